# Minden, amit a felület mond; amit a játékok mondanak, a kiszolgálótól jön.

brand = Insectarium
close = Bezárás
cancel = Mégse
loading = Egy pillanat …
try-again = Újra megpróbálom
to-start = A kezdőlapra
help = Súgó
settings = Beállítások
error-unreachable = A kiszolgáló nem érhető el. Biztosan fut?
nowhere = Itt nincs semmi
nowhere-address = Ezen a címen nincs semmi. Talán hiányzik a link egy része.
nowhere-game = Nincs { $game } nevű játék. A kezdőlapon látható minden elérhető játék.

start-title = Társasjátékok hangyákról, méhekről és termeszekről
start-summary = Játssz azonnal, a gép ellen vagy a barátaiddal egy linken át. A szabályokra ügyelünk, és el is magyarázzuk őket.
start-games = Játékok
start-play = Játék: { $game }
game-players = { $most ->
        [2] 2 játékos
       *[other] { $least }–{ $most } játékos
    }
game-minutes = körülbelül { $minutes } perc
game-designers = Szerző: { $names }
way-bots = Botok öt szinten, a kezdőtől a mesterig
way-friends = A barátok linkkel jönnek, fiók nélkül
way-here = Többen egy készülék mellett
way-rules = Kattints bármire: elmondjuk a szabályt
my-tables = Az asztalaid
my-tables-all = Az összes megjelenítése ({ $count })
my-tables-less = Kevesebb
match-over = A játszma véget ért
match-your-turn = Te következel
match-running = Folyamatban

play-bots = Játék botok ellen
play-bots-help = { $bots ->
        [one] Te egy bot ellen. Alább bármit átállíthatsz, vagy kezdd el rögtön.
       *[other] Te { $bots } bot ellen. Alább bármit átállíthatsz, vagy kezdd el rögtön.
    }
open-and-invite = Asztal nyitása és meghívás
open-help = Az asztalnál kapsz egy linket a barátaidnak.
play = Játék
play-help = Adjátok tovább a készüléket egymásnak.
who-plays = Kik játszanak
number-of-players = Játékosok
seat-kind = Ki ül { $number ->
        [1] az 1.
        [5] az 5.
       *[other] a { $number }.
    } helyre
seat-level = Milyen jól játszik { $number ->
        [1] az 1.
        [5] az 5.
       *[other] a { $number }.
    } hely botja
seat-name = { $number ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $number }.
    } hely játékosának neve
kind-me = Én
kind-bot = Egy bot
kind-friend = Barát linkkel
kind-hotseat = Valaki itt
kind-friend-help = A hely szabad marad, amíg valaki meg nem jön a linkeddel.
your-name = A neved
their-name = A neve
guest = Vendég
guest-number = { $number }. vendég
variants = Változatok
option-not-with = { $count ->
        [one] 1 játékossal nem minden választható.
       *[other] { $count } játékossal nem minden választható.
    }

join-title = Meghívó
join-game = Meghívtak erre: { $game }
join-at-table = Az asztalnál
join-full = Minden hely foglalt.
join-seat = Hely
join-seat-number = { $number }. hely
join-sit = Leülök
join-watch = Csak nézem

table-closed = Ez az asztal nem mutatható meg
share = Meghívás
match-menu = Helyek és játszma
spoken-label = Mi történik
prompt-label = Mi a teendő
connection-lost = A kapcsolat megszakadt. Újra próbáljuk …
connection-closed = A kapcsolat lezárult. Töltsd be újra az oldalt.
looking-back = { $step }. lépés, összesen { $steps }.
back-to-now = Vissza a jelenbe
hint = Tipp
hint-help = Mit tenne egy jó bot?
hint-says = Egy jó bot ezt tenné: { $sentence }
undo = Visszavonás
undo-in-past = Visszatekintesz. Előbb térj vissza a jelenbe.
why-past = Visszatekintesz; itt semmit sem lehet tenni. Előbb térj vissza a jelenbe.
score-sheet = Pontozólap

board-label = Az asztal. A nyilak mozgatják a képet; a Tab oda visz, ahol tehetsz valamit.
zoom = A kép mérete
zoom-in = Nagyobb
zoom-out = Kisebb
zoom-fit = Minden látszódjon
several-things = Itt { $count } dolog lehetséges. Kattints a választáshoz.
held = Kiválasztva. { $count } hely világít.
held-next = Válaszd ki, hová kerüljön.
put-back = Visszatesz
turn-of = { $turn }. állás, összesen { $turns }: { $sentence }
turn-only = Csak így illik: { $sentence }
turn-it = Forgat { $turn }/{ $turns }
turn-how = Forgasd a görgővel vagy az R billentyűvel.
menu-label = Itt több dolgot is lehet tenni
bubble-label = Magyarázat
open-rule = { $rule } szabály
set-click-in = Kattints, hogy kiválaszd
set-click-out = Kattints, hogy kihagyd
confirm-label = Megerősítendő
confirm-final = Ezt nem lehet visszavonni.
do-it = Megteszem
confirm-set = Megerősítem
set-clear = Elölről
set-more = Válassz egy vagy több helyet, majd erősítsd meg.
set-none = Ezek nem illenek össze. Hagyj ki valamit.

