# Wörter auf der Karte und um sie herum.

map-ship = Spielplan: das Schiff. Pfeiltasten folgen den Wegen, Eingabe geht hin, Fragezeichen fragt, warum nicht.
map-dungeon = Spielplan: das Gewölbe. Pfeiltasten folgen den Gängen, Eingabe geht hin, Fragezeichen fragt, warum nicht.
map-land = Spielplan: das Land. Pfeiltasten folgen den Wegen, Eingabe geht hin, Fragezeichen fragt, warum nicht.
map-nearer = Vergrößern
map-farther = Verkleinern
map-fit = Den ganzen Spielplan zeigen
map-as-list = Spielplan als Liste
map-mini = Der ganze Spielplan
map-legend = Legende
map-go = Gehen
map-close = Schließen
map-lay-hurts = { $n ->
    [one] −1 Herz
   *[other] −{ $n } Herzen
  }
map-lay = Anlegen
map-turn = Drehen
map-lift-name = Hyperlift
map-here = hier: { $who }

map-boots = { $n } Stiefel
map-no-damage = kein Schaden
map-veil = deckt etwas auf, danach kein Zurück

map-sign-boots = 2 Stiefel
map-sign-mountain = so viele Stiefel wie gezeigt, mit Spitzhacke 1
map-sign-water = nur mit Kanu
map-sign-enemy = 1 Schwert oder 1 Schaden
map-sign-lock = Dietrich
map-sign-lock-key = Generalschlüssel
map-sign-arrow = nur in eine Richtung
map-sign-portal = führt zu jedem Portal

map-artifact = Artefakt { $value }
map-artifact-gone = das Artefakt ist weg
map-secret-major = { $n ->
    [0] das große Geheimnis ist weg
    [one] großes Geheimnis
   *[other] { $n } große Geheimnisse
}
map-secret-minor = { $n ->
    [0] die kleinen Geheimnisse sind weg
    [one] 1 kleines Geheimnis
   *[other] { $n } kleine Geheimnisse
}
map-checkpoint = Kontrollpunkt: hier ist Schluss mit Stiefeln
map-telepad = Telepad
map-lift = Halt des Hyperlifts
map-wayshrine = Wegschrein
map-cave = Kristallhöhle: hier ist Schluss mit Stiefeln
map-market = Markt
map-chest = Truhe
map-library = Bibliothek
map-prison = Gefängnis
map-shrine = Affenschrein
map-crypt = Gruft, der Ausgang
map-pods = Rettungskapseln
map-start = Start
map-portal = Portal
map-haunted = hier spukt es
map-opened = { $what }, schon offen
map-marked-by = markiert von { $who }
map-port = Datenport: { $what }
map-reward = { $what }
map-hacked-by = gehackt von { $who }
map-blockade = durch die Blockade gesperrt
map-force-field = hinter dem Kraftfeld

map-gain-minor = kleines Geheimnis
map-gain-major = großes Geheimnis
map-gain-gold = { $n } Gold
map-gain-credit = { $n ->
    [one] 1 Credit
   *[other] { $n } Credits
}
map-gain-coin = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
map-gain-heal = heilt { $n }
map-gain-crystal = Kristall
map-gain-idol = Affenidol
map-gain-clank = Lärm +{ $n }
map-gain-quiet = Lärm −{ $n }
map-gain-boot = { $n } Stiefel
map-gain-sword = { $n ->
    [one] 1 Schwert
   *[other] { $n } Schwerter
}
map-gain-skill = { $n } Geschick
map-gain-draw = { $n ->
    [one] eine Karte ziehen
   *[other] { $n } Karten ziehen
}
map-gain-lockpick = { $n ->
    [one] 1 Dietrich
   *[other] { $n } Dietriche
}
map-gain-teleport = Teleport
map-gain-point = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}

map-tile = Ein neues Plättchen.
map-unknown = Ins Unbekannte
map-unknown-about = hier war noch niemand: Du deckst ein neues Plättchen auf
map-slot = Freie Stelle
map-slot-about = hier passt noch ein Plättchen hin
map-turn-left = Nach links drehen
map-turn-right = Nach rechts drehen
map-lay-title = Plättchen hier anlegen
map-turn-title = Das Plättchen drehen
map-turns-fit = { $of ->
    [one] Es passt nur so herum.
   *[other] Es passt auf { $of } Arten; das ist Nummer { $n }.
}
map-tunnels-join = { $n ->
    [0] Kein Gang schließt an.
    [one] 1 Gang schließt an.
   *[other] { $n } Gänge schließen an.
}
map-enters = Du betrittst { $room }.
map-tiles-left = noch { $n } Plättchen
map-ghosts-left = { $n ->
    [one] noch 1 Geist
   *[other] noch { $n } Geister
}

map-list-place = Ort
map-list-holds = Was dort ist
map-list-who = Wer dort ist
map-list-ways = Wege
map-list-go = Gehen
map-list-to = zu { $name }
map-list-enemies = { $n ->
    [one] 1 Gegner
   *[other] { $n } Gegner
}
map-list-lock = verschlossen
map-list-closed = Einbahnstraße, von hier aus nicht

map-way = Weg { $n } von { $of }
map-other-way = Anderer Weg

