# Antropolis in het Nederlands.

title = Antropolis
summary = Leg tegels, bezet tunnels tussen nesten en bossen en sluit nesten rond je koninginnen.
seat-name = Plaats { $number }

option-edition = Editie
option-edition-second = tweede editie
option-edition-first = eerste editie
option-join_required = Tegels moeten aansluiten
option-join_required-help = Elke nieuwe tegel moet een tunnel of een nest aansluiten; alleen aarde raken is niet genoeg. Tweede editie.
option-all_tiles = Alle tegels
option-all_tiles-help = Er gaan geen tegels terug in de doos en de partij eindigt bij 15 punten in plaats van 9. Eerste editie.

# Wat er te beslissen is

prompt-lay = Leg een tegel uit je hand, of stop met leggen.
prompt-put = Zet een mier op de nieuwe tegel, of geen.
prompt-market = Koop een tegel van de markt en leg die, of stop met kopen.
prompt-act = Laat je mieren lopen en werken, of beëindig je acties.
prompt-buy = Koop een tegel op hand, of stop met kopen.
prompt-limit = Verhoog je handlimiet, of houd hem.
prompt-draw = Trek een tegel: kies een stapel.

# Wat een actie doet

do-lay = Leg tegel { $tile } op { $q }, { $r }, { $turn } keer gedraaid, { $price ->
        [0] gratis.
       *[other] voor { $price } voedsel.
    }
do-stop_laying = Leg geen tegels meer uit je hand.
do-put = { $ant ->
        [nothing] Zet geen mier op de nieuwe tegel.
        [queen] Zet een koningin op de nieuwe tegel.
       *[worker] Zet een werkster op de nieuwe tegel{ $lane ->
            [0] .
           *[other] , in gang { $lane }.
        }
    }
do-buy_and_lay = Koop { $ground ->
        [nest] nesttegel
        [tunnel] tunneltegel
       *[forest] bostegel
    } { $tile } voor { $price } voedsel en leg die op { $q }, { $r }, { $turn } keer gedraaid.
do-stop_buying = Koop geen tegels meer.
do-walk = Loop met { $ant } naar { $q }, { $r }{ $lane ->
        [0] .
       *[other] , gang { $lane }.
    }
do-collect = Laat { $ant } voedsel verzamelen in het bos.
do-feed = Laat { $ant } haar voedsel aan de koningin geven.
do-leave = Neem { $ant } terug op hand { $price ->
        [0] (gratis).
       *[other] en verlies een punt.
    }
do-end_actions = Beëindig je acties.
do-buy = Koop { $ground ->
        [nest] nesttegel
        [tunnel] tunneltegel
       *[forest] bostegel
    } { $tile } voor { $price } voedsel op hand.
do-raise = Betaal { $price } voedsel voor een handlimiet van { $limit }.
do-keep_limit = Houd je handlimiet.
do-draw = Trek van de { $ground ->
        [nest] neststapel.
        [tunnel] tunnelstapel.
       *[forest] bosstapel.
    }

# Wat er gebeurd is

event-lay = { $who } legt { $ground ->
        [nest] nesttegel
        [tunnel] tunneltegel
       *[forest] bostegel
    } { $tile } op { $q }, { $r }{ $price ->
        [0] .
       *[other] {" "}voor { $price } voedsel.
    }
event-buy_and_lay = { $who } koopt { $ground ->
        [nest] nesttegel
        [tunnel] tunneltegel
       *[forest] bostegel
    } { $tile } voor { $price } voedsel en legt die op { $q }, { $r }.
event-put = { $who } zet er een { $ant ->
        [queen] koningin
       *[worker] werkster
    } op{ $lane ->
        [0] .
       *[other] , in gang { $lane }.
    }
event-tunnel = { $who } voltooit een tunnel van { $lanes ->
        [one] 1 tegel
       *[other] { $lanes } tegels
    } naar het bos op { $q }, { $r }: { $points } punten.
event-nest = { $winners ->
        [one] { $who } voltooit een nest van { $tiles } tegels: { $points } punten.
       *[other] { $who } deelt een voltooid nest van { $tiles } tegels: { $points } punten.
    }
event-queen_home = De koningin van { $who } keert van { $q }, { $r } terug op hand.
event-target = { $who } heeft { $points } punten: het einde is nabij.
event-refill = { $tiles ->
        [one] Er komt één nieuwe tegel in de markt.
       *[other] Er komen { $tiles } nieuwe tegels in de markt.
    }
event-piles_empty = Alle stapels zijn leeg: iedereen heeft nog één laatste beurt.
event-walk = { $who } loopt met { $name } naar { $q }, { $r }{ $lane ->
        [0] .
       *[other] , gang { $lane }.
    }
