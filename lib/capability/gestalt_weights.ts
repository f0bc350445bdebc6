/**
 * What words weigh for the prompt as a whole, in hundredths. Learned by
 * `tests/eval/fit.ts`; not made by hand.
 *
 * A line holds the features with one beginning: the beginning, then between
 * bars the rest of each and its weights for work, for a change of files and
 * for a run. `^` opens a sentence, `$` ends it.
 *
 * @module
 */

/** Latin words, numbers, signs and marks. */
export const WEIGHTS = `!|=-14,54,-30|
! |0=-9|
!$|=,20,-25|
,|=9,17,-4|
, |0=22|added=-30|all=36|also=,,36|an=-20|and=3,9|anything=-12,,36|apply=13|así=,22|backend=21|based=-33|before=25|behind=26|both=59|build=12|can=9|carry=15,,31|changed=-14|cold=17|como=25|con=,,-35|configurable=24|correct=28|count=,-55|create=,-49|criterion=-22|crlf=22|curl=22|cuál=-14|cuáles=-106|default=8|dime=,,31|don't=6|down=14|each=-44|edit=-10|effort=-25|el=,,-15|english=30|env=-11|even=7|everywhere=16|find=,,59|fix=81|follow=19|get=31|given=-98|go=9|gpu=24|host=16|i'd=-33|i'm=-15|i=6|in=3,11|including=-7|ines=-18|internal=-18|is=-6|it=22,32|its=10|keep=45|kind=-17|la=,,-22|leave=65|let=40|like=32|limits=-31|line=-25|logs=-13|los=-13|make=75|meaning=25|memory=,-52|message=12,,-46|migrate=,-42|names=18|negative=19|new=-14|newest=24|ni=,-27|no=3,-7|node=59|none=32|nor=-49|not=14|note=24|nothing=7|off=106,31|on=21|once=27,-36,27|one=13|open=43|or=-96,,38|orden=-29|otherwise=15|out=36,,-39|overwrite=-18|p=,-28|paste=32|please=,-9|public=24|put=135,17|que=19,21,-47|quién=-13|qué=-106|raw=-12|read=-40|repair=46|replace=17|reset=20|restore=60|run=10|same=31,16,-35|say=-65|send=30,-35|show=12|si=-40|sign=-15|so=4,20,-41|sort=13|speed=19|sql=-34|staging=18|step=-15|stop=-13,,20|summarise=23|switch=13|tag=20|take=117|tell=-6|test=-29|the=,35,-48|then=36,,10|this=33|though=50|three=14|through=16|too=11|tres=14|una=11|undo=,-56|values=19|via=17|wait=,-35|was=-18|watch=22|what=-81|when=-31|where=8|whether=-42|which=-17,,-13|whichever=35|while=28|who=-29|why=-27|with=-3,,-7|y=7|you=,,-24|그리고=-16|삭제=-18|수정=-19|아직=-21|왜=-23|우리=-17|파티션=-19|=-9|=7,-28,-23|
0|=61,1,-12|
0 |,=-13|0 三=22|0 到=-14,-41|0=7,,10|?=,-28,47|aa=9|am=-24|and=7,-56,52|b=7|bit=,,-50|bytes=,,32|c=,-12,-36|commits=-11|con=17,,25|container=34|csv=38|d=16|days=10,27,-33|does=40|e=-5|errors=,,39|everywhere=34|files=10|for=5|fps=17|g=,,31|gb=15|h=14|head=-38|in=-27|instead=15|is=16|items=23|json=10|k=-8|kb=,,66|m=15|mb=4|md=,20|mi=14|minutes=,,16|minutos=11,-27|mm=45|ms=-19,8|must=26|no=17|of=,17|on=8|only=14|p=12,-88,47|pasos=16|px=36,15|rather=34|rc=11|requests=13|runs=,-29|s=7,18|script=15|seconds=16|split=-34|steps=,,35|threads=14|times=34,-19,16|unknown=,,36|vus=23|w=,,48|when=16|with=16|without=15|words=-18|x=,13|y=-7,-26|で=59,-17,19|でも=,-35|と=30|を=17|コ=25|コミ=14|フ=44|ファ=38|三=15|三个=15|上=20|个=-3,,52|个提=-47|从=-19|以=22,35|以上=40|件=27|件を=12|個=,,-29|分=5,,11|分钟=-7|各=22,-27|和=-22,,15|回=32,,89|字以=-10|并=11,-37|改=-17|文字=27|次=44,,12|的提=-15|秒=18|秒内=14|线=28|线程=28|行=-7|개월=16|만=11|번=14,,31|에서=-10|일=23|초=17|초로=14|회=24|회씩=14|=-6|？=-17|
0$|=-1,29,-3|
?|=-111,-112,56|
? |0=,-35|a=-7|an=-18|and=-15|answer=-27|argue=-32|build=14|check=-23|con=-26|criteria=-26|describe=-21|does=-58|don't=-63|file=-33|find=25|follow=-12|give=-11|go=-15|have=-12|hay=-14|hyperfine=26|i'd=-36|i'll=-15|i'm=-29|i've=-55|i=-52|if=,27,-20|is=-26|judge=-48|list=-40|look=-158|me=-46|mira=-85|no=-22|one=12|paste=43|please=26|qué=-51|run=85|see=-44|show=-82|solo=-17|table=-33|think=-36|trace=-40|try=96,-32,64|use=43,,29|walk=-12|what=-18|which=-11|work=-31|you=,-46|
?$|=-27,-8|
^ ,|=11|
^ 0| 回=24,-50|=6,5|
^ a|=-7,-8|cceptance=-13|ct=-47|ctual=19|dd=111,23|fter=-8|gent=-9|l=11|ll=,13|nalysis=-12|nd=-5|nother=-17|ntes=-22|nything=5|pi=,17|pp=-11|pply は=11|pply=6|re=7|rmame=-16|rranca=42,-50|rregla=24|san=,-36|ssets=10|udit=-22|verigua=78|way=26|ñade=16|
^ b|=-7|ack=40|ackfill=-22|ackport=23|ase=,,-31|e=-12|efore=-14,,24|ench=128,,37|enchmark=26|etween=-18|lack=10,,69|oard=19|oot=29|ranch=-33|ring=63|roken=,-57|uild=,,26|ullet=-13|ump=79,43|usca=-27|
^ c|ambia=30|argo=74,,35|hangelog=18|hanging=23|heck=-13|heckout=14|i 会=26,,-42|i=9,60|lang=,,34|li=,,-43|lient=16|lose=31|ode=-31|olumns=-13|ome=-47|omentario=20|ommand=-14|omments=-9|ommit=,22|ompare=-73|ompila=92,,54|ompile=27|on=,,25|onfig=49|onsider=-29|onsole=18|onstraints=-14|ontinue=-31|opy=12|orre=32|orrect=74|orrige=31|orré=,-54|ould=9,25,-29|ount=-25|over=22|reate=17|sv=15|test=19|trl=44|uando=9|uáles=-19|ómo=-37|
^ d|ale=20|ame=-19|angerous=-18|ata=-12|ebug=15|eletion=21|ependency=-17|escribe=-53|esign=-121|ev=,-36|id=-39|ig=-15|ime=-45|o=-11|ocker=68|ocs=41,12,-13|ocument=22|oes=,-77,101|on't=-16,-11|onde=17|one=47|ont=-17|raft=-92|raw=-20|ry=22|
^ e|jecuta=116,-100,25|l=9,42,-14|n=-8|ngines=17|nterprise=20|numera=-19|slint=,50,33|stamos=-16|ste=-23|stimate=-37|sto=-27|studia=15|very=-10,,-29|verything=4|vidence=-17|xamples=57|xecute=153,-103,50|xpect=,,35|xplain=-87|xplícame=-22|xport=37|xtraction=21|
^ f|alta=15|altan=33|eature=-11,,-17|igure=40|ile=-8|iles=-21|inal=39|ind=-39,12|indings=-23|irst=75|ix=42,34|laky=12|lash=-10|ocus=-41|or=-60,12|ormat=-49|resh=50|rom=,,-32|uera=42,,-27|
^ g|et=43,,35|it=-7|ive=-19|iven=-13|o=-6|oes=37|rafana=18|raphql=13|
^ h|andle=21|ave=15|azlo=23|e=-21|ere's=-19|ere=-48|ow=12,-10|oy=24|
^ i|'ll=-21,14,-57|'m=-56|'ve=-20|=-19|e=17|f=63,,-9|mplement=97,20|mport=54|n=-3,68,-17|nclude=-14|nline=35|nput=-14|nstall=24|nventory=-11|nvestigation=-37|nvoice=15|ssue=-18|t's=19|t=33,,-20|
^ j|ust=-16|
^ k|=10|eep=12,59|ey=27,,-17|eys=19|ick=20|ill=75|nown=-13|
^ l|a=,43|anza=23,,39|as=27|ast=,29|ayout=38|eave=-8|egal=-26|ena=-19|et's=31|et=111|evanta=15,-50,27|eyendo=-17|ib=-13|inks=-39|int=,-38|ist=-58|ista=-17|o=7,20,-14|oad=44,-43|ocaliza=-14|og=98|ogger=19,,-36|ogs=-60|ook=-56,17|os=27,58,-20|
^ m|ain=15,,16|ake=76,17|an=21|anifest=30|any=15,,-45|ap=-10|ark=-9|arket=-20|arketing=-92|aterial=-15|e=-13|easure=117,,49|edian=16|erge=15|essage 里=25|ide=26,,31|igrate=16|issing=7|ode=-69|ount=47|ove=72|ulti=-12|y=-18|ypy=16,,30|ysql=-19|
^ n|ame=-13|eed=23|ew=15|ightly=14|o=-16,,-10|ode=8,-21|othing=-9,,-12|pm=20|ull=,,-27|umber=10|umbers=-13|
^ o|=13|bvious=20|ff=24|ld=14|n=5|ne=8,-23|nly=19|pen=-8|ps=-17|rders=13|ur=-22,20|ut=109,,-47|utput=-14|
^ p|=13,-50|ackage=10,,-20|age=21|ara=-36|asa=62|aste=-22|atch=31|ath=-64|er=-12|ersist=24|hase=20|laces=-28|lan=-10|laywright=,-38|lease=,,-10|ls=-28|on=12|onlo=24|or=-23|ort=56,31|r=,24|retend=-45|riya=-18|roduce=-33|rofile=33,,50|roof=22|ropón=-22|roto=43,,48|ublic=15|uedes=22|ut=25|ytest=,,32|
^ q|a=-19,-26|ue=112,41,-101|uestion=-7|uestions=25|uick=-32|uiero=,,52|uién=-47|uote=-21|ué=-102|
^ r|aise=14|ank=-26|ate=9|ead=-36|eading=-19|eadme の=21|eadme=23,36,-74|eceived=-18|edis=,21|egenerate=35,,66|ehearse=23|elease=19,-37|emedy=27|emoval=33|emove=59|emoved=-22|ename=106|epair=26|eplace=36,21|eplay=34|eply=,22|eport=-24,,19|eproduce=132,,90|equest=22|equests=-13|erun=24|esearch=-27|esume=-24|eturn=-30|evert=20,21|eview=-23|evisa=-34|ework=17|ight=60,,-49|ole=-20|ollback=-14|ough=-19|uff=19|un=60,,191|
^ s|ame=101|ave=32|ay=-22|core=16|cripts=-11|dk=-10|earch=-8,43,-40|econd=-16|ee=94|erver=17|ervices=-15|he'd=-18|i=39,,9|iguen=32|in=-10|ince=-18|ketch=-66|kip=-23|mallest=19|moke=40,-36|o=,22|omeone=-9|oporte=-20|ource=-21|ources=-10|pin=22|plit=18|quash=26|rc=29,38,-50|tack=-14|tage=16|tart=14,-18,136|tatus=17|tep=-13|teps=-8|tg=28|torybook=,,36|trictly=-25|trings=10|ube=15|ubject=-13|uggest=-57|wap=50|witch=-19|
^ t|abla=-12|able=-14|ake=-10|area=-9|arget=,,42|ask=-19,31|each=20|eam=19|ell=-10|emplate=-15|est=20|ests=-20,52|ext=-18|he=5,4,-11|hen=44,49|here's=6|hey=7,17|hings=-15|hink=-109|his=-35|hose=37|hree=-4|hrow=65|icket=-13|ienes=,,32|ighten=21|imes=15|itle=-19|o=13|odo=-11|ools=,,54|op=,-37|opic=-22|otals=-29|race=-76|ranslate=27|riage=-21|rue=-8|ry=40,,185|sc=42|urn=128|wo=-11,16,-13|ype=9|ypes=17|ypo=13|ú=-33|
^ u|i=21|nder=-12|nderstand=-16|ndo=20|nity=-18|pgrade=62|se=87|ser=-13|sers=,27|tils=28|
^ v|=-11|erdict=-42|erify=-7|ite=18|
^ w|alk=-25|anted=15|as=-15|asm=13|e'll=-11|e're=-25|e=,11,-14|hat's=-12|hat=-62|hatever=43,19|here's=-37|here=4|herever=42|hether=-20|hich=-6|ho's=-17|ho=-137|hy=7,20|ithout=-9|ould=23|rite=,82,-27|
^ x|=-11|code=18|
^ y|ou=-5|our=5|
^ z|ero=35|
^ |=-15,32,-21|
^ | は=18| 全=19| 这=-17|=18,68,-19|
^ | に=18| の=10,33,-19|=17,24,-34|
^ | で=-11| と=21| の=15| を=14| 要=12|=64,-6,148|
^ | 这=-13|=-5,10,-31|
^ |=-11|
^ |=-9|
a|=-2,4|
a |0=11|blank=21|branch=13|bug=-11|clean=,-16,49|code=-26|cold=15|colleague=-17|comment=27|commit=-9|comparison=20|copy=13|customer's=-13|decent=20|dozen=30|dry=36|failure=10,,24|feeling=-22|file=-9|flag=-32|footer=-44|fresh=7,-29,22|key=-23|link=15,,-22|list=-14|look=-10|matrix=-13|md=-24|medio=-25|mermaid=45|message=-21|migration=-7|minute=60,-20,57|new=,26|newcomer=10|note=-14|one=-15|package=56|paragraph=-9|partial=24|pass=-50|patch=-27|poddisruptionbudget=21|pointer=26|postgres=-42|progress=18|proper=18|query=-24|read=25|real=,,34|recommendation=-14|release=-103|reply=-27|request=13|reviewer=-11|row=24|scratch=80,-29|section=33|short=,24|single=-5|spec=19|spin=95,-32,26|table=-31|test=,,20|text=13|thing=-35|throwaway=23,,35|timeline=-36|timeout=-22|total=18|two=-11|una=37|unit=17|user=-25|warning=36,,-25|zone=15|=18,61|=56|=,,-19|
aa| ,=18|=9|
ab|=16|andonados=-27|i=33,,29|out 0=-11|out ?=-37|out every=19|out our=-27|out the=-13|out to=-42|out=,-8|ove 0=18,,32|ove=15|sol~=-11|
ac|cept=,19|ceptance=-7|cepted=14,,-33|cepts a=18|cepts=24|cep~=23,10|cess is=-26|cess to=-19|cess=13|ces~=,30,-26|cid~=-12|cording to=-6|cording=-6|cordingly$=51|cordingly=51|cor~=,18|ept~=,24|ross the=54|ross=11|ros~=11|t as=-56|tion=-11|tionlint=21,,72|tive subscriptions=-15|tual$=31|tually do=-30|
ad|apt=52,24|c=,,-55|d a=,17,-15|d it=31|d the=11|d=5,64|ded changed=26|ds=-16|just the=43|just=49|jus~=87|min area=50|r 0=7,19,-31|r=,23,-48|
af|ect~=-18|fected=-33|fec~=-17|ter a=-13|ter commit=,-66|ter each=12|ter how=-19|ter$=-6,,23|ter=-2|terwards=3,,16|ter~=-4|
ag|ain ,=,21,41|ain on=13|ain$=42|ain=34,9,49|ainst staging=52|ainst the=,-13,24|ainst$=-15|ainst=4,-8,33|ain~=4,-8,33|ent will=-33|ent=-25|ente=-29|ents=-11|ent~=-13|ree=17|reed with=10|reed=,,-45|ree~=,,-24|rega=14|uan~=14|
ah|ead and=28|ead=23|í=,38|
al| 0=,36| pie=15,,34|=11,25,-13|can~=-24|embic=27|emb~=27|go que=-19|go=-10|gor~=-13|guien=-41|gui~=-41|gún test=-16|gún=-35|ive=-13|l ,=-7|l 0=55,27|l ?=-26|l facts=-18|l files=-22|l for=-92|l in=13|l nine=42|l of=,-22|l places=-79|l three=19|l=3,-6|loc=31|locates$=-27|lowed to=-20|one ,=-7|one and=40|one$=-16,47|one=-7|phabetical=35|pha~=50|pine=18|pin~=18|ready ,=10|ready have=54|ready=-7|rea~=-7|ta de=12|ta=,27,-54|ter any=-18|ter=-34|ternatives=-11|ways the=22|
am|=-12|bos=15|eri~=12|oun~=8|
an| answer=-76| attacker=-16| empty=,-39,17| error=12| existing=-20| hour=33| implementation=-31| input=-17| issue=21| order=-9| overview=-29| =17|=-6|alysis only=-131|alysis$=-24|alysis=-7|alyst$=-30|alyst=-21|alytics=,,-23|alyze=56,,47|aly~=2|chors=28|cho~=41|d 0=,-14|d a=4|d add=143|d after=81,,121|d age=-76|d all=-27|d anything=-9|d api=15|d apply=23|d branches=-16|d by=-27|d carry=17|d check=78,,34|d ci=-24|d commit=41,28|d compare=15,-53,44|d concurrency=18|d confirm=25|d correct=118|d could=-17|d count=104,-41|d cover=29|d delete=99|d docs=29|d does=-10,,34|d drop=23|d every=-29|d five=-16|d fix=131,40,-39|d get=35|d git=-15|d give=,,24|d head=11|d how=,-43,25|d i=-11|d if=-15|d is=-10|d its=19,76,-45|d judge=-44|d leave=67,19|d line=-149|d make=9|d move=20|d not=,22|d note=-12|d nothing=-8|d on=-9|d once=16|d one=-28|d passed=-28|d prove=27|d put=124,,-44|d repair=31|d report=,-66,81|d return=20|d risk=-37|d save=69|d say=-13|d scripts=-11|d see=63,,25|d send=,-54,34|d show=-34,17,26|d skip=22|d src=-17|d store=22|d suggest=-21|d switch=21|d take=42|d tell=,-9,54|d tests=13|d that=-12|d the=-8|d three=31|d through=-45|d to=28|d watch=23|d what's=-110|d what=-21|d where=-75|d whether=-59,-20|d which=-147|d who=-8|d why=-62|d will=-14|d with=10|d without=12|d write=,24|d =-5|d =69,,15|d =-37|d=4,-17,-3|dro~=-6|not~=,22|onymised dump=13|onymised=,-27|other agent=-7|other=-7,16|oth~=-7,16|swer ,=-37|swer as=-28|swer me=19|swer to=-18|swer$=-11,,30|swer=-27|swe~=-14|tes de=-58|tes o=-16|tes y=16,,26|tes=-6|y code=-20|y file=-23,-99,19|y files=-21|y kind=-22|y more=15,34|y=2|ybody=-14|ybo~=-14|yone=-20|yon~=-20|ything ,=-6|ything else=7|ything in=-8|ything still=-52|ything$=-45|yth~=-6|ywhere on=23|álisis$=-14|álisis=-50|áli~=-50|
ap|art=-6|i ?=-18|i client=13|i for=-53|i in=35|i md=-9|i version=15|i with=22|i の=24|i=,19,-8|k=48,-33|ost~=22|p ,=18|p from=20|p hex=15|p=7|pears=10|pea~=16|plication=-11|plies=-33|pli~=-7|ply ,=19|ply nothing=-48|ply the=31|ply は=11|ply$=24|ply=33|prove=-42|ps admin=34|ps web=11|ps=6|t=24|unt~=32|
ar|ch=28|chive=7|chivo ,=-18|chivo y=-69|chivo$=6|chivo=-30|chivos ,=-18|chivos=-17|chi~=-8,,-10|e ,=20|e a=-18|e at=20|e dead=-16|e in=-18|e not=-16|e obsolete=-19|e one=22|e skipped=-14|e there=,-65|e they=-16|e to=55|e$=-9,15|e=-15,-7|ea a=32|ea=-7|eas=-34|en't=-10,,-24|en'~=-10,,-24|gue from=-19|gue=-102|gum~=-5,20|m 0=33|m=25|mame=-22|mam~=-22|ound=,19|oun~=,19|ranca la=21|ranca=51|ran~=9,-29|regla el=18|regla=17|réglalo=31|rég~=31|tic~=46|tifacts=-70|tif~=-20|
as| csv=35| docs=62| in=-8| it's=38| it=-17| often=24| stable=-30| text=-19| the=,13| well=31,,-18| your=-20| =24|=23,21,-8|an=97,,46|cii=-15|ia tokyo=30|ia=87|k=,,-20|ked for=-27|ked us=-15|ked=33|ks for=29|serts=22|sets icons=26|sets=45,47,-15|set~=45,47,-15|signment$=-25|sig~=-17|sumptions=-15|sum~=-23|
at| ,=36| all=-20| error=29| how=39| least=,,17| run=-17| runtime=-26| the=10,7| which=,-57,31|$=-33|=,6|tacker=-16|tac~=-5|tempts=-10|tem~=-5|
au|dio=11,19|dit md=106|dit only=-24|dit$=-11|dit=-3,63,-13|ditor=-21|dit~=-12|tenticación=-14|ten~=-14|th=,36,-26|thor date=,-54|thor=-27|tho~=-36|
av|ailable=22|ail~=22|atar=19,,-25|ata~=,,-66|erigua por=25|erigua=24|eri~=16|isa=,,34|isos=25|iso~=25|
aw|ay ,=18|ay=12|
ay|er=-16|
añ|ade=37|
b$|=-5|
ba|ck out=16|ck to=51|ck=26|ckend=10|cke~=6|ckground$=-13|ckport 0=23|ckport=23|ckup=18|ckups$=-14|cku~=8|d commit=,-35|d=-20,-34|dge=107,17,-23|ked into=-21|ked=-44|lance=12,,-36|lan~=,,-22|r ,=27|r$=-18|r=25,20,-26|se it=-27|se json=30|se=,,-23|seline=11,,57|sel~=19,,62|sta$=-24|sta=-34|tch~=-12,,-30|ter~=16|tería=16|zel=-32|
be| 0=-7| ?=-11| blunt=-44| clean=12,,33| deleted=-29| good=27| green=,,68| lost=-18| made=-24| missing=-18| possible=16| replaced=-28| rewritten=-18| shown=20| so=18| to=-22| written=-16|=,-16|cause=-4,22|cau~=-4,22|comes=14,41|com~=,62,-19|fore 0=-40|fore after=,42,50|fore and=23,,101|fore anybody=-16|fore i=-60,-30|fore or=-40|fore the=-7|fore you=77,,72|fore$=-7|haviour ,=39|haviour=63,27,-13|haviours=-36|hav~=,29,-17|hind it=16|hind the=10,,-28|hind =21|hind=,12|hin~=,12|ing=-5,,-19|lie~=,20|long in=11|long=12|longs in=31|longs=14,28|lon~=35,65|low 0=13,28,32|low the=23|low=21|nch results=,33|nch=133,,164|nchmark=15|nchstat=21,-50|nch~=12,-15,63|neath=,,42|nea~=,,42|rlin=15|rli~=15|side=51|tter names=-60|tween 0=-51|tween the=-12|tween =-11|tween=-23|twe~=-23|
bi|en=50|g json=24|g=,-44|gger=23|lling md=29|lling service=-26|n time=33|n=38|naries=,-27|nar~=,-26,40|nding=-57|ndi~=-11|sect between=91|sect it=,-42|sect=69,-34,74|sec~=82,-22,59|sie~=32|
bl|ack=27|ame=,,62|ock=-8,,-32|ocks=-12|ock~=-10|oqu~=,,-27|unt$=-44|unt=-44|
bo|dies=28|die~=28|dy$=35|dy=16,14,-18|m$=14|m=32,,-22|ot the=34,-30|otloader=-37|otl~=-17|rra=-66|rran=-13|rrar=-6|rra~=-52|th$=27,26|ther=-11|the~=-11|ttom in=17|ttom=22|tto~=22|tón=28,,-38|x=39|
br|anch as=18|anch =-6|anch$=9,35|anch=13|anches in=15|anches$=11|anches=,22|anc~=3|eak$=-11|eak=-9|eaking space=20|eaks=-7|eak~=,15|iefing=-17|ing it=30|ing the=17|ing them=15|ing up=,-63|ing=81|ings=19|ing~=19|oken ?=19|oken=21|oke~=20|
bu|eno=14|ffer=,20|ffe~=,26|g$=22|g=-5,35,20|ild ,=,,27|ild and=36|ild app=22|ild both=23|ild files=-33|ild it=20|ild me=-20|ild pass=26|ild rs=-47|ild the=22|ild twice=39|ild=2,-11,95|ilder=-21|ilds ,=-43|ild~=-7|ilt on=-15|ilt=-13|lk=-32|llet=-21|llets=-9|lle~=-28|mp the=,,-48|mp=-8,63|ndle size=,-60|ndle=11,,64|ndl~=11,,16|rst=23|s=,,-42|sca=-14|t 0=-26|t keep=39,,-83|t on=-24|t=-10,15|tton to=-15|tton=9,25,-37|tto~=11,43,-67|
by| 0=-9| code=24| component=-60| default=27,,-35| how=11| line=-21| now=-20| reading=-14| resource=40| rule=,-67| running=18| step=-31| the=4| this=18| tonight=21| what=-10| which=-37|=-5,-8|te=,24,33|
c|=-6,24|
c |0=-7|
c$|=-20|
ca|bec~=29|che ,=22|da uno=-5|lculan=-22|lendar=11|ll chain=-13|ll=-29,,-13|lled =11|lled=,,-33|llers of=-83|llers=,,-13|lle~=-3,21,-80|lls =-41|lls=-14,26,-34|mbia el=29|mbia=28|mbiar nada=-13|mbies nada=-94|mbies=-19|mbios en=-21|mbios=-24|mbi~=-11|mbió=-29|me out=33,,44|mino=-26|min~=-38|mpo=35|n a=-84|n an=-20|n be=4|n fix=-28|n go=43|n it=-47|n paste=-21|n that=-39|n the=-20|n you=17|n$=26|n't=-5|n=-11|nary=-19|ndidates with=-27|ndidates=-102|ndi~=-19|nvas=-11|nva~=-11|p=,,-46|ptu~=,-18,17|re about=-46|re of=19|ref~=10,,-32|rgo test=43|rgo=27|rre~=-16|rries=-10|rry=6|rt ts=34|rt=28,,-31|se for=25|se$=9|se=5|talogue=-18|tch=-20|tegory$=16|use$=14,,24|use=,,33|
cc|$=-17|
cd|n=-29|
ce|ll=14,-33|ro=16,,62|rt=31|
cf|g=9,27|
ch|ain of=-17|ain=-27|ange a=-25|ange nothing=-21|ange of=-21|ange the=29|anged ,=-9|anged between=-27|anged fixed=26|anged in=-11|anged$=9|anged=-40|angelog ,=31|angelog line=22|angelog=,30,-76|anges of=-20|anges to=11|anges$=-15|anges=-9,19|anging the=58|ang~=6|apter=17,,-34|apt~=17,,-34|art=6,27|arts=-6|at$=-55|at=,28,-24|atv~=30|eck ,=,-44|eck of=,-38|eck that=-29,,50|eck the=-72|eck them=30|eck which=15|eck=2,-8,21|eckout and=19|eckout js=21|eckout spec=16|eckout=,-20|ecksums=36|eck~=5,-6|erry pick=36|romium=,-27|rom~=26|unk=,,28|urn ipynb=13|urn=10,-25,26|
ci| logs=-109| の=-8| 会=56,,-81| 会跑=15| 가=16|=-8,45,-9|err~=13|nco=16,,30|rcumstances change=-22|rcumstances=-10|te=-60|
ck|pt 0=37|pt=,-58,28|
cl|aim$=-50|aim=-35|aims=,-30,24|aim~=-7,-36|ang 0=12|ang tidy=,,47|ang=23,,99|ari~=-22|ase=36|ashes=-21|ash~=-21|ass=4,55,-26|asses and=-16|ause=-17|aves que=16|aves=9,,-40|ave~=9,,-40|ean build=68|ean checkout=,-39|ean$=14,,23|ean=24,,84|eanly on=32|eanly=75|eanup=-20|ean~=11|early=36|i=-12|ient ts=56|iente=,17,-37|ients=-11|ien~=,18,-32|ippy=30,,37|ipp~=19|ock$=10|one=7|ose the=30|ose$=-29|ose=,23|ose~=-6|ust~=8|
cm|ake~=-9|
cn|=14|
co|bertura de=43|bertura=13,,49|ber~=13,,49|de block=-15|de for=-11|de or=-16|de path=-15|de paths=-22|de review=-24|de stays=15|de =23|de$=,26,-32|de=-31,30,-10|debase$=-23|debase=-22|deb~=-22|dec=19|ded=,22,-23|demod=-29|dem~=-37|des and=30|des=-11|la=-16|ld=39,-19|lga~=20,-44|llaborative=-15|llapsible=38|lleague has=-29|lleague=-44|lle~=-32|lour=8|lou~=,,-32|lumn =21|lum~=,,-12|mbinations=18|me back=28,17,24|me from=-24|me out=,,39|me=-3,39|mes out=24|mes up=25|mmand and=-25|mmands that=-20|mmands=-23|mma~=-5|mment ,=13|mment at=16|mment$=8|mment=32,,-13|mments only=22|mments=-5,20,-15|mme~=7,40,-52|mmit 0=8|mmit ?=-13|mmit each=32|mmit messages=-56|mmit per=67|mmit por=17|mmit what's=24|mmit$=20|mmit=,19,-7|mmits ,=-101|mmits on=-15|mmits since=-14|mmits=-23|mmitted=-22|mmi~=,9|mmon part=18|mmon=12|mmo~=36|mo=13,22|mpare=-4|mpares=20|mparison of=-29|mparison$=18|mparison=11|mpe~=-11|mpila el=,-44|mpila=49,-25,57|mpile with=23,,26|mpile=33,,17|mpi~=16,,46|mplain ?=27|mplain=,,31|mplains=,,25|mpleta=16|mponent=,,-21|mponents=9|mpose up=12|mpose=7,-29,14|mpo~=15|mprueba que=,,37|mprueba=,,71|mpruébalo=51,,43|mpr~=22,,39|mputed=20|mún=21,,-40|n 0=,,37|n archivo=-10|n el=,,30|n la=17,-11,22|n su=24|n tu=17|n un=21|n una=,,-30|n =33,,35|n=7,,10|ncerned ,=-31|ncerned=-16|ncl~=14,,-27|ncr~=-21|nde~=21|nditions=-26|ndi~=-6|nexión=11,,-39|nf=-10|nfig ,=,33|nfig keys=-16|nfig volume=26|nfig$=7|nfig=5,9|nfigurable through=19|nfirm or=-26|nflicts in=32|nflicts=,35|nfl~=,36|nnect ,=33|nnect=24|nnection=27|nne~=7|nse~=26,24|nsider=-9|nsi~=-14|nsole log=41,34,-65|nsole=14|nso~=12|nstants=,,-26|nstraints=-16|nstructor=21,,-35|nst~=5,,-20|nsumers=-22|nsu~=-9|ntainer ,=13|ntainer=77,-64,103|ntainers=31|nta~=23,-14|ntenedor=69,,30|nte~=-12|ntinue$=-31|ntra el=20,-34|ntra=10|ntribution=-21|ntr~=-7,11,-16|nvert the=16|nvert=12|nve~=-4,,-33|okie banner=30|pia de=23|py=18|pyright year=14|pyright=10|pyr~=10|re ,=-19|re sched=-19|re$=11|rpus=49,,51|rpu~=49,,51|rrect it=58|rrect the=53|rrect=29,57|rren=-16|rre~=,30|rrige=,,35|rri~=,28|rré=,-54|rrígela=21|rrígelo=33|rrí~=106,36|st=-9|uld be=-118|uld it=-9|uld we=-23|uld you=16|uld=-35,32,-62|uld~=-21|unt ,=-11|unt as=46|unt the=-55|unt$=,,74|unt=-4|unts of=14,-31|unts=-14,-48|unt~=-7|upo~=-6,21|urse=12|ver=,18|verage of=30|verage=18|vers=-11|
cp|p 0=22|u ,=15|u=,-23|
cr|ash=-7,-42,53|ashes=-22,-23,64|ashloopbackoff=-22|ash~=-12,-21,36|ate=-15,,31|ates=-10|ate~=-10|awl=35|dt=-14|eate ,=-65|eate the=19|eate=-11|eated ,=10|eated at=32|eated=16,50|eat~=11|ede~=,,-22|ees=-17|iteria=-27|iterio wcag=-20|ite~=-32|itical=62,,30|iti~=,,30|on=-20,28|ontab=-12|ont~=-15|oss=,25|uza=-18|
cs|=,,-27|s$=,,-24|s=33,41,-34|v ,=16|v writer=17,,-35|v =30|v$=-10,39|v=64,89,-21|
ct|est=31,,62|rl shift=24|
cu|ando el=,,-54|ando=,32|and~=,32|atro=36|atr~=36|ent~=8|lpa~=16|lprit=,,39|lpr~=,,39|re=,,50|rl=40|rrent main=36,-38,29|rrent=27|rrently=-29|rre~=22,10|rso$=-17|rsor=13|rso~=9,,-19|stomer$=22|stomer=-6|sto~=-13|ál de=-32|ál es=21|áles=-42|ále~=-42|ándo se=-16|ánto tarda=33|ánto=,29|ántos=,-87,23|ánt~=,-26,81|éntame=22|
có|digo y=-13|digo=-12,17|dig~=-11,18|mo funciona=-18|mo lo=-18|mo se=-47|mo=-47,20|
d|=12|
d |0=9|
da|le=20|me una=-21|me=-7,-40,38|ngerous$=-32|ngerous=-54|nge~=-29|rk mode=17,46,-66|rk=50,78,-79|shboard shows=-18|shb~=-10|ta ?=-35|ta big=24|ta race=19|ta=-6|tabase=,,19|tab~=,,19|te ,=51|te picker=13|te=75,19,-12|tos$=-28|tos=-14|yjs=26|ys ,=25|ys would=-19|ys=,25|
db| schema=-92| structure=-18| 에=36|=-5,,13|a 执=20|a 执行=20|a=-26,15,-96|t models=-32|
de| 0=-16| carrera=-19| clientes=19| dónde=-41| error=15| errores=,-27| foco=-20| integración=25,,30| json=31| los=-9| pagos=-12| ramas=43| release=14| solo=11| soporte=-25| verdad=11| =-15| =16| =9|=1,19|ad ?=-12|ad branches=20|ad ones=23|ad=6|al with=47|al=47|ath=32|b=,-37,25|be=,29|ben=18|ber~=9|bería=10|bian 0=16,-53|bian=14,-72,34|bia~=14,-72,34|bounce=9|bou~=15|bug 包=,-36|bug$=42,36,-35|bug=80|cent message=20|cent=20|cide between=-15|cide by=24|cides=-8|cid~=-8,14|cimal=10|cimals=35|cim~=17|coder=23|cod~=-19|ep link=22|fault ,=,,-18|fault for=26|fault port=-22|fault scope=18|fault=21,13,-10|faults ,=-34|faults=,28,-82|fau~=9,64,-41|fined=-11|finitely lost=,-31,29|finitely=,-31,29|finitions ,=-22|fin~=-10|ja el=35|jas=13|jó=18|l código=-28|l módulo=40|l=2|lante=-15|lan~=-15|lete ,=14|lete any=18|lete files=-30|lete or=-38|lete those=19|lete=20|leted=-20,28|letes the=-10|letes=-52|leting=-58|let~=-50|liv~=-10|mo data=17|mo=76,-41,39|más=8,26|ntro=,24|ntr~=,24|ny=32,,35|pend on=-19|pend=-19|penden=-12|pendencies=14|pendency=,21|pendent=-22|pen~=-4|ploy and=-26|ploy prod=-23|ploy=-35|plo~=-32|precated=,19|precation=-9|pre~=,66,-13|ps md=25|rive it=-36|scribe el=-21|scribe the=-28|scribe=-20|scribes=30|scription in=-32|sde cero=17|sde qué=-32|sde=-16|serves=32|ser~=48|sign=,23,-21|sig~=4,25|sktop client=-21|sktop=-22|skt~=-22|spliega=-14|spl~=-38|spu~=,45,47|spués de=-53|spués=,45,47|stroys=-19|svi~=14,-51,30|termined=-27|ter~=-15|v ttyusb=,-39|v=77,-10,52|velop=13|viation=14,,37|via~=43,,33|vice=-19|vic~=-13|
di|agram in=13|alog ,=20|alog=20,37,-14|alo~=27,42,-36|ce que=,-35|ce =10|ces=46|d in=25|d it=-31|d she=-23|d the=-8|d=-37|dn't=-11|dn'~=-11|ez=,,31|ferencia por=,-45|ferencia=10,-35,70|fer~=,,24|ff between=-17|ff in=-27|ff$=-8|ff=-63,,18|fference between=-32|fferent=-8|fferently=-22|ffers$=31|ffers=40,-26|ffe~=-5|g into=-26|g=-15|ga =16|ga=25|gest=,,-33|ges~=,,-33|me qué=,-62|me si=-20,-49|me=,,47|r=,-37|rection=12|rectories ,=31|rectorio=-15|rectory and=23|rectory$=23|rectory=13|sabled while=28|sabled=14|sab~=9,54|sagree=-15|sag~=-8|sappear=10|sap~=19|scussion=-59|scu~=,,-23|sk=-48|st=,-51,42|stinct=,-35|sti~=,-20|stroless=22|
dl|ms=-20|
do| ,=12| ?=13| i=-13| not=-100| on=-25| other=-20| our=-13| so=17| the=8| they=-22| with=-13|=7|c comment=-10|c=-7,31,-58|cker compose=5,-26,21|cker=36,-10|ckerfile=-7|cke~=13|cs adr=,,-20|cs and=25,,-25|cs api=-20,,-21|cs arch=28|cs audit=15|cs design=25|cs env=27|cs faq=9,,-25|cs flags=27|cs notes=54|cs of=-19|cs only=13|cs research=27|cs rfc=-6|cs where=46|cs=28,25,-63|cstrings=63|cst~=48|ctests pass=62|cte~=20|cument the=14|cum~=,13|es ,=13|es anything=-17|es it=15,-13|es jest=27|es main=21|es our=-20|es the=-22,-26|es today=38|es =,-33|es=14,-5,-7|esn't=9|esn~=9|mai~=,,-34|n't do=-17|n't know=-36|n't raise=-116|n't remove=-43|n't write=-10|n't=-17,-11|nde=7,29,-50|ne ,=41|ne when=14|ne$=-9|ne=25,49|nt change=-17|nt=-58|or=15|s$=16|ubl~=,23|ubtful=39|ubt~=,,-39|wn ,=,,23|wnload=-37|wnl~=-17|wnstream=-13|xygen=30|xyg~=30|zen=30|
dr|aft the=-17|aft=-47|aw=-23|ift=15|iver ,=,,34|ivers=-10|ive~=-9|op the=9|opped=-28|opp~=-8|ops=-11|y run=105,-29|y=91,-34|
ds| store=25,,-28|=40,,-47|p=21|
dt|o=21,,-33|
du|e=18|mp=46,-18,11|mps=-10|plicated=-86|ration=10|
dy|namic=-43|nam~=-43|
dá|mel~=-23|
dé|jalo=58|jal~=40|
dí|as=-8|
dó|nde sale=-20|nde se=-40|nde=-53|
e|=,22|
e |0=,,9|tests=-17|
ea|ch ,=6,-26|ch finding=-36|ch hop=-20|ch of=-8,,98|ch one=-53|ch with=-32|ch$=-5,-21,22|ch=-7,-11,18|rly returns=21|
ed|it ,=17,-53|it anything=-8|it files=-17|it generated=25|it or=-13|it=-19|ited or=-14|ited=-9|ite~=-20|iting=-21|iti~=-12|itorconfig=34,30,-60|its ,=-27,-25|its at=-25|its$=-19|its=-40|
ef|fec~=,,-42|fort=-32|for~=-32|
ej|ecuta la=13|ecuta las=58,-40|ecuta =21|ecuta=,-36,86|ecutan=-11|ecutará=-18|ecuto=-24|ecu~=-17|ecú~=,,31|
el| 0=23| botón=11| cambio=,,73| cliente=-13| commit=-50| contenedor=30| código=-10| endpoint=17| entorno=36| error=20| hilo=-29| historial=-9| instalador=31| lunes=-12| nombre=30| paso=-20| primer=,-30| propio=15| proyecto=33| readme=24| repo=-37| resto=25| resultado=25| rol=23| tiempo=30| total=27| último=-76| =-7,,-39|=,25|ectron=-13|iminado$=-19|iminado=-19|iminar=-49|imi~=-22|se in=-11|se's=-8|se'~=-8|
em|pty cart=23|pty database=28|pty=44|ula~=14|
en| cada=7| contra=-16| docs=37| dos=12| el=-3| es=25| frío=27,,27| json=7,,-33| la=,11,-18| modo=28| src=21| su=27,,-30| todo=31| un=34| una=6,,33| verde=61,,88| =22| =20,63,-14|=20,11,-9|d and=24|d to=64|d$=47|d=5|dpoint without=34|dpoint=8,,-21|dpoints=-13|dpo~=,24,-45|emi~=-12,,-61|gine=-10|gineer=-14|gines field=27|gines=11|glish only=25|glish=,,-41|gli~=,,-41|lac~=11,31|ough ,=64|ough$=,43|ough=4|oug~=4|ten~=-9|ter=11|terprise=20|ter~=15|tiende=15|tie~=13|torno=31|tor~=38|tre los=-16|tre=-6|tries in=20|tries$=-10|try ,=59|try =20|try=,30|trypoint script=-19|trypoint=-34|try~=-34|um=14|umera los=-21|umera=-36|ume~=-19|v is=36|v vars=-30|v=,,-39|vs=11|
eq|ual=11|uipo=-6|uivalente=-12|uiv~=-8|
er|ase=-62|ase~=-64|ror branches=16|ror codes=-12|ror page=15|ror rate=,-39,91|ror$=14,,13|ror=43|rores=-9|rors in=39|rors$=12|rors=30|ror~=21|
es| de=-27| la=12| un=,,-38|=-4,54,-35|cal~=19|cape=24,,-49|cap~=32,20|cen~=,,46|cribas=-51|cribe=8|criben=-12|cribió=-26|cri~=-8|lint=46,29,69|lin~=46,29,69|o$=35|pac~=13|ta=-21|taba=24|tado=29|tad~=19,,-30|tamos=-12|tam~=-12|te=-20|tilo=-17|tilos=25|timación=-33|timate=-70|tim~=-91|to es=-27|to=-21|toy=-55|tudia=15|tá en=10|tá=-4|
et|l=-8|
eu|=,,-29|rop~=13|
ev|al run=20,-31|al=,-53,51|aluated anywhere=-21|aluated=-78|alu~=-15|en=5|ent=-13,35|er=-35|ery claim=-60|ery exported=21|ery form=32|ery other=-26|ery place=-23|ery public=24|ery=-19|eryone=24|erything else=10|erything in=12|erything=-6,17,-14|erywhere ,=44|erywhere=80,25,-17|ery~=18,61,-38|ict=-20|idence from=-20|idence=-16|ide~=-12|
ex|actly=-7,,-15|act~=-6|ample=7|amples=10|amp~=15|cept for=17,27|cept=47,79,-26|ception=68|cep~=128|clamation=27|cla~=27|ecute it=-10|ecute the=36|ecute =23|ecute=11,-33,18|ercise=-10|erc~=-10|ist ,=-41|ist already=40|ist=-13,20,-29|isting =32|isting=4,19|ists=-12|ist~=,26,-10|it 0=33|it with=17|its=,,43|pect=7|pected$=-10|pected=-5|periments=-26|per~=-32|pired=10|plain analyze=34|plain how=-39|plain the=-9|plain to=-23|plain why=-29|plain =65,-63,33|plain=-10|plained$=-33|plained=-33|planation=-29|pla~=-31|plicación=-26|pli~=-30,24|plorer$=-13|plorer=-34|plo~=-67|plícame qué=-13|plícame=-18|plí~=-31|ponential=22|pon~=21,,-32|port=-3|ported=,,-24|por~=,24,-20|s=26|tend=17|tract the=32|traction of=21|traction=20|
ey|e$=19|es=-18|
f|=-8|
f |0=-7|
fa|ctory=,,-28|cto~=29|cts about=-44|cts$=-14|cts=-10|il ,=37|il under=30|il$=66|il=12,,21|iled=-17|ile~=-17|iling test=-9|iling tests=,-26|iling=,-21,58|ili~=,-21,58|ils ,=-15,-44,25|ils$=,-45|ils=11,,37|ilure rate=18|ilure=20|ilures ,=,-28,21|ilures are=20|ilures=20,-30|ilu~=52,-28|ir enough=45|ir=30|ke clock=20|lla$=21|lla=,,93|llan=13,-31|lla~=,,28|llback=,21|llb~=,21|llos=15,-35|llo~=,-35|lse ,=-36|lse$=39|lta=5|lta~=,25,-29|q=15,,-31|r=-6,,17|se de=-38|st=29|ste~=29|vour of=15|vour=19|vou~=14|
fe|at=-17|ature flags=,,-29|ature search=36|ature to=21|ature=,50,-22|atures$=51|atures=-7|atu~=-3,33,-11|cha=12|e=23|ed=8|tchall=23|tch~=18|
fi|cheros=-33|eld in=24|eld=16|eld~=,,-32|gure for=24|gures=9,,21|gur~=17|le ,=3|le and=-11|le by=17|le in=-7,-67|le is=-8|le line=-43|le may=-31|le name=28|le under=22|le you=14|le$=-6|le=2,-10|les ,=-49,,-18|les by=19|les of=26|les that=29|les under=28|les you=20|les$=-27|les=-4|ll them=35|ll=45|lter=15|lters=13|lte~=15,31|nal message=-14|nal=,44|nally=13|nance=-19|nan~=-8|nd ,=-16|nd all=-21|nd every=-34|nd them=-20|nd$=-12|nd=-27,16|nding=-13|ndings md=21|ndings=,,-14|nds=-32|nish$=24|nish=36|nis~=17|re=-15|refox=15,-43|ref~=15,-43|rma=-14|rmware$=-24|rst ,=-8|rst ?=-13|rst and=36|rst bad=,-35|rst error=87,-88,69|rst one=,-47|rst paint=37|ve minutes=25|ve$=33|ve=,-14|x for=-12|x it=,31|x the=83|x them=81|x=12,,-23|xes ,=-33|xes=-16|xtures ,=-13|xtures=,,26|xtu~=,,32|xup commit=18|xup=16|
fl|ag does=41|ag the=-30|ag =21|ag=,,-45|ags 0=18|ags are=14|ags$=-17|ags=-58,31,-39|aky is=22|aky or=44|aky$=,,23|aky=17,-12,145|ame~=15,,29|ash build=22|at config=18|avo~=40|ight$=18|ip=30|oat=,,35|ow md=21|ow=-10|ujo=9|ux=-13|
fn|s in=27|
fo|co ,=-20|cus=-7|lder$=-15|lders=16|llow$=26|llo~=,,-12|nt=31|oter to=-44|oter$=24|oter=14|ote~=16|r ,=-66|r 0=8|r a=-10|r all=14|r apps=15|r date=27|r docs=25|r each=-56,,60|r every=6|r everything=30|r good=-16|r how=-14|r now=-31|r ten=18|r that=101|r the=,-8,-6|r this=7|r what's=-23|r you=23,,-17|r =29,39,-20|r=,-23,-3|rce=-21|reign keys=-21|reign=-23|rei~=-23|rge~=-8|rgot=18|rk=-9|rm=,20|rmal =15|rmal=33|rmat$=,,-26|rmat=5|rmato$=-23|rmats=-13|rmatter=30|rmatting=14|rma~=8,20|rmer=22|rme~=22|rms=64|rmularios=22|rum ,=43|rwa~=16|und it=-16|
fp| 0=13,,45|=13,,45|
fr| json=21|=26|ee=12,22|eebsd=-25|eeb~=-25|esh clone=24|esh kernel=32|esh=44,-55,63|iday=-16|ida~=-6|om ?=-169|om clean=26|om last=-10|om now=19,,-38|om reading=-23|om the=-22,10|om which=-22|om you=-33|om =-21|om$=-10|om=-3|ontend=17|ont~=18|ozen=-7|oze~=-7|ío=27,,27|
fu|era=36,45,-27|ll test=33|nction=,35|nctions in=-7|zz=,,48|
g$|=-12|
ga|in=-16|me=-9|rbage=34,,-38|rba~=34,,-38|teway$=24|ve=22|
gb|=30|
gc|c 0=56,,51|c=35,,13|
ge|n=20,,38|nerated files=25|nerated=-7|o$=24|o=68|ometry=15|rman=31|rma~=48,23|t a=23|t an=20|t it=53,,54|t rid=9|t stuck=-14|t the=34|t=5,17|ts a=42|ts one=18|ts=10|
gi|t bisect=37,-114,31|t log=-42|t=-9|thub=,18|thu~=,18|tignore=52,52,-36|tig~=52,52,-36|tlab ci=-96|tlab=-62|tla~=-62|tleaks=21|tle~=21|ve it=16|ve me=-29,-29|ve the=12|ve =32|ven how=-17|ven=-53|
gl|ibc$=32|ibc=15|obal=-13|oba~=-7,,-43|obs=-19|ossary md=-19|
go| 0=18| ahead=78| away=18| build=19| by=-14| for=,,36| into=-9| over=25,,-44| test=40,,59| through=-8| to=27,,-20| vet=28| wrong=-9|$=,,-27|=11,44|al$=12|al=-10|es from=50,,-31|es through=9|es to=6|es=61|ing by=-43|ing to=-71|ing=-10|lden=22|lde~=22|ne by=13|ne=12|od=-8|odbye to=23|odbye=34|odb~=34|
gp|l=-8|u 0=24|u=14,-33,14|
gr|adlew=17,,40|afo de=-19|afo=-19|ammar=15|and~=25|eat$=-21|een on=18|een$=,,143|een=81,60,111|ep=-13|ew=19|ey=58|oup them=-15|oup=-14|ouped by=17,-21|ouped=18|oups=,22|oup~=11|áfi~=20|
gu|arantees=-17|ara~=-17|ard=13,19,-36|ess=-9|est=22|ests=-15|est~=-15|
gz|ip ,=25|ip=38|
h|=19|
h |0=-11|
ha|bría=-24|brí~=-24|ce marta=-21|ce =-19|ce=-21,,-27|cer=-41|ga=11|lf a=-17|lf=,,-22|lla~=-10|mmer=17,,32|mme~=20,-36,38|nd it=,,27|nd written=,23|nd=,,24|ndbook=-18|ndb~=-18|ndle=13|ndler ,=-18|ndler=-7,17,-33|ndlers ,=-24|ndling=-6|ndl~=12,54,-54|nds off=-10|nds=-15|ngs=,,35|ppen=5|ppens if=-28|ppens to=15|ppens=-29|ppe~=-23|rd coded=,22,-23|rd=-5,30,-18|rde~=-20|s a=69,13|s already=-69|s been=10|s left=-13|s no=79|s nothing=18|s the=,,-32|s to=,21,9|s=12,57|sta que=25,,77|sta=,,36|ve a=-17|ve no=-15,43,-19|ve the=,41|ve to=5,19|ve=7,20|y algún=-15|y que=40|y=-3,10,-12|ya=-17|z que=36|z un=24|z=-7|zlo=23|
he|'s=20|=-37|ad ,=12|ad$=,-47|ad=,-58,19|ader ,=32|ader$=34|ader=32,75,-25|ade~=30,59,-21|ading=36|adi~=36,,19|adless=93,-65,99|adl~=106,-37,30|alth$=17|alth=78,-21|alt~=50,-38|ld out=16,-43|ld=,-19|lm chart=,,-42|lp me=-28|lper =29|lper=61|lpe~=-7,28|nce=-19|r=-45|re ,=-9|re in=-99|re is=-29|re$=,25,-74|re's the=-15|re's=-24|re'~=-24|re=-33,12,-62|x=57,-115,27|
hi|gh or=22|gh=8,,50|lo principal=-18|lo=-15|pótesis=-49|pót~=-49|re=-21|stogram=27|story=,31|sto~=,71|t ?=-15|t=,-40|ts and=44|ts=12|zo=-26|
ho|ld=6|me=9,,-19|ok$=-21|ok=-12|oks ,=-68|oks ?=-26|oks=-12|p$=-20|t=11|ur=16|ver=23|w a=9|w bad=-21|w does=16|w far=,,43|w flaky=22|w long=,-24,58|w many=13,-69,56|w sure=-16|w the=-31,,-30|w they=-16|w we'd=-18|w would=-80|w=-78|y hay=15|
hs|ts=27|
ht|ml=15|tp=-9,,-39|
hu|ndr~=,,31|
hy|perfine=33|per~=33|
i|=-28|
i |0=10|care=-44|do=-13|don't=-29|doubt=-17|have=-9|inherited=-16|mean=-14|need=-4,-31,25|only=-11|ran=-18|remember=-23|run=-15|should=-28|worry=-20|
i'|d have=-17|d rather=8|ll commit=-13|ll pick=-19|ll=-39,26,-49|m about=-17|m after=-24|m going=-36|m looking=-23|m nervous=-19|m the=-18|m=-75|ve got=-12|ve never=-19|ve=-54|
ib|an=50,24,-58|
ic|on=38|ons=18|
id|=9,32,-15|empotency=-12|entical to=26|entical=39,,31|entify=-13|ent~=,17|s=-9|
ie| 0=18|=19,,-47|
if| 0=,-37| a=-9| any=,,33| i=-54| it's=-11,,69| it=6,-10,14| not=54| the=,11| we=-118| you=23|=-2,,-10|s=35|
ig|nor~=-7|ual=,,-24|
im|age$=-37|age=4|agen$=-29|per~=29|plement the=34|plement=,26,-21|plementa=12|plementation=-23|plemented=-52|ple~=-5,36|pli~=-14|port=4|ported=30|ports in=69|ports=,19|por~=,18,-9|prime=30|pri~=67|prove=19|pro~=21|
in| 0=,23| ?=-20| a=-3| all=16,,-25| an=13| audio=30| auth=25| bench=21| between=-9| db=-68| dev=26| docs=-26,,11| each=51| english=28| env=21| favour=15| flags=55| its=35| line=59,,-38| one=,18| ops=-10| order=-43| our=-34| out=23| package=-10| packages=,14| perf=59| place=41| practice=23| production=-12| prose=-14| proxy=21| readme=44| redis=15| reverse=18| samples=26| search=14| src=,21| step=29| test=,,27| tests=27| the=6,20,-41| there=-17| this=-39| those=25| train=-16| under=15| which=12| words=-24| your=-35| =,,-31|=15,32,-16|cidents 0=10|cidents=,,-29|cid~=,,-34|cl$=-16|cl=-16|clude=-14|cluding=-8|clu~=,,-14|consistencies$=-50|consistencies=-50|dex on=19|dex=,46|dexer=19|dexes=-26|dex~=-14|es=-20|fo$=34,,-37|fo=19,,-18|fra=,,-31|glés ,=19|glés=18|glé~=18|herited=-12|it=7|jec~=15,,-39|line the=23|line=-8|put$=79|put=8|puts=-8|put~=-11|ser~=-13|side=5|sid~=5|stala=39|stalador=31|stall md=18|stall the=15|stalled$=25|stalls$=-33|sta~=8,-26,9|stead of=27,51,-15|stead=19,97,-9|ste~=19,97,-9|structions=-13|t 0=,-33|tac~=12|tegración=31|tegration=,-42,48|tegrator=-20|teg~=,-17,17|terleaving=-18|ternal x=25|ternal=-5|ter~=-7,-22|tl=51,,-32|to a=21|to an=37|to docs=115,,-22|to one=96,26,-85|to src=23|to the=-5|to tmp=27,-22|to why=-18|to=8,12,-11|troduced=-51|ventory ,=-26|ventory csv=34|ventory md=28|ventory$=-42|ventory=,,-17|ven~=,,-39|vestigación$=-15|vestigation only=-49|vestigation=-39|vit~=38|voice=,22|
io|s=,,-19|
ip| ,=15|=20|ad=,,-44|ynb=36|
is| 0=,29| ?=-25| a=-4| an=-12| broken=31| complete=-13| fine=16| forbidden=-26| green=35| in=-9,30,-12| installed=26| it=-65| main=22| missing=,,-27| off=10| on=-8| only=-19| open=22| read=-13| really=-17| red=,22,75| right=45| step=-27| taboo=,,35| that=-75| the=,9| there=-77| to=8| what=9| written=-17| wrong=,,27| yours=9|$=-5,34|=-4,16|n't ,=43|n't available=28,,-31|n't=,,-12|ort=14,,33|sue 0=44|sue$=-11|sue=16,,-13|sues=-9|
it| ,=,13| 0=82,,32| ?=-165| and=12| be=-31| change=-29| dies=20,-50| down=39| from=-17| go=19| hangs=24,-56| happen=24| holds=18| in=7,39| is=6| isn't=29| myself=-11| out=,23| prints=51| right=105| should=30,24| since=,,-29| still=14| take=8| takes=13| there=61| through=-13| to=47| up=50| uses=-18| when=16| with=-7,,34| =,,25|$=28,15,-10|'s the=-10|'s=8,-15|=10,17|em$=-10|ems ,=16|s own=12|s place=18|s tests=12|s two=22|s=14,-12,-25|
ja|=23,,-24|va ,=17|va 0=30|va=34|vadoc=28|vad~=28|
jd|k 0=76|k=91|
je|st complain=27|
jo|b id=18|b=-7|bs ,=-15|bs run=-51|bs$=-26|bs=-30|
jp|y=51|
jq|uery=11,,-31|uer~=11,,-31|
js| ,=13|=17|on ,=38,16|on and=-11,29|on that=-24|on に=43|on 里=13|on$=,32,-18|on=20,49,-23|
ju|dge from=-14|dge=-87|dge~=-19|dging from=-18|dging=-52|dgi~=-52|mp=32|nto con=17|nto=31|st do=24|st=-3,11|
k|=-9|
k |0=-8|
ka|fka=-10|
kb|=,,66|
ke|ep out=31|ep the=29,16,-31|ep=19,15,-13|eps=6|rne~=7|y ,=-9|y in=25|y$=-10|y=,36,-24|yed=19|ymap base=23|ymap=12|yma~=12|ys sh=28|ys=-6,29,-106|
ki|ll the=65|lled=-9|lle~=-8|nd of=-17|
kn|ow about=-33|ow is=-15|ow the=9|ow which=-12|ow$=-25|ow=-15|
ko|=30|tlin=8|tli~=8|
kt|$=16|=-7|
ku|bernetes=-24|ber~=-24|
l |0=12|
la| app=27| batería=14| cola=-20| config=22,,43| de=14| implementación=-16| letra=22| nueva=24| otra=16,,-32| primera=24| que=19| rama=,,-36| respuesta=-15| salida=35,,23| suite=,,37| ventana=17|=6,5|b=-14|bel$=18|bel=,24|bels ,=-45|nza=43|pto~=-10|rgest modules=-43|s 0=-11|s migraciones=,-47|s pruebas=63|s que=19|s tres=34|s=2|st 0=18,-21,31|st night=-29|st tag=32|st week=-7|tency=18|ten~=23|unch the=30|unc~=7|x=38|yer$=-11|yout=,25|you~=,25|
le|=-13,,-20|ads to=19|ads=25|ak check=24|ak in=24|ak without=-34|aks the=18|aks=8|ase=-29|ast 0=56|ave a=91,,-21|ave all=-22|ave that=10|ave the=,12|ave your=20|ave=6,42,-9|ctura para=13|ctura únicamente=-20|ctura$=-79|ctu~=-4|er el=,-37|ft=,14,-17|gacy=,18,-36|gac~=,19,-38|gal=,21,-52|na=-19|t me=,,28|t the=70|t's=31|t=31,,24|tter=24|vanta=25,-37|van~=30|vel~=-10|yendo el=-16|yendo=-40|yen~=-20|
lg|pl=-19|
li|b auth=22|b=39,68|brary=,27|bra~=,31|cence=-23|censes=16|ft it=23|ght=,,-46|ghthouse=,,43|ght~=,,43|ke to=-25,,26|ke$=,,28|kely=-54|kel~=-92|kewise=23|kew~=23|mit 0=35|mit=-13|miter$=18|mits=-5,34|mit~=-5,47|mpio=62,,113|ne ,=-39|ne description=-32|ne for=-12|ne in=23|ne numbers=-42|ne that=-17|ne with=,,-31|ne=,9|ner$=25|nes of=18|nes$=-17|nes=-7|nk to=30|nk=19|nke~=-11|nks for=-18|nks=-6|nt and=22|nt=31,-14,153|nter=52|nte~=75|nux=14|st every=-33|st of=-32|st the=-19|st them=-15|st where=-50|st with=-14|st$=-10|st=-38,-13|sted=39|steners=-24|sts$=-60|teral=-22|ttle=15|ttl~=15|ve=-5|ves in=,,-29|ves=21,21,-56|
ll|ama~=-19|evan=-33|
lo| dejas=13|=-10,30|ad the=13,-32|ad=5,,45|ade~=-4|ads=-16|cal compose=19|cal database=22|cal y=14|cal=21,-26,41|cales=,22,-38|caliza=-14|cally ,=15,-37|cally and=24|cally=32,,48|calstorage=62,,-44|cal~=17|cate the=-38|cation=-16|cat~=-34,,-42|ck file=67|ck timeout=-28|ck=-11|cks=,-53|dash$=-23|g in=22|g of=-14|g$=-14|gcat=,-38|gca~=,-38|gger=32,49,-27|gge~=14,49,-27|gging=,,-35|ggi~=,,-35|gic$=14|gic=-8|gs from=-22|gs=-21,25|ng does=227,,26|ng it=39|nger=29|ngest=-12|nge~=16|ok at=-41|ok for=-9|ok like=-12|ok the=20|ok=-40,12,10|oked at=-11|oked=-11|oke~=-19|oking for=-23|oking=-8|oki~=-8|op py=-17|op=,,17|ose on=28,,62|ose=33,,79|ose~=18|s 0=,21|s cambios=-14|s commits=-21|s de=14|s dos=19|s fallos=15,-35|s pedidos=-18|s=-3,5,-9|se=-9|ses=-9|ss=-7|sses=29|sse~=29|st ?=-11|vely to=15|w=22|
lr|u=23|
lí|nea ,=-29|nea 0=15|nea en=18|nea y=-23|nea$=-20|nea=-11|neas$=-9|neas=-6|nea~=-6|
m|=,20|
m |l=-45|rows=-18|
m$|=99|
ma|chine ,=-13|chine ?=37|chine in=-24|chine$=-20|chines=-17|cos=81|cros=-18|de =39|de=-16|il templates=55|il=,29,-39|ils=,,-41|in ?=20|in still=21|in=7,-10|jor=15|ke a=-23|ke it=29|ke me=-16|ke no=-26,-36|ke that=30|ke the=49,38|ke them=18|ke =17|ke=4,45,-7|kefile and=-15|kefile=-10|kef~=-9|n page=-15,,-35|n$=27|n=17,,-51|nifest json=,-44|nifests=-10|ny days=-19|ny places=-48|ny rows=46|ny$=,,-32|ny=11|p out=-36|p=,15|rcha=16|rch~=16|rkdown table=-25|rked=13|rket=-22|rketing=-18|rta=-12|rzo$=14|tch$=17|terial$=-15|tters=-12|tte~=-5|x 0=17|y be=-15,,27|y differ=13|y not=18,,26|y run=86,-69|y=-9|ñana=-31|ñan~=-31|
mb| 0=-22|=3|
md| ,=14,,-31| at=31| explained=-33| literally=29| tells=-25| with=48| に=52,32,-20| 的=78| 로=108,18| 를=18| 에=70| 파일로=18| =94|$=78,54,-78|=102,86,-57|
me| a=-30| basta=-23| dices=29| if=-26| that=,,29| the=,-37,39| three=-18| through=-47| to=-18| up=-59| what=,,48| where=-23| which=-13,-22,62| who=-19| your=-34|$=6|=-29,-9,27|an for=-31|an=-8|ans read=-22|asure=90,,38|asu~=,,95|dian ,=20|dian=34,,51|diana=,-54|dias=-11|dia~=,-25,21|dio=-37|mber=41|mbe~=18|mory=5|mor~=7|nos de=-16|nsaje$=,,42|nsajes=12|ntion the=22|ntions=,,-30|nti~=,22,-167|nu$=16|nu=13|rely=-59|rel~=-59|rge this=-9|rged=-10|rge~=-13|rmaid=7,,-31|rma~=7,,-31|ssage for=-103|ssage says=-27|ssage 里=39|ssage$=12|ssages$=20|tabase=-18|tab~=-18|thod=-13|
mi|ddl~=,,-28|de=31,,49|grate 0=-43|grate them=37|grated=-19|gration$=11|grations=-6|n$=15|n=-14|nd adding=32|ni cart=27|ni=32|nic~=24|nor=12|nti~=21|nute=34,,16|nutes ,=-8|nutes$=-9|nutes=-13,-18,17|nutos=10,-51,14|nut~=21,-56,35|ra el=-28|ra=-10|rá=-23|ssing in=15|ssing$=7|stake as=-35|stake=-20|tt=26|
mm|=45|
mo|cha=22|ck the=-29|dal=-12,,-30|de for=16|de only=24|de$=-43|de=7|delled on=18|delo de=-19|dels ,=-9|dels=,,22|del~=,,19|dificar=-35|difications=-37|dified=-9|difiques nada=-20|difiques=-14|dify ,=12|dify the=18|dify=16|dif~=-82|do de=22|dule as=-30|dules=-16|dul~=-3|ment ?=15|ment=,65,-14|men~=,20|nday and=-22|nday for=17|nday$=-19|nday=-7,24|nda~=-7,24|ney=,,-17|nitoring=,,-34|nit~=,,-22|nolito=-13|nol~=-50|norepo$=44|norepo=-7|nth$=-24|nth=,42|nths=37|re ,=33|re than=-9|re=14|st five=-17|st likely=-15|st probable=-28|st=,34|tiv~=-10|to=20|unt the=26|unted=-22|ve or=10|ve=,23|ved to=,,-28|ved=,22|vim~=14|
mp|i=,-51|
ms| ,=38| 0=-16|$=,40|=,7|
mu|ch=-10|estra=14|est~=-9,21|lti stage=35|lti~=-13|sl and=32|st not=-4|st=4,48|tation=,,32|tat~=,,32|
mv|=22|n verify=20|n=54,,41|
my|=-11|py strict=85,,32|py=91,,47|self$=-9|self=-23|sel~=-23|sql=-6|
má|s=-5,,26|
mí|nim~=14|
mó|dulos=-20|
n|=,35,-14|
na|da ,=-23|da del=-13|da eh=-19|da$=-17|da=-29|die=,20|me ,=,,-29|me the=,-70|me=,,-9|med=10|mes and=-8|mes for=-70|mes=-4,,-13|ming=8|min~=8|tur~=18|vig~=20|
ne|cesito saber=-12|cesito=-10|ces~=-4|ed a=,25,-26|ed the=11|ed =28|ed$=-13|ed=13|eded to=21|edn't$=22|edn't=9,,-32|edn~=9,,-32|eds to=14|eds=,49|gative=8|gat~=8|rvous=-26|rvo~=-26|t=11|ver allocates=-27|w dependencies=35|w hire=-21|w migration=82|w=9|wcomer=10|west first=16|west=54|wes~=54|xt to=12|xt=3|
ng|inx=-9|
ni|=-18|ght=-7|l=20|ngún archivo=-5,-47|
no| ?=-30| behaviour=16| cambies=-33| changes=-9| circumstances=-13| commits=-26,-57| crees=-32| edits=-32,-30| escribas=-51| file=-25,-87| hace=,,-21| lo=12| me=,,30| modifications=-27| modifiques=-21| need=-15| se=7,19| test=-12| tests=-13| toques=-11| with=-17| =54|=2,16,-12|body can=50|body has=-12|body needs=20|body=,16,-11|bod~=-5,,-9|che=,,-29|de 0=46|de=19|des=-11|ise=35|mbre=20,,-25|mbr~=7,,-40|n breaking=20|n root=22|ne=,54,-29|r=-13|s=-13|t ,=21,17|t alter=-16|t an=-15|t be=53|t bump=-35|t document=-75|t even=-26,-23|t flag=-30|t from=-24|t in=10|t modify=9|t null=11|t the=8|t to=23|t with=-15|t write=-16|t =30|te inconsistencies=-50|te the=9|te=-14|tebook=8,,29|tebooks churn=19|tebooks=11|teb~=12,,28|tes 0=17|tes for=-16|tes in=30|tes=26|thing ,=-9|thing and=-15|thing but=68,29|thing else=12|thing for=12|thing in=,-30|thing is=-14|thing outside=17|thing to=20|thing under=20|thing$=-15|thing=,-12|thi~=,-12|tice$=-15|tice=-16|tic~=-10|tif~=,,-28|w on=39,,-38|w=8,21,-36|
np|m audit=20|m publish=-35|m test=15|m=,,48|
nu|estro=-149|est~=-30|eva=10|evo=10,25|evos=29|evo~=29|ll=50,76,-55|mber 0=32|mber is=19|mber of=20|mber=8|mbered=-20|mbers in=8|mbers$=,-26|mbers=-15,,12|mbe~=-12|meric=13|mpy=40|nca=-10|
nú|meros=11|mer~=12|
o|=-17|
o |0=,-42,27|después=-16|la=-18|solo=-18|
oa|uth=-19|
ob|jeciones=-34|lig~=,,-38|ser~=,,78|vious=15|vio~=17|
oc|cur~=-14|
of| 0=-30| a=-7| all=,47| any=-43| dead=22| each=68| events=-13| eyes=-26| main=48| our=11| ours=-27| package=21| the=2| them=-8| these=-80| this=-18| those=-7| view=-15| =-9|=-4,-17|f for=17|f in=-19|f limits=40|f with=29|f=6|fen~=15|fset=-7|fse~=-8|ten as=24|ten=,-38|
oj|o=-16|
ok|=,,15|
ol|d behaviour=17|d clients=17|d importer=-53|d=-5,,-11|der than=11|
on| ?=-47| all=87| an=45| android=-40| both=,-47| by=18| call=-6| data=18| disk=-27| each=-10| friday=-10| macos=27| main=18,,35| node=13| orders=35| port=16| services=22| them=13| this=38| top=20,46,-56| which=-16| your=11|=8|boarding json=20|boarding=8,,-23|boa~=6,,-23|ce ?=-15|ce more=15,,19|ce per=,,-30|ce with=18,-39|ce=6|e ,=,14|e ?=20|e as=19|e commit=114,68|e convention=20|e exception=57|e file=10|e line=-5|e of=-6|e page=-11|e paragraph=-24|e sentence=-17|e that=75|e would=-22|e$=3|e=8,16,-5|es ?=32|es in=32|es$=-10|es=4|ly ,=-7|ly access=-14|ly analysis=49|ly explorer=-16|ly for=32,41|ly on=-17|ly pass=-71|ly review=-51|ly verification=,-39|ly want=-14|ly で=-16|ly 입니다=-21|ly$=-16,18|ly=17,-11,-4|to=23|
oo|m=13|
op|en ,=-30|en a=43|en questions=-48|en the=,-37|en todos=19|enapi yaml=-18|enapi=53|ena~=53|ening=-11|eni~=-11|erator=-15|era~=-22|inion on=-22|inion$=-39|inion=-92|ini~=-58|s 0=,,-56|s=,13,-17|tim~=,28|tion=11,27,-47|tions=,,-44|tio~=15,49,-34|
or| a=-7| after=-51| alter=-10| by=-18| change=-19| critical=18| delete=47| in=-18| just=-33| no=,-26| only=-63| the=,,22| =-13|=-59,,8|den de=-18|den=-27|den~=,,-50|der ?=-21|der in=-36|der of=-20|der=-44|dered=-27|dering=-26|ders 0=21|ders$=36|ders=43|dén~=-29|igi~=-9|m=-63|pha~=-10|
os|=33,-29|
ot|a=-12|her files=37|her package=-25|her places=-35|her=7,56,-41|herwise=40|her~=10,19|ra vez=53|ra=14|
ou|ght to=33,38|ght=33,38|r code=12|r doctests=62|r=-17,38|t ,=17|t 0=42|t from=-52|t of=13,,-17|t the=10|t to=-10|t tonight=-28|t what=-17|t who=-41|t with=27,32,-24|t$=11|t=8,39,-19|tbo~=-10|tcome as=25|tcome=13|tco~=13|tline=-51|tli~=-7|tput ,=33|tput for=30|tput$=-9,,29|tput=,,13|tputs=21|tpu~=6|tside of=,28|tside=8,25|tsi~=8,25|
ov|er all=37|er to=65|er=29,-9|erflow=43|erf~=43|erlays=,,-26|erl~=,65,-19|erview of=-68|erwrite=-74|erw~=-55|
ow|n now=25|n=13,36|ner=,50,-63|ners=16|ner~=12|ns=-14|
p|=43,-47,74|
p |0=-8,-50,130|
pa|ckage json=-6,19,-20|ckage=3,-15|ckages ,=-107|ckages bus=26|ckages calendar=17|ckages report=28|ckages=-3,60|cka~=5,-8|ge=17,,-22|ges ,=-13|ges$=19|ges=5,,-11|gin~=19,42,-44|gos=-17|int=37|ir of=-37|ir=9|ndas=17|nda~=17|nel=,,-23|ntalla de=24|ntalla$=-24|nta~=-8,19|ra cada=-29|ra los=18,,-33|ra un=-35|ragraph each=-40|ragraph for=-14|ragraph in=19|ragraph=-9,27|ragraphs=-13|rag~=-19,27|rameter=13|ram~=66,19|rece=-25|rec~=-41|rse dates=-16|rser=15|rses=25|rse~=25,-10|rt=-11|rtition=10|rti~=-15|sa el=39|sa=8|same=24|sam~=24|sando=20|san~=20|sar=-16,,63|sar~=-20|ss at=62|ss fail=,-39|ss on=67|ss$=15,,58|ss=40,,70|ssed on=-34|sses=,,25|ssing=,,47|ssw~=,,-41|st=12|ste into=-16|ste what=46|ste=,-33,58|tch applies=-32|tch=,64|th ,=-15|th ?=-23|th and=9|th line=-58|th=-35|ths=-13|used=17|use~=17|yme~=-5|
pd|f=4|
pe|ak at=18|ak=75,-35,26|dido=19|ndi~=30|ople=,,-26|opl~=,,-26|or$=16|r hour=20|r minute=21|r order=21|r rule=20,-41|r second=18|r top=18|r user=57|rf=-16,,114|rfi~=27,,29|rio~=-19|rma~=18|rmiso para=21|rmiso=14|rmisos=-8,,-32|rmissions=-10,,-56|rmi~=,,-13|ro=-7,24,-20|rsona=-30|rsonal data=-21|rsonal=-21|rso~=-9|sa=13|
pg| 0=44|
ph|ase 0=15,,23|ase$=14|one=35|
pi|ck one=-25|ck the=31,27|ck up=34|ck=,24|cker=25,,-18|cke~=34,14,-25|cks=-15|de=-8|e de=27|e=27|n down=-46|p=13|peline=,25,-23|pel~=-6,29,-30|xel=61|
pk|g=9|
pl|ace for=13|ace of=42|ace$=-8,,-31|ace=,31|aceholder=30|aceholders=15,,-28|aces where=-12|aces with=-55|aces=-29|ace~=,26,-17|ain$=-15|ain=-16|an for=-29|an txt=-23|an$=-55|an=-3|ani~=-14|anned for=-15|anner=-12|anning=-8|ann~=-45|ant~=,21|ay the=24|aywright=34,,101|ayw~=34,,101|ease ,=20|ease don't=-25|ease fix=22|ease get=32,27|ease have=-18|ease leave=-56|ease look=-29|ease reproduce=19,-39|ease take=109|ease =21|s=-8|ug it=40|ug=15|ugin loader=-14|ugin=,39|ugins$=19|ugi~=,13|us the=16|us=6|
pm|=,,-36|
pn|g=10|pm=12|
po|d=,,27|ddisruptionbudget=21|ddi~=21|dfile=-15|dfi~=-15|dría=-42|drí~=-53|int of=-12|int out=-19|int=-10|inter to=45|ints ,=-20|ints are=-34|ints$=-26|ints=-62|int~=-10,16|lic~=,,-23|lling=26|lli~=26|lyfill=15,23|lyf~=19,31|n=12|nlo=24|r el=33|r módulo=-19|r qué=4,45|rt 0=16,-31|rt the=37,22|rt=7,,17|ssible ?=-29|ssible=,36|ssi~=,36|stgres=,-49,21|stg~=,-49,21|
pr| !=-18| 0=-8|$=13,,-70|=-26,41|actice=23|act~=23|e commit=16,33|e=9|ebuild=-21|ebu~=-21|econdition=-23|eco~=-65|eference=25|eferences$=22|efe~=,53,-23|efi~=,,-21|eguntas$=-14|eguntas=-32|epare=-23|eparing=-18|epa~=-7|epárame un=-23|esent=,25,-59|ess~=,,-34|etend to=-31|etend=-51|ete~=-51|eview=12|evio=-21|icing page=16|ima~=-14|imer error=16,-30|imer=,-30|ime~=21|incipal=-36|int=17,17|inted=54|ints$=51|ints=24|int~=23|ior~=-34|ivacy=8|ivate=12|iva~=31,21,-25|iya=-18|oba~=-10|oceso=-18|oce~=-8|od=-4,33,-51|oduce a=-14|oduce=-32|oduct=-23|odu~=-10|ofile again=23,,29|ofile it=35|ofile the=26|ofile$=15|ofile=44,,26|ofiler=,,28|ofi~=23|ogress bar=16|ogress=52|ogr~=9|ohibido=-15|ohi~=-73|oject name=15|oject$=-17|oject=,,13|ojects$=54|ojects=7|omise=-46|omised=-10|omi~=-22|ompts=-12|opagation ,=22|opagation=22|oper=36|operly ,=40|operly=28|ope~=51,27|opose=-15|opo~=-31|ops=54|opuesta de=-66|opu~=-28|opón=-22|opó~=-46|ose=-10|ote~=9|oto=29,42|oto~=-5,17|ove it=,29|ove=17,,17|ove~=12|ovi~=-16|oxy rs=35|oxy=18|oyecto=24|oye~=24|s=-13|ueba de=,-46|ueba=20|ueban=-17|uebas de=,-37|uébala=20|uéb~=36,,52|
pu|blic headers=18|blic=12,102,-61|blish=-22|blished package=24|bli~=,,-15|ede=-33|edes=39|ede~=17|nto ,=-35|nto=-14|rely=-13|rel~=-13|rge=-6|sh a=22|sh notifications=-26|sh=,50,-44|t a=100|t it=11,24|t the=27|t your=12|t=51,,-13|
pv|c=-13|
px|=26,15|
py| ,=9| 0=25| spy=24,-27,45| that=25| 和=-13|$=,36|=15,16,-10|test tests=42|test=84,,117|tes~=84,,117|thon 0=33|thon=14|tho~=15|
pá|ginas=19|gin~=10|sal~=34,,119|same la=19|
pé|game=21|gam~=21|
pú|bli~=26|
q |0=-16|
qa| will=-24|=-8|
qe|mu=122,-36,82|
qp|s p=,-24|s=,-24|
qu|e alguien=-32|e diga=25|e el=16|e en=22|e hay=-7|e llevan=-33|e no=,,-38|e quedar=42|e se=,38|e sea=23|e =,28,-35|e=5,13|eda=19|edar=38|eries ,=-21|ery$=22|ery=-4|estion ,=-26|estion for=18|estion$=-8|estion=-16|estions$=8|estions=16,,-27|est~=7|eue=-8|ick one=-65|ickstart=34|ick~=50,-30|iero el=,-54|iero=-9|ier~=,,14|iet=26,22|iet~=-16|ita=17|ién lo=-35|ién=-126|ote the=-33|otes=39|ote~=13|é camino=-21|é cobertura=22|é el=-19|é hace=-58|é le=-32|é orden=-32|é pasa=18|é paso=28,-42|é se=-29|é=-88|íta~=26|
r|=8|
r |0=15|
ra|ce ,=22|ce=,-19,80|ise=-23,28|mas tenemos=22|mas=,,39|n it=-13|n =-34|n=-96|nge=,,-33|nked=-53|nke~=-21|te ,=-11,-30|te=3|tes=26,28|ther than=11|ther=,14|the~=,14|w=,41|zon~=-38|
rc| 0=18,-34,23|=13|
re|=,34|ach~=15|ad docs=-17|ad only=-2|ad =66|ad$=-21|ad=-49,,-17|ade~=-9,28|ading the=-24|ading$=-10|ading=-22,,-28|adi~=-29,,-28|adme has=19|adme md=32|adme says=-13|adme の=21|adme=8,,-9|adm~=8,,-9|ads them=17|ads=-15,,-25|ady=13|al bug=21|ality=31|ally ?=37|ally=-26|all~=-35|ason from=-21|ason =20|ason$=-7,,25|ason=,11,15|asoning=-31|asons ,=-45|asons=-42|aso~=,,19|base in=-28|base=-13|bas~=-14|built=13|bui~=-15|ceived=-18|commend=-16|commendation=-27|com~=-86|con~=-7|cord it=20|cord=9|cords=-15|cue~=31|curso=20|d ,=18|d ?=14|d ones=,-51|d$=13,,26|d=39,,22|dis 로=-16|dis=-9,,-12|dondeo$=34|dondeo=19|dux=-22|dáctame=-38|dác~=-38|enviar=-25|env~=-25|f=19|fac~=-17|ference=,35|ferences=-11|ferencias=-15|fer~=,23|frain from=-14|frain=-14|fresh token=-34|fresh=,19|fre~=,22|fute from=-24|gard to=17|generate the=12,,43|generate=,,98|generated=10|gen~=21,16,36|gex that=-21|gex=-15|gistered=-28|gis~=-31|gression test=68,27|gression=9,22|gre~=9|hearse=32|hea~=,-78,43|ins~=-12|jec~=,,-27|lative to=-33|lease 0=18|lease yml=17|lease$=12|lease=,-16|leases$=23|lea~=,-13|levant=-81|lev~=-22|lies on=-21|lies=-21|lie~=-33|load=11|main=18,,-25|mai~=45,20|medy that=27|member its=28|membered=21|mem~=,25,-18|moval of=16|move it=12|move the=8|move=16|moved the=-41|moved=-19|mov~=-4|name the=12|name =58|name=10|names=17|naming=-17|nam~=-10,17|nder=11|nders$=16|nde~=,16|ope~=15|pair it=107,39|pair=19,,27|pai~=,,23|peat=7|pea~=11,,26|petitions=28,-29,30|pet~=63,-18,27|place the=23|place=11|placed by=-14|placed with=19|placement=-10|pli~=-6|ply in=-14|ply with=,,-28|ply$=-22|ply=-36|po ,=-27|po$=-9|po=-26|port anything=43|port query=19|port$=,,15|port=13,,20|porter's=18|porter=-19|ports deps=19|ports=4,54|por~=14,,12|positorio ,=-22|positorio=-41|pository$=-28|pository=-12|pos~=-33|pro=111,,27|produce the=10|produce=-24,,58|pro~=29,,22|quest changes=-19|quest id=86|quest is=18|quest=,,-37|que~=-3,,-27|run the=24|search only=-34|search=-7,25,-25|searcher of=-18|searcher=-28|sea~=-43,25,-25|served=24|set=-7|solve the=30|solve=15|sol~=11,30|source=23|sources=-11|spe~=17|sponse$=-20|spuesta$=-23|spuesta=-18|spu~=-18|st$=7|st=17,67,-10|starts the=-19|starts=-19|sta~=-8|sto del=13|sto=62,20|store=13|sto~=11|sult as=23|sult belongs=23|sults=28,16,12|sul~=27|sume=-12|sum~=-7|tire the=15|tire=25|tir~=33|tries=7,,-28|tri~=,,-30|try ,=-70|try after=30|try code=-34|try md=23|try with=22|try=,33,-39|turn=,,-38|tur~=,15,-31|unión de=-21|verse order=15|versible=,-38|vert the=26|vert=58,113|view ,=-11|view by=31|view md=83,,-30|view the=-8|view$=-24|view=,56,-23|viewer is=90|viewer$=-56|viewer=-30|vie~=-11,,-14|visa la=-29|visa=-20|vis~=-6,44|work$=-18|write it=-17|write=-4|written=-11|wri~=-27|wrote the=-16|wrote=-16|wro~=-16|
rf|=-16|c 0=-6|c=-19|
ri|d of=10|d=10|ght ,=19|ght ?=-88|ght and=31|ght here=-38|ght now=7|ght thing=-30|ght$=14,,-21|ght=5|p=-24|sk ,=-15|sk=-6|sks=-37|sky=-13|
rm| rf=-16|=-22|
ro|bots txt=,,-39|bots=17|bot~=17|data=-18|dat~=-18|jo=19|l =23|le$=-35|le=12|les=,,-27|ll=8|llback=6|llb~=-13|lling=-15|lli~=-15|ot cause=-29|ot user=37|ot$=46|ot=18,,-18|s 0=-29|s=-29|tate=32|tat~=9|ugh=-50|ughly=-10|ugh~=-10|unding calls=-26|unding in=26|unding=-18|unds=77,,21|und~=-9|ute=,31|utes=,,-24|ute~=,44|uti~=-48|w counts=32,-139,43|ws ,=-24|ws per=17,-35|ws=-8|
rp|m=15|
rs| and=-16|$=13|=,39|pec=,,38|s=61,-114,74|
ru|ff=48,,61|le$=,-42|le=-6|les$=-12|n ,=-29|n it=7|n of=12|n the=44,,36|n time=-9|n twice=14|n =-9,-44|n=,-6,44|nbook=-10|nbo~=-9|nner=17|nners=-35|ns each=18,-59|ns on=-19|ns=-6,,20|ntime$=-27|ntime=-20|nti~=-20|st=-13|tas=-22,,-42|
s|=2,6|
s |,=11|0=-8|in=38|m=-45|on=16|=16|
s$|=52|
sa|ber=-29,-78|car=-44|fari 0=-17|fe=,,-52|len=12|lga=25|lida=,,23|lid~=,,25|lta~=-17|lvo=23|me as=38|me for=51|me in=118|me keys=17|me limit=-32|me mistake=-35|me table=-20|me treatment=18,,-25|me with=18|me$=26|me=28,9,-8|mesite lax=38|mesite=14|mes~=14|mple=18|mples=61,,87|mpl~=62,,41|ndbox ,=18|ndbox=14|ve the=102,32|ve them=19|ve your=21|ve=,47,-24|y about=68|y goodbye=23|y what=-23|y which=-18|y =-13|y=-8|ying=7|yin~=7|ys 0=-12|ys what=21|ys$=,-33,55|ys=-11|
sc|an=,,25|ene~=12|hedule=,,-34|heduler=,21|hed~=-8,97,-26|hema is=-14|hema rb=-27|hema yml=19|ope$=-18|ore=67,,54|ores=18|out=-40|ratch database=17,-42|ratch=63,-25|rat~=63,-25|reen=12|reenshot=33|reenshots=28|ree~=47,-11|ripts backfill=20|ripts in=-22|ripts=-5,,8|rip~=-4,,17|ss=20|
sd|k=-3,36|
se| calculan=-22| ejecuta=-88| instala=18| lleva=-21|=-6,8,-7|a=10|arch 0=25|arch for=-45|arch php=20|arch results=18|arch the=-23|arch$=-9|cond ,=12|cond opinion=-49|cond pair=-26|cond reviewer=-14|cond$=30|conds ?=-29|conds$=54|conds=6|cretos=-17|crets are=-20|crets=-7|cre~=-13,,-24|ction=10,,-22|cti~=5,,-24|cure=46|curity=,31,-26|cur~=,51,-37|e if=16,-35,45|e it=16|e that=13|e what=54|e$=-22|e=13,,10|ed 0=66,-31|ed$=,-50|ed=43,,70|eded=,,23|ede~=,,23|eds=27,-23|guir=17,26|gui~=49|gundo=18|gun~=11|gún=9|lf=,-46,27|mgrep=20|mgr~=20|nd me=39,-83,45|nd=-6,-17|nds mails=-29|nds=-8,,-29|nsible=13|nt=-9|ntence on=-62|ntence=-12|ntences$=-9|nte~=-7|parate=-7|parator=13|par~=16|quence=-13|que~=-29|r=10|rial=28|rializer ?=-18|rializer=-12|rver =46,,30|rver=9|rve~=10|rvice$=-12|rvice=-27,15|rvices=,24|ssion=-9|ssions$=-13|ssions=-23|ssi~=-22|t up=-12|t$=19|ttings json=26|ttings page=22|ttings=,34|tti~=3,20|ttle=,,52|tup cfg=18|veral=31,,-31|verity ,=-11|verity$=-18|verity=-30|ver~=-7,,-23|ñal~=-10|
sh|$=26|=13,-9,45|a 0=26|a=67|aders water=19|are sheet=22|ared=13,28,-13|are~=,28,-13|e=-21|eet=27,25,-32|ellcheck=103|ell~=50|ift=25|ipp~=-9|op=20|ort=-7,29|ort~=14,20|ould be=,,-14|ould have=-22|ould i=-34|ould mention=21|ould print=29|ould run=-17|ould say=43|ould survive=39|ould tell=-25|ould you=33|ould=9,39,-11|ouldn't be=40|ouldn't=,,-32|oul~=11,58,-19|ow me=,30,43|ow the=,39|ow up=55|ow=3,36|own=24,,-62|ows=15,-11|
si| algún=-20| me=-18| no=26,,15| un=-17|=-2,,18|de$=,22|debar collapsible=26|debar=19|empre=14|emp~=14|gn=,,-90|gnature=-8|gna~=-17|gnu~=15|gterm=26|gte~=26|guen pasando=20|guen=19|gue~=19|guiente=14|gui~=54|md=24|mulator=,,29|mul~=,-18,56|n conexión=18|n=,67|nce 0=-10,26,-18|nce v=-16|nce which=-27|nce=-14,41|ncr~=,,-32|ngle file=-13,-56|ste~=11,,-26|te ,=17|te=23|temap=16|tem~=16|tes$=-17|x=9|ze 0=15|ze to=21|ze$=,29|
sk|etch the=-33|etch=-26|etc~=-8|ipped ?=-33|ipped with=-19|ipped=-6|ipp~=-7|
sl|eep=-8|ipp~=17|ot=-46|ow$=-11|ower=-13|
sm|all=10|allest possible=22|all~=5,15|oke=41,-51,108|
sn|apshots still=27|apshots=23,,42|aps~=10,,28|ipp~=-13|
so| kind=18| no=,,-27| right=-56| the=8|$=25|=-2,35|bre todo=9|ft=9|ld=22|lo el=70|lo lectura=-31|lo=-17,25,-31|me ,=29|me background=22|mebody else=,-28|mebody removed=-17|mebody=-33|meb~=-36|meone=-7|meo~=-7|mething in=30|mething=-7|met~=-9|mewhere=-13,,24|mew~=-13,,24|porte=-13|rt by=-53|rt imports=19|rt it=158|rt them=-50|rt=-11,42|urce files=69|urce=,12|urces=,21|urc~=,31,-8|
sp|ace=17,,-20|dx line=18|dx=18|ec for=24|ec rb=28|ec ts=-10|ec=36,15|ecs for=26|ecs=47|eed on=-41|ell~=42|i=-19|in on=14|in up=22|in=72,-96,78|inner by=25|inner=77,,-40|inn~=77,,-40|lit the=-19|lit =59|lit$=-19|lit=-32|lit~=-15|read=16|rea~=16|ring=,,14|rint 0=-15|rin~=-5|y=25,-36,50|
sq|l for=-28|l that=-22|l$=-25|l=-26|uash=16|uas~=9|
sr|c cart=11|c checkout=,,-31|c export=-21|c sum=38|c util=29|c=26,29,-19|
st|able in=-30|ack ,=16|ack=-4,-22,11|age=-10|age~=-8|aging ,=21|aging and=13|aging$=,-32|aging=35,-40,27|agi~=35,-40,27|ale=-6|and~=-7|art at=-24|art in=-21|art it=30|art page=19|art the=,-20|art to=-27|art$=-25|arted$=-32|arted=-24|arting with=20|ate=-5,73,-27|ated reason=-27|ated=-32|ate~=-16|ats csv=-24|atus ,=,-38|atus=-5|ay ,=32|ay as=-11|ay inside=21|ay=14,53,-8|ays as=53,21|ays=35|d=16|ep 0=-18|ep by=-31|ep=,,19|eps ,=-11|eps to=-24|eps$=15|ill build=43|ill come=52|ill compile=32,,54|ill evaluated=-21|ill need=73|ill needed=-34|ill shows=16|ill up=27|ill use=-62|op at=,-51|op it=30|op the=-10|op there=,,29|opped$=-27|opped=-13|orage$=-13|orage=-5,35|ora~=-8,45|ore=,11|ored ,=-13|ores=-27|ory=6|orybook=113,,42|ory~=113,,42|rategy=-9|rat~=-12|rea~=,,-40|ren~=21|ress=14|res~=14|rict=78,,37|rictly read=-13|rictly=-49|ric~=,,43|rings go=15|rings xml=19|rings =18|rings=10,39,-36|rin~=-6,37,-9|ripe=-15|ron~=-14|ructure sql=-18|ructure=-11|ruc~=-14|ub=11|uck ?=13|uck=,,25|yle as=16|yle of=52,,-45|yle=13,33,-39|yles=18,,-31|yle~=46,,-22|
su|=29|bclasses$=-33|bclasses=-33|bir=26|bject$=-12|bscriptions=-12|cceed=11,,39|ffix=19|ggest a=-21|ggest=-137|gge~=-42,,-26|it$=30|it=43|ite ,=21|ite and=22|ite green=56|ite =48,,47|ite=48,,89|m ts=38|m=-13,,22|ma=13|mmary$=-16|mmary=5|perseded=12|per~=18|pport$=12|pport=,36|pposed to=-10|pposed=-10|ppo~=,20|re you=-16|rvive$=23,,-38|rvi~=,12|spects=-40|spe~=-36|spicion$=-15|spicion=-23|spi~=-19|
sv|g=31,24|
sw|agger=26|agg~=26|allowed=14|ap the=48|ap=28|ift=11,,-15|ift~=,-34|itch it=18|itches=18|
sy|mbols differ=32|mptom=-20|nc py=-15|nc=-7,29|nchronised=-19|nch~=-38|
sí|=-10|
sú|belo=24|bel~=24|
t|=-7|
t |0=,,46|
ta|b=7|bla=-4|blas que=-24|blas=-7|bla~=-7|ble and=-66|ble of=-14|ble$=-30|ble=,-10|bles=-6|ble~=-4|boo=,,46|bs=59|g$=10|gs ,=-31|ke care=93|ke it=20|ke on=30|ke the=-16,,18|ke to=-23|ke=25,,-7|ken=-19|kes 0=-30,,41|kes a=11|kes$=89|kes=8|lk to=-36|lk=-30|mbi~=,19|mbién si=-17|mbién=,19|rball=19|rba~=19|rda 0=-11|rda=31|rea=-12|rget$=-13|rget=,,35|rgets ,=-19|rgets=-8|sa=,,27|sk$=12,37|sk=-25|ste=39|
te|ach the=18|ach=79,20|am=-14|chn~=-17|ll me=-3,-8,20|ll=-10,,-18|ma$=30|ma=30|mplates=10,,-26|mpl~=5,29,-27|n minutes=11|n=12,-10,35|nant=-14|nan~=-15|nemos hoy=22|ngas=20|nga~=53|rceros$=-25|rmi~=9|st ,=,,24|st and=-16|st fixtures=-31|st for=13,,-43|st in=31|st merge=18|st name=-21|st on=13|st plan=-41|st run=21|st suite=9|st which=21|st =-18|st$=12|st=18,5,61|stdata=-14|std~=-14|ste~=-18|sting library=-22|sting=-14|sts cover=-17|sts de=13|sts depend=-39|sts for=56,53|sts in=-9,,82|sts pass=69|sts que=-53|sts test=52,27|sts that=10|sts to=-9|sts with=,,49|sts would=-57|sts$=16|sts=9,,22|xt below=20|xt in=-58|xtos=28,,-28|xto~=28,,-28|xts=,29|
tf|$=39|=33,,-23|vars=33|var~=33|
th|an 0=59,13|an=14,24|at ?=-35|at can't=-28|at come=-12|at create=-15|at differ=29|at drops=19|at file=14|at finds=-17|at folder=12|at he=-21|at introduced=-33|at never=13|at no=-93|at one=15,18|at only=23|at our=-44|at the=16|at to=22|at use=22|at were=-17|at would=-125|at =-38|at =25|at$=16|at's the=13|at'~=-3|at=2|e alarm=15|e anonymised=24|e answer=-28|e api=-7|e body=57|e bootloader=-50|e branch=10|e browser=,,-38|e build=-5,,-18|e call=-23|e calls=-20|e camera=26|e casts=-22|e cause=,,18|e chain=-14|e changed=24|e chart=16|e chat=-12|e checkout=,-27|e choice=26|e ci=-11|e class=26|e code=-46,29,-29|e codebase=-14|e column=49|e comment=26|e commits=-59|e common=18|e compose=-11|e condition=-15|e conflicts=16|e console=54|e consumer=-24|e container=7|e cookie=30|e copy=14|e copyright=24|e count=41|e coverage=54|e culprit=,,39|e current=21|e database=-7|e date=109,31|e deploy=-16|e design=16|e desktop=-14|e dev=12,,37|e diff=-20,,38|e difference=-22|e directory=23|e document=-14|e duration=20|e editor=-11|e empty=13|e emulator=,-32|e end=69,,25|e english=-29|e entries=69|e environment=-15|e eval=-20|e event=-10|e exact=-14|e existing=23|e failure=,-34|e failures=96,-57|e files=-9|e first=12,-22|e five=33|e fix=-35|e font=21|e footer=35,,-76|e former=22|e forum=19|e full=-9|e generated=-10|e git=-12|e hand=26|e hashes=19|e header=34|e helm=,,-37|e helper=13|e image=7,-47|e imports=57|e inbox=17|e indexer=19|e input=11|e installer=15|e integration=14|e internal=-70|e inventory=-15|e item=23|e job=-13|e keyboard=-26|e kotlin=37|e left=22|e letter=52|e library=12,,23|e line=-70|e lines=-18|e linter=16|e list=-6|e local=41,,133|e lock=-14|e login=79|e lua=18|e maintainer=13|e makefile=-21|e man=23|e mobile=-7|e modules=-54|e moment=,,-30|e nav=40|e next=34,,-21|e number=7|e numbers=-23|e old=,27|e onboarding=34|e only=18|e openapi=25|e order=-6|e original=-10|e other=25,29,-42|e others=24|e outcome=11|e output=,-47|e owner=18|e package=10|e part=-36|e path=6|e picker=13|e places=-21|e plan=-8|e playwright=15|e plugin=-6,21|e polling=29|e pr=-21|e product=-13|e progress=13|e project=,-89|e public=9,21|e published=24|e raw=11,34|e reasoning=-38|e reasons=-18|e recorded=20|e relevant=-33|e remaining=27|e removal=-14|e render=20|e replica=-9|e repo=-8|e report=27|e reporter's=15|e repository=-18|e researcher=-18|e rest=121,64|e result=31|e retry=-18|e rewrite=-10|e ring=18|e riskiest=-25|e rollback=-40|e rounding=-47|e safety=40|e sample=46|e scheduler=-11|e scripts=-33|e second=-5|e seed=20|e seeds=,-35|e session=-17|e settings=6|e shared=23|e sidebar=11|e signature=-20|e simulator=24,-32|e snapshots=27|e solver=14|e spinner=32|e sql=-15|e stack=14,,46|e staging=11,-36,17|e stale=28|e start=44|e state=-10|e status=-16|e storage=-26|e style=31,,-33|e symptom=-20|e tech=-17|e test=,,13|e tests=6,52|e text=-8|e thing=-22|e threat=29|e three=8|e time=29|e tokens=14|e toolbar=15|e top=14|e totals=46|e translation=-24|e tree=-23|e unit=34|e unused=77|e upgrade=-9|e upload=-16|e uploader=19|e upstream=-25|e user=,16,-25|e usual=15|e vat=19|e version=-24|e voucher=32|e vulnerable=19|e warehouse=19|e watchdog=-18|e way=,33|e wheel=14|e whole=5|e workflow=-26|e working=-42|e wrong=-8|e yml=30|e =6,35|e=4,25,-7|eir=-5|em ?=-13|em are=-17|em as=25|em by=-21|em for=-55|em in=15|em is=-27|em myself=-21|em to=93|em$=-5,9,-9|em=4,40|eme css=37|eme=21|en 0=15|en a=-27|en fix=92|en make=69|en migrate=37|en move=15|en put=27|en remove=41|en say=-61|en=41,14,13|eories=-17|eor~=-9|ere ?=-9|ere a=-53|ere and=74|ere are=9|ere too=42|ere's no=17,,-26|ere's=31|ere=3,-8|ere~=27|ese warnings=-19|ese=-20|ey are=34|ey differ=20|ey need=14|ey start=-53|ey'~=,25,-19|ey=-3|ing ?=-21|ing$=-16|ing=-15,47|ink=-5|inking of=-15|inking=-15|ird=-9|is ?=-60|is a=-28|is box=39|is branch=80|is checkout=-20|is is=-11|is machine=23,-25|is plan=-19|is project=-22|is release=20|is repo=-25|is=-31,-13,-9|ose ,=48|ose on=21|ose that=50|ose three=-22|ose=22,26|ought=-29|read=-8|rea~=-4|ree attempts=18|ree errors=18|ree examples=-36|ree names=-22|ree times=39,-20|ree=10|res~=16|rough 0=18|rough its=17|rough which=-24|rough =29|rough =14|rough$=20|rough=-2|roughout=22|roughput=18,-44|rou~=-3,,8|row=18|rowaway=31,,40|rows=18|ursday=-10|urs~=-29|
ti|cket$=-13|cket=,-11|cke~=-4,-15,-14|dy up=27|dy=80|empo de=16|empo=27|empos=,,46|emp~=14|ene que=8|ene=,33|enen que=26|enen=10,19|ene~=11|ldes=21|lde~=21|le cache=13|le=15|les=33|me ,=,,53|me ?=-50|me to=23|me v=33|me$=-6|me=3|meout 0=34,,-26|meout from=22|meout we=-28|meout=,36,-29|meouts=10|meo~=,,-18|mes ,=48,-53|mes in=13|mes of=14|mes with=,-26|mes=20,,19|ming=-13|
tm|p ,=21,-53|p out=20|p x=-19|p$=,-118,50|p=188|
to| 0=11| add=-79| an=-15| answer=-14| be=,13| bottom=67| call=17| change=-6| come=80,,77| date=23| decide=-18| delete=-41| do=-8| edit=-52| fix=-27| follow=43| guests=-32| it=23| know=-6,-43,37| launch=15| me=-6| modify=-61| pass=31,,55| read=,,-24| remember=24| remove=-40| rename=-26| replace=-32| reports=42| reproduce=-21| rewrite=-30| s=-21| search=-20| see=29| split=-17| the=,22,-27| this=-24| tmp=21| understand=-153| v=29| work=20| write=-39| you=15| =6| =26|$=-10|=,12,-6|ast$=20|ca=-14|da=15|das=14|day$=,,-46|day=,49,-19|do=,67,-11|dos in=10|dos=,22|gether with=-7|ggle=37|ggl~=24,,-20|ken=,,-14|kens with=19|kens$=19|kens=7|ken~=4|ld=-14|ml ,=-10|ml$=11,32|ml=41|morrow$=-13|morrow=-8|mor~=-11|o ,=24|o$=25|o=53|ok=-17|ol=,,34|olbar=31|olb~=31|olchain=10|oling=-18|oli~=-18|ols=,,17|oltip=27,45,-56|olt~=43,51,-68|p ,=71|p 0=,,25|p of=14,23|p to=67|p=51|ques ni=-19|tal=14|tals$=19|tals=-9|uch$=-9|uched=-21|uches=-16|uch~=-15,42|x=31|
tr|ace both=-18|ace it=-46|ace the=-36|ace=-13|aceback=17|ace~=31,,48|adu~=22,,-29|ain py=-16|ainer=,,-33|aining=-16|ansitively ,=-32|ansitively=-32|anslate the=19|anslate=13|anslated=-12|anslations=41,23,-24|ansport=32|as=16|eat=-7|eatment=18,,-25|eats=-15|eat~=14,22,-39|ee=-5|es=5|iage=-12|iag~=-12|ied=-15|iggers=-37|igg~=-4|ivy=40,,45|ue ,=-26|ue$=13|uena=13|uen~=13|y it=62|y the=45|y=67,,32|
ts| ,=-20| 에=23|$=13,27,-21|=38,72,-32|c=69,,36|config=,24|con~=,24|x$=34|x=,21|
tu| respuesta=-10|=-5|rn it=32|rn=18|
tw|elve=17|elv~=17|ice ?=-107|ice from=39|ice on=-20|ice=-14|o code=-16|o commits=43|o of=-15|o sentences=9|o tags=-23|o=-2,12,-7|
ty|pe hints=20|pe$=-9,,22|pe=13|pes=,-19|ping=25|pin~=25|po=42|
tz| asia=31|=100|
tú|=-6|
ub|untu=28,,24|unt~=28,,24|
ui|=-7,-15|d=15|
um|lauts=22|lau~=22|
un| contenedor=,,50| párrafo=16| test=14| único=27|=,20,-8|a estimación=-25|a librería=-28|a propuesta=-31|a$=19|a=-6|changed$=30|changed=35|cha~=10|der 0=,,30|der assets=19|der load=18|der no=-13|der qemu=22|der tmp=27,-88,33|der tz=30|der which=-62|der=12|derneath=28|derstand the=-46|derstand$=18|derstand=,25|der~=4,14|do the=65|ified diff=-34|ified=-34|ifi~=-41|iqu~=8|it test=46|it tests=43|it=60|its=,68,-19|ity=-12|known=8|less=65|les~=65|pack=36,-39|pac~=34,-55|released=26|rel~=34|safe=-8|saf~=-8|til it=24|til=15|touched=,27|tou~=,32|used=,,-29|use~=,,-29|
up| ,=7,,28| a=12| for=-19| the=6| to=,43,-20| without=56|=17|date me=-45|date the=-8|date=-39|dat~=-40|grade$=16|grade=,,73|gra~=,,76|loaded=-31|loader=15|loa~=-6,52,-24|str~=,18|
ur|gen~=-25|l is=25|l$=16|l=68,11|ls ,=-25|ls=-13|
us| 0=16| to=-125|=,16|age=,25|ages of=-34|ages=-17|age~=-17|amos=-34|amo~=-34|an=-19|e it=11,,-28|e the=26|e$=-9|e=8|ed=,22,-14|er guide=20|er of=-57|er visible=-47|ers ,=12|ers can=22|es it=-17|es=,,-44|r bin=33|ual=10|uar~=8|
ut|c$=24|c=16|ils=12,29,-24|
v|=-7|
v |0 和=-48|0=-3|
va|=10|lgrind=89,-40,42|lgr~=89,-40,42|lidación de=17|lidación del=15|lidación=9|lidan=-32|lidate=15|lidation=27|lid~=,,-22|lue ,=-20|lue=,93,-21|lues=10,30,-13|lue~=17,31,-13|riables=,,-16|riants=-8|ria~=-5|rs=-39|
ve|ces ?=12|ndor=-11|ndo~=-6,16|ntana=17|nv=36,-49,49|rdad=11|rda~=11|rde$=,,38|rde=66,17,98|rdict=-42|rdi~=-42|rification=,-34|rify from=-33|rify that=19,-27|rify$=,,40|rify=,,29|rif~=,,22|rsion 0=31|rsion in=-21|rsion$=18|rsions ,=-26|rsión=-24|s=-20|t=26|z$=12|
vi|a=16|ew=,24,-28|ewmodel=21|ewm~=21|ews=-19|sible=-18|sits=21|sit~=36|te 0=14|te=,20|test$=18|test=24|tes~=24|
vm|=,,32|
vo|lume read=26|lumen=-22|s=-18|ucher=42|uch~=10|y a=-17|y=-17|
vs|$=-28|
vu|e$=50|e=14,44|elve a=33,,18|elve=33,,18|elv~=26|lnerable=19|lne~=19|s ,=15|s=21|
w|=15,29,19|
w |0=14|
wa|l=-15|lk me=-27|lk=-28|ll=8,,67|nt to=,,20|nt=5|nted to=-26|nted$=12|nts to=-30|nts=-21|rehouse=20|reh~=12|rm$=15|rm=,-65,27|rning$=12|rning=110|rnings$=20,,31|rnings=52,,99|rni~=138,,12|s just=19|s the=8|s wrong=23|s=-37,10|sm=22|tch=34|ter=15|y ?=-32|y$=-23,,45|y=,21|
wc|ag=-44|
we| agreed=-26| build=-15| can=-10| compare=21| could=-14| did=27| drop=-20| need=,26| still=13|'d=-30|'ll=-19|'re=-8,44|'ve got=-21|'ve=-8|=-64,7,-19|b src=-20,35|b$=13|b=23,11|bhook=,,-31|bho~=,,-48|bkit=,,57|bki~=,,57|bp$=13|bp=19|bpack=-36|bpa~=-36|bsocket=,-38|bso~=,-62|ek=-8|eks=-10|igh~=,,-34|lcome to=49|lcome$=-16|lcome=7|lco~=7|ll ,=31,,-34|ll ?=-14|ll as=18|ll$=11|ll=9,,-12|nt=-10|re=-67|rror=18|rro~=18|
wh|at are=-10|at breaks=-27|at changed=-74|at could=-30|at counts=-45|at do=16|at does=34|at each=-104|at fails=46|at happens=-87|at i'm=-17|at i=7|at in=-70|at is=-5|at it=-4,,33|at needs=-35|at scripts=-18|at the=22|at we'd=-27|at we=-14|at would=-5|at you'd=14|at you've=27|at =-45|at's older=20|at's the=-91|at's=-12|at'~=-12|at=-56,-9|atever is=51,51|atever=31,35|ate~=31,35|atsoever$=27|eel=172,,30|en ,=-22|en did=-41|en is=-19|en it=-10|en one=-23|en the=-10,39,-49|en there's=21|en we=-18|en you're=72,,21|en=,7|ere a=-13|ere are=-43|ere could=-15|ere do=-56|ere does=-53|ere in=-28|ere is=-59|ere it=13|ere they=-10|ere we=-9|ere would=-54|ere you=,30|ere's the=-38|ere's=-76|ere=-56,,-6|erever =29|erever=27|ether a=-44|ether it's=-17|ether the=8,-109,40|ether=-36,-12|eth~=-36,-12|ich a=-25|ich code=-67|ich commit=16|ich commits=-42|ich config=-28|ich endpoints=-40|ich error=16|ich handlers=-58|ich i=-51|ich is=8|ich jobs=-31|ich keys=-33|ich modules=-30|ich of=12|ich one=-17|ich ones=15,-25,56|ich only=-15|ich order=-69|ich points=-34|ich strings=-20|ich symbols=32|ich they=-15|ich two=-18|ich version=-20|ich=-91|ichever=122|ich~=122|ile the=-13|ile you're=46,,-21|ite=-14|itespace=26|ite~=46|o asked=-81|o calls=-11|o has=-10|o reads=-32|o still=11|o'd=-14|o's=-31|o=-51|ole suite=16|ole=8|ose=-60|y ,=12|y did=-12|y does=-34|y we=-26|y$=5|y=-80,47|
wi|dth$=21|ld=19|ll add=-63|ll be=-37|ll show=16|ll tell=21,,-57|ll=-94,,-28|ndow$=29|ndo~=-3|ns ?=36|pe=-30|re=29|th 0=7,,14|th a=12|th file=-67|th five=-23|th gcc=55,,39|th glibc=32|th it=49,70,-29|th its=,,-21|th musl=32|th numpy=,,36|th plain=-30|th race=43|th read=-19|th reason=17|th regard=17|th retry=19|th the=8|th three=-16|th tools=52|th which=-32|th your=-10|th =149|th =-37,,78|th=25,-5|thin 0=10|thout asking=20|thout warnings=55|thout=,,22|tho~=,,22|
wo|rd$=13|rding=21|rdi~=21|rds ,=-23|rds$=-16|rds=-48|rk it=-22|rk through=21|rkflow and=-24|rkflow=,40|rkflows release=19|rkf~=-5,67,-23|rking copy=-57|rking=-5|rki~=-5|rkspace ,=17|rkspace$=15|rkspace=14|rks~=5|rktree=29,-33|rkt~=29,-33|uld a=-23|uld be=5,16|uld break=-70|uld happen=-26|uld have=19|uld i=-13|uld it=11|uld make=-21|uld need=-16|uld still=-11|uld the=-14|uld you=54|uld =-14|uld=-73|
wr|ite ,=-22|ite me=-28|ite one=68|ite or=-15|ite to=-107|ite unit=26|ite$=-15|ite=-18,19,-26|ites to=-36|ites$=-11|ites=-57|ite~=-84|iting=-37|iti~=-37|itten ,=-18|itten for=42|itten to=-27|itten$=-9|itten=-25|itt~=-25|ong and=-16|ong order=-24|ong=-7|ote$=-17|ote=-20|
ws|=22|
x|=-10|
x |diff=-19|
xc|ode=32|
xl|sx$=36|
xm|l$=24|l=,40|
xv|fb=,-47|
y|=6,12|
y |actualiza=,,-38|comprueba=,,34|cuál=-23|cuáles=-86|cuéntame=21,,35|cómo=-20|deja=36|desde=-18|después=35|dime=,-90,46|déjalo=16|dónde=-26|el=,27,-21|la=-5|las=-12|los=-7|línea=-43|líneas=-24|me=41|no=9,55|por=-10|pásame=38|pégame=16|que=22,25|quién=-15|qué=-158|si=-18|súbelo=18|vuelve=,,62|=-10|=11|=27|
ya| no=30|ml 里=17|ml$=8,,-20|ml=,28|rn=16|
ye|ar ,=20|ar=7|ars=-12|s no=-11,-28|s or=,-78,25|s=-8|sterday's=8|t=-5,26,-15|
yi|elds=,,33|eld~=,,33|
ym|l$=28|l=21,23,-23|
yo|=-14,,-25|u are=-9|u be=18|u come=21|u correct=21|u did=18|u don't=-12|u found=-17|u get=-8,-52|u hand=12,,138|u heard=28|u is=-27|u know=30,,-38|u like=,-89,38|u make=12|u may=39,,59|u merge=-79|u mind=88|u must=-48|u own=31|u please=55|u report=22|u would=-23|u$=-25,,-13|u'd=-53|u're there=27|u're through=26|u're welcome=49|u've=29|u'v~=29|u=4,7|ur access=-24|ur answer=-25,,18|ur findings=71,,-41|ur guess=-30|ur hands=-21|ur list=-54|ur message=-38|ur notes=41|ur reply=-54|ur sandbox=16|ur side=20|ur summary=20|ur=-33,9|urs$=52,,-14|urs=76|
z|=-11|
ze|ro=51,,22|
zh| cn=14| json=24|=87|
zo|ne=,24|
zs|td=14|
zu|stand=-21|sta~=-21|
~가|=-18,27|
~각|=,-27|
~거|=14,11|
~건|=,18|
~것|=-20,32|
~게|=,59,-26|
~겨|=20|
~견|=-69|
~고|=8,26|
~글|=42,,-41|
~금|=,-19|
~기|=,30|
~김|=22|
~꿔|=20|
~나|=-6|
~너|=16|
~네|=12|
~느|=-37|
~는|=-2,22,-12|
~니|=26,38,-74|
~다|=-15,10|
~달|=,26|
~데|=-5,14|
~도|=,,-12|
~돼|=,,-31|
~될|=-7|
~됨|=14|
~둘|=40|
~뒤|=100|
~들|=9|
~떤|=-19|
~라|=7,42|
~람|=,,-33|
~랑|=,-8|
~래|=,16,-19|
~량|=12|
~러|=67|
~럼|=14|
~려|=5|
~로|=17,34,-9|
~록|=56,64,-17|
~료|=,27|
~를|=-4|
~림|=,17|
~막|=,-29|
~만|=5,-7|
~맨|=23|
~면|=4,-8|
~몇|=,-41,36|
~무|=,,-53|
~방|=37|
~번|=,-28,63|
~벨|=37|
~보|=-9|
~봐|=,-34|
~부|=3,40|
~북|=,-36|
~분|=-5|
~빈|=25|
~사|=,,-25|
~상|=-10|
~새|=35|
~색|=28|
~서|=5|
~셀|=38|
~션|=-6|
~수|=-3|
~슨|=-40|
~신|=5|
~싹|=18|
~씩|=,,29|
~야|=,62|
~어|=-5|
~에|=,19,-16|
~엔|=,27|
~열|=11|
~와|=-8|
~왜|=-38|
~요|=-4,-10|
~용|=5,,-18|
~원|=6|
~월|=35|
~율|=16|
~은|=,,-31|
~을|=,10|
~음|=-4|
~의|=-3,29,-16|
~이|=-19|
~인|=3|
~일|=,9|
~입|=,32|
~적|=-11|
~제|=,-12|
~젯|=17|
~져|=25|
~조|=-51|
~중|=-22|
~지|=-25|
~직|=-12|
~짐|=32|
~짜|=13|
~창|=25|
~첫|=,-27|
~쳐|=75|
~초|=15|
~컬|=27|
~큰|=,23|
~트|=7|
~튼|=42,20|
~포|=-6|
~픽|=-17|
~하|=-11|
~한|=-4|
~할|=-4|
~합|=14|
~항|=12,,-33|
~행|=-8|
~현|=-9|
~호|=,,-33|
~화|=14,25,-30|
~후|=30,24|
~훅|=,,-33|
~히|=-8|
éc|hale un=-17|
ín|dic~=-11|
ún|icamente ,=-18|icamente=-8|ica~=-8|ico=76,23|
|=-15,32,-21|
$|=-15,32,-21|
|=14,31,-11|
 |,=8,-13|0=13|?=18,-41|a=37|after=32|and=-4|before=21|de=-8|does=20|en=23|es=-16|flag=21,,-21|in=16|interface=21|is=5|job=-18|never=-16|sin=-26|take=29|that=19|to=9,23|without=-20|に=,29,-19|を=7|的=,,-60|이=-13|=,22,-28|=-4,31|
$|=26,5|
|=54,20,-28|
 |,=5|?=-14|con=9|de=13|into=25|is=13|que=19|with=18|y=,19|に=43|の=9,37,-27|を=11|
$|=-11,36,-58|
|=136,,386|
 |,=25,-10,-87|against=27,-27|and=75,-11,34|do=-30|ends=20|for=17|from=,-34|has=-7|installs=-40|is=38|on=,,29|say=82|still=50|without=19|would=-30|y=72,,-39|が=-20,43,26|が通=10|で=,-18|と=39|の=36,,-32|を=61,-17,15|を実=,-76|要=14,25|过=11|
$|=-17,-36,126|
|=-86|
|=-1,49,-47|
 |,=,13|?=-75|code=32|for=17|from=-17|in=,19|link=41|to=20|with=34|が=12|です=-43|とあ=-13|にな=17|を=10,,-22|一=,,-24|三=-21|之=-41|之后=-25|按=30,,-26|按钮=39|改=19|的=-24|这=-86|这个=-24|이=18|=-11|=-11|
$|=,8,-12|
|=4,50,-11|
 |npm=18|
|=36,-5,4|
 |,=,16,20|?=-5|and=30,,23|as=23|in=12|is=16|on=11|still=13|with=11|y=25|の=-10|は=,,-23|分=16|를=23|？=-16|
$|=8,13|
？|=-119,-92,28|
？ |不=-54|从=-70|列=-60|列出=-22|只=-31|哪=-22|我=-43|有=17|看=-103|看看=-30|给=-69|给个=-24|翻=-20|请=13|谁=-12|跑=36|
？$|=-63|`;

