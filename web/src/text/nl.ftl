# Alles wat de pagina's zeggen; wat de spellen zeggen, komt van de server.

brand = Insectarium
close = Sluiten
cancel = Annuleren
loading = Een ogenblik …
try-again = Opnieuw proberen
to-start = Naar de startpagina
help = Hulp
settings = Instellingen
error-unreachable = De server is niet bereikbaar. Draait hij wel?
nowhere = Hier is niets
nowhere-address = Op dit adres is niets te vinden. Misschien ontbreekt er een stuk van de link.
nowhere-game = Er is geen spel dat { $game } heet. De startpagina toont alle spellen die er zijn.

start-title = Bordspellen over mieren, bijen en termieten
start-summary = Speel meteen, tegen de computer of met vrienden via een link. Op de regels wordt gelet en ze worden uitgelegd.
start-games = Spellen
start-play = Speel { $game }
game-players = { $most ->
        [2] 2 spelers
       *[other] { $least } tot { $most } spelers
    }
game-minutes = ongeveer { $minutes } minuten
game-designers = Een spel van { $names }
way-bots = Bots op vijf niveaus, van beginner tot meester
way-friends = Vrienden komen via een link, zonder account
way-here = Meer mensen aan één apparaat
way-rules = Klik op wat je wilt: de regel wordt uitgelegd
my-tables = Jouw tafels
my-tables-all = Alle { $count } tonen
my-tables-less = Minder tonen
match-over = De partij is afgelopen
match-your-turn = Jij bent aan de beurt
match-running = Bezig

play-bots = Tegen bots spelen
play-bots-help = { $bots ->
        [one] Jij tegen één bot. Verander hieronder wat je wilt, of begin meteen.
       *[other] Jij tegen { $bots } bots. Verander hieronder wat je wilt, of begin meteen.
    }
open-and-invite = Tafel openen en uitnodigen
open-help = Aan de tafel krijg je een link voor je vrienden.
play = Spelen
play-help = Geef het apparaat door van de een aan de ander.
who-plays = Wie speelt er mee
number-of-players = Spelers
seat-kind = Wie neemt plaats { $number }
seat-level = Hoe goed de bot op plaats { $number } speelt
seat-name = Naam van de speler op plaats { $number }
kind-me = Ik
kind-bot = Een bot
kind-friend = Vriend via link
kind-hotseat = Iemand hier
kind-friend-help = De plaats blijft vrij tot iemand met jouw link komt.
your-name = Jouw naam
their-name = Naam
guest = Gast
guest-number = Gast { $number }
variants = Varianten
option-not-with = { $count ->
        [one] Met 1 speler kan niet alles.
       *[other] Met { $count } spelers kan niet alles.
    }

join-title = Uitnodiging
join-game = Je bent uitgenodigd voor { $game }
join-at-table = Aan tafel
join-full = Alle plaatsen zijn bezet.
join-seat = Plaats
join-seat-number = Plaats { $number }
join-sit = Ga zitten
join-watch = Toekijken

table-closed = Deze tafel kan niet worden getoond
share = Uitnodigen
match-menu = Plaatsen en partij
spoken-label = Wat er gebeurt
prompt-label = Wat er te doen is
connection-lost = De verbinding is weg. Nieuwe poging …
connection-closed = De verbinding is gesloten. Laad de pagina opnieuw.
looking-back = Stap { $step } van { $steps }.
back-to-now = Terug naar nu
hint = Tip
hint-help = Wat zou een goede bot doen?
hint-says = Een goede bot zou dit doen: { $sentence }
undo = Terugnemen
undo-in-past = Je kijkt terug. Ga eerst terug naar nu.
why-past = Je kijkt terug; hier kan niets worden gedaan. Ga eerst terug naar nu.
score-sheet = Scoreblad

board-label = De tafel. Pijltjestoetsen verschuiven het beeld; Tab gaat naar de plekken waar je iets kunt doen.
zoom = Grootte van het beeld
zoom-in = Groter
zoom-out = Kleiner
zoom-fit = Alles tonen
several-things = Hier kun je { $count } dingen doen. Klik om te kiezen.
held = Gekozen. { $count ->
        [one] Eén plek licht op.
       *[other] { $count } plekken lichten op.
    }
held-next = Kies waar het naartoe gaat.
put-back = Terugleggen
turn-of = Stand { $turn } van { $turns }: { $sentence }
turn-only = Het past maar op één manier: { $sentence }
turn-it = Draaien { $turn }/{ $turns }
turn-how = Draai met het muiswiel of met R.
menu-label = Hier kun je meer dan één ding doen
bubble-label = Uitleg
open-rule = Regel { $rule }
set-click-in = Klik om het te kiezen
set-click-out = Klik om het weg te laten
confirm-label = Te bevestigen
confirm-final = Dit kan niet worden teruggenomen.
do-it = Doen
confirm-set = Bevestigen
set-clear = Opnieuw beginnen
set-more = Kies een of meer plekken en bevestig dan.
set-none = Dit gaat niet samen. Laat iets weg.

