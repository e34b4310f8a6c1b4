# Was der Server selbst sagt, auf Deutsch: warum etwas abgelehnt wurde, und worum andere bitten. Ohne Punkt am Ende.

## Zu jedem Fehler des Protokolls

error-malformed = damit kann der Tisch nichts anfangen
error-too_large = die Nachricht ist zu groß
error-too_fast = das war etwas schnell; warte bitte einen Moment
error-no_table = diesen Tisch gibt es nicht
error-no_seat = dieser Platz ist nicht deiner
error-not_host = das darf nur, wer den Tisch leitet
error-stale = inzwischen ist das Spiel weitergegangen
error-illegal = das geht gerade nicht
error-not_saved = das ließ sich nicht speichern; versuch es bitte noch einmal
error-not_now = dafür ist jetzt nicht der Moment
error-assist_off = dieser Tisch spielt ohne diese Hilfe, so ist es abgemacht
error-damaged = diese Partie haben wir beiseitegelegt, weil ihre Aufzeichnung beschädigt ist
error-endless = diese Partie kann nicht weitergehen: ihre Karten würden sich ewig gegenseitig auslösen. Der Tisch ist geschlossen; was ihr bis dahin gespielt habt, bleibt erhalten
error-full = alle Plätze sind besetzt
error-protocol = diese Seite und der Server haben verschiedene Versionen; bitte lade neu
error-internal = bei uns ist etwas schiefgegangen; am Spiel hat sich nichts geändert

## Plätze und Tische

seat-taken = dieser Platz ist besetzt
seat-somebodys = da sitzt schon jemand
seat-not-kept = dieser Platz wird nicht mehr für dich freigehalten
seat-too-many-devices = dieser Platz ist auf zu vielen Geräten offen
player-is-here = wer auf diesem Platz spielt, ist wieder da
colour-taken = diese Farbe hat schon jemand
name-alike = { $name } ist { $other } zu ähnlich, und so heißt hier schon jemand: nimm bitte einen anderen Namen
name-mixed = { $name } mischt Buchstaben aus verschiedenen Alphabeten: bleib bitte bei einem
seats-open = es sind noch Plätze frei
nobody-sits = jemand muss schon am Tisch sitzen
too-many-watch = mehr Leute können an diesem Tisch nicht zusehen
no-such-bot = einen Bot { $name } gibt es nicht; es gibt { $known }
no-such-game = ein Spiel { $name } gibt es nicht; es gibt { $known }
no-such-pack = ein Paket { $name } hat dieser Server nicht
no-such-content = diese Optionen, Pakete oder Personenzahlen gibt es in diesem Spiel nicht
other-content = dieser Code stammt von anderen Karten, als dieser Server hat; es wäre also ein anderes Spiel
other-edition = dieser Tisch wurde für { $made } gemacht, aber dieser Server hat jetzt { $here }: mach bitte einen neuen
pack-mistake = in einem Paket dieses Spiels ist ein Fehler; wer den Server betreibt, findet ihn mit burgle lint
option-players = { $game } ist für { $low } bis { $high } Personen
option-unknown = { $game } hat keine Option { $name }; es hat { $known }
option-layout = layout: nenne drei Seiten von drei verschiedenen Teilen, etwa HY,DC,ML
option-layout-side = layout: es gibt keine wendbare Seite { $name }; es gibt { $known }
option-colours = colours: { $name } können nicht zwei Personen zugleich haben
option-side = side: das Startplättchen hat die Seiten A und B, oder random
option-promo = promo: yes oder no
absent-minutes = ein Tisch wartet 0 bis { $most } Minuten auf jemanden, der nicht da ist; 0 heißt ewig
bad-device-code = dieser Code gilt nicht (mehr)
send-invitation = schick das Token der Einladung
send-token = schick Authorization: Bearer TOKEN
send-fewer-tokens = schick höchstens { $most } Tokens
for-keepers = diese Zahlen sind nur für die, die diesen Server betreiben
nothing-here = hier gibt es nichts
not-done-here = das geht unter dieser Adresse nicht
met-already = wir kennen uns schon
other-name = unter diesem Namen ist dieser Server nicht bekannt
other-page = Seiten von anderswo dürfen mit diesem Server nicht sprechen
only-get-and-post = hier gibt es nur GET und POST
send-type = schick { $type }
took-too-long = das hat zu lange gedauert

