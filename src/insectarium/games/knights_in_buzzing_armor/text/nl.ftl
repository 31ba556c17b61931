# Knights in Buzzing Armor, in het Nederlands.

title = Knights in Buzzing Armor
summary = Bouw korven om je koninginnen, maak honing, laat bijen uitkomen en stuur darren naar je buren.

option-flight_hole_meadow_only = Vlieggaten alleen aan weide
option-flight_hole_meadow_only-help = Een vlieggat mag alleen weide raken. Dat maakt het leggen moeilijker.
option-first_player = Wie begint
option-first_player-first_seat = de eerste plaats
option-first_player-random = bij loting

# Wat er te beslissen is

prompt-lay = Leg een van de open tegels; na de eerste mag je met stuifmeel voor meer betalen, of stoppen.
prompt-put = Zet een bij op de nieuwe tegel, of geen.
prompt-fly_out = Je twee koninginnen hebben elkaar in een korf getroffen: kies welke uitvliegt en waarheen.
prompt-keep = De korf is af: neem je koningin terug, of laat haar daar.
prompt-queens = Laat je koninginnen vliegen, eieren leggen of gaan; daarna de werksters.
prompt-workers = Laat je werksters vliegen en werken; daarna de darren.
prompt-drones = Laat je darren vliegen, steken, verleiden of verdrijven; beëindig dan je beurt.

# Wat een actie doet

do-lay = Leg { $stack ->
        [meadow] een weide
        [hive] een raat
        [breeding] een broedkamer
       *[honey] een honingkamer
    } { $place }{ $degrees ->
        [0] {""}
       *[other] , { $degrees }° gedraaid
    }, { $price ->
        [0] gratis.
       *[other] voor { $price } stuifmeel.
    }
do-stop_laying = Leg geen tegels meer.
do-put = { $bee ->
        [nothing] Zet geen bij op de nieuwe tegel.
        [queen] Zet een koningin op de nieuwe tegel.
        [worker] Zet een werkster op de nieuwe tegel.
        [drone] Zet een dar op de nieuwe tegel.
       *[egg] Zet een ei op de nieuwe tegel.
    }
do-fly_out = Laat { bee } uitvliegen naar de korf { $place }.
do-go_home = Neem { bee } in de hand: er is geen korf zonder koningin.
do-leave_there = Laat { bee } in de korf die af is.
do-take_back = Neem { bee } uit de korf die af is terug in de hand.
do-fly = Vlieg met { bee } naar de tegel { $place }.
do-lay_egg = Laat { bee } hier een ei leggen.
do-collect = Laat { bee } stuifmeel verzamelen op de weide.
do-make_honey = Laat { bee } van haar stuifmeel honing maken.
do-feed = { $load ->
        [honey] Laat { bee } haar honing aan de koningin geven: 1 punt aan het eind.
       *[other] Laat { bee } haar stuifmeel aan de koningin geven, om tegels te betalen.
    }
do-hatch = Laat { bee } het ei met honing voeren en neem een { $take ->
        [queen] koningin
        [worker] werkster
       *[drone] dar
    } in de hand.
do-abandon = Neem { bee } terug in de hand { $price ->
        [0] voor niets, want je hebt geen punten.
       *[other] en verlies 1 punt.
    }
do-sting = Steek een dar van plaats { $owner }, { $place }: die sterft en de jouwe ook.
do-seduce = { $drones ->
        [one] Stuur 1 dar
       *[other] Stuur { $drones } darren
    } om { $workers ->
        [one] de werkster
       *[other] { $workers } werksters
    } van plaats { $owner }, { $place }, te winnen; { $kept ->
        [0] niemand loopt over, allen worden verjaagd.
       *[other] er lopen over: { $kept } (met honing { $honey }, met stuifmeel { $pollen }).
    } Er sterft geen dar.
do-expel = Stuur { $drones } darren om de koningin van plaats { $owner } van de tegel { $place } te verdrijven: 1 dar sterft{ $workers ->
        [0] .
       *[other] {" "}en de werkster bij haar { $kept ->
            [0] wordt verjaagd.
           *[other] wordt gewonnen.
        }
    }
do-next_type = Deze bijen zijn klaar.

# Wat er gebeurd is

event-lay = { $who } legt { $stack ->
        [meadow] een weide
        [hive] een raat
        [breeding] een broedkamer
       *[honey] een honingkamer
    } { $place }{ $price ->
        [0] .
       *[other] {" "}voor { $price } stuifmeel.
    }
