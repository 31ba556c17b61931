# Supersize Colony, auf Deutsch.

title = Supersize Colony
summary = Züchte ein Volk von Arbeiterinnen und Soldaten, besetze Tunnel, schließe Nester, überfalle die Nachbarn.
seat-name = Platz { $number }

option-edition = Ausgabe
option-edition-second = zweite Ausgabe
option-edition-first = erste Ausgabe
option-join_required = Plättchen müssen anschließen
option-join_required-help = Jedes neue Plättchen muss an einen Tunnel oder ein Nest anschließen; Erde allein genügt nicht. Zweite Ausgabe.
option-first_player = Wer beginnt
option-first_player-first_seat = der erste Platz
option-first_player-random = ausgelost

prompt-draft = Behalte ein Plättchen des Päckchens und gib die anderen weiter.
prompt-lay = Lege ein Plättchen aus der Hand oder höre auf zu legen.
prompt-put = Setze eine Königin auf das neue Nestplättchen oder keine.
prompt-market = Kaufe ein Plättchen aus dem Markt und lege es oder höre auf zu kaufen.
prompt-queens = Deine Königinnen laufen oder gehen; dann kommen die Arbeiterinnen.
prompt-workers = Deine Arbeiterinnen laufen und arbeiten; dann kommen die Soldaten.
prompt-soldiers = Deine Soldaten laufen, paaren sich, entführen oder greifen an; dann enden die Aktionen.
prompt-flee = Deine Ameisen werden angegriffen: wähle, wohin diese flieht.
prompt-loot = Wähle den Soldaten, der die Larve übernimmt.
prompt-escape = Deine letzte Ameise entkommt durch ein Wunder: wähle, wohin.
prompt-buy = Kaufe ein Plättchen auf die Hand oder höre auf zu kaufen.
prompt-limit = Erhöhe dein Handlimit oder behalte es.
prompt-draw = Ziehe ein Plättchen: wähle einen Stapel.

do-keep = Plättchen { $tile } behalten.
do-lay = Plättchen { $tile } auf { $q }, { $r } legen, { $turn } Mal gedreht, { $price ->
        [0] kostenlos.
       *[other] für { $price } Nahrung.
    }
do-stop_laying = Keine weiteren Plättchen aus der Hand legen.
do-put = { $ant ->
        [nothing] Keine Königin auf das neue Plättchen setzen.
       *[queen] Eine Königin auf das neue Plättchen setzen.
    }
do-buy_and_lay = Plättchen { $tile } ({ $ground ->
        [nest] Nest
        [tunnel] Tunnel
       *[forest] Wald
    }) für { $price } Nahrung kaufen und auf { $q }, { $r } legen, { $turn } Mal gedreht.
do-stop_buying = Keine weiteren Plättchen kaufen.
do-walk = Mit { $ant } nach { $q }, { $r } laufen{ $lane ->
        [0] .
       *[other] , Gang { $lane }.
    }
do-collect = Mit { $ant } im Wald Nahrung sammeln.
do-feed = Mit { $ant } der Königin die Nahrung geben.
do-feed_larva = Mit { $ant } { $own ->
        [0] die geraubte Larve
       *[other] deine Larve
    } füttern; sie wird { $becomes ->
        [worker] eine Arbeiterin.
       *[soldier] ein Soldat.
    }
do-mate = { $ant } paart sich mit der Königin: eine Larve entsteht.
do-kidnap = { $ant } entführt eine Larve von Platz { $owner } nach { $q }, { $r }.
do-attack = { $count ->
        [one] { $q }, { $r } mit { $soldiers } angreifen.
       *[other] { $q }, { $r } gemeinsam mit { $soldiers } angreifen.
    }
do-flee = { $ant } flieht nach { $q }, { $r }{ $lane ->
        [0] .
       *[other] , Gang { $lane }.
    }
do-escape = { $ant } entkommt nach { $q }, { $r }{ $lane ->
        [0] .
       *[other] , Gang { $lane }.
    }
do-take_larva = { $ant } übernimmt die Larve.
do-leave = { $ant } auf die Hand zurücknehmen{ $price ->
        [0] {" "}(kostenlos).
       *[other] {" "}und einen Punkt verlieren.
    }
do-next_type = Diese Ameisen sind fertig.
do-buy = Plättchen { $tile } ({ $ground ->
        [nest] Nest
        [tunnel] Tunnel
       *[forest] Wald
    }) für { $price } Nahrung auf die Hand kaufen.
