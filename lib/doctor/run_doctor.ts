/**
 * Every check, in the order in which a reader should mend things.
 *
 * @module
 */

import { checkAgents } from "./agents_check.ts";
import type { Check, DoctorReport } from "./check.ts";
import { fireHooks } from "./fire_hooks.ts";
import { checkHistory } from "./history.ts";
import type { Host } from "./host.ts";
import { checkEnabled, checkOtherHooks, checkTwins } from "./neighbours.ts";
import { checkClaude, checkDeno, hookPath } from "./programs.ts";
import { checkRegistration } from "./registration.ts";
import { settingsFiles } from "./settings.ts";
import {
  checkAutoBackground,
  checkFiles,
  checkForeground,
  checkVariables,
} from "./settings_checks.ts";

/** Runs the checks. `onCheck` is called with each as it comes. */
export async function runDoctor(
  host: Host,
  onCheck: (check: Check) => void = () => {},
): Promise<DoctorReport> {
  const files = settingsFiles(host);
  const context = { host, files };
  const checks: Check[] = [];
  const add = (...found: Check[]) => {
    for (const check of found) {
      checks.push(check);
      onCheck(check);
    }
  };
  const deno = await checkDeno(host, files);
  add(deno);
  add(await checkClaude(host, files));
  add(checkEnabled(context));
  const registration = checkRegistration(host);
  add(...registration);
  let fired: Check[] = [];
  // Without a Deno that works, every hook would fail for that one reason.
  if (deno.state !== "fail") {
    fired = await fireHooks(host, hookPath(host, files));
    add(...fired);
  }
  add(...checkFiles(context));
  add(checkForeground(context));
  add(checkAutoBackground(context));
  add(...checkVariables(context));
  add(checkTwins(context));
  add(checkOtherHooks(context));
  add(...checkAgents(host));
  const answer = fired.length > 0 &&
    [...registration, ...fired].every(({ state }) => state !== "fail");
  add(checkHistory(host, { answer }));
  return {
    schema: "dispatch-contract/doctor",
    version: 1,
    failed: checks.filter(({ state }) => state === "fail").length,
    checks,
  };
}
