/**
 * Scenes while a subagent runs and when its report arrives.
 *
 * @module
 */

import { MARKER } from "../../marker.ts";
import { CUT_OFF, REPORT, STUB, TASK } from "./reports.ts";
import { Subagent } from "./subagent.ts";
import type { Scene } from "./teller.ts";

const type = "general-purpose";

const start: Scene = {
  title: { en: "A subagent starts", zh: "子 agent 启动" },
  async play(teller, stage) {
    const agent = new Subagent(stage, {
      id: "a0000000000000001",
      type,
      prompt: TASK[teller.lang],
      inBackground: false,
    });
    await teller.happens(agent.starts());
  },
};

const stub: Scene = {
  title: {
    en: "A note arrives in place of the report",
    zh: "本该是报告，却只有一句话",
  },
  async play(teller, stage) {
    const { lang } = teller;
    teller.says({
      en: `The task asked for a report that ends in the line ${MARKER}.`,
      zh: `任务要求报告以 ${MARKER} 一行结尾。`,
    });
    const agent = new Subagent(stage, {
      id: "a0000000000000002",
      type,
      prompt: TASK[lang],
      inBackground: false,
    });
    agent.writes(STUB[lang]);
    teller.shows(STUB[lang]);
    const first = await teller.happens(agent.stops({ again: false }));
    agent.isTold(first.outcome.readers.map(({ text }) => text).join("\n"));
    const whole = `${REPORT[lang]}\n${MARKER}`;
    agent.writes(whole);
    teller.pauses();
    teller.shows(whole);
    await teller.happens(agent.stops({ again: true }));
    await teller.happens(agent.reports());
  },
};

const unmarked: Scene = {
  title: {
    en: "A long report without the marker",
    zh: "一份没有标记的长报告",
  },
  async play(teller, stage) {
    teller.says({
      en:
        "Sending back a long report often loses it, so it passes. The model that asked for it is told.",
      zh: "退回长报告往往会弄丢它，所以放行，但会告诉派发它的模型。",
    });
    const agent = new Subagent(stage, {
      id: "a0000000000000003",
      type,
      prompt: TASK[teller.lang],
      inBackground: false,
    });
    agent.writes(REPORT[teller.lang]);
    teller.shows(REPORT[teller.lang]);
    await teller.happens(agent.stops({ again: false }));
    await teller.happens(agent.reports());
  },
};

const leftBehind: Scene = {
  title: {
    en: "The report was written, but not in the last message",
    zh: "报告写过，但不在最后一条消息里",
  },
  async play(teller, stage) {
    const { lang } = teller;
    teller.says({
      en:
        "The subagent wrote its findings, used one more tool, and ended with a pointer and the marker. The gate takes that for a report, because something stands before the marker. Only the pointer is the result; the findings lie in the subagent's transcript.",
      zh:
        "子 agent 写完结论后又用了一次工具，最后只留下一句指引和标记。标记前面有内容，守门的 hook 就当它是报告。结果只有这句指引，结论留在它的 transcript 里。",
    });
    const agent = new Subagent(stage, {
      id: "a0000000000000004",
      type,
      prompt: TASK[lang],
      inBackground: false,
    });
    agent.writes(REPORT[lang]);
    agent.usesATool();
    const last = `${STUB[lang]}\n${MARKER}`;
    agent.writes(last);
    teller.shows(last);
    await teller.happens(agent.stops({ again: false }));
    await teller.happens(agent.reports());
  },
};

const background: Scene = {
  title: {
    en: "A background result arrives unfinished",
    zh: "后台结果送达，但没有做完",
  },
  async play(teller, stage) {
    const { lang } = teller;
    teller.says({
      en:
        "The subagent ran in the background and stopped in the middle of its work, also when it was asked again.",
      zh: "子 agent 在后台运行，做到一半就停了，再问一次还是这样。",
    });
    const agent = new Subagent(stage, {
      id: "a0000000000000005",
      type,
      prompt: TASK[lang],
      inBackground: true,
    });
    agent.isLaunched();
    agent.writes(CUT_OFF[lang]);
    teller.shows(CUT_OFF[lang]);
    agent.stops({ again: true });
    await teller.happens(agent.notifies());
  },
};

const neverCame: Scene = {
  title: {
    en: "A background result that never came",
    zh: "一份始终没有送达的后台结果",
  },
  async play(teller, stage) {
    const { lang } = teller;
    teller.says({
      en:
        "The subagent finished, but its notification was lost. The main session is about to end its turn without it.",
      zh:
        "子 agent 已经做完，但通知丢了。主会话正要在没有它的情况下结束这一轮。",
    });
    const agent = new Subagent(stage, {
      id: "a0000000000000006",
      type,
      prompt: TASK[lang],
      inBackground: true,
    });
    agent.isLaunched();
    agent.writes(`${REPORT[lang]}\n${MARKER}`);
    agent.stops({ again: false });
    await teller.happens(agent.mainSessionStops());
  },
};

/** While a subagent runs, and when its report arrives. */
export const REPORT_SCENES: readonly Scene[] = [
  start,
  stub,
  unmarked,
  leftBehind,
  background,
  neverCame,
];
