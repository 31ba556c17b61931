# Happy Honey Beez, in English.

title = Happy Honey Beez
summary = Build hives round your queen, gather pollen for more tiles and honey for points.

option-flight_hole_meadow_only = Flight holes at meadows only
option-flight_hole_meadow_only-help = A flight hole may touch meadow and nothing else. Hives are harder to close.
option-abandon_costs_point = Leaving costs a point
option-abandon_costs_point-help = For every bee that leaves the board its owner loses a point.

# What is to be decided

prompt-lay = Lay an open tile.
prompt-put = Put a bee on the new tile, or none.
prompt-act = Let your bees fly and work, or end your turn.

# What an action does

do-lay = Lay { a-tile } { $place }, { $degrees ->
        [0] unturned,
       *[other] turned left by { $degrees }°,
    } { $price ->
        [0] for free.
       *[other] for { $price } pollen.
    }
do-stop_laying = Lay no more tiles.
do-put = { $bee ->
        [nothing] Put no bee on the new tile.
        [queen] Put your queen on the new tile.
       *[worker] Put a worker on the new tile.
    }
do-fly = Fly with { bee } to { spot }.
do-collect = Let { bee-acts } collect pollen.
do-make_honey = Let { bee-acts } turn her pollen into honey.
do-feed = { $load ->
        [pollen] Let { bee-acts } bring her pollen to the queen.
        [honey] Let { bee-acts } bring her honey to the queen.
       *[nothing] Let { bee-acts } feed the queen.
    }
do-abandon = Take { bee-acts } back into your hand{ $price ->
        [0] .
       *[other] {" "}and lose a point.
    }
do-end_turn = End your turn.

# What happened

event-lay = { $who } lays { a-tile } { $place }{ $price ->
        [0] .
       *[other] {" "}for { $price } pollen.
    }
event-put = { $who } puts { $bee ->
        [queen] the queen
       *[worker] a worker
    } on it.
event-hive = { $owners ->
        [one] The hive of { $who } is finished: { $tiles ->
            [one] 1 tile
           *[other] { $tiles } tiles
        }, { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
       *[other] { $who } shares a finished hive of { $tiles } tiles and gets { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
    }
event-empty_hive = A hive of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } is finished, and no queen lives in it.
event-queen_home = The queen of { $who } goes home.
event-fly = { $who } flies with { bee } to { spot }.
event-collect = { the-bee } of { $who } collects pollen.
event-make_honey = { the-bee } of { $who } makes honey.
event-feed = { $load ->
        [pollen] { the-bee } of { $who } brings pollen to the queen.
       *[honey] { the-bee } of { $who } brings honey to the queen.
    }
event-abandon = { the-bee } of { $who } leaves the board{ $lost ->
        [0] .
       *[other] , and that costs a point.
    }
event-replace = None of the open tiles fits: { $tiles } of them leave the game.
event-refill = { $tiles ->
        [one] One new tile is opened.
       *[other] { $tiles } new tiles are opened.
    }
event-winter = A hard winter: the four open meadows leave the game.
event-win = { $winners ->
        [one] { $who } wins with { $points } points.
       *[other] { $who } shares the victory with { $points } points.
    }

# Tiles and bees in sentences

a-tile = { $ground ->
        [plain] a hive tile ({ $shown })
        [honey] a honey room ({ $shown })
        [breeding] a breeding room ({ $shown })
        [start] the start tile
       *[meadow] a meadow
    }
spot = { $ground ->
        [plain] the hive tile
        [honey] the honey room
        [breeding] the breeding room
        [start] the start tile
       *[meadow] the meadow
    } { $place }
bee = { $name ->
        [q] the queen
        [w1] worker 1
        [w2] worker 2
       *[w3] worker 3
    }
bee-acts = { $name ->
        [q] the queen
        [w1] worker 1
        [w2] worker 2
       *[w3] worker 3
    }
the-bee = { $name ->
        [q] The queen
        [w1] Worker 1
        [w2] Worker 2
       *[w3] Worker 3
    }

# Why not

refusal-over = The match is over.
refusal-no-such-action = That is no action of this game.
refusal-put-first = First decide about a bee on the new tile.
refusal-no-new-tile = Bees are put on a tile that was just laid.
refusal-no-laying-now = Tiles are laid before bees act, and that time is over.
refusal-no-acting-now = Bees act after the tiles have been laid.
refusal-must-lay = The first tile of your turn has to be laid.
refusal-tile-too-dear = Another tile costs { $price } pollen from your hand, and you have { $pollen }.
refusal-four-tiles = You have laid four tiles: more are not opened in your turn.
refusal-not-open = No such tile lies open.
refusal-apart = A tile must touch the board.
refusal-occupied = A tile lies there already.
refusal-same-rotation = Turned so often the tile looks as it did before: use the smaller number.
refusal-hole-at-closed = A flight hole would touch closed brood here.
refusal-open-at-meadow = Open brood would touch meadow here.
refusal-hole-needs-meadow = In this match a flight hole may touch meadow only.
refusal-queen-needs-hive = A queen goes onto hive tiles only.
refusal-hive-has-queen = A queen lives in this hive already.
refusal-no-queen-in-hand = Your queen is not in your hand.
refusal-no-worker-in-hand = You have no worker in your hand.
refusal-no-such-bee = There is no such bee.
refusal-bee-in-hand = { the-bee } is in your hand.
refusal-queen-cannot = A queen does no work: she can only leave the board.
refusal-acted-already = { the-bee } has done her special action in this turn.
refusal-flown-already = { the-bee } has flown in this turn.
refusal-not-on-meadow = { the-bee } is not on a meadow.
refusal-carries-already = { the-bee } carries something already.
refusal-no-pollen-left = There is no pollen left in the stock.
refusal-not-in-honey-room = { the-bee } is not in a honey room.
refusal-carries-no-pollen = { the-bee } carries no pollen.
refusal-no-honey-left = There is no honey left in the stock.
refusal-carries-nothing = { the-bee } carries nothing.
refusal-no-queen-here = { the-bee } is not on the tile of your queen.
refusal-no-such-tile = There is no tile to land on.
refusal-stands-there = { the-bee } is there already.
refusal-queen-stays-in-hive = Your queen does not leave her hive.
refusal-no-way = No way leads there: closed brood is in between.
refusal-meadow-taken = Another bee is on that meadow: you may fly past, but not land.
refusal-tile-taken = Another bee is on that tile.
refusal-start-tile-blocked = A foreign bee on the start tile is in the way.
refusal-way-blocked = A foreign bee in a hive is in the way.

# Score sheet

score-lost = Bees that left
score-honey = Honey in the jar

# The picture

scene-over = The match is over
scene-last-turn = The supply runs out: when this turn ends, the match is over
scene-open = Open tiles
scene-stock = Stock
scene-price = Next tile
scene-removed = Out of the game: { $tiles }
deed-collect = Collect pollen
deed-feed = Feed the queen
deed-abandon = Leave the board
button-stop_laying = No more tiles
button-end_turn = End the turn
put-nothing = Leave it empty
put-queen = Put the queen
put-worker = Put a worker
label-open = { $tile }, to be laid for { $price } pollen
label-empty-open = Empty place for an open tile
label-supply = Tiles in the supply: { $tiles }
label-pollen-stock = Pollen in the stock: { $count }
label-honey-stock = Honey in the stock: { $count }
label-track = { $who } has { $points } points from hives
