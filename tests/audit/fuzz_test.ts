import { assertEquals } from "@std/assert";
import { reportPage } from "../../lib/audit/page.ts";
import { reportText } from "../../lib/audit/report_text.ts";
import { runAudit } from "../../lib/audit/run_audit.ts";
import { AuditReport } from "../../lib/audit/schema.ts";
import { dice, writeSessions } from "./generated_sessions.ts";

function filesBelow(folder: string): string[] {
  return [...Deno.readDirSync(folder)].flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory ? filesBelow(path) : [path];
  }).sort();
}

/** Bytes that mean something to a reader of lines and of JSON. */
const SIGNS = new TextEncoder().encode('\n\r\0{}[]",:\\ \u00e9x0-');

Deno.test("runAudit() reports something valid whatever the bytes are", async () => {
  const root = Deno.makeTempDirSync();
  try {
    const roll = dice(77);
    writeSessions(root, { seed: 5, sessions: 6, dispatches: 8, padding: 500 });
    const files = filesBelow(root);
    const whole = files.map((path) => Deno.readFileSync(path));
    for (let round = 0; round < 24; round++) {
      files.forEach((path, index) => {
        const bytes = whole[index]!.slice();
        for (let hit = 0; hit < 1 + round / 4; hit++) {
          bytes[roll(bytes.length)] = SIGNS[roll(SIGNS.length)]!;
        }
        const end = roll(4) === 0 ? roll(bytes.length) : bytes.length;
        Deno.writeFileSync(path, bytes.subarray(0, end));
      });
      const report = runAudit({ roots: [root], since: 0, now: new Date() });
      AuditReport.parse(report);
      reportText(report);
      const { dispatches: d, background: b, marker: m } = report;
      assertEquals(
        d.total,
        d.foreground + d.background + d.teammate + d.blocked + d.failed +
          d.open,
      );
      assertEquals(
        b.launched,
        b.delivered + b.undelivered + b.stopped + b.unended,
      );
      assertEquals(m.declared, m.kept + m.missing + m.alone + m.unknown);
      if (round % 8 === 0) await reportPage(report);
    }
  } finally {
    Deno.removeSync(root, { recursive: true });
  }
});

Deno.test("runAudit() takes any value for any field of a row", () => {
  const root = Deno.makeTempDirSync();
  try {
    const roll = dice(78);
    const odd = [null, 0, -1, 1e400, true, "", "x", [], [null], {}, {
      type: "text",
      text: 3,
    }];
    const spoil = (value: unknown): unknown => {
      if (roll(12) === 0) return odd[roll(odd.length)];
      if (Array.isArray(value)) return value.map(spoil);
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([key, one]) => [
          key,
          key === "type" ? one : spoil(one),
        ]),
      );
    };
    writeSessions(root, { seed: 6, sessions: 6, dispatches: 8, padding: 0 });
    const files = filesBelow(root);
    const whole = files.map((path) => Deno.readTextFileSync(path));
    for (let round = 0; round < 16; round++) {
      files.forEach((path, index) => {
        const rows = whole[index]!.split("\n").filter((row) => row !== "");
        const text = rows.map((row) => JSON.stringify(spoil(JSON.parse(row))));
        Deno.writeTextFileSync(path, text.join("\n"));
      });
      const report = runAudit({ roots: [root], since: 0, now: new Date() });
      AuditReport.parse(report);
      reportText(report);
    }
  } finally {
    Deno.removeSync(root, { recursive: true });
  }
});
