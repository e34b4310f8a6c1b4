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
camp-bot = ein Bot
camp-few = Mindestens { $n } müssen mitspielen.
camp-many = Höchstens { $n } können mitspielen.
camp-missing = { $n ->
        [one] Eine Person fehlt: Ihre Figur bleibt zu Hause und verliert nichts.
       *[other] { $n } Personen fehlen: Ihre Figuren bleiben zu Hause und verlieren nichts.
    }
camp-all-in = Alle sind dabei.
camp-company-name = Wie die Firma heißt
camp-write = Eintragen
camp-new-link = Für die Person, die ab jetzt spielt:
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
camp-report-scores = Punkte
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
camp-wish = Jemand möchte zu Zeile { $line } zurück.
camp-agree = Einverstanden
camp-disagree = Lieber nicht
camp-untold = gehört nicht mehr zur Geschichte
camp-compare = Mit jetzt vergleichen
camp-same = Nichts ist anders.
camp-back = Hierher zurück
camp-back-sure = Ja, zurückgehen
camp-branch = Abzweigen
camp-branch-title = { $title }, anders
camp-whence = eine Abzweigung
camp-export = Als Datei speichern
camp-print = Drucken
camp-choices = Was ihr entschieden habt
