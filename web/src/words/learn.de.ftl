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
rules-search = Regeln durchsuchen (Text auf Englisch)
rules-found = { $n ->
    [0] Nichts gefunden
    [one] 1 Regel
   *[other] { $n } Regeln
  }
rules-all = { $n } Regeln
rules-none = Keine Regel enthält all diese Wörter. Versuch es mit weniger davon.
rules-sections = Kapitel
rules-ruling = unsere Entscheidung
rules-ruling-hint = Das Heft lässt das offen; so wird es hier gespielt.
rules-link = Link zu Regel { $id }
rules-whole = Im Regelwerk öffnen
rules-loading = Das Buch wird aufgeschlagen …

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
cards-price-dear = ab { $n }
cards-mark = Zeichen
cards-mark-attack = Angriff
cards-mark-danger = Gefahr
cards-n = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }
cards-none = So eine Karte gibt es nicht.
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
cards-before = Karte davor
cards-after = Nächste Karte
cards-words = Die Wörter darauf

word-skill = Geschick
    .what = Bezahlt Karten. Was am Zugende übrig ist, verfällt.
word-sword = Schwerter
    .what = Besiegen Monster und halten die auf den Wegen davon ab, dich zu verletzen.
word-boot = Stiefel
    .what = Tragen dich über die Wege, je einer; zwei, wo Fußspuren sind.
word-gold = Gold
    .what = Bleibt von Zug zu Zug. Damit kauft man auf dem Markt, und am Ende ist jedes ein Punkt.
word-credit = Credits
    .what = Bleiben von Zug zu Zug. Damit kauft man auf dem Markt, und am Ende ist jeder ein Punkt.
word-clank = Lärm (Clank!)
    .what = Deine Würfel kommen ins Lärmfeld und beim nächsten Angriff in den Beutel. Mit Minus kommen sie zurück.
word-draw = Ziehen
    .what = Die oberste Karte deines Decks auf die Hand; ein leeres Deck wird neu gemischt.
word-heal = Heilen
    .what = Nimmt einen Würfel von deinen Herzen.
word-lockpick = Dietriche
    .what = Öffnen verschlossene Gänge, Truhen, Gefängnisse und Bibliotheken; jeder nur einmal.
word-teleport = Teleport
    .what = Auf ein Nachbarfeld, ohne Stiefel und an allem vorbei, was auf dem Weg ist.
word-crystal = Energiekristall
    .what = Bleibt, bis eine Karte oder ein Ort danach fragt.
word-prisoner = Gefangene
    .what = Befreite kommen mit: jeder hat eine eigene Gabe.
word-buy = Beim Kauf
    .what = Geschieht einmal, wenn du die Karte kaufst, und nicht beim Ausspielen.
word-arrive = Bei Ankunft
    .what = Trifft alle, wenn die Karte in die Auslage kommt.
word-attack = Angriff
    .what = Kommt diese Karte in die Auslage, geht aller Lärm in den Beutel und Würfel werden gezogen.
word-danger = Gefahr
    .what = Solange sie in der Auslage liegt, zieht jeder Angriff einen Würfel mehr.
word-trash = Vernichten
    .what = Für immer aus dem Spiel. Sind schlechte Karten weg, kommen gute öfter.
word-discard = Abwerfen
    .what = Auf deine Ablage; beim nächsten Mischen kommt sie wieder.
word-device = Gerät
    .what = Wirkt sofort für seinen Preis; in ein Deck kommt es nie.
word-enemy = Kampf
    .what = Mit Schwertern zahlen, Beute nehmen; die Karte ist weg.
word-faction = Zusammen
    .what = Tut mehr, wenn eine weitere Karte ihrer Art im Spiel ist.
word-points = Punkte
    .what = Zählen am Ende, wenn du entkommst oder wenigstens weit genug.
word-intern = Praktikanten
    .what = Bleiben, bis man sie braucht. Einer hält ein Monster am Weg auf, oder einen Agenten.
word-fruit = Zauberfrucht
    .what = Wächst auf der Karte und wird verbraucht, wo eine Spielkarte danach fragt.
