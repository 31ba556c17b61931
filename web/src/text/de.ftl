# Alles, was die Oberfläche sagt; was die Spiele sagen, kommt vom Server.

brand = Insectarium
close = Schließen
cancel = Abbrechen
loading = Einen Augenblick …
try-again = Noch einmal versuchen
to-start = Zur Startseite
help = Hilfe
settings = Einstellungen
error-unreachable = Der Server ist nicht zu erreichen. Läuft er?
nowhere = Hier gibt es nichts
nowhere-address = Unter dieser Adresse gibt es nichts. Vielleicht fehlt ein Teil des Links.
nowhere-game = Es gibt kein Spiel namens { $game }. Die Startseite zeigt alle Spiele, die es gibt.

start-title = Brettspiele über Ameisen, Bienen und Termiten
start-summary = Sofort spielen, gegen den Computer oder mit Freunden über einen Link. Auf die Regeln wird geachtet, und sie werden erklärt.
start-games = Spiele
start-play = { $game } spielen
game-players = { $most ->
        [2] 2 Personen
       *[other] { $least } bis { $most } Personen
    }
game-minutes = etwa { $minutes } Minuten
game-designers = Ein Spiel von { $names }
way-bots = Bots auf fünf Stufen, vom Anfänger bis zum Meister
way-friends = Freunde kommen über einen Link, ohne Konto
way-here = Mehrere Personen an einem Gerät
way-rules = Klicke auf irgendetwas: Die Regel wird erklärt
my-tables = Deine Tische
my-tables-all = Alle { $count } zeigen
my-tables-less = Weniger zeigen
match-over = Die Partie ist zu Ende
match-your-turn = Du bist am Zug
match-running = Im Gange

play-bots = Gegen Bots spielen
play-bots-help = { $bots ->
        [one] Du gegen einen Bot. Ändere unten, was du willst, oder fang gleich an.
       *[other] Du gegen { $bots } Bots. Ändere unten, was du willst, oder fang gleich an.
    }
open-and-invite = Tisch eröffnen und einladen
open-help = Am Tisch bekommst du einen Link für deine Freunde.
play = Spielen
play-help = Gebt das Gerät von einer Person zur nächsten.
who-plays = Wer spielt mit
number-of-players = Personen
seat-kind = Wer nimmt Platz { $number }
seat-level = Wie gut der Bot auf Platz { $number } spielt
seat-name = Name der Person auf Platz { $number }
kind-me = Ich
kind-bot = Ein Bot
kind-friend = Freund über Link
kind-hotseat = Jemand hier
kind-friend-help = Der Platz bleibt frei, bis jemand mit deinem Link kommt.
your-name = Dein Name
their-name = Name
guest = Gast
guest-number = Gast { $number }
variants = Varianten
option-not-with = { $count ->
        [one] Mit 1 Person ist nicht alles möglich.
       *[other] Mit { $count } Personen ist nicht alles möglich.
    }

join-title = Einladung
join-game = Du bist zu { $game } eingeladen
join-at-table = Am Tisch
join-full = Alle Plätze sind besetzt.
join-seat = Platz
join-seat-number = Platz { $number }
join-sit = Platz nehmen
join-watch = Zuschauen

table-closed = Dieser Tisch kann nicht gezeigt werden
share = Einladen
match-menu = Plätze und Partie
spoken-label = Was geschieht
prompt-label = Was zu tun ist
connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
connection-closed = Die Verbindung wurde beendet. Lade die Seite neu.
looking-back = Schritt { $step } von { $steps }.
back-to-now = Zurück zur Gegenwart
hint = Tipp
hint-help = Was würde ein guter Bot tun?
hint-says = Ein guter Bot würde dies tun: { $sentence }
undo = Zurücknehmen
undo-in-past = Du blickst zurück. Kehre erst in die Gegenwart zurück.
why-past = Du blickst zurück; hier kannst du nichts tun. Kehre erst in die Gegenwart zurück.
score-sheet = Wertung

board-label = Der Tisch. Pfeiltasten verschieben das Bild; Tab führt zu den Stellen, an denen du handeln kannst.
zoom = Größe des Bildes
zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Alles zeigen
several-things = Hier kannst du { $count } Dinge tun. Klicke, um zu wählen.
held = Ausgewählt. { $count ->
        [one] Eine Stelle leuchtet.
       *[other] { $count } Stellen leuchten.
    }
held-next = Wähle, wohin es kommt.
put-back = Zurücklegen
turn-of = Drehung { $turn } von { $turns }: { $sentence }
turn-only = Es passt nur so: { $sentence }
turn-it = Drehen { $turn }/{ $turns }
turn-how = Drehe mit dem Mausrad oder mit R.
menu-label = Hier ist mehreres möglich
bubble-label = Erklärung
open-rule = Regel { $rule }
set-click-in = Klicken, um es zu wählen
set-click-out = Klicken, um es wegzulassen
confirm-label = Zu bestätigen
confirm-final = Das kann nicht zurückgenommen werden.
do-it = Ausführen
confirm-set = Bestätigen
set-clear = Von vorn
set-more = Wähle eine oder mehrere Stellen, dann bestätige.
set-none = Das passt nicht zusammen. Lass etwas weg.

