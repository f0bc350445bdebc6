/**
 * The demo: invented dispatches go through every hook, and each step says
 * what Claude Code would do and who would read what. The guards are the real
 * ones; everything happens in a temporary folder, and nothing is sent.
 *
 * ```sh
 * deno task demo
 * DISPATCH_LANG=zh deno task demo
 * ```
 *
 * @module
 */

import {
  DISPATCH_SCENES,
  SETTING_SCENES,
} from "../explain/demo/dispatch_scenes.ts";
import { REPORT_SCENES } from "../explain/demo/report_scenes.ts";
import { SESSION_SCENES } from "../explain/demo/session_scenes.ts";
import { makeStage } from "../explain/demo/stage.ts";
import { type Scene, Teller } from "../explain/demo/teller.ts";
import { outputWidth } from "../explain/layout.ts";
import { painter, wantsColour } from "../explain/paint.ts";
import type { Look } from "../explain/render_outcome.ts";
import type { ExplainReport } from "../explain/schema.ts";
import { clean } from "../field.ts";
import { denoWorld } from "../hook.ts";
import { languageSetting } from "../verdict.ts";
import { EXIT } from "./exit_codes.ts";

/** All scenes, in the order in which a session meets them. */
export const SCENES: readonly Scene[] = [
  ...SESSION_SCENES,
  ...DISPATCH_SCENES,
  ...REPORT_SCENES,
  ...SETTING_SCENES,
];

const OPENING = {
  en:
    "A lead agent hands tasks to subagents. These are invented dispatches, taken through the plugin's real hooks. Below each step stands what Claude Code would do and who would read what: the model that dispatches, the subagent, or you.",
  zh:
    "一个主 agent 把任务交给子 agent。下面是虚构的派发，经过插件真正的 hook。每一步都写明 Claude Code 会怎么做、谁会读到什么：派发方模型、子 agent，还是你。",
} as const;

const CLOSING = {
  en: "Nothing was sent anywhere. The same for a dispatch of your own:",
  zh: "以上没有发送任何东西。想看自己的派发会怎样：",
} as const;

/** Lines to copy: they are never broken. */
const COMMANDS = {
  en: [
    '  deno task explain --type Explore --prompt "…"',
    "Without Deno on the PATH:",
    '  npx --yes deno@2.9.6 task explain --type Explore --prompt "…"',
  ],
  zh: [
    '  deno task explain --type Explore --prompt "…"',
    "PATH 里没有 Deno 时：",
    '  npx --yes deno@2.9.6 task explain --type Explore --prompt "…"',
  ],
} as const;

/** Plays all scenes; returns what the hooks did, scene by scene. */
export async function playAll(
  { look, print }: { look: Look; print: (line: string) => void },
): Promise<ExplainReport[][]> {
  const reports: ExplainReport[][] = [];
  let number = 0;
  for (const scene of SCENES) {
    const stage = makeStage();
    try {
      const teller = new Teller(stage, { look, print });
      if (number === 0) teller.says(OPENING);
      number += 1;
      teller.heading(`${number}. ${scene.title[look.lang]}`);
      await scene.play(teller, stage);
      if (number === SCENES.length) {
        teller.pauses();
        teller.says(CLOSING);
        COMMANDS[look.lang].forEach(print);
      }
      reports.push(teller.played);
    } finally {
      Deno.removeSync(stage.root, { recursive: true });
    }
  }
  return reports;
}

if (import.meta.main) {
  const [odd] = Deno.args;
  if (odd !== undefined) {
    const isHelp = odd === "--help" || odd === "-h";
    const usage = "demo takes no options; DISPATCH_LANG=zh tells it in Chinese";
    if (isHelp) console.log(usage);
    else console.error(`demo: "${clean(odd, 40)}" is no option (${usage})`);
    Deno.exit(isHelp ? EXIT.ok : EXIT.usage);
  }
  await playAll({
    look: {
      lang: languageSetting(denoWorld) ?? "en",
      paint: painter(wantsColour({ asked: true })),
      width: outputWidth(),
    },
    print: (line) => console.log(line),
  });
}
