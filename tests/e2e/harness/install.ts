/** Where the real Claude Code comes from: npm, into a cache of its own. */
import { join } from "@std/path";

/** The versions that scenes run on; the older one is 92 patches back. */
export const VERSIONS = { current: "2.1.332", older: "2.1.240" } as const;

/** Which of the two versions a scene runs on. */
export type Edition = keyof typeof VERSIONS;

const NAMED_BY: Record<Edition, string> = {
  current: "E2E_CLAUDE",
  older: "E2E_CLAUDE_OLDER",
};

const BINARY = "node_modules/@anthropic-ai/claude-code-linux-x64/claude";

function cacheFolder(): string {
  const home = Deno.env.get("HOME") ?? "/tmp";
  const base = Deno.env.get("XDG_CACHE_HOME") || join(home, ".cache");
  return join(base, "dispatch-contract");
}

function isFile(path: string): boolean {
  try {
    return Deno.statSync(path).isFile;
  } catch {
    return false;
  }
}

/**
 * The path of the edition's program: the one that `E2E_CLAUDE` (or
 * `E2E_CLAUDE_OLDER`) names, else the one in the cache.
 * @throws when it is not there
 */
export function claudeProgram(edition: Edition): string {
  const named = Deno.env.get(NAMED_BY[edition]);
  const folder = join(cacheFolder(), `claude-code-${VERSIONS[edition]}`);
  const path = named ?? join(folder, BINARY);
  if (isFile(path)) return path;
  throw new Error(`Claude Code is not at "${path}": run "deno task test:e2e"`);
}

/**
 * Installs the edition into the cache unless it is there or named by the
 * environment. Asks the npm registry that npm is configured for.
 * @throws with npm's own words when npm fails
 */
export function installClaude(edition: Edition): void {
  const version = VERSIONS[edition];
  if (Deno.env.has(NAMED_BY[edition])) return;
  const folder = join(cacheFolder(), `claude-code-${version}`);
  if (isFile(join(folder, BINARY))) return;
  Deno.mkdirSync(folder, { recursive: true });
  Deno.writeTextFileSync(join(folder, "package.json"), '{"private":true}\n');
  const scope = "@anthropic-ai/claude-code";
  const { success, stderr } = new Deno.Command("npm", {
    args: ["install", "--no-audit", "--no-fund", "--ignore-scripts"]
      .concat(`${scope}@${version}`, `${scope}-linux-x64@${version}`),
    cwd: folder,
    stdin: "null",
    stdout: "null",
    stderr: "piped",
  }).outputSync();
  if (success) return;
  const words = new TextDecoder().decode(stderr);
  throw new Error(`Cannot install Claude Code ${version}: ${words}`);
}
