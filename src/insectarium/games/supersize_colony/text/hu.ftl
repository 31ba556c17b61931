# Supersize Colony, magyarul.

title = Supersize Colony
summary = Nevelj dolgozókat és katonákat, töltsd meg az alagutakat, zárd be a fészkeket, rohand meg a szomszédaidat.

option-first_player = Ki kezd
option-first_player-first_seat = az első hely
option-first_player-random = sorsolás dönt

# Miről kell dönteni

prompt-draft = Tarts meg egy lapkát a csomagból; a többi megy tovább.
prompt-put = Tegyél királynőt az új fészeklapkára, vagy hagyd üresen.
prompt-queens = A királynőid járhatnak vagy hazatérhetnek; aztán a dolgozók jönnek.
prompt-workers = A dolgozóid járhatnak és dolgozhatnak; aztán a katonák jönnek.
prompt-soldiers = A katonáid járhatnak, párosodhatnak vagy portyázhatnak; aztán fejezd be.
prompt-flee = Megtámadták a hangyáidat: válaszd ki, hová menekül a következő.
prompt-loot = Válaszd ki a katonát, aki átveszi a lárvát.
prompt-escape = Az utolsó hangyád csoda folytán megmenekül: válaszd ki, hová.

# Mit tesz egy akció

do-put = { $ant ->
        [nothing] Nem teszel királynőt az új lapkára.
       *[queen] Királynőt teszel az új lapkára.
    }
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
do-next_type = { $phase ->
        [queens] A királynők végeztek: jöjjenek a dolgozók.
        [workers] A dolgozók végeztek: jöjjenek a katonák.
       *[soldiers] Befejezed az akciókat.
    }

# Mi történt

event-draft_round = { $ground ->
        [nest] Most fészeklapkákat választotok:
        [tunnel] Most alagútlapkákat választotok:
       *[forest] Most erdőlapkákat választotok:
    } { $who } kezd egy { $tiles } lapkás csomaggal.
event-keep = { $who } megtart { a-tile } ({ $shown }).
event-leftover = A piac megkapja a megmaradt lapkát, { a-tile } ({ $shown }), 1 élelemért.
event-put = { $who } királynőt tesz rá.
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

# E mondatok részei

at-spot = { $ground ->
        [nest] a fészeklapkán
        [tunnel] az alagútban
       *[forest] az erdőben
    } ({ $place }{ $lane ->
        [0] {""}
        [1] , első járat
       *[2] , második járat
    })

# Miért nem

refusal-draft-first = Előbb a kezdőkezeket kell kiválasztani.
refusal-no-draft = A kezdőkezeket már kiválasztottátok.
refusal-not-in-packet = Nincs ilyen lapka a csomagban.
refusal-put-first = Előbb döntsd el, kerül-e királynő az új lapkára.
refusal-no-new-tile = Királynőt rögtön a lapka letétele után tehetsz rá.
refusal-only-queens = Új lapkára csak királynő kerülhet; a dolgozók és a katonák lárvákból kelnek ki.
refusal-attack-first = Előbb a támadást kell befejezni.
refusal-no-attack = Nincs befejezendő támadás.
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

# A pontozólap

score-start = Kezdéskor
score-ants = Dolgozók, katonák
score-queens = Királynők

because-ants = { $workers } dolgozó, { $soldiers } katona
