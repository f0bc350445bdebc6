/**
 * Spanish, Japanese and Korean: small tables, silent about all else.
 *
 * @module
 */

import type { Act, Strength } from "./explanation.ts";
import { hasPath } from "./read_chinese.ts";
import { actOf as act, type Tokens, type Words, wordSet } from "./words.ts";

/** Stems of Spanish verbs that change files, without accents. */
export const SPANISH_CHANGE = `arregl corrig correg implement anad agreg cambi
modific modifiqu actualiz actualic elimin borr renombr refactoriz reemplaz sustitu migr muev
mov quit convier convert extra traduc traduzc document integr repar solucion resuelv resolv
mejor optimiz optimic aplic apliqu sub configur introduc introduzc unific unifiqu simplific
limpi divid edit reescrib commite fusion ajust adapt retir reduc reduzc reduci sac saqu sustituy complet
ampli aument baj limit renuev orden reorganiz separ
deshab habilit desactiv activ deshaz rehaz revert reviert incorpor formate
alinea aline cierr abr blinda protege envuelv envolv marca asegur endurec recort`;

/** Stems that run something. */
export const SPANISH_RUN =
  `ejecut corr lanz compil constru construy instal desplieg despleg
arranc arranqu inici reproduc reproduzc mid med prueb prob levant perfil simul
`;

/** Stems that look and tell. */
export const SPANISH_READ =
  `busc busqu encuentr encontr explic expliqu analiz analic revis dig list
enumer describ compar investig investigu localiz localic identific identifiqu resum audit examin
comprueb comprob verific verifiqu muestr mostr indic indiqu averigu determin estudi evalu lea
mir cuent cont confirm senal detall propon rastre sigu ensen valor calcul estim
disen respond aclar anot cita repas diagnostic recorr reun recopil contest decid`;

/** Stems that make something, to be told from answers by what they make. */
export const SPANISH_MAKE =
  `dej guard escrib pon cre redact haz hac hag gener vuelc volc apunt
prepar mont almacen registr coloc met export`;

/** What is made or needed and belongs to the repository. */
export const SPANISH_CODE =
  `script scripts función funciones prueba pruebas test
tests endpoint comando componente página migración módulo botón hook workflow job
clase archivo fichero ficheros archivos commit rama pr parche readme documentación
columna índice validación opción servicio parámetro interfaz helper plantilla paquete`;

/** Words that tell Spanish from English. */
export const SPANISH_MARKS = `el la los las un una de del que en y con por para
qué cómo dónde es sin sólo archivo archivos código lectura
prueba pruebas cuando cuándo nada ningún ninguna como está son
explica analiza revisa añade ejecuta corrige arregla al se lo si ha hay dime cuánto cuáles
hasta desde sobre entre también cada tabla`;

/** Nouns that stand for everything there is to be changed. */
export const SPANISH_ALL =
  `archivo archivos fichero ficheros código nada línea letra
cambios repositorio ningún ninguno ninguna modificaciones estado cambio proyecto repo`;

/** Words that make a ban a fence. */
export const SPANISH_FENCE = `otros otro otra otras demás fuera excepto salvo
resto aparte producción públicas pública público más`;

/** Stems whose ban forbids writing, besides those of changing. */
export const SPANISH_BANNED =
  `toqu toc escrib hag hac alter cre implement guard modificacion cambio`;

/** Words before an order. */
export const SPANISH_OPENERS = `por favor primero luego después ahora también
además finalmente termine termines hola ojo solo sólo simplemente directamente
entonces vuelve vuelvan volved a ve ya tú usted luego necesito
bien ok vale mejor oye gracias segundo tercero último`;

