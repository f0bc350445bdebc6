/**
 * Which files of a folder are read, from where a session looks, and how a path
 * is shown.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import {
  ancestors,
  below,
  LIMITS,
  mainWorktree,
  parentOf,
  pathFrom,
  scanFolder,
  userFolder,
  whereOf,
} from "../../lib/agents/registry.ts";
import { memoryFiles } from "../../lib/files_in_memory.ts";
import type { Files, FolderEntry } from "../../lib/world.ts";
import { testWorld } from "../support/worlds.ts";

Deno.test("parentOf(), below() and ancestors() walk up and down", () => {
  const rows: [path: string, above: string | undefined][] = [
    ["/a/b", "/a"],
    ["/a", "/"],
    ["/", undefined],
    ["a", undefined],
    ["C:\\a\\b", "C:\\a"],
    ["C:\\", undefined],
  ];
  for (const [path, above] of rows) assertEquals(parentOf(path), above, path);
  assertEquals(below("/", "a"), "/a");
  assertEquals(below("/a", "b"), "/a/b");
  assertEquals(ancestors("/a/b"), ["/a/b", "/a", "/"]);
  assertEquals(ancestors(""), []);
  assertEquals(ancestors("/x".repeat(300)).length, 64);
});

Deno.test("whereOf() takes absolute folders only, without a last slash", () => {
  const env = { PWD: "/pwd", HOME: "/home/u/", CLAUDE_CONFIG_DIR: "/conf/" };
  const rows: [cwd: unknown, env: Record<string, string>, expected: unknown][] =
    [
      ["/w/", env, { cwd: "/w", home: "/home/u", configDir: "/conf" }],
      ["/", {}, { cwd: "/" }],
      ["C:\\w\\", {}, { cwd: "C:\\w" }],
      ["C:/", {}, { cwd: "C:/" }],
      ["w", { PWD: "/pwd" }, { cwd: "/pwd" }],
      [null, { PWD: "/pwd" }, { cwd: "/pwd" }],
      [" ", { PWD: "pwd" }, { cwd: "" }],
      [7, {}, { cwd: "" }],
      ["/w", { HOME: " ", CLAUDE_CONFIG_DIR: "" }, { cwd: "/w" }],
    ];
  for (const [cwd, env, expected] of rows) {
    assertEquals(whereOf({ cwd }, testWorld({ env })), expected as never);
  }
});

Deno.test("userFolder() is that of the config folder, else of the home", () => {
  const where = { cwd: "/w", home: "/home/u", configDir: "/conf" };
  assertEquals(userFolder(where), "/conf/agents");
  assertEquals(
    userFolder({ cwd: "/w", home: "/home/u" }),
    "/home/u/.claude/agents",
  );
  assertEquals(userFolder({ cwd: "/w" }), undefined);
});

Deno.test("mainWorktree() reads the pointer of a worktree and of nothing else", () => {
  const rows: [text: string, expected: string | undefined][] = [
    ["gitdir: /w/shop/.git/worktrees/tree\n", "/w/shop"],
    ["gitdir: /w/shop/.git/modules/tree\n", undefined],
    ["gitdir: /w/shop/.git/worktrees/a/b\n", undefined],
    ["gitdir: shop/.git/worktrees/tree\n", undefined],
    ["gitdir: /w/shop/.git/worktrees/tree\nmore\n", undefined],
    ["", undefined],
  ];
  for (const [text, expected] of rows) {
    const files = memoryFiles({ "/t/.git": text });
    assertEquals(mainWorktree("/t/.git", files), expected, text);
  }
  const folder = memoryFiles({ "/t/.git/HEAD": "" });
  assertEquals(mainWorktree("/t/.git", folder), undefined);
});

Deno.test("pathFrom() shortens below the working folder and below home", () => {
  const where = { cwd: "/home/u/shop", home: "/home/u" };
  const rows: [path: string, expected: string][] = [
    ["/home/u/shop/a.md", "a.md"],
    ["/home/u/a.md", "~/a.md"],
    ["/home/u/shopping/a.md", "~/shopping/a.md"],
    ["/home/user/a.md", "/home/user/a.md"],
    ["/etc/a.md", "/etc/a.md"],
  ];
  for (const [path, expected] of rows) {
    assertEquals(pathFrom(path, where), expected);
  }
  assertEquals(pathFrom("/a.md", { cwd: "" }), "/a.md");
  assertEquals(pathFrom("/a\u202e.md", { cwd: "/w" }), "/a.md");
});

const entry = (name: string, kind: FolderEntry["kind"] = "file") => ({
  name,
  kind,
});

/** Folders with their entries, and what links lead to. */
function disk(
  folders: Record<string, FolderEntry[]>,
  { links = {}, kinds = {} }: {
    links?: Record<string, string>;
    kinds?: Record<string, "file" | "folder" | "other">;
  } = {},
): Files {
  return {
    ...memoryFiles({}),
    list: (path, { most }) => folders[path]?.slice(0, most),
    realPath: (path) =>
      Object.hasOwn(links, path)
        ? links[path]
        : folders[path] && path.replace("/agents", "/real"),
    stat: (path) => {
      const kind = kinds[path];
      return kind && { kind, size: 1, mtimeMs: 0 };
    },
  };
}

