/** A scene: one test on one stage. */
import { type Edition, VERSIONS } from "./install.ts";
import { type Props, setStage, type Stage } from "./stage.ts";

/** What a scene may ask for. */
export interface SceneOptions {
  /** The versions that it plays on; the current one if left out. */
  editions?: readonly Edition[];
  /** Fields of the user's settings.json. */
  settings?: Record<string, unknown>;
  /** Further files, by path below the stage's root. */
  props?: Props;
}

/**
 * Registers a test that plays on a stage of its own, once for each version.
 * The stage is removed afterwards, unless the scene fails or E2E_KEEP is set:
 * then its folder is printed.
 */
export function scene(
  name: string,
  play: (stage: Stage, edition: Edition) => Promise<void>,
  options: SceneOptions = {},
): void {
  const { editions = ["current"], settings = {}, props = {} } = options;
  for (const edition of editions) {
    const suffix = edition === "current" ? "" : ` [${VERSIONS[edition]}]`;
    Deno.test(name + suffix, async () => {
      const stage = setStage({ settings, props });
      let keep = Deno.env.has("E2E_KEEP");
      try {
        await play(stage, edition);
      } catch (error) {
        keep = true;
        throw error;
      } finally {
        if (keep) console.log(`The scene's files are in ${stage.root}`);
        else Deno.removeSync(stage.root, { recursive: true });
      }
    });
  }
}
