/**
 * Firing each registered hook as Claude Code would, to see that it lives.
 *
 * @module
 */

import { clean } from "../field.ts";
import { type Check, fail, note, ok } from "./check.ts";
import { findProgram, type Host, type Ran } from "./host.ts";
import { type Registered, registeredHooks } from "./registration.ts";
import { objectIn } from "./settings.ts";

const AGENT = { agent_id: "adoctor", agent_type: "general-purpose" };
const DISPATCH = {
  tool_name: "Agent",
  tool_use_id: "toolu_doctor",
  // The sync guard blocks this one: the field is left out. In two languages, so
  // that the capability guard needs both of its tables.
  tool_input: {
    description: "doctor",
    prompt: "Count the files in src/, 数一下有多少个",
  },
};

const PAYLOADS: Readonly<Record<string, Record<string, unknown>>> = {
  PreToolUse: DISPATCH,
  PostToolUse: {
    ...DISPATCH,
    tool_response: {
      status: "completed",
      content: [{ type: "text", text: "3 files" }],
    },
  },
  SubagentStart: AGENT,
  SubagentStop: {
    ...AGENT,
    stop_hook_active: false,
    last_assistant_message: "3 files",
  },
  SessionStart: { source: "startup" },
  UserPromptSubmit: { prompt: "hello" },
  Stop: { stop_hook_active: false, background_tasks: [] },
};

/** Hooks that have an answer to their canned payload, and what is in it. */
const ANSWERS: Readonly<Record<string, string>> = {
  "pre-dispatch.ts": "permissionDecision",
  "dispatch-rules-inject.ts": "additionalContext",
};

/** Hooks that have all they need to judge their canned payload. */
const JUDGES = ["pre-dispatch.ts"];

/** Fires every hook, one after the other; the environment has no hatches. */
export async function fireHooks(
  host: Host,
  path: string,
): Promise<Check[]> {
  const checks: Check[] = [];
  for (const hook of registeredHooks(host)) {
    const program = findProgram(hook.command, { path, files: host.files });
    // Told by the check of hooks.json.
    if (program === undefined) continue;
    if (host.files.stat(hook.args.at(-1) ?? "") === undefined) continue;
    const ran = await host.run(program, hook.args, {
      stdin: JSON.stringify({
        session_id: "00000000-0000-4000-8000-000000000000",
        transcript_path: `${host.cwd}/no-such-transcript.jsonl`,
        cwd: host.cwd,
        hook_event_name: hook.event,
        ...PAYLOADS[hook.event],
      }),
      env: { PATH: path, HOME: host.env("HOME") ?? "/" },
      timeoutMs: hook.timeoutMs,
    });
    checks.push(verdict(hook, ran));
  }
  return checks;
}

function verdict(hook: Registered, ran: Ran): Check {
  const id = `hook ${hook.file}`;
  const fix = "Run the command by hand; if the file is not yours to mend, " +
    "install the plugin anew";
  const limit = `${hook.timeoutMs / 1000} s`;
  if (ran.timedOut) {
    return fail(
      id,
      `hooks/${hook.file} did not answer within its timeout of ${limit}: ` +
        `${hook.event} goes on unjudged`,
      "Look for a disk that hangs or a machine that is too busy; " +
        "hooks.json holds the timeout",
    );
  }
  if (ran.code !== 0 && ran.code !== 2) {
    const said = clean(ran.stderr, 160);
    return fail(id, `hooks/${hook.file} ended with ${ran.code}: ${said}`, fix);
  }
  const isDocument = ran.stdout.trim() === "" ||
    objectIn(ran.stdout) !== undefined;
  const wanted = ANSWERS[hook.file];
  if (!isDocument || (wanted !== undefined && !ran.stdout.includes(wanted))) {
    const said = clean(ran.stdout || ran.stderr, 120) || "nothing";
    return fail(id, `hooks/${hook.file} answered ${said}`, fix);
  }
  if (JUDGES.includes(hook.file) && ran.stderr.includes("[GATE-DEGRADE]")) {
    const said = clean(ran.stderr, 160);
    return fail(id, `hooks/${hook.file} could not judge: ${said}`, fix);
  }
  const found = `hooks/${hook.file} answers ${hook.event} in ${ran.ms} ms ` +
    `(timeout ${limit})`;
  return ran.ms * 2 > hook.timeoutMs
    ? note(id, found, "More than half of the time is gone: is the disk slow?")
    : ok(id, found);
}
