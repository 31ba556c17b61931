# A méhek asztalai, magyarul.

scene-prompt = { $who }: { $prompt }
scene-outcome = { $winners ->
        [one] { $who } nyert { $points } ponttal.
       *[other] { $who } közösen nyertek { $points } ponttal.
    }

# Lapkák és méhek

name-tile = { $ground ->
        [plain] Kaptárlapka
        [honey] Mézkamra
        [breeding] Költőkamra
        [start] Kezdőlapka
       *[meadow] Rét
    }{ $open ->
        [0] {""}
       *[other] , { $open } nyitott oldal
    }{ $holes ->
        [0] {""}
       *[other] , { $holes } röpnyílás
    }
name-shown = { $open ->
        [0] nincs nyitott oldala
       *[other] { $open } nyitott oldal
    }{ $holes ->
        [0] {""}
       *[other] , { $holes } röpnyílás
    }
name-bee = { $number ->
        [0] {""}
       *[other] { $number }.{" "}
    }{ $bee ->
        [queen] királynő
        [worker] dolgozó
        [drone] here
       *[egg] pete
    }

# Mi micsoda

label-board = { $tile }, { $place }
label-space = Üres mező { $place }
label-spot = Hely { $place }
label-bee = { $who }: { $bee }{ $load ->
        [pollen] {" "}pollennel
        [honey] {" "}mézzel
       *[none] {""}
    }
label-player = { $who }: { $points } pont, { $pollen } pollen, { $honey } méz
label-pollen = { $who } pollenje: { $count }
label-jar = { $who } méze a csuporban: { $count }
label-reserve = { $who } kezében: { $count } { $bee ->
        [queen] királynő
        [worker] dolgozó
        [drone] here
       *[egg] pete
    }
label-turn = Most { $who } dönt
label-winner = { $who } nyert

# Mi tartozik össze a táblán

area-hive = { $tiles } lapkás kaptár, { $open ->
        [0] kész.
       *[other] { $open } oldala nyitott.
    } { $queens ->
        [0] Nem lakik benne királynő.
       *[other] Így elkészülve ezt hozná: { $gains }.
    }

# Amit mindkét játék mond

seat-name = { $number }. hely
event-turn = { $who } következik.
score-hives = Kaptárak
scene-points = Pontok
scene-total = Összesen
deed-make_honey = Mézet készít
