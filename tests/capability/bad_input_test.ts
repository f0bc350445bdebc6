/**
 * Texts that are no task: nothing is thrown, nothing is blocked.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import { explainCapability } from "../../lib/capability/explain.ts";

const NOTHING: [string, string][] = [
  ["empty", ""],
  ["blank", " \n\t\n"],
  ["a greeting", "Hello!"],
  ["only a fence", "```bash\nnpm test\ngit commit -am x\n```"],
  ["an unclosed fence", "```\nFix the bug and run the tests"],
  ["only a URL", "https://example.com/fix/the/bug?run=tests"],
  ["only a path", "src/auth/session.ts"],
  ["only a quote", '"Fix the bug and run the tests."'],
  ["only a block quote", "> Please fix this\n> and commit"],
  ["lone surrogates", "\ud800 \udfff\ud800"],
  ["private characters", "\ue000\ue003\ue009 \uf8ff"],
  ["mixed scripts", "αβγ где 你 the い 가 ???"],
  ["control characters", "\u0000\u0001\u0007\u202e"],
  ["brackets", "((((((((（（（（[[[[{{{{<<<<"],
  ["a log", "2031-01-02T03:04:05Z ERROR delete failed, run the fix"],
  ["JSON without texts", '{"a":1,"b":[true,null]}'],
];

for (const [name, prompt] of NOTHING) {
  Deno.test(`explainCapability() finds no signal in ${name}`, () => {
    const { signals } = explainCapability(prompt);
    assertEquals(
      Object.entries(signals).filter(([, found]) => found !== undefined),
      [],
    );
  });
}

Deno.test("explainCapability() says how much of a long prompt was not read", () => {
  assertEquals(explainCapability("x ".repeat(1000)).unread, 0);
  const long = explainCapability("x ".repeat(4 * 1024 * 1024));
  assertEquals(long.unread, 8 * 1024 * 1024 - 24 * 1024);
});

Deno.test("explainCapability() reads the end of a long prompt", () => {
  const prompt = `${"log line\n".repeat(200_000)}\nFix the login form.`;
  const { signals } = explainCapability(prompt);
  assertEquals(signals.WRITE?.clause, "Fix the login form");
});
