/**
 * A workspace that exists only in memory, with one project and one user.
 *
 * @module
 */

import { readRegistry, type Registry } from "../../lib/agents/registry.ts";
import { memoryFiles } from "../../lib/files_in_memory.ts";

export const PROJECT = "/work/shop";
export const USER = "/home/ann";

/** An agent file with these frontmatter lines. */
export function agentFile(head: string, persona = "Do it well."): string {
  return `---\n${head}\n---\n${persona}\n`;
}

/** A registry over agent files, by their names, in each layer. */
export function workspace(
  { user = {}, project = {} }: {
    user?: Record<string, string>;
    project?: Record<string, string>;
  },
): Registry {
  const texts: Record<string, string> = { [`${PROJECT}/.git/HEAD`]: "ref" };
  for (const [name, text] of Object.entries(user)) {
    texts[`${USER}/.claude/agents/${name}`] = text;
  }
  for (const [name, text] of Object.entries(project)) {
    texts[`${PROJECT}/.claude/agents/${name}`] = text;
  }
  return readRegistry({ cwd: PROJECT, home: USER }, {
    files: memoryFiles(texts),
  });
}
