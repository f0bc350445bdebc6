/**
 * One promotion laid out for a test, and the check that nothing of it is torn
 * or lost, whatever happened.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { MARKER } from "../../lib/marker.ts";
import { promote } from "../../skills/subagent-dispatch/scripts/promotion.ts";
import type { WipFolder } from "./wip_folder.ts";

export const OLD = "the old file\n".repeat(1000);
export const NEW = "the new file\n".repeat(80_000); // 1 MB
export const SIDECAR = `${NEW}${MARKER}\n`;
const FORCE = { force: true, dryRun: false };

/** Lays out a promotion: over an old file, or into an empty place. */
export function prepare(folder: WipFolder, { over }: { over: boolean }): void {
  for (const name of folder.names()) Deno.removeSync(folder.at(name));
  if (over) folder.write("t", OLD);
  folder.write("t.wip", SIDECAR);
}

export function argumentsFor(
  folder: WipFolder,
  { over }: { over: boolean },
): string[] {
  return over ? ["--force", folder.at("t")] : [folder.at("t")];
}

/** Nothing torn, nothing lost, and the next run brings it to its end. */
export async function assertWhole(
  folder: WipFolder,
  { over }: { over: boolean },
): Promise<"before" | "between" | "after"> {
  const target = folder.read("t");
  const sidecar = folder.read("t.wip");
  const swapped = target === NEW;
  assert(swapped || target === (over ? OLD : undefined), "target is torn");
  assert(
    sidecar === SIDECAR || (swapped && sidecar === undefined),
    "sidecar lost",
  );
  for (const name of folder.names()) {
    assert(/^(t|t\.wip|\.t\.promote-.+)$/.test(name), `"${name}" is left`);
  }
  if (sidecar === undefined) return "after";
  await promote(folder.at("t"), FORCE);
  assertEquals(folder.read("t"), NEW);
  assertEquals(folder.read("t.wip"), undefined);
  return swapped ? "between" : "before";
}

/** Whether a tool is there and may do what a test needs. */
export async function works(program: string, args: string[]): Promise<boolean> {
  try {
    const output = await new Deno.Command(program, { args }).output();
    return output.success;
  } catch {
    return false;
  }
}
