# It Happens.., magyarul.

title = It Happens..
summary = Dobj egyesével a kockáiddal, mászd meg a termeszdombokat, és fogd el a királynőket.
seat-name = { $number }. hely
third-colour = Harmadik szín
extra-third_colour = Harmadik szín

option-first_player = Ki kezd
option-first_player-first_seat = az első hely
option-first_player-random = sorsolással

colour = { $colour ->
        [yellow] sárga
        [red] piros
        [green] zöld
        [blue] kék
       *[white] fehér
    }
thing = { $thing ->
        [map] térkép
        [shoe] cipő
        [bone] csont
        [glasses] szemüveg
        [loudspeaker] hangszóró
        [telescope] távcső
        [glove] kesztyű
        [key] kulcs
       *[worm] kukac
    }
# Amit a játékos kap, tárgyesetben.
gained-thing = { $thing ->
        [map] egy térképet
        [shoe] egy cipőt
        [bone] egy csontot
        [glasses] egy szemüveget
        [loudspeaker] egy hangszórót
        [telescope] egy távcsövet
        [glove] egy kesztyűt
        [key] egy kulcsot
       *[worm] egy kukacot
    }
gained-picture = { $picture ->
        [map] egy térképet
        [shoe] egy cipőt
        [bone] egy csontot
        [glasses] egy szemüveget
        [loudspeaker] egy hangszórót
        [telescope] egy távcsövet
        [glove] egy kesztyűt
        [key] egy kulcsot
       *[worm] egy kukacot
    }
rank-name = { $rank ->
        [1] első
        [2] második
        [3] harmadik
        [4] negyedik
       *[5] ötödik
    }

# Amiről dönteni kell

prompt-turn = Dobj egy kockával, vagy fizess egy kukacot, és hagyd ki ezt a kört.
prompt-place = Válassz dombot a kockának, vagy fizess egy kukacot, és dobj újra.
prompt-over = A játszma véget ért.

# Mit tesz egy lépés

do-roll = { $dice ->
        [one] Dobj az utolsó kockáddal.
       *[other] Dobj { $dice } kockád egyikével.
    }
do-roll-third = { $dice ->
        [one] Dobj a harmadik szín nálad lévő utolsó kockájával.
       *[other] Dobj a harmadik szín nálad lévő { $dice } kockájának egyikével.
    }
do-skip = { $worms ->
        [one] Fizesd ki utolsó kukacodat
       *[other] Fizess ki 1 kukacot a { $worms } közül
    }, és hagyd ki ezt a kört; a kocka nálad marad.
do-reroll = { $worms ->
        [one] Fizesd ki utolsó kukacodat
       *[other] Fizess ki 1 kukacot a { $worms } közül
    }, és dobj újra: a { $sides } oldalból { $higher ->
        [0] egyik sem
       *[other] { $higher }
    } mutat többet, mint { $number }.
do-place = Tedd a kockát ({ $number }) { $hill ->
        [1] az 1.
        [5] az 5.
       *[other] a { $hill }.
    } domb { $column }. oszlopába: { $owner ->
        [third] a harmadik színnek így { $sum } pontszeme lesz
       *[seat] így { $sum } pontszemed lesz
    }, { rank-name } helyen{ $exact ->
        [yes] , a kukacszámmal
       *[no] {""}
    }{ $picture ->
        [nothing] .
       *[other] ; a mező { gained-picture } ad.
    }
do-place-nowhere = Tegyél egy kockát { $hill ->
        [1] az 1.
        [5] az 5.
       *[other] a { $hill }.
    } dombra.

# Ami történt

event-roll = { $owner ->
        [third] { $who } a harmadik színnel { $number ->
            [3] 3-ast
            [6] 6-ost
            [5] 5-öst
           *[other] { $number }-est
        } dob.
       *[seat] { $who } { $number ->
            [3] 3-ast
            [6] 6-ost
            [5] 5-öst
           *[other] { $number }-est
        } dob.
    }
