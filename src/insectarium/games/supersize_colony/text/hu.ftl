# Supersize Colony, magyarul.

title = Supersize Colony
summary = Nevelj dolgozókat és katonákat, őrizd az alagutakat, zárd be a fészkeket, rohand meg a szomszédokat.
seat-name = { $number }. hely

option-edition = Kiadás
option-edition-second = második kiadás
option-edition-first = első kiadás
option-join_required = A lapkáknak kapcsolódniuk kell
option-join_required-help = Minden új lapkának alagúthoz vagy fészekhez kell kapcsolódnia; a föld magában nem elég. Második kiadás.
option-first_player = Ki kezd
option-first_player-first_seat = az első hely
option-first_player-random = sorsolás dönt

prompt-draft = Tarts meg egy lapkát a csomagból, a többit add tovább.
prompt-lay = Tegyél le egy lapkát a kezedből, vagy hagyd abba.
prompt-put = Tegyél királynőt az új fészeklapkára, vagy ne.
prompt-market = Vegyél egy lapkát a piacról és tedd le, vagy hagyd abba.
prompt-queens = Királynőid léphetnek vagy távozhatnak; aztán a dolgozók jönnek.
prompt-workers = Dolgozóid lépnek és dolgoznak; aztán a katonák jönnek.
prompt-soldiers = Katonáid lépnek, párzanak, rabolnak vagy támadnak; aztán vége az akcióknak.
prompt-flee = Hangyáidat megtámadták: válaszd ki, hová menekül ez.
prompt-loot = Válaszd ki a katonát, aki átveszi a lárvát.
prompt-escape = Utolsó hangyád csodával menekül meg: válaszd ki, hová.
prompt-buy = Vegyél egy lapkát a kezedbe, vagy hagyd abba.
prompt-limit = Emeld a kézlimitedet, vagy hagyd meg.
prompt-draw = Húzz egy lapkát: válassz paklit.

do-keep = A { $tile } lapka megtartása.
do-lay = A { $tile } lapka letétele ide: { $q }, { $r }, { $turn } fordítással, { $price ->
        [0] ingyen.
       *[other] { $price } élelemért.
    }
do-stop_laying = Több lapkát nem teszel le kézből.
do-put = { $ant ->
        [nothing] Nem teszel királynőt az új lapkára.
       *[queen] Királynőt teszel az új lapkára.
    }
do-buy_and_lay = A { $tile } { $ground ->
        [nest] fészeklapka
        [tunnel] alagútlapka
       *[forest] erdőlapka
    } megvétele { $price } élelemért és letétele ide: { $q }, { $r }, { $turn } fordítással.
do-stop_buying = Több lapkát nem veszel.
do-walk = { $ant } ide lép: { $q }, { $r }{ $lane ->
        [0] .
       *[other] , { $lane }. járat.
    }
do-collect = { $ant } élelmet gyűjt az erdőben.
do-feed = { $ant } átadja az élelmet a királynőnek.
do-feed_larva = { $ant } megeteti { $own ->
        [0] az elrabolt lárvát
       *[other] a lárvádat
    }; { $becomes ->
        [worker] dolgozó lesz belőle.
       *[soldier] katona lesz belőle.
    }
do-mate = { $ant } párzik a királynővel: lárva születik.
do-kidnap = { $ant } elrabolja a(z) { $owner }. hely egy lárváját, és ide viszi: { $q }, { $r }.
do-attack = { $count ->
        [one] Támadás itt: { $q }, { $r }, vele: { $soldiers }.
       *[other] Közös támadás itt: { $q }, { $r }, velük: { $soldiers }.
    }
do-flee = { $ant } ide menekül: { $q }, { $r }{ $lane ->
        [0] .
       *[other] , { $lane }. járat.
    }
do-escape = { $ant } ide jut: { $q }, { $r }{ $lane ->
        [0] .
       *[other] , { $lane }. járat.
    }
