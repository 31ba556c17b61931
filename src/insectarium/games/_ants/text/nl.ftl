# De tafels van de mieren, in het Nederlands.

scene-prompt = { $who }: { $prompt }
scene-outcome = { $winners ->
        [one] { $who } wint met { $points } punten.
       *[other] { $who } delen de overwinning met { $points } punten.
    }
scene-edition = { $edition ->
        [first] Eerste editie
       *[second] Tweede editie
    }
scene-target = Het einde komt bij { $target } punten
scene-ending = { $ending ->
        [points] Het doel is bereikt: laatste beurten
        [piles] De stapels zijn leeg: laatste beurten
       *[stuck] Er past geen tegel meer
    }
scene-over = De partij is afgelopen
scene-market = Markt
scene-supply = Voedsel
scene-points = Punten
scene-total = Totaal
scene-hand = Hand { $tiles } van { $limit }
scene-packet = { $ground ->
        [nest] Nesttegels: houd er een
        [tunnel] Tunneltegels: houd er een
       *[forest] Bostegels: houd er een
    }

# Tegels en mieren

name-tile = { $ground ->
        [nest] Nesttegel
        [tunnel] Tunneltegel
       *[forest] Bostegel
    }: { $shown }
name-shown = { $tile ->
        [brood] broedkamer,{" "}
        [lanes] twee gangen,{" "}
       *[plain] {""}
    }{ $tunnels ->
        [0] geen tunnelopening
        [one] 1 tunnelopening
       *[other] { $tunnels } tunnelopeningen
    }{ $gates ->
        [0] {""}
        [one] , 1 open nestzijde
       *[other] , { $gates } open nestzijden
    }
name-ant = { $ant ->
        [queen] Koningin { $number }
        [worker] Werkster { $number }
        [soldier] Soldaat { $number }
       *[larva] Larve { $number }
    }

# Knoppen

deed-collect = Voedsel verzamelen
deed-feed = Koningin voeden
deed-leave = Terugnemen
deed-mate = Paren met koningin
button-stop_laying = Stop met leggen
button-stop_buying = Stop met kopen
button-end_actions = Acties beëindigen
button-next_type = { $phase ->
        [queens] Koninginnen klaar
        [workers] Werksters klaar
       *[soldiers] Acties beëindigen
    }
button-keep_limit = Limiet zo houden
put-nothing = Leeg laten
put-queen = Zet een koningin
put-worker = Zet een werkster
hatch-worker = Wordt werkster
hatch-soldier = Wordt soldaat

# Wat de dingen zijn

label-board = { $tile }; { $place }
label-nest = { $tile }; { $place }. Nest van { $tiles ->
        [one] 1 tegel
       *[other] { $tiles } tegels
    }, { $open ->
        [0] gesloten
        [one] 1 zijde open
       *[other] { $open } zijden open
    }
label-space = Lege plek { $place }
label-spot = { $ground ->
        [nest] Plek op de nesttegel
        [tunnel] Plek in de tunnel
       *[forest] Plek in het bos
    } { $place }{ $lane ->
        [0] {""}
        [1] , eerste gang
       *[2] , tweede gang
    }
label-ant = { $ant } van { $who }{ $load ->
        [food] {" "}met voedsel
        [larva] {" "}met een larve
       *[none] {""}
    }
label-hand = { $tile }, in de hand van { $who }
label-packet = { $tile }, in het pakje
label-hidden = Een gedekte tegel
label-market = { $tile }, in de markt voor { $price } voedsel
label-empty-market = Lege plek in de markt
label-pile = { $ground ->
        [nest] Stapel nesttegels
        [tunnel] Stapel tunneltegels
       *[forest] Stapel bostegels
    }: { $tiles }