event-reroll = { $who } fizet egy kukacot, és újradobja a kockát ({ $before }): { $number }.
event-skip = { $who } fizet egy kukacot, és kihagyja ezt a kört.
event-place = { $owner ->
        [third] { $who } a harmadik szín kockáját ({ $number }) { $hill ->
        [1] az 1.
        [5] az 5.
       *[other] a { $hill }.
    } domb { $column }. oszlopába teszi: összesen { $sum }.
       *[seat] { $who } a kockát ({ $number }) { $hill ->
        [1] az 1.
        [5] az 5.
       *[other] a { $hill }.
    } domb { $column }. oszlopába teszi: összesen { $sum }.
    }
event-gain = { $owner ->
        [third] A harmadik szín
       *[seat] { $who }
    } { $gained ->
        [0] kapna
       *[other] kap
    } { gained-thing }{ $from ->
        [number] {" "}a kukacszámért
       *[space] {""}
    }{ $gained ->
        [0] , de elfogyott.
       *[other] .
    }
event-stuck = { $owner ->
        [third] A harmadik szín nem talál több mezőt; { $dice } kockája megmarad ebben a fordulóban.
       *[seat] { $who } nem talál több mezőt, és kimarad a forduló végéig; { $dice } kockája megmarad.
    }
event-tile = { $owner ->
        [third] A harmadik szín
       *[seat] { $who }
    } nyeri { $hill ->
        [1] az 1.
        [5] az 5.
       *[other] a { $hill }.
    } domb { $tile ->
        [queen] királynőjét
       *[general] tábornokát
    } ({ $points } pont), { $sum } pontszemmel.
event-unclaimed = Senki sem nyeri { $hill ->
        [1] az 1.
        [5] az 5.
       *[other] a { $hill }.
    } domb { $tile ->
        [queen] királynőjét.
       *[general] tábornokát.
    }
event-round = { $round ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $round }.
    } forduló három új dombbal kezdődik; { $who } a kezdőjátékos.
event-win = { $owner ->
        [third] { $winners ->
            [one] A harmadik szín nyer { $points } ponttal: az asztalnál senki.
           *[other] A harmadik szín osztozik a győzelmen { $points } ponttal.
        }
       *[seat] { $winners ->
            [one] { $who } nyer { $points } ponttal.
           *[other] { $who } osztozik a győzelmen { $points } ponttal.
        }
    }

# Miért nem

refusal-over = A játszma véget ért.
refusal-no-such-action = Ilyen lépés nincs ebben a játékban.
refusal-roll-first = Előbb dobj egy kockával, azután válassz dombot.
refusal-nothing-to-reroll = Nincs eldobott kocka, amelyet újra lehetne dobni.
refusal-no-dice = Ebben a fordulóban nincs több kockád.
refusal-columns-full = Minden oszlopod megtelt: nincs mező a kockádnak.
refusal-no-third-colour = Harmadik szín csak a kétszemélyes játékban van.
refusal-no-third-dice = Ebben a fordulóban nincs több kockád a harmadik színből.
refusal-third-columns-full = A harmadik szín minden oszlopa megtelt.
refusal-skip-needs-own-die = Kukaccal csak addig hagyhatsz ki kört, amíg saját színű kockát tudnál letenni.
refusal-no-worm = Ez egy kukacba kerül, és neked nincs.
refusal-third-reroll = A harmadik szín kockáit nem lehet újradobni.
refusal-place-first = Már dobtál ({ $number }): tedd le egy dombra.
refusal-skip-before-rolling = Kört kihagyni csak a dobás előtt lehet.
refusal-column-full = Az oszlopod { $hill ->
        [1] az 1.
        [5] az 5.
       *[other] a { $hill }.
    } dombon megtelt, és ott csak egy lehet.

# Pontozólap

score-queens = Királynők
score-generals = Tábornokok
score-sets = Tárgypárok
score-variety = Legtöbb fajta
score-worms = Kukacok

