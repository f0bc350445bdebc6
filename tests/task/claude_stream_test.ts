/** What the events of a print session come to. */
import { assertEquals } from "@std/assert";
import {
  type Ending,
  newReading,
  outcomeOf,
  readLine,
} from "../../lib/task/claude/stream.ts";
import type { Outcome } from "../../lib/task/host.ts";
import { joinedText } from "../../lib/task/output.ts";
import { isAtLeast, judgeVersion } from "../../lib/task/claude/version.ts";

function message(id: string, text: string, rest: object = {}): object {
  const content = [{ type: "text", text }];
  return { type: "assistant", message: { id, content }, ...rest };
}

function toolUse(id: string): object {
  const content = [{ type: "tool_use", name: "Bash" }];
  return { type: "assistant", message: { id, content } };
}

function result(fields: object = {}): object {
  return {
    type: "result",
    subtype: "success",
    is_error: false,
    stop_reason: "end_turn",
    session_id: "s2",
    ...fields,
  };
}

const OK: Ending = { code: 0, stderr: "", aborted: false };

type Row = [
  name: string,
  events: (object | string)[],
  ending: Partial<Ending>,
  stop: Outcome["stop"],
  text: string,
  detail?: string,
];

const ROWS: Row[] = [
  [
    "a report",
    [message("m1", "Report."), result()],
    {},
    "completed",
    "Report.",
  ],
  [
    "blocks of one message",
    [message("m1", "a"), message("m1", "b"), result()],
    {},
    "completed",
    "ab",
  ],
  [
    "only the last message",
    [message("m1", "on it"), toolUse("m1"), message("m2", "Done."), result()],
    {},
    "completed",
    "Done.",
  ],
  [
    "an empty last message",
    [
      message("m1", "Found it."),
      toolUse("m2"),
      result({ result: "Found it." }),
    ],
    {},
    "completed",
    "Found it.",
  ],
  [
    "no message, but a result",
    [result({ result: "Words." })],
    {},
    "completed",
    "Words.",
  ],
  [
    "words of a subagent",
    [
      message("m1", "Mine."),
      message("m9", "Its own.", { parent_tool_use_id: "t1" }),
      result(),
    ],
    {},
    "completed",
    "Mine.",
  ],
  [
    "lines that are no events",
    ["", "warning: x", "[1]", "{", message("m1", "R."), "null", result()],
    {},
    "completed",
    "R.",
  ],
  [
    "cut short",
    [message("m1", "Rep"), result({ stop_reason: "max_tokens" })],
    {},
    "max-tokens",
    "Rep",
  ],
  [
    "declined",
    [message("m1", "No."), result({ stop_reason: "refusal" })],
    {},
    "refusal",
    "No.",
  ],
  [
    "out of turns",
    [
      message("m1", "So far."),
      result({ subtype: "error_max_turns", is_error: true }),
    ],
    {},
    "max-turns",
    "So far.",
  ],
  [
    "an API error",
    [
      message("m1", "API Error: 400 no"),
      result({ is_error: true, result: "API Error: 400 no" }),
    ],
    { code: 1 },
    "error",
    "",
    "API Error: 400 no",
  ],
  [
    "an error after words",
    [
      message("m1", "So far."),
      result({ is_error: true, result: "API Error: 500" }),
    ],
    { code: 1 },
    "error",
    "So far.",
    "API Error: 500",
  ],
  [
    "an unknown agent",
    [],
    { code: 1, stderr: "hint\n--agent 'x' not found.\n" },
    "error",
    "",
    "--agent 'x' not found.",
  ],
  [
    "a crash",
    [message("m1", "So far.")],
    { code: 139 },
    "error",
    "So far.",
    "claude ended with code 139 and without a result",
  ],
  [
    "an interrupt",
    [message("m1", "So far.")],
    { code: 143, aborted: true },
    "aborted",
    "So far.",
  ],
];

Deno.test("outcomeOf() reads a session's events", async (t) => {
  for (const [name, events, ending, stop, text, detail] of ROWS) {
    await t.step(name, () => {
      const reading = newReading("s1");
      for (const event of events) {
        readLine(
          reading,
          typeof event === "string" ? event : JSON.stringify(event),
        );
      }
      const outcome = outcomeOf(reading, { ...OK, ...ending });
      assertEquals(outcome.stop, stop);
      assertEquals(joinedText(outcome.blocks), text);
      assertEquals(outcome.detail, detail);
      const told = events.some((event) =>
        JSON.stringify(event).includes("session_id")
      );
      assertEquals(outcome.session, told ? "s2" : "s1");
    });
  }
});

Deno.test("isAtLeast() compares numbers, not texts", () => {
  const rows: [string, string, boolean][] = [
    ["2.1.332", "2.1.240", true],
    ["2.1.240", "2.1.240", true],
    ["2.1.99", "2.1.240", false],
    ["2.2.0", "2.1.240", true],
    ["10.0.0", "2.1.240", true],
    ["1.9.999", "2.1.240", false],
  ];
  for (const [have, want, answer] of rows) {
    assertEquals(isAtLeast(have, want), answer, `${have} ${want}`);
  }
});

Deno.test("judgeVersion() tells a usable version from others", () => {
  assertEquals(judgeVersion("2.1.332 (Claude Code)\n"), { version: "2.1.332" });
  for (const printed of ["1.0.3 (Claude Code)", "", "command not found"]) {
    assertEquals("problem" in judgeVersion(printed), true, printed);
  }
});