word-seal = Gütesiegel
    .what = Drei davon sind am Ende 10 Punkte wert.
word-wight = Gruftschrat
    .what = Ein Würfel im Beutel, der allen wehtut, wenn er gezogen wird.
word-event = Ereignis
    .what = Trifft alle, sobald es in die Auslage kommt, und ist vorbei. Gekauft wird es nie.
word-role = Rolle
    .what = Vor dem Spiel behält jeder eine von zweien. Sie ist von Anfang an im Deck.
word-vault = Aus dem Tresor
    .what = Vor dem Spiel nimmt jeder eine von dreien. Sie wartet auf dem Ablagestapel.
word-patron = Gönner
    .what = Einer schaut allen über die Schulter: vor dem Spiel, einmal mittendrin und am Ende.
word-starter = Startkarte
    .what = Alle beginnen mit denselben zehn.
word-reserve = Vorrat
    .what = Immer zu haben, und der Kauf bringt nichts Neues in die Auslage.

# ---------------------------------------------------------------- lessons
lesson-title = Dein erster Raubzug
lesson-lead = Ein echter Tisch, ein stiller Rivale und jemand, der dir zuflüstert, was als Nächstes kommt. Zehn Minuten.
lesson-start = Beginnen
lesson-go-on = Weitermachen
lesson-again = Von vorn
lesson-done = geschafft
lesson-jumping = Einige Züge später …
lesson-other-rules = Diese Lektion gehört zu anderen Karten, als dieser Tisch sie hat. Den ersten Teil kannst du trotzdem spielen.
lesson-by = Stille Quin
lesson-coach = Begleitung
lesson-step = { $n } von { $of }
lesson-next = Weiter
lesson-skip = Überspringen
lesson-leave = Lektion verlassen
lesson-restart = Diesen Teil von vorn
lesson-wait = Einen Moment: die anderen sind dran.
lesson-next-part = Zum nächsten Teil
lesson-finish = Ein richtiges Spiel
lesson-hide = Begleitung einklappen
lesson-show = Begleitung ausklappen

lesson-play-all = Das sind die fünf Karten dieses Zuges. Drück auf Alle ausspielen.
lesson-pools = Das haben sie dir gebracht: Geschick kauft, Schwerter kämpfen, Stiefel gehen.
lesson-end-turn = Genug für jetzt: beende deinen Zug. Deine Karten kommen auf die Ablage, und du ziehst fünf neue.
lesson-end-again = Beende deinen Zug.
lesson-play-again = Du bist wieder dran: spiel deine Karten aus.
lesson-asked = Der Tisch fragt dich etwas. Antworte hier, dann geht es weiter.
lesson-caught = Du wurdest geschnappt: das passiert den Besten. Fang diesen Teil noch einmal an und sei diesmal leiser.
lesson-attack = Eine Karte mit dem Flammenzeichen kam, also ging aller Lärm in den Beutel und Würfel wurden gezogen. Ein Würfel von dir kostet ein Herz; die schwarzen erschrecken nur.
lesson-bag = Hier siehst du immer den Beutel und was der nächste Angriff dir tun kann. Weniger Lärm, weniger eigene Würfel, mehr Herzen.
lesson-first-done = Das war ein ganzer Zug! Im nächsten Teil bist du reicher, weiter drin und nah an einem Artefakt.
lesson-over = Du bist entkommen! Alles andere sagt dir der Tisch, wenn du es brauchst: zeig auf Dinge, frag „warum nicht“, lies die Regeln.

