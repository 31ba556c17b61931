# Micropolis in het Nederlands.
#
# Termen, zodat regels, tafel en verslag dezelfde woorden gebruiken (Engels = Nederlands):
#   anthill = mierenhoop        foundation = fundament    tile = tegel          row = rij
#   stack = stapel              supply = voorraad         place in the row = plaats
#   end of an anthill = uiteinde                          attach, build = aanleggen
#   army = leger                soldier = soldaat         leader = leider       garrison = bezetting
#   Red Army marker = fiche van het Rode Leger            architect marker = architectenfiche
#   barracks = kazerne          full, empty = vol, leeg   capacity = capaciteit
#   worker = werkster           queen = koningin          nurse = voedster      egg = ei
#   architect = architect       officer = officier        guard = wachter       specialist = specialist
#   gallery = gang              royal gallery = koninklijke gang                tunnel = tunnel
#   fruit = vrucht              gift = cadeau             kind = soort          harvest = oogst
#   round = ronde               turn = beurt              match = partij        tie = gelijke stand
#   base game = basisspel       expert game = expertspel

title = Micropolis
summary = Bouw een ring van mierenhooptegels, vul je gangen en houd het grootste leger.
seat-name = Speler { $number }

option-expert = Expertspel
option-expert-help = Iedereen bouwt twee mierenhopen. Voor 2 of 3 spelers.
option-first_player = Wie begint
option-first_player-first_seat = de eerste plaats
option-first_player-random = het lot beslist

# Wat er te beslissen valt

prompt-place_marker = Zet het fiche van het Rode Leger voor een van je mierenhopen.
prompt-take = Neem een tegel uit de rij.
prompt-side = Leg de tegel links of rechts aan je mierenhoop.
prompt-effect = Kies welk effect van de tegel eerst komt.
prompt-barracks = Vul de kazerne met soldaten of laat haar leeg.
prompt-guard = Kies welke kazernes vol moeten zijn.
prompt-leader = De grootste legers zijn even groot: kies wie het fiche van het Rode Leger krijgt.

# Wat een actie doet

do-place_marker = Zet het fiche van het Rode Leger voor mierenhoop { $hill }.
do-take-soldiers =
    Neem tegel { $index } { $price ->
        [0] gratis
        [one] voor 1 soldaat
       *[other] voor { $price } soldaten
    }{ $anthill ->
        [0] {""}
       *[other] {" "}en leg hem aan mierenhoop { $anthill }
    }{ $found ->
        [0] .
        [one] ; er komt 1 soldaat mee.
       *[other] ; er komen { $found } soldaten mee.
    }
do-take-marker =
    Neem tegel { $index } voor een architectenfiche{ $anthill ->
        [0] {""}
       *[other] {" "}en leg hem aan mierenhoop { $anthill }
    }{ $found ->
        [0] .
        [one] ; er komt 1 soldaat mee.
       *[other] ; er komen { $found } soldaten mee.
    }
do-side-left = Leg de tegel links aan.
do-side-right = Leg de tegel rechts aan.
do-barracks-fill = Vul de kazerne met { $soldiers ->
        [one] 1 soldaat
       *[other] { $soldiers } soldaten
    } uit je leger.
do-barracks-leave = Laat de kazerne leeg.
do-guard-rest = Laat de soldaten staan waar ze staan.
do-guard = Nieuwe opstelling: { $barracks ->
        [0] alle kazernes leeg
        [one] één kazerne vol
       *[other] { $barracks } kazernes vol
    }, { $army ->
        [0] geen soldaat
        [one] 1 soldaat
       *[other] { $army } soldaten
    } in het leger.
do-effect-nurse = Laat eerst de voedster haar eieren uitbroeden.
do-effect-architect = Laat eerst de architect een fiche brengen.
do-effect-officer = Laat eerst de officier ronselen.
do-effect-guard = Laat eerst de wachter soldaten verplaatsen.
do-effect-barracks = Zorg eerst voor de kazerne.
do-leader = Geef het fiche van het Rode Leger aan mierenhoop { $hill }.

# Wat er gebeurd is

event-take = { $pay ->
        [marker] { $who } neemt tegel { $index } met een architectenfiche
       *[soldiers] { $who } neemt tegel { $index } { $paid ->
            [0] gratis
            [one] voor 1 soldaat
           *[other] voor { $paid } soldaten
        }
    }{ $found ->
        [0] .
        [one] {" "}en krijgt er 1 soldaat bij.
       *[other] {" "}en krijgt er { $found } soldaten bij.
    }{ $surplus ->
        [0] {""}
        [one] {" "}Voor 1 is er geen plaats meer; die gaat naar de voorraad.
       *[other] {" "}Voor { $surplus } is er geen plaats meer; die gaan naar de voorraad.
    }
