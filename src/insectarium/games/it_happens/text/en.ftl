# It Happens.., in English.

title = It Happens..
summary = Roll your dice one by one, climb the termite hills and catch the queens.
seat-name = Seat { $number }
third-colour = Third colour
extra-third_colour = Third colour

option-first_player = Who begins
option-first_player-first_seat = the first seat
option-first_player-random = drawn by lot

colour = { $colour ->
        [yellow] yellow
        [red] red
        [green] green
        [blue] blue
       *[white] white
    }
thing = { $thing ->
        [map] map
        [shoe] shoe
        [bone] bone
        [glasses] glasses
        [loudspeaker] loudspeaker
        [telescope] telescope
        [glove] glove
        [key] key
       *[worm] worm
    }
# The thing that is gained, as the object of "gets".
gained-thing = { $thing ->
        [map] a map
        [shoe] a shoe
        [bone] a bone
        [glasses] a pair of glasses
        [loudspeaker] a loudspeaker
        [telescope] a telescope
        [glove] a glove
        [key] a key
       *[worm] a worm
    }
gained-picture = { $picture ->
        [map] a map
        [shoe] a shoe
        [bone] a bone
        [glasses] a pair of glasses
        [loudspeaker] a loudspeaker
        [telescope] a telescope
        [glove] a glove
        [key] a key
       *[worm] a worm
    }
rank-name = { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    }

# What is to be decided

prompt-turn = Roll a die, or pay a worm to skip this turn.
prompt-place = Choose a hill for the die, or pay a worm to roll it again.
prompt-over = The match is over.

# What an action does

do-roll = Roll one of your { $dice ->
        [one] dice: it is your last.
       *[other] { $dice } dice.
    }
do-roll-third = Roll a die of the third colour{ $dice ->
        [one] : it is your last of them.
       *[other] : you have { $dice } of them.
    }
do-skip = Pay 1 of your { $worms ->
        [one] worms, your last,
       *[other] { $worms } worms
    } and skip this turn; the die stays yours.
do-reroll = Pay 1 of your { $worms ->
        [one] worms, your last,
       *[other] { $worms } worms
    } and roll again: { $higher ->
        [0] no side of the die shows
        [one] 1 side in { $sides } shows
       *[other] { $higher } sides in { $sides } show
    } more than { $number }.
do-place = Place the { $number } in hill { $hill }, column { $column }: { $owner ->
        [third] the third colour then has
       *[seat] you then have
    } { $sum } and would be { rank-name }{ $exact ->
        [yes] , with the worm number
       *[no] {""}
    }{ $picture ->
        [nothing] .
       *[other] ; the space gives { gained-picture }.
    }
do-place-nowhere = Place a die in hill { $hill }.

# What happened

event-roll = { $owner ->
        [third] { $who } rolls a { $number } for the third colour.
       *[seat] { $who } rolls a { $number }.
    }
event-reroll = { $who } pays a worm, rolls the { $before } again and gets a { $number }.
event-skip = { $who } pays a worm and skips this turn.
event-place = { $owner ->
        [third] { $who } places the third colour's { $number } in column { $column } of hill { $hill }: { $sum } in all.
       *[seat] { $who } places the { $number } in column { $column } of hill { $hill }: { $sum } in all.
    }
event-gain = { $owner ->
        [third] The third colour
       *[seat] { $who }
    } { $gained ->
        [0] would get
       *[other] gets
    } { gained-thing }{ $from ->
        [number] {" "}for meeting the worm number
       *[space] {""}
    }{ $gained ->
        [0] , but none is left.
       *[other] .
    }
event-stuck = { $owner ->
        [third] The third colour finds no space any more; { $dice ->
            [one] 1 of its dice stays
           *[other] { $dice } of its dice stay
        } unplaced this round.
       *[seat] { $who } finds no space any more and sits out this round; { $dice ->
            [one] 1 die stays
           *[other] { $dice } dice stay
        } unplaced.
    }
event-tile = { $owner ->
        [third] The third colour
       *[seat] { $who }
    } wins the { $tile ->
        [queen] queen
       *[general] general
    } of hill { $hill } ({ $points } points) with { $sum } pips.
event-unclaimed = Nobody wins the { $tile ->
        [queen] queen
       *[general] general
    } of hill { $hill }.
event-round = Round { $round } begins with three new hills; { $who } is the start player.
event-win = { $owner ->
        [third] { $winners ->
            [one] The third colour wins with { $points } points: nobody at the table does.
           *[other] The third colour shares the victory with { $points } points.
        }
       *[seat] { $winners ->
            [one] { $who } wins with { $points } points.
           *[other] { $who } shares the victory with { $points } points.
        }
    }

