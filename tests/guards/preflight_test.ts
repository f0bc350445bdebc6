/**
 * What a session is told at its start, and that it is told nothing when all
 * is as it should be.
 *
 * @module
 */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { sessionPreflight } from "../../hooks/session-start.ts";
import { judgeWith } from "../../lib/verdict.ts";
import { memoryFiles } from "../../lib/files_in_memory.ts";
import { preflight, twinPlugins, VARIABLES } from "../../lib/preflight.ts";
import { testWorld } from "../support/worlds.ts";

const CONFIG = "/home/u/.claude";
const PRINT = { CLAUDE_CODE_ENTRYPOINT: "sdk-cli" };
const TERMINAL = { CLAUDE_CODE_ENTRYPOINT: "cli" };

function found(
  env: Record<string, string>,
  files: Record<string, string> = {},
) {
  return preflight(testWorld({ env, files }), {
    cwd: "/work/shop",
    configDir: CONFIG,
    lang: "en",
  });
}

const rules = (env: Record<string, string>, files?: Record<string, string>) =>
  found(env, files).map(({ rule }) => rule);

const ROWS: [what: string, env: Record<string, string>, expected: string[]][] =
  [
    ["nothing set", {}, []],
    ["print mode", PRINT, []],
    ["a terminal", TERMINAL, ["PREFLIGHT-NO-FOREGROUND"]],
    ["a terminal with the field", {
      ...TERMINAL,
      CLAUDE_CODE_FORK_SUBAGENT: "0",
    }, []],
    ["a terminal without background tasks", {
      ...TERMINAL,
      CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: "1",
    }, []],
    ["auto-background", { CLAUDE_AUTO_BACKGROUND_TASKS: "1" }, [
      "PREFLIGHT-AUTO-BACKGROUND",
    ]],
    ["auto-background switched off", { CLAUDE_AUTO_BACKGROUND_TASKS: "0" }, []],
    ["auto-background without background tasks", {
      CLAUDE_AUTO_BACKGROUND_TASKS: "1",
      CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: "1",
    }, []],
    ["trial mode", { DISPATCH_MODE: "warn" }, ["PREFLIGHT-TRIAL-MODE"]],
    ["blocking mode in words", { DISPATCH_MODE: "block" }, []],
    ["an unknown mode", { DISPATCH_MODE: "wran" }, [
      "PREFLIGHT-NOT-UNDERSTOOD",
    ]],
    ["an open hatch", { ALLOW_UNMARKED_FINAL: "1" }, ["PREFLIGHT-HATCH-OPEN"]],
    ["a closed hatch", { ALLOW_UNMARKED_FINAL: "0" }, []],
    ["a hatch that does not open", { ALLOW_UNMARKED_FINAL: "true" }, [
      "PREFLIGHT-NOT-UNDERSTOOD",
    ]],
    ["a floor of its own", { DONE_GATE_BODY_FLOOR: "900" }, [
      "PREFLIGHT-SETTING",
    ]],
    ["the usual floor", { DONE_GATE_BODY_FLOOR: "500" }, []],
    ["a floor that is no number", { DONE_GATE_BODY_FLOOR: "-1" }, [
      "PREFLIGHT-NOT-UNDERSTOOD",
    ]],
    ["a language", { DISPATCH_LANG: "zh" }, ["PREFLIGHT-SETTING"]],
    ["an unknown language", { DISPATCH_LANG: "klingon" }, [
      "PREFLIGHT-NOT-UNDERSTOOD",
    ]],
    ["when-possible", { DISPATCH_SYNC_GUARD: "when-possible" }, [
      "PREFLIGHT-SETTING",
    ]],
    ["repair", { DISPATCH_SYNC_REPAIR: "yes" }, ["PREFLIGHT-SETTING"]],
    ["everything at once", {
      ...TERMINAL,
      CLAUDE_AUTO_BACKGROUND_TASKS: "1",
      DISPATCH_MODE: "warn",
      ALLOW_NO_RECOVERY: "1",
      DISPATCH_TRACE: "1",
      DISPATCH_LANG: "xx",
    }, [
      "PREFLIGHT-NO-FOREGROUND",
      "PREFLIGHT-AUTO-BACKGROUND",
      "PREFLIGHT-TRIAL-MODE",
      "PREFLIGHT-HATCH-OPEN",
      "PREFLIGHT-SETTING",
      "PREFLIGHT-NOT-UNDERSTOOD",
    ]],
  ];

