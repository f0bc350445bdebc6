/**
 * Whether there is a Claude Code that can run tasks.
 *
 * @module
 */

/** The oldest version that this was tried with. */
export const OLDEST = "2.1.240";

/** A sentence about what is missing, or the version that is there. */
export type Availability = { version: string } | { problem: string };

function parts(version: string): number[] {
  return version.split(".").map(Number);
}

/** Whether a version, as three numbers with dots, is at least another. */
export function isAtLeast(version: string, least: string): boolean {
  const [have, want] = [parts(version), parts(least)];
  for (const [at, number] of want.entries()) {
    const other = have[at] ?? 0;
    if (other !== number) return other > number;
  }
  return true;
}

/** What `claude --version` printed, judged. */
export function judgeVersion(printed: string): Availability {
  const version = /^\s*(\d+\.\d+\.\d+)/.exec(printed)?.[1];
  if (version === undefined) {
    return { problem: '"claude --version" does not answer with a version' };
  }
  return isAtLeast(version, OLDEST) ? { version } : {
    problem: `Claude Code ${version} is too old: ${OLDEST} or later is needed`,
  };
}

/** Looks for `claude` on the path. */
export function findClaude(
  program: string,
  env: Readonly<Record<string, string>>,
): Availability {
  try {
    const { stdout } = new Deno.Command(program, {
      args: ["--version"],
      clearEnv: true,
      env: { ...env },
      stdin: "null",
      stdout: "piped",
      stderr: "null",
    }).outputSync();
    return judgeVersion(new TextDecoder().decode(stdout));
  } catch {
    return {
      problem:
        `Claude Code is not installed: there is no "${program}" on the ` +
        "path",
    };
  }
}
