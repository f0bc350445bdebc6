/**
 * Step four: what the clauses come to for the prompt as a whole.
 *
 * @module
 */

import type {
  Act,
  Clause,
  Explanation,
  Finding,
  FrameKind,
  Signal,
} from "./explanation.ts";

/** Frames in which orders are not orders to this subagent. */
const NOT_ORDERS: ReadonlySet<FrameKind> = new Set([
  "background",
  "others",
  "quoted",
  "ban",
]);

/** Frames of topics: only a very clear order counts there. */
const TOPICS: ReadonlySet<FrameKind> = new Set(["research", "output"]);

const LIMIT = "a limit, not an order";

type Candidate = Finding & { act: Act; item: boolean };

/** Weighs the acts of all clauses. */
export function combine(
  clauses: readonly Clause[],
): Pick<Explanation, "signals" | "dropped"> {
  const dropped: Explanation["dropped"] = [];
  const found = { EXEC: [], WRITE: [], RO: [], NEG: [] } as Record<
    Signal,
    Candidate[]
  >;
  const rules: Candidate[] = [];
  let reads = false;
  let noWrite = false;
  let noRun = false;
  const asked = clauses.some(({ frame, acts }) =>
    frame === "research" && acts.some(({ signal }) => signal === "READ")
  );
  for (const clause of clauses) {
    for (const act of clause.acts) {
      const { signal } = act;
      if (signal === "READ") {
        if (clause.frame !== "output" && clause.frame !== "background") {
          reads = true;
        }
        continue;
      }
      if (signal === "NOWRITE") noWrite = true;
      else if (signal === "NORUN") noRun = true;
      else {
        const why = discounted(act, clause) ??
          (asked && isShown(act, clause)
            ? "shown for the questions"
            : undefined);
        const candidate = {
          signal,
          strength: act.strength,
          reason: act.reason,
          clause: clause.text,
          start: clause.start,
          end: clause.end,
          act,
          item: clause.item,
        };
        if (why === undefined) found[signal].push(candidate);
        else if (why === LIMIT) rules.push(candidate);
        else dropped.push({ clause: clause.text, signal, why });
      }
    }
  }
  // Rules are limits beside a task; alone they are the task.
  if (!reads && found.WRITE.length === 0 && found.EXEC.length === 0) {
    found.WRITE.push(...rules);
  } else {
    for (const { clause, signal } of rules) {
      dropped.push({ clause, signal, why: LIMIT });
    }
  }
  const declared = [...found.RO, ...found.NEG].some((each) =>
    each.act.phase !== true
  );
  const clear = (list: Candidate[], waived: boolean) =>
    list.filter((each) => {
      const enough = each.strength >= 2 || (!reads && !waived && !declared);
      if (!enough) {
        dropped.push({
          clause: each.clause,
          signal: each.signal,
          why: waived
            ? "waived elsewhere"
            : "only a hint beside a task to look",
        });
      }
      return enough;
    });
  // Beside a declaration for the whole task, only an order that cannot be a
  // topic counts: one that names its file, or what is to come "then".
  const hard = [...found.RO, ...found.NEG].some((each) =>
    each.act.phase !== true && each.act.soft !== true
  );
  const writes = clear(found.WRITE, noWrite).filter((each) => {
    const counts = !hard || each.act.file === true ||
      each.act.then === true;
    if (!counts) {
      dropped.push({
        clause: each.clause,
        signal: each.signal,
        why: "a topic beside a declaration",
      });
    }
    return counts;
  });
  const write = strongest(writes);
  const filed = writes.some(({ act }) => act.file === true);
  const exec = strongest(clear(found.EXEC, noRun));
  const ordered = write !== undefined || exec !== undefined;
  const whole = (list: Candidate[]) =>
    strongest(list.filter((each) => {
      const limited = ordered && each.act.phase === true;
      const fence = each.act.soft === true && write !== undefined &&
        (write.strength === 3 || filed);
      if (limited || fence) {
        dropped.push({
          clause: each.clause,
          signal: each.signal,
          why: limited ? "holds for a phase only" : "a fence beside an order",
        });
      }
      return !limited && !fence;
    }));
  return {
    signals: {
      EXEC: exec,
      WRITE: write,
      RO: whole(found.RO),
      NEG: whole(found.NEG),
    },
    dropped,
  };
}

/** A step under a heading of its own, which no frame makes a task. */
function isShown({ signal }: Act, clause: Clause): boolean {
  return (signal === "WRITE" || signal === "EXEC") && clause.headed === true &&
    clause.frame === "none";
}

function discounted(act: Act, clause: Clause): string | undefined {
  if (act.signal === "RO") return undefined;
  if (act.signal === "NEG") {
    return clause.frame === "quoted" || clause.frame === "others"
      ? `stands under "${clause.frameText}"`
      : undefined;
  }
  const { frame } = clause;
  if (NOT_ORDERS.has(frame)) return `stands under "${clause.frameText}"`;
  if (TOPICS.has(frame)) {
    return act.strength === 3 && act.file === true
      ? undefined
      : "a topic, not an order";
  }
  if (frame === "limits" && act.signal === "WRITE") {
    return LIMIT;
  }
  return undefined;
}

function strongest(list: readonly Candidate[]): Finding | undefined {
  let best: Candidate | undefined;
  for (const each of list) {
    if (best === undefined || each.strength > best.strength) best = each;
  }
  if (best === undefined) return undefined;
  const { act: _act, item: _item, ...finding } = best;
  return finding;
}
