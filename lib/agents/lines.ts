/**
 * Lines of frontmatter, and the texts that stand on several of them (`|` and
 * `>`).
 *
 * @module
 */

import { Refused } from "./scalar.ts";

/** One line; `text` is without indentation and without trailing blanks. */
export interface Line {
  /** Leading spaces. */
  indent: number;
  text: string;
  /** A tab stands in the indentation. */
  tabbed: boolean;
  raw: string;
}

/** The lines of a text; a carriage return before the break is no part of it. */
export function linesOf(head: string): Line[] {
  return head.split("\n").map((whole) => {
    const raw = whole.endsWith("\r") ? whole.slice(0, -1) : whole;
    let indent = 0;
    while (raw[indent] === " ") indent += 1;
    const text = raw.slice(indent).trim();
    return { indent, text, raw, tabbed: raw[indent] === "\t" && text !== "" };
  });
}

const HEADER = /^([|>])([+-]?[1-9]?|[1-9][+-])[ \t]*(?:#.*)?$/;

function joined(lines: readonly string[], style: string): string {
  if (style === "|") return lines.join("\n");
  let text = "";
  let blank = 0;
  let before: "none" | "plain" | "indented" = "none";
  for (const line of lines) {
    if (line === "") {
      blank += 1;
      continue;
    }
    const kind = /^\s/.test(line) ? "indented" : "plain";
    if (before === "none") text += "\n".repeat(blank);
    // Lines that are indented further keep their breaks.
    else if (before === "indented" || kind === "indented") {
      text += "\n".repeat(blank + 1);
    } else text += blank === 0 ? " " : "\n".repeat(blank);
    text += line;
    before = kind;
    blank = 0;
  }
  return text;
}

/**
 * The text of a block that `header` opens; `next` is the index of the line
 * after it.
 *
 * @throws {Refused} When the header is none, or a line is indented too little.
 */
export function literalText(
  lines: readonly Line[],
  { header, from, parent }: { header: string; from: number; parent: number },
): { value: string; next: number } {
  const parts = HEADER.exec(header);
  if (parts === null) throw new Refused("block");
  const [, style = "|", marks = ""] = parts;
  const digit = /[1-9]/.exec(marks);
  let indent = digit === null
    ? undefined
    : Math.max(parent, 0) + Number(digit[0]);
  const content: string[] = [];
  let next = from;
  for (; next < lines.length; next++) {
    const line = lines[next];
    if (line === undefined) break;
    if (line.text === "" && line.indent <= (indent ?? line.indent)) {
      content.push("");
      continue;
    }
    if (line.indent <= parent) break;
    indent ??= line.indent;
    // A comment that is indented less stands after the block.
    if (line.indent < indent && line.text.startsWith("#")) break;
    if (line.indent < indent) throw new Refused("indent");
    content.push(line.raw.slice(indent));
  }
  while (content.length > 0 && content.at(-1) === "") content.pop();
  const text = joined(content, style);
  const value = marks.includes("-") || text === "" ? text : `${text}\n`;
  return { value, next };
}
