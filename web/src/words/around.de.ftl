# Was rund ums Spiel steht: die eigenen Partien, Einladungen, Gespräch, die App.

# ---------------------------------------------------------------- meine Partien
games-title = Meine Spiele
games-lead = Alles, was auf diesem Gerät gespielt wurde. Nichts geht verloren: Leg weg, womit du fertig bist.
games-search = Suche nach Name, Spiel oder Mitspielern
games-open = Laufend
games-over = Beendet
games-archived = Weggelegt
games-all = Alle { $n }
games-file = Aufzeichnung öffnen
games-none = Hier ist nichts.
games-none-found = Dazu passt kein Spiel.
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
doubt-undo-shown = Bei deiner letzten Aktion wurde etwas aufgedeckt. Nimmst du sie zurück, weißt du mehr, als du wissen dürftest.
doubt-go-shown = Trotzdem zurücknehmen

# ---------------------------------------------------------------- Einladungen, die App
invite-alone = Dieser Link funktioniert nur auf diesem Computer.
invite-host = Damit andere in deinem Netz mitspielen können, beende Burgle und starte es so:
invite-host-clone = oder, in einem Klon des Projekts,
invite-network = Andere in deinem Netz öffnen diesen Link oder finden den Tisch unter { $address }
share-picture = Bild

# ---------------------------------------------------------------- Gespräch
chat = Chat
chat-unread = Chat, { $n ->
    [one] 1 neue Nachricht
   *[other] { $n } neue Nachrichten
}
chat-lines = Was gesagt wurde
chat-none = Noch hat niemand etwas gesagt.
chat-phrases = Kurze Sprüche
chat-write = Schreib der Runde
chat-send = Senden
chat-mute = Wen du hörst
chat-mute-name = { $name } stummschalten
chat-unmute = { $name } wieder hören
chat-silent = Hier nicht benachrichtigen
chat-watching = Du schaust zu und kannst mitlesen.
phrase-hello = Hallo!
phrase-good_luck = Viel Glück!
phrase-your_turn = Du bist dran!
phrase-moment = Einen Moment, bitte.
phrase-nice = Gut gespielt!
phrase-ouch = Autsch!
phrase-sneaky = Ganz schön gerissen!
phrase-sorry = Tut mir leid!
phrase-thanks = Danke!
phrase-good_game = Schönes Spiel!
