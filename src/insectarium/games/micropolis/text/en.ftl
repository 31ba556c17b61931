# Micropolis, in English.

title = Micropolis
summary = Build a ring of anthill tiles, feed your galleries and keep the largest army.
seat-name = Seat { $number }

option-expert = Expert game
option-expert-help = Everybody builds two anthills. For 2 or 3 players.
option-first_player = Who begins
option-first_player-first_seat = the first seat
option-first_player-random = drawn by lot

# What is to be decided

prompt-place_marker = Put the Red Army marker in front of one of your anthills.
prompt-take = Take a tile from the row.
prompt-side = Attach the tile to the left or the right end of your anthill.
prompt-effect = Choose which effect of the tile comes first.
prompt-barracks = Fill the barracks with soldiers, or leave it empty.
prompt-guard = Choose which barracks are to be full.
prompt-leader = Several armies are largest: choose who gets the Red Army marker.

# What an action does

do-place_marker = Put the Red Army marker in front of anthill { $hill }.
do-take-soldiers =
    Take tile { $index } { $price ->
        [0] for free
        [one] for 1 soldier
       *[other] for { $price } soldiers
    }{ $anthill ->
        [0] {""}
       *[other] {" "}for anthill { $anthill }
    }{ $found ->
        [0] .
        [one] ; 1 soldier comes with it.
       *[other] ; { $found } soldiers come with it.
    }
do-take-marker =
    Take tile { $index } for an architect marker{ $anthill ->
        [0] {""}
       *[other] , for anthill { $anthill }
    }{ $found ->
        [0] .
        [one] ; 1 soldier comes with it.
       *[other] ; { $found } soldiers come with it.
    }
do-side-left = Attach the tile on the left.
do-side-right = Attach the tile on the right.
do-barracks-fill = Fill the barracks with { $soldiers ->
        [one] 1 soldier
       *[other] { $soldiers } soldiers
    } from your army.
do-barracks-leave = Leave the barracks empty.
do-guard-rest = Leave the soldiers where they are.
do-guard = { $barracks ->
        [0] Empty every barracks
        [one] Keep one barracks full
       *[other] Keep { $barracks } barracks full
    } and have { $army ->
        [0] no soldier
        [one] 1 soldier
       *[other] { $army } soldiers
    } in the army.
do-effect-nurse = Let the nurse hatch her eggs first.
do-effect-architect = Let the architect bring a marker first.
do-effect-officer = Let the officer recruit first.
do-effect-guard = Let the guard move soldiers first.
do-effect-barracks = See to the barracks first.
do-leader = Give the Red Army marker to anthill { $hill }.

# What happened

event-take = { $pay ->
        [marker] { $who } takes tile { $index } with an architect marker
       *[soldiers] { $who } takes tile { $index } { $paid ->
            [0] for free
            [one] for 1 soldier
           *[other] for { $paid } soldiers
        }
    }{ $found ->
        [0] .
        [one] {" "}and collects 1 soldier.
       *[other] {" "}and collects { $found } soldiers.
    }{ $surplus ->
        [0] {""}
        [one] {" "}1 finds no room and goes to the supply.
       *[other] {" "}{ $surplus } find no room and go to the supply.
    }
event-place = { $side ->
        [left] { $who } attaches it on the left.
       *[right] { $who } attaches it on the right.
    }
event-effect = { $who } begins with the { $effect }.
event-nurse = { $soldiers ->
        [0] { $who }'s nurse hatches no soldier.
        [one] { $who }'s nurse hatches 1 soldier.
       *[other] { $who }'s nurse hatches { $soldiers } soldiers.
    }
event-architect = { $markers ->
        [0] { $who }'s architect finds no marker left.
       *[other] { $who } gets an architect marker.
    }
event-officer = { $lost ->
        [0] { $who }'s officer finds nobody to recruit from { $leader }
       *[other] { $who }'s officer takes 1 soldier from { $leader }
    }{ $gained ->
        [0] {" "}and wins none.
       *[other] {" "}and wins 1 soldier.
    }
event-fill_barracks = { $who } fills the barracks with { $soldiers ->
        [one] 1 soldier.
       *[other] { $soldiers } soldiers.
    }
event-leave_barracks = { $who } leaves the barracks empty.
event-guard = { $who }'s guard moves soldiers: { $army } in the army, { $garrisons } in barracks.
event-guard_rests = { $who }'s guard leaves all soldiers where they are.
event-refill = { $tiles ->
        [one] The row is refilled with 1 tile.
       *[other] The row is refilled with { $tiles } tiles.
    }
event-new_leader = { $who } gets the Red Army marker and leads now.
event-keep_leader = { $who } still has the largest army and leads on.
event-marker = { $who } puts the Red Army marker in front of anthill { $anthill }.
event-win = { $winners ->
        [one] { $who } wins with { $points } points.
       *[other] { $who } shares the victory with { $points } points.
    }

