/**
 * The hooks under other versions of Deno, which npm brings into a folder
 * outside the repository.
 *
 * @module
 */

import { join } from "@std/path";
import { runScene } from "./run_scene.ts";
import type { Stage } from "./scenes.ts";

/**
 * The oldest Deno on which every hook gives the same answers as on the newest
 * one. Before 2.1 `--allow-env` does not know prefixes, so that hooks see
 * neither hatches nor settings.
 */
export const OLDEST_DENO = "2.1.0";

/** A Deno from npm: `version` may be a tag, such as `latest`. */
export async function denoFromNpm(version: string): Promise<string> {
  const cache = Deno.env.get("XDG_CACHE_HOME") ??
    join(Deno.env.get("HOME") ?? "/tmp", ".cache");
  const folder = join(cache, "dispatch-contract", `deno-${version}`);
  await Deno.mkdir(folder, { recursive: true });
  const { code, stderr } = await new Deno.Command("npm", {
    args: [
      "install",
      "--loglevel=error",
      "--no-audit",
      "--no-fund",
      "--prefix",
      folder,
      `deno@${version}`,
    ],
    stdout: "null",
    stderr: "piped",
  }).output();
  if (code !== 0) throw new Error(new TextDecoder().decode(stderr));
  // The start script of the package would add Node to every run.
  const scope = join(folder, "node_modules/@deno");
  for (const { name } of Deno.readDirSync(scope)) {
    const deno = join(scope, name, "deno");
    try {
      if (Deno.statSync(deno).isFile) return deno;
    } catch {
      // A package for another system.
    }
  }
  throw new Error(`deno@${version} has no program for this system`);
}

/** What a Deno says about itself. */
export async function versionOf(deno: string): Promise<string> {
  const { stdout } = await new Deno.Command(deno, {
    args: ["--version"],
    stdout: "piped",
  }).output();
  return new TextDecoder().decode(stdout).split(" ")[1] ?? "";
}

/** The scenes that another Deno answers otherwise than this one. */
export async function answeredOtherwise(
  deno: string,
  stage: Stage,
): Promise<string[]> {
  const names: string[] = [];
  for (const scene of stage.scenes) {
    const ours = await runScene(scene, { stage });
    const theirs = await runScene(scene, { stage, deno });
    const isSame = ours.code === theirs.code && ours.stdout === theirs.stdout &&
      ours.stderr === theirs.stderr;
    if (!isSame) names.push(scene.name);
  }
  return names;
}
