# Micropolis auf Deutsch.
#
# Begriffe, damit Regeln, Tisch und Verlauf dieselben Wörter verwenden (englisch = deutsch):
#   anthill = Ameisenbau (Mehrzahl Ameisenbaue)   foundation = Fundament
#   tile = Plättchen            row = Reihe               stack = Stapel        supply = Vorrat
#   place in the row = Platz    end of an anthill = Ende  attach, build = anlegen
#   army = Armee                soldier = Soldatin        leader = Anführerin   garrison = Besatzung
#   Red Army marker = Rote-Armee-Marker                   architect marker = Architektinnen-Marker
#   barracks = Baracke          full, empty = voll, leer  capacity = Fassungsvermögen
#   worker = Arbeiterin         queen = Königin           nurse = Amme          egg = Ei
#   architect = Architektin     officer = Offizierin      guard = Wächterin     specialist = Spezialistin
#   gallery = Gang              royal gallery = königlicher Gang                tunnel = Tunnel
#   fruit = Frucht              gift = Geschenk           kind = Sorte          harvest = Ernte
#   round = Runde               turn = Zug                match = Partie        tie = Gleichstand
#   base game = Grundspiel      expert game = Expertenspiel

title = Micropolis
summary = Baue einen Ring aus Ameisenbau-Plättchen, fülle deine Gänge und halte die größte Armee.
seat-name = Platz { $number }

option-expert = Expertenspiel
option-expert-help = Alle bauen zwei Ameisenbaue. Für 2 oder 3 Personen.
option-first_player = Wer beginnt
option-first_player-first_seat = der erste Platz
option-first_player-random = das Los entscheidet

# Was zu entscheiden ist

prompt-place_marker = Stell den Rote-Armee-Marker vor einen deiner Ameisenbaue.
prompt-take = Nimm ein Plättchen aus der Reihe.
prompt-side = Leg das Plättchen links oder rechts an deinen Ameisenbau an.
prompt-effect = Wähle, welche Wirkung des Plättchens zuerst kommt.
prompt-barracks = Besetze die Baracke mit Soldatinnen oder lass sie leer.
prompt-guard = Wähle, welche Baracken voll sein sollen.
prompt-leader = Die größten Armeen sind gleich groß: Wähle, wer den Rote-Armee-Marker bekommt.

# Was eine Aktion bewirkt

do-place_marker = Stell den Rote-Armee-Marker vor den Ameisenbau { $hill }.
do-take-soldiers =
    Nimm Plättchen { $index } { $price ->
        [0] umsonst
        [one] für 1 Soldatin
       *[other] für { $price } Soldatinnen
    }{ $anthill ->
        [0] {""}
       *[other] {" "}und leg es an Ameisenbau { $anthill } an
    }{ $found ->
        [0] .
        [one] ; 1 Soldatin kommt mit.
       *[other] ; { $found } Soldatinnen kommen mit.
    }
do-take-marker =
    Nimm Plättchen { $index } gegen einen Architektinnen-Marker{ $anthill ->
        [0] {""}
       *[other] {" "}und leg es an Ameisenbau { $anthill } an
    }{ $found ->
        [0] .
        [one] ; 1 Soldatin kommt mit.
       *[other] ; { $found } Soldatinnen kommen mit.
    }
do-side-left = Leg das Plättchen links an.
do-side-right = Leg das Plättchen rechts an.
do-barracks-fill = Besetze die Baracke mit { $soldiers ->
        [one] 1 Soldatin
       *[other] { $soldiers } Soldatinnen
    } aus deiner Armee.
do-barracks-leave = Lass die Baracke leer.
do-guard-rest = Lass die Soldatinnen, wo sie sind.
do-guard = Neu verteilen: { $barracks ->
        [0] alle Baracken leer
        [one] eine Baracke voll
       *[other] { $barracks } Baracken voll
    }, { $army ->
        [0] keine Soldatin
        [one] 1 Soldatin
       *[other] { $army } Soldatinnen
    } in der Armee.