because-queens = lapkák: { $parts }
because-generals = lapkák: { $parts }
because-sets = { $sets ->
        [0] egyik fajta sincs kétszer
       *[other] { $sets } fajta kétszer
    }
because-variety = { $kinds ->
        [0] egy fajta sem
       *[other] { $kinds } fajta
    }
because-worms = { $worms ->
        [0] nincs kukac
       *[other] { $worms } kukac
    }

# Az asztal szavakban és képekben

words-hill = { $number }. domb: királynő { $queen }, tábornok { $general }, kukac pontosan ennyiért: { $worm_number }
words-players = Játékosok ({ $rounds } fordulóból { $round ->
        [1] az 1.
        [5] az 5.
       *[other] a { $round }.
    }; kukac a készletben: { $worms })
words-last-round = Az előző forduló
words-die = Dobás: { $number }
words-offer = A kocka ({ $number }) { $column ->
        [1] az 1.
        [5] az 5.
       *[other] a { $column }.
    } oszlopba kerülne: összeg { $sum }, { rank-name } hely{ $exact ->
        [yes] , kukacszám
       *[no] {""}
    }{ $picture ->
        [nothing] .
       *[other] ; itt { gained-picture } talál.
    }
words-no-offer = Itt nincs mező az eldobott kockának.
words-full = tele
words-blank = -
words-column-column = Oszlop
words-column-player = Játékos
words-column-dice = Kockák
words-column-sum = Összeg
words-column-rank = Hely
words-column-spaces = Szabad mezők, alulról felfelé
words-column-colour = Szín
words-column-hand = Kézben
words-column-worms = Kukacok
words-column-objects = Tárgyak
words-column-queens = Királynők
words-column-generals = Tábornokok
words-column-hill = Domb
words-column-queen = Királynő
words-column-general = Tábornok

scene-prompt = { $who }: { $prompt }
scene-outcome = { $winners ->
        [one] { $who } nyer { $points } ponttal.
       *[other] { $who } osztoznak a győzelmen { $points } ponttal.
    }
scene-third-wins = A harmadik szín nyer { $points } ponttal.
scene-round = { $rounds } fordulóból { $round ->
        [1] az 1.
        [5] az 5.
       *[other] a { $round }.
    }
scene-total = Összesen
scene-roll = Dobás
scene-skip = Kihagyás
scene-odds = { $higher ->
        [0] egyik oldal sem nagyobb
       *[other] { $sides } oldalból { $higher } nagyobb
    }
scene-offer = { $sum } · { rank-name }{ $exact ->
        [yes] {" "}· kukacszám
       *[no] {""}
    }
scene-offer-gain = + { $thing }
scene-won-queen = { $won ->
        [yes] Királynő { $points }: { $who }
       *[no] Királynő { $points }: senki
    }
scene-won-general = { $won ->
        [yes] Tábornok { $points }: { $who }
       *[no] Tábornok { $points }: senki
    }
label-column = { $column }. oszlop: { $who }, { $sum } pontszem, { rank-name } hely; szabad: { $spaces }.
label-free-column = { $column }. oszlop: senki; szabad: { $spaces }.
label-card = { $who }: { $dice } kocka kézben, { $worms } kukac, tárgyak: { $objects }, { $queens } királynő, { $generals } tábornok
label-worm-number = Pontosan { $number } pontszem egy kukacot ér
label-queen-tile = Királynő, { $points } pont
label-general-tile = Tábornok, { $points } pont
label-turn = { $who } dönt
label-winner = { $who } nyert
label-things = { $thing } × { $count }
label-score = Pontok fajtánként
label-tray = Dobótálca
label-die = { $who }: dobott { $number }
label-skip = Fizess egy kukacot, és hagyd ki ezt a kört
label-pile = Hátralévő dombok: { $hills }
label-supply = A készletben: { $thing } × { $count }
label-ghost = A következő kocka { $column ->
        [1] az 1.
        [5] az 5.
       *[other] a { $column }.
    } oszlopba kerülne
