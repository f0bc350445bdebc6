/**
 * One table of calls and the answers of JSR's `@std/path` on a POSIX system,
 * run on whatever stands behind the name.
 */
import { assertEquals, assertThrows } from "@std/assert";
import * as path from "@std/path";

const cwd = Deno.cwd();

const ROWS: [
  call: string,
  actual: string | boolean,
  answer: string | boolean,
][] = [
  ['join("")', path.join(""), "."],
  ['join("a", "b")', path.join("a", "b"), "a/b"],
  ['join("/a/", "/b")', path.join("/a/", "/b"), "/a/b"],
  ['join("a", "../..")', path.join("a", "../.."), ".."],
  ['join("a", "", "b/")', path.join("a", "", "b/"), "a/b/"],
  ["resolve()", path.resolve(), cwd],
  ['resolve("a")', path.resolve("a"), `${cwd}/a`],
  ['resolve("/a", "../b")', path.resolve("/a", "../b"), "/b"],
  ['resolve("/a", "/b", "c")', path.resolve("/a", "/b", "c"), "/b/c"],
  ['normalize("")', path.normalize(""), "."],
  ['normalize("/a//b/../c/.")', path.normalize("/a//b/../c/."), "/a/c"],
  ['normalize("../a/")', path.normalize("../a/"), "../a/"],
  ['isAbsolute("/a")', path.isAbsolute("/a"), true],
  ['isAbsolute("a")', path.isAbsolute("a"), false],
  ['isAbsolute("")', path.isAbsolute(""), false],
  ['relative("/a/b", "/a/c")', path.relative("/a/b", "/a/c"), "../c"],
  ['relative("/a", "/a")', path.relative("/a", "/a"), ""],
  ['relative("/a", "/a/b/c")', path.relative("/a", "/a/b/c"), "b/c"],
  ['extname("a.b.md")', path.extname("a.b.md"), ".md"],
  ['extname(".hidden")', path.extname(".hidden"), ""],
  ['extname("a.")', path.extname("a."), "."],
  ['extname("a/b")', path.extname("a/b"), ""],
  ['dirname("")', path.dirname(""), "."],
  ['dirname("a")', path.dirname("a"), "."],
  ['dirname("/a")', path.dirname("/a"), "/"],
  ['dirname("/a/b/")', path.dirname("/a/b/"), "/a"],
  ['dirname("/a//b")', path.dirname("/a//b"), "/a"],
  ['basename("")', path.basename(""), ""],
  ['basename("/")', path.basename("/"), "/"],
  ['basename("/a/b/")', path.basename("/a/b/"), "b"],
  ['basename("b.md", ".md")', path.basename("b.md", ".md"), "b"],
  ['basename("b.md", ".ts")', path.basename("b.md", ".ts"), "b.md"],
  ["fromFileUrl(text)", path.fromFileUrl("file:///a/b"), "/a/b"],
  ["fromFileUrl(URL)", path.fromFileUrl(new URL("file:///a")), "/a"],
  ["fromFileUrl(space)", path.fromFileUrl("file:///a%20b"), "/a b"],
  ["fromFileUrl(percent)", path.fromFileUrl("file:///100%"), "/100%"],
  ["fromFileUrl(%25)", path.fromFileUrl("file:///a%25b"), "/a%b"],
  ["toFileUrl(plain)", path.toFileUrl("/a/b").href, "file:///a/b"],
  ["toFileUrl(space)", path.toFileUrl("/a b").href, "file:///a%20b"],
  ["toFileUrl(percent)", path.toFileUrl("/a%b").href, "file:///a%25b"],
  ["toFileUrl(# and ?)", path.toFileUrl("/a#b?c").href, "file:///a%23b%3Fc"],
  ["toFileUrl(\\)", path.toFileUrl("/a\\b").href, "file:///a%5Cb"],
];

Deno.test({
  name: "the path functions answer as @std/path does for every row",
  ignore: Deno.build.os === "windows",
  fn: async (t) => {
    for (const [call, actual, answer] of ROWS) {
      await t.step(call, () => assertEquals(actual, answer));
    }
  },
});

Deno.test("fromFileUrl() throws when the URL is no file URL", () => {
  assertThrows(() => path.fromFileUrl("http://a/b"), TypeError, "file URL");
  assertThrows(() => path.fromFileUrl("a/b"), TypeError);
});

Deno.test("toFileUrl() throws when the path is relative", () => {
  assertThrows(() => path.toFileUrl("a"), TypeError, "absolute");
});
