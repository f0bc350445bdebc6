/**
 * Reading the disk: bounded, never throwing, never hanging.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { denoFiles, denoWorld } from "../../lib/hook.ts";

async function inFolder(run: (root: string) => void): Promise<void> {
  const root = await Deno.realPath(
    await Deno.makeTempDir({ prefix: "dispatch-disk-" }),
  );
  try {
    run(root);
  } finally {
    await Deno.remove(root, { recursive: true });
  }
}

Deno.test("denoFiles reads parts of regular files", async () => {
  await inFolder((root) => {
    const path = join(root, "a.md");
    Deno.writeTextFileSync(path, "0123456789");
    const rows: [options: { max: number; from?: number }, text: string][] = [
      [{ max: 100 }, "0123456789"],
      [{ max: 4 }, "0123"],
      [{ max: 4, from: 3 }, "3456"],
      [{ max: 4, from: 8 }, "89"],
      [{ max: 4, from: 10 }, ""],
      [{ max: 4, from: 99 }, ""],
      [{ max: 0 }, ""],
    ];
    for (const [options, text] of rows) {
      assertEquals(denoFiles.readText(path, options), text);
      const bytes = denoFiles.readBytes(path, options);
      assertEquals(bytes && new TextDecoder().decode(bytes), text);
    }
    const large = join(root, "large");
    Deno.writeTextFileSync(large, "x".repeat(3_000_000));
    assertEquals(denoFiles.readBytes(large, { max: 1e9 })?.length, 3_000_000);
    Deno.writeFileSync(path, new Uint8Array([97, 0xff, 98]));
    assertEquals(denoFiles.readText(path, { max: 9 }), "a\ufffdb");
  });
});

Deno.test("denoFiles answers nothing to what is no regular file", async () => {
  await inFolder((root) => {
    Deno.symlinkSync(join(root, "loop"), join(root, "loop"));
    const { success } = new Deno.Command("mkfifo", {
      args: [join(root, "pipe")],
    }).outputSync();
    assert(success);
    for (const name of ["none", "loop", "pipe", "."]) {
      const path = join(root, name);
      assertEquals(denoFiles.readBytes(path, { max: 9 }), undefined, name);
      assertEquals(denoFiles.readText(path, { max: 9 }), undefined, name);
    }
    assertEquals(denoFiles.readText("/dev/zero", { max: 9 }), undefined);
    assertEquals(denoFiles.list(join(root, "none"), { most: 9 }), undefined);
    assertEquals(denoFiles.realPath(join(root, "loop")), undefined);
    assertEquals(denoFiles.stat(join(root, "loop")), undefined);
  });
});

Deno.test("denoFiles tells files, folders, links and the rest apart", async () => {
  await inFolder((root) => {
    const file = join(root, "file");
    Deno.writeTextFileSync(file, "abc");
    Deno.utimeSync(file, 1000, 1000);
    Deno.mkdirSync(join(root, "folder"));
    Deno.symlinkSync(file, join(root, "link"));
    new Deno.Command("mkfifo", { args: [join(root, "pipe")] }).outputSync();
    const kinds = denoFiles.list(root, { most: 99 })?.map(({ name, kind }) =>
      `${name}: ${kind}`
    );
    assertEquals(kinds?.sort(), [
      "file: file",
      "folder: folder",
      "link: link",
      "pipe: other",
    ]);
    for (const most of [0, 1, 3]) {
      assertEquals(denoFiles.list(root, { most })?.length, most);
    }
    assertEquals(denoFiles.stat(file), {
      kind: "file",
      size: 3,
      mtimeMs: 1_000_000,
    });
    assertEquals(denoFiles.stat(join(root, "link"))?.kind, "file");
    assertEquals(denoFiles.stat(join(root, "folder"))?.kind, "folder");
    assertEquals(denoFiles.stat(join(root, "pipe"))?.kind, "other");
    assertEquals(denoFiles.realPath(join(root, "link")), file);
  });
});

Deno.test("denoWorld knows variables that are set", () => {
  assertEquals(denoWorld.env("PATH"), Deno.env.get("PATH"));
  assertEquals(denoWorld.env("DISPATCH_NO_SUCH_VARIABLE"), undefined);
});
