#!/usr/bin/env -S deno run --no-config --no-prompt --allow-env=ALLOW_*,DISPATCH_*,DONE_GATE_BODY_FLOOR,HOME --allow-read
/**
 * SubagentStop: when the dispatch asked for the marker, sends a final message
 * back once that is no report, or that is short and lacks the marker.
 *
 * ```sh
 * echo '{"hook_event_name":"SubagentStop","last_assistant_message":"Done."}' | hooks/subagent-done-gate.ts
 * ```
 *
 * @module
 */

import { clean, cleanBlock, textField, textOf } from "../lib/field.ts";
import { runHook } from "../lib/hook.ts";
import {
  bodyBytes,
  bodyFloor,
  declaresMarker,
  judgeFinal,
} from "../lib/marker.ts";
import { GATE_RULES } from "../lib/rules/gate.ts";
import {
  type AgentFiles,
  blocksOf,
  dispatchText,
  lastRow,
  stoppedAgentFiles,
  textsOf,
} from "../lib/transcript/transcript.ts";
import {
  type Guard,
  type Lang,
  languageFor,
  PASS,
  type Payload,
  render,
  ruleIn,
  type Verdict,
} from "../lib/verdict.ts";
import type { Files, World } from "../lib/world.ts";

// The echo is for copying; a floor of the user's that is far above the usual
// one must not make it a second report.
const LONGEST_ECHO = 4000;

function judge(payload: Payload, world: World): Verdict {
  const { note } = world;
  // null and absent are the first stop, as false is.
  if (payload["stop_hook_active"] === true) {
    note("5", "stop_hook_active: the gate has already asked once");
    return PASS;
  }
  note("5", "the first stop of this turn");
  // A marked report passes whatever was asked for, so no file is read for it.
  if (judgeFinal(textOf(payload, "last_assistant_message")) === "marked") {
    return marked(world);
  }
  const agent = stoppedAgentFiles(payload, world);
  if (agent === undefined) {
    note("6", "no readable transcript of the agent");
    return { kind: "degrade", why: "the agent's transcript cannot be read" };
  }
  const dispatch = dispatchText(world.files, agent);
  if (dispatch === undefined) {
    note("7", "no text of the dispatcher in the transcript");
    return { kind: "degrade", why: "the dispatch text cannot be read" };
  }
  if (!declaresMarker(dispatch)) {
    note("7", "the dispatcher's text does not mention the marker");
    return PASS;
  }
  note("7", "the dispatcher's text asks for the marker");
  const message = judgedMessage(payload, { agent, world });
  if (typeof message !== "string") return message;
  return judgeMessage(message, { payload, world, dispatch });
}

function marked({ note }: World): Verdict {
  note("9", "a report, and the bare marker as its last line");
  return PASS;
}

function judgeMessage(
  message: string,
  { payload, world, dispatch }: {
    payload: Payload;
    world: World;
    dispatch: string;
  },
): Verdict {
  const { note } = world;
  const judgment = judgeFinal(message);
  if (judgment === "marked") return marked(world);
  const lang = languageFor(world, dispatch);
  if (judgment === "empty" || judgment === "marker-only") {
    note("9", judgment === "empty" ? "no text at all" : "only the marker");
    const rule = "GATE-EMPTY-REPORT";
    const found = FOUND[judgment][lang];
    return {
      kind: "block",
      rule,
      lang,
      message: render(ruleIn(GATE_RULES, rule), lang, { found }),
    };
  }
  const bytes = bodyBytes(message);
  const floor = bodyFloor(world);
  const slots = { bytes: String(bytes), floor: String(floor) };
  if (bytes < floor) {
    note("10", `no marker, ${bytes} bytes: under the floor of ${floor}`);
    const rule = "GATE-UNMARKED-STUB";
    const body = cleanBlock(message, LONGEST_ECHO);
    return {
      kind: "block",
      rule,
      lang,
      message: render(ruleIn(GATE_RULES, rule), lang, { ...slots, body }),
    };
  }
  note("10", `no marker, ${bytes} bytes: not under the floor of ${floor}`);
  const rule = "GATE-UNMARKED-LONG";
  const agent = agentName(payload);
  return {
    kind: "warn",
    rule,
    text: render(ruleIn(GATE_RULES, rule), lang, { ...slots, agent }),
  };
}

const FOUND: Record<"empty" | "marker-only", Record<Lang, string>> = {
  "empty": { en: "it has no text", zh: "没有任何文字" },
  "marker-only": {
    en: "the marker is all there is",
    zh: "除了标记什么都没有",
  },
};

function agentName(payload: Payload): string {
  const type = textField(payload, "agent_type");
  const id = textField(payload, "agent_id");
  const names = [type, id].map((field) =>
    field.state === "present" ? clean(field.value, 80) : ""
  );
  return names.filter((name) => name !== "").join(" ") || "a subagent";
}

/** What the last record of the assistant in a transcript is. */
export type FinalMessage =
  | { kind: "text"; text: string }
  /** A message without any text: what an empty final answer leaves. */
  | { kind: "empty" }
  /** A tool call, or no such record: nothing to judge. */
  | { kind: "none" };

/**
 * The last assistant record of a transcript. Claude Code writes one record per
 * content block, so an empty message is a record with an empty text.
 */
export function finalMessage(files: Files, path: string): FinalMessage {
  const row = lastRow({ files, path }, (row) => row["type"] === "assistant");
  if (row === undefined) return { kind: "none" };
  const text = textsOf(row).join("\n");
  if (text.trim() !== "") return { kind: "text", text };
  return blocksOf(row).some((block) => block["type"] === "tool_use")
    ? { kind: "none" }
    : { kind: "empty" };
}

/** The message of a SubagentStop payload, or the verdict without one. */
function judgedMessage(
  payload: Payload,
  { agent, world }: { agent: AgentFiles; world: World },
): string | Verdict {
  const field = textField(payload, "last_assistant_message");
  switch (field.state) {
    case "present":
      return field.value;
    case "blank":
      return "";
    case "mistyped":
      return { kind: "degrade", why: "last_assistant_message is no text" };
  }
  const last = finalMessage(world.files, agent.transcript);
  const isNull = Object.hasOwn(payload, "last_assistant_message");
  // Claude Code 2.1.332 leaves the field out when the final message is empty,
  // older versions always do; only the transcript tells the two apart.
  if (last.kind === "empty") {
    world.note("8", "the last message in the transcript is empty");
    return "";
  }
  if (last.kind === "text" && isNull) {
    world.note(
      "8",
      "no last message in the payload: the transcript's is judged",
    );
    return last.text;
  }
  world.note("8", "no last message: nothing to judge");
  return PASS;
}

/** The finalization gate. */
export const doneGate: Guard = {
  name: "subagent-done-gate",
  event: "SubagentStop",
  hatch: "ALLOW_UNMARKED_FINAL",
  tags: false,
  judge,
};

if (import.meta.main) runHook(doneGate);
