# De tafels van de mieren, in het Nederlands.

scene-prompt = { $who }: { $prompt }
scene-outcome = { $winners ->
        [one] { $who } wint met { $points } punten.
       *[other] { $who } delen de overwinning met { $points } punten.
    }
scene-edition = { $edition ->
        [first] Eerste editie
       *[second] Tweede editie
    }
scene-target = Het einde komt bij { $target } punten
scene-ending = { $ending ->
        [points] Het doel is bereikt: laatste beurten
        [piles] De stapels zijn leeg: laatste beurten
       *[stuck] Er past geen tegel meer
    }
scene-over = De partij is afgelopen
scene-market = Markt
scene-supply = Voedsel
scene-points = Punten
scene-total = Totaal
scene-hand = Hand { $tiles } van { $limit }
scene-packet = { $ground ->
        [nest] Nesttegels: houd er een
        [tunnel] Tunneltegels: houd er een
       *[forest] Bostegels: houd er een
    }

# Tegels en mieren

name-tile = { $ground ->
        [nest] Nesttegel
        [tunnel] Tunneltegel
       *[forest] Bostegel
    }: { $shown }
name-shown = { $tile ->
        [brood] broedkamer,{" "}
        [lanes] twee gangen,{" "}
       *[plain] {""}
    }{ $tunnels ->
        [0] geen tunnelopening
        [one] 1 tunnelopening
       *[other] { $tunnels } tunnelopeningen
    }{ $gates ->
        [0] {""}
        [one] , 1 open nestzijde
       *[other] , { $gates } open nestzijden
    }
name-ant = { $ant ->
        [queen] Koningin { $number }
        [worker] Werkster { $number }
        [soldier] Soldaat { $number }
       *[larva] Larve { $number }
    }

# Knoppen

deed-collect = Voedsel verzamelen
deed-feed = Koningin voeden
deed-leave = Terugnemen
deed-mate = Paren met koningin
button-stop_laying = Stop met leggen
button-stop_buying = Stop met kopen
button-end_actions = Acties beëindigen
button-next_type = { $phase ->
        [queens] Koninginnen klaar
        [workers] Werksters klaar
       *[soldiers] Acties beëindigen
    }
button-keep_limit = Limiet zo houden
put-nothing = Leeg laten
put-queen = Zet een koningin
put-worker = Zet een werkster
hatch-worker = Wordt werkster
hatch-soldier = Wordt soldaat

# Wat de dingen zijn

label-board = { $tile }; { $place }
label-nest = { $tile }; { $place }. Nest van { $tiles ->
        [one] 1 tegel
       *[other] { $tiles } tegels
    }, { $open ->
        [0] gesloten
        [one] 1 zijde open
       *[other] { $open } zijden open
    }
label-space = Lege plek { $place }
label-spot = { $ground ->
        [nest] Plek op de nesttegel
        [tunnel] Plek in de tunnel
       *[forest] Plek in het bos
    } { $place }{ $lane ->
        [0] {""}
        [1] , eerste gang
       *[2] , tweede gang
    }
label-ant = { $ant } van { $who }{ $load ->
        [food] {" "}met voedsel
        [larva] {" "}met een larve
       *[none] {""}
    }
label-hand = { $tile }, in de hand van { $who }
label-packet = { $tile }, in het pakje
label-hidden = Een gedekte tegel
label-market = { $tile }, in de markt voor { $price } voedsel
label-empty-market = Lege plek in de markt
label-pile = { $ground ->
        [nest] Stapel nesttegels
        [tunnel] Stapel tunneltegels
       *[forest] Stapel bostegels
    }: { $tiles }
label-supply = Voedsel in de voorraad: { $food }
label-player = { $who }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $food } voedsel
label-limit = Handlimiet van { $who }: { $limit } tegels
label-track = { $who } heeft { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
label-reserve = { $who } heeft in de hand: { $count } { $ant ->
        [queen] { $count ->
            [one] koningin
           *[other] koninginnen
        }
        [worker] { $count ->
            [one] werkster
           *[other] werksters
        }
        [soldier] { $count ->
            [one] soldaat
           *[other] soldaten
        }
       *[larva] { $count ->
            [one] larve
           *[other] larven
        }
    }
label-last-turn = { $who } heeft nog een laatste beurt
label-attack = Van hier kwam de aanval
label-turn = { $who } beslist nu
label-winner = { $who } wint

# Wat op het bord bij elkaar hoort

area-nest = Nest van { $tiles ->
        [one] 1 tegel
       *[other] { $tiles } tegels
    }, { $open ->
        [0] gesloten.
        [one] 1 zijde open.
       *[other] { $open } zijden open.
    } { $queens ->
        [0] Er woont geen koningin in.
       *[other] De punten zouden gaan naar: { $gains }.
    }
area-tunnel = Tunnel van { $tiles ->
        [one] 1 tegel
       *[other] { $tiles } tegels
    }, { $open ->
        [0] geen einde open.
        [one] 1 einde open.
       *[other] { $open } einden open.
    } { $ends ->
        [both] Hij verbindt een nest met een bos.
        [nest] Hij leidt naar een nest; er ontbreekt een bos.
        [forest] Hij leidt naar een bos; er ontbreekt een nest.
       *[none] Nest en bos ontbreken nog.
    } { $workers ->
        [0] Er staat geen werkster in.
       *[other] Werksters: { $manned }.
    }

# De legenda

key-nest = Nest
key-brood = Broedkamer
key-tunnel = Tunnel
key-lanes = Twee gangen
key-forest = Bos met voedsel
key-queen = Koningin
key-worker = Werkster
key-soldier = Soldaat
key-larva = Larve
key-food = Voedsel

# De tafel in woorden

words-board = Het bord
words-players = Spelers
words-areas = Nesten en tunnels
words-price = voor { $price } voedsel
words-column-at = Op
words-column-place = Waar
words-column-tile = Tegel
words-column-ants = Mieren
words-column-player = Speler
words-column-points = Punten
words-column-food = Voedsel
words-column-limit = Handlimiet
words-column-hand = Tegels in de hand
words-column-reserve = Mieren in de hand
