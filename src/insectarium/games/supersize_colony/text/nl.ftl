# Supersize Colony, in het Nederlands.

title = Supersize Colony
summary = Laat een volk van werksters en soldaten groeien, bemand tunnels, sluit nesten en overval je buren.
seat-name = Plaats { $number }

option-edition = Editie
option-edition-second = tweede editie
option-edition-first = eerste editie
option-join_required = Tegels moeten aansluiten
option-join_required-help = Elke nieuwe tegel moet op een tunnel of een nest aansluiten; alleen aarde is niet genoeg. Tweede editie.
option-first_player = Wie begint
option-first_player-first_seat = de eerste plaats
option-first_player-random = door het lot bepaald

prompt-draft = Houd een tegel van het pakje en geef de andere door.
prompt-lay = Leg een tegel uit je hand of stop met leggen.
prompt-put = Zet een koningin op de nieuwe nesttegel of geen.
prompt-market = Koop een tegel van de markt en leg hem of stop met kopen.
prompt-queens = Je koninginnen lopen of gaan weg; daarna de werksters.
prompt-workers = Je werksters lopen en werken; daarna de soldaten.
prompt-soldiers = Je soldaten lopen, paren, ontvoeren of vallen aan; daarna eindigen de acties.
prompt-flee = Je mieren worden aangevallen: kies waarheen deze vlucht.
prompt-loot = Kies de soldaat die de larve overneemt.
prompt-escape = Je laatste mier ontsnapt door een wonder: kies waarheen.
prompt-buy = Koop een tegel in je hand of stop met kopen.
prompt-limit = Verhoog je handlimiet of houd hem zo.
prompt-draw = Trek een tegel: kies een stapel.

do-keep = Tegel { $tile } houden.
do-lay = Tegel { $tile } op { $q }, { $r } leggen, { $turn } keer gedraaid, { $price ->
        [0] gratis.
       *[other] voor { $price } voedsel.
    }
do-stop_laying = Geen tegels meer uit de hand leggen.
do-put = { $ant ->
        [nothing] Geen koningin op de nieuwe tegel zetten.
       *[queen] Een koningin op de nieuwe tegel zetten.
    }
do-buy_and_lay = { $ground ->
        [nest] Nesttegel
        [tunnel] Tunneltegel
       *[forest] Bostegel
    } { $tile } voor { $price } voedsel kopen en op { $q }, { $r } leggen, { $turn } keer gedraaid.
do-stop_buying = Geen tegels meer kopen.
do-walk = Met { $ant } naar { $q }, { $r } lopen{ $lane ->
        [0] .
       *[other] , gang { $lane }.
    }
do-collect = Met { $ant } voedsel verzamelen in het bos.
do-feed = Met { $ant } het voedsel aan de koningin geven.
do-feed_larva = Met { $ant } { $own ->
        [0] de geroofde larve
       *[other] je larve
    } voeden; ze wordt een { $becomes ->
        [worker] werkster.
       *[soldier] soldaat.
    }
do-mate = { $ant } paart met de koningin: er komt een larve bij.
do-kidnap = { $ant } ontvoert een larve van plaats { $owner } naar { $q }, { $r }.
do-attack = { $count ->
        [one] { $q }, { $r } aanvallen met { $soldiers }.
       *[other] { $q }, { $r } samen aanvallen met { $soldiers }.
    }
do-flee = { $ant } vlucht naar { $q }, { $r }{ $lane ->
        [0] .
       *[other] , gang { $lane }.
    }
do-escape = { $ant } ontsnapt naar { $q }, { $r }{ $lane ->
        [0] .
       *[other] , gang { $lane }.
    }
do-take_larva = { $ant } neemt de larve over.
do-leave = { $ant } terugnemen in je hand{ $price ->
        [0] {" "}(gratis).
       *[other] {" "}en een punt verliezen.
    }
do-next_type = Deze mieren zijn klaar.
do-buy = { $ground ->
        [nest] Nesttegel
        [tunnel] Tunneltegel
       *[forest] Bostegel
    } { $tile } voor { $price } voedsel in je hand kopen.
do-raise = { $price } voedsel betalen voor een handlimiet van { $limit }.
do-keep_limit = De handlimiet zo houden.
do-draw = { $ground ->
        [nest] Van de neststapel trekken.
        [tunnel] Van de tunnelstapel trekken.
       *[forest] Van de bosstapel trekken.
    }

event-draft_round = { $ground ->
        [nest] Nesttegels
        [tunnel] Tunneltegels
       *[forest] Bostegels
    } worden verdeeld: { $who } krijgt een pakje van { $tiles }.
event-keep = { $who } houdt { $ground ->
        [nest] nesttegel
        [tunnel] tunneltegel
       *[forest] bostegel
    } { $tile }.
event-leftover = Tegel { $tile } blijft over en gaat naar de markt.
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
    } { $tile } voor { $price } voedsel en legt hem op { $q }, { $r }.
