import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { readArguments } from "../../skills/subagent-dispatch/scripts/promote-wip.ts";

const WRONG_ARGUMENTS: [string[], string][] = [
  [[], "Expected a TARGET"],
  [["a", "b"], "Expected one TARGET"],
  [["--forse", "a"], "Unknown option"],
  [["--expect-sha256", "abc", "a"], "64 hex digits"],
  [["a", "--expect-sha256"], "64 hex digits"],
];

for (const [args, says] of WRONG_ARGUMENTS) {
  Deno.test(`readArguments() refuses ${JSON.stringify(args)}`, () => {
    const read = readArguments(args);
    assert("wrong" in read);
    assertStringIncludes(read.wrong, says);
  });
}

Deno.test("readArguments() takes what follows -- as the target", () => {
  assertEquals(readArguments(["--force", "--", "-a"]), {
    target: "-a",
    force: true,
    dryRun: false,
  });
});