/** Han, kana and hangul. */
export const WEIGHTS_CJK = `^ あ|な=-8|
^ お|=11|
^ こ|=-15|の=4|
^ た|=25|だ=25|
^ ど|=-9|
^ ま|=9|ず=27,21|
^ エ|=,,-25|
^ カ|=20|
^ キ|ャ=-61|
^ サ|=26|ー=22|
^ シ|=10|ー=18|
^ ス|テ=22|
^ タ|イ=10|
^ デ|=-13|
^ フ|=-12|ァ=-32|
^ プ|ロ=15|
^ ボ|=13|
^ マ|ー=-14|
^ ロ|ー=,,33|
^ 一|=,52|页=-17|
^ 三|个=21|
^ 上|一=-10|个=-11|传=19|限=23|
^ 下|面=-12|
^ 不|=-6,-10|修=-11|写=-20|动=33|可=15|得=-73|改=-8|是=35|涉=-16|超=-14|
^ 与|=16|
^ 业|=6|务=6|
^ 严|禁=-31|
^ 並|=14|在=15|
^ 中|身=19|
^ 串|=23|口=13|
^ 为|=-57|什=9|啥=-50|
^ 主|=-6,,20|包=19|
^ 之|=-21|前=-11|
^ 也|=-44|不=-5|
^ 二|=38|分=43,-46|
^ 交|=-12|
^ 产|品=-8|
^ 什|=7|么=7|
^ 仅|=-14|
^ 今|=-6|
^ 从|=-36|代=-14|
^ 仓|=,-46,23|库=,-46,23|
^ 他|=-10|
^ 代|=6|码=6,,-13|
^ 以|=,-15|及=-15|表=19|
^ 任|何=7|务=-4|
^ 优|=23,41|化=18|
^ 估|=-59|一=-13|
^ 但|=-12|
^ 何|=-14|も=-14|
^ 作|为=34|者=-10|
^ 你|=-2,-14|不=8,,-36|可=38|是=-8|觉=-23|负=16|那=,,-30|
^ 使|=55|わ=47|
^ 供|=-15|
^ 依|据=-17|次=35|
^ 侧|=25|
^ 保|留=-9|
^ 信|=30|息=42,18,-24|
^ 修|=,,13|一=20|完=15|正=-47|
^ 假|=-54|如=-37|
^ 做|完=17|
^ 先|=,78|别=-19|弄=15|用=15|
^ 全|=41,11|仓=40|部=,26|量=17,,44|
^ 公|=11|
^ 关|注=-24|
^ 其|=,40,-9|他=19,14|余=56|
^ 内|=23,37|容=16,26|
^ 再|=6,,40|現=34|让=18|说=-11|
^ 写|=,57|一=20|个=22|
^ 分|两=15|
^ 切|到=13|
^ 列|=-11,-12|出=-33|给=22|
^ 删|=-17|
^ 别|=-11|修=-31|再=21|把=-39|用=,28|
^ 削|=-61|除=-61|
^ 前|=,10|一=-19|后=29|端=-6|
^ 加|=,17|
^ 動|=18|
^ 升|=-6|级=-8|
^ 单|测=13|
^ 卡|=,,25|
^ 压|=23|一=15|
^ 原|=17|来=17|
^ 去|=,20|
^ 取|=50|
^ 口|=-48|径=-21|
^ 另|=,21|
^ 只|=-11,-14,-9|做=-50|分=-33|审=-15|改=14|能=19|许=20|读=-14|
^ 可|=5|以=8|
^ 各|=-10,-25,62|自=-39|
^ 同|时=19|样=12|
^ 名|=,,-47|
^ 后|端=11|
^ 告|=-10,-23|诉=5,-38,30|
^ 命|=6|
^ 哪|=-25,-31,38|个=-20,-35|些=-42|
^ 唯|讀=-10|
^ 回|复=20|滚=-18|答=-38|
^ 在|=16,,27|本=17|
^ 坏|=20|
^ 型|=37|
^ 处|=46|理=50|
^ 复|=-9|位=23|
^ 夜|间=19|
^ 大|=-7|
^ 失|=24,,11|败=12|
^ 字|=6|段=28|
^ 安|=-6,,-22|全=,,-33|
^ 完|=22|
^ 実|際=-28|
^ 客|=-10|户=-5|
^ 对|=-11|外=12|照=-34|
^ 导|=-11|出=-8|
^ 対|=-9|
^ 小|=,26,-29|
^ 少|=38|
^ 就|=10,65|
^ 展|=16|
^ 工|=-5|
^ 差|=,,21|异=,,32|
^ 带|上=-9|
^ 帮|=-12|我=-26|
^ 干|=18|
^ 并|说=-10|
^ 应|=11|
^ 弄|=13|清=-12|
^ 归|=-14|
^ 当|=-25|时=-16|
^ 快|=17|
^ 想|=-46|知=-49|
^ 我|=-52|们=-19|希=47|自=-65|要=-8|
^ 或|=-34|者=-34|
^ 截|=28|
^ 手|机=30|
^ 打|=7|
^ 批|=-14|量=-14|
^ 找|=,24|到=35|
^ 把|=36|失=19|我=19|
^ 抓|=13|
^ 报|=13|
^ 拆|=23|成=17|
^ 拿|=32|不=12,17,-24|
^ 挂|=13,-37,22|
^ 指|=-39|出=-30|摘=-13|
^ 按|=-3|可=-21|模=-9|照=23|钮=18|
^ 换|=20|完=16|成=64|
^ 接|=52,47,-12|口=10,20|手=23|
^ 推|=-23|荐=-19|
^ 提|=4|
^ 搜|=42|索=19|
^ 撤|=,,-30|
^ 收|=,28|
^ 改|=7,34|动=-27|完=7,32|
^ 放|=47,24,-35|到=43|
^ 数|=-6|据=-11|
^ 整|理=14,,-18|
^ 文|案=-9|言=28|
^ 新|=5|建=31|
^ 方|=-28|案=-17|法=-17|
^ 既|=,,-29|存=,,-27|
^ 日|=-5,28|
^ 旧|=28|的=29|
^ 昨|晚=-17|
^ 显|=19|
^ 更|新=-16|
^ 最|=,36|后=,,18|小=13|终=11,25|近=-15|
^ 有|=-3|人=-7|没=-10|
^ 期|=16|望=19|
^ 本|地=23,,14|
^ 构|=34|建=32|
^ 查|=,16,-15|一=-30|
^ 标|=-14,,-53|上=-29|出=-42|注=-16|
^ 样|本=,-34|
^ 核|实=-18|
^ 格|=7|式=7|
^ 検|=10|
^ 模|=8|型=33|式=-17|
^ 每|条=-13|页=19|项=-16|
^ 決|=-15|
^ 没|=13,30|人=8|有=,30|
^ 治|=26|
^ 法|务=-25|
^ 注|册=41|释=-22|
^ 活|=19|
^ 测|一=16|试=-10,,-20|
^ 清|=12|
^ 源|=18|码=15|
^ 演|=,-30|
^ 然|=25|后=22,16|
^ 照|=34|
^ 状|=,20,-30|态=,,-35|
^ 环|=30|境=27|
^ 现|=-12,13|有=-34|状=-10|
^ 理|=-9|
^ 生|=7|
^ 用|=10,,63|例=-22,21|户=-10|
^ 登|=7|录=8|
^ 白|名=14|
^ 目|=5,13|前=-14|
^ 直|=,15|到=14|
^ 看|=,-30,11|一=-89|有=68,-37|看=-9|能=22|
^ 真|=14|的=62|
^ 着|=-24|手=-24|
^ 研|=18|究=18|
^ 确|=17|
^ 禁|=-6|止=-16|
^ 第|三=7|
^ 終|わ=23|
^ 結|=15|
^ 編|集=-14|
^ 红|=17|
^ 纯|=-21|
^ 线|=-9|上=-10|
^ 结|合=-16|束=20|果=6|
^ 给|个=-36|出=-21|
^ 统|一=18|
^ 编|=35,26|译=,28|
^ 翻|=-13|
^ 老|=5|客=15|板=-35|的=27|
^ 而|=15|
^ 联|=-10|调=17|
^ 背|景=-5|
^ 能|=,32,26|不=-75|
^ 自|=-17|
^ 节|=-13|
^ 若|=-11|
^ 英|=22|
^ 行|=7|
^ 补|=,23|上=13|完=18|
^ 表|=-14|头=20|形=-18|格=-12|结=-16|
^ 要|=-9|
^ 观|=27|察=27|
^ 规|=-12|
^ 角|=-8|色=-8|
^ 解|决=22|释=-52|
^ 認|=-39|証=-37|
^ 読|=-15|み=-10|
^ 調|査=-21|
^ 請|先=20|勿=-16|在=24|
^ 让|=30,32|它=19|
^ 记|=41,,30|录=24|
^ 讲|=-25|
^ 设|置=24|计=-15|
^ 证|=11,,36|
^ 评|=8|
^ 试|=38,,29|
^ 该|=19|
^ 说|=-23|明=-49|说=-7|
^ 请|=-45|从=-56|在=20|对=-21|看=-21|给=-30|说=-18|阅=-23|
^ 读|=,24|
^ 谁|=21|
^ 贴|在=-18|
^ 起|=,-42,64|一=36,-29|動=16|
^ 超|=19|出=14|
^ 跑|=37|一=105,-55,17|
^ 跨|=-25|
^ 路|由=16|
^ 跳|=-11|
^ 过|=46|
^ 返|回=15|
^ 还|是=-16|
^ 这|=-5|个=-15|
^ 连|=45|点=23|
^ 逐|=-15,,22|
^ 那|=-10|
^ 部|=-14|
^ 配|=5|置=6,,-19|
^ 采|=15|
^ 重|新=,,64|点=-13|
^ 附|=-7|
^ 限|=17|
^ 除|=60|
^ 需|=,13|
^ 非|=43|法=15|
^ 預|=20|設=20|
^ 页|=41|面=17|
^ 顺|=,33,-37|手=9|
^ 风|格=16|
^ 首|=12,17|页=13|
^ 验|=69,,16|证=33|
^ 麻|=15|烦=15|
^ 默|=12|认=12|
^ 각|각=-38|
^ 경|로=20|
^ 궁|금한=-18|
^ 기|존=36,18|
^ 다|른=25|음=-17|
^ 당|신은=-18|
^ 로|그인=48|컬=,,33|
^ 맞|으면=15|
^ 먼|저=22|
^ 메|시지는=24|
^ 배|포=-28|
^ 벤|치마크=21|
^ 분|석만=-46|
^ 빠|진=-17|
^ 사|용하지=31|
^ 수|정은=-59|
^ 실|제=-12|패=-15|행은=23|
^ 아|무=-25|
^ 안|=28|
^ 앱|=,,31|
^ 어|떤=14|
^ 에|러=21|
^ 운|영=-17|
^ 원|인=22,,45|
^ 이|=9|미지=31|번=-47|전=-15|
^ 인|증=-9|
^ 읽|기=-22|
^ 전|체=40|
^ 조|사=-16|사만=-22|
^ 캐|시=-44|
^ 코|드는=-10|
^ 테|스트는=14|
^ 파|일=-51|일은=-26|일을=-45|
^ 할|=31|
^ 현|재=-6|
あ|=-13,-8|た=-12|たり=-12|な=-24|なた=-24|る=-9|るか=-15|れば=-7|
い| =,22|=-2,8|う=-8|か=-32|じ=-12|じら=-12|そ=-27|そう=-27|ただ=16|たら=48|っ=13|つ=-10|て=,12,-13|てい=-42|てく=,20,-27|で=2|でく=-29|ない=,,-29|に=-18|の=16,,-14|ので=23|ま=3|ます=-14|もの=7|よ=23|よう=23|る=-11,23|るか=-11|るの=-13|るも=-19|ル=-21|ルー=-21|出=-17|出し=-12|理=-12|理由=-12|違=-11|
う|=-6,17|ち=-46|ちの=-68|な=-39|なと=-19|に=38,16|にし=61,28|や=-41|一=10|
え|が=-14|て=-6,,17|
お|=36,9|い=34|いて=52|り=34|りに=33|
か| ？=-10,,-41|$=-18|=-2|け=7,,49|けて=,,24|し=12|して=18|め=21,-36,37|めて=13,,25|も=-32|ら=-4,42|らは=14|ら説=-13|る=-23|れる=28|を=-38|確=,-32|確か=,-35|
が| 0=11|=-7,14|い=-12|ど=-35|どこ=-20|な=-7|何=-25|何を=-13|入=-17|入っ=-8|効=-17|効い=-14|書=-30|本=-14|消=-33|消え=-24|行=-15|走=-49|通=37,20,22|通る=25|遅い=-22|
き|=-4|た=8|だ=15|だけ=15|で=-16|に=-9|止=18|止め=18|込=-37|込み=-23|
ぎ|=,31|
く|$=25|て=,,-19|
け| 0=-22|=6|た=13|て=6|で=-5|ど=-7|なの=-16|は=30|れ=10,21|れば=10,21|
げ|てく=11|
こ|=-2|け=28,-50|こ=-25|こに=-19|ち=,,-26|ちら=,,-26|で=-39|と=8,9,13|とが=17|とを=16|に=-55|の=-18|ま=-28|まで=-28|れは=-18|ろま=36,,20|
ご|とに=,,21|
さ|=-1|せ=14,27|せて=17|れ=-44|れた=-26|れる=-17|んが=-15|
ざ|=,21|
し|$=10|=3|いか=-16|た=-3|たも=15|ち=18|ちゃ=18|て=3|てい=-20|てお=13|てほ=-20|てよ=13|てる=-5|て失=46,-28|て落=28|と=40|とい=40|な=-15|ない=-12|まっ=17|側=22|方=-25|替=29|替え=29|結=23|結果=23|
じ|=9,11|で=20|ゃ=,,-82|ゃな=17|ら=-12|らな=-12|
す| =12|$=-12,-8|=,24|か=-23|でし=12|と=,,34|ので=12|のは=-14|るこ=30|るな=-14|る前=-16|形=28|形で=23|
ず|=12|な=29|なの=29|に=23|
せ|=9|て=29|てく=9,26|
ぜ|=-9|
そ|う=-22|うな=-24|の=7|のと=15|の場=29|れ=-8|れぞ=-15|れと=-35|
ぞ|=-15|れ=-15|れ何=-22|
た|い=-5|だ=23|だし=25|な=-15|の=-14|も=,,30|もの=,,30|ら=10|らそ=28,,23|らコ=16|ら何=-56|場=-25|場合=-25|
だ|け=5,14|けど=-12|けは=30|し=11|
ち|=-3|た=7,-41|の=-72|ゃっ=18|ら=,18,-23|上=18,-24|上げ=13|
っ|か=-14|た=,,9|てあ=-19|てい=,61|てく=11|てる=,,-26|て構=27|
つ|=-4|い=,,-35|いて=-9,,-28|きで=-11|ず=-21|ずつ=-21|だ=11|出=-16|出し=-16|
て| docs=32| ok=20| =16,,51|$=2|=,-5|い=-16|いた=17|いつ=-21|いて=-14|いな=,17|いま=-7|いる=-8,23|お=52|おい=41|き=52|きて=,-40|し=28|しま=19,,-27|た=-14|ど=-30|み=,-26|みて=,-26|る=-12,14,-11|るの=,,-49|出=18|失=,-51|失敗=,-51|教=-21|教え=-21|最=18|本=15,-34|本当=15,-34|構=25|構い=25|直=30|直し=28|落=39,,26|落ち=26,-29|
で| 0=9|$=23,,-8|=1,-4|きま=28|く=-46|くだ=-55|す=-8,-7|すか=-18|すが=-8|そ=21|な=68|ない=37|はな=24|も=52|サ=25|リ=-12|リポ=-12|何=-13|分=-20|回答=-15|実装=-17|更=21|更新=21|消=-11|消え=-18|
と| =34|$=-9,11|=-6,-10|い=,,-13|いて=133,,-48|か=18|が=17|きだ=15|きの=,-47|した=-63|して=28,25,-17|ど=-49|を=16|を確=26|思う=-33|所要=,-34|言=-13|
ど|=-96|う=-50|うな=-24|お=15|おり=15|こ=-59|こで=-39|こま=-24|っ=-11|っち=-22|の=-21|のテ=-24|れ=-51|ん=-22|んな=-22|
な|=,7|い=-2,18|いか=-40|いで=-28|いの=10|いも=27|いよ=23|いル=-21|く=,,-46|け=,48|けれ=,48|た=-24|の=-5,27|のか=-44|ので=-5,25|らど=-14|
に| =,23|  を=20|$=13|=6,21,-10|か=20|そ=-32|その=-25|つ=-15|つい=-22|ど=-11|は一=-20|は絶=-37|一=9|保=10|個=17|個人=17|合=21,22|合わ=28,,-37|呼=-30|呼ば=-15|変=21|変更=18|寄=,,-24|寄せ=,,-24|差し=20|手=-22|揃=16|揃え=16|数=-17|数え=-17|書き=18|残っ=-17|答=-20|答え=-20|統=27|統一=27|置=12|置き=28|自=-12|自分=-19|
の| 0 フ=12| 0 件=13| issue=25| ？=-34|=-10|うえ=27|か=-55,-50,56|で=6,44,-38|です=-17|と=9|とき=7|ど=-27|な=-35|ない=-35|は=,12|はど=-21|は残=16|は理=19|ま=26|まま=26|を=-5,54|キ=,20|コ=-17|コミ=-23|タ=-24|タス=-45|ダ=13|ブ=23|ブラ=23|リ=-41|リリ=-40|ログ=-12|一=10|一覧=11|両=14|両方=14|並=24|並び=24|仕組=-12|件=44|件数=35,,66|作=-9|作り=-13|再=-63|判=-24|判断=-18|原=17|原因=14|場=11|場で=29|変更=-9|実装=-19|影=-19|影響=-19|方=20|書=-12|書き=-12|有=-31|有無=-13|本=-16|案=-18|流れ=-24|経=-33|経路=-18|表=19|計=-14|計算=-23|設=-39|設定=-21|違い=-13|順=-19|順番=-18|
は| 0=52| =15| =-5,30,-25|=3,,-17|あ=-15|こ=,,-24|ずな=29|そ=,26,-45|その=7,26,-45|ど=-90|どれ=-29|なく=24|一=-19|一切=-50|不可=15|全部=20|変=9|既=25|来=-13|空=15|
ば|れ=-41|
び|=,17,-61|
へ|$=19|=,66|
べ|=-4|て=-5|
ほ|し=-4|しい=-4|
ま|$=28|=-6,10,-4|すか=-14|すで=12|ず=67,31|っ=36|ま=47|れ=-25|れる=-14|
み|=-5|て=,-26|ます=15|取=-12|
む|=,31,-30|
も|$=-11|=,,-5|のは=9|らっ=16|同=20|含=-10|含め=-10|変更=-13|知=-13|知り=-13|見=-29|見て=-13|
ゃ|=8,58,-25|っ=30|って=30|な=17|なく=17|
や|し=16|した=16|つだ=18|りま=-8|
よ|=23,27,-15|う=-17,18|うに=38,16|ろ=30,,-28|ろし=24|
ら| =-14|=,4|いま=-22|せ=38|せて=22|そ=39,,34|その=19|っ=16|って=16|ど=-31|は=18|れ=-8|れる=-7|コ=12|何が=-26|説=-13|説明=-13|
り|=-7|た=-6|たい=-15|に=22|ま=-8|ます=-5|
る| ？=-21,-55,18|$=28,29|=-4,-9|か=-17,-34,57|かを=-18|こ=48,67|こと=48,67|とこ=16|とし=-24|な=-23|なら=-19|のか=6,-28,42|ので=,25,-18|ん=-12|んだ=-17|前=-24|理=-13|箇=-9|箇所=-9|
れ|=2,25|ぞ=-15|ぞれ=-15|て=3,23|てい=6|で=10|と=-14|とも=-26|は=-18|ま=-9|を=-10|何=-31|
ろ|=,14|し=24|しく=24|ま=36,,20|まで=36,,20|
わ|せて=8|っ=-8|った=-10|れ=,,-28|
を| 0 回=17| 0=12,,38| docs=41|=,-8|お願=7|する=-14|ま=-16|レ=-16|一覧=-15|付=,,-36|付け=,,-36|修=20|修正=20|全=12|全部=13|取=11|呼=-17|変更=-28|実=8|実行=,-42|指=-26|指摘=-26|挙=10|挙げ=10|探=-18|探し=-18|教=-8,-24|教え=-8,-24|新=71|流=53|流し=48|直し=18|知=-14|知り=-14|確=,28|確認=,26|示=-21|示し=-21|考=-19|考え=-19|表で=-14|見=-7|見て=-30|読=-12|読ん=-33|超=20|超え=20|足=25|足し=37|返す=15|追加=15|非=-25|
ん|=-3|が=-22|だ=-7|で=-6|
ァ|イ=-3|イル=-3|
ア|=-7,32,-15|プ=-7|プリ=-7|
イ|クル=-18|ト=13|ム=,,-26|ムア=11|ルと=-18|ルへ=-38|ント=-23|
ウ|=,44|
ェ|ッ=14|ック=9|ン=-16|ント=-16|
エ|=-4|ラ=29|ラー=29|ン=-58|ンド=-18|ー=-16|ージ=-16|
ォ|=36,33|ー=11|
カ|=4|
キ|=,61,-41|ャッ=-12|ー=,29,-24|ーが=18|
ク|=,17|で=-9|を=13|エ=,21|ス=14|スを=15|ラス=,,-30|ル=-18|
グ|=3|に=12|
コ|=-2|メ=,,-19|メン=,,-19|ン=6|ンテ=41,-35|ー=-7|ード=-8,12|
サ|=,,25|イク=-18|ン=39|ンプ=20|ーバ=10,,44|
ザ|ク=-12|クシ=-12|
シ|ュ=-12|ード=17|
ジ|し=-11|を=17|ェ=-9|ェン=-16|ト=-18|トリ=-18|
ス|=2|は=16|ケ=-16|テー=9|トも=50|トを=,,46|ロ=23|ログ=23|
セ|=5,,-10|スロ=23|
タ|=,8,-8|イ=,,-34|イム=,,-26|ス=-24|スク=-32|ー=7|
ダ|=14,12,-26|ン=20|ンプ=20|
チ|の=-55|ェ=8|ェッ=12|ャー=-15|
ッ|シ=-20|シュ=-15|チ=-5|チの=-15|ト=,20|トし=11|
テ|=3|ス=3|スト=3|ナ=14,-35|ーブ=-12|
デ|=-13|プ=-15|プロ=-15|ー=-9|
ト| 0=14|  を=13| =13|=,7|だ=19|だけ=19|の=-5|も=11,44|を=,,21|を教=-18|ラン=-12|リ=-22|リが=-27|
ド|し=19|して=26|に=-9|には=-19|を=-16|ポ=-15|ポイ=-15|通=35|通る=35|
ナ|=-6|に=15|
バ|ッ=-17|ッチ=-22|ー=9|
ビ|ュ=-20|ュー=-29|ル=6|ルド=6|
フ|=3,-11|ァイ=-3|ォ=33,30|ォー=9|ラ=-14|
ブ|=-10|の=-17|ル=-9|ルの=-24|
プ|シ=8|ショ=8|トを=24|ル=20|レ=19,20,-42|レー=,,-23|ロイ=-15|
ヘ|=19,,-30|ル=19|
ベ|ンチ=,,34|ー=-14|ース=-14|
ホ|=25|
ボ|=12|
ポ|イ=-26|イン=-26|ジ=-18|ジト=-18|ー=,30|
マ|ー=-11|ージ=-18|
ミ|ュ=13|
ム|=,,-15|ア=11|アウ=11|
メ|=12,11,-16|ン=,17,-62|ント=,,-38|
ャ|ッシ=-12|
ュ|=-3|ー=-13|ーし=-27|
ョ|ンを=22|
ラ|=-2|イ=-9|ス=,,-30|ンザ=-12|ンチ=,-24|ー=18|ー率=15|
リ|=-5|が=-15|サ=-13|ポ=-20|ポジ=-18|リ=-33|リー=-33|ース=-66|
ル|=-3|の=-16|の変=-10|へ=-38|への=-38|ス=30|ド=9|ド通=35|バ=-26|バッ=-26|ート=27|
レ|ビ=-18|ビュ=-18|ー=12|ート=10|
ロ|=,22|イ=-15|グに=22|グを=11|ッ=-7|ック=-14|
ン|=4|に=32|の=-10|は=17|ザ=-12|ザク=-12|チ=6,,51|チで=25|テ=26|テナ=22,-35|ド=-8|ドポ=-15|プ=75|プル=20|
・| 0=15|削=-23|削除=-23|変=-23|変更=-23|
ー|=-4,,-4|が=9|し=-16|して=-16|は=10|ジし=-11|ジェ=-16|ス=-9|チ=-21|テ=21|ティ=67|トを=-87|ド=,,-12|ドに=-14|ドを=-10|バ=11,,38|バー=7|ブ=-17|ブル=-12|ルバ=-26|ンを=-19|率=15|
一|$=17,25|=10,-4,-4|下=-2,-8,15|下仓=-28|下是=-37|下现=-16|个=12,11|个字=-21|个提=115,38|个类=19|份测=-19|位=-16|併=18|共=-11|切=-23|切手=-20|半=-14,,25|句话=-27|声=26|并=106,30|张表=-12|律=31,,-26|成=32,,-25|批=18|本=26|条=,43|概=11|概不=11|次=9,,77|步=,,20|段=-21|版=-15|直=-14|组=30|致=8,13,-12|行不=18|行都=-7|覧=-4|覧で=14|起=45,29|起提=13|路=-14|遍=12,-8,51|遍单=21|
万|=,,20|
丈|=-14|夫=-14|
三|=-3,-7|个数=14|个版=39|后=27|后四=27|处=,,-23|方=-13|次=16|種=16|轮=16,,26|遍=48|
上|$=54,30,-8|=33,7|げ=13,,20|げて=62|传=,,-29|去=11|周=-20|就=42|我=-20|次=11|每=-14|线=-8|角=13|误=-17|限=,,-19|
下|=1|だ=25|だけ=25|一个=24|个=-33|个迭=-14|仓=-28|仓库=-28|午=-26|周=-16|掉=30|是=-29|是谁=-59|来=-17|现=-16|班=34|班前=34|的=20|面是=-18|
不|=-7,8,-4|了=44,26|了的=19|会=-64|修=-19|修改=-28|值=-7|再=93|写代=-25|准=9|准的=10,,-20|出=14|到=23,19|动=12,16,-18|变=13,16,-16|可=,18|合规=-37|对=-9|得提=-14|掉的=20|提=-34|提交=-34|是必=24|是真=-28|涉=-16|涉及=-16|用=-11,-13,-37|碰=19|能=2,,17|能变=34|能合=-12|能在=30|能装=20|能过=26|行=-14,,22|要=,7|要写=-21|要动=-10|要把=-30|要提=-44|要改=-10|要自=12|要落=-13|许改=,,55|过就=17|
与|=,53|
且|=14,,-62|
业|务代=26|
东|西=-21|
両|=10|方=10|
丢| ？=-15|
两|个分=-33|份=25,35|位小=15|分=13|分钟=13|套=-20|年=-9|条=-21|次=-7|行=26|
严|禁=-31|
並|び=30|在=15|
个| 0=22| agent=-5| commit=18| pr=-17|$=-4,17|=,-10|人=-7|人天=-13|例=-16|例子=-16|修=-23|修复=-23|候=-26|候选=-26|列=-11|失=23|失败=23|字=-7|报=,,36|报错=,,36|数=-8|方=-26|时=,,29|最=-11|月=-20|月有=-20|服=12|服务=12|样=34|版=,-23|版本=,-23|用=7|节=25|节点=25|迭=-26|迭代=-26|需=-11|需求=-11|
中|=3,-11|位=36,,63|位数=35,,54|央=23,-39|央値=23,-39|文=36|断=-9|英=68|间件=-21|间经=-21|
串|口=,-24|
临|=6|时=10|
为| 0=45| docs=25| =34|=3,73,-17|什=16|什么=16|准=38,29,-14|啥=-15|
主|机=14|
久|$=,,23|
么| ？=-58|=-17|写=-26|办=-13|回=-11|处=-23|处理=-23|时=6|时候=20|没=-24|算=-10|要=-25|
义|=,,-45|
之|=-12|前=-33|前我=-16|后=-5|
也|=,-6|不=-12|不用=35,,-45|不要=-29|别=-9|来=16|来一=16|记=15|记一=15|说=,-40|跟=15|
书|=15|
乱|$=-12|=-10|
了| 0=-18|$=15,50,-32|=-7|一个=-20|两=-12|什=-30|什么=-18|会=-23|吗=-45|告=18|告诉=18|哪=34|哪些=-14|就=91|的=39|
事|$=-6|=-9|件=,35|务=-19|实=-12|的=-26|
二|=4|分=57,,32|分一=25|重=-11|重に=-7|
于| 0=85,48|=14,40|
互|い=-17|いに=-17|
五|=10|入=29|条=-17|次=51|
些| ？=-12|=-28|分=-14|分支=-14|命=-17|命令=-17|地=-6|地方=-6|接=-14|接口=-14|有=25|测=7|测试=7|目=-25|组=-18|表=-9|
交|$=,41|=-9,9|不=-19|历=-24|历史=-24|的=-29|里=-31|
产|=-5|品=-7|
亮|=14|
人|$=-9|=-15,7,-19|动=-26|在=-25|天=-27|改=-34|用=,20|
什|=-49|么=-28|么时=6|么没=-24|么要=-25|麼=-11|
仅|=-6|做=-15|
从| 0=,13|=-7|代=-70|代码=-70|哪=-60|字=19|字符=19|零=15|
仓|=-6|库里=-44,-24|
仕|=,26|組=-12|組み=-12|
他|=-13,10,-8|人=-18|们=-25|
付|=,,-12|け=17|けて=9|回=-16|回调=-16|
代|=-32,26|码=-16,11|码位=-22|码别=15|码推=-43|码的=-24|码里=6|
以|=7,26|上=7,25|内=,30|及=-11|外=82,57|谁=-26|谁为=-26|跑=39|
们|=-39|
件| ？=-15|$=-11|=2,-12|和=-25|和行=-24|头=36|数=17|数だ=20|的=-12|组=-20|行=-24|表=-16|都不=-11,-30|
任|=-23|何东=-67|何修=-13|何内=-14|何文=4,-21|何檔=-25|务=-12,28|務=-24|
份|测=-19|测试=-19|
优|=,22|化=10,19|
会|=-76|上=-35|不=-18,,34|不会=-59|写=-20|删=-84|卡=-17|卡住=-21|因=-18|怎=-14|怎样=-12|改=-23|被=-20|触=-12|触发=-12|话=10|误=-11|跑=14,,-36|重=-19|重复=7|锁=-13|
传|$=-17|
估|$=-10|=-104|一=-49|一下=-29|算=-19|
但|=-5|不=17|
位|数=46|置=,46,-90|
低|=,23|于=23,24|
住|=5|
体|的=-12|积=,,44|
何|=-55,,20|も=-8|も変=-20|を=-68|をす=-14|东=-67|东西=-67|件=15|修=-13|修改=-13|内=-14|内容=-14|文=4,-21|文件=4,-21|檔=-25|檔案=-25|
余|=65,33|
作|=-11,-12,-17|り=-13|为=18|成=-25|用=-60|確=15|確認=15|者=-9|量=-48|
你|$=-15|=-10,10|一=-15|不=-10,,-36|不用=14|会=-52|可=63|可以=63|把=24|是=-36|是只=-15|的=-75|的结=-15|看=-11|认=-16|认为=-16|负=25|负责=25|那=12|
來|$=18|
例| =12|$=12|=-4|を=-21|名=,-32|外=9|子=-25|由=-22|
供|应=-18|应商=-18|
依|=-5|存関=-20|据=-39|次=15|赖升=27|頼=-13|
侧|=7|
便|=14|
係|=-22|
保|=8,67,-10|存=,31|存し=16|持=-8,28|持一=49,,-28|持原=-9|留=15|
信|は=23|息=,17|息写=17|息用=14|用=17|
俩|=15,,-24|
修|=5,7|一=33|一下=33|复=-13|好=23|掉=17|改=-79|改任=17|改文=-29|正し=73|正は=-46|那=-31|那个=-31|
個|=,27|
們|=-7|
倒|=8,24,-21|
候|$=-17|=-35|选=-50|
値|=24|は=15|
值|=-3|不=-9|不值=-8|班=-13|
倾|=-21|向=-26|
假|如=-37|的=29|设=-33|
偏|=-11|
做|=-26,-10|了=-9|了什=-11|分=8|分析=-11|完=13|
停|下=13|止=30|
側|=5,12|を=20|
偶|=-16|尔=-22|
備|=16|
储|=-23|
像|$=10|
優|=,,-30|
元|=13|
先| =21|=-4,48|の=-29|判=17|别=-12|后=-75|在=12,,27|定=-26|帮=-15|帮我=-15|用=27|留=28|留着=28|頭=26|
兜|=11,20|
入|$=-9|=,7|っ=-31|って=-14|れ=20|力=12|口=-27|手=-15|的=-42|
全|=13|仓=16|的=14|绿=23,,37|过=31,,57|部=6|部挙=-16|部换=21|部清=23|部通=20,,31|
公|=-5,62,-37|共=38|共组=19|開=,,-34|
共|=-5|组=19|组件=19|
关|=-3,-9|掉=12|注=-24|注点=-23|系=-17|
其|=,22,-11|他=,22|余=20,18|
具|体=-14|体的=-16|
典|=-17|型=-27|
内|=7|信=19|容一=29|
册|第=-23|
再|=18,4,6|恢=22|恢复=22|把=61|来=9|現=35,,72|用=19|让=38|说=6|跑=,22|量=15|
冒|=,,32|烟=21|
写| =8|$=-12|=-7,74,-26|一=10|一个=18|一段=-14|两=-16|个=66|了=-28|代=-37|代码=-37|任=-11|任何=-11|入=-24|到=-35|单=22|在哪=-20|在回=-49|好=104|得=-14|操=-19|操作=-19|文=-65|文件=-65|权=15|权限=15|死=-6,24,-33|的=-13|着=-24|进=42,21|
冲|$=21|=-4|
决|$=31,22|=,42|定=-14|
况|$=7|下=-14|
净|$=10|=80,,21|
准|$=15,-17|=28|备=-27|改=15|更新=20|的=7,,-20|的列=24|
凌|=-19|晨=-19|
减|=13|
几|=-9|分=-12|处=-8|条=-13|次=7|种=-9|
凡|=,,-32|
処|=5,,-19|
出|$=-10|=,-14|し=-9|して=-8|し側=22|た=19|一个=19|一份=11|位=-17|位置=-17|力=42|包=27|来=-2|来问=38|现=-12|的=30|
击|穿=-14|
函|=,,-16|数=,,-15|
分|=-3,-7|けて=-12|两=15|别=-5,-57,38|别是=-19|别说=-25|割す=-19|岐=-55|批=19|支的=-13|支覆=21|析=-79|析结=-35|片=-11|钟=11,,50|隔=15|
切|$=22|=-9,-9|到=22|手=-20|手を=-20|
划|$=-54|=-12|
列|$=-21|=-8,-15|一=-28|一下=-57|出=-26|出所=-35|出来=-4|挙=-13|挙し=-20|给=21|给我=21|表=-4|
则|分=15|
创|=-34|建=-34|
初|=-6|期=14|期値=19|
删| ？=-37|=-54|了=-14|的=-8|除=-14|除的=-26|
判|=-12|断=-23|
別|=-22|に数=-17|
利|=-8|
别|=-3,-13,-4|修=-31|修那=-31|再=49|写死=23|动代=-14|在哪=-13|把=-60|改=-50|改任=-11|用=20|的=10|碰=29|说=-25|
到| 0=,49| docs=60,,-26| glossary=-61| notes=25| tmp=29| v=18|$=-19|=,19|一个=19|一半=-13|代=13|代码=13|原=19|原因=22|就=60|底=-16|数=-20|数据=-20|最新=15|期=11|第=16|
制|=4|台=11,-27|
券|=11|
削|=-36|除=-44|除さ=-28|除は=-12|
前|=-2|三后=27|十=,-30|后=48,,30|後=,24,30|提で=-13|的=34|缀=16|置=-14|还=-11|
剩|=15,34|余=11|
副|=-8|作=-23|作用=-23|
割|す=-19|する=-19|
力|=8|
办|=8|
功|=10|率=37|能=,19|
加| =30| =20|=48,48,-20|し=21|して=40|一=33,,-20|一个=46|上=101,14,-21|了=-10|到=51|的=-19|载=,,-19|重=26|重试=26|
务|=2|代=13|代码=13|是=-16|的=-7|能=20|能不=20|要=-19|
动|$=-6,,-7|=,-5|代=-15|代码=-15|态=-10|表=-32|
助|=,,-31|
効|い=-39|いて=-39|に=54|にす=17|
動|作=15|作確=15|時=12|
務|$=-15|
包|$=56|=4|体=,,29|到=24|
化|=3,11|
区|=,11|切=14|别=-46|里=26|里的=24|
十|=15|分=15|分钟=12|次=21|
千|=-9|
升|$=14|到=35,16|级=-11|
午|=-26|
半|=-4|年=,,-47|
单|$=-7|=,-17|测=22,,34|测和=19|
占|位=,,-26|比=-13|用=15|
卡|=3|住=,-36|在=13|在哪=8|
印|$=41|=6|
即|=,16|可=-16|
却|=-15|没=-24|
卸|=-10|
压|=10,,41|一=35|到=16|
原|=4,9|因=-3,,-22|文=-20|来=59,,-42|来的=21|样=9|样贴=15|生=-22|
去|$=47,25|=,38|写=-20|重=-12|
参|=3,61,-45|数=,30|
又|=-17|
及|=-7|哪=-24|
友|=18,,-48|好=56|
双|写=-13|缓=16|缓冲=16|
反|=,52|应=15|而=-12|
发| 0=,-20|$=4|=-13|一=,,27|布=-16|我=,-58|现=-7|
取|$=22|り=5|中=27,-40|中位=27,-40|
受|信=-11|
变|$=37,31|=-6|慢=-14|更=-7|量名=24|
口| ？=-18|=-10,12|文=16|文档=34|没=43|
句|$=-17|=-9,10|
另|=-4|一=,27|一个=,27|
只|=6,13,-27|修=23|做=-11|准=13|分=-20|分析=-20|在=31|审=-15|改=9|是=-10|有=-9|有一=21|能=-16|许=20|读=-20,,-12|读任=-12|读分=,,-28|读排=-17|读方=-13|
可|$=,32|=3,-7|以=5|以跑=33,-49|疑=-81|疑的=-25|能=-61|能性=-66|能的=-28|配=35|配置=18|
台|=-3|组=-21|
右|=,37|上=19|上角=19|
号|在=16|
各| 0=37,-37|=,-22,26|三=14|编=16|编一=16|自=-34|自的=-35|跑=21,,19|
合|$=-10|=-3,,-8|の=-38|わ=,,-21|わせ=,,-45|テ=17|テス=17|入=-53|成=14|成一=14|我=-20|规=-21|进来=33|
同|=,-11|じ=14|一=-17|一个=-13|事=-21|学=-10|样=20|步=,47|步更=23|目=14|
名|$=-9|=5,14,-28|为=15|
后| 0 行=,-33|$=-28|=,5|停=18|台=-5|各=12,,39|在=20|对=,,30|把=147|来=-13|用=,,37|的=-8|续=-15|面=,31|
吐|=34|
吗| ？=8,-57,50|$=-27|=13,-57,50|
吞|=,-31|吐=24,-31|
否|=-23|一=-10|一致=-10|
吧|$=78,,-57|=60,22,-59|
含|=,,-40|め=-9|
听|=-26|
启|=-3|
吵|=-25|
告|$=-14|=22,,16|し=,,28|して=,,28|訴=-15|訴我=-15|警=5|诉=12|诉我=4|
员|$=-8|=,,-20|
呢|$=-14|=-21|
周|=-33,25|
呼|=5|ば=-41|ばれ=-41|
命|=,,-10|令和=-19|名=,23,-29|
和| v=-19|=-6,-4|理=-45|理由=-45|行=-43|行号=-43|
咱|=-13|们=-15|
品|=,,-16|
哈|$=-15|
响|$=8|=-7|
哪| ？=-29|=-79|一=-4,-36,60|一步=6,-43,27|个=-16|个文=-25|些=-59|些分=-14|些地=-6|些接=-14|些是=-8|些有=25|些测=7|些目=-25|些组=-18|些表=-9|几=-16|几条=-12|张=-30|张表=-18|怕=17|条=-16|裡=-21|里=-87|
唯|讀=-36|讀任=-15|
啊|$=-54|
問|=-21|
啥|=-28|
喂|=,-32|
善|=-19|案=-33|
嘛|=-29|的=-16|
器|$=-6,-19|=27|的=,,-24|里=7|
四|=,16|个=-11,26|
回| 0=32|し=121,,25|して=86,-24,90|去=29|复=-30|复里=-29,20|它=26|我=-15|放=45|滚=-34|滚的=-28|答=-73|给我=-29|落=30|覆=-12|
因|$=-9,,18|=-3|为=-12|此=12|
团|=-10|
図|=-10|
固|定=-7|
图|$=47|=26,7,-17|标=64,,-20|片=11,41|
圈|=9|
在| dev=,,44|=-9,-6|什=-19|什么=-17|依=18|依赖=18|做=-16|写=-14|哪=-25|哪裡=-19|哪里=-25|回=-46|回复=-40|多=13|多少=26|干=14,,29|干净=29|手=29|手机=21|最=-9|本=33,,52|测=14|测试=41|用=,22,-71|用旧=50|还能=22|那=-18|
地|不=21|方=-33|方加=22|方标=26|时=19|时间=20|起=17|
均|=7,-51,43|值=,,31|
坏|=,,29|
坑|=-10|
块|=,9|一=17|一个=17|
型|=4|
埋|=9,34|めて=16|
基|准=44|
報|=-4,,14|告=-17,,39|告し=,,28|
場|で=29|合=-13|合の=-38|
堵|上=21|
塞|=10|い=33|いで=33|
境|$=53|=7|
増|え=,,33|
增|一条=20|加=17|的=,,46|
壊|=-8|れ=-12|
声|$=21|
处| ？=-38|$=-9,35,-16|=,7|理=5|
备|=-4|
変|=3|わっ=-13|更=-18|更し=-5|更は=-7|更・=-15|
复|=-7|制=28|现=25,,67|现一=33,-35|用=-44|里=-20,22|里就=-76|
外|=3,40,-24|
多| 0=12,,-20|=-2|久=,-24|少=-5,,13|少条=9|
夜|=6,19|间=86|
够|=-7|
大| 0=16|丈=-14|丈夫=-14|小写=20|概=-36|的=,,31|
天|$=-11|=-5,25|三=-16|
太|=-7|
夫|=-14|
央|=23,-39|値=23,-39|
失|=2,,-9|敗し=8|败的=39,-18,24|
头|$=-10|=26|
套|$=15|
好|$=4,35|=15|它=26,,-42|就=,,-34|就行=,,-34|的=,,38|
如|=-28|何=-20|果把=-34|
妥|当な=23|
子|$=-8|=-4|
字|=,19|も=20|も変=20|以=-8|以内=-8|号=18|段=4,13|母=21|
存| 0=21|=,42,-5|ユ=15|ユー=15|储=-11|到=48,,-39|区里=30|器=-13|在哪=-13|在的=25|失=-21|成=11|関=-20|関係=-20|
学|=-26|
它|$=,30,-18|=,25|
安|全=,40|装=,-20|
完|$=41|=32,,19|再=,56|就=-19|把=21|用=16|给=18|
定| 0=16|$=-8|=-2,23|画=28|画面=28|頁=17|
实|$=-9|=-8|到=21|到代=21|测=29|现=,28|际=9|
実|行し=9,-69,38|行も=-21|装=,29|装に=19|装は=-32|際=-17|際の=-19|
审|$=-18|=-14,,-31|一=-26|一下=-23|查=-14|查员=-23|计=10|计日=-10|
客|=-12|户=-5|
害|=-22|
家|=-13,34|
容|$=-9|=11|一=40|器=48,-84,48|器里=10,-34|易=-18|
宽|度=18|
寄|せ=,,-24|せて=18|存=-13|存器=-13|
密|=,,-47|码=,,-24|
寫|=,45|
对|=,-15|一=-23|一下=-10|上=-10|不上=8|外=29|外的=13|照=-37|齐=33,25|
导|=,,-20|出=,52,-41|
対|=4,17|応=9,44|応は=-16|
専|=-39|用=-13|用の=6|
將|=42|
小| 0=16|=17,18|写=23|数=,,-20|时=,26|赵=-18|
少|$=-6,,16|条=9|
尔|=-19|
就|=41,32|修=95,69|好=-9|好了=21|把=11|改=71,46|留=31|直=25|直接=25|说=-9|问=-16|顺=25|顺手=25|
尾|$=35|=14|に=18|
层|$=-8|=-6|
展|=,22,-17|示=13,,-24|
属|=-35|实=-27|
履|=-8|歴を=-20|
岐|=-55|
峰|=8,,19|
工|=-3|作=-6,21|作量=-48|单=-12|
左|=-8|
差|$=,-65,50|=-5,,22|し=31|し替=29|异=-5|
己|写=-12|提=-29|提交=-19|
已|=-7,22|有的=21|知=-16|经=-3|经合=-20|
布|=-5|
带|=8,-9|上=10|
帧|$=-14|=-7,,18|
帮|=-23|我=-47|我想=-11|我查=-27|
帳|=25|
常|=29|量=26|
幫|我把=18|
干|=3|净=80,,21|嘛=-29|嘛的=-16|
平|$=33|台=-18|台组=-21|均=,-28|
年|=-6,33,-45|份=19|
并|=20,12|改=44|改好=24|给=-20|说=-15|说明=-15|
序|$=-13|=-33|哪=-18|的=-15|说=-20|
库|=3|上=50,-46,42|字=-28|字段=-28|里=-17|里有=-18|
应|=,16,-12|为=31|商=-18|当=41,,-30|
底|=4|
废|=11|弃=16|
度|=-4,13|条=23|的=-10|
建|=9|一=69,,37|文=-36|文件=-33|议=-56|
开|$=14,22|头=27|始=-8|源=-14|
异|$=-21|
弄|=4,56|好=15|完=16|清=-21|清楚=-8|
式|$=-8|=,8|照=27|
引|=6,77,-20|入=7|擎=-23|用=,,-38|用一=36|用的=,,-29|
弹|=6,,-34|窗=,,-21|
归|=17,-14|你=14,18|
当|なも=23|初=-16|前=12|时=-32|时的=-45|
录|下单=19|失=13|失败=13|是=-23|页=7,27|页那=14|
形|=,73,-13|
影|=-23|响=-9|響=-12|
征|=-22|
径|=-4|和=13|
很|=-21|
律|=24,17,-18|
後|=16,11|の=15|ま=14|まで=14|
従|=14|
得|=-3|住=-12|懂=-15|懂的=-15|我=-15|提=-14|提交=-14|是=22|来=27|来吗=17|过=32,,131|过吗=22|
必|现=16|要な=-16|须=9,31|
志|$=-7|级=11|级别=11|
応|=11,33|は=-16|
快|=-5|取=-19|
怀|=-11|疑=-11|
态|机=-17|
怎|=-90|么=-48|么办=-13|么处=-19|样=-13|麼=-11|
怒|=13|ら=13|られ=13|
思|=-9|う=-33|
急|=-10|
性|$=-9|=-26|排=-14|质=-18|
怪|し=-11|しい=-11|
总|$=-15|=-5|结=-16|
息|$=-6,,19|=-4,-19|写=21|用=14|的=-27|里=,,15|
情|况下=-14|
惯|=24|
想|=-129|办=18|办法=18|在=-13|把=-37|知=6|知道=6|
意|=,27,-21|して=27|見を=-12|见=14|见如=23|
感|=,60|じ=23|
態|=9|
慢|$=-14|=-5,,14|查=15|查询=15|
成| 0=,,-18| docs=71,19| =31|=29,33,-4|一个=31,32|一张=,-37|三=17|功=18|功率=25|只=13|新=11|新的=17|本=-12|枚=18|枚举=18|测=42|测试=30|物=,,41|的代=44|表=-52|
我|$=-8,-24,14|=-24,,-4|一=-13|一句=24|一条=-27|们=-19|們=-38|卡=31|卡在=18|听=-16|希=15|希望=15|心=-16|想=-14|想知=13|拿=-12|拿去=-10|来=-6|来改=-15|查=-27|看下=-16|确=18|确认=18|自=-32|自己=-32|
或|=-50|者=-23|
截|=15|图=-10|
户|=-6|的=-17|
戻|=,18|り=14|
所|$=-13|=-9,22,-13|を=-13|有=,31,-33|有会=-25|有调=-16|要=10|要時=10|
手|$=-17|=,35|を=-5|元=13|册=-45|册第=-23|把=45|机=,32|柄=16|治=21|补=22|补上=22|
才|=,91|到=-15|算=35,32,79|算完=21,,58|
打| tag=-12|一=75|一个=27,-41|上=17|个=15|出=16|印=7|开=8,,75|算=-33|进=-20|
执|=3|行两=-31|行了=-22|
扩|展=16|
扫|=5|一=15|
找|=-5|个=19|出=-9,32|到=30|到原=17|
承|=-13|
抄|=15|
把| 0=37| src=23| =-12| =40|=11,,-5|分=-23|失=24|它=30|我=24|我们=24|所=-11|超=-62|超时=-62|那=35|那几=19|
抓|=,,19|
抖|动=23|
折|=37,15|腾=41|
护|=-9|
报|=11,-8,28|了=44|告=-12|多=19|多少=19|错=42,,25|
抱|=-17|
抵|=21|
抽|=21,,-15|到=39|成=20|
担|=-30|心=-15|
拉|起=24|
拒|绝=14|
拖|=15|动=15|
拟|=10,-16,52|一=-27|器=37,,20|机=19|
择|=31|
拼|接=,,-35|
拾|=25,22|
拿|不=24,20,-35|不准=10,,-20|到=-32|去=-23|掉=9|
持|=52,28,-9|一=49,,-28|一致=36,,-28|不=-17|原=-8|
挂|$=29,,31|=6,-12|的=14|
指|=,21|出=-48|定=37|摘=-6|摘し=-32|摘は=-16|数=23|数退=10|
按|  分=-15| =-15|=,-14|代=-22|代码=-22|住=14|可=-25|可能=-14|模=-10|模块=-10|照=23|租=-23|租户=-23|规=82|规则=30|钮=9,40,-47|
挑|=-18|
挙|=-64|げ=-33|げて=-44|し=-20|して=-18|
挪|=69|到=85|
捋|=-22|一=-15|
换|$=9|=24,23|成=21,32|成新=57|掉=11|行=19|
据|=-23|修=-20|修复=-20|库=-6,,-29|库字=-28|此=-30|结=-24|结构=-24|
掉| ？=-54|$=140,46|=13,15|了=-15|它=21|
排|$=,,-31|=-36,13,-19|个=-13|前=-13|序=-22|查=-7|
探|=-41|し=-29|して=-23|
接|=,16,-15|修=30|写=-15|发=-10|口=5,37|口文=34|口没=43|回=-16|改=90|着=14|贴=-28|
控|制=6|制台=11,-27|
推|=-55,18|断=-57|荐=-14|荐一=-15|
提|$=-8|=-2,12|で=-13|交=-16|交不=-19|交历=-24|交的=-22|交里=-31|供=34|升=18|案し=-21|示=9,,-25|醒=13|
插|=,14|件=,27|画=14|
換|えて=27|
握|手=19,-29|
搜|=7|索=13|索框=27|
摘|し=-32|して=-32|は=-16|
摸|=-33|个=-13|个底=-13|底=-14|清=-17|
撤|=,51|
操|=-9|作=-11|
擎|=-23|
擦|=-12|
擬|=26|器=20|
支|付回=-16|持=19,41|的=-13|覆=21|覆盖=21|
收|$=9,,37|=10|到=-39|工=11|拾=41|
改| ？=-15|=5,43,-7|为=43|任=8|任何=8|动=-24|动任=-17|哪=-53|哪些=-20|善=-16|善案=-33|好=8|完=,37,25|对=98|成=10,58,-12|掉=22|文=-7|文件=-42|法=-17|用=53|的=-26|造=-38|
放|=4|一=40,,37|到=,21,-34|进=17|
效|=,46,-18|的=-12|
敗|し=8|した=39|時の=-11|
教|=-28,-23,47|え=-24,-35,40|えて=-24,-35,40|
数| 0=44|$=33|=2,-10|え=-19|えて=-19|だ=20|だけ=20|を=10|和=70|字=46|据修=-20|据库=-6,,-29|据结=-24|退=10|退避=10|
整|$=18|=16,-8,-14|个目=44|段=32|理=4,,-36|
文|$=5|=-2,6,-21|件=-9,-9|件和=-25|件头=36|件行=-24|字=-5|字も=20|案=10,,-52|档=,,-36|档里=,,-32|言=29|
断|=-4,-12|して=-23|网的=20|言=-47|言了=-39|
新| docs=36|$=21|人=-14|增的=,,46|建=9|生=,,23|生成=,,23|的=6|组=18|
方| sdk=-18| ？=-9|$=-17|=-17,-7,-6|が=-42|に=19|加=22|式=5|标=26|案=14|法=-13|面=-35|
施|=-28|
无|=,-19|
既|=,-14|存ユ=15|定=14|
日|=3,34,-21|・=-16|志级=11|期=38|本=38|本語=14|次=20|的=,,40|
旧|$=17|的=18,25|
早|=7,,-40|
时|$=,,-13|不要=24|会=-6|候=9|到=-18|只=22|序=-26|换=21|机=-13|的=-7|间线=-18|
明|=-14,27|し=-122|して=-80|
映|射=23|
昨|=-6|晚=-15|
是| 0=30|=-40,-11|一=-12|什=-19|什么=-12|从=-12|先=-18|否=-16|否一=-10|哪一=-13|哪些=-16|在哪=-32|对=12|干嘛=-16|必=24|必现=24|怎=-45|怎么=-26|真=6|被=-23|谁=-28|
显|=32|存=,-45|示=36|
時|に=-12|の=-10|刻=23,,-29|間=,-30,130|間を=78,,34|
晚|=-8|跑=-34|
晨|=-21|
景|$=-12|
曲|=36,,50|线=33,,43|
更|=-13|し=-5|した=-43|して=55|しな=-29|は=-7|・=-15|
書|=-3,18|き=-14|き込=-35|
替|=,29|え=34|换掉=19|
最|=-1,,-4|低=35|初=,-43|可=-32|可能=-13|后=5,,11|后给=-12|坏=-30|多=,39|大=8,-13|後=48|後の=13|後ま=14|新=53|终=15,,20|终消=19,15,19|近=-24|近一=-17|难=-22|
會|=-39|不=-13|不會=-13|
月|  と=-15| =-15|=-33|有=-20|
有| 0=-19|$=-5,16,-28|=-4,,-4|个=-25|个数=-18|人=-20|会=-28|写=-51|几=-20|可=-33|可能=-32|哪=-26|哪些=5|在=-29|多=5|把=-16|报=38|报错=27|未=-16|沒=-26|沒有=-26|没=-35,-24,10|没有=-35,-24,10|漏=-17|無=-26|调=-20|调用=-20|错=16|
服|务的=-7|务能=20|
期| 0=28|$=-6|=-5,,-18|値=19|
末|尾=16|尾に=18|
本| scripts=15|=-2|地=5,,41|地时=19|地起=17|当=,-25|語=14|身=15|里=-13|
权|=,18|
材|=-21|料=-58|
束|$=-10|后=22|
条| sql=-10|=-4|件=-9|写=-47|数=31|目=26|给=-20|评=18|评论=18|路=-16|路径=-11|链=-26|链路=-13|附=-19|
来|$=12|一=124,-20|一遍=13,,30|了=-9|修=-21|告=-18|告诉=-18|改=-26|看=11|看看=27|问=13|问我=38|
板|=-5|子=-11|
构|师=-17|建一=29|看=-20|
析|$=-17|=-5|だ=-16|だけ=-16|器=39|
枚|=28|举=11|
果|$=-9|=5,-7,10|の=14|を=25|写=12|写到=-42|发=13|我=15|把=-34|
架|=,19,-17|屏=20|构=-8|构师=-17|
柄|=25|
查|$=-33|=-5,43,-15|一=-9|一下=-15|员=-23|
査|=-4,21|のみ=-74|
标| 0=47|$=-8|=,18|上=-29|出=-22|
栈|=,-25,21|
栏|=42,,-31|
树|=-25|
校|=,17|
样| ？=-56|子=56|式=43|本=,-22|的毛=16|贴=15|
核|=-42|实=-36|对=-60|
根|=-14,47|拠=-20|
格|$=24|=22,30,-19|回=-31|式=15,13|式照=27|给=-22|给我=-22|
桁|=37|
框|$=-10|=20,91,-97|
案| =14|$=-41|=-15,-11|し=-21|を=-50|
档|=,,-9|里=,,-32|里有=-19|里的=12|
检|=,28|查=,19|
検|索=15|証し=-23|
楚|$=-27|
業|=-11|
概|不=11|
構|い=10|いま=10|
標|=,29|
模|块=-4|块一=17|拟=45,,22|拟器=37,,20|擬=20|擬器=20|
権|=-14|限=-22|
檔|=7|案=-8|
欄|=11|位=16|
次| ？=-12|$=26,,53|=12,,7|修=-30|取=18,-25|失=29|失败=29|的=9|
止|め=23|めて=77|
正|=-4,11|し=59|して=56|は=-46|常=12|
此|=,20|
步|$=8|=-4|更=23|更新=23|骤=-4|
歴|を=-20|
死|=3,12|
残|=,56|し=14|して=44|す=25|留=-14|
段|$=-5|=-2,10|
母|=35|
每|=-3|一=,,24|天=-9|条=-18|条写=-36|条附=-19|秒=9|
比|$=12,,42|=,,40|一下=,,29|上=18|
气|=,,-33|
気|=-8|
水|=,18|线=,14|
永|远排=23|
求|$=-11|=,16|書=14|
汇|报=-10|
決|=-66|め=-37|済=-19|
沒|=-9|有=-7|
没|=-10|人=6,18,-37|人动=-26|人用=,,-32|写=-59|反=15|反应=15|定=-13|提=-35|有=-32|有内=34|有写=-30|有可=-24|有哪=-17|有把=-16|有报=27|有漏=-33|有现=-18|有的=-25|法=11|用=,26|走=-17|
治|=17|
沿|用=46|
法|$=-22|=-4,80,-14|务=-23|
注|$=-12|=,,-17|明=13|点=-23|释=48,20,-11|释说=17|释里=28|
洗|=-8|い=-9|い出=-12|
活|=,22|动=19|
流|=-3|し=40,,153|して=14,-18,40|れを=-13|水=,15|水线=,14|程=-11|量=-12|
测|$=20|=,,18|一=76|一下=46|试=-7|试依=-15|试同=-17|试库=24|试里=-18|
消|=-4,78|え=-68|す=-11|息=,-20,10|息的=-27|息里=,,21|的=18|
涉|=-11|及=-11|
润|=21|
涨|=-15|到=-17|
混|=-11|用=-36|
清|=6,,-26|单=-18|理任=-13|走=11|
測|$=20|=,,30|
游|标=18|
源|=3|码=-11|码不=28|
準|=,32|
滚|动=17|的=-28|
漏|=-9|了=9|
演|=,-41|练=,-50|练一=17|
灰|$=22|
点|$=-6|=-8,11|を=-21|看=-10|
為|=,28|
烟|=21|
烦|=21|把=26|
烧|=18|
热|点=,,33|
無|=,29|効に=17|
然|=16,37|后=17,17|后把=22|后给=-27|
照|=,9,-15|做=24|这=12|这个=12|
片|=,27,-31|
版|=-3|本=-3|
物|理=-12|
特|=-19|に=-12|征=-22|
状|$=-9|态机=-17|態=7|
猜|$=38|=10|
率|$=9|=11|と=,-43|和=23|
环|=3|境=10|
现| 0=27|=2|一=9|一下=33,-35|不=32|在多=17|场=-14|状=6|
班|前=34|
理| =15| ？=-25|$=,-10|=1,17,-14|一=-7|任=-13|任务=-13|员=51|成=,,-19|成表=-37|由=-5|
生|=,10|成=,,18|成物=,,41|成的=27|
用| 0=58| tools=45,-24,52| valgrind=18| =24,,34|$=-13|=13,-10|上=33|中=17|中文=17|了=-6|例=4|例由=-22|处=9|已=17|已有=17|意=12|户=-8|户的=-16|旧的=28|法=-11|现=65|现成=25|的=,43|的内=38|的删=50|的是=-15|表格=-29|語=-23|
由| ci=22| dba=11|$=-30|=-9|に=16|你=20|哪=-11|
画|$=23|成=-18|面=6,35,-37|面に=16|面の=18|
界|$=-14|=,16|
留|$=19|=43,55,-42|两=20|了=30,,-29|在=18|着=39,30,-15|
番|=-4|に=-16|
疑|$=-12|=-32|
登|录下=19|录页=,24|
白|$=-17|=4,15|屏=9|
百|=-8|字=-79|
的| lint=16| ？=-52|$=-14,43|=1,,-4|一=14|事件=30|五=11|五个=11|代=6|代码=6|以=16|任=,,22|先后=-49|内=15|列=-11|加=8|区=-30|区别=-30|升=14|可=-14|启=-45|启动=-45|命=12|图=15|在=40|地方=-9|实=-11|实现=-48|导=-11|导出=-24|就=16,33|建=-14|情=7|情况=7|报=50|报错=46|提=-33|提交=-41|改动=-6|数据=-12|文=6|文件=16|方法=-24|日=19|日志=12|时=-4|时候=-7|是=-9|来=22|样=29|样子=12|格=23|格式=12|每=-11|毛=16|毛病=16|现=-20|用=,,-11|用例=-9,,-12|用户=13|留=16|直=66|直接=66|空=10|第=-11|结论=-22|给我=22|耗=21|耗时=21|脚=-18|脚本=-18|虚=18|虚拟=18|角=-12|话=14|选=21|都=18|重构=-21|问=,19|问题=,18|顺=-10|顺序=-10|风=-22|风险=-15|
监|控=-74|
盖|了=-17|住=44|
盘|=,38,-11|点=19|
盤|=-10|
目|=6|前=-7,25|录是=-23|标=,-14|
直|=4,67,-8|し=58,27|して=197,33|し方=-20|到=21,22|接=,,-16|接修=30|接写=-15|接发=-67|接回=-16|接改=76|接贴=-28|
相|=-7|
盾|=-10|
看|$=-25|=-9|一下=-25|一眼=13|不=-14|代=-16|代码=-16|前=16|哪一=40|哪个=24|我=-12|我们=-10|有=,-41|有没=,-41|看=4|看现=-12|看这=-18|能不=22|这=-26|
真|正=-10|
着| =-26|=-2|手=-32|走=14|
知|=-12|り=-20|りた=-15|道=-8|
矩|=10|阵=35|
码| 0=17|$=4|=-9,13|一行=12|位=-22|位置=-22|别=15|推=-43|改动=-13|里=8|里找=-15|错=16|
研|$=-22|=-6,,-54|一=-19|一下=-19|任=-16|任务=-16|究一=31|
确|=8,,16|认=8|认后=21|
碰|$=38,17|=4,18|代=-30|代码=-30|
確|=9|か=21,-36,37|かめ=21,-36,37|認=13|認は=26,,-34|
示|$=24,21,-23|=29,80,-58|して=-46|
禁|止=-25|用=34|
秒|$=-23|=46|内=39|
租|=-25|户=-22|
积|=,,22|
移|=4,15|行=-8|除=9|
程|=-14|度=-20|式=-6|
稱|=23|
稳|=,,29|定=19,,49|
稿|$=-23|
積|=-9|も=-28|もり=-16|
究|一=31|一下=31|
空|$=14|=46,,-13|の=10|值=21|库=21|格=16|
穿|=-24|
突|=-4|き止=18|
窗|=,48,-27|口=-18|
立|ち=20|ち上=18,-24|
站|内=19|内信=19|
章|=,19|
端|$=26|=-4|
競|=-11|合=-11|
符|=,,-12|号=14|
第| 0 步=-13|=-3|一=12|一个=25|
等|于=23|
答|$=-152|=-79|え=-18|えて=-22|
策|=-7,,-46|
筛|=11|选=11|
箇|=-39|所=-36|所を=-11|
算|=-3,9|完=24,,65|
管|$=24|=18|理=,17,-16|理员=51|
类|$=-6|
粒|=-19|
糊|弄=16|
系|=-10,34,-33|统=-10|
索|=-5|框=27|
終|=63|わ=83,,14|わっ=20|了=26|
組|=-7|みを=-12|
経|=-9|路=-81|
結|=18|合=,-37|合テ=,-37|果=97|果の=14|果を=20|
給|我=13|
統|=7,43|一=64|
維|=17|持=17|
緑|=36,,97|に=12,,36|
線|=,,-36|
編|集=-5|集も=-13|
繁|=20|
红|=21|了=,,61|
约|=-5|
级|=-5|别=10|
纯|=-23|调=-24|调研=-24|
纸|=-28|面=-22|
线|上=-20|的=-10|
练|一=17|
组|=-11|件=,,-16|
终|=8,,15|消=19,15,19|消息=19,15,19|
经|=-18|合=-20|过哪=14|
结|=-8|合=-38|束后=22|构看=-20|果=9,,15|果发=15|论=-9|论发=-23|
绕|=,,22|过=-19|
给| =-16|=-9|一=-7|不=-24|两=-39|个=-45|他=-31|出=-25|客=-25|客户=-25|意=-23|意见=-23|我=12,-7,43|我一=-15|我听=-16|我数=21|证=-40|证据=-40|
统|=,,-14|一=43,57,-37|一成=47|一用=17|统=20|
继|续=11|
续| 0 分=21|
维|=-11|
绿|$=18,35,103|=108,87,140|
缀| =16|=17|
缓|=,13|存=-3|
编|=19|一=53,,34|不=15|号=20|得=25|得过=25|译=9|译一=19|过=23,,30|
缩|=8|
缺|=-10,,-18|
网|=-7|关=-10|
置|$=-12|=3,25,-16|き=21,37|き換=25,19|中=13|中心=13|和=-17|灰=12|页=13|项=9|
署|=-7|
群|里=,-45|
翻|=,40|倍=-15|
老|=-5,11|师=14|板=-47|
考|=,,-29|え=-30|えて=-19|
者|=,17|
耗|=29,-23,27|时=28,-22,35|
聊|=-11,,-34|
联|$=42|调=17|
背|=,23|景=-4|
能|=2,7,5|不=,-48,37|不能=,-46,36|删=-22|动=12|变=34|合=-37|否=-27|在=58|复用=-16|性=-66|性排=-14|把=-66|的=-34|装=20|起=23|起来=15|跑=34,,38|过=16,,37|
脚|=-9|本=-10|本的=-19|本都=-12|本里=-10|
腾|=43|
自|=4|己写=-12|己提=-29|查=16|的=-35|
致|$=14|=6,,-13|的列=-40|
色|=,40,-27|
花|=,,27|了=20|了多=20|在=-10|在哪=-10|
英|=28,57,-43|文=-26,30,-13|
范|=4|围=-16|
草|=-56|稿=-20|
荐|=-14|一=-15|一个=-15|
荷|=23|
菜|=10|单=10|
落|=14|ち=,-17,55|ちた=7,-41|と=76|とし=38|实=30|实到=21|
處|理=-10|
虚|拟=13|拟机=19|
血|=,,-48|
行|=,-4,-4|い=-11|いま=-11|し=11,-30,54|して=,-23|す=-24|する=-18|は=9|も=-21|一次=22|两=-31|为=-7|号=-113|数=7|数和=17|覆=23|覆盖=23|都=-9|
补|=41,127,-9|一=176|一个=31|上=200,20|单=16|单测=16|完=18|齐=15|
表|$=-23,,28|=,-23|に=,-28|にし=-10,-34|头=14|形=-18|形式=-18|情=23|格=-5|格回=-31|格给=-22|示=35,23,-35|
被|=-45,14,-19|删=-11|回=-17|引=16,,-28|引用=16,,-28|重=-20|
装|に=19|は=-32|上=19|
補|=15,67|上=56|
複|=,25|
西|$=-15|=-20|
要| 0=-25|$=8|=-7,10|な=-10|一=12|一个=54|不=-33|不要=-33|了=41|修改=11|做=-12|先=-13|写=-11|几=22|几秒=22|动=-43|动表=-32|多=8|多久=15|实=-12|把=-83|提=-56|提交=-44|支=8|支持=8|改=-10|改动=-21|改哪=-19|時=10|時間=10|求=,26|清=-19|能=35,43|自=20|落=-29|落到=-29|重=13|重写=-20|
覆|=-9|盖=-9|盖了=-17|
見|=-3|える=-20|つ=14|て=-18|を=-12|をく=-12|積=-9|積も=-28|
規|=-7|
覧|$=-17|=-4|で=14|にし=-10|
観|=-71|点=-67|
见|$=-16|=-13|如=23|如下=23|
规|=-3|则分=15|
视|=8|为=19|
觉|=-16|得=-15|
角|=,34|度=-42|色=-17|
解|决=91,36|开=25|析=10|析器=39|消=42,26|释=-87|释一=-57|
触|=-7,48|っ=16|って=16|发=-36|发的=-23|
言|=,21,-19|了=-39|語=17|
計|=,,28|画=-47|
訊|=8|息=27|
討|=-13|
記|=14,22,-20|
設|=,26,-32|定=,23,-32|定を=-12|定画=28|定頁=17|
訳|=44|
訴|我=-15|
証|=-28|し=-23|して=-23|の=-47|のな=-21|
試|$=16|=11|し=62,-28,39|して=62,-28,39|
該|=-12|当=-8|
認|$=,,32|=,25|は=26,,-34|はこ=15|証=-6|証の=-21|
語|=9,42,-35|
誤|=26|訊=13|訊息=13|
說|=-11|明=-8|
説|=-43|明=-13|明し=-122|
読|=-35,26,-18|み=-5|み取=-12|ん=-35|んで=-44|
誰|=-19|が=-20|
調|=-12,19|査=-23|
請|先=20|問=-20|在=24|求書=14|
論|=-27|
警|$=12|=46,10|告=111|
讀|任=-15|任務=-15|
计|$=-10|一=-51|一下=-22|划=-22|日=-10|日志=-10|稿=18|
认| 0=32|$=28|=6|为=-19|关=28|后=21|
让| test=25|=27|它=58|
训|=-10|练=-8|
议|=-31|
记|=-4|下=-16,,23|下来=-36|住=31,,-35|录=-8|得=11|
讲|=-53|清=-7|给=-28|给我=-28|讲=-21|
许|动=-8|改=-12|
论|=-9|发=-23|发我=-23|
设|$=-71|=-4,20,-41|置页=13|计一=-21|计稿=18|
证|=2,,20|一=19,-36|一下=14|书=18|据=-20|明=28,33,92|码=26|
评|=-18|估=-12|审=6|论=,,-29|
诉|我=4|我卡=31|
诊|=-24|
译|=4|一=19|
试|$=4|=3,,-5|一=103,-41|一下=41|依=-15|同=-17|同学=-17|库=24|库上=16|试=22|输=14|输出=14|里=-18|
话|$=-8|=3|说=-18|
该|退=19|
语|=-5,,-45|音=-15|
误|$=12|=-4|伤=-16|删=-10|数=,-32|率=,-24|
说|$=-25|=-35|一声=21|他=-22|你=-42|哪=-9|明=-4|清=-7|清楚=-11|话=27|说=-88|说你=-38|
请|=3,,-9|一=23|不=-19|不要=-19|从=-63|以=-14|在=20|对=-21|求=14|看=-21|给=-30|给出=-13|说=-18|说明=-18|阅=-23|阅读=-23|
读|$=-14|=-37,48,-10|一=-26|一下=-37|一遍=-9|任=-36|任务=-36|分=,,-28|分析=,,-28|排=-17|排查=-17|方=-13|方式=-13|
谁|=-99,33|为=-26|为准=-17|在=-44|在调=-9|来=-22|要=-18|要求=-18|说=-23|
调|$=16|=4,20,-20|到=23|度=-10|整=17,25,-43|研=-37|研一=-19|研任=-16|
象|=-8|
貼|=18,,21|っ=-15,-22,70|って=-15,-22,70|
责|$=16|
败|$=-15|的=39,-18,24|
账|户=24|
质|$=-15|=-8|
贴|=-16,-27,77|出=-7,,38|出来=-7,,38|回=-9|在=-21|在回=-33|给=26|给我=26|
资|=-7|金=-15|
赖|$=-6|升=27|
赤|=29,,21|い=13|
走|$=64,32,-105|=6|っ=-18|ら=,,49|らせ=,,49|る=-15|一=,-14,91|一遍=,,76|不通=24|哪=-20|
赵|=-18|
起|=57,-11,31|き=-18|一=23,-99,52|一个=-9,-41|一套=22|两=16|來=21|動=16|動時=34|得=27|得来=27|提=13|提交=13|服=30|服务=30|来=16,-25,85|来看=17|
超| 0=19|=5,-8|え=44|出=14|时=-10|过=5|过一=-16|
越|=-13|
足|=18,27|し=22|して=33|
跑| 0 次=24| 0=21,,46| =21|$=6|=25,,73|一=114,,164|一下=25,,31|一次=9|一遍=52,,28|三=86,,26|三遍=42|不=22,37|全=-16|十=30|完=,-38|的=-13|
跟|=23,,-10|上=21|他=19|着=25,17|着改=-22|着走=14|随=17|
路|$=-34|=-8|径=-6|径和=,,-22|由=,20|
跳|=-5|
车|=,,-28|
转|=14,42|成=32|
轮|$=16,-21,46|=13|
轻|=15|
载|=-6|
辑|$=-8|=-5,,-40|
输|=5|出=,,19|
边|$=-10|=-5,56|注=17|
込|=-14|ま=-16|まれ=-21|み=-9|
迁|=7|移=7|过=18|
过| 0 就=15| 0=7| =-21|$=,,142|=,-6,6|一=,,-16|一次=-20|吗=16,-24|就=13|时的=21|期=,19|来=8,,-24|的=-19|
运|=-16,30|行=-26|
近| 0 个=-33|=-16|一=-17|
返|=18|す=25|信は=18|回=41,10,-41|
还|=2|在=,,-65|是=-46|有=-21,,-23|有哪=14|有没=-38|没=-17,,-25|没定=-13|编=17|编得=17|能=,,20|
这|=3,,-18|两个=-14|个=-5|个仓=-11|个提=-14|个模=-21|是一=-17|条=-30|段=26|种=-9|边=,,-22|
进| docs=27|=13|度条=23|程=-19|行=13|
远|排=23|
连|$=39|=5|同=21|接=-12|跑=21|
迟|=-6|
迭|=-26|代=-26|
追|加=13|加し=21|加到=15|
退|=8,18|出=28|回=11|
送|=-15,,-28|信=-10|走=29|
适|=6|
逆|=14|
选|一=12|中=21|择=31|的=22|
逐|=,,35|一=-15|个列=-22|
途|=-10|
通|$=10|=50,7,20|る=192,,141|るこ=19,,24|知=,16,-31|过=53,,53|
速|=13,18|
造|=-55|
週|=-19|
逻|=,20,-35|辑=,20,-35|
遅|=,,97|い=-11,,47|
遍| =31|$=45,,51|=25,-7,90|单=21|
過|=15|
道|=3,,-14|
違|=-26|い=-13|う=-14|
遡|=-15|
那| 0 个=,,40|=7,20,-27|一=,22|一处=18|个=,,-18|边=-5|
部|$=10|=,-6|挙=-16|挙げ=-16|换=21|换成=14|清=23|署=-29|通=20,,31|
都|=3,7|不=3|不要=-7|不许=-7|从=49|别=-17|别改=-38|在=-13|得=29,26|换=66|换成=49|改=33|改成=20|是=12|算=-14|要=39,10|
配|=-2|下=20|置中=13|置项=9|
释|一=-32|一下=-57|说=17|里=28|
里| =-25| =-14|$=-3,20|=-2,38,-15|不要=19|做=36|写的=-26|加=14|只=8|哪=-17|就好=-19|找=-11|是=-54|最=-12|有=-22|有没=-26|标=29|没=11|的=25,-8|的说=18|能=14|
重|に=-7|写=-34|启=-6|新=,,20|新生=,,23|点=-12|点看=-26|试策=15|跑=-14|连=9|
量| 0=12|$=-8|=,-7|一=77|一下=18|名=24|
鉴|=-23|权=-23|
錯|=22|誤訊=13|
针|$=-31|
钟|$=5,,50|=12,,29|
钮|=9,40,-47|
链|=-6|路=-47|
锁| ？=-14|定=14|的=-24|
错|$=-15,,35|=13|乱=-24|误=13|误数=,-32|误率=,-24|
键|盘=11|
長|=18|
长|$=-11|=,,-13|
門|=-24|
開|$=15|=8|
間|=,,13|を=78,,34|を教=19|
関|係=-36|
閲|=-26|覧=-26|
闭|$=19|
问|$=-19|=-15,-12|一=-22|题不=19|
间|件=-21|接=-38|线=-18|经=-21|经过=-21|结=15|隔=12|
阅|读=-10|
阈|=9|值=9|
队|=-6|
阵|=17|
附|=-6|上=-13,,30|
际|=6|
限| 0=46|=-4,101,-32|
除|$=9|=,67,-21|さ=-28|され=-28|任=-9|的=-56|
险|=-30|
随|=22|便=10|
際|=-5|の=-19|
障|=-10|
集|$=43|も=-13|成测=42|計=10|
零|$=31|=65,14|
需|求=-5|要一=36|
非| root=17|=10,73,-18|法=22|
靠|=-8|
面|$=,15|=,35,-37|に=16|の=18|向=-20|
音|=20|
響|=-18|
頁|=20,,-18|的=20|
項|目=12|
順|$=15|=-11|に=-11|に並=-16|序=-11|番=-86|番に=-13|
頭|=63|
題|=-8|
顯|=15|示=15|
页|=41,19,-7|加=32|那=,,-42|
项|$=-10|
顺|=,28,-14|便=,,-33|序=-41|手=63,33,-23|手补=22|
须|=11,32|
预|发=21|
题|$=-14|不=19|不用=19|
风|=-4,,-41|格=16|险=-12|
食|い=-11|い違=-11|わ=30,,42|わせ=30,,42|
首|=9|页=25|
验|=5|证=30|证一=19,-36|证码=26|
骤|$=-11|=-4|
骨|架屏=20|
高|中=-13|中低=-13|
麻|烦把=26|
麼|=-32|
默|=4,29|认=11,27,-10|认关=28|
點|=,39|
齐|$=37,26|=42,36,-35|
가|능~=-10|능성=-31|능한=-22|왜=-38|
각|~=-5,-19,14|각~=-8|
감|~=-22|
값|~=13|은=18|은~=18|
개|~=,11|선~=9|월=16|월~=16|
거|=26,20|~=,59,-12|야=-14|야~=-14|
건|=,12|~=-4,-16|수~=,,28|입~=20|입니다$=20|입니다=20|지=-25|지~=-25|
걸|로=25|로~=25|리는데=-20|린=9,,26|린~=9,,26|릴~=-18|
검|~=,14,-24|색~=40|증~=32|증은=28|
것|=-20,32|~=-6|같은=-30|까~=13|
게|=-36|~=-32|
견|~=-21|적~=-14|
결|과=7|과~=37|과가=33|과는=27|제~=-8|
경|~=-4|고=23,,29|고~=59|로~=-24|로가=-50|로를=-91|로를알려=-32|우~=-8|
계|산=-37|산~=-30|속=15|속~=15|획~=-50|
고|~=,19|민~=-25|쳐=75|쳐~=65,72|쳐주세요=86|쳐줘=13|치고=,32|
골|~=-18|라~=-55|라주세요=-15|
곳|~=-42|을=-22|을~=-22|
공|~=5|
관|~=,,-22|계~=-19|
교|체해=37|
구|~=-23|조=-13|조~=-51|현=-61|현~=-35|현해=19|현해주세요=19|
궁|~=-15|금~=-15|금한=-24|
권|~=-29|
규|~=-10|
그|=5|~=13,15|대~=74,16,-14|대로=25|리~=-13|리고=-13|림~=-27|쪽=16|쪽~=16|
근|~=-42|거~=-64|
글|~=10|자~=19|
금|~=-14|지합니다$=-19|지합니다=-19|
기|간~=-18|능~=-18|본=13|본~=,,-35|존=,34|존~=,35|준으로=-16|
깨|~=6,,22|지~=23,,19|질=-39|질~=-52|
꼬|~=-15|
끝|~=67,,20|까~=14,,25|까지=14,,25|나~=34,,63|
나|~=-3|가~=15,37,-47|가게=21|가야=16|머~=38,27|머지는=13|열~=-72|열해=-26|오~=22|오는지=44,-27,67|와서=-16|
날|~=,34|짜~=29,,-35|
남|~=,26|겨=16|겨~=30,18|겨주세요=31|
내|가=-11,,-37|가~=-11,,-37|
넘|~=-8|으~=41|으면=41|
넣|~=62|고=22|고~=22|어=47|어~=30|어주세요=15|
네|=13|~=-6|이~=-9|이밍=-17|
노|트~=,,37|
누|가=-41|가~=-41|구~=-22|
는|=39|~=39|
다|$=,,-47|=63|~=4,11|섯번=19|시=,,17|시~=,,17|
단|계에서=28|위=12|위~=24|
닫|~=19|
달|라~=,,60|
담|~=-7|당~=-7|
답|~=-46|변~=-48|변에=-84|변에는=14|변으로=-27|
당|~=-12|신~=-16|신은=-23|
대|~=-4|체=-14|
더|=,34|~=,34|
데|이~=,38|이터가=-10|
도|=19,37,-51|~=,,-29|
돌|~=49,,28|려=21|려~=128,,21|려보고=23|려서=98,-28,147|리~=8|리고=71|아~=21|
동|~=,32|일~=47|작=27|
되|~=4|고=12|고~=27|는~=,,69|는지=,-104,26|면=45,,32|면~=45,,32|
됨|=6|~=6|
됩|~=4|니~=4|니다=4|
두|번=-15|
둘|=40|~=6|다=29|
뒤|=96|~=44,43,-36|로~=22|
들|~=,36,-38|어~=,30,-47|어가게=20|
따|라=24|
때|만=29|만~=29|
떨|~=13|어~=13|
뜨|~=,,27|
띄|~=62|우고=37|워~=71|
라|~=,40,-33|이~=,,-28|이선스=15|
러|~=,-47|너~=,-47|
레|~=7|이~=10|
로|$=46|=38,8|~=6|그=,,25|그인=20|정리해=18|직은=14|컬=27|컬~=28,,31|컬에서=18|
롤|~=-12|백~=-11|
리|뷰~=-18|포~=21|포트=21|
링|크가=20|
마|무~=20,,31|세~=-21|세요$=-20|세요=-21|시~=-14|지막=,-61|
막|아~=,,-34|
만| 0=31|=57|~=,48|들거나=-16|한~=-21|
많|~=21|
말|~=,-9|
맞|~=,29|는=-18|는~=-23|는지 ,=-22|는지=-16,,40|으~=27|으면=27|춰~=40|춰주세요=55|춰줘$=17|춰줘=17|
매|겨~=-23|핑~=11|
맨|=23|~=23|
먹|~=28|
먼|~=36|저=36|저~=36|
메|시지에=19|
면|=19|~=19|
몇|=,-41,36|~=,-41,36|
모|~=,15|달=15|달~=15|듈별로=28|바~=11|
무|~=,,-19|슨=-40|슨~=-40|슨일이=-18|시~=19|엇~=-41|엇인지=-15|
문|~=-3,12,-13|구=16|구~=8,,-28|구는=13|서~=,17|자~=29|제를=16|
뭐|~=-186|가=-56|가~=-56|
뭔|~=-44|지=-31|지~=-41|
미|~=47|만~=13|
바|꾸~=-14|꾸지=-10|꿔=20|꿔~=45|꿔주세요=26|로=19|로~=80,24|로잡아=14|
밖|~=31|
반|~=,17|
방|안~=-18|안을=-18|
배|~=-5,,-12|치~=-6|포=-25|포~=-31|
버|~=,41,-97|튼=42,20|튼~=72,44,-57|
번|$=,-35|=,-28,72|~=5,,-12|돌려서=16,-57|돌리고=19|만=13|만~=13|씩=,-33|씩~=,-33|
벤|~=20|치~=35,-31,25|치마크=21|
변|~=-5|경$=29|경~=-35|수~=35|환~=14|
보|~=,19|고=-8|고해=15|내는=-17|드~=46|여~=,21|여도=20|여주세요=,,37|이~=9,,-46|이게=26|입~=20|입니다$=20|입니다=20|
본|~=,25,-47|문~=,,-29|
볼|~=-15|
봐|~=-31,,40|주세요$=-40|주세요=-8|줘=-25|줘~=-9|
부|분=-47|분~=-12|탁드려요$=-25|탁드려요=-25|
분|~=-10|걸리는데=-20|기~=-11|류~=-44|석~=-27|석만=-71|
붙|~=-4|여=10|여~=-11|여주세요=24|
브|랜~=,,33|랜치=,,56|
블|~=,28|
비|~=4|교~=,,27|
빈|=25|~=15|
빌|~=22,,29|드=9,-18|드~=32,,29|드해서=26|
빠|~=10|
빨|~=10|
빼|~=18|
뽑|아~=,-16|아서=49|
사|내~=-13|용=25|용~=9|용하지=31|용하지않는=31|
삭|~=-47|제=-11|제~=-47|
살|~=19|
상|~=9|세~=17|위 0=,,27|위=,,46|위~=,,46|태~=6|품~=11|
새|=35|는=-22|는~=-22|로=12|
색|~=15,,-29|
샘|플=14|
서|버=14|버~=12|비~=-16|
설|~=-18,20|계~=-12|명=-8|명~=-60|명해=-57|명해주세요=-100|명해줘$=-40|명해줘=-53|
성|~=,,51|공~=,,40|
세|~=-6|션=-13|션~=-40|션은 read=-25|션은=-25|
셀|~=22|
손|~=,22|
수|=-4|~=-8,-10|신~=37|있는지=-10|정~=-16|정은=-27|정은제가=-19|치~=26|
순|~=-71|서 ,=-17|서~=-22|서가=-13|서로=-13|위~=-23|
숫|~=28|자~=28|
스|~=3|케~=-20|크립트는=,-32|타~=66|
슬|~=,,-26|
시|=-5,38,-36|~=-4|간~=7|나~=,,19|작=11|작~=19|점~=-10|
식|~=23|으~=17|으로=17|
실|~=-3|제=,24|제~=-4|제로=-27,,44|패~=,-15,17|패시=-11|패한=50,-40,60|패한것만=23|행=-28|행되는=-16|행은=42,,-26|행하고=35,-45|행해서=31,-48,55|
심|~=-26|각~=-67|각도=-32|
싹|=18|~=18|
쏴|~=15,-38|
쓰|~=-3|기~=-28|는=,26|는~=,33|
쓸|~=-20|
아|~=,,-9|니라=22|래=,,-29|래~=,21,-22|무=-29|무~=-22|무파일도=-63|이~=15|직=-8|
안|~=,16,-14|내=40|내~=56|되고=15|되면=41|에서만=17|전한지=-20|
않|는=22|
알|~=,,15|려=-31,-31|려~=-4,-47,96|려주세요$=,-19|려주세요=-30,-44|려줘$=,,47|려줘=,,47|림~=,22|
압|~=34|축~=26|
얘|~=-12|기~=-12|
어|~=-101|긋~=,,50|느=-37|느~=-37|느쪽이=-13|디~=-34|디가=-14|디까지=-11|디서=8|떤=-19|떤~=-19|떤순서로=-17|떤파일도=12|떻~=-84|떻게=-84|
언|~=-93|제=-90|제~=-90|
업|~=-9|
없|~=,46|는=-9|는경로를=-32|으~=,20|으니=19|
에| =15|=29|~=17|러=31|러~=45|러만=19|러코드=23|서 0=-15|서 =-15|서도=22|
엑|~=31,,-35|셀~=31,,-35|
여|~=-17,,-21|기=-22|기채팅에=-22|부$=-21|
연|속=12|속~=17,28|
영|~=,36|향~=-30|
예|제=18|제~=18|
옛|~=28|날=13|날~=13|
오|~=4|류~=11|타~=19|
올|~=5,,12|려~=37,,53|려서=,,50|려주세요=18|
옮|겨=20|겨~=10|
옵|션은=,-43|
와|=-9|
왜|=-38|~=-42|
외|~=35|부~=9|에~=16|
우|~=-5|리=-13|리~=-18|
운|~=-7|영=-17|영~=-7|
원|~=4|인=,,90|인~=,21|인을찾아서=34|
위|~=-4,,-32|에~=12|젯=17|젯~=24|주~=-64|주로=-24|치~=-13|키~=-18|험~=-54|
유|지=,,-28|지~=15,,-39|
으|~=30|로=30|로~=30|
은|=8|~=7|
음|~=21|수~=52|
응|~=14|답~=14|
의| 0=-62|~=-40|견=-19|견~=-63|심~=-13|존성은=20|
이|=-23,,-15|~=,23,-31|라는=-26|랑=6|랑~=6|렇~=-24|렇게=-22|름~=7|름은=21|미~=5|미지=26|번=-19|번~=-13|세션은=-25|하~=49|
인|~=-6|증=-9|증~=-18|증없는=-32|지=-13|지~=-13|프~=-14|
일|=21,,-16|
읽|~=-26|고=-10|고~=-10|
입|력~=9|
있|~=-13,15,-8|나~=-68|나요 ?=-18|나요=-23|는~=-56|는지$=-28|는지=-100|는지도=-32|는지봐줘=-14|어 ?=-39|어=-12|어~=-19|으~=11|으니까=17|으면=5|음=-7|음~=-7|
자|~=9,43,-14|
작|~=,94|성~=,29|업~=-16|업은=-35|업입니다$=-20|업입니다=-20|
잡|~=,32|아~=7|
재|실~=-30|실행은=-18|현~=10,,82|
저|~=,31|장소에=-19|장해=13|장해주세요=41|희가=13|
적|~=-5,31|어~=-7|어주세요=-27|혀~=-19|
전|=35|~=,19|부$=25|부=25,26|부~=15,26|부찾아서=-24|용~=-34|용작업입니다=-19|용태스크=-27|이~=-12|체=55,,13|체~=18,,14|후=73,77,40|후~=14,58,53|
절|~=-20|
정|~=-9,14|리~=,28|리해=-12|리해주세요=-10|
제|~=,-14,-21|가=,,-34|가~=,,-34|목~=-17|안~=-83|외~=33|
조|~=-13,35|건~=-12|사~=-19|사만=-27|사해=-23|사해서 docs=27|
좀|$=,-55|
좋|~=8|
주|~=,-10|세요$=,-6|시고요$=18|시고요=18|십~=-18|십시오$=-18|십시오=-18|
중|=-17|~=-12|복=-8|복~=-5|앙~=85,,47|앙값을=51|에=-46|에~=-44|
줘|$=6|
지|~=-19|금=,-14|금은=-18|난~=-10|우~=-106|우는=-53|
진|행~=-14|
질|~=-35|문=-32|문~=-27|
쪽|~=,68,-28|에~=-17|으~=30|으로=30|은=26|은~=26|
차|~=,,44|이=,,31|이~=,,48|
참|조~=-16|
찾|~=,29|아~=-4|아서=,34|아줘$=-24|아줘=-67|
채|~=,14,-24|워~=83,23,-48|팅에=-22|
처|~=,30,-25|리 ,=-20|리=,35,-52|리~=,57,-57|
첫|=,-27|~=,-27|
체|크=-16|
초|=15|~=9|로=14|로~=14|
최|~=-8|대~=13|신~=19|
추|가~=25,43|가해=124|가해주세요=85|정~=-11|천~=-16|
출|~=,,32|력~=,,26|
취|소=-8|
측|~=24|정~=24|
카|~=26,,-33|드~=,,-38|
캐|~=-13|시=-12|시~=-20|시를=-23|
커|~=-8|밋메시지=-19|밋해=21|버=-17|버리지=23|
컨|~=-5|테~=16|
컬|럼=25|
컴|파~=,,32|
케|이스가=-24|
켜|면=-18|면~=-18|
코|~=-12|드~=-20|드는=,,-59|드는절대=-23|드를=-62|드에서=-14|
콜|~=8|드=22|드~=14|
크|~=36|기=22|기~=15|
클|~=9|래~=11|래스=-26|
타|~=-5|입~=16|
태|~=-20|스~=-69|스크$=-32|스크=-36|
테|스트가=-7|스트는=29|스트를=17|스트전체=,-52|
토|~=6,43,-67|스~=46|스트=15|
통|~=82,,17|과=26|과~=90,,121|과해야=,,36|일~=58,,-27|일해=31|합=20,,28|합~=20,,28|
트|~=-9|랜~=-16|
틀|린=35|린~=35|
티|~=-22|켓~=-22|
팀|=-13|~=-60|
파|~=-6|일=-27|일~=-14|일로저장해=18|일을=-10|일을수정하지=-25|티션=-26|
판|~=-9|단=-23|단~=-30|단해=-21|단해주세요=-21|
패|~=12|치=22|키~=17,,22|키지=14|
퍼|~=32|
페|~=,37,-36|이~=,37,-36|이지에서=18|
표|~=-11|
푸|~=,,-59|시~=,,-48|
풀|어~=-14|어주세요=-16|
프|로~=,-32,46|
피|~=21|
필|요=11|
하|나~=6|나로=13|는=-64|는~=-43|는지=-34|드~=,,-33|
한|=,,10|~=14|글=15|글~=15|다~=-18|번=114,,36|번~=24|
할|~=-9,24|지=-22|지~=-22|
함|~=,14|
합|~=,24|니~=,10|니다=,10|
해|~=39|결~=25|보~=,,39|보고=16,-40,48|서=37|서~=14|주~=,18|줘$=40|줘=61|줘~=45|
허|용=27|용~=14|
헤|더=17|
호|~=-8|스~=-16|출되는=-23|출부를=18|출부를새=18|출하는=-20|
화|~=8,29,-27|면~=5,27,-31|
확|인$=,,62|인=,,35|인~=,,22|인은=25|인해=12,,23|인해주세요=,,22|
환|경~=9|
회|=24|~=14|씩=14|씩~=14|의~=-27|
후|=23|보~=-45|
훑|~=-67|어~=-56|
휴|~=12|
흐|~=-59|름=-16|름~=-57|`;
