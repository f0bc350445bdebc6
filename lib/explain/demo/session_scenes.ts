/**
 * The scene at the start of a session.
 *
 * @module
 */

import type { Scene } from "./teller.ts";

const preflight: Scene = {
  title: {
    en: "A session starts, and something is not set up",
    zh: "会话启动，而有些东西没有设好",
  },
  async play(teller, stage) {
    teller.says({
      en:
        "In a terminal without CLAUDE_CODE_FORK_SUBAGENT=0, no subagent can run in the foreground. Better to hear that now than at the first dispatch.",
      zh:
        "终端里没有设 CLAUDE_CODE_FORK_SUBAGENT=0 时，子 agent 无法前台运行。现在就知道，好过第一次派发时才发现。",
    });
    await teller.happens({
      hook_event_name: "SessionStart",
      source: "startup",
      cwd: stage.project,
      transcript_path: stage.session,
    }, { CLAUDE_CODE_FORK_SUBAGENT: "" });
  },
};

/** At the start of a session. */
export const SESSION_SCENES: readonly Scene[] = [preflight];
