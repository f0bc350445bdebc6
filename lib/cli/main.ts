/**
 * The command line of dispatch-contract.
 *
 * ```sh
 * deno task dispatch --type reviewer --prompt-file task.md
 * deno run -A lib/cli/main.ts agents --json
 * ```
 *
 * Exit codes: see exit_codes.ts.
 *
 * @module
 */

import { clean } from "../clean.ts";
import { EXIT } from "./exit_codes.ts";
import { UsageError } from "./usage_error.ts";

/** A command: what it does, and its code, loaded when it is called. */
interface Command {
  summary: string;
  load(): Promise<{ run(args: string[]): number | Promise<number> }>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  agents: {
    summary: "the agent definitions that count here, and the skipped files",
    load: () => import("./agents.ts"),
  },
  audit: {
    summary: "what became of the dispatches in your own transcripts",
    load: () => import("./audit.ts"),
  },
  dispatch: {
    summary: "run a named agent, with the contract of a dispatch kept",
    load: () => import("./dispatch.ts"),
  },
  explain: {
    summary: "which step decided about a dispatch, and why",
    load: () => import("./explain.ts"),
  },
};

function help(): string {
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) =>
    `  ${name.padEnd(10)}${summary}`
  );
  return `Commands (each with --help):\n${lines.join("\n")}`;
}

/** Runs the command that the arguments begin with. @returns the exit code */
export async function main(args: readonly string[]): Promise<number> {
  const [name = "", ...rest] = args;
  if (name === "" || name === "help" || name === "--help" || name === "-h") {
    console.log(help());
    return name === "" ? EXIT.usage : EXIT.ok;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    console.error(`Unknown command "${clean(name, 40)}"\n${help()}`);
    return EXIT.usage;
  }
  try {
    const { run } = await command.load();
    return await run(rest);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${name}: ${error.message}`);
    return EXIT.usage;
  }
}

if (import.meta.main) Deno.exit(await main(Deno.args));
