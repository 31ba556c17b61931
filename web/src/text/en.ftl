# Everything the interface says; what the games say comes from the server.

brand = Insectarium
close = Close
cancel = Cancel
loading = One moment …
try-again = Try again
to-start = To the start page
help = Help
settings = Settings
error-unreachable = The server cannot be reached. Is it running?
nowhere = There is nothing here
nowhere-address = There is nothing at this address. Perhaps a part of the link is missing.
nowhere-game = There is no game called { $game }. The start page shows all games there are.

start-title = Board games of ants, bees and termites
start-summary = Play at once, against the computer or with friends by a link. The rules are looked after and explained.
start-games = Games
start-play = Play { $game }
game-players = { $most ->
        [2] 2 players
       *[other] { $least } to { $most } players
    }
game-minutes = about { $minutes } minutes
game-designers = A game by { $names }
way-bots = Five levels of bots, from beginner to expert
way-friends = Friends join by a link, without an account
way-here = Several people at one device
way-rules = Click anything: the rule is told
my-tables = Your tables
my-tables-all = Show all { $count }
my-tables-less = Show fewer
match-over = The match is over
match-your-turn = Your turn
match-running = Under way

play-bots = Play against bots
play-bots-help = { $bots ->
        [one] You against one bot. Change anything below, or start right away.
       *[other] You against { $bots } bots. Change anything below, or start right away.
    }
open-and-invite = Open the table and invite
open-help = You get a link for your friends on the table.
play = Play
play-help = Pass the device from one player to the next.
who-plays = Who plays
number-of-players = Players
seat-kind = Who takes seat { $number }
seat-level = How well the bot of seat { $number } plays
seat-name = Name of the player of seat { $number }
kind-me = I
kind-bot = A bot
kind-friend = A friend by link
kind-hotseat = Somebody here
kind-friend-help = The seat stays free until somebody comes with your link.
your-name = Your name
their-name = Their name
guest = Guest
guest-number = Guest { $number }
variants = Variants
option-not-with = { $count ->
        [one] Not everything can be chosen with 1 player.
       *[other] Not everything can be chosen with { $count } players.
    }

join-title = Invitation
join-game = You are invited to { $game }
join-at-table = At the table
join-full = Every seat is taken.
join-seat = Seat
join-seat-number = Seat { $number }
join-sit = Sit down
join-watch = Watch

table-closed = This table cannot be shown
share = Invite
match-menu = Seats and match
spoken-label = What happens
prompt-label = What is to be done
connection-lost = The connection is lost. Trying again …
connection-closed = The connection was closed. Load the page again.
looking-back = Step { $step } of { $steps }.
back-to-now = Back to now
hint = Hint
hint-help = What would a good bot do?
hint-says = A good bot would do this: { $sentence }
undo = Undo
undo-in-past = You are looking back. Go back to now first.
why-past = You are looking back; nothing can be done here. Go back to now first.
score-sheet = Score sheet

board-label = The table. Arrow keys move the picture; Tab goes to the places where you can act.
zoom = Size of the picture
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Show everything
several-things = { $count } things can be done here. Click to choose.
held = Picked. { $count ->
        [one] One place shines.
       *[other] { $count } places shine.
    }
held-next = Choose where it goes.
put-back = Put back
turn-of = Turn { $turn } of { $turns }: { $sentence }
turn-only = It fits in one way: { $sentence }
turn-it = Turn { $turn }/{ $turns }
turn-how = Turn it with the wheel or R.
menu-label = Several things can be done here
bubble-label = Explanation
open-rule = Rule { $rule }
set-click-in = Click to choose it
set-click-out = Click to leave it out
confirm-label = To confirm
confirm-final = It cannot be taken back.
do-it = Do it
confirm-set = Confirm
set-clear = Start over
set-more = Choose one or several places, then confirm.
set-none = These do not go together. Leave something out.

time-label = Look back
time-first = To the start of the match
time-back = One step back
time-forward = One step forward
time-step = Step { $step } of { $steps }

panel-label = Beside the table
choices = What you can do
choices-tab = Choices
choices-none = There is nothing for you to choose now.
log = Log
log-empty = Nothing has happened yet.
log-jump = Look at the table after this
score = Score
score-category = Category
score-because = How it comes about
score-total = Total
points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
rules = Rules
rules-search = Search the rules
rules-found = { $count ->
        [one] 1 rule found
       *[other] { $count } rules found
    }
rules-none = No rule has these words.

seat-you = you
seat-thinking = thinking
seat-open = free
seat-bot = bot
seat-stand-in = a bot plays for them
seat-resigned = resigned; a bot plays on
seat-away = away
winner = winner

share-title = Invite people
share-help = { $count ->
        [one] One seat is free. Whoever opens this link can take it.
       *[other] { $count } seats are free. Whoever opens this link can take one.
    }
share-table = Link for this table
share-seat = Link for seat { $number } only
share-full = Every seat is taken. With this link others can watch.
share-watch = Link for watching
copy = Copy
copied = Copied
qr-alt = QR code of this link

menu-watcher = You are watching; you have no seat at this table.
rename = Rename
hand-over = Let a bot play
take-back = Play this seat without the bot again
resign = Resign
resign-sure = Resign for good; a bot plays on
record-download = Save the match as text
seed-hidden = The shuffles are fixed already. Their fingerprint: { $hash } …
seed-told = All shuffles come from this seed: { $seed }

curtain = It is { $name }’s turn. Pass the device on.
curtain-lift = I am { $name }

rematch = Rematch
rematch-go = To the rematch
watch-again = Look back from the start

time-play-on = Play on from here
time-play-on-help = A new match that begins at this moment, against bots
review = Look back with an expert
review-help = Shows how everybody’s chances went, and which decisions cost most.
review-title = Looking back
review-working = { $judged } of { $steps } steps looked at …
review-done = The look back is ready.
review-failed = The expert could not finish. Try again later.
review-graph = Everybody’s chance to win, from the first step to the last
review-caption = Chance to win, from the first step to the last, as each player could judge it then. Upright lines are the decisions below.
review-cost = { $who } lost about { $percent } percentage points of winning chance here
review-played = Played: { $action }
review-better = Better: { $action }
review-look = Look at it
review-play-on = Play on from here as { $who }
review-clean = No decision stands out: nobody lost much of their chance by a mistake.

settings-language = Language
settings-theme = Light
theme-auto = as the device
theme-light = by day
theme-dark = by lamplight
settings-asking = Ask before an action is carried out
asking-auto = only on touch screens
asking-never = never
asking-final = only when it cannot be taken back
asking-always = always

help-play = Places where you may act shine in blue. Point at one to read what a click does and what it costs.
help-play-touch = Places where you may act shine in blue. Tap one to read what it does; nothing happens before you confirm it.
help-why = Click anything else to hear why it cannot be done now, and which rule says so.
help-why-touch = Tap anything else to hear why it cannot be done now, and which rule says so.
help-move = Drag the table to move it; the wheel or two fingers change its size.
help-move-touch = Move the table with one finger; two fingers change its size.
help-keys = Keys
help-tab = to the table, and to the first place where you may act
help-arrows = from one such place to the next; without one, move the picture
help-shift-arrows = over all pieces, to hear what they are
help-enter = act here, or hear why not
help-turn = turn what is about to be laid; with Shift the other way
help-escape = close or cancel
help-undo = undo
help-hint = hint
help-zoom = larger, smaller, everything
help-steps = one step back or forward in the match
help-panels = what you can do, log, score, rules
help-help = this help