do-raise = { $price } Nahrung für ein Handlimit von { $limit } zahlen.
do-keep_limit = Das Handlimit behalten.
do-draw = { $ground ->
        [nest] Vom Neststapel ziehen.
        [tunnel] Vom Tunnelstapel ziehen.
       *[forest] Vom Waldstapel ziehen.
    }

event-draft_round = { $ground ->
        [nest] Nestplättchen
        [tunnel] Tunnelplättchen
       *[forest] Waldplättchen
    } werden verteilt: { $who } bekommt ein Päckchen mit { $tiles }.
event-keep = { $who } behält { $ground ->
        [nest] das Nestplättchen
        [tunnel] das Tunnelplättchen
       *[forest] das Waldplättchen
    } { $tile }.
event-leftover = Plättchen { $tile } bleibt übrig und kommt in den Markt.
event-lay = { $who } legt { $ground ->
        [nest] das Nestplättchen
        [tunnel] das Tunnelplättchen
       *[forest] das Waldplättchen
    } { $tile } auf { $q }, { $r }{ $price ->
        [0] .
       *[other] {" "}für { $price } Nahrung.
    }
event-buy_and_lay = { $who } kauft { $ground ->
        [nest] das Nestplättchen
        [tunnel] das Tunnelplättchen
       *[forest] das Waldplättchen
    } { $tile } für { $price } Nahrung und legt es auf { $q }, { $r }.
event-put = { $who } setzt eine Königin darauf.
event-tunnel = { $who } vollendet einen Tunnel von { $lanes ->
        [one] 1 Plättchen
       *[other] { $lanes } Plättchen
    } zum Wald auf { $q }, { $r } und bekommt { $points } Punkte.
event-nest = { $winners ->
        [one] { $who } vollendet ein Nest aus { $tiles } Plättchen und bekommt { $points } Punkte.
       *[other] { $who } teilt sich ein fertiges Nest aus { $tiles } Plättchen und bekommt { $points } Punkte.
    }
event-queen_home = Die Königin von { $who } kehrt von { $q }, { $r } auf die Hand zurück.
event-target = { $who } hat { $points } Punkte: das Ende naht.
event-refill = { $tiles ->
        [one] Ein neues Plättchen kommt in den Markt.
       *[other] { $tiles } neue Plättchen kommen in den Markt.
    }
event-piles_empty = Alle Stapel sind leer: jeder hat noch einen letzten Zug.
event-walk = { $who } läuft mit { $name } nach { $q }, { $r }{ $lane ->
        [0] .
       *[other] , Gang { $lane }.
    }
event-collect = { $who } sammelt mit { $name } Nahrung.
event-feed = { $who } füttert mit { $name } die Königin.
event-feed_larva = { $who } füttert mit { $name } eine Larve: { $ant ->
        [worker] eine Arbeiterin
       *[soldier] ein Soldat
    } schlüpft.
event-mate = Der Soldat { $name } von { $who } paart sich: eine Larve entsteht.
event-kidnap = Der Soldat { $name } von { $who } entführt eine Larve von { $owner } nach { $q }, { $r }.
event-attack = { $soldiers ->
        [one] { $who } greift { $owner } auf { $q }, { $r } mit 1 Soldaten an.
       *[other] { $who } greift { $owner } auf { $q }, { $r } mit { $soldiers } Soldaten an.
    }
event-rob = { $replaced ->
        [0] { $who } nimmt { $owner } eine Larve weg.
       *[other] { $who } raubt { $owner } eine Larve: sie hat die Farbe gewechselt.
    }
event-flee = { $ant ->
        [worker] Die Arbeiterin
       *[soldier] Der Soldat
    } { $name } von { $who } flieht nach { $q }, { $r }{ $lane ->
        [0] .
       *[other] , Gang { $lane }.
    }
event-kill = { $who } verliert { $ant ->
        [worker] eine Arbeiterin.
       *[soldier] einen Soldaten.
    }
event-escape = Durch ein Wunder entkommt { $ant ->
        [worker] die letzte Arbeiterin
       *[soldier] der letzte Soldat
    } von { $who } nach { $q }, { $r }.
event-escape_to_hand = Durch ein Wunder entkommt { $ant ->
        [worker] die letzte Arbeiterin
       *[soldier] der letzte Soldat
    } von { $who } auf die Hand.
