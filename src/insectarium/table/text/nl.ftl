# Wat de tafel zegt, welk spel er ook op ligt.

prompt-hot-seat = { $who }: { $task }
prompt-other = { $who } is aan de beurt: { $task }
prompt-inside = In de beurt van { $turn } beslist { $who }: { $task }
prompt-inside-yours = In de beurt van { $turn } beslis jij: { $task }
prompt-open = Wachten tot iemand de plaats van { $who } inneemt.

over = De partij is afgelopen.
stale = De tafel is intussen veranderd; kijk opnieuw.
not-your-turn = { $who } is aan de beurt.
not-your-seat = De plaats van { $who } is niet van jou.
no-such-seat = Er is geen plaats { $seat }; de plaatsen zijn 0 tot en met { $last }.
not-understood = Dat is geen actie van dit spel. { $reason }
bot-plays-for-you = Een bot speelt voor jou; neem eerst je plaats terug.
resigned-seat = Je hebt opgegeven; een bot speelt deze plaats uit.
already-resigned = Deze plaats is opgegeven; een bot speelt haar uit.
no-bot-there = Op deze plaats speelt geen bot.
seat-taken = Daar zit al iemand anders.
no-free-seat = Alle plaatsen aan deze tafel zijn bezet.
not-seated = Je hebt geen plaats aan deze tafel.
not-over = Een nieuwe partij kan beginnen als deze is afgelopen.
why-nothing = Hiermee kan nu niets worden gedaan.

undo-possible = Terugnemen: { $done }
undo-over = De partij is afgelopen; er kan niets meer worden teruggenomen.
undo-nothing = Je hebt nog niets gedaan dat kan worden teruggenomen.
undo-others-acted = { $who } heeft sindsdien gehandeld; je beurt kan niet worden teruggenomen.
undo-bot-acted = Een bot deed dit voor jou; het kan niet worden teruggenomen.
undo-turn-over = Je beurt is voorbij; ze kan niet worden teruggenomen.
undo-chance = Het toeval heeft intussen beslist; dat kan niet worden teruggenomen.
undo-secret = Er is intussen iets verborgens getoond; dat kan niet worden teruggenomen.

outcome-none = De partij eindigt zonder winnaar.
outcome-one = { $who } wint met { $points ->
        [one] 1 punt.
       *[other] { $points } punten.
    }
outcome-one-level = { $who } wint met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, na een gelijke stand met { $level }.
outcome-several = { $others } en { $last } delen de overwinning met { $points ->
        [one] 1 punt.
       *[other] { $points } punten.
    }

hint-gain = Het levert meteen { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } op.
hint-loss = Het kost meteen { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
hint-nothing = Het levert nu nog geen punten op.
hint-promises = Het zou je ongeveer { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } meer moeten opleveren dan je andere keuzes gemiddeld.
hint-blocks = Het dient om { $who } af te remmen, met ongeveer { $blocked ->
        [one] 1 punt
       *[other] { $blocked } punten
    } vergeleken met je andere keuzes.
hint-promises-and-blocks = Vergeleken met je andere keuzes zou het je ongeveer { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } meer moeten opleveren, en het remt { $who } met ongeveer { $blocked } af.
hint-prepares = Het loont pas later: vooruitdenken leverde niets beters op.

log-undo = { $who } neemt het terug.
log-join = { $who } gaat zitten.
log-resign = { $who } geeft op; een bot speelt verder.
log-hand-over = Een bot speelt nu voor { $who }.
log-take-back = { $who } speelt weer zelf, zonder bot.
log-rename = De speler van deze plaats heet nu { $name }.
log-rematch = { $who } vraagt om een nieuwe partij.
log-fallback = De bot van { $who } kon niet beslissen; een eenvoudigere beslist in zijn plaats.

seat-name = Plaats { $number }
