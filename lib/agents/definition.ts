/**
 * What an agent definition says and why a file is none: its frontmatter, read
 * as the harness reads it, without a package; and its fields.
 *
 * @module
 */

import type { Files } from "../world.ts";
import { flowValue, plainValue, readTable, type Value } from "./yaml.ts";

/** What stands at the head of a file. */
export type Frontmatter =
  /** The text between the two markers, and the offset of what follows. */
  | { state: "found"; head: string; bodyAt: number }
  /** No sign of frontmatter: notes, a persona without head, an empty file. */
  | { state: "none" }
  /** It begins with blank lines, so that the markers are ordinary text. */
  | { state: "late" }
  /** It begins with a byte order mark. */
  | { state: "bom" }
  /** The opening marker has something else on its line. */
  | { state: "spoilt" }
  | { state: "unclosed" };

const MARK = "---";

function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0 ||
    code === 0xfeff;
}

/**
 * Splits a definition. The file must begin with `---`; the next `---` closes,
 * wherever it stands, so that one inside a value cuts the frontmatter short
 * (recorded with 2.1.332).
 *
 * That version accepts a byte order mark, earlier ones did not; here the file
 * is told and not counted, because nobody can see why it fails elsewhere.
 */
export function splitFrontmatter(text: string): Frontmatter {
  if (text.charCodeAt(0) === 0xfeff) {
    const rest = splitFrontmatter(text.slice(1));
    return rest.state === "none" ? rest : { state: "bom" };
  }
  if (!text.startsWith(MARK)) {
    return text.trimStart().startsWith(MARK)
      ? { state: "late" }
      : { state: "none" };
  }
  let start = -1;
  let at = MARK.length;
  while (at < text.length && isBlank(text.charCodeAt(at))) {
    at += 1;
    if (text[at - 1] === "\n") start = at;
  }
  if (start === -1) {
    return text.includes("\n") ? { state: "spoilt" } : { state: "unclosed" };
  }
  const end = text.indexOf(MARK, start);
  if (end === -1) return { state: "unclosed" };
  let bodyAt = end + MARK.length;
  while (bodyAt < text.length && isBlank(text.charCodeAt(bodyAt))) {
    bodyAt += 1;
  }
  return { state: "found", head: text.slice(start, end), bodyAt };
}

/**
 * The entries of frontmatter, or `undefined` when it cannot be read even with
 * quotes put around its prose.
 *
 * @example
 * ```ts
 * import { readFields } from "./definition.ts";
 * console.log(readFields("name: dev\ndescription: Fixes: bugs\n"));
 * ```
 */
export function readFields(head: string): Record<string, Value> | undefined {
  return usualFields(head) ?? readYamlFields(head);
}

/** The same without the shortcut for usual heads. */
export function readYamlFields(
  head: string,
): Record<string, Value> | undefined {
  for (const text of [head, undefined]) {
    try {
      return readTable(text ?? withQuotes(head));
    } catch {
      // Refused, or nested too deeply for the stack: both mean unreadable.
    }
  }
  return undefined;
}

// The shortcut for the frontmatter that nearly all definitions have, one
// `key: value` a line. A hook that looks a name up among hundreds of files has
// no time for more.

