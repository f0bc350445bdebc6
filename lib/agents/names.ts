/**
 * Names of agent types: which of them may be looked up, and which two are the
 * same to the harness.
 *
 * @module
 */

/** The longest `subagent_type` that is ever looked up, in UTF-16 units. */
export const NAME_MAX = 64;

/** The longest frontmatter `name` that the harness registers. */
export const REGISTERED_NAME_MAX = 256;

// Path parts, and whatever a terminal or a file system would act upon.
// deno-lint-ignore no-control-regex
const UNFIT = /[/\\\u0000-\u001f\u007f-\u009f]/;

/**
 * Whether a `subagent_type` may be compared with files at all: no path parts,
 * no control characters, at most {@linkcode NAME_MAX} units, not blank.
 */
export function isLookupName(type: string): boolean {
  const trimmed = type.trim();
  return trimmed !== "" && trimmed !== "." && trimmed !== ".." &&
    type.length <= NAME_MAX && !UNFIT.test(trimmed);
}

/**
 * The form in which the harness compares two names that are not the same:
 * lower case, without blanks, dashes of any kind and underscores (recorded
 * with 2.1.332).
 */
export function foldName(name: string): string {
  return name.normalize("NFKC").toLowerCase().replace(
    /[\p{White_Space}\p{Pd}_]/gu,
    "",
  );
}

/** Whether a name is of the form `plugin:agent`, which no file shows. */
export function isPluginId(type: string): boolean {
  // A full-width colon is one to the harness as well.
  return /[:\u{fe13}\u{fe55}\u{ff1a}]/u.test(type);
}

/** Why the harness does not take `name` for a definition, if it does not. */
export function nameFault(
  name: string,
): "name-dash" | "name-colon" | "name-long" | undefined {
  if (name.startsWith("-")) return "name-dash";
  if (name.length > REGISTERED_NAME_MAX) return "name-long";
  if (isPluginId(name)) return "name-colon";
  return undefined;
}
