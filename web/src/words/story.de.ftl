# Kampagnen: das Buch, Aufträge, Aufkleber; das Zuhause der Kampagne.

story-book = Geschichtenbuch
story-campaign = Kampagne
story-home = Zur Kampagne
story-tab-book = Geschichtenbuch
story-tab-contracts = Aufträge
story-tab-company = Firma
story-passage = Abschnitt { $ref }
story-before = Seite davor
story-after = Seite danach
story-next = Weiterlesen
story-map = Zurück zur Karte
story-ready = Ich habe es gelesen
story-still-reads = { $n ->
        [one] { $who } liest noch.
       *[other] { $who } lesen noch.
    }
story-go-on = Ohne Warten weiter
story-aloud = Vorlesen
story-quiet = Nicht weiter vorlesen
story-larger = Größere Buchstaben
story-short = Kurz
story-short-hint = Eine Zeile je Seite; es geschieht trotzdem alles
story-none = Noch ist nichts gelesen. Eine Laterne auf der Karte zeigt, wo es etwas zu lesen gibt.
story-no-contracts = Kein Auftrag ist offen.
story-decides = { $who } entscheidet.
story-waits = wartet auf { $who }
story-vote = Alle stimmen ab.
story-vote-how = Niemand sieht eine Stimme, bevor alle abgegeben sind.
story-votes = Stimmen
story-votes-open = hat noch nicht abgestimmt
story-votes-in = hat abgestimmt
story-pick-first = Zuerst auswählen
story-seal = Zum Besiegeln gedrückt halten
story-seal-vote = Stimme gedrückt halten und besiegeln
story-seal-again = Noch einmal drücken: Es gilt für immer
story-we-agree = Wir sind uns einig
story-sticker = Aufkleber: { $name } ({ $spot }).
story-name-wanted = Die Firma soll einen Namen bekommen: auf der Seite der Kampagne.
story-for-good = Er bleibt für die ganze Kampagne.
story-spot-franchise = die Firmentafel
story-spot-starter = Startkarte { $card }
story-spot-path = der Weg von { $a } nach { $b }
story-fulfil = Erfüllen
story-why-not = Warum nicht?
story-progress = { $n } von { $of } geschafft
story-points = { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
story-due = bis Spiel { $n }
story-checks = { $n ->
        [one] 1 Häkchen
       *[other] { $n } Häkchen
    }
story-promotions = { $n ->
        [one] einmal befördert
       *[other] { $n }-mal befördert
    }
story-stickers = Aufkleber
contract-open = offen
contract-resting = ruht
contract-completed = erfüllt
contract-failed = gescheitert
contract-filed = erfüllt
contract-archived = abgelegt
contract-destroyed = erledigt
contract-stored = wieder in der Schachtel
contract-sealed = versiegelt

## Das Regal und das Zuhause einer Kampagne

camp-mine = Deine Kampagnen
camp-boxes = Im Regal
camp-lid = { $games } Spiele · { $from }–{ $to } Personen
camp-bring = Kampagne aus einer Datei holen
camp-charter = Die Urkunde
camp-how = Wie ihr spielt
camp-mode-device = Ein Gerät
camp-mode-device-hint = Alle an einem Bildschirm
camp-mode-online = Online
camp-mode-online-hint = Ein Link für jede Person
camp-mode-solo = Allein
camp-mode-solo-hint = Mit Bots als Gehilfen
camp-name = Name der Kampagne
camp-who = Wer unterschreibt
camp-player-of = Wer { $who } spielt
camp-nobody = noch niemand
camp-need = { $n ->
        [one] Mindestens ein Name.
       *[other] Mindestens { $n } Namen.
    }
camp-solo-note = Schreib deinen Namen neben die Figuren, die du spielst; für die anderen spielen Bots, in der Geschichte entscheiden sie nie.
camp-sign = Unterschreiben und das erste Spiel beginnen
camp-sign-online = Unterschreiben und Links bekommen
camp-tab-next = Nächstes Spiel
camp-tab-map = Karte
camp-tab-company = Firma
camp-tab-contracts = Aufträge
camp-tab-reports = Berichte
camp-tab-journal = Tagebuch
camp-tab-ledger = Kassenbuch
camp-tab-time = Zeitmaschine
camp-before = vor dem ersten Spiel
camp-now = jetzt
camp-time = Die Welt im Lauf der Zeit
camp-next = Das nächste Spiel
camp-game = Spiel { $n } von { $of }
camp-game-n = Spiel { $n }
camp-over = Die Kampagne ist zu Ende
camp-over-hint = Alles ist erzählt. Was bleibt, dürft ihr behalten.
camp-keepsake = Andenken
camp-running = Es wird gerade gespielt; { $who } entscheidet.
camp-running-on = Es wird gerade gespielt.
camp-go-on = Weiter mit Spiel { $n }
camp-play = Spiel { $n } spielen
camp-who-is-in = Wer mitspielt
camp-bot = ein Bot spielt
camp-few = Mindestens { $n } müssen mitspielen.
camp-many = Höchstens { $n } können mitspielen.
camp-missing = { $n ->
        [one] Eine Person fehlt: Ihre Figur bleibt zu Hause und verliert nichts.
       *[other] { $n } Personen fehlen: Ihre Figuren bleiben zu Hause und verlieren nichts.
    }
camp-all-in = Alle sind dabei.
camp-write = Eintragen
camp-new-link = Der Link für { $who }:
camp-copy-link = Link kopieren
camp-host = leitet
camp-played = { $n ->
        [0] noch kein Spiel
        [one] ein Spiel
       *[other] { $n } Spiele
    }
camp-hand-over = Übergeben
camp-take = Übernehmen
camp-report-game = Spiel
camp-report-won = Gewonnen
camp-lost = verloren
camp-replay = Aufzeichnung
camp-no-reports = Noch ist kein Spiel zu Ende gespielt.
camp-no-pages = Noch ist nichts gelesen.
camp-no-ledger = Noch ist nichts für immer.
camp-filter = Zeigen
camp-sort-all = alles
camp-sort-map = Karte
camp-sort-cards = Karten im Spiel
camp-sort-people = Personen
camp-sort-contracts = Aufträge
camp-sort-story = Geschichte
camp-sort-reports = Berichte
camp-machine = Jede Zeile dieser Kampagne bleibt erhalten. Auch beim Zurückgehen geht nichts verloren: Was erzählt wurde, bleibt in der Liste.
camp-wish = { $who } möchte zurück: „{ $moment }“.
camp-agree = Einverstanden
camp-disagree = Lieber nicht
camp-untold = gehört nicht mehr zur Geschichte
camp-compare = Vergleichen
camp-same = Nichts ist anders.
camp-back = Hierher zurück
camp-branch = Abzweigen
camp-branch-title = { $title }, anders
camp-whence = eine Abzweigung
camp-export = Als Datei speichern
camp-print = Drucken
camp-choices = Was ihr entschieden habt
camp-added = { $n } neu
camp-gone = { $n } nicht mehr da
camp-changed = { $n } anders
camp-is-added = neu
camp-is-gone = nicht mehr da
camp-is-changed = anders
camp-compare-title = Zwei Zeitpunkte im Vergleich
camp-compare-from = Wie es war
camp-compare-to = Wie es ist
camp-compare-close = Zurück zur Karte von jetzt
camp-on-map = Auf der Karte zeigen
camp-sort-choices = Entscheidungen
camp-left = Was bleibt
camp-left-by = Was Spiel { $n } für immer hinterlässt
camp-left-nothing = Noch nichts.
camp-left-packed = Die Schachtel, wie sie gepackt wurde.
camp-wish-waits = Es fehlt noch eine Antwort: { $who }.
camp-withdraw = Wunsch zurückziehen
camp-branch-hint = Eine weitere Kampagne, die von hier aus weitergeht. Diese bleibt, wie sie ist, und keine weiß von der anderen.
camp-branch-do = Hier abzweigen
camp-back-ask = Zuerst wird gefragt: { $who }. Nichts geschieht, bis alle zugestimmt haben.
camp-back-wish = Die anderen fragen
camp-back-alone = Die Kampagne geht von hier aus weiter. Was danach kam, bleibt in dieser Liste, und man kann wieder hin.
camp-back-seal = Zum Zurückgehen gedrückt halten
camp-back-later = Zurück geht es erst wieder, wenn das laufende Spiel vorbei ist.
camp-thing-company = Wie die Firma heißt
camp-awaits = braucht einen Namen
camp-here = spielt hier
camp-goals = { $n ->
        [one] ein Ziel
       *[other] { $n } Ziele
    }
camp-device = Anderes Gerät
camp-device-hint = Mit diesem Link gehört die Figur auch einem anderen Gerät. Behalte ihn für dich.
camp-rename = Umbenennen
camp-character-name = Wie die Figur heißt
camp-leave = Verlassen
camp-leave-hint = { $who } geht. { $name } bleibt mit allem Erreichten in der Schachtel, und jede Person kann übernehmen.
camp-leave-sure = Ja, { $who } geht
camp-take-hint = Jemand Neues kommt dazu, auf dem Stand der anderen.
camp-hand-over-hint = Ab jetzt spielt eine andere Person diese Figur. Alte Links gelten nicht mehr; das Erreichte bleibt.
camp-members-later = Wer zur Firma gehört, ändert sich zwischen den Spielen.
camp-plays = spielt mit
camp-seat-of = Nächstes Spiel: { $who }
camp-stays-home = bleibt zu Hause
camp-stays-in-box = bleibt in der Schachtel
camp-no-person = Ein Mensch muss mitspielen.
camp-hands = { $n ->
        [one] Ein Bot hilft aus; in der Geschichte entscheidet er nie.
       *[other] { $n } Bots helfen aus; in der Geschichte entscheiden sie nie.
    }
camp-veil = Nichts verraten
camp-veil-hint = Macht unscharf, was das letzte Spiel erzählt hat, für Bilder
camp-edition = Ausgabe { $n } dieser Schachtel ist da.
camp-edition-take = Damit weiterspielen
camp-pace-together = Gemeinsam lesen
camp-pace-together-hint = Niemand handelt, bis alle hier die Seite gelesen haben
camp-watch = Andere dürfen zusehen
camp-watch-hint = Wer zusieht, liest mit: Zusehen verrät alles
camp-more = Mehr
camp-at-game = Spiel { $n } von { $of }
camp-at-table = Spiel { $n } läuft
camp-best = Sternstunden
camp-best-score = In Spiel { $game } kam { $who } mit { $n } Punkten nach Hause, mehr als je jemand sonst.
camp-best-close = Am knappsten war Spiel { $game }: { $who } gewann mit { $n } Vorsprung.
camp-best-dark = In Spiel { $game } kam überhaupt niemand nach Hause.
camp-best-lost = { $who } blieb { $n }-mal zurück und war jedes Mal wieder da.
camp-best-contracts = { $n ->
        [one] { $who } hat einen Auftrag erfüllt; mehr hat niemand geschafft.
       *[other] { $who } hat { $n } Aufträge erfüllt, mehr als alle anderen.
    }
camp-best-reader = { $n ->
        [one] { $who } hat eine Seite des Buchs aufgeschlagen.
       *[other] { $who } hat { $n } Seiten des Buchs aufgeschlagen, mehr als alle anderen.
    }
camp-best-stickers = { $n ->
        [one] Ein Aufkleber bleibt.
       *[other] { $n } Aufkleber bleiben.
    }
camp-won = { $n ->
        [0] nie gewonnen
        [one] einmal gewonnen
       *[other] { $n }-mal gewonnen
    }
camp-brought = aus einer Datei
story-give-up = Dieses Spiel aufgeben
story-give-up-hint = Wer noch spielt, fällt an Ort und Stelle. Was für immer ist, bleibt, und das Ende des Spiels wird wie gewohnt gelesen. Alle müssen zustimmen.
story-give-up-seal = Zum Aufgeben gedrückt halten
camp-free = Freies Spiel
camp-free-on = Damit weiterspielen
camp-side = Welche Seite des Bretts
camp-free-begin = Mit der fertigen Welt spielen
camp-free-hint = Alles Geklebte, Erreichte und Freigeschaltete ist da. Nichts davon ist mehr für immer.
camp-differs-map = Wo die Karte anders ist
