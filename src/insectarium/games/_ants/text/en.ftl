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