event-put = { $who } zet er een koningin op.
event-tunnel = { $who } voltooit een tunnel van { $lanes ->
        [one] 1 tegel
       *[other] { $lanes } tegels
    } naar het bos op { $q }, { $r } en krijgt { $points } punten.
event-nest = { $winners ->
        [one] { $who } voltooit een nest van { $tiles } tegels en krijgt { $points } punten.
       *[other] { $who } deelt een voltooid nest van { $tiles } tegels en krijgt { $points } punten.
    }
event-queen_home = De koningin van { $who } keert van { $q }, { $r } terug naar de hand.
event-target = { $who } heeft { $points } punten: het einde is nabij.
event-refill = { $tiles ->
        [one] Er komt één nieuwe tegel op de markt.
       *[other] Er komen { $tiles } nieuwe tegels op de markt.
    }
event-piles_empty = Alle stapels zijn leeg: iedereen heeft nog één laatste beurt.
event-walk = { $who } loopt met { $name } naar { $q }, { $r }{ $lane ->
        [0] .
       *[other] , gang { $lane }.
    }
event-collect = { $who } verzamelt voedsel met { $name }.
event-feed = { $who } voedt de koningin met { $name }.
event-feed_larva = { $who } voedt een larve met { $name }: een nieuwe { $ant ->
        [worker] werkster
       *[soldier] soldaat
    } komt uit.
event-mate = Soldaat { $name } van { $who } paart: er komt een larve bij.
event-kidnap = Soldaat { $name } van { $who } ontvoert een larve van { $owner } naar { $q }, { $r }.
event-attack = { $soldiers ->
        [one] { $who } valt { $owner } op { $q }, { $r } aan met 1 soldaat.
       *[other] { $who } valt { $owner } op { $q }, { $r } aan met { $soldiers } soldaten.
    }
event-rob = { $replaced ->
        [0] { $who } neemt { $owner } een larve af.
       *[other] { $who } rooft een larve van { $owner }: ze is van kleur veranderd.
    }
event-flee = { $ant ->
        [worker] Werkster
       *[soldier] Soldaat
    } { $name } van { $who } vlucht naar { $q }, { $r }{ $lane ->
        [0] .
       *[other] , gang { $lane }.
    }
event-kill = { $who } verliest een { $ant ->
        [worker] werkster.
       *[soldier] soldaat.
    }
event-escape = Door een wonder ontsnapt de laatste { $ant ->
        [worker] werkster
       *[soldier] soldaat
    } van { $who } naar { $q }, { $r }.
event-escape_to_hand = Door een wonder ontsnapt de laatste { $ant ->
        [worker] werkster
       *[soldier] soldaat
    } van { $who } naar de hand.
event-take_larva = Soldaat { $name } van { $who } neemt een larve van { $owner } over.
event-leave = { $who } neemt { $name } terug{ $lost ->
        [0] .
       *[other] {" "}en verliest een punt.
    }
event-buy = { $who } koopt { $ground ->
        [nest] nesttegel
        [tunnel] tunneltegel
       *[forest] bostegel
    } { $tile } voor { $price } voedsel.
event-raise = { $who } verhoogt de handlimiet naar { $limit }.
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
       *[other] { $who } deelt de overwinning met { $points } punten.
    }

