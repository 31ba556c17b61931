# Knights in Buzzing Armor, magyarul.

title = Knights in Buzzing Armor
summary = Építs kaptárakat a királynőid köré, készíts mézet, kelts ki méheket, és küldj heréket a szomszédokhoz.

option-flight_hole_meadow_only = Röpnyílás csak rétre nyílhat
option-flight_hole_meadow_only-help = A röpnyílás csak réthez érhet. Így nehezebb lapkát letenni.
option-first_player = Ki kezd
option-first_player-first_seat = az első hely
option-first_player-random = sorsolás dönt

# Miről kell dönteni

prompt-lay = Tegyél le egyet a nyílt lapkák közül; az első után virágporért többet is, vagy hagyd abba.
prompt-put = Tegyél egy méhet az új lapkára, vagy semmit.
prompt-fly_out = Két királynőd találkozott egy kaptárban: válaszd ki, melyik repül ki és hová.
prompt-keep = A kaptár elkészült: vedd vissza a királynődet, vagy hagyd ott.
prompt-queens = A királynőid repülhetnek, tojást rakhatnak vagy távozhatnak; aztán jönnek a dolgozók.
prompt-workers = A dolgozóid repülhetnek és dolgozhatnak; aztán jönnek a herék.
prompt-drones = A heréid repülhetnek, szúrhatnak, csábíthatnak vagy elűzhetnek; aztán fejezd be a kört.

# Mit tesz egy lépés

do-lay = Tedd le: { $stack ->
        [meadow] rét
        [hive] lép
        [breeding] keltetőkamra
       *[honey] mézkamra
    }, ide: { $place }{ $degrees ->
        [0] {""}
       *[other] , elforgatva: { $degrees }°
    }, { $price ->
        [0] ingyen.
       *[other] ára { $price } virágpor.
    }
do-stop_laying = Ne tegyél le több lapkát.
do-put = { $bee ->
        [nothing] Ne tegyél méhet az új lapkára.
        [queen] Tegyél királynőt az új lapkára.
        [worker] Tegyél dolgozót az új lapkára.
        [drone] Tegyél herét az új lapkára.
       *[egg] Tegyél tojást az új lapkára.
    }
do-fly_out = { bee } repüljön ki ide: { $place }.
do-go_home = Vedd kézbe ({ bee }): nincs királynő nélküli kaptár.
do-leave_there = Hagyd ott a kész kaptárban: { bee }.
do-take_back = Vedd vissza kézbe a kész kaptárból: { bee }.
do-fly = { bee } repüljön ide: { $place }.
do-lay_egg = { bee } rakjon ide tojást.
do-collect = { bee } gyűjtsön virágport a réten.
do-make_honey = { bee } készítsen mézet a virágporból.
do-feed = { $load ->
        [honey] { bee } adja a mézét a királynőnek: a végén 1 pont.
       *[other] { bee } adja a virágporát a királynőnek, lapkákra.
    }
do-hatch = { bee } etesse meg a tojást mézzel; kézbe kerül: { $take ->
        [queen] királynő.
        [worker] dolgozó.
       *[drone] here.
    }
do-abandon = Vedd vissza kézbe: { bee }, { $price ->
        [0] ingyen, mert nincs pontod.
       *[other] és veszíts 1 pontot.
    }
do-sting = Szúrd meg a(z) { $owner }. hely egyik heréjét itt: { $place }; meghal, és a tiéd is.
do-seduce = Küldj { $drones } herét, hogy elcsábítsd { $workers ->
        [one] a dolgozót
       *[other] a(z) { $workers } dolgozót
    } itt: { $place } ({ $owner }. hely); { $kept ->
        [0] senki sem áll át, mindet elkergeted.
       *[other] átáll: { $kept } (mézzel { $honey }, virágporral { $pollen }).
    } Here nem hal meg.
do-expel = Küldj { $drones } herét, hogy elűzd a(z) { $owner }. hely királynőjét innen: { $place }; 1 here meghal{ $workers ->
        [0] .
       *[other] , a mellette álló dolgozót { $kept ->
            [0] elkergeted.
           *[other] elcsábítod.
        }
    }
do-next_type = Ezek a méhek végeztek.

# Mi történt

