# Was der Server selbst sagt, auf Deutsch: warum etwas abgelehnt wurde, und worum andere bitten. Ohne Punkt am Ende.

## Zu jedem Fehler des Protokolls

error-malformed = damit kann der Tisch nichts anfangen
error-too_large = die Nachricht ist zu groß
error-too_fast = das war etwas schnell; warte einen Moment
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
player-is-here = wer hier spielt, ist wieder da
colour-taken = diese Farbe hat schon jemand
name-alike = { $name } sieht { $other } zu ähnlich, und so heißt hier schon jemand: nimm bitte einen anderen Namen
name-mixed = { $name } mischt Buchstaben aus verschiedenen Alphabeten: bleib bitte bei einem
seats-open = es sind noch Plätze frei
nobody-sits = jemand muss schon am Tisch sitzen
too-many-watch = mehr Leute können an diesem Tisch nicht zusehen
no-such-bot = einen Bot { $name } gibt es nicht; es gibt { $known }
no-such-game = ein Spiel { $name } gibt es nicht; es gibt { $known }
no-such-pack = ein Paket { $name } hat dieser Server nicht
no-such-content = diese Optionen, Spielerzahlen oder Pakete hat das Spiel nicht
other-content = dieser Code wurde mit anderen Karten gemacht, als dieser Server hat; es wäre also ein anderes Spiel
other-edition = dieser Tisch wurde für { $made } gemacht, aber dieser Server hat jetzt { $here }: mach bitte einen neuen
pack-mistake = in einem Paket dieses Spiels ist ein Fehler; burgle lint sagt denen, die den Server betreiben, welcher
option-players = { $game } ist für { $low } bis { $high } Personen
option-unknown = { $game } hat keine Option { $name }; es hat { $known }
option-layout = layout: nenne drei Seiten von drei verschiedenen Teilen, etwa HY,DC,ML
option-layout-side = layout: es gibt keine wendbare Seite { $name }; es gibt { $known }
option-colours = colours: { $name } können nicht zwei Personen zugleich haben
option-side = side: die Startkachel hat die Seiten A und B, oder random
option-promo = promo: yes oder no
absent-minutes = ein Tisch wartet 0 bis { $most } Minuten auf jemanden, der nicht da ist; 0 heißt ewig
bad-device-code = dieser Code gilt nicht (mehr)
send-invitation = schick das Token der Einladung
send-token = schick Authorization: Bearer TOKEN
send-fewer-tokens = schick höchstens { $most } Tokens
for-keepers = diese Zahlen sind für die, die diesen Server betreiben
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
read-value = { $where }: { $value } ist keiner der Werte, die man hier kennt

## Tempo

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
bye-slow = zu langsam; komm mit der letzten Nummer wieder, die du gesehen hast
bye-handed-on = dieser Platz wurde weitergegeben
bye-hello = sag zuerst hello
bye-text = schick Text
bye-utf8 = schick UTF-8

## Im Spiel

nothing-to-play = du hast keine Karte, die sich einfach ausspielen lässt
nothing-to-redo = es gibt nichts zu wiederholen
nothing-to-undo = es gibt nichts zurückzunehmen
undo-behind-veil = seitdem wurde etwas aufgedeckt, oder jemand anderes hat gespielt
undo-line-gone = dieser Moment gehört nicht mehr zum Spiel
undo-enough = du hast hier so viel zurückgenommen, dass es jetzt nur noch vorwärts geht
log-long = die Aufzeichnung dieses Tisches ist voll: Ihr könnt das Spiel zu Ende spielen, mehr aber nicht
asks-back = { $n ->
        [one] { $name } möchte { $n } Spielzug zurücknehmen
       *[other] { $name } möchte { $n } Spielzüge zurücknehmen
    }
asks-open = { $name } möchte den Platz von { $chair } an jemand Neuen geben, der dann die Karten dort sieht
asks-forfeit = { $name } möchte dieses Spiel aufgeben: Wer noch unterwegs ist, fällt, wo er steht, und die Punkte werden gezählt
forfeit-not-now = ein Spiel einer Kampagne lässt sich vom ersten Zug an aufgeben, bis die Punkte gezählt sind
vote-stale = inzwischen geht es um eine neuere Frage

