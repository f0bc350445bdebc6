/** The folders of one scene: a home, a project and nothing of the user's. */
import { dirname, join } from "@std/path";

/** Where a scene plays. Every path is absolute and new. */
export interface Stage {
  root: string;
  home: string;
  /** CLAUDE_CONFIG_DIR. */
  config: string;
  /** The working directory of the session; no git repository. */
  project: string;
}

/** Files to lay out: path below the stage's root, and content. */
export type Props = Readonly<Record<string, string>>;

/** The key that the CLI is given; it opens nothing. */
export const DUMMY_KEY = "sk-ant-dummy-000";

// What a scene's subagents may do without anybody who could be asked.
const PERMISSIONS = { allow: ["Bash", "Read", "Write", "Edit"] };

// The answers that the interactive UI would ask for on a first start.
function firstStartAnswers(project: string): object {
  return {
    hasCompletedOnboarding: true,
    theme: "dark",
    numStartups: 5,
    customApiKeyResponses: { approved: [DUMMY_KEY.slice(-20)], rejected: [] },
    projects: {
      [project]: {
        hasTrustDialogAccepted: true,
        hasCompletedProjectOnboarding: true,
        allowedTools: [],
      },
    },
  };
}

/** Sets a stage with these settings.json fields and further files. */
export function setStage(
  options: { settings?: Record<string, unknown>; props?: Props } = {},
): Stage {
  const root = Deno.makeTempDirSync({ prefix: "dispatch-e2e-" });
  const home = join(root, "home");
  const stage = {
    root,
    home,
    config: join(home, ".claude"),
    project: join(root, "project"),
  };
  for (const folder of [stage.config, stage.project, join(root, "bin")]) {
    Deno.mkdirSync(folder, { recursive: true });
  }
  // Hooks call `deno`: they get the one that runs the scenes.
  Deno.symlinkSync(Deno.execPath(), join(root, "bin", "deno"));
  const settings = { permissions: PERMISSIONS, ...options.settings };
  writeProps(root, {
    "home/.claude/settings.json": JSON.stringify(settings),
    "home/.claude/.claude.json": JSON.stringify(
      firstStartAnswers(stage.project),
    ),
    ...options.props,
  });
  return stage;
}

/** Writes files below `root`, their folders included. */
export function writeProps(root: string, props: Props): void {
  for (const [path, content] of Object.entries(props)) {
    const full = join(root, path);
    Deno.mkdirSync(dirname(full), { recursive: true });
    Deno.writeTextFileSync(full, content);
  }
}

/** The whole environment of a CLI on this stage. */
export function stageEnvironment(
  stage: Stage,
  options: { apiUrl: string; env?: Readonly<Record<string, string>> },
): Record<string, string> {
  return {
    PATH: `${join(stage.root, "bin")}:/usr/local/bin:/usr/bin:/bin`,
    HOME: stage.home,
    TMPDIR: stage.root,
    CLAUDE_CONFIG_DIR: stage.config,
    ANTHROPIC_BASE_URL: options.apiUrl,
    ANTHROPIC_API_KEY: DUMMY_KEY,
    DISABLE_AUTOUPDATER: "1",
    DISABLE_TELEMETRY: "1",
    DISABLE_ERROR_REPORTING: "1",
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
    // A terminal session would clone it at its first start.
    CLAUDE_CODE_DISABLE_OFFICIAL_MARKETPLACE_AUTOINSTALL: "1",
    // Deno looks for a newer version when a process lives half a second.
    DENO_NO_UPDATE_CHECK: "1",
    ...options.env,
  };
}
