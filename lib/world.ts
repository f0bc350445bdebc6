/**
 * The few outside things that a judgment may look at, so that tests and the
 * command line can judge without a process: variables, and bounded reading of
 * files that a payload or a repository names.
 *
 * @module
 */

// Names of files that a payload or a repository holds are hostile: a FIFO or a
// device must not hang a hook, a huge file must not exhaust memory. All reading
// is bounded and synchronous, never throws, and answers `undefined` for
// whatever cannot be read.

/** What a path is, after links. */
export interface FileStat {
  kind: "file" | "folder" | "other";
  /** Bytes. */
  size: number;
  mtimeMs: number;
}

/** One name in a folder; a link is told as a link. */
export interface FolderEntry {
  name: string;
  kind: "file" | "folder" | "link" | "other";
}

/** The reads that judgments are made of. */
export interface Files {
  /** What stands at `path`; a loop of links is nothing. */
  stat(path: string): FileStat | undefined;
  /** At most `max` bytes of a regular file, from byte `from` (0). */
  readBytes(
    path: string,
    options: { max: number; from?: number },
  ): Uint8Array | undefined;
  /** The same as text; bytes that are not UTF-8 become U+FFFD. */
  readText(
    path: string,
    options: { max: number; from?: number },
  ): string | undefined;
  /** At most `most` entries of a folder, in the order of the disk. */
  list(path: string, options: { most: number }): FolderEntry[] | undefined;
  /** The path without links. */
  realPath(path: string): string | undefined;
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function stat(path: string): FileStat | undefined {
  const info = attempt(() => Deno.statSync(path));
  if (info === undefined) return undefined;
  const kind = info.isFile ? "file" : info.isDirectory ? "folder" : "other";
  return { kind, size: info.size, mtimeMs: info.mtime?.getTime() ?? 0 };
}

function readBytes(
  path: string,
  { max, from = 0 }: { max: number; from?: number },
): Uint8Array | undefined {
  const found = stat(path);
  if (found === undefined || found.kind !== "file") return undefined;
  return attempt(() => {
    using file = Deno.openSync(path, { read: true });
    if (from > 0) file.seekSync(from, Deno.SeekMode.Start);
    const buffer = new Uint8Array(
      Math.max(0, Math.min(max, found.size - from)),
    );
    let filled = 0;
    while (filled < buffer.length) {
      const count = file.readSync(buffer.subarray(filled));
      if (count === null) break;
      filled += count;
    }
    return buffer.subarray(0, filled);
  });
}

function list(
  path: string,
  { most }: { most: number },
): FolderEntry[] | undefined {
  return attempt(() => {
    const entries: FolderEntry[] = [];
    for (const entry of Deno.readDirSync(path)) {
      if (entries.length >= most) break;
      const kind = entry.isSymlink
        ? "link"
        : entry.isFile
        ? "file"
        : entry.isDirectory
        ? "folder"
        : "other";
      entries.push({ name: entry.name, kind });
    }
    return entries;
  });
}

/** The disk, through Deno. */
export const denoFiles: Files = {
  stat,
  readBytes,
  readText(path, options) {
    const bytes = readBytes(path, options);
    return bytes === undefined ? undefined : new TextDecoder().decode(bytes);
  },
  list,
  realPath(path) {
    return attempt(() => Deno.realPathSync(path));
  },
};

/** What a guard sees besides its payload. */
export interface World {
  /** The value of a variable; `undefined` when unset or not permitted. */
  env(name: string): string | undefined;
  files: Files;
  /**
   * Records one step of a decision chain for `explain`; does nothing in a
   * hook. `step` is the chain's label, `finding` what was read and what
   * follows from it.
   */
  note(step: string, finding: string): void;
}

/** The world of a running hook: its environment and the disk. */
export const denoWorld: World = {
  env(name) {
    try {
      return Deno.env.get(name);
    } catch {
      // Not granted to this hook: for a judgment that is the same as unset.
      return undefined;
    }
  },
  files: denoFiles,
  note() {},
};
