/**
 * The repository behind a git worktree.
 *
 * @module
 */

import type { Files } from "../files.ts";

// One line with a path.
const POINTER_MAX = 4096;
const POINTER = /^gitdir: (\/[^\r\n]*)\/\.git\/worktrees\/[^/\r\n]+$/;

/**
 * The root of the main working tree, when the `.git` at `path` is the file of
 * a worktree; `undefined` for a folder and for submodules.
 */
export function mainWorktree(path: string, files: Files): string | undefined {
  const text = files.stat(path)?.kind === "file"
    ? files.readText(path, { max: POINTER_MAX })
    : undefined;
  return text === undefined ? undefined : POINTER.exec(text.trimEnd())?.[1];
}
