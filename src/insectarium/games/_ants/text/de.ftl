# Die Tische der Ameisen, auf Deutsch.

scene-prompt = { $who }: { $prompt }
scene-outcome = { $winners ->
        [one] { $who } gewinnt mit { $points } Punkten.
       *[other] { $who } teilen sich den Sieg mit { $points } Punkten.
    }
scene-edition = { $edition ->
        [first] Erste Ausgabe
       *[second] Zweite Ausgabe
    }
scene-target = Das Ende kommt bei { $target } Punkten
scene-ending = { $ending ->
        [points] Das Ziel ist erreicht: letzte Züge
        [piles] Die Stapel sind leer: letzte Züge
       *[stuck] Kein Plättchen passt mehr
    }
scene-over = Die Partie ist zu Ende
scene-market = Markt
scene-supply = Futter
scene-points = Punkte
scene-total = Summe
scene-hand = Hand { $tiles } von { $limit }
scene-packet = { $ground ->
        [nest] Nestplättchen: behalte eines
        [tunnel] Tunnelplättchen: behalte eines
       *[forest] Waldplättchen: behalte eines
    }

# Plättchen und Ameisen

name-tile = { $ground ->
        [nest] Nestplättchen
        [tunnel] Tunnelplättchen
       *[forest] Waldplättchen
    }: { $shown }
name-shown = { $tile ->
        [brood] Brutkammer,{" "}
        [lanes] zwei Gänge,{" "}
       *[plain] {""}
    }{ $tunnels ->
        [0] keine Tunnelöffnung
        [one] 1 Tunnelöffnung
       *[other] { $tunnels } Tunnelöffnungen
    }{ $gates ->
        [0] {""}
        [one] , 1 offene Nestseite
       *[other] , { $gates } offene Nestseiten
    }
name-ant = { $ant ->
        [queen] Königin { $number }
        [worker] Arbeiterin { $number }
        [soldier] Soldat { $number }
       *[larva] Larve { $number }
    }

# Schaltflächen

deed-collect = Futter sammeln
deed-feed = Königin füttern
deed-leave = Zurücknehmen
deed-mate = Mit Königin paaren
button-stop_laying = Nicht mehr legen
button-stop_buying = Nicht mehr kaufen
button-end_actions = Aktionen beenden
button-next_type = { $phase ->
        [queens] Königinnen fertig
        [workers] Arbeiterinnen fertig
       *[soldiers] Aktionen beenden
    }
button-keep_limit = Limit behalten
put-nothing = Leer lassen
put-queen = Königin setzen
put-worker = Arbeiterin setzen
hatch-worker = Wird Arbeiterin
hatch-soldier = Wird Soldat

# Was die Dinge sind

label-board = { $tile }; { $place }
label-nest = { $tile }; { $place }. Nest aus { $tiles } Plättchen, { $open ->
        [0] geschlossen
        [one] 1 Seite offen
       *[other] { $open } Seiten offen
    }
label-space = Leerer Platz { $place }
label-spot = { $ground ->
        [nest] Feld auf dem Nestplättchen
        [tunnel] Feld im Tunnel
       *[forest] Feld im Wald
    } { $place }{ $lane ->
        [0] {""}
        [1] , erster Gang
       *[2] , zweiter Gang
    }
label-ant = { $ant } von { $who }{ $load ->
        [food] {" "}mit Futter
        [larva] {" "}mit einer Larve
       *[none] {""}
    }
label-hand = { $tile }, auf der Hand von { $who }
label-packet = { $tile }, im Päckchen
label-hidden = Ein verdecktes Plättchen
label-market = { $tile }, im Markt für { $price } Futter
label-empty-market = Leerer Platz im Markt
label-pile = { $ground ->
        [nest] Stapel der Nestplättchen
        [tunnel] Stapel der Tunnelplättchen
       *[forest] Stapel der Waldplättchen
    }: { $tiles }