## Nachrichten, die nicht lesbar sind

json-none = das ist kein JSON
json-deep = dieses JSON ist zu tief verschachtelt
json-twice = in diesem JSON kommt ein Schlüssel zweimal vor
json-large = in diesem JSON ist eine Zahl zu groß
json-number = { $text } ist keine Zahl
read-missing = { $where }: das Feld { $field } fehlt
read-unknown = { $where }: es gibt kein Feld { $field }
read-type = { $where }: erwartet wird { $wanted }, nicht { $got }
read-kind = { $where }: erwartet wird { $wanted }
read-value = { $where }: den Wert { $value } gibt es hier nicht

## Tempo

say-fast = du hast gerade viel gesagt; warte bitte ein paar Sekunden
say-long = das ist zu lang für den Chat; mehr als { $most } Zeichen auf einmal nimmt er nicht
say-nothing = wähle einen Spruch oder schreib etwas
too-many-tokens = zu viele falsche Tokens; warte eine Minute
too-many-codes = zu viele Codes; warte eine Minute
busy = hier ist gerade viel los; versuch es gleich noch einmal
too-many-tables = zu viele neue Tische; warte ein paar Minuten
too-many-sockets = zu viele Verbindungen von deiner Adresse
too-many-lines = zu viele Verbindungen; versuch es gleich noch einmal
restarting = der Server startet neu; versuch es gleich noch einmal
store-away = die Tische sind gerade nicht erreichbar; versuch es gleich noch einmal
line-unknown = du hast von diesem Spiel mehr gesehen, als dieser Server gerade hat (bis Zeile { $line }); versuch es noch einmal, oder lade neu, um zu sehen, was er hat

## Das Ende einer Verbindung

bye-restart = der Server startet neu
bye-again = komm gleich wieder
bye-slow = zu langsam; melde dich wieder mit der letzten Nummer, die du gesehen hast
bye-handed-on = dieser Platz wurde weitergegeben
bye-hello = sag zuerst hello
bye-text = schick Text
bye-utf8 = schick UTF-8

## Im Spiel

nothing-to-play = du hast keine Karte, die sich einfach ausspielen lässt
nothing-to-redo = es gibt nichts wiederherzustellen
nothing-to-undo = es gibt nichts zurückzunehmen
undo-behind-veil = seitdem wurde etwas aufgedeckt, oder jemand anderes war dran
undo-line-gone = dieser Moment gehört nicht mehr zum Spiel
undo-enough = du hast hier so viel zurückgenommen, dass es jetzt nur noch vorwärtsgeht
log-long = die Aufzeichnung dieses Tisches ist voll: Ihr könnt die Partie noch beenden, mehr aber nicht
asks-back = { $n ->
        [one] { $name } möchte { $n } Aktion zurücknehmen
       *[other] { $name } möchte { $n } Aktionen zurücknehmen
    }
asks-open = { $name } möchte den Platz von { $chair } neu vergeben; wer ihn übernimmt, sieht die Karten dort
asks-forfeit = { $name } möchte dieses Spiel aufgeben: Wer noch unterwegs ist, geht auf der Stelle k. o., und die Punkte werden gezählt
forfeit-not-now = ein Spiel einer Kampagne lässt sich vom ersten Zug an aufgeben, bis die Punkte gezählt sind
vote-stale = inzwischen gibt es eine neuere Frage

## Beendete Spiele