# Why not

refusal-over = The match is over.
refusal-no-such-action = That is no action of this game.
refusal-roll-first = Roll a die first; then choose the hill.
refusal-nothing-to-reroll = There is no rolled die to roll again.
refusal-no-dice = You have no die left in this round.
refusal-columns-full = All your columns are full: you have no space to place a die.
refusal-no-third-colour = Only the game for two has a third colour.
refusal-no-third-dice = You have no die of the third colour left in this round.
refusal-third-columns-full = All columns of the third colour are full.
refusal-skip-needs-own-die = A worm skips a turn only while you could place a die of your own colour.
refusal-no-worm = That costs a worm, and you have none.
refusal-third-reroll = Dice of the third colour cannot be rolled again.
refusal-place-first = You have rolled a { $number }: place it in a hill.
refusal-skip-before-rolling = A turn can be skipped only before rolling.
refusal-column-full = Your column in hill { $hill } is full, and you may have only one there.

# Score sheet

score-queens = Queens
score-generals = Generals
score-sets = Sets of objects
score-variety = Most kinds
score-worms = Worms

because-queens = tiles: { $parts }
because-generals = tiles: { $parts }
because-sets = { $sets ->
        [0] no kind twice
        [one] 1 kind twice
       *[other] { $sets } kinds twice
    }
because-variety = { $kinds ->
        [0] no kind
        [one] 1 kind
       *[other] { $kinds } kinds
    }
because-worms = { $worms ->
        [0] no worm
        [one] 1 worm
       *[other] { $worms } worms
    }

# The table in words and pictures

words-hill = Hill { $number }: queen { $queen }, general { $general }, worm for exactly { $worm_number }
words-players = Players (round { $round } of { $rounds }; worms in the supply: { $worms })
words-last-round = The round before
words-die = Rolled: { $number }
words-offer = The { $number } would go to column { $column }: sum { $sum }, { rank-name }{ $exact ->
        [yes] , with the worm number
       *[no] {""}
    }{ $picture ->
        [nothing] .
       *[other] ; it finds { gained-picture }.
    }
words-no-offer = No space here for the rolled die.
words-full = full
words-blank = -
words-column-column = Column
words-column-player = Player
words-column-dice = Dice
words-column-sum = Sum
words-column-rank = Rank
words-column-spaces = Free spaces, from the bottom up
words-column-colour = Colour
words-column-hand = In hand
words-column-worms = Worms
words-column-objects = Objects
words-column-queens = Queens
words-column-generals = Generals
words-column-hill = Hill
words-column-queen = Queen
words-column-general = General

scene-prompt = { $who }: { $prompt }
scene-outcome = { $winners ->
        [one] { $who } wins with { $points } points.
       *[other] { $who } share the victory with { $points } points.
    }
scene-third-wins = The third colour wins with { $points } points.
scene-round = Round { $round } of { $rounds }
scene-total = Total
scene-roll = Roll
scene-skip = Skip
scene-odds = { $higher ->
        [0] no side is higher
        [one] 1 side of { $sides } is higher
       *[other] { $higher } sides of { $sides } are higher
    }
scene-offer = { $sum } · { rank-name }{ $exact ->
        [yes] {" "}· worm number
       *[no] {""}
    }
scene-offer-gain = + { $thing }
scene-won-queen = { $won ->
        [yes] Queen { $points }: { $who }
       *[no] Queen { $points }: nobody
    }
scene-won-general = { $won ->
        [yes] General { $points }: { $who }
       *[no] General { $points }: nobody
    }
label-column = Column { $column }: { $who }, { $sum } pips, { rank-name }; free: { $spaces }.
label-free-column = Column { $column }: nobody; free: { $spaces }.
label-card = { $who }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } in hand, { $worms ->
        [one] 1 worm
       *[other] { $worms } worms
    }, objects: { $objects }, { $queens ->
        [one] 1 queen
       *[other] { $queens } queens
    }, { $generals ->
        [one] 1 general
       *[other] { $generals } generals
    }
label-worm-number = A sum of exactly { $number } earns a worm
label-queen-tile = Queen, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
label-general-tile = General, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
label-turn = { $who } has to decide
label-winner = { $who } has won
label-things = { $thing } × { $count }
label-score = Score by category
label-tray = Tray for the die
label-die = { $who }: rolled { $number }
label-skip = Pay a worm and skip this turn
label-pile = Hills to come: { $hills }
label-supply = In the supply: { $thing } × { $count }
label-ghost = The next die would go to column { $column }
