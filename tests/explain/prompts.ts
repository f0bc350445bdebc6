/**
 * Dispatches as people really write them, invented for these tests: what an
 * explanation has to show of each.
 *
 * @module
 */

/** One dispatch. */
export interface Case {
  /** What is special about it. */
  about: string;
  input: { prompt: string; subagent_type?: string; model?: string };
  /** Rules of the guards that object; none when it passes. */
  rules: string[];
  /** The words of the prompt that decide; the explanation quotes them. */
  decides: string;
  /** What those words say. */
  signal: "EXEC" | "WRITE" | "RO" | "NEG" | "READ" | "NOWRITE" | "NORUN";
}

/** English. */
export const ENGLISH: readonly Case[] = [
  {
    about: "a plain order to fix and run",
    input: {
      subagent_type: "Explore",
      prompt:
        "The date picker shows the wrong month in Safari. Fix it in src/widgets/calendar.ts and run the unit tests afterwards.",
    },
    rules: ["CAP-BEYOND-READONLY"],
    decides: "Fix it in src/widgets/calendar.ts",
    signal: "WRITE",
  },
  {
    about: "a research question about a write",
    input: {
      subagent_type: "Explore",
      prompt:
        "Find out where the importer writes its progress file and which errors make it delete that file. Report path and line for each.",
    },
    rules: [],
    decides: "Find out where the importer writes its progress file",
    signal: "READ",
  },
  {
    about: "a test run as the only task",
    input: {
      subagent_type: "Explore",
      prompt:
        "Run the integration suite with the sqlite backend and tell me which cases fail, with the first ten lines of each trace.",
    },
    rules: ["CAP-BEYOND-READONLY"],
    decides: "Run the integration suite with the sqlite backend",
    signal: "EXEC",
  },
  {
    about: "a declared research task for a full agent",
    input: {
      subagent_type: "general-purpose",
      prompt:
        "READ-ONLY research task. Explain how sessions are invalidated after a password change: entry points, caches, what stays valid and for how long.",
    },
    rules: ["CAP-READONLY-OVERPOWERED"],
    decides: "READ-ONLY research task",
    signal: "RO",
  },
  {
    about: "a ban on edits for a full agent",
    input: {
      prompt:
        "Review the retry logic of the upload client for races. Do not modify any files. List each finding with a severity.",
    },
    rules: ["CAP-READONLY-OVERPOWERED"],
    decides: "Do not modify any files",
    signal: "NEG",
  },
  {
    about: "an order in the middle of background",
    input: {
      subagent_type: "Plan",
      prompt:
        "Background: last week we moved the billing worker to its own queue, and dashboards broke.\n\nTask: update grafana/billing.json so that both panels read from the new queue's metrics.\n\nKeep the panel ids.",
    },
    rules: ["CAP-BEYOND-READONLY"],
    decides: "update grafana/billing.json",
    signal: "WRITE",
  },
  {
    about: "a rename across packages on a small model",
    input: {
      subagent_type: "general-purpose",
      model: "haiku",
      prompt:
        "Rename fetchUser to loadUser in all packages, including tests and docs, then make sure the type check passes.",
    },
    rules: ["CAP-BEYOND-HAIKU"],
    decides: "Rename fetchUser to loadUser in all packages",
    signal: "WRITE",
  },
  {
    about: "numbered steps",
    input: {
      subagent_type: "Explore",
      prompt:
        "Please do the following:\n1. Locate the feature flag for the new editor.\n2. Remove the flag and its dead branch.\n3. Commit with a short message.",
    },
    rules: ["CAP-BEYOND-READONLY"],
    decides: "Remove the flag and its dead branch",
    signal: "WRITE",
  },
  {
    about: "an order quoted from a log",
    input: {
      subagent_type: "Explore",
      prompt:
        'CI printed "error: please run npm install and delete node_modules". Which script prints this line, and under which condition?',
    },
    rules: [],
    decides: "Which script prints this line",
    signal: "READ",
  },
  {
    about: "a plan, and the work is somebody else's",
    input: {
      subagent_type: "Plan",
      prompt:
        "Design how we would split the monolith's mailer into a service. Another agent will implement it later. List the files to touch and the order.",
    },
    rules: [],
    decides: "Design how we would split the monolith's mailer",
    signal: "READ",
  },
  {
    about: "a report saved to a file",
    input: {
      subagent_type: "Explore",
      prompt:
        "Audit every use of eval in the frontend and write the findings to docs/audit/eval.md.",
    },
    rules: ["CAP-BEYOND-READONLY"],
    decides: "write the findings to docs/audit/eval.md",
    signal: "WRITE",
  },
  {
    about: "the condition of being done",
    input: {
      subagent_type: "Explore",
      prompt:
        "Look at why the nightly build is red on arm64.\n\nDone when: `make check` passes on a clean checkout.",
    },
    rules: ["CAP-BEYOND-READONLY"],
    decides: "`make check` passes on a clean checkout",
    signal: "EXEC",
  },
];
