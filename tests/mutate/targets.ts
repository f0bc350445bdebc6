/**
 * Which files are mutated, and which tests ought to notice.
 *
 * @module
 */

/** A part of the plugin with the tests that answer for it, fast ones first. */
export interface Target {
  /** Files or folders, from the plugin's folder. */
  sources: string[];
  tests: string[];
}

/** The judging parts: what decides about a dispatch or a report. */
export const TARGETS: Target[] = [
  {
    sources: ["hooks/dispatch-sync-guard.ts"],
    tests: ["tests/guards"],
  },
  {
    sources: ["hooks/pre-dispatch-channel-guard.ts"],
    tests: ["tests/guards"],
  },
  {
    sources: ["hooks/dispatch-rules-inject.ts", "lib/injected_rules.ts"],
    tests: ["tests/guards"],
  },
  {
    sources: [
      "lib/verdict.ts",
      "lib/field.ts",
      "lib/settings.ts",
    ],
    tests: [
      "tests/hook/answer_test.ts",
      "tests/hook/parts_test.ts",
      "tests/guards",
    ],
  },
  {
    sources: ["lib/preflight.ts"],
    tests: ["tests/guards/preflight_test.ts"],
  },
  {
    sources: ["hooks/dispatch-capability-guard.ts", "lib/capability"],
    tests: ["tests/capability", "tests/agents/capability_guard_test.ts"],
  },
  {
    sources: ["hooks/dispatch-agent-advice.ts", "lib/agents"],
    tests: ["tests/agents"],
  },
  {
    sources: [
      "hooks/subagent-done-gate.ts",
      "hooks/dispatch-truncation-notice.ts",
      "hooks/background-delivery-notice.ts",
      "hooks/stop.ts",
      "lib/marker.ts",
      "lib/transcript",
      "lib/recovery",
    ],
    tests: [
      "tests/delivery/marker_test.ts",
      "tests/delivery/done_gate_test.ts",
      "tests/delivery/recorded_test.ts",
      "tests/delivery/truncation_notice_test.ts",
      "tests/delivery/background_notice_test.ts",
      "tests/delivery/foreground_recovery_test.ts",
      "tests/delivery/lost_texts_test.ts",
      "tests/delivery/undelivered_test.ts",
    ],
  },
];
