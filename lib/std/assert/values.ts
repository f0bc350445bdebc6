import { inspect } from "node:util";
import { AssertionError } from "./assertion_error.ts";
import { equal } from "./equal.ts";

function shown(value: unknown): string {
  return inspect(value, { depth: null, sorted: true, compact: false });
}

function suffix(msg: string | undefined): string {
  return msg ? `: ${msg}` : ".";
}

/**
 * Asserts that a value is truthy.
 *
 * @throws {AssertionError} if it is not
 */
export function assert(expr: unknown, msg = ""): asserts expr {
  if (!expr) throw new AssertionError(msg);
}

/**
 * Asserts that two values are deeply equal, as `equal` says.
 *
 * @throws {AssertionError} with both values, if they are not
 */
export function assertEquals<T>(actual: T, expected: T, msg?: string): void {
  if (equal(actual, expected)) return;
  throw new AssertionError(
    `Values are not equal${suffix(msg)}\n\nActual:\n${
      shown(actual)
    }\n\nExpected:\n${shown(expected)}`,
  );
}

/**
 * Asserts that two values are not deeply equal.
 *
 * @throws {AssertionError} with the value, if they are
 */
export function assertNotEquals<T>(actual: T, expected: T, msg?: string): void {
  if (!equal(actual, expected)) return;
  throw new AssertionError(
    `Expected actual: ${shown(actual)} not to be: ${shown(expected)}${
      suffix(msg)
    }`,
  );
}

/**
 * Asserts that two values are the same by `Object.is`.
 *
 * @throws {AssertionError} with both values, if they are not
 */
export function assertStrictEquals<T>(
  actual: unknown,
  expected: T,
  msg?: string,
): asserts actual is T {
  if (Object.is(actual, expected)) return;
  throw new AssertionError(
    `Values are not strictly equal${suffix(msg)}\n\nActual:\n${
      shown(actual)
    }\n\nExpected:\n${shown(expected)}`,
  );
}

/**
 * Asserts that a text holds another.
 *
 * @throws {AssertionError} with both texts, if it does not
 */
export function assertStringIncludes(
  actual: string,
  expected: string,
  msg?: string,
): void {
  if (actual.includes(expected)) return;
  throw new AssertionError(
    `Expected actual: "${actual}" to contain: "${expected}"${suffix(msg)}`,
  );
}

/**
 * Asserts that a text matches a pattern.
 *
 * @throws {AssertionError} with text and pattern, if it does not
 */
export function assertMatch(
  actual: string,
  expected: RegExp,
  msg?: string,
): void {
  if (expected.test(actual)) return;
  throw new AssertionError(
    `Expected actual: "${actual}" to match: "${expected}"${suffix(msg)}`,
  );
}
