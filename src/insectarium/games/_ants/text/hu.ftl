# A hangyák asztalai, magyarul.

scene-prompt = { $who }: { $prompt }
scene-outcome = { $winners ->
        [one] { $who } { $points } ponttal győz.
       *[other] { $who } { $points } ponttal osztoznak a győzelmen.
    }
scene-edition = { $edition ->
        [first] Első kiadás
       *[second] Második kiadás
    }
scene-target = A vég { $target } pontnál jön el
scene-ending = { $ending ->
        [points] Valaki célba ért: utolsó körök
        [piles] Elfogytak a halmok: utolsó körök
       *[stuck] Egy lapka sem illik többé
    }
scene-over = A játszma véget ért
scene-market = Piac
scene-supply = Élelem
scene-points = Pontok
scene-total = Összesen
scene-hand = Kéz: { $tiles } / { $limit }
scene-packet = { $ground ->
        [nest] Fészeklapkák: egyet tarts meg
        [tunnel] Alagútlapkák: egyet tarts meg
       *[forest] Erdőlapkák: egyet tarts meg
    }

# Lapkák és hangyák

name-tile = { $ground ->
        [nest] Fészeklapka
        [tunnel] Alagútlapka
       *[forest] Erdőlapka
    }: { $shown }
name-shown = { $tile ->
        [brood] költőkamra,{" "}
        [lanes] két járat,{" "}
       *[plain] {""}
    }{ $tunnels ->
        [0] alagútnyílás nélkül
       *[other] { $tunnels } alagútnyílás
    }{ $gates ->
        [0] {""}
       *[other] , { $gates } nyitott fészekoldal
    }
name-ant = { $ant ->
        [queen] { $number }. királynő
        [worker] { $number }. dolgozó
        [soldier] { $number }. katona
       *[larva] { $number }. lárva
    }

# Gombok

deed-collect = Élelmet gyűjt
deed-feed = Királynőt etet
deed-leave = Visszavétel
deed-mate = Párosodás a királynővel
button-stop_laying = Nincs több letétel
button-stop_buying = Nincs több vásárlás
button-end_actions = Akciók vége
button-next_type = { $phase ->
        [queens] Királynők kész
        [workers] Dolgozók kész
       *[soldiers] Akciók vége
    }
button-keep_limit = Marad a limit
put-nothing = Üresen marad
put-queen = Királynőt tesz
put-worker = Dolgozót tesz
hatch-worker = Dolgozó lesz
hatch-soldier = Katona lesz

# Mi micsoda

label-board = { $tile }; { $place }
label-nest = { $tile }; { $place }. { $tiles } lapkás fészek, { $open ->
        [0] zárt
       *[other] { $open } oldala nyitott
    }
label-space = Üres hely { $place }
label-spot = { $ground ->
        [nest] Hely a fészeklapkán
        [tunnel] Hely az alagútban
       *[forest] Hely az erdőben
    }, { $place }{ $lane ->
        [0] {""}
        [1] , első járat
       *[2] , második járat
    }
label-ant = { $who }: { $ant }{ $load ->
        [food] , élelemmel
        [larva] , lárvával
       *[none] {""}
    }
label-hand = { $tile }, { $who } kezében
label-packet = { $tile }, a csomagból
label-hidden = Egy lefordított lapka
label-market = { $tile }, a piacon { $price } élelemért
label-empty-market = Üres hely a piacon
label-pile = { $ground ->
        [nest] Fészeklapkák halma
        [tunnel] Alagútlapkák halma
       *[forest] Erdőlapkák halma
    }: { $tiles }
label-supply = Élelem a készletben: { $food }
label-player = { $who }: { $points } pont, { $food } élelem
label-limit = { $who } kézlimitje: { $limit } lapka
label-track = { $who } pontjai: { $points }
label-reserve = { $who } kezében { $count } { $ant ->
        [queen] királynő
        [worker] dolgozó
        [soldier] katona
       *[larva] lárva
    } van
label-last-turn = { $who } még játszik egy utolsó kört
label-attack = Innen jött a támadás
label-turn = Most { $who } dönt
label-winner = { $who } győz

