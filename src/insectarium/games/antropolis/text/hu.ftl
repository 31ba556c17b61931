# Antropolis, magyarul.

title = Antropolis
summary = Tegyél le lapkákat, állíts dolgozókat a fészkek és erdők közti alagutakba, és zárj fészkeket a királynőid köré.
seat-name = { $number }. hely

option-edition = Kiadás
option-edition-second = második kiadás
option-edition-first = első kiadás
option-join_required = Kötelező csatlakozás
option-join_required-help = Minden új lapkának alagutat vagy fészket kell folytatnia; csak földet érinteni nem elég. Második kiadás.
option-all_tiles = Minden lapka
option-all_tiles-help = Egy lapka sem kerül vissza a dobozba, és 9 helyett 15 pontig tart a játszma. Első kiadás.

# Miről kell dönteni

prompt-lay = Tegyél le egy lapkát a kezedből, vagy hagyd abba.
prompt-put = Tegyél egy hangyát az új lapkára, vagy hagyd üresen.
prompt-market = Vegyél egy lapkát a piacról, és tedd le, vagy hagyd abba a vásárlást.
prompt-act = Küldd útra és dolgoztasd a hangyáidat, vagy fejezd be az akciókat.
prompt-buy = Vegyél egy lapkát a kezedbe, vagy hagyd abba a vásárlást.
prompt-limit = Fizess nagyobb kézért, vagy hagyd meg a mostanit.
prompt-draw = Húzz egy lapkát: válassz halmot.

# Mit tesz egy akció

do-lay = Leteszed a { $ground ->
        [nest] fészeklapkát
        [tunnel] alagútlapkát
       *[forest] erdőlapkát
    } ({ $shown }), helye: { $place }, { $degrees ->
        [0] forgatás nélkül,
       *[other] { $degrees }°-kal balra forgatva,
    } { $price ->
        [0] ingyen.
       *[other] { $price } élelemért.
    }
do-stop_laying = Nem teszel le több lapkát a kezedből.
do-put = { $ant ->
        [nothing] Nem teszel hangyát az új lapkára.
        [queen] Királynőt teszel az új lapkára.
       *[worker] Dolgozót teszel az új lapkára{ $lane ->
            [0] .
            [1] , az első járatba.
           *[2] , a második járatba.
        }
    }
do-buy_and_lay = Megveszed a { $ground ->
        [nest] fészeklapkát
        [tunnel] alagútlapkát
       *[forest] erdőlapkát
    } ({ $shown }) { $price } élelemért, és leteszed; helye: { $place }, { $degrees ->
        [0] forgatás nélkül.
       *[other] { $degrees }°-kal balra forgatva.
    }
do-stop_buying = Nem veszel több lapkát.
do-walk = { the-ant } elmegy { spot }.
do-collect = { the-ant } élelmet gyűjt.
do-feed = { the-ant } a királynőnek adja az élelmét.
do-leave = { the-ant } visszatér a kezedbe{ $price ->
        [0] , ingyen.
       *[other] , és elveszítesz egy pontot.
    }
do-end_actions = Befejezed az akciókat.
do-buy = Megveszed a { $ground ->
        [nest] fészeklapkát
        [tunnel] alagútlapkát
       *[forest] erdőlapkát
    } ({ $shown }) { $price } élelemért a kezedbe.
do-raise = { $price } élelmet fizetsz, és a kézlimited { $limit } lapka lesz.
do-keep_limit = A kézlimited marad.
do-draw = { $ground ->
        [nest] Húzol egy fészeklapkát.
        [tunnel] Húzol egy alagútlapkát.
       *[forest] Húzol egy erdőlapkát.
    }

# Mi történt

event-lay = { $who } letesz { a-tile } ({ $shown }), helye: { $place }{ $price ->
        [0] .
       *[other] ; ára { $price } élelem.
    }
event-buy_and_lay = { $who } vesz { a-tile } ({ $shown }) { $price } élelemért, és leteszi; helye: { $place }.
event-put = { $who } { $ant ->
        [queen] királynőt
       *[worker] dolgozót
    } tesz rá{ $lane ->
        [0] .
        [1] , az első járatba.
       *[2] , a második járatba.
    }
event-tunnel = Elkészült egy { $lanes } lapkás alagút: { $who } { $points } pontot kap.
event-nest = Bezárult egy { $tiles } lapkás fészek{ $winners ->
        [one] {""}
       *[other] , és osztoznak a pontokon
    }: { $who } { $points } pontot kap.
event-queen_home = { $who } királynője hazatér a bezárt fészekből.
event-target = { $who } elért { $points } pontot: közel a vég.
event-refill = { $tiles } új lapka kerül a piacra.
event-piles_empty = Elfogytak a halmok: mindenkinek van még egy utolsó köre.
event-stuck = Egyetlen lapka sem illik már sehová: a játszma véget ért.
event-walk = { of-ant } elmegy { spot }.
event-collect = { of-ant } élelmet gyűjt.
event-feed = { of-ant } a királynőnek adja az élelmét.
event-leave = { of-ant } visszatér a kézbe{ $lost ->
        [0] .
       *[other] , és ez egy pontba kerül.
    }
event-buy = { $who } vesz { a-tile } ({ $shown }) { $price } élelemért.
event-raise = { $who } { $price } élelmet fizet, kézlimitje most { $limit } lapka.
event-draw = { $who } húz { a-tile } ({ $shown }).
event-turn = { $last ->
        [0] { $who } következik.
       *[other] { $who } utolsó köre következik.
    }
