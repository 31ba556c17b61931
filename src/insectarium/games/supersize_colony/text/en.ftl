# Supersize Colony, in English.

title = Supersize Colony
summary = Grow a colony of workers and soldiers, man tunnels, close nests, raid your neighbours.
seat-name = Seat { $number }

option-edition = Edition
option-edition-second = second edition
option-edition-first = first edition
option-join_required = Tiles must join
option-join_required-help = Every new tile must join a tunnel or a nest; touching earth alone is not enough. Second edition.
option-first_player = Who begins
option-first_player-first_seat = the first seat
option-first_player-random = drawn by lot

# What is to be decided

prompt-draft = Keep a tile of the packet and pass the others on.
prompt-lay = Lay a tile from your hand, or stop laying.
prompt-put = Put a queen on the new nest tile, or none.
prompt-market = Buy a tile from the market and lay it, or stop buying.
prompt-queens = Let your queens walk or leave; then the workers.
prompt-workers = Let your workers walk and work; then the soldiers.
prompt-soldiers = Let your soldiers walk, mate, kidnap or attack; then end your actions.
prompt-flee = Your ants are attacked: choose where this one flees.
prompt-loot = Choose the soldier who takes the larva.
prompt-escape = Your last ant escapes by miracle: choose where to.
prompt-buy = Buy a tile into your hand, or stop buying.
prompt-limit = Raise your hand limit, or keep it.
prompt-draw = Draw a tile: choose a pile.

# What an action does

do-keep = Keep tile { $tile }.
do-lay = Lay tile { $tile } at { $q }, { $r }, turned { $turn } times { $price ->
        [0] for free.
       *[other] for { $price } food.
    }
do-stop_laying = Lay no more tiles from hand.
do-put = { $ant ->
        [nothing] Put no queen on the new tile.
       *[queen] Put a queen on the new tile.
    }
do-buy_and_lay = Buy { $ground } tile { $tile } for { $price } food and lay it at { $q }, { $r }, turned { $turn } times.
do-stop_buying = Buy no more tiles.
do-walk = Walk with { $ant } to { $q }, { $r }{ $lane ->
        [0] .
       *[other] , lane { $lane }.
    }
do-collect = Let { $ant } collect food in the forest.
do-feed = Let { $ant } give her food to the queen.
do-feed_larva = Let { $ant } feed { $own ->
        [0] the stolen larva
       *[other] your larva
    }; it becomes a { $becomes ->
        [worker] worker.
       *[soldier] soldier.
    }
do-mate = Let { $ant } mate with the queen: a larva is laid.
do-kidnap = Let { $ant } kidnap a larva of seat { $owner } and carry it to { $q }, { $r }.
do-attack = { $count ->
        [one] Attack { $q }, { $r } with { $soldiers }.
       *[other] Attack { $q }, { $r } with { $soldiers } together.
    }
do-flee = Let { $ant } flee to { $q }, { $r }{ $lane ->
        [0] .
       *[other] , lane { $lane }.
    }
do-escape = Let { $ant } escape to { $q }, { $r }{ $lane ->
        [0] .
       *[other] , lane { $lane }.
    }
do-take_larva = Let { $ant } take the larva.
do-leave = Take { $ant } back into your hand { $price ->
        [0] for free.
       *[other] and lose a point.
    }
do-next_type = These ants are done.
do-buy = Buy { $ground } tile { $tile } for { $price } food into your hand.
do-raise = Pay { $price } food for a hand limit of { $limit }.
do-keep_limit = Keep your hand limit.
do-draw = Draw from the { $ground } pile.

# What happened

event-draft_round = { $ground ->
        [nest] Nest tiles
        [tunnel] Tunnel tiles
       *[forest] Forest tiles
    } are drafted: { $who } gets a packet of { $tiles }.
event-keep = { $who } keeps { $ground ->
        [nest] nest tile
        [tunnel] tunnel tile
       *[forest] forest tile
    } { $tile }.
event-leftover = Tile { $tile } is left over and goes to the market.
event-lay = { $who } lays { $ground ->
        [nest] nest tile
        [tunnel] tunnel tile
       *[forest] forest tile
    } { $tile } at { $q }, { $r }{ $price ->
        [0] .
       *[other] {" "}for { $price } food.
    }
event-buy_and_lay = { $who } buys { $ground ->
        [nest] nest tile
        [tunnel] tunnel tile
       *[forest] forest tile
    } { $tile } for { $price } food and lays it at { $q }, { $r }.
