# Wörter zum Lernen: Regeln, Karten, Lektionen, Tipps, Einstellungen.

# ---------------------------------------------------------------- shelf
learn = Lernen
learn-rules = Regeln
learn-cards = Karten
learn-lesson = Lektion
learn-now = Spielend lernen
learn-pages = Seiten
learn-game = Spiel
learn-back = Zurück

# ---------------------------------------------------------------- rules
rules-search = Im Kleingedruckten suchen (englisch)
rules-found = { $n ->
    [0] Nichts gefunden
    [one] 1 Regel
   *[other] { $n } Regeln
  }
rules-all = { $n } Regeln
rules-none = Keine Regel enthält all diese Wörter. Versuch es mit weniger.
rules-sections = Kapitel
rules-ruling = unsere Auslegung
rules-ruling-hint = Die gedruckten Regeln lassen das offen. So spielen wir es.
rules-grown = Regeln deiner Kampagne
rules-grown-instead = stattdessen, in deiner Kampagne
rules-link = Link zu Regel { $id }
rules-whole = In den Regeln öffnen
rules-loading = Wir schlagen das Buch auf …

# ---------------------------------------------------------------- the guide
guide = Das Spiel in zehn Minuten
guide-all-clauses = Das Kleingedruckte
guide-fine-print = { $n ->
    [one] Das Kleingedruckte: 1 Regel (auf Englisch)
   *[other] Das Kleingedruckte: { $n } Regeln (auf Englisch)
  }
guide-try = Probier es aus: { $what }
guide-cube-boss = Schwarz: nur ein Schreck
guide-cube-blue = Deiner: ein Herz weniger
guide-cube-hunter = Ein Kopfgeldjäger: verletzt alle
guide-cube-ghost = Ein Geist: verletzt alle
guide-cube-wight = Ein Gruftschrat: verletzt alle
guide-cube-intern = Ein Praktikant: nichts passiert

# ---------------------------------------------------------------- cards
cards-search = Nach Namen oder Wortlaut suchen
cards-kind = Art
cards-any = Alle
kind-starter = Startkarten
kind-reserve = Vorrat
kind-card = Karten
kind-device = Geräte
kind-event = Ereignisse
kind-role = Rollen
kind-vault = Tresor
kind-patron = Gönner
kind-enemy = Gegner
cards-faction = Fraktion
cards-price = Preis
cards-mark = Zeichen
cards-mark-attack = Angriff
cards-mark-danger = Gefahr
cards-n = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }
cards-none = Keine Karte passt. Versuch es mit weniger Filtern.
cards-reset = Alle zeigen
cards-copies = { $n ->
    [one] einmal im Spiel
   *[other] { $n }-mal im Spiel
  }
cards-costs = kostet { $n } Geschick
cards-fight = { $n ->
    [one] braucht 1 Schwert
   *[other] braucht { $n } Schwerter
  }
cards-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }
cards-points-vary = Punkte je nachdem
cards-before = Vorige Karte
cards-after = Nächste Karte
cards-words = Was die Wörter bedeuten

word-skill = Geschick
    .what = Damit kaufst du Karten. Was am Ende deines Zuges übrig ist, verfällt.
word-sword = Schwerter
    .what = Damit besiegst du Monster und hältst dir die auf den Wegen vom Leib.
word-boot = Stiefel
    .what = Bringen dich über die Wege: einer pro Weg, zwei, wo Fußspuren sind.
word-gold = Gold
    .what = Bleibt dir von Zug zu Zug. Gib es auf dem Markt aus oder heb es auf: Am Ende ist jedes einen Punkt wert.
word-credit = Credits
    .what = Bleiben dir von Zug zu Zug. Gib sie auf dem Markt aus oder heb sie auf: Am Ende ist jeder einen Punkt wert.
word-clank = Lärm (Clank!)
    .what = Deine Würfel kommen ins Lärmfeld und beim nächsten Angriff in den Beutel. Mit einem Minus nimmst du welche zurück.
word-draw = Ziehen
    .what = Nimm die oberste Karte deines Decks auf die Hand. Ist es leer, wird zuerst deine Ablage gemischt.
word-heal = Heilen
    .what = Nimmt Schaden weg: Du bekommst ein Herz zurück.
word-lockpick = Dietriche
    .what = Öffnen verschlossene Gänge, Truhen, Gefängnisse und Bibliotheken. Jeder nur einmal.
