/** The files that Claude Code, Deno and npm read agree with one another. */
import { assert, assertEquals } from "@std/assert";
import { fromFileUrl, join } from "@std/path";

const root = fromFileUrl(new URL("../../", import.meta.url));

function read(path: string): Record<string, unknown> {
  return JSON.parse(Deno.readTextFileSync(join(root, path)));
}

const plugin = read(".claude-plugin/plugin.json");
const project = read("deno.json");

Deno.test("plugin.json and deno.json name one plugin in one version", () => {
  assertEquals(plugin["name"], project["name"]);
  assertEquals(plugin["version"], project["version"]);
  assertEquals(plugin["license"], project["license"]);
});

Deno.test("plugin.json points at the hooks file of the top level", () => {
  assertEquals(plugin["hooks"], "./hooks.json");
});

Deno.test("marketplace.json offers the plugin of this folder", () => {
  const { plugins } = read(".claude-plugin/marketplace.json");
  assert(Array.isArray(plugins));
  assertEquals(plugins.length, 1);
  assertEquals(plugins[0]["name"], plugin["name"]);
  assertEquals(plugins[0]["source"], "./");
});

Deno.test("icon.png is a square PNG of 512 to 2048 pixels", () => {
  const bytes = Deno.readFileSync(join(root, ".claude-plugin/icon.png"));
  assertEquals([...bytes.slice(1, 4)], [..."PNG"].map((c) => c.charCodeAt(0)));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  assertEquals(width, height);
  assert(width >= 512 && width <= 2048, `The icon is ${width} pixels wide`);
});

Deno.test("every task of deno.json that runs a file names one that exists", () => {
  for (const [name, task] of Object.entries(project["tasks"] ?? {})) {
    const command = String((task as { command?: string }).command ?? "");
    const file = /deno run -A (\S+)/.exec(command)?.[1];
    if (file === undefined) continue;
    assert(
      Deno.statSync(join(root, file)).isFile,
      `The task "${name}" runs "${file}", which is no file`,
    );
  }
});

Deno.test("each adapter of @std carries the name of the package it serves", () => {
  const imports = project["imports"] as Record<string, string>;
  for (const link of project["links"] as string[]) {
    const { name, version } = read(join(link, "deno.json"));
    assertEquals(imports[String(name)], `jsr:${name}@^1`);
    assert(String(version).startsWith("1."), `${name} is not of version 1`);
  }
});

Deno.test("deno.lock names no registry but its default", () => {
  const text = Deno.readTextFileSync(join(root, "deno.lock"));
  assert(!text.includes("://"), "deno.lock holds a URL");
  assert(!text.includes('"tarball"'), "deno.lock holds an archive address");
});

Deno.test("deno.lock knows every package that deno.json imports", () => {
  const { specifiers } = read("deno.lock");
  const locked = Object.keys(specifiers ?? {});
  for (const target of Object.values(project["imports"] ?? {})) {
    const [, name] = /^npm:(.+)@/.exec(String(target)) ?? [];
    if (name === undefined) continue;
    assert(
      locked.some((one) => one.startsWith(`npm:${name}@`)),
      `deno.lock lacks "${name}"`,
    );
  }
});
