# The tables of the bees, in English.

scene-prompt = { $who }: { $prompt }
scene-outcome = { $winners ->
        [one] { $who } wins with { $points } points.
       *[other] { $who } share the victory with { $points } points.
    }

# Tiles and bees

name-tile = { $ground ->
        [plain] Hive tile
        [honey] Honey room
        [breeding] Breeding room
        [start] Start tile
       *[meadow] Meadow
    }{ $open ->
        [0] {""}
        [one] , 1 open side
       *[other] , { $open } open sides
    }{ $holes ->
        [0] {""}
        [one] , 1 flight hole
       *[other] , { $holes } flight holes
    }
name-shown = { $open ->
        [0] no open side
        [one] 1 open side
       *[other] { $open } open sides
    }{ $holes ->
        [0] {""}
        [one] , 1 flight hole
       *[other] , { $holes } flight holes
    }
name-bee = { $bee ->
        [queen] Queen
        [worker] Worker
        [drone] Drone
       *[egg] Egg
    }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }

# What things are

label-board = { $tile }, { $place }
label-space = Empty space { $place }
label-spot = Place { $place }
label-bee = { $bee } of { $who }{ $load ->
        [pollen] {" "}with pollen
        [honey] {" "}with honey
       *[none] {""}
    }
label-player = { $who }: { $points } points, { $pollen } pollen, { $honey } honey
label-pollen = { $who } has { $count } pollen
label-jar = { $who } has { $count } honey in the jar
label-reserve = { $who } has in hand: { $count } { $bee ->
        [queen] queens
        [worker] workers
        [drone] drones
       *[egg] eggs
    }
label-turn = { $who } decides now
label-winner = { $who } wins

# What belongs together on the board

area-hive = Hive of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, { $open ->
        [0] finished.
        [one] 1 side open.
       *[other] { $open } sides open.
    } { $queens ->
        [0] No queen lives in it.
       *[other] Finished like this it would bring: { $gains }.
    }

# What both games say

seat-name = Seat { $number }
event-turn = It is the turn of { $who }.
score-hives = Hives
scene-points = Points
scene-total = Total
deed-make_honey = Make honey
