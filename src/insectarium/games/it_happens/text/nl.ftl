# It Happens.., in het Nederlands.

title = It Happens..
summary = Gooi je dobbelstenen één voor één, beklim de termietenheuvels en vang de koninginnen.
seat-name = Plaats { $number }
third-colour = Derde kleur
extra-third_colour = Derde kleur

option-first_player = Wie begint
option-first_player-first_seat = de eerste plaats
option-first_player-random = door loting

colour = { $colour ->
        [yellow] geel
        [red] rood
        [green] groen
        [blue] blauw
       *[white] wit
    }
thing = { $thing ->
        [map] kaart
        [shoe] schoen
        [bone] bot
        [glasses] bril
        [loudspeaker] luidspreker
        [telescope] telescoop
        [glove] handschoen
        [key] sleutel
       *[worm] worm
    }
# Wat men krijgt, als lijdend voorwerp.
gained-thing = { $thing ->
        [map] een kaart
        [shoe] een schoen
        [bone] een bot
        [glasses] een bril
        [loudspeaker] een luidspreker
        [telescope] een telescoop
        [glove] een handschoen
        [key] een sleutel
       *[worm] een worm
    }
gained-picture = { $picture ->
        [map] een kaart
        [shoe] een schoen
        [bone] een bot
        [glasses] een bril
        [loudspeaker] een luidspreker
        [telescope] een telescoop
        [glove] een handschoen
        [key] een sleutel
       *[worm] een worm
    }
rank-name = { $rank ->
        [1] eerste
        [2] tweede
        [3] derde
        [4] vierde
       *[5] vijfde
    }

# Wat er te kiezen is

prompt-turn = Gooi een dobbelsteen, of betaal een worm om deze beurt over te slaan.
prompt-place = Kies een heuvel voor de dobbelsteen, of betaal een worm om opnieuw te gooien.
prompt-over = De partij is afgelopen.

# Wat een actie doet

do-roll = { $dice ->
        [one] Gooi je laatste dobbelsteen.
       *[other] Gooi een van je { $dice } dobbelstenen.
    }
do-roll-third = { $dice ->
        [one] Gooi je laatste dobbelsteen van de derde kleur.
       *[other] Gooi een van je { $dice } dobbelstenen van de derde kleur.
    }
do-skip = { $worms ->
        [one] Betaal je laatste worm
       *[other] Betaal 1 van je { $worms } wormen
    } en sla deze beurt over; de dobbelsteen blijft van jou.
do-reroll = { $worms ->
        [one] Betaal je laatste worm
       *[other] Betaal 1 van je { $worms } wormen
    } en gooi opnieuw: { $higher ->
        [0] geen kant toont
        [one] 1 van de { $sides } kanten toont
       *[other] { $higher } van de { $sides } kanten tonen
    } meer dan { $number }.
do-place = Leg de { $number } in heuvel { $hill }, kolom { $column }: { $owner ->
        [third] de derde kleur heeft dan
       *[seat] je hebt dan
    } { $sum } en zou { rank-name } zijn{ $exact ->
        [yes] , met het wormgetal
       *[no] {""}
    }{ $picture ->
        [nothing] .
       *[other] ; het veld geeft { gained-picture }.
    }
do-place-nowhere = Leg een dobbelsteen in heuvel { $hill }.

# Wat er gebeurd is

event-roll = { $owner ->
        [third] { $who } gooit een { $number } voor de derde kleur.
       *[seat] { $who } gooit een { $number }.
    }
event-reroll = { $who } betaalt een worm, gooit de { $before } opnieuw en krijgt een { $number }.
event-skip = { $who } betaalt een worm en slaat deze beurt over.
event-place = { $owner ->
        [third] { $who } legt de { $number } van de derde kleur in kolom { $column } van heuvel { $hill }: samen { $sum }.
       *[seat] { $who } legt de { $number } in kolom { $column } van heuvel { $hill }: samen { $sum }.
    }
event-gain = { $owner ->
        [third] De derde kleur
       *[seat] { $who }
    } { $gained ->
        [0] verdient
       *[other] krijgt
    } { gained-thing }{ $from ->
        [number] {" "}voor het wormgetal
       *[space] {""}
    }{ $gained ->
        [0] , maar de voorraad is op.
       *[other] .
    }
event-stuck = { $owner ->
        [third] De derde kleur vindt geen veld meer; { $dice ->
            [one] 1 van haar dobbelstenen blijft
           *[other] { $dice } van haar dobbelstenen blijven
        } deze ronde over.
       *[seat] { $who } vindt geen veld meer en doet deze ronde niet meer mee; { $dice ->
            [one] 1 dobbelsteen blijft
           *[other] { $dice } dobbelstenen blijven
        } over.
    }
event-tile = { $owner ->
        [third] De derde kleur
       *[seat] { $who }
    } wint { $tile ->
        [queen] de koningin
       *[general] de generaal
    } van heuvel { $hill } ({ $points ->
        [one] 1 punt
       *[other] { $points } punten
    }) met { $sum } ogen.
event-unclaimed = Niemand wint { $tile ->
        [queen] de koningin
       *[general] de generaal
    } van heuvel { $hill }.
event-round = Ronde { $round } begint met drie nieuwe heuvels; { $who } is startspeler.
event-win = { $owner ->
        [third] { $winners ->
            [one] De derde kleur wint met { $points } punten: niemand aan tafel wint.
           *[other] De derde kleur deelt de overwinning met { $points } punten.
        }
       *[seat] { $winners ->
            [one] { $who } wint met { $points } punten.
           *[other] { $who } deelt de overwinning met { $points } punten.
        }
    }

