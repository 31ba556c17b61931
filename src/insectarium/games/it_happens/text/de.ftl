# It Happens.., auf Deutsch.

title = It Happens..
summary = Würfle deine Würfel einen nach dem anderen, besteige die Termitenhügel und fange die Königinnen.
seat-name = Platz { $number }
third-colour = Dritte Farbe
extra-third_colour = Dritte Farbe

option-first_player = Wer beginnt
option-first_player-first_seat = der erste Platz
option-first_player-random = ausgelost

colour = { $colour ->
        [yellow] gelb
        [red] rot
        [green] grün
        [blue] blau
       *[white] weiß
    }
thing = { $thing ->
        [map] Landkarte
        [shoe] Schuh
        [bone] Knochen
        [glasses] Brille
        [loudspeaker] Lautsprecher
        [telescope] Fernrohr
        [glove] Handschuh
        [key] Schlüssel
       *[worm] Wurm
    }
# Was man bekommt, im Akkusativ.
gained-thing = { $thing ->
        [map] eine Landkarte
        [shoe] einen Schuh
        [bone] einen Knochen
        [glasses] eine Brille
        [loudspeaker] einen Lautsprecher
        [telescope] ein Fernrohr
        [glove] einen Handschuh
        [key] einen Schlüssel
       *[worm] einen Wurm
    }
gained-picture = { $picture ->
        [map] eine Landkarte
        [shoe] einen Schuh
        [bone] einen Knochen
        [glasses] eine Brille
        [loudspeaker] einen Lautsprecher
        [telescope] ein Fernrohr
        [glove] einen Handschuh
        [key] einen Schlüssel
       *[worm] einen Wurm
    }
rank-name = Platz { $rank }

# Was zu entscheiden ist

prompt-turn = Würfle, oder zahle einen Wurm und setze aus.
prompt-place = Wähle einen Hügel für den Würfel, oder zahle einen Wurm und würfle noch einmal.
prompt-over = Die Partie ist zu Ende.

# Was eine Aktion bewirkt

do-roll = { $dice ->
        [one] Würfle mit deinem letzten Würfel.
       *[other] Würfle mit einem deiner { $dice } Würfel.
    }
do-roll-third = { $dice ->
        [one] Würfle mit deinem letzten Würfel der dritten Farbe.
       *[other] Würfle mit einem deiner { $dice } Würfel der dritten Farbe.
    }
do-skip = { $worms ->
        [one] Zahle deinen letzten Wurm
       *[other] Zahle 1 deiner { $worms } Würmer
    } und setze aus; der Würfel bleibt dir.
do-reroll = { $worms ->
        [one] Zahle deinen letzten Wurm
       *[other] Zahle 1 deiner { $worms } Würmer
    } und würfle noch einmal: { $higher ->
        [0] keine Seite zeigt
        [one] 1 von { $sides } Seiten zeigt
       *[other] { $higher } von { $sides } Seiten zeigen
    } mehr als { $number }.
do-place = Lege die { $number } in Hügel { $hill }, Spalte { $column }: { $owner ->
        [third] Die dritte Farbe hat dann
       *[seat] Du hast dann
    } { $sum } und { $owner ->
        [third] läge
       *[seat] lägst
    } auf { rank-name }{ $exact ->
        [yes] , mit der Wurmzahl
       *[no] {""}
    }{ $picture ->
        [nothing] .
       *[other] ; das Feld bringt { gained-picture }.
    }
do-place-nowhere = Lege einen Würfel in Hügel { $hill }.

# Was geschehen ist

event-roll = { $owner ->
        [third] { $who } würfelt eine { $number } für die dritte Farbe.
       *[seat] { $who } würfelt eine { $number }.
    }
event-reroll = { $who } zahlt einen Wurm, würfelt statt der { $before } neu und bekommt eine { $number }.
event-skip = { $who } zahlt einen Wurm und setzt aus.
event-place = { $owner ->
        [third] { $who } legt die { $number } der dritten Farbe in Spalte { $column } von Hügel { $hill }: zusammen { $sum }.
       *[seat] { $who } legt die { $number } in Spalte { $column } von Hügel { $hill }: zusammen { $sum }.
    }
event-gain = { $owner ->
        [third] Die dritte Farbe
       *[seat] { $who }
    } { $gained ->
        [0] bekäme
       *[other] bekommt
    } { gained-thing }{ $from ->
        [number] {" "}für die Wurmzahl
       *[space] {""}
    }{ $gained ->
        [0] , aber der Vorrat ist leer.
       *[other] .
    }
event-stuck = { $owner ->
        [third] Die dritte Farbe findet kein Feld mehr; { $dice ->
            [one] 1 ihrer Würfel bleibt
           *[other] { $dice } ihrer Würfel bleiben
        } in dieser Runde übrig.
       *[seat] { $who } findet kein Feld mehr und setzt für den Rest der Runde aus; { $dice ->
            [one] 1 Würfel bleibt
           *[other] { $dice } Würfel bleiben
        } übrig.
    }
event-tile = { $owner ->
        [third] Die dritte Farbe
       *[seat] { $who }
    } gewinnt { $tile ->
        [queen] die Königin
       *[general] den General
    } von Hügel { $hill } ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }) mit { $sum } Augen.
event-unclaimed = Niemand gewinnt { $tile ->
        [queen] die Königin
       *[general] den General
    } von Hügel { $hill }.
event-round = Runde { $round } beginnt mit drei neuen Hügeln; { $who } beginnt.
event-win = { $owner ->
        [third] { $winners ->
            [one] Die dritte Farbe gewinnt mit { $points } Punkten: Niemand am Tisch gewinnt.
           *[other] Die dritte Farbe teilt sich den Sieg mit { $points } Punkten.
        }
       *[seat] { $winners ->
            [one] { $who } gewinnt mit { $points } Punkten.
           *[other] { $who } teilt sich den Sieg mit { $points } Punkten.
        }
    }

