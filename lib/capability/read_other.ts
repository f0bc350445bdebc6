/**
 * Spanish, Japanese and Korean: bans and declarations, and the plainest
 * orders. Silent about all else, which the whole of the prompt tells better.
 *
 * @module
 */

import type { Act } from "./explanation.ts";
import { hasPath } from "./read_chinese.ts";
import { actOf as act, type Tokens, type Words, wordSet } from "./words.ts";

const DECLARED: Act = act("RO", 3, "the task is declared read-only");
const FORBIDDEN: Act = act("NEG", 3, "all writing is forbidden");
const MUST_PASS: Act = act("EXEC", 3, "it must pass");
const INTO_FILE: Act = {
  ...act("WRITE", 3, "something is to go into a file"),
  file: true,
};

/** Words that tell Spanish from English. */
const SPANISH_MARKS = wordSet(
  `el la los las un una de del que en y con por para qué cómo dónde es sin sólo
  archivo archivos código lectura prueba pruebas cuando cuándo nada ningún
  ninguna como está son explica analiza revisa añade ejecuta corrige arregla al
  se lo si ha hay dime cuánto cuáles hasta desde sobre entre también cada tabla únicamente quiero`,
);

/** Stems of verbs, without accents, by what their order comes to. */
const SPANISH_STEMS: Record<
  "change" | "run" | "read" | "make" | "take",
  Words
> = {
  change: wordSet(
    `arregl corrig corrij correg solucion divid reescrib cambi unific llev modific modifiqu sustitu traduc edit complet
    cierr anad agreg elimin borr actualiz actualic implement refactoriz
    renombr reemplaz muev quit aplic apliqu`,
  ),
  run: wordSet(
    `ejecut corr reproduc compil construy instal arranc mid lanz levant`,
  ),
  read: wordSet(`busc dig compar verific cont confirm explic expliqu`),
  make: wordSet(`dej guard escrib pon gener apunt mont`),
  take: wordSet(`sac extra extraig`),
};

/** Stems whose ban forbids writing, besides those of changing. */
const SPANISH_BANNED = wordSet(
  `toqu toc escrib hag hac alter cre  mov guard gener met pong  cambio modificacion`,
);

/** What is made and belongs to the repository. */
const SPANISH_CODE = wordSet(
  `script función prueba pruebas test tests migración job archivo rama pr`,
);

/** Everything there is to be changed. */
const SPANISH_ALL = wordSet(
  `archivo archivos fichero ficheros código nada línea repositorio repo disco
  proyecto ningún ninguno ninguna cambios`,
);

/** Words that make a ban a fence. */
const SPANISH_FENCE = wordSet(
  `otros otro otra otras demás fuera excepto salvo resto más`,
);

const SPANISH_ONLY =
  /(?:(?:solo|sólo|únicamente|solamente|exclusivamente)(?: de| una?)? (?:lectura|análisis|investigación|revisión|diagnóstico|consulta|leer|analizar|investigar)|(?:investigación|análisis|lectura|revisión|diagnóstico) (?:únicamente|solamente|exclusivamente|puro|pura|(?:y )?nada más)|read[- ]?only|pur[ao] (?:lectura|análisis|investigación|consulta)|puramente de (?:análisis|lectura|investigación))(?!\S)/;