event-lay = { $who } lapkát tesz le: { $stack ->
        [meadow] rét
        [hive] lép
        [breeding] keltetőkamra
       *[honey] mézkamra
    }, ide: { $place }{ $price ->
        [0] .
       *[other] , ára { $price } virágpor.
    }
event-put = { $who } rátesz egy méhet: { $bee ->
        [queen] királynő.
        [worker] dolgozó.
       *[drone] here.
    }
event-meet = { $who } két királynője egy kaptárban találkozott: egyiküknek ki kell repülnie.
event-fly_out = { $who }: { bee } kirepül ide: { $place }.
event-go_home = { $who }: { bee } nem talál szabad kaptárt, visszakerül a kézbe.
event-hive = { $owners ->
        [one] { $who } kész kaptára { $tiles } lapkás, pontja { $points }.
       *[other] { $who } osztozik egy { $tiles } lapkás kész kaptáron, pontja { $points }.
    }
event-take_back = { $who } visszaveszi innen: { $place } ({ bee }).
event-leave_there = { $who } ott hagyja a kész kaptárban: { bee } ({ $place }).
event-open = Felfordul: { $stack ->
        [meadow] rét
        [hive] lép
        [breeding] keltetőkamra
       *[honey] mézkamra
    }.
event-replace = A nyílt lapkák közül egy sem illik sehová: kikerülnek a játékból, és újak jönnek.
event-fly = { $who } méhe, { bee } ide repül: { $place }.
event-lay_egg = { $who } királynője tojást rak itt: { $place }.
event-collect = { $who } virágport gyűjt: { bee }.
event-make_honey = { $who } mézet készít: { bee }.
event-feed = { $load ->
        [honey] { $who } mézet visz a királynőnek: { bee }.
       *[pollen] { $who } virágport visz a királynőnek: { bee }.
    }
event-hatch = { $who } tojást etet ({ bee }), és kap egy méhet: { $bee ->
        [queen] királynő.
        [worker] dolgozó.
       *[drone] here.
    }
event-abandon = { $who } visszaveszi: { bee }{ $lost ->
        [0] .
       *[other] , és elveszít 1 pontot.
    }
event-sting = { $who } megszúrja { $owner } egyik heréjét itt: { $place }; mindkét here meghal.
event-seduce = { $who } { $drones } herével érkezik { $owner } dolgozóihoz ({ $workers }) itt: { $place }.
event-won_over = { $owner } egyik dolgozója mostantól { $who } dolgozója.
event-driven_off = { $owner } egyik dolgozóját elkergetik, visszakerül a kézbe.
event-egg_home = { $who } tojása ({ $place }) visszakerül a kézbe.
event-expel = { $who } { $drones } herével elűzi { $owner } királynőjét innen: { $place }; egy here meghal.
event-end = Elfogyott egy második pakli: vége a játéknak.
event-colony = { $who } táblán lévő méhei: { $bees }, ezért a pontja: { $points }.
event-win = { $winners ->
        [one] { $who } győz { $points } ponttal.
       *[other] { $who } osztozik a győzelmen { $points } ponttal.
    }

# E mondatok részei

bee = { $number }. { $kind ->
        [queen] királynő
        [worker] dolgozó
       *[drone] here
    }
the-bee = { $number }. { $kind ->
        [queen] királynő
        [worker] dolgozó
       *[drone] here
    }

# Miért nem

