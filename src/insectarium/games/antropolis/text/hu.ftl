# Antropolis, magyarul.

title = Antropolis
summary = Tegyél le lapkákat, állíts dolgozókat a fészkek és erdők közti alagutakba, és zárj fészkeket a királynőid köré.

option-all_tiles = Minden lapka
option-all_tiles-help = Egy lapka sem kerül vissza a dobozba, és 9 helyett 15 pontig tart a játszma. Első kiadás.

# Miről kell dönteni

prompt-put = Tegyél egy hangyát az új lapkára, vagy hagyd üresen.
prompt-act = Küldd útra és dolgoztasd a hangyáidat, vagy fejezd be az akciókat.

# Mit tesz egy akció

do-put = { $ant ->
        [nothing] Nem teszel hangyát az új lapkára.
        [queen] Királynőt teszel az új lapkára.
       *[worker] Dolgozót teszel az új lapkára{ $lane ->
            [0] .
            [1] , az első járatba.
           *[2] , a második járatba.
        }
    }
do-end_actions = Befejezed az akciókat.

# Mi történt

event-put = { $who } { $ant ->
        [queen] királynőt
       *[worker] dolgozót
    } tesz rá{ $lane ->
        [0] .
        [1] , az első járatba.
       *[2] , a második járatba.
    }

# Miért nem

refusal-put-first = Előbb döntsd el, kerül-e hangya az új lapkára.
refusal-no-new-tile = Hangyát rögtön a lapka letétele után tehetsz rá.
refusal-nothing-laid = Ebben a körben nem tettél le lapkát, így nem is vehetsz.
refusal-no-worker-on-forest = Az első kiadásban új dolgozó fészken vagy alagútban kezd, erdőben nem.
refusal-no-worker-in-hand = Nincs dolgozó a kezedben.
refusal-no-such-lane = Az új lapkán nincs ilyen járat.
refusal-workers-stay = Az első kiadásban csak királynőt lehet visszavenni.
refusal-queen-cannot = A királynő nem gyűjt és nem visz élelmet.

# A pontozólap

score-ants = Hangyák a táblán

because-ants = { $queens } királynő, { $workers } dolgozó