time-label = Zurückblicken
time-first = Zum Anfang der Partie
time-back = Einen Schritt zurück
time-forward = Einen Schritt vor
time-step = Schritt { $step } von { $steps }

panel-label = Neben dem Tisch
choices = Was du tun kannst
choices-tab = Auswahl
choices-none = Du hast gerade nichts zu wählen.
log = Verlauf
log-empty = Noch ist nichts geschehen.
log-jump = Den Tisch danach ansehen
score = Punkte
score-category = Bereich
score-because = Wie es zustande kommt
score-total = Summe
points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
rules = Regeln
rules-search = In den Regeln suchen
rules-found = { $count ->
        [one] 1 Regel gefunden
       *[other] { $count } Regeln gefunden
    }
rules-none = Keine Regel enthält diese Wörter.

seat-you = du
seat-thinking = denkt nach
seat-open = frei
seat-bot = Bot
seat-stand-in = ein Bot springt ein
seat-resigned = aufgegeben; ein Bot spielt weiter
seat-away = nicht da
winner = gewonnen

share-title = Leute einladen
share-help = { $count ->
        [one] Ein Platz ist frei. Wer diesen Link öffnet, kann ihn nehmen.
       *[other] { $count } Plätze sind frei. Wer diesen Link öffnet, kann einen nehmen.
    }
share-table = Link für diesen Tisch
share-seat = Link nur für Platz { $number }
share-full = Alle Plätze sind besetzt. Mit diesem Link können andere zuschauen.
share-watch = Link zum Zuschauen
copy = Kopieren
copied = Kopiert
qr-alt = QR-Code dieses Links

menu-watcher = Du schaust zu und hast keinen Platz an diesem Tisch.
rename = Umbenennen
hand-over = Einen Bot spielen lassen
take-back = Diesen Platz wieder ohne Bot spielen
resign = Aufgeben
resign-sure = Endgültig aufgeben; ein Bot spielt weiter
record-download = Partie als Text speichern
seed-hidden = Alles Mischen steht schon fest. Der Fingerabdruck davon: { $hash } …
seed-told = Alles Mischen kommt aus diesem Startwert: { $seed }

curtain = { $name } ist am Zug. Gib das Gerät weiter.
curtain-lift = Ich bin { $name }

rematch = Revanche
rematch-go = Zur Revanche
watch-again = Von Anfang an zurückblicken

time-play-on = Hier weiterspielen
time-play-on-help = Eine neue Partie, die in diesem Moment beginnt, gegen Bots
review = Mit einer Meisterin zurückblicken
review-help = Zeigt, wie sich die Chancen aller entwickelten und welche Entscheidungen am meisten kosteten.
review-title = Rückblick
review-working = { $judged } von { $steps } Schritten angesehen …
review-done = Der Rückblick ist fertig.
review-failed = Der Rückblick kam nicht zu Ende. Versuche es später noch einmal.
review-graph = Die Gewinnchance aller, vom ersten bis zum letzten Schritt
review-caption = Gewinnchance vom ersten bis zum letzten Schritt, wie man sie damals einschätzen konnte. Die senkrechten Linien sind die Entscheidungen darunter.
review-cost = { $who } verlor hier ungefähr { $percent } Prozentpunkte Gewinnchance
review-played = Gespielt: { $action }
review-better = Besser: { $action }
review-look = Ansehen
review-play-on = Von hier weiterspielen als { $who }
review-clean = Keine Entscheidung sticht heraus: Niemand hat durch einen Fehler viel verspielt.

settings-language = Sprache
settings-theme = Licht
theme-auto = wie das Gerät
theme-light = bei Tag
theme-dark = bei Lampenlicht
settings-asking = Nachfragen, bevor etwas getan wird
asking-auto = nur auf Touchscreens
asking-never = nie
asking-final = nur, wenn es nicht zurückgenommen werden kann
asking-always = immer

help-play = Stellen, an denen du handeln kannst, leuchten blau. Zeige auf eine und lies, was ein Klick tut und was er kostet.
help-play-touch = Stellen, an denen du handeln kannst, leuchten blau. Tippe auf eine und lies, was sie tut; es geschieht nichts, bevor du bestätigst.
help-why = Klicke auf irgendetwas anderes und erfahre, warum es jetzt nicht geht und welche Regel das sagt.
help-why-touch = Tippe auf irgendetwas anderes und erfahre, warum es jetzt nicht geht und welche Regel das sagt.
help-move = Ziehe den Tisch, um ihn zu verschieben; das Mausrad oder zwei Finger ändern die Größe.
help-move-touch = Verschiebe den Tisch mit einem Finger; zwei Finger ändern die Größe.
help-keys = Tasten
help-tab = zum Tisch und zur ersten Stelle, an der du handeln kannst
help-arrows = von einer solchen Stelle zur nächsten; gibt es keine, das Bild verschieben
help-shift-arrows = über alle Teile, um zu hören, was sie sind
help-enter = hier handeln oder hören, warum es nicht geht
help-turn = drehen, was gelegt werden soll; mit Umschalt andersherum
help-escape = schließen oder abbrechen
help-undo = zurücknehmen
help-hint = Tipp
help-zoom = größer, kleiner, alles
help-steps = einen Schritt der Partie zurück oder vor
help-panels = was du tun kannst, Verlauf, Punkte, Regeln
help-help = diese Hilfe
