/**
 * The steps of the guards in Chinese.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { findingIn } from "../../lib/explain/findings.ts";
import { ROOT } from "../support/run_hook.ts";

Deno.test("findingIn() puts a finding into Chinese, with what varies in it", () => {
  const table: [finding: string, chinese: string][] = [
    ["no name", "没有 name"],
    [
      "ALLOW_NO_RECOVERY is 1: nothing is judged",
      "ALLOW_NO_RECOVERY 是 1：不判断",
    ],
    ["the prompt is absent: nothing to read", "prompt 没有写：没有可读的"],
    [
      "name is mistyped: the call makes no teammate",
      "name 不是文本：这次调用不产生队友",
    ],
    ["the type is a role: /a/b.md", "类型是一个角色：/a/b.md"],
    [
      "no marker, 12 bytes: under the floor of 500",
      "没有标记，12 字节：低于下限 500",
    ],
    ["WRITE: not found", "WRITE：没有"],
    [
      'EXEC (3 of 3, an order to run (编译)): "编译一下 (x): "y""',
      'EXEC（强度 3/3，要求运行（编译））：“编译一下 (x): "y"”',
    ],
    ["the rules for a reader", "规则的对象：只读的子 agent"],
    ["no such finding", "no such finding"],
    ["", ""],
  ];
  for (const [finding, chinese] of table) {
    assertEquals(findingIn(finding, "zh"), chinese);
    assertEquals(findingIn(finding, "en"), finding);
  }
});

/** The texts in the sources of guards that are noted or given as a reason. */
function notedIn(source: string): string[] {
  const calls = [
    ...source.matchAll(/\bnote\(\s*"[^"]*",\s*([^;]*?)\s*,?\s*\);/g),
    ...source.matchAll(/\bwhy: ("[^"]*")/g),
  ].map(([_, said = ""]) => said);
  return calls.flatMap((said) =>
    // A conditional says one of several; a name alone says nothing here.
    [...said.matchAll(/"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
      .map(([_, plain, template]) =>
        plain ?? template?.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "x") ?? ""
      )
  );
}

Deno.test("findingIn() knows what every guard notes", () => {
  const folders = ["hooks", "lib/transcript", "lib/recovery"];
  const files = [
    "lib/verdict.ts",
    ...folders.flatMap((folder) =>
      [...Deno.readDirSync(join(ROOT, folder))].map(({ name }) =>
        `${folder}/${name}`
      )
    ),
  ];
  const noted = files.flatMap((file) =>
    notedIn(Deno.readTextFileSync(join(ROOT, file)))
  ).filter((text) => /^[a-z_$"'x]/i.test(text) && text.includes(" "));
  assert(noted.length > 60, `${noted.length}`);
  const unknown = noted.filter((text) => findingIn(text, "zh") === text);
  assertEquals([...new Set(unknown)], []);
});
