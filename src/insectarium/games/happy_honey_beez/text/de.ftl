# Happy Honey Beez, auf Deutsch.

title = Happy Honey Beez
summary = Baue Stöcke um deine Königin, sammle Pollen für mehr Plättchen und Honig für Punkte.

option-flight_hole_meadow_only = Fluglöcher nur an Wiesen
option-flight_hole_meadow_only-help = Ein Flugloch darf nur an Wiese grenzen. Stöcke lassen sich dann schwerer schließen.
option-abandon_costs_point = Verlassen kostet einen Punkt
option-abandon_costs_point-help = Für jede Biene, die das Brett verlässt, verliert man einen Punkt.

# Was zu entscheiden ist

prompt-lay = Lege ein offenes Plättchen.
prompt-put = Setze eine Biene auf das neue Plättchen, oder keine.
prompt-act = Lass deine Bienen fliegen und arbeiten, oder beende deinen Zug.

# Was eine Aktion tut

do-lay = Lege { a-tile } { $place }, { $degrees ->
        [0] ungedreht,
       *[other] um { $degrees }° nach links gedreht,
    } { $price ->
        [0] umsonst.
       *[other] für { $price } Pollen.
    }
do-stop_laying = Lege kein weiteres Plättchen.
do-put = { $bee ->
        [nothing] Setze keine Biene auf das neue Plättchen.
        [queen] Setze deine Königin auf das neue Plättchen.
       *[worker] Setze eine Arbeiterin auf das neue Plättchen.
    }
do-fly = Fliege mit { bee } zu { spot }.
do-collect = Lass { bee-acts } Pollen sammeln.
do-make_honey = Lass { bee-acts } aus ihrem Pollen Honig machen.
do-feed = { $load ->
        [pollen] Lass { bee-acts } der Königin ihren Pollen bringen.
        [honey] Lass { bee-acts } der Königin ihren Honig bringen.
       *[nothing] Lass { bee-acts } die Königin füttern.
    }
do-abandon = Nimm { bee-acts } auf die Hand zurück{ $price ->
        [0] .
       *[other] {" "}und verliere einen Punkt.
    }
do-end_turn = Beende deinen Zug.

# Was geschah

event-lay = { $who } legt { a-tile } { $place }{ $price ->
        [0] .
       *[other] {" "}für { $price } Pollen.
    }
event-put = { $who } setzt { $bee ->
        [queen] die Königin
       *[worker] eine Arbeiterin
    } darauf.
event-hive = { $owners ->
        [one] Der Stock von { $who } ist fertig: { $tiles ->
            [one] 1 Plättchen
           *[other] { $tiles } Plättchen
        }, { $points ->
            [one] 1 Punkt.
           *[other] { $points } Punkte.
        }
       *[other] { $who } teilt einen fertigen Stock aus { $tiles } Plättchen und bekommt { $points ->
            [one] 1 Punkt.
           *[other] { $points } Punkte.
        }
    }
event-empty_hive = Ein Stock aus { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } ist fertig, und keine Königin wohnt darin.
event-queen_home = Die Königin von { $who } geht heim.
event-fly = { $who } fliegt mit { bee } zu { spot }.
event-collect = { the-bee } von { $who } sammelt Pollen.
event-make_honey = { the-bee } von { $who } macht Honig.
event-feed = { $load ->
        [pollen] { the-bee } von { $who } bringt der Königin Pollen.
       *[honey] { the-bee } von { $who } bringt der Königin Honig.
    }
event-abandon = { the-bee } von { $who } verlässt das Brett{ $lost ->
        [0] .
       *[other] , und das kostet einen Punkt.
    }
event-replace = Keines der offenen Plättchen passt: { $tiles } davon kommen aus dem Spiel.
event-refill = { $tiles ->
        [one] Ein neues Plättchen wird aufgedeckt.
       *[other] { $tiles } neue Plättchen werden aufgedeckt.
    }
event-winter = Ein strenger Winter: Die vier offenen Wiesen kommen aus dem Spiel.
event-win = { $winners ->
        [one] { $who } gewinnt mit { $points } Punkten.
       *[other] { $who } teilt sich den Sieg mit { $points } Punkten.
    }

# Plättchen und Bienen in Sätzen

a-tile = { $ground ->
        [plain] ein Stockplättchen ({ $shown })
        [honey] eine Honigkammer ({ $shown })
        [breeding] eine Brutkammer ({ $shown })
        [start] das Startplättchen
       *[meadow] eine Wiese
    }
spot = { $ground ->
        [plain] dem Stockplättchen
        [honey] der Honigkammer
        [breeding] der Brutkammer
        [start] dem Startplättchen
       *[meadow] der Wiese
    } { $place }
bee = { $name ->
        [q] der Königin
        [w1] Arbeiterin 1
        [w2] Arbeiterin 2
       *[w3] Arbeiterin 3
    }
bee-acts = { $name ->
        [q] die Königin
        [w1] Arbeiterin 1
        [w2] Arbeiterin 2
       *[w3] Arbeiterin 3
    }
