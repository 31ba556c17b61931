# Happy Honey Beez, magyarul.

title = Happy Honey Beez
summary = Építs kaptárakat a királynőd köré, gyűjts pollent további lapkákért és mézet pontokért.

option-flight_hole_meadow_only = Röpnyílás csak rét mellett
option-flight_hole_meadow_only-help = A röpnyílás csak réttel érintkezhet. A kaptárakat így nehezebb lezárni.
option-abandon_costs_point = A távozás egy pontba kerül
option-abandon_costs_point-help = Minden méhért, amely elhagyja a táblát, a gazdája egy pontot veszít.

# Miről kell dönteni

prompt-lay = Tegyél le egy nyitott lapkát.
prompt-put = Tegyél egy méhet az új lapkára, vagy hagyd üresen.
prompt-act = Repüljenek és dolgozzanak a méheid, vagy fejezd be a fordulódat.

# Mit tesz egy lépés

do-lay = Tedd le { a-tile } { $place }, { $degrees ->
        [0] fordítás nélkül,
       *[other] { $degrees } fokkal balra fordítva,
    } { $price ->
        [0] ingyen.
       *[other] { $price } pollenért.
    }
do-stop_laying = Ne tegyél le több lapkát.
do-put = { $bee ->
        [nothing] Ne tegyél méhet az új lapkára.
        [queen] Tedd a királynődet az új lapkára.
       *[worker] Tegyél egy dolgozót az új lapkára.
    }
do-fly = { the-bee } repüljön ide: { spot }.
do-collect = { the-bee } gyűjtsön pollent.
do-make_honey = { the-bee } készítsen mézet a pollenjéből.
do-feed = { $load ->
        [pollen] { the-bee } vigye a pollenjét a királynőnek.
        [honey] { the-bee } vigye a mézét a királynőnek.
       *[nothing] { the-bee } etesse meg a királynőt.
    }
do-abandon = { the-bee } menjen vissza a kezedbe{ $price ->
        [0] .
       *[other] , és veszíts egy pontot.
    }
do-end_turn = Fejezd be a fordulódat.

# Mi történt

event-lay = { $who } letesz { a-tile } { $place }{ $price ->
        [0] .
       *[other] , { $price } pollenért.
    }
event-put = { $who } { $bee ->
        [queen] ráteszi a királynőjét.
       *[worker] rátesz egy dolgozót.
    }
event-hive = { $owners ->
        [one] { $who } kaptára elkészült: { $tiles } lapka, { $points } pont.
       *[other] { $who } osztozik egy { $tiles } lapkás kész kaptáron, és { $points } pontot kap.
    }
event-empty_hive = Elkészült egy { $tiles } lapkás kaptár, de nem lakik benne királynő.
event-queen_home = { $who } királynője hazatér.
event-fly = { $who }: { bee } ide repül: { spot }.
event-collect = { $who }: { bee } pollent gyűjt.
event-make_honey = { $who }: { bee } mézet készít.
event-feed = { $load ->
        [pollen] { $who }: { bee } pollent visz a királynőnek.
       *[honey] { $who }: { bee } mézet visz a királynőnek.
    }
event-abandon = { $who }: { bee } elhagyja a táblát{ $lost ->
        [0] .
       *[other] , és ez egy pontba kerül.
    }
event-replace = A nyitott lapkák egyike sem illik sehová: { $tiles } kikerül a játékból.
event-refill = { $tiles } új lapka kerül felfedésre.
event-winter = Kemény tél: a négy nyitott rét kikerül a játékból.
event-win = { $winners ->
        [one] { $who } nyert { $points } ponttal.
       *[other] { $who } osztozik a győzelmen { $points } ponttal.
    }

# Lapkák és méhek a mondatokban

a-tile = { $ground ->
        [plain] egy kaptárlapkát ({ $shown })
        [honey] egy mézkamrát ({ $shown })
        [breeding] egy költőkamrát ({ $shown })
        [start] a kezdőlapkát
       *[meadow] egy rétet
    }
spot = { $ground ->
        [plain] kaptárlapka
        [honey] mézkamra
        [breeding] költőkamra
        [start] kezdőlapka
       *[meadow] rét
    } { $place }
bee = { $name ->
        [q] a királynő
        [w1] az 1. dolgozó
        [w2] a 2. dolgozó
       *[w3] a 3. dolgozó
    }
bee-acts = { $name ->
        [q] a királynő
        [w1] az 1. dolgozó
        [w2] a 2. dolgozó
       *[w3] a 3. dolgozó
    }
