/**
 * Every labelled case, black box, against the hook file that it names.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { dirname, join } from "@std/path";
import { answerKind, ROOT, runHookFile } from "../support/run_hook.ts";

interface Case {
  id: string;
  hook: string;
  payload: unknown;
  env: Record<string, string>;
  files: Record<string, string>;
  expect: string;
  why: string;
}

const HOOK_FILES: Record<string, string> = {
  "sync-guard": "dispatch-sync-guard.ts",
  "capability-guard": "dispatch-capability-guard.ts",
  "channel-guard": "pre-dispatch-channel-guard.ts",
  "rules-inject": "dispatch-rules-inject.ts",
  "done-gate": "subagent-done-gate.ts",
  "truncation-notice": "dispatch-truncation-notice.ts",
  "agent-registry": "dispatch-agent-advice.ts",
};

// What the fixture holds; fewer cases run means that the runner lost some.
const EXPECTED_CASES = 108;

function filled<T>(value: T, root: string): T {
  if (typeof value === "string") return value.replaceAll("{{ROOT}}", root) as T;
  if (Array.isArray(value)) return value.map((item) => filled(item, root)) as T;
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, filled(item, root)]),
    ) as T;
  }
  return value;
}

const cases: Case[] = Deno.readTextFileSync(
  join(ROOT, "tests/fixtures/cases/dev.jsonl"),
).trim().split("\n").map((line) => JSON.parse(line));

Deno.test("the fixture holds every labelled case", () => {
  assertEquals(cases.length, EXPECTED_CASES);
  for (const { hook } of cases) assert(hook in HOOK_FILES, hook);
});

for (const hook of Object.keys(HOOK_FILES)) {
  Deno.test(`labelled cases: ${hook}`, async (t) => {
    for (const one of cases.filter((each) => each.hook === hook)) {
      await t.step(`${one.id} (${one.expect}): ${one.why}`, async () => {
        const root = await Deno.makeTempDir({ prefix: "dispatch-case-" });
        try {
          for (const [path, text] of Object.entries(one.files ?? {})) {
            const full = join(root, path);
            await Deno.mkdir(dirname(full), { recursive: true });
            await Deno.writeTextFile(full, filled(text, root));
          }
          const ran = await runHookFile(HOOK_FILES[hook] ?? "", {
            stdin: filled(one.payload, root),
            env: filled(one.env ?? {}, root),
          });
          assertEquals(answerKind(ran), one.expect, ran.stdout + ran.stderr);
        } finally {
          await Deno.remove(root, { recursive: true });
        }
      });
    }
  });
}