refusal-over = De partij is voorbij.
refusal-no-such-action = Dat is geen actie van dit spel.
refusal-draft-first = Eerst worden de beginhanden verdeeld.
refusal-no-draft = Het verdelen is voorbij.
refusal-not-in-packet = Die tegel zit niet in het pakje.
refusal-put-first = Beslis eerst over een koningin op de nieuwe tegel.
refusal-no-new-tile = Koninginnen worden op een net gelegde tegel gezet.
refusal-only-queens = Alleen koninginnen komen op nieuwe tegels; andere mieren komen uit larven.
refusal-attack-first = Eerst moet de aanval worden afgehandeld.
refusal-no-attack = Er is geen aanval af te handelen.
refusal-hand-before-market = Tegels uit de hand gaan vóór tegels van de markt.
refusal-bought-to-hand = In de eerste editie gaat een gekochte tegel naar de hand.
refusal-bought-and-laid = In de tweede editie wordt een gekochte tegel meteen gelegd.
refusal-no-laying-now = Het is nu niet de tijd voor tegels.
refusal-not-the-end = Handlimiet en trekken horen bij het einde van je beurt.
refusal-no-acting-now = Het is nu niet de tijd voor acties van mieren.
refusal-not-in-hand = Die tegel heb je niet in je hand.
refusal-no-food-for-tile = Nog een tegel kost 1 voedsel, en je hebt er geen.
refusal-not-in-market = Op die plek van de markt ligt geen tegel.
refusal-market-too-dear = Die tegel kost { $price } voedsel, en je hebt { $food }.
refusal-apart = Een tegel moet het bord raken.
refusal-occupied = Daar ligt al een tegel.
refusal-same-rotation = Zo vaak gedraaid ziet de tegel eruit als eerst: gebruik het kleinere getal.
refusal-misfit-somewhere = Elke zijde die een tegel raakt moet passen, en één past niet.
refusal-misfit = Tunnel aan tunnel, nest aan nest, aarde aan aarde: deze zijde past niet.
refusal-unjoined = Hier zou de tegel alleen aarde raken; hij moet op een tunnel of een nest aansluiten.
refusal-queen-needs-nest = Een koningin kan alleen op een nesttegel.
refusal-no-queen-in-hand = Je hebt geen koningin in je hand.
refusal-no-such-ant = Die mier bestaat niet.
refusal-ant-in-hand = { $name } is in je hand.
refusal-ant-killed = { $name } is gedood.
refusal-larva-stays = Een larve loopt niet en doet niets.
refusal-other-type = Eerst de koninginnen, dan de werksters, dan de soldaten: { $name } is niet aan de beurt.
refusal-hatched-just-now = { $name } is net uitgekomen en rust tot je volgende beurt.
refusal-left-behind = { $name } was begonnen, en toen kwam een andere mier: het is voorbij.
refusal-carries-larva = { $name } draagt een larve en kan niets doen tot die gevoed is.
refusal-larva-must-home = { $name } mag de larve alleen naar een broedkamer van een nest met je koningin dragen.
refusal-only-queens-leave = In de eerste editie kunnen alleen koninginnen worden teruggenomen.
refusal-queen-cannot = Een koningin kan alleen in haar nest lopen of het verlaten.
refusal-only-soldiers = Alleen soldaten paren.
refusal-only-workers = Alleen werksters verzamelen voedsel en voeden.
refusal-no-brood-chamber = { $name } is niet in een broedkamer.
refusal-no-larva-in-hand = Je hebt geen larve in je hand.
refusal-no-larva-here = Waar { $name } staat is zo'n larve niet te voeden.
refusal-no-ant-in-hand = Je hebt zo'n mier niet in je hand om de plaats van de larve in te nemen.
refusal-raid-needs-both = { $name } heeft gelopen of iets gedaan; dit kost beide.
refusal-no-kidnapping = In de eerste editie worden larven bij een aanval geroofd.
refusal-own-larva = Je eigen larven worden niet ontvoerd.
refusal-no-larva-there = Die larve ligt niet op het bord.
refusal-larva-guarded = Een koningin of een soldaat bewaakt de larve.
refusal-no-way-to-larva = De soldaat kan niet bij de larve komen.
refusal-no-own-brood-chamber = De larve moet naar een broedkamer van een nest met je koningin.
refusal-no-way-home = De soldaat kan daar met de larve niet komen.
refusal-queen-protects = Een koningin beschermt haar tegel: die kan niet worden aangevallen.
refusal-nobody-to-attack = Daar is niemand om aan te vallen.
refusal-no-majority = { $soldiers ->
        [0] Minstens één soldaat moet aanvallen.
        [one] Een soldaat verdedigt de tegel: val aan met minstens twee.
       *[other] { $soldiers } soldaten verdedigen de tegel: val aan met meer.
    }
refusal-no-way-in = { $name } kan niet van die kant komen.
refusal-no-taker = Die soldaat kan de larve niet overnemen.
refusal-no-escape-there = Daarheen kan de mier niet ontsnappen.
refusal-another-ant-flees = Eerst vlucht een andere mier.
refusal-no-flight-there = Vluchten kan alleen naar een vrije buurtegel waar geen aanvaller vandaan kwam.
refusal-no-feeding = In de eerste editie gaat voedsel meteen naar je hand.
refusal-acted-already = { $name } heeft deze beurt al iets gedaan.
refusal-not-in-forest = { $name } is niet in een bos.
refusal-carries-already = { $name } draagt al voedsel.
refusal-no-food-left = Er is geen voedsel meer.
refusal-carries-nothing = { $name } draagt geen voedsel.
refusal-no-queen-here = { $name } staat niet bij je koningin.
refusal-walked-already = { $name } heeft deze beurt al gelopen.
refusal-no-such-spot = Daar kan geen mier staan.
refusal-stands-there = { $name } staat daar al.
refusal-foreign-queen = Daar is een koningin van { $who }.
refusal-foreign-ants = Daar zijn mieren van { $who }.
refusal-queen-stays-in-nest = Een koningin loopt alleen in haar nest.
refusal-way-closed = Mieren van { $who } op { $q }, { $r } laten { $name } niet voorbij.
refusal-no-way = Er leiden geen verbonden tunnels, nesten en bossen daarheen voor { $name }.
refusal-limit-too-dear = Een grotere hand kost { $price } voedsel.
refusal-pile-empty = Daar valt niets te trekken.

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
