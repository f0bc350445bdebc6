/**
 * What a transcript row is, told from its first keys, so that most rows are
 * never parsed. Recorded rows carry the deciding keys (`type`, the message's
 * role, its first block) within a few hundred bytes; where they do not, the
 * answer is `unsure` and the row is searched.
 *
 * @module
 */

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
const QUOTE = 34;
const BACKSLASH = 92;

/** Walks the head of one row at a time; the fields hold the last answer. */
export class RowHead {
  kind: RowKind = "unsure";
  /** Row type of `other`, attachment type of `attachment`. */
  name = "";
  /** Type of the first content block; `string` when content is plain text. */
  block = "";
  /** `id` or `tool_use_id` of that block. */
  id = "";
  /** Tool name of that block. */
  tool = "";
  sidechain = false;

  #bytes: Uint8Array = new Uint8Array();
  #latin1 = "";
  #at = 0;
  #end = 0;

  /** Looks at `bytes[start, end)`; `latin1` has the same offsets. */
  look(bytes: Uint8Array, latin1: string, start: number, end: number): void {
    this.kind = "unsure";
    this.name =
      this.block =
      this.id =
      this.tool =
        "";
    this.sidechain = false;
    this.#bytes = bytes;
    this.#latin1 = latin1;
    this.#at = start;
    this.#end = Math.min(end, start + BUDGET);
    this.#object((key) => this.#topLevel(key));
  }

  /** Answers whether the walk is over. */
  #topLevel(key: string): boolean {
    switch (key) {
      case "type":
        return this.#rowType(this.#string());
      case "isSidechain":
        this.sidechain = this.#bytes[this.#at] === 116; // t
        return false;
      case "attachment":
        this.kind = "attachment";
        this.#object((inner) => {
          if (inner !== "type") return false;
          this.name = this.#string();
          return true;
        });
        return true;
      case "message":
        this.#object((inner) => this.#message(inner));
        return true;
      default:
        return false;
    }
  }

  #rowType(type: string): boolean {
    if (type === "assistant" || type === "user") {
      this.kind = type;
      return false;
    }
    if (type === "attachment") return false;
    this.name = type;
    this.kind = type === "queue-operation"
      ? "queue"
      : type === "system"
      ? "system"
      : type === "fork-context-ref"
      ? "fork"
      : type === ""
      ? "unsure"
      : "other";
    return true;
  }

  #message(key: string): boolean {
    if (key === "role") {
      const role = this.#string();
      if (role === "assistant" || role === "user") this.kind = role;
      return false;
    }
    if (key !== "content") return false;
    const byte = this.#bytes[this.#at];
    if (byte === QUOTE) this.block = "string";
    if (byte === 91) { // [
      this.#at++;
      this.#blank();
      this.#object((inner) => this.#firstBlock(inner));
    }
    return true;
  }

  #firstBlock(key: string): boolean {
    if (key === "type") this.block = this.#string();
    else if (key === "id" || key === "tool_use_id") this.id = this.#string();
    else if (key === "name") this.tool = this.#string();
    if (this.block === "tool_use") return this.tool !== "";
    if (this.block === "tool_result") return this.id !== "";
    return this.block !== "";
  }

  /** Calls `onKey` with the walk at each value until it answers true. */
  #object(onKey: (key: string) => boolean): void {
    this.#blank();
    if (this.#bytes[this.#at] !== 123) return; // {
    this.#at++;
    while (this.#at < this.#end) {
      this.#blank();
      if (this.#bytes[this.#at] !== QUOTE) return;
      const key = this.#string();
      this.#blank();
      if (this.#bytes[this.#at] !== 58) return; // :
      this.#at++;
      this.#blank();
      const value = this.#at;
      if (onKey(key)) return;
      if (this.#at === value) this.#skipValue();
      this.#blank();
      if (this.#bytes[this.#at] !== 44) return; // ,
      this.#at++;
    }
  }

  #blank(): void {
    while (this.#at < this.#end && this.#bytes[this.#at]! <= 32) this.#at++;
  }

  /** The string at the walk, escapes left as they are; "" when cut off. */
  #string(): string {
    if (this.#bytes[this.#at] !== QUOTE) return "";
    const start = ++this.#at;
    while (this.#at < this.#end) {
      const byte = this.#bytes[this.#at++];
      if (byte === BACKSLASH) this.#at++;
      else if (byte === QUOTE) return this.#latin1.slice(start, this.#at - 1);
    }
    return "";
  }

  #skipValue(): void {
    let depth = 0;
    while (this.#at < this.#end) {
      const byte = this.#bytes[this.#at];
      if (byte === QUOTE) {
        this.#string();
      } else if (byte === 123 || byte === 91) {
        depth++;
        this.#at++;
      } else if (byte === 125 || byte === 93) {
        if (depth === 0) return;
        depth--;
        this.#at++;
      } else if (byte === 44 && depth === 0) {
        return;
      } else {
        this.#at++;
      }
      if (depth === 0 && (byte === QUOTE || byte === 125 || byte === 93)) {
        return;
      }
    }
  }
}