event-take_larva = Der Soldat { $name } von { $who } übernimmt eine Larve von { $owner }.
event-leave = { $who } nimmt { $name } zurück{ $lost ->
        [0] .
       *[other] {" "}und verliert einen Punkt.
    }
event-buy = { $who } kauft { $ground ->
        [nest] das Nestplättchen
        [tunnel] das Tunnelplättchen
       *[forest] das Waldplättchen
    } { $tile } für { $price } Nahrung.
event-raise = { $who } erhöht das Handlimit auf { $limit }.
event-draw = { $who } zieht { $ground ->
        [nest] das Nestplättchen
        [tunnel] das Tunnelplättchen
       *[forest] das Waldplättchen
    } { $tile }.
event-turn = { $last ->
        [0] { $who } ist am Zug.
       *[other] { $who } hat den letzten Zug.
    }
event-win = { $winners ->
        [one] { $who } gewinnt mit { $points } Punkten.
       *[other] { $who } teilt den Sieg mit { $points } Punkten.
    }

refusal-over = Die Partie ist vorbei.
refusal-no-such-action = Das ist keine Aktion dieses Spiels.
refusal-draft-first = Zuerst werden die Starthände verteilt.
refusal-no-draft = Das Verteilen ist vorbei.
refusal-not-in-packet = Dieses Plättchen ist nicht im Päckchen.
refusal-put-first = Entscheide zuerst über eine Königin auf dem neuen Plättchen.
refusal-no-new-tile = Königinnen werden auf ein gerade gelegtes Plättchen gesetzt.
refusal-only-queens = Nur Königinnen kommen auf neue Plättchen; andere Ameisen schlüpfen aus Larven.
refusal-attack-first = Zuerst muss der Angriff abgehandelt werden.
refusal-no-attack = Es gibt keinen Angriff abzuhandeln.
refusal-hand-before-market = Plättchen aus der Hand kommen vor denen aus dem Markt.
refusal-bought-to-hand = In der ersten Ausgabe kommt ein gekauftes Plättchen auf die Hand.
refusal-bought-and-laid = In der zweiten Ausgabe wird ein gekauftes Plättchen sofort gelegt.
refusal-no-laying-now = Jetzt ist nicht die Zeit für Plättchen.
refusal-not-the-end = Handlimit und Nachziehen gehören ans Ende deines Zuges.
refusal-no-acting-now = Jetzt ist nicht die Zeit für Aktionen der Ameisen.
refusal-not-in-hand = Dieses Plättchen hast du nicht auf der Hand.
refusal-no-food-for-tile = Ein weiteres Plättchen kostet 1 Nahrung, und du hast keine.
refusal-not-in-market = Dort liegt kein Plättchen im Markt.
refusal-market-too-dear = Dieses Plättchen kostet { $price } Nahrung, und du hast { $food }.
refusal-apart = Ein Plättchen muss den Plan berühren.
refusal-occupied = Dort liegt schon ein Plättchen.
refusal-same-rotation = So oft gedreht sieht das Plättchen aus wie zuvor: nimm die kleinere Zahl.
refusal-misfit-somewhere = Jede Seite, die ein Plättchen berührt, muss passen, und eine passt nicht.
refusal-misfit = Tunnel an Tunnel, Nest an Nest, Erde an Erde: diese Seite passt nicht.
refusal-unjoined = Hier würde das Plättchen nur Erde berühren; es muss an einen Tunnel oder ein Nest anschließen.
refusal-queen-needs-nest = Eine Königin kommt nur auf ein Nestplättchen.
refusal-no-queen-in-hand = Du hast keine Königin auf der Hand.
refusal-no-such-ant = Diese Ameise gibt es nicht.
refusal-ant-in-hand = { $name } ist auf deiner Hand.
refusal-ant-killed = { $name } wurde getötet.
refusal-larva-stays = Eine Larve läuft nicht und tut nichts.
refusal-other-type = Erst die Königinnen, dann die Arbeiterinnen, dann die Soldaten: { $name } ist nicht an der Reihe.
refusal-hatched-just-now = { $name } ist gerade geschlüpft und ruht bis zu deinem nächsten Zug.
refusal-left-behind = { $name } hatte begonnen, dann war eine andere Ameise dran: es ist vorbei.
refusal-carries-larva = { $name } trägt eine Larve und kann nichts tun, bis sie gefüttert ist.
refusal-larva-must-home = { $name } darf die Larve nur in eine Brutkammer eines Nests mit deiner Königin tragen.
refusal-only-queens-leave = In der ersten Ausgabe werden nur Königinnen zurückgenommen.
refusal-queen-cannot = Eine Königin kann nur in ihrem Nest laufen oder es verlassen.
refusal-only-soldiers = Nur Soldaten paaren sich.
refusal-only-workers = Nur Arbeiterinnen sammeln Nahrung und füttern.
refusal-no-brood-chamber = { $name } ist nicht in einer Brutkammer.
refusal-no-larva-in-hand = Du hast keine Larve auf der Hand.
refusal-no-larva-here = Wo { $name } steht, gibt es keine solche Larve zu füttern.
refusal-no-ant-in-hand = Du hast keine solche Ameise auf der Hand, die den Platz der Larve einnimmt.
refusal-raid-needs-both = { $name } ist schon gelaufen oder hat gehandelt; das hier braucht beides.
refusal-no-kidnapping = In der ersten Ausgabe werden Larven bei einem Angriff geraubt.
refusal-own-larva = Eigene Larven werden nicht entführt.
refusal-no-larva-there = Diese Larve liegt nicht auf dem Plan.
refusal-larva-guarded = Eine Königin oder ein Soldat bewacht die Larve.
refusal-no-way-to-larva = Der Soldat kommt nicht zur Larve.
refusal-no-own-brood-chamber = Die Larve muss in eine Brutkammer eines Nests mit deiner Königin.
refusal-no-way-home = Der Soldat kommt mit der Larve nicht dorthin.
refusal-queen-protects = Eine Königin schützt ihr Plättchen: es kann nicht angegriffen werden.
refusal-nobody-to-attack = Dort ist niemand anzugreifen.
refusal-no-majority = { $soldiers ->
        [0] Mindestens ein Soldat muss angreifen.
        [one] Ein Soldat verteidigt das Plättchen: greife mit mindestens zweien an.
       *[other] { $soldiers } Soldaten verteidigen das Plättchen: greife mit mehr an.
    }
