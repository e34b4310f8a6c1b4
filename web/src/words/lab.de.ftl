# Wörter des Bot-Labors.

lab-lead = Lass Bots gegeneinander spielen und sieh, wer stärker ist und wie sicher das ist.
lab-game = Spiel
lab-players = Zu wievielt
lab-games = Spiele
lab-seed = Startzahl
lab-seed-hint = Dieselbe Zahl gibt dieselben Spiele.
lab-who = Wer spielt
lab-bot-n = Bot { $n }
lab-add = Noch ein Bot
lab-remove = Bot { $n } weglassen
lab-rotate = Sie setzen sich in dieser Reihenfolge und rücken von Spiel zu Spiel um einen Platz weiter.
lab-slow = Profis und Meister denken nach: Ein Spiel mit ihnen dauert viel länger. Nach zehn Minuten hört das Labor auf.
lab-begin = Los
lab-cancel = Anhalten
lab-waiting = Hier läuft noch die Serie von jemand anderem …
lab-progress = { $done } von { $of } Spielen
lab-done = { $done } Spiele in { $seconds } s
lab-cancelled = Nach { $done } Spielen angehalten
lab-failed = Nach { $done } Spielen ist etwas schiefgegangen
lab-wins = Siege
lab-wins-hint = Wie oft jeder Bot gewonnen hat, auf jeden seiner Plätze gerechnet. Mit 95 % Sicherheit liegt der wahre Wert im Balken; die Linie zeigt, was gleich starke Bots gewinnen würden.
lab-share = { $share } ({ $low }–{ $high })
lab-scores = Punkte
lab-scores-hint = Die Hälfte aller Ergebnisse liegt im Kasten, neun von zehn zwischen den Enden; wer erwischt wird, hat keine.
lab-middle = Median { $n }, neun von zehn zwischen { $low } und { $high }
lab-causes = Erwischt
lab-causes-hint = Wie oft jeder Bot erwischt wurde, auf jeden seiner Plätze gerechnet, und wie.
lab-cause-attack = bei einem Angriff
lab-cause-wounds = durch andere Wunden
lab-cause-left = am Ende noch drinnen
lab-lengths = Länge
lab-lengths-hint = Wie viele Züge alle zusammen gemacht haben, und in wie vielen Spielen.
lab-turns = { $from }–{ $to } Züge
lab-order = Siege nach Zugreihenfolge
lab-order-n = { $n }.
lab-nobody = { $n ->
    [0] Jedes Spiel hat jemand gewonnen.
    [one] Eines der Spiele hat niemand gewonnen.
   *[other] { $n } der Spiele hat niemand gewonnen.
  }
lab-table = Als Tabelle
lab-bot = Bot
lab-seats = Plätze
lab-mean = Punkte im Mittel
lab-list = Die Spiele
lab-list-more = Aufgeführt sind die letzten { $n }; in der Datei stehen alle.
lab-no = Nr.
lab-winner = Gewonnen
lab-length = Züge
lab-watch = Spiel { $n } ansehen
lab-export-csv = Als CSV sichern
lab-export-json = Als JSON sichern
lab-same = Dieselben Spiele im Terminal:
