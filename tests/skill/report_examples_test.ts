import { assert, assertEquals } from "@std/assert";
import { backgroundNotice } from "../../hooks/background-delivery-notice.ts";
import { truncationNotice } from "../../hooks/dispatch-truncation-notice.ts";
import { doneGate } from "../../hooks/subagent-done-gate.ts";
import { type Guard, judgeWith } from "../../lib/verdict.ts";
import { RULES } from "../../lib/rules/table.ts";
import { exampleWorld } from "./example_world.ts";
import { heard } from "./heard.ts";
import {
  allBlocks,
  type Block,
  environmentOf,
  expectationOf,
} from "./markdown_examples.ts";
import { reportFiles, reportPayload } from "./report_payloads.ts";

/** The guards that a report passes on its way. */
const GUARDS: readonly Guard[] = [
  doneGate,
  truncationNotice,
  backgroundNotice,
];

function said(guard: Guard, block: Block) {
  const payload = reportPayload(guard.event, block.text);
  const world = exampleWorld(environmentOf(block), reportFiles(block.text));
  return heard([judgeWith(guard, { payload, world })]);
}

for (const block of allBlocks()) {
  const expected = expectationOf(block);
  if (!block.words.includes("report") || expected === undefined) continue;
  Deno.test(`the report at ${block.where} is ${expected.kind} ${expected.rule ?? ""}`, () => {
    if (expected.kind === "allowed") {
      for (const guard of GUARDS) assertEquals(said(guard, block), []);
      return;
    }
    const hook = RULES.find(({ id }) => id === expected.rule)?.hook;
    const guard = GUARDS.find(({ name }) => name === hook);
    assert(guard !== undefined, `no guard for ${expected.rule}`);
    assertEquals(said(guard, block), [expected]);
  });
}