event-place = { $side ->
        [left] { $who } legt hem links aan.
       *[right] { $who } legt hem rechts aan.
    }
event-effect = { $who } begint met de { $effect ->
        [nurse] voedster
        [architect] architect
        [officer] officier
        [guard] wachter
       *[barracks] kazerne
    }.
event-nurse = { $soldiers ->
        [0] De voedster van { $who } broedt geen soldaat uit.
        [one] De voedster van { $who } broedt 1 soldaat uit.
       *[other] De voedster van { $who } broedt { $soldiers } soldaten uit.
    }
event-architect = { $markers ->
        [0] De architect van { $who } vindt geen fiche meer.
       *[other] { $who } krijgt een architectenfiche.
    }
event-officer = { $lost ->
        [0] Officier: { $leader } heeft geen soldaat te verliezen
       *[other] Officier: { $leader } verliest 1 soldaat
    }{ $gained ->
        [0] {" "}en { $who } wint er geen.
       *[other] {" "}en { $who } wint er 1.
    }
event-fill_barracks = { $who } vult de kazerne met { $soldiers ->
        [one] 1 soldaat.
       *[other] { $soldiers } soldaten.
    }
event-leave_barracks = { $who } laat de kazerne leeg.
event-guard = De wachter van { $who } verplaatst soldaten: { $army } in het leger, { $garrisons } in kazernes.
event-guard_rests = De wachter van { $who } laat alle soldaten staan waar ze staan.
event-refill = { $tiles ->
        [one] De rij wordt aangevuld met 1 tegel.
       *[other] De rij wordt aangevuld met { $tiles } tegels.
    }
event-new_leader = { $who } krijgt het fiche van het Rode Leger en is nu leider.
event-keep_leader = { $who } heeft nog steeds het grootste leger en blijft leider.
event-marker = { $who } zet het fiche van het Rode Leger voor de { $anthill ->
        [one] eerste
       *[other] tweede
    } eigen mierenhoop.
event-win = { $winners ->
        [one] { $who } wint met { $points } punten.
       *[other] { $who } deelt de overwinning met { $points } punten.
    }

# Waarom niet

refusal-over = De partij is afgelopen.
refusal-finish-first = Maak eerst af wat je begonnen bent: er moet nog iets anders beslist worden.
refusal-no-tile-in-hand = Er is nu geen tegel om aan te leggen.
refusal-no-effect = Er valt geen effect te kiezen.
refusal-no-barracks-placed = Een kazerne vul je bij het aanleggen, later alleen nog met een wachter.
refusal-no-guard-placed = Soldaten wisselen alleen tussen leger en kazernes als je een wachter aanlegt.
refusal-no-leader-to-name = Er is geen gelijke stand, dus over het fiche van het Rode Leger valt niets te beslissen.
refusal-marker-stands = Het fiche van het Rode Leger wordt alleen aan het begin neergezet.
refusal-no-such-action = Die actie bestaat niet in dit spel.
refusal-one-anthill = Je hebt maar één mierenhoop.
refusal-anthill-complete = Deze mierenhoop heeft zijn tien tegels al.
refusal-not-in-row = Er { $row ->
        [one] ligt maar 1 tegel
       *[other] liggen maar { $row } tegels
    } in de rij.
refusal-nothing-to-avoid = De eerste tegel is gratis; een architectenfiche zou daaraan verspild zijn.
refusal-no-marker = Je hebt geen architectenfiche.
refusal-army-too-small = Die tegel kost { $price ->
        [one] 1 soldaat
       *[other] { $price } soldaten
    }, maar je leger heeft er { $army ->
        [0] geen
       *[other] maar { $army }
    }.
refusal-side = Een tegel leg je links of rechts aan.
refusal-partial-garrison = Een kazerne is vol of leeg.
refusal-marker-place = Het fiche komt voor een van je eigen mierenhopen.
refusal-effect-not-pending = Dat effect heeft de tegel niet of niet meer.
refusal-no-barracks-there = Op die plek is geen kazerne.
refusal-too-few-soldiers = Daarvoor zijn { $needed } soldaten nodig, en je hebt er in leger en kazernes maar { $soldiers }.
refusal-army-too-large = Dan zouden er { $army } soldaten in het leger staan; op een fundament passen er { $limit }.
refusal-no-such-anthill = Die mierenhoop bestaat niet.
refusal-leader-must-hand-over = Bij een gelijke stand moet de leider het fiche aan iemand anders geven.
refusal-army-not-largest = Dat leger heeft { $army } soldaten; de grootste hebben er { $largest }.

