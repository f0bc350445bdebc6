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
export const WEIGHTS = `!|=-20,46,-21,10|
! |!=-50|
!$|=-9,20|
,|=1,23,-8,35|
, |0=21,,,-4|added=-23|all=42|also=,,47|an=-22|and=4,9,,-19|anything=,,54|arregla=23|así=,25|at=9|based=-59|before=26|both=129|can=16|cap=21|change=,,,-35|commits=-25|como=18|compare=61|con=,,-27,-12|correct=59|corrige=34|count=,-79,59|create=,-45,,17|crlf=23|curl=23|cuáles=-96|cuánto=-27|dangerous=-22|default=18|deja=20|deleted=-13|dime=,,35|do=,,,44|don't=12,,,19|down=35|e=-28|el=9,,-19|en=,,,-13|english=36|even=11|everywhere=90|find=9,,101,27|five=16,-36|fix=182|focus=-40|get=25|given=-79|go=26|going=-22|gpu=23|hands=,,,-29|hard=-25|how=27|i'd=-33|i'll=,,-58|i'm=-25|i=,,,8|implementation=26|in=,,,-12|is=-23|it=14,26,,11|just=12|k=-31|keep=50|keys=21|kill=35|leave=84|let=86|like=48|line=-30|list=,,,-26|log=,27|los=-57|make=55|median=14|mend=21|message=,,-52|migrate=,-42|names=23|negative=31|new=-20|newest=28|ni=,,,24|no=7,,,5|node=89|none=25|not=13,,,9|note=13,-39,27|nothing=,,,21|of=-49|off=158,27,-31|on=8,-20|once=37,-43,27|one=5,,-23|open=32|or=-83,,32,-22|orden=-27|out=39,,-36|overwrite=-25|paste=65|pero=,,,16|please=,,,-15|point=25|por=-13|put=64,26,,13|que=25,22,-32,13|quiero=,-41|quién=-10|qué=-114|raw=-15|read=-58,,,24|remove=22|removed=-34|repair=50|replace=58|report=47|restore=36|revert=33|rewrite=-34|run=,,22|same=11,31|say=-80|send=40|si=-46|sin=,,,25|smallest=17|so=3,17,-46,-36|solo=,,,19|sort=39|sql=-30|staging=33|still=-32|stop=-54|summarise=32|switch=26|take=113|tell=-9,,,12|test=-27|tests=,26|that's=16|the=,37,-44,11|then=51,,15|though=65|too=30|top=22|transitively=-31|tres=15|undo=,-58|unit=24|use=26|values=31|wait=,-42,32|watch=28|we=19|what=-72|when=-30|where=-12|whether=-63|which=-27,24,-12|whichever=42|while=25|who=-95|with=,10,-10,-6|would=16|y=10|you=-8,,,27|=-10|=-32|=,,,-13|
,$|=,,,-28|
0|=47,,-10,-54|
0 |'s=,,46|,=-16,,,-26|0=11|?=,-41,48|aa=13|and=28,-32,16|antes=-32|b=12|bytes=,,32|c=6,-14,-46|commits=-24|container=49|csv=-22|d=16|days=11,29,-31|de=13|diff=-29|does=57|e=-4,,,-10|errors=,,55|everywhere=56|for=27|fps=17|gb=10|head=-28|in=-37,,-18|is=22|items=27|json=,30|k=-6|kb=14,,28|log=-13|m=,,,18|md=-15,15|mi=25|minutos=26,-34|mm=60|ms=,10|must=27|n=-12|no=20|of=,13|on=11|one=49|only=18|p=-17,-66,-32|pasos=22|px=42,20|rather=33|rc=,-38|s=17,8,,5|script=35,-38|seconds=48|split=-62|steps=,,56|times=41,-18,36|txt=-12|unknown=,,34|users=17|vus=36|when=15|with=17|without=34|words=-10|writes=-64|x=,19|y=,-16|で=59,-18,20|と=26|を=10|コ=27|コミ=15|万=,,22|三=30|上=31|个=-8,,79|个提=-37|以=19,53|以上=40|件=24|件が=27|件を=16|分钟=-17|各=19|和=-16|回=42,,78|回ず=23|并=38,-63|并发=,-43|改=-15|文字=33|条=-8|桁=28|次=48,,12|秒=33|线=37|线程=37|개월=26|단계=43|번=34,,38|분=9|에서=-13|초=30|초로=23|회=26|회씩=24|=,,9|？=-61|
0$|=4,33,,21|
?|=-116,-131,65,-18|
? |a=30|an=-17|answer=-19|argue=-22|build=31|compare=-32|con=-15|criteria=-25|describe=-32|does=-50|don't=-54|file=-34|find=30|follow=-20|git=-15|go=-78|have=-31|i'd=-32|i'll=-23|i'm=-17|i've=-68|i=-45|is=-17|judge=-74|just=-18|keep=18|list=-46|look=-131|me=-55|mira=-72|one=17|paste=53|please=35|point=-54|qué=-43|read=-24|reason=-27|run=117|show=-94|sort=-19|table=-28|think=-39|trace=-60|try=91,-28,61|use=11,-27,42|what=-24|which=-19|work=-27|you=12,-44|=44|
?$|=-43,,13,-14|
^ 0| 回=42| 字=-13|=-2,11,,-11|
^ a|=-6,,,-14|ct=-48|dapt=29|dd=113,15,,-29|djust=27|l=28|ll=,15|llowed=-18|lso=,28,-100|n=,30|nalysis=-22,,,15|nd=-6,,,11|nother=-46|nsible=21|nything=7|pi=9,15|pply=61,,,-24|rchived=32|re=7|rranca=56,-53|rregla=27|sk=-21|ssess=-22|udit=-12,,,46|uthor=31|verigua=22|ñade=59|
^ b|=-9|ack=73|ackend=19|atch=19|efore=-21,,36,-30|ench=138,,50|enchmark=25|etween=-32|isect=30|lack=32,,65|oard=24|oot=38|oth=8|ranch=-21|ring=34|roken=26|uild=8,,32|ullet=-24|ump=68,59|usca=-13|ut=,,,18|y=-14|
^ c|ambia=25,31|an=,,,-14|andidates=-14|ap=29|argo=49,,70|arry=26|hangelog=,,-40|heck=-20,,,-7|heckout=20|i 会=27,,-38|i=10,53|lang=,,32|li=,,-47|lone=41|lose=44|ome=-47|ommand=-19|omments=11,,-28,-15|ommit=23,36,,-10|ommits=-20|ommon=14|ompare=-84|ompila=119,,60|ompile=27|on=,,32|onfig=16|onsider=-31|onstraints=-18|onvert=22|opy=27|orre=29|orrect=120|orrige=104,,,-21|orré=,-58|ould=14,29,-35|ount=-20|over=35|rashes=38|riteria=-47|ritique=-30|sv=31|trl=47|uando=18|ut=31|ómo=-35|
^ d|ale=46|ame=-20|ark=-17|b=,,,-27|ecommission=33|ecouple=32|eja=,,,28|eletion=30|enormalise=57|eploy=12|escribe=-66|esde=-27|esign=-63|espués=48|evelop=39|id=-40|iff=-47|ig=-13|ime=-67,,,-21|o=-26,,,21|ocker=44|ocs=46,18,-14,-40|ocument=54|oes=,-75,99|on't=-34,,,-11|onde=44|one=15|ownsample=50|raft=-10|raw=-17|
^ e|=-11|arly=24|jecuta=148,-102|l=15,51,-24,-28|mpty=,,,39|n=-9,,,-15|ngines=20|nterprise=28|s=-9|scribe=44|slint=-40,64|stimate=-55|sto=-12|very=,20,-72|verything=15,,-14,-14|vidence=-18|xamples=49|xecute=166,-103,48|xisting=46|xit=15|xpected=,,-18|xplain=-93,,,-13|xplica=-25|xploration=-22|xplícame=-21|xport=51|xtend=31|
^ f|ailing=,-43|ailures=,-50|alta=27|altan=47|eat=-22|igure=37|ile=,,,-18|iles=-24,,,-14|inal=18|ind=-41|indings=-11|irst=9|ix=,31|lash=-14,-38|lip=32|ocus=-17|old=20|or=-27,30|ormat=-39|resh=52|rom=6,,,-20|uera=70,,-37|
^ g|ate=31|ather=-29|et=-13,14,47|it=-14,,,13|ithub=,,-39|ive=-32,,,-8|iven=-14|o=-9|oes=64|raphql=21|zip=41|
^ h|ammer=25|andle=30|ands=-17,,,31|ave=21|azlo=29|e=-18|ere's=-18|ere=-44|oist=31|ook=35|ow=8,,,-7|oy=21|
^ i|'d=4,,,-6|'ll=-21,,-36|'m=-54|'ve=-23|=-15,,,-26|e=29|f=80,,-9,-20|mplement=62|mport=59|mprove=42|n=,59,-16,-17|ncident=-18|nclude=-18|nput=-15|nstall=20|nterview=53|ntroduce=47|nventory=-14|nvestigation=-71|nvoice=34|s=-28,,,-19|ssue=-17|t=34,,-31|ts=43|
^ j|ust=-52|
^ k|=21|eep=-19,60,,18|ey=11,38,-40|eys=27|ick=30,,50|ill=122|nown=-13|
^ l|a=,33,,-12|anza=52,,53|as=47|ast=,28|ayout=36|eave=-11,,-17,18|ee=,,,18|egal=-21|ena=-23|et's=34|et=135|evanta=26,-51|ighthouse=-26|ine=-34|inks=-52|int=24,-31|ist=-71|ista=-13|o=7,29,-14|oad=52,-46|oadtest=47|og=39|ogger=19|ogs=-40|ook=-33,,,14|oop=25|os=40,64,-15,-11|
^ m|ain=34,,22|ake=76,21|anifest=21|any=26,,-45|ap=-15|arketing=-73|arta=-15|ay=,,,-29|e=-14|easure=55,,91|edian=,-40|erge=22|essage 里=21|essages=35|ide=42,,35|igrate=38|issing=24|ode=-116|odels=32|odo=-16|ost=22|ount=64|ove=94|ulti=-33|y=-51|ypy=,,33|ysql=-26|
^ n|=-23|ame=-12,,,-20|ames=-51|eed=25|ew=-19|ext=-12|ginx=,23,-26|ightly=33|o=-19,,-6,20|obody=-8|ode=16|one=,,,29|ot=-15,,,33|ote=,,40|othing=-7,-11,,-7|pm=30|uke=80|ull=23|umber=14|umbered=-47|umbers=-16|
^ o|=45|bject=-25|ff=46|k=20|ld=-10|nce=51|ne=,-33,,-13|nly=19,,,-36|pen=-13|ps=-13|ur=-23,19,,-10|ut=115,,-42|utline=-17|utput=-11|
^ p|=-31,-31,-20|ackage=26|age=29|ara=-55|arallelise=34|asa=87|aste=-24|atch=59|ath=-131|er=-16|ersist=41|lace=18|lan=-17|laywright=,-47|lease=,,-13,28|ls=,,,23|oke=-27|on=25|onlo=30|opulate=35|or=-35|ort=49,32|ostgres=-38|r=-8|retend=-24|rettier=24|rimero=46|riya=-28|roduce=-34|rofile=34,,84|roof=20|ropose=-52|ropón=-32|ros=-32|roto=66,,46|rune=76|ublish=41|ull=-19|ut=33|ytest=,,76|
^ q|a=-19|ue=145,47,-107|uestion=-9|uestions=50|uick=-17|uiero=-7,,49|uita=29|uién=-43|uote=-32|ué=-93,,,-7|
^ r|aise=90|ank=-47|ate=23|e=23|ead=-51,,,28|eading=-31|eadme=36,34,-67,-13|eal=48|ecommend=-28|ecord=27|edo=32|efactor=37|egenerate=41,,73|ehearse=30|elease=33,-37|emoval=92|emoved=-36|ename=191|ender=46|epair=34|eplace=25,27|eplay=52|eply=-12|eport=-24,,,20|eproduce=211,,67|equest=44|erun=63|esearch=-53,,,38|esolve=34|estricciones=-34|esults=24|esume=-15|eturn=-91|eview=-34|evisión=-23|ewrite=30|ight=57,,-45|o=-22|ole=-21|oot=-22|uff=46|un=16,,206|
^ s|ame=60|ave=91|ay=-34|caffold=46|cope=-32|creenshots=25|e=-8|earch=-10,35,-46|econd=-11|ecure=25|ee=94,,16|equence=-19|erialise=38|erver=21|etup=45|hard=25|he=-19|hip=21|i=31,,14,-10|iguen=30|in=,21|ince=-18|ketch=-98|kip=-19|mallest=24|moke=62,-46|o=,18,,8|olo=-20,,-21,22|omebody=-10|omeone=-13|ort=-9|ource=-19|pec=-16|pin=43|plit=23|quash=61|rc=,40,-46,-9|tage=68,,,-26|tart=15,,141,-21|tatus=17|teps=-19|tg=31|tore=29|torybook=,,45|trictly=-30,,,35|trings=15|tudy=,,-37|ube=41,,51|ubject=-17|ubstitute=41|uggest=-38|ummarise=-36|upport=-15|uppose=-17|wap=59|
^ t|able=-10|abs=25|ake=-8|ally=-42|area=-13|arget=-11|ask=-27,43,,-22|each=30|eam=22|ear=34|ell=-9,,,-12|emplate=-20|est=9|ests=-26,45|hat's=-19|hat=14|he=-6,4,-7|heir=-20|hen=75,17,,-7|here's=30|hey'll=-18|hey=13|hings=-11|hink=-96|hird=-16|his=-42,,,18|hose=55|hread=18|hree=-8|hrow=94|ighten=46|imes=24|itle=-17|ls=28|oday=-17|odo=40|op=-14|opic=-46|otals=-27|race=-91|ranslate=28|riage=-34|ry=30,,197|sc=57,,31|urn=129|wo=-8|ype=36|ypo=33|ú=-28|
^ u|i=31|nder=-28,,,20|nderstand=,,,-16|ndo=37|nit=-13|nity=-20|pgrade=66|se=52|ser=-14|sers=,61|sing=-18|tils=62,27|
^ v|a=27|alues=18|ectorise=25|erdict=-44|erify=-19|
^ w|alk=-29,,,18|anted=43|as=-29|e're=-37|e=-6,,-12|ebpack=-20|eigh=-19|hat=-55,,,-10|hatever=55|hen=,,,17|here's=-50|here=-7,,,-10|herever=35|hether=-19|hich=-22,,,-28|ho's=-22|ho=-170,,,-10|hy=19,18,,-15|ithin=22|ithout=,,,42|ork=-9|ould=16|rap=29|rite=,81,-30,-35|
^ x|=-14|code=29|
^ y|=,25,-24|ou're=-13,,,14|ou=,-13,,50|our=,,,13|
^ z|ero=48|
^ |=-24,26,-24|
^ | 全=29| 这=-19|=18,46,-14,-18|
^ | に=21| の=37,30,-22|=20,35,-59,-30|
^ | と=30| の=37| を=-10| 全=13|=90,-5,171,-20|
^ |=-24|
^ | 这=-17|=-4,18,-45,-12|
^ |=-12,,,11|
^ |=,,-48|
a|=-3,6,,12|
a |0=7|better=-39|branch=15|clean=,-24,46|code=-12|cold=66,-53|colleague=-12,,42|comment=61,28|commit=-29|copy=13,-46|customer=-17|decent=34|diagram=-50|diff=13|dozen=31|dry=62|failure=,,30|fallback=28|file=,29|footer=-19|fresh=15|handful=20|healthy=-36|hundred=25|job=-13|key=-17|la=,14|link=20,,-31|list=-16|lock=-43|look=-24|los=,,,16|merge=-24|mermaid=24|migration=15|minute=51,-25,56|mirar=-30|new=,22|note=-28|null=19|number=-27|one=,,-56|package=20|partial=34|poddisruptionbudget=30|postgres=-27|progress=38|proper=40|query=-21|read=,,,24|real=,,56|reply=-29|rollback=19|scratch=97,-35,38|screen=23|section=35|short=,29|single=,,,20|spin=118,-37,28|stale=-35|statement=42|table=-35|talk=-19|test=18,,19|thing=-69,,,29|throwaway=18,,39|timeline=-32|token=17|trailing=23|un=33|una=24|user's=-36|verdict=-39|warm=33|warning=43,,-31|week=-12|workflow=22|zone=22|=29|=82|=,40,-33|
a$|=,,,-12|
aa|=11|
ab|andonados=-23|i=50,,34|le to=10|le=11|ort~=20|out 0=-10|out ?=-24|out our=-52|out the=-13,,,10|out to=-51|ove 0=,,31|ove the=39|ove=18|
ac|aba~=,,41|cept$=30|cept=17,31|cepted=12,,-32|cepts=18|cep~=47,13,-16|cess$=-15|cess=10,,,14|ces~=-5,,-20,16|cid~=-15|cordingly$=87|cordingly=87|cor~=,,-23|ept~=,33|ross the=108|t as=-60|tion=-10|tionlint=25,,87|tions=,,-28|tiv~=,19|tual$=34|tually do=-31|tually=-11|
ad|apt=47|apted=16,,-37|apt~=26,23|c=,,-57|d a=-7,17,-17,-25|d it=22|d=-3,63,,-22|ded ,=-35|ded changed=29|ded=-6,19|dress=8,18|dre~=7,18|ds=-55|just the=44|just=48|jus~=45|min area=51|min=,,,-11|r ,=41|r 0=22,,-25|r=28,26,-69|
af|ect~=-21|fected=-28|fec~=-13|ter a=-17|ter commit=,-63|ter each=27|ter how=-23|ter=-3,,,-9|terwards=15,,16|
ag|ain ,=26,,35|ain$=33|ain=42,,17|ainst staging=27|ainst the=,-13,53|ainst$=-70|ainst=-3,,35,-7|ain~=-3,,35,-7|e=-32,,-62|ent will=-18|ent$=,32|ent=-28,,,10|ente=-22|ent~=-12|pl=-47|rad~=-23|reed with=22|reed=-13,,-23|ree~=-9|rega=20|uan~=24|
ah|ead and=76|ead with=18|ead=29|í=,41|
al| 0=,32|=12,36,-14,-19|can~=-30|embic revision=27|embic=27,26|emb~=27,26|ert=,,-39|go que=-31|go=-10|gor~=-45|guien=-38|gui~=-38|gun~=-8|gún test=-24|gún=-41|ias~=18|l ,=-12,,,16|l 0=111|l ?=-81|l files=-22,,,43|l for=-61|l four=21|l its=-21|l nine=42|l of=,-30|l places=-144|l three=47|l=-8,-11,,34|lowed denied=-32|lowed$=-18|one and=16|one$=,48|one=6|ong=,,,13|phabetical=39|pha~=50|pine=20|pin~=20|ready have=65|ready=-8,,-13,-15|rea~=-8,,-13,-15|ta=11,31,-44|ter=-24,,,64|tered=,,,34|ter~=-11,,,30|though the=-31|though=-9|tho~=-9|
am|eri~=16|ount=11|oun~=14|
an| answer=-107| attacker=-20| end=26| explanation=-22| hour=24| implementation=-22| input=-26| issue=30| overview=-54|=,,,21|alyse=19|alysis only=-137,,,45|alysis=-18,,,45|alytics=,,-26|alyze=51,,57|aly~=4,,,44|cho~=22|d ,=34,34|d 0=18|d a=4,20|d add=129|d after=110,,134|d age=-39|d all=-18|d apply=31|d by=-60|d can=14|d carry=32|d check=101,,39|d classify=-32|d commit=57,58|d compare=,-34,58|d concurrency=28|d confirm=56,,31|d correct=127|d could=-34|d count=115,-35|d cover=37|d delete=180|d describe=-22|d do=,,,19|d docs=41|d does=,-29,40|d drop=54|d every=-19|d fix=86,39,-40|d give=,-15,24|d go=38|d have=27|d head=,,,27|d how=,-32,19|d it=,,,30|d its=29,95,-38|d judge=-68|d keep=13|d leave=163,39,,-28|d let=31|d line=-129|d list=,,,24|d make=57|d mention=34|d move=31|d must=-18|d name=-18|d no=,,,16|d not=-9,28|d note=-25|d on=,-42|d once=51|d one=-23|d print=31|d prove=64|d put=135,17,-22|d repair=52|d report=,-99,89,16|d restarted=-28|d return=20|d risk=-26|d run=11|d save=91|d say=9,-39,34|d see=189,-35,60|d send=-50,-60,35|d show=-36,,20|d skip=24|d sort=14|d src=-25|d stop=28|d store=26|d suggest=-22|d take=104|d tell=,,58|d that=-10,,,14|d the=-7,,,-11|d three=62|d time=33|d under=-27|d up=22|d use=51|d want=-23|d watch=19|d what's=-118|d what=-41|d where=-25|d whether=-51,,,-10|d which=-165|d who=-33|d why=-42|d with=25|d without=56|d write=,30|d =,,-15|d =67,,48|d =-19|d=,-21,,4|droid 0=-11|not~=,34|other agent=-38|other=-11,,,-14|oth~=-9,15,,-14|swer ,=-99|swer her=-24|swer me=29|swer to=-20|swer$=-22,,23|swer=-35|swe~=-21|tes de=-50|tes o=-18|tes y=17,,44|tes=,15,,-8|y change=-81|y code=-32|y file=-29,-103,24,47|y files=-17,,,50|y kind=-24|y more=27,44,-15|y of=-11,,,19|y$=13|y=2,,,33|ybody=-15,,,27|ybo~=-15,,,27|yone=-33|yon~=-33|ything ,=,,,48|ything else=,,,-29|ything in=-40,,,17|ything$=-36,,,16|ything=,,,28|yth~=,,,30|ywhere on=36|ywhere=,,,23|ywh~=,,,23|álisis$=-66,,,31|álisis=-39,,,52|áli~=-39,,,52|
ap|i 0=,,73|i ?=-77|i and=-21|i client=23|i for=-45|i in=35|i md=-25|i txt=27|i v=-11|i with=66|i の=50|i$=8|i=-3,16,-16,-26|k=24,-46|líc~=21|ost~=23|p ,=11|p from=25|p with=25|p=5,,,-12|pears=32|plies=-37|pli~=-11|ply ,=30|ply nothing=-83|ply the=64|ply$=16|ply=66,,,-24|prove=-47|pro~=11|ps admin=38|ps web=17|ps=10,,,-10|t=32|unt~=28|
aq|uí=,,,18|
ar|ch=34|chived projects=26|chivo ,=-9|chivo y=-77|chivo$=-14,,,-13|chivo=-30,,,8|chivos ,=-20|chivos$=-31|chivos=-29|e ,=40|e a=-18|e at=18|e dead=13|e in=-20,,,9|e not=30,,,19|e skipped=-25|e still=,,,-32|e there=,-58|e they=-39|e to=35|e too=-28|e under=-63|e$=-9,22,,11|e=-15,-12,,-4|ea a=27|eas=-44|en't to=20|en't=-6,,,18|en'~=-6,,,18|ena=-24|gue from=-25|gue=-146|gum~=,25,,-11|ia=29|ithmetic$=-61|m 0=49|m=16|mame=-19|mam~=-19|ound=,24|oun~=,24|ranca la=38|ranca=67|ran~=,-40,20|ray=-21|regla =108|regla=78|reglo lo=-34|reg~=,,,17|réglalo$=26|réglalo=58|rég~=58|tic~=24|tifacts=-77|tif~=-19|
as| a=,11| docs=106,21,-22| hex=,-40| in=-51| it's=90| it=-10,,,17| of=16| often=29| one=15| text=-22| they=-23| well=46,,-22| your=-22|=1,11,-9,18|an build=22|an=140,,36|cii=-14|ia tokyo=30|ia=113|k=-8,16,-38,8|ked to=-44|ked us=-25|ked=-34|ks for=36|ks=,,-28|sem~=20|sertion messages=26|sess=-22|sessment=,,,42|ses~=-21,,,38|sets icons=27|sets=57,27|set~=57,27|signment$=-33|signment=,,,22|sig~=-24,,,21|sume=-19|sumption=-22|sumptions=-51|sum~=-41|
at| ,=40| 0=,,,12| all=-16,,,24| error=27| five=29| how=69| least=,33| runtime=-20| step=-18| the=22| what=-14| which=14,-62,41|$=-12|=,13|tached$=-25|tack=-29|tacker=-20|tac~=-15|tempts=-17|
au|dio=11|dit 0=24|dit md=121|dit only=-26|dit$=-17,,,26|dit=,75,-20,34|ditor=-48|ditoría=,,,20|dit~=-11,,,15|th=,25,-31|thor date=,-46|thor will=-27|thor=,,,-24|thorised=-23|tho~=-45,,,-14|tofix=,-51|tof~=,-35|
av|atar=24|ata~=16,26,-57|erage=-23|erigua por=17|erigua=13|isos=45|iso~=45|
ay|er=-22|
añ|ade el=26|ade un=18|ade=75,,,-12|
b|=-7,,,-8|
ba|ck as=-34|ck before=50|ck in=28|ck out=40|ck to=87|ck=-15,,,13|ckend=6|ckends=,-61|cke~=,,,-9|ckground$=-13|ckup=6|d commit=,-50|d=,-62,19|dge=128|ked=-24|lance=,,-28|nner=12|nne~=12|r ,=30|r$=-14|r=26,18,-27|se json=29|se=,,-34|seline=,,31|sel~=33,,33|
be| altered=,,,25| blunt=-64| clean=17,,30| created=-35| gone=22| good=35| green=,,114| lost=-28| made=-29| replaced=-33| so=15| to=-35| written=-33,,,31|$=-14,34|=-4,,,20|cause=-12,30|cau~=-12,30|comes a=26|comes=14,48,17|com~=,44|en=-5,-22,,22|fore 0=-28|fore after=13,64,30|fore and=50,,129|fore anybody=-48|fore i=-65|fore or=-47|fore the=-16,,,8|fore we=-15|fore you=99,,84,-23|fore$=-12|fore=,,6,-16|for~=,,10,-17|gan$=-28|haviour ,=71|haviour=39,14,,-19|hav~=25,45,-13,-25|hind it=15|ing=-10,31,-44,11|lieve ,=24|lieve=,30|lie~=,37|long in=30,,-38|long=13|longs in=42|longs to=-12|longs=19,27|lon~=37,60|low 0=,24,36|low are=-22|low the=19|low=7|nch query=20|nch results=47,37|nch=164,,122|nchstat=30,-45|nch~=,,67|side=57|tter names=-63|tter wording=-45|tter=-16|tte~=-16|tween 0=-86|tween the=-10|tween v=9|tween =-26|tween=-15,,-11,-9|twe~=-15,,-11,-9|
bi|g json=30|g=,-35|ggest=,,43|ll=-56|lling md=26|lling=,14|lli~=,26|n time=48|n=39|nar~=10,-41,48|nding=-52|ndi~=-29|sect between=150|sect=34,-28,73|sec~=44,-20,61|
bl|ack=32|ame and=-61|ame$=-53|ame=-11,,47|ock=-7,,-39|ocks=-16|ock~=-8,20|oqu~=,,-29|unt$=-53|unt=-64|
bo|ard=-7|dies=32|die~=32|dy$=30|dy=40,,-23|m$=18|m=33,,-27|ot the=19|otloader=-49|otl~=-26|rra=-62|rra~=-67|ss=23|th ,=18|th backends=22|th logs=-29|th =33,,52|th$=,27|th=-8,,,-11|ttom in=22|ttom of=28,,-46|ttom=52|tto~=52|tón=58,,-52|x ?=27|x$=-16|x=53|
br|anch ,=,,,19|anch and=,-52|anch as=30|anch coverage=50,,44|anch$=,48|anch=9,,,9|anches=,38|anc~=,,,10|eak=-33,,,-31|eaks=-17|eak~=-7,22|ing it=55|ing the=29|ing up=,-60|ing=111,12|ings=21|ing~=21|oken ?=81,-39|oken=,,18|oker=,-44|oke~=20,,20|otli=29|otl~=29|
bu|cket in=34|ffe~=,22|g=-8,37|ild ,=,,27,27|ild and=31|ild app=82,-42|ild both=29|ild files=-41|ild it=29|ild rs=-47|ild the=36|ild =25|ild$=,,,-13|ild=8,-10,100,8|ilds ,=-46|ilds$=18|ilds=,,,23|ild~=5,,,12|ilt=-9|lk=-60|llet points=-35|llet=-18|llets=-13|lle~=-27|mp the=15,,-44|mp=-19,57|ndle size=,-58|ndle=8,,55|ndl~=42,,26|rst=26|sca=-12|t 0=-38|t keep=21,,-88|t=-10,21|tton ,=30|tton=11,20,-24,-17|tto~=14,30,-45,-17|
by| 0=-17| code=28| component=-69| default=36,,-28| file=-14,,47| line=-45| reading=-41,,,-24| rule=,-68| step=-22| tonight=36| what=-44| which=-47| you=,,,27|=-5,-7,,-13|te=,32,19,27|tes=-13|
c|=-10,19,,-5|
c$|=-12,22|
ca|che=,,,-6|che~=,,,12|da uno=-10|da=,,,-12|den~=-14|lendar=15|len~=7|ll ,=-19|ll$=14|ll=-36,,-18,-7|ller of=-48|llers of=-46|llers=,28,,-16|lle~=,13,-50,-20|lls it=-15|lls$=,,-37,18|lls=,32,-27,17|mbia el=30,31|mbia=18|mbiar$=-22|mbies nada=-85|mbies=8,,,28|mbios$=-23|mbios=-35,,,17|mbi~=-17,,,49|mbió=-32|me back=26|me in=-48|me out=33,,44|mera$=28|mino=-23|min~=-56|mpaign=-18|mpa~=-18|mpo=45|n a=-101|n an=-45|n be=-5|n go=53|n it=-61|n paste=-26|n send=-22|n that=-37|n the=-28|n two=-17|n you=21|n =-17|n't tell=-21|n't=-7,,,-7|n=-6,,,-12|nce~=,,-23|ndidates for=-68|ndidates with=-30|ndidates=-110|ndi~=-40|p=24,34,-31|ptu~=,,28|rd numbers=58|re about=-57|reful=21,,-31|ref~=30,,-42|rgo test=68|rgo=18|rpe~=11|rri~=,,,14|rry on=40|rry=10|rt ts=67|rt=9,,-18,-14|se$=15|ses for=39|ses=8|sts per=-29|talogue the=-28|tch=-33|use$=,,31|use=,,36,-15|
cd|n=-24|
ce|lery=-25|ler~=-25|ll=,-22|ro=,,61,23|rt=47|
cf|g=11,30|
ch|ain of=-58|ain=-50|ange ,=,,,-14|ange a=-30|ange any=,,,21|ange anything=,,,-16|ange in=,,,-16|ange it=27|ange nothing=-33|ange the=18|ange whatever=22|ange$=,,,-43|ange=,,,14|anged between=-32|anged fixed=29|anged in=-34|anged$=,,,-20|anged=-28,,,8|angelog md=,,,22|angelog$=,,-31|angelog=,21,-53|anges ,=,,,18|anges of=-40|anges$=-15|anges=-12,25,,9|anging anything=-18|anging=,,,24|ang~=-2,-7,,50|apter=,,-35|apt~=,,-35|art ,=18|art=,34,-21,-14|arts$=34|arts=-18,,,-12|art~=,,,-12|at i=32|at$=-67|at=-8,24,-27,-10|atv~=33|eck ,=,-46|eck of=,-44|eck that=-71,,41|eck the=-34|eck them=32|eck with=30|eck=,-8,32,-18|ecked$=40|eckout js=26|eckout may=,,,28|eckout=12,-19,,29|ecksums=42|eck~=6,,,14|ild=-35|okes on=30|okes=30|oke~=30|rome=23|romium=,-36|unk=,,40|urn=13,-28,36|
ci| logs=-68| should=36| workflows=39| 会=64,,-77| 가=23|=-11,37,,-22|nco=12|rcumstances=-47|rcu~=-22,,,19|te=-66|ted=-30|
ck|pt 0=38|pt=,-54|
cl|aim$=-56|aim=-47,-23|aims=-15,-37|aim~=-16,-50,20|ang 0=14|ang tidy=,,38|ang=42,,98|ari~=-54|ase=40|ash=-25|ass components=17|ass$=47|ass=,67,-36|assify them=-32|assify=-33|ass~=-7|aves=,,-37|ave~=,,-37|ean ,=24|ean build=109|ean checkout=,-42|ean container=33|ean$=21,,30|ean=40,,79|eanly on=50|eanly=41|eanup=-78|ean~=20|ear ,=19|early=41|i$=14,,,-20|i=-36,,,-26|ick through=24|ient=17,13,-12|iente=,19,-25|ients=-18|ien~=9,,-39,-8|ippy=60,,42|ipp~=38|one=22|ose the=23|ose=,25|uster=,-54,32|ust~=,-41,,-12|
cm|akelists=,,43|ake~=,,48|
cn|=54|
co|bertura de=46|bertura=,,51|ber~=,,51|bro de=-17|bro$=64|bro=,,,31|de ,=,,,12|de for=-14|de in=,,-37,-18|de may=28,,,-24|de or=-16|de path=13|de paths=-56|de review=-32|de stays=22|de that=17|de$=-7,,-14,22|de=-49,20,,8|debase=-22|deb~=-22|dec=12|ded=,,-23|demod=-18|dem~=-12|deowners ,=-26|deowners=-14|deo~=-13|des and=56|des$=18|des=-15|la=-29|las=-17|ld=14,-24,16|lga~=22,-47|llapsible=24|lla~=,,-36|lleague=-16|lle~=-13|lor~=-27|lour=35|lou~=,,-23|lumns=,,-21|lum~=,-13,-12,-7|mbi~=-20|me back=63,22|me from=-18|me out=14,,26,14|me up=12|me=-11,34,8,20|men~=,,,-24|mes out=35|mmand and=-58|mmands that=-33|mmands=-29|mment$=-27|mment=50,13,-15|mments and=32|mments on=37|mments only=79|mments=-15,33,-14,-14|mme~=-7,45,-49,-11|mmit ,=,,,11|mmit ?=-25|mmit and=-30|mmit each=63|mmit message=-12|mmit messages=-93|mmit on=32|mmit per=49|mmit what=29|mmit$=31,,,-18|mmit=3,12,-6,-26|mmits ,=-17,,,15|mmits on=-12|mmits since=-22|mmits$=,,,25|mmits=-27,,,14|mmitted=-20,,,13|mmi~=2,,,27|mmon part=52|mmon=16,,-21,-14|mmo~=32,,,-14|mo=9,44|mpare the=-10|mpare=-6,,,6|mparison in=27|mparison=16|mpatible=13|mpa~=,,,4|mpañero=-28|mpila el=19,-36|mpila=49,-19,69|mpile and=24|mpile with=64,,36|mpile=36,,15|mpiles=24|mpi~=34,,34,-11|mplain=12|mplete=,,,17|mpliance=,,-30|mpl~=5,,,8|mponent=,18,-36|mponents=,16|mpose stack=20|mpose up=20|mpose=-5,-31|mpo~=13,,,-28|mpression=24|mprueba que=,,39|mprueba=,,73|mpruébalo=67,,45|mpr~=23,,39|mún=25|n 0=,,40|n el=,,41|n la=16,,13,14|n su=22|n =72,,31|n =17|n=5,,10|ncerned ,=-35|nce~=-9|ncl~=,,-27|ncrete=-14|ncr~=-47|ncurrently=14|nditions=-31|ndi~=-12,,,-11|nexión=,,-41|nfidence=-25|nfig$=9,,,13|nfig=-3,25|nfigurable through=21|nfirm it=-21|nfirm or=-24|nflicts in=22|nflicts=,33|nfl~=,40|nftest=20|nft~=20|nge~=,,,19|nnect ,=43|nnect=30|ns ,=-38|ns=-21|nse~=24,20|nsider=-17|nsi~=-14|nsole log=38,28,-60|nsole=32|nso~=30|nstants=25|nstraints=-27|nstructor=24|nst~=12,28,-32,-9|nsulta=-16|nsumers=-20|nsu~=-20,,,29|ntainer =25|ntainer=106,-66,72,-13|ntainers=20|nta~=32,-10,-10|ntenedor=93,,31|ntent$=31|nte~=-7,,,-11|ntinue=-31|nti~=-19|ntra el=28,-32|ntract=12|ntractor=-13|ntracts=-37|ntradicts the=-39|ntradicts=-29|ntribution=-28|ntrol=,,46|ntroller$=-28|ntr~=-14,8,,6|ntéstame=-29|nté~=-29|nvert the=59|nvert=,23|nve~=,20,-40|nvince yourself=,-41|okie banner=25|py of=18|py=18,,,15|pyright year=13|pyright=14|pyr~=14|re=,-14,,-9|rner=-25|rne~=-25|rpus=49,,73|rpu~=49,,73|rrect it=98|rrect the=37|rrect them=25|rrect=51,85,,17|rren=-26|rre~=,18,,13|rrige el=12|rrige=111,,32,-25|rri~=,,,-12|rré=,-58|rrígelo=54|rrí~=127,34|st=-11|staría=-26|sta~=-26|uld a=-97|uld be=-118|uld have=-29|uld it=-34|uld we=-75|uld you=23|uld=40,37,-49,-14|unt 0=23|unt as=38|unt the=-63|unt=,,,-12|unts of=17,-25|unts=-33,-49,19|unt~=7,,,-7|upl~=-24|upon=-11|upons=38|upo~=-14|ver=,29|verage of=41,,32|verage=40,,25|vers=-10|ver~=6|
cp|p 0=35|u ,=19|u=16,-33|
cr|ash ?=44|ash=,-56,31|ashes=-9,-38,60|ashloopbackoff=-21|ash~=-12,-38,37|ate=-8,,60|ates=-10|ate~=-10|awl=30|ean=-21|ear=,,,18|eate ,=-106|eate=-9,,,9|eated ,=17|eated at=38|eated=29,51|eates=-21|eat~=10,,,37|ede~=,,,-16|ees=-30|iteria=-31|ite~=-37|itical=108|itique the=-30|itique=-30|on jobs=-25|on=,32,,8|ontab=-11|ont~=-17|
cs|=,,-29|s$=14,,-50|s=27,54,-31,-22|v under=28|v writer=28,,-35|v に=17|v =38|v$=-8,44|v=10,109,-30,-18|
ct|est=26,,69|r=-36|rl shift=28|
cu|ando el=,,-53|ando=,34|and~=,34|atro=59|atr~=59|lprit=,,45|lpr~=,,49|ota$=-8|ota=21|re=27,,48|rl=47|rrent main=44,-38|rrent=22|rrently=-32,23|rre~=27,,,-6|rsor=,,-21|rso~=8,,-23|stom=-86|stomer data=-29|stomer who=-20|stomer$=27|stomer=-13,,,-11|sto~=-15,,-12,-12|t from=-44|t=,,,14|ál de=-40|ál es=31|áles son=-25|áles=-51|ále~=-51|ánto tarda=53,-39|ánto=,28,25|ántos=,-122,30|ánt~=-8,,91|éntame=22|éntamelo=-38|ént~=-9|
cv|e=-13|
cy|cle=26|
có|digo ,=,,,23|digo ni=-23|digo que=-29|digo$=-19|digo=-26,17,,26|dig~=-22,17,,26|mo funciona=-21|mo se=-44|mo=-52,,,22|
d|=11|
da|le=23|me=-12,-43,50|ngerous$=-48|ngerous=-57|nge~=-34|rk mode=,35,-34|rk=43,81,-60|ta ?=-48|ta big=30|ta race=29|ta set=37,-51|ta=-4,,9|tabase =33|tabase$=,,,-20|tabase=8,,,-16|tab~=6,,,-16|te ,=70|te parsing=23|te picker=11|te=77,22,-15,-9|y ?=-16|yjs$=13|ys ,=33|ys=,23|
db| ,=25| schema=-10| structure=-16| 에=44|=,,,-26|a=-20,17,-92|t models=-39|
dd|l=-37|
de| análisis=-26| clientes=37| integración=40,,29| json=69| la=,,,9| lectura=,,,20| llamadas=-49| los=-9,,,12| octubre=21| pagos=-24| prueba=33| ramas=52| siempre=18| solo=10| un=-9| verdad=18| =-8|=-6,14,,14|ad ?=-57|ad=4|al with=28|al=28|ath=39|b=,,26|be=,28|ben=17|ber~=,21|bian 0=75,-65|bian=12,-69,37|bia~=12,-69,37|bou~=,,-31|bug$=54,31,-33|bug=73|cent message=34|cent=34|cide by=27|cide=8|cides=-27|cid~=-16|cimal=16|cime=-18|cis~=,30|coder=26|dup~=,-44|ep link=23|ep=-11|fault for=23|fault scope=24|fault=20,,-13,-6|faults ,=-20|faults=,20,-54|fau~=11,33,-35,-10|fend=-36|fen~=-16|fined=-20|finitely lost=,-37|finitely=,-37|finitions ,=-22|finitions=-16,,-28|fin~=-7|ja el=12|ja=,,,19|jarlo=35|jarías=-25|jas=32|já=26|jó=25|l código=-106,,,22|l módulo=52|l stock=,,,18|l=-2,,,29|lante=-12|lan~=-12|lay$=20|lay=49,24,-25|lete ,=14|lete any=18|lete files=-21|lete or=-39|lete the=-10|lete =-64|lete=15|leted ,=10|leted the=-27|leted=-55,43|letes the=17|letes=-67|leting=-43|letion=27|let~=-57|liver=-15|mo ,=17|mo data=23|mo=92,-63,61|mon~=15|más=33,40|ntro=,21|ntr~=,21|ny=19,,39|pend on=-27|pend=-27|pendencies=,-15|pendent=-19|pends on=-14|pends=-26|pen~=,11,,-10|ploy$=-22|ploy=-54|plo~=5|precated=11,20|precation warnings=37|pre~=24,64,-12|ps md=33|rive it=-31|rived from=18|rived=20|scribe el=-31|scribe=-10|scribed=-17|scribes=23|scription=-10|scr~=-5,,,-11|sde cero=29|sde qué=-40|sde=-12|serve=36|serves a=30|serves=43|ser~=141,52,-29|sign=,,-17|sig~=5,59,-13|sk=-24,,,31|sktop client=-20|sktop=-17|skt~=-17|spl~=-56|spu~=,56,23|spués de=-40|spués=,56,23|stroy=,-32|svi~=20,-49|tekt=34|tek~=34|termine which=-28|termine=-20|ter~=-14|v ttyusb=,-30|v=74,-12,56,-12|velop=22|viation=28,,57|via~=37,,25|vice=-29|vic~=-19|
di|agnosis=,,,22|agn~=,,,38|agnóstico=-47|agram in=16|agram=-9|alog ,=33|alog=18,42|alo~=19,45,-31|ce que=,-44|ces=48|d in=29|d it=-13|dn't=-20|dn'~=-20|ez=,,26|ferencia=,-29,73|fer~=,,30|ff between=-25|ff$=-9|ff=-57,,25,25|ffer$=-10|ffer=8|fference between=-30|ffers=,-25|ffe~=-4|g=-25|ga=30|gas=-19|me por=-44,,,34|me qué=-8,-75|me si=-17,-57|me=-45,,48,37|os=32|rection=15|rectories ,=38|rectory and=27|rectory$=15|rectory=13|sabled while=33|sabled=26|sab~=14,56|sagree=-12|sappear ,=36|sappear$=27|sappear=22|sap~=36|sco=-20|sco~=,,,25|scuss it=-26|scuss=-53|scussed=36|scussion=-13|scu~=-16,20,-44|sk=-44,,,26|spu~=-24|st=,-74|stinct=24|stinta=22|sti~=,-21|stroless=32|vide=26|vid~=30|
do| a=,,,19| i=-61| not=-114,,,11| on=-30| other=-18| our=-23| the=14| they=-51| we=41,,,-8| you=45|$=,,,-10|=-20|c comment=-23|c comments=34|c=-8,25|cker compose=24,-40,34|cker 里=,-52|cker=43,-19,,-7|ckerfile=-13|cke~=-3,,,-14|cs adr=21,,-27|cs and=35|cs api=-40,,-21|cs arch=34|cs architecture=28|cs audit=49|cs design=33|cs env=68|cs faq=,,-28|cs flags=42|cs notes=51|cs only=27,,,-36|cs research=52|cs site=47|cs where=29|cs=24,18,-50,-33|cstrings=65|cst~=19|ctests pass=46|cte~=71|cum~=-4|es ,=11|es anything=-28|es in=-27|es it=11,-34,25,-7|es main=17|es our=-35|es the=-61,-23|es this=-47|es today=29|es =10|es =,-30|es=20,,-21,-17|esn't ?=-20|esn't=11|esn~=11|mai~=,,-25|n't just=24|n't know=-21|n't leave=36|n't need=,,,-22|n't raise=-28|n't remove=-34|n't write=,,,24|n't$=,,,23|n't=-13,-16,,18|nde=,26|ne ,=29|ne$=24|ne=41,27|nt touch=,,,29|nt=-117,,,51|s veces=11|s=-5,,,6|uble=,29|ubl~=,35,-18|ubtful=48|ubt~=,,-47|wn ,=-28|wn as=35|wn from=39|wn in=29|wn the=-34|wn=-38|wnload=-17|wnl~=-22|wnstream=-35|xygen=33|xyg~=33|zen=31|
dr|aft the=-24|ains=-42|ain~=-73|aw=-22|ift=18|ifted apart=23|iven=22|iver ,=,,36|ivers=-15,21|op the=17|opped=-30|ops=,31|y run=82,-29|y=63,-33|
ds| store=23|=58,,-53|p=25|
dt|o=,,-28|
du|e=16|mp =34|mp=65,-36|plicated=-37|plicates=23,,,-26|pli~=,,,-9|ration of=25|ration=,-19|rat~=12|ring=,,,-16|rin~=,,,-16|
dá|mel~=-34|
dé|jalo=48|jal~=35,23|
dó|nde se=-28|nde=-41|
e|=-6,30|
e |0=,,,-10|
e$|=,,,12|
ea|ch ,=7,-29|ch file=23|ch finding=-29|ch module=51|ch of=-17,,137|ch one=-37|ch step=-15|ch with=-16|ch$=-5,-37,34|ch=-21,-14,19,-12|rly=11|
ed|it ,=26,-31,,37|it files=-27|it$=,,,-30|it=-25,,,81|itar=-53,,,27|ita~=-28,,,24|ited ,=,,,22|ited$=12|ited=,,,20|ite~=-7,,,32|iting=-22,,,44|iti~=,,,43|itorconfig=36,,-60|its ,=-38,-33,,45|its at=-17|its$=-41|its=-27,,,52|
ef|fec~=-8|fort=-49|for~=-49|
ei|ther$=,,,29|ther=,,,21|the~=,,,21|
ej|ecuta las=83,-45|ecuta =19|ecuta=,-40,88|ecutar=-8|ecu~=-10,,,-11|ecútalo=53|ecú~=73|
el| 0=14| arreglo=-18| botón=29,,-34| cambio=,,49| campo=27| cobro=-96,,,37| commit=-16| contenedor=30| código=-10,,,11| endpoint=31| entorno=62| error=29| fichero=20| flujo=40| hilo=-36| historial=-15| informe=53| instalador=33| linter=23| login=-28| lunes=20| menú=27| nombre=29| proyecto=42| punto=29| readme=36| repo=-37| resto=28,,,-35| resultado=45| rol=25| socket=-27| sprint=-25| tiempo=41| total=59| último=-69| =,,-44|=-4,18,,-7|iminar=-96|iminate=23|imi~=10|se 0=34|se in=-17|se is=,,,-23|se$=-17|se's=-13|se'~=-13|se=-12,-10,,-47|
em|ail=12,,-54|ails$=19|bed~=-19|pty database=37|pty$=,,,31|pty=47,,,29|ulator=20|ula~=14|
en| docs=47| el=,,,-7| es=28| frío=31| json=26,,-35| la=,15,-27,-17| qué=-26| src=19| su=50,,-33| todo=65| un=66| una=12,,22| verde=65,,96| =21| =51,73,-13|=13,16,-15,9|able=-20|cod~=-8|d and=15|d of=55|d to=35|d up=-8|d with=-26|d$=50|d=13|dpoint=14,,-15|dpoints=-27,,-44|dpo~=,23,-48,-11|emi~=,,-61|forced=-16|gine ,=-18|gine=-28|gineer=-12|gines field=39|gin~=-9,,,-9|glish only=27|glish=,,-49|gli~=,,-49|lace=21|lac~=23,31|ough ,=15|ough$=-8,44|ten~=11|ter~=14|tiende=,,-36|tie~=26,,-26,-18|torno=17|tor~=23|tre=-11|tries in=19|tries=,48,-22|tri~=,48,-22|try ,=53|try=,50|trypoint script=-23|trypoint=-33|try~=-34|um=11|umera=-13|ume~=-122|v is=28|v vars=-24|v=,,-29|vía~=-54|
eq|uipo=,,,16|uip~=-17,,,16|
er|ase=-27|ase~=-37|ror ,=28|ror codes=-17|ror rate=,-45,108|ror$=9|ror=36,,,-10|rores=-14,,,15|rors are=33|rors in=45|rors py=30|rors$=33|rors=12,,,-7|ror~=-20,,,8|
es| un=,,-37| una=-66|=-6,77,-35|c=,,-35|cal~=35|cape=46,,-26|cap~=46|cen~=,,92|cribas=-53|cri~=,,,19|lint=51,13,48|lin~=51,13,48|o$=37|o=-13|pec~=-31|tab~=,25|te=-63|tilos=29|til~=16|timate=-101|tim~=-97|to es=-25|to=-11|toy=-43,,,23|tudia=70|tudio=-14|tá=-9,,,8|tán=,,,19|
et|l=,23|
ev|al run=18|al=,-50|aluated=-71|alu~=-23|en if=18|en to=23|en where=16|en=,,,23|ent=-6|ents ,=-17|ents=,,,-10|ent~=,,,-10|er=-52|ery caller=-87|ery claim=-53|ery cron=-24|ery file=-31,,,34|ery form=27|ery one=13|ery other=-35|ery place=-15|ery public=43|ery push=18|ery=-22,,-10,30|erything else=32,,,-13|erything in=16|erything that=-18|erything=-4,12,,-6|erywhere ,=68|erywhere in=27|erywhere=79,31,-16|ery~=8,50,-27,-10|idence=-13,,,16|ide~=,,,16|
ex|actly as=,,,22|actly=,,,13|act~=,,,16|ample=11|amples hello=34|amples=32,,,-11|amp~=27,,,-13|cept for=,25,,-21|cept=83,72,-18,-26|ception=24|cep~=65,,-11,-9|clamation=29|cla~=29|clusivamente=,,,23|clu~=,,,28|ecute the=15|ecute =35|ecute=41,-25,,-10|ecu~=,,,-18|ercise=-13|erc~=-14|ist ,=-55|ist already=54|ist=-9|isting =22|isting=,19,,-13|ists$=-20|ists=-14,53|ist~=,43,-14,-9|it 0=23|it codes=24|its=,,51|pect=9|pects you=21|pec~=10,,,-7|pired=13,,-27|pir~=9|plain analyze=65|plain how=-34|plain the=-21|plain to=-23|plain what=18|plain why=-135,,,-5|plain =62,-66,37|plain=28,,15|plained=-42|planation=-46|pla~=-103,,,-10|plica cómo=15|plica el=-63|plica=-50,,,21|plicación=-36|pli~=-77,25,,30|ploration=,,,24|plore the=-31|plorer=-41,,,19|plo~=-24|plícame=-17|plí~=-26|port=,12,-10,-9|ported=,,-30|por~=,42,-49,-19|pos~=19|s=30|ten~=,18|tract from=-29|tract the=-22|trae de=-35|
ey|e$=35|es=-33|
f|=-6|
f |0=-10|
fa|ct=,,,30|ctory=15|cto~=20|cts about=-42|cts$=-20|cts=-17|il ,=35|il for=71|il under=30|il$=53|il=24,,49|iled=-42|ile~=-42|iling=-6,-20,54|ili~=-6,-20,54|ils ,=,-25,29|ils$=,-47|ils=,,61|ilure rate=38,-34|ilures ,=,,33|ilures=25,-35|ilu~=12,-39|ir enough=59|ke clock=27|ll back=20|lla=,,100,18|llan=,-27|lla~=,,30|llos=35|lls out=29|lls=19|lse ,=-22|lse=,,,14|lso=-33|lta=,,,-17|ltan=,25|lta~=,34,-33|lten=15|lte~=15|q=11,,-34|se de=-31|shion=-33|shi~=-33|st=40|
fe|at=-24|ature flags=9,,-38|ature=,21,-16|atures=-9|atu~=-6,19|cha=23|e=39|ed=,-22|tchall=23|tch~=21|
fi|cheros$=,,,31|cheros=-58,,,22|che~=,,,22|eld=10|elds ,=-19|elds that=-30|elds$=23|eld~=,,-27|gures in=24|gures=-22|le ,=,,,19|le by=39|le changes=-39|le goes=27|le in=-9,-44,,23|le is=-10|le line=-79|le name=33|le on=-23|le under=20|le$=-10,,,-7|le=3,-14,,47|les ,=-90,,,54|les and=,,,17|les in=15|les may=-40|les of=17|les that=33|les under=80|les which=28|les you=,,,-25|les$=-5,,,-8|les=-10,,,35|ll them=41|ll=47|lter=9|lters=24|lte~=13,33|nal message=,,18|nal=-9,70|nally=17|nance=-15|nd all=-55|nd every=-37|nd the=,,-17,22|nd=-25,,,26|nding=-16,,,16|ndings=22,17,-20,-9|nds=-79|ne=,,,-13|nge~=,,,35|nish the=25|nish=8,,,12|nis~=12,,,15|re the=38|re=,,27|red=-54|refox=18,-26|ref~=18,-26|rmware=,,,-10|rmw~=,,,-10|rst ,=-14,,,-16|rst and=74|rst bad=,-50|rst error=88,-86,75|rst one=,-53|rst paint=50|rst$=,17,,-13|rst=-3,,,-39|t=,,34|ve minutes=20|ve times=16|ve$=99|ve=,-12,11,-8|x it=14,44|x the=125,,,-14|x them=92|x$=,,32|x=15,,-26|xed=-13|xes=-32|xtures=24,,16|xtu~=17,,15|xup commit=30|
fl|ag ,=15|ag does=37|ag gone=30|ag =16|ag$=14|ag=,,-43,-12|ags are=26|ags=-62,33,-50|ake=29|aky is=25|aky or=35|aky tests=-47|aky 的=33|aky$=31,,26|aky=23,-13,156|ame~=20|ash build=18|ash the=17|ash=,,,13|at config=26|att~=43|oat=,,36|oor=19|ow ,=-31|ow md=61|ow=-7,25,,-12|ujo del=-49|ujo=27,,,26|utter 0=-33|
fo|lder$=,,,-13|lder=-6|lders=27|llow$=67,,-40|llows the=24|llows=15|llo~=,12,-21,17|nt=24|o=21|oter to=-19|oter$=31|oter=-17|ote~=-16|r ,=-19|r 0=23|r ?=-19|r a=-14|r all=10|r docs=29|r each=-86,,59|r everything=11,23|r how=-56|r it=11|r me=-38|r now=-40|r src=36|r ten=31|r that=65|r the=,-8,,10|r this=16|r what's=-44|r you=7,,-17|r =11,30|r =30|r$=,,,13|r=1,-17,-3,-7|rbi~=,,,19|reign keys=-35|rge~=-10|rk=-26|rm ,=20|rm$=9|rm=,76,-23|rmal=27|rmato$=-23|rmats=-23|rmatter ,=37|rmatter=20|rmatting=31|rma~=9,19,,-21|rmer=18|rme~=18|rms=44|rum ,=56|rwa~=12|und it=-14|und=,22|
fp| 0=33,,52|=33,,52|
fr| json=30|=23|ase$=-23|ase=-34|ecu~=40|ee=12|eeze=,,,19|eez~=,,,19|equent=28|esh kernel=37|esh=72,-64,97|iday=-9|om ,=-38|om ?=-134|om clean=36|om dist=30|om it=-18|om now=48,,-31|om reading=-23|om start=-61|om the=-25,17,-6,-16|om you=-53|om your=16,,-33|om =,25|om$=-10|om=-6,,,4|ont~=36|ozen=,,,13|oze~=,,,13|ío=31|
fs|ync=-27|
fu|era de=24|era=23,45,-34|ll=7,,11,-7|lly=-23|nction in=24|nction=,33,,-11|nct~=,-13,,-17|rth~=24|zz=20,,65|
g$|=-19|
ga|ps=-12|rbage=,,-37|rba~=,,-37|te=20|ther=-29|the~=-37|ve=36|
gb| sample=27|$=,-31,35|=39|
gc|=-11|c 0=52,,57|c=58|
ge|n=23,,37,-32|nerate=,,78|nerated=-13,,,-25|ner~=5,,,-22|o$=28|o=45|rman=36,23,19|rma~=35,24,21|t a=71|t it=44,,64|t rid=9,20|t=4,22,,-8|ts a=120|ts changed=,,41,27|ts the=56|ts written=-15|ts=,,,25|
gi|t bisect=99,-117,31|t history=-33|t log=-48|t の=-37|t=-24,,,5|thub=,28|thu~=,28|tignore=32,54,-38|tig~=32,54,-38|tlab ci=-45|tlab=-45|tla~=-45|ve a=-39|ve it=40|ve me=-31,-42|ve the=45|ve =74|ve=,,,-8|ven the=-14|ven=-91,,,11|
gl|obal=-17|oba~=,,-41|ossary md=-61|ossary=-20|oss~=-20|
go| ahead=191| away=27| by=-18| for=,,33| in=13| into=-25| over=-11| test=63,,88| through=-10| to=37,,-25| vet=44| wrong=-30| =24|$=,,-18|=10,35,,-16|al=-21|es ,=30|es from=46,,-42|es through=19|es to=18|es=47|ing by=-85|ing to=-60|lden=7|lde~=7|ne by=35|ne=31|od=-9|odbye to=28|odbye=37|odb~=37|t=5|
gp|l=-18|u 0=46|u=20,-33|
gr|ace=-22|adlew=23,,36|and~=36|aph of=-29|aphql=,25|aph~=,25|avedad=-46|een ,=-21|een right=40|een$=,,202|een=123,37,121,-6|ep=-41,,,26|ey=35,,-33|oup=-28|ouped by=,-46,27|oups=,25|oup~=9|own=16|pc=-14|
gu|arantees=-22|ara~=-36|ard ts=42|ard=,,-41|ard~=,,,-12|ess=-13,,,-19|esses=-14|ess~=-11|ests=-34|est~=-34|ide ,=57|ide~=47|
gz|ip ,=27|ip=62|
h|=32,,,-8|
h |0=11|
h$|=,,-22|
ha|bría=-25|brí~=-25|ce=-23,,-18|cer=-46|d its=22|d=,,,9|ga=35|lf a=-11|lf of=-15|lf the=25|lf=,16,-17,-10|lla~=-23|mmer the=25|mmer=19,,48|mme~=22,-46,53|n=-25|nd for=22|nd them=-59|nd$=,40|nd=,-15,21|ndbook=-14|ndb~=-14|ndle=,,,-12|ndler=,35,-53|ndlers=-6,,,14|ndling ,=-20|ndl~=16,73,-57,8|nds off=,,,43|nds=-7,,,32|ngs=,,42|ppen$=-17|ppens to=12|ppens$=15|ppens=-13|ppe~=-7|rd coded=,,-23|rd=,21,-34|s a=53|s already=-20|s been=8|s focus=25|s no=103,,,-13|s one=25|s the=,,-36,15|s to=5,42|s=9,59,,-9|sh=,,,11|sta que=37,,72|sta=,,55|ve a=-14|ve no=-11,54,,16|ve read=-60|ve the=,33,,10|ve to=,12,,-17|ve=4,14,,-5|y algún=-17|y que=49|y=-6,,-12,-14|z de=-24|z que=53|z un=42|z una=-33|z=-20|zlo$=22|zlo=107|
he|=-30,,,-14|ad$=,-46|ad=,-86,39,20|ader ,=38|ader ?=48|ader$=-25|ader=43,120,-35|aders=,,,-13|ade~=26,91,-27,-13|ading=24|adi~=19,,30|adless=96,-65,101|adl~=108,-39,34|alth$=24|alth=70,-21|althcheck=20|alt~=54,-44|ld out=,-41|ld=,-28|llo=49|lm chart=,,-40|lm upgrade=29|lm values=-12,,-31|lp me=-32|lper =20|lper$=-17|lper=33|lpe~=,21,,-10|nce=-14|r=-60|re ,=-17|re in=-144|re is=-41|re$=18,33,-98,-11|re's the=-39|re's=-23|re'~=-23|re=-39,,-52,15|x=58,-135,34|
hi|gh or=24|gh=,,32|lo=-28|pótesis ordenadas=-17|pótesis=-55|pót~=-55|re=-19|s=-12|story=,28|sto~=-6,77,,-13|t=,-32|ts and=68|ts=30|
ho|ist=15|ld=,,,15|lds=-13|les in=-72|les=-24|me made=-20|me=7,,-19|oks ,=-63|oks=-24|sts=,,-42|ur=26|w a=-16|w bad=-14|w big=-19|w do=-15|w does=12|w far=,,50|w flaky=25|w long=,,44|w many=12,-52,42|w sure=-18|w the=-47,,-36,18|w to=8,,,-13|w would=-149|w=-94,,,-10|y de=-32|y hay=22|y=-7|
hs|ts=34|
ht|ml=26|tp=-7|
hu|ndred rounds=29|ndred=20,,30|ndr~=21,,34|nks=-40|nt=-16|sky=-27|
hy|perfine=31|potheses=-47|
i|=-52,-5,,11|
i |0=,32|can=-25,,,9|care=-57|do=-62|don't=-7|doubt=-28|need=,-31,30|only=-15,,,-16|ran=-44|remember=-24|run=-23|say=-29|want=5,,20|
i'|d have=-24|d like=,,,-9|d=-4,,,-5|ll paste=-27|ll pick=-23|ll=-31,14,-39|m about=-32|m after=-32|m going=-23|m looking=-58|m new=-23|m right=16|m thinking=-30|m=-42,,,12|ve a=-19|ve got=-29|ve=-84,,,8|
ib|an=42,,-55|
ic|on=78|ons=19|
id|=13,42,-15,-10|eas=-27|empotency=-20|emp~=-8|entical to=39|entical=15,,31|ent~=-24,16|iom~=32|s=-17|
ie| 0=22|=,,-62|
if| 0=,-60,32| a=,,19| any=,-33,44| i=-64| it's=,,52| it=,,25,-20| not=53| somebody=-19| the=,,,-7| there's=-22| we=-133| you=8|=,,-5,-17|s=52|
ig|nore=7,,,-10|nor~=-14,,,-10|
im|age ?=-24|age and=36|age=25|per~=33|plement the=31|plement=,29|plementation=-18,,,21|plemented=-34|ple~=-4,35,,21|port=13,,,-7|porter=,,,-21|ports in=73|ports=,21,-15|por~=8,18,-15,-31|prime=32|pri~=72|prove the=19|prove=16|pro~=20|
in| ,=,28| 0=,32| ?=-30| a=-5,,,14| all=32,,-33,14| and=27| any=,,,24| api=12| as=17| bench=54| both=42| charts=-56| ci=,,25| data=20| db=21| dev=30| docs=-51,17,13| each=85,-25| either=-49| english=38| examples=33| for=-23| full=18| its=23| line=96| load=17| ops=-15| order=-89| our=6| out=30| packages=,25| perf=25| place=90| postgres=-37| practice=36| read=-18| readme=32| redis=21| samples=33| scheduler=25| src=11,13| srv=30| step=56| test=,,31| tests=39| the=17,4,-42,15| there=-18,,,23| this=-32| two=13| values=25| vendor=26,,,-29| web=24| what=-33| which=-43| with=27| words=-44| your=-52,-11,,-7| =,16,-14|$=10|=7,28,-16,-9|c=29|cident=-10|cidents 0=34|cidents=,,-37|cid~=,18,-49|cluding what=-26|clu~=,,-9|dex ?=-17|dex=,55,,24|dexer=29|dexes=-27|dex~=-8|es=-30|fer=-30|fo$=41|fo=41|forme=16|fra=,20,-58|herited the=-29|herited=-26|her~=-13|it=,,35|jec~=,,-34|line the=22|put$=44|put=,,,-10|sert=10|ser~=9|side=17|sid~=17|spe~=,,,30|stala=34|stalador=33|stall=-6|stalled$=37|stalls$=-35|stance=26|sta~=5,-39,14|stead of=40,39|stead=30,91|ste~=30,91|str~=9|tegración=46|terested in=,-43|terested=,-43|terface=18|ternal x=26|ternal=,-17|terrupciones=-28|terview the=53|ter~=-8,-15|tl=17|to a=16|to an=46|to docs=142,,-49|to one=100,25,-91|to sensible=26|to the=-7|to their=-22|to tmp=69,-39|to$=25|to=25,13,-12,9|troduced=-126|tro~=15|val~=,,-24|ventory csv=76|ventory md=31|ventory$=-40|ventory=,,-21|ven~=,,-38,-9|ver~=,35|vestigación$=-20|vestigación=-9,,,20|vestigation ,=-32|vestigation only=-63|vestigation=-44|ves~=-10,51,,62|voice$=-18|voice=,18|
io|s=,,-18|
ip|=20|ynb=31|
is| ?=-45| a=7,,,26| also=-24| analysis=,,,27| anything=16| broken=54| complete=-19| disabled=21| enough=-15| fine=11| forbidden=-19| green=30| in=-15,53,-14| installed=47| it=-81| main=58| missing=18,,-53| no=24| now=,,,28| on=-10| read=-9| red=,,61| right=64,36| set=33| step=-23| that=-88| the=-12,13| there=-72| this=-35| to=,,,15| under=-14| used=,,,19| yours=10|$=,45|=-4,12,,22|n't ,=45|n't available=,,-32|n't=5,12,,-11|ort=32|sue 0=37|sue number=30|sue$=-17|sue=14,,-11,-12|sues json=-47|sues=-21|
it| ,=,19,,-19| 0=88| ?=-124| and=16,,,19| apart=-29| back=-10| be=12| began=-28| change=-29| dies=43,-64,36| down=89| from=-18| go=37| green=32| hangs=21,-52| happen=29| in=9,18| isn't=22| matters=-30| may=-19| must=26| once=26| ought=36| out=16,22| per=25| prints=42| right=81| should=36| since=,,-42| still=16| take=10| takes=41| there=39| through=-29| to=5| today=-18| up=20| was=,,,10| when=18| will=-25| with=,,59| =28|$=31,21,-14,-15|'d=-17|'s a=14|'s gone=27|'s supposed=21|'s the=-14|'s worth=-24|'s=12,-14,,-31|=11,11,,-3|ems=-12|s day=22|s output=,,42|s own=14|s place=25,,-45|s tests=45|s two=27|s=12,,-30,4|
ja|=14|va ,=28|va 0=34,,24|va=9,,,-10|vadoc=35|vad~=35|
jd|k 0=92|k=50|
ji|ra=-35|tter=15|tte~=15|
jo|b ,=,,,15|b is=-25,,,30|b$=,,,-15|b=5,,,18|bs ,=-19|bs$=-22|bs=-23,,,8|in on=27|rna~=-36|
jp|y=49|
jq|uery=,,-40|uer~=,,-40|
js| ,=21,-35| 里=34|$=-10|=,,,-11|on ,=19|on and=,37|on array=-52|on files=29|on has=44|on に=79|on 里=24,,-25|on$=,37,,-10|on=,55,-31,-32|onl=33|
ju|dge from=-23|dge=-43|dge~=-17|dging from=-20|dging=-77|dgi~=-77|mp to=23|mp=38|nto con=23|nto=52|st do=35|st want=-27|st=,,,19|
k|=-7,,13|
k |0=7,,,8|
kb|=10,,37|
ke|ep it=,22|ep out=34|ep the=31,16,-30|ep=6,16,-15,36|y in=23|y$=-13|y=,25,-22|ymap base=36|ys sh=30|ys$=,,-24|ys=,,-60,-12|
ki|ck off=,,35|ll the=34|lled=-12|lle~=-11|nd=,,,15|nds of=-69|
kn|ow which=-17|ow=-9,,,-7|ows=-14|
ko| json=22|=23|tlin=,,,-14|tli~=,,,-14|
kt|$=24|=,28,-29|
ku|bernetes=-38|ber~=-38|
l |0=14|
la| api=12| app=17| config=30,,44| cuota=21| explicación=-23| fecha=25| letra=30| nueva=27| otra=19| pantalla=18| primera=52| que=46| respuesta=-31| salida=51,,29|=5,,,-30|bel$=19|bel=,22|ck=-16|cks=21|nza=69|pto~=-17|rge=19|rge~=-29|s 0=-25|s pruebas=31|s que=27|s tres=49|s=,,,-32|st 0=27,-18,26|st night=-41|st$=,,-38|st=,-7,,10|tency=27|unch the=25|unc~=8|x=50|yer=-7|yout=10,31|you~=,31|
le| agradecería=-21|=-8|ad=-15|ads to=53|ads=27|ak check=35|ak in=24|ak=,,,16|akage=-22|aka~=-22|aks=27|ast 0=62|ast two=-19|ast=,34|ave a=64,,-47|ave every=-19|ave everything=-18|ave it=,,,20|ave that=17|ave the=-11,14,,23|ave your=32|ave=10,68,-20,47|ctura para=16|ctura$=-86,,,38|ctura=8,,,51|ctu~=,,,47|er=-12,,,30|ft=,19,-26,-11|gacy=,16,-23|gac~=,16,-25|gal=,,-31|ss than=22|t it=31|t me=-16,,44|t the=87|t's=34|t=32|tter=31|vanta=32,-39|van~=15|vel editor=-21|ván~=31|yendo=-28|yen~=-13|
li|b auth=34|b=51,54,,-20|cence=-13,,-28|censes=49|cen~=,,-20|ghthouse=-33,,55|ght~=-32,,25|ke to=-38|ke$=-16|ke=,,,-17|kelihood=-32|kel~=-44|kewise$=40|kewise=65|kew~=65|mit 0=68|mit of=-26|mit$=26|mit=-24|mits$=14|mits=,45,,-12|mit~=-6,39,,14|mpio=38,,126|mpi~=6|ne ,=-42|ne 0=-15|ne by=-20|ne each=-25|ne for=-18|ne in=48|ne numbers=-70|ne of=,,,-20|ne per=-11|ne that=-15|ne with=39|ne=-5,21,,-18|ner$=34|nes that=-20|nes$=-6|nes=-17,,,-12|nk to=29,,-29|nk=31,,,-8|nks for=-25|nt and=30|nt=22,,110|nter=51|nte~=81|nux=15|st ,=-10,,-35|st of=-52|st the=-14,,,-12|st where=-97|st with=-13|st$=-6|st=-49,-10,,-19|sta ordenada=-17|sted=35|sts$=-64|sts=,49|teral=-30|terally ,=25|terally=,-39|ve=-6,,,9|ves ,=-33|ves in=21,,-29|ves=,24,-60|
ll|ama~=-13|évalo a=51|évalo=51|éva~=66|
lo| dejas=32|=-8,38|ad the=18,-33|ad=13,,40,-8|ads=-28|cal database=31|cal stack=,-42|cal y=19|cal=71,-41,64|cale=,,,9|cales=,21,-50|caliza=,,,-22|cally and=24|cally=,,64|calstorage=66,,-51|cal~=20,,,-16|cation=-12|cat~=-30|ck file=46|ck=-8,,,-19|cked=-20|cke~=-20|ckfile=,,,15|ckf~=,,,15|cks=-10,-70,38|g in=29|g line=37|g to=27|g$=-11|g=-3,,,-23|gger=15,52,-24|gge~=17,73,-45,-12|gging=,,-30|ggi~=,,-30|gin=5|gs and=-29|gs are=-34|gs=-31,26|ng does=252,,25|ng it=25|nger=,25|nge~=-9|ok ,=-15,,,31|ok at=-53,,,-26|ok for=-26|ok into=,,,16|ok like=-18|ok the=45|ok$=-19|ok=-70,16,,29|oked at=-11|oked=-9|oke~=-12|oking=-25|oki~=-25|oks=-8|op=17,13,31|ose on=40,,93|ose=21,,109|s 0=,20|s avisos=25|s cambios=-39|s fallos=28,-62|s tests=,,,-13|s=-2,,-9,-9|se=-29|ses its=,,-44|ses=,,-63|ss=-11|sses=30|sse~=30|st ?=-55|ts=-25|
lí|nea ,=-19|nea 0=29|nea en=27|nea y=-19|nea$=-24|nea=-17|neas$=-20|neas=-13|nea~=-13|
ló|gica=16|gic~=16|
m|=,22|
m |l=-33|rows=-21|
m$|=,,,17|
ma|chine$=-16|cos=48|cro=-13|cros=-14|de=-14,,,-15|il templates=40|il=,28,-60,-10|ils=,28,-24|in ,=,-29|in ?=22|in and=-17|in green=40|in still=17|in$=8|in=18,-10,,-19|int~=,,,-15|jor=,23|jor~=19|ke it=11,,-19|ke no=-57,-42|ke sure=-15|ke that=72|ke the=30,45,,-26|ke =27|ke =28|ke=,46,,31|kefile=-10|kef~=-12|n page=,,-64|n=17,,-76|nager ,=36|nag~=,22|nifest json=,-47|nifests and=-38|nifests=-85|nif~=,,,-12|nual$=33|nua~=7|ny places=-47|ny rows=21|ny there=38|ny=7|p of=-54|p=,17,,-13|rk the=13|rk=-9|rkdown table=-35|rked=-9|rketing=-23|rta=-24|rzo$=26|rzo=18|sk=17|tch$=67|x 0=15,,-36|y be=-12,,,21|y not=22,,29|y read=,,,-29|y run=98,-85|y$=-23|y=-5,-13,,9|ñana=-37|ñan~=-37|
mb| ?=-30|=7|
md| ,=13,,-39| 0=-56| and=-20,,-34| at=56| literally=31,-39| on=22| with=42| に=81,31,-17| にま=25| 的=29| 로=127,23| 를=23| 에=64| =102|$=54,44,-73,-18|=111,92,-68,-16|
me| ,=-9| a=-26| cuentas=34| dices=27| if=-49| know=-22,-35,30| lo=12| that=25,,46| the=,-40,56| through=-155| to=-20| understand=-28| up=-67| where=-17,,,19| whether=-22,,,14| which=-24,-37,62| who=-31|$=,,,-7|=-47,-11,26,5|an for=-27|an=-12|aning ,=32|ans=-11,,,16|asure again=24|asure=60|asu~=10,,48|chanical=21|dian=,-38,72|diana=19,-54|dia~=,-34,29|dio=-39|eting=-11|mber=46|mbe~=13|mory leak=-29,,,21|mory=9,,,16|mor~=6,,,15|nd=20|nsaje$=,,44|ntions=,,-36|nti~=,21,-109,-10|nu=37|nú=27|rely=-39|rel~=-39|rge them=22|rge=5,,,-11|rges=-20|rge~=-12,,,-8|rmaid=8,,-28|rma~=8,,-28|ssage ,=-10|ssage for=-221|ssage says=-43|ssage should=52|ssage 里=29|ssage =30|ssage$=11|tho~=,,-22|
mi|ddl~=-7,,-31|de=51,,59|ent~=,,,-21|ght=-25|grate 0=-38|grate them=83|gration ?=-41|gration=,,,-10|gra~=,,,-11|n ,=19|n=-17|nd adding=35|ni cart=22|ni=31|nic~=25|nimised=,,28|nus=21|nute=37,-24,31|nutes ,=-10,-22|nutes each=31,-47|nutes=-8,-15|nutos=28,-20|nut~=39,-51,36|rar=-22|rá=-21|sma=,,-34|sses$=39|ssing in=28|ssing=5,17|ssi~=,,,11|t=-24|
mm|=60|
mo|bile clients=-19|de for=37|de only=35|de$=-49|de=10,,,18|del=15|delled on=29|dificar=-46|difications$=-110|difications=-22,,,36|dified ,=,,,23|dified=-15,,,26|difiques nada=-19|difiques=-12|dify=13|dif~=-42,,,86|dule ,=,,,-30|dule =32|dule=,11,,-18|dules=-17|dul~=,,,-19|ment=8,35,-12|men~=,,,12|nday for=32|nday$=-18|nitoring=,,-37|nol~=-71|norepo$=60|nth$=-27|nth=,43|re and=32|re than=-7|re$=10|re=11|st frequent=28|st probable=-27|tiv~=-11|ve or=16|ve the=-10|ve=,14,,21|ved over=31|ved=,28|ves=,44|vim~=20|
mp|i=,-48|
ms| ,=16| 0=-17| delay=27|$=,21|=5,10|
mu|ch of=-24|ch=-11,,,12|est~=,29|lti stage=49,43|lti~=-13|sl=46|st be=,,,11|st have=-34|st remain=,,,26|st=-4,51,,38|tan~=26|tation score=22|tation=18,,35|tat~=,,59|tmut=29|tmu~=29|
mv|=32|n verify=28|n=64,,43|
my| name=-31|=-24,,,-9|py strict=60,,35|py=158,,46|self=-30|sel~=-30|
má|s$=,,,-24|s=-6,,,-16|
mí|rame=-32|ram~=-32|
n|=,44,-30|
n$|=,,-34|
na|da ,=-35,,,40|da de=,,,-21|da en=-72,,,23|da$=-31|da=-51,,,50|die=,21|me ,=,,27|me the=-15,-35|me=,11,-15,-23|med=24|mes for=-162|mes stay=22|mes=,,-31,-13|tive=-27|tiv~=-10|
ne|cesito saber=-17|cesito=-18|ces~=-19,,,-9|ed a=6,29,-24|ed the=10|ed to=-13,,,-24|ed =45|ed$=-11|ed=16,,,-35|eded=,,,-21|ede~=,,,-21|edn't$=23|edn't=25|edn~=25|eds the=30|eds to=20|eds=12,73,,-10|gative=13|gat~=23|sted=17|ste~=17|t=14|twork$=-14|ver=,-12|w colleague=-42|w dependencies=48|w file=28|w files=-17|w hire=-19|w migration=89|w place=27|w schema=-28|w=24,,,-15|west first=18|west=66|wes~=66|xt to=-6|
ng|=-26,,,31|inx=-9|
ni|=-14,,,75|ght's dump=20|ghtly =-20|ght~=,,,-7|ngún archivo=-71,-45,,69|ngún otro=,,,-36|ngún=-13,,,31|ngú~=-13,,,31|
no| ,=6,,,-19| auto=22| cambies=,,,23| change=,,,-25| changes=,,,16| circumstances=-20| code=30| commits=-19,-61,,60| crees=-20| edits=-16,-23,30,60| escribas=-50| file=-90,-80,,56| files=,,,-28| hace=-11| hagas=-12| lo=19| longer=-18| me=,,33| modifications=-49,,,22| modifiques=-10| need=-18| new=,,,15| other=,,,-19| se=-7| source=27| test=-24| tests=-31| tienen=-13| touching=-19| writes=-26| =63| =,,,49|$=13,,,-17|=1,22,-21,17|body can=18|body has=-14|body=,11,-25|bod~=,,-18|de 0=69|de=26|do=-29|ise=15|mbre=35,,-20|mbr~=-10,,-31|n root=42|ne of=-26|ne$=-13,,,16|ne=-10,51,-41,52|on=-17|r the=34|r=,,,44|rmalize=24|rma~=13|s=-13|t ,=33,24|t a=-8,,,12|t an=-30|t changing=40|t document=-48|t edit=,,,-41|t even=-28,-27,,18|t fix=,,,32|t null=-17|t one=,,,38|t the=,25|t to=8|t write=,,,36|t =23|t$=-9|t=-2,14,,5|te the=35,-27,49|te where=32|te=-20,,28,-12|tebook=,,40|tebooks=23|teb~=11,,33|tes in=26|tes=16,-20,,13|thing ,=-35,,,26|thing and=-43|thing but=94,28,,-21|thing else=-21|thing for=19|thing gets=,,,31|thing in=,,,25|thing may=-48|thing more=-13|thing on=,,,26|thing outside=22,26|thing to=31,,,-17|thing whatsoever=-21|thing$=-17|thing=,-6,,28|thi~=-2,-6,,43|tice ?=-17|tice$=-18|tic~=9,28,-33|tif~=-9,,-29|w ,=12|w on=83,,-31|w$=-12,,-12,14|w=6,10,-53|
np|m audit=31|m publish=-37|m=,,34,-15|
nu|estro=-148|est~=-49|eva ,=24|evas=24|eva~=24|evo=,22,,18|evos=35|evo~=35|ll=58,71,-61|llable$=-19|lls=16|mber 0=20|mber of=11|mber=4,-15|mbered=-30|mbers$=8,-23|mbers=-11,,19,-9|mbe~=-9,,,-10|mpy=-24|nca=-19|
nú|mer~=10|
o|=-21,,,15|
o |0=16,-39,48|después=-18|solo=-16|
oa|uth=-32|
ob|jeciones=-26|jet~=-13|lig~=,,-36|ser~=-14,,,34|vious=,,,21|vio~=12,,,20|
oc|cur~=-20|r=,,41|tubre=21|tub~=21|
of| 0=-48| a=-13| all=,54| any=-56,,,24| clippy=39| dead=26| each=-28| endpoints=-25| events=-42| it=,,,10| main=18| our=36,,,11| ours=-13| src=-16| that=10| the=4,-6,,9| these=-99| this=-23,,,13| those=-34| =-25,,,21| =-14,,-27| =,28|=-5,-14,,25|f the=,,,15|f with=37|f=,,,38|fenders=19|fending=17,29|fen~=21|ten as=29|ten=,-52|
oj|o=-33|
ok|=9|
ol|d column=-30|d importer=-44|d ones=32|d=,21,-24,-6|der than=20,,-24|der=,,-38|
on| ,=7| ?=-43| all=51,,-28| an=100| android=-19| bench=,,44| both=,-54,66| call=-35| data=45,,35| disk=-86,,,34| each=-16| first=26| friday=-19| ios=-22| main=23,,38| node=18| orders=39| port=19| the=,,,10| this=44,,,-14| top=,63,-24| wednesday=-20| what=-22| which=-17| with=62| =-21|=5,,,15|boarding flow=33|boarding json=32|boarding=22,33|boa~=17,33|ce ?=-25|ce more=15|ce per=22,,-65|ce the=19|ce with=25,-50|ce=4,9,,-6|e ,=15|e ?=14|e as=19|e commit=153,69|e exception=106|e line=-9,,,19|e of=-8|e on=18|e paragraph=-51|e shared=34|e that=19|e would=-63|e you'd=-50|e =30|e$=,,,-8|e=10,22,-8,-15|es ?=40|es go=23|es in=63|es=11,,,6|ly ,=-7,-12,,-15|ly analysis=,,-32|ly assignment=,,,24|ly exercise=-20|ly explorer=-18|ly fashion=-33|ly for=48,66,,-30|ly have=-33|ly it=29|ly mode=19|ly pass=-75|ly review=-16|ly task=-19,,,21|ly the=16,,,-19|ly verification=14,-34|ly want=-14|ly with=-12|ly で=-46|ly$=-41,,,5|ly=,-7,-5,73|to=30|
oo|m=13|
op|en questions=-20|en the=,-38|en todos=25|enapi file=14|enapi yaml=-10|enapi=19,17|ena~=19,17|ening=19|eni~=19|erator=-28|era~=-31|inion on=-26|inion=-46|ini~=-35|s$=-19|s=4,,,-7|tion$=21|tion=35,42,-68|tions$=18|tions=,,-62|tio~=18,78,-53|
or| after=-52| alter=-16| change=-23| delete=64| in=-21| just=-48| kill=-59| only=-60| the=,,41|=-70,,6,27|den de=-13|den=-28|denar=31|den~=-10,29,-59|der ,=-10|der ?=-18|der in=-51|der of=-31|der=-18,,,-13|dered=-19|dering=-33|ders 0=26|ders=29|dén~=-24|igi~=-14|m=-52|
os|=29|
ot|a=-26|her files=40|her packages=35|her=10,60,-34,-36|her~=33,18,,-9|ra vez=65|ro=,,,-19|
ou|ght to=23,33,-17|ght=23,33,-17|r code=15|r doctests=46|r=-48,28,,-9|t 0=45|t for=-16|t from=-72|t of=10,,-19,-7|t on=14|t to=-14|t tonight=-29|t what=-11|t who=-60|t with=26,37,-27|t$=17|t=-4,39,-16,7|tcome as=46|tcome=26|tco~=26|tline=-45|tli~=,,-51|tput ,=58|tput$=-8|tput=,,13|tputs=17|tside of=,26|tside=,23,,-25|tsi~=,23,,-25|
ov|er ,=48|er all=47|er from=26|er the=-8|er to=77|er=31,-14,,13|erflow=19|erf~=19|erload=20|erl~=7,72,-36|erview of=-120|erwrite=-31|erwrites=-36|erw~=-62|
ow|n module=42|n$=-14|n=8,53,,-20|ner=-9,37,-28|
p|=41,-48,50|
p |0=-18,-56,123|
pa|ckage json=-14,20,-21,-9|ckage=13,-22,,-10|ckages ,=-133|ckages calendar=19|ckages forms=20|ckages ui=19|ckages=,67,,-11|cka~=9,-16,,-21|ge =32|ge$=,,-16|ge=20,10,-23,-7|ges=,-15,,-8|gination=14,,-38|gin~=64,53,-45|gos=-19|int=50|ir of=-24|ndas=21|nda~=21|nel=,,-31|ntalla de=35|ntalla$=-41|nta~=,25|per=-8|pers=-23|ra cada=-33|ra los=22,,-34|ra un=-54|ra=,,,-11|ragraph each=-36|ragraph for=-23|ragraph in=28|ragraph$=-27|ragraph=,28|ragraphs=-22|rag~=-12,28|rametrised=32|ram~=40|rec~=-35|rse header=25|rse ts=22|rse=7|rsedate$=28|rsedate=28|rseiso$=28|rseiso=28|rser$=11|rser=15,,,-6|rsers=-28|rses=18|rse~=29,,,-13|rsing=20|rsi~=20|rt=-5|rti~=-11,,,-11|rty=,,,-11|sa el=38|sa=16|sar=,,71|sar~=-37|so=-7|ss at=46|ss fail=70,-69|ss on=55|ss$=26,,49|ss=37,,66,16|ssed on=-26|sses with=37|ssing$=,,31|ssword=,,-25|ssw~=,35,-62|ste=,-25,21|tch ,=,,,25|tch the=22|tch=,59|tches=,,-32|th ,=-19|th ?=-33|th and=-16|th line=-46|th of=-37|th=-37|ths$=,,,-25|ths=-18,,,-28|yment=,,,16|yme~=,,,12|
pd|f=6,11|
pe|ak=51,-44,32|ndi~=19|ople=,,-24|opl~=,,-24|or=-13|r folder=-48|r minute=20|r rule=49|r table=35|r top=33|r user=76|r=-14,,,-17|rf 0=32,33|rf=-25,,113|rfi~=39,,33|rio~=-43|rmiso para=18|rmisos=-14,,-32|rmi~=-14,,,22|ro=-8,,,17|rsi~=,,,-19|rsona=-25|rsonal data=-28|rso~=-6|sa=18|
pg| 0=56|
ph|ase 0=,,,-18|ase$=,,,-24|ase=,,,-50|one=16|
pi|ck one=-72|ck up=52|ck$=-25|ck=,21|cker=14|cke~=12,19,-21|cks=-16|e de=29|e=46|ensa=-20|ens~=-29|erde=-18|n down=-25|p=18|pel~=-6|t=43|
pl|ace of=60|ace$=-20,23,-38|ace=,17,,-9|aceholder=49|aceholders=21,,-43|aces that=-29|aces with=-61|aces$=-12|aces=-39|ace~=,34,-21,-7|ain list=-93|ain=-42|ainly=15|an for=-69|an$=-24|an=-25,,,-11|anning=-40,,,22|ann~=-41,,,11|ant~=,25,-25|atform=-11|ay the=38|ay=16|aywright=25,,120|ayw~=25,,120|ease ,=10|ease don't=-18,,,24|ease get=33|ease leave=-96,,,54|ease reproduce=26|ease review=-16|ease take=60|ease =28|ease$=,,,-13|ease=,,,17|eas~=,,,17|s=-26,,,38|ug it=42|ugin=,61,-16|ugins=-14|ugi~=-5,13,,-10|us a=,22|us what=-27|
pm|=,,-35|
pn|g=20|pm=18|
po|d=,,28|ddisruptionbudget=19|ddi~=19|dría=-26|drí~=-36|ds ,=-23|int at=-21|int of=-15|inter to=60|ints ,=-18|ints at=24|ints$=-21|ints=-40|int~=-17,28,,-10|ke holes=-83|ke=-33|lic~=,21,-25|lling=21|lli~=21|lyfill=9|lyf~=,26|m xml=-53|m=-34|n=74|r cada=-23|r dónde=-17|r el=34|r favor=8|r la=,,,25|r paquete=-38|r qué=-17,86,,-7|r =27|r=10,10,,12|rt 0=,-31|rt the=37,25|rt=-25,,21|sib~=-64|sition ,=23|ssible ?=-27|ssible for=25|ssible=,38|ssi~=,38|stgres 0=,,27|stgres=,-34,,-14|stg~=,-39,,-14|
pr| 0=-41,,,15|$=,32,-86|=-27,50,,-10|actice=36|act~=36|e commit=19,41|e=,25|eco~=-64|eference=46|efe~=,56,-31|efixes=-59|eguntas=-28|eparing=-21|epa~=-10|esent=,19,-32|eset=34|ess~=,,-40|etend to=-37|etend=-32|ete~=-32|ettier=25|ett~=-10|eve~=16|eview=41|evio=-23|icing engine=-24|icing page=37|ici~=-7|imer error=20|imera=21|imero=,,,-21|ime~=52,,,-34|incipal=-23|int=33|inted=28|ints$=21|ints=39|int~=45|ior=-37|ior~=-31,,-53|iva~=21,49,-46|iya=-19|obabilidad=-17|obable=-43|oba~=-22|oblem$=-26|ocess each=29|oce~=-10,-18,16,-8|od=,19,-43,-19|oduce ?=-32|oduce=-17|oduct=-19|odu~=-6,,,-17|ofile again=20|ofile it=43|ofile the=26,,38|ofile=45,,22|ofiler=,,40|ofi~=11|ogress bar=16|ogress=27|ohibido modificar=-16|ohibited=-31|ohi~=-42,,,31|oject=,,23|ojects$=52|ojects=21|oje~=7|omise$=-26|omise=-31|omi~=-13|oof=,,43|opagation ,=27|opagation=27|oper=67|operly ,=47|operly=35|operties in=-28|ope~=21,28|opio=14|opose a=-23|opose=-57,,,18|opo~=-16,28,,16|ops=38|opuesta de=-82|opuesta=-16|opu~=-50|opón=-32|opó~=-61|os=-31|ote~=16|oto$=42|oto=36,78,,-10|oto~=-6,18|ove it=,42,35|ove=29,,42|ovi~=-8|oxy rs=22|oxy=31|ueba de=,-47|ueba y=27|ueba=48|uebas ,=-28|uebas de=,-37|ueb~=,,,-12|uéb~=40,,48|
pu|blic api=-24|blic=7,97,-50,-21|bli~=,,-16,-14|ede=-20|edes=11|ll the=12|nto ,=-24|ra=,,,30|rely=-48,,,34|rel~=-48,,,34|rge=-10|sh=,49,-52,-23|she~=-12|t a=37|t it=22|t right=52|t the=11|t=49,,,10|ts the=33|
pv|c=-15|
px|=29,20|
py| 0=29,27| spy=28,-27,53|$=6,46|=11,14,,-13|test tests=46|test=99,,71|tes~=99,,71|thon 0=36|thon=13|tho~=14|
pá|ginas=18|gin~=19|sale=25|sal~=53,,130|same la=28|
pé|game=19|
pú|bli~=-37|
q|=-6|
q |0=-26|
qa| will=-46|=-5,,,-10|
qe|mu=112,-35,89|
qu|antised model=27|antised=27|e alguien=-26|e diga=30|e el=27,,,-11|e en=34|e falten=15|e haga=25|e hay=-17|e no=,,-36,10|e quedar=17|e se=,18|e sea=30|e viene=-25|e =18,26,-35|e=,11,,-3|eda=13|edar=14|ery that=-22|ery$=20|estion ,=-43|estion$=-37|estion=-25|estions$=28|estions=16|eue$=15|eue=5|eued$=28|ick one=-85|ick=-9|ick~=20|iero el=,-83|iero=,,21,9|ier~=,,28|iet=29,25|ita=21|ién lo=-40|ién=-118|ote the=-62|ote=-8|otes=42|ote~=13|é el=-15|é falla=,,,21|é hace=-44|é le=-26|é no=-15,,,-24|é orden=-15|é partes=-16|é pasa=23|é paso=39,-44|é se=-12|é tarda=-33|é te=-34|é=-83,,,-8|íta~=34|
r|=17|
r |0=30|
ra|ce=,,81|ise the=-34|ise=-68,32|mas$=28|mas=,,39|n =-34|n=-63|ndo~=,,31|nge=,,-28|nked=-42|nke~=-22|te ,=,-35|te each=-29|te limit=22|te=-6,,,13|tel~=21|tes=38,33|ther not=-25|ther than=15|ther=,13|the~=,13|w=,48|zon~=-29|
rc| 0=,-42|=,-33|
re|=9,36|ach~=,17|ad ,=-16|ad access=-27|ad only=,,,87|ad the=,,,-31|ad =92|ad$=-10|ad=-56,,-11,19|ader user=41|ader$=-43|ader=,25|ade~=,35|ading ,=-28|ading only=-19,,,32|ading the=,,,-30|ading$=,,,19|ading=-38,,,26|adi~=-49,,,26|adme has=27|adme md=22|adme says=-14|adme の=16|adme 里=-10|adme=8,,-20,-15|adm~=8,,-20,-15|adonly=,,,52|ado~=,,,52|ads ,=-20|ads them=26|ads=-15,28,-36|ady=41|al bug=29|al=-5,,,-8|ality=35|ally ?=33|ally flaky=50|ally=-17|all~=-23|ason from=-22|ason =23|ason$=,,33|ason=,,37|asoning=-81|asons ,=-63|asons=-55|aso~=-17|base in=-45|base=-16,,,26|bas~=-7,,,25|built=13|cip~=22|commend a=-32|commend one=-23|commend=-55|commendation=-73|com~=-14,,,-13|connect=-18|con~=-35,,,13|cord it=28|cord=39|cor~=,,,-8|cue~=-15|d ?=18|d ones=,-53|d=48,,27|dir~=-9,,,15|dis 로=-22|dondeo$=31|dondeo=46|don~=17|duc~=,23|dáctame=-32|dác~=-32|enviar=-26|env~=-26|esc~=10|f=41|factoring=-20|fac~=-24,,,16|ference=,35|fer~=,31|fresh token=-28|fuses=-18|fute=-18|gard to=28|generate the=,,48|generate=,,117|gen~=20,29,39|gex=-40|gistered=-21|gis~=-20,,,-13|gression test=79,25|gression=18|gre~=13|hearse=45|hea~=27,-90,61|jec~=,,-17|lative to=-40|lease 0=17|lease yml=,,-29|lease$=11|lease=,-9|lea~=,-7,,-4|levant=-55|lev~=-15|main=12,,-21,20|mainder=45|mai~=30,32,-16,19|mar~=-13|med~=,,,20|member its=29|membered=31|mem~=,24|moval of=17|moval=,,-28|move=38|moved ,=12|moved the=-49|moved=-12|moves=-12|mov~=-12,19,-15|name the=18|name =19|name=,,,-10|nam~=-8,18|nder=26|nde~=,17|nombrar=40|nom~=21|novate=19|nov~=19|ope~=22|order=34|pair it=109,21|pair=12,,15,13|pai~=9|pea~=9|petitions=30,-40,41|pet~=69,-24,35|pl=38|place the=23,22|place=13|placed=12|placement=-12|pla~=,,,-6|plica=-8|pli~=-26|ply in=-27|ply$=-23,,19|ply=-49,,,-8|po ,=-25,,,20|po$=-14,,,-26|po=-39,,,47|port ,=,,,19|port anything=56|port only=-45,,,29|port the=14,,37|port to=19|port=16|porter's=35|porter=-18|ports 0=26|ports deps=25|ports=,66,,-8|por~=,-6,9,-8|positorio$=-37|positorio=-38,,,28|pository untouched=-32|pository=-15,,,36|pos~=-19,,,62|pre~=-40|pro=89,,28|produce it=16|produce=-46,,47|pro~=31,,50,-11|quest changes=-21|quest id=56|quest=,,-41,-9|que~=,-10,-18|quirements txt=19|qui~=-7|run the=31|s values=19|s=19|search only=,,,25|search$=-40|search=,30,-36,49|searcher=-35|sea~=-52,30,-36,37|served=41|set the=27|set=-12|solve the=30|solve=12,,-29|sol~=,36|sources=-21|spe~=14|sponsable=-26|spo~=-7,,,10|spuesta$=-28|spuesta=-25|spu~=-33|st=37,57,,-18|started the=-23|started=-88|sta~=,,,8|sto=71,26,,-35|store it=26|store=28|sto~=7|stricciones$=-34|sult as=39|sult belongs=31|sult goes=36|sult=12|sults=52,22,13|sul~=27|tire the=20|tire=47|tir~=59|tri~=,,-19|try ,=-67|try after=36|try code=-18|try md=25|try=,26,-34|turn the=-25|turn them=-34|tur~=,14,-20|unión de=-17|vert just=35|vert =-35|vert=20,93|verted=-11|view ,=-18|view by=32|view md=84|view only=-26|view$=-23|view=-4,58,-26,22|viewer is=121|viewer with=-20|viewer$=-50|viewer=-48|vie~=-13,32,-15,22|visión de=-19|visión=-22|vis~=-7|wire the=29|wire=29|wir~=29|word the=22|word=22|write it=-35|write =-23|write=19|writing=-14|written=-14|wri~=,,,-7|wrote=-13|wro~=-13|
rf|c=-17|
ri|d of=,22|d=,22|esg~=-36|ght ,=42,,,-16|ght ?=-66|ght and=24|ght here=-35|ght$=39,,-17|ght=17,,,-24|ght~=12|sk ,=-28|sk=-17|sks=-36|sky=-18|
rm|=-14|
ro|=,,,50|jo=33|l =25|le$=-37|le=32,27|ll back=,-29|llback=6|llb~=-20|lled=-56|lle~=-56|llout=-14|llo~=-22|ot cause=-35|ot user=54|ot$=63,,-38|ot=16,15,,-25|s 0=-34|s=-43|tate=21|tos$=27|ugh=-25|unding in=60|unding=,,,13|unds ,=39|unds=139,-31,31|und~=,,,10|ute$=27|ute=,43|utes=,,-31|ute~=,49|uti~=-28|w counts=40,-135,27|w=,,,-7|ws ,=-23|ws per=36,-46|ws$=-10|ws=-6|
rp|m=26|
rs| and=-17|=,48|pec=17,,96|s=67,-129,99|
ru|by=21|ff=82,,67|les in=-38|les that=-25|les$=-15|les=,,,-8|n ,=-22|n in=-25|n it=11|n on=-11|n the=95,,41|n them=-17|n =,-42|n=,,63,-7|nbook=-14|nbooks=9,,-70|nbo~=-13|nners=-54|nne~=,,,-11|ns each=17,-51|ns=-4,,18|tas=-51,,-35|
ré|plica de=28|
s |,=40|0=,,-19|in=66|m=-33|
s$|=17|
sa|ber=-48,-82|ca=-16|car=-25|fe=,,-68|id=-15|lga=30|lida=,,29|lid~=,,31|lvo=27|me as=48|me for=80|me in=151|me keys=24|me steps=27|me table=-27|me with=25|me$=68,,-29|me=19,22,,5|mesite lax=50|mesite=17|mes~=17|mple$=-18|mple=15|mples=85,,111|mpl~=61,-8,53|ndbox ,=37|nitizer=,-36|ve the=133,29|ve them=27|ve=,47,-32|vegame=-38|veg~=-20|w=,,41|y about=69|y for=-19|y goodbye=28|y if=-54|y it=-39|y that=26|y what=-19|y=-18|ys 0=-13|ys =10|ys$=-9,-28,73|ys=-8,,,-10|
sc|ale=,,-31|an=,,39|anner=-11|ene=18|enes=35|ene~=12|hedule=-9,,-38|heduled=-11|heduler$=19|heduler=,26,-20|hedules=-40|hed~=,109,-49|hema json=32|hema yml=55|hema=,,,-13|hem~=,,,-13|ope$=-16|ore=,,52|ores=37|out=-29|ratch database=16,-37|ratch=41,-33|rat~=41,-33|reen reader=31|reen=17|reens=-9|reenshot=13,-25|reenshots=31|ree~=32|ript in=24,,34|ript is=21|ripts backfill=36|ripts check=26|ripts in=-23|ripts$=19|ripts=,,10,-5|rip~=-3,,22,-15|ss=30|
sd|k=,,,7|
se| actualiza=-33| ejecuta=-76| pierde=-22|=-4,12,,8|a=12|arch box=63|arch for=-61|arch the=-47|arch$=-12|arch=5|arc~=9|cond ,=22|cond opinion=-76|cond phase=28|cond$=32|conds ,=17|conds ?=-46|conds$=48|conds=20|con~=12|cretos=-17|cre~=-10,25,-35|ction on=37|ction=39|cti~=33|curity=,31,-23|cur~=,46,-31,7|e 0=43|e if=24,-24,69|e it=15|e that=13|e to=36|e what=53|e whether=27|e$=-11|e=15,,14,15|ed 0=64,-33|ed$=19|ed=42,,91|eded=49|ede~=49|eds=26|guir=35,30|gui~=20|lected=40|lf time=,-41|lf=,-58,39|mgrep=33|mgr~=33|micolons=18|mic~=33|nd me=41,-80,41|nd=-10,,29|nsible commits=26|nsible=26|ntence on=-51|ntence=-6|nte~=-6,11,,-7|parated=32|parator=28|par~=,,-12|quence diagram=-39|quence of=-29|quence=-12|que~=-21|rial=13|rializer ?=-26|rver side=13|rver =52|rver=,,,-13|rve~=,,,-11|rvice$=,,-28|rvice=,,,-9|rvices ingest=-27|rvices=,29|rvicio=-12|rvi~=,,,-12|ssion=-5,,,10|ssions=12|ssi~=-7,,,8|t =-39|t=,,,-8|tte~=22|ttings json=24|ttings page=18|ttings=10,,,-7|tti~=15,24,-12,-10|ttl~=-8|tup cfg=17|veral=39|verity ,=-11|verity=-24|ver~=-9|ñal~=-13|ñál~=-32|
sh|$=53|=13,,39|a 0=46|a=48|aders water=19|are sheet=26|ared=15,29,-16,-14|are~=8,30,-20,-14|e=-59|eet=26,36,-46|ellcheck=128|ell~=65|ift=42|ifts=26|ift~=26|ipp~=-11|op=10|ort=-6,29|ort~=10,81,-21|ould be=-12,,-11|ould have=-25|ould i=-19|ould no=52|ould print=37|ould say=70|ould survive=23|ould tell=-30|ould you=44|ould=20,42,-8,-9|ouldn't be=86|ouldn't=,,-33|oul~=16,56,-14,-11|ow me=,22,76|ow the=-9,45|ow up=73|ow=7,40,26,-10|own=12,,-60|ows=16,-13|
si| el=-13| me=-22| no=39,,,-18| un=-24|=-5,,17,-37|de$=,,,-14|de=-4,,,-9|debar$=27|debar=30,,-23|deb~=,23,-26|empre$=18|empre=43|emp~=43|gn them=-31|gn=,,-37|gna~=-10,29|gterm=18|gte~=18|guen=33|gue~=33|guiente=19|gui~=70|mplify=39|mul~=,,51|n=,43,,17|nce 0=,26,-21|nce build=-26|nce the=-10,,,9|nce then=-11|nce when=-29|nce yesterday's=29|nce=-20,67|ngle file=-19,-60,,42|ngle=,,,20|ngl~=,,,19|te ,=19|te=25|tes$=-23|tua~=-13|ze ,=-14|ze 0=17|zes are=-35|
sk|etch the=-50|etch=-61|etc~=-17|ip=-6,,,-19|ipped ?=-51|
sl|eep=-10|ot=-54|ow=-8|owest=12,,23|owe~=,,37|
sm|all table=24|all yaml=26|all=25|allest possible=24|oke=75,-27,109|
sn|apshot files=25|apshots=26,,46|aps~=14,,29|ipp~=-14|
so| don't=-12,,,39| it's=22| keep=,,,34| kind=27| no=,,-32| not=42| the=12|$=8|=3,28,,13|ak=14,,45|ld=38|lo análisis=-30|lo de=-15|lo lectura=9|lo=-20,16,-38,44|lve=20|me ,=31|mebody removed=-20|mebody=-29|meb~=-29|meone=-19|meo~=-19|mething=,,,-10|met~=,,,-10|mewhere=-16,,28|mew~=-16,,28|porte=-18|por~=-11|rt by=-26|rt it=197|rt out=16|rt that=26|rt them=-48|rt=-13,47,,9|rting=18|rti~=18|unds=-56|und~=-63|urce ,=-20,,,18|urce files=100|urce=,13,,-7|urces=,23|urc~=,34|
sp|ace=21|ec ,=34|ec rb=33|ec says=-49|ec ts=-19|ec=20,19,,-16|ecs for=28|ecs=15|eed on=-39|ell~=44|in up=24|in=75,-102,86|inner=78,,-44|inn~=78,,-44|lit =-22|lit =34|lit=-14|litting=-25|lit~=-19|ot=,21|ots=-22|read=25|rea~=20|ring=,,16|rin~=-8|y=31,-36,58|
sq|l in=14|l$=-23|l=-31,,,-16|
sr|c api=12|c cart=13|c checkout=19|c=5,30,-8,-53|e=-19|v=,-39|
st|able=-44|abl~=-44|ack ,=56|ack =33|ack=,-25|aff=35|age ,=44|age a=26|age b=25|age=,,,-16|aging ,=24|aging$=22,-36|aging=44,-38,30|agi~=44,-38,30|ands=-11|art and=47|art at=-26|art it=41|art page=30|art the=,-24|art to=-126|arted$=-41|arted=-12|arting with=23|ate=-17,52,-35|ated reason=-28|ated=-33|ate~=-16|atus =34|ay ,=42|ay as=-32,,,22|ay inside=24|ay$=-17|ay=11,16,,24|ays as=102,19|ays$=37|ays=53,18,,9|d=26|eering=-19|eer~=-19|ep 0=-12|ep by=-22|ep$=,,,-18|ep=,,,-24|eps ,=,-28|eps in=-69|eps s=31|eps$=24|eps=,,,-8|g=14|ill build=59|ill come=78|ill compile=25,,54|ill need=68|ill needed=-19|ill shows=23|ill use=-123|ill work=18|ill=,,,-33|ock$=-12,,,20|ock=,,,18|op and=19|op at=,,41|op$=-36|op=7,,,-14|opped=-40|opp~=-9|orage=,39,-18|ora~=,46|ored ,=-19|ores=-33|ories=12|ori~=12|orybook=85,,41|ory~=59,,41|ream=17|ren~=40|ress=30|res~=30|rict on=18,,51|rict=84,,34|rictly read=-26|rictly=-73,,,55|ric~=,,40,47|rings xml=47|rings =27|rings=8,34,-47,-9|rin~=-10,51|ripe=-10|rongest=-31|ron~=-30|ructure sql=-16|ruc~=-12|ub=20|uck ?=19|udy=,,,33|yle as=35|yle of=66,,-50|yle$=10|yle=27,40,-22,-9|yles=46,,-44|yle~=45,,-24|
su|=19|bclasses$=-42|bclasses=-42|be=20|bir=-17|bject$=-13|bsc~=12|cceed=14,,41|ffices=-27|ggest a=-15|ggest the=-25|ggest=-157|ggestions=-22|gge~=-37,,-41,18|it$=45|it=56|ite ,=37|ite green=45|ite is=31|ite =90,,83|ite=54,,142|m up=-37|m=-41|ma=29|mmary md=26|mmary$=-12|mmary=,,,-12|mma~=-5,,,-14|perfluous then=26|per~=39|pport$=19|pport=,63,-14|ppo~=-5,23,-11|ppr~=-13|re you=-18|rvive$=31,,-31|rvives ,=28|rvives=33|rvivors=22|rvi~=19|spect=-13|spects=-27|spe~=-45|spicion=-73|spi~=-75|
sv|g$=,,-39|g=16,44|
sw|agger=38|agg~=38|allows=-16|ap the=32|ap=26,16|ift=,,,-14|itch$=-46|
sy|mbols in=-24|mptom=-43|nc=,16,,-9|nch~=-22|
sí|=-7|
sú|belo=25|bel~=25|
t |0=34|
ta|bla$=-105|bla=-6,,,-9|ble ,=-8|ble and=-79|ble of=-12|ble$=-13,,,10|ble=-3,-9,,-7|bles=-9|ble~=-5,,,-8|bs=61|gs ,=-49|ke care=74|ke it=14|ke on=14|ke the=-36|ke this=75|ke to=-32|ke=10,,-10|ken=-18|kes 0=-30,40,70|kes care=-17|kes$=114|kes=11|lk to=-29|lk=-50|rda el=-22|rda$=11|rda=30,,,15|rea de=,,,24|rea=-13,,,23|sk is=15|sk$=21,38|sk=-21,-21,,34|
te| pido=-16|=,,,9|ach the=18|ach=61,23|am will=-17|am=-16,19|ll from=-56|ll me=-9,-9,19,14|ll=-11,,-23|lls=-13|ma$=40|mp files=-24|mplate=,42|mplates ,=18|mplates mail=28|mplates=35,,-32|mpl~=19,48,-13,-10|mporales=-18|mpo~=-9|n minutes=27|n times=51|n=,,19|ngas=20|nga~=74|ngo=-14|rraform=,,,12|rra~=,,,11|st and=-18|st fixtures=-39|st for=18,,-51|st in=12|st is=21|st plan=-66|st run=17|st suite=10|st =19|st=11,7,70,-13|stdata=,,28|ste~=-31|sting library=-25|sting=-16|sts ,=,,,12|sts ?=19|sts de=30|sts depend=-31|sts for=55,44|sts in=,,126|sts included=31|sts pass=73|sts que=-40|sts test=37|sts to=-24|sts with=,,51|sts would=-66|sts$=20,15,,-9|sts=27,,20,-32|xt ,=-14|xt in=-35|xt=,,,-20|xtos=43,,-24|xto~=43,,-24|xts=16,34|
tf|vars=45|var~=45|
th|=-17|an 0=59|an it=-29|an the=12|an=-9,22|at ,=9|at ?=-63|at all=-25|at can't=-21|at can=-73|at differ=46|at drops=43|at ends=-40|at finds=-43|at folder=18|at is=,,,14|at keeps=24|at may=22|at no=-66|at one=14,20|at only=44|at our=-31|at removes=-25|at should=-24|at the=9,-15|at to=23|at would=-177|at writes=-39|at =-23|at =25|at$=48,,-23,-15|at's the=34|at'~=-4|at=,17,,-14|e 0=,,,8|e analytics=31|e android=19|e anonymised=29|e answer=-70|e api=9|e author=29|e backfill=-13|e bench=-17|e body=68,,-28|e bootloader=-28|e branch=7|e browser=,,-39|e build=-8,,-18|e bundle=16|e cache=17|e call=-14|e callers=,,,-16|e card=50|e cause=,,27,-14|e chain=-26|e changed=30|e changelog=,,-22|e chart=19,,-52|e checkout=13,-22|e choice=31|e ci=-23|e cli=,,,-20|e client=14|e code=-40,,-15,20|e column=12|e comment=29|e commits=-69|e compose=-24|e condition=-22|e config=,,,-26|e confirmation=-19|e console=61|e container=-27|e copyright=24|e count=54|e coverage=79,,38|e cron=14|e csv=8|e culprit=24,,45|e current=45|e database=,,-28,-21|e date=69,32|e deb=30|e deleted=-19|e demo=,-26,45|e deploy=-75|e desktop=-12|e dev=22,,77|e diff=,,61|e difference=-28|e discount=-20|e docs=,,,-13|e duration=33|e empty=13|e emulator=,-53|e end=84,,33|e english=-19|e entries=59|e environment=-28|e error=6|e existing=20|e exporter=20|e failure=,-35|e failures=128,-62|e file=,16|e files=-26,,,30|e final=37|e first=17,-34,10|e five=23|e following=-35|e footer=42,,-73|e fork=-31|e former=18|e gateway=11|e generated=-14|e global=-16|e go=-18|e header=30|e helm=,,-35|e image=8,-34|e importer=,,,-21|e imports=27,,-25|e index=,,,13|e indexer=29|e integration=27|e internal=-22|e job=10|e last=8,,,8|e leak=13|e legacy=20|e letter=51|e library=30|e licence=-13|e line=-38|e lines=-32|e local=42,-18,141|e lock=-8|e lockfile=12|e logger=19|e login=47|e loser=35|e lua=30|e makefile=-19|e man=23|e memory=-18,,,19|e merge=14|e missing=12|e modules=-28|e moment=9,,-20,13|e name=17|e native=-55|e nav=22|e new=8|e nightly=,,21|e number=9|e numbers=-39|e offending=17,29|e old=,34,-23,-7|e onboarding=24|e one=6|e only=,,,-22|e openapi=34|e order=-11|e other=28,35,-36,-9|e others=45,,-20|e outcome=22|e output=,-32|e package=13|e parent=26|e parser=14|e payment=,,,18|e pdf=16|e phone=20|e place=-11|e places=-17|e plugin=,26|e polling=25|e pr=-56|e price=17|e product=-20|e progress=17|e project=,-89|e proxy=33|e public=13,,,-17|e push=-54|e quantised=27|e raw=,35|e readme=-13|e real=-19|e refactoring=-32|e relevant=-26|e remainder=45|e removal=-30|e replica=-26|e reply=-21|e repo=-17,-18,,46|e report=27,,,-19|e reporter's=29|e repository=-6,,,28|e rest=129,52,,-18|e result=21|e return=61|e rewrite=-19|e riskiest=-26|e rollback=-31|e rounding=-11,,,21|e routes=18|e row=13|e rows=-17|e safety=39|e same=-3,10|e sandbox=18|e schema=,,,-12|e scripts=-70|e search=,,-30|e section=24|e seeded=,,37|e shared=29|e sidebar=16|e signature=-67|e simulator=32|e source=,,,37|e spinner=31|e spot=15|e sql=-24|e stack=,,47|e staging=-13,-26,22|e stale=24|e start=74|e state=-46|e storage=-25|e storybook=32|e style=52,,-41|e suite=-19|e symptom=-20|e table=,,,17|e team=-8|e tech=-21|e terraform=-19|e test=,,20|e tests=8,27,,-10|e thing=-42|e threat=47|e three=,,,-6|e time=51|e tokens=15|e totals=46|e train=36|e translation=-90|e tree=-10,,,52|e two=,11|e unused=86|e upload=15|e upstream=-50|e user=,21,-22|e validation=20|e vat=22|e version=-22|e voucher=34|e vulnerable=27|e watchdog=-15|e way=,28|e week=29|e wheel=15|e whole=,,,19|e workers=19|e workflow=-41|e working=25,,,23|e works=-21|e workspace=,,,19|e wrong=-20|e xml=23|e yml=94|e =,36,-12,10|e=52,30,-17,-29|eir=,,,-9|em ,=,14,,-9|em ?=-22|em are=-53|em by=-10|em for=-56|em in=12|em is=-50|em to=41|em$=,-14,-10,8|em=3,26,,-20|eme css=27|eme=30|emselves$=-15|en carry=35|en do=49|en drop=22|en fix=74|en go=17|en make=77|en prune=29|en put=54|en say=-56|en the=-9|en=41,,15,-12|eor~=-27|ere a=-87|ere and=50|ere are=23,,,-13|ere too=53|ere$=23,11,,-6|ere's a=8|ere's no=44,,-25|ere's nothing=,,-61|ere's=40,,,-10|ere=4,-6,,-25|ere~=21|ese five=-19|ese two=-20|ese=-27|ey ?=-28|ey are=47|ey differ=20|ey start=-19|ey'd=-25|ey'll=-21|ey'~=,,,-10|ey=-4,-15,,-5|ing ?=-74|ing$=-19|ing=-20,31,,14|ings=-6|ing~=-6|ink=-25|inking of=-41|inking=-48|ird column=,-46|ird party=,,,-11|ird=,,,-11|is ?=-45|is a=-19|is as=-28|is box=55|is branch=136|is checkout=-10|is is=-40,,,17|is machine=65,-28|is one=14|is plan=-17|is repository=-27|is=-26,-11,-8,14|ose ,=97,30|ose that=83|ose=14,30,,-16|oug~=,,,16|reads=14|ree errors=24|ree examples=-35|ree times=27,-21|ree=4,,,-15|res~=24|rottle=26|rot~=13|rough 0=,,28|rough its=46|rough to=25|rough which=-29|rough =17|rough$=39|rough=,,,-4|roughout=29|roughput=,-60,41|rou~=,,8,5|row=15,,18|rowaway=120,-35,78|row~=,,24|ursday=-9|
ti|ckets=-12|cke~=-5,,-17|dy=47|empo de=21|empo=15|empos=,,50|emp~=22|ene que=23|ene=-6,36|enen que=56|enen=6,24|enes acceso=-28|ene~=,,,10|ldes=31|lde~=31|le cache=18|les=26|me ,=,-18,23|me ?=-49|me to=24|me v=48|me$=-7,,19|me=8,,8,-10|meout 0=41|meout=,19,-28|meouts=20|meo~=-7,,-23|mers=-24|mer~=-24|mes ,=110,-63,49|mes and=20|mes each=52|mes in=-18|mes of=20|mes with=,-33|mes=14,,41|mings=,,28|
tm|p ,=61,-34|p out=37|p plugin=27|p$=10,-144,82|p=162,-8,,-14|
to| 0=-12| a=,,,-13| add=-55| an=-22| another=-15| answer=-15| any=23| be=,29,,10| bottom=76| change=-7| come=50,,62| date=55| decide=-35| delete=-43| discuss=-36| do=-11| drop=-18| edit=-96,,,26| finish=-36| fix=-31| git=22| her=-33| it=12,,,26| keep=-25| know=-43,-38,29,10| launch=24| me=-5,,,-13| modify=-21| pass=71,,85| paste=-28| remove=-62| rename=-36| repair=-33| replace=-32| reports=65| reproduce=-47| rewrite=-110| run=-12,,,-20| s=-27| see=38| src=43| take=16| the=3,,-12,5| tmp=58| try=16| understand=-161| what's=29| work=24| write=-36| you=-10,,-28| =51|$=-67|=,14,-10,17|ast$=21|ast=-10,,-24|ca=-16|car=-11,,,30|da=26|das=-14|davía$=34|day =-15|day$=,,-90,-11|day=,59,-21,-8|do=-15,57,-12|dos los=,,,17|dos=-14,24,,13|ggle=14|ggl~=30|ken$=14|ken=,,-12,-9|kens with=31|kens=21|ken~=15|ld=-10|ml ,=-13|ml$=56,43,-42|ml=25,13|morrow=,,,-14|mor~=-15,,,-14|o ,=15|o=12,,,-8|ok=-14|olbar=36|olb~=36|olchain=17|olc~=11|ols are=-25|ols=20,,19,16|oltip=,48,-52|olt~=21,54,-63|p ,=68|p 0=15,-30,51|p of=40,28|p to=76|p=31,,,-8|ques=-7,24|que~=-7,24|tal en=23|tal=-17,,,15|tals$=19|uch any=,,,-30|uch the=,,,26|uch$=-20,,,20|uch=-12,,,39|uched=-9|uches=-11|uch~=-15|x=33|
tr|aba~=,,,18|ace it=-50|ace the=-56|ace what=-22|ace=,,,10|aceback=23|ace~=,,20|aducciones=27|adu~=42,,-27|ained=27|ansitively ,=-30|ansitively=-51|anslate the=29|anslated$=-31|anslations=64,24,-25|ansport=51|ans~=,,-11,-10|eat this=-28|eat=-17|eats=-19|eat~=12,,-37|ee is=-17|ee only=41|ee stays=-30|ee=,,,31|ied=-25|igger=-15|iggers=-112|igg~=16|im the=22|im=70|ivy=47,,52|ue ,=-28|y it=73|y the=29|y=82,,36|
ts| ,=-23| and=16| 에=23|$=35,15,-22|=57,85,-23,-26|c=97,,78|config=,33|con~=,33|x$=48|x=,21|
tu| respuesta=-18|=-7,,,25|rn=13,,,-10|
tw|ice ?=-92|ice from=49|ice$=,,,15|ice=-4,,,6|o columns=-49|o commits=39|o differ=-23|o loggers=33|o of=-14|o tags=-31|o=,12,-7,-23|
tx|t=-4,,,-7|
ty|pe$=-9,,26|pe=12|pes=22,-30|pescript=20|ping=57|pin~=73|po=19,,,22|
tz| asia=32|=58|
tú|=-8|
ub|untu=35,,30|unt~=35,,30|
ui|=4,,,-12|d=28|
um|lauts=60|lau~=23|
un| contenedor=19,,46| modo=29|=-3,21|a clase=47|a estimación=-41|a frase=-29|a lista=-13|a propuesta=-46|a prueba=17|a tabla=-19|a$=18|a=-7,,,13|cha~=,,,21|der 0=19|der deploy=-22|der docs=17|der my=-47|der no=-20|der qemu=20|der tmp=-13,-128,78|der tools=15|der tz=30|der which=-32|der =25|der=12,8,,-20|derneath=34|derstand the=-116|derstand=-6,21,,-18|der~=,,,-29|do the=55|ifi~=-20|iqu~=11|it tests=67,15|it=39|its=,76|known=38|kno~=16|less=54|les~=54|o en=30|pack=18,-44|pac~=23|released=48|rel~=58|tangle the=19|tangle=51|tan~=51|til it's=20|til it=31|til you=51|til=40,13|touched=,27|tou~=,34|
up| ,=15,,37| empty=32| for=-33| the=15| to=-5,39,-28| without=24|$=-6|=18,,,-8|date=-7,,,16|dated=15|dat~=-7|grade$=21|grade=,,66,-9|gra~=,,68|loaded=-35|loader=18|loads=10|loa~=,25|per=26|stream=,22|str~=,27|
ur|l$=22|l=65|ls ,=-26|
us| 0=22| to=-127| =-23|$=-11|=,21,,-12|a=11|age=,29,-22|ages of=-50|ages=-29|age~=-29|e a=26|e the=29|e$=-15|ed to=-16|ed=,,-12,9|efu~=,,-40|er of=-55|er visible=-54|er's=-21|er'~=-21|er=,,-13,-23|erdefaults=34|es=,39,-62|ing what=-36|os=-25|r bin=48|r=19|ual headings=28|ual prefix=37|ual=30|
ut|c$=15|c=11,15,-18|f 0=22|f=22|il=11|ils=20,46,-27|
v|=-6,,,-4|
v |0 和=-38|0=-3|
va|=9|l=22|lgrind=134,-24,84|lgr~=134,-24,84|lid$=16|lidación a=27|lidación=21|lidate=26|lidation=21|lid~=11,,-32|lue ,=-24|lue$=13|lue=9,88|lues schema=23|lues=,39,-22|lue~=,40,-23|nis~=,,-34|ria~=,-15,,-7|rs=-41|t=16|
ve|cto~=12,20|ndor's=-14|ndor=,,,-32|ndored=-7|ndo~=-10,28,,-26|nv=17,-35,60|rde$=17,,70|rde=89,21,116|rdict=-52|rdi~=-52|rification=14,-38|rify the=-31|rify$=,,54|rify=-12,,25|rif~=,,27|rsion 0=48|rsion of=-64|rsion$=19|rsions ,=-45|rsión=-21|s=-27|t=,,38|z$=27|z=7|
vi|a=46|ejos=-13|ejo~=-13|ew=6,24,,-17|ews=-22|sible=-17|sit=,,,31|sit~=46|sta =23|te=,29|test=26|tes~=26|
vm| =37|=12,,71|
vo|lume=14|lumen=-22|ucher=44|
vs|$=-22|
vu|e$=36|e=,48|elt~=20|elve a=50|elve=32|elv~=23|lnerable=27|lne~=27|s=30|
w|=17,18,26|
w |o=25|
wa|it for=28|it=8|lk me=-12,,,19|lk the=-34|lk through=21|lk=-34,,,19|ll=15,,73|nt a=-12|nt to=,,32|nt=10,,,18|nted to=-37|nted$=-13|nts to=-93|nts=-30|rehouse=22|reh~=16|rm cache=26|rm=,-36|rning$=14|rning=89|rnings ,=,,44|rnings$=,,41|rnings=68,,90|rni~=151,,25,-12|s chosen=-39|s wrong=27|s=-37,,,10|tch=17|ter=23|y ?=-49|y$=-10,,,25|y=,27,,22|ys=-10|
we| build=-18| could=-84| decide=15| do=-12| drop=-30| have=,,,-18| need=,75| run=-16| still=21| use=-45|'d=-24|'ll=-16|'re=-9,45|'ve got=-23|=-85,,,8|b src=-22,28|b$=16|b=28,16,,-20|bhook=,,-35|bho~=,,-51|bkit=22,,75|bki~=22,,75|bpack=-22|bpa~=-22|bso~=,-40|ek$=-8|ek=-10,,,-10|eks=-11|igh=-44|igh~=28,27,-70|lcome to=67|lcome$=-23|ll ,=60,,-46|ll ?=-18|ll as=13|ll$=15|ll=24,,-15|nt=-16|re=-51|
wh|at are=-26|at changed=-73|at could=-46|at counts=-47|at do=-9|at does=25|at each=-106|at exactly=-21|at fails=29|at gets=-56|at happens=-124|at i'm=-23|at i=22|at in=-117|at is=-18,,,-14|at it=6,,37|at message=31|at needs=-31|at order=-16|at state=-28|at the=24,,-16,13|at to=7|at we=8|at would=-10|at you've=42|at you=,,,12|at =-53|at's older=27|at's the=-124|at's=-22,,,-10|at'~=-23,,,-10|at=-52,-9,,-8|atever is=52,63|atever=40,28|ate~=22,28|ats=-27|atsoever$=14,,,25|atsoever=-16,,,33|ats~=-16,,,33|eel=129|en ,=-36|en did=-47|en is=-27|en it=-21|en the=-11,24,-51,-8|en there's=31,,-55|en you're=60,,24|en =-24|en=-2,20,,-4|ere a=-15|ere are=-35|ere could=-27|ere do=-73|ere does=-59,-36|ere in=-39|ere is=-76|ere it=28,,,21|ere the=,29|ere would=-84|ere you=-10,28|ere's the=-62|ere's=-88|ere=-51,12,-10|erever=13|ether a=-73|ether any=-22|ether anything=-31|ether it's=-15|ether the=14,-107,57,25|ether=-39,-26|eth~=-39,-26|ich a=-35|ich code=-47|ich commit=22|ich commits=-40|ich config=-27|ich could=-20|ich endpoints=-44|ich env=-28|ich environment=-23|ich handlers=-25|ich i=-32|ich is=9,22|ich jobs=-15|ich keys=-25|ich of=-8|ich one=-15|ich ones=11,,63|ich order=-121|ich other=21|ich points=-47|ich strings=-32|ich tests=-8|ich =-20|ich=-90,,,-5|ichever=134|ich~=134|ile the=-13|ile you're=73,26,-33|ile=,,,12|o asked=-90|o calls=-44|o has=-10|o is=18|o reads=-64|o sets=-23|o wants=-30|o'd=-49|o'll=-69|o'l~=-69|o's=-46|o=-57,,,-12|oever=-19|oev~=-19|ole=,,,16|ose=-28|y our=-35|y the=,,,16|y we=16|y$=11|y=-148,73,,-5|
wi|ll add=-53|ll be=-44|ll follow=34|ll take=-34|ll tell=22,,-64|ll=-122,,-23,11|ns ,=33|re=33|th 0=23,-12,25|th a=8,,,-16|th and=36|th evidence=-17|th file=-90|th five=-22|th gcc=53,,49|th it=63,89,-46|th its=-13,,-32|th lines=-25|th numpy=,,50|th race=39|th regard=28|th retry=19|th the=6,,,-6|th them=16|th tools=53|th units=28|th which=-38|th your=-52|th =167,,14|th =-10,,112|th=12,-10,,-11|thin 0=13|thout a=,,,-13|thout asking=31|thout changing=,,,17|thout warnings=41|thout=-3,,30,17|tho~=-3,,30,17|
wo|rds$=-35|rds=-77|rk out=-8,,,20|rk through=77|rk=,11,,33|rker=4|rke~=-3|rkflow=,34|rkflows release=17|rkf~=,67,-20,-7|rking copy=-23,,,31|rking=,,,14|rki~=,,,14|rks=,,,15|rkspace ,=40|rkspace$=19|rkspace=19,,,16|rks~=6,,,14|rry=-14|rst case=-34|rst=-7|uld ,=29|uld a=-27|uld be=11,15|uld break=-25|uld have=-11|uld i=-18|uld it=-29|uld look=13|uld make=-24|uld merge=-22|uld need=-83|uld notice=31|uld still=-66|uld stop=15|uld the=-8|uld you=65,,,-6|uld=-70,,,-6|uld~=-16|
wr|appers=17|app~=10|ite ,=-51,,,19|ite me=-14|ite one=81|ite or=-16|ite the=,24|ite to=-150,,,22|ite unit=32|ite$=-13|ite=-27,12,-12,63|ites to=-77|ites$=88,,,31|ites=-54,,,38|ite~=-51,,,31|iting=-64,,,19|iti~=-64,,,19|itten for=59|itten to=-10|itten=-25,,,23|itt~=-25,,,23|k=,-64|ong order=-24|ong$=8|ong=-10,,,-6|ote =-27|ote=-44|
x|=4,,,13|
xc|ode 0=20|ode=66|
xl|sx$=34|sx=9|
xm|l$=67|l=,38,,-15|
xv|fb=,-44|
y|=,11,,24|
y |0=17|con=11|cuáles=-81|cuéntame=45,,45|deja=71|después=47|dime=,-62,58,26|déjalo=37|dónde=-30|el=,21|explica=-23|las=-22|llévalo=38|línea=-43|líneas=-17|me=47|no=,50|por=-11|pásame=54|que=8,25|qué=-171,,,-8|si=-33|vuelve=16,,75|
ya| no=29|=-4,,,-17|ml ,=17|ml$=-9,22,-23|ml=-11,38|
ye|ar ,=19|ars=-18|s no=-10|s or=,-81,30|ste~=,,,-12|t$=-9,23,,-41|t=,37,-15,-42|
ym|l$=32|l=8,18,-25,-8|
yo|=-34|u are=-13,,,-16|u be=27|u did=25|u don't=-11,,-29|u explain=-18|u found=-18|u get=-22,-61,21|u hand=14,,154|u have=,,,15|u infer=-22|u is=-22|u know=59,,-47|u let=-41|u like=,-59|u may=50,,33,-28|u merge=-73|u mind=86|u must=-62,,,18|u need=16|u own=42|u please=140|u report=22|u see=,,,24|u would=-45|u$=-7,,-19,-31|u'd=-131|u're at=28|u're the=-21|u're there=18|u're through=46|u're welcome=67|u're=,,,19|u'r~=,,,19|u've=10|u'v~=10|u=,5,,17|ur answer=-18|ur findings=118,,-34|ur head=-18|ur list=21|ur message=-86|ur notes=37|ur patch=25|ur reply=-65|ur report=20|ur sandbox=64|ur summary=31|ur=-44,13,,22|urs$=68|urs=90|
ze|ro=27,,14,17|
zh| cn=54| json=14|=25,27|
zo|ne$=-23|ne=,27|
zs|td=29|
zu|stand=-19|sta~=-19|
~가|=-23,27,,4|
~각|=-11,-27|
~갈|=-41|
~거|=12,18,,-10|
~건|=,20,,-8|
~것|=-13,29,-17|
~게|=,83,-28,-7|
~겨|=44|
~견|=-60|
~경|=-11|
~계|=,,,-17|
~고|=4,22,,6|
~과|=,,,-11|
~그|=15,,,-27|
~근|=-16|
~글|=13,,-35|
~금|=-6,-20,,37|
~기|=-8,14,,24|
~김|=22|
~까|=,,,12|
~꿔|=49|
~나|=-16,,,56|
~날|=17|
~내|=,,,15|
~너|=21|
~느|=-57|
~는|=-4,31,-18,-32|
~늘|=51|
~니|=,34,-68,30|
~다|=-7,19,-8,38|
~달|=,30|
~대|=,,,23|
~던|=13|
~데|=-6|
~도|=,,-16,45|
~동|=-9|
~돼|=,,-41|
~되|=23|
~된|=,,,-30|
~됨|=13|
~둘|=65|
~뒤|=42|
~드|=-3,,,11|
~든|=,,,24|
~떤|=-25,,,14|
~라|=,30,,24|
~람|=,,-36,19|
~랑|=,,,-20|
~래|=,18,-20|
~러|=70|
~럼|=24,,-31|
~려|=19,,,19|
~로|=6,40,-9,5|
~록|=38,37|
~료|=,28|
~를|=,,,-16|
~리|=,,,14|
~린|=-7,,18|
~마|=-9,,,40|
~막|=,-30|
~만|=-12,-8,,91|
~말|=,,,19|
~맨|=39|
~맷|=20|
~면|=,,,-17|
~몇|=,-33,25|
~목|=,,-40|
~무|=-8,,-80,22|
~문|=-6,,,16|
~미|=,,-20|
~방|=44|
~버|=,,,-13|
~번|=,-29,56,7|
~별|=13|
~보|=-12|
~볼|=-24|
~봐|=-21|
~부|=5,23|
~빈|=36|
~사|=,,,10|
~상|=-10|
~새|=43|
~색|=27|
~서|=,-5,,-37|
~석|=-24|
~성|=-10,23,,16|
~세|=,,,-10|
~셀|=57|
~소|=,,,27|
~슨|=-34|
~시|=,,,-8|
~실|=20|
~씩|=16|
~안|=-8,,,19|
~야|=,58,,23|
~약|=-27|
~에|=,16,-12,-15|
~역|=,,-36|
~와|=-8|
~왜|=-36,,,-12|
~요|=-4,-6,,-11|
~용|=,,,18|
~은|=,,-19,-24|
~을|=10,8,,-19|
~음|=-5,,,-13|
~의|=-4,39,-28|
~이|=-35|
~인|=,,,-9|
~일|=-8,13,,-13|
~자|=,,,-15|
~저|=18|
~절|=,,,28|
~정|=,,,12|
~제|=9,-13,,5|
~져|=21|
~조|=-49|
~존|=-6,,,-16|
~줄|=-22,,,-15|
~중|=-22|
~줘|=,,-6,19|
~즈|=11|
~지|=-20,-6,5,20|
~진|=,,,-14|
~질|=-15|
~집|=-14|
~쪽|=,,,-15|
~첫|=,-27|
~체|=,,,17|
~쳐|=118,,,-18|
~초|=37|
~컬|=29|
~크|=,,,16|
~탁|=21|
~터|=23,,,-35|
~트|=5,,,-7|
~튼|=40|
~포|=-14|
~프|=-17|
~하|=-13|
~할|=-20|
~항|=,,-35|
~해|=2,,,12|
~혀|=-22|
~호|=,,-44|
~화|=,35,-42|
~후|=28,25|
~훅|=,,-36|
éc|hale un=-24|
ín|dices=-31|
ún|icamente=-19,,,30|ica~=-19,,,30|ico=76,32|
|=-24,26,-24|
$|=-24,26,-24|
|=10,41,-21,-50|
 |,=12,-18|0=13|?=9,-35|a=29|after=30|and=-5,19|de=-15|en=35|feature=31|flag=27,,-42|for=8|has=67|header=19|in=14,-16|is=15|job=-16|must=33|s=-16|sin=-20|so=18|table=-18|take=36|to=8,40|に=,34,-23|に置=37|的=18,22,-76|로=18|이=-26|=-12,49|
$|=14,11,-21,-11|
|=65,14,-24,-80|
 |,=13|?=-69|de=20|is=29|que=51|y=7,24|だ=14|だけ=14|に=114|の=14,36,-24,-17|の合=13|を=11,,,23|を読=-18,,,31|의=-20|
$|=-3,33,-56,-33|
|=142,,341,-21|
 |,=23,-20,-65,9|against=28|and=79,,53|en=17|ends=31|for=40|from=,-36|has=,,28|have=19|installs=-31|is=80|on=27,,34|say=77|should=,,31|still=91|with=,-31|y=27,,-40|が=-34,56,65|が通=,,28|で=,,43|と=46|の=67,,-35|を=105,,23|を実=,-64|全=14|要=17,24,21|过=21|
$|=-12,-41,180,-6|
|=-159,,,20|
|=-3,34,-47,3|
 |,=-9,20|?=-77|code=34|entry=24|for=13|in=21|link=29|with=34|です=-21|と=-8|とあ=-37|にな=28|一=15|三=-86|之=-75|之后=-31|按=16,,-31|改=21|的=-77|这=-55|라고=-17|=-24,,,18|
$|=,10,-12,12|
|=,46,-15,7|
|=27,-10,6,-25|
 |,=12,7,12,-12|?=-5|and=40,,27,10|as=39|for=15|in=77|of=-32|would=-73|y=,,,11|の=-21|は=33,,-38|를=13|
$|=10,14,,20|
？|=-132,-95,40,-14|
？ |不=-42|从=-50|依=-13|列=-49|列出=-23|只=-42|对=-20|我=-39|按=-27|有=103|看=-136|看看=-31|给=-118|给我=-20|能=-15|请=16|跑=51|
？$|=-84,,,-14|`;

