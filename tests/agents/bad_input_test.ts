/**
 * Folders of agents as nobody should have them: no hang, no throw, and told.
 *
 * @module
 */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import {
  findDefinition,
  LIMITS,
  readRegistry,
  type Registry,
} from "../../lib/agents/registry.ts";
import { denoFiles } from "../../lib/hook.ts";
import { answerKind, runHookFile } from "../support/run_hook.ts";
import { dispatch } from "../support/worlds.ts";

const GOOD = "---\nname: good\ndescription: d\n---\n";

async function project(
  fill: (agents: string) => void | Promise<void>,
  check: (registry: Registry, agents: string, root: string) => unknown,
): Promise<void> {
  const root = await Deno.makeTempDir({ prefix: "dispatch-agents-" });
  try {
    const agents = join(root, ".claude", "agents");
    await Deno.mkdir(agents, { recursive: true });
    await Deno.writeTextFile(join(agents, "good.md"), GOOD);
    await fill(agents);
    const start = performance.now();
    const registry = readRegistry({ cwd: root }, { files: denoFiles });
    assertEquals(registry.find("good").kind, "definition");
    assert(performance.now() - start < 5000);
    await check(registry, agents, root);
  } finally {
    await Deno.remove(root, { recursive: true });
  }
}

/** The reasons of the skipped files, by their names. */
function reasons(registry: Registry, agents: string): Record<string, string> {
  return Object.fromEntries(
    registry.skipped().map(({ file, reason }) => [
      file.slice(agents.length + 1),
      reason,
    ]),
  );
}

Deno.test("a registry does not follow links out of its folder", async () => {
  const outside = await Deno.makeTempDir({ prefix: "dispatch-outside-" });
  await Deno.writeTextFile(
    join(outside, "o.md"),
    "---\nname: outside\ndescription: d\n---\n",
  );
  await Deno.writeTextFile(join(outside, "secret.txt"), "secret");
  await project(async (agents) => {
    await Deno.symlink(join(outside, "o.md"), join(agents, "out.md"));
    await Deno.symlink(join(outside, "secret.txt"), join(agents, "secret.md"));
    await Deno.symlink(outside, join(agents, "outdir"));
    await Deno.symlink(".", join(agents, "round"));
    await Deno.symlink("loop.md", join(agents, "loop.md"));
    await Deno.symlink("good.md", join(agents, "again.md"));
    await Deno.writeTextFile(
      join(agents, "inner.txt"),
      GOOD.replace("good", "inner"),
    );
    await Deno.symlink("inner.txt", join(agents, "inner.md"));
  }, (registry, agents) => {
    assertEquals(registry.all().map(({ name }) => name), ["good", "inner"]);
    assertEquals(reasons(registry, agents), {
      "loop.md": "unreadable",
      "out.md": "link-out",
      "outdir": "link-out",
      "secret.md": "link-out",
    });
    assertEquals(registry.duplicates(), []);
  });
  await Deno.remove(outside, { recursive: true });
});

Deno.test("a folder of agents that is a link itself is read", async () => {
  await project(() => {}, async (_registry, agents, root) => {
    const other = join(root, "other");
    await Deno.mkdir(join(other, ".claude"), { recursive: true });
    await Deno.writeTextFile(join(other, ".git"), "");
    await Deno.symlink(agents, join(other, ".claude", "agents"));
    const linked = readRegistry({ cwd: other }, { files: denoFiles });
    assertEquals(linked.all().map(({ name }) => name), ["good"]);
  });
});

