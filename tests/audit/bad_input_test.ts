import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { reportText } from "../../lib/audit/report_text.ts";
import { runAudit } from "../../lib/audit/run_audit.ts";
import { AuditReport } from "../../lib/audit/schema.ts";
import { TranscriptWriter } from "./transcript_rows.ts";

function inFolder(use: (root: string) => void | Promise<void>) {
  return async () => {
    const root = Deno.makeTempDirSync();
    try {
      await use(root);
    } finally {
      Deno.removeSync(root, { recursive: true });
    }
  };
}

function auditOf(...roots: string[]): AuditReport {
  const report = runAudit({ roots, since: 0, now: new Date() });
  return AuditReport.parse(report);
}

function troublesOf(report: AuditReport): Record<string, number> {
  return Object.fromEntries(
    report.troubles.map(({ kind, count }) => [kind, count]),
  );
}

/** A session with one dispatch that came back. */
function session(name = "s"): TranscriptWriter {
  const writer = new TranscriptWriter({ name, at: Date.UTC(2026, 9, 1) });
  writer.prompt("go");
  writer.toolUse(`toolu_${name}`, "Agent", {
    description: "look",
    prompt: "Look",
    run_in_background: false,
  });
  writer.toolResult(`toolu_${name}`, "report", {
    details: { status: "completed", content: [{ type: "text", text: "ok" }] },
  });
  return writer;
}

const WHOLE = session().lines.join("\n") + "\n";

const CASES: {
  name: string;
  text: string;
  dispatches?: number;
  troubles: Record<string, number>;
}[] = [
  { name: "an empty file", text: "", dispatches: 0, troubles: {} },
  { name: "blank lines and CRLF", text: `\n\n${WHOLE}`, troubles: {} },
  {
    name: "CRLF line ends",
    text: WHOLE.replaceAll("\n", "\r\n"),
    troubles: {},
  },
  { name: "a byte order mark", text: `\ufeff${WHOLE}`, troubles: {} },
  {
    name: "no line feed at the end",
    text: WHOLE.trimEnd(),
    troubles: {},
  },
  {
    name: "a torn last line",
    text: WHOLE + WHOLE.split("\n")[1]?.slice(0, 200),
    troubles: { "torn-last-line": 1 },
  },
  {
    name: "a last line torn behind a brace",
    text: `${WHOLE}{"type":"assistant","message":{"role":"assistant"}`,
    troubles: { "torn-last-line": 1 },
  },
  {
    name: "lines that are no rows",
    text: `no json\n[1]\n\0\0\0\n"x"\n${WHOLE}`,
    troubles: { "broken-line": 4 },
  },
  {
    name: "a row that only looks like a dispatch",
    text: `{"type":"assistant","message":{"role":"assistant","content":[{` +
      `"type":"tool_use","name":"Agent","input":oops}]}}\n${WHOLE}`,
    troubles: { "broken-line": 1 },
  },
  {
    name: "rows of another harness",
    text: `{"type":"session_meta","payload":{}}\n` +
      `{"type":"turn_context","payload":{}}\n` +
      `{"type":"session_meta","payload":{}}\n{"kind":1}\n${WHOLE}`,
    troubles: { "unknown-row-type": 3 },
  },
  {
    name: "fields of other types",
    text: [
      { type: "assistant", message: null },
      { type: "assistant", message: { role: "assistant", content: "Agent" } },
      { type: "user", message: { role: "user", content: [null, 3, "x"] } },
      { type: 7, message: { role: "user", content: { a: 1 } } },
      { type: "attachment", attachment: [] },
      { type: "queue-operation", content: 3 },
    ].map((row) => JSON.stringify(row) + "\n").join("") + WHOLE,
    troubles: {},
  },
];

for (const { name, text, dispatches = 1, troubles } of CASES) {
  Deno.test(
    `runAudit() goes on after ${name}`,
    inFolder((root) => {
      Deno.writeTextFileSync(`${root}/s.jsonl`, text);
      const report = auditOf(root);
      assertEquals(report.dispatches.foreground, dispatches);
      assertEquals(troublesOf(report), troubles);
      reportText(report);
    }),
  );
}

Deno.test(
  "runAudit() passes over a line of more than 100 MB and names it",
  inFolder((root) => {
    const path = `${root}/s.jsonl`;
    Deno.writeTextFileSync(path, session("a").lines.join("\n") + "\n");
    using file = Deno.openSync(path, { append: true });
    const encoder = new TextEncoder();
    const write = (text: string) => file.writeSync(encoder.encode(text));
    const block = encoder.encode("x".repeat(1024 * 1024));
    write('{"type":"user","message":{"role":"user","content":"');
    for (let n = 0; n < 101; n++) file.writeSync(block);
    write(`"}}\n${session("b").lines.join("\n")}\n`);
    const report = auditOf(root);
    assertEquals(report.dispatches.foreground, 2);
    assertEquals(troublesOf(report), { "overlong-line": 1 });
    assertEquals(report.troubles[0]?.examples[0]?.line, 4);
    assertEquals(report.read.lines, 7);
  }),
);

Deno.test(
  "runAudit() ends although a transcript grows while it is read",
  inFolder((root) => {
    const path = `${root}/s.jsonl`;
    Deno.writeTextFileSync(path, WHOLE);
    // The reader asks for the size first: what came later is told.
    const open = Deno.openSync;
    Deno.openSync = (...args) => {
      const file = open(...args);
      const read = file.readSync.bind(file);
      file.readSync = (bytes) => {
        Deno.writeTextFileSync(path, WHOLE, { append: true });
        return read(bytes);
      };
      return file;
    };
    try {
      const report = auditOf(root);
      assertEquals(report.dispatches.foreground, 1);
      assertEquals(troublesOf(report), { "still-growing": 1 });
    } finally {
      Deno.openSync = open;
    }
  }),
);