do-take_larva = { $ant } átveszi a lárvát.
do-leave = { $ant } visszavétele kézbe{ $price ->
        [0] {" "}(ingyen).
       *[other] {" "}egy pont veszteséggel.
    }
do-next_type = Ezek a hangyák végeztek.
do-buy = A { $tile } { $ground ->
        [nest] fészeklapka
        [tunnel] alagútlapka
       *[forest] erdőlapka
    } megvétele kézbe { $price } élelemért.
do-raise = { $price } élelem fizetése { $limit } lapkás kézlimitért.
do-keep_limit = A kézlimit marad.
do-draw = { $ground ->
        [nest] Húzás a fészekpakliból.
        [tunnel] Húzás az alagútpakliból.
       *[forest] Húzás az erdőpakliból.
    }

event-draft_round = { $ground ->
        [nest] A fészeklapkák
        [tunnel] Az alagútlapkák
       *[forest] Az erdőlapkák
    } osztása: { $who } { $tiles } lapkás csomagot kap.
event-keep = { $who } megtartja a { $tile } { $ground ->
        [nest] fészeklapkát.
        [tunnel] alagútlapkát.
       *[forest] erdőlapkát.
    }
event-leftover = A { $tile } lapka megmaradt, és a piacra kerül.
event-lay = { $who } leteszi a { $tile } { $ground ->
        [nest] fészeklapkát
        [tunnel] alagútlapkát
       *[forest] erdőlapkát
    } ide: { $q }, { $r }{ $price ->
        [0] .
       *[other] {" "}({ $price } élelem).
    }
event-buy_and_lay = { $who } megveszi a { $tile } { $ground ->
        [nest] fészeklapkát
        [tunnel] alagútlapkát
       *[forest] erdőlapkát
    } { $price } élelemért, és leteszi ide: { $q }, { $r }.
event-put = { $who } királynőt tesz rá.
event-tunnel = { $who } befejez egy { $lanes } lapkás alagutat az erdőig ({ $q }, { $r }), és { $points } pontot kap.
event-nest = { $winners ->
        [one] { $who } befejez egy { $tiles } lapkás fészket, és { $points } pontot kap.
       *[other] { $who } osztozik egy kész, { $tiles } lapkás fészken, és { $points } pontot kap.
    }
event-queen_home = { $who } királynője innen visszatér a kézbe: { $q }, { $r }.
event-target = { $who } { $points } ponttal célba ért: közel a vége.
event-refill = { $tiles ->
        [one] Egy új lapka kerül a piacra.
       *[other] { $tiles } új lapka kerül a piacra.
    }
event-piles_empty = Minden pakli üres: mindenkinek egy utolsó köre van.
event-walk = { $who }: { $name } ide lép: { $q }, { $r }{ $lane ->
        [0] .
       *[other] , { $lane }. járat.
    }
event-collect = { $who }: { $name } élelmet gyűjt.
event-feed = { $who }: { $name } megeteti a királynőt.
event-feed_larva = { $who }: { $name } megetet egy lárvát: új { $ant ->
        [worker] dolgozó
       *[soldier] katona
    } kel ki.
event-mate = { $who }: { $name } párzik, lárva születik.
event-kidnap = { $who }: { $name } elrabolja { $owner } egy lárváját, és ide viszi: { $q }, { $r }.
event-attack = { $who } { $soldiers } katonával megtámadja őt: { $owner }, itt: { $q }, { $r }.
event-rob = { $replaced ->
        [0] { $who } elveszi { $owner } egy lárváját.
       *[other] { $who } elrabolja { $owner } egy lárváját: színt váltott.
    }
event-flee = { $who } { $ant ->
        [worker] dolgozója
       *[soldier] katonája
    } ({ $name }) ide menekül: { $q }, { $r }{ $lane ->
        [0] .
       *[other] , { $lane }. járat.
    }
