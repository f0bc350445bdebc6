/**
 * What a promotion does when others run at once and when the disk refuses,
 * with the real script in a process of its own.
 *
 * @module
 */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { MARKER } from "../../lib/marker.ts";
import { runScript, scriptArguments, wipFolder } from "./wip_folder.ts";
import {
  argumentsFor,
  NEW,
  OLD,
  prepare,
  SIDECAR,
  works,
} from "./wip_scene.ts";

Deno.test("promote-wip.ts puts one whole file in place when many run at once", async () => {
  using folder = wipFolder();
  for (const over of [true, false]) {
    for (let round = 0; round < 8; round++) {
      prepare(folder, { over });
      const args = argumentsFor(folder, { over });
      const runs = await Promise.all(
        [0, 1, 2].map(() => runScript(folder.path, args)),
      );
      assert(runs.some(({ code }) => code === 0), "none succeeded");
      for (const { code, stderr } of runs) {
        assert(code === 0 || code === 1, stderr);
      }
      assertEquals(folder.names(), ["t"]);
      assertEquals(folder.read("t"), NEW);
    }
  }
});

const tmpfs = await works("unshare", [
  "-rm",
  "mount",
  "-t",
  "tmpfs",
  "tmpfs",
  "/mnt",
]);

Deno.test({
  name: "promote-wip.ts says so and changes nothing when the disk is full",
  // Needs a user namespace that may mount a tmpfs.
  ignore: !tmpfs,
  fn: async () => {
    using folder = wipFolder();
    const run = scriptArguments(folder.path, ["--force", folder.at("t")]);
    const script = `
      mount -t tmpfs -o size=1600k tmpfs "$1" && cd "$1" || exit 9
      printf 'old\\n' > t
      yes 'the new file' | head -n 80000 > t.wip && printf '${MARKER}\\n' >> t.wip
      sha256sum t t.wip > /dev/shm/promote-$$; shift
      "$@"; echo "code $?"
      sha256sum -c --quiet /dev/shm/promote-$$ && echo unchanged
      rm /dev/shm/promote-$$
      ls -A`;
    const output = await new Deno.Command("unshare", {
      args: [
        "-rm",
        "sh",
        "-c",
        script,
        "sh",
        folder.path,
        Deno.execPath(),
        ...run,
      ],
    }).output();
    const stdout = new TextDecoder().decode(output.stdout);
    const stderr = new TextDecoder().decode(output.stderr);
    assertEquals(stdout, "code 1\nunchanged\nt\nt.wip\n", stderr);
    assertStringIncludes(stderr, "nothing was changed");
  },
});

const asOther = await works("setpriv", [
  "--reuid=65534",
  "--clear-groups",
  Deno.execPath(),
  "--version",
]);

Deno.test({
  name:
    "promote-wip.ts says so and changes nothing when the folder is read-only",
  // Needs to be a user whom permissions bind, or to become one.
  ignore: Deno.uid() === 0 && !asOther,
  fn: async () => {
    using folder = wipFolder();
    prepare(folder, { over: true });
    Deno.chmodSync(folder.path, 0o555);
    try {
      const [program, ...args] = [
        ...(Deno.uid() === 0
          ? ["setpriv", "--reuid=65534", "--clear-groups"]
          : []),
        Deno.execPath(),
        ...scriptArguments(folder.path, ["--force", folder.at("t")]),
      ];
      const output = await new Deno.Command(program ?? "", {
        args,
        env: { DENO_DIR: "/nonexistent", HOME: "/nonexistent" },
      }).output();
      assertEquals(output.code, 1);
      assertStringIncludes(
        new TextDecoder().decode(output.stderr),
        "nothing was changed",
      );
    } finally {
      Deno.chmodSync(folder.path, 0o755);
    }
    assertEquals(folder.read("t"), OLD);
    assertEquals(folder.read("t.wip"), SIDECAR);
    assertEquals(folder.names(), ["t", "t.wip"]);
  },
});
