# Supersize Colony, auf Deutsch.

title = Supersize Colony
summary = Ziehe Arbeiterinnen und Soldaten groß, besetze Tunnel, schließe Nester und überfalle deine Nachbarn.
seat-name = Platz { $number }

option-edition = Ausgabe
option-edition-second = zweite Ausgabe
option-edition-first = erste Ausgabe
option-join_required = Plättchen müssen anschließen
option-join_required-help = Jedes neue Plättchen muss einen Tunnel oder ein Nest fortsetzen; nur Erde zu berühren genügt nicht. Zweite Ausgabe.
option-first_player = Wer beginnt
option-first_player-first_seat = der erste Platz
option-first_player-random = ausgelost

# Was zu entscheiden ist

prompt-draft = Behalte ein Plättchen des Päckchens; die anderen gehen weiter.
prompt-lay = Lege ein Plättchen aus der Hand oder höre auf zu legen.
prompt-put = Setze eine Königin auf das neue Nestplättchen oder lass es leer.
prompt-market = Kaufe ein Plättchen vom Markt und lege es, oder höre auf zu kaufen.
prompt-queens = Lass deine Königinnen laufen oder heimkehren; dann kommen die Arbeiterinnen.
prompt-workers = Lass deine Arbeiterinnen laufen und arbeiten; dann kommen die Soldaten.
prompt-soldiers = Lass deine Soldaten laufen, sich paaren oder auf Raubzug gehen; dann beende die Aktionen.
prompt-flee = Deine Ameisen werden angegriffen: Wähle, wohin die nächste flieht.
prompt-loot = Wähle den Soldaten, der die Larve übernimmt.
prompt-escape = Deine letzte Ameise entkommt durch ein Wunder: Wähle, wohin.
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
        [nothing] Keine Königin auf das neue Plättchen setzen.
       *[queen] Eine Königin auf das neue Plättchen setzen.
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
do-feed_larva = { the-ant } { $own ->
        [0] die geraubte Larve
       *[other] deine Larve
    } füttern lassen; daraus wird { $becomes ->
        [worker] eine Arbeiterin.
       *[soldier] ein Soldat.
    }
do-mate = { the-ant } sich mit der Königin paaren lassen: Du legst eine Larve.
do-kidnap = { the-ant } eine Larve von Platz { $owner } entführen und in die Brutkammer { $place } bringen lassen.
do-attack = Angreifen { at-spot }: { $soldiers }.
attacker = Soldat { $number } von { $way ->
        [east] Osten
        [north_east] Nordosten
        [north_west] Nordwesten
        [west] Westen
        [south_west] Südwesten
       *[south_east] Südosten
    }
do-flee = { the-ant } zum { spot } fliehen lassen.
do-escape = { the-ant } zum { spot } entkommen lassen.
do-take_larva = { the-ant } die Larve übernehmen lassen.
do-keep = Das { $ground ->
        [nest] Nestplättchen
        [tunnel] Tunnelplättchen
       *[forest] Waldplättchen
    } ({ $shown }) behalten.
do-leave = { the-ant } auf die Hand zurücknehmen{ $price ->
        [0] , umsonst.
       *[other] {" "}und einen Punkt verlieren.
    }