/** Han, kana and hangul. */
export const WEIGHTS_CJK = `^ あ|=-10,,,13|な=-16|
^ う|ち=-27|
^ お|=,,,-17|
^ こ|=-10|の=,,,10|れ=18|
^ そ|=,,,-15|れ=-15,,,-15|
^ ど|の=-14|
^ ま|ず=17,,,-17|だ=-39,,,29|
^ や|=20|
^ イ|=13|
^ カ|=52|
^ キ|ャ=-54|
^ コ|ミ=,,,-25|ー=-44,,,42|
^ サ|=35|ー=30|
^ シ|=11|ー=25|
^ ス|テ=29|
^ タ|イ=18|
^ フ|=-14,,,35|ァ=-49,,,48|
^ ヘ|=19|
^ リ|=-6,,,20|ポ=,-44|
^ ロ|ー=,,30|
^ ワ|=-28|ー=-28|
^ 一|=,42,,16|行=-24,,,20|
^ 三|个=19|
^ 上|=,,,-10|一=-26|传=34|周=-12|限=25|
^ 下|=,,,9|面=-23|
^ 不|=-10,-8,-10,36|写=-18,,,34|得=-97,,,35|改=-10|是=14|用=,,,-17|要=-5,,,-7|
^ 与|=22|
^ 业|=15,,,-16|务=15,,,-16|
^ 两|=,,,29|
^ 严|=-12,,,25|禁=-56,,,25|
^ 中|=7|身=44|
^ 串|=28|口=19|
^ 为|=-36,,,-21|什=,,,-21|啥=-37|
^ 主|=-9,,23|
^ 举|=-51|
^ 之|=-13|
^ 也|=-54|
^ 二|=37|分=47,-49|
^ 交|=-11|
^ 产|=,21,,-11|
^ 仅|=-26,,,37|做=-23|
^ 今|=,21,,20|回=-16,,,24|
^ 从|=-42,,,8|
^ 仓|=,-38,,11|库=,-38,,11|
^ 他|=,,,-28|は=27|
^ 代|=,,,19|码=7,,,19|
^ 以|=,-14,,19|下=-22|及=-13|
^ 任|=,,,-19|何=,,,12|务=-6,,,-30|
^ 优|=40|化=37|
^ 估|=-50|
^ 但|=,,,11|
^ 何|=-96,,,38|も=-77,,,33|
^ 作|为=36|
^ 你|=-4,-9,,33|不=,,-37|可=41|是=-9|负=20|那=20|
^ 使|=13,,,24|わ=88|
^ 供|=-18|
^ 依|据=-54|次=42|
^ 侧|=23|
^ 信|=29|息=42|
^ 修|=,,17,14|一=32|正=-82,,,30|
^ 假|=-57|如=-38|装=-22|
^ 做|=-11|
^ 允|=17,,-29|许=17,,-29|
^ 先|=-7,77,,5|别=-10|告=-31|月=-31|用=21|看=,,,19|
^ 全|=16|仓=25|程=-29|部=,27|量=39,,70|
^ 公|=27|
^ 六|=25|
^ 共|=,,,-32|
^ 关|注=-19|
^ 其|=29,55,-11,-20|他=36|余=71,25,-14,-14|
^ 内|=12,39|容=,25|
^ 再|=,,30|把=18|現=29|说=-25|
^ 写|=,71,,8|一=13|个=30|
^ 凌|=-17|晨=-17|
^ 凡|=24|
^ 列|=-8,-14|一=-37|出=-59|给=32|
^ 删|=8|
^ 别|=-21,,,10|忘=51|把=-17|用=,32|
^ 削|=-74|除=-74|
^ 前|=,21,,-10|三=41|后=20|
^ 加|=8|
^ 動|=26|
^ 包|=,,,30|括=,,,30|
^ 升|=,,,-14|级=,,,-14|
^ 单|测=30|
^ 卡|=,,25|
^ 压|=33|一=28|
^ 原|=9,,,-12|因=7,,,-18|
^ 去|=,31|
^ 取|=50|
^ 口|=-66|径=-17|
^ 只|=-14,-19,-10,35|做=-62,,,22|出=,,,33|分=-17|动=29|在=54|改=76,,-27,-37|看=-48|要=-15|许=27|读=-44,,,19|
^ 可|=9,,,-11|
^ 各|=-17,-32,81|自=-51|
^ 同|=6|样=35|
^ 名|=,,-34|
^ 后|端=50|
^ 启|=14|
^ 告|=-7,-18,,20|诉=,-37,27|
^ 周|=,29,-48|
^ 命|=-9|
^ 哪|=-53,-35,47,18|个=,-36|些=25|几=-29|
^ 唯|=13,,,15|一=25|讀=,,,19|
^ 回|=,,,-7|复=28|滚=-20|答=-27|
^ 在|=,,42|
^ 地|=12|
^ 型|=19|
^ 处|=45|理=48|
^ 変|=-25,,,36|更=-39,,,36|
^ 复|现=17|
^ 外|=12|
^ 夜|间=24|
^ 大|=-8|
^ 失|=30,-15|败=21|
^ 字|=,24|段=18|
^ 安|=,,-28|
^ 完|=18|
^ 定|=-8|
^ 実|=8|際=-27|
^ 客|=-18|
^ 对|=-10|外=17|照=-32|
^ 対|=-10|
^ 小|=,33,-36|
^ 少|=15|
^ 尤|=-17|其=-17|
^ 就|=,75|
^ 差|=,,26,20|分=-21|异=,,32|
^ 帮|=-22,,,-11|忙=-11|我=-11|
^ 干|=21|
^ 并|=,,,10|给=-24|说=-14|
^ 应|=17,32,-19|
^ 弄|=12|
^ 弹|=29|窗=28|
^ 归|=-12|
^ 当|=-29|
^ 影|=-14|
^ 想|=-33|知=-67|
^ 我|=-37,,,-17|们=-26|希=71|想=13|自=-60|
^ 或|=-17|者=-17|
^ 截|=38|
^ 所|=,,,18|以=,,,11|
^ 手|=-9,,,22|元=-19|动=61|机=28|
^ 打|=8|开=22|
^ 批|=-18|
^ 找|=,26,,15|出=-7,,,18|到=33|
^ 把|=44,,,4|失=30|我=40|
^ 抓|=19|
^ 报|=-13|错=15|
^ 拆|=51,,-23|成=19|
^ 拿|=45|不=,,-21|
^ 挂|=34,-44,30|了=21,-40|
^ 指|=-54|出=-29|摘=-16|
^ 按|=-8,,,-5|可=-31|照=29|钮=19|
^ 换|成=80|
^ 接|=76,73,-28,-16|口=26,46,,-16|手=30|
^ 推|=-18|荐=-20|
^ 提|=-6,,,-14|
^ 搜|=25|
^ 撤|=13,,-34|
^ 收|=-22|拾=44|
^ 改|=20,35,,-26|动=-33|完=43,37,24|
^ 放|=53,,-34|到=35|
^ 数|=-7|据=-10|
^ 整|=,,,10|个=-40|
^ 文|档=7|言=74|
^ 新|=8,,,-13|建=29|旧=20|
^ 方|案=17|法=-24|
^ 既|=17,,-34|存=17,,-32|
^ 日|=,27,,9|
^ 旧|=47|
^ 时|=,,,15|
^ 昨|晚=-19|
^ 显|=33|
^ 最|=4,29|初=34|后=,,26,13|多=21|终=11|近=-23|
^ 有|=,,,-8|人=-12|没=-9,,,-7|
^ 期|望=12|
^ 本|=-11,,,44|任=-16|地=33,,19|次=-9,,,19|
^ 机|=,-26|器=,-28|
^ 构|=34|建=32|
^ 查|=-9,,-23,8|一=-27,,,15|
^ 标|=-17|上=-30|出=-56|注=-22|
^ 根|=-12|
^ 格|=13|式=13|
^ 検|=85|索=31|証=37|
^ 模|型=19|式=-30|
^ 每|页=26|
^ 求|=-20|
^ 没|=26,30,,-18|有=,40|
^ 治|=26|
^ 注|册=42|释=-13|
^ 活|=21,,-29|
^ 测|一=27|试=-11|
^ 消|=,,,19|
^ 清|=34|
^ 源|=44|码=39|
^ 点|=,,,24|
^ 然|=23|后=20,33|
^ 照|=75|
^ 状|=,,-18|
^ 环|=52|境=43|
^ 现|=-8,27,,-15|有=-32|
^ 現|状=-17|
^ 理|=-50|由=-31|
^ 生|=16|成=21|
^ 用|=,,37|例=-18|户=-10|
^ 画|=18|面=17|
^ 登|=20|录=24|
^ 盘|点=18|
^ 目|=,,,-9|
^ 直|=-6|す=-30|接=9|
^ 看|=,-42,20,-5|一=-52|哪=23|它=41|有=65,-33|看=,,,20|
^ 真|=22|的=76|
^ 着|=-29|手=-22|
^ 研|究=25|
^ 确|=25|定=22|
^ 禁|=-15,,,40|止=-15,,,33|
^ 第|=17,,,-46|一=,,,-43|三=11|
^ 等|=35|
^ 終|わ=20|
^ 編|=,,,19|集=-28,,,23|
^ 红|=13|
^ 纯|=-29,,,43|
^ 线|=-8|上=-17|
^ 结|=,,,-7|合=-11|束=17|果=15|
^ 给|=,,,-15|个=-50|出=-14|导=25|
^ 统|一=26|
^ 编|=34,30,,10|号=24|译=39,22|辑=,,,19|
^ 老|客=19|板=-43|的=43|
^ 聊|天=17|
^ 联|调=25|
^ 背|=-9|
^ 能|=,19,35|不=-44|
^ 脚|=18|本=18|
^ 自|=-8|
^ 若|=-24|
^ 英|文=-15|
^ 落|=16|
^ 行|=11|
^ 补|=,15|上=21|
^ 表|=-11|
^ 装|=23|
^ 要|=-5|
^ 观|察=30|
^ 解|=12|释=-28|
^ 触|=-12,,-23|っ=17|
^ 設|=,,,-25|定=,,,-33|
^ 認|=-13|証=-12|
^ 読|=-50,,,25|み=-49,,,20|
^ 調|=-53,,,29|査=-19|
^ 請|先=24|在=24|
^ 计|划=-20|
^ 让|=55,41|
^ 记|=56,,41|下=20|录=26|
^ 讲|=-46|
^ 设|置=39|计=-19|
^ 证|=13,,36|
^ 评|=-23|
^ 试|=38|
^ 误|=17|报=28|
^ 说|=-68|明=-55|说=7|
^ 请|=83,,,-24|从=-36|修=27|做=20|写=42|分=-17|删=21|加=24|勿=-37|打=27|提=29|改=59|查=-43|核=-18|梳=-66|比=-33|清=28|看=-25|结=-14|给=-62|评=-37|说=-62|重=20|阅=-25|
^ 读|=,46|一=-12|
^ 谁|=20,,,9|
^ 调|=,,,-25|用=,,-31|研=,,,-27|
^ 贴|在=-22|
^ 起|=,-76,104|一=45|
^ 超|=47|
^ 跑|=80,,11|一=179,-39,25|
^ 跨|=-25|
^ 过|=11|
^ 返|回=30|
^ 还|是=-20|
^ 这|=-7,,,6|个=,,,-11|是=,,,20|
^ 连|=8,,,11|
^ 追|=-23|
^ 這|=-19,,,25|
^ 通|=11,,,-13|
^ 逻|=27|辑=27|
^ 那|=-15|
^ 部|=-13|
^ 都|=11|
^ 重|新=15,,81|点=-11|试=28|
^ 队|=24|列=24|
^ 附|=-10|上=-14|
^ 除|=44,22|
^ 非|=38|
^ 預|=20|設=20|
^ 页|=55|面=23|
^ 顺|=,,-20|序=25|手=13|
^ 首|=13|页=12|
^ 验|=41|证=33|
^ 麻|=11|烦=9|
^ 默|=16|认=16|
^ 각|각=-33|
^ 경|로=32|
^ 관|리자=27|
^ 그|=10|
^ 기|존=57|
^ 느|린=10|
^ 다|음=-26|
^ 동|작은=51|
^ 로|그인=41|
^ 메|시지는=31|
^ 배|포=-13|
^ 버|튼=31|
^ 분|석만=-55|
^ 빠|진=-24|
^ 사|용하지=32|
^ 삭|제=-16|
^ 수|정=-12,,,-30|정은=-45,,,21|
^ 아|무것도=-66|직=-50,,,41|
^ 안|=42|
^ 앱|=,,35|
^ 에|러=20|
^ 우|리=-15|
^ 원|인=51,,39|
^ 응|답=23|
^ 이|=,,,14|번=-62,,,25|번에는=-25|
^ 읽|기=-19,,,16|기만=-52|
^ 잠|금=46|
^ 저|장소는=-29|
^ 전|체=36|
^ 조|사=-60|사만=-49|
^ 캐|시=-64|
^ 커|밋은=61,,,-52|
^ 코|드=-35,,,47|드는=,,,30|드를=-16|
^ 테|스트는=19|
^ 파|일=-49,,,33|일은=-74,,,53|일을=-108,,,42|
^ 한|=,,,30|
^ 할|=52|
^ 호|출하는=-31|
あ|=-11,-10,,-7|な=-22|なた=-22|り=,,,14|りま=-8|る=-21,,,-11|れば=-11|
い|$=,,,11|=-5,8,,-11|い=-6,,-14|か=-21,,,9|が=-33,,,25|じ=-15,,,27|たら=50|て=,21,-14|てい=-34|てく=,18,-26|で=,,,15|でく=-38|です=,,,-21|な=,,,-17|ない=,,-28,-14|の=,,-15|ので=6,,,13|ま=3,,,12|ます=-8,,,13|や=22|やつ=22|る=-9,26,,8|るか=-35|るの=-9|フ=,,,-34|ファ=,,,-34|ル=-24|ルー=-24|出=-13|出し=-20|原=-44|原因=-44|理=-18|理由=-18|違=-13|順に=-12|
う| ？=-13|=-4,28,-8,-8|か=-5|ち=-51|ちの=-53|でな=21|な=-26|なら=31|に=37,18|にし=,31|や=-36|一=23|
え|=-8,,,24|て=-6,,14,-7|てく=,,,-16|な=-6|ない=-6,,,10|る=-7,,,21|るか=-27|
お|=9,,,19|い=55|いて=79|り=22|りに=35|
か| ？=-11|$=-16,-16,,-16|=-12,-6,,-32|け=14,,53|し=16|して=28|せ=-28|せて=-28|っ=10|ど=-9|な=,,,21|ない=,,,17|め=48|めて=,,34|も=-24|ら=-5,42,,-9|らは=18|れる=35|を=-38|教=11|教え=11|確=,-35|確か=,-43|
が| 0=6|=-7,14,,-17|ど=-48|どこ=-21|な=-14,,,-14|一=-53|何=-32|何を=-23|入=-15|出た=16|効=-31|担=-25|担当=-25|書=-18|正=,,-32|消=-62|消え=-42|行=-16|走=-42|通=49,24,30|通る=32,,29|
き|=,,,-24|たら=25|だ=35|だけ=35|で=-8|る=,,,-14|換え=,,,15|止=18|止め=18|込=-38,,,20|込み=-24,,,20|
ぎ|=,28|
く| 0=26|$=19|=,,,-9|だ=,,,5|ださ=,,,8|て=,,-22|な=,,26|り=-21|
け|$=-10,,,-17|=,,,31|て=-9,,,14|で=-6|ど=-12|は=73|れ=,27|れば=,27|教=,,,23|教え=,,,23|直=20|直し=20|
げ|=5,,,12|て=,,,12|てく=19|
こ|=,,,24|け=74,-82,29|こに=-27|で=13|と=-6,,14,38|とが=24|とを=34|に=-63|の=-23,,,8|ま=-33|まで=-33|れ=9|ろま=55,,21|
さ|=,,,27|い=,,,6|せ=39|せて=44|な=,,,28|ない=-11,,,26|れ=-49,21,,-12|れた=-15|れる=-29,,,-11|んが=-29|
ざ|っく=-21|
し|$=,,,15|=3,,,18|い=,,,-20|た=-3|ち=-19|ちゃ=-19|て=4,,,-26|てい=-32,,,7|てお=18|てく=5,7,,-7|てよ=,,,-20|て失=49,-29|て落=43|と=26|とい=96|な=-12|ない=-7|ま=,,,22|ます=,,,9|ませ=-52|側=19|元=-11|方=-36|結=48|結果=48|
じ|=,14,,18|ゃ=,,-80|ゃな=30|
す| =19|$=-12,-6,-6,7|=,33,,4|か=-26,,,-13|でし=27|と=,,43|の=-13,,-35,14|のは=-33|よ=39|る=,,,-9|るな=-30|形=27|形で=22|
ず|=,,,64|な=37|なの=37|に=,,,25|
せ|=,-7,,27|ず=,,,21|そ=-24|そう=-24|て=26|てく=14,22|る=14|ん=,,,15|
ぜ|=-17|
そ|=,,,-30|う=-30,23|うか=-17|うな=-36|の=20,,,-10|のも=-34|の場=47|れ=,,,-17|れぞ=-12|れと=-31|
ぞ|=-12|れ=-12|れ何=-24|
た|=-3,,,-4|い=-5|いの=-20|だ=11|だし=46|な=-19|ら=12|らそ=83|ら何=-49|り=-29|りを=-23|テ=25|テス=25|場=-34|場合=-34|
だ|=-3,,,22|け=-5,8,,47|けど=-18|けは=39|け教=,,,23|さ=,,,8|さい=,,,8|し=27|と=-10|
ち|=-3,,,-6|た=,-46|の=-68|ゃ=-13,27,,19|ゃっ=84|ら=,,-20,-13|上=30|上げ=20|
っ|=,,,3|く=-21|くり=-21|た=,,,-7|たら=18|てあ=-23|てい=,53,,-12|てく=18|てど=-18|てみ=,-42|てる=-8|て構=29|
つ|=-9|い=,,-33|いて=,,-27|き=-9|け=-14|けて=-21|出=-25|出し=-25|
て| docs=24| =,,53|$=-8,,,24|=,-7,,7|い=-11,,,5|いた=28|いて=-14|いな=7,,,-13|いま=-22,,,18|いる=-8,23,,8|お=30|おい=76|き=33|きて=,-40|く=,,,-15|くだ=,,,-13|し=13|ど=-35|は=,,-36,26|ほ=,,,-8|ほし=,,,-8|み=16,,59|みて=,,37|よ=-12|よい=-9|る=-25,14,,-9|るの=,,-27|コ=18|何=,,33|出=26|失=,-29|失敗=,-29|意=-22|最=20|本=,-38|本当=23,-38|構=44|構い=44|直=16|直し=16|落=53|落ち=35|表=-37|
で| 0=9|$=-8,,-10,26|=,-6,,-3|お=,,,18|お願=,,,19|き=,,,-30|きま=29|きる=,,,-14|く=-42|くだ=-45|す=-16,,,25|すか=-18|な=32|ない=53|は=13,33,-19,-14|も=92|コー=-17|サ=29|フ=-16|ファ=-30|何=-23|手=25|更=24|更新=24|終=-21|行っ=29|返し=-32|逃=22|
と| 0=13| =43,,28|$=-12|=-7,-14,,5|いて=87,,-36|か=26|が=24|き=,,,-12|きだ=35|きの=,-47|した=-61|して=20,23,-19|ど=-52|の=-10|を=34|を確=27|同じ=17|思う=-39|所=23|所要=,-39|言=-19|
ど|=-79|う=-45|お=20|おり=20|こ=-20,,,-14|こま=-30|っ=-22|っち=-45|の=-67|のテ=-17|れ=-79|ん=-21|んな=-21|
な|=-4,8,,31|い=,14,,34|いか=-15|いで=-31,,,46|いも=12|いル=-24|い理=-13|く=-6,18,-63|け=,57|けれ=,57|ぜ=-10|た=-22|の=-6,35|のか=-21|ので=,32|ら=,,,-12|
に|  の=32| =14|$=40,-19|=,20,-12,-21|か=19|し=,,,17|して=,,,25|す=16|する=16|そ=-19|つい=-18|な=,,,-10|は=-5|は何=-13|は触=,,,-33|一=12|一本=28|並=-19|並べ=-17|保=28|保存=22|合=29|合わ=30,,-25|呼=-26|変=14,,,11|変更=18,,,17|寄=23|寄せ=23|対し=24|戻し=26|手=-43|手を=-29|揃=24|揃え=24|改=16|数=-28|数え=-28|残=10,,,-19|流=-26|直し=19|統=107|統一=46|置=31|置き=33|限=,,,24|
ね|=,,,18|
の| 0 フ=17| 0=,,,-16| issue=35| ？=-30|=-7,,-4,-4|うえ=17|か=-45,-35,34,-12|で=10,46,-32,18|です=-12|とき=8|に=-11|はど=-14|はな=-23|は残=27|は理=22|ま=19,,,11|まま=19,,,11|み=-21,,,65|みの=,,,22|を=,61|コ=,,,-48|コミ=-23|コー=,,,-48|タ=-19,,,19|タス=-66|ダ=29|リ=-39|リリ=-29|両=24|両方=24|並=29|並び=29|件=24|件数=48,,56|作=,,,17|候=-23|候補=-23|再=-63|再送=-21|削=,,,-35|削除=,,,-35|原=27|合=-32|合計=-31|場で=47|変=-14|変更=-22|定=,,-28|実=-13|実装=-57|影=-16|影響=-16|操=-30|操作=-30|文=24|文面=51|方=14|書=-18,,,21|書き=-18,,,21|有=-24|有無=-17|本=-24|案=-19|流=-9,,,15|流れ=-47,,,15|確認=17|結=53|結果=45|表=13|表示=21|計=-23|計算=-18|記=23|設=-82|設定=-30|設計=-25|調=14|調査=14|違い=-31|順=-26|順番=-18|
は| 0=69,,,-11| ng=-32| read=-30| =,,,-19| =,43,-26| ？=-30|=5,11,-20,-11|あ=-19|い=,,,-20|こ=,,-24|しな=9|ずな=37|そ=10,42,-67,-16|その=28,42,-67,-16|ど=-114,,,-16|どれ=-37|コミ=35|一=-27|一切=-13,,,24|作=,,,-34|変=,,,-34|変え=16|変更=,,,-18|既=22|来=-15|残=19|空=21|行わ=-13|触ら=,,,-22|読む=-15|調=-50|調査=-50|
ば|=,,,-14|れ=-52|
び|=,19,-59|
へ|$=35|=10,68|
べ|=-11|て=-6|
ほ|=,,,-9|し=,,,-8|しい=,,,-8|
ま|$=62|=-3,8,,5|す=-3|すか=-19,,,-11|すで=27|ず=51,25,,-18|せ=,,,14|せん=,,,14|だ=,,,16|っ=30|で=5,,,-30|でお=109|でで=-28|で行=29|ま=11,,,24|れ=-13|れる=-21|
み|$=-15|=-7,,,60|て=,,37|と=-24|の=10,,,17|取=-14,,,22|取り=-10,,,23|
む|=-8,41,-57,41|だ=-25|だけ=-25|
め|=-3,,,26|て=,,,13|ら=-24|られ=-24|を=62|を直=31|
も|=,,,36|う=34|う一=25|らっ=24|同=19|含=-15|含め=-15|変=,,,15|変更=-23,,,30|書き=-24|見=-21|
ゃ|=-18,59,-26,19|っ=92|って=92|な=30|なく=30|
や|=4,,,-12|つ=20|つだ=31|る=-11|
よ|=,24,-16,15|いの=-15|う=,19|うに=37,18|ろ=28,,-34|ろし=17|
ら|=,,,-26|いま=-42|ず=-10|せ=14,,,-15|せて=49|そ=45,,19|その=24|っ=24|って=24|で=,,-32|ど=-9|な=,,,10|ない=,,,10|は=30|何が=-27|
り|=-11,,,13|たい=-22|に=24|のみ=-14|ま=,,,6|ます=-22,,,9|専=6|専用=6|
る| 0=25| ？=-19,-58|$=33,18,,-6|=-5,-9,,-4|か=-9,-32,51|かを=-12|こ=15,65|こと=15,65|だ=-45,,,31|だけ=-45,,,31|とこ=12|とし=-32|な=-37|なら=-25|の=,11,,7|のか=-12,-28,49,-12|ので=6,37,-17|のは=-11,,,19|は=-11|はず=-11|ま=,,,-18|まで=,,,-18|よ=11|よう=11|ん=-13|んだ=-27|処=-16|処理=-16|条=-21|条件=-21|理=-33|理由=-15|箇=-11|箇所=-11|
れ|=11,15,,-9|ぞ=-12|ぞれ=-12|て=6,25|てい=7,,,8|で=26|とも=-27|は=-13|ば=,,,-9|る=-4,,,-15|を=-7,,,28|以=41|何=-32|
ろ|=6,17|し=17|しく=17|ま=55,,21|まで=55,,21|
わ|=,,,8|った=-11|な=-17,,,18|ない=-17,,,18|らせ=27|
を| 0 回=20| 0 秒=18| 0=10,,29| docs=59| =25|$=-9|=3,-8,,-25|そ=28|つけ=-18|一覧=-49|三=-15|三つ=-24|付=,,-33|付け=,,-33|修=65|修正=65|先=28|先に=28|加=,,,32|加え=,,,32|呼=-19|変=,,,22|変え=,,,28|実=10|実行=,-35|指=-27|指摘=-27|挙=,,,24|挙げ=,,,24|教=-11,,,-20|教え=-11,,,-20|新=39|流=62|流し=55|特=11|特定=11|直=95,,,-13|直し=90,,,-13|知=-25|知り=-25|確=,27|確認=,25|考=-19|考え=-19|行=-24|見=-18|見て=-28|説=-8,,,19|説明=-8,,,19|読=,,,11|読ん=-28|調=,,,-29|調べ=,,,-25|貼=,,33|貼っ=,,33|超=34|超え=34|足し=37|返す=46|追=13,,,-26|追加=60,,,-21|通=,,37|
ん|$=,,,12|=-14,,,16|が=-35|だけ=-25|で=-18|
ァ|=-7,,,12|イ=-19,,,23|イル=-19,,,23|
ア|=-5,34,-13|
イ|=,,,-5|ル=-12,,,17|ルに=,,,18|ルの=21|ルも=-74,,,38|ルを=,,,20|ル名=21,,,-36|ル変=-17|ント=-12|
ウ|=,24|
ェ|=,,,12|ック=11|ン=-24|ント=-24|
エ|ラ=35|ラー=35|ン=-54|ンド=-15|ー=-24|ージ=-24|
ォ|=28,35|ー=35,,-22|ーマ=17|ーム=32|
オ|=,,,14|ン=,,,18|ンリ=-19|
カ|=12|ルで=15|
ガ|=-15|
キ|=,32,-29,-16|ャッ=-8|ー=,32,-22,-18|ーが=27|
ク|=3,23|スを=29|
グ|=6,8,,-27|
コ|=,8,,-4|メ=,,-24,-16|メン=,,-24,-16|ンテ=47,-42|ー=-19,,,13|ード=-25,10,,14|
サ|=,,26|ン=45|ンプ=25|ーバ=12,,44|
シ|ュ=-11|ード=24|
ジ|=-6|ェ=-15|ェン=-24|ト=-20,,30,17|トリ=-20,,30,17|ン=13|ング=22|
ス|=,,,-19|だ=18|だけ=18|は=21|を=10|ク=4,,,24|ケ=-19|テー=13|ト=7,,,-13|トも=36|トを=10,,43|ロ=22|ログ=22|
セ|スロ=22|
ゼ|=-24,,,21|ロ=-24,,,21|
タ|=,12|ス=-16,,,15|スク=-33,,,15|ン=9|
ダ|=,,-18,12|ン=33|ンプ=33|
チ|=,,,14|の=-92|ェ=10|ェッ=14|
ッ|ク=,,,-7|クス=20|シ=-23,,,12|シュ=-14|チ=-21,,,14|チの=-17|ト=,25|トし=18|
ツ|=,,,18|
テ|=8,,,-18|ス=15,,,-12|スト=15,,,-12|ナ=,-42|
デ|=-11,,,14|プ=-40|プロ=-40|ー=-19|ータ=-8|
ト|  を=27| =23|$=12|=,,,-10|さ=-20|で=-9|の=-7|は=12,,,-30|も=,44|を先=50|を教=-19|リ=-34,,,17|リが=-23|リの=,,,23|
ド|=8,,,17|い=-20|いじ=-20|し=39|して=29|に=,,,20|の=,,,15|の変=-23|は=,,,13|は変=22|を=-37|側=31|通=38|通る=38|
ナ|に=34|
ノ|ー=-13|
バ|=,,,-22|ッ=-5|
パ|=10|ス=12|
ビ|=5,,,10|ュ=-28,,,15|ュー=-37|ル=12,,16|ルド=12,,16|
フ|=9,-12,,-8|ァ=-7,,,12|ァイ=-19,,,23|ォ=25,34|ォー=30,,-20|ラ=23|
ブ|=-11|
プ|=,,,-19|トを=23|ル=25|レ=17,,-40|ロ=,,,-14|ロイ=-40|ロー=18|
ヘ|=44,,-30|ル=71|ルプ=17|
ベ|ー=-33|ース=-33|
ホ|=34|
ボ|=17|タ=9|タン=9|
ポ|=,,,13|イ=-19|イン=-19|ジ=-20,,30,17|ジト=-20,,30,17|ー=,42|
マ|=,,,-20|ー=-28|ージ=-40|
ミ|ュ=16|
ム|=4,,-14|に=30|
メ|=,11,-16,12|ン=,26,-69|ント=,19,-42|
モ|ー=-12|
ャ|ッシ=-8|
ュ|=,,,24|ー=-15|
ラ|=,,,-35|イ=-10|ー=18|ー率=20|
リ|=-19,,,21|が=-13|の=,,,17|サ=-26|ポ=-21,,30,17|ポジ=-19,,30,17|リ=-25|リー=-25|ー=-26,,,33|ーで=-51|ース=-53|側=-29|
ル|が=,,,-16|に=,,,14|の=,,,-10|への=-38|も=-32,,,38|を=,,,20|ス=30|ド=17|ドし=20|ド通=38|プ=17|名=,,,-36|変=-17|変更=-17|
レ|ビ=-27,,,17|ビュ=-27,,,17|ー=12|
ロ|=3,21,,-14|イ=-40|ッ=10|ック=12|ー=,,,-12|ーカ=8|
ワ|=-9,,,16|ー=,,,17|ーク=-21|
ン|=4|に=48|は=23|ジ=-23|セ=21|チ=,,50|チで=32|チの=-21|テナ=,-42|ト=,22,12|ド=-8|プ=71|プル=25|リ=-19|リー=-19|
・|=,,,24|削=-39|削除=-39|変=-15|変更=-15|
ー| 0=21|=-5,-6,-5,27|で=,,,25|カル=8|ジェ=-24|ジン=18|ス=-5|スは=26|タ=,,,15|テ=19|ティ=43|トを=-83|ド=-14,,-12,26|ドい=-20|ドに=,,,20|ドの=,,,14|ドを=-29|ド側=31|バ=12,,37|バー=14|マ=,,,-16|ムに=30|ル=,,,-11|率=20|
一|$=38,34,,16|=3,-6,-2,10|下=-23,-16,13,17|下仓=-23|下代=-25|下我=21,,,-5|下把=15|下是=-37|个=14,11,,7|个不=16|个字=-24,,,35|个提=55,30|个模=26|份=,,,12|併=23|共=-14|切=-55,,,41|切し=19|半=-16,,27|句=,14|句话=-9|声=39|对=26|层=-11|年=-32|年的=-27|并=134,27,-16|张表=-12|律=6,,-25,13|律不=,,,25|律改=27|成=43|本=91|条=,48|样=,,,12|概不=60|次=18,,68,-7|步=,,,-42|段=-21|的=27|直=-11|组=28|致=11|行不=32|行代=-33|覧=-6,,,-17|言=-28|起=49,25|起提=26|轮=15,,22|辨=-27|遍=6,-10,57,-14|
丁|$=-23|
万|=,,34,12|
三|=-3,,,12|つ=-22|个=4,,,-15|个数=24|个版=48|次=8|種=16|轮=21|遍=23|
上|$=31,40,-8,15|=35,,,-16|げ=27,,19|げて=27|只=32|周=-20|就=69|误=-24|限=,,-30|
下|$=,,,-7|=7,,,-16|だ=27|だけ=27|个=-49|仓=-23|仓库=-23|午=-27|周=-16|我=24,,,-5|我们=24,,,-5|把=15|掉=38|是=-37|是谁=-60|班=35|班前=35|的=28,,,-23|载=-10|都=-19|面是=-16|
不|=-7,12,-7,29|了=72,20|了的=18|产=-15|会=-66,,,-14|会把=-20|修=-9,,,26|再=69|写=,,,24|写代=-25|准=,,,32|出=30|到=16|动=7,50,-24,17|动的=33|变=8,,-16|可=,21|实=,,,33|对=-11|弹=27|得=,,,18|得修=-27|掉的=21|提=-47,,,27|提交=-47,,,27|改=-7,,,32|新增=29|是=5,,,-16|是必=28|是真=-26|會=-27|用=-20,-14,-26,-49|用写=18|稳=17|稳定=17|能=4,,21|能被=-40|能装=29|能过=36|落=-24,,,28|行=,,,48|要=,,,28|要了=21|要修=,,,14|要写=-22,,,41|要动=-7|要把=-62|要改=,,,10|要落=-19|许=,,,19|许改=-9,,,19|过=12|
且|=13,,-67|
业|=,,,-19|务=,,,-19|务代=31|
东|=,,,16|西=-15,,,16|
両|=13|方=13|
丢|=-6|
两|=,,,-3|个=,,,-15|个日=26|件=21|件事=21|份=30,32|分=19|分钟=19|套=-33|次=-6|端=13|行=26|边的=-14|
严|=,,,21|禁=-56,,,25|
並|び=18|
个| pr=-42|$=,14,,-12|=,-7|不=18|候=-29|候选=-29|函=-17|函数=-17|失=31|失败=31|字=-13,,,32|接=-38|接口=-38|提=,,,-17|提交=,,,-17|改=22|数=-10|文=,15,,-14|文件=,15,,-14|方=-19|日=26|月=-17|服=16|服务=16|样=47|样本=20|用=10|目=,,,17|目录=,,,17|空=-26|节=18|节点=18|角=-33|角度=-33|迭=-39|迭代=-39|重=-19|错=,,31|问=14|问题=14|
中|$=,,-40|=3,-8,,-4|に=-29|位=45,,69|位数=43,,58|央=27,-42|央値=27,-42|文=29|英=33|英文=24|身=19|间经=-39|
串|口=13,-35|
临|时=9|
丸|めを=62|
为| 0=59| =36|=28,81,-20,11|什=-17|什么=-17|准=36,43,-13,-14|啥=-83|
主|库=26|
么| ？=-64|$=6,,,-20|=-19,,,9|写=-30|办=-16|回=-14|处=-33|处理=-33|时=13|时候=13|样=-22|没=-16|算=-17|要=-65,,,-5|要跑=-18|都=,,,15|
义|$=-24|=,,-40|
之|=,-7|前=-9,,,-21|后=,,,-9|
也|=3,-10,,49|不=-12,,,50|不用=39,,-50|不要=-30|别=-19,,,22|别动=,,,-25|要=19|记=21|说=,-42|这=32|这样=32|
了| 0=-20| ？=21|$=13,59,-35,-13|=-8,11,-4,-15|两=-11|什=-42|什么=-34|吗=-70|告=27|告诉=27|哪=18|哪些=-9|多=,,26|就=77,,17|改=67|的=22|这=,,,17|
事|$=-11|=-7,,,-25|交=24|交给=24|件=,47,,-12|务=-50|
二|分=63,,37|分一=28|步=20|重=-11|
于| 0=104,57|=-6,56,,31|
互|=,25|
五|条=-25|次=44|
些|=-21,,,-5|地=8|地方=8|字=-20|字段=-20|接=-6,,,14|接口=-6,,,14|有=27|服务=-16|测=12|测试=12|目=-23|组=-22|表=-23|
交|$=9,27|=-6,,,17|不=-15|历=-23|历史=-23|的=-21|记=-29|记录=-29|里=-27|
产|=-7|品=-13|品要=-26|生=-14,,,24|
人|$=-14|=-16,10,-27,-24|が=-14|天=-25|改=-23|日=18|
什|=-49|么=-31,,,2|么会=13|么时=13|么没=-16|么要=-65,,,-5|么都=,,,15|
仅|=-19,,,73|做=-40|
今|=4,,,11|回=,,,19|回は=,,,16|
从|=-8,,,-9|代=-77|代码=-77|哪=-90|零=30|
仓|=-17,,,52|库=-15,,,49|库里=-35,,,12|
仕|=,27,-34|組=-19|組み=-19|
他|=-14,,,-40|は=56|们=-12|
付|=,-10|け=18|けて=14|回=-14|回调=-14|
代|=-24,14,,24|码=-17,,,23|码不=,,,14|码位=-21|码别=14|码审=-24|码推=-21|码的=-20|码里=8,,,-15|
令|=,,,16|行=10|行加=25|
以|=6,31,,11|上=21,35|内=,27|只=-14|只读=-39,,,24|外=13,52|谁=-26|谁为=-26|跑=50|
们|=-93,,,3|为=,,,-5|为什=,,,-5|自=-26|自己=-22|
件| ？=-17|$=-3,8|=2,-16,,32|不=18,,,-26|与=-22|也=,,,42|名=,,-17|和行=-34|头=45|数=8|数だ=36|行=-19|都=-17,,,18|都不=-19,-45,,17|
任|=-19,,,58|何=-3,,,41|何东=-68,,,15|何代=9|何改=-22|何文=-4,-26,,6|务=-15,,,23|务的=-22|務=-18|
份|=,,,23|
优|先级=-9|化=15,,26|
会|=-75,,-8,-7|上=-31|不=-20,,33|不会=-64|先=-15|删=-98|动=-24|卡=-16|卡住=-23|受=-25|受影=-21|因=-25|影=-12|影响=-12|怎=6,,,-11|怎样=15|把=-26|改=-37|自=-22|被=10,,,13|话=,,,17|跑=,,-37|重=-18|重复=10|锁=-18|
传|$=-31|
伪|=-19|
估|$=-21|=-102|一=-45|一下=-12|
似|=-25|
但|=-13,,,11|
位|$=,,,18|数=80,,15|置=-6,26,-90|
低|=,16|于=15|
住|$=13|=7|
体|の=18|的=-26|积=,,46|
何|=-62,,13,49|も=-10,,,14|を=-88|东=-68,,,15|东西=-68,,,15|代=9|代码=9|改=-22|改动=-22|文=-4,-26,,6|文件=-4,-26,,6|
余|=96,,,-24|
作|=-19,-14,-11,34|为=21|区里=12|成=,,,21|成・=-19|業=-21|業は=-20|用=-43|確=21|確認=21|量=-47|
你|$=8,,,-13|=-23,,,15|不=-12,,-37|会=-50|只=-13|可=61|可以=61|回=-37|是=-30,,,-12|替=-22|的=-34,,,-12|的判=-27|的结=-20|看=-17|觉=-11|觉得=-11|负=25|负责=25|那=16|
使|=,,,26|っ=,,,22|って=,,,22|
例|=-5,,,-8|不=,,29|子=-31|跑一=25|
依|=3|存を=79|存関=-31|据=-71|次=12|赖升=32|頼=-26|
侧|$=22|
便|看=-38|跑=43|
保|=13,67,-9,12|存=8,24|存し=47|持=-14,37,,31|持一=45,,-28|留=17|
信|=,-9,,-9|に=-14|息=,17|息用=16|
俩|=,,-30|
修|$=,,,23|=5,,-9,28|一=28|一下=28|了=25|复=-6|好=149|改=-74,,,28|改文=-29|正し=,,,-19|正だ=49|正は=-68,,,42|
個|=,25|
們|=-11|
候|$=-17|=-29|補=-14|補を=-23|选=-80|
値|=18|は=26|
值|=-4,,,7|不=-10|班=-15|
倾|=-21|向=-27|
假|如=-38|的=34|装=-22|装你=-22|设=-48|
做|$=,,,-17|=-21,,,28|一张=-33|分=16|分析=,,,20|完=23|的=,,,-13|调=-29|调研=-21|
側|=9,13,,-31|の=,,,-26|
偶|=-18|尔=-10|
储|=-14|
允|=,,-20|许=,,-20|
元|=,,,18|で=21|の=,,,25|
先| =17|=-4,49,,-15|に書=50|の=-26|は=26|不=-8,,,-22|判=21|别=-13,,,-14|后=-93|告=-31|告诉=-31|定=-22|月=-19|用=29|留=49|留着=49|看=,,,18|级=-9|给=-17|頭=58|
免|=13,,-39|
兜|=16,36|住=20|
入|$=-17,,,24|=,13,,11|っ=-32|れ=15,,,-12|れて=15|力=17|口=-9|的=-71|
全|=17,,,21|仓=21|版=22|版本=22|程=-36|程不=-18|绿=31,,38|过=43,,57|部=-6,,,8|部清=24|部通=19,,34|
公|=,55,-45,-15|共=36|開=,,-32|
共|=-4,,,-42|同=-21|有=,,,-26|
关|=,-16|注=-19|注点=-20|系=-50|
其|=-8,37,-18|他=9,23|余=22,31,,-24|
具|=,,,8|体=-29|体的=-27|
典|型=-41|
兼|容=,,23|
内|=5,-11,,8|容一=30|有=35|
册|第=-23|
再|=33,7,,-24|动=15|动手=22|恢=21|恢复=21|把=53,,-33|来=14,,42|来一=,,30|現=43,,121|用=24|让=37|跑=,,24|
冒|=,,30|烟=20|
写|$=-17,,,26|=-4,60,-21,28|一=10|一个=12|一段=-21|个=46|了=-35|代=-44,,,19|代码=-44,,,19|入=,,,12|到=-51|在回=-37|在答=-17|好=79|得=-11|操=-53,,,21|操作=-53,,,21|文=-21,,,21|文件=-94,,,21|死=,28,-36|的=-16|着=-26|进=45,21|错=41|错了=23|
冲|$=23|=-7|
决|$=43,24|=,50|定=-19|
况|=-9|
净|$=34|=78,,17|容=28|容器=28|的=,,29|
准|$=18,-12,,-13|=10,,,12|备=-30|库=24|改=37|的列=53|
凌|=-43|晨=-43|
几|=-18,,,-11|处=-16|处在=-41|条=-17|种=-16|
凡|=17,,-36|
処|=8,,,-14|理=9,,,-14|理の=-31|
出|$=-8|=-3,-17,,14|し=-31,,,13|して=-17,,,21|し側=19|し元=-11|た=36|たら=17|な=-23|一=,,,18|一个=22|一份=20|力=13|包=45|所=-15|所有=-15|按=11|按钮=14|来=-5|来问=71|现过=-18|的=24|
分|$=-6|=-5,-11,,5|か=-8|けて=-16|ゼ=-31|ゼロ=-31|两=23|享=,,-36|别=,-56,41|区=,,37|岐=-56|批=21|支覆=22|析=-102,,,43|钟=19,,20|钟内=29|
切|$=20|=-11,,,39|し=19|しな=19|到=21|
划|$=-70|=-16|
列|=-9,-12,,-7|一=-73|一下=-39|出=-29|出所=-59|成=-34|挙し=-18|表=-11,27|
则|=,,,-6|
创|=-21|建=-21|
初|=,,,-18|は=46|期=16|
删| ？=-25|=-37,,,16|了=-8|除=-27,,,11|除任=-37|除的=-34|
判|=-11|断=-12,-15|
別|=-7|の=-11|
利|=-36|弊=-47|
别|=2,-11,-11,32|再=91,21|写死=27|动=,,,30|在哪=-20|忘=30|忘了=30|把=-45|换=20|改=-66,,,35|用=15|的=17,,,-11|碰=28,,,19|让=35|说=-15|
到| 0=,41| docs=53,,-45| notes=19| tmp=98|$=-14|=2,19,,-7|一=,,24|了=-38|什=-19|什么=-19|代=17|代码=17|原=21|就=60|底=10,,,-9|底有=-20|数=-29|数据=-29|新=,,-39|没=21|
制|=,,,-7|台=22,-28|約=-19|
券|=24|
刺|=-36|
刻|=,,-35|
削|=-16,,,-17|除=-26,,,-17|除さ=-23|
前|=-2,,,-16|三=29|十=,-24|后=33,,39|后对=19|後=,,35|提=,,,24|的=21|端=,,,-9|缀=11|
剩|=-7,15|余=33|多=-24|多少=-24|
副|=-15|
割|して=39|
办|=8|
功|=6|率=41|
加| =55| =23|$=,,,15|=43,47,-19,5|え=-15,,,35|し=25|して=146,,,-16|一=28,,-20|一个=76|上=144,39,,-15|入=18|到=42|的=-14|载=,,-20|重=26|重试=26|
务|=-9,,,-4|代=16|代码=16|器=17|的=-10|能=22|能不=22|
动|$=-6,10,-11,19|=,14,,18|代=-22,,,53|代码=-22,,,53|任=27,,,-21|任何=27,,,-21|态=-13|手=,19,,10|文=-12|表=-38|
助|=,,-23|
効|い=-23|いて=-23|に=55|
動|$=17|は=48|任=-18|任何=-18|作=21|作確=21|
務|=,,,26|
勿|=-54,,,56|修=-17,,,23|修改=-17,,,23|
包|$=21|=5,,9,10|体=,,35|括=,,,30|
化|$=,18|=11,20,,-7|け=32|した=23|
区|=,,,14|切=35|别=-24|里=40|里改=34|里的=17|
十|=21,,,-15|分=18|分钟=15|次=21|轮=33|遍=22|
升|=,13,,-11|到=38,24|级=-11|
午|=-27|
半|=,,,-7|年=,,-47|角=25|
协|=,17|
单|$=-7,,,7|=-3,-15|测=28,,37|测和=26|独=10|
占|位=,,-22|比=-14|
卡|=7|住=,-43|在=29|在哪=17|
印|$=,,-35|
即|=,19|可=-11|
却|=-13|没=-23|
历|=,,,-8|
压|$=20|=5,,52|一=61,,45|
原|=,10,,20|因=-4,,-15,-8|因が=25|因だ=,,,27|因を=9|文=-37|来=53,,-25|来的=27|样=-52,,,18|样贴=25,-43|
去|$=51,32|=,39,-9,-4|的=-11|
参|=,55,-41,13|数=,29|
又|=-25|
及|=-7|哪=-38|
友|=21,,-45|好=67|
双|写=-17|
反|=-6,59|而=-19|
发|=-18,,,-6|一=,,62|布=-13|我=-13,,43|生=-13|的=-20|
取|$=33|=,,,25|り=,,,18|り専=6|中=32,-32|中位=22,-50,24|消=,,-29|
变|$=31,41,,-11|=-3,,,-12|更=-11,,,20|量名=23|
叠|$=25|
口|$=-4|=-5,20,,8|文档=20|没=-14|
句|$=-14|=-14,17|
另|一=,26|一个=,26|
只|=,22,-38,64|修=38|做=-9,,,33|准=16|出=,,,30|动=19|在=111,,,-19|改=43,,,-37|有=-10,,,14|有一=26|留=28|看=-34|看不=-12|能=-17|要=-14|许=27|读=-32,,-19,64|读分=,,-31|读排=-13|读方=-34|读的=,,,20|读评=-30|读调=,,,-24|
可|$=-6,31,,-53|=4,,,-38|以=10|以跑=42,-48|疑=-76|疑的=-28|能=-61,,,-14|能性=-55|能的=-43|配=29|
台|任=-20|任务=-20|
右|=,52,-20|
号|=,,-9,-21|
各| 0=56,-54,25|=,-27,26|一次=37|列=-30|是=-27|自=-22|自的=-29|跑=22,,22|
合|=-3,,-8,-5|の=-44|わ=,,-27|わせ=,,-52|を修=24|テ=22|テス=22|了=19|入=-24|同=-36|計=-13|計を=13|进来=33|
同|=,-9,,-5|じ=23|一=-15|一个=-8|事=-27|学=-21|期=-16|样=24|步=,58|步更=41|目=25|目录=17|
名|$=-7|=-3,,-15,-43|は=,,,-35|保=20|保持=20|列=45|
后|$=-25|=,8,,-8|停=18|台任=-20|各=11,,26|在=24|对=,,32|把=120|数=45|数据=27|来=-11|用=19,,71|的=,,,18|直=34|直接=34|面=,28,-19|
向|=,19,,12|
吗| ？ 找=33| ？=20,-58,52|$=-74|=19,-58,52,-7|
吞|吐=38|
否|=-18,,,-11|
吧|$=66,18,-63|=57,27,-66|
含|=-12,,-50|め=-17|めて=-15|
听|=-35|
启|=,,,-11|
吵|=-27|
吸|=29|
告|$=,,,-14|=-8,,11,8|し=,,32|して=,,32|だ=-38|だけ=-38|诉=8,,,7|诉我=,,,7|
员|$=-10|=,,-25,-10|
呢|=-21|
周|=-19,24,,-12|
呼|=7,,,-9|ば=-52|ばれ=-52|
命|=,,,-17|令=,,,-8|令行=10|名=,23,-17|
和| v=-21|$=36|=-3,-6,,-4|依=-21|对=-17|理=-51|理由=-51|行=-54|行号=-54|
咱|=-17|们=-18|
品|=,,-24|要=-26|
哈|$=-29,,,23|=,,,22|
响|=-25|
哪| ？=-64|=-82,,,18|一=-21,-38,64|一层=-16|一步=7,-43,34|三=-21|个=-16,,,-8|个文=-19|些=-56|些地=8|些字=-20|些接=-6,,,14|些有=27|些测=12|些目=-23|些组=-22|些表=-23|几=-17|几条=-23|几种=-25|张=-14|条=-15|步=33|裡=-39,,,22|里=-73,,,8|
唯|=13,,,41|一=23|讀=-88,,,45|
啊|$=-40|
問|=-16|
啥|=-69,,,11|
嘛|=-23|
器|$=,-29,19|=23,,,-14|上=8|的=,,-27|裡=23|里=24|
四|=,20|
回| 0=49|=2,,,4|し=124,-16,38|して=157,-29,111|は=,,,16|到=30|去=65|复=-43|复里=-22,21|归=27|我=-28|放=58|滚=-31|滚的=-16|答=-60,,,9|给=-43|给我=-97|落=39|
因|$=-9|=-4,,,-13|が=25|だ=,,,27|だけ=,,,27|を=9|を挙=-30,,,27|を教=-34|一=26|为=-23|
团|=-14|
困|り=-32|りま=-32|
図|=-26|
固|件=,,32|
图|$=64|=33,,-15,-9|标=28,,-24|片=13,38|
在| dev=,,43| docker=22|=-9,-5,,-7|什=-20|什么=-18|做=-17|哪=-6,,,6|哪里=-31|回=-66|回复=-58|多少=30|干=12,,31|干净=38|庫=,,,14|庫数=22|手=28|时=39|最后=23|本=56,,45|本机=36|测=18|测试=44|用=,,-69|用旧=37|答=-15|答复=-15|
地|=,,,-6|不=25|方=-32|方加=24|盘=22|起=25|
址|=,,-23|
均|=,-73,47|值=18,,30|
坑|=-15|
块|$=,,,-21|=,16,,-18|一=22|一个=22|
型|=-4|的=-22|
埋|=,31|
基|准=32|础=-19|础镜=-19|
報|=-7,,,11|告=-19,,34|告し=,,32|告だ=-38|
場|=-8,18|で=17|合=-9|合の=-44|
堵|=12,38|上=40|
塞|=21|い=28|いで=28|
境|=,,,-12|
増|え=,,32|
增|$=14|依=29|依赖=29|的=,,52|
声|$=34|明=,32|
处| ？=-32|$=-8,32,-17|=,,-10,12|
备|=,,,-10|
変|=2,,,24|えな=,,,-16|更=-19,,,25|更し=,,,-12|更は=-32,,,39|更・=-21|
复|=-6,,,-15|到=23|制=25|现=44,,89|现一=43,-39|用=-56|盘=-12|里=-31,24|里只=32|里就=-36|
外|$=18|=10,49,-39,-17|的=13|
多| 0=18|=,,,-7|久=,-21|少=,-19,24|少个=-28|少条=16|
夜|=,22|间=92|间任=19|
大|=,,10,-11|小写=26|概=-44|的=,,34|
天|$=-8|=-6,39,-17,-7|
太|=7,30|
央|=27,-42|値=27,-42|
失|=2,,-9,-5|敗=,,,-9|敗し=19|败=,,,-8|败了=-20|败的=50,-15,35|
头|$=,43|=11,10|
套|$=22|
好|$=8,38|=19,,,-9|它=,,-39|就行=,,-34|的=,,42|
如|=-31,,,-17|何=-17|果=-5|果把=-51|
妥|当な=27|
始|=,,,13|
字|$=,,,-12|=9,17,,-13|も変=33|段=13,22|母=25|符=-12|
存|=,53,-17|し=11|を=79|ユ=27|ユー=27|为=16|到=53,,-40|区里=39|在哪=-20|在的=28|失=-44|失效=-33|成=28|関=-31|関係=-31|
学|=-42|
它|$=6,48|=11,19,-8|
守|=-27|
安|=,,,6|全=,46|全版=22|装=,-21|
完|$=55,,17|=51,,16,6|一=24|了=,21|全=,,,24|再=,53|把=32|给=59|
定|$=-10,,,-13|=-2,29,,-12|して=-13|フ=,,,-34|ファ=,,,-34|頁=20|
实|=-8,,,5|测=28|现=-9,32|现的=-30|
実|=8,,,-9|行し=10,-64,40|装=,31,,-11|装が=-16|装に=24|装は=-11|装ま=21|際=-14|
审|$=-19|=-16,,,25|一=-18|一下=-24|查=-10|查员=-19|计=7|
客|=-16,,,-5|户=-5|
害|=-26|
家|=-11,34|舍=28|舍入=28|
容|$=-6|=8|一=42|器=31,-73,58|器里=,-24|易=-25|
宽|度=14|
寄|せ=23|
密|=,19,-48|
寫|=,42,,18|
对|$=,,,10|=-3,-12|一下=-23|外=51|外的=17|应=-7|我们=-34|比度=17|照=-34|着=,-41|齐=20|
导|=7,13,-11,-21|出=6,56,-50,-9|出按=18|
対|=,14|し=24|して=24|応=,52|応は=-21|象=-7|
専|=-25,,,31|用=-11,,,25|用の=21|
將|=56|
小|=17,26,-9,-22|写=36|时=,35|赵=-23|
少|$=-12|=,,,7|个=-18|于=23|条=16|
尔|=-11|
尤|=-12|其=-12|
就|=32,33|修=76,69|只=20|地=33|好=-20,,,25|把=12|改=91,42|留=25|直=60|直接=60|给=,,30|说=,,44|问=-24|顺=47|顺手=47|
尾|$=16|=19,,,11|に=27|
层|=-4|
展|=,31,-48,15|示=15|
属|=-58,,,19|实=-36|
履|=-22|歴=-15|
岐|=-56|
工|=-4,,,16|作=-7,26,,13|作量=-47|具=,,,16|
差|$=,-48,48|=-6,,17,9|し=22|分=,,,28|分ゼ=-31|多少=17|异=,,,-11|的=20|
己|=-8|写=-17|
已|=-9,12,,16|有的=24|经做=27|
布|=,,,-8|
带|=19,,,-11|上=14|
帮|=-13,,,8|忙=-34|我=16|我查=-32|我看=-16|
帳|=11|
常|=23|量=14|
干|=,,,9|了=-25|净=78,,17|净容=28|净的=,,29|嘛=-23|
平|$=35|台=-16|均=,-39|
年|=-9,41,-48|
并|=40,7,,6|写=18|打=19|排=21|改=39|注=18|注明=18|清=28|给=-35|说=-17|说明=-16|
序|$=-22|=-33,-8,,-5|
库|=,,,-4|上=33,-37,32|字=-35|里=,,,12|里的=,,,18|
应|=,17,-11,25|为=39|用=,,,26|
底|$=,,,13|=,,,7|有=-20|
废|$=26|=13|
度|$=,30|=-6,17|掉多=41|排=-23|条=21|的=-13|
庫|=,,,14|数=22|数の=20|
建|=16,,,17|一=44,,38|修=-25|修改=-25|议=-45|
开|$=34,27|=4|发=,,,13|后=16|头=44|始=-10|
异|=,,,-11|
弄|=7,54,,-9|好=33|完=18|清=-20|清楚=-16|
弊|$=-37|=-17|
式|$=-8,,,-9|=,,,23|照=21|碼=-15|
引|$=,,-56|=4,92,-40,-9|擎=-23|用=,,-37,9|用一=38|用的=,,-45|
张|=,,,-7|
弹|=25,,-36|窗=,,-39|
归|=13,-16,,-7|你=20,31|纳=-23|
当|=,,,-6|し=-41|なも=27|初=-21|前=15|时=-28|时的=-51|
录|$=,,,-14|页=,29|页那=24|
形|=,89,-15,-22|で=19|
影|=-26|响=-26|
往|下=20|
征|=-37|
径|=,,,-7|
很|=-27|
律|=6,14,-13,13|不=,,,25|改=27|
後|=13,9,,-8|ま=19|まで=19|
従|=23|
得|=-4,,,7|住=-22|修=-27|修改=-27|改=-11|来=37|来吗=25|能=27|过=37,,142|过吗=30|
微|=,,-39|
心|=-6|
必|要=-20|要な=-19|须=,39,,14|
志|在=-15|库=32|
忙|=-32|
応|=,39|は=-21|
快|取=-22|
怀|=-11|疑=-11|
态|=,,,-6|机=-27|
怎|=-62,,,-6|么=-58,,-17,9|么写=-15|么办=-16|么处=-27|么算=-15|样=16,,,-12|
思|=-10|う=-54|
急|=-11,,,-14|
性|$=-13|=-19,,,16|排=-15|质=-56|
怨|=-26|
总|=-5|结=-47|
恢|复到=34|
息|$=-11,,20|=-3,-13|写=20|用=16|的=-44|里=10|
情|=,,,10|况=-9|
想|=-120|先=-17|把=-20|知=-7|知道=-7|
意|=,38,-22,8|して=29|见=13|见如=30|
感|=,60|
慢|$=-37|=,,31|
成| docs=118,27| tmp=27| =49| =-15|=24,28,-4,-23|・=-24|一个=65,41|功=12|功率=26|只=17|按=26|测=38|测试=25|物=,,42|的代=46|表=-25|
我|$=-14,-51,37,-12|=-61,,,6|一=-15|一条=-18|们=-8,,,-14|们为=,,,-5|们的=10|们自=-26|們=-47|分=-21|卡=19|就=-21|希=25|希望=25|拿=-21|数=22|数字=27|来=-11|来改=-18|查=-32|没=-23|自=-49,,,14|自己=-49,,,14|起=-36|这=-20|这个=-36|
或|=-39,,,23|者=-21|
截|=29|图=-9|断=11|
户|=-4|的=-32|输=-23|输入=-23|
戻|=,28|
所|=-8,26,-16|以=,,,11|有=,23,-41|要=25|要時=25|
手|$=-11,19|=,42,-9,41|を=-8,,,23|元=-39,,,22|元で=21|册=-22|册第=-23|动=,,,-17|把=53|改=,,-26|机=,25|补=24|
才|=,107|算=64,59,98|算完=15,,51|算数=17|
打|=,,,-9|一=105|一个=22,-47|上=31|出=13|印=12|开=27,,28|进=-27|
执|=5,,,-20|行=4,,,-20|行两=-17|行了=-31|
扫|=7|一=12|
找|=-6|个=28|出=-8,18,,17|到=29|
抄|=53|
把| src=45| =46|=18,,,-14|下面=25|失=36|它=64|它们=19|它修=39|把=-18|报=26|超=-53|超时=-53|那=39|重=16|
抓|=16,-20,25|一=23|
抖|=20|动=22|
折|=68,22|叠=29|腾=48|
抜|=-15|
报|=9,-13,24,-21|一=-16|了=75|什=36|什么=36|告=17|的=23|表=8,,,-20|错=43,,18|
抱|=-39|怨=-26|
抽|=6|出来=62|到=51|
担|=-45,,,12|当し=-35|心=-24|
拆|=,14,,-9|成=,,-24|
拉|=14|起=20,,35|起来=18|
拍|板=-20|
拒|=20|绝=20|
拖|=20|
拟|=,,17|一=-62|器=36,,24|机=22|
括|=,,,28|
拼|音=29|
拾|=16,27|
拿|不=,17,-26|到=-35|去=-27|掉=14,,-41|
持|=51,27,-9,17|一=45,,-28|一致=32,,-28|不=-21|原=8|现=23|
挂|$=21,,29|=5|的=20|
指|=,12,,-13|出=-45|定=24|摘=-8|摘し=-56|数=34|
按| 0=22| =-35|=,-16|可=-36|可能=-15|字=46|照=29|规=21|钮=12,44,-43|
挑|=-16,,,27|刺=-36|
挙|=-42,,,11|げ=-58,,,16|げて=-63,,,16|し=-18|して=-17|
挪|=50|到=137|到配=28|
捋|=-50|
换|$=27|=26,41,,-11|成=14,20|成新=53|新=24|
捨|てて=-22|
据|=-20,,,-11|库=-11,,-23|此=-24|集=26|
掉| ？=-59|$=179,60,-12|=21,29|了=-10|到=-25|它=29|
排|$=,,-25|=-35,30,-28|个=-28|序=-23|
探|=-27|し=-30|して=-27|
接|=,13,-17,-19|修=56|发=-16|口=,36,,-5|口文=20|口没=-14|回=-52|回我=-25|改=164|着=30|続=-19|贴=-32|
控|=,,,19|え=,,,28|制台=22,-28|
推|=-51,,,-18|断=-38|演=-32|荐=-23|送=7|
提|=-2,18,-6,25|交=-10,,,14|交不=-15|交历=-23|交的=-15|交记=-29|交里=-27|供=31|升=13|示=10,,-19,-9|醒=26|
插|=,13|件=,37|
換|=,14|え=,,,15|えて=69|えな=-17|
搬|=-19|
摘|=-12|し=-56|して=-56|出=-23|出来=-75|
摸|=-24,,,12|底=-42,,,21|清=-10|
撤|=,54|销栈=-17|
播|=,,,17|
操|=-15,,,17|作=-25,,,23|
擎|=-23|
擬|器=24|
支|=,,,9|付=,,,11|付回=-14|持=18,37|覆=22|覆盖=22|
收|$=21|=19,11,,7|到=-73|口=24|工=,,27|拾=65,26|敛到=19|
改|$=,,,18|=7,48,-18,33|め=22|一=,,,30|为=25|代=,,,26|代码=,,,26|任=,,,-12|任何=,,,-12|动=-45,,,30|动任=18|哪=-81|好=29,,,-20|完=10,48|对=87,,-33|成=9,57,,-11|掉=15|文=-10,,,19|文件=-41,,,39|用=28|的=-25|造=-24|
放|=8,,,7|一=59,,47|到=9,30,-22|进=10|
效| ？=-25|=,54,-18|
敗|=,,,-9|し=19|した=66|時の=-39|
教|=-59,-16,46,-12|え=-32,-25,44,-12|えて=-31,-25,44,-12|
敛|到=19|
数| 0=88|$=,,,-5|=,-9,,-26|え=-17|えて=-40|だ=36|だけ=36|に=42|の丸=20|を=27|列=-40|和=27|字=68|据=,,,-6|据库=-11,,-23|据集=26|
整|=3,-8,-14,6|个=,,,25|个目=20|段=40|理=,,-37,12|理し=-13|
文|=-4,7,-21,-9|に=-23|件=-10,,,46|件一=-13|件不=10,,,-20|件与=-22|件也=,,,42|件名=9|件和=-9|件头=45|件行=-19|件都=,,,15|字=-9,,,-26|案=26,14,-55,-10|档=7,,-44,-15|档里=,,-30|言=67|面=74|
料|$=-13|=-10|
断|=-4,-12,,-6|して=-26|网的=31|言=-23|言了=-44|
新| docs=43|$=33,,,13|=6,,,-14|し=11,,,-16|しい=57|して=20|增=,,,-11|增依=29|增的=,,52|建=10,,,21|的=5|
方| ？=-13|$=-19,,,-27|=-13,20,-21|が=-16|に=15|加=24|向=,,-39|在=-16|式=,,,16|案=-17,,,11|法=-34|面=-33|
施|=-41,,,24|
旁|=,,,18|
无|=-6,-19,,27|
既|=,-14|存ユ=27|
日|=2,23,-27,-6|志在=-15|志库=32|期=8|本=47|本語=23|的=,,48|
旧|$=32|两版=23|的=10,22|
早|=7,,-38|
时|=,6,,-7|不要=35|候=12|区=,,,13|只=24|序=-23|换=24|机=-29|的=-8|
明|$=,,,-11|=-20,42,,12|し=-113,,,17|して=-107|原=25|原因=25|天=-16|
易|=-12|
映|射=19|
昨|天的=35|晚=,,49|
是| 0=22|$=,,-30|=-34,-17,,17|一=-12,,,20|一次=-33|不=-6|也这=32|只=,,,31|只读=,,,32|否=-23|哪=16,,,-11|哪些=-18|在哪=-47|多=-13|多少=-26|必现=28|怎=-64|怎么=-49|的=30|的话=30|被=-40|谁=-47,,,-11|
显|=29|存=,-45|示=34,,-16|
時|=,,,-11|の=-18|刻=40|間=10,-27,104|間を=80,,35|
晚|=-6|跑=-30|
晨|=-46|
景|$=-9|=6|
曲|=22,,56|线=20,,46|
更|=2,,,37|し=,,,-12|した=-62|して=26|しな=,,,-12|は=-32,,,39|・=-21|新=,,,-13|
書|=11,24,,25|か=,,,21|き=-29,,,27|き換=-13|き込=-36,,,20|
替|=,17,,-15|え=29|えて=45|
最|=,-6,,-14|低=17|初=20|初は=34|可=-37|可能=-20|后=4,,15,12|后给=-11|坏=-27|多=8,37|大=9|小=,,,-12|後=62,,16|後に=15|後ま=19|新=22|有=-25|终=27,,27|终消=13,,26|近=-42|近一=-17|难=-24|
會|=-55|不=-39|不會=-39|
月|=-29|の=-38|
有| 0 条=-20| 0=-17,20|$=-9,24,-36,-10|=-16,,-8|个=-25|人=-27|什=-29|什么=-22|会=-14|写=-30|几=-31|可=-39|可能=-37|哪=-42|在=-25|多少=-16|对外=27|必=-25|必要=-25|把=-22|报=45|报错=32|沒=-32|沒有=-32|没=-50,-29,21,9|没有=-50,-29,21,9|漏=-16|無=-30|用=-9|的=,-14|真=-19|读=-16|调=-21|调用=-21|
服|=,,,-7|务=,,,-6|务器=17|务能=22|
期| 0=27|=-4,,-17,-17|を=-22|间=,,,-28|间不=47|
末|尾=19|尾に=27|
本| scripts=22|$=,,,-17|=-4,,,13|任=-17|任务=-17|地=7,,50,-8|地起=25|当=,-31|文に=-23|机=17,,35|次=-9,,,19|語=23|身=18|里=-54|
机|=,,,-12|
杂|=-19|
权|=-5,29,-17,30|限=-7,,,14|
材|=-26|料=-53|
束|$=-14|后=58|
条| sql=-21|=,,,-8|一=23|不=15|以=-30|以内=-23|件=-14|写=-42|数=61|書=-17|書き=-17|最=-26|目=21|给=-17|评=23|评论=23|路=-15|链=-34|链路=-23|附=-17|
来|=-5|一=107|一遍=35,,34|做=-16|吗=29|改=-33|是=19|源=-19|的=,,,13|看=27|看看=44|问=30|问我=71|
板|=-5|问=-18|
构|别=24|别动=24|建一=60|
析|$=,,,20|=-16,,,41|だ=-68,,,31|だけ=-68,,,31|器=50|
枚|=11|
果|$=-7|=-5,,14,-9|と=23|の=29|を=24|写到=-49|把=-51|
架|=,20,-15|屏=19|
柄|=24|
查|$=-18,,,12|=-10,41,-27,33|一=,,-53,15|一下=-11,,,18|到=59|员=-19|最=-27|
査|=,33,,46|の=13,,,28|のみ=-97,,,31|
标| 0=50|=3,30|了=55|准=-8|准库=24|出=-17|签=,,,22|
栈|=8,-55,47|是=38|
栏|=51,,-43|
树|=-13|
样| ？=-77|=,,,17|子=91|式=20,29,-33|本=,,22|贴=25,-43|
核|=-25,,,14|实=-31|对=-55,,,15|
根|=,63,,-9|拠=-13|
格|$=22,,,16|=26,25,-16,-6|回=-17|式=27,,,-13|式照=21|
桁|=65|
框|=14,87,-88|
案| =24|$=-130,,,21|=-26,,,25|だ=-80|だけ=-80|は=-30|を=-27|
档|=,,-11,-15|里=,,-30|里的=46|
梳|=-24|理=-16|
检|=,22|查=,14|
検|=9|索=39|証し=-31|
楚|$=-11|=5|以=26|以后=26|
業|=-29|は=-20|
概|=-16,,,10|不=60|
構|=,,,-17|い=21|いま=21|
模|=,,,-7|块=-4,,,-18|块一=22|拟=12,,33|拟器=36,,24|擬=24|擬器=24|
権|=-14,,,21|限=-16,,,21|限を=29|
機|能=-29|能を=-20|
檔|=,,,13|案=,,,13|
欄|=40,,-19,14|位=27|
次| ？=-24|$=62,,47,-6|=12,,,14|任=-15|修=-22|取=16|只=-28,,,23|只读=-47|重=-19|重构=-20|
止|$=,,,23|め=27|めて=46|写=-20|
正|$=-11,29,-37,22|=5,24|し=32,,,-19|して=152,,,-16|だ=49|だけ=49|は=-68,,,42|常=14|
步|$=12|=-3,,,-36|更=41|更新=41|走=,,33|
歴|=-15|
死|=,18,,-7|
残|=,37,-13,-19|し=26|して=65|す=10,,,-18|
段|$=-7|=,27,,-22|不=22|落=22|
母|=39|
每|=-4,,,-11|一=-15,,25|個=27|条=-12|条写=-27|条附=-17|
比|$=16,,49|=,,43,7|一下=,,41|上=26|度=17|较两=-32|
气|=,,-32|友=27|友好=27|
水|=,25|
求|$=-12|=,10,,14|
汇|=,,,19|
決|=-20,,,-14|め=-52|めま=-33|済=10|
没|=-17,,-5,-15|人=,24,-35|写=-40|提=-20|有=-6,,,26|有内=43|有写=-30|有可=-16|有报=34|有漏=-35|有的=-17|法=15|注=23|注释=23|用到=17|走=-14|
治|$=27|=41,27|
沿|=,26,-23|用=62,24,-21|
法|$=-20,19|=-6,73,-12,-5|值=21|务=-22|
注|=3,-11,-11|明=26|点=-20|释=10,42,-13,-8|释里=24|
活|=,35|动=17|
流|=-6,,,16|し=45,-20,183|して=,-21,43|れ=,,,29|れを=-38,,,24|程=-7|
测|$=23|=5,,17,-23|一=46|一下=37|试=-5,,,-14|试同=-28|试库=29|
消|=-3,102|え=-71|した=-21|す=-32|息=,-17,11|息的=-44|息里=15|费=-16|
涉|=-14|及=-13|
涨|=-18|到=-12|
混|=-6|用=-28|
添|え=-11|
清|=,,-25,-6|单=-19,,,13|楚=5|楚以=26|理的=-25|走=82|
済|=,,,-18|
減|ら=-21|
測|$=20|=,,48|
游|=,23|标=23|
源|=,,,-11|码=-16,,,-14|码不=71|
滚|=11|动=37|的=-16|
漏|=-7|
演|=,-52|练=,-72,28|练一=15|
火|=12|焰=21|焰图=21|
灰|$=37|=,,,-13|
炸|=-21|
点|$=-6,,,-15|=-14,18,,4|を=-29|看=-15|
為|=,27|
烟|=20|
烦|=10|把=29|
烧|=24|
热|点=,,29|
無|=,44|
焰|=21|图=21|
然|=13,37|后=20,35|后把=69|
照|=,18,-12|旧=19|规=-31|
片|=6,38,-20,-9|付=27|付け=27|
版|=,,,-12|
牵|=-13|
特|=-13|征=-37|
状|$=-8,,,13|=,,,19|态机=-27|
猜|$=29|=8,,26|
率|=,,16,-9|と=,-35|和=29|
环|=,,,10|境=11|
现| 0=28|$=,,,9|=,5,,-20|一=13|一下=34|不=29|在=-3|在一=44|在多=23|有=,,,-13|过=-24|
班|前=35|
理|$=,-15,,10|=3,18,-9,-18|し=-21|して=-21|の=-35|员=31|成表=-32|由=-25,,,-9|顺=23|
生|=,14,,-6|成=,,17,-17|成物=,,42|成的=18|
用| 0=67| scripts=38| tools=59,,60| =23| =27,,43|$=-36,,,42|=9,-13,,2|で=-14,,,19|でお=-33|で進=-31|の=7|の監=30|フラ=35|中=19|中文=19|了=-10|例=4,,,-7|写=18|哪=-47|哪些=-32|处=12|户=-6,,-13|户的=-32|户输=-23|文=-25|文字=-25|方=,,,-20|现=61|现成=19|的=,46,,-7|的内=40|的删=57|的是=-13|表=-21|表格=-65|
由| ci=27|$=-43|=-15,,,-16|你=23|
画|$=13|=,-12,,-9|面=11,22,-40,-14|面に=13|面の=21|
界|=,68|
留|$=18|=43,50,-59,-8|一=34|两=20|了=34|着=-23,26,,12|
番|=-8,,,-16|に=-32|
疑|=-39|的=-17|
登|=,,,11|录=7,,,8|录页=,27|
白|=16,16|屏=14|
百|字=-34|
的| error=25| lint=34| =24| ？=-33,,,-12|$=-11,52,,15|=1,-3,-11,-13|一=16|中文=21|事交=24|代=,,,-12|代码=,,,-12|以=24|任何=-12|先后=-42|入=15|入口=15|内=13|列=-24|列出=-19|十=-21|十个=-25|升=47|原=,,,13|可=-13|可能=-31|启=-47|启动=-47|在=52|地方=-6|字=15|实=-15,,,-14|实现=-39|容=13|导=-24|导出=-23|就=30,74|就地=28|归=28|快=,,-33|报=66|报错=43|换=20|提=-9|提交=-30|改=,,,-15|数据=-29|文=,,,-9|文件=6|方=17|方案=17|方法=-50|日=22|日志=12|时候=-8|是=-15|是哪=-12|来源=-38|标=-19|样=38|样子=31|格=22|步=,,29|步骤=,,29|注释=15|现=-19|用=19|用例=-8|留=36|留着=25|直=80|直接=80|空=14|结论=-22|脚=-21|脚本=-21|草=-29|草稿=-25|虚=37|虚拟=22|话=20|输=,,25|输出=17|还=-14|还是=-14|都=22|问=,27|问题=,25|
监|控=-60|
盖|=,,,-9|住=58|率=,,29|
盘|$=,,,21|=,68,-14,15|
目|=,,,-14|を=23|前=-10,20|录=,,,-15|
直|=15,56,-11,4|さ=-16,,,24|さな=-35,,,26|し=76,35,,-7|して=242,35,,-12|し方=-23|す=-9|到=18|接=,,-16,-11|接修=56|接发=-77|接回=-52|接改=142|接贴=-32|
相|=-7,,,-8|关=-8|
看|$=-61,,,21|=-7,,,22|一=,,,-11|一下=-27|不=-18,,,14|不改=-40|哪一=39|是=,,28|有=,-37|有没=,-37|板=-15|看=-6,,,18|看现=-21|看这=-16|这=-42|这个=-17|
真|=-6|
着| =-23|$=-46,,,14|=,,,-12|手=-29|的=42|走=40,,-28|
知|=-10,,,-6|の=25|り=-26|りた=-22|道=6|
矩|=15|阵=43|
码| 0=21|$=,,,10|=-12,,,6|一行=13|不=,,,12|位=-21|位置=-21|别=27|原样=-46|审=-24|审查=-24|推=-21|推断=-21|行=-23|里=8,,,-15|错=23|
研|$=-29|=,,-28,42|任=-15|任务=-15|究一=40|
础|=-19|镜=-19|镜像=-19|
硬|=-7,22|
确|=14,,10|认=17|认后=27|
碰|$=-16,13,,-20|=-11,,,26|代=,,,39|代码=,,,39|
確|=9,,,-18|か=37|かめ=37|認=8|認は=45,,-37|
碼|$=,,,23|=,,,17|
示| =16|$=24|=27,72,-57,-14|し=-15|して=-63|
禁|=-6,,,64|止=-28,,,10|止写=-20|用=15|
私|=-7|
秒|$=-24|=45|内=41|
租|=-30|户=-29|
积|=,,26|
程|$=-10|=-18,,,28|只=-29|只读=-29|度=-17|度排=-20|式=-10|式碼=-15|
稱|=29|
稳|=,,33|定=33,,52|
稿|$=-36|
積|も=-36|もり=-21|
究|一=40|一下=40|
空|=17,,-17,13|值=15|库=30|格=14|
穿|=-41|
突|き止=18|
窗|=,42,-30|口=-9|
立|ち=33|ち上=30|
站|得=-16|得住=-16|
章|=,36|
端|$=12|=-7|
笔|=,,,15|
符|=-8|
第| 0 步=-22|=,,,-46|一=7,,,-43|一个=51|一步=21,,,-27|二步=20|
答|$=-150|=-67|え=-19|えて=-24|复=-36|
策|=,,-70|略=,,-36|
筛|=25|选=25|
签|=-6,,,19|
箇|=-30|所=-19|条=-17|条書=-17|
算|$=-10|=-4,8,9,5|完=32,,78|数=21|
管|$=44|=12,,,-17|理=,,-21|理员=31|
类|$=-18|=-4,-8,,8|
粒|=-16|
糊|=11|弄=43|
系|=-16,22,-30,14|统=-13|
約|=-13|
素|=18|
索|=,,,15|引=,29|
終|=16|わ=-14|わっ=52|わら=27|了=30|
組|=-10|
経|=-9|路=-23|
結|=11,,,13|合=,-32|合テ=,-32|果=35|果と=23|果の=29|果を=16|
給|=-12|我=14|
統|=12,41|一=30|
維|=26|持=23|
緑|=49,,95|に=17,,38|
編|=,,,42|集=-27,,,39|集は=-34|集も=-21,,,25|
纠|正=22|
红|=17|了=,,59|的=,,48|
约|=,,,9|
级|=-4,,,-6|别=12|
纯|=-31,,,66|调=-22|调研=-22|
纸|=-12|面=-41|
线|$=9,,,-11|=-2,,,-15|的=-17|
练|$=,-36|一=15|
组|=-9,,,-6|件=,28,-31,-10|
终|=24,13,21|消=13,,26|消息=13,,26|
经|=-10|做=27|过=-9|过哪=14|
结|=-5,,,-13|合=-48|束=16|束后=58|构别=24|果=,,22|论=-15|论发=-41|
绕|过=-8,,,13|
给| =-28|=-12,,,-25|一=-15|一个=-15|两=-59|两个=-23|个=-59|他=-32|出=-31|客=-15|客户=-15|我=9,-23,44,10|我一=-32|我数=42|我看=,,34|数=-22|证=-38|证据=-38|
绝|=,,,20|
统|=-4,,-16|一=78,64,-43|一成=69|统=32|统换=22|
维|=-6,18|
绿|$=23,39,102|=93,70,159|的=15|
缀|=13|
缓|存=-5|存失=-33|
编|=5,,,24|一=25,,33|号=11|得=33|得过=33|译=11,,,-11|译一=21|辑=-11,,,34|过=45,,47|
缺|=-5,,,-8|
网|关=-11|
置|$=-12,,,25|=3,34,-20,-5|き=27,34|き換=34|
群|=,,,-13|里=,-33|
翻|=,28|
老|=-8|师=21|板=-78|板问=-18|
考|=,,-21|え=-23|えて=-12|
者|=,23|的=-24|
而|=,19,,13|不=,24,,18|不是=27,24|
耗|=36,-22|时=32,-21,14|
聊|=-9,,-33|
职|=-12|
联|$=46|调=19|
聞|=-30|か=-28|かせ=-28|
背|=,23|景=,21|
能|=3,11,,-10|を=-20|不=,-52,36,-8|不能=,-50,35,-8|关=34|删=-29|合=-30|否=-17|在=77|性=-55|性排=-15|把=-49|的=-80|看=,,,18|编=27|被=-25|装=29|装上=23|起=27|跑=33,,42|过=27,,37|
脚|=-8|本=-10|本的=-20|本里=-21|
腾|=51|
自|=,11,-9,-13|己=-8|己写=-17|查=30|的=-29|
至|=15|少=15|
致|$=21|=8|的列=-37|
色|=,43,-27|
节|=,,,7|
花|=,,27|
英|=18,53,-52|文=-24,22,-15|
范|=9,16|围=-17|
草|=-29|稿=-19|
荐|=-23|
菜|=15|单=15|
落|=27,,,19|ち=,-21,50,-17|ちた=,-46|と=58|とし=25|到=,,,18|地=11|实=44|
藏|=12|
虚|拟=32|拟机=22|
血|=,,-42|
行|=,-5,,7|い=-24|いま=-24|し=18,-23,62|して=12|す=-16|ま=23|まで=23|も=-64|わ=-35,,,25|わな=-18|一次=25|两=-17|为=,,,-11|代=-45|代码=-45|加=25|号=-103|家=28|家舍=28|数=9|覆=26|覆盖=26|都=-10|
补|=53,124,-18,-8|一=129|一个=30|上=170,27,-13|齐=37,,-29|
表|$=-23,,28|=2,-23,,-36|に=-20|にし=-23|单=20|头=-12|格=-7|格回=-17|示=19,30,-39|
被|=-45,28,-22|删除=-17|重=-19|
装|=,,,-11|が=-16|に=24|は=-11|はま=,,,-49|は別=-24|ま=21|まで=21|一=36|一遍=27|上=20|你=-22|你是=-22|
補|=,80|を=-23|上=68|
裡|=,,,22|所=-23|所有=-23|
西|$=-17|=-16,,,15|
要| 0=-24|$=18|=-16,8,,-21|一=14|一个=84|一致=23|上=-18|不=-43|不要=-43|了=56|修=,,,14|修改=,,,-21|做=-36,,,20|先=-35|写=,,,32|几秒=30|动=-37|动代=-18,,,32|动表=-38|变成=43|多久=33|实=-14|把=-70|提=-92,,,-20|提交=-25|改=-6,,,12|改代=,,,26|改好=-36|数=,-43|新=-13|新建=-22|時=25|時間=25|求=,28,,12|清=-26|能=27,34|自=19|落=-19|落到=-42|过=24|重=66|重写=-18|
覆|=-5,,,-9|盖=-5,,,-9|盖率=,,29|
見|=-15|て=-28|積も=-36|
規|=-8|
覧|=,,,18|で教=-28|にし=-29|
観|=-81|点=-74|
见|$=-25|=-13|如=30|如下=30|
观|=,,,20|
规|=-5,,-10,10|则=,,-14|
览|$=-36|
角|=,31,,11|度=-75|色=-19|
解|=-5,,,9|一=-20|一下=-20|决=94,44|析だ=-28|析器=50|決=-45|消=76|释=-211,,,7|释一=64|
触|=-12,20,,16|っ=30|って=30|ら=,,,25|らな=,,,20|れ=,,,22|发=-5,,,-16|发的=-51|
言|=-10,,,-34|了=-44|
計|=4,,30|を=-22|を直=13|画=-57|
訊|息=13|
記|=46,34,-28|
設|=,21,-32,-20|定=,18,-35,-25|定フ=,,,-34|定頁=20|
許|=,,,26|可=-27|
証|=,,,-14|し=-31|して=-31|の=11|のな=-24|
試|$=14|=13,,13|し=75,,46|して=75,,46|
該|=-10|当=-10|
認|=,27,,-8|は=45,,-37|はこ=21|
語|=22,42,-27,-12|に=29|
誤|=18|訊=16|訊息=16|
說|=-19|
説|=-49,,,17|明=-15,,,18|明し=-113,,,17|
読|=-23,26,-30,38|み=5|み取=-14,,,22|む=-39,,,25|むだ=-25|ん=-14|んで=-35|
誰|=-39|が=-34|
調|=-45,26,-17,58|査=-43,,,40|査の=13,,,28|
請|先=24|在=24|從=-22|
警|=26,,,-13|告=78,,,-12|
讀|=,,,56|
计|=-3|一=-24|一下=-31|划=-29|稿=23|费=36|
订|单=,,,-11|正=12|
认| 0=24|$=32|=6,,,-15|为=-14|关=34|后=27|
讨|=10|
让| test=29|=12,24|它=72|
议|$=-15|=-24|
记|=,,,7|下=,,43|下来=-34|住=42,,-36|录=-8,,,10|得=18|
讲|=-109,,,9|一=-14|讲=-118,,,16|
许|=3,,,10|写=-21|动=-10|改=-10,,,13|
论|$=-22|=-14|发=-41|发我=-41|
设|$=-82|=-4,22,-33,-10|置=,,-22|计=,,,10|计稿=23|
证|=,,21,-9|一=,-38|据=-14|明=26,26,123|码=23|
评|=-58,,,24|估=-20|审=6|
诉|=,,,7|我=,,,7|我卡=19|
诊|=-82,,,19|断=-55|
译|=,,,-11|一=21|
试|$=8,,,13|=6,,,-4|一=59,-43|一下=24|代=-22|代码=-22|同=-28|同学=-28|库=29|试=36|
话|$=-15|=3|
询|=,,,-13|
语|=-4,,-30|气友=27|言=-18|
误|$=30|=,,,-12|伤=-30|删=10|
说|$=-25|=-37,,,-6|一声=34|你=-35|哪=-17|明=10|是=-21|清楚=10|说=-97|说你=-32|
请|=41,,-10,6|一=21|不=-44|不要=-44|从=-41|以=-23|保持=-42|修=27|做=20|写=13|分=-17|删=21|加=24|勿=-26|存=17|打=-23|提=29|改=59|教=-31|查=-43|核=-18|梳=-66|梳理=-66|比=-33|比较=-33|清=28|看=-25|结=-14|结合=-14|给=-62|给出=-28|评=-37|说=-62|说明=-62|重=22|重新=18|阅=-25|阅读=-25|
读|$=-22,,,-26|=-40,40,-21,50|一=-11,,-40|一下=-30|一遍=,,-34|代=,,,-31|代码=,,,-31|任=-12|任务=-12|分=,,-31|分析=,,-31|排=-13|排查=-13|方=-34|方式=-34|的=,,,20|评=-30|调=,,,-24|调研=,,,-24|
谁|=-115,24|为=-29|为准=-21|先=-12|在=-31|来=-21|
调|$=20|=2,49,-23,22|到=29|整=13,,-26|用=,,-26,-12|用方=,,,-20|研=-19,,,25|研任=-15|
谈|=-22,,,25|
谱|$=-28|=-20|
象|=-14,12,,-9|
貼|=,-18,31|っ=-30,-30,86|って=-30,-30,86|
質|=-12|
负|=,,,9|责=,,,13|
责|=,,,15|
败|$=-9|=,,,-8|了=-20|的=50,-15,35|
账|户=28|
质|$=-19|=-29|
贴|=-12,-20,88,-7|了=-24|出=,,37|出来=,,37|回=-9|在=-18|在回=-39|来=26|
赖|$=,,,-11|升=32|
赤|=30,,30|い=20|
走|$=47,69,-67|=15|っ=-26|ら=,,49|らせ=14,,49|一=,,99|一遍=-13,,75|不=18|不通=40|哪=-20|
赵|=-23|
起|=51,-15,29,-21|き=-31|一=15,-106,59|一下=22|一个=,-35|一套=23|个=,-34|來=24|得=59|得来=37|提=26|提交=26|来=29,-30,72|来看=33|
超| 0=36|=,-10,,-7|え=63|时=-6|过=11|过一=-17|
越|=-10,20|
足|=16,24|し=40|して=58|
跑| 0 次=32| 0=35,,45| =33|$=15,,,-18|=36,,100|一=69,,197,12|一下=64,,40|一次=23|一遍=117,,40|三=87,,30|三遍=50|不=29,40|十=66|通=,,31|
跟|=46|上=56,31|他=22|着=30|着改=-23|着走=40,,-28|
路|$=-48|=-8,,,-16|径=,,,-7|
身|=-9|
转|=,55|成=29|
轮|$=22,-19,70|=21,,,12|只=-27|给=42|
载|=-9|
较|两=-32|
辑|$=-9|=-4,,-34,28|
输|=7|出=4,,43|
边|=-5,37,,-12|注=22|界=,21|
込|=-24|まれ=-24|み=-11|
达|=,21|
迁|=4|移=5|过=19|
过| 0=25|$=-8,,153,16|=,-10,12|一次=-22|一遍=30,,15|不=14|吗=23,-24|时的=53|来=19,,-40|的=-25|程=-13|
运|=-15,33|行=-16|
近| 0 个=-35| 0=-8|=-29|一=-23|
返|=,10|す=59|信に=-14|信は=32|回=37,,-24|
还|=-5|在=,,-73|是=-86,,,-13|有=-31|有哪=27|有没=-38|没=-22|编=23|编得=23|
这|=,6,-26,17|一=-9,20|两=,,,-15|两个=-18|个=3,,,16|是=,,,20|是一=-41|次=,,,17|段=,,,11|里=-25|
进| docs=67|=14,,,11|度条=21|来=-7|程=-15|
连|=,,,-6|接=-16|
迟|=-9|
迭|=-43|代=-43|
追|=,,,-20|っ=-16|って=-16|加=13,,,-11|加し=38|
退|=,44|出=25,,-32|
送|=,46,-49,-15|走=52|
逃|=50|
选|$=-14|=,,,7|中=20|的=27|
逐|=,,25|一=-27|个列=-26|
途|=-8|
這|=,,,23|
通|$=15|=60,9,32,-31|し=,,29|る=204,,104|るこ=29,,32|知=,,-32|知の=19|过=69,,57|
速|=9,19|
造|=-23|
週|=-13|
逻|=,23,-33|辑=,23,-33|
遅|=12,,101,22|い=,,45,22|い原=-43,,,26|
遍| =47|$=54,-9,27|=26,-9,79,-15|
道|=5|
違|=-14,32|い=-9|
避|$=18|=,,,18|け=-27|
那| 0 个=,,47|=7,15,-37,-20|一=,18|一处=34|个=,,-14|些=,24|套=19|边=,,,-13|
部|=,,,7|改=23|清=24|署=-29|通=19,,34|
都|=7,,,42|不=,,,52|不准=24|不能=,,,24|不要=-12,,,27|不许=-13,-25,,19|从=40|别=-18,,,39|别改=-31,,,18|在=-12|得=18,31|换=85|换成=55|改=34|用=19|算=-29|行=15|要=55|
配|=,,,-8|上=28|好=23|置=,,,14|
释|=-7,17,-10,-3|一=57|一下=-146|里=24|里写=27|
里| =-16|$=,24,,8|=-2,30,-21,-6|做=17|写=,,,9|写的=-31|只=11|哪=-31|就=15|找=-11|把=15|改=26|是=-50|最=-16|有=-20,,,-8|有没=-31|标=42|每=-33|的=11,-9|的任=-21|的文=18|
重|=-2,12,,-16|写=-45|名的=-34|启=-23|新=,25|点=-17|点看=-46|试=,19,-14|
量|=,,,-8|一=28,,25|名=23|
鉴|=9,,,12|权=9,,,12|
錯|=30|誤訊=16|
钟|$=,,25|=14,,12|内=29|
钮|=12,44,-43|
银|行家=28|
链|$=-25|路=-56|
销|栈=-17|
锁|=-7,,,9|定=17|的=-33|
错|$=-15,,35|=7,,,-20|乱=-23|的=,,,-12|误=8,,,-11|
長|=19|
长|$=-12|=-5|
間|を=80,,35|を教=20|
関|=,,-25|数に=31|
閲|=-38,,,35|覧=-38,,,35|
问|$=-33|=-16,-12,,-8|一=-25|题不=23|
间|=,,,-27|不=43|任=19|任务=19|接=-31|经=-39|经过=-39|表=-19|
阅|=-10,,,48|读=-23|
队|=7,,,-12|列=,,,-12|
阵|=22|
阶|=,,,-14|段=,,,-14|
附|=-13,,,-8|上=-19,,28|
限| 0=67|$=,,,12|=-9,82,-44,39|定=,,,32|流=-8|
除|$=23|=5,67,-19,-6|か=26|かれ=26|さ=-23|され=-23|任=-40|任何=-37|的=-23|
险|=-68,,,14|
随|=24|便跑=43|
障|=-14|
集|$=44|=,,,25|は=-34|も=-21,,,25|成测=38|群=,,,-13|
零|$=57,33,45|=37,27,24,17|
需|要=,,,-7|要一=33|
静|=,,,25|的=,,,31|的解=-22|
非| root=19|=12,86|法=28|
靠|=-7,20|
面|=,31,-36,-11|に=13|の=28|向=-22|还=-15|
音|=19|
響|=-14|
頁|=37,,-25|的=36,,-34|
項|=16|目=16|
順|=-21,,,-13|に=-18|に並=-36|序=-23|番=-78|
頭|=51|
頼|=-29,,,25|
題|=-14|
顯|=21|示=21|
页| =41|$=,,,-12|=43,24,,-13|加=23|那=,,-37|面=5|
顶|=11,18,-49|上=40|
项|=,,,7|
顺|=,12,,-8|序=-27|手=41,49,-20|手改=,,-26|手补=24|着=-21|
须|=,41,,14|
预|发=24|
题|$=-10,,,12|=,,,18|不=23|不用=23|
额|=8|
风|=-10,,-21|格=22|险=-33,,,14|
食|い=-13|い違=-13|わ=43,,44|わせ=43,,44|
首|=14|帧=24|页=24|
驳|=-23|
验|=5,,,5|证=26|证一=38,-38|证码=23|
骤|$=-12|
骨|架屏=19|
麻|烦把=29|
麼|=-23|
默|=6,26|认=12,46,-12|认关=34|
黙|=27|
齐|$=39,,-21|=58,44,-29|
龙|=20|
가|=,,,16|~=,,,-8|는=-28|능~=,,,-25|능성=-16|왜=-37|
각|~=-17,-20|
감|~=-18|사~=12|
값|~=9|은=34|은~=34|
강|~=15,,-39|
같|은데=13|
개|~=,,,-10|는=27|는~=27|만~=-17|수~=16|월=26|월~=26|주세요=-24|
거|=47,29|~=,36|야=-19|야~=-19|
건|=,16|~=-3,-12,,14|너~=22|드~=,,,14|드리지=,,,15|입~=31|입니다$=31|입니다=31|지=-22|지~=-22|
걸|~=,,,-9|로=39|로~=39|
검|~=8,19,-32|색=37|색~=34|증~=53|증은=37|
것|$=-25,,,16|=-13,29,-17|~=-16|같은=-25|까~=22,,35|
게|=-23|~=-26|
결|~=,,,-9|과=10|과~=18|과가=19|재~=26|정~=-28|
경|~=,,,-9|고=54,,43|고~=83|고없이=,,42|로~=-17|로가=-30|로를=-16|로를알려=-27|
계|~=-6|산=-23|산~=-56|획~=-75|
고|~=-8,17,,13|민~=-17|쳐=116,,,-18|쳐~=107,81,,-21|쳐주세요=143,,,-20|치~=-10,,,26|치고 ,=63|치고=27,45|치는=-17|치지=-18|
골|~=-10|라~=-28|라줘$=-21|라줘=-21|
곳|~=-33|을=-18|을~=-18|
공|~=8,,,-33|통=30|
과|~=-10,,,21|제~=-17|
관|~=,28,-40,-23|
교|체해=38|
구|~=-20|조~=-15|현=-59|현~=-30,,,19|현은=-12|현은아직=,,,-41|
굴|~=25|
궁|~=-43|금~=-43|금한=-17|
권|~=-17,,,30|한~=-9,,,30|
규|~=-9|
그|=35|~=21,20,-9,-14|대~=62,,,18|대로$=13|대로=37|림~=-25|
근|~=-36|거~=-51|
금|~=-13,,,13|지$=,,,19|지=,,,17|
기|~=,,,-14|간~=-24|능~=-34|본=21|본~=19,,-38|존=,33,,-14|존~=,34,,-14|
깔|~=19|
깨|~=,,24,10|지~=12,,21|질=-24|질~=-32|
끝|~=52,,,11|까~=20|까지=20|나~=,,117|
나|~=,,,-29|가~=8,40,-43|가게=25|가야=29|는~=,,24|머~=43,42,,-26|머지는=21|열~=-89|열해=-31|오~=33|오는지=43,,63|
날|려~=31|아~=-14|
남|~=,38|겨~=48,30|겨주세요=25|
내|가=-17|가~=-17|
넘|~=12|으~=36|으면=36|
넣|~=32|고=40|고~=40|어=43|어~=32|
노|~=,,,14|트~=,,37|
누|~=,,-31|가=-40|가~=-40|구=-34|구~=-43|
느|~=-24|린=-41|린~=-23|
는|=44,,,-15|~=44,,,-15|
늘|~=,,-35|
다|$=,,-42|=19,,,9|~=,8,,-11|
단|~=,,,-19|계$=33|계=25|계~=,,,-21|계에서=21|말~=-23|위~=43|
닫|~=32|
달|~=-8|라~=,,53|아~=-13|
담|~=,,,-13|
답|~=-69,,,12|변~=-55,,,24|변에=-68|변에는=38|변으로=-36|해~=-18|
당|~=-23,,,19|신은=-18|
대|~=-8,,,15|체~=-13|한=-21|한~=-21|
더|=,37|~=,40,,14|
덮|어~=-32|
데|~=-10|
도|=,39,-53|
돌|~=40,,21|려=20|려~=157,,27,-11|려보고=36|려서=133,-33,131|리~=12|리고=62|
동|시~=,,35|일~=41|작=34|작은=51|
되|~=,,10,-27|고=13|고~=22|는~=,,76,-14|는지=,-113|돌~=-18|면=81,,35|면~=81,,35|
됩|~=,,,13|니~=,,,13|니다$=,,,19|니다=,,,13|
두|=,,,-15|~=,,,-18|개로=27|번=-12|
둘|=31|다=19|
뒤|=40|~=13,49,-41|
들|~=,34,-27,10|어~=,25,-37,16|
따|~=,,,-17|라=31|
때|=-6|까~=39|만=20|만~=20|
떨|~=17|어~=17|
뜨|~=24|는~=17|
띄|~=84,,,-13|우~=15|우고=53,-33|워~=87|
라|~=,40,-40,-15|고=-17|고~=-17|
레|~=,,,15|이~=15|포~=-17|
로| 0=,,33|$=22|=41|~=7,,,-16|그 0=21,-37|그=,,38|그~=,,,-13|그인=15|정리해=22|직은=15|컬=29|컬~=45,,31|컬에서=21|
롤|~=-13|백~=-12|
를|=,,,-12|~=,,,-12|
리|~=,,,52|드~=-52,,,45|뷰~=-46|포트=15|
링|~=14|크~=14|
마|$=-11,,,23|=-7,,,22|~=-5,,,40|무~=62|세~=-23,,,22|세요$=-22,,,19|세요=-23,,,22|시~=,,,21|이그레이션=28|지막=,-67|
막|~=,19|아~=21,,-44|
만| 0=35|=42,,,-26|~=,37,,-18|들어줘$=38|한=-32|한~=-47|
많|~=16|
말|=,,,22|~=-9,,,34|것=,,,23|고=,,,19|고~=,,,10|아=-21|아~=-17,,,25|
맞|~=,31|는~=-8|는지 ,=-20|으~=65|으면=65|춰~=27|춰주세요=74|춰줘$=23|춰줘=23|
매|겨~=-22|핑~=46|
맨|=39|~=39|
먹|~=14|
먼|~=62,20|저=62,20|저~=62,20|
메|모~=-12|일=16|
면|=34|
몇|=,-33,25|~=-8,-33,25|
모|~=-5,,,7|달~=29|두=,,,15|두~=,,,15|듈~=,,,-26|듈별로=63|드~=-19|바~=19|
목|록이면=-25|
무|~=,,-24|슨=-34|슨~=-34|시~=59|엇~=-69|엇인지=-24|
문|~=,20,-16|구~=29,,-26|구는=27|제를=55|
물|~=-12|
뭐|~=-175|가=-67|가~=-67|
뭔|~=-48|지=-23|지~=-33|
미|~=18|만~=20|
민|~=-17|수~=-33|수님이=-26|
밑|~=17|
바|~=,,-10,16|꾸~=-16,,,36|꾸면=-19|꾸지=,,,16|꿔=49|꿔~=55|꿔주세요=46|로=34,,-22|로~=129,35,-17|
밖|~=50|
반|~=,29,,-9|영~=,,-52|영해주세요=32|올림을=99|
방|~=-11,,,21|식으로=25|안~=-47|
배|~=-7|포=-9|포~=-22|
버|~=,45,-81,-24|그~=,,,-16|튼=40|튼~=60,33,-55|
번|=,-30,59|~=6,,-9,-15|돌려서=38,-86|씩=,-58,36|씩~=,-58,36|
벤|~=24|치~=40,-39|치마크=28|
변|~=,,,39|경$=22|경=-8|경~=-24,,,44|경은=-36,,,49|환~=24|
별|도~=18|
보|~=,10|고$=,,48|고=-13,,,-11|고~=-7|고만=-50|드~=71|여주세요=,,38|이~=27,,-52|이게=41|입~=24|입니다$=24|입니다=24|
본|~=,25,-45|
볼|~=-43|
봐|=-19|~=-31,,68|주세요$=-44|주세요=-21|줘$=,-28|줘=-12,-28|줘~=,-28|
부|분~=,,-48|탁$=21|탁=21|탁드려요$=-12|탁드려요=-12|탁드립니다$=,,,-18|탁드립니다=,,,-18|
분|=17|~=-5,,,44|기~=-11|류~=-39|석~=,,,66|석만=-184,,,38|석전용=-20|
붙|여주세요=13|이~=16|
브|랜~=,,36|랜치=,,61|
비|교~=,,28|
빈|=36|~=31|
빌|~=33,,31,-13|드~=41,,31,-13|드해서=33|
빠|~=7|
빨|~=23|
빼|주세요=25|
사|내=-19|내~=-32|용=28|용~=10|용하지않는=32|
삭|~=-27|제=-18|제~=-27|
삼|~=-37,,,27|
상|~=,,,11|세~=63|위=,,48|위~=,,48|태~=,,,14|
새|=43|~=,19|는=-26|는~=-26|로=18|
색|~=27,,-30|
샘|플=21|
생|기~=-38|성=,,,18|성수정=-18,,,35|
서|~=,,,-21|버=,,,-12|버~=,,,-18|비~=-24|
설|~=-11|계~=-39|명~=-94,,,21|명만=-29|명해=-79,,,16|명해주세요=-104,,,17|명해줘$=-18|명해줘=-23|정=,,,-17|정~=,,,-26|
성|~=,,24|공~=24|
세|~=-23|션~=-49,,,21|
셀|~=29|
소|~=,,,25|스~=,,,18|
손|~=,15,,33|대~=-10,,,30|대지=-12,,,25|
수|~=,-11,,12|신~=30|있는=-13|있는지=-46|정=,,,27|정~=8,,,30|정금지=,,,-59|정없이=-42|정은=-43,,,24|정은하지=-59|정하면=-69|정하면안=-55|정하지마세요=,,,23|정해=67|정해주세요=43|치~=22,,40|치를=,,41|
순|~=-80|서=-14|서~=-31,,,-14|위~=-22|
숨|~=30|
숫|~=33|자~=33|
스|~=,,,-31|케~=-11|타~=36|
승|인=13|
시|=,29,-32|~=,,,-15|간~=10|나~=,,31|작~=18|
신|경=22|경~=22|청~=29|
실|~=,,,-6|제=,26|제로=-43,,44|패~=9,,,-9|패한=75,-41,79|패한것만=36|행=-13|행은=,,-33|행하고=70,-43|행해서=40,-50,51|
심|~=-27|각~=-66|각도=-17|
싶|~=-18|습~=-18|습니다$=-18|습니다=-18|
쓰|~=-14,,,33|기=-23,,,35|기~=-43,,,34|는=,29|는~=,36|
쓸|~=-23|
아|니~=,24|래=,,-30|래~=,23,-22,-16|무=-25|무~=-29,,,16|무것도=-17|무파일도=-49|
안|=,,,19|~=,20,-12,27|내=55|내~=44,,-27|되면=60,,38|됩니다=-30,,,36|에~=,,,-20|에서만=36|을=-24|을~=-24|
않|~=19,,,13|는~=,,-38|습~=-13|습니다$=-13|습니다=-13|
알|~=,,,-6|고~=-13|려=-114,,,23|려~=-7,-42,65,20|려주세요=-51,-38,,-9|려줘$=,,61,13|려줘=,,61,29|림=16|림~=,23|
압|~=35|축~=27|
어|~=-89|긋~=,,52|느=-57|느~=-57|디~=-32,,,-24|디까지=-13|디서=12,,,-12|떤=-25,,,14|떤~=-25,,,14|떻~=-69|떻게=-69|
언|~=-41|제=-85|제~=-85|
얼|마~=-13|
업|~=,,,-13|
없|~=,44,-13,11|는경로를=-27|으~=17,24|으니=18|이=,,,24|이~=,,,22|
에|=39,,,-12|~=,,,-11|러=51|러~=47|러코드=35|서 0=-20|서 =-21|서도=44|이미=35|
엑|~=27,,-43|셀=17|셀~=27,,-43|
엔|~=10|
여|~=-18,,,-12|기=-42|기~=-17|기채팅에=-42|부$=-32|
연|속=31|속~=44,26|
열|~=,,,28|람=-29|람~=-35,,,43|
영|~=,26|향~=-19|
예|제=29|제~=29|
옛|~=45|날=32|날~=32|
오|늘=39|늘~=39|류~=80|류를=39|
온|~=,,,19|
올|~=,,13|려~=31,,45|려서=,,48|려주세요=22|
옮|겨=65|
완|~=,29|료~=19|
왜|=-36,,,-12|~=-38,,,-12|
외|~=13|
요|~=-7|금~=-22|약=-25|청$=-69|청~=-10|
우|리=-19|리~=-15|
원|~=9,,,7|인=,,89|인~=-6,23,,8|인만=-110,,,43|인만알려=,,,22|인만알려줘=-28|인을=25,,,-29|인을알려=-73|인을찾아서=32|인이=-35|
위|~=,,-47,-19|에~=17|젯~=27|주~=-48|주로=-20|험~=-34|
유|~=,,,14|지=14|지~=,,-33,25|
으|~=15|로=15|로~=15|
은|=20|~=18|
음|~=30|수~=66|
응|~=26|답=10|답~=26|
의| 0=-39|=,25|~=-23,31,,7|견=-25|견~=-48,,,22|심~=-28|존성은=30|
이|=-35,,,12|~=-10,35,-26,-10|걸~=-25|라~=-28|렇~=-14|렇게=-13|력~=-51|름 ,=23|름~=30,,,-30|름은=51,,,-29|미~=,,-13|미지=25|번=-32|번~=-18,,,27|번에는=-25|유~=-22|유를=-14|유를알려=-24|제=26|제~=26|하~=73|해~=-30|
인|~=,13,,9|자~=21|증없는=-27|프~=-21|
일|~=-12,,,43|절=,-40,,28|절~=,-40,,28|
읽|~=-44,,,33|기=12,,,21|기~=-13,,,44|기만=-15|기전용=10|
임|~=,,,27|무~=-30|
입|~=-7,,,12|
있|~=-12,9,,-7|나~=-54|나요 ?=-21|나요=-24|는=-8,,,-14|는~=-51,,,-12|는거=26|는지$=-14|는지=-93|어 ?=-22|어=-14|어~=-30,,,27|으~=9,,,-16|으니까=40|
자|~=12,36,-16,22|
작|~=-14,60,,37|성~=,39|성해=32|성해주세요=32|업$=,,,-31|업=-13|업~=-49,,,38|업은=-37|업입니다$=-33|업입니다=-33|업해=22|업해주세요=21|
잡|~=,42|아=29|아~=36,25|
재|고=,,,31|고~=,,,31|고반올림을=54|생~=-27|실~=-40|현~=32,,60|
저|~=-8,29,,21|장~=-11,,,27|장소=-22,,,31|장소는=-29|장소에=-57|장해=28|장해주세요=70|
적|~=5,30|어주세요=-13|
전|=39|~=,8,,26|부$=51|부=25,38,,11|부~=18,38,,11|용$=-54|용=6,,,20|용~=-24,,,46|용으로진행해=-31|용태스크=-20|체=40,,22|체~=8,,21|후=88,82,43|후~=17,60,62|
절|~=-23,,,26|대=,,,26|대~=,,,26|대수정하지=,,,24|
점|검~=15|
정|~=-8,,,17|리~=,29|리해=-26|리해주세요=-27|
제|~=,,-22,-15|가=,,-28|가~=,,-28|목~=-15|안=-22|안~=-91|외~=49|
조|~=-27,26,,48|건~=-18|사=-26,,,19|사~=-17,,,43|사만=-56|사해서 docs=26|
좀|$=,-57|~=-6|
주|~=,-10|세~=,,,11|세요$=,,,14|세요=,,,11|시~=,,,-11|시고요$=17|시고요=17|십~=-36|십시오$=-36|십시오=-36|에=-16|에~=-16|제~=-30|
줄|=-21,,,-14|~=-5|
중|=-19|앙~=119,,72|앙값을=36|에=-44|에~=-39|
줘|$=-10,,,12|=-11,,,10|~=-11,,,10|
증|~=,,29|
지|~=-38,,,13|금~=,,,19|금은=,,,18|난~=-11|우~=-80|우는=-37|워~=-27|
진|~=,,,17|행~=-24|행해=-21|
질|~=-67|문=-55|문~=-37|
짚|~=-55|어=-39|어~=-55|어주세요=-44|
쪽|=,,,-14|~=-10,45,-29,-22|은=40|은~=40|이~=-15|
차|~=,,52|이~=,,57|
찾|~=,23,,-12|아~=-7,,,-12|아서=,28|아줘$=-40|아줘=-72|
채|~=,21,-25|워=29|워~=105,28,-47|팅에=-42|
처|리=,26,-53|리~=,59,-64|
첫|=,-27|~=,-27|
초|=37|~=10|로=23|로~=23|록~=34,28,44|
최|근=-13|근~=-17|대 0=17|대~=13|신~=20|
추|~=,,,-30|가~=16,50,,-22|가해=159,,,-21|가해주세요=62,,,-21|가해줘=28|정~=-22|천~=-23|
출|~=,,36|력~=,,28|
측|~=16|정~=16|
카|~=16,,-31|드~=,,-36|
캐|~=-16|시~=-23|시를=-29|
커|밋은=,,,-21|밋은하지=24,,,-38|밋해=54,,-38|버~=,,37|버리지=44,,37|
컨|테~=30|트롤러=27|
컬|럼=27|
컴|파~=,,29|
케|이스를=21|
코|~=-16,,,16|드=-5,,,25|드~=-29,,,21|드는=,,-59,-13|드는건드리지=,,,26|드변경은=-20|
쿠|폰을=-22|
크|~=22|
키|~=,34,-26|
타|임~=,,-26|입~=23|
태|~=-8,,,14|스~=-53|스크$=-28|스크=-32|
테|~=8|스~=13,,,-35|스트는=32|스트를=35|스트전체=,-48|
토|~=7,,-31|스~=89|
통|~=61,,19,-16|과=58|과~=43,,124|과해야=,,39|일~=96|일해=44|
툴|~=27|
트|~=-25,,,22|리~=,,,26|
틀|린=26|린~=26|
티|~=-25|켓~=-25|
팀|~=-27|
파|~=9|악~=,,,-20|악해=28|일=-27,,,9|일~=-14,,,27|일도=16,,,34|일생성=,,,35|일수정=-17,,,30|일은=,,,-22|일을=-29,,,42|티~=-19|티션=-26|
판|~=,,,-24|단=-24|단~=-31|단해=-27|단해주세요=-27|단해줘$=-25|단해줘=-25|
패|~=,,,12|키~=19,,31|
퍼|~=46|
페|~=,36,-32|이~=,36,-32|
편|~=-16,,,49|집=-14|집~=-18,,,52|집금지=-24|
포|~=,,,15|맷=20|함$=35|함=19|함~=19|
표|~=-8|
푸|~=,,-58|시~=,,-45|
프|~=,,,-24|로~=,-27|린~=-22|
플|~=,,,-22|
피|~=17|
필|~=,,,-22|요=29|요~=-8,,,-14|터~=17|
하|~=-5,,,18|고=,,,24|고~=,,,24|나~=,,,-7|나로=23|나를=-28|나만=72|는=-60|는~=-39|는지=-21|지=-11,,,23|지~=-11,,,23|지마세요=-71|
한|=-7,,19,13|~=,,,24|번=157,,35|번~=19|
할|=,,,19|~=-14,35,,18|
함|~=,,,-12|수=22|수~=13|
합|~=7,25,,-8|계~=-15|니~=,11|니다=,11|
해|=,,,26|~=22,,,14|결~=26|보~=17,,41|보고=40,,47|서=17|줘$=22|줘=17,,,17|줘~=17|
허|~=-30|용됩니다$=-24|용됩니다=-24|
현|황~=-20|
호|출하는=-61|
화|~=33,32,-28,-17|면=,21|면~=28,30,-30,-17|면에=29|면은=52|
확|~=,,,-7|인$=,,54|인=-9,,30|인~=,,14|인은=29|인해=12,,24|
환|경~=15|
회|=26|~=18|씩=24|씩~=24|원~=,,-34|의~=-25|
후|=18|보~=-62|보를=-17|
훑|~=-38|어~=-31|
휴|~=39|
흐|~=-73,,,22|름~=-72,,,22|`;
