# Supersize Colony, in English.

title = Supersize Colony
summary = Raise workers and soldiers, man tunnels, close nests, and raid your neighbours.
seat-name = Seat { $number }

option-edition = Edition
option-edition-second = second edition
option-edition-first = first edition
option-join_required = Tiles must join
option-join_required-help = Every new tile must continue a tunnel or a nest; touching earth alone is not enough. Second edition.
option-first_player = Who begins
option-first_player-first_seat = the first seat
option-first_player-random = drawn by lot

# What is to be decided

prompt-draft = Keep a tile of the packet; the others go on to the next player.
prompt-lay = Lay a tile from your hand, or stop laying.
prompt-put = Put a queen on the new nest tile, or leave it empty.
prompt-market = Buy a tile from the market and lay it, or stop buying.
prompt-queens = Let your queens walk or go home; then the workers act.
prompt-workers = Let your workers walk and work; then the soldiers act.
prompt-soldiers = Let your soldiers walk, mate or raid; then end your actions.
prompt-flee = Your ants are attacked: choose where the next one flees.
prompt-loot = Choose the soldier who takes over the larva.
prompt-escape = Your last ant escapes by a miracle: choose where to.
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
        [nothing] Put no queen on the new tile.
       *[queen] Put a queen on the new tile.
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
do-feed_larva = Let { ant } feed { $own ->
        [0] the stolen larva
       *[other] your larva
    }; it becomes a { $becomes ->
        [worker] worker.
       *[soldier] soldier.
    }
do-mate = Let { ant } mate with the queen: you lay a larva.
do-kidnap = Let { ant } kidnap a larva of seat { $owner } and carry it to the brood chamber { $place }.
do-attack = Attack { at-spot }: { $soldiers }.
attacker = soldier { $number } from the { $way ->
        [east] east
        [north_east] north-east
        [north_west] north-west
        [west] west
        [south_west] south-west
       *[south_east] south-east
    }
do-flee = Let { ant } flee to { spot }.
do-escape = Let { ant } escape to { spot }.
do-take_larva = Let { ant } take the larva.
do-keep = Keep the { $ground ->
        [nest] nest tile
        [tunnel] tunnel tile
       *[forest] forest tile
    } ({ $shown }).
do-leave = Take { ant } back into your hand { $price ->
        [0] for free.
       *[other] and lose a point.
    }