do-effect-nurse = Lass zuerst die Amme ihre Eier ausbrüten.
do-effect-architect = Lass zuerst die Architektin einen Marker bringen.
do-effect-officer = Lass zuerst die Offizierin anwerben.
do-effect-guard = Lass zuerst die Wächterin Soldatinnen versetzen.
do-effect-barracks = Kümmere dich zuerst um die Baracke.
do-leader = Gib den Rote-Armee-Marker dem Ameisenbau { $hill }.

# Was geschehen ist

event-take = { $pay ->
        [marker] { $who } nimmt Plättchen { $index } gegen einen Architektinnen-Marker
       *[soldiers] { $who } nimmt Plättchen { $index } { $paid ->
            [0] umsonst
            [one] für 1 Soldatin
           *[other] für { $paid } Soldatinnen
        }
    }{ $found ->
        [0] .
        [one] {" "}und bekommt 1 Soldatin dazu.
       *[other] {" "}und bekommt { $found } Soldatinnen dazu.
    }{ $surplus ->
        [0] {""}
        [one] {" "}1 davon findet keinen Platz und geht in den Vorrat.
       *[other] {" "}{ $surplus } davon finden keinen Platz und gehen in den Vorrat.
    }
event-place = { $side ->
        [left] { $who } legt es links an.
       *[right] { $who } legt es rechts an.
    }
event-effect = { $who } beginnt mit der { $effect ->
        [nurse] Amme
        [architect] Architektin
        [officer] Offizierin
        [guard] Wächterin
       *[barracks] Baracke
    }.
event-nurse = { $soldiers ->
        [0] Bei { $who } brütet die Amme keine Soldatin aus.
        [one] Bei { $who } brütet die Amme 1 Soldatin aus.
       *[other] Bei { $who } brütet die Amme { $soldiers } Soldatinnen aus.
    }
event-architect = { $markers ->
        [0] { $who } geht leer aus: Kein Architektinnen-Marker ist mehr übrig.
       *[other] { $who } erhält einen Architektinnen-Marker.
    }
event-officer = { $lost ->
        [0] Offizierin: { $leader } hat keine Soldatin zu verlieren
       *[other] Offizierin: { $leader } verliert 1 Soldatin
    }{ $gained ->
        [0] , { $who } gewinnt keine.
       *[other] , { $who } gewinnt 1 Soldatin.
    }
event-fill_barracks = { $who } besetzt die Baracke mit { $soldiers ->
        [one] 1 Soldatin.
       *[other] { $soldiers } Soldatinnen.
    }
event-leave_barracks = { $who } lässt die Baracke leer.
event-guard = Bei { $who } versetzt die Wächterin Soldatinnen: { $army } in der Armee, { $garrisons } in Baracken.
event-guard_rests = Bei { $who } lässt die Wächterin alle Soldatinnen, wo sie sind.
event-refill = { $tiles ->
        [one] Die Reihe wird mit 1 Plättchen aufgefüllt.
       *[other] Die Reihe wird mit { $tiles } Plättchen aufgefüllt.
    }
event-new_leader = { $who } bekommt den Rote-Armee-Marker und führt jetzt an.
event-keep_leader = { $who } hat weiterhin die größte Armee und führt weiter an.
event-marker = { $who } stellt den Rote-Armee-Marker vor den { $anthill ->
        [one] ersten
       *[other] zweiten
    } eigenen Ameisenbau.
event-win = { $winners ->
        [one] { $who } gewinnt mit { $points } Punkten.
       *[other] { $who } teilt sich den Sieg mit { $points } Punkten.
    }

# Warum nicht

