# Antropolis, in English.

title = Antropolis
summary = Lay tiles, man tunnels between nests and forests, and close nests around your queens.
seat-name = Seat { $number }

option-edition = Edition
option-edition-second = second edition
option-edition-first = first edition
option-join_required = Tiles must join
option-join_required-help = Every new tile must join a tunnel or a nest; touching earth alone is not enough. Second edition.
option-all_tiles = All tiles
option-all_tiles-help = No tile goes back to the box, and the match ends at 15 points instead of 9. First edition.

# What is to be decided

prompt-lay = Lay a tile from your hand, or stop laying.
prompt-put = Put an ant on the new tile, or none.
prompt-market = Buy a tile from the market and lay it, or stop buying.
prompt-act = Let your ants walk and work, or end your actions.
prompt-buy = Buy a tile into your hand, or stop buying.
prompt-limit = Raise your hand limit, or keep it.
prompt-draw = Draw a tile: choose a pile.

# What an action does

do-lay = Lay tile { $tile } at { $q }, { $r }, turned { $turn } times { $price ->
        [0] for free.
       *[other] for { $price } food.
    }
do-stop_laying = Lay no more tiles from hand.
do-put = { $ant ->
        [nothing] Put no ant on the new tile.
        [queen] Put a queen on the new tile.
       *[worker] Put a worker on the new tile{ $lane ->
            [0] .
           *[other] , into lane { $lane }.
        }
    }
do-buy_and_lay = Buy { $ground } tile { $tile } for { $price } food and lay it at { $q }, { $r }, turned { $turn } times.
do-stop_buying = Buy no more tiles.
do-walk = Walk with { $ant } to { $q }, { $r }{ $lane ->
        [0] .
       *[other] , lane { $lane }.
    }
do-collect = Let { $ant } collect food in the forest.
do-feed = Let { $ant } give her food to the queen.
do-leave = Take { $ant } back into your hand { $price ->
        [0] for free.
       *[other] and lose a point.
    }
do-end_actions = End your actions.
do-buy = Buy { $ground } tile { $tile } for { $price } food into your hand.
do-raise = Pay { $price } food for a hand limit of { $limit }.
do-keep_limit = Keep your hand limit.
do-draw = Draw from the { $ground } pile.

# What happened

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
event-put = { $who } puts a { $ant ->
        [queen] queen
       *[worker] worker
    } on it{ $lane ->
        [0] .
       *[other] , in lane { $lane }.
    }
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
refusal-put-first = First decide about an ant on the new tile.
refusal-hand-before-market = Tiles from hand are laid before tiles from the market.
refusal-no-new-tile = Ants are put on a tile that was just laid.
refusal-bought-to-hand = In the first edition a bought tile goes to your hand.
refusal-bought-and-laid = In the second edition a bought tile is laid at once.
refusal-nothing-laid = Who lays no tile may not buy any.
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
refusal-no-worker-on-forest = A worker is put on a nest or tunnel tile, not on a forest.
refusal-no-queen-in-hand = You have no queen in hand.
refusal-no-worker-in-hand = You have no worker in hand.
refusal-no-such-lane = The new tile has no such lane.
refusal-no-such-ant = There is no such ant.
refusal-ant-in-hand = { $name } is in your hand.
refusal-workers-stay = In the first edition only queens can be taken back.
refusal-queen-cannot = A queen neither collects nor carries food.
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

score-tunnels = Tunnels
score-nests = Nests
score-lost = Taken back
score-first = First to the target
score-food = Food in hand
score-ants = Ants on the board
score-tiles = Tiles in hand

because-food = { $food ->
        [one] 1 food
       *[other] { $food } food
    }
because-ants = { $queens ->
        [one] 1 queen
       *[other] { $queens } queens
    }, { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }
because-tiles = { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
