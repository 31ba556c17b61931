# Antropolis, auf Deutsch.

title = Antropolis
summary = Lege Plättchen, besetze Tunnel zwischen Nestern und Wäldern und schließe Nester um deine Königinnen.

option-all_tiles = Alle Plättchen
option-all_tiles-help = Kein Plättchen geht zurück in die Schachtel, und gespielt wird bis 15 statt bis 9 Punkte. Erste Ausgabe.

# Was zu entscheiden ist

prompt-put = Setze eine Ameise auf das neue Plättchen oder lass es leer.
prompt-act = Lass deine Ameisen laufen und arbeiten, oder beende deine Aktionen.

# Was eine Aktion bewirkt

do-put = { $ant ->
        [nothing] Keine Ameise auf das neue Plättchen setzen.
        [queen] Eine Königin auf das neue Plättchen setzen.
       *[worker] Eine Arbeiterin auf das neue Plättchen setzen{ $lane ->
            [0] .
            [1] , in den ersten Gang.
           *[2] , in den zweiten Gang.
        }
    }
do-end_actions = Die Aktionen beenden.

# Was geschehen ist

event-put = { $who } setzt { $ant ->
        [queen] eine Königin
       *[worker] eine Arbeiterin
    } darauf{ $lane ->
        [0] .
        [1] , in den ersten Gang.
       *[2] , in den zweiten Gang.
    }

# Warum nicht

refusal-put-first = Entscheide zuerst, ob eine Ameise auf das neue Plättchen kommt.
refusal-no-new-tile = Eine Ameise wird auf ein Plättchen gesetzt, gleich nachdem es gelegt wurde.
refusal-nothing-laid = Du hast in diesem Zug kein Plättchen gelegt, also darfst du keines kaufen.
refusal-no-worker-on-forest = In der ersten Ausgabe beginnt eine neue Arbeiterin auf einem Nest oder Tunnel, nicht in einem Wald.
refusal-no-worker-in-hand = Du hast keine Arbeiterin auf der Hand.
refusal-no-such-lane = Einen solchen Gang hat das neue Plättchen nicht.
refusal-workers-stay = In der ersten Ausgabe kann man nur Königinnen zurücknehmen.
refusal-queen-cannot = Eine Königin sammelt und trägt kein Futter.

# Die Wertung

score-ants = Ameisen auf dem Plan

because-ants = { $queens ->
        [one] 1 Königin
       *[other] { $queens } Königinnen
    }, { $workers ->
        [one] 1 Arbeiterin
       *[other] { $workers } Arbeiterinnen
    }
