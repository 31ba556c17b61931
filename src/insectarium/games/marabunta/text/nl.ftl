# Marabunta in het Nederlands.

title = Marabunta
summary = Verdeel dobbelstenen en een tegel in twee groepen, laat de ander kiezen en win de gebieden van de oerwoudbodem.
seat-name = { $number ->
        [1] Rood
       *[other] Blauw
    }

option-territory = Gebiedsbord
option-territory-help = De kant met het symbool is bedoeld voor eerste partijen. Een nieuw gemaakt bord is elke keer anders.
option-territory-symbol = kant met symbool
option-territory-plain = kant zonder symbool
option-territory-generated = nieuw gemaakt
option-boards = Spelersborden
option-boards-help = Welke vaardigheden de kisten geven.
option-boards-symbol = kant met symbool
option-boards-plain = kant zonder symbool

# Namen

name-region = { $region ->
        [blue] blauw
        [pink] roze
        [orange] oranje
        [green] groen
        [silver] zilver
       *[yellow] geel
    }
name-coloured = { $region ->
        [blue] blauwe
        [pink] roze
        [orange] oranje
        [green] groene
        [silver] zilveren
       *[yellow] gele
    }
name-face = { $shows ->
        [banner] banier
        [chest] kist
       *[other] { $shows }
    }
name-tile = { $shows ->
        [chests] twee kisten
        [circles] twee cirkels
        [one] een 1 waar je maar wilt
        [zeros] twee nullen
        [free_zero] een vrije 0
        [strike] twee vakken doorstrepen
        [repeat] een dobbelsteen herhalen
       *[purge] een koekje weghalen
    }
name-ability = { $ability ->
        [one] een 1
        [two] een 2
        [free_zero] een vrije 0
        [free_three] een vrije 3
        [cookies] twee koekjes
        [two_points] 2 punten
        [three_points] 3 punten
        [three_ones] drie enen
        [strike] twee vakken doorstrepen
       *[circles] twee cirkels
    }
name-element = { $element ->
        [tile] de tegel ({ name-tile })
        [blue] blauw { name-face }
        [pink] roze { name-face }
        [orange] oranje { name-face }
        [green] groen { name-face }
        [silver] zilver { name-face }
       *[yellow] geel { name-face }
    }
name-use = { name-element }{ $use ->
        [none] {" "}(nu niet bruikbaar)
        [anthill] {" "}(alleen met een mierenhoop)
        [places] { $places ->
            [one] {" "}(1 vak)
           *[other] {" "}({ $places } vakken)
        }
       *[yes] {""}
    }
name-hex = { $hex } ({ name-region })

# Wat er te beslissen is

prompt-split = Verdeel de dobbelstenen: kies welke apart van de tegel liggen.
prompt-choose = Kies een van de twee groepen.
prompt-element = Kies wat je nu gebruikt, of sluit af.
prompt-write = Kies een vak voor het getal, of gebruik een mierenhoop.
prompt-write_free = Kies een willekeurig vrij vak voor het getal.
prompt-next = Kies een vak ernaast voor het volgende getal.
prompt-chest = Kies een groep kisten en kruis er een aan.
prompt-strike = Kies een vak om door te strepen.
prompt-circle = Kies een blad en kleur een van de cirkels.
prompt-repeat = Kies de dobbelsteen die nog een keer werkt.
prompt-purge = Kies een koekjesvak om door te strepen.
prompt-bonus = Kies wat eerst komt: een koekje of een kist.

# Wat een actie doet

do-split = Apart van de tegel: { $apart }. Bij de tegel: { $rest }.
do-choose-tile = Neem de groep met de tegel: { $elements }.
do-choose-dice = Neem de groep zonder de tegel: { $elements }.
do-use = Gebruik { name-use }.
do-finish = Sluit af; { $left ->
        [one] 1 element blijft ongebruikt.
       *[other] { $left } elementen blijven ongebruikt.
    }
do-write = Schrijf { $number } op { name-hex }{ $symbol ->
        [cookie] {" "}en kruis een koekje aan
        [chest] {" "}en kruis een kist aan
       *[none] {""}
    }.
do-anthill = Streep { $anthills ->
        [one] je laatste mierenhoop
       *[other] een van je { $anthills } mierenhopen
    } door en schrijf { $number } op een willekeurig vrij vak{ $zone ->
        [anywhere] {""}
       *[region] {" "}van het { name-coloured } gebied
    }.
do-drop = Zie af van dit effect.
do-chest = Kruis een kist aan voor "{ name-ability }"; { $missing ->
        [0] daarmee krijg je de vaardigheid.
        [one] dan ontbreekt er nog 1.
       *[other] dan ontbreken er nog { $missing }.
    }
