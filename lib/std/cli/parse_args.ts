/**
 * Reads command line arguments, with the answers of `parseArgs` of
 * `@std/cli` for the options that `ParseOptions` lists. Dotted keys nest
 * there; we name no such key, so here they stay as they are.
 *
 * @module
 */
import { Keys, type ParseOptions } from "./options.ts";

export type { ParseOptions } from "./options.ts";

/** What `parseArgs` answers: a value per key, and the positionals as `_`. */
export type Parsed<B extends string, S extends string, C extends string> =
  & { [K in Exclude<B, C>]: boolean }
  & { [K in Exclude<S, C>]?: string }
  & { [K in C]: K extends B ? boolean[] : string[] }
  & { _: (string | number)[]; "--"?: string[] }
  // deno-lint-ignore no-explicit-any
  & Record<string, any>;

const LONG = /^--([^=]+)=(.+)$/s;
const LETTER = /^[A-Za-z]$/;
const NUMBER_AT_END = /-?\d+(?:\.\d*)?(?:e-?\d+)?$/;
const FLAG = /^--?[^-]/;

function isNumber(text: string): boolean {
  return text.trim() !== "" && Number.isFinite(Number(text));
}

function isBooleanWord(text: string | undefined): text is string {
  return text === "true" || text === "false";
}

/** One run over the arguments; collects the values on the way. */
class Reading {
  /** Without a prototype: a key may be spelled like one of its members. */
  readonly values: Record<string, unknown> = Object.create(null);
  readonly positionals: (string | number)[] = [];

  constructor(readonly keys: Keys, readonly options: ParseOptions) {}

  set(key: string, raw: string | boolean, arg: string): void {
    if (
      !this.keys.isKnown(key) &&
      this.options.unknown?.(arg, key, raw) === false
    ) return;
    const value = typeof raw === "string" && !this.keys.isString(key) &&
        isNumber(raw)
      ? Number(raw)
      : raw;
    for (const one of [key, ...this.keys.others(key)]) {
      const before = this.values[one];
      if (!this.keys.isCollected(key)) this.values[one] = value;
      else this.values[one] = [...Array.isArray(before) ? before : [], value];
    }
  }

  /** Sets a key from the argument behind it; tells whether that was used. */
  setFromNext(key: string, next: string | undefined, arg: string): boolean {
    const long = arg.startsWith("--");
    const takes = next && !this.keys.isBoolean(key) &&
      !(long ? next.startsWith("-") : FLAG.test(next));
    if (next && takes) this.set(key, next, arg);
    else if (isBooleanWord(next)) this.set(key, next === "true", arg);
    else this.set(key, this.keys.isString(key) ? "" : true, arg);
    return Boolean(takes) || isBooleanWord(next);
  }

  /** A long option; tells whether the next argument was its value. */
  long(arg: string, next: string | undefined): boolean {
    const [, key, value] = LONG.exec(arg) ?? [];
    if (key === undefined || value === undefined) {
      return this.setFromNext(arg.slice(2), next, arg);
    }
    this.set(key, this.keys.isBoolean(key) ? value !== "false" : value, arg);
    return false;
  }

  /** Short options in one argument; tells whether the next was a value. */
  short(arg: string, next: string | undefined): boolean {
    for (let at = 1; at < arg.length - 1; at++) {
      const letter = arg.charAt(at);
      const rest = arg.slice(at + 1);
      const equals = rest.indexOf("=");
      if (rest === "-") {
        this.set(letter, rest, arg);
        continue;
      }
      if (LETTER.test(letter) && equals >= 0 && equals < rest.length - 1) {
        this.set(letter, rest.slice(equals + 1), arg);
        return false;
      }
      if (
        (LETTER.test(letter) && NUMBER_AT_END.test(rest)) ||
        (at < arg.length - 2 && /\W/.test(rest.charAt(0)))
      ) {
        this.set(letter, rest, arg);
        return false;
      }
      this.set(letter, this.keys.isString(letter) ? "" : true, arg);
    }
    const last = arg.slice(-1);
    return last !== "-" && this.setFromNext(last, next, arg);
  }

  positional(arg: string): void {
    if (this.options.unknown?.(arg) === false) return;
    const text = this.keys.isString("_") || !isNumber(arg);
    this.positionals.push(text ? arg : Number(arg));
  }

  /** Fills in what was not given: defaults, false, empty lists. */
  fill(): void {
    for (const [key, value] of Object.entries(this.options.default ?? {})) {
      if (Object.hasOwn(this.values, key)) continue;
      for (const one of [key, ...this.keys.others(key)]) {
        this.values[one] = value;
      }
    }
    for (const key of this.keys.declared()) {
      if (Object.hasOwn(this.values, key)) continue;
      if (this.keys.isCollected(key)) this.values[key] = [];
      else if (this.keys.isBoolean(key)) this.values[key] = false;
    }
  }
}

/**
 * Reads arguments into an object.
 *
 * @param args The arguments, as in `Deno.args`
 * @param options Which keys there are, and of what kind
 * @returns The values by key, and everything that is no option under `_`
 */
export function parseArgs<
  const B extends string = never,
  const S extends string = never,
  const C extends string = never,
>(args: string[], options: ParseOptions<B, S, C> = {}): Parsed<B, S, C> {
  const reading = new Reading(new Keys(options), options);
  const dashes = args.indexOf("--");
  const before = dashes < 0 ? args : args.slice(0, dashes);
  const after = dashes < 0 ? [] : args.slice(dashes + 1);
  for (let at = 0; at < before.length; at++) {
    const arg = before[at] ?? "";
    const next = before[at + 1];
    if (arg.startsWith("--") && arg.length > 2) {
      if (reading.long(arg, next)) at++;
    } else if (arg.startsWith("-") && arg.length > 1) {
      if (reading.short(arg, next)) at++;
    } else {
      reading.positional(arg);
      if (!options.stopEarly) continue;
      reading.positionals.push(...before.slice(at + 1));
      break;
    }
  }
  reading.fill();
  const rest = options["--"]
    ? { _: reading.positionals, "--": after }
    : { _: [...reading.positionals, ...after] };
  return { ...reading.values, ...rest } as Parsed<B, S, C>;
}
