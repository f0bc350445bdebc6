/**
 * What words weigh for the prompt as a whole, in hundredths: above 0 for work,
 * below 0 for an answer. Learned by `tests/eval/fit.ts`; not made by hand.
 *
 * @module
 */

/** Where a prompt without any known word stands. */
export const GESTALT_BIAS = 115;

/** A weight, a tab, and its features between bars; `^` opens a sentence. */
export const GESTALT_WEIGHTS = `209	warning
205	tf
204	warnings
200	geo
198	follow the
197	regression
191	turn
183	body|revert
181	^compila|en la
179	footer
178	apply
177	class|start the
176	assets|compila
174	^x
173	as docs|newest
172	añade|common|unit
170	^css|whatever
169	the failures
168	empty|itself
167	with 
166	ejecuta|linter|nested
165	green
164	 in
163	^md|check that|md|the end
162	^implement|header|the seed
161	mypy
160	proxy
158	^apply|and add
157	and save|in tests
155	changing|execute|results
153	except|failures|md |strict
152	^run|gcc|with and
151	scratch|the rest
150	a comment|bin|everything else
149	errors
148	dry|dry run|lanza|there's
147	let the|orders|the settings
146	record
145	and after|free|gen|out why|shows
144	tmp
143	repair|stay|there and|tokens|with 
142	al
141	tooltip|try
140	unit tests| and
139	inside|shop
138	to see
137	as well
136	? try|errores|everywhere|flaky|flash|go to
135	tests for
134	the path
133	when you're
132	before you|no new|the first|within
131	
130	rotate|times|url
129	^execute|bisect|nothing else|suite|ts and
128	reproduce
127	^first|^readme|^web|bring|java|the five
126	^only|analytics
125	^bring|^if|there's no|your findings
124	^fix|os
122	fails|try it|
121	button|en |otherwise|proto
120	^reproduce|add the|correct
119	could you|dev|error|only for|save|side|users
118	comment|well
117	^|change the|contract|spec
116	and |container
115	and give|stays
114	billing|repair it|to do
113	^start|lib|macos|perf|run the
112	^there's|screen
111	across|clean|rest
110	convert|python
109	an empty|b|local|ms|to pass
108	bump|mb|measure|paste the|until| 
107	zero
106	deps|legacy
105	^replace|dump|use the
104	fail|should be|specs|the existing|validation|w
103	below|can be|css|full
102	^everything|^use|study
101	^add|emulator|is in|set
100	json|means|p|permissions|scope|settings| flag
99	h|infra|keep the
98	^get|but the|command|public
97	build and|nothing but
96	^|as the|create a|on a|profile|text|with 
95	compile|including|link|the numbers|top
94	^make|along with|is |the files|y el
93	row|the integration
92	^one|available|minutes|panel|reports|the api
91	add a|home|list with|sample
90	before and|integration tests|locally|take the
89	^json|^steps|don't touch|the |workspace
88	^svg|branch|key|option|svg|toml
87	bar|bench|don't edit|eslint|index
86	components|debug|events|found|mention|notification|upgrade
85	and in|if it|support
84	^measure|it to|none|one commit|the ui|xml
83	above|default|existing|matrix|the log|work
82	^try|cli|files and|metrics|take
81	and do|how long|in packages|seconds
80	^task|retries|web src
79	^understand|against a|cache|close|expect
78	^reply|i expect|if any|obvious|of each|right|separate|system
77	always|configurable|current|directory|done|health|instead|keys|pass|put it|the other|the sample|up the
76	^build|the table
75	behaviour|five|fresh|id|let|prueba|runs each| is
74	left|server|utils
73	and a|import|mail|modify any|por qué|run 
72	benchmark|make the|same|the team
71	^log|adding|run it|the page
70	been|dead|mean|more|notes|over|second
69	buffer|lives|lives in|the same| must
68	grown|helm|only the|test suite|the one|ui
67	end|l
66	for |format|max|nobody
65	and its|final|hay|js|put
64	integration|page|rust|tests and|undo|web
63	^js|comparison|crash|parser|you can't|
62	^same|^to|can you|care|shared
61	^commit|apps|both|loader|ni|since the|src|style|you to
60	all three|docs guide|lack|memory|outside|their
59	admin|the csv|ticket
57	^port|^should|a test|change to|longer|over the|port|the error
56	out which|rules|sentences|the current|usage|want to
55	^change|^delete|a |causa|la causa|log|next|the server
54	chart|created|it's|items|write the|you may
53	^tell|^txt|a |backup|failure|formats|instead of|messages|not modify|see|txt|uses
52	^in|^put|even|keep|once|stop|the sql|the three|theme|they are
51	by the|csv|guide|in docs|now|terraform
50	ios| y
49	days|output|readme
48	back|do the|fields|it in|make|the reason
47	^package|delete the|double|values
46	^goal|afterwards|docs|fix|goal|use|verify
45	again|apart from|checks|dark|en|input|to a
44	dba|fixed|implement|number of|send|should|the test|up
43	^do|las|run|title|y
42	docker|edits|isn't
41	image| and
40	along|data|it out|node|the build
39	added|behind|examples|merge|off|us|yet
38	date|first
37	^both|in src|last|que|rows|s|them|version
36	base|code and|nothing|project|the two
35	one|there|ts
34	client|down|finished|report
33	in the|todo|whether the
32	ops|please|replace|you
31	^ts|c
30	^the|all|de|don't change|on the|own|than
29	^keep|of the|then|with
28	^|about|tests
27	^sh|builds|edit|is the|its|test
26	x
25	as
24	add|release
23	py|three
22	against|database
21	into|per
20	build|in
19	when
18	don't
16	at|
15	and|the
13	commit
7	
-9	for
-10	is
-11	of
-13	only
-18	a
-19	from
-21	do not|through
-22	may
-23	^don't
-24	job
-25	i need|task|to the
-26	^go|that
-27	delete|go
-28	del|the new
-30	el|small
-31	modify|plain|something
-32	^find|at the|each|message
-33	^work|before|known|open|our|read only|store
-34	another|changes
-35	^map|and tell|function|main
-36	i'd|no edits|to be
-37	^when|does the|find|we have|what is
-38	hand|pick|takes|the worker
-39	cron|dime|says|start
-40	do we|frame|how does|in a|me what|not|places|running
-41	^why|config|has to|move
-42	have
-43	^your|a new|any|plugins
-45	cart|library|list|my|ones|reads|we're
-46	does it|fixtures|how to|install|list of|needed
-47	^report|review
-48	inputs|options|question|sleep|what you|your final| ?
-49	be|de solo
-50	^no|^where|^you|jobs|pdf|production|scheduler|twice
-51	? if|by|ci|cover|los|never|of this
-52	about the|already|db|it under|línea|repository|the last|write
-53	^how|^tests|i'll|just|like
-54	^deploy|collect|name|of |place|to run
-55	are|cost|entry|notice|place where|plus
-56	here|work out
-57	^a|^we|^|grouped|language|live|payment|show me|solo|
-58	built|must not|the repository
-59	a single|and |shell
-60	path
-61	^does|^questions|answer with|following|me whether|merged|to delete
-62	and no|commands|comments|made|off the|read|third|up to|walk
-63	crate|gateway|happens|me|permission|solo lectura|sorted
-64	^|for each|i|spring|thing|
-65	^code|a short|and one|cada|each with|happens on|history|the file
-66	^review|archivo|before the|have a|tests would|the app|the history|which of
-67	count|go through|look at|note|si|total|your
-68	cause|chain|environment|feature|from the|keep it|scan|table|writer
-69	^search|android|changed|de la|failed|rewrite|role
-70	^check|^compare|^from|^trace|to me| ?
-71	any file|complete|makefile|para|the wrong
-72	^we're|match|numbers
-73	^every|^|analysis only|cancel|rule|stale|that i
-74	diagram|removed|repo|respuesta|the database|the user|them by|we|yes no
-75	handler|race
-76	decide|folder|incident|like to|tabla|the ci|this repo
-77	^give|answer to|defaults|desde|lectura|verdict
-78	^tarea|access|dónde|dónde se|quote|reply|wrote
-79	flow|ids
-80	^can|plugin|reverted|token
-81	^read|extension|mysql
-82	^plan|^sort|after a|author|claims|everything that
-83	depends|depends on|en el|tarea|will do
-84	agent|and whether|breaks|say|skip
-85	^en|checkout|need to
-86	^audit|^since|break|for me|going to|hard|of our|session
-87	^c|skipped
-88	in that|sdk|tests that
-89	^help|^what|código|hooks
-90	can|logs
-91	explícame|logic|pull
-92	^this|answer|is missing|together
-93	commits|down to|explain the|modifiques|no modifiques|you are
-94	being|dame|images|order of|sort
-95	code|who has|you would
-96	assume|but|i can|no code|the plugin
-97	exports|importer|no file|plus a|this is|trigger
-98	background|disk|queries|things|what
-99	^return|look into|only task
-100	ask|how|may be|why
-101	copy|hands|mark|tests to|to write
-102	and the|any of|loop|of them|owner|yes
-103	paths
-104	party|research|third party|this|update the|view
-105	arm|for a
-106	between the|for every|look|plan|where
-107	^line|^you're|and say|repositorio|review the|whether it
-108	are not|el código|look for|wants to|was|would break|writes
-109	it on|short
-110	^research|any files|env|questions|week
-111	and how|anything|deleted|layer|names|one of
-112	^output|^per|facts|inline|me a|sent
-113	a table|aren't|customer|cuánto|every|wrong
-114	desktop|in our|wants|would
-115	points
-116	can it|to create|with what
-117	in your|who calls
-118	^what's|adr|topic|which order
-119	alter|call|how would|if a|tenant|will|would have
-120	investigation|of these|point|true
-121	config keys
-122	what would
-123	closed|graphql|state|think|whether|which one|which tests
-124	cómo se|differences|lifecycle
-125	^suggest|and can|explain|implemented|in ci|o|or|release notes|service
-126	an implementation|as a|one sentence|tarea de|the cart|to add| 
-127	^for|^i|which
-129	is to|queue
-130	markdown|reviewer|write to
-131	^role|and where|not write|twice ?|where do
-132	also|archivos|flags|product|the answer
-133	it ?|the author
-135	and what|likely|modules|will be
-136	functions
-137	be written|checked|order|suggest|the repo
-138	recommendation|the product
-139	? look|evidence|ficheros|modified|sentence|sentence on|written
-140	^i'm|between|draft|edit or
-141	if we|is there|most
-142	strictly
-143	^look|sort by|with file|would it
-144	actually
-145	a code|code path|string|were
-146	it be|the code|your answer| and
-147	native
-148	research only
-149	claim|which ones
-150	deploy|diff|？
-152	?|requests
-153	a user|could|cómo|nada|opinion|whether we
-154	^who|codebase|to make|words
-155	platform
-157	links|what happens
-158	no cambies|what could|you'd
-161	bullet
-162	myself|prod
-163	and which|and why|whose
-164	cuando|on which|that would
-165	paragraph|that are
-169	^describe|^draft|es|read the|to replace
-170	and line
-171	could be|implementation|prepare
-172	according|according to|be modified
-173	did|estimate
-174	better|describe
-175	lists|pr
-177	candidates
-178	does our|your reply
-179	archivo y|who|y línea
-180	in order|really
-182	somebody
-183	^explain|the git
-184	enough|necesito
-185	tables
-187	^which
-188	i'm
-199	explica|started
-201	judge
-202	reading
-207	check the
-210	http
-212	what's the
-220	is it
-221	gitlab
-248	qué
-249	hace
-255	^qué`;