refusal-over = Die Partie ist zu Ende.
refusal-finish-first = Bring erst zu Ende, was du begonnen hast: Eine andere Entscheidung steht noch aus.
refusal-no-tile-in-hand = Es gibt jetzt kein Plättchen anzulegen.
refusal-no-effect = Es steht keine Wirkung zur Wahl.
refusal-no-barracks-placed = Eine Baracke wird beim Anlegen besetzt, später nur noch mit einer Wächterin.
refusal-no-guard-placed = Soldatinnen wechseln nur dann zwischen Armee und Baracken, wenn du eine Wächterin anlegst.
refusal-no-leader-to-name = Es gibt keinen Gleichstand, also ist über den Rote-Armee-Marker nichts zu entscheiden.
refusal-marker-stands = Der Rote-Armee-Marker wird nur zu Beginn aufgestellt.
refusal-no-such-action = Diese Aktion gibt es in diesem Spiel nicht.
refusal-one-anthill = Du hast nur einen Ameisenbau.
refusal-anthill-complete = Dieser Ameisenbau hat schon seine zehn Plättchen.
refusal-not-in-row = In der Reihe { $row ->
        [one] liegt nur 1 Plättchen
       *[other] liegen nur { $row } Plättchen
    }.
refusal-nothing-to-avoid = Das erste Plättchen ist umsonst; ein Architektinnen-Marker wäre dafür verschwendet.
refusal-no-marker = Du hast keinen Architektinnen-Marker.
refusal-army-too-small = Dieses Plättchen kostet { $price ->
        [one] 1 Soldatin
       *[other] { $price } Soldatinnen
    }, aber deine Armee hat { $army ->
        [0] keine
       *[other] nur { $army }
    }.
refusal-side = Ein Plättchen wird links oder rechts angelegt.
refusal-partial-garrison = Eine Baracke ist entweder voll oder leer.
refusal-marker-place = Der Marker kommt vor einen deiner eigenen Ameisenbaue.
refusal-effect-not-pending = Diese Wirkung hat das Plättchen nicht oder nicht mehr.
refusal-no-barracks-there = An dieser Stelle ist keine Baracke.
refusal-too-few-soldiers = Dafür brauchst du { $needed } Soldatinnen, hast aber in Armee und Baracken nur { $soldiers }.
refusal-army-too-large = Damit kämen { $army } Soldatinnen in die Armee; auf ein Fundament passen { $limit }.
refusal-no-such-anthill = Diesen Ameisenbau gibt es nicht.
refusal-leader-must-hand-over = Bei Gleichstand muss die Anführerin den Marker jemand anderem geben.
refusal-army-not-largest = Diese Armee hat { $army } Soldatinnen; die größten haben { $largest }.

# Wertung

score-population = Bevölkerung
score-galleries = Gänge
score-harvest = Ernte
score-royal = Königliche Gänge
score-red_army = Rote Armee
score-barracks = Baracken

because-galleries = { $ants ->
        [one] bester Gang: 1 Ameise
       *[other] bester Gang: { $ants } Ameisen
    }
because-red_army = { $army ->
        [one] Armee: 1 Soldatin
       *[other] Armee: { $army } Soldatinnen
    }
because-harvest = Gänge: { $parts }
because-royal = Gänge: { $parts }
because-barracks = volle Baracken: { $parts }

# Der Tisch in Worten

words-row = Reihe (Runde { $round } von { $rounds }; Stapel: { $stack ->
        [one] 1 Plättchen
       *[other] { $stack } Plättchen
    }; Vorrat: { $supply ->
        [one] 1 Soldatin
       *[other] { $supply } Soldatinnen
    })
words-anthills = Ameisenbaue (* führt an)
words-anthill = Ameisenbau { $anthill } von { $who }, von links nach rechts
words-army = { $army }{ $leads ->
        [True] {" "}*
       *[other] {""}
    }
