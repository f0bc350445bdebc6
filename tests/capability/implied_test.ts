/**
 * Orders without a verb that says so, and the frames that end.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import { explainCapability } from "../../lib/capability/explain.ts";

type Expected = "" | "EXEC" | "WRITE" | "EXEC WRITE";

function ordered(prompt: string): string {
  const { EXEC, WRITE } = explainCapability(prompt).signals;
  return [EXEC && "EXEC", WRITE && "WRITE"].filter(Boolean).join(" ");
}

const CASES: [Expected, string][] = [
  // A command in the place of an order, whatever the language.
  [
    "EXEC",
    "`cargo bench --bench codec` on both branches, medians side by side.",
  ],
  ["EXEC", "在 arm 机器上 `make package`，再看产物大小。"],
  ["EXEC", "`pnpm test` を三回。失敗した名前だけ。"],
  ["EXEC", "`cargo build --release` 두 번. 걸린 시간만."],
  ["EXEC", "`npm run build` en limpio. Solo los tiempos."],
  ["", "How does `cargo bench` pick its targets?"],
  ["", "Explain what `make package` copies and in which order."],
  ["", "`make package` 会复制哪些文件？"],
  ["", "`helm template ./chart` shows two ingresses; why?"],
  ["", "`make dist` takes nine minutes since Monday. Why?"],
  ["", "Why does it hang? It is `npm run watch` underneath."],
  // How things are to be, and no answer asked for.
  ["WRITE", "Session lifetime: 12 h instead of 30 min, mobile and web."],
  [
    "WRITE",
    "One spelling for `organisationId` across the two SDKs, the British one.",
  ],
  ["WRITE", "上传上限：图片 8 MB，视频 200 MB"],
  ["WRITE", "worker：concurrency 4 → 16，timeout 30s → 90s"],
  ["", "Users of `LegacyCache`, direct and through subclasses."],
  ["", "All places where the `X-Trace` header is set."],
  ["", "Do not raise the limit of 30 in `pool.ts`."],
  ["", "Is the limit of 30 in `pool.ts` still right?"],
  ["", "Session lifetime: 12 h. Which module reads it?"],
  [
    "WRITE",
    "Only touch `web/forms/`. Placeholders for the four new fields, lower case.",
  ],
  ["WRITE", "上传规则：至少 2 张图，必须含封面，最大 8 MB。"],
  ["", "규칙 확인: `pool.ts` 의 30 이라는 값이 아직 맞는지 봐줘"],
  // A program by its path, a name with options.
  ["EXEC", "`scripts/soak --hours 1`, then the peak memory."],
  ["EXEC", "`depcheck --strict` on both packages; counts only."],
  // A tag that closes on its line holds for that line.
  [
    "",
    "<task>\n<problem>Plan A: split the table, delete the old rows.</problem>\n<background>We renamed the job.</background>\nWhich plan is safer?\n</task>",
  ],
  [
    "",
    "Pretend to be the attacker of docs/threats.md 3 and let me know how far one gets.",
  ],
  ["", "假设你是客户，按 docs/quickstart.md 推演一遍，哪里会误解告诉我。"],
  // A user story, and how often a thing is to be run.
  [
    "WRITE",
    "As a tenant admin I want to revoke all sessions of a member at once.",
  ],
  ["WRITE", "作为店长，我希望在首页看到当日退货数。"],
  ["", "As a new colleague I want to understand how sessions are revoked."],
  [
    "EXEC",
    "The parser on the three big samples, old and new grammar, ten runs each.",
  ],
  // What was set aside under a lead-in is all that it led to.
  [
    "WRITE",
    "Bug report:\n\n> the list jumps to the top\n\n1. Find the cause\n2. Fix it in list.ts",
  ],
  ["WRITE", "报错：\n\n> 列表跳到顶部\n\n1. 找到原因\n2. 修复它"],
  ["WRITE", "Log:\n```\nERROR at 12\n```\n\n- Fix the crash in parse.ts"],
  ["WRITE", "背景：列表有时跳到顶部。\n\n1. 找到原因\n2. 修复 list.ts"],
  ["", "Bug report:\n- fix the list, it jumps\n\nWhat causes this?"],
  // A mail that was passed on ends at its rule.
  [
    "",
    "From: a@example.com\nSubject: totals wrong\n\nPlease fix the totals today.\n\n---\n\nWhere are they summed up?",
  ],
  [
    "",
    "发件人：王工\n主题：合计不对\n\n请今天修复合计。\n\n---\n\n合计是在哪里算的？",
  ],
  [
    "WRITE",
    "From: a@example.com\nSubject: totals wrong\n\nThe totals are off.\n\n---\n\nFix the totals in sum.ts.",
  ],
  // Steps that are shown, and questions about them.
  [
    "",
    "Compare.\n\n## Variant 1\n- add a queue\n- delete the job\n\n## Questions\n- Which one loses data?",
  ],
  [
    "WRITE",
    "## Questions\n- Which calls are dead?\n\n## Tasks\n- delete the dead ones in api.ts",
  ],
  ["WRITE", "把 useForm 拆开。\n\n可修改：src/hooks/*.ts\n其余只读。"],
  [
    "",
    "We think tokens leak. Follow scripts/issue.sh 2 to the log and reply with what you see.",
  ],
  // A question and what it offers.
  ["", "注销账号时，哪些数据会留下？"],
  ["", "同步任务失败会怎么样：删除、重试，还是跳过？"],
  ["WRITE", "查一下注册页哪里有同样的问题，请一并修复，可以吗？"],
  // What there is, how long it takes, what is thought through.
  ["", "改登录的流程有三种做法。各有什么风险？"],
  ["", "大租户打开报表要八秒，慢在哪？"],
  ["", "把时序再捋一遍，说说哪里会重复。"],
  ["EXEC", "冒烟用例对着预发跑五遍，我想知道失败的是不是同一批。"],
  // Under a title, the mode of the whole task.
  [
    "",
    "# Survey 4\n\n> Mode: read-only, nothing is to be edited.\n\nDelete paths of orders, by module.",
  ],
  // A label of looking does not weaken a clear order behind it.
  ["EXEC", "Read-only check: run `tflint` in infra/ and report what it says."],
  ["", "Question: do we run `tflint` in CI?"],
];

for (const [expected, prompt] of CASES) {
  Deno.test(`explainCapability() reads "${prompt.slice(0, 60).replaceAll("\n", " ")}" as ${expected || "no order"}`, () => {
    assertEquals(ordered(prompt), expected);
  });
}

const DECLARED: [boolean, string][] = [
  [true, "You have no write access. Where are the limits kept?"],
  [true, "You've been given no write permissions here. Trace the upload."],
  [true, "Strictly a review. Is the lock needed?"],
  [true, "Leave all files exactly as they are. Why is it slow?"],
  [true, "看看为什么慢。不要修改 Makefile，也不要动其他文件。"],
  [false, "Users have no write access to the bucket. Why?"],
  [false, "Give the role no write access to the table in grants.sql."],
  [false, "Leave all other files exactly as they are. Rename `a` to `b`."],
];

for (const [expected, prompt] of DECLARED) {
  Deno.test(`explainCapability() finds ${expected ? "a" : "no"} declaration in "${prompt.slice(0, 50)}"`, () => {
    const { RO, NEG } = explainCapability(prompt).signals;
    assertEquals((RO ?? NEG) !== undefined, expected);
  });
}
