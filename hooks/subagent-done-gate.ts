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

import { clean, cleanBlock } from "../lib/clean.ts";
import { textField } from "../lib/field.ts";
import { runHook } from "../lib/hook.ts";
import { type Lang, languageFor } from "../lib/language.ts";
import {
  bodyBytes,
  bodyFloor,
  declaresMarker,
  judgeFinal,
} from "../lib/marker.ts";
import { GATE_RULES } from "../lib/rules/gate.ts";
import { render, ruleIn } from "../lib/rules/render.ts";
import { dispatchText } from "../lib/transcript/dispatch_text.ts";
import { judgedMessage } from "../lib/transcript/final_message.ts";
import { stoppedAgentFiles } from "../lib/transcript/place.ts";
import {
  type Guard,
  PASS,
  type Payload,
  type Verdict,
} from "../lib/verdict.ts";
import type { World } from "../lib/world.ts";

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
  return judgeMessage(message, {
    payload,
    world,
    lang: languageFor(world, dispatch),
  });
}

function judgeMessage(
  message: string,
  { payload, world, lang }: { payload: Payload; world: World; lang: Lang },
): Verdict {
  const { note } = world;
  const judgment = judgeFinal(message);
  if (judgment === "marked") {
    note("9", "a report, and the bare marker as its last line");
    return PASS;
  }
  if (judgment === "empty" || judgment === "marker-only") {
    note("9", judgment === "empty" ? "no text at all" : "only the marker");
    const rule = "GATE-EMPTY-REPORT";
    const found = FOUND[judgment][lang];
    return {
      kind: "block",
      rule,
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

/** The finalization gate. */
export const doneGate: Guard = {
  name: "subagent-done-gate",
  event: "SubagentStop",
  hatch: "ALLOW_UNMARKED_FINAL",
  tags: false,
  judge,
};

if (import.meta.main) runHook(doneGate);
