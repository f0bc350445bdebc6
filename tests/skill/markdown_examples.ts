/**
 * Reads the machine-readable examples out of the skill's pages: fenced blocks
 * whose info string says what the plugin makes of them.
 *
 * - `json allowed`, `json weak`: a dispatch that every guard lets through
 *   (`weak`: although the prompt is a poor one)
 * - `json blocked=ID`, `json told=ID`: a dispatch, or with `hook_event_name`
 *   a whole payload, that this rule blocks or comments on
 * - `text report`: a final message that nothing is said about, of a task that
 *   asked for the marker; `text report blocked=ID`, `told=ID` as above
 * - `text copy=en`, `text copy=zh`: a block to copy into a prompt
 * - `env.NAME=VALUE` after any of these: the session's environment
 *
 * @module
 */

import { dirname, fromFileUrl, join, relative } from "@std/path";

/** The repository's root. */
export const ROOT = fromFileUrl(new URL("../..", import.meta.url));

/** One fenced block. */
export interface Block {
  /** Path below the root, with the line of the opening fence. */
  where: string;
  /** First word of the info string. */
  language: string;
  /** The other words of it. */
  words: string[];
  text: string;
}

/** What an example is expected to meet. */
export interface Expectation {
  kind: "allowed" | "blocked" | "told";
  rule?: string;
}

/** Every Markdown file below a folder of the repository, sorted. */
export function markdownFiles(folder: string): string[] {
  const found: string[] = [];
  const path = join(ROOT, folder);
  for (const entry of Deno.readDirSync(path)) {
    const below = join(folder, entry.name);
    if (entry.isDirectory) found.push(...markdownFiles(below));
    else if (entry.name.endsWith(".md")) found.push(below);
  }
  return found.sort();
}

/** The fenced blocks of a Markdown file, given by its path below the root. */
export function blocksOf(file: string): Block[] {
  const blocks: Block[] = [];
  let open: { line: number; info: string; lines: string[] } | undefined;
  const lines = Deno.readTextFileSync(join(ROOT, file)).split("\n");
  for (const [index, line] of lines.entries()) {
    if (open === undefined) {
      if (line.startsWith("```")) {
        open = { line: index + 1, info: line.slice(3).trim(), lines: [] };
      }
    } else if (line.startsWith("```")) {
      const [language = "", ...words] = open.info.split(/\s+/);
      const text = open.lines.join("\n");
      blocks.push({ where: `${file}:${open.line}`, language, words, text });
      open = undefined;
    } else open.lines.push(line);
  }
  if (open !== undefined) throw new Error(`Fence in "${file}" is not closed`);
  return blocks;
}

/** The READMEs, by name. */
export function readmes(): string[] {
  return Array.from(Deno.readDirSync(ROOT), ({ name }) => name)
    .filter((name) => /^README.*\.md$/.test(name)).sort();
}

/** All blocks of the skill's pages and the READMEs. */
export function allBlocks(): Block[] {
  return [...markdownFiles("skills"), ...readmes()].flatMap(blocksOf);
}

/** What a block expects; `undefined` for one that is no example. */
export function expectationOf(block: Block): Expectation | undefined {
  for (const word of block.words) {
    const [kind, rule] = word.split("=");
    if (kind === "blocked" || kind === "told") {
      return rule === undefined ? { kind } : { kind, rule };
    }
    if (kind === "allowed" || kind === "weak") return { kind: "allowed" };
  }
  return block.words.includes("report") ? { kind: "allowed" } : undefined;
}

/** The language of a block to copy. */
export function copyLanguage(block: Block): string | undefined {
  return block.words.find((word) => word.startsWith("copy="))?.slice(5);
}

/** The environment that a block names. */
export function environmentOf(block: Block): Record<string, string> {
  const env: Record<string, string> = {};
  for (const word of block.words) {
    const [, name, value] = /^env\.([A-Z_]+)=(.*)$/.exec(word) ?? [];
    if (name !== undefined && value !== undefined) env[name] = value;
  }
  return env;
}

/** The files that a page links to, as paths below the root. */
export function linksOf(file: string): string[] {
  const text = Deno.readTextFileSync(join(ROOT, file));
  return [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => relative(ROOT, join(ROOT, dirname(file), target)));
}
