# Supersize Colony, in het Nederlands.

title = Supersize Colony
summary = Kweek werksters en soldaten, bezet tunnels, sluit nesten en overval je buren.
seat-name = Plaats { $number }

option-edition = Editie
option-edition-second = tweede editie
option-edition-first = eerste editie
option-join_required = Tegels moeten aansluiten
option-join_required-help = Elke nieuwe tegel moet een tunnel of een nest voortzetten; alleen aarde raken is niet genoeg. Tweede editie.
option-first_player = Wie begint
option-first_player-first_seat = de eerste plaats
option-first_player-random = door loting bepaald

# Wat er te beslissen is

prompt-draft = Houd een tegel uit het pakje; de andere gaan naar de volgende speler.
prompt-lay = Leg een tegel uit je hand, of stop met leggen.
prompt-put = Zet een koningin op de nieuwe nesttegel, of laat hem leeg.
prompt-market = Koop een tegel van de markt en leg hem, of stop met kopen.
prompt-queens = Laat je koninginnen lopen of naar huis gaan; dan komen de werksters.
prompt-workers = Laat je werksters lopen en werken; dan komen de soldaten.
prompt-soldiers = Laat je soldaten lopen, paren of op rooftocht gaan; beëindig dan je acties.
prompt-flee = Je mieren worden aangevallen: kies waarheen de volgende vlucht.
prompt-loot = Kies de soldaat die de larve overneemt.
prompt-escape = Je laatste mier ontsnapt door een wonder: kies waarheen.
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
        [nothing] Zet geen koningin op de nieuwe tegel.
       *[queen] Zet een koningin op de nieuwe tegel.
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
do-feed_larva = Laat { ant } { $own ->
        [0] de geroofde larve
       *[other] je larve
    } voeden; ze wordt een { $becomes ->
        [worker] werkster.
       *[soldier] soldaat.
    }
do-mate = Laat { ant } met de koningin paren: je legt een larve.
do-kidnap = Laat { ant } een larve van plaats { $owner } ontvoeren en naar de broedkamer { $place } brengen.
do-attack = Val aan { at-spot }: { $soldiers }.
attacker = soldaat { $number } uit het { $way ->
        [east] oosten
        [north_east] noordoosten
        [north_west] noordwesten
        [west] westen
        [south_west] zuidwesten
       *[south_east] zuidoosten
    }
do-flee = Laat { ant } vluchten naar { spot }.
do-escape = Laat { ant } ontsnappen naar { spot }.
do-take_larva = Laat { ant } de larve overnemen.
do-keep = Houd de { $ground ->
        [nest] nesttegel
        [tunnel] tunneltegel
       *[forest] bostegel
    } ({ $shown }).
do-leave = Neem { ant } terug in je hand{ $price ->
        [0] , gratis.
       *[other] {" "}en verlies een punt.
    }
