/**
 * A whole payload is judged, however it arrives; a boundless one is not.
 *
 * @module
 */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { cleanEnv, ROOT, runHookFile } from "../support/run_hook.ts";

const HOOK = "pre-dispatch-channel-guard.ts";
const MIB = 1024 * 1024;

function payload(size: number): string {
  const filler = (length: number) =>
    JSON.stringify({
      hook_event_name: "PreToolUse",
      cwd: "/nowhere",
      tool_name: "Agent",
      tool_input: { prompt: "x".repeat(length), name: "scout" },
    });
  return filler(size - filler(0).length);
}

Deno.test("a hook judges payloads of every size up to 16 MiB", async () => {
  const buffer = 64 * 1024;
  for (
    const size of [
      300,
      buffer - 1,
      buffer,
      buffer + 1,
      4 * buffer,
      4 * buffer + 1,
      5 * MIB,
      16 * MIB - 1,
    ]
  ) {
    const stdin = payload(size);
    assertEquals(stdin.length, size);
    const ran = await runHookFile(HOOK, { stdin });
    assertEquals([ran.code, ran.stdout], [2, ""], `${size}`);
    assertStringIncludes(ran.stderr, "CHAN-UNMANAGED-TEAMMATE");
  }
});

Deno.test("a hook takes more than 16 MiB off the pipe and does not judge it", async () => {
  for (const size of [16 * MIB, 17 * MIB, 24 * MIB]) {
    const ran = await runHookFile(HOOK, { stdin: payload(size) });
    assertEquals([ran.code, ran.stdout], [0, ""], `${size}`);
    assertEquals(
      ran.stderr,
      "[GATE-DEGRADE] [dispatch-channel-guard] stdin holds more than 16 MiB: not judged\n",
    );
  }
});

Deno.test("a hook closes no pipe that is still written to", () => {
  const { stdout } = new Deno.Command("bash", {
    args: [
      "-c",
      `head -c ${
        24 * MIB
      } /dev/zero | "$0" 2> /dev/null; echo "\${PIPESTATUS[@]}"`,
      join(ROOT, "hooks", HOOK),
    ],
    env: cleanEnv(),
    clearEnv: true,
  }).outputSync();
  assertEquals(new TextDecoder().decode(stdout), "0 0\n");
});

Deno.test("a hook with two guards says what each lacks", async () => {
  const ran = await runHookFile("pre-dispatch.ts", {
    stdin: "",
    env: { DISPATCH_TRACE: "1" },
  });
  assertEquals(ran.code, 0);
  const lines = ran.stderr.trimEnd().split("\n");
  assertEquals(lines.length, 4);
  for (const line of lines) assert(line.includes("empty stdin"), line);
});

Deno.test("a hook whose stdin cannot be read passes, and says so where one of its guards tells", () => {
  const rows: [hook: string, stderr: string][] = [
    [
      "pre-dispatch.ts",
      "[GATE-DEGRADE] [dispatch-sync-guard] the hook failed\n",
    ],
    [HOOK, "[GATE-DEGRADE] [dispatch-channel-guard] the hook failed\n"],
    ["stop.ts", ""],
  ];
  for (const [hook, expected] of rows) {
    const { code, stdout, stderr } = new Deno.Command("sh", {
      args: ["-c", 'exec "$0" < /', join(ROOT, "hooks", hook)],
      env: cleanEnv(),
      clearEnv: true,
    }).outputSync();
    assertEquals([code, stdout.length], [0, 0], hook);
    assertEquals(new TextDecoder().decode(stderr), expected);
  }
});