# Scoreblad

score-population = Bevolking
score-galleries = Gangen
score-harvest = Oogst
score-royal = Koninklijke gangen
score-red_army = Rode Leger
score-barracks = Kazernes

because-galleries = { $ants ->
        [one] beste gang: 1 mier
       *[other] beste gang: { $ants } mieren
    }
because-red_army = { $army ->
        [one] leger: 1 soldaat
       *[other] leger: { $army } soldaten
    }
because-harvest = gangen: { $parts }
because-royal = gangen: { $parts }
because-barracks = volle kazernes: { $parts }

# De tafel in woorden

words-row = Rij tegels (ronde { $round } van { $rounds }; stapel: { $stack ->
        [one] 1 tegel
       *[other] { $stack } tegels
    }; voorraad: { $supply ->
        [one] 1 soldaat
       *[other] { $supply } soldaten
    })
words-anthills = Mierenhopen (* is leider)
words-anthill = Mierenhoop { $anthill } van { $who }, van links naar rechts
words-army = { $army }{ $leads ->
        [True] {" "}*
       *[other] {""}
    }
words-barracks-count = { $full } vol, { $empty } leeg
words-in-hand = In de hand: { $tile }
words-no-tiles = Nog geen tegel.
words-closed-ring = De ring is gesloten.
words-ends = Uiteinden: links { $left }; rechts { $right }. (L1 sluit aan op R1, L2 op R2.)
words-column-place = Plaats
words-column-price = Prijs
words-column-soldiers = Soldaten
words-column-contents = Wat de tegel toont
words-column-anthill = Mierenhoop
words-column-player = Speler
words-column-army = Leger
words-column-barracks = Kazernes
words-column-markers = Fiches
words-column-tiles = Tegels
words-column-tile = Tegel
words-column-galleries = Gangen (a, b, ...) en wat erin zit
words-closed = gesloten
words-empty = niets
words-barracks = kazerne voor { $soldiers }
words-barracks-full = kazerne voor { $soldiers }: vol
words-barracks-empty = kazerne voor { $soldiers }: leeg
words-worker = { $count ->
        [one] 1 werkster
       *[other] { $count } werksters
    }
words-queen = { $count ->
        [one] koningin
       *[other] { $count } koninginnen
    }
words-nurse = { $count ->
        [one] voedster
       *[other] { $count } voedsters
    } ({ $eggs ->
        [one] 1 ei
       *[other] { $eggs } eieren
    })
words-architect = { $count ->
        [one] architect
       *[other] { $count } architecten
    }
words-officer = { $count ->
        [one] officier
       *[other] { $count } officieren
    }
words-guard = { $count ->
        [one] wachter
       *[other] { $count } wachters
    }
words-cherry = { $count ->
        [one] kers
       *[other] { $count } kersen
    }
words-lemon = { $count ->
        [one] citroen
       *[other] { $count } citroenen
    }
words-grape = { $count ->
        [one] druif
       *[other] { $count } druiven
    }
words-blackberry = { $count ->
        [one] braam
       *[other] { $count } bramen
    }
words-fig = { $count ->
        [one] vijg
       *[other] { $count } vijgen
    }
words-pomegranate = { $count ->
        [one] granaatappel
       *[other] { $count } granaatappels
    }
words-gift = { $count ->
        [one] cadeau
       *[other] { $count } cadeaus
    }

# Het plaatje

scene-prompt = { $who }: { $prompt }
scene-outcome = { $winners ->
        [one] { $who } wint met { $points } punten.
       *[other] { $who } delen de overwinning met { $points } punten.
    }
scene-round = Ronde { $round } van { $rounds }
scene-supply = Voorraad
scene-free = gratis
scene-total = Totaal

label-tile = Tegel { $id }. { $parts }
label-tunnel = Tunnel naar { $ports }: { $what }
label-chamber = Gesloten kamer: { $what }
label-nothing = niets
label-tile-barracks = { $capacity ->
        [one] kazerne voor 1 soldaat
       *[other] kazerne voor { $capacity } soldaten
    }
