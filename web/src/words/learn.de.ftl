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
kind-enemy = { $game ->
    [catacombs] Monster
    [legacy] Monster
   *[other] Gegner
  }
cards-faction = { $game ->
    [catacombs] Merkmal
    [legacy] Merkmal
   *[other] Fraktion
  }
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
lesson-title = { $game ->
    [catacombs] Dein erster Einbruch
    [legacy] Dein erster Arbeitstag
   *[other] Dein erster Raubzug
  }
lesson-lead = Ein echter Tisch, ein stiller Rivale und jemand, der dir zuflüstert, was als Nächstes kommt. Zehn Minuten.
lesson-space-begin = Der Einstieg
lesson-space-begin-about = Ausspielen, gehen, hacken, kaufen, und der erste Angriff.
lesson-space-end = Das große Ding
lesson-space-end-about = Elf Züge später: Artefakt, Kampf, Markt, Rettungskapsel.
lesson-catacombs-begin = Die Treppe hinab
lesson-catacombs-begin-about = Ausspielen, erkunden, Plättchen legen, Truhe knacken, und der erste Angriff.
lesson-catacombs-middle = Der zweite Schatz
lesson-catacombs-middle-about = Neunzehn Züge später: Monster auf dem Weg, und ein Artefakt.
lesson-catacombs-end = Wieder hinauf
lesson-catacombs-end-about = Noch zwei Züge später: Markt, Kampf, Ausgang.
lesson-legacy-begin = Der Einführungstag
lesson-legacy-begin-about = Rolle, Tresor, erste Schritte, erster Kauf, und der erste Angriff.
lesson-legacy-middle = Die Dienstreise
lesson-legacy-middle-about = Ein paar Züge später: eine Kutsche, Monster auf dem Weg, und ein Artefakt.
lesson-legacy-end = Feierabend
lesson-legacy-end-about = Noch einige Züge später: Markt, Kampf, und die Tür des Büros.
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

lesson-space-hello = Du bist die blaue Figur im Frachtraum. Stiehl ein Artefakt aus der Kommandozentrale und flieh in einer Rettungskapsel, bevor dein Lärm dich einholt.
lesson-space-walk = Beleuchtete Orte sind in Reichweite deiner Stiefel. Geh zu diesem Datenport.
lesson-space-hack = Hacke den Port. Zwei gehackte Ports geben dir den Code zur Kommandozentrale, wo die Artefakte sind.
lesson-space-buy = Du hast Geschick übrig: kauf eine Karte aus der Auslage. Leuchtet das Preisschild, kannst du sie zahlen.
lesson-space-noise = Stumble hat Lärm gemacht: hier liegen deine Würfel. Sie warten auf den nächsten Angriff.
lesson-space-hello2 = Beide Ports sind gehackt, und du stehst in der Kommandozentrale. Spiel deine Karten aus und hol dir, weswegen du gekommen bist.
lesson-space-to-artifact = In fünfeckigen Orten liegen Artefakte. Geh zu diesem hier.
lesson-space-artifact = Nimm das Artefakt. Du kannst nur eines tragen, und der Boss wird wütender.
lesson-space-telepad = Jetzt nichts wie weg. Geh zum Telepad und beam dich ins Med Lab.
lesson-space-fight = Du hast noch Schwerter: kämpf gegen G0B-L1N. Bezahlt wird mit Schwertern, die Beute kommt sofort.
lesson-space-to-market = Geh in Richtung Markt im Frachtraum. Reichen die Stiefel nicht, beende den Zug und geh im nächsten weiter.
lesson-space-market = Du stehst auf einem Markt: kauf etwas mit deinen Credits. Vieles davon bringt Punkte.
lesson-space-out = Nun zu den Rettungskapseln. Bist du drin, ist deine Beute sicher.