event-put = { $who } zet er een { $bee ->
        [queen] koningin
        [worker] werkster
       *[drone] dar
    } op.
event-meet = Twee koninginnen van { $who } hebben elkaar in een korf getroffen: een moet uitvliegen.
event-fly_out = { the-bee } van { $who } vliegt uit naar de korf { $place }.
event-go_home = { the-bee } van { $who } vindt geen vrije korf en gaat terug naar de hand.
event-hive = { $owners ->
        [one] { $who } heeft een korf van { $tiles ->
            [one] 1 tegel
           *[other] { $tiles } tegels
        } die af is en scoort { $points }.
       *[other] { $who } deelt een korf van { $tiles } tegels die af is en scoort { $points }.
    }
event-take_back = { $who } neemt { bee } terug van de tegel { $place }.
event-leave_there = { $who } laat { bee } in de korf { $place }.
event-open = { $stack ->
        [meadow] Een weide
        [hive] Een raat
        [breeding] Een broedkamer
       *[honey] Een honingkamer
    } wordt geopend.
event-replace = Geen van de open tegels past ergens: ze gaan uit het spel en er komen nieuwe.
event-fly = { $who } vliegt met { bee } naar de tegel { $place }.
event-lay_egg = De koningin van { $who } legt een ei { $place }.
event-collect = { $who } verzamelt stuifmeel met { bee }.
event-make_honey = { $who } maakt honing met { bee }.
event-feed = { $load ->
        [honey] { $who } brengt de koningin honing met { bee }.
       *[pollen] { $who } brengt de koningin stuifmeel met { bee }.
    }
event-hatch = { $who } voert een ei met { bee } en krijgt een { $bee ->
        [queen] koningin.
        [worker] werkster.
       *[drone] dar.
    }
event-abandon = { $who } neemt { bee } terug{ $lost ->
        [0] .
       *[other] {" "}en verliest 1 punt.
    }
event-sting = { $who } steekt een dar van { $owner }, { $place }: beide darren sterven.
event-seduce = { $who } gaat met { $drones ->
        [one] 1 dar
       *[other] { $drones } darren
    } naar { $workers ->
        [one] de werkster
       *[other] { $workers } werksters
    } van { $owner }, { $place }.
event-won_over = Een werkster van { $owner } werkt nu voor { $who }.
event-driven_off = Een werkster van { $owner } wordt verjaagd en gaat terug naar de hand.
event-egg_home = Het ei van { $who } { $place } gaat terug naar de hand.
event-expel = { $who } verdrijft met { $drones } darren de koningin van { $owner } van de tegel { $place }; een dar sterft.
event-end = Een tweede stapel is op: het spel is uit.
event-colony = { $who } heeft { $bees ->
        [one] 1 bij
       *[other] { $bees } bijen
    } op het bord en krijgt daarvoor { $points ->
        [one] 1 punt.
       *[other] { $points } punten.
    }
event-win = { $winners ->
        [one] { $who } wint met { $points } punten.
       *[other] { $who } deelt de zege met { $points } punten.
    }

# Delen van deze zinnen

bee = { $kind ->
        [queen] koningin
        [worker] werkster
       *[drone] dar
    } { $number }
the-bee = { $kind ->
        [queen] Koningin
        [worker] Werkster
       *[drone] Dar
    } { $number }

# Waarom niet

