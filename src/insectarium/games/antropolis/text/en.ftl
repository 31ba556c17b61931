# Antropolis, in English.

title = Antropolis
summary = Lay tiles, man tunnels between nests and forests, and close nests around your queens.

option-all_tiles = All tiles
option-all_tiles-help = No tile goes back to the box, and the match is played to 15 points instead of 9. First edition.

# What is to be decided

prompt-put = Put an ant on the new tile, or leave it empty.
prompt-act = Let your ants walk and work, or end your actions.

# What an action does

do-put = { $ant ->
        [nothing] Put no ant on the new tile.
        [queen] Put a queen on the new tile.
       *[worker] Put a worker on the new tile{ $lane ->
            [0] .
            [1] , into the first lane.
           *[2] , into the second lane.
        }
    }
do-end_actions = End your actions.

# What happened

event-put = { $who } puts a { $ant ->
        [queen] queen
       *[worker] worker
    } on it{ $lane ->
        [0] .
        [1] , into the first lane.
       *[2] , into the second lane.
    }

# Why not

refusal-put-first = First decide whether an ant goes onto the new tile.
refusal-no-new-tile = An ant is put onto a tile right after it has been laid.
refusal-nothing-laid = You have laid no tile in this turn, so you may not buy one.
refusal-no-worker-on-forest = In the first edition a new worker begins on a nest or a tunnel, not in a forest.
refusal-no-worker-in-hand = You have no worker in your hand.
refusal-no-such-lane = The new tile has no such lane.
refusal-workers-stay = In the first edition only queens can be taken back.
refusal-queen-cannot = A queen neither collects nor carries food.

# Score sheet

score-ants = Ants on the board

because-ants = { $queens ->
        [one] 1 queen
       *[other] { $queens } queens
    }, { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }
