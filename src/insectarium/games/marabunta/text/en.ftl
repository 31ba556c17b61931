# Marabunta, in English.

title = Marabunta
summary = Divide dice and a tile into two pools, let the other choose, and win the regions of the jungle floor.
seat-name = { $number ->
        [1] Red
       *[other] Blue
    }

option-territory = Territory
option-territory-help = The side with the symbol is meant for first games. A generated territory is new every time.
option-territory-symbol = side with the symbol
option-territory-plain = side without the symbol
option-territory-generated = generated
option-boards = Player boards
option-boards-help = Which abilities the chests unlock.
option-boards-symbol = side with the symbol
option-boards-plain = side without the symbol

# Names

name-region = { $region ->
        [blue] blue
        [pink] pink
        [orange] orange
        [green] green
        [silver] silver
       *[yellow] yellow
    }
name-coloured = { $region ->
        [blue] blue
        [pink] pink
        [orange] orange
        [green] green
        [silver] silver
       *[yellow] yellow
    }
name-face = { $shows ->
        [banner] banner
        [chest] chest
       *[other] { $shows }
    }
name-tile = { $shows ->
        [chests] two chests
        [circles] two circles
        [one] a 1 anywhere
        [zeros] two 0s
        [free_zero] a free 0
        [strike] cross out two hexes
        [repeat] repeat a die
       *[purge] remove a cookie
    }
name-ability = { $ability ->
        [one] a 1
        [two] a 2
        [free_zero] a free 0
        [free_three] a free 3
        [cookies] two cookies
        [two_points] 2 points
        [three_points] 3 points
        [three_ones] three 1s
        [strike] cross out two hexes
       *[circles] two circles
    }
name-element = { $element ->
        [tile] the tile ({ name-tile })
        [blue] blue { name-face }
        [pink] pink { name-face }
        [orange] orange { name-face }
        [green] green { name-face }
        [silver] silver { name-face }
       *[yellow] yellow { name-face }
    }
name-use = { name-element }{ $use ->
        [none] {" "}(no use now)
        [anthill] {" "}(only with an anthill)
        [places] { $places ->
            [one] {" "}(1 hex)
           *[other] {" "}({ $places } hexes)
        }
       *[yes] {""}
    }
name-hex = { $hex } ({ name-region })

# What is to be decided

prompt-split = Divide the dice: choose those that lie apart from the tile.
prompt-choose = Choose one of the two pools.
prompt-element = Choose what to use next, or finish.
prompt-write = Choose a hex for the number, or spend an anthill.
prompt-write_free = Choose any available hex for the number.
prompt-next = Choose a hex beside it for the next number.
prompt-chest = Choose a group and mark one of its chests.
prompt-strike = Choose a hex to cross out.
prompt-circle = Choose a leaf and colour one of its circles.
prompt-repeat = Choose the die that takes effect once more.
prompt-purge = Choose a cookie hex to cross out.
prompt-bonus = Choose what comes first: a cookie or a chest.

# What an action does

do-split = Apart from the tile: { $apart }. With the tile: { $rest }.
do-choose-tile = Take the pool with the tile: { $elements }.
do-choose-dice = Take the pool without the tile: { $elements }.
do-use = Use { name-use }.
do-finish = Finish; { $left ->
        [one] 1 element goes unused.
       *[other] { $left } elements go unused.
    }
do-write = Write { $number } on { name-hex }{ $symbol ->
        [cookie] {" "}and mark a cookie
        [chest] {" "}and mark a chest
       *[none] {""}
    }.
do-anthill = Cross out { $anthills ->
        [one] your last anthill
       *[other] one of your { $anthills } anthills
    } and write { $number } on any available hex{ $zone ->
        [anywhere] {""}
       *[region] {" "}of the { name-coloured } region
    }.
do-drop = Drop this effect.
do-chest = Mark a chest of the group for { name-ability }; { $missing ->
        [0] that unlocks it.
        [one] 1 more will be missing.
       *[other] { $missing } more will be missing.
    }
