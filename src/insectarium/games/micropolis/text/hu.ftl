# Micropolis magyarul.
#
# Szakszavak, hogy a szabályok, az asztal és a napló ugyanazokat a szavakat használják (angol = magyar):
#   anthill = hangyaboly, boly  foundation = alapzat      tile = lapka          row = sor
#   stack = halom               supply = készlet          place in the row = hely
#   end of an anthill = a boly vége                       attach, build = leteszi, beépíti
#   army = sereg                soldier = katona          leader = vezér        garrison = helyőrség
#   Red Army marker = a Vörös Sereg jelölője              architect marker = építészjelölő
#   barracks = kaszárnya        full, empty = teli, üres  capacity = férőhely
#   worker = dolgozó            queen = királynő          nurse = dajka         egg = pete
#   architect = építész         officer = tiszt           guard = őr            specialist = specialista
#   gallery = járat             royal gallery = királyi járat                   tunnel = alagút
#   fruit = gyümölcs            gift = ajándék            kind = fajta          harvest = termés
#   round = forduló             turn = kör                match = játszma       tie = holtverseny
#   base game = alapjáték       expert game = haladó játék
#
# A nevek alanyesetben állnak, mert a ragjuk a névtől függne.

title = Micropolis
summary = Építs gyűrűt hangyabolylapkákból, töltsd meg a járataidat, és tiéd legyen a legnagyobb sereg.
seat-name = { $number }. játékos

option-expert = Haladó játék
option-expert-help = Mindenki két hangyabolyt épít. 2 vagy 3 játékosnak.
option-first_player = Ki kezd
option-first_player-first_seat = az első hely
option-first_player-random = a sors dönt

# Miről kell dönteni

prompt-place_marker = Tedd a Vörös Sereg jelölőjét az egyik bolyod elé.
prompt-take = Vegyél el egy lapkát a sorból.
prompt-side = Tedd a lapkát a bolyod bal vagy jobb végéhez.
prompt-effect = Válaszd ki, a lapka melyik hatása legyen az első.
prompt-barracks = Töltsd meg a kaszárnyát katonákkal, vagy hagyd üresen.
prompt-guard = Válaszd ki, mely kaszárnyák legyenek tele.
prompt-leader = Több legnagyobb sereg is van: döntsd el, kié legyen a Vörös Sereg jelölője.

# Mit tesz egy lépés

do-place_marker = Tedd a Vörös Sereg jelölőjét e boly elé: { $hill }.
do-take-soldiers =
    Vedd el { $index ->
        [1] az
        [5] az
       *[other] a
    } { $index }. lapkát { $price ->
        [0] ingyen
       *[other] { $price } katonáért
    }{ $anthill ->
        [0] {""}
        [1] {" "}az 1. bolyodba
       *[other] {" "}a { $anthill }. bolyodba
    }{ $found ->
        [0] .
       *[other] ; { $found } katona is jön vele.
    }
do-take-marker =
    Vedd el { $index ->
        [1] az
        [5] az
       *[other] a
    } { $index }. lapkát egy építészjelölőért{ $anthill ->
        [0] {""}
        [1] {" "}az 1. bolyodba
       *[other] {" "}a { $anthill }. bolyodba
    }{ $found ->
        [0] .
       *[other] ; { $found } katona is jön vele.
    }
do-side-left = Tedd a lapkát a boly bal végére.
do-side-right = Tedd a lapkát a boly jobb végére.
do-barracks-fill = Töltsd meg a kaszárnyát a seregedből: { $soldiers } katona.
do-barracks-leave = Hagyd üresen a kaszárnyát.
do-guard-rest = Hagyd a katonákat a helyükön.
do-guard = Új felállás: { $barracks ->
        [0] minden kaszárnya üres
       *[other] { $barracks } kaszárnya tele
    }, { $army ->
        [0] egy katona sincs a seregben
       *[other] { $army } katona a seregben
    }.
do-effect-nurse = Előbb a dajka petéi keljenek ki.
do-effect-architect = Előbb az építész hozzon jelölőt.
do-effect-officer = Előbb a tiszt toborozzon.
do-effect-guard = Előbb az őr helyezze át a katonákat.
do-effect-barracks = Előbb a kaszárnya következzen.
do-leader = Add a Vörös Sereg jelölőjét ennek a bolynak: { $hill }.

