/**
 * A hook touches what its line in the table says, and nothing else: told by
 * Deno's own permission log, and by the system calls of the process.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { ROOT } from "../support/run_hook.ts";
import { accessesIn, audited, callsIn, traced, tracing } from "./footprint.ts";
import { ALLOWED, ASKED_IN_VAIN, isOfKind } from "./footprint_table.ts";
import { registeredArgs } from "./run_scene.ts";
import { makeStage, type Scene } from "./scenes.ts";

/**
 * Opened by Deno in some runs, but not in all: when it turns the times of a
 * file into dates, and when it asks how fast the machine counts.
 */
const BY_DENO = /^\/etc\/localtime$|^\/sys\/devices\/system\/cpu\//;

const stage = makeStage(Deno.realPathSync(Deno.makeTempDirSync()));
globalThis.addEventListener("unload", () => {
  Deno.removeSync(stage.root, { recursive: true });
});

/** The same scene with nothing that says where the session is. */
function nowhere(scene: Scene): Scene {
  const { cwd: _, transcript_path: __, ...payload } = scene.payload;
  return { ...scene, payload };
}

function allowedFor({ file }: Scene) {
  const allowed = ALLOWED[file];
  assert(allowed !== undefined, `${file} has no line in the table`);
  return allowed;
}

Deno.test("every registered hook has a scene and a line in the table", () => {
  const { hooks } = JSON.parse(Deno.readTextFileSync(join(ROOT, "hooks.json")));
  const registered = Object.values<{ hooks: { args: string[] }[] }[]>(hooks)
    .flatMap((groups) => groups.flatMap((group) => group.hooks))
    .map(({ args }) => args.at(-1)?.split("/").at(-1));
  const played = new Set(stage.scenes.map(({ file }) => file));
  assertEquals([...played].sort(), registered.sort());
  assertEquals(Object.keys(ALLOWED).sort(), registered.sort());
});

Deno.test("the table allows no variable that the flags of the hook do not", () => {
  for (const [file, { variables, files }] of Object.entries(ALLOWED)) {
    const flags = registeredArgs(file);
    const granted = flags.find((flag) => flag.startsWith("--allow-env="))
      ?.slice("--allow-env=".length).split(",") ?? [];
    for (const name of variables) {
      const isGranted = granted.some((one) =>
        one.endsWith("*") ? name.startsWith(one.slice(0, -1)) : one === name
      );
      assert(isGranted, `${file}: ${name}`);
    }
    assertEquals(flags.includes("--allow-read"), files.length > 0, file);
  }
});

Deno.test("accessesIn() and callsIn() read what the two logs say", () => {
  assertEquals(
    accessesIn(
      '{"v":1,"permission":"env","value":"B"}\n{"v":1,"permission":"env","value":"A"}\n{"v":1,"permission":"net","value":"x:1"}\n',
    ),
    { env: ["A", "B"], net: ["x:1"] },
  );
  const calls = callsIn([
    '7 openat(AT_FDCWD, "/a \\"b", O_RDONLY|O_CLOEXEC) = 3',
    '7 openat(AT_FDCWD, "/w", O_RDWR|O_CREAT, 0644 <unfinished ...>',
    "8 <... openat resumed>) = 4",
    "8 socket(AF_INET6, SOCK_STREAM, 0) = 5",
    "8 connect(5, {sa_family=AF_INET, sin_port=htons(1)}, 16) = -1 E",
    '8 execve("/bin/sh", ["sh"], 0x7 /* 2 vars */) = 0',
    '8 mkdir("/d", 0777) = 0',
  ].join("\n"));
  assertEquals([...calls.opened], ['/a \\"b', "/w", "/d"]);
  assertEquals([...calls.written], ["/w", "/d"]);
  assertEquals([...calls.sockets], ["AF_INET6", "AF_INET"]);
  assertEquals([...calls.started], ["/bin/sh"]);
});

for (const scene of stage.scenes) {
  Deno.test(`${scene.file} asks Deno for no more than the table (${scene.name})`, async () => {
    const { variables, files: kinds } = allowedFor(scene);
    for (const one of [scene, nowhere(scene)]) {
      const { env = [], read = [], write = [], ...others } = await audited(
        one,
        stage,
      );
      assertEquals(Object.keys(others), []);
      const named = [...variables, ...(ASKED_IN_VAIN[scene.file] ?? [])];
      assertEquals(env.filter((name) => !named.includes(name)), []);
      const { home } = stage;
      const strange = read.filter((path) => !isOfKind(path, { kinds, home }));
      assertEquals(strange, []);
      // Deno notes each opened path under both; that none is opened for
      // writing is shown by the system calls.
      assertEquals(write.filter((path) => !read.includes(path)), []);
    }
  });
}

const { why } = await tracing();
if (why !== undefined) {
  console.log(`    System calls are not looked at here: ${why}`);
}
const inCi = Deno.env.get("CI") === "true";

Deno.test({
  name: "no hook opens a socket, a program or a file beside the table",
  // Continuous integration has to have it; elsewhere the reason is printed.
  ignore: why !== undefined && !inCi,
  async fn() {
    assertEquals(why, undefined);
    const denoDir = join(stage.root, "deno");
    const both = { stage, denoDir };
    // The first run fills Deno's own cache.
    await traced(undefined, both);
    const empty = await traced(undefined, both);
    assertEquals([...empty.sockets], ["AF_UNIX"]);
    const seen = new Set<string>();
    for (const scene of stage.scenes) {
      if (!seen.has(scene.file)) await traced(scene, both);
      seen.add(scene.file);
      const calls = await traced(scene, both);
      const { files: kinds } = allowedFor(scene);
      const isOurs = (path: string) =>
        empty.opened.has(path) || BY_DENO.test(path) ||
        path === denoDir || path.startsWith(`${denoDir}/`) ||
        /^\/(?:hooks|lib)\/.+\.ts$/.test(path.slice(ROOT.length)) ||
        isOfKind(path, { kinds, home: stage.home });
      const beside = [...calls.opened].filter((path) => !isOurs(path));
      assertEquals(beside, [], scene.name);
      const written = [...calls.written].filter((path) =>
        !path.startsWith(`${denoDir}/`)
      );
      assertEquals(written, [], scene.name);
      assertEquals([...calls.sockets], ["AF_UNIX"], scene.name);
      assertEquals(calls.started, empty.started, scene.name);
    }
  },
});
