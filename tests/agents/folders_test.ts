/**
 * Which folders of agents count for a session.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import { agentFolders, type Where } from "../../lib/agents/registry.ts";
import { memoryFiles } from "../../lib/files_in_memory.ts";

const FOLDERS: [
  what: string,
  where: Where,
  files: Record<string, string>,
  expected: string[],
][] = [
  ["the folder of the cwd", { cwd: "/w/shop" }, {
    "/w/shop/.claude/agents/a.md": "",
  }, ["project /w/shop/.claude/agents"]],
  ["each parent, nearest first", { cwd: "/w/shop/api/src" }, {
    "/w/shop/api/.claude/agents/a.md": "",
    "/w/shop/.claude/agents/a.md": "",
    "/w/.claude/agents/a.md": "",
  }, [
    "project /w/shop/api/.claude/agents",
    "project /w/shop/.claude/agents",
    "project /w/.claude/agents",
  ]],
  ["parents up to the git root only", { cwd: "/w/shop/api" }, {
    "/w/shop/.git/HEAD": "",
    "/w/shop/.claude/agents/a.md": "",
    "/w/.claude/agents/a.md": "",
  }, ["project /w/shop/.claude/agents"]],
  ["no folder above a .git that is a file", { cwd: "/w/shop" }, {
    "/w/shop/.git": "gitdir: /elsewhere/.git/modules/shop",
    "/w/.claude/agents/a.md": "",
    "/elsewhere/.claude/agents/a.md": "",
  }, []],
  ["the main repository's folder for a worktree without", {
    cwd: "/w/tree/api",
  }, {
    "/w/tree/.git": "gitdir: /w/shop/.git/worktrees/tree\n",
    "/w/tree/api/.claude/agents/a.md": "",
    "/w/shop/.claude/agents/a.md": "",
    "/w/shop/api/.claude/agents/a.md": "",
  }, [
    "project /w/tree/api/.claude/agents",
    "project /w/shop/.claude/agents",
  ]],
  ["a worktree's own folder instead of the main repository's", {
    cwd: "/w/tree",
  }, {
    "/w/tree/.git": "gitdir: /w/shop/.git/worktrees/tree\n",
    "/w/tree/.claude/agents/a.md": "",
    "/w/shop/.claude/agents/a.md": "",
  }, ["project /w/tree/.claude/agents"]],
  ["the user's folder last", { cwd: "/w/shop", home: "/home/u" }, {
    "/home/u/.claude/agents/a.md": "",
    "/w/shop/.claude/agents/a.md": "",
  }, ["project /w/shop/.claude/agents", "user /home/u/.claude/agents"]],
  ["the user's folder once, below home", {
    cwd: "/home/u/shop",
    home: "/home/u",
  }, {
    "/home/u/.claude/agents/a.md": "",
  }, ["user /home/u/.claude/agents"]],
  ["nothing above home", { cwd: "/home/u/shop", home: "/home/u" }, {
    "/home/.claude/agents/a.md": "",
  }, []],
  ["CLAUDE_CONFIG_DIR instead of home", {
    cwd: "/w/shop",
    home: "/home/u",
    configDir: "/conf",
  }, {
    "/home/u/.claude/agents/a.md": "",
    "/conf/agents/a.md": "",
  }, ["user /conf/agents"]],
  [
    "no project layer when the config folder lies in it",
    {
      cwd: "/w/shop",
      configDir: "/w/shop/.claude",
    },
    { "/w/shop/.claude/agents/a.md": "" },
    ["user /w/shop/.claude/agents"],
  ],
  ["nothing without a cwd and a home", { cwd: "" }, {
    "/.claude/agents/a.md": "",
  }, []],
];

for (const [what, where, files, expected] of FOLDERS) {
  Deno.test(`agentFolders() has ${what}`, () => {
    const folders = agentFolders(where, memoryFiles(files));
    assertEquals(
      folders.map(({ layer, path }) => `${layer} ${path}`),
      expected,
    );
  });
}