// What makes a value more than plain text, to YAML or to the second reading.
const SPECIAL = /[{}[\]*&#!|>%@`"'\\]/;

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

/** Whether `text` before `end` is a key of letters, `_` and `-` only. */
function isKey(text: string, end: number): boolean {
  for (let i = 0; i < end; i++) {
    const code = text.charCodeAt(i);
    if (!isLetter(code) && !(i > 0 && (code === 45 || code === 95))) {
      return false;
    }
  }
  return end > 0;
}

/** A text that YAML refuses for certain: prose with a colon in it. */
function isRefused(value: string): boolean {
  const colon = value.indexOf(": ");
  if (colon === -1) return false;
  const comment = value.indexOf(" #");
  return comment === -1 || comment > colon;
}

/**
 * The entries of frontmatter of the usual form, just as the reader of YAML
 * gives them, or `undefined` for any other.
 */
export function usualFields(head: string): Record<string, Value> | undefined {
  if (head.includes("\r") || head.includes("\t")) return undefined;
  const lines = head.split("\n");
  const found: [key: string, value: string][] = [];
  let special = false;
  let refused = false;
  for (const line of lines) {
    if (line === "") continue;
    const colon = line.indexOf(":");
    if (!isKey(line, colon) || line[colon + 1] !== " ") return undefined;
    // Blanks at the end belong to the value in the second reading.
    if (line.charCodeAt(line.length - 1) <= 32) return undefined;
    const value = line.slice(colon + 2).trimStart();
    const first = value.charCodeAt(0);
    if (!isLetter(first) || value.endsWith(":")) return undefined;
    if (SPECIAL.test(value) || value.includes(": ")) {
      special = true;
      if (isRefused(value)) refused = true;
    }
    found.push([line.slice(0, colon), value]);
  }
  if (special && !refused) return undefined;
  const entries: Record<string, Value> = Object.create(null);
  for (const [key, value] of found) {
    entries[key] = plainValue(value);
  }
  return entries;
}

// The second reading of frontmatter that YAML refuses. Descriptions are prose,
// and prose holds colons; the harness then puts quotes around such values and
// reads again (recorded with 2.1.332), and so do both readers here.

const WHOLE_LINE = /^([a-zA-Z_-]+):\s+(\S.*)$/;
const NEEDS_QUOTES = /[{}[\]*&#!|>%@`]|: /;

function isQuoted(value: string): boolean {
  return value.length > 1 &&
    ((value.startsWith('"') && value.endsWith('"')) ||
      (value.startsWith("'") && value.endsWith("'")));
}

function isFlowList(value: string): boolean {
  if (!value.startsWith("[") || !value.endsWith("]")) return false;
  try {
    return flowValue(value, 0).end === value.length;
  } catch {
    return false;
  }
}

/**
 * The text with quotes around unindented values that hold more than plain
 * YAML allows, and with leading tabs as spaces. A line that ends in a carriage
 * return stays as it is: there the harness does not recognise the entry, which
 * is why CRLF and an unquoted colon do not go together.
 */
export function withQuotes(head: string): string {
  const lines = head.split("\n").map((line) => {
    const tabs = /^\t*/.exec(line)?.[0].length ?? 0;
    const rest = "  ".repeat(tabs) + line.slice(tabs);
    // `.` stops before a carriage return.
    const entry = WHOLE_LINE.exec(rest);
    const [, key = "", value = ""] = entry ?? [];
    if (key === "" || isQuoted(value) || isFlowList(value)) return rest;
    if (!NEEDS_QUOTES.test(value)) return rest;
    const safe = value.replaceAll("\\", "\\\\").replaceAll('"', '\\"');
    return `${key}: "${safe}"`;
  });
  return lines.join("\n");
}

/** Where a definition was found; the nearer one counts. */
export type Layer = "project" | "user";

/** An agent definition as the harness registers it. */
export interface Definition {
  name: string;
  description: string;
  /** Absent: every tool. An empty list: none at all. */
  tools?: readonly string[];
  disallowedTools?: readonly string[];
  /** As written; `inherit` in any case is `inherit`. */
  model?: string;
  /** Runs in the background, whatever the call says. */
  background: boolean;
  permissionMode?: string;
  maxTurns?: number;
  skills?: readonly string[];
  omitClaudeMd: boolean;
  effort?: string;
  memory?: string;
  isolation?: string;
  layer: Layer;
  /** The folder of agents that it was found in. */
  folder: string;
  file: string;
}

/** Why a file in a folder of agents is not a definition that counts. */
export type SkipReason =
  | "no-frontmatter"
  | "late"
  | "bom"
  | "spoilt"
  | "unclosed"
  | "crlf-colon"
  | "unparsable"
  | "no-name"
  | "no-description"
  | "name-dash"
  | "name-colon"
  | "name-long"
  | "hooks"
  | "too-large"
  | "head-too-long"
  | "unreadable"
  | "not-a-file"
  | "link-out"
  | "too-many"
  | "duplicate"
  | "shadowed";

/** A file that was passed over. */
export interface SkippedFile {
  file: string;
  layer: Layer;
  reason: SkipReason;
  /** The name that it would have had, as far as that could be read. */
  name?: string;
  /** For `duplicate` and `shadowed`: the file that counts instead. */
  kept?: string;
}

/** What the harness's own registry reads from frontmatter. */
export type Fields = Omit<Definition, "layer" | "folder" | "file">;

/** The longest `subagent_type` that is ever looked up, in UTF-16 units. */
export const NAME_MAX = 64;

/** The longest frontmatter `name` that the harness registers. */
const REGISTERED_NAME_MAX = 256;

// Path parts, and whatever a terminal or a file system would act upon.
// deno-lint-ignore no-control-regex
const UNFIT = /[/\\\u0000-\u001f\u007f-\u009f]/;

/**
 * Whether a `subagent_type` may be compared with files at all: no path parts,
 * no control characters, at most {@linkcode NAME_MAX} units, not blank.
 */
export function isLookupName(type: string): boolean {
  const trimmed = type.trim();
  return trimmed !== "" && trimmed !== "." && trimmed !== ".." &&
    type.length <= NAME_MAX && !UNFIT.test(trimmed);
}

// Far longer than any name that can be defined.
const MOST_FOLDED = 4096;

/**
 * The form in which the harness compares two names that are not the same:
 * lower case, without blanks, dashes of any kind and underscores (recorded
 * with 2.1.332). Of a name without end the beginning is folded.
 */
export function foldName(whole: string): string {
  const name = whole.slice(0, MOST_FOLDED);
  // Loading the tables of Unicode takes half a millisecond.
  if (isAscii(name)) return name.toLowerCase().replace(/[\s_-]/g, "");
  return name.normalize("NFKC").toLowerCase().replace(
    /[\p{White_Space}\p{Pd}_]/gu,
    "",
  );
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    if (text.charCodeAt(i) > 0x7f) return false;
  }
  return true;
}

/** Whether a name is of the form `plugin:agent`, which no file shows. */
export function isPluginId(type: string): boolean {
  // A full-width colon is one to the harness as well.
  return /[:\u{fe13}\u{fe55}\u{ff1a}]/u.test(type);
}

/** Why the harness does not take `name` for a definition, if it does not. */
export function nameFault(
  name: string,
): "name-dash" | "name-colon" | "name-long" | undefined {
  if (name.startsWith("-")) return "name-dash";
  if (name.length > REGISTERED_NAME_MAX) return "name-long";
  if (isPluginId(name)) return "name-colon";
  return undefined;
}

/**
 * The entries of one text. Commas and blanks separate, except inside
 * parentheses: `Bash(git log, git diff), Read` holds two entries.
 */
export function splitEntries(text: string): string[] {
  if (!text.includes("(")) return text.split(/[\s,]+/).filter(Boolean);
  const entries: string[] = [];
  let entry = "";
  let inside = false;
  const finish = () => {
    if (entry.trim() !== "") entries.push(entry.trim());
    entry = "";
  };
  for (const char of text) {
    if (char === "(") inside = true;
    else if (char === ")") inside = false;
    else if (!inside && (char === "," || /\s/.test(char))) {
      finish();
      continue;
    }
    entry += char;
  }
  finish();
  return entries;
}

/**
 * The entries of a `tools`, `disallowedTools` or `skills` value: a text or a
 * list of texts. `undefined` means "no restriction": the key is absent or
 * holds `*`. Whatever else it holds is an empty list: a `tools:` with nothing
 * after it leaves the agent without any tool (recorded with 2.1.332).
 */
export function toolEntries(value: Value | undefined): string[] | undefined {
  if (value === undefined) return undefined;
  const texts = typeof value === "string"
    ? [value]
    : Array.isArray(value)
    ? value.filter((item) => typeof item === "string")
    : [];
  const entries = texts.flatMap(splitEntries);
  return entries.includes("*") ? undefined : entries;
}

const PERMISSION_MODES = [
  "acceptEdits",
  "auto",
  "bypassPermissions",
  "default",
  "dontAsk",
  "manual",
  "plan",
];
const EFFORTS = ["low", "medium", "high", "xhigh", "max"];
const MEMORIES = ["user", "project", "local"];
const ISOLATIONS = ["worktree", "remote"];

function oneOf(value: Value | undefined, allowed: readonly string[]) {
  return typeof value === "string" && allowed.includes(value)
    ? value
    : undefined;
}

function modelOf(value: Value | undefined): string | undefined {
  if (typeof value !== "string" || value.trim() === "") return undefined;
  const model = value.trim();
  return model.toLowerCase() === "inherit" ? "inherit" : model;
}

function turnsOf(value: Value | undefined): number | undefined {
  const turns = typeof value === "string" && /^\d{1,9}$/.test(value)
    ? Number(value)
    : value;
  return typeof turns === "number" && Number.isInteger(turns) && turns > 0
    ? turns
    : undefined;
}

function effortOf(value: Value | undefined): string | undefined {
  if (typeof value === "number" && Number.isInteger(value)) return `${value}`;
  return oneOf(value, EFFORTS);
}

/**
 * The definition that the entries of a frontmatter make, or why they make
 * none. A field with a value that the harness does not know is as good as
 * absent, as it is there; keys that nobody knows are ignored.
 */
export function fieldsOf(
  entries: Record<string, Value>,
): { fields: Fields } | { reason: SkipReason } {
  const name = entries["name"];
  const description = entries["description"];
  if (typeof name !== "string" || name === "") return { reason: "no-name" };
  const fault = nameFault(name);
  if (fault !== undefined) return { reason: fault };
  if (typeof description !== "string" || description === "") {
    return { reason: "no-description" };
  }
  // A guard in `hooks` that cannot be loaded keeps the whole agent out.
  const hooks = entries["hooks"];
  if (hooks && (typeof hooks !== "object" || Array.isArray(hooks))) {
    return { reason: "hooks" };
  }
  const tools = toolEntries(entries["tools"]);
  const disallowedTools = toolEntries(entries["disallowedTools"]);
  const skills = toolEntries(entries["skills"]);
  const model = modelOf(entries["model"]);
  const permissionMode = oneOf(entries["permissionMode"], PERMISSION_MODES);
  const maxTurns = turnsOf(entries["maxTurns"]);
  const effort = effortOf(entries["effort"]);
  const memory = oneOf(entries["memory"], MEMORIES);
  const isolation = oneOf(entries["isolation"], ISOLATIONS);
  const isOn = (value: Value | undefined) => value === true || value === "true";
  return {
    fields: {
      name,
      description: description.replaceAll("\\n", "\n"),
      ...(tools && { tools }),
      ...(disallowedTools && { disallowedTools }),
      ...(model !== undefined && { model }),
      background: isOn(entries["background"]),
      ...(permissionMode !== undefined && { permissionMode }),
      ...(maxTurns !== undefined && { maxTurns }),
      ...(skills && { skills }),
      omitClaudeMd: isOn(entries["omitClaudeMd"]),
      ...(effort !== undefined && { effort }),
      ...(memory !== undefined && { memory }),
      ...(isolation !== undefined && { isolation }),
    },
  };
}

/** The harness does not load a definition above this size, in bytes. */
export const FILE_MAX = 1024 * 1024;

/** How much of a file is read for its frontmatter, in bytes. */
export const HEAD_MAX = 64 * 1024;

const HEAD_USUAL = 2048;

/** What a file turned out to be. */
export type ReadFile =
  | { kind: "definition"; fields: Fields }
  | { kind: "skipped"; reason: SkipReason; name?: string };

/** The two ways of reading entries: without a package, and with YAML. */
export type FieldReader = (head: string) => Record<string, Value> | undefined;

let utf8: TextDecoder | undefined;

/** The text of a file; a byte order mark stays, because it decides something. */
export function decoded(bytes: Uint8Array): string {
  utf8 ??= new TextDecoder("utf-8", { ignoreBOM: true });
  return utf8.decode(bytes);
}

function unreadable(head: string, read: FieldReader): ReadFile {
  const isCrlf = head.includes("\r\n") &&
    read(head.replaceAll("\r\n", "\n")) !== undefined;
  return { kind: "skipped", reason: isCrlf ? "crlf-colon" : "unparsable" };
}

/** What the text of a definition says; `text` may end anywhere behind its head. */
export function readText(text: string, read: FieldReader): ReadFile {
  const split = splitFrontmatter(text);
  if (split.state !== "found") {
    const reason = split.state === "none" ? "no-frontmatter" : split.state;
    return { kind: "skipped", reason };
  }
  const entries = read(split.head);
  if (entries === undefined) return unreadable(split.head, read);
  const made = fieldsOf(entries);
  if ("fields" in made) return { kind: "definition", fields: made.fields };
  const name = entries["name"];
  return {
    kind: "skipped",
    reason: made.reason,
    ...(typeof name === "string" && { name }),
  };
}

/** Reads the definition at `path`; without `read`, without a package. */
export function readDefinition(
  path: string,
  { files, read = readFields }: { files: Files; read?: FieldReader },
): ReadFile {
  const bytes = files.readBytes(path, { max: HEAD_MAX });
  if (bytes === undefined) {
    const kind = files.stat(path)?.kind;
    const reason = kind === undefined || kind === "file"
      ? "unreadable"
      : "not-a-file";
    return { kind: "skipped", reason };
  }
  // Most heads are short; the persona below them need not be decoded.
  const head = readText(decoded(bytes.subarray(0, HEAD_USUAL)), read);
  if (head.kind === "definition" && bytes.length < HEAD_MAX) return head;
  const found = readText(decoded(bytes), read);
  if (bytes.length < HEAD_MAX) return found;
  if ((files.stat(path)?.size ?? 0) > FILE_MAX) {
    return { kind: "skipped", reason: "too-large" };
  }
  return found.kind === "skipped" && found.reason === "unclosed"
    ? { kind: "skipped", reason: "head-too-long" }
    : found;
}

/** The text after the frontmatter, trimmed: the agent's own instructions. */
export function readPersona(path: string, files: Files): string | undefined {
  const bytes = files.readBytes(path, { max: FILE_MAX });
  const text = decoded(bytes ?? new Uint8Array());
  const split = splitFrontmatter(text);
  return split.state === "found" ? text.slice(split.bodyAt).trim() : undefined;
}