# Mi történt

event-take = { $who } { $pay ->
        [marker] egy építészjelölőért
       *[soldiers] { $paid ->
            [0] ingyen
           *[other] { $paid } katonáért
        }
    } elveszi { $index ->
        [1] az
        [5] az
       *[other] a
    } { $index }. lapkát{ $found ->
        [0] .
       *[other] , és { $found } katonát is kap vele.
    }{ $surplus ->
        [0] {""}
       *[other] {" "}Közülük { $surplus } nem fér el, és a készletbe kerül.
    }
event-place = { $side ->
        [left] { $who } a bolya bal végére teszi.
       *[right] { $who } a bolya jobb végére teszi.
    }
event-effect = { $who } ezzel kezdi: { $effect ->
        [nurse] dajka
        [architect] építész
        [officer] tiszt
        [guard] őr
       *[barracks] kaszárnya
    }.
event-nurse = { $soldiers ->
        [0] { $who } dajkájának petéiből egy katona sem kel ki.
       *[other] { $who } dajkájának petéiből { $soldiers } katona kel ki.
    }
event-architect = { $markers ->
        [0] { $who } építészének már nem jutott jelölő.
       *[other] { $who } kap egy építészjelölőt.
    }
event-officer = { $lost ->
        [0] Tiszt: { $leader } serege üres
       *[other] Tiszt: { $leader } elveszít 1 katonát
    }{ $gained ->
        [0] , { $who } nem kap katonát.
       *[other] , { $who } kap 1 katonát.
    }
event-fill_barracks = { $who } megtölti a kaszárnyát: { $soldiers } katona vonul be.
event-leave_barracks = { $who } üresen hagyja a kaszárnyát.
event-guard = { $who } őre áthelyezi a katonákat: { $army } a seregben, { $garrisons } a kaszárnyákban.
event-guard_rests = { $who } őre minden katonát a helyén hagy.
event-refill = A sor feltöltődik: { $tiles } új lapka.
event-new_leader = { $who } megkapja a Vörös Sereg jelölőjét, és mostantól ő a vezér.
event-keep_leader = { $who } serege továbbra is a legnagyobb, így ő marad a vezér.
event-marker = { $who } a Vörös Sereg jelölőjét { $anthill ->
        [one] az első
       *[other] a második
    } bolya elé teszi.
event-win = { $winners ->
        [one] { $who } nyer { $points } ponttal.
       *[other] { $who } osztozik a győzelmen { $points } ponttal.
    }

# Miért nem

refusal-over = A játszma véget ért.
refusal-finish-first = Előbb fejezd be, amit elkezdtél: más döntés van soron.
refusal-no-tile-in-hand = Most nincs letehető lapka.
refusal-no-effect = Most nincs választható hatás.
refusal-no-barracks-placed = A kaszárnyát a letételekor lehet megtölteni, később csak őrrel.
refusal-no-guard-placed = A katonák csak akkor mozoghatnak a sereg és a kaszárnyák között, ha őrt teszel le.
refusal-no-leader-to-name = Nincs holtverseny, amelyben a Vörös Sereg jelölőjéről dönteni kellene.
refusal-marker-stands = A Vörös Sereg jelölőjét csak a játszma elején kell elhelyezni.
refusal-no-such-action = Ilyen lépés nincs ebben a játékban.
refusal-one-anthill = Csak egy bolyod van.
refusal-anthill-complete = Ebben a bolyban már megvan mind a tíz lapka.
refusal-not-in-row = Csak { $row } lapka van a sorban.
refusal-nothing-to-avoid = Az első lapka ingyen van; kár volna építészjelölőt adni érte.
refusal-no-marker = Nincs építészjelölőd.
refusal-army-too-small = Ez a lapka { $price } katonába kerül, de a seregedben { $army ->
        [0] egy sincs
       *[other] csak { $army } van
    }.
