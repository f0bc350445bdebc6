/**
 * Agent definitions that Claude Code skips without a word.
 *
 * @module
 */

import { skipReason } from "../agents/advice.ts";
import { pathFrom, readRegistry } from "../agents/registry.ts";
import { plural } from "../audit/wording.ts";
import { type Check, fail, note, ok } from "./check.ts";
import type { Host } from "./host.ts";

const MOST_SHOWN = 10;
// A README among the agents, and a project's own version of a user's agent.
const MEANT: ReadonlySet<string> = new Set(["no-frontmatter", "shadowed"]);

/** The definitions that count here, and each file that does not. */
export function checkAgents(host: Host): Check[] {
  const home = host.env("HOME");
  const where = {
    cwd: host.cwd,
    ...(host.configDir === "" ? {} : { configDir: host.configDir }),
    ...(home === undefined ? {} : { home }),
  };
  const registry = readRegistry(where, { files: host.files });
  const skipped = registry.skipped();
  if (skipped.length === 0) {
    const count = registry.all().length;
    const definitions = plural(count, "agent definition");
    return [ok("agents", `${definitions}, none skipped`)];
  }
  const command = `deno run -A "${host.root}/lib/cli/main.ts" agents`;
  return skipped.slice(0, MOST_SHOWN).map((file) => {
    const found = `${pathFrom(file.file, where)} is skipped: ${
      skipReason(file, { lang: "en", where })
    }`;
    return MEANT.has(file.reason) ? note("agents", found) : fail(
      "agents",
      found,
      `Mend the file; what counts is shown by: ${command}`,
    );
  });
}
