/**
 * The path functions of JSR's `@std/path` that we use, over `node:path`, with
 * the answers of `@std/path` where the two differ.
 *
 * @module
 */
import * as node from "node:path";

const slashes = node.sep === "\\" ? /[\\/]+$/ : /\/+$/;

function withoutTrailing(path: string): string {
  return path.length > 1 ? path.replace(slashes, "") || node.sep : path;
}

/** Joins parts to one normalized path; "." for nothing. */
export function join(path: string, ...paths: string[]): string {
  return node.join(path, ...paths);
}

/** Makes an absolute path, reading the parts from right to left. */
export function resolve(...paths: string[]): string {
  return node.resolve(...paths);
}

/** Resolves "." and ".." parts and doubled separators. */
export function normalize(path: string): string {
  return node.normalize(path);
}

/** Whether a path starts at the root. */
export function isAbsolute(path: string): boolean {
  return node.isAbsolute(path);
}

/** The way from one path to another; empty if they are the same. */
export function relative(from: string, to: string): string {
  return node.relative(from, to);
}

/** The ending with its dot, "" without one or for a dot file. */
export function extname(path: string): string {
  return node.extname(path);
}

/** The folder part, without trailing separators. */
export function dirname(path: string): string {
  return withoutTrailing(node.dirname(path));
}

/** The last part, without `suffix` where the name is longer than that. */
export function basename(path: string, suffix = ""): string {
  const name = node.basename(path);
  if (name === "" && path !== "") return node.sep;
  return suffix.length < name.length && name.endsWith(suffix)
    ? name.slice(0, name.length - suffix.length)
    : name;
}

/**
 * The path that a file URL means.
 *
 * @throws {TypeError} if the URL is none, or not of the scheme file:
 */
export function fromFileUrl(url: string | URL): string {
  const parsed = new URL(url);
  if (parsed.protocol !== "file:") {
    throw new TypeError(
      `URL must be a file URL: received "${parsed.protocol}"`,
    );
  }
  const path = decodeURIComponent(
    parsed.pathname.replace(/%(?![0-9A-Fa-f]{2})/g, "%25"),
  );
  return node.sep === "\\"
    ? node.normalize(path.replace(/^\/([A-Za-z]:)/, "$1"))
    : path;
}

/**
 * The file URL of an absolute path.
 *
 * @throws {TypeError} if the path is relative
 */
export function toFileUrl(path: string): URL {
  if (!node.isAbsolute(path)) {
    throw new TypeError(`Path must be absolute: received "${path}"`);
  }
  const url = new URL("file:///");
  const escaped = path.replace(/%/g, "%25");
  url.pathname = node.sep === "\\" ? escaped : escaped.replace(/\\/g, "%5C");
  return url;
}
