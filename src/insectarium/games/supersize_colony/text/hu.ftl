# Supersize Colony, magyarul.

title = Supersize Colony
summary = Nevelj dolgozókat és katonákat, töltsd meg az alagutakat, zárd be a fészkeket, rohand meg a szomszédaidat.
seat-name = { $number }. hely

option-edition = Kiadás
option-edition-second = második kiadás
option-edition-first = első kiadás
option-join_required = Kötelező csatlakozás
option-join_required-help = Minden új lapkának alagutat vagy fészket kell folytatnia; csak földet érinteni nem elég. Második kiadás.
option-first_player = Ki kezd
option-first_player-first_seat = az első hely
option-first_player-random = sorsolás dönt

# Miről kell dönteni

prompt-draft = Tarts meg egy lapkát a csomagból; a többi megy tovább.
prompt-lay = Tegyél le egy lapkát a kezedből, vagy hagyd abba.
prompt-put = Tegyél királynőt az új fészeklapkára, vagy hagyd üresen.
prompt-market = Vegyél egy lapkát a piacról, és tedd le, vagy hagyd abba a vásárlást.
prompt-queens = A királynőid járhatnak vagy hazatérhetnek; aztán a dolgozók jönnek.
prompt-workers = A dolgozóid járhatnak és dolgozhatnak; aztán a katonák jönnek.
prompt-soldiers = A katonáid járhatnak, párosodhatnak vagy portyázhatnak; aztán fejezd be.
prompt-flee = Megtámadták a hangyáidat: válaszd ki, hová menekül a következő.
prompt-loot = Válaszd ki a katonát, aki átveszi a lárvát.
prompt-escape = Az utolsó hangyád csoda folytán megmenekül: válaszd ki, hová.
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
        [nothing] Nem teszel királynőt az új lapkára.
       *[queen] Királynőt teszel az új lapkára.
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
do-feed_larva = { the-ant } megeteti { $own ->
        [0] a rabolt lárvát
       *[other] a lárvádat
    }; { $becomes ->
        [worker] dolgozó lesz belőle.
       *[soldier] katona lesz belőle.
    }
do-mate = { the-ant } párosodik a királynővel: lesz egy lárvád.
do-kidnap = { the-ant } elrabolja { $owner ->
        [1] az 1.
        [5] az 5.
       *[other] a { $owner }.
    } hely egyik lárváját, és költőkamrába viszi; helye: { $place }.
do-attack = Támadás { at-spot }: { $soldiers }.
attacker = { $number }. katona { $way ->
        [east] keletről
        [north_east] északkeletről
        [north_west] északnyugatról
        [west] nyugatról
        [south_west] délnyugatról
       *[south_east] délkeletről
    }
do-flee = { the-ant } elmenekül { spot }.
do-escape = { the-ant } megmenekül, és { spot } kerül.
do-take_larva = { the-ant } átveszi a lárvát.
do-keep = Megtartod a { $ground ->
        [nest] fészeklapkát
        [tunnel] alagútlapkát
       *[forest] erdőlapkát
    } ({ $shown }).
do-leave = { the-ant } visszatér a kezedbe{ $price ->
        [0] , ingyen.
       *[other] , és elveszítesz egy pontot.
    }
