# Marabunta, magyarul.

title = Marabunta
summary = Oszd két csoportra a kockákat és egy lapkát, a másik válasszon, és nyerd meg az őserdő talajának területeit.
seat-name = { $number ->
        [1] Piros
       *[other] Kék
    }

option-territory = Területtábla
option-territory-help = A jeles oldal az első játékokhoz való. A generált tábla minden alkalommal új.
option-territory-symbol = jeles oldal
option-territory-plain = jel nélküli oldal
option-territory-generated = generált
option-boards = Játékostáblák
option-boards-help = Milyen képességeket adnak a ládák.
option-boards-symbol = jeles oldal
option-boards-plain = jel nélküli oldal

# Nevek

name-region = { $region ->
        [blue] kék
        [pink] rózsaszín
        [orange] narancs
        [green] zöld
        [silver] ezüst
       *[yellow] sárga
    }
name-coloured = { $region ->
        [blue] a kék
        [pink] a rózsaszín
        [orange] a narancs
        [green] a zöld
        [silver] az ezüst
       *[yellow] a sárga
    }
name-face = { $shows ->
        [banner] zászló
        [chest] láda
       *[other] { $shows }
    }
name-tile = { $shows ->
        [chests] két láda
        [circles] két kör
        [one] egy 1-es bárhová
        [zeros] két 0
        [free_zero] egy szabad 0
        [strike] két mező áthúzása
        [repeat] egy kocka ismétlése
       *[purge] egy süti eltávolítása
    }
name-ability = { $ability ->
        [one] egy 1-es
        [two] egy 2-es
        [free_zero] egy szabad 0
        [free_three] egy szabad 3-as
        [cookies] két süti
        [two_points] 2 pont
        [three_points] 3 pont
        [three_ones] három 1-es
        [strike] két mező áthúzása
       *[circles] két kör
    }
name-element = { $element ->
        [tile] a lapka ({ name-tile })
        [blue] kék { name-face }
        [pink] rózsaszín { name-face }
        [orange] narancs { name-face }
        [green] zöld { name-face }
        [silver] ezüst { name-face }
       *[yellow] sárga { name-face }
    }
name-use = { name-element }{ $use ->
        [none] {" "}(most nem használható)
        [anthill] {" "}(csak hangyabollyal)
        [places] {" "}({ $places } mező)
       *[yes] {""}
    }
name-hex = { $hex } ({ name-region })

# Miről kell dönteni

prompt-split = Oszd el a kockákat: válaszd ki, melyek kerülnek külön a lapkától.
prompt-choose = Válaszd az egyik csoportot.
prompt-element = Válaszd ki, mit használsz most, vagy fejezd be.
prompt-write = Válassz mezőt a számnak, vagy használj hangyabolyt.
prompt-write_free = Válassz bármely szabad mezőt a számnak.
prompt-next = Válassz mellette mezőt a következő számnak.
prompt-chest = Válassz egy ládacsoportot, és jelölj meg benne egy ládát.
prompt-strike = Válassz egy mezőt, amelyet áthúzol.
prompt-circle = Válassz egy levelet, és színezd ki egy körét.
prompt-repeat = Válaszd ki a kockát, amely még egyszer hat.
prompt-purge = Válassz egy sütis mezőt, amelyet áthúzol.
prompt-bonus = Válaszd ki, mi jön előbb: süti vagy láda.

# Mit tesz egy lépés

do-split = A lapkától külön: { $apart }. A lapkával: { $rest }.
do-choose-tile = A lapkás csoport: { $elements }.
do-choose-dice = A lapka nélküli csoport: { $elements }.
do-use = Használat: { name-use }.
do-finish = Befejezés; { $left } elem marad kihasználatlanul.
do-write = { $number } beírása ide: { name-hex }{ $symbol ->
        [cookie] , és egy süti megjelölése
        [chest] , és egy láda megjelölése
       *[none] {""}
    }.
do-anthill = { $anthills ->
        [one] Az utolsó hangyaboly
       *[other] A { $anthills } hangyaboly egyikének
    } áthúzása, és { $number } beírása bármely szabad mezőre{ $zone ->
        [anywhere] {""}
       *[region] {" "}{ name-coloured } területen
    }.
do-drop = Lemondás erről a hatásról.
do-chest = Egy láda megjelölése ehhez: { name-ability }; { $missing ->
        [0] ezzel megnyílik a képesség.
       *[other] ezután még { $missing } hiányzik.
    }