/** What is called so: the task, the access, or nothing else at all. */
const OF_TASK =
  /^(?!réplica|usuario|rol)(?:[^ ]+(?: en| de)?)?$|(?:(?:tarea|review|trabajo|acceso|encargo|sesión|revisión|investigación|análisis|auditoría|planificación|estudio|diagnóstico|lee|trabaja|agente|permisos?|es|estás)(?: (?:en|de|un|una|modo|previ[oa]|estrictamente|sin cambios|[([])){0,3}|(?:^|(?:opera|actúa) )en modo(?: de)?|^(?:revisión|auditoría|tarea|review|estudio) [^,]{0,30},|puramente de)$/;
/** "Limítate a leer", "solo quiero que mires". */
const LOOKS_ONLY =
  /(?:^| )(?:(?:^en |^|(?:trabaja|estás|opera)(?: solo)? en )modo lectura|(?:analysis|research|review)[- ]only|(?:solo|sólo|únicamente) (?:puedes|debes) (?:leer|mirar|consultar)|lim[ií]t[ae](?:te|se) a (?:leer|investigar|analizar|revisar|mirar|explicar|describir|estudiar)|(?:solo|sólo|únicamente) quiero que (?:leas|mires|investigues|analices|revises))(?!\S)/;
const NO_RIGHT =
  /(?:no (?:tienes|hay)|(?:^|[,;:(] |trabajas )sin) permisos? de escritura|s[oó]lo (?:tienes|hay) (?:permisos?|acceso) de lectura/;
const LEFT =
  /(?:deja|dejad|mantén|déjalo) (?:todo|el (?:código|repo|repositorio)|los (?:archivos|ficheros)) (?:(?:tal )?(?:como|cual) están?|intactos?)(?!\S)|el (?:repo|repositorio|código|árbol)(?: de trabajo)? (?:debe|tiene que|ha de) (?:quedar|permanecer)(?:se)? (?:intacto|limpio)(?!\S)|(?:git status|working tree|árbol)(?: [a-zé]+){0,4} limpio(?!\S)/;
/** Where the report of a reading goes. */
const INTO =
  /(?:resultados?|informe|conclusiones|hallazgos|inventario) .{0,80}(?:se guardan?|se escriben?|van?) (?:en|a) |lo único que (?:puedes )?(?:escrib(?:es|ir)|crea[sr]|genera[sr])(?!\S)/;
/** "tiene que quedar en verde": what is shown by a run. */
const PASSES = /(?:^| )(?<!qué )(?:pasa[nr]?|compilan?|verdes?|limpio)(?: |$)/;
const RUNNABLE = /(?:^| )(?:tests?|pruebas|suite|build|lint|ci)(?: |$)/;
const SPANISH_NOT =
  /^(?:no|sin|ni|nada|nunca|ningún|prohibid(?:ísim)?[oa]|prohíbe|vetado|jamás|ninguna|nadie|evit[ae]|abst[eé]n(?:te|gase))$/;
/** Of nothing: "cero cambios", "nada de ediciones". */
const NO_CHANGES =
  /(?:^| )prohibid[oa] (?:cualquier|tod[oa]) (?:cambio|modificación|edición|escritura)(?= |$)|que (?:modifi|camb|edit|escrib)[a-z]+ [^,;]{0,40} (?:está|queda)n? prohibid|(?:cambios?|edici(?:ón|ones)|escrituras?|modificaciones)(?: [a-z]+){0,4} (?:está|queda)n? (?:[a-z]+mente )?prohibid|(?:^| )(?:cero|nada de|(?<=^|[,;(] |no (?:quiero|quiero ver|se admite|se permite|debe haber) )ning(?:ún|una)|sin) (?:cambios?|ediciones|diffs?|modificaci(?:ón|ones)|escrituras?)(?: (?:en el (?:repo|código)|de ningún tipo)| [,;(]| ni |$)/;
/** What holds while one part of the task lasts. */
const SPANISH_PHASE =
  /(?:^| )(?:primero|fase|etapa|paso|hasta (?:que|saber|tener)|antes de|de momento|mientras|todavía|aún)(?: |$)/;
/** "los atributos los pones tú", "que falten": a deed that is left to it. */
const BY_YOU = /(?:^| )l[oa]s? ([a-záéíóúñ]+s) (?:tú|vos)(?: |$)/;
const MISSING = / que (?:te )?(?:falten?|sobren?|encuentres|haga falta)(?: |$)/;
/** "a un módulo propio", "a una clase aparte". */
const ELSEWHERE = /(?:^| )(?:a|en) (?:una?|su|otr[oa]) (?!list|tabl|resumen)/;

const ENDING = /^(?:s|a|e|as|es|ad|ed|id|eis|ais|ar|er|ir|en|an)$/;
const PRONOUN = /(?:me)?(?:lo|la|los|las|le)$|me$/;
const ACCENTS = "áéíóúüñ";

type Kind = keyof typeof SPANISH_STEMS;
const KINDS = Object.keys(SPANISH_STEMS) as Kind[];

/** Whether a sentence is Spanish, by the words that only Spanish has. */
export function isSpanish(tokens: Tokens): boolean {
  let marks = 0;
  for (const { word } of tokens) if (SPANISH_MARKS.has(word)) marks++;
  return marks >= 2 && marks * 8 >= tokens.length;
}

/** What a Spanish sentence asks for. */
export function readSpanish(tokens: Tokens): Act[] {
  const acts: Act[] = [];
  const all = said(tokens);
  if (isDeclared(all)) acts.push(DECLARED);
  if (LEFT.test(all) || NO_CHANGES.test(all)) acts.push(FORBIDDEN);
  const isQuestion = all.includes("¿");
  if (INTO.test(all) && tokens.some(({ kind }) => kind === "path")) {
    acts.push(INTO_FILE);
  }
  const yours = tokens[0]?.word === "si" ? null : BY_YOU.exec(all);
  if (yours !== null && !isQuestion && isDeed(yours[1] ?? "")) {
    acts.push(act("WRITE", 3, "a change that is left to it"));
  }
  const runs = RUNNABLE.test(all) ||
    tokens.some(({ kind }) => kind === "command");
  if (runs && !isQuestion && PASSES.test(all)) acts.push(MUST_PASS);
  let isHead = true;
  for (const [at, { word }] of tokens.entries()) {
    if (SPANISH_NOT.test(word) && forbidsAll(tokens, at)) {
      acts.push({
        ...FORBIDDEN,
        soft: all.includes("código") || tokens[at + 1]?.word === "lo" ||
          MAKES.test(tokens[at + 1]?.word ?? "") && !all.includes("nada"),
      });
    }
    // "no crees, edites ni borres nada".
    const isBarred = /[ea]s$/.test(word) &&
      acts.some(({ signal }) => signal === "NEG");
    const order = isHead && !isQuestion && !isBarred
      ? spanishOrder(tokens, at)
      : undefined;
    if (order !== undefined) acts.push(order);
    isHead = /^(?:[,;)]|y|e|o|luego|después|primero|ahora|favor)$/.test(word);
  }
  return SPANISH_PHASE.test(all) ? acts.map(inPhase) : acts;
}

function isDeed(word: string): boolean {
  return /^(?:change|make|take)$/.test(spanishVerb(word) ?? "");
}

/** A bound that holds for a phase; orders are what they are. */
function inPhase(each: Act): Act {
  const isBound = each.signal === "RO" || each.signal === "NEG";
  return isBound ? { ...each, phase: true } : each;
}

function said(tokens: Tokens): string {
  return tokens.map(({ word }) => word).join(" ");
}

/** What a verb at the head of a clause orders; undefined for all else. */
function spanishOrder(tokens: Tokens, at: number): Act | undefined {
  const word = tokens[at]?.word ?? "";
  switch (spanishVerb(word)) {
    case "read":
      return act("READ", 3, "asks to look and tell");
    case "run":
      return act("EXEC", 3, `an order to run (${word})`);
    case "change":
      return act("WRITE", 3, `an order to change (${word})`);
    case "make": {
      const object = tokens.slice(at + 1, at + 24);
      if (object.some(({ kind }) => kind === "path")) return INTO_FILE;
      return object.slice(0, 4).some((each) => SPANISH_CODE.has(each.word)) ||
          MISSING.test(said(object))
        ? act("WRITE", 3, `an order to make (${word})`)
        : act("READ", 2, "an answer");
    }
    case "take": {
      const object = tokens.slice(at + 1, at + 24);
      const isMoved = ELSEWHERE.test(said(object)) ||
        object.some(({ kind }, i) =>
          kind === "path" && object[i - 1]?.word === "a"
        );
      return isMoved
        ? act("WRITE", 3, `an order to move (${word})`)
        : act("READ", 2, "an answer");
    }
    default:
      return undefined;
  }
}

/** What an imperative does, also with a pronoun behind it: "corrígelo". */
function spanishVerb(word: string): Kind | undefined {
  const plain = plainly(word);
  const base = plain === word ? plain : plain.replace(PRONOUN, "");
  if (base.endsWith("r")) return undefined;
  if (base === "pon") return "make";
  return KINDS.find((kind) => hasStem(base, SPANISH_STEMS[kind]));
}

function plainly(word: string): string {
  return word.replace(
    /[áéíóúüñ]/g,
    (char) => "aeiouun"[ACCENTS.indexOf(char)] ?? "",
  );
}

function hasStem(word: string, stems: Words): boolean {
  for (let at = word.length - 1; at >= word.length - 4 && at > 1; at--) {
    if (ENDING.test(word.slice(at)) && stems.has(word.slice(0, at))) {
      return true;
    }
  }
  return false;
}

/** Whether the task, and not a thing in it, is called read-only. */
function isDeclared(all: string): boolean {
  if (NO_RIGHT.test(all) || LOOKS_ONLY.test(all)) return true;
  const only = SPANISH_ONLY.exec(all);
  // "# Flujo de pagos (solo lectura)".
  if (only !== null && all.charAt(only.index - 2) === "(") {
    return spanishVerb(all.slice(0, all.indexOf(" "))) === undefined;
  }
  return only !== null &&
    !/resto|carpeta|directorio|módulo|demás|pantalla|campo|vista/
      .test(all.slice(0, only.index)) &&
    OF_TASK.test(all.slice(0, only.index).trim());
}

/** Whether the negation at `at` forbids every change. */
function forbidsAll(tokens: Tokens, at: number): boolean {
  // "Si no la hay", "no hace falta": nothing is forbidden.
  if (tokens[0]?.word === "si") return false;
  const next = tokens[at + 1]?.word ?? "";
  if (NO_BAN.test(next)) return false;
  const last = tokens[at - 1]?.word ?? ",";
  // "ahí no se edita nada", "mucha gente no puede actualizar".
  if (/^(?:ahí|allí)$/.test(last)) return false;
  if (next === "puede" && !/^(?:[,;]|usted)$/.test(last)) return false;
  if (
    tokens[at]?.word.startsWith("ning") && !/^(?:[,;(]|bajo|en|de)$/.test(last)
  ) {
    return false;
  }
  const rest = tokens.slice(at + 1, at + 16);
  const verb = rest.findIndex(({ word }) => isBanned(word));
  if (verb < 0 || verb > 4) return false;
  const before = tokens.slice(0, at);
  // "qué ramas no toca ninguno": asked, not forbidden.
  const clause = before.slice(
    before.findLastIndex(({ word }) => /^[,;]$/.test(word)) + 1,
  );
  if (clause.some(({ word }) => ASKS_WHICH.test(word))) return false;
  const object = rest.slice(verb + 1);
  if (isFenced(rest)) return false;
  if (object.some((_, i) => isAll(object, i))) return true;
  // "las demás no las edites", "los charts no se tocan": what, was said.
  if (tokens[at]?.word === "nada" && next === "se") return true;
  if (/^(?:l[oa]s?|se)$/.test(next) && !(next === "lo" && at === 0)) {
    return before.some((_, i) => isAll(before, i)) &&
      !isFenced(before) && !before.some(({ kind }) => kind === "path");
  }
  if (object.length === 0 || next === "lo" && object[0]?.word === ",") {
    return true;
  }
  // "editar, commitear o hacer push": deeds without a thing.
  return object.filter(({ word }) => isBanned(word)).length > 0 &&
    object.every(({ word }) => LISTED.test(word) || isBanned(word));
}

/** "archivos"; but "archivos generados" and "código de pagos" are parts. */
function isAll(tokens: Tokens, at: number): boolean {
  const word = tokens[at]?.word ?? "";
  if (!SPANISH_ALL.has(word)) return false;
  const behind = said(tokens.slice(at + 1, at + 4));
  return !/^(?:archiv|ficher|código|nada)/.test(word) ||
    !PART_OF.test(behind) ||
    tokens.some((each) => each.word.startsWith("ning"));
}

/** "No crees archivos": others may well be changed. */
const MAKES = /^(?:cre|renombr|borr|elimin|muev|gener|guard|escrib)/;
const TELLS = /^(?:d[ií]|dame|cu[eé]nt|expl|anal|revi|info|busc)/;
const PART_OF =
  /^(?:de(?!l? (?:este )?nada$)l? |(?:auto)?generad|existente|compartid|ajen)/;
const NO_BAN =
  /^(?:hace|haga|es|hay|al|he|ha|había|puedo|pude|deja|dejan|logro|consigo|consigue)$|[éó]$|^(?:toc|guard|modific|edit|cambi|borr|actualiz|gener|cre)an?$/;
const ASKS_WHICH = /^(?:qué|cuál|cuáles|quién|dónde)$/;
const LISTED = /^(?:[,;]|y|e|o|ni|push|commits?|commitear|ramas)$/;

/** "otros archivos"; but "nada más" ends what is said before. */
function isFenced(object: Tokens): boolean {
  return object.some(({ word }, at) =>
    SPANISH_FENCE.has(word) &&
    // "nada más dime"; "no cambies nada, ni en ningún otro fichero".
    !(word === "más" && object[at - 1]?.word === "nada" &&
      TELLS.test(object[at + 1]?.word ?? "")) &&
    !(object[at - 1]?.word.startsWith("ning") &&
      object.some((each) => /^(?:nada|ni)$/.test(each.word)))
  );
}

/** "modifiques", "editar": a verb whose ban forbids writing. */
function isBanned(word: string): boolean {
  const plain = plainly(word).replace(/(?<=r)(?:l[oae]s?|se)$/, "");
  return hasStem(plain, SPANISH_STEMS.change) || hasStem(plain, SPANISH_BANNED);
}

/** How a language that ends its sentences in the verb says things. */
interface Endings {
  /** The task is called read-only. */
  only: RegExp;
  ban: RegExp;
  /** A ban of all edits that names no thing. */
  bare: RegExp;
  /** One that may still be a fence beside an order. */
  loose: RegExp;
  all: RegExp;
  /** Code and files, which a word before them makes a part of all. */
  code: RegExp;
  /** What stands before a thing and makes it a part of all. */
  part: RegExp;
  fence: RegExp;
  /** What holds for a phase only. */
  phase: RegExp;
  /** An order as a note or a step says it, without a mood. */
  step: RegExp;
  /** A deed that stands for an order only in a list of tasks. */
  noun: RegExp;
  /** Taken out to be told. */
  told: RegExp;
  /** Orders: the deed with the ending that asks for it. */
  change: RegExp;
  run: RegExp;
  into: RegExp;
  /** Something that runs is to pass. */
  passes: RegExp;
  /** A question inside of the sentence, or as its end. */
  asks: RegExp;
}

function japaneseEndings(): Endings {
  return {
    only:
      /(?:調査|分析|解析|閲覧|参照|レビュー|リサーチ|リーディング|検討|診断|見積もり|情報収集|偵察|監査|計画策定|設計)(?:専用|限定|目的のみ|(?<!(?:他|ほか|以外)は..)のみ)(?:の?(?:タスク|作業|依頼)|で|を|可(?!能な)|[。、・：:（(）)】]|$)|読み専|(?:読み取り|参照|閲覧|調査|分析|リサーチ)オンリー|\bRead ?のみ|(?:タスク|作業|依頼|今回|本件)は ?read[- ]?only|(?:read[- ]?only|リードオンリー)(?: ?の? ?(?:タスク|作業|範囲|モード(?!で(?:開|起|接|マ)|[をにへ])|調査|依頼|セッション|レビュー|監査|分析|解析|検証|リサーチ)| ?で(?:お願い|よろ|頼|[。、]|$)|なので|(?<![はがも] ?read-only)です|[。)）：:\]】]|$)|(?:research|analysis|review)[- ]only|(?:no|zero) (?:edits|changes|writes)|\b(?:Read|Grep|Glob)(?![a-z])[^。]{0,12}(?:だけ|のみ)(?:で|。|$)|(?:読み取り|参照|閲覧|調査|分析|読むこと)以外(?:の[^。]{1,8})?[はを][^。]{0,8}(?:ない|禁止|不可|ません)|読み取り専用(?!で表示|に(?:し|変|設定|なる|切)|フィールド|フラグ|属性|の?(?:ユーザー|ロール|レプリカ|接続|モードを|モードに|画面|項目|とき|時|状態)|と考|として扱)|(?:閲覧|参照|読み取り|リード)の?権限(?:しか|のみ|だけ)|(?:書き込み|編集|変更)権限(?:は|が)?(?:無|な|あり?ません)|(?<!(?:他|ほか|以外)は)(?:調査|分析|解析|閲覧|参照|レビュー|読み取り)(?:フェーズ|作業|操作|タスク)?(?:のみ|だけ)(?:と[しす]|で|を|お願い|頼|担当|許可|実施|し[てま]|に|行|の(?:タスク|作業|依頼)|[。、・：:）)】]|$)|(?:調べる|読む|見る|眺める)だけ(?:で(?:す|お願い|い[いた]|良い|よい|頼|[、。]|$)|に(?:し|とど|留)|の|[。、：:】]|$)|(?:調査|分析|レビュー|読み取り|閲覧)(?:に(?:限[りるらっ定]|とど|留)|まで(?:で(?:す|お願い|い[いた])|に(?:とど|留|し)))/i,
    ban:
      /(?:変更|改変|編集|修正|書き換え|実行|作成|生成|削除|追加|更新|保存|反映|適用|コミット|書き込み|実装|着手|プッシュ|マージ|デプロイ)(?:作業|自体)?(?:に?は|を|も|に|したり)?(?:一切|絶対に|まだ)?(?:し|行わ|せ|行え|入ら|始め|する)?(?:ない(?:で|こと|よう|もの|と|前提|方針|約束|条件|まま|。|$)|ず|ません|ことなく|禁[じず]|不可|不要)|(?:触ら|さわら|触れ|いじら|作ら|変え|直さ|加え|書か|書き込ま|書き始め|足さ|消さ|汚さ|残さ|使わ|動かさ|出さ|入れ)(?:ない(?:で|こと|よう|もの|と|前提|方針|約束|条件|まま|。|$)|ず|ません)|(?:触|さわ|いじ|変え|せ)(?:らん|ん)(?:な|とい)|お断り|(?:触|変え|加え)ることなく|ノータッチ|手[をは](?:付け|つけ|加え|入れ|出さ|触れ)(?:ない|ず|ません)|(?:書き換え|変え|いじ|触|[変編削修追]. ?す|直|書)[るすく]?な(?:よ|。|、|$)|(?:て(?:は|も)?|[っしえれ]ちゃ) ?(?:いけ|だめ|ダメ|駄目|なりま)|ては?困り|(?:リポジトリ|ツリー)[はを](?:現状の|その|クリーンな)まま|(?:変更|編集|修正|書き込み)(?:を行うこと)?[はをも]?ご?お?(?:控え|遠慮|避け|見送)|(?:変更|書き込み)を伴う[^。]{0,12}(?:ない|禁)|(?:作業|こと)[はを]行わ(?:ない|ず)|(?:認め|許可[さし]?)(?:られ|れ)?(?:ませ|てい?ませ|てい?な)|(?:[はも]|的に|換え) ?NG|(?:変更|編集|修正)(?:は|を)?しなくて|差分[^。]{0,8}(?:ゼロ|なし|出ない(?:よう|こと。?$))|(?:変更|編集|反映|書き込み|修正)は?(?:一切)?(?:なし|無し|ナシ|ゼロ)|禁止(?!の[^でた]|され(?:てい)?[るた][^。])|厳禁/,
    bare:
      /(?:編集|変更|作成|削除|コミット|修正|実装)[・、やもと][^。]{0,60}(?:編集|変更|作成|削除|コミット|修正|実装)|^(?:絶対に)?(?:変更|改変|編集|修正|書き込み)(?:は|を)?(?:一切|絶対に|完全に|全面)?(?:し|行わ|せ|加え|禁[止じず]|不可|厳禁|なし|ナシ|ゼロ)|(?:変更|書き込み)を伴う|差分[^。]{0,8}(?:ゼロ|なし|出ない(?:よう|こと。?$))|(?:Edit|Write|(?:書き込み|編集)系の?[^。]{0,4})[^。]{0,8}使(?:わな|わず|用し?な|用禁)/,
    loose:
      /^(?:また|なお|ただし?)?(?:まだ|絶対に|今回は?|勝手に)?(?:(?:変更|改変|編集|修正|適用|書き込み|手を加えるの)(?:作業|自体|を行うこと)?(?:に?は|を|に|も)?(?:まだ)?(?:し(?:ない|ちゃ)|行わ|入ら|始め|着手|控え|ご?遠慮|避け|認め|許可|(?:全面的に)? ?NG|禁)|手[はを]動かさ|ノータッチ|差分[^。]{0,8}出さ)|^(?:まだ|絶対に|勝手に)(?:直さ|触ら|いじら|書か|書き換え|手を)|ても、?(?:直さ|触ら|(?:修正|変更|編集)は?[しせ])|^いずれも|私[がは][^。]{0,16}(?:ので|から|ため)/,
    all:
      /[リレ]ポジトリ|ディスク|(?:ワーキング|ワーク|作業)ツリー|ワークスペース|プロジェクト(?:全体)?[にはを]|(?:^|[^はも]|今回は)(?:一切|いっさい)|何一つ|どこも|いかなる|どんな|[一1]つも|[一1](?:行|文字|字)(?:も|たりとも)/,
    code:
      /(?:プログラム)?(?:コード(?!行|レビュー|例|側)|ファイル)|ソース(?![トル])/g,
    part:
      /(?<!こ|そ|ど|つ|内|中|リポジトリ|フォルダ|ツリー|プロジェクト|すべて|全て|一切|既存|実際|手元)の$|[てい]る$|(?:され|し)た$|[\u30a0-\u30fa\u30fc-\u30ff\u4e00-\u9fff](?<!アプリ|実|既存|現時点|段階|一切|今[回日]|全)$/,
    fence:
      /以外|(?:他|ほか)の(?!エージェント|人|方|メンバー|セッション|チーム|担当|作業)|他(?!エージェント|メンバー|チーム|セッション)(?=[ァ-ヶ])|外の|外は|公開(?!前)|本番|生成された|不要/,
    phase:
      /まず|最初|はじめ|段階|フェーズ|ステップ|(?<!最後)まで[はに]|(?:る|た)まで|前に/,
    step:
      /(?:^|を)[^がは。]{0,30}(?:(?:修正|追加|削除|実装|変更|更新|統合)する|直す|消す|置き換える)。?$/,
    noun: /の(?:修正|追加|削除|更新|実装|統合)$/,
    told:
      /(?:抽出|列挙|抜き出|拾い出|書き出|洗い出|リストアップ)[^。]{0,40}(?:一覧|表|リスト|箇条書き|返し|返信|教え|報告)[^。]{0,30}。?$/,
    change:
      /(?:修正|変更|追加|削除|実装|更新|置換|対応|統[一合]|移[動行]|改善|共通化|分割)(?:を|も|だけ)?(?:し(?:、|て(?![いるたあきん]|お[りく]|しま))|お願い)|(?:修正|実装|移行|適用|反映|導入|追加|更新|置き換え|対応|作成)(?:作業)?まで(?:を)?[^。、]{0,12}(?:済ませ|進め|終わらせ|終え|仕上げ|やっ|行っ|完了し|し|お願い|頼)(?![^。]{0,3}(?:い[るた]|担当))|(?:クラス|関数|モジュール|ファイル|パッケージ|[\ue001\ue002])に(?:抽出|分離|切り出|抜き出)し(?:て|、)|(?:直し|作っ|消し|移し|足し|置き換え|書き換え|付け|寄せ)(?:、|て(?![いるたあきん]|お[りく]|しま))/,
    run:
      /(?:実行|起動|ビルド|計測)(?:を|も|まで)?(?:し(?:、|て(?![いるたあきん]|お[りく]|しま))|お願い)|\ue003 ?(?:を(?:実行|回)し)?し?て|(?:回し|動かし|叩い|試し|流し|走らせ)(?:、|て(?![いるたあきん]|お[りく]|しま))/,
    into:
      /(?:成果物|結果|報告書?)は[^。]{0,60}(?:だけ|のみ)|に[^。、]{0,60}(?:保存|書い|書き出|出力|追記)し?(?:て|、)/,
    passes:
      /(?:テスト|ビルド|\ue003)[^。]{0,60}(?:通[るりっ]|パスする|成功する|緑)/,
    asks: /(?:何|どこ|なぜ|どの)[^。]{0,60}か[をが、教知説調]|か。?$/,
  };
}

function koreanEndings(): Endings {
  return {
    only:
      /읽기 ?전용(?!으로 ?(?:표시|바꾸|바꿔|변경|설정|처리|보이|만들)| ?(?:필드|계정|복제|속성|플래그|여부|화면|상태|볼륨|모드로 ?(?:바|변경|전환|열)))|(?:읽기|조회|열람) ?권한(?:만|밖에|뿐)|(?:쓰기|수정|편집) ?권한[은이]? ?없(?!는 )|(?:조사|분석|검토|리뷰|조회|열람|리서치|탐색|점검|감사) ?전용(?:입니다|이에요|예요|이다|으로 ?(?:배정|진행|부탁|맡)| ?(?:작업|과제|업무|요청|세션|태스크|점검|조사|감사|[.,]|$))|RO ?모드|(?:조사|분석|검토|리뷰) ?only|눈으로만|읽는 것만|(?:파악|설계)만 ?(?:[하해]|부탁)|read[- ]?only(?= ?(?:입니다|예요|이에요|라서|이라|로 ?(?:부탁|진행|해)|작업|모드|태스크|조사|분석|리뷰|검토|점검|감사|요청|세션|[.,:)\]]|$))|(?:조사|분석|검토|리뷰|조회|진단)(?:만(?! ?가능한)|뿐|까지만)|(?<!(?:밖|외에|나머지|외)[은는]? ?|(?<!작업|건|것|범위|세션|이번|과제|태스크)[은는] ?)(?:읽기|보기|열람|읽고 보고)(?: ?작업)?[만뿐](?: ?[하해입이]| ?허용| ?가능합| ?부탁|[.,)\]]|$)|(?:조사|분석|검토|리뷰|읽기)[에으로]{1,2} ?한정|순수 ?한? ?(?:조사|분석|검토|리뷰)|리드 ?온리|(?:research|analysis|review)[- ]only|(?:no|zero) (?:edits|changes|writes)|(?:읽기|조사|분석|조회|보기) ?이?외[의에][^.]{0,14}(?:마[세라]|말|금지|않)/i,
    ban:
      /(?:수정|변경|편집|작성|생성|삭제|추가|실행|커밋|구현|저장|반영|적용|쓰기)(?: ?사항| ?작업| ?자체)?[은는을를도이]? ?(?:절대 ?|모두 ?|일절 ?|다 ?|시작)?(?:하(?:려고 ?하)?[지진](?! ?않[았은아]| ?못)|해서는? ?안|지|금[물합한]|불[가허]|엄금|[Xx]|ㄴㄴ|NG|없[이음]|생기)|(?:건드리|건들|고치|만들|만지|바꾸|쓰|대|주|남기|가하|더럽히|들어가|사용하)[지진] ?[는도]? ?(?:[마말]|않(?!았|은(?! 상태)|아))|노 ?터치|[하꾸치리들대뀌]면 ?안|변경[^.]{0,12}생기면|(?:변경|건드리|수정)[^.]{0,8}없어야|안 ?(?:건드리|건들|고치|바꾸|대고)|허용[되하]지|삼가|자제|(?:저장소|트리)[는은를을]? ?(?:그대로|깨끗)|금지(?![된돼]|되| ?(?:폴더|항목|영역|목록|디렉))/,
    bare:
      /(?:수정|변경|편집|생성|삭제|커밋|구현)(?:[·,과와]|이?나 ) ?[^.]{0,60}(?:수정|변경|편집|생성|삭제|커밋|푸시)|^(?:절대 ?)?(?:수정|변경|편집)[은는을를도]? ?(?:절대 ?|모두 ?)?(?:하지|금지|[Xx]|ㄴㄴ|없이)|^(?:코드 ?)?(?:수정|변경|편집|쓰기) ?(?:X|금지|엄금|불가)|(?:변경|쓰기)[을를이가] ?(?:수반|동반|따르)|(?:Edit|Write)[^.]{0,12}(?:쓰지|사용 ?금지|사용하지)/,
    loose:
      /(?:^|하고 )(?:아직|절대|이번엔|지금은|멋대로|임의로|직접|실제)? ?(?:(?:수정|변경|편집|구현|적용|쓰기)(?: ?사항| ?작업| ?자체)?(?:하면|[은는을를도에이]{0,2} ?(?:허용|삼가|자제|들어가|시작|생기|아직|하지|하진|없이|NG|금|불)))|[아어해여]도 ?(?:수정하|고치|바꾸|건드리)|^(?:아직|절대|지금은|멋대로|임의로|직접) ?(?:손대|고치|건드리|건들|바꾸)|^(?:고치|손대|건드리)[지진] ?(?:말고|마시고)|노 ?터치|편집 ?도구|(?:[제내]가|우리가) [^.]{0,12}[테거]니/,
    all:
      /저장소|레포|작업 ?(?:폴더|트리)|어떤|어떠한|아무|일절|하나도|손 ?하나|일체|디스크|어디에?도|한 ?(?:줄|글자)도|repo|리포|워크스페이스|프로젝트[를에는]|코드베이스/,
    code: /(?:프로그램 ?)?(?:코드|파일)|소스/g,
    part:
      /(?:^|[ ,])(?!(?:이|그|저장소|(?:저장소|프로젝트|폴더|트리|안|내)의|내|레포|프로젝트|모든|어떤|어떠한|어느|아무|하나의|실제|절대|일단|우선|먼저|아직|그냥|제발|대신|혹시|단|즉|또|현재|지금|물론) ?$)[가-힣\w]*(?:[하되있]는|문서|(?:재|광|창|경|신)고|(?<!이)라|(?![고서니면만요게로은는을를에엔도며해다까라])[가-힣\w]) ?$/,
    fence:
      /외에|이외|외의|다른(?! ?(?:세션|에이전트|사람|팀|작업|동료|담당|분|브랜치))|밖|빼고|제외|말고는|공개(?! ?전)|필요(?!해 ?보)/,
    phase:
      /먼저|우선|처음|(?:첫|[1-4일이삼]|한|이번) ?(?:단계|번째)|전까지|때까지|까지는|전에/,
    step:
      /(?:^|[을를에] |지 않게 )(?:[^이가은는 ]+ ){0,3}(?:(?:수정|추가|삭제|구현|적용|교체|통합|작성)(?:한다|하기|할 것)|(?:고[친치]|바[꾼꾸]|메[운우]|옮[긴기]|합[친치]|없[앤애]|지[운우]|줄[인이])(?:다|기))\.?$/,
    noun: /[을를 ](?:수정|추가|삭제|구현|통합|교체)$/,
    told:
      /(?:추출|뽑|골라|나열|정리)[^.]{0,40}(?:목록|표|리스트|보내|알려|답)[^.]{0,20}\.?$/,
    change:
      /(?:수정|변경|추가|삭제|구현|업데이트|교체|커밋|작성|개선|반영|처리|보완|해결|통합|이전|적용)(?:도|까지|만)? ?(?:하고(?! ?있)|해서|해 ?[줘주]|부탁|마쳐|마치고|끝내|완료해|진행해)|(?:고[치쳐]|바[꾸꿔]|합쳐|옮겨|나눠|(?:모듈|파일|함수|클래스)로 ?(?:추출|분리)해|없애|지워|넣[어고]|줄여|맞[춰추]|채워|올려)(?:[고서](?! ?있|[^.]{0,12}[었았였])| ?[줘주]| ?보고|,)/,
    run:
      /(?:실행|빌드|설치|측정)(?:도|까지)? ?(?:마쳐|하고(?! ?있)|해서|해 ?[줘주]|부탁)|(?:돌[려리]|띄[워우])(?:[고서](?! ?있)| ?[줘주]| ?보시?고|,)/,
    into: /[에로][^.,]{0,60}(?:저장|남겨|정리|작성)(?:해| )*[줘주]/,
    passes: /(?:테스트|빌드|컴파일|\ue003)[^.]{0,60}(?:통과|되는지|성공)/,
    asks: /(?:무엇|뭐|어떤|왜|어떻게|어디)[^.]{0,60}[는은한인할]지|[까요]\?$/,
  };
}

