# Antropolis, in het Nederlands.

title = Antropolis
summary = Leg tegels, bezet tunnels tussen nesten en bossen en sluit nesten rond je koninginnen.

option-all_tiles = Alle tegels
option-all_tiles-help = Er gaat geen tegel terug in de doos, en er wordt tot 15 punten gespeeld in plaats van 9. Eerste editie.

# Wat er te beslissen is

prompt-put = Zet een mier op de nieuwe tegel, of laat hem leeg.
prompt-act = Laat je mieren lopen en werken, of beëindig je acties.

# Wat een actie doet

do-put = { $ant ->
        [nothing] Zet geen mier op de nieuwe tegel.
        [queen] Zet een koningin op de nieuwe tegel.
       *[worker] Zet een werkster op de nieuwe tegel{ $lane ->
            [0] .
            [1] , in de eerste gang.
           *[2] , in de tweede gang.
        }
    }
do-end_actions = Beëindig je acties.

# Wat er gebeurd is

event-put = { $who } zet er een { $ant ->
        [queen] koningin
       *[worker] werkster
    } op{ $lane ->
        [0] .
        [1] , in de eerste gang.
       *[2] , in de tweede gang.
    }

# Waarom niet

refusal-put-first = Beslis eerst of er een mier op de nieuwe tegel komt.
refusal-no-new-tile = Een mier zet je op een tegel meteen nadat die is gelegd.
refusal-nothing-laid = Je hebt deze beurt geen tegel gelegd, dus je mag er geen kopen.
refusal-no-worker-on-forest = In de eerste editie begint een nieuwe werkster op een nest of in een tunnel, niet in een bos.
refusal-no-worker-in-hand = Je hebt geen werkster in je hand.
refusal-no-such-lane = Zo'n gang heeft de nieuwe tegel niet.
refusal-workers-stay = In de eerste editie kun je alleen koninginnen terugnemen.
refusal-queen-cannot = Een koningin verzamelt en draagt geen voedsel.

# Het scoreblad

score-ants = Mieren op het bord

because-ants = { $queens ->
        [one] 1 koningin
       *[other] { $queens } koninginnen
    }, { $workers ->
        [one] 1 werkster
       *[other] { $workers } werksters
    }
