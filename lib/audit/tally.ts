/**
 * Adding sessions up to a report.
 *
 * @module
 */

import { clean } from "../clean.ts";
import type { AuditReport, Finding } from "./schema.ts";
import type {
  JudgedDispatch,
  JudgedRun,
  SessionFacts,
} from "./session_facts.ts";
import { fateOf, SIZE_BOUNDS, SIZE_LABELS, sizeClass } from "./size_class.ts";
import { DISPATCH_GUARDS } from "../../hooks/pre-dispatch.ts";

/** Earlier texts of at least this size count as left behind. */
export const LEFT_BEHIND_FROM = 500;
const MOST_FINDINGS = 5000;

type Counts = Omit<
  AuditReport,
  "generatedAt" | "since" | "roots" | "troubles"
>;

function zero() {
  return { refused: 0, collapsed: 0, shrunk: 0, healthy: 0, none: 0 };
}

function free() {
  return { dispatches: 0, ms: 0, tokens: 0 };
}

/** Collects sessions one by one; holds counts and findings, no texts. */
export class Tally {
  readonly counts: Counts = {
    schema: "dispatch-contract/audit",
    version: 1,
    read: { sessions: 0, agents: 0, lines: 0, bytes: 0, ms: 0 },
    dispatches: {
      total: 0,
      foreground: 0,
      background: 0,
      teammate: 0,
      blocked: 0,
      failed: 0,
      open: 0,
      nested: 0,
      copies: 0,
    },
    agentTypes: [],
    versions: [],
    days: [],
    guards: DISPATCH_GUARDS.map(({ name }) => ({
      guard: name,
      pass: 0,
      block: 0,
      other: 0,
      rules: [],
    })),
    marker: { declared: 0, kept: 0, missing: 0, alone: 0, unknown: 0 },
    sizes: SIZE_LABELS.map((label, index) => ({
      label,
      from: SIZE_BOUNDS[index] ?? 0,
      reports: 0,
      missing: 0,
    })),
    gate: {
      ...zero(),
      byOtherHooks: 0,
      classes: SIZE_LABELS.map((label, index) => ({
        label,
        from: SIZE_BOUNDS[index] ?? 0,
        ...zero(),
      })),
    },
    background: {
      launched: 0,
      delivered: 0,
      undelivered: 0,
      stopped: 0,
      unended: 0,
    },
    leftBehind: { runs: 0, bytes: 0, deliveredBytes: 0 },
    cost: {
      all: free(),
      undelivered: free(),
      leftBehind: free(),
      markerMissing: free(),
    },
    findings: [],
  };
  /** Findings that were counted and not kept. */
  dropped = 0;

  #since: number;
  #seen = new Set<string>();
  #types = new Map<string, number>();
  #versions = new Map<string, number>();
  #days = new Map<string, AuditReport["days"][number]>();
  #rules = new Map<string, Map<string, number>>();
  // A resumed session may deliver what its first copy did not.
  #undelivered = new Map<string, JudgedDispatch>();

  /** @param since milliseconds; earlier dispatches are left out */
  constructor(since: number) {
    this.#since = since;
  }