for (const [what, env, expected] of ROWS) {
  Deno.test(`preflight() tells the right things with ${what}`, () => {
    assertEquals(rules(env), expected);
  });
}

Deno.test("preflight() knows every variable by a value that is not the default", () => {
  const values: Record<string, string> = {
    DISPATCH_LANG: "zh",
    DISPATCH_MODE: "warn",
    DISPATCH_SYNC_GUARD: "when-possible",
    DONE_GATE_BODY_FLOOR: "7",
  };
  for (const { name } of VARIABLES) {
    const told = found({ [name]: values[name] ?? "1" });
    assertEquals(told.length, 1, name);
    if (name !== "DISPATCH_MODE") {
      assertStringIncludes(told[0]?.user ?? "", name);
    }
  }
});

Deno.test("VARIABLES tell a default, a change and what is not understood apart", () => {
  const on = ["1", "true", " YES ", "on"];
  const off = ["", " ", "0", "false", "No", "off"];
  const strange = ["2", "enabled", "oui"];
  const ofEach: [
    kind: RegExp,
    defaults: string[],
    changes: string[],
    strange: string[],
  ][] = [
    [/^ALLOW_/, off, ["1"], ["true", "yes", " 1", ...strange]],
    [/_(?:CATALOG|REPAIR|TRACE)$/, off, on, strange],
    [/_LANG$/, ["", " "], ["en", "zh", "EN-us", " zh_CN.UTF-8 "], [
      "fr",
      "english",
      "1",
    ]],
    [/_MODE$/, ["", " ", "block", " Block "], ["warn", " WARN"], [
      "wran",
      "1",
    ]],
    [/_SYNC_GUARD$/, ["", "block"], ["when-possible", " When-Possible"], [
      "warn",
      "off",
    ]],
    [/_FLOOR$/, ["", " ", "500", " 500 "], ["0", "499", "999999999"], [
      "-1",
      "5e2",
      "9999999999",
      "none",
    ]],
  ];
  for (const { name, isDefault } of VARIABLES) {
    const rows = ofEach.filter(([kind]) => kind.test(name));
    assertEquals(rows.length, 1, name);
    for (const [, defaults, changes, strange] of rows) {
      for (const value of defaults) {
        assertEquals(isDefault(value), true, `${name}=${value}`);
      }
      for (const value of changes) {
        assertEquals(isDefault(value), false, `${name}=${value}`);
      }
      for (const value of strange) {
        assertEquals(isDefault(value), undefined, `${name}=${value}`);
      }
    }
  }
});

Deno.test("preflight() tells several variables in one line", () => {
  const [told, ...others] = found({
    ALLOW_NO_RECOVERY: "1",
    ALLOW_UNMARKED_FINAL: "1",
  });
  assertEquals(others, []);
  assertStringIncludes(
    told?.user ?? "",
    " ALLOW_NO_RECOVERY=1, ALLOW_UNMARKED_FINAL=1",
  );
});

Deno.test("twinPlugins() takes no file at the root of the disk for a setting", () => {
  const enabled = settings({ [OURS]: true, [OTHER]: true });
  const files = memoryFiles({
    "/settings.json": enabled,
    "/.claude/settings.json": enabled,
    "/.claude/settings.local.json": enabled,
    "/w/.claude/settings.json": settings({ [OTHER]: true }),
    "/plugins/installed_plugins.json": JSON.stringify({
      plugins: { [OTHER]: [{ installPath: "/p/other" }] },
    }),
    "/p/other/hooks/dispatch-sync-guard.sh": "",
  });
  assertEquals(twinPlugins(files, { cwd: "", configDir: "" }), []);
  assertEquals(twinPlugins(files, { cwd: "/w", configDir: "" }), []);
});

