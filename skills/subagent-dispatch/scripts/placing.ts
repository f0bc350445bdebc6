/**
 * The steps that change the folder: a synced temporary file next to the
 * target, and one atomic step that makes it the target.
 *
 * @module
 */

import { Refusal } from "./refusal.ts";
import { lstat, type Place } from "./sidecar.ts";

// A run takes seconds; a temporary file of this age belongs to a killed one.
const LEFTOVER_AGE_MS = 10 * 60 * 1000;

/**
 * What stands in the target's place, if it may be replaced at all.
 *
 * @returns its mode, or undefined for an empty place
 * @throws {Refusal} where a link, a folder, a device or a file without write
 *   permission stands there; `--force` does not change that
 */
export function standingTarget(path: string): { mode: number } | undefined {
  const info = lstat(path);
  if (info === undefined) return undefined;
  if (info.isSymlink) {
    throw new Refusal(`"${path}" is a link; name the file that it points to`);
  }
  if (info.isDirectory) throw new Refusal(`"${path}" is a folder`);
  if (!info.isFile) throw new Refusal(`"${path}" is not a regular file`);
  const mode = info.mode ?? 0o644;
  if ((mode & 0o222) === 0) {
    throw new Refusal(`"${path}" is read-only; make it writable first`);
  }
  return { mode };
}

/**
 * Writes the content to a new file in the target's folder and syncs it.
 *
 * @returns its path
 * @throws {Error} where the disk fails; the file is then gone again
 */
export function writeTemporary(
  place: Place,
  { content, mode }: { content: Uint8Array; mode: number },
): string {
  const path = place.folder + place.temporaryPrefix + crypto.randomUUID();
  const file = Deno.openSync(path, {
    write: true,
    createNew: true,
    mode: 0o600,
  });
  try {
    for (let at = 0; at < content.length;) {
      at += file.writeSync(content.subarray(at));
    }
    if (Deno.build.os !== "windows") Deno.chmodSync(path, mode);
    file.syncSync();
  } catch (error) {
    discard(path);
    throw error;
  } finally {
    file.close();
  }
  return path;
}

/**
 * Makes the temporary file the target, in a place that is empty. A hard link
 * is the one step that fails where somebody else was faster.
 *
 * @throws {Refusal} where a target has appeared meanwhile
 */
export function placeNew(temporary: string, place: Place): void {
  try {
    Deno.linkSync(temporary, place.target);
  } catch (error) {
    if (lstat(place.target) !== undefined) {
      throw new Refusal(`"${place.target}" has appeared meanwhile`);
    }
    if (!(error instanceof Error) || !noHardLinks(error)) throw error;
    Deno.renameSync(temporary, place.target);
    return;
  }
  discard(temporary);
}

/** Makes the temporary file the target, over the old one. */
export function replaceOld(temporary: string, place: Place): void {
  Deno.renameSync(temporary, place.target);
}

/** Syncs the folder's entries; whether that worked. */
export function syncFolder(folder: string): boolean {
  // Windows opens no folder, and orders the entries itself.
  if (Deno.build.os === "windows") return true;
  try {
    const handle = Deno.openSync(folder, { read: true });
    try {
      handle.syncSync();
    } finally {
      handle.close();
    }
    return true;
  } catch {
    return false;
  }
}

/** Removes what killed runs for this target have left behind, as far as it can. */
export function removeLeftovers(place: Place): void {
  try {
    for (const entry of Deno.readDirSync(place.folder)) {
      if (!entry.isFile || !entry.name.startsWith(place.temporaryPrefix)) {
        continue;
      }
      const path = place.folder + entry.name;
      const written = lstat(path)?.mtime?.getTime() ?? Infinity;
      if (Date.now() - written > LEFTOVER_AGE_MS) discard(path);
    }
  } catch { /* they are in nobody's way */ }
}

/** Removes a temporary file; one that stays is removed later by its age. */
export function discard(path: string): void {
  try {
    Deno.removeSync(path);
  } catch { /* see above */ }
}

// What file systems without hard links answer: EPERM, ENOTSUP, EMLINK.
function noHardLinks(error: Error): boolean {
  return error instanceof Deno.errors.PermissionDenied ||
    error instanceof Deno.errors.NotSupported ||
    /os error (1|31|95)\b/.test(error.message);
}
