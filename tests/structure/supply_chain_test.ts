/**
 * What the project takes from others: only packages for development, each
 * pinned with its hash, under a licence that allows it, and nothing that runs
 * at install time.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { ROOT } from "../support/run_hook.ts";

interface Lock {
  specifiers: Record<string, string>;
  npm: Record<
    string,
    { integrity?: string; dependencies?: string[]; scripts?: boolean }
  >;
}

const lock: Lock = JSON.parse(Deno.readTextFileSync(join(ROOT, "deno.lock")));
const project = JSON.parse(Deno.readTextFileSync(join(ROOT, "deno.json")));

/** Every npm package, with its licence. */
const PACKAGES: Record<string, string> = {
  "@eslint-community/regexpp": "MIT",
  "fast-check": "MIT",
  "pure-rand": "MIT",
  "refa": "MIT",
  "regexp-ast-analysis": "MIT",
  "scslre": "MIT",
  "yaml": "ISC",
  "zod": "MIT",
};

const nameOf = (key: string) => key.replace(/@[^@]+$/, "");

Deno.test("every package of deno.lock is known and pinned with its hash", () => {
  const names = Object.keys(lock.npm).map(nameOf).sort();
  assertEquals(names, Object.keys(PACKAGES).sort());
  for (const [key, { integrity, scripts }] of Object.entries(lock.npm)) {
    assert(integrity?.startsWith("sha512-"), key);
    assertEquals(scripts, undefined, `${key} runs scripts when installed`);
  }
});

Deno.test("deno.json holds a package to one major version", () => {
  for (const [name, target] of Object.entries(project.imports)) {
    assert(
      /^(?:npm|jsr):@?[\w./-]+@\^\d+(?:\.\d+)?$/.test(String(target)),
      name,
    );
  }
});

Deno.test("every package has the licence that is listed, in its own words", async () => {
  for (const [key] of Object.entries(lock.npm)) {
    const name = nameOf(key);
    const version = key.slice(name.length + 1);
    const folder = await cachedFolder(name, version);
    const { license, scripts } = JSON.parse(
      await Deno.readTextFile(join(folder, "package.json")),
    );
    assertEquals(license, PACKAGES[name], name);
    for (const step of ["preinstall", "install", "postinstall"]) {
      assertEquals(scripts?.[step], undefined, `${name} has a ${step} script`);
    }
  }
});

/** Where Deno keeps an npm package. */
async function cachedFolder(name: string, version: string): Promise<string> {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["info", "--json"],
    cwd: ROOT,
    stdout: "piped",
  }).output();
  const { npmCache } = JSON.parse(new TextDecoder().decode(stdout));
  for (const registry of Deno.readDirSync(npmCache)) {
    const folder = join(npmCache, registry.name, name, version);
    try {
      if (Deno.statSync(folder).isDirectory) return folder;
    } catch {
      // Kept under another registry.
    }
  }
  throw new Error(`${name}@${version} is not in Deno's cache`);
}

Deno.test("deno.lock is what deno.json asks for", async () => {
  const { code, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["install", "--frozen"],
    cwd: ROOT,
    stdout: "null",
    stderr: "piped",
  }).output();
  assertEquals(code, 0, new TextDecoder().decode(stderr));
});

Deno.test("nothing of ours runs when the plugin is installed", () => {
  for (const key of ["scripts", "postinstall", "preinstall"]) {
    assert(!(key in project), `deno.json has ${key}`);
  }
  const names = [...Deno.readDirSync(ROOT)].map(({ name }) => name);
  for (const name of ["package.json", "binding.gyp", "Makefile", ".npmrc"]) {
    assert(!names.includes(name), name);
  }
  const plugin = Deno.readTextFileSync(
    join(ROOT, ".claude-plugin/plugin.json"),
  );
  assert(!/install/i.test(Object.keys(JSON.parse(plugin)).join(" ")));
});
