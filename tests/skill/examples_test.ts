import { assertEquals } from "@std/assert";
import { DISPATCH_GUARDS } from "../../hooks/pre-dispatch.ts";
import { judgeAll } from "../../lib/joint.ts";
import type { Payload } from "../../lib/verdict.ts";
import { exampleWorld, PROJECT } from "./example_world.ts";
import { heard } from "./heard.ts";
import {
  allBlocks,
  type Block,
  environmentOf,
  expectationOf,
} from "./markdown_examples.ts";

/** A dispatch as the hook sees it; an example may be a whole payload. */
function payloadOf(block: Block): Payload {
  const example: Payload = JSON.parse(block.text);
  const common = { cwd: PROJECT, session_id: "s" };
  if ("hook_event_name" in example) return { ...common, ...example };
  return {
    ...common,
    hook_event_name: "PreToolUse",
    tool_name: "Agent",
    tool_input: example,
  };
}

for (const block of allBlocks()) {
  const expected = expectationOf(block);
  if (block.language !== "json" || expected === undefined) continue;
  Deno.test(`the example at ${block.where} is ${expected.kind} ${expected.rule ?? ""}`, () => {
    const payload = payloadOf(block);
    const world = exampleWorld(environmentOf(block));
    const judged = judgeAll(DISPATCH_GUARDS, { payload, world });
    assertEquals(
      heard(judged.map(({ verdict }) => verdict)),
      expected.kind === "allowed" ? [] : [expected],
    );
  });
}