# Waarom niet

refusal-over = De partij is afgelopen.
refusal-no-such-action = Dat is geen actie van dit spel.
refusal-roll-first = Gooi eerst een dobbelsteen; kies dan de heuvel.
refusal-nothing-to-reroll = Er is geen gegooide dobbelsteen om opnieuw te gooien.
refusal-no-dice = Je hebt deze ronde geen dobbelsteen meer.
refusal-columns-full = Al je kolommen zijn vol: je hebt geen veld voor een dobbelsteen.
refusal-no-third-colour = Alleen het spel voor twee heeft een derde kleur.
refusal-no-third-dice = Je hebt deze ronde geen dobbelsteen van de derde kleur meer.
refusal-third-columns-full = Alle kolommen van de derde kleur zijn vol.
refusal-skip-needs-own-die = Met een worm sla je alleen een beurt over zolang je een dobbelsteen van je eigen kleur kunt leggen.
refusal-no-worm = Dat kost een worm, en je hebt er geen.
refusal-third-reroll = Dobbelstenen van de derde kleur kun je niet opnieuw gooien.
refusal-place-first = Je hebt een { $number } gegooid: leg die in een heuvel.
refusal-skip-before-rolling = Een beurt overslaan kan alleen vóór het gooien.
refusal-column-full = Je kolom in heuvel { $hill } is vol, en je mag er maar één hebben.

# Scoreblad

score-queens = Koninginnen
score-generals = Generaals
score-sets = Sets voorwerpen
score-variety = Meeste soorten
score-worms = Wormen

because-queens = fiches: { $parts }
because-generals = fiches: { $parts }
because-sets = { $sets ->
        [0] geen soort dubbel
        [one] 1 soort dubbel
       *[other] { $sets } soorten dubbel
    }
because-variety = { $kinds ->
        [0] geen soort
        [one] 1 soort
       *[other] { $kinds } soorten
    }
because-worms = { $worms ->
        [0] geen worm
        [one] 1 worm
       *[other] { $worms } wormen
    }

# De tafel in woorden en beelden

words-hill = Heuvel { $number }: koningin { $queen }, generaal { $general }, worm bij precies { $worm_number }
words-players = Spelers (ronde { $round } van { $rounds }; wormen in de voorraad: { $worms })
words-last-round = De vorige ronde
words-die = Gegooid: { $number }
words-offer = De { $number } komt in kolom { $column }: som { $sum }, { rank-name }{ $exact ->
        [yes] , met het wormgetal
       *[no] {""}
    }{ $picture ->
        [nothing] .
       *[other] ; er ligt { gained-picture }.
    }
words-no-offer = Hier is geen veld voor de gegooide dobbelsteen.
words-full = vol
words-blank = -
words-column-column = Kolom
words-column-player = Speler
words-column-dice = Dobbelstenen
words-column-sum = Som
words-column-rank = Rang
words-column-spaces = Vrije velden, van onder naar boven
words-column-colour = Kleur
words-column-hand = In de hand
words-column-worms = Wormen
words-column-objects = Voorwerpen
words-column-queens = Koninginnen
words-column-generals = Generaals
words-column-hill = Heuvel
words-column-queen = Koningin
words-column-general = Generaal

scene-prompt = { $who }: { $prompt }
scene-outcome = { $winners ->
        [one] { $who } wint met { $points } punten.
       *[other] { $who } delen de overwinning met { $points } punten.
    }
scene-third-wins = De derde kleur wint met { $points } punten.
scene-round = Ronde { $round } van { $rounds }
scene-total = Totaal
scene-roll = Gooien
scene-skip = Overslaan
scene-odds = { $higher ->
        [0] geen kant is hoger
        [one] 1 van { $sides } kanten is hoger
       *[other] { $higher } van { $sides } kanten hoger
    }
scene-offer = { $sum } · { rank-name }{ $exact ->
        [yes] {" "}· wormgetal
       *[no] {""}
    }
scene-offer-gain = + { $thing }
scene-won-queen = { $won ->
        [yes] Koningin { $points }: { $who }
       *[no] Koningin { $points }: niemand
    }
scene-won-general = { $won ->
        [yes] Generaal { $points }: { $who }
       *[no] Generaal { $points }: niemand
    }
label-column = Kolom { $column }: { $who }, { $sum } ogen, { rank-name }; vrij: { $spaces }.
label-free-column = Kolom { $column }: niemand; vrij: { $spaces }.
label-card = { $who }: { $dice ->
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    } in de hand, { $worms ->
        [one] 1 worm
       *[other] { $worms } wormen
    }, voorwerpen: { $objects }, { $queens ->
        [one] 1 koningin
       *[other] { $queens } koninginnen
    }, { $generals ->
        [one] 1 generaal
       *[other] { $generals } generaals
    }
label-worm-number = Een som van precies { $number } levert een worm op
label-queen-tile = Koningin, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
label-general-tile = Generaal, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
label-turn = { $who } moet kiezen
label-winner = { $who } heeft gewonnen
label-things = { $thing } × { $count }
label-score = Score per categorie
label-tray = Bakje voor de dobbelsteen
label-die = { $who }: gegooid { $number }
label-skip = Betaal een worm en sla deze beurt over
label-pile = Heuvels die nog komen: { $hills }
label-supply = In de voorraad: { $thing } × { $count }
label-ghost = De volgende dobbelsteen komt in kolom { $column }
