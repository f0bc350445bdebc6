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
export const WEIGHTS = `!|=-14,55,-30|
! |0=-9|
!$|=,20,-26|
,|=10,17,-4|
, |0=25|added=-26|all=41|also=,,36|an=-14|and=3,9|anything=-12,,36|apply=15|arregla=20|así=,22|based=-30|before=27|both=63|build=16|carry=19,,31|cold=16|como=30|con=5,,-35|configurable=20|correct=29|corrige=27|count=,-55|create=,-50|criterion=-23|crlf=21|curl=19|cuál=-16|cuáles=-114|cuánto=-33|dime=,,31|does=-10|don't=6|down=17|each=-36|effort=-23|el=,,-15|english=29|env=-13|find=,,60|fix=150|follow=21|get=47|given=-96|go=9|gpu=21|host=19|how=6|i'd=-36|i'm=-15|i=5|in=,11|including=-8|ines=-21|internal=-18|is=-8|it's=7|it=21,32|its=12|keep=56|kind=-19|leave=57|let=39|like=36|limits=-29|line=-34|los=-17|make=90|meaning=26|memory=,-52|message=,,-46|migrate=,-42|names=18|negative=19|new=-13|newest=22|ni=,-27|no=4,-7|node=58|none=30|nor=-36|not=14|note=24|off=109,31|on=22|once=25,-35,27|open=53|or=-91,,38|orden=-23|otherwise=17|out=37,,-39|overwrite=-21|p=,-27|paste=38|please=,-9|plus=5|public=24|put=141,17|que=25,22,-47|quién=-14|qué=-98|raw=-14|read=-48|repair=47|replace=19|reset=16|restore=62|same=48,16,-35|say=-57|send=41,-36|si=-43|sign=-16|smallest=14|so=6,20,-41|sort=14|sql=-35|staging=17|stop=-40,,20|summarise=27|switch=17|take=112|ten=14|test=-29|the=,35,-48|then=34,,10|this=36|though=48|three=14|too=15|tres=12|una=15|undo=,-56|values=23|via=17|wait=,-35|watch=20|what=-81|when=-34|where=8|whether=-50|which=-22,,-13|whichever=34|while=35|who=-32|why=-21|with=,6,-7|would=26|y=8|you=,,-24|삭제=-16|아직=-23|왜=-17|우리=-18|테스트=38|파티션=-22|=-10|=,-28,-23|
0|=66,,-12|
0 |,=-16|0 三=22|0 到=-15,-41|0=13,,9|?=,-28,47|a=5|aa=9|am=-27|and=13,-56,52|b=8|bit=,,-50|bytes=,,32|c=,-12,-36|client=34|commits=-12|con=,,25|container=40|csv=59|d=17|days=10,27,-32|delete=-14|does=43|e=-6|errors=,,39|everywhere=26|files=10|for=8|fps=17|g=,,31|gb=14|h=15|head=-38|in=-35|instead=17|is=17|items=25|json=14|k=-8|kb=,,66|m=16|mb=6|md=5,20|mi=21|minutes=,,16|minutos=12,-27|mm=50|ms=-20,9|must=24|no=16|of=,17|on=7|only=19|p=,-88,47|px=30,15|rather=34|requests=14|runs=,-28|s=9,18|seconds=30|split=-43|steps=,,35|times=33,-19,16|unknown=,,36|vus=27|w=,,48|when=16|without=17|words=-17|x=,13|y=,-26|で=54,-17,19|でも=,-35|と=21|を=17|コ=24|コミ=15|三=16|三个=16|上=18|个=-4,,52|个提=-49|从=-22|以=12,35|以上=31|件=25|件を=18|個=,,-29|分=6,,11|分钟=-6|各=24,-27|和=-25,,15|回=36,,89|回ず=17|字以=-12|就=15|并=,-37|改=-16|文字=25|桁=21|次=41,,12|的提=-16|秒=14|秒内=12|线=30|线程=30|行=-4|개월=19|단계=35|번=22,,32|에서=-16|일=24|초=20|초로=20|회=17|회씩=18|=-9,,9|？=-16|
0$|=-4,29,-3|
?|=-109,-112,56|
? |0=,-34|an=-19|and=-15|answer=-26|argue=-33|check=-26|con=-25|criteria=-24|describe=-28|does=-68|don't=-58|file=-38|find=29|follow=-10|give=-10|go=-25|hay=-14|hyperfine=25|i'd=-38|i'll=-31|i'm=-30|i've=-52|i=-52|if=,27,-20|is=-23|judge=-53|list=-41|look=-159|me=-48|mira=-79|one=14|paste=41|please=35|qué=-55|run=92|see=-46|show=-78|table=-34|think=-35|trace=-36|try=112,-32,64|use=45,,29|walk=-19|what=-16|which=-18|work=-31|would=-32|you=,-45|
?$|=-26,-9|
^ 0| 回=31,-49|=4,5|
^ a|=-8,-8|cceptance=-15|ct=-37|ctual=17|dapt=17|dd=131,27|l=13|ll=,13|nalysis=-12|nother=-43|nything=6|pi=7,17|pp=-10|pply=44|rmame=-17|rranca=43,-50|s=6|san=,-36|ssets=11|udit=-23|verigua=46|way=21|ñade=45|
^ b|=-6|ack=65|ackfill=-22|ackport=20|ase=,,-30|e=-12|efore=-20,,24|ench=125,,37|enchmark=25|etween=-18|lack=20,,69|oard=18|oot=28|ranch=-36|ring=80|roken=,-57|uild=,,26|ullet=-16|ump=105,44|usca=-17|
^ c|ambia=25|argo=91,,35|arry=26|hangelog=18|heck=-14|i 会=21,,-42|i=7,60|lang=,,34|li=,,-43|lient=14|lose=28|ode=-23|ome=-48|omentario=18|omments=-8|ommit=10,22|ompare=-74|ompila=106,,54|ompile=44|on=,,25|onfig=55|onsider=-26|onsole=20|onstraints=-14|opy=15|orre=27|orrect=76|orrige=114|orré=,-53|ould=9,25,-29|ount=-21|over=22|sv=15|test=20|trl=43|uando=28|uáles=-12|ómo=-20|
^ d|ale=17|ame=-25|ata=-12|e=-6|ebug=22|eletion=23|enormalise=31|escribe=-56|esign=-99|espués=55|etails=13|ev=,-36|id=-33|ig=-11|ime=-85|o=-13|ocker=96|ocs=50,12,-13|ocument=31|oes=,-77,102|on't=-22,-11|onde=22|one=47|ont=-26|raft=-82|raw=-20|
^ e|jecuta=126,-99,25|l=,41,-14|n=-8|ngines=18|nterprise=21|numera=-23|scribe=39|slint=,50,33|stamos=-16|ste=-23|stimate=-32|sto=-19|very=-10,,-29|verything=6|vidence=-18|xamples=62|xecute=152,-104,50|xpect=,,35|xplain=-72|xplica=-29|xplícame=-17|xport=49|
^ f|alta=22|altan=28|eature=-11,,-17|igure=37|ile=-9|iles=-23|inal=40|ind=-35,12|indings=-21|ix=42,34|lash=-14|ocus=-44|or=-40,13|ormat=-69|resh=56|rom=-9,,-32|uera=43,,-27|
^ g|et=,,35|it=-17|ive=-23|iven=-14|oes=40|rafana=17|raphql=15|
^ h|andle=21|ands=-8|ave=18|az=-11|azlo=43|e=-21|ere's=-18|ere=-65|ow=10,-10|oy=21|
^ i|'ll=-20,13,-57|'m=-19|'ve=-21|=-18|e=17|f=73,,-9|mplement=72,20|mport=57|n=,68,-17|nline=29|nput=-13|nstall=27|nventory=-11|nvestigation=-38|nvoice=17|s=-14|ssue=-18|t's=21|t=39,,-20|
^ j|ust=-27|
^ k|=15|eep=,58|ey=28,,-17|eys=23|ick=22|ill=72|nown=-13|
^ l|a=,43|anza=28,,38|as=56|ast=,29|ayout=38|eave=-9|egal=-22|ena=-18|et's=45|et=110|evanta=18,-50,27|ib=-11|inks=-38|int=,-38|ist=-58|ista=-16|o=9,20,-14|oad=39,-43|og=98|ogger=21,,-36|ogs=-57|ook=-37,17|os=23,59,-20|uego=14|
^ m|ain=20,,16|ake=79,17|an=20|anifest=28|any=15,,-44|ap=-10|ark=-16|arket=-18|arketing=-79|e=-14|easure=104,,49|erge=13|essage 里=24|ide=32,,31|igrate=18|issing=8|ode=-73|ount=63|ove=85|ulti=-13|y=-18|ypy=,,30|ysql=-19|
^ n|ame=-13|eed=28|ightly=24|o=-16,,-10|ode=,-21|othing=-7,,-12|pm=20|ull=,,-27|umber=12|umbers=-13|
^ o|=21|bvious=22|ff=13|ld=12|nce=29|ne=8,-23|nly=34|pen=-16|ps=-17|rders=19|ur=-23,20|ut=135,,-47|utput=-13|
^ p|=10,-49|ackage=14,,-20|age=26|ara=-50|asa=62|aste=-22|atch=61|ath=-66|er=-11|ersist=25|laces=-27|lan=-11|laywright=14,-49|lease=,,-10|ls=-35|on=19|onlo=26|opulate=28|or=-27|ort=51,31|r=,25|retend=-42|rettier=17|rimero=36|roduce=-37|rofile=28,,50|roof=27|ropón=-33|roto=49,,48|ublic=22|ull=-10|ut=23|ytest=,,31|
^ q|a=-20,-26|ue=114,42,-100|uestion=-11|uestions=38|uick=-29|uiero=,,52|uién=-45|uote=-20|ué=-103|
^ r|aise=20|ank=-25|ate=11|ead=-39|eading=-46|eadme の=20|eadme=47,35,-74|eceived=-17|edis=,21|egenerate=35,,66|ehearse=28|elease=26,-37|emoval=26|emove=44|emoved=-24|ename=164|epair=27|eplace=44,21|eplay=30|eply=,21|eport=-26,,19|eproduce=146,,89|equest=23|equests=-12|erun=27|esearch=-39|esolve=17|esume=-29|eturn=-70|evert=17,21|eview=-39|evisa=-9|ework=17|ewrite=16|ight=58,,-49|ole=-18|ollback=-14|ows=15|uff=19|un=56,,191|
^ s|ame=100|ave=53|ay=-17|cout=-12|cripts=-10|earch=-9,43,-40|econd=-14|ee=107|erver=14|ervices=-15|i=35,,9|iguen=28|in=-10|ince=-18|ketch=-88|kip=-24|mallest=19|moke=50,-36|o=,22|olo=-10,,-22|omeone=-10|oporte=-17|ource=-17|pin=16|plit=13|quash=21|rc=,37,-50|tage=18|tart=20,-18,136|tatus=19|tep=-12|teps=-15|tg=26|torybook=,,36|trictly=-23|trings=25|ube=15|ubject=-13|uggest=-63|ummarise=-21|wap=57|
^ t|able=-14|ake=-7|area=-17|arget=,,42|ask=-21,31|each=21|eam=19|ell=-12|emplate=-15|est=21|ests=-20,52|ext=-20|he=1,4,-11|hen=52,49|here's=8|here=-8|hey=,17|hings=-17|hink=-119|his=-51|hose=37|hrow=69|icket=-14|ienes=,,32|imes=16|itle=-20|o=11|oday=-9|ools=,,54|op=,-36|opic=-28|otals=-30|race=-79|ranslate=30|riage=-31|rue=-9|ry=41,,185|sc=46|urn=119|wo=-11,16,-13|ypes=23|ú=-57|
^ u|i=24|nder=-12|nderstand=-10|ndo=24|nity=-17|pgrade=61|se=80|ser=-13|sers=,27|tils=27|
^ v|=-10|erdict=-45|erify=-15|ersion=13|ite=16|
^ w|alk=-21|as=-15|asm=15|e're=-14|e=,11,-14|hat's=-15|hat=-61|hatever=53,19|here's=-39|here=-11|herever=38|hether=-14|hich=-12|hile=11|ho's=-18|ho=-163|hy=5,20|ithout=-9|ork=6|ould=26|rite=,83,-27|
^ x|=-12|code=19|
^ y|=,,-22|ou're=-5|ou=-6|our=5|
^ z|ero=36|
^ |=-17,32,-21|
^ | は=16| 全=16| 这=-17|=16,68,-19|
^ | に=14| の=39,33,-19|=28,24,-35|
^ | で=-9| と=24| の=23|=69,-6,151|
^ | 这=-14|=-5,10,-31|
^ |=-11|
^ |=-10|
a|=-2,4|
a |0=9|blank=16|branch=14|clean=,-16,48|code=-16|cold=33|colleague=-10|comment=35,13|commit=-9|comparison=24|copy=12|decent=17|diagram=-32|dozen=27|dry=45|failure=,,24|feeling=-24|few=-12|flag=-22|footer=-38|fresh=9,-28,22|green=27|key=-22|link=18,,-22|list=-17|lock=-35|look=-18|matrix=-14|md=-26|medio=-20|mermaid=58|message=-24|minute=55,-20,57|new=,26|note=-16|one=-10|package=62|partial=22|pass=-35|patch=-20|poddisruptionbudget=21|pointer=22|postgres=-41|proper=19|query=-23|read=6|real=,,34|recommendation=-17|regression=8|release=-98|reply=-25|reviewer=-11|row=29|scratch=85,-29|section=27|short=,24|single=-5|spin=87,-32,26|table=-41|test=,,20|thing=-31|throwaway=24,,35|timeline=-30|timeout=-21|two=-11|un=25|una=51|unit=19|user=-28|warning=34,,-25|=20,60|=67|=,,-19|
aa| ,=17|=9|
ab|=17|andonados=-24|i=50,,29|le=8|out 0=-11|out ?=-28|out every=21|out our=-32|out the=-11|out to=-72|out=,-8|ove 0=25,,32|ove it=17|sol~=-9|
ac|cept=6,19|ceptance=-11|cepted=14,,-33|cepts=21|cep~=22,10|cess is=-18|cess to=-15|cess=6|ces~=-5,31,-26|cid~=-13|cordingly$=40|cordingly=40|cor~=,18|ept~=,25|me=14|ross the=72|ross=13|ros~=13|t as=-42|tion=-12|tionlint=27,,72|tual$=34|tually do=-33|
ad|apt=63,24|c=,,-55|d a=,19,-15|d it=13|d the=10|d=,65|ded changed=24|dress=,17|ds=-16|just the=46|just=50|jus~=80|min area=63|r 0=14,17,-27|r=,21,-45|
af|ect~=-20|fected=-26|fec~=-14|ter a=-11|ter commit=,-66|ter each=12|ter how=-19|ter$=-6,,24|ter=-2|terwards=4,,16|ter~=-6|
ag|ain ,=,21,41|ain$=41|ain=33,9,49|ainst staging=55|ainst the=-11,-13,24|ainst=,-8,33|ain~=,-8,33|e=-16|ent will=-25|ent=-25|ente=-24|ents=-11|ent~=-13|ree=17|reed to=-20|reed with=11|reed=-8,,-45|ree~=-12,,-24|rega=17|
ah|ead and=37|ead=27|í=,37|
al| 0=,36| pie=20,,34|=9,26,-13|can~=-23|embic=27|emb~=27|go que=-46|go=-13|gor~=-14|guien=-44|gui~=-44|gún test=-21|gún=-36|ive=-12|l 0=63,27|l ?=-23|l files=-19|l for=-67|l four=-11|l nine=44|l of=,-22|l places=-68|l three=23|l$=7|l=-4,-6|loc=28|locates=-19|loc~=-7|lowed to=-16|one and=25|one$=-11,46|phabetical=34|pha~=45|pine=20|pin~=20|ready have=61|ready =18|ready=-7|rea~=-7|ta=,26,-53|ter=-27|ways the=21|
am|=-12|eri~=11|oun~=8|
an| answer=-57| attacker=-22| empty=6,-39,17| hour=30| implementation=-25| input=-23| issue=25| order=-10| overview=-26| =17|alysis only=-135|alysis=-5|alyst$=-28|alytics=,,-23|alyze=61,,46|aly~=-3|chors=30|cho~=43|d ,=24|d 0=,-14|d add=161|d after=78,,121|d age=-59|d all=-29|d api=19|d apply=27|d by=-27|d carry=19|d check=79,,34|d ci=-25|d commit=66,28|d compare=14,-52,44|d confirm=25|d correct=133|d could=-40|d count=98,-41|d cover=34|d delete=157|d docs=32|d does=-9,,33|d drop=27|d every=-22|d five=-16|d fix=114,40,-39|d get=17|d give=,,23|d hand=-19|d head=11|d how=9,-43,25|d i=-9|d if=-11|d is=-5|d its=21,76,-46|d judge=-50|d keep=14|d leave=85,19|d let=12|d line=-155|d make=10|d move=20|d not=,22|d note=-31|d once=16|d one=-28|d passed=-31|d prove=33|d put=150,,-44|d repair=30|d report=7,-65,81|d return=20|d risk=-27|d save=100|d say=-13|d see=80,,25|d send=-21,-53,34|d show=-51,17,26|d skip=21|d sort=12|d src=-19|d store=23|d suggest=-18|d switch=20|d take=44|d tell=,-9,54|d that=-12|d the=-8|d three=36|d through=-57|d to=29|d turn=17|d use=31|d want=-18|d watch=28|d what's=-135|d what=-9|d where=-66|d whether=-52,-20|d which=-152|d why=-62|d with=19|d write=,24|d =-5|d =81,,15|d =-36|d=2,-18,-2|dro~=-6|not~=,23|onymised=,-28|other agent=-19|other=-9,16|oth~=-9,16|swer ,=-85|swer as=-22|swer me=23|swer to=-26|swer$=-10,,30|swer=-32|swe~=-24|tes de=-31|tes o=-16|tes y=13,,27|y changes=-23|y code=-17|y file=-19,-99,19|y files=-29|y kind=-15|y more=16,33|y=-3|ybody=-9|ybo~=-9|yone=-24|yon~=-24|ything ,=-6|ything in=-14|ything still=-60|ything$=-28|ything=2|yth~=-5|ywhere on=24|álisis=-56|áli~=-56|
ap|art from=-11|i ?=-31|i and=-19|i for=-60|i in=39|i md=-19|i version=19|i with=29|i の=29|i=2,18,-8|k=50,-33|líc~=20|ostrophes=17|ost~=28|p ,=16|p from=20|p hex=15|p=7|pea~=8|plication=-10|plies=-33|pli~=-7|ply ,=22|ply nothing=-55|ply the=51|ply$=30|ply=52|prove=-45|ps admin=44|ps web=12|ps=6|t=28|unt~=36|
ar|ch=31|chive=10|chivo ,=-9|chivo y=-74|chivo$=-6|chivo=-47|chivos ,=-23|chivos$=-34|chivos=-26|chi~=-15,,-10|e ,=26|e a=-19|e all=-11|e dead=-21|e in=-18|e one=21|e the=7|e there=,-65|e they=-23|e to=36|e$=-10,15|e=-12,-7|ea a=35|ea=-7|eas=-33|en't=-10,,-24|en'~=-10,,-24|gue from=-21|gue=-113|gum~=-6,20|m 0=32|m=21|mame=-23|mam~=-23|ound=,19|oun~=,19|ranca la=24|ranca=51|ran~=,-29|regla =85|regla=89|reglo lo=-24|réglalo=44|rég~=44|tic~=42|tifacts=-71|tif~=-21|
as| demo=15| docs=79| in=-46| it's=38| it=-17| often=28| one=7| separator=16| text=-15| the=-5,13| they=-15| well=44,,-18| your=-19| =25|=5,22,-9|an=119,,46|cii=-14|ia tokyo=24|ia=100|k=,,-20|ked for=-23|ked us=-24|ks for=30|serts=20|sets icons=26|sets=48,47,-15|set~=48,47,-15|signment$=-21|sig~=-16|sumptions=-21|sum~=-27|ync await=15|
at| ,=32| all=-20| error=30| five=30| how=70| least=,,17| run=-34| runtime=-26| the=14,8| which=,-57,31|$=-36|=,5|ributos=18|rib~=18|tacker=-22|tac~=-6|tempts=-17|tem~=-8|
au|dio=9,19|dit md=113|dit of=12|dit only=-28|dit$=-12|dit=,63,-13|ditor=-20|ditoría=-7|dit~=-14|tenticación=-9|ten~=-9|th=,37,-26|thor date=,-54|thor writes=-17|thor=-10|tho~=-33|
av|ailable=19|ail~=19|atar=19,,-25|ata~=,,-66|erigua por=13|erigua=17|eri~=11|isa=,,34|isos=40|iso~=40|
aw|ay ,=19|ay=12|
ay|er=-16|
añ|ade el=27|ade un=20|ade=107|
ba|ck as=-18|ck from=17|ck out=25|ck to=79|ck=-10|ckend=10|cke~=6|ckground$=-13|ckport 0=20|ckport=20|ckup=19|cku~=8|d commit=,-35|d=-20,-34|dge=109,17,-23|ked into=-22|ked=-43|lance=10,,-36|lan~=,,-22|r ,=24|r$=-12|r=29,20,-26|se it=-19|se json=33|se=,,-23|seline=15,,57|sel~=28,,62|sta$=-19|sta=-27|tch~=-9,,-30|ter~=17|tería=17|zel=-33|
be| blunt=-50| clean=13,,32| deleted=-33| dropped=-14| good=22| green=,,68| lost=-12| made=-35| missing=-17| replaced=-28| rewritten=-23| shown=19| so=16| to=-17| written=-21|=1,-16|cause=-7,23|cau~=-7,23|comes=11,41|com~=,62,-19|fore 0=-37|fore after=,41,50|fore and=17,,101|fore i=-60,-30|fore or=-36|fore the=-8|fore you=137,,72|gan$=-23|haviour ,=58|haviour=75,27,-13|haviours=-37|hav~=11,29,-17|hind it=13|hind the=,,-28|hind =19|hind=,12|hin~=,12|ing=-6,,-19|lie~=,21|long in=11|long=13|longs in=33|longs=18,28|lon~=39,64|low 0=15,29,32|low src=25|low the=21|low=26|nch results=14,34|nch=158,,164|nchmark=23|nchstat=25,-50|nch~=19,-15,64|neath=,,42|nea~=,,42|side=46|tter names=-62|tween 0=-55|tween the=-11|tween =-12|tween=-22|twe~=-22|
bi|en=72|g json=22|g=,-44|gger=22|lling md=32|n time=36|n=41|naries=,-27|nar~=,-26,39|nding=-60|ndi~=-11|sect between=83|sect it=,-41|sect=72,-34,74|sec~=86,-22,59|sie~=31|
bl|ack=41|ame=,,62|ock=-7,,-32|ocks=-12|ock~=-10|oqu~=,,-27|unt$=-50|unt=-50|
bo|dies=23|die~=23|dy$=39|dy=12,14,-18|m$=14|m=42,,-22|ot the=34,-30|otloader=-36|otl~=-16|rra=-103|rran=-15|rra~=-47|th$=27,26|ther=-12|the~=-12|ttom in=19|ttom=21|tto~=21|tón=49,,-38|x$=-13|x=86|
br|anch =-8|anch$=10,35|anch=13|anches in=15|anches=,22|eak=-30|eaking space=23|eaks=-7|eak~=,15|iefing=-16|ing it=33|ing the=8|ing them=15|ing up=,-63|ing=80|ings=20|ing~=20|oken ?=23|oken=21|oke~=25|
bu|ffer=,20|ffe~=,26|g$=21|g=-5,35,20|ild ,=,,27|ild and=41|ild app=25|ild both=23|ild files=-37|ild it=20|ild rs=-50|ild the=22|ild twice=30|ild=,-11,95|ilder=-17|ilds ,=-41|ild~=-5|ilt on=-14|ilt=-13|lk=-29|llet points=-14|llet=-22|lle~=-28|mp the=,,-48|mp=,63|ndle size=,-60|ndle=14,,64|ndl~=15,,16|rst=24|s=,,-42|sca=-13|t 0=-27|t fix=24|t keep=36,,-83|t on=-22|t=-10,12|tton=8,24,-37|tto~=10,42,-67|
by| 0=-10| code=14| component=-55| default=31,,-35| file=-11| line=-22| name=21| now=-16| reading=-9| resource=31| rule=,-67| running=17| step=-27| the=4| this=19| tonight=22| which=-33|=-5,-8|te=,23,33|
c|=-2,25|
c |0=-6|
c$|=-16|
ca|bec~=28|che ,=24|lendar=18|ll graph=-36|ll=-40,,-13|lled=,,-33|llers of=-57|llers=,,-13|lle~=,20,-80|lls =-38|lls=-13,25,-34|mbia el=34|mbia=33|mbies nada=-95|mbios en=-18|mbios=-33|mbi~=-8|mbió=-26|me out=36,,44|mino=-28|min~=-40|mpaign=-15|mpa~=-15|mpo=54|n a=-82|n an=-15|n fix=-21|n go=44|n it=-59|n paste=-24|n that=-49|n the=-24|n you=15|n$=18|n't=-5|n=-11|ndidates with=-32|ndidates=-112|ndi~=-24|p=,,-46|ptu~=,-18|rd numbers=37|re about=-47|re of=15|ref~=,,-32|rgo test=44|rgo=18|rpe~=9|rry the=17|rry=13|rt ts=73|rt=19,,-31|se for=24|se=5,12|talogue=-14|tch=-18|tegory$=18|use$=16|use=5,,33|
cc|$=-21|
cd|c=11|n=-29|
ce|ll ,=20|ll=15,-33|ro=15,,63|rt=28|
cf|g=9,27|
ch|ain of=-17|ain=-36|ange a=-33|ange nothing=-15|ange the=26|ange=-3|anged between=-25|anged fixed=24|anged in=-10|anged$=9|anged=-30|angelog ,=24|angelog line=23|angelog=,30,-77|anges of=-18|anges whatsoever=-19|anges$=-19|anges=-9,19|anging anything=-11|anging the=60|ang~=3|apter=16,,-34|apt~=16,,-34|art=,28|arts$=21|arts=-12|at$=-62|at=,27,-24|atv~=34|eck ,=,-44|eck of=,-38|eck that=-70,,49|eck the=-72|eck them=32|eck=,-8,21|eckout js=20|eckout spec=18|eckout=6,-19|ecksums=41|eck~=9,-7|erry pick=32|okes on=15|okes=15|oke~=15|romium=15,-32,22|rom~=37,-20|unk=,,28|urn=,-25,26|
ci| logs=-103| の=-8| 会=55,,-81| 会跑=16| 가=18|=-7,45,-9|err~=13|nco=13,,31|rcumstances=-30|rcu~=-11|te=-61|
ck|pt 0=37|pt=,-57,28|
cl|aim$=-45|aim=-39|aims=,-30,24|aim~=-10,-36|ang 0=12|ang tidy=,,47|ang=18,,99|ari~=-23|ase=34|ashes=-21|ash~=-21|ass=5,55,-26|ause=-20|aves=,,-40|ave~=,,-40|ean build=88|ean checkout=,-39|ean$=14,,23|ean=44,,83|eanly on=26|eanly=72|eanup=-23|ean~=17|early=38|i=-23|ient ts=43|iente=,17,-35|ients=-11|ien~=,18,-32|ippy=29,,37|ipp~=13|ock=-5|one=11|ose the=24|ose$=-27|ose=,23|ose~=-6|ust~=9|
cm|ake~=-9|
cn|=14|
co|bertura de=45|bertura=14,,48|ber~=14,,48|bro$=71|bro=-16|de for=-12|de or=-36|de paths=-21|de review=-25|de stays=18|de =25|de$=-5,26,-32|de=-37,30,-10|debase$=-19|debase=-31|deb~=-31|dec=17|ded=,22,-23|demod=-25|dem~=-32|des and=34|des=-20|la=-20|ld and=16|ld=35,-19|lga~=24,-43|llaborative=-17|llapsible=22|lleague=-46|lle~=-28|lour=21|lou~=12,,-32|lumn without=-35|lumn =17|lumns$=20|lum~=,,-12|me back=29,17,24|me from=-23|me out=,,39|me=-5,39|mes out=26|mes up=25|mmand and=-57|mmands that=-25|mmands=-24|mma~=-5|mment ,=12|mment at=17|mment=36,,-13|mments on=15|mments only=34|mments with=-53|mments$=16|mments=-12,20,-15|mme~=-5,40,-52|mmit 0=15|mmit ?=-18|mmit each=33|mmit messages=-59|mmit per=55|mmit what's=23|mmit$=41,9|mmit=4,19,-7|mmits ,=-111|mmits on=-16|mmits since=-15|mmits=-30|mmitted=-24|mmi~=,9|mmon part=23|mmon=6|mmo~=23|mo=7,24|mpare=-5|mpares=17|mparison of=-21|mparison$=18|mparison=20|mpila el=,-44|mpila=44,-26,57|mpile with=50,,26|mpile=67,,17|mpi~=27,,46|mplain=,,31|mplains=,,25|mpleta=16|mponent=-7,,-21|mponents=6|mpose up=11|mpose=,-29,14|mpo~=8|mpress=15|mpression=16|mprueba que=,,37|mprueba=,,71|mpruébalo=53,,43|mpr~=32,,39|mputed=19|mún=23,,-40|n 0=,,36|n el=,,30|n la=14,,22|n un=15|n una=,,-30|n =37,,35|n=7,,10|ncerned ,=-39|ncerned=-17|ncl~=,,-27|ncr~=-23|nde~=24|nditions=-25|nexión=,,-39|nf=-10|nfig ,=,33|nfig keys=-16|nfig$=7|nfig=4,9|nfirm or=-26|nflicts in=38|nflicts=,35|nfl~=,36|nnect ,=33|nnect=27|nnection=28|nne~=9|nse~=38,25|nsider=-11|nsi~=-13|nsole log=42,33,-65|nsole=18|nso~=16|nstants=17|nstraints=-16|nstructor=18,,-35|nst~=8,,-20|nsumers=-24|nsu~=-11|ntainer ,=13|ntainer=80,-63,103|ntainers=34|nta~=24,-14|ntenedor=82,,30|nte~=-13|ntinue=-17|ntra el=21,-34|ntra=10|ntracts=-15|ntribution=-22|ntroller and=22|ntr~=-7,11,-16|nvert the=18|nvert=10|nve~=,,-33|okie banner=28|pies$=62|py=22|re ,=-16|re$=13|rpus=47,,51|rpu~=47,,51|rrect it=61|rrect the=59|rrect=33,57|rren=-29|rre~=,30|rrige el=11|rrige=111,,35|rri~=-10,28|rré=,-53|rrígelo=41|rrí~=103,37|st=-8|uld be=-142|uld go=-14|uld it=-21|uld the=-14|uld we=-34|uld you=38|uld=29,33,-63|uld~=-21|unt as=61|unt per=10|unt the=-59|unt$=,,74|unt=-5|unts of=17,-32|unts=-29,-48|unt~=-7|upo~=-7,21|urse=16|urs~=15|ver=,18|verage of=24|verage=19|vers=-11|
cp|p 0=24|u=,-22|
cr|ash=-6,-42,53|ashes=-20,-23,64|ashloopbackoff=-23|ash~=-11,-21,36|ate=-17,,31|ates=-11|ate~=-11|awl=32|c=19|dt=-16|eate ,=-70|eate the=20|eate=-11|eated at=35|eated=16,51|eat~=11|ede~=,,-22|ees=-17|iteria=-29|iterio wcag=-16|ite~=-33|itical=64,,30|iti~=,,30|on=-30,28|ontab=-12|ont~=-15|oss=,25|
cs|=,,-27|s$=,,-24|s=37,42,-34|v under=23|v writer=29,,-35|v に=16|v =51|v$=-27,39|v=32,89,-21|
ct|est=32,,62|rl shift=25|
cu|ando el=,,-55|ando=,32|and~=,32|atro=42|atr~=42|ent~=14|lpa~=19|lprit=,,39|lpr~=,,39|ota=11|re=,,50|rl=44|rrent main=40,-38,29|rrent=29|rrently=-29|rre~=23,10|rsor=17|rso~=12,,-19|stomer$=15|stomer=-5|sto~=-11|ál de=-37|ál es=25|áles son=-23|áles=-44|ále~=-44|ánto tarda=38|ánto=,28|ántos=,-86,23|ánt~=,-26,81|éntame=12|éntamelo=-45|ént~=-8|
cy|cle=12|
cá|lculo de=15|lculo=18|lcu~=18|
có|digo y=-15|digo$=-13|digo=-15,17|dig~=-13,18|mo funciona=-30|mo lo=-23|mo se=-69|mo=-37|
d|=12|
d |0=10|
da|le=17|me una=-20|me=-12,-40,38|ngerous$=-34|ngerous=-47|nge~=-24|rk mode=24,46,-66|rk=55,78,-79|shb~=-10|ta ?=-40|ta big=22|ta race=28|ta=-6|tabase=5,,19|tab~=5,,19|te ,=65|te=80,19,-12|tos$=-13|tos=-12|yjs=14|ys ,=26|ys would=-18|ys=,26|
db| schema=-83| structure=-18| 에=48|=-5,,13|a=-26,15,-96|t models=-29|
de| 0=-19| carrera=-26| clientes=33| dónde=-36| error=13| foco=-16| integración=28,,30| json=49| los=-10| pagos=-23| prueba=20| ramas=46| release=16| solo=16| soporte=-22| verdad=11| =-15| =18| =9|=-2,18|ad ?=-40|ad branches=22|ad ones=23|al with=42|al=42|ath=25|b=,-38,25|be=,30|ben=23|ber~=10|bería=10|bian 0=18,-53|bian=12,-72,34|bia~=12,-72,34|bug 包=,-36|bug$=37,35,-35|bug=83|cent message=17|cent=17|cide by=24|cid~=-10,14|cimal=11|cimals=35|cim~=10|coder=21|cod~=-21|ep link=21|fault ,=,,-18|fault for=27|fault=27,13,-10|faults ,=-23|faults=,28,-82|fau~=11,64,-41|fined=-18|finitely lost=,-32,29|finitely=,-32,29|finitions ,=-22|fin~=-10|jas=22|jó=17|l código=-59|l módulo=48|l stock=-5|lete ,=18|lete any=16|lete files=-35|lete or=-44|lete =-21|lete=27|leted=-28,28|letes=-53|leting=-56|let~=-36|liv~=-10|mo ,=15|mo data=17|mo=80,-41,39|más=12,26|ntro=,25|ntr~=,25|ny=35,,35|pend on=-17|pend=-17|pendencies=12|pendency=-10,21|pendent=-23|pen~=-4|ploy and=-31|ploy prod=-22|ploy$=-13|ploy=-51|plo~=-6|precated=,19|pre~=,66,-12|ps md=28|rive it=-43|scribe el=-31|scribe the=-31|scribe=-22|scribes=24|sde cero=18|sde qué=-42|sde=-16|serves a=19|serves=36|ser~=60|sign=,23,-21|sig~=,25|sktop client=-16|sktop=-17|skt~=-17|spl~=-46|spu~=,45,46|spués de=-57|spués=,45,46|svi~=19,-50,30|tails$=13|termined=-26|terministic$=20|ter~=-17|v ttyusb=,-39|v=76,-10,52|velop=9|viation=18,,37|via~=53,,33|vice=-19|vic~=-13|
di|agram in=18|alog ,=22|alog=23,38,-14|alo~=29,42,-36|ce que=,-35|ce =10|ces=44|d in=24|d it=-39|d she=-20|d=-38|dn't=-9|dn'~=-9|ez=,,31|ferencia por=,-45|ferencia=15,-34,69|fer~=,,27|ff in=-20|ff$=-8|ff=-71,,18|fference between=-29|fferent=-6|fferently=-17|ffers$=40|ffers=42,-26|ffe~=-5|g=-11|ga =20|ga=32|gest=,,-33|ges~=,,-33|me cómo=-17|me por=-40|me qué=-11,-62|me si=-11,-49|me=-34,-11,47|r=,-37|rection=12|rectories ,=30|rectory and=22|rectory$=26|rectory=15|sabled while=28|sabled=15|sab~=10,55|sagree=-12|sap~=16|scussed=17|scussion=-56|scu~=,,-23|sk=-43|st=,-50,42|stinct=,-35|sti~=,-20|stroless=22|vide=23|vid~=37|
dl|ms=-20|
do| i=-47| not=-92| on=-26| our=-14| so=17| the=10| they=-29| we=18| with=-20|=-8|c comment=-13|c=,31,-58|cker compose=9,-26,21|cker=51,-10|ckerfile 里=-20|ckerfile=-10|cke~=-4|cs adr=6,,-20|cs and=30,,-25|cs api=-22,16,-21|cs arch=31|cs design=25|cs env=32|cs faq=,,-25|cs flags=27|cs in=16|cs notes=62|cs only=14|cs research=26|cs where=40|cs=30,26,-63|cstrings=54|cst~=37|ctests pass=40|cte~=65|cumentación$=18|cum~=-4,12|es ,=14|es anything=-23|es it=11,-13|es main=16|es our=-22|es the=-36,-26|es this=-17|es today=44|es =,-32|es=19,-5,-7|esn't=9|esn~=9|mai~=10,,-34|n't know=-38|n't modify=-10|n't raise=-62|n't remove=-24|n't write=-10|n't=-16,-12|nde=,25,-47|ne ,=64|ne=33,49|nt=-77|s veces=11|s$=14|ubl~=,23|ubtful=44|ubt~=,,-39|wn ,=,,23|wn=-25|wnload=-36|wnl~=-18|wnstream=-12|xygen=31|xyg~=31|zen=27|
dr|aft the=-22|aft=-43|aw=-23|ift=31|iver ,=,,34|ivers=-10|ive~=-9|op the=10|opped=-26|opp~=-5|ops=-10|y run=93,-29|y=80,-33|
ds| store=22,,-28|=42,,-47|p=23|
dt|o=16,,-32|
du|e=20|mp=52,-18,11|plicated=-86|plicates=17|ration of=14|ration=14|rat~=15|
dy|namic=-41|nam~=-41|
dá|mel~=-25|
dé|jalo=38|jal~=41|
dó|nde sale=-18|nde se=-49|nde=-49|
e|=-5,23|
e |0=,,9|
ea|ch ,=7,-26|ch finding=-30|ch module=37|ch of=-9,,98|ch one=-51|ch step=-10|ch with=-23|ch$=-5,-21,22|ch=-14,-10,18|
ed|ici~=-16|it ,=,-54|it files=-24|it or=-13|it=-26|itar=-15|ita~=-8|ited or=-15|ites=-11|ite~=-18|iting=-17|iti~=-7|itorconfig=25,30,-60|its ,=-35,-25|its at=-21|its$=-17|its=-39|
ef|fec~=,,-42|fort=-47|for~=-47|
ej|ecuta las=78,-40|ecuta =20|ecuta=,-36,86|ecutar=7|ecu~=-8|ecútalo=52|ecú~=66,,31|
el| 0=22| botón=24| cambio=,,73| campo=20| cliente=-12| cobro=-97| commit=-33| contenedor=30| cálculo=14| código=-18| endpoint=22| entorno=28| error=26| fichero=14| flujo=22| hilo=-30| informe=28| instalador=34| menú=28| nombre=39| paso=-21| primer=,-30| proyecto=51| readme=26| redondeo=-13| repo=-54| resto=22| resultado=29| rol=24| tiempo=33| total=57| árbol=-17| último=-70| =,,-39|=-2,26|ectron=-16|iminado$=-22|iminado=-22|iminar=-60|imi~=-6|se in=-11|se$=-22|se's=-11|se'~=-11|se=-4|
em|pty database=21|pty=56|ula~=10|
en| cada=8| disco=-20| docs=56| dos=15| el=-3| es=22| frío=28,,27| json=31,,-32| la=,12,-18| qué=5| solo=-28| src=23| su=21,,-30| todo=35| un=41| una=,,33| verde=66,,88| =31| =20,66,-14|=18,9,-9|cuentra=10|d and=23|d to=67|d$=46|d=6|dpoint=10,,-21|dpoints=-19|dpo~=,24,-45|emi~=-12,,-61|gine=-11|gineer=-13|gines field=28|gines=10|glish only=24|glish=,,-41|gli~=,,-41|laces=9|lac~=14,31|ough ,=80|ough$=-9,43|ten~=8|terprise=21|ter~=28|tie~=14|torno=30|tor~=37|tre los=-17|tries in=25|try ,=64|try =20|try=,31|trypoint script=-18|trypoint=-32|try~=-32|um=16|umera los=-16|umera=-38|ume~=-21|v is=30|v vars=-25|v=,,-39|vs=12|vía~=-57|
eq|ual=10|uipo=-7|
er|ase=-60|ase~=-66|ror ,=13|ror codes=-23|ror rate=,-39,91|ror$=23,,13|ror=20|rores=-13|rors are=27|rors in=48|rors$=28|rors=22|ror~=-17|
es| la=12| un=,,-39| una=-24|=-4,54,-34|cal~=19|cape=24,,-48|cap~=34,20|cen~=,,45|cribas=-58|cribe=8|criben=-11|cribir=13|cribió=-36|crito=12|lint=53,29,69|lin~=53,29,69|o$=33|ta=-18|taba=17|tado=25|tad~=17,,-30|tamos=-10|tam~=-10|te=-25|tilo=-18|tilos=22|timación=-40|timate=-73|tim~=-105|to es=-19|to=-18|toy=-43|tudia=66|tudio=-12|tá en=8|tá=-5|
et|l=-8|
eu|=,,-29|rop~=15|
ev|al run=21,-31|al=,-52,50|aluated anywhere=-23|aluated=-81|alu~=-11|en if=13|en to=17|en=4|ent=-11,35|er=-38|ery claim=-53|ery cron=-26|ery exported=24|ery form=35|ery other=-18|ery place=-24|ery public=24|ery shell=-21|ery=-26|eryone=27|erything else=14|erything in=14|erything that=-12|erything=-6,17,-14|erywhere ,=39|erywhere=75,26,-17|ery~=16,61,-38|ict=-18|idence=-15|ide~=-10|
ex|actly=-7,,-15|act~=-5|ample=9|amples=16|amp~=20|cept for=17,27|cept=40,79,-26|ception=87|cep~=111|clamation=25|cla~=25|ecute it=-13|ecute the=16|ecute =27|ecute=10,-32,18|ercise=-10|erc~=-10|ist ,=-44|ist already=37|ist=-13,21,-30|isting =29|isting=,19|ists=-12|ist~=,26,-10|it 0=28|it with=18|its=16,,43|pected$=-11|pec~=-4|periments=-25|per~=-29|pired=10|plain analyze=38|plain how=-44|plain the=-14|plain to=-17|plain why=-30|plain =63,-63,33|plain=-14|planation=-31|pla~=-44|plica cómo=11|plica el=-73|plica=-35|plicación=-43|pli~=-81,25|ploration$=-27|ploration=17|plore the=-36|plorer$=-19|plorer=-46|plo~=-10|plícame qué=-16|plícame=-16|plí~=-30|ponential=21|pon~=19,,-32|port=-4|ported=,,-24|por~=3,24,-20|s=27|tend=22|tract every=-23|tract from=-29|tract the=-16|traction=17|trae de=-32|tra~=-4|
ey|e$=26|es=-18|
f|=-8|
f |0=-7|
fa|ctory=,,-28|cto~=33|cts about=-42|cts$=-14|cts=-15|il ,=30|il under=24|il$=70|il=15,,21|iled=-15|ile~=-15|iling tests=,-27|iling=-10,-21,58|ili~=-10,-21,58|ilover md=12|ilover=10|ilo~=10|ils ,=-15,-44,25|ils$=,-45|ils=11,,38|ilure rate=18|ilure=19|ilures ,=,-28,21|ilures are=25|ilures=27,-30|ilu~=57,-27|ir enough=47|ir=31|ke clock=19|lla el=-13|lla=5,,95|llan=,-31|lla~=,,28|llback=,21|llb~=,21|llos=,-34|llo~=,-34|lse ,=-34|lse$=36|lta=7|lta~=,25,-28|q=9,,-31|r=-6,,17|se de=-34|st=34|ste~=28|vour of=13|vour=15|vou~=11|
fe|at=-17|ature flags=,,-29|ature search=34|ature=,51,-22|atures$=49|atures=-7|atu~=-3,34,-11|cha=16|e=29|ed=8|tchall=23|tch~=25|w=-12|
fi|cheros=-50|eld=23|eld~=,,-32|gure for=24|gures=-27,,21|gur~=10|le and=-19|le by=17|le in=-11,-66|le line=-41|le may=-10|le name=31|le under=23|le you=19|le$=-6|le=1,-10|les ,=-44,,-18|les by=16|les may=-40|les of=22|les that=31|les under=35|les you=21|les$=-32|les=-10|ll them=37|ll=62|lter=15|lters=18|lte~=18,31|nal message=-11|nal=,45|nally=14|nance=-18|nd ,=-16|nd all=-24|nd every=-42|nd out=-8|nd them=-19|nd$=-11|nd=-28,16|nding=-13|ndings md=15|ndings=,,-14|nds=-38|nish$=26|nish=47|nis~=23|re=-15|refox=10,-42|ref~=10,-42|rma=-14|rmware$=-24|rst ,=-9|rst ?=-11|rst and=62|rst bad=,-35|rst error=92,-88,69|rst one=,-47|rst paint=40|ve minutes=20|ve$=76|ve=5,-14,8|x for=-19|x it=6,32|x the=98|x them=65|x=25,,-23|xes ,=-32|xes=-18|xtures=13,,26|xtu~=5,,32|xup=15|
fl|ag does=28|ag =17|ag=,,-45|ags are=21|ags$=-13|ags=-57,31,-38|aky is=22|aky or=43|aky tests=-26|aky$=,,24|aky=12,-12,145|ame~=15,,29|ash build=22|at config=14|att~=20|avo~=41|ip=22|oat=,,35|ow md=24|ow=-9|ujo de=-9|ujo del=-37|ujo=39|ush=-8|
fo|co ,=-16|ld=19|lder$=-9|lders=18|llow$=22|llo~=,,-12|nt=49|o=15|oter to=-38|oter$=24|r ,=-58|r 0=5|r a=-8|r all=13|r docs=28|r each=-52,,60|r every=15|r everything=31|r good=-17|r how=-15|r it=8|r now=-49|r ten=16|r that=108|r the=-3,-8,-6|r this=9|r what's=-21|r you=19,,-17|r =29,39,-20|r=,-24,-3|rce=-19|reign keys=-27|reign=-31|rei~=-31|rk=-9|rm=,21|rmal=26|rmat$=,,-26|rmat=6|rmato$=-24|rmats=-14|rmatter=33|rmatting=17|rma~=13,21|rmer=23|rme~=23|rms=82|rum ,=48|rwa~=18|ur=4|
fp| 0=13,,45|=13,,45|
fr| json=21|=32|ee=27,22|eebsd=-28|eeb~=-28|esh clone=27|esh kernel=35|esh=45,-54,63|iday=-15|om ?=-161|om clean=26|om last=-12|om now=22,,-38|om reading=-35|om src=-14|om the=-21,10|om which=-22|om you=-36|om =-26|om$=-9|om=-4|ont~=16|ozen=-7|oze~=-7|ío=28,,27|
fu|era de=17|era=37,46,-27|ll test=28|nction=,36|zz=,,48|
g$|=-12|
ga|in=-15|rbage=34,,-38|rba~=34,,-38|teway$=19|ve=20|
gb|=34|
gc|c 0=62,,51|c=29,,13|
ge|n=25,,37|nerated=-11|o$=18|o=77|ometry=15|rman=26|rma~=44,23|t a=31|t an=17|t it=51,,53|t rid=6|t stuck=-12|t the=16|t=4,17|ts a=58|ts one=17|ts=10|
gi|t bisect=47,-113,31|t log=-39|t の=-45|t=-20|thub=,18|thu~=,18|tignore=54,52,-36|tig~=54,52,-36|tlab ci=-93|tlab=-60|tla~=-60|tleaks=21|tle~=21|ve it=17|ve me=-35,-29|ve the=15|ve =31|ven=-60|
gl|obal=-14|oba~=-8,,-43|ossary md=-79|ossary=-42|oss~=-42|
go| ahead=87| and=23| away=20| by=-15| for=,,36| over=22,,-44| test=33,,59| through=-10| to=17,,-21| vet=29| wrong=-24|$=,,-27|=20,44|al$=15|al=-10|es from=36,,-31|es through=11|es=61|ing by=-50|ing to=-85|ing=-15|lden=21|lde~=21|ne by=14|ne=11|od=-8|odbye to=22|odbye=33|odb~=33|
gp|l=-8|u 0=23|u=15,-33,14|
gr|adlew=20,,40|afo de=-17|afo=-17|ammar=16|and~=33|avedad=-18|eat$=-23|een on=15|een$=,,143|een=97,60,112|ep=-24|ew=22|ey=39|oup=-11|ouped by=18|ouped=19|oups=,23|oup~=11|áfi~=15|
gu|arantees=-21|ara~=-21|ard ts=29|ard=34,19,-36|ess=-10|ess~=-11|est=25|ests=-24|est~=-24|ide ,=54|
gz|ip ,=26|ip=37|
h|=30|
h |0=-14|
ha|bría=-27|brí~=-27|ce marta=-22|ce =-19|ce=-20,,-27|cer=-44|ga=22|gas=-13|lf a=-12|lf=,,-22|lla~=-12|mmer=,,32|mme~=13,-36,38|nd it=,,27|nd them=-53|nd written=,23|nd=,,24|ndbook=-17|ndb~=-17|ndle=17|ndler ,=-22|ndler=-5,17,-33|ndlers ,=-24|ndlers=-11|ndling=-6|ndl~=17,54,-54|nds off=-14|nds=-17|ngs=,,35|ppens if=-27|ppens to=19|ppens=-31|ppe~=-27|rd coded=,22,-23|rd=-5,30,-18|s a=67,13|s already=-67|s been=10|s left=-14|s no=68|s the=,,-32|s to=,21,8|s=10,57|sta que=29,,77|sta=,,36|ve a=-17|ve no=-17,43,-19|ve read=-37|ve the=,41|ve to=,18|ve=2,21|y algún=-13|y que=36|y=,10,-12|z que=39|z un=28|z una=-43|z=-21|zlo$=23|zlo=67|
he|'s=19|=-35|ad ,=13|ad$=,-47|ad=,-59,19|ader ,=39|ader$=44|ader=22,75,-25|ade~=28,59,-21|ading=43|adi~=33,,19|adless=95,-64,99|adl~=108,-37,30|alth$=18|alth=84,-21|alt~=56,-37|ld out=19,-42|lm chart=,,-42|lm=6|lp me=-37|lper =21|lper=66|lpe~=-5,27|lps=13|nce=-20|r=-48|re ,=-9|re in=-100|re is=-32|re$=,25,-75|re's=-25|re'~=-25|re=-34,13,-62|x=55,-115,27|
hi|gh or=22|gh=,,50|lo=-14|pótesis=-47|pót~=-47|re=-19|stogram=27|story=,31|sto~=,72|t=,-40|ts and=53|ts=14|zo=-27|
ho|ld=7|me=6,,-19|ok=-10|oks ,=-63|oks ?=-24|oks=-13|st=5|t=9|ur=15|ver=19|w a=15|w bad=-20|w did=-17|w do=-6|w does=17|w far=,,43|w flaky=22|w long=,-24,58|w many=14,-70,56|w sure=-19|w the=-38,,-30|w they=-17|w we'd=-18|w we=-11|w would=-90|w =10|w=-89|y hay=16|
hs|ts=27|
ht|ml=18|tp=-6,,-39|
hu|ndr~=,,31|rry$=-15|
hy|perfine=31|per~=31|
i|=-34|
i |0=-11|care=-46|don't=-22|have=-7|mean=-16|need=,-31,25|only=-12|ran=-25|remember=-23|run=-29|should=-19|will=-17|worry=-21|
i'|ll pick=-19|ll=-36,26,-49|m about=-34|m after=-27|m going=-60|m looking=-25|m nervous=-22|m the=-19|m=-49|ve got=-12|ve never=-17|ve=-57|
ib|an=53,32,-60|
ic|on=28|ons=21|
id|=6,32,-15|eas=-13|entical to=24|entical=45,,31|ent~=-17,18|iom~=16|s=-9|
ie| 0=16|=26,,-47|
if| 0=,-37| a=-8| any=,,33| i=-51| it's=-11,,68| it=4,,14| not=51| the=,11| we=-111| you=31|=,,-10|s=36|
ig|ual=,,-24|
im|age$=-23|age=5|agen pesa=16|agen$=-26|ages to=-20|per~=31|plement the=38|plement=,25,-21|plementation=-22|plemented=-53|ple~=-5,35|port=7|ported=31|porter$=-17|ports in=71|ports=,19|por~=,18,-9|prime=28|pri~=64|prove=12|pro~=16|
in| 0=,23| ?=-18| a=-8| all=29,,-25| api=9| as=15| audio=28| bench=36| between=-9| charts=-50| data=8| db=-81| dev=28| docs=-41,-8,11| each=53| either=-23| english=28| env=25| favour=13| flags=48| its=34| line=73,,-38| one=,18| order=-43| our=-37| out=26| packages=,14| perf=69| place=46| postgres=-27| practice=25| production=-11| prose=-14| proxy=22| read=-13| readme=37| redis=17| samples=28| search=14| src=12,21| step=20| test=,,27| tests=29| the=12,20,-41| there=-17| this=-42| those=19| tmp=14| under=15| vendor=55| words=-22| your=-41| =,,-31|$=5|=8,30,-16|cidents 0=10|cidents=,,-28|cid~=,,-34|cl$=-13|cl=-13|clude=-16|cluding=-9|clu~=,,-14|consistencies$=-35|consistencies=-35|dex on=23|dex=,46|dexer=19|dexes=-23|dex~=-14|es=-21|fo$=39,,-37|fo=40,,-18|forme$=28|forme=29|fra=,,-31|glés ,=21|glés=18|glé~=18|herited=-12|it=11|jec~=17,,-39|line the=17|line=-9|put$=101|put=13|put~=-10|ser~=-14|side=7|sid~=7|stala=36|stalador=34|stall md=20|stall the=17|stalled$=29|stalls$=-30|sta~=12,-26,9|stead of=29,51,-15|stead=22,97,-9|ste~=22,97,-9|t 0=,-32|tegración=34|tegration=,-42,48|tegrator=-18|teg~=,-16,17|terface=14|terleaving=-19|ternal x=27|ter~=-6,-22|tl=48,,-32|to a=25|to an=43|to docs=113,,-23|to its=23|to one=101,26,-85|to src=22|to the=-7|to tmp=21,-22|to$=17|to=24,12,-11|troduced=-70|ventory csv=46|ventory md=34|ventory$=-42|ventory=,,-17|ven~=,,-38|vestigation only=-48|vestigation=-42|ves~=-17|vit~=36|voice=,23|voices=15|voi~=5|
io|s=,,-19|
ip|=17|ad=,,-44|ynb=27|
is| 0=,29| ?=-31| a=-6| an=-12| broken=35| complete=-20| fine=16| forbidden=-23| green=35| in=-8,30,-12| installed=26| it=-68| missing=,,-27| off=8| on=-8| only=-22| open=20| read=-14| red=,23,74| right=51| slow=-13| step=-26| taboo=,,35| that=-74| the=,9| there=-75| to=14| what=9| written=-17| wrong=,,27| yours=9|$=,34|=-5,16|n't ,=41|n't available=24,,-31|n't=4,,-12|ort=22,,33|sue 0=45|sue=19,,-13|
it| ,=,13| 0=84,,32| ?=-162| and=17| be=-24| change=-37| dies=24,-50| down=49| from=-10| hangs=28,-55| happen=24| in=11,40| is=7| isn't=25| myself=-16| out=,23| prints=48| right=101| should=26,24| since=,,-29| still=14| take=12| there=50| through=-14| to=41| up=41| when=16| with=-5,,34| =,,26|$=36,15,-10|'s the=-11|'s=8,-16|=12,17|ems ,=17|s own=16|s tests=16|s two=20|s=18,-12,-25|
ja|=25,,-24|va ,=18|va 0=35|va=28|vadoc=26|vad~=26|
jd|k 0=79|k=95|
ji|tter=10|tte~=10|
jo|b queue=13|bs ,=-11|bs run=-28|bs$=-36|bs=-40|
jp|y=43|
jq|uery=,,-31|uer~=,,-31|
js| ,=14|=27|on ,=58,17|on and=-8,29|on array=-49|on that=-20|on に=59|on 和=17|on 里=16|on$=17,32,-18|on=,50,-23|
ju|dge from=-16|dge=-96|dge~=-20|dging by=-14|dging=-52|dgi~=-52|mp=31|nto con=21|nto=35|st do=26|st=-5,11|
k|=-7|
k |0=-6|
ka|fka=-9|
kb|=,,66|
ke|ep out=33|ep the=21,17,-31|ep your=-13|ep=18,15,-13|rne~=8|y ,=-11|y in=20|y$=-11|y=,36,-23|yed=17|ymap base=25|ymap=15|yma~=15|ys sh=28|ys=-6,31,-107|
ki|ll the=60|lled=-9|lle~=-8|nd of=-19|nds of=-45|nds=-45|
kn|ow about=-20|ow which=-15|ow$=-25|ow=-14|
ko|=39|tlin=9|tli~=9|
kt|$=17|
ku|bernetes=-24|ber~=-24|
l |0=12|
la| api=13| app=26| batería=15| cola=-20| config=24,,43| cuota=11| de=14| explicación=-25| fecha=22| letra=29| nueva=26| otra=17,,-31| pantalla=11| primera=36| propuesta=-18| que=18| rama=,,-36| respuesta=-29| salida=41,,22| suite=,,37| validación=11| ventana=18|=5,5|b=-12|bel$=17|bel=,24|bels ,=-39|cks=16|mbda=15|nza=57|ptop=-12|pto~=-12|rge~=-20|s 0=-13|s migraciones=,-47|s pruebas=27|s que=21|s tres=33|s=4|st 0=19,-21,31|st night=-27|st tag=31|st week=-7|tency=18|ten~=17|unch the=26|unc~=6|x=41|yer$=-10|yout=,25|you~=,25|
le|=-11,,-20|ads to=20|ads=28|ak check=26|ak in=24|aks the=20|aks=16|ase=-32|ast 0=63|ave a=92,,-21|ave all=-16|ave every=-13|ave that=11|ave the=,12|ave your=24|ave=9,42,-9|ctura ,=-15|ctura para=18|ctura$=-68|ctu~=-4|er el=,-38|ft=,14,-17|gacy=,19,-36|gac~=,19,-38|gal=,30,-58|na=-18|t me=,,29|t the=65|t's=45|t=27,,24|tter=25|vanta=26,-37|van~=31|yendo=-38|yen~=-19|
lg|pl=-18|
li|b auth=24|b=49,69|brary=,27|bra~=,31|cence=-36|censes=19|ft it=22|ght=,,-46|ghthouse=,,43|ght~=,,43|ke to=-22,,26|ke$=,,28|kely=-55|kel~=-93|kewise=20|kew~=20|mit 0=35|mit=-39|miter$=16|mits=,34|mit~=-7,47|mpio=34,,113|ne ,=-34|ne for=-12|ne in=22|ne numbers=-42|ne with=17,,-31|ne=-2,9|ner$=27|nes of=19|nes$=-17|nes=-9|nk=23|nke~=-12|nks for=-18|nks=-6|nt and=22|nt=43,-14,153|nter=49|nte~=66|nux=20|st all=11|st every=-18|st of=-41|st the=-7|st where=-71|st with=-14|st$=-11|st=-46,-14|stado=14|sted=37|steners=-26|sts$=-62|teral=-23|ttle=19|ttl~=19|ve=-5|ves in=,,-29|ves=24,21,-56|
ll|ama~=-10|evan=-34|évalo a=48|évalo=48|éva~=63|
lo| arregla=-16| dejas=22|=-9,30|ad the=14,-32|ad=7,,45|ade~=-5|ads=-14|cal compose=19|cal database=16|cal y=17|cal=22,-26,41|cales en=21|cales=-20,23,-38|cally ,=,-37|cally and=29|cally=34,,48|calstorage=62,,-44|cal~=15|cate the=-27|cation=-14|cat~=-41,,-42|ck file=104|ck=-11|cks=,-53|dash$=-20|g in=33|g of=-19|g$=-14|gcat=,-38|gca~=,-38|gger=28,49,-27|gge~=30,49,-27|gging=,,-35|ggi~=,,-35|gic=-9|gs and=-23|gs from=-25|gs=-27,24|ng does=215,,26|ng it=42|nger=24|ngest=-13|nge~=13|ok at=-38|ok for=-11|ok into=-23|ok like=-9|ok the=24|ok$=-15|ok=-62,12,10|oked at=-12|oked=-12|oke~=-17|oking for=-25|oking=-19|oki~=-19|op=,,17|ose on=30,,62|ose=32,,79|ose~=19|s 0=,22|s avisos=22|s cambios=-20|s commits=-18|s de=12|s dos=12|s fallos=,-34|s=,,-9|se=-14|ses=-9|ss=-7|sses=24|sse~=24|vely to=17|w=20|
lr|u=28|
lí|nea ,=-21|nea 0=17|nea en=20|nea y=-14|nea$=-26|nea=-9|neas$=-23|neas=-13|nea~=-13|
m|=,20|
m |l=-43|rows=-17|
m$|=102|
ma|chine ,=-13|chine ?=37|chine$=-24|chines=-19|cos=88|cros=-18|de =32|de=-18|il templates=89|il=,29,-38|ils=,,-41|in ?=16|in and=-14|in still=16|in$=11|in=10,-10|jor=13|ke a=-15|ke any=-23|ke it=24|ke no=-21,-36|ke sense=-28|ke that=36|ke the=52,38|ke =17|ke=,45,-7|kefile and=-14|kefile=-9|kef~=-8|n page=-20,,-35|n$=27|n=14,,-51|nifest json=,-44|nifests=-25|nual$=56|ny days=-18|ny places=-65|ny rows=43|ny$=,,-32|ny=10|p of=-27|p out=-31|p=,15|rcha=17|rch~=17|rkdown table=-33|rket=-20|rketing=-17|rta=-13|rzo$=19|tch$=28|th=17|tters=-12|x 0=16|y be=-7,,26|y differ=15|y not=10,,27|y run=87,-69|y$=-21|y=-9|ñana=-34|ñan~=-34|
mb| 0=-19|=5|
md| ,=9,,-31| at=36| literally=30| tells=-27| with=44| に=70,32,-20| にま=22| 的=76| 로=123,19| 를=19| 에=83| 파일로=25| =96|$=62,55,-78|=101,86,-56|
me| a=-36| basta=-18| cuentas=22| dices=24| if=-20| lo=7| that=,,29| the=,-37,39| three=-19| through=-153| to=-13| understand=-24| up=-54| what=,,47| where=-17| whether=-9| which=-24,-22,63| who=-38| your=-29|$=8|=-36,-9,27|an for=-29|an=-7|ans read=-21|ans=-11|asure=109,,38|asu~=5,,95|dian ,=21|dian=40,,51|diana=,-53|dias=-11|dia~=,-25,20|dio=-32|mber=39|mbe~=18|mory leak=-23|mory=6|mor~=9|nos de=-16|nsaje$=,,43|nsaje=-7|nsajes de=11|nsajes=14|ntion the=22|ntions=,,-30|nti~=,21,-167|nu$=16|nu=16|nú=28|rely=-56|rel~=-56|rge them=17|rge this=-14|rge=4|rged=-6|rges=-11|rge~=-9|rmaid=8,,-31|rma~=8,,-31|ssage for=-92|ssage says=-17|ssage 里=36|ssage$=12|ssages$=22|tabase=-15|tab~=-15|thod=-18|
mi|ddl~=,,-28|de=40,,49|grate 0=-47|grate them=68|grated=-20|grations=-8|n$=15|n=-11|nd adding=25|ni cart=25|ni=29|nic~=23|nti~=23|nute=43,,16|nutes ,=-8|nutes$=-9|nutes=-14,-18,17|nutos=14,-51|nut~=23,-56,35|rá=-18|sses$=29|ssing in=17|stake=-16|tt=24|
mm|=50|
mo|cha=19|ck the=-30|dal=-11,,-30|de for=16|de only=25|de$=-44|de=10|delled on=20|dels=,,22|del~=,,19|dificar=-23|difications$=-20|difications=-69|dified=-9|difiques nada=-10|dify anything=-13|dify the=9|dify=11|dif~=-84|do de=22|dules import=-20|dules$=-11|dules=-15|dul~=-3|ment=7,65,-14|men~=,20|nday$=-18|nday=-6,24|nda~=-7,24|ney=,,-17|nitoring=,,-34|nit~=,,-22|nol~=-41|norepo$=49|nth$=-25|nth=,42|nths=40|re ,=37|re than=-9|re=17|st five=-19|st likely=-13|st probable=-29|st=,34|to=21|unted=-19|ve or=11|ve=,23|ved to=,,-28|ved=,24|vim~=13|
mp|i=,-51|
ms| ,=34| 0=-16|$=,41|=-4,7|
mu|ch=-11|est~=,21|lti stage=35|lti~=-13|st come=16|st=3,48|tation=,,31|tat~=,,31|
mv|=25|n verify=24|n=61,,41|
my|=-11|py strict=68,,32|py=124,,47|self$=-12|self=-29|sel~=-29|
má|s=-6,,26|
mí|nim~=15|
mó|dulos=-21|
n|=,36,-14|
na|da ,=-38|da$=-20|da=-56|die=,20|me ,=,,-28|me the=,-70|me=,,-10|med=12|mes for=-97|mes=-4,,-13|vig~=25|
ne|cesito=-14|ces~=-6|ed a=,25,-26|ed the=11|ed to=-6|ed$=-13|ed=14|edn't$=18|edn't=,,-32|edn~=,,-32|eds to=17|eds=,48|gative=8|gat~=8|rvous=-29|rvo~=-29|w dependencies=33|w endpoint=15|w hire=-19|w migration=95|w=19|west first=18|west=63|wes~=63|xt to=7|
ng|=-55|inx=-9|
ni|=-16|ght=-7|l=15|ngún archivo=-42,-47|ngún=-5|ngú~=-5|
no| ?=-29| cambies=-11| code=-19| commits=-19,-57| crees=-18| edits=-24,-30| escribas=-58| file=-52,-86| hace=,,-21| hagas=-21| hay=-12| lo=11| me=,,30| modifications=-57| need=-16| new=7| se=,16| source=18| test=-21| tests=-26| tienen=-7| =53|=3,16,-12|body can=49|body has=-12|body needs=21|body=,18,-11|bod~=-5,10,-10|che=,,-29|de 0=52|de=28|des=-11|ise=37|mbre=36,,-25|mbr~=-8,,-41|n breaking=23|n root=23|ne=-15,54,-29|r=-9|s=-11|t ,=33,17|t alter=-16|t apply=-21|t bump=-29|t document=-45|t even=-27,-22|t from=-21|t null=11|t run=13|t the=9|t to=11|t write=-18|t =28|t=-2|te inconsistencies=-35|te the=14|te=-19|tebook=,,30|tebooks=17|teb~=12,,28|tes 0=14|tes for=-14|tes in=34|tes=30|thing ,=-17|thing and=-18|thing but=69,19|thing else=-20|thing for=14|thing in=,-30|thing is=-14|thing outside=14|thing to=17|thing yet=20|thing$=-11|thing=,-14|thi~=,-14|tice ?=-16|tice$=-15|tice=-14|tic~=-9|tif~=,,-28|w on=43,,-38|w$=-6|w=8,21,-36|
np|m audit=21|m publish=-32|m=,,48|
nu|estro=-147|est~=-31|eva=14|evo=9,27|evos$=13|evos=38|evo~=38|ll=55,76,-55|lls=13|mber 0=35|mber is=21|mber of=28|mber=8,-8|mbered=-19|mbers by=-22|mbers in=10|mbers$=23,-26|mbers=-12,,12|mbe~=-10|meric=15|mpy=35|nca=-13|
nú|meros=11|mer~=11|
o|=-24|
o |0=,-42,27|después=-16|solo=-22|
oa|uth=-19|
ob|jeciones=-34|lig~=,,-38|ser~=,,78|sol~=-8|vious=17|vio~=19|
oc|cur~=-15|
od|d=-10|
of| 0=-41| a=-5| all=,47| any=-30| dead=23| each=-38| events=-12| eyes=-24| main=36| our=28| ours=-25| package=22| src=-24| the=2| them=-7| these=-80| this=-22| those=-7| =-10| =-13|=-4,-17|f for=20|f limits=30|f with=30|f=7|fen~=22|fset=-8|fse~=-10|ten as=28|ten=,-38|
oj|o ,=-23|o=-25|
ok|=,,15|
ol|d behaviour=17|d clients=15|d importer=-53|d=-6,,-11|der than=10|
on| ?=-35| all=90| an=60| android=-39| both=,-46| by=17| data=24| disk=-26| each=-9| friday=-10| macos=30| main=30,,35| node=15| orders=46| port=18| services=22| the=-10| this=30| top=15,46,-56| which=-14| with=26|$=-7|=8|boarding json=24|boarding=13,,-23|boa~=8,,-23|ce ?=-17|ce more=14,,19|ce per=,,-30|ce with=18,-39|ce=7|e ,=7,15|e ?=15|e as=19|e commit=131,69|e convention=21|e exception=70|e from=14|e line=-7|e on=15|e paragraph=-19|e sentence=-13|e that=84|e would=-27|e$=3|e=11,16,-5|es ?=31|es in=31|es=9|ly ,=-5|ly analysis=47|ly explorer=-19|ly for=55,41|ly have=-43|ly mode=21|ly on=-16|ly pass=-54|ly review=-39|ly the=21|ly verification=12,-38|ly want=-14|ly で=-53|ly$=-20,21|ly=12,-10,-4|to=22|
oo|m=17|
op|en ,=-37|en a=52|en questions=-38|en the=,-37|en todos=19|enapi yaml=-11|enapi=56|ena~=56|ens the=-15|erator=-19|era~=-27|inion on=-22|inion$=-38|inion=-98|ini~=-62|s 0=,,-56|s=,13,-17|tim~=,28|tion$=17|tion=10,27,-47|tions=,,-44|tio~=18,49,-34|
or| a=-8| after=-45| by=-19| change=-20| delete=37| in=-22| just=-37| no=,-26| only=-52| the=,,22| =-14|=-58,,7|den de=-26|den=-37|den~=-15,,-50|der ?=-24|der in=-44|der of=-16|der=-42|dered=-26|dering=-32|ders 0=23|ders$=17|ders=49|dén~=-27|iginal=-9|igi~=-8|m=-56|pha~=-10|
os|=39,-29|
ot|a=-11|her files=36|her package=-24|her=8,56,-41|herwise=49|her~=14,19|ra vez=58|ra=11|
ou|ght to=27,38|ght=27,38|r code=9|r doctests=40|r=-11,38|t ,=16|t 0=47|t from=-54|t of=6,,-17|t the=9|t tonight=-27|t what=-18|t who=-41|t with=22,32,-24|t$=10|t=,40,-19|tcome as=38|tcome=18|tco~=18|tline=-57|tli~=-9|tput ,=38|tput for=29|tput$=-9,,28|tput=,,13|tputs=16|tpu~=6|tside of=,29|tside=5,25|tsi~=5,25|
ov|er all=45|er the=-10|er to=70|er=22,-9|erflow=41|erf~=41|erlays=,,-26|erl~=,65,-19|erview of=-68|erwrite=-81|erw~=-65|
ow|n module=52|n=20,36|ner=-6,50,-62|ners=19|ner~=14|
p|=58,-47,74|
p |0=-4,-50,129|
pa|ckage json=-12,21,-20|ckage=,-15|ckages ,=-117|ckages bus=24|ckages calendar=17|ckages legacy=22|ckages ui=21|ckages=,60|cka~=5,-8|ge=12,,-22|ges ,=-14|ges$=14|ges=5,,-11|gination=13|gin~=35,43,-44|gos=-18|int=40|ir of=-35|ir=10|nel=,,-23|ntalla de=31|ntalla$=-22|nta~=-7,19|ra cada=-29|ra los=20,,-34|ra un=-39|ragraph each=-37|ragraph for=-15|ragraph in=20|ragraph=-7,27|rag~=-16,27|ram~=65,19|rec~=-42|rse header=28|rsedate$=24|rsedate=24|rseiso$=24|rseiso=24|rser=10|rses=21|rse~=52,-9|rsing=20|rsi~=20|rt=-13|rti~=-12|sa el=39|sa si=-9|sa=4|same=24|sam~=24|sar=-15,,62|sar~=-18|ss at=40|ss fail=,-39|ss on=48|ss$=20,,58|ss=49,,70|ssed on=-39|sses with=17|sses=,,25|ssing=,,47|ssw~=,,-41|st=15|ste into=-18|ste it=16|ste what=26|ste=,-32,58|tch=,64|th ,=-11|th ?=-18|th line=-57|th=-43|ths=-13|ttern=,23|tte~=,19|used=18|use~=18|yme~=-5|
pe|ak=75,-35,26|ndi~=30|ople=,,-26|opl~=,,-26|or$=16|r hour=25|r minute=24|r rule=19,-42|r second=19|r top=22|r user=63|r=-4|rf=-39,,114|rfi~=31,,29|rio~=-20|rmisos=,,-31|rmissions=-11,,-56|rmi~=-6,,-14|ro=,22,-20|rsona=-32|rsonal data=-21|rsonal=-21|rso~=-7|sa 0=16|sa=15|
pg| 0=45|
ph|ase 0=,,23|one=30|
pi|ck one=-27|ck the=26,27|ck up=31|ck=,24|cker=22,,-18|cke~=24,15,-25|cks=-15|e de=33|e=33|n down=-39|p=21|peline=,26,-23|pel~=-6,30,-30|xel=53|
pl|ace for=17|ace of=42|ace$=-11,,-31|ace=,31|aceholder=23|aceholders=17,,-28|aces that=-11|aces where=-11|aces with=-50|aces=-30|ace~=,25,-17|ain list=-42|ain=-23|an for=-29|an txt=-19|an$=-72|an=-13|ani~=-11|anning=-18|ann~=-50|ant~=,21|ay the=28|aywright=30,,103|ayw~=30,,103|ease ,=36|ease don't=-42|ease get=30,27|ease leave=-84|ease look=-23|ease reproduce=22,-38|ease take=78|ease =22|s=-10|ug it=42|ug=17|ugin loader=-17|ugin=,39|ugins$=19|ugi~=,13|us the=21|us=6|
pm|=,,-36|
pn|g$=11|g=15|pm=13|
po|d=,,27|ddisruptionbudget=29|ddi~=29|dría=-39|drí~=-49|int of=-10|int out=-28|int=-11|inter to=39|ints ,=-24|ints are=-24|ints$=-26|ints=-67|int~=-12,16|lic~=,,-23|lling=40|lli~=40|lyfill=16,23|lyf~=20,31|m xml=-40|m=-51|n=52|nlo=26|pulate the=28|pulate=28|pul~=28|r el=40|r qué=7,46|r=12|rt 0=13,-31|rt the=30,22|rt=-9,,17|rts=-23|ssible ?=-31|ssible=,36|ssi~=,36|stgres=,-49,21|stg~=,-49,21|
pr| 0=-7|$=9,,-69|=-29,41|actice=25|act~=25|e commit=14,33|e=8|ebuild=-19|ebu~=-19|econdition=-23|eco~=-69|eference=25|eferences$=19|efe~=,53,-23|efi~=,,-21|eguntas=-36|epare=-24|eparing=-19|epa~=-10|esent=,,-46|ess~=,,-34|etend to=-25|etend=-51|ete~=-51|ettier=14|eview=15|evio=-25|ice=18|icing=7|ici~=7|ima~=-12|imer error=17,-30|imer=,-30|imera=12|ime~=55|incipal=-32|int=19,17|inted=62|ints$=48|ints=24|int~=30|ior~=-39|ivacy=10|iva~=32,21,-25|iya=-17|oba~=-9|oceso=-17|oce~=-13|od=,33,-52|oduce a=-14|oduce=-30|oduct=-23|odu~=-8|ofile again=21,,29|ofile it=35|ofile the=26|ofile$=13|ofile=47,,26|ofiler=,,28|ofi~=18|ogress bar=13|ogress=54|ogr~=9|ohi~=-27|oject$=-10|oject=,,13|ojects$=49|ojects=9|oje~=5|omise=-45|omi~=-24|ompt=12|ompts=-12|opagation ,=24|opagation=24|oper=42|operly ,=43|operly=32|ope~=39,27|opio=16|opose=-21|opo~=-29|ops=74|opuesta de=-65|opu~=-48|opón=-33|opó~=-60|ote~=18|oto=45,43|oto~=,18|ove it=,29|ove=24,,17|ove~=10|ovi~=-16|oxy rs=35|oxy=26|oyecto=21|oye~=21|ueba de=,-46|ueba=52|ueban=-17|uebas ,=-39|uebas de=,-37|une the=38|une=17|uébala=21|uéb~=37,,51|
pu|blic api=-11|blic headers=30|blic=15,102,-61|blish=-28|blished package=25|bli~=,,-15|ede=-27|edes=7|nto ,=-31|nto=-11|rely=-19|rel~=-19|rge=-8|rpose$=-16|sh a=23|sh notifications=-22|sh=,51,-43|t a=111|t it=15,24|t the=21|t=51,,-13|
pv|c=-15|
px|=20,15|
py| ,=7| 0=30| spy=23,-27,45| that=26| 和=-13|$=5,36|=19,16,-10|test tests=46|test=91,,117|tes~=91,,117|thon 0=34|thon=15|tho~=16|
pá|ginas=23|gin~=10|sale=17|sal~=39,,119|same la=24|
pé|game=16|gam~=16|
pú|bli~=-41|
q |0=-15|
qa| will=-26|=-7|
qe|mu=119,-36,82|
qp|s p=,-24|s=,-24|
qu|e alguien=-37|e diga=32|e el=16|e en=23|e haga=19|e llevan=-34|e no=,,-38|e quedar=13|e se=,38|e sea=25|e viene=-21|e =,28,-35|e=2,12|eda=17|edar=11|eries ,=-16|ery$=36|estion ,=-30|estion for=22|estion$=-9|estion=-15|estions$=9|estions=18,,-27|ick one=-57|ickstart=38|ick~=54,-30|iero el=,-54|iero que=-20|iero saber=-8|iero=-9|ier~=,,14|iet=31,22|ita=14|ién lo=-42|ién=-133|ote the=-30|otes=47|ote~=17|é camino=-16|é cobertura=24|é el=-10|é falla=-5|é hace=-58|é le=-37|é no=-20|é orden=-28|é pasa=17|é paso=32,-42|é se=-12|é tarda=-19|é=-98|íta~=27|
r|=12|
r |0=22|
ra|bbitmq=13|bbi~=13|ce ,=26|ce=,-18,80|ise the=-10|ise=-66,29|mas tenemos=24|mas$=24|mas=,,39|n it=-13|n =-38|n=-105|nge=,,-33|nked=-52|nke~=-23|te ,=-12,-30|te=-6|tes=25,29|ther than=9|ther=,14|the~=,14|w=,41|zon~=-35|
rc| 0=17,-34,23|=16|
re|=,35|ach~=16|ad docs=-16|ad only で=-19|ad =66|ad$=-16|ad=-57,,-17|ade~=-8,27|ading=-19,,-28|adi~=-23,,-28|adme has=16|adme md=33|adme の=20|adme=9,,-9|adm~=9,,-9|ads them=21|ads=-14,,-25|ady=20|al bug=21|ality=28|ally ?=35|ally=-25|all~=-35|ason from=-18|ason =21|ason$=,,25|ason=,12,15|asoning=-28|asons ,=-50|asons=-44|aso~=,,19|base in=-31|base=-14|bas~=-14|built=12|bui~=-15|ceived=-17|commend=-20|commendation=-32|com~=-99|con~=-5|cord it=22|cord=13|cords=-14|cue~=23|curso=16|d ?=13|d ones=,-51|d$=12,,26|d=41,,22|dir~=-12|dis 로=-17|dis=-5,,-12|dondeo en=13|dondeo$=25|dondeo=31|don~=10|dáctame=-34|dác~=-34|enviar=-27|env~=-27|esc~=9|f=20|factoring of=-28|fac~=-32|ference=,35|ferences=-12|ferencias=-17|fer~=,23|fresh token=-29|fresh=,19|fre~=,21|fute from=-22|gard to=22|generate the=15,,43|generate=,,98|generated=13|gen~=23,18,36|gex that=-22|gex=-16|gistered=-14|gis~=-31|gression test=72,27|gression=6,23|gre~=8|hearse=37|hea~=15,-78,43|ins~=-12|jec~=,,-27|lative to=-32|lease 0=16|lease yml=17|lease$=12|lease=,-16|leases$=23|lea~=,-13|levant=-75|lev~=-21|lies on=-18|lies=-18|lie~=-30|main=20,,-25|mai~=50,20|mar~=-9|member its=21|membered=25|mem~=,25,-18|moval of=15|move=27|moved the=-34|moved=-21|name the=35|name =41|names=14|naming=-17|nam~=-7,17|nder=12|nde~=,16|nombrar=23|pair it=116,39|pair=28,,27|pai~=8,,23|pea~=9,,26|petitions=25,-28,30|pet~=68,-18,26|place the=21|place=12|placed by=-15|placed with=23|placement=-10|plica=-7|pli~=-7|ply with=,,-28|ply$=-26|ply=-53|po ,=-26|po=-27|port anything=52|port the=20|port$=,,15|port=12,,20|porter's=21|porter=-20|ports deps=20|ports=5,54|por~=13,,12|positorio y=-17|positorio$=-33|positorio=-39|pository$=-31|pository=-21|pos~=-35|pro=107,,27|produce the=12|produce=-55,,57|pro~=29,,22|quest changes=-21|quest id=73|quest=,,-37|que~=,,-27|run the=27|search only=-52|search=-11,25,-25|searcher=-31|sea~=-58,25,-25|served=25|set=-11|solve the=32|solve=16|sol~=13,30|source=24|sources=-12|spe~=12|sponsable=-18|sponse$=-20|spuesta$=-21|spuesta=-22|spu~=-22|st=18,68,-10|starts the=-16|starts=-18|sta~=-8|sto=63,21|store=16|sto~=13|sult as=22|sult belongs=26|sult=6|sults=32,16,12|sul~=21|sume=-12|sum~=-6|tire the=25|tire=34|tir~=44|tries=17,,-28|tri~=8,,-30|try ,=-59|try after=27|try md=27|try=,34,-40|turn them=-26|turn=,,-38|tur~=,15,-31|unión de=-17|versible=,-38|vert=66,113|view ,=-8|view by=35|view md=76,,-30|view the=-15|view$=-26|view=-3,55,-23|viewer is=113|viewer$=-49|viewer=-37|vie~=-15,,-14|visa=-8|vis~=-5,44|wire the=39|wire=39|wir~=39|work$=-19|write it=-20|write=20|writing=-12|written=-18|wri~=5|
rf|=-15|c=-18|
ri|d of=7|d=7|esg~=-20|ght ,=20|ght ?=-104|ght and=28|ght here=-42|ght now=7|ght thing=-39|ght$=21,,-21|ght=6|p=-20|sk ,=-16|sk=-7|sks$=-14|sks=-49|
rm| rf=-15|=-16|
ro|bots txt=,,-39|bots=16|bot~=16|data=-17|dat~=-17|jo=19|l =24|le$=-36|le=10|les=,,-27|ll=8|llback=9|llb~=-8|lling=-24|lli~=-24|ot user=42|ot$=57|ot=22,,-18|s 0=-31|s=-31|tate=37|tat~=11|tos$=29|tos=11|ugh=-43|ughly=-8|ugh~=-8|unding in=14|unding=-7|unds=84,,21|und~=-6|ute$=18|ute=,31|uter=12|utes=,,-24|ute~=,45|uti~=-39|w counts=39,-139,43|ws ,=-24|ws per=17,-35|ws=-7|
rp|m=21|
rs|$=13|=,39|pec=,,38|s=61,-114,74|
ru|ff=47,,61|le$=,-42|le=-6|les$=-12|n ,=-26|n it=7|n of=15|n the=125,,36|n them=-11|n time=-18|n twice=15|n =-8,-44|n=3,-6,44|nbook=-10|nbooks failover=10|nbooks=8|nbo~=-8|nner=14|nners=-40|ns each=16,-59|ns on=-19|ns=-6,,20|ntime$=-20|ntime=-19|nti~=-19|st=-12|tas=-46,,-43|
s|=4,6|
s |,=10|0=-4|in=46|m=-43|on=23|=16|
s$|=56|
sa|ber=-24,-78|ca=-11|car=-48|fari 0=-18|fe=,,-52|len=14|lga=25|lida=,,22|lid~=,,25|lta~=-18|lvo=27|me as=43|me for=43|me in=130|me keys=17|me treatment=12,,-25|me with=18|me$=40|me=24,9,-8|mesite lax=41|mesite=16|mes~=16|mple=23|mples=64,,87|mpl~=59,,41|ndbox ,=24|ndbox=24|ndb~=11|ve the=110,32|ve them=24|ve your=15|ve=5,47,-24|y about=74|y goodbye=22|y so=-11|y what=-20|y which=-16|y =-13|y=-7|ying=8|yin~=8|ys 0=-12|ys what=22|ys$=,-33,55|ys=-12|
sc|an=,,25|ene=10|enes=25|ene~=18|hedule=-9,,-34|heduler=,22|hed~=,98,-26|hema and=23|hema rb=-24|hema yml=25|ope$=-18|ore=74,,53|ores=17|out=-43|ratch database=16,-42|ratch=71,-25|rat~=71,-25|reen=16|reenshot=34|reenshots=28|ree~=52,-10|ripts backfill=29|ripts in=-21|ripts=-5,,8|rip~=-4,,17|ss=16|
sd|k=,36|
se| actualiza=-44| ejecuta=-81| lleva=-19|=-6,8,-7|a=10|arch box=46|arch for=-50|arch php=22|arch results=22|arch the=-32|arch$=-15|cci~=14|cción=14|cond ,=14|cond opinion=-54|cond pair=-24|cond phase=22|cond reviewer=-14|cond$=23|conds$=49|conds=16|con~=8|crets are=-14|cre~=-7,,-24|ction on=18|ction=13,,-21|cti~=7,,-23|cure=48|curity=,31,-26|cur~=,51,-37|e if=14,-34,45|e it=16|e that=13|e what=62|e$=-24|e=12,,10|ed 0=66,-30|ed$=,-50|ed=40,,70|eded=,,23|ede~=,,23|eds=29,-23|guir=20,26|gui~=59|gun~=11|gún=11|lected=13|lf=,-46,27|mgrep=24|mgr~=24|mic~=17|nd it=-17|nd me=43,-82,45|nd=-16,-17|nds mails=-22|nds=,,-29|nt=-9|ntence on=-49|ntence=-11|nte~=-6|parated=20|parator=16|par~=10|quence=-10|que~=-25|r=12|rial=30|ria~=-6|rver side=11|rver =35,,30|rver=10|rve~=10|rvice$=-9|rvice=-26,15|rvices=,24|ssion=-9|ssions$=-11|ssions=-16|ssi~=-21|t up=-12|ttings json=23|ttings page=26|ttings=,35|tti~=3,20|ttle=,,52|tup cfg=15|veral=25,,-30|verity ,=-10|verity$=-15|verity=-32|ver~=-10,,-23|ñal~=-13|
sh|$=25|=9,,45|a 0=35|a=77|aders water=17|ard=36|are sheet=23|ared=17,29,-13|are~=5,29,-13|e=-20|eet=28,26,-32|ellcheck=105|ell~=47|ift=35|ipp~=-9|op=21|ort=-8,29|ort~=17,20|ould be=-4,,-14|ould have=-22|ould i=-29|ould mention=21|ould print=31|ould say=46|ould survive=40|ould tell=-28|ould you=44|ould=9,38,-11|ouldn't be=36|ouldn't=,,-32|oul~=9,58,-19|ow me=,30,43|ow the=-9,39|ow up=40|ow=6,36|own=26,,-62|ows=12,-11|utdown=-11|utd~=-11|
si| algún=-21| no=23,,15| un=-17|=-3,,18|de$=,22|debar collapsible=17|debar$=45|debar=28|deb~=15|empre=22|emp~=22|gn=,,-89|gna~=-20|gterm=31|gte~=31|guen=19|gue~=19|guiente=13|gui~=62|md=24|mulator=,,29|mul~=,-18,56|n=,67|nce 0=-13,26,-18|nce v=-12|nce which=-26|nce=-19,41|ncr~=,,-32|ngle file=-12,-56|ste~=11,,-26|te=25|temap=16|tem~=16|tes$=-24|x=11|ze 0=17|ze$=,29|
sk|etch the=-45|etch=-40|etc~=-12|ipped ?=-50|ipped with=-21|ipp~=-8|
sl|eep=-8|ipp~=17|ot=-58|ow md=20|ow$=-36|ower=-13|
sm|all=10|allest possible=23|all~=9,15|oke=52,-51,108|
sn|apshots=37,,42|aps~=19,,28|ipp~=-11|
so| kind=16| no=,,-27| that=3|$=24|=-3,35|ak=18|bre todo=13|ld=32|lo de=-18|lo el=15|lo lectura=-10|lo quiero=-14|lo=-26,28,-35|me ,=29|me background=24|mebody else=,-28|mebody removed=-18|mebody=-37|meb~=-40|meone=-10|meo~=-10|mething in=23|mething=-9|met~=-12|mewhere=-13,,24|mew~=-13,,24|porte=-16|rt by=-48|rt it=174|rt the=13|rt them=-49|rt=-12,42|urce ,=-16|urce files=78|urce=,12|urces=,21|urc~=,32,-8|
sp|ace=21,,-20|dx line=19|dx=19|ec for=24|ec rb=30|ec ts=-11|ec=35,16|ecs for=28|ecs=54|eed on=-32|ell~=35|i=-18|in up=16|in=56,-95,78|inner by=21|inner=87,,-40|inn~=87,,-40|lit =40|lit$=-19|lit=-25|lit~=-14|read=18|rea~=14|ring=,,14|rin~=-5|y=23,-35,50|
sq|l and=-9|l for=-24|l that=-21|l$=-21|l=-25|uash=17|uas~=10|
sr|c cart=11|c checkout=,,-31|c stock=-17|c sum=21|c=8,30,-19|
st|able=-24|abl~=-24|ack=-4,-22,11|age=-11|age~=-13|aging ,=27|aging and=19|aging$=,-32|aging=41,-38,26|agi~=41,-38,26|ale=-6|art at=-24|art in=-22|art it=28|art page=23|art the=7,-20|art to=-26|art$=-24|arted$=-29|arted=-24|arting with=19|ate in=16|ate=-7,74,-27|ated reason=-30|ated=-36|ate~=-14|ats csv=-25|atus ,=,-38|ay ,=38|ay as=-27|ay inside=25|ay=6,54,-8|ays as=71,20|ays=34|d=16|ep 0=-18|ep by=-27|ep=,,19|eps ,=-8|eps$=15|ill build=38|ill come=51|ill compile=26,,54|ill evaluated=-23|ill need=69|ill needed=-32|ill shows=23|ill use=-81|ock$=-14|op at=,-51|op it=33|op there=,,29|op$=-17|opped$=-27|opped=-11|orage$=-15|orage=-6,35|ora~=-8,45|ore=,11|ored ,=-16|ores=-27|orybook=121,,42|ory~=121,,42|rat~=-10|rea~=,,-40|ren~=17|ress=17|res~=17|rict=90,,37|rictly read=-13|rictly=-41|ric~=,,43|rings xml=22|rings =22|rings=14,40,-36|rin~=-5,38,-8|ripe=-21|rip~=-8|rongest=-13|ron~=-15|ructure sql=-18|ructure=-12|ruc~=-14|uck=,,24|yle as=16|yle of=55,,-45|yle=16,33,-38|yles=20,,-31|yle~=55,,-22|
su|=13|bclasses$=-37|bclasses=-37|bir=24|bject$=-12|bsc~=8|cceed=11,,39|ffix=22|ggest a=-21|ggest=-142|gge~=-42,,-26|it$=32|it=45|ite ,=19|ite and=21|ite green=52|ite =52,,47|ite=45,,88|m ts=21|m=-25,,21|ma=16|mmary$=-15|mmary=9|mma~=-6|nday$=18|nda~=11|per~=17|pport=,37|ppo~=-4,20|re you=-19|rvive$=25,,-38|rvi~=,12|spects=-34|spe~=-35|spicion$=-16|spicion=-24|spi~=-26|
sv|g=29,24|
sw|agger=24|agg~=24|allowed=14|ap the=43|ap=23|app~=12|ift=12,,-15|ift~=,-34|itches=18|
sy|mptom=-19|nc py=-19|nc=-7,29|nch~=-38|
sí|=-11|
sú|belo=22|bel~=22|
t |0=,,46|
ta|b=8|bla$=-101|bla=-5|blas que=-20|ble and=-74|ble of=-11|ble$=-37|ble=,-10|bles=-9|ble~=-5|boo=,,46|bs=56|g$=11|gs ,=-25|ke care=86|ke it=13|ke me=-24|ke on=28|ke the=-22,,18|ke this=70|ke to=-12|ke=23,,-7|ken=-18|kes 0=-32,,42|kes$=96|kes=9|lk to=-31|lk=-40|mbi~=,20|mbién si=-18|mbién=,20|rball=22|rba~=22|rda 0=-13|rda el=-13|rda$=14|rda=38|rea de=-7|rea=-17|rget$=-14|rget=,,35|rgets ,=-22|sa=,,27|sk$=13,37|sk=-17|sks=24|ste=41|
te|ach the=19|ach=90,19|am=-17|chn~=-21|ll me=-6,-8,20|ll=-14,,-18|ma$=32|ma=32|mplates mail=24|mplates=19,,-26|mpl~=11,29,-27|n minutes=10|n=11,-10,35|nemos hoy=24|ngas=13|nga~=57|rceros$=-23|st ,=,,25|st and=-22|st fixtures=-30|st for=18,,-43|st in=34|st name=-23|st plan=-40|st run=17|st suite=11|st which=25|st =-24|st$=14|st=17,5,61|stdata=-14|std~=-14|ste~=-16|sting library=-21|sting=-14|sts ,=-8|sts and=13|sts de=16|sts depend=-45|sts for=64,54|sts in=,,82|sts pass=69|sts que=-49|sts test=50,28|sts to=-29|sts with=,,49|sts would=-67|sts$=33|sts=25,,23|xt in=-44|xtos=36,,-27|xto~=36,,-27|
tf|$=40|=29,,-23|vars=37|var~=37|
th|an 0=58,13|an=12,24|at ?=-60|at can't=-33|at create=-20|at differ=42|at drops=25|at file=15|at finds=-22|at he=-16|at introduced=-42|at no=-103|at one=14,18|at only=25|at our=-37|at the=22|at to=17|at use=24|at were=-14|at would=-135|at =-44|at =16|at$=37|at's the=16|at=2|e anonymised=29|e answer=-29|e author=86|e banner=-16|e bench=-12|e body=59,,-26|e bootloader=-49|e branch=7|e browser=,,-38|e build=-6,,-18|e cache=9|e call=-17|e camera=32|e card=79|e cause=12,,18|e chain=-13|e changed=22|e chart=18|e chat=-10|e checkout=7,-26|e choice=28|e ci=-11|e class=26|e code=-36,29,-28|e column=40|e comment=22|e commits=-78|e common=23|e compose=-14|e condition=-16|e config=10|e console=57|e consumer=-18|e copy=15|e count=42|e coverage=65|e culprit=,,39|e current=29|e database=-6|e date=89,32|e deploy=-24|e desktop=-11|e dev=17,,37|e diff=-23,,37|e difference=-21|e directory=21|e document=-15|e duration=23|e editor=-10|e empty=18|e emulator=,-32|e end=76,,25|e english=-32|e entries=71|e error=-6|e eval=-18|e exact=-12|e existing=23|e failure=,-34|e failures=104,-58|e files=-18|e first=19,-22|e five=38|e font=29|e footer=50,,-77|e former=23|e forum=23|e full=-10|e generated=-12|e git=-15|e glossary=20|e hand=30|e header=33|e helm=,,-37|e image=8,-46|e imports=30|e inbox=15|e indexer=19|e integration=15|e internal=-75|e item=21|e keyboard=-22|e kotlin=37|e last=3|e left=20|e letter=54|e library=22,,23|e licence=-21|e line=-81|e lines=-24|e list=-6|e local=38,,133|e lock=-13|e login=99|e lua=21|e maintainer=17|e makefile=-22|e man=24|e memory=-12|e migration=-7|e mobile=-7|e modules=-51|e moment=,,-30|e native=-21|e nav=40|e next=35,,-21|e numbers=-45|e old=,27|e onboarding=33|e only=15|e openapi=25|e order=-28|e original=-12|e other=30,29,-42|e others=28|e outcome=16|e output=,-46|e package=11|e pagination=14|e parser=9|e plan=-7|e plugin=-8,21|e polling=43|e pr=-29|e product=-21|e project=,-89|e public=6,21|e published=25|e raw=17,34|e reasoning=-34|e reasons=-25|e recorded=20|e relevant=-36|e remaining=25|e render=23|e replica=-12|e repo=-5|e report=25|e reporter's=17|e repository=-21|e request=12|e rest=125,65|e result=37|e rewrite=-30|e riskiest=-28|e rollback=-33|e rounding=-41|e router=33|e safety=40|e sample=46|e scripts=-33|e seed=17|e seeds=,-35|e session=-15|e shared=52|e sidebar=20|e signature=-20|e simulator=24,-32|e solver=14|e spinner=32|e split=-21|e sql=-18|e stack=13,,46|e staging=24,-36,18|e stale=20|e start=66|e status=-21|e storage=-23|e style=36,,-33|e symptom=-19|e tech=-20|e test=,,13|e tests=6,52|e thing=-17|e threat=28|e three=10|e time=36|e top=10|e totals=62|e translation=-26|e tree=-24|e unit=28|e unused=57|e upgrade=-9|e upload=8|e upstream=-28|e user=,15,-25|e usual=14|e vat=22|e version=-38|e voucher=31|e warehouse=20|e way=,34|e wheel=15|e wording=20|e workflow=-20|e working=28|e wrong=-8|e yml=31|e =7,34|e=11,24,-7|eir=-6|em ,=,14|em ?=-24|em are=-16|em by=-22|em for=-61|em in=20|em into=15|em is=-22|em myself=-21|em to=62|em$=,,-9|em=4,40|eme css=34|eme=26|en a=-29|en drop=19|en fix=71|en make=79|en put=37|en remove=28|en say=-58|en=42,14,13|eories=-18|eor~=-9|ere a=-69|ere and=81|ere are=8|ere too=33|ere's no=25,,-26|ere's=34|ere=3,-8|ere~=31|ese=-18|ey are=41|ey differ=19|ey need=14|ey start=-56|ey'~=,25,-19|ey=-3|ing ?=-36|ing$=-22|ing=-13,47|ings=-5|ing~=-5|ink=-11|inking of=-14|inking=-14|ird=-8|is ?=-61|is a=-23|is box=30|is branch=87|is checkout=-15|is is=-33|is machine=17,-24|is plan=-28|is project=-14|is release=19|is repo=-27|is=-15,-13,-9|ose ,=56|ose that=46|ose three=-22|ose=21,26|ought=-31|read=-8|rea~=-4|ree attempts=19|ree errors=22|ree examples=-33|ree names=-22|ree times=43,-20|ree=8|res~=15|rottle the=35|rottle=51|rot~=16|rough 0=14|rough its=19|rough to=14|rough which=-21|rough =30|rough =14|rough$=24|rough=-3|roughout=18|roughput=19,-43|rou~=-5,,8|row=18|rowaway=34,,40|rows=19|row~=13|ursday=-8|urs~=-25|
ti|cket$=-13|cket=,-11|cke~=,-15,-14|dy up=21|dy=66|empo de=19|empo=28|empos=,,46|emp~=17|ene que=9|ene=,33|enen que=41|enen=7,19|enes acceso=-17|ene~=5|ldes=22|lde~=22|le=12|les=32|me ,=,,53|me ?=-61|me to=17|me v=36|me$=-6|me=3|meout 0=34,,-26|meout from=26|meout=,36,-29|meouts=19|meo~=-14,,-18|mes ,=46,-52|mes=26,,19|ming=-13|
tm|p ,=15,-53|p out=27|p$=-8,-117,50|p=213|
to| 0=10| a=11| add=-62| answer=-13| be=,13| bottom=69| call=18| come=86,,77| date=42| decide=-18| delete=-47| do=-8| drop=-10| edit=-77| end=11| fix=-29| follow=38| it=24| know=-18,-43,37| make=15| me=-7| modify=-44| pass=46,,55| read=,,-24| remove=-45| rename=-39| replace=-32| reports=48| reproduce=-35| rewrite=-77| s=-23| search=-18| see=32| split=-20| the=,22,-28| this=-19| tmp=29| understand=-178| v=28| work=19| write=-34| you=10| =14|$=-28|=,12,-6|ca=-20|car=-6|da la=18|das=13|davía$=33|day and=-12|day$=,,-46|day=,50,-19|do=-9,68,-11|dos in=13|dos=-13,22|ggle=38|ggl~=28,,-20|ken=,,-14|kens with=22|kens$=16|kens=9|ken~=5|ld=-15|ml ,=-11|ml$=12,33|ml=30|morrow$=-11|morrow=-7|mor~=-10|o ,=22|o$=29|o=53|ok=-17|ol=,,34|olbar=27|olb~=27|oling=-13|oli~=-13|ols=5,,18|oltip=30,46,-56|olt~=48,52,-68|p ,=68|p 0=,,24|p of=9,23|p to=69|p=47|ques nada=-12|ques ni=-13|tal=21|tals$=24|tals=-9|uch$=-8|uched=-21|uches=-22|uch~=-15,43|x=27|
tr|ace it=-38|ace the=-38|ace=-11|ace~=22,,48|ack=-10|adu~=29,,-29|ain py=-15|ainer=,,-33|aining=-13|ansitively ,=-40|ansitively=-40|anslate the=19|anslate=13|anslated=-12|anslations=59,23,-24|ansport=37|as=15|eat=-7|eatment=12,,-25|eats=-12|eat~=19,22,-39|ied=-15|iggers=-38|im the=37|im=79|ivy=43,,45|ue ,=-26|ue$=17|uena=15|uen~=15|y it=59|y the=36|y=71,,32|
ts| ,=-27| and=14| 에=22|$=29,26,-21|=56,73,-32|c=76,,36|config=,24|con~=,24|x$=49|x=8,21|
tt|yacm 0=14|yacm=14|yac~=14|
tu|=-5|esd~=-8|rn it=32|rn=24|
tw|elve=17|elv~=17|ice ?=-117|ice from=30|ice on=-42|ice=-16|o commits=41|o loggers=33|o of=-10|o sentences=15|o tags=-23|o=-2,12,-7|
tx|t=-5|
ty|pe hints=20|pe it=-16|pe$=-9,,22|pe=9|pes=,-19|ping=27|pin~=27|po=48|
tz| asia=25|=114|
tú| o=-23|
ub|untu=30,,24|unt~=30,,24|
ui|=,-15|d=18|
um|lauts=20|lau~=20|
un| contenedor=13,,50| modo=24| único=30|=,20,-8|a estimación=-30|a librería=-26|a propuesta=-30|a prueba=13|a tabla=-20|a$=22|a=-8|der 0=,,30|der assets=21|der docs=11|der load=18|der qemu=24|der tmp=24,-88,33|der tz=24|der which=-56|der=9|derneath=34|derstand the=-57|derstand$=22|derstand=,26|der~=4,14|do the=56|ified diff=-19|ified=-19|ifi~=-23|ify the=33|ify=16|ique per=17|it test=48|it tests=36|it=47|its=,68,-19|ity=-12|known=11|less=67|les~=67|pack=38,-39|pac~=37,-55|released=19|rel~=25|tangle the=34|tangle=64|tan~=64|til it=22|til you=34|til=45,9|touched=,27|tou~=,32|used=,,-29|use~=,,-29|
up| ,=7,,28| for=-21| the=15| to=,43,-20| without=59|=22|date me=-34|date the=16|date=-32|dated=8|dat~=-32|grade$=21|grade=,,73|gra~=,,76|loaded=-32|loa~=-5,52,-24|str~=,18|
ur|gen~=-23|l is=16|l$=13|l=65,11|ls ,=-27|ls=-15|
us| 0=19| to=-99|=,16|age=,26|ages of=-36|ages=-18|age~=-18|amos=-36|amo~=-36|an=-18|e it=17,,-28|e the=32|e=7|ed=,23,-14|er of=-48|er visible=-42|ers can=24|es=,,-44|r bin=36|ual=9|uarios=12|uar~=13|
ut|c$=20|c=14|il ts=22|ils=14,29,-24|
v|=-8|
v |0 和=-47|0=-5|
va|=10|cío=12|lgrind=113,-41,42|lgr~=113,-41,42|lidación a=21|lidación de=22|lidación=28|lidation=12|lid~=7,,-22|lue ,=-21|lue=,93,-21|lues=9,30,-13|lue~=14,31,-13|riables ,=18|riables=,,-16|ria~=-5|rs=-38|
ve|ces ?=14|ndor=-10|ndo~=,16|ntana=18|nta~=13|nv=40,-49,49|rdad=11|rda~=11|rde$=,,38|rde=72,18,98|rdict=-46|rdi~=-46|rification=,-34|rify from=-28|rify that=15,-27|rify$=,,40|rify=-5,,29|rif~=,,22|rsion 0=40|rsion of=-23|rsion$=14|rsions ,=-26|rsión=-27|s=-24|t=30|z$=13|
vi|a=17|ew=,24,-28|ewmodel=22|ewm~=22|ews=-20|sible=-17|sit~=39|te 0=16|te=,20|test=20|tes~=20|
vm|=,,31|
vo|lume=12|lumen=-23|s=-15|ucher=41|y a=-18|y=-18|
vs|$=-27|
vu|e$=27|e=10,44|elve a=41|elve=24|elv~=25|s ,=16|s=26|
w|=19,29,19|
w |0=20|
wa|it for=15|lk me=-33|lk=-30|ll=,,67|nt a=-12|nt to=,,20|nt you=26|nt=5|nted to=-24|nts to=-36|nts=-33|rehouse=18|reh~=11|rm$=16|rm=,-66,27|rning$=12|rning=108|rnings$=20,,31|rnings=54,,99|rni~=146,,11|s$=12|s=-43,10|sm=16|tch=37|ter=15|y ?=-36|y$=-23,,44|y=,21|
wc|ag=-35|
we| compare=23| could=-32| did=27| drop=-17| need=,25| use=-14|'d=-26|'ll=-19|'re=-6,45|'ve got=-21|'ve=-8|=-66,8,-19|b src=-18,35|b=25,11|bhook=,,-31|bho~=,,-48|bkit=,,57|bki~=,,57|bp=17|bpack=-37|bpa~=-37|bsocket=,-38|bso~=,-62|ek=-8|eks=-11|igh~=,,-34|lcome to=49|lcome=14|lco~=14|ll ,=31,,-34|ll as=16|ll$=13|ll=15,,-12|nt=-10|re=-72|rror=17|rro~=17|
wh|at are=-12|at breaks=-31|at changed=-67|at could=-44|at counts=-39|at do=15|at does=23|at each=-97|at fails=52|at happens=-94|at i'm=-15|at i=10|at in=-65|at it=-4,,33|at needs=-33|at scripts=-27|at the=32|at we'd=-21|at we=-15|at would=-13|at you'd=19|at you've=27|at =-40|at's older=22|at's the=-98|at's=-14|at'~=-14|at=-57,-9|atever is=60,51|atever=34,36|ate~=34,36|atsoever=-19|ats~=-19|eel=198,,30|en ,=-23|en did=-44|en is=-17|en one=-24|en the=-11,39,-49|en there's=19|en you're=82,,21|en=,6|ere a=-14|ere are=-25|ere could=-57|ere do=-52|ere does=-47|ere in=-34|ere is=-59|ere it=11|ere they=-11|ere we=-10|ere would=-67|ere you=,30|ere's the=-41|ere's=-84|ere=-53,,-6|erever=27|ether a=-43|ether it's=-16|ether the=8,-109,40|ether=-40,-12|eth~=-40,-12|ich a=-35|ich code=-62|ich commit=16|ich commits=-41|ich component=-12|ich config=-26|ich could=-25|ich endpoints=-34|ich handlers=-11|ich i=-58|ich is=7|ich jobs=-29|ich keys=-22|ich modules=-28|ich of=-5|ich one=-21|ich ones=16,-25,56|ich only=-15|ich order=-68|ich other=13|ich points=-24|ich strings=-20|ich tests=-7|ich two=-15|ich version=-18|ich=-94|ichever=126|ich~=126|ile the=-14|ile you're=48,,-21|ite=-14|itespace=28|ite~=47|o asked=-66|o has=-12|o is=21|o reads=-27|o uses=-23|o'd=-19|o's=-26|o=-63|ose=-66|y does=-37|y is=-7|y we=-32|y$=7|y=-94,47|
wi|ld=21|ll add=-48|ll be=-45|ll tell=20,,-57|ll=-101,,-28|ndow$=29|ns ?=36|pe=-27|re=40|th 0=8,,14|th a=15|th cargo=20|th file=-59|th gcc=52,,39|th it=36,70,-29|th its=-10,,-21|th numpy=,,36|th plain=-26|th race=50|th read=-25|th reason=18|th regard=22|th retry=16|th the=8|th tools=47|th which=-31|th your=-27|th =155|th =-39,,78|th=24,-6|thin 0=11|thout asking=27|thout warnings=49|thout=-3,,22|tho~=-3,,22|
wo|rd$=17|rding=32|rdi~=32|rds ,=-18|rds$=-18|rds=-48|rk in=-18|rk it=-22|rk through=78|rkflow and=-23|rkflow=,40|rkflows release=20|rkf~=-5,67,-23|rking copy=-56|rkspace$=15|rkspace=18|rks~=7|rktree=29,-33|rkt~=29,-33|uld a=-27|uld be=9,15|uld break=-49|uld happen=-13|uld have=21|uld i=-13|uld it=-24|uld make=-29|uld need=-22|uld stop=13|uld you=76|uld =-19|uld=-78|
wr|app~=12|ite ,=-18|ite me=-34|ite one=63|ite or=-26|ite to=-87|ite unit=28|ite$=-12|ite=-17,18,-26|iters=-19|ites to=-36|ites$=-14|ites=-67|ite~=-81|iting=-52|iti~=-52|itten ,=-14|itten for=53|itten to=-37|itten$=-12|itten=-25|itt~=-25|ong order=-26|ong=-6|ote$=-18|ote=-28|
ws|=16|
x|=-11|
xc|ode=40|
xl|sx$=42|
xm|l$=23|l=,40|
xv|fb=,-46|
y|=3,12|
y |actualiza=,,-38|añade=23|comprueba=,,34|cuál=-19|cuáles=-100|cuéntame=24,,34|cómo=-26|deja=49|desde=-20|después=33|dime=,-91,47|déjalo=24|dónde=-29|ejecuta=17|el=,29,-22|explica=-14|las=-14|llévalo=35|los=-7|línea=-48|líneas=-15|me=66|no=7,55|por=-10|pásame=43|pégame=15|que=22,25|quién=-10|qué=-145|si=-14|vuelve=13,,61|=-9|=26|
ya| no=22|=-4|ml 里=17|ml$=-9,,-20|ml=-12,29|
ye|ar ,=26|ar in=21|ars=-12|s no=-11,-27|s or=,-77,25|s=-8|sterday's=9|t=,26,-15|
yi|elds=,,33|eld~=,,33|
ym|l$=29|l=19,23,-23|
yo|=-17,,-24|u are=-5|u be=16|u come=15|u correct=20|u did=19|u don't=-13|u explain=-16|u found=-17|u get=-29,-51|u hand=19,,138|u heard=27|u is=-27|u know=37,,-37|u like=,-89,38|u make=12|u may=50,,59|u merge=-96|u mind=79|u must=-44|u own=25|u please=143|u report=22|u would=-37|u$=-25,,-13|u'd=-42|u're there=29|u're through=22|u're welcome=49|u're=3|u'r~=3|u've=26|u'v~=26|u=3,7|ur access=-15|ur answer=-31,,18|ur findings=88,,-41|ur guess=-27|ur hands=-38|ur list=-50|ur message=-35|ur notes=51|ur reply=-77|ur sandbox=23|ur side=22|ur summary=26|ur=-37,9|urs$=55,,-14|urs=75|
ze|ro=63,,22|
zh| cn=14| json=27|=95|
zo|ne$=-17|ne=,24|
zs|td=15|
zu|stand=-24|sta~=-24|
~가|=-20,27|
~각|=-8,-26|
~거|=13,11|
~건|=,18|
~것|=-30,32|
~게|=,59,-25|
~겨|=18|
~견|=-63|
~고|=4,26|
~그|=14|
~글|=46,,-41|
~금|=,-19|
~기|=,30|
~김|=22|
~꿔|=39|
~나|=-7|
~날|=11|
~냥|=13|
~너|=17|
~네|=12|
~느|=-39|
~는|=-2,22,-12|
~늘|=13|
~니|=,38,-74|
~다|=-17,10|
~달|=,26|
~데|=-3,14|
~도|=,,-12|
~돼|=,,-31|
~됨|=8|
~둘|=51|
~뒤|=94|
~들|=9|
~때|=-5|
~떤|=-23|
~라|=6,42|
~람|=,,-33|
~래|=,16,-18|
~량|=14|
~러|=64|
~럼|=15|
~려|=4|
~로|=7,34,-9|
~록|=60,64,-17|
~료|=,26|
~를|=-3|
~림|=,18|
~마|=-8|
~막|=,-29|
~만|=-4,-7|
~맨|=30|
~맷|=14|
~면|=2,-8|
~몇|=,-41,36|
~무|=,,-53|
~방|=37|
~번|=,-28,63|
~벨|=37|
~보|=-9|
~봐|=,-34|
~부|=5,40|
~북|=,-35|
~분|=-6|
~빈|=36|
~사|=,,-25|
~상|=-12|
~새|=41|
~색|=18|
~서|=4|
~석|=-7|
~선|=8|
~셀|=42|
~손|=-18|
~수|=-4|
~슨|=-37|
~싹|=19|
~씩|=,,30|
~야|=,62|
~어|=-3|
~에|=,19,-16|
~엔|=,27|
~와|=-9|
~왜|=-32|
~요|=-6,-10|
~용|=7,,-18|
~원|=7|
~월|=32|
~율|=18|
~은|=,,-31|
~을|=17,10|
~음|=-4|
~의|=-4,29,-16|
~이|=-28|
~인|=4|
~일|=,9|
~입|=,32|
~저|=15|
~적|=-12|
~제|=,-12|
~젯|=18|
~져|=26|
~조|=-50|
~줄|=-7|
~중|=-22|
~지|=-24|
~질|=-15|
~짐|=32|
~집|=-13|
~짜|=11|
~창|=20|
~첫|=,-27|
~쳐|=115|
~초|=18|
~컬|=27|
~큰|=,23|
~터|=28|
~통|=30|
~트|=9|
~튼|=57,20|
~픽|=-18|
~하|=-10|
~한|=-2|
~할|=-10|
~합|=13|
~항|=,,-34|
~해|=4|
~행|=-8|
~현|=-11|
~호|=,,-33|
~화|=14,25,-30|
~후|=30,24|
~훅|=,,-33|
~히|=-8|
ár|bol=-11|
éc|hale un=-15|
ún|icamente ,=-21|icamente=-13|ica~=-13|ico=79,23|
|=-17,32,-21|
$|=-17,32,-21|
|=17,31,-11|
 |,=8,-13|0=12|?=19,-41|a=51|after=32|and=-5|before=20|de=-8|en=24|flag=19,,-21|in=16|interface=22|job=-14|on=-8|sin=-24|take=28|that=19|to=,23|without=-18|に=,29,-20|を=9|的=,,-60|=,22,-28|=-7,31|
$|=21,6|
|=82,20,-28|
 |,=-7|?=-12|de=12|no=16|que=20|y=,19|に=68|の=35,37,-27|を=10|を読=-23|를=14|의=-25|
$|=-5,34,-57|
|=141,,386|
 |,=21,-10,-87|against=25,-27|and=76,-11,34|delete=-20|do=-21|ends=26|for=22|from=,-34|in=-8|installs=-40|is=35|on=,,29|say=69|still=44|without=14|would=-27|y=67,,-38|が=-25,44,26|が通=9|で=,-18,17|と=37|の=40,,-32|を=103,-17,14|を実=,-75|要=12,25|过=14|
$|=-24,-36,125|
|=-86|
$|=-11|
|=,49,-47|
 |,=,13|?=-70|code=32|for=18|from=-14|in=,18|link=30|with=35|が=14|です=-40|にな=20|を=10,,-21|一=13,,-24|三=-25|之=-39|之后=-26|按=31,,-26|按钮=39|的=-24|这=-84|这个=-25|이=20|=-11|=-11|
$|=,8,-12|
|=,50,-11|
 |npm=20|
|=43,-5,4|
 |,=,16,20|and=28,,23|as=23|in=10|is=20|on=11|still=13|with=9|y=21|の=-19|は=,,-23|分=16|를=22|？=-15|
$|=11,14|
？|=-118,-92,28|
？ |不=-41|从=-75|列=-64|列出=-23|只=-25|哪=-27|我=-54|按=-13|有=56|看=-98|看看=-28|给=-55|给个=-17|翻=-22|请=22|谁=-14|跑=38|
？$|=-57|`;

