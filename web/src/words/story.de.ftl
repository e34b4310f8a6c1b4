# Kampagnen: das Buch, Aufträge, Aufkleber; das Zuhause der Kampagne.

story-book = Geschichtenbuch
story-campaign = Kampagne
story-home = Zur Kampagne
story-tab-book = Geschichtenbuch
story-tab-contracts = Aufträge
story-tab-company = Firma
story-passage = Abschnitt { $ref }
story-before = Vorige Seite
story-after = Nächste Seite
story-next = Weiterlesen
story-map = Zurück zum Spielplan
story-ready = Ich habe es gelesen
story-still-reads = { $n ->
        [one] { $who } liest noch.
       *[other] { $who } lesen noch.
    }
story-go-on = Ohne Warten weiter
story-aloud = Vorlesen
story-quiet = Vorlesen beenden
story-larger = Größere Schrift
story-short = Kurz
story-short-hint = Eine Zeile je Seite; es geschieht trotzdem alles
story-none = Noch wurde nichts gelesen. Eine Laterne auf dem Spielplan zeigt, wo es etwas zu lesen gibt.
story-no-contracts = Kein Auftrag ist offen.
story-decides = { $who } entscheidet.
story-waits = wartet auf { $who }
story-vote = Alle stimmen ab.
story-vote-how = Niemand sieht eine Stimme, bevor alle abgegeben sind.
story-votes = Stimmen
story-votes-open = hat noch nicht abgestimmt
story-votes-in = hat abgestimmt
story-pick-first = Erst etwas auswählen
story-seal = Zum Besiegeln gedrückt halten
story-seal-vote = Zum Abstimmen gedrückt halten
story-seal-again = Noch einmal drücken: Es gilt für immer
story-we-agree = Wir sind uns einig
story-sticker = Aufkleber: { $name } ({ $spot }).
story-name-wanted = Auf der Seite der Kampagne einzutragen: { $what }
story-for-good = Er bleibt für die ganze Kampagne.
story-spot-franchise = die Firmentafel
story-spot-rules = die Hausordnung
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
story-goals = Persönliche Ziele (eine volle Reihe ist ein Häkchen)
story-power-used = (in diesem Spiel schon benutzt)
story-goal-reached = erreicht
story-promotions = { $n ->
        [one] einmal befördert
       *[other] { $n }-mal befördert
    }
story-stickers = Aufkleber
story-tab-rules = Neue Regeln
story-journals = Tagebücher
story-milestones = { $n } von { $of } Meilensteinplätzen gefüllt
story-marked = Ein markierter Platz
story-page-here = Wer diesen Platz füllt, liest nach dem Spiel eine Seite im Tagebuch.
story-next-page = { $n ->
        [one] Noch einer, und nach dem Spiel wird eine Seite im Tagebuch gelesen.
       *[other] Noch { $n }, und nach dem Spiel wird eine Seite im Tagebuch gelesen.
    }
story-all-pages = Alle Seiten dieses Tagebuchs sind erreicht.
story-marks = Marken: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $places ->
        [one] 1 Ort
       *[other] { $places } Orte
    }.
story-prize = Mitarbeiter des Monats
story-leads = { $who ->
        [none] liegt vorn
       *[other] { $who } liegt vorn
    }
story-own = nur { $who }
story-left = noch { $n }
story-rules-about = Was diese Kampagne ins Regelheft geklebt hat. Auf jeder Stelle gilt das Neueste.
story-rule-since = Seit Spiel { $n }.
story-rule-covered = Eine neuere Regel liegt darüber.
story-rule-instead = Statt Regel { $id }
contract-open = offen
contract-resting = ruht
contract-completed = erfüllt
contract-failed = gescheitert
contract-filed = abgeheftet
contract-archived = im Archiv
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
camp-mode-solo-hint = Bots helfen aus
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
camp-opening = Einen Moment …
camp-tab-next = Nächstes Spiel
camp-tab-map = Spielplan
camp-tab-company = Firma
camp-tab-contracts = Aufträge
camp-tab-reports = Berichte
camp-tab-journal = Tagebuch
camp-tab-ledger = Chronik
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
camp-milestones = { $n ->
        [0] noch kein Meilenstein
        [one] 1 Meilenstein
       *[other] { $n } Meilensteine
    }
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
camp-no-reports = Noch wurde kein Spiel zu Ende gespielt.
camp-no-pages = Noch wurde nichts gelesen.
camp-no-ledger = Noch hat sich nichts für immer geändert.
camp-filter = Zeigen
camp-sort-all = alles
camp-sort-map = Spielplan
camp-sort-cards = Karten
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
camp-compare-close = Zurück zum jetzigen Spielplan
camp-on-map = Auf dem Spielplan zeigen
camp-sort-choices = Entscheidungen
camp-left = Was bleibt
camp-left-by = Was Spiel { $n } für immer hinterlässt
camp-left-nothing = Noch nichts.
camp-left-packed = Die Schachtel, wie sie am Anfang war.
camp-wish-waits = Noch keine Antwort von { $who }.
camp-withdraw = Wunsch zurückziehen
camp-branch-hint = Eine weitere Kampagne, die von hier aus weitergeht. Diese bleibt, wie sie ist, und keine weiß von der anderen.
camp-branch-do = Hier abzweigen
camp-back-ask = Zuerst wird gefragt: { $who }. Nichts geschieht, bis alle zugestimmt haben.
camp-back-wish = Die anderen fragen
camp-back-alone = Die Kampagne geht von hier aus weiter. Was danach kam, bleibt in dieser Liste, und ihr könnt wieder dorthin.
camp-back-seal = Zum Zurückgehen gedrückt halten
camp-back-later = Zurück geht es erst wieder, wenn das laufende Spiel vorbei ist.
camp-awaits = noch nicht eingetragen
camp-here = spielt hier
camp-goals = { $n ->
        [one] ein Ziel
       *[other] { $n } Ziele
    }
