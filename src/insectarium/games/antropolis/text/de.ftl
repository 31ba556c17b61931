# Antropolis auf Deutsch.

title = Antropolis
summary = Lege Plättchen, besetze Tunnel zwischen Nestern und Wäldern und schließe Nester um deine Königinnen.
seat-name = Platz { $number }

option-edition = Ausgabe
option-edition-second = zweite Ausgabe
option-edition-first = erste Ausgabe
option-join_required = Plättchen müssen verbinden
option-join_required-help = Jedes neue Plättchen muss einen Tunnel oder ein Nest anschließen; Erde allein genügt nicht. Zweite Ausgabe.
option-all_tiles = Alle Plättchen
option-all_tiles-help = Kein Plättchen geht zurück in die Schachtel, und die Partie endet bei 15 statt 9 Punkten. Erste Ausgabe.

# Was zu entscheiden ist

prompt-lay = Lege ein Plättchen aus der Hand oder höre auf zu legen.
prompt-put = Setze eine Ameise auf das neue Plättchen oder keine.
prompt-market = Kaufe ein Plättchen vom Markt und lege es, oder höre auf zu kaufen.
prompt-act = Lass deine Ameisen laufen und arbeiten, oder beende die Aktionen.
prompt-buy = Kaufe ein Plättchen auf die Hand oder höre auf zu kaufen.
prompt-limit = Erhöhe dein Handlimit oder behalte es.
prompt-draw = Ziehe ein Plättchen: Wähle einen Stapel.

# Was eine Aktion bewirkt

do-lay = Lege Plättchen { $tile } auf { $q }, { $r }, { $turn }-mal gedreht, { $price ->
        [0] kostenlos.
       *[other] für { $price } Futter.
    }
do-stop_laying = Lege keine weiteren Plättchen aus der Hand.
do-put = { $ant ->
        [nothing] Setze keine Ameise auf das neue Plättchen.
        [queen] Setze eine Königin auf das neue Plättchen.
       *[worker] Setze eine Arbeiterin auf das neue Plättchen{ $lane ->
            [0] .
           *[other] , in Gang { $lane }.
        }
    }
do-buy_and_lay = Kaufe { $ground ->
        [nest] Nestplättchen
        [tunnel] Tunnelplättchen
       *[forest] Waldplättchen
    } { $tile } für { $price } Futter und lege es auf { $q }, { $r }, { $turn }-mal gedreht.
do-stop_buying = Kaufe keine weiteren Plättchen.
do-walk = Laufe mit { $ant } nach { $q }, { $r }{ $lane ->
        [0] .
       *[other] , Gang { $lane }.
    }
do-collect = { $ant } sammelt Futter im Wald.
do-feed = { $ant } gibt ihr Futter der Königin.
do-leave = Nimm { $ant } auf die Hand zurück { $price ->
        [0] (kostenlos).
       *[other] und verliere einen Punkt.
    }
do-end_actions = Beende deine Aktionen.
do-buy = Kaufe { $ground ->
        [nest] Nestplättchen
        [tunnel] Tunnelplättchen
       *[forest] Waldplättchen
    } { $tile } für { $price } Futter auf die Hand.
do-raise = Zahle { $price } Futter für ein Handlimit von { $limit }.
do-keep_limit = Behalte dein Handlimit.
do-draw = Ziehe vom { $ground ->
        [nest] Neststapel.
        [tunnel] Tunnelstapel.
       *[forest] Waldstapel.
    }

# Was geschehen ist

event-lay = { $who } legt { $ground ->
        [nest] Nestplättchen
        [tunnel] Tunnelplättchen
       *[forest] Waldplättchen
    } { $tile } auf { $q }, { $r }{ $price ->
        [0] .
       *[other] {" "}für { $price } Futter.
    }
event-buy_and_lay = { $who } kauft { $ground ->
        [nest] Nestplättchen
        [tunnel] Tunnelplättchen
       *[forest] Waldplättchen
    } { $tile } für { $price } Futter und legt es auf { $q }, { $r }.
event-put = { $who } setzt { $ant ->
        [queen] eine Königin
       *[worker] eine Arbeiterin
    } darauf{ $lane ->
        [0] .
       *[other] , in Gang { $lane }.
    }
event-tunnel = { $who } vollendet einen Tunnel aus { $lanes ->
        [one] 1 Plättchen
       *[other] { $lanes } Plättchen
    } zum Wald auf { $q }, { $r }: { $points } Punkte.
event-nest = { $winners ->
        [one] { $who } vollendet ein Nest aus { $tiles } Plättchen: { $points } Punkte.
       *[other] { $who } teilt sich ein vollendetes Nest aus { $tiles } Plättchen: { $points } Punkte.
    }
event-queen_home = Die Königin von { $who } kehrt von { $q }, { $r } auf die Hand zurück.
event-target = { $who } hat { $points } Punkte: Das Ende ist nah.
event-refill = { $tiles ->
        [one] Ein neues Plättchen kommt in den Markt.
       *[other] { $tiles } neue Plättchen kommen in den Markt.
    }
event-piles_empty = Alle Stapel sind leer: Alle haben noch einen letzten Zug.
event-walk = { $who } läuft mit { $name } nach { $q }, { $r }{ $lane ->
        [0] .
       *[other] , Gang { $lane }.
    }
event-collect = { $who } sammelt mit { $name } Futter.
event-feed = { $who } füttert mit { $name } die Königin.
event-leave = { $who } nimmt { $name } zurück{ $lost ->
        [0] .
       *[other] {" "}und verliert einen Punkt.
    }
