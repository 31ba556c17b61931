# Knights in Buzzing Armor, auf Deutsch.

title = Knights in Buzzing Armor
summary = Baue Stöcke um deine Königinnen, mache Honig, lass Bienen schlüpfen und schicke Drohnen zu den Nachbarn.

option-flight_hole_meadow_only = Fluglöcher nur zur Wiese
option-flight_hole_meadow_only-help = Ein Flugloch darf nur Wiese berühren. Das Legen wird dadurch schwerer.
option-first_player = Wer beginnt
option-first_player-first_seat = der erste Platz
option-first_player-random = ausgelost

# Was zu entscheiden ist

prompt-lay = Lege eines der offenen Plättchen; nach dem ersten kannst du mit Pollen weitere bezahlen oder aufhören.
prompt-put = Setze eine Biene auf das neue Plättchen oder keine.
prompt-fly_out = Deine beiden Königinnen sind sich in einem Stock begegnet: wähle, welche ausfliegt und wohin.
prompt-keep = Der Stock ist fertig: nimm deine Königin zurück oder lass sie dort.
prompt-queens = Lass deine Königinnen fliegen, Eier legen oder gehen; dann kommen die Arbeiterinnen.
prompt-workers = Lass deine Arbeiterinnen fliegen und arbeiten; dann kommen die Drohnen.
prompt-drones = Lass deine Drohnen fliegen, stechen, betören oder vertreiben; dann beende deinen Zug.

# Was eine Aktion bewirkt

do-lay = Lege { $stack ->
        [meadow] eine Wiese
        [hive] eine Wabe
        [breeding] eine Brutkammer
       *[honey] eine Honigkammer
    } { $place }{ $degrees ->
        [0] {""}
       *[other] , um { $degrees }° gedreht
    }, { $price ->
        [0] umsonst.
       *[other] für { $price } Pollen.
    }
do-stop_laying = Lege keine weiteren Plättchen.
do-put = { $bee ->
        [nothing] Setze keine Biene auf das neue Plättchen.
        [queen] Setze eine Königin auf das neue Plättchen.
        [worker] Setze eine Arbeiterin auf das neue Plättchen.
        [drone] Setze eine Drohne auf das neue Plättchen.
       *[egg] Setze ein Ei auf das neue Plättchen.
    }
do-fly_out = Lass { bee } in den Stock { $place } ausfliegen.
do-go_home = Nimm { bee } auf die Hand: es gibt keinen Stock ohne Königin.
do-leave_there = Lass { bee } im fertigen Stock.
do-take_back = Nimm { bee } aus dem fertigen Stock zurück auf die Hand.
do-fly = Fliege mit { bee } auf das Plättchen { $place }.
do-lay_egg = Lass { bee } hier ein Ei legen.
do-collect = Lass { bee } auf der Wiese Pollen sammeln.
do-make_honey = Lass { bee } aus ihrem Pollen Honig machen.
do-feed = { $load ->
        [honey] Lass { bee } ihren Honig der Königin geben: 1 Punkt am Ende.
       *[other] Lass { bee } ihren Pollen der Königin geben, um Plättchen zu bezahlen.
    }
do-hatch = Lass { bee } das Ei mit Honig füttern und nimm { $take ->
        [queen] eine Königin
        [worker] eine Arbeiterin
       *[drone] eine Drohne
    } auf die Hand.
do-abandon = Nimm { bee } zurück auf die Hand { $price ->
        [0] umsonst, da du keine Punkte hast.
       *[other] und verliere 1 Punkt.
    }
do-sting = Stich eine Drohne von Platz { $owner }, { $place }: sie stirbt und deine auch.
do-seduce = { $drones ->
        [one] Schicke 1 Drohne,
       *[other] Schicke { $drones } Drohnen,
    } um { $workers ->
        [one] die Arbeiterin
       *[other] { $workers } Arbeiterinnen
    } von Platz { $owner }, { $place }, zu gewinnen; { $kept ->
        [0] niemand wechselt die Seite, alle werden vertrieben.
       *[other] die Seite wechseln: { $kept } (mit Honig { $honey }, mit Pollen { $pollen }).
    } Keine Drohne stirbt.
do-expel = Schicke { $drones } Drohnen, um die Königin von Platz { $owner }, { $place }, zu vertreiben: 1 Drohne stirbt{ $workers ->
        [0] .
       *[other] {" "}und die Arbeiterin bei ihr { $kept ->
            [0] wird vertrieben.
           *[other] wird gewonnen.
        }
    }
do-next_type = Diese Bienen sind fertig.

# Was geschehen ist

event-lay = { $who } legt { $stack ->
        [meadow] eine Wiese
        [hive] eine Wabe
        [breeding] eine Brutkammer
       *[honey] eine Honigkammer
    } { $place }{ $price ->
        [0] .
       *[other] {" "}für { $price } Pollen.
    }
