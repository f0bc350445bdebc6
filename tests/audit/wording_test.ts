/** What page and text say where there is little, or nothing, to tell. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { reportPage } from "../../lib/audit/page.ts";
import { reportText } from "../../lib/audit/report_text.ts";
import { runAudit } from "../../lib/audit/run_audit.ts";
import { advice, blockers } from "../../lib/audit/said_by_guards.ts";
import type { AuditReport } from "../../lib/audit/schema.ts";

const SESSIONS = fromFileUrl(
  new URL("../fixtures/delivery/sessions", import.meta.url),
);

function recorded(): AuditReport {
  return runAudit({ roots: [SESSIONS], since: 0, now: new Date(0) });
}

async function both(report: AuditReport): Promise<[string, string]> {
  return [await reportPage(report), reportText(report)];
}

Deno.test("reportPage() claims that all came back only when all did", async () => {
  const claim = "each was brought";
  const report = recorded();
  assertEquals(report.background.stopped, 1);
  assert(!(await reportPage(report)).includes(claim));
  report.background = {
    launched: 5,
    delivered: 5,
    undelivered: 0,
    stopped: 0,
    unended: 0,
  };
  assertStringIncludes(await reportPage(report), claim);
});

Deno.test("page and text leave out what was left behind when nothing was", async () => {
  const report = recorded();
  report.leftBehind = { runs: 0, bytes: 0, deliveredBytes: 0 };
  const [page, text] = await both(report);
  assert(!page.includes("handed over"));
  assert(!text.includes("left behind"));
  report.leftBehind = { runs: 1, bytes: 900, deliveredBytes: 10 };
  const [found, said] = await both(report);
  assertStringIncludes(found, "in 1 run that handed over 10 B");
  assertStringIncludes(said, "900 B written, 10 B delivered");
});

Deno.test("page and text tell of blocks of a size only when there were some", async () => {
  const report = recorded();
  const [small] = report.gate.classes;
  assert(small !== undefined);
  small.refused = small.collapsed = report.gate.refused = 2;
  for (const one of report.gate.classes.slice(1)) one.refused = 0;
  const [page, text] = await both(report);
  assertStringIncludes(page, "Under 500 B, 100% collapsed");
  assertStringIncludes(text, "below the default floor of 500 B 100% collapsed");
  assert(!/rom 500 B on|– and|> –/.test(page), "a ratio of nothing");
  assert(!text.includes("from the default floor"));
});

Deno.test("reportPage() counts the reports that had to carry the marker", async () => {
  const report = recorded();
  report.marker = { declared: 1, kept: 1, missing: 0, alone: 0, unknown: 0 };
  assertStringIncludes(
    await reportPage(report),
    "of 1 report that had to carry it",
  );
});

const GUARDS: AuditReport["guards"] = [
  {
    guard: "dispatch-sync-guard",
    pass: 2,
    block: 3,
    other: 1,
    rules: [
      { rule: "SYNC-OMITTED", dispatches: 3 },
      { rule: "SYNC-PINNED-BACKGROUND", dispatches: 1 },
    ],
  },
  {
    guard: "dispatch-agent-advice",
    pass: 4,
    block: 0,
    other: 2,
    rules: [{ rule: "AGENT-UNKNOWN", dispatches: 2 }],
  },
];

Deno.test("blockers() leaves out guards and rules that never block", () => {
  assertEquals(blockers(GUARDS), [{
    guard: "dispatch-sync-guard",
    pass: 2,
    block: 3,
    other: 1,
    rules: [{ rule: "SYNC-OMITTED", dispatches: 3 }],
  }]);
  assertEquals(advice(GUARDS).map(({ rule }) => rule), [
    "SYNC-PINNED-BACKGROUND",
    "AGENT-UNKNOWN",
  ]);
});

Deno.test("page and text list advice apart from blocks", async () => {
  const [page, text] = await both({ ...recorded(), guards: GUARDS });
  assertStringIncludes(page, "dispatch-sync-guard 50%.");
  assert(!page.includes("dispatch-agent-advice"));
  assertStringIncludes(page, "Advice, which holds nothing up");
  assertStringIncludes(text, "3 of 6  SYNC-OMITTED 3\n");
  assertStringIncludes(
    text,
    "Advice, which holds nothing up: SYNC-PINNED-BACKGROUND 1, AGENT-UNKNOWN 2",
  );
});

Deno.test("reportPage() names a day once when there is only one", async () => {
  const report = recorded();
  const [day] = report.days;
  assert(day !== undefined);
  const page = await reportPage({ ...report, days: [day], since: null });
  assertEquals(page.match(new RegExp(day.day, "g"))?.length, 1);
  assert(!page.includes('class="days"'));
  const next = { ...day, day: "2999-01-01" };
  const two = await reportPage({ ...report, days: [day, next], since: null });
  assertStringIncludes(two, `${day.day} to 2999-01-01`);
  assertStringIncludes(two, 'class="days"');
});
