# What the server says.

error-bad-json = This is no valid JSON: { $reason }
error-bad-field = { $reason }
error-not-json = Send JSON, with the content type application/json.
error-too-large = This message is too large; at most { $limit } bytes are read.
error-no-such-game = There is no game called { $game }.
error-no-such-match = There is no such match, or it is not for you to see.
error-no-such-step = This match has no step { $step }; it has steps 0 to { $last }.
error-not-found = There is nothing at this address.
error-method = This address does not answer { $method }.
error-wrong-origin = This request comes from another web site and is not answered.
error-wrong-host = This server does not answer under the name { $host }.
error-too-many = Too many requests; try again in { $seconds ->
        [one] 1 second.
       *[other] { $seconds } seconds.
    }
error-not-stored = This could not be written to the disk, so it was not done. Nothing that was done before is lost.
error-other-version = This match was played with another version of the game, so it cannot go on here. Nothing of it is lost.
error-broken = Something went wrong in the server. Nothing was changed.
error-closing = The server is closing; come back in a moment.
error-bad-token = This link is not, or no longer, valid.
error-bad-name = A name has 1 to { $most } characters.
error-bad-seat = There is no seat { $seat } for you here.
error-bad-shape = The shapes of a table are { $shapes }.
error-bad-qr = QR codes are made only for links of this server.
error-bad-seed = A seed has at most { $most } characters, without line breaks.
error-review-not-over = The look back on a match can be made when it is over.
error-fork-not-over = A match can be played on from an earlier moment when it is over.
error-no-hints = Hints are switched off at this table.
error-not-understood = This message is not understood: { $reason }
error-hello-first = Say hello first.
error-protocol = This server speaks version { $known } of the protocol, not { $given }. Load the page again.

setup-seats = { $game } is for { $seats } players, not { $given }.
setup-no-option = { $game } has no option { $option }.
setup-option-value = Option { $option } cannot be { $value }; it can be { $values }.
setup-option-seats = { $option } can be chosen with { $seats } players, not with { $given }.
setup-option-with = { $option } can be chosen only with this: { $other }, { $value }.
setup-no-bot = There is no bot '{ $bot }'.
setup-no-level = A bot needs a level: { $levels }.
setup-long-bot = The name of a bot has at most { $most } characters.

bye-closing = The server is closing; come back in a moment.
bye-slow = This connection does not read what is sent to it.
bye-too-many = Too many messages.
bye-not-allowed = There is no such match, or it is not for you to see.
bye-other-version = This match was played with another version of the game, so it cannot go on here. Nothing of it is lost.
bye-silent = Nothing was heard from you.

option-yes = yes
option-no = no

level-beginner = Beginner
level-beginner-help = Overlooks much and misjudges more, as newcomers do.
level-easy = Easy
level-easy-help = Looks one step ahead, in a hurry.
level-medium = Medium
level-medium-help = Looks one step ahead, with care.
level-hard = Hard
level-hard-help = Thinks a moment about every step.
level-expert = Expert
level-expert-help = Thinks a whole second about every step.
bot-name-beginner = Mayfly
bot-name-easy = Firefly
bot-name-medium = Cricket
bot-name-hard = Mantis
bot-name-expert = Hornet

qr-title = The QR code of this link