label-supply = Futter im Vorrat: { $food }
label-player = { $who }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $food } Futter
label-limit = Handlimit von { $who }: { $limit } Plättchen
label-track = { $who } hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
label-reserve = { $who } hat auf der Hand: { $count } { $ant ->
        [queen] { $count ->
            [one] Königin
           *[other] Königinnen
        }
        [worker] { $count ->
            [one] Arbeiterin
           *[other] Arbeiterinnen
        }
        [soldier] { $count ->
            [one] Soldat
           *[other] Soldaten
        }
       *[larva] { $count ->
            [one] Larve
           *[other] Larven
        }
    }
label-last-turn = { $who } hat noch einen letzten Zug
label-attack = Von hier kam der Angriff
label-turn = { $who } entscheidet jetzt
label-winner = { $who } gewinnt

# Was auf dem Brett zusammengehört

area-nest = Nest aus { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }, { $open ->
        [0] geschlossen.
        [one] 1 Seite offen.
       *[other] { $open } Seiten offen.
    } { $queens ->
        [0] Keine Königin wohnt darin.
       *[other] Die Punkte gingen an: { $gains }.
    }
area-tunnel = Tunnel aus { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }, { $open ->
        [0] kein Ende offen.
        [one] 1 Ende offen.
       *[other] { $open } Enden offen.
    } { $ends ->
        [both] Er verbindet ein Nest mit einem Wald.
        [nest] Er führt zu einem Nest; es fehlt ein Wald.
        [forest] Er führt zu einem Wald; es fehlt ein Nest.
       *[none] Nest und Wald fehlen noch.
    } { $workers ->
        [0] Keine Arbeiterin steht darin.
       *[other] Arbeiterinnen: { $manned }.
    }

# Die Legende

key-nest = Nest
key-brood = Brutkammer
key-tunnel = Tunnel
key-lanes = Zwei Gänge
key-forest = Wald mit Futter
key-queen = Königin
key-worker = Arbeiterin
key-soldier = Soldat
key-larva = Larve
key-food = Futter

# Der Tisch in Worten

words-board = Der Plan
words-players = Am Tisch
words-areas = Nester und Tunnel
words-price = für { $price } Futter
words-column-at = Auf
words-column-place = Wo
words-column-tile = Plättchen
words-column-ants = Ameisen
words-column-player = Name
words-column-points = Punkte
words-column-food = Futter
words-column-limit = Handlimit
words-column-hand = Plättchen auf der Hand
words-column-reserve = Ameisen auf der Hand

# Was beide Spiele sagen

seat-name = Platz { $number }
option-edition = Ausgabe
option-edition-second = zweite Ausgabe
option-edition-first = erste Ausgabe
option-join_required = Plättchen müssen anschließen
option-join_required-help = Jedes neue Plättchen muss einen Tunnel oder ein Nest fortsetzen; nur Erde zu berühren genügt nicht. Zweite Ausgabe.
prompt-lay = Lege ein Plättchen aus der Hand oder höre auf zu legen.
prompt-market = Kaufe ein Plättchen vom Markt und lege es, oder höre auf zu kaufen.
prompt-buy = Kaufe ein Plättchen auf die Hand oder höre auf zu kaufen.
prompt-limit = Zahle für eine größere Hand oder lass sie, wie sie ist.
prompt-draw = Ziehe ein Plättchen: Wähle einen Stapel.
do-lay = Das { $ground ->
        [nest] Nestplättchen
        [tunnel] Tunnelplättchen
       *[forest] Waldplättchen
    } ({ $shown }) { $place } legen, { $degrees ->
        [0] ungedreht,
       *[other] um { $degrees }° nach links gedreht,
    } { $price ->
        [0] umsonst.
       *[other] für { $price } Futter.
    }
do-stop_laying = Keine weiteren Plättchen aus der Hand legen.
do-buy_and_lay = Das { $ground ->
        [nest] Nestplättchen
        [tunnel] Tunnelplättchen
       *[forest] Waldplättchen
    } ({ $shown }) für { $price } Futter kaufen und { $place } legen, { $degrees ->
        [0] ungedreht.
       *[other] um { $degrees }° nach links gedreht.
    }
