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

import { clean } from "../field.ts";
import { EXIT } from "./exit_codes.ts";
import { UsageError } from "./usage_error.ts";

/** A command: what it does, and its code, loaded when it is called. */
interface Command {
  summary: string;
  file: string;
}

/** What a command's file exports. */
interface CommandModule {
  /** Runs the command. @returns the exit code */
  run(args: string[]): number | Promise<number>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  agents: {
    summary: "the agent definitions that count here, and the skipped files",
    file: "./agents.ts",
  },
  audit: {
    summary: "what became of the dispatches in your own transcripts",
    file: "./audit.ts",
  },
  dispatch: {
    summary: "run a named agent, with the contract of a dispatch kept",
    file: "./dispatch.ts",
  },
  doctor: {
    summary: "whether the plugin works here, and what to mend",
    file: "./doctor.ts",
  },
  explain: {
    summary: "which step decided about a dispatch, and why",
    file: "./explain.ts",
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
    // Deno loads what a literal names at the start, and its packages too: a
    // command would then need those of all the others.
    const url = new URL(command.file, import.meta.url).href;
    const { run }: CommandModule = await import(url);
    return await run(rest);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${name}: ${error.message}`);
    return EXIT.usage;
  }
}

if (import.meta.main) Deno.exit(await main(Deno.args));