/** How Japanese orders, bans and declarations are made. */
export const JAPANESE: Endings = {
  only:
    /(?:調査|分析|閲覧|参照)専用(?:の(?:タスク|作業|依頼)|です)|(?:read-?only|リードオンリー) ?の? ?(?:タスク|作業|調査|依頼|セッション)|読み取り専用(?!で表示|に(?:し|変|設定|なる|切)|フィールド|属性|の?(?:ユーザー|ロール|レプリカ|接続|モードを|モードに|画面|項目))|(?:閲覧|参照|読み取り|リード)の?権限(?:しか|のみ|だけ)|書き込み権限(?:は|が)?(?:なし|無|な|あり?ません)|(?<!(?:他|ほか|以外)は)(?:調査|分析|解析|閲覧|参照|レビュー|調べる|読む|読み取り)(?:のみ|だけ)(?:です|で|を|お願い|行|の|。|、|：|:|$)/,
  ban:
    /(?:変更|編集|修正|書き換え|実行|作成|生成|削除|追加|コミット|書き込み|実装|触ら|さわら|触れ|いじら|作ら|変え|直さ|加え|書か|書き込ま)(?:は|を|も)?(?:一切|絶対に)?(?:し|行わ|せ|行え)?(?:ないで|ないこと|ない(?:よう|。|$)|ず|ません|禁止|不可|厳禁|不要)|手を(?:付け|つけ|加え|入れ)(?:ない|ず|ません)|て(?:は|も)?(?:いけ|だめ|ダメ|なりま)|ては?(?:困り)|リポジトリ[はを]そのまま|(?:変更|編集|反映|書き込み|修正)は?(?:一切)?(?:なし|無し)|禁止|厳禁|不要です|必要はありません|必要(?:は|が)?ない/,
  bare:
    /(?:編集|変更|作成|削除|コミット|修正)(?:・|、|や|も|と)[^。]{0,60}(?:編集|変更|作成|削除|コミット|修正)|^(?:絶対に|一切の?)?(?:変更|編集|修正|書き込み)(?:は|を)?(?:一切|絶対に)?(?:し|行わ|せ|加え|禁止|不可|厳禁)/,
  all: /ファイル|コード|ソース|リポジトリ|一切|何も|どこも/,
  fence:
    /以外|他の|ほかの|外の|外は|公開|本番|スキーマ|テーブル|生成された|実行は?(?:不要|しない)|テストの実行|必要|不要/,
  change:
    /修正|変更|追加|削除|実装|更新|置換|リファクタ(?:リング)?|改修|移行|移動|改名|リネーム|作成|コミット|対応|改善|最適化|導入|適用|反映|修復|分割|統一|有効化|無効化|廃止|追記|翻訳|設定|制限|マージ|プッシュ|解消|防止|解決|対処|共通化|簡略化|除去|撤去|変換|整備|抽象化|アップグレード|ロールバック/g,
  verb:
    /直し|作っ|作り|消し|外し|取り除[いきか]|移し|移[るさ]|変え|揃え|加え|足し|増やし|減らし|下げ|防[いぎ]|書き換え|置き換え|差し替え|書き直し|作り直し|切り出し|組み込[んみ]|入れ替え|付け|入れ|やめ|切り替え|書き足し|整え|寄せ|なくし|無くし|片付け/g,
  joins:
    /^(?:を|も|は|まで|だけ)?(?:し|行い|行っ)(?:[、,]|て(?!い[るたなま]|る|た|お[りく]|しま|あ[るり]|き[たま]))|^(?:を|も)?お願い|^(?:する|した|の)(?:上で|うえで|後[、に]|あと[、に])|^(?:する|を行う)こと(?:。|$)|^せよ|^しろ|^しなさい/,
  verbJoins:
    /^(?:て|で)(?!い[るたなま]|る|た|お[りく]|しま|あ[るり]|き[たま])|^[、,]|^(?:た|だ)(?:上で|うえで|後[、に]|あと[、に])|^(?:なさい|ろ(?:。|$))|^ること(?:。|$)/,
  run:
    /実行|ビルド|起動|インストール|デプロイ|計測|コンパイル|再現|測定|ベンチマーク|スモークテスト|負荷試験|負荷テスト/g,
  runVerb: /走らせ|回し|動かし|立ち上げ|測[っり]|叩い|試し|流し|をかけ/g,
  ends: /^(?:。|\s*$)/,
  object: /を$|回$|[\ue001-\ue003]の?$/,
  must:
    /必要があり(?:ます)?(?!か)|(?:する|させる|える|れる)こと(?:。|$)|べき(?:です|だ)?(?:。|$)/,
  soThat:
    /(?:ように(?:して|変えて|直して)|[をは][^、。]{1,30}にして)(?:ください|下さい|ほしい|欲しい|くれ|お願い)|ようにする(?:こと)?(?:。|$)/,
  clearly:
    /わかる|分かる|説明|教え|まとめ|一覧|表に|箇条|リスト|図に|簡潔|以内|参考|対象|前提|中心|もとに/,
  passes:
    /(?:テスト|ビルド|CI|lint|リンター|型チェック|コンパイル|スイート|\ue003)[^。]{0,60}(?:通る|通り|通っ|パスする|成功する|グリーン|緑|起動する|できる)(?:まで|か|こと|よう|状態|の)/,
  into:
    /(?:に|へ|として)[^。、]{0,60}(?:保存|書き出|書い|書き込|出力|記載|記録|追記|残し|まとめ)(?:し|を)?(?:て(?!あ|い)|、|ください|する(?:。|こと)|お願い|。|$)/,
  read:
    /教えて|説明|調べ|調査|確認|一覧|挙げ|探し|分析|レビュー|示して|ですか|まとめ|報告|知りたい|洗い出|比較|評価|特定|回答|答え|整理|要約|列挙|見つけ|提案|検討|読ん|見て|遡る|判断/,
  asks: /か[。？?]?$|[？?]$/,
  within:
    /(?:何|どこ|なぜ|どの|いつ|誰|どう|どれ|いくつ)[^。]{0,120}?か(?=[をが、は]|教|知|説|調|確|ど|も|$)/,
  polite: /(?:もらえ|いただけ|頂け|くれ)(?:ます|ません)?か/,
  told: /(?:ます|です|した|ている|だった)(?:ので|から)?。?$/,
  asked:
    /(?:必要があります|ほしいです|欲しいです|お願いします|べきです|願います|もらいます|助かります)。?$/,
  others:
    /(?:私|こちら|当方|自分|CI|別の|担当|チーム|先方|後で)[^、。]{0,24}(?:[がでに])[^、。]{0,24}(?:ます|予定|やる|行う|担当|実施|です|する)/,
};

