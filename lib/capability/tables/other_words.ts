/**
 * Spanish, Japanese and Korean words; each language in its own rows.
 *
 * @module
 */

/** Imperatives that change files. */
export const SPANISH_CHANGE = `arregla corrige implementa añade agrega cambia
modifica actualiza elimina borra renombra refactoriza reemplaza sustituye migra
mueve quita convierte extrae traduce documenta integra repara soluciona resuelve
mejora optimiza aplica sube configura introduce unifica simplifica limpia divide
edita reescribe commitea fusiona arreglar corregir implementar añadir`;

/** Imperatives that run something. */
export const SPANISH_RUN = `ejecuta corre lanza compila construye instala
despliega arranca inicia reproduce mide ejecutar prueba`;

/** Imperatives that look and tell. */
export const SPANISH_READ = `busca encuentra explica analiza revisa dime lista
enumera describe compara investiga localiza identifica resume audita examina
comprueba verifica muéstrame indica averigua determina estudia evalúa
lee mira cuenta confirma señala detalla`;

/** Words that tell Spanish from English. */
export const SPANISH_MARKS = `el la los las un una de del que en y con por para
qué cómo dónde es sin sólo archivo archivos código lectura
prueba pruebas cuando cuándo nada ningún ninguna como está son
explica analiza revisa añade ejecuta corrige arregla`;

/** Nouns that stand for everything there is to be changed. */
export const SPANISH_ALL = `archivo archivos fichero ficheros código nada
cambios repositorio ningún ninguno modificaciones estado`;

/** Words that make a ban a fence. */
export const SPANISH_FENCE = `otros otro otra otras demás fuera excepto salvo
resto aparte producción públicas pública`;

/** Verbs whose ban forbids writing. */
export const SPANISH_BANNED = `modifiques modificar edites editar cambies
cambiar toques tocar escribas escribir hagas hacer alteres alterar crees crear
modifique toque edite cambie modificaciones`;

/** Words before an order. */
export const SPANISH_OPENERS = `por favor primero luego después ahora también
además finalmente cuando termine termines y e hola ojo`;

/** What the endings and words of Japanese orders are. */
export const JAPANESE = {
  only:
    /読み取り専用の?(?:調査|レビュー|タスク|作業|分析|モード|です|で|。|：|:)|^読み取り専用|調査のみ|分析のみ/,
  ban:
    /(?:変更|編集|修正|書き換え|実行|作成|削除|追加|コミット|触ら|触れ|書き込み|いじら)(?:は|を)?(?:一切|絶対に)?(?:し|行わ|せ)?(?:ないで|ないこと|ず|ません|禁止|不要)|不要です|禁止|必要はありません|必要ない|触らないで|変えないで/,
  all: /ファイル|コード|ソース|リポジトリ|一切|何も/,
  fence: /以外|他の|ほかの|外の|実行は?(?:不要|しない)|テストの実行/,
  change:
    /(?:修正|変更|追加|削除|実装|更新|置換|置き換え|リファクタリング|改修|移行|移動|改名|リネーム|作成|コミット|対応|直|書き換え|差し替え)(?:し|え|って|して)?(?:て|し)?(?:ください|下さい|ほしい|欲しい|くれ|お願い|、(?!.*(?:説明|調べ|教え|調査|報告して(?!.*修正))))/,
  run:
    /(?:実行|ビルド|起動|インストール|デプロイ|計測|コンパイル|走らせ)(?:し|を)?(?:て|し)?(?:ください|下さい|ほしい|くれ|、|お願い)|テストを(?:実行し|走らせ|回し)て?(?:ください|下さい|、|結果)/,
  asks: /か[。？?]?\s*$/,
  into:
    /(?:保存|書き出|書いて|書き込|出力|まとめて?保存)(?:し)?(?:て|し)?(?:ください|下さい)?/,
  read:
    /教えて|説明|調べ|調査|確認|一覧|挙げ|探し|分析|レビュー|示して|ですか|まとめ|報告/,
} as const;

/** What the endings and words of Korean orders are. */
export const KOREAN = {
  only: /읽기 ?전용|조사만|분석만/,
  ban:
    /(?:수정|변경|편집|작성|삭제|추가|실행|커밋|건드리)(?:은|는|을|를)? ?(?:절대 )?(?:하지|지) ?(?:마|말)|건드리지 ?(?:마|말)|고치지 ?(?:마|말)|금지|필요 ?없/,
  all: /파일|코드|소스|저장소|어떤|아무/,
  fence: /외에|이외|다른|밖|빼고|제외/,
  change:
    /(?:수정|변경|추가|삭제|구현|업데이트|교체|리팩터링|리팩토링|이동|커밋|적용|고치|고쳐|바꾸|바꿔|만들|작성)(?:하고|해|하여|하세요|하십시오|어|고)? ?(?:주세요|줘|주십시오|하세요|해라|하고|$|\.)|(?:수정|추가|변경|구현|삭제)(?:하고|해서|해 ?줘|해 ?주)/,
  run:
    /(?:실행|빌드|설치|배포|컴파일|측정)(?:하고|해서|해|하세요|하여)|(?:테스트|빌드)를? ?(?:돌려|돌리|실행)/,
  asks: /(?:까|나요|가요|니)[?？.]?\s*$|무엇|어떤 .{0,60}는지/,
  into: /저장|써 ?(?:줘|주)|작성|기록/,
  read: /알려|설명|찾아|분석|조사|정리|보고|인가요|무엇|목록|검토|확인/,
} as const;