refusal-over = A játéknak vége.
refusal-no-such-action = Ilyen lépés nincs ebben a játékban.
refusal-put-first = Előbb dönts, kerül-e méh az új lapkára.
refusal-queens-part-first = Előbb a két találkozó királynő egyikének ki kell repülnie.
refusal-queen-first = Előbb a kész kaptárban lévő királynőről kell dönteni.
refusal-no-new-tile = Méhet frissen letett lapkára lehet tenni.
refusal-no-meeting = Nem találkozott két azonos színű királynő.
refusal-no-finished-hive = Most nem készült el királynős kaptár.
refusal-no-acting-now = Előbb lapkákat teszünk le, aztán cselekszenek a méhek.
refusal-no-laying-now = Lapkát a méhek tettei előtt teszünk le.
refusal-must-lay = A kör első lapkáját le kell tenni.
refusal-no-open-tile = Ebből a fajtából nincs nyílt lapka.
refusal-tile-too-dear = Ez a lapka { $price } virágporba kerül, neked { $pollen } van.
refusal-apart = A lapkának érintenie kell a táblát.
refusal-occupied = Ott már fekszik lapka.
refusal-same-rotation = Ennyit forgatva a lapka úgy néz ki, mint előbb: a kisebb számot használd.
refusal-misfit = Ezek az oldalak nem illenek: nyílt fiasítás sosem ér réthez, röpnyílás sosem ér fedett fiasításhoz.
refusal-misfit-somewhere = Minden érintkező oldalnak illenie kell, és egy nem illik: nyílt fiasítás sosem ér réthez, röpnyílás sosem ér fedett fiasításhoz.
refusal-hole-needs-meadow = Ebben a játékban a röpnyílás csak réthez érhet.
refusal-egg-not-put = Tojást a királynők raknak, új lapkára nem kerül.
refusal-not-in-hand = Nincs a kezedben { $bee ->
        [queen] királynő.
        [worker] dolgozó.
       *[drone] here.
    }
refusal-queen-needs-hive = Királynő csak kaptárlapkára kerülhet.
refusal-hive-has-queen = Ebben a kaptárban már él királynő.
refusal-only-queens-fly-out = Csak a két királynő egyike repül ki.
refusal-no-free-hive = Nincs királynő nélküli kaptár: visszakerül a kezedbe.
refusal-must-fly-to-hive = Királynő nélküli kaptárba kell repülnie, és van ilyen.
refusal-no-hive-there = Ott nincs kaptár.
refusal-that-hive-has-queen = Abban a kaptárban királynő él.
refusal-tile-held-by-others = Azon a lapkán más színű bábuk vannak.
refusal-another-queen-first = Most egy másik királynőről kell dönteni.
refusal-no-such-bee = Ilyen méh nincs.
refusal-egg-stays = Tojást nem lehet visszavenni.
refusal-egg-does-nothing = A tojás nem repül és nem tesz semmit.
refusal-bee-in-hand = { the-bee } a kezedben van.
refusal-bee-in-supply = { the-bee } a közös készletben van; új méh tojásból kel ki.
refusal-won-over-just-now = { the-bee } most állt át: a dolgozók ideje elmúlt.
refusal-other-type = Előbb a királynők, aztán a dolgozók, végül a herék: most nem { bee } jön.
refusal-acted-already = { the-bee } ebben a körben már végrehajtotta a különleges tettét.
refusal-flown-in-raid = { the-bee } támadni repült, ebben a körben nem repülhet újra.
refusal-flown-already = { the-bee } ebben a körben már repült.
refusal-no-such-place = Ott nincs lapka.
refusal-stands-there = { the-bee } már ott van.
refusal-foreign-bees = Ott más színű méhek vannak.
refusal-meadow-held = A rét fölött el lehet repülni más színű méhek mellett, de leszállni közéjük nem.
refusal-foreign-egg = Idegen tojás fölött át lehet repülni, de leszállni mellé nem.
refusal-queen-stays-inside = A királynő a kaptárában marad, és sosem megy át röpnyíláson.
refusal-no-way = Nincs szabad út: { bee }.
refusal-only-workers = Csak dolgozók gyűjtenek virágport, készítenek mézet és etetnek.
refusal-only-queens-lay = Csak királynők raknak tojást.
refusal-no-breeding-room = { the-bee } nincs keltetőkamrában.
refusal-egg-lies-there = Ebben a keltetőkamrában már van tojás.
refusal-no-egg-in-hand = Nincs tojás a kezedben.
refusal-not-on-meadow = { the-bee } nincs réten.
refusal-carries-already = { the-bee } már visz valamit.
refusal-no-pollen-left = Nincs több virágpor.
refusal-carries-no-pollen = { the-bee } nem visz virágport.
refusal-no-honey-room = { the-bee } nincs mézkamrában.
refusal-no-honey-left = Nincs több méz a készletben.
refusal-carries-nothing = { the-bee } nem visz semmit.
refusal-no-queen-here = { the-bee } nincs a királynőd lapkáján.
refusal-no-egg-here = { the-bee } nincs a tojásod lapkáján.
refusal-carries-no-honey = { the-bee } nem visz mézet.
refusal-none-in-supply = A közös készletben nincs több a színedből: { $bee ->
        [queen] királynő.
        [worker] dolgozó.
       *[drone] here.
    }
