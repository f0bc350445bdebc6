#!/usr/bin/env -S deno run --no-config --no-prompt --allow-read=. --allow-write=.
/**
 * Puts a finished file in place: takes `TARGET.wip`, whose last line is the
 * bare finalization marker, takes that line off, and makes the rest `TARGET`
 * in one atomic step. Needs read and write on the target's folder only.
 *
 * ```sh
 * deno run --no-config --no-prompt --allow-read=out --allow-write=out promote-wip.ts out/report.md
 * ```
 *
 * @module
 */

import { promote, type Promotion } from "./promotion.ts";
import { Refusal } from "./refusal.ts";

const USAGE = `promote-wip.ts [options] TARGET

Takes TARGET.wip, demands that its last non-blank line is the bare marker,
takes that line off and puts the rest in TARGET's place in one step. The
sidecar is removed only after that.

  --expect-sha256 HEX  go on only if the content without the marker, or the
                       sidecar as it stands, has this digest
  --dry-run            check and print, change nothing
  --force              replace a TARGET that exists (its mode is kept)

Exit codes: 0 done; 1 refused or failed, nothing changed; 2 wrong arguments;
3 TARGET is in place, but the sidecar could not be removed or has changed`;

/** Arguments as read, or what is wrong with them. */
type Arguments =
  | { target: string; force: boolean; dryRun: boolean; expectSha256?: string }
  | { wrong: string };

/**
 * Reads the arguments by hand: the script runs without configuration, so it
 * has no packages by name.
 */
export function readArguments(args: readonly string[]): Arguments {
  const rest = [...args];
  const targets: string[] = [];
  let force = false;
  let dryRun = false;
  let expectSha256: string | undefined;
  let onlyTargets = false;
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const [flag, value] = split(arg);
    if (onlyTargets || !arg.startsWith("-")) targets.push(arg);
    else if (arg === "--") onlyTargets = true;
    else if (arg === "--force") force = true;
    else if (arg === "--dry-run") dryRun = true;
    else if (flag === "--expect-sha256") {
      expectSha256 = value ?? rest.shift() ?? "";
    } else return { wrong: `Unknown option "${arg}"` };
  }
  const [target, second] = targets;
  if (target === undefined) return { wrong: "Expected a TARGET, got none" };
  if (second !== undefined) {
    return { wrong: `Expected one TARGET, got ${targets.length}` };
  }
  if (expectSha256 === undefined) return { target, force, dryRun };
  if (!/^[0-9a-f]{64}$/i.test(expectSha256)) {
    return { wrong: `Expected 64 hex digits, got "${expectSha256}"` };
  }
  return { target, force, dryRun, expectSha256 };
}

function split(arg: string): [flag: string, value: string | undefined] {
  const at = arg.indexOf("=");
  return at < 0 ? [arg, undefined] : [arg.slice(0, at), arg.slice(at + 1)];
}

function describe(promotion: Promotion): string {
  const { target, bytes, sha256 } = promotion;
  const verb = promotion.kind === "would-promote" ? "Would put" : "Put";
  return `${verb} ${bytes} bytes in place: ${target} (sha256 ${sha256})`;
}

async function main(args: readonly string[]): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    console.log(USAGE);
    return 0;
  }
  const read = readArguments(args);
  if ("wrong" in read) {
    console.error(`promote-wip: ${read.wrong}\n\n${USAGE}`);
    return 2;
  }
  try {
    const promotion = await promote(read.target, read);
    console.log(describe(promotion));
    if (promotion.markedAgain) {
      console.error("promote-wip: One marker was taken off, another remains");
    }
    if (promotion.kind !== "sidecar-left") return 0;
    console.error(`promote-wip: "${promotion.sidecar}" is still there`);
    return 3;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const kind = error instanceof Refusal ? "" : "The disk failed: ";
    console.error(`promote-wip: ${kind}${reason}; nothing was changed`);
    return 1;
  }
}

if (import.meta.main) Deno.exit(await main(Deno.args));