/** A ban ends its part of the sentence also without a comma. */
const PARTS =
  /(?<=(?<!작성|생성|수정|삭제|편집|변경|作成|削除|編集|変更|追加|修正|コミット)[、，,]|말고|않고|ずに|ないで(?!く|下))/;
const ANYTHING = /아무것|무엇도|何も/;
/** "설정도, 그 밖의 어떤 파일도": nothing is left. */
const OTHERS_TOO =
  /(?<=[도も][,、]? ?)(?:그 ?[밖외]의|(?:その|それ以外の)?(?:他|ほか)の)/;

/** "`src/api` は参照のみ", "画面が読み取り専用": one place is. */
const OF_PLACE = /[\ue001\ue002/][^、,。.]{0,8}[은는はも] ?$|が$/;
const EVERY = " 一切 일절 ";

/** The last verb of a sentence decides what those before it are. */
function readByEnding(text: string, rules: Endings): Act[] {
  const sentence = text.trim().replace(OTHERS_TOO, EVERY);
  const only = rules.only.exec(sentence);
  const acts = only !== null && !OF_PLACE.test(sentence.slice(0, only.index))
    ? [DECLARED]
    : [];
  const isQuestion = rules.asks.test(sentence);
  // "変更せずに…でしょうか" asks about what is.
  const isAsked =
    /(?<!(?:もらえ|いただけ|くれ)ま(?:す|せん))か[。？?]?$|(?<!주시겠습니)까\??$/
      .test(sentence);
  for (const each of sentence.split(PARTS)) {
    const part = each.trim();
    if (rules.ban.test(part)) {
      const ban = isAsked
        ? undefined
        : banIn(part, { rules, isFenced: rules.fence.test(sentence) });
      if (ban !== undefined) acts.push(ban);
    } else if (!isQuestion) acts.push(...ordersIn(part, rules));
  }
  if (acts.length === 0 && !isQuestion && rules.step.test(sentence)) {
    acts.push(act("WRITE", 2, "a step that changes"));
  }
  if (acts.length === 0 && rules.noun.test(sentence)) {
    acts.push(act("WRITE", 1, "the name of a change"));
  }
  if (acts.length === 0 && rules.told.test(sentence)) acts.push(TOLD);
  return rules.phase.test(sentence) ? acts.map(inPhase) : acts;
}