the-bee = { $name ->
        [q] A királynő
        [w1] Az 1. dolgozó
        [w2] A 2. dolgozó
       *[w3] A 3. dolgozó
    }

# Miért nem

refusal-over = A játszma véget ért.
refusal-no-such-action = Ez nem lépés ebben a játékban.
refusal-put-first = Előbb dönts arról, kerül-e méh az új lapkára.
refusal-no-new-tile = Méhet az éppen letett lapkára lehet tenni.
refusal-no-laying-now = Lapkát a méhek lépései előtt lehet letenni, és az már elmúlt.
refusal-no-acting-now = A méhek a lapkák letétele után lépnek.
refusal-must-lay = A fordulód első lapkáját le kell tenni.
refusal-tile-too-dear = Még egy lapka { $price } pollenbe kerül a kezedből, és neked { $pollen } van.
refusal-four-tiles = Négy lapkát letettél: a fordulódban több nem kerül elő.
refusal-not-open = Ilyen lapka nincs a nyitottak között.
refusal-apart = A lapkának érintkeznie kell a táblával.
refusal-occupied = Ott már van lapka.
refusal-same-rotation = Ennyiszer fordítva a lapka ugyanolyan, mint előtte: a kisebb számot használd.
refusal-hole-at-closed = Itt röpnyílás érne zárt fiasításhoz.
refusal-open-at-meadow = Itt nyitott fiasítás érne réthez.
refusal-hole-needs-meadow = Ebben a játszmában a röpnyílás csak réttel érintkezhet.
refusal-queen-needs-hive = Királynő csak kaptárlapkára kerülhet.
refusal-hive-has-queen = Ebben a kaptárban már lakik királynő.
refusal-no-queen-in-hand = A királynőd nincs a kezedben.
refusal-no-worker-in-hand = Nincs dolgozó a kezedben.
refusal-no-such-bee = Ilyen méh nincs.
refusal-bee-in-hand = { the-bee } a kezedben van.
refusal-queen-cannot = A királynő nem dolgozik: csak elhagyhatja a táblát.
refusal-acted-already = { the-bee } már elvégezte a különleges lépését ebben a fordulóban.
refusal-flown-already = { the-bee } már repült ebben a fordulóban.
refusal-not-on-meadow = { the-bee } nem réten van.
refusal-carries-already = { the-bee } már visz valamit.
refusal-no-pollen-left = Nincs több pollen a tartalékban.
refusal-not-in-honey-room = { the-bee } nem mézkamrában van.
refusal-carries-no-pollen = { the-bee } nem visz pollent.
refusal-no-honey-left = Nincs több méz a tartalékban.
refusal-carries-nothing = { the-bee } nem visz semmit.
refusal-no-queen-here = { the-bee } nem a királynőd lapkáján van.
refusal-no-such-tile = Ott nincs lapka, ahová leszállhatna.
refusal-stands-there = { the-bee } már ott van.
refusal-queen-stays-in-hive = A királynőd nem hagyja el a kaptárát.
refusal-no-way = Nem vezet oda út: zárt fiasítás van közben.
refusal-meadow-taken = Azon a réten másik méh van: átrepülhetsz fölötte, de le nem szállhatsz.
refusal-tile-taken = Azon a lapkán másik méh van.
refusal-start-tile-blocked = Idegen méh áll útban a kezdőlapkán.
refusal-way-blocked = Idegen méh áll útban egy kaptárban.

# Pontozólap

score-lost = Távozott méhek
score-honey = Méz a csuporban

# A kép

scene-over = A játszma véget ért
scene-last-turn = Elfogy a készlet: e forduló után vége a játszmának
scene-open = Nyitott lapkák
scene-stock = Tartalék
scene-price = Következő lapka
scene-removed = Kikerült a játékból: { $tiles }
deed-collect = Pollent gyűjt
deed-feed = Eteti a királynőt
deed-abandon = Elhagyja a táblát
button-stop_laying = Nincs több lapka
button-end_turn = Forduló vége
put-nothing = Üresen marad
put-queen = Királynőt tesz rá
put-worker = Dolgozót tesz rá
label-open = { $tile }, lerakható { $price } pollenért
label-empty-open = Nyitott lapka üres helye
label-supply = Lapkák a készletben: { $tiles }
label-pollen-stock = Pollen a tartalékban: { $count }
label-honey-stock = Méz a tartalékban: { $count }
label-track = { $who } pontjai a kaptárakért: { $points }
