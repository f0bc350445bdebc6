/**
 * Guards that judge one dispatch together: what they would say of the call that
 * the others recommend, and their blocks as one text.
 *
 * @module
 */

import { dispatchInput } from "./field.ts";
import {
  type Block,
  type Context,
  endingText,
  type Guard,
  type InputPatch,
  type Joint,
  type Judged,
  judgeEach,
  judgeWith,
  type Lang,
  PASS,
  type Payload,
  standsFor,
  type Verdict,
} from "./verdict.ts";
import type { World } from "./world.ts";

/** The verdicts of several guards on one call, in the guards' order. */
export function judgeAll(
  guards: readonly Guard[],
  { payload, world }: { payload: Payload; world: World },
): Judged[] {
  return judgeAhead(judgeEach(guards, { payload, world }), {
    payload,
    worldFor: () => world,
  });
}

// What a recommended call is asked about more than once is rare; three fields
// can be recommended in turn.
const MOST_TURNS = 3;

/**
 * The same verdicts, with what the guards would say of the call that they
 * recommend: whoever followed them would only be blocked once more. What they
 * would ask of it goes along with the blocks; where a guard says that no change
 * helps, that is its block.
 */
export function judgeAhead(
  judged: readonly Judged[],
  { payload, worldFor }: {
    payload: Payload;
    worldFor: (guard: Guard) => World;
  },
): Judged[] {
  const told = judged.map(({ verdict }) => verdict);
  let patch = mendedBy(told);
  let isMore = false;
  for (let turn = 0; patch !== undefined && turn < MOST_TURNS; turn++) {
    const next = sent(payload, patch);
    const ahead = judged.map(({ guard }, i): Verdict => {
      const verdict = told[i] ?? PASS;
      return isClosed(verdict)
        ? verdict
        : judgeWith(guard, next(guard, worldFor(guard)));
    });
    ahead.forEach((verdict, i) => {
      if (!isClosed(verdict) || told[i] === verdict) return;
      told[i] = verdict;
      isMore = true;
    });
    const known: InputPatch = patch;
    const further = Object.entries(mendedBy(ahead) ?? {}).filter((
      [field, value],
    ) => !Object.hasOwn(known, field) || known[field] !== value);
    if (further.length === 0) break;
    patch = { ...patch, ...Object.fromEntries(further) };
    isMore = true;
  }
  const together = isMore ? patch : undefined;
  return judged.map(({ guard }, i) => {
    const verdict = told[i] ?? PASS;
    return together !== undefined && verdict.kind === "block"
      ? { guard, verdict: { ...verdict, together } }
      : { guard, verdict };
  });
}

/** Whether a verdict says that no change of the call helps. */
function isClosed(verdict: Verdict): boolean {
  return verdict.kind === "block" && verdict.instead === undefined;
}

/** A patched call as each guard would get it. */
function sent(
  payload: Payload,
  patch: InputPatch,
): (guard: Guard, world: World) => { payload: Payload; world: World } {
  const input = patched(dispatchInput(payload), patch);
  const next = { ...payload, tool_input: input };
  return (guard, world) => {
    const received = guard.received?.(next, world) ?? next;
    standsFor(received, payload);
    return { payload: received, world };
  };
}

/** What all blocks recommend; `undefined` when one has no remedy. */
export function recommendedBy(
  verdicts: readonly Verdict[],
): InputPatch | undefined {
  return verdicts.some(isClosed) ? undefined : mendedBy(verdicts);
}

/** What blocks recommend, as far as they do; `undefined` when none does. */
function mendedBy(verdicts: readonly Verdict[]): InputPatch | undefined {
  let patch: InputPatch | undefined;
  for (const verdict of verdicts) {
    if (verdict.kind !== "block") continue;
    const { instead, together } = verdict;
    if (instead !== undefined || together !== undefined) {
      patch = { ...patch, ...instead, ...together };
    }
  }
  return patch;
}

/** The input of a call with a patch applied. */
export function patched(
  input: Record<string, unknown>,
  patch: InputPatch,
): Record<string, unknown> {
  const next = { ...input, ...patch };
  for (const [field, value] of Object.entries(patch)) {
    if (value === undefined) delete next[field];
  }
  return next;
}

const TOGETHER: Record<
  Lang,
  {
    open: string;
    without: string;
    comma: string;
    afterSetting: string;
    named: string;
  }