  add(facts: SessionFacts): void {
    const { read } = this.counts;
    read.sessions += facts.sessions;
    read.agents += facts.agents;
    read.lines += facts.lines;
    read.bytes += facts.bytes;
    const counted = facts.dispatches.map((one) => this.#dispatch(one));
    for (const run of facts.runs) {
      const dispatch = run.dispatch === undefined
        ? undefined
        : facts.dispatches[run.dispatch];
      if (
        run.dispatch === undefined
          ? run.mtimeMs >= this.#since
          : counted[run.dispatch]
      ) this.#run(run, dispatch);
    }
  }

  /** Sorts the lists and settles what copies could still have changed. */
  finish(): Counts {
    const { counts } = this;
    for (const dispatch of this.#undelivered.values()) {
      counts.background.undelivered++;
      charge(counts.cost.undelivered, dispatch);
      this.#find("undelivered", dispatch, dispatch);
    }
    this.#undelivered.clear();
    counts.agentTypes = ranked(this.#types);
    counts.versions = ranked(this.#versions);
    counts.days = [...this.#days.values()]
      .sort((a, b) => a.day < b.day ? -1 : 1);
    for (const guard of counts.guards) {
      guard.rules = [...this.#rules.get(guard.guard) ?? []]
        .map(([rule, dispatches]) => ({ rule, dispatches }))
        .sort((a, b) => b.dispatches - a.dispatches);
    }
    counts.findings.sort((a, b) =>
      ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) ||
      (b.lostBytes ?? 0) - (a.lostBytes ?? 0) || b.tokens - a.tokens ||
      (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line)
    );
    return counts;
  }

  /** Answers whether the dispatch was counted. */
  #dispatch(dispatch: JudgedDispatch): boolean {
    const { counts } = this;
    if (dispatch.at > 0 && dispatch.at < this.#since) return false;
    if (this.#seen.has(dispatch.copyKey)) {
      counts.dispatches.copies++;
      const earlier = this.#undelivered.get(dispatch.copyKey);
      if (earlier && dispatch.delivery === "delivered") {
        this.#undelivered.delete(dispatch.copyKey);
        counts.background.delivered++;
      }
      return false;
    }
    this.#seen.add(dispatch.copyKey);
    counts.dispatches.total++;
    counts.dispatches[dispatch.outcome]++;
    if (dispatch.nested) counts.dispatches.nested++;
    bump(this.#types, clean(dispatch.agentType, 80));
    bump(this.#versions, clean(dispatch.version, 40) || "unknown");
    this.#day(dispatch);
    charge(counts.cost.all, dispatch);
    this.#delivery(dispatch);
    this.#marker(dispatch);
    this.#verdicts(dispatch);
    return true;
  }

  #day({ at, outcome }: JudgedDispatch): void {
    if (at <= 0) return;
    const day = new Date(at).toISOString().slice(0, 10);
    let counts = this.#days.get(day);
    if (counts === undefined) {
      counts = { day, foreground: 0, background: 0, teammate: 0, other: 0 };
      this.#days.set(day, counts);
    }
    const known = outcome === "foreground" || outcome === "background" ||
      outcome === "teammate";
    counts[known ? outcome : "other"]++;
  }

  #delivery(dispatch: JudgedDispatch): void {
    const { delivery } = dispatch;
    if (delivery === undefined) return;
    this.counts.background.launched++;
    if (delivery === "undelivered") {
      this.#undelivered.set(dispatch.copyKey, dispatch);
    } else this.counts.background[delivery]++;
  }

  #marker(dispatch: JudgedDispatch): void {
    const { marker, sizes } = this.counts;
    const { report, outcome } = dispatch;
    const size = report && sizes[sizeClass(report.bytes)];
    if (size) size.reports++;
    // A call that never ran, or that became a teammate, owes no report.
    if (
      !dispatch.declaresMarker ||
      (outcome !== "foreground" && outcome !== "background")
    ) return;
    marker.declared++;
    if (report === undefined) {
      marker.unknown++;
      return;
    }
    if (report.judgment === "marked") {
      marker.kept++;
      return;
    }
    if (report.judgment === "marker-only") marker.alone++;
    else {
      marker.missing++;
      if (size) size.missing++;
    }
    charge(this.counts.cost.markerMissing, dispatch);
    this.#find("marker-missing", dispatch, dispatch);
  }

  #verdicts(dispatch: JudgedDispatch): void {
    const rules: string[] = [];
    for (const { guard, kind, rule } of dispatch.verdicts) {
      const counts = this.counts.guards.find((one) => one.guard === guard);
      if (counts === undefined) continue;
      counts[kind === "pass" || kind === "block" ? kind : "other"]++;
      if (rule === undefined) continue;
      let known = this.#rules.get(guard);
      if (!known) this.#rules.set(guard, known = new Map());
      bump(known, rule);
      if (kind === "block") rules.push(rule);
    }
    // What a hook blocked is no news; what ran although it should not is.
    if (rules.length > 0 && dispatch.outcome !== "blocked") {
      this.#find("would-block", dispatch, dispatch, { rules });
    }
  }

  #run(run: JudgedRun, dispatch: JudgedDispatch | undefined): void {
    const { gate, leftBehind, cost } = this.counts;
    for (const refusal of run.refusals) {
      if (!refusal.byGate) {
        gate.byOtherHooks++;
        continue;
      }
      const before = refusal.before?.bytes ?? 0;
      const fate = fateOf(before, refusal.after?.bytes);
      const row = gate.classes[sizeClass(before)];
      gate.refused++;
      gate[fate]++;
      if (row) {
        row.refused++;
        row[fate]++;
      }
      if (fate === "collapsed") {
        const place = { file: run.file, line: refusal.line };
        const lostBytes = before;
        const bytes = refusal.after?.bytes ?? 0;
        this.#find("collapsed", dispatch, place, { lostBytes, bytes });
      }
    }
    const { longest, last } = run;
    if (
      !run.ended || !longest || !last || longest.bytes < LEFT_BEHIND_FROM ||
      fateOf(longest.bytes, last.bytes) !== "collapsed"
    ) return;
    leftBehind.runs++;
    leftBehind.bytes += longest.bytes;
    leftBehind.deliveredBytes += last.bytes;
    if (dispatch) charge(cost.leftBehind, dispatch);
    this.#find(
      "left-behind",
      dispatch,
      { file: run.file, line: longest.line },
      {
        lostBytes: longest.bytes,
        bytes: last.bytes,
      },
    );
  }

  #find(
    kind: Finding["kind"],
    dispatch: JudgedDispatch | undefined,
    { file, line }: { file: string; line: number },
    more: Partial<Pick<Finding, "rules" | "bytes" | "lostBytes">> = {},
  ): void {
    if (this.counts.findings.length >= MOST_FINDINGS) {
      this.dropped++;
      return;
    }
    const bytes = more.bytes ?? dispatch?.report?.bytes;
    this.counts.findings.push({
      kind,
      file,
      line,
      what: dispatch === undefined
        ? ""
        : clean(`${dispatch.agentType}: ${dispatch.description}`, 160),
      ...more,
      ...(bytes === undefined ? {} : { bytes }),
      ms: dispatch?.ms ?? 0,
      tokens: dispatch?.tokens ?? 0,
    });
  }
}

const ORDER: readonly Finding["kind"][] = [
  "undelivered",
  "collapsed",
  "left-behind",
  "marker-missing",
  "would-block",
];

function bump(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function charge(
  cost: { dispatches: number; ms: number; tokens: number },
  { ms, tokens }: JudgedDispatch,
): void {
  cost.dispatches++;
  cost.ms += Math.round(ms);
  cost.tokens += Math.round(tokens);
}

function ranked(
  counts: Map<string, number>,
): { name: string; dispatches: number }[] {
  return [...counts].map(([name, dispatches]) => ({ name, dispatches }))
    .sort((a, b) => b.dispatches - a.dispatches || (a.name < b.name ? -1 : 1));
}