/** How Korean orders, bans and declarations are made. */
export const KOREAN: Endings = {
  only:
    /읽기 ?전용(?!으로 ?(?:표시|바꾸|바꿔|변경|설정|처리|보이|만들)| ?(?:필드|계정|복제|속성|모드로))|(?:읽기|조회|열람) ?권한(?:만|밖에|뿐)|쓰기 ?권한[은이]? ?없|(?:조사|분석|검토|리뷰|조회|읽기) ?전용(?:입니다| ?(?:작업|과제|업무|요청|세션|태스크))|read-?only ?(?:입니다|작업|모드|태스크)|(?:조사|분석|검토|리뷰|조회)만/,
  ban:
    /(?:수정|변경|편집|작성|생성|삭제|추가|실행|커밋|구현)(?:은|는|을|를|도)? ?(?:절대 ?|모두 ?|일절 ?)?(?:하지|지|금지|불가)|(?:건드리|고치|만들|바꾸|쓰|손대)지 ?(?:는|도)? ?(?:마|말|않)|(?:하|꾸|치|리|들|대)면 ?안|저장소[는를]? ?그대로 ?[두둬놔유]|금지|필요는? ?없/,
  bare:
    /(?:수정|편집|생성|삭제|커밋)[·,과와] ?[^.]{0,60}(?:수정|편집|생성|삭제|커밋)|^(?:절대 ?|일체의? ?)?(?:수정|변경|편집)(?:은|는|을|를|도)? ?(?:절대 ?|모두 ?)?(?:하지|금지)/,
  all: /파일|코드|소스|저장소|어떤|아무|일절/,
  fence: /외에|이외|외의|다른|밖|빼고|제외|말고는|공개|스키마|테이블|기존|필요/,
  change:
    /수정|변경|추가|삭제|구현|업데이트|교체|리팩터링|리팩토링|이동|커밋|적용|작성|제거|개선|최적화|제한|분리|통합|대체|치환|마이그레이션|도입|반영|해결|통일|번역|복구|활성화|병합|처리|생성|갱신|보완|보강|이관|전환|폐기|설정|차단|방지|업그레이드|롤백/g,
  verb:
    /고[치쳐친]|바[꾸꿔꾼]|만[들드든]|옮[기겨긴]|없[애앤]|넣[어고은]|늘[리려린]|줄[이여인]|지[우워운](?!지)|막[아고]|맞[춰추춘]|빼고|나[누눠눈]|채[워우]|올[려리린]|낮[추춰춘]|합[쳐치친]/g,
  joins:
    /^(?:을|를|도|까지|만)? ?(?:하고(?! ?있)|해서|하여|해 ?(?:줘|주|줄|봐|보|달)|하세요|하십시오|하라|해라|해야 ?(?:합|해|돼)|할 것|하기[.]?$|한 ?(?:뒤|후|다음)|하도록|부탁|바랍니다|바람[.]?$|하면 ?(?:됩|돼)|하자|좀 ?(?:해|부탁))/,
  verbJoins:
    /^(?:고(?! ?있)|서|어 ?[줘주]|아 ?[줘주줄]|다 ?[줘주]| ?[줘주줄]| ?보고| ?달라| ?(?:뒤|후|다음)|세요|십시오|어라|어야 ?[합해돼]|기[.]?$|도록|자[.]?$|야 ?[합해돼])|^[,.]|^$/,
  run:
    /실행|빌드|설치|컴파일|측정|재현|벤치마크|배포|프로파일링|구동|기동|부하 ?테스트/g,
  runVerb: /돌[려리린]|띄[워우운]|빌드를[^.,]{0,12}올려/g,
  ends: /^[.]?$|^ (?:및|그리고)|^, /,
  object: /[을를] $|각각 $|[\ue001-\ue003] ?$/,
  must: /야 ?(?:합니다|해요?|한다|함|돼요?|됩니다)[.]?$/,
  soThat:
    /(?:도록|게) ?(?:해|바꿔|고쳐|만들어|수정해|변경해|처리해) ?(?:줘|주|요|라)|[을를] [^.,]{1,20}로 해 ?(?:줘|주)|도록 ?(?:하세요|할 것)/,
  clearly: /알 수|이해|정리|목록으로|목록을|표로|형식|한국어|기준/,
  passes:
    /(?:테스트|빌드|CI|린트|타입 ?체크|컴파일|\ue003)[^.]{0,60}(?:통과|성공|깨지지|초록|돌아가|되는지)(?:하는지|시키|해야|할 때까지|하게|하면|되는지|[^.]{0,8}(?:확인|알려|봐|보))/,
  into:
    /[에로][^.,]{0,60}(?:저장|써|작성|기록|남[겨기]|적어|추가|정리)(?:해|하|을|를| )*(?:줘|주|고|세요|십시오|서|둘|놓|할 것|하기|[.]?$)/,
  read:
    /알려|설명|찾[아고]|분석|조사|정리|보고|인가요|무엇|목록|검토|확인|비교|평가|리뷰|궁금|살펴|봐 ?줘|제안|요약|답변|나열|말해/,
  asks: /(?:까|나요|가요|는지|은지)[?？.]?$|[?？]$/,
  within:
    /(?:무엇|뭐|뭘|어떤|왜|어떻게|언제|어디|누가|몇|얼마)[^.]{0,120}?(?:는지|은지|한지|인지|할지|했는지)/,
  polite: /줄래|주실|줄 ?수 ?있|주시겠|주겠/,
  told:
    /(?:니다|어요|아요|예요|에요|었다|았다|한다|했어|게요?|예정|담당|됐어|네요|있어)[.!]?$/,
  asked:
    /(?:바랍니다|부탁(?:합니다|드립니다|해요|드려요)|됩니다|면 ?돼요?|야 ?(?:합니다|해요|돼요)|필요(?:합니다|해요)|싶습니다|좋겠(?:습니다|어요))[.!]?$/,
  others:
    /(?:제가|내가|저희가|우리가|담당자|팀에서|팀이|CI|나중에|다른 ?(?:사람|에이전트))[^,.]{0,60}(?:게|니다|요|예정|담당|맡|한다)/,
};