# Warum nicht

refusal-over = Die Partie ist zu Ende.
refusal-no-such-action = Das ist keine Aktion dieses Spiels.
refusal-roll-first = Würfle zuerst; dann wähle den Hügel.
refusal-nothing-to-reroll = Es gibt keinen Wurf, der wiederholt werden könnte.
refusal-no-dice = Du hast in dieser Runde keinen Würfel mehr.
refusal-columns-full = Alle deine Spalten sind voll: Für einen Würfel ist kein Feld da.
refusal-no-third-colour = Nur das Spiel zu zweit hat eine dritte Farbe.
refusal-no-third-dice = Du hast in dieser Runde keinen Würfel der dritten Farbe mehr.
refusal-third-columns-full = Alle Spalten der dritten Farbe sind voll.
refusal-skip-needs-own-die = Mit einem Wurm setzt du nur aus, solange du einen Würfel deiner eigenen Farbe legen könntest.
refusal-no-worm = Das kostet einen Wurm, und du hast keinen.
refusal-third-reroll = Würfe der dritten Farbe lassen sich nicht wiederholen.
refusal-place-first = Du hast eine { $number } gewürfelt: Lege sie in einen Hügel.
refusal-skip-before-rolling = Aussetzen geht nur vor dem Würfeln.
refusal-column-full = Deine Spalte in Hügel { $hill } ist voll, und du darfst dort nur eine haben.

# Wertungsblatt

score-queens = Königinnen
score-generals = Generäle
score-sets = Paare
score-variety = Meiste Arten
score-worms = Würmer

because-queens = Plättchen: { $parts }
because-generals = Plättchen: { $parts }
because-sets = { $sets ->
        [0] keine Art doppelt
        [one] 1 Art doppelt
       *[other] { $sets } Arten doppelt
    }
because-variety = { $kinds ->
        [0] keine Art
        [one] 1 Art
       *[other] { $kinds } Arten
    }
because-worms = { $worms ->
        [0] kein Wurm
        [one] 1 Wurm
       *[other] { $worms } Würmer
    }

# Der Tisch in Worten und Bildern

words-hill = Hügel { $number }: Königin { $queen }, General { $general }, Wurm bei genau { $worm_number }
words-players = Spieler (Runde { $round } von { $rounds }; Würmer im Vorrat: { $worms })
words-last-round = Die Runde davor
words-die = Gewürfelt: { $number }
words-offer = Die { $number } käme in Spalte { $column }: Summe { $sum }, { rank-name }{ $exact ->
        [yes] , mit der Wurmzahl
       *[no] {""}
    }{ $picture ->
        [nothing] .
       *[other] ; sie findet { gained-picture }.
    }
words-no-offer = Hier ist kein Feld für den Würfel.
words-full = voll
words-blank = -
words-column-column = Spalte
words-column-player = Spieler
words-column-dice = Würfel
words-column-sum = Summe
words-column-rank = Rang
words-column-spaces = Freie Felder, von unten nach oben
words-column-colour = Farbe
words-column-hand = In der Hand
words-column-worms = Würmer
words-column-objects = Gegenstände
words-column-queens = Königinnen
words-column-generals = Generäle
words-column-hill = Hügel
words-column-queen = Königin
words-column-general = General

scene-prompt = { $who }: { $prompt }
scene-outcome = { $winners ->
        [one] { $who } gewinnt mit { $points } Punkten.
       *[other] { $who } teilen sich den Sieg mit { $points } Punkten.
    }
scene-third-wins = Die dritte Farbe gewinnt mit { $points } Punkten.
scene-round = Runde { $round } von { $rounds }
scene-total = Summe
scene-roll = Würfeln
scene-skip = Aussetzen
scene-odds = { $higher ->
        [0] keine Seite ist höher
        [one] 1 von { $sides } Seiten ist höher
       *[other] { $higher } von { $sides } Seiten sind höher
    }
scene-offer = { $sum } · { rank-name }{ $exact ->
        [yes] {" "}· Wurmzahl
       *[no] {""}
    }
scene-offer-gain = + { $thing }
scene-won-queen = { $won ->
        [yes] Königin { $points }: { $who }
       *[no] Königin { $points }: niemand
    }
scene-won-general = { $won ->
        [yes] General { $points }: { $who }
       *[no] General { $points }: niemand
    }
label-column = Spalte { $column }: { $who }, { $sum } Augen, { rank-name }; frei: { $spaces }.
label-free-column = Spalte { $column }: niemand; frei: { $spaces }.
label-card = { $who }: { $dice } Würfel in der Hand, { $worms ->
        [one] 1 Wurm
       *[other] { $worms } Würmer
    }, Gegenstände: { $objects }, { $queens ->
        [one] 1 Königin
       *[other] { $queens } Königinnen
    }, { $generals ->
        [one] 1 General
       *[other] { $generals } Generäle
    }
label-worm-number = Eine Summe von genau { $number } bringt einen Wurm
label-queen-tile = Königin, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
label-general-tile = General, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
label-turn = { $who } muss sich entscheiden
label-winner = { $who } hat gewonnen
label-things = { $thing } × { $count }
label-score = Punkte nach Kategorien
label-tray = Würfelschale
label-die = { $who }: { $number } gewürfelt
label-skip = Einen Wurm zahlen und aussetzen
label-pile = Hügel, die noch kommen: { $hills }
label-supply = Im Vorrat: { $thing } × { $count }
label-ghost = Der nächste Würfel käme in Spalte { $column }
