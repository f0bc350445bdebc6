import { assert, assertEquals } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { runAudit } from "../../lib/audit/run_audit.ts";
import { AuditReport } from "../../lib/audit/schema.ts";
import { writeSessions } from "./generated_sessions.ts";

function auditOf(...roots: string[]): AuditReport {
  const report = runAudit({ roots, since: 0, now: new Date() });
  return AuditReport.parse(report);
}

for (const seed of [1, 2, 3, 4, 5]) {
  Deno.test(`runAudit() counts generated sessions exactly (seed ${seed})`, () => {
    const root = Deno.makeTempDirSync();
    try {
      const truth = writeSessions(root, {
        seed,
        sessions: 40,
        dispatches: 12,
        padding: 4000,
      });
      const report = auditOf(root);
      const { read, dispatches, marker, background, gate } = report;
      assertEquals({
        sessions: read.sessions,
        agents: read.agents,
        lines: read.lines,
        bytes: read.bytes,
        dispatches: dispatches.total,
        foreground: dispatches.foreground,
        background: dispatches.background,
        teammate: dispatches.teammate,
        blocked: dispatches.blocked,
        failed: dispatches.failed,
        open: dispatches.open,
        nested: dispatches.nested,
        declared: marker.declared,
        kept: marker.kept,
        missing: marker.missing,
        alone: marker.alone,
        unknown: marker.unknown,
        delivered: background.delivered,
        undelivered: background.undelivered,
        stopped: background.stopped,
        unended: background.unended,
        refused: gate.refused,
        collapsed: gate.collapsed,
        shrunk: gate.shrunk,
        healthy: gate.healthy,
        none: gate.none,
        byOtherHooks: gate.byOtherHooks,
        leftBehind: report.leftBehind.runs,
        leftBehindBytes: report.leftBehind.bytes,
        wouldBlock: report.guards.find((one) =>
          one.guard === "dispatch-sync-guard"
        )?.block,
        ms: report.cost.all.ms,
        tokens: report.cost.all.tokens,
        places: report.findings.filter((one) =>
          (one.kind === "undelivered" || one.kind === "marker-missing") &&
          one.bytes !== 8
        ).map((one) => `${one.kind} ${one.file}:${one.line}`).sort(),
      }, { ...truth, places: truth.places.sort() });
      assertEquals(report.troubles, []);
      assertEquals(dispatches.copies, 0);
      assert(truth.dispatches === 480 + truth.nested, "the corpus is whole");
    } finally {
      Deno.removeSync(root, { recursive: true });
    }
  });
}

Deno.test("runAudit() reads recorded sessions as they went", () => {
  // Five sessions of 2.1.332: foreground and background side by side, a notice
  // mid-turn and one while idle, nested agents, an interactive one, a stop.
  const report = auditOf(fromFileUrl(
    new URL("../fixtures/delivery/sessions", import.meta.url),
  ));
  const { total, foreground, background, nested } = report.dispatches;
  assertEquals({ total, foreground, background, nested }, {
    total: 9,
    foreground: 3,
    background: 6,
    nested: 2,
  });
  assertEquals(report.background, {
    launched: 6,
    delivered: 5,
    undelivered: 0,
    stopped: 1,
    unended: 0,
  });
  assertEquals(report.guards[0]?.rules, [
    { rule: "SYNC-BACKGROUND", dispatches: 4 },
    // In a terminal the harness had removed the false that the model sent.
    { rule: "SYNC-NO-FIELD", dispatches: 1 },
  ]);
  assertEquals(report.troubles, []);
});
