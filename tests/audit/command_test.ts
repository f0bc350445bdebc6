import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { AuditReport } from "../../lib/audit/schema.ts";
import { writeSessions } from "./generated_sessions.ts";

const MAIN = fromFileUrl(new URL("../../lib/cli/main.ts", import.meta.url));

async function audit(
  args: string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
) {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", MAIN, "audit", ...args],
    cwd,
    env,
  }).output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, stdout: text(stdout), stderr: text(stderr) };
}

function inFolder(use: (root: string) => Promise<void>) {
  return async () => {
    const root = Deno.makeTempDirSync();
    try {
      await use(root);
    } finally {
      Deno.removeSync(root, { recursive: true });
    }
  };
}

Deno.test(
  "audit reads the config folder's projects by default, from anywhere",
  inFolder(async (root) => {
    const truth = writeSessions(`${root}/projects`, {
      seed: 1,
      sessions: 3,
      dispatches: 5,
      padding: 0,
    });
    const env = { CLAUDE_CONFIG_DIR: root };
    const text = await audit([], { cwd: root, env });
    assertEquals([text.code, text.stderr], [0, ""]);
    assertStringIncludes(text.stdout, "Read 3 sessions");
    const json = await audit(["--json", "--html", "out/../page.html"], {
      cwd: root,
      env,
    });
    assertEquals([json.code, json.stderr], [0, ""]);
    const report = AuditReport.parse(JSON.parse(json.stdout));
    assertEquals(report.dispatches.total, truth.dispatches);
    const page = Deno.readTextFileSync(`${root}/page.html`);
    assert(page.startsWith("<!doctype html>"));
  }),
);

const UNUSABLE: { args: string[]; says: string }[] = [
  { args: ["--since", "soon"], says: '--since is "soon"' },
  { args: ["--sinse", "3d"], says: 'Unknown option "--sinse"' },
  { args: ["--html", "/dev/null/x.html"], says: "cannot be written" },
];

for (const { args, says } of UNUSABLE) {
  Deno.test(
    `audit ${args.join(" ")} says what is wrong and exits with 64`,
    inFolder(async (root) => {
      const { code, stderr } = await audit(args, {
        cwd: root,
        env: { CLAUDE_CONFIG_DIR: root },
      });
      assertEquals(code, 64);
      assertStringIncludes(stderr, says);
      assert(!/\n\s+at /.test(stderr), "no stack trace");
    }),
  );
}

Deno.test(
  "audit says which folder is missing and exits with 64",
  inFolder(async (root) => {
    for (const args of [["nowhere"], [".", "nowhere", "--json"]]) {
      const { code, stdout, stderr } = await audit(args, { cwd: root });
      assertEquals([code, stdout], [64, ""]);
      assertEquals(stderr, `audit: There is no "${root}/nowhere"\n`);
    }
  }),
);

Deno.test(
  "audit tells that the default folder is missing, and that is no failure",
  inFolder(async (root) => {
    const { code, stdout } = await audit([], {
      cwd: root,
      env: { CLAUDE_CONFIG_DIR: root },
    });
    assertEquals(code, 0);
    assertStringIncludes(stdout, "folders that could not be listed: 1");
    assertStringIncludes(stdout, `${root}/projects`);
  }),
);
