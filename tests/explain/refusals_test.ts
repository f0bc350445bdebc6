/**
 * What `explain` cannot explain, and how it says so.
 *
 * @module
 */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { ROOT } from "../support/run_hook.ts";
import { runExplain } from "./command.ts";

const GOOD = ["--prompt", "Map src/.", "--type", "Explore"];

const REFUSED: [when: string, args: string[], says: string, stdin?: string][] =
  [
    ["a file is missing", ["nowhere.json"], "does not exist"],
    ["a folder is named", ["."], "no regular file"],
    ["a device is named", ["/dev/zero"], "no regular file"],
    ["stdin is empty", ["-"], "empty stdin"],
    ["nothing is named or piped in", [], "empty stdin"],
    ["stdin is no JSON", ["-"], "not one JSON document", "{"],
    ["stdin is a list", ["-"], "not a JSON object", "[]"],
    ["the payload tells no event", ["-"], "no hook_event_name", "{}"],
    [
      "the event is not ours",
      ["-"],
      "SessionEnd",
      '{"hook_event_name":"SessionEnd"}',
    ],
    ["the task is missing", ["--type", "Explore"], "--prompt is missing"],
    ["an option is unknown", ["--promt", "x"], '"promt" (see --help)'],
    [
      "a field has no value",
      ["--prompt", "x", "--type"],
      "--type has no value",
    ],
    [
      "another option follows",
      ["--prompt", "x", "--type", "--json"],
      "--type has no value",
    ],
    [
      "the field is no boolean",
      [...GOOD, "--background", "maybe"],
      "true or false",
    ],
    ["a variable has no value", [...GOOD, "--env", "X"], "NAME=VALUE"],
    ["the language is unknown", [...GOOD, "--lang", "fr"], "en or zh"],
    ["a file and a task are given", ["x.json", ...GOOD], "not both"],
    ["two files are given", ["a.json", "b.json"], "Only one file"],
  ];

for (const [when, args, says, stdin] of REFUSED) {
  Deno.test(`explain exits with 64 when ${when}`, async () => {
    const ran = await runExplain(args, stdin === undefined ? {} : { stdin });
    assertEquals([ran.code, ran.stdout], [64, ""]);
    assertStringIncludes(ran.stderr, says);
    assert(!ran.stderr.includes("    at "), "a stack trace");
    assertEquals(ran.stderr.trim().split("\n").length, 1);
  });
}

Deno.test("explain says in one line that a hook is broken when its file is missing", async () => {
  const copy = await Deno.makeTempDir();
  for (const name of ["deno.json", "hooks.json", "lib", "hooks"]) {
    const { code } = await new Deno.Command("cp", {
      args: ["-r", join(ROOT, name), copy],
    }).output();
    assertEquals(code, 0);
  }
  await Deno.remove(join(copy, "hooks/pre-dispatch.ts"));
  const ran = await runExplain(GOOD, { root: copy });
  assertEquals([ran.code, ran.stdout], [64, ""]);
  assertStringIncludes(ran.stderr, "The hook of PreToolUse cannot be loaded");
  assertEquals(ran.stderr.trim().split("\n").length, 1);
  await Deno.remove(copy, { recursive: true });
});
