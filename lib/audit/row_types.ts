/**
 * The row types of Claude Code's transcripts that an audit has no use for.
 *
 * Recorded from 2.1.332 and seen in public transcripts of earlier versions.
 *
 * @module
 */

const KNOWN: ReadonlySet<string> = new Set([
  "agent-color",
  "agent-name",
  "agent-setting",
  "ai-title",
  "api-request",
  "api-request-blob",
  "api-request-shape",
  "atis-latch",
  "cost-state",
  "custom-title",
  "file-history-delta",
  "file-history-snapshot",
  "last-prompt",
  "launched",
  "mode",
  "permission-mode",
  "pr-link",
  "progress",
  "result",
  "started",
  "summary",
  "tag",
  "tools-used",
  "worktree-state",
]);

/** Whether rows of this type can be passed over without a word. */
export function isKnownRowType(name: string): boolean {
  return KNOWN.has(name);
}
