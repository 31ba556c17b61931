# Antropolis magyarul.

title = Antropolis
summary = Rakj le lapkákat, népesítsd be a fészkek és erdők közti járatokat, és zárj fészkeket a királynőid köré.
seat-name = { $number }. hely

option-edition = Kiadás
option-edition-second = második kiadás
option-edition-first = első kiadás
option-join_required = Kötelező csatlakozás
option-join_required-help = Minden új lapkának járathoz vagy fészekhez kell csatlakoznia; a puszta föld nem elég. Második kiadás.
option-all_tiles = Minden lapka
option-all_tiles-help = Egy lapka sem kerül vissza a dobozba, és a játszma 9 helyett 15 pontnál ér véget. Első kiadás.

# Miről kell dönteni

prompt-lay = Rakj le egy lapkát a kezedből, vagy fejezd be a lerakást.
prompt-put = Tegyél egy hangyát az új lapkára, vagy egyet sem.
prompt-market = Vegyél egy lapkát a piacról és rakd le, vagy fejezd be a vásárlást.
prompt-act = Mozgasd és dolgoztasd a hangyáidat, vagy fejezd be az akciókat.
prompt-buy = Vegyél egy lapkát a kezedbe, vagy fejezd be a vásárlást.
prompt-limit = Növeld a kézkorlátodat, vagy tartsd meg.
prompt-draw = Húzz egy lapkát: válassz paklit.

# Mit tesz egy akció

do-lay = { $tile } lapka lerakása ide: { $q }, { $r }, { $turn }-szer elforgatva, { $price ->
        [0] ingyen.
       *[other] { $price } élelemért.
    }
do-stop_laying = Nem raksz le több lapkát a kezedből.
do-put = { $ant ->
        [nothing] Nem teszel hangyát az új lapkára.
        [queen] Királynőt teszel az új lapkára.
       *[worker] Dolgozót teszel az új lapkára{ $lane ->
            [0] .
           *[other] , a(z) { $lane }. járatba.
        }
    }
do-buy_and_lay = { $tile } { $ground ->
        [nest] fészeklapka
        [tunnel] járatlapka
       *[forest] erdőlapka
    } vásárlása { $price } élelemért, és lerakása ide: { $q }, { $r }, { $turn }-szer elforgatva.
do-stop_buying = Nem veszel több lapkát.
do-walk = { $ant } ide megy: { $q }, { $r }{ $lane ->
        [0] .
       *[other] , { $lane }. járat.
    }
do-collect = { $ant } élelmet gyűjt az erdőben.
do-feed = { $ant } átadja az élelmét a királynőnek.
do-leave = { $ant } visszavétele a kezedbe { $price ->
        [0] (ingyen).
       *[other] egy pont elvesztésével.
    }
do-end_actions = Befejezed az akciókat.
do-buy = { $tile } { $ground ->
        [nest] fészeklapka
        [tunnel] járatlapka
       *[forest] erdőlapka
    } vásárlása { $price } élelemért a kezedbe.
do-raise = { $price } élelmet fizetsz, a kézkorlátod { $limit } lesz.
do-keep_limit = Megtartod a kézkorlátodat.
do-draw = Húzás: { $ground ->
        [nest] fészekpakli.
        [tunnel] járatpakli.
       *[forest] erdőpakli.
    }

# Mi történt

event-lay = { $who } lerakja: { $ground ->
        [nest] fészeklapka
        [tunnel] járatlapka
       *[forest] erdőlapka
    } { $tile }, helye { $q }, { $r }{ $price ->
        [0] .
       *[other] , ára { $price } élelem.
    }
event-buy_and_lay = { $who } { $price } élelemért megveszi és lerakja: { $ground ->
        [nest] fészeklapka
        [tunnel] járatlapka
       *[forest] erdőlapka
    } { $tile }, helye { $q }, { $r }.
event-put = { $who } { $ant ->
        [queen] királynőt
       *[worker] dolgozót
    } tesz rá{ $lane ->
        [0] .
       *[other] , a(z) { $lane }. járatba.
    }
event-tunnel = { $who } befejez egy { $lanes } lapkás járatot az erdőig ({ $q }, { $r }): { $points } pont.
event-nest = { $winners ->
        [one] { $who } befejez egy { $tiles } lapkás fészket: { $points } pont.
       *[other] { $who } osztozik egy kész, { $tiles } lapkás fészken: { $points } pont.
    }
event-queen_home = { $who } királynője visszatér a kézbe innen: { $q }, { $r }.
event-target = { $who } elért { $points } pontot: közeleg a vég.
event-refill = { $tiles } új lapka kerül a piacra.
event-piles_empty = Minden pakli elfogyott: mindenkinek van még egy utolsó köre.
event-walk = { $who }: { $name } ide megy: { $q }, { $r }{ $lane ->
        [0] .
       *[other] , { $lane }. járat.
    }