## Beendete Spiele

not-over-yet = herunterladen kannst du eine Partie, wenn sie zu Ende ist
no-such-seat = diesen Platz gibt es in diesem Spiel nicht
what-if-people = du spielst hier nicht allein: Ausprobieren kannst du etwas, wenn das Spiel vorbei ist oder der Tisch es so ausgemacht hat
what-if-not-asked = solange das Spiel läuft, kannst du nur Stellungen ausprobieren, in denen du dran bist
no-position = hier gibt es keine Stellung
position-none = das ist keine Stellung (Zeichen { $at }, { $part }): { $what }
over-there = an dieser Stelle ist das Spiel schon zu Ende
replay-not-open = diese Aufzeichnung ist hier nicht offen; öffne die Datei noch einmal
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
replay-takes-long = diese Aufzeichnung durchzugehen dauert zu lange
replay-none = das ist keine Aufzeichnung von Burgle
replay-other = diese Aufzeichnung kommt von einem anderen Burgle
replay-cut = diese Aufzeichnung ist unvollständig
replay-altered = diese Aufzeichnung wurde verändert, in Zeile { $line } oder davor
replay-line = Zeile { $line } dieser Aufzeichnung ergibt keinen Sinn
replay-what-if = das ist ein Was-wäre-wenn: es begann mitten in einem anderen Spiel und lässt sich deshalb nicht aus einer Datei öffnen
replay-not-over = diese Partie ist nicht zu Ende, deshalb bleibt geheim, wie gemischt wurde
replay-unfinished = das ist keine Aufzeichnung einer beendeten Partie
rules-other-form = dieser Tisch wurde von einem anderen Burgle geschrieben (Form { $form })
rules-other = diese Partie wurde mit { $begun } begonnen; dieser Server hat { $here }, deshalb wartet sie hier unversehrt
rules-version = diese Partie wurde mit { $begun } begonnen; dieser Server spielt { $here } und kann sie nicht fortsetzen, deshalb wartet sie hier unversehrt
token-in-use = dieses Token ist schon in Gebrauch; bring ein neues
token-shape = ein Token ist 32 zufällige Bytes als 43 Zeichen in URL-sicherem Base 64
no-hint = dafür gibt es keinen Tipp

## Was die Prüfung eines beendeten Spiels ergeben hat

verdict-promise = gemischt wurde anders, als es am Anfang versprochen war
verdict-seed = am Ende ist ein anderes Mischen genannt als das, mit dem gespielt wurde
verdict-scores = die Punkte passen nicht zur letzten Stellung
verdict-back = es ist nicht richtig vermerkt, ob jemand hinter etwas Aufgedecktes zurückgegangen ist
verdict-not-over = das Spiel war nicht zu Ende
verdict-not-verified = nicht beglaubigt: der Tisch ist hinter etwas Aufgedecktes zurückgegangen
verdict-other-content = gespielt wurde mit anderen Karten, als dieser Burgle jetzt hat: denen einer früheren Ausgabe oder eines Pakets, wie es damals war
verdict-what-if = ein Was-wäre-wenn: es begann mitten in einem anderen Spiel
verdict-code = durch einen Spielcode war von Anfang an bekannt, wie gemischt wird
verdict-bots = { $n ->
        [one] 1 Spielzug kam von einem Bot
       *[other] { $n } der Spielzüge kamen von Bots
    }

## Kampagnen