# Ami a táblán összetartozik

area-nest = { $tiles } lapkás fészek, { $open ->
        [0] zárt.
       *[other] { $open } oldala nyitott.
    } { $queens ->
        [0] Nem lakik benne királynő.
       *[other] A pontjait kapná: { $gains }.
    }
area-tunnel = { $tiles } lapkás alagút, { $open ->
        [0] nincs nyitott vége.
       *[other] { $open } vége nyitott.
    } { $ends ->
        [both] Fészket és erdőt köt össze.
        [nest] Fészekhez vezet; erdő hiányzik.
        [forest] Erdőhöz vezet; fészek hiányzik.
       *[none] Fészek és erdő még hiányzik.
    } { $workers ->
        [0] Nincs benne dolgozó.
       *[other] Dolgozók: { $manned }.
    }

# Jelmagyarázat

key-nest = Fészek
key-brood = Költőkamra
key-tunnel = Alagút
key-lanes = Két járat
key-forest = Erdő élelemmel
key-queen = Királynő
key-worker = Dolgozó
key-soldier = Katona
key-larva = Lárva
key-food = Élelem

# Az asztal szavakban

words-board = A tábla
words-players = Játékosok
words-areas = Fészkek és alagutak
words-price = { $price } élelemért
words-column-at = Itt
words-column-place = Hol
words-column-tile = Lapka
words-column-ants = Hangyák
words-column-player = Játékos
words-column-points = Pont
words-column-food = Élelem
words-column-limit = Kézlimit
words-column-hand = Lapkák a kézben
words-column-reserve = Hangyák a kézben

# Amit mindkét játék mond

seat-name = { $number }. hely
option-edition = Kiadás
option-edition-second = második kiadás
option-edition-first = első kiadás
option-join_required = Kötelező csatlakozás
option-join_required-help = Minden új lapkának alagutat vagy fészket kell folytatnia; csak földet érinteni nem elég. Második kiadás.
prompt-lay = Tegyél le egy lapkát a kezedből, vagy hagyd abba.
prompt-market = Vegyél egy lapkát a piacról, és tedd le, vagy hagyd abba a vásárlást.
prompt-buy = Vegyél egy lapkát a kezedbe, vagy hagyd abba a vásárlást.
prompt-limit = Fizess nagyobb kézért, vagy hagyd meg a mostanit.
prompt-draw = Húzz egy lapkát: válassz halmot.
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
event-lay = { $who } letesz { a-tile } ({ $shown }), helye: { $place }{ $price ->
        [0] .
       *[other] ; ára { $price } élelem.
    }
event-buy_and_lay = { $who } vesz { a-tile } ({ $shown }) { $price } élelemért, és leteszi; helye: { $place }.
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
        [soldier] katona
        [larva] lárva
       *[worker] dolgozó
    }
the-ant = { $number ->
        [1] Az
        [5] Az
       *[other] A
    } { $number }. { $ant ->
        [queen] királynő
        [soldier] katona
        [larva] lárva
       *[worker] dolgozó
    }
of-ant = { $who } { $number }. { $ant ->
        [queen] királynője
        [soldier] katonája
        [larva] lárvája
       *[worker] dolgozója
    }
refusal-over = A játszma véget ért.
refusal-no-such-action = Ilyen akció nincs ebben a játékban.
refusal-hand-before-market = A kezedben lévő lapkákat a piaci vásárlás előtt kell letenned.
refusal-bought-to-hand = Az első kiadásban a megvett lapka a kezedbe kerül.
refusal-bought-and-laid = A második kiadásban a megvett lapkát rögtön le is teszed.
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
refusal-no-queen-in-hand = Nincs királynő a kezedben.
refusal-no-such-ant = Ilyen hangya nincs.
refusal-ant-in-hand = { the-ant } a kezedben van, nem a táblán.
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
score-tunnels = Alagutak
score-nests = Fészkek
score-lost = Visszavett hangyák
score-first = Elsőként célban
score-food = Élelem a kézben
score-tiles = Lapkák a kézben
because-food = { $food } élelem
because-tiles = { $tiles } lapka