time-label = Terugkijken
time-first = Naar het begin van de partij
time-back = Een stap terug
time-forward = Een stap vooruit
time-step = Stap { $step } van { $steps }

panel-label = Naast de tafel
choices = Wat je kunt doen
choices-tab = Keuzes
choices-none = Je hebt nu niets te kiezen.
log = Verloop
log-empty = Er is nog niets gebeurd.
log-jump = De tafel hierna bekijken
score = Punten
score-category = Onderdeel
score-because = Hoe het tot stand komt
score-total = Totaal
points = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
rules = Spelregels
rules-search = Zoek in de regels
rules-found = { $count ->
        [one] 1 regel gevonden
       *[other] { $count } regels gevonden
    }
rules-none = Geen enkele regel heeft deze woorden.

seat-you = jij
seat-thinking = denkt na
seat-open = vrij
seat-bot = bot
seat-stand-in = een bot valt in
seat-resigned = opgegeven; een bot speelt door
seat-away = afwezig
winner = gewonnen

share-title = Mensen uitnodigen
share-help = { $count ->
        [one] Er is één plaats vrij. Wie deze link opent, kan hem nemen.
       *[other] Er zijn { $count } plaatsen vrij. Wie deze link opent, kan er een nemen.
    }
share-table = Link voor deze tafel
share-seat = Link alleen voor plaats { $number }
share-full = Alle plaatsen zijn bezet. Met deze link kunnen anderen toekijken.
share-watch = Link om toe te kijken
copy = Kopiëren
copied = Gekopieerd
qr-alt = QR-code van deze link

menu-watcher = Je kijkt toe; je hebt geen plaats aan deze tafel.
rename = Naam wijzigen
hand-over = Een bot laten spelen
take-back = Deze plaats weer zonder bot spelen
resign = Opgeven
resign-sure = Definitief opgeven; een bot speelt door
record-download = Partij als tekst bewaren
seed-hidden = Al het schudden ligt al vast. De vingerafdruk ervan: { $hash } …
seed-told = Al het schudden komt uit deze startwaarde: { $seed }

curtain = { $name } is aan de beurt. Geef het apparaat door.
curtain-lift = Ik ben { $name }

rematch = Revanche
rematch-go = Naar de revanche
watch-again = Vanaf het begin terugkijken

time-play-on = Hier verder spelen
time-play-on-help = Een nieuwe partij die op dit moment begint, tegen bots
review = Terugkijken met een meester
review-help = Laat zien hoe ieders kansen verliepen en welke beslissingen het meest kostten.
review-title = Terugblik
review-working = { $judged } van { $steps } stappen bekeken …
review-done = De terugblik is klaar.
review-failed = De meester kwam er niet uit. Probeer het later nog eens.
review-graph = Ieders kans om te winnen, van de eerste tot de laatste stap
review-caption = Kans om te winnen, van de eerste tot de laatste stap, zoals iedere speler die toen kon inschatten. De staande lijnen zijn de beslissingen hieronder.
review-cost = { $who } verloor hier ongeveer { $percent } procentpunt winstkans
review-played = Gespeeld: { $action }
review-better = Beter: { $action }
review-look = Bekijken
review-play-on = Vanaf hier verder spelen als { $who }
review-clean = Geen beslissing springt eruit: niemand verspeelde door een fout veel kans.

settings-language = Taal
settings-theme = Licht
theme-auto = zoals het apparaat
theme-light = bij daglicht
theme-dark = bij lamplicht
settings-asking = Vragen voordat iets wordt gedaan
asking-auto = alleen op aanraakschermen
asking-never = nooit
asking-final = alleen als het niet kan worden teruggenomen
asking-always = altijd

help-play = Plekken waar je iets kunt doen, lichten blauw op. Wijs er een aan en lees wat een klik doet en kost.
help-play-touch = Plekken waar je iets kunt doen, lichten blauw op. Tik er een aan en lees wat het doet; er gebeurt niets voor je het bevestigt.
help-why = Klik op iets anders en hoor waarom het nu niet kan en welke regel dat zegt.
help-why-touch = Tik op iets anders en hoor waarom het nu niet kan en welke regel dat zegt.
help-move = Sleep de tafel om hem te verschuiven; het muiswiel of twee vingers veranderen de grootte.
help-move-touch = Verschuif de tafel met één vinger; twee vingers veranderen de grootte.
help-keys = Toetsen
help-tab = naar de tafel, en naar de eerste plek waar je iets kunt doen
help-arrows = van de ene plek naar de volgende; is er geen, dan verschuift het beeld
help-shift-arrows = langs alle stukken, om te horen wat ze zijn
help-enter = hier iets doen, of horen waarom het niet kan
help-turn = draai wat je gaat leggen; met Shift de andere kant op
help-escape = sluiten of annuleren
help-undo = terugnemen
help-hint = tip
help-zoom = groter, kleiner, alles
help-steps = een stap terug of vooruit in de partij
help-panels = wat je kunt doen, verloop, punten, spelregels
help-help = deze hulp