refusal-over = Het spel is uit.
refusal-no-such-action = Dat is geen actie van dit spel.
refusal-put-first = Beslis eerst over een bij op de nieuwe tegel.
refusal-queens-part-first = Eerst moet een van de twee koninginnen die elkaar troffen uitvliegen.
refusal-queen-first = Eerst wordt beslist over de koningin in de korf die af is.
refusal-no-new-tile = Bijen worden op een net gelegde tegel gezet.
refusal-no-meeting = Er hebben geen twee koninginnen van een kleur elkaar getroffen.
refusal-no-finished-hive = Er is net geen korf met een koningin af gekomen.
refusal-no-acting-now = Eerst worden tegels gelegd, dan doen bijen iets.
refusal-no-laying-now = Tegels worden gelegd voordat bijen iets doen.
refusal-must-lay = De eerste tegel van een beurt moet gelegd worden.
refusal-no-open-tile = Van deze soort ligt geen tegel open.
refusal-tile-too-dear = Deze tegel kost { $price } stuifmeel, en je hebt er { $pollen }.
refusal-apart = Een tegel moet het bord raken.
refusal-occupied = Daar ligt al een tegel.
refusal-same-rotation = Zo vaak gedraaid ziet de tegel eruit als eerder: gebruik het kleinere getal.
refusal-misfit = Deze zijden passen niet: open broed raakt nooit weide, en een vlieggat nooit gesloten broed.
refusal-misfit-somewhere = Elke zijde die een tegel raakt moet passen, en een doet dat niet: open broed raakt nooit weide, en een vlieggat nooit gesloten broed.
refusal-hole-needs-meadow = In dit spel mag een vlieggat alleen weide raken.
refusal-egg-not-put = Eieren worden door koninginnen gelegd, niet op nieuwe tegels gezet.
refusal-not-in-hand = Je hebt geen { $bee ->
        [queen] koningin
        [worker] werkster
       *[drone] dar
    } in de hand.
refusal-queen-needs-hive = Een koningin komt alleen op korftegels.
refusal-hive-has-queen = In deze korf woont al een koningin.
refusal-only-queens-fly-out = Alleen een van de twee koninginnen vliegt uit.
refusal-no-free-hive = Er is geen korf zonder koningin: ze gaat terug naar de hand.
refusal-must-fly-to-hive = Ze moet naar een korf zonder koningin vliegen, en die is er.
refusal-no-hive-there = Daar is geen korf.
refusal-that-hive-has-queen = In die korf woont een koningin.
refusal-tile-held-by-others = Op die tegel staan stukken van een andere kleur.
refusal-another-queen-first = Nu is een andere koningin aan de beurt.
refusal-no-such-bee = Die bij bestaat niet.
refusal-egg-stays = Een ei kun je niet terugnemen.
refusal-egg-does-nothing = Een ei vliegt niet en doet niets.
refusal-bee-in-hand = { the-bee } is in je hand.
refusal-bee-in-supply = { the-bee } is in de algemene voorraad; bijen krijg je door eieren te laten uitkomen.
refusal-won-over-just-now = { the-bee } is net overgelopen: de werksters zijn al geweest.
refusal-other-type = Eerst koninginnen, dan werksters, dan darren: { bee } is niet aan de beurt.
refusal-acted-already = { the-bee } heeft de speciale actie van deze beurt al gedaan.
refusal-flown-in-raid = { the-bee } is ten aanval gevlogen en vliegt deze beurt niet nog eens.
refusal-flown-already = { the-bee } heeft deze beurt al gevlogen.
refusal-no-such-place = Daar ligt geen tegel.
refusal-stands-there = { the-bee } is daar al.
refusal-foreign-bees = Daar zijn bijen van een andere kleur.
refusal-meadow-held = Boven een weide mag je andere bijen passeren, maar niet bij ze landen.
refusal-foreign-egg = Over een ei van een ander mag je vliegen, maar er niet naast landen.
refusal-queen-stays-inside = Een koningin blijft in haar korf en gaat nooit door een vlieggat.
refusal-no-way = Er is geen vrije weg voor { bee }.
refusal-only-workers = Alleen werksters verzamelen stuifmeel, maken honing en voeren.
refusal-only-queens-lay = Alleen koninginnen leggen eieren.
refusal-no-breeding-room = { the-bee } is niet in een broedkamer.
refusal-egg-lies-there = In deze broedkamer ligt al een ei.
refusal-no-egg-in-hand = Je hebt geen ei in de hand.
refusal-not-on-meadow = { the-bee } is niet op een weide.
refusal-carries-already = { the-bee } draagt al iets.
refusal-no-pollen-left = Er is geen stuifmeel meer.
refusal-carries-no-pollen = { the-bee } draagt geen stuifmeel.
refusal-no-honey-room = { the-bee } is niet in een honingkamer.
refusal-no-honey-left = Er is geen honing meer in de voorraad.
refusal-carries-nothing = { the-bee } draagt niets.
refusal-no-queen-here = { the-bee } is niet bij je koningin.
refusal-no-egg-here = { the-bee } is niet bij je ei.
refusal-carries-no-honey = { the-bee } draagt geen honing.
refusal-none-in-supply = In de algemene voorraad is geen { $bee ->
        [queen] koningin
        [worker] werkster
       *[drone] dar
    } van jouw kleur meer.
