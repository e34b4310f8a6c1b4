# Wörter der Seite des Coachs.

coach-title = Der Coach
coach-lead = Wer wann vorn lag, was Glück war und was besser gegangen wäre.
coach-waiting = { $ahead ->
    [0] Der Coach setzt sich dazu …
    [one] Eine andere Partie ist noch vor deiner dran.
   *[other] { $ahead } andere Partien sind noch vor deiner dran.
  }
coach-working = Der Coach geht die Partie noch einmal durch …
coach-progress = Wie weit der Coach ist
coach-again = Noch einmal versuchen
coach-replay = Aufzeichnung ansehen
chart-win-long = Siegchance, Runde für Runde
coach-nobody = Niemand gewinnt
coach-account = Glück und Entscheidungen
coach-account-line = { $start } zu Beginn, { $end } am Ende
coach-decisions = Entscheidungen
coach-luck = Glück
coach-points = { $n } %
coach-account-note = Entscheidungen werden daran gemessen, was ein gewitzter Kopf mit demselben Wissen an derselben Stelle getan hätte. Glück ist alles andere: Karten, Würfel und was die anderen getan haben. Zusammen führen sie von der ersten Zahl zur letzten.
coach-costly = Die teuersten Entscheidungen
coach-whose = Wessen Entscheidungen
coach-all = Alle
coach-none = Nichts sticht heraus: Keine Entscheidung hat viel gekostet.
coach-when = Runde { $round } · { $name }
coach-cost = kostete { $n } %{ $error ->
    [0] {""}
   *[other] { " " }(± { $error })
  }
coach-did = Was getan wurde
coach-better = Besser wäre gewesen
coach-win = Sieg
coach-caught = Erwischt
coach-worth = Punkte
coach-kind-out = nichts wie raus
coach-kind-prize = auf die Beute los
coach-kind-fight = ein Kampf
coach-kind-walk = weitergehen
coach-kind-shop = einkaufen
coach-kind-stay = stehen bleiben
coach-see = Ansehen
coach-try = Von hier weiterspielen
coach-note = { $weighed } von { $questions } Entscheidungen wurden in { $worlds } simulierten Spielen abgewogen, jede nach dem, was man in dem Moment wissen konnte – nie nach dem, was erst später ans Licht kam. Genannt wird nur, was sicher 3 % oder mehr gekostet hat.
coach-true = Die Chancen liegen im Schnitt um { $n } % daneben, gemessen an Partien, die beim Lernen nicht dabei waren.
coach-rough = Für dieses Spiel gibt es noch keine gelernte Bewertung, die Chancen sind deshalb nur grob.
