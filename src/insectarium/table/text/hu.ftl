# Amit az asztal mond, bármilyen játék is van rajta.

prompt-hot-seat = { $who }: { $task }
prompt-other = { $who } következik: { $task }
prompt-inside = { $turn } lépése közben { $who } dönt: { $task }
prompt-inside-yours = { $turn } lépése közben te döntesz: { $task }
prompt-open = Várakozás, hogy valaki leüljön { $who } helyére.

over = A játszma véget ért.
stale = Az asztal közben megváltozott; nézd meg újra.
not-your-turn = { $who } következik.
not-your-seat = { $who } helye nem a tiéd.
no-such-seat = Nincs { $seat }. számú hely; a helyek számai 0-tól { $last }-ig terjednek.
not-understood = Ez nem lépés ebben a játékban. { $reason }
bot-plays-for-you = Egy bot játszik helyetted; előbb vedd vissza a helyedet.
resigned-seat = Feladtad; ezt a helyet egy bot játssza végig.
already-resigned = Ezt a helyet feladták; egy bot játssza végig.
no-bot-there = Ezen a helyen nem játszik bot.
seat-taken = Ott már ül valaki más.
no-free-seat = Ennél az asztalnál minden hely foglalt.
not-seated = Nincs helyed ennél az asztalnál.
not-over = Visszavágó akkor kezdődhet, ha a játszma véget ért.
why-nothing = Ezzel most nem lehet semmit tenni.

undo-possible = Visszavonás: { $done }
undo-over = A játszma véget ért; már semmi sem vonható vissza.
undo-nothing = Még nem tettél semmit, amit vissza lehetne vonni.
undo-others-acted = { $who } azóta már lépett; a köröd nem vonható vissza.
undo-bot-acted = Ezt egy bot tette helyetted; nem vonható vissza.
undo-turn-over = A köröd véget ért; nem vonható vissza.
undo-chance = Azóta a véletlen döntött; ez nem vonható vissza.
undo-secret = Azóta valami rejtett dolog láthatóvá vált; ez nem vonható vissza.

outcome-none = A játszma győztes nélkül ér véget.
outcome-one = { $who } nyer { $points } ponttal.
outcome-one-level = { $who } nyer { $points } ponttal. Ugyanennyi pontja van: { $level }; a holtverseny szabálya dönt.
outcome-several = { $others } és { $last } megosztja a győzelmet { $points } ponttal.

hint-gain = Azonnal { $points } pontot hoz.
hint-loss = Azonnal { $points } pontba kerül.
hint-nothing = Egyelőre nem hoz pontot.
hint-promises = Körülbelül { $points } ponttal többet érhet neked, mint a többi lehetőséged átlagosan.
hint-blocks = Arra jó, hogy a többi lehetőségedhez képest körülbelül { $blocked } ponttal visszafogja őt: { $who }.
hint-promises-and-blocks = A többi lehetőségedhez képest körülbelül { $points } ponttal többet érhet neked, és körülbelül { $blocked } ponttal visszafogja őt: { $who }.
hint-prepares = Csak később térül meg: előre gondolkodva nem akadt jobb.

log-undo = { $who } visszavonja ezt.
log-join = { $who } leül az asztalhoz.
log-resign = { $who } feladja; egy bot játszik tovább.
log-hand-over = Mostantól egy bot játszik { $who } helyett.
log-take-back = { $who } újra maga játszik, bot nélkül.
log-rename = Ezen a helyen mostantól { $name } ül.
log-rematch = { $who } visszavágót kér.
log-fallback = { $who } botja nem tudott dönteni; helyette egy egyszerűbb dönt.

seat-name = { $number }. hely
