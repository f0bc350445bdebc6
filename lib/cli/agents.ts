/**
 * `agents`: the definitions that count here, and the files that do not.
 *
 * ```sh
 * deno task agents
 * deno task agents --json --cwd ../project
 * ```
 *
 * @module
 */

import { parseArgs } from "@std/cli/parse-args";
import { resolve } from "@std/path";
import { skipReason } from "../agents/advice.ts";
import type { Definition, SkippedFile } from "../agents/definition.ts";
import {
  BUILT_INS,
  type BuiltIn,
  pathFrom,
  readRegistry,
  type Registry,
  type Where,
  whereOf,
} from "../agents/registry.ts";
import { restrictionOf } from "../agents/tools.ts";
import { clean } from "../field.ts";
import { denoWorld } from "../hook.ts";
import { findingsOf, loadValidation } from "./agents_findings.ts";
import { calledFrom } from "./called_from.ts";
import { EXIT } from "./exit_codes.ts";
import { table } from "./table.ts";
import { unknownOption, UsageError } from "./usage_error.ts";

const HELP = `Shows the agent definitions that count in a folder.

  agents [--json] [--cwd FOLDER]

Each field is validated by two npm packages, which Deno downloads once; without
them everything else is shown.
Exit codes: 0 shown, 64 usage.`;

function toolsOf(lists: BuiltIn | Definition): string {
  const restriction = restrictionOf(lists);
  if (restriction === undefined) return "all";
  const { allow, deny } = restriction;
  if (allow !== undefined) return allow.join(", ") || "none";
  return deny.length > 0 ? `all but ${deny.join(", ")}` : "all";
}

function rowOf(definition: Definition, where: Where): string[] {
  const { name, layer, model, background, file } = definition;
  return [
    clean(name, 64),
    layer,
    clean(toolsOf(definition), 60),
    clean(model ?? "inherit", 40),
    background ? "yes" : "no",
    pathFrom(file, where),
  ];
}

function shadowed(builtIn: BuiltIn, registry: Registry): boolean {
  return registry.all().some(({ name }) => name === builtIn.name);
}

function skipText(skipped: SkippedFile, where: Where): string {
  const reason = skipReason(skipped, { lang: "en", where });
  return `${pathFrom(skipped.file, where)}: ${reason}`;
}

function printSection(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  console.log(`\n${title} (${lines.length}):`);
  for (const line of lines) console.log(`  ${line}`);
}

/** What is odd about a definition, in words. */
type Findings = (definition: Definition) => string[];

function oddities({ all, where }: Registry, findings: Findings): string[] {
  return all().flatMap((definition) =>
    findings(definition).map((finding) =>
      `${pathFrom(definition.file, where)}: ${finding}`
    )
  );
}

function printTable(registry: Registry, findings: Findings): void {
  const { where } = registry;
  const builtIn = BUILT_INS.filter((one) => !shadowed(one, registry));
  const head = ["NAME", "LAYER", "TOOLS", "MODEL", "BACKGROUND", "FILE"];
  console.log(table([
    head,
    ...registry.all().map((definition) => rowOf(definition, where)),
    ...builtIn.map((one) => [
      one.name,
      "built-in",
      toolsOf(one),
      "-",
      "no",
      "-",
    ]),
  ]));
  printSection("Worth a look", oddities(registry, findings));
  const skipped = registry.skipped().map((one) => skipText(one, where));
  printSection("Not counted", skipped);
}

function printJson(registry: Registry, findings: Findings): void {
  const { where } = registry;
  const agents = registry.all().map((definition) => ({
    ...definition,
    effectiveTools: restrictionOf(definition) ?? null,
    findings: findings(definition),
  }));
  const skipped = registry.skipped().map((one) => ({
    ...one,
    text: skipReason(one, { lang: "en", where }),
  }));
  const builtIns = BUILT_INS.filter((one) => !shadowed(one, registry));
  const complete = registry.isComplete();
  console.log(JSON.stringify({ agents, builtIns, skipped, complete }, null, 2));
}

/** Runs the command. @returns the exit code */
export async function run(args: string[]): Promise<number> {
  const read = parseArgs(args, {
    string: ["cwd"],
    boolean: ["json", "help"],
  });
  if (read.help) {
    console.log(HELP);
    return EXIT.ok;
  }
  const odd = Object.keys(read).find((key) =>
    !["_", "cwd", "json", "help"].includes(key)
  );
  if (odd !== undefined) throw unknownOption(odd);
  if (read._.length > 0) {
    throw new UsageError(`"${read._[0]}" belongs to no option`);
  }
  const cwd = resolve(calledFrom(), read.cwd || ".");
  const registry = readRegistry(whereOf({ cwd }, denoWorld), {
    files: denoWorld.files,
  });
  const validate = await loadValidation();
  const findings: Findings = (definition) =>
    findingsOf(definition, { files: registry.files, validate });
  if (read.json) printJson(registry, findings);
  else printTable(registry, findings);
  if (validate === undefined) {
    console.error(
      "Only the names, descriptions and tools were validated: validating " +
        "every field needs the npm registry once (packages yaml and zod)",
    );
  }
  return EXIT.ok;
}