event-buy = { $who } kauft { $ground ->
        [nest] Nestplättchen
        [tunnel] Tunnelplättchen
       *[forest] Waldplättchen
    } { $tile } für { $price } Futter.
event-raise = { $who } erhöht das Handlimit auf { $limit }.
event-draw = { $who } zieht { $ground ->
        [nest] Nestplättchen
        [tunnel] Tunnelplättchen
       *[forest] Waldplättchen
    } { $tile }.
event-turn = { $last ->
        [0] { $who } ist am Zug.
       *[other] { $who } hat den letzten Zug.
    }
event-win = { $winners ->
        [one] { $who } gewinnt mit { $points } Punkten.
       *[other] { $who } teilt sich den Sieg mit { $points } Punkten.
    }

# Warum nicht

refusal-over = Die Partie ist zu Ende.
refusal-no-such-action = Das ist keine Aktion dieses Spiels.
refusal-put-first = Entscheide zuerst über eine Ameise auf dem neuen Plättchen.
refusal-hand-before-market = Plättchen aus der Hand werden vor denen vom Markt gelegt.
refusal-no-new-tile = Ameisen kommen auf ein Plättchen, das eben gelegt wurde.
refusal-bought-to-hand = In der ersten Ausgabe kommt ein gekauftes Plättchen auf die Hand.
refusal-bought-and-laid = In der zweiten Ausgabe wird ein gekauftes Plättchen sofort gelegt.
refusal-nothing-laid = Wer kein Plättchen legt, darf keines kaufen.
refusal-no-laying-now = Jetzt ist nicht die Zeit für Plättchen.
refusal-not-the-end = Handlimit und Ziehen gehören ans Ende deines Zuges.
refusal-no-acting-now = Jetzt ist nicht die Zeit für Aktionen der Ameisen.
refusal-not-in-hand = Du hast kein solches Plättchen auf der Hand.
refusal-no-food-for-tile = Ein weiteres Plättchen kostet 1 Futter, und du hast keines.
refusal-not-in-market = An dieser Stelle des Marktes liegt kein Plättchen.
refusal-market-too-dear = Dieses Plättchen kostet { $price } Futter, und du hast { $food }.
refusal-apart = Ein Plättchen muss das Spielfeld berühren.
refusal-occupied = Dort liegt schon ein Plättchen.
refusal-same-rotation = So oft gedreht sieht das Plättchen aus wie zuvor: Nimm die kleinere Zahl.
refusal-misfit-somewhere = Jede Seite, die ein Plättchen berührt, muss passen; eine tut es nicht.
refusal-misfit = Tunnel an Tunnel, Nest an Nest, Erde an Erde: Diese Seite passt nicht.
refusal-unjoined = Hier berührt das Plättchen nur Erde; es muss einen Tunnel oder ein Nest anschließen.
refusal-queen-needs-nest = Eine Königin kommt nur auf ein Nestplättchen.
refusal-no-worker-on-forest = Eine Arbeiterin kommt auf ein Nest- oder Tunnelplättchen, nicht auf Wald.
refusal-no-queen-in-hand = Du hast keine Königin auf der Hand.
refusal-no-worker-in-hand = Du hast keine Arbeiterin auf der Hand.
refusal-no-such-lane = Das neue Plättchen hat keinen solchen Gang.
refusal-no-such-ant = Diese Ameise gibt es nicht.
refusal-ant-in-hand = { $name } ist auf deiner Hand.
refusal-workers-stay = In der ersten Ausgabe kehren nur Königinnen zurück.
refusal-queen-cannot = Eine Königin sammelt und trägt kein Futter.
refusal-no-feeding = In der ersten Ausgabe kommt Futter gleich auf die Hand.
refusal-acted-already = { $name } hat ihre Sonderaktion in diesem Zug schon getan.
refusal-not-in-forest = { $name } ist nicht im Wald.
refusal-carries-already = { $name } trägt schon Futter.
refusal-no-food-left = Es ist kein Futter mehr da.
refusal-carries-nothing = { $name } trägt kein Futter.
refusal-no-queen-here = { $name } ist nicht bei deiner Königin.
refusal-walked-already = { $name } ist in diesem Zug schon gelaufen.
refusal-no-such-spot = Dort kann keine Ameise stehen.
refusal-stands-there = { $name } steht schon dort.
refusal-foreign-queen = Dort ist eine Königin von { $who }.
refusal-foreign-ants = Dort sind Ameisen von { $who }.
refusal-queen-stays-in-nest = Eine Königin läuft nur in ihrem Nest.
refusal-way-closed = Ameisen von { $who } auf { $q }, { $r } lassen { $name } nicht vorbei.
refusal-no-way = Keine verbundenen Tunnel, Nester und Wälder führen { $name } dorthin.
refusal-limit-too-dear = Eine größere Hand kostet { $price } Futter.
refusal-pile-empty = Dort gibt es nichts zu ziehen.

# Wertung

score-tunnels = Tunnel
score-nests = Nester
score-lost = Zurückgenommen
score-first = Als Erste am Ziel
score-food = Futter auf der Hand
score-ants = Ameisen auf dem Feld
score-tiles = Plättchen auf der Hand

because-food = { $food } Futter
because-ants = { $queens ->
        [one] 1 Königin
       *[other] { $queens } Königinnen
    }, { $workers ->
        [one] 1 Arbeiterin
       *[other] { $workers } Arbeiterinnen
    }
because-tiles = { $tiles } Plättchen