# Why not

refusal-over = The match is over.
refusal-finish-first = Finish what you began: another decision comes first.
refusal-no-tile-in-hand = There is no tile to attach now.
refusal-no-effect = No effect waits to be chosen.
refusal-no-barracks-placed = A barracks is filled when its tile is placed, later only with a guard.
refusal-no-guard-placed = Soldiers move between army and barracks only when you place a guard.
refusal-no-leader-to-name = There is no tie for the Red Army marker to decide.
refusal-marker-stands = The Red Army marker is placed at the start only.
refusal-no-such-action = That is no action of this game.
refusal-one-anthill = You have only one anthill.
refusal-anthill-complete = This anthill already has its ten tiles.
refusal-not-in-row = There { $row ->
        [one] is only 1 tile
       *[other] are only { $row } tiles
    } in the row.
refusal-nothing-to-avoid = The first tile is free; an architect marker would be wasted on it.
refusal-no-marker = You have no architect marker.
refusal-army-too-small = That tile costs { $price ->
        [one] 1 soldier
       *[other] { $price } soldiers
    }, and your army has { $army ->
        [0] none
       *[other] only { $army }
    }.
refusal-side = A tile is attached on the left or on the right.
refusal-partial-garrison = A barracks is either full or empty.
refusal-marker-place = The marker goes in front of one of your own anthills.
refusal-effect-not-pending = The tile has no such effect left.
refusal-no-barracks-there = There is no barracks at that place.
refusal-too-few-soldiers = That needs { $needed } soldiers, and you have only { $soldiers } in army and barracks.
refusal-army-too-large = That would leave { $army } soldiers in the army; a foundation holds { $limit }.
refusal-no-such-anthill = There is no such anthill.
refusal-leader-must-hand-over = On a tie the leader must give the marker to somebody else.
refusal-army-not-largest = That army has { $army } soldiers; the largest have { $largest }.

# Score sheet

score-population = Population
score-galleries = Galleries
score-harvest = Harvest
score-royal = Royal galleries
score-red_army = Red Army
score-barracks = Barracks

because-galleries = { $ants ->
        [one] best gallery: 1 ant
       *[other] best gallery: { $ants } ants
    }
because-red_army = { $army ->
        [one] army of 1
       *[other] army of { $army }
    }
because-harvest = galleries: { $parts }
because-royal = galleries: { $parts }
because-barracks = full barracks: { $parts }

# The table in words

words-row = Row of tiles (round { $round } of { $rounds }; stack: { $stack ->
        [one] 1 tile
       *[other] { $stack } tiles
    }; supply: { $supply ->
        [one] 1 soldier
       *[other] { $supply } soldiers
    })
words-anthills = Anthills (* leads)
words-anthill = Anthill { $anthill } of { $who }, left to right
words-army = { $army }{ $leads ->
        [True] {" "}*
       *[other] {""}
    }