lesson-catacombs-hello = Du bist die blaue Figur oben an der Treppe. Stiehl ein Artefakt aus der Tiefe und steig wieder herauf, bevor dein Lärm den Drachen weckt.
lesson-catacombs-walk = Beleuchtete Räume sind in Reichweite deiner Stiefel. Geh in diesen.
lesson-catacombs-explore = Dieser Gang führt ins Unbekannte. Geh hinein: ein neues Plättchen wird aufgedeckt.
lesson-catacombs-lay = Dreh das Plättchen, bis dir seine Gänge gefallen, dann leg es.
lesson-catacombs-pick = Eine Truhe! Knack sie mit einem deiner Dietriche.
lesson-catacombs-use = Du hast einen Trank gefunden: er liegt bei deinen Sachen. Benutz ihn und sieh, was du dafür bekommst.
lesson-catacombs-fight = Schwerter besiegen Monster: kämpf gegen das in der Auslage. Die Beute kommt sofort.
lesson-catacombs-buy = Noch Geschick? Kauf eine Karte aus der Auslage oder dem Vorrat. Leuchtet das Preisschild, kannst du sie zahlen.
lesson-catacombs-noise = Stumble hat Lärm gemacht: hier liegen deine Würfel. Sie warten auf den nächsten Angriff.
lesson-catacombs-hello2 = Neunzehn Züge später stehst du vor einem zweiten Artefakt. Du darfst zwei tragen, denn du hast einen Rucksack gekauft.
lesson-catacombs-to-artifact = Geh zum Artefakt. Dreiecke auf dem Weg sind Monster: jedes kostet ein Schwert oder ein Herz.
lesson-catacombs-artifact = Nimm das Artefakt. Der Drache merkt es.
lesson-catacombs-rage = Die Wut des Drachen ist gestiegen: von nun an werden mehr Würfel gezogen. Mit dem Artefakt im Sack wird es Zeit, an den Ausgang zu denken.
lesson-catacombs-middle-done = Geschafft! Im letzten Teil bist du der Treppe zwei Züge näher und hast Gold in der Tasche.
lesson-catacombs-hello3 = Das ist dein letzter Zug hier unten. Am Weg liegt ein Markt, und du hast die Hand voller Stiefel.
lesson-catacombs-to-market = Der beleuchtete Marktraum ist in Reichweite. Geh hin.
lesson-catacombs-market = Hier kauft man mit Gold; eine Krone ist ihre Punkte wert und sonst nichts. Kauf etwas oder auch mehr.
lesson-catacombs-goblin = Ein Goblin ist immer da. Zwei Schwerter, und er zahlt in Gold.
lesson-catacombs-out = Nun die Treppe hinauf, dorthin, wo alles begann. Reichen die Stiefel nicht, geh im nächsten Zug weiter.
lesson-catacombs-leave = Du stehst am Ausgang. Beende deinen Zug und geh mit allem, was du trägst.

lesson-legacy-hello = Willkommen in der Filiale. Die Aufgabe: die Zentrale verlassen, ein Artefakt beschaffen, das ein Drache für seines hält, und zurück sein, bevor jemand deinen Lärm abgerechnet hat. Zuerst der Papierkram.
lesson-legacy-role = Die Personalabteilung hat zwei Stellen für dich. Die behaltene wird in dein Deck gemischt und kommt das ganze Spiel lang wieder. Lies beide, drück auf eine.
lesson-legacy-vault = Eine Sache darfst du aus dem Tresor mitnehmen. Sie liegt auf deiner Ablage und kommt auf die Hand, wenn dein Deck gemischt wird.
lesson-legacy-patron = Jede Filiale hat einen Gönner. Er gibt etwas zu Beginn, rührt sich einmal mittendrin und zahlt am Ende Punkte: zeig auf ihn und lies seine Bedingungen.
lesson-legacy-walk = Beleuchtete Orte sind in Reichweite deiner Stiefel. Geh zu diesem: ein Ort mit Belohnung zahlt jedem, der eintritt.
lesson-legacy-buy = Geschick hält nicht bis morgen: kauf eine Karte aus der Auslage. Leuchtet das Preisschild, kannst du sie zahlen.
lesson-legacy-noise = Stumble hat Lärm gemacht, und es steht im Protokoll: hier liegen deine Würfel. Sie warten auf den nächsten Angriff.
lesson-legacy-hello2 = Ein paar Züge später stehst du reisefertig an einem Kutschenhalt. Der heutige Termin ist unter der Erde.
lesson-legacy-ride = Eine Kutsche fährt zu jedem anderen Halt, für einen Stiefel und die Gebühren beider Halte in Gold. Fahr zu diesem.
lesson-legacy-danger = Das ist die Gefahrenzone: wer hier unten zu Boden geht, bekommt gar keine Punkte. Dafür nimmt, wer eintritt, was herumliegt: Belohnungen, Geheimnisse, ab und zu einen Praktikanten.
lesson-legacy-to-artifact = Geh zum Artefakt. Rote Dreiecke auf dem Weg sind Monster: jedes kostet ein Schwert, einen Praktikanten oder ein Herz.
lesson-legacy-artifact = Nimm das Artefakt. Mehr als eines trägst du nicht, außer du kaufst für das zweite einen Rucksack.
lesson-legacy-rage = Der Drache hat deine Anfrage erhalten: sein Stein ist vorgerückt, ab jetzt werden mehr Würfel gezogen. Aber nur wer ein Artefakt bringt, wird wieder in die Zentrale gelassen.
lesson-legacy-middle-done = Beschafft! Im letzten Teil bist du fast zu Hause und hast Gold, das ausgegeben werden will.
lesson-legacy-hello3 = Gleich ist es fünf. Die Zentrale ist in Reichweite, und ein Markt auf dem Weg auch.
lesson-legacy-to-market = Die beleuchtete Stadt hat einen Markt. Geh dorthin.
lesson-legacy-market = Hier zahlt man mit Gold: eine Krone ist ihre Punkte wert, alles andere hilft unterwegs. Kauf etwas oder mehreres.
lesson-legacy-cultist = Einen Kultisten, der kurz deine Zeit braucht, gibt es immer. Zwei Schwerter, und er zahlt in Gold.
lesson-legacy-out = Nun heim in die Zentrale. Reichen die Stiefel nicht, geh im nächsten Zug weiter.
lesson-legacy-leave = Du sitzt wieder am Schreibtisch. Beende deinen Zug, um alles abzugeben; eine Tasse gibt es dazu, und Tassen zählen hier Punkte.

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
