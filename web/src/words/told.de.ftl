# Was von einem Zug, von einem Ort und von den Zahlen auf dem Tisch erzählt wird.

# ---------------------------------------------------------------- was die anderen getan haben
told-since = Seit deinem Zug
told-lately = Gerade passiert
told-next = Nächster Zug
told-nothing = { $name } hat einen ruhigen Zug.
told-acquire = kauft { $things }
told-defeat = besiegt { $things }
told-found = findet { $things }
told-buy = kauft { $things }
told-round = dreht eine Runde
told-laid = erkundet ein neues Plättchen
told-attack = { $boss } greift an: { $hits }.
told-attack-missed = { $boss } greift an und trifft niemanden.
told-hit = { $name } −{ $n }{ $out ->
    [yes] {" "}(k. o.)
   *[no] {""}
  }
told-hit-you = du −{ $n }{ $out ->
    [yes] {" "}(k. o.)
   *[no] {""}
  }
told-clank = macht { $n } Lärm

# ---------------------------------------------------------------- wo man steht
deed-costs = kostet { $price }
deed-market = Hier einkaufen
deed-wares = { $n ->
    [one] 1 Ware, die du bezahlen kannst
   *[other] { $n } Waren, die du bezahlen kannst
  }

# ---------------------------------------------------------------- was als Nächstes zu tun ist
next-play = { $n ->
    [one] Spiel deine letzte Karte aus, dann siehst du, was geht.
   *[other] Spiel erst deine { $n } Karten aus, dann siehst du, was geht.
  }
next-skill = { $n } Geschick für eine leuchtende Karte ausgeben
next-sword = { $n ->
    [one] mit 1 Schwert ein leuchtendes Monster bekämpfen
   *[other] mit { $n } Schwertern ein leuchtendes Monster bekämpfen
  }
next-boot = { $n ->
    [0] zu einem umkreisten Ort gehen
    [one] mit 1 Stiefel zu einem umkreisten Ort gehen
   *[other] mit { $n } Stiefeln zu umkreisten Orten gehen
  }
next-market = hier etwas einkaufen
why-dark = Dort war noch niemand. Geh in einen Raum, von dem ein Gang dorthin führt: Für einen weiteren Stiefel legst du ein Plättchen an.
next-own = etwas benutzen, wenn es hilft
next-offer = { $names ->
    [none] ein Angebot annehmen, wenn du magst
   *[other] das Angebot von { $names } annehmen, wenn du magst
  }
next-then = Dann den Zug beenden.
next-end = Mehr geht nicht: Beende deinen Zug.

# ---------------------------------------------------------------- Zahlen, die sich selbst erklären
about-rage = Wut
    .text = Das leuchtende Feld sagt, wie viele Würfel der nächste Angriff zieht; für jedes Gefahrenzeichen in der Auslage kommt einer dazu. Artefakte und manche Karten treiben die Wut hoch.
about-bag = Der Beutel
    .text = Ein Angriff kippt das Lärmfeld hier hinein und zieht dann Würfel. Deine Würfel im Beutel sind Lärm, den du nicht mehr zurücknehmen kannst.
about-area = Lärmfeld
    .text = Lärm seit dem letzten Angriff. Karten können von hier noch Würfel zurücknehmen, bis der nächste Angriff sie in den Beutel kippt.
about-odds = Was dir beim nächsten Angriff blüht
    .text = Die genauen Chancen aus den Würfeln in Beutel und Lärmfeld: wie viele von deinen gezogen werden und wie wahrscheinlich du k. o. gehst. Zeig auf eine Karte oder einen Ort und sieh, was sich dadurch ändert.
about-chance = Die anderen, und wann es knallt
    .text = Wie wahrscheinlich der nächste Angriff jeden der anderen trifft, und wie wahrscheinlich beim Auffüllen am Ende dieses Zuges eine Karte auftaucht, die angreift.
about-hearts = Herzen
    .text = Ein Herz, auf dem ein Würfel liegt, ist verloren. Ist das letzte weg, gehst du k. o., und wer tief drinnen k. o. geht, verliert alles.
about-skill = Geschick
    .text = Damit bezahlst du in diesem Zug blaue und gelbe Karten. Was übrig bleibt, verfällt am Ende des Zuges.
about-swords = Schwerter
    .text = Damit besiegst du in diesem Zug Monster der Auslage und wehrst die auf den Wegen ab. Was übrig bleibt, verfällt am Ende des Zuges.
about-boots = Stiefel
    .text = Ein Stiefel ist ein Schritt, auf Wegen mit Fußspuren sind es zwei. Was übrig bleibt, verfällt am Ende des Zuges.
about-coins = Geld
    .text = Bleibt dir von Zug zu Zug. Auf dem Markt kauft es Waren, und jede Münze, die du heimbringst, ist ein Punkt.
about-deck = Dein Deck
    .text = Von hier kommen je Zug fünf Karten. Ist es leer, wird deine Ablage gemischt und zum neuen Deck.
about-discard = Deine Ablage
    .text = Was du ausgespielt und gekauft hast. Ist dein Deck leer, wird sie gemischt: Neue Karten hast du also bald auf der Hand.
about-refill = Die Auslage
    .text = Leere Plätze werden am Ende eines Zuges aufgefüllt. Kommt dabei eine Karte mit dem Zeichen des Bosses, greift er sofort an.
about-reserve = Vorrat
    .text = Immer zu haben, aus Stapeln, die nur kleiner werden. Der Gegner daneben lässt sich immer wieder bekämpfen.
about-market = Markt
    .text = Für Geld, und nur solange du auf einem Markt stehst.
about-cards = Karten der anderen
    .text = Alle Karten dieses Rivalen: Deck, Hand, Ablage und was ausliegt.

# ---------------------------------------------------------------- Augenblicke
moment-you = Du
moment-found = { $who ->
    [you] findest
   *[other] findet
  }
moment-artifact = { $who ->
    [you] erbeutest
   *[other] erbeutet
  }
moment-taken = { $who ->
    [you] nimmst
   *[other] nimmt
  }
moment-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }
moment-event = Neuigkeiten für alle

# ---------------------------------------------------------------- Zahlen eines Tipps
hint-price = { $price }
hint-points = { $n ->
    [one] ist 1 Punkt wert
   *[other] ist { $n } Punkte wert
  }
hint-gain = bringt { $what }
hint-risk = Trefferrisiko: { $p }.
hint-risk-to = Trefferrisiko: { $p } → { $to }.
