/**
 * What the demo's subagents write.
 *
 * @module
 */

import { FINALIZATION_LINE } from "../../finalization.ts";
import type { Lang } from "../../verdict.ts";

/** A task whose report has to end in the marker. */
export const TASK: Record<Lang, string> = {
  en: `Find out why checkout totals are a cent off.\n${FINALIZATION_LINE.en}`,
  zh: `查明结账总额为什么会差一分钱。\n${FINALIZATION_LINE.zh}`,
};

/** A note in place of a report. */
export const STUB: Record<Lang, string> = {
  en: "Done, the findings are above.",
  zh: "已完成，结论见上文。",
};

/** A report of more than 500 bytes. */
export const REPORT: Record<Lang, string> = {
  en: [
    "Cause: src/total.ts:41 rounds each line before the sum, src/invoice.ts:88 rounds the sum once. With three lines of 0.335 the first gives 1.02, the second 1.01.",
    "Evidence: the totals of the 214 orders in fixtures/orders.json differ for 19 of them; all 19 have two or more lines that end in half a cent. The other 195 agree.",
    "Also seen: src/discount.ts:12 applies the discount after rounding, which hides the difference for discounts over 5 %.",
    "Not done: the tax path (src/tax.ts) was read only in part, because it depends on a rate table that is not in the repository.",
  ].join("\n"),
  zh: [
    "原因：src/total.ts:41 先逐行舍入再求和，src/invoice.ts:88 求和之后只舍入一次。三行 0.335 时，前者得 1.02，后者得 1.01。",
    "依据：fixtures/orders.json 的 214 个订单里有 19 个总额不同，这 19 个都有两行以上金额以半分结尾；其余 195 个一致。",
    "另外发现：src/discount.ts:12 在舍入之后才打折，折扣超过 5 % 时会掩盖差异。",
    "没做的部分：税额路径（src/tax.ts）只读了一部分，因为它依赖的税率表不在仓库里。",
  ].join("\n"),
};

/** The last message of a subagent that ran out of turns. */
export const CUT_OFF: Record<Lang, string> = {
  en: "I have read both files. Now let me compare the rounding of the totals:",
  zh: "两个文件都读完了，接下来比较总额的舍入方式：",
};