const NONE = wordSet("");
let sets: Record<string, Words> | undefined;

/** A Spanish table as a set; made when the first sentence asks for it. */
function es(name: string): Words {
  sets ??= {
    change: wordSet(SPANISH_CHANGE),
    run: wordSet(SPANISH_RUN),
    read: wordSet(SPANISH_READ),
    make: wordSet(SPANISH_MAKE),
    code: wordSet(SPANISH_CODE),
    marks: wordSet(SPANISH_MARKS),
    all: wordSet(SPANISH_ALL),
    fence: wordSet(SPANISH_FENCE),
    banned: wordSet(SPANISH_BANNED),
    openers: wordSet(SPANISH_OPENERS),
  };
  return sets[name] ?? NONE;
}

/** Whether a sentence is Spanish, by the words that only Spanish has. */
export function isSpanish(tokens: Tokens): boolean {
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
    return { kind: irregular, clitic: false, infinitive: false, second: false };
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

const EMBEDS = wordSet(
  `que qué por cómo dónde cuándo quién quiénes cuáles cuál cual cuánto cuánta
  cuántos cuántas si donde cuando porque quien`,
);
/** Words that make an order of the verb or the thing behind them. */
const WANTS =
  /(?:^| )(?:necesito|quiero|querría|quisiera|gustaría|encárgate|ocúpate|hay|tienes|debes|toca|intenta|procura|puedes|podrías|podéis|podría|pido|queremos|necesitamos|falta)(?: que| de)?(?: me| nos| lo| la| los| las| se)?$/;
const STATED =
  /(?:debe|deben|debería|deberían|tiene que|tienen que|ha de|han de) ([^ ]{1,20}r(?:se)?)(?: ([^ ]+))?/;

/** "Deja todo como está". */
const LEFT =
  /(?:deja|dejad|deje|mantén) (?:todo|el (?:código|repo|repositorio)) (?:(?:tal )?(?:como|cual) está|intacto)(?!\S)/;

/** What a Spanish sentence asks for. */
export function readSpanish(tokens: Tokens): Act[] {
  const acts: Act[] = [];
  const words = tokens.map((token) => token.word);
  const all = words.join(" ");
  if (spanishOnly(words, all)) {
    acts.push(act("RO", 3, "the task is declared read-only"));
  }
  if (LEFT.test(all)) acts.push(act("NEG", 3, "all writing is forbidden"));
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
        const soft = all.includes("código");
        acts.push({ ...act("NEG", 3, "all writing is forbidden"), soft });
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
function needed(noun: Tokens): Act {
  const code = noun.slice(0, 2).some(({ word }) => es("code").has(word)) ||
    noun.some(({ kind }) => kind === "path");
  return code
    ? act("WRITE", 2, "something is needed")
    : act("READ", 2, "an answer");
}

/** What a verb of the tables comes to with its object. */
function spanishDeed(
  tokens: Tokens,
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
  ) return undefined;
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
  ) return act("EXEC", strength, "an order to run");
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
  /(?:solo|sólo|únicamente|solamente|exclusivamente|puramente|meramente)(?: de)? (lectura|análisis|investigación|revisión|consulta|leer|lee|analiza|analizar|investigar|investiga|diagnóstico|mirar|mira|exploración|estudio|auditoría)(?!\S)/;
const OF_TASK =
  /^$|(?:tarea|trabajo|acceso|estudio|encargo|sesión|revisión|análisis|agente|permisos?|investigación|auditoría|consulta|tienes|eres|estás|es|misión)(?: en| de| un| una| modo)*$|^(?:estás |trabajas |trabaja |actúa )?en modo(?: de)?$/;

/** Whether the task, and not a thing in it, is called read-only. */
function spanishOnly(words: readonly string[], all: string): boolean {
  if (
    /(?:no|sin) (?:tienes |hay |dispones de )?permisos? de escritura|s[oó]lo (?:tienes|tenéis|dispones de|hay) (?:permisos?|acceso|derechos?) de lectura/
      .test(all)
  ) return true;
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
function spanishRun(tokens: Tokens, all: string): Act | undefined {
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

function spanishBan(tokens: Tokens, at: number): boolean {
  // "No hace falta": waived, not forbidden.
  if (/^(?:hace|es|hay)$/.test(tokens[at + 1]?.word ?? "")) return false;
  const asked = tokens[0]?.word === "si";
  if (asked && /^l[oa]s?$/.test(tokens[at + 1]?.word ?? "")) return false;
  const rest = tokens.slice(at + 1, at + 12);
  const comma = rest.findIndex(({ word }) => word === ",");
  if (tokens[at]?.word === "sin" && comma > 0) rest.length = comma;
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
  if (kind === "change" || kind === "make" && !word.startsWith("dej")) {
    return true;
  }
  const plain = plainly(word);
  for (let at = plain.length; at >= plain.length - 5 && at > 2; at--) {
    if (es("banned").has(plain.slice(0, at))) return true;
  }
  return false;
}

/** How deeds stand in the sentences of a language that ends in its verb. */
export interface Endings {
  only: RegExp;
  ban: RegExp;
  /** A ban of all edits that names no thing. */
  bare: RegExp;
  all: RegExp;
  fence: RegExp;
  /** Nouns of deeds, and what joins them to the next deed or asks for them. */
  change: RegExp;
  run: RegExp;
  joins: RegExp;
  /** Verbs, and what does the same with them. */
  verb: RegExp;
  runVerb: RegExp;
  verbJoins: RegExp;
  /** The end of a nominal order. */
  ends: RegExp;
  object: RegExp;
  must: RegExp;
  soThat: RegExp;
  clearly: RegExp;
  passes: RegExp;
  into: RegExp;
  read: RegExp;
  asks: RegExp;
  within: RegExp;
  polite: RegExp;
  told: RegExp;
  asked: RegExp;
  others: RegExp;
}

const ANYTHING = /아무것도|何も/;
/** "설정도, 그 밖의 어떤 파일도": nothing is left. */
const OTHERS_TOO =
  /(?<=[도も][,、]? ?)(?:그 ?(?:밖|외)의|(?:その|それ以外の)?(?:他|ほか)の)/;

/** The last verb of a sentence decides what those before it are. */
function readByEnding(text: string, item: boolean, rules: Endings): Act[] {
  const acts: Act[] = [];
  // What a question inside of the sentence names is no deed of it.
  const sentence = text.trim().replace(rules.within, "").replace(
    OTHERS_TOO,
    "",
  );
  if (rules.only.test(sentence)) {
    acts.push(act("RO", 3, "the task is declared read-only"));
  }
  const polite = rules.polite.test(sentence);
  const told = !polite && rules.told.test(sentence) &&
    !rules.asked.test(sentence);
  const passes = rules.passes.test(sentence) && !told;
  if (passes) acts.push(act("EXEC", 3, "it must pass"));
  if (!polite && rules.asks.test(sentence)) {
    return passes ? acts : [...acts, act("READ", 2, "a question")];
  }
  for (
    const part of sentence.split(/(?<=[、，,]|말고|않고|ずに|ないで(?!く|下))/)
  ) {
    acts.push(...readPart(part, { item, told, sentence, rules }));
  }
  const ordered = acts.some(({ signal }) =>
    signal === "WRITE" || signal === "EXEC"
  );
  if (!ordered && rules.read.test(sentence)) {
    acts.push(act("READ", 3, "asks to look and tell"));
  }
  return acts;
}

interface PartPlace {
  item: boolean;
  told: boolean;
  sentence: string;
  rules: Endings;
}

function readPart(text: string, place: PartPlace): Act[] {
  const { rules, told } = place;
  if (rules.ban.test(text)) {
    const all = (rules.all.test(text) || rules.bare.test(text)) &&
      !rules.fence.test(text) && (ANYTHING.test(text) || !hasPath(text));
    return all ? [act("NEG", 3, "all writing is forbidden")] : [];
  }
  if (told || rules.others.test(text)) return [];
  const acts: Act[] = [];
  const run = clearest(text, rules.run, rules.runVerb, place);
  if (run !== 0) acts.push(act("EXEC", run, "an order to run"));
  if (rules.into.test(text) && hasPath(text)) {
    acts.push({
      ...act("WRITE", 3, "something is to go into a file"),
      file: true,
    });
  }
  const change = clearest(text, rules.change, rules.verb, place);
  if (change !== 0) acts.push(act("WRITE", change, "an order to change"));
  if (rules.soThat.test(text) && !rules.clearly.test(text)) {
    acts.push(act("WRITE", 2, "a thing is to be made so"));
  }
  return acts;
}

/** How clear the clearest of the deeds is; 0 when there is none. */
function clearest(
  text: string,
  noun: RegExp,
  verb: RegExp,
  { item, sentence, rules }: PartPlace,
): Strength | 0 {
  let best: Strength | 0 = 0;
  const take = (strength: Strength | 0) => {
    if (strength > best) best = strength;
  };
  const must = rules.must.test(sentence);
  for (const hit of text.matchAll(noun)) {
    const end = hit.index + hit[0].length;
    const behind = text.slice(end, end + 24);
    const before = text.slice(Math.max(0, hit.index - 5), hit.index);
    if (rules.joins.test(behind)) take(3);
    else if (must && /^[すさを해돼되]/.test(behind)) take(2);
    else if (/^する(?:。|$)/.test(behind)) take(item ? 2 : 1);
    else if (rules.ends.test(behind)) take(rules.object.test(before) ? 2 : 1);
  }
  for (const hit of text.matchAll(verb)) {
    const end = hit.index + hit[0].length;
    const behind = text.slice(end, end + 24);
    if (rules.verbJoins.test(behind)) take(3);
    else if (must && /^[るれくすら야]/.test(behind)) take(2);
  }
  return best;
}

/** What a Japanese sentence asks for. */
export function readJapanese(text: string, item: boolean): Act[] {
  return readByEnding(text, item, JAPANESE);
}

/** What a Korean sentence asks for. */
export function readKorean(text: string, item: boolean): Act[] {
  return readByEnding(text, item, KOREAN);
}
