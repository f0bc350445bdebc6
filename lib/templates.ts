/**
 * Sentences with a place for what varies, in Chinese.
 *
 * @module
 */

/** Sentences by their English; `{}` stands for what varies. */
export type Templates = Readonly<Record<string, string>>;

/** What stands for each `{}` of a template; `undefined` if it does not fit. */
function slotsOf(template: string, text: string): string[] | undefined {
  const [head = "", ...parts] = template.split("{}");
  if (!text.startsWith(head)) return undefined;
  const slots: string[] = [];
  let from = head.length;
  for (const [i, part] of parts.entries()) {
    const at = i < parts.length - 1
      ? text.indexOf(part, from)
      : text.endsWith(part)
      ? text.length - part.length
      : -1;
    if (at < from) return undefined;
    slots.push(text.slice(from, at));
    from = at + part.length;
  }
  return from === text.length ? slots : undefined;
}

/**
 * An English sentence in the words of the first template that it fits; as it
 * is where it fits none.
 *
 * @param slotIn how what stands for a `{}` is told; as it is if left out
 */
export function translated(
  text: string,
  templates: Templates,
  slotIn: (slot: string) => string = (slot) => slot,
): string {
  const known = templates[text];
  if (known !== undefined) return known;
  for (const [template, chinese] of Object.entries(templates)) {
    if (!template.includes("{}")) continue;
    const slots = slotsOf(template, text);
    if (slots === undefined) continue;
    let next = 0;
    return chinese.replace(/\{\}/g, () => slotIn(slots[next++] ?? ""));
  }
  return text;
}
