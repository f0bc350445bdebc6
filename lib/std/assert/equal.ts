/**
 * Deep equality as `@std/assert` understands it. `node:assert` differs in the
 * cases that matter in tests: it tells 0 from -0 and a null prototype from a
 * plain object.
 *
 * @module
 */

/** An object of any prototype, seen by its keys. */
type Keyed = Record<PropertyKey, unknown>;

/** Pairs that are being compared further up; a cycle meets its pair again. */
type Pairs = Map<object, object>;

function sameShape(a: object, b: object): boolean {
  const [left, right] = [a.constructor, b.constructor];
  return left === right || (left === Object && !right) ||
    (right === Object && !left);
}

function ownKeys(value: object): PropertyKey[] {
  return Reflect.ownKeys(value).filter((key) =>
    Object.prototype.propertyIsEnumerable.call(value, key)
  );
}

function sameEntries(
  a: Iterable<unknown>,
  b: Iterable<unknown>,
  pairs: Pairs,
): boolean {
  const left = [...a];
  const right = [...b];
  return left.length === right.length &&
    left.every((one) => right.some((other) => same(one, other, pairs)));
}

function sameObject(a: object, b: object, pairs: Pairs): boolean {
  for (const Weak of [WeakMap, WeakSet]) {
    if (a instanceof Weak && b instanceof Weak) {
      throw new TypeError(`cannot compare ${Weak.name} instances`);
    }
  }
  if (a instanceof WeakRef && b instanceof WeakRef) {
    return same(a.deref(), b.deref(), pairs);
  }
  if (pairs.get(a) === b) return true;
  if (Object.keys(a).length !== Object.keys(b).length) return false;
  pairs.set(a, b);
  const answer = sameContent(a, b, pairs);
  if (!answer) pairs.delete(a);
  return answer;
}

function sameContent(a: object, b: object, pairs: Pairs): boolean {
  if (
    (a instanceof Set && b instanceof Set) ||
    (a instanceof Map && b instanceof Map)
  ) {
    return sameEntries(a, b, pairs);
  }
  return [...new Set([...ownKeys(a), ...ownKeys(b)])].every((key) =>
    (key in a) === (key in b) &&
    same((a as Keyed)[key], (b as Keyed)[key], pairs)
  );
}

function same(a: unknown, b: unknown, pairs: Pairs): boolean {
  if (Object.is(a, b) || (a === 0 && b === 0)) return true;
  if (!a || !b || typeof a !== "object" || typeof b !== "object") return false;
  if (
    (a instanceof RegExp && b instanceof RegExp) ||
    (a instanceof URL && b instanceof URL)
  ) {
    return String(a) === String(b);
  }
  if (a instanceof Date && b instanceof Date) {
    return Object.is(a.getTime(), b.getTime());
  }
  return sameShape(a, b) && sameObject(a, b, pairs);
}

/**
 * Whether two values are deeply equal.
 *
 * 0 equals -0, NaN equals NaN, a null prototype equals a plain object, a
 * missing key differs from one that is undefined, and objects of different
 * classes differ.
 *
 * @param a One value
 * @param b The other
 * @throws {TypeError} if two WeakMaps or two WeakSets are compared
 */
export function equal(a: unknown, b: unknown): boolean {
  return same(a, b, new Map());
}