refusal-side = A lapkát a boly bal vagy jobb végére lehet tenni.
refusal-partial-garrison = Egy kaszárnya vagy tele van, vagy üres.
refusal-marker-place = A jelölő valamelyik saját bolyod elé kerül.
refusal-effect-not-pending = A lapkának nincs ilyen hatása, vagy már megtörtént.
refusal-no-barracks-there = Azon a helyen nincs kaszárnya.
refusal-too-few-soldiers = Ehhez { $needed } katona kell, de a seregedben és a kaszárnyáidban csak { $soldiers } van.
refusal-army-too-large = Így { $army } katona kerülne a seregbe; egy alapzaton { $limit } fér el.
refusal-no-such-anthill = Nincs ilyen boly.
refusal-leader-must-hand-over = Holtversenynél a vezérnek át kell adnia a jelölőt valaki másnak.
refusal-army-not-largest = Ebben a seregben { $army } katona van; a legnagyobbakban { $largest }.

# Pontozólap

score-population = Népesség
score-galleries = Járatok
score-harvest = Termés
score-royal = Királyi járatok
score-red_army = Vörös Sereg
score-barracks = Kaszárnyák

because-galleries = legjobb járat: { $ants } hangya
because-red_army = sereg: { $army } katona
because-harvest = járatok: { $parts }
because-royal = járatok: { $parts }
because-barracks = teli kaszárnyák: { $parts }

# Az asztal szavakban

words-row = A lapkák sora (forduló: { $round } / { $rounds }; halom: { $stack } lapka; készlet: { $supply } katona)
words-anthills = Hangyabolyok (* a vezér)
words-anthill = { $who } bolya ({ $anthill }), balról jobbra
words-army = { $army }{ $leads ->
        [True] {" "}*
       *[other] {""}
    }
words-barracks-count = { $full } teli, { $empty } üres
words-in-hand = Kézben: { $tile }
words-no-tiles = Még nincs lapka.
words-closed-ring = A gyűrű bezárult.
words-ends = Végek: bal { $left }; jobb { $right }. (L1 és R1, illetve L2 és R2 találkozik.)
words-column-place = Hely
words-column-price = Ár
words-column-soldiers = Katonák
words-column-contents = Mi van a lapkán
words-column-anthill = Boly
words-column-player = Játékos
words-column-army = Sereg
words-column-barracks = Kaszárnyák
words-column-markers = Jelölők
words-column-tiles = Lapkák
words-column-tile = Lapka
words-column-galleries = Járatok (a, b, ...) és ami bennük van
words-closed = zárt
words-empty = semmi
words-barracks = { $soldiers } férőhelyes kaszárnya
words-barracks-full = { $soldiers } férőhelyes kaszárnya: teli
words-barracks-empty = { $soldiers } férőhelyes kaszárnya: üres
words-worker = { $count } dolgozó
words-queen = { $count ->
        [one] királynő
       *[other] { $count } királynő
    }
words-nurse = { $count ->
        [one] dajka
       *[other] { $count } dajka
    } ({ $eggs } pete)
words-architect = { $count ->
        [one] építész
       *[other] { $count } építész
    }
words-officer = { $count ->
        [one] tiszt
       *[other] { $count } tiszt
    }
words-guard = { $count ->
        [one] őr
       *[other] { $count } őr
    }
words-cherry = { $count ->
        [one] cseresznye
       *[other] { $count } cseresznye
    }
words-lemon = { $count ->
        [one] citrom
       *[other] { $count } citrom
    }
words-grape = { $count ->
        [one] szőlő
       *[other] { $count } szőlő
    }
words-blackberry = { $count ->
        [one] szeder
       *[other] { $count } szeder
    }
words-fig = { $count ->
        [one] füge
       *[other] { $count } füge
    }
words-pomegranate = { $count ->
        [one] gránátalma
       *[other] { $count } gránátalma
    }
words-gift = { $count ->
        [one] ajándék
       *[other] { $count } ajándék
    }

# A kép

scene-prompt = { $who }: { $prompt }
scene-outcome = { $winners ->
        [one] { $who } nyer { $points } ponttal.
       *[other] { $who } osztozik a győzelmen { $points } ponttal.
    }
