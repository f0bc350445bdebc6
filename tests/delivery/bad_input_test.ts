import { assert, assertEquals } from "@std/assert";
import { dirname, join } from "@std/path";
import { cleanEnv } from "../support/run_hook.ts";
import { measuredRun } from "./measured_run.ts";
import { fileOf, notice, prompt, queue } from "./transcript_rows.ts";

const MOST_MS = 1000;
const MOST_MB = 150;
const GIGABYTE = 1024 ** 3;
const ASKS = "Full report, then %%DONE%%";

const root = Deno.makeTempDirSync({ prefix: "dispatch-bad-input-" });
const session = join(root, "s.jsonl");
const agent = join(root, "s/subagents/agent-a1.jsonl");
const meta = join(root, "s/subagents/agent-a1.meta.json");

const PAYLOADS: [hook: string, payload: Record<string, unknown>][] = [
  ["subagent-done-gate.ts", {
    hook_event_name: "SubagentStop",
    transcript_path: session,
    agent_transcript_path: agent,
    agent_id: "a1",
    last_assistant_message: "Done.",
  }],
  ["subagent-done-gate.ts", {
    hook_event_name: "SubagentStop",
    transcript_path: session,
    agent_transcript_path: agent,
    agent_id: "a1",
    last_assistant_message: null,
  }],
  ["dispatch-truncation-notice.ts", {
    hook_event_name: "PostToolUse",
    transcript_path: session,
    tool_name: "Agent",
    tool_input: { prompt: "Look." },
    tool_response: {
      status: "completed",
      agentId: "a1",
      content: [{ type: "text", text: "Here." }],
    },
  }],
  ["background-delivery-notice.ts", {
    hook_event_name: "UserPromptSubmit",
    transcript_path: session,
    prompt: notice({ task: "a1", call: "t1", result: "Here." }),
  }],
  ["background-delivery-notice.ts", {
    hook_event_name: "UserPromptSubmit",
    transcript_path: session,
    prompt: "hello",
  }],
  ["stop.ts", {
    hook_event_name: "Stop",
    transcript_path: session,
    background_tasks: [],
  }],
];

/** What may stand in the place of a transcript. */
const PLACES: Record<string, (path: string) => void> = {
  missing: () => {},
  folder: (path) => Deno.mkdirSync(path),
  fifo: (path) => command("mkfifo", path),
  device: (path) => Deno.symlinkSync("/dev/zero", path),
  linkLoop: (path) => Deno.symlinkSync(path, path),
  unreadable: (path) => {
    Deno.writeTextFileSync(path, "x");
    Deno.chmodSync(path, 0);
  },
  empty: (path) => Deno.writeTextFileSync(path, ""),
  oneGigabyteLine: (path) => {
    Deno.writeTextFileSync(path, "");
    Deno.truncateSync(path, GIGABYTE);
  },
  gigabyteAfterARecord: (path) => {
    Deno.writeTextFileSync(path, fileOf([prompt("Look.")]));
    Deno.truncateSync(path, GIGABYTE);
  },
  halfARecord: (path) =>
    Deno.writeTextFileSync(path, fileOf([prompt(ASKS)]).slice(0, 40)),
  notUtf8: (path) =>
    Deno.writeFileSync(
      path,
      new Uint8Array([0xff, 0xfe, 0x22, 0x80, 0x0a, 0xc3, 0x28, 0x0a]),
    ),
  otherJson: (path) => Deno.writeTextFileSync(path, '[1]\n"x"\nnull\n3\n{}\n'),
};

function command(name: string, path: string): void {
  const { success } = new Deno.Command(name, { args: [path] }).outputSync();
  assert(success, `${name} ${path}`);
}

for (const [place, put] of Object.entries(PLACES)) {
  for (const whose of ["session", "agent"] as const) {
    Deno.test(`hooks pass over a ${whose} transcript: ${place}`, async () => {
      await reset();
      const bad = whose === "session" ? session : agent;
      const good = whose === "session" ? agent : session;
      Deno.writeTextFileSync(
        good,
        fileOf([queue("enqueue", "x"), prompt("Look.")]),
      );
      Deno.writeTextFileSync(
        meta,
        '{"finished":true,"requestShape":"background","toolUseId":"t1"}',
      );
      put(bad);
      for (const [hook, payload] of PAYLOADS) {
        // Without the transcript there is nothing that tells it was delivered,
        // and nothing wrong with the agent's.
        if (whose === "agent" && hook !== "subagent-done-gate.ts") {
          Deno.removeSync(meta);
        }
        let ran = await measuredRun(hook, { stdin: payload });
        // Another process may have had the machine; a hang stays a hang.
        for (let more = 0; more < 3 && ran.ms >= MOST_MS; more++) {
          ran = await measuredRun(hook, { stdin: payload });
        }
        const what = `${hook} ${JSON.stringify(ran)}`;
        assertEquals([ran.code, ran.stdout, ran.stderr], [0, "", ""], what);
        assert(ran.ms < MOST_MS, what);
        assert(ran.mb < MOST_MB, what);
        if (whose === "agent") Deno.writeTextFileSync(meta, "{}");
      }
    });
  }
}

Deno.test("hooks pass over stdin that is no payload, without HOME", async () => {
  await reset();
  const { PATH = "", DENO_DIR } = cleanEnv();
  const env: Record<string, string> = {
    PATH,
    ...(DENO_DIR === undefined ? {} : { DENO_DIR }),
  };
  const inputs = ["", " ", "{", "[]", '"x"', "null", "{}{}", "\u0000"];
  for (const hook of new Set(PAYLOADS.map(([hook]) => hook))) {
    for (const stdin of inputs) {
      const ran = await measuredRun(hook, { stdin, env });
      assertEquals([ran.code, ran.stdout, ran.stderr], [0, "", ""], hook);
    }
    const mistyped = {
      transcript_path: 1,
      agent_transcript_path: {},
      agent_id: [],
      tool_name: "Agent",
      tool_input: "x",
      tool_response: { status: "completed", content: 1, agentId: {} },
      prompt: {},
      stop_hook_active: "no",
      background_tasks: "none",
    };
    const ran = await measuredRun(hook, { stdin: mistyped, env });
    assertEquals([ran.code, ran.stdout, ran.stderr], [0, "", ""], hook);
    const tilde = {
      transcript_path: "~/s.jsonl",
      agent_transcript_path: "~/a.jsonl",
      agent_id: "a1",
      last_assistant_message: "x",
    };
    const unexpanded = await measuredRun(hook, { stdin: tilde, env });
    assertEquals([unexpanded.code, unexpanded.stdout], [0, ""], hook);
  }
});

async function reset(): Promise<void> {
  await Deno.remove(root, { recursive: true }).catch(() => {});
  await Deno.mkdir(dirname(agent), { recursive: true });
}

globalThis.addEventListener("unload", () => {
  try {
    Deno.removeSync(root, { recursive: true });
  } catch {
    // Nothing is left to remove.
  }
});
