/** A copy of the plugin that a scene may damage. */
import { join } from "@std/path";
import { PLUGIN } from "./print_session.ts";
import type { Stage } from "./stage.ts";

/** What of the repository the plugin is made of at run time. */
const PARTS = [
  ".claude-plugin",
  "hooks",
  "hooks.json",
  "lib",
  "skills",
] as const;

function copy(from: string, to: string): void {
  if (!Deno.statSync(from).isDirectory) return Deno.copyFileSync(from, to);
  Deno.mkdirSync(to, { recursive: true });
  for (const { name } of Deno.readDirSync(from)) {
    copy(join(from, name), join(to, name));
  }
}

/** Copies the plugin to the stage and returns the copy's folder. */
export function copyPlugin(stage: Stage): string {
  const folder = join(stage.root, "plugin");
  Deno.mkdirSync(folder);
  for (const part of PARTS) copy(join(PLUGIN, part), join(folder, part));
  return folder;
}
