/**
 * Finding the definition files below a folder of agents.
 *
 * @module
 */

import type { Files } from "../files.ts";
import type { SkipReason } from "./definition.ts";
import { below } from "./folders.ts";

/** Bounds of one registry; what lies beyond them is told, not read. */
export const LIMITS = {
  /** Files read in all layers together. */
  files: 2000,
  /** Entries listed in one folder. */
  entries: 20_000,
  /** Folders entered in one layer. */
  folders: 500,
  depth: 12,
} as const;

/** The files to be read, in the order in which the last of a name counts. */
export interface Scan {
  files: string[];
  skipped: { file: string; reason: SkipReason }[];
}

function isInside(path: string, root: string): boolean {
  return path === root || path.startsWith(below(root, ""));
}

/**
 * Lists the `.md` files of `root` and its subfolders. Links are not followed
 * out of the folder: a cloned repository must not point at other files. A link
 * that stays inside adds nothing, because its target is listed anyway.
 */
export function scanFolder(root: string, files: Files): Scan {
  const realRoot = files.realPath(root) ?? root;
  const scan: Scan = { files: [], skipped: [] };
  let folders = 0;

  function followLink(path: string): void {
    const isMarkdown = path.endsWith(".md");
    const target = files.realPath(path);
    if (target === undefined) {
      if (isMarkdown) scan.skipped.push({ file: path, reason: "unreadable" });
    } else if (!isInside(target, realRoot)) {
      const kind = files.stat(path)?.kind;
      if (isMarkdown || kind === "folder") {
        scan.skipped.push({ file: path, reason: "link-out" });
      }
    } else if (isMarkdown && !target.endsWith(".md")) scan.files.push(path);
  }

  function enter(folder: string, depth: number): void {
    folders += 1;
    if (folders > LIMITS.folders || depth > LIMITS.depth) {
      scan.skipped.push({ file: folder, reason: "too-many" });
      return;
    }
    const entries = files.list(folder, { most: LIMITS.entries });
    if (entries === undefined) {
      scan.skipped.push({ file: folder, reason: "unreadable" });
      return;
    }
    if (entries.length >= LIMITS.entries) {
      scan.skipped.push({ file: folder, reason: "too-many" });
    }
    for (const { name, kind } of entries) {
      const path = below(folder, name);
      if (kind === "folder") enter(path, depth + 1);
      else if (kind === "link") followLink(path);
      else if (!name.endsWith(".md")) continue;
      else if (kind === "file") scan.files.push(path);
      else scan.skipped.push({ file: path, reason: "not-a-file" });
    }
  }

  enter(root, 0);
  scan.files.sort();
  return scan;
}