word-teleport = Teleport
    .what = Spring auf ein Nachbarfeld: ohne Stiefel, und nichts auf dem Weg hält dich auf.
word-crystal = Energiekristall
    .what = Heb ihn auf, bis eine Karte oder ein Ort danach fragt.
word-prisoner = Gefangene
    .what = Wen du befreist, der kommt mit und hat ein Geschenk für dich.
word-buy = Beim Kauf
    .what = Passiert einmal, in dem Moment, in dem du die Karte kaufst, und nicht beim Ausspielen.
word-arrive = Bei Ankunft
    .what = Trifft alle, wenn die Karte in die Auslage kommt.
word-attack = Angriff
    .what = Kommt diese Karte in die Auslage, geht aller Lärm in den Beutel und Würfel werden gezogen.
word-danger = Gefahr
    .what = Solange sie in der Auslage liegt, zieht jeder Angriff einen Würfel mehr.
word-trash = Vernichten
    .what = Für immer aus dem Spiel. Je weniger schwache Karten du hast, desto öfter kommen die guten.
word-discard = Abwerfen
    .what = Kommt auf deine Ablage und beim nächsten Mischen wieder.
word-device = Gerät
    .what = Du bezahlst, es wirkt sofort, und weg ist es. In dein Deck kommt es nie.
word-enemy = Kampf
    .what = Zahl mit Schwertern und nimm die Beute; die Karte ist dann weg.
word-faction = Zusammen
    .what = Kann mehr, wenn du in diesem Zug noch eine Karte ihrer Art ausgespielt hast.
word-points = Punkte
    .what = Zählen am Ende, wenn du entkommst oder es wenigstens weit genug schaffst.
word-intern = Praktikanten
    .what = Bleiben bei dir, bis du sie brauchst: Einer steckt den Schlag eines Monsters am Weg oder eines Agenten ein.
word-fruit = Zauberfrucht
    .what = Wächst auf dem Spielplan. Verbrauch sie, wo eine Karte danach fragt.
word-seal = Gütesiegel
    .what = Drei davon sind am Ende 10 Punkte wert.
word-wight = Gruftschrat
    .what = Ein Würfel im Beutel, der allen wehtut, wenn er gezogen wird.
word-event = Ereignis
    .what = Trifft alle, sobald es in der Auslage auftaucht, und ist dann weg. Kaufen kann man es nicht.
word-role = Rolle
    .what = Vor dem Spiel bekommst du zwei und behältst eine. Sie ist von Anfang an in deinem Deck.
word-vault = Aus dem Tresor
    .what = Vor dem Spiel bekommst du drei zur Wahl und nimmst eine. Sie wartet auf deiner Ablage.
word-patron = Gönner
    .what = Einer schaut allen über die Schulter: vor dem Spiel, einmal mittendrin und am Ende.
word-starter = Startkarte
    .what = Alle beginnen mit denselben zehn.
word-reserve = Vorrat
    .what = Immer zu haben, und der Kauf bringt nichts Neues in die Auslage.

# ---------------------------------------------------------------- lessons
lesson-title = Dein erster Raubzug
lesson-lead = Ein echter Tisch, ein stiller Rivale und jemand, der dir zuflüstert, was als Nächstes kommt. Das dauert zehn Minuten.
lesson-start = Beginnen
lesson-go-on = Weitermachen
lesson-again = Von vorn
lesson-done = geschafft
lesson-jumping = Einige Züge später …
lesson-other-rules = Diese Lektion ist für andere Karten gemacht, als dieser Tisch hat. Den ersten Teil kannst du trotzdem spielen.
lesson-by = Stille Quin
lesson-coach = Coach
lesson-step = { $n } von { $of }
lesson-next = Weiter
lesson-skip = Überspringen
lesson-leave = Lektion verlassen
lesson-restart = Diesen Teil von vorn
lesson-wait = Einen Moment, die anderen sind dran.
lesson-next-part = Zum nächsten Teil
lesson-finish = Ein richtiges Spiel
lesson-hide = Coach ausblenden
lesson-show = Coach einblenden

