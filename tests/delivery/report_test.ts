/**
 * The report in a result: what of it are the harness's words.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import {
  aroundCut,
  dispatchResult,
  isApiError,
  reportIn,
  withBlock,
} from "../../lib/transcript/report.ts";

const LIMIT = "NOTE: this agent stopped at its 12-turn limit before finishing.";
const PARTIAL = "Everything below is PARTIAL output recovered from the agent";
const CUT = "\n\n... [1234 characters truncated] ...\n\n";

Deno.test("reportIn() takes the harness's words off, and only those", () => {
  const rows: [result: string, text: string, partial?: boolean][] = [
    ["Found two.", "Found two."],
    [
      "<tools-used-before-summary>Read, Grep</tools-used-before-summary>\nFound two.",
      "Found two.",
    ],
    ["[harness: nothing was checked]\nFound two.", "Found two."],
    ["[harness: nothing was checked]", ""],
    ["[harness: is a word of mine", "[harness: is a word of mine"],
    [`${LIMIT}\nFound one.`, "Found one.", true],
    [LIMIT, "", true],
    [
      `${LIMIT} The text below is PARTIAL output.\nFound one.`,
      "Found one.",
      true,
    ],
    [`${PARTIAL}.\nFound one.`, "Found one.", true],
    [`The agent was cut off.\n${PARTIAL}.\nFound one.`, "Found one.", true],
    [`[harness: x]\n${LIMIT}\n[harness: y]\nFound one.`, "Found one.", true],
    [`Found one.\n${LIMIT}\nFound two.`, `Found one.\n${LIMIT}\nFound two.`],
    [`Found.\n[harness: x]`, `Found.\n[harness: x]`],
    ["(Subagent completed but returned no output.)", ""],
    [" (no output)\n", ""],
    ["(No output)", ""],
    ["(no output) of the build was kept", "(no output) of the build was kept"],
    ["The build gave (no output)", "The build gave (no output)"],
  ];
  for (const [result, text, partial = false] of rows) {
    assertEquals(reportIn(result), { text, partial, cut: false }, result);
  }
});

Deno.test("aroundCut() finds what stands before and after a cut", () => {
  assertEquals(aroundCut(`a${CUT}b`), { head: "a", tail: "b" });
  assertEquals(reportIn(`a${CUT}b`).cut, true);
  for (const whole of ["a", "a [12 characters truncated] b", CUT.trim()]) {
    assertEquals(aroundCut(whole), undefined, whole);
    assertEquals(reportIn(whole).cut, false, whole);
  }
});

const API_ERRORS = [
  "API Error: 500 Internal server error",
  "API Error (Request timed out)",
  "Agent terminated early due to an API error: overloaded",
  "Claude usage limit reached. Your limit will reset at 3pm.",
  "Claude AI usage limit reached|1751320800",
  "You've hit your session limit",
  "You’ve reached your weekly limit · resets 3pm",
  "You've reached your Opus limit",
  "You've hit your limit",
  "You're out of usage",
  "You’re out of extra usage · resets 3pm",
  "5-hour limit reached ∙ resets 3pm",
  "Session limit reached",
  "Weekly limit reached",
  "Opus limit reached",
  "Sonnet limit reached",
  "Credit balance is too low",
  "Prompt is too long",
  "Prompt is too long: 210000 tokens",
  "Prompt is too long. Shorten it",
  "Invalid API key",
  "Invalid API key · Please run /login",
  "OAuth token has expired",
  "OAuth token revoked · Please run /login",
  "Request timed out",
  "Request timed out.",
  "Repeated 529 Overloaded errors",
  "repeated 529 overloaded errors",
];

Deno.test("isApiError() knows what stands where an answer should be", () => {
  for (const text of API_ERRORS) {
    assertEquals(isApiError(text), true, text);
    assertEquals(isApiError(`\n ${text}\n`), true, text);
    assertEquals(isApiError(`Seen in the log: ${text}`), false, text);
    assertEquals(isApiError(`${text}\nIt comes from a.ts:3.\nFix it.`), false);
    assertEquals(isApiError(`${text} ${"x".repeat(600)}`), false, text);
  }
  assertEquals(isApiError("API Error: 500\n\nTry later."), true);
  for (
    const text of [
      "API Errors: none",
      "Claude usage limits reached us late",
      "You've hit your head",
      "You've seen your limit",
      "Prompt is too long-winded",
      "Invalid API keys are refused",
      "OAuth token handling is fine",
      "Request timed out twice",
      "Haiku limit reached",
      "",
    ]
  ) assertEquals(isApiError(text), false, text);
});

const text = (said: string) => ({ type: "text", text: said });

Deno.test("dispatchResult() reads the shapes of all versions", () => {
  const rows: [response: unknown, whole: string | undefined, agent?: string][] =
    [
      ["Found two.", "Found two."],
      ["Async agent launched successfully", undefined],
      ["Agent launched.", undefined],
      ["  Spawned: scout", undefined],
      ["Successfully spawned scout", undefined],
      ["Fork started", undefined],
      ["Teammate scout is at work", undefined],
      ["The agent launched a build", "The agent launched a build"],
      [
        [text("a"), "b", { type: "image" }, { text: "c" }, text("d")],
        "a\nb\nd",
      ],
      [[], ""],
      [undefined, undefined],
      [null, undefined],
      [7, undefined],
      [{ content: [text("a")] }, undefined],
      [{ status: "async_launched", content: [text("a")] }, undefined],
      [{ status: "completed" }, undefined],
      [{ status: "completed", content: 7 }, undefined],
      [{ status: "completed", content: "a" }, "a"],
      [{ status: "completed", agentId: "a1", content: "a" }, "a", "a1"],
      [{ status: "completed", agentId: 7, content: [text("a")] }, "a"],
      [{ status: "completed", agentId: "a1", content: [] }, "", "a1"],
      [{ status: "completed", content: [{ type: "text", text: 7 }] }, ""],
    ];
  for (const [response, whole, agent] of rows) {
    const result = dispatchResult(response);
    const said = JSON.stringify(response);
    assertEquals(result.kind, whole === undefined ? "none" : "completed", said);
    if (result.kind === "none") continue;
    assertEquals(result.whole, whole, said);
    assertEquals(result.agent, agent, said);
    const isObject = typeof response === "object" && !Array.isArray(response) &&
      Array.isArray((response as { content?: unknown }).content);
    assertEquals(result.object, isObject ? response : undefined, said);
  }
});

Deno.test("dispatchResult() leaves out the blocks that the harness counts as its own", () => {
  const content = [text(LIMIT), text("a"), text("b"), text("[usage]")];
  const rows: [
    counts: Record<string, unknown>,
    said: string,
    partial: boolean,
  ][] = [
    [{ harnessNoteCount: 1, harnessTailCount: 1 }, "a\nb", true],
    [{ harnessTailCount: 1 }, "a\nb", true],
    [{ harnessNoteCount: 2, harnessTailCount: 2 }, "", true],
    [{ harnessNoteCount: 1 }, "a\nb\n[usage]", true],
    [{ harnessNoteCount: 3, harnessTailCount: 2 }, "a\nb\n[usage]", true],
    [{ harnessNoteCount: -1, harnessTailCount: 0.5 }, "a\nb\n[usage]", true],
    [{ harnessNoteCount: "1", harnessTailCount: null }, "a\nb\n[usage]", true],
  ];
  for (const [counts, said, partial] of rows) {
    const response = { status: "completed", content, ...counts };
    const result = dispatchResult(response);
    if (result.kind === "none") throw new Error("completed is a result");
    assertEquals(result.report, { text: said, partial, cut: false });
  }
  const whole = dispatchResult({
    status: "completed",
    content: [text("note"), text("a")],
    harnessNoteCount: 1,
  });
  assertEquals(whole.kind === "completed" && whole.report.partial, false);
});

Deno.test("withBlock() puts a text before the harness's own last blocks", () => {
  const rows: [counts: Record<string, unknown>, expected: string][] = [
    [{}, "a b c +"],
    [{ harnessTailCount: 0 }, "a b c +"],
    [{ harnessTailCount: 1 }, "a b + c"],
    [{ harnessTailCount: 3 }, "+ a b c"],
    [{ harnessTailCount: 4 }, "a b c +"],
    [{ harnessTailCount: "1" }, "a b c +"],
  ];
  const content = ["a", "b", "c"].map(text);
  for (const [counts, expected] of rows) {
    const made = withBlock({ content, agentId: "a1", ...counts }, "+");
    const blocks = made["content"] as { text: string }[];
    assertEquals(blocks.map(({ text }) => text).join(" "), expected);
    assertEquals(made["agentId"], "a1");
  }
  assertEquals(withBlock({}, "+"), { content: [text("+")] });
});