> = {
  en: {
    open: "All of it in one call: ",
    without: "leave out ",
    comma: ", ",
    afterSetting: "Once the user has made that change, mend this too:",
    named: " (that type is no role here, and a name would make it a teammate)",
  },
  zh: {
    open: "合在一次调用里：",
    without: "去掉 ",
    comma: "、",
    afterSetting: "等用户改好设置之后，再派发时还要改：",
    named: "（那个类型在这里不是角色，带了名字就成了队友）",
  },
};

/** A patch on one line: what to write, then what to leave out. */
function patchLine(patch: InputPatch, lang: Lang): string {
  const { open, without, comma } = TOGETHER[lang];
  const written: string[] = [];
  const left: string[] = [];
  for (const [field, value] of Object.entries(patch)) {
    if (value === undefined) left.push(field);
    else written.push(`${field}: ${JSON.stringify(value)}`);
  }
  const parts = written.length > 0 ? [written.join(comma)] : [];
  if (left.length > 0) parts.push(without + left.join(comma));
  return open + parts.join(lang === "zh" ? "；" : "; ");
}

/** What of these texts holds for a call that is to be mended. */
function hintsOf(
  said: readonly Context[],
  patch: InputPatch | undefined,
): string[] {
  // What is said about a type does not hold for the one to send instead.
  if (patch === undefined || Object.hasOwn(patch, "subagent_type")) return [];
  return said.flatMap(({ text, onlyIfRun }) =>
    text === undefined || text === "" || onlyIfRun === true ? [] : [text]
  );
}

/**
 * The texts of blocks as one. What they share stands once: how it ends, and
 * what to send instead for all of them together. Where one says that nothing
 * passes before the user changes a setting, of the others only what is wrong
 * is told, for the time after.
 *
 * @param said what else there is to say about the call
 */
export function blockText(
  blocks: readonly Block[],
  said: readonly Context[] = [],
): string {
  const [only, second] = blocks;
  if (only === undefined) return "";
  const hints = hintsOf(said, recommendedBy(blocks));
  const isPlain = second === undefined && only.together === undefined;
  if (isPlain && hints.length === 0) return only.message;
  const { lang } = only;
  const told = blocks.map(({ message, beside, otherwise }) => {
    const whole = second === undefined ? message : beside ?? message;
    const ending = endingIn(whole, lang);
    const cut = ending === undefined ? 0 : endingText(ending, lang).length + 1;
    return { ending, otherwise, text: whole.slice(0, -cut || undefined) };
  });
  const closed = told.filter(({ ending }) => ending === "setting");
  const others = told.filter(({ ending }) => ending !== "setting");
  const patch = (closed.length > 0 ? mendedBy : recommendedBy)(blocks);
  const isNameTold = blocks.some(({ instead }) =>
    Object.hasOwn(instead ?? {}, "name")
  );
  const why = Object.hasOwn(patch ?? {}, "name") && !isNameTold
    ? TOGETHER[lang].named
    : "";
  const line = patch === undefined ? [] : [patchLine(patch, lang) + why];
  const parts = closed.map(({ text }) => text);
  if (closed.length === 0) {
    parts.push(...others.map(({ text }) => text), ...hints);
    if (!isPlain) parts.push(...line);
  } else if (others.length + line.length > 0) {
    const heads = others.flatMap(({ text }) =>
      text.split("\n").filter((each) => each.startsWith("["))
    );
    const [alone, more] = others;
    if (alone?.otherwise !== undefined && more === undefined) {
      parts.push(alone.otherwise);
    }
    parts.push(
      [TOGETHER[lang].afterSetting, ...heads, ...line].join("\n"),
    );
  }
  const whole = parts.join("\n\n");
  const ending = closed.length > 0
    ? "setting"
    : others.find(({ ending }) => ending !== undefined)?.ending;
  const guards = second === undefined ? "this" : "these";
  return ending === undefined
    ? whole
    : `${whole}\n${endingText(ending, lang, guards)}`;
}

/** How a message of one guard ends, where others can share it. */
function endingIn(
  message: string,
  lang: Lang,
): "retry" | "setting" | undefined {
  return (["retry", "setting"] as const).find((ending) =>
    message.endsWith(`\n${endingText(ending, lang)}`)
  );
}

/** For the guards of a dispatch. */
export const JOINT: Joint = { judge: judgeAll, text: blockText };