not-over-yet = herunterladen kannst du eine Partie, wenn sie zu Ende ist
no-such-seat = diesen Platz gibt es in diesem Spiel nicht
what-if-people = du spielst hier nicht allein: Ausprobieren kannst du etwas, wenn das Spiel vorbei ist oder der Tisch es so ausgemacht hat
what-if-not-asked = solange das Spiel läuft, kannst du nur Stellungen ausprobieren, in denen du dran bist
no-position = hier gibt es keine Stellung
position-none = das ist keine Stellung (Zeichen { $at }, { $part }): { $what }
over-there = an dieser Stelle ist das Spiel schon zu Ende
replay-not-open = diese Aufzeichnung ist hier nicht mehr offen; öffne die Datei bitte noch einmal
replay-lines = dieses Spiel hat die Zeilen 0 bis { $last }
replay-steps = dieses Spiel hat die Schritte 0 bis { $last }
replay-seats = es gibt die Plätze 0 bis { $last }, und Schritte gehen vorwärts

## Codes und Dateien, die nicht lesbar sind

code-unknown = das ist kein Spielcode von einem Spiel, das wir kennen
code-length = dieser Spielcode ist zu kurz oder zu lang
code-slip = in diesem Spielcode ist ein Fehler: vergleich ihn bitte Zeichen für Zeichen
code-newer = dieser Spielcode kommt von einem neueren Burgle
replay-too-large = diese Datei ist zu groß für eine Aufzeichnung
replay-too-long = diese Datei ist zu lang für eine Aufzeichnung: echte Spiele haben höchstens { $most } Zeilen
replay-takes-long = es dauert zu lange, diese Aufzeichnung durchzugehen
coach-failed = mit dieser Partie kommt der Coach nicht zurecht
coach-not-asked = nach dieser Partie hat den Coach noch niemand gefragt
match-under-way = eine Serie von dir läuft noch: beende sie zuerst
match-games = zwischen 1 und { $most } Spiele
match-bots = nenne Bots, die es hier gibt, einen bis acht
match-seed = eine Startzahl ist eine ganze Zahl ab 0
match-players = dieses Spiel ist für { $least } bis { $most } Personen
match-no-game = diese Partie gibt es in der Serie nicht
no-such-match = diese Serie wird hier nicht mehr aufbewahrt
turn-out = Nichts wie raus
turn-prize = Auf die Beute los
turn-fight = Ein Kampf
turn-walk = Weitergehen
turn-shop = Einkaufen
turn-stay = Stehen bleiben
thought-chance = { $win } %{ $error ->
    [0] {""}
   *[other] {" "}(± { $error })
  }
thought-alone = { $what }: { $win } Siegchance.
thought-hardly = { $what }: { $win } Siegchance. { $same ->
    [1] Auf andere Art
   *[other] { $other }
  }: etwa dasselbe.
thought-maybe = { $what }: { $win } Siegchance. { $same ->
    [1] Auf andere Art
   *[other] { $other }
  }: vielleicht besser, gewiss ist das nicht.
thought-compared = { $what }: { $win } Siegchance. { $same ->
    [1] Auf andere Art
   *[other] { $other }
  }: { $instead }.
thought-caught = { $what }: { $win } Siegchance. { $same ->
    [1] Auf andere Art
   *[other] { $other }
  }: { $instead }, und erwischt in { $caught } % der Fälle statt in { $mine } %.
thoughts-after = an diesem Tisch sagen Bots erst nach dem Spiel, was sie sich gedacht haben
replay-none = das ist keine Aufzeichnung von Burgle
replay-other = diese Aufzeichnung kommt von einer anderen Version von Burgle
replay-cut = diese Aufzeichnung ist unvollständig
replay-altered = diese Aufzeichnung wurde verändert, in Zeile { $line } oder davor
replay-line = Zeile { $line } dieser Aufzeichnung ergibt keinen Sinn
replay-what-if = das ist ein Was-wäre-wenn: Es begann mitten in einem anderen Spiel und lässt sich deshalb nicht aus einer Datei öffnen
replay-not-over = diese Partie ist nicht zu Ende, deshalb bleibt geheim, wie gemischt wurde
replay-unfinished = das ist keine Aufzeichnung einer beendeten Partie
rules-other-form = dieser Tisch wurde von einer anderen Version von Burgle geschrieben (Form { $form })
rules-other = diese Partie wurde mit { $begun } begonnen; dieser Server hat { $here }, deshalb wartet sie hier unversehrt
rules-version = diese Partie wurde mit { $begun } begonnen; dieser Server spielt { $here } und kann sie nicht fortsetzen, deshalb wartet sie hier unversehrt
token-in-use = dieses Token ist schon vergeben; nimm ein neues
token-shape = ein Token sind 32 zufällige Bytes, geschrieben als 43 Zeichen in URL-sicherem Base64
no-hint = dafür gibt es keinen Tipp

