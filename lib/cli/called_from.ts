/**
 * The folder that a command was called from.
 *
 * @module
 */

import { fromFileUrl, isAbsolute, resolve } from "@std/path";

/** The folder of the plugin, without a separator at its end. */
export const PLUGIN_ROOT = resolve(
  fromFileUrl(new URL("../..", import.meta.url)),
);

/**
 * `deno task` runs a command in the folder of deno.json and says in INIT_CWD
 * where it was called. Anywhere else that variable comes from somebody else's
 * task, and the working folder counts.
 */
export function calledFrom(): string {
  const cwd = Deno.cwd();
  const said = Deno.env.get("INIT_CWD") ?? "";
  return cwd === PLUGIN_ROOT && isAbsolute(said) ? said : cwd;
}
