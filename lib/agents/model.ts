/**
 * Which model an agent runs on.
 *
 * @module
 */

/** Where a model may be named, the strongest first. */
export interface ModelSources {
  /** The call's `model`. */
  call?: string | undefined;
  /** The definition's `model`. */
  definition?: string | undefined;
  /** `CLAUDE_CODE_SUBAGENT_MODEL`. */
  environment?: string | undefined;
}

/** The decision; without `model` the agent runs on its parent's. */
export interface ModelChoice {
  model?: string;
  from: "call" | "definition" | "environment" | "parent";
}

/**
 * The model of a dispatch: the call's over the definition's over the
 * environment's over the parent's. `inherit`, in any case, asks for the
 * parent's and ends the search; a blank one says nothing.
 */
export function chooseModel(sources: ModelSources): ModelChoice {
  for (const from of ["call", "definition", "environment"] as const) {
    const model = sources[from]?.trim() ?? "";
    if (model === "") continue;
    return model.toLowerCase() === "inherit" ? { from } : { model, from };
  }
  return { from: "parent" };
}

/** What an alias stands for on a host with several providers. */
export interface ModelRoute {
  provider?: string;
  model?: string;
  effort?: string;
}

/** A host's aliases: a model's id, or a whole route. Names in any case. */
export type ModelAliases = Readonly<Record<string, string | ModelRoute>>;

/** Names of tasks that stand for a family unless a host routes them. */
const LANES: Record<string, string> = {
  sketch: "haiku",
  draft: "sonnet",
  blueprint: "opus",
  masterplan: "fable",
};
const FAMILIES = ["fable", "haiku", "opus", "sonnet", "architect"];

/** The answer of {@linkcode routeModel}; without `route` the parent's counts. */
export interface RoutedModel {
  route?: ModelRoute;
  /** True for a plain word that is no alias: probably a missing one. */
  doubtful: boolean;
}

const PARENT: RoutedModel = { doubtful: false };

function targetOf(aliases: ModelAliases, name: string) {
  const folded = name.toLowerCase();
  const key = Object.keys(aliases).find((at) => at.toLowerCase() === folded);
  return key === undefined ? undefined : aliases[key];
}

/**
 * The route of a model for a host that needs provider and model. An alias may
 * name another alias, which is followed once and not further; an alias of
 * Claude Code that the host does not route leaves the parent's model in place;
 * anything else is taken as a model's id.
 */
export function routeModel(
  selector: string | undefined,
  aliases: ModelAliases,
): RoutedModel {
  const name = selector?.trim() ?? "";
  if (name === "" || name.toLowerCase() === "inherit") return PARENT;
  const isBuiltIn = (at: string) =>
    FAMILIES.includes(at.toLowerCase()) ||
    Object.hasOwn(LANES, at.toLowerCase());
  let target = targetOf(aliases, name);
  if (target === undefined) {
    const peer = Object.hasOwn(LANES, name.toLowerCase())
      ? LANES[name.toLowerCase()]
      : undefined;
    target = peer === undefined ? undefined : targetOf(aliases, peer);
    if (target === undefined && isBuiltIn(name)) return PARENT;
  }
  if (target === undefined) {
    return { route: { model: name }, doubtful: /^[a-z]+$/.test(name) };
  }
  if (typeof target !== "string") return { route: target, doubtful: false };
  const id = target.trim();
  if (
    id.toLowerCase() === "inherit" || id.toLowerCase() === name.toLowerCase()
  ) {
    return PARENT;
  }
  const next = targetOf(aliases, id);
  if (next === undefined) {
    return isBuiltIn(id) ? PARENT : { route: { model: id }, doubtful: false };
  }
  return {
    route: typeof next === "string" ? { model: next } : next,
    doubtful: false,
  };
}