do-next_type = { $phase ->
        [queens] Die Königinnen sind fertig: weiter mit den Arbeiterinnen.
        [workers] Die Arbeiterinnen sind fertig: weiter mit den Soldaten.
       *[soldiers] Die Aktionen beenden.
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

# Was geschehen ist

event-draft_round = { $ground ->
        [nest] Jetzt werden Nestplättchen gewählt:
        [tunnel] Jetzt werden Tunnelplättchen gewählt:
       *[forest] Jetzt werden Waldplättchen gewählt:
    } { $who } beginnt mit einem Päckchen aus { $tiles }.
event-keep = { $who } behält { a-tile } ({ $shown }).
event-leftover = Eines bleibt übrig, { a-tile } ({ $shown }): Es kommt für 1 Futter in den Markt.
event-lay = { $who } legt { a-tile } ({ $shown }) { $place }{ $price ->
        [0] .
       *[other] {" "}und zahlt { $price } Futter.
    }
event-buy_and_lay = { $who } kauft { a-tile } ({ $shown }) für { $price } Futter und legt es { $place }.
event-put = { $who } setzt eine Königin darauf.
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
event-feed_larva = { of-ant } füttert eine Larve, und { $becomes ->
        [worker] eine Arbeiterin schlüpft.
       *[soldier] ein Soldat schlüpft.
    }
event-mate = { of-ant } paart sich mit der Königin: Eine Larve wird gelegt.
event-kidnap = { of-ant } entführt eine Larve von { $owner } und bringt sie in die Brutkammer { $place }.
event-attack = { $who } greift { $owner } mit { $soldiers ->
        [one] 1 Soldaten
       *[other] { $soldiers } Soldaten
    } { at-spot } an.
event-rob = { $replaced ->
        [0] { $who } raubt eine Larve von { $owner }; sie kommt dort auf die Hand zurück.
       *[other] { $who } raubt eine Larve von { $owner } und setzt eine eigene an ihre Stelle.
    }
event-flee = { of-ant } flieht zum { spot }.
event-kill = { $ant ->
        [worker] Eine Arbeiterin von { $who } wird getötet.
       *[soldier] Ein Soldat von { $who } wird getötet.
    }
event-escape = Durch ein Wunder entkommt { $ant ->
        [worker] die letzte Arbeiterin
       *[soldier] der letzte Soldat
    } von { $who } zum { spot }.
event-escape_to_hand = Durch ein Wunder entkommt { $ant ->
        [worker] die letzte Arbeiterin
       *[soldier] der letzte Soldat
    } von { $who } auf die Hand.
event-take_larva = { of-ant } übernimmt eine Larve von { $owner }.
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
at-spot = { $ground ->
        [nest] auf dem Nestplättchen
        [tunnel] im Tunnel
       *[forest] im Wald
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

# Warum nicht

refusal-over = Die Partie ist zu Ende.
refusal-no-such-action = Eine solche Aktion gibt es in diesem Spiel nicht.
refusal-draft-first = Zuerst müssen die Starthände gewählt werden.
refusal-no-draft = Die Starthände sind schon gewählt.
refusal-not-in-packet = Ein solches Plättchen ist nicht im Päckchen.
refusal-put-first = Entscheide zuerst, ob eine Königin auf das neue Plättchen kommt.
refusal-hand-before-market = Plättchen aus der Hand werden gelegt, bevor du vom Markt kaufst.
refusal-no-new-tile = Eine Königin wird auf ein Plättchen gesetzt, gleich nachdem es gelegt wurde.
refusal-only-queens = Auf neue Plättchen kommen nur Königinnen; Arbeiterinnen und Soldaten schlüpfen aus Larven.
refusal-attack-first = Zuerst muss der Angriff zu Ende sein.
refusal-no-attack = Es gibt keinen Angriff, über den zu entscheiden wäre.
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
refusal-ant-killed = { the-ant } wurde getötet.
refusal-larva-stays = Eine Larve läuft nicht und handelt nicht.
refusal-other-type = Erst die Königinnen, dann die Arbeiterinnen, dann die Soldaten: { ant } ist nicht an der Reihe.
refusal-hatched-just-now = { the-ant } ist gerade geschlüpft und ruht bis zu deinem nächsten Zug.
refusal-left-behind = { the-ant } hatte angefangen, dann hat eine andere Ameise weitergemacht: Das geht nun nicht mehr.
refusal-carries-larva = { the-ant } hält eine Larve und kann nichts tun, bis sie gefüttert ist.
refusal-larva-must-home = { the-ant } darf die Larve nur in eine Brutkammer in einem Nest mit deiner Königin bringen.
refusal-only-queens-leave = In der ersten Ausgabe kann man nur Königinnen zurücknehmen.
refusal-queen-cannot = Eine Königin kann nur in ihrem Nest laufen oder auf deine Hand zurückkehren.
refusal-only-soldiers = Nur Soldaten paaren sich.
refusal-only-workers = Nur Arbeiterinnen sammeln Futter und füttern.
refusal-no-brood-chamber = { the-ant } ist nicht in einer Brutkammer.
refusal-no-larva-in-hand = Du hast keine Larve auf der Hand.
refusal-no-larva-here = Wo { ant } steht, gibt es keine solche Larve zu füttern.
refusal-no-ant-in-hand = Du hast keine solche Ameise auf der Hand, die an die Stelle der Larve treten könnte.
refusal-raid-needs-both = { the-ant } ist schon gelaufen oder hat gehandelt; Angreifen und Entführen brauchen beides.
refusal-no-kidnapping = In der ersten Ausgabe raubt man eine Larve, indem man ihr Plättchen angreift.
refusal-own-larva = Deine eigene Larve kannst du nicht entführen.
refusal-no-larva-there = Diese Larve liegt nicht auf dem Plan.
refusal-larva-guarded = Eine Königin oder ein Soldat bewacht die Larve.
refusal-no-way-to-larva = Für den Soldaten führt kein freier Weg zur Larve.
refusal-no-own-brood-chamber = Die Larve muss in eine Brutkammer in einem Nest mit deiner Königin.
refusal-no-way-home = Von der Larve führt für den Soldaten kein freier Weg dorthin.
refusal-queen-protects = Eine Königin schützt ihr Plättchen: Es kann nicht angegriffen werden.
refusal-nobody-to-attack = Dort ist niemand, den man angreifen könnte.
refusal-no-majority = { $soldiers ->
        [0] Mindestens ein Soldat muss angreifen.
        [one] Ein Soldat verteidigt das Plättchen: Greif mit mindestens zweien an.
       *[other] { $soldiers } Soldaten verteidigen das Plättchen: Greif mit mehr an.
    }
refusal-no-way-in = { the-ant } kann nicht von dieser Seite kommen.
refusal-no-taker = Dieser Soldat kann die Larve nicht übernehmen.
refusal-no-escape-there = Dorthin kann die Ameise nicht entkommen.
refusal-another-ant-flees = Zuerst flieht eine andere Ameise.
refusal-no-flight-there = Die Ameise kann nur auf ein freies Nachbarplättchen fliehen, von dem kein Angreifer kam.
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

score-start = Zu Beginn
score-tunnels = Tunnel
score-nests = Nester
score-lost = Zurückgenommen
score-first = Zuerst am Ziel
score-food = Futter
score-ants = Arbeiterinnen, Soldaten
score-queens = Königinnen
score-tiles = Handplättchen

because-food = { $food } Futter
because-ants = { $workers ->
        [one] 1 Arbeiterin
       *[other] { $workers } Arbeiterinnen
    }, { $soldiers ->
        [one] 1 Soldat
       *[other] { $soldiers } Soldaten
    }
because-tiles = { $tiles } Plättchen