label-supply = Voedsel in de voorraad: { $food }
label-player = { $who }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $food } voedsel
label-limit = Handlimiet van { $who }: { $limit } tegels
label-track = { $who } heeft { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
label-reserve = { $who } heeft in de hand: { $count } { $ant ->
        [queen] { $count ->
            [one] koningin
           *[other] koninginnen
        }
        [worker] { $count ->
            [one] werkster
           *[other] werksters
        }
        [soldier] { $count ->
            [one] soldaat
           *[other] soldaten
        }
       *[larva] { $count ->
            [one] larve
           *[other] larven
        }
    }
label-last-turn = { $who } heeft nog een laatste beurt
label-attack = Van hier kwam de aanval
label-turn = { $who } beslist nu
label-winner = { $who } wint

# Wat op het bord bij elkaar hoort

area-nest = Nest van { $tiles ->
        [one] 1 tegel
       *[other] { $tiles } tegels
    }, { $open ->
        [0] gesloten.
        [one] 1 zijde open.
       *[other] { $open } zijden open.
    } { $queens ->
        [0] Er woont geen koningin in.
       *[other] De punten zouden gaan naar: { $gains }.
    }
area-tunnel = Tunnel van { $tiles ->
        [one] 1 tegel
       *[other] { $tiles } tegels
    }, { $open ->
        [0] geen einde open.
        [one] 1 einde open.
       *[other] { $open } einden open.
    } { $ends ->
        [both] Hij verbindt een nest met een bos.
        [nest] Hij leidt naar een nest; er ontbreekt een bos.
        [forest] Hij leidt naar een bos; er ontbreekt een nest.
       *[none] Nest en bos ontbreken nog.
    } { $workers ->
        [0] Er staat geen werkster in.
       *[other] Werksters: { $manned }.
    }

# De legenda

key-nest = Nest
key-brood = Broedkamer
key-tunnel = Tunnel
key-lanes = Twee gangen
key-forest = Bos met voedsel
key-queen = Koningin
key-worker = Werkster
key-soldier = Soldaat
key-larva = Larve
key-food = Voedsel

# De tafel in woorden

words-board = Het bord
words-players = Spelers
words-areas = Nesten en tunnels
words-price = voor { $price } voedsel
words-column-at = Op
words-column-place = Waar
words-column-tile = Tegel
words-column-ants = Mieren
words-column-player = Speler
words-column-points = Punten
words-column-food = Voedsel
words-column-limit = Handlimiet
words-column-hand = Tegels in de hand
words-column-reserve = Mieren in de hand

# Wat beide spellen zeggen

seat-name = Plaats { $number }
option-edition = Editie
option-edition-second = tweede editie
option-edition-first = eerste editie
option-join_required = Tegels moeten aansluiten
option-join_required-help = Elke nieuwe tegel moet een tunnel of een nest voortzetten; alleen aarde raken is niet genoeg. Tweede editie.
prompt-lay = Leg een tegel uit je hand, of stop met leggen.
prompt-market = Koop een tegel van de markt en leg hem, of stop met kopen.
prompt-buy = Koop een tegel voor je hand, of stop met kopen.
prompt-limit = Betaal voor een grotere hand, of laat hem zoals hij is.
prompt-draw = Trek een tegel: kies een stapel.
do-lay = Leg de { $ground ->
        [nest] nesttegel
        [tunnel] tunneltegel
       *[forest] bostegel
    } ({ $shown }) { $place }, { $degrees ->
        [0] niet gedraaid,
       *[other] { $degrees }° naar links gedraaid,
    } { $price ->
        [0] gratis.
       *[other] voor { $price } voedsel.
    }
do-stop_laying = Leg geen tegels meer uit je hand.
do-buy_and_lay = Koop de { $ground ->
        [nest] nesttegel
        [tunnel] tunneltegel
       *[forest] bostegel
    } ({ $shown }) voor { $price } voedsel en leg hem { $place }, { $degrees ->
        [0] niet gedraaid.
       *[other] { $degrees }° naar links gedraaid.
    }
do-stop_buying = Koop geen tegels meer.
do-walk = Loop met { ant } naar { spot }.
do-collect = Laat { ant } voedsel verzamelen.
do-feed = Laat { ant } haar voedsel aan de koningin geven.
do-leave = Neem { ant } terug in je hand{ $price ->
        [0] , gratis.
       *[other] {" "}en verlies een punt.
    }
do-buy = Koop de { $ground ->
        [nest] nesttegel
        [tunnel] tunneltegel
       *[forest] bostegel
    } ({ $shown }) voor { $price } voedsel en neem hem in je hand.
do-raise = Betaal { $price } voedsel voor een handlimiet van { $limit } tegels.
do-keep_limit = Houd je handlimiet zoals hij is.
do-draw = { $ground ->
        [nest] Trek een nesttegel.
        [tunnel] Trek een tunneltegel.
       *[forest] Trek een bostegel.
    }
event-lay = { $who } legt { a-tile } ({ $shown }) { $place }{ $price ->
        [0] .
       *[other] {" "}en betaalt { $price } voedsel.
    }
event-buy_and_lay = { $who } koopt { a-tile } ({ $shown }) voor { $price } voedsel en legt die { $place }.
event-tunnel = Een tunnel van { $lanes ->
        [one] 1 tegel
       *[other] { $lanes } tegels
    } is klaar: { $who } krijgt { $points ->
        [one] 1 punt.
       *[other] { $points } punten.
    }
event-nest = Een nest van { $tiles ->
        [one] 1 tegel
       *[other] { $tiles } tegels
    } is gesloten{ $winners ->
        [one] {""}
       *[other] , en de punten worden gedeeld
    }: { $who } krijgt { $points ->
        [one] 1 punt.
       *[other] { $points } punten.
    }
event-queen_home = De koningin van { $who } gaat uit het gesloten nest naar huis.
event-target = { $who } heeft { $points } punten bereikt: het einde is nabij.
event-refill = { $tiles ->
        [one] Er komt een nieuwe tegel in de markt.
       *[other] Er komen { $tiles } nieuwe tegels in de markt.
    }
event-piles_empty = De stapels zijn op: iedereen heeft nog één laatste beurt.
event-stuck = Er past nergens meer een tegel: de partij is afgelopen.
event-walk = { of-ant } loopt naar { spot }.
event-collect = { of-ant } verzamelt voedsel.
event-feed = { of-ant } geeft haar voedsel aan de koningin.
event-leave = { of-ant } gaat terug naar de hand{ $lost ->
        [0] .
       *[other] , en dat kost een punt.
    }
event-buy = { $who } koopt { a-tile } ({ $shown }) voor { $price } voedsel.
event-raise = { $who } betaalt { $price } voedsel en heeft nu een handlimiet van { $limit } tegels.
event-draw = { $who } trekt { a-tile } ({ $shown }).
event-turn = { $last ->
        [0] { $who } is aan de beurt.
       *[other] { $who } heeft een laatste beurt.
    }
event-win = { $winners ->
        [one] { $who } wint met { $points } punten.
       *[other] { $who } deelt de overwinning met { $points } punten.
    }
a-tile = { $ground ->
        [nest] een nesttegel
        [tunnel] een tunneltegel
       *[forest] een bostegel
    }
spot = { $ground ->
        [nest] de nesttegel
        [tunnel] de tunnel
       *[forest] het bos
    } { $place }{ $lane ->
        [0] {""}
        [1] , eerste gang
       *[2] , tweede gang
    }
ant = { $ant ->
        [queen] koningin { $number }
        [soldier] soldaat { $number }
        [larva] larve { $number }
       *[worker] werkster { $number }
    }
the-ant = { $ant ->
        [queen] Koningin { $number }
        [soldier] Soldaat { $number }
        [larva] Larve { $number }
       *[worker] Werkster { $number }
    }
of-ant = { $ant ->
        [queen] Koningin { $number }
        [soldier] Soldaat { $number }
        [larva] Larve { $number }
       *[worker] Werkster { $number }
    } van { $who }
refusal-over = De partij is afgelopen.
refusal-no-such-action = Zo'n actie is er in dit spel niet.
refusal-hand-before-market = Tegels uit je hand leg je voordat je van de markt koopt.
refusal-bought-to-hand = In de eerste editie gaat een gekochte tegel naar je hand.
refusal-bought-and-laid = In de tweede editie leg je een gekochte tegel meteen.
refusal-no-laying-now = Tegels leggen en kopen doe je op een ander moment van je beurt.
refusal-not-the-end = Je limiet verhogen en tegels trekken doe je aan het eind van je beurt.
refusal-no-acting-now = Je mieren doen hun acties nadat de tegels zijn gelegd.
refusal-not-in-hand = Zo'n tegel heb je niet in je hand.
refusal-no-food-for-tile = Elke tegel na de eerste kost 1 voedsel, en je hebt er geen.
refusal-not-in-market = Op die plek van de markt ligt geen tegel.
refusal-market-too-dear = Die tegel kost { $price } voedsel, en je hebt er { $food }.
refusal-apart = Een nieuwe tegel moet het bord raken.
refusal-occupied = Daar ligt al een tegel.
refusal-same-rotation = Minder ver gedraaid ziet de tegel er hetzelfde uit: gebruik het kleinere getal.
refusal-misfit-somewhere = Elke zijde die een tegel raakt moet passen, en één ervan past niet.
refusal-misfit = Tunnel aan tunnel, nest aan nest, aarde aan aarde: hier past een zijde niet.
refusal-unjoined = Hier zou de tegel alleen aarde raken; hij moet een tunnel of een nest voortzetten.
refusal-queen-needs-nest = Een koningin kan alleen op een nesttegel worden gezet.
refusal-no-queen-in-hand = Je hebt geen koningin in je hand.
refusal-no-such-ant = Zo'n mier is er niet.
refusal-ant-in-hand = { the-ant } is in je hand, niet op het bord.
refusal-no-feeding = In de eerste editie gaat voedsel rechtstreeks naar je hand.
refusal-acted-already = { the-ant } heeft deze beurt al een speciale actie gedaan.
refusal-not-in-forest = { the-ant } is niet in een bos.
refusal-carries-already = { the-ant } draagt al voedsel, en meer dan één kan ze niet dragen.
refusal-no-food-left = De voorraad is leeg: er valt niets te verzamelen.
refusal-carries-nothing = { the-ant } draagt geen voedsel.
refusal-no-queen-here = { the-ant } staat niet op een tegel met je koningin.
refusal-walked-already = { the-ant } heeft deze beurt al gelopen.
refusal-no-such-spot = Daar is geen plek voor mieren.
refusal-stands-there = { the-ant } is daar al.
refusal-foreign-queen = Daar is een koningin van { $who }, en die laat niemand toe.
refusal-foreign-ants = Daar zijn mieren van { $who }: je kunt er niet blijven staan.
refusal-queen-stays-in-nest = Een koningin loopt alleen binnen haar nest.
refusal-way-closed = Mieren van { $who } { $place } laten { ant } niet door.
refusal-no-way = Er lopen geen aansluitende tunnels, nesten en bossen voor { ant } daarheen.
refusal-limit-too-dear = Een grotere hand kost { $price } voedsel, en je hebt minder.
refusal-pile-empty = Van die stapel kun je nu niet trekken.
score-tunnels = Tunnels
score-nests = Nesten
score-lost = Teruggenomen
score-first = Eerst bij het doel
score-food = Voedsel in de hand
score-tiles = Tegels in de hand
because-food = { $food } voedsel
because-tiles = { $tiles ->
        [one] 1 tegel
       *[other] { $tiles } tegels
    }
