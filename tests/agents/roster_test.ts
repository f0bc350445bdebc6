/**
 * The roster: which type is a role that somebody set up.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import {
  findDefinition,
  readRegistry,
  rosterNames,
  type Where,
} from "../../lib/agents/registry.ts";
import { memoryFiles } from "../../lib/files_in_memory.ts";
import type { Files } from "../../lib/world.ts";

const AGENTS = "/w/shop/.claude/agents";
const DEV = "---\nname: dev\ndescription: Implements.\n---\nDo it.\n";
const WHERE: Where = { cwd: "/w/shop/api", home: "/home/u" };

function hit(type: string, files: Record<string, string>, where = WHERE) {
  const registry = readRegistry(where, { files: memoryFiles(files) });
  return findDefinition(type, registry)?.file;
}

const ROWS: [
  what: string,
  type: string,
  files: Record<string, string>,
  expected: string | undefined,
][] = [
  [
    "a definition by its name",
    "dev",
    { [`${AGENTS}/x.md`]: DEV },
    `${AGENTS}/x.md`,
  ],
  [
    "a definition by a like name",
    "D_E v",
    { [`${AGENTS}/x.md`]: DEV },
    `${AGENTS}/x.md`,
  ],
  [
    "a definition in a subfolder",
    "dev",
    { [`${AGENTS}/a/b/x.md`]: DEV },
    `${AGENTS}/a/b/x.md`,
  ],
  [
    "a definition of the user",
    "dev",
    { "/home/u/.claude/agents/x.md": DEV },
    "/home/u/.claude/agents/x.md",
  ],
  ["no file name, when the frontmatter says otherwise", "x", {
    [`${AGENTS}/x.md`]: DEV,
  }, undefined],
  ["a file without frontmatter by its name", "ops", {
    [`${AGENTS}/ops.md`]: "You are ops.\n",
  }, `${AGENTS}/ops.md`],
  [
    "an empty file by its name",
    "ops",
    { [`${AGENTS}/ops.md`]: "" },
    `${AGENTS}/ops.md`,
  ],
  ["such a file far above, beyond a git root", "ops", {
    "/w/shop/.git/HEAD": "",
    "/.claude/agents/ops.md": "You are ops.\n",
  }, "/.claude/agents/ops.md"],
  [
    "such a file of the user",
    "ops",
    { "/home/u/.claude/agents/ops.md": "x" },
    "/home/u/.claude/agents/ops.md",
  ],
  [
    "such a file where the registry does not look, beside a folder where it does",
    "ops",
    {
      "/w/shop/.git/HEAD": "",
      [`${AGENTS}/x.md`]: DEV,
      "/w/.claude/agents/ops.md": "You are ops.\n",
    },
    "/w/.claude/agents/ops.md",
  ],
  ["no such file in a subfolder", "ops", {
    [`${AGENTS}/a/ops.md`]: "You are ops.\n",
  }, undefined],
  ["no definition beyond the git root", "dev", {
    "/w/shop/.git/HEAD": "",
    "/w/.claude/agents/dev.md": DEV,
  }, undefined],
  ["no file whose frontmatter is not closed", "dev", {
    [`${AGENTS}/dev.md`]: "---\nname: dev\n",
  }, undefined],
  ["no file without a description", "dev", {
    [`${AGENTS}/dev.md`]: "---\nname: dev\n---\n",
  }, undefined],
  ["no file whose frontmatter begins late", "dev", {
    [`${AGENTS}/dev.md`]: `\n${DEV}`,
  }, undefined],
  ["no file with a byte order mark before its frontmatter", "dev", {
    [`${AGENTS}/dev.md`]: `\ufeff${DEV}`,
  }, undefined],
  ["no built-in type", "Explore", {}, undefined],
  ["a built-in type that the project replaces", "Explore", {
    [`${AGENTS}/e.md`]: DEV.replace("dev", "Explore"),
  }, `${AGENTS}/e.md`],
  [
    "no type with path parts",
    "../agents/ops",
    { [`${AGENTS}/ops.md`]: "x" },
    undefined,
  ],
  [
    "no type with a backslash",
    "..\\ops",
    { [`${AGENTS}/ops.md`]: "x" },
    undefined,
  ],
  ["no type with control characters", "ops\u0000", {
    [`${AGENTS}/ops.md`]: "x",
  }, undefined],
  ["no type over 64 characters", "o".repeat(65), {
    [`${AGENTS}/${"o".repeat(65)}.md`]: "x",
  }, undefined],
  ["no plugin id", "tools:ops", { [`${AGENTS}/tools:ops.md`]: "x" }, undefined],
  ["no blank type", " ", { [`${AGENTS}/ .md`]: "x" }, undefined],
  ["no dots", "..", { "/w/shop/.claude/agents/...md": "x" }, undefined],
];

for (const [what, type, files, expected] of ROWS) {
  Deno.test(`findDefinition() hits ${what}`, () => {
    assertEquals(hit(type, files), expected);
  });
}

Deno.test("findDefinition() leaves the disk alone for a name that is unfit", () => {
  const touched: string[] = [];
  const files = new Proxy({} as Files, {
    get: () => (path: string) => {
      touched.push(path);
      return undefined;
    },
  });
  const registry = readRegistry(WHERE, { files });
  for (const type of ["../x", "a/b", "a\u0007", "x".repeat(65), "p:a", " "]) {
    assertEquals(findDefinition(type, registry), undefined);
  }
  assertEquals(touched, []);
});

Deno.test("findDefinition() knows the user's folders with and without a home", () => {
  const file = "/home/u/.claude/agents/ops.md";
  const rows: [where: Where, files: string, expected: string | undefined][] = [
    [{ ...WHERE, configDir: "/conf" }, file, file],
    [
      { ...WHERE, configDir: "/conf" },
      "/conf/agents/ops.md",
      "/conf/agents/ops.md",
    ],
    [
      { cwd: "/w", configDir: "/conf" },
      "/conf/agents/ops.md",
      "/conf/agents/ops.md",
    ],
    [{ cwd: "/w" }, file, undefined],
    [{ cwd: "", home: "/home/u" }, file, file],
  ];
  for (const [where, path, expected] of rows) {
    assertEquals(hit("ops", { [path]: "You are ops." }, where), expected);
  }
});

Deno.test("findDefinition() reads no file twice", () => {
  const reads = new Map<string, number>();
  const files = memoryFiles({
    [`${AGENTS}/ops.md`]: "You are ops.\n",
    [`${AGENTS}/dev.md`]: DEV,
  });
  const counting: Files = {
    ...files,
    readBytes(path, options) {
      reads.set(path, (reads.get(path) ?? 0) + 1);
      return files.readBytes(path, options);
    },
  };
  const registry = readRegistry(WHERE, { files: counting });
  assertEquals(findDefinition("ops", registry)?.bare, true);
  assertEquals(findDefinition("dev", registry)?.bare, false);
  assertEquals(findDefinition("nobody", registry), undefined);
  assertEquals(reads.get(`${AGENTS}/ops.md`), 1);
  assertEquals(reads.get(`${AGENTS}/dev.md`), 1);
});

Deno.test("rosterNames() lists at most twenty names in order", () => {
  const files = Object.fromEntries(
    Array.from({ length: 30 }, (_, i) => {
      const name = `agent-${String(i).padStart(2, "0")}`;
      return [`${AGENTS}/${name}.md`, DEV.replace("dev", name)];
    }),
  );
  const registry = readRegistry(WHERE, { files: memoryFiles(files) });
  const names = rosterNames(registry);
  assertEquals(names.length, 20);
  assertEquals(names[0], "agent-00");
  assertEquals(rosterNames(registry, { most: 3 }).length, 3);
});