event-put = { $who } setzt { $bee ->
        [queen] eine Königin
        [worker] eine Arbeiterin
       *[drone] eine Drohne
    } darauf.
event-meet = Zwei Königinnen von { $who } sind sich in einem Stock begegnet: eine muss ausfliegen.
event-fly_out = { the-bee } von { $who } fliegt in den Stock { $place }.
event-go_home = { the-bee } von { $who } findet keinen freien Stock und kommt auf die Hand zurück.
event-hive = { $owners ->
        [one] { $who } hat einen fertigen Stock aus { $tiles ->
            [one] 1 Plättchen
           *[other] { $tiles } Plättchen
        } und bekommt { $points }.
       *[other] { $who } teilt sich einen fertigen Stock aus { $tiles } Plättchen und bekommt { $points }.
    }
event-take_back = { $who } nimmt { bee } vom Plättchen { $place } zurück.
event-leave_there = { $who } lässt { bee } im fertigen Stock { $place }.
event-open = { $stack ->
        [meadow] Eine Wiese
        [hive] Eine Wabe
        [breeding] Eine Brutkammer
       *[honey] Eine Honigkammer
    } wird aufgedeckt.
event-replace = Keines der offenen Plättchen passt irgendwohin: sie verlassen das Spiel, neue werden aufgedeckt.
event-fly = { $who } fliegt mit { bee } auf das Plättchen { $place }.
event-lay_egg = Die Königin von { $who } legt { $place } ein Ei.
event-collect = { $who } sammelt mit { bee } Pollen.
event-make_honey = { $who } macht mit { bee } Honig.
event-feed = { $load ->
        [honey] { $who } bringt der Königin mit { bee } Honig.
       *[pollen] { $who } bringt der Königin mit { bee } Pollen.
    }
event-hatch = { $who } füttert mit { bee } ein Ei und bekommt { $bee ->
        [queen] eine Königin.
        [worker] eine Arbeiterin.
       *[drone] eine Drohne.
    }
event-abandon = { $who } nimmt { bee } zurück{ $lost ->
        [0] .
       *[other] {" "}und verliert 1 Punkt.
    }
event-sting = { $who } sticht eine Drohne von { $owner }, { $place }: beide Drohnen sterben.
event-seduce = { $who } kommt mit { $drones ->
        [one] 1 Drohne
       *[other] { $drones } Drohnen
    } zu { $workers ->
        [one] der Arbeiterin
       *[other] { $workers } Arbeiterinnen
    } von { $owner }, { $place }.
