/** What is told at the start of a session. */
import { assert, assertStringIncludes } from "@std/assert";
import { printSession } from "../harness/print_session.ts";
import { scene } from "../harness/scene.ts";
import { says } from "../harness/script.ts";
import { terminalSession } from "../harness/terminal_session.ts";
import { assertSilent, assertTold } from "../harness/told.ts";

const script = { main: [says("Good morning.")] };
const MODEL = { parts: ["why"] } as const;

/** What a person reads on a screen that breaks lines where it likes. */
function words(text: string): string {
  return text.replace(/[\s\u2500-\u257f\u23bf]+/g, "");
}

scene(
  "nothing is told where there is nothing to tell",
  async (stage, edition) => {
    const session = await printSession(stage, { edition, script });
    assertSilent(session.news("main", 0));
  },
  { editions: ["current", "older"] },
);

scene(
  "the model is told of trial mode and of an open hatch, not of its name",
  async (stage, edition) => {
    const session = await printSession(stage, {
      edition,
      script,
      env: { DISPATCH_MODE: "warn", ALLOW_UNMARKED_FINAL: "1" },
    });
    const news = session.news("main", 0);
    assertTold(news, "PREFLIGHT-TRIAL-MODE", MODEL);
    assertTold(news, "PREFLIGHT-HATCH-OPEN", MODEL);
    assert(!news.includes("ALLOW_UNMARKED_FINAL"), news);
  },
  { editions: ["current", "older"] },
);

scene("a project's settings that open a hatch are told", async (stage) => {
  const session = await printSession(stage, { script });
  assertTold(session.news("main", 0), "PREFLIGHT-HATCH-OPEN", MODEL);
}, {
  props: {
    "project/.claude/settings.json": JSON.stringify({
      env: { ALLOW_BACKGROUND_DISPATCH: "1" },
    }),
  },
});

scene(
  "a terminal that cannot dispatch in the foreground is told what to set",
  async (stage) => {
    await terminalSession(stage, { script }, async (terminal) => {
      await terminal.shows(/CLAUDE_CODE_FORK_SUBAGENT/);
      await terminal.enter("Good morning");
      await terminal.asked("main", 0);
      assertTold(terminal.news("main", 0), "PREFLIGHT-NO-FOREGROUND", MODEL);
    });
  },
);

scene(
  "the person at a terminal reads what is not the default, the model does not",
  async (stage) => {
    const env = {
      CLAUDE_CODE_FORK_SUBAGENT: "0",
      ALLOW_UNMARKED_FINAL: "1",
      DISPATCH_LANG: "fr",
      DISPATCH_SYNC_REPAIR: "on",
    };
    await terminalSession(stage, { script, env }, async (terminal) => {
      await terminal.shows(/Disable one with/);
      const shown = words(terminal.screen());
      for (
        const line of [
          "Switched off: ALLOW_UNMARKED_FINAL=1",
          "Not the default: DISPATCH_SYNC_REPAIR=on",
          "Not understood, so the default holds: DISPATCH_LANG=fr",
          "Another plugin of this name is enabled too",
        ]
      ) assertStringIncludes(shown, words(line));
      assert(!shown.includes("CLAUDE_CODE_FORK_SUBAGENT"), terminal.screen());
      await terminal.enter("Good morning");
      await terminal.asked("main", 0);
      const news = terminal.news("main", 0);
      assert(!/ALLOW_|DISPATCH_LANG/.test(news), news);
    });
  },
  {
    settings: {
      enabledPlugins: {
        "dispatch-contract@one": true,
        "dispatch-contract@two": true,
      },
    },
  },
);