/** Han, kana and hangul. */
export const WEIGHTS_CJK = `^ あ|=-8|
^ お|=14|疲=17|
^ こ|の=6|れ=16|
^ た|=30|だ=30|
^ ど|=-12|の=-14|
^ ま|ず=19,21|だ=-38|
^ や|=24|
^ エ|=,,-25|
^ カ|=33|
^ キ|ャ=-53|
^ コ|=5|ー=-33|
^ サ|=31|ー=26|
^ シ|=17|ー=19|
^ ス|=8|テ=29|
^ タ|イ=12|
^ テ|=9|ス=8|
^ フ|=-13|ァ=-45|
^ ヘ|=24|ル=18|
^ リ|=-19|
^ ロ|ー=,,33|
^ ワ|=-19|ー=-19|
^ 一|=,52|行=-18|页=-17|
^ 三|个=25|
^ 上|个=-11|传=32|周=-8|限=17|
^ 下|面=-13|
^ 不|=-8,-10|允=-20|写=-19|动=57|得=-61|改=-9|是=35|碰=20|要=-11|超=-14|
^ 与|=18|
^ 严|禁=-34|
^ 並|在=17|
^ 中|=6|身=33|
^ 串|=26|口=15|
^ 为|=-55|什=5|啥=-53|
^ 主|=-6,,20|
^ 之|=-23|
^ 也|=-39|
^ 二|=41|分=45,-45|
^ 交|=-12|
^ 什|=8|么=8|
^ 仅|=-17|做=-20|
^ 今|=-7|回=-28|
^ 从|=-23|
^ 仓|=,-45,23|库=,-45,23|
^ 他|は=26|
^ 代|=4|码=4,,-13|
^ 以|=,-16|及=-17|
^ 任|务=-5|
^ 优|=32,41|化=20|
^ 估|=-60|
^ 但|=-12|
^ 何|=-86|も=-82|
^ 作|为=36|者=-9|
^ 你|=-5,-15|不=10,,-36|只=-9|可=38|是=-5|觉=-16|负=19|那=,,-30|
^ 使|=24|わ=83|
^ 供|=-19|
^ 依|据=-17|次=37|
^ 侧|=24|
^ 保|留=-9|
^ 信|=26|息=39,18,-24|
^ 修|=,,13|一=20|正=-85|
^ 假|=-57|如=-42|
^ 做|=-15|完=19|
^ 先|=-4,78|告=-39|月=-17|用=16|
^ 全|=21,11|仓=46|程=-29|部=,26|量=20,,44|
^ 公|=11|
^ 关|注=-23|
^ 其|=11,39,-9|他=24,14|余=61|
^ 内|=20,37|容=14,26|
^ 再|=5,,41|現=28|让=17|说=-10|
^ 写|=,57|一=20|个=18|
^ 出|=-8|
^ 切|到=13|
^ 列|=-13,-12|出=-46|成=-22|给=30|
^ 删|=5|
^ 别|=-15|再=24|把=-26|用=,28|
^ 削|=-68|除=-68|
^ 前|=,10|一=-18|后=28|端=-6|
^ 加|=5,18|
^ 動|=26|
^ 单|=7|测=12|
^ 卡|=,,25|
^ 压|=27|一=22|
^ 原|=9|来=18|
^ 去|=,20|年=-10|
^ 取|=45|
^ 口|=-52|径=-19|
^ 另|=,21|
^ 只|=-11,-15,-9|做=-62|分=-19|在=37|审=-16|改=31|给=-22|能=16|要=-24|许=26|读=-11|
^ 各|=-16,-25,62|自=-41|
^ 同|时=21|样=16|
^ 名|=,,-47|
^ 后|端=12|
^ 告|=-11,-22|诉=5,-37,30|
^ 哪|=-17,-31,38|个=-17,-35|些=-35|
^ 唯|讀=-11|
^ 回|复=23|滚=-20|答=-36|
^ 图|=9|
^ 在|=4,,27|本=16|
^ 型|=29|
^ 处|=41|理=45|
^ 変|=-27|更=-41|
^ 复|=-9|位=23|现=18|
^ 夜|=10|间=32|
^ 大|=-7|
^ 失|=25,,11|败=12|
^ 字|段=28|
^ 安|=,,-22|全=,,-33|
^ 完|=12|
^ 実|=5|際=-35|
^ 客|=-10|
^ 密|=17|
^ 对|=-11|外=15|照=-34|
^ 导|=-10|出=-8|
^ 対|=-10|
^ 小|=,26,-29|
^ 少|=37|
^ 就|=11,65|
^ 展|=15|
^ 差|=,,21|异=,,32|
^ 帮|=-37|忙=-10|我=-33|
^ 干|=20|
^ 并|说=-10|
^ 应|=11|
^ 弄|=11|清=-10|
^ 归|=-14|
^ 当|=-26|时=-15|
^ 快|=19|
^ 想|=-41|知=-53|
^ 我|=-54|们=-25|希=52|自=-71|
^ 或|=-32|者=-32|
^ 截|=32|
^ 手|=-6|元=-16|机=32|
^ 打|=8|
^ 批|=-13|量=-13|
^ 找|=-4,24|到=34|
^ 把|=39|失=25|它=31|我=22|订=21|
^ 报|=20|错=13|
^ 抽|取=-33|
^ 拆|=34|成=19|
^ 拿|=36|不=16,17,-24|
^ 挂|=18,-37,22|
^ 指|=-40|出=-27|摘=-15|
^ 按|=-3|可=-23|照=23|钮=17|
^ 换|=15|完=16|成=60|
^ 接|=62,47,-12|口=28,20|手=22|
^ 推|=-25|荐=-19|
^ 提|取=-18|
^ 搜|=41|索=16|
^ 撤|=,,-30|
^ 收|=,28|
^ 改|=12,34|动=-40|完=45,32|
^ 放|=52,24,-35|到=40|
^ 数|=-7|据=-11|
^ 整|个=-14|理=9,,-18|
^ 文|件=-9|言=80|
^ 新|=8|建=28|
^ 方|=-30|案=-17|法=-17|
^ 既|=7,,-29|存=9,,-27|
^ 日|=-5,28|
^ 旧|=32|的=26|
^ 昨|晚=-19|
^ 显|=18|
^ 最|=4,36|后=,,18|小=13|终=9,25|近=-17|
^ 有|=-4|人=-7|没=-7|
^ 期|=14|望=22|
^ 本|地=25,,13|
^ 构|=34|建=32|
^ 查|=-6,16,-15|一=-23|
^ 标|=-13,,-53|上=-29|出=-58|
^ 样|本=,-34|
^ 格|=8|式=8|
^ 案|=-15|
^ 検|=72|索=23|証=36|
^ 模|=11|型=33|
^ 每|项=-17|
^ 没|=17,30|人=10|有=,30|
^ 治|=28|
^ 法|务=-20|
^ 注|册=47|释=-23|
^ 活|=21|
^ 测|一=19|试=-10,,-20|
^ 清|=33|
^ 源|=22|码=19|
^ 演|=,-30|
^ 然|=22|后=19,17|
^ 照|=34|
^ 状|=,20,-30|态=,,-35|
^ 环|=30|境=26|
^ 现|=-10,13|有=-29|状=-10|
^ 現|状=-16|
^ 理|=-10|
^ 生|=9|成=12|
^ 用|=3,,63|例=-22,21|户=-10|
^ 画|=7|
^ 登|=11|录=14|
^ 目|=6,13|前=-14|
^ 直|=,15|到=11|接=6|
^ 看|=,-30,12|一=-74|有=67,-37|看=-8|能=23|
^ 真|=14|的=59|
^ 着|=-27|手=-27|
^ 研|=18|究=18|
^ 确|=29|认=14|
^ 禁|=-8|止=-19|
^ 第|三=8|
^ 終|わ=18|
^ 編|=-12|集=-31|
^ 红|=14|
^ 纯|=-19|
^ 线|=-9|上=-10|
^ 结|合=-15|束=15|果=10|
^ 给|个=-42|出=-19|导=21|
^ 统|一=18|
^ 编|=43,26|译=10,28|
^ 翻|=-13|
^ 老|=5|板=-29|的=32|
^ 而|=13|
^ 联|调=18|
^ 背|景=-5|
^ 能|=,32,26|不=-77|
^ 自|=-16|
^ 节|=-12|
^ 若|=-12|
^ 英|=16|
^ 补|=,23|上=13|完=17|
^ 表|=-12|头=22|格=-9|
^ 要|=-8|
^ 观|=28|察=28|
^ 规|=-12|
^ 解|决=16|释=-57|
^ 認|=-19|証=-18|
^ 読|=-62|み=-44|む=-13|
^ 調|=-48|査=-25|
^ 請|先=21|勿=-19|在=21|
^ 让|=58,33|
^ 记|=52,,30|下=14|录=33|
^ 讲|=-24|
^ 设|置=19|计=-15|
^ 证|=11,,35|
^ 试|=38,,29|
^ 该|=16|
^ 说|=-31|明=-61|说=-12|
^ 请|=-47|对=-20|梳=-25|看=-21|给=-30|评=-11|说=-24|阅=-21|
^ 读|=,24|
^ 谁|=22|
^ 贴|在=-18|
^ 起|=,-42,64|一=32,-29|動=15|
^ 超|=25|过=8|
^ 跑|=48|一=139,-55,17|
^ 跨|=-27|
^ 路|由=13|
^ 过|=58|
^ 返|=9|回=12|
^ 还|是=-12|
^ 连|=48|点=23|
^ 追|=-19|加=-19|
^ 逐|=-15,,22|
^ 通|=14|
^ 遅|=-4|い=-4|
^ 那|=-11|
^ 部|=-14|
^ 配|=6|置=8,,-19|
^ 采|=15|
^ 重|新=,,64|点=-20|
^ 附|=-7|
^ 限|=13|
^ 除|=46|
^ 需|=,13|
^ 静|的=-26|
^ 非|=44|
^ 音|=19|
^ 預|=19|設=19|
^ 页|=45|面=22|
^ 顺|=,33,-37|手=10|
^ 风|格=15|
^ 首|=13,17|页=11|
^ 验|=62,,16|证=30|
^ 麻|=13|烦=11|
^ 默|=12|认=12|
^ 각|각=-38|
^ 경|로=24|
^ 공|통=18|
^ 기|존=46,18|
^ 느|린=16|
^ 답|변으로=-17|
^ 동|작은=48|
^ 로|그인=48|컬=,,33|
^ 마|이그레이션=12|
^ 메|시지는=25|
^ 목|록=16|
^ 배|포=-20|
^ 버|튼=22|
^ 벤|치마크=21|
^ 분|석만=-60|
^ 빠|진=-25|
^ 사|용하지=31|
^ 수|정=-23|정은=-59|
^ 실|제=-13|패=-15|행은=25|
^ 쓰|기=-10|
^ 아|무=-20|무것도=-60|직=-46|
^ 안|=33|을=-17|
^ 앱|=,,31|
^ 에|러=20|
^ 원|인=60,,45|
^ 이|=11|미지=29|번=-62|번에는=-23|전=-17|
^ 인|증=-11|
^ 읽|기=-20|기만=-56|
^ 작|업=-12|
^ 잠|금=34|
^ 전|체=41|
^ 조|사=-44|사만=-55|
^ 지|난주에=-26|
^ 캐|시=-47|
^ 커|밋은=32|
^ 코|드=-26|드를=-12|
^ 테|스트는=12|
^ 파|일=-64|일은=-64|일을=-111|
^ 할|=41|
あ|=-10,-9|た=-12|たり=-12|な=-21|なた=-21|る=-8|るか=-17|れば=-9|
い| =,21|=-4,7|い=-6|う=-7|か=-34|が=-28|こ=-4|こと=-4|じ=-16|そ=-22|そう=-22|ただ=18|たら=45|て=3,12,-13|てい=-35|てく=,20,-27|で=2|でく=-42|でね=-12|ない=8,,-29|に=-14|の=,,-14|ので=12|のは=-10|ま=4|ます=-13|る=-9,23|るか=-21|るの=-17|るも=-15|ル=-29|ルー=-29|出=-13|出し=-18|原=-43|原因=-43|理=-20|理由=-20|
う|=-6,17|ち=-37|ちの=-64|な=-36|に=43,16|にし=,28|や=-39|一=11|
え|=-5|て=-9,,16|てく=-4|な=-6|ない=-5|るの=-20|
お|=12,9|い=36|いて=55|り=38|りに=31|疲=17|疲れ=17|
か| ？=-8,,-41|$=-19|=-5|け=,,49|けて=,,24|し=14|して=24|せ=-25|せて=-25|ど=-7|め=26,-35,37|めて=18,,25|も=-26|ら=-7,42|らは=26|れる=31|を=-40|教=13|教え=13|確=,-32|確か=,-34|
が| 0=16|=-6,14|ど=-25|どこ=-14|な=-7|一=-12|何=-25|何を=-13|入=-19|入っ=-12|出た=16|効=-17|効い=-14|担=-23|担当=-23|書=-23|消=-38|消え=-24|行=-27|行い=-15|走=-41|起き=-15|通=36,20,22|通る=27|遅い=-21|
き|=-5|た=10|だ=17|だけ=17|で=-19|に=-8|止=12|止め=12|込=-41|込み=-21|
ぎ|=,31|
く|$=12|て=,,-19|
け| 0=-15|た=15|で=-6|ど=-9|に=-8|は=39|れ=,21|れば=,21|直=17|直し=17|
げ|=4|て=6|てく=24|
こ|=-5|け=33,-50|こ=-19|ち=,,-26|ちら=,,-26|で=-18|と=-6,8,13|とが=18|とを=31|に=-43|の=-15|ま=-37|まで=-37|れ=7|れは=-18|ろま=27,,20|
ご|とに=,,20|
さ|せ=21,27|せて=16|ま=17|まで=17|れ=-53|れた=-23|れて=-5|れる=-15|んが=-14|
ざ|=,21|
し|$=9|た=-4|て=3|てい=-18|てお=14|てく=3|てほ=-22|てる=-9|て失=44,-28|て落=37,,24|と=72|とい=72|な=4|ない=7|ませ=-37|まっ=19|側=17|元=-15|方=-17|替=23|替え=23|結=47|結果=47|
じ|=,12|で=20|ゃ=19,,-82|ゃな=28|
す| =62|$=-14,-8|=-2,24|か=-31|でし=14|と=,,35|のは=-19|よ=22|るこ=30|るな=-23|形=26|形で=21|
ず|=-3|な=31|なの=31|に=-9|
せ|=4|て=34|てく=29,26|る=7|
ぜ|=-13|
そ|う=-18|うな=-21|の=27|のも=-18|のフ=16|の場=29|れぞ=-15|れと=-36|れ以=14|
ぞ|=-15|れ=-15|れ何=-22|
た|だ=30|だし=30|の=-10|も=,,30|もの=,,30|ら=17|らそ=39,,23|ら何=-56|り=-18|場=-32|場合=-32|
だ|=-2|け=-4,14|けど=-14|けは=39|し=11|
ち|=-4|た=9,-37|の=-69|ゃっ=27|ら=,19,-22|上=23|上げ=15|
っ|か=-16|た=5,,9|たら=19|ち=-9|てあ=-22|てい=,61|てき=17|てく=21|てど=-14|てる=,,-26|て構=29|
つ|=-9|い=,,-35|いて=,,-29|きで=-13|け=-11|ず=-19|ずつ=-19|だ=15|出=-29|出し=-29|
て| docs=28| ok=25| =15,,51|$=-3|=,-5|い=-16|いた=16|いて=-15|いな=9,17|いま=-16|いる=-5,23|お=68|おい=51|き=67|きて=,-40|し=31|しま=21,,-26|た=-14|ど=-30|み=,-26|みて=,-26|も修=-26|よ=-12|る=-11,14,-12|るの=,,-49|出=29|失=,-52|失敗=,-52|最=18|本=19,-34|本当=19,-34|構=31|構い=31|直=10|直し=9|落=45,,27|落ち=32,-31|表=-40|
で| 0=9|$=,,-8|=,-5|きま=42|く=-49|くだ=-52|す=-16,-6|すか=-26|すが=-9|そ=19|な=80|ない=37|ね=-12|は=8,19|はな=25|も=64|コー=-11|サ=25|ビ=16|ビル=16|フ=-16|ファ=-37|何=-26|全=16|分=-18|実装=-14|教=-11|教え=-11|更=23|更新=23|消=-11|消え=-17|終=-21|調=-27|返し=-33|
と| =32|$=-11,11|=-6,-10|い=6,,-12|いて=84,,-48|か=22|が=18|きだ=17|きの=,-47|した=-52|して=29,25,-17|ど=-55|を=31|を確=35|思う=-33|所要=,-34|
ど|=-100|う=-53|うな=-21|お=21|おり=21|こ=-49|こで=-18|こま=-33|っち=-16|の=-37|のテ=-28|れ=-57|れか=-12|ん=-22|んな=-22|
な|=-1,6|い=-5,18|いか=-34|いで=-27|いも=19|いル=-29|い理=-14|く=,,-46|け=,48|けれ=,48|ぜ=-11|た=-21|の=-5,27|のか=-43|ので=,26|らど=-17|
に| =,23|  の=31|  を=18|$=27|=3,22,-11|か=16|し=-3|そ=-34|その=-26|つ=-11|つい=-18|は=-3|は一=-17|は何=-19|は絶=-18|一=14|並=-15|並べ=-15|保=12|保存=9|合=19,22|合わ=27,,-37|呼=-36|呼ば=-15|変=25|変更=14|寄=12,,-24|寄せ=12,,-24|対し=15|差し=15|手=-24|手を=-15|改=13|数=-18|数え=-18|書き=14|残っ=-16|答=-16|答え=-16|統=87|統一=27|置=20|置き=35|貼=-25|
の| 0 フ=44| 0=5| issue=36|  を=22| ？=-41|=-10|うえ=44|か=-54,-49,56|で=7,44,-38|です=-15|とき=8|ど=-26|な=-15|ない=-15|は=,12|はど=-24|は残=21|は理=21|ま=27|まま=27|み=-15|を=,55|キ=,20|コミ=-17|タ=-19|タス=-49|ダ=13|テー=-12|リ=-41|リリ=-34|ログ=-15|一=10|一覧=11|両=19|両方=19|並=21|並び=21|件=51|件数=40,,65|作り=-15|再=-52|出=15|判断=-22|原=25|原因=18|場=12|場で=29|変=-18|変更=-25|実=-7|実装=-36|影=-16|影響=-16|操=-31|操作=-31|文面=31|方=21|書=-25|書き=-25|有=-14|本=-20|案=-11|流=-7|流れ=-56|確=12|確認=12|表=20|計算=-18|設=-68|設定=-40|調=17|調査=17|違い=-14|順=-16|順番=-23|
は| 0=59| ng=-27| read=-23| =18| =,30,-25| ？=-32|=,,-16|こ=,,-24|しな=12|ずな=31|そ=,27,-45|その=13,27,-45|ど=-97|どれ=-29|なく=25|コミ=32|チ=-22|一切=-24|何=-7|全部=19|別の=-15|変え=13|実=15|既=22|来=-15|次=16|残=12|禁=-7|空=16|行=-10|行わ=-16|調=-43|調査=-43|閲=-22|閲覧=-22|
ば|れ=-44|
び|=,17,-61|出=8|出し=8|
へ|$=20|=,66|
べ|=-6|て=-7|
ま|$=46|=-5,10,-4|す=-3|すか=-19|すで=14|ず=43,31|だ=6|っ=53|で=5|でお=99|でで=-34|な=11|にし=-24|ま=10|まで=14|れ=-31|れる=-21|
み|$=-16|=-5|て=,-26|と=-17|取=-21|取り=-12|
む|=,31,-30|だ=-45|だけ=-45|
め|=-5|を=55|を直=36|
も|$=-11|=,,-5|う=10|し=-10|しな=-15|らっ=17|修=-26|修正=-26|変=8|変更=-25|書き=-32|知=-16|知り=-16|見=-20|触=-12|
ゃ|=-15,58,-25|っ=48|って=48|な=28|なく=28|
や|し=17|した=17|す=-17|つ=15|つだ=30|
よ|=,27,-15|いの=-17|う=,18|うに=43,16|ろ=28,,-28|ろし=18|
ら| =-16|=,5|いま=-23|せ=58|せて=31|そ=47,,34|その=22|っ=17|って=17|ど=-35|は=37|れ=-8|何が=-29|修=26|修正=26|
り|=-11|せ=-23|たい=-13|に=21|のみ=-17|ま=-9|ます=-7|専=5|専用=5|
る| ？=-25,-55,18|$=34,29|=-5,-10|か=-15,-34,57|かを=-24|か教=13|こ=14,68|こと=14,68|だ=-49|だけ=-49|とこ=17|とし=-27|な=-26|なら=-17|の=4|のか=,-28,41|ので=,25,-18|のは=-15|よ=8|よう=8|ん=-12|んだ=-18|前=-16|変更=-14|条=-12|条件=-12|理=-33|理由=-16|箇=-9|箇所=-9|
れ|=7,25|さ=17|さま=17|ぞ=-15|ぞれ=-15|て=4,23|てい=8|で=18|と=-10|とも=-29|は=-21|ま=-9|も=-10|以=27|何=-31|
ろ|=,14|し=18|しく=18|ま=27,,20|まで=27,,20|
わ|せて=10|っ=-9|った=-12|な=-9|ない=-9|れ=,,-28|
を| 0=23,,37| docs=63| read=22|=,-8|お=8|お願=9|する=-16|つけ=-15|デ=-20|一覧=-54|三=-17|三つ=-28|付=,,-36|付け=,,-36|修=86|修正=86|全=12|全部=13|呼=-18|変=-10|実=6|実行=,-42|抽=-21|抽出=-21|指=-32|指摘=-32|挙=10|挙げ=10|教=-5,-24|教え=-5,-24|整=-13|整理=-13|新=32|書き=-9|流=56|流し=50|直=99|直し=81|直す=18|確=,28|確認=,26|示=-18|示し=-18|考=-21|考え=-21|行=-21|見=-11|見て=-26|説=6|説明=6|読ん=-45|超=25|超え=25|足=30|足し=43|追加=51|非=-27|
ん|=-5|が=-20|で=-9|な=-12|
ァ|=-4|イ=-19|イル=-19|
ア|=-7,32,-15|
イ|=-2|クル=-20|ズを=19|ト=19|ム=,,-26|ル=-13|ルと=-13|ルの=28|ルへ=-35|ルも=-74|ル名=18|ル変=-24|ント=-16|
ウ|=-7,44|
ェ|ッ=19|ック=12|ン=-18|ント=-18|
エ|ラ=31|ラー=31|ン=-58|ンド=-17|ー=-18|ージ=-18|
ォ|=51,33|ル=18|ー=19|ーム=21|
オ|=-8|
カ|=5|
キ|=,61,-40|ャッ=-9|ー=,29,-24|ーが=24|
ク|=,17|です=-8|エ=,21|ス=13|ラス=,,-31|ル=-20|
グ|=6|に=14|レ=8|レー=8|
コ|メ=,,-20|メン=,,-20|ン=7|ンテ=34,-35|ー=-15|ード=-20,13|
サ|=,,25|イク=-20|ン=43|ンプ=25|ー=,,15|ーバ=16,,44|
ザ|ク=-13|クシ=-13|
シ|ュ=-14|ード=19|
ジ|=-3|ェ=-8|ェン=-18|ト=-9|トリ=-9|
ス|=5|の=10|は=29|イメ=-24|クで=-8|ケ=-17|テー=12|ト=8|トも=25|トを=11,,46|ロ=19|ログ=19|
ズ|を=19|
セ|=5,,-10|スロ=19|
ゼ|=-23|ロ=-23|
タ|=,8,-8|イ=,,-34|イム=,,-26|ス=-22|スク=-33|ン=8|ー=12|
ダ|=,12,-26|ン=23|ンプ=23|
チ|の=-46|ェ=11|ェッ=17|
ッ|シ=-24|シュ=-17|チ=-6|ト=,20|トし=18|
テ|=11|ス=15|スト=15|ナ=13,-35|ーブ=-12|
デ|=-10|プ=-13|プロ=-13|ー=-13|
ト| 0=22|  を=22| =17|=2,6|しな=20|の=-5|は=24|も=,44|や=-15|を=4,,21|を先=45|を教=-24|ラン=-13|リ=-29|リが=-25|
ド|=3|し=25|して=23|の変=-32|は変=28|を=-35|ポ=-13|ポイ=-13|側=14|通=34|通る=34|
ナ|に=23|
ニ|=-14|
バ|=,-9|ッ=-15|ッチ=-17|ー=9|ー側=16|
パ|=13|ー=12|
ビ|=4|ュ=-30|ュー=-41|ル=6|ルド=6|
フ|=8,-11|ァ=-4|ァイ=-19|ォ=46,30|ォル=18|ォー=16|ラ=17|
ブ|=-9|の=-19|ル=-8|ルの=-16|
プ|シ=11|ショ=11|トを=20|リ側=-15|ル=25|レ=20,20,-42|レー=,,-24|ロイ=-13|
ヘ|=61,,-30|ル=71|ルプ=15|
ベ|ンチ=,,34|ー=-35|ース=-35|
ホ|=30|
ボ|=14|タ=8|タン=8|
ポ|イ=-24|イン=-24|ジ=-9|ジト=-9|ー=,30|
マ|ー=-18|ージ=-16|
ミ|ュ=13|
ム|=,,-16|に=25|
メ|=6,11,-16|モ=8|ン=,17,-62|ント=,,-39|
モ|ー=-12|ード=-9|
ャ|=-4|ッ=-6|ッシ=-9|
ュ|=-4|ー=-20|
ラ|イ=-7|ス=,,-31|ンザ=-13|ンチ=,-24|ー=14|ー率=15|
リ|=-11|が=-12|サ=-16|ポ=-10|ポジ=-8|リ=-29|リー=-29|ン=8|ー=-30|ーで=-49|ース=-58|側=-15|
ル|が=-8|は変=-15|へ=-35|への=-35|も=-34|を=7|ス=26|ド=10|ドし=14|ド通=34|バ=-21|バッ=-21|プ=15|変=-24|変更=-24|
レ|ビ=-28|ビュ=-28|ー=18|
ロ|=,22|イ=-13|グに=24|グを=13|ッ=9|ック=13|
ワ|=-9|ー=-9|ーク=-24|
ン|=2|に=39|は=13|ザ=-13|ザク=-13|チ=,,51|チで=32|テ=25|テナ=19,-35|トを=11|ド=-7|ドポ=-13|プ=85|プル=25|
・|削=-26|削除=-26|変=-18|変更=-18|
ー|=-4,,-4|ジェ=-18|ス=-9|スイ=-24|チ=-16|テ=20|ティ=70|トを=-85|ド=-17,,-11|ドを=-26|ド側=14|バ=14,,38|バー=9|ブ=-13|ブル=-12|ムに=25|ルバ=-21|側=16|率=15|
一|$=33,25|=7,-4,-4|下=-3,-8,15|下仓=-24|下是=-42|下现=-23|个=18,11|个字=-20|个提=120,37|个模=25|个能=13|份测=-18|位=-17|共=-15|切=-70|切し=19|切の=-14|半=-14,,25|句话=-26|声=24|并=126,30|张表=-13|律=,,-26|成=30,,-25|批=19|本=36|条=,43|概不=15|次=8,,77|步=,,20|段=-21|版=-13|直=-12|组=26|致=11,13,-12|行不=19|行代=-33|覧=-5|覧く=16|起=51,29|起提=20|遍=8,-8,51|遍单=29|
万|=,,20|
丈|=-12|夫=-12|
三|=-3,-7|つ=-29|个版=41|后=27|后四=27|处=,,-23|方=-8|月=-17|次=10|種=14|轮=24,,26|遍=50|
上|$=38,30,-8|=34,7|げ=17,,20|げて=67|传=,,-29|只=25|周=-20|就=43|我=-19|每=-13|角=14|误=-16|限=,,-19|
下|=1|だ=27|だけ=27|を報=-26|一个=25|个=-35|个迭=-17|仓=-24|仓库=-24|午=-24|周=-11|所=-12|所有=-12|掉=36|是=-39|是谁=-76|来=-15|现=-23|现在=-17|班=31|班前=31|的=24|面是=-14|
不|=-7,8,-4|了=50,26|了的=20|会=-57|允=-18|允许=-18|再=87|写=8|写代=-23|准=-9|准的=13,,-20|出=18|到=23,19|动=17,16,-18|变=11,16,-16|可=,19|合规=-34|对=-9|掉的=19|提=-34|提交=-34|改变=18|新增=28|是必=26|是真=-27|用=-13,-13,-37|用写=17|能=,,17|能变=-11|能在=23|能装=21|能过=30|落=-14|行=-15,,22|要=-2,7|要写=-20|要动=-14|要把=-24|要改=-6|要自=12|许改=,,55|过就=18|
与|=,53|
且|=14,,-62|
业|务代=29|
东|西=-21|
両|=10|方=10|方で=13|
丢| ？=-15|
两|个分=-17|个实=-26|份=22,35|位小=17|分=12|分钟=12|句=-9|套=-20|年=-9|条=-22|次=-6|行=27|
严|禁=-34|
並|び=12|在=17|
个| 0=18| agent=-5| commit=15| pr=-15|$=-4,17|=,-10|不=12|仓=-16|仓库=-16|例=-16|例子=-16|修=-23|修复=-23|候=-25|候选=-25|列=-12|失=25|失败=25|字=-7|报=,,36|报错=,,36|接=-54|接口=-54|数=-9|方=-35|日=42|日志=20|时=,,29|更=-33|最=-10|月=-19|月有=-16|服=11|服务=11|样=31|版=,-23|版本=,-23|用=11|空=-21|节=22|节点=22|角=-16|角度=-16|迭=-31|迭代=-31|问=14|问题=14|
中|=6,-11|位=36,,63|位数=35,,54|央=20,-38|央値=20,-38|文=41|断=-9|英=66|身=12|间件=-29|间经=-27|
串|口=,-24|
临|=7|时=11|
丸|めを=55|
为| 0=50| docs=29| =34|=2,73,-17|什=6|什么=6|准=39,29,-14|啥=-14|
主|机=16|
久|$=,,23|
么| ？=-65|=-16|写=-29|办=-12|回=-15|处=-24|处理=-24|时=7|时候=19|样=-19|没=-24|要=-22|
义|$=-19|=,,-45|
之|=-10,-7|前=-10|后=-6|
也|=,-6|不=-12|不用=32,,-44|不要=-30|别=-9|说=,-40|跟=13|
书|=16|
乱|$=-12|=-10|
了| 0=-19|$=9,51,-32|=-7|一=5|一个=-19|两=-11|个=-11|什=-33|什么=-21|会=-18|吗=-50|告=21|告诉=21|哪=25|哪些=-18|就=130|的=39|
事|$=-6|=-7|交=24|交给=24|件=6,35|务=-19|实=-12|的=-31|
二|=6|分=59,,32|分一=26|重=-11|重に=-8|
于| 0=84,48|=10,40|
互|い=-18|いに=-18|
五|=10|入=15|条=-16|次=52|
些| ？=-14|=-28|接=-13|接口=-13|有=25|测=20|测试=20|目=-23|组=-22|组件=-16|表=-19|
交|$=5,41|=-8,8|不=-18|历=-26|历史=-26|的=-29|记=-20|记录=-20|里=-32|
产|=-4|品=-7|生=-12|
亲|=20|
人|$=-9|=-16,7,-19|が=-10|动=-22|在=-22|天=-24|改=-22|用=,20|
什|=-49|么=-31|么时=7|么样=-11|么没=-24|么要=-22|麼=-10|
仅|=-7|做=-32|
从| 0=,13|=-2|代=-83|代码=-83|哪=-79|零=20|
仓|=-7|库=-4|库里=-45,-23|
仕|=,26|組=-19|組み=-19|
他|=-13,10,-8|は=41|人=-22|们=-29|
付|=,,-12|け=23|けて=16|回=-15|回调=-15|
代|=-29,26|码=-16,11|码位=-19|码别=19|码审=-16|码推=-44|码的=-15|码里=5|
以|=2,26|上=9,25|内=,31|及=-12|只=-18|只读=-18|外=18,57|谁=-24|谁为=-24|跑=45|
们|=-35|
件| ？=-19|$=-10|=1,-12|一=-16|和=-20|和行=-24|头=38|数=25|数だ=29|的=-13|组=-22|行=-19|表=-17|都=-7|都不=-19,-30|
任|=-21|何=2|何东=-66|何代=10|何内=-9|何改=-19|何文=,-21|何檔=-25|务=-13,28|務=-23|
份|测=-18|测试=-18|迁=-15|迁移=-15|
优|=,22|化=18,19|
会|=-81|上=-32|不=-18,,34|不会=-54|写=-27|删=-86|卡=-17|卡住=-21|因=-22|怎=-13|怎样=-12|改=-22|被=-20|跑=14,,-36|重=-22|锁=-18|
传|$=-20|
估|$=-10|=-94|一=-46|一下=-21|算=-17|
似|=-13|
但|=-5|不=21|
位|数=44|置=,46,-90|
低|=,23|于=25,24|
住|$=7|=7|
体|の=13|的=-13|积=,,44|
何|=-60,,20|も=-13|を=-85|をす=-16|东=-66|东西=-66|代=10|代码=10|件=19|内=-9|内容=-9|改=-19|改动=-19|文=,-21|文件=,-21|檔=-25|檔案=-25|
余|=88,33|
作|=-17,-12,-17|ら=-13|り=-17|为=20|成=-14|成・=-9|業=-7|業は=-15|用=-54|確=22|確認=22|量=-46|
你|=-6,10|不=-9,,-36|会=-59|只=-17|只有=-23|可=61|可以=61|把=19|是=-29|的=-34|的结=-19|看=-11|认=-17|认为=-17|负=24|负责=24|
使|われ=8|
來|$=20|
例|=-5|を=-16|名=,-32|外=9|子=-24|由=-22|
供|应=-15|应商=-15|
依|存を=78|存関=-35|据=-49|次=13|赖升=29|頼=-14|
侧|=7|
便|=11|
保|=12,67,-9|存=,31|存し=30|持=-7,29|持一=44,,-28|留=18|
信|は=30|息=,17|息写=17|息用=18|
俩|=16,,-24|
修|=11,7|一=34|一下=34|复=-13|好=148|掉=16|改=-70|改任=-7|改文=-19|正だ=39|正は=-59|
個|=,27|
們|=-10|
倒|=9,25,-21|
候|$=-14|=-34|选=-52|
値|=24|は=14|
值|=-3|不=-8|班=-13|
倾|=-22|向=-27|
假|如=-42|的=29|设=-48|
偏|=-12|
做|=-25,-10|了=-11|分=14|完=15|调=-29|调研=-21|
停|止=27|
側|=14,13|を=15|
偶|=-12|尔=-12|
備|=20|
储|=-23|
像|$=10|
優|=,,-30|
元|=-4|
先| =23|=-4,48|に書=45|の=-24|不=-11|判=16|别=-10|后=-72|告=-39|告诉=-39|在=,,27|定=-24|帮=-14|帮我=-14|用=27|留=38|留着=38|看看=-13|给=-15|頭=40|
兜|=12,20|
入|$=-9|=,7|っ=-39|った=-21|って=-8|れ=15|力=21|口=-25|手=-16|的=-40|
全|=12|テ=14|テス=14|仓=23|程=-33|程不=-17|绿=43,,37|过=32,,57|部=9|部换=19|部清=22|部通=21,,31|
公|=,62,-37|共=64|共组=16|開=,,-34|
共|=-5|组=16|组件=16|
关|=-3,-9|掉=13|注=-23|注点=-22|系=-27|
其|=,22,-11|他=,22|余=13,18|
具|体=-16|体的=-18|
典|=-18|型=-25|
内|=8|信=20|容=5|容一=30|
册|=-10|第=-23|
再|=18,,6|恢=21|恢复=21|把=57|来=10|現=35,,72|用=20|让=36|跑=,22|量=14|
冒|=11,,32|烟=30|
写|$=-10|=-4,74,-26|一=10|一个=18|两=-20|个=65|了=-26|代=-43|代码=-43|入=-18|到=-42|单=29|在=5|在哪=-14|在回=-45|好=95|得=-11|操=-20|操作=-20|文=-60|文件=-60|权=12|权限=12|死=-6,25,-34|的=-16|着=-21|进=35,21|
冲|$=15|
决|$=38,22|=,42|定=-18|
况|=-6|下=-17|
净|$=11|=75,,21|
准|$=16,-17|=26|备=-27|改=28|的=8,,-20|的列=30|
凌|=-24|晨=-24|
减|=11|
几|=-8|分=-12|处=-8|条=-13|次=8|
凡|=,,-32|
処|=8,,-19|理=11|
出|$=-10|=-3,-14|し=-25|して=-23|し側=17|し元=-15|た=29|な=-15|一个=18|一份=11|力=20|包=26|所=-19|所有=-19|来=-5|来问=49|现=-16|现过=-17|的=34|
函|=,,-16|数=,,-15|
分|=-5,-7|两=14|别=-6,-57,38|别是=-19|别说=-19|割し=33|割す=-16|岐=-60|批=18|支能=16|支覆=22|析=-76|析结=-46|钟=11,,50|隔=12|
切|$=17|=-13,-10|し=19|しな=19|の=-14|到=22|
划|$=-61|=-13|
列|$=-5|=-9,-15|一=-52|一下=-110|出=-28|出所=-83|出来=-6|成=-25|挙=-14|挙し=-25|给=-11|给我=-11|表=-10|
创|=-38|建=-38|
初|=-6|は=28|始=-11|始化=-11|期=13|期値=18|
删| ？=-42|=-44|了=-15|除=-19|除的=-25|
判|=-10|断=-20|
別|=-18|に数=-18|
利|=-17|弊=-25|
别|=-3,-13,-4|再=53|写死=24|在哪=-13|把=-66|换=14|改=-57|改任=-13|用=22|的=14|碰=29|说=-19|
到| 0=,49| docs=66,,-26| glossary=-55| notes=30| tmp=35| v=18|$=-20|=1,19|一个=19|一半=-14|代=31|代码=31|原=12|就=52|数=-26|数据=-26|最新=17|
制|台=,-27|約=-18|
券|=13|
削|=-14|除=-20|除さ=-29|
前|三后=27|十=,-30|后=41,,30|後=,24,33|的=36|缀=14|置=-13|
剩|=13,34|
副|=-8|作=-22|作用=-22|
割|し=33|して=33|す=-16|する=-16|
力|=9|が=22|
办|=8|
功|=11|率=42|能=,20|
加| =38| =18|=51,48,-20|え=-8|し=35|して=180|一=40,,-20|一个=74|上=145,14,-21|了=-11|到=53|的=-18|载=,,-19|重=23|重试=23|
务|=-2|代=14|代码=14|的=-14|能=21|能不=21|要=-19|
动|$=-6,,-7|=,-5|任=24|任何=24|态=-11|我=-22|我来=-22|表=-31|
助|=,,-31|
効|い=-29|いて=-29|に=59|にす=17|
動|$=13|き=-17|は=42|作=22|作確=22|時=13|
勿|=-13|
包|$=67|=3|体=,,29|到=23|
化|=6,11|した=19|
区|=,12|切=14|别=-46|里=25|里改=22|里的=16|
十|=16|分=13|次=24|
升|$=14|到=38,16|级=-10|
午|=-24|
半|=-4|年=,,-47|角=23|
单|$=-8|=,-18|测=20,,34|测和=17|独=6|
占|位=,,-26|比=-13|
卡|=4|住=,-36|在=16|在哪=10|
印|$=42|=11|
即|=,16|可=-15|
却|=-14|没=-26|
卸|=-15|
历|史=-5|
压|=7,,41|一=51|到=15|
原|=2,9|因=-4,,-22|因だ=-10|因を=9|文=-20|来=57,,-41|来的=21|样=-24|样贴=16|生=-20|
去|$=49,25|=,38|写=-22|重=-12|
参|=3,63,-45|数=,31|
又|=-18|
及|=-4|哪=-31|
友|=14,,-48|好=51|
双|写=-18|缓=14|缓冲=14|
反|=,52|
发| 0=,-20|=-14|一=,,27|布=-15|我=,-57|现=-8|
取|$=23|り専=5|中=26,-39|中位=26,-39|各=-25|
受|信=-12|
变|$=25,32|=-5|更=-8|量名=27|
口| ？=-15|$=-5|=-11,12|文=14|文档=32|是不=24|没=16|
句|$=-19|=-8,10|
另|=-4|一=,27|一个=,27|
只|=4,14,-27|修=29|做=-18|准=25|在=76|审=-16|改=17|是=-10|有=-11|有一=24|看=-13|能=-15|要=-12|许=26|读=-25,,-12|读分=,,-28|读方=-22|
可|$=,34|=4,-8|以=3|以跑=38,-49|疑=-79|疑的=-31|能=-53|能性=-62|能的=-31|配=47|配置=18|
台|=-3|组=-17|
右|=,37|上=22|上角=22|
号|在=23|
各| 0=62,-37|=,-21,26|三=14|列=-19|编=18|编一=18|自=-29|自的=-35|跑=20,,19|
合|=-4,,-8|の=-39|わ=,,-21|わせ=,,-45|を修=14|テ=17|テス=17|入=-53|同=-18|成=15|成一=15|我=-16|规=-28|計=27|进来=32|
同|=,-12|じ=18|一=-17|一个=-11|事=-21|学=-11|期=-10|样=18|步=,48|步更=21|
名|$=-11|=17,13,-27|と=-46|列=44|
后| 0 行=,-33|$=-12|=,5|停=17|各=10,,39|在=16|对=,,30|把=113|来=-13|用=,,37|的=-8|续=-16|面=,32|
吐|=34|
吗| ？=14,-57,50|$=-39|=23,-57,50|
吞|=,-31|吐=24,-31|
否|=-22|一=-11|一致=-11|
吧|$=94,,-57|=52,22,-59|
含|=-12,,-40|
听|=-28|
吵|=-24|
告|$=-8|=-5,,15|し=,,28|して=,,28|だ=-38|だけ=-38|诉=11|
员|$=-9|=,,-20|
呢|$=-13|=-19|
周|=-29,29|
呼|=7|ば=-44|ばれ=-44|び=7|び出=8|
命|=,,-10|名=,23,-29|
和| v=-19|$=22|=-6,-4|理=-53|理由=-53|行=-48|行号=-48|
咱|=-15|们=-13|
品|=,,-16|
哈|$=-15|
响|=-9|
哪| ？=-21|=-82|一=-8,-36,60|一步=7,-43,27|个=-24|个文=-26|些=-55|些接=-13|些有=25|些测=20|些目=-23|些组=-22|些表=-19|几=-11|张=-20|怕=16|条=-17|裡=-41|里=-100|
唯|讀=-37|
啊|$=-50|
問|=-16|
啥|=-27|
喂|=,-31|
嘛|=-25|
器|$=,-19|=30|的=,,-24|里=8|
四|=,16|个=-11,26|
回| 0=33|し=135,,25|して=89,-25,91|ず=13|ずつ=13|去=29|复=-46|复里=-27,20|它=27|我=-14|放=51|滚=-27|滚的=-27|答=-61|给=-40|给我=-94|落=28|覆=-12|
因|$=-9,,18|=-5|だ=-10|だけ=-10|を=9|を挙=-27|を教=-23|一=25|为=-12|
团|=-9|
図|=-14|
图|$=49|=29,8,-17|标=54,,-20|片=11,41|
圈|=11|
在| dev=,,44|=-9,-7|什=-20|什么=-19|依=17|依赖=17|做=-12|写=-20|哪=-23|哪裡=-15|哪里=-23|回=-67|回复=-57|多少=20|干=11,,29|干净=23|庫数=26|手=25|最=-10|最终=8|本=28,,52|测=15|测试=44|用=,22,-71|用旧=40|调=-9|还能=20|那=-16|
地|方=-35|方加=22|方标=26|时=14|时间=15|起=17|
均|=14,-51,44|值=,,31|
坏|=,,29|
坑|=-10|
块|=,9|一=16|一个=16|
型|=5|
埋|=9,34|めて=16|
基|准=54|
堆|=7|
報|=-10,,13|告=-22,,37|告し=,,28|告だ=-38|
場|で=29|合=-17|合の=-39|
堵|上=26|
塞|=10|い=27|いで=27|
境|$=52|=5|
増|え=,,34|
增|一条=22|依=28|依赖=28|加=16|的=,,46|
声|$=20|
处| ？=-40|$=-9,35,-16|=,7|理=3|
备|=-5|
変|更=-25,11|更は=-26|更を=-13|更・=-20|
复|=-8|制=24|现=32,,67|现一=35,-35|用=-47|里=-20,23|里只=22|里就=-68|
外|$=8|=,41,-24|
多| 0=11,,-20|=-2|久=,-24|少=-4,,13|少条=9|
夜|=7,20|间=98|间任=15|
够|=-8|
大|丈=-12|丈夫=-12|小写=20|概=-42|的=,,31|
天|$=-10|=-6,25|三=-19|
夫|=-12|
央|=20,-38|値=20,-38|
失|=2,,-9|敗し=11|败的=41,-18,24|
头|$=-10|=27|
套|$=16|
好|$=21,35|=31|它=15,,-42|就=,,-35|就行=,,-35|的=,,38|
如|=-26|何=-19|果把=-36|
妥|当な=22|
始|化=-11|
子|$=-8|=-4|
字|=6,19|も変=28|以=-11|以内=-11|号=24|段=6,13|母=20|
存| 0=19|=,42,-5|し=9|を=78|ユ=18|ユー=18|为=13|储=-10|到=54,,-39|区里=31|器=-13|在哪=-16|在的=26|失=-26|失效=-17|関=-35|関係=-35|
学|=-28|
它|$=,30,-18|=6,25|
守|=-8|
安|全=,40|装=,-20|
完|$=31|=53,,19|再=,57|就=-20|把=15|给=59|给我=22|
定|$=-7|=-2,23|して=-12|頁=18|
实|=-7|测=30|现=,29|现的=-20|际=11|
実|=8|行し=14,-69,38|行ま=26|行も=-12|装=,29|装し=40|装に=18|装ま=20|際=-22|際の=-20|
审|$=-17|=-24,,-31|一=-27|一下=-28|查=-14|查员=-22|
客|=-11|
害|=-15|
家|=-13,34|
容|$=-10|=15|一=42|器=70,-84,48|器里=10,-34|易=-18|
宽|度=16|
寄|せ=12,,-24|せて=16|存=-13|存器=-13|
密|=,,-47|码=,,-24|
寫|=,45|
对|=,-16|一=-21|不上=11|外=32|外的=18|照=-38|齐=29,25|
导|=,,-20|入=-9|出=3,53,-41|出的=9|
対|=,17|し=15|して=15|応=7,44|応は=-14|
専|=-36|用=-19|用の=24|
將|=44|
小|=18,18|写=27|数=,,-20|时=,27|赵=-18|
少|$=-6,,16|条=9|
尔|=-12|
就|=34,33|修=102,69|回=10|回滚=20|好=-9|好了=21|把=14|改=75,47|留=31|直=44|直接=44|说=-9|问=-19|顺=23|顺手=23|
尾|$=40|=19|に=29|
层|$=-9|=-6|
展|=,22,-17|示=13,,-24|
属|=-40|实=-32|
履|=-9|歴を=-20|
岐|=-60|
峰|=11|
工|=-3|作=-5,21|作量=-46|
差|$=,-65,50|=-6,,22|し=36|し替=23|分=-6|的=13|
己|写=-16|提=-34|提交=-21|
已|=-7,22|有的=17|知=-18|
布|=-4|
带|=11,-9|上=10|
帧|$=-14|=-7,,17|
帮|=-12|忙=-13|我=-10|我想=-14|我查=-26|
帳|=56|票=23|
常|=33|量=33|
干|=4|净=75,,21|嘛=-25|
平|$=34|台=-18|台组=-17|均=,-28|
年|=-6,34,-45|
并|=24,12|改=42|改好=24|给=-17|说=-12|说明=-12|
序|$=-18|=-31|的=-14|说=-24|
库| explain=21|=2|上=51,-45,43|字=-27|字段=-27|里=-16|里有=-18|
应|=,16,-12|为=31|商=-15|当=38,,-30|
废|=11|弃=17|
度|=,13|条=23|的=-10|
庫|数=26|数の=24|
建|=10|一=75,,37|文=-32|文件=-28|议=-52|
开|$=19,22|头=31|始=-8|源=-16|
弄|=,57|完=15|清=-27|
弊|$=-18|
式|$=-8|=,7|照=25|
引|=4,77,-20|擎=-23|用=,,-38|用一=34|用的=,,-30|
弹|=13,,-34|窗=,,-21|
归|=21,-14|你=15,18|
当|し=-40|しま=-23|なも=22|初=-15|前=14|时=-29|时的=-45|
录|页=,28|
形|=,74,-13|式=-11|
影|=-22|响=-11|響=-12|
征|=-24|
径|=-4|和=8|
很|=-21|
律|=,17,-18|
後|=20,11|の=12|ま=15|まで=15|
得|=-3|住=-12|是=23|来=27|来吗=17|过=24,,131|过吗=21|
必|现=19|要=-5|要な=-19|须=10,31|
志|库=28|级=12|级别=12|
忙|=-8|
応|=7,34|は=-14|
快|=-6|取=-19|
怀|=-12|疑=-12|
态|机=-15|
怎|=-92|么=-49|么办=-12|么处=-20|样=-13|麼=-12|
怒|=17|ら=17|られ=17|
思|=-11|う=-33|
急|=-10|
性|=-21|排=-15|质=-15|
总|$=-15|=-6|结=-36|
息|$=-6,,19|=-4,-19|写=20|用=18|的=-41|里=,,15|
悪|=16|
情|况=-6|况下=-17|
惯|=26|
想|=-124|办=23|办法=23|在=-12|把=-29|
意|=,27,-21|して=26|见=15|见如=25|
感|=,60|じ=23|
態|=7|
慢|$=-27|=-5,,14|
成| 0=,,-18| docs=102,19| =30|=28,33,-4|・=-9|一个=52,31|一张=,-37|三=21|功=18|功率=27|只=15|本=-9|测=45|测试=31|物=,,41|的代=37|表=-39|
我|$=-20,-24,14|=-27,,-4|一=-16|一句=25|一条=-30|们=-18|們=-41|分=-15|卡=35|卡在=21|就=-22|希=15|希望=15|心=-16|怎=-18|怎么=-18|想=-18|想知=10|拿=-13|来=-6|查=-26|看=5|看下=-17|自=-32|自己=-32|
或|=-53|者=-24|
截|=12|图=-8|
户|=-5|点=-17|的=-19|
戻|=,18|
所|$=-14|=-10,22,-13|を=-7|有=,31,-33|要=15|要時=15|
手|$=-17|=,35|を=-6|元=-20|册=-68|册第=-23|把=56|机=,32|柄=17|治=20|补=28|
才|=,91|到=-16|算=34,33,78|算完=19,,58|
打|=2|一=84|一个=29,-41|上=14|出=17|印=12|开=12,,75|算=-50|进=-19|
执|=8|行=8|行两=-19|行了=-16|
扩|展=15|
扫|=7|一=14|
找|=-5|个=21|出=-14,32|到=30|
承|=-11|
抄|=19|
把| 0=29| src=24| =-14| =37|=18,,-5|失=31|它=57|它们=14|我=32|我们=32|报=18|超=-46|超时=-46|那=49|重=48|重试=27|
抓|=8,,19|
抖|动=19|
折|=29,15|腾=43|
抜|=-9|
护|=-8|
报|=21,-8,28|了=44|表=7|错=37,,25|
抱|=-20|
抵|=21|
抽|=21,,-15|出来=67|到=39|成=22|
担|=-39|当=-10|当し=-32|心=-14|
拉|起=30|
拒|绝=13|
拖|=16|动=15|
拟|=9,-16,52|一=-24|器=32,,20|机=26|
拠|$=19|
择|=28|
拼|接=,,-35|
拾|=11,22|
拿|不=29,20,-35|不准=13,,-20|到=-33|去=-23|
持|=56,28,-9|一=44,,-28|一致=31,,-28|不=-19|
挂|$=33,,31|=10,-12|的=15|
指|=,21|出=-40|定=28|摘=-6|摘し=-45|数=20|
按|  分=-14| =-18|=,-14|代=-21|代码=-21|可=-27|可能=-15|模=-8|模块=-8|照=23|租=-17|租户=-17|规=67|规则=24|钮=11,41,-47|
挑|=-21|
挙|=-52|げ=-71|げて=-79|し=-25|して=-22|
挪|=90|到=150|
捋|=-23|
换|$=10|=27,23|成=28,32|成新=56|掉=15|行=17|
据|=-26|库=-5,,-29|库字=-27|此=-26|结=-18|结构=-18|
掉| ？=-57|$=154,46|=16,15|了=-19|它=20|
排|$=,,-31|=-30,13,-19|个=-18|序=-21|
探|=-36|し=-29|して=-25|
接|=,16,-15|修=43|写=-16|发=-17|口=2,37|口文=32|口没=16|回=-12|改=100|着=13|贴=-26|
控|制台=,-27|
推|=-56,18|断=-52|荐=-15|
提|$=-9|=-6,12|交=-19|交不=-18|交历=-26|交的=-22|交记=-20|交里=-32|供=31|升=19|示=11,,-25|醒=13|
插|=,14|件=,27|画=13|
換|えて=45|
握|手=14|
搜|索=11|索框=21|
摘|し=-45|して=-45|出来=-46|
摸|=-27|底=-34|清=-10|
撤|=,51|销栈=-16|
操|=-11|作=-14|
擎|=-23|
擬|=25|器=19|
支|付回=-15|持=22,41|能=16|覆=22|覆盖=22|
收|$=9,,37|=11|到=-39|拾=51|敛=17|敛到=17|
改|=3,43,-8|为=48|代=-7|代码=-7|任=4|任何=4|动=-31|动任=12|动我=-22|哪=-47|哪些=-17|好=13|完=9,37,25|对=95|成=11,58,-12|掉=21|接=19|文=-8|文件=-49|法=-16|用=52|的=-24|过来=17|造=-34|
放|=6|一=53,,37|到=,21,-34|进=21|
效|=,46,-18|的=-15|
敗|し=11|した=47|
教|=-44,-23,47|え=-39,-35,41|えて=-39,-35,41|
敛|=17|到=17|
数| 0=49|$=37|=7,-11|え=-18|えて=-18|だ=29|だけ=29|に=38|の=9|の丸=24|を=18|列=-25|和=83|字=63|据库=-5,,-29|据结=-18|的=12|
整|$=16|=10,-8,-14|个目=48|段=36|理=,,-36|理し=-15|
文|$=5|=-2,6,-21|に=-24|件=-11,-9|件一=-22|件和=-20|件头=38|件行=-19|件都=-7|案=7,,-52|档=,,-36|档里=,,-32|言=64|面=31|
料|=-7|
断|=-5,-12|して=-22|言=-48|言了=-40|
新| docs=37|$=36|=2|し=11|しい=34|して=18|人=-11|增依=28|增的=,,46|建=5|生=,,23|生成=,,23|的=6|
方| sdk=-18| ？=-12|$=-4|=-18,-7,-6|が=-44|に=12|加=22|标=26|案=10|法=-21|面=-36|
施|=-30|
无|=-7,-20|
既|=,-14|存ユ=18|定=16|
日|=3,34,-21|・=-20|志库=28|志级=12|期=29|本=37|本語=14|的=,,40|
旧|$=16|两版=17|的=21,26|
早|=6,,-40|
时|$=,,-13|不=11|不要=32|会=-7|候=6|到=-15|只=22|序=-22|换=23|机=-19|的=-18|间线=-18|
明|=-19,27|し=-104|して=-96|
映|射=28|
昨|=-6|晚=-19|
是| 0=28|=-39,-12|一=-20|一次=-38|什=-21|什么=-17|先=-15|否=-16|否一=-11|哪一=-15|哪些=-17|在哪=-23|对=14|必=26|必现=26|怎=-39|怎么=-22|被=-27|谁=-33|
显|=31|存=,-45|示=38|
時|に=-10|の=-9|刻=20,,-29|間=7,-30,130|間を=77,,34|
晚|=-9|跑=-33|
晨|=-27|
景|$=-12|
曲|=40,,50|线=37,,43|
更|した=-69|して=22|は=-26|を=-13|・=-20|好=-17|
書|=13,18|き=-22|き込=-40|
替|=,29|え=36|换掉=20|
最|=,,-4|低=37|初=25,-43|可=-32|可能=-12|后=5,,11|后给=-12|坏=-28|多=,40|大=9,-13|後=41|後ま=15|新=48|终=15,,19|终消=20,15,19|近=-27|近一=-15|难=-23|
會|=-41|
月|=-43|の=-24|有=-16|重=-17|
有| 0=-19,17|$=,16,-28|=-11,,-4|个=-25|个数=-18|人=-17|会=-12|写=-48|几=-19|可=-39|可能=-37|哪=-35|哪些=5|在=-34|多=6|对外=18|必=-28|必要=-28|报=34|报错=22|文件=-21|沒=-27|沒有=-27|没=-42,-24,10|没有=-42,-24,10|漏=-16|無=-9|用=-11|读=-17|读权=-23|调=-17|调用=-17|
服|务的=-8|务能=21|
期| 0=27|=-5,,-18|を=-24|値=18|间不=45|
末|=9|尾=23|尾に=29|
本| scripts=20|=-3|地=5,,41|地时=14|地起=17|当=,-25|文に=-24|語=14|身=16|里=-30|
术|=9|
机|的=18|
权|=-9,18|限=-6|
材|=-23|料=-56|
束|后=55|
条|=-3|以=-15|件=-8|写=-46|数=47|目=26|给=-16|评=19|评论=19|路=-18|路径=-12|链=-24|附=-17|
来|$=-6|=-7|一=129,-20|一遍=11,,30|了=-9|修=-24|合并=-23|告=-14|告诉=-14|改=-22|看=13|看看=26|问=19|问我=49|
板|=-5|子=-10|
构|$=13|=3|师=-19|建一=28|看=-16|
析|$=-11|=-10|だ=-57|だけ=-57|器=62|
枚|=29|举=10|
果|$=-8|=2,-7,10|と=20|の=27|を=15|を教=21|写到=-35|把=-36|
架|=,19,-17|屏=21|构=-9|构师=-19|
柄|=29|
查|$=-32|=-5,43,-15|一=-8|一下=-11|到=47|员=-22|
査|=4,21|で=9|のみ=-88|
标| 0=45|$=-6|=,18|上=-29|出=-17|
栈|=,-25,21|
栏|=36,,-31|
树|=-21|
校|=,17|
样| ？=-53|子=56|式=13|本=,-22|贴=16|
核|=-45|实=-48|对=-57|
根|=-13,47|
格|$=40|=18,30,-19|回=-24|式=26,13|式照=25|
桁|=58|
框|=17,91,-97|
案|$=-75|=-27,-11|だ=-73|だけ=-73|は=-22|を=-19|
档|=,,-9|里=,,-32|
梳|=-10|理=-10|
检|=,28|查=,19|
検|=7|索=36|証し=-29|
楚|$=-39|=3|以=19|以后=19|
業|=-15|は=-15|
概|不=15|
構|い=21|いま=21|
標|=,29|
模|块一=16|拟=40,,22|拟器=32,,20|擬=19|擬器=19|
権|限=-7|限を=19|
機|能=-13|
檔|=7|案=-9|
欄|=12|位=16|
次|$=29,,53|=11,,7|修=-30|取=19,-25|只=-19|只读=-31|失=23|失败=23|
止|め=21|めて=71|写=-14|
正|=-4,11|し=30|して=185|だ=39|だけ=39|は=-59|常=11|
此|=,20|
步|$=6|=-4|更=21|更新=21|
歴|を=-20|
死|=,12|
残|=,56|し=14|して=48|す=25|って=-9|留=-13|
段|$=-7|=-3,10|
母|=34|
每|=-5|一=-5,,24|天=-11|条=-13|条写=-37|条附=-17|
比|$=15,,42|=,,41|上=20|较两=-27|
气|=,,-33|
水|=,19|线=,14|
永|远排=23|
求|$=-13|=,16|書=17|
汇|报=-11|
決|め=-24|済=8|
沒|=-9|
没|=-13|人=6,18,-37|人动=-22|人用=,,-32|写=-58|提=-29|有=-30|有内=35|有写=-28|有可=-30|有哪=-19|有报=23|有漏=-33|有用=-10|有的=-29|用=,26|用到=18|走=-16|
治|=19|
沿|用=43|
泄|漏点=22|
法|$=-32|=-5,81,-14|务=-21|
注|$=-12|=,,-17|明=13|点=-22|释=59,20,-11|释说=22|释里=47|
活|=,22|动=16|
流|=-5|し=39,,154|して=17,-18,40|れを=-38|水=,15|水线=,14|程=-14|量=-11|
测|$=24|=,,18|一=87|一下=49|试=-6|试依=-18|试同=-16|试库=28|试里=-19|
消|=-4,79|え=-63|息=,-21,10|息的=-41|息里=,,21|
涉|=-10|及=-9|
润|=23|
涨|=-15|到=-16|
混|=-11|用=-35|
清|=2,,-25|单=-35|楚=3|楚以=19|理=6|理任=-15|走=17|
済|ま=11|
測|$=19|=6,,30|
源|码=-12|码不=42|
準|=,32|
滚|$=9|=5|动=18|的=-27|
漏|=-6|点=22|
演|=,-41|练=,-50|
灰|$=21|
点|$=-6|=-10,11|を=-20|列=-26|看=-17|
為|=,28|
烟|=30|
烦|=19|把=26|
烧|=24|
热|点=,,33|
無|=,29|効に=17|
然|=14,37|后=17,18|后把=70|后给=-28|
照|$=-12|=,9,-15|做=24|
片|=,27,-31|
版|=-3|本=-3|
物|理=-13|
特|=-14|に=-14|定=,,20|征=-24|
状|$=-9|态机=-15|
猜|$=40|=8|
率|$=10|=12|と=,-42|和=22|
环|=5|境=12|
现| 0=26|=2|一=12|一下=35,-35|不=29|在多=15|场=-14|状=6|过=-26|
班|前=31|
理| =17| ？=-20|=4,17,-14|し=-15|して=-15|一=-9|任=-15|任务=-15|员=40|成=,,-20|成表=-37|由=-8|
生|=,9|成=,,18|成物=,,41|成的=24|
用| 0=60| tools=42,-23,52| =24,,34|$=-13|=14,-10|でお=-28|で進=-26|の=6|フラ=27|中=21|中文=21|例=5|例由=-22|写=17|户=-8|户点=-17|户的=-20|旧的=25|现=67|现成=25|的=,43|的内=40|的删=52|的是=-18|表=-20|表格=-63|語=-22|
由| ci=23|$=-26|=-10|を教=-29|你=21|哪=-14|我=-8|
画|$=25|成=-18|面=14,35,-37|面に=11|面の=23|
界|$=-14|=,16|
留|$=12|=29,55,-42|两=19|了=34,,-29|在=11|着=-12,30,-15|
番|に=-18|
疑|=-33|
疲|=17|れ=17|れさ=17|
登|录=5|录页=,24|
白|$=-17|=,16|屏=12|
百|=-8|字=-74|
的| dockerfile 里=-20| dockerfile=-20| lint=26| ？=-43|$=-15,43|=1,,-4|一=16|一律=17|事交=24|事件=26|五=9|代=6|代码=6|以=19|任=,,22|先后=-47|内=14|列=-18|列出=-12|加=9|区=-28|区别=-28|占=-14|可=-13|可能=-13|启=-49|启动=-49|在=41|地=-3|地方=-10|实=-10|实现=-37|导=-23|导出=-25|就=16,33|建=-16|报=61|报错=49|提=-32|提交=-40|数据=-19|文=11|文件=20|文案=17|方=14|方法=-26|日=19|日志=14|时候=-8|是=-7|来=16|来源=-37|样=29|样子=12|格=24|格式=13|测=-5|现=-21|用=,,-11|用例=-10,,-12|留=23|直=69|直接=69|结论=-21|给我=22|脚=-15|脚本=-15|虚=25|虚拟=25|话=19|选=20|都=20|重构=-24|键=-20|问=,19|问题=,19|风=-20|
监|控=-73|
盖|住=50|
盘|=,38,-11|
盤|=-10|
目|=5,-6|前=-7,25|标=,-14|
直|=18,67,-8|さ=-15|さな=-34|し=89,27|して=254,33|到=18|接=,,-15|接修=43|接写=-16|接发=-73|接回=-12|接改=84|接贴=-26|
相|=-7|
看|$=-26|=-9|一下=-28|一眼=15|不=-14|代=-16|代码=-16|哪一=38|哪个=23|我=-14|我们=-11|有=,-41|有没=,-41|看现=-13|看这=-26|能不=23|这=-40|
真|正=-10|
着| =-27|$=-32|=-3|手=-36|的=17|走=15|
知|=-4|の=61|り=-20|りた=-13|道=-8|
矩|=18|阵=41|
短|=7|
码| 0=17|=-10,13|一行=12|位=-19|位置=-19|别=19|原=-16|原样=-37|审=-16|审查=-16|推=-44|里=7|错=20|
研|$=-36|=-5,,-54|任=-11|任务=-11|究一=33|
硬|=-7|
确|=13,,16|认=11|认后=27|
碰|$=6,17|=-20,18|
確|=13|か=26,-35,37|かめ=26,-35,37|認=16|認は=39,,-33|
磁|=13|盘=13|
示|$=22,21,-23|=32,80,-58|して=-45|
禁|止=-26|止写=-14|用=34|
秒|$=-29|=44|内=43|
租|=-24|户=-22|
积|=,,22|
移|=4,15|脚=11|脚本=11|除=9|
程|=-24|只=-21|只读=-21|度=-17|式=-7|
稱|=24|
稳|=,,29|定=20,,49|
稿|$=-19|
積|も=-22|もり=-19|
究|一=33|一下=33|
空|$=13|=38,,-13|の=12|值=28|库=23|格=10|
穿|=-30|
突|=-4|き止=12|
窗|=,48,-27|口=-18|
立|ち=25|ち上=23|即=12|
站|内=20|内信=20|
章|=,19|
端|$=27|=-4|口=-16|
符|=,,-12|号=15|
第| 0 步=-13|=-3|一个=31|
等|于=20|
答|$=-128|=-68|え=-15|えて=-21|
策|=-6,,-46|
筛|=15|选=15|
箇|=-29|所=-26|所を=-6|
算|=-3,9|完=22,,65|
管|$=24|=15|理=,17,-16|理员=40|
类|$=-12|
粒|=-19|
糊|弄=24|
系|=-12,34,-33|统=-9|
索|=-5|引=-17|框=21|
終|わ=-41,,14|わっ=48|了=33|
組|=-8|み=-8|
経|=-7|路=-34|
結|=12|合=,-37|合テ=,-37|果=40|果と=20|果の=27|果を=10|論=-15|
給|我=11|
統|=22,43|一=64|
維|=22|持=22|
緑|=42,,97|に=,,36|
線|=,,-37|
編|集=-10|集は=-44|集も=-14|
繁|=20|
红|=22|了=,,61|
约|=-5|
级|=-5|别=13|
纯|=-18|调=-18|调研=-18|
纸|=-21|面=-22|
线|$=8|上=-19|上偶=-16|的=-13|
组|=-11|件=,,-16|
终|=8,,15|消=20,15,19|消息=20,15,19|
经|=-16|过哪=18|
结|=-8|合=-42|束后=55|构=7|构看=-16|果=,,15|论=-21|论发=-43|
绕|过=-20|
给| =-16|=-10|一=-8|不=-23|两=-37|个=-49|他=-25|出=-30|客=-24|客户=-24|导=21|导出=21|意=-19|意见=-19|我=8,-7,43|我一=-23|我数=29|证=-37|证据=-37|
统|=,,-14|一=71,57,-37|一成=41|一用=15|统=20|计一=-12|
续| 0 分=20|
维|=-10|
绿|$=8,35,102|=118,87,140|
缀| =17|=16|
缓|=,13|存=-3|存失=-17|
编|=14|一=50,,34|不=15|号=23|得=24|得过=24|译=8|译一=21|过=25,,30|
缩|=7|
缺|=-10,,-18|
网|=-5|
置|$=-11|=3,25,-16|き=21,37|き換=28,19|中=13|中心=13|和=-19|灰=14|项=10|
署|=-9|
群|里=,-45|
翻|=,40|倍=-13|
老|=-5,11|板=-41|
考|=-5,,-29|え=-21|えて=-11|
者|=4,17|に=-18|
耗|=21,-23,27|时=17,-22,35|
聊|=-11,,-34|
联|$=45|=6|调=18|
聞|=-16|か=-25|かせ=-25|
背|=,23|
能|=2,7,5|不=,-48,37|不能=3,-46,36|删=-25|动=-22|变=-11|合=-32|否=-23|在=60|复用=-17|性=-62|性排=-15|把=-82|的=-36|装=21|起=24|起来=16|跑=34,,38|过=19,,37|
脚|=-11|本=-12|本的=-18|本都=-14|本里=-11|
腾|=46|
自|=3|己写=-16|己提=-34|查=19|的=-35|
致|$=16|=8,,-13|的列=-36|
色|=,40,-27|
花|=,,27|了=21|了多=21|在=-11|在哪=-11|
英|=30,57,-43|文=-17,30,-13|
范|围=-15|
草|=-51|稿=-16|
荐|=-15|
荷|=16|
落|=17|ち=,-16,52|ちた=9,-37|と=70|とし=40|实=30|
虚|拟=17|拟机=26|
血|=,,-48|
行|=,-4,-4|し=19,-30,54|して=,-22|す=-32|する=-24|ま=22|まで=22|も=-73|わ=-26|わな=-20|一次=23|两=-19|为=-6|了=-21|代=-41|代码=-41|号=-130|覆=24|覆盖=24|都=-8|
补|=42,127,-9|一=184|一个=36|上=207,20|完=17|齐=16|
表|$=-20,,28|=,-23|に=-17,-28|にし=-19,-34|单=32|情=26|格=-12|格回=-24|示=33,23,-35|
被|=-47,14,-19|删=-16|回=-17|引=15,,-28|引用=15,,-28|重=-19|
装|し=40|して=27|に=18|は別=-28|ま=20|まで=20|上=20|
補|=14,67|上=55|
複|=,25|
西|$=-13|=-21|
要| 0=-26|$=9|=-8,9|一=9|一个=62|不=-33|不要=-33|了=40|做=-14|先=-13|几秒=23|动=-51|动表=-31|多久=16|实=-15|把=-132|支=11|支持=11|改任=9|改动=-19|改哪=-18|時=15|時間=15|求=,26|能=30,43|自=20|落=-25|落到=-25|重=28|重写=-22|
覆|=-9|盖=-10|
見|=-13|て=-18|積も=-22|
規|=-6|
覧|=-4|く=16|くだ=16|で教=-28|にし=-20|
観|=-70|点=-66|
见|$=-13|=-13|如=25|如下=25|
规|=-3|
视|为=17|
觉|=-14|得=-16|
角|=,34|度=-67|色=-13|
解|决=107,37|开=25|析=11|析だ=-26|析器=62|消=51,26|释=-101|释一=-57|
触|=-10,48|っ=15|って=15|发=-23|发的=-21|
言|=,21,-19|了=-40|包=-22|包里=-22|
計|=7,,28|画=-48|
訊|息=22|
記|=34,22,-20|
設|=,27,-32|定=,23,-32|定頁=18|
許|可=-19|
訳|=48|
証|し=-29|して=-29|の=17|のな=-29|
試|$=13|=16|し=76,-29,39|して=76,-29,39|
該|=-13|当=-8|
認|$=,,32|=,25|は=39,,-33|はこ=22|証の=-11|
語|=30,42,-35|に=24|
誤|=27|
說|=-11|明=-8|
説|=-65|明=-32|明し=-104|
読|=-7,26,-18|み=9|み取=-21|む=-42|むだ=-45|ん=-50|んで=-76|
誰|=-14|が=-13|
調|=-41,19|べ=-6|べて=-8|査=-37|
請|先=21|問=-16|在=21|求書=17|
論|=-18|
警|$=17|=49,10|告=176|
计|$=-10|一=-52|一下=-27|划=-23|稿=23|费=31|
订|正=19|
认| 0=25|$=30|=6|为=-20|关=36|后=27|
让| test=25|=30|它=48|
训|=-9|练=-9|
议|=-29|
记|=-4|下=-7,,23|下来=-32|住=32,,-35|录=-8|得=16|
讲|=-67|清=-11|给=-26|给我=-26|讲=-28|
许|改=-12|
论|$=-18|=-14|发=-43|发我=-43|
设|$=-83|=-4,20,-41|计一=-14|计稿=23|
证|=,,20|一=24,-36|一下=16|书=17|据=-13|明=26,34,92|码=24|
评|=-24|估=-12|审=4|论=,,-29|
诉|我卡=35|我是=11|
诊|=-20|
译|一=21|
试|$=8|=4,,-5|一=106,-40|一下=39|不=20|依=-18|同=-16|同学=-16|库=28|库上=18|试=22|输=21|输出=21|里=-19|
话|$=-8|=3|说=-19|
该|退=20|
详|=9|
语|=-5,,-45|言=-12|言包=-22|
误|$=14|=-3|伤=-17|数=,-32|
说|$=-27|=-40|一声=20|他=-19|你=-48|清楚=-11|话=28|说=-90|说你=-43|
请|=4,,-10|一=21|不=-22|不要=-22|对=-20|梳=-25|梳理=-25|求=6|看=-21|给=-30|给出=-13|评=-11|说=-24|说明=-24|阅=-21|阅读=-21|
读|$=-32|=-43,49,-10|一=-17|一下=-38|任=-23|任务=-23|分=,,-28|分析=,,-28|方=-22|方式=-22|盘=17|
谁|=-112,33|为=-24|为准=-18|在=-41|在调=-12|来=-22|要=-20|要求=-20|说=-30|
调|$=18|=3,21,-20|到=22|度=-8|整=18,25,-43|研=-29|研任=-11|试=14|
象|=-7|
貼|=7,,21|っ=-16,-22,70|って=-16,-22,70|
负|责=-7|
责|$=20|
败|$=-14|的=41,-18,24|
账|户=24|
质|=-8|
贴|=-13,-27,77|出=,,38|出来=,,38|回=-9|在=-18|在回=-29|给=25|给我=25|
资|=-6|
赖|升=29|
赤|=32,,21|い=15|
走|$=67,32,-105|=6|っ=-24|ら=,,49|らせ=,,49|る=-11|一=,-14,91|一遍=,,76|不通=25|哪=-22|
赵|=-18|
起|=63,-11,31|き=-24|一=19,-99,52|一个=-14,-41|一套=23|两=18|來=21|動=15|動時=36|得=27|得来=27|提=20|提交=20|服=31|服务=31|来=18,-25,85|来看=17|
超|=,-8|え=47|时=-12|过=8|过一=-16|
越|=-13|
足|=23,27|し=26|して=39|
跑| 0 次=23| 0=22,,46| =32|$=8|=26,,73|一=134,,163|一下=19,,31|一次=9|一遍=74,,28|三=81,,26|三遍=44|不=33,37|全=-15|十=27|完=,-38|测=10|测试=10|的=-12|
跟|=38,,-10|上=22|他=18|着=22,17|着改=-24|着走=15|随=17|
路|$=-49|=-5|径=-5|径和=,,-22|由=,21|
跳|=-5|
车|=,,-28|
转|=12,42|成=28|
轮|$=21,-21,45|只=-27|
载|=-5|
较|两=-27|
辑|$=-7|=-4,,-40|
输|=4|出=,,19|
边|=-4,56|注=17|
込|=-16|ま=-15|まれ=-29|み=-9|
迁|=7|移=6|移的=-22|移脚=11|过=15|
过| 0=9| =-21|$=,,142|=-2,-6,6|一=,,-16|一次=-18|吗=13,-24|就=17|时的=24|期=,20|来=9,,-24|的=-23|程=-11|
运|=-16,30|行=-26|
近| 0 个=-34|=-17|一=-15|
返|=4|す=23|信は=24|回=28,10,-41|
还|=-2|在=,,-65|是=-56|有=-16,,-23|有哪=27|有没=-36|没=-24,,-25|编=16|编得=16|能=,,20|
这|=4,,-18|两个=-14|个提=-17|个模=-23|是一=-47|条=-28|段=16|种=-8|边=,,-22|
进| docs=25|=14|度条=23|程=-17|行=13|
远|排=23|
连|$=31|=5|同=22|接=-11|跑=18|
迭|=-31|代=-31|
追|=4|加=17|加し=35|加到=15|記=16|
退|=7,18|出=25|回=11|
送|=-5,,-28|信の=-21|走=29|
逆|=14|
选|中=21|择=28|的=22|
逐|=,,35|一=-17|个列=-26|
途|=-10|
通|=68,7,20|る=183,,140|るこ=29,,24|知=,16,-31|知の=50|过=44,,53|
速|=17,19|
造|=-48|
週|=-22|
逻|=,20,-35|辑=,20,-35|
遅|=11,,96|い=,,47|い原=-43|
遍| =39|$=54,,51|=24,-7,90|单=29|
過|=15|
道|=,,-14|
違|=-15|い=-8|う=-15|
那| 0 个=,,40|=6,20,-27|一=,22|一处=24|个=,,-18|
部|=2,-6|换=19|换成=15|清=22|署=-28|通=21,,31|
都|=4,7|不要=-15|从=47|别=-16|别改=-39|在=-13|得=29,26|换=77|换成=55|改=31|是=12|算=-15|要=47,10|
配|下=15|置中=13|置项=10|
释|一=-30|一下=-57|说=22|里=47|
里| =-20| =-12|$=,21|=-2,38,-15|做=34|写的=-28|只=13|哪=-17|找=-11|改=18|是=-54|最=-13|有=-19|有没=-23|标=29|每=-16|没=12|的=14,-8|的任=-23|的说=17|能=12|
重|=4|に=-8|写=-42|启=-6|新=,,20|新生=,,23|构=7|点=-19|点看=-43|试=5|试策=18|跑=-17|连=9|
量| 0=16|$=-7|=,-8|一=72|一下=12|名=27|
鉴|=11|权=11|
錯|=17|
钟|$=13,,50|=6,,29|
钮|=11,41,-47|
链|=-6|路=-45|
销|栈=-16|
锁| ？=-17|的=-23|
错|$=-12,,35|=9|乱=-26|误=10|误数=,-32|
键|盘=12|
長|=18|
长|$=-11|=,,-13|
門|=-23|
開|$=19|=11|
間|=,,12|を=77,,34|を教=19|
関|数に=28|
閲|=-35|覧=-35|
闭|$=22|
问|$=-21|=-13,-12|一=-34|题不=19|
间|不=43|件=-29|任=15|任务=15|接=-34|线=-18|经=-27|经过=-27|
阅|读=-9|
阵|=19|
附|=-6|上=-12,,30|
际|=9|
限| 0=46|=-5,102,-32|
除|$=10|=5,67,-21|さ=-29|され=-29|した=-17|的=-55|
险|=-45|
随|=21|便=9|
際|=-8|の=-20|
障|=-15|
集|$=44|は=-44|も=-14|成测=45|
零|$=31|=70,14|
需|要一=35|
静|的解=-26|
非| root=15|=11,73,-18|法=21|
靠|=-8|
面|$=,15|=,34,-37|に=11|の=23|向=-24|
音|=16|
響|=-17|
頁|=18,,-18|的=18|
項|=17|目=20|
順|=-9|に=-12|に並=-25|序=-13|番=-94|番に=-15|
頭|=52|
頼|=-10|
題|=-8|
顯|=16|示=16|
页|=54,18,-7|加=28|那=,,-42|面=7|
项|$=-11|
顺|=,28,-14|便=,,-33|序=-39|手=65,34,-23|手补=28|
须|=11,32|
预|发=18|
领|域=32|
题|$=-14|不=19|不用=19|
风|=-6,,-41|格=23|险=-27|
食|わ=38,,42|わせ=38,,42|
首|=12|页=27|
验|=5|证=28|证一=24,-36|证码=24|
骤|$=-11|
骨|架屏=21|
高|中=-14|中低=-14|
麻|烦把=26|
麼|=-31|
默|=,29|认=10,27,-10|认关=36|
點|=,39|
齐|$=36,26|=39,36,-35|
가|능성=-28|왜=-45|
각|~=-12,-19,14|각~=-7|
감|~=-12|
값|~=8|은=21|은~=21|
개|~=,11|월=19|월~=19|주세요=-28|
거|=26,20|~=,59,-12|야=-13|야~=-13|
건|=,12|~=-7,-16|수~=,,28|입~=26|입니다$=26|입니다=26|지=-19|지~=-19|
걸|로=20|로~=20|린=13,,26|린~=13,,26|
검|~=5,14,-24|색=12|색~=45|증~=51|증은=22|토~=-8|
것|$=-11|=-30,32|~=-11|같은=-22|까~=24|
게|=-36|~=-32|
견|~=-25|적~=-15|
결|과=11|과~=31|과가=34|
경|고=25,,29|고~=55|로~=-15|로가=-35|로를=-32|로를알려=-34|
계|산=-35|산~=-54|속=11|속~=11|획~=-69|
고|~=-11,19|민~=-14|쳐=103|쳐~=87,73|쳐주세요=130|치~=-6|치고 ,=41|치고=38,32|치지=-20|친~=18|
골|~=-20|라~=-56|
곳|~=-32|을=-30|을~=-30|
공|~=5|통=30|
과|~=-8|
관|~=,,-22|
교|체해=41|
구|~=-17|현=-51|현~=-37|
궁|~=-27|금~=-27|금한=-15|
권|~=-17|
규|~=-11|
그|=18|~=20,15|냥=13|냥~=13|대~=74,16,-14|대로=33|려~=-16|리~=-11|리고=-11|림~=-26|
근|~=-40|거~=-62|거가=-13|
금|~=-13|지합니다$=-18|지합니다=-18|
기|간~=-23|능~=-31|본=15|본~=12,,-36|존=,35|존~=,36|준으로=-13|
깨|~=,,22|지~=13,,19|질=-26|질~=-35|
끝|~=60,,20|까~=13,,25|까지=13,,25|나~=22,,63|
나|~=4|가~=13,37,-47|가게=20|가야=19|머~=42,27|머지는=13|열~=-82|열해=-35|열해주세요=-20|오~=23|오는지=37,-28,67|와서=-16|
날|~=,34|짜~=28,,-35|
남|~=,26|겨=15|겨~=29,19|겨주세요=24|는=-11|는~=-10|
내|가=-18,,-37|가~=-18,,-37|려~=7|
넘|~=-8|으~=40|으면=40|
넣|~=77|고=31|고~=31|어=42|어~=27|
네|=12|
노|트~=,,37|
누|가=-41|가~=-41|구~=-23|
느|~=-28|린=-45|린~=-26|린원인을=-13|
는|=36|~=36|
다|$=,,-47|=55|~=5,11|시=,,17|시~=,,17|
단|계$=24|계=18|계에서=21|위=12|위~=32|
닫|~=22|
달|라~=,,60|
담|~=-8|당~=-8|
답|~=-52|변~=-62|변에=-91|변에는=23|변으로=-31|
당|~=-11|신~=-16|신은=-20|
대|~=-8|체=-15|
더|=,35|~=,35|
데|이~=,38|이터가=-13|
도|=,37,-51|~=,,-29|
돌|~=51,,28|려=21|려~=135,,21|려보고=24|려서=120,-28,146|리~=10|리고=73|아~=19|
동|~=,32|기~=-16|일~=36|작=28|작은=48|
되|~=5|고=11|고~=24|는~=,,69|는지=,-104,26|면=52,,32|면~=52,,32|
두|번=-21|
둘|=51|~=8|다=40|
뒤|=90|~=41,43,-36|로~=23|
들|~=,36,-38|어~=,30,-47|어가게=22|
따|라=24|
때|=-5|만=43|만~=43|
떨|~=16|어~=16|
뜨|~=,,27|
띄|~=65|우~=12|우고=45|워~=72|
라|~=,41,-33|이~=,,-28|
러|~=,-46|너~=,-46|
레|~=8|
로|$=42|=39,8|~=10|그=,,25|그인=21|정리해=22|직은=12|컬=27|컬~=36,,31|컬에서=20|
롤|~=-9|백~=-8|
리|뷰~=-37|포트=26|
링|크가=21|
마|~=2|무~=16,,30|세~=-30|세요$=-28|세요=-30|시~=-21|이~=9|이그레이션=24|지막=,-61|
막|아~=,,-34|
만| 0=26|=54|~=,48|들거나=-12|한~=-17|
말|~=-4,-9|아=-20|아~=-14|
맞|~=,29|는=-12|는~=-29|는지 ,=-20|는지=-25,,41|으~=25|으면=25|춰~=45,16|춰주세요=64|춰줘$=19|춰줘=19|
매|겨~=-23|
맨|=30|~=30|
먹|~=25|
먼|~=70|저=70|저~=70|
메|시지에=22|
몇|=,-41,36|~=,-41,36|
모|~=,15|달=18|달~=18|듈별로=34|드~=-10|드로=-18|바~=15|
무|~=-6,,-19|슨=-37|슨~=-37|슨일이=-15|엇~=-69|엇인지=-25|
문|~=-4,12,-13|구=20|구~=21,,-28|서~=,17|자~=35|제를=21|
뭐|~=-179|가=-69|가~=-69|
뭔|~=-36|지=-24|지~=-33|
미|~=41|
바|꾸지마세요=-7|꿔=39|꿔~=58|꿔주세요=48|로=25|로~=76,24|
밖|~=49|
반|~=7,17|올림을=101|
방|식으로=15|안~=-61|지=-16|향만=-17|
배|~=,,-12|포=-19|포~=-26|
버|~=,41,-97|튼=57,20|튼~=106,44,-57|
번|$=,-35|=4,-28,72|~=8,,-12|돌려서=19,-57|씩=,-32|씩~=,-32|
벤|~=16|치~=33,-31,25|치마크=21|
변|~=-7|경$=21|경~=-46|경은=-18|수~=41|환~=20|
별|도~=15|
보|~=,19|고=-5|고~=-6|고만=-52|고만해=-24|내=-42|내~=-28|드~=51|여~=,21|여주세요=,,38|이~=19,,-47|이게=38|입~=17|입니다$=17|입니다=17|
본|~=,26,-47|문~=,,-29|
볼|~=-17|
봐|=-15|~=-37,,40|주세요$=-38|주세요=-8|줘=-24|줘~=-7|
부|분=-53|분~=-11|탁드려요$=-27|탁드려요=-27|
분|=8|~=-3|류~=-41|석=-16|석만=-101|석전용=-13|
붙|여주세요=16|
브|랜~=,,33|랜치=,,55|
블|~=,28|
비|교~=,,27|
빈|=36|~=24|
빌|~=30,,29|드=,-18|드~=38,,29|드해서=24|
빠|~=12|
빼|~=23|
뽑|아~=,-16|
사|내~=-12|람이=-14|용=26|용~=12|용하지않는=31|
삭|~=-33|제=-21|제~=-33|
살|~=20|
삼|~=-33|
상|~=-7|세~=25|위 0=,,27|위=,,46|위~=,,46|
새|=41|는=-22|는~=-22|로=19|
색|~=52,,-29|
생|기~=-30|성수정=-15|
서|버=13|버~=11|비~=-18|
설|~=-19,20|계~=-38|명=-8|명~=-94|명만=-29|명해=-65|명해주세요=-102|명해줘$=-21|명해줘=-27|
성|~=,,51|공~=,,40|
세|~=-16|션=-12|션~=-43|션은 read=-21|션은=-26|
셀|~=21|
손|=-18|~=,22|대~=-7|대지=-14|
수|~=8,-11|신~=27|있는=-10|정 x=-17|정~=13|정엄금=-23|정없이=-34|정은=-41|정은하지=-44|정하면=-77|정하면안=-60|정하지=-5|정해=58|정해주세요=36|치~=25|
순|~=-75|서 ,=-16|서~=-21|서가=-16|서로=-11|위~=-23|
숫|~=26|자~=26|
스|~=5|케~=-17|크립트는=,-32|타~=71|
슬|~=,,-26|
시|=-5,38,-36|~=-3|간~=7|나~=,,20|작=11|작~=13|점~=-14|
식|~=22|으~=16|으로=16|
실|~=-3|제=,25|제로=-31,,44|패~=,-15,17|패시=-12|패한=63,-40,60|패한것만=28|행=-31|행은=11,,-26|행하고=55,-44|행해서=19,-48,56|
심|~=-27|각~=-60|각도=-28|
싹|=19|~=19|
쏴|~=,-38|
쓰|~=-6|기=-26|기~=-51|는=,26|는~=,33|
쓸|~=-20|
아|~=,,-9|니라=17|래=,,-28|래~=,21,-22|무=-30|무~=-36|무것도=-24|무것도바꾸지=-15|무파일도=-65|이~=17|
안|~=-4,17,-14|내=43|내~=56|되면=44|됩니다=-19|에서만=21|을=-23|을~=-23|을세=-17|의파일은=-26|전한지=-20|
않|~=21|고=-13|고~=-13|습~=-16|습니다$=-16|습니다=-16|
알|~=6,,15|려=-100,-31|려~=-14,-47,95|려주세요$=,-19|려주세요=-31,-44|려줘$=,,47|려줘=,,47|림~=,22|
압|~=27|축~=22|
얘|~=-16|기~=-16|
어|~=-97|긋~=,,50|느=-39|느~=-39|디~=-40|디까지=-13|떤=-23|떤~=-23|떤순서로=-10|떤파일도=12|떻~=-95|떻게=-95|
언|~=-96|제=-92|제~=-92|
엄|~=-23|금$=-23|금=-23|금~=-23|
없|~=,46|는=-8|는경로를=-34|으~=,20|으니=12|
에|=38|~=12|러=39|러~=46|러만=20|러코드=27|서 0=-15|서 =-17|서=-4|서도=28|
엑|~=40,,-35|셀~=40,,-35|
여|~=-16,,-21|부$=-23|
연|속=14|속~=20,28|
영|~=,36|향~=-25|
예|제=17|제~=17|
옛|~=83|날=63|날~=63|
오|~=6|류~=26|타~=28|
올|~=,,12|려~=30,,53|려서=,,50|려주세요=16|
옮|겨=20|
옵|션은=,-43|
와|=-11|
왜|=-32|~=-36|
외|~=27|부~=11|
우|리=-14|리~=-19|
운|영=-13|
원|~=8|인=8,,90|인~=-5,21|인만=-99|인만알려줘=-26|인을=32|인을알려=-72|인을찾아서=24|인이=-23|
위|~=,,-32|에~=18|젯=18|젯~=25|주~=-60|주로=-20|치~=-12|키~=-18|험~=-52|
유|지=12,,-28|지~=,,-39|
으|~=35|로=35|로~=35|
은|=12|~=9|
음|~=21|수~=49|
응|~=16|답=9|답~=16|
의| 0=-50|~=-21,13|견=-23|견~=-57|심~=-15|존성은=31|
이|=-28,,-15|~=-3,23,-31|라는=-24|랑=7|랑~=7|렇~=-26|렇게=-24|름 ,=19|름~=12|름은=39|미지=34|번=-28|번~=-33|번에는=-23|세션은=-26|유를=-9|유를알려=-40|하~=57|
인|자~=15|증~=-9|증없는=-34|지=-11|지~=-11|프~=-14|
일|=27,,-16|
읽|~=-49|고=-8|고~=-8|기=13|기~=-17|기만=-9|기전용=25|
임|무~=-18|
입|력~=11|
있|~=-13,14,-8|나~=-70|나요 ?=-18|나요=-22|는~=-51|는거=20|는지$=-18|는지=-95|는지도=-23|어 ?=-31|어=-11|어~=-34|으~=12|으면=6|
자|~=10,43,-14|
작|~=-9,94|성~=,29|성해=29|성해주세요=29|업=-11|업~=-49|업은=-51|업입니다$=-18|업입니다=-18|업해=16|업해주세요=18|
잠|금=34|금~=15|
잡|~=,32|
재|고~=6|고반올림을=54|실~=-32|실행은=-19|현~=12,,82|
저|~=-6,31|장~=-8|장소=-16|장소안의=-26|장소에=-21|장해=19|장해주세요=49|
적|~=5,31|어주세요=-25|
전|=37|~=,19|부$=22|부=29,26|부~=19,26|부찾아서=-23|용$=-46|용=12|용~=-58|용작업입니다=-13|용태스크=-27|이~=-16|체=57,,13|체~=18,,14|후=77,77,41|후~=13,58,53|
절|~=-11|
정|~=-10,14|리~=-8,28|리하고=22|리해=-29|리해주세요=-32|
제|~=,-14,-21|가=,,-35|가~=,,-35|목~=-15|안~=-77|외~=40|
조|~=-21,35|건~=-14|사=-11|사~=-15|사만=-64|사만해=-21|사해서 docs=31|
좀|$=,-55|
좋|~=8|
주|~=,-10|세요$=,-6|시고요$=13|시고요=13|십~=-20|십시오$=-20|십시오=-20|
중|=-15|~=-8|복=-8|앙~=77,,47|앙값을=41|에=-48|에~=-46|
줘|$=-7|=-11|~=-11|
지|~=-28|금=,-14|금은=-20|난~=-17|난주에=-26|우~=-90|우는=-45|워~=-16|
진|행~=-28|행해=-12|
질|~=-37|문=-35|문~=-26|
짚|~=-14|어~=-14|
쪽|~=,67,-28|에~=-16|으~=25|으로=25|은=30|은~=30|
차|~=,,44|이=,,30|이~=,,49|
참|조~=-15|
찾|~=,29|아~=-6|아서=,34|아줘$=-24|아줘=-65|
채|~=,14,-24|워=16|워~=80,23,-48|
처|~=,30,-25|리 ,=-18|리=,35,-52|리~=,57,-57|
첫|=,-27|~=,-27|
체|크=-19|
초|=18|~=12|로=20|로~=20|
최|~=-6|대~=13|신~=12|
추|가~=22,44|가해=151|가해주세요=67|가해줘=25|천~=-15|
출|~=,,32|력~=,,26|
측|~=31|정~=31|
카|~=26,,-33|드~=,,-38|
캐|~=-12|시=-11|시~=-19|시를=-26|
커|~=-5|밋메시지=-18|밋은하지=41|밋해=17|버리지=28|
컨|테~=18|
컬|럼=25|
컴|파~=,,32|
케|이스가=-19|
코|~=-20|드=-9|드~=-36|드는=,,-59|드에서=-10|
콜|~=10|드=24|드~=14|
크|~=47|기=32|기~=26|
클|~=11|래~=11|래스=-23|
타|입~=19|
태|~=-24|스~=-77|스크$=-32|스크=-36|
테|스~=5|스트가=-7|스트는=24|스트를=47|스트전체=,-51|
토|~=5,43,-68|스~=44|스트$=15|스트=19|
통|~=90,,17|과=29|과~=77,,121|과해야=,,36|일~=73,,-27|일해=32|합=21,,28|합~=21,,28|
툴|~=22|
트|~=-17|
틀|린=44|린~=44|
티|~=-21|켓~=-21|
팀|~=-66|
파|악해=22|일=-28|일~=-15|일도=16|일로저장해=25|일수정=-17|일을=-31|일을수정하지=-15|티션=-30|
판|단=-24|단~=-35|단해=-27|단해주세요=-27|
패|~=9|치=20|키~=22,,22|
퍼|~=38|
페|~=,37,-36|이~=,37,-36|
편|~=-18|집=-13|집~=-22|집금지=-23|
포|맷=14|
표|~=-10|로=-7|로~=-7|
푸|~=,,-59|시~=,,-48|
프|로~=,-32,46|
플|~=10|래~=18|
피|~=22|
필|요=23|
하|나~=4|나로=21|는=-54|는~=-33|는지=-35|드~=,,-33|지마세요=-45|지말고=9|
한|=-5,,10|글=15|글~=15|번=134,,36|번~=20|
할|~=-12,25|지=-23|지~=-23|테니=-24|
함|~=,14|수~=12|
합|~=13,24|니~=,10|니다=,10|
해|~=24|결~=32|보~=,,38|보고=20,-40,48|서=36|서~=16|줘$=29|줘=15|줘~=34|
허|~=-9|용됩니다$=-31|용됩니다=-31|
호|~=-10|출되는=-28|출하는=-40|
화|~=17,29,-27|면~=15,27,-31|면에=16|면에서=19|면은=32|
확|~=-3|인$=-9,,62|인=-12,,35|인~=-5,,22|인은=23|인해=10,,23|인해주세요=,,22|
환|경~=10|
회|=17|~=13|씩=18|씩~=18|의~=-25|
후|=21|보~=-42|보를=-17|
훑|~=-65|어~=-56|
휴|~=21|
흐|~=-45|름=-12|름~=-44|`;