refusal-nobody-there = Ott nincs más színű méh.
refusal-raid-needs-both = { the-bee } már repült vagy cselekedett; a támadáshoz mindkettő kell.
refusal-not-together = Az együtt cselekvő herék egy lapkáról indulnak.
refusal-take-first-drones = Az egy lapkán álló herék egyformák: az elsők mennek.
refusal-lone-egg = Magányos tojást nem lehet megtámadni.
refusal-no-drone-to-sting = Ott nincs idegen here.
refusal-one-stings-one = Egy here egy herét szúr.
refusal-sting-first = Here őrzi a lapkát: előbb azt kell megszúrni.
refusal-expel-first = Ott királynő van: előbb őt kell elűzni.
refusal-too-few-drones = Ehhez { $drones } here kell egy lapkáról.
refusal-no-queen-to-expel = Ott nincs idegen királynő.
refusal-queen-well-guarded = Két vagy több dolgozó mellől nem lehet elűzni a királynőt.
refusal-no-way-in = A heréid nem jutnak oda.
refusal-wrong-exchange = Annyi dolgozót kell kicserélni, ahány a kezedben van, és ott kell lenniük.

# Pontlap

score-start = Induláskor
score-lost = Visszavett méhek
score-honey = Méz a csuporban
score-colony = Méhek a családban

because-colony = { $bees } méh a táblán; { $larger ->
        [0] senkinek sincs több
       *[other] { $larger } játékosnak van több
    }

# A kép

scene-over = A játéknak vége
scene-last-turn = Elfogy egy második pakli: ezzel a körrel vége
scene-stacks-out = Elfogyott paklik: { $stacks } a 2 közül
scene-open = Nyílt lapkák
scene-price = Következő
scene-stock = Készlet
scene-supply = Még kikelhet
label-stack = { $stack ->
        [meadow] Rétek paklija
        [hive] Lépek paklija
        [breeding] Keltetőkamrák paklija
       *[honey] Mézkamrák paklija
    }: { $tiles } lapka
label-open = { $tile }, letétele { $price } virágpor
label-empty-open = Nyílt lapka üres helye
label-pollen-stock = Virágpor a készletben: { $count }
label-honey-stock = Méz a készletben: { $count }
label-track = { $who } pontja a sávon: { $points }
label-supply = { $who } még kikelthet: { $count } { $bee ->
        [queen] királynő
        [worker] dolgozó
       *[drone] here
    }

# Gombok

put-nothing = Maradjon üres
put-queen = Királynő rá
put-worker = Dolgozó rá
put-drone = Here rá
button-stop_laying = Nincs több lapka
button-next_type = { $phase ->
        [queens] Királynők kész
        [workers] Dolgozók kész
       *[drones] Kör vége
    }
deed-lay_egg = Tojást rak
deed-collect = Virágport gyűjt
deed-feed = Királynőt etet
deed-hatch_queen = Királynő kel ki
deed-hatch_worker = Dolgozó kel ki
deed-hatch_drone = Here kel ki
deed-abandon = Vissza: 1 pont
deed-go_home = Vissza a kézbe
deed-take_back = Vissza a kézbe
deed-leave_there = Maradjon ott
raid-sting = 1 here megszúrja { $who } heréjét
raid-seduce = { $drones } here elcsábít { $workers } dolgozót ({ $who })
raid-expel = { $drones } here elűzi { $who } királynőjét
price-sting = Mindkét here meghal
price-seduce = Here nem hal meg; { $kept ->
        [0] senki sem áll át, mindet elkergeted
       *[other] átáll: { $kept } a(z) { $workers } közül (mézzel { $honey }, virágporral { $pollen })
    }
price-expel = A(z) { $drones } heréből 1 meghal{ $workers ->
        [0] {""}
       *[other] { $kept ->
            [0] ; a dolgozót elkergeted
           *[other] ; a dolgozó átáll
        }
    }