map-land-hq = Zentrale
map-land-pyramid = die Pyramide
map-land-town = Stadt mit Markt
map-land-volcano = Vulkan: du darfst eine Karte vernichten
map-land-ruin = Ruine: Gold für dich, ein Gruftschrat für den Beutel
map-land-ruin-empty = Ruine, schon geplündert
map-land-coach = Haltestelle, Gebühr { $n }
map-land-agent = hier wartet ein Agent
map-land-fruit = Zauberfrucht
map-land-forest = Wald: hier ist Schluss mit Stiefeln
map-land-kelp = Leuchttang: hier ist Schluss mit Stiefeln
map-land-reed = Röhricht: hier ist Schluss mit Stiefeln
map-land-tower = Glockenturm
map-land-cave = Höhle
map-land-mountain = Berg
map-land-hill = Hügel
map-land-rune = Runenstein { $n }
map-land-ore = { $n ->
    [0] Erz, schon weg
   *[other] Erz
}
map-secret-either = großes Geheimnis, danach kleine
map-land-mushroom = Pilzwald: hier ist Schluss mit Stiefeln
map-land-circle = Zauberkreis
map-land-danger = Gefahrenzone
map-sticker = Aufkleber: { $name }
map-errand = Auftrag: { $name }
map-parcel = zum Mitnehmen: { $name }
map-differs-added = neu
map-differs-gone = nicht mehr da
map-differs-changed = anders
map-differs-choose = hier könnte es hin
map-differs-chosen = hier kommt es hin
map-page-lamp = etwas zu lesen
map-page-read = eine gelesene Seite
map-land-shrine = { $n ->
    [0] Schrein, sein Marker ist weg
   *[other] Schrein: { $what }
}
map-shrine-skill = Geschick in jedem Zug
map-shrine-gold = Gold in jedem Zug
map-shrine-sword = ein Schwert in jedem Zug
map-shrine-hush = weniger Lärm in jedem Zug
map-shrine-boot = ein Stiefel in jedem Zug
map-shrine-monsters = keine Monster auf Wegen
map-gain-card = { $n ->
    [one] eine Karte ziehen
   *[other] { $n } Karten ziehen
}
map-gain-intern = { $n ->
    [one] 1 Praktikant
   *[other] { $n } Praktikanten
}
map-gain-fruit = Zauberfrucht
map-over-mountain = Gebirge
map-over-water = mit Kanu
map-beyond = { $n ->
    [one] Ein erreichbarer Ort außerhalb des Bildes
   *[other] { $n } erreichbare Orte außerhalb des Bildes
}

# Was die Umrisse der Orte bedeuten: je eine Zeile in der Legende.
map-legend-places = Orte
map-legend-paths = Wege
map-place-artifact = Artefakt: Die Zahl ist sein Wert, und eins brauchst du
map-place-port = Datenport: hacken bringt, was er zeigt
map-place-hq = Zentrale: Mit einem Artefakt kommst du hier raus
map-place-pods = Rettungskapseln: Mit einem Artefakt kommst du hier raus
map-place-crypt = Gruft: Mit einem Artefakt kommst du hier raus
map-place-start = hier fangen alle an
map-place-major = großes Geheimnis: für den, der zuerst kommt
map-place-either = großes Geheimnis für den Ersten, kleine für alle anderen
map-place-minor = kleines Geheimnis: nimm eins, wenn du kommst
map-place-market = Markt: Waren für Credits
map-place-town = Stadt: Waren für Gold
map-place-chest = Truhe: ein Dietrich öffnet ein großes Geheimnis
map-place-library = Bibliothek: ein Dietrich bringt ein Secret Tome
map-place-prison = Gefängnis: ein Dietrich befreit zwei Gefangene
map-place-shrine = Affenschrein: Idole, je 5 Punkte
map-place-wayshrine = Wegschrein: ein Würfel von dir bringt Gold
map-place-reward = du bekommst, was er zeigt, einmal im Zug
map-place-ore = Erz: bringt Punkte, manche Karten mögen es
map-place-fruit = Zauberfrucht: manche Karten verbrauchen eine
map-place-agent = ein Agent: 2 Schwerter, 1 Schaden oder ein Praktikant
map-place-ruin = Ruine: Gold für dich, ein Gruftschrat für den Beutel
map-place-volcano = Vulkan: du darfst eine Karte vernichten
map-place-coach = Haltestelle der Kutsche: Fahrt für 1 Stiefel und die Gebühren
map-place-lift = Hyperlift: freie Fahrt, danach keine Stiefel mehr
map-place-telepad = Telepad: freie Reise mit TelePass
map-place-checkpoint = Kontrollpunkt: hier ist Schluss mit Stiefeln
map-place-cave = Kristallhöhle: hier ist Schluss mit Stiefeln
map-place-forest = Wald: hier ist Schluss mit Stiefeln
map-place-circle = Zauberkreis: manche Karten können hier mehr
map-place-tower = Glockenturm: manche Karten können hier mehr
map-place-mountain = Berg: manche Karten können hier mehr
map-place-hill = Hügel: manche Karten können hier mehr
map-place-rune = Runenstein: manche Karten und Aufträge fragen danach
map-place-pyramid = die Pyramide: dorthin schicken die Schreine
