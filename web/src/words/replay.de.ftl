# Wörter für Aufzeichnungen, das Ende eines Spiels und die Rückkehr an einen Tisch.

replay-title = Aufzeichnungen
replay-lead = Sieh dir einen Raubzug noch einmal an, von jedem Stuhl aus, und spiel von jedem Moment an weiter.
replay-drop = Eine .replay-Datei hierher ziehen
replay-choose = oder eine Datei wählen
replay-finished = Auf diesem Gerät beendet
replay-none = Spiele, die auf diesem Gerät zu Ende gingen, warten hier.
replay-opening = Der Film wird eingelegt …
replay-watch = Ansehen
replay-not-over = Dieses Spiel ist noch nicht vorbei. Danach kann man es ansehen.
replay-forgotten = Diese Aufzeichnung ist hier nicht mehr offen. Öffne die Datei noch einmal.

replay-bar = Wiedergabe
replay-scrub = Stelle im Spiel
replay-at = Zug { $turn }, { $name }
replay-step-of = { $step } von { $steps }
replay-set-up = Der Tisch ist gedeckt
replay-play = Abspielen
replay-pause = Anhalten
replay-step-back = Einen Schritt zurück
replay-step-on = Einen Schritt weiter
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug weiter
replay-next-attack = Nächster Angriff
replay-speed = Tempo
replay-eyes = Wessen Augen
replay-eyes-all = Die aller: keine Hände
replay-eyes-of = Die Augen von { $name }
replay-what-if = Von hier weiterspielen
replay-what-if-hint = Ein neuer Tisch mit dieser Stellung. Du spielst { $name }, Bots die anderen. Was { $name } nicht sehen konnte, wird neu verteilt.
replay-what-if-as = Weiterspielen als
replay-what-if-over = Hier ist das Spiel vorbei.
replay-download = Herunterladen
replay-keys = Leertaste spielt und hält an · ← → ein Schritt · Umschalt ← → ein Zug · N nächster Angriff · − + Tempo · 0–6 wessen Augen · Pos1, Ende · L Verlauf
replay-mark-attack = Zug { $turn }: Angriff
replay-mark-out = Zug { $turn }: { $name } geht k.o.
replay-mark-artifact = Zug { $turn }: { $name } nimmt ein Artefakt
replay-mark-escape = Zug { $turn }: { $name } entkommt

verify-sound = geprüft
verify-notes = durchgesehen
verify-broken = stimmt nicht
verify-title = Ist das das Spiel, das gespielt wurde?
verify-chain = Jede Zeile folgt auf die davor: die Kette der Prüfsummen ist ganz.
verify-seed = Der Startwert ist der, der vor der ersten Karte versprochen wurde: { $promise }
verify-positions = Alle { $n } Antworten wurden noch einmal gespielt und führten zu denselben Stellungen und Punkten.
verify-taken-back = { $n ->
    [one] Eine Antwort wurde zurückgenommen und zählt nicht.
   *[other] { $n } Antworten wurden zurückgenommen und zählen nicht.
  }
verify-yourself = Prüf es selbst: lade die Datei herunter und starte

end-counting = Die Beute wird gezählt …
end-tap = Klick, um schneller zu zählen
end-rematch = Revanche, neues Spiel
end-same-seed = Dasselbe Spiel noch einmal
end-replay = Aufzeichnung
end-place = { $n }.

chart-score = Punkte
chart-health = Leben
chart-clank = Lärm
chart-luck = Glück
chart-score-long = Punkte je Zug
chart-health-long = Herzen je Zug
chart-clank-long = Eigene Würfel in Beutel und Lärmfeld, je Zug
chart-luck-long = Gezogene schädliche Würfel, abzüglich der zu erwartenden
chart-luck-hint = Über der Linie ist Pech.
chart-as-table = als Tabelle
chart-as-lines = als Linien
chart-turn = Zug
chart-turn-n = Zug { $n }
chart-open = Klick, um diesen Zug anzusehen
chart-summary = { $what }, Züge { $from } bis { $to }. Am Ende: { $ends }.
chart-end = { $name } { $n }
chart-turning = Wendepunkt: Zug { $n }
chart-loading = Die Zahlen werden ausgerechnet …
luck-title = Glück
luck-line = { $drawn } gezogen, { $expected } zu erwarten
luck-note = Gezogene Würfel, die jeden Platz verletzten. Links ist Glück.
moment-title = Ein Moment
moment-unlucky = Zug { $turn }: der Beutel gab { $drawn ->
    [one] einen Würfel
   *[other] { $drawn } Würfel
  } gegen { $name }, wo { $expected } zu erwarten waren.
moment-lucky = Zug { $turn }: { $expected } Würfel gegen { $name } waren zu erwarten; der Beutel gab { $drawn ->
    [0] keinen
    [one] einen
   *[other] { $drawn }
  }.
moment-see = Ansehen
moment-try = Von hier probieren

attack-out = { $name } ist raus: stattdessen wird gezogen.
attack-out-you = Du bist raus: stattdessen wird gezogen.
in-the-bag = { $n } im Beutel

away-title = Während du weg warst
away-span = { $turns ->
    [0] Ein paar Schritte
    [one] Ein Zug
   *[other] { $turns } Züge
  }, { $events ->
    [one] ein Ereignis
   *[other] { $events } Ereignisse
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
    [one] Ein Angriff kam und verfehlte dich.
   *[other] { $n } Angriffe kamen und alle verfehlten dich.
  }
away-clank = { $n ->
    [one] Einer deiner Würfel kam ins Lärmfeld.
   *[other] { $n } deiner Würfel kamen ins Lärmfeld.
  }
away-out-me = Du bist k.o. gegangen.
away-out = { $name } ist k.o. gegangen.
away-escape = { $name } ist entkommen.
away-artifact = { $name } nahm { $thing }.
away-token = { $name } nahm { $thing }.
away-bought = { $name } kaufte { $things }.
away-defeated = { $name } besiegte { $things }.
away-hurts-you = das hat dich verletzt
away-your-turn = Du bist dran.
away-waiting = { $name } ist dran.
away-everything = Alles davon, im Verlauf

notice-title = Wenn ich dran bin
notice-sound = Ton
notice-on = An
notice-off = Aus
notice-desktop = Nachricht auf diesem Gerät
notice-denied = vom Browser gesperrt
notice-your-turn = Du bist dran
notice-at = { $game }, Zug { $n }
