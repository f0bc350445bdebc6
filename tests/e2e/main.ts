/**
 * Plays the scenes on the real Claude Code, kept to this machine.
 *
 * ```sh
 * deno task test:e2e              # every scene
 * deno task test:e2e --filter fork
 * ```
 *
 * Arguments go to `deno test`. Exit code: that of the scenes; 1 when nothing
 * can show that the run stays on this machine.
 */
import { fromFileUrl, join } from "@std/path";
import { installClaude, VERSIONS } from "./harness/install.ts";
import { canTrace, inNamespace, type Isolation } from "./harness/network.ts";

const HERE = fromFileUrl(new URL(".", import.meta.url));
const ROOT = join(HERE, "..", "..");

function sceneFiles(): string[] {
  const folder = join(HERE, "scenes");
  return Array.from(Deno.readDirSync(folder), (entry) => entry.name)
    .filter((name) => name.endsWith("_scenes.ts")).sort()
    .map((name) => join(folder, name));
}

function run(command: readonly string[], isolation?: Isolation): number {
  const [program = "", ...args] = command;
  return new Deno.Command(program, {
    args,
    cwd: ROOT,
    env: isolation === undefined ? {} : { E2E_ISOLATION: isolation },
    stdin: "null",
    stdout: "inherit",
    stderr: "inherit",
  }).outputSync().code;
}

/** Installs, isolates, plays; answers with the exit code. */
function playAll(args: readonly string[]): number {
  installClaude("current");
  installClaude("older");
  const files = sceneFiles();
  const cli = join(ROOT, "lib", "cli", "main.ts");
  // Inside the namespace nothing can be fetched any more.
  const cached = run([Deno.execPath(), "cache", ...files, cli]);
  if (cached !== 0) return cached;
  const test = [Deno.execPath(), "test", "-A", "--cached-only", "--no-check"]
    .concat("--parallel", ...args, ...files);
  const wanted = Deno.env.get("E2E_ISOLATION");
  const inside = wanted === "trace" ? undefined : inNamespace(test);
  const versions = Object.values(VERSIONS).join(" and ");
  console.log(`Claude Code ${versions}, against a stand-in API on 127.0.0.1`);
  if (inside !== undefined) {
    console.log("Isolation: network namespace with loopback only");
    return run(inside, "namespace");
  }
  if (!canTrace()) {
    console.error("Isolation: neither a network namespace nor strace works");
    return 1;
  }
  console.log("Isolation: strace, every address connected to is checked");
  return run(test, "trace");
}

if (import.meta.main) Deno.exit(playAll(Deno.args));