do-next_type = { $phase ->
        [queens] The queens are done: on to the workers.
        [workers] The workers are done: on to the soldiers.
       *[soldiers] End your actions.
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

# What happened

event-draft_round = { $ground ->
        [nest] Now nest tiles are chosen:
        [tunnel] Now tunnel tiles are chosen:
       *[forest] Now forest tiles are chosen:
    } { $who } begins with a packet of { $tiles }.
event-keep = { $who } keeps { a-tile } ({ $shown }).
event-leftover = One is left, { a-tile } ({ $shown }): it goes to the market for 1 food.
event-lay = { $who } lays { a-tile } ({ $shown }) { $place }{ $price ->
        [0] .
       *[other] {" "}and pays { $price } food.
    }
event-buy_and_lay = { $who } buys { a-tile } ({ $shown }) for { $price } food and lays it { $place }.
event-put = { $who } puts a queen on it.
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
event-feed_larva = { of-ant } feeds a larva, and a { $becomes ->
        [worker] worker hatches.
       *[soldier] soldier hatches.
    }
event-mate = { of-ant } mates with the queen: a larva is laid.
event-kidnap = { of-ant } kidnaps a larva of { $owner } and carries it to the brood chamber { $place }.
event-attack = { $who } attacks { $owner } with { $soldiers ->
        [one] 1 soldier
       *[other] { $soldiers } soldiers
    } { at-spot }.
event-rob = { $replaced ->
        [0] { $who } robs a larva of { $owner }, who takes it back into the hand.
       *[other] { $who } robs a larva of { $owner } and puts an own larva in its place.
    }
event-flee = { of-ant } flees to { spot }.
event-kill = { $ant ->
        [worker] A worker of { $who } is killed.
       *[soldier] A soldier of { $who } is killed.
    }
event-escape = By a miracle { $ant ->
        [worker] the last worker
       *[soldier] the last soldier
    } of { $who } escapes to { spot }.
event-escape_to_hand = By a miracle { $ant ->
        [worker] the last worker
       *[soldier] the last soldier
    } of { $who } escapes into the hand.
event-take_larva = { of-ant } takes over a larva of { $owner }.
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
at-spot = { $ground ->
        [nest] on the nest tile
        [tunnel] in the tunnel
       *[forest] in the forest
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

# Why not

refusal-over = The match is over.
refusal-no-such-action = There is no such action in this game.
refusal-draft-first = First the starting hands have to be chosen.
refusal-no-draft = The starting hands have been chosen already.
refusal-not-in-packet = There is no such tile in the packet.
refusal-put-first = First decide whether a queen goes onto the new tile.
refusal-hand-before-market = Tiles from your hand are laid before you buy from the market.
refusal-no-new-tile = A queen is put onto a tile right after it has been laid.
refusal-only-queens = Only queens are put on new tiles; workers and soldiers hatch from larvae.
refusal-attack-first = First the attack has to be settled.
refusal-no-attack = There is no attack to settle.
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
refusal-ant-killed = { the-ant } has been killed.
refusal-larva-stays = A larva neither walks nor acts.
refusal-other-type = Queens act first, then workers, then soldiers: it is not the turn of { ant }.
refusal-hatched-just-now = { the-ant } has just hatched and rests until your next turn.
refusal-left-behind = { the-ant } had begun, then another ant went on: the turn of this ant is over.
refusal-carries-larva = { the-ant } holds a larva and can do nothing until it is fed.
refusal-larva-must-home = { the-ant } may carry the larva only to a brood chamber in a nest with your queen.
refusal-only-queens-leave = In the first edition only queens can be taken back.
refusal-queen-cannot = A queen can only walk in her nest or go back to your hand.
refusal-only-soldiers = Only soldiers mate.
refusal-only-workers = Only workers collect food and feed.
refusal-no-brood-chamber = { the-ant } is not on a brood chamber.
refusal-no-larva-in-hand = You have no larva in your hand.
refusal-no-larva-here = There is no such larva to feed where { ant } stands.
refusal-no-ant-in-hand = You have no such ant in your hand that could take the place of the larva.
refusal-raid-needs-both = { the-ant } has walked or acted already; attacking and kidnapping take both.
refusal-no-kidnapping = In the first edition a larva is robbed by attacking its tile.
refusal-own-larva = You cannot kidnap your own larva.
refusal-no-larva-there = That larva does not lie on the board.
refusal-larva-guarded = A queen or a soldier guards the larva.
refusal-no-way-to-larva = No free way leads the soldier to the larva.
refusal-no-own-brood-chamber = The larva has to go to a brood chamber in a nest with your queen.
refusal-no-way-home = No free way leads the soldier there from the larva.
refusal-queen-protects = A queen protects her tile: it cannot be attacked.
refusal-nobody-to-attack = There is nobody to attack.
refusal-no-majority = { $soldiers ->
        [0] At least one soldier has to attack.
        [one] A soldier defends the tile: attack with at least two.
       *[other] { $soldiers } soldiers defend the tile: attack with more.
    }
refusal-no-way-in = { the-ant } cannot come in from that side.
refusal-no-taker = That soldier cannot take the larva.
refusal-no-escape-there = The ant cannot escape to that place.
refusal-another-ant-flees = Another ant flees first.
refusal-no-flight-there = The ant can flee only to a free neighbouring tile from which no attacker came.
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

score-start = At the start
score-tunnels = Tunnels
score-nests = Nests
score-lost = Ants taken back
score-first = First to the target
score-food = Food in hand
score-ants = Workers and soldiers
score-queens = Queens on the board
score-tiles = Tiles in hand

because-food = { $food } food
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
