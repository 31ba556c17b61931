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
