/**
 * What words weigh for the prompt as a whole, in hundredths. Learned by
 * `tests/eval/fit.ts`; not made by hand.
 *
 * A line is a weight, a tab, and its features between bars; `^` opens a
 * sentence, `$` ends it.
 *
 * @module
 */

/** Above 0 for work, below 0 for an answer. */
export const WORK_WEIGHTS = `212	long does
182	tmp
179	wheel
163	sort it
152	bench
149	^ execute
148	with 
144	and put|warni~
135	, put
134	^ bench
132	excep~
131	^ turn|and add
129	pytest|pytes~
127	into docs|tz
124	qemu|the rest
122	^ reproduce|
119	and fix
118	whichever|which~
115	dry run
114	, take|^ add|^ measure
113	^ out
112	and correct
111	storybook|story~
110	warning
109	, fix|^ rename|exception|same in
108	, off|the date
107	headl~
106	repair it
105	measure|please take
104	^ let|and count|for that
103	one commit
102	? try|bisect between
101	fill
100	^ log|las pruebas|m$|save the
98	into one
97	^ same
96	shellcheck|them to
95	^ see
94	a spin|take care|valgrind|valgr~
93	first error|md 
92	before you|dry|mypy|put a
91	^ use|headless|the failures|this branch
90	compila|md
89	^ docker|your findings
88	and delete|request id|zh
87	asan
86	corrí~|debug|input$|jdk|may run
85	^ implement|reviewer is| and
84	a scratch|and check|and |leave a|new migration|review md
83	and after|asia|takes$
82	adjus~|forms|mypy strict|to come|you mind
81	on all|when you're
80	^ bump|container|date|demo|fix the|green|it 0|teach
79	bring|repro
78	? run|spinner|spinn~|the login
77	^ cargo|rounds
76	^ compila|audit md|linte~|md$
75	^ first|everywhere|nothing but|to bottom|top to
74	has a|peak|repet~
73	, make|and leave|clean build|has no|it right|there and
72	^ correct|^ ejecuta|^ kill|badge|geo|tidy|top ,|yours
71	^ move|and save|enough ,|jdk 0|say about
70	^ bring|bisec~|go ahead|of each|spin|strict|
69	averigua|segui~|try|url
68	cleanly|helper|one that|the entries|then fix|then make
67	^ make|goes|in line|macos|the end
66	^ upgrade|issue 0|let the|regression test|source files|undo the
65	^ if|across the|critical|csv|in perf|over to|unless|unles~
64	and see|as docs|commit per|it there|kill the|least 0|lock file
63	fail$|sampl~| say
62	behaviour|correct it|scratch|scrat~|still need|the console
61	, both|a minute|a package|dev|en verde|per user|verde
60	^ averigua|^ right|^ run|^ throw|all 0|docs notes|grey|newest|newes~|read | still
59	, leave|, restore|tests pass|than 0|the body|unit
58	docstrings|pixel|the imports|you please
57	at how|decim~|end to|get it|mvn|no |printed|sha|try it|tsc
56	0|^ port|are to|entry ,|imports in|in each|polling|polli~|revert|seconds$|the unused|with gcc|zero
55	^ |back to|bisect|hex|samples|score|seed 0|tests for
54	, node|admin area|localstorage|que el|suite|the coverage|up without
53	a mermaid|accordingly|accordingly$|fix them|health|linter|quick~|the nav|the start|vue$|you may
52	already have|changing the|client ts|dark|mail templates|not be|see what|still come|the count|those that|too|warnings
51	^ fix|^ fresh|count as|eslint|eslin~|one exception|only for|put|remai~|still build|the letter
50	, though|compile|date ,|end$|gcc 0|healt~|progress|prope~|rss|style of|what fails|whatever is|without warnings|would you|write one
49	^ key|^ revert|adjust|beside|correct the|donde|failu~|forum ,|germa~|hits and|if not|it prints|stays as|suite green|tests test|the footer|top| a
48	, repair|^ import|adapt|dump|empty|goes from|identical|in flags|open a|param~|prints$|rename |same for|those ,|tiene|to follow|unit test|your notes|yours$| y
47	^ mount|and commit|docte~|into an|many rows|projects$|report anything|staging|stagi~|the local|the totals|two commits|with tools
46	, keep|^ wherever|alpha~|compile with|corpus|corpu~|intl|it up|make the|of main|run the|spell~
45	0 mm|adjust the|analyze|apply|can go|dayjs|déjal~|fair enough|features$|instala|mm|node 0|on an|props|show up|suite |swap the
44	^ swap|again$|artic~|botón|deser~|is right|nobody can|now on|ruff|shell~|split |style~|suit|the sample|voucher|welcome to|while you're|you're welcome|
43	ancho~|assets|asset~|añade|box|everywhere ,|flaky or|gets a|gitignore|gitig~|java|pointer to|scree~|should say|times ,|white~
42	, open|^ load|^ regenerate|^ remove|all nine|cold|first and|fresh|md with|minute|only analysis|out 0|plug it|proper|properly ,|same as|server |specs|there too|three times|with it|with race| is
41	, let|0 container|0 csv|^ goes|^ save|^ whatever|a warning|against staging|deal|deal with|font|give |isn't ,|pass|quotes|smoke|the kotlin|the safety|unit tests|written for| link
40	^ figure|^ main|^ public|^ try|alone and|cargo test|de verdad|en docs|finally|it down|orders|otherwise|over all|shouldn't be|taste|then|this box|tsx$|verdad|verda~
39	, this|^ replace|^ then|bin|de |differs|in place|lib|on orders|pass on|really ?|root$|row counts|should survive|tf|the onboarding|to date|try the|unpack|unpac~
38	, all|0 does|^ final|^ npm|as csv|as it's|at ,|ckpt 0|clearly|de integración|devia~|done ,|doubtful|except|execute the|exist already|fail ,|first paint|icon|integración|machine ?|paint|place of|toggle|translations
37	, out|, then|0 times|? paste|? use|^ export|^ que|a dry|behaviour ,|checksums|finish|get the|ifs|in readme|member|other files|paste what|profile it|retry md|s in|ser|tabs|they are|toml|wins ?|xlsx$
36	, send|, whichever|^ back|^ examples|and take|build and|came out|clean|collapsible|debug$|does today|en|errors in|feature search|fresh kernel|h|heading|is green|letter|long it|months|or delete|overflow|overf~|quickstart|red|send me|you know| with
35	, get|, paste|0 rather|^ cambia|^ layout|^ questions|averi~|contenedor|explain |expon~|garbage|garba~|headi~|more ,|new dependencies|openapi|opena~|phone|port the|profile|root user|tf$|toolt~
34	^ changelog|^ ctrl|^ inline|^ let's|^ removal|^ smoke|^ zero|a dozen|again|alphabetical|belon~|body$|bring it|cherry pick|coverage of|created at|current main|docs where|dozen|five$|info$|let's|listed|ones ?|orders$|python 0|stay ,|swap|the column|the five|throwaway|what does| against| code
33	, correct|? please|^ compile|^ replay|^ undo|and docs|and get|api in|arréglalo|arrég~|as well|belongs in|billing md|cart|comment|commit$|conflicts in|containers|crawl|directories ,|german|in its|it to|last tag|main ?|median|notes in|output ,|output for|p|proto|pásame|pásam~|quedar|retir~|secure|should you|src sum|sum ts|tfvars|tfvar~|the result|the unit|the voucher|to reports|turn it|unchanged|visit~
32	, like|, none|, same|a cold|an hour|apk|boot the|cert|cuánto tarda|differs$|errors|existing |exit 0|flavo~|goodbye|goodb~|header ,|hyperfine|hyper~|is broken|md at|on this|please get|prueba|reality|rehearse|repro~|right and|s$|stop it|take on|there's|tidy up|tokens$|version 0|wasm|whatever|whate~|xcode| after
31	^ boot|^ it|^ profile|^ tsc|and three|arch|asks for|at error|bin time|body|but keep|chatv~|check them|codes and|commit each|docs arch|ds|estil~|fair|gcc|go test|hay que|imported|impro~|in audio|invit~|java 0|jump|locally|made |not ,|ones in|ought|ought to|pick the|playwright|playw~|priva~|resolve the|several|start it|suit$|test in|the header|the next|the spinner|the threat|the time|theme css|time v|to pass|underneath|usr bin|wire
30	, english|0 everywhere|anchors|area a|averigua por|changelog ,|chrom~|connect ,|disabled while|docst~|every form|explain analyze|for everything|guard|header|heade~|iban|limit 0|make that|not |off limits|off with|pick up|quiet|restore|rotate|screenshot|should print|si no|some ,|the yml|through |to see|tox|trivy|we did|yml$|you own
29	, while|^ get|^ manifest|^ those|and cover|bodies|bodie~|bom|cookie banner|correct|csv |deserves|docker|docs env|el proyecto|empty database|env is|false$|fast|file name|instead of|ja|keep out|leak in|let|link to|make it|md literally|noise|null|on macos|picke~|proxy rs|proyecto|proye~|readme md|robots|robot~|sheet|the cookie|the style|use the|vitest|vites~|vuelv~
28	, once|0 vus|^ benchmark|a comment|a section|base json|build twice|burst|clippy|codec|console log|current|dialo~|docs flags|doctests pass|ejecuta las|el tiempo|engines field|error|for docs|from clean|go over|go vet|inventory csv|it isn't|it$|our doctests|pantalla de|parses|pass at|placeholder|stays|the openapi|the report|to v|tokens|ts|twice from|typo|tz asia|vet|watch|window$| ,
27	, 0|, configurable|, meaning|^ corrige|^ only|^ repair|accepts|and prove|and repair|and to|back|bar ,|build both|by resource|change the|commo~|completa|corrígela|ctest|describes|did in|docs and|escap~|fail under|flip|for |in dev|in samples|it should|keep the|keys sh|mensaje|mention the|mind adding|number 0|out with|para que|pg 0|preference|properly|recue~|release yml|results|sea|seeds|sidebar collapsible|src|tasks|that only|the current|the hand|the other|the remaining|then put|there~|tiene que|timeout 0|ubuntu|ubunt~|unchanged$|under tmp|under tz|venv|web|what you've|workflows release|you heard|you've|you'v~| take| and
26	, newest|0 must|^ patch|^ src|a row|and confirm|apt|as often|basel~|black|bottom|botto~|build app|can$|come back|commit what's|death|decoder|default for|delete|docs|docs design|docs research|en frío|exs|facto~|faste~|findings md|finish$|follow$|fr|frío|full test|gen|histogram|identical to|in tests|is installed|isn't available|java ,|json|json ,|launch the|limpio|logger|loose|man$|mini cart|often as|outcome as|own now|poddisruptionbudget|poddi~|profile the|pásal~|release 0|repetitions|resul~|same$|screenshots|search 0|seed|settings page|shift|shown|sold|some background|specs for|stay inside|still compile|survive$|the choice|the copyright|the others|the vat|ticket list|tiles|to |unrel~|utc$|wherever|whitespace|you're there
25	, note|, public|? hyperfine|^ close|^ install|^ persist|^ request|^ would|a partial|a throwaway|added changed|an issue|and skip|and watch|arm 0|assets icons|below the|both$|changed fixed|code |comes up|decimals|deps md|directory$|end and|entor~|extract the|field|field in|files under|flash build|former|forme~|fresh clone|gave|get a|header$|installed$|internal x|into tmp|is open|just do|keep|lax|leak check|liner$|lint and|log in|loose on|lru|mode only|monorepo$|over|para los|persist|prints|published package|put the|py spy|release default|same|samesite lax|second$|sha 0|sigterm|sigte~|siguen|sigue~|simd|spec for|spy|src util|staging ,|take|that differ|that main|the anonymised|the camera|the former|the published|the shared|tiempo de|typing|typin~|under qemu|until it|vus|what the|with| en
24	, it|0 items|^ changing|^ off|^ rerun|^ todo|^ translate|anywhere on|asserts|by default|cargo|case for|changelog line|cleanly on|comes out|con su|conde~|customer$|decide by|done|english only|enter~|execute |files of|flow md|gateway$|gzip ,|high or|hsts|if you|in english|inventory md|it happen|kt$|last 0|leads|lift it|likewise|likew~|link|login 0|longer|look the|mitt|modo de|ms ,|on services|os|packages bus|print~|profile again|proxy|py that|rates|rerun the|review by|so$|tarda|the comment|the directory|the existing|the font|the left|the simulator|timeout from|times|to tmp|toolbar|toolb~|upgrade$|url is|well ,|write unit|xml$|y pásame
23	, before|, summarise|0 px|? find|^ actual|^ backport|^ config|^ enterprise|^ extraction|^ los|^ man|^ proof|^ put|^ rehearse|^ release|^ squash|a pointer|accep~|actionlint|actual$|all three|always the|are one|backport|backport 0|be good|be shown|behind |build the|cart ts|days ,|dead ones|directory and|el contenedor|enterprise|error~|escape|every public|everyone|extraction of|fill them|five minutes|flaky is|go to|guest|helper |him ?|how flaky|in all|in out|in practice|into src|keymap base|lint|locally and|match$|oblige|oblige him|of dead|of package|orders 0|picker|please |practice|pract~|preferences$|progr~|propagation|propagation ,|releases$|result as|retire|should mention|site|so |test|that the|that use|the changed|the item|the man|the seed|to it|toggl~|which commit|with retry|wording|wordi~|ws|you oblige|zh json| interface
22	, on|^ cover|^ smallest|^ teach|a poddisruptionbudget|ahead and|al|and apply|and drop|apost~|apply$|are ,|are at|as|bar|below|big json|bigger|cero|clase|compi~|connect|data big|deny|fee|fetch~|goodbye to|grew|improve|in env|inline the|it hangs|key in|leave your|lib auth|line in|lines of|mide|migración|mv|onboarding json|onto|per minute|per order|please ,|real bug|record it|remain|remember its|remembered|remove|result belongs|revert the|sample|say goodbye|says what|se instala|sh$|share sheet|sidebar|smallest possible|something in|spec|stren~|suite and|tarball|tarba~|test which|the duration|the forum|the render|through$|to work|too$|understand$|verify that|whatsoever$|wherever |work through|y |you report|you're through| flag| with| ends| as
21	, behind|, reset|^ away|^ engines|^ kick|^ team|^ ui|^ vite|a read|a |about every|alembic|alemb~|and store|and switch|app from|apply as|apply the|broken|by tonight|close the|column |combinations|comments only|compare plugin|cpp 0|cuéntame|dark mode|dead branches|deep link|default|dialog|endpoint wanted|entries in|entry |eye$|feature to|fetchall|figur~|flag does|flaky|footer$|for you|formal|formatter|go away|go build|golden|golde~|he's|is import|its two|laten~|line about|low|luego|median ,|mini|need scripts|nobody needs|one convention|pages$|per hour|per rule|please apply|profi~|questions|race ,|reason |repair|replaced with|right ,|second approver|semgrep|semgr~|siste~|spinner by|that |that$|the class|the library|the warehouse|then remove|they differ|this machine|this release|those|tmp out|too ,|tras|type hints|versions and|warehouse|we compare|without asking|y cuéntame|you did|your side|$| for
20	, curl|, negative|^ document|^ handle|^ it's|^ keys|^ obvious|^ readme|^ ruff|^ spin|^ un|a comparison|a proper|a spec|above 0|and return|available|avail~|avatar|away ,|before and|breaking space|broken ?|cambia el|campo|computed|configurable through|data race|dialog ,|doxygen|doxyg~|en la|eval run|exclamation|excla~|failures|fr json|from now|hamme~|heartbeat|heart~|index on|install md|into a|it dies|it go|leads to|lives|local compose|local database|man|modelled on|moto|mvn verify|navig~|needed to|non breaking|non root|none 0|nothing outside|one as|packages report|paragraph in|peak at|please reproduce|plugins$|py 0|question for|requirements txt|same with|save them|save your|scripts backfill|search php|serial|slipp~|spin up|starting with|take it|teach the|test run|the inbox|the stale|the vulnerable|there's no|tmp ,|toast$|tokens with|tooltip|tradu~|translate the|turn|un modo|under assets|unreleased|up|use it|user guide|validate|vulnerable|vulne~|w|warnings$|what's older|wild|will tell|yarn|you correct|your summary| before| to
19	, carry|, names|, three|, would|0 d|0 m|0 seconds|0 when|^ board|^ docs|^ si|^ strings|^ types|^ |a blank|accepts a|ahead|and its|answer me|api with|bottom in|branch as|brings|bring~|bundle|bundl~|can you|care of|cell|cierr~|clang|colour|compares|create the|cure$|curre~|disap~|drain|due|déjalo|el instalador|el nombre|empty cart|every~|exit with|exponential|extraction|failures are|figure for|file under|files that|fixup commit|flags 0|flight$|gets one|has nothing|in bench|in step|instalador|it holds|its place|js|losses|losse~|mail template|max 0|messages$|mocha|mode for|needn't$|number is|on by|on data|on main|on top|once with|one ?|open todos|or critical|ours wins|out ,|pandas|panda~|pass$|play the|rc|readme has|regenerate the|release$|request is|search results|some$|start page|still shows|test$|that to|them some|time 0|to remember|umlauts|umlau~|una prueba|users can|was just|was wrong|webp|with cargo|would have|year ,| npm
18	, follow|, gpu|, host|, via|0 with|^ ctest|^ deletion|^ improve|^ need|^ proto|^ rework|^ tighten|^ utils|^ wanted|^ xcode|add it|al 0|and api|and carry|and concurrency|app hex|as |avisos|aviso~|bdf|be so|been waiting|build pass|by name|by this|chapter|chapt~|clipp~|comment at|commits for|common part|comparison$|conta~|convert the|css|csv writer|curl|de variables|de |demo data|do so|docs build|durat~|ejecuta la|every exported|fail for|fake clock|finish the|finis~|flags are|fns in|for date|formatting only|fuera|go 0|hover|icons$|if nothing|improve the|in reverse|in those|inglés|inglé~|instead|inste~|ip ,|is main|keyed|label$|latency|leaks the|los tests|lovely to|natur~|needs to|nested ifs|newest first|no tienen|notes|notes billing|nothing to|nothing under|number of|of our|offen~|packages calendar|pasa el|print|reads them|reorder|replace the|reporter's|reports deps|resource|resto|retry after|retry with|runner|runs each|same treatment|scratch database|seguir|sender in|separate commits|separ~|shaders water|shop|snapshots|so kind|suffix|suite ,|switches|tags |test merge|the common|the glossary|the linter|the lua|the only|the owner|then 0|three attempts|through its|tile|time to|treatment|un test|v is|well as|with reason|worktree|workt~|yml|you be|you come| 0| that| into| without| for
17	, cold|, crlf|, lower|, valid|, values|, watch|0 instead|0 is|^ checkout|^ counts|^ m|^ median|^ phase|^ refactor|^ retry|^ times|^ typo|a decent|above|accepted|agree|an |and tag|and with|api version|balance|bring them|broke~|cache ,|calendar|cell ,|changelog for|checkout spec|ci will|controller and|corrígelo|created|decent|decent message|described in|differ and|docs retry|ds store|each ?|elección|elecc~|empty |equal$|error page|factor|failure|favour|fixed version|flamegraph|flame~|folders|from lunch|gate|give it|grouped|hammer|hole in|i'm back|icons|implement the|info|install the|items ,|its|jpy|la elección|line there|manual$|menu$|missing in|missing tests|must keep|obvio~|off for|on mobile|on port|outputs|owners|parse~|party and|paused|pause~|per second|per top|pg locks|plus the|pr$|pricing page|prove|public headers|puedes|query$|refactor |regen~|resto~|s |same keys|sandbox ,|scores|section on|see it|set$|space|spec rb|sqlite 0|strings |style|svg|text below|that one|the empty|the services|the stack|those on|three errors|throughout|throughput|throw|throws|to call|trace~|unknown|untangle|untan~|us 0|variables de|vitest ,|warm$|was$|werror|werro~|when there's|which ones|who is|width$|will show|wins ,| against| replace
16	, otherwise|, staging|, through|0 del|0 no|0 requests|0 script|0 take|^ añade|^ colour|^ el|^ keep|^ ponlo|^ score|^ siguen|a unit|aa ,|all in|alloc|and once|and remove|apunt~|as separator|baseline|bater~|batería|branch coverage|broke |build it|cabecera|cabec~|category$|cfg|clean$|css$|csv under|default scope|deterministic$|deviation|diagram in|docs only|does all|does main|edit generated|en todo|error branches|errors are|escal~|fail|failure rate|fecha|flat config|for ten|frontend|gd|generated files|geo$|geometry$|git bisect|give us|grammar|handle|in proxy|ip|ipynb|it any|it once|it still|js$|la batería|la cabecera|la suite|locally ,|log one|main still|major|make them|make |map in|menu|minut~|modify|monday for|no default|no source|no tiene|numpy|obvious|old behaviour|orders created|ponlo|port 0|preview|preview$|project name|que quedar|rc 0|ref|regard to|removal of|renders$|report|resolve|rest|revert just|right place|rows per|s on|sandbox|scenes|see if|see to|separated|shifts|shift~|site ,|size 0|spdx|spdx line|stack ,|statements$|strings xml|test |the chart|the conflicts|the toolbar|the validation|three releases|through 0|throw away|tools convert|tools gen|totals$|turned into|twelve|twelv~|under load|unpack ,|until|upper|vuelve|vuelve a|w 0|which error|whole suite|with regard|workspace$|y todo|y vuelve| package| workaround| que
15	, final|, message|, unpack|0 bin|0 only|0 without|^ hazlo|^ lanza|^ logger|^ many|^ orders|^ page|^ split|a link|a total|ab|alta de|any more|api txt|appea~|arm|añade un|back from|been at|before after|belongs|box with|branches in|bring the|builds on|callers follow|came back|code stays|commit 0|comparison|compose up|concl~|config limits|conventional commit|cuelga|cuelg~|de json|deben|delete ,|discussed|does|domains|dos$|early returns|editorconfig|en |error level|estado|every source|except for|faq|favour of|files you|fixup|free|gaps in|get an|green on|grouped by|happens to|hazlo|held out|help text|hour|how does|how many|iam|ie|in|in changelog|in check|in favour|in redis|in search|in under|indexer|injec~|ipa|it when|js in|kick off|l 0|la petición|lanza|las que|limiter$|little|littl~|local|logic$|math|me preferences|merge commits|message should|message$|min$|monotonic|monot~|muest~|nav$|need|next$|no behaviour|npm test|of scope|old clients|on with|onboarding flow|once more|out of|parameter|patch me|petición|petic~|phase 0|phase$|place for|plug|pnpm|pre commit|preguntar|preguntar$|push pop|pásame la|que usa|quiet$|release workflow|reope~|reverse order|right$|say that|schema and|section ,|seed$|sentence case|separator|short~|shows|signu~|size to|spread|starts$|stay|std|stress|stres~|strict mode|style as|sunday$|tests fail|that file|the a|the alarm|the exception|the indexer|the integration|the playwright|the polling|the recorded|the reporter's|the sidebar|the usual|the wheel|thres~|through |times of|tmp plugin|to you|todos in|tools replay|treat~|ts$|two packages|unique per|validation|version$|visits|vus ,|what came|xml and|y luego|you make|your sandbox|| in| please| still
14	, build|, down|, kill|, replace|0 fps|0 p|0 threads|^ accuracy|^ client|^ mide|^ old|^ pytest|^ raise|^ screenshots|^ sha|^ stage|^ start|^ zoom|a request|a zone|a |accuracy|accur~|agree with|anonymised dump|anything with|apostrophes|at the|becomes|behind it|benchstat|berlin|berli~|bug$|by code|cases in|cause$|charts$|chat i|chokes|chokes on|choke~|components|conse~|container ,|corrige|counts of|csv ,|delete for|delete those|deviate|directory|document the|door|down$|dsp|el botón|exits|exs ,|extend|file handles|files by|filter|fine and|flag |for projects|formatting|front~|generado|geometry|give the|helm|in doubt|is fine|isort|js ,|las tres|longe~|loose~|many warnings|may not|mensa~|merge commit|must pass|needs the|nothing for|of telemetry|on them|one after|only place|option$|other people|page|passes with|pbf|png|polyf~|progress bar|pruebas de|pytest tests|reach~|red ?|rename the|rest is|restored at|retire the|returns at|rounding in|schema yml|setup cfg|shared|snaps~|soft|spin on|strict on|strings go|swallowed|súbelo|súbel~|test exs|test for|that keeps|that never|the copy|the design|the ring|them as|theme|then move|they go|they need|thresholds|times each|to launch|todo el|tsc and|two sentences|util|values|value~|vitest$|wanted$|well$|what you'd|which other|with a|word$|y súbelo|you hand|your report| returns| en| is
13	, apply|, everywhere|, not|, sort|, use|0 ab|0 rc|? one|^ adjust|^ debug|^ have|^ merge|^ nightly|^ tidy|a branch|a copy|a text|abi|api client|apply ,|asked|assertion messages|away|back out|be my|be possible|below 0|benchmark|build |config is|console|constructor|count 0|course|coverage|cuatro|cuatr~|db ,|dependencies|develop|duration of|el formulario|entorno|enum|error$|esa carpeta|europ~|everything in|everywhere in|factory$|for all|gate$|gone by|googl~|has|head ,|hits|html and|in an|in with|informal|is not|its tests|lacks|load the|looks wrong|md ,|nice if|node|nor the|notes 0|npm audit|numeric|oom|outcome|outco~|page |preset|prod$|profile$|prote~|public|put what|que sea|ramp|record|renames|results 0|robots txt|rotat~|run twice|scene~|schema json|screen|section|see that|semic~|settings json|sitemap|sitem~|sprea~|steps$|straighten|stuck ?|stumb~|superseded|support$|templates|test on|that's the|the dev|the first|the generator|the maintainer|the progress|the wording|them in|these days|tile cache|tls 0|transport|uid|warning$|water|webp$|what do|workspace|xfail with|yml as| is| on
12	, except|, one|, revert|, switch|, understand|0 and|^ copy|^ could|^ expect|^ mutation|^ package|^ pasa|^ resolve|^ roll|^ test|a rollback|across|acros~|adapt~|already |ameri~|and compare|and head|and tests|and use|app ,|as demo|be clean|becomes |bit identical|bom$|branch|by running|choose the|chromium|clang 0|clean~|cn|cold and|como|compose|compression|copy|copyright year|could you|cours~|d|d 0|date fns|decimal|delete any|demo ,|design system|direction|distinct|docke~|docs audit|does it|el entorno|eu 0|even to|expired|favou~|file you|firefox|firef~|flag to|fns|fold|for apps|formal |gb|git history|go and|guide~|had one|haz un|hex onto|in as|in gen|instead ,|ip$|js to|la app|locales en|marked|may differ|moment ?|money ts|more|move or|mutants|mutan~|names stay|new|next to|nombre|nombr~|note the|nothing else|offending|on dev|on node|optio~|output at|pantalla|past|px|py ,|python|pytho~|quote~|regression|reserved|respe~|reuse|root|scss|scss$|second ,|see|seeded|seede~|squash|state in|stays$|stepper|succeed|super~|task$|tests$|than|that folder|the idea|the mock|the offending|the picker|time a|timeouts|to python|toml$|top of|ttyacm|ttyacm 0|ttyac~|under|up a|v ,|vite 0|wait for|wareh~|where it|why ,|with last|within 0|workspace ,|you're at|zh cn
11	, key|, page|, repeat|, smallest|0 files|? build|? no|^ ci|^ decide|^ done|^ eslint|^ extend|^ loop|^ migrate|^ python|^ tooltip|^ within|agreed with|and let|and move|appears|archivo$|behind the|butto~|changes to|colou~|con |convert|copyright|copyr~|cycle|deserves a|docs faq|drift|dto|en json|enter|errors$|even if|examp~|for src|forma~|fp|fp 0|go for|goal$|goes through|group~|handl~|helps|implementa|in lib|invoices|it and|jquery|jquer~|keymap|keyma~|like in|localstorage$|local~|lose the|message is|ms$|no lo|not in|not null|not to|older than|on your|only|option|other~|our code|out$|pagination|pagin~|password reset|php|png$|pricing|prici~|private|prove~|put it|put your|rather than|readme$|redon~|regenerated|regre~|replace|repor~|role|run of|skip it|so a|styles|svg$|switch it|ten|the image|the input|the outcome|the solver|the storybook|the tooltip|the top|the week|ticket 0|token~|translate|true$|uploader|utils|via|when you|whole|would it|would stop|x 0|yaml$| in
10	,|, can|, its|, run|, show|, too|0 json|^ lint|^ number|^ one|^ prove|^ rate|^ that|^ to|^ zh|a fixed|access|after each|again on|alpine|alpin~|already ,|and sort|arregla|as of|at night|backup|belong|bench~|both ,|branch$|by |cambia|command line|contra|core$|count per|de solo|debe|debian 0|diagnostics|disabled|disappear|does ,|doesn't|doesn~|duplicates|edit ,|edits in|emula~|equal|exception$|execute|file by|for 0|for every|for these|forgot|forwa~|go|go red|gone|gzip|heap|how |in api|in examples|incidents 0|input|is off|is to|is what|is |it could|j 0|leaks|many|membe~|minor|named|need the|not the|notebook|numer~|on paper|one file|only mode|only verification|out|out the|own|owner~|pair|parse ts|parser|placeholders|polyfill|privacy|py|ratel~|rebuilt|red$|render|repea~|rest$|rollback|sensible|server|serve~|sh|share~|shoul~|six|src store|swift|ten minutes|textos|texto~|the android|the debug|the path|the raw|times in|to 0|under docs|users ,|vouch~|wake|was the|watch it|which files|with both|with k|y actualiza| and| y
9	, that's|, we|, |0 aa|0 days|0 on|0 y|? in|^ black|^ id|^ missing|^ mypy|^ severity|a 0|a newcomer|aa|able|all$|an error|analyse|and make|and without|audit of|banner|banne~|be able|belong in|branches$|button|called |cinco|clock$|code may|comment ,|common|deber~|debería|debian|debia~|debou~|decor~|defau~|do ?|every one|everything else|fails|fix|gpu|has been|html|i e|ignored|in review|insta~|into|it|it in|its own|javadoc|javad~|know the|linux|logge~|make sure|memory|modify ,|modify the|negative|newcomer|now|numbers in|of v|off ,|partition|passi~|per table|pkg|port|probe|redondeo|reload|rid|rid of|roll|saying|sayin~|server side|should|sideb~|skeleton|skele~|so the|strings|summary|sunda~|tag$|takes a|template ,|test suite|tests|texts in|the examples|the installer|the package|the section|the summary|they've|three|tienen|to end|updater|usual|vue|well|which is|year in| with
8	, go|, nothing|, sorted|, where|0 b|0 h|^ ,|^ csv|^ packages|^ they|a failure|able to|actual|anonymised|anything else|archive|be gone|by how|camer~|caref~|case$|chart|check~|class|code that|con la|date picker|de error|directories|do the|en cada|escribe|examples|expect|explain what|failures$|feed|figures|filte~|full|funci~|goes to|hint|how a|i'd rather|in tmp|is missing|is yours|it's|kick|launc~|leave|leave that|load|migration$|moment|now ,|off|on|once$|one|other|packa~|passing|pip|projects|prompt|px$|ready|reason ,|remaining|remove the|reproduce the|retries|run it|seconds|show|small~|spelling|src cart|swapp~|takes|task ,|templ~|that have|the exporter|the merge|the name|the number|there are|uncha~|uniqu~|usa|use|va|volume|weigh~|what ,|whether the|who still|with the|writes the|y que|year|yesterday's| to
7	, look|0 0|^ how|^ new|^ node|a fresh|add the|analysis of|and keep|archive$|audio|because of|cache$|carry|comment$|compose stack|compo~|compr~|config$|creat~|do ,|duration|e mail|each ,|engines|foote~|for this|get|get rid|gets|high|it take|keeps|many of|missing$|needn't|needn~|negat~|nested|neste~|noteb~|number|passw~|path and|que|read only|sale|screen$|secti~|sprint|stub|switch|table with|take a|texts|the|the branch|the public|the whole|the |tiemp~|type|up the|wall|welcome|welco~|why$|would be| is| ?
6	, don't|, even|^ api|^ message|^ on|^ why|as is|backu~|clust~|comme~|commit|conso~|disab~|endpoint|files in|filters|for both|hangs|hash|home|i 0|id|if it|in src|in the|inside|insid~|it is|kotlin|kotli~|lockfile|lost$|me$|media~|mermaid|merma~|naming|namin~|ones|outpu~|plus|pre|readme|readm~|repeat|returns|right now|s ,|safe|small|the pdf|the settings|the staging|the tests|threads|toler~|total|unkno~|valid~|what i|what to|y|you ,| ?| on
5	, find|, how|, i|, no|, so|0 for|^ anything|^ apply|^ last|^ there's|a regression|add|and report|are the|build$|bytes|case|changed$|checkout|conflicts|drop the|example|footer|have|in which|is |issue|kerne~|las|launch|least|make|momen~|more$|ms|must|no new|onboarding|outside|outsi~|pages|prueb~|quest~|rename|right|runbooks|start the|the cause|the parser|the three|tiene~|updated|want|which of|with 0|you find| ,
4	0 mb|0 md|^ c|^ the|afterwards|an empty|and|by the|can be|chang~|con|depre~|desig~|do we|docs$|e 0|engin~|entry|exist~|failing|faili~|format|four|have to|hold|image|kill|main|mode|of the|once|one ,|opens|repai~|switc~|to |todo|tools|txt|up ,|up to|why the|works~|xml|yaml| is
3	, and|, in|, plus|against|again~|and a|app|context|database|datab~|end|even|existing|invoi~|m|merge|next|on a|ops|proje~|stop|them|there$|time|under~|you're|you'r~|$
2	0 s|^ 0|analy~|branc~|file ,|la|no|one$|secon~|start|step|there|to the|you
1	all|run|that
-1	api|at|first|not|so|tell me
-2	^ |after|c|change|do|for the|if|line|place~|search|strin~|table|two
-3	, with|^ in|a|about|archi~|audit|bucke~|calle~|core|down|el|featu~|files|findi~|functions|hard|is$|loade~|lost|names|people|peopl~|refer~|reque~|sdk|side|skip|start~|suppo~|that'~|the release|they|threa~|through|ticke~|token|ui|what it|windo~
-4	, |0 minutes|^ and|^ from|^ nobody|^ sort|^ |acces~|afterwards$|appli~|because|becau~|bucket|bug|client|comma~|compare|component|depen~|during|durin~|e|es|está|export|extra~|from|handlers|hit|i can|ignore|marke~|modul~|need to|notif~|now$|of|of a|on$|owner|payme~|research|scripts|secre~|send|sever~|share|storage|table~|the build|the list|the second|throu~|true|v 0|verify|
-5	, from|, tell|^ go|^ you|^ you're|a single|after$|agreed|alone|an|and |are dead|as the|attac~|attem~|b$|build~|by|can't|cases|come|comments|context$|decide|destr~|diffe~|disag~|each$|elimi~|else$|exact~|executed|frida~|incident|into the|is|is a|it with|just|leave the|limit~|live|locks|looks|matte~|middl~|morning|morni~|must not|nobod~|nothing in|old|only ,|over the|permi~|plan|platform|por qué|proto~|replaced|rewrite|rule|runbo~|s 0|scrip~|seria~|sets|skipp~|sleep|sprin~|staged|stora~|tables|the files|the migration|their|them$|varia~|workf~|working|worki~|yet| and| on
-6	, including|, |,$|0 e|0$|^ b|^ dba|^ somebody|^ unit|according|according to|after~|andro~|another|anoth~|assignment|before$|being|binar~|callbacks|close~|codeo~|commit message|count|cuánt~|data|each of|effec~|everything|expected|features|file is|file$|find out|fit|frozen|froze~|functions in|handling|imple~|in a|inser~|is wrong|k|keys|limits|limits$|links|los|migrations|monday|obser~|of those|on thursday|one of|pinned|pinne~|pipel~|queue|refac~|renam~|resum~|risk|rounding|runs|say|screens|sente~|should be|solo lectura|source ,|stale|state|sync|that nobody|the database|the mobile|the plan|the schema|time$|to me|todos|together with|una|uploa~|vendo~|what is|who calls|wrong|ya
-7	, edit|, is|0 ms|^ a|^ after|^ flash|^ is|^ true|^ where|all ,|already|alrea~|and is|and nothing|anything ,|anyth~|are off|area|at what|away$|before the|breaks|c 0|caching|cachi~|claim~|count~|crash|customer's|decides|deep|different|doc|eleven|eleve~|end up|etl|evide~|exact|exactly|f|f 0|failures ,|far|file in|focus|forget|from it|good|handler|helpe~|including|inputs|is on|january|janua~|job|lack|last week|leave every|line per|lines|locale|loss|makef~|mean|means|merge~|minutes$|monda~|most ,|night|on call|one line|openapi yaml|own$|paso|per step|reason$|registry|remar~|review the|rewritten|rows|rows$|run them|says |sched~|separate|settle|short|show the|t|that can|the place|the plugin|the repo|the sync|there ?|think|thread|to change|to do|to drop|todo fixme|tomorrow|treat|tuesday|v|we're|week ,|where$|why is|you are| has
-8	! 0|, does|, expected|0 k|0 |^ en|^ file|^ git|^ group|^ open|^ order|^ reviewer|^ security|^ without|a few|again ,|agree~|alone ,|am|an order|and the|anything in|ascii|attempts|batch~|before anyone|block|bot|branch |by design|can't tell|charts|ci|cmake~|condi~|consu~|contr~|could it|crontab|customer|daemo~|delay|derive|diff of|diff$|doc comment|done$|drivers|drive~|dropp~|each|engineer|entre|every file|few|first ,|for a|game|generated|getti~|globa~|guess~|ids|if a|internal|k 0|level~|lose|loses|middleware|might|needs a|nginx|no$|noon|nothing ,|of them|ones$|opens the|or a|outli~|panta~|places$|players|question$|reade~|rebas~|rebui~|round~|run time|sent|shows up|signature|so in|so please|someone|someo~|soon|sql and|steps that|stop there|tech|tell|that a|the api|the compose|the full|the text|the undo|the upgrade|the wrong|third|top 0|totals|touch$|tree|tuesd~|unity|unsafe|unsaf~|uploads|variants|we do|week|which tests|why it|with its|yes
-9	, deleted|, path|? compare|^ agent|^ comments|^ data|^ haz|^ job|^ leave|^ nothing|^ plan|^ por|^ question|^ search|^ solo|^ someone|^ spec|a colleague|a commit|a look|a migration|acceptance|age|algún|alter anything|and any|and anything|and on|and who|aren't|aren'~|argocd|argoc~|be modified|bits|bullets|by 0|by file|calls it|cells|changed ,|changed in|codes|compe~|consider|crates|crate~|criterion|deliv~|didn't|didn'~|examples with|exercise|exerc~|expected$|explain the|explorer$|field$|flow|forge~|from$|getting|go through|goal|going|guesses|half finished|haz|here ,|hook|i have|importer$|in between|inline|inter~|is in|issue$|it myself|item$|key ,|killed|kille~|layer$|linke~|loader$|logic|logs are|look for|looking|looki~|main and|makefile|mater~|may|missing ?|models ,|more than|myself$|names and|neces~|notic~|of |only explorer|only want|or alter|orden de|origi~|out to|output$|paragraph|place$|point ,|prohi~|prose|qa|quiero|readers|reading$|refuses|release notes|review ,|review pr|revis~|run in|run on|say so|se|se puede|search$|secrets|sentences$|service$|session|shipp~|since 0|sketc~|something|stop the|strip~|structure|struc~|supposed|supposed to|tests with|the bench|the editor|the replica|theor~|train~|type$|understands|waiting for|we can|we use|we've|when the|when we|with three|write|written$|z| ?
-10	, anything|0 ,|^ app|^ candidates|^ cmake|^ do|^ every|^ feature|^ form|^ hands|^ hash|^ inventory|^ map|^ markdown|^ sin|^ sources|^ steps|a bug|a number|a one|a paragraph|accessibility|and could|another agent|answer$|análisis$|break$|but|callb~|can|count ,|dags|dashb~|db|db migrate|defin~|disagree|don't write|drops|edited|else in|else's|else'~|entries$|execute it|finan~|fork|from last|get stuck|gets changed|group|guess|h 0|how big|how hard|ident~|ids$|ignor~|in ops|input~|is read|isr|it's the|json$|key$|lines that|list$|lo|línea|línea$|master|maste~|minutes ,|necesito|ni crees|nobody has|nodes|not fix|notes$|nothing at|of src|on each|on friday|on their|original|paragraphs|planning|point|prepa~|promised|purge|rebase|references|refrain|refrain from|regex|repo$|runtime|runti~|sample$|says 0|severity ,|signal|since v|solo|sre|stage|steps ,|stop$|strategy|targets|testi~|that come|the chat|the generated|the git|the job|the original|the search|the tax|they'll|thursday|to know|to$|today ?|today and|toml ,|tomor~|up again|usan|used to|version in|went|what are|where they|which environment|would i|would still|writes$
-11	, changed|0 commits|0 delete|? be|? have|^ acceptance|^ base|^ be|^ lib|^ names|^ scripts|^ sdk|^ tell|^ ticket|^ two|^ we'll|^ which|^ |a reviewer|a two|about 0|about the|agents|algor~|alternatives|and say|and scripts|api and|api md|are$|audit$|based on|bindi~|blocks|borrar|both have|bump the|by what|cambi~|can two|carries|changes|cleanup|clients|committee|conf|covers|crash~|cront~|customers with|deter~|down the|engine|evalu~|everything that|hands off|here's the|i do|i'll commit|idempotency|in production|inherited|is an|it before|laptop|large~|las 0|layer ,|lock|look like|looked|looked at|lost ?|macros|merged|modified|modules import|my|módul~|no changes|nor|nos|nothing is|one page|only$|orpha~|paragraph$|permisos de|permissions|picks|places that|plan the|pls|point of|prima~|proce~|project$|range$|rate ,|recon~|recur~|refresh$|replacement|resources|resta~|revie~|roughly|rough~|run |runbook|rust|says|sentence|snipp~|somet~|spots|src auth|stage~|steering|steering committee|steer~|strongest|subscriptions|swallows|symptom$|tenemos|tenem~|the codebase|the order|the scheduler|the steering|them are|things i|ticket$|tomorrow$|triage|triag~|use$|vendor|watchdog|we round|weeks|where we|which existing|who has|with your|would the| 
-12	, some|^ columns|^ cómo|^ enumera|^ known|^ numbers|^ per|^ their|^ verify|a recommendation|accid~|action|alguien|algui~|alone$|and does|and git|and i|and outline|and that|archivo ,|auc|banner$|be ?|between the|block~|bother|bothe~|bump|burn|by |can judge|canvas|canva~|captured|carri~|couldn't|create|customer who|cuántos|código|códig~|defined|deleted ?|deletes the|dependent|differently$|do our|edite~|editing anything|el flujo|entender|enten~|exists|find$|finding|firma|fixed in|for how|full suite|g$|git|go into|gpl|grep|i only|i run|i've got|if it's|impli~|in prose|is able|is complete|issues|job queue|keychain|keych~|know which|lapto~|line for|log$|longest|machine ,|man page|manifests|marta|matters|me where|modal|much|need$|notice ?|odd|oidc|once you|order of|owns|part|paths|per folder|planner|podfile|podfi~|podrí~|prompts|put in|reads ,|records|release job|rules$|say |se borran|set up|single file|spool|step ?|stopped|subject$|table of|tarda 0|the event|the exact|the force|the offset|the session|the version|there an|third parties|three is|timing|to compile|to migrate|trace|translated|versión|when it|when$|which component|while the|x|y |years|you don't|$
-13	, raw|, sobre|, step|? follow|? which|^ bullet|^ given|^ input|^ name|^ requests|^ step|^ subject|^ suppose|^ table|^ tests|^ user|a customer's|a list|a matrix|a note|after a|alive|alter any|an analysis|analyst|answe~|archivo y|are a|are stored|average|background$|bar$|basta|basta$|between |break|briefing|ci yml|clients ,|code path|configs ,|conte~|copying|copyi~|crashes|crate|desde|devic~|do if|downstream|edited or|escribiendo|fire|first ?|fix for|flux|formats|global|go by|go wrong|has left|hit ?|however small|i inherited|index~|lectura|lectu~|list with|log of|línea ,|map of|me which|memory leak|minutes|mira|most likely|multi~|new code|offset|opening|openi~|or |order ?|pages ,|places where|plus what|point me|point~|pr branch|readme says|request changes|respuesta|respu~|second reviewer|sessions$|slower|somewhere|somew~|sort|storage$|strat~|suppose|target$|tenant|tests to|that were|the ci|the confirmation|the retry|the rewrite|the upload|the watchdog|things i'm|this is|times out|treats|ts ,|urls|were deleted|what's|what'~|where a|why did|y los|y por|zone$
-14	!|, dashboards|, new|, telemetry|? and|^ ?|^ area|^ check|^ command|^ constraints|^ rollback|^ tarea|^ things|^ understand|^ what's|a byte|against$|agent~|allocates|allowed to|and if|and want|are they|author writes|block with|built|cloud|code alone|colas|collaborative|commits since|dashboard shows|decod~|del contador|did the|don't|editi~|edits at|electron|enemi~|enume~|equivoco|exist|explain|facts|fails ,|feat|final message|firmware del|friday|hace marta|hooks|importer |in myself|incl|incl$|include|instructions|it apart|it will|json and|know|lab|look in|los commits|marta$|may be|may$|me equivoco|memory$|min|mobile clients|ms 0|ningún|ningún archivo|ningú~|not an|occur~|or change|orden|ordénalos|ordénalos por|ordén~|paragraph for|plain|plausible ?|plugin loader|propose a|purely|purel~|purpose$|ran it|ran the|sequence|seque~|service and|si me|sigue el|stable|stabl~|state~|stored ,|stron~|sum|suspicion$|tenan~|the chain|the desktop|the document|the native|thing|to an|to answer|to split|told|tried|twice|two of|two on|understands it|well ?|which job|white|working tree|write$|writers|wrong and|y si|yes no|your verdict| delete
-15	, readiness|? give|? i'll|^ before|^ desde|^ dig|^ explícame|^ grep|^ just|^ output|^ services|^ take|^ template|^ under|active subscriptions|affec~|algo que|all its|analysis$|and branches|and will|anybody|anybo~|assumptions|at run|audit~|before anybody|blocker|built on|button to|by now|carre~|catches|code for|concerned|core sched|customer asks|db structure|dbt models|describe|después de|dig|do i|docs promise|does in|dont change|draft the|edita|eliminar la|event|evidence|evidence from|explica|explícame qué|failed|faile~|file and|fixes|flag anything|git show|hace cada|half a|head 0|how they|ids in|in fifty|in train|into why|introduced it|is really|it from|it through|it uses|jobs ,|judge from|list everything|loads|lots|make me|mistake|modifying|modules|nada ,|no crees|no need|not with|nothing$|notice$|numbe~|of events|of view|offse~|one sentence|only access|only tools|or has|pablo|paste into|produce a|protect|publish|question|reads|reply to|repository|requests ,|rf|rfc|rm rf|rolling|rolli~|se edita|secrets are|should run|since|size matters|split~|stands in|structure sql|symbols in|tell from|testing|tests cover|that mentions|the banner|the condition|the indexes|the inventory|the memory|these warnings|thinking|thinking of|ticket is|tooling|tooli~|totals are|touch~|two code|variable|we build|welcome$|what we|what would|when is|which branches|which could|which only|words$|would |your hands| se
-16	, an|, i'm|, was|, which|0 words|^ comparison|^ dependency|^ dont|^ hand|^ here's|^ legal|^ mark|^ ops|^ second|^ since|^ source|^ text|^ unity|^ |adds|an input|any files|are|as it|as they|backported|backported to|be backported|be lost|bootl~|borran|by reading|c$|calls|cambies|change of|changes$|closed by|commits on|connected|constraints|contador ,|continue|cron$|csv$|custo~|dead ?|decid~|delete |describe el|dime si|do they|do with|don't do|enumera los|erases|expli~|facts$|flash c|focus on|for good|from cargo|handbook|handb~|hands|have a|have no|how sure|i mean|i'm the|if both|into tickets|know is|lines$|list the|lo usan|loss curve|m l|made|makefile and|me to|me who|medias|min on|no tests|notes for|notice|numbers |of order|only have|order numbers|our compiler|package json|planned for|preparing the|principal|promise$|propose|provi~|query that|rama |read docs|read$|recommend a|replaced by|reply together|review comment|risk ,|s m|so plain|split the|split$|strictly read|summary$|sure you|take the|taken|team|test |testdata|testd~|teste~|the argument|the diff|the lock|this checkout|tienes permisos|took|training|was split|wins if|write or|you found||$| job| without
-17	, cuáles|? what|^ between|^ count|^ i|^ no|^ root|^ she'd|^ was|a diagram|and five|aquí$|are in|are not|are under|camino|canary|ci ,|clause|code or|code review|coder~|config keys|conflicts$|datos|days would|de los|de |decide between|diff between|does to|edits$|el commit|el último|entrypoint script|explain to|eyes|find ,|flow ,|folder$|given how|graph of|guarantees|guara~|hipótesis ordenadas|i doubt|i'll pick|in there|loop py|machines|many days|marketing|metabase|metab~|method|most five|nada del|not alter|nothing and|numbers|numbers by|of this|once ?|only on|operator|ordenadas|our|parag~|parse dates|quiero saber|renaming|repo|repositorio|rewrite it|rodata|rodat~|saber qué|sentr~|sql|step 0|tarea de|the lines|the split|the tech|the translators|their |this project|uses it|validan|we drop|we read|what i'm|whether it's|which they|who'll|who'l~|write ,|y señala
-18	, ines|, internal|, overwrite|0 ？|? walk|^ don't|^ lena|^ my|^ priya|after how|all files|an attacker|and src|antes de|as text|attacker|be rewritten|catalogue|cc$|chain of|classes and|code block|column to|consi~|dependen de|device|discu~|do other|downl~|edit|edit files|edit or|esta|explícame|five better|gain|i'd have|interleaving|is written|lena|lgpl|logs|me three|migrated|monday$|no test|not from|oauth|on which|or by|out what|perio~|please have|pr !|priya|produ~|refactoring of|refresh token|rewrote|rewrote the|rewro~|runs on|schema is|scope$|serializer ?|sites$|spi|techn~|that create|the casts|tmp x|touches|turns a|we could|what scripts|when ,|which two|who'd|with read|would need|x diff|you get| from
-19	, dangerous|, kind|, sql|^ dangerous|^ evidence|^ give|^ issue|^ propón|^ qa|^ received|^ rough|^ stack|^ task|^ whether|^ who's|a md|a user|actualizar|agreed to|answer to|argue from|assig~|be written|build me|can copy|card test|codes 0|come from|código$|destroys|each hop|fichero$|ficheros|find them|flags$|flaky tests|handlers ,|hop$|images to|ines|integrator|kind of|m rows|make no|monol~|monorepo handle|mortem$|no touching|not write|note|objeciones|prior~|propón|pvc|reading|received|reins~|relies|relies on|reporter|restarts|restarts the|rework$|say what|say which|severity$|somebody removed|synchronised|targets ,|test tsx|the calls|the consumer|the difference|the places|the status|the thing|the tree|them by|theories|these|to decide|to rename|to search|toques ni|ui card|up for|usages|usage~|views|visible|we'll|web src|wrote$| ？
-20	, criterion|, stop|? would|^ code|^ continue|^ files|^ i'll|^ say|^ switch|^ title|^ triage|access is|an existing|any kind|as your|at all|be missing|between|betwe~|borra~|can paste|can the|changes of|code paths|codebase$|commands that|continue$|could~|deleted|depend|depend on|differently|every other|globs|handler ,|hence|i've never|is forbidden|is only|leave all|line that|looke~|make a|means read|modifiques|nada$|ni|no cambies|no modifiques|numbered|off in|parece|please don't|point out|points ,|response$|review$|ros|ros 0|same table|sends mails|sessions|sessi~|should have|skipped with|src export|suspi~|symptom|sync py|the eval|the repository|the signature|the symptom|this plan|three names|touched|trace both|twice on|where could| do
-21	, effort|, si|? an|^ db|^ draw|^ he|^ i've|^ market|^ paste|^ places|^ quote|^ removed|a message|a query|a timeout|anyone|anyon~|be to|can an|can fix|committed|cron|definitions ,|equipo|equip~|explain why|explorer|find all|force|glossary|gloss~|great$|halla~|harde~|here is|hooks ?|how bad|how we'd|i remember|i worry|judge~|judging from|limit|list where|locate the|machine$|one paragraph|path ?|personal|personal data|preparing|promi~|ranke~|repo ,|requests limits|schema sql|see$|she|so right|store test|suggest a|tarea|that finds|the product|the reasons|them is|thing$|through which|to fix|to s|two tags|value ,|which config|work it|would a|you would
-22	0 head|0 in|^ cuántos|^ our|a key|access to|and suggest|api ?|asked us|baked into|be made|by line|chain|circumstances change|clashes|clash~|conge~|contribution|desktop|deskt~|did she|editing|escribas|están|evaluated anywhere|every|for what's|from which|from |here's|here'~|hipótesis|hipót~|hire|i'm about|i'm looking|i'm nervous|in ?|inventory ,|location|looking for|myself|mysel~|new hire|no escribas|no with|nuest~|opera~|opinion on|plan txt|points$|queries ,|recommend|refute from|regex that|reply$|repositorio ,|rows ,|seconds ?|sql that|start at|start$|still evaluated|stripe|test and|test name|that he|the deploy|the sql|the workflow|them ?|them myself|update me|way$|which version|would happen|written ,|your access
-23	, qué|^ backfill|^ localiza|^ research|^ skip|^ strictly|^ walk|^ we're|agent|any file|audit only|clari~|cli|comparison of|deploy prod|desktop client|does anything|does our|hook$|i ran|in words|like to|links for|literal|localiza|market|me if|message says|monday and|mounted|no modifications|points are|pr|product|removed|report only|start in|stay as|suspicion|testing library|the storage|the translation|thing ?|this a|wants|when one|which points|which strings|with five|words ,
-24	? check|? describe|^ another|^ findings|^ pls|^ review|^ topic|a feeling|analyst$|and ci|and every|any code|bad|bullet|but on|command and|consumers|counts|do on|draw|explí~|finance|foreign keys|from the|know$|kubernetes|kuber~|le|lodash$|not even|or in|ordering|prepare|produce|really|signa~|the call|the keyboard|the makefile|the upstream|we've got|workflow and|you$|your answer
-25	0 am|? criteria|? go|? is|^ dónde|^ report|and all|and what|base it|builder|codebase|codeb~|colle~|commands|delete files|dig into|entrypoint|entry~|file may|files$|from reading|guests|guest~|happens if|i'm after|installs$|is ?|json that|lease|logs from|md tells|mean for|month$|pick one|precondition|reason from|reviewer|revisa la|rewri~|saber|should tell|started|stopped$|stores|task|then a|this repo|those three|urgen~|ves|written|writt~|wrong order|wrote
-26	, when|a patch|about our|an overview|and note|archivos|assignment$|at$|change nothing|could we|criteria|deploy and|don't remove|env vars|find|freebsd|freeb~|happens|indexes|markdown table|of eyes|ota|pretend to|push notifications|question ,|rip|scripts in|second pair|service|sql for|table$|urls ,|veloc~|webpack|webpa~|which one|writes to
-27	^ rank|a pass|a reply|and by|and passed|answer|aquí|asked for|but 0|candidates with|candi~|commits|confirm or|currently|dange~|dba|determined|every place|exper~|firmware$|foreign|forei~|happe~|help me|i don't|imagen$|implementation|inconsistencies|inconsistencies$|is step|jobs|licence|listeners|note inconsistencies|on disk|one would|ordered|q 0|qa will|repository$|retry code|rollb~|run ,|take to|the answer|the english|to this|versions ,|vs$|would make| ?
-28	, why|? answer|^ consider|^ include|a code|a table|all ?|and one|answer as|author|be replaced|change a|close$|dependen|difference between|docs api|dropped|endpoints|enumera|esto|jobs run|most probable|nervous|nervo~|no commits|no edits|no file|of 0|other package|readi~|stated reason|that can't|thought|what we'd|which a|which keys|with plain|you is| would
-29	, who|^ read|^ totals|actually do|and risk|assum~|bulk|by step|catch|conditions|describe the|does the|edits ,|experiments|false ,|i|it change|know about|last night|of ours|out tonight|pin down|root cause|start to|step by|takes 0|test fixtures|the pr|the riskiest|thurs~|train py|verify from|what breaks|wipe
-30	, test|? a|? work|^ find|^ investigation|^ this|affected|agent will|agpl|camin~|code|give me|hace|map out|me a|mock the|parti~|places|plan for|please look|possible ?|quién lo|rebase in|research only|since which|the numbers|to replace|walk|which endpoints|which jobs|who reads|why we|with |written to
-31	, added|, line|? i'm|^ antes|^ audit|about ?|an implementation|applies|as in|bazel|call|changed between|deplo~|en qué|explanation|he|here|i should|list|modifica|quote the|reading the|registered|relie~|researcher|skipped ?|subclasses|subclasses$|this|to reproduce|uploaded|wanted to|with which|writing|writi~
-32	?$|^ return|alter|auditor|calls |codeowners ,|deploy|did it|each with|git log|in docs|list of|nada|open ,|path ,|propo~|ran |relative to|search the|somebody|split|still needed|talk to|that introduced|the relevant|trace the|which modules|your
-33	0 split|^ did|^ quick|^ revisa|a footer|concerned ,|could|crite~|diff in|each finding|fixes ,|footer to|in your|mañana|mañan~|me|modifications|perf|reasoning|repos~|revisa|right thing|role$|sketch|started$|stated|tags ,|walk me|we'd|what could|what needs|write me|your guess
-34	, i'd|, limits|? argue|? file|^ branch|be deleted|build files|contador|data ?|find every|fixtures ,|from you|how the|scout|should i|talk|three examples|triggers|way ?|where in|which handlers
-35	, based|a flag|a postgres|claim|concr~|dangerous$|did|ever|explain how|in our|not document|reall~|recommendation|runners|severity|someb~|speed on|sql$|transitively|transitively ,|who's| installs
-36	^ estimate|and |approve|colleague|defaults ,|estoy|finds|i'll|it be|line ,|list every|passed on|rm|se ejecuta|sketch the|suspe~|the fix|the rollback|to rewrite|user of|why does
-37	? think|areas|behaviours|bootloader|can that|changed|facts about|image$|in this|of any|or just|propó~|reproduce|usages of
-38	^ where's|a thing|autho~|before or|by which|derive it|don't know|exist ,|for now|investigation|look|migrate 0|opinion$|opini~|order in|pair of|raise|risks|synch~|that ?|the rounding|to write|was|what |whether|wheth~
-39	? i'd|? trace|^ act|^ pretend|^ produce|and show|at runtime|can it|edits|going by|me your|mode$|on ?|relev~|removed the|reply|tests depend|that |where's the|which commits|y línea|your message
-40	, nor|? table|^ focus|anything$|download|equipo de|expla~|line numbers|reasons|sugge~|the reasoning|the scripts|vars|wants to|whether a|will be|you must|$
-41	^ verdict|a timeline|bulle~|cdn|dynamic|dynam~|effort|effor~|her|inventory$|on android|slot|test plan|update|where does
-42	^ here|apply nothing|by component|don't raise|draft|glossary md|i'm going|right here|to delete|verdict|verdi~
-43	check that|dónde se|flags|locat~|paragraph each|reviewer$|routi~|the code|updat~|what counts
-44	? judge|before 0|delet~|despl~|dónde|file line|módulos|path|where are|words
-45	, each|about to|baked|regis~|suspects|that our|the working|to remove
-46	, whether|^ come|^ links|be blunt|blunt|blunt$|builds ,|disk|order|out who|places with|search for|trace it|user visible|where would
-47	act as|cambios|claim$|db schema|delete or|i care|investigation only|open questions|or after|pretend|prete~|read|reasons ,|resea~
-48	? i|and through|api for|care about|files ,|in order|many places|old importer|plann~|promise|sort by|understand the|unifi~
-49	? list|? see|nuestro|out from|qué hace|strictly
-50	^ list|and judge|count the|implemented|ranked|sort them|where is
-51	anything still|deletes|diff|orm|outline|second opinion|the modules|working copy
-52	, say|? don't|look at|time ?
-53	^ describe|^ look|dangerous|me through|only review|text in|where|？$
-54	^ role|^ suggest|análisis|análi~|build rs|likely|retry ,|when did|which i|your reply
-55	, read|^ i'm|^ path|^ what|artifacts|between 0|introduced|plan$|them for|true ,|who|will add|writes|you'd
-56	? i've|answer ,|for ,|preco~|rough|what
-57	^ for|before i|crees|each one|every claim|please leave|the bootloader|the internal|then say|your list
-58	^ logs|binding|discussion|i've|judging|judgi~|me up|points|the commits|to edit
-59	^ format|cambies nada|commit messages|for each|is it|overw~|they start|to modify|
-60	and whether|deleting|erase|merely|merel~|path line
-61	better names|if i|only pass
-62	chat$|gitlab|gitla~|given|lists$|there a|we
-63	and age|check the|or|overview of|puede|quick one|sentence on|which code|with file
-64	all for|and why|cómo|erase~|how would|tests would|where do|would break
-65	^ mode|dont|hooks ,|whose
-66	? does|? mira|has already
-67	cite|eliminar|is that|recom~|the line
-68	^ trace
-69	still use|this ?|which order
-70	under which|were
-71	and where|or only|table and|to add|you merge
-72	^ compare|^ sketch|going to|what changed
-73	create ,|is there|what in|who asked
-74	estimate
-75	modif~
-76	would
-77	, what|all places|cómo se|duplicated|i'm|y qué
-78	in db|overwrite
-80	borra|evaluated|relevant|where's|why
-81	? show|an answer|how|what happens|write~
-82	^ explain
-85	^ dime
-86	, or|gitlab ci|names for|of these|quién|right ?
-88	^ draft|judge
-89	callers of|estim~
-90	can a|lectura$|likel~
-91	which
-92	do not|will
-93	, given|ci logs
-94	^ marketing
-95	ran
-97	that no
-98	what each
-99	here in
-100	?
-101	analysis only|what's the
-102	commits ,|explo~|opinion
-104	candidates
-105	a release
-106	argue|message for
-107	？
-110	^ think|if we
-111	^ me|and what's
-112	packages ,
-113	^ design|could be
-116	qué
-122	write to
-125	us to
-128	twice ?
-130	that would
-140	^ who
-143	^ qué
-145	suggest
-147	and line
-153	and which
-154	? look
-157	to understand
-159	from ?
-166	it ?`;

