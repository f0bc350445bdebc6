/**
 * A hook gives the same answer on a full disk, without a home, under another
 * clock and in another locale. `deno task trust` does this with every hook.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { runToEnd } from "../support/run_to_end.ts";
import { registeredArgs, runScene } from "./run_scene.ts";
import { makeStage } from "./scenes.ts";
import {
  changedIn,
  DENO_DIES,
  impossible,
  SURROUNDINGS,
} from "./surroundings.ts";

const stage = makeStage(Deno.realPathSync(Deno.makeTempDirSync()));
globalThis.addEventListener("unload", () => {
  Deno.removeSync(stage.root, { recursive: true });
});

// One that reads definitions and Chinese, one that reads a transcript.
const SOME = stage.scenes.filter(({ name, expected }) =>
  expected === "block" &&
  (name.endsWith("in Chinese") || name === "subagent-done-gate.ts")
);

for (const [name, make] of Object.entries(SURROUNDINGS)) {
  Deno.test(`hooks answer the same with ${name}`, async (test) => {
    assertEquals(SOME.length, 2);
    const around = make(Deno.makeTempDirSync({ dir: stage.root }));
    const why = await impossible(around);
    await test.step({
      name: why === undefined ? "here" : `not here: ${why}`,
      ignore: why !== undefined,
      async fn() {
        assertEquals(await changedIn(around, { stage, scenes: SOME }), []);
      },
    });
  });
}

for (const [name, around] of Object.entries(DENO_DIES)) {
  Deno.test(`nothing is blocked where Deno itself dies of ${name}`, async () => {
    for (const scene of SOME) {
      const { code, stdout } = await runScene(scene, { stage, ...around });
      assert(code !== 2 && code !== 0, `${code}`);
      assertEquals(stdout, "");
    }
  });
}

Deno.test("hooks answer the same for files of the past and the future", async () => {
  const agents = join(stage.home, ".claude/projects/p/s/subagents");
  const scenes = stage.scenes.filter(({ file }) =>
    file === "stop.ts" || file === "background-delivery-notice.ts"
  );
  const around = {};
  await changedIn(around, { stage, scenes });
  for (const year of ["1970-01-02", "2037-01-01"]) {
    const time = new Date(`${year}T00:00:00Z`);
    for (const { name } of Deno.readDirSync(agents)) {
      Deno.utimeSync(join(agents, name), time, time);
    }
    assertEquals(await changedIn(around, { stage, scenes }), [], year);
  }
});

Deno.test("a hook survives a reader that is gone, and a full one", async () => {
  for (const scene of SOME) {
    const command = [Deno.execPath(), ...registeredArgs(scene.file)];
    for (const where of [">/dev/full 2>&1", ">&- 2>&-"]) {
      const { code, stderr } = await runToEnd(
        ["sh", "-c", `"$@" ${where}`, "sh", ...command],
        {
          env: { HOME: stage.home, ...scene.env },
          stdin: JSON.stringify(scene.payload),
        },
      );
      assert(code === 0 || code === 2, `${scene.name} ${where}: ${code}`);
      assertEquals(stderr, "");
    }
  }
});