event-collect = { $who } verzamelt voedsel met { $name }.
event-feed = { $who } voedt de koningin met { $name }.
event-leave = { $who } neemt { $name } terug{ $lost ->
        [0] .
       *[other] {" "}en verliest een punt.
    }
event-buy = { $who } koopt { $ground ->
        [nest] nesttegel
        [tunnel] tunneltegel
       *[forest] bostegel
    } { $tile } voor { $price } voedsel.
event-raise = { $who } verhoogt de handlimiet tot { $limit }.
event-draw = { $who } trekt { $ground ->
        [nest] nesttegel
        [tunnel] tunneltegel
       *[forest] bostegel
    } { $tile }.
event-turn = { $last ->
        [0] { $who } is aan de beurt.
       *[other] { $who } heeft de laatste beurt.
    }
event-win = { $winners ->
        [one] { $who } wint met { $points } punten.
       *[other] { $who } deelt de winst met { $points } punten.
    }

# Waarom niet

refusal-over = De partij is afgelopen.
refusal-no-such-action = Dat is geen actie van dit spel.
refusal-put-first = Beslis eerst over een mier op de nieuwe tegel.
refusal-hand-before-market = Tegels uit de hand worden vóór tegels van de markt gelegd.
refusal-no-new-tile = Mieren komen op een tegel die net gelegd is.
refusal-bought-to-hand = In de eerste editie gaat een gekochte tegel naar je hand.
refusal-bought-and-laid = In de tweede editie wordt een gekochte tegel meteen gelegd.
refusal-nothing-laid = Wie geen tegel legt, mag er geen kopen.
refusal-no-laying-now = Dit is niet het moment voor tegels.
refusal-not-the-end = Handlimiet en trekken horen bij het einde van je beurt.
refusal-no-acting-now = Dit is niet het moment voor acties van mieren.
refusal-not-in-hand = Je hebt zo'n tegel niet op hand.
refusal-no-food-for-tile = Nog een tegel kost 1 voedsel, en je hebt er geen.
refusal-not-in-market = Op die plek van de markt ligt geen tegel.
refusal-market-too-dear = Die tegel kost { $price } voedsel, en je hebt { $food }.
refusal-apart = Een tegel moet het bord raken.
refusal-occupied = Daar ligt al een tegel.
refusal-same-rotation = Zo vaak gedraaid ziet de tegel eruit als eerst: gebruik het kleinere getal.
refusal-misfit-somewhere = Elke zijde die een tegel raakt moet passen, en één past er niet.
refusal-misfit = Tunnel aan tunnel, nest aan nest, aarde aan aarde: deze zijde past niet.
refusal-unjoined = Hier raakt de tegel alleen aarde; hij moet een tunnel of een nest aansluiten.
refusal-queen-needs-nest = Een koningin kan alleen op een nesttegel.
refusal-no-worker-on-forest = Een werkster komt op een nest- of tunneltegel, niet op een bos.
refusal-no-queen-in-hand = Je hebt geen koningin op hand.
refusal-no-worker-in-hand = Je hebt geen werkster op hand.
refusal-no-such-lane = De nieuwe tegel heeft niet zo'n gang.
refusal-no-such-ant = Die mier bestaat niet.
refusal-ant-in-hand = { $name } is op je hand.
refusal-workers-stay = In de eerste editie keren alleen koninginnen terug.
refusal-queen-cannot = Een koningin verzamelt of draagt geen voedsel.
refusal-no-feeding = In de eerste editie gaat voedsel meteen naar je hand.
refusal-acted-already = { $name } heeft haar speciale actie deze beurt al gedaan.
refusal-not-in-forest = { $name } is niet in een bos.
refusal-carries-already = { $name } draagt al voedsel.
refusal-no-food-left = Er is geen voedsel meer.
refusal-carries-nothing = { $name } draagt geen voedsel.
refusal-no-queen-here = { $name } is niet bij je koningin.
refusal-walked-already = { $name } heeft deze beurt al gelopen.
refusal-no-such-spot = Daar kan geen mier staan.
refusal-stands-there = { $name } staat daar al.
refusal-foreign-queen = Daar is een koningin van { $who }.
refusal-foreign-ants = Daar zijn mieren van { $who }.
refusal-queen-stays-in-nest = Een koningin loopt alleen binnen haar nest.
refusal-way-closed = Mieren van { $who } op { $q }, { $r } laten { $name } niet voorbij.
refusal-no-way = Er leiden geen verbonden tunnels, nesten en bossen daarheen voor { $name }.
refusal-limit-too-dear = Een grotere hand kost { $price } voedsel.
refusal-pile-empty = Daar valt niets te trekken.

# Telling

score-tunnels = Tunnels
score-nests = Nesten
score-lost = Teruggenomen
score-first = Eerste bij het doel
score-food = Voedsel op hand
score-ants = Mieren op het bord
score-tiles = Tegels op hand

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
