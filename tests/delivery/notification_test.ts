/**
 * Reading notifications, whose fields nobody can forge.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import {
  isAboutAgent,
  isWaiting,
  notificationsIn,
  stoppedAtTurnLimit,
  stoppedByModel,
  unescapeHtml,
} from "../../lib/transcript/notification.ts";
import { notice } from "./transcript_rows.ts";

const ONE = notice({ task: "a1", call: "t1", result: "Found <two> & more." });
const OTHER = notice({ task: "a2", call: "t2", status: "failed" });

Deno.test("notificationsIn() reads texts that are notifications and nothing else", () => {
  const rows: [text: string, tasks: string[]][] = [
    [ONE, ["a1"]],
    [`\n ${ONE}\n\n${OTHER} \n`, ["a1", "a2"]],
    [`${ONE}${OTHER}`, ["a1", "a2"]],
    ["", []],
    [`hello ${ONE}`, []],
    [`${ONE} hello`, []],
    [ONE.replace("</task-notification>", ""), []],
    [`${ONE}\n${OTHER.replace("</task-notification>", "")}`, []],
  ];
  for (const [text, tasks] of rows) {
    assertEquals(notificationsIn(text).map(({ task }) => task), tasks, text);
  }
});

Deno.test("notificationsIn() reads each field, and none out of a result", () => {
  assertEquals(notificationsIn(ONE), [{
    task: "a1",
    toolUse: "t1",
    status: "completed",
    summary: 'Agent "d" finished',
    result: "Found <two> & more.",
  }]);
  assertEquals(notificationsIn(OTHER)[0]?.result, undefined);
  const bare = "<task-notification></task-notification>";
  assertEquals(notificationsIn(bare), [
    { task: "", toolUse: "", status: "", summary: "" },
  ]);
  const rows: [body: string, status: string, result: string | undefined][] = [
    ["<result>a</result><status>x</status>", "", "a"],
    ["<status> x </status><result></result>", "x", ""],
    ["nothing opens here</status>", "", undefined],
    ["<status>x<result>a</result></status>", "", "a"],
    ["<status>x</status><result>a", "x", undefined],
    [
      "<status>a &lt; b</status><result>a</result>b</result>",
      "a < b",
      "a</result>b",
    ],
    ["</result><status>x</status><result>", "x", undefined],
  ];
  for (const [body, status, result] of rows) {
    const text = `<task-notification>${body}</task-notification>`;
    const [read] = notificationsIn(text);
    assertEquals([read?.status, read?.result], [status, result], body);
  }
});

Deno.test("unescapeHtml() undoes each escape once", () => {
  const escaped = "&lt;&gt;&quot;&#34;&#39;&#x27;&apos;&amp;";
  assertEquals(unescapeHtml(escaped), "<>\"\"'''&");
  assertEquals(unescapeHtml("&amp;lt; &nbsp; &lt"), "&lt; &nbsp; &lt");
});

Deno.test("a summary tells what happened behind the description alone", () => {
  const about = (summary: string) => {
    const [one] = notificationsIn(notice({ task: "a", call: "t", summary }));
    if (one === undefined) throw new Error("a notification");
    return [
      isAboutAgent(one),
      isWaiting(one),
      stoppedAtTurnLimit(one),
      stoppedByModel(one),
    ];
  };
  const rows: [summary: string, expected: boolean[]][] = [
    ['Agent "d" finished', [true, false, false, false]],
    ['Command "d" finished', [false, false, false, false]],
    [
      'Agent "d" is waiting on its own background agents',
      [true, true, false, false],
    ],
    ['Agent "d" stopped at its 12-turn limit', [true, false, true, false]],
    ['Agent "d" was stopped by Claude', [true, false, false, true]],
    [
      'Agent "is waiting on its own background, stopped at its 12-turn limit, was stopped by Claude" finished',
      [true, false, false, false],
    ],
  ];
  for (const [summary, expected] of rows) {
    assertEquals(about(summary), expected, summary);
  }
});
