/**
 * The order in which a promotion reaches the disk, read off its system calls:
 * a killed process does not show whether anything was synced.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import { scriptArguments, wipFolder } from "./wip_folder.ts";
import { argumentsFor, prepare, works } from "./wip_scene.ts";

const strace = await works("strace", ["-o", "/dev/null", "true"]);

const ORDERS: [over: boolean, calls: string[]][] = [
  [true, [
    "fsync temporary",
    "rename temporary",
    "fsync folder",
    "unlink sidecar",
  ]],
  [false, [
    "fsync temporary",
    "linkat temporary",
    "unlink temporary",
    "fsync folder",
    "unlink sidecar",
  ]],
];

for (const [over, wanted] of ORDERS) {
  const where = over ? "over an old file" : "into an empty place";
  Deno.test({
    name:
      `promote-wip.ts syncs the file before and the folder after the swap ${where}`,
    // Needs strace and the right to trace a process.
    ignore: !strace,
    fn: async () => {
      using folder = wipFolder();
      prepare(folder, { over });
      const log = await Deno.makeTempFile();
      await new Deno.Command("strace", {
        args: [
          "-f",
          "-qq",
          "-y", // file descriptors with their paths
          "-s",
          "4096",
          "-o",
          log,
          "--trace=/^(fsync|fdatasync|link|rename|unlink)",
          Deno.execPath(),
          ...scriptArguments(folder.path, argumentsFor(folder, { over })),
        ],
        stdout: "null",
      }).output();
      const calls = Deno.readTextFileSync(log).split("\n")
        .filter((line) => line.includes(folder.path))
        .map((line) => named(line, folder.path));
      Deno.removeSync(log);
      assertEquals(calls, wanted);
    },
  });
}

/** One line of strace: the call, and the first of our files in it. */
function named(line: string, folder: string): string {
  const [, call = ""] = /^\d+\s+(\w+)\(/.exec(line) ?? [];
  const at = line.indexOf(folder) + folder.length;
  const rest = line.slice(at);
  const file = /^\/?[>"]/.test(rest)
    ? "folder"
    : rest.startsWith("/.t.promote-")
    ? "temporary"
    : rest.startsWith("/t.wip")
    ? "sidecar"
    : "target";
  return `${call} ${file}`;
}
