# Was von einem Zug, von einem Ort und von den Zahlen auf dem Tisch erzählt wird.

# ---------------------------------------------------------------- was die anderen getan haben
told-since = Seit deinem Zug
told-lately = Zuletzt geschehen
told-next = Nächster Zug
told-nothing = { $name } hat einen ruhigen Zug.
told-acquire = kauft { $things }
told-defeat = besiegt { $things }
told-found = findet { $things }
told-buy = kauft { $things }
told-laid = erkundet ein neues Plättchen
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
    [one] Spiel deine letzte Karte: Sie zeigt, was in diesem Zug geht.
   *[other] Spiel zuerst deine { $n } Karten: Sie zeigen, was in diesem Zug geht.
  }
next-skill = { $n } Geschick für eine leuchtende Karte ausgeben
next-sword = { $n ->
    [one] mit 1 Schwert ein leuchtendes Monster bekämpfen
   *[other] mit { $n } Schwertern ein leuchtendes Monster bekämpfen
  }
next-boot = { $n ->
    [0] zu einem umringten Ort gehen
   *[other] mit { $n } Stiefel zu umringten Orten gehen
  }
next-market = hier etwas einkaufen
next-then = Danach den Zug beenden.
next-end = Mehr geht nicht: Beende deinen Zug.

# ---------------------------------------------------------------- Zahlen, die sich selbst erklären
about-rage = Wut
    .text = Das leuchtende Feld sagt, wie viele Steine der nächste Angriff zieht, dazu einen für jedes Gefahrenzeichen der Auslage. Artefakte und manche Karten treiben sie hoch.
about-bag = Der Beutel
    .text = Ein Angriff kippt den Lärmbereich hier hinein und zieht daraus. Deine Steine im Beutel sind Lärm, den du nicht mehr zurücknehmen kannst.
about-area = Lärmbereich
    .text = Lärm seit dem letzten Angriff. Karten können noch Steine von hier zurücknehmen, bis der nächste Angriff sie in den Beutel kippt.
about-odds = Was dir der nächste Angriff tut
    .text = Die genauen Chancen aus den Steinen in Beutel und Lärmbereich: wie viele von deinen gezogen werden und wie leicht du dabei k. o. gehst. Zeig auf eine Karte oder einen Ort und sieh, wie sie sich dadurch ändern.
about-chance = Die anderen, und wann es so weit ist
    .text = Wie leicht es jeden der anderen beim nächsten Angriff trifft und wie leicht beim Auffüllen am Ende dieses Zuges eine Karte aufgedeckt wird, die angreift.
about-hearts = Herzen
    .text = Jedes Herz, auf dem ein Stein liegt, ist Schaden. Ist das letzte weg, gehst du k. o., und wer tief drinnen k. o. geht, verliert alles.
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
    .text = Was du gespielt und gekauft hast. Sie kommt wieder, wenn dein Deck leer ist: Neue Karten hast du bald auf der Hand.
about-refill = Die Auslage
    .text = Leere Plätze werden am Ende eines Zuges aufgefüllt. Kommt dabei eine Karte mit dem Zeichen des Bosses, greift er sofort an.
about-reserve = Reserve
    .text = Immer zu haben, aus Stapeln, die nur kleiner werden. Der Gegner daneben lässt sich immer wieder bekämpfen.
about-market = Markt
    .text = Für Geld, und nur solange du auf einem Markt stehst.
about-cards = Karten der anderen
    .text = Alles, was dieser Spieler besitzt: Deck, Hand, Ablage und was ausliegt.

# ---------------------------------------------------------------- Augenblicke
moment-you = Du
moment-found = Gefunden
moment-artifact = Erbeutet
moment-taken = Genommen
moment-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }
moment-event = Neues für alle

# ---------------------------------------------------------------- Zahlen eines Tipps
hint-price = kostet { $price }
hint-points = { $n ->
    [one] ist 1 Punkt wert
   *[other] ist { $n } Punkte wert
  }
hint-gain = bringt { $what }
hint-risk = Der nächste Angriff trifft dich mit { $p }.
hint-risk-to = Dein Risiko, getroffen zu werden, geht von { $p } auf { $to }.
hint-aim = Dein Ziel: { $what }