refusal-no-way-in = { $name } kann nicht von dieser Seite kommen.
refusal-no-taker = Dieser Soldat kann die Larve nicht übernehmen.
refusal-no-escape-there = Dorthin kann die Ameise nicht entkommen.
refusal-another-ant-flees = Zuerst flieht eine andere Ameise.
refusal-no-flight-there = Fliehen kann man nur auf ein freies Nachbarplättchen, von dem kein Angreifer kam.
refusal-no-feeding = In der ersten Ausgabe kommt Nahrung gleich auf die Hand.
refusal-acted-already = { $name } hat in diesem Zug schon gehandelt.
refusal-not-in-forest = { $name } ist nicht im Wald.
refusal-carries-already = { $name } trägt schon Nahrung.
refusal-no-food-left = Es ist keine Nahrung mehr da.
refusal-carries-nothing = { $name } trägt keine Nahrung.
refusal-no-queen-here = { $name } steht nicht bei deiner Königin.
refusal-walked-already = { $name } ist in diesem Zug schon gelaufen.
refusal-no-such-spot = Dort kann keine Ameise stehen.
refusal-stands-there = { $name } steht schon dort.
refusal-foreign-queen = Dort ist eine Königin von { $who }.
refusal-foreign-ants = Dort sind Ameisen von { $who }.
refusal-queen-stays-in-nest = Eine Königin läuft nur in ihrem Nest.
refusal-way-closed = Ameisen von { $who } auf { $q }, { $r } lassen { $name } nicht vorbei.
refusal-no-way = Keine verbundenen Tunnel, Nester und Wälder führen { $name } dorthin.
refusal-limit-too-dear = Eine größere Hand kostet { $price } Nahrung.
refusal-pile-empty = Dort ist nichts zu ziehen.

score-start = Zu Beginn
score-tunnels = Tunnel
score-nests = Nester
score-lost = Zurückgenommen
score-first = Zuerst am Ziel
score-food = Nahrung
score-ants = Arbeiterinnen, Soldaten
score-queens = Königinnen
score-tiles = Handplättchen

because-food = { $food } Nahrung
because-ants = { $workers ->
        [one] 1 Arbeiterin
       *[other] { $workers } Arbeiterinnen
    }, { $soldiers ->
        [one] 1 Soldat
       *[other] { $soldiers } Soldaten
    }
because-tiles = { $tiles } Plättchen
