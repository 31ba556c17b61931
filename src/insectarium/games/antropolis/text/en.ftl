# Antropolis, in English.

title = Antropolis
summary = Lay tiles, man tunnels between nests and forests, and close nests around your queens.
seat-name = Seat { $number }

option-edition = Edition
option-edition-second = second edition
option-edition-first = first edition
option-join_required = Tiles must join
option-join_required-help = Every new tile must continue a tunnel or a nest; touching earth alone is not enough. Second edition.
option-all_tiles = All tiles
option-all_tiles-help = No tile goes back to the box, and the match is played to 15 points instead of 9. First edition.

# What is to be decided

prompt-lay = Lay a tile from your hand, or stop laying.
prompt-put = Put an ant on the new tile, or leave it empty.
prompt-market = Buy a tile from the market and lay it, or stop buying.
prompt-act = Let your ants walk and work, or end your actions.
prompt-buy = Buy a tile for your hand, or stop buying.
prompt-limit = Pay for a larger hand, or keep it as it is.
prompt-draw = Draw a tile: choose a pile.

# What an action does

do-lay = Lay the { $ground ->
        [nest] nest tile
        [tunnel] tunnel tile
       *[forest] forest tile
    } ({ $shown }) { $place }, { $degrees ->
        [0] unturned,
       *[other] turned left by { $degrees }°,
    } { $price ->
        [0] for free.
       *[other] for { $price } food.
    }
do-stop_laying = Lay no more tiles from your hand.
do-put = { $ant ->
        [nothing] Put no ant on the new tile.
        [queen] Put a queen on the new tile.
       *[worker] Put a worker on the new tile{ $lane ->
            [0] .
            [1] , into the first lane.
           *[2] , into the second lane.
        }
    }
do-buy_and_lay = Buy the { $ground ->
        [nest] nest tile
        [tunnel] tunnel tile
       *[forest] forest tile
    } ({ $shown }) for { $price } food and lay it { $place }, { $degrees ->
        [0] unturned.
       *[other] turned left by { $degrees }°.
    }
do-stop_buying = Buy no more tiles.
do-walk = Walk with { ant } to { spot }.
do-collect = Let { ant } collect food.
do-feed = Let { ant } give her food to the queen.
do-leave = Take { ant } back into your hand { $price ->
        [0] for free.
       *[other] and lose a point.
    }
do-end_actions = End your actions.
do-buy = Buy the { $ground ->
        [nest] nest tile
        [tunnel] tunnel tile
       *[forest] forest tile
    } ({ $shown }) for { $price } food into your hand.
do-raise = Pay { $price } food for a hand limit of { $limit } tiles.
do-keep_limit = Keep your hand limit.
do-draw = { $ground ->
        [nest] Draw a nest tile.
        [tunnel] Draw a tunnel tile.
       *[forest] Draw a forest tile.
    }

# What happened

event-lay = { $who } lays { a-tile } ({ $shown }) { $place }{ $price ->
        [0] .
       *[other] {" "}and pays { $price } food.
    }
event-buy_and_lay = { $who } buys { a-tile } ({ $shown }) for { $price } food and lays it { $place }.
event-put = { $who } puts a { $ant ->
        [queen] queen
       *[worker] worker
    } on it{ $lane ->
        [0] .
        [1] , into the first lane.
       *[2] , into the second lane.
    }
event-tunnel = A tunnel of { $lanes ->
        [one] 1 tile
       *[other] { $lanes } tiles
    } is complete: { $who } scores { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
event-nest = A nest of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } is closed{ $winners ->
        [one] {""}
       *[other] , and its points are shared
    }: { $who } scores { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
event-queen_home = { $who }'s queen goes home from the closed nest.
event-target = { $who } has reached { $points } points: the end is near.
event-refill = { $tiles ->
        [one] A new tile comes into the market.
       *[other] { $tiles } new tiles come into the market.
    }
event-piles_empty = The piles are used up: everybody has one last turn.
event-stuck = No tile fits anywhere any more: the match is over.
event-walk = { of-ant } walks to { spot }.
event-collect = { of-ant } collects food.
event-feed = { of-ant } gives her food to the queen.
event-leave = { of-ant } goes back to the hand{ $lost ->
        [0] .
       *[other] , which costs a point.
    }
event-buy = { $who } buys { a-tile } ({ $shown }) for { $price } food.
event-raise = { $who } pays { $price } food and has a hand limit of { $limit } tiles now.
event-draw = { $who } draws { a-tile } ({ $shown }).
event-turn = { $last ->
        [0] It is the turn of { $who }.
       *[other] { $who } has a last turn.
    }
event-win = { $winners ->
        [one] { $who } wins with { $points } points.
       *[other] { $who } shares the victory with { $points } points.
    }

# Parts of these sentences

a-tile = { $ground ->
        [nest] a nest tile
        [tunnel] a tunnel tile
       *[forest] a forest tile
    }
spot = { $ground ->
        [nest] the nest tile
        [tunnel] the tunnel
       *[forest] the forest
    } { $place }{ $lane ->
        [0] {""}
        [1] , first lane
       *[2] , second lane
    }
ant = { $ant ->
        [queen] queen { $number }
       *[worker] worker { $number }
    }
the-ant = { $ant ->
        [queen] Queen { $number }
       *[worker] Worker { $number }
    }
of-ant = { $who }'s { $ant ->
        [queen] queen { $number }
       *[worker] worker { $number }
    }