do-stop_buying = Keine weiteren Plättchen kaufen.
do-walk = { the-ant } zum { spot } laufen lassen.
do-collect = { the-ant } Futter sammeln lassen.
do-feed = { the-ant } die Königin füttern lassen.
do-leave = { the-ant } auf die Hand zurücknehmen{ $price ->
        [0] , umsonst.
       *[other] {" "}und einen Punkt verlieren.
    }
do-buy = Das { $ground ->
        [nest] Nestplättchen
        [tunnel] Tunnelplättchen
       *[forest] Waldplättchen
    } ({ $shown }) für { $price } Futter auf die Hand kaufen.
do-raise = { $price } Futter für ein Handlimit von { $limit } Plättchen zahlen.
do-keep_limit = Das Handlimit lassen, wie es ist.
do-draw = { $ground ->
        [nest] Ein Nestplättchen ziehen.
        [tunnel] Ein Tunnelplättchen ziehen.
       *[forest] Ein Waldplättchen ziehen.
    }
event-lay = { $who } legt { a-tile } ({ $shown }) { $place }{ $price ->
        [0] .
       *[other] {" "}und zahlt { $price } Futter.
    }
event-buy_and_lay = { $who } kauft { a-tile } ({ $shown }) für { $price } Futter und legt es { $place }.
event-tunnel = Ein Tunnel aus { $lanes ->
        [one] 1 Plättchen
       *[other] { $lanes } Plättchen
    } ist fertig: { $who } bekommt { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
event-nest = Ein Nest aus { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } ist geschlossen{ $winners ->
        [one] {""}
       *[other] , und die Punkte werden geteilt
    }: { $who } bekommt { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
event-queen_home = Die Königin von { $who } kehrt aus dem geschlossenen Nest heim.
event-target = { $who } hat { $points } Punkte erreicht: Das Ende ist nah.
event-refill = { $tiles ->
        [one] Ein neues Plättchen kommt in den Markt.
       *[other] { $tiles } neue Plättchen kommen in den Markt.
    }
event-piles_empty = Die Stapel sind aufgebraucht: Alle haben noch einen letzten Zug.
event-stuck = Nirgends passt mehr ein Plättchen: Die Partie ist zu Ende.
event-walk = { of-ant } läuft zum { spot }.
event-collect = { of-ant } sammelt Futter.
event-feed = { of-ant } gibt der Königin ihr Futter.
event-leave = { of-ant } kehrt auf die Hand zurück{ $lost ->
        [0] .
       *[other] , und das kostet einen Punkt.
    }
event-buy = { $who } kauft { a-tile } ({ $shown }) für { $price } Futter.
event-raise = { $who } zahlt { $price } Futter und hat jetzt ein Handlimit von { $limit } Plättchen.
event-draw = { $who } zieht { a-tile } ({ $shown }).
event-turn = { $last ->
        [0] { $who } ist am Zug.
       *[other] { $who } hat einen letzten Zug.
    }
event-win = { $winners ->
        [one] { $who } gewinnt mit { $points } Punkten.
       *[other] { $who } teilt sich den Sieg mit { $points } Punkten.
    }
a-tile = { $ground ->
        [nest] ein Nestplättchen
        [tunnel] ein Tunnelplättchen
       *[forest] ein Waldplättchen
    }
spot = { $ground ->
        [nest] Nestplättchen
        [tunnel] Tunnel
       *[forest] Wald
    } { $place }{ $lane ->
        [0] {""}
        [1] , erster Gang
       *[2] , zweiter Gang
    }
ant = { $ant ->
        [queen] Königin { $number }
        [soldier] Soldat { $number }
        [larva] Larve { $number }
       *[worker] Arbeiterin { $number }
    }
the-ant = { $ant ->
        [queen] Königin { $number }
        [soldier] Soldat { $number }
        [larva] Larve { $number }
       *[worker] Arbeiterin { $number }
    }
of-ant = { $ant ->
        [queen] Königin { $number }
        [soldier] Soldat { $number }
        [larva] Larve { $number }
       *[worker] Arbeiterin { $number }
    } von { $who }
refusal-over = Die Partie ist zu Ende.
refusal-no-such-action = Eine solche Aktion gibt es in diesem Spiel nicht.
refusal-hand-before-market = Plättchen aus der Hand werden gelegt, bevor du vom Markt kaufst.
refusal-bought-to-hand = In der ersten Ausgabe kommt ein gekauftes Plättchen auf deine Hand.
refusal-bought-and-laid = In der zweiten Ausgabe legst du ein gekauftes Plättchen sofort.
refusal-no-laying-now = Plättchen legst und kaufst du zu einem anderen Zeitpunkt deines Zuges.
refusal-not-the-end = Das Limit erhöhst du und Plättchen ziehst du am Ende deines Zuges.
refusal-no-acting-now = Deine Ameisen handeln, nachdem die Plättchen gelegt sind.
refusal-not-in-hand = Ein solches Plättchen hast du nicht auf der Hand.
refusal-no-food-for-tile = Jedes Plättchen nach dem ersten kostet 1 Futter, und du hast keines.
refusal-not-in-market = An dieser Stelle des Marktes liegt kein Plättchen.
refusal-market-too-dear = Dieses Plättchen kostet { $price } Futter, und du hast { $food }.
refusal-apart = Ein neues Plättchen muss den Plan berühren.
refusal-occupied = Dort liegt schon ein Plättchen.
refusal-same-rotation = Weniger weit gedreht sieht das Plättchen genauso aus: Nimm die kleinere Zahl.
refusal-misfit-somewhere = Jede Seite, die ein Plättchen berührt, muss passen, und eine passt nicht.
refusal-misfit = Tunnel an Tunnel, Nest an Nest, Erde an Erde: Hier passt eine Seite nicht.
refusal-unjoined = Hier würde das Plättchen nur Erde berühren; es muss einen Tunnel oder ein Nest fortsetzen.
refusal-queen-needs-nest = Eine Königin kann nur auf ein Nestplättchen gesetzt werden.
refusal-no-queen-in-hand = Du hast keine Königin auf der Hand.
refusal-no-such-ant = Eine solche Ameise gibt es nicht.
refusal-ant-in-hand = { the-ant } ist auf deiner Hand, nicht auf dem Plan.
refusal-no-feeding = In der ersten Ausgabe kommt Futter gleich auf deine Hand.
refusal-acted-already = { the-ant } hat in diesem Zug schon eine besondere Aktion ausgeführt.
refusal-not-in-forest = { the-ant } ist nicht in einem Wald.
refusal-carries-already = { the-ant } trägt schon Futter, und mehr als eines kann sie nicht tragen.
refusal-no-food-left = Der Vorrat ist leer: Es gibt nichts zu sammeln.
refusal-carries-nothing = { the-ant } trägt kein Futter.
refusal-no-queen-here = { the-ant } steht nicht auf einem Plättchen mit deiner Königin.
refusal-walked-already = { the-ant } ist in diesem Zug schon gelaufen.
refusal-no-such-spot = Dort ist kein Feld für Ameisen.
refusal-stands-there = { the-ant } ist schon dort.
refusal-foreign-queen = Dort ist eine Königin von { $who }, und die lässt niemanden herein.
refusal-foreign-ants = Dort sind Ameisen von { $who }: Bei ihnen kannst du nicht stehen bleiben.
refusal-queen-stays-in-nest = Eine Königin läuft nur in ihrem Nest.
refusal-way-closed = Ameisen von { $who } { $place } lassen { ant } nicht vorbei.
refusal-no-way = Für { ant } führen keine verbundenen Tunnel, Nester und Wälder dorthin.
refusal-limit-too-dear = Eine größere Hand kostet { $price } Futter, und du hast weniger.
refusal-pile-empty = Von diesem Stapel kannst du jetzt nicht ziehen.
score-tunnels = Tunnel
score-nests = Nester
score-lost = Zurückgenommen
score-first = Zuerst am Ziel
score-food = Futter
score-tiles = Handplättchen
because-food = { $food } Futter
because-tiles = { $tiles } Plättchen
