/**
 * Which files are mutated, and which tests ought to notice.
 *
 * @module
 */

/** A part of the plugin with the tests that answer for it. */
export interface Target {
  name: string;
  /** Files or folders, from the plugin's folder. */
  sources: string[];
  /** Test files or folders with test files. */
  tests: string[];
  /** The test that is asked first while none has noticed a change of a file. */
  first?: string;
}

/** Everything that decides about a dispatch or a report, or puts it in words. */
export const TARGETS: Target[] = [
  {
    name: "core",
    sources: [
      "lib/hook.ts",
      "lib/joint.ts",
      "lib/verdict.ts",
      "lib/field.ts",
      "lib/settings.ts",
    ],
    tests: [
      "tests/hook",
      "tests/guards",
      "tests/trust/payload_forms_test.ts",
      "tests/trust/hostile_repository_test.ts",
      "tests/agents/folders_test.ts",
      "tests/agents/roster_test.ts",
      "tests/agents/registry_test.ts",
    ],
  },
  {
    name: "dispatch guards",
    sources: [
      "hooks/dispatch-sync-guard.ts",
      "hooks/pre-dispatch-channel-guard.ts",
      "hooks/dispatch-rules-inject.ts",
      "hooks/pre-dispatch.ts",
      "lib/injected_rules.ts",
    ],
    tests: ["tests/guards", "tests/agents/pinned_background_test.ts"],
  },
  {
    name: "session start",
    sources: [
      "hooks/session-start.ts",
      "hooks/agent-catalog.ts",
      "lib/preflight.ts",
    ],
    tests: ["tests/guards/preflight_test.ts", "tests/agents/catalog_test.ts"],
  },
  {
    name: "agents",
    sources: ["hooks/dispatch-agent-advice.ts", "lib/agents"],
    tests: [
      "tests/agents",
      "tests/guards/channel_guard_test.ts",
      "tests/task/plan_test.ts",
    ],
  },
  {
    name: "delivery",
    sources: [
      "hooks/subagent-done-gate.ts",
      "hooks/dispatch-truncation-notice.ts",
      "hooks/background-delivery-notice.ts",
      "hooks/stop.ts",
      "lib/marker.ts",
      "lib/transcript",
      "lib/recovery",
    ],
    tests: ["tests/delivery"],
  },
  {
    name: "capability",
    sources: ["hooks/dispatch-capability-guard.ts", "lib/capability"],
    tests: ["tests/capability", "tests/agents/capability_guard_test.ts"],
  },
];

/** Tests that a run of one mutant cannot wait for, from the plugin's folder. */
export const TOO_SLOW = [
  "tests/agents/bad_input_test.ts",
  "tests/agents/cost_test.ts",
  "tests/capability/property_test.ts",
  "tests/capability/speed_test.ts",
  "tests/delivery/bad_input_test.ts",
  "tests/delivery/big_session_test.ts",
  "tests/delivery/hook_files_test.ts",
  "tests/hook/bad_input_test.ts",
];

/** What hooks load and is not mutated, with the reason. */
export const NOT_MUTATED: Record<string, string> = {
  "lib/rules/delivery.ts": "texts: read by people, nothing is decided in them",
  "lib/rules/dispatch.ts": "texts",
  "lib/rules/gate.ts": "texts",
  "lib/rules/preflight.ts": "texts",
};
