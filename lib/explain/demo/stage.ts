/**
 * The temporary folder that the demo plays in: a home, a project, and the
 * transcripts of one session, in the shapes that Claude Code writes.
 *
 * @module
 */

import { dirname, join } from "@std/path";

/** One invented session. */
export interface Stage {
  root: string;
  home: string;
  project: string;
  /** The transcript of the main session. */
  session: string;
  /** Adds a record to a transcript. */
  record(path: string, row: Record<string, unknown>): void;
  write(path: string, text: string): void;
}

const SESSION = "00000000-0000-4000-8000-00000000d310";

/** Makes the folder; whoever asked for it removes `root`. */
export function makeStage(): Stage {
  const root = Deno.makeTempDirSync({ prefix: "dispatch-contract-demo-" });
  const home = join(root, "home");
  const project = join(root, "shop");
  const write = (path: string, text: string) => {
    Deno.mkdirSync(dirname(path), { recursive: true });
    Deno.writeTextFileSync(path, text);
  };
  const session = join(
    home,
    ".claude",
    "projects",
    "shop",
    `${SESSION}.jsonl`,
  );
  write(session, "");
  write(
    join(project, ".claude", "agents", "code-reviewer.md"),
    "---\nname: code-reviewer\ndescription: Reviews a change.\ntools: Read, Grep\n---\n\nReview what you are given.\n",
  );
  return {
    root,
    home,
    project,
    session,
    write,
    record(path, row) {
      Deno.mkdirSync(dirname(path), { recursive: true });
      Deno.writeTextFileSync(path, `${JSON.stringify(row)}\n`, {
        append: true,
      });
    },
  };
}
