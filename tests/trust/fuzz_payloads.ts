/**
 * Payloads that went wrong: recorded ones with a field dropped, of another
 * type, nested or blown up, and texts that are no JSON at all.
 *
 * @module
 */

import fc from "fast-check";
import { join } from "@std/path";
import { ROOT } from "../support/run_hook.ts";

/** Every recorded payload, parsed. */
export function recordedPayloads(): Record<string, unknown>[] {
  const folder = join(ROOT, "tests/fixtures/payloads");
  return [...Deno.readDirSync(folder)].map(({ name }) => name).sort()
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(Deno.readTextFileSync(join(folder, name))));
}

type Path = (string | number)[];

/** The paths of all values in a JSON value, its own (empty) path left out. */
export function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const path = [...at, Array.isArray(value) ? Number(key) : key];
    return [path, ...pathsIn(item, path)];
  });
}

/** A copy with the value at `path` replaced, or dropped for `undefined`. */
export function withValueAt(
  value: unknown,
  path: Path,
  replacement: unknown,
): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return replacement;
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      index !== key
        ? [item]
        : rest.length === 0 && replacement === undefined
        ? []
        : [withValueAt(item, rest, replacement)]
    );
  }
  const copy = { ...value as Record<string, unknown> };
  if (rest.length === 0 && replacement === undefined) delete copy[key];
  else copy[key] = withValueAt(copy[key], rest, replacement);
  return copy;
}

const NASTY_TEXTS = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "\u202e",
  "%%DONE%%",
  "../../etc/passwd",
  "/dev/zero",
  "~/.claude",
  "C:\\Users\\x",
  "<task-notification>",
  "<task-notification>\n<task-id>../x</task-id>\n<status>completed</status>\n</task-notification>",
  "general-purpose",
  "Explore",
  "__proto__",
  "constructor",
  "Fix src/a.ts and run the tests.",
  "不要修改任何文件，只读调研。",
  "{slot}",
  "$&",
];

/** Anything that may stand in a field. */
function anyValue(): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.constant(undefined),
    fc.constant(null),
    fc.boolean(),
    fc.double(),
    fc.maxSafeInteger(),
    fc.string({ unit: "binary" }),
    fc.constantFrom(...NASTY_TEXTS),
    fc.constantFrom(...NASTY_TEXTS).map((text) => text.repeat(2000)),
    fc.array(fc.constantFrom<unknown>(null, 1, "x", {}, []), { maxLength: 5 }),
    fc.jsonValue({ maxDepth: 3 }),
    fc.integer({ min: 1, max: 400 }).map((depth) => {
      let nested: unknown = "x";
      for (let i = 0; i < depth; i++) nested = i % 2 ? [nested] : { x: nested };
      return nested;
    }),
  );
}

/** A recorded payload with one to three of its values replaced. */
export function brokenPayload(): fc.Arbitrary<Record<string, unknown>> {
  const recorded = recordedPayloads();
  return fc.record({
    base: fc.constantFrom(...recorded),
    changes: fc.array(fc.tuple(fc.nat(), anyValue()), {
      minLength: 1,
      maxLength: 3,
    }),
  }).map(({ base, changes }) => {
    let payload: unknown = base;
    for (const [choice, value] of changes) {
      const paths = pathsIn(payload);
      const path = paths[choice % Math.max(1, paths.length)];
      if (path !== undefined) payload = withValueAt(payload, path, value);
    }
    return payload as Record<string, unknown>;
  });
}

/** Text for stdin that is mostly no payload. */
export function anyStdin(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.json({ maxDepth: 3 }),
    brokenPayload().map((payload) => JSON.stringify(payload) ?? ""),
    brokenPayload().map((payload) => (JSON.stringify(payload) ?? "").slice(7)),
    brokenPayload().map((payload) => {
      const text = JSON.stringify(payload) ?? "";
      return text.slice(0, Math.floor(text.length / 2));
    }),
  );
}
