# Marabunta auf Deutsch.

title = Marabunta
summary = Teile Würfel und ein Plättchen in zwei Gruppen, lass die andere Seite wählen und gewinne die Gebiete des Urwaldbodens.
seat-name = { $number ->
        [1] Rot
       *[other] Blau
    }

option-territory = Gebietsplan
option-territory-help = Die Seite mit dem Symbol ist für erste Partien gedacht. Ein erzeugter Plan ist jedes Mal neu.
option-territory-symbol = Seite mit Symbol
option-territory-plain = Seite ohne Symbol
option-territory-generated = erzeugt
option-boards = Spielertafeln
option-boards-help = Welche Fähigkeiten die Truhen freischalten.
option-boards-symbol = Seite mit Symbol
option-boards-plain = Seite ohne Symbol

# Namen

name-region = { $region ->
        [blue] Blau
        [pink] Rosa
        [orange] Orange
        [green] Grün
        [silver] Silber
       *[yellow] Gelb
    }
name-coloured = { $region ->
        [blue] blauen
        [pink] rosafarbenen
        [orange] orangefarbenen
        [green] grünen
        [silver] silbernen
       *[yellow] gelben
    }
name-face = { $shows ->
        [banner] Banner
        [chest] Truhe
       *[other] { $shows }
    }
name-tile = { $shows ->
        [chests] zwei Truhen
        [circles] zwei Kreise
        [one] eine 1 irgendwo
        [zeros] zwei Nullen
        [free_zero] eine freie 0
        [strike] zwei Felder durchstreichen
        [repeat] einen Würfel wiederholen
       *[purge] einen Keks entfernen
    }
name-ability = { $ability ->
        [one] eine 1
        [two] eine 2
        [free_zero] eine freie 0
        [free_three] eine freie 3
        [cookies] zwei Kekse
        [two_points] 2 Punkte
        [three_points] 3 Punkte
        [three_ones] drei Einsen
        [strike] zwei Felder durchstreichen
       *[circles] zwei Kreise
    }
name-element = { $element ->
        [tile] das Plättchen ({ name-tile })
        [blue] Blau { name-face }
        [pink] Rosa { name-face }
        [orange] Orange { name-face }
        [green] Grün { name-face }
        [silver] Silber { name-face }
       *[yellow] Gelb { name-face }
    }
name-use = { name-element }{ $use ->
        [none] {" "}(jetzt nicht nutzbar)
        [anthill] {" "}(nur mit einem Ameisenhaufen)
        [places] { $places ->
            [one] {" "}(1 Feld)
           *[other] {" "}({ $places } Felder)
        }
       *[yes] {""}
    }
name-hex = { $hex } ({ name-region })

# Was zu entscheiden ist

prompt-split = Teile die Würfel: Wähle die, die getrennt vom Plättchen liegen.
prompt-choose = Wähle eine der beiden Gruppen.
prompt-element = Wähle, was du als Nächstes nutzt, oder komm zum Ende.
prompt-write = Wähle ein Feld für die Zahl oder nutze einen Ameisenhaufen.
prompt-write_free = Wähle irgendein verfügbares Feld für die Zahl.
prompt-next = Wähle ein Feld daneben für die nächste Zahl.
prompt-chest = Wähle eine Truhengruppe und kreuze eine Truhe an.
prompt-strike = Wähle ein Feld zum Durchstreichen.
prompt-circle = Wähle ein Blatt und färbe einen seiner Kreise.
prompt-repeat = Wähle den Würfel, der noch einmal wirkt.
prompt-purge = Wähle ein Keksfeld zum Durchstreichen.
prompt-bonus = Wähle, was zuerst kommt: Keks oder Truhe.

# Was eine Aktion tut

