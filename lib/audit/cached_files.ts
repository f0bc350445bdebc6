/**
 * The disk, remembered: replaying thousands of dispatches asks for the same
 * few agent folders again and again.
 *
 * @module
 */

import { denoFiles } from "../hook.ts";
import type { Files } from "../world.ts";

const MOST_ANSWERS = 20_000;

/** Reads through `denoFiles`, each question once. */
export function cachedFiles(): Files {
  const answers = new Map<string, unknown>();
  function once<T>(key: string, ask: () => T): T {
    if (answers.has(key)) return answers.get(key) as T;
    const answer = ask();
    if (answers.size < MOST_ANSWERS) answers.set(key, answer);
    return answer;
  }
  return {
    stat: (path) => once(`stat ${path}`, () => denoFiles.stat(path)),
    readBytes: (path, options) => denoFiles.readBytes(path, options),
    readText: (path, options) =>
      once(
        `text ${options.max} ${options.from ?? 0} ${path}`,
        () => denoFiles.readText(path, options),
      ),
    list: (path, options) =>
      once(`list ${options.most} ${path}`, () => denoFiles.list(path, options)),
    realPath: (path) => once(`real ${path}`, () => denoFiles.realPath(path)),
  };
}
