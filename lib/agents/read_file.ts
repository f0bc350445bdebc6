/**
 * Reading one definition from the disk: one bounded read, no second look.
 *
 * @module
 */

import type { Files } from "../files.ts";
import type { Fields, SkipReason } from "./definition.ts";
import { fieldsOf } from "./field_values.ts";
import { readFields } from "./fields.ts";
import { splitFrontmatter } from "./frontmatter.ts";
import type { Value } from "./scalar.ts";

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

// A byte order mark stays in the text, because it decides something.
const UTF8 = new TextDecoder("utf-8", { ignoreBOM: true });

function decoded(bytes: Uint8Array): string {
  return UTF8.decode(bytes);
}

function unreadable(head: string, read: FieldReader): ReadFile {
  const isCrlf = head.includes("\r\n") &&
    read(head.replaceAll("\r\n", "\n")) !== undefined;
  return { kind: "skipped", reason: isCrlf ? "crlf-colon" : "unparsable" };
}

/** What the text of a definition says; the part of it that holds the head. */
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
  if (bytes.length > HEAD_USUAL) {
    const head = readText(decoded(bytes.subarray(0, HEAD_USUAL)), read);
    const isCut = head.kind === "skipped" &&
      (head.reason === "unclosed" || head.reason === "spoilt");
    if (!isCut && bytes.length < HEAD_MAX) return head;
  }
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
  if (bytes === undefined) return undefined;
  const text = decoded(bytes);
  const split = splitFrontmatter(text);
  return split.state === "found" ? text.slice(split.bodyAt).trim() : undefined;
}