## Was die Prüfung eines beendeten Spiels ergeben hat

verdict-promise = gemischt wurde anders, als es am Anfang versprochen war
verdict-seed = gespielt wurde mit einer anderen Mischung, als am Ende angegeben ist
verdict-scores = die Punkte passen nicht zur letzten Stellung
verdict-back = es ist falsch vermerkt, ob jemand etwas Aufgedecktes zurückgenommen hat
verdict-not-over = das Spiel war nicht zu Ende
verdict-not-verified = nicht beglaubigt: Der Tisch hat etwas Aufgedecktes zurückgenommen
verdict-other-content = gespielt wurde mit anderen Karten, als dieses Burgle jetzt hat: denen einer früheren Version oder eines Pakets, wie es damals war
verdict-what-if = ein Was-wäre-wenn: Es begann mitten in einem anderen Spiel
verdict-code = durch einen Spielcode war von Anfang an bekannt, wie gemischt wird
verdict-bots = { $n ->
        [one] 1 der Aktionen kam von einem Bot
       *[other] { $n } der Aktionen kamen von Bots
    }

## Kampagnen

no-campaign = diese Kampagne gibt es nicht
not-a-member = diese Kampagne ist nur für ihre Mitglieder: Schick das Token deiner Figur
no-such-box = in diesem Regal steht keine Kampagne { $name }; es gibt { $known }
no-such-character = eine freie Figur { $name } gibt es nicht; es gibt { $known }
no-such-colour = diese Farbe gibt es nicht; es gibt { $known }
no-such-line = diese Zeile gibt es im Protokoll der Kampagne nicht
no-such-page = diese Seite hat noch niemand gelesen
no-such-edition = die Ausgabe { $version } dieser Kampagne gibt es hier nicht
member-needs-name = sag bitte, wie diese Person heißt
last-member = jemand muss bleiben: Du kannst die Figur stattdessen übergeben
no-game-now = gerade wird keine Partie gespielt
no-campaign-here = dieser Tisch gehört zu keiner Kampagne
campaign-refuses = das geht nicht: { $reason }
no-campaign-file = das ist keine Datei einer Kampagne
pace-waits = jemand liest noch; gleich geht es weiter
campaign-next-game = diese Kampagne geht mit dem nächsten Spiel weiter, nicht mit einer Revanche
campaign-not-elsewhere = das Spiel einer Kampagne wird nur an seinem eigenen Tisch gespielt
replay-campaign = dieses Spiel gehört zu einer Kampagne: Bring bitte die ganze Kampagne mit
box-missing = dieser Server hat { $pack } nicht in der Ausgabe { $edition }
box-other = die Schachtel von { $pack } { $edition } auf diesem Server ist eine andere

other-box = diese Kampagne gehört zu einer anderen Schachtel

spot-franchise = der Firmentafel
spot-params = der Hausordnung
spot-starter = der Startkarte { $card }
spot-path = dem Weg von { $a } nach { $b }
thing-company = Die Firma
edition-piece = Karte oder Marker: { $name }
edition-sticker = Aufkleber: { $name }
edition-game = Spiel { $n }
edition-contract = Auftrag: { $name }
edition-page = Seite: { $name }
differs-sticker = Aufkleber „{ $a }“ auf { $b }
differs-name = Name von { $who }
differs-colour = Farbe von { $who }
differs-player = Wer { $who } spielt
differs-starters = Änderungen im Startdeck von { $who }
differs-checks = Häkchen von { $who }
differs-promotions = Beförderungen von { $who }
differs-goals = Ziele von { $who }
differs-marks = Marken auf { $a }
differs-milestones = Meilensteine von { $who }
differs-game = Spiel { $n }
differs-open = offen
differs-stored = in der Schachtel
differs-completed = erfüllt
differs-failed = gescheitert
differs-filed = abgeheftet
differs-archived = im Archiv
differs-destroyed = erledigt

