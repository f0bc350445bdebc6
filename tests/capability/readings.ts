/**
 * What the reading makes of thousands of prompts, in one short line each: all
 * labelled prompts, and every word of the tables and patterns in a few frames.
 *
 * The lines are recorded, whether or not the reading is right: labels say what
 * it ought to be (see `deno task eval`), the record says what has changed.
 *
 * @module
 */

import { explainCapability } from "../../lib/capability/explain.ts";
import { labelledIn } from "../eval/score.ts";

const FIXTURES = new URL("../fixtures/", import.meta.url);

/** Where the record lies. */
export const RECORD = new URL("capability/readings.txt", FIXTURES);

/** Where the words lie, one a line. */
export const WORDS = new URL("capability/words.txt", FIXTURES);

/** A prompt with the name under which its reading is recorded. */
export interface Named {
  name: string;
  prompt: string;
}

function fnv(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/**
 * The signals of a prompt with their strengths, and a hash of all that was
 * found in it; the reasons are words for people and not part of it.
 */
export function readingOf(prompt: string): string {
  const { signals, clauses, asides, dropped } = explainCapability(prompt);
  const found = Object.values(signals).flatMap((finding) =>
    finding === undefined ? [] : `${finding.signal}${finding.strength}`
  );
  const parts = clauses.map(({ start, end, frame, item, acts }) => [
    start,
    end,
    frame,
    item,
    acts.map(({ reason: _, ...act }) => act),
  ]);
  const lost = dropped.map(({ signal, clause }) => [signal, clause]);
  const hash = fnv(JSON.stringify([parts, asides, lost]));
  return `${found.join("+") || "-"} ${hash}`;
}

/** The invented short prompts, one a line behind what they come to. */
export function shortPrompts(): Named[] {
  return ["sentences.txt", "english_sentences.txt", "shapes.txt"].flatMap(
    (name) =>
      Deno.readTextFileSync(new URL(`capability/${name}`, FIXTURES)).trimEnd()
        .split("\n").map((line) => line.slice(line.indexOf(" ") + 1))
        .map((line) => ({ name: line, prompt: line.replaceAll("\\n", "\n") })),
  );
}

/** All labelled prompts, those of the shorter files first. */
export function labelledPrompts(): Named[] {
  const folder = new URL("corpus/", FIXTURES);
  return [...Deno.readDirSync(folder)].map(({ name }) => name)
    .filter((name) => name.endsWith(".jsonl")).sort()
    .flatMap((name) =>
      labelledIn(Deno.readTextFileSync(new URL(name, folder))).map((
        { id, prompt },
      ) => ({ name: `${name}:${id}`, prompt }))
    );
}

const FRAMES = {
  en: [
    "Please {w} the parser and tell me.",
    "Report the {w} of the queue.",
    "Fix the {w}.",
    "The {w} will fix the parser.",
    "Do not {w} the code.",
    "Run the tests until they {w}.",
    "{w} fix the parser.",
    "Fix the parser {w} the queue is read.",
    "{W}: fix the parser.",
    "I {w} that the parser was fixed.",
    "# {W}\n\nFix the parser.",
    "# {W} for parsers\n\nFix the parser.",
    "# The new {w}\n\nFix the parser.",
    "Step 2: {w}\n\nFix the parser.",
    "I need {w} for the queue.",
    "We need a {w} that works.",
    "Write me a {w} of it.",
    "Put it in the {w}.",
    "No {w}.",
    "Read-only {w}.",
    "Nothing is to be {w}, only read.",
    "Let's {w} it.",
    "{W} it and commit.",
    "Is the {w} {w}?",
    "A {w} {w} is missing.",
    "Without {w} or edits, look at it.",
    "Put the {w} into src/queue.{w} and into {w}/x.",
    "Use `{w} check`, then `git {w} x`, and tell me.",
  ],
  zh: [
    "请{w}解析器。",
    "不要{w}代码。",
    "{w}：修复解析器。",
    "{w}修复解析器，然后跑测试。",
    "查一下{w}的原因。",
    "跑一遍测试，确认{w}。",
    "修复解析器{w}。",
    "把结论{w}回复。",
    "只{w}，改{w}。",
    "# {w}\n\n修复解析器。",
    "# {w}具体说明\n\n修复解析器。",
    "# 具体说明{w}\n\n修复解析器。",
    "{w}如下：修复解析器。",
    "给我一份{w}。",
    "需要新的{w}，写到{w}里。",
    "{w}不能动，别{w}。",
    "把{w}改成新的。",
    "{w}由别人负责{w}。",
    "能不能{w}？",
    "已经{w}过的{w}不要再{w}。",
    "帮我{w}一下{w}，跑{w}。",
    "本次{w}，不{w}任何文件。",
    "没有{w}就停。",
  ],
  es: [
    "{W} el código de la cola y explica los cambios.",
    "{W}a el código de la cola.",
    "{W}e la cola, por favor.",
    "No {w}es ningún archivo del proyecto.",
    "No {w} los archivos.",
    "El {w} lo hace otro equipo.",
    "Arregla el {w} de la cola.",
    "{W} arregla la cola.",
    "Solo {w}, sin tocar los archivos.",
    "Quiero que {w}es la cola y {w}as el código.",
    "Hay que {w}ar los tests.",
    "Ejecuta {w} y dime qué falla.",
  ],
  ja: [
    "コードを{w}してください。",
    "コードを{w}てください。",
    "解析器の{w}を調べて教えてください。",
    "コードの{w}はしないでください。",
    "{w}修正してください。",
    "修正は{w}。",
    "{w}",
    "テストが{w}まで直してください。",
    "結果を{w}。",
    "私が{w}ので、調べてください。",
    "ファイルを{w}、報告してください。",
    "読み取り{w}です。",
  ],
  ko: [
    "코드를 {w}해 주세요.",
    "코드를 {w}.",
    "코드 {w}을 조사해 알려 주세요.",
    "코드를 {w}하지 마세요.",
    "{w} 수정해 주세요.",
    "수정은 {w}.",
    "{w}",
    "테스트가 {w} 때까지 고쳐 주세요.",
    "결과를 파일에 {w}.",
    "제가 {w} 테니 조사해 주세요.",
    "파일을 {w} 보고해 주세요.",
    "읽기 {w}입니다.",
  ],
};

/** A word in each of the frames of its language. */
export function framed(word: string): string {
  const [, tongue, bare = word] = /^(es|ja|ko|zh):(.*)/.exec(word) ?? [];
  const frames = tongue !== undefined
    ? FRAMES[tongue as keyof typeof FRAMES]
    : /\p{Script=Latin}/u.test(word)
    ? FRAMES.en
    : FRAMES.zh;
  const upper = bare.charAt(0).toUpperCase() + bare.slice(1);
  return frames.map((frame) =>
    frame.replaceAll("{w}", bare).replaceAll("{W}", upper)
  ).join("\n\n");
}

/** The words, framed. */
export function framedWords(): Named[] {
  return Deno.readTextFileSync(WORDS).trimEnd().split("\n").map((word) => ({
    name: word,
    prompt: framed(word),
  }));
}
