# Wat de server zegt.

error-bad-json = Dit is geen geldige JSON: { $reason }
error-bad-field = { $reason }
error-not-json = Stuur JSON, met het inhoudstype application/json.
error-too-large = Dit bericht is te groot; er worden hoogstens { $limit } bytes gelezen.
error-no-such-game = Er is geen spel dat { $game } heet.
error-no-such-match = Deze partij bestaat niet of is niet voor jou bestemd.
error-no-such-step = Deze partij heeft geen stap { $step }; ze heeft de stappen 0 tot en met { $last }.
error-not-found = Op dit adres is niets te vinden.
error-method = Dit adres antwoordt niet op { $method }.
error-wrong-origin = Deze aanvraag komt van een andere website en wordt niet beantwoord.
error-wrong-host = Deze server antwoordt niet onder de naam { $host }.
error-too-many = Te veel aanvragen; probeer het over { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } seconden
    } opnieuw.
error-not-stored = Dit kon niet naar de schijf worden geschreven en is dus niet gedaan. Wat eerder gedaan is, gaat niet verloren.
error-other-version = Deze partij is met een andere versie van het spel gespeeld en kan hier niet verdergaan. Er is niets van verloren.
error-broken = Er ging iets mis in de server. Er is niets veranderd.
error-closing = De server sluit; kom zo terug.
error-bad-token = Deze link is niet (meer) geldig.
error-bad-name = Een naam heeft 1 tot { $most } tekens.
error-bad-seat = Hier is voor jou geen plaats { $seat }.
error-bad-shape = De vormen van een tafel zijn { $shapes }.
error-bad-qr = QR-codes worden alleen gemaakt voor links van deze server.
error-bad-seed = Een startgetal heeft hoogstens { $most } tekens, zonder regeleinden.
error-review-not-over = Terugkijken op een partij kan als ze voorbij is.
error-fork-not-over = Vanaf een eerder moment verder spelen kan als de partij voorbij is.
error-no-hints = Aan deze tafel zijn tips uitgeschakeld.
error-not-understood = Dit bericht wordt niet begrepen: { $reason }
error-hello-first = Zeg eerst hello.
error-protocol = Deze server spreekt versie { $known } van het protocol, niet { $given }. Laad de pagina opnieuw.

setup-seats = { $game } is voor { $seats } spelers, niet voor { $given }.
setup-no-option = { $game } heeft geen optie { $option }.
setup-option-value = Optie { $option } kan niet { $value } zijn, wel { $values }.
setup-option-seats = { $option } kan met { $seats } spelers, niet met { $given }.
setup-option-with = { $option } kan alleen hiermee worden gekozen: { $other }, { $value }.
setup-no-bot = Er is geen bot '{ $bot }'.
setup-no-level = Een bot heeft een niveau nodig: { $levels }.
setup-long-bot = De naam van een bot heeft hoogstens { $most } tekens.

bye-closing = De server sluit; kom zo terug.
bye-slow = Deze verbinding leest niet wat haar wordt gestuurd.
bye-too-many = Te veel berichten.
bye-not-allowed = Deze partij bestaat niet of is niet voor jou bestemd.
bye-other-version = Deze partij is met een andere versie van het spel gespeeld en kan hier niet verdergaan. Er is niets van verloren.
bye-silent = Er werd niets van je gehoord.

option-yes = ja
option-no = nee

level-beginner = Beginner
level-beginner-help = Ziet veel over het hoofd en vergist zich vaak, zoals nieuwelingen.
level-easy = Makkelijk
level-easy-help = Kijkt één stap vooruit, gehaast.
level-medium = Gemiddeld
level-medium-help = Kijkt één stap vooruit, met zorg.
level-hard = Moeilijk
level-hard-help = Denkt even na over elke stap.
level-expert = Meester
level-expert-help = Denkt een hele seconde na over elke stap.
bot-name-beginner = Eendagsvlieg
bot-name-easy = Vuurvliegje
bot-name-medium = Krekel
bot-name-hard = Bidsprinkhaan
bot-name-expert = Hoornaar

qr-title = De QR-code van deze link
