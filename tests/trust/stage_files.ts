/**
 * The files of a small home: a project and the person's own agents, settings,
 * and a session with three subagents. One has written a stub, one has left its
 * report behind, the result of one never came.
 *
 * @module
 */

import { join } from "@std/path";
import {
  answer,
  fileOf,
  prompt,
  returned,
  says,
  sentBack,
} from "../delivery/transcript_rows.ts";

/** What the dispatcher asked each of them for. */
export const ASKS = "Audit src/. Full report, then a last line: %%DONE%%";

/** A sentence of a report. */
export const REPORT = "Two findings: a.ts:4 and b.ts:9, both under the lock. ";

/** Texts by absolute path. */
export function filesOf(home: string, project: string): Record<string, string> {
  const session = join(home, ".claude/projects/p/s.jsonl");
  const agents = join(home, ".claude/projects/p/s/subagents");
  const meta = (call: string, requestShape: string) =>
    JSON.stringify({ toolUseId: call, requestShape, finished: true });
  return {
    [join(project, ".claude/agents/reader.md")]:
      "---\nname: reader\ndescription: Reads.\ntools: Read, Grep\n---\nRead.\n",
    [join(project, ".claude/settings.json")]: "{}",
    [join(home, ".claude/agents/dev.md")]:
      "---\nname: dev\ndescription: Implements.\n---\nDo it.\n",
    [join(home, ".claude/settings.json")]: "{}",
    [session]: fileOf([
      prompt("go"),
      returned("toolu_lost", {
        isAsync: true,
        status: "async_launched",
        agentId: "alost",
      }),
      answer([{ type: "text", text: "Waiting." }]),
    ]),
    [join(agents, "agent-astub.jsonl")]: fileOf([
      prompt(ASKS),
      says("Done.", "m1"),
    ]),
    [join(agents, "agent-aleft.jsonl")]: fileOf([
      prompt(ASKS),
      says(REPORT.repeat(12), "m1"),
      sentBack(),
      says("See above.", "m2"),
    ]),
    [join(agents, "agent-aleft.meta.json")]: meta("toolu_left", "foreground"),
    [join(agents, "agent-alost.jsonl")]: fileOf([
      prompt(ASKS),
      says(REPORT.repeat(12), "m1"),
    ]),
    [join(agents, "agent-alost.meta.json")]: meta("toolu_lost", "background"),
  };
}
