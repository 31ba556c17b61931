# Antropolis, auf Deutsch.

title = Antropolis
summary = Lege Plättchen, besetze Tunnel zwischen Nestern und Wäldern und schließe Nester um deine Königinnen.
seat-name = Platz { $number }

option-edition = Ausgabe
option-edition-second = zweite Ausgabe
option-edition-first = erste Ausgabe
option-join_required = Plättchen müssen anschließen
option-join_required-help = Jedes neue Plättchen muss einen Tunnel oder ein Nest fortsetzen; nur Erde zu berühren genügt nicht. Zweite Ausgabe.
option-all_tiles = Alle Plättchen
option-all_tiles-help = Kein Plättchen geht zurück in die Schachtel, und gespielt wird bis 15 statt bis 9 Punkte. Erste Ausgabe.

# Was zu entscheiden ist

prompt-lay = Lege ein Plättchen aus der Hand oder höre auf zu legen.
prompt-put = Setze eine Ameise auf das neue Plättchen oder lass es leer.
prompt-market = Kaufe ein Plättchen vom Markt und lege es, oder höre auf zu kaufen.
prompt-act = Lass deine Ameisen laufen und arbeiten, oder beende deine Aktionen.
prompt-buy = Kaufe ein Plättchen auf die Hand oder höre auf zu kaufen.
prompt-limit = Zahle für eine größere Hand oder lass sie, wie sie ist.
prompt-draw = Ziehe ein Plättchen: Wähle einen Stapel.

# Was eine Aktion bewirkt

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
do-put = { $ant ->
        [nothing] Keine Ameise auf das neue Plättchen setzen.
        [queen] Eine Königin auf das neue Plättchen setzen.
       *[worker] Eine Arbeiterin auf das neue Plättchen setzen{ $lane ->
            [0] .
            [1] , in den ersten Gang.
           *[2] , in den zweiten Gang.
        }
    }
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
do-end_actions = Die Aktionen beenden.
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

# Was geschehen ist

event-lay = { $who } legt { a-tile } ({ $shown }) { $place }{ $price ->
        [0] .
       *[other] {" "}und zahlt { $price } Futter.
    }
event-buy_and_lay = { $who } kauft { a-tile } ({ $shown }) für { $price } Futter und legt es { $place }.
event-put = { $who } setzt { $ant ->
        [queen] eine Königin
       *[worker] eine Arbeiterin
    } darauf{ $lane ->
        [0] .
        [1] , in den ersten Gang.
       *[2] , in den zweiten Gang.
    }
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

# Teile dieser Sätze

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
       *[worker] Arbeiterin { $number }
    }
the-ant = { $ant ->
        [queen] Königin { $number }
       *[worker] Arbeiterin { $number }
    }
of-ant = { $ant ->
        [queen] Königin { $number }
       *[worker] Arbeiterin { $number }
    } von { $who }

# Warum nicht

refusal-over = Die Partie ist zu Ende.
refusal-no-such-action = Eine solche Aktion gibt es in diesem Spiel nicht.
refusal-put-first = Entscheide zuerst, ob eine Ameise auf das neue Plättchen kommt.
refusal-hand-before-market = Plättchen aus der Hand werden gelegt, bevor du vom Markt kaufst.
refusal-no-new-tile = Eine Ameise wird auf ein Plättchen gesetzt, gleich nachdem es gelegt wurde.
refusal-bought-to-hand = In der ersten Ausgabe kommt ein gekauftes Plättchen auf deine Hand.
refusal-bought-and-laid = In der zweiten Ausgabe legst du ein gekauftes Plättchen sofort.
refusal-nothing-laid = Du hast in diesem Zug kein Plättchen gelegt, also darfst du keines kaufen.
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
refusal-no-worker-on-forest = In der ersten Ausgabe beginnt eine neue Arbeiterin auf einem Nest oder Tunnel, nicht in einem Wald.
refusal-no-queen-in-hand = Du hast keine Königin auf der Hand.
refusal-no-worker-in-hand = Du hast keine Arbeiterin auf der Hand.
refusal-no-such-lane = Einen solchen Gang hat das neue Plättchen nicht.
refusal-no-such-ant = Eine solche Ameise gibt es nicht.
refusal-ant-in-hand = { the-ant } ist auf deiner Hand, nicht auf dem Plan.
refusal-workers-stay = In der ersten Ausgabe kann man nur Königinnen zurücknehmen.
refusal-queen-cannot = Eine Königin sammelt und trägt kein Futter.
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

# Die Wertung

score-tunnels = Tunnel
score-nests = Nester
score-lost = Zurückgenommen
score-first = Zuerst am Ziel
score-food = Futter
score-ants = Ameisen auf dem Plan
score-tiles = Handplättchen

because-food = { $food } Futter
because-ants = { $queens ->
        [one] 1 Königin
       *[other] { $queens } Königinnen
    }, { $workers ->
        [one] 1 Arbeiterin
       *[other] { $workers } Arbeiterinnen
    }
because-tiles = { $tiles } Plättchen
