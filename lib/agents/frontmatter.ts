/**
 * Where the frontmatter of an agent definition begins and ends, as the harness
 * sees it.
 *
 * @module
 */

/** What stands at the head of a file. */
export type Frontmatter =
  /** The text between the two markers, and the offset of what follows. */
  | { state: "found"; head: string; bodyAt: number }
  /** No sign of frontmatter: notes, a persona without head, an empty file. */
  | { state: "none" }
  /** It begins with blank lines, so that the markers are ordinary text. */
  | { state: "late" }
  /** It begins with a byte order mark. */
  | { state: "bom" }
  /** The opening marker has something else on its line. */
  | { state: "spoilt" }
  | { state: "unclosed" };

const MARK = "---";

function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0 ||
    code === 0xfeff;
}

/**
 * Splits a definition. The file must begin with `---`; the next `---` closes,
 * wherever it stands, so that one inside a value cuts the frontmatter short
 * (recorded with 2.1.332).
 *
 * That version accepts a byte order mark, earlier ones did not; here the file
 * is told and not counted, because nobody can see why it fails elsewhere.
 */
export function splitFrontmatter(text: string): Frontmatter {
  if (text.charCodeAt(0) === 0xfeff) {
    const rest = splitFrontmatter(text.slice(1));
    return rest.state === "none" ? rest : { state: "bom" };
  }
  if (!text.startsWith(MARK)) {
    return text.trimStart().startsWith(MARK)
      ? { state: "late" }
      : { state: "none" };
  }
  let start = -1;
  let at = MARK.length;
  while (at < text.length && isBlank(text.charCodeAt(at))) {
    at += 1;
    if (text[at - 1] === "\n") start = at;
  }
  if (start === -1) {
    return text.includes("\n") ? { state: "spoilt" } : { state: "unclosed" };
  }
  const end = text.indexOf(MARK, start);
  if (end === -1) return { state: "unclosed" };
  let bodyAt = end + MARK.length;
  while (bodyAt < text.length && isBlank(text.charCodeAt(bodyAt))) {
    bodyAt += 1;
  }
  return { state: "found", head: text.slice(start, end), bodyAt };
}
