/**
 * One table of arguments and the answers of `parseArgs` of JSR's `@std/cli`,
 * run on whatever stands behind the name.
 */
import { assertEquals } from "@std/assert";
import { parseArgs } from "@std/cli/parse-args";
import * as whole from "@std/cli";

type Options = NonNullable<Parameters<typeof parseArgs>[1]>;
type Answer = Record<string, unknown>;

const ROWS: [name: string, args: string[], Options, Answer][] = [
  ["nothing", [], {}, { _: [] }],
  ["positionals", ["a", "b"], {}, { _: ["a", "b"] }],
  ["numbers among them", ["7", "a", "1e3"], {}, { _: [7, "a", 1000] }],
  ["numbers kept as text", ["7"], { string: "_" }, { _: ["7"] }],
  ["a lone dash", ["-"], {}, { _: ["-"] }],
  ["an empty argument", [""], {}, { _: [""] }],
  ["a blank argument", [" "], {}, { _: [" "] }],
  ["--key value", ["--a", "x"], {}, { a: "x", _: [] }],
  ["--key=value", ["--a=x"], {}, { a: "x", _: [] }],
  ["more equals signs", ["--a=x=y"], {}, { a: "x=y", _: [] }],
  ["a line break", ["--a=x\ny"], {}, { a: "x\ny", _: [] }],
  ["an undeclared number", ["--a", "7"], {}, { a: 7, _: [] }],
  ["a number as text", ["--a", "7"], { string: "a" }, { a: "7", _: [] }],
  ["hex", ["--a=0x1f"], {}, { a: 31, _: [] }],
  ["no value", ["--a"], {}, { a: true, _: [] }],
  ["no value, another flag", ["--a", "--b"], {}, { a: true, b: true, _: [] }],
  ["text without a value", ["--a"], { string: ["a"] }, { a: "", _: [] }],
  [
    "text before a flag",
    ["--a", "--b"],
    { string: ["a"] },
    { a: "", b: true, _: [] },
  ],
  ["text not given", [], { string: ["a"] }, { _: [] }],
  ["switch not given", [], { boolean: ["a"] }, { a: false, _: [] }],
  ["switch", ["--a", "x"], { boolean: ["a"] }, { a: true, _: ["x"] }],
  ["switch, true", ["--a", "true"], { boolean: "a" }, { a: true, _: [] }],
  ["switch, false", ["--a", "false"], { boolean: "a" }, { a: false, _: [] }],
  ["switch=false", ["--a=false"], { boolean: ["a"] }, { a: false, _: [] }],
  ["switch=word", ["--a=no"], { boolean: ["a"] }, { a: true, _: [] }],
  ["the word true", ["--a", "true"], {}, { a: "true", _: [] }],
  ["--no-key is a key", ["--no-a"], {}, { "no-a": true, _: [] }],
  ["repeated: last wins", ["--a", "x", "--a=y"], {}, { a: "y", _: [] }],
  [
    "repeated switch",
    ["--a", "--a=false"],
    { boolean: ["a"] },
    { a: false, _: [] },
  ],
  [
    "collected",
    ["--a", "x", "--a=y"],
    { string: ["a"], collect: ["a"] },
    { a: ["x", "y"], _: [] },
  ],
  [
    "collected once",
    ["--a", "x"],
    { string: ["a"], collect: ["a"] },
    { a: ["x"], _: [] },
  ],
  [
    "collected, none",
    [],
    { string: ["a"], collect: ["a"] },
    { a: [], _: [] },
  ],
  ["default", [], { default: { a: 5 } }, { a: 5, _: [] }],
  ["default given", ["--a=6"], { default: { a: 5 } }, { a: 6, _: [] }],
  [
    "default of a switch",
    [],
    { boolean: ["a"], default: { a: true } },
    { a: true, _: [] },
  ],
  [
    "default and alias",
    [],
    { alias: { a: "all" }, default: { a: 1 } },
    { a: 1, all: 1, _: [] },
  ],
  [
    "alias, short",
    ["-a", "x"],
    { alias: { a: "all" } },
    { a: "x", all: "x", _: [] },
  ],
  [
    "alias, long",
    ["--all=x"],
    { alias: { a: ["all", "every"] } },
    { a: "x", all: "x", every: "x", _: [] },
  ],
  [
    "alias of a switch",
    ["-a", "x"],
    { boolean: ["all"], alias: { a: "all" } },
    { a: true, all: true, _: ["x"] },
  ],
  [
    "alias of text",
    ["-a", "7"],
    { string: ["all"], alias: { a: "all" } },
    { a: "7", all: "7", _: [] },
  ],
  ["short group", ["-abc"], {}, { a: true, b: true, c: true, _: [] }],
  ["short with number", ["-n5"], {}, { n: 5, _: [] }],
  ["short=value", ["-n=x"], {}, { n: "x", _: [] }],
  ["short group, value", ["-ab", "x"], {}, { a: true, b: "x", _: [] }],
  ["short, negative number", ["-n", "-5"], {}, { n: true, 5: true, _: [] }],
  ["long, negative number", ["--n=-5"], {}, { n: -5, _: [] }],
  ["-- ends options", ["--a", "x", "--", "--b"], {}, { a: "x", _: ["--b"] }],
  ["-- keeps text", ["1", "--", "2", "--"], {}, { _: [1, "2", "--"] }],
  [
    "-- apart",
    ["x", "--", "--b", "3"],
    { "--": true },
    { _: ["x"], "--": ["--b", "3"] },
  ],
  ["-- after a flag", ["--a", "--", "x"], {}, { a: true, _: ["x"] }],
  [
    "stop early",
    ["--a=1", "go", "--b", "2"],
    { stopEarly: true },
    { a: 1, _: ["go", "--b", "2"] },
  ],
  [
    "unknown dropped",
    ["--a", "x", "--b=2", "c"],
    { string: ["a"], unknown: () => false },
    { a: "x", _: [] },
  ],
];

Deno.test("parseArgs() answers as @std/cli does for every row", async (t) => {
  for (const [name, args, options, answer] of ROWS) {
    await t.step(name, () => {
      assertEquals<unknown>(parseArgs(args, options), answer);
      assertEquals<unknown>(whole.parseArgs(args, options), answer);
    });
  }
});

Deno.test("parseArgs() tells unknown() the argument, its key and value", () => {
  const seen: unknown[][] = [];
  parseArgs(["--a=x", "-b", "7", "c"], {
    unknown: (...told: unknown[]) => seen.push(told),
  });
  assertEquals(seen, [["--a=x", "a", "x"], ["-b", "b", "7"], ["c"]]);
});

Deno.test("parseArgs() types keys by their kind", () => {
  const read = parseArgs(["--type", "x", "--tag=a", "--json"], {
    string: ["type", "tag"],
    boolean: ["json"],
    collect: ["tag"],
  });
  const type: string | undefined = read.type;
  const tags: string[] = read.tag;
  const json: boolean = read.json;
  assertEquals([type, tags, json], ["x", ["a"], true]);
});