event-kill = { $who } elveszít egy { $ant ->
        [worker] dolgozót.
       *[soldier] katonát.
    }
event-escape = Csodával határos módon { $who } utolsó { $ant ->
        [worker] dolgozója
       *[soldier] katonája
    } ide jut: { $q }, { $r }.
event-escape_to_hand = Csodával határos módon { $who } utolsó { $ant ->
        [worker] dolgozója
       *[soldier] katonája
    } a kézbe jut.
event-take_larva = { $who }: { $name } átveszi { $owner } egy lárváját.
event-leave = { $who } visszaveszi: { $name }{ $lost ->
        [0] .
       *[other] , és elveszít egy pontot.
    }
event-buy = { $who } megveszi a { $tile } { $ground ->
        [nest] fészeklapkát
        [tunnel] alagútlapkát
       *[forest] erdőlapkát
    } { $price } élelemért.
event-raise = { $who } { $limit } lapkára emeli a kézlimitet.
event-draw = { $who } kihúzza a { $tile } { $ground ->
        [nest] fészeklapkát.
        [tunnel] alagútlapkát.
       *[forest] erdőlapkát.
    }
event-turn = { $last ->
        [0] { $who } következik.
       *[other] { $who } utolsó köre jön.
    }
event-win = { $winners ->
        [one] { $who } { $points } ponttal győz.
       *[other] { $who } { $points } ponttal osztozik a győzelmen.
    }

refusal-over = A játszma véget ért.
refusal-no-such-action = Ilyen akció nincs ebben a játékban.
refusal-draft-first = Előbb a kezdőkezeket kell elosztani.
refusal-no-draft = Az osztásnak vége.
refusal-not-in-packet = Ez a lapka nincs a csomagban.
refusal-put-first = Előbb dönts a királynőről az új lapkán.
refusal-no-new-tile = Királynő csak az éppen letett lapkára kerülhet.
refusal-only-queens = Új lapkára csak királynő kerül; a többi hangya lárvából kel ki.
refusal-attack-first = Előbb a támadást kell lezárni.
refusal-no-attack = Nincs lezárandó támadás.
refusal-hand-before-market = A kézből letett lapkák megelőzik a piaciakat.
refusal-bought-to-hand = Az első kiadásban a megvett lapka kézbe kerül.
refusal-bought-and-laid = A második kiadásban a megvett lapkát azonnal le kell tenni.
refusal-no-laying-now = Most nincs itt a lapkák ideje.
refusal-not-the-end = A kézlimit és a húzás a köröd végéhez tartozik.
refusal-no-acting-now = Most nincs itt a hangyák akcióinak ideje.
refusal-not-in-hand = Nincs ilyen lapka a kezedben.
refusal-no-food-for-tile = Egy további lapka 1 élelembe kerül, és neked nincs.
refusal-not-in-market = A piac e helyén nincs lapka.
refusal-market-too-dear = Ez a lapka { $price } élelembe kerül, és neked { $food } van.
refusal-apart = A lapkának érintenie kell a táblát.
refusal-occupied = Ott már van lapka.
refusal-same-rotation = Ennyi fordítás után a lapka ugyanúgy néz ki: a kisebb számot használd.
refusal-misfit-somewhere = Minden érintkező oldalnak illeszkednie kell, és az egyik nem illik.
refusal-misfit = Alagút alagúthoz, fészek fészekhez, föld földhöz: ez az oldal nem illik.
refusal-unjoined = Itt a lapka csak földet érintene; alagúthoz vagy fészekhez kell kapcsolódnia.
refusal-queen-needs-nest = Királynő csak fészeklapkára kerülhet.
refusal-no-queen-in-hand = Nincs királynő a kezedben.
refusal-no-such-ant = Nincs ilyen hangya.
refusal-ant-in-hand = { $name } a kezedben van.
refusal-ant-killed = { $name } meghalt.
refusal-larva-stays = A lárva nem lép és nem tesz semmit.
refusal-other-type = Előbb a királynők, aztán a dolgozók, végül a katonák: most nem { $name } jön.
refusal-hatched-just-now = { $name } most kelt ki, és a következő körödig pihen.
refusal-left-behind = { $name } elkezdte, de másik hangya következett: ennek már vége.
refusal-carries-larva = { $name } lárvát visz, és semmit sem tehet, amíg meg nem etetik.
refusal-larva-must-home = { $name } csak olyan költőkamrába viheti a lárvát, amelynek fészkében ott a királynőd.
refusal-only-queens-leave = Az első kiadásban csak királynőt lehet visszavenni.
refusal-queen-cannot = A királynő csak a fészkében lépkedhet, vagy elhagyhatja azt.
refusal-only-soldiers = Csak katona párzik.
refusal-only-workers = Csak dolgozó gyűjt élelmet és etet.
refusal-no-brood-chamber = { $name } nem költőkamrában áll.
refusal-no-larva-in-hand = Nincs lárva a kezedben.
refusal-no-larva-here = Ahol { $name } áll, nincs ilyen etethető lárva.
refusal-no-ant-in-hand = Nincs ilyen hangya a kezedben a lárva helyére.
refusal-raid-needs-both = { $name } már lépett vagy cselekedett; ehhez mindkettő kell.
refusal-no-kidnapping = Az első kiadásban a lárvákat támadáskor rabolják el.
refusal-own-larva = A saját lárváidat nem rabolod el.
refusal-no-larva-there = Ez a lárva nincs a táblán.
refusal-larva-guarded = Királynő vagy katona őrzi a lárvát.
refusal-no-way-to-larva = A katona nem jut el a lárvához.
refusal-no-own-brood-chamber = A lárvát olyan költőkamrába kell vinni, amelynek fészkében ott a királynőd.
refusal-no-way-home = A katona nem jut oda a lárvával.
refusal-queen-protects = A királynő védi a lapkáját: nem támadható.
refusal-nobody-to-attack = Ott nincs kit megtámadni.
refusal-no-majority = { $soldiers ->
        [0] Legalább egy katonának támadnia kell.
       *[other] A lapkát védő katonák száma { $soldiers }: többen támadjatok.
    }
