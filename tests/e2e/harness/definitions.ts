/** Agent definitions for stages. */

/** A definition's file with these further frontmatter lines. */
export function definition(
  name: string,
  { lines = [], persona = `You do ${name} work.` }: {
    lines?: readonly string[];
    persona?: string;
  } = {},
): string {
  const head = [`name: ${name}`, `description: Does ${name} work`, ...lines];
  return ["---", ...head, "---", persona, ""].join("\n");
}