do-split = Getrennt vom Plättchen: { $apart }. Beim Plättchen: { $rest }.
do-choose-tile = Nimm die Gruppe mit dem Plättchen: { $elements }.
do-choose-dice = Nimm die Gruppe ohne das Plättchen: { $elements }.
do-use = Nutze: { name-use }.
do-finish = Zum Ende kommen; { $left ->
        [one] 1 Element bleibt ungenutzt.
       *[other] { $left } Elemente bleiben ungenutzt.
    }
do-write = Schreibe { $number } auf { name-hex }{ $symbol ->
        [cookie] {" "}und kreuze einen Keks an
        [chest] {" "}und kreuze eine Truhe an
       *[none] {""}
    }.
do-anthill = Streiche { $anthills ->
        [one] deinen letzten Ameisenhaufen
       *[other] einen deiner { $anthills } Ameisenhaufen
    } und schreibe { $number } auf irgendein verfügbares Feld{ $zone ->
        [anywhere] {""}
       *[region] {" "}im { name-coloured } Gebiet
    }.
do-drop = Verzichte auf diese Wirkung.
do-chest = Kreuze eine Truhe für „{ name-ability }“ an; { $missing ->
        [0] das schaltet die Fähigkeit frei.
        [one] dann fehlt noch 1.
       *[other] dann fehlen noch { $missing }.
    }
do-strike = Streiche { name-hex } durch.
do-circle = Färbe einen Kreis auf dem { name-coloured } Blatt.
do-repeat = Wiederhole: { name-element }.
do-purge = Streiche das Keksfeld { name-hex } durch.
do-bonus-cookie = Zuerst den Keks.
do-bonus-chest = Zuerst die Truhe.

# Was geschah

event-reveal = Runde { $round }: { $who } deckt das Plättchen „{ name-tile }“ auf.
event-roll = { $who } würfelt Blau { shown-blue }, Rosa { shown-pink }, Orange { shown-orange }, Grün { shown-green }, Silber { shown-silver }, Gelb { shown-yellow }.
shown-blue = { $blue ->
        [banner] Banner
        [chest] Truhe
       *[other] { $blue }
    }
shown-pink = { $pink ->
        [banner] Banner
        [chest] Truhe
       *[other] { $pink }
    }
shown-orange = { $orange ->
        [banner] Banner
        [chest] Truhe
       *[other] { $orange }
    }
shown-green = { $green ->
        [banner] Banner
        [chest] Truhe
       *[other] { $green }
    }
shown-silver = { $silver ->
        [banner] Banner
        [chest] Truhe
       *[other] { $silver }
    }
shown-yellow = { $yellow ->
        [banner] Banner
        [chest] Truhe
       *[other] { $yellow }
    }
event-split = { $who } bildet zwei Gruppen: das Plättchen mit { $with_tile ->
        [0] keinem Würfel
        [one] 1 Würfel
       *[other] { $with_tile } Würfeln
    }, getrennt davon { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }.
event-choose = { $pool ->
        [tile] { $who } nimmt die Gruppe mit dem Plättchen.
       *[dice] { $who } nimmt die Gruppe ohne das Plättchen.
    }
event-use = { $who } nutzt: { name-element }.
event-repeat = { $who } wiederholt: { name-element }.
event-write = { $who } schreibt { $number } auf { name-hex }.
event-anthill = { $who } streicht einen Ameisenhaufen; { $left ->
        [0] keiner ist übrig.
        [one] 1 ist übrig.
       *[other] { $left } sind übrig.
    }
event-cookie = { $who } kreuzt Keks { $cookies } an{ $points ->
        [0] .
        [one] {" "}und erhält 1 Punkt.
       *[other] {" "}und erhält { $points } Punkte.
    }
event-chest = { $who } kreuzt eine Truhe für „{ name-ability }“ an{ $missing ->
        [0] .
        [one] ; 1 fehlt noch.
       *[other] ; { $missing } fehlen noch.
    }
