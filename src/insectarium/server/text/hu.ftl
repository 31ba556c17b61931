# Amit a szerver mond.

error-bad-json = Ez nem érvényes JSON: { $reason }
error-bad-field = { $reason }
error-not-json = JSON-t küldj, application/json tartalomtípussal.
error-too-large = Ez az üzenet túl nagy; legfeljebb { $limit } bájt olvasható be.
error-no-such-game = Nincs { $game } nevű játék.
error-no-such-match = Nincs ilyen játszma, vagy nem láthatod.
error-no-such-step = Ennek a játszmának nincs { $step }. lépése; a lépések 0-tól { $last }-ig terjednek.
error-not-found = Ezen a címen nincs semmi.
error-method = Ez a cím nem válaszol erre: { $method }.
error-wrong-origin = Ez a kérés egy másik webhelyről jön, ezért nem kap választ.
error-wrong-host = Ez a szerver nem válaszol { $host } néven.
error-too-many = Túl sok kérés; próbáld újra { $seconds } másodperc múlva.
error-not-stored = Ezt nem lehetett lemezre írni, ezért nem történt meg. Ami korábban megtörtént, nem vész el.
error-other-version = Ezt a játszmát a játék egy másik változatával játszották, ezért itt nem folytatható. Semmi sem veszett el belőle.
error-broken = Hiba történt a szerverben. Semmi sem változott.
error-closing = A szerver leáll; gyere vissza kicsit később.
error-bad-token = Ez a hivatkozás nem, vagy már nem érvényes.
error-bad-name = Egy név 1–{ $most } karakter hosszú.
error-bad-seat = Itt nincs számodra { $seat }. számú hely.
error-bad-shape = Az asztal alakjai: { $shapes }.
error-bad-qr = QR-kód csak ennek a szervernek a hivatkozásaihoz készül.
error-bad-seed = A kezdőérték legfeljebb { $most } karakter, sortörés nélkül.
error-review-not-over = Visszatekinteni akkor lehet, ha a játszma véget ért.
error-fork-not-over = Egy korábbi pillanattól folytatni akkor lehet, ha a játszma véget ért.
error-no-hints = Ennél az asztalnál nincs tipp.
error-not-understood = Ez az üzenet nem érthető: { $reason }
error-hello-first = Előbb mondd: hello.
error-protocol = Ez a szerver a protokoll { $known }. változatát beszéli, nem ezt: { $given }. Töltsd újra az oldalt.

setup-seats = A játékosok száma ({ $game }) { $seats } lehet, { $given } nem.
setup-no-option = Nincs ilyen beállítás ({ $game }): { $option }.
setup-option-value = A beállítás ({ $option }) nem lehet { $value }; ezek közül választhatsz: { $values }.
setup-option-seats = { $option }: { $seats } játékossal választható, { $given } játékossal nem.
setup-option-with = { $option }: csak ezzel együtt választható: { $other }, { $value }.
setup-no-bot = Nincs ilyen bot: „{ $bot }”.
setup-no-level = Egy botnak szint kell: { $levels }.
setup-long-bot = Egy bot neve legfeljebb { $most } karakter.

bye-closing = A szerver leáll; gyere vissza kicsit később.
bye-slow = Ez a kapcsolat nem olvassa, amit kap.
bye-too-many = Túl sok üzenet.
bye-not-allowed = Nincs ilyen játszma, vagy nem láthatod.
bye-other-version = Ezt a játszmát a játék egy másik változatával játszották, ezért itt nem folytatható. Semmi sem veszett el belőle.
bye-silent = Nem érkezett tőled semmi.

option-yes = igen
option-no = nem

level-beginner = Kezdő
level-beginner-help = Sok mindent nem vesz észre, és sokat téved, ahogy a kezdők.
level-easy = Könnyű
level-easy-help = Egy lépéssel előre tekint, sietve.
level-medium = Közepes
level-medium-help = Egy lépéssel előre tekint, gondosan.
level-hard = Nehéz
level-hard-help = Minden lépésen gondolkodik egy kicsit.
level-expert = Mester
level-expert-help = Minden lépésen egy teljes másodpercig gondolkodik.
bot-name-beginner = Kérész
bot-name-easy = Szentjánosbogár
bot-name-medium = Tücsök
bot-name-hard = Imádkozó sáska
bot-name-expert = Lódarázs

qr-title = A hivatkozás QR-kódja
