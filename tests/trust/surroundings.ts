/**
 * Surroundings that a hook does not like: disks that are full or closed for
 * writing, folders that are missing, clocks and locales that are strange.
 *
 * @module
 */

import { join } from "@std/path";
import { answerKind } from "../support/run_hook.ts";
import { type Ran, runToEnd } from "../support/run_to_end.ts";
import { runScene, type Surroundings } from "./run_scene.ts";
import type { Scene, Stage } from "./scenes.ts";

/** Surroundings by name; the place of scratch folders is given. */
export const SURROUNDINGS: Record<string, (scratch: string) => Surroundings> = {
  "no HOME": () => ({ env: { HOME: undefined } }),
  "an empty HOME": (scratch) => ({ env: { HOME: "", DENO_DIR: scratch } }),
  "a HOME that is not there": (scratch) => ({
    env: { HOME: join(scratch, "none"), DENO_DIR: join(scratch, "d") },
  }),
  "a DENO_DIR that is a file": () => ({ env: { DENO_DIR: "/dev/null" } }),
  "a full disk for DENO_DIR": (scratch) => ({
    env: { DENO_DIR: scratch },
    under: mounted("-o size=64k", 'head -c 1M /dev/zero >"$DENO_DIR/full"'),
  }),
  "a small disk for DENO_DIR": (scratch) => ({
    env: { DENO_DIR: scratch },
    under: mounted("-o size=256k", ":"),
  }),
  "a DENO_DIR closed for writing": (scratch) => ({
    env: { DENO_DIR: scratch },
    under: mounted("-o ro,size=64k", ":"),
  }),
  "a clock that was set back": () => ({
    under: ["faketime", "2001-02-03 04:05:06"],
  }),
  "a clock that is ahead": () => ({
    under: ["faketime", "2037-02-03 04:05:06"],
  }),
  "the locale C": () => ({ env: { LC_ALL: "C", LANG: undefined } }),
  "no locale": () => ({ env: { LC_ALL: undefined, LANG: undefined } }),
  "a Turkish locale": () => ({ env: { LC_ALL: "tr_TR.UTF-8", LANG: "tr_TR" } }),
  "a locale of another encoding": () => ({
    env: { LC_ALL: "zh_CN.GB18030", LANG: "zh_CN.GB18030" },
  }),
  "the first time zone": () => ({ env: { TZ: "Pacific/Kiritimati" } }),
  "a time zone that is none": () => ({ env: { TZ: ":/dev/zero" } }),
  "few open files": () => ({ under: limited("ulimit -n 32") }),
  "colours asked for": () => ({ env: { FORCE_COLOR: "1", CLICOLOR: "1" } }),
  "a project with broken files for Deno": (scratch) => {
    for (const [name, text] of Object.entries(BROKEN)) {
      Deno.writeTextFileSync(join(scratch, name), text);
    }
    Deno.mkdirSync(join(scratch, "node_modules"));
    return { cwd: scratch };
  },
};

/** What a repository may bring along. */
const BROKEN = {
  ".env": "DENO_DIR=/nowhere\nALLOW_BACKGROUND_DISPATCH=1\n",
  ".npmrc": "\u0000[[[\n@std:registry=http://[\n",
  "deno.json": "{ broken",
  "deno.jsonc": "{ broken",
  "deno.lock": "{ broken",
  "import_map.json": "{ broken",
  "package.json": "{ broken",
};

/** Runs a command after `mount` put an empty disk at DENO_DIR. */
function mounted(options: string, then: string): string[] {
  const script = `mount -t tmpfs ${options} none "$DENO_DIR" || exit 99\n` +
    `(${then}) 2>/dev/null\nexec "$@"`;
  return ["unshare", "--mount", "--map-root-user", "sh", "-c", script, "sh"];
}

function limited(limit: string): string[] {
  return ["sh", "-c", `${limit}; exec "$@"`, "sh"];
}

/** Why these surroundings cannot be made here; `undefined` if they can. */
export async function impossible(
  { under = [], env = {} }: Surroundings,
): Promise<string | undefined> {
  if (under.length === 0) return undefined;
  try {
    const { code, stderr } = await runToEnd([...under, "true"], {
      env,
      stdin: "",
    });
    if (code === 0) return undefined;
    return stderr.trim().split("\n").at(-1) || `${under[0]} ended with ${code}`;
  } catch {
    return `${under[0]} is not installed`;
  }
}

/**
 * Surroundings in which Deno itself does not start; no hook can help that. A
 * person's own `~/.npmrc` is read by every Deno, and so are its variables.
 */
export const DENO_DIES: Record<string, Surroundings> = {
  "an unreadable ~/.npmrc": { env: { HOME: "/dev/null" } },
  "DENO_V8_FLAGS that V8 does not know": { env: { DENO_V8_FLAGS: "--none" } },
};

/** Whether faketime died, before Deno or under it, and nothing was judged. */
function hasFaketimeDied({ code, stderr }: Ran, around: Surroundings): boolean {
  return around.under?.[0] === "faketime" &&
    (code >= 128 || /^Caught Segmentation fault/.test(stderr));
}

/** A hook's answer where the surroundings changed it. */
export interface Changed {
  scene: string;
  expected: string;
  ran: Ran;
}

/** Judges scenes in some surroundings; what is wrong with the answers. */
export async function changedIn(
  surroundings: Surroundings,
  { stage, scenes }: { stage: Stage; scenes: readonly Scene[] },
): Promise<Changed[]> {
  const changed: Changed[] = [];
  for (const scene of scenes) {
    const usual = await usualAnswer(scene, stage);
    let ran = await runScene(scene, { stage, ...surroundings });
    for (
      let tries = 0;
      tries < 5 && hasFaketimeDied(ran, surroundings);
      tries++
    ) {
      ran = await runScene(scene, { stage, ...surroundings });
    }
    const isSame = ran.stdout === usual.stdout && ran.code === usual.code &&
      answerKind(ran) === scene.expected &&
      (ran.code === 0 || ran.stderr === usual.stderr);
    if (isSame) continue;
    changed.push({ scene: scene.name, expected: scene.expected, ran });
  }
  return changed;
}

const usualAnswers = new WeakMap<Scene, Ran>();

async function usualAnswer(scene: Scene, stage: Stage): Promise<Ran> {
  const usual = usualAnswers.get(scene) ?? await runScene(scene, { stage });
  usualAnswers.set(scene, usual);
  return usual;
}
