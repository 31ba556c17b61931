# What the table says, whatever game is on it.

prompt-hot-seat = { $who }: { $task }
prompt-other = { $who }’s turn: { $task }
prompt-inside = In { $turn }’s turn { $who } decides: { $task }
prompt-inside-yours = In { $turn }’s turn you decide: { $task }
prompt-open = Waiting for somebody to take the seat of { $who }.

over = The match is over.
stale = The table has changed since; look again.
not-your-turn = It is { $who }’s turn.
not-your-seat = The seat of { $who } is not yours.
no-such-seat = There is no seat { $seat }; seats are 0 to { $last }.
not-understood = That is no action of this game. { $reason }
bot-plays-for-you = A bot plays for you; take your seat back first.
resigned-seat = You have resigned; a bot plays this seat to the end.
already-resigned = This seat has been given up; a bot plays it to the end.
no-bot-there = No bot plays this seat.
seat-taken = Somebody else already sits there.
no-free-seat = Every seat at this table is taken.
not-seated = You have no seat at this table.
not-over = A rematch can start when the match is over.
why-nothing = Nothing can be done with this now.

undo-possible = Take back: { $done }
undo-over = The match is over; nothing can be taken back.
undo-nothing = You have not done anything yet that could be taken back.
undo-others-acted = { $who } has acted since; your turn cannot be taken back.
undo-bot-acted = A bot did this for you; it cannot be taken back.
undo-turn-over = Your turn is over; it cannot be taken back.
undo-chance = Chance has decided since; that cannot be taken back.
undo-secret = Something hidden has been shown since; that cannot be taken back.

outcome-none = The match ends without a winner.
outcome-one = { $who } wins with { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
outcome-one-level = { $who } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }, on the tie-break against { $level }.
outcome-several = { $others } and { $last } share the victory with { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }

hint-gain = It brings { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once.
hint-loss = It costs { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once.
hint-nothing = It brings no points at once.
hint-promises = It should be worth about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more to you than your other choices are on average.
hint-blocks = Its use is to hold { $who } back, by about { $blocked ->
        [one] 1 point
       *[other] { $blocked } points
    } beside your other choices.
hint-promises-and-blocks = Beside your other choices it should be worth about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more to you, and it holds { $who } back by about { $blocked }.
hint-prepares = It pays only later: thinking ahead found nothing better.

log-undo = { $who } takes it back.
log-join = { $who } sits down.
log-resign = { $who } resigns; a bot plays on.
log-hand-over = A bot plays for { $who } now.
log-take-back = { $who } plays again, without the bot.
log-rename = The player of this seat is now called { $name }.
log-rematch = { $who } asks for a rematch.
log-fallback = The bot of { $who } could not decide; a simpler one decides instead.

seat-name = Seat { $number }