/** The same for Han, kana and hangul. */
export const WORK_WEIGHTS_CJK = `190	补 上
178	补 一
156	后 把
149	通 る
141	掉$
125	돌~
124	一 个 提
121	跑 一
114	一 并
113	来 一
111	直 し て
110	直 し|绿
109	통~
108	写 好
107	^ 跑 一
106	加 上|結 果
102	正 し
101	就 修|试 一
98	改 对|解 决
96	~록
95	成 docs|接 改
94	不 再
93	了 就
92	夜 间
91	^ 非|挪 到
90	た ら
89	貼|추가해
84	跑 三
82	md 的|于 0
81	吧$
80	测 一|고쳐~
79	直 接 改
78	净|干 净|警 告|起
76	按 规|이름~
75	^ 验|就 改
74	余
73	写 个|固 定|打 一|都 换|量 一
71	挪
70	中 英
69	零
67	图 标|建 一|数 和|的 直|的 直 接|추가해 주세요
65	^ 取
63	用 现|走$|넣~|통과~
62	你 可|你 可 以|修 正 し|到 docs|到 就|加 一 个|容 器|記
61	^ 换 成|^ 看 有|~후|뒤~
60	^ 真 的|^ 除|包$|돌려~
59	を docs|用 0|让 它|顺 手
58	は 0|吧|通 过|非
57	に 変|上$|二 分|原 来|能 在|跑 一 遍|바꿔~
56	样 子|로|추가~
55	^ 处 理|ci 会|编 一|要 一 个|빼~
54	띄~|띄워~
53	友 好|数 字|注 释|補 上
52	^ 其 余|再 把|持|遍$|都 换 成|벤~|벤치~
51	^ 处|^ 接|换 成 新|的 报|試 し|試 し て|限 0|중앙~
50	^ 过|以 外|公 共|加|境$|存 到|库 上|手 把|标 0|用 的 删
49	0 次|^ 放|md に|三 遍|保 持 一|加 到|拾|持 一
48	^ 我 希|为 0|别 再|图$|的 报 错|盖 住
47	全 部|前 后|压 一|报 错|改 用|沿 用|统 一 成|過
46	^ 注 册|位 数|整 个 目|時 間 を|理 员|用 tools|管 理 员|都 从|間 を|돌려서|전
45	五 次|写 进|基 准|样 式|秒|警|都 要|고치고|실행해서
44	っ た ら|を 全|ド で|失 败 的|尾$|并 改|把 那|改 为|测 一 下|腾|败 的|页|齐|거|미~|에
43	^ 二 分|^ 信 息|^ 页|~쳐|不 了|印$|回 放|在 测 试|將|就|成 测|报 了|模 拟|统 一|跑 三 遍|集 成 测|결과~|고쳐|에러~
42	^ 使|口 没|应 当|把 |栏|联$|集$|에~
41	^ 放 到|^ 记|^ 连|う に し|よ|を 新|出 来 问|折 腾|接 口 没|来 问 我|秒 内|되고~
40	^ 把|^ 跑|サ ー|一 起|三 个 版|以 跑|前 的|容 一|显 示|流 し|留 着|看 哪 一|要 了|试 一 下|通
39	^ 你 可|^ 让|message 里|る こ|る こ と|サ ー バ|可 配|把 0|曲|猜$|終|补|返 回|连$
38	^ 二|^ 依 次|^  の|し て 失|し 側|て 失|て 失 敗|中 文|出 し 側|升 到|完$|抽 到|放 一|日 期|돌리~|돌리고| の
37	^ 少|^ 搜|^ 模 型|^ 编|也 不 用|了 的|口 文 档|接 口 文|母|用 的 内|的 在|里 做|齐$|버튼~|사용~|실행하고
36	^ 老 的|^ 试|^ 로그인|上 就|个 样|中 位|为 准|对 齐|才 算|数$|文 言|新 docs|曲 线|没 有 内|画 面 に|碰$|要 能|面 に|실패한
35	md 로|す る こ|下 班|下 班 前|中 位 数|件 头|加 |引 用 一|拟 器|文 件 头|模 拟 器|班 前|画 面 の|留|矩 阵|能 跑|速|面 の|문자~|최대~
34	^ 不 是|^ 全 仓|^ 找 到|^ 新 建|^ 构|^ 验 证|に 統|に 統 一|为 |値|停 止|加 一|变$|只 在|成 的 代|成 |折|持 一 致|收 拾|数 0|条 数|統 一|都 改|開|页 加| に| 按 钮
33	^ 作 为|决$|准|去$|可 以 跑|合 进 来|复 现 一|平$|择|提 供|是 0|析 器|现 一 下|的 样|解 析 器|返|选 择|닫~|클래~
32	^ 不 动|^ 拿|^ 构 建|^ 然|^ 环|^ 起 一|md 에|~열|ス テ|上|依 赖 升|修 一|修 一 下|全 过|再 让|对 外|我 卡|正 し て|研 究 一|究 一|究 一 下|补 一 个|诉 我 卡|赖 升|转 成|需 要 一|맞춰~|사용|찾고|찾고~
31	^ 照|~짜|で 0|で そ|一 成|下 掉|不 能 过|到 tmp|各 0|吐|回 0|在 本|在 用 旧|就 留|成|成 一 个|找 到|整 段|格$|用 上|禁 用|落 实|认 关|记 住|零$|默 认 关|보이게|원인을 찾아서|중앙값을|테스트를|？ 跑
30	0 线|0 线 程|^ 环 境|が 0|と い て|を 0|一 律|不 能 变|例 |存 区 里|应 为|把 失|接 修|替 え|残 す|现 不|留 了|直 接 修|能 变|跑 不|跑 十|送 走|頭
29	^ 手 机|~린|お い て|を 流|を 流 し|一 组|三 后|三 后 四|了 哪|假 的|出 的|前 三 后|回 去|实 测|差 し|成 测 试|把 它|显|治|注 释 里|的 事 件|证 明|起 服|起 服 务|遍 |释 里|里 标|교체해|보고해|보고해 주세요|일|직~|한~|？ 有
28	^ 全|^ 請 在|~네|先 用|内 容 一|出 力|出 包|加 し て|在 手|式 照|所 要|所 要 時|抽|挂$|有 报|期 0|格 式 照|测 试 库|现 0|空|管|表 示|要 時|要 時 間|訊 息|請 在|试 库|走 不 通|退 出|都 得|集 計|네|보드~|저장해|컨테~|타입~
27	^ 使 わ|^ 前 后|^ 压|^ 失|^ 观|^ 观 察|^ 记 录|两 份|先 留|先 留 着|再|准 的 列|到 notes|区 里|吞 吐|器|回 它|图|复 制|复 现|完|常 量|开 头|得 来|把 我|把 我 们|条 目|来 看 看|次$|源 码 不|然 后 把|確 認 は|示$|要 重|認 は|认 0|认$|说 话|调 到|起 得|起 得 来|验 证|로컬~| 按
26	^ 截|json に|こ と が|せ て く|と が|一 声|些 有|别 碰|哪 些 有|在 干 净|地 方 标|存 在 的|常|并 改 好|打 一 个|按 规 则|方 标|更 し て|构 建 一|柄|第 一 个|耗|贴 给|贴 给 我|里 的|토~
25	0 各|^ ま ず|^ 侧|^ 字 段|^ 接 手|^ 旧|^ 然 后|^ 设 置|^ 기존|し 替|し 替 え|て 直|て 直 し|ま ず|业 务 代|两 行|二 分 一|你 负|你 负 责|入 れ|别 写 死|区 里 的|单 测|取 中|取 中 位|变 量 名|只 修|就 直|就 直 接|就 顺|就 顺 手|差 し 替|拿 不|换|映 射|烦 把|照 做|画$|看 哪 个|稱|空 值|端$|等 于|算 完|统 统|行 一 次|让|让 test|证 码|账 户|跑 |还 有 哪|进 docs|量 名|验 证 码|麻 烦 把|고쳐 주세요|끝~|바로~|빌드해서
24	^ ci 会|^ message 里|^ ま|^ サ|^ 串|^ 信|^ 把 失|^ 旧 的|^ 看 能|^ 连 点|~뒤|と |を お|を お 願|を 追 加|ド 通|ド 通 る|バ ー|ル ド 通|下 一 个|不 是 必|个 失|个 失 败|个 节|个 节 点|为 docs|低 于|側 を|包 到|同 步 更|好 它|度 条|律|得 过|我 一 句|換 え て|是 必|是 必 现|果 を|格|步 更|步 更 新|永 远 排|用 现 成|用 |的 来|看 能 不|耗 时|表 情|跟 上|进 度 条|远 排|首 页|되고|뒤| と| 이
23	0 0 三|^ 上 限|^ 优|^ 复 位|^ 治|~둘|ス ト も|保 存 し|修 好|全|全 绿|冒 烟|写 单|加 重|加 重 试|加 |十 次|告|小 写|得 是|息 写|抖 动|拉 起|时 只|最 低|次 失|次 失 败|流 し て|烟|烧|率 和|给 我 数|编 过|能 起|行 覆|行 覆 盖|起 來|跑|跑 0 次|跟|选 的|錯|長|둘|둘 다|붙여 주세요|에뮬~|외~
22	^ 写 个|^ 列 给|^ 只 能|^ 只 许|^ 拆|^ 按 照|^ 返|し 結|し 結 果|せ て|り に|一 遍 单|不 能 在|个 0|先 |切 到|只 许|各 跑|声$|字 母|就 好 了|惯|意 见 如|按 照|方 に|时 换|束 后|测$|生 成 的|用 旧 的|的 选|空 库|結|繁|红|结 束 后|续 0 分|编 号|编 译 一|置 き|能 过|见 如|见 如 下|解 开|译 一|说 一 声|跑 一 下|跟 他|跟 着|选 中|遍 单|경고~|로~|링~|링크~|링크가|에러|이랑|이랑~|찾고 ,
21	0 回|^ 三 个|^ 别 再|^ 回 复|^ 夜 间|^ 每 页|^ 生 成|^ 解 决|^ 請 先|^ 벤치마크|ま ま|や つ|タ ー|不 能 装|五 入|再 恢|再 恢 复|分 支 覆|列 给|列 给 我|原 来 的|取$|右 上|右 上 角|在 多 少|在 还 能|地 不|增 一 条|头|并|式 0|成 三|手 治|才 算 完|抵|换 成|换 行|掉 它|支 覆|支 覆 盖|方 案|最 新|烦|然 后|的 给 我|直 到|示|编 得|编 得 过|能 装|装 上|要 几|要 几 秒|要 自|請 先|试 试|起 一 套|这 段|连 跑|遍|那 一 处|都 改 成|로$|문제를|벤치마크|시작|시작~|환경~|？ 请
20	0 で|0 上|^ 以 表|^ 同 时|^ 本 地|^ 活|^ 終 わ|^ 补 完|^ 谁|^ 超|~거|~튼|が 通|を 報|を 報 告|不 到|全 部 清|分 批|到 原 因|只 有 一|后 在|地 时|堵 上|增 加|字 号|存 0|存 一 小|完 把|定 画|定 画 面|已 有 的|找 个|搜 索 框|擬|改 掉|断 网 的|旧 的|本 地 时|枚|润|灰$|由 你|留 两|留 在|留$|管$|索 框|编|花 了|花 了 多|补 完|解 析|設 定 画|计 稿|设 计 稿|该 退|跑 0|过 时 的|部 清|问 题 不|音|预 发|题 不|题 不 用|로그인|버튼|변경$|입력~|최신~| に
19	0 を|^ 修 一|^ 其 他|^ 写 一|^ 压 一|^ 快|^ 把 我|^ 按 钮|^ 确|^ 红|^ 结 束|^ 该|^ 預|^ 預 設|^ 사용하지|~통|に 変 更|を 直|を 直 し|ョ ン を|一 个 类|一 行 不|三 種|下 的|了 告|了 告 诉|作 为|你 把|修 掉|全 部 换|其 余|再 用|到 v|到 一 个|务 能|务 能 不|号 在|同 样|回 し|回 落|地 时 间|块 一|块 一 个|大 小 写|宽 度|就 按|年 份|得 过 吗|想 办|想 办 法|我 卡 在|我 确|我 确 认|打 上|把 src|报 多|报 多 少|拟 机|按 docs|提 升|支 持|替 换 掉|服 务 能|条 评|条 评 论|架 屏|模 块 一|次 取|比 上|没 有 报|活 动|由 ci|的 lint|的 格|的 耗|的 耗 时|码 错|确 认 后|稳 定|結 果 を|置 き 換|虚 拟 机|補|视 为|认 后|证 书|试 库 上|连 同|部 换|闭$|頁|领 域|骨 架 屏|공통|공통~|데이터|로컬에서|를|를~|분|빈~|사용하지|사용하지 않는|수 있으면|실행하고 실패한|안내|안내~|옮~|한
18	0 以 上|^ 上 传|^ 做 完|^ 干|^ 期 望|^ 研|^ 研 究|^ 统 一|^ 让 它|^ 먼저|~화|う に|た も|た も の|で き ま|で 全|な っ|の う え|よ う に|を 修|を 修 正|ン に|一 併|一 批|不 掉 的|不 过 就|个 commit|些 测|些 测 试|但 不|信 息 写|冲$|准 更 新|出 一 个|别 用|包 後|包 後 的|压 到|可 配 置|哪 些 测|地 方 加|大 0|完 给|实 到|实 到 代|就 换|得 来 吗|打 包 後|把 那 几|抽 成|按 字|新 组|方 加|旧$|最 终 消|格 式|格 按|框|气 友|气 友 好|游 标|现 在 多|用 中|用 中 文|的 日|的 约|的 约 束|的 虚|的 虚 拟|看 前|终 消|终 消 息|落 实 到|行 数 和|装 一|装 一 遍|试 输|试 输 出|语 气 友|请 一|调 整|责$|起 一|超 0|过 就|通 る こ|里 的 约|里 的 说|里 量|随|頁 的|넣어~|닫히~|레이~|보이~|사~|엑~|엑셀~|저장해 주세요
17	0 コ|0 三|0 三 个|^ 主 包|^ 优 化|^ 你 负|^ 只 改|^ 在|^ 在 本|^ 报|^ 拆 成|^ 文 言|^ 既|^ 请 在|^ 限|^ 风 格|^ 결제|json 只|yaml 里|~꿔|て し|て 落|て 落 ち|サ|ス テ ー|ト |ル ド で|一 个 个|三 回|不 了 的|不 碰|不 要 补|个 个|么 时 候|从 字|从 字 符|从 零|件 开|依 次|公 共 组|共 组|共 组 件|内 信|写 一 个|分 支 能|切$|到 原|功 能 拆|加 し|动 要|去 把|去 把 它|哪 怕|定 頁|废 弃|归|必 现|支 能|整 理 进|整$|有 错|注 释 说|理 进|用 valgrind|用 已|用 已 有|的 以|的 就|的 留|的 都|盘 点|码 0|站 内|站 内 信|糊 弄|经 过 哪|绿$|缀|缀 |编 辑 时|能 拆|自 查|設 定 頁|证 一|请 在|调$|跟 随|辑 时|边 注|迁 过|这 0 个|追 加 し|释 说|里 不 要|量 一 下|顯|顯 示|验 证 一|결제|바꿔|바꿔 주세요|본~|에뮬레이터|컴포넌트|해~| 要| が| を| 分
16	0 フ|0 フ ァ|^ 並 在|^ 仍|^ 全 量|^ 再 让|^ 原 来|^ 完|^ 换 完|^ 源|^ 看 输|^ 而|^ 联 调|^ 表 头|^ 页 面|dba 执|dba 执 行|ts 에|~멸|~새|が 通 る|ち 上|る と こ|る よ|る よ う|を 全 部|ー を|三 次|並 在|中 央|中 央 値|也 记|也 记 一|也 跟|书|从 0 秒|來$|例 外|依 赖 解|便 跑|促|修 改 任|允 许 中|准 改|则 分|到 最 新|到 第|前 缀|单 测 和|双 缓|双 缓 冲|反 应|发 服|发 服 务|口 文|各 编|各 编 一|后 停|吗|在 依|在 依 赖|在 手 机|多 写|央|央 値|库 explain|开 发 服|开$|弄 好|成 只|成 枚|成 枚 举|户 端 不|手 柄|插 画|搭 一|收 回|放 进|时 不 要|时 收|有 对 外|有 报 错|期 间 不|本 身|机 的|机 |标 了|案 |欄 位|次 中|没 反|没 反 应|演 练 一|然|用|的 假 的|看 输|看 输 出|真 的 假|着 走|立 ち|立 ち 上|练 一|联 调|补 单|补 单 测|被 引|被 引 用|装 先|要 多 久|规 则 分|许 中|赖 解|起 两|起 動 時|起 来 看|跑 e|跟 着 走|轻|追 加 到|重 试 策|错 的 改|间 结|阵|随 便 跑|风 格|걸린|걸린~|나오게|만|새|압~|압축~|없으~|제거~|클~|확인해|후| 改
15	^ 与|^ 先 用|^ 别 让|^ 原|^ 坏|^ 弄|^ 把 另|^ 换|^ 提 供|^ 早|^ 显|^ 测 一|^ 真|^ 解 析|^ 采|^ 首|^ 麻|^ 麻 烦|ci 会 跑|md に 書|~애|お り|に な っ|に 置 き|の 一|の 一 覧|エ|ー バ|上 全|不 出|不 要 自|两 位 小|主 机|了 跑|于|亮|亲|会 报|作 確|作 確 認|側|先 判|全 部 通|写 一 页|净 容|净 容 器|别 让|别 让 它|力|务 于|動 作|動 作 確|友|只 服|只 服 务|合 并 前|和$|在 测|地 起|変 換|好|字 列|完 用|定 0|小|就 去|展 示|帳|干 净 容|并 前|建 个|弄 完|录 下 单|忘 了 跑|打 个|打 出|扩 展|把 另|把 另 一|把 报|拖|拖 动|拿 0|换 掉|接 做|接 着|握 手|擬 器|收 件|改 就|更 正|服 务 于|本 scripts|本 地 起|果 我|模 擬|模 擬 器|登 录 下|的 内|直 接 做|看 控|看 控 制|矩|符 号|終 わ|終 わ っ|红 点|编 不|能 起 来|認 は こ|订 正|貼 っ|貼 っ て|赖 升 级|过 0 就|过 吗|部 换 成|部 通|里 带 上|除 legacy|띄우~|띄우고|문자열|아래~|전체~|전후|최대|최대 0|틀린|틀린~| 可
14	0 往|0 秒 内|^ 串 口|^ 仍 有|^ 修 完|^ 分 两|^ 失 败|^ 展|^ 弄 明|^ 既 存|^ 查 到|^ 没|^ 源 码|^ 生|^ 白 名|^ 直 到|^ 补 上|^ 路 由|^ 键|^ 원인|^  要|asan 版|issue 里|~니|~별|い て|お|お い|し ち|し ち ゃ|す |ち ゃ っ|ゃ っ|ゃ っ て|れ て い|を 実 装|コ ン テ|テ ナ|ド し|ル ド し|ン テ|ン テ ナ|上 角|不 动|不 动 的|两 件|两 件 事|两 分|两 分 钟|保 留 两|俩|再 量|准$|分 两|分 隔|初 期 値|别 换|到 尾|剩|功 率|功 能 重|加 入|务 都|升$|占 用|只 准|各 三|同 目|名 稱|執 行 一|复 到|套$|存 key|对 外 的|小 0|归 你|当 前|恢 复 到|成 一 份|成 两 个|我 希|我 希 望|我 提|我 数 字|截 止|扣 款 的|扫 一|找 到 原|抄|拒 绝|挂 的|按 住|掉 再|整|旧 两 版|时 应|最 终|期 値|期 値 は|来 一 遍|来 问|查 到|格 实|格 实 现|比$|没 法|用 scripts|的 升|的 图|的 文 件|码 一 行|確 認|端 一|统 一 用|置 表|老 师|能 动|能 正|能 正 常|致$|补 齐|要 一 致|要 保|规 格 实|言 語|记 一 下|证 一 下|试 并|追 加|选 一|配 置 表|释 里 写|里 加|量 化|锁 定|错 误|间 隔|降 到|는|는~|돌려|본인~|본인인증|이하~|조사해서 docs|케~|케이~|호출부를|호출부를 새
13	0 件 を|^ readme の|^ 侧 边|^ 先 弄|^ 切 到|^ 单 测|^ 并 用|^ 库|^ 循|^ 循 环|^ 手 动|^ 按 下|^ 搜 索|^ 新 旧|^ 最 小|^ 有 就|^ 汇 报|^ 老 客|^ 首 页|readme の|い の は|が 出 た|き 止|き 止 め|し て テ|ち 上 げ|て よ|に 寄|に 寄 せ|の ま|の ま ま|ク ス|ポ ン|一 个|一 致|一 起 提|上 げ て|且|严 格|並 び|个 改|个 服|个 服 务|为 什|为 什 么|也 带|了$|代 码 别|以 起|件 で す|会 跑|例$|侧 边|侧 边 栏|保|信 息 用|做 完|入 力|全 仓|出 た|分 钟|加 一 行|可 以 起|号 也|器 和|外$|多 0|夜 间 任|审 计|寄 せ|并 用|录 页 那|径 和|息 用|意 见|成 tmp|成 文 档|掉|搭|收 敛|收 敛 到|改 文 档|敛|敛 到|新$|是 对|条 件 で|样 的 毛|次|段 |没 用 到|注 明|测 试 输|滚 动|滤$|的 五 个|的 归|的 日 志|的 毛|的 毛 病|的 用 户|看 一 眼|着 的|知 栏|码 别|空$|突 き 止|管 理|給 我|编 译 通|虚 拟|触 っ|触 っ て|警$|译 通|译 通 过|起 提|起 提 交|转|边 栏|边 都 要|迁 过 去|还 编|还 编 得|进|进 行|通 知 栏|里 能|钟$|開$|间 任|间 任 务|붙여|붙여~|시간~|실패한 것만|측~|측정~| を| 看| 过
12	0 就|^ 並|^ 你 不|^ 先 在|^ 写 好|^ 卡 住|^ 密|^ 拿 不|^ 接 口|^ 清|^ 用|^ 目 录|^ 证|^ 跑 完|^ 返 回|^ 音|^ 默|^ 默 认|json 里|~빈|~원|そ の|て る の|で$|一 个 数|三 个 数|三 轮|上 去|上 次|下 |不 变|临 时|也 来|也 来 一|令 行 加|件 也 不|你 不 用|保 留|做 分|停 下|先 在|兜|关 掉|减|出 一 份|分 钟 内|别 的|到 代|到 代 码|到 当|前 要|务 代|务 代 码|单 测 跑|卡 在|吃 掉|合 テ|合 テ ス|合 成|合 成 一|名 保|名 保 持|否 则|告 诉|回 し て|因 此|在 arm|在 多|在 干|外 に|外 面|失 败 率|审 意|审 意 见|就 一|已 經|幫 我 把|废|建 一 个|慢 查|慢 查 询|成 设|成 设 计|打 印|换 成 设|提 醒|改 任|改 任 何|改 过 来|放 tmp|数 的|早 上|是 的|是 的 话|枚 举|果 写|档 里 的|测 跑|清 走|照 仓|照 仓 库|照 这|照 这 个|百 分|的 一|的 命|的 打|的 样 子|的 话|秒 に|空 格|經|结 果 发|置 中|置 中 心|置 灰|置 页|老 用|老 用 户|行 加|解$|試$|語|誤 訊|誤 訊 息|设 置 页|评 审 意|请 求|调 试|败 率|起 来|轮|轮$|配 置 中|錯 誤 訊|钟|钟 内|键 盘|非 法|공~|빈|컨테이너에서|파일도| を
11	0 倍|0 接|0 秒|0 분|^ こ の|^ サ ー|^ ス テ|^ 不 可|^ 再 动|^ 剩 下|^ 同 样|^ 在 最|^ 展 示|^ 抓|^ 整 理|^ 模|^ 编 不|^ 超 出|~들|け れ|け れ ば|さ な|て お い|る の で|を 表 示|を 貼|を 貼 っ|ジ ョ|セ ー|ン プ|一|一 概|一 概 不|不 准 的|优 化|会 重 复|位$|你 那|便|修 完|假 时|假 时 钟|再 量 一|到 期|券|剩 余|动 任|动 任 何|動$|化 掉|十|十 分 钟|单 导|单 导 出|压|原 样 贴|名 为|吗 ？|吸|复 里 只|太 慢|存 成|容|就 把|带 上|录 失|录 失 败|後|志 级|志 级 别|應|成 按|我 想 知|截|报|拉 起 来|拿 不 准|拿 不 到|指 数|指 数 退|提 示|数 退|数 退 避|日 志 级|来 看|样 贴|概 不|次 |每 轮|消 し|消 し て|源 文|源 文 件|率$|环 境|白 屏|的 不 要|的 五|的 文 案|空 状|空 状 态|立 即|端 加|筛|筛 选|级 别|给 我|缩|置 项|要 一|試|误$|起 个|超 出|跑 一 次|过 0|返 信|退 回|部 通 过|配 置 项|阈|阈 值|결과가|고~|교~|교체~|그대~|그대로|다|안에서만|없애~|으~|으로|으로~|있으~
10	0 并|^ 内|^ 只 在|^ 后 端|^ 对 外|^ 应|^ 报 错|^ 最 多|^ 盘 点|^ 看 哪|^ 英|^ 英 文|^ 运 营|json 和|~른|~서|~표|~합|し$|て お|な い も|の 0|ォ|フ ォ|一 个 能|不 准|两 端|任 何 文|何 文|何 文 件|像$|再 来|写 一|净$|出 对|制 台|务 器|后 各|哪 些 页|图 片|圈|夜|实 际|对 不 上|对 的|带|建|弱 网|後 的|把|拿 掉|按 钮|换$|控 制 台|搜 索|收 工|改 成|文 都|文 都 要|明 原|明 原 因|是 对 的|服 务 器|欄|每 0|猜|的 告|的 那 些|第 一|继 续|自 带|菜|菜 单|记 得|识 别|请|跟 我|迁 移|退|都 是|里 就 行|钮|错|除$|非 root|须|默 认|값~|깨지~|다른|다른~|바로
9	^ 打|^ 挂 了|^ 时 区|^ 没 人|^ 记 下|^ 顺 手|~러|~트|ま ま で|一 笔|一$|不 稳|不 稳 定|了 多 久|以 上|修 了|内|写 权|写 权 限|写 |制|十 分|原 始|只 改|在 下|大 到|存 为|容 器 里|就 写|差 的|想 知|想 知 道|把 |拟|末 尾|条 一|果 发|検 索|次 的|每 秒|漏 了|现 一|理 掉|用 |由 dba|的 加|的 格 式|的 输 出|的 |码 不 要|确 认|移 除|绿 的|耗 时 和|致|行 し|要 支|要 支 持|訊|讲$|跑 测|跑 测 试|選|里 没|重 连|随 便|首|걸~|레~|바~|스~|이미~|추~|해
8	0 以|0 件|^ 0 并|^ 卡|^ 图 片|^ 夜|^ 就|^ 改 完|^ 最 终|^ 格|^ 格 式|^ 登 录|^ 输 入|^ 验 收|な く|よ う|を 入|を 入 れ|ク エ|両|両 方|並|个 类|五|任 何|侧|冒|几 次|动 的|卡 在 哪|响$|唯 一|外 的|多 少 条|少 条|并 提|必 须|抖|收|收$|敗 し た|最 大|来 吗|来$|步$|治 好|法 不|演 练|率|用 处|画 面|的 空|眼$|确|编 译|能 解|英|血|记 一|诉 我 是|走|起 動|边 都|迁|过 不|过 来|里 也|서~|수|안에~|크~
7	0 并 发|0 行|^ 公 共|^ 内 容|^ 再|^ 提|^ 新|^ 登|^ 目|^ 第 三|^ 结 果|^ 配 置|~로|こ の|の と|グ|ビ ル|ビ ル ド|ル ド|一 次|不 写|个 不|个 用|临|以|信$|兜 底|况$|准 的|前 三|办|告 警|哪 一 步|実 行 し|峰|希|弹|打 开|执|新 建|时 候|界 面|的 只|的 情|的 情 况|看 有|看 有 没|码 里|統|行 数|要 修 改|那|里 只|际|그~|빌~|빌드~|오~|초~
6	^ 业|^ 业 务|^ 代|^ 依 赖|^ 图|^ 状|~고|~도|~된|~스|る$|上 限|不 过|两 种|修|元|先 看|功|发 生|名|器 里|在 最 终|在$|埋|堆|好 了|定 时 任|尾|差$|引|录 页|待|我 要|执 行|扫|挂|文 案|文$|早|时 任|时 任 务|時 間|有 多|术|檔|正 常|没 人|現|的 代|的 代 码|碰|示 |终|而 不|而 不 是|與|落|视|誤|评 论|超 过|跑$|输|适|문~
5	^ 什|^ 什 么|^ 代 码|^ 可 以|^ 告 诉|^ 我 想|^ 改|^ 直 接|^ 确 认|^ 评|^ 逐 条|~용|の で|れ て|を 教|を 教 え|ロ グ|一 遍|不 在|中|中 心|代 码 里|件 名|住$|再 说|卡|回 归|地 图|处 理|字 段|干|弄|成 功|拉|控 制|放|整 个|整 理|最 多|清|现 状|看 看|码$|结 构|结 果|联|认|连|除|줘$
4	^ 为 什|^ 字|^ 新 增|^ 老|^ 补|^ 配|~치|し て|し ま|ト を|メ|ル|ン|么 时|了 一|事 件|什 么 时|们 的|住|包|发$|只|可 以|告 诉 我|境|好$|手|打|方 式|最 后|本 地|构 建|环|用 例|的 文|直|確|范|要$|评 审|诉 我|译|试$|过 一 遍|都|降|页 面|验|麻|안|원~
3	^ 三|^ 同|~게|~면|~한|し|テ|テ ス|テ ス ト|不 是|么$|交$|写 在|参|哪$|复$|它|底|接 口|景|有 哪 些|构|楚|死|清 楚|源|目|禁|移|自|许|话|调|这|部|都 不|默|마~
2	し て く|な|に|不 能|也|二|到 0|化|原|可|改|日|现|置|证|试|超|还
1	为|按|的|能
-1	个|时
-2	^ 先|^ 按|^ 有|^ 给|う|す|だ|一 下|前|号|地|已 经|文|最|版|着|计|配|里|题|수~
-3	0 个|^ 你|^ 有 没|~를|~요|い|い で|え て|か|し た|り|一 句|一 步|三|之 后|仓 库|值|关|况|列 表|区|原 因|多|太|子|定|屏|工|得|心|情 况|断|本|条|条$|校 验|模 块|段|每|片|版 本|的 地|端|算|言|調|说 明|调 用|逐|里$|알~
-4	^ 下|^ 不 要|^ 任 务|^ 日|き|る|ー|东|个$|假|先|冲|出 来|分|别|历 史|另|台|后 台|哪 一|因|報|备|多 少|客 户|对 应|径|息|指|接$|書 き|有|架|步|步 骤|法|消|的 三|的 时|突|第|索|统|翻|老|背 景|规|记|设|语|误|跳|过$|限 制|需 求|风|骤|실~|알려~
-5	^ 别 的|^ 升|^ 后 来|^ 安|^ 客 户|^ 工|^ 服|^ 服 务|^ 查|^ 背 景|^ 这|う か|か ら|べ て|ん|ァ イ|ァ イ ル|フ ァ イ|ブ|ュ|ー ド|个 agent|产|件 都|但|依|册|写 死|动$|勿|半|商|器$|围$|天|层|工 作|差|差 异|布|度|快|总|息$|慢|找|文 件 都|有$|期|板|査|正|段$|每 一|测 试|的 重|省|知 道|积|策|类$|索 引|編|约|级|组$|缓 存|者|表 格|赖$|走 一 遍|路 径|载|辑|边|边 界|那 边|队|队 列|附|限|금~
-6	^ コ|^ 上 周|^ 不|^ 主|^ 也 不|^ 产 品|^ 前 端|^ 升 级|^ 大|^ 我 要|^ 数|^ 涉|^ 涉 及|^ 附|~기|す か|と|ま|イ ル|ト リ|上 线|个 人|个 仓|个 仓 库|事$|二 次|从|做 法|先 不|出 し|列 出 来|务 的|变|变 更|合|和|复|少$|帧|年|据 库|搬|数 据 库|文 字|昨|是 |有 两|期$|条 件|析|果$|查|标$|案|梳|梳 理|沒 有|流|用 了|的 改 动|研|程 式|考|路|迁 到|近 0|迟|送|都 有|重 启|链|건~|나~|수정하지|쓰는~|적~|테~|테스~|확~| が
-7	^ 中 间|^ 按 模|^ 有 人|い か|げ て く|ご|り ま|ア|コ|一 行 都|不|不 值 得|两 次|个 字|个 数|了|产 品|仓|会 变|全 程|其 实|分 别|列|列 成|初 始|初 始 化|前 五|包 体|千|单$|卸|发 现|只 写|只 有|可$|含|够$|头 的|始 化|字 以|字 以 内|实$|左|已|开 始|式$|志$|我 就|我 想|我 来|截 图|户|拆 分|挙 げ て|时 会|易|服 务 的|查 一|测 试 覆|消 费|点$|照$|理 一|的 时 候|目 前|相|端 有|给 一|网|行 为|要 改 任|說 明|记 录|许 动|论|试 覆|试 覆 盖|误 删|误 率|说 清|贴 出|资|辑$|这 个|都 不 要|都 不 许|量$|错 误 率|구~|실제~|어디서|코드|확인~| 这
-8	^ フ|^ 不 改|^ 做|^ 后 面|^ 复|^ 它|^ 导 出|^ 已 知|^ 本 次|^ 看 看|^ 线|^ 调 研|あ|か ど|か ど う|ご と|ご と に|ど う か|の み|り 専|り 専 用|わ っ|わ っ た|シ ュ|ッ シ ュ|ュ ー|下 个 月|不 对|也 别|了 个|事|交 号|仅|会 怎 样|你 不|保 持|們|做 了 什|几 处|凭|出 し て|切|删 的|发 送|取 り 専|口|台$|后 的|報 告|够|子$|定$|实|就 好|就 说|帮 我 想|录 里|或 删|或 删 除|所|批 量 删|护|持 原 样|按 模|按 模 块|提 交 号|提$|料|断 是|新 人|时 有|时 的|本 次|杂|框$|檔 案|沒|点|用 户|由 哪|百|的 地 方|的 是|的 看|的 语|的 顺|的 顺 序|看 我 们|码|答 复|结|给 |给$|處 理|行 一|要|训|训 练|话$|谁 先|谁 在 调|质|贴 出 来|量 删|量 删 除|阅 读|靠|같은~|아무~|할~
-9	^ 你 是|^ 保 留|^ 去 年|^ 客|^ 対|^ 带 上|^ 建 议|^ 测 试|^ 现 状|^ 用 户|^ 线 上|^ 要|^ 角|^ 角 色|^ 说 说|^ 请 结|^ 读 一|~일|さ れ て|ず|だ と|み 取|み 取 り|る も|る も の|イ ル と|ウ|ク で す|ス ク で|不 值|两 年|个 最|中 断|从 v|会 误|估$|你 看|入$|写|几 种|処 理 の|初|删 除 旧|判|别 急|加 了|动 态|勿 修|勿 修 改|升 级|变 慢|句|只 是|合$|名 称|响|哪 些 是|因$|在|在 最|处$|头$|字 描|字 描 述|容$|对 上|层$|度 的|怎 么 回|怎 么 算|怎 样|打 tag|找 出|把 所|报 告|挙 げ|文 件|文 字 描|方 在|晚|更|有 现|有 现 成|条 sql|来 了|架 构|每 天|理 の|由|疑 的|的 存|的 所|的 所 有|的 鉴|的 鉴 权|盤|看|真 正|码 推 断|粒|系 统|経|结 论|给|网 关|英 文|行 都|覧 に し|読 み 取|计$|议 的|说 哪|请 结|请 结 合|象|贴 回|超 时|这 种|那 边 的|链$|除 旧|順 に|것$|계산~|배포|분석~|위치~|작업~|파일~|？ 按
-10	0 字 以|0 改|^ 上 一|^ 上 个|^ 不 修|^ 今|^ 作 者|^ 再 看|^ 再 说|^ 列|^ 只|^ 各|^ 告|^ 唯 讀|^ 在 哪|^ 审 计|^ 导|^ 帮|^ 并 说|^ 弄 清|^ 渲|^ 渲 染|^ 现|^ 联|^ 若|^ 跳|^ 那|ci の|て い ま|て 意 見|と$|の を|も の を|も$|ら れ|一 共|一 路|三 档|不 要 改|两 句|么 回|交|交 和|人$|什 麼|代$|件 的|作|作 者|你|值 不 值|具 体|再 次|再 看|写 出|几|出$|删 除 任|动 化|动 化 测|化 测|化 测 试|单 号|及|只 想|名$|员$|咱|四 个|回 给|团|坑|天$|审 计 日|工 单|弄 清 楚|怎 麼|我$|持 原|推 演|提 交 和|是 什 么|有 不|束$|板 子|汇 报|没 有 人|流 程|漏|点 看|状$|的 每|的 用 例|的 第|看 看 现|着 呢|约 0|线 的|练$|缺|能 同|脚|脚 本 里|自 动 化|花 在|花 在 哪|行 い|行 い ま|被 删 除|說|计 日|计 日 志|讲 清|许 改|调 度|边$|途|違|里 是 否|长$|除 任 何|项$|가지~|답변~|바꾸지|아직~|인증~|파일은|표~|？ 能
-11	^ 下 面|^ 事 务|^ 交|^ 对|^ 数 据|^ 每 条|^ 禁 止|^ 表 格|^ 请 评|が|そ れ ぞ|ぞ|ぞ れ|と 思|ど う|の|ら れ る|れ ぞ|れ ぞ れ|テ ー ブ|ブ ル|ル ー|ー ブ ル|一 张 表|三 方|下 来 告|不 要 落|个 列|个 底|个 需|个 需 求|么 写 的|么 算|之|乱|了 两|事 实|二 重 に|些 提|些 提 交|些 ？|以 及|件$|你 从|保 持 原|偏|做 了|做 调|出 现|分 片|划|列 清|删 了|前 还|去 重|告$|哪 些 提|回 覆|因 为|对 一 下|己 写|必 要|志 的|成 本|把 定|把 定 时|抜|报 一|担 心|排 序 的|改 过|效 的|料$|方 ？|时 间 点|明 是|是 一|景$|最 后 给|有 些|条 以|条 链 路|求$|没|没 定|涉|涉 及|源 码|用 法|的 列 出|的 可 能|的 角|看 我|知|第 二 次|组|维|脚 本|自 己 写|要 先|要 写|請 從|说 明 是|说 清 楚|请 评|起 一 个|还 没 定|这 个 仓|连 接|遅 い|里 找|重 に|间 点|除 任|順 序|題|넘~|답~|변~|정리해 주세요|질~| 这 个
-12	0 亿|0 改 成|^ 但|^ 全 部|^ 変 更|^ 标|^ 翻|^ 节|^ 规|^ 请 以|^ 阶|^ 阶 段|py 和|redis 里|~가|~떤|~복|~제|あ る か|う で す|が ど|が 行|さ れ た|っ た|っ ち|て 意|に 呼|る テ|を 見 て|を 順|を 順 番|ッ シ|ト の|マ ー|ー ス|不 能 合|不 要 动|个 更|么 办|也 不|也 许|乱$|了 一 次|了 哪 些|二 重|些 分|些 分 支|亿|们 会|任 何 内|任 务|会 先|会 怎|何 内|何 内 容|候$|值 不|做 分 析|先 别|先 摸 个|写 任|写 任 何|写 得|写$|几 分|几 条|出 你|击 穿|划 算|别 改 任|到 一 半|单 条|占 比|反 而|只 分|只 分 析|只 读 任|各 会|合 入 的|同 一 个|同 学|含 め|哪 些 分|哪 条|図|場|存 在 哪|客|家|展 开|履 歴|影 响|得 住|怀|怀 疑|怎 么 办|怎 么 用|成 表 格|我 准 备|我 拿 去|我 讲 讲|指 摘|捋$|摸 底|擦|改 善|改 由|旧 新|是 一 次|更 好|會 不|會 不 會|条 路 径|業|次 ？|歴|注$|流 量|涨|用 列|站 得|站 得 住|編 集 し|聊|要 做|要 实|要 改|覆|覆 盖|评 估|读$|越|跑 格|跑 格 式|都 做|都 在|里 最|附 上|集 し|集 し な|顺 着|骤$|경~|경우~|세~|수정은|어떤|어떤~|인증|절대|절대~|중복|？ 谁
-13	0 0 到|^ 不 涉|^ 之 前|^ 只 读|^ 归|^  这|う ち|か か|が 必|が 必 要|す$|に つ|に つ い|に 移|ま れ|ま れ る|み|る 箇|る 箇 所|バ ッ|・ 削|・ 削 除|ー し|ー し て|上 网|上 网 查|下 现 在|不 涉|不 涉 及|不 用|不 行|丢 ？|了 头|他|代 码|以 只|以 只 读|件 都 不|任 务 是|会 触|会 触 发|值 班|共 有|写 一 段|写 的|决 定|别 在 哪|削|动 代|动 代 码|升 0|只 做|只 能|只 读 排|后 来|否 一|否 一 致|坐|够 不|够 不 够|存 储|存 器|审|审 查|寄 存|寄 存 器|影|得 先|必 要 な|怨|想 在|慢$|我 一|我 分|扩 容|把 时|把 过|抱 怨|拍 板|捋 一|排 前|推 荐|操|改 价|是 从|是 否 一|最 可 能|本 里|次 训|次 训 练|现 场|用$|画 が|界$|疑$|的 三 处|的 可|的 实|第 0 步|系|网 查|置$|脚 本 都|荐|行 两 次|被 删|要 な|要 据|要 据 此|见|証|誰|许 写|诊 断|请 给 出|读 排|读 排 查|还 能 看|这 两 个|这 个 提|里 |데이터가|바꾸~|배포~|쓰기
-14	0 e 各|^ 不 超|^ 仅|^ 估 一|^ 批|^ 批 量|^ 指 摘|^ 样 例|^ 模 式|^ 目 前|^ 調 査|^ 部|^ 배포|e 各|あ た|あ た り|い る も|ぞ れ 何|た い で|た り|な り そ|の 再|れ 何|れ 何 を|を 一 覧|ア ン|ア ン ト|イ ア|イ ア ン|ク ラ イ|ケ|シ ュ の|ト を 教|ュ の|ラ イ ア|三 月|上 每|下 来|不 得 提|不 要 提|东 西 都|些 命|些 命 令|些 接|些 接 口|你$|先 帮|先 帮 我|分 屏|判 断|别 动 代|包 名|印 を|双 写|发|发 布|呢$|咱 们|哪 些 接|哪 几 条|嘛 的|如 何|帧$|干 嘛 的|序$|开 源|得 很|得 懂|得 懂 的|得 我|得 提|得 提 交|把 |接 写|方|明|是 干 嘛|月 重|有 漏|有 真|有 真 的|来 写|根|決|测 没|测 试 代|源 码 里|的 agent|的$|盖 了|直 接 写|看 不|程|答 え|西 都|西 都 不|要 提 交|覆 盖 了|触|調 査|請 問|记 下|试 代|试 代 码|请 不|请 不 要|谈|质$|跑 全|跑 的|都 算|重 点|错 还|错 还 是|间 表|题$|风 险|高 中|高 中 低|나오면|만들~|설명해줘$|쓰고|쓰고~|없는~|정~|좀~|필요~
-15	^ 从 代|^ 以 及|^ 删|^ 别|^ 只 审|^ 回 滚|^ 当 时|^ 最 近|^ 表|^ 设 计|^ 逐|^ 重 点|^ 이전|^ 테스트가|~뷰|た と|た と き|た 場|た 場 合|の は ど|の 計|コ ー|ジ ュ|ジ ュ ー|ュ ー ル|ル も|一 半|一 版|一 直|下 周|个 人 天|个 例|个 例 子|些 组 件|些 表|令 和|会 锁|你 一|你 是 只|你 的 结|修 复|入 手|关 系|写 两|到 底|前 置|務$|即 可|只 审|只 读 评|命 令 和|哈$|哪 些 表|哪 张 表|唯 讀 任|在 哪 里|変 更|変 更 は|履 歴 を|总 结|我 拿|我 来 改|户 的|接 发|改 ？|是 先|是 哪 一|是 谁 说|更 は|有 把|材|機 能|機 能 を|歴 を|残 留|没 有 把|涨 到|混|清 单|物 理|用 的 导|的 数 据|的 风 险|码 里 找|给 我 一|翻 倍|能 を|范 围|西$|要 望|见$|読|讀 任|讀 任 務|语 音|读 评|读 评 审|谁 要|谁 要 求|败$|贴|资 金|超 过 一|锁 ？|関|问|限 是|권~|그런~|리뷰|보안~|의~|있는데|절~|코드는 절대| 가
-16	0 的 提|^ 供|^ 推 荐|^ 方 法|^ 昨 晚|^ 标 注|^ 每 项|^ 结 合|^ 請 勿|^ 还 是|~다|~와|い つ|え が|し 方|そ う|そ う な|で す|の 有|る か|を レ ビ|を 読 ん|下 面 是|传$|你 认|你 认 为|偶|典|写 在 哪|削 除 さ|只 读 方|同 一|后 续|哪 几|回 我|在 什 么|复 脚|复 脚 本|存 失 效|已 知|并 说|并 说 明|库 里|引 起|总$|我 听|我 心|我 看 下|户 点|手$|按 |按  分|据 修|据 修 复|掉 了|排 个|摸 清|数 据 修|方 法|时 机|是 什|查 一 下|没 走|测 试 依|清 理 任|理 任|理 任 务|用 户 点|的 建|看 看 这|研 任|研 任 务|经|给 我 听|缓 存 失|被 回|觉|觉 得|読 ん|试 依|请 以|读 方|读 方 式|谁 为 准|调 研 任|跑 挂|跑 挂 了|近|都 别|里 关|里 关 于|里 哪|错$|除 さ|除 さ れ|건지|건지~|경로를 알려|막는|막는~|만~|설명해줘|순으~|순으로|순으로 정리해|없는 경로를|이라~|이렇~|이렇게|인증 없는|조건을|조사해
-17	^ 一 页|^ 依 据|^ 方 案|^ 自|^ 表 结|い ル|い ル ー|が 何|が 消 え|こ で|て い|ど こ で|な い か|な い ル|の な|の な い|の タ|は ど こ|り そ|り そ う|ル ー ト|ー ト を|一 位|为 啥|之 前 我|了 0|五 条|产 品 要|人|仅 做|会 被|会 重|况 下|分 别 是|却|又|口 ？|句$|告 訴|告 訴 我|品 要|善|在 什|在 做|在 写|実 際|履|序 的|库 里 有|态 机|性 排|性 质|情 况 下|所 有 调|才 到|按 可 能|接 回|摸 个|摸 个 底|改 动 任|改 法|时 到|时 间 线|最 近 一|来 告|来 告 诉|每 条|测 试 同|状 态 机|用 的 是|白$|直 接 回|看 代|看 代 码|给 |置 和|能 性 排|訴 我|証 の|証 の な|認 証 の|试 同|试 同 学|话 说|运|近 一|还 没|这 是 一|进 程|逐 一|週|间 线|順|경로를|나열해|나열해 주세요|쓰기~|저장|전용 작업입니다|정리해|지워~
-18	^ 给 出|^  这|~질|が 遅|が 遅 い|し な|し な い|は 不|は 不 要|も し|も し な|を ま と|一 下 现|一 切|上 误|下 个 迭|下 现|不 修|交 不|付 回|付 回 调|会 不|会 卡|做 一 张|写 操|写 操 作|出 位|出 位 置|删 除|加 的|务 是|哪 个|在 那|場 合|天 三|审$|容 易|小 赵|尔|就 问|已 经 合|序 哪|急|性|我 们|所 を|抱|持 不|挑|提 交 不|支 付 回|明 し て|昨 晚|是 否|是 哪 些|有 0|有 个 数|有 未|条 附|构 师|架 构 师|每 条 附|没 有 哪|测 试 里|用 户 的|的 列|的 脚|的 脚 本|研 一|研 一 下|箇 所 を|线 上|经 合|能 复 用|西|要 改 动|要 改 哪|角 色|論|试 里|误 伤|调 研 一|赵|过 的|里 就 好|봐주세요$|워크~|정리~|훅~| 三
-19	^ 先 别|^ 哪|^ 当|^ 我 们|^ 请 说|~느|~혀|い ま す|か$|と ど|ル と|一 份 测|上 周|个 pr|他 人|任|份 测|份 测 试|作 成 も|供 应|供 应 商|务 要|去 写|台 组|和 v|完 就|平 台|平 台 组|应 商|快 取|成 も|打 进|提 交|改 动|方 sdk|条 给|条 路|来 修|根 拠|档 里 有|理 ？|画 成|窗 口|編 集 も|绕 过|被 重|评|说 他|请 说|请 说 明|谁 来|走 哪|过 一 次|还 有|问$|集 も|가 왜|수정~|수정은 제가|실제로|어느|어느~|여~|작업입니다|작업입니다$|파일은 절대| で
-20	0 从|0 和|^ 不 写|^ 前 一|^ 请 阅|^ 贴 在|^ 这 个|^ 이|つ 出|つ 出 し|れ が|を 呼|を 知|を 知 り|ん だ|コ ー ド|タ ス ク|ド を|ラ イ|ー ド を|一 个 字|东 西|两 套|两 条|个 月|么|么 要|了 一 个|事 务|些 组|什 么 要|件 组|估 算|凌|凌 晨|到$|只 读|同 事|哪 些 组|在 哪 裡|复 里|弄 清|执 行 了|提 交 的|有 人|有 几|没 有 现|考 え|脚 本 的|草 稿|要 重 写|見|計 画|计 划|认 为|讲 讲|证 据|请 阅|请 阅 读|过 |这 个 模|鉴|鉴 权|무엇~|알려|？ 给 个|？ 翻
-21	^ フ ァ|^ 之|^ 哪 个|^ 用 例|^ 読|^ 読 み|^ 说|^ 请 对|う な|が 書|が 書 き|き 込 み|こ に|の 作|ッ チ|バ ッ チ|ン チ の|不 要 写|个 月 有|了 什 么|了 会|会 写|会 卡 住|例 子|偶 尔|写 入|写 着|別 に|削 除|原 文|合 に|場 合 に|己 提 交|序 说|异$|录 是|很|怎 么 处|按 代|按 代 码|捋|探|方$|月 有|有 个|格 给|格 给 我|権|権 限|決 め|目 录 是|结 论 发|表 格 给|表$|触 发 的|论 发|论 发 我|请 对|贴 在|里 有|面 向|게|뭔~|뭔지~|설~
-22	^ 他|^ 口 径|^ 注 释|^ 纯|^ 请 看|~것|い 理|い 理 由|か 教|か 教 え|の 変|ュ ー し|上 我|个 修|个 修 复|代 码 位|件 行|倾|列 出|原 生|合 の|否|呢|哪 ？|場 合 の|帮|并 给|库 字|库 字 段|征|承|把 分|据 库 字|改 哪 些|文 件 行|时 序|晨|有 调|有 调 用|来 改|析$|标 出|点 を|特|特 征|的 导|的 现|码 位|码 位 置|秒$|程 度|纯|纸 面|给 不|计 一 下|请 看|读 一|것|답변에|실패 시|심~|작업은|태스크|？ 列 出
-23	^ 帮 我|^ 按 可|^ 인증|い で く|し そ|て て|で く|で く だ|一 段|个 方|么 没|交 历|交 历 史|什 么 没|代 码 的|件 和|任 何 檔|任 務|会 因|何 檔|何 檔 案|例 由|做|到 数|到 数 据|合 我|呼 ん|呼 ん で|壊|壊 れ|审 一 下|审 查 员|所 有 会|提 交 历|是 被|最 难|条 链|构 看|查 员|法 务|用 例 由|的 结 论|的 风|研$|移 行|稿$|纸|结 构 看|给 客|给 客 户|给 意|给 意 见|能 删|説 明|设 计 一|说$|跟 着 改|里 |重 跑|없는|에서 0|죽~| 的| 这 个
-24	^ 关 注|^ 法 务|^ 跨|估 一 下|储|关 注|关 注 点|列$|及 哪|哪 个 文|善 案|存 失|审 一|对 一|引 擎|我|擎|改 善 案|文 件 和|最 近|没 有 的|注 点|的 导 出|看$|租 户|穿|纯 调|纯 调 研|给 出|要 0|逐 个 列|里 写 的|锁 的|변경~|의견~|제안~
-25	^ 你 觉|^ 只 分|^ 讲|~이|さ れ|ど れ|の タ ス|れ た|を ま|を 示|を 示 し|不 写 代|中 间 经|么 处|么 处 理|件 和 行|册 第|分 别 说|别 说|却 没|可 疑 的|合 规|吵|哪 张|哪 裡|手 册 第|据|据 结|据 结 构|排 序|操 作|数 据 结|着 |要 提|错 乱|间 经|间 经 过|구조~|지적~|캐~|캐시~| 之 后|？ 哪
-26	^ 严 禁|^ 推|^ 파일은|た い|一 下 仓|一 句 话|下 仓|下 仓 库|严 禁|个 候|个 候 选|中 间 件|些 目|人 在|他 们|以 谁|以 谁 为|修 正 は|先 定|入 口|典 型|写 了|删 除 的|听|哪 些 目|我 一 条|或 者|接 贴|改 的|施|有 会|有 沒|有 沒 有|正 は|然 后 给|的 重 构|直 接 贴|看 这|禁 止|能 否|要 落|要 落 到|诊|谁 为|这 条|间 件|읽~|코~|코드~
-27	^ 指 出|^ 方|^ 認 証|が 消|を レ|を 説|を 説 明|上 位|下 午|不 要 把|些|交 的|人 动|倾 向|动 表|午|后$|啥|在 哪|形 式|拟 一|拿 去|按 可|按 租|按 租 户|是 谁|树|楚$|没 人 动|没 有|没 有 写|碰 代|碰 代 码|租|要 动 表|認 証|讲 给|讲 给 我|运 行|重 点 看|마세요$|언~|언제|언제~|커밋~|팀~
-28	^ 認|~밋|る の は|を 見|不 是 真|两 个 分|么 写|人 天|依 存|修 改 文|回 复|属 实|息 的|执 行 两|是 怎 么|没 有 可|法$|消 息 的|番 に|的 区|的 区 别|的 方 法|行 两|部 署|里 有 没|順 番 に|두 번|방안~|방안을|커밋|파일을 수정하지
-29	^ 修 正|^ 列 出|^ 标 上|る か ど|リ が|了 什|交 里|代|准 备|可 能 的|吗$|回 滚 的|如|学|己 提|提 交 里|是 在 哪|晚 跑|月|标 上|案 を|没 有 漏|消 え|滚 的|用 表 格|自 己 提|込|麼|계획~|봐~|쓰~
-30	^ 别 把|不 修 改|不 合 规|个 迭|个 迭 代|事 的|会 改|列 一|嘛|回 复 里|回 给 我|帮 我 查|干 嘛|我 查|次 修|由$|経 路|編 集|迭|迭 代|释 一|问 一|세션~|아무것도|알려 주세요|읽기 전용|？ 只|？ 看 看
-31	^ 파일|か も|て い る|の 順|不 提|不 提 交|人 改|什 么|候|実 装 は|序|当 初|担 当|最 坏|格 回|的 提|看 一 下|给 他|表 格 回|装 は|説|议|险|맞는지
-32	~중|~지|之 前|也 不 要|假 设|列 出 所|当 时|我 自|我 自 己|拿 到|教 え|教 え て|最 可|近 0 个|전용|중|코드를
-33	^ 请 给|redis 로|下 是|分 析 结|別|抜 け|据 此|書 き 込|查$|査 の み|疑|请 给|谁 说|마세~|마세요|봐줘|봐줘$|봐줘~|설명해 주세요
-34	^ 查 一|会 上|你 是|各 自|各 自 的|地 方|建 文 件|摸|方 面|没 提|能 的|自 的|触 发|贴 在 回|파일
-35	^ 从|^ 各 自|^ 对 照|^ 老 板|い る|ば れ|一 下 是|下 个|创|创 建|呼 ば|呼 ば れ|有 在|果 写 到|示 し て|致 的 列|要 不|要 不 要|记 下 来|读|路$|込 み|삭~|삭제~|순서~|커~
-36	^ 现 有|~왜|周|大 概|想 把|有 可 能|有 哪|能 合|说|说 说 你|读 任|读 任 务|都 别 改|깨질|왜
-37	^ キ ャ|^ 或|^ 或 者|^ 给 个|き 込|問|处 ？|如 果 把|属|断 言 了|果 把|每 条 写|混 用|箇 所|言 了|间 接|의 0|흐~|흐름~
-38	^ 假 如|^ 哪 些|^ 请|は 一|假 如|到 glossary|改 文 件|改 造|教|有 可|材 料|给 两|还 有 没|이
-39	件 ？|唯 讀|回 滚|在 回 复|对 照|建 文|打 算|會|有 没|有 没 有|理 成 表|的 提 交|给 证|给 证 据|見 て|读 一 下|심각~|지~
-40	^ 回 答|^ 改 动|て 教|て 教 え|们|删 ？|箇|重 写|顺 序
-41	は ど|依 据|入 的|写 代|写 代 码|我 們|排|说 你|경로~| 之
-42	^ 想|^ 说 明|^ 분석만|写 到|收 到|是|核 实|的 启|的 启 动|结 合|분석만|어디~|조건~|？ 不
-43	^ 也|仓 库 里|代 码 推|指 出|码 推|谁 在|뭐가|뭐가~|왜~|？ 我
-44	区 别|和 理|和 理 由|成 表|是 怎|核|角 度|调 研|게~|깨질~|무~|있는~
-45	~히|ど こ|复 用|链 路|설명~
-46	0 个 提|v 0 和|な い で|了 吗|写 在 回|可 能 性|和 行|和 行 号|在 回|当 时 的|能 性|要 动
-47	手 册|断 言|的 实 现|给 个|老 板|나열~
-48	^ 只 做|^ 解 释|チ の|什|估 一|帮 我|条 写
-49	^ 想 知|^ 标 出|何 を|啊$|怎 么|被
-50	作 量|别 改|工 作 量|把 超|把 超 时|掉 ？|的 先 后
-51	^ 为 啥|し て い|别 把|或|有 写|案$
-52	^ 我|^ 읽기|你 会|还 是|태~
-53	^ 口|候 选|合 入|改 哪|计 一|除 的|어떻~|어떻게
-54	划$|删|推|样 ？|곳~|근~|근거~|뭐~
-55	^ 为|^ 假|^ 指|^ 파일을|の 変 更|造
-56	^ 请 从|^ 수정은|推 断|核 对|的 ？|里 是
-57	建 议|明 し|説 明 し
-58	列 一 下|没 写|解 释 一|释 一 下
-59	い る か|草|讲
-60	会 不 会
-61	么 ？|可 能|哪 些|挙|答
-62	^ 估
-63	从 哪|순~
-64	下 是 谁|不 会|？ 给
-65	作 成|请 从|있는지|？ 列
-66	直 接 发|順 番
-67	能 把|设$
-68	任 何 东|何 东|何 东 西
-69	^ 我 自|삭제
-70	写 文|写 文 件|分 析|监 控
-71	从 代|从 代 码|？ 从
-72	^ 不 得|^ 能 不|は 一 切
-73	何|复 里 就|태스~
-75	回 答
-77	百 字
-78	会|你 的|先 后|리뷰~
-80	修 改
-81	哪
-82	 这
-84	会 删
-85	说 说
-86	可 疑|哪 里|担|解 释
-90	^ 看 一|ど の|怎
-94	要 把
-102	估
-107	谁|어~
-109	？ 看
-111	ど
-122	行 号
-141	想
-150	答$`;

