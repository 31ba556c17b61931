# Die Tische der Bienen, auf Deutsch.

scene-prompt = { $who }: { $prompt }
scene-outcome = { $winners ->
        [one] { $who } gewinnt mit { $points } Punkten.
       *[other] { $who } teilen sich den Sieg mit { $points } Punkten.
    }

# Plättchen und Bienen

name-tile = { $ground ->
        [plain] Stockplättchen
        [honey] Honigkammer
        [breeding] Brutkammer
        [start] Startplättchen
       *[meadow] Wiese
    }{ $open ->
        [0] {""}
        [one] , 1 offene Seite
       *[other] , { $open } offene Seiten
    }{ $holes ->
        [0] {""}
        [one] , 1 Flugloch
       *[other] , { $holes } Fluglöcher
    }
name-shown = { $open ->
        [0] keine offene Seite
        [one] 1 offene Seite
       *[other] { $open } offene Seiten
    }{ $holes ->
        [0] {""}
        [one] , 1 Flugloch
       *[other] , { $holes } Fluglöcher
    }
name-bee = { $bee ->
        [queen] Königin
        [worker] Arbeiterin
        [drone] Drohne
       *[egg] Ei
    }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }

# Was die Dinge sind

label-board = { $tile }, { $place }
label-space = Leeres Feld { $place }
label-spot = Platz { $place }
label-bee = { $bee } von { $who }{ $load ->
        [pollen] {" "}mit Pollen
        [honey] {" "}mit Honig
       *[none] {""}
    }
label-player = { $who }: { $points } Punkte, { $pollen } Pollen, { $honey } Honig
label-pollen = { $who } hat { $count } Pollen
label-jar = { $who } hat { $count } Honig im Glas
label-reserve = { $who } hat auf der Hand: { $count } { $bee ->
        [queen] Königinnen
        [worker] Arbeiterinnen
        [drone] Drohnen
       *[egg] Eier
    }
label-turn = { $who } ist jetzt gefragt
label-winner = { $who } gewinnt

# Was auf dem Brett zusammengehört

area-hive = Stock aus { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }, { $open ->
        [0] fertig.
        [one] 1 Seite offen.
       *[other] { $open } Seiten offen.
    } { $queens ->
        [0] Keine Königin wohnt darin.
       *[other] So fertiggestellt brächte er: { $gains }.
    }

# Was beide Spiele sagen

seat-name = Platz { $number }
event-turn = { $who } ist am Zug.
score-hives = Stöcke
scene-points = Punkte
scene-total = Summe
deed-make_honey = Honig machen
