/** A stage with a reviewer's definition and tasks for it. */
import { definition } from "./definitions.ts";
import { ASKS_FOR_MARKER } from "./reports.ts";
import { mark } from "./script.ts";

/** The reviewer's own instructions. */
export const PERSONA = "You are the reviewer of this house. You never guess.";

/** The reviewer's definition: two tools, and the haiku tier. */
export const REVIEWER = definition("reviewer", {
  lines: ["tools: Read, Grep", "model: haiku"],
  persona: PERSONA,
});

/** What the project's CLAUDE.md says. */
export const INSTRUCTIONS = "Everything here is written in capitals.";

/** The reviewer among the user's agents, and a project with two tasks. */
export const REVIEWER_STAGE = {
  "home/.claude/agents/reviewer.md": REVIEWER,
  "project/task.md": `${mark("alpha")} Review the parser.`,
  "project/marked.md": `${mark("alpha")} ${ASKS_FOR_MARKER}`,
  "project/CLAUDE.md": `${INSTRUCTIONS}\n`,
};

/** The command line that sends the reviewer its task. */
export const TASK: readonly string[] = [
  "dispatch",
  ...["--type", "reviewer", "--prompt-file", "task.md"],
];
