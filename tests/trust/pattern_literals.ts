/**
 * Every regular expression of the product, found in the syntax tree, so that
 * no way of writing one is missed. Works under `deno test` only, because
 * `Deno.lint` does.
 *
 * @module
 */

import { fromFileUrl, join, relative } from "@std/path";
import { ROOT } from "../support/run_hook.ts";

/** A pattern, or the expression that makes one while the program runs. */
export interface Found {
  /** From the plugin's folder. */
  file: string;
  /** Whether a hook loads the file. */
  inHook: boolean;
  pattern?: { source: string; flags: string };
  made?: string;
}

function* sources(folder: string): Generator<string> {
  for (const entry of Deno.readDirSync(join(ROOT, folder))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory) yield* sources(path);
    else if (path.endsWith(".ts")) yield path;
  }
}

/** The files that a hook loads, itself among them; from the plugin's folder. */
export async function hookGraph(): Promise<Set<string>> {
  const graph = new Set<string>();
  for (const file of sources("hooks")) {
    const { stdout } = await new Deno.Command(Deno.execPath(), {
      args: ["info", "--no-config", "--json", join(ROOT, file)],
      stdout: "piped",
      stderr: "null",
    }).output();
    const { modules } = JSON.parse(new TextDecoder().decode(stdout));
    for (const { specifier } of modules) {
      graph.add(relative(ROOT, fromFileUrl(String(specifier))));
    }
  }
  return graph;
}

/** What calls `RegExp`, with or without `new`. */
function isMaker(node: Deno.lint.NewExpression | Deno.lint.CallExpression) {
  return node.callee.type === "Identifier" && node.callee.name === "RegExp";
}

/** All patterns of a source text. */
export function patternsIn(
  text: string,
): (Required<Pick<Found, "pattern">> | Required<Pick<Found, "made">>)[] {
  const found: ReturnType<typeof patternsIn> = [];
  Deno.lint.runPlugin(
    {
      name: "patterns",
      rules: {
        collect: {
          create: ({ sourceCode }) => ({
            Literal(node) {
              if (!("regex" in node) || node.regex === undefined) return;
              const { pattern, flags } = node.regex;
              found.push({ pattern: { source: pattern, flags } });
            },
            NewExpression(node) {
              if (isMaker(node)) found.push({ made: sourceCode.getText(node) });
            },
            CallExpression(node) {
              if (isMaker(node)) found.push({ made: sourceCode.getText(node) });
            },
          }),
        },
      },
    },
    "source.ts",
    text,
  );
  return found;
}

/** All patterns of lib/, hooks/ and skills/. */
export async function allPatterns(): Promise<Found[]> {
  const graph = await hookGraph();
  return ["hooks", "lib", "skills"].flatMap((folder) =>
    [...sources(folder)].sort().flatMap((file) =>
      patternsIn(Deno.readTextFileSync(join(ROOT, file))).map((one) => ({
        file,
        inHook: graph.has(file),
        ...one,
      }))
    )
  );
}
