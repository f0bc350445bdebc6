/**
 * What each registered hook may look at: the variables by name, the files by
 * what they are. The flags of a hook allow a little more, because prefixes
 * and `--allow-read` are coarser.
 *
 * @module
 */

const EVERY_HOOK = ["DISPATCH_LANG", "DISPATCH_MODE", "DISPATCH_TRACE"];

const FOREGROUND = [
  "CLAUDE_AUTO_BACKGROUND_TASKS",
  "CLAUDE_CODE_DISABLE_BACKGROUND_TASKS",
  "CLAUDE_CODE_ENTRYPOINT",
  "CLAUDE_CODE_FORK_SUBAGENT",
];

const HATCHES = [
  "ALLOW_BACKGROUND_DISPATCH",
  "ALLOW_DISPATCH_CAPABILITY_MISMATCH",
  "ALLOW_NO_AGENT_ADVICE",
  "ALLOW_NO_PREFLIGHT",
  "ALLOW_NO_RECOVERY",
  "ALLOW_NO_RULES_INJECT",
  "ALLOW_TRUNCATED_DELIVERABLE",
  "ALLOW_UNMANAGED_TEAMMATE",
  "ALLOW_UNMARKED_FINAL",
];

/** The kinds of files. */
export type FileKind = "agents" | "transcripts" | "settings" | "weights";

/** What one hook may look at. */
export interface Allowed {
  variables: readonly string[];
  files: readonly FileKind[];
}

/**
 * Variables that a hook asks for without having been granted them, and then
 * takes for unset. The first line of session-start.ts has no room for these;
 * the place of the transcript tells the same.
 */
export const ASKED_IN_VAIN: Record<string, readonly string[]> = {
  "session-start.ts": ["HOME", "PWD"],
};

/** By the name of the hook file. */
export const ALLOWED: Record<string, Allowed> = {
  "pre-dispatch.ts": {
    variables: [
      ...EVERY_HOOK,
      ...FOREGROUND,
      "ALLOW_BACKGROUND_DISPATCH",
      "ALLOW_DISPATCH_CAPABILITY_MISMATCH",
      "ALLOW_NO_AGENT_ADVICE",
      "ALLOW_UNMANAGED_TEAMMATE",
      "CLAUDE_CONFIG_DIR",
      "DISPATCH_SYNC_GUARD",
      "DISPATCH_SYNC_REPAIR",
      "HOME",
      "PWD",
    ],
    files: ["agents", "weights"],
  },
  "dispatch-rules-inject.ts": {
    variables: [...EVERY_HOOK, "ALLOW_NO_RULES_INJECT"],
    files: [],
  },
  "subagent-done-gate.ts": {
    variables: [
      ...EVERY_HOOK,
      "ALLOW_UNMARKED_FINAL",
      "DONE_GATE_BODY_FLOOR",
      "HOME",
    ],
    files: ["transcripts"],
  },
  "dispatch-truncation-notice.ts": {
    variables: [
      ...EVERY_HOOK,
      "ALLOW_NO_RECOVERY",
      "ALLOW_TRUNCATED_DELIVERABLE",
      "DONE_GATE_BODY_FLOOR",
      "HOME",
    ],
    files: ["transcripts"],
  },
  "background-delivery-notice.ts": {
    variables: [
      ...EVERY_HOOK,
      "ALLOW_NO_RECOVERY",
      "ALLOW_TRUNCATED_DELIVERABLE",
      "DONE_GATE_BODY_FLOOR",
      "HOME",
    ],
    files: ["transcripts"],
  },
  "stop.ts": {
    variables: [...EVERY_HOOK, "ALLOW_NO_RECOVERY", "HOME"],
    files: ["transcripts"],
  },
  "session-start.ts": {
    variables: [
      ...EVERY_HOOK,
      ...FOREGROUND,
      ...HATCHES,
      "CLAUDE_CONFIG_DIR",
      "DISPATCH_AGENT_CATALOG",
      "DISPATCH_SYNC_GUARD",
      "DISPATCH_SYNC_REPAIR",
      "DONE_GATE_BODY_FLOOR",
    ],
    files: ["agents", "settings"],
  },
};

const PATHS: Record<FileKind, RegExp> = {
  // Of the folder, of those above it, and of the home. `.git` tells where a
  // repository ends.
  agents: /\/\.claude\/agents(?:\/[^/]+\.md)?$|\/\.git$/,
  transcripts:
    /\/\.claude\/projects\/p\/s(?:\.jsonl|\/subagents(?:\/agent-a[a-z]+(?:\.meta\.json|\.jsonl))?)$/,
  settings: /\/\.claude\/settings(?:\.local)?\.json$/,
  // The plugin's own.
  weights: /\/lib\/capability\/weights_(?:cjk|latin)\.txt$/,
};

/** Whether a path is of one of these kinds; the home itself is "agents". */
export function isOfKind(
  path: string,
  { kinds, home }: { kinds: readonly FileKind[]; home: string },
): boolean {
  if (path === home) return kinds.includes("agents");
  return kinds.some((kind) => PATHS[kind].test(path));
}