Deno.test("a FIFO, a folder and huge files are told and not read", async () => {
  await project(async (agents) => {
    await new Deno.Command("mkfifo", { args: [join(agents, "pipe.md")] })
      .output();
    await Deno.mkdir(join(agents, "folder.md"));
    const huge = await Deno.create(join(agents, "huge.md"));
    await huge.write(new TextEncoder().encode(GOOD.replace("good", "huge")));
    await huge.truncate(200 * 1024 * 1024);
    huge.close();
    const wide = `---\nname: wide\ndescription: ${"w".repeat(70_000)}\n---\n`;
    await Deno.writeTextFile(join(agents, "wide.md"), wide);
    await Deno.writeTextFile(
      join(agents, "long.md"),
      GOOD.replace("good", "long") + "x".repeat(900_000),
    );
    await Deno.writeFile(
      join(agents, "bytes.md"),
      new Uint8Array(5000).fill(255),
    );
  }, (registry, agents) => {
    assertEquals(registry.all().map(({ name }) => name), ["good", "long"]);
    assertEquals(reasons(registry, agents), {
      "bytes.md": "no-frontmatter",
      "huge.md": "too-large",
      "pipe.md": "not-a-file",
      "wide.md": "head-too-long",
    });
    assertEquals(findDefinition("pipe", registry), undefined);
    assertEquals(findDefinition("folder", registry), undefined);
  });
});

Deno.test("5,000 files are read up to the limit, and that is told", async () => {
  await project((agents) => {
    for (let i = 0; i < 5000; i++) {
      const name = `n${String(i).padStart(4, "0")}`;
      Deno.writeTextFileSync(
        join(agents, `${name}.md`),
        GOOD.replace("good", name),
      );
    }
  }, async (registry, agents, root) => {
    assertEquals(registry.all().length, LIMITS.files);
    assertEquals(registry.isComplete(), false);
    assertEquals(registry.skipped(), [
      { file: agents, layer: "project", reason: "too-many" },
    ]);
    const start = performance.now();
    const ran = await runHookFile("dispatch-agent-advice.ts", {
      stdin: dispatch({ subagent_type: "n4321" }, { cwd: root }),
    });
    assert(performance.now() - start < 5000);
    assertEquals(answerKind(ran), "context");
    assertStringIncludes(ran.stdout, "others may exist");
  });
});

Deno.test("folders nested too deeply are told and not entered", async () => {
  await project((agents) => {
    const deep = join(agents, ...Array.from({ length: 40 }, () => "d"));
    Deno.mkdirSync(deep, { recursive: true });
    Deno.writeTextFileSync(join(deep, "x.md"), GOOD.replace("good", "deep"));
  }, (registry) => {
    assertEquals(registry.find("deep").kind, "unknown");
    assertEquals(registry.isComplete(), false);
  });
});

Deno.test("a file that is rewritten while it is read does no harm", async () => {
  await project(() => {}, async (_registry, agents, root) => {
    const file = join(agents, "moving.md");
    await Deno.writeTextFile(file, GOOD.replace("good", "moving"));
    const writer = new Deno.Command("sh", {
      args: [
        "-c",
        'i=0; while [ $i -lt 400 ]; do printf -- "---\\nname: moving\\n" > "$1"; printf "description: d\\n---\\n%s\\n" "$i" >> "$1"; i=$((i+1)); done',
        "sh",
        file,
      ],
    }).spawn();
    for (let i = 0; i < 200; i++) {
      const registry = readRegistry({ cwd: root }, { files: denoFiles });
      const kind = registry.find("moving").kind;
      assert(kind === "definition" || kind === "unknown", kind);
      assertEquals(registry.find("good").kind, "definition");
    }
    await writer.status;
  });
});

Deno.test("a hook survives a folder of agents that cannot be listed", async () => {
  const root = await Deno.makeTempDir({ prefix: "dispatch-agents-" });
  await Deno.mkdir(join(root, ".claude"));
  await Deno.writeTextFile(join(root, ".claude", "agents"), "a file");
  const ran = await runHookFile("dispatch-agent-advice.ts", {
    stdin: dispatch({ subagent_type: "nobody" }, { cwd: root }),
  });
  assertEquals(answerKind(ran), "context");
  await Deno.remove(root, { recursive: true });
});
