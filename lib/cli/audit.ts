/**
 * `audit`: what became of the dispatches in one's own transcripts.
 *
 * ```sh
 * deno task audit --since 30d --html audit.html
 * ```
 *
 * @module
 */

import { parseArgs } from "@std/cli/parse-args";
import { resolve } from "@std/path";
import { jsonText } from "../audit/json_text.ts";
import { progressBar } from "../audit/progress.ts";
import { reportPage } from "../audit/page.ts";
import { reportText } from "../audit/report_text.ts";
import { runAudit } from "../audit/run_audit.ts";
import { parseSince } from "../audit/since.ts";
import { clean } from "../field.ts";
import { configDirOf } from "../settings.ts";
import { denoFiles, denoWorld } from "../hook.ts";
import { calledFrom } from "./called_from.ts";
import { EXIT } from "./exit_codes.ts";
import { unknownOption, UsageError } from "./usage_error.ts";

const HELP = `Counts what became of the dispatches in Claude Code's transcripts.

  audit [DIR…]        folders or transcripts
                      (else the projects/ folder of Claude Code's config)
  --since 30d         later dispatches only: 12h, 30d, 4w or 2026-11-01
  --html FILE         writes a page with charts, which loads nothing
  --json              one JSON document

It only reads; with --html it writes that one file.
Exit codes: 0 done, 64 options or folders that cannot be used.`;

const TEXTS = ["since", "html"] as const;
const SWITCHES = ["json", "help"] as const;

/** Runs the command. @returns the exit code */
export async function run(args: string[]): Promise<number> {
  const options = parseArgs(args, {
    string: [...TEXTS, "_"],
    boolean: [...SWITCHES],
    unknown: (arg, key) => {
      if (key === undefined) return true;
      throw unknownOption(arg);
    },
  });
  if (options.help) {
    console.log(HELP);
    return EXIT.ok;
  }
  const now = new Date();
  const since = options.since === undefined
    ? 0
    : parseSince(options.since, now);
  if (since === undefined) {
    throw new UsageError(
      `--since is "${clean(options.since ?? "", 40)}" and has to be like ` +
        `30d, 12h, 4w or 2026-11-01`,
    );
  }
  const base = calledFrom();
  const roots = options._.map((root) => resolve(base, String(root)));
  const missing = roots.find((root) => denoFiles.stat(root) === undefined);
  if (missing !== undefined) {
    throw new UsageError(`There is no "${clean(missing, 400)}"`);
  }
  const bar = progressBar();
  const report = runAudit({
    roots: roots.length > 0 ? roots : [defaultRoot()],
    since,
    now,
    onProgress: bar.onProgress,
  });
  bar.end();
  if (options.html !== undefined) {
    const path = resolve(base, options.html);
    await writePage(path, await reportPage(report));
    if (!options.json) console.log(`Wrote ${clean(path, 400)}\n`);
  }
  console.log(options.json ? jsonText(report, 2) : reportText(report));
  return EXIT.ok;
}

function defaultRoot(): string {
  const folder = configDirOf({}, denoWorld);
  if (folder === "") {
    throw new UsageError("Neither CLAUDE_CONFIG_DIR nor HOME is set: name DIR");
  }
  return `${folder}/projects`;
}

async function writePage(path: string, page: string): Promise<void> {
  try {
    await Deno.writeTextFile(path, page);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(
      `The page cannot be written to "${clean(path, 400)}": ${clean(why, 200)}`,
    );
  }
}