scene-round = Forduló: { $round } / { $rounds }
scene-supply = Készlet
scene-free = ingyen
scene-total = Összesen

label-tile = { $id } jelű lapka. { $parts }
label-tunnel = Alagút ({ $ports }): { $what }
label-chamber = Zárt kamra: { $what }
label-nothing = semmi
label-tile-barracks = { $capacity } férőhelyes kaszárnya
label-port-L1 = balra lent
label-port-L2 = balra fent
label-port-R1 = jobbra lent
label-port-R2 = jobbra fent
label-item-worker = { $count } dolgozó
label-item-queen = { $count ->
        [one] királynő
       *[other] { $count } királynő
    }
label-item-nurse = { $count ->
        [one] dajka
       *[other] { $count } dajka
    } { $eggs } petével
label-item-architect = { $count ->
        [one] építész
       *[other] { $count } építész
    }
label-item-officer = { $count ->
        [one] tiszt
       *[other] { $count } tiszt
    }
label-item-guard = { $count ->
        [one] őr
       *[other] { $count } őr
    }
label-item-cherry = { $count ->
        [one] cseresznye
       *[other] { $count } cseresznye
    }
label-item-lemon = { $count ->
        [one] citrom
       *[other] { $count } citrom
    }
label-item-grape = { $count ->
        [one] szőlő
       *[other] { $count } szőlő
    }
label-item-blackberry = { $count ->
        [one] szeder
       *[other] { $count } szeder
    }
label-item-fig = { $count ->
        [one] füge
       *[other] { $count } füge
    }
label-item-pomegranate = { $count ->
        [one] gránátalma
       *[other] { $count } gránátalma
    }
label-item-gift = { $count ->
        [one] ajándék
       *[other] { $count } ajándék
    }
label-gap = Üres hely a sorban
label-row-tile = { $index }. hely a sorban, { $price ->
        [0] ingyenes
       *[other] ára { $price } katona
    }{ $soldiers ->
        [0] .
       *[other] ; { $soldiers } katona áll rajta.
    } { $tile }
label-price = { $price ->
        [0] { $index }. hely: ingyenes
       *[other] { $index }. hely: ára { $price } katona
    }
label-stack = { $count ->
        [0] A halom üres
       *[other] Halom: { $count } lapka
    }
label-supply = { $count ->
        [0] A készletben nincs katona
       *[other] { $count } katona a készletben
    }
label-soldier = katona
label-soldiers = { $count } katona
label-architect-marker = Építészjelölő a készletben
label-architect-marker-of = { $who } építészjelölője
label-barracks = { $capacity } férőhelyes kaszárnya, { $value } pontot ér, { $state ->
        [full] teli
       *[empty] üres
    }
label-ground = Egy boly talaja
label-ring-tile = { $hill } boly, balról { $number }. lapka. { $tile }
label-foundation = { $hill } boly alapzata ({ $who }): { $army ->
        [0] nincs serege
       *[other] { $army } katonás sereg
    }{ $leads ->
        [0] {""}
       *[other] , előtte a Vörös Sereg jelölője
    }
label-army = { $army } katona a seregben
label-red-army = A Vörös Sereg jelölője, { $hill } boly
label-end-left = { $hill } boly bal vége
label-end-right = { $hill } boly jobb vége
label-taken = Kézben. { $tile }
label-turn = { $who } dönt
label-score = Pontok kategóriánként
label-winner = { $who } nyert
scene-key = Jelmagyarázat
scene-key-ant = Minden hangya a lapkákon: 1 pont
scene-key-queen = Egyedül a járatban: pont lapkánként
scene-key-nurse = Minden petéjéből katona kel ki
scene-key-architect = Jelölőt hoz: egy lapka ingyen
scene-key-officer = A vezér 1 katonát veszít, te kapsz
scene-key-guard = Katonák kaszárnyába és vissza
scene-key-barracks = Ha teli: a pajzson álló szám
scene-key-fruit = Fajták: { $harvest }
scene-key-gift = Bármelyik gyümölcsnek számít
scene-key-army = Legnagyobb sereg: 5 pont, ő a vezér
