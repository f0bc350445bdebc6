import { stripVTControlCharacters } from "node:util";
import { AssertionError } from "./assertion_error.ts";

/** A class of errors, abstract ones included. */
// deno-lint-ignore no-explicit-any
type ErrorClass<E extends Error> = abstract new (...args: any[]) => E;

/** What an error has to be. */
interface Wanted {
  kind?: ErrorClass<Error> | undefined;
  includes?: string | undefined;
  msg?: string | undefined;
}

function suffix(msg: string | undefined): string {
  return msg ? `: ${msg}` : ".";
}

/** Sorts the two overloads: (fn, msg?) and (fn, class, includes?, msg?). */
function wanted(
  second: ErrorClass<Error> | string | undefined,
  includes: string | undefined,
  msg: string | undefined,
): Wanted {
  return typeof second === "string" || second === undefined
    ? { msg: second ?? msg }
    : { kind: second, includes, msg };
}

function className(error: Error): string {
  return error.constructor?.name ?? "unknown";
}

function judge(error: unknown, { kind, includes, msg }: Wanted): void {
  if (!kind) return;
  if (!(error instanceof Error)) {
    throw new AssertionError(`A non-Error object was thrown${suffix(msg)}`);
  }
  if (!(error instanceof kind)) {
    throw new AssertionError(
      `Expected error to be instance of "${kind.name}", but was "${
        className(error)
      }"${suffix(msg)}`,
    );
  }
  const text = stripVTControlCharacters(error.message);
  if (includes && !text.includes(stripVTControlCharacters(includes))) {
    throw new AssertionError(
      `Expected error message to include "${includes}", but got "${error.message}"${
        suffix(msg)
      }`,
    );
  }
}

/**
 * Asserts that a function throws, and returns what it threw.
 *
 * @throws {AssertionError} if nothing or another error is thrown
 */
export function assertThrows(fn: () => unknown, msg?: string): unknown;
export function assertThrows<E extends Error = Error>(
  fn: () => unknown,
  ErrorClass: ErrorClass<E>,
  msgIncludes?: string,
  msg?: string,
): E;
export function assertThrows(
  fn: () => unknown,
  second?: ErrorClass<Error> | string,
  includes?: string,
  msg?: string,
): unknown {
  const want = wanted(second, includes, msg);
  try {
    fn();
  } catch (error) {
    judge(error, want);
    return error;
  }
  throw new AssertionError(`Expected function to throw${suffix(want.msg)}`);
}

/**
 * Asserts that a function returns a promise that rejects, and resolves to what
 * it rejected with. Throwing at once is not a rejection.
 *
 * @throws {AssertionError} if it does not reject, or with another error
 */
export function assertRejects(
  fn: () => PromiseLike<unknown>,
  msg?: string,
): Promise<unknown>;
export function assertRejects<E extends Error = Error>(
  fn: () => PromiseLike<unknown>,
  ErrorClass: ErrorClass<E>,
  msgIncludes?: string,
  msg?: string,
): Promise<E>;
export async function assertRejects(
  fn: () => PromiseLike<unknown>,
  second?: ErrorClass<Error> | string,
  includes?: string,
  msg?: string,
): Promise<unknown> {
  const want = wanted(second, includes, msg);
  let promise: PromiseLike<unknown> | undefined;
  try {
    promise = fn();
  } catch {
    // Told below, with the functions that return no promise.
  }
  if (typeof promise?.then !== "function") {
    throw new AssertionError(
      `Function throws when expected to reject${suffix(want.msg)}`,
    );
  }
  try {
    await promise;
  } catch (error) {
    judge(error, want);
    return error;
  }
  throw new AssertionError(`Expected function to reject${suffix(want.msg)}`);
}
