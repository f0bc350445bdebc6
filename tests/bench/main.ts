/**
 * What a hook costs: interleaved runs on one machine, so that noise falls on
 * all alike; p50, p95 and the ratio to an empty Deno file.
 *
 * ```sh
 * deno task bench
 * deno task bench --rounds 100
 * ```
 *
 * @module
 */

import { parseArgs } from "@std/cli/parse-args";
import { join } from "@std/path";
import { cleanEnv, registeredCommands } from "../support/run_hook.ts";
import { usageInstead } from "../support/usage.ts";
import { payloadFor } from "./payloads.ts";

/** One thing that is timed. */
interface Subject {
  label: string;
  command: string;
  args: string[];
  stdin: Uint8Array;
  /** The most that its p50 may be, as a multiple of the empty file's. */
  budget?: number;
  /** All measured times, in milliseconds. */
  times: number[];
}

const HOOK_BUDGET = 1.15;
const PRE_DISPATCH_BUDGET = 1.25;
const WARM_UP_ROUNDS = 3;

function subjects(folder: string): Subject[] {
  const empty = join(folder, "empty.ts");
  Deno.writeTextFileSync(empty, "");
  const list: Subject[] = [{
    label: "empty Deno file",
    command: "deno",
    args: ["run", "--no-config", "--no-prompt", empty],
    stdin: new Uint8Array(),
    times: [],
  }];
  for (const [file, { command, args }] of registeredCommands()) {
    const add = (size: string, stdin: string, budget?: number) =>
      list.push({
        label: `${file}, ${size}`,
        command,
        args,
        stdin: new TextEncoder().encode(stdin),
        times: [],
        ...(budget === undefined ? {} : { budget }),
      });
    const budget = file === "pre-dispatch.ts"
      ? PRE_DISPATCH_BUDGET
      : HOOK_BUDGET;
    add("ordinary", JSON.stringify(payloadFor(file, { folder })), budget);
    add("1 MB", JSON.stringify(payloadFor(file, { folder, size: 1_000_000 })));
  }
  return list;
}

async function timeOnce({ command, args, stdin }: Subject): Promise<number> {
  const start = performance.now();
  const child = new Deno.Command(command, {
    args,
    env: cleanEnv(),
    clearEnv: true,
    stdin: "piped",
    stdout: "null",
    stderr: "null",
  }).spawn();
  const writer = child.stdin.getWriter();
  await writer.write(stdin).catch(() => {});
  await writer.close().catch(() => {});
  await child.status;
  return performance.now() - start;
}

function quantile(sorted: readonly number[], q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ??
    NaN;
}

const { rounds: asked } = parseArgs(Deno.args, {
  string: ["rounds"],
  default: { rounds: "60" },
  unknown: usageInstead("deno task bench [--rounds N]"),
});
const rounds = Number(asked);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`--rounds is "${asked}" but must be a whole number`);
  Deno.exit(1);
}
const folder = await Deno.makeTempDir({ prefix: "dispatch-bench-" });
let over = 0;
try {
  const list = subjects(folder);
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    for (const subject of list) {
      const time = await timeOnce(subject);
      if (round >= 0) subject.times.push(time);
    }
  }
  const base = quantile(list[0]?.times.toSorted((a, b) => a - b) ?? [], 0.5);
  console.log(
    `${rounds} interleaved rounds, Deno ${Deno.version.deno}, ${navigator.hardwareConcurrency} cores\n`,
  );
  console.log("| what | p50 ms | p95 ms | ratio | budget |");
  console.log("|---|---:|---:|---:|---:|");
  for (const { label, times, budget } of list) {
    const sorted = times.toSorted((a, b) => a - b);
    const p50 = quantile(sorted, 0.5);
    const ratio = p50 / base;
    const within = budget === undefined || ratio <= budget;
    if (!within) over += 1;
    console.log(
      `| ${label} | ${p50.toFixed(1)} | ${
        quantile(sorted, 0.95).toFixed(1)
      } | ${ratio.toFixed(2)} | ${budget?.toFixed(2) ?? ""}${
        within ? "" : " OVER"
      } |`,
    );
  }
} finally {
  await Deno.remove(folder, { recursive: true });
}
if (over > 0) {
  console.error(`${over} over budget`);
  Deno.exit(1);
}