do-strike = Streep { name-hex } door.
do-circle = Kleur een cirkel op het { name-coloured } blad.
do-repeat = Herhaal { name-element }.
do-purge = Streep het koekjesvak { name-hex } door.
do-bonus-cookie = Eerst het koekje.
do-bonus-chest = Eerst de kist.

# Wat er gebeurde

event-reveal = Ronde { $round }: { $who } draait de tegel "{ name-tile }" om.
event-roll = { $who } gooit blauw { shown-blue }, roze { shown-pink }, oranje { shown-orange }, groen { shown-green }, zilver { shown-silver }, geel { shown-yellow }.
shown-blue = { $blue ->
        [banner] banier
        [chest] kist
       *[other] { $blue }
    }
shown-pink = { $pink ->
        [banner] banier
        [chest] kist
       *[other] { $pink }
    }
shown-orange = { $orange ->
        [banner] banier
        [chest] kist
       *[other] { $orange }
    }
shown-green = { $green ->
        [banner] banier
        [chest] kist
       *[other] { $green }
    }
shown-silver = { $silver ->
        [banner] banier
        [chest] kist
       *[other] { $silver }
    }
shown-yellow = { $yellow ->
        [banner] banier
        [chest] kist
       *[other] { $yellow }
    }
event-split = { $who } maakt twee groepen: de tegel met { $with_tile ->
        [0] geen dobbelsteen
        [one] 1 dobbelsteen
       *[other] { $with_tile } dobbelstenen
    }, en apart { $dice ->
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    }.
event-choose = { $pool ->
        [tile] { $who } neemt de groep met de tegel.
       *[dice] { $who } neemt de groep zonder de tegel.
    }
event-use = { $who } gebruikt: { name-element }.
event-repeat = { $who } herhaalt: { name-element }.
event-write = { $who } schrijft { $number } op { name-hex }.
event-anthill = { $who } streept een mierenhoop door; { $left ->
        [0] er is er geen over.
        [one] er is er 1 over.
       *[other] er zijn er { $left } over.
    }
event-cookie = { $who } kruist koekje { $cookies } aan{ $points ->
        [0] .
        [one] {" "}voor 1 punt.
       *[other] {" "}voor { $points } punten.
    }
event-chest = { $who } kruist een kist aan voor "{ name-ability }"{ $missing ->
        [0] .
        [one] ; er ontbreekt er nog 1.
       *[other] ; er ontbreken er nog { $missing }.
    }
event-unlock = { $who } krijgt de vaardigheid "{ name-ability }".
event-points = { $who } krijgt { $points ->
        [one] 1 punt.
       *[other] { $points } punten.
    }
event-circle = { $who } kleurt een cirkel op het { name-coloured } blad; { $blank ->
        [0] er is er geen meer leeg.
        [one] er is er nog 1 leeg.
       *[other] er zijn er nog { $blank } leeg.
    }
event-strike = { $who } streept { name-hex } door.
event-purge = { $who } haalt het koekje op { name-hex } weg.
event-drop = { $who } ziet af van het effect.
event-finish = { $who } laat { $unused ->
        [0] niets
        [one] 1 element
       *[other] { $unused } elementen
    } ongebruikt.
event-lost = { $effect ->
        [chest] { $who } heeft geen kist meer om aan te kruisen.
        [cookie] { $who } heeft geen koekje meer om aan te kruisen.
        [circle] { $who } vindt geen ander blad met een lege cirkel.
       *[other] { $who } kan het effect niet gebruiken; het vervalt.
    }
event-trigger = { $ending ->
        [region] { $who } vult een gebied
        [sheet] { $who } vult een blad
       *[cookies] { $who } neemt het laatste koekjesvak
    }: na deze ronde is de partij afgelopen.
event-win = { $who } wint met { $points ->
        [one] 1 punt.
       *[other] { $points } punten.
    }

# Waarom niet

