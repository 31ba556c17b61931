# De tafels van de bijen, in het Nederlands.

scene-prompt = { $who }: { $prompt }
scene-outcome = { $winners ->
        [one] { $who } wint met { $points } punten.
       *[other] { $who } delen de overwinning met { $points } punten.
    }

# Tegels en bijen

name-tile = { $ground ->
        [plain] Korftegel
        [honey] Honingkamer
        [breeding] Broedkamer
        [start] Starttegel
       *[meadow] Weide
    }{ $open ->
        [0] {""}
        [one] , 1 open zijde
       *[other] , { $open } open zijden
    }{ $holes ->
        [0] {""}
        [one] , 1 vlieggat
       *[other] , { $holes } vlieggaten
    }
name-shown = { $open ->
        [0] geen open zijde
        [one] 1 open zijde
       *[other] { $open } open zijden
    }{ $holes ->
        [0] {""}
        [one] , 1 vlieggat
       *[other] , { $holes } vlieggaten
    }
name-bee = { $bee ->
        [queen] Koningin
        [worker] Werkster
        [drone] Dar
       *[egg] Ei
    }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }

# Wat dingen zijn

label-board = { $tile }, { $place }
label-space = Lege plek { $place }
label-spot = Plaats { $place }
label-bee = { $bee } van { $who }{ $load ->
        [pollen] {" "}met stuifmeel
        [honey] {" "}met honing
       *[none] {""}
    }
label-player = { $who }: { $points } punten, { $pollen } stuifmeel, { $honey } honing
label-pollen = { $who } heeft { $count } stuifmeel
label-jar = { $who } heeft { $count } honing in het potje
label-reserve = { $who } heeft in de hand: { $count } { $bee ->
        [queen] koninginnen
        [worker] werksters
        [drone] darren
       *[egg] eitjes
    }
label-turn = { $who } is nu aan zet
label-winner = { $who } wint

# Wat op het bord bij elkaar hoort

area-hive = Korf van { $tiles ->
        [one] 1 tegel
       *[other] { $tiles } tegels
    }, { $open ->
        [0] voltooid.
        [one] 1 zijde open.
       *[other] { $open } zijden open.
    } { $queens ->
        [0] Er woont geen koningin in.
       *[other] Zo voltooid zou hij opleveren: { $gains }.
    }

# Wat beide spellen zeggen

seat-name = Plaats { $number }
event-turn = { $who } is aan de beurt.
score-hives = Korven
scene-points = Punten
scene-total = Totaal
deed-make_honey = Honing maken
