/**
 * What words weigh for the prompt as a whole, in hundredths. Learned by
 * `tests/eval/fit.ts`; not made by hand.
 *
 * A line holds the features with one beginning: the beginning, then between
 * bars the rest of each and its weights for work, for a change of files, for
 * a run and for a declaration. `^` opens a sentence, `$` ends it.
 *
 * @module
 */

/** Latin words, numbers, signs and marks. */
export const WEIGHTS = `!|=-16,46,-21,10|
! |!=-16|
!$|=,20|
,|=7,23,-8,35|
, |0=21,,,-4|added=-22|all=48,,,11|also=,,47|an=-28|and=5,9,,-19|anything=-11,,54|arregla=20|así=,25|at=8|based=-47|before=21|both=103|can=16|change=,,,-34|changed=-10|cold=16|como=40|compare=45|con=,,-27,-11|correct=43|corrige=24|count=-13,-79,59|create=,-45,,17|crlf=23|curl=20|cuáles=-100|cuánto=-36|default=25|deleted=-14|dime=,,35|do=,,,43|does=-7|don't=10,,,19|down=37|e=-27|effort=-25|el=8,,-19|en=,,,-13|english=35|even=18|everywhere=96|find=23,,101,27|five=17,-36|fix=156|focus=-44|get=31|given=-93|go=18|going=-18|gpu=21|hands=,,,-29|hard=-24|how=15|i'd=-34|i'll=,,-58|i'm=-33,,,17|i=,,,7|implementation=26|in=,,,-12|internal=-22|is=-26|it=29,26,,11|its=18|just=12|keep=60|keys=17|kill=37|leave=70|let=54|like=46|limits=-23|line=-35|list=,,,-25|log=,27|los=-19|make=48|median=16|message=,,-52|migrate=,-42|names=29|negative=25|new=-16|newest=27|ni=,,,24|no=7,,,5|node=77|none=27|not=15,,,9|note=19,-39,27|nothing=,,,21|of=-42|off=126,27,-31|on=6,-20|once=36,-43,27|one=8,,-23|open=26|or=-89,,32,-22|orden=-25|out=37,,-36|overwrite=-24|paste=72|path=-12|pero=,,,16|please=,,,-15|point=16|por=-12|put=108,26,,14|que=21,22,-32,13|quiero=,-41|quién=-14|qué=-107|raw=-15|read=-80,,,24|removed=-26|repair=43|repeat=19|replace=52|report=45|reset=23|restore=39|revert=30|rewrite=-33|run=,,22|same=11,31|say=-77|send=44|si=-47|sin=,,,25|so=3,17,-46,-36|solo=,,,19|sort=32|sql=-33|staging=24|status=15|step=-14|stop=-34|summarise=29|switch=23|take=104|tell=-10,,,12|test=-24|tests=,26|the=,37,-44,10|then=55,,15|third=-25|though=48|three=12|too=26|transitively=-32|tres=14|una=27|undo=,-59|us=29|use=17|values=28|wait=,-42,32|watch=19|what=-71|when=-31|where=-8|whether=-69|which=-26,24,-12|whichever=43|while=25|who=-68|why=-15|with=3,10,-10,-6|without=13|would=18|y=14|you=,,,27|왜=-22|지금=-21|테스트=38|파티션=-22|=-9|=9|=,,,-13|
,$|=,,,-28|
0|=60,,-10,-53|
0 |'s=,,46|,=-12,,,-25|0 到=-11|0=12|?=,-41,48|aa=12|am=-23|and=18,-32,16|antes=-35|b=16|bytes=,,32|c=,-14,-46|client=40|commits=-28|con=-17|container=36|csv=-12|d=16|days=9,29,-31|de=15|desde=20|diff=-31|does=56|e=-7,,,-10|errors=,,55|everywhere=52|for=20|fps=16|gb=16|h=13|head=-31|in=-36,,-18|is=17|items=25|json=,30|k=-6|kb=9,,28|log=-13|m=10,,,18|may=-14|md=-9,15|mi=30|minutos=21,-34|mm=59|ms=,10|must=21|no=19|of=,13|on=9|one=37|only=17|p=-18,-66,-32|prompts=20|px=29,20|rather=35|rc=,-38|s=17,8,,5|script=36,-38|seconds=46|split=-58|steps=,,56|times=32,-18,36|txt=-12|unknown=,,34|users=15|vus=35|when=20|with=19|without=30|words=-15|x=,19|y=-8,-16|で=53,-18,20|と=27|コ=27|コミ=15|万=,,22|三=26|上=25|个=-8,,79|个提=-43|以=12,52|以上=27|件=11|件を=17|分钟=-8|各=18|和=-25|回=33,,78|回ず=16|字以=-15|并=36,-63|并发=,-43|改=-14|文字=33|条=-8|桁=27|次=38,,12|秒=37|线=34|线程=34|行=-6|개월=23|단계=40|만=12|번=23,,38|에서=-14|초=23|초로=18|회=20|회씩=24|=-4,,9|？=-40|
0$|=,33,,21|
?|=-106,-131,65,-18|
? |a=31|answer=-23|argue=-22|be=-18|build=24|compare=-33|con=-21|criteria=-22|describe=-25|does=-59|don't=-64|file=-32|find=25|follow=-22|go=-49|have=-35|i'd=-24|i'll=-24|i'm=-21|i've=-38|i=-37|is=-24|judge=-70|just=-14|keep=18|list=-34|look=-105|me=-51|mira=-76|one=16|paste=47|please=38|point=-49|qué=-48|reason=-26|run=103|see=-42|show=-85|sort=-20|table=-32|think=-28|trace=-44|try=95,-28,61|use=,-27,42|what=-38|which=-21|work=-31|would=-22|you=,-44|=47|
?$|=-33,,13,-14|
^ 0| 回=38| 字=-14|=-2,11,,-12|
^ a|=-7,,,-14|cceptance=-15|ct=-46|dapt=19|dd=93,15,,-29|fter=7|l=20|ll=7,14|lso=,27,-100|n=,29|nalysis=-22,,,16|nd=-6,,,11|nother=-42|nsible=20|nything=7|pi=10,15|pply=46,,,-24|rranca=56,-53|ssess=-21|udit=-12,,,46|verigua=44|way=25|ñade=64|
^ b|=-12|ack=72|ase=-14|efore=-37,,36,-29|ench=121,,50|enchmark=32|esides=-20|etween=-30|isect=22|lack=23,,65|oard=26|oot=30|ranch=-19|ring=78|uild=,,32|ullet=-16|ump=42,58|usca=-20|ut=,,,18|y=-17|
^ c|ambia=15,31|an=-5,,,-13|andidates=-13|ap=24|argo=45,,70|arry=30|hangelog=,,-40|heck=-17,,,-7|heckout=18|i 会=25,,-38|i=10,53|lang=,,32|li=,,-47|lose=42|ode=-29|ome=-36|ommand=-18|omments=10,,-28,-15|ommit=,36,,-11|ommits=-26|ompare=-74|ompila=107,,60|ompile=23|on=,,32|onfig=68|onsider=-33|onstraints=-16|onvert=16|opy=15|ore=12|orre=31|orrect=98|orrige=117,,,-21|orré=,-58|ould=13,29,-35|ount=-20|over=24|riteria=-41|ritique=-27|sv=34|trl=49|uando=20|uáles=-14|ómo=-21|
^ d|ale=25|ame=-21|ark=-14|b=-10,,,-26|ebug=22|eja=,,,28|elete=-8|eletion=27|enormalise=36|escribe=-68|esde=-24|esign=-63|espués=29|id=-38|iff=-46|ig=-13|ime=-86,,,-21|o=-20,,,22|ocker=42|ocs=56,18,-14,-40|ocument=29|oes=,-75,99|on't=-19,,,-11|onde=40|ont=-22|raft=-56|raw=-18|
^ e|=-10|ight=-23|jecuta=139,-102|l=6,51,-24,-28|mpty=,,,39|n=,,,-15|ngines=24|nterprise=24|numera=-16|scribe=39|slint=-32,64|stamos=-16|stimate=-46|very=,20,-72|verything=,,-14,-14|vidence=-17|xamples=57|xecute=151,-104,48|xisting=41|xit=13|xpect=17|xpected=,,-18|xplain=-62,,,-13|xplica=-24|xplícame=-26|xport=50|xtraction=25|
^ f|ailing=,-43|ailures=,-50|alta=23|altan=31|eat=-23|igure=47|ile=-8,,,-18|iles=-23,,,-15|inal=18|ind=-28|ix=12,31|lash=-17,-38|lip=25|ocus=-19|or=-18,30|ormat=-81|resh=51|rom=8,,,-20|uera=65,,-37|
^ g|ate=23|ather=-29|et=9,14,47|it=-12,,,13|ithub=,,-39|ive=-25,,,-8|o=-5|oes=61|raphql=25|rep=-17|zip=40|
^ h|ammer=21|and=-30|andle=30|andlers=21|ands=,,,31|ave=22|azlo=37|e=-18|ere's=-18|ere=-57|oist=26|ow=7,,,-7|oy=23|
^ i|'d=,,,-6|'ll=-23,,-36|'m=-55|'ve=-27|=-14,,,-26|e=24|f=79,,-9,-20|mplement=72|mport=57|mprove=25|n=,59,-16,-17|ncident=-24|nclude=-19|nput=-15|nstall=26|nterface=24|nterview=52|nventory=-14|nvestigation=-46|nvoice=29|s=-17,,,-18|ssue=-16|t'll=17|t's=7|t=42,,-31|ts=50|
^ j|obs=-13|ust=-49|
^ k|=28|eep=,60,,18|ey=14,38,-40|eys=22|ick=32,,50|ill=131|nown=-13|
^ l|a=,33,,-12|anza=33,,53|as=48|ast=,28|ayout=39|eave=-9,,-17,19|ee=,,,17|egal=-20|ena=-24|et's=43|et=114|evanta=20,-51|ighthouse=-17|ine=-37|inks=-41|int=15,-31|ist=-61|ista=-12|o=,29,-14|oad=49,-46|og=88|ogger=23|ogs=-42|ook=-32,,,14|oop=27|os=35,64,-15,-11|uego=12|
^ m|ain=31,,22|ake=86,21|anifest=20|any=25,,-45|ap=-15|arket=-20|arketing=-80|arta=-17|ay=,,,-28|e=-24|easure=117,,91|edian=,-40|essage 里=27|essage=10|essages=35|ide=37,,35|igrate=37|issing=20|ode=-82|odels=28|ost=21|ount=65|ove=91|ulti=-30|y=-45|ypy=,,33|ysql=-34|
^ n|=-16|ame=-11,,,-20|ames=-42|eed=34|ever=-13|ew=-14|ext=-11|ginx=,23,-26|ightly=26|o=-11,,-6,21|obody=-7|ode=13|one=-10,,,29|ot=,,,33|ote=,,40|othing=,-11,,-6|pm=26|ull=16|umber=15|umbered=-48|umbers=-14|
^ o|=42|ff=34|ld=-11|nce=40|ne=,-32,,-13|nly=10,,,-37|pen=-10|ps=-15|rders=24|ur=-23,18,,-10|ut=112,,-42|utline=-23|utput=-13|
^ p|=-33,-31,-20|ackage=29|ackages=12|age=29|ara=-45|asa=69|aste=-25|atch=65|ath=-124|er=-18|ersist=29|hase=-18|laces=-23|lan=-17|laywright=,-47|lease=,,-13,28|ls=,,,23|oke=-26|on=20|onlo=29|opulate=26|or=-40|ort=49,32|ostgres=-37|retend=-26|rettier=22|rimero=40|riya=-28|roduce=-46|rofile=41,,84|rohibido=-14|ropose=-53|ropón=-33|ros=-32|roto=63,,46|rune=49|urely=-15|ut=26|ytest=,,76|
^ q|a=-19|ue=135,47,-107|uestion=-10|uestions=50|uick=-16|uiero=,,49|uién=-54|uote=-44|ué=-110,,,-7|
^ r|aise=20|ank=-36|ate=9|ead=-39,,,27|eading=-57|eadme=39,34,-67,-13|eal=42|ecommend=-21|egenerate=46,,73|ehearse=27|elease=20,-37|emoval=73|emoved=-31|ename=178|enovate=18|epair=25|eplace=19,27|eplay=46|eply=-11|eport=-22,,,20|eproduce=189,,67|equest=36|erun=52|esearch=-32,,,38|esolve=21|esults=24|eturn=-69|eview=-29|ight=68,,-45|ole=-19|uff=50|un=10,,206|
^ s|ame=57|ave=71|ay=-25|cope=-27|creenshots=22|earch=-9,35,-46|econd=-11|ee=100,,16|erver=22|he=-17|hould=7|i=27,,14,-10|iguen=29|in=,21|ince=-15|ketch=-93|kip=-20|mallest=24|moke=48,-46|o=,18,,8|olo=-13,,-21,22|omebody=-10|omeone=-13|ource=-19|pec=-15|pin=31|plit=12|quash=27|rc=4,40,-46,-9|tage=41,,,-26|tart=17,,141,-20|teps=-15|tg=27|torybook=,,45|trictly=-26,,,35|trings=24|tudy=,,-37|ube=,,51|uggest=-33|ummarise=-41|upport=-16|uppose=-14|wap=70|witch=-49|
^ t|able=-10|ally=-44|area=-15|ask=-23,43,,-22|each=19|eam=21|ear=21|ell=-7,,,-11|emplate=-20|est=14|ests=-26,45|ext=-12|hat's=-17|hat=14|he=4,4,-7|hen=68,17,,-7|here's=23|hey'll=-18|hey=22|hings=-12|hink=-99|hird=-17|his=-42,,,18|hose=54|hree=-7|hrow=98|icket=-10|ighten=38|imes=20|itle=-21|ls=26|oday=-12|odo=30|op=-15|opic=-64|otals=-30|race=-85|ranslate=19|reat=-10|riage=-34|ry=40,,198|sc=55,,31|u=,,,24|urn=118|wo=-10|ype=13|ypes=22|ypo=34|ú=-55|
^ u|i=27|nder=-25,,,19|nderstand=,,,-16|ndo=30|nit=-9|nity=-21|pgrade=56|se=69|ser=-14|sers=,61|tils=53,27|
^ v|alues=15|erdict=-44|erify=-12|ite=15|
^ w|alk=-28,,,17|anted=45|as=-14|asm=17|e're=-33|e've=-10|e=-6,,-12|eigh=-18|hat's=-7|hat=-52,,,-10|hatever=45|hen=,,,17|here's=-37|here=-10,,,-10|herever=41|hether=-23|hich=-24,,,-28|ho=-170,,,-9|hy=,18,,-15|ire=20|ithout=,,,42|ould=16|rite=,81,-30,-35|
^ x|=-16|code=29|
^ y|=,25,-24|ou're=,,,14|ou=,-13,,49|our=7,,,13|
^ z|ero=59|
^ é|chale=-17|
^ |=-23,26,-24|
^ | は=16| 全=16| 这=-20|=14,46,-14,-18|
^ | に=15| の=23,30,-22|=18,35,-59,-30|
^ | と=22| の=45|=71,-5,171,-20|
^ |=-19|
^ | 这=-34|=-3,18,-45,-12|
^ |=-12,,,11|
^ |=,,-48|
a|=-2,6,,12|
a |better=-36|bug=-12|clean=8,-24,46|code=-20|cold=53,-53|colleague=-23,,42|comment=63,28|commit=-14|copy=14,-46|decent=22|diagram=-30|dozen=31|dry=58|failure=,,30|file=,28|footer=-37|fresh=10|healthy=-36|hundred=21|key=-19|la=,14|link=17,,-31|list=-20|lock=-44|look=-23|los=,,,16|matrix=-23|md=-27|mermaid=22|minute=42,-25,56|new=,22|note=-22|null=18|number=-30|one=,,-56|package=19|partial=29|pass=-34|person=-30|poddisruptionbudget=25|postgres=-33|proper=25|query=-25|read=10,,,23|real=,,56|reference=24|regression=8|release=-37|reply=-38|rollback=26|scratch=97,-35,37|screen=19|section=31|short=,29|single=,,,20|spec=25|spin=105,-37,28|stale=-37|statement=38|table=-37|talk=-15|test=10,,19|thing=-65,,,29|throwaway=13,,39|timeline=-27|token=21|trailing=19|un=28|una=60|unit=12|user's=-41|verdict=-40|warm=24|warning=36,,-31|=31|=78|=,40,-33|
a$|=,,,-12|
aa|=10|
ab|andonados=-26|i=43,,34|le to=16|le=18|ort~=20|out 0=-9|out ?=-20|out our=-39|out the=-16,,,10|out to=-44|ove 0=20,,31|
ac|aba~=,,41|cept$=26|cept=13,31|cepted=18,,-32|cepts=25|cep~=50,13,-16|cess=7,,,14|ces~=-5,,-20,15|cid~=-14|cordingly$=82|cordingly=82|cor~=,,-23|ept~=,33|ross the=96|t as=-57|tion=-9|tionlint=27,,87|tions=,,-28|tiv~=,19|tual$=33|tually do=-28|tually=-9|
ad|apt=62|apted=21,,-37|apt~=18,23|c=,,-57|d a=10,17,-17,-24|d it=23|d=3,62,,-22|ded ,=-25|ded changed=30|ded=,19|dre~=,18|ds=-45|just the=47|just=50|jus~=58|min area=65|min$=-14|min=,,,-11|r ,=36|r 0=12,,-25|r=27,26,-69|
af|ect~=-29|fected=-37|fec~=-17|ter commit=,-63|ter each=20|ter how=-26|ter$=-12|ter=-4,,,-9|terwards ,=13|terwards$=-7|terwards=13,,16|
ag|ain ,=25,,35|ain$=40|ain=36,,17|ainst staging=42|ainst the=6,-13,52|ainst$=-39|ainst=,-8,35,-7|ain~=,-8,35,-7|e=-31,,-62|ent will=-21|ent$=,32|ent=-26,,,9|ente=-17|ents=-9,,,-13|ent~=-9|pl=-33|rad~=-21|reed to=-26|reed with=19|reed=-8,,-23|
ah|ead and=71|ead=29|í=,41|
al| 0=,32| pie=20|=15,36,-14,-18|can~=-16|embic revision=27|embic=27,26|emb~=27,26|ert=,,-39|go que=-40|go=-8|guien=-44|gui~=-44|gún=-45|ias~=16|l ,=-8,,,17|l 0=111|l ?=-83|l files=-14,,,43|l for=-65|l four=16|l its=-20|l nine=44|l of=,-30|l places=-134|l three=41|l=-3,-11,,34|lowed denied=-35|lowed to=-14|one and=21|one$=,48|ong=,,,13|phabetical=39|pha~=51|pine=21|pin~=21|ready have=66|ready=-8,,-13,-15|rea~=-8,,-13,-15|ta=,31,-44|ter=-32,,,64|tered=,,,34|ter~=,,,30|though the=-27|though=-11|tho~=-11|
am|=-17|eri~=17|
an| adr=47| analysis=-16| answer=-92| attacker=-28| end=23| error=19| hour=45| implementation=-30| input=-34| issue=35| overview=-35|=,,,21|alysis only=-164,,,44|alysis=4,,,45|alytics=,,-26|alyze=47,,57|aly~=5,,,44|cho~=16|d ,=31,34|d 0=13|d a=6,20|d add=123|d after=95,,134|d age=-45|d apply=24|d by=-39|d can=12|d carry=26|d check=109,,39|d classify=-26|d commit=89,58|d compare=14,-35,58|d concurrency=24|d confirm=54,,31|d correct=117|d could=-56|d count=93,-35|d cover=44|d delete=184|d describe=-21|d do=,,,19|d docs=40|d does=-8,-29,40|d drop=25|d fix=84,39,-40|d flag=-28|d give=,-15,24|d go=30|d have=16|d head=24,,,27|d how=,-32,19|d is=-6|d it=,,,30|d its=24,95,-38|d judge=-73|d leave=143,39,,-28|d let=25|d line=-153|d list=,,,23|d make=59|d mention=32|d move=25|d name=-15|d no=,,,16|d not=-8,27|d note=-19|d on=,-42|d once=39|d one=-28|d passed=-21|d print=26|d prove=60|d put=152,16,-22|d repair=31|d report=7,-99,89,15|d restarted=-27|d return=20|d risk=-29|d save=98|d say=9,-39,34|d scripts=-14|d see=173,-36,60|d send=-32,-60,35|d show=-24,,20|d skip=26|d sort=13|d src=-27|d stop=31|d store=26|d suggest=-18|d switch=25|d tag=26|d take=90|d tell=,,58|d that=-10,,,13|d the=-7,,,-11|d three=56|d time=21|d use=47|d want=-29|d watch=30|d what's=-127|d what=-31|d where=-32|d whether=-64,,,-10|d which=-192|d who=-21|d why=-83|d with=23|d without=47|d write=,30|d =,,-15|d =97,,48|d =-8|d=2,-21,,3|not~=,34|other agent=-38|other=-9,,,-14|oth~=-7,15,,-14|swer ,=-101|swer as=-21|swer her=-23|swer me=26|swer to=-25|swer$=-17,,23|swer=-39|swering=-14|swe~=-21|tes de=-52|tes o=-17|tes y=17,,44|tes=,15,,-8|y change=-27|y changes=-22|y code=-20|y file=-28,-103,24,48|y files=-23,,,50|y kind=-10|y more=38,44,-15|y of=-12,,,18|y=,,,33|ybody=-16,,,27|ybo~=-16,,,27|yone=-28|yon~=-28|ything ,=,,,48|ything else=,,,-27|ything in=-21,,,16|ything still=-16|ything$=-40,,,15|ything=,,,28|yth~=,,,30|ywhere on=31|ywhere=,,,23|ywh~=,,,23|álisis$=,,,30|álisis=-46,,,52|áli~=-46,,,52|
ap|i 0=,,73|i ?=-60|i and=-14|i for=-57|i in=43|i md=-23|i txt=29|i v=-10|i with=60|i の=31|i=-5,16,-16,-26|k=46,-46|líc~=19|ost~=22|p ,=17|p from=21|p with=21|p=6,,,-13|pears=29|plication=-9|plies=-29|pli~=-9|ply ,=27|ply nothing=-73|ply the=58|ply$=29|ply=67,,,-23|prove=-41|ps admin=53|ps web=15|ps=11,,,-10|t=29|unt~=37|
aq|uí=-8,,,18|
ar|ch=42|chivo y=-87|chivo$=-10,,,-13|chivo=-46,,,9|chivos ,=-23|chivos$=-31|chivos=-29|chi~=-8|e ,=48|e a=-25|e at=12|e in=-19,,,9|e not=26,,,19|e skipped=-27|e still=,,,-31|e the=-6|e there=,-58|e they=-52|e to=26|e under=-52|e$=-10,22,,11|e=-13,-12,,-4|ea a=35|eas=-43|en't to=16|en't=,,,18|en'~=,,,18|gue from=-25|gue=-135|gum~=,24,,-11|ia=25|ithmetic$=-33|m 0=43|m=19|mame=-18|mam~=-18|ound=,24|oun~=,24|ranca la=39|ranca=63|ran~=,-40,20|ray=-18|regla =89|regla=97|reg~=,,,17|réglalo=49|rég~=49|tic~=37|tifacts=-84|tif~=-24|
as| a=,11| docs=84,21,-22| hex=,-40| in=-33| it's=61| it=-6,,,18| long=20| of=14| often=30| one=12| text=-15| they=-24| well=47,,-22| your=-24|=9,11,-9,18|an build=23|an=136,,36|cii=-15|ia tokyo=28|ia=112|k=,16,-38,8|ked to=-42|ked us=-34|ked=-27|ks for=35|ks=,,-28|sertion messages=21|serts=18|sess=-21|sessment=,,,42|ses~=,,,38|sets=60,27|set~=60,27|signment$=-28|signment=,,,22|sig~=-16,,,21|sume=-17|sumption=-25|sum~=-21|
at| ,=40| 0=-4,,,12| all=-18,,,24| error=27| five=26| how=65| least=,33| run=-15| runtime=-27| the=24| what=-19| which=,-62,41|$=-13|=,13|tacker=-28|tac~=-16|tempts=-17|tem~=-8|
au|dit 0=28|dit md=123|dit of=17|dit only=-24|dit$=-16,,,26|dit=,75,-20,34|ditor=-45|ditoría=,,,20|dit~=-10,,,15|tenticación=-9|ten~=-9|th=,25,-31|thor date=,-46|thor=-6,,,-24|tho~=-44,,,-14|tofix=,-51|tof~=,-35|
av|ata~=,26,-57|erage=-26|erigua por=11|erigua=20|eri~=13|isos=41|iso~=41|
aw|ay=5|
ay|er=-26|
añ|ade el=31|ade un=18|ade=72,,,-12|
b|=-7,,,-8|
ba|ck as=-19|ck before=54|ck from=25|ck in=19|ck out=35|ck to=77|ck=,,,13|ckend=14|ckends=,-61|cke~=12,,,-9|ckground$=-11|ckup=6|d commit=,-50|d=-6,-62,19|dge=145|ked=-19|lance=,,-28|nner$=-17|r ,=37|r$=-13|r=29,18,-27|se it=-21|se json=43|se=,,-34|sed on=-18|seline=11,,31|sel~=37,,33|sta=-18|
be| altered=,,,25| blunt=-46| clean=14,,30| created=-11| gone=16| good=35| green=,,114| lost=-35| made=-38| missing=-20| replaced=-31| shown=20| so=14| switched=-20| to=-46| written=-33,,,31|$=-16,34|=,,,21|cause=-13,30|cau~=-13,30|comes a=16|comes=17,48,17|com~=,44|en=-5,-22,,22|fore 0=-24|fore after=9,64,31|fore and=43,,129|fore anybody=-45|fore i=-58|fore or=-45|fore the=-17|fore we=-18|fore you=146,,84,-23|fore$=-12|fore=-3,,6,-16|for~=,,10,-17|haviour ,=63|haviour=50,14,,-19|hav~=36,45,-13,-24|hind it=20|ing=-9,31,-44,10|lieve=,30|lie~=,37|long in=29,,-38|long=14|longs in=39|longs to=-13|longs=19,26|lon~=39,60|low 0=,23,36|low are=-21|low src=23|low the=23|low=12|nch results=36,37|nch=153,,121|nchstat=28,-45|nch~=6,,67|side=58|tter names=-60|tter wording=-42|tter=-14|tte~=-14|tween 0=-80|tween the=-15|tween =-23|tween=-14,,-11,-9|twe~=-14,,-11,-9|
bi|en=12|g json=30|g=,-35|gger=23|ggest=,,43|ll=-63|lling md=23|lling=,14|lli~=,26|n time=45|n=40|nar~=10,-41,48|nding=-56|ndi~=-33|sect between=137|sect=29,-28,73|sec~=37,-20,61|
bl|ack=29|ame and=-67|ame$=-39|ame=-8,,47|ank=-12|ock=-7,,-39|ocks=-14|ock~=-9,20|oqu~=,,-29|unt$=-46|unt=-46|
bo|dies=35|die~=35|dy$=27|dy=29,,-23|m$=25|m=22,,-27|ot the=32|otloader=-49|otl~=-26|rra=-90|rra~=-66|ss=22|th ,=18|th backends=25|th logs=-32|th =31,,52|th$=,26|th=-9,,,-11|ttom of=27,,-46|ttom=42|tto~=42|tón en=21|tón=57,,-52|x=61|
br|anch ,=,,,19|anch and=,-52|anch as=32|anch coverage=45,,44|anch =-9|anch$=,48|anch=10,,,9|anches=,38|anc~=,,,10|eak$=-13|eak=-41,,,-30|eaks=-16|eak~=,22|iefing=-19|ing it=45|ing the=31|ing up=,-60|ing=118,12|ings=20|ing~=20|oken ?=70,-39|oken=17,,18|oker=,-44|oke~=28,,20|otli=29|otl~=29|ows~=,,,10|
bu|cket in=32|cke~=-5|ffe~=,22|g=-8,37|ild ,=,,27,26|ild and=41|ild app=76,-42|ild both=28|ild files=-40|ild it=35|ild rs=-45|ild the=32|ild v=24|ild =19|ild$=,,,-13|ild=5,-10,100,8|ilds ,=-44|ilds=,,,22|ild~=,,,12|ilt=-9|lk=-58|llet points=-31|llet=-9|llets=-14|lle~=-18|mp the=27,,-44|mp=-6,57|ndle size=,-58|ndle=8,,55|ndl~=31,,26|rst=22|sca=-15|t 0=-39|t keep=19,,-88|t=-10,21|tton=6,20,-24,-16|tto~=10,29,-45,-17|
by| 0=-15| code=29| component=-59| default=29,,-28| file=-14,,47| line=-51| reading=-39,,,-23| rule=,-68| step=-29| the=4| tonight=33| what=-33| which=-49| you=,,,27|=-5,-7,,-12|te=,32,19,26|tes=-10|
c|=-7,18,,-5|
c |0=-5|
c$|=-13,22|
ca|bec~=30|che=,,,-6|che~=,,,12|da uno=-8|da=,,,-12|den~=-12|lcu~=-7|lendar=27|len~=8|ll=-42,,-18,-7|llbacks=-10|llb~=-8|ller of=-54|ller's=20|llers of=-47|llers=,28,,-15|lle~=,13,-50,-20|lls it=-19|lls$=,,-37,18|lls=,32,-27,16|mbia el=18,31|mbia=16|mbies nada=-88|mbies=,,,28|mbios=-26,,,16|mbi~=-16,,,49|mbió=-24|me back=21|me in=-54|me out=32,,44|mera$=25|mino=-29|min~=-58|mpo=40|n a=-97|n an=-26|n go=58|n it=-60|n paste=-24|n send=-31|n that=-40|n the=-24|n you=18|n't be=8|n't tell=-20|n't=-8,,,-7|n=-5,,,-12|nce~=,,-23|ndidates for=-60|ndidates with=-35|ndidates=-107|ndi~=-42|p=20,34,-31|ptu~=,-19,28|rd numbers=57|re about=-54|reful=18,,-31|ref~=28,,-42|rgo test=72|rgo=19|rpe~=8|rrito=18|rri~=,,,13|rry on=32|rry=10|rt ts=78|rt=8,,-18,-14|se$=12|ses for=34|ses=7|sts per=-27|talogue the=-24|tch=-14|use ,=13|use$=,,31|use=,,36,-15|
cc|$=-18|
cd|c=15|n=-9|
ce|ll=,-22|ro=16,,61,23|rt=42|
cf|g=13,30|
ch|ain=-33|ange ,=,,,-14|ange a=-31|ange any=,,,21|ange anything=,,,-15|ange in=,,,-17|ange it=23|ange nothing=-25,,,17|ange the=17|ange$=,,,-42|ange=,,,15|anged ,=-16|anged between=-38|anged fixed=30|anged in=-31|anged$=,,,-19|anged=-18,,,8|angelog for=24|angelog md=,,,22|angelog$=,,-31|angelog=,21,-53|anges ,=,,,18|anges of=-20|anges whatsoever=-24|anges$=-15|anges=-8,25,,9|anging anything=-22|anging the=27|anging=,,,23|ang~=6,-7,,50|annel ,=-14|apter=21,,-35|apt~=21,,-35|art ,=17|art=,34,-21,-14|arts$=40|arts=-13,,,-12|art~=,,,-12|at i=29|at$=-62|at=-11,24,-27,-10|atv~=34|eck ,=,-46|eck of=,-44|eck that=-74,,41|eck the=-49|eck them=28|eck with=28|eck=,-9,32,-18|ecked$=35|eckout js=21|eckout may=,,,28|eckout=12,-19,,29|ecksums=43|eck~=8,,,14|ild=-33|okes on=30|okes=30|oke~=30|rome=15|romium=,-36|unk=,,40|urn=13,-28,36|
ci| logs=-56| workflows=31| yml=10| 会=58,,-77| 가=23|=-12,37,,-22|nco=9|rcumstances$=-27|rcumstances=-40|rcu~=-35,,,18|te=-67|
ck|pt 0=36|pt=,-54|
cl|aim$=-56|aim=-38,-23|aims=-10,-37|aim~=-13,-50,20|ang 0=14|ang tidy=,,38|ang=28,,98|ari~=-56|ase=35|ash=-25|ass=,67,-36|assify them=-26|assify=-27|ause=-20|aves=,,-37|ave~=,,-37|ean ,=17|ean build=89|ean checkout=,-42|ean container=29|ean$=17,,30|ean=48,,79|eanly on=27|eanly=75|eanup=-76|ean~=8|early=40|i$=14,,,-20|i=-21,,,-26|ick through=23|ient ts=45|ient=,13,-12|iente=,19,-25|ients=-19|ien~=5,,-39,-7|ippy=45,,42|ipp~=25|one=14|ose the=29|ose=,25|uster=9,-54,32|ust~=16,-41,,-11|
cm|akelists=,,43|ake~=,,48|
cn|=32|
co|bertura de=45|bertura=,,51|ber~=,,51|bro de=-7|bro$=56|bro=17,,,31|de ,=,,,12|de and=7|de block=-19|de for=-19|de in=,,-37,-18|de is=-10|de may=21,,,-24|de or=-21|de paths=-58|de review=-34|de stays=20|de$=-10,,-14,21|de=-48,20,,9|debase=-21|deb~=-21|ded=,,-23|demod=-28|dem~=-17|deowners=-11|deo~=-11|des and=49|des=-24|la=-30|las=-21|ld and=18|ld=,-24,16|lga~=23,-47|llapsible=27|lla~=,,-36|lleague=-17|lle~=-15|lor~=-16|lour=24|lou~=,,-23|lumn without=-21|lumns=,,-21|lum~=,-13,-12,-6|me back=71,22|me from=-14|me out=18,,26,14|me up=11|me=-9,34,8,20|men~=,,,-23|mes out=38|mes up=24|mmand and=-57|mmands that=-33|mmands=-29|mma~=-6|mment at=18|mment on=20|mment$=-22|mment=44,13,-15|mments and=34|mments on=19|mments only=71|mments=-17,32,-14,-14|mme~=-13,45,-49,-11|mmit ,=,,,10|mmit ?=-25|mmit and=-23|mmit each=43|mmit message=-19|mmit messages=-95|mmit only=24|mmit per=41|mmit$=40,,,-19|mmit=3,12,-6,-25|mmits ,=-28,,,15|mmits on=-14|mmits since=-22|mmits$=,,,25|mmits=-27,,,14|mmitted=-17,,,13|mmi~=,,,27|mmon part=48|mmon=15,,-21,-14|mmo~=34,,,-14|mo=17,44|mpare=-5,,,6|mparison in=24|mparison=15|mpa~=,,,5|mpila el=16,-36|mpila=52,-19,69|mpile with=60,,36|mpile=44,,15|mpiles=27|mpi~=30,,34,-11|mplain=19|mplete=,,,17|mpliance=,,-30|mpl~=6,,,8|mponent=,18,-36|mponents=6,16|mpose stack=20|mpose up=22|mpose=,-31|mpo~=3,,,-28|mpress=22|mprueba que=,,39|mprueba=,,73|mpruébalo=61,,45|mpr~=29,,39|mún=21|n 0=,,40|n el=,,41|n la=26,,13,14|n las=-15|n su=11|n =62,,31|n =17|n=4,,10|ncerned ,=-34|ncl~=,,-27|ncrete=-15|ncr~=-54|nditions=-48|ndi~=-13,,,-11|nexión=,,-41|nfig$=16,,,13|nfig=,25|nfirm it=-20|nfirm or=-22|nflicts in=24|nflicts=,33|nfl~=,40|nftest=25|nft~=25|nge~=,,,19|nnect ,=39|nnect=27|ns ,=-38|ns=-22|nse~=42,20|nsider=-14|nsi~=-9|nsole log=29,28,-60|nsole=28|nso~=27|nstants=28|nstraints=-24|nstructor=21|nst~=,28,-32,-9|nsulta=-9|nsumers=-24|nsu~=-12,,,29|ntainer=106,-67,72,-13|ntainers=38|nta~=25,-10,-10|ntenedor=82,,31|ntent$=25|nte~=-9,,,-11|ntinue=-28|nti~=-18|ntra el=23,-32|ntractor=-13|ntracts=-23|ntradicts the=-37|ntradicts=-27|ntributing md=-35|ntrol=,,46|ntroller$=-26|ntr~=-17,8,,6|nvert the=44|nvert=,23|nve~=-5,20,-40|nvince yourself=,-41|okie banner=24|py of=14|py=26,,,15|re=,-14,,-9|rner=-25|rne~=-25|rpus=51,,73|rpu~=51,,73|rrect it=73|rrect the=49|rrect them=21|rrect=36,85,,16|rren=-21|rre~=,18,,13|rrige el=6|rrige=113,,32,-24|rri~=,,,-12|rré=,-58|rrígela=19|rrígelo=46|rrí~=119,34|st=-12|staría=-21|sta~=-21|uld a=-74|uld be=-139|uld have=-23|uld it=-37|uld we=-43|uld you=17|uld=53,37,-49,-14|uldn't=-17|uld~=-25|unt 0=21|unt as=33|unt the=-90|unt=-6,,,-12|unts of=19,-25|unts=-21,-49,19|unt~=,,,-7|upl~=-21|upo~=-12|ver=,29|verage of=37,,32|verage=42,,25|vers=-9|ver~=5|
cp|p 0=32|u=13,-33|
cr|ash=-8,-56,31|ashes=-12,-38,60|ashloopbackoff=-24|ash~=-11,-38,38|ate=-10,,60|ates=-10|ate~=-10|awl=29|c=10|ear=,,,18|eate ,=-105|eate=-22,,,9|eated ,=17|eated at=30|eated=25,51|eat~=6,,,36|ede~=,,,-16|ees=-29|iteria=-30|ite~=-40|itical=106|itique the=-27|itique=-27|on jobs=-16|on=-14,32,,8|ontab=-14|ont~=-16|
cs|=,,-29|s$=,,-50|s=42,54,-31,-22|v under=24|v writer=31,,-35|v に=16|v =32|v$=-18,44|v=22,108,-30,-18|
ct|est=28,,69|r=-31|rl shift=25|
cu|ando el=,,-53|ando=,34|and~=,34|atro=51|atr~=51|lprit=,,45|lpr~=,,49|ota=19|re=27,,48|rl=54|rrent main=41,-38|rrent=22|rrently=-30,23|rre~=28,,,-6|rsor=14,,-21|rso~=12,,-23|stom=-16|stomer data=-32|stomer who=-22|stomer=-8,,,-11|sto~=-8,,-12,-12|t from=-23|t=,,,14|ál de=-31|ál es=29|áles son=-25|áles=-49|ále~=-49|ánto tarda=47,-39|ánto=,29,25|ántos=,-122,30|ánt~=,,92|éntame=18|éntamelo=-39|
cv|e=-14|
cy|cle=23|
có|digo ,=,,,23|digo y=-12|digo$=-16|digo=-19,17,,26|dig~=-16,17,,26|mo funciona=-27|mo lo=-15|mo se=-48|mo=-45,,,22|
d|=11|
da|emo~=-11|le=52|me=-11,-43,50|ngerous$=-38|ngerous=-58|nge~=-34|rk mode=,35,-34|rk variant=20|rk=34,81,-60|ta ?=-49|ta big=30|ta race=36|ta set=34,-51|ta=-4,,9|tabase =31|tabase$=,,,-19|tabase=5,,,-15|tab~=5,,,-15|te ,=99|te=75,22,-15,-9|yjs$=13|ys ,=33|ys=,23|
db| schema=-27| structure=-19| 에=41|=,,,-25|a=-23,17,-92|t models=-41|
dd|l=-37|
de| 0=-7| clientes=40| dónde=-30| integración=34,,29| json=66| la=,,,9| las=-7| lectura=,,,20| llamadas=-55| los=-9,,,12| pagos=-23| prueba=26| ramas=47| release=17| solo=17| soporte=-26| test=-25| verdad=15| =-16|=-6,14,,14|ad ?=-30|ad branches=22|ad ones=22|al with=27|al=27|ath=43|b=,,26|be=,28|ben=15|ber~=,21|bian 0=60,-65|bian=9,-69,37|bia~=9,-69,37|bou~=,,-31|bug$=56,31,-33|bug=69|cent message=22|cent=22|cide by=29|cid~=-13|cimal=14|cimals=38|cim~=6|cis~=,30|coder=22|dup~=,-44|ep link=22|ep=-12|fault for=23|fault is=28|fault scope=26|fault=21,,-13|faults ,=-19|faults=,20,-54|fau~=11,33,-35,-10|fined=-22|finitely lost=,-37|finitely=,-37|finitions ,=-21|finitions=-18,,-28|fin~=-7|ja el=11|ja=7,,,19|jas=29|já=25|jó=25|l código=-92,,,22|l módulo=36|l stock=-7,,,18|l=,,,29|lante=-16|lan~=-16|lay$=16|lay=47,24,-25|lete ,=14|lete any=21|lete files=-25|lete or=-45|lete the=-9|lete =-72|lete=22|leted the=-29|leted=-52,43|letes the=15|letes=-63|leting=-50|letion=21|let~=-56|mo ,=16|mo data=19|mo=100,-63,61|mon~=14|más=30,40|ntro=,21|ntr~=,21|ny=17,,39|pend on=-23|pend=-23|pendencies=,-15|pendent=-24|pends on=-14|pends=-23|pen~=,11,,-9|ploy and=-23|ploy prod=-17|ploy=-78|plo~=-5|precated=14,19|precation warnings=34|pre~=23,63,-12|ps md=35|rive it=-39|rived from=14|rived=15|scribe el=-34|scribe=-16|scribed=-16|scribes=23|scr~=-4,,,-10|sde cero=20|sde qué=-40|sde=-13|serve=35|serves a=21|serves=32|ser~=123,52,-29|sign=,,-17|sig~=5,59,-13|sk=,,,31|sktop client=-22|sktop=-12|skt~=-12|splegar=-13|spl~=-59|spu~=,56,23|spués de=-50|spués=,56,23|stroy=,-32|stroys=-21|svi~=18,-49|tekt=33|tek~=33|termine which=-31|termine=-23|termined=-15|ter~=-14|v server=14|v ttyusb=,-30|v=88,-12,56,-12|velop=20|viation=16,,57|via~=49,,25|vice=-28|vic~=-17|
di|agnosis=,,,22|agn~=,,,38|agram in=19|alog ,=37|alog=20,42|alo~=21,45,-31|ce que=,-44|ces=38|d in=25|d it=-16|d=-8|dn't=-22|dn'~=-22|ez=,,26|ferencia=,-29,73|fer~=,,30|ff between=-20|ff in=-21|ff=-69,,25,24|ffer$=-10|fference between=-29|ffers=12,-25|ffe~=-5|g=-27|ga=29|me por=-35,,,34|me qué=-12,-75|me si=-15,-57|me=-40,,48,37|os=28|rection=14|rectories ,=27|rectory and=27|rectory$=23|rectory=14|sabled while=45|sabled=11|sab~=,56|sappear$=28|sappear=16|sap~=24|sco~=,,,25|scuss it=-22|scuss=-43|scussed=39|scussion=-21|scu~=-17,20,-44|sk=-24,,,26|st=,-74|stinct=21|stinta=20|sti~=,-21|stroless=31|vide=27|vid~=21|
do| a=,,,18| i=-63| not=-90,,,13| on=-35| other=-23| our=-36| so=17| the=12| they=-48| we=20,,,-9| with=-10| you=32|$=,,,-10|=-7|c comment=-15|c comments=33|c=-8,25|cker compose=23,-40,34|cker 里=,-52|cker=56,-19,,-7|ckerfile=-9|cke~=-13,,,-14|cs adr=15,,-27|cs and=35|cs api=-35,,-21|cs arch=42|cs architecture=36|cs audit=43|cs design=23|cs env=53|cs faq=,,-28|cs flags=39|cs notes=50|cs only=17,,,-36|cs research=40|cs site=42|cs where=31|cs=31,18,-50,-33|cstrings=64|cst~=19|ctests pass=42|cte~=66|cument=-7|es ,=22|es anything=-29|es in=-31|es it=10,-35,25,-7|es main=16|es our=-21|es the=-40,-23|es this=-41|es today=24|es =12|es =,-30|es=18,,-21,-17|esn't ?=-24|esn't=6|esn~=6|mai~=,,-25|n't go=26|n't know=-13|n't modify=-9|n't need=,,,-21|n't raise=-57|n't remove=-29|n't write=10,,,24|n't$=,,,23|n't=-17,-16,,18|nde=,26|ne ,=25|ne=40,26|nt touch=,,,29|nt=-86,,,52|s veces=14|s=,,,6|uble=,28|ubl~=,35,-18|ubtful=43|ubt~=,,-47|wn ,=-28|wn as=30|wn from=40|wn in=34|wn the=-19|wn=-25,,,-5|wnload=-15|wnl~=-21|wnstream=-35|wns~=-16|xygen=27|xyg~=27|zen=31|
dp|=16|
dr|aft=-23|ain~=-31|aw=-27|ift=32|iven=16|iver ,=,,36|ivers=-15,21|ive~=-7|op the=13|opped=-34|ops=,31|y run=92,-29|y=66,-33|
ds| store=29|=65,,-53|p=25|
dt|o=,,-28|
du|e=27|mp =30|mp$=12|mp=49,-36|plicated=-71|plicates=23,,,-25|pli~=,,,-8|ration of=17|ration=,-19|rat~=10|ring=,,,-16|rin~=,,,-16|
dá|mel~=-40|
dé|jalo=39|jal~=43,23|
dó|nde se=-30|nde=-48|
e|=-5,30|
e |0=,,,-10|
e$|=,,,13|
ea|ch ,=6,-29|ch finding=-36|ch module=39|ch of=-16,,137|ch one=-31|ch step=-10|ch with=-16|ch$=-8,-37,34|ch=-21,-15,19,-12|
ed|it ,=21,-31,,37|it files=-24|it$=-11,,,-28|it=-15,,,81|itar ,=-16|itar=-22,,,27|ita~=-15,,,24|ited ,=,,,22|ited=7,,,20|ites=-9|ite~=-10,,,32|iting=-19,,,44|iti~=,,,43|itor=-5|itorconfig=32,,-60|its ,=-36,-33,,44|its at=-19|its$=-27|its=-21,,,52|
ef|fort=-41|for~=-41|
ei|ther$=,,,29|ther=,,,21|the~=,,,21|
ej|ecuta las=80,-45|ecuta =22|ecuta=,-40,88|ecutar=-21|ecu~=-12,,,-11|ecútalo=55|ecú~=73|
el| 0=10| arreglo=-13| botón=28,,-34| cambio=,,49| campo=25| cobro=-112,,,37| commit=-23| contenedor=27| código=-16,,,11| endpoint=30| entorno=47| error=30| fichero=19| flujo=27| hilo=-44| historial=-15| informe=42| instalador=33| linter=21| lunes=-28| menú=27| nombre=52| paso=-16| proyecto=62| readme=38| repo=-49| resto=23,,,-34| resultado=42| rol=24| socket=-27| sprint=-27| tiempo=34| total=61| último=-68| =,,-44|=-3,18,,-7|iminar=-81|se 0=33|se in=-15|se is=13,,,-23|se$=-16|se's=-14|se'~=-14|se=-8,-10,,-46|
em|ail=,,-54|oji=25|pty database=32|pty$=15,,,30|pty=54,,,29|ulator=21|ula~=16|
en| 0=-12| docs=53| dos=15| el=,,,-7| es=26| frío=29| json=40,,-35| la=,15,-27,-17| qué=-10| solo=-27| src=19| su=26,,-33| todo=41| un=48| una=7,,22| verde=73,,96| =29| =40,73,-13|=15,16,-15,9|able=-42|cod~=-9|d and=34|d of=45|d to=27|d up=-8|d with=-22|d$=46|d=12|dpoint=10,,-15|dpoints=-26,,-44|dpo~=,23,-48,-10|emi~=,,-61|gine ,=-19|gine=-17|gineer=-16|gines field=34|gines=13|gin~=,,,-9|glish only=20|glish=,,-49|gli~=,,-49|lac~=17,31|ough ,=15|ough$=,44|ough=7,,,-8|oug~=7,,,-8|ten~=12|terprise=24|ter~=20|tiende=,,-36|tie~=18,,-26,-17|torno=28|tor~=33|tre=-6|tries in=35|tries=,48,-22|tri~=,48,-22|try ,=43|try=6,50|trypoint=-76|try~=-77|um=13|umera=-23|umerate=-20|ume~=-72|v is=32|v vars=-22|v$=23|v=,,-29|vía~=-51|
eq|uipo=-8,,,16|uip~=-9,,,16|
er|ase=-27|ase~=-37|ror ,=37|ror codes=-31|ror rate=,-45,108|ror$=6|ror=33,,,-11|rores=-14,,,15|rors are=29|rors in=56|rors py=24|rors$=26|rors=16,,,-7|ror~=-18,,,8|
es| la=16| un=,,-37| una=-27|=-4,77,-35|c=,,-35|cal~=29|cape=24,,-26|cap~=27|cen~=,,92|cribas=-52|cribir=13|cribió=-32|cri~=-6,,,19|lint=47,13,48|lin~=47,13,48|o$=35|o=-8|ta=-15|taba=22|tab~=,25|te=-53|tilo=-13|timate=-91|tim~=-97|to es=-19|to=-10|toy=-31,,,23|tudia=65|tá=-9,,,8|tán=,,,19|
et|l=,23|
ev|al run=18|al=,-50|aluated=-73|alu~=-25|en where=15|en=5,,,23|ent=-7|ents ,=-14|ents=,,,-10|ent~=,,,-10|er=-48|ery caller=-54|ery claim=-56|ery file=-17,,,34|ery form=35|ery other=-21|ery place=-10|ery public=39|ery =-17|ery=-18,,-10,30|erything else=22,,,-13|erything=,12,,-6|erywhere ,=54|erywhere in=23|erywhere=56,31,-16|ery~=17,50,-27,-10|idence=-12,,,16|ide~=,,,16|
ex|actly as=,,,22|actly=,,,13|act~=,,,16|ample=9|amples hello=31|amples=38,,,-11|amp~=29,,,-12|cept for=,25,,-21|cept=91,72,-18,-26|ception=27|cep~=59,,-11,-8|clamation=28|cla~=28|clusivamente=,,,22|clu~=,,,28|ecute the=13|ecute =40|ecute=35,-26,,-10|ecuted=-6|ecu~=,,,-18|ercise=-15|erc~=-17|ist ,=-55|ist already=59|ist=-9|isting =30|isting=,19,,-13|ists$=-19|ists=-12,53|ist~=4,43,-14,-9|it 0=33|it codes=18|its=,,51|pect=-7|pec~=,,,-7|periments=-17|pired=,,-27|plain analyze=61|plain how=-26|plain the=-8|plain to=-24|plain why=-46|plain =48,-66,37|plain=-18,,15|plained=-55|planation=-40|pla~=-56,,,-10|plica cómo=12|plica el=-62|plica=-47,,,21|plicación=-42|pli~=-83,25,,30|ploration$=-27|ploration=18,,,23|plore the=-32|plorer=-28,,,19|plo~=-14|plícame=-23|plí~=-36|ponential=26|pon~=19|port=-4,12,-10,-8|ported=,,-30|por~=-5,42,-49,-19|s=30|ten~=,18|tract from=-22|tract the=-15|tract=-7|trae de=-29|
ey|e$=23|es=-19|
f|=-6|
f |0=-10|
fa|ct=,,,30|ctory=15|cto~=14|cts about=-39|cts$=-23|cts=-15|il ,=37|il for=67|il under=28|il$=44|il=16,,49|iled=-37|ile~=-37|iling=,-20,54|ili~=,-20,54|ils ,=,-25,29|ils$=,-47|ils=5,,61|ilure rate=35,-34|ilures ,=,,33|ilures are=24|ilures=27,-35|ilu~=16,-39|ir enough=56|ke clock=18|lla el=-14|lla=,,100,18|llan=,-27|lla~=,,30|llos=30|lse ,=-27|lse$=37|lse=,,,14|lso=-35|lta=6,,,-17|ltan=,25|lta~=,34,-33|lten=17|lte~=17|q=,,-34|se de=-32|st=32|ster=33|ste~=53|vour=14|
fe|at=-22|ature flags=-7,,-38|ature search=31|ature=,21,-16|atures$=17|atures=-10|atu~=-5,18|cha=16|e=32|ed=10,-22|tchall=24|tch~=22|
fi|cheros$=,,,31|cheros=-61,,,22|che~=,,,22|eld =18|eld$=-15|eld=5|elds that=-34|eld~=,,-27|gures=-26|le ,=5,,,19|le by=31|le changes=-15|le goes=26|le in=-9,-44,,22|le is=-10|le line=-70|le name=33|le on=-27|le under=23|le you=19|le$=-8,,,-7|le=2,-13,,47|les ,=-50,,,53|les and=,,,17|les in=16|les may=-41|les of=28|les that=34|les under=72|les you=21,,,-25|les$=-34|les=-8,,,36|ll them=35|ll=72|lters=19|lte~=8,32|nal message=-12,,18|nal=-6,70|nance=-15|nd all=-30|nd every=-45|nd the=,,-17,19|nd them=-14|nd$=-14|nd=-18,,,25|nding=-13,,,16|ndings md=15|ndings=21,17,-20,-9|ndi~=5|nds=-58|ne=,,,-13|nge~=,,,34|nish the=32|nish=18|nis~=29,,,15|re the=34|re=-8,,27|refox=22,-26|ref~=22,-26|rma=-10|rmware=,,,-10|rmw~=,,,-10|rst ,=-12,,,-15|rst and=65|rst bad=,-50|rst error=92,-86,75|rst one=,-53|rst paint=45|rst time=-16|rst$=,17,,-13|rst=-3,,,-39|t=,,34|ve minutes=23|ve times=17|ve$=89|ve=,-12,11,-8|x for=-17|x it=,44|x the=129,,,-13|x them=69|x$=,,32|x=13,,-26|xed=-11|xes ,=-24|xes=-50|xtures=15,,15|xtu~=8,,15|xup commit=32|
fl|ag does=34|ag gone=33|ag =15|ag=,,-43,-12|ags are=23|ags$=-27|ags=-66,33,-50|ake=23|aky is=23|aky or=36|aky tests=-29|aky 的=26|aky$=19,,26|aky=38,-13,156|ash the=18|ash=,,,13|at config=19|atten=25|att~=51|avo~=39|ip=27|oat=,,36|ow md=24|ow=-14,25,,-12|ujo del=-49|ujo=45,,,26|utter 0=-22|
fo|ld=41|lders=31|llow$=67,,-40|llows=29|llo~=,12,-21,16|nt=23|o=18|oter to=-37|oter$=34|r ,=-18|r 0=19|r a=-15|r all=10|r docs=25|r each=-74,,59|r every=7|r everything=24,23|r how=-59|r me=-31|r now=-49|r one=11|r src=33|r ten=15|r that=108|r the=,-8,,10|r this=14|r what's=-41|r what=-15|r you=25,,-17|r =9,30|r =22|r$=,,,12|r=1,-17,-3,-7|rbi~=,,,19|reign keys=-42|rge~=-10|rk=-28|rm=,76,-23|rmal=27|rmat=7|rmato$=-23|rmats=-26|rmatter ,=30|rmatter=25|rmatting=27|rma~=12,19,,-21|rmer=17|rme~=17|rms=60|rum ,=54|rwa~=9|und=,22|ur are=21|
fp| 0=30,,52|=30,,52|
fr| json=32|=14|ase$=-25|ase=-40|ecu~=33|ee=24|eeze=,,,19|eez~=,,,19|equent=31|esh kernel=32|esh=94,-64,97|iday=-8|ida~=-7|om ,=-29|om ?=-155|om cargo=-21|om clean=28|om dist=26|om docs=13|om it=-14|om now=39,,-31|om reading=-27|om the=-25,17,-6,-17|om when=-24|om you=-59|om your=14,,-33,15|om =,25|om$=-10|om=-3,,,4|ont~=37|ozen=,,,13|oze~=,,,13|ío=29|
fs|ync=-32|
fu|era=44,45,-34|ll=,,11,-7|lly=-18|nction in=29|nction=,33,,-11|nctions in=-10|nct~=,-13,,-17|rther=21|rth~=30|zz=38,,65|
g$|=-21|
ga|rbage=,,-37|rba~=,,-37|te=43|ther=-29|the~=-37|ve=35|
gb| sample=27|$=,-32,35|=54|
gc|c 0=42,,57|c=49|
ge|n=28,,37,-32|nerate=,,78|nerated=-11,,,-25|nerator=8|ner~=,,,-22|o$=17|o=93|rman=28,23,19|rma~=41,24,21|t a=64|t an=34|t it=41,,64|t rid=8,20|t=3,22,,-8|ts a=117|ts changed=,,41,26|ts the=60|ts=8,,,25|tus~=20|
gi|t bisect=90,-117,31|t history=-28|t log=-52|t の=-43|t=-22,,,5|thub=,28|thu~=,28|tignore=32,54,-38|tig~=32,54,-38|tlab ci=-42|tlab=-42|tla~=-42|ve a=-35|ve it=29|ve me=-32,-42|ve the=51|ve =68|ve=,,,-8|ven the=-13|ven=-82,,,11|
gl|obal=-16|oba~=,,-41|ossary md=-105|ossary=-31|oss~=-31|
go| ?=15| ahead=149| away=33| by=-24| for=,,33| into=-18| is=25| over=-11| test=70,,88| through=-11| to=30,,-25| vet=43| wrong=-21| =16|$=,,-18|=7,35,,-16|al$=10|al=-17|es ,=22|es from=45,,-42|es through=17|es to=14|es=64|ing by=-89|ing to=-66|ing=-9|lden=9|lde~=9|ne by=24|ne=37|od=-8|odbye to=27|odbye=40|odb~=40|t=4|
gp|l=-14|u 0=39|u=19,-33|
gr|ace=-22|adlew=21,,36|and~=33|aphql=,25|aph~=,25|avedad=-23|een ,=-16|een on=14|een right=33|een$=,,202|een=124,37,121,-6|ep=-29,,,25|ey=22,,-33|oup=-20|ouped by=,-46,27|ouped=9|oups=,25|own=18|
gu|arantees=-20|ara~=-32|ard ts=37|ard=,,-41|ard~=,,,-12|ess=-16,,,-19|esses=-18|ess~=-14|est=28|ests=-29|est~=-29|ide ,=51|ide~=37|
gz|ip ,=25|ip=75|
h|=43,,,-8|
h$|=,,-22|
ha|bría=-27|brí~=-27|ce=-19,,-18|cer=-45|d its=25|d to=-11|d=,,,9|ga=30|lf a=-15|lf of=-15|lf=,16,-17,-10|mmer the=21|mmer=20,,48|mme~=23,-46,53|nd them=-69|nd$=,40|nd=,-15,21|ndbook=-17|ndb~=-17|ndler ,=-15|ndler=,35,-53|ndlers are=-7|ndlers=-7,,,13|ndling ,=-20|ndl~=20,72,-57,8|nds off=-12,,,43|nds=-12,,,32|ngs=,,42|ppen$=-17|ppens if=-27|ppens$=18|ppens=-13|ppe~=-8|rd coded=,,-23|rd=-6,21,-34|rden the=31|rden=31|rmless=-10|rml~=-10|s a=46|s already=-67|s been=8|s focus=20|s no=100,,,-13|s one=17|s the=,,-36,15|s to=8,42|s=10,59,,-9|sh=,,,10|sta que=29,,72|sta=,,55|ve a=-15|ve no=-16,54,,15|ve read=-50|ve the=,33,,10|ve to=-4,12,,-17|ve=4,14,,-5|y que=40|y=-6,,-12,-14|z que=45|z un=32|z una=-37|z=-20|zlo$=32|zlo=79|
he|=-36,,,-15|ad$=,-46|ad=,-86,39,19|ader ,=32|ader ?=35|ader$=-12|ader=44,120,-35|ade~=33,91,-27,-13|ading=24|adi~=17,,30|adless=94,-65,101|adl~=105,-39,34|alth=85,-21|althcheck=24|alt~=57,-44|ld out=,-41|ld=,-28|llo=47|lm chart=,,-40|lm upgrade=24|lm values=,,-31|lp me=-27|lper=53|lpe~=,21,,-10|lps=18|nce=-15|r=-59|re ,=-15|re in=-118|re is=-37|re$=16,33,-98,-11|re's the=-37|re's=-23|re'~=-23|re=-37,,-52,15|x=41,-135,34|
hi|gh or=21|gh=,,32|lo=-19|pótesis=-58|pót~=-58|re=-20|s=-12|story=,28|sto~=-6,76,,-13|t=,-32|ts and=62|ts=27|
ho|ist the=19|ist=26|ld=,,,15|lds=-9|les in=-68|les=-25|me grown=17|me made=-24|me=7,,-19|oks ,=-55|oks=-17|sts=,,-42|t=12|ur=34|urs=-9|w bad=-18|w big=-21|w could=-25|w did=-24|w do=-17|w does=17|w far=,,50|w flaky=23|w long=,,44|w many=12,-52,42|w much=-8|w often=13|w sure=-21|w the=-46,,-36,18|w to=,,,-13|w we=-15|w would=-131|w=-86,,,-11|y de=-29|
hs|ts=30|
ht|ml=17|tp=-6|
hu|ndred rounds=27|ndred=17,,30|ndr~=17,,34|nks=-42|nt=-13|sky=-29|
hy|perfine=29|
i|=-51,-5,,10|
i |0=,32|can=-21,,,9|care=-54|click=-25|do=-52|don't=-9|doubt=-26|keep=-13|need=6,-31,30|only=-18,,,-16|ran=-51|remember=-23|run=-24|say=-24|should=-24|want=7,,20|worry=-20|
i'|d have=-20|d like=,,,-9|d=,,,-6|ll paste=-34|ll pick=-20|ll=-33,14,-39,-6|m about=-42|m after=-29|m going=-33|m looking=-39|m new=-15|m right=16|m thinking=-34|m=-39,,,12|ve a=-17|ve got=-31|ve=-88,,,8|
ib|an=42,,-55|
ic|on=62|ons=17|
id|=6,42,-15,-10|eas=-32|empotency=-27|emp~=-10|entical to=34|entical=23,,31|ent~=-22,16|iom~=25|s=-15|
ie| 0=21|=,,-62|
if| 0=,-60,32| a=,,19| any=,-33,45| i=-68| it's=,,52| it=,,25,-19| not=53| so=-9| the=,,,-7| there's=-15| we=-133| you=8|=,,-5,-17|s=51|
ig|nore=,,,-10|nor~=,,,-10|
im|age has=24|age=13|agen$=-26|ages to=-26|g=20|per~=30|plement the=35|plement=,29|plementation=-13,,,21|plemented=-35|ple~=-5,35,,21|port=12,,,-7|porter=,,,-20|ports in=79|ports=,21,-15|por~=3,18,-15,-30|prime=31|pri~=71|prove the=25|pro~=21|
in| ,=,28| 0=,32| ?=-27| a=-7,,,13| all=34,,-33,14| and=22| any=,,,24| api=15| as=15| audio=25| bench=63| between=-12| both=40| charts=-49| ci=-7,,25| data=25| db=-41| dev=34| docs=-44,17,13| each=78,-25| either=-36| english=37| eval=15| examples=21| for=-29| full=18| its=19| line=85| march=-10| modules=20| ops=-13| order=-95| out=27| packages=,25| perf=77| place=89| postgres=-37| practice=31| proxy=20| read=-14| readme=35| redis=20| samples=31| scheduler=22| src=13,13| srv=31| step=50| test=,,31| tests=44| the=9,4,-42,16| there=-15,,,23| this=-32| those=23| two=11| values=26| vendor=27,,,-28| what=-15| which=-24| with=27| words=-53| your=-50,-11,,-7| =,16,-14| =-9|$=7|=5,28,-16,-9|c=29|cident=-8|cidents 0=29|cidents=,,-37|cid~=,18,-49|cluded$=10|cluded=9|cluding what=-27|clu~=,,-9|consistencies$=-34|consistencies=-34|dex=,55,,24|dexer=30|dexes=-25|dex~=-8|es=-17|fer=-23|fo$=41|fo=44|forme=23|fra=,19,-58|gest=-9|glés=21|glé~=21|herited the=-29|herited=-31|her~=-15|it=12,,35|jec~=19,,-34|line the=20|put$=58|put=,,,-10|side=16|sid~=16|spe~=,,,30|stala=28|stalador=33|stall md=50|stallation=-16|stalled$=33|stalls$=-45|stance=23|sta~=11,-39,14|stead of=41,39|stead=24,91|ste~=24,91|tegración=39|terested in=,-43|terested=,-43|terface=20|ternal x=26|ternal=,-17|terview the=52|ter~=-9,-15|tl=54|to a=18|to an=53|to docs=136,,-49|to one=116,25,-91|to sensible=26|to the=-14|to their=-16|to tmp=68,-39|to$=18|to=28,13,-12,9|troduced=-126|val~=,,-24|ventory csv=64|ventory md=28|ventory$=-41|ventory=,,-21|ven~=,,-38,-9|ver~=,35|vestigación$=-15|vestigación=,,,20|vestigation ,=-18|vestigation only=-34|vestigation=-60|ves~=-19,51,,62|voice=,18|
io|s=,,-18|
ip|=22|ynb=27|
is| ?=-44| a=4,,,26| all=-12| also=-26| analysis=,,,27| anything=19| broken=39| complete=-19| disabled=23| enough=-16| fine=10| forbidden=-29| green=29| in=-17,53,-14| installed=45| it=-81| main=48| missing=15,,-53| no=20| now=26,,,28| on=-11| open=24| read=-15| red=,,61| right=73,36| set=26| slow=-15| step=-25| that=-101| the=-9,13| there=-72| this=-24| to=,,,14| used=,,,19| written=-15| yours=19| =11|$=-7,45|=-3,12,,22|n't ,=31|n't available=-15,,-32|n't=6,12,,-11|ort=24|sue 0=34|sue number=30|sue$=-14|sue=15,,-11,-12|sues json=-50|sues=-22|
it| ,=,19,,-19| 0=89| ?=-148| and=16,,,19| apart=-22| be=17| change=-42| dies=28,-64,36| down=69| from=-12| green=32| hangs=23,-52| happen=28| in=13,18| is=3| isn't=10| matters=-33| must=22| on=5| once=30| ought=35| out=9,22| per=25| prints=45| right=84| should=34| since=,,-42| still=16| there=37| through=-27| to=12| today=-20| up=20| was=6,,,10| when=16| with=,,59| =23|$=30,21,-14,-16|'d=-15|'s a=16|'s supposed=49|'s the=-12|'s worth=-24|'s=6,-14,,-31|=13,11,,-3|s day=25|s history=-22|s output=,,42|s own=13|s place=20,,-45|s tests=43|s two=29|s=16,,-30,4|
ja|=40|va ,=25|va 0=26,,24|va=11,,,-10|vadoc=31|vad~=31|
jd|k 0=80|k=94|
ji|ra=-31|tter=23|tte~=23|
jo|b ,=,,,15|b is=,,,30|b$=,,,-15|b=4,,,18|bs ,=-18|bs run=-27|bs$=-41|bs=-31,,,8|rna~=-39|
jp|y=36|
jq|uery=,,-40|uer~=,,-40|
js| ,=17,-35|=,,,-11|on ,=24|on and=,37|on array=-55|on files=26|on has=46|on に=72|on 里=18,,-25|on$=-9,37,,-10|on=6,55,-31,-32|onl=35|
ju|dge from=-23|dge=-55|dge~=-21|dging from=-21|dging=-71|dgi~=-71|mp=33|nto con=20|nto=49|st do=30|st want=-23|st=,,,18|
k|=-5,,13|
k |0=7,,,8|
kb|=,,37|
ke|ep it=,22|ep out=32|ep the=33,16,-30|ep=18,16,-15,36|y in=30|y$=-13|y=,25,-22|ymap base=32|ys sh=28|ys$=,,-24|ys=,,-60,-12|
ki|ck off=,,35|ll the=35|lled=-12|lle~=-10|nd=,,,15|nds of=-66|nds=-16|
kn|ow which=-17|ow$=-12|ow=-7,,,-7|ows=-14|
ko|=44|tlin=,,,-13|tli~=,,,-13|
kt|$=19|=-9,28,-29|
ku|bernetes=-28|ber~=-28|
la| api=16| app=28| cola=-25| config=26,,44| cuota=19| explicación=-25| fecha=24| letra=28| nueva=24| otra=19| pantalla=14| primera=44| propuesta=-20| que=21| respuesta=-29| salida=52,,29| semana=-12| ventana=21|=5,,,-30|bel$=18|bel=,22|ck=-13|cks a=24|cks=37|nza=73|pto~=-17|rge=16|rge~=-20|s 0=-27|s pruebas=30|s que=26|s tres=38|s=,,,-32|st 0=30,-18,26|st night=-43|st tag=19|st$=,,-38|st=-2,-6,,10|tency=26|test=10|tes~=10|unch the=34|unc~=7|x=43|y=,,,20|yer=-7|yout=,31|you~=,31|
le| agradecería=-26|=-7|ad=-19|ads to=50|ads=56|ak check=29|ak in=43|ak=,,,18|akage=-25|aka~=-25|aking=-21|aki~=-21|aks=25|ase=-11|ast 0=57|ast two=-21|ast=,34|ave a=46,,-47|ave all=-18|ave every=-21|ave everything=,,,21|ave it=,,,20|ave that=15|ave the=,14,,22|ave your=29|ave=10,68,-20,47|aving the=27|ctura ,=-11|ctura para=19|ctura$=-82,,,37|ctura=4,,,51|ctu~=-9,,,47|er=-11,,,30|ft=,19,-26,-12|gacy=,16,-23|gac~=,16,-25|gal=,,-31|na=-14|ss than=22|t me=-13,,44|t the=92|t's=43|t=24|ts=-14|tter=28|vanta=27,-39|van~=10|ván~=22|yendo=-36|yen~=-17|
lg|pl=-19|
li|b auth=31|b=54,54,,-20|cence=-22,,-28|censes=50|cen~=,,-20|ghthouse=-32,,55|ght~=-32,,25|ke to=-40|ke$=-16|ke=,,,-17|kelihood=-33|kely=-9|kel~=-48|kewise=46|kew~=46|mit 0=36|mit=-43|miter$=15|mits$=12|mits=,45,,-11|mit~=,39,,14|mpio=39,,126|ne ,=-50|ne 0=-16|ne by=-22|ne each=-27|ne for=-17|ne in=41|ne numbers=-64|ne of=,,,-20|ne per=-12|ne with=47|ne=-5,21,,-18|ner$=30|nes that=-15|nes$=-14|nes=-17,,,-12|nk to=29,,-29|nk=35,,,-8|nt and=23|nt=35,,110|nter=62|nte~=78|nux=14|st ,=,,-35|st of=-44|st the=-13,,,-11|st where=-99|st with=-14|st$=-7|st=-48,-10,,-19|sted in=14|sted=74|steners=-14|sts$=-64|sts=,49|teral=-30|terally ,=27|terally=,-39|ve=-7,,,9|ves in=18,,-29|ves=11,24,-60|
ll|ama~=-17|eva=-9|évalo a=50|évalo=50|éva~=65|
lo| dejas=29|=-9,38|ad the=,-33|ad=5,,40,-8|ade~=-6|ads=-27|cal database=23|cal stack=,-43|cal=67,-41,64|cale=-6|cales=,21,-50|caliza=,,,-21|cally and=27|cally=13,,64|calstorage=64,,-51|cal~=,,,-16|cation=-13|cat~=-32|ck file=41|ck=-10,,,-19|cked=-20|cke~=-20|ckfile=,,,15|ckf~=,,,15|cks=-7,-70,38|g in=19|g line=27|g lines=-13|g of=-16|g$=-15|g=-3,,,-23|gger=27,52,-24|gge~=35,73,-46,-12|gging=,,-30|ggi~=,,-30|gin=5|gs are=-37|gs=-32,26|ng as=20|ng does=238,,25|ng it=20|nger=25,25|nge~=10|ok ,=-19,,,31|ok at=-36,,,-25|ok for=-13|ok like=-17|ok the=49|ok$=-15|ok=-72,16,,29|oke~=-10|oking for=-39|oking=-42|oki~=-42|oks=-9|op=12,13,31|ose on=38,,93|ose=20,,109|s 0=,20|s avisos=22|s cambios=-34|s dos=20|s fallos=24,-62|s importes=-22|s tests=-6,,,-13|s=,,-9,-9|se=-19|ses its=,,-44|ses=,,-63|ss=-9|sses=28|sse~=28|st ?=-30|ts=-28|
lí|nea ,=-18|nea 0=25|nea en=23|nea por=-22|nea y=-22|nea$=-24|nea=-12|neas$=-21|neas=-11|nea~=-11|
ló|gica=16|gic~=16|
m|=,22|
m |l=-39|rows=-23|
m$|=48,,,17|
ma|chine$=-21|chines=-18|cos=59|cros=-15|de=-8,,,-15|il templates=56|il=,28,-60,-10|ils=,28,-24|in ,=,-29|in ?=20|in and=-20|in green=33|in still=16|in=15,-11,,-20|int~=,,,-15|jor=,23|ke any=-22|ke it=8,,-20|ke me=-23|ke no=-44,-42|ke that=48|ke the=36,45,,-26|ke them=16|ke =17|ke=3,46,,31|kefile=-10|kef~=-9|n page=-18,,-64|n=21,,-76|nag~=-14,22|nifest json=,-48|nifests and=-41|nifests=-64|nif~=,,,-12|nual$=55|nua~=6|ny places=-56|ny rows=23|ny there=33|ny =-25|ny=8|p of=-42|p=,17,,-13|rk the=12|rk=-11|rkdown table=-36|rker=15|rket=-20|rketing=-23|rke~=-5|rta=-23|rzo$=22|rzo=14|sk=19|tch$=74|x 0=15,,-36|y be=-10,,,20|y change=-8|y differ=16|y not=19,,29|y read=,,,-28|y run=90,-85|y$=-25|y=-7,-13,,8|ñana=-33|ñan~=-33|
mb| ?=-36|=9|
md| ,=14,,-39| 0=-31| and=-8,,-34| at=50| literally=37,-39| on=17| with=44| に=78,31,-17| にま=21| 的=29| 로=125,22| 에=110| =97|$=44,44,-73,-18|=108,91,-68,-17|
me| ,=-11| a=-25| cuentas=27| dices=20| if=-34| in=27| know=-19,-35,30| lo=9| that=,,46| the=4,-40,56| three=-19| through=-150| to=-19| up=-57| where=-17,,,19| whether=-23,,,14| which=-27,-37,62| who=-52| your=-20|$=,,,-7|=-36,-11,26,4|an=-7|aning ,=32|ans=-7,,,16|asure=88|asu~=7,,48|chanical=18|dian=,-39,72|diana=,-54|dia~=,-35,29|dio=-38|eting=-10|mber=46|mbe~=23|mory leak=-25|mory=6,,,17|mor~=,,,16|nd=23|nsaje$=,,44|nsajes de=22|nsajes=11|nsa~=6|ntions=,,-36|nti~=,21,-109,-10|nu=31|nú=27|rely=-36|rel~=-36|rge them=20|rge=4,,,-12|rges=-25|rge~=-9,,,-8|rmaid=7,,-28|rma~=7,,-28|ssage ,=-10|ssage for=-134|ssage says=-44|ssage should=51|ssage 里=44|ssage =25|ssage$=9|ssages=-7|tho~=,,-22|trics=-9|
mi|ddl~=-7,,-31|de=46,,59|ent~=,,,-20|ght=-27|grate 0=-40|grate them=74|gration ?=-37|gration$=18|gration=,,,-10|gra~=,,,-11|n=-16|nd adding=34|ni=23|nic~=22|nimised=,,28|nus=18|nute=34,-24,31|nutes ,=-10,-22|nutes each=,-47|nutes=-10,-15|nutos=23,-20|nut~=33,-51,36|rá=-16|sma=,,-34|sses$=28|ssing ?=-11|ssing in=30|ssing=,17|ssi~=,,,11|t=-25|x=24|
mm|=59|
mo|bile clients=-23|cha=18|ck the=-36|dal=-10|de for=27|de only=31|de$=-47|de=8,,,18|del and=27|del=16|delled on=32|dificar=-31|difications$=-98|difications=-12,,,36|dified ,=,,,23|dified=-16,,,27|difiques nada=-15|difiques=-8|dify=6|dif~=-58,,,87|do de=23|dule ,=,,,-29|dule =25|dule=,11,,-18|dules=-14|dul~=,,,-18|ment=10,35,-12|men~=,,,12|nday for=35|nday$=-20|nda~=-6|nitoring=,,-37|nol~=-78|norepo$=67|nth$=-26|nth=,43|re ,=13|re and=32|re callers=26|re than=-8|re$=7|re=13|st frequent=31|st probable=-28|tiv~=-12|unt=29|unted=-20|ve or=16|ve the=-9|ve=,14,,21|ved over=28|ved=,28|ves=,44|vim~=17|
mp|i=,-48|
mq|tt=31|
ms| ,=20| 0=-18| delay=24|$=,21|=,9|
mu|ch of=-18|ch=-9,,,12|est~=,29|lti stage=46,43|lti~=-12|sl=42|st be=,,,11|st have=-24|st remain=,,,26|st=4,51,,37|tan~=25|tation score=20|tation=15,,35|tat~=,,59|tmut=30|tmu~=30|
mv|=27|n verify=27|n=60,,43|
my| name=-31|=-28,,,-9|py strict=69,,35|py=144,,46|self$=-7|self=-32|sel~=-32|
má|s$=,,,-24|s=,,,-16|
mí|nim~=22|
mó|dulos=-13|
n|=,44,-30|
n$|=,,-34|
na|da ,=-42,,,40|da de=,,,-22|da en=,,,23|da$=-21|da=-54,,,50|die=,21|me ,=,,27|me the=-10,-35|me=,11,-15,-23|med=24|mes for=-133|mes=-5,,-31,-13|mes~=-13|tive=-17|
ne|cesito saber=-20|cesito=-31|ces~=-7,,,-9|ed a=6,29,-24|ed the=10|ed to=-19,,,-23|ed =35|ed=20,,,-34|eded=,,,-21|ede~=,,,-21|edn't=13|edn~=13|eds the=30|eds to=23|eds=10,73,,-10|rvous=-19|rvo~=-19|sted ifs=21|t=10|twork$=-14|ver=,-12|w colleague=-43|w dependencies=38|w endpoint=13|w file=21|w hire=-20|w migration=87|w schema=-23|w=12,,,-15|west first=20|west=61|wes~=61|xt week=-28|
ng|=,,,30|inx=-9|
ni|=,,,74|ght's dump=21|ghtly pipeline=20|ghtly =-20|ght~=,,,-7|ngún archivo=-56,-45,,67|ngún otro=,,,-34|ngún=-6,,,31|ngú~=-6,,,31|
no| ,=,,,-18| ?=-26| behaviour=17| cambies=-8,,,23| change=,,,-23| changes=7,,,16| circumstances=-14| code=13| commits=-27,-61,,60| crees=-22| edits=-21,-23,30,60| escribas=-52| file=-69,-81,,56| files=,,,-25| hagas=-15| lo=18| longer=-10| me=,,33| modifications=-45,,,22| modifiques=-7| need=-18| new=10,,,14| other=17,,,-19| se=-5| source=25| test=-26| tests=-13| touching=-27| =56| =,,,49|$=10,,,-17|=2,22,-21,17|body can=18|body has=-14|body=-4,11,-25|bod~=,,-18|de 0=64|de=23|ise=23|mbre=31,,-20|mbr~=-15,,-31|n root=40|ne of=-20|ne$=,,,16|ne=,51,-41,51|on=-17|r the=27|r=,,,44|s=-8|t ,=29,24|t 0=18|t a=-8,,,12|t alter=-13|t apply=-20|t document=-44|t edit=,,,-39|t even=-31,-27,,18|t fix=,,,32|t from=-18|t one=,,,38|t the=,25|t to=13|t write=,,,36|t =21|t$=7|t=,14,,5|te inconsistencies=-34|te the=35,-27,49|te=-16,,28,-12|tebook=,,40|tebooks=18|teb~=8,,33|tes in=26|tes=35,-20,,13|thing ,=-36,,,26|thing but=88,28,,-21|thing else=-22|thing gets=,,,31|thing in=,,,25|thing more=-14|thing on=,,,26|thing outside=18,26|thing to=24,,,-17|thing$=-14|thing=2,-6,,28|thi~=2,-6,,43|tice$=-16|tice=-7|tic~=13,28,-33|tif~=-8,,-29|w on=70,,-31|w$=-10,,-12,14|w=10,10,-53|where=-14|whe~=-14|
np|m audit=28|m publish=-37|m=,,34,-14|
nu|estro=-146|est~=-45|eva=27|evas=17|eva~=17|evo=,22,,18|evos=34|evo~=34|ll=58,71,-61|lls=16|mber 0=15|mber of=11|mber=6,-15|mbered=-29|mbers$=23,-23|mbers=-16,,19,-9|mbe~=-12,,,-10|mpy=33|nca=-19|
nú|meros=15|mer~=19|
o|=-20,,,15|
o |0=10,-39,48|después=-17|solo=-19|=18|
oa|uth=-21|
ob|jeciones=-29|ject ,=27|jet~=-14|lig~=,,-36|ser~=-10,,,34|vious=20,,,21|vio~=26,,,20|
oc|cur~=-20|r=35,,41|
of| 0=-47| a=-13| all=,54| any=-30,,,24| clippy=33| dead=22| each=-21| endpoints=-27| events=-40| it=,,,10| main=44| our=38,,,11| ours=-24| src=-19| the=2,-6,,9| these=-98| this=-24,,,13| those=-29| =-31,,,21| =,,-27| =,28|=-4,-14,,24|f limits=25|f the=,,,15|f with=26|f=6,,,38|fending=19,29|fen~=12|ten as=30|ten=,-52|
oi|dc=-17|
oj|o=-36|
ok|=13|
ol|d column=-23|d importer=-46|d ones=32|d=-3,21,-24,-6|der than=18,,-24|der=,,-38|
on| ?=-39| all=89,,-28| an=83| android=-18| arm=-11| bench=,,44| both=,-54,66| call=-33| data=46,,35| disk=-55,,,34| each=-19| first=23| friday=-23| main=24,,38| monday=-7| node=24| orders=34| port=19| purpose=-11| services=21| the=8,,,10| them=22| this=51,,,-14| top=,63,-24| wednesday=-19| what=-14| which=-23| with=58| =-19|=5,,,15|boarding flow=35|boarding json=31|boarding=25,33|boa~=19,33|ce more=15|ce per=14,,-65|ce the=17|ce with=23,-50|ce=13,9,,-6|e ,=16,,,-10|e ?=12|e as=18|e commit=144,69|e exception=97|e line=-8,,,19|e of=-13|e on=21|e paragraph=-34|e sentence=-10|e shared=24|e that=37|e would=-60|e you'd=-50|e$=,,,-8|e=11,22,-8,-15|es ?=34|es go=20|es in=46|es=16,,,6|ly ,=-9,-12,,-15|ly access=-12|ly analysis=57,,-32|ly assignment=,,,24|ly exercise=-22|ly for=65,66,,-31|ly from=-23|ly have=-29|ly it=19|ly mode=29|ly pass=-53|ly review=-35|ly task=-17,,,21|ly the=12,,,-19|ly verification=14,-34|ly want=-20|ly で=-57|ly$=-28,,,5|ly=8,-7,-5,73|to main=24|to=33|
oo|m=12|
op|en questions=-25|en the=,-38|en todos=21|enapi file=22|enapi yaml=-14|enapi=31,17|ena~=31,17|ens the=-15|erations=-17|erator=-25|era~=-34|inion on=-29|inion=-45|ini~=-38|s$=-24|s=5,,,-7|tion$=20|tion=31,42,-68|tions$=20|tions=,,-62|tio~=25,78,-53|
or| after=-50| change=-18| delete=47| in=-16| just=-66| kill=-62| only=-67| the=-6,,41|=-71,,6,26|den de=-19|den=-31|den~=-12,29,-59|der ,=-11|der ?=-21|der in=-62|der of=-29|der=-24,,,-13|dered=-16|dering=-31|ders 0=24|ders=65|dén~=-26|igi~=-7|m=-52|
os|=27,-20|
ot|a=-27|her files=34|her one=19|her package=-24|her packages=21|her=11,60,-34,-36|her~=29,17,,-9|ra vez=60|ra=12|ro=,,,-18|
ou|ght to=29,33,-17|ght=29,33,-17|r doctests=42|r=-33,28,,-9|rs wins=25|rs =-16|t 0=44|t for=-13|t from=-80|t of=8,,-19,-7|t to=-12|t tonight=-29|t what=-14|t who=-55|t with=35,37,-27|t$=13|t=-5,39,-16,7|tcome as=45|tcome=21|tco~=21|tline=-53|tli~=,,-51|tput ,=70|tput$=-7|tput=,,13|tputs=13|tpu~=8|tside of=,26|tside=7,23,,-25|tsi~=,23,,-25|
ov|er ,=44|er all=40|er from=22|er the=-8|er to=73|er=34,-14,,13|erflow=41|erf~=41|erl~=,72,-36|erview of=-75|erwrite=-33|erwrites=-30|erw~=-59|
ow|n module=68|n$=-13|n=7,52,,-19|ner=-14,37,-28|ns=-13|
p|=46,-48,50|
p |0=-13,-56,123|
pa|ckage json=-6,20,-21,-9|ckage=3,-21,,-10|ckages ,=-135|ckages calendar=19|ckages ui=16|ckages=-5,67,,-10|cka~=5,-16,,-21|ge =27|ge$=,,-16|ge=17,10,-23,-7|ges=5,-15,,-8|gination=18,,-38|gin~=27,53,-45|gos=-19|int=45|ir of=-23|ir=11|ndas=20|nda~=20|nel=,,-31|ntalla de=34|ntalla$=-45|nta~=,25|per=-9|pers=-27|ra cada=-26|ra los=27,,-34|ra un=-65|ra=,,,-11|ragraph each=-33|ragraph for=-19|ragraph in=26|ragraph$=-28|ragraph=,28|ragraphs=-24|rag~=-11,28|rametrised=27|ram~=46|rec~=-36|rse dates=-20|rse header=23|rsedate$=29|rsedate=29|rseiso$=29|rseiso=29|rser=,,,-6|rse~=44,,,-13|rsing=26|rsi~=26|rt=-7|rti~=-4,,,-11|rty=,,,-11|sa el=34|sa=8|same=24|sam~=24|sar=-12,,71|sar~=-35|ss at=42|ss fail=69,-69|ss on=53|ss$=29,,49|ss=46,,66,16|ssed on=-27|sses with=35|ssing$=,,31|ssword reset=16|ssword=,,-25|ssw~=,35,-62|ste=,-25,21|tch ,=,,,24|tch the=22|tch=,59,,9|tches=,,-32|th ,=-15|th ?=-22|th and=-10|th line=-48|th of=-20|th=-47|ths$=,,,-25|ths=-18,,,-28|yment=,,,16|yme~=,,,12|
pd|f=,11|
pe|ak=47,-44,32|ndi~=22|ople=,,-24|opl~=,,-24|r folder=-56|r minute=19|r rule=44|r table=33|r top=29|r user=88|r=-13,,,-17|rf 0=30,33|rf=-25,,113|rfi~=32,,33|rio~=-43|rmisos=-8,,-32|rmi~=-7,,,22|ro=-8,,,16|rsi~=,,,-19|rsona=-28|rsonal data=-26|rso~=-11|sa=14|
pg| 0=46|
ph|ase 0=,,,-17|ase$=,,,-24|ase=11,,,-50|rase=-19|ras~=-19|
pi|ck one=-61|ck up=47|ck$=-19|ck=,21|cker=8|cke~=,19,-21|e de=29|e=49|ensa=-19|ens~=-19|n down=-25|p=17|pel~=-7|t=47|
pl| json=20|ace of=47|ace$=-12,23,-38|ace=-4,17,,-9|aceholder=53|aceholders=11,,-43|aces that=-21|aces with=-59|aces$=-13|aces=-39|ace~=,34,-21,-7|ain list=-80|ain=-33|ainly=18|ain~=18|an for=-49|an$=-56|an=-23,,,-11|anned for=-33|anned=-15|anning=-27,,,22|ann~=-71,,,11|ant~=,25,-25|atform=-12|atf~=-6|ay the=38|ay=9|aywright=16,,120|ayw~=16,,120|ease ,=19|ease don't=-32,,,23|ease get=40|ease leave=-113,,,53|ease reproduce=25|ease review=-13|ease see=26|ease take=56|ease$=,,,-13|ease=,,,16|eas~=,,,16|s=-12,,,37|ug it=48|ugin=,61,-16|ugins=-13|ugi~=,13,,-10|us a=,22|us the=7|us what=-26|
pm|=,,-35|
pn|g=21|pm=11|
po|d=,,28|ddisruptionbudget=24|ddi~=24|dría=-29|drí~=-40|ds ,=-22|int ,=-19|int of=-14|inter to=59|ints ,=-20|ints at=29|ints$=-24|ints=-46|int~=-17,28,,-10|ke holes=-78|ke=-32|lic~=,20,-25|lling=19|lli~=19|lyf~=,26|m xml=-49|m=-25|n=51|nlo=29|pulate the=26|pulate=26|pul~=26|r cada=-28|r dónde=-18|r el=46|r favor=8|r la=,,,25|r paquete=-40|r qué=-15,85,,-7|r =22|r=14,10,,12|rt 0=,-31|rt the=41,24|rt=-26,,21|sib~=-65|sition ,=27|ssible ?=-25|ssible for=24|ssible=,38|ssi~=,38|stgres 0=,,27|stgres=,-34,,-14|stg~=,-39,,-14|
pr| 0=-42,,,15|$=9,32,-86|=-20,50,,-9|actice=31|act~=31|e commit=11,41|e=,25|eco~=-59|eference=48|efe~=,56,-31|efixes=-60|eguntas=-31|epare=-10|eparing=-17|epa~=-12|esent=,19,-32|eset=34|ess~=,,-40|etend to=-40|etend=-33|ete~=-33|ettier=28|eview=26|evio=-26|icing page=33|icing=11|ima~=-14|imer error=17|imera=16|imero=,,,-20|ime~=50,,,-33|incipal=-21|int=46|inted=26|ints$=31|ints=41|int~=38|ior~=-27,,-53|ivate=12|iva~=25,49,-46|iya=-21|obable=-22|oba~=-14|oblem$=-24|ocess each=27|oce~=-10,-18,16,-8|od=,19,-43,-19|oduce ?=-24|oduce a=-18|oduce=-17|oduct=-20|oduction code=11|odu~=-7,,,-17|ofile again=18|ofile it=35|ofile the=27,,38|ofile=57,,22|ofiler=,,40|ofi~=22|ogress=22|ohibido editar=-16|ohi~=-35,,,31|oject=,,23|ojects$=55|ojects=10|oje~=8|omise$=-25|omise=-34|omises=-10|omi~=-18|ompt=14|omp~=9|oof=,,43|opagation ,=25|opagation=25|oper=46|operly ,=43|operly=33|ope~=47,28|opio=24|opi~=8|opose a=-25|opose=-56,,,17|opo~=-30,27,,16|ops=38|opuesta de=-86|opuesta=-13|opu~=-47|opón=-33|opó~=-63|os=-28|ote~=12|oto$=33|oto=33,78,,-10|oto~=,18|ove it=,41,35|ove=21,,42|oxy rs=26|oxy=57|ueba de=,-47|ueba=68|uebas ,=-34|uebas de=,-37|ueb~=,,,-12|une the=42|une=27|uébala=21|uéb~=36,,48|
pu|blic api=-12|blic headers=24|blic=10,97,-50,-20|blish=-10|blished package=24|bli~=,,-16,-14|ede=-13|edes=10|ll the=15|lls=-14|nto ,=-26|ra=,,,30|rely=-21,,,34|rel~=-21,,,34|rge=-19|sh notifications=-20|sh=,49,-52,-23|she~=-13|t a=33|t it=26|t right=47|t the=25|t=48,,,10|ts the=35|
pv|c=-17|
px|$=14|=17,20|
py| 0=80,27| spy=31,-27,53|$=,46|=9,14,,-13|test tests=43|test=99,,71|tes~=99,,71|thon 0=30|thon=14|tho~=15|
pá|ginas=15|gin~=10|sale=22|sal~=44,,130|same la=25|
pé|game=17|
pú|bli~=-34|
q |0=-34|
qa| will=-50|=-6,,,-10|
qe|mu=122,-35,89|
qu|adr~=-14|antised model=26|antised=26|e alguien=-35|e diga=29|e el=18,,,-11|e en=30|e falten=17|e haga=26|e hay=-10|e no=,,-36,11|e quedar=12|e se=,17|e sea=29|e viene=-19|e =12,25,-35|e=,11,,-3|eda=11|edar=9|ery$=39|estion ,=-55|estion for=22|estion$=-27|estion=-15|estions$=26|estions=19|est~=8|eued$=25|ick one=-87|ick~=19|iero el=,-84|iero un=27|iero=,,21,9|ier~=,,28|iet=34,25|ién lo=-33|ién=-132|ote the=-31|otes=41|é falla=,,,21|é hace=-47|é le=-32|é no=-18,,,-24|é orden=-23|é pasa=17|é paso=33,-44|é se=-16|é tarda=-24|é te=-41|é=-85,,,-8|íta~=31|
r|=14|
r |0=26|
ra|bbitmq=15|bbi~=15|ce=,,81|ise the=-13|ise=-55,31|ma ,=14|mas$=26|mas=,,39|n =-47|n=-74|ndo~=,,31|nge=,,-28|nked=-50|nke~=-27|te ,=,-35|te each=-28|te limit=17|te=-8,,,12|tel~=22|tes=27,33|ther not=-29|ther than=13|ther=,13|the~=,13|w=,48|zon~=-32|
rc| 0=,-42|=9,-33|
re|=,36|ach~=6,17|ad ,=-12|ad only で=-21|ad only=-11,,,87|ad the=,,,-31|ad =79|ad$=-9|ad=-51,,-11,20|ader user=36|ader$=-40|ader=,25|ade~=,35|ading ,=-24|ading only=,,,32|ading the=,,,-29|ading$=,,,19|ading=-35,,,26|adi~=-45,,,26|adme md=30|adme says=-14|adme to=24|adme=9,,-20,-15|adm~=8,,-20,-15|adonly=,,,52|ado~=,,,52|ads them=21|ads=-14,28,-36,-8|ady=39|al bug=29|al=-5,,,-8|ality=27|ally ?=31|ally flaky=47|ally=-18|all~=-24|ason from=-22|ason =24|ason$=,,33|ason=,,37|asoning=-87|asons ,=-64|asons=-50|aso~=-13|base in=-35|base=-17,,,26|bas~=-10,,,25|built=13|bui~=-25|cibe=-26|cipe=16|cip~=26|commend a=-17|commend=-19|commendation=-55|com~=-62,,,-13|connect=-16|con~=-21,,,13|cord=44|cor~=,,,-8|cue~=-13|d ?=18|d ones=,-53|d=43,,27|dir~=,,,15|dis 里=-19|dis 로=-21|dondeo en=18|dondeo$=26|dondeo=38|don~=14|duc~=,23|dáctame=-36|dác~=-36|enviar=-26|env~=-26|f=34|fac~=-28,,,17|ference to=-22|ference=,35|fer~=,31|fresh token=-25|fuses=-15|fus~=-9|fute=-15|gard to=25|generate the=22,,48|generate=14,,117|gen~=26,29,39|gex=-36|gistered=-20|gis~=-36,,,-13|gression test=74,25|gression=18|gre~=12|hearse=41|hea~=20,-90,61|jec~=,,-17|lative to=-47|lease 0=20|lease yml=,,-29|lease$=16|lease=,-9|lea~=,-7,,-4|levant=-51|lev~=-14|lie~=-14|loj=-21|main=24,,-21,20|mainder=38|mai~=58,32,-16,19|mar~=-16|med~=,,,20|member its=35|membered=32|mem~=,24|moval of=36|moval=,,-28|move=52|moved ,=17|moved the=-29|moved=-40|moves=-13|mov~=-27,19,-15|name the=33|name =13|name=,,,-10|names=20|nam~=,18|nder=19|nde~=,17|nombrar=35|nom~=19|novate=14|nov~=14|ope~=23|order=42|pair it=133,21|pair=8,,15,13|pea~=10|petitions=29,-40,41|pet~=64,-24,35|pl=37|place the=25,22|place=10|placed=13|pla~=,,,-6|plica=-9|pli~=-19|ply$=-20,,19|ply=-45,,,-8|po ,=-23,,,20|po$=-20,,,-25|po=-28,,,46|port ,=-11,,,19|port anything=54|port only=,,,29|port the=32,,37|port to=17|port=15|porter's=31|porter=-17|ports 0=23|ports deps=26|ports=,66,,-8|por~=6,-6,9,-8|positorio$=-33|positorio=-38,,,27|pository$=-21|pository=-20,,,36|pos~=-28,,,63|pre~=-46|pro=90,,28|produce=-35,,47|pro~=36,,50,-11|quest changes=-20|quest id=69|quest=,,-41,-9|que~=,-10,-18|run the=52|s values=17|s=17|search only=-37,,,25|search=-10,30,-36,48|searcher=-31|sea~=-57,30,-36,37|served=33|set the=25|set=-11|solve the=41|solve=17,,-29|sol~=,35|sources=-21|spe~=18|spo~=,,,10|spuesta$=-29|spuesta=-27|spu~=-27|st$=12|st=29,57,,-18|started the=-23|started=-95|sta~=-11,,,8|sto=66,26,,-34|store it=24|store=23|sult as=39|sult belongs=26|sult goes=25|sult=13|sults=37,22,13|sul~=28|tire the=32|tire=64|tir~=63|tri~=,,-19|try ,=-66|try after=48|try md=24|try with=24|try=,26,-34|turn them=-27|tur~=,14,-20|unión de=-20|vert just=30|vert the=29|vert =-37|vert=26,93|verted=-10|view ,=-16|view by=33|view md=63|view$=-19|view=-4,58,-26,21|viewer is=125|viewer with=-21|viewer$=-45|viewer=-46|vie~=-11,32,-15,21|vis~=-5|wire the=47|wire=47|wir~=47|word the=29|word=29|write it=-18|write =-26|write=31|writes=-16|writing=-15|written=-14|wri~=11,,,-7|wrote=-15|wro~=-15|
rf|c=-16|
ri|d of=,22|d=,22|esg~=-28|ght ,=23,,,-16|ght ?=-76|ght and=27|ght here=-40|ght$=28,,-17|ght=12,,,-24|p=-27|sk ,=-24|sk=-19|sks=-35|sky=-22|
rm|=-15|
ro|=,,,50|bots=19|bot~=19|jo=23|l =24|le$=-36|le=12,27|les can=-21|les=-7|ll back=,-30|llback=15|llb~=-14|lled=-59|lle~=-59|lling=-18|lli~=-18|llout=-11|llo~=-11|ot cause=-47|ot user=52|ot$=54,,-38|ot=14,15,,-25|s 0=-32|s=-47|tate=9|tos$=27|tos=13|ugh=-29|unding=,,,12|unds ,=38|unds=139,-31,31|und~=,,,10|ute$=30|ute=,43|utes=,,-31|ute~=,49|uti~=-33|w counts=33,-135,27|w=,,,-7|ws ,=-18|ws ?=-16|ws per=22,-46|ws$=-14|ws=-9|
rp|m=25|
rs|=-6,48|pec=16,,96|s=69,-129,99|
ru|by=18|ff=88,,67|les in=-44|les$=-13|les=,,,-8|n ,=-19|n before=15|n it=9|n the=111,,41|n time=-13|n =,-42|n=,,63,-7|nbook=-14|nbooks=,,-70|nbo~=-16|nners=-52|nne~=-7,,,-11|ns each=18,-51|ns=,,18|st=-10|tas=-42,,-35|
s|=4|
s |,=35|0=-5,,-19|in=58|m=-39|
s$|=9|
sa|ber=-28,-82|ca=-14|car=-35|fe to=10|fe=6,,-68|fety net=18|id=-15|lga=25|lida=,,29|lid~=,,31|lvo=27|me as=47|me for=77|me in=139|me keys=23|me steps=25|me table=-26|me treatment=15|me with=21|me$=52,,-29|me=24,22,,5|mesite lax=43|mesite=17|mes~=17|mple$=-19|mple=16|mples=80,,111|mpl~=61,-8,53|ndbox ,=49|ndbox=14|ndb~=9|nitizer=,-36|ve the=177,29|ve them=24|ve=,47,-32|vegame=-39|veg~=-21|w=,,41|y about=70|y for=-18|y goodbye=27|y it=-26|y so=-11|y what=-22|y which=-20|y=-16|ys 0=-15|ys =7|ys$=-9,-28,73|ys=-9,,,-10|
sc|ale=,,-31|an=,,39|anner=-11|ene=17|enes=31|hedule=-10,,-38|heduled=-12|heduler$=20|heduler=,26,-20|hedules=-33|hed~=-8,109,-49|hema json=27|hema yml=49|hema=,,,-13|hem~=,,,-13|ope$=-17|ore=,,52|ores=44|ore~=17|out=-26|ratch database=24,-37|ratch=42,-33|rat~=42,-33|reen reader=27|reen=27|reenshot=13,-25|reenshots=28|ree~=45|ript in=,,34|ript is=16|ripts ,=-14|ripts backfill=28|ripts check=24|ripts in=-21|ripts=,,10,-5|rip~=-4,,22,-15|ss=25|
sd|k=,,,7|
se| actualiza=-42| ejecuta=-86| lleva=-17| pierde=-25|=-4,13,,8|a=11|arch box=57|arch for=-59|arch the=-34|cond ,=19|cond opinion=-64|cond phase=29|cond$=29|conds ,=17|conds ?=-47|conds$=51|conds=12|con~=8|cretos=-16|cre~=-11,25,-35|ction on=33|ction=26|cti~=21|cure=42|curity=,31,-23|cur~=,46,-31|e 0=38|e if=30,-24,69|e it=13|e that=12|e the=-8|e to=44|e what=29|e whether=13|e=16,,14,15|ed 0=61,-33|ed$=21|ed=36,,91|eded=49|ede~=49|eds=26|guir=20,30|gui~=59|gundo=16|gun~=11|lected=39|lf time=,-41|lf=,-58,39|mgrep=26|mgr~=26|mic~=32|nd me=35,-80,41|nd=-10,,29|nsible commits=26|nsible=62|nsi~=16|ntence on=-63|ntence=-10|nte~=-7,11,,-7|parated=29|parator=23|par~=,,-12|quence diagram=-27|quence of=-30|que~=-14|rial=24|rializer ?=-25|rver =51|rver=,,,-13|rve~=,,,-11|rvice$=-10,,-28|rvice=-18,,,-9|rvices ingest=-24|rvices=,29|rvi~=-5,,,-12|ssion=-10,,,10|ssions=-15|ssi~=-24,,,8|t =-33|t=,,,-8|ttings json=19|ttings page=30|ttings=6,,,-7|tti~=10,24,-12,-10|ttl~=-8|tup cfg=19|veral=35|verity$=-18|verity=-21|ver~=-7|ñala=-14|ñal~=-17|
sh|$=45|=10,,39|a 0=29|a=62|aders water=20|all=14|ard=35|ared=14,29,-16,-14|are~=7,29,-20,-14|e=-52|eet=25,36,-46|ellcheck=126|ell~=63|ift=14|ifts=22|ift~=22|ipp~=-11|op=25|ort=,29|ort~=10,81,-21|ould be=-9,,-11|ould have=-26|ould i=-25|ould no=28|ould say=66|ould survive=42|ould tell=-29|ould you=32|ould=16,42,-8,-9|ouldn't be=83|ouldn't=,,-33|oul~=13,56,-14,-11|ow me=,22,76|ow the=,45|ow up=79|ow=6,40,26,-10|own=19,,-60|ows=15,-13|
si| algún=-19| el=-7| me=-25| no=32,,,-17|=-6,,17,-36|de$=,,,-14|de=-6,,,-9|debar collapsible=20|debar$=45|debar=30,,-23|deb~=13,23,-26|empre=29|emp~=29|gn=,,-37|gna~=-13,29|gnu~=18|gterm=16|gte~=16|guen=28|gue~=28|guiente=15|gui~=65|md=23|mplify=45|mul~=,,51|n=,42,,17|nce 0=,26,-21|nce the=-5,,,9|nce then=-18|nce when=-23|nce yesterday's=26|nce=-21,67|ngle file=-20,-61,,41|ngle=,,,20|ngl~=,,,19|te ,=40|te=45|tes$=-26|ts=15|tua~=-13|ze 0=13|zes are=-39|
sk|etch the=-50|etch=-45|etc~=-15|ip it=15|ip=,,,-19|ipped ?=-51|
sl|eep=-8|ot=-54|ow$=-17|ow=-6|owest=,,23|owe~=,,37|
sm|all table=21|all yaml=28|all=15|allest possible=23|oke=78,-27,110|
sn|apshot files=23|apshots=25,,46|aps~=15,,29|ipp~=-30|
so| ,=12| don't=,,,39| it's=17| keep=,,,34| kind=25| no=,,-32| the=14|$=12|=2,28,,13|ak=16,,45|bre todo=13|bre=6|ld=33|lo de=-18|lo el=15|lo lectura=-4|lo=-22,16,-38,43|me ,=27|mebody=-29|meb~=-29|meone=-13|meo~=-13|mething=,,,-10|met~=,,,-10|mewhere=-15,,28|mew~=-15,,28|porte=-17|rt by=-25|rt it=186|rt that=24|rt them=-52|rt=-12,47,,9|unds=-58|und~=-65|urce ,=-22,,,18|urce files=94|urce=,13,,-8|urces=,23|urc~=,34|
sp|ace=16|dx line=21|dx=21|ec ,=24|ec rb=28|ec says=-46|ec ts=-18|ec=19,19,,-17|ecs for=27|ecs=-8|eed on=-34|ell~=34|i=-10|in up=31|in=91,-102,86|inner=95,,-44|inn~=95,,-44|lit =-17|lit =36|lit=-13|litting=-15|lit~=-27|ot=,21|read=28|rea~=21|ring=,,16|rin~=-7|y=33,-36,58|
sq|l in=16|l$=-24|l=-22,,,-16|
sr|c cart=13|c stock=-16|c sum=18|c=11,30,-8,-52|e=-18|v=,-39|
st|able=-39|abl~=-39|ack ,=57|ack =26|ack=,-25|aff=36|age ,=15|age=,,,-16|age~=-10|aging ,=29|aging$=12,-36|aging=49,-38,30|agi~=49,-38,30|ale=6|art and=41|art at=-28|art it=28|art page=35|art the=10,-24|art to=-46|arted$=-29|arted=-9|arting with=25|art~=-4|ate in=20|ate=-17,52,-35|ated reason=-29|ated=-35|ate~=-14|atus 0=15|atus =34|ay ,=35|ay as=-44,,,22|ay inside=21|ay=27,15,,24|ays as=85,19|ays$=32|ays=87,18,,9|d=24|eering=-18|eer~=-18|ep 0=-11|ep by=-29|ep$=,,,-18|ep=,,,-24|eps ,=,-28|eps in=-63|eps s=28|eps$=20|eps=,,,-8|g=12|ill build=61|ill come=76|ill compile=24,,54|ill need=60|ill needed=-20|ill shows=22|ill use=-109|ill work=17|ill=,,,-32|ock$=-15,,,20|ock=,,,18|op at=,,41|op it=33|op$=-25|op=4,,,-14|opped=-29|orage$=-21|orage=,39,-18|ora~=,46|ored ,=-16|ores=-31|orybook build=25|orybook=102,,41|ory~=62,,41|rai~=11|ren~=27|ress=33|res~=33|rict on=19,,51|rict=83,,34|rictly read=-24|rictly=-47,,,55|ric~=,,40,47|rings xml=45|rings =25|rings=9,34,-47,-9|rin~=-7,51|rongest=-36|ron~=-32|ructure sql=-19|ruc~=-12|ub=16|uck ?=15|udy=,,,33|yle as=24|yle of=62,,-50|yle$=10|yle=27,40,-22,-9|yles=44,,-44|yle~=43,,-24|
su|=11|bclasses$=-47|bclasses=-47|bir=-15|bject$=-11|bsc~=10|cceed=12,,41|ffices=-28|ggest the=-26|ggest=-143|ggestions=-22|gge~=-43,,-41,18|it$=41|it=56|ite ,=33|ite green=48|ite is=24|ite =81,,83|ite=66,,142|m ts=18|m up=-39|m=-37|ma=26|mmary md=22|mmary$=-12|mmary=6,,,-12|mma~=,,,-14|nda~=11|per~=34|pport$=17|pport=,62,-14|ppo~=-3,23,-11|re you=-21|rvive$=,,-31|rvives=24|rvivors=25|rvi~=17|spect=-12|spects=-17|spe~=-44|spicion=-70|spi~=-77|
sv|g$=20,,-39|g=42,44|
sw|agger=37|agg~=37|allows=-20|ap the=46|ap=24,16|ift=7,,,-14|itch$=-43|itches=35|
sy|mbols in=-24|mptom=-32|nc py=-18|nc=,16,,-9|nch~=-24|
sí|=-11|
sú|belo=24|bel~=24|
t |0=28|
ta|bla$=-96|bla=,,,-9|blas que=-17|blas=-9|bla~=-9|ble and=-76|ble of=-12|ble$=-28,,,10|ble=-3,-9,,-7|bles=-9,,,-8|ble~=-5,,,-8|bs=52|gs ,=-48|ke care=77|ke on=15|ke the=-29|ke this=84|ke to=-30|ke=14,,-10|ken=-21|kes 0=-36,40,70|kes care=-17|kes$=101|kes=10|lk to=-36|lk=-47|rball=20|rba~=20|rda el=-16|rda$=11|rda=38,,,15|rea de=,,,24|rea=-10,,,23|rget=13|rifas=-16|rif~=-13|sk$=23,38|sk=-17,-21,,34|
te| pido=-21|=-9,,,9|ach the=17|ach=75,23|am wants=-19|am will=-18|am=-15,19|ch=-14|chn~=-13|ll from=-54|ll me=-6,-9,19,14|ll=-12,,-23|lls=-13|ma$=35|ma=35|mplate=,42|mplates mail=34|mplates=31,,-32|mpl~=23,48,-13,-10|n minutes=18|n times=49|n=,,19|ngas=15|nga~=65|rceros$=-25|rms=20|rraform 里=-20|rraform=,,,12|rra~=,,,11|st and=-19|st fixtures=-40|st for=20,,-51|st in=16|st plan=-64|st run=21|st suite=9|st=13,7,70,-13|stdata=-16,,28|sted=-11|ste~=-35|sts ,=,,,13|sts ?=16|sts de=20|sts depend=-35|sts for=41,44|sts in=,,126|sts included=24|sts pass=73|sts que=-45|sts test=43|sts that=9|sts to=-23|sts with=,,51|sts would=-55|sts$=24,15,,-9|sts=25,,20,-32|xt in=-41|xt=,,,-20|xtos=35,,-24|xto~=35,,-24|xts=,34|
tf|vars=42|var~=42|
th|an 0=44|an it=-30|an=-7,22|at ,=10|at ?=-70|at all=-14|at can't=-19|at can=-59|at differ=49|at drops=44|at ends=-23|at finds=-36|at folder=16|at he=-20|at introduced=-22|at is=-10,,,14|at no=-62|at one=22,20|at only=36|at our=-34|at removes=-27|at should=-22|at the=19,-15,,-6|at to=25|at would=-160|at =-26|at =25|at$=45,,-23,-15|at's a=16|at's the=29|at'~=-4|at=2,17,,-14|e 0=,,,8|e android=17|e anonymised=27|e answer=-54|e argument=-23|e author=84|e backfill=-16|e bench=-17|e body=50,,-28|e boot=23|e bootloader=-31|e browser=,,-39|e buffer=27|e build=-11,,-18|e cache=10|e call=-18|e caller's=20|e callers=,,,-15|e card=77|e cause=12,,27,-14|e changelog=,,-22|e chart=,,-52|e checkout=11,-22|e choice=25|e ci=-12|e cli=,,,-20|e code=-33,,-15,19|e column=19|e comment=46|e comments=15|e commits=-54|e condition=-27|e config=,,,-26|e confirmation=-19|e console=56|e consumer=-16|e container=-14|e count=52|e coverage=88,,38|e csv=7|e culprit=16,,45|e current=38|e database=,,-28,-20|e date=96,32|e deb=28|e demo=9,-26,45|e deploy=-62|e desktop=-10|e dev=25,,77|e diff=-16,,61|e difference=-25|e discount=-18|e docs=,,,-13|e document=-12|e duration=23|e empty=20|e emulator=13,-53|e end=75,,33|e english=-25|e entries=100|e environment=-26|e error=-7|e eval=-16|e existing=24|e exporter=20|e failure=,-35|e failures=110,-62|e file=,16|e files=-18,,,30|e final=13|e first=21,-34,10|e five=13|e following=-12|e footer=46,,-73|e former=17|e global=-14|e header=46|e helm=,,-35|e image=,-34|e importer=,,,-20|e imports=40,,-25|e inbox=18|e index=,,,13|e indexer=30|e input=-14|e integration=24|e internal=-21|e job=8|e json=13|e kotlin=42|e last=5,,,8|e legacy=-30|e letter=48|e library=33|e licence=-25|e line=-73|e lines=-15|e local=64,-18,141|e login=60|e loser=32|e lua=23|e maintainer=17|e makefile=-21|e man=25|e memory=-12,,,21|e merge=10|e mobile=-8|e modules=-19|e moment=8,,-20,13|e name=13|e native=-43|e nav=21|e next=21|e nightly=,,21|e numbers=-43|e offending=19,29|e old=,33,-23,-7|e on=-11|e onboarding=31|e only=,,,-22|e openapi=27|e order=-27|e other=28,35,-36,-9|e others=50,,-20|e outcome=18|e output=,-32|e plugin=,26|e polling=23|e pr=-55|e product=-27|e project=,-90|e proxy=63|e public=10,,,-17|e published=24|e quantised=26|e raw=,35|e readme=-8|e real=-16|e reasoning=-21|e relevant=-27|e remainder=38|e removal=-28|e replica=-18|e reply=-18|e repo=-6,-18,,47|e report=27,,,-18|e reporter's=26|e repository=-7,,,29|e rest=121,52,,-18|e result=24|e return=49|e rewrite=-23|e riskiest=-25|e rollback=-40|e rounding=-39,,,20|e rows=-22|e safety=39|e same=,10|e sample=11|e sandbox=23|e scripts=-48|e search=,,-30|e section=21|e seed=18|e seeded=,,37|e shared=28|e shop=27|e sidebar=24|e signature=-73|e simulator=41|e source=,,,37|e spinner=37|e spot=21|e sql=-13|e stack=,,47|e staging=11,-26,22|e start=71|e state=-51|e status=-20|e storage=-22|e storybook=14|e style=48,,-41|e table=,,,17|e team=-10|e tech=-25|e terraform=-23|e test=,,20|e tests=10,26,,-10|e thing=-47|e threat=43|e three=13,,,-6|e throwaway=25|e time=48|e timeline=18|e totals=70|e train=30|e translation=-42|e tree=-40,,,51|e two=,11|e unused=112|e upgrade=-8|e upload=13|e upstream=-54|e user=,21,-22|e v=-18|e vat=21|e version=-32|e voucher=37|e vulnerable=23|e way=,28|e week=23|e wheel=25|e whole=,,,18|e workflow=-35|e working=30,,,23|e works=-19|e workspace=,,,19|e wrong=-12|e xml=18|e yml=82|e =4,36,-12,10|e=9,30,-17,-28|eir=,,,-9|em ,=,14,,-10|em ?=-24|em are=-49|em by=-10|em for=-61|em in=11|em is=-49|em myself=-16|em to=43|em$=,-14,-10,8|em=3,25,,-20|eme css=35|eme=42|emselves$=-21|en 0=22|en a=-13|en carry=31|en do=38|en drop=22|en fix=81|en go=17|en make=69|en prune=28|en put=48|en say=-61|en the=-8|en$=-9|en=40,,15,-12|eor~=-24|ere a=-79|ere and=47|ere are=19,,,-13|ere too=54|ere =-17|ere$=25,11,,-6|ere's a=8|ere's no=38,,-25|ere's nothing=,,-61|ere's=39,,,-10|ere=4,-6,,-25|ere~=26|ese two=-16|ese=-27|ey ?=-37|ey are=43|ey differ=27|ey start=-45|ey'd=-28|ey'll=-22|ey'~=,,,-10|ey=-2,-15,,-5|ing ?=-58|ing$=-22|ing=-23,31,,14|ings=-5|ing~=-5|ink=-25|inking of=-47|inking=-47|ird column=,-46|ird parties=-19|ird party=,,,-11|ird=,,,-11|is ?=-42|is a=-23|is afternoon=-16|is as=-28|is box=46|is branch=121|is checkout=-14|is is=-51,,,17|is machine=62,-28|is one=12|is plan=-23|is=-22,-11,-8,13|ose ,=90,29|ose that=78|ose three=-18|ose=16,30,,-16|ought=-14|oug~=,,,16|reads=10|ree errors=23|ree examples=-37|ree times=38,-21|ree=4,,,-15|res~=22|rottle the=30|rottle=47|rot~=20|rough 0=,,28|rough its=35|rough to=19|rough which=-25|rough =20|rough$=43|rough=-3,,,-4|roughout=26|roughput=,-60,41|rou~=-4,,8,5|row=22,,18|rowaway=116,-36,78|row~=,,24|urs~=-9|
ti|cke~=-4,,-17|dy up=22|dy=70|empo de=17|empo=29|empos=,,50|emp~=24|ene que=9|ene=,36|enen que=52|enen=6,24|enes acceso=-20|ene~=4,,,10|ldes=25|lde~=25|le cache=21|les=22|me ,=,-18,23|me ?=-59|me of=13|me to=18|me v=45|me$=-7,,19|me=11,,8,-10|meout 0=39|meout from=26|meout=,19,-28|meouts=43|meo~=-9,,-23|mes ,=81,-63,49|mes and=18|mes each=56|mes of=18|mes with=,-33|mes=16,,41|mings=,,28|
tm|p ,=57,-34|p out=34|p plugin=29|p$=13,-144,82|p=152,-8,,-14|
to| 0=-15| a=,,,-13| add=-59| an=-21| another=-12| answer=-21| be=,29,,10| bottom=62| change=-12| come=58,,62| date=51| decide=-34| delete=-48| discuss=-26| disk=13| do=-9| drop=-18| edit=-75,,,26| fix=-38| git=23| her=-38| it=17,,,26| know=-38,-38,29,10| me=-5,,,-13| migrate=-22| modify=-62| one=-13| pass=51,,85| paste=-31| prod=27| remove=-50| rename=-47| replace=-26| reports=61| reproduce=-40| rewrite=-95| run=-9,,,-20| s=-29| search=-20| see=40| src=38| the=3,,-12,5| this=-19| tmp=53| try=12| understand=-150| what's=21| work=18| write=-44| you=,,-28| =42|$=-75|=,14,-10,17|ast$=21|ast=,,-24|ca=-19|car=-9,,,29|da=21|das=13|davía$=32|day ,=8|day =-15|day$=,,-90,-11|day=,59,-21,-8|do=-17,56,-12|dos in=15|dos los=,,,17|dos=-12,24,,13|ggle=27|ggl~=33|ken=,,-12,-9|kens with=27|kens$=18|kens=11|ken~=10|ld=-9|ml ,=-14|ml$=43,43,-42|ml=26,13|morrow=,,,-14|mor~=-15,,,-14|o ,=23|o=18,,,-8|ok=-15|olbar=35|olb~=35|olchain=12|ols=20,,19,16|oltip=12,48,-52|olt~=32,54,-63|p ,=89|p 0=14,-30,51|p of=41,28|p to=62|p=32,,,-8|pic$=-14|ques ni=-18|ques=,24|que~=,24|tal en=14|tal$=-13|tal=,,,15|tals$=36|uch any=,,,-29|uch the=,,,25|uch$=-22,,,20|uch=-10,,,39|uched=-10|uches=-9|uch~=-16|x=33|
tr|aba~=,,,18|ace it=-42|ace the=-49|ace what=-18|ace=-5,,,10|aceback=18|ace~=,,20|adu~=27,,-27|ained=28|ansitively=-51|anslate the=38|anslated$=-29|anslated=-12|anslations=54,24,-25|ansport=49|ans~=,,-11,-10|eat this=-32|eat=-18|eatment=15|eats=-17|eat~=16,,-37|ee is=-19|ee=,,,31|es=-4|ied=-24|igger=-14|iggers=-113|igg~=23|im the=39|im=84|ivy=47,,52|ue ,=-34|uena=17|uen~=17|y it=79|y the=26|y=83,,36|
ts| ,=-26| and=13| 에=22|$=47,15,-22|=50,85,-23,-25|c=86,,78|config=,33|con~=,33|x$=46|x=,21|
tu| respuesta=-17|=-6,,,25|rn it=16|rn=20,,,-10|
tw|ice ?=-103|ice from=53|ice on=-51|ice$=,,,14|ice=-5,,,6|o columns=-43|o commits=61|o differ=-24|o loggers=31|o of=-18|o tags=-37|o=-3,12,-7,-23|
tx|t=-4,,,-7|
ty|pe hints=18|pe$=,,26|pe=6|pes=,-30|pescript=18|ping=43|pin~=47|po=45,,,22|
tz| asia=30|=57|
tú| o=-26|
ub|untu=29,,30|unt~=29,,30|
ui|=,,,-11|d=30|
um|lauts=20|
un| contenedor=16,,46| modo=24| ojo=-17| único=14|=,21|a clase=44|a estimación=-27|a frase=-34|a librería=-28|a propuesta=-50|a prueba=15|a tabla=-22|a$=13|a=-9,,,14|cha~=,,,21|der 0=14|der docs=17|der load=20|der my=-40|der no=-14|der qemu=21|der tmp=,-128,78|der tz=28|der which=-40|der =14|der=12,8,,-20|derneath=35|derstand the=-99|derstand=-7,21,,-18|der~=,,,-29|do the=59|ified diff=-17|ified=-17|ifi~=-22|ify the=31|ify=15|iqu~=9|it tests=54,15|it=46|its=,76|ity=-12|known=28|kno~=13|less=51|les~=51|o en=27|pack=,-44|pac~=13|released=50|rel~=61|tangle the=30|tangle=57|tan~=57|til it=20|til you=29|til=47,13|touched=,27|tou~=,34|
up| ,=12,,37| for=-38| the=22| to=,39,-28| without=21|=14,,,-8|date=-18,,,16|dated=9|dat~=-14|grade$=21|grade=,,66,-9|gra~=,,68|loaded=-40|loa~=-6,25|stream=,22|str~=,27|
ur|l$=19|l=62|ls ,=-28|ls=-18|
us| 0=20| and=-25| to=-120| =-25|$=-11|=,21,,-12|a=9|age=,29,-22|ages of=-47|ages=-24|age~=-24|amos=-34|amo~=-34|an=-12|e a=28|e the=47|e$=-13|ed to=-15|ed=,,-12,9|efu~=,,-40|er of=-59|er visible=-50|er would=16|er's=-18|er'~=-18|er=,,-13,-23|erdefaults=28|ers ,=16|es=,38,-62|r bin=45|r=16|ual headings=24|ual prefix=36|ual=26|uarios=12|uar~=8|
ut|c$=23|c=17,15,-18|f 0=17|f=17|il ts=20|ils=16,46,-27|
v|=-8,,,-4|
v |0 和=-42|0=-4|
va|=7|l=21|lgrind=116,-24,84|lgr~=116,-24,84|lid=9|lidación de=24|lidación=23|lidation=14|lid~=10,,-32|lue ,=-26|lue=6,88|lues schema=18|lues=,39,-22|lue~=,40,-23|nis~=,,-34|riables ,=22|ria~=,-15,,-7|rs=-37|
ve|cto~=,20|ndor's=-15|ndor=,,,-31|ndored=-12|ndo~=-12,28,,-25|ntana=21|nta~=14|nv=9,-35,60|rdad ?=-20|rde$=,,70|rde=78,21,116|rdict=-54|rdi~=-54|rification=15,-38|rify that=,-31|rify the=-32|rify$=,,54|rify=-7,,25|rif~=,,27|rsion 0=70|rsion of=-28|rsion$=21|rsions ,=-46|rsión=-23|s=-30|t=,,38|z$=13|
vi|a=43|ew=,24,,-17|ewmodel=30|ewm~=30|ews=-18|sible=-16|sit=,,,31|sit~=49|sta =21|te=,29|test=20|tes~=20|
vm| =36|=18,,71|
vo|lume=16|ucher=48|uch~=15|
vs|$=-23|
vu|e$=35|e=,48|elt~=16|elve a=42|elve=27|elv~=22|lnerable=23|lne~=23|s=31|
w|=21,18,26|
w |o=20|
wa|it for=23|lk me=-13,,,19|lk the=-26|lk=-29,,,19|ll=16,,73|nt a=-10|nt to=,,32|nt=8,,,18|nted to=-36|nted$=-13|nts to=-82|nts=-15|rehouse=17|reh~=12|rm=,-36|rning$=13|rning=120|rnings ,=,,44|rnings$=,,41|rnings=63,,90|rni~=161,,25,-12|s chosen=-60|s just=23|s split=-18|s wrong=23|s=-39,,,10|tch=51|ter=21|y ?=-46|y$=-9,,,25|y=,27,,22|
wc|ag=-20|
we| are=15| build=-19| could=-75| decide=13| do=-15| drop=-32| have=,,,-18| need=,75| still=15| use=-46|'d=-34|'ll=-15|'re=-10,44|'ve got=-25|=-68,,,8|b src=-21,28|b=18,16,,-20|bhook=-9,,-35|bho~=,,-51|bkit=23,,75|bki~=23,,75|bpack=-21|bpa~=-21|bso~=,-40|ek$=-7|ek=-14,,,-10|eks=-13|igh=-40|ight=21|igh~=26,26,-70|lcome to=62|ll ,=56,,-46|ll ?=-21|ll as=12|ll$=20|ll=22,,-15|nt=-15|re=-56|
wh|at a=-8|at are=-17|at breaks=-16|at changed=-83|at could=-46|at counts=-47|at did=-17|at does=17|at each=-130|at exactly=-22|at fails=30|at gets=-23|at happens=-122|at has=-10|at i'm=-15|at i=20|at in=-116|at is=-14,,,-13|at it=,,37|at message=26|at needs=-32|at scripts=-27|at state=-25|at the=30,,-16,12|at was=10|at we'd=-16|at we=6|at would=-22|at you've=41|at you=,,,12|at =-61|at's older=25|at's the=-117|at's=-19,,,-10|at'~=-21,,,-10|at=-48,-9,,-8|atever is=64,63|atever=45,28|ate~=25,28|ats=-21|atsoever$=,,,25|atsoever=-19,,,32|ats~=-19,,,32|eel=200|en ,=-40|en did=-42|en is=-39|en the=-10,24,-51,-8|en there's=26,,-55|en you're=101,,24|en =-24|en=,20,,-4|ere a=-20|ere are=-42|ere could=-36|ere do=-49|ere does=-54,-36|ere in=-37|ere is=-93|ere it=28,,,21|ere the=,29|ere would=-96|ere you=,27|ere's the=-51|ere's=-75|ere=-44,12,-10|erever=21|ether a=-75|ether anything=-32|ether it's=-17|ether the=17,-107,57,24|ether=-36,-26|eth~=-36,-26|ich ,=-16|ich a=-44|ich code=-46|ich commit=27|ich commits=-37|ich config=-22|ich could=-24|ich endpoints=-39|ich handlers=-49|ich i=-33|ich is=8,22|ich jobs=-18|ich labels=-24|ich modules=-35|ich of=-13|ich one=-7|ich ones=12,,63|ich order=-130|ich other=22|ich points=-42|ich strings=-36|ich tests=-8|ich two=-21|ich=-83,,,-5|ichever=131|ich~=131|ile you're=63,26,-33|ile=5,,,12|o asked=-83|o calls=-27|o has=-11|o is=22|o reads=-57|o sets=-18|o wants=-29|o'd=-41|o'll=-71|o'l~=-71|o's=-45|o=-50,,,-12|oever=-17|oev~=-17|ole=,,,16|ose=-32|y did=-13|y does=-21|y the=,,,16|y we=-14|y$=7|y=-94,73,,-5|
wi|ll add=-50|ll be=-54|ll follow=33|ll take=-38|ll tell=19,,-64|ll=-114,,-23,10|ns ,=31|ns ?=38|ns when=-20|pe=-23|re=46|th 0=20,-12,25|th a=16,,,-17|th and=38|th file=-77|th five=-36|th gcc=45,,49|th it=47,88,-46|th its=-11,,-32|th lines=-26|th no=,,,19|th numpy=,,50|th race=42|th read=-28|th regard=25|th retry=18|th the=9,,,-6|th them=12|th tools=62|th units=26|th which=-44|th your=-47|th =116,,14|th =-29,,112|th=12,-10,,-11|thin 0=11|thout a=,,,-13|thout asking=27|thout changing=,,,16|thout warnings=33|thout=-3,,30,16|tho~=-3,,30,16|
wo|rds ,=-16|rds$=-31|rds=-81|rk out=,,,20|rk through=97|rk=,11,,32|rker=5|rkflow=,34|rkflows release=16|rkf~=,67,-20,-7|rking copy=-49,,,31|rking=,,,14|rki~=,,,14|rks=,,,14|rkspace ,=40|rkspace$=18|rkspace=18,,,15|rks~=,,,14|rst case=-35|rst=-7|uld ,=22|uld a=-18|uld be=12,14|uld break=-27|uld happen=-17|uld have=-7|uld i=-27|uld it=-36|uld look=13|uld make=-28|uld merge=-21|uld need=-47|uld notice=35|uld still=-51|uld stop=13|uld you=68,,,-6|uld =-24|uld=-66,,,-6|uld~=-18|
wr|ite ,=-22,,,19|ite a=11|ite me=-15|ite one=64|ite or=-26|ite the=,24|ite to=-120,,,21|ite unit=28|ite$=-13|ite=-15,12,-12,62|iter=-12|ites to=-66|ites$=,,,31|ites=-57,,,38|ite~=-71,,,31|iting=-55,,,19|iti~=-55,,,19|itten for=56|itten=-26,,,23|itt~=-26,,,23|k=,-64|ong order=-25|ong=-10,,,-6|ote =-22|ote=-57|
x|=,,,12|
xc|ode 0=24|ode=60|
xl|sx$=33|
xm|l$=64|l=,38,,-15|x=20|
xv|fb=,-44|
y|=,11,,23|
y |0=12|cuáles=-84|cuéntame=35,,45|cómo=-21|deja=60|después=43|dime=,-62,58,26|déjalo=23|dónde=-31|el=,21|explica=-16|la=-7|las=-29|llévalo=37|línea=-47|líneas=-16|me=49|no=,50|por=-9|pásame=48|que=,25|quién=-11|qué=-177,,,-8|señala=-21|si=-28|vuelve=16,,75|=-7|
ya| no=26|=-6,,,-17|ml ,=15|ml$=-7,22,-23|ml=-13,38|
ye|ar ,=26|ar in=34|ars=-18|s no=-11|s or=,-81,30|s=-5|ste~=,,,-12|t$=-10,23,,-40|t=-6,37,-15,-42|
ym|l$=32|l=13,18,-25,-8|
yo|=-33|u are=-16,,,-15|u be=25|u did=20|u don't=-12,,-29|u found=-16|u get=-28,-62,21|u hand=24,,154|u have=,,,15|u heard=25|u infer=-17|u is=-25|u know=56,,-47|u let=-49|u like=,-59|u may=49,,33,-28|u merge=-90|u mind=84|u must=-54,,,18|u need=17|u own=36|u please=143|u see=,,,24|u would=-36|u$=-7,,-19,-31|u'd build=-21|u'd=-137|u're at=17|u're the=-13|u're there=24|u're through=39|u're welcome=62|u're=,,,19|u'r~=,,,19|u've=13|u'v~=13|u=,5,,17|ur answer=-22|ur findings=111,,-34|ur guess=-16|ur hands=-35|ur head=-21|ur list=21|ur message=-77|ur notes=35|ur patch=28|ur reply=-77|ur report=18|ur sandbox=65|ur summary=22|ur=-32,13,,22|urs$=50|urs=74|urself=,,,13|urs~=,,,13|
z|=-11|
ze|ro=78,,14,17|
zh| cn=32| json=22|=103,27|
zo|ne$=-17|ne=,27|
zs|td=28|
zu|stand=-22|sta~=-22|
~가|=-21,27,,4|
~각|=-11,-27|
~갈|=-35|
~거|=20,18,,-10|
~건|=4,19,,-8|
~것|=-13,29,-17|
~게|=,83,-28,-7|
~겨|=38|
~견|=-64|
~경|=-11|
~계|=,,,-18|
~고|=4,22,,7|
~과|=,,,-10|
~그|=16,,,-27|
~근|=-11|
~글|=12,,-35|
~금|=,-20,,36|
~기|=-6,14,,23|
~김|=19|
~까|=,,,12|
~꿔|=42|
~나|=-12,,,55|
~내|=,,,15|
~너|=21|
~네|=11|
~느|=-41|
~는|=-6,31,-18,-31|
~늘|=35|
~니|=,33,-68,29|
~다|=-8,19,-8,38|
~달|=,30|
~대|=,,,22|
~도|=-3,,-16,45|
~동|=-10|
~돼|=,,-41|
~된|=,,,-30|
~됨|=14|
~둘|=56|
~뒤|=34|
~드|=,,,11|
~든|=,,,23|
~들|=17|
~때|=-5|
~떤|=-23,,,14|
~라|=5,30,,24|
~람|=,,-36,19|
~랑|=,,,-19|
~래|=,18,-20|
~러|=71|
~럼|=19,,-31|
~려|=6,,,18|
~로|=8,40,-9,5|
~록|=33,37|
~료|=,28|
~를|=-2,,,-16|
~리|=,,,14|
~린|=-8,,18|
~마|=-6,,,40|
~막|=,-30|
~만|=-5,-8,,90|
~말|=,,,19|
~맨|=41|
~맷|=14|
~면|=,,,-17|
~몇|=-6,-33,25|
~목|=,,-40|
~무|=,,-80,21|
~문|=-11,,,15|
~미|=,,-20|
~방|=38|
~버|=,,,-12|
~번|=,-29,56,7|
~별|=15|
~봐|=-10|
~부|=7,23|
~빈|=49|
~사|=,,,10|
~상|=-7|
~새|=46|
~색|=14|
~서|=,-5,,-36|
~석|=-21|
~선|=14|
~성|=-9,23,,16|
~세|=,,,-10|
~셀|=47|
~소|=,,,26|
~슨|=-35|
~시|=,,,-8|
~씩|=9|
~안|=-7,,,18|
~야|=,58,,23|
~약|=-26|
~어|=-4|
~에|=,16,-12,-15|
~역|=,,-36|
~와|=-7|
~왜|=-34,,,-12|
~요|=-7,-6,,-11|
~용|=6,,,18|
~은|=,,-19,-23|
~을|=11,8,,-18|
~음|=-5,,,-13|
~의|=,39,-28|
~이|=-31|
~인|=,,,-9|
~일|=-7,13,,-13|
~자|=,,,-15|
~저|=17|
~절|=,,,28|
~정|=,,,11|
~제|=4,-13|
~젯|=19|
~져|=29|
~조|=-58|
~존|=,,,-15|
~줄|=-15,,,-14|
~중|=-18|
~줘|=,,-6,19|
~지|=-17,-5,5,20|
~진|=,,,-14|
~질|=-17|
~짐|=16|
~집|=-12|
~쪽|=,,,-15|
~첫|=,-27|
~체|=,,,17|
~쳐|=108,,,-17|
~초|=30|
~컬|=25|
~크|=,,,15|
~탁|=20|
~터|=30,,,-34|
~트|=6,,,-8|
~튼|=44|
~프|=-18|
~하|=-11|
~할|=-26|
~항|=,,-35|
~해|=4,,,13|
~혀|=-12|
~호|=,,-44|
~화|=,34,-42|
~환|=8|
~후|=32,25|
~훅|=,,-36|
~히|=-9|
éc|hale un=-27|
ún|icamente ,=-21|icamente=-14,,,30|ica~=-14,,,30|ico=61,32|
|=-23,26,-24|
$|=-23,26,-24|
|=16,41,-21,-49|
 |,=12,-18|0=14|?=,-35|a=35|after=31|afterwards=38|and=,19|becomes=14|before=19|en=28|feature=27|flag=29,,-42|has=63|in=11,-16|is=21|job=-19|must=19|sin=-19|take=33|to=9,40|without=-13|に=,33,-23|在=-16|的=,22,-76|로=16|이=-28|=-10,48|
$|=23,11,-21,-11|
|=79,14,-24,-79|
 |,=12|de=19|is=29|no=23|que=45|y=,24|だ=13|だけ=13|に=82|の=27,36,-24,-17|を=11,,,22|を読=-19,,,30|에=17|의=-22|
$|=10,33,-56,-32|
|=142,,341,-21|
 |,=28,-20,-65,9|against=26|and=94,,53,9|ends=29|for=21|from=,-36|has=-8,,28|have=15|installs=-36|is=75|on=15,,34|say=75|should=,,31|still=66|with=14,-31|would=-24|y=32,,-40|が=-30,56,65|が通=10,,28|で=,,43|と=37|の=76,,-35|を=101,,23|を実=,-64|要=11,24,21|过=22|
$|=-12,-41,180,-6|
|=-117,,,20|
|=-3,34,-47,3|
 |,=-8,20|?=-88|code=34|entry=25|for=11|in=19|link=30|with=34|です=-17|と=-6|とあ=-16|にな=21|一=14|三=-92|三组=-25|之=-42|之后=-31|按=32,,-31|按钮=36|的=-79|这=-69|这个=-16|=-17,,,18|
$|=,10,-12,12|
|=7,46,-15,7|
|=32,-10,6,-25|
 |,=8,7,12,-12|?=-12|and=36,,27,10|as=39|in=74|is=14|would=-69|y=8,,,11|の=-25|は=27,,-38|
$|=13,14,,20|
？|=-134,-95,40,-14|
？ |不=-32|从=-68|依=-15|列=-54|列出=-21|只=-33|哪=-17|对=-22|我=-46|按=-30|有=99|看=-132|看看=-28|给=-135|给我=-30|請=-19|请=21|跑=44|
？$|=-60,,,-14|`;

