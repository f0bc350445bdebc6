/**
 * Files that exist only in memory, for tests and for explaining a dispatch
 * without a disk.
 *
 * @module
 */

import type { Files, FileStat, FolderEntry } from "./world.ts";

/**
 * A `Files` over a record of absolute paths and their texts.
 *
 * @example
 * ```ts
 * import { memoryFiles } from "./files_in_memory.ts";
 * const files = memoryFiles({ "/p/.claude/agents/dev.md": "---\nname: dev\n" });
 * console.log(files.list("/p/.claude", { most: 9 }));
 * ```
 */
export function memoryFiles(texts: Record<string, string>): Files {
  const bytesOf = new Map<string, Uint8Array>();
  for (const [path, text] of Object.entries(texts)) {
    bytesOf.set(path, new TextEncoder().encode(text));
  }

  function entriesBelow(path: string): FolderEntry[] {
    const prefix = path.endsWith("/") ? path : `${path}/`;
    const kinds = new Map<string, FolderEntry["kind"]>();
    for (const known of bytesOf.keys()) {
      if (!known.startsWith(prefix)) continue;
      const [name = "", ...deeper] = known.slice(prefix.length).split("/");
      if (deeper.length > 0) kinds.set(name, "folder");
      else if (!kinds.has(name)) kinds.set(name, "file");
    }
    return [...kinds].map(([name, kind]) => ({ name, kind }));
  }

  function stat(path: string): FileStat | undefined {
    const bytes = bytesOf.get(path);
    if (bytes !== undefined) {
      return { kind: "file", size: bytes.length, mtimeMs: 0 };
    }
    return entriesBelow(path).length > 0
      ? { kind: "folder", size: 0, mtimeMs: 0 }
      : undefined;
  }

  function readBytes(
    path: string,
    { max, from = 0 }: { max: number; from?: number },
  ): Uint8Array | undefined {
    return bytesOf.get(path)?.subarray(from, from + max);
  }

  return {
    stat,
    readBytes,
    readText(path, options) {
      const bytes = readBytes(path, options);
      return bytes === undefined ? undefined : new TextDecoder().decode(bytes);
    },
    list(path, { most }) {
      const entries = entriesBelow(path);
      return entries.length > 0 ? entries.slice(0, most) : undefined;
    },
    realPath: (path) => stat(path) === undefined ? undefined : path,
  };
}
