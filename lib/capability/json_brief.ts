/**
 * Briefs that are one JSON object: their texts are instructions.
 *
 * @module
 */

/** Whether the whole prompt is one JSON object. */
export function isJsonBrief(prompt: string): boolean {
  const text = prompt.trim();
  if (!text.startsWith("{") || !text.endsWith("}")) return false;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null;
  } catch {
    return false;
  }
}

/**
 * The same text, unit for unit, with JSON's punctuation turned into lines, so
 * that keys read as labels and texts as what stands under them.
 */
export function openJson(prompt: string): string {
  const out: string[] = [];
  let inText = false;
  for (let i = 0; i < prompt.length; i++) {
    const char = prompt[i] ?? "";
    if (inText) {
      if (char === "\\") {
        const next = prompt[i + 1] ?? "";
        out.push(next === "n" ? " \n" : ` ${next}`);
        i++;
      } else if (char === '"') {
        inText = false;
        out.push(" ");
      } else out.push(char);
    } else if (char === '"') {
      inText = true;
      out.push(" ");
    } else out.push("{}[],".includes(char) ? "\n" : char);
  }
  return out.join("").slice(0, prompt.length);
}
