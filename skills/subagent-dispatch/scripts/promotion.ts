/**
 * Puts a finished sidecar in the place of its target. At every moment the
 * target is absent, the old file or the new file, and the finished text is in
 * the sidecar, the target or both.
 *
 * @module
 */

import { MARKER } from "../../../lib/marker.ts";
import { cutMarker } from "./cut_marker.ts";
import {
  discard,
  placeNew,
  removeLeftovers,
  replaceOld,
  standingTarget,
  syncFolder,
  writeTemporary,
} from "./placing.ts";
import { Refusal } from "./refusal.ts";
import {
  type Identity,
  lstat,
  type Place,
  placeOf,
  readSidecar,
  sameFile,
} from "./sidecar.ts";

/** How to promote. */
export interface PromoteOptions {
  /** Replace a target that exists. */
  force: boolean;
  /** Check everything, change nothing. */
  dryRun: boolean;
  /** Hex digest of the content, or of the sidecar as it stands. */
  expectSha256?: string | undefined;
}

/** What was done, or would be. */
export interface Promotion {
  /**
   * - `promoted`: the target is the new content, the sidecar is gone
   * - `would-promote`: a dry run that found nothing against it
   * - `sidecar-left`: the target is the new content, but the sidecar could not
   *   be removed or has been written to meanwhile
   */
  kind: "promoted" | "would-promote" | "sidecar-left";
  target: string;
  sidecar: string;
  /** Size of the content without the marker, in bytes. */
  bytes: number;
  /** Hex digest of that content. */
  sha256: string;
  /** Whether the content itself ends in a marker line. */
  markedAgain: boolean;
}

/**
 * Promotes `TARGET.wip` to `TARGET`.
 *
 * @param target path of the file to put in place
 * @throws {Refusal} where the sidecar is unfinished or the target in the way
 * @throws {Error} where the disk fails; target and sidecar are then unchanged
 */
export async function promote(
  target: string,
  options: PromoteOptions,
): Promise<Promotion> {
  const place = placeOf(target);
  const sidecar = readSidecar(place.sidecar);
  const cut = cutMarker(sidecar.bytes);
  if (cut.kind === "refused") {
    throw new Refusal(unfinished(place, cut.judgment));
  }
  const sha256 = await digest(cut.content);
  const wanted = options.expectSha256?.toLowerCase() ?? sha256;
  if (wanted !== sha256 && wanted !== await digest(sidecar.bytes)) {
    throw new Refusal(
      `Expected sha256 "${wanted}", but the content of "${place.sidecar}" has "${sha256}"`,
    );
  }

  const standing = standingTarget(place.target);
  // A run that was killed after the swap is finished by the next one.
  const swapped = standing !== undefined && !options.force &&
    await digest(Deno.readFileSync(place.target)) === sha256;
  if (standing !== undefined && !options.force && !swapped) {
    throw new Refusal(
      `"${place.target}" exists with other content; --force replaces it`,
    );
  }
  const report = {
    target: place.target,
    sidecar: place.sidecar,
    bytes: cut.content.length,
    sha256,
    markedAgain: cut.again,
  };
  if (options.dryRun) return { kind: "would-promote", ...report };
  if (!swapped) {
    const mode = (standing?.mode ?? sidecar.mode) & 0o777;
    const temporary = writeTemporary(place, { content: cut.content, mode });
    try {
      if (!sameFile(place.sidecar, sidecar.identity)) {
        throw new Refusal(`"${place.sidecar}" has changed since it was read`);
      }
      if (options.force) replaceOld(temporary, place);
      else placeNew(temporary, place);
    } catch (error) {
      discard(temporary);
      throw error;
    }
  }
  const gone = syncFolder(place.folder) &&
    removeSidecar(place, sidecar.identity);
  removeLeftovers(place);
  return { kind: gone ? "promoted" : "sidecar-left", ...report };
}

function unfinished(place: Place, judgment: string): string {
  const file = `"${place.sidecar}"`;
  if (judgment === "empty") return `${file} is empty`;
  if (judgment === "marker-only") {
    return `${file} holds the marker and nothing else`;
  }
  return `${file} is unfinished: its last line is not the bare ${MARKER}`;
}

function removeSidecar(place: Place, identity: Identity): boolean {
  try {
    // Gone already: another run of the same promotion was faster.
    if (lstat(place.sidecar) === undefined) return true;
    if (!sameFile(place.sidecar, identity)) return false;
    Deno.removeSync(place.sidecar);
    return true;
  } catch (error) {
    return error instanceof Deno.errors.NotFound;
  }
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
}