event-collect = { $who }: { $name } élelmet gyűjt.
event-feed = { $who }: { $name } megeteti a királynőt.
event-leave = { $who } visszaveszi: { $name }{ $lost ->
        [0] .
       *[other] , és elveszít egy pontot.
    }
event-buy = { $who } { $price } élelemért megveszi: { $ground ->
        [nest] fészeklapka
        [tunnel] járatlapka
       *[forest] erdőlapka
    } { $tile }.
event-raise = { $who } kézkorlátja mostantól { $limit }.
event-draw = { $who } húz: { $ground ->
        [nest] fészeklapka
        [tunnel] járatlapka
       *[forest] erdőlapka
    } { $tile }.
event-turn = { $last ->
        [0] { $who } következik.
       *[other] { $who } utolsó köre következik.
    }
event-win = { $winners ->
        [one] { $who } nyer { $points } ponttal.
       *[other] { $who } osztozik a győzelmen { $points } ponttal.
    }

# Miért nem

refusal-over = A játszma véget ért.
refusal-no-such-action = Ilyen akció nincs ebben a játékban.
refusal-put-first = Előbb dönts arról, teszel-e hangyát az új lapkára.
refusal-hand-before-market = A kézben lévő lapkákat a piaciak előtt kell lerakni.
refusal-no-new-tile = Hangyát csak az épp lerakott lapkára lehet tenni.
refusal-bought-to-hand = Az első kiadásban a vásárolt lapka a kezedbe kerül.
refusal-bought-and-laid = A második kiadásban a vásárolt lapkát azonnal le kell rakni.
refusal-nothing-laid = Aki nem rak le lapkát, nem is vehet.
refusal-no-laying-now = Most nincs itt a lapkák ideje.
refusal-not-the-end = A kézkorlát és a húzás a köröd végére tartozik.
refusal-no-acting-now = Most nincs itt a hangyák akcióinak ideje.
refusal-not-in-hand = Nincs ilyen lapka a kezedben.
refusal-no-food-for-tile = Még egy lapka 1 élelembe kerül, és nincs élelmed.
refusal-not-in-market = A piac e helyén nincs lapka.
refusal-market-too-dear = Ez a lapka { $price } élelembe kerül, neked { $food } van.
refusal-apart = A lapkának érintenie kell a táblát.
refusal-occupied = Ott már van lapka.
refusal-same-rotation = Ennyiszer elforgatva a lapka ugyanúgy néz ki: használd a kisebb számot.
refusal-misfit-somewhere = Minden érintkező oldalnak illenie kell, és az egyik nem illik.
refusal-misfit = Járat járathoz, fészek fészekhez, föld földhöz: ez az oldal nem illik.
refusal-unjoined = Itt a lapka csak földet érintene; járathoz vagy fészekhez kell csatlakoznia.
refusal-queen-needs-nest = Királynő csak fészeklapkára kerülhet.
refusal-no-worker-on-forest = Dolgozó fészek- vagy járatlapkára kerülhet, erdőre nem.
refusal-no-queen-in-hand = Nincs királynő a kezedben.
refusal-no-worker-in-hand = Nincs dolgozó a kezedben.
refusal-no-such-lane = Az új lapkán nincs ilyen járat.
refusal-no-such-ant = Nincs ilyen hangya.
refusal-ant-in-hand = { $name } a kezedben van.
refusal-workers-stay = Az első kiadásban csak a királynők térhetnek vissza.
refusal-queen-cannot = A királynő nem gyűjt és nem hord élelmet.
refusal-no-feeding = Az első kiadásban az élelem rögtön a kezedbe kerül.
refusal-acted-already = { $name } ebben a körben már végzett különleges akciót.
refusal-not-in-forest = { $name } nincs erdőben.
refusal-carries-already = { $name } már visz élelmet.
refusal-no-food-left = Nincs több élelem.
refusal-carries-nothing = { $name } nem visz élelmet.
refusal-no-queen-here = { $name } nincs a királynőd lapkáján.
refusal-walked-already = { $name } ebben a körben már mozgott.
refusal-no-such-spot = Ott nem állhat hangya.
refusal-stands-there = { $name } már ott áll.
refusal-foreign-queen = Ott { $who } királynője van.
refusal-foreign-ants = Ott { $who } hangyái vannak.
refusal-queen-stays-in-nest = A királynő csak a fészkén belül mozog.
refusal-way-closed = { $who } hangyái itt: { $q }, { $r } nem engedik át: { $name }.
refusal-no-way = Nem vezetnek oda összefüggő alagutak, fészkek és erdők neki: { $name }.
refusal-limit-too-dear = A nagyobb kéz { $price } élelembe kerül.
refusal-pile-empty = Ott nincs mit húzni.

# Pontozólap

score-tunnels = Járatok
score-nests = Fészkek
score-lost = Visszavéve
score-first = Elsőként a célnál
score-food = Élelem a kézben
score-ants = Hangyák a táblán
score-tiles = Lapkák a kézben

because-food = { $food } élelem
because-ants = { $queens } királynő, { $workers } dolgozó
because-tiles = { $tiles } lapka
