/** `agents` as a person and a script see it. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { inPlace, run } from "./command_line.ts";

const FILES = {
  "home/.claude/agents/scout.md":
    "---\nname: scout\ndescription: d\ntools: Read, Bash\nmodel: haiku\n" +
    "background: true\n---\nx\n",
  "home/.claude/agents/team/plain.md":
    "---\nname: 计划员\ndescription: d\n---\nx\n",
  "home/.claude/agents/odd.md":
    '---\nname: "a\\u001b[2Jb"\ndescription: d\n---\nx\n',
  "project/.claude/agents/Explore.md":
    "---\nname: Explore\ndescription: d\ndisallowedTools: Bash\n---\nx\n",
  "project/.claude/agents/lax.md":
    "---\nname: lax\ndescription: d\nmaxTurns: many\ntools: Foo\n---\nx\n",
  "project/.claude/agents/notes.md": "# Notes\n",
  "project/.claude/agents/anonymous.md": "---\ndescription: d\n---\nx\n",
};

inPlace("agents shows definitions, built-in types and skipped files", {
  files: FILES,
}, async (place) => {
  const { code, stdout, stderr } = await run(place, ["agents"]);
  assertEquals([code, stderr], [0, ""]);
  const lines = stdout.split("\n");
  const line = (name: string) =>
    lines.find((one) => one.startsWith(name)) ?? "";
  assert(/^NAME +LAYER +TOOLS +MODEL +BACKGROUND +FILE$/.test(lines[0] ?? ""));
  assert(
    /^scout +user +Read, Bash +haiku +yes +~\/\.claude\/agents\/scout\.md$/
      .test(line("scout")),
    line("scout"),
  );
  assert(/^Explore +project +all but Bash /.test(line("Explore")));
  assert(/^Plan +built-in /.test(line("Plan")));
  assertEquals(lines.filter((one) => one.startsWith("Explore")).length, 1);
  assertStringIncludes(stdout, "Not counted (2):");
  assertStringIncludes(stdout, "Worth a look (3):");
  assertStringIncludes(stdout, "lax.md: maxTurns is passed over: ");
  assertStringIncludes(stdout, "no tool at all");
  assertStringIncludes(line("  .claude/agents/anonymous.md"), "name");
  assert(!stdout.includes("\u001b"), "a control character is shown");
});

inPlace(
  "agents --json holds what the table shows",
  { files: FILES },
  async (place) => {
    const { code, stdout } = await run(place, ["agents", "--json"]);
    assertEquals(code, 0);
    const { agents, builtIns, skipped, complete } = JSON.parse(stdout);
    assertEquals(agents.map(({ name }: { name: string }) => name).sort(), [
      "Explore",
      "a\u001b[2Jb",
      "lax",
      "scout",
      "计划员",
    ]);
    assert(builtIns.every(({ name }: { name: string }) => name !== "Explore"));
    assertEquals(skipped.length, 2);
    assert(skipped.every(({ text }: { text: string }) => text !== ""));
    assertEquals(complete, true);
  },
);

inPlace(
  "agents tells a hostile folder and does not hang",
  {},
  async (place) => {
    const folder = join(place.project, ".claude/agents");
    Deno.mkdirSync(join(folder, "x.md"), { recursive: true });
    await new Deno.Command("mkfifo", { args: [join(folder, "pipe.md")] })
      .output();
    Deno.symlinkSync(folder, join(folder, "loop"));
    Deno.symlinkSync("/etc/hostname", join(folder, "out.md"));
    const huge = Deno.createSync(join(folder, "huge.md"));
    huge.writeSync(new TextEncoder().encode("---\nname: huge\n"));
    huge.truncateSync(200 * 1024 * 1024);
    huge.close();
    for (let n = 0; n < 5000; n++) {
      Deno.writeTextFileSync(join(folder, `n${n}.md`), "---\n");
    }
    const begun = performance.now();
    const { code, stdout } = await run(place, ["agents"]);
    const ms = performance.now() - begun;
    assertEquals(code, 0);
    assert(ms < 10_000, `It took ${ms} ms`);
    for (const name of ["pipe.md", "out.md"]) {
      assertStringIncludes(
        stdout,
        name,
      );
    }
  },
);

inPlace("agents ends with 64 on what it does not know", {}, async (place) => {
  for (const args of [["--jsno"], ["stray"]]) {
    assertEquals((await run(place, ["agents", ...args])).code, 64);
  }
  assertEquals((await run(place, ["agnets"])).code, 64);
  assertEquals((await run(place, ["agents", "--help"])).code, 0);
  assertEquals((await run(place, ["--help"])).code, 0);
});