/** The same for Han, kana and hangul: built only for a prompt with some. */
export const GESTALT_WEIGHTS_CJK = `201	돌
190	补一
178	加一个|非
174	加上
169	的直|的直接
166	고쳐|쳐
165	统一|行的|체
163	保留
161	零
160	最新
156	管理
155	頁
154	ち|打一
153	^环境
148	改掉
145	要多
144	一个提|就修
142	^原因|泄|泄漏|试一
140	对齐|결과
139	直して|补上|调整
138	^日志|友
136	中文
135	^配置|回归|的一
134	一起|开发|机器|码一|能过
133	然|直し
132	先不
131	が通|写好|留着|려서
130	結果
129	^用|不出|固定|里没
128	不了
127	基|抽|然后|表示|被引|被引用
126	^代码
125	命名
124	^不改|^跑一|把日|통
123	不变|必须|须
122	を全|容器
121	键
120	低于|减|前十|留|的内
119	^路由
118	^改动|一并|分隔|格式|证明
117	印|图标|埋|埋点|寫|成功|柄|第一
116	也不用|出的|现有的|解析
115	中位|中位数|位数|多个|弹
114	たら|빌|빌드|패
113	不上|显示
112	不稳|不稳定|돌려
111	不过|框|管
110	跑一下|록
109	力|突|색
108	日期|秒|返回|돌려서
106	ディ|打印|顺手|실패
105	以后|稳定
104	用现|跑一遍
103	不准
102	ず
101	下的|公共|净|固|头|干净|成的|每次|都要
100	デ|格|正常|값
99	^验证|付けて|後
98	グ|件不|允|允许|升到|栈|栏|气
97	修好|复现|游|가해|추가해
96	前后|另一个|库的|显|結|자
95	余|报错|替え|補|警告|跑不
94	^接口|个包|绿|사용
93	^可以|しま|其余|沿用|개
92	仍|写完|失敗し|改为|敗し|敗した|跑一|随|页|추|추가
91	落
90	全部|展|空|메|확|확인
89	搞清|率
88	全量|机器上|오
87	不再|失敗|敗|没人|由我来|的话|稳|采
86	协议|工程|提示|的用|级别|返
85	器上|就|置项|誤|访|访问|配置项
84	协|掉|满|跑十|里所|里所有|그|상
83	^在|冲突|夜|清掉
82	^把|一律|三次|让|재
81	^第一|挂了|改成|补|要自|通る|크
80	っ|不在|动的|只有|当前|轮|버|작
79	上限|名单|把|新生|新生成|盘|確|確認|重新生
78	是同|是同一|跑测|跑测试
77	代码里|列表页|归|搞|文案|時間|码里|行为|表页
76	^数据|れば|原因を|另一|同样|拟|整个|最大|碰|节点|警|词|齐|합
75	件是|完|常|注释|的事|询|跑|追加|通过
74	加して|找到|抖|果を|的日|結果を|耗时|表结|表结构|저
73	加一|耗|贴回来|边都|여
72	を追加|加し|各跑|后再|字段|律|拉|摘要|末|现有|追加し|集群
71	^看看|一节|参考|在最终|编译|스를|프
70	び|右|在最|应|成一|束|此|部分
69	エ|保存し|冲|器|异常|포
68	^其他|^完成|ビル|ビルド|ルド|下的文|己的|币|币种|旧的|编号|自己的|英|限制|를
67	^第二|ログ|万|如下|意见|样本|结果|计算|账
66	对不上|扫|挂|标准|的问|的问题|败的用|起|还能|验证
65	るこ|ること|上|两种|贴出|贴出来|선
64	その|临时|大小|用一|约束|自动|预发
63	^构建|么都不|便|写测|写测试|控制|深色|的文|误提|路径
62	截|打开|把最|折|支持|的日志|的用例|看不|算完|訊|足|跳过|용으|용으로|전용으
61	^不用|于|令行|会话|命令行|烦|菜|菜单|重跑|麻烦
60	么都|什么都|保|共|実行|跑一次|해서
59	があ|你负|你负责|写法|助|外|构建|看有|看有没|重新|관
58	^需求|全绿|在这|年|现成的|的变|编|저장|표로
57	件一|件一个|制|器里|才算|才算完|的文件|练
56	别的|動|回来|完成|对不|有关的|查询|独|要能|视|设置|都不要|검|로그
55	^第三|ィ|全|样式|汇|索引
54	单独|告|图|報告|成|批|整|最终消|现成|终消|终消息
53	^实现|你不|卡|最多|统|路由|过的|需求|로|지는
52	^编辑|写进|剩|报|绝|联|译|这次|遍|里的
51	って|临|元|分钟|加|告诉|告诉我|完整|実|异|径|意|理成|见|诉我|页面|번|찾
50	を実|告警|它|実行し|小|活|画面|行し|追
49	わ|ージ|公|是不是|最终|白|节|诉|费
48	也不|另|打|持|移除|过了|정하지
47	个文|个文件|値|可以|师|必|确|通|默认
46	れる|准|昨|有关|直|设|连|린
45	そ|分支|大的|失败的|正|符|败的|고
44	^新增|けて|こと|太|手|有的|示|规|重试
43	セ|リ|ーの|个版|个版本|使|关的|掉的|确认|终
42	个用|关系|直接|要修改|贴|間|스트를
41	^任务|串|住|数字|用例|钟|대
40	付け|恢|恢复|未|长|预|기
39	ら|停|套|目|데
38	だけ|下面|修改任|再|当|最后|输|部|하고
37	^不要|パ|包的|压|环境|認|起来
36	保存|升|取|支|試
35	に|不可|份|果|트를
34	れ|一遍|内|出来|单测|容|按|止|第
33	个月|四|次
32	三个|切换|收|默
31	される|修复|其|并|트
30	した|不用|先|到|压测|期|配
29	^最终|两|好|换|改完|现在|都
28	して|同步|现|背景|认|请求
27	旧|板|话|配置|에서
26	安|改了|索
25	一个|中|五|例|导出|引入|换成|能用|의
24	服务|求|用|项|서|을
23	放|错
22	十|命|试|验|바|에
21	切|失
20	し|一次|过
19	进
17	く|くだ|くださ|さ|さい|だ|ださ|ださい|同|字|接口
16	日|服|版|面
15	包|名|回|开
13	总
10	最
9	不|清
7	接
-5	的
-11	理|要|주
-12	对|查
-13	和|段|每
-15	只|文件|档
-16	大|定|数据|有|里
-17	单|测试|限
-18	前|可|表
-19	执|执行
-20	で|分|多|所|统计
-21	动|参数|审|式|每个|程
-22	令|出|如|文档|来的|着|问题|는
-23	一句|地|改动|만
-24	の|は|め|位|句|本|步骤|骤
-25	口|客户|没|给
-26	^你是|写|状态|能|사
-27	从|客|案|解
-28	之后|函数|端
-30	な|我|插件|编辑
-31	楚|清楚|看|이
-32	你|半|即|提交|方法|書|校验|那|量
-33	久|员|块|多久|新建|明|权|辑|这个
-34	一句话|交|生|释|需|도|부
-35	イ|后台|度|新增|登|签
-36	历史|史|物|说明|金
-37	屏|报告|知|缺|里写|와|읽기
-38	^列出|列出|发|断|法
-39	后的|态|相|나|수
-40	东|东西|判|吗|它们|校|西|要改
-41	ない|只读|境变|境变量|始|我想|有测|有测试|环境变|等|给一|负责
-42	他|哪一|每一|的代|的代码|知道|责|치
-43	列|列表|这一|파일
-44	^找出|ァイ|ァイル|イル|ファイ|否可|如果|拆|是否可|类型|缩|附上
-45	为什|为什么|以内|任|作|分别|布|最后一|生产|精|记下|가|분석|석
-46	ビ|功能|含|备|效|機|用到|码
-47	^前端|^逐条|えて|す|只做|指|根|没有测|流|的是|真的|维|议|链接|레
-48	^为什|的地|的地方|的时|看到|结论|象|떤|어떤
-49	どこ|你只|出每|底|改文|數|模式|입니|입니다
-50	み|任何代|何代|何代码|别动|変更|开关|禁|离|算的|與|读|道|里给|니다
-51	つ|决|函|哪几|循|循环|的提|评|读的|边界|那一
-52	コ|上线|人|件都|前端|回复|复用|文件都|更|本的|而|脚|触|超时|阅读|順に|경로|지
-53	么实|么实现|之|变量|怎么实|根据|网|設|队|적|터
-54	个问|个问题|方|析|离线|要写|说|退款|间|需要|삭|삭제
-55	キャ|ジ|不修|几种|删|区|后来|回滚|挑|精度|者|观|讲清|许改|还|这|정|플
-56	体积|判断|我自|我自己|拆分|时间|特|触发|鉴|鉴权|니|소|알려|제
-57	げ|不对|产出|仓|存在|対|少|工作|方案|檔|每条|没有|涨|的提交|的测试|粒|线上|运|近|队列|되는지
-58	いま|える|が|体|処|処理|安全|心的|断言|染|渲|渲染|滚|的测
-59	下个|出所|出所有|变化|层|总结|缓|計|문
-60	^只读|です|スク|两套|会影|会影响|做|同一个|我要|码和|维度|缓存|覆盖|調|走|말|말고
-61	^现有|から|么时|也不要|什么时|件的|论|어
-62	几|到底|句话|实现的|性能|改的|査|调用
-63	けで|不提|不提交|声|引擎|擎|易|是|纯|该|都在|间的|조|조사
-64	也要|们|件和|储|别在哪|据|理由|角|过哪|过哪些|重写|들|취
-65	ま|ッシ|バッ|产|会|况|去掉|同事|开始|情况|料|本号|版本号|脚本|被|코|코드
-66	イルと|キャッ|ャッ|ャッシ|ルと|一行|么做|录的|护|支付|要回|资
-67	いでく|でく|でくだ|のは|是什么|檔案|给出|途|里新|분|설
-68	ャ|不会重|库里|書き
-69	^上周|る|任何|会怎|会怎样|依|序|弄清|条件|由我|看一|看一下|言|链|읽
-70	上传|个函|个函数|代码|回复里|明して|有人
-71	互|勿|审计|就好|怎么做|排|有多少|结合|깨
-72	^仓库|^升级|ります|仓库|型|复里|推送|灰|署|部署
-73	^我们|り|代|外部|怀|怀疑|我们|有效|절
-74	些东|些东西|交信|交信息|什么|哪些东|提交信|是什|測試
-75	^帮我|什|位置|入的|及|有没|有没有|能否|过去|锁|附|게
-76	しな|しない|イン|么|写在|和行|和行号|対応|摸|清单|真实|行して|마세|마세요|정리
-77	前提|又|回给|时候|用方|的实|要做|请|调用方
-78	^给出|变更|否|専用の|影响|心|改代|改代码|时机|用の|要改任|风险
-79	べ|会被|原样|被删
-80	不写|件和行|你是|地方|文件和|说说|경
-81	何|删除|审查|안
-82	か|ライ|写了|团|团队|并说|并说明|影|网关|覆|수정
-83	候|写代|写代码|四个|場|帮|排序|文档里|档里|花|讲|调研|遅|遅い|里哪|里哪些|모
-84	^本次|^直接|は一|は一切|不许改|代码推|你的|出错|削|削除|发生|整理一|的鉴|的鉴权|码推|码推断|绑|绑定|裡
-85	^删除|た場|た場合|些接|些接口|交的|哪些接|場合|大概|好的|怎么|按可|推|提交的|明文|连接|险|변
-86	^对照|・|不要动|修改|掉了|断言了|本次|見|言了
-87	クリ|不做|了哪些|容易|怎样|是哪|단
-88	てい|ないで|不修改|只要|程度|重构
-89	^有没|会不|会不会|况下|情况下|是怎么|沒|沒有|流程|绕|觉|觉得|进程|배|있|있는
-90	^评估|会上|叠|구|줄
-91	后一|封|快|是否|答|調査|각|명|명해|설명|설명해
-92	把所|百|습|습니|습니다
-93	不会|多少|怎|思路|性|性排|按可能|推断|改名|教え|教えて|时序|经过哪|能性排|説明|까
-94	るか|个人|在什|在什么|学|的三个|的原
-95	^如果|^测试|いる|すか|ている|两处|之间|仅|或|最近|算|編集|评估
-96	^回滚|^想知|个迭|个迭代|你认|你认为|加的|认为|迭|迭代
-97	ど|了哪|分别在|碼|리해
-98	任何东|何东|何东西|权限|表格
-99	ロー|很|思
-100	互相|分析|如何|探|教|混
-101	まで|前我|我需|我需要|진
-102	いで|不得|可能性|明し|能性|説明し
-103	ほ|只是|证据
-104	入口|原生|것
-105	下周|写任|写任何|准备|改文件|箇|箇所|经过|要动|里有
-106	对照|建议|绕过|谁先
-107	在哪|没有可|説|评论|는지
-108	たいで|を説|を説明|摸清|是怎|같은
-109	估|写在回|回答|점
-110	^읽기|些地|些地方|哪些地|実装|帮我|照着|行号|门|디
-111	はど|些|在哪里|指出|금
-112	^読み|享|办|租户|纯调|纯调研|翻|顺序|하는지
-113	^输出|してい|べて|到哪|各自
-114	可能|哪些|还有
-115	值得|哪|标出|测试覆|试覆|试覆盖|떻|떻게|어떻|어떻게|있는지
-116	ュ
-117	修改文|的实现|租|过一|디서|어디서
-118	决定
-119	写文|写文件|声明|有可|麼
-120	么没|了什|了什么|什么没|以及|出你|改哪|業|理一|造
-121	之前|解释|파일은
-122	たい|假设|合入|일은
-123	るの|创|创建|形|语言
-124	有可能|来改|谁在
-125	정리해
-126	一半|改造|送
-127	有哪|有哪些
-128	^只做|从哪|在回复|是在|能的|运行
-129	^파일|走一|走一遍|还是
-130	方面|角色
-131	いです
-132	各自的|的所|的所有|自的|计一|트가
-133	今|的方
-134	看代|看代码|순서
-135	假|成表
-136	仓库里|估一|哪里|属
-137	个方|分组|周|哪个|守|順|함
-138	可能的|想
-139	作量|工作量
-140	首屏
-141	在回|어디
-143	^请从|要不|要不要|请从
-144	^哪些
-146	^从
-148	幂|幂等|按租|按租户
-150	都不许
-152	形式
-153	チ|别改|라|순|하는
-154	番
-155	무
-156	属实
-158	會
-161	或者
-163	这三
-164	レ
-166	論
-167	谁
-169	核对
-170	依据
-171	지도
-175	核
-179	ブ
-180	ュー
-183	점을
-190	^看一|新人
-192	一段
-213	却`;