do-next_type = { $phase ->
        [queens] De koninginnen zijn klaar: nu de werksters.
        [workers] De werksters zijn klaar: nu de soldaten.
       *[soldiers] Beëindig je acties.
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

# Wat er gebeurd is

event-draft_round = { $ground ->
        [nest] Nu worden er nesttegels gekozen:
        [tunnel] Nu worden er tunneltegels gekozen:
       *[forest] Nu worden er bostegels gekozen:
    } { $who } begint met een pakje van { $tiles }.
event-keep = { $who } houdt { a-tile } ({ $shown }).
event-leftover = Er blijft er een over, { a-tile } ({ $shown }): die gaat voor 1 voedsel naar de markt.
event-lay = { $who } legt { a-tile } ({ $shown }) { $place }{ $price ->
        [0] .
       *[other] {" "}en betaalt { $price } voedsel.
    }
event-buy_and_lay = { $who } koopt { a-tile } ({ $shown }) voor { $price } voedsel en legt die { $place }.
event-put = { $who } zet er een koningin op.
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
event-feed_larva = { of-ant } voedt een larve, en er komt een { $becomes ->
        [worker] werkster uit.
       *[soldier] soldaat uit.
    }
event-mate = { of-ant } paart met de koningin: er ligt een nieuwe larve.
event-kidnap = { of-ant } ontvoert een larve van { $owner } en brengt die naar de broedkamer { $place }.
event-attack = { $who } valt { $owner } aan met { $soldiers ->
        [one] 1 soldaat
       *[other] { $soldiers } soldaten
    } { at-spot }.
event-rob = { $replaced ->
        [0] { $who } rooft een larve van { $owner }, die haar weer in de hand neemt.
       *[other] { $who } rooft een larve van { $owner } en zet er een eigen larve voor in de plaats.
    }
event-flee = { of-ant } vlucht naar { spot }.
event-kill = { $ant ->
        [worker] Een werkster van { $who } wordt gedood.
       *[soldier] Een soldaat van { $who } wordt gedood.
    }
event-escape = Door een wonder ontsnapt { $ant ->
        [worker] de laatste werkster
       *[soldier] de laatste soldaat
    } van { $who } naar { spot }.
event-escape_to_hand = Door een wonder ontsnapt { $ant ->
        [worker] de laatste werkster
       *[soldier] de laatste soldaat
    } van { $who } naar de hand.
event-take_larva = { of-ant } neemt een larve van { $owner } over.
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
at-spot = { $ground ->
        [nest] op de nesttegel
        [tunnel] in de tunnel
       *[forest] in het bos
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

# Waarom niet

refusal-over = De partij is afgelopen.
refusal-no-such-action = Zo'n actie is er in dit spel niet.
refusal-draft-first = Eerst moeten de beginhanden worden gekozen.
refusal-no-draft = De beginhanden zijn al gekozen.
refusal-not-in-packet = Zo'n tegel zit niet in het pakje.
refusal-put-first = Beslis eerst of er een koningin op de nieuwe tegel komt.
refusal-hand-before-market = Tegels uit je hand leg je voordat je van de markt koopt.
refusal-no-new-tile = Een koningin zet je op een tegel meteen nadat die is gelegd.
refusal-only-queens = Op nieuwe tegels komen alleen koninginnen; werksters en soldaten komen uit larven.
refusal-attack-first = Eerst moet de aanval worden afgehandeld.
refusal-no-attack = Er is geen aanval af te handelen.
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
refusal-ant-killed = { the-ant } is gedood.
refusal-larva-stays = Een larve loopt niet en doet niets.
refusal-other-type = Eerst de koninginnen, dan de werksters, dan de soldaten: { ant } is niet aan de beurt.
refusal-hatched-just-now = { the-ant } is net uitgekomen en rust tot je volgende beurt.
refusal-left-behind = { the-ant } was begonnen, en toen ging een andere mier verder: haar beurt is voorbij.
refusal-carries-larva = { the-ant } houdt een larve vast en kan niets doen tot die gevoed is.
refusal-larva-must-home = { the-ant } mag de larve alleen naar een broedkamer in een nest met je koningin brengen.
refusal-only-queens-leave = In de eerste editie kun je alleen koninginnen terugnemen.
refusal-queen-cannot = Een koningin kan alleen in haar nest lopen of terug naar je hand gaan.
refusal-only-soldiers = Alleen soldaten paren.
refusal-only-workers = Alleen werksters verzamelen voedsel en voeden.
refusal-no-brood-chamber = { the-ant } is niet in een broedkamer.
refusal-no-larva-in-hand = Je hebt geen larve in je hand.
refusal-no-larva-here = Waar { ant } staat, ligt geen larve die ze kan voeden.
refusal-no-ant-in-hand = Je hebt zo'n mier niet in je hand om op de plaats van de larve te zetten.
refusal-raid-needs-both = { the-ant } heeft al gelopen of iets gedaan; aanvallen en ontvoeren kost allebei.
refusal-no-kidnapping = In de eerste editie roof je een larve door haar tegel aan te vallen.
refusal-own-larva = Je eigen larve kun je niet ontvoeren.
refusal-no-larva-there = Die larve ligt niet op het bord.
refusal-larva-guarded = Een koningin of een soldaat bewaakt de larve.
refusal-no-way-to-larva = Er is voor de soldaat geen vrije weg naar de larve.
refusal-no-own-brood-chamber = De larve moet naar een broedkamer in een nest met je koningin.
refusal-no-way-home = Van de larve is er voor de soldaat geen vrije weg daarheen.
refusal-queen-protects = Een koningin beschermt haar tegel: die kun je niet aanvallen.
refusal-nobody-to-attack = Daar is niemand om aan te vallen.
refusal-no-majority = { $soldiers ->
        [0] Er moet minstens één soldaat aanvallen.
        [one] Een soldaat verdedigt de tegel: val aan met minstens twee.
       *[other] { $soldiers } soldaten verdedigen de tegel: val aan met meer.
    }
refusal-no-way-in = { the-ant } kan niet van die kant komen.
refusal-no-taker = Die soldaat kan de larve niet overnemen.
refusal-no-escape-there = De mier kan niet naar die plek ontsnappen.
refusal-another-ant-flees = Een andere mier vlucht eerst.
refusal-no-flight-there = De mier kan alleen vluchten naar een vrije buurtegel waar geen aanvaller vandaan kwam.
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

score-start = Bij het begin
score-tunnels = Tunnels
score-nests = Nesten
score-lost = Teruggenomen
score-first = Eerst bij het doel
score-food = Voedsel in de hand
score-ants = Werksters, soldaten
score-queens = Koninginnen
score-tiles = Tegels in de hand

because-food = { $food } voedsel
because-ants = { $workers ->
        [one] 1 werkster
       *[other] { $workers } werksters
    }, { $soldiers ->
        [one] 1 soldaat
       *[other] { $soldiers } soldaten
    }
because-tiles = { $tiles ->
        [one] 1 tegel
       *[other] { $tiles } tegels
    }