Deno.test("preflight() says whether a background session is held up", () => {
  const user = (env: Record<string, string>) => found(env)[0]?.user ?? "";
  assertStringIncludes(user(TERMINAL), "blocks every dispatch");
  for (
    const env of [
      { DISPATCH_SYNC_GUARD: "when-possible" },
      { ALLOW_BACKGROUND_DISPATCH: "1" },
      { DISPATCH_MODE: "warn" },
    ]
  ) {
    const text = user({ ...TERMINAL, ...env });
    assertStringIncludes(text, "arrive by notification");
    assert(!text.includes("blocks every dispatch"), text);
  }
});

Deno.test("preflight() never names a hatch to the model", () => {
  for (const { name } of VARIABLES) {
    for (const { model } of found({ ...TERMINAL, [name]: "1" })) {
      assert(!/ALLOW_/.test(model), model);
    }
  }
});

const settings = (ids: Record<string, boolean>) =>
  JSON.stringify({ enabledPlugins: ids });
const OURS = "dispatch-contract@dispatch-contract";
const OTHER = "dispatch-contract@elsewhere";

const TWINS: [
  what: string,
  files: Record<string, string>,
  isTold: boolean,
][] = [
  ["no settings", {}, false],
  ["this plugin alone", {
    [`${CONFIG}/settings.json`]: settings({ [OURS]: true }),
  }, false],
  ["two of one name", {
    [`${CONFIG}/settings.json`]: settings({ [OURS]: true, [OTHER]: true }),
  }, true],
  ["the other one disabled", {
    [`${CONFIG}/settings.json`]: settings({ [OURS]: true, [OTHER]: false }),
  }, false],
  ["the other one disabled by the project", {
    [`${CONFIG}/settings.json`]: settings({ [OURS]: true, [OTHER]: true }),
    "/work/shop/.claude/settings.json": settings({ [OTHER]: false }),
  }, false],
  ["the other one enabled locally", {
    [`${CONFIG}/settings.json`]: settings({ [OURS]: true }),
    "/work/shop/.claude/settings.local.json": settings({ [OTHER]: true }),
  }, true],
  ["the bash plugin beside a plugin folder", {
    [`${CONFIG}/settings.json`]: settings({ [OTHER]: true }),
    [`${CONFIG}/plugins/installed_plugins.json`]: JSON.stringify({
      plugins: { [OTHER]: [{ installPath: "/p/other" }] },
    }),
    "/p/other/hooks/dispatch-sync-guard.sh": "#!/bin/sh\n",
  }, true],
  ["another plugin", {
    [`${CONFIG}/settings.json`]: settings({ "dispatch-contract-x@y": true }),
  }, false],
  ["settings that are no JSON", { [`${CONFIG}/settings.json`]: "{" }, false],
];

for (const [what, files, isTold] of TWINS) {
  Deno.test(`preflight() ${isTold ? "tells" : "does not tell"} of a twin with ${what}`, () => {
    assertEquals(rules({}, files).includes("PREFLIGHT-TWIN-PLUGIN"), isTold);
  });
}

Deno.test("sessionPreflight says nothing when there is nothing to say", () => {
  const payload = { hook_event_name: "SessionStart", cwd: "/work/shop" };
  const verdict = judgeWith(sessionPreflight, {
    payload,
    world: testWorld({ env: PRINT }),
  });
  assertEquals(verdict, { kind: "pass" });
});

Deno.test("sessionPreflight speaks to the person and to the model", () => {
  const verdict = judgeWith(sessionPreflight, {
    payload: { hook_event_name: "SessionStart", cwd: "/work/shop" },
    world: testWorld({ env: { ...TERMINAL, DISPATCH_LANG: "zh" } }),
  });
  assert(verdict.kind === "context");
  assertStringIncludes(verdict.user ?? "", "CLAUDE_CODE_FORK_SUBAGENT");
  assertStringIncludes(verdict.text ?? "", "无法前台派发");
});

Deno.test("sessionPreflight finds the config folder from the transcript", () => {
  const verdict = judgeWith(sessionPreflight, {
    payload: {
      hook_event_name: "SessionStart",
      cwd: "/work/shop",
      transcript_path: `${CONFIG}/projects/-work-shop/s.jsonl`,
    },
    world: testWorld({
      files: {
        [`${CONFIG}/settings.json`]: settings({ [OURS]: true, [OTHER]: true }),
      },
    }),
  });
  assert(verdict.kind === "context");
  assertStringIncludes(verdict.user ?? "", OTHER);
});