lesson-play-all = Diese fünf Karten sind dein Zug. Drück auf „Alle ausspielen“.
lesson-pools = Das haben sie dir gebracht: Geschick zum Kaufen, Schwerter zum Kämpfen, Stiefel zum Laufen.
lesson-end-turn = Gib aus, was du möchtest, denn was übrig bleibt, verfällt. Dann beende deinen Zug. Deine Karten kommen auf die Ablage, und du ziehst fünf neue.
lesson-end-again = Beende deinen Zug.
lesson-play-again = Du bist wieder dran: Spiel deine Karten aus.
lesson-asked = Das Spiel will etwas von dir wissen. Antworte hier, dann geht die Lektion weiter.
lesson-caught = Du wurdest erwischt. Das passiert den Besten! Fang diesen Teil noch einmal an und versuch, leiser zu sein.
lesson-attack = Eine Karte mit dem runden roten Zeichen ist aufgetaucht: ein Angriff! Aller Lärm kam in den Beutel, und dann wurde gezogen. Jeder Würfel von dir kostet ein Herz; die schwarzen jagen dir nur einen Schreck ein.
lesson-bag = Hier siehst du jederzeit den Beutel und was dir der nächste Angriff antun kann. Je leiser du bist, desto weniger Würfel von dir sind darin.
lesson-first-done = Das war ein ganzer Zug! Im nächsten Teil bist du reicher, weiter drin und nah an einem Artefakt.
lesson-counted = Du bist entkommen, und deine Beute ist sicher! Die anderen spielen weiter, bis sie draußen oder erwischt sind. Dann wird gezählt, und wer die meisten Punkte hat, gewinnt.
lesson-over = Mehr brauchst du nicht für den Anfang. Zeig auf etwas, um zu lesen, was es ist; drück auf etwas, das nicht geht, und du erfährst, warum; und die Regeln sind immer da.

# ---------------------------------------------------------------- tips
tips = Tipps
tips-on = Je einmal
tips-off = Aus
tip-close = Verstanden
tip-all-off = Keine Tipps mehr
tip-monster = { $thing } ist ein Monster, wie alle roten Karten. Man kauft es nicht, man bekämpft es mit Schwertern; das spitze Schild sagt, mit wie vielen.
tip-device = { $thing } ist ein Gerät. Du bezahlst, es wirkt sofort, und weg ist es; in dein Deck kommt es nie.
tip-attack = Auf der neuen Karte war das runde rote Zeichen: ein Angriff! Erst kommt aller Lärm in den Beutel, dann wird gezogen.
tip-danger = Siehst du das gelbe Zeichen auf { $thing }? Es heißt Gefahr: Solange die Karte in der Auslage liegt, zieht jeder Angriff einen Würfel mehr.
tip-market = Du bist auf einem Markt. Was du dir leisten kannst, leuchtet.
tip-portal = Ein Portal! Für einen Stiefel bringt es dich zu jedem anderen Portal auf dem Spielplan.
tip-crypt = Das ist der Ausgang. Geh mit einem Artefakt hinaus, und alles, was du trägst, ist sicher.
tip-tile = Ein neues Plättchen: Dreh es, bis es dir gefällt, und leg es an. Gänge, die sich treffen, sind verbunden.
tip-haunted = Auf diesem Plättchen spukt es. Es bringt einen Geist ins Spiel, und Geister verletzen alle.
tip-wayshrine = Ein Wegschrein: Leg hier einmal einen Würfel hin und hol dir sein Gold.
tip-lock = Auf dem Weg hängt ein Schloss. Dafür brauchst du einen Schlüssel oder einen Dietrich.
tip-port = Ein Datenport. Hack zwei davon in verschiedenen Modulen, und die Kommandozentrale steht dir offen.
tip-lift = Alle Halte des Hyperlifts sind verbunden: Eine Fahrt bringt dich zu jedem von ihnen. Hinter ein Schloss fährt nur, wer einen Generalschlüssel hat.
tip-telepad = Alle Telepads sind verbunden: Beam dich von einem zum anderen, egal, was dazwischenliegt.
tip-checkpoint = Ein Kontrollpunkt: In diesem Zug kommst du mit Stiefeln nicht mehr weiter.
tip-artifact = Wer ein Artefakt hat, darf gehen oder bleiben und mehr Beute machen. Wenn du es nimmst, wird der Boss allerdings wütender.
tip-hurt = Du hast ein Herz verloren. Sind alle zehn weg, bist du raus, also behalte das Risiko im Auge.
tip-thing = Du kannst jetzt { $thing } benutzen: Bei deinen Sachen leuchtet es. Drück darauf, wenn es hilft.
tip-coach = Eine Kutsche! Für einen Stiefel und die Gebühren beider Haltestellen bringt sie dich zu jeder anderen.
tip-news = Ein Ereignis: Es betrifft alle sofort, und dann ist es weg. Drück im Verlauf auf seinen Namen, um es noch einmal zu lesen.
tip-wight = Jetzt ist ein Gruftschrat im Beutel. Jedes Mal, wenn er gezogen wird, tut er allen weh.
tip-intern = Du hast einen Praktikanten. Er steckt bei Monstern und Agenten den Schlag für dich ein.
tip-agent = Dort wartet ein Agent. Schaden, ein Praktikant oder zwei Schwerter bringen dich vorbei, aber nur mit Schwertern gewinnst du seinen Marker.
tip-forest = Wälder machen müde: In diesem Zug gehst du nicht weiter. Kutschen und Teleports funktionieren noch.
tip-fruit = Eine Zauberfrucht: Karten, die nach einer fragen, können damit mehr.
tip-shrine = Dein Würfel bleibt auf dem Schrein: Je mehr Schreine einen von dir haben, desto mehr Punkte am Ende.
tip-draft = Deine Rolle für dieses Spiel: Sie kommt in dein Deck und damit immer wieder auf deine Hand.
tip-vault = Etwas aus dem Tresor: Es liegt auf deiner Ablage und kommt, sobald dein Deck gemischt wird.
tip-patron = Der Gönner schaut allen über die Schulter. Sein Name steht über der Wutleiste: Zeig darauf oder tippe ihn an und lies, was er gibt und wann.
tip-patron-phone = Der Gönner schaut allen über die Schulter. Tippe den roten Streifen mit dem Drachen an, dann seinen Namen, und lies, was er gibt und wann.
tip-office = Du bist zurück in der Zentrale. Beende deinen Zug, um alles abzugeben; auch die Tasse zählt.
tip-depths = Das ist die Gefahrenzone. Wer hier k. o. geht, bekommt keine Punkte, also denk an den Rückweg.
tip-volcano = Ein Vulkan: Du darfst eine Karte hineinwerfen. Je dünner dein Deck, desto öfter kommen die guten.
tip-circle = Ein Zauberkreis: Manche Karten können hier mehr, und manche gibt es nur hier.
tip-pyramid = Die Pyramide: Jeder Schrein schickt seine Besucher hierher.

