/**
 * The parts of a prompt, as annotators labelled them one by one
 * (`tests/fixtures/corpus/parts.txt`).
 *
 * @module
 */

/** Where a part stands; UTF-16 offsets. */
export interface Part {
  start: number;
  end: number;
}

const CJK = /[\u3040-\u30ff\u3400-\u9fff]/;
const KANA = /[\u3040-\u309f]/;
const ORNAMENT = /[\s\-*•>#\d.)(、,，:：|]/;
const LETTER = /[\p{L}\ue000-\ue009]/u;
const CONTINUES = /^, (?:then|and then|but|so|and) /;

/** Whether a part ends behind the unit at `i`, before it, or not there. */
function breakAt(text: string, i: number): "behind" | "before" | undefined {
  const char = text[i] ?? "";
  const next = text[i + 1] ?? "\n";
  if (char === "\n" || "(（)）".includes(char)) return "before";
  if ("。！？；;：—→，".includes(char)) return "behind";
  if (".!?".includes(char)) {
    return /[\s)"'”’\]]/.test(next) ? "behind" : undefined;
  }
  if (char === ":") return /\s/.test(next) ? "behind" : undefined;
  if (char === "-") {
    return text[i - 1] === " " && next === " " ? "before" : undefined;
  }
  if (char === "、") return KANA.test(text[i - 1] ?? "") ? "behind" : undefined;
  if (char !== "," || !/\s/.test(next)) return undefined;
  const continues = CONTINUES.test(text.slice(i, i + 11));
  return continues || CJK.test(text[i - 1] ?? "") ? "behind" : undefined;
}

/** The parts of a prompt whose asides are marks: what stands between breaks. */
export function partsOf(masked: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (let i = 0; i <= masked.length; i++) {
    const is = i === masked.length ? "before" : breakAt(masked, i);
    if (is === undefined) continue;
    let start = from;
    let end = is === "behind" ? i + 1 : i;
    while (start < end && ORNAMENT.test(masked[start] ?? "")) start++;
    while (end > start && /\s/.test(masked[end - 1] ?? "")) end--;
    if (LETTER.test(masked.slice(start, end))) parts.push({ start, end });
    from = i + 1;
  }
  return parts;
}

/**
 * The letters of each prompt's parts, by `set/id`. `W` orders a change, `E` a
 * run, `B` both; all other letters order nothing.
 */
export function partLabels(text: string): Map<string, string> {
  return new Map(
    text.trim().split("\n").map((line) => {
      const [name = "", letters = ""] = line.split(" ");
      return [name, letters];
    }),
  );
}