time-label = Visszatekintés
time-first = A játszma elejére
time-back = Egy lépés vissza
time-forward = Egy lépés előre
time-step = { $step }. lépés / { $steps }

panel-label = Az asztal mellett
choices = Mit tehetsz
choices-tab = Teendők
choices-none = Most nincs mit választanod.
log = Napló
log-empty = Még nem történt semmi.
log-jump = Az asztal ez után
score = Pontok
score-category = Rész
score-because = Hogyan jön ki
score-total = Összesen
points = { $points ->
        [one] 1 pont
       *[other] { $points } pont
    }
rules = Szabályok
rules-search = Keresés a szabályokban
rules-found = { $count ->
        [one] 1 szabály
       *[other] { $count } szabály
    }
rules-none = Egyik szabályban sincsenek ezek a szavak.

seat-you = te
seat-thinking = gondolkodik
seat-open = szabad
seat-bot = bot
seat-stand-in = bot helyettesíti
seat-resigned = feladta; bot játszik tovább
seat-away = nincs itt
winner = győztes

share-title = Meghívás
share-help = { $count ->
        [one] Egy hely szabad. Aki megnyitja ezt a linket, leülhet.
       *[other] { $count } hely szabad. Aki megnyitja ezt a linket, leülhet.
    }
share-table = Link ehhez az asztalhoz
share-seat = Link csak { $number ->
        [1] az 1.
        [5] az 5.
       *[other] a { $number }.
    } helyhez
share-full = Minden hely foglalt. Ezzel a linkkel mások nézhetik.
share-watch = Link nézőknek
copy = Másolás
copied = Kimásolva
qr-alt = A link QR-kódja

menu-watcher = Néző vagy; nincs helyed ennél az asztalnál.
rename = Átnevezés
hand-over = Játsszon egy bot
take-back = Újra én játszom ezen a helyen
resign = Feladom
resign-sure = Végleg feladom; bot játszik tovább
record-download = A játszma mentése szövegként
seed-hidden = A keverés már eldőlt. Az ujjlenyomata: { $hash } …
seed-told = Minden keverés ebből a kezdőértékből jön: { $seed }

curtain = { $name } következik. Add tovább a készüléket.
curtain-lift = Én vagyok { $name }

rematch = Visszavágó
rematch-go = A visszavágóhoz
watch-again = Visszatekintés az elejétől

time-play-on = Folytatás innen
time-play-on-help = Új játszma, amely ebben a pillanatban kezdődik, botok ellen
review = Visszatekintés egy mesterrel
review-help = Megmutatja, hogyan alakultak az esélyek, és melyik döntések kerültek a legtöbbe.
review-title = Visszatekintés
review-working = { $judged } / { $steps } lépés megnézve …
review-done = Elkészült a visszatekintés.
review-failed = A visszatekintés nem készült el. Próbáld meg később újra.
review-graph = Mindenki nyerési esélye az első lépéstől az utolsóig
review-caption = Nyerési esély az első lépéstől az utolsóig, ahogy akkor meg lehetett ítélni. A függőleges vonalak a lenti döntések.
review-cost = { $who } itt körülbelül { $percent } százalékpontot vesztett a nyerési esélyéből
review-played = Ezt játszotta: { $action }
review-better = Jobb lett volna: { $action }
review-look = Megnézem
review-play-on = Folytatás innen { $who } helyén
review-clean = Egyik döntés sem kirívó: senki sem vesztett sokat hibából.

settings-language = Nyelv
settings-theme = Fény
theme-auto = ahogy a készülék
theme-light = nappal
theme-dark = lámpafénynél
settings-asking = Kérdezzen, mielőtt megtesz valamit
asking-auto = csak érintőképernyőn
asking-never = soha
asking-final = csak ha nem vonható vissza
asking-always = mindig

help-play = Ahol tehetsz valamit, az kéken világít. Mutass rá, és olvasd el, mit tesz egy kattintás, és mibe kerül.
help-play-touch = Ahol tehetsz valamit, az kéken világít. Koppints rá, és olvasd el, mit tesz; semmi sem történik, amíg meg nem erősíted.
help-why = Kattints bármi másra, és megtudod, miért nem lehet most, és melyik szabály mondja.
help-why-touch = Koppints bármi másra, és megtudod, miért nem lehet most, és melyik szabály mondja.
help-move = Húzd az asztalt, hogy elmozdítsd; a görgő vagy két ujj változtatja a méretét.
help-move-touch = Egy ujjal mozdítod az asztalt; két ujjal változtatod a méretét.
help-keys = Billentyűk
help-tab = az asztalhoz, és az első helyhez, ahol tehetsz valamit
help-arrows = egyik ilyen helyről a másikra; ha nincs, a kép mozgatása
help-shift-arrows = végig minden darabon, hogy halld, mi az
help-enter = cselekvés itt, vagy annak oka, hogy miért nem lehet
help-turn = a letenni kívánt lapka forgatása; Shifttel a másik irányba
help-escape = bezárás vagy mégse
help-undo = visszavonás
help-hint = tipp
help-zoom = nagyobb, kisebb, minden
help-steps = egy lépés vissza vagy előre a játszmában
help-panels = mit tehetsz, napló, pontok, szabályok
help-help = ez a súgó
