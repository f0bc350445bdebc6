/**
 * What there is to say about the type of a dispatch, and the words for it.
 *
 * @module
 */

import { clean } from "../field.ts";
import {
  ADVICE_PARTS,
  ADVICE_RULES,
  LAYER_NAMES,
  SKIP_REASONS,
} from "../rules/dispatch.ts";
import { fill, type Lang, render, ruleIn } from "../verdict.ts";
import {
  foldName,
  type Layer,
  NAME_MAX,
  type SkippedFile,
} from "./definition.ts";
import {
  BUILT_INS,
  FORK_TYPE,
  FORMER_BUILT_INS,
  pathFrom,
  type Registry,
  type Where,
} from "./registry.ts";
import { restrictionOf } from "./tools.ts";

// A name that holds the other one counts only from this length.
const TELLING = 4;

/**
 * How many single changes (a letter more, less, other, or two swapped) lead
 * from one text to the other; `limit + 1` when it takes more than `limit`.
 */
export function editDistance(
  a: string,
  b: string,
  options: { limit: number },
): number {
  const { limit } = options;
  const far = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return far;
  let before: number[] = [];
  let last: number[] = [];
  for (let j = 0; j <= b.length; j++) last.push(j);
  for (let i = 1; i <= a.length; i++) {
    const row: number[] = [];
    // Further off the diagonal lies nothing within the limit.
    const from = Math.max(0, i - limit);
    const to = Math.min(b.length, i + limit);
    for (let j = from; j <= to; j++) {
      const same = a[i - 1] === b[j - 1];
      let best = j === 0 ? i : Math.min(
        (last[j] ?? far) + 1,
        (row[j - 1] ?? far) + 1,
        (last[j - 1] ?? far) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (before[j - 2] ?? far) + 1);
      }
      row[j] = best;
    }
    before = last;
    last = row;
  }
  return Math.min(last[b.length] ?? far, far);
}

/**
 * The candidate that `type` was probably meant to be: the one that is fewest
 * changes away, at most a third of the letters, else one that holds it or that
 * it holds. `undefined` when none comes near.
 */
export function nearest(
  type: string,
  candidates: readonly string[],
): string | undefined {
  const wanted = foldName(type).slice(0, NAME_MAX);
  if (wanted === "") return undefined;
  let limit = Math.min(3, Math.max(1, Math.floor(wanted.length / 3)));
  let found: string | undefined;
  for (const candidate of candidates) {
    const folded = foldName(candidate).slice(0, NAME_MAX);
    const distance = editDistance(wanted, folded, { limit });
    if (distance > limit) continue;
    found = candidate;
    limit = distance - 1;
    if (limit < 0) break;
  }
  if (found !== undefined) return found;
  return candidates.find((candidate) => {
    const folded = foldName(candidate);
    const [short, long] = folded.length < wanted.length
      ? [folded, wanted]
      : [wanted, folded];
    return short.length >= TELLING && long.includes(short);
  });
}

/** One thing worth telling about a type. */
export type Advice =
  | {
    kind: "unknown";
    /** The file that was probably meant and does not count. */
    meant?: SkippedFile;
    near?: { name: string; layer: Layer | "built-in" };
    names: string[];
    builtIns: string[];
    complete: boolean;
  }
  | { kind: "ambiguous"; names: string[] }
  | { kind: "duplicate"; name: string; kept: string; others: string[] }
  | { kind: "former-built-in"; successor: string }
  | { kind: "no-tools"; name: string; file: string; entries: string[] };

function stem(file: string): string {
  const name = file.slice(
    Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1,
  );
  return name.endsWith(".md") ? name.slice(0, -".md".length) : name;
}

/** The skipped file whose name, or whose file's name, is the wanted one. */
function skippedFor(type: string, registry: Registry): SkippedFile | undefined {
  const folded = foldName(type);
  const candidates = registry.skipped().filter(({ reason }) =>
    reason !== "duplicate" && reason !== "shadowed" && reason !== "too-many"
  );
  const bears = (text: string | undefined) =>
    text !== undefined && foldName(text) === folded;
  return candidates.find(({ name }) => bears(name)) ??
    candidates.find(({ file }) => bears(stem(file)));
}

