/**
 * Models: who decides, and what an alias stands for.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import {
  chooseModel,
  type ModelAliases,
  type ModelSources,
  routeModel,
} from "../../lib/agents/model.ts";

const CHOICES: [sources: ModelSources, expected: string][] = [
  [{}, "parent"],
  [{ call: "opus", definition: "haiku", environment: "sonnet" }, "call opus"],
  [{ definition: "haiku", environment: "sonnet" }, "definition haiku"],
  [{ environment: " sonnet " }, "environment sonnet"],
  [{ call: " ", definition: "haiku" }, "definition haiku"],
  [{ call: "Inherit", definition: "haiku" }, "call"],
  [{ definition: "inherit", environment: "sonnet" }, "definition"],
];
for (const [sources, expected] of CHOICES) {
  Deno.test(`chooseModel() takes "${expected}" of ${JSON.stringify(sources)}`, () => {
    const { from, model } = chooseModel(sources);
    assertEquals(model === undefined ? from : `${from} ${model}`, expected);
  });
}

const ALIASES: ModelAliases = {
  haiku: "small-1",
  Opus: { provider: "big", model: "large-2", effort: "high" },
  sketch: "draft",
  draft: "haiku",
  loop: "loop",
  parent: "inherit",
  fast: "haiku",
  vague: { effort: "low" },
  odd: "fable",
};
const ROUTES: [selector: string | undefined, expected: unknown][] = [
  [undefined, undefined],
  [" ", undefined],
  ["INHERIT", undefined],
  ["HAIKU", { model: "small-1" }],
  ["opus", { provider: "big", model: "large-2", effort: "high" }],
  ["fast", { model: "small-1" }],
  // One hop, and no second one.
  ["sketch", { model: "haiku" }],
  ["loop", undefined],
  ["parent", undefined],
  ["vague", { effort: "low" }],
  // Aliases of Claude Code that this host does not route.
  ["sonnet", undefined],
  ["odd", undefined],
  ["masterplan", undefined],
  // A task's name stands for its family.
  ["blueprint", { provider: "big", model: "large-2", effort: "high" }],
  ["claude-x-1", { model: "claude-x-1" }],
];
for (const [selector, expected] of ROUTES) {
  Deno.test(`routeModel() routes ${selector}`, () => {
    assertEquals(routeModel(selector, ALIASES).route, expected);
  });
}

Deno.test("routeModel() leaves each alias of Claude Code to the parent where nothing routes it", () => {
  const families = ["fable", "haiku", "opus", "sonnet", "architect"];
  const lanes = ["sketch", "draft", "blueprint", "masterplan"];
  for (const name of [...families, ...lanes]) {
    assertEquals(routeModel(name, {}), { doubtful: false }, name);
  }
});

Deno.test("routeModel() doubts a plain word that is no alias", () => {
  assertEquals(routeModel("turbo", {}), {
    route: { model: "turbo" },
    doubtful: true,
  });
  assertEquals(routeModel("turbo-2", {}).doubtful, false);
  // What an alias names, the host has chosen.
  for (const routed of ["turbo", { model: "turbo" }]) {
    assertEquals(routeModel("quick", { quick: routed }), {
      route: { model: "turbo" },
      doubtful: false,
    });
  }
  assertEquals(routeModel("quick", { quick: "sonnet", sonnet: "turbo" }), {
    route: { model: "turbo" },
    doubtful: false,
  });
});