# Why not

refusal-over = The match is over.
refusal-no-such-action = There is no such action in this game.
refusal-put-first = First decide whether an ant goes onto the new tile.
refusal-hand-before-market = Tiles from your hand are laid before you buy from the market.
refusal-no-new-tile = An ant is put onto a tile right after it has been laid.
refusal-bought-to-hand = In the first edition a tile you buy goes to your hand.
refusal-bought-and-laid = In the second edition you lay a tile right after buying it.
refusal-nothing-laid = You have laid no tile in this turn, so you may not buy one.
refusal-no-laying-now = Tiles are laid and bought at another moment of your turn.
refusal-not-the-end = You raise your limit and draw tiles at the end of your turn.
refusal-no-acting-now = Your ants act after the tiles have been laid.
refusal-not-in-hand = You have no such tile in your hand.
refusal-no-food-for-tile = Every tile after the first costs 1 food, and you have none.
refusal-not-in-market = There is no tile at that place of the market.
refusal-market-too-dear = That tile costs { $price } food, and you have { $food }.
refusal-apart = A new tile has to touch the board.
refusal-occupied = A tile lies there already.
refusal-same-rotation = With fewer turns the tile looks the same: use the smaller number.
refusal-misfit-somewhere = Each side that touches a tile has to fit, and one of them does not.
refusal-misfit = Tunnel meets tunnel, nest meets nest, earth meets earth: here one side does not fit.
refusal-unjoined = Here the tile would touch nothing but earth; it has to continue a tunnel or a nest.
refusal-queen-needs-nest = A queen can be put on a nest tile only.
refusal-no-worker-on-forest = In the first edition a new worker begins on a nest or a tunnel, not in a forest.
refusal-no-queen-in-hand = You have no queen in your hand.
refusal-no-worker-in-hand = You have no worker in your hand.
refusal-no-such-lane = The new tile has no such lane.
refusal-no-such-ant = There is no such ant.
refusal-ant-in-hand = { the-ant } is in your hand, not on the board.
refusal-workers-stay = In the first edition only queens can be taken back.
refusal-queen-cannot = A queen neither collects nor carries food.
refusal-no-feeding = In the first edition food goes straight to your hand.
refusal-acted-already = { the-ant } has done a special action in this turn already.
refusal-not-in-forest = { the-ant } is not in a forest.
refusal-carries-already = { the-ant } carries food already, and one is all she can carry.
refusal-no-food-left = The supply is empty: there is no food to collect.
refusal-carries-nothing = { the-ant } carries no food.
refusal-no-queen-here = { the-ant } is not on a tile with your queen.
refusal-walked-already = { the-ant } has walked in this turn already.
refusal-no-such-spot = There is no place for ants there.
refusal-stands-there = { the-ant } is there already.
refusal-foreign-queen = A queen of { $who } is there and lets nobody in.
refusal-foreign-ants = Ants of { $who } are there: you cannot stop among them.
refusal-queen-stays-in-nest = A queen walks only inside her nest.
refusal-way-closed = Ants of { $who } { $place } do not let { ant } pass.
refusal-no-way = No joined tunnels, nests and forests lead { ant } there.
refusal-limit-too-dear = A larger hand costs { $price } food, and you have less.
refusal-pile-empty = You cannot draw from that pile now.

# Score sheet

score-tunnels = Tunnels
score-nests = Nests
score-lost = Ants taken back
score-first = First to the target
score-food = Food in hand
score-ants = Ants on the board
score-tiles = Tiles in hand

because-food = { $food } food
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
