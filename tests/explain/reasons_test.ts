import { assertEquals } from "@std/assert";
import { explainCapability } from "../../lib/capability/explain.ts";
import { reasonIn } from "../../lib/explain/reasons.ts";
import { allPrompts, corpus } from "../capability/corpus.ts";

Deno.test("reasonIn() puts a reason into Chinese, with the prompt's own words", () => {
  const table: [reason: string, chinese: string][] = [
    ["a question", "是提问"],
    ["an order to fix", "要求 fix"],
    ["an order to run (编译)", "要求运行（编译）"],
    ['stands under "Steps"', '位于 "Steps" 之下'],
    ["an order to change (a (b) {})", "要求修改（a (b) {}）"],
    ["no such reason", "no such reason"],
    ["no such reason (x)", "no such reason (x)"],
  ];
  for (const [reason, chinese] of table) {
    assertEquals(reasonIn(reason, "zh"), chinese);
    assertEquals(reasonIn(reason, "en"), reason);
  }
});

Deno.test("reasonIn() knows every reason that the reading gives", () => {
  const learned = ["learn9", "learn12", "learn19", "learn24", "learn33"];
  const prompts = [
    ...allPrompts(),
    ...learned.flatMap((name) => corpus(`${name}.jsonl`)),
  ];
  const unknown = new Set<string>();
  for (const { prompt } of prompts) {
    const { signals, clauses, dropped } = explainCapability(prompt);
    const reasons = [
      ...clauses.flatMap(({ acts }) => acts.map(({ reason }) => reason)),
      ...Object.values(signals).flatMap((found) => found?.reason ?? []),
      ...dropped.map(({ why }) => why),
    ];
    for (const reason of reasons) {
      if (reasonIn(reason, "zh") === reason) unknown.add(reason);
    }
  }
  assertEquals([...unknown], []);
});