camp-device = Anderes Gerät
camp-device-hint = Mit diesem Link lässt sich die Figur auf einem anderen Gerät spielen. Behalte ihn für dich.
camp-rename = Umbenennen
camp-character-name = Wie die Figur heißt
camp-leave = Verlassen
camp-leave-hint = { $who } geht. { $name } bleibt mit allem Erreichten in der Schachtel, und jemand anderes kann übernehmen.
camp-leave-sure = Ja, { $who } geht
camp-take-hint = Jemand Neues kommt dazu, auf dem Stand der anderen.
camp-hand-over-hint = Ab jetzt spielt eine andere Person diese Figur. Alte Links gelten nicht mehr; das Erreichte bleibt.
camp-members-later = Wer zur Firma gehört, lässt sich nur zwischen den Spielen ändern.
camp-plays = spielt mit
camp-seat-of = Nächstes Spiel: { $who }
camp-stays-home = bleibt zu Hause
camp-stays-in-box = in der Schachtel
camp-no-person = Ein Mensch muss mitspielen.
camp-hands = { $n ->
        [one] Ein Bot hilft aus; in der Geschichte entscheidet er nie.
       *[other] { $n } Bots helfen aus; in der Geschichte entscheiden sie nie.
    }
camp-veil = Nichts verraten
camp-veil-hint = Macht unscharf, was das letzte Spiel verraten hat, für Screenshots
camp-edition = Ausgabe { $n } dieser Schachtel ist da.
camp-edition-take = Gedrückt halten: Datei speichern, weiter mit Ausgabe { $n }
camp-pace-together = Gemeinsam lesen
camp-pace-together-hint = Niemand handelt, bis alle hier die Seite gelesen haben
camp-watch = Andere dürfen zusehen
camp-watch-hint = Wer zusieht, liest mit und erfährt alles
camp-more = Mehr
camp-at-game = Spiel { $n } von { $of }
camp-at-table = Spiel { $n } läuft
camp-best = Sternstunden
camp-best-score = In Spiel { $game } kam { $who } mit { $n } Punkten nach Hause, mehr als je jemand sonst.
camp-best-close = Am knappsten war Spiel { $game }: { $who } gewann mit { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkten
    } Vorsprung.
camp-best-dark = In Spiel { $game } kam überhaupt niemand nach Hause.
camp-best-lost = { $n ->
        [one] { $who } blieb einmal zurück und war wieder da.
       *[other] { $who } blieb { $n }-mal zurück und war jedes Mal wieder da.
    }
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
story-give-up-hint = Wer noch spielt, geht auf der Stelle k. o. Was für immer ist, bleibt, und das Ende des Spiels wird wie gewohnt gelesen. Alle müssen zustimmen.
story-give-up-seal = Zum Aufgeben gedrückt halten
camp-free = Freies Spiel
camp-free-on = Damit weiterspielen
camp-side = Welche Seite des Spielplans
camp-free-begin = Mit der fertigen Welt spielen
camp-free-hint = Alle Aufkleber sind da, alles Erreichte und Freigeschaltete auch. Für immer ändert sich nichts mehr.
camp-differs-map = Wo der Spielplan anders ist
story-waypoint = Hier gibt es jetzt etwas zu lesen: { $spot }.
story-name-of = { $what }, in Tinte
story-name-any = Der Name, in Tinte
camp-edition-what = Was ändert sich?
camp-edition-changes = Von dem, was ihr kennt, ändert sich:
camp-edition-known = Nichts von dem, was ihr kennt, ändert sich.
camp-edition-sealed = { $n ->
        [one] Etwas, das noch versiegelt ist, ändert sich; was, wird die Geschichte zeigen.
       *[other] { $n } Dinge, die noch versiegelt sind, ändern sich; welche, wird die Geschichte zeigen.
    }
camp-edition-how = Sie gilt ab dem nächsten Spiel. Vorher wird die Kampagne als Datei gespeichert, so wie sie jetzt ist: Damit könnt ihr jederzeit zurück.
camp-edition-refused = Diese Kampagne kann sie nicht übernehmen:
camp-edition-host = { $who } leitet diese Kampagne und kann sie übernehmen.
camp-page-mine = Eine Seite nur für { $who }.
camp-page-other = { $who } hat eine Seite für sich gelesen.
camp-page-shared = Eine Seite von { $who }, jetzt für alle.
camp-share = Mit allen teilen
camp-moment = Der Moment in der Aufzeichnung
camp-turn = Runde { $n }
camp-set-up = Aufbau
camp-colour = Farbe
camp-hands-level = Wie gut Bots spielen
camp-hands-level-hint = Für Figuren, die niemand spielt
camp-choices-of = Was die Geschichte einen Bot fragt
camp-choices-of-hint = In der Geschichte entscheiden Bots nie
camp-choices-host = wird an diesem Gerät entschieden
camp-choices-last = es gilt die letzte Antwort
camp-absent = Wer nicht da ist
camp-absent-hint = Ein Bot spielt so lange; über Fragen der Geschichte stimmen die anderen ab
camp-absent-after = { $n ->
        [0] auf den wird gewartet
        [60] nach einer Stunde
        [1440] nach einem Tag
       *[other] nach { $n } Minuten
    }
camp-colour-is = { $colour ->
        [blue] blau
        [vermilion] zinnoberrot
        [green] grün
        [yellow] gelb
        [purple] violett
        [sky] himmelblau
       *[other] { $colour }
    }
