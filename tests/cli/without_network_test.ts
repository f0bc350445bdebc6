/**
 * Every command works where no package can be had: nothing in Deno's cache,
 * and no network.
 *
 * @module
 */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { cleanEnv, ROOT } from "../support/run_hook.ts";
import { type Ran, runToEnd } from "../support/run_to_end.ts";

const UNSHARE = ["unshare", "--user", "--map-root-user", "--net"];

/** Whether this machine lets a test take the network away. */
function canUnshare(): boolean {
  const [program = "", ...args] = UNSHARE;
  try {
    return new Deno.Command(program, { args: [...args, "true"] })
      .outputSync().success;
  } catch {
    return false;
  }
}

const ignore = !canUnshare();
if (ignore) {
  console.warn(
    "unshare --net is not allowed here: nothing is run without a network",
  );
}

async function runOffline(file: string, args: string[]): Promise<Ran> {
  const folder = await Deno.makeTempDir();
  try {
    for (const name of ["home/.claude/projects", "project/.claude/agents"]) {
      await Deno.mkdir(join(folder, name), { recursive: true });
    }
    await Deno.writeTextFile(
      join(folder, "project/.claude/agents/lax.md"),
      "---\nname: lax\ndescription: d\nmaxTurns: many\ntools: Foo\n---\nx\n",
    );
    const path = join(ROOT, "lib/cli", file);
    return await runToEnd(
      [...UNSHARE, Deno.execPath(), "run", "-A", path, ...args],
      {
        cwd: join(folder, "project"),
        env: cleanEnv({
          HOME: join(folder, "home"),
          DENO_DIR: join(folder, "cache"),
          NO_COLOR: "1",
        }),
      },
    );
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

const RUNS: [file: string, args: string[], code: number, says: string][] = [
  ["main.ts", ["explain", "--prompt", "Map src/."], 2, "SYNC-OMITTED"],
  ["main.ts", ["explain", "--prompt", "Map src/.", "--json"], 2, '"version"'],
  ["main.ts", ["agents"], 0, "no tool at all"],
  ["main.ts", ["agents", "--json"], 0, '"name": "lax"'],
  ["main.ts", ["audit"], 0, "No dispatches"],
  ["main.ts", ["audit", "--json"], 0, '"dispatch-contract/audit"'],
  ["main.ts", ["doctor"], 1, "to mend."],
  ["main.ts", ["dispatch", "--type", "nobody", "--prompt", "Map."], 4, ""],
  ["demo.ts", [], 0, "deno task explain"],
];

for (const [file, args, code, says] of RUNS) {
  Deno.test({
    name: `${file} ${args.join(" ")} works when no package can be had`,
    ignore,
    async fn() {
      const ran = await runOffline(file, args);
      assertEquals(ran.code, code, ran.stderr);
      assertStringIncludes(ran.stdout, says);
      assert(!/\n {4}at /.test(ran.stderr), ran.stderr);
      // Deno's own lines about what it tries to download.
      const lines = ran.stderr.trim().split("\n")
        .filter((line) => !line.startsWith("Download "));
      assert(lines.length <= 1, ran.stderr);
      assertEquals(
        lines[0]?.includes("needs the npm registry"),
        args[0] === "agents",
        ran.stderr,
      );
    },
  });
}
