/**
 * The same payload in another form: with a byte order mark, with the line
 * ends and the paths of Windows.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { memoryFiles } from "../../lib/files_in_memory.ts";
import { answerTo } from "../../lib/hook.ts";
import { JOINT } from "../../lib/joint.ts";
import type { HookEvent, Payload } from "../../lib/verdict.ts";
import { answerKind } from "../support/run_hook.ts";
import { guardsByEvent } from "./fuzz.ts";
import { runScene } from "./run_scene.ts";
import { makeStage, scenesAt } from "./scenes.ts";
import { filesOf } from "./stage_files.ts";

const HOME = "/home/u";
const PROJECT = `${HOME}/src/shop`;
const SESSION = `${HOME}/.claude/projects/p/s.jsonl`;
const guards = await guardsByEvent();
const FILES = filesOf(HOME, PROJECT);

function kindOf(
  payload: Payload,
  { files = FILES, env = {} }: {
    files?: Record<string, string>;
    env?: Record<string, string> | undefined;
  } = {},
): string {
  const event = payload["hook_event_name"] as HookEvent;
  const list = guards.get(event);
  if (list === undefined) return "no such hook";
  const all: Record<string, string> = { HOME, ...env };
  return answerKind(answerTo({ text: JSON.stringify(payload) }, {
    guards: list,
    world: {
      env: (name) => all[name],
      files: memoryFiles(files),
      note() {},
    },
    ...(event === "PreToolUse"
      ? { blockAs: "deny", joint: JOINT }
      : { blockAs: "exit2" }),
  }));
}

/** A copy in which every text went through `change`. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((one) => withTexts(one, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withTexts(one, change)]),
  );
}

const crlf = (text: string) => text.replaceAll("\n", "\r\n");

Deno.test("lines that end as on Windows change no answer", () => {
  const files = Object.fromEntries(
    Object.entries(FILES).map(([path, text]) => [path, crlf(text)]),
  );
  const scenes = scenesAt({ project: PROJECT, session: SESSION });
  for (const { name, payload, expected, env } of scenes) {
    const texts = withTexts(payload, crlf) as Payload;
    assertEquals(kindOf(texts, { env }), expected, name);
    assertEquals(kindOf(texts, { files, env }), expected, name);
  }
});

Deno.test("a marker before a carriage return is a marker", () => {
  for (const end of ["%%DONE%%\r\n", "%%DONE%%\r", "%%DONE%% \r\n\r\n"]) {
    const kind = kindOf({
      hook_event_name: "PostToolUse",
      tool_name: "Agent",
      tool_input: { prompt: "Audit.\r\nFull report, then\r\n%%DONE%%" },
      tool_response: `A report of two findings.\r\n${end}`,
    });
    assertEquals(kind, "pass", JSON.stringify(end));
  }
});

// What is judged without a look at any file.
const WITHOUT_FILES = new Set([
  "an ordinary dispatch",
  "the background",
  "a reader who is to write, in Chinese",
  "a name of no role",
  "dispatch-rules-inject.ts",
  "dispatch-truncation-notice.ts",
]);

Deno.test("paths as on Windows neither block nor keep from blocking", () => {
  const scenes = scenesAt({
    project: "C:\\Users\\u\\src\\shop",
    session: "C:\\Users\\u\\.claude\\projects\\p\\s.jsonl",
  });
  const env = { HOME: "C:\\Users\\u", USERPROFILE: "C:\\Users\\u" };
  for (const { name, payload, expected, env: own } of scenes) {
    const kind = kindOf(payload, { env: { ...env, ...own } });
    if (WITHOUT_FILES.has(name)) assertEquals(kind, expected, name);
    else if (kind !== expected) assert(/^(?:pass|context)$/.test(kind), name);
  }
});

Deno.test("stdin may be laid out in any way that JSON allows", async () => {
  const stage = makeStage(Deno.realPathSync(Deno.makeTempDirSync()));
  const forms: Record<string, (payload: Payload) => string> = {
    "a byte order mark": (payload) => `\ufeff${JSON.stringify(payload)}`,
    "lines of Windows": (payload) => crlf(JSON.stringify(payload, null, 2)),
    "escapes": (payload) =>
      JSON.stringify(payload).replace(
        /[\u0080-\uffff]/g,
        (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
      ),
    "blanks around": (payload) => `\n \t${JSON.stringify(payload)}\r\n\n`,
  };
  const scene = stage.scenes.find(({ name }) => name.endsWith("in Chinese"));
  try {
    if (scene === undefined) throw new Error("no such scene");
    const usual = await runScene(scene, { stage });
    for (const [name, form] of Object.entries(forms)) {
      const stdin = form(scene.payload);
      assertEquals(await runScene(scene, { stage, stdin }), usual, name);
    }
  } finally {
    Deno.removeSync(stage.root, { recursive: true });
  }
});
