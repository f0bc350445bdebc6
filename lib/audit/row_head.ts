/**
 * What a transcript row is, told from its first keys, so that most rows are
 * never parsed. Recorded rows carry the deciding keys (`type`, the message's
 * role, its first block) within a few hundred bytes; where they do not, the
 * answer is `unsure` and the row is parsed.
 *
 * @module
 */

import { ByteWalk, type Span } from "./byte_walk.ts";

/** A row's kind, as far as its head tells. */
export type RowKind =
  | "assistant"
  | "user"
  | "attachment"
  /** `queue-operation`. */
  | "queue"
  | "system"
  /** `fork-context-ref`: the first row of a fork's transcript. */
  | "fork"
  /** Another type; its name stands in `name`. */
  | "other"
  /** The head did not tell. */
  | "unsure";

const BUDGET = 4096;
const NOWHERE: Span = { from: 0, to: 0 };

const KINDS: Readonly<Record<string, RowKind>> = {
  "assistant": "assistant",
  "user": "user",
  "queue-operation": "queue",
  "system": "system",
  "fork-context-ref": "fork",
};

function key(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

const KEYS = {
  type: key("type"),
  isSidechain: key("isSidechain"),
  attachment: key("attachment"),
  message: key("message"),
  role: key("role"),
  content: key("content"),
  id: key("id"),
  toolUseId: key("tool_use_id"),
  name: key("name"),
};

/** Looks at the head of one row at a time; the fields hold the last answer. */
export class RowHead {
  kind: RowKind = "unsure";
  /** Row type of `other`, attachment type of `attachment`. */
  name = "";
  /** Type of the first content block; `string` when content is plain text. */
  block = "";
  /** Tool name of that block. */
  tool = "";
  /** Whether the head shows that an assistant's row has this block alone. */
  single = false;
  sidechain = false;

  #walk = new ByteWalk();
  #id = NOWHERE;

  /** Whether the first block's `id` or `tool_use_id` stands in the head. */
  get hasId(): boolean {
    return this.#id.to > this.#id.from;
  }

  /** The `id` or `tool_use_id` of the first block. */
  get id(): string {
    return this.#walk.text(this.#id);
  }

  /** Looks at `bytes[start, end)`. */
  look(bytes: Uint8Array, start: number, end: number): void {
    this.kind = "unsure";
    this.name = "";
    this.block = "";
    this.tool = "";
    this.single = false;
    this.sidechain = false;
    this.#id = NOWHERE;
    this.#walk.bytes = bytes;
    this.#walk.at = start;
    this.#walk.end = Math.min(end, start + BUDGET);
    this.#walk.object(this.#topLevel);
  }

  /** Answers, like the others below, whether the walk is over. */
  #topLevel = (): boolean => {
    const walk = this.#walk;
    if (walk.keyIs(KEYS.type)) return this.#rowType(walk.word());
    if (walk.keyIs(KEYS.isSidechain)) {
      this.sidechain = walk.byte === 116; // t of true
      return false;
    }
    if (walk.keyIs(KEYS.attachment)) {
      this.kind = "attachment";
      walk.object(this.#attachment);
      return true;
    }
    if (!walk.keyIs(KEYS.message)) return false;
    walk.object(this.#message);
    return true;
  };

  #rowType(type: string): boolean {
    if (type === "attachment" || type === "") return false;
    this.kind = KINDS[type] ?? "other";
    this.name = type;
    return this.kind !== "assistant" && this.kind !== "user";
  }

  #attachment = (): boolean => {
    if (!this.#walk.keyIs(KEYS.type)) return false;
    this.name = this.#walk.word();
    return true;
  };

  #message = (): boolean => {
    const walk = this.#walk;
    if (walk.keyIs(KEYS.role)) {
      const role = walk.word();
      if (role === "assistant" || role === "user") this.kind = role;
      return false;
    }
    if (!walk.keyIs(KEYS.content)) return false;
    if (walk.byte === 34) this.block = "string"; // "
    if (walk.byte === 91) { // [
      walk.at++;
      walk.object(this.#firstBlock);
      this.single = this.kind === "assistant" && walk.closes(93); // ]
    }
    return true;
  };

  #firstBlock = (): boolean => {
    const walk = this.#walk;
    if (walk.keyIs(KEYS.type)) this.block = walk.word();
    else if (walk.keyIs(KEYS.id) || walk.keyIs(KEYS.toolUseId)) {
      this.#id = walk.span();
    } else if (walk.keyIs(KEYS.name)) this.tool = walk.word();
    // The rest of a result can be large and tells nothing.
    return this.block === "tool_result" ? this.hasId : this.kind === "user" &&
      this.block !== "";
  };
}
