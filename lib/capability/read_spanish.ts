/**
 * Spanish: orders by the forms of their verbs, silent about all else.
 *
 * @module
 */

import type { Act, Strength } from "./explanation.ts";
import * as tables from "./tables/other_words.ts";
import type { Token } from "./tokens.ts";

function act(signal: Act["signal"], strength: Strength, reason: string): Act {
  return { signal, strength, reason };
}

const split = (table: string) => new Set(table.split(/\s+/));
let sets: Record<string, Set<string>> | undefined;

/** A Spanish table as a set; made when the first sentence asks for it. */
function es(name: string): Set<string> {
  sets ??= {
    change: split(tables.SPANISH_CHANGE),
    run: split(tables.SPANISH_RUN),
    read: split(tables.SPANISH_READ),
    make: split(tables.SPANISH_MAKE),
    code: split(tables.SPANISH_CODE),
    marks: split(tables.SPANISH_MARKS),
    all: split(tables.SPANISH_ALL),
    fence: split(tables.SPANISH_FENCE),
    banned: split(tables.SPANISH_BANNED),
    openers: split(tables.SPANISH_OPENERS),
  };
  return sets[name] ?? new Set();
}

/** Whether a sentence is Spanish, by the words that only Spanish has. */
export function isSpanish(tokens: readonly Token[]): boolean {
  let marks = 0;
  for (const token of tokens) if (es("marks").has(token.word)) marks++;
  return marks >= 2 && marks * 8 >= tokens.length;
}

type SpanishKind = "change" | "run" | "read" | "make";

interface SpanishVerb {
  kind: SpanishKind;
  /** "corrígelo": with a pronoun behind it. */
  clitic: boolean;
  infinitive: boolean;
  /** "añadas", "cambies": an order only behind "que". */
  second: boolean;
}

const plainly = (word: string) =>
  word.replace(
    /[áéíóúüñ]/g,
    (char) => "aeiouun"["áéíóúüñ".indexOf(char)] ?? "",
  );
const ENDING = /^(?:a|e|as|es|ad|ed|id|ar|er|ir|en|an|amos|emos|eis|ais)$/;
const PRONOUN = /(?:me|nos|se)?(?:lo|la|los|las|le|les)$|(?:me|nos|se)$/;
const IRREGULAR: Record<string, SpanishKind> = {
  di: "read",
  dime: "read",
  dinos: "read",
  dame: "read",
  danos: "read",
  decidme: "read",
  haz: "make",
  hazme: "make",
  pon: "make",
  deja: "make",
  rehaz: "change",
  deshaz: "change",
  mantén: "change",
  pasa: "run",
  incluye: "read",
};

/** What a word is as a verb that can order; undefined when it is none. */
function spanishVerb(word: string): SpanishVerb | undefined {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) {
    return {
      kind: irregular,
      clitic: false,
      infinitive: false,
      second: false,
    };
  }
  if (word.length < 4 || word.length > 24) return undefined;
  const plain = plainly(word);
  const stripped = plain.replace(PRONOUN, "");
  // An order with a pronoun bears its accent: "corrígelo".
  const clitic = stripped !== plain &&
    (plain !== word || /r$|^(?:pon|haz|da|di)$/.test(stripped));
  const base = clitic ? stripped : plain;
  if (clitic && /^(?:pon|haz)$/.test(base)) {
    return { kind: "make", clitic, infinitive: false, second: false };
  }
  for (const kind of ["change", "run", "read", "make"] as const) {
    const stems = es(kind);
    for (let at = base.length - 1; at >= base.length - 4 && at > 1; at--) {
      const ending = base.slice(at);
      if (!ENDING.test(ending) || !stems.has(base.slice(0, at))) continue;
      return {
        kind,
        clitic,
        infinitive: ending.endsWith("r"),
        second: /^(?:as|es|eis|ais)$/.test(ending),
      };
    }
  }
  return undefined;
}

const EMBEDS = new Set(
  `que qué por cómo dónde cuándo quién quiénes cuáles cuál cual cuánto cuánta
  cuántos cuántas si donde cuando porque quien`.split(/\s+/),
);
/** Words that make an order of the verb or the thing behind them. */
const WANTS =
  /(?:^| )(?:necesito|quiero|querría|quisiera|gustaría|encárgate|ocúpate|hay|tienes|debes|toca|intenta|procura|puedes|podrías|podéis|podría|pido|queremos|necesitamos|falta)(?: que| de)?(?: me| nos| lo| la| los| las| se)?$/;
const STATED =
  /(?:debe|deben|debería|deberían|tiene que|tienen que|ha de|han de) ([^ ]{1,20}r(?:se)?)(?: ([^ ]+))?/;