refusal-nobody-there = Daar is niemand van een andere kleur.
refusal-raid-needs-both = { the-bee } heeft gevlogen of iets gedaan; een aanval vraagt beide.
refusal-not-together = Darren die samen iets doen komen van een tegel.
refusal-take-first-drones = Darren op een tegel zijn gelijk: de eerste gaan.
refusal-lone-egg = Een ei alleen kun je niet aanvallen.
refusal-no-drone-to-sting = Daar is geen dar van een ander om te steken.
refusal-one-stings-one = Een dar steekt een dar.
refusal-sting-first = Een dar bewaakt de tegel: die moet eerst gestoken worden.
refusal-expel-first = Daar is een koningin: die moet eerst verdreven worden.
refusal-too-few-drones = Dat vraagt { $drones } darren van een tegel.
refusal-no-queen-to-expel = Daar is geen koningin van een ander.
refusal-queen-well-guarded = Met twee of meer werksters bij zich kan een koningin niet verdreven worden.
refusal-no-way-in = Je darren kunnen daar niet komen.
refusal-wrong-exchange = Zoveel werksters als je in de hand hebt moeten geruild worden, en ze moeten daar zijn.

# Scoreblad

score-start = Aan het begin
score-lost = Teruggenomen
score-honey = Honing in de pot
score-colony = Bijen in het volk

because-colony = { $bees ->
        [one] 1 bij op het bord
       *[other] { $bees } bijen op het bord
    }; { $larger ->
        [0] niemand heeft er meer
        [one] 1 speler heeft er meer
       *[other] { $larger } spelers hebben er meer
    }

# De tekening

scene-over = Het spel is uit
scene-last-turn = Een tweede stapel raakt op: met deze beurt is het spel uit
scene-stacks-out = Stapels op: { $stacks } van 2
scene-open = Open tegels
scene-price = Volgende
scene-stock = Voorraad
scene-supply = Nog uit te komen
label-stack = { $stack ->
        [meadow] Stapel weiden
        [hive] Stapel raten
        [breeding] Stapel broedkamers
       *[honey] Stapel honingkamers
    }: { $tiles ->
        [one] 1 tegel
       *[other] { $tiles } tegels
    }
label-open = { $tile }, te leggen voor { $price } stuifmeel
label-empty-open = Lege plek voor een open tegel
label-pollen-stock = Stuifmeel in de voorraad: { $count }
label-honey-stock = Honing in de voorraad: { $count }
label-track = { $who } heeft { $points } punten op het spoor
label-supply = { $who } kan nog laten uitkomen: { $count } { $bee ->
        [queen] koninginnen
        [worker] werksters
       *[drone] darren
    }

# Knoppen

put-nothing = Leeg laten
put-queen = Koningin zetten
put-worker = Werkster zetten
put-drone = Dar zetten
button-stop_laying = Geen tegels meer
button-next_type = { $phase ->
        [queens] Koninginnen klaar
        [workers] Werksters klaar
       *[drones] Beurt beëindigen
    }
deed-lay_egg = Ei leggen
deed-collect = Stuifmeel halen
deed-feed = Koningin voeren
deed-hatch_queen = Koningin uitbroeden
deed-hatch_worker = Werkster uitbroeden
deed-hatch_drone = Dar uitbroeden
deed-abandon = Terug: 1 punt
deed-go_home = Terug in de hand
deed-take_back = Terug in de hand
deed-leave_there = Daar laten
raid-sting = 1 dar steekt een dar van { $who }
raid-seduce = { $drones ->
        [one] 1 dar wint
       *[other] { $drones } darren winnen
    } { $workers ->
        [one] een werkster
       *[other] { $workers } werksters
    } van { $who }
raid-expel = { $drones } darren verdrijven de koningin van { $who }
price-sting = Beide darren sterven
price-seduce = Er sterft geen dar; { $kept ->
        [0] niemand loopt over, allen worden verjaagd
       *[other] er lopen over: { $kept } van { $workers } (met honing { $honey }, met stuifmeel { $pollen })
    }
price-expel = 1 van { $drones } darren sterft{ $workers ->
        [0] {""}
       *[other] { $kept ->
            [0] ; de werkster wordt verjaagd
           *[other] ; de werkster loopt over
        }
    }