/** Han, kana and hangul. */
export const WEIGHTS_CJK = `^ あ|=-8,,,13|な=-9|
^ い|=,,,17|
^ う|ち=-28|
^ お|=,,,-16|
^ こ|の=8,,,10|れ=10|
^ そ|=,,,-15|れ=-16,,,-15|
^ た|だ=17|
^ ど|=-11|の=-18|
^ ま|ず=17,,,-16|だ=-40,,,27|
^ や|=30|
^ イ|=11|
^ カ|=49|
^ キ|ャ=-53|
^ コ|ミ=,,,-24|ー=-37,,,41|
^ サ|=33|ー=28|
^ シ|=20|ー=22|
^ ス|テ=31|
^ タ|イ=14|
^ フ|=-12,,,34|ァ=-48,,,47|
^ ヘ|=19|
^ リ|=-21,,,20|ポ=,-44|
^ ロ|=,,,-9|ー=,,30|
^ ワ|=-19|ー=-19|
^ 一|=,42,,16|行=-16,,,20|
^ 三|个=16|
^ 上|=,,,-10|传=41|周=-10|限=18|
^ 下|=,,,9|面=-19|
^ 不|=-6,-8,-10,36|允=-19|写=-13,,,34|动=18|得=-82,,,34|改=-11|是=42|用=,,,-17|要=-14,,,-7|
^ 与|=20|
^ 业|=10,,,-16|务=10,,,-16|
^ 两|=,,,29|
^ 严|=,,,25|禁=-39,,,25|
^ 並|在=17|
^ 中|身=33|
^ 串|=29|口=20|
^ 为|=-34,,,-21|什=,,,-21|啥=-55|
^ 主|=-7,,23|
^ 举|=-51|
^ 之|=-21|
^ 也|=-34|
^ 二|=40|分=44,-49|
^ 交|=-12|
^ 产|=,21,,-11|
^ 仅|=-21,,,37|做=-25|
^ 今|=,21,,20|回=-16,,,23|
^ 从|=-40,,,8|
^ 仓|=,-38,,11|库=,-38,,11|
^ 他|=,,,-27|は=27|
^ 代|=4,,,19|码=7,,,19|
^ 以|=,-14,,20|下=-13|及=-13|
^ 任|=,,,-19|何=,,,12|务=,,,-31|
^ 优|=33|化=33|
^ 估|=-54|
^ 但|=,,,11|
^ 何|=-90,,,38|も=-67,,,33|
^ 作|为=38|
^ 你|=-8,-9,,33|不=11,,-37|可=40|是=-8,,,-10|觉=-11|负=21|
^ 使|=38,,,24|わ=84|
^ 供|=-22|
^ 依|据=-53|次=36|
^ 侧|=23|
^ 保|留=-10|
^ 信|=31|息=44|
^ 修|=,,17,13|一=22|正=-92,,,29|
^ 假|=-59|如=-39|装=-22|
^ 做|=-9|
^ 允|=,,-29|许=,,-29|
^ 先|=-6,77,,4|别=-9|告=-33|月=-31|用=19|看=,,,18|
^ 全|=17|仓=59|程=-29|部=,26|量=30,,70|
^ 公|=24|
^ 六|=23|
^ 共|=,,,-30|
^ 关|注=-18|
^ 其|=20,55,-11,-20|他=30|余=67,25,-14,-14|
^ 内|=34,39|容=14,25|
^ 再|=,,30|現=25|说=-31|
^ 写|=,71,,8|个=19|
^ 凡|=18|
^ 列|=-9,-14|一=-39|出=-52|给=31|
^ 删|=6|
^ 别|=-16,,,10|再=20|忘=50|用=,32|的=9|
^ 削|=-68|除=-68|
^ 前|=,21,,-10|三=37|后=16|
^ 動|=27|
^ 包|=,,,30|括=,,,30|
^ 升|=,,,-14|级=,,,-14|
^ 单|测=16|
^ 卡|=,,25|
^ 压|=29|一=26|
^ 原|=17,,,-12|因=,,,-18|
^ 去|=,31|
^ 双|=-9|
^ 取|=41|
^ 口|=-51|径=-24|
^ 只|=-9,-19,-10,35|做=-66,,,22|出=,,,33|分=-23|在=36|改=59,,-27,-37|看=-10|给=-21|要=-26|许=23|读=-29,,,18|
^ 可|=,,,-11|
^ 各|=-15,-32,81|自=-49|
^ 同|=7|样=37|
^ 名|=,,-34|
^ 告|=-6,-18,,19|诉=,-37,27|
^ 周|=11,28,-48|
^ 命|=9|
^ 哪|=-52,-35,47,18|个=,-36|些=16|几=-22|
^ 唯|=12,,,16|讀=,,,19|
^ 回|=,,,-8|复=28|滚=-21|答=-25|
^ 图|=9|
^ 在|=,,42|
^ 地|=11|
^ 型|=34|
^ 处|=46|理=49|
^ 変|=-23,,,36|更=-37,,,36|
^ 复|=-9|现=14|
^ 外|=9|
^ 夜|=10|间=28|
^ 大|=-9|
^ 失|=20,-15|败=16|
^ 头|=13|
^ 字|=,23|段=20|
^ 它|=-16|
^ 安|=,,-28|
^ 完|=25|
^ 定|=-9|
^ 実|際=-33|
^ 客|=-12|户=-8|
^ 密|=18|
^ 对|=-10|外=27|照=-34|
^ 対|=-12|
^ 小|=,33,-36|
^ 少|=16|
^ 尤|=-18|其=-18|
^ 就|=,75|
^ 展|=31|
^ 差|=,,26,20|异=,,32|
^ 帮|=-36,,,-11|忙=-16|我=-17|
^ 干|=21|
^ 并|=,,,10|给=-25|说=-13|
^ 应|=14,32,-19|
^ 弄|=16|
^ 归|=-11|
^ 当|=-32|时=-14|
^ 影|=-13|
^ 快|=19|
^ 想|=-33|知=-36|
^ 我|=-36,,,-17|们=-29|希=71|自=-47|
^ 或|=-20|者=-20|
^ 截|=61|
^ 所|=,,,18|以=,,,11|
^ 手|=-6,,,20|元=-18|动=53|机=29|
^ 打|=7|
^ 批|=-19|
^ 找|=,26,,14|出=-6,,,18|到=28|
^ 把|=31|失=24|它=37|我=33|
^ 抓|=19|
^ 报|=-15|错=14|
^ 抽|取=-22|
^ 拆|=53,,-23|成=19|
^ 拿|=43|不=,,-21|
^ 挂|=21,-44,30|了=,-40|
^ 指|=-55|出=-25|摘=-16|
^ 按|=-13,,,-5|可=-19|照=25|钮=25|
^ 换|=17|成=70|
^ 接|=65,73,-28,-16|口=27,46,,-16|手=27|
^ 推|=-19|荐=-19|
^ 提|=,,,-15|
^ 搜|=23|
^ 撤|=,,-34|
^ 收|=-21|拾=27|
^ 改|=19,35,,-25|动=-40|完=41,37,24|成=14|
^ 放|=53,,-34|到=30|
^ 数|=-8|据=-7|
^ 整|=,,,10|个=-45|
^ 文|言=76|
^ 新|=8,,,-13|建=27|旧=19|
^ 方|=-25|案=-20|
^ 既|=14,,-34|存=15,,-32|
^ 日|=,27,,9|
^ 旧|=44|
^ 时|=,,,15|
^ 昨|晚=-16|
^ 显|=27|
^ 最|=,29|后=,,26,13|多=19|好=-21|终=8|近=-29|
^ 有|=,,,-8|人=-10|没=,,,-7|
^ 本|=-4,,,43|地=27,,19|次=,,,18|
^ 机|=,-26|器=,-28|
^ 构|=27|建=25|
^ 查|=-8,,-23,9|一=-28,,,14|
^ 标|=-19|上=-30|出=-44|注=-22|
^ 根|=-13|
^ 案|=-24|
^ 検|=79|索=29|証=37|
^ 模|型=34|
^ 每|条=-7|
^ 没|=27,30,,-17|有=,40|
^ 治|=30|
^ 法|务=-18|
^ 注|册=40|释=-12|
^ 活|=20,,-29|
^ 测|一=20|试=-11|
^ 消|=,,,18|
^ 清|=28|
^ 源|=37|码=33|
^ 点|=,,,24|
^ 然|=24|后=21,33|
^ 照|=65|
^ 状|=,,-18|
^ 环|=44|境=32|
^ 现|=-10,27,,-15|在=-5|有=-37|状=-10|
^ 現|状=-16|
^ 理|=-50|由=-27|
^ 生|=12|成=14|
^ 用|=,,37|例=-18|户=-8|
^ 画|=12|
^ 登|=17|录=21|
^ 目|=,,,-9|前=-10|
^ 直|=-5|
^ 看|=,-42,20,-5|一=-64|哪=21|它=38|有=66,-33|看=-8,,,20|
^ 真|=8|的=66|
^ 着|=-30|手=-22|
^ 研|=22|究=22|
^ 确|=24|
^ 禁|=-8,,,39|止=-19,,,33|
^ 第|=8,,,-44|一=,,,-41|三=11|
^ 等|=11|
^ 管|=13|
^ 終|わ=20|
^ 結|=-9|
^ 編|=-9,,,20|集=-31,,,23|
^ 红|=19|
^ 纯|=-20,,,43|
^ 线|=-7|上=-15|
^ 结|=,,,-7|合=-16|束=15|果=19|
^ 给|=,,,-15|个=-53|出=-20|导=24|
^ 统|一=18|
^ 编|=55,30,,10|号=20|码=21|译=15,22|辑=,,,19|
^ 老|=5|客=16|板=-30|的=37|
^ 而|=17|且=22|
^ 联|调=23|
^ 背|=-9|
^ 能|=,18,35|不=-48|
^ 脚|=16|本=16|
^ 自|=-12|
^ 英|=-10|文=-14|
^ 行|=17|
^ 补|=,16|上=16|
^ 表|=-11|
^ 装|=23|
^ 要|=-10|
^ 观|=29|察=29|
^ 解|决=18|释=-34|
^ 触|=,,-23|っ=15|
^ 設|=,,,-24|定=,,,-31|
^ 認|=-13|証=-12|
^ 読|=-65,,,24|み=-46,,,20|む=-14|
^ 調|=-57,,,29|査=-21|
^ 請|先=23|勿=-17|在=22|
^ 让|=76,41|
^ 记|=45,,41|下=15|录=26|
^ 讲|=-23|
^ 论|=-16|
^ 设|置=26|计=-17|
^ 证|=12,,36|
^ 评|=-15|
^ 试|=31|
^ 误|=14|报=26|
^ 说|=-52|明=-62|
^ 请|=-46,,,-10|对=-14|梳=-23|看=-19|给=-33|说=-29|阅=-19|
^ 读|=,46|
^ 谁|=17,,,9|
^ 调|=,,,-25|用=,,-31|研=,,,-27|
^ 贴|在=-21|
^ 起|=-9,-76,104|一=35|
^ 超|=37|
^ 跑|=68,,11|一=135,-39,25|
^ 跨|=-28|
^ 路|由=11|
^ 过|=11|
^ 返|回=22|
^ 还|是=-18|
^ 这|=-22,,,6|个=,,,-11|是=,,,21|
^ 连|=10,,,10|
^ 追|=-20|
^ 逐|=-7|
^ 這|=-15,,,25|
^ 通|=14,,,-12|
^ 逻|=20|辑=20|
^ 遅|=-7|い=-7|
^ 那|=-16|
^ 部|=-13|
^ 重|新=13,,81|点=-18|试=21|
^ 错|=11|
^ 键|=19|
^ 队|=23|列=23|
^ 附|=-11|上=-16|
^ 限|=20|
^ 除|=32,22|
^ 静|的=-25|
^ 非|=40|
^ 預|=20|設=20|
^ 页|=45|面=26|
^ 顺|=,,-20|序=21|
^ 验|=39|证=31|
^ 麻|=15|烦=12|
^ 默|=15|认=15|
^ 각|각=-35|
^ 경|로=26|
^ 공|통=20|
^ 관|리자=17|
^ 그|=10|
^ 기|존=54|
^ 느|린=17|
^ 다|음=-29|
^ 동|작은=47|
^ 로|그인=56|
^ 메|시지는=28|
^ 배|포=-15|
^ 버|튼=33|
^ 벤|치마크=24|
^ 분|석만=-59|
^ 빈|=20|
^ 빠|진=-26|
^ 사|용하지=31|
^ 삭|제=-14|
^ 수|정=-15,,,-28|정은=-58,,,20|
^ 아|무=-19|무것도=-61|직=-44,,,40|
^ 안|=42|
^ 앱|=,,35|
^ 에|러=18|
^ 우|리=-16|
^ 원|인=60,,39|인을=-8|
^ 응|답=24|
^ 이|=16,,,13|미지=27|번=-58,,,25|번에는=-26|전=-19|
^ 인|증=-16|
^ 읽|기=-26,,,16|기만=-57|
^ 자|동=26|
^ 잠|금=42|
^ 전|체=38|
^ 조|사=-46|사만=-52|
^ 지|난주에=-39|
^ 캐|시=-67|
^ 커|밋은=36,,,-50|
^ 코|드=-39,,,46|드는=,,,29|드를=-15|
^ 테|스트=-14|스트는=16|
^ 파|일=-60,,,33|일은=-64,,,52|일을=-114,,,42|
^ 한|=,,,29|
^ 할|=53|
^ 호|출하는=-31|
あ|=-10,-10,,-7|な=-23|なた=-23|り=,,,13|る=-15,,,-11|るか=-17|
い|$=1,,,11|=-5,8,,-11|い=-7,,-14|か=-28,,,9|が=-26,,,24|こ=-7|こと=-7|じ=-14,,,27|そ=-21|そう=-21|ただ=14|たら=47|て=3,21,-14|てい=-37|てく=,18,-26|で=,,,15|でく=-44|です=,,,-21|な=,,,-16|ない=,,-28,-13|の=,,-15|ので=,,,13|のに=-19|のは=-11|ま=5,,,13|ます=-10,,,13|や=23|やつ=23|る=-10,26,,8|るか=-25|るの=-11|るも=-12|フ=,,,-33|ファ=,,,-33|ル=-33|ルー=-33|出=-15|出し=-21|原=-49|原因=-49|理=-17|理由=-17|違=-13|順に=-14|
う|=-5,28,-8,-7|ち=-53|ちの=-57|な=-19|なら=29|に=38,18|にし=10,31|や=-40|一=20|
え|=-6,,,23|が=-27|て=-7,,14,-7|てく=,,,-16|な=-5|ない=,,,10|る=-9,,,21|るか=-30|るの=-24|
お|=12,,,19|い=47|いて=70|り=23|りに=36|
か| ？=-9|$=-10,-16,,-15|=-9,-6,,-31|け=10,,53|し=14|して=25|せ=-25|せて=-25|ど=-9|な=,,,21|ない=,,,17|め=41|めて=15,,34|も=-32|ら=-3,42,,-9|らは=14|れる=42|を=-37|教=11|教え=11|確=,-35|確か=,-43|
が| 0=12|=-7,14,,-18|い=-12|ど=-41|どこ=-16|な=-12,,,-13|一=-34|何=-30|何を=-25|入=-15|出た=19|効=-34|担=-22|担当=-22|書=-19|正=,,-32|消=-54|消え=-38|行=-22|走=-43|起=-11|起き=-14|通=44,23,30|通る=27,,29|
き|=,,,-23|だ=29|だけ=29|で=-10|る=,,,-13|換え=,,,14|止=17|止め=17|込=-40,,,20|込み=-19,,,20|
ぎ|=,28|
く|$=20|=,,,-9|だ=1,,,5|ださ=1,,,8|て=,,-22|な=,,26|り=-25|
け|$=-10,,,-17|=,,,31|て=-6,,,14|で=-5|ど=-12|は=45|れ=,27|れば=,27|教=,,,23|教え=,,,23|直=17|直し=17|
げ|=5,,,12|て=,,,12|てく=19|
こ|=-2,,,23|け=70,-82,29|こ=-44|こに=-28|と=-6,,14,38|とが=20|とを=33|に=-61|の=-17,,,8|ま=-37|まで=-37|れは=-12|ろま=41,,21|
さ|=,,,28|い=2,,,6|せ=34|せて=34|な=,,,27|ない=,,,26|れ=-46,21,,-12|れた=-17|れる=-25,,,-11|んが=-29|
ざ|っく=-25|
し|$=,,,15|=,,,18|い=,,,-19|た=-3|たり=-22|ち=-15|ちゃ=-15|て=4,,,-25|てい=-30,,,7|てお=12|てく=7,7,,-6|てほ=-17|てよ=,,,-20|てる=-10|て失=46,-29|て落=44|と=22|とい=86|ない=4|ま=,,,22|ます=,,,9|ませ=-33|側=19|元=-16|忘=-21|忘れ=-21|方=-20|替=14|替え=14|結=45|結果=45|
じ|=5,14,,18|ゃ=14,,-80|ゃな=32|
す| =69|$=-15,-6,-6,7|=,33,,5|か=-26,,,-13|でし=22|と=,,43|の=-7,,-35,14|のは=-27|よ=26|る=,,,-9|るこ=29|るな=-33|形=24|形で=20|
ず|=,,,63|な=34|なの=34|に=,,,24|
せ|=,-7,,26|ず=,,,20|て=28|てく=15,22|る=9|ん=,,,15|
ぜ|=-16|
そ|=,,,-30|う=-26,23|うな=-29|の=27,,,-10|のま=-6|のも=-30|の場=41|れ=,,,-17|れぞ=-13|れと=-37|
ぞ|=-13|れ=-13|れ何=-25|
た|=-4,,,-4|だ=19|だし=47|ら=13|らそ=49|ら何=-51|り=-30|テ=18|テス=18|場=-34|場合=-34|
だ|=-3,,,21|け=-2,8,,47|けど=-17|けは=45|け教=,,,23|さ=1,,,8|さい=1,,,8|し=16|
ち|=-4,,,-6|た=,-46|の=-69|ゃ=-13,27,,18|ゃっ=66|ら=,,-20,-13|上=30|上げ=20|
っ|=,,,3|か=-15|く=-25|くり=-25|た=4,,,-7|たの=-13|たら=27|てあ=-24|てい=,53,,-12|てく=14|てど=-17|てみ=,-42|て構=29|
つ|=-10|い=,,-33|いて=-7,,-27|け=-11|だ=13|出=-22|出し=-22|
て| docs=25| ok=25| =20,,53|$=-5,,,23|=1,-7,,6|い=-13,,,5|いた=25|いつ=-26|いて=-15|いな=8,,,-12|いま=-26,,,18|いる=-7,23,,8|お=50|おい=65|き=31|きて=,-40|く=,,,-15|くだ=,,,-13|し=18|ど=-36|は=,,-36,26|ほ=,,,-8|ほし=,,,-8|み=13,,59|みて=,,37|も修=-28|よ=-10|る=-16,14,,-9|るか=-12|るの=,,-27|何=,,33|出=28|失=,-29|失敗=,-29|最=19|本=,-38|本当=21,-38|構=38|構い=38|直=22|直し=21|落=56|落ち=41|表=-40|
で|$=-4,,-10,24|=2,-6,,-3|お=,,,18|お願=,,,19|き=,,,-29|きま=34|きる=,,,-13|く=-51|くだ=-53|す=-20,,,24|すか=-16|すが=-7|な=70|ない=46|は=10,32,-19,-13|も=75|コー=-18|サ=27|フ=-22|ファ=-39|何=-24|手=22|更=29|更新=29|終=-24|行っ=28|読=-17|調=-24|返し=-35|逃=22|
と| =35,,28|$=-8|=-6,-14,,5|い=6|いて=105,,-36|か=25|が=20|き=,,,-11|きだ=29|きの=,-47|した=-64|して=24,23,-19|ど=-45|の=-16|を=33|を確=34|思う=-35|所=22|所要=,-39|言=-16|
ど|=-87|う=-45|お=36|おり=36|こ=-11,,,-14|こま=-33|っ=-18|っち=-35|の=-49|のテ=-21|れ=-70|ん=-22|んな=-22|
な|=1,8,,31|い=-2,14,,34|いか=-20|いで=-32,,,45|いも=11|いル=-33|く=,18,-63|け=,57|けれ=,57|ぜ=-12|た=-23|の=-6,35|のか=-33|ので=,32|ら=,,,-12|
に|  の=32|  を=20|$=35,-19|=2,20,-12,-21|か=18|し=,,,16|して=,,,24|す=16|する=16|そ=-25|その=-20|つい=-14|な=,,,-10|は一=-14|は何=-19|は絶=-17|は触=,,,-31|一本=23|並=-13|並べ=-13|保=18|保存=14|合=26|合わ=28,,-25|呼=-29|変=15|変更=14,,,16|寄=20|寄せ=20|対し=14|戻=11|戻し=22|手=-26|揃=21|揃え=21|改=15|残=,,,-18|流=-29|直し=17|統=102|統一=40|置=21|置き=21|限=,,,24|
ね|=,,,18|
の| 0=,,,-15| issue=36| ？=-28|=-9,,-4,-3|うえ=47|か=-47,-36,34,-11|で=4,46,-32,17|です=-17|ど=-27|に=-9|はど=-17|は残=23|は理=22|ま=24,,,11|まま=25,,,11|み=-17,,,64|みの=,,,22|を=,61|コ=,,,-47|コミ=-16|コー=,,,-47|タ=-23,,,19|タス=-60|ダ=27|リ=-43|リリ=-34|両=21|両方=21|並=23|並び=23|件=23|件数=50,,56|作=12,,,16|再=-69|判断=-21|削=,,,-32|削除=,,,-32|原=24|原因=17|場で=41|変=-16|変更=-24|定=,,-28|実=-12|実装=-63|影=-15|影響=-15|手=-13|手順=-17|担=-18|操=-34|操作=-34|文面=51|方=23|書=-21,,,20|書き=-21,,,20|有=-30|有無=-14|本=-28|案=-22|流=-15,,,15|流れ=-60,,,15|確認=14|結=48|結果=41|計=-20|設=-85|設定=-35|設計=-21|調=16|調査=16|違い=-18|順=-8|順番=-16|
は| 0=64,,,-11| ng=-35| read=-34| =17| =,,,-18| =,43,-26| ？=-30|=5,11,-20,-10|い=,,,-20|こ=,,-24|しな=12|ずな=34|そ=,42,-67,-16|その=20,42,-67,-16|ど=-125,,,-16|どれ=-42|コミ=30|一=-32|一切=-10,,,24|作=,,,-33|全部=24|別の=-16|変=,,,-33|変え=14|変更=,,,-18|実=18|既=24|来=-13|次=25|残=16|禁=-9|空=20|行わ=-13|触ら=,,,-20|調=-48|調査=-48|閲=-22|閲覧=-22|
ば|=,,,-14|れ=-49|
び|=,19,-59|出=7|出し=7|
へ|$=34|=6,68|
べ|=-9|
ほ|=,,,-9|し=,,,-8|しい=,,,-8|
ま|$=51|=-3,8,,5|す=-3|すか=-19,,,-11|すで=22|ず=48,25,,-17|せ=,,,14|せん=,,,14|だ=7,,,14|っ=36|で=6,,,-29|でお=106|です=22|でで=-31|で行=28|にし=-25|ま=13,,,24|まで=13|れ=-13|れる=-22|
み|$=-14|=-4,,,60|て=,,37|と=-20|の=,,,17|のタ=-16|取=-18,,,22|取り=-11,,,23|
む|=,41,-57,40|だ=-44|だけ=-44|
め|=,,,25|て=,,,13|を=59|を直=35|
も|=,,,36|う=16|う一=19|しな=-14|らっ=22|修=-28|修正=-28|含=-14|含め=-14|変=7,,,15|変更=-24,,,30|書き=-33|見=-20|
ゃ|=-15,59,-26,18|っ=82|って=82|な=32|なく=32|
や|=4,,,-12|す=-18|つ=19|つだ=27|る=-11|
よ|=-6,23,-16,15|いの=-20|う=,19|うに=38,18|ろ=36,,-34|ろし=24|
ら|=,,,-25|いま=-44|せ=48,,,-15|せて=41|そ=26,,19|っ=22|って=22|で=,,-32|な=,,,10|ない=,,,10|は=21|何が=-29|修=28|修正=28|
り|=-14,,,13|せ=-24|た=-8|たい=-18|に=26|のみ=-18|ます=-17,,,9|専=6|専用=6|
る| ？=-13,-59|$=28,18,,-6|=-4,-9,,-4|か=-15,-32,51|かを=-24|か教=13|こ=18,65|こと=18,65|だ=-45,,,31|だけ=-45,,,31|とし=-29|な=-39|なら=-29|の=,11,,7|のか=,-29,49,-11|ので=,37,-17|のは=-9,,,18|ま=,,,-18|まで=,,,-18|よ=11|よう=11|ん=-14|んだ=-29|処=-20|処理=-20|条=-38|条件=-38|理=-31|理由=-14|箇=-11|箇所=-11|
れ|=8,16,,-9|ぞ=-13|ぞれ=-13|て=4,25|てい=6,,,8|で=22|と=-11|とも=-31|は=-14|ば=,,,-9|る=,,,-14|る条=-25|を=7,,,28|以=32|何=-33|
ろ|=,17|し=24|しく=24|ま=41,,21|まで=41,,21|
わ|=,,,9|せて=8|った=-9|な=-22,,,17|ない=-22,,,17|
を| 0=11,,29| docs=62|=1,-8,,-24|そ=29|つけ=-15|デ=-25|一覧=-57|三=-16|三つ=-27|付=,,-33|付け=,,-33|修=70|修正=70|先=26|先に=26|全=8|加=,,,31|加え=,,,31|変=,,,21|変え=,,,27|実=9|実行=,-35|指=-29|指摘=-29|挙=,,,24|挙げ=,,,24|教=-15,,,-19|教え=-15,,,-19|新=41|書=-13|書き=-11|流=60|流し=55|直=85,,,-12|直し=83,,,-12|確=,27|確認=,25|考=-22|考え=-22|見=-18|見て=-30|説=,,,18|説明=,,,18|読=,,,10|読ん=-28|調=,,,-28|調べ=,,,-24|貼=,,33|貼っ=,,33|超=28|超え=28|足=17|足し=44|追=,,,-25|追加=42,,,-20|通=,,37|非=-25|
ん|$=,,,12|=-9,,,16|が=-36|だ=-9|だけ=-21|で=-19|
ァ|=-5,,,12|イ=-18,,,23|イル=-18,,,23|
ア|=-11,34,-13|
イ|=2,,,-4|ズを=25|ル=-12,,,17|ルと=-12|ルに=,,,18|ルの=28|ルは=-6|ルも=-77,,,38|ルを=,,,19|ル名=20,,,-34|ル変=-22|ント=-14|
ウ|=,24|
ェ|=,,,12|ッ=9|ック=11|ン=-15|ント=-15|
エ|ラ=32|ラー=32|ン=-58|ンド=-18|ー=-15|ージ=-15|
ォ|=27,35|ル=24|ー=30,,-22|ーマ=16|ーム=27|
オ|=-7,,,14|ン=,,,18|
カ|=6|ルで=14|
ガ|=-18|
キ|=,32,-29,-15|ャッ=-8|ー=,32,-22,-17|ーが=28|
ク|=,23|ス=13|スを=29|
グ|=7,8,,-26|に=15|レ=9|レー=9|
コ|=5,8,,-4|メ=,,-24,-16|メン=,,-24,-16|ンテ=44,-42|ー=-15,,,12|ード=-21,10,,14|
サ|=,,26|ン=47|ンプ=24|ーバ=22,,44|
ザ|=,,,-9|
シ|ュ=-11|ード=23|
ジ|=-6|ェン=-15|ト=-11,,30,17|トリ=-11,,30,17|
ス|=3,,,-19|は=31|ク=4,,,24|ケ=-19|テー=14|ト=6,,,-13|トも=32|トを=9,,43|ロ=20|ログ=20|
ズ|を=25|
セ|スロ=20|
ゼ|=-28,,,21|ロ=-28,,,21|
タ|=,12|ス=-17,,,15|スク=-32,,,15|ン=9|
ダ|=,,-18,11|ン=31|ンプ=31|
チ|=-4,,,14|の=-41|ェ=10|ェッ=15|
ッ|ク=,,,-7|クス=18|シ=-21,,,12|シュ=-14|チ=-13,,,14|ト=,25|トし=16|
ツ|=,,,18|
テ|=8,,,-18|ス=10,,,-12|スト=10,,,-12|ナ=,-42|
デ|=-9,,,14|プ=-40|プロ=-40|ー=-16|
ト|  を=25| =19|$=13|=2,,,-9|で=-9|の=-6|は=19,,,-29|も=,43|や=-17|を先=46|を教=-27|リ=-24,,,17|リが=-22|リの=,,,22|
ド|=4,,,17|し=30|して=25|に=,,,20|の=,,,15|の変=-27|は=,,,13|は変=29|を=-34|側=26|通=35|通る=35|
ナ|に=32|
バ|=,,,-22|ッ=-8|ッチ=-13|ー=9|
パ|=7|
ビ|=6,,,10|ュ=-30,,,15|ュー=-40|ル=6,,16|ルド=6,,16|
フ|=8,-12,,-8|ァ=-5,,,12|ァイ=-18,,,23|ォ=24,34|ォル=24|ォー=25,,-20|ラ=24|
ブ|=-11|
プ|=,,,-18|トを=22|リ側=-19|ル=24|レ=13,,-40|ロ=,,,-13|ロイ=-40|
ヘ|=45,,-30|ル=80|ルプ=16|
ベ|ー=-32|ース=-32|
ホ|=33|
ボ|=17|タ=9|タン=9|
ポ|=,,,13|イ=-22|イン=-22|ジ=-11,,30,17|ジト=-11,,30,17|ー=,42|
マ|=,,,-19|ー=-28|ージ=-31|
ミ|ュ=14|
ム|=,,-14|に=29|
メ|=6,11,-16,12|ン=,26,-69|ント=,19,-42|
モ|ー=-10|
ャ|ッシ=-8|
ュ|=,,,23|ー=-16|
ラ|=,,,-34|イ=-10|ー=15|ー率=18|
リ|=-13,,,21|の=,,,16|サ=-18|ポ=-12,,30,17|ポジ=-10,,30,17|リ=-26|リー=-26|ー=-27,,,32|ーで=-47|ース=-52|側=-35|
ル|=3|が=,,,-16|に=,,,14|の=,,,-9|は変=-13|への=-39|も=-34,,,38|を=,,,19|ス=28|ド=11|ドし=16|ド通=35|プ=16|名=,,,-34|変=-22|変更=-22|
レ|ビ=-28,,,16|ビュ=-28,,,16|ー=16|
ロ|=4,21,,-14|イ=-40|グに=24|ッ=8|ック=12|ー=,,,-12|ーカ=7|
ワ|=-10,,,16|ー=-10,,,17|ーク=-25|
ン|=3|に=44|は=24|セ=22|チ=,,50|チで=30|テナ=,-42|ト=,22,12|ド=-7|プ=64|プル=24|
・|=,,,23|削=-39|削除=-39|変=-14|変更=-14|
ー|=-6,-6,-5,26|で=,,,25|を=9|カル=7|ジェ=-15|ス=-7|タ=,,,15|テ=18|ティ=46|トを=-98|ド=-19,,-12,26|ドに=,,,20|ドの=,,,14|ドを=-27|ド側=26|バ=18,,37|バー=12|プの=-19|マ=,,,-15|ムに=29|ル=4,,,-11|率=18|
一|$=36,34,,16|=6,-6,-2,10|下=-6,-16,13,17|下仓=-22|下代=-26|下是=-43|下现=-17|个=16,11,,7|个不=14|个字=-22,,,35|个提=66,30|个模=20|份=,,,11|併=21|共=-17|分=13|切=-66,,,41|切し=19|切の=-16|半=-16,,27|句=,14|句话=-9|声=37|对=26|层=-16|年=-28|年的=-24|并=121,26,-16|张表=-12|律=8,,-25,13|律不=,,,25|律改=24|成=30|数=-25|本=80|本化=17|条=,48|样=,,,13|概不=18|次=14,,68,-7|步=-4,,,-41|段=-21|的=20|直=-13|组=30|致=13|行不=23|行代=-31|覧=,,,-16|言=-34|起=42,24|起提=25|轮=12,,22|辨=-24|遍=8,-10,57,-14|遍单=27|
丁|$=-24|
万|=,,34,12|
三|=-3,,,12|つ=-24|个=4,,,-14|个数=20|个版=40|次=11|步=-10|種=17|轮=27|遍=47|
上|$=34,40,-8,15|=35,,,-16|げ=16,,19|げて=27|只=27|周=-21|就=55|限=,,-30|
下|$=,,,-8|=,,,-16|だ=25|だけ=25|を報=-28|一个=21|个=-45|个迭=-15|仓=-22|仓库=-22|代=-16|代码=-16|午=-25|周=-15|掉=35|是=-39|是谁=-69|现=-17|班=35|班前=35|的=31,,,-22|线的=-20|载=-11|
不|=-6,13,-7,29|了=61,20|了的=20|会=-71,,,-14|会把=-15|修=,,,26|修改=,,,15|允=-17|允许=-17|再=76|写=8,,,24|写代=-19|准=,,,31|出=21|到=19|动=16,50,-24,16|动的=27|变=8,,-16|可=,21|实=,,,33|对=-12|得=,,,18|掉的=17|提=-35,,,26|提交=-35,,,26|改=,,,31|改任=,,,-21|改变=22|新增=27|是=,,,-15|是必=29|是真=-27|會=-23|用=-22,-14,-26,-49|用写=19|能=,,21|能变=-12|能装=28|能过=27|落=-19,,,28|行=,,,48|要=,,,27|要了=17|要修=,,,15|要写=-21,,,41|要动=-14|要把=-37|要改=,,,10|要自=14|许=-5,,,19|许改=,,,19|
且|=18,,-67|
业|=,,,-19|务=,,,-19|务代=23|
东|=,,,16|西=-17,,,16|
両|=13|方=13|
丢|=-7|
两|=,,,-4|三=-18|个=,,,-14|个实=-24|份=29,32|套=-19|条=-21|次=-6|行=22|边的=-15|
严|=,,,21|格=20|禁=-39,,,25|
並|び=15|在=17|
个| 0=14| commit=19| pr=-46|$=,14,,-13|=,-7,,2|不=17|仓=-17|仓库=-17|例=-16|例子=-16|修=-22|修复=-22|候=-38|候选=-38|函=-18|函数=-18|单=-15|失=24|失败=24|字=-11,,,32|接=-64|接口=-64|提=,,,-17|提交=,,,-17|数=-11|文=,15,,-14|文件=,15,,-14|方=-26|日=46|最=-9|月=-17|样=44|样本=19|目=,,,16|目录=,,,16|空=-51|节=18|节点=18|角=-29|角度=-29|迭=-29|迭代=-29|错=,,31|问=13|问题=13|
中|$=,,-40|=7,-8,,-5|に=-28|位=47,,69|位数=45,,58|央=23,-43|央値=23,-43|文=22|英=31|英文=25|身=11|间件=-15|间四=21|间经=-31|
串|口=13,-35|
临|时=8|
丸|めを=59|
为| 0=57| docs=24| =40|=2,81,-20,15|什=3|什么=3|准=36,42,-13,-14|啥=-41|
么| ？=-75|$=7,,,-21|=-30,,,9|写=-25|办=-15|处=-33|处理=-33|时=11|时候=16|样=-26|没=-24|没有=-19|要=-24|都=,,,15|
义|$=-17|=,,-40|
之|=-4,-7|前=,,,-21|后=-6,,,-9|
也|=6,-9,,49|不=-9,,,50|不用=30,,-50|不行=,,,30|不要=-35|别=-12,,,22|别动=,,,-25|记=22|说=,-42|这=28|这样=28|
了| 0=-22| ？=12|$=8,58,-35,-13|=-7,11,-4,-16|一=7|两=-12|什=-30|什么=-17|会=-18|吗=-66|哪=19|哪些=-11|多=,,26|就=78,,17|改=65|的=22|
事|$=-8|=-4,,,-25|交=23|交给=23|件=,47,,-12|务=-53|务里=-17|
二|分=59,,37|分一=25|重=-11|
于| 0=101,57|=-5,56,,31|
互|=,25|
五|条=-25|次=56|
些|=-31,,,-5|字=-17|字段=-17|接=-13,,,13|接口=-13,,,13|有=26|测=21|测试=21|目=-23|组=-22|表=-24|
交|$=12,27|=-7,,,17|不=-18|历=-26|历史=-26|的=-29|记=-26|记录=-26|里=-29|
产|=-7|品=-12|品要=-24|生=-16,,,23|
人|$=-14|=-15,11,-27,-25|が=-17|在=-14|天=-21|改=-19|日=15|
什|=-44|么=-29|么时=11|么样=-14|么没=-24|么要=-24|么都=,,,15|麼=-10|
仅|=-8,,,73|做=-44|
今|=,,,11|回=,,,19|回は=,,,16|
从|=-9,,,-9|代=-75|代码=-75|哪=-99|零=18|
仓|=-4,,,51|库=,,,49|库里=-52,,,12|
仕|=,27,-34|組=-20|組み=-20|
他|=-14,,,-39|は=43|们=-18|
付|=,-10|け=22|けて=13|回=-20|回调=-20|
代|$=-16|=-24,14,,24|码=-14,,,23|码不=,,,14|码位=-24|码别=17|码审=-16|码推=-46|码的=-26|码里=10,,,-15|
令|=,,,16|行加=24|
以|=7,31,,10|上=19,35|内=,27|及=-7|只=-21|只读=-21,,,23|外=19,52|谁=-26|谁为=-26|起=20|跑=49|
们|=-54,,,6|自=-20|自己=-20|
件| ？=-15|$=-8,8|=2,-16,,32|不=8,,,-26|与=-23|也=,,,42|名=,,-17|和=-12|和行=-31|头=43|数=12|数だ=35|组=-23|行=-17|都=-6,,,19|都不=-12,-45,,17|
任|=-17,,,58|何=5,,,41|何东=-60,,,15|何改=-26|何文=,-27,,6|何檔=-22|务=-12,,,23|務=-15|
份|=,,,23|
优|化=19,,26|
会|=-76,,-8,-8|上=-31|不=-23,,33|不会=-63|先=-14|删=-96|动=-24|卡=-18|卡住=-24|因=-21|影=-16|影响=-16|怎=17,,,-10|怎样=14|把=-27|改=-35|被=,,,13|话=,,,17|跑=13,,-37|重=-20|重复=10|锁=-17|
传|$=-28|
伪|=-23|
估|$=-14|=-93|一=-39|一下=-15|算=-18|
似|=-31|
但|=-14,,,11|
位|$=-7,,,18|数=90,,15|置=-6,26,-90|
低|=,16|于=16|
住|$=12|=5|
体|の=17|的=-16|积=,,46|
何|=-52,,13,49|が=-11|も=-11,,,15|を=-98|东=-60,,,15|东西=-60,,,15|改=-26|改动=-26|文=,-27,,6|文件=,-27,,6|檔=-22|檔案=-22|
余|=106,,,-24|
作|=-17,-14,-11,34|为=22|成=-13,,,20|成・=-22|業=-11|用=-45|確=19|確認=19|者=,,,-10|量=-47|
你|$=,,,-14|=-16,,,14|不=,,-37|从=13|会=-47|只=-10|只有=-22|可=62|可以=62|把=18|是=-32,,,-12|替=-26|替我=-21|的=-65,,,-12|的判=-28|看=-17|觉=-15|觉得=-15|认=-14|认为=-14|负=26|负责=26|
使|=,,,25|っ=,,,21|って=,,,21|
來|$=20|
例|$=-6|=-4,,,-8|不=,,29|外=12|子=-32|
依|存を=74|存関=-32|据=-52|次=13|赖升=28|頼=-21|
便|=14|跑=36|
保|=13,66,-9,11|住=18|存=,24|存し=32|持=-9,36,,31|持一=41,,-28|持不=-14|留=13|
信|=,-9,,-9|に=-10|は=14|息=,17|息写=17|息用=21|
俩|=13,,-30|
修|$=,,,23|=8,,-9,28|一=34|一下=34|复=-12|好=164|改=-70,,,27|改文=-25|正し=,,,-19|正だ=41|正は=-61,,,41|
個|=,25|
們|=-14|
候|$=-19|=-28|选=-71|
値|=24|は=24|
值|=-4,,,6|不=-14|不值=-12|班=-14|
倾|=-20|向=-25|
假|如=-39|的=30|装=-22|装你=-22|设=-49|
做|$=,,,-17|=-18,,,28|一张=-34|了什=-18|分=13|分析=-9,,,20|完=36|的=,,,-13|调=-36|调研=-27|
側|=9,13,,-31|の=,,,-27|
偶|=-10|尔=-9|
備|=25|
储|=-22|
允|=,,-20|许=,,-20|
元|=,,,17|で=15|の=,,,23|
先| =15|=-5,49,,-16|に書=46|の=-28|は=26|不=-10,,,-21|判=20|别=-11,,,-14|后=-102|告=-33|告诉=-33|在=15|定=-21|月=-13|用=28|留=42|留着=42|看=,,,18|看看=-14|给=-19|頭=47|
免|=,,-39|
兜|=11,36|住=26|
入|$=-10,,,24|=,13,,11|っ=-33|れ=15,,,-12|力=11|口=-18|的=-38|
全|=19,,,21|仓=28|版=22|版本=22|程=-36|程不=-20|绿=32,,38|过=36,,57|部=,,,8|部换=18|部清=22|部通=20,,34|
公|=,55,-45,-16|共=59|共组=18|開=,,-32|
共|=-6,,,-40|同=-22|有=,,,-24|组=18|组件=18|
关|=,-16|掉=13|注=-18|注点=-17|系=-49|
其|=-4,37,-18|他=6,23|余=14,31,,-24|
具|=,,,8|体=-31|体的=-27|
典|=-12|型=-44|
兼|容=,,23|
内|=6,-11,,8|容一=26|
册|第=-21|
再|=19,7,,-25|恢=20|恢复=20|把=35,,-33|来=11,,42|来一=,,30|現=40,,121|用=26|让=37|跑=,,25|
冒|=,,30|烟=25|
写|$=-8,,,26|=-4,60,-21,28|一=9|一个=24|个=52|了=-34|代=-43,,,19|代码=-43,,,19|入=,,,11|到=-57|在回=-36|好=100|库=-19|得=-11|操=-13,,,21|操作=-13,,,21|文=-67,,,20|文件=-67,,,20|死=,28,-36|的=-14|着=-22|进=41,21|
冲|$=21|=-5|
决|$=38,24|=,50|定=-21|
况|=-9|下=-13|
净|$=15|=82,,17|容=20|容器=20|的=,,29|
准|$=24,-12,,-14|=13,,,11|备=-28|库=23|改=52|的列=51|
凌|=-27|晨=-27|
几|=-18,,,-11|个提=-18|处=-14|处在=-40|条=-15|种=-15|
凡|=11,,-36|
処|=8,,,-13|理=12,,,-13|理の=-31|
出|$=-9|=-3,-17,,14|し=-28,,,13|して=-21,,,21|し側=19|し元=-16|た=31|な=-15|一=,,,18|一个=41|力=14|所=-15|所有=-15|按=13|按钮=17|来=-4,,,-4|来问=63|现=-7|现过=-21|的=29|
分|=-5,-11,,4|か=-14|けて=-31|两=21|享=,,-36|别=-5,-56,41|别说=-19|区=,,37|岐=-56|批=21|支能=20|支覆=22|析=-70,,,42|析结=-49|钟=19,,20|隔=14|
切|=-10,,,39|し=19|しな=19|の=-16|到=22|
划|$=-62|=-14|
列|=-8,-12,,-7|一=-72|一下=-43|出=-29|出所=-70|出来=-6|成=-34|挙し=-18|表=-12,27|
则|=,,,-6|分=21|
创|=-26|建=-26|
初|=,,,-17|は=37|为=-21|期=16|期値=17|
删| ？=-31|=-51,,,16|了=-15|除=-20,,,11|除任=-20|除的=-20|
判|=-9|断=-11,-15|
別|=-6|
利|=-25|弊=-24|
别|=2,-11,-11,32|再=49,21|写死=25|动=,,,30|在哪=-20|忘=29|忘了=29|把=-35|换=18|改=-63,,,35|用=21|的=21,,,-11|碰=29,,,19|让=39|说=-19|
到| 0=,41| docs=101,,-45| glossary=-54| notes=28| tmp=71|$=-17|=2,19,,-7|一=,,24|一个=17|一半=-9|了=-16|什=-16|什么=-16|代=25|代码=25|原=15|就=53|底=13,,,-9|数=-24|数据=-24|新=,,-39|
制|=,,,-7|台=18,-28|約=-19|
券|=13|
刻|=,,-35|
削|=-14,,,-15|除=-20,,,-15|除さ=-27|
前|=,,,-16|三=24|十=,-24|后=46,,39|后对=16|後=,,35|提=,,,23|的=21|端=,,,-9|缀=14|
剩|=,15|余=26|
副|=-8|
割|して=38|
办|=7|
功|=6|率=44|
加| =38| =17|$=,,,15|=47,47,-19,5|え=-11,,,34|し=36|して=184|一=26,,-20|一个=82|上=143,39,,-15|了=-12|到=54|的=-15|载=,,-20|重=23|重试=23|
务|=-4,,,-4|代=12|代码=12|器=15|的=-8|能=22|能不=22|要=-16|
动|$=,10,-11,19|=2,14,,19|代=,,,53|代码=,,,53|任=23,,,-20|任何=23,,,-20|工=-29|手=,19,,12|的=11|表=-31|
助|=,,-23|
効|い=-24|いて=-24|に=59|
動|$=14|=3|は=47|作=19|作確=19|
務|=,,,26|
勿|=-9,,,54|修=,,,20|修改=,,,20|
包|$=32|=5,,9,9|体=,,35|括=,,,30|里=-11|
化|$=,18|=8,20,,-7|し=12|した=20|
区|=,,,15|别=-46|里=30|里的=17|
十|=11,,,-14|分=8|次=42|遍=21|
升|=,13,,-11|到=34,23|级=-12|
午|=-25|
半|=,,,-7|年=,,-47|角=21|
协|=13,17|
卓|=14|
单|$=-7|=-3,-15|测=22,,37|独=10|
占|位=,,-22|比=-13|
卡|=7|住=,-43|在=23|在哪=13|
印|$=21,,-35|
即|=,19|可=-12|
却|=-15|没=-25|
历|=,,,-8|史=-5|
压|=8,,52|一=61,,45|
原|=2,10,,20|因=-4,,-15,-8|因だ=,,,26|因を=10|文=-30|来=61,,-25|来的=31|样=-43,,,17|样贴=19,-43|
去|$=41,32|=,39,-9,-5|写=-19|
参|=,55,-41,13|数=,29|
又|=-26|
及|哪=-37|
友|=20,,-45|好=62|
双|写=-13|
反|=-9,59|而=-15|
发|=-15,,,-6|一=,,62|布=-17|我=-17,,43|的=-22|谁=-20|
取|$=32|=,,,25|り=,,,18|り専=6|中=41,-32|中位=30,-50,24|各=-24|消=,,-29|
变|$=33,40,,-11|=-4,,,-12|更=-9,,,20|量名=27|
叠|$=23|
口|$=-8|=-7,20,,8|文档=25|
句|$=-12|=-16,17|
另|一=,26|一个=,26|
只|=2,22,-38,65|修=33|做=-12,,,33|准=24|出=,,,31|在=80,,,-19|想=-13|改=34,,,-37|有=-9,,,13|有一=25|留=29|看=-22|能=-16|要=-20|许=25|读=-33,,-19,66|读分=,,-31|读方=-25|读的=,,,20|读调=,,,-24|
可|$=-7,31,,-52|=8,,,-38|以=7|以起=20|以跑=41,-48|疑=-71|疑的=-31|能=-63,,,-13|能性=-56|能的=-27|配=59|
台|=,,,-5|任=-19|任务=-19|
右|=,52,-20|
号|=-2,,-9,-21|在=20|
各| 0=61,-54,25|=,-27,26|一次=33|列=-33|是=-28|编=17|编一=17|自=-29|自的=-25|跑=21,,22|
合|=-2,,-8,-5|の=-42|わ=,,-27|わせ=,,-52|を修=23|テ=18|テス=18|入=-79|同=-27|成=14|成一=14|我们=12|計=8|进来=37|
同|=2,-9,,-6|じ=24|一=-16|一个=-11|事=-26|学=-18|期=-15|样=17|步=,57|步更=40|目=27|目录=19|
名|$=-11|=5,,-15,-42|と=-15|は=,,,-32|保=16|保持=16|列=44|各=-20|是=-17|
后|$=-24|=,8,,-9|停=18|台任=-19|各=12,,26|在=27|对=,,32|把=115|来=-13|用=17,,71|的=,,,18|面=,28,-19|
向|=,18,,12|
吗| ？ 找=29| ？=17,-58,52|$=-57|=21,-58,52,-7|
吞|吐=34|
否|=-24,,,-11|
吧|$=51,18,-63|=50,26,-66|
含|=,,-50|め=-17|めて=-12|
听|=-23|
启|=,,,-11|
吵|=-29|
吸|=27|
告|$=,,,-14|=-7,,11,8|し=,,32|して=,,32|だ=-37|だけ=-37|诉=10,,,6|诉我=,,,6|
员|$=-10|=,,-25,-10|
呢|=-28|
周|=-19,24,,-12|
呼|=,,,-9|ば=-49|ばれ=-49|び出=7|
命|=,,,-17|令=,,,-8|名=,23,-17|
和|$=34|=-4,-6,,-5|依=-21|理=-50|理由=-50|行=-53|行号=-53|
咱|=-13|们=-13|
品|=,,-24|要=-24|
哈|$=-15,,,23|=,,,22|
响|=-21|
哪| ？=-58|=-86,,,17|一=-12,-38,64|一层=-22|一步=,-43,34|三=-18|个=-15,,,-8|个文=-21|些=-50|些字=-17|些接=-13,,,13|些有=26|些测=21|些目=-23|些组=-22|些表=-24|几=-16|几条=-24|几种=-25|张=-16|条=-18|步=34|裡=-35,,,22|里=-78,,,8|
唯|=9,,,41|讀=-63,,,45|
啊|$=-47|
問|=-8|
啥|=-33,,,11|
嘛|=-27|
器|$=,-29,19|=31,,,-14|的=,,-27|裡=21|里=16|
四|=,20|
回| 0=40|=3,,,4|し=101,-16,38|して=126,-29,111|は=,,,16|去=44|复=-39|复里=-21,21|归=17|我=-20|放=49|滚=-29|滚的=-19|答=-59,,,9|给=-45|给我=-103|落=33|覆=-15|
因|$=-9|=-4,,,-13|だ=,,,26|だけ=,,,26|を=10|を挙=-27,,,27|を教=-38|一=38|为=-17|
团|=-13|
困|り=-33|りま=-33|
図|=-25|
固|件=,,32|定=7|
图|$=76|=32,,-15,-9|标=43,,-24|片=17,38|
在| dev=,,43| docker=20|=-9,-5,,-8|什=-19|什么=-18|做=-18|写=-14|哪=-6,,,6|哪里=-37|回=-72|回复=-60|多少=23|干=,,31|干净=29|庫=,,,14|庫数=25|手=25|时=34|本=54,,45|本地=13|本机=30|测=17|测试=49|用=,,-69|用旧=42|
地|=,,,-5|不=18|方=-30|方加=21|方标=25|起=18|
场|$=16|
址|=,,-23|
均|=,-73,47|值=,,30|
坑|=-20|
块|$=,,,-20|=,16,,-17|
型|$=-12|
埋|=,30|
基|准=54|础=-13|础镜=-13|
報|=-9,,,11|告=-18,,34|告し=,,32|告だ=-37|
場|=-6,18|で=41|合=-15|合の=-42|
堵|=,38|上=43|
塞|=14|い=28|いで=28|
境|$=61|=,,,-12|
増|え=,,32|
增|依=27|依赖=27|加=21|的=,,52|
声|$=26|明=,32|
处| ？=-38|$=-8,32,-17|=,,-10,12|
备|=-5,,,-10|
変|=,,,24|えな=,,,-16|更=-21,,,24|更し=,,,-12|更は=-29,,,38|更を=-10|更・=-16|
复|=-7,,,-15|到=27|制=23|杂=-16|现=43,,89|现一=44,-39|用=-42|盘=-11|里=-26,24|里只=30|里就=-48|
外|$=11|=9,49,-39,-17|什=23|什么=23|
多| 0=12|=,,,-7|久=,-21|少=,-19,24|
夜|=,22|间=90|间任=17|
大|=,,10,-11|小写=25|概=-30|的=,,34|
天|$=-9|=-8,39,-17,-7|
太|=7,30|
央|=23,-43|値=23,-43|
失|=,,-9,-6|敗=,,,-9|敗し=18|败=,,,-8|败了=-20|败的=45,-15,35|
头|$=,43|=20,10|
套|$=22|
好|$=10,38|=18,,,-9|它=,,-39|就行=,,-34|的=,,42|
如|=-30,,,-17|何=-23|果=-6|果把=-46|
妥|当な=22|
始|=,,,13|
子|$=-8|
字|$=,,,-11|=5,17,,-13|も変=28|以=-11|以内=-11|号=22|段=10,22|母=21|符=-13|
存|=,53,-17|を=74|ユ=23|ユー=23|为=16|储=-11|到=91,,-40|区里=41|在的=27|失=-23|成=28|関=-32|関係=-32|
学|=-40|
它|$=7,48|=9,19,-8|
守|=-11|
安|=3,,,6|全=,46|全版=22|卓=14|装=,-21|
完|$=53,,17|=50,,16,6|一=25|了=,21|全=,,,24|再=,53|就=-18|给=58|
定|$=-9,,,-12|=-2,29,,-12|して=-12|フ=,,,-32|ファ=,,,-32|頁=20|
实|$=10|=-7,,,5|测=31|现=,32|现的=-17|
実|=10,,,-9|行し=15,-65,40|行ま=28|装=,31,,-10|装が=-18|装し=17|装に=22|装は=-14|装ま=20|際=-17|際の=-17|
审|$=-17|=-22,,,25|一=-32|一下=-28|查员=-22|
客|=-17,,,-6|户=-6|
害|=-23|
家|=-11,34|舍=21|舍入=21|
容|$=-11|=11|一=37|器=24,-73,58|器里=15,-24|易=-23|
宽|度=17|
寄|せ=20|
密|=,19,-48|
寫|=,42,,18|
对| ？=-16|$=,,,10|=-2,-12,,-4|一下=-19|不上=9|外=47|外的=17|应=-9|我们=-29|比度=18|照=-39|着=,-41|齐=19|
导|=6,13,-11,-20|出=6,56,-50,-9|出按=22|出的=9|
対|=,14|し=14|して=14|応=9,52|応は=-18|
専|=-34,,,31|用=-14,,,25|用の=22|
將|=52|
小|=23,26,-9,-22|写=32|时=,35|
少| ？=20|$=-14|=4,,,6|于=20|
尔|=-10|
尤|=-13|其=-13|
就|=34,33|修=119,69|地=28|好=-18,,,25|把=12|改=72,42|留=24|直=51|直接=51|给=,,30|说=,,44|问=-29|顺=33|顺手=33|
尾|$=26|=23,,,11|に=29|
层|=-5|
展|=,31,-48,15|示=19|
属|=-38,,,18|实=-29|
履|=-17|歴=-12|
岐|=-56|
工|=-4,,,17|作=,26,,13|作量=-47|具=,,,16|
差|$=,-48,48|=-6,,17,8|し=23|し替=14|分=,,,27|异=-6,,,-11|的=15|
己|=-8|写=-16|
已|=-8,12,,16|有的=16|经做=28|
布|=,,,-8|
带|=16,,,-11|上=14|
帧|$=-16|
帮|=-15,,,7|忙=-26|我=11|我查=-28|
帳|=23|
常|=21|
幂|=-8|等=-8|
干|=,,,9|净=82,,17|净容=20|净的=,,29|嘛=-27|
平|$=36|台=-18|均=,-39|
年|=-8,41,-48|
并|=38,7,,5|写=17|排=20|改=43|改好=20|注=20|注明=20|清=20|给=-36|说=-16|说明=-11|
序|$=-18|=-27,,,-5|说=-23|
库|=,,,-5|上=33,-37,32|字=-37|里=-14,,,12|里的=-9,,,17|
应|=,16,-11,24|为=38|当=27|用=,,,26|
底|$=,,,13|=4,,,7|
废|$=25|=17|弃=18|
度|$=,30|=-7,17|掉多=35|排=-17|条=23|的=-14|
庫|=,,,14|数=25|数の=23|
建|=17,,,18|一=90,,38|文=-31|文件=-26|议=-56|
开|$=33,27|=5|头=36|始=-10|源=-17|
异|=,,,-11|
弄|=5,54,,-9|好=29|完=14|清=-13|
弊|$=-19|
式|$=-6,,,-9|=,,,22|照=22|碼=-16|
引|$=,,-56|=,92,-40,-7|擎=-18|用=,,-37,9|用一=37|用的=,,-45|
张|=,,,-8|
張|=-13|
弹|=15,,-36|窗=,,-39|
归|=10,-16,,-8|你=23,31|纳=-24|零=17|
当|=,,,-6|し=-39|しま=-22|なも=22|初=-28|初为=-21|前=18|时=-31|时的=-52|
录|$=,,,-14|=3,,,4|页=,29|页那=16|
形|=,88,-15,-21|で=18|式=-9|
影|=-26|响=-21|響=-10|
往|下=19|
征|=-22|
径|=,,,-7|和=11|
很|=-22|
律|=6,14,-13,13|不=,,,25|改=24|
後|=24,9,,-8|ま=16|まで=16|
従|=17|
得|=-4,,,7|住=-27|是=20|来=33|来吗=21|过=27,,142|过吗=25|
微|=,,-39|
必|现=20|要=-14|要な=-14|须=7,39,,14|
志|在=-14|库=30|我=-21|
忙|=-18|
応|=9,39|は=-18|
快|取=-23|
念|=-12|
怀|=-11|疑=-11|
态|=,,,-6|机=-30|
怎|=-63,,,-6|么=-60,,-17,9|么办=-15|么处=-28|样=13,,,-12|
思|=-9|う=-41|
急|=-11,,,-13|
性|$=-13|=-19,,,16|排=-16|质=-20|
总|$=-13|=-5|结=-42|
恢|复到=27|
息|$=-10,,20|=-4,-13|写=19|用=21|的=-42|里=10|
情|=,,,10|况=-9|况下=-13|
想|=-112|把=-26|
意|=,38,-22,8|して=27|见=17|见如=24|
感|=,60|
慢|$=-22|=,,31|
成| docs=128,27| tmp=27| =39| =-13|=19,28,-4,-23|・=-22|一个=87,41|三=15|功=10|功率=28|测=50|测试=35|物=,,42|的代=43|表=-27|
我|$=-16,-51,37,-12|=-42,,,7|一=-16|一条=-20|们=-26,,,-11|们的=8|们自=-20|們=-53|分=-23|就=-27|希=25|希望=25|想=-11|拿=-22|拿去=-12|改=,,,29|数=18|数字=24|来=-8|查=-28|没=-21|自=-48,,,14|自己=-48,,,14|起=-38|这=-16|这个=-38|
或|=-42,,,22|者=-24|
截|=21|图=-12|
户|=-5|的=-32|输=-23|输入=-23|
戻|=,28|
所|=-10,26,-16|を=-9|以=,,,11|有=,23,-41|有会=-18|有會=-22|要=23|要時=23|
手|$=-19,19|=,42,-9,42|を=-6,,,23|元=-31,,,21|元で=15|册=-36|册第=-21|写=11|动=,,,-15|把=59|改=,,-26|机=,25|补=31|順=-7|
才|=,107|算=62,59,98|算完=17,,51|
打|=,,,-9|一=127|一个=26,-47|上=52|印=11|开=31,,28|进=-24|
执|=8,,,-20|行=8,,,-20|行两=-18|行了=-26|
扫|=7|
找|=-6|个=26|出=-9,18,,17|到=24|
抄|=50|
把| src=40| =45|=15,,,-14|下面=25|失=28|它=62|报=26|超=-43|超时=-43|那=43|重=39|重试=27|
抓|=14,-20,25|一=20|
抖|=21|动=21|
折|=46,22|腾=42|
抜|=-12|
报|=9,-13,24,-21|一=-18|了=56|告=9|的=21|表=7,,,-20|错=44,,18|
抬|=21|
抱|=-24|
抵|=21|
抽|=10|出来=66|到=73|成=27|
担|=-45,,,12|当=-10|当し=-32|心=-20|
拆|=,14,,-9|成=,,-24|
拉|=11|起=29,,35|
拍|板=-19|
拒|=28|绝=43|
拔|=21|
拖|=18|动=15|
拟|=,,17|一=-63|器=49,,24|
括|=,,,28|
拾|=17,27|一=20|一下=20|
拿|不=,17,-26|到=-32|去=-36|掉=10,,-41|
持|=65,27,-9,17|一=41,,-28|一致=32,,-28|不=-26|现=20|
挂|$=18,,29|=5|的=18|
指|=,12,,-13|出=-37|定=36|摘=-7|摘し=-60|数=29|
按| 0=13| =-35|=,-16|可=-23|可能=-16|字=45|照=25|规=22|钮=22,44,-43|
挑|=-8,,,25|
挙|=-46,,,10|げ=-63,,,16|げて=-69,,,16|し=-18|して=-16|
挪|=73|到=192|
捋|=-52|
换|$=26|=32,41,,-12|成=14,20|成新=54|行=15|
捨|てて=-24|
据|=-25,,,-11|库=-9,,-23|此=-22|结=-16|结构=-16|集=24|
掉| ？=-52|$=170,60,-12|=19,29,,-3|了=-10|它=25|
排|$=,,-25|=-32,29,-28|个=-42|个序=-15|在下=-20|序=-20|
探|=-23|し=-28|して=-24|
接|=,13,-17,-19|修=51|发=-14|口=,36,,-5|口文=25|回=-46|回我=-27|改=111|着=15|贴=-27|
控|=,,,19|え=,,,27|制台=18,-28|
推|=-63,,,-18|断=-45|演=-31|荐=-19|
提|=-4,18,-6,25|交=-17,,,15|交不=-18|交历=-26|交的=-22|交记=-26|交里=-29|供=28|示=7,,-19,-9|醒=29|
插|件=,37|
換|=,14|え=,,,14|えが=-21|えて=51|
握|手=18|
搬|=-23|
摘|=-10|し=-60|して=-60|出=-24|出来=-74|
摸|=-24,,,12|个=-16|个底=-16|底=-32,,,21|清=-10|
撤|=,53|销栈=-17|
播|=,,,16|
操|=-12,,,16|作=-17,,,23|
擎|=-18|
擬|器=20|
支|=,,,9|付回=-20|持=24,38|能=20|覆=22|覆盖=22|
收|$=27|=19,11,,7|到=-36|工=,,27|拾=72,26|拾一=20|敛=18|敛到=18|
改|$=,,,18|=6,48,-18,34|一=,,,30|为=49|代=7,,,26|代码=7,,,26|任=-7,,,-13|任何=-7,,,-13|动=-34,,,29|哪=-87|哪些=-10|好=20,,,-19|完=9,48|对=126,,-33|成=13,57,,-11|掉=21|接=22|文=-8,,,18|文件=-41,,,38|法=-13|用=48|的=-24|造=-33|
放| docs=17|=6,,,7|一=60,,47|到=,30,-22|进=18|
故|障=-18|
效| ？=-16|=,54,-18|
敗|=,,,-9|し=18|した=64|時の=-32|
教|=-47,-16,46,-12|え=-36,-25,44,-12|えて=-36,-25,44,-12|
敛|=18|到=18|
数| 0=71|$=-18,,,-5|=2,-9,,-26|え=-18|えて=-20|だ=35|だけ=35|に=40|の丸=23|を=26|一数=-25|列=-34|和=29|字=68|据=,,,-6|据库=-9,,-23|据结=-16|据集=24|
整|=5,-8,-14,6|个=,,,25|个目=23|段=35|理=,,-37,12|理し=-14|
文|=-3,7,-21,-9|に=-25|件=-10,,,45|件一=-25|件不=,,,-20|件与=-23|件也=,,,42|件名=14|件和=-10|件头=43|件行=-17|件都=-6,,,15|字=-9,,,-26|案=15,14,-55,-10|档=4,,-44,-15|档里=,,-30|言=64|面=51|
断|=-5,-12,,-6|して=-22|网的=33|言=-37|言了=-40|
新| docs=41|$=34,,,12|=4,,,-14|し=10,,,-16|しい=56|して=18|增=,,,-11|增依=27|增的=,,52|建=12,,,21|文=16|的=8|
方|$=-12,,,-26|=-10,20,-21|が=-19|加=21|向=,,-39|在=-14|式=,,,15|标=25|案=22,,,10|法=-38|面=-40|
施|=-38,,,24|
旁|=,,,18|
无|=-8,-19,,27|
既|=,-14|存ユ=23|定=24|
日|=3,23,-27,-6|志在=-14|志库=30|志我=-21|期=15|本=41|本語=20|的=,,48|
旧|$=32|两版=24|的=15,22|
早|=7,,-38|
时|=,6,,-8|不要=30|会=-10|候=6|区=,,,13|只=23|序=-22|换=23|机=-24|的=-14|
明|$=,,,-10|=-19,42,,11|し=-116,,,17|して=-109|原=23|原因=23|
易|=-11|
映|射=39|
昨|天的=33|晚=,,49|
是| 0=13|$=,,-30|=-38,-17,,16|一=-13,,,20|一次=-34|不=-6|也这=28|只=,,,31|只读=,,,31|否=-24|哪=19,,,-11|哪一=-11|哪些=-18|在哪=-41|必现=29|怎=-63|怎么=-43|的=17|的话=17|被=-32|谁=-35,,,-11|
显|=31|存=,-45|示=35,,-16|
時|=,,,-12|の=-17|刻=23|間=15,-27,104|間を=76,,35|
晚|跑=-34|
晨|=-30|
景|$=-10|=4|
曲|=45,,56|线=41,,46|
更|=,,,37|し=,,,-12|した=-68|して=27|しな=,,,-12|は=-29,,,38|を=-10|・=-16|新=,,,-13|
書|=13,24,,25|か=,,,21|き=-23,,,27|き込=-39,,,20|
替|=,17,,-15|え=18|えて=21|我=-12|掉=30|
最|=-2,-6,,-14|低=36|初=17|可=-31|可能=-10|后=5,,15,12|后的=28|后给=-12|坏=-30|多=,36|大=10|小=,,,-12|後=79,,16|後に=32|後ま=16|新=36|终=21,,27|终消=13,,26|近=-30|近一=-21|难=-27|
會|=-46|不=-30|不會=-30|
月|=-29|の=-26|有=-18|
有| 0 条=-22| 0=-18,20|$=-9,24,-36,-10|=-13,,-8|个=-24|人=-29|什=-23|什么=-20|会=-20|写=-89|几=-20|可=-38|可能=-37|哪=-47|哪些=7|在=-29|多少=-14|对外=23|对应=-13|必=-21|必要=-21|报=42|报错=29|會=-22|沒=-32|沒有=-32|没=-50,-30,21,9|没有=-50,-30,21,9|漏=-13|無=-29|的=,-14|真=-21|读=-18|读权=-22|调=-18|调用=-18|
服|=,,,-7|务=,,,-6|务器=15|务能=22|
期| 0=26|=-4,,-17,-17|を=-22|値=17|间=,,,-26|间不=44|
末|尾=22|尾に=29|
本| scripts=19|$=,,,-18|=-3,,,12|地=9,,50,-8|地起=18|当=,-31|文に=-25|机=,,35|次=,,,18|語=20|身=17|里=-44|
术|=8|
机|=,,,-12|
杂|=-23|
权|=-6,29,-17,29|限=,,,13|
材|=-16|料=-37|
束|$=-13|后=57|
条| sql=-20|=,,,-8|一=22|以=-31|以内=-25|件=-12|写=-50|数=55|目=46|给=-21|评=21|评论=21|路=-21|路径=-12|链=-34|链路=-22|附=-16|
来|=-4|一=89|一遍=19,,34|修=-15|吗=23|改=-25|源=-21|的=,,,13|看=20|看看=44|问=25|问我=63|
板|=-4|
构|=4|师=-19|建一=39|
析|$=,,,20|=-13,,,44|だ=-56,,,31|だけ=-56,,,31|器=65|
枚|=10|
果|$=-10|=,,14,-8|と=21|の=27|を=26|を教=20|写到=-42|把=-46|
架|=,20,-15|屏=18|构师=-19|
柄|=21|
查|$=-26,,,11|=-6,41,-27,32|一=,,-53,15|一下=-11,,,18|到=53|员=-22|
査|=,33,,45|で=10|の=,,,27|のみ=-90,,,31|
标| 0=46|=,30|了=45|准库=23|出=-12|签=,,,22|
栈|=,-55,47|是=36|
栏|=40,,-43|
样| ？=-79|=,,,17|子=86|式=28,29,-33|本=,,22|贴=19,-43|
核|=-28,,,14|实=-25|对=-56,,,15|对一=-25|
根|=,62,,-9|
格|$=38,,,16|=23,25,-16,-5|回=-23|式=26,,,-12|式照=22|
桁|=66|
框|=17,87,-88|
案| =26|$=-95,,,20|=-37,,,24|だ=-78|だけ=-78|は=-27|を=-22|
档|=,,-11,-15|里=,,-30|里的=50|
梳|=-20|理=-14|
检|=,22|查=,14|
検|=8|索=33|証し=-30|
楚|$=-20|以=23|以后=23|
業|=-17|
概|=-15,,,10|不=18|
構|=,,,-17|い=24|いま=24|
模|=,,,-6|块=-5,,,-17|拟=18,,33|拟器=49,,24|擬=20|擬器=20|
権|=-11,,,21|限=-11,,,21|限を=23|
機|能=-28|能を=-17|
檔|=,,,13|案=,,,13|
欄|=24,,-19,14|位=21|
次| ？=-23|$=56,,47,-6|=14,,,13|任=-15|修=-28|取=18|只=-23,,,23|只读=-27|重=-24|
止|$=,,,23|め=21|めて=48|写=-20|
正|$=,29,-37,22|=,24|し=35,,,-19|して=133,,,-16|だ=41|だけ=41|は=-61,,,41|常=16|
步|$=11|=-3,,,-36|更=40|更新=40|走=,,33|
歴|=-12|
死|=,18,,-7|
残|=,37,-13,-19|し=23|して=61|す=13,,,-17|
段|$=-9|=,26,,-21|
母|=34|
每|=-4,,,-10|一=-14,,25|個=22|条=-14|条写=-31|条附=-16|
比|$=12,,49|=,,43,7|一下=,,41|度=18|较两=-25|
气|=,,-32|友=24|友好=24|
水|=,25|
求|$=-13|=,10,,13|
汇|=,,,18|
決|=-16,,,-14|め=-60|めま=-37|済=13|
沒|=-8|
没|=-18,,-5,-16|人=,23,-35|写=-45|提=-26|有=-12,,,26|有内=35|有写=-18|有可=-22|有对=-13|有报=32|有漏=-33|有的=-17|用到=23|走=-16|
治|$=32|=30,27|
沿|=,26,-23|用=65,24,-21|
法|$=-19,19|=-6,73,-12,-4|务=-22|
注|$=-11|=4,-11,-11|明=23|点=-17|释=43,42,-13,-8|释里=20|
活|=,35|动=13|
流|=-5,,,17|し=37,-20,183|して=8,-21,43|れ=-12,,,29|れを=-44,,,24|程=-8|
测|$=32|=3,,17,-23|一=83|一下=47|试=-5,,,-14|试同=-27|试库=32|
消|=-4,102|え=-69|した=-19|す=-31|息=,-17,11|息的=-42|息里=14|费=-19|
涉|=-9|及=-9|
涨|=-17|到=-15|
混|=-8|用=-33|
添|え=-9|
清|=2,,-26,-5|单=-20,,,13|楚以=23|理=6|理任=-17|走=63|
済|=,,,-18|
測|$=20|=5,,48|
游|=,23|标=21|
源|=,,,-11|码=-17,,,-14|码不=53|
滚|=15|动=24|的=-19|
漏|=-4|
演|=,-52|练=,-72,28|练一=17|
火|焰=17|焰图=17|
灰|$=27|=,,,-13|
炸|=-16|
点|$=-6,,,-15|=-14,18,,4|を=-23|看=-15|
為|=,27|
烟|=25|
烦|=18|把=26|
烧|=18|
热|点=,,29|
無|=,43|
焰|=17|图=17|
然|=12,36|后=19,35|后把=75|
照|=,18,-12|仓=19|仓库=19|旧=19|规=-35|
片|=,38,-20,-9|
版|=,,,-12|本=-4|
物|理=-14|
特|=-13|征=-22|
状|$=,,,13|=,,,19|态机=-30|
猜|$=32|=,,26|
率|$=14|=5,,16,-9|と=,-35|和=30|
环|=,,,10|境=7|
现| 0=27|$=,,,10|=,,,-19|一=21|一下=32|不=27|在一=34|在多=21|有=,,,-13|状=7|过=-28|
班|前=35|
理|$=,-15,,10|=7,18,-9,-17|し=-24|して=-24|の=-31|任=-17|任务=-17|员=49|成表=-31|由=-25,,,-9|顺=31|
生|=,14,,-6|成=,,17,-17|成物=,,42|
用| 0=65| scripts=37| tools=53,,60| =20| =27,,43|$=-29,,,42|=10,-13|で=,,,19|でお=-35|で進=-28|フラ=35|中=23|中文=23|了=-8|例=,,,-7|写=19|哪=-45|哪些=-31|处=14|户=-6,,-13|户的=-32|户输=-23|文=-25|文字=-25|方=,,,-19|旧的=24|法=-12|现=63|现成=20|的=,46,,-7|的内=40|的删=55|的图=28|的是=-19|表=-21|表格=-66|語=-20|
由| ci=25|$=-47|=-12,,,-16|你=22|
画|$=25|=,-12,,-9|面=14,22,-40,-13|面に=13|面の=28|
界|=,68|
留|$=16|=43,49,-59,-8|一=22|两=20|了=36|着=-18,26,,12|
番|=-9,,,-16|に=-35|
疑|=-29|的=-22|
登|=4,,,14|录=8,,,11|录页=,27|
白|$=-15|=,16|屏=15|
百|字=-66|
的| error=23| lint=30| =17| ？=-34,,,-12|$=-12,52,,15|=1,-3,-11,-14|一=15|事交=23|代=6,,,-12|代码=6,,,-12|以=25|先后=-42|内=15|列=-27|列出=-17|区=-32|区别=-32|升=26|原=,,,13|只=11|可=-11|可能=-16|启=-52|启动=-52|图=28|在=53|地方=-7|字=10|实=-8,,,-13|实现=-35|容=13|容器=14|导=-33|导出=-24|就=30,74|就地=20|归=22|影=-20|影响=-20|快=,,-33|所=-13|所有=-13|报=68|报错=45|提=-10|提交=-37|改=,,,-14|数据=-27|文=,,,-9|文件=9|方=10|方法=-58|日=21|日志=15|时候=-10|是=-6|来=14|来源=-38|标=-29|样=51|样子=32|格=26|步=,,29|步骤=,,29|注=18|现=-17|用=12|用例=-11|留=28|留着=19|直=81|直接=81|结论=-14|脚=-24|脚本=-24|草=-32|草稿=-28|虚=39|虚拟=21|话=12|输=,,25|输出=18|选=22|都=37|重构=-22|问=,27|问题=,25|顺=-14|顺序=-14|风=-17|
监|控=-45|
盖|=,,,-9|住=52|到=-18|率=,,29|
盘|$=,,,21|=,68,-14,15|
目|=2,,,-14|を=23|前=-14,20|录=,,,-16|
直|=14,56,-11,3|さ=-16,,,24|さな=-34,,,26|し=63,35,,-7|して=223,35,,-12|到=17|接=,,-16,-11|接修=51|接发=-64|接回=-46|接改=93|接贴=-27|
相|=-9,,,-8|关=-7|
看|$=-47,,,21|=-3,,,21|一=,,,-12|一下=-44|不=-15,,,14|哪一=36|我=-15|我们=-11|是=,,28|有=,-37|有没=,-37|板=-14|看=,,,18|看现=-19|看这=-22|这=-39|
着| =-25|$=-41,,,14|=,,,-13|手=-30|的=20|走=40,,-28|
知|=-5,,,-6|の=26|り=-23|りた=-18|
矩|=30|阵=45|
码| 0=20|$=-9,,,10|=-13,,,6|一行=14|不=,,,12|位=-24|位置=-24|别=17|原样=-39|审=-16|审查=-16|推=-46|行=-22|里=11,,,-15|里找=-19|错=25|
研|$=-46|=,,-28,41|任=-13|任务=-13|究一=32|
础|=-13|镜=-13|镜像=-13|
硬|=-10,22|
确|=18,,10|认=16|认后=25|
碰|$=,13,,-19|=-11,,,26|代=,,,39|代码=,,,39|
確|=11,,,-17|か=41|かめ=41|認=16|認は=38,,-37|
碼|$=,,,23|=,,,17|
示| =-13|$=25|=23,71,-57,-14|し=-13|して=-63|
禁|=4,,,64|止=-28,,,11|止写=-20|用=31|
秒|$=-27|=42|内=39|
租|=-27|户=-25|
积|=,,26|
移|=4|
程|$=-10|=-23,,,27|只=-19|只读=-19|度=-27|度排=-15|式=-10|式碼=-16|
稱|=28|
稳|=,,33|定=28,,52|
稿|$=-45|
積|も=-25|もり=-22|
究|一=32|一下=32|
空|=22,,-17,13|值=33|库=58|格=18|
穿|=-36|
突|き止=17|
窗|=,42,-30|口=-21|
立|ち=32|ち上=30|
站|得=-19|得住=-19|
章|=,36|
端|$=19|=-6|一=21|口=-16|
笔|=,,,15|
符|=-8|
第| 0 步=-22|=-3,,,-45|一=,,,-42|一个=40|一步=,,,-26|
答|$=-122|=-75|え=-19|えて=-25|复=-33|
策|=,,-70|略=,,-36|
筛|=22|选=22|
签|=-5,,,19|
箇|=-31|所=-24|所を=-8|
算|$=-15|=-3,8,9,5|一下=-21|完=21,,78|数=20|
管|$=32|=13,,,-17|理=,,-21|理员=49|
类|$=-19|=,-8,,9|
粒|=-19|
糊|=10|弄=31|
系|=-9,22,-30,13|统=-11|
素|=15|
索|=-4,,,17|引=-11,29,,11|
終|わ=-40|わっ=48|了=31|
組|=-11|
経|=-10|路=-24|
結|=10,,,13|合=,-32|合テ=,-32|果=45|果と=21|果の=27|果を=17|
給|=-13|
統|=20,41|一=26|
維|=23|持=21|
緑|=44,,95|に=,,38|
編|=,,,41|集=-20,,,39|集は=-48|集も=-23,,,24|
繁|=22|
红|=10|了=,,59|的=,,48|
约|=,,,9|
级|=-3,,,-6|别=9|
纯|=-26,,,66|调=-20|调研=-20|
纸|面=-39|
线|$=13,,,-10|=,,,-15|的=-21|
练|$=,-36|一=17|
组|=-11,,,-6|件=,28,-31,-9|
终|=16,13,21|消=13,,26|消息=13,,26|
经|=-16|做=28|过哪=20|
结|=-6,,,-14|合=-44|束后=57|果=,,22|论=-21|论发=-44|
绕|过=,,,13|
给| =-23|=-15,,,-26|一=-15|一个=-15|不=-18|两=-61|两个=-25|个=-54|他=-23|出=-9|客=-20|客户=-20|我=12,-23,44,10|我一=-34|我数=38|我看=,,34|数=-26|证=-37|证据=-37|
绝|=,,,20|
统|=-4,,-16|一=85,64,-43|一成=49|统=46|
维|=-8,18|
绿|$=13,38,102|=116,70,159|
缀|=16|
缓|存=-8|
编|=7,,,24|一=49,,33|号=10|得=28|得过=28|译=10,,,-11|译一=19|辑=-7,,,34|过=50,,47|
缺|=,,,-8|
网|=-4|关=-10|
置|$=-13,,,25|=3,34,-20,-5|き=21,34|き換=25|和=-17|
群|=,,,-13|里=,-33|
翻|=,28|
老|=-7|板=-67|
考|=,,-21|え=-24|えて=-15|
者|=4,23|的=-24|
而|=,19,,13|不=,24,,18|不是=12,24|且=22|
耗|=30,-22|时=27,-21,14|
聊|=-13,,-33|
职|=-13|
联|$=43|调=23|
聞|=-16|か=-25|かせ=-25|
背|=,23|景=,21|
能|=2,11,,-10|を=-17|不=,-52,36,-8|不能=,-50,35,-8|关=33|删=-37|动=-19|变=-12|合=-30|否=-22|在=65|性=-56|性排=-16|把=-105|正=20|正常=20|的=-64|看=,,,18|编=20|装=28|起=32|起来=20|跑=31,,42|过=20,,37|
脚|=-7|本=-9|本的=-21|本里=-19|
腾|=45|
自|=2,11,-9,-13|己=-8|己写=-16|查=30|的=-25|
至|=15|少=15|
致|$=21|=10|的列=-40|
色|=,43,-27|
节|=,,,7|选=-15|
花|=,,27|了=21|了多=21|
英|=13,53,-52|文=-17,22,-15|
范|=8,16|围=-16|
草|=-27|稿=-17|
荐|=-19|
荷|=18|
菜|=14|单=14|
落|=38,,,20|ち=7,-21,50,-16|ちた=,-46|と=51|とし=23|到=9,,,18|实=61|
藏|=12|
虚|拟=32|
血|=,,-42|
行|=,-5,,6|い=-13|いま=-13|し=20,-24,62|す=-40|する=-32|ま=24|まで=24|も=-74|わ=-27,,,25|わな=-16|一次=25|两=-18|为=-7,,,-12|了=-33|代=-46|代码=-46|加=24|号=-112|家=21|家舍=21|数=10|覆=26|覆盖=26|都=-10|
补|=51,124,-18,-8|一=178|一个=36|上=179,26,-13|齐=30,,-29|
表|$=-22,,28|=2,-23,,-35|に=-17|にし=-19|单=15|头=-15|情=23|格=-6|格回=-23|示=22,30,-39|
被|=-37,28,-22|删=-14|回=-17|重=-22|
装|=,,,-10|が=-18|し=17|に=22|は=-14|はま=,,,-45|は別=-28|ま=20|まで=20|一=37|一遍=27|上=25|你=-22|你是=-22|
補|=9,80|上=58|
裡|=,,,21|所=-25|所有=-25|
西|$=-15|=-19,,,15|
要| 0=-26|$=14|=-8,8,,-20|一=12|一个=81|一致=21|不=-48|不要=-48|了=48|修=,,,14|修改=,,,-21|做=-12,,,20|先=-34|写=,,,32|几秒=27|动=-45|动代=,,,32|动表=-31|多久=30|把=-134|拿去=-18|支=12|支持=12|改=,,,11|改代=,,,27|数=,-43|時=23|時間=23|求=,28,,12|能=22,34|自=21|落=-24|落到=-24|过=13|重=29|重写=-20|
覆|=-8,,,-8|盖=-8,,,-8|盖到=-18|盖率=,,29|
見|=-14|て=-24|積も=-25|
規|=-9|
覧|$=-18|=-4,,,18|で教=-29|にし=-23|
観|=-79|点=-71|
见|$=-15|=-12|如=24|如下=24|
观|=,,,20|
规|=-4,,-10,9|则=,,-14|则分=21|
视|=17|为=16|
览|$=-36|
觉|得=-8|
角|=,30,,11|度=-77|
解|=,,,10|决=101,44|开=24|析だ=-25|析器=65|決=-39|消=80|释=-113|释一=-12|
触|=-6,20,,15|っ=29|って=29|ら=,,,24|らな=,,,19|れ=,,,22|发=-7,,,-16|发的=-55|
言|=-12,,,-33|了=-40|
計|=7,,30|を=-26|画=-56|
訊|息=24|
記|=50,34,-28|
設|=,21,-32,-19|定=,18,-35,-24|定フ=,,,-32|定頁=20|
許|=,,,26|可=-24|
訳|=24|
証|=,,,-13|し=-30|して=-30|の=13|のな=-33|
試|=13,,13|し=80,,46|して=80,,46|
該|=-8|
認|=,27,,-8|は=38,,-37|はこ=19|
語|=27,42,-27,-12|に=27|
誤|=27|訊=14|訊息=14|
說|=-15|
説|=-45,,,17|明=-17,,,18|明し=-116,,,17|
読|=-11,26,-30,37|み=5|み取=-18,,,22|む=-40,,,24|むだ=-44|ん=-47|んで=-48|
誰|=-29|が=-37|
調|=-44,26,-17,57|査=-40,,,39|査の=,,,27|
請|先=23|在=22|從=-24|
論|=-8|
警|=31,,,-12|告=103,,,-12|
讀|=,,,57|
计|一=-28|一下=-32|划=-25|稿=20|费=38|
订|单=,,,-11|正=45|
认| 0=23|$=37|=6,,,-15|为=-18|关=28|后=25|
讨|=9|论=10|
让| test=29|=26,24|它=40|
训|=-10|
议|=-23|
记|=,,,7|下=,,43|下来=-32|住=24,,-36|录=-8,,,10|
讲|=-112,,,8|一=-15|一遍=-24|讲=-107,,,15|
许|=6,,,10|动=-11|改=-8,,,13|
论|$=-25|=-12|发=-44|发我=-44|
设|$=-79|=-4,22,-33|置=,,-22|计一=-16|计稿=20|
证|=,,21,-9|一=,-38|据=-20|明=28,26,123|码=24|
评|=-40,,,23|估=-7|审=9|
诉|=,,,6|我=,,,6|
诊|=-33,,,19|
译|=,,,-11|一=19|
试|$=14,,,13|=6,,,-4|一=105,-44|一下=36|不=20|代=-23|代码=-23|同=-27|同学=-27|库=32|库上=22|试=47|
话|$=-10|=4|
询|=,,,-13|
语|=,,-30|气友=24|言=-14|
误|$=21|=-3,,,-12|伤=-24|
说|$=-23|=-42,,,-6|一声=26|你=-46|明=9|是=-22|说=-81|说你=-42|
请|=,,-10,15|一=28|不=-25|不要=-25|在=18|对=-14|梳=-23|梳理=-23|看=-19|给=-33|说=-29|说明=-29|阅=-19|阅读=-19|
读|$=-40,,,-23|=-38,39,-21,49|一=-15,,-40|一下=-40|一遍=,,-34|代=,,,-31|代码=,,,-31|任=-20|任务=-20|分=,,-31|分析=,,-31|方=-25|方式=-25|的=,,,20|调=,,,-24|调研=,,,-24|
谁|=-118,24|为=-29|为准=-21|在=-37|来=-20|说=-29|
调|$=22|=4,49,-23,22|到=24|整=22,,-26|用=,,-26,-12|用方=,,,-19|研=,,,24|研任=-13|
谈|=-30,,,25|
谱|$=-31|=-21|
象|=-9,12,,-9|
負|=14|
貼|=11,-18,31|っ=-24,-30,86|って=-24,-30,86|
负|=,,,9|责=-6,,,13|
责|=,,,15|
败|$=-9|=,,,-8|了=-20|的=45,-15,35|
账|户=25|
质|$=-14|=-15|
贴|=-14,-20,88,-7|了=-23|出=,,37|出来=,,37|回=-11|在=-16|在回=-38|来=22|
资|=-6|
赖|升=28|
赤|=28,,30|い=17|
走|$=42,69,-67|=14|っ=-23|ら=,,49|らせ=,,49|一=,,99|一遍=-10,,75|不=18|不通=41|哪=-22|查=-15|
起|=54,-15,29,-21|き=-35|一=16,-106,59|一下=21|一个=,-35|一套=27|个=,-34|來=19|動時=17|得=52|得来=33|提=25|提交=25|服=37|服务=37|来=25,-30,72|来看=26|
超|=,-10,,-6|え=55|时=-5|过=7|过一=-17|
越|=-10,20|
足|=19,24|し=28|して=40|
跑| 0 次=28| 0=31,,45| =31|$=11,,,-18|=33,,100|一=126,,197,12|一下=21,,40|一遍=78,,40|三=76,,30|三遍=41|不=27,40|十=62|测=11|测试=11|的=-11|通=,,31|
跟|=41|上=32,31|他=20|着=27|着改=-26|着走=40,,-28|
路|$=-48|=-4,,,-16|径=,,,-7|
跳|=-7|
转|=7,55|成=32|
轮|$=19,-19,70|=17,,,12|只=-29|给=37|
载|=-9|
较|两=-25|
辑|=-4,,-34,28|
输|=9|出=,,43|
边|=-5,37,,-12|的=-8|
込|=-23|ま=-14|まれ=-27|み=-10|
达|=,21|
迁|=7|移=8|过=17|
过| 0=20| =-15|$=,,153,16|=,-9,12|一次=-21|一遍=33,,15|吗=18,-24|就=23|时的=41|来=14,,-40|的=-23|程=-20|
运|=-19,33|行=-29|
近| 0 个=-42| 0=-12|=-21|一=-25|
返|=,10|す=28|信に=-10|信は=37|回=41,,-24|
还|=-6|在=,,-73|是=-81,,,-13|有=-14|有哪=39|有没=-41|没=-22|编=21|编得=21|
这|=,6,-26,16|一=,20|两=,,,-15|两个=-19|个=4,,,15|是=,,,21|是一=-42|次=,,,17|段=-8,,,11|里=-28|
进| docs=63|=21,,,10|度条=23|程=-17|行=13|
连|=,,,-6|接=-13|跑=14|
迭|=-34|代=-34|
追|=,,,-20|加=17,,,-10|加し=36|
退|=4,44|出=40,,-32|
送|=,46,-49,-15|走=54|
逃|=49|
选|$=-13|=,,,7|中=19|的=26|
逐|=,,25|个列=-24|
途|=-8|
這|=,,,23|
通|$=12|=62,9,32,-30|し=,,29|る=185,,104|るこ=28,,32|知=,,-32|知の=20|过=58,,57|
速|=7,19|
造|=-44|
週|=-14|
逻|=,23,-33|辑=,23,-33|
遅|=18,,101,21|い=,,45,21|い原=-48,,,25|
遍| =43|$=56,-9,27|=29,-9,79,-15|单=27|
過|=11|
道|=-4|
違|=,32|い=-10|
避|=,,,18|
那| 0 个=,,47| 0=-8|=11,15,-37,-20|一=,18|一处=29|个=,,-14|些=,24|套=15|边=,,,-12|
部|=3,,,6|换=18|改=25|清=22|署=-27|通=20,,34|
都|=9,,,42|不=,,,52|不准=19|不能=,,,24|不要=-13,,,27|不许=-10,-25,,19|从=41|别=-19,,,39|别改=-41,,,17|在=-14|得=48,31|换=89|换成=55|改=31|有=-8|算=-26|要=54|
配|=-2,,,-8|好=24|置=,,,13|
释|=,17,-10|一下=-76|里=20|
里| =-29|$=,24,,8|=-2,30,-21,-6|做=16|写=,,,9|写的=-31|只=21|哪=-30|就=12|找=-13|把=11|改=17|是=-45|最=-16|有=-27,,,-8|有没=-17|标=44|每=-30|没=8|的=11,-9|的任=-21|的文=16|的约=24|
重|=,12,,-16|写=-39|启=-7|新=,25|构=8|点=-30|点看=-45|试=,19,-13|跑=-9|连=12|
量|$=-6|=,,,-9|一=28,,25|名=27|
鉴|=8,,,12|权=8,,,12|
錯|=25|誤訊=14|
钟|$=5,,25|=10,,12|
钮|=22,44,-43|
银|行家=21|
链|路=-53|
销|栈=-17|
锁|=,,,9|定=19|的=-21|
错|$=-17,,35|=6,,,-21|乱=-25|的=,,,-12|误=5,,,-11|
長|=16|
长|$=-14|
門|=-21|
間|を=76,,35|
関|=,,-25|数に=30|
閲|=-37,,,34|覧=-37,,,34|
问|$=-30|=-15,-12,,-8|一=-32|题不=21|
间|=,,,-26|不=41|件=-15|任=17|任务=17|四=21|四位=21|接=-27|经=-31|经过=-31|表=-18|
阅|=,,,46|读=-11|
队|=,,,-12|列=,,,-12|
阵|=23|
阶|=,,,-13|段=,,,-13|
附|=-12,,,-8|上=-21,,28|
限| 0=55|$=,,,12|=-6,82,-44,39|定=,,,31|流=-7|
除|$=19|=,67,-19,-5|か=25|かれ=25|さ=-27|され=-27|任=-22|任何=-20|的=-17|
险|=-59,,,13|
随|=33|便=19|便跑=36|
際|の=-17|
障|=-27|
难|=-10|
集|$=43|=,,,25|は=-48|も=-23,,,24|成测=50|群=,,,-13|
零|$=57,33,45|=86,27,24,16|
需|要=,,,-7|要一=31|
静|=,,,24|的=,,,31|的解=-25|
非|=11,86|法=25|
靠|=-7,20|
面|=,31,-36,-11|に=13|の=28|向=-25|还=-16|
音|=26|
響|=-16|
頁|=32,,-25|的=37,,-34|
項|=15|目=16|
順|=-16,,,-13|に=-15|に並=-26|序=-12|番=-84|
頭|=69|
頼|=-15,,,25|
顯|=17|示=17|
页| =31|=53,24,,-9|加=28|那=,,-37|面=6|
顶|=9,18,-49|上=36|
项|=,,,7|
顺|=,12,,-9|序=-23|手=64,49,-20|手改=,,-26|手补=31|着=-21|
须|=9,41,,14|
预|发=23|
领|域=33|
题|$=-10,,,12|=,,,18|不=21|不用=21|
风|=-6,,-21|险=-24,,,13|
食|い=-13|い違=-13|わ=41,,44|わせ=41,,44|
首|=16|帧=32|页=26|
驳|=-18|
验|=6|证=25|证一=40,-38|证码=24|
骤|$=-12|
骨|架屏=18|
麻|烦把=26|
麼|=-25|
默|=10,26|认=16,46,-12|认关=28|
黙|=19|
齐|$=49,,-21|=52,44,-29|
龙|=16|
가|=,,,16|~=,,,-8|는=-20|능~=,,,-24|능성=-21|왜=-51|
각|~=-17,-20|각~=-7|
감|~=-16|
값|~=8|은=36|은~=36|
강|~=,,-39|
같|은데=12|
개|~=,,,-11|는=24|는~=24|만~=-17|수~=13|월=23|월~=23|주세요=-23|
거|=39,29|~=,36|야$=-19|야=-29|야~=-29|
건|=,16|~=-3,-12,,14|드~=,,,14|드리지=,,,15|드리지말고=,,,18|입~=27|입니다$=27|입니다=27|지=-22|지~=-22|
걸|~=,,,-9|로=36|로~=36|
검|~=7,19,-32|색=19|색~=29|증~=60|증은=32|
것|$=-13,,,16|=-13,29,-17|~=-14|같은=-26|과=-15|과~=-15|까~=23,,35|
게|=-16|~=-22|있는지=-12|
결|~=,,,-10|과=9|과~=20|정~=-31|
경|~=,,,-9|고=39,,43|고~=77|고없이=,,42|로~=-14|로가=-38|로를=-34|로를알려=-39|
계|산=-46|산~=-66|속=13|속~=13|획~=-72|
고|~=-5,17,,13|쳐=107,,,-17|쳐~=98,81,,-21|쳐주세요=127,,,-20|치~=-8,,,26|치고 ,=58|치고=26,45|치지=-26|
골|~=-14|라~=-35|라줘$=-22|라줘=-22|
곳|~=-36|을=-26|을~=-26|
공|~=6,,,-32|통=36|통~=17|
과|~=-8,,,21|
관|~=,27,-40,-23|
교|체해=39|
구|~=-18|조=-15|조~=-11|현=-63|현~=-32,,,19|현은아직=,,,-39|
궁|~=-28|금~=-28|
권|~=-12,,,30|한~=,,,30|
규|칙=-13|
그|=23|~=22,20,-9,-13|대~=85,,,17|대로=41|려~=-15|림~=-24|
근|~=-22|거~=-37|
금|~=-15,,,14|지$=,,,19|지=,,,18|지합니다$=-17|지합니다=-17|
기|~=,,,-14|간~=-26|능~=-26|본=18|본~=16,,-38|존=,33,,-14|존~=,34,,-14|준으로=-10|
깨|~=,,24,10|지~=14,,21|질=-28|질~=-37|
끝|~=43,,,11|나~=,,117|
나|~=,,,-29|가~=8,40,-43|가게=17|가야=26|는~=,,24|머~=35,42,,-25|머지는=23|열~=-81|열해=-35|오~=17|오는지=39,,63|
날|아~=-12|
남|~=5,38|겨~=44,30|겨주세요=21|
내|가=-23|가~=-23|
너|~=,,,18|
넘|으~=42|으면=42|
넣|~=21|고=39|고~=39|어=53|어~=16|어주세요=20|
네|=11|
노|~=,,,14|트~=,,37|
누|~=,,-31|가=-40|가~=-40|구=-46|구~=-57|
느|~=-28|린=-43|린~=-27|린원인을=-10|
는|=40,,,-15|~=40,,,-15|
늘|~=,,-35|
다|$=,,-42|=29,,,9|~=3,8,,-11|
단|~=,,,-19|계$=30|계=22|계~=,,,-21|계에서=19|위~=42|
닫|~=37|
달|라~=,,53|아~=-13|
담|~=,,,-13|
답|~=-61,,,12|변~=-52,,,24|변에=-80|변에는=36|변으로=-29|
당|~=-22,,,19|신~=-14|
대|~=-7,,,15|체~=-13|
더|=,37|~=,40,,14|
덮|어~=-25|
데|~=-5|
도|=14,39,-53|구~=-18|
돌|~=40,,21,-6|려=23|려~=136,,27,-11|려보고=29|려서=143,-34,131|리~=14|리고=75|
동|시~=,,35|일~=38|작=24|작은=47|
되|~=,,10,-27|고~=20|는~=,,76,-14|는지=,-113|돌~=-21|돌린=-22|면=64,,35|면~=64,,35|
됩|~=,,,13|니~=,,,13|니다$=,,,19|니다=,,,13|
두|=,,,-15|~=,,,-18|번=-11|
둘|=27|다=19|
뒤|=32|~=35,49,-41|
들|~=,34,-27,10|어~=,25,-37,16|
따|~=,,,-17|라=29|
때|=-5|만=49|만~=49|
떨|~=16|어~=16|
띄|~=83,,,-13|우~=16|우고=51,-33|워~=83|
라|~=,40,-40,-15|
레|~=,,,15|
로| 0=,,33|$=15|=41|~=5,,,-16|그 0=18,-37|그=,,38|그~=,,,-13|그인=25|정리해=22|직은=17|컬=25|컬~=41,,31|컬에서=22|
롤|~=-9|
를|=,,,-12|~=,,,-12|
리|~=,,,51|드~=,,,44|뷰~=-40|포트=28|
마|$=,,,23|=,,,22|~=,,,39|무~=32|세~=-29,,,22|세요$=-28,,,19|세요=-29,,,22|시~=-13,,,21|이그레이션=17|지막=,-67|
막|~=,19|아~=22,,-44|아줘$=20|아줘=20|
만| 0=34|=37,,,-26|~=,37,,-18|한=-15|한~=-26|
말|=,,,22|~=-5,,,33|것=,,,22|고=,,,19|고~=,,,10|아=-19|아~=-14,,,24|
맞|~=,31|는=-14|는~=-12|는지 ,=-23|는지=-10|으~=61|으면=61|춰~=28|춰주세요=74|춰줘$=20|춰줘=20|
매|겨~=-22|핑~=17|
맨|=41|~=41|
먹|~=34|
먼|~=73,20|저=73,20|저~=73,20|
메|모~=-9|시지에=23|
몇|=-6,-33,25|~=-7,-33,25|
모|~=,,,7|달~=28|두=,,,15|두~=,,,15|듈~=,,,-25|듈별로=33|드$=-17|드~=-12|바~=15|
무|~=-6,,-24|슨=-35|슨~=-35|엇~=-77|엇인지=-25|
문|~=,19,-16|구~=27,,-26|구는=21|자~=36|제를=25|
뭐|~=-170|가=-75|가~=-75|
뭔|~=-36|지=-24|지~=-33|
미|~=34|만~=17|
바|~=,,-10,16|꾸~=-11,,,36|꾸면=-17|꾸지=,,,16|꿔=42|꿔~=50|꿔주세요=43|로=38,,-22|로~=90,35,-17|
밖|~=56|
반|~=,29,,-9|영~=,,-52|올림을=99|
받|는~=-17|
방|~=-5,,,20|식으로=26|안~=-53|
배|~=-11|포=-14|포~=-24|
버|~=,45,-81,-23|그~=,,,-16|튼=44|튼~=54,32,-55|
번|=,-30,59|~=,,-9,-15|돌려서=30,-86|씩=,-58,36|씩~=,-58,36|
벤|~=20|치~=37,-39|치마크=24|
변|~=,,,39|경$=21|경=-8|경~=-20,,,44|경은=-23,,,49|환~=21|
별|도~=16|
보|~=,10,,-4|고$=,,48|고=-10,,,-11|고~=-11|고만=-51|내=-47|드~=64|면=-18|면~=-18|여주세요=,,38|이~=26,,-51|이게=36|입~=25|입니다$=25|입니다=25|
본|~=,25,-45|
볼|~=-36|
봐|=-20|~=-31,,68|주세요$=-50|주세요=-14|줘$=,-28|줘=-12,-28|줘~=,-28|
부|분=-52|분~=-8,,-48|탁$=20|탁=20|탁드려요$=-12|탁드려요=-12|탁드립니다$=,,,-18|탁드립니다=,,,-18|
분|=9|~=,,,44|류~=-47|석~=,,,65|석만=-106,,,38|
불|~=-9|
붙|여주세요=11|이~=14|
브|랜~=,,36|랜치=,,61|
비|교~=,,28|
빈|=49|~=38|
빌|~=31,,31,-12|드~=39,,31,-12|드해서=28|
빠|~=8|
뽑|아~=9|아서=12|
사|내~=-22|용=25|용~=16|용하지않는=31|
삭|~=-24|제=-23|제~=-24|
살|~=17|
삼|~=-38,,,27|
상|~=,,,11|세~=26|위=,,48|위~=,,48|태~=,,,14|품~=11|
새|=46|~=,19|로=18|
색|~=29,,-30|
생|기~=-39|성=,,,17|성수정=-18,,,34|
서|~=,,,-20|버=,,,-12|버~=,,,-17|비~=-18|
섞|~=-8|
설|~=-18|계~=-46|명~=-88,,,21|명만=-30|명해=-49,,,16|명해주세요=-105,,,16|명해줘$=-16|명해줘=-22|정=,,,-17|정~=,,,-26|
성|~=,,24|공~=18|
세|~=-19|션~=-46,,,20|션은 read=-19|션은=-23|
셀|~=24|
소|~=,,,25|스~=,,,18|
손|~=,15,,32|대~=-13,,,30|대지=-17,,,24|
수|~=6,-11,,13|신~=25|있는지=-39|정=-6,,,27|정~=11,,,31|정금지=,,,-54|정엄금=-24|정없이=-32|정은=-35,,,23|정은하지=-38|정하면=-77|정하면안=-58|정하지마세요=,,,23|정해=65|정해주세요=41|치~=24,,40|치를=,,41|
순|~=-83|서=-10|서~=-31,,,-14|위~=-22|
숫|~=33|자~=33|
스|~=,,,-30|케~=-12|타~=76|
시|=,28,-32|~=,,,-15|간~=7|나~=,,31|작~=14|점~=-12|점을=-22|
실|~=-3,,,-7|제=,26|제로=-53,,44|패~=,,,-9|패한=76,-41,79|패한것만=36|행=-29|행은=,,-33|행하고=62,-44|행해서=37,-50,51|
심|~=-22|각~=-46|각도=-21|
싶|~=-12|
써|줘$=-12|줘=-12|줘~=-12|
쓰|~=-8,,,33|고=-12|고~=-12|기=-26,,,34|기~=-49,,,33|는=,28|는~=,36|
쓸|~=-22|
아|니~=,24|니라=25|래=,,-30|래~=,23,-22,-16|무=-28|무~=-34,,,16|무것도=-23|무것도바꾸지=-15|무파일도=-57|
안|=,,,18|~=,20,-12,26|내=51|내~=41,,-27|되면=46,,38|됩니다=-21,,,36|에~=,,,-20|에서만=25|을=-21|을~=-21|전한지=-20|
않|~=14,,,12|고=-14|고~=-14|는~=,,-38|습~=-15|습니다$=-15|습니다=-15|은~=-12|
알|~=,,,-6|고~=-9|려=-103,,,23|려~=-4,-42,65,20|려주세요=-43,-38,,-9|려줘$=,,61,12|려줘=,,61,28|림=13|림~=,23|
압|~=35|축~=28|
어|~=-101|긋~=,,52|느=-41|느~=-41|느쪽이=-17|디~=-34,,,-23|디가=-12|디까지=-12|디서=8,,,-12|떤=-23,,,14|떤~=-23,,,14|떻~=-102|떻게=-102|
언|~=-43|제=-84|제~=-84|
엄|~=-24|금$=-24|금=-24|금~=-24|
업|~=,,,-12|데~=9|
없|~=,44,-13,11|는경로를=-39|애~=16|으~=12,23|으니=14|이=,,,24|이~=,,,22|
에|=42,,,-12|~=8,,,-11|러=46|러~=45|러코드=35|서 =-27|서도=34|이미=33|
엑|~=58,,-43|셀~=58,,-43|
엔|~=8|
여|~=-17,,,-12|기=-41|기~=-18|기채팅에=-41|부$=-35|
역|~=-22|
연|결=-22|속=29|속~=40,26|
열|~=,,,27|람~=,,,43|
영|~=,26|향~=-21|
예|제=27|제~=27|
옛|~=48|날=35|날~=35|
오|~=11|늘=27|늘~=27|류~=40|타~=32|
온|~=,,,19|
올|~=,,13|려~=34,,45|려서=,,48|려주세요=23|
옮|겨=50|
완|~=,29|
왜|=-34,,,-12|~=-35,,,-12|
외|~=21|부~=17|
요|약=-28|청$=-25|청~=-9|
우|~=-7|리=-18|리~=-26|
원|~=9,,,7|인=10,,89|인~=,23,,8|인만=-117,,,43|인만알려=,,,22|인만알려줘=-30|인을=40,,,-28|인을알려=-79|인을찾아서=28|인이=-50|
위|~=,,-47,-19|에~=22|젯=19|젯~=26|주~=-52|주로=-20|험~=-44|
유|~=,,,13|지~=-12,,-33,24|
으|~=19|로=19|로~=19|
은|=15|~=13|
음|~=25|수~=62|
응|~=17|답=10|답~=17|
의| 0=-50|=,25|~=-27,31,,7|견=-25|견~=-61,,,22|심~=-24|존성은=33|
이|=-30,,,12|~=-6,35,-26,-9|걸~=-22|라~=-22|라는=-27|렇~=-18|렇게=-16|름~=25,,,-28|름은=42,,,-27|미~=,,-13|미지=34|번=-30|번~=-18,,,27|번에는=-26|세션은=-23|유~=-16|유를=-14|유를알려=-30|전=-10|하~=66|해~=-30|
인|~=,13,,9|자~=20|증~=-9|증없는=-39|프~=-24|
일|=7|~=-8,,,43|절=,-40,,28|절~=,-40,,28|
읽|~=-50,,,33|기=18,,,21|기~=-15,,,44|기만=-11|기전용=24|
임|~=,,,27|
입|~=,,,12|
있|~=-15,9,,-7|나~=-59|나요 ?=-21|나요=-24|는=-7,,,-14|는~=-58,,,-12|는거=24|는지$=-16|는지=-97|는지도=-18|어 ?=-34|어~=-34,,,27|으~=10,,,-16|으니까=17|
자|~=16,36,-16,22|
작|~=-18,60,,36|성~=,39|성해=30|성해주세요=30|업$=,,,-31|업=-12|업~=-46,,,37|업은=-45|업입니다$=-16|업입니다=-16|업해=22|업해주세요=21|
잡|~=,42|아~=15,25|
재|고=,,,30|고~=,,,30|고반올림을=54|실~=-28|현~=13,,60|
저|~=-6,29,,21|장~=-8,,,27|장소=-23,,,31|장소에=-20|장해=17|장해주세요=50|
적|~=4,30|어주세요=-13|혀~=-17|
전|=36|~=,8,,26|부$=42|부=30,38,,11|부~=21,38,,11|용$=-46|용=16,,,20|용~=-53,,,46|용작업입니다=-13|용태스크=-23|체=61,,22|체~=18,,21|후=79,82,43|후~=13,60,62|
절|~=-24,,,25|대=,,,25|대~=,,,25|대수정하지=,,,23|
정|~=-9,,,17|리~=,29|리해=-30|리해주세요=-33|산=12|
제|~=,,-22,-14|가=,,-28|가~=,,-28|안~=-162|외~=43|
조|~=-23,26,,47|건~=-22|사=-15,,,19|사~=-19,,,43|사만=-61|사만해=-21|사해서 docs=26|합~=-13|
좀|$=,-57|
주|~=2,-10|세~=,,,11|세요$=,,,14|세요=,,,11|시~=,,,-11|시고요$=16|시고요=16|십~=-23|십시오$=-23|십시오=-23|에=-16|에~=-16|
줄|=-17,,,-14|
중|=-14|앙~=84,,73|앙값을=43|에=-40|에~=-38|
줘|$=-14,,,12|=-14,,,10|~=-14,,,10|
증|~=,,29|
지|~=-31,,,13|금~=,,,19|금은=-11,,,18|난~=-15|난주에=-39|우~=-84|우는=-39|워~=-21|
진|~=,,,17|행~=-27|
질|~=-44|문=-55|문~=-37|
짚|~=-44|어=-33|어~=-44|어주세요=-38|
쪽|=,,,-13|~=-11,45,-29,-22|에~=-14|은=29|은~=29|이~=-15|
차|~=,,52|이~=,,57|
찾|~=,23,,-12|아~=,,,-12|아서=,28|아줘$=-26|아줘=-58|
채|~=,21,-25|워=17|워~=92,28,-47|팅에=-41|
처|리=,26,-53|리~=,59,-64|
첫|=,-27|~=,-27|
체|~=14|
초|=30|~=13|로=18|로~=18|록~=16,28,44|
최|~=-6|근~=-11|대 0=15|대~=15|신~=21|
추|~=,,,-30|가~=22,49,,-22|가해=153,,,-20|가해주세요=65,,,-20|가해줘=30|천~=-25|
출|~=,,36|력~=,,28|
취|소=-14|
측|~=30|정~=30|
카|~=23,,-31|드~=,,-35|
캐|~=-12|시~=-19|시를=-29|
커|~=-4|밋은=,,,-20|밋은하지=41,,,-36|밋해=,,-38|버~=,,37|버리지=40,,37|
컨|테~=30|트롤러=24|
컬|럼=24|
컴|파~=,,29|
코|~=-14,,,16|드=-6,,,24|드~=-31,,,21|드는=,,-59,-12|드는건드리지=,,,26|드를=9|드변경은=-24|
콜|드=23|드~=15|
쿠|폰을=-25|
크|~=46|기=32|기~=14|
클|래스=-21|
키|~=,34,-26|
타|임~=,,-26|입~=25|
태|~=-17,,,14|스~=-60|스크$=-27|스크=-31|
탭|~=19|
테|~=5|스~=8,,,-35|스트는=30|스트를=36|스트전체=,-48|
토|~=,,-31|스~=50|스트=20|
통|~=70,,19,-15|과=44|과~=41,,124|과해야=,,39|일~=82|일해=37|
툴|~=26|
트|~=-14,,,21|리~=,,,26|
틀|린=23|린~=23|
팀|~=-26|
파|~=6|악~=,,,-19|악해=29|일=-32,,,8|일~=-10,,,26|일도=16,,,34|일생성=,,,34|일수정=-19|일은=,,,-21|일을=-36,,,42|일을수정하지=-15|티~=-21|티션=-29|
판|~=,,,-23|단=-21|단~=-22|단해=-29|단해주세요=-29|
패|~=,,,12|키~=19,,31|
퍼|~=40|
페|~=,35,-32|이~=,35,-32|
편|~=-21,,,48|집=-12|집~=-22,,,51|
포|~=,,,15|맷=14|맷~=12|함$=32|함=18|함~=19|
표|~=-11|
푸|~=,,-58|시~=,,-45|
프|~=,,,-24|로~=,-27|
플|~=,,,-22|래~=12|
피|~=18|
필|~=,,,-21|요=24|요~=-16,,,-14|터~=18|
하|~=-3,,,18|고=,,,23|고~=,,,23|나~=4,,,-7|나로=20|나를=-24|나만=56|는=-65|는~=-51|는지=-27|지=-9,,,23|지~=-9,,,23|지마세요=-42|
한|=-8,,19,12|~=-4,,,24|번=140,,35|번~=18|
할|=-9,,,19|~=-19,35,,17|
함|~=,,,-12|수=19|수~=17|
합|~=4,25,,-8|계~=-15|니~=,11|니다=,11|
해|=,,,27|~=28,,,14|결~=22|보~=14,,41|보고=36,,47|서=38|서~=16|줘$=20|줘=14,,,17|줘~=26|
허|~=-20|용됩니다$=-29|용됩니다=-29|
호|~=-6|출되는=-29|출하는=-57|
화|~=28,32,-28,-17|면=,21|면~=24,30,-30,-17|면에=23|면은=50|
확|~=,,,-7|인$=,,54|인=-16,,30|인~=,,14|인은=28|인해=14,,24|
환|경~=12|불~=-15|
회|=20|~=15|씩=24|씩~=24|원~=,,-34|의~=-27|
후|=23|보~=-48|보를=-21|
훑|~=-29|어~=-22|
휴|~=29|
흐|~=-48,,,22|름=-13|름~=-47,,,22|`;
