/**
 * The learned weights are files of the plugin: where they cannot be read, the
 * guard says that it judged nothing, and holds up no dispatch.
 *
 * @module
 */

import { assertEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { answerKind, cleanEnv, ROOT } from "../support/run_hook.ts";
import { runToEnd } from "../support/run_to_end.ts";

const LATIN = "weights_latin.txt";

/** Runs a copy of the hooks after a change to the file with Latin words. */
async function judged(change: (file: string) => void) {
  const root = Deno.makeTempDirSync({ prefix: "dispatch 100% 派发 " });
  try {
    for (const part of ["hooks", "lib"]) {
      const { success } = new Deno.Command("cp", {
        args: ["-R", join(ROOT, part), root],
      }).outputSync();
      assertEquals(success, true);
    }
    change(join(root, "lib", "capability", LATIN));
    const payload = {
      tool_name: "Agent",
      tool_input: {
        prompt: "Fix the login form and commit it.",
        subagent_type: "Explore",
        run_in_background: false,
      },
    };
    return await runToEnd([join(root, "hooks", "pre-dispatch.ts")], {
      env: cleanEnv(),
      stdin: JSON.stringify(payload),
    });
  } finally {
    Deno.removeSync(root, { recursive: true });
  }
}

function rewrite(file: string, change: (text: string) => string): void {
  Deno.writeTextFileSync(file, change(Deno.readTextFileSync(file)));
}

const USABLE: [string, (file: string) => void][] = [
  ["as they stand", () => {}],
  [
    "with the line ends of Windows",
    (file) => rewrite(file, (text) => text.replaceAll("\n", "\r\n")),
  ],
  [
    "with a byte order mark",
    (file) => rewrite(file, (text) => `\ufeff${text}`),
  ],
];

for (const [name, change] of USABLE) {
  Deno.test(`weights ${name} are read`, async () => {
    const ran = await judged(change);
    assertEquals([answerKind(ran), ran.stderr], ["block", ""]);
    assertStringIncludes(ran.stdout, "CAP-BEYOND-READONLY");
  });
}

const UNUSABLE: [string, (file: string) => void][] = [
  ["missing", (file) => Deno.removeSync(file)],
  ["empty", (file) => Deno.writeTextFileSync(file, "")],
  ["cut off", (file) => rewrite(file, (text) => text.slice(0, 40_000))],
  [
    "cut off at the end of a section",
    (file) =>
      rewrite(file, (text) => text.slice(0, text.indexOf("\n\n", 40_000) + 1)),
  ],
  ["zeros", (file) => Deno.writeTextFileSync(file, "\0".repeat(5000))],
  [
    "a folder",
    (file) => {
      Deno.removeSync(file);
      Deno.mkdirSync(file);
    },
  ],
];

for (const [name, change] of UNUSABLE) {
  Deno.test(`weights that are ${name} are told, and nothing is held up`, async () => {
    const ran = await judged(change);
    assertEquals(answerKind(ran), "pass");
    assertEquals(
      ran.stderr,
      "[GATE-DEGRADE] [dispatch-capability-guard] the judgment failed: not judged\n",
    );
  });
}