ledger-opened = { $by ->
        [nobody] Gelesen: { $a }
       *[other] { $who } liest: { $a }
    }
ledger-chose = { $by ->
        [nobody] Gemeinsam entschieden: { $b }
       *[other] { $who } entscheidet: { $b }
    }
ledger-awaits = Braucht noch einen Namen: { $a }
ledger-stuck = Aufkleber „{ $a }“ auf { $b }
ledger-waypoint = Bei { $b } gibt es jetzt etwas zu lesen
ledger-fetched = Aus der Schachtel: { $a }
ledger-moved = { $a } kommt woandershin: { $b }
ledger-destroyed = Für immer weg: { $a }
ledger-remnant = { $a } ist zerstört
ledger-dented = { $a } hat eine Delle
ledger-scratched = { $a }: ein Feld ist freigerubbelt
ledger-marked = { $b } markiert { $a }
ledger-covered = { $c } überklebt die Marke von { $b }: { $a }
ledger-milestone = { $b ->
        [none] { $a } markiert einen Meilensteinplatz
       *[other] { $a } erreicht einen Meilenstein: { $b }
    }
ledger-crossed = { $a } streicht durch: { $b }
ledger-starter = Das Startdeck von { $a } ändert sich: { $b }
ledger-introduced = Neuer Auftrag: { $a }
ledger-progress = { $a }: einen Schritt weiter
ledger-resolved = { $b ->
        [completed] Auftrag erfüllt: { $a }
       *[other] Auftrag gescheitert: { $a }
    }
ledger-fate = { $b ->
        [filed] { $a } wird abgeheftet
        [archived] { $a } kommt ins Archiv
        [destroyed] { $a } wird zerrissen
       *[other] { $a } wird weggelegt
    }
ledger-unlocked = Freigeschaltet: { $a }
ledger-ruled = Eine neue Regel: { $b }
ledger-track = { $a } steht auf { $b }
ledger-check = { $a } bekommt ein Häkchen
ledger-promoted = { $a } wird befördert: { $b }
ledger-goal = { $a } erreicht ein Ziel{ $b ->
        [none] {""}
       *[other] : { $b }
    }
ledger-prize = { $a ->
        [none] Niemand ist Mitarbeiter des Monats
       *[other] Mitarbeiter des Monats: { $a }
    }
ledger-mission = Eintrag im Einsatzbericht von Spiel { $a }
ledger-let = { $a } wird von jetzt an in Ruhe gelassen

moment-found = { $title } beginnt
moment-member = { $who } spielt { $as }
moment-left = { $as } spielt niemand mehr
moment-play = Spiel { $n } beginnt
moment-close = Spiel { $n } endet: { $scores }
moment-named = Benannt: { $text }
moment-back = Zurück zu Zeile { $n }
moment-wish = Jemand möchte zurück zu Zeile { $n }
moment-paused = Spiel { $n } wurde abgebrochen und beginnt neu; was es verändert hat, bleibt
moment-free = Ein Spiel mit der fertigen Welt: { $who }
moment-edition = Von jetzt an Ausgabe { $n } der Schachtel
moment-share = Eine Seite wird den anderen gezeigt
moment-tape = Ein Spiel, das anderswo gespielt wurde
moment-done = Die Kampagne ist zu Ende; in ihrer Welt könnt ihr weiterspielen

## Reviews: what a personal goal asks for, what a promotion gives

goal-asks = Wenn { $text }.
promotion-start = Zu Beginn jedes Spiels: { $text }.
promotion-once = Einmal in jedem Spiel: { $text }.
section-copper = Kupfer
section-silver = Silber
section-gold = Gold