/** What a part forbids, where that is every change. */
function banIn(
  part: string,
  { rules, isFenced }: { rules: Endings; isFenced: boolean },
): Act | undefined {
  if (rules.fence.test(part)) return undefined;
  if (ANYTHING.test(part) || part.includes(EVERY)) return FORBIDDEN;
  if (hasPath(part)) return undefined;
  // "サーバー側のコード", "서버 코드": a part of the code.
  const things = [...part.matchAll(rules.code)].map(({ index }) =>
    rules.part.test(part.slice(Math.max(0, index - 16), index))
  );
  if (things.includes(true) && !things.includes(false)) return undefined;
  const isAll = rules.all.test(part) || rules.bare.test(part) && !isFenced;
  if (!isAll && things.length === 0 && (isFenced || !rules.loose.test(part))) {
    return undefined;
  }
  // "コードは変えないで" beside an order to mend the manual.
  const isCode = things.length > 0 && !/ファイル|파일/.test(part);
  return { ...FORBIDDEN, soft: !isAll || isCode };
}

const TOLD: Act = act("NOWRITE", 1, "what is taken out is told");

function ordersIn(part: string, rules: Endings): Act[] {
  const acts: Act[] = [];
  if (rules.run.test(part)) acts.push(act("EXEC", 3, "an order to run"));
  if (rules.passes.test(part)) acts.push(MUST_PASS);
  if (rules.into.test(part) && hasPath(part)) acts.push(INTO_FILE);
  if (rules.change.test(part)) {
    acts.push(act("WRITE", 3, "an order to change"));
  }
  return acts;
}

// Made when first asked for: most prompts are in neither language.
let japanese: Endings | undefined;
let korean: Endings | undefined;

/** What a Japanese sentence asks for. */
export function readJapanese(text: string): Act[] {
  return readByEnding(text, japanese ??= japaneseEndings());
}

/** What a Korean sentence asks for. */
export function readKorean(text: string): Act[] {
  return readByEnding(text, korean ??= koreanEndings());
}
