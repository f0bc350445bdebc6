/**
 * No pattern of the product can be made to take more than linear time, by a
 * prompt, a transcript or a repository.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { allPatterns, patternsIn } from "./pattern_literals.ts";
import { slowestPump } from "./pump.ts";
import { superLinear } from "./super_linear.ts";

/** Patterns that no hook loads and no stranger's text reaches. */
const ON_OWN_TEXT: Record<string, string> = {
  "(\\d+\\.\\d+\\.\\d+)":
    "one line that a program of the user's prints about itself",
  "-?\\d+(?:\\.\\d*)?(?:e-?\\d+)?$": "one argument that the user typed",
  "[\\\\/]+$": "a path that the user typed",
  "\\/+$": "a path that the user typed",
};

/** Patterns that are put together while the program runs. */
const MADE: Record<string, string> = {
  'new RegExp(escaped.join("|"), "g")':
    "words of ours with everything special escaped",
};

const SHORT = 32 * 1024;
const MOST_MS = 25;
// What quadratic time would be far above at a megabyte; a repeat with a bound
// multiplies linear time by that bound.
const MOST_MS_LONG = 2000;

Deno.test("superLinear() tells the known bad shapes from good ones", () => {
  const bad = [
    "(a+)+$",
    "(?:a*b?)*c",
    "^\\s*\\s+x",
    "a.*.*b",
    "(a)\\1",
    "(?<x>a)\\k<x>",
    "\\s+$",
    "\\s*\\n\\s*",
  ];
  for (const source of bad) {
    assert(superLinear({ source, flags: "" }) !== undefined, source);
  }
  const good = [
    "^a+$",
    "a{1,9}b{1,9}",
    "\\d{1,9} ?[a-z]+",
    "(?:a|b)+",
    "[\\s,]+",
  ];
  for (const source of good) {
    assertEquals(superLinear({ source, flags: "" }), undefined, source);
  }
});

Deno.test("slowestPump() sees a pattern that is slow on its own words", () => {
  const slow = { source: "which .*fails", flags: "u" };
  assert(slowestPump(slow, SHORT).ms > MOST_MS);
  assert(
    slowestPump({ source: "which .{0,9}fails", flags: "u" }, SHORT).ms < 5,
  );
});

Deno.test("patternsIn() finds patterns wherever they stand", () => {
  const text = "const a = 1 / 2 / 3; // /no/\n" +
    "const f = () => /one/u.test('/no/'); g(`/no/${/two/}`);\n" +
    "if (x) /three/.exec(y); new RegExp(z); RegExp('a+');\n";
  assertEquals(
    patternsIn(text).map((one) =>
      "made" in one ? one.made : one.pattern.source
    ),
    ["one", "two", "three", "new RegExp(z)", "RegExp('a+')"],
  );
});

const all = await allPatterns();

Deno.test("hooks load most of the patterns, and all were found", () => {
  const inHook = all.filter((one) => one.inHook).length;
  console.log(`    ${all.length} patterns, ${inHook} of them in hooks`);
  assert(inHook > 200, `${inHook}`);
});

Deno.test("no pattern has a super-linear shape", () => {
  const wrong: string[] = [];
  const excused = new Set<string>();
  for (const { file, inHook, pattern } of all) {
    if (pattern === undefined) continue;
    const shape = superLinear(pattern);
    if (shape === undefined) continue;
    if (!inHook && pattern.source in ON_OWN_TEXT) excused.add(pattern.source);
    else wrong.push(`${file}: /${pattern.source}/ has ${shape}`);
  }
  assertEquals(wrong, []);
  assertEquals([...excused].sort(), Object.keys(ON_OWN_TEXT).sort());
});

Deno.test("a pattern that is put together at run time is a known one", () => {
  const made = all.flatMap((one) => one.made ?? []);
  assertEquals(made, Object.keys(MADE));
});

/** `deno task trust` sets the length to a megabyte. */
const length = Number(Deno.env.get("PUMP_LENGTH") ?? SHORT);
const most = length > SHORT ? MOST_MS_LONG : MOST_MS;

Deno.test(`no pattern that a hook loads is slow on ${length} repeated units`, () => {
  const wrong: string[] = [];
  let worst = 0;
  for (const { file, inHook, pattern } of all) {
    if (!inHook || pattern === undefined) continue;
    const { ms, unit } = slowestPump(pattern, length);
    worst = Math.max(worst, ms);
    if (ms <= most) continue;
    wrong.push(
      `${file}: /${pattern.source}/ takes ${ms.toFixed(0)} ms for ${
        JSON.stringify(unit)
      }`,
    );
  }
  console.log(`    the slowest took ${worst.toFixed(0)} ms`);
  assertEquals(wrong, []);
});