do-strike = Áthúzás: { name-hex }.
do-circle = Egy kör kiszínezése { name-coloured } levélen.
do-repeat = Ismétlés: { name-element }.
do-purge = A sütis mező áthúzása: { name-hex }.
do-bonus-cookie = Előbb a süti.
do-bonus-chest = Előbb a láda.

# Mi történt

event-reveal = { $round }. forduló: { $who } felfedi a lapkát: { name-tile }.
event-roll = { $who } dobása: kék { shown-blue }, rózsaszín { shown-pink }, narancs { shown-orange }, zöld { shown-green }, ezüst { shown-silver }, sárga { shown-yellow }.
shown-blue = { $blue ->
        [banner] zászló
        [chest] láda
       *[other] { $blue }
    }
shown-pink = { $pink ->
        [banner] zászló
        [chest] láda
       *[other] { $pink }
    }
shown-orange = { $orange ->
        [banner] zászló
        [chest] láda
       *[other] { $orange }
    }
shown-green = { $green ->
        [banner] zászló
        [chest] láda
       *[other] { $green }
    }
shown-silver = { $silver ->
        [banner] zászló
        [chest] láda
       *[other] { $silver }
    }
shown-yellow = { $yellow ->
        [banner] zászló
        [chest] láda
       *[other] { $yellow }
    }
event-split = { $who } két csoportot alkot: a lapka mellett { $with_tile ->
        [0] nincs kocka
       *[other] { $with_tile } kocka van
    }, külön pedig { $dice }.
event-choose = { $pool ->
        [tile] { $who } a lapkás csoportot választja.
       *[dice] { $who } a lapka nélküli csoportot választja.
    }
event-use = { $who } használja: { name-element }.
event-repeat = { $who } megismétli: { name-element }.
event-write = { $who } beír egy számot ({ $number }) ide: { name-hex }.
event-anthill = { $who } áthúz egy hangyabolyt; { $left ->
        [0] nem maradt több.
       *[other] { $left } maradt.
    }
event-cookie = { $who } megjelöli { $cookies ->
        [1] az 1.
        [5] az 5.
       *[other] a { $cookies }.
    } sütit{ $points ->
        [0] .
       *[other] , ez { $points } pont.
    }
event-chest = { $who } megjelöl egy ládát ehhez: { name-ability }{ $missing ->
        [0] .
       *[other] ; még { $missing } hiányzik.
    }
event-unlock = { $who } megnyitja a képességet: { name-ability }.
event-points = { $who } { $points } pontot kap.
event-circle = { $who } kiszínez egy kört { name-coloured } levélen; { $blank ->
        [0] nincs több üres.
       *[other] még { $blank } üres.
    }
event-strike = { $who } áthúzza: { name-hex }.
event-purge = { $who } eltávolítja a sütit innen: { name-hex }.
event-drop = { $who } lemond a hatásról.
event-finish = { $unused ->
        [0] { $who } mindent felhasznált.
       *[other] { $who } kihasználatlanul hagy { $unused } elemet.
    }
event-lost = { $effect ->
        [chest] { $who } nem tud több ládát megjelölni.
        [cookie] { $who } nem tud több sütit megjelölni.
        [circle] { $who } nem talál több levelet üres körrel.
       *[other] { $who } nem tudja használni a hatást; elvész.
    }
event-trigger = { $ending ->
        [region] { $who } betölt egy területet
        [sheet] { $who } betölt egy levelet
       *[cookies] { $who } elveszi az utolsó sütis mezőt
    }: a játszma e forduló után véget ér.
event-win = { $who } nyer { $points } ponttal.

# Miért nem

