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
  se lo si ha hay dime cuánto cuáles hasta desde sobre entre también cada tabla`,
);

/** Stems of verbs, without accents, by what their order comes to. */
const SPANISH_STEMS: Record<"change" | "run" | "read" | "make", Words> = {
  change: wordSet(
    `arregl corrig correg cambi modific modifiqu sustitu traduc edit complet
    cierr anad agreg elimin borr actualiz actualic implement refactoriz
    renombr reemplaz muev quit aplic apliqu`,
  ),
  run: wordSet(
    `ejecut corr reproduc compil construy instal arranc mid lanz levant`,
  ),
  read: wordSet(`busc dig compar verific cont confirm explic expliqu`),
  make: wordSet(`dej guard escrib pon gener apunt mont`),
};

/** Stems whose ban forbids writing, besides those of changing. */
const SPANISH_BANNED = wordSet(
  `toqu toc escrib hag hac alter cre implement cambio modificacion`,
);

/** What is made and belongs to the repository. */
const SPANISH_CODE = wordSet(
  `script función prueba pruebas test tests migración job archivo rama pr`,
);

/** Everything there is to be changed. */
const SPANISH_ALL = wordSet(
  `archivo archivos fichero ficheros código nada línea repositorio repo
  proyecto ningún ninguno ninguna cambios`,
);

/** Words that make a ban a fence. */
const SPANISH_FENCE = wordSet(
  `otros otro otra otras demás fuera excepto salvo resto más`,
);

const SPANISH_ONLY =
  /(?:solo|sólo|únicamente|solamente|exclusivamente)(?: de)? (?:lectura|análisis|investigación|revisión|consulta|leer|analizar|investigar)(?!\S)/;
/** What is called so: the task, the access, or nothing else at all. */
const OF_TASK =
  /^(?!campo|réplica|vista|usuario|rol)(?:[^ ]+(?: en| de)?)?$|(?:^|(?:tarea|trabajo|acceso|encargo|sesión|revisión|investigación|análisis|agente|permisos?|es|eres|estás)(?: en| de| un| una| modo){0,3}|^en modo(?: de)?)$/;
const NO_RIGHT =
  /(?:no|sin) (?:tienes |hay )?permisos? de escritura|s[oó]lo (?:tienes|hay) (?:permisos?|acceso) de lectura/;
const LEFT = /(?:deja|dejad|mantén) todo (?:tal )?(?:como|cual) está(?!\S)/;
/** "tiene que quedar en verde": what is shown by a run. */
const PASSES = /(?:^| )(?:pasa[nr]?|compilan?|verdes?|limpio)(?: |$)/;
const RUNNABLE = /(?:^| )(?:tests?|pruebas|suite|build|lint|ci)(?: |$)/;
const SPANISH_NOT = /^(?:no|sin|ni|nada|nunca|prohibido)$/;

const ENDING = /^(?:s|a|e|as|es|ad|ed|id|ar|er|ir|en|an)$/;
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
  const all = tokens.map(({ word }) => word).join(" ");
  if (isDeclared(all)) acts.push(DECLARED);
  if (LEFT.test(all)) acts.push(FORBIDDEN);
  const isQuestion = all.includes("¿");
  const runs = RUNNABLE.test(all) ||
    tokens.some(({ kind }) => kind === "command");
  if (runs && !isQuestion && PASSES.test(all)) acts.push(MUST_PASS);
  let isHead = true;
  for (const [at, { word }] of tokens.entries()) {
    if (SPANISH_NOT.test(word) && forbidsAll(tokens, at)) {
      acts.push({ ...FORBIDDEN, soft: all.includes("código") });
    }
    const order = isHead && !isQuestion ? spanishOrder(tokens, at) : undefined;
    if (order !== undefined) acts.push(order);
    isHead = /^(?:[,;)]|y|e|o|luego|después|primero|ahora|favor)$/.test(word);
  }
  return acts;
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
      return object.slice(0, 4).some((each) => SPANISH_CODE.has(each.word))
        ? act("WRITE", 3, `an order to make (${word})`)
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
  if (NO_RIGHT.test(all)) return true;
  const only = SPANISH_ONLY.exec(all);
  return only !== null && OF_TASK.test(all.slice(0, only.index).trim());
}

/** Whether the negation at `at` forbids every change. */
function forbidsAll(tokens: Tokens, at: number): boolean {
  // "Si no la hay", "no hace falta": nothing is forbidden.
  if (tokens[0]?.word === "si") return false;
  if (/^(?:hace|es|hay|al)$/.test(tokens[at + 1]?.word ?? "")) return false;
  const rest = tokens.slice(at + 1, at + 12);
  const verb = rest.findIndex(({ word }) => isBanned(word));
  if (verb < 0 || verb > 4) return false;
  const object = rest.slice(verb + 1);
  if (object.some(({ word }) => SPANISH_FENCE.has(word))) return false;
  return object.length === 0 ||
    object.some(({ word }) => SPANISH_ALL.has(word));
}

/** "modifiques", "editar": a verb whose ban forbids writing. */
function isBanned(word: string): boolean {
  const plain = plainly(word).replace(/(?<=r)l[oae]s?$/, "");
  return hasStem(plain, SPANISH_STEMS.change) || hasStem(plain, SPANISH_BANNED);
}

/** How a language that ends its sentences in the verb says things. */
interface Endings {
  /** The task is called read-only. */
  only: RegExp;
  ban: RegExp;
  /** A ban of all edits that names no thing. */
  bare: RegExp;
  all: RegExp;
  fence: RegExp;
  /** Orders: the deed with the ending that asks for it. */
  change: RegExp;
  run: RegExp;
  into: RegExp;
  /** Something that runs is to pass. */
  passes: RegExp;
  /** A question inside of the sentence, or as its end. */
  asks: RegExp;
}

const JAPANESE: Endings = {
  only:
    /(?:調査|分析|閲覧|参照)専用(?:の(?:タスク|作業|依頼)|です)|(?:read-?only|リードオンリー) ?の? ?(?:タスク|作業|調査|依頼|セッション)|読み取り専用(?!で表示|に(?:し|変|設定|なる|切)|フィールド|属性|の?(?:ユーザー|ロール|レプリカ|接続|モードを|モードに|画面|項目))|(?:閲覧|参照|読み取り|リード)の?権限(?:しか|のみ|だけ)|書き込み権限(?:は|が)?(?:なし|無|な|あり?ません)|(?<!(?:他|ほか|以外)は)(?:調査|分析|解析|閲覧|参照|レビュー|調べる|読む|読み取り)(?:のみ|だけ)(?:です|で|を|お願い|行|の|。|、|：|:|$)/,
  ban:
    /(?:変更|編集|修正|書き換え|実行|作成|生成|削除|追加|コミット|書き込み|実装|触ら|さわら|触れ|いじら|作ら|変え|直さ|加え|書か|書き込ま)(?:は|を|も)?(?:一切|絶対に)?(?:し|行わ|せ|行え)?(?:ないで|ないこと|ない(?:よう|。|$)|ず|ません|禁止|不可|厳禁|不要)|手を(?:付け|つけ|加え|入れ)(?:ない|ず|ません)|て(?:は|も)?(?:いけ|だめ|ダメ|なりま)|ては?困り|リポジトリ[はを]そのまま|(?:変更|編集|反映|書き込み|修正)は?(?:一切)?(?:なし|無し)|禁止|厳禁/,
  bare:
    /(?:編集|変更|作成|削除|コミット|修正)[・、やもと][^。]{0,60}(?:編集|変更|作成|削除|コミット|修正)|^(?:絶対に|一切の?)?(?:変更|編集|修正|書き込み)(?:は|を)?(?:一切|絶対に)?(?:し|行わ|せ|加え|禁止|不可|厳禁)/,
  all: /ファイル|コード|ソース|リポジトリ|一切|何も|どこも/,
  fence: /以外|他の|ほかの|外の|外は|公開|本番|生成された|不要/,
  change:
    /(?:修正|変更|追加|削除|実装|更新|置換|対応|統一|移動|改善)(?:を|も)?(?:し(?:、|て(?![いるたあきん]|お[りく]|しま))|お願い)|(?:直し|作っ|消し|移し|足し|置き換え|書き換え|付け|寄せ)(?:、|て(?![いるたあきん]|お[りく]|しま))/,
  run:
    /(?:実行|起動|ビルド|計測)(?:を|も)?(?:し(?:、|て(?![いるたあきん]|お[りく]|しま))|お願い)|(?:回し|動かし|叩い|試し|流し|走らせ)(?:、|て(?![いるたあきん]|お[りく]|しま))/,
  into: /に[^。、]{0,60}(?:保存|書い|書き出|出力|追記)し?(?:て|、)/,
  passes:
    /(?:テスト|ビルド|\ue003)[^。]{0,60}(?:通[るりっ]|パスする|成功する|緑)/,
  asks: /(?:何|どこ|なぜ|どの)[^。]{0,60}か[をが、教知説調]|か。?$/,
};

const KOREAN: Endings = {
  only:
    /읽기 ?전용(?!으로 ?(?:표시|바꾸|바꿔|변경|설정|처리|보이|만들)| ?(?:필드|계정|복제|속성|모드로))|(?:읽기|조회|열람) ?권한(?:만|밖에|뿐)|쓰기 ?권한[은이]? ?없|(?:조사|분석|검토|리뷰|조회|읽기) ?전용(?:입니다| ?(?:작업|과제|업무|요청|세션|태스크))|read-?only ?(?:입니다|작업|모드|태스크)|(?:조사|분석|검토|리뷰|조회)만/,
  ban:
    /(?:수정|변경|편집|작성|생성|삭제|추가|실행|커밋|구현)[은는을를도]? ?(?:절대 ?|모두 ?|일절 ?)?(?:하지|지|금지|불가)|(?:건드리|고치|만들|바꾸|쓰|손대)지 ?[는도]? ?[마말않]|[하꾸치리들대]면 ?안|저장소[는를]? ?그대로 ?[두둬놔유]|금지/,
  bare:
    /(?:수정|편집|생성|삭제|커밋)[·,과와] ?[^.]{0,60}(?:수정|편집|생성|삭제|커밋)|^(?:절대 ?|일체의? ?)?(?:수정|변경|편집)[은는을를도]? ?(?:절대 ?|모두 ?)?(?:하지|금지)/,
  all: /파일|코드|소스|저장소|어떤|아무|일절/,
  fence: /외에|이외|외의|다른|밖|빼고|제외|말고는|공개|기존|필요/,
  change:
    /(?:수정|변경|추가|삭제|구현|업데이트|교체|커밋|작성|개선|반영|처리|보완|해결)(?:도|까지)? ?(?:하고(?! ?있)|해서|해 ?[줘주]|부탁)|(?:고[치쳐]|바[꾸꿔]|없애|지워|넣[어고]|줄여|맞[춰추]|채워|올려)(?:[고서](?! ?있)| ?[줘주]| ?보고|,)/,
  run:
    /(?:실행|빌드|설치|측정)(?:도|까지)? ?(?:하고(?! ?있)|해서|해 ?[줘주]|부탁)|(?:돌[려리]|띄[워우])(?:[고서](?! ?있)| ?[줘주]| ?보고|,)/,
  into: /[에로][^.,]{0,60}(?:저장|남겨|정리|작성)(?:해| )*[줘주]/,
  passes: /(?:테스트|빌드|컴파일|\ue003)[^.]{0,60}(?:통과|되는지|성공)/,
  asks: /(?:무엇|뭐|어떤|왜|어떻게|어디)[^.]{0,60}[는은한인할]지|[까요]\?$/,
};

/** A ban ends its part of the sentence also without a comma. */
const PARTS = /(?<=[、，,]|말고|않고|ずに|ないで(?!く|下))/;
const ANYTHING = /아무것도|何も/;
/** "설정도, 그 밖의 어떤 파일도": nothing is left. */
const OTHERS_TOO =
  /(?<=[도も][,、]? ?)(?:그 ?[밖외]의|(?:その|それ以外の)?(?:他|ほか)の)/;

/** The last verb of a sentence decides what those before it are. */
function readByEnding(text: string, rules: Endings): Act[] {
  const sentence = text.trim().replace(OTHERS_TOO, "");
  const acts = rules.only.test(sentence) ? [DECLARED] : [];
  const isQuestion = rules.asks.test(sentence);
  for (const part of sentence.split(PARTS)) {
    if (rules.ban.test(part)) {
      if (forbidsEverything(part, rules)) acts.push(FORBIDDEN);
    } else if (!isQuestion) acts.push(...ordersIn(part, rules));
  }
  return acts;
}

function forbidsEverything(part: string, rules: Endings): boolean {
  return (rules.all.test(part) || rules.bare.test(part)) &&
    !rules.fence.test(part) && (ANYTHING.test(part) || !hasPath(part));
}

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

/** What a Japanese sentence asks for. */
export function readJapanese(text: string): Act[] {
  return readByEnding(text, JAPANESE);
}

/** What a Korean sentence asks for. */
export function readKorean(text: string): Act[] {
  return readByEnding(text, KOREAN);
}