event-win = { $winners ->
        [one] { $who } { $points } ponttal győz.
       *[other] { $who } { $points } ponttal osztozik a győzelmen.
    }

# E mondatok részei

a-tile = { $ground ->
        [nest] egy fészeklapkát
        [tunnel] egy alagútlapkát
       *[forest] egy erdőlapkát
    }
spot = { $ground ->
        [nest] a fészeklapkára
        [tunnel] az alagútba
       *[forest] az erdőbe
    } ({ $place }{ $lane ->
        [0] {""}
        [1] , első járat
       *[2] , második járat
    })
ant = { $number ->
        [1] az
        [5] az
       *[other] a
    } { $number }. { $ant ->
        [queen] királynő
       *[worker] dolgozó
    }
the-ant = { $number ->
        [1] Az
        [5] Az
       *[other] A
    } { $number }. { $ant ->
        [queen] királynő
       *[worker] dolgozó
    }
of-ant = { $who } { $number }. { $ant ->
        [queen] királynője
       *[worker] dolgozója
    }

# Miért nem

refusal-over = A játszma véget ért.
refusal-no-such-action = Ilyen akció nincs ebben a játékban.
refusal-put-first = Előbb döntsd el, kerül-e hangya az új lapkára.
refusal-hand-before-market = A kezedben lévő lapkákat a piaci vásárlás előtt kell letenned.
refusal-no-new-tile = Hangyát rögtön a lapka letétele után tehetsz rá.
refusal-bought-to-hand = Az első kiadásban a megvett lapka a kezedbe kerül.
refusal-bought-and-laid = A második kiadásban a megvett lapkát rögtön le is teszed.
refusal-nothing-laid = Ebben a körben nem tettél le lapkát, így nem is vehetsz.
refusal-no-laying-now = Lapkát a köröd egy másik szakaszában tehetsz le és vehetsz.
refusal-not-the-end = A limitet a köröd végén emelheted, és lapkát is akkor húzhatsz.
refusal-no-acting-now = A hangyáid a lapkák letétele után cselekszenek.
refusal-not-in-hand = Nincs ilyen lapka a kezedben.
refusal-no-food-for-tile = Az első után minden lapka 1 élelembe kerül, és neked nincs.
refusal-not-in-market = A piacnak azon a helyén nincs lapka.
refusal-market-too-dear = Az a lapka { $price } élelembe kerül, neked pedig { $food } van.
refusal-apart = Az új lapkának érintenie kell a táblát.
refusal-occupied = Ott már van lapka.
refusal-same-rotation = Kevesebb forgatással a lapka ugyanúgy néz ki: használd a kisebb számot.
refusal-misfit-somewhere = Minden érintkező oldalnak illenie kell, és az egyik nem illik.
refusal-misfit = Alagút alagúthoz, fészek fészekhez, föld földhöz: itt egy oldal nem illik.
refusal-unjoined = Itt a lapka csak földet érintene; alagutat vagy fészket kell folytatnia.
refusal-queen-needs-nest = Királynő csak fészeklapkára kerülhet.
refusal-no-worker-on-forest = Az első kiadásban új dolgozó fészken vagy alagútban kezd, erdőben nem.
refusal-no-queen-in-hand = Nincs királynő a kezedben.
refusal-no-worker-in-hand = Nincs dolgozó a kezedben.
refusal-no-such-lane = Az új lapkán nincs ilyen járat.
refusal-no-such-ant = Ilyen hangya nincs.
refusal-ant-in-hand = { the-ant } a kezedben van, nem a táblán.
refusal-workers-stay = Az első kiadásban csak királynőt lehet visszavenni.
refusal-queen-cannot = A királynő nem gyűjt és nem visz élelmet.
refusal-no-feeding = Az első kiadásban az élelem rögtön a kezedbe kerül.
refusal-acted-already = { the-ant } ebben a körben már végzett különleges akciót.
refusal-not-in-forest = { the-ant } nincs erdőben.
refusal-carries-already = { the-ant } már visz élelmet, és egynél többet nem vihet.
refusal-no-food-left = A készlet üres: nincs mit gyűjteni.
refusal-carries-nothing = { the-ant } nem visz élelmet.
refusal-no-queen-here = { the-ant } nincs egy lapkán a királynőddel.
refusal-walked-already = { the-ant } ebben a körben már ment egyszer.
refusal-no-such-spot = Ott nincs hely hangyáknak.
refusal-stands-there = { the-ant } már ott van.
refusal-foreign-queen = Ott { $who } királynője van, és senkit sem enged be.
refusal-foreign-ants = Ott { $who } hangyái vannak: nem állhatsz meg köztük.
refusal-queen-stays-in-nest = A királynő csak a fészkén belül jár.
refusal-way-closed = { the-ant } nem jut át { $who } hangyái mellett ({ $place }).
refusal-no-way = { the-ant } összefüggő alagutakon, fészkeken és erdőkön át nem jut oda.
refusal-limit-too-dear = A nagyobb kéz { $price } élelembe kerül, és neked kevesebb van.
refusal-pile-empty = Arról a halomról most nem húzhatsz.

# A pontozólap

score-tunnels = Alagutak
score-nests = Fészkek
score-lost = Visszavett hangyák
score-first = Elsőként célban
score-food = Élelem a kézben
score-ants = Hangyák a táblán
score-tiles = Lapkák a kézben

because-food = { $food } élelem
because-ants = { $queens } királynő, { $workers } dolgozó
because-tiles = { $tiles } lapka