/** Of work: above 0 for a change of files, below 0 for none. */
export const WRITE_WEIGHTS = `123	补
114	revert
96	限
95	instead|inste~
94	才
93	public
89	sched~|框
86	^ 先
85	除
83	except|法
82	绿
81	value
78	^ write|one commit|写
75	^ |为|示
74	csv|feature|lib
73	md|state|消
72	bump|header
70	就 修
69	^ in|and its|belon~|dark|depre~
68	units
67	with it|workf~
66	becom~
65	badge|src|非
64	rest
63	null|the rest
62	^ 就|every~|green|todo
61	直
60	^ keep|patch|shoul~|留
59	add|到 0|
58	en
57	stay|ts|~기|保|完 再|撤|统 一
56	^ fix|^ 最|packages
55	has|tests for|加|弄|边|
54	assets|asset~|corre~|of all|the tests|we're|~록|改 成
53	^ then|md$|must|stora~|uploa~|窗|없~
52	^ 写|correct|heade~|thing|today|导 出
51	audit|histo~|json|n|none|prefe~|que
50	instead of|other|secur~|up to|与|参
49	butto~|enough$|needs|~게|了$|先
48	month|save|引
47	^ tests|becomes|overl~|owner|whatever is|位 置|掉$|效|英
46	^ 一|^ 接|moment|optio~|revie~|同 步|寫|就 改|補|角|读
45	^ los|alone$|created|limit~|on top|strings|于 0|决|反|點|$
44	^ bump|^ ci|^ readme|before after|handl~|have no|when the|片
43	^ search|comme~|csv$|raw|route~|since|why|安 全|支 持|用 的|작~
42	exist~|make|repair it|review|them|一 条|两 份|去|查|根|要 能|转|顺 手
41	dark mode|defau~|dialo~|only for|reports|se|sort|一 个 提|交$|成
40	^ 优|and fix|conflicts|for |make the|should|storage|touch~|る こ|る こ と|改|的$|盘
39	done|gitignore|gitig~|own|retry|rs|show the|于|图 片|按 钮|最 多|色|解 决|钮|齐
38	^ commit|dialog|featu~|have the|it in|leave|out|re|the raw|参 数|改 完|里
37	, the|^ 顺|al|entry|key|logger|logge~|ought|ought to|our|possible|possi~|~는|公|走$|추가~
36	css|out with|reference|settings|timeout|where you|よ|周
35	^ la|below 0|bench results|come|go|history|limits|plugin|raise|show|so|the way|whatever|whate~|workflow|~시|后 面|实 现|成 一 个|接 口|止|的 就|系|绿$
34	behaviour|hard|is$|task$|untou~|vue|保 持|右|好$|就|手 机
33	^ 改|^ 改 完|behav~|belongs|docs|function|i'll|is 0|json and|libra~|most|proto|sourc~|support|values|value~|w|一 起|以 外|展|证 明|跑 不|顺
32	^ make|^ 能|^ 让|any more|branch$|is in|outside of|payme~|prope~|prove it|py$|save the|security|strin~|style|the date|understand|ま で|れ|处$|存|家|找 出|고쳐~
31	!|^ last|^ 表|añade|block~|chart|filte~|fix it|high|implement|package json|the other|those|上$|事 件|任 务|它$|持|直 し|谁|默|조~
30	all 0|both$|bug|code|defaults|deleted|doc|in|index|priva~|pyproject|pypro~|size$|texts|toml$|web src|一 并|变$|格|留 着|翻|运|须| 要
29	^ add|^ eslint|^ port|^ 其|^ 没 有|activ~|and commit|body|changelog|here$|imple~|internal|ms$|need a|short|show me|sync|todos|toolt~|zone|~전|不 了|为 准|余|另 一|另 一 个|外|天|必 须|所 有|注 释|默 认|나~|아~
28	, it|^ task|a new|ci|config ,|dependency|docum~|e|event|library|nothing but|rates|regression test|sheet|utils|we need|代|以 内|剩|四 个|小 时|手|才 算|明|英 文|面|다시|다시~|바~|버튼~|제~|찾아서
27	0 days|^ 别 用|^ 收|^ 没|acces~|adapt|calls|could|cross|days|doubl~|lo que|mail|paragraph|parag~|put it|reade~|tests test|the old|ts$|~에|セ|对 齐|录 页|换|插 件|检|没 用|示$|검~
26	, off|and write|belie~|cap|deprecated|keys|offending|option|place|refer~|remai~|the offending|untouched|variables|キ|ム|其|為|置|찾~|
25	, same|^ every|^ revert|^ 小|^ 放|^ 补|and leave|annot~|class|everywhere|except for|expli~|fair|flags|germa~|has to|label|logs|onboarding|onboa~|pick the|pr|sea|see it|than|the plugin|usage|used|way|~야|れ て|再 跑|写 进|目 前|直 到|要 求|都 得|齐$|이~
24	^ cache|^ implement|^ so|^ 旧|^ 最 终|a short|byte|chat|close|code$|como|debug$|final|free|into one|it at|it out|it should|loss|monday|monda~|move|moved|on our|optim~|please get|regen~|regression|since 0|the|the code|yet|~이|い て く|に|其 他|决$|复 里|定|所|拿 不|画 面|登 录 页|的 问|设|调 整|남~
23	, message|, put|, y|^ reply|^ src|^ 另|^ 找|^ 编|^ 编 译|agent$|because|becau~|branches|desig~|helpe~|in 0|json ,|not the|present|py 0|remem~|setti~|that one|the public|this$|to the|under~|~고|個|兜|埋|它|师|放 到|的 问 题|補 上|调|跟 着|고치고|문~|반~
22	? if|^ 读|again ,|and if|button|cfg|chara~|coded|compare our|drops|forma~|guard|hand written|hard coded|injec~|lives|one|outside|outsi~|rende~|shared|share~|short~|solo|templ~|they'~|top of|upstr~|い て|一$|人 用|低|吧|拾|然|过 期|버~
21	, so|^ an|^ redis|^ replace|^ two|^ 前|^ 接 口|^ 直 到|^  要|address|and i|and show|bar|confl~|cuando|cuand~|debe|design|double|en verde|field~|figure|groups|mails|pick|pipel~|push|research|resea~|scheduler|spec|svg|them to|toler~|verde|view|xml|不 到|优|写 死|回 复 里|工 作|引 用|折|旧 的|没 人|直 し て|索 引|読|速|那 些|里$|页|계~|바꿔~
20	0 json|^ look|^ some|^ they|^ 拿 不|^ 用 例|^ |a regression|added|around|aroun~|const~|cover|de|differences|escap~|exist|german|idle|in the|input$|invoice|is red|json$|keep|keep the|legal|now|port the|side$|stays as|trail~|~가|~로|が|こ|以|低 于|倒|在 用|小|挑|换 成|权|記|逻|逻 辑|개~|경~|부탁~||$|
19	^ i'll|^ many|^ our|^ 状|a comment|adr|and not|as|code and|existing|expor~|fallback|fallb~|find|iban|in packages|pipeline|resolve|route|service|services|suppo~|tf|the settings|weigh~|would be|write|yaml|イ ン|不 准 的|不 动|优 化|准 的|到|律|後|拿 不 准|接|最 後|校|此|聊|路 由|车|那|那 一|최~
18	0 of|^ could|^ el|^ save|^ there|^ why|^ 去|^ 页|^ |a warning|accept|avata~|changes|comments|en |endpo~|entries|entri~|escri~|imports|in one|it|line in|major|month$|no se|point~|quotes|refre~|results|teach|tooltip|treat~|your findings|め|个$|功 能|双|可$|埋 点|変 更|字|开 关|开$|归 你|收 拾|活|空|背|退
17	^ and|^ 内|^ 加|^ 应|^ 运|^ 首|another|anoth~|está|exists|get|hace|not ,|other~|place~|print|sdk|sources|takes 0|the |them ,|us|while you're|~은|が 0|な|不 变|升 到|去$|名|夜|已|应|度$|影 响|成 docs|整$|書|有$|检 查|点|然 后|理|由|补 上|释|面$| in
16	, keep|^ all|^ for|^ whatever|^ 产|^ 信|^ 信 息|^ 查|^ 然 后|^ 状 态|a |accor~|addre~|but|cart|come back|delay|docs api|english|engli~|github|githu~|have|it's the|kafka|la|legac~|logic|nobody|plus a|proper|read the|refresh|refun~|retry after|settl~|small~|the user|to|to be|touching|translations|upstream|yml|you know|な っ|保 存|信 息|全 过|向|四|声 明|年|掉|最 终 消|有 0|标|样 式|水|法$|碰$|算$|终 消|终 消 息|設|评 审|误 码|错 误 码| to
15	0 px|^ from|add a|adr 0|before you|break~|by default|calle~|clien~|eslint|eslin~|find the|go ,|handling|has a|have to|hook|id|in line|in src|into|inven~|ip|it ,|legacy|map|ms|notic~|only$|out which|picke~|px|py|quiet|reason$|root|sideb~|sin|source|spot|than 0|the suite|upload|后 台|弃|形|提|文 案|条 件|求|白|的 配|码|缓|設 定
14	, in|^ key|^ 其 他|^ 回 复|^ 所|^ 新 增|^ 日|^ 现|^ 目|as the|at most|audio|c|components|everything|here|info|proto~|renam~|take care|the next|then|was|work out|一 致|其 余|加 上|只|碰|触|都 要|零|风| ,
13	0 s|^ find|^ we|^ 格|^ 格 式|^ |are$|care of|commit$|date|disab~|h 0|ident~|if the|it$|least|leave the|left|longer|m|one ,|retri~|rid|rid of|store|when you|you own|不 可|从 0|你|函 数|据 库|插|数 据 库|流 水|老|自|范|返
12	, |^ 弄|^ 提|^ 日 志|accep~|at least|auth|decid~|final message|findings|impor~|ops|otherwise|pdf|query|rather|rathe~|remain|same|two|~다|こ と|す|一 个|即 可|口|字 段|定$|并|替|格 式|水 线|流 水 线|现 有|전~| has
11	0$|^ new|^ not|^ 需|config|is|just|look|menti~|reason|the existing|う|の で|一 律|代 码|传|即|哪$|回 复|屏|式|推|更|界|类 型|者|语
10	,|, and|^ i'd|again|api|rather than|rever~|toml|unit tests|well|交|入|原|句|只 有|太|正|步$|移|要|$
9	, with|0 x|as well|at the|curre~|follo~|half|line|momen~|nobod~|should be|them$|un|け|だ け|型|指|排|源|算|致|致$|警
8	^ get|again$|at|commit|contr~|errors|hand|is the|los|no|servi~|the three|until|you're|you'r~|your|~면|~해|升|因|图|块|好|意|日|死|段|被|都
7	^ the|from the|got|work|you|し て く|て|上|不|不 要|修|化|变|导
6	^ 0|when|y|再|开|照|能
5	confi~|el|ー|了|处|条
4	a|before|befor~|commi~|test|两|后
3	not|文|有
2	that
-3	on
-4	for the|run|which|前|动|和
-5	how|on the|也|可|器|地|失|过|间|$
-6	^ a|^ you|all|main|packa~|they|with|一|会|目|给 我|计|重
-7	^ run|^ 每|by|wrong|一 下|一 遍|分|报|整|旧|果|遍|量|问 题|
-8	^ 不|against|again~|are|check|check~|does|in docs|number|over|tell me|that the|there|三|之|在|改 动|案|档|理$|用|里 的|项| ,
-9	, please|^ where|^ |about|and tell|default|me|never|rows|warnings|关|带|序|数|方
-10	^ 以|^ 报|depen~|each|fails|file|if it|minute|parse~|project|shows|the table|what|个|做|断|说 明|页 面
-11	^ don't|and 0|dependencies|don't|gcc 0|nothing|nothi~|relea~|scree~|table|ten|this|whether|wheth~|不 用|同|文 件| ,| and
-12	^ how|^ 失|against the|and give|pages|result|the local|中|中 位 数|出|挂
-13	^ 列|build|colum~|dime|its|package|the container|the five|有 的|灰|群|问
-14	^ 只|does it|local|only|release|准$|别|按|是|時 間|目 标|走 一
-15	^ release|^ 你|five|of|so that|久$|发 0|对|归|抓|拟|起
-16	a clean|and|be|health|java 0|list|minutes ,|time ,|列|烧|装
-17	^ start|healt~|send|~랑|器$|境$|失 败 的|败 的
-18	0 times|? use|?$|^ 记 录|cold|compare the|how long|i only|in each|integ~|median|stack|that |单|峰|库 里 的|息|来 一|编 一
-19	^ 环 境|and whether|cpu|definitely|definitely lost|held|if any|it's|postgres 0|scratch|scrat~|types|安 装|无
-20	conta~|count per|dry run|failing|faili~|js$|lint|py spy|spy|srv|start the|消 息|轮$
-21	^ flash|^ one|^ 你 可|^ 告|all of|checkout|corpus|corpu~|does |dump$|entor~|grouped by|media~|rc|样 本|行 し
-22	chrom~|each$|firefox|firef~|last 0|me know|me which|not even|the first|个 版|个 版 本|任 何 文|会 不|何 文|何 文 件|各|多 久|耗|耗 时|误 率|贴 回|错 误 率|실행~
-23	, |^ 机 器|a minute|build app|container ,|dry|flaky|for|long does|os|qps|qps p|three times|し て 失|て 失|て 失 敗|仓 库 里|有 没|有 没 有|次 取|起 来|过 吗|결과를
-24	^ 失 敗|inter~|into tmp|or no|repetitions|verify that|串 口|失 敗 的|我$|放 tmp|敗 的|用 tools|表
-25	differs|docker 里|edits ,|execute |failing tests|ram|throughput|录 每|栈|记 录 每|貼 っ|貼 っ て
-26	0 各|0 并 发|^ 起 一|and does|does the|many of|minutes|て も|て も ら|も ら|も ら え|ら え|仓 库 内|库 内|用 例 名|证 一 下|브~
-27	^ 各|and time|anonymised|contra|docker compose|each ,|failures ,|js ,|make check|simul~|this machine|welcome to|you're welcome|失 敗 し|敗 し|敗 し た|次 | go|？$
-28	0 runs|^ 哪|by page|count the|debian 0|error per|failures|feed it|i need|interested|interested in|somebody else|valgrind|valgr~|where does|which ones|以 起|可 以 起|平 均|贴| against
-29	, p|^ ok|^ smoke|^ 挂 了|^ 演|^ 看|a cold|bad commit|binaries|failu~|fallan|falla~|first bad|head|integration|port 0|pruebas de|times with|two minutes|制 台|控 制 台|握 手| into
-30	distinct|eval run|give me|insta~|logcat|logca~|no edits|nothing in|pg|spy on|the simulator|to first|を 報|を 報 告|前 十|吞|吞 吐|起 起|起 起 来
-31	0 ?|^ definitely|a spin|before i|boot the|demo|no$|quick~|rate ,|says$|seed|the checkout|the emulator|watch the|wrk|を 全 部|不 能 过|件 都 不|喂|表 に|表 に し|？ 按
-32	^ 抓 到|bisec~|branch and|claims|counts of|execute|headl~|local stack|minut~|pega|race|the seeds|后 0 行|抓 到|误 数|错 误 数|際|알려|알려 주세요| from
-33	0 rc|^ lint|^ perf|^ qa|execute the|explain |int 0|o 0|self time|verification|を 教|を 教 え
-34	? try|and group|android 0|dump|ejecuta las|load the|make no|rows per|staging|stagi~|suite ,|the failure
-35	^ 样 本|benchstat|cell|flood|hamme~|numbers$|per rule|qemu|see if|を く|を く だ|例 名|卡 住|复 现 一|成 一 张|现 一 下|스크립트는
-36	^ p|^ 哪 个|a scratch|bisect it|claim~|debug 包|error rate|gpu|ocurr~|open the|ち た|容 器 里|落 ち た|证 一|验 证 一
-37	^ 告 诉|^ 看 有|^ 終 わ|clean checkout|compose|deny toml|disti~|if 0|locally ,|only verification|recre~|self|status ,|哪 一|跑 完|돌려서 결과를
-38	0 并|dev ttyusb|does |me the|once with|pass fail|paste|rule$|~막|実 行 し|起 一 个|마지막
-39	, send|, wait|an empty|dir|locks|often|repet~|websocket|what came|也 说|取 中|取 中 位|演|試 し|試 し て|试 一|실행해서| を 実
-40	, once|0 0 到|^ 挂|a fresh|and count|check of|crash|current main|ejecuta|rc 0|the staging|unpack|~첫|첫|첫~
-41	^ load|dime qué|geo with|hit|please reproduce|中 央|中 央 値|央|央 値|실행하고
-42	, migrate|哪 一 步|打 一 个|看 有|看 有 没
-43	^ top|first one|held out|peak|smoke|전체~
-44	fails$|p 0|scratch database|the output|to know|xvfb|显 存|$
-45	^ 二 分|^ 仓|^ 仓 库|check ,|fails ,|群 里
-46	, create|big|counts|均|库 上
-47	instala|on both|postgres|postg~|sanit~|the image|能 不 能
-48	tmp ,|能 不
-49	? you|run 
-50	and how|and send|red ones|stop at|可 以 跑|演 练
-51	, memory|author date|edit ,
-52	0 and|it dies|no commits
-53	, undo|bundle size|eval|you get
-54	^ broken|^ 跑 一|bisect|dist|it hangs|times ,|发 我
-55	compila el|single file
-56	^ ejecuta|at which|ckpt|the failures|unpac~
-58	뽑~|뽑아~
-59	, count|debian|debia~|p|分 别
-60	after commit|吗|吗 ？
-62	runs each|webso~|差$
-65	0 p|and compare|bring up|を 実 行
-66	fresh
-67	file in
-68	are there|by rule|container
-69	name the
-70	hex
-71	headless|how many
-72	send me|warm
-73	and report|may run
-74	arran~|git bisect|rehea~
-75	yes or
-76	^ 起|y dime
-84	rss|the project|容 器
-85	no file
-86	^ does|en cada
-87	first error
-90	you like
-91	spin
-92	?|？
-93	起 一
-97	under tmp
-103	any file|tmp$
-105	^ execute
-110	whether the
-135	row counts`;