function unknown(type: string, registry: Registry): Advice | undefined {
  const meant = skippedFor(type, registry);
  // Whatever a link out of the folder holds may well be this agent.
  if (meant?.reason === "link-out") return undefined;
  const successor = FORMER_BUILT_INS.get(foldName(type));
  if (meant === undefined && successor !== undefined) {
    return { kind: "former-built-in", successor };
  }
  const defined = registry.all();
  const names = defined.map(({ name }) => name);
  const builtIns = BUILT_INS.map(({ name }) => name).filter((name) =>
    name !== FORK_TYPE
  );
  const near = meant === undefined
    ? nearest(type, [...names, ...builtIns])
    : undefined;
  const layer = defined.find(({ name }) => name === near)?.layer ?? "built-in";
  return {
    kind: "unknown",
    ...(meant !== undefined && { meant }),
    ...(near !== undefined && { near: { name: near, layer } }),
    names,
    builtIns,
    complete: registry.isComplete(),
  };
}

/**
 * What there is to say about dispatching `type`; `undefined` where all is well
 * and where nothing can be known. A built-in type by its exact name is
 * answered without reading a file.
 */
export function adviceOn(type: string, registry: Registry): Advice | undefined {
  if (BUILT_INS.some(({ name }) => name === type)) return undefined;
  const found = registry.find(type);
  switch (found.kind) {
    case "unknown":
      return unknown(type, registry);
    case "ambiguous":
      return { kind: "ambiguous", names: found.names };
    case "definition": {
      const { definition } = found;
      const restriction = restrictionOf(definition);
      if (restriction?.allow?.length === 0) {
        return {
          kind: "no-tools",
          name: definition.name,
          file: definition.file,
          entries: [...definition.tools ?? []],
        };
      }
      const double = registry.duplicates().find(({ kept }) =>
        kept === definition.file
      );
      return double && { kind: "duplicate", ...double };
    }
  }
  return undefined;
}

/** The id of a rule of the advice. */
export type AdviceRuleId = (typeof ADVICE_RULES)[number]["id"];

const MOST_NAMES = 20;
const MOST_FILES = 5;

function listed(
  items: readonly string[],
  { lang, most }: { lang: Lang; most: number },
): string {
  const shown = items.slice(0, most).filter((item) => item !== "");
  if (shown.length === 0) return ADVICE_PARTS.nothing[lang];
  const more = items.length > most ? ` \u2026 (${items.length})` : "";
  return shown.join(", ") + more;
}

/** Why a file does not count, as a clause. */
export function skipReason(
  { reason, kept }: SkippedFile,
  { lang, where }: { lang: Lang; where: Where },
): string {
  return fill(SKIP_REASONS[reason][lang], {
    kept: kept === undefined ? "" : pathFrom(kept, where),
  });
}

/** The message of one piece of advice, and the rule that it falls under. */
export function adviceText(
  advice: Advice,
  { type, lang, where }: { type: string; lang: Lang; where: Where },
): { rule: AdviceRuleId; text: string } {
  const name = (text: string) => clean(text, NAME_MAX);
  const names = (all: readonly string[]) =>
    listed(all.map(name), { lang, most: MOST_NAMES });
  const path = (file: string) => pathFrom(file, where);
  const say = (rule: AdviceRuleId, slots: Record<string, string>) => ({
    rule,
    text: render(ruleIn(ADVICE_RULES, rule), lang, slots),
  });
  const part = (
    key: keyof typeof ADVICE_PARTS,
    slots: Record<string, string> = {},
  ) => fill(ADVICE_PARTS[key][lang], slots);

  switch (advice.kind) {
    case "unknown": {
      const { meant, near } = advice;
      return say("AGENT-UNKNOWN", {
        type: name(type),
        meant: meant === undefined ? "" : part("meant", {
          file: path(meant.file),
          reason: skipReason(meant, { lang, where }),
        }),
        near: near === undefined ? "" : part("near", {
          near: name(near.name),
          layer: LAYER_NAMES[near.layer][lang],
        }),
        names: names(advice.names),
        builtins: names(advice.builtIns),
        incomplete: advice.complete ? "" : part("incomplete"),
      });
    }
    case "ambiguous":
      return say("AGENT-AMBIGUOUS", {
        type: name(type),
        names: names(advice.names),
      });
    case "duplicate":
      return say("AGENT-DUPLICATE", {
        type: name(advice.name),
        kept: path(advice.kept),
        others: listed(advice.others.map(path), { lang, most: MOST_FILES }),
      });
    case "former-built-in":
      return say("AGENT-FORMER-BUILT-IN", {
        type: name(type),
        successor: advice.successor,
      });
    case "no-tools":
      return say("AGENT-NO-TOOLS", {
        type: name(advice.name),
        file: path(advice.file),
        entries: advice.entries.length === 0
          ? part("emptyList")
          : names(advice.entries),
      });
  }
}