do-strike = Cross out { name-hex }.
do-circle = Colour a circle on the { name-coloured } leaf.
do-repeat = Repeat { name-element }.
do-purge = Cross out the cookie hex { name-hex }.
do-bonus-cookie = Mark the cookie first.
do-bonus-chest = Mark the chest first.

# What happened

event-reveal = Round { $round }: { $who } reveals the tile "{ name-tile }".
event-roll = { $who } rolls blue { shown-blue }, pink { shown-pink }, orange { shown-orange }, green { shown-green }, silver { shown-silver }, yellow { shown-yellow }.
shown-blue = { $blue ->
        [banner] banner
        [chest] chest
       *[other] { $blue }
    }
shown-pink = { $pink ->
        [banner] banner
        [chest] chest
       *[other] { $pink }
    }
shown-orange = { $orange ->
        [banner] banner
        [chest] chest
       *[other] { $orange }
    }
shown-green = { $green ->
        [banner] banner
        [chest] chest
       *[other] { $green }
    }
shown-silver = { $silver ->
        [banner] banner
        [chest] chest
       *[other] { $silver }
    }
shown-yellow = { $yellow ->
        [banner] banner
        [chest] chest
       *[other] { $yellow }
    }
event-split = { $who } makes two pools: the tile with { $with_tile ->
        [0] no die
        [one] 1 die
       *[other] { $with_tile } dice
    }, and { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } apart.
event-choose = { $pool ->
        [tile] { $who } takes the pool with the tile.
       *[dice] { $who } takes the pool without the tile.
    }
event-use = { $who } uses: { name-element }.
event-repeat = { $who } repeats: { name-element }.
event-write = { $who } writes { $number } on { name-hex }.
event-anthill = { $who } crosses out an anthill; { $left ->
        [0] none is left.
        [one] 1 is left.
       *[other] { $left } are left.
    }
event-cookie = { $who } marks cookie { $cookies }{ $points ->
        [0] .
        [one] {" "}for 1 point.
       *[other] {" "}for { $points } points.
    }
event-chest = { $who } marks a chest of "{ name-ability }"{ $missing ->
        [0] .
        [one] ; 1 is missing.
       *[other] ; { $missing } are missing.
    }
