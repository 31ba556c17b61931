# A hangyák asztalai, magyarul.

scene-prompt = { $who }: { $prompt }
scene-outcome = { $winners ->
        [one] { $who } { $points } ponttal győz.
       *[other] { $who } { $points } ponttal osztoznak a győzelmen.
    }
scene-edition = { $edition ->
        [first] Első kiadás
       *[second] Második kiadás
    }
scene-target = A vég { $target } pontnál jön el
scene-ending = { $ending ->
        [points] Valaki célba ért: utolsó körök
        [piles] Elfogytak a halmok: utolsó körök
       *[stuck] Egy lapka sem illik többé
    }
scene-over = A játszma véget ért
scene-market = Piac
scene-supply = Élelem
scene-points = Pontok
scene-total = Összesen
scene-hand = Kéz: { $tiles } / { $limit }
scene-packet = { $ground ->
        [nest] Fészeklapkák: egyet tarts meg
        [tunnel] Alagútlapkák: egyet tarts meg
       *[forest] Erdőlapkák: egyet tarts meg
    }

# Lapkák és hangyák

name-tile = { $ground ->
        [nest] Fészeklapka
        [tunnel] Alagútlapka
       *[forest] Erdőlapka
    }: { $shown }
name-shown = { $tile ->
        [brood] költőkamra,{" "}
        [lanes] két járat,{" "}
       *[plain] {""}
    }{ $tunnels ->
        [0] alagútnyílás nélkül
       *[other] { $tunnels } alagútnyílás
    }{ $gates ->
        [0] {""}
       *[other] , { $gates } nyitott fészekoldal
    }
name-ant = { $ant ->
        [queen] { $number }. királynő
        [worker] { $number }. dolgozó
        [soldier] { $number }. katona
       *[larva] { $number }. lárva
    }

# Gombok

deed-collect = Élelmet gyűjt
deed-feed = Királynőt etet
deed-leave = Visszavétel
deed-mate = Párosodás a királynővel
button-stop_laying = Nincs több letétel
button-stop_buying = Nincs több vásárlás
button-end_actions = Akciók vége
button-next_type = { $phase ->
        [queens] Királynők kész
        [workers] Dolgozók kész
       *[soldiers] Akciók vége
    }
button-keep_limit = Marad a limit
put-nothing = Üresen marad
put-queen = Királynőt tesz
put-worker = Dolgozót tesz
hatch-worker = Dolgozó lesz
hatch-soldier = Katona lesz

# Mi micsoda

label-board = { $tile }; { $place }
label-nest = { $tile }; { $place }. { $tiles } lapkás fészek, { $open ->
        [0] zárt
       *[other] { $open } oldala nyitott
    }
label-space = Üres hely { $place }
label-spot = { $ground ->
        [nest] Hely a fészeklapkán
        [tunnel] Hely az alagútban
       *[forest] Hely az erdőben
    }, { $place }{ $lane ->
        [0] {""}
        [1] , első járat
       *[2] , második járat
    }
label-ant = { $who }: { $ant }{ $load ->
        [food] , élelemmel
        [larva] , lárvával
       *[none] {""}
    }
label-hand = { $tile }, { $who } kezében
label-packet = { $tile }, a csomagból
label-hidden = Egy lefordított lapka
label-market = { $tile }, a piacon { $price } élelemért
label-empty-market = Üres hely a piacon
label-pile = { $ground ->
        [nest] Fészeklapkák halma
        [tunnel] Alagútlapkák halma
       *[forest] Erdőlapkák halma
    }: { $tiles }
label-supply = Élelem a készletben: { $food }
label-player = { $who }: { $points } pont, { $food } élelem
label-limit = { $who } kézlimitje: { $limit } lapka
label-track = { $who } pontjai: { $points }
label-reserve = { $who } kezében { $count } { $ant ->
        [queen] királynő
        [worker] dolgozó
        [soldier] katona
       *[larva] lárva
    } van
label-last-turn = { $who } még játszik egy utolsó kört
label-attack = Innen jött a támadás
label-turn = Most { $who } dönt
label-winner = { $who } győz

# Ami a táblán összetartozik

area-nest = { $tiles } lapkás fészek, { $open ->
        [0] zárt.
       *[other] { $open } oldala nyitott.
    } { $queens ->
        [0] Nem lakik benne királynő.
       *[other] A pontjait kapná: { $gains }.
    }
area-tunnel = { $tiles } lapkás alagút, { $open ->
        [0] nincs nyitott vége.
       *[other] { $open } vége nyitott.
    } { $ends ->
        [both] Fészket és erdőt köt össze.
        [nest] Fészekhez vezet; erdő hiányzik.
        [forest] Erdőhöz vezet; fészek hiányzik.
       *[none] Fészek és erdő még hiányzik.
    } { $workers ->
        [0] Nincs benne dolgozó.
       *[other] Dolgozók: { $manned }.
    }

# Jelmagyarázat

key-nest = Fészek
key-brood = Költőkamra
key-tunnel = Alagút
key-lanes = Két járat
key-forest = Erdő élelemmel
key-queen = Királynő
key-worker = Dolgozó
key-soldier = Katona
key-larva = Lárva
key-food = Élelem

# Az asztal szavakban

words-board = A tábla
words-players = Játékosok
words-areas = Fészkek és alagutak
words-price = { $price } élelemért
words-column-at = Itt
words-column-place = Hol
words-column-tile = Lapka
words-column-ants = Hangyák
words-column-player = Játékos
words-column-points = Pont
words-column-food = Élelem
words-column-limit = Kézlimit
words-column-hand = Lapkák a kézben
words-column-reserve = Hangyák a kézben
