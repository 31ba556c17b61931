# Supersize Colony, auf Deutsch.

title = Supersize Colony
summary = Ziehe Arbeiterinnen und Soldaten groß, besetze Tunnel, schließe Nester und überfalle deine Nachbarn.

option-first_player = Wer beginnt
option-first_player-first_seat = der erste Platz
option-first_player-random = ausgelost

# Was zu entscheiden ist

prompt-draft = Behalte ein Plättchen des Päckchens; die anderen gehen weiter.
prompt-put = Setze eine Königin auf das neue Nestplättchen oder lass es leer.
prompt-queens = Lass deine Königinnen laufen oder heimkehren; dann kommen die Arbeiterinnen.
prompt-workers = Lass deine Arbeiterinnen laufen und arbeiten; dann kommen die Soldaten.
prompt-soldiers = Lass deine Soldaten laufen, sich paaren oder auf Raubzug gehen; dann beende die Aktionen.
prompt-flee = Deine Ameisen werden angegriffen: Wähle, wohin die nächste flieht.
prompt-loot = Wähle den Soldaten, der die Larve übernimmt.
prompt-escape = Deine letzte Ameise entkommt durch ein Wunder: Wähle, wohin.

# Was eine Aktion bewirkt

do-put = { $ant ->
        [nothing] Keine Königin auf das neue Plättchen setzen.
       *[queen] Eine Königin auf das neue Plättchen setzen.
    }
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
do-next_type = { $phase ->
        [queens] Die Königinnen sind fertig: weiter mit den Arbeiterinnen.
        [workers] Die Arbeiterinnen sind fertig: weiter mit den Soldaten.
       *[soldiers] Die Aktionen beenden.
    }

# Was geschehen ist

event-draft_round = { $ground ->
        [nest] Jetzt werden Nestplättchen gewählt:
        [tunnel] Jetzt werden Tunnelplättchen gewählt:
       *[forest] Jetzt werden Waldplättchen gewählt:
    } { $who } beginnt mit einem Päckchen aus { $tiles }.
event-keep = { $who } behält { a-tile } ({ $shown }).
event-leftover = Eines bleibt übrig, { a-tile } ({ $shown }): Es kommt für 1 Futter in den Markt.
event-put = { $who } setzt eine Königin darauf.
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

# Teile dieser Sätze

at-spot = { $ground ->
        [nest] auf dem Nestplättchen
        [tunnel] im Tunnel
       *[forest] im Wald
    } { $place }{ $lane ->
        [0] {""}
        [1] , erster Gang
       *[2] , zweiter Gang
    }

# Warum nicht

refusal-draft-first = Zuerst müssen die Starthände gewählt werden.
refusal-no-draft = Die Starthände sind schon gewählt.
refusal-not-in-packet = Ein solches Plättchen ist nicht im Päckchen.
refusal-put-first = Entscheide zuerst, ob eine Königin auf das neue Plättchen kommt.
refusal-no-new-tile = Eine Königin wird auf ein Plättchen gesetzt, gleich nachdem es gelegt wurde.
refusal-only-queens = Auf neue Plättchen kommen nur Königinnen; Arbeiterinnen und Soldaten schlüpfen aus Larven.
refusal-attack-first = Zuerst muss der Angriff zu Ende sein.
refusal-no-attack = Es gibt keinen Angriff, über den zu entscheiden wäre.
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

# Die Wertung

score-start = Zu Beginn
score-ants = Arbeiterinnen, Soldaten
score-queens = Königinnen

because-ants = { $workers ->
        [one] 1 Arbeiterin
       *[other] { $workers } Arbeiterinnen
    }, { $soldiers ->
        [one] 1 Soldat
       *[other] { $soldiers } Soldaten
    }