words-barracks-count = { $full } full, { $empty } empty
words-in-hand = In hand: { $tile }
words-no-tiles = No tile yet.
words-closed-ring = The ring is closed.
words-ends = Ends: left { $left }; right { $right }. (L1 meets R1, L2 meets R2.)
words-column-place = Place
words-column-price = Price
words-column-soldiers = Soldiers
words-column-contents = What the tile shows
words-column-anthill = Anthill
words-column-player = Player
words-column-army = Army
words-column-barracks = Barracks
words-column-markers = Markers
words-column-tiles = Tiles
words-column-tile = Tile
words-column-galleries = Galleries (a, b, ...) and what is in them
words-closed = closed
words-empty = nothing
words-barracks = barracks for { $soldiers }
words-barracks-full = barracks for { $soldiers }: full
words-barracks-empty = barracks for { $soldiers }: empty
words-worker = { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
words-queen = { $count ->
        [one] queen
       *[other] { $count } queens
    }
words-nurse = { $count ->
        [one] nurse
       *[other] { $count } nurses
    } ({ $eggs ->
        [one] 1 egg
       *[other] { $eggs } eggs
    })
words-architect = { $count ->
        [one] architect
       *[other] { $count } architects
    }
words-officer = { $count ->
        [one] officer
       *[other] { $count } officers
    }
words-guard = { $count ->
        [one] guard
       *[other] { $count } guards
    }
words-cherry = { $count ->
        [one] cherry
       *[other] { $count } cherries
    }
words-lemon = { $count ->
        [one] lemon
       *[other] { $count } lemons
    }
words-grape = { $count ->
        [one] grape
       *[other] { $count } grapes
    }
words-blackberry = { $count ->
        [one] blackberry
       *[other] { $count } blackberries
    }
words-fig = { $count ->
        [one] fig
       *[other] { $count } figs
    }
words-pomegranate = { $count ->
        [one] pomegranate
       *[other] { $count } pomegranates
    }
words-gift = { $count ->
        [one] gift
       *[other] { $count } gifts
    }

# The picture

scene-prompt = { $who }: { $prompt }
scene-outcome = { $winners ->
        [one] { $who } wins with { $points } points.
       *[other] { $who } share the victory with { $points } points.
    }
scene-round = Round { $round } of { $rounds }
scene-supply = Supply
scene-free = free
scene-total = Total

label-tile = Tile { $id }. { $parts }
label-tunnel = Tunnel to { $ports }: { $what }
label-chamber = Closed chamber: { $what }
label-nothing = nothing
label-tile-barracks = { $capacity ->
        [one] barracks for 1 soldier
       *[other] barracks for { $capacity } soldiers
    }
label-port-L1 = lower left
label-port-L2 = upper left
label-port-R1 = lower right
label-port-R2 = upper right
label-item-worker = { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
label-item-queen = { $count ->
        [one] queen
       *[other] { $count } queens
    }
label-item-nurse = { $count ->
        [one] nurse
       *[other] { $count } nurses
    } with { $eggs ->
        [one] 1 egg
       *[other] { $eggs } eggs
    }
label-item-architect = { $count ->
        [one] architect
       *[other] { $count } architects
    }
label-item-officer = { $count ->
        [one] officer
       *[other] { $count } officers
    }
label-item-guard = { $count ->
        [one] guard
       *[other] { $count } guards
    }
label-item-cherry = { $count ->
        [one] cherry
       *[other] { $count } cherries
    }
label-item-lemon = { $count ->
        [one] lemon
       *[other] { $count } lemons
    }
label-item-grape = { $count ->
        [one] grape
       *[other] { $count } grapes
    }
label-item-blackberry = { $count ->
        [one] blackberry
       *[other] { $count } blackberries
    }
label-item-fig = { $count ->
        [one] fig
       *[other] { $count } figs
    }
label-item-pomegranate = { $count ->
        [one] pomegranate
       *[other] { $count } pomegranates
    }
label-item-gift = { $count ->
        [one] gift
       *[other] { $count } gifts
    }
label-gap = Empty place in the row
label-row-tile = Place { $index } in the row, { $price ->
        [0] free
        [one] costs 1 soldier
       *[other] costs { $price } soldiers
    }{ $soldiers ->
        [0] .
        [one] ; 1 soldier stands on it.
       *[other] ; { $soldiers } soldiers stand on it.
    } { $tile }
label-price = { $price ->
        [0] Place { $index } is free
        [one] Place { $index } costs 1 soldier
       *[other] Place { $index } costs { $price } soldiers
    }
label-stack = { $count ->
        [0] The stack is empty
        [one] Stack with 1 tile
       *[other] Stack with { $count } tiles
    }
label-supply = { $count ->
        [0] No soldier in the supply
        [one] 1 soldier in the supply
       *[other] { $count } soldiers in the supply
    }
label-soldier = soldier
label-soldiers = { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
    }
label-architect-marker = Architect marker in the supply
label-architect-marker-of = Architect marker of { $who }
label-barracks = Barracks for { $capacity ->
        [one] 1 soldier
       *[other] { $capacity } soldiers
    }, worth { $value } points, { $state ->
        [full] full
       *[empty] empty
    }
label-ground = Ground of an anthill
label-ring-tile = Anthill { $hill }, tile { $number } from the left. { $tile }
label-foundation = Foundation of anthill { $hill } ({ $who }): { $army ->
        [0] no army
        [one] an army of 1 soldier
       *[other] an army of { $army } soldiers
    }{ $leads ->
        [0] {""}
       *[other] , with the Red Army marker
    }
label-army = { $army ->
        [one] 1 soldier in the army
       *[other] { $army } soldiers in the army
    }
label-red-army = Red Army marker at anthill { $hill }
label-end-left = Left end of anthill { $hill }
label-end-right = Right end of anthill { $hill }
label-taken = In hand. { $tile }
label-turn = { $who } has to decide
label-score = Score by category
label-winner = { $who } has won
scene-key = Key
scene-key-ant = Every ant on a tile: 1 point
scene-key-queen = Only queen in a gallery: its tiles
scene-key-nurse = Hatches a soldier for each egg
scene-key-architect = Brings a marker that pays for a tile
scene-key-officer = Leader loses a soldier, you win one
scene-key-guard = Moves soldiers to and from barracks
scene-key-barracks = If full: the number on its shield
scene-key-fruit = Kinds: { $harvest }
scene-key-gift = Counts as any kind of fruit
scene-key-army = Largest army: 5 points, and leads