Deno.test(
  "runAudit() names what is neither a file nor a folder, and follows no link",
  inFolder(async (root) => {
    Deno.writeTextFileSync(`${root}/s.jsonl`, WHOLE);
    Deno.symlinkSync(root, `${root}/loop`);
    Deno.symlinkSync(`${root}/s.jsonl`, `${root}/linked.jsonl`);
    const made = await new Deno.Command("mkfifo", {
      args: [`${root}/pipe.jsonl`],
    }).output();
    assert(made.success);
    const report = auditOf(root, `${root}/missing`);
    assertEquals(report.dispatches.total, 1);
    assertEquals(troublesOf(report), {
      "link-not-followed": 1,
      "not-a-file": 1,
      "unreadable-folder": 1,
    });
  }),
);

Deno.test(
  "audit names folders and files that it may not read",
  inFolder(async (root) => {
    Deno.mkdirSync(`${root}/a`);
    Deno.mkdirSync(`${root}/b`);
    for (const path of ["s.jsonl", "a/t.jsonl", "b/u.jsonl"]) {
      Deno.writeTextFileSync(`${root}/${path}`, WHOLE);
    }
    // Denied by Deno rather than by modes, which do not hold for root.
    const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: [
        "run",
        "--allow-env",
        "--allow-read",
        `--deny-read=${root}/a,${root}/b/u.jsonl`,
        "--no-prompt",
        fromFileUrl(new URL("../../lib/cli/main.ts", import.meta.url)),
        "audit",
        root,
        "--json",
      ],
    }).output();
    assertEquals(new TextDecoder().decode(stderr), "");
    assertEquals(code, 0);
    const report = AuditReport.parse(
      JSON.parse(new TextDecoder().decode(stdout)),
    );
    assertEquals(report.dispatches.total, 1);
    const troubles = troublesOf(report);
    assertEquals(troubles, { "unreadable-folder": 1, "unreadable-file": 1 });
  }),
);

Deno.test(
  "runAudit() reads many small files, one session each",
  inFolder((root) => {
    // The full size, 100,000, is for tests/audit/small_files.ts.
    for (let n = 0; n < 2000; n++) {
      Deno.writeTextFileSync(
        `${root}/${n}.jsonl`,
        session(`s${n}`).lines.join("\n") + "\n",
      );
    }
    const report = auditOf(root);
    assertEquals(report.read.sessions, 2000);
    assertEquals(report.dispatches.foreground, 2000);
    assertStringIncludes(reportText(report), "2,000 sessions");
  }),
);

Deno.test(
  "runAudit() finds results where several stand in one row",
  inFolder((root) => {
    const writer = new TranscriptWriter({ name: "s", at: 1 });
    writer.prompt("go");
    const call = (id: string, name: string) => ({
      type: "tool_use",
      id,
      name,
      input: { prompt: "Look", description: "d" },
    });
    writer.raw({
      type: "assistant",
      message: {
        role: "assistant",
        content: [call("t1", "Read"), call("t2", "Agent")],
      },
    });
    writer.raw({
      type: "user",
      message: {
        role: "user",
        content: ["t1", "t2"].map((id) => ({
          type: "tool_result",
          tool_use_id: id,
          content: "report",
        })),
      },
    });
    Deno.writeTextFileSync(`${root}/s.jsonl`, writer.lines.join("\n"));
    assertEquals(auditOf(root).dispatches.foreground, 1);
  }),
);

Deno.test(
  "runAudit() counts a resumed session's copies once, with the later delivery",
  inFolder((root) => {
    const writer = new TranscriptWriter({ name: "s", at: 1 });
    writer.prompt("go");
    writer.toolUse("t1", "Agent", { prompt: "Look", run_in_background: true });
    writer.toolResult("t1", "Async agent launched", {
      details: { status: "async_launched", agentId: "a1" },
    });
    writer.queue("enqueue", NOTICE);
    Deno.writeTextFileSync(`${root}/one.jsonl`, writer.lines.join("\n"));
    writer.notice(NOTICE);
    Deno.writeTextFileSync(`${root}/two.jsonl`, writer.lines.join("\n"));
    const report = auditOf(root);
    assertEquals(report.dispatches.total, 1);
    assertEquals(report.dispatches.copies, 1);
    assertEquals(report.background.delivered, 1);
    assertEquals(report.background.undelivered, 0);
  }),
);

Deno.test(
  "runAudit() counts output that the dispatcher fetched as delivered",
  inFolder((root) => {
    for (const status of ["success", "not_ready"]) {
      const writer = new TranscriptWriter({ name: status, at: 1 });
      writer.toolUse("t1", "Task", { prompt: "Look", run_in_background: true });
      writer.toolResult("t1", "Async agent launched", {
        details: { status: "async_launched", agentId: "a1" },
      });
      writer.queue("enqueue", NOTICE);
      writer.toolUse("t2", "TaskOutput", { task_id: "a1" });
      writer.toolResult(
        "t2",
        `<retrieval_status>${status}</retrieval_status>\n<output>ok</output>`,
      );
      const path = `${root}/${status}.jsonl`;
      Deno.writeTextFileSync(path, writer.lines.join("\n"));
    }
    const { delivered, undelivered } = auditOf(root).background;
    assertEquals({ delivered, undelivered }, { delivered: 1, undelivered: 1 });
  }),
);

const NOTICE = "<task-notification>\n<task-id>a1</task-id>\n" +
  "<tool-use-id>t1</tool-use-id>\n<status>completed</status>\n" +
  "<result>ok</result>\n</task-notification>";