/** What a Spanish sentence asks for. */
export function readSpanish(tokens: readonly Token[]): Act[] {
  const acts: Act[] = [];
  const words = tokens.map((token) => token.word);
  const all = words.join(" ");
  if (spanishOnly(words, all)) {
    acts.push(act("RO", 3, "the task is declared read-only"));
  }
  const run = spanishRun(tokens, all);
  if (run !== undefined) acts.push(run);
  const asked = words.includes("¿");
  const polite =
    /¿ ?(?:me |nos |te )?(?:puedes|podrías|podéis|puede|podría|importaría)/
      .test(all);
  if (asked && !polite) {
    return acts.length > 0 ? acts : [act("READ", 2, "a question")];
  }
  let head = true;
  let embedded = false;
  let banned = false;
  let lacking = -1;
  let before = "";
  for (const [i, word] of words.entries()) {
    const token = tokens[i];
    if (token === undefined) break;
    const wanted = WANTS.test(before);
    if (
      EMBEDS.has(word) && !(word === "que" && wanted) &&
      words[i + 1] !== "favor" &&
      !(word === "que" && /(?:tienes|hay)$/.test(before))
    ) embedded = true;
    if (/^(?:no|sin|ni|nada|ningún|nunca|jamás|prohibido)$/.test(word)) {
      // "sin usar" ends with its verb.
      banned = word !== "sin";
      lacking = word === "sin" ? i + 1 : lacking;
      if (spanishBan(tokens, i)) {
        acts.push(act("NEG", 3, "all writing is forbidden"));
      }
    }
    if (/^(?:[,;)¿]|y|e|luego|después|pero|sino|o)$/.test(word)) {
      head = true;
      if (!/^[yeo]$/.test(word)) banned = embedded = false;
      before = "";
      continue;
    }
    const verb = banned || i === lacking ? undefined : spanishVerb(word);
    const object = /(?:^| )(?:se|lo|la|los|las|le|les|nos)$/.test(before);
    const aim = verb?.infinitive === true && !wanted &&
      /(?:^| )(?:para|de|a|al|antes|tras|por|en|con)$/.test(before);
    if (
      verb !== undefined && !aim && (wanted || !verb.second) &&
      (verb.clitic || wanted || (head && !object))
    ) {
      const sure = verb.clitic && !verb.infinitive;
      const made = spanishDeed(tokens, {
        at: i,
        verb,
        strength: sure ? 3 : embedded ? 1 : verb.infinitive && !wanted ? 2 : 3,
      });
      if (!(made?.signal === "READ" && embedded) && made !== undefined) {
        acts.push(made);
      }
    } else if (wanted && !banned && /^unas?$|^un(?:os)?$/.test(word)) {
      acts.push(needed(tokens.slice(i + 1, i + 5)));
    } else if (
      wanted && !banned && before.endsWith("que") && verb === undefined &&
      /quiero|necesito|quer|quis|gust/.test(before)
    ) acts.push(act("WRITE", 1, "says how a thing is to be"));
    before = before === "" ? word : `${before} ${word}`.slice(-48);
    if (es("openers").has(word) || token.kind === "number") continue;
    if (token.kind !== "sign") head = false;
  }
  const stated = STATED.exec(all);
  if (
    stated !== null &&
    !all.slice(0, stated.index).split(" ").some((word) => EMBEDS.has(word))
  ) {
    const done = /(?:[ai]d|t|ch)[oa]s?$/.test(stated[2] ?? "") &&
      /^(?:ser|estar|quedar)$/.test(stated[1] ?? "");
    acts.push(act("WRITE", done ? 2 : 1, "says how a thing is to be"));
  }
  return acts;
}

/** "Necesito un script": something for the repository, or an answer. */
function needed(noun: readonly Token[]): Act {
  const code = noun.slice(0, 2).some(({ word }) => es("code").has(word)) ||
    noun.some(({ kind }) => kind === "path");
  return code
    ? act("WRITE", 2, "something is needed")
    : act("READ", 2, "an answer");
}

/** What a verb of the tables comes to with its object. */
function spanishDeed(
  tokens: readonly Token[],
  { at, verb, strength }: {
    at: number;
    verb: SpanishVerb;
    strength: Strength;
  },
): Act | undefined {
  const rest = tokens.slice(at + 1, at + 24);
  const end = rest.findIndex(({ word }) => word === "," || word === ";");
  const object = end < 0 ? rest : rest.slice(0, end);
  // "Deja la lista, por gravedad, en un archivo": an aside between commas.
  const behind = end < 0
    ? -1
    : rest.findIndex(({ word }, i) => i > end && word === ",");
  if (behind > 0 && rest[behind + 1]?.word === "en") {
    object.push(...rest.slice(behind + 1, behind + 8));
  }
  const near = object.slice(0, 4).map((each) => each.word).join(" ");
  const word = tokens[at]?.word ?? "";
  // "Unificarlos será cosa mía".
  if (
    verb.infinitive &&
    /(?:^| )(?:es|será|sería|queda|corresponde|toca)(?: |$)/.test(near)
  ) {
    return undefined;
  }
  if (verb.kind === "read") return act("READ", 3, "asks to look and tell");
  if (verb.kind === "run") {
    // "pasa los tests" runs, "pasa el token a la vista" does not.
    const runs = word !== "pasa" || object[0]?.kind === "command" ||
      /tests?|pruebas|lint|suite|benchmark/.test(near);
    return runs
      ? act("EXEC", strength, `an order to run (${word})`)
      : undefined;
  }
  if (verb.kind === "change") {
    return act("WRITE", strength, `an order to change (${word})`);
  }
  const place = rest.findIndex(({ kind }) => kind === "path");
  const there = rest.slice(Math.max(0, place - 4), Math.max(0, place))
    .some((each) => each.word === "en");
  if (object.some(({ kind }) => kind === "path") || there) {
    return {
      ...act("WRITE", strength, "something is to go into a file"),
      file: true,
    };
  }
  if (
    /(?<!\S)(?:build|compilación|benchmark|medición|dry-run|smoke)\b/.test(near)
  ) {
    return act("EXEC", strength, "an order to run");
  }
  if (word === "haz" && near.startsWith("que")) {
    return act("WRITE", 2, "a thing is to be made so");
  }
  if (verb.clitic && near === "" && word.startsWith("haz")) {
    return act("WRITE", 2, "an order to do it");
  }
  if (verb.clitic && near.startsWith("en ")) return undefined;
  const makes = object.slice(0, 4).some((each) => es("code").has(each.word));
  return makes
    ? act("WRITE", strength, `an order to make (${word})`)
    : act("READ", 2, "an answer");
}

