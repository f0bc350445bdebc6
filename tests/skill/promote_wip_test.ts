import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { MARKER } from "../../lib/marker.ts";
import { promote } from "../../skills/subagent-dispatch/scripts/promotion.ts";
import { runScript, sha256, wipFolder } from "./wip_folder.ts";

const PLAIN = { force: false, dryRun: false };
const FORCE = { force: true, dryRun: false };

Deno.test("promote() leaves the content and nothing else when it succeeds", async () => {
  using folder = wipFolder();
  folder.write("r.md.wip", `text\n${MARKER}\n`, { mode: 0o750 });
  const done = await promote(folder.at("r.md"), PLAIN);
  assertEquals(done.kind, "promoted");
  assertEquals(done.sha256, await sha256("text\n"));
  assertEquals(folder.names(), ["r.md"]);
  assertEquals(folder.read("r.md"), "text\n");
  assertEquals((Deno.statSync(folder.at("r.md")).mode ?? 0) & 0o777, 0o750);
});

Deno.test("promote() keeps the old target's mode when it replaces it", async () => {
  using folder = wipFolder();
  folder.write("run.sh", "old\n", { mode: 0o755 });
  folder.write("run.sh.wip", `new\n${MARKER}\n`, { mode: 0o600 });
  await promote(folder.at("run.sh"), FORCE);
  assertEquals(folder.read("run.sh"), "new\n");
  assertEquals((Deno.statSync(folder.at("run.sh")).mode ?? 0) & 0o777, 0o755);
});

Deno.test("promote() finishes the work of a run that was killed after the swap", async () => {
  using folder = wipFolder();
  folder.write("r.md", "text\n");
  folder.write("r.md.wip", `text\n${MARKER}\n`);
  assertEquals((await promote(folder.at("r.md"), PLAIN)).kind, "promoted");
  assertEquals(folder.names(), ["r.md"]);
});

Deno.test("promote() removes old temporary files of its target only", async () => {
  using folder = wipFolder();
  const old = new Date(Date.now() - 3_600_000);
  const names = [".r.md.promote-1", ".r.md.promote-2", ".s.md.promote-1"];
  for (const name of names) folder.write(name, "half");
  Deno.utimeSync(folder.at(".r.md.promote-1"), old, old);
  Deno.utimeSync(folder.at(".s.md.promote-1"), old, old);
  folder.write("r.md.wip", `text\n${MARKER}\n`);
  await promote(folder.at("r.md"), PLAIN);
  assertEquals(folder.names(), [".r.md.promote-2", ".s.md.promote-1", "r.md"]);
});

const REFUSED: [
  what: string,
  prepare: (path: string) => void,
  says: string,
][] = [
  [
    "a missing sidecar",
    (path) => Deno.removeSync(`${path}/t.wip`),
    "does not exist",
  ],
  [
    "a target with other content",
    (path) => Deno.writeTextFileSync(`${path}/t`, "old"),
    "--force",
  ],
  [
    "a target that is a folder",
    (path) => Deno.mkdirSync(`${path}/t`),
    "is a folder",
  ],
  ["a target that is a link", (path) => {
    Deno.writeTextFileSync(`${path}/real`, "old");
    Deno.symlinkSync("real", `${path}/t`);
  }, "is a link"],
  [
    "a target that is a dangling link",
    (path) => Deno.symlinkSync("nowhere", `${path}/t`),
    "is a link",
  ],
  ["a read-only target", (path) => {
    Deno.writeTextFileSync(`${path}/t`, "old");
    Deno.chmodSync(`${path}/t`, 0o444);
  }, "is read-only"],
  ["a sidecar that is a link", (path) => {
    Deno.renameSync(`${path}/t.wip`, `${path}/elsewhere`);
    Deno.symlinkSync("elsewhere", `${path}/t.wip`);
  }, "not a regular file"],
  ["a sidecar that is a folder", (path) => {
    Deno.removeSync(`${path}/t.wip`);
    Deno.mkdirSync(`${path}/t.wip`);
  }, "not a regular file"],
  ["a sidecar that is a FIFO", (path) => {
    Deno.removeSync(`${path}/t.wip`);
    const made = new Deno.Command("mkfifo", { args: [`${path}/t.wip`] });
    assert(made.outputSync().success);
  }, "not a regular file"],
];

for (const [what, prepare, says] of REFUSED) {
  Deno.test(`promote-wip.ts refuses ${what} and changes nothing`, async () => {
    using folder = wipFolder();
    folder.write("t.wip", `text\n${MARKER}\n`);
    prepare(folder.path);
    const before = listing(folder.path);
    const args = what.includes("other content") ? [] : ["--force"];
    const run = await runScript(folder.path, [...args, folder.at("t")]);
    assertEquals(run.code, 1, run.stderr);
    assertStringIncludes(run.stderr, says);
    assertEquals(run.stdout, "");
    assertEquals(listing(folder.path), before);
  });
}

Deno.test("promote-wip.ts changes nothing in a dry run and prints the digest to expect", async () => {
  using folder = wipFolder();
  folder.write("t.wip", `text\n${MARKER}\n`);
  const before = listing(folder.path);
  const dry = await runScript(folder.path, ["--dry-run", folder.at("t")]);
  assertEquals(dry.code, 0, dry.stderr);
  assertEquals(listing(folder.path), before);
  const digest = await sha256("text\n");
  assertStringIncludes(dry.stdout, digest);

  const wrong = await runScript(folder.path, [
    "--expect-sha256",
    await sha256("other"),
    folder.at("t"),
  ]);
  assertEquals(wrong.code, 1);
  assertEquals(listing(folder.path), before);

  const right = await runScript(folder.path, [
    `--expect-sha256=${digest.toUpperCase()}`,
    folder.at("t"),
  ]);
  assertEquals(right.code, 0, right.stderr);
  assertEquals(folder.names(), ["t"]);
});

Deno.test("promote() takes the sidecar's own digest too when one is expected", async () => {
  using folder = wipFolder();
  const sidecar = `text\n${MARKER}\n`;
  folder.write("t.wip", sidecar);
  const expectSha256 = await sha256(sidecar);
  await promote(folder.at("t"), { ...PLAIN, expectSha256 });
  assertEquals(folder.read("t"), "text\n");
});

Deno.test("promote-wip.ts runs by its first line in the target's folder", async () => {
  using folder = wipFolder();
  folder.write("t.wip", `text\n${MARKER}\n`);
  const script = fromFileUrl(
    new URL(
      "../../skills/subagent-dispatch/scripts/promote-wip.ts",
      import.meta.url,
    ),
  );
  const run = await new Deno.Command(script, { args: ["t"], cwd: folder.path })
    .output();
  assertEquals(run.code, 0, new TextDecoder().decode(run.stderr));
  assertEquals(folder.names(), ["t"]);
});

/** Every entry with its kind, mode and, for a file, its text. */
function listing(path: string): string[] {
  return [...Deno.readDirSync(path)].map(({ name }) => {
    const info = Deno.lstatSync(`${path}/${name}`);
    const text = info.isFile ? Deno.readTextFileSync(`${path}/${name}`) : "";
    const link = info.isSymlink ? Deno.readLinkSync(`${path}/${name}`) : "";
    return `${name} ${info.mode?.toString(8)} ${link}${text}`;
  }).sort();
}
