/**
 * What words weigh for the prompt as a whole, in hundredths: above 0 for work,
 * below 0 for an answer. Learned by `tests/eval/fit.ts`; not made by hand.
 *
 * @module
 */

/** A weight, a tab, and its features between bars; `^` opens a sentence. */
export const GESTALT_WEIGHTS = `218	long does
182	tmp
159	wheel
154	sort it
147	bench
136	and put|warni~
132	^ bench
131	and add
130	qemu
128	, put|tz
125	^ reproduce
124	into docs
123	pytest|pytes~|the rest
122	? try|and fix|with 
119	
118	^ execute
116	, take
115	^ measure|excep~|whichever|which~
113	^ rename
111	^ out|dry run|storybook|story~|warning
110	bisect between
109	^ add|repair it
108	and correct|the date
105	, off|please take
104	same in
103	, fix|demo|headl~|it right|one commit
102	measure
100	before you
99	^ let|and leave
98	mypy|save the|shellcheck
97	^ first|them to
96	^ log|^ remove|las pruebas|m$|param~
95	and count
94	^ implement|^ same|into one|valgrind|valgr~
93	^ docker|^ see|debug|put a
92	this branch
91	compila|for that|headless
90	a spin|and delete
89	first error|md|the failures
88	a scratch|your findings
87	dry|review md|reviewer is|zh
86	may run|request id
85	corrí~
84	asia|in each|repro|take care
83	? run|^ bump|and |asan|geo
82	and check|fill|forms|it 0|jdk
81	^ turn|date|md |takes$|the login
80	everywhere|leave a|spinner|spinn~
79	and after|input$|new migration|teach
78	^ use|when you're
77	^ correct|container|on all
76	^ compila|helper|top ,
75	adjus~|as docs|exception|green|nothing but|peak|to come|you mind|
74	cleanly|go ahead| and
73	^ move|repet~|say about
72	^ ejecuta|get it|in line|linte~|try
71	, make|^ upgrade|bring|has no|lock file|segui~|tidy|to bottom|top to
70	bisec~|macos|rounds
69	^ cargo|averigua|clean build|md$
68	, leave|and save|jdk 0|translations
67	^ bring|^ kill|and see|profile|the entries
66	across the|in perf|one that|source files|yours
65	let the
64	goes|kill the|regression test|undo the| say
63	commit per|critical|en verde|issue 0|per user|scratch|scrat~|suite|verde
62	^ run|csv|it there|url| still
61	at how|newest|newes~|the console|then fix
60	^ averigua|^ port|fix them|still need
59	^ make|^ right|decim~|dev|over to|the end|then make|too|tsc
58	all 0|are to|docs notes|show up|tests for|than 0|the body|the imports|up without|zero
57	0|audit md|it down|tests pass|the unused|you please
56	^ if|a package|client ts|fix the|hex|imports in|jump|linter|notes in
55	^ throw|bisect|changing the|end$|que el|see what|strict|the report|with gcc|with it
54	^ fresh|behaviour|mypy strict|remai~|still build|unit
53	accordingly|accordingly$|empty|eslint|eslin~|it prints|least 0|localstorage|mvn|polling|polli~|quick~|samples|sha|so$|whatever is|would you
52	^ try|^ |admin area|badge|end to|fail$|healt~|open a|spin|stays as|suite |unless|unles~|with tools
51	, node|, restore|alpha~|come back|grey|make the|prints$|run the|top
50	, though|date ,|gcc 0|hits and|revert|seconds$|the letter|the start|what fails|without warnings|write one
49	mail templates|same for|the count|the coverage|the local|those ,| y
48	, repair|^ import|^ wherever|adapt|clean|compile with|correct the|dark|health|it up|java|many rows|projects$|props|rename |seed 0|split |suit|tests test|to follow|vue$|your notes| a
47	^ key|^ mount|adjust|docte~|germa~|into an|minute|no |orders|sampl~|suite green|warnings
46	, both|0 times|^ fix|^ regenerate|^ swap|a minute|and commit|behaviour ,|deser~|donde|of each|prope~|report anything|rss|swap|tiene|try it|
45	analyze|below the|bin|correct it|dayjs|forum ,|gets a|gitignore|gitig~|phone|put|read |score|smallest possible|staging|stagi~|the sample|two commits|welcome to|you're welcome| is
44	, keep|compile|execute the|fair enough|has a|node 0|same$|shell~|this box
43	a warning|adjust the|api in|asks for|añade|behind the|botón|correct|déjal~|entry ,|flaky or|in flags|instala|isn't ,|on this|pass|plug it|quiet|then
42	, let|0 mm|^ whatever|as it's|de verdad|en docs|features$|identical|mm|of main|parameter|printed|progress|ruff|server |should say|shouldn't be|the totals|tsx$|verdad|verda~|you know
41	^ final|alone and|ancho~|corpus|corpu~|count as|give |icon|or delete|otherwise|pointer to|proper|same as|style of|the safety|those that|times ,|while you're|your side| link
40	, open|0 container|again$|cold|everywhere ,|fresh|goes from|in readme|listed|make that|nobody can|not ,|now on|on an|out 0|port the|properly ,|should survive|smoke|still come|test in|the footer|the kotlin|the seed|there and|with race|written for
39	, send|0 csv|^ load|^ orders|a dry|assets|asset~|can go|current main|directory$|only analysis|send me|swap the|tf|there too|to date|toggl~|unpack|unpac~|yours$
38	? paste|^ figure|alphabetical|box|ckpt 0|comparison$|fail ,|fresh kernel|garbage|garba~|iam|machine ?|member|only for|pass on|quotes|really ?|retry md|spec|test run|to pass|try the|unit test|was$|what does|workspace ,|xlsx$
37	, out|, paste|0 rather|^ back|^ compile|^ goes|^ main|^ que|^ undo|apply|artic~|as csv|billing md|boot the|cargo test|checksums|de integración|de |header|ifs|integración|lib|overflow|overf~|paste what|remain|ser|the five|the onboarding|wins ?| ,
36	, it|, then|^ revert|build and|expon~|finish|index on|is green|letter|long it|output ,|pass$|picker|picke~|place of|quickstart|root$|row counts|scree~|seed|site|stay ,
35	, get|, none|, via|0 with|^ ctrl|^ export|^ layout|^ npm|all nine|already have|averi~|came out|en|existing |explain |is broken|is right|orders$|print~|repro~|right and|screenshot|should you|suit$|tabs|tfvars|tfvar~|three times|unit tests
34	? use|^ cambia|^ only|^ replace|body$|bom|clearly|contenedor|created at|deal|deal with|differs|docs where|dump|failu~|feature search|first paint|flavo~|months|not be|on orders|paint|profi~|root user|tf$|the library|toml|underneath|you may| against| code| with
33	^ get|^ message|^ replay|and take|arch|arréglalo|arrég~|but keep|cherry pick|collapsible|containers|crawl|current|directories ,|docs arch|ds|except|first and|hyperfine|hyper~|intl|it isn't|it to|main ?|median|one exception|ones ?|ought|ought to|output for|p|pásame|pásam~|quedar|secure|shown|style~|take|the column|the current|throwaway| after
32	, while|^ it|^ tsc|a dozen|again|and confirm|as well|cert|commit each|commit$|cuánto tarda|dozen|errors in|estil~|finally|german|heade~|if not|info$|invit~|keep out|last tag|md at|md literally|more ,|new dependencies|null|pick the|pixel|poddisruptionbudget|poddi~|profile it|progr~|proto|prueba|seconds|the spinner|the unit|tidy up|timeout 0|ubuntu|ubunt~|whatever|whate~
31	, same|^ manifest|^ removal|^ smoke|^ zero|an hour|and cover|and get|assets icons|at error|averigua por|belongs in|bin time|chatv~|check them|codes and|connect ,|csv |disap~|escap~|exit 0|fair|hay que|histogram|limit 0|please get|reason |red|retir~|src|the copyright|the yml|time v|usr bin|version 0|you heard|you own
30	^ benchmark|^ migrate|^ questions|back|belon~|beside|bodies|bodie~|cart|decimals|el proyecto|exist already|explain analyze|file name|from clean|get the|go test|h|iban|implement the|impro~|java 0|leak in|on macos|own ,|playwright|playw~|proxy rs|proyecto|proye~|reality|rehearse|restore|should print|si no|some ,|the result|the threat|theme css|to see|vuelv~|we did|wire|xcode
29	, this|0 everywhere|^ changelog|^ let's|base json|body|burst|chrom~|comment|console log|ctest|diagnostics|did in|docs env|doctests pass|engines field|every public|false$|fast|font|go over|goodbye|goodb~|isn't available|let's|locally|off with|our doctests|pass at|pick up|preference|put the|python 0|revert the|rotate|sold|then put|there's|there~|through |to v|tokens$|tox|type hints|visit~|wasm|well ,
28	, newest|, whichever|a question|anchors|and docs|area a|back to|build both|by resource|changelog ,|codec|conflicts in|death|describes|devia~|docs and|docs flags|docstrings|done ,|enter~|every form|goes through|header ,|headi~|https|imported|in its|in samples|in tests|let|limpio|longer|mention the|minut~|off limits|ones in|other files|outcome as|over all|pantalla de|resul~|robots|robot~|sea|shift|start it|stays|still compile|sunda~|the header|the next|the style|they are|toggle|trivy|typing|typin~|tz asia|url is|validation|vitest|vites~|what you've|wherever|window$|yml$| take
27	, configurable|, names|, once|0 d|^ corrige|^ keys|^ public|^ src|a partial|and three|as often|basel~|build app|build twice|can$|cargo|completa|default|differs$|disabled while|ejecuta las|el tiempo|empty database|en frío|end and|errors|facto~|fail under|field in|fr|fresh clone|frío|go to|go vet|in english|instead of|into a|into tmp|it$|ja|json|json ,|keys sh|launch the|loose|made |often as|para que|pg 0|plugins$|py that|rates|recue~|second$|that differ|the empty|the remaining|tiene que|toolt~|twice from|under tz|vet|vouch~|with
26	, meaning|, on|? hyperfine|? please|^ close|^ patch|^ request|^ then|a cold|above|actionlint|added changed|bottom|botto~|changed fixed|commo~|corrígela|coverage of|deserves|directory and|docker|docs research|env is|extract the|findings md|finish$|flash build|gateway$|gcc|gzip ,|in dev|internal x|into src|inventory csv|is open|js|keep|likewise|likew~|note the|on services|own now|parses|readme md|release yml|remembered|resolve the|review by|s$|search 0|several|something in|spell~|src util|stop it|tarball|tarba~|the anonymised|the hand|the shared|the vat|this release|ticket list|tiles|too$|ts|two sentences|use the|venv|voucher|web|workflows release
25	, note|0 vus|^ enterprise|^ examples|^ rerun|^ squash|a comment|a throwaway|an issue|and apply|and skip|anywhere on|arm 0|at ,|bar|build the|case for|change the|cleanly on|clippy|code |commit what's|connect|curre~|default for|deny|deps md|eleven|eleve~|enterprise|entor~|error|escape|failures|favour|guard|high or|in audio|in practice|installed$|is installed|lax|lift it|link to|logger|lru|mini cart|ms ,|openapi|opena~|play the|practice|pract~|prove|release 0|releases$|rerun the|results|samesite lax|spec for|specs for|that only|that the|the choice|the left|the man|the others|tiempo de|tighten|tokens|toolbar|toolb~|unrel~|upgrade$|wording|wordi~| en| and
24	, correct|, like|, summarise|0 items|0 must|^ changing|^ persist|a mermaid|and drop|apply the|as|bar ,|bigger|bring them|cart ts|clean$|comes out|con su|customer$|docs design|does today|everyone|exs|five minutes|flaky is|for docs|formal|how flaky|inventory md|kt$|last 0|leads|lines of|lint|login 0|loose on|mensaje|menu|mitt|mode only|modo de|one when|out with|packages bus|per hour|persist|prints|profile the|pásal~|regenerate the|release default|remember its|result as|settings page|sidebar|sidebar collapsible|siguen|sigue~|so |specs|stay inside|suite ,|take on|tarda|taste|that main|times|to |typo|utc$|wherever |write unit|xml$|y pásame| ends
23	0 does|^ actual|^ backport|^ extraction|^ inline|^ man|^ release|^ repair|^ save|^ team|a proper|actual$|and switch|and to|apk|apost~|apply$|are one|backport|backport 0|before and|black|can you|comparison|docs|extraction of|faste~|fetch~|flaky|flip|for everything|for you|for |grew|header$|hsts|in all|inline the|is out|it happen|just do|keymap base|latency|leak check|line in|liner$|locally and|make it|mide|mind adding|modelled on|of package|over|pages$|para los|please |propagation|propagation ,|properly|proxy|published package|py spy|replaced with|scenes|sha 0|should mention|simd|spy|test which|that$|the directory|the other|the published|the render|the time|under assets|was wrong|ws|you did|you report|you're there|you're through|zh json| flag| interface| as
22	, before|0 on|^ cover|^ los|^ smallest|^ teach|^ those|^ would|a poddisruptionbudget|a pointer|a row|accepts|ahead and|always the|and its|and prove|app from|are dead|be good|broke~|by default|cero|changelog line|clase|comes up|dead ones|decide by|decoder|el contenedor|favour of|feature to|file under|finis~|formatter|full|gen|give it|has nothing|him ?|in favour|is import|keep the|line about|link|low|max 0|migración|mode for|oblige|oblige him|of dead|on data|onboarding json|per order|preferences$|real bug|repetitions|reporter's|says what|se instala|section|seeds|sh$|stren~|suite and|test|the changed|the duration|the inbox|the stack|timeout from|to it|tooltip|tras|under tmp|understand$|use it|vus|what the|which commit|without asking|work through|y |you oblige|you've|you'v~|your summary| with
21	, carry|0 is|0 m|^ board|^ install|^ readme|^ rehearse|^ vite|^ wanted|about every|above 0|ahead|al|and api|are ,|are at|available|avail~|be shown|behind |bottom in|breaking space|by tonight|compare plugin|compi~|conde~|coverage|css|deep link|endpoint wanted|entry |errors are|extraction|fetchall|figur~|flag does|footer$|former|forme~|go away|gone by|guest|hamme~|handle ?|icons$|improve|in env|in out|install the|its two|leave your|lib auth|locally ,|look the|luego|match$|median ,|menu$|need scripts|nobody needs|non breaking|one convention|open todos|orders 0|per rule|please ,|questions|same|same with|screenshots|second approver|semgrep|semgr~|share sheet|siste~|spinner by|start page|test$|that use|the camera|the former|the linter|the vulnerable|the winner|then remove|this machine|tile|tmp out|to remember|to work|until it|validate|versions and|vulnerable|vulne~|what's older|wild|winner|winne~|with 0|yarn|yml|you correct| before| without
20	, 0|, all|, curl|, negative|^ ctest|^ need|^ put|^ ui|^ un|a comparison|a known|a |and return|and store|apply as|asserts|avatar|big json|branch as|cambia el|campo|cases in|compares|computed|configurable through|copyright year|cpp 0|csv writer|cure$|cuéntame|data big|data race|done|en la|entries in|error~|every~|fee|fill them|fixup commit|fr json|gave|glibc$|go build|heading|hover|instead|inste~|leads to|local compose|man|messages$|mini|moto|musl and|mv|navig~|newest first|no behaviour|none 0|notes|notes billing|number is|one as|onto|or critical|os|out ,|owners|paused|pause~|peak at|please apply|race ,|repair|requirements txt|retire|same treatment|sandbox|search php|src sum|staging right|stay|sum ts|symbols differ|take it|teach the|terraform change|the comment|the glossary|the integration|the simulator|the validation|those|time to|tradu~|treatment|two can't|un modo|unchanged|unreleased|up|warnings$|was just|we compare|which symbols|will tell|with glibc|with musl|would terraform|y cuéntame| into
19	, follow|0 px|^ config|^ rework|^ score|^ utils|a section|a spec|accepts a|against staging|alembic|alemb~|all three|and concurrency|and head|api version|app hex|avisos|aviso~|be so|brings|bring~|broken|bundl~|by name|cierr~|de |delete|dialo~|doxygen|doxyg~|drain|el instalador|el nombre|exclamation|excla~|expired|exponential|eye$|failures are|files of|gate|geo$|gets one|handle|handlers|he's|heartbeat|heart~|helper |hour|how many|identical to|if you|in bench|instalador|it go|it hangs|it holds|key in|leaks the|losses|losse~|mail template|mvn verify|needn't|needn~|non root|on top|one ?|profile again|proje~|py 0|reads them|regenerated|regen~|resolve|right$|s in|save them|scratch database|seguir|sender in|shaders water|sheet|sigterm|sigte~|so kind|so the|some background|starting with|style|suffix|the final|the forum|the item|there's no|throws|toast$|tokens with|umlauts|umlau~|under qemu|users can|watch|webp|weigh~|with cargo|you be|$| for| npm
18	, cold|, gpu|, one|, three|, watch|, would|0 and|^ away|^ deletion|^ profile|^ si|^ types|accep~|add it|and carry|and remove|and repair|and tag|app ,|away with|bdf|becomes|both$|branch coverage|bug$|bundle|butto~|cache ,|calendar|category$|clipp~|combinations|comment at|commits for|convert the|curl|days ,|de variables|diagram in|differ and|docs build|does main|ds store|due|déjalo|ejecuta la|empty cart|envs|equal$|eval run|failure rate|flag |flags 0|flags are|flight$|from lunch|from now|fuera|full test|gd|get an|go 0|i'm back|if nothing|in proxy|inglés|inglé~|line there|lint and|local database|los tests|main still|monorepo$|need|needs the|nested ifs|no tienen|nothing to|number of|old clients|on by|on mobile|on with|once with|packages calendar|packages report|parse~|placeholder|please reproduce|push$|reports deps|request is|resto|result belongs|runs each|same keys|scripts backfill|separate commits|set$|size to|sqlite 0|staging and|tasks|test merge|that |the font|the openapi|the reporter's|the stale|they differ|through its|throughput|to tmp|too ,|una prueba|upper|v is|verify that|visits|vitest ,|warm$|wins ,| 0| that| replace
17	, behind|, crlf|0 when|? find|^ checkout|^ document|^ engines|^ handle|^ keep|^ m|^ median|^ proto|^ refactor|^ split|^ strings|^ times|^ xcode|a decent|al 0|and watch|anonymised|apunt~|arm|below|changelog for|code stays|column |common part|config limits|controller and|corrígelo|create the|d|dark mode|decent|decent message|directory|docs retry|does|durat~|edit generated|elección|elecc~|empty |error page|error$|exit with|factor|fake clock|field|filter|finish the|fns in|for date|formatting only|frontend|generated files|golden|golde~|gone|goodbye to|grouped by|hammer|it dies|items ,|keyed|la elección|label$|laten~|lives|log in|log one|logic$|lovely to|major|make them|markup|min$|missing in|missing tests|mocha|must keep|natur~|needed to|number 0|old behaviour|on main|onboarding flow|ours wins|out of|outputs|pasa el|pg locks|pr$|puedes|question for|r|readme has|ref|refactor |release$|renders$|reorder|resto~|retry with|s on|say goodbye|scene~|schema and|see|see it|shows|strict on|strings go|support$|tags |test |the common|the only|throughout|to call|to reports|turn|variables de|when there's|y todo| in| que
16	, everywhere|, message|, otherwise|, revert|0 del|0 no|0 script|0 take|0 without|^ accuracy|^ colour|^ counts|^ el|^ hazlo|^ it's|^ kick|^ lanza|^ page|^ ponlo|^ retry|^ ruff|^ screenshots|^ tighten|accuracy|accur~|and once|as separator|añade un|back from|bater~|batería|box with|bring it|broke |cabecera|cabec~|cell ,|chapter|chapt~|ci will|clang|colour|copies$|de json|dead branches|deben|described in|deterministic$|deviation|does all|en json|en todo|error branches|escal~|even to|examp~|factory$|favou~|fecha|figure for|files by|files you|fixed version|flamegraph|flame~|flat config|folders|git bisect|give us|hazlo|head ,|hole in|in changelog|in place|in reverse|in those|install md|ip ,|it once|it when|kick off|la batería|la cabecera|lanza|limiter$|needn't$|no default|noise|on them|orders created|paragraph in|party and|payout|per minute|per second|per top|ponlo|preview$|pricing page|que quedar|que usa|query$|red ?|removal of|remove|rename the|reope~|replace the|rest|rows per|schema yml|shop|site ,|stack ,|strict mode|strings xml|style as|svg|template ,|the class|the copy|the design|the exception|the path|the sidebar|the toolbar|those on|three errors|three releases|tmp ,|tools convert|tools gen|trace~|turned into|two packages|un test|under load|unpack ,|us 0|was replaced|well as|whatsoever$|which error|whole suite|with retry|workspace$|you hand|| against| package
15	, apply|, build|, final|, kill|, public|, reset|, sort|, unpack|, yours|0 instead|0 only|^ añade|^ ci|^ copy|^ improve|^ logger|^ merge|^ mypy|^ sha|^ siguen|aa ,|alta de|an |apt|away ,|baseline|benchmark|branches in|broken ?|build pass|care of|compose up|concl~|conventional commit|could you|course|created|css ,|css$|csv under|cuelga|cuelg~|delete ,|delete for|deny toml|dismissed|dismi~|domains|dos$|down$|editorconfig|empty$|en |enough ,|estado|every exported|every source|everyone else's|fall back|file handles|files under|firefox|firef~|for projects|for ten|free|gaps in|gb|get a|grammar|happens to|ie|improve the|in search|injec~|input|ip|ipa|isn't obvious|it any|its|jpy|js in|js$|l 0|la petición|la suite|las que|listed in|local|make |map in|me preferences|monotonic|monot~|muest~|next$|nice if|no tiene|npm test|of our|of scope|offen~|on node|on port|once more|oom|output at|page|page |patch me|petición|petic~|plug|plus the|pnpm|pre commit|preguntar|preguntar$|prod$|project name|push pop|put what|pásame la|rc|release workflow|repeat until|report|retire the|reverse order|right ,|right one|right place|run of|section ,|see that|see to|seed$|sentence case|separator|setup cfg|shared|shifts|shift~|slipp~|starts$|statements$|std|tests fail|text below|that file|that keeps|the a|the chart|the existing|the usual|them as|then 0|three attempts|thres~|through 0|times of|todo el|tsc and|uid|unchanged$|unique per|verification|vuelve|vuelve a|w 0|way a|werror|werro~|what came|which is|will show|with a|workspace|wrappers|xml and|y vuelve|you come|your sandbox| for| still
14	0 bin|0 fps|^ boot|^ client|^ docs|^ javadoc|^ many|^ mide|^ off|^ pytest|^ typo|^ within|^ zoom|a request|a zone|a |abi|agree with|alloc|and use|anonymised dump|api txt|apostrophes|as |away|balance|bash|be possible|benchstat|berlin|berli~|builds on|button|cfg|choice in|choose the|churn ipynb|close the|commit 0|components|config loader|confirm the|container ,|cookie banner|corrige|country|cours~|dependencies|do so|docstrings for|docst~|document the|drift|early returns|el botón|enum|error level|examples|extend|findings into|flag to|flood|for 0|formal |front~|generado|geometry|geome~|gets |green on|guide~|hints for|html and|in auth|in doubt|in theme|in under|indexer|ipynb|is at|is main|las tres|login prompt|longe~|looks wrong|many warnings|math|merge commit|message should|move or|must pass|new file|not reformat|on sunday|one |only place|option$|outcome|outco~|package comment|pandas|panda~|passes with|pbf|phase 0|polyf~|port|public|public headers|pytest tests|quick start|ramas$|renames|replay the|restored at|results 0|returns at|revert just|say that|search results|sibli~|signu~|six|space|spin on|still shows|stress|stres~|stuck ?|stumb~|succeed|switch ,|súbelo|súbel~|texts|the cookie|the green|the indexer|the maintainer|the nav|the oom|the staging|the storybook|the uploader|them in|there are|they go|they need|three|through$|throw away|tile cache|tmp plugin|to launch|tools replay|updated|upgrades|upgrades from|util|version$|via|viewmodel|viewm~|would have|y luego|y súbelo|yml as|you make|your report| returns| en| at| on
13	, down|, staging|0 ab|0 threads|^ adjust|^ debug|^ docstrings|^ tidy|a note|a read|a text|ab|across|acros~|agree|and move|and tests|api client|asked|assertion messages|back out|becomes |branch|build directory|cell|code may|como|count 0|cuatro|cuatr~|db ,|develop|dialog|disti~|do the|docs audit|docs only|does it|down in|duration of|el formulario|entorno|esa carpeta|exits|fail|faq|feed|follow$|for apps|grouped|haz un|heap|hex onto|how |icons|in an|informal|iso|isort|it should|it still|its tests|many|md in|mensa~|message$|modify|monday for|names stay|node|not null|nothing for|nothing under|numbers in|numeric|off ,|our code|parser|people who|png|preset|private|projects|prote~|proto ,|put it|pytho~|que sea|rotat~|run twice|runner|s |save your|schema json|scss|scss$|see if|seeded|seede~|settings json|sitemap|sitem~|size 0|the author|the dev|the generator|the idea|the playwright|the wheel|the wording|theme|then move|these days|thresholds|to 0|to you|treat~|under|unknown|vite 0|vitest$|warning$|webp$|what do|whole repo|with last|xfail with| ?
12	, replace|, run|, understand|0 p|? build|^ have|^ mutation|^ phase|^ place|^ resolve|^ spin|a rollback|accepted|all in|apply ,|backup|belongs|bom$|branch$|build from|can't give|checkout spec|chromium|clang 0|cn|compose|compression|con |config is|console|constructor|copyright|copyr~|cycle|d 0|debug$|delete any|deserves a|design system|direction|discussed|distinct|drawing|drawi~|dsp|ejecuta |el entorno|emula~|enter|eu 0|everywhere in|file by|filte~|five$|fixup|flash the|four are|gate$|git history|give you|go|go and|goal$|googl~|helps|in|instead ,|ip$|is not|js ,|js to|la app|lacks|local~|may edit|moment ?|money ts|mutants|mutan~|mutation score|new|nombre|nombr~|not in|nothing outside|off for|offending|opening|openi~|other~|own|owner~|pantalla|password reset|place for|port 0|priva~|pruebas de|python|rather than|rc 0|repor~|reserved|retry after|reuse|rid|rid of|robots txt|sale|sample|second ,|secti~|separ~|serial output|settings$|shoul~|skip it|small~|so a|soft|spec rb|spin up|spread|squash|superseded|svg$|switch it|test on|that never|the conflicts|the image|the mock|the offending|the outcome|the price|the raw|the tooltip|tls 0|to python|todos in|transport|try each|ttyacm|ttyacm 0|ttyac~|until|up a|up$|uploader|values|value~|vus ,|water|we don't|weights|when you|which of|why ,|yesterday's|zh cn
11	, key|, switch|0 files|0 json|? one|^ analysis|^ eslint|^ expect|^ extend|^ lint|^ pasa|^ severity|^ stage|^ that|^ tooltip|a failure|a link|above it|access|agreed with|alpine|alpin~|ameri~|an error|and make|any more|appea~|archivo$|as long|back in|be clean|bench~|bring the|build it|build |by running|cache$|cause$|chart|clean~|conta~|convert|counts of|date fns|de solo|defau~|dice |docke~|does ,|each ,|errors$|europ~|even if|excel|exception$|expect|explain what|file per|files that|fns|for src|fp|fp 0|get rid|gets the|gzip|handl~|helm|home|implementa|in which|is to|is |j 0|keymap|keyma~|load the|localstorage$|long as|long the|many of|ms$|need an|next to|no lo|no new|npm audit|older than|one file|only verification|phase$|php|prove~|py|quote~|r 0|ramp|range 0|reach~|readme$|redon~|regard to|respe~|root|sandbox ,|section on|serve~|short~|should|show|sideb~|src store|stack |state in|stays$|sunday|super~|task$|tests$|than|that folder|that one|that's the|the cause|the fake|the input|the package|the services|timeouts|top of|twice this|utils|well$|with regard|with$|within 0|y actualiza| and| is
10	,|, max|, nothing|, page|, too|, where|0 y|^ csv|^ dark|^ decide|^ flaky|^ prove|^ python|^ start|^ there|^ zh|^ |after each|all$|already ,|applied ,|arregla|as of|before after|belong|by how|by |cambia|carry on|change anything|class|class$|comment$|comments on|contra|deber~|debería|disabled|doesn't|doesn~|dto|duplicates|equal|figures|for all|for every|goes to|has|hint|how does|i e|in the|in two|incidents 0|its own|leave|locales en|longer than|md ,|md with|membe~|minor|misses|missing$|modify ,|moment|must remain|need the|nothing else|obvio~|on dev|on paper|only|otherwise$|our readme|pagination|parse ts|polyfill|pricing|prici~|progress bar|py ,|quede|ratel~|regression|resource|screen|screen readers|serial|server|share~|show a|steps$|templates|textos|texto~|texts in|the debug|the owner|the slowest|the top|thin|three sentences|throw|twelve|twelv~|under docs|uniqu~|wake|which files|which ones|which other|with both|with k|would stop|x 0|year ,|you're at| does| is| y
9	, its|, not|, ten|, that's|, wait|, we|0 aa|0 rps|^ could|^ id|^ package|^ rate|^ test|^ timeouts|^ yours|a 0|a branch|a fixed|aa|analyse|and sort|anything else|autumn|autum~|branches$|churn|cinco|colou~|common|compila el|complains about|con la|core$|csv ,|debe|debian|debia~|decimal|every one|failure|for these|has been|hits|html|i'm not|if no|in api|in examples|in lib|info|insta~|is fine|is what|is yours|it|javadoc|javad~|make sure|marked|needs to|negative|nested|neste~|not the|notebook|of v|on|once$|option|out the|passi~|past|per table|pip|png$|probe|profile$|put your|px|red$|redondeo|repea~|replace|right now|rollback|row|rows with|run it|sh|skeleton|skele~|still work|swift|tag$|takes a|tests|tests and|the examples|the installer|the number|they've|times in|token~|up and|use|valid~|vue|wait for|was the|what you'd|whole|yaml$| to| must| on| with
8	, go|, work|^ number|able|able to|actual|add the|and let|at the|be able|be gone|because of|belong in|checkout|clock$|compose stack|de error|debou~|directories|disappear|docs faq|drop it|en cada|escribe|everything in|execute|exit codes|failures$|forwa~|french|frenc~|funci~|give the|go$|gpu|healthz|i expect|in src|inside|insid~|into|is missing|know the|lazy|leaks|least|logge~|make|migration$|mode|not run|on your|only assignment|passing|pkg|print|prompt|px$|quest~|rabbitmq|rabbi~|read only|readable|reason ,|rebuilt|regre~|reload|remove the|retries|roll|server side|slide|snapshots|snaps~|sprea~|sprint$|src cart|stub|task ,|templ~|ten|ten minutes|the container|the flag|the missing|the pdf|the public|the xml|them on|tienen|title$|to end|updater|usa|usual|volume|want|well|what to|wins|writes the|xml|y que|year| ?
7	, can|, so|0 b|0 line|0 md|^ anything|^ node|^ old|^ packages|^ they|^ why|adapt~|afterwards ,|archive|backu~|both ,|check~|code that|compr~|decor~|edited|engines|enough|enoug~|even|everything else|example|expir~|files in|for both|gets|high|id|is off|it with|linux|me$|media~|memory|more|negat~|noteb~|now|now ,|off|one|optio~|other|out|out$|packa~|pagin~|pair|passw~|record|rest$|role|route~|saying|sayin~|summary|table with|take a|test suite|the branch|the exporter|the first|the |then the|tiemp~|tiene~|va|wall|warehouse|what i|whether the|with the
6	, add|, don't|, how|0 0|? count|? no|^ the|^ there's|a fresh|a regression|add|an empty|carry|case$|clone|comme~|compo~|config$|conso~|copy|deja|do we|docker compose|drop the|duration|e$|edit ,|failing|faili~|failover|failo~|i 0|i'd rather|it and|it in|it is|it's|jitter|jitte~|json$|load|merge|momen~|naming|namin~|notification|obvious|outside|outsi~|pages|pre|project|que|ready|returns|sandb~|small|sprint|startup|takes|test for|the|the tests|the whole|threads|w|wanted$|why$|y|you're|you'r~
5	, find|, i|, |0 days|0 min|^ apply|^ how|^ new|add a|afterwards|becom~|depre~|disab~|docs$|endpoint|engin~|exist~|fails|forma~|get|group~|have|is |keeps|kotlin|kotli~|las|launc~|not$|outpu~|phase|prueb~|rename|runbooks|secur~|switch|the settings|the three|this$|time|up ,|where it|would be
4	, and|, in|, no|0 for|0 gb|^ c|^ on|and|and report|are the|by the|close|commit|con|const~|corre~|creat~|database|datab~|dead|desig~|else|entry|existing|have to|hold|i need|issue|kill|login|m|main|model|more$|must|of the|once|ones|plus|readme|readm~|start the|the config|there$|tools|we have|works~|you find|$
3	^ one|branc~|can be|case|chang~|context|end|five|fix|isn't|left|next|no|one$|ops|secon~|terra~|them|trigg~|ts$|txt|under~|up to
2	against|again~|all|analy~|build|config|file|i want|key|la|nothing|nothi~|right|setti~|start|there|to the|you
1	^ 0|run|that
-1	$
-2	after|any|change|do|if|impor~|line|me the|not|two|where the| ,
-3	0$|^ in|a|against the|an|and 0|audit|calle~|comma~|compl~|core|count|count~|e|el|en el|featu~|hard|loade~|names|redis|refer~|reque~|table|that'~|the release|they|threa~|through|today|token|ui|v 0|windo~| ,
-4	, |0 c|0 of|^ and|^ every|^ |after$|after~|alone|and is|another|anoth~|ask|back$|behav~|bucke~|bug|cases|comments|component|depen~|diffe~|es|está|evide~|export|fiche~|find out|ignore|in a|layer|leave the|marke~|notif~|of|owner|per|permi~|prod|risk|runbo~|scripts|sdk|shell|skip|storage|strin~|the table|there's a|throu~|timeo~|types|verify|what is|what it|windows|you are|
-5	, tell|^ from|a single|agreed|and |any files|appli~|are$|argum~|attac~|b$|because|becau~|being|bucket|by|can't|close~|come|compare|compare the|context$|destr~|done$|each$|elimi~|everything|exact~|expected|extra~|file$|from|hit|inves~|is|is a|just|k|licen~|live|locale|makes|matte~|merge~|morning|morni~|must not|need to|no changes|nobod~|now$|old|on call|one line|only ,|or a|over the|payme~|planning|platform|por qué|prepa~|proto~|reade~|rewrite|rfc 0|rule|s 0|say|scrip~|share|sprin~|start~|stora~|table~|the api|the files|the migration|the suite|them$|think|time$|tomorrow|uploa~|varia~|workf~|writer
-6	, including|? read|^ b|^ dba|^ everything|^ question|^ somebody|^ you|according|according to|andro~|anything ,|anyth~|codeo~|contr~|cuánt~|data|features|for |frozen|froze~|globa~|handling|helpe~|incident|inline|keys|limit~|lines|los|makef~|mean|means|monday|multi|obser~|odd|outli~|pipel~|point of|renam~|resum~|rows$|runs|secre~|sente~|separate|seria~|show the|sleep|solo lectura|sync|tell|the build|the database|the git|the mobile|the plugin|the schema|their|to me|together with|una|v|we're|whatsoever|whats~|working|worki~|wrong|ya|yet|zone| and| 
-7	0 ,|^ a|^ file|^ git|^ nothing|^ open|^ reviewer|^ steps|^ tell|^ you're|a commit|accident|all ,|all four|an order|and nothing|and who|any of|area|ascii|at what|attem~|away$|be modified|be$|before the|before$|binar~|build~|caching|cachi~|callb~|canar~|checkout may|claim~|collect|consider|crash|create|customer's|cuáles|cuále~|deep|didn't|didn'~|disag~|do they|etl|exactly|f|far|first ,|focus|for a|frida~|game|good|hook|if a|including|inser~|into the|is read|lack|last week|level~|limits|line per|linke~|links|loses|modul~|monda~|most ,|night|nodes|notic~|of those|of |own$|paper|paso|passed|per step|place where|place$|place~|plan|point|publish|question$|readers|reason$|rebas~|registry|remar~|research|rows|runtime|runti~|sched~|screens|sends|server$|session|sets|settle|short|skipped|so in|stale|statement|story$|struc~|t|table of|thread|to do|to drop|todo fixme|todos|tomor~|train~|treat|ts ,|up on|week ,|where$|would i|yes| has| in
-8	! 0|, expected|, missing|, old|0 e|0 k|0 |^ after|^ agent|^ code|^ done|^ en|^ group|^ hands|^ mark|^ not|^ order|^ quién|^ security|^ without|a migration|absol~|acceptance|again ,|already|alrea~|and the|are off|batch~|block|bot|branch |bump the|by file|c 0|can't tell|charts|ci|cmake~|codes|consu~|crate|crates|crate~|crontab|doubt~|drive~|each|engineer|entre|evalu~|file is|fit|functions in|getti~|handler|happens with|ids|if there's|imple~|in |incl|incl$|is$|it myself|job|killed|kille~|layer$|lose|loss|lost|lost ?|main and|makefile|modified|nginx|no file|no other|noon|nothing is|of |offset|on disk|on each|on thursday|one of|only want|origi~|panta~|part|places$|please review|point ,|prose|prs|queue|quote|reading$|rebase|replica|repli~|rewriting|run on|run |serializer|shows up|signature|since 0|slow$|soon|spots|stop there|subscriptions|tables|tech|that can|the compose|the place|the query|the upgrade|third|this checkout|today and|touch$|unity|update the|uploads|variants|vendo~|verdict$|we can|we do|we use|written$
-9	, path|^ comments|^ data|^ flash|^ hash|^ haz|^ job|^ plan|^ por|^ spec|^ verify|^ |a few|a paragraph|algún|alone ,|alt|and any|and anything|android 0|aren't|aren'~|argocd|argoc~|before anyone|bits|bullets|by 0|by accident|by design|by what|carri~|cleanup|crash~|customer|db|deliv~|did the|diff$|draft the|drivers|editi~|either$|else's|else'~|exact|execute it|exercise|exerc~|expected$|explorer$|f 0|facts$|failures ,|few|finan~|gc|get stuck|gets changed|getting|go through|guess|guess~|h 0|haz|here ,|how big|how often|how you|ident~|ignor~|is in|issue$|it write|k 0|limits$|list$|loader$|logic|look for|manifests|may|merged|migrations|minutes|minutes ,|missing ?|more than|much|myself$|nobody uses|nothing at|of src|opens the|or alter|orden de|out to|output$|paths ,|project$|promised|propose a|purge|question|quiero|rebui~|release notes|resources|review ,|review pr|review the|revie~|run in|rust|say so|scout$|se|se puede|sent|sentences$|service$|share a|shipp~|skipp~|solo|somebody else's|someone|someo~|steps ,|structure|supposed|supposed to|testi~|the bench|the customer|the diff|the history|the memory|the terraform|them is|thing|to change|tomorrow$|totals|use$|vendored|we've|week|when the|when we|work in|workers ,|worst case|write| ?| and
-10	, anything|, does|, hard|0 commits|? compare|? names|^ cmake|^ do|^ feature|^ flag|^ form|^ inventory|^ leave|^ map|^ scout|^ search|^ sin|^ solo|^ sources|^ subject|^ ticket|^ |a look|accessibility|age|algor~|alone$|and that|análisis$|bindi~|breaks|but|cambi~|can|can two|code block|code for|covers|crashes|dashb~|db migrate|decides|defin~|delay|different|drops|each flag|electron|else in|entries$|everything that|fork|from$|generated|global|gpl|guesses|half a|hand$|happen$|here's the|ids$|importer$|infer|inherited|internal|inter~|issues|it's the|judge from|large~|lo|longest|look like|línea|línea$|may be|might|most of|my|neces~|nobody has|nor|nos|notes$|offse~|on friday|on their|ones$|original|owns|paragraph$|plain|problems|problems$|qa|range$|read the|replacement|reply in|rollout|rollo~|rounding|rtl|sample$|secrets are|since v|something|spawn~|split the|stage|stage~|state|stopped|subject$|tests with|the codebase|the desktop|the environment|the event|the original|the repo|the search|theor~|there anything|they'll|toml ,|triage|triag~|tuesday|upgrading|usan|used to|vendor|we round|weeks|went|what we|which component|with evidence|with which|would |x|z
-11	, step|0 ms|^ acceptance|^ base|^ be|^ bullet|^ enumera|^ is|^ material|^ names|^ per|^ scripts|^ sdk|^ source|^ two|^ we'll|a bug|a one|a recommendation|a two|active subscriptions|agents|alternatives|and could|api md|are|audit$|based on|blocks|block~|borrar|break$|by |changes|circumstances|clients|commits since|compe~|conf|cront~|código|códig~|deter~|differently$|discu~|do with|downl~|dropp~|each of|edit or|el pr|english|engli~|evidence|exists|explain|get written|go wrong|got a|group|handbook|handb~|hands off|i only|i'll commit|idempotency|identify|if it's|in prose|inputs|investigation$|is an|is complete|isr|it back|it before|json and|key$|know which|laptop|las 0|lines$|lock|log$|make no|markdown|marta|material$|matters|módul~|necesito|ni crees|not fix|once you|only explorer|paragraph|paragraph for|places that|places where|players|podrí~|prima~|ran the|rate ,|recur~|refresh$|release job|revis~|say for|says|scripts$|search$|sentence|sre|stop$|stored ,|strategy|strictly read|strip~|symptom$|tenemos|tenem~|testdata|testd~|the chain|the difference|the editor|the job|the scheduler|them are|ticket$|today ?|up again|urls|watchdog|were deleted|what are|what i'm|when$|where they|why it|with read|would still|yes no| 
-12	, sobre|, some|0 am|0 delete|? be|? cite|^ below|^ columns|^ cómo|^ known|^ lib|^ numbers|^ tests|^ their|^ things|^ today|^ what's|a better|about 0|accid~|action|alguien|algui~|analyst|and git|and i|and say|and scripts|anything in|api and|archivo ,|as the|assignment$|at run|attempts|auc|average|bar$|be lost|between |both have|bother|bothe~|burn|by string|chain of|code or|collaborative|condi~|couldn't|cuántos|defined|desde|devic~|disagree|doc|dropped the|edits$|examples with|explain the|field$|file and|fire|firma|fixed in|full suite|g$|go by|goal|going|hit ?|i have|i inherited|i've got|is enough|jobs ,|lapto~|layer ,|line for|lines that|machine ,|macros|man page|me which|memory leak|migrated|modal|names and|need$|new code|notice|notice ?|of events|oidc|only on|orpha~|pages ,|paths|permissions|plan the|planner|plugin loader|pr branch|prefetch|prompts|put in|reads ,|records|references|reloads|repo$|rules$|say which|say |says 0|se borran|set up|should be|snipp~|stron~|tarda 0|tenant|the banner|the lock|the retry|thing$|thursday|times out|to migrate|to$|translated|tuesd~|twice|version in|versión|waiting for|wal|we drop|welcome$|what's|what'~|when it|which job|while the|who has|why ?|write or|y |years|zone$| delete
-13	, dashboards|, raw|^ input|^ name|^ restore|^ someone|^ step|^ table|^ user|^ where|against$|agent~|agree~|alive|and outline|answer to|answer$|answe~|anybody|anybo~|archivo y|are a|audit~|background$|basta|basta$|be ?|blank|break|briefing|bump|c$|call$|candidates for|card|clients ,|code alone|code path|configs ,|conte~|counts$|deleted ?|dependent|don't write|el flujo|entender|enten~|escribiendo|feat|file in|find$|finding|flow from|flux|folder$|for how|formats|given the|go into|has left|here is|how sure|how they|i'm after|impli~|in myself|index~|it from|lectura|lectu~|list with|me where|metabase|metab~|min|mira|mode ,|modifying|most likely|ningún archivo|occur~|only$|or change|recon~|respuesta|respu~|rewrote|rewrote the|rewro~|schema sql|sequence|seque~|should tell|single file|slower|somewhere|somew~|src auth|storage$|sure you|target$|techn~|testing|that were|the ci|the confirmation|the document|the rewrite|the upload|things i'm|thinking|thinking of|to an|to compile|tooling|tooli~|trace|tried|unified|unified diff|where a|where we|which inputs|which tests|worry|would the|wrong and|wrote$|y los|y por|you don't|your hands|your verdict
-14	!|, overwrite|, upgrade|? and|? check|? give|? table|? what|^ check|^ command|^ comparison|^ constraints|^ desde|^ dig|^ dont|^ grep|^ root|^ services|^ tarea|^ understand|^ whether|a review|affec~|allowed to|and can|and want|another agent|any change|as they|assig~|be made|built|cc$|ci yml|cloud|colas|compare it|concerned|consi~|dashboard shows|datos|db structure|decide between|del contador|deletes the|deploy prod|dig|docs promise|don't|downstream|dynamic imports|edita|enemi~|engine|enumera los|equivoco|están en|exist|facts|fails ,|firmware del|from cargo|hace marta|importer |imports and|in fifty|in there|interleaving|into why|location|log of|línea ,|marta$|may$|me equivoco|mobile clients|ms 0|multi~|nada ,|name what|ningún|ningú~|not an|nothing whatsoever|of view|or |orden|ordénalos|ordénalos por|ordén~|ours ?|picks|point me|points ,|point~|prepare|readme says|reads|reply to|request changes|reviewer means|rolling|rolli~|runbook|se edita|sessions$|short ,|si me|sigue el|since|size matters|skip the|smallest patch|so do|somet~|sort|structure sql|swapp~|team|tell from|tests integration|the condition|the force|the lines|the watchdog|timing|to answer|told|training|treats|tree alone|two on|unsafe|unsaf~|well ?|what has|whatsoever in|white|with three|write$|y si| se
-15	, deleted|, new|, readiness|, sleeps|? have|? where|^ ?|^ between|^ consider|^ don't|^ explícame|^ hand|^ here's|^ requests|^ rollback|^ since|^ take|^ template|^ title|a colleague|a customer's|a list|after a|algo que|all its|an attacker|attacker|before anybody|between |cambies|can |carre~|catches|code in|compare how|config keys|congelan|contador ,|continue|count ,|custo~|dbt models|después de|device|does in|each hop|eliminar la|evidence from|explica|explícame qué|failed|faile~|final message|for good|git|graph of|hace cada|harde~|head 0|hop$|ids in|in train|include|input~|into tickets|it uses|it will|list the|looked|los commits|m l|machine in|makefile and|no crees|no modifications|no need|not from|notes for|nothing$|notice$|numbers by|of them|only access|only tools|options with|or an|order ?|pablo|paste into|path ?|planned|planned for|please don't|preparing the|produce a|purely|purel~|purpose$|query that|read docs|reading ,|replaced by|repository|requests ,|resta~|s m|split~|strategy for|strat~|suspicion$|taken|test fixtures|teste~|that mentions|the calls|the casts|the session|them with|they survive|ticket is|to know|we log|when is|which they|words$|working tree
-16	, is|? which|^ give|^ given|^ he|^ ops|^ output|^ unity|^ we're|^ who's|about the|after how|agpl|and five|argue from|as it|at all|be written|borran|button to|by now|changes$|ci ,|classes and|clause|conflicts$|connected|constraints|days would|describe what|dime si|draw|explain each|eyes|fixes|flag anything|focus on|forge~|friday|gets wrong|given how|handlers are|hands|have no|i'd have|i'm the|i've seen|if both|judge~|line ,|list everything|lo usan|loads|loop py|made|make me|many days|memory$|min on|modify anything|modules|most five|numbers |numbe~|of order|one sentence|order numbers|plus what|principal|provi~|rama |ran it|reins~|reply together|repository$|review$|rewrite it|rewritten|rfc|serializer ?|sessi~|tenan~|test |tests cover|that come|that should|the audio|the eval|the indexes|the inventory|the repository|their |to decide|touch~|twice on|when do|wins if|writers|you found|you get| without|$
-17	, an|, ines|0 ？|^ another|^ before|^ lena|^ my|^ no|^ second|^ text|a diagram|and branches|and src|and what|and will|antes de|are in|backported|backported to|be backported|built on|calls|camino|can copy|change a|change of|closed by|codebase$|coder~|committed|de |decid~|do i|dont change|down the|download|el commit|el último|every|explain to|find them|flow|flow ,|force|hence|hipótesis ordenadas|is written|lena|loss curve|m rows|marketing|medias|monol~|most probable|nada del|need from|not alter|oauth|only please|ordenadas|our|out what|package json|please have|produce|produ~|promise$|read$|reason is|repositorio|restarts the|roughly|rough~|saber qué|schema is|should run|split$|statement ,|step 0|store test|stores|summary$|test ts|tests to|the argument|the exact|the order|the places|the status|the translators|these warnings|took|usages|usage~|used ,|validan|web src|what scripts|which a|who'd|would need|y señala| job
-18	, cuáles|, dangerous|, i'm|, kind|0 words|^ findings|^ just|^ priya|^ propón|^ received|^ rough|^ she'd|^ topic|^ triage|^ which|^ |a byte|a md|and note|any kind|aquí$|are not|are under|assumptions|be rewritten|card test|column to|consumers|could we|csv$|código$|de los|delete |depend|depend on|dependen de|destroys|does to|erases|esta|explícame|find ,|fixtures ,|foreign keys|gain|glossary|gloss~|grep|have a|hooks|how bad|how hard|how we'd|i doubt|i'll pick|i've never|in production|it through|kind of|lgpl|machine$|me to|me who|message says|no tests|numbers|of ours|on which|once ?|one paragraph|our compiler|parag~|point out|propose|propón|pvc|quiero saber|ran |really|received|refactoring of|refresh token|response$|review comment|rf|rm rf|rows ,|scope$|spi|tarea de|test tsx|testing library|the keyboard|the signature|the split|them myself|theories|these|this a|three examples|touches|trace both|two code|ui card|up for|when ,|whether it's|who'll|who'l~||$
-19	, was|? walk|^ i|^ issue|^ places|^ research|^ stack|^ task|^ was|a user|about our|adds|and one|be missing|build 0|can paste|commands that|cron|describe|desktop|deskt~|event|expli~|fichero$|flash c|from reading|guarantees|guara~|i remember|in ?|in between|in rtl|ines|know|know is|le|looked at|make a|monorepo handle|mortem$|no cambies|no with|not write|note|off in|personal|personal data|points are|priya|question ,|reading|refute from|relies|relies on|removed|renaming|repo|runs on|secrets|should have|sql|synchronised|targets ,|the consumer|the native|them ?|tmp x|to rename|we read|which points|which two|x diff| do
-20	, criterion|, internal|, sql|, stop|? an|^ continue|^ db|^ files|^ i'll|^ qa|^ under|actualizar|agreed to|an analysis|and suggest|as text|as your|audit only|bootl~|borra~|build me|can fix|can the|canary|candidates with|changed ,|changes of|circumstances change|come from|continue$|could~|dange~|delete files|differently|ficheros|flags$|flaky tests|images to|implemented|in third|leave all|limit|modifiques|mounted|mount~|nada$|no circumstances|no modifiques|no test|no touching|objeciones|opera~|parece|parse dates|patch applies|please look|preparing|prior~|promi~|regex that|reporter|reviewer|same limit|say what|sends mails|sites$|so right|src export|steps that|suspi~|symptom|targets|that finds|the tech|the tree|the workflow|them by|three names|to guests|toques ni|touched|under no|way$|we'll|words ,|work it|write ,| ？
-21	, effort|, si|? go|? think|^ i've|^ market|^ paste|^ quote|^ removed|^ strictly|^ switch|a query|anyone|anyon~|applies|be to|between the|comparison of|do on|does our|edit|equipo|equip~|foreign|forei~|halla~|here's|here'~|hooks ?|i'm nervous|in words|integrator|is made|list where|locate the|monday and|monday$|ni|no commits|nuest~|ordering|points$|queries ,|report only|rework$|same table|skipped with|sql for|stay as|sync py|take the|test and|the reasons|the symptom|the translation|through which|to fix|to search|value ,|was split|we could|where could|which config|which modules
-22	0 head|? would|^ cuántos|^ our|a number|a timeout|access is|and all|api ?|asked us|before 0|between|betwe~|codebase|codeb~|criteria|deleted|editing|escribas|globs|happens if|i ran|is forbidden|logs|markdown table|mean for|no edits|no escribas|not even|nothing and|or in|parti~|perio~|plan txt|repositorio ,|requests limits|see$|sessions|somebody removed|start$|state~|tarea|the call|the product|the version|update me|with five|written|writt~| from
-23	^ backfill|^ localiza|all ?|analyst$|any file|assum~|base it|but on|chain|cli|confirm or|conge~|docs api|están|every other|explorer|finance|for what's|guests|guest~|hipótesis|hipót~|hook$|i'm about|localiza|market|me if|me your|means read|method|numbered|or by|possible ?|precondition|pretend to|reason from|reply$|repo ,|rewri~|rip|scripts in|search the|signa~|start at|start in|suggest a|sum|take to|the makefile|the replica|to rewrite|to s|triggers|two tags|uploaded|ves|views|we've got|what could|what stands|you$
-24	, which|0 in|? describe|^ dónde|^ review|^ walk|and ci|and every|and if|any code|bad|bullet|command and|commands|definitions ,|determined|did it|did she|each finding|explain how|explí~|great$|hire|implementation|in ops|installs$|is ?|kubernetes|kuber~|links for|list|literal|lodash$|modifications|new hire|of eyes|of this|out tonight|pr|product|research only|revisa la|root cause|second pair|service|sketch the|sql that|the deploy|the real|the upstream|then a|thing ?|this plan|those three|to split|urgen~|urls ,|which one|written to|you is
-25	, qué|, when|, who|? a|? answer|^ report|^ verdict|a postgres|catalogue|code paths|counts|desktop client|dig into|enumera|enume~|esto|files$|find|happens|happe~|judging from|know about|lease|line that|me three|month$|or just|pin down|regex|run ,|saber|says |should i|since which|stopped$|stripe|suspicion|test name|that he|the english|this is|true ,|webpack|webpa~|which strings|will be|workflow and|wrote|you would|your guess| ?
-26	? criteria|^ include|a feeling|agent|an overview|and passed|answer as|as if|at$|by severity|clari~|conditions|dba|deploy and|edit files|exper~|from you|help me|how the|i don't|i worry|indexes|jobs|know$|logs from|me a|myself|mysel~|one would|order of|ota|pick one|q 0|raise|ranke~|registered|restarts|task|the storage|to replace|what we'd|which version|why does|wrong order| would
-27	^ find|about ?|affected|aquí|archivos|asked for|be replaced|commits on|every place|freebsd|freeb~|i|imagen$|jobs run|like to|listeners|looke~|md tells|nervous|nervo~|opinion on|qa will|retry code|start to|subclasses|subclasses$|subcl~|that |this repo|verify from|walk me|who's|writes to|written ,
-28	? i've|^ audit|^ branch|^ here|^ investigation|a pass|a reply|and by|as in|at runtime|be deleted|builder|bulk|by reading|by step|change nothing|commits|currently|dependen|don't remove|dropped|env vars|ever|explanation|he|inconsistencies|inconsistencies$|is step|note inconsistencies|ordered|perf|reading the|readi~|rebase in|researcher|rollb~|severity ,|step by|still needed|table$|the riskiest|veloc~|versions ,|vs$|we'd|what breaks|why |your answer
-29	? work|and risk|author|bazel|can an|deploy|edits ,|erase~|git log|give me|map out|open ,|path ,|push notifications|quote the|reall~|skipped ?|stated reason|trace the|usages of|was|what counts|what in|what would|wipe|with plain|writing|writi~
-30	, added|0 split|^ focus|^ rank|^ read|^ totals|a table|actually do|an implementation|auditor|camin~|candi~|catch|code|deplo~|endpoints|experiments|files ,|hace|investigation|it change|last night|other package|quién lo|relie~|rm|suspects|that introduced|the pr|the relevant|thought|which jobs|why we|write me
-31	? argue|^ antes|a thing|all files|calls |close$|crite~|describe the|does anything|each one|en qué|from |here|migrate 0|mock the|nada|plan for|somebody|started|started$|takes 0|that can't|thurs~|train py|wants|which endpoints
-32	, test|^ estimate|^ return|a message|and |answer|baked|changed between|claim|difference between|does the|her|mañana|mañan~|modifica|repos~|sql$|stated|to reproduce|to write|walk|what needs|your
-33	, i'd|, line|, why|^ revisa|a footer|anything$|codeowners ,|concerned ,|could|edits|explain why|footer to|of any|passed on|revisa|sketc~|sql and|that ?|the numbers|visible|would make
-34	? i'd|? judge|a code|agent will|call|contador|did|draft|fixes ,|from the|i should|i'll|image$|not document|reasoning|sort them|talk|this|transitively|transitively ,|understand the|with 
-35	, limits|? don't|? see|colle~|concr~|dangerous$|derive it|disk|exist ,|finds|in order|in this|it be|look|me|of 0|opini~|reasons|runners|se ejecuta|someb~|speed on|synch~|wants to|what |who reads| installs
-36	, based|? i'm|?$|^ dependency|^ did|^ pretend|a patch|areas|build files|by which|changed|defaults ,|each with|facts about|find every|in docs|in your|list every|pair of|propó~|recommendation|role$|severity|suspe~|way ?|where in|whether|wheth~
-37	^ quick|a flag|alter|diff in|don't know|estoy|flags|for now|going by|in our|opinion$|path|risks|sugge~|tags ,|updat~|wanted to
-38	? file|^ markdown|^ say|^ where's|and show|behaviours|data ?|handler ,|line numbers|order in|propo~|relev~|right thing|talk to|user of|vars
-39	^ produce|^ skip|a timeline|approve|before or|can it|can that|db schema|effort|effor~|locat~|order|reasons ,|to delete|user visible|where are|where's the|which commits|y línea
-40	? trace|^ act|bulle~|dangerous|equipo de|glossary md|introduced|list of|paragraph each|places|reply|reproduce|scout|severity$|tests depend|the line|update|words
-41	and through|artifacts|cdn|dynamic|dynam~|inventory$|investigation only|reviewer$|right here|routi~|the reasoning|the rollback|to remove
-42	but 0|by component|check that|don't raise|verify the|where would
-43	^ count|^ this|and where|api for|bootloader|count the|discussion|i'm going|mode$|only pass|places with|read|search for|the rounding|where does|you must|$
-44	, nor|, say|^ list|about to|be blunt|blunt|blunt$|dónde se|i care|módulos|pretend|prete~|recommend|regis~|removed the|the bootloader|the working|time ?
-45	between 0|care about|dead ?|despl~|dónde|for ,|many places|old importer|slot|test plan|the fix|whether a|which handlers
-46	, whether|^ come|^ sketch|act as|cambios|delete or|erase|me through|out who|writes
-47	expla~|file line|out from|strictly|that our|when did|working copy|your reply
-48	^ links|anything still|binding|cite|deletes|delet~|or after|qué hace|sort by|the code|where is
-49	, read|^ look|autho~|diff|nuestro|promise|resea~|text in|the modules|trace it|verdict|verdi~
-50	? list|^ i'm|and judge|apply nothing|build rs|find all|retry ,|rough|unifi~
-51	how would|preco~|the commits|the scripts|who|your message
-52	? i|^ pls|is it|open questions|orm|split|which i
-53	claim$|？$
-54	análisis|análi~|colleague|likely|outline|to edit|will add|your list|
-55	? does|^ format|and why|before i|builds ,|chat$|is that|licence|look at|merely|merel~|second opinion|tests would|we
-56	^ what|i've|please leave|the internal|where
-57	^ logs|if i|or only|the answer|they start
-58	cambies nada|commit messages|which order
-59	crees|me up|ranked|rs and|this ?|whose
-60	^ path|^ role|and whether|deleting|for each|them for|then say|where do
-61	^ compare|^ for|check the|judging|judgi~|only review
-62	all for|answer ,|hooks ,|overview of|what|you'd
-63	and age|every claim|gitlab|gitla~|plan$|there a|to modify|with file
-64	cómo|has already|lists$|puede|which code
-65	? mira|^ suggest|an answer|were
-66	, each|^ trace|eliminar|quick one|still use
-68	analysis only|or|under which|would
-69	create ,|dont|i'm|overw~|what changed
-70	, or|is there|would break
-71	, what|evaluated|given|on ?|on android|overwrite|who asked
-72	can a|estimate
-73	duplicated|you merge
-74	^ mode|modif~|table and
-75	to add
-76	all places|cómo se
-77	^ explain|borra|why|y qué
-78	plann~|points|relevant
-79	? show|right ?
-80	^ draft|in db|recom~|what happens|write~
-82	of these|where's
-83	gitlab ci
-84	^ dime
-85	ran|sketch
-86	do not|what each
-87	, given|^ describe|going to|names for
-88	callers of
-89	how
-91	estim~|lectura$|which
-92	likel~|what's the|will
-94	candidates|sentence on
-95	argue
-96	^ marketing
-97	?|quién|that no
-99	a release|ci logs
-100	explo~
-102	judge
-103	^ think
-104	opinion
-105	here in
-107	^ design|and what's|？
-108	^ me
-109	message for
-110	if we
-113	packages ,
-115	twice ?
-116	qué
-122	that would
-128	commits ,
-129	^ who
-130	us to|write to
-135	to understand
-138	could be
-140	^ qué
-143	from ?
-146	and line
-152	suggest
-156	? look
-158	and which
-164	it ?`;

