/**
 * Texts of a megabyte that are written to keep a reader busy, and how long
 * the guards of an event take over a payload that holds one.
 *
 * @module
 */

import { join } from "@std/path";
import fc from "fast-check";
import process from "node:process";
import { memoryFiles } from "../../lib/files_in_memory.ts";
import { answerTo } from "../../lib/hook.ts";
import { JOINT } from "../../lib/joint.ts";
import type { Guard, Payload } from "../../lib/verdict.ts";
import { ROOT } from "../support/run_hook.ts";

const MEGABYTE = 1024 * 1024;

/** A megabyte (UTF-16 units) of repeats of `unit`. */
export function megabyteOf(unit: string): string {
  return unit.repeat(Math.ceil(MEGABYTE / unit.length)).slice(0, MEGABYTE);
}

/** What is repeated, by name. */
export const HOSTILE_UNITS: Record<string, string> = {
  "one order": "Fix src/a.ts and run the tests. ",
  "one ban": "do not change anything, ",
  "orders and bans without an end": "fix it but do not fix it and ",
  "one word": "run",
  "one word and blanks": "test ",
  "Chinese services": "运行服务",
  "Chinese scripts": "跑脚本",
  "Chinese bans": "不要修改只读",
  "Chinese questions": "能不能用",
  "Chinese verbs apart": "接入 ",
  "Chinese quotes that open": "接入“",
  "Chinese with Latin commas": "裁剪, ",
  "Chinese in brackets": "（修复「测试」）",
  "Chinese openings that lead nowhere": "请你请你帮我",
  "Traditional Chinese": "請勿修改",
  "Japanese orders": "修正してください",
  "Korean questions": "어떤 ",
  "Korean orders": "수정해 ",
  "Spanish orders": "corrige el error y ",
  "quotes in quotes": "“‘\"'",
  "quotes that open": '"fix ',
  "backticks that open": "`fix ",
  "fences that open": "```sh\n",
  "fences of tildes": "~~~\nfix\n",
  "quoted lines": "> fix it\n",
  "quoted quotes": "> > > fix\n",
  "headings": "## Fix\n",
  "bold headings": "**Do not:**\n",
  "labels": "Scope: fix\n",
  "list items": "- [ ] fix\n",
  "nested lists": "  - fix\n    - run\n",
  "table rows": "| fix | run |\n",
  "log lines": "[12:00:00] ERROR fix failed\n",
  "diff lines": "+ fix\n- run\n",
  "stack lines": "    at fix (a.ts:1:1)\n",
  "shell prompts": "$ npm test\n",
  "JSON": '{"fix":["run",',
  "tags in tags": "<a><b>",
  "tags half open": "<fix a='",
  "brackets": "([{",
  "Windows breaks": "fix\r\n",
  "bare carriage returns": "fix\r",
  "line separators": "fix\u2028",
  "zero-width spaces": "f\u200bix ",
  "combining marks": "e\u0301\u0302\u0303",
  "lone surrogates": "\ud800",
  "emoji": "👩‍👩‍👧‍👦",
  "nulls": "\u0000",
  "dots": "...",
  "semicolons": ";",
  "long words": "a_b-c/d.e",
  "paths": "../../src/a/b/c.ts ",
  "markers": "%%DONE%%\n",
};

/** Words that the reading knows, from its own tables. */
export function knownWords(): string[] {
  const folder = join(ROOT, "lib/capability");
  const words = new Set<string>();
  for (const { name } of Deno.readDirSync(folder)) {
    if (!name.endsWith(".ts")) continue;
    const text = Deno.readTextFileSync(join(folder, name));
    const found = text.match(/[\p{L}']{2,}(?: [\p{Ll}']{2,})?/gu) ?? [];
    for (const word of found) words.add(word);
  }
  return [...words].sort();
}

/** Repeats of a few known words with marks between them. */
export function busyUnit(): fc.Arbitrary<string> {
  const marks = [
    " ",
    ", ",
    "，",
    "、",
    "\n",
    "\n\n",
    ": ",
    "“",
    "`",
    "(",
    "- ",
  ];
  return fc.array(
    fc.tuple(fc.constantFrom(...knownWords()), fc.constantFrom(...marks)),
    { minLength: 1, maxLength: 6 },
  ).map((parts) => parts.flat().join(""));
}

/** Milliseconds that the guards took over a payload; the best of some tries. */
export function judgingTime(
  payload: Payload,
  { guards, enough }: {
    guards: readonly [Guard, ...Guard[]];
    /** A time that needs no second try. */
    enough: number;
  },
): number {
  const text = JSON.stringify(payload);
  const world = { env: () => undefined, files: memoryFiles({}), note() {} };
  let best = Infinity;
  for (let tries = 0; tries < 6 && best > enough; tries++) {
    const from = { wall: performance.now(), cpu: process.cpuUsage() };
    answerTo({ text }, { guards, world, blockAs: "deny", joint: JOINT });
    // The clock runs on while a busy machine does something else; the
    // processor's time counts the compiler's threads too. The true time is
    // under both.
    const { user, system } = process.cpuUsage(from.cpu);
    const wall = performance.now() - from.wall;
    best = Math.min(best, wall, (user + system) / 1000);
  }
  return best;
}