label-port-L1 = linksonder
label-port-L2 = linksboven
label-port-R1 = rechtsonder
label-port-R2 = rechtsboven
label-item-worker = { $count ->
        [one] 1 werkster
       *[other] { $count } werksters
    }
label-item-queen = { $count ->
        [one] koningin
       *[other] { $count } koninginnen
    }
label-item-nurse = { $count ->
        [one] voedster
       *[other] { $count } voedsters
    } met { $eggs ->
        [one] 1 ei
       *[other] { $eggs } eieren
    }
label-item-architect = { $count ->
        [one] architect
       *[other] { $count } architecten
    }
label-item-officer = { $count ->
        [one] officier
       *[other] { $count } officieren
    }
label-item-guard = { $count ->
        [one] wachter
       *[other] { $count } wachters
    }
label-item-cherry = { $count ->
        [one] kers
       *[other] { $count } kersen
    }
label-item-lemon = { $count ->
        [one] citroen
       *[other] { $count } citroenen
    }
label-item-grape = { $count ->
        [one] druif
       *[other] { $count } druiven
    }
label-item-blackberry = { $count ->
        [one] braam
       *[other] { $count } bramen
    }
label-item-fig = { $count ->
        [one] vijg
       *[other] { $count } vijgen
    }
label-item-pomegranate = { $count ->
        [one] granaatappel
       *[other] { $count } granaatappels
    }
label-item-gift = { $count ->
        [one] cadeau
       *[other] { $count } cadeaus
    }
label-gap = Lege plaats in de rij
label-row-tile = Plaats { $index } in de rij, { $price ->
        [0] gratis
        [one] kost 1 soldaat
       *[other] kost { $price } soldaten
    }{ $soldiers ->
        [0] .
        [one] ; er staat 1 soldaat op.
       *[other] ; er staan { $soldiers } soldaten op.
    } { $tile }
label-price = { $price ->
        [0] Plaats { $index } is gratis
        [one] Plaats { $index } kost 1 soldaat
       *[other] Plaats { $index } kost { $price } soldaten
    }
label-stack = { $count ->
        [0] De stapel is leeg
        [one] Stapel met 1 tegel
       *[other] Stapel met { $count } tegels
    }
label-supply = { $count ->
        [0] Geen soldaat in de voorraad
        [one] 1 soldaat in de voorraad
       *[other] { $count } soldaten in de voorraad
    }
label-soldier = soldaat
label-soldiers = { $count ->
        [one] 1 soldaat
       *[other] { $count } soldaten
    }
label-architect-marker = Architectenfiche in de voorraad
label-architect-marker-of = Architectenfiche van { $who }
label-barracks = Kazerne voor { $capacity ->
        [one] 1 soldaat
       *[other] { $capacity } soldaten
    }, { $value } punten waard, { $state ->
        [full] vol
       *[empty] leeg
    }
label-ground = Grond van een mierenhoop
label-ring-tile = Mierenhoop { $hill }, tegel { $number } van links. { $tile }
label-foundation = Fundament van mierenhoop { $hill } ({ $who }): { $army ->
        [0] geen leger
        [one] een leger van 1 soldaat
       *[other] een leger van { $army } soldaten
    }{ $leads ->
        [0] {""}
       *[other] , met het fiche van het Rode Leger
    }
label-army = { $army ->
        [one] 1 soldaat in het leger
       *[other] { $army } soldaten in het leger
    }
label-red-army = Fiche van het Rode Leger bij mierenhoop { $hill }
label-end-left = Linkeruiteinde van mierenhoop { $hill }
label-end-right = Rechteruiteinde van mierenhoop { $hill }
label-taken = In de hand. { $tile }
label-turn = { $who } moet beslissen
label-score = Punten per categorie
label-winner = { $who } heeft gewonnen
scene-key = Legenda
scene-key-ant = Elke mier op een tegel: 1 punt
scene-key-queen = Enige in de gang: punt per tegel
scene-key-nurse = Broedt per ei een soldaat uit
scene-key-architect = Brengt fiche: een tegel gratis
scene-key-officer = Leider verliest soldaat, jij wint er 1
scene-key-guard = Soldaten in en uit kazernes
scene-key-barracks = Indien vol: het getal op het schild
scene-key-fruit = Soorten: { $harvest }
scene-key-gift = Telt als een soort naar keuze
scene-key-army = Grootste leger: 5 punten, is leider