refusal-no-such-action = Zo'n actie is er in dit spel niet.
refusal-over = De partij is afgelopen.
refusal-empty-pool = Elke groep heeft minstens één element nodig: leg minstens één dobbelsteen apart van de tegel.
refusal-split-first = Eerst worden de dobbelstenen en de tegel in twee groepen verdeeld.
refusal-choose-first = Eerst kiest de ander een groep.
refusal-pools-are-made = De groepen van deze ronde zijn gemaakt en gekozen.
refusal-removal-due = Zolang er een koekje op het gebiedsbord is, moet er een weg.
refusal-choose-element = Kies eerst een dobbelsteen of de tegel van je groep.
refusal-not-in-pool = Dat zit niet in je groep.
refusal-used-already = Dat heb je al gebruikt.
refusal-no-blank-circle = Op dat blad is geen cirkel meer leeg.
refusal-no-chest-left = Al je kisten zijn aangekruist.
refusal-no-place = Er is geen vak waar dat getal kan staan.
refusal-no-place-in-region = Er is geen vak van het { name-coloured } gebied waar dat getal kan staan.
refusal-no-room-for-all = Daar is niet genoeg plaats voor alle getallen.
refusal-no-pair = Geen twee vrije vakken raken elkaar.
refusal-no-die-to-repeat = In je groep zit geen dobbelsteen die iets kan doen.
refusal-no-cookie-left = Er is geen vrij koekjesvak.
refusal-finish-first = Maak af wat je begonnen bent: er is eerst iets anders te beslissen.
refusal-not-asked = Er is nu iets anders te beslissen.
refusal-all-or-nothing = Als je hiermee begint, moet je het afmaken.
refusal-anthill-spent = De mierenhoop is doorgestreept: schrijf nu het getal.
refusal-bonus-must = Koekjes en kisten moeten genomen worden.
refusal-must-be-done = Dit moet gebruikt worden als het kan.
refusal-no-anthill-needed = Dit getal heeft geen mierenhoop nodig; het mag overal staan.
refusal-no-anthill-left = Je hebt geen mierenhoop meer.
refusal-no-such-group = Die groep kisten is er niet.
refusal-group-complete = Alle kisten van die groep zijn aangekruist.
refusal-no-such-hex = Dat vak is er niet.
refusal-crossed-out = Dat vak is doorgestreept.
refusal-has-number = In dat vak staat al een getal.
refusal-other-region = Dit getal hoort in het { name-coloured } gebied.
refusal-no-neighbour = Dat vak raakt geen getal van jou; een mierenhoop zou helpen.
refusal-not-beside-first = Dat vak raakt het vorige getal niet.
refusal-not-beside-both = Dat vak raakt niet allebei de vorige getallen.
refusal-no-pair-here = Het moeten twee vrije vakken zijn die elkaar raken.
refusal-no-such-sheet = Dat blad is er niet.
refusal-other-sheet = De tweede cirkel komt op een ander blad.
refusal-no-cookie-there = Op dat vak is geen koekje.

# Scoreblad

score-cookies = Koekjes
score-chests = Kisten
score-blue = Blauw gebied
score-pink = Roze gebied
score-orange = Oranje gebied
score-green = Groen gebied
score-silver = Zilveren gebied
score-yellow = Geel gebied

because-cookies = { $cookies ->
        [one] 1 koekje aangekruist
       *[other] { $cookies } koekjes aangekruist
    }
because-region = som van de getallen: { $own }

# Het beeld

scene-round = Ronde { $round }, { $cookies ->
        [one] nog 1 koekje
       *[other] nog { $cookies } koekjes
    }
scene-prompt = { $who }: { $prompt }
scene-outcome = { $who } wint met { $points ->
        [one] 1 punt.
       *[other] { $points } punten.
    }
scene-pool-tile = Met de tegel
scene-pool-dice = Zonder de tegel
scene-finish = Afsluiten
scene-drop = Afzien
scene-splitter = verdeelt
scene-points = { $points ->
        [one] nu 1 punt
       *[other] nu { $points } punten
    } ({ $track } op het scorespoor)

label-hex = { $hex }, het { name-coloured } gebied{ $symbol ->
        [cookie] , koekje
        [chest] , kist
       *[none] {""}
    }
label-hex-number = { $hex }: { $number } van { $who }
label-hex-crossed = { $hex }: doorgestreept
label-sheet = Blad { name-region }: { $red } rode, { $blue } blauwe, { $blank } lege cirkels; getallen { $red_sum } tegen { $blue_sum }; { $hexes ->
        [one] 1 vrij vak
       *[other] { $hexes } vrije vakken
    }
label-pool = Groep "{ $pool }": { $elements }
label-used = { $element }, gedaan
label-to-come = Tegels die nog komen: { $tiles }
label-board = Bord van { $who }
label-turn = { $who } moet beslissen
label-winner = { $who } heeft gewonnen
label-anthill = { $used ->
        [True] Mierenhoop van { $who }, doorgestreept
       *[other] Mierenhoop van { $who }
    }
label-cookies = { $who }: { $marked } van { $cookies } koekjes aangekruist
label-group = { $who }: { $marked } van { $chests } kisten voor "{ name-ability }"

# De tafel in woorden

words-territory = Gebiedsbord
words-territory-note = Eerst de letter van het gebied; dan . niets, * koekje, # kist, x doorgestreept, of een getal met de letter van de speler.
words-regions = Gebieden ({ $first } : { $second })
words-boards = Spelersborden
words-cookie-row = Rij koekjes: { $row }
words-round = { scene-round }
words-column-region = Gebied
words-column-sums = Getallen
words-column-circles = Cirkels
words-column-blank = Leeg
words-column-available = Vrije vakken
words-column-player = Speler
words-column-points = Punten (spoor)
words-column-anthills = Mierenhopen
words-column-cookies = Koekjes
words-column-chests = Kisten
words-column-pool = Groep
words-column-elements = Dobbelstenen en tegel