the-bee = { $name ->
        [q] Die Königin
        [w1] Arbeiterin 1
        [w2] Arbeiterin 2
       *[w3] Arbeiterin 3
    }

# Warum nicht

refusal-over = Die Partie ist zu Ende.
refusal-no-such-action = Das ist keine Aktion dieses Spiels.
refusal-put-first = Entscheide zuerst über eine Biene auf dem neuen Plättchen.
refusal-no-new-tile = Bienen setzt man auf ein Plättchen, das eben gelegt wurde.
refusal-no-laying-now = Plättchen legt man, bevor die Bienen etwas tun, und das ist vorbei.
refusal-no-acting-now = Die Bienen tun erst etwas, wenn die Plättchen gelegt sind.
refusal-must-lay = Das erste Plättchen deines Zuges muss gelegt werden.
refusal-tile-too-dear = Ein weiteres Plättchen kostet { $price } Pollen aus der Hand, und du hast { $pollen }.
refusal-four-tiles = Du hast vier Plättchen gelegt: Mehr werden in deinem Zug nicht aufgedeckt.
refusal-not-open = So ein Plättchen liegt nicht offen.
refusal-apart = Ein Plättchen muss das Brett berühren.
refusal-occupied = Dort liegt schon ein Plättchen.
refusal-same-rotation = So oft gedreht sieht das Plättchen aus wie zuvor: Nimm die kleinere Zahl.
refusal-hole-at-closed = Hier würde ein Flugloch an geschlossene Brut grenzen.
refusal-open-at-meadow = Hier würde offene Brut an Wiese grenzen.
refusal-hole-needs-meadow = In dieser Partie darf ein Flugloch nur an Wiese grenzen.
refusal-queen-needs-hive = Eine Königin kommt nur auf Stockplättchen.
refusal-hive-has-queen = In diesem Stock wohnt schon eine Königin.
refusal-no-queen-in-hand = Deine Königin ist nicht auf deiner Hand.
refusal-no-worker-in-hand = Du hast keine Arbeiterin auf der Hand.
refusal-no-such-bee = So eine Biene gibt es nicht.
refusal-bee-in-hand = { the-bee } ist auf deiner Hand.
refusal-queen-cannot = Eine Königin arbeitet nicht: Sie kann nur das Brett verlassen.
refusal-acted-already = { the-bee } hat ihre besondere Aktion in diesem Zug schon getan.
refusal-flown-already = { the-bee } ist in diesem Zug schon geflogen.
refusal-not-on-meadow = { the-bee } ist auf keiner Wiese.
refusal-carries-already = { the-bee } trägt schon etwas.
refusal-no-pollen-left = Im Lager ist kein Pollen mehr.
refusal-not-in-honey-room = { the-bee } ist in keiner Honigkammer.
refusal-carries-no-pollen = { the-bee } trägt keinen Pollen.
refusal-no-honey-left = Im Lager ist kein Honig mehr.
refusal-carries-nothing = { the-bee } trägt nichts.
refusal-no-queen-here = { the-bee } ist nicht auf dem Plättchen deiner Königin.
refusal-no-such-tile = Dort ist kein Plättchen zum Landen.
refusal-stands-there = { the-bee } ist schon dort.
refusal-queen-stays-in-hive = Deine Königin verlässt ihren Stock nicht.
refusal-no-way = Es führt kein Weg dorthin: Geschlossene Brut ist dazwischen.
refusal-meadow-taken = Auf dieser Wiese ist eine andere Biene: Du darfst vorbeifliegen, aber nicht landen.
refusal-tile-taken = Auf diesem Plättchen ist eine andere Biene.
refusal-start-tile-blocked = Eine fremde Biene auf dem Startplättchen ist im Weg.
refusal-way-blocked = Eine fremde Biene in einem Stock ist im Weg.

# Punkteblatt

score-lost = Bienen, die gingen
score-honey = Honig im Glas

# Das Bild

scene-over = Die Partie ist zu Ende
scene-last-turn = Der Vorrat geht aus: Nach diesem Zug ist die Partie zu Ende
scene-open = Offene Plättchen
scene-stock = Lager
scene-price = Nächstes Plättchen
scene-removed = Aus dem Spiel: { $tiles }
deed-collect = Pollen sammeln
deed-feed = Königin füttern
deed-abandon = Brett verlassen
button-stop_laying = Kein weiteres Plättchen
button-end_turn = Zug beenden
put-nothing = Leer lassen
put-queen = Königin setzen
put-worker = Arbeiterin setzen
label-open = { $tile }, zu legen für { $price } Pollen
label-empty-open = Leerer Platz für ein offenes Plättchen
label-supply = Plättchen im Vorrat: { $tiles }
label-pollen-stock = Pollen im Lager: { $count }
label-honey-stock = Honig im Lager: { $count }
label-track = { $who } hat { $points } Punkte für Stöcke