do-next_type = { $phase ->
        [queens] A királynők végeztek: jöjjenek a dolgozók.
        [workers] A dolgozók végeztek: jöjjenek a katonák.
       *[soldiers] Befejezed az akciókat.
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

# Mi történt

event-draft_round = { $ground ->
        [nest] Most fészeklapkákat választotok:
        [tunnel] Most alagútlapkákat választotok:
       *[forest] Most erdőlapkákat választotok:
    } { $who } kezd egy { $tiles } lapkás csomaggal.
event-keep = { $who } megtart { a-tile } ({ $shown }).
event-leftover = A piac megkapja a megmaradt lapkát, { a-tile } ({ $shown }), 1 élelemért.
event-lay = { $who } letesz { a-tile } ({ $shown }), helye: { $place }{ $price ->
        [0] .
       *[other] ; ára { $price } élelem.
    }
event-buy_and_lay = { $who } vesz { a-tile } ({ $shown }) { $price } élelemért, és leteszi; helye: { $place }.
event-put = { $who } királynőt tesz rá.
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
event-feed_larva = { of-ant } megetet egy lárvát, és { $becomes ->
        [worker] kikel egy dolgozó.
       *[soldier] kikel egy katona.
    }
event-mate = { of-ant } párosodik a királynővel: új lárva születik.
event-kidnap = { of-ant } elrabolja { $owner } egyik lárváját, és költőkamrába viszi; helye: { $place }.
event-attack = { $who } { $soldiers } katonával megtámadja { $owner } hangyáit { at-spot }.
event-rob = { $replaced ->
        [0] { $who } elrabolja { $owner } egyik lárváját, amely visszakerül a kezébe.
       *[other] { $who } elrabolja { $owner } egyik lárváját, és a sajátját teszi a helyére.
    }
event-flee = { of-ant } elmenekül { spot }.
event-kill = { $ant ->
        [worker] { $who } egyik dolgozója meghal.
       *[soldier] { $who } egyik katonája meghal.
    }
event-escape = Csoda folytán { $who } utolsó { $ant ->
        [worker] dolgozója
       *[soldier] katonája
    } megmenekül, és { spot } kerül.
event-escape_to_hand = Csoda folytán { $who } utolsó { $ant ->
        [worker] dolgozója
       *[soldier] katonája
    } a kézbe menekül.
event-take_larva = { of-ant } átveszi { $owner } egyik lárváját.
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
at-spot = { $ground ->
        [nest] a fészeklapkán
        [tunnel] az alagútban
       *[forest] az erdőben
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

# Miért nem

refusal-over = A játszma véget ért.
refusal-no-such-action = Ilyen akció nincs ebben a játékban.
refusal-draft-first = Előbb a kezdőkezeket kell kiválasztani.
refusal-no-draft = A kezdőkezeket már kiválasztottátok.
refusal-not-in-packet = Nincs ilyen lapka a csomagban.
refusal-put-first = Előbb döntsd el, kerül-e királynő az új lapkára.
refusal-hand-before-market = A kezedben lévő lapkákat a piaci vásárlás előtt kell letenned.
refusal-no-new-tile = Királynőt rögtön a lapka letétele után tehetsz rá.
refusal-only-queens = Új lapkára csak királynő kerülhet; a dolgozók és a katonák lárvákból kelnek ki.
refusal-attack-first = Előbb a támadást kell befejezni.
refusal-no-attack = Nincs befejezendő támadás.
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
refusal-ant-killed = { the-ant } meghalt.
refusal-larva-stays = A lárva nem jár és nem cselekszik.
refusal-other-type = Előbb a királynők, aztán a dolgozók, végül a katonák: most nem { ant } van soron.
refusal-hatched-just-now = { the-ant } most kelt ki, és a következő körödig pihen.
refusal-left-behind = { the-ant } elkezdte, aztán egy másik hangya folytatta: neki már vége ebben a körben.
refusal-carries-larva = { the-ant } lárvát tart, és semmit sem tehet, amíg azt meg nem etetik.
refusal-larva-must-home = { the-ant } csak olyan fészek költőkamrájába viheti a lárvát, amelyben királynőd van.
refusal-only-queens-leave = Az első kiadásban csak királynőt lehet visszavenni.
refusal-queen-cannot = A királynő csak a fészkében járhat, vagy visszatérhet a kezedbe.
refusal-only-soldiers = Csak katonák párosodnak.
refusal-only-workers = Csak dolgozók gyűjtenek élelmet és etetnek.
refusal-no-brood-chamber = { the-ant } nincs költőkamrában.
refusal-no-larva-in-hand = Nincs lárva a kezedben.
refusal-no-larva-here = Ahol { ant } áll, nincs ilyen etethető lárva.
refusal-no-ant-in-hand = Nincs a kezedben olyan hangya, amely a lárva helyére léphetne.
refusal-raid-needs-both = { the-ant } már ment vagy cselekedett; a támadáshoz és a rabláshoz mindkettő kell.
refusal-no-kidnapping = Az első kiadásban úgy rabolsz lárvát, hogy megtámadod a lapkáját.
refusal-own-larva = A saját lárvádat nem rabolhatod el.
refusal-no-larva-there = Az a lárva nincs a táblán.
refusal-larva-guarded = Királynő vagy katona őrzi a lárvát.
refusal-no-way-to-larva = Nem vezet szabad út a katonától a lárvához.
refusal-no-own-brood-chamber = A lárvának olyan fészek költőkamrájába kell kerülnie, amelyben királynőd van.
refusal-no-way-home = A lárvától nem vezet oda szabad út a katona számára.
refusal-queen-protects = A királynő megvédi a lapkáját: nem lehet megtámadni.
refusal-nobody-to-attack = Nincs ott kit megtámadni.
refusal-no-majority = { $soldiers ->
        [0] Legalább egy katonának támadnia kell.
        [one] Egy katona védi a lapkát: támadj legalább kettővel.
       *[other] { $soldiers } katona védi a lapkát: támadj többel.
    }
refusal-no-way-in = { the-ant } arról az oldalról nem jöhet.
refusal-no-taker = Az a katona nem veheti át a lárvát.
refusal-no-escape-there = A hangya nem menekülhet arra a helyre.
refusal-another-ant-flees = Előbb egy másik hangya menekül.
refusal-no-flight-there = A hangya csak olyan szabad szomszédos lapkára menekülhet, ahonnan nem jött támadó.
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

score-start = Kezdéskor
score-tunnels = Alagutak
score-nests = Fészkek
score-lost = Visszavett hangyák
score-first = Elsőként célban
score-food = Élelem a kézben
score-ants = Dolgozók, katonák
score-queens = Királynők
score-tiles = Lapkák a kézben

because-food = { $food } élelem
because-ants = { $workers } dolgozó, { $soldiers } katona
because-tiles = { $tiles } lapka
