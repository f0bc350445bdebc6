/**
 * What a large registry costs a hook that has to read it.
 *
 * @module
 */

import { assert } from "@std/assert";
import { join } from "@std/path";
import { ROOT } from "../support/run_hook.ts";

const BUDGET_MS = 15;
// The best of several cold processes: a busy machine only ever adds. On one
// that stays busy the measuring goes on for a while.
const ROUNDS = { least: 5, most: 40 };

const PROBE = `
import { denoFiles } from "${ROOT}/lib/hook.ts";
import { readRegistry } from "${ROOT}/lib/agents/registry.ts";
const start = performance.now();
const registry = readRegistry({ cwd: Deno.args[0] }, { files: denoFiles });
const count = registry.all().length;
console.log(count, performance.now() - start);
`;

/** Milliseconds that one cold process needed, by its own clock. */
async function cost(probe: string, project: string, expected: number) {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-config", "--allow-read", probe, project],
    stdout: "piped",
  }).output();
  const [count, ms] = new TextDecoder().decode(stdout).split(" ").map(Number);
  assert(count === expected, `${count}`);
  return ms ?? Infinity;
}

Deno.test(`200 definitions are read within ${BUDGET_MS} ms above none`, async () => {
  const root = await Deno.makeTempDir({ prefix: "dispatch-cost-" });
  try {
    const probe = join(root, "probe.ts");
    await Deno.writeTextFile(probe, PROBE);
    for (const count of [0, 200]) {
      const agents = join(root, `${count}`, ".claude", "agents");
      await Deno.mkdir(agents, { recursive: true });
      await Deno.writeTextFile(join(root, `${count}`, ".git"), "");
      for (let i = 0; i < count; i++) {
        await Deno.writeTextFile(
          join(agents, `agent-${i}.md`),
          `---\nname: agent-${i}\ndescription: Use it for case ${i}: the usual. <example>Context: x</example>\ntools: Read, Grep, Bash(git log:*)\nmodel: sonnet\n---\n\n${
            "Work through the task, then report.\n".repeat(70)
          }`,
        );
      }
    }
    let none = Infinity;
    let many = Infinity;
    for (let round = 1; round <= ROUNDS.most; round++) {
      none = Math.min(none, await cost(probe, join(root, "0"), 0));
      many = Math.min(many, await cost(probe, join(root, "200"), 200));
      if (round >= ROUNDS.least && many - none <= BUDGET_MS) break;
    }
    const above = many - none;
    console.log(`    ${above.toFixed(1)} ms above an empty registry`);
    assert(above <= BUDGET_MS, `${above.toFixed(1)} ms`);
  } finally {
    await Deno.remove(root, { recursive: true });
  }
});
