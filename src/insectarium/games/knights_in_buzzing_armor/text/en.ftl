# Knights in Buzzing Armor, in English.

title = Knights in Buzzing Armor
summary = Build hives round your queens, make honey, hatch bees, and send drones against your neighbours.

option-flight_hole_meadow_only = Flight holes open to meadow only
option-flight_hole_meadow_only-help = A flight hole may touch nothing but meadow. This makes tiles harder to lay.
option-first_player = Who begins
option-first_player-first_seat = the first seat
option-first_player-random = drawn by lot

# What is to be decided

prompt-lay = Lay one of the open tiles; after the first you may pay pollen for more, or stop.
prompt-put = Put a bee on the new tile, or none.
prompt-fly_out = Your two queens have met in one hive: choose which of them flies out, and where to.
prompt-keep = The hive is finished: take your queen back, or leave her there.
prompt-queens = Let your queens fly, lay eggs or leave; then the workers.
prompt-workers = Let your workers fly and work; then the drones.
prompt-drones = Let your drones fly, sting, seduce or expel; then end your turn.

# What an action does

do-lay = Lay { $stack ->
        [meadow] a meadow
        [hive] a comb
        [breeding] a breeding room
       *[honey] a honey room
    } { $place }{ $degrees ->
        [0] {""}
       *[other] , turned by { $degrees }°,
    } { $price ->
        [0] for free.
       *[other] for { $price } pollen.
    }
do-stop_laying = Lay no more tiles.
do-put = { $bee ->
        [nothing] Put no bee on the new tile.
        [queen] Put a queen on the new tile.
        [worker] Put a worker on the new tile.
        [drone] Put a drone on the new tile.
       *[egg] Put an egg on the new tile.
    }
do-fly_out = Let { bee } fly out to the hive { $place }.
do-go_home = Take { bee } into your hand: there is no hive without a queen.
do-leave_there = Leave { bee } in the finished hive.
do-take_back = Take { bee } from the finished hive back into your hand.
do-fly = Fly with { bee } to the tile { $place }.
do-lay_egg = Let { bee } lay an egg here.
do-collect = Let { bee } collect pollen on the meadow.
do-make_honey = Let { bee } turn her pollen into honey.
do-feed = { $load ->
        [honey] Let { bee } give her honey to the queen: 1 point at the end.
       *[other] Let { bee } give her pollen to the queen, to pay for tiles.
    }
do-hatch = Let { bee } feed her honey to the egg and take a { $take ->
        [queen] queen
        [worker] worker
       *[drone] drone
    } into your hand.
do-abandon = Take { bee } back into your hand { $price ->
        [0] for free, as you have no points.
       *[other] and lose 1 point.
    }
do-sting = Sting a drone of seat { $owner }, { $place }: it dies and so does yours.
do-seduce = { $drones ->
        [one] Send 1 drone
       *[other] Send { $drones } drones
    } to win over { $workers ->
        [one] the worker
       *[other] { $workers } workers
    } of seat { $owner }, { $place }; { $kept ->
        [0] nobody changes sides, all are driven off.
       *[other] changing sides: { $kept } (with honey { $honey }, with pollen { $pollen }).
    } No drone dies.
do-expel = Send { $drones } drones to expel the queen of seat { $owner }, { $place }: 1 drone dies{ $workers ->
        [0] .
       *[other] {" "}and the worker beside her { $kept ->
            [0] is driven off.
           *[other] is won over.
        }
    }
do-next_type = These bees are done.

# What happened

event-lay = { $who } lays { $stack ->
        [meadow] a meadow
        [hive] a comb
        [breeding] a breeding room
       *[honey] a honey room
    } { $place }{ $price ->
        [0] .
       *[other] {" "}for { $price } pollen.
    }
event-put = { $who } puts a { $bee ->
        [queen] queen
        [worker] worker
       *[drone] drone
    } on it.
