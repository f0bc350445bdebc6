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
