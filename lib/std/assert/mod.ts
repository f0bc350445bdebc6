/**
 * The assertions that the tests use, under the name, the signatures and the
 * answers of JSR's `@std/assert`, for machines that cannot reach JSR.
 *
 * Deleting the `links` line of deno.json puts the real package in its place;
 * tests/std/ holds both to one table of answers.
 *
 * @module
 */
export { AssertionError } from "./assertion_error.ts";
export { equal } from "./equal.ts";
export {
  assert,
  assertEquals,
  assertMatch,
  assertNotEquals,
  assertStrictEquals,
  assertStringIncludes,
} from "./values.ts";
export { assertRejects, assertThrows } from "./errors.ts";
