# Supersize Colony, in English.

title = Supersize Colony
summary = Raise workers and soldiers, man tunnels, close nests, and raid your neighbours.

option-first_player = Who begins
option-first_player-first_seat = the first seat
option-first_player-random = drawn by lot

# What is to be decided

prompt-draft = Keep a tile of the packet; the others go on to the next player.
prompt-put = Put a queen on the new nest tile, or leave it empty.
prompt-queens = Let your queens walk or go home; then the workers act.
prompt-workers = Let your workers walk and work; then the soldiers act.
prompt-soldiers = Let your soldiers walk, mate or raid; then end your actions.
prompt-flee = Your ants are attacked: choose where the next one flees.
prompt-loot = Choose the soldier who takes over the larva.
prompt-escape = Your last ant escapes by a miracle: choose where to.

# What an action does

do-put = { $ant ->
        [nothing] Put no queen on the new tile.
       *[queen] Put a queen on the new tile.
    }
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
do-next_type = { $phase ->
        [queens] The queens are done: on to the workers.
        [workers] The workers are done: on to the soldiers.
       *[soldiers] End your actions.
    }

# What happened

event-draft_round = { $ground ->
        [nest] Now nest tiles are chosen:
        [tunnel] Now tunnel tiles are chosen:
       *[forest] Now forest tiles are chosen:
    } { $who } begins with a packet of { $tiles }.
event-keep = { $who } keeps { a-tile } ({ $shown }).
event-leftover = One is left, { a-tile } ({ $shown }): it goes to the market for 1 food.
event-put = { $who } puts a queen on it.
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

# Parts of these sentences

at-spot = { $ground ->
        [nest] on the nest tile
        [tunnel] in the tunnel
       *[forest] in the forest
    } { $place }{ $lane ->
        [0] {""}
        [1] , first lane
       *[2] , second lane
    }

# Why not

refusal-draft-first = First the starting hands have to be chosen.
refusal-no-draft = The starting hands have been chosen already.
refusal-not-in-packet = There is no such tile in the packet.
refusal-put-first = First decide whether a queen goes onto the new tile.
refusal-no-new-tile = A queen is put onto a tile right after it has been laid.
refusal-only-queens = Only queens are put on new tiles; workers and soldiers hatch from larvae.
refusal-attack-first = First the attack has to be settled.
refusal-no-attack = There is no attack to settle.
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

# Score sheet

score-start = At the start
score-ants = Workers and soldiers
score-queens = Queens on the board

because-ants = { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }, { $soldiers ->
        [one] 1 soldier
       *[other] { $soldiers } soldiers
    }