refusal-no-way-in = { $name } arról az oldalról nem jöhet.
refusal-no-taker = Ez a katona nem veheti át a lárvát.
refusal-no-escape-there = Oda nem juthat a hangya.
refusal-another-ant-flees = Előbb egy másik hangya menekül.
refusal-no-flight-there = Csak olyan szabad szomszéd lapkára lehet menekülni, ahonnan nem jött támadó.
refusal-no-feeding = Az első kiadásban az élelem egyenesen a kézbe kerül.
refusal-acted-already = { $name } ebben a körben már cselekedett.
refusal-not-in-forest = { $name } nincs erdőben.
refusal-carries-already = { $name } már visz élelmet.
refusal-no-food-left = Nincs több élelem.
refusal-carries-nothing = { $name } nem visz élelmet.
refusal-no-queen-here = { $name } nem a királynődnél áll.
refusal-walked-already = { $name } ebben a körben már lépett.
refusal-no-such-spot = Ott nem állhat hangya.
refusal-stands-there = { $name } már ott áll.
refusal-foreign-queen = Ott { $who } királynője van.
refusal-foreign-ants = Ott { $who } hangyái vannak.
refusal-queen-stays-in-nest = A királynő csak a fészkében lépkedhet.
refusal-way-closed = { $who } hangyái itt: { $q }, { $r } nem engedik át: { $name }.
refusal-no-way = Nem vezetnek oda összefüggő alagutak, fészkek és erdők neki: { $name }.
refusal-limit-too-dear = A nagyobb kéz { $price } élelembe kerül.
refusal-pile-empty = Onnan nincs mit húzni.

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
