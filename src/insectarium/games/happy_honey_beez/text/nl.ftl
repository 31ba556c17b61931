# Happy Honey Beez, in het Nederlands.

title = Happy Honey Beez
summary = Bouw korven om je koningin, haal stuifmeel voor meer tegels en honing voor punten.

option-flight_hole_meadow_only = Vlieggaten alleen aan weiden
option-flight_hole_meadow_only-help = Een vlieggat mag alleen aan weide grenzen. Korven zijn dan lastiger te sluiten.
option-abandon_costs_point = Vertrekken kost een punt
option-abandon_costs_point-help = Voor elke bij die van het bord gaat, verliest haar speler een punt.

# Wat er te beslissen valt

prompt-lay = Leg een open tegel.
prompt-put = Zet een bij op de nieuwe tegel, of geen.
prompt-act = Laat je bijen vliegen en werken, of beëindig je beurt.

# Wat een actie doet

do-lay = Leg { a-tile } { $place }, { $degrees ->
        [0] ongedraaid,
       *[other] { $degrees }° naar links gedraaid,
    } { $price ->
        [0] gratis.
       *[other] voor { $price } stuifmeel.
    }
do-stop_laying = Leg geen tegels meer.
do-put = { $bee ->
        [nothing] Zet geen bij op de nieuwe tegel.
        [queen] Zet je koningin op de nieuwe tegel.
       *[worker] Zet een werkster op de nieuwe tegel.
    }
do-fly = Vlieg met { bee } naar { spot }.
do-collect = Laat { bee-acts } stuifmeel verzamelen.
do-make_honey = Laat { bee-acts } van haar stuifmeel honing maken.
do-feed = { $load ->
        [pollen] Laat { bee-acts } haar stuifmeel naar de koningin brengen.
        [honey] Laat { bee-acts } haar honing naar de koningin brengen.
       *[nothing] Laat { bee-acts } de koningin voeden.
    }
do-abandon = Neem { bee-acts } terug in je hand{ $price ->
        [0] .
       *[other] {" "}en verlies een punt.
    }
do-end_turn = Beëindig je beurt.

# Wat er gebeurde

event-lay = { $who } legt { a-tile } { $place }{ $price ->
        [0] .
       *[other] {" "}voor { $price } stuifmeel.
    }
event-put = { $who } zet er { $bee ->
        [queen] de koningin
       *[worker] een werkster
    } op.
event-hive = { $owners ->
        [one] De korf van { $who } is voltooid: { $tiles ->
            [one] 1 tegel
           *[other] { $tiles } tegels
        }, { $points ->
            [one] 1 punt.
           *[other] { $points } punten.
        }
       *[other] { $who } deelt een voltooide korf van { $tiles } tegels en krijgt { $points ->
            [one] 1 punt.
           *[other] { $points } punten.
        }
    }
event-empty_hive = Een korf van { $tiles ->
        [one] 1 tegel
       *[other] { $tiles } tegels
    } is voltooid, en er woont geen koningin in.
event-queen_home = De koningin van { $who } gaat naar huis.
event-fly = { $who } vliegt met { bee } naar { spot }.
event-collect = { the-bee } van { $who } verzamelt stuifmeel.
event-make_honey = { the-bee } van { $who } maakt honing.
event-feed = { $load ->
        [pollen] { the-bee } van { $who } brengt stuifmeel naar de koningin.
       *[honey] { the-bee } van { $who } brengt honing naar de koningin.
    }
event-abandon = { the-bee } van { $who } gaat van het bord{ $lost ->
        [0] .
       *[other] , en dat kost een punt.
    }
event-replace = Geen van de open tegels past: { $tiles } ervan gaan uit het spel.
event-refill = { $tiles ->
        [one] Er komt één nieuwe tegel open.
       *[other] Er komen { $tiles } nieuwe tegels open.
    }
event-winter = Een strenge winter: de vier open weiden gaan uit het spel.
event-win = { $winners ->
        [one] { $who } wint met { $points } punten.
       *[other] { $who } deelt de overwinning met { $points } punten.
    }

# Tegels en bijen in zinnen

a-tile = { $ground ->
        [plain] een korftegel ({ $shown })
        [honey] een honingkamer ({ $shown })
        [breeding] een broedkamer ({ $shown })
        [start] de starttegel
       *[meadow] een weide
    }
spot = { $ground ->
        [plain] de korftegel
        [honey] de honingkamer
        [breeding] de broedkamer
        [start] de starttegel
       *[meadow] de weide
    } { $place }
bee = { $name ->
        [q] de koningin
        [w1] werkster 1
        [w2] werkster 2
       *[w3] werkster 3
    }
