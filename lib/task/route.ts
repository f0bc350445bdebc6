/**
 * In which mode a run starts, and on which model.
 *
 * @module
 */

import type { Definition } from "../agents/definition.ts";
import { chooseModel, routeModel } from "../agents/model.ts";
import type { TaskCall } from "./call.ts";
import type { HostFacts } from "./host.ts";
import type { RunPlan } from "./plan_shapes.ts";
import { quoted } from "./refusals.ts";

/** Whether `CLAUDE_CODE_DISABLE_BACKGROUND_TASKS` takes pins back. */
export function switchesPinsOff(value: string | undefined): boolean {
  return value !== undefined && value !== "" && value !== "0" &&
    value.toLowerCase() !== "false";
}

/** Foreground unless the call says otherwise or, saying nothing, a pin does. */
export function modeOf(
  call: TaskCall,
  { host, pinned }: { host: HostFacts; pinned: boolean },
): RunPlan["mode"] {
  const background = call.runInBackground ??
    (pinned && !switchesPinsOff(host.backgroundSwitch));
  return background ? "background" : "foreground";
}

/** Model and effort of a run, as far as they differ from the parent's. */
export function routeOf(
  call: TaskCall,
  { host, definition }: { host: HostFacts; definition?: Definition },
): Pick<RunPlan, "options" | "warnings"> {
  const { model } = chooseModel({
    call: call.model,
    definition: definition?.model,
    environment: host.subagentModel,
  });
  const { route: found = {}, doubtful } = host.aliases === undefined
    ? { route: model === undefined ? {} : { model }, doubtful: false }
    : routeModel(model, host.aliases);
  const effort = definition?.effort;
  const route = { ...(effort !== undefined && { effort }), ...found };
  return {
    ...(Object.keys(route).length > 0 && { options: route }),
    warnings: doubtful
      ? [
        `${quoted(model ?? "")} is taken as the name of a model: ` +
        "no alias of that name is configured",
      ]
      : [],
  };
}
