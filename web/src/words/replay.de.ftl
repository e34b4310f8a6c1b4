# Wörter für Aufzeichnungen, das Ende eines Spiels und die Rückkehr an einen Tisch.

replay-title = Aufzeichnungen
replay-lead = Sieh dir einen Raubzug noch einmal an, von jedem Platz aus, und spiel von jedem Moment an weiter.
replay-drop = Eine .replay-Datei hierher ziehen
replay-choose = oder eine Datei wählen
replay-finished = Auf diesem Gerät beendet
replay-none = Spiele, die auf diesem Gerät zu Ende gehen, findest du hier.
replay-opening = Das Spiel wird geladen …
replay-watch = Ansehen
replay-not-over = Dieses Spiel läuft noch. Sobald es vorbei ist, kannst du es ansehen.
replay-forgotten = Diese Aufzeichnung ist hier nicht mehr offen. Öffne die Datei bitte noch einmal.

replay-bar = Wiedergabe
replay-scrub = Stelle in der Partie
replay-at = Runde { $turn }, { $name }
replay-step-of = { $step } von { $steps }
replay-set-up = Alles ist aufgebaut
replay-play = Abspielen
replay-pause = Anhalten
replay-step-back = Einen Schritt zurück
replay-step-on = Einen Schritt weiter
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug weiter
replay-next-attack = Nächster Angriff
replay-speed = Tempo
replay-eyes = Durch wessen Augen
replay-eyes-all = Wie alle am Tisch (ohne Handkarten)
replay-eyes-of = Mit den Augen von { $name }
replay-what-if = Von hier weiterspielen
replay-what-if-hint = Ein neuer Tisch, der mit dieser Stellung beginnt. Du spielst { $name }, Bots die anderen. Was { $name } nicht sehen konnte, wird neu gemischt.
replay-what-if-as = Weiterspielen als
replay-what-if-over = Hier ist das Spiel vorbei.
replay-download = Herunterladen
replay-keys = Leertaste spielt und hält an · ← → ein Schritt · Umschalt ← → ein Zug · N nächster Angriff · − + Tempo · 0–6 wessen Augen · Pos1, Ende · L Verlauf
replay-mark-attack = Runde { $turn }: Angriff
replay-mark-out = Runde { $turn }: { $name } geht k. o.
replay-mark-artifact = Runde { $turn }: { $name } nimmt ein Artefakt
replay-mark-escape = Runde { $turn }: { $name } entkommt

verify-sound = geprüft
verify-notes = durchgesehen
verify-broken = da stimmt etwas nicht
verify-title = Wurde wirklich so gespielt?
verify-chain = Jede Zeile der Aufzeichnung folgt aus der davor; nachträglich wurde nichts geändert.
verify-seed = Gemischt wurde so, wie es vor der ersten Karte versprochen war: { $promise }
verify-positions = Alle { $n } Aktionen wurden nachgespielt und führten zu denselben Stellungen und Punkten.
verify-taken-back = { $n ->
    [one] Eine Aktion wurde zurückgenommen und zählt nicht.
   *[other] { $n } Aktionen wurden zurückgenommen und zählen nicht.
  }
verify-yourself = Prüf es selbst: Lade die Datei herunter und starte

end-counting = Wir zählen die Beute …
end-tap = Mit einem Klick geht es schneller
end-rematch = Revanche
end-campaign = Weiter mit der Kampagne
end-same-seed = Noch einmal genauso gemischt
end-replay = Aufzeichnung
end-place = { $n }.

chart-score = Punkte
chart-health = Leben
chart-clank = Lärm
chart-luck = Glück
chart-score-long = Punkte, Runde für Runde
chart-health-long = Herzen, Runde für Runde
chart-clank-long = Eigene Würfel in Beutel und Lärmfeld, Runde für Runde
chart-luck-long = Gezogene Würfel gegen jede Figur, über oder unter dem Durchschnitt
chart-luck-hint = Über der Linie war Pech.
chart-as-table = als Tabelle
chart-as-lines = als Linien
chart-turn = Runde
chart-turn-n = Runde { $n }
chart-open = Klick, um diese Runde anzusehen
chart-summary = { $what }, Runden { $from } bis { $to }. Am Ende: { $ends }.
chart-end = { $name } { $n }
chart-turning = Wendepunkt: Runde { $n }
chart-loading = Wir rechnen nach …
luck-title = Glück
luck-line = { $drawn } gezogen, { $expected } erwartet
luck-note = Würfel, die wehgetan haben. Je weiter links, desto mehr Glück.
moment-worst = Schlimmster Moment
moment-luckiest = Glücklichster Moment
moment-unlucky = Runde { $turn }: Gegen { $name } { $drawn ->
    [one] kam ein Würfel
   *[other] kamen { $drawn } Würfel
  } heraus. Im Schnitt wären es { $expected } gewesen.
moment-lucky = Runde { $turn }: Im Schnitt wären { $expected } Würfel gegen { $name } herausgekommen. { $drawn ->
    [0] Es war kein einziger
    [one] Es war nur einer
   *[other] Es waren { $drawn }
  }.
moment-see = Ansehen
moment-try = Von hier weiterspielen
coach-ask = Den Coach fragen

attack-out = { $name } ist raus, deshalb zieht der Boss.
attack-out-you = Du bist raus, deshalb zieht der Boss.
in-the-bag = { $n } im Beutel

away-title = Während du weg warst
away-span = { $turns ->
    [0] Ein paar Aktionen
    [one] Ein Zug
   *[other] { $turns } Züge
  }, und { $events ->
    [one] eine Sache ist passiert
   *[other] { $events } Dinge sind passiert
  }
away-hits = { $n ->
    [one] Du hast ein Herz verloren.
   *[other] Du hast { $n } Herzen verloren.
  }
away-attacks = { $n ->
    [one] Es gab einen Angriff.
   *[other] Es gab { $n } Angriffe.
  }
away-unhurt = { $n ->
    [one] Es gab einen Angriff, und er hat dich verfehlt.
   *[other] Es gab { $n } Angriffe, und alle haben dich verfehlt.
  }
away-clank = { $n ->
    [one] Einer deiner Würfel liegt jetzt im Lärmfeld.
   *[other] { $n } deiner Würfel liegen jetzt im Lärmfeld.
  }
away-out-me = Du bist k. o. gegangen.
away-out = { $name } ist k. o. gegangen.
away-escape = { $name } ist entkommen.
away-artifact = { $name } hat { $thing } genommen.
away-token = { $name } hat { $thing } genommen.
away-bought = { $name } hat { $things } gekauft.
away-defeated = { $name } hat { $things } besiegt.
away-hurts-you = das hat dir wehgetan
away-your-turn = Du bist dran.
away-waiting = { $name } ist dran.
away-everything = Alles im Verlauf nachlesen

notice-title = Wenn ich dran bin
notice-sound = Ton
notice-on = An
notice-off = Aus
notice-desktop = Nachricht auf diesem Gerät
notice-denied = dein Browser lässt es nicht zu
notice-your-turn = Du bist dran
notice-at = { $game }, Runde { $n }