const ONLY =
  /(?:solo|sólo|únicamente|solamente)(?: de)? (lectura|análisis|investigación|revisión|consulta|leer|lee|analiza|analizar|investigar|investiga|diagnóstico|mirar|mira|exploración|estudio|auditoría)(?!\S)/;
const OF_TASK =
  /^$|(?:tarea|trabajo|acceso|encargo|sesión|revisión|análisis|agente|permisos?|investigación|auditoría|consulta|tienes|eres|estás|es|misión)(?: en| de| un| una| modo)*$|^(?:estás |trabajas |trabaja |actúa )?en modo(?: de)?$/;

/** Whether the task, and not a thing in it, is called read-only. */
function spanishOnly(words: readonly string[], all: string): boolean {
  if (
    /(?:no|sin) (?:tienes |hay |dispones de )?permisos? de escritura/.test(all)
  ) {
    return true;
  }
  const only = ONLY.exec(all);
  if (only === null) return /^(?:modo|tarea|trabajo)(?: de)? lectura/.test(all);
  const before = all.slice(0, only.index).trim();
  if (only[1] !== "lectura") {
    return /^$|(?:tarea|trabajo|encargo|es|hoy|quiero|,)(?: de)?$/.test(before);
  }
  return OF_TASK.test(before) ||
    words.length <= 6 && !/campo|réplica|usuario|rol|vista/.test(before);
}

const WORKS =
  /(?:^| )(?:pasan?|pasar|pasando|compilando|funcionando|aplica|compilan?|arrancan?|funcionan?|construyen?|levantan?|verde|verdes|limpio|instalan?)(?: |$)/;
const RUNNABLE =
  /(?:^| )(?:tests?|pruebas|suite|build|linter|lint|compilación|rama|imagen|proyecto|contenedor|servidor|ci|migraciones)(?: |$)/;
const ENSURES =
  /asegúra|comprueb|comprob|verifi|confirm|garantiza|debe|tiene|hasta que|¿|deja/;
const GIVES =
  /(?:^| )(?:pega|pégame|dame|manda|mándame|envía|envíame|pásame|salida|resultado)(?: |$)/;

/** "asegúrate de que pasan los tests", "dame la salida de `x`". */
function spanishRun(tokens: readonly Token[], all: string): Act | undefined {
  const command = tokens.findIndex(({ kind }) => kind === "command");
  if (/por qué|cómo|dónde|fall[aóo]|no hace falta/.test(all)) return undefined;
  if (
    (command >= 0 || RUNNABLE.test(all)) && WORKS.test(all) &&
    ENSURES.test(all)
  ) return act("EXEC", all.includes("¿") ? 2 : 3, "it must pass");
  const alone = command >= 0 && command <= 2 && command === tokens.length - 1;
  return alone || (command >= 0 && GIVES.test(all))
    ? act("EXEC", 2, "names the command to use")
    : undefined;
}

function spanishBan(tokens: readonly Token[], at: number): boolean {
  // "No hace falta": waived, not forbidden.
  if (/^(?:hace|es|hay)$/.test(tokens[at + 1]?.word ?? "")) return false;
  const rest = tokens.slice(at + 1, at + 12);
  const verb = rest.findIndex(({ word }) => forbids(word));
  if (verb < 0 || verb > 4) return false;
  const object = rest.slice(verb + 1);
  if (object.some((token) => es("fence").has(token.word))) return false;
  return object.length === 0 ||
    object.some((token) => es("all").has(token.word)) ||
    (tokens[at]?.word === "nada" && verb === 0);
}

/** "modifiques", "editar": a verb whose ban forbids writing. */
function forbids(word: string): boolean {
  const kind = spanishVerb(word)?.kind;
  if (kind === "change" || kind === "make") return true;
  const plain = plainly(word);
  for (let at = plain.length; at >= plain.length - 5 && at > 2; at--) {
    if (es("banned").has(plain.slice(0, at))) return true;
  }
  return false;
}
