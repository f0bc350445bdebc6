/**
 * Running a command to its end, and what it left behind.
 *
 * @module
 */

/** What a process left behind. */
export interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

/** How a command is run. */
export interface CommandRun {
  /** All variables besides PATH; `undefined` takes one away. */
  env?: Record<string, string | undefined>;
  stdin?: string | Uint8Array;
  cwd?: string;
  /** Told the process's id as soon as it has one. */
  started?: (pid: number) => void;
}

/** Runs a command with nothing of the caller's environment but PATH. */
export async function runToEnd(
  [command = "", ...args]: readonly string[],
  { env = {}, stdin = "", cwd, started }: CommandRun = {},
): Promise<Ran> {
  const given = {
    PATH: Deno.env.get("PATH"),
    DENO_NO_UPDATE_CHECK: "1",
    ...env,
  };
  const child = new Deno.Command(command, {
    args,
    env: Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]]
      ),
    ),
    clearEnv: true,
    ...(cwd === undefined ? {} : { cwd }),
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  started?.(child.pid);
  const bytes = typeof stdin === "string"
    ? new TextEncoder().encode(stdin)
    : stdin;
  const writer = child.stdin.getWriter();
  // A process that answers before it has read everything closes the pipe.
  const written = writer.write(bytes).then(() => writer.close())
    .catch(() => {});
  const { code, stdout, stderr } = await child.output();
  await written;
  const decode = (part: Uint8Array) => new TextDecoder().decode(part);
  return { code, stdout: decode(stdout), stderr: decode(stderr) };
}