words-barracks-count = { $full } voll, { $empty } leer
words-in-hand = In der Hand: { $tile }
words-no-tiles = Noch kein Plättchen.
words-closed-ring = Der Ring ist geschlossen.
words-ends = Enden: links { $left }; rechts { $right }. (L1 trifft auf R1, L2 auf R2.)
words-column-place = Platz
words-column-price = Preis
words-column-soldiers = Soldatinnen
words-column-contents = Was das Plättchen zeigt
words-column-anthill = Ameisenbau
words-column-player = Spielt
words-column-army = Armee
words-column-barracks = Baracken
words-column-markers = Marker
words-column-tiles = Plättchen
words-column-tile = Plättchen
words-column-galleries = Gänge (a, b, ...) und was darin ist
words-closed = geschlossen
words-empty = nichts
words-barracks = Baracke für { $soldiers }
words-barracks-full = Baracke für { $soldiers }: voll
words-barracks-empty = Baracke für { $soldiers }: leer
words-worker = { $count ->
        [one] 1 Arbeiterin
       *[other] { $count } Arbeiterinnen
    }
words-queen = { $count ->
        [one] Königin
       *[other] { $count } Königinnen
    }
words-nurse = { $count ->
        [one] Amme
       *[other] { $count } Ammen
    } ({ $eggs ->
        [one] 1 Ei
       *[other] { $eggs } Eier
    })
words-architect = { $count ->
        [one] Architektin
       *[other] { $count } Architektinnen
    }
words-officer = { $count ->
        [one] Offizierin
       *[other] { $count } Offizierinnen
    }
words-guard = { $count ->
        [one] Wächterin
       *[other] { $count } Wächterinnen
    }
words-cherry = { $count ->
        [one] Kirsche
       *[other] { $count } Kirschen
    }
words-lemon = { $count ->
        [one] Zitrone
       *[other] { $count } Zitronen
    }
words-grape = { $count ->
        [one] Traube
       *[other] { $count } Trauben
    }
words-blackberry = { $count ->
        [one] Brombeere
       *[other] { $count } Brombeeren
    }
words-fig = { $count ->
        [one] Feige
       *[other] { $count } Feigen
    }
words-pomegranate = { $count ->
        [one] Granatapfel
       *[other] { $count } Granatäpfel
    }
words-gift = { $count ->
        [one] Geschenk
       *[other] { $count } Geschenke
    }

# Das Bild

scene-prompt = { $who }: { $prompt }
scene-outcome = { $winners ->
        [one] { $who } gewinnt mit { $points } Punkten.
       *[other] { $who } teilen sich den Sieg mit { $points } Punkten.
    }
scene-round = Runde { $round } von { $rounds }
scene-supply = Vorrat
scene-free = gratis
scene-total = Summe

label-tile = Plättchen { $id }. { $parts }
label-tunnel = Tunnel nach { $ports }: { $what }
label-chamber = Geschlossene Kammer: { $what }
label-nothing = nichts
label-tile-barracks = { $capacity ->
        [one] Baracke für 1 Soldatin
       *[other] Baracke für { $capacity } Soldatinnen
    }
label-port-L1 = links unten
label-port-L2 = links oben
label-port-R1 = rechts unten
label-port-R2 = rechts oben
label-item-worker = { $count ->
        [one] 1 Arbeiterin
       *[other] { $count } Arbeiterinnen
    }
label-item-queen = { $count ->
        [one] Königin
       *[other] { $count } Königinnen
    }
label-item-nurse = { $count ->
        [one] Amme
       *[other] { $count } Ammen
    } mit { $eggs ->
        [one] 1 Ei
       *[other] { $eggs } Eiern
    }
label-item-architect = { $count ->
        [one] Architektin
       *[other] { $count } Architektinnen
    }
label-item-officer = { $count ->
        [one] Offizierin
       *[other] { $count } Offizierinnen
    }
label-item-guard = { $count ->
        [one] Wächterin
       *[other] { $count } Wächterinnen
    }