/** The same for Han, kana and hangul: built only for a prompt with some. */
export const GESTALT_WEIGHTS_CJK = `190	补 上
178	补 一
156	后 把
149	通 る
141	掉$
123	一 个 提
122	돌~
121	跑 一
113	一 并|来 一
110	直 し|绿
109	直 し て|통~
107	写 好
106	^ 跑 一|結 果
103	正 し
102	试 一
101	加 上
100	就 修
99	成 docs
98	改 对|解 决
97	~록
95	接 改
94	不 再|了 就
91	夜 间
90	た ら|挪 到
89	^ 非|貼|추가해
84	md 的
83	跑 三
82	于 0|고쳐~
80	测 一
79	净|吧$|干 净|直 接 改
77	按 规|警 告|起|이름~
75	^ 验|余|就 改
73	写 个|都 换
72	打 一|挪
71	固 定|量 一
70	中 英
69	图 标|的 直|的 直 接|零
68	建 一
67	数 和
66	到 docs|추가해 주세요
65	^ 取|用 现
63	修 正 し|記|走$
62	^ 换 成|你 可|你 可 以|容 器|넣~|통과~
61	^ 看 有|加 一 个|包$|뒤~
60	^ 真 的|~후
59	到 就|用 0|顺 手|돌려~
58	^ 除|を docs|上$|原 来|吧|让 它|非|빼~
57	に 変|は 0|二 分|能 在|跑 一 遍|通 过|로|바꿔~
56	编 一|추가~
55	^ 处 理|样 子
54	ci 会|要 一 个|遍$|띄워~
53	友 好|持|数 字|補 上|띄~
52	^ 其 余|^ 接|再 把|注 释|都 换 成|限 0|벤~|벤치~
51	^ 处|試 し|試 し て|중앙~
50	^ 放|^ 过|md に|公 共|加|库 上|手 把|拾|换 成 新|标 0|用 的 删|的 报
49	保 持 一|存 到|持 一|盖 住|過
48	0 次|^ 我 希|三 遍|以 外|位 数|加 到|图$|境$|돌려서
47	写 进|压 一|报 错|改 用|理 员|的 报 错|管 理 员|미~|전
46	^ 注 册|全 部|别 再|前 后|基 准|整 个 目|時 間 を|沿 用|用 tools|统 一 成|都 从|間 を|고치고|실행해서
45	~쳐|五 次|在 测 试|失 败 的|样 式|统 一|败 的|고쳐
44	^ 二 分|^ 信 息|っ た ら|を 全|ド で|口 没|將|并 改|把 那|测 一 下|秒|腾|警|都 要|页|거|에|에러~
43	回 放|就|成 测|把 |接 口 没|模 拟|集 成 测|齐
42	^ 使|^ 页|う に し|よ|印$|尾$|应 当|报 了|联$|跑 三 遍|결과~
41	^ 记|^ 跑|^ 连|不 了|出 来 问|折 腾|来 问 我|秒 内|要 了|试 一 下|集$|되고~|에~
40	^ 把|^ 放 到|を 新|サ ー|一 起|三 个 版|中 文|以 跑|前 的|容 一|显 示|留 着|看 哪 一|补|通
39	^ 你 可|^ 依 次|^ 让|message 里|る こ|る こ と|サ ー バ|曲|流 し|猜$|返 回|连$
38	^ 二|^  の|し て 失|て 失|て 失 敗|升 到|可 配|完$|把 0|放 一|日 期|母|里 做|돌리~|돌리고| の
37	^ 少|^ 模 型|^ 编|了 的|抽 到|新 docs|用 的 内|的 在|終|齐$|사용~|실행하고
36	^ 로그인|md 로|し 側|个 样|中 位|为 0|为 准|也 不 用|件 头|出 し 側|加 |口 文 档|才 算|接 口 文|数$|文 件 头|曲 线|没 有 内|画 面 に|画 面 の|碰$|要 能|面 に|面 の|버튼~|실패한
35	^ 不 是|^ 搜|^ 老 的|^ 试|す る こ|下 班|下 班 前|中 位 数|为 |对 齐|引 用 一|成 |拟 器|收 拾|改 为|文 言|条 数|栏|模 拟 器|班 前|留|矩 阵|能 跑|문자~|최대~
34	^ 找 到|^ 新 建|^ 构|^ 环|に 統|に 統 一|上 就|値|停 止|去$|可 以 跑|平$|成 的 代|持 一 致|数 0|正 し て|的 样|統 一|開|页 加|닫~| に| 按 钮
33	^ 作 为|^ 全 仓|^ 验 证|md 에|全 过|决$|准|加 一|变$|只 在|合 进 来|择|是 0|析 器|解 析 器|返|选 择|速|都 改
32	^ 拿|^ 构 建|^ 然|^ 照|^ 环 境|^ 起 一|~열|で 0|下 掉|修 一|修 一 下|再 让|在 用 旧|复 现 一|对 外|我 卡|提 供|现 一 下|研 究 一|究 一|究 一 下|补 一 个|诉 我 卡|转 成|맞춰~|보이게|사용|찾고|찾고~|클래~
31	~짜|で そ|を 0|ス テ|一 成|上|依 赖 升|到 tmp|各 0|回 0|存 区 里|就 留|成|成 一 个|找 到|把 失|折|接 修|整 段|直 接 修|示$|禁 用|认 关|记 住|赖 升|跑 不|遍 |零$|需 要 一|頭|默 认 关|원인을 찾아서|중앙값을|테스트를
30	0 线|0 线 程|~린|が 0|と い て|一 律|不 能 过|例 |出 的|動$|吐|在 本|实 测|应 为|把 它|替 え|格$|残 す|注 释 里|现 不|用 上|留 了|落 实|跑 十|送 走|释 里|里 标|？ 跑
29	^ 手 机|お い て|三 后|三 后 四|不 能 变|了 哪|假 的|前 三 后|回 去|差 し|成 测 试|所 要|所 要 時|显|治|测 试 库|的 事 件|能 变|要 時|要 時 間|訊 息|试 库|都 得|고쳐 주세요|교체해|보고해|보고해 주세요|보드~|일|직~|한~
28	^ 不 动|^ 請 在|~네|を 流|を 流 し|一 组|两 份|先 用|内 容 一|准 的 列|出 包|到 notes|加 し て|图|在 手|式 照|抽|挂$|有 报|期 0|条 目|格 式 照|源 码 不|现 0|確 認 は|空|管|表 示|認 は|請 在|证 明|走 不 通|起 服|起 服 务|退 出|集 計|验 证|네|저장해|컨테~|타입~|？ 有
27	^ 使 わ|^ 全|^ 前 后|^ 压|^ 观|^ 观 察|^ 记 录|こ と が|と が|一 声|先 留|先 留 着|出 力|器|回 它|复 制|完|常 量|开 头|得 来|把 我|把 我 们|来 看 看|次$|然 后 把|要 重|认 0|认$|说 话|起 得|起 得 来| 按
26	0 各|^ 失|^ 字 段|^ 截|json に|し 替|し 替 え|せ て く|て 直|て 直 し|些 有|再|别 碰|区 里|单 测|变 量 名|吞 吐|告|哪 些 有|在 干 净|地 方 标|复 现|存 在 的|差 し 替|常|并 改 好|打 一 个|按 规 则|方 标|映 射|构 建 一|柄|用 |耗|行 一 次|证 码|调 到|跑 |进 docs|量 名|验 证 码|로컬~|토~
25	^ ま ず|^ 接 手|^ 旧|^ 然 后|^ 设 置|^ 기존|ま ず|ド 通|ド 通 る|バ ー|ル ド 通|业 务 代|两 行|为 docs|二 分 一|你 负|你 负 责|側|区 里 的|取 中|取 中 位|只 修|好 它|就 直|就 直 接|就 顺|就 顺 手|拿 不|换|更 し て|永 远 排|烦 把|照 做|画$|的 来|看 哪 个|稱|端$|第 一 个|等 于|算 完|统 统|让|让 test|账 户|贴 给|贴 给 我|远 排|里 的|麻 烦 把|바로~|빌드해서| 이
24	^ ま|^ 串|^ 信|^ 把 失|^ 旧 的|^ 连 点|~뒤|と |を お|を お 願|を 追 加|ス ト も|不 是 必|个 失|个 失 败|个 节|个 节 点|修 好|入 れ|写 单|别 写 死|加 重|加 重 试|包 到|同 步 更|小 写|度 条|律|換 え て|是 必|是 必 现|果 を|格|步 更|步 更 新|用 现 成|直 到|空 值|编 过|跑 0 次|跑 一 下|跟|跟 上|还 有 哪|进 度 条|首 页|끝~|되고|뒤| と
23	0 0 三|^ ci 会|^ message 里|^ サ|^ 上 限|^ 优|^ 复 位|^ 拆|^ 治|^ 看 能|^ 返|~둘|下 一 个|不 能 在|低 于|保 存 し|全|全 绿|冒 烟|加 |十 次|字 母|得 过|息 写|意 见 如|我 一 句|抖 动|拉 起|方 に|时 只|最 低|次 失|次 失 败|流 し て|烟|率 和|看 能 不|给 我 数|耗 时|行 覆|行 覆 盖|表 情|见 如|见 如 下|跑|錯|둘|둘 다|붙여 주세요|에러|에뮬~|이랑|이랑~
22	^ 列 给|^ 别 再|^ 只 能|^ 只 许|^ 每 页|し 結|し 結 果|り に|一 遍 单|不 能 装|个 0|側 を|先 |切 到|只 许|各 跑|声$|头|就 好 了|得 是|惯|换 行|时 换|束 后|测$|烧|生 成 的|用 旧 的|的 给 我|的 选|示|結|红|结 束 后|续 0 分|编 号|能 装|能 起|要 自|解 开|说 一 声|起 來|跟 他|跟 着|选 中|选 的|遍 单|那 一 处|長|경고~|로~|링~|링크~|링크가|외~|찾고 ,
21	0 回|^ 写 个|^ 回 复|^ 生 成|^ 解 决|^ 請 先|^ 谁|^ 벤치마크|せ て|ま ま|や つ|タ ー|五 入|修 掉|再 恢|再 恢 复|分 支 覆|列 给|列 给 我|原 来 的|取$|右 上|右 上 角|后 在|在 多 少|在 还 能|地 不|增 一 条|存 0|完 把|就 按|并|式 0|成 三|手 治|才 算 完|抵|换 成|掉 它|搜 索 框|擬|支 覆|支 覆 盖|方 案|最 新|欄|润|烦|然 后|空 库|索 框|编 得|编 得 过|编 译 一|置 き|装 上|要 几|要 几 秒|請 先|计 稿|设 计 稿|译 一|试 试|过 时 的|这 段|连 跑|遍|都 改 成|데이터|로$|문제를|벤치마크|최신~|환경~|？ 请
20	0 を|0 上|^ 三 个|^ 以 表|^ 修 一|^ 准 了|^ 同 时|^ 夜 间|^ 按 照|^ 活|^ 照 改|^ 終 わ|~거|~튼|が 通|を 修|を 修 正|三 種|不 到|分 批|到 原 因|只 有 一|回 落|地 时|堵 上|增 加|字 号|存 一 小|完 给|定 画|定 画 面|我 确|我 确 认|打 上|报 多|报 多 少|按 照|支 持|改 掉|断 网 的|旧 的|本 地 时|枚|架 屏|灰$|现 issue|由 你|留 两|留 在|留$|的 格|码 错|稳 定|管$|繁|编|能 过|花 了|花 了 多|設 定 画|试 库 上|该 退|起 一 套|跑 0|问 题 不|音|预 发|题 不|题 不 用|骨 架 屏|로그인|버튼|시작|시작~|입력~|한
19	0 で|0 以 上|^ 主 包|^ 其 他|^ 写 一|^ 压 一|^ 把 我|^ 按 钮|^ 本 地|^ 研|^ 研 究|^ 确|^ 结 束|^ 补 完|^ 该|^ 问 答|^ 사용하지|た も|た も の|に 変 更|を 報|を 報 告|ョ ン を|一 个 类|一 行 不|下 的|了 告|了 告 诉|作 为|全 部 换|全 部 清|其 余|再 用|到 v|到 一 个|务 能|务 能 不|号 在|同 样|回 し|地 方 加|地 时 间|块 一|块 一 个|大 0|已 有 的|年 份|得 过 吗|想 办|想 办 法|找 个|把 src|按 字|提 升|方 加|替 换 掉|服 务 能|条 评|条 评 论|模 块 一|次 取|比 上|没 有 报|活 动|游 标|由 ci|的 lint|的 耗|的 耗 时|結 果 を|绿$|置 き 換|补 完|補|视 为|解 析|证 一|请 一|超 0|连 同|部 换|部 清|闭$|领 域|验 证 一|를|를~|변경$|분|빈~|사용하지|사용하지 않는|수 있으면|실행하고 실패한|안내|안내~|저장해 주세요| に
18	^ 上 传|^ 你 负|^ 做 完|^ 只 改|^ 在 本|^ 干|^ 快|^ 期 望|^ 直 到|^ 红|^ 统 一|^ 預|^ 預 設|^ 먼저|~통|~화|う に|で き ま|で 全|な っ|の う え|よ う に|を 直|を 直 し|一 个 个|一 併|一 批|不 掉 的|不 过 就|个 commit|个 个|么 时 候|些 测|些 测 试|件 开|但 不|你 把|信 息 写|冲$|准 更 新|切$|包 後|包 後 的|可 配 置|哪 些 测|大 小 写|实 到|实 到 代|归|得 来 吗|我 卡 在|打 包 後|把 那 几|抽 成|拟 机|整 理 进|新 组|旧$|最 终 消|格 式|格 按|框|气 友|气 友 好|现 在 多|理 进|用 中|用 中 文|的 日|的 留|的 约|的 约 束|的 虚|的 虚 拟|看 前|码 0|确 认 后|终 消|终 消 息|经 过 哪|落 实 到|虚 拟 机|行 数 和|装 一|装 一 遍|认 后|证 书|语 气 友|调 整|责$|起 一|跟 随|通 る こ|里 的 约|里 的 说|里 量|頁|공통|공통~|넣어~|닫히~|레이~|로컬에서|보이~|사~|엑~|엑셀~
17	0 コ|0 三|0 三 个|^ 优 化|^ 全 量|^ 在|^ 拆 成|^ 源|^ 看 输|^ 超|^ 限|^ 风 格|json 只|yaml 里|~꿔|~멸|て し|て 落|て 落 ち|サ|ス テ ー|ル ド で|ン に|三 回|不 了 的|不 碰|不 要 补|从 字|从 字 符|从 零|依 次|公 共 组|共 组|共 组 件|内 信|写 一 个|出 一 个|分 支 能|别 用|到 原|功 能 拆|加 し|动 要|压 到|去 把|去 把 它|哪 怕|在 手 机|宽 度|就 换|废 弃|必 现|插 画|支 能|整$|有 报 错|有 错|注 释 说|用 valgrind|用 已|用 已 有|的 以|的 就|的 都|看 输|看 输 出|着 走|站 内|站 内 信|缀|缀 |编 辑 时|能 拆|要 多 久|试 输|试 输 出|调$|起 来 看|跑 e|跟 着 走|辑 时|边 注|迁 过|过 就|这 0 个|追 加 し|释 说|里 不 要|间 结|随|頁 的|顯|顯 示|风 格|바꿔|바꿔 주세요|본~|에뮬레이터|옮~|전체~|컴포넌트|해~| 要| を| 改| 分
16	0 フ|0 フ ァ|^ 与|^ 仍|^ 先 用|^ 再 让|^ 原 来|^ 报|^ 换 完|^ 文 言|^ 既|^ 早|^ 而|^ 表 头|^ 让 它|^ 请 在|^ 결제|dba 执|dba 执 行|ts 에|が 通 る|ち 上|る と こ|る よ|る よ う|を 全 部|ト |ー を|三 次|中 央|中 央 値|也 记|也 记 一|也 跟|例 外|依 赖 解|便 跑|促|修 改 任|允 许 中|先 判|则 分|到 最 新|到 第|前 缀|反 应|发 服|发 服 务|口 文|各 编|各 编 一|后 停|吗|在 测|多 写|央|央 値|定 頁|库 explain|开 发 服|开$|弄 好|成 只|成 枚|成 枚 举|户 端 不|手 柄|打 个|把 报|擬 器|收 回|放 进|时 不 要|时 收|更 正|有 对 外|期 间 不|本 scripts|本 身|机 的|机 |标 了|案 |模 擬|模 擬 器|次 中|没 反|没 反 应|演 练 一|用|的 假 的|盘 点|真 的 假|立 ち|立 ち 上|糊 弄|练 一|自 查|补 单|补 单 测|被 引|被 引 用|装 先|规 则 分|設 定 頁|许 中|请 在|赖 解|起 两|起 動 時|轻|追 加 到|部 换 成|重 试 策|错 的 改|阵|随 便 跑|걸린|걸린~|결제|나오게|만|문자열|압~|압축~|없으~|제거~|틀린|틀린~|확인해|후| が
15	0 秒 内|^ 並 在|^ 侧|^ 侧 边|^ 分 两|^ 别 让|^ 原|^ 完|^ 弄|^ 把 另|^ 提 供|^ 显|^ 查 到|^ 测 一|^ 真|^ 联 调|^ 解 析|^ 采|^ 页 面|^ 首|^ 麻|^ 麻 烦|md に 書|~새|~애|お り|し ち|し ち ゃ|ち ゃ っ|に な っ|に 置 き|の 一|の 一 覧|ゃ っ|ゃ っ て|エ|コ ン テ|テ ナ|ン テ|ン テ ナ|ー バ|上 全|不 出|不 要 自|两 位 小|並 在|主 机|书|了 跑|于|亮|亲|从 0 秒|会 报|作 確|作 確 認|來$|侧 边|侧 边 栏|全 部 通|写 一 页|净 容|净 容 器|准 改|别 让|别 让 它|务 于|動 作|動 作 確|单 测 和|友|双 缓|双 缓 冲|只 服|只 服 务|合 并 前|同 目|和$|在 依|在 依 赖|地 起|変 換|好|字 列|完 用|定 0|小|展 示|帳|干 净 容|并 前|建 个|弄 完|归 你|录 下 单|忘 了 跑|打 出|扣 款 的|扩 展|找 到 原|抄|把 另|把 另 一|拖|拖 动|拿 0|按 docs|换 掉|接 做|接 着|握 手|搭 一|收 件|改 就|旧 两 版|时 应|服 务 于|本 地 起|果 我|查 到|欄 位|然|登 录 下|的 内|直 接 做|看 一 眼|看 控|看 控 制|矩|確 認|符 号|红 点|联 调|能 动|能 起 来|要 保|認 は こ|订 正|证 一 下|貼 っ|貼 っ て|赖 升 级|边 栏|过 0 就|过 吗|部 通|释 里 写|里 带 上|量 一 下|除 legacy|띄우~|띄우고|새|아래~|이하~|전후|최대|최대 0|클~| 可
14	0 往|^ readme の|^ 串 口|^ 仍 有|^ 修 完|^ 坏|^ 失 败|^ 展|^ 弄 明|^ 换|^ 新 旧|^ 既 存|^ 没|^ 没 法|^ 源 码|^ 生|^ 白 名|^ 补 上|^ 跑 完|^ 路 由|^ 键|^ 원인|^  要|asan 版|ci 会 跑|issue 里|kill 掉|md 파일로|readme の|~니|~별|~본|い て|お|お い|す |の は 反|は 反|は 反 映|れ て い|を 実 装|ド し|ル ド し|上 v|上 角|不 动 的|两 件|两 件 事|两 分|两 分 钟|个 不 能|个 改|以 起|保 留 两|信 息 用|俩|修 就|修 就 修|再 量|准$|出 支|出 支 持|分 两|分 隔|初 期 値|到 尾|剩|力|功 率|功 能 重|加 入|务 都|升$|占 用|可 以 起|号 也|各 三|名 稱|器 和|執 行 一|复 到|外$|套$|妥 当 な|存 key|导 出 支|小 0|就 去|当 な も|当 前|恢 复 到|息 用|成 两 个|我 希|我 希 望|我 提|我 数 字|手 补|手 补 上|扫 一|拒 绝|挂 的|按 住|掉 再|收 敛|收 敛 到|改 文 档|敛|敛 到|整|期 値|期 値 は|未 被|未 被 引|条 件 で|来 一 遍|来 问|样 的 毛|格 实|格 实 现|次|没 法|照 src|用 scripts|的 error|的 图|的 文 件|的 毛|的 毛 病|的 用 户|码 一 行|空$|端 一|終 わ|終 わ っ|统 一 用|编 不|置 表|老 师|能 修|能 修 就|能 正|能 正 常|能 装 上|致$|补 齐|要 一 致|规 格 实|言 語|记 一 下|设 成|试 并|超 过 两|还 编|还 编 得|进|追 加|配 置 表|里 加|量 化|锁 定|间 隔|降 到|顺 手 补|题 改|는|는~|돌려|리소~|본인~|본인인증|케~|케이~|파일로 저장해|호출부를|호출부를 새| を| 过
13	0 件 を|^ 你 不|^ 先 弄|^ 切 到|^ 单 测|^ 并 用|^ 库|^ 循|^ 循 环|^ 手 动|^ 按 下|^ 接 口|^ 搜 索|^ 最 小|^ 有 就|^ 汇 报|^ 用|^ 老 客|き 止|き 止 め|し て テ|ち 上 げ|に 寄|に 寄 せ|の ま|の ま ま|ク ス|一 个|一 致|一 起 提|三 个 数|上 げ て|不 变|且|严 格|並 び|个 服|个 服 务|为 什|为 什 么|也 带|代 码 别|件 で す|件 也 不|会 跑|例$|保|保 留|做 分|做 完|停 下|入 力|分 钟|只 准|审 计|寄 せ|对 外 的|并 用|录 页 那|径 和|意 见|成 tmp|成 一 份|成 文 档|截 止|掉|提 醒|改 任|改 任 何|新$|是 对|最 终|段 |比$|没 用 到|注 明|滚 动|滤$|的 五 个|的 升|的 归|的 日 志|的 话|知 栏|码 别|突 き 止|管 理|编 译 通|置 页|虚 拟|触 っ|触 っ て|誤 訊|誤 訊 息|警$|设 置 页|译 通|译 通 过|起 提|起 提 交|转|边 都 要|迁 过 去|进 行|选 一|通 知 栏|里 能|錯 誤 訊|错 误|開$|붙여|붙여~|시간~|실패한 것만|조사해서 docs|측~|측정~| を| 看
12	0 就|^ 並|^ 先 在|^ 写 好|^ 剩 下|^ 卡 住|^ 密|^ 拿 不|^ 模|^ 清|^ 目 录|^ 证|^ 音|^ 首 页|^ 默|^ 默 认|^  全|json 里|~빈|~원|い の は|が 出 た|そ の|て よ|て る の|で$|ポ ン|一 个 数|三 轮|上 去|下 |不 动|不 要 了|临 时|也 来|也 来 一|了$|令 行 加|你 不 用|便|先 在|兜|全 仓|全 的|关 掉|减|出 た|出 一 份|分 钟 内|别 换|别 的|到 代|到 代 码|到 当|前 要|加 一 行|务 代|务 代 码|十|单 测 跑|卡 在|吃 掉|合 成|合 成 一|否 则|告 诉|回 し て|因 此|在 arm|在 多|在 干|外 に|外 面|夜 间 任|失 败 率|存 成|审 意|审 意 见|就 一|已 經|废|建 一 个|慢 查|慢 查 询|成 设|成 设 计|我 想 知|换 成 设|提 示|搭|放 tmp|数 的|早 上|是 的|是 的 话|来 看|枚 举|果 写|档 里 的|测 试 输|测 跑|清 走|照 仓|照 仓 库|照 这|照 这 个|率$|现 一|的 命|的 打|的 样 子|的 设 计|着 的|秒 に|空 格|空 状|空 状 态|筛|筛 选|給 我|經|结 果 发|置 中|置 中 心|置 灰|行 加|解$|試$|語|评 审 意|请 求|调 试|败 率|起 来|轮|这 台|这 台 机|配 置 中|钟|钟 内|钟$|键 盘|间 任|间 任 务|非 root|非 法|그대~|그대로|빈|컨테이너에서|파일도
11	0 接|0 분|^ こ の|^ サ ー|^ ス テ|^ 不 可|^ 但 不|^ 六|^ 内|^ 再 动|^ 同 样|^ 在 最|^ 就|^ 打 开|^ 抓|^ 整 理|^ 编 不|^ 英|^ 英 文|^ 返 回|け れ|け れ ば|さ な|て お い|る の で|を 表 示|を 貼|を 貼 っ|ジ ョ|セ ー|ン プ|一|一 概|一 概 不|上 次|不 准 的|优 化|会 重 复|位$|修 完|假 时|假 时 钟|再 量 一|到 期|券|剩 余|动 任|动 任 何|化 掉|十 分 钟|单 导|单 导 出|压|原 样 贴|合 テ|合 テ ス|名 为|名 保|名 保 持|吸|圈|复 里 只|多 0|太 慢|容|对 的|就 把|带 上|录 失|录 失 败|志 级|志 级 别|應|成 按|截|打 印|把 原|报|拉 起 来|拿 不 准|拿 不 到|指 数|指 数 退|改 过 来|数 退|数 退 避|文 都|文 都 要|新 到|日 志 级|明 原|明 原 因|是 对 的|样 贴|概 不|次 |消 し|消 し て|源 文|源 文 件|物 大|物 大 小|环 境|百 分|的 不 要|的 五|的 基 准|立 即|端 加|级 别|给 我|继 续|缩|置 项|試|记 得|误$|起 个|跟 我|轮$|返 信|退 回|部 通 过|都 是|配 置 项|错|阈|阈 值|결과가|고~|공~|교~|교체~|다|없애~|으~|으로|으로~|있으~|한 번| 加
10	0 倍|0 并|0 秒|^ 只 在|^ 对 外|^ 展 示|^ 应|^ 报 错|^ 盘 点|^ 看 哪|^ 运 营|json 和|~들|~른|~서|~표|~합|し$|て お|の 0|ォ|フ ォ|一 个 能|一$|不 准|不 稳|不 稳 定|两 端|以 上|你 那|像$|再 来|写 一|净$|出 对|制 台|务 器|十 分|双 击|只 改|后 各|吗 ？|哪 些 页|图 片|夜|对 不 上|带|帳 頁|张 mermaid|弱 网|後|後 的|把|拿 掉|按 钮|控 制 台|搜 索|服 务 器|条 一|每 0|每 轮|猜|白 屏|的 加|的 告|的 文 案|的 格 式|的 那 些|码 不 要|第 一|結 帳|結 帳 頁|群 上|自 带|菜|菜 单|要 一|识 别|请|跑 一 次|退|那 一 行|里 就 行|重 连|钮|除$|集 群 上|须|首|默 认|값~|깨지~|다른|다른~|레~|바로|스~|안에서만|않는|않는~
9	^ 后 端|^ 打|^ 挂 了|^ 时 区|^ 最 多|^ 记 下|^ 输 入|~트|な い も|な く|ま ま で|也 跟 着|了 多 久|五|人 用 的|任 何|任 何 文|何 文|何 文 件|修 了|内|写 权|写 权 限|制|动 的|在 下|堆|增$|大 到|存 为|实 际|容 器 里|就 写|差 的|建|弹|想 知|想 知 道|把 |拟|换$|收 工|收$|改 成|最 大|末 尾|来$|果 发|検 索|次 的|法 不|漏 了|理 掉|用 |由 dba|的 一|的 设|的 输 出|的 |眼$|确 认|移 除|绿 的|耗 时 和|致|行 し|要 支|要 支 持|訊|讲$|跑 测|跑 测 试|迁 移|選|里 也|里 没|随 便|걸~|바~|서~|이미~|추~|해
8	0 以|0 件|^ 图 片|^ 夜|^ 改 完|^ 最 终|^ 格|^ 格 式|^ 没 人|^ 登 录|^ 顺 手|^ 验 收|~러|な っ て|よ う|ク エ|一 次|一 笔|上 电|両|両 方|並|个 类|临|件 で|写 |卡 在 哪|原 始|响$|唯 一|外 的|多 少 条|少 条|峰|并 提|必 须|我 写|抖|收|最 慢|来 吗|步$|每 秒|治 好|演 练|率|画 面|的 空|的 请|的 请 求|确|統|编 译|能 解|英|记 一|诉 我 是|走|起 動|边 都|迁|过 0|过 不|过 来|뽑~|뽑아~|수|안에~|크~
7	0 并 发|0 行|^ 业|^ 业 务|^ 会 员|^ 公 共|^ 内 容|^ 再|^ 卡|^ 启|^ 我 去|^ 提|^ 新|^ 状|^ 登|^ 目|^ 第 三|^ 结 果|^ 配 置|~로|の と|を 入|を 入 れ|グ|ビ ル|ビ ル ド|ル ド|不 写|个 用|以|信$|兜 底|冒|准 的|几 次|前 三|办|実 行 し|希|慢 的|打 开|敗 し た|文$|新 建|暂 存|用 处|界 面|的 只|的 情|的 情 况|看 有|看 有 没|码 里|血|行 数|要 修 改|那|里 只|际|그~|빌~|빌드~|오~|초~
6	^ 代|^ 依 赖|^ 我 想|~고|~도|~된|~스|こ の|上 报|上 限|不 过|两 种|么 时|什 么 时|件 一|修|元|先 看|况$|功|名|告 警|哪 一 步|器 里|在 最 终|在$|地 图|埋|好 了|定 时 任|尾|差$|引|录 页|待|我 要|执|执 行|扫|挂|文 件 一|文 案|时 任|时 任 务|时 候|時 間|有 多|术|檔|正 常|没 人|現|的 代|的 代 码|码$|碰|终|而 不|而 不 是|與|落|视|誤|评 论|跑$|输|适|문~
5	^ 什|^ 什 么|^ 代 码|^ 可 以|^ 告 诉|^ 周|^ 图|^ 地|^ 字|^ 改|^ 新 增|^ 直 接|^ 确 认|^ 补|^ 评|^ 逐 条|~용|の で|る$|れ て|を 教|を 教 え|ロ グ|一 遍|不 在|中|中 心|代 码 里|件 名|住$|侧|再 说|回 归|处 理|字 段|干|成 功|控 制|搜|放|整 个|整 理|早|清|现 状|直|看 看|结 果|联|认|超 过|足|这 边|连|页 面|줘$
4	^ 为 什|^ 目 标|^ 老|^ 配|~치|し て|し ま|テ ス|テ ス ト|ト を|メ|ル|ン|么$|了 一|事 件|们 的|住|包|卡|只|可 以|告 诉 我|境|好$|弄|手|打|拉|方 式|最 后|本 地|构 建|环|的 文|着$|確|禁|结 构|范|要$|证$|诉 我|译|试$|这|都|降|除|隔|验|麻|로그~|안|원~
3	^ 单|^ 同|~게|~면|~한|し|に|テ|不 是|交$|参|发$|哪$|复$|它|它$|底|接 口|景|构|楚|清 楚|源|用 例|目|移|自|许|评 审|话|调|部|都 不|默|마~
2	し て く|な|不 能|也|二|化|原|可|所 有|改|日|死|现|置|能 不 能|证|试|超|还
1	为|按|的|能
-1	个|单|时
-2	0 个|^ 先|^ 按|^ 有|^ 给|す|だ|一 下|仓 库|前|号|地|定|已 经|文|最|版|着|计|配|里|题
-3	^ 你|~를|~요|い|う|え て|か|し た|り|一 句|一 步|三|之 后|值|关|内$|列 表|区|历|原 因|多|子|屏|工|得|心|批|断|有|本|条$|校 验|模 块|段|每|片|版 本|的 地|端|签|算|编 辑|言|说 明|调 用|逐|里$|알~
-4	^ 下|^ 不 要|^ 任 务|^ 日|^ 有 没|き|り ま す|る|ァ イ|ァ イ ル|ス ク|フ ァ イ|ー|个 agent|个$|假|先|冲|况|出 来|分|分$|别|历 史|另|台|后 台|哪 一|因|報|备|客 户|对 应|差 异|度|径|息|情 况|指|接$|書 き|条|架|步|步 骤|消|的 三|的 时|突|第|索|统|翻|背 景|覧|规|調|记|设|语|误|跳|过$|限 制|需 求|风|骤|실~|알려~
-5	^ 升|^ 后 来|^ 安|^ 客 户|^ 工|^ 服|^ 服 务|^ 查|^ 背 景|^ 起|^ 这|う か|か ら|け で|べ て|ん|イ ル|ブ|ュ|ー ド|东|事$|产|件 都|但|依|册|写 死|动$|半|商|器$|围$|多 少|天|层|工 作|差|布|幂|幂 等|快|总|息$|慢|找|文 件 都|有$|期|板|査|正|段$|每 一|法|的 重|监|盘$|省|知 道|研|积|策|类$|索 引|編|约|级|组$|缓 存|老|者|表 格|赖$|走 一 遍|路 径|载|辑|边|边 界|那 边|队|队 列|附|限|금~
-6	^ コ|^ 上 周|^ 不|^ 主|^ 产 品|^ 别 的|^ 前 端|^ 升 级|^ 大|^ 我 要|^ 数|^ 文 案|^ 涉|^ 涉 及|^ 附|~기|す か|と|ま|ト リ|上 线|个 人|个 仓|个 仓 库|二 次|从|做 法|出 し|列 出 来|务 的|勿|卸|变|变 更|合|和|复|少$|帧|年|据 库|搞 清 楚|搬|数 据 库|文 字|昨|是 |有 两|期$|条 件|析|果$|查|标$|案|梳|梳 理|流|测 试|用 了|的 改 动|考|贴 出|路|迁 到|近 0|这 个|迟|送|都 有|重 启|链|건~|나~|수정하지|적~|테~|확~| が
-7	^ 中 间|^ 也 不|^ 后 面|^ 按 模|^ 有 人|い か|げ て く|ご|り ま|ア|コ|一 行 都|不|不 值 得|两 次|个 字|个 数|了|产 品|仅|仓|会 变|先 不|全 程|其 实|分 别|列|列 成|初 始|初 始 化|删 的|前 五|包 体|千|单$|发 现|只 写|只 有|可$|含|够|够$|头 的|始 化|字 以|字 以 内|左|已|开 始|式$|志$|我 就|我 想|我 来|截 图|户|拆 分|按 模|按 模 块|挙 げ て|时 会|时 的|易|服 务 的|查 一|沒 有|消 费|点$|理 一|目 前|相|端 有|给 一|网|行 为|要 改 任|認 し て|說 明|记 录|许 动|论|误 删|误 率|说 清|谁 先|谁 在 调|贴 出 来|资|辑$|都 不 要|都 不 许|量$|错 误 率|구~|실제~|쓰는~|어디서|코드|테스~| 这
-8	^ 不 改|^ 做|^ 复|^ 它|^ 导 出|^ 已 知|^ 本 次|^ 看 看|^ 线|^ 调 研|あ|か ど|か ど う|ご と|ご と に|さ れ て|ど う か|の み|り 専|り 専 用|わ っ|わ っ た|ク で す|シ ュ|ス ク で|ッ シ ュ|ュ ー|下 个 月|不 值|不 对|也 别|了 个|事|交 号|会 误|你 不|保 持|做 了 什|做 什|做 什 么|入$|几 处|凭|出 し て|切|到 后|发 送|取 り 専|口|台$|后 的|在 最|報 告|子$|定$|实|实$|就 好|就 说|帮 我 想|录 里|怀 疑 是|怎 么 回|或 删|或 删 除|所|批 量 删|找 出|护|持 原 样|提 交 号|提$|料|断 是|新 人|时 有|本 次|框$|沒|测 试 覆|点|用 户|疑 是|百|的 地 方|的 时 候|的 是|的 看|的 语|码|答 复|结|给 一 个|给 |给$|處 理|行 一|要|训|训 练|试 覆|试 覆 盖|话$|质|量 删|量 删 除|阅 读|靠|같은~|롤~|배포|아무~|할~|확인~
-9	^ フ|^ 你 是|^ 保 留|^ 去 年|^ 双 写|^ 客|^ 対|^ 带 上|^ 并 说|^ 建 议|^ 测 试|^ 现 状|^ 用 户|^ 线 上|^ 要|^ 说 说|^ 请 结|^ 读 一|ず|だ と|て い て|み 取|み 取 り|ら れ|る も|る も の|イ ル と|ウ|不 要 改|两 年|个 最|中 断|么 回|从 v|会 怎 样|估$|你 看|們|写|几 种|処 理 の|初|删 除 旧|判|别 急|加 了|动 态|勿 修|勿 修 改|升 级|及|变 慢|句|只 是|合$|名 称|响|因$|团|在|处$|头$|字 描|字 描 述|容$|对 上|层$|度 排 序|度 的|建 议 的|怎 么 算|把 所|报 告|挙 げ|数 一|文 件|文 字 描|方 在|方 ？|晚|更|有 现|有 现 成|条 sql|来 了|架 构|檔 案|每 天|理 の|由|由 哪|疑 的|的 存|的 所|的 所 有|的 鉴|的 鉴 权|盤|看 我 们|真 正|码 推 断|粒|系 统|経|结 论|网 关|英 文|行 都|行 ？|覧 に し|読 み 取|计$|议 的|请 结|请 结 合|象|贴 回|超 时|这 种|链$|除 旧|順 に|页 那 个|것$|분석~|위치~|작업~|파일~|？ 按
-10	0 字 以|0 改|^ 上 一|^ 上 个|^ 不 修|^ 作 者|^ 再 看|^ 再 说|^ 列|^ 只|^ 各|^ 告|^ 唯 讀|^ 审 计|^ 导|^ 帮|^ 弄 清|^ 每 条|^ 渲|^ 渲 染|^ 现|^ 联|^ 若|^ 角|^ 角 色|^ 请 评|^ 跳|^ 那|ci の|~일|て い ま|と$|の を|も の を|も$|ド に|ド に は|ー ド に|一 共|一 路|三 档|两 句|二 重 に|些 ？|交|交 和|人$|什 麼|代$|作 者|你|值 不 值|具 体|再 次|再 看|写 出|几|出 现|出$|列 清|删 除 任|动 化|动 化 测|化 测|化 测 试|单 号|只 想|名$|员$|哪 些 是|四 个|回 给|坑|审 计 日|工 单|怎 样|怎 麼|我$|持 原|推 演|提 交 和|料$|是 什 么|有 不|有 些|束$|板 子|汇 报|没 有 人|流 程|漏|点 看|状$|的 每|的 用 例|的 第|看|看 看 现|着 呢|码 改 动|线 的|练$|给|缺|脚|脚 本 里|自 动 化|花 在|花 在 哪|行 い|行 い ま|被 删 除|要 在|說|计 日|计 日 志|讲 清|许 改|说 哪|请 评|调 度|边$|途|違|那 边 的|重 に|长$|除 任 何|项$|가지~|계산~|답변~|바꾸지|아직~|인증~|파일은|표~|흐름을|？ 能
-11	^ 下 面|^ 事 务|^ 交|^ 今|^ 在 哪|^ 对|^ 数 据|^ 禁 止|^ 表 格|^ 追|^ 追 加|が|が 行|そ れ ぞ|ぞ|ぞ れ|て 意 見|と 思|ど う|の|ら れ る|れ ぞ|れ ぞ れ|テ ー ブ|ト の|ブ ル|ル ー|ー ス|ー ブ ル|一 张 表|三 方|三 百|下 来 告|不 要 落|个 列|个 底|个 需|个 需 求|么 写 的|么 算|之|乱|事 实|些 提|些 提 交|以 及|件 的|件$|会 因 为|会 怎|作|保 持 原|偏|做 了|做 调|几 分|分 片|划|前 还|去 重|只 读 任|各 会|告$|咱|哪 些 提|哪 几 种|回 覆|因 为|天$|对 一 下|展 开|己 写|弄 清 楚|影 响|必 要|志 的|成 本|把 定|把 定 时|抜|报 一|担 心|指 摘|排 序 的|提 出 要|改 过|效 的|时 间 点|是 一|是 谁 提|景$|最 后 给|条 以|条 链 路|次 序|求$|没|没 定|没 测|涉|涉 及|源 码|用 法|的 列 出|的 可 能|的 角|看 我|知|第 二 次|等 你|约 0|线 昨|线 昨 晚|组|维|能 同|脚 本|自 己 写|要 先|要 写|請 從|说 清 楚|谁 提|谁 提 出|起 一 个|还 没 定|这 个 仓|连 接|遅 い|里 找|里 是 否|间 点|除 任|順 序|題|预 期|넘~|답~|변~|인증|적어주세요|적어주세요$|정리해 주세요|질~| 这 个|？ 谁
-12	0 亿|0 改 成|^ 但|^ 全 部|^ 変 更|^ 标|^ 翻|^ 节|^ 规|^ 请 以|^ 阶|^ 阶 段|^  这|py 和|redis 里|~가|~떤|~복|~제|あ る か|う で す|が ど|さ れ た|っ た|っ ち|に 呼|み|る テ|る テ ー|を 見 て|を 順|を 順 番|ッ シ|マ ー|上 网|上 网 查|不 能 合|不 要 动|丢 ？|个 更|么 办|也 不|也 许|乱$|了 两|了 哪 些|二 重|些 分|些 分 支|亿|以 只|以 只 读|任 何 内|任 务|会 先|何 内|何 内 容|候$|值 不|先 别|先 摸 个|写 任|写 任 何|写 得|写$|冲 正|几 条|出 你|击 穿|删 了|别 改 任|到 一 半|单 条|占 比|反 而|只 分|只 分 析|合 入 的|同 一 个|同 学|哪 些 分|哪 条|図|場|存 在 哪|客|家|履 歴|得 住|怀|怀 疑|怎 么 办|怎 么 用|成 表 格|我 准 备|我 拿 去|我 讲 讲|把 时|拍 板|摸 底|擦|改 价|改 善|改 由|旧 新|明 是|是 一 次|更 好|會 不|會 不 會|条 路 径|業|次 ？|歴|注$|流 量|涨|用 列|疑$|的 可|站 得|站 得 住|編 集 し|网 查|置$|聊|要 做|要 实|要 改|覆|评 估|说 明 是|读$|越|跑 格|跑 格 式|都 做|都 在|里 最|附 上|集 し|集 し な|骤$|경우~|배포~|세~|수정은|어떤|어떤~|중복
-13	0 0 到|^ 不 涉|^ 不 超|^ 仅|^ 只 读|^ 归|か か|が 必|が 必 要|す$|て 意|に つ|に つ い|に 移|ま れ|ま れ る|る 箇|る 箇 所|バ ッ|・ 削|・ 削 除|ー し|ー し て|下 现 在|不 涉|不 涉 及|不 用|不 行|了 一 次|些 接|些 接 口|他|代 码|们 会|件 都 不|任 务 是|会 触|会 触 发|值 班|做 分 析|共 有|写 一 段|写 的|决 定|划 算|判 断|别 在 哪|动 代|动 代 码|升 0|双 写|只 做|只 能|只 读 排|后 来|否 一|否 一 致|含 め|哪 些 接|坐|够 不|够 不 够|存 储|审|审 查|影|得 先|得 很|必 要 な|想 在|慢$|我 一|扩 容|把 过|把 |捋 一|捋$|排 前|推 荐|操|是 从|是 否 一|本 里|次 训|次 训 练|测 试 代|现 场|用$|画 が|界$|的 三 处|的 实|看 不|程|第 0 步|答 え|系|荐|被 删|要 な|要 据|要 据 此|覆 盖|见|証|誰|许 写|诊 断|试 代|试 代 码|请 给 出|读 排|读 排 查|质$|还 能 看|这 两 个|这 个 提|里 |顺 着|경~|데이터가|바꾸~|쓰기|절대|절대~
-14	0 e 各|^ 之 前|^ 以 及|^ 估 一|^ 只 审|^ 指 摘|^ 最 近|^ 模 式|^ 目 前|^ 調 査|^ 逐|^ 部|^ 배포|e 各|あ た|あ た り|い る も|う ち|ぞ れ 何|た い で|た り|な り そ|れ 何|れ 何 を|を 一 覧|ケ|シ ュ の|ト を 教|ュ の|三 月|下 来|不 得 提|不 要 提|东 西 都|了 头|些 命|些 命 令|会 锁|你 是 只|你$|先 帮|先 帮 我|分 屏|别 动 代|削|前 置|包 名|印 を|发|发 布|只 审|咱 们|哪 几 条|如 何|存 器|寄 存|寄 存 器|履 歴 を|帧$|序$|开 源|得 懂|得 懂 的|得 我|得 提|得 提 交|怨|我 分|我 拿|我 来 改|抱 怨|接 写|方|明|最 可 能|月 重|有 把|有 漏|有 真|有 真 的|来 写|根|歴 を|決|没 有 把|测 没|源 码 里|的 agent|的$|盖 了|直 接 写|脚 本 都|行 两 次|西 都|西 都 不|要 提 交|覆 盖 了|触|調 査|請 問|记 下|请 不|请 不 要|谈|跑 全|跑 的|都 算|重 点|锁 ？|错 还|错 还 是|间 表|题$|风 险|高 中|高 中 低|나오면|만들~|설명해줘$|쓰고|쓰고~|없는~|전용 태스크|정~|제일|제일~|태스크$|필요~| 가
-15	^ 从 代|^ 别|^ 当 时|^ 批|^ 批 量|^ 样 例|^ 表|^ 设 计|^ 重 点|^ 이전|^ 테스트가|た と|た と き|た 場|た 場 合|で す|の は ど|の 再|の 計|ア ン|ア ン ト|イ ア|イ ア ン|ク ラ イ|コ ー|ジ ュ|ジ ュ ー|ュ ー ル|ラ イ ア|ル も|一 半|一 版|一 直|上 每|下 周|个 人 天|个 例|个 例 子|些 组 件|些 表|令 和|你 一|你 的 结|修 复|关 系|写 两|到 底|務$|即 可|只 读 方|只 读 评|后 续|呢$|命 令 和|哈$|哪 些 表|哪 张 表|唯 讀 任|嘛 的|変 更|変 更 は|干 嘛 的|并 说|并 说 明|引 起|总 结|户 点|户 的|按  分|掉 了|接 发|是 哪 一|是 干 嘛|更 は|材|機 能|機 能 を|残 留|涨 到|混|清 单|物 理|用 户 点|用 的 导|的 建|的 数 据|的 风 险|码 里 找|给 我 一|翻 倍|能 を|范 围|要 望|见$|觉 得|読|讀 任|讀 任 務|语 音|读 方|读 方 式|读 评|读 评 审|谁 要|谁 要 求|败$|贴|资 金|超 过 一|関|问|限 是|권~|그런~|보안~|순으~|순으로|순으로 정리해|의~|있는데|조건을|좀~|코드는 절대
-16	0 的 提|^ 供|^ 删|^ 回 滚|^ 推 荐|^ 方 法|^ 昨 晚|^ 标 注|^ 每 项|^ 结 合|^ 請 勿|^ 还 是|~다|~뷰|~와|い つ|え が|が 何|こ で|し 方|そ う|ど こ で|の 有|る か|を レ ビ|を 読 ん|一 位|下 面 是|传$|你 认|你 认 为|偶|入 手|典|写 在 哪|况 下|删 除|削 除 さ|同 一|回 我|在 什 么|在 哪 里|复 脚|复 脚 本|存 失 效|已 知|序 的|总$|情 况 下|我 听|我 看 下|手$|按 |据 修|据 修 复|排 个|摸 清|改 ？|数 据 修|方 法|时 机|是 什|是 先|是 谁 说|来 告|来 告 诉|查 一 下|测 试 依|看 看 这|研 任|研 任 务|经|给 我 听|缓 存 失|被 回|西$|觉|読 ん|试 依|请 以|谁 为 准|调 研 任|跑 挂|跑 挂 了|近|还 没|这 是 一|週|都 别|里 关|里 关 于|里 哪|错$|除 さ|除 さ れ|건지|건지~|경로를 알려|리뷰|막는|막는~|만~|설명해줘|없는 경로를|이라~|이렇~|이렇게|인증 없는|절~|조사해|지워~
-17	^ 一 页|^ 依 据|^ 方 案|^ 自|^ 表 结|い ル|い ル ー|が 消 え|そ う な|な い か|な い ル|の な|の な い|は ど こ|り そ|り そ う|ル ー ト|ー ト を|之 前 我|了 0|五 条|产 品 要|人|仅 做|会 卡|会 被|会 重|写 操|写 操 作|分 别 是|却|又|口 ？|句$|品 要|哪 几|善|在 做|天 三|実 際|履|库 里|库 里 有|态 机|性 排|性 质|我 心|所 有 调|才 到|按 可 能|挑|接 回|提 交 的|摸 个|摸 个 底|改 动 任|改 法|时 到|时 间 线|最 近 一|每 条|没 走|测 试 同|清 理 任|状 态 机|理 任|理 任 务|用 的 是|白$|直 接 回|看 代|看 代 码|给 |置 和|能 性 排|被 重|証 の|証 の な|認 証 の|试 同|试 同 学|话 说|运|近 一|进 程|逐 一|间 线|順|나열해|나열해 주세요|쓰기~|저장|전용 작업입니다|정리해| 三
-18	^ 哪|^ 我 们|^ 给 出|^  这|~질|い ま す|が 遅|が 遅 い|し な|し な い|て い|の タ|も し|も し な|を ま と|一 下 现|一 切|上 误|下 个 迭|下 现|不 修|为 啥|付 回|付 回 调|会 不|做 一 张|出 位|出 位 置|加 的|务 是|在 什|在 写|在 那|場 合|审$|容 易|小 赵|尔|就 问|已 经 合|急|性|所 を|抱|持 不|支 付 回|明 し て|昨 晚|是 否|有 0|有 个 数|有 未|构 师|架 构 师|没 有 哪|测 试 里|用 户 的|的 列|的 脚|的 脚 本|研 一|研 一 下|箇 所 を|线 上|经 合|能 复 用|要 改 动|要 改 哪|論|试 里|误 伤|调 研 一|赵|过 的|还 有|里 就 好|가 왜|경로를|수정~|워크~|정리~|훅~| で
-19	^ 不 写|^ 先 别|^ 前 一|^ 当|^ 请 说|^ 贴 在|~혀|か$|と ど|は 不|は 不 要|ル と|一 份 测|上 周|交 不|他 人|任|份 测|份 测 试|作 成 も|供 应|供 应 商|务 要|去 写|和 v|哪 个|完 就|平 台|序 哪|应 商|快 取|成 も|我 们|打 进|提 交|提 交 不|改 动|方 sdk|是 哪 些|条 给|条 路|条 附|来 修|根 拠|档 里 有|每 条 附|理 ？|画 成|窗 口|編 集 も|绕 过|西|角 色|评|说 他|请 说|请 说 明|谁 来|走 哪|过 一 次|锁 的|问$|集 も|봐주세요$|수정은 제가|여~|작업입니다|작업입니다$|파일은 절대
-20	0 从|0 和|^ 他|^ 请 对|^ 这 个|~느|が 書|が 書 き|こ に|つ 出|つ 出 し|れ が|を 呼|を 知|を 知 り|ん だ|タ ス ク|ド を|ラ イ|ー ド を|一 个 字|两 套|两 条|个 pr|个 月|么|么 要|了 一 个|了 什 么|事 务|些 组|什 么 要|件 组|估 算|到$|台 组|哪 些 组|复 里|己 提 交|平 台 组|弄 清|改 哪 些|有 人|有 几|考 え|脚 本 的|草 稿|要 重 写|計 画|计 划|认 为|讲 讲|证 据|请 对|贴 在|过 |这 个 模|里 有|무엇~|실제로|알려|어느|어느~|？ 给 个
-21	^ 之|^ 哪 个|^ 用 例|^ 読|^ 読 み|^ 请 阅|^ 이|き 込 み|の 作|コ ー ド|ン チ の|不 要 写|东 西|个 月 有|了 会|会 写|会 卡 住|偶 尔|写 入|写 着|凌|凌 晨|原 文|只 读|合 に|同 事|否|場 合 に|并 给|异$|录 是|征|很|怎 么 处|执 行 了|承|按 代|按 代 码|捋|探|方$|时 序|月 有|有 个|析$|格 给|格 给 我|権|権 限|決 め|没 有 现|特 征|目 录 是|纸 面|结 论 发|表 格 给|表$|見|计 一 下|论 发|论 发 我|请 阅|请 阅 读|鉴|鉴 权|面 向|답변에|뭔~|뭔지~|설~|심~|？ 翻
-22	^ フ ァ|^ 注 释|^ 纯|^ 说|^ 请 看|~것|い 理|い 理 由|う な|か 教|か 教 え|の 変|ッ チ|バ ッ チ|ュ ー し|上 我|个 方|么 没|什 么 没|代 码 位|代 码 的|件 行|任 何 檔|何 檔|何 檔 案|例 子|倾|列 出|別 に|削 除|原 生|合 の|呢|呼 ん|呼 ん で|哪 ？|場 合 の|帮|序 说|库 字|库 字 段|把 分|据 库 字|文 件 行|有 调|有 调 用|来 改|标 出|点 を|特|的 导|的 现|的 风|码 位|码 位 置|程 度|稿$|纯|给 不|能 删|触 发 的|请 看|读 一|跟 着 改|것|게|실패 시|작업은|태스크|？ 列 出
-23	^ 口 径|^ 帮 我|^ 인증|て て|一 段|个 修|个 修 复|交 历|交 历 史|任 務|会 因|例 由|储|关 注 点|列$|到 数|到 数 据|合 我|壊|壊 れ|存 失|审 查 员|我|所 有 会|执 行 两|提 交 历|晨|最 难|条 链|构 看|查 员|注 点|用 例 由|的 结 论|研$|秒$|移 行|纸|结 构 看|给 客|给 客 户|给 意|给 意 见|行 两|説 明|设 计 一|说$|里 写 的|重 跑|없는|에서 0|죽~| 的| 这 个
-24	^ 你 觉|^ 关 注|^ 按 可|^ 跨|い で く|さ れ|し そ|で く|で く だ|件 和|做|关 注|及 哪|可 疑 的|哪 个 文|善 案|在 哪|审 一 下|对 一|引 擎|排 序|擎|改 善 案|是 被|最 近|法 务|的 导 出|看$|纯 调|纯 调 研|给 出|要 0|逐 个 列|里 |변경~|의견~|제안~|캐~|캐시~| 之 后
-25	^ 只 分|^ 法 务|れ た|を ま|を 示|を 示 し|不 写 代|中 间 经|么 处|么 处 理|交 的|人 在|件 和 行|分 别 说|别 说|却 没|合 规|吵|审 一|据|据 结|据 结 构|操 作|数 据 结|文 件 和|施|没 有 的|租 户|穿|要 提|间 经|间 经 过|구조~|읽~|지적~
-26	^ 严 禁|^ 讲|~이|た い|ど れ|の タ ス|一 句 话|下 午|严 禁|个 候|个 候 选|中 间 件|他 们|估 一 下|修 正 は|先 定|入 口|典 型|册 第|写 了|午|听|哪 张|手 册 第|拿 去|改 的|有 会|正 は|的 重 构|看 这|着 |禁 止|能 否|要 落|要 落 到|这 条|错 乱|间 件|마세요$|코~|코드~|？ 哪
-27	^ 指 出|^ 推|^ 方|^ 認 証|^ 파일은|が 消|を レ|を 説|を 説 明|一 下 仓|下 仓|下 仓 库|不 要 把|人 动|以 谁|以 谁 为|倾 向|删 除 的|动 表|啥|回 复|形 式|我 一 条|或 者|拟 一|按 租|按 租 户|接 贴|是 谁|有 沒|有 沒 有|树|楚$|没 人 动|没 有|没 有 写|没 有 可|然 后 给|番 に|的 区|的 区 别|的 方 法|直 接 贴|碰 代|碰 代 码|要 动 表|認 証|讲 给|讲 给 我|诊|谁 为|运 行|順 番 に|언~|언제|언제~
-28	~밋|る か ど|る の は|を 見|上 位|不 是 真|两 个 分|么 写|些|些 目|人 天|依 存|修 改 文|后$|哪 些 目|如|属 实|己 提|息 的|按 可|是 怎 么|案 を|消 息 的|租|自 己 提|部 署|重 点 看|두 번|방안~|방안을|커밋|커밋~|팀~|파일을 수정하지
-29	^ 修 正|^ 列 出|^ 别 把|^ 标 上|^ 認|リ が|了 什|交 里|代|准 备|可 能 的|吗$|回 滚 的|学|提 交 里|晚 跑|标 上|没 有 漏|法$|消 え|滚 的|用 表 格|由$|込|계획~|봐~|세션~|쓰~
-30	不 修 改|不 合 规|个 迭|个 迭 代|事 的|人 改|会 改|列 一|嘛|回 复 里|回 给 我|帮 我 查|干 嘛|我 查|担 当|是 在 哪|月|次 修|没 提|経 路|編 集|议|迭|迭 代|释 一|里 有 没|问 一|麼|아무것도|알려 주세요|읽기 전용|？ 只|？ 看 看
-31	^ 파일|か も|て い る|の 順|什 么|候|実 装 は|序|当 初|当 时|拿 到|最 坏|格 回|的 提|给 他|表 格 回|装 は|险|맞는지
-32	^ 请 给|~중|~지|下 是|不 提|不 提 交|列 出 所|我 自|我 自 己|教 え|教 え て|查$|説|请 给|近 0 个|전용
-33	^ 查 一|redis 로|之 前|也 不 要|会 上|假 设|分 析 结|別|地 方|抜 け|据 此|書 き 込|最 可|査 の み|疑|谁 说|마세~|마세요|봐줘|봐줘$|봐줘~|설명해 주세요|중|코드를
-34	^ 老 板|下 个|你 是|建 文 件|摸|方 面|有 在|果 写 到|能 的|记 下 来|贴 在 回|都 别 改|삭~|삭제~
-35	^ 从|^ 对 照|^ 现 有|い る|ば れ|一 下 是|创|创 建|各 自|各 自 的|呼 ば|呼 ば れ|大 概|想 把|看 一 下|示 し て|自 的|致 的 列|要 不|要 不 要|触 发|读|读 任|读 任 务|路$|込 み|순서~|커~|파일
-36	^ 各 自|~왜|周|如 果 把|果 把|能 合|说|说 说 你|间 接|깨질|왜
-37	^ キ ャ|^ 或|^ 或 者|^ 给 个|き 込|問|处 ？|改 文 件|有 哪|混 用|箇 所|给 两|还 有 没|의 0|흐~|흐름~
-38	^ 假 如|^ 哪 些|假 如|到 glossary|对 照|属|教|断 言 了|材 料|每 条 写|言 了|이
-39	は 一|件 ？|唯 讀|在 回 复|建 文|打 算|改 造|會|有 可 能|理 成 表|的 提 交|箇|给 证|给 证 据|見 て|重 写|顺 序|심각~|지~
-40	^ 改 动|^ 请|て 教|て 教 え|入 的|删 ？|回 滚|有 没|有 没 有|结 合|说 你|读 一 下| 之
-41	^ 回 答|们|依 据|写 代|写 代 码|写 到|我 們|有 可|경로~
-42	^ 분석만|は ど|区 别|指 出|排|是|核 实|的 启|的 启 动|분석만|어디~|조건~|？ 不|？ 我
-43	^ 也|^ 想|^ 说 明|仓 库 里|代 码 推|收 到|码 推|谁 在|뭐가|뭐가~|왜~
-44	な い で|和 理|和 理 由|成 表|核|角 度|调 研|게~|깨질~|무~|있는~
-45	ど こ|复 用|当 时 的|是 怎|链 路|설명~
-46	0 个 提|v 0 和|~히|在 回|老 板|要 动
-47	チ の|了 吗|写 在 回|可 能 性|和 行|和 行 号|断 言|的 实 现|能 性|나열~
-48	^ 只 做|^ 标 出|^ 解 释|什|何 を|手 册|条 写|给 个
-49	估 一|啊$|帮 我|怎 么
-50	^ 为 啥|别 把|别 改|把 超|把 超 时|掉 ？|被|计 一
-51	^ 想 知|し て い|作 量|你 会|工 作 量|或|改 哪|有 写|案$|的 先 后
-52	^ 我|^ 읽기|候 选|合 入
-53	^ 口|还 是|除 的|태~
-54	^ 假|划$|删|推|样 ？|곳~|근~|근거~|어떻~|어떻게
-55	^ 为|^ 指|^ 파일을|の 変 更|推 断|造|뭐~
-56	^ 请 从|^ 수정은|建 议|核 对|里 是
-57	い る か|明 し|説 明 し
-58	会 不 会|没 写|的 ？|草
-59	列 一 下|解 释 一|释 一 下
-60	么 ？|答|讲
-61	可 能
-62	从 哪|挙
-63	^ 估|下 是 谁|순~
-64	不 会|哪 些|请 从
-65	作 成|順 番|있는지|？ 列|？ 给
-66	直 接 发
-67	能 把
-68	任 何 东|何 东|何 东 西|分 析|设$
-69	^ 我 自
-70	从 代|从 代 码|监 控|삭제
-71	^ 不 得|^ 能 不|写 文|写 文 件
-73	は 一 切|复 里 就|？ 从
-74	何|回 答|태스~
-76	百 字
-78	会|你 的|先 后
-79	修 改|哪|리뷰~
-82	 这
-84	会 删
-85	担|说 说
-86	可 疑|解 释
-89	ど の|哪 里|怎
-93	^ 看 一|要 把
-101	估
-107	谁|어~
-108	？ 看
-111	ど
-125	行 号
-140	想
-149	答$`;
