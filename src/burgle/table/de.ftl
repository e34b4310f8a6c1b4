# Was der Server selbst sagt, auf Deutsch: warum etwas abgelehnt wurde, und worum andere bitten. Ohne Punkt am Ende.

## Zu jedem Fehler des Protokolls

error-malformed = die Nachricht ist nicht lesbar
error-too_large = die Nachricht ist zu groß
error-too_fast = zu viele Nachrichten; warte ein wenig
error-no_table = diesen Tisch gibt es nicht
error-no_seat = dieser Platz ist nicht deiner
error-not_host = das darf nur, wer den Tisch leitet
error-stale = am Tisch ist es schon weitergegangen
error-illegal = das geht jetzt nicht
error-not_saved = es ließ sich nicht speichern; versuch es noch einmal
error-not_now = so weit ist der Tisch nicht
error-assist_off = an diesem Tisch wird ohne diese Hilfe gespielt
error-damaged = dieses Spiel ist beiseitegelegt: seine Aufzeichnung ist beschädigt
error-endless = dieses Spiel kann nicht weitergehen: was seine Karten auslösen, würde nie enden. Der Tisch ist geschlossen; was bis dahin gespielt wurde, bleibt erhalten
error-full = alle Plätze sind besetzt
error-protocol = dieser Server spricht eine andere Version des Protokolls
error-internal = hier ist etwas schiefgegangen; nichts wurde geändert

## Plätze und Tische

seat-taken = dieser Platz ist besetzt
seat-somebodys = dieser Platz gehört jemandem
seat-not-kept = dieser Platz wird nicht mehr für dich freigehalten
seat-too-many-devices = dieser Platz ist auf zu vielen Geräten offen
player-is-here = wer diesen Platz spielt, ist da
colour-taken = diese Farbe ist vergeben
name-alike = { $name } sieht aus wie { $other }, und so heißt hier schon jemand: bitte einen anderen Namen wählen
name-mixed = { $name } hat Buchstaben verschiedener Alphabete in einem Wort: bitte nur eines verwenden
seats-open = es sind noch Plätze frei
nobody-sits = jemand muss am Tisch sitzen
too-many-watch = diesem Tisch sehen schon zu viele zu
no-such-bot = es gibt keinen Bot { $name }; es gibt { $known }
no-such-game = es gibt kein Spiel { $name }; es gibt { $known }
no-such-pack = dieser Server hat kein Paket { $name }
no-such-content = dieses Spiel hat solche Optionen, Spielerzahlen oder Pakete nicht
other-content = dieser Code gehört zu anderem Inhalt, als dieser Server hat: es wäre ein anderes Spiel
other-edition = dieser Tisch wurde für { $made } gemacht, und dieser Server hat jetzt { $here }: bitte mach einen neuen
pack-mistake = in einem Paket dieses Spiels ist ein Fehler; burgle lint sagt denen, die den Server betreiben, welcher
option-players = { $game } ist für { $low } bis { $high } Personen
option-unknown = { $game } hat keine Option { $name }; es hat { $known }
option-layout = layout: nenne drei Seiten von drei verschiedenen Teilen, etwa HY,DC,ML
option-layout-side = layout: es gibt keine wendbare Seite { $name }; es gibt { $known }
option-colours = colours: { $name } können nicht zwei Personen zugleich haben
option-side = side: die Startkachel hat die Seiten A und B, oder random
option-promo = promo: yes oder no
absent-minutes = ein Tisch wartet auf Abwesende 0 bis { $most } Minuten, 0 heißt immer
bad-device-code = dieser Code gilt nicht oder nicht mehr
send-invitation = schick das Token der Einladung
send-token = schick Authorization: Bearer TOKEN
send-fewer-tokens = schick höchstens { $most } Tokens
for-keepers = diese Zahlen sind für die, die diesen Server betreiben
nothing-here = unter dieser Adresse ist nichts
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
busy = hier wird gerade zu viel ausgerechnet; versuch es gleich noch einmal
too-many-tables = zu viele neue Tische; warte ein paar Minuten
too-many-sockets = zu viele Verbindungen von deiner Adresse
too-many-lines = zu viele Verbindungen; versuch es gleich noch einmal
restarting = der Server startet neu; versuch es gleich noch einmal
store-away = die Tische sind gerade nicht erreichbar; versuch es gleich noch einmal
line-unknown = du hast Zeile { $line } dieses Tisches gesehen, und dieser Server hat sie gerade nicht; versuch es noch einmal, oder lade neu, um zu sehen, was er hat

## Das Ende einer Verbindung

bye-restart = der Server startet neu
bye-again = komm gleich wieder
bye-slow = zu langsam; komm mit der letzten Nummer wieder, die du gesehen hast
bye-handed-on = dieser Platz wurde weitergegeben
bye-hello = sag zuerst hello
bye-text = schick Text
bye-utf8 = schick UTF-8

## Im Spiel

