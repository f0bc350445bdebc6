/**
 * The sidecar next to a target: where it lies, what it holds, and whether it
 * is still the file that was read.
 *
 * @module
 */

import { Refusal } from "./refusal.ts";

/** The paths that one promotion touches; all lie in one folder. */
export interface Place {
  folder: string;
  target: string;
  sidecar: string;
  /** Start of the names of this target's temporary files. */
  temporaryPrefix: string;
}

/** What tells one state of a file from another. */
export interface Identity {
  dev: number;
  ino: number | null;
  size: number;
  mtime: number | undefined;
}

/** A sidecar as it was read. */
export interface Sidecar {
  bytes: Uint8Array<ArrayBuffer>;
  mode: number;
  identity: Identity;
}

const SIDECAR_MAX_BYTES = 256 * 1024 * 1024;

/**
 * Names the files of a promotion.
 *
 * @throws {Refusal} where `target` cannot be a file's name
 */
export function placeOf(target: string): Place {
  const slash = Math.max(
    target.lastIndexOf("/"),
    Deno.build.os === "windows" ? target.lastIndexOf("\\") : -1,
  );
  const folder = target.slice(0, slash + 1) || "./";
  const name = target.slice(slash + 1);
  if (name === "" || name === "." || name === "..") {
    throw new Refusal(`Expected the path of a file, got "${target}"`);
  }
  return {
    folder,
    target: folder + name,
    sidecar: `${folder}${name}.wip`,
    temporaryPrefix: `.${name}.promote-`,
  };
}

/**
 * Reads a sidecar that is a regular file. A link is refused, not followed: it
 * could name a file that the caller never meant.
 *
 * @throws {Refusal} where it is missing, no regular file or over 256 MiB
 */
export function readSidecar(path: string): Sidecar {
  const info = lstat(path);
  if (info === undefined) throw new Refusal(`"${path}" does not exist`);
  if (!info.isFile) throw new Refusal(`"${path}" is not a regular file`);
  if (info.size > SIDECAR_MAX_BYTES) {
    throw new Refusal(
      `"${path}" has ${info.size} bytes, more than ${SIDECAR_MAX_BYTES}`,
    );
  }
  const bytes = Deno.readFileSync(path);
  const identity = identityOf(info);
  if (bytes.length !== info.size || !sameFile(path, identity)) {
    throw new Refusal(`"${path}" was written to while it was read`);
  }
  return { bytes, mode: info.mode ?? 0o644, identity };
}

/** Whether `path` still names the file, unchanged, that `identity` is of. */
export function sameFile(path: string, identity: Identity): boolean {
  const info = lstat(path);
  if (info === undefined || !info.isFile) return false;
  const now = identityOf(info);
  return now.dev === identity.dev && now.ino === identity.ino &&
    now.size === identity.size && now.mtime === identity.mtime;
}

/** What stands at `path`, without following a link; undefined for nothing. */
export function lstat(path: string): Deno.FileInfo | undefined {
  try {
    return Deno.lstatSync(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

function identityOf(info: Deno.FileInfo): Identity {
  return {
    dev: info.dev,
    ino: info.ino,
    size: info.size,
    mtime: info.mtime?.getTime(),
  };
}