no-campaign = diese Kampagne gibt es nicht
not-a-member = diese Kampagne ist nur für ihre Mitglieder: bitte den Schlüssel der eigenen Figur schicken
no-such-box = auf diesem Regal steht keine Kampagne { $name }; es gibt { $known }
no-such-character = eine freie Figur { $name } gibt es nicht; es gibt { $known }
no-such-colour = diese Farbe gibt es nicht; es gibt { $known }
no-such-line = diese Zeile gibt es im Protokoll der Kampagne nicht
no-such-page = diese Seite hat noch niemand gelesen
no-such-edition = die Ausgabe { $version } dieser Kampagne gibt es hier nicht
member-needs-name = wie heißt, wer hier mitspielt?
last-member = jemand muss bleiben: die Figur lässt sich stattdessen übergeben
no-game-now = gerade wird keine Partie gespielt
no-campaign-here = dieser Tisch gehört zu keiner Kampagne
campaign-refuses = { $reason }
pace-waits = jemand liest noch; gleich geht es weiter
campaign-next-game = diese Kampagne geht mit der nächsten Partie weiter, nicht mit einer Revanche
campaign-not-elsewhere = die Partie einer Kampagne wird nur an ihrem eigenen Tisch gespielt
replay-campaign = diese Partie gehört zu einer Kampagne: bitte die ganze Kampagne mitbringen
box-missing = dieser Server hat { $pack } nicht in der Ausgabe { $edition }
box-other = die Schachtel von { $pack } { $edition } auf diesem Server ist eine andere

other-box = jene Kampagne ist aus einer anderen Schachtel

spot-franchise = der Firmentafel
spot-params = der Hausordnung
spot-starter = der Startkarte { $card }
spot-path = dem Weg von { $a } nach { $b }
part-agents = die Agenten
part-events = die Ereignisse
part-roles = die Rollen
part-vault = der Tresor
part-patrons = die Gönner
part-canoe = das Kanu
part-interns = die Praktikanten
part-pickaxe = die Spitzhacke
part-lifestone = der Lebensstein
part-coaches = die Kutschen
part-ruins = die Ruinen
part-shrines = die Schreine
part-seals = die Siegel
part-volcano = der Vulkan
part-fruit = die Früchte
part-rival = Die Konkurrenz
thing-company = Die Firma
differs-sticker = Aufkleber { $a } auf { $b }
differs-name = Name von { $who }
differs-colour = Farbe von { $who }
differs-player = Wer { $who } spielt
differs-starters = Änderungen im Startdeck von { $who }
differs-checks = Häkchen von { $who }
differs-promotions = Beförderungen von { $who }
differs-goals = Ziele von { $who }
differs-game = Spiel { $n }
differs-open = offen
differs-stored = in der Schachtel
differs-completed = erfüllt
differs-failed = gescheitert
differs-filed = erfüllt
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
ledger-flag = Aufgeschrieben: { $a } ist { $b }
ledger-awaits = { $a } braucht einen Namen
ledger-stuck = Aufkleber { $a } auf { $b }
ledger-fetched = Aus der Schachtel: { $a }
ledger-moved = { $a } kommt woandershin: { $b }
ledger-destroyed = Für immer weg: { $a }
ledger-remnant = { $a } ist zerstört
ledger-dented = { $a } hat eine Delle
ledger-scratched = { $a } ist aufgerubbelt
ledger-marked = { $a } ist markiert
ledger-milestone = { $a } erreicht einen Meilenstein
ledger-crossed = { $a } streicht etwas durch
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
ledger-promoted = { $a } wird befördert
ledger-goal = { $a } erreicht ein Ziel
ledger-prize = Der Preis geht an { $a }
ledger-mission = Eintrag im Einsatzbericht von Spiel { $a }
ledger-let = { $a } bleibt von nun an in Ruhe

moment-found = { $title } beginnt
moment-member = { $who } spielt { $as }
moment-left = { $as } spielt niemand mehr
moment-play = Spiel { $n } beginnt
moment-close = Spiel { $n } endet: { $scores }
moment-named = Getauft: { $text }
moment-back = Zurück zu Zeile { $n }
moment-wish = Jemand möchte zurück zu Zeile { $n }
moment-paused = Spiel { $n } wurde verlassen und wird neu begonnen; was es verändert hat, bleibt
moment-free = Ein Spiel mit der fertigen Welt: { $who }
moment-edition = Von nun an mit Ausgabe { $n } der Schachtel
moment-share = Eine Seite wird den anderen gezeigt
moment-tape = Eine Partie, die anderswo gespielt wurde
moment-done = Die Kampagne ist zu Ende; auf ihrem Brett lässt sich weiterspielen
