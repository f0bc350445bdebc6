/**
 * What environment variables say about a session: switches and hatches, the
 * language of messages, where Claude Code keeps its files, and whether the
 * session can dispatch in the foreground.
 *
 * @module
 */

import { textOf } from "./field.ts";
import type { Payload } from "./verdict.ts";
import type { World } from "./world.ts";

const ON = new Set(["1", "true", "yes", "on"]);
const OFF = new Set(["0", "false", "no", "off"]);

function word(value: string): string {
  return value.trim().toLowerCase();
}

/** Whether a switch is on: `1`, `true`, `yes` or `on`, in any case. */
export function switchOn(value: string | undefined): boolean {
  return value !== undefined && ON.has(word(value));
}

/** Whether a switch was set to off in words; unset is not off. */
export function switchOff(value: string | undefined): boolean {
  return value !== undefined && OFF.has(word(value));
}

/** Whether a hatch is open: exactly `1`, so that nobody opens it by accident. */
export function hatchOpen(value: string | undefined): boolean {
  return value === "1";
}

/**
 * Whether a caller can ask for a foreground run. Recorded from Claude Code
 * 2.1.332: the field `run_in_background` exists in print mode; in a terminal,
 * the desktop app and editor extensions it is missing, and a `false` is removed
 * before hooks see the call, unless `CLAUDE_CODE_FORK_SUBAGENT` is `0`.
 * `CLAUDE_CODE_FORK_SUBAGENT=1` removes it in print mode too.
 */
export type Foreground = "possible" | "impossible";

/** Whether this is print mode or an SDK session, as far as can be told. */
export function isPrintMode(world: World): boolean {
  return world.env("CLAUDE_CODE_ENTRYPOINT")?.startsWith("sdk") ?? false;
}

/**
 * Whether this session offers `run_in_background` at all. With the entry
 * point unknown it is taken to be possible: that is the case that the
 * dispatcher can mend.
 */
export function foregroundIn(world: World): Foreground {
  const fork = world.env("CLAUDE_CODE_FORK_SUBAGENT");
  if (switchOff(fork)) return "possible";
  if (switchOn(fork)) return "impossible";
  const entrypoint = world.env("CLAUDE_CODE_ENTRYPOINT")?.trim() ?? "";
  return entrypoint === "" || isPrintMode(world) ? "possible" : "impossible";
}

/**
 * The config folder: `CLAUDE_CONFIG_DIR`, else the folder that the session's
 * transcript lies in (`<config>/projects/<project>/<session>.jsonl`), else
 * `~/.claude`; `""` when nothing tells.
 */
export function configDirOf(payload: Payload, world: World): string {
  const set = world.env("CLAUDE_CONFIG_DIR")?.trim() ?? "";
  if (set !== "") return set;
  const transcript = textOf(payload, "transcript_path");
  const projects = transcript.lastIndexOf("/projects/");
  if (transcript.startsWith("/") && projects > 0) {
    return transcript.slice(0, projects);
  }
  const home = world.env("HOME")?.trim() ?? "";
  return home === "" ? "" : `${home}/.claude`;
}

/** The languages that messages exist in. */
export type Lang = "en" | "zh";

// Enough of a prompt to tell its language; the rest is often logs and code.
const SAMPLE = 4000;
const HAN = /[\u3400-\u4dbf\u4e00-\u9fff]/;

/**
 * The language of a text: Chinese when it has Han characters in fair
 * proportion to its Latin words and neither kana nor hangul, else English.
 */
export function languageOf(text: string): Lang {
  const sample = text.slice(0, SAMPLE);
  if (!HAN.test(sample)) return "en";
  let han = 0;
  let latinWords = 0;
  let inWord = false;
  for (const char of sample) {
    const code = char.codePointAt(0) ?? 0;
    if (
      (code >= 0x3040 && code <= 0x30ff) || (code >= 0xac00 && code <= 0xd7af)
    ) return "en";
    if (
      (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code < 0x4dc0)
    ) {
      han += 1;
    }
    const latin = (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
    if (latin && !inWord) latinWords += 1;
    inWord = latin;
  }
  return han > 0 && han * 3 >= latinWords ? "zh" : "en";
}

/** What `DISPATCH_LANG` asks for, or `undefined` when it asks for nothing. */
export function languageSetting(world: World): Lang | undefined {
  const value = world.env("DISPATCH_LANG")?.trim().toLowerCase() ?? "";
  if (value === "en" || value.startsWith("en-") || value.startsWith("en_")) {
    return "en";
  }
  if (value === "zh" || value.startsWith("zh-") || value.startsWith("zh_")) {
    return "zh";
  }
  return undefined;
}

/** The language of a message about a dispatch with the given prompt. */
export function languageFor(world: World, prompt: string): Lang {
  return languageSetting(world) ?? languageOf(prompt);
}