label-item-cherry = { $count ->
        [one] Kirsche
       *[other] { $count } Kirschen
    }
label-item-lemon = { $count ->
        [one] Zitrone
       *[other] { $count } Zitronen
    }
label-item-grape = { $count ->
        [one] Traube
       *[other] { $count } Trauben
    }
label-item-blackberry = { $count ->
        [one] Brombeere
       *[other] { $count } Brombeeren
    }
label-item-fig = { $count ->
        [one] Feige
       *[other] { $count } Feigen
    }
label-item-pomegranate = { $count ->
        [one] Granatapfel
       *[other] { $count } Granatäpfel
    }
label-item-gift = { $count ->
        [one] Geschenk
       *[other] { $count } Geschenke
    }
label-gap = Leerer Platz in der Reihe
label-row-tile = Platz { $index } der Reihe, { $price ->
        [0] umsonst
        [one] kostet 1 Soldatin
       *[other] kostet { $price } Soldatinnen
    }{ $soldiers ->
        [0] .
        [one] ; 1 Soldatin steht darauf.
       *[other] ; { $soldiers } Soldatinnen stehen darauf.
    } { $tile }
label-price = { $price ->
        [0] Platz { $index } ist umsonst
        [one] Platz { $index } kostet 1 Soldatin
       *[other] Platz { $index } kostet { $price } Soldatinnen
    }
label-stack = { $count ->
        [0] Der Stapel ist leer
        [one] Stapel mit 1 Plättchen
       *[other] Stapel mit { $count } Plättchen
    }
label-supply = { $count ->
        [0] Keine Soldatin im Vorrat
        [one] 1 Soldatin im Vorrat
       *[other] { $count } Soldatinnen im Vorrat
    }
label-soldier = Soldatin
label-soldiers = { $count ->
        [one] 1 Soldatin
       *[other] { $count } Soldatinnen
    }
label-architect-marker = Architektinnen-Marker im Vorrat
label-architect-marker-of = Architektinnen-Marker von { $who }
label-barracks = Baracke für { $capacity ->
        [one] 1 Soldatin
       *[other] { $capacity } Soldatinnen
    }, { $value } Punkte wert, { $state ->
        [full] voll
       *[empty] leer
    }
label-ground = Grund eines Ameisenbaus
label-ring-tile = Ameisenbau { $hill }, Plättchen { $number } von links. { $tile }
label-foundation = Fundament von Ameisenbau { $hill } ({ $who }): { $army ->
        [0] keine Armee
        [one] eine Armee aus 1 Soldatin
       *[other] eine Armee aus { $army } Soldatinnen
    }{ $leads ->
        [0] {""}
       *[other] , mit dem Rote-Armee-Marker
    }
label-army = { $army ->
        [one] 1 Soldatin in der Armee
       *[other] { $army } Soldatinnen in der Armee
    }
label-red-army = Rote-Armee-Marker bei Ameisenbau { $hill }
label-end-left = Linkes Ende von Ameisenbau { $hill }
label-end-right = Rechtes Ende von Ameisenbau { $hill }
label-taken = In der Hand. { $tile }
label-turn = { $who } muss entscheiden
label-score = Punkte nach Kategorien
label-winner = { $who } hat gewonnen
scene-key = Legende
scene-key-ant = Jede Ameise auf Plättchen: 1 Punkt
scene-key-queen = Einzige im Gang: Punkt je Plättchen
scene-key-nurse = Brütet je Ei eine Soldatin aus
scene-key-architect = Bringt Marker: ein Plättchen umsonst
scene-key-officer = Anführerin -1 Soldatin, du +1
scene-key-guard = Soldatinnen in und aus Baracken
scene-key-barracks = Wenn voll: die Zahl auf dem Schild
scene-key-fruit = Sorten: { $harvest }
scene-key-gift = Zählt als beliebige Frucht
scene-key-army = Größte Armee: 5 Punkte, führt an