event-unlock = { $who } schaltet „{ name-ability }“ frei.
event-points = { $who } erhält { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
event-circle = { $who } färbt einen Kreis auf dem { name-coloured } Blatt; { $blank ->
        [0] keiner ist mehr leer.
        [one] 1 ist noch leer.
       *[other] { $blank } sind noch leer.
    }
event-strike = { $who } streicht { name-hex } durch.
event-purge = { $who } entfernt den Keks auf { name-hex }.
event-drop = { $who } verzichtet auf die Wirkung.
event-finish = { $who } lässt { $unused ->
        [0] nichts
        [one] 1 Element
       *[other] { $unused } Elemente
    } ungenutzt.
event-lost = { $effect ->
        [chest] { $who } hat keine Truhe mehr zum Ankreuzen.
        [cookie] { $who } hat keinen Keks mehr zum Ankreuzen.
        [circle] { $who } findet kein weiteres Blatt mit einem leeren Kreis.
       *[other] { $who } kann die Wirkung nicht nutzen; sie verfällt.
    }
event-trigger = { $ending ->
        [region] { $who } füllt ein Gebiet
        [sheet] { $who } füllt ein Blatt
       *[cookies] { $who } nimmt das letzte Keksfeld
    }: Nach dieser Runde ist Schluss.
event-win = { $who } gewinnt mit { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkten.
    }

# Warum nicht

refusal-no-such-action = Eine solche Aktion gibt es in diesem Spiel nicht.
refusal-over = Die Partie ist zu Ende.
refusal-empty-pool = Jede Gruppe braucht mindestens ein Element: Lege mindestens einen Würfel getrennt vom Plättchen.
refusal-split-first = Zuerst werden Würfel und Plättchen in zwei Gruppen geteilt.
refusal-choose-first = Zuerst wählt die andere Person eine Gruppe.
refusal-pools-are-made = Die Gruppen dieser Runde sind gebildet und gewählt.
refusal-removal-due = Solange es auf dem Gebietsplan einen Keks gibt, muss einer entfernt werden.
refusal-choose-element = Wähle zuerst einen Würfel oder das Plättchen deiner Gruppe.
refusal-not-in-pool = Das gehört nicht zu deiner Gruppe.
refusal-used-already = Das hast du schon genutzt.
refusal-no-blank-circle = Auf diesem Blatt ist kein Kreis mehr leer.
refusal-no-chest-left = Alle deine Truhen sind angekreuzt.
refusal-no-place = Für diese Zahl gibt es kein Feld.
refusal-no-place-in-region = Für diese Zahl gibt es im { name-coloured } Gebiet kein Feld.
refusal-no-room-for-all = Dort ist nicht genug Platz für alle Zahlen.
refusal-no-pair = Keine zwei verfügbaren Felder berühren sich.
refusal-no-die-to-repeat = In deiner Gruppe ist kein Würfel, der wirken könnte.
refusal-no-cookie-left = Es gibt kein verfügbares Keksfeld.
refusal-finish-first = Bring zu Ende, was du begonnen hast: Erst steht eine andere Entscheidung an.
refusal-not-asked = Jetzt ist etwas anderes zu entscheiden.
refusal-all-or-nothing = Wer damit anfängt, muss es zu Ende bringen.
refusal-anthill-spent = Der Ameisenhaufen ist gestrichen: Schreibe jetzt die Zahl.
refusal-bonus-must = Kekse und Truhen müssen genommen werden.
refusal-must-be-done = Das muss genutzt werden, wenn es geht.
refusal-no-anthill-needed = Diese Zahl braucht keinen Ameisenhaufen; sie darf überall stehen.
refusal-no-anthill-left = Du hast keinen Ameisenhaufen mehr.
refusal-no-such-group = Diese Truhengruppe gibt es nicht.
refusal-group-complete = Alle Truhen dieser Gruppe sind angekreuzt.
refusal-no-such-hex = Dieses Feld gibt es nicht.
refusal-crossed-out = Dieses Feld ist durchgestrichen.
refusal-has-number = In diesem Feld steht schon eine Zahl.
refusal-other-region = Diese Zahl gehört ins Gebiet { name-region }.
refusal-no-neighbour = Dieses Feld berührt keine deiner Zahlen; ein Ameisenhaufen würde helfen.
refusal-not-beside-first = Dieses Feld berührt die vorige Zahl nicht.
refusal-not-beside-both = Dieses Feld berührt nicht beide vorigen Zahlen.
refusal-no-pair-here = Es müssen zwei verfügbare Felder sein, die sich berühren.
refusal-no-such-sheet = Dieses Blatt gibt es nicht.
refusal-other-sheet = Der zweite Kreis kommt auf ein anderes Blatt.
refusal-no-cookie-there = Auf diesem Feld ist kein Keks.

# Wertung

score-cookies = Kekse
score-chests = Truhen
score-blue = Gebiet Blau
score-pink = Gebiet Rosa
score-orange = Gebiet Orange
score-green = Gebiet Grün
score-silver = Gebiet Silber
score-yellow = Gebiet Gelb

because-cookies = { $cookies ->
        [one] 1 Keks angekreuzt
       *[other] { $cookies } Kekse angekreuzt
    }
because-region = Summe der Zahlen: { $own }

# Das Bild

scene-round = Runde { $round }, { $cookies ->
        [one] noch 1 Keks
       *[other] noch { $cookies } Kekse
    }
scene-prompt = { $who }: { $prompt }
scene-outcome = { $who } gewinnt mit { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkten.
    }
scene-pool-tile = Mit dem Plättchen
scene-pool-dice = Ohne das Plättchen
scene-finish = Beenden
scene-drop = Verzichten
scene-splitter = teilt
scene-points = { $points ->
        [one] jetzt 1 Punkt
       *[other] jetzt { $points } Punkte
    } ({ $track } auf der Leiste)

label-hex = { $hex }, Gebiet { name-region }{ $symbol ->
        [cookie] , Keks
        [chest] , Truhe
       *[none] {""}
    }
label-hex-number = { $hex }: { $number } von { $who }
label-hex-crossed = { $hex }: durchgestrichen
label-sheet = Blatt { name-region }: { $red } rote, { $blue } blaue, { $blank } leere Kreise; Zahlen { $red_sum } zu { $blue_sum }; { $hexes ->
        [one] 1 Feld verfügbar
       *[other] { $hexes } Felder verfügbar
    }
label-pool = Gruppe „{ $pool }“: { $elements }
label-used = { $element }, erledigt
label-to-come = Plättchen, die noch kommen: { $tiles }
label-board = Tafel von { $who }
label-turn = { $who } muss entscheiden
label-winner = { $who } hat gewonnen
label-anthill = { $used ->
        [True] Ameisenhaufen von { $who }, gestrichen
       *[other] Ameisenhaufen von { $who }
    }
label-cookies = { $who }: { $marked } von { $cookies } Keksen angekreuzt
label-group = { $who }: { $marked } von { $chests } Truhen für „{ name-ability }“

# Der Tisch in Worten

words-territory = Gebietsplan
words-territory-note = Zuerst der Buchstabe des Gebiets; dann . nichts, * Keks, # Truhe, x durchgestrichen oder eine Zahl mit dem Buchstaben ihres Spielers.
words-regions = Gebiete ({ $first } : { $second })
words-boards = Spielertafeln
words-cookie-row = Keksreihe: { $row }
words-round = { scene-round }
words-column-region = Gebiet
words-column-sums = Zahlen
words-column-circles = Kreise
words-column-blank = Leer
words-column-available = Felder verfügbar
words-column-player = Spieler
words-column-points = Punkte (Leiste)
words-column-anthills = Ameisenhaufen
words-column-cookies = Kekse
words-column-chests = Truhen
words-column-pool = Gruppe
words-column-elements = Würfel und Plättchen
