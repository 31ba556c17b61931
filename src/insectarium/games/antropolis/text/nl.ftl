# Antropolis, in het Nederlands.

title = Antropolis
summary = Leg tegels, bezet tunnels tussen nesten en bossen en sluit nesten rond je koninginnen.
seat-name = Plaats { $number }

option-edition = Editie
option-edition-second = tweede editie
option-edition-first = eerste editie
option-join_required = Tegels moeten aansluiten
option-join_required-help = Elke nieuwe tegel moet een tunnel of een nest voortzetten; alleen aarde raken is niet genoeg. Tweede editie.
option-all_tiles = Alle tegels
option-all_tiles-help = Er gaat geen tegel terug in de doos, en er wordt tot 15 punten gespeeld in plaats van 9. Eerste editie.

# Wat er te beslissen is

prompt-lay = Leg een tegel uit je hand, of stop met leggen.
prompt-put = Zet een mier op de nieuwe tegel, of laat hem leeg.
prompt-market = Koop een tegel van de markt en leg hem, of stop met kopen.
prompt-act = Laat je mieren lopen en werken, of beëindig je acties.
prompt-buy = Koop een tegel voor je hand, of stop met kopen.
prompt-limit = Betaal voor een grotere hand, of laat hem zoals hij is.
prompt-draw = Trek een tegel: kies een stapel.

# Wat een actie doet

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
do-put = { $ant ->
        [nothing] Zet geen mier op de nieuwe tegel.
        [queen] Zet een koningin op de nieuwe tegel.
       *[worker] Zet een werkster op de nieuwe tegel{ $lane ->
            [0] .
            [1] , in de eerste gang.
           *[2] , in de tweede gang.
        }
    }
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
do-end_actions = Beëindig je acties.
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

# Wat er gebeurd is

event-lay = { $who } legt { a-tile } ({ $shown }) { $place }{ $price ->
        [0] .
       *[other] {" "}en betaalt { $price } voedsel.
    }
event-buy_and_lay = { $who } koopt { a-tile } ({ $shown }) voor { $price } voedsel en legt die { $place }.
event-put = { $who } zet er een { $ant ->
        [queen] koningin
       *[worker] werkster
    } op{ $lane ->
        [0] .
        [1] , in de eerste gang.
       *[2] , in de tweede gang.
    }
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

# Delen van deze zinnen

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
       *[worker] werkster { $number }
    }
the-ant = { $ant ->
        [queen] Koningin { $number }
       *[worker] Werkster { $number }
    }
of-ant = { $ant ->
        [queen] Koningin { $number }
       *[worker] Werkster { $number }
    } van { $who }

# Waarom niet

refusal-over = De partij is afgelopen.
refusal-no-such-action = Zo'n actie is er in dit spel niet.
refusal-put-first = Beslis eerst of er een mier op de nieuwe tegel komt.
refusal-hand-before-market = Tegels uit je hand leg je voordat je van de markt koopt.
refusal-no-new-tile = Een mier zet je op een tegel meteen nadat die is gelegd.
refusal-bought-to-hand = In de eerste editie gaat een gekochte tegel naar je hand.
refusal-bought-and-laid = In de tweede editie leg je een gekochte tegel meteen.
refusal-nothing-laid = Je hebt deze beurt geen tegel gelegd, dus je mag er geen kopen.
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
refusal-no-worker-on-forest = In de eerste editie begint een nieuwe werkster op een nest of in een tunnel, niet in een bos.
refusal-no-queen-in-hand = Je hebt geen koningin in je hand.
refusal-no-worker-in-hand = Je hebt geen werkster in je hand.
refusal-no-such-lane = Zo'n gang heeft de nieuwe tegel niet.
refusal-no-such-ant = Zo'n mier is er niet.
refusal-ant-in-hand = { the-ant } is in je hand, niet op het bord.
refusal-workers-stay = In de eerste editie kun je alleen koninginnen terugnemen.
refusal-queen-cannot = Een koningin verzamelt en draagt geen voedsel.
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

# Het scoreblad

score-tunnels = Tunnels
score-nests = Nesten
score-lost = Teruggenomen
score-first = Eerst bij het doel
score-food = Voedsel in de hand
score-ants = Mieren op het bord
score-tiles = Tegels in de hand

because-food = { $food } voedsel
because-ants = { $queens ->
        [one] 1 koningin
       *[other] { $queens } koninginnen
    }, { $workers ->
        [one] 1 werkster
       *[other] { $workers } werksters
    }
because-tiles = { $tiles ->
        [one] 1 tegel
       *[other] { $tiles } tegels
    }
