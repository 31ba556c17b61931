# The tables of the ants, in English.

scene-prompt = { $who }: { $prompt }
scene-outcome = { $winners ->
        [one] { $who } wins with { $points } points.
       *[other] { $who } share the victory with { $points } points.
    }
scene-edition = { $edition ->
        [first] First edition
       *[second] Second edition
    }
scene-target = The end comes at { $target } points
scene-ending = { $ending ->
        [points] The target is reached: last turns
        [piles] The piles are empty: last turns
       *[stuck] No tile fits any more
    }
scene-over = The match is over
scene-market = Market
scene-supply = Food
scene-points = Points
scene-total = Total
scene-hand = Hand { $tiles } of { $limit }
scene-packet = { $ground ->
        [nest] Nest tiles: keep one
        [tunnel] Tunnel tiles: keep one
       *[forest] Forest tiles: keep one
    }

# Tiles and ants

name-tile = { $ground ->
        [nest] Nest tile
        [tunnel] Tunnel tile
       *[forest] Forest tile
    }: { $shown }
name-shown = { $tile ->
        [brood] brood chamber,{" "}
        [lanes] two lanes,{" "}
       *[plain] {""}
    }{ $tunnels ->
        [0] no tunnel opening
        [one] 1 tunnel opening
       *[other] { $tunnels } tunnel openings
    }{ $gates ->
        [0] {""}
        [one] , 1 open nest side
       *[other] , { $gates } open nest sides
    }
name-ant = { $ant ->
        [queen] Queen { $number }
        [worker] Worker { $number }
        [soldier] Soldier { $number }
       *[larva] Larva { $number }
    }

# Buttons

deed-collect = Collect food
deed-feed = Feed the queen
deed-leave = Take back
deed-mate = Mate with the queen
button-stop_laying = Stop laying
button-stop_buying = Stop buying
button-end_actions = End actions
button-next_type = { $phase ->
        [queens] Queens are done
        [workers] Workers are done
       *[soldiers] End actions
    }
button-keep_limit = Keep the limit
put-nothing = Leave it empty
put-queen = Put a queen
put-worker = Put a worker
hatch-worker = Becomes a worker
hatch-soldier = Becomes a soldier

# What things are

label-board = { $tile }; { $place }
label-nest = { $tile }; { $place }. Nest of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, { $open ->
        [0] closed
        [one] 1 side open
       *[other] { $open } sides open
    }
label-space = Empty space { $place }
label-spot = { $ground ->
        [nest] Place on the nest tile
        [tunnel] Place in the tunnel
       *[forest] Place in the forest
    } { $place }{ $lane ->
        [0] {""}
        [1] , first lane
       *[2] , second lane
    }
label-ant = { $ant } of { $who }{ $load ->
        [food] {" "}with food
        [larva] {" "}with a larva
       *[none] {""}
    }
label-hand = { $tile }, in the hand of { $who }
label-packet = { $tile }, in the packet
label-hidden = A tile face down
label-market = { $tile }, in the market for { $price } food
label-empty-market = Empty place of the market
label-pile = { $ground ->
        [nest] Pile of nest tiles
        [tunnel] Pile of tunnel tiles
       *[forest] Pile of forest tiles
    }: { $tiles }
label-supply = Food in the supply: { $food }
label-player = { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $food } food
label-limit = Hand limit of { $who }: { $limit } tiles
label-track = { $who } has { $points ->
        [one] 1 point
       *[other] { $points } points
    }
label-reserve = { $who } has in hand: { $count } { $ant ->
        [queen] { $count ->
            [one] queen
           *[other] queens
        }
        [worker] { $count ->
            [one] worker
           *[other] workers
        }
        [soldier] { $count ->
            [one] soldier
           *[other] soldiers
        }
       *[larva] { $count ->
            [one] larva
           *[other] larvae
        }
    }
label-last-turn = { $who } has a last turn to come
label-attack = Attacked from here
label-turn = { $who } decides now
label-winner = { $who } wins

# What belongs together on the board

area-nest = Nest of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, { $open ->
        [0] closed.
        [one] 1 side open.
       *[other] { $open } sides open.
    } { $queens ->
        [0] No queen lives in it.
       *[other] Its points would go to: { $gains }.
    }
area-tunnel = Tunnel of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, { $open ->
        [0] no end open.
        [one] 1 end open.
       *[other] { $open } ends open.
    } { $ends ->
        [both] It joins a nest and a forest.
        [nest] It leads to a nest; a forest is missing.
        [forest] It leads to a forest; a nest is missing.
       *[none] Nest and forest are missing.
    } { $workers ->
        [0] No worker is in it.
       *[other] Workers: { $manned }.
    }

# The key

key-nest = Nest
key-brood = Brood chamber
key-tunnel = Tunnel
key-lanes = Two lanes
key-forest = Forest with food
key-queen = Queen
key-worker = Worker
key-soldier = Soldier
key-larva = Larva
key-food = Food

# The table in words

words-board = The board
words-players = Players
words-areas = Nests and tunnels
words-price = for { $price } food
words-column-at = At
words-column-place = Where
words-column-tile = Tile
words-column-ants = Ants
words-column-player = Player
words-column-points = Points
words-column-food = Food
words-column-limit = Hand limit
words-column-hand = Tiles in hand
words-column-reserve = Ants in hand

# What both games say

seat-name = Seat { $number }
option-edition = Edition
option-edition-second = second edition
option-edition-first = first edition
option-join_required = Tiles must join
option-join_required-help = Every new tile must continue a tunnel or a nest; touching earth alone is not enough. Second edition.
prompt-lay = Lay a tile from your hand, or stop laying.
prompt-market = Buy a tile from the market and lay it, or stop buying.
prompt-buy = Buy a tile for your hand, or stop buying.
prompt-limit = Pay for a larger hand, or keep it as it is.
prompt-draw = Draw a tile: choose a pile.
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
event-lay = { $who } lays { a-tile } ({ $shown }) { $place }{ $price ->
        [0] .
       *[other] {" "}and pays { $price } food.
    }
event-buy_and_lay = { $who } buys { a-tile } ({ $shown }) for { $price } food and lays it { $place }.
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
        [soldier] soldier { $number }
        [larva] larva { $number }
       *[worker] worker { $number }
    }
the-ant = { $ant ->
        [queen] Queen { $number }
        [soldier] Soldier { $number }
        [larva] Larva { $number }
       *[worker] Worker { $number }
    }
of-ant = { $who }'s { $ant ->
        [queen] queen { $number }
        [soldier] soldier { $number }
        [larva] larva { $number }
       *[worker] worker { $number }
    }
refusal-over = The match is over.
refusal-no-such-action = There is no such action in this game.
refusal-hand-before-market = Tiles from your hand are laid before you buy from the market.
refusal-bought-to-hand = In the first edition a tile you buy goes to your hand.
refusal-bought-and-laid = In the second edition you lay a tile right after buying it.
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
refusal-no-queen-in-hand = You have no queen in your hand.
refusal-no-such-ant = There is no such ant.
refusal-ant-in-hand = { the-ant } is in your hand, not on the board.
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
score-tunnels = Tunnels
score-nests = Nests
score-lost = Ants taken back
score-first = First to the target
score-food = Food in hand
score-tiles = Tiles in hand
because-food = { $food } food
because-tiles = { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