event-unlock = { $who } unlocks "{ name-ability }".
event-points = { $who } gains { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
event-circle = { $who } colours a circle on the { name-coloured } leaf; { $blank ->
        [0] none is blank now.
        [one] 1 is still blank.
       *[other] { $blank } are still blank.
    }
event-strike = { $who } crosses out { name-hex }.
event-purge = { $who } removes the cookie on { name-hex }.
event-drop = { $who } drops the effect.
event-finish = { $who } leaves { $unused ->
        [0] nothing
        [one] 1 element
       *[other] { $unused } elements
    } unused.
event-lost = { $effect ->
        [chest] { $who } has no chest left to mark.
        [cookie] { $who } has no cookie left to mark.
        [circle] { $who } finds no further leaf with a blank circle.
       *[other] { $who } cannot use the effect; it is lost.
    }
event-trigger = { $ending ->
        [region] { $who } fills a region
        [sheet] { $who } completes a leaf
       *[cookies] { $who } takes the last cookie hex
    }: the match ends after this round.
event-win = { $who } wins with { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }

# Why not

refusal-no-such-action = That is no action of this game.
refusal-over = The match is over.
refusal-empty-pool = Each pool needs at least one element: put at least one die apart from the tile.
refusal-split-first = First the dice and the tile are divided into two pools.
refusal-choose-first = First the other player chooses a pool.
refusal-pools-are-made = The pools of this round are made and chosen.
refusal-removal-due = Removing a cookie is compulsory while one is left on the territory.
refusal-choose-element = Choose a die or the tile of your pool first.
refusal-not-in-pool = That is not in your pool.
refusal-used-already = You have used that already.
refusal-no-blank-circle = That leaf has no blank circle left.
refusal-no-chest-left = All your chests are marked.
refusal-no-place = There is no hex where that number could go.
refusal-no-place-in-region = There is no hex of the { name-coloured } region where that number could go.
refusal-no-room-for-all = There is not enough room for all the numbers there.
refusal-no-pair = No two available hexes touch each other.
refusal-no-die-to-repeat = Your pool has no die that could take effect.
refusal-no-cookie-left = There is no available cookie hex.
refusal-finish-first = Finish what you began: another decision comes first.
refusal-not-asked = Something else is to be decided now.
refusal-all-or-nothing = Once begun, this must be completed.
refusal-anthill-spent = The anthill is crossed out: now write the number.
refusal-bonus-must = Cookies and chests must be taken.
refusal-must-be-done = This must be used if it can be.
refusal-no-anthill-needed = This number needs no anthill; it can go anywhere.
refusal-no-anthill-left = You have no anthill left.
refusal-no-such-group = There is no such group of chests.
refusal-group-complete = All chests of that group are marked.
refusal-no-such-hex = There is no such hex.
refusal-crossed-out = That hex is crossed out.
refusal-has-number = That hex has a number already.
refusal-other-region = This number belongs in the { name-coloured } region.
refusal-no-neighbour = That hex touches no number of yours; an anthill would help.
refusal-not-beside-first = That hex does not touch the number before.
refusal-not-beside-both = That hex does not touch both numbers before.
refusal-no-pair-here = Two available hexes that touch each other must be crossed out.
refusal-no-such-sheet = There is no such leaf.
refusal-other-sheet = The second circle goes on another leaf.
refusal-no-cookie-there = That hex has no cookie.

# Score sheet

score-cookies = Cookies
score-chests = Chests
score-blue = Blue region
score-pink = Pink region
score-orange = Orange region
score-green = Green region
score-silver = Silver region
score-yellow = Yellow region

because-cookies = { $cookies ->
        [one] 1 cookie marked
       *[other] { $cookies } cookies marked
    }
because-region = numbers add up to { $own }

# The picture

scene-round = Round { $round }, { $cookies ->
        [one] 1 cookie left
       *[other] { $cookies } cookies left
    }
scene-prompt = { $who }: { $prompt }
scene-outcome = { $who } wins with { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
scene-pool-tile = With the tile
scene-pool-dice = Apart from the tile
scene-finish = Finish
scene-drop = Drop the effect
scene-splitter = divides
scene-points = { $points ->
        [one] 1 point now
       *[other] { $points } points now
    } ({ $track } on the track)

label-hex = { $hex }, { name-coloured } region{ $symbol ->
        [cookie] , cookie
        [chest] , chest
       *[none] {""}
    }
label-hex-number = { $hex }: { $number } of { $who }
label-hex-crossed = { $hex }: crossed out
label-sheet = Leaf { name-region }: { $red } red, { $blue } blue, { $blank } blank circles; numbers { $red_sum } to { $blue_sum }; { $hexes ->
        [one] 1 hex available
       *[other] { $hexes } hexes available
    }
label-pool = Pool "{ $pool }": { $elements }
label-used = { $element }, done
label-to-come = Tiles to come: { $tiles }
label-board = Board of { $who }
label-turn = { $who } has to decide
label-winner = { $who } has won
label-anthill = { $used ->
        [True] Anthill of { $who }, crossed out
       *[other] Anthill of { $who }
    }
label-cookies = { $who }: { $marked } of { $cookies } cookies marked
label-group = { $who }: { $marked } of { $chests } chests for { name-ability }

# The table in words

words-territory = Territory
words-territory-note = First the region's letter; then . nothing, * cookie, # chest, x crossed out, or a number with the letter of its player.
words-regions = Regions ({ $first } : { $second })
words-boards = Player boards
words-cookie-row = Row of cookies: { $row }
words-round = { scene-round }
words-column-region = Region
words-column-sums = Numbers
words-column-circles = Circles
words-column-blank = Blank
words-column-available = Hexes available
words-column-player = Player
words-column-points = Points (track)
words-column-anthills = Anthills
words-column-cookies = Cookies
words-column-chests = Chests
words-column-pool = Pool
words-column-elements = Dice and tile
