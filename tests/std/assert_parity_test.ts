/**
 * One table of inputs and the answers of JSR's `@std/assert`. It runs on
 * whatever stands behind the name: with the `links` line of deno.json on the
 * adapter, without it on the real package.
 */
import {
  assert,
  assertEquals,
  AssertionError,
  assertMatch,
  assertNotEquals,
  assertRejects,
  assertStrictEquals,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
import { equal } from "@std/assert/equal";

function cycle(name: string): unknown {
  const one: Record<string, unknown> = { name };
  one["self"] = one;
  one["list"] = [one, { up: one }];
  return one;
}

function bare(content: Record<string, unknown>): unknown {
  return Object.assign(Object.create(null), content);
}

class Point {
  constructor(readonly x: number) {}
}
class Place {
  constructor(readonly x: number) {}
}
const symbol = Symbol("key");
const call = () => 1;

const PAIRS: [name: string, a: unknown, b: unknown, equal: boolean][] = [
  ["0 and -0", 0, -0, true],
  ["0 and -0 inside", [{ n: 0 }], [{ n: -0 }], true],
  ["0n and -0n", 0n, -0n, true],
  ["NaN", NaN, NaN, true],
  ["NaN inside", { a: [NaN] }, { a: [NaN] }, true],
  ["1 and its text", 1, "1", false],
  ["1 and 1n", 1, 1n, false],
  ["0 and false", 0, false, false],
  ["null and undefined", null, undefined, false],
  ["null and an object", null, {}, false],
  ["null prototype and plain", bare({ a: 1 }), { a: 1 }, true],
  ["plain and null prototype", { a: 1 }, bare({ a: 1 }), true],
  ["two null prototypes", bare({ a: 1 }), bare({ a: 2 }), false],
  ["null prototype and class", bare({ x: 1 }), new Point(1), false],
  ["one class", new Point(1), new Point(1), true],
  ["two classes", new Point(1), new Place(1), false],
  ["class and plain", new Point(1), { x: 1 }, false],
  ["cycles", cycle("a"), cycle("a"), true],
  ["cycles that differ", cycle("a"), cycle("b"), false],
  ["missing and undefined", {}, { a: undefined }, false],
  ["other key, undefined", { a: undefined }, { b: undefined }, false],
  ["order of keys", { a: 1, b: 2 }, { b: 2, a: 1 }, true],
  ["symbol keys", { [symbol]: 1 }, { [symbol]: 2 }, false],
  ["same symbol keys", { [symbol]: [1] }, { [symbol]: [1] }, true],
  ["arrays", [1, [2, 3]], [1, [2, 3]], true],
  ["order in arrays", [1, 2], [2, 1], false],
  ["longer array", [1], [1, undefined], false],
  ["array and object", [1], { 0: 1 }, false],
  ["array with a property", Object.assign([1], { a: 1 }), [1], false],
  ["dates", new Date(5), new Date(5), true],
  ["other dates", new Date(5), new Date(6), false],
  ["invalid dates", new Date(NaN), new Date(NaN), true],
  ["date and its number", new Date(5), 5, false],
  ["patterns", /a/g, /a/g, true],
  ["pattern flags", /a/g, /a/i, false],
  ["urls", new URL("http://a/b"), new URL("http://a/b"), true],
  ["other urls", new URL("http://a/b"), new URL("http://a/c"), false],
  ["sets", new Set([1, 2]), new Set([2, 1]), true],
  ["sets of objects", new Set([{ a: 1 }]), new Set([{ a: 1 }]), true],
  ["other sets", new Set([1]), new Set([2]), false],
  ["larger set", new Set([1]), new Set([1, 2]), false],
  ["set and map", new Set([1]), new Map([[1, 1]]), false],
  ["maps", new Map([["a", [1]]]), new Map([["a", [1]]]), true],
  ["map values", new Map([["a", 1]]), new Map([["a", 2]]), false],
  ["map keys", new Map([[{ k: 1 }, 1]]), new Map([[{ k: 1 }, 1]]), true],
  ["bytes", new Uint8Array([1, 2]), new Uint8Array([1, 2]), true],
  ["other bytes", new Uint8Array([1]), new Uint8Array([2]), false],
  ["kinds of bytes", new Uint8Array([1]), new Int8Array([1]), false],
  ["one function", call, call, true],
  ["two functions", () => 1, () => 1, false],
  ["weak references", new WeakRef(call), new WeakRef(call), true],
];

Deno.test("equal() answers as @std/assert does for every pair", async (t) => {
  for (const [name, a, b, answer] of PAIRS) {
    await t.step(name, () => {
      assert(equal(a, b) === answer, `equal() is ${!answer}`);
      assert(equal(b, a) === answer, `equal() turned round is ${!answer}`);
      const inverse = answer ? assertNotEquals : assertEquals;
      (answer ? assertEquals : assertNotEquals)(a, b);
      assertThrows(() => inverse(a, b), AssertionError);
    });
  }
});

Deno.test("equal() throws when two weak collections are compared", () => {
  const text = "cannot compare Weak";
  assertThrows(() => equal(new WeakMap(), new WeakMap()), TypeError, text);
  assertThrows(() => equal(new WeakSet(), new WeakSet()), TypeError, text);
});

const FAILURES: [name: string, fail: () => unknown, text: string][] = [
  ["assert()", () => assert(""), ""],
  ["assert() with a message", () => assert(0, "why"), "why"],
  ["assertEquals()", () => assertEquals(1, 2), "Values are not equal."],
  [
    "assertEquals() with a message",
    () => assertEquals(1, 2, "why"),
    "Values are not equal: why",
  ],
  [
    "assertStrictEquals() on 0 and -0",
    () => assertStrictEquals(0, -0),
    "Values are not strictly equal",
  ],
  [
    "assertStringIncludes()",
    () => assertStringIncludes("abc", "x"),
    'Expected actual: "abc" to contain: "x".',
  ],
  [
    "assertMatch()",
    () => assertMatch("abc", /x/, "why"),
    'Expected actual: "abc" to match: "/x/": why',
  ],
  [
    "assertThrows() on silence",
    () => assertThrows(() => 1),
    "Expected function to throw.",
  ],
  [
    "assertThrows() on another class",
    () =>
      assertThrows(() => {
        throw new RangeError("r");
      }, TypeError),
    'Expected error to be instance of "TypeError", but was "RangeError".',
  ],
  [
    "assertThrows() on another text",
    () =>
      assertThrows(
        () => {
          throw new Error("some text");
        },
        Error,
        "other",
      ),
    'Expected error message to include "other", but got "some text".',
  ],
  [
    "assertThrows() on what is no error",
    () =>
      assertThrows(() => {
        throw "text";
      }, Error),
    "A non-Error object was thrown.",
  ],
];

Deno.test("failed assertions say what @std/assert says", async (t) => {
  for (const [name, fail, text] of FAILURES) {
    await t.step(name, () => {
      assertThrows(fail, AssertionError, text);
    });
  }
});

Deno.test("assertThrows() returns what was thrown", () => {
  const error = new TypeError("a subclass counts");
  const raise = () => {
    throw error;
  };
  assertStrictEquals(assertThrows(raise), error);
  assertStrictEquals(assertThrows(raise, Error, "subclass"), error);
  const text = assertThrows(() => {
    throw "text";
  });
  assertStrictEquals(text, "text");
});

Deno.test("assertRejects() takes rejections, and only those", async () => {
  const error = new TypeError("late");
  const rejected = () => Promise.reject(error);
  assertStrictEquals(await assertRejects(rejected), error);
  assertStrictEquals(await assertRejects(rejected, TypeError, "late"), error);
  const failures: [() => Promise<unknown>, string][] = [
    [() => Promise.resolve(1), "Expected function to reject."],
    [() => {
      throw error;
    }, "Function throws when expected to reject."],
  ];
  for (const [fn, text] of failures) {
    await assertRejects(() => assertRejects(fn), AssertionError, text);
  }
});