bee-acts = { $name ->
        [q] de koningin
        [w1] werkster 1
        [w2] werkster 2
       *[w3] werkster 3
    }
the-bee = { $name ->
        [q] De koningin
        [w1] Werkster 1
        [w2] Werkster 2
       *[w3] Werkster 3
    }

# Waarom niet

refusal-over = De partij is afgelopen.
refusal-no-such-action = Dat is geen actie van dit spel.
refusal-put-first = Beslis eerst over een bij op de nieuwe tegel.
refusal-no-new-tile = Bijen worden op een tegel gezet die net is gelegd.
refusal-no-laying-now = Tegels leg je voordat de bijen iets doen, en dat moment is voorbij.
refusal-no-acting-now = De bijen doen pas iets als de tegels zijn gelegd.
refusal-must-lay = De eerste tegel van je beurt moet worden gelegd.
refusal-tile-too-dear = Nog een tegel kost { $price } stuifmeel uit je hand, en je hebt { $pollen }.
refusal-four-tiles = Je hebt vier tegels gelegd: meer komen er in je beurt niet open.
refusal-not-open = Zo'n tegel ligt niet open.
refusal-apart = Een tegel moet aan het bord grenzen.
refusal-occupied = Daar ligt al een tegel.
refusal-same-rotation = Zo vaak gedraaid ziet de tegel eruit als tevoren: neem het kleinere getal.
refusal-hole-at-closed = Hier zou een vlieggat aan gesloten broed grenzen.
refusal-open-at-meadow = Hier zou open broed aan weide grenzen.
refusal-hole-needs-meadow = In deze partij mag een vlieggat alleen aan weide grenzen.
refusal-queen-needs-hive = Een koningin komt alleen op korftegels.
refusal-hive-has-queen = In deze korf woont al een koningin.
refusal-no-queen-in-hand = Je koningin is niet in je hand.
refusal-no-worker-in-hand = Je hebt geen werkster in je hand.
refusal-no-such-bee = Zo'n bij is er niet.
refusal-bee-in-hand = { the-bee } is in je hand.
refusal-queen-cannot = Een koningin werkt niet: ze kan alleen van het bord gaan.
refusal-acted-already = { the-bee } heeft haar bijzondere actie in deze beurt al gedaan.
refusal-flown-already = { the-bee } heeft in deze beurt al gevlogen.
refusal-not-on-meadow = { the-bee } is niet op een weide.
refusal-carries-already = { the-bee } draagt al iets.
refusal-no-pollen-left = Er is geen stuifmeel meer in de pot.
refusal-not-in-honey-room = { the-bee } is niet in een honingkamer.
refusal-carries-no-pollen = { the-bee } draagt geen stuifmeel.
refusal-no-honey-left = Er is geen honing meer in de pot.
refusal-carries-nothing = { the-bee } draagt niets.
refusal-no-queen-here = { the-bee } is niet op de tegel van je koningin.
refusal-no-such-tile = Daar is geen tegel om te landen.
refusal-stands-there = { the-bee } is daar al.
refusal-queen-stays-in-hive = Je koningin verlaat haar korf niet.
refusal-no-way = Er leidt geen weg heen: er zit gesloten broed tussen.
refusal-meadow-taken = Op die weide is een andere bij: je mag erlangs, maar er niet landen.
refusal-tile-taken = Op die tegel is een andere bij.
refusal-start-tile-blocked = Een vreemde bij op de starttegel zit in de weg.
refusal-way-blocked = Een vreemde bij in een korf zit in de weg.

# Puntenblad

score-lost = Vertrokken bijen
score-honey = Honing in het potje

# Het plaatje

scene-over = De partij is afgelopen
scene-last-turn = De voorraad raakt op: na deze beurt is de partij afgelopen
scene-open = Open tegels
scene-stock = Pot
scene-price = Volgende tegel
scene-removed = Uit het spel: { $tiles }
deed-collect = Stuifmeel verzamelen
deed-feed = De koningin voeden
deed-abandon = Van het bord gaan
button-stop_laying = Geen tegels meer
button-end_turn = Beurt beëindigen
put-nothing = Leeg laten
put-queen = Koningin zetten
put-worker = Werkster zetten
label-open = { $tile }, te leggen voor { $price } stuifmeel
label-empty-open = Lege plaats voor een open tegel
label-supply = Tegels in de voorraad: { $tiles }
label-pollen-stock = Stuifmeel in de pot: { $count }
label-honey-stock = Honing in de pot: { $count }
label-track = { $who } heeft { $points } punten voor korven