event-put = { $who } puts a queen on it.
event-tunnel = { $who } completes a tunnel of { $lanes ->
        [one] 1 tile
       *[other] { $lanes } tiles
    } to the forest at { $q }, { $r } and scores { $points }.
event-nest = { $winners ->
        [one] { $who } completes a nest of { $tiles } tiles and scores { $points }.
       *[other] { $who } shares a completed nest of { $tiles } tiles and scores { $points }.
    }
event-queen_home = { $who }'s queen returns from { $q }, { $r } to the hand.
event-target = { $who } has { $points } points: the end is near.
event-refill = { $tiles ->
        [one] One new tile comes into the market.
       *[other] { $tiles } new tiles come into the market.
    }
event-piles_empty = All piles are empty: everybody has one last turn.
event-walk = { $who } walks with { $name } to { $q }, { $r }{ $lane ->
        [0] .
       *[other] , lane { $lane }.
    }
event-collect = { $who } collects food with { $name }.
event-feed = { $who } feeds the queen with { $name }.
event-feed_larva = { $who } feeds a larva with { $name }: a new { $ant ->
        [worker] worker
       *[soldier] soldier
    } hatches.
event-mate = { $who }'s soldier { $name } mates: a larva is laid.
event-kidnap = { $who }'s soldier { $name } kidnaps a larva of { $owner } and carries it to { $q }, { $r }.
event-attack = { $soldiers ->
        [one] { $who } attacks { $owner } at { $q }, { $r } with 1 soldier.
       *[other] { $who } attacks { $owner } at { $q }, { $r } with { $soldiers } soldiers.
    }
event-rob = { $replaced ->
        [0] { $who } takes away a larva of { $owner }.
       *[other] { $who } robs a larva of { $owner }: it has changed its colour.
    }
event-flee = { $who }'s { $ant ->
        [worker] worker
       *[soldier] soldier
    } { $name } flees to { $q }, { $r }{ $lane ->
        [0] .
       *[other] , lane { $lane }.
    }
event-kill = { $who } loses a { $ant ->
        [worker] worker.
       *[soldier] soldier.
    }
event-escape = By miracle { $who }'s last { $ant ->
        [worker] worker
       *[soldier] soldier
    } escapes to { $q }, { $r }.
event-escape_to_hand = By miracle { $who }'s last { $ant ->
        [worker] worker
       *[soldier] soldier
    } escapes into the hand.
event-take_larva = { $who }'s soldier { $name } takes over a larva of { $owner }.
event-leave = { $who } takes back { $name }{ $lost ->
        [0] .
       *[other] {" "}and loses a point.
    }
event-buy = { $who } buys { $ground ->
        [nest] nest tile
        [tunnel] tunnel tile
       *[forest] forest tile
    } { $tile } for { $price } food.
event-raise = { $who } raises the hand limit to { $limit }.
event-draw = { $who } draws { $ground ->
        [nest] nest tile
        [tunnel] tunnel tile
       *[forest] forest tile
    } { $tile }.
event-turn = { $last ->
        [0] It is the turn of { $who }.
       *[other] { $who } has the last turn.
    }
event-win = { $winners ->
        [one] { $who } wins with { $points } points.
       *[other] { $who } shares the victory with { $points } points.
    }

# Why not