/** Of work: above 0 for a run, below 0 for none. */
export const RUN_WEIGHTS = `446	
196	^ run
184	^ try
177	bench
176	跑 一
160	the local
157	^ 
145	过$
140	green$|perf
135	绿
134	得 过
133	warnings|you hand
129	^ start|green
128	measu~
123	flaky
116	and after
110	^ does
106	build
105	lint
103	绿$
102	통과~
101	container|pr 0|pytest|pytes~
99	before and|ejecuta|ok
98	each of
93	playwright|playw~
92	smoke
90	and report|证 明|遍
89	$
87	regenerate|走 一
86	^ reproduce|p|qemu
85	error rate
84	spin|to come|돌려서
81	loose
80	p 0|paste|tests in|起 来
79	打 开|贴
78	pass
77	0 y|upgra~
76	suite|一 次|走 一 遍
75	時 間
74	^ proto|upgrade|を 0|通 る
73	before you
72	均|跑
71	clean|eslint|eslin~
70	actionlint
69	fresh|to pass|才 算
68	basel~|be green
67	bisect|get it|if it's
66	^ 用|wall|~려
64	baseline|count$|loose on
63	is red|obser~|output$|复 现
62	a minute|samples|seed
61	, find|? try|pass$|rss|ruff|차~
60	me which
59	^ 重 新|clang|test|哪 一
58	^ 起|for each|npm|算 完|红 了|行 し
57	blame|eval|通 过
56	^ execute|^ regenerate|bundle|failing|faili~|simul~|still compile|vite|with |中 位|落 ち|전체~
55	0 ?|how long|how many|limpio|measure|번
54	^ 各|contenedor|crash~|headless|reproduce|tmp$|不 许 改
53	bisec~|red|you may
52	0 and|0 w|^ profile|cure|which ones|一 遍|才 算 完|次$|遍$
51	again|and tell|before after|crash|first error|score|流 し|用 tools
50	crashes|race|全 过|在 本|拟|？
49	a clean|me what|settle|snapshots
48	0 个|?|check that|ctest|曲|钟$
47	again ,|media~|py spy|spy|suite |the stack|time ,|体 积|分 钟|差$|库 上|稳 定
46	corpus|corpu~|gcc|says$|send me|taboo|中 位 数|容 器|给 我|起 一|轮$
45	^ java|beneath|benea~|cinco|dev|load|sampl~|stric~
44	0 errors|dist|mypy|no ,|regenerate the|row counts|在 dev|跑 0
43	^ 哪|and compare|bench~|came out|gcc 0|mvn|run|sh|ten|way$|吗|吗 ？|実 行 し|教|比$
42	^ 全 量|de las|locally|regen~|rehea~|repet~|压|后 用|增 的|新 增 的
41	^ black|culprit|culpr~|demo|see if|show me|strict|takes 0|tests with|the culprit|to know|建 一
40	^ bench|en verde|exits|it with|t 0|under tmp|verde|曲 线|間
39	, or|dime|float|fuzz|verify$|全 绿|分 别|好 的|실행해서
38	compila|me the|passing|run the|snaps~|the dev|vuelve|vuelve a|whether the|y vuelve|后 各|本 地|编 一|能 不|能 跑|贴 出|贴 出 来
37	, also|^ 再|after$|and does|come out|hamme~|succeed|up ,|冒|能 不 能|그
36	^ expect|^ get|^ measure|^ tools|fails|how far|tool|收$|放 一|跑 一 下|逐|비교~|통~
35	, anything|, once|0 steps|^ clang|^ compila|^ target|^ 差 异|^ 试|and send|critical|criti~|deviation|gen|go for|it 0|on main|simulator|万|報 告|耗 时| ,
34	0 kb|^ page|complain|fp|fp 0|is taboo|kb|the diff|with gcc|you like|个 报|个 报 错|二 分|前 后|教 え|教 え て|日 的|能 过|프~
33	^ 能|and check|at which|comprueba|isort|median|si|stop there|大 的|比|错$|확인해
32	^ ejecuta|^ 在|^ 证|a real|against|again~|analyze|clippy|devia~|go test|identical|target|throwaway|trace~|yields|yield~|サ ー バ|ー バ|会 不|单 测|用 |起|那 0 个|附 上
31	^ cargo|^ ruff|^ 告 诉|above 0|arran~|corrige|corri~|hammer|last 0|mutation|mutat~|mvn verify|peak|server |test ,|the wheel|with numpy|在 干|来 一 遍|알려~
30	0 bytes|0 万|answer$|dump|high|hundr~|if any|mypy strict|remed~|try|~번|包 体|各|比 一 下|编 过|遅|마지~
29	^ 记|a fresh|asan|below 0|cause|check|current main|en cada|generado|if there's|let me|loop|me that|ok$|paste what|what it|大 小 和|完 用|小 和|式 跑|模 式 跑|热 点|전체
28	^ pr|^ storybook|a throwaway|chunk|compi~|db|hand it|like$|profile again|scan|self|storybook|story~|~씩|个 时|后 对|哪 一 步|均 值|稳|耗|钟
27	^ ctest|^ mypy|^ 头 文|arrays|array~|cada|clean$|con |convi~|held out|in test|integ~|it |like to|saw|the end|verify|verif~|た も|た も の|ジ ン|ジ ン グ|先 在|净 的|干 净 的|报 错|挂$|改 完
26	0 g|^ before|a spin|byte|ckpt|come back|create a|evaluate|gpu|is empty|repea~|repetitions|resolved|results 0|stuck|top 0|ubuntu|ubunt~|under 0|を 全|サ|三 轮|发 一|坏|的 步|的 步 骤|花|跑 一 遍|跑 三|돌려~|뽑~|뽑아~|실패한|전후~
25	? run|^ build|^ eslint|commit with|fallan|falla~|fix$|hangs|heap|long does|me|minut~|pandas|panda~|profile|report|repro|soak|the library|valgrind|valgr~|warnings$|~랑|ず|久$|前 十|固 件|在 本 地|报|表$
24	^ 仓|^ 仓 库|^ 你 可|^ 卡|^ 挂|and show|claims|debian|debia~|energy|energ~|fails ,|git bisect|hal|hundred|is wrong|let|may be|pass without|postgres|postg~|reason$|repair|targe~|the fake|this checkout|to succeed|一 半|个 错|吞|吞 吐
23	^ broken|^ py|^ 逐|a failure|and give|compile with|de integración|each|each$|falla|i need|integración|once more|passes|phase 0|red$|the staging|through 0|times ,|~그|个 失|个 失 败|模 拟|每 一|记 下|빌~|빌드~|시간~
22	^ サ|complains|counts per|despu~|después|down ,|minimised|más|per rule|postgres 0|repai~|seeded|seede~|somewhere|somew~|tell me|unpac~|サ ー|不 行|前 后 对|后 对 比|失 败 的|察|差|带 的|消 息 里|自 带 的|败 的|量 一 下
21	0 p|against the|and see|binary|crate|database|datab~|java|lighthouse|light~|minutes|name the|new$|rounds|seed 0|tests|the failures|venv|webso~|with race|zero|全 部 通|净|干 净|新 生|新 生 成|是 同 一|的 任|通|部 通|重 新 生| on| and
20	, stop|0 回|^ 冒|a test|and how|be clean|biggest|database and|figures|head|rc 0|times|tox|w|warm|峰|拟 器|模 拟 器|生 成|积|给 一|量 一|돌~
19	0 times|? use|^ otherwise|^ 记 录|afterwards ,|engine|it still|minute|numbers$|output|roll|sum|take the|testdata|testd~|the unit|type$|w 0|wheel|when you're|一 步|取 中|取 中 位|完|容 器 里|拉 起|种 子|红 的|证|贴 给|贴 给 我|输 出|还 能|重 新
18	, |^ main|^ 跑 一|any file|compare the|compile|fixtu~|headi~|integration|may not|minute$|models|pg|runs|tarda|tools|want to|业 务 代|务 代|务 代 码|抓|收 工|最 终 消|栈|测 一|看 是|终 消|终 消 息|绕
17	0 minutes|0 和|^ unit|^ 改 完|^ 最 后|bigge~|build ,|build it|hand|migrations|or the|staging|stagi~|tsc|without|witho~|yes or|your answer|各 跑|少$|息$|我$|最 终|测
16	0 次|afterwards|allow~|binar~|coverage|envir~|far|in docs|java 0|reaso~|scrip~|the cause|warni~|不 能|兼 容|帧|确|结 果|观|零$| and| ,
15	^ report|^ 修|^ 验|at least|benchmark|claim~|compose|fixtures|hex|ignore|prove|stack|the demo|the nightly|with 0|再 跑|因$|息 里|次
14	0 |^ 失|^ 目 标|an empty|no edits|real|step|the test|throw~|何|値|就 把|眼|验 收
13	^ si|^ 本 地|^ 结 果|a scratch|bug|counts|docker compose|fail|if it|reason|report$|repor~|what you|っ た|一 下|十|张 表|终|许 改
12	headl~|port|results|報|慢|目 标
11	0 0|execute|five|model~|numbers|project|spring|with |多 少|最 后
10	^ 看|bundl~|go through|look|repro~|then|消 息
9	note|有 没|有 没 有|
8	, then|?$|^ 重|conta~|data|i want|see|告|果
7	after~|check~|diffe~|e 0|or
6	throu~|出 来|大|能|过
5	back|例
4	来
-2	,
-3	and|be|of|了
-4	0$|for|only|一|不|多|我|把|有|码|行
-5	^ 不|ci|commit|files|for the|one|so|y|し て|你|别|字|并|手|放|方|的|试|$
-6	^ no|^ 你|api|if|line|take|where|with a|yaml|~는|动$|失|自|页
-7	, in|^ if|^ 最|notes|packages|que|命|成|改|档|照
-8	, with|^ |remov~|rest|sourc~|to|two|に|他|在 哪|天|跟|释|默
-9	0|^ 接|^ |accep~|already|alrea~|default|forma~|leave|m|name|now$|pages|py|same|stay|ui|保 持|读||$|
-10	, |^ nothing|^ please|^ 以|^ 其|column|featu~|instead|inste~|nobod~|place~|put|the|this|trans~|what the|周|日|时$|死|的 用|置|补|请|默 认
-11	^ docs|^ everything|^ the|^ 代 码|^ 只|and leave|as|code|en|en la|exist~|failures|onboarding|onboa~|se|support|them$|一 致|上$|名$|权|法|评|
-12	^ new|accor~|addre~|are$|behaviour|home|into|is in|it$|locale|make it|no|ops|shared|share~|should|sync|well|yours$|代 码 里|保|其|参 数|启 动|应|持|改 成|码 里|符|致|调 用|道
-13	, which|after 0|call|callers|dialog|exactly|find the|follo~|isn't|month|nobody|old|reade~|the build|yml|付|候|只 读|引|怎|怎 么|期|直|长| 
-14	^ ios|^ two|^ 加|access|at most|block~|csv|date|everything|expor~|layout|layou~|logs|prod|publi~|should be|the config|we need|の で|为 准|儿|工 作|所|整|架|校 验|注 释|理|略|直 接|系 统|頁|顶|顺| ,
-15	^ 整 理|^ 旧|^ 查|^ 表|^ 配|^ 除|al|and add|could you|doubl~|endpoint|instead of|keep|same$|table in|the onboarding|the public|yet|不 再|不 变|函 数|后 面|处$|意|接|标 题|样 式|盘|系|退 款|送|齐$|화~|화면~|$
-16	^ we|^ |add a|clien~|country|css|findings|leave a|limit$|link$|locales|names|overl~|per user|push|redis|release$|root|sideb~|swift|tell|ticke~|vue|升 到|外|抽|查|留 着|的 事|统|英 文|記|返|退 出|里
-17	0 when|^ package|acces~|base|chat|comment|contr~|exact~|feed|in|left|mermaid|merma~|mobile|mobil~|money|polyf~|remem~|teach|this$|units|you$|い て|不 动|不 需|不 需 要|为|函|图|它$|律|我 这|拿 掉|权 限|画|票|过 一|面 板|风 格
-18	^ 非|as well|behav~|body$|copies|default ,|event|expired|for you|into docs|json|json$|out of|out which|read|revie~|today|todo|キ|人|加 载|原 因|废|旁|注|统 一 成|被|这| flag
-19	, off|0 c|? if|^ in|^ 配 置|as docs|ask|bother|bothe~|cli|colum~|comments|don't bother|fr|go to|half|hard|heade~|localstorage|mind|rb|review md|space|texts|the client|the next|toml ,|ts$|up to|value|we|where$|with its|い て く|三 处|你 不 用|公|加|品|理 成|组 件|调|通 知|那 个|验$| is|
-20	audit of|becom~|being|está|have no|middl~|on all|on every|only audit|out|package json|saying|sayin~|since 0|src|strea~|style~|they'~|tonight|~에|人 用|作|你 那|写 死 的|原 来 的|导|效|有 jdk|查 一 下|缺|바~|코드는| y
-21	^ que|^ 你 先|^ 测 试|a link|alpha~|audit md|balan~|ci will|curso~|debug$|deser~|design|escap~|everywhere|files ,|inventory|logger|logge~|mention|only analysis|page|picker|pipel~|prefe~|removal|reque~|route|save|shoul~|so nothing|tambi~|también|uploa~|while you're|不 准 的|倒 计|倒 计 时|准 的|副|加 一|图 标|展|拿 不 准|文 本|白 名|白 名 单|调 研|路 径 和|非
-22	^ it|^ 安|fix|given|ios|make that|name ,|review|section|squash|tf|timeo~|toggl~|utils|workf~|yaml$|一 成|上 限|加 上|员|多 0|弹 窗|设 置|骨|骨 架|안에~
-23	, you|^ key|^ 信|^ 信 息|^ 只 改|agree~|careful|changelog$|colla~|constructor|crede~|exist$|for |grown|is missing|key|kt$|modal|none|reads|right$|the save|variables|命 名|示$|空|还 没|这 边
-24	!|^ 上 传|^ 运 营|a |adr 0|aren't|aren'~|avatar|coded|component|conve~|cuando|cuand~|docs faq|hard coded|http|implement|its|other than|pero|priva~|research|resea~|retur~|security|suggestion|the body|too ,|translations|view|付 け|参 考|器 的|排|清 除|营|运 营|还 有|页 那 个|顺 手
-25	0 instead|^ export|^ 允|^ 允 许|^ 拿 不|^ 活|^ 短|^ 订|^ |are ,|bar|go$|header|need a|plugin api|readi~|routes|secre~|secti~|sever~|so no|templ~|the user|timeout 0|to read|write|俩|免|展 示|提 示|盖 住|考|限|전용~| 按
-26	^ 周|backo~|grammar|gramm~|lives in|monit~|options|people|peopl~|questions|reading|rejec~|to the|tutor~|use it|~미|~용|ン が|写|增 一|密 码|就 一|引 用 的|新 增 一|格|车|过 来|頁 的|이미
-27	^ engines|^ still|^ write|^ 每 次|alert|body|domai~|faq|feature flags|ie|in all|incidents|mode for|pantalla|panta~|picke~|preferences|sends|there's no|tonight ,|type hints|will|あ る|ほ|一 律|件 头|保 持 一|到 docs|只 读 分|持 一|持 一 致|排$|文 件 头|清|章|读 分|读 分 析|那
-28	^ 你 那|a warning|actualiza|by reading|eu|except|exist|exported|in apps|keep the|place$|return|~게|キ ー|上 传|只|名|是$|有$|气|片|반~|추가해 주세요
-29	^ añade|^ feature|accepted|adr|caref~|cart|colou~|ds|endpo~|format$|keymap|keyma~|out with|pipeline|same treatment|sugge~|the code|the imports|the sql|treatment|参|审|应 当|所 有|整 理|留 了|英
-30	0 fa|^ 状 态|block|bus|digest|diges~|fa|fa 0|how the|isn't ,|it since|legacy|placeholders|remain|schedule|several|valid~|凡|占 位|栏|에|요청|요청~
-31	0 days|^ could|^ every|^ 按 照|called|chapter|chapt~|enemi~|fuera|has the|infra|isn't available|md ,|once per|press~|roles|secur~|survive$|timeout|の キ|成 0|按 照|文|窗|色|被 引|被 引 用|记 住|评 论|逻|逻 辑|아~|페~|페이~
-32	^ 小|and skip|docs and|in |intl|panel|reply with|templates|tf$|the function|放 到|文 档 里|档 里|確 認 は|認 は|除|시
-33	behind the|calls|cance~|class|goes from|hace|ipad|legac~|line with|many$|optio~|range|request|retries|sched~|the style|了$|倒|写 死|弹|据 库|数 据 库|文 档|있는
-34	^ from|^ 安 全|^ 撤|^ 放|code$|csv writer|feature|field~|pm|sheet|tutorial|you know|ち ら|含|好 就|好 就 行|顺 便|齐
-35	^ 你 不|by default|dialo~|inven~|moved to|needn't|needn~|now|passw~|retri~|src checkout|the moment|webhook|well ,|with it|你 不|没 人|没 人 用|统 一|聊
-36	, same|^ 顺|en json|flag|flags|kt|mentions|五 入|半 年|拼 接|拿 不|调 整|返 回|토~
-37	^ src|and fix|escape|garbage|garba~|spinner|spinn~|strings|the helm|ts|辑|보이~
-38	, que|, so|go over|logging|loggi~|mails|treat~|weigh~|年|留
-39	button|doubt~|english|engli~|every~|robots txt|state|style|your findings|不 用|会 跑|버튼~|작성~|제~
-40	, out|^ cli|effec~|guard|injec~|other|pagin~|que se|导 出|早|页 那
-41	^ search|balance|console log|const~|defau~|helm chart|in line|la rama|mail|quiet$|test for|the other|実 装|引 用|策
-42	agreed|from now|in the|now on|permissions|safe|~은|义|原 来|好 它|面|风
-43	handl~|info$|man page|null|shouldn't|the browser|な っ て|存 到|語|设
-44	and put|iban|uses
-45	^ many|webho~|し い|也 不 用|血
-46	^ ci 会|assets|asset~|today$|tooltip|when the|~청|이~|$
-47	0 bit|^ right|and its|option|pr$|style of|按 钮|文 案|钮
-48	adc| a
-49	, message|, the|友|密|语|계~
-50	
-51	^ out|bump the|cap|doc|i'll|retry
-52	^ 标|^ 状|comme~|globa~|incid~|light|lives|ops 0|will tell
-53	añade
-54	legal|設 定
-55	man
-56	研
-57	設
-58	auth|on top|public|toolt~|吧$
-59	^ i'll|owner|present|shown|示
-60	here
-61	吧|表 示
-62	^ 名|avata~|dark mode
-63	badge|the footer
-64	could|md| 的
-65	还 在
-66	且|버~
-69	docs
-71	dba|here$|md$|在 用
-72	butto~|び|画 面
-75	changelog
-78	dark
-81	calle~
-82	位 置
-83	defaults| ,
-84	but keep|into one
-85	^ readme
-87	ci 会
-92	sign
-96	框
-106	keys|走$
-119	menti~`;