event-won_over = Eine Arbeiterin von { $owner } arbeitet jetzt für { $who }.
event-driven_off = Eine Arbeiterin von { $owner } wird vertrieben und kommt auf die Hand zurück.
event-egg_home = Das Ei von { $who } { $place } kommt auf die Hand zurück.
event-expel = { $who } vertreibt mit { $drones } Drohnen die Königin von { $owner } vom Plättchen { $place }; eine Drohne stirbt.
event-end = Ein zweiter Stapel ist zu Ende: die Partie ist aus.
event-colony = { $who } hat { $bees ->
        [one] 1 Biene
       *[other] { $bees } Bienen
    } auf dem Plan und bekommt dafür { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
event-win = { $winners ->
        [one] { $who } gewinnt mit { $points } Punkten.
       *[other] { $who } teilt sich den Sieg mit { $points } Punkten.
    }

# Teile dieser Sätze

bee = { $kind ->
        [queen] Königin
        [worker] Arbeiterin
       *[drone] Drohne
    } { $number }
the-bee = { $kind ->
        [queen] Königin
        [worker] Arbeiterin
       *[drone] Drohne
    } { $number }

# Warum nicht

refusal-over = Die Partie ist aus.
refusal-no-such-action = Das ist keine Aktion dieses Spiels.
refusal-put-first = Entscheide erst über eine Biene auf dem neuen Plättchen.
refusal-queens-part-first = Erst muss eine der beiden Königinnen, die sich begegnet sind, ausfliegen.
refusal-queen-first = Erst wird über die Königin im fertigen Stock entschieden.
refusal-no-new-tile = Bienen werden auf ein eben gelegtes Plättchen gesetzt.
refusal-no-meeting = Keine zwei Königinnen einer Farbe sind sich begegnet.
refusal-no-finished-hive = Es ist gerade kein Stock mit einer Königin fertig geworden.
refusal-no-acting-now = Erst werden Plättchen gelegt, dann handeln Bienen.
refusal-no-laying-now = Plättchen werden gelegt, bevor Bienen handeln.
refusal-must-lay = Das erste Plättchen eines Zuges muss gelegt werden.
refusal-no-open-tile = Von dieser Art liegt kein Plättchen offen.
refusal-tile-too-dear = Dieses Plättchen kostet { $price } Pollen, und du hast { $pollen }.
refusal-apart = Ein Plättchen muss den Plan berühren.
refusal-occupied = Dort liegt schon ein Plättchen.
refusal-same-rotation = So oft gedreht sieht das Plättchen aus wie zuvor: nimm die kleinere Zahl.
refusal-misfit = Diese Seiten passen nicht: offene Brut berührt nie Wiese, und ein Flugloch nie verdeckelte Brut.
refusal-misfit-somewhere = Jede Seite, die ein Plättchen berührt, muss passen, und eine passt nicht: offene Brut berührt nie Wiese, und ein Flugloch nie verdeckelte Brut.
refusal-hole-needs-meadow = In dieser Partie darf ein Flugloch nur Wiese berühren.
refusal-egg-not-put = Eier werden von Königinnen gelegt, nicht auf neue Plättchen gesetzt.
refusal-not-in-hand = Du hast { $bee ->
        [queen] keine Königin
        [worker] keine Arbeiterin
       *[drone] keine Drohne
    } auf der Hand.
refusal-queen-needs-hive = Eine Königin kommt nur auf Stockplättchen.
refusal-hive-has-queen = In diesem Stock lebt schon eine Königin.
refusal-only-queens-fly-out = Nur eine der beiden Königinnen fliegt aus.
refusal-no-free-hive = Es gibt keinen Stock ohne Königin: sie kommt auf die Hand zurück.
refusal-must-fly-to-hive = Sie muss in einen Stock ohne Königin fliegen, und es gibt einen.
refusal-no-hive-there = Dort ist kein Stock.
refusal-that-hive-has-queen = In dem Stock lebt eine Königin.
refusal-tile-held-by-others = Auf dem Plättchen stehen Figuren einer anderen Farbe.
refusal-another-queen-first = Jetzt ist eine andere Königin an der Reihe.
refusal-no-such-bee = Diese Biene gibt es nicht.
refusal-egg-stays = Ein Ei kann man nicht zurücknehmen.
refusal-egg-does-nothing = Ein Ei fliegt nicht und handelt nicht.
refusal-bee-in-hand = { the-bee } ist auf deiner Hand.
refusal-bee-in-supply = { the-bee } ist im allgemeinen Vorrat; Bienen bekommt man, wenn Eier schlüpfen.
refusal-won-over-just-now = { the-bee } hat eben die Seite gewechselt: die Arbeiterinnen waren schon dran.
refusal-other-type = Erst handeln Königinnen, dann Arbeiterinnen, dann Drohnen: { bee } ist nicht dran.
refusal-acted-already = { the-bee } hat die besondere Aktion dieses Zuges schon gemacht.
refusal-flown-in-raid = { the-bee } ist zum Angriff geflogen und fliegt in diesem Zug nicht noch einmal.
refusal-flown-already = { the-bee } ist in diesem Zug schon geflogen.
refusal-no-such-place = Dort liegt kein Plättchen.
refusal-stands-there = { the-bee } ist schon dort.
refusal-foreign-bees = Dort sind Bienen einer anderen Farbe.
refusal-meadow-held = Über eine Wiese kommt man an fremden Bienen vorbei, landet aber nicht bei ihnen.
refusal-foreign-egg = Ein fremdes Ei darf man überfliegen, aber nicht daneben landen.
refusal-queen-stays-inside = Eine Königin bleibt in ihrem Stock und geht nie durch ein Flugloch.
refusal-no-way = Für { bee } gibt es keinen freien Weg.
refusal-only-workers = Nur Arbeiterinnen sammeln Pollen, machen Honig und füttern.
refusal-only-queens-lay = Nur Königinnen legen Eier.
refusal-no-breeding-room = { the-bee } ist nicht in einer Brutkammer.
refusal-egg-lies-there = In dieser Brutkammer liegt schon ein Ei.
refusal-no-egg-in-hand = Du hast kein Ei auf der Hand.
refusal-not-on-meadow = { the-bee } ist nicht auf einer Wiese.
refusal-carries-already = { the-bee } trägt schon etwas.
refusal-no-pollen-left = Es ist kein Pollen mehr da.
refusal-carries-no-pollen = { the-bee } trägt keinen Pollen.
refusal-no-honey-room = { the-bee } ist nicht in einer Honigkammer.
refusal-no-honey-left = Im Vorrat ist kein Honig mehr.
refusal-carries-nothing = { the-bee } trägt nichts.
refusal-no-queen-here = { the-bee } ist nicht bei deiner Königin.
refusal-no-egg-here = { the-bee } ist nicht bei deinem Ei.
refusal-carries-no-honey = { the-bee } trägt keinen Honig.
refusal-none-in-supply = Im allgemeinen Vorrat ist { $bee ->
        [queen] keine Königin
        [worker] keine Arbeiterin
       *[drone] keine Drohne
    } deiner Farbe mehr.
refusal-nobody-there = Dort ist niemand von einer anderen Farbe.
refusal-raid-needs-both = { the-bee } ist geflogen oder hat gehandelt; ein Angriff braucht beides.
refusal-not-together = Drohnen, die zusammen handeln, kommen von einem Plättchen.
refusal-take-first-drones = Drohnen auf einem Plättchen sind gleich: die ersten gehen.
refusal-lone-egg = Ein einzelnes Ei kann man nicht angreifen.
refusal-no-drone-to-sting = Dort ist keine fremde Drohne.
refusal-one-stings-one = Eine Drohne sticht eine Drohne.
refusal-sting-first = Eine Drohne bewacht das Plättchen: sie muss erst gestochen werden.
refusal-expel-first = Dort ist eine Königin: sie muss erst vertrieben werden.
refusal-too-few-drones = Das braucht { $drones } Drohnen von einem Plättchen.
refusal-no-queen-to-expel = Dort ist keine fremde Königin.
refusal-queen-well-guarded = Mit zwei oder mehr Arbeiterinnen bei sich kann eine Königin nicht vertrieben werden.
refusal-no-way-in = Deine Drohnen kommen nicht dorthin.
refusal-wrong-exchange = So viele Arbeiterinnen, wie du auf der Hand hast, müssen getauscht werden, und sie müssen dort sein.

# Wertung

score-start = Zu Beginn
score-lost = Zurückgenommen
score-honey = Honig im Glas
score-colony = Bienen im Volk

because-colony = { $bees ->
        [one] 1 Biene auf dem Plan
       *[other] { $bees } Bienen auf dem Plan
    }; { $larger ->
        [0] niemand hat mehr
        [one] 1 Person hat mehr
       *[other] { $larger } Personen haben mehr
    }

# Das Bild

scene-over = Die Partie ist aus
scene-last-turn = Ein zweiter Stapel geht zu Ende: mit diesem Zug ist die Partie aus
scene-stacks-out = Stapel zu Ende: { $stacks } von 2
scene-open = Offene Plättchen
scene-price = Nächstes
scene-stock = Vorrat
scene-supply = Ungeschlüpft
label-stack = { $stack ->
        [meadow] Stapel der Wiesen
        [hive] Stapel der Waben
        [breeding] Stapel der Brutkammern
       *[honey] Stapel der Honigkammern
    }: { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
label-open = { $tile }, zu legen für { $price } Pollen
label-empty-open = Leerer Platz für ein offenes Plättchen
label-pollen-stock = Pollen im Vorrat: { $count }
label-honey-stock = Honig im Vorrat: { $count }
label-track = { $who } hat { $points } Punkte auf der Leiste
label-supply = { $who } kann noch schlüpfen lassen: { $count } { $bee ->
        [queen] Königinnen
        [worker] Arbeiterinnen
       *[drone] Drohnen
    }

# Knöpfe

put-nothing = Leer lassen
put-queen = Königin setzen
put-worker = Arbeiterin setzen
put-drone = Drohne setzen
button-stop_laying = Nichts mehr legen
button-next_type = { $phase ->
        [queens] Königinnen fertig
        [workers] Arbeiterinnen fertig
       *[drones] Zug beenden
    }
deed-lay_egg = Ei legen
deed-collect = Pollen sammeln
deed-feed = Königin füttern
deed-hatch_queen = Königin schlüpft
deed-hatch_worker = Arbeiterin schlüpft
deed-hatch_drone = Drohne schlüpft
deed-abandon = Zurück: 1 Punkt
deed-go_home = Auf die Hand
deed-take_back = Auf die Hand
deed-leave_there = Dort lassen
raid-sting = 1 Drohne sticht eine Drohne von { $who }
raid-seduce = { $drones ->
        [one] 1 Drohne gewinnt
       *[other] { $drones } Drohnen gewinnen
    } { $workers ->
        [one] eine Arbeiterin
       *[other] { $workers } Arbeiterinnen
    } von { $who }
raid-expel = { $drones } Drohnen vertreiben die Königin von { $who }
price-sting = Beide Drohnen sterben
price-seduce = Keine Drohne stirbt; { $kept ->
        [0] niemand wechselt die Seite, alle werden vertrieben
       *[other] die Seite wechseln: { $kept } von { $workers } (mit Honig { $honey }, mit Pollen { $pollen })
    }
price-expel = 1 von { $drones } Drohnen stirbt{ $workers ->
        [0] {""}
       *[other] { $kept ->
            [0] ; die Arbeiterin wird vertrieben
           *[other] ; die Arbeiterin wechselt die Seite
        }
    }
