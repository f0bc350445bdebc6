/**
 * The session that the skill's examples are judged in: print mode, in a
 * project that defines two agents.
 *
 * @module
 */

import { memoryFiles } from "../../lib/files_in_memory.ts";
import type { World } from "../../lib/world.ts";

/** The project's folder. */
export const PROJECT = "/home/user/project";

/** Where a dispatched agent's transcript lies. */
export const AGENT_TRANSCRIPT =
  "/home/user/.claude/projects/p/s/subagents/agent-a91a6c2f0d3e4b5a6.jsonl";

const AGENTS: Record<string, string> = {
  "dev.md": "---\nname: dev\ndescription: Writes code and runs tests\n---\n",
  "nightly.md":
    "---\nname: nightly\ndescription: Runs the long checks\nbackground: true\n---\n",
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
    `${PROJECT}/.claude/agents/${name}`,
    text,
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