event-meet = Two queens of { $who } have met in one hive: one of them has to fly out.
event-fly_out = { $who }'s { bee } flies out to the hive { $place }.
event-go_home = { $who }'s { bee } finds no free hive and goes back to the hand.
event-hive = { $owners ->
        [one] A finished hive of { $tiles ->
            [one] 1 tile
           *[other] { $tiles } tiles
        } brings { $who } { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
       *[other] A finished hive of { $tiles } tiles is shared and brings { $who } { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
    }
event-take_back = { $who } takes { bee } back from the tile { $place }.
event-leave_there = { $who } leaves { bee } in the finished hive { $place }.
event-open = { $stack ->
        [meadow] A meadow
        [hive] A comb
        [breeding] A breeding room
       *[honey] A honey room
    } is opened.
event-replace = None of the open tiles fits anywhere: they leave the game and new ones are opened.
event-fly = { $who } flies with { bee } to the tile { $place }.
event-lay_egg = { $who }'s queen lays an egg { $place }.
event-collect = { $who } collects pollen with { bee }.
event-make_honey = { $who } makes honey with { bee }.
event-feed = { $load ->
        [honey] { $who } brings honey to the queen with { bee }.
       *[pollen] { $who } brings pollen to the queen with { bee }.
    }
event-hatch = { $who } feeds an egg with { bee } and gains a { $bee ->
        [queen] queen.
        [worker] worker.
       *[drone] drone.
    }
event-abandon = { $who } takes { bee } back{ $lost ->
        [0] .
       *[other] {" "}and loses 1 point.
    }
event-sting = { $who } stings a drone of { $owner }, { $place }: both drones die.
event-seduce = { $who } goes to { $workers ->
        [one] the worker
       *[other] { $workers } workers
    } of { $owner }, { $place }, with { $drones ->
        [one] 1 drone.
       *[other] { $drones } drones.
    }
event-won_over = A worker of { $owner } now works for { $who }.
event-driven_off = A worker of { $owner } is driven off and goes back to the hand.
event-egg_home = { $who }'s egg { $place } goes back to the hand.
event-expel = { $who } expels the queen of { $owner } from the tile { $place } with { $drones } drones; one of them dies.
event-end = A second stack has run out: the match is over.
event-colony = { $who } has { $bees ->
        [one] 1 bee
       *[other] { $bees } bees
    } on the board and gets { $points ->
        [one] 1 point for it.
       *[other] { $points } points for it.
    }
event-win = { $winners ->
        [one] { $who } wins with { $points } points.
       *[other] { $who } shares the victory with { $points } points.
    }

# Parts of these sentences

bee = { $kind ->
        [queen] queen
        [worker] worker
       *[drone] drone
    } { $number }
the-bee = { $kind ->
        [queen] Queen
        [worker] Worker
       *[drone] Drone
    } { $number }

# Why not

refusal-over = The match is over.
refusal-no-such-action = That is no action of this game.
refusal-put-first = First decide about a bee on the new tile.
refusal-queens-part-first = First one of the two queens that have met must fly out.
refusal-queen-first = First the owner decides about the queen in the finished hive.
refusal-no-new-tile = Bees are put on a tile that was just laid.
refusal-no-meeting = No two queens of one colour have met.
refusal-no-finished-hive = No hive with a queen has just been finished.
refusal-no-acting-now = First tiles are laid, then bees act.
refusal-no-laying-now = Tiles are laid before bees act.
refusal-must-lay = The first tile of a turn must be laid.
refusal-no-open-tile = No tile of this kind lies open.
refusal-tile-too-dear = This tile costs { $price } pollen, and you have { $pollen }.
refusal-apart = A tile must touch the board.
refusal-occupied = A tile lies there already.
refusal-same-rotation = Turned so often the tile looks as it did before: use the smaller number.
refusal-misfit = These sides do not fit: open brood never touches meadow, and a flight hole never touches closed brood.
refusal-misfit-somewhere = Every side that touches a tile must fit, and one does not: open brood never touches meadow, and a flight hole never touches closed brood.
refusal-hole-needs-meadow = In this match a flight hole may touch nothing but meadow.
refusal-egg-not-put = Eggs are laid by queens; they are not put on new tiles.
refusal-not-in-hand = You have no { $bee ->
        [queen] queen
        [worker] worker
       *[drone] drone
    } in hand.
refusal-queen-needs-hive = A queen can be put on a hive tile only.
refusal-hive-has-queen = A queen lives in this hive already.
refusal-only-queens-fly-out = Only one of the two queens flies out.
refusal-no-free-hive = There is no hive without a queen: she goes back to your hand.
refusal-must-fly-to-hive = She must fly to a hive without a queen, and there is one.
refusal-no-hive-there = There is no hive at that place.
refusal-that-hive-has-queen = A queen lives in that hive.
refusal-tile-held-by-others = Pieces of another colour are on that tile.
refusal-another-queen-first = It is another queen's turn to be decided about.
refusal-no-such-bee = There is no such bee.
refusal-egg-stays = An egg cannot be taken back.
refusal-egg-does-nothing = An egg neither flies nor acts.
refusal-bee-in-hand = { the-bee } is in your hand.
refusal-bee-in-supply = { the-bee } is in the general supply; bees are gained by hatching eggs.
refusal-won-over-just-now = { the-bee } has just changed sides: the workers have had their turn.
refusal-other-type = Queens act first, then workers, then drones: it is not the turn of { bee }.
refusal-acted-already = { the-bee } has done its special action this turn.
refusal-flown-in-raid = { the-bee } has flown to the attack and cannot fly again this turn.
refusal-flown-already = { the-bee } has flown this turn.
refusal-no-such-place = There is no tile at that place.
refusal-stands-there = { the-bee } is there already.
refusal-foreign-bees = Bees of another colour are there.
refusal-meadow-held = Over a meadow one may pass bees of another colour, but not land beside them.
refusal-foreign-egg = An egg of another colour may be passed, but one cannot land beside it.
refusal-queen-stays-inside = A queen stays in her hive and never goes through a flight hole.
refusal-no-way = There is no free way for { bee }.
refusal-only-workers = Only workers collect pollen, make honey, feed and hatch.
refusal-only-queens-lay = Only queens lay eggs.
refusal-no-breeding-room = { the-bee } is not in a breeding room.
refusal-egg-lies-there = An egg lies in this breeding room already.
refusal-no-egg-in-hand = You have no egg in hand.
refusal-not-on-meadow = { the-bee } is not on a meadow.
refusal-carries-already = { the-bee } carries something already.
refusal-no-pollen-left = There is no pollen left to collect.
refusal-carries-no-pollen = { the-bee } carries no pollen.
refusal-no-honey-room = { the-bee } is not in a honey room.
refusal-no-honey-left = There is no honey left in the supply.
refusal-carries-nothing = { the-bee } carries nothing.
refusal-no-queen-here = { the-bee } is not on a tile with your queen.
refusal-no-egg-here = { the-bee } is not on a tile with your egg.
refusal-carries-no-honey = { the-bee } carries no honey.
refusal-none-in-supply = The general supply has no { $bee ->
        [queen] queen
        [worker] worker
       *[drone] drone
    } of your colour left.
refusal-nobody-there = Nobody of another colour is there.
refusal-raid-needs-both = { the-bee } has flown or acted; an attack takes both.
refusal-not-together = Drones that act together start from one tile.
refusal-take-first-drones = Drones on one tile are alike: the first of them go.
refusal-lone-egg = A lone egg cannot be attacked.
refusal-no-drone-to-sting = There is no drone of another colour to sting.
refusal-one-stings-one = One drone stings one drone.
refusal-sting-first = A drone guards the tile: it must be stung first.
refusal-expel-first = A queen is there: she must be expelled first.
refusal-too-few-drones = This takes { $drones } drones from one tile.
refusal-no-queen-to-expel = There is no queen of another colour to expel.
refusal-queen-well-guarded = With two or more workers beside her a queen cannot be expelled.
refusal-no-way-in = Your drones cannot get there.
refusal-wrong-exchange = As many workers must be exchanged as you have in hand, and they must be there.

# Score sheet

score-start = At the start
score-lost = Taken back
score-honey = Honey in the jar
score-colony = Bees in the colony

because-colony = { $bees ->
        [one] 1 bee on the board
       *[other] { $bees } bees on the board
    }; { $larger ->
        [0] nobody has more
        [one] 1 player has more
       *[other] { $larger } players have more
    }

# The picture

scene-over = The match is over
scene-last-turn = A second stack runs out: the match ends with this turn
scene-stacks-out = Stacks run out: { $stacks } of 2
scene-open = Open tiles
scene-price = Next tile
scene-stock = Stock
scene-supply = To be hatched
label-stack = { $stack ->
        [meadow] Stack of meadows
        [hive] Stack of combs
        [breeding] Stack of breeding rooms
       *[honey] Stack of honey rooms
    }: { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
label-open = { $tile }, to be laid for { $price } pollen
label-empty-open = Empty place for an open tile
label-pollen-stock = Pollen in the stock: { $count }
label-honey-stock = Honey in the stock: { $count }
label-track = { $who } has { $points } points on the track
label-supply = { $who } can still hatch: { $count } { $bee ->
        [queen] queens
        [worker] workers
       *[drone] drones
    }

# Buttons

put-nothing = Leave it empty
put-queen = Put a queen
put-worker = Put a worker
put-drone = Put a drone
button-stop_laying = No more tiles
button-next_type = { $phase ->
        [queens] Queens are done
        [workers] Workers are done
       *[drones] End the turn
    }
deed-lay_egg = Lay an egg
deed-collect = Collect pollen
deed-feed = Feed the queen
deed-hatch_queen = Hatch a queen
deed-hatch_worker = Hatch a worker
deed-hatch_drone = Hatch a drone
deed-abandon = Take back: 1 point
deed-go_home = Back to the hand
deed-take_back = Back to the hand
deed-leave_there = Leave her there
raid-sting = 1 drone stings a drone of { $who }
raid-seduce = { $drones ->
        [one] 1 drone wins over
       *[other] { $drones } drones win over
    } { $workers ->
        [one] a worker
       *[other] { $workers } workers
    } of { $who }
raid-expel = { $drones } drones expel the queen of { $who }
price-sting = Both drones die
price-seduce = No drone dies; { $kept ->
        [0] nobody changes sides, all are driven off
       *[other] changing sides: { $kept } of { $workers } (with honey { $honey }, with pollen { $pollen })
    }
price-expel = 1 of { $drones } drones dies{ $workers ->
        [0] {""}
       *[other] { $kept ->
            [0] ; the worker is driven off
           *[other] ; the worker changes sides
        }
    }
