/**
 * Proof that a run reaches nothing but this machine: a network namespace that
 * has only loopback or, where the system allows none, a trace of every address
 * that the CLI and its children connect to.
 */

/** How the run is kept to this machine. */
export type Isolation = "namespace" | "trace";

const LOOPBACK_UP = "ip link set lo up";

/** Commands that open a namespace, the more capable first. */
const NAMESPACES = [["unshare", "-n"], ["unshare", "-r", "-n"]] as const;

function works(command: readonly string[]): boolean {
  const [program = "", ...args] = command;
  try {
    return new Deno.Command(program, {
      args,
      stdin: "null",
      stdout: "null",
      stderr: "null",
    }).outputSync().success;
  } catch {
    return false;
  }
}

/** `command`, run inside a namespace with loopback only; undefined if none. */
export function inNamespace(command: readonly string[]): string[] | undefined {
  for (const open of NAMESPACES) {
    if (!works([...open, "sh", "-c", LOOPBACK_UP])) continue;
    return [...open, "sh", "-c", `${LOOPBACK_UP} && exec "$@"`, "sh"]
      .concat(command);
  }
  return undefined;
}

/** Whether connections can be traced here. */
export function canTrace(): boolean {
  return works(traced(["true"], "/dev/null"));
}

/** Where a program is, whatever PATH the scene sets. */
function found(program: string): string {
  const folders = (Deno.env.get("PATH") ?? "").split(":");
  const paths = folders.map((folder) => `${folder}/${program}`);
  const isThere = (path: string) => {
    try {
      return Deno.statSync(path).isFile;
    } catch {
      return false;
    }
  };
  return paths.find(isThere) ?? program;
}

/**
 * `command`, with the addresses that it connects to written to `log`. The
 * tracer is no parent (-D): what goes on in the background is not waited for.
 */
export function traced(command: readonly string[], log: string): string[] {
  return [found("strace"), "-D", "-f", "-qq", "--seccomp-bpf", "-o", log]
    .concat("-e", "trace=connect,sendto,sendmsg", ...command);
}

/** Addresses in a trace that are not this machine's own. */
export function foreignAddresses(trace: string): string[] {
  const found = trace.matchAll(
    /inet_addr\("([^"]+)"\)|inet_pton\(AF_INET6, "([^"]+)"/g,
  );
  const all = Array.from(found, (match) => match[1] ?? match[2] ?? "");
  return all.filter((address) => !/^127\.|^::1$|^::ffff:127\./.test(address));
}

/** The interfaces of this process's network namespace. */
function interfaces(): string[] {
  const lines = Deno.readTextFileSync("/proc/net/dev").trim().split("\n");
  return lines.slice(2).map((line) => line.split(":")[0]?.trim() ?? "");
}

/**
 * How this run is isolated, as `E2E_ISOLATION` says and, for a namespace, as
 * the kernel confirms.
 * @throws when the run was started without either
 */
export function isolation(): Isolation {
  const said = Deno.env.get("E2E_ISOLATION");
  if (said === "trace") return said;
  const seen = interfaces().filter((name) => name !== "lo");
  if (said === "namespace" && seen.length === 0) return said;
  throw new Error('Scenes run isolated only: start "deno task test:e2e"');
}
