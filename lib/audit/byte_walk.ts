/**
 * Walking the keys of a JSON object in bytes, without parsing it and without
 * making strings: what a look at a row's head may cost is next to nothing.
 *
 * @module
 */

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
const LONGEST_WORD = 200;

/** A place in a text: one past the last byte is `to`. */
export interface Span {
  from: number;
  to: number;
}

/** A walk over one stretch of bytes at a time. */
export class ByteWalk {
  bytes: Uint8Array = new Uint8Array();
  /** The next byte. */
  at = 0;
  /** The walk ends here. */
  end = 0;

  // The key that was read last.
  #from = 0;
  #to = 0;
  #words = new Map<number, { bytes: Uint8Array; text: string }>();

  get byte(): number | undefined {
    return this.bytes[this.at];
  }

  /**
   * Calls `onKey` with the walk at the value of each key, until it answers
   * true. A value that `onKey` leaves alone is passed over.
   */
  object(onKey: () => boolean): void {
    this.#blank();
    if (this.byte !== OPEN_OBJECT) return;
    this.at++;
    while (this.at < this.end) {
      this.#blank();
      if (this.bytes[this.at] !== QUOTE) return;
      this.#from = this.at + 1;
      this.#skipString();
      this.#to = this.at - 1;
      this.#blank();
      if (this.bytes[this.at] !== COLON) return;
      this.at++;
      this.#blank();
      const value = this.at;
      if (onKey()) return;
      if (this.at === value) this.#skipValue();
      this.#blank();
      if (this.bytes[this.at] !== COMMA) return;
      this.at++;
    }
  }

  /** Whether the object that was walked ends, and this byte follows. */
  closes(byte: number): boolean {
    if (this.byte !== CLOSE_OBJECT) return false;
    this.at++;
    this.#blank();
    return this.byte === byte;
  }

  /** Whether the key that was read last is this one. */
  keyIs(key: Uint8Array): boolean {
    return this.#to - this.#from === key.length &&
      this.#equals(key, this.#from);
  }

  /** The string at the walk without its quotes; empty when there is none. */
  span(): Span {
    if (this.byte !== QUOTE) return { from: this.at, to: this.at };
    const from = this.at + 1;
    this.#skipString();
    const to = this.at - 1;
    return this.bytes[to] === QUOTE && to >= from
      ? { from, to }
      : { from, to: from };
  }

  /**
   * The short string at the walk, escapes left as they are, else "". The same
   * few words come again and again; each is made once.
   */
  word(): string {
    const { from, to } = this.span();
    const length = to - from;
    if (length === 0 || length > LONGEST_WORD) return "";
    const key = (length << 16) | (this.bytes[from]! << 8) | this.bytes[to - 1]!;
    const known = this.#words.get(key);
    if (known !== undefined && this.#equals(known.bytes, from)) {
      return known.text;
    }
    const text = this.text({ from, to });
    this.#words.set(key, { bytes: this.bytes.slice(from, to), text });
    return text;
  }

  /** The bytes of a short span as text, one unit each. */
  text({ from, to }: Span): string {
    return String.fromCharCode(...this.bytes.subarray(from, to));
  }

  #equals(word: Uint8Array, from: number): boolean {
    for (let index = 0; index < word.length; index++) {
      if (this.bytes[from + index] !== word[index]) return false;
    }
    return true;
  }

  #blank(): void {
    while (this.at < this.end && this.bytes[this.at]! <= 32) this.at++;
  }

  #skipString(): void {
    this.at++;
    while (this.at < this.end) {
      const byte = this.bytes[this.at++];
      if (byte === BACKSLASH) this.at++;
      else if (byte === QUOTE) return;
    }
  }

  #skipValue(): void {
    let depth = 0;
    while (this.at < this.end) {
      const byte = this.byte;
      if (byte === QUOTE) this.#skipString();
      else {
        const closes = byte === CLOSE_OBJECT || byte === CLOSE_LIST;
        if (depth === 0 && (closes || byte === COMMA)) return;
        if (byte === OPEN_OBJECT || byte === OPEN_LIST) depth++;
        if (closes) depth--;
        this.at++;
      }
    }
  }
}