# ---------------------------------------------------------------- tips
tips = Tipps
tips-on = Je einmal
tips-off = Aus
tip-close = Verstanden
tip-all-off = Keine Tipps mehr
tip-monster = Das ist ein Monster. Man kauft es nicht, man bekämpft es mit Schwertern; das spitze Schild sagt, mit wie vielen.
tip-device = Ein Gerät wirkt sofort für seinen Preis und verschwindet. In dein Deck kommt es nie.
tip-attack = Die neue Karte trug das Flammenzeichen: das ist ein Angriff. Erst geht aller Lärm in den Beutel, dann wird gezogen.
tip-danger = Das gelbe Zeichen bedeutet Gefahr: solange diese Karte in der Auslage liegt, zieht jeder Angriff einen Würfel mehr.
tip-market = Du stehst auf einem Markt. Was du bezahlen kannst, leuchtet beim Markt auf.
tip-portal = Ein Portal! Es führt für einen Stiefel zu jedem anderen Portal.
tip-crypt = Das ist der Ausgang. Wer mit einem Artefakt geht, behält alles.
tip-tile = Ein neues Plättchen: dreh es und leg es. Gänge, die sich treffen, sind verbunden.
tip-haunted = Hier spukt es. Geister kommen in den Beutel, und ein Geist verletzt alle.
tip-wayshrine = Ein Wegschrein: zeichne ihn einmal und nimm seine Gabe.
tip-lock = Ein Schloss auf dem Weg braucht Schlüssel oder Dietrich.
tip-port = Ein Datenport. Hacke zwei davon, und die Kommandozentrale steht dir offen.
tip-lift = Lifthalte sind verbunden: eine Fahrt bringt dich zu jedem anderen.
tip-telepad = Telepads sind verbunden: beam dich von einem zum anderen, was auch dazwischen liegt.
tip-checkpoint = Ein Kontrollpunkt: in diesem Zug helfen Stiefel nicht mehr weiter.
tip-artifact = Wer ein Artefakt trägt, kann mit Punkten gehen. Wer es nimmt, macht den Boss wütender.
tip-hurt = Du hast ein Herz verloren. Bei zehn ist Schluss, also behalte die Chancen im Auge.
tip-thing = Du hast etwas Nützliches gefunden. Es liegt bei deinen Sachen: drück darauf, um es zu benutzen.
tip-coach = Eine Kutsche! Für einen Stiefel und die Gebühren beider Halte bringt sie dich zu jedem anderen Halt.
tip-news = Ein Ereignis: es betrifft alle, geschieht sofort und ist vorbei. Der Zettel auf der Karte sagt, was geschah.
tip-wight = Ein Gruftschrat ist im Beutel. Wann immer er gezogen wird, tut er allen weh.
tip-intern = Du hast einen Praktikanten. An Monstern und Agenten vorbei kann er den Schlag für dich einstecken.
tip-agent = Dort wartet ein Agent. Schaden, ein Praktikant oder zwei Schwerter bringen dich vorbei; nur Schwerter decken ihn auf.
tip-forest = Wälder machen müde: in diesem Zug gehst du nicht weiter. Kutschen und Teleporte gehen noch.
tip-fruit = Eine Zauberfrucht: Karten, die nach einer fragen, können damit mehr.
tip-shrine = Dein Würfel bleibt auf dem Schrein: je mehr Schreine einen tragen, desto mehr Punkte am Ende.
tip-draft = Eine Rolle für dieses Spiel: sie kommt in dein Deck und immer wieder auf die Hand.
tip-vault = Etwas aus dem Tresor: es liegt auf deiner Ablage und kommt, wenn dein Deck gemischt wird.
tip-patron = Der Gönner schaut allen über die Schulter. Sein Name steht über der Wutleiste: zeig darauf und lies, was er gibt und wann.
tip-office = Du bist zurück in der Zentrale. Beende deinen Zug, um alles abzugeben; auch die Tasse zählt.
tip-depths = Das ist die Gefahrenzone. Wer hier zu Boden geht, bekommt keine Punkte: denk an den Weg nach oben.
tip-volcano = Ein Vulkan: wer eintritt, darf eine Karte hineinwerfen. In einem dünneren Deck kommen die guten öfter.
tip-circle = Ein Zauberkreis: manche Karten können hier mehr, und manche bekommt man nur hier.
tip-pyramid = Die Pyramide: jeder Schrein schickt seine Besucher hierher.

# ---------------------------------------------------------------- settings
language = Sprache
sounds = Töne
sounds-off = Aus
sounds-on = An
typeface = Buchstaben
typeface-plain = Wie gewohnt
typeface-clear = Leicht zu unterscheiden