refusal-over = The match is over.
refusal-no-such-action = That is no action of this game.
refusal-draft-first = First the starting hands are drafted.
refusal-no-draft = The draft is over.
refusal-not-in-packet = There is no such tile in the packet.
refusal-put-first = First decide about a queen on the new tile.
refusal-no-new-tile = Queens are put on a tile that was just laid.
refusal-only-queens = Only queens are put on new tiles; other ants hatch from larvae.
refusal-attack-first = First the attack must be settled.
refusal-no-attack = There is no attack to settle.
refusal-hand-before-market = Tiles from hand are laid before tiles from the market.
refusal-bought-to-hand = In the first edition a bought tile goes to your hand.
refusal-bought-and-laid = In the second edition a bought tile is laid at once.
refusal-no-laying-now = This is not the time for tiles.
refusal-not-the-end = Hand limit and drawing belong to the end of your turn.
refusal-no-acting-now = This is not the time for actions of ants.
refusal-not-in-hand = You have no such tile in hand.
refusal-no-food-for-tile = Another tile costs 1 food, and you have none.
refusal-not-in-market = There is no tile at that place of the market.
refusal-market-too-dear = That tile costs { $price } food, and you have { $food }.
refusal-apart = A tile must touch the board.
refusal-occupied = A tile lies there already.
refusal-same-rotation = Turned so often the tile looks as it did before: use the smaller number.
refusal-misfit-somewhere = Every side that touches a tile must fit, and one does not.
refusal-misfit = Tunnel meets tunnel, nest meets nest, earth meets earth: this side does not fit.
refusal-unjoined = Here the tile would touch earth only; it must join a tunnel or a nest.
refusal-queen-needs-nest = A queen can be put on a nest tile only.
refusal-no-queen-in-hand = You have no queen in hand.
refusal-no-such-ant = There is no such ant.
refusal-ant-in-hand = { $name } is in your hand.
refusal-ant-killed = { $name } was killed.
refusal-larva-stays = A larva neither walks nor acts.
refusal-other-type = Queens act first, then workers, then soldiers: it is not the turn of { $name }.
refusal-hatched-just-now = { $name } has just hatched and rests until your next turn.
refusal-left-behind = { $name } had begun, and another ant went on: its turn is over.
refusal-carries-larva = { $name } carries a larva and can do nothing until it is fed.
refusal-larva-must-home = { $name } may only carry the larva to a brood chamber of a nest with your queen.
refusal-only-queens-leave = In the first edition only queens can be taken back.
refusal-queen-cannot = A queen can only walk in her nest or leave it.
refusal-only-soldiers = Only soldiers mate.
refusal-only-workers = Only workers collect food and feed.
refusal-no-brood-chamber = { $name } is not on a brood chamber.
refusal-no-larva-in-hand = You have no larva in hand.
refusal-no-larva-here = There is no such larva to feed where { $name } stands.
refusal-no-ant-in-hand = You have no such ant in hand to take the larva's place.
refusal-raid-needs-both = { $name } has walked or acted; this takes both.
refusal-no-kidnapping = In the first edition larvae are robbed in an attack.
refusal-own-larva = Your own larvae are not kidnapped.
refusal-no-larva-there = That larva does not lie on the board.
refusal-larva-guarded = A queen or a soldier guards the larva.
refusal-no-way-to-larva = The soldier cannot get to the larva.
refusal-no-own-brood-chamber = The larva must go to a brood chamber of a nest with your queen.
refusal-no-way-home = The soldier cannot get there with the larva.
refusal-queen-protects = A queen protects her tile: it cannot be attacked.
refusal-nobody-to-attack = There is nobody to attack there.
refusal-no-majority = { $soldiers ->
        [0] At least one soldier must attack.
        [one] A soldier defends the tile: attack with at least two.
       *[other] { $soldiers } soldiers defend the tile: attack with more.
    }
refusal-no-way-in = { $name } cannot enter from that side.
refusal-no-taker = That soldier cannot take the larva.
refusal-no-escape-there = The ant cannot escape to that place.
refusal-another-ant-flees = Another ant flees first.
refusal-no-flight-there = The ant can flee only to a free neighbouring tile from which no attacker came.
refusal-no-feeding = In the first edition food goes straight to your hand.
refusal-acted-already = { $name } has done its special action this turn.
refusal-not-in-forest = { $name } is not in a forest.
refusal-carries-already = { $name } carries food already.
refusal-no-food-left = There is no food left to collect.
refusal-carries-nothing = { $name } carries no food.
refusal-no-queen-here = { $name } is not on a tile with your queen.
refusal-walked-already = { $name } has walked this turn.
refusal-no-such-spot = No ant can stand there.
refusal-stands-there = { $name } stands there already.
refusal-foreign-queen = A queen of { $who } is there.
refusal-foreign-ants = Ants of { $who } are there.
refusal-queen-stays-in-nest = A queen walks only inside her nest.
refusal-way-closed = Ants of { $who } at { $q }, { $r } do not let { $name } pass.
refusal-no-way = No joined tunnels, nests and forests lead { $name } there.
refusal-limit-too-dear = A larger hand costs { $price } food.
refusal-pile-empty = There is nothing to draw there.

# Score sheet

score-start = At the start
score-tunnels = Tunnels
score-nests = Nests
score-lost = Taken back
score-first = First to the target
score-food = Food in hand
score-ants = Workers and soldiers
score-queens = Queens on the board
score-tiles = Tiles in hand

because-food = { $food ->
        [one] 1 food
       *[other] { $food } food
    }
because-ants = { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }, { $soldiers ->
        [one] 1 soldier
       *[other] { $soldiers } soldiers
    }
because-tiles = { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
