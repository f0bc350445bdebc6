/**
 * What a definition says, and how much of a file is read for it.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import {
  FILE_MAX,
  foldName,
  HEAD_MAX,
  isLookupName,
  isPluginId,
  nameFault,
  readDefinition,
  readFields,
  readPersona,
  readText,
  splitEntries,
} from "../../lib/agents/definition.ts";
import { memoryFiles } from "../../lib/files_in_memory.ts";

Deno.test("foldName() compares as the harness does", () => {
  const rows: [name: string, folded: string][] = [
    ["Code-Critic", "codecritic"],
    ["code_critic", "codecritic"],
    [" code\tcritic\n", "codecritic"],
    ["code–critic—", "codecritic"],
    ["Ｃode", "code"],
    ["É-x", "éx"],
    ["a.b", "a.b"],
    ["审查 员", "审查员"],
    ["\u007f", "\u007f"],
  ];
  for (const [name, folded] of rows) assertEquals(foldName(name), folded, name);
});

Deno.test("isLookupName() keeps odd names from the file system", () => {
  for (const name of ["a", " a ", "a.b", "...", "a".repeat(64), "审查"]) {
    assertEquals(isLookupName(name), true, name);
  }
  for (
    const name of [
      "",
      " ",
      ".",
      " .. ",
      "a/b",
      "a\\b",
      "a\u0000",
      "a\u0085b",
      "a".repeat(65),
    ]
  ) assertEquals(isLookupName(name), false, name);
});

Deno.test("nameFault() says why a name registers nothing", () => {
  const rows: [name: string, fault: string | undefined][] = [
    ["dev", undefined],
    ["-dev", "name-dash"],
    ["d-ev", undefined],
    ["a:b", "name-colon"],
    ["a：b", "name-colon"],
    ["a".repeat(256), undefined],
    ["a".repeat(257), "name-long"],
  ];
  for (const [name, fault] of rows) {
    assertEquals(nameFault(name), fault, name);
    assertEquals(isPluginId(name), fault === "name-colon", name);
  }
});

Deno.test("splitEntries() keeps parentheses together", () => {
  const rows: [text: string, entries: string[]][] = [
    ["a,b c", ["a", "b", "c"]],
    ["Bash(a, b) c", ["Bash(a, b)", "c"]],
    ["Bash(a,  b", ["Bash(a,  b"]],
    ["a) b (c d)", ["a)", "b", "(c d)"]],
    ["(a b)(c d) e,", ["(a b)(c d)", "e"]],
  ];
  for (const [text, entries] of rows) {
    assertEquals(splitEntries(text), entries, text);
  }
});

function fieldsIn(entries: string) {
  const text = `---\nname: dev\ndescription: d\n${entries}\n---\n`;
  const read = readText(text, readFields);
  if (read.kind === "skipped") return read.reason;
  const { name: _, description: __, ...fields } = read.fields;
  return fields;
}

const USUAL = { background: false, omitClaudeMd: false };

Deno.test("readText() reads each field, and passes over odd values", () => {
  const rows: [entries: string, expected: unknown][] = [
    ["", USUAL],
    ["model: opus", { ...USUAL, model: "opus" }],
    ["model: ' Inherit '", { ...USUAL, model: "inherit" }],
    ["model: ' '", USUAL],
    ["model: 7", USUAL],
    ["maxTurns: 3", { ...USUAL, maxTurns: 3 }],
    ["maxTurns: '3'", { ...USUAL, maxTurns: 3 }],
    ["maxTurns: 0", USUAL],
    ["maxTurns: 1.5", USUAL],
    ["maxTurns: -1", USUAL],
    ["maxTurns: '3x'", USUAL],
    ["effort: 3", { ...USUAL, effort: "3" }],
    ["effort: 1.5", USUAL],
    ["background: true", { ...USUAL, background: true }],
    ["background: 'true'", { ...USUAL, background: true }],
    ["background: 'yes'", USUAL],
    ["omitClaudeMd: true", { ...USUAL, omitClaudeMd: true }],
    ["omitClaudeMd: 1", USUAL],
    ["tools: Read", { ...USUAL, tools: ["Read"] }],
    ["disallowedTools: [Read, Bash]", {
      ...USUAL,
      disallowedTools: ["Read", "Bash"],
    }],
    ["skills: a, b", { ...USUAL, skills: ["a", "b"] }],
    ["hooks:", USUAL],
    ["hooks: {}", USUAL],
    ["hooks: 0", USUAL],
    ["hooks: run", "hooks"],
    ["hooks: [a]", "hooks"],
    ["name:", "no-name"],
    ["name: ''", "no-name"],
    ["name: 7", "no-name"],
    ["description: ''", "no-description"],
    ["description: 7", "no-description"],
    ["name: -x", "name-dash"],
  ];
  for (const [entries, expected] of rows) {
    assertEquals(fieldsIn(entries), expected as never, entries);
  }
});

const HEAD = "---\nname: dev\ndescription: d\n---\n";

function reasonOf(text: string): string {
  const files = memoryFiles({ "/a.md": text });
  const read = readDefinition("/a.md", { files });
  return read.kind === "skipped" ? read.reason : read.fields.name;
}

Deno.test("readDefinition() reads a head of any length up to its bound", () => {
  const padded = (size: number) =>
    `---\nname: dev\nx: ${"y".repeat(size)}\ndescription: d\n---\n`;
  for (const size of [0, 1000, 1990, 2020, 2040, 5000, 60_000]) {
    assertEquals(reasonOf(padded(size)), "dev", `${size}`);
    assertEquals(
      reasonOf(padded(size) + "z".repeat(100_000)),
      "dev",
      `${size}`,
    );
  }
  assertEquals(reasonOf(padded(HEAD_MAX)), "head-too-long");
  assertEquals(reasonOf(`---\nname: dev\n${"z".repeat(3000)}`), "unclosed");
  assertEquals(
    reasonOf(`---${" ".repeat(3000)}\nname: dev\ndescription: d\n---`),
    "dev",
  );
  assertEquals(reasonOf("z".repeat(100_000)), "no-frontmatter");
});

Deno.test("readDefinition() refuses a file that the harness would not load", () => {
  const body = (size: number) => HEAD + "z".repeat(size - HEAD.length);
  assertEquals(reasonOf(body(FILE_MAX)), "dev");
  assertEquals(reasonOf(body(FILE_MAX + 1)), "too-large");
  const files = memoryFiles({ "/d/a.md": HEAD });
  const reason = (path: string) => readDefinition(path, { files });
  assertEquals(reason("/none.md"), { kind: "skipped", reason: "unreadable" });
  assertEquals(reason("/d"), { kind: "skipped", reason: "not-a-file" });
});

Deno.test("readText() tells carriage returns from what cannot be read at all", () => {
  const crlf = "---\r\nname: dev\r\ndescription: a: b\r\n---\r\n";
  const rows: [text: string, reason: string][] = [
    [crlf, "crlf-colon"],
    ["---\nname: 'dev\n---\n", "unparsable"],
    ["---\r\nname: 'dev\r\n---\r\n", "unparsable"],
  ];
  for (const [text, reason] of rows) assertEquals(reasonOf(text), reason, text);
  const skipped = readText("---\nname: dev\n---\n", readFields);
  assertEquals(skipped, {
    kind: "skipped",
    reason: "no-description",
    name: "dev",
  });
  const nameless = readText("---\nname: 7\n---\n", readFields);
  assertEquals(nameless, { kind: "skipped", reason: "no-name" });
});

Deno.test("readPersona() gives what stands below the head", () => {
  const files = memoryFiles({ "/a.md": `${HEAD}\n Do it.\n\n`, "/b.md": "x" });
  assertEquals(readPersona("/a.md", files), "Do it.");
  assertEquals(readPersona("/b.md", files), undefined);
  assertEquals(readPersona("/c.md", files), undefined);
});
