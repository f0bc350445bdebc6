/**
 * Adding sessions up to a report.
 *
 * @module
 */

import { clean } from "../field.ts";
import { FindingList } from "./finding_list.ts";
import type { AuditReport } from "./schema.ts";
import type { JudgedDispatch, SessionFacts } from "./session_facts.ts";
import { sizeClass } from "./size_class.ts";
import { charge, countRun } from "./tally_runs.ts";
import { type Counts, zeroCounts } from "./zero_counts.ts";

/** Collects sessions one by one; holds counts and findings, no texts. */
export class Tally {
  readonly counts: Counts = zeroCounts();
  readonly findings = new FindingList();

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
      ) {
        countRun(run, {
          dispatch,
          counts: this.counts,
          findings: this.findings,
        });
      }
    }
  }

  /** Sorts the lists and settles what copies could still have changed. */
  finish(): Counts {
    const { counts } = this;
    for (const dispatch of this.#undelivered.values()) {
      counts.background.undelivered++;
      charge(counts.cost.undelivered, dispatch);
      this.findings.add("undelivered", dispatch, dispatch);
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
    counts.findings = this.findings.sorted();
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
    this.findings.add("marker-missing", dispatch, dispatch);
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
      this.findings.add("would-block", dispatch, dispatch, { rules });
    }
  }
}

function bump(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function ranked(
  counts: Map<string, number>,
): { name: string; dispatches: number }[] {
  return [...counts].map(([name, dispatches]) => ({ name, dispatches }))
    .sort((a, b) => b.dispatches - a.dispatches || (a.name < b.name ? -1 : 1));
}
