# Was rund ums Spiel steht: die eigenen Partien, Einladungen, Gespräch, die App.

# ---------------------------------------------------------------- meine Partien
games-title = Meine Partien
games-lead = Alles, was auf diesem Gerät gespielt wurde. Nichts geht verloren: Leg weg, womit du fertig bist.
games-search = Suche nach Name, Spiel oder Mitspielern
games-open = Laufend
games-over = Beendet
games-archived = Weggelegt
games-all = Alle { $n }
games-file = Aufzeichnung öffnen
games-none = Hier ist nichts.
games-none-found = Dazu passt keine Partie.
games-rename = Umbenennen
games-save = Speichern
games-archive = Weglegen
games-unarchive = Wieder hervorholen
games-won = { $name } hat mit { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkten
} gewonnen
games-lost = Niemand ist entkommen
what-if-name = Was wäre, wenn: { $title }, Runde { $round }

# ---------------------------------------------------------------- nach der Partie
won-you-rescued = Halb tot hinausgetragen, und du gewinnst
won-other-rescued = { $name } musste gerettet werden und gewinnt trotzdem
best-title = Bester Zug
best-turn = Runde { $turn }: { $name } holt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} in einem Zug, { $score } insgesamt.

# ---------------------------------------------------------------- zurücknehmen
doubt-undo = In diesem Zug gibt es nichts mehr zurückzunehmen. Noch weiter zurück heißt auch: Was die anderen seither getan haben und was aufgedeckt wurde, ist weg.
doubt-go-undo = Alles zurücknehmen

# ---------------------------------------------------------------- Einladungen, die App
invite-alone = Dieser Link funktioniert nur auf diesem Computer.
invite-host = Damit andere in deinem Netz mitspielen können, beende Burgle und starte es so:
invite-network = Andere in deinem Netz öffnen diesen Link oder finden den Tisch unter { $address }
share-picture = Bild