refusal-no-such-action = Ilyen lépés nincs ebben a játékban.
refusal-over = A játszma véget ért.
refusal-empty-pool = Mindkét csoportba kell legalább egy elem: tégy legalább egy kockát külön a lapkától.
refusal-split-first = Előbb két csoportra kell osztani a kockákat és a lapkát.
refusal-choose-first = Előbb a másik játékos választ csoportot.
refusal-pools-are-made = E forduló csoportjai már készen vannak, és a választás is megtörtént.
refusal-removal-due = Amíg van süti a területtáblán, egyet kötelező eltávolítani.
refusal-choose-element = Előbb válassz egy kockát vagy a lapkát a csoportodból.
refusal-not-in-pool = Ez nincs a csoportodban.
refusal-used-already = Ezt már használtad.
refusal-no-blank-circle = Azon a levélen nincs több üres kör.
refusal-no-chest-left = Minden ládád meg van jelölve.
refusal-no-place = Nincs mező, ahová ez a szám kerülhetne.
refusal-no-place-in-region = Ennek a számnak { name-coloured } területen nincs mező.
refusal-no-room-for-all = Ott nincs elég hely az összes számnak.
refusal-no-pair = Nincs két szabad mező, amely érintkezik.
refusal-no-die-to-repeat = A csoportodban nincs olyan kocka, amely hathatna.
refusal-no-cookie-left = Nincs szabad sütis mező.
refusal-finish-first = Fejezd be, amit elkezdtél: előbb másról kell dönteni.
refusal-not-asked = Most másról kell dönteni.
refusal-all-or-nothing = Ha elkezdted, végig kell vinni.
refusal-anthill-spent = A hangyaboly át van húzva: most írd be a számot.
refusal-bonus-must = A sütiket és ládákat kötelező elvenni.
refusal-must-be-done = Ezt kötelező használni, ha lehet.
refusal-no-anthill-needed = Ehhez a számhoz nem kell hangyaboly; bárhol állhat.
refusal-no-anthill-left = Nincs több hangyabolyod.
refusal-no-such-group = Nincs ilyen ládacsoport.
refusal-group-complete = E csoport minden ládája meg van jelölve.
refusal-no-such-hex = Nincs ilyen mező.
refusal-crossed-out = Ez a mező át van húzva.
refusal-has-number = Ebben a mezőben már van szám.
refusal-other-region = Ez a szám { name-coloured } területre való.
refusal-no-neighbour = Ez a mező egyetlen számodat sem érinti; egy hangyaboly segítene.
refusal-not-beside-first = Ez a mező nem érinti az előző számot.
refusal-not-beside-both = Ez a mező nem érinti mindkét előző számot.
refusal-no-pair-here = Két egymást érintő szabad mezőt kell áthúzni.
refusal-no-such-sheet = Nincs ilyen levél.
refusal-other-sheet = A második kör egy másik levélre kerül.
refusal-no-cookie-there = Azon a mezőn nincs süti.

# Pontozólap

score-cookies = Sütik
score-chests = Ládák
score-blue = Kék terület
score-pink = Rózsaszín terület
score-orange = Narancs terület
score-green = Zöld terület
score-silver = Ezüst terület
score-yellow = Sárga terület

because-cookies = { $cookies } megjelölt süti
because-region = a számok összege: { $own }

# A kép

scene-round = { $round }. forduló, még { $cookies } süti
scene-prompt = { $who }: { $prompt }
scene-outcome = { $who } nyer { $points } ponttal.
scene-pool-tile = A lapkával
scene-pool-dice = A lapka nélkül
scene-finish = Befejezés
scene-drop = Lemondás
scene-splitter = oszt
scene-points = most { $points } pont ({ $track } a pontozósávon)

label-hex = { $hex }, { name-coloured } terület{ $symbol ->
        [cookie] , süti
        [chest] , láda
       *[none] {""}
    }
label-hex-number = { $hex }: { $number } ({ $who })
label-hex-crossed = { $hex }: áthúzva
label-sheet = Levél ({ name-region }): { $red } piros, { $blue } kék, { $blank } üres kör; a számok { $red_sum } : { $blue_sum }; { $hexes } szabad mező
label-pool = Csoport ({ $pool }): { $elements }
label-used = { $element }, kész
label-to-come = Hátralévő lapkák: { $tiles }
label-board = { $who } táblája
label-turn = { $who } dönt
label-winner = { $who } nyert
label-anthill = { $used ->
        [True] { $who } áthúzott hangyabolya
       *[other] { $who } hangyabolya
    }
label-cookies = { $who }: { $cookies } sütiből { $marked } megjelölve
label-group = { $who }: { $chests } ládából { $marked } megjelölve ehhez: { name-ability }

# Az asztal szavakban

words-territory = Területtábla
words-territory-note = Előbb a terület betűje; aztán . semmi, * süti, # láda, x áthúzva, vagy egy szám a játékos betűjével.
words-regions = Területek ({ $first } : { $second })
words-boards = Játékostáblák
words-cookie-row = Sütisor: { $row }
words-round = { scene-round }
words-column-region = Terület
words-column-sums = Számok
words-column-circles = Körök
words-column-blank = Üres
words-column-available = Szabad mezők
words-column-player = Játékos
words-column-points = Pont (sáv)
words-column-anthills = Hangyabolyok
words-column-cookies = Sütik
words-column-chests = Ládák
words-column-pool = Csoport
words-column-elements = Kockák és lapka
