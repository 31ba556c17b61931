# Supersize Colony, in het Nederlands.

title = Supersize Colony
summary = Kweek werksters en soldaten, bezet tunnels, sluit nesten en overval je buren.

option-first_player = Wie begint
option-first_player-first_seat = de eerste plaats
option-first_player-random = door loting bepaald

# Wat er te beslissen is

prompt-draft = Houd een tegel uit het pakje; de andere gaan naar de volgende speler.
prompt-put = Zet een koningin op de nieuwe nesttegel, of laat hem leeg.
prompt-queens = Laat je koninginnen lopen of naar huis gaan; dan komen de werksters.
prompt-workers = Laat je werksters lopen en werken; dan komen de soldaten.
prompt-soldiers = Laat je soldaten lopen, paren of op rooftocht gaan; beëindig dan je acties.
prompt-flee = Je mieren worden aangevallen: kies waarheen de volgende vlucht.
prompt-loot = Kies de soldaat die de larve overneemt.
prompt-escape = Je laatste mier ontsnapt door een wonder: kies waarheen.

# Wat een actie doet

do-put = { $ant ->
        [nothing] Zet geen koningin op de nieuwe tegel.
       *[queen] Zet een koningin op de nieuwe tegel.
    }
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
do-next_type = { $phase ->
        [queens] De koninginnen zijn klaar: nu de werksters.
        [workers] De werksters zijn klaar: nu de soldaten.
       *[soldiers] Beëindig je acties.
    }

# Wat er gebeurd is

event-draft_round = { $ground ->
        [nest] Nu worden er nesttegels gekozen:
        [tunnel] Nu worden er tunneltegels gekozen:
       *[forest] Nu worden er bostegels gekozen:
    } { $who } begint met een pakje van { $tiles }.
event-keep = { $who } houdt { a-tile } ({ $shown }).
event-leftover = Er blijft er een over, { a-tile } ({ $shown }): die gaat voor 1 voedsel naar de markt.
event-put = { $who } zet er een koningin op.
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

# Delen van deze zinnen

at-spot = { $ground ->
        [nest] op de nesttegel
        [tunnel] in de tunnel
       *[forest] in het bos
    } { $place }{ $lane ->
        [0] {""}
        [1] , eerste gang
       *[2] , tweede gang
    }

# Waarom niet

refusal-draft-first = Eerst moeten de beginhanden worden gekozen.
refusal-no-draft = De beginhanden zijn al gekozen.
refusal-not-in-packet = Zo'n tegel zit niet in het pakje.
refusal-put-first = Beslis eerst of er een koningin op de nieuwe tegel komt.
refusal-no-new-tile = Een koningin zet je op een tegel meteen nadat die is gelegd.
refusal-only-queens = Op nieuwe tegels komen alleen koninginnen; werksters en soldaten komen uit larven.
refusal-attack-first = Eerst moet de aanval worden afgehandeld.
refusal-no-attack = Er is geen aanval af te handelen.
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

# Het scoreblad

score-start = Bij het begin
score-ants = Werksters, soldaten
score-queens = Koninginnen

because-ants = { $workers ->
        [one] 1 werkster
       *[other] { $workers } werksters
    }, { $soldiers ->
        [one] 1 soldaat
       *[other] { $soldiers } soldaten
    }
