/**
 * The session that the skill's examples are judged in: print mode, in a
 * project that defines a few agents.
 *
 * @module
 */

import { memoryFiles } from "../../lib/files_in_memory.ts";
import type { World } from "../../lib/world.ts";

/** The project's folder. */
export const PROJECT = "/home/user/project";

const AGENTS: Record<string, string> = {
  dev: "name: dev\ndescription: Writes code and runs tests",
  nightly: "name: nightly\ndescription: Runs checks\nbackground: true",
  // Each of these shows one thing that can be wrong with a definition.
  "data-check": "name: data-check\ndescription: Checks tables",
  "data-check-2": "name: Data_Check\ndescription: Checks records",
  "twice-1": "name: twice\ndescription: Checks links",
  "twice-2": "name: twice\ndescription: Checks anchors",
  toolless: "name: toolless\ndescription: Counts\ntools: Reed",
};

/**
 * Makes the world.
 *
 * @param env what the example says about the environment
 * @param files further files by absolute path
 */
export function exampleWorld(
  env: Record<string, string>,
  files: Record<string, string> = {},
): World {
  const all: Record<string, string | undefined> = {
    CLAUDE_CODE_ENTRYPOINT: "sdk-cli",
    HOME: "/home/user",
    ...env,
  };
  const agents = Object.entries(AGENTS).map(([name, text]) => [
    `${PROJECT}/.claude/agents/${name}.md`,
    `---\n${text}\n---\n\nYou do what your description says.\n`,
  ]);
  return {
    env: (name) => all[name],
    files: memoryFiles({
      [`${PROJECT}/.git/HEAD`]: "ref: refs/heads/main\n",
      ...Object.fromEntries(agents),
      ...files,
    }),
    note() {},
  };
}