nothing-to-play = es gibt keine Karte, die sich einfach ausspielen lässt
nothing-to-redo = es gibt nichts zu wiederholen
nothing-to-undo = es gibt nichts zurückzunehmen
undo-behind-veil = seitdem wurde etwas aufgedeckt, oder jemand anderes hat gespielt
undo-line-gone = diese Zeile gehört nicht mehr zum Spiel
undo-enough = hier wurde so viel zurückgenommen, dass es jetzt nur noch vorwärts geht
log-long = das Protokoll dieses Tisches ist voll: das Spiel lässt sich zu Ende spielen, sonst aber nichts mehr ändern
asks-back = { $n ->
        [one] { $name } möchte { $n } Antwort zurücknehmen
       *[other] { $name } möchte { $n } Antworten zurücknehmen
    }
asks-open = { $name } möchte den Platz von { $chair } für jemand Neuen freigeben, der dann dessen Karten sieht
vote-stale = inzwischen steht eine neuere Frage an

## Beendete Spiele

not-over-yet = ein Spiel lässt sich herunterladen, wenn es zu Ende ist
no-such-seat = diesen Platz gibt es in diesem Spiel nicht
what-if-people = an diesem Spiel sind andere beteiligt: Ausprobieren kann man es, wenn es vorbei ist oder der Tisch dafür gemacht wurde
what-if-not-asked = solange das Spiel läuft, lassen sich nur Stellungen ausprobieren, in denen du gefragt bist
no-position = zu dieser Zeile gibt es keine Stellung
position-none = das ist keine Stellung (Zeichen { $at }, { $part }): { $what }
over-there = dort ist das Spiel zu Ende
replay-not-open = diese Aufzeichnung ist hier nicht offen; öffne die Datei noch einmal
replay-lines = dieses Spiel hat die Zeilen 0 bis { $last }
replay-steps = dieses Spiel hat die Schritte 0 bis { $last }
replay-seats = es gibt die Plätze 0 bis { $last }, und Schritte gehen vorwärts

## Codes und Dateien, die nicht lesbar sind

code-unknown = das ist kein Spielcode eines Spiels, das wir kennen
code-length = in diesem Spielcode fehlen Zeichen oder es sind zu viele
code-slip = in diesem Spielcode ist ein Fehler: bitte vergleich ihn Zeichen für Zeichen
code-newer = dieser Spielcode kommt von einem neueren Burgle
replay-too-large = diese Datei ist zu groß für eine Aufzeichnung
replay-too-long = diese Datei ist zu lang für eine Aufzeichnung: echte Spiele haben höchstens { $most } Zeilen
replay-takes-long = diese Aufzeichnung anzusehen dauert zu lange
replay-none = das ist keine Aufzeichnung von Burgle
replay-other = diese Aufzeichnung kommt von einem anderen Burgle
replay-cut = diese Aufzeichnung ist unvollständig
replay-altered = diese Aufzeichnung wurde verändert, in Zeile { $line } oder davor
replay-line = Zeile { $line } dieser Aufzeichnung lässt sich nicht nachvollziehen
replay-what-if = das ist ein Was-wäre-wenn: es begann nicht am Anfang und lässt sich deshalb nicht aus einer Datei öffnen
replay-not-over = dieses Spiel ist nicht zu Ende, deshalb ist sein Startwert nicht bekannt
replay-unfinished = das ist nicht das Protokoll eines beendeten Spiels
rules-other-form = dieser Tisch wurde von einem anderen Burgle geschrieben (Form { $form })
rules-other = dieses Spiel wurde mit { $begun } begonnen; dieser Server hat { $here }, deshalb wartet es unberührt
rules-version = dieses Spiel wurde mit { $begun } begonnen; dieser Server spielt { $here } und kann es nicht fortsetzen, deshalb wartet es unberührt
token-in-use = dieses Token ist schon in Gebrauch; bring ein neues
token-shape = ein Token ist 32 zufällige Bytes als 43 Zeichen in URL-sicherem Base 64
no-hint = dazu hat niemand einen Rat

## Was die Prüfung eines beendeten Spiels ergeben hat

verdict-promise = der Startwert ist nicht der, der am Anfang versprochen wurde
verdict-seed = der Startwert am Ende ist nicht der, mit dem gespielt wurde
verdict-scores = die Punkte sind nicht die der letzten Stellung
verdict-back = es steht nicht richtig da, ob jemand hinter Aufgedecktes zurückgegangen ist
verdict-not-over = das Spiel war nicht zu Ende
verdict-not-verified = nicht beglaubigt: der Tisch ging hinter Aufgedecktes zurück
verdict-other-content = gespielt wurde mit anderem Inhalt, als dieser Burgle jetzt hat: dem einer früheren Ausgabe oder eines Pakets, wie es damals war
verdict-what-if = ein Was-wäre-wenn: es begann mitten in einem anderen Spiel
verdict-code = der Startwert war durch einen Spielcode von Anfang an bekannt
verdict-bots = { $n } der Antworten gaben Bots
