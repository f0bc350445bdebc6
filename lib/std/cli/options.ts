/** What `parseArgs` is told; the part of `@std/cli` that we use. */
export interface ParseOptions<
  B extends string = string,
  S extends string = string,
  C extends string = string,
> {
  /** Keys that take no value; false when not given. */
  boolean?: B | readonly B[];
  /** Keys whose value stays text; "" when given without one. */
  string?: S | readonly S[];
  /** Keys that may repeat; always a list. */
  collect?: C | readonly C[];
  /** Other spellings of a key. */
  alias?: Record<string, string | readonly string[]>;
  /** Values of keys that are not given. */
  default?: Record<string, unknown>;
  /** Puts what follows "--" under that key, not behind the positionals. */
  "--"?: boolean;
  /** Takes everything behind the first positional as positional. */
  stopEarly?: boolean;
  /** Told of each argument that no option names; false drops it. */
  unknown?: (arg: string, key?: string, value?: unknown) => unknown;
}

/** The keys that options name, with all their spellings. */
export class Keys {
  readonly #spellings = new Map<string, readonly string[]>();
  readonly #boolean: ReadonlySet<string>;
  readonly #string: ReadonlySet<string>;
  readonly #collect: ReadonlySet<string>;

  constructor(options: ParseOptions) {
    for (const [key, value] of Object.entries(options.alias ?? {})) {
      const group = [key, ...[value].flat()];
      for (const one of group) {
        this.#spellings.set(one, group.filter((other) => other !== one));
      }
    }
    this.#boolean = this.#all(options.boolean);
    this.#string = this.#all(options.string);
    this.#collect = this.#all(options.collect);
  }

  #all(named: string | readonly string[] | undefined): Set<string> {
    const keys = [named ?? []].flat().filter((key) => key !== "");
    return new Set(keys.flatMap((key) => [key, ...this.others(key)]));
  }

  /** The other spellings of a key. */
  others(key: string): readonly string[] {
    return this.#spellings.get(key) ?? [];
  }

  isBoolean(key: string): boolean {
    return this.#boolean.has(key);
  }

  isString(key: string): boolean {
    return this.#string.has(key);
  }

  isCollected(key: string): boolean {
    return this.#collect.has(key);
  }

  isKnown(key: string): boolean {
    return this.isBoolean(key) || this.isString(key) ||
      this.#spellings.has(key);
  }

  /** Boolean and string keys: those that get a value when not given. */
  *declared(): Iterable<string> {
    yield* this.#boolean;
    yield* this.#string;
  }
}