# ---------------------------------------------------------------- settings
language = Sprache
sounds = Töne
sounds-off = Aus
sounds-on = An
typeface = Schriftart
typeface-plain = Normal
typeface-clear = Leicht lesbar

# ---------------------------------------------------------------- worum es geht, und wie weit man ist
goal = Darum geht es
goal-lesson = Lektion, 10 Minuten
goal-close = Verstanden
goal-get = Stiehl ein Artefakt. Je höher seine Zahl, desto mehr ist es wert.
goal-out = Dann komm lebend wieder heraus. Nur wer es hinaus oder fast hinaus schafft, bekommt Punkte.
goal-noise = Für jeden Lärm, den du machst, kommt einer deiner Würfel in den Beutel. Bei einem Angriff kostet dich jeder, der gezogen wird, ein Herz.
aims = Dein Ziel
aim-artifact = Noch kein Artefakt.
aim-artifact-far = Das nächste liegt { $boots ->
    [0] genau hier.
    [one] 1 Stiefel entfernt.
   *[other] { $boots } Stiefel entfernt.
}
aim-artifact-hidden = Bisher ist keines erreichbar.
aim-out = Jetzt nichts wie raus!
aim-out-far = { $boots ->
    [0] Du bist am Ausgang.
    [one] Der Ausgang ist 1 Stiefel entfernt.
   *[other] Der Ausgang ist { $boots } Stiefel entfernt{ $turns ->
        [0] .
        [one] : Das schaffst du in diesem Zug.
       *[other] , etwa { $turns } Züge.
    }
}
aim-out-hidden = Zu Fuß kommt man bisher nicht hinaus.
aim-far = { $boots ->
    [0] Genau hier.
    [one] 1 Stiefel entfernt.
   *[other] { $boots } Stiefel entfernt.
}
