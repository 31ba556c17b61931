# Was der Server sagt.

error-bad-json = Das ist kein gültiges JSON: { $reason }
error-bad-field = { $reason }
error-not-json = Sende JSON, mit dem Inhaltstyp application/json.
error-too-large = Diese Nachricht ist zu groß; höchstens { $limit } Bytes werden gelesen.
error-no-such-game = Es gibt kein Spiel namens { $game }.
error-no-such-match = Diese Partie gibt es nicht, oder sie ist nicht für dich bestimmt.
error-no-such-step = Diese Partie hat keinen Schritt { $step }; sie hat die Schritte 0 bis { $last }.
error-not-found = Unter dieser Adresse gibt es nichts.
error-method = Diese Adresse antwortet nicht auf { $method }.
error-wrong-origin = Diese Anfrage kommt von einer anderen Website und wird nicht beantwortet.
error-wrong-host = Dieser Server antwortet nicht unter dem Namen { $host }.
error-too-many = Zu viele Anfragen; versuche es in { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
error-not-stored = Das ließ sich nicht auf die Platte schreiben und wurde deshalb nicht getan. Was vorher getan wurde, ist nicht verloren.
error-other-version = Diese Partie wurde mit einer anderen Version des Spiels gespielt und kann hier nicht weitergehen. Nichts davon ist verloren.
error-broken = Im Server ist etwas schiefgegangen. Nichts wurde verändert.
error-closing = Der Server wird beendet; komm gleich wieder.
error-bad-token = Dieser Link ist nicht (mehr) gültig.
error-bad-name = Ein Name hat 1 bis { $most } Zeichen.
error-bad-seat = Hier gibt es für dich keinen Platz { $seat }.
error-bad-shape = Die Formen eines Tisches sind { $shapes }.
error-bad-qr = QR-Codes gibt es nur für Links dieses Servers.
error-bad-seed = Eine Startzahl hat höchstens { $most } Zeichen, ohne Zeilenumbrüche.
error-review-not-over = Auf eine Partie zurückblicken kann man, wenn sie vorbei ist.
error-fork-not-over = Von einem früheren Moment aus weiterspielen kann man, wenn die Partie vorbei ist.
error-no-hints = An diesem Tisch sind Tipps ausgeschaltet.
error-not-understood = Diese Nachricht wird nicht verstanden: { $reason }
error-hello-first = Sage zuerst hello.
error-protocol = Dieser Server spricht Version { $known } des Protokolls, nicht { $given }. Lade die Seite neu.

setup-seats = { $game } ist für { $seats } Personen, nicht für { $given }.
setup-no-option = { $game } hat keine Option { $option }.
setup-option-value = Die Option { $option } kann nicht { $value } sein, sondern { $values }.
setup-option-seats = { $option } geht mit { $seats } Personen, nicht mit { $given }.
setup-option-with = { $option } geht nur zusammen mit: { $other }, { $value }.
setup-no-bot = Es gibt keinen Bot „{ $bot }“.
setup-no-level = Ein Bot braucht eine Stufe: { $levels }.
setup-long-bot = Der Name eines Bots hat höchstens { $most } Zeichen.

bye-closing = Der Server wird beendet; komm gleich wieder.
bye-slow = Diese Verbindung liest nicht, was ihr gesendet wird.
bye-too-many = Zu viele Nachrichten.
bye-not-allowed = Diese Partie gibt es nicht, oder sie ist nicht für dich bestimmt.
bye-other-version = Diese Partie wurde mit einer anderen Version des Spiels gespielt und kann hier nicht weitergehen. Nichts davon ist verloren.
bye-silent = Von dir war nichts zu hören.

option-yes = ja
option-no = nein

level-beginner = Anfänger
level-beginner-help = Übersieht viel und verschätzt sich oft, wie am Anfang.
level-easy = Leicht
level-easy-help = Schaut einen Schritt voraus, in Eile.
level-medium = Mittel
level-medium-help = Schaut einen Schritt voraus, mit Sorgfalt.
level-hard = Schwer
level-hard-help = Denkt über jeden Schritt kurz nach.
level-expert = Meisterlich
level-expert-help = Denkt über jeden Schritt eine ganze Sekunde nach.
bot-name-beginner = Eintagsfliege
bot-name-easy = Glühwürmchen
bot-name-medium = Grille
bot-name-hard = Gottesanbeterin
bot-name-expert = Hornisse

qr-title = Der QR-Code dieses Links
