/**
 * hooks.json, the shebangs and the files under hooks/ tell one story.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { join, toFileUrl } from "@std/path";
import { ROOT } from "../support/run_hook.ts";

interface Group {
  matcher?: string;
  hooks: { type: string; command: string; args: string[]; timeout: number }[];
}

const registered: Record<string, Group[]> = JSON.parse(
  Deno.readTextFileSync(join(ROOT, "hooks.json")),
).hooks;

const entries = Object.entries(registered).flatMap(([event, groups]) =>
  groups.flatMap((group) =>
    group.hooks.map((hook) => ({ event, matcher: group.matcher, hook }))
  )
);

const hookFiles = [...Deno.readDirSync(join(ROOT, "hooks"))]
  .map(({ name }) => name).filter((name) => name.endsWith(".ts")).sort();

/** What `deno info --json` tells, as far as it is used. */
interface Graph {
  roots: string[];
  modules: {
    specifier: string;
    error?: string;
    dependencies?: { code?: { specifier: string } }[];
  }[];
}

// A hook starts anew for every event, and every module that it loads costs
// about 0.05 ms of the 2 ms that it may take. What brings several guards to one
// answer (lib/joint.ts) is loaded by pre-dispatch only: its one module more
// spares all other hooks that code.
const MOST_MODULES_USUAL = 11;
const MOST_MODULES: Record<string, number> = {
  "dispatch-capability-guard.ts": 22,
  "pre-dispatch.ts": 28,
};

/** The modules that run: all but those that are imported for types only. */
function loadedFrom(root: string, modules: Graph["modules"]): Set<string> {
  const loaded = new Set<string>();
  const next = [root];
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    if (loaded.has(at)) continue;
    loaded.add(at);
    const module = modules.find(({ specifier }) => specifier === at);
    for (const { code } of module?.dependencies ?? []) {
      if (code !== undefined) next.push(code.specifier);
    }
  }
  return loaded;
}

function firstLine(file: string): string {
  const text = Deno.readTextFileSync(join(ROOT, "hooks", file));
  return text.slice(0, text.indexOf("\n"));
}

Deno.test("hooks.json registers one hook an event, so that no answer is lost", () => {
  for (const [event, groups] of Object.entries(registered)) {
    assertEquals(groups.flatMap((group) => group.hooks).length, 1, event);
  }
});

Deno.test("hooks.json starts each hook in exec form with a timeout of 10 s", () => {
  for (const { hook } of entries) {
    assertEquals([hook.type, hook.command, hook.timeout], [
      "command",
      "deno",
      10,
    ]);
  }
});

Deno.test("hooks.json matches dispatches under both names of the tool", () => {
  for (const event of ["PreToolUse", "PostToolUse"]) {
    assertEquals(registered[event]?.[0]?.matcher, "Agent|Task");
  }
  for (const event of ["SubagentStart", "SubagentStop"]) {
    assertEquals(registered[event]?.[0]?.matcher, "*");
  }
});

Deno.test("a registered hook has the flags of its file's first line", () => {
  for (const { hook } of entries) {
    const file = hook.args.at(-1)?.split("/").at(-1) ?? "";
    assertEquals(hook.args.at(-1), "${CLAUDE_PLUGIN_ROOT}/hooks/" + file);
    assertEquals(
      firstLine(file),
      `#!/usr/bin/env -S deno ${hook.args.slice(0, -1).join(" ")}`,
    );
  }
});

for (const file of hookFiles) {
  Deno.test(`${file} opens with a shebang that Linux does not cut`, () => {
    const line = firstLine(file);
    assert(
      line.startsWith("#!/usr/bin/env -S deno run --no-config --no-prompt"),
    );
    assert(new TextEncoder().encode(line).length <= 250, `${line.length}`);
    const mode = Deno.statSync(join(ROOT, "hooks", file)).mode ?? 0;
    assert((mode & 0o100) !== 0, "not executable");
  });

  Deno.test(`${file} asks for no more than env and read`, () => {
    const flags = firstLine(file).split(" ").slice(4);
    for (const flag of flags) {
      assert(
        /^--(?:no-config|no-prompt|allow-read|allow-env=.+)$/.test(flag),
        flag,
      );
    }
    const names = flags.find((flag) => flag.startsWith("--allow-env="))
      ?.slice("--allow-env=".length).split(",") ?? [];
    for (const name of names) {
      assert(
        /^(?:ALLOW_\*|DISPATCH_\*|[A-Z_]+)$/.test(name),
        `${name} is neither a name nor one of the two prefixes`,
      );
    }
  });

  Deno.test(`${file} loads few modules, and local files only`, async () => {
    const { stdout } = await new Deno.Command(Deno.execPath(), {
      args: ["info", "--no-config", "--json", join(ROOT, "hooks", file)],
      stdout: "piped",
      stderr: "null",
    }).output();
    const { roots, modules }: Graph = JSON.parse(
      new TextDecoder().decode(stdout),
    );
    assert(modules.length > 3);
    for (const { specifier, error } of modules) {
      assertEquals(error, undefined);
      assert(specifier.startsWith(`${toFileUrl(ROOT)}/`), specifier);
    }
    const loaded = loadedFrom(roots[0] ?? "", modules);
    const most = MOST_MODULES[file] ?? MOST_MODULES_USUAL;
    assert(loaded.size <= most, `${loaded.size}: ${[...loaded].join(" ")}`);
  });
}