function scanned(files: Files) {
  const { files: found, skipped } = scanFolder("/agents", files);
  return [found, skipped.map(({ file, reason }) => `${reason} ${file}`)];
}

Deno.test("scanFolder() lists Markdown files of all folders, in the order of paths", () => {
  const files = disk({
    "/agents": [
      entry("z.md"),
      entry("b", "folder"),
      entry("notes.txt"),
      entry("pipe.md", "other"),
      entry("pipe", "other"),
      entry("gone", "folder"),
      entry("A.MD"),
    ],
    "/agents/b": [entry("a.md"), entry("c", "folder")],
    "/agents/b/c": [entry("x.md")],
  });
  assertEquals(scanned(files), [
    ["/agents/b/a.md", "/agents/b/c/x.md", "/agents/z.md"],
    ["not-a-file /agents/pipe.md", "unreadable /agents/gone"],
  ]);
  assertEquals(scanned(disk({})), [[], ["unreadable /agents"]]);
});

Deno.test("scanFolder() follows no link out of the folder", () => {
  const names = ["in.md", "up.md", "dir", "far", "dead.md", "dead", "text.md"];
  const files = disk({
    "/agents": names.map((name) => entry(name, "link")),
  }, {
    links: {
      "/agents/in.md": "/real/other.md",
      "/agents/up.md": "/real-not/x.md",
      "/agents/dir": "/elsewhere",
      "/agents/far": "/elsewhere/file",
      "/agents/text.md": "/real/persona.txt",
    },
    kinds: { "/agents/dir": "folder", "/agents/far": "file" },
  });
  assertEquals(scanned(files), [
    ["/agents/text.md"],
    [
      "link-out /agents/up.md",
      "link-out /agents/dir",
      "unreadable /agents/dead.md",
    ],
  ]);
});

Deno.test("scanFolder() has bounds, and tells that it met them", () => {
  const many = Array.from(
    { length: LIMITS.entries + 5 },
    (_, i) => entry(`${i}.md`),
  );
  const [found, told] = scanned(disk({ "/agents": many }));
  assertEquals([found?.length, told], [
    LIMITS.entries,
    ["too-many /agents"],
  ]);
  assertEquals(
    scanned(disk({ "/agents": many.slice(0, LIMITS.entries - 1) }))[1],
    [],
  );

  const deep: Record<string, FolderEntry[]> = {};
  for (let depth = 0, path = "/agents"; depth < 20; depth++, path += "/d") {
    deep[path] = [entry("a.md"), entry("d", "folder")];
  }
  const [deepFound, deepTold] = scanned(disk(deep));
  assertEquals(deepFound?.length, LIMITS.depth + 1);
  assertEquals(deepTold, [`too-many /agents${"/d".repeat(LIMITS.depth + 1)}`]);

  const wide: Record<string, FolderEntry[]> = { "/agents": [] };
  for (let i = 0; i < LIMITS.folders + 3; i++) {
    wide["/agents"]?.push(entry(`d${i}`, "folder"));
    wide[`/agents/d${i}`] = [entry("a.md")];
  }
  const [wideFound, wideTold] = scanned(disk(wide));
  assertEquals(wideFound?.length, LIMITS.folders - 1);
  assertEquals(wideTold?.length, 4);
});
