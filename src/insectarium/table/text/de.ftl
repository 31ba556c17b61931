# Was der Tisch sagt, gleich welches Spiel auf ihm liegt.

prompt-hot-seat = { $who }: { $task }
prompt-other = { $who } ist am Zug: { $task }
prompt-inside = Im Zug von { $turn } entscheidet { $who }: { $task }
prompt-inside-yours = Im Zug von { $turn } entscheidest du: { $task }
prompt-open = Warten, bis jemand den Platz von { $who } einnimmt.

over = Die Partie ist zu Ende.
stale = Der Tisch hat sich inzwischen verändert; schau noch einmal hin.
not-your-turn = { $who } ist am Zug.
not-your-seat = Der Platz von { $who } gehört dir nicht.
no-such-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
not-understood = Das ist keine Aktion dieses Spiels. { $reason }
bot-plays-for-you = Ein Bot spielt für dich; nimm zuerst deinen Platz zurück.
resigned-seat = Du hast aufgegeben; ein Bot spielt diesen Platz zu Ende.
already-resigned = Dieser Platz wurde aufgegeben; ein Bot spielt ihn zu Ende.
no-bot-there = Auf diesem Platz spielt kein Bot.
seat-taken = Dort sitzt schon jemand anderes.
no-free-seat = Alle Plätze an diesem Tisch sind besetzt.
not-seated = Du hast keinen Platz an diesem Tisch.
not-over = Eine neue Partie kann beginnen, wenn diese zu Ende ist.
why-nothing = Hiermit lässt sich jetzt nichts tun.

undo-possible = Zurücknehmen: { $done }
undo-over = Die Partie ist zu Ende; nichts kann mehr zurückgenommen werden.
undo-nothing = Du hast noch nichts getan, was zurückgenommen werden könnte.
undo-others-acted = { $who } hat seitdem gehandelt; dein Zug kann nicht zurückgenommen werden.
undo-bot-acted = Ein Bot hat das für dich getan; es kann nicht zurückgenommen werden.
undo-turn-over = Dein Zug ist vorbei; er kann nicht zurückgenommen werden.
undo-chance = Seitdem hat der Zufall entschieden; das kann nicht zurückgenommen werden.
undo-secret = Seitdem wurde etwas Verborgenes gezeigt; das kann nicht zurückgenommen werden.

outcome-none = Die Partie endet ohne Sieger.
outcome-one = { $who } gewinnt mit { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkten.
    }
outcome-one-level = { $who } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } und entscheidet den Gleichstand mit { $level } für sich.
outcome-several = { $others } und { $last } teilen sich den Sieg mit { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkten.
    }

hint-gain = Das bringt sofort { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
hint-loss = Das kostet sofort { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
hint-nothing = Das bringt noch keine Punkte.
hint-promises = Es dürfte dir ungefähr { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr bringen als deine anderen Möglichkeiten im Schnitt.
hint-blocks = Es dient dazu, { $who } zu bremsen, um ungefähr { $blocked ->
        [one] 1 Punkt
       *[other] { $blocked } Punkte
    } gegenüber deinen anderen Möglichkeiten.
hint-promises-and-blocks = Gegenüber deinen anderen Möglichkeiten dürfte es dir ungefähr { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr bringen, und es bremst { $who } um ungefähr { $blocked }.
hint-prepares = Es zahlt sich erst später aus: Beim Vorausdenken fand sich nichts Besseres.

log-undo = { $who } nimmt das zurück.
log-join = { $who } setzt sich.
log-resign = { $who } gibt auf; ein Bot spielt weiter.
log-hand-over = Ein Bot spielt jetzt für { $who }.
log-take-back = { $who } spielt wieder selbst, ohne Bot.
log-rename = Auf diesem Platz sitzt jetzt { $name }.
log-rematch = { $who } möchte eine neue Partie.
log-fallback = Der Bot von { $who } konnte nicht entscheiden; ein einfacherer entscheidet an seiner Stelle.

seat-name = Platz { $number }
