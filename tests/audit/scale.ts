/**
 * Measures the audit against plain reading and line splitting of the same
 * files in the same process, and prints one JSON document.
 *
 * ```sh
 * deno run -A tests/audit/scale.ts 100   # megabytes
 * ```
 *
 * @module
 */

import { cpuUsage } from "node:process";
import { runAudit } from "../../lib/audit/run_audit.ts";
import { writeSessions } from "./generated_sessions.ts";

/** Reads in chunks and finds each line, as the fastest plain loop does. */
function splitLines(files: string[]): number {
  const buffer = new Uint8Array(1024 * 1024);
  let lines = 0;
  for (const path of files) {
    using file = Deno.openSync(path);
    for (let count; (count = file.readSync(buffer)) !== null;) {
      const chunk = buffer.subarray(0, count);
      for (
        let at = chunk.indexOf(10);
        at >= 0;
        at = chunk.indexOf(10, at + 1)
      ) {
        lines++;
      }
    }
  }
  return lines;
}

function filesBelow(folder: string): string[] {
  return [...Deno.readDirSync(folder)].flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory) return filesBelow(path);
    return path.endsWith(".jsonl") ? [path] : [];
  });
}

/** Milliseconds of processor time: other work on the machine adds nothing. */
function timed(run: () => void): number {
  const from = cpuUsage();
  run();
  const { user, system } = cpuUsage(from);
  return (user + system) / 1000;
}

const megabytes = Number(Deno.args[0] ?? 100);
const given = Deno.args[1];
const root = given ?? Deno.makeTempDirSync();
try {
  if (given === undefined || Deno.args[2] === "write") {
    writeSessions(root, {
      seed: 7,
      sessions: Math.max(1, Math.round(megabytes / 4)),
      dispatches: 10,
      padding: 220_000,
    });
  }
  const files = filesBelow(root);
  const bytes = files.reduce((sum, one) => sum + Deno.statSync(one).size, 0);
  splitLines(files); // the page cache is warm for both
  const plain: number[] = [];
  const audit: number[] = [];
  for (let round = 0; round < 3; round++) {
    plain.push(timed(() => splitLines(files)));
    audit.push(timed(() => {
      runAudit({ roots: [root], since: 0, now: new Date() });
    }));
  }
  const plainMs = Math.min(...plain);
  const auditMs = Math.min(...audit);
  const status = Deno.readTextFileSync("/proc/self/status");
  console.log(JSON.stringify({
    files: files.length,
    bytes,
    plainMs,
    auditMs,
    plainMBs: bytes / 1000 / plainMs,
    auditMBs: bytes / 1000 / auditMs,
    relativeSpeed: plainMs / auditMs,
    peakRssMB: Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024,
  }));
} finally {
  if (given === undefined) Deno.removeSync(root, { recursive: true });
}
