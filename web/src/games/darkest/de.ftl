# Wörter der Seite, die nur dieses Spiel hat, oder die es anders hat.
game-darkest = Darkest Magic
game-darkest-blurb = Ein See ohne Wasser, eine Stadt, in der noch die Glocken hängen, und ein Drache, der zählt.
side-darkest = Spielplan
row-darkest = Auslage
boss-darkest = Oshmere
attack-darkest = Die Glocken fangen an zu zählen
kind-enemy-darkest = Monster
cards-faction-darkest = Merkmal
waiting-cards = { $n ->
    [one] 1 Karte wartet auf den nächsten Zug
   *[other] { $n } Karten warten auf den nächsten Zug
}

# Was weggelassen werden kann, und die Seiten des Spielplans.
part-reactions = Karten, die reagieren
part-boxes = Freie Rubbelfelder
part-standing = Dauertexte
part-arrivals = Ankunftstexte
part-tallies = Belege
part-ore = Erz
side-shorelands = Uferland
side-lakebed = Seegrund

# Die Lektion.
lesson-title-darkest = Hinunter zum See
lesson-darkest-begin = Niedrigwasser
lesson-darkest-begin-about = Erste Schritte, erster Kauf, und du wirst zum ersten Mal gezählt.
lesson-darkest-middle = Unter der Wasserlinie
lesson-darkest-middle-about = Ein paar Runden später: Monster auf dem Weg und ein Artefakt.
lesson-darkest-end = Wieder den Hang hinauf
lesson-darkest-end-about = Noch etwas später: ein Kampf und die Tür der Zentrale.
lesson-darkest-hello = Willkommen in Lowmere. Der See ist weg, die Stadt darunter nicht. Deine Aufgabe: raus aus der Zentrale, unter der Wasserlinie ein Artefakt holen und daheim sein, bevor der Drache dich mitgezählt hat.
lesson-darkest-walk = An jeden beleuchteten Ort kommst du mit deinen Stiefeln. Geh zu diesem: Orte mit einer Belohnung zahlen allen, die vorbeikommen.
lesson-darkest-buy = Geschick hält nicht bis morgen, also kauf eine Karte aus der Auslage. Leuchtet der Preis, kannst du sie dir leisten. Viele dieser Karten können mehr, am richtigen Ort oder neben der richtigen Karte.
lesson-darkest-noise = Das ist das Lärmfeld, und diese Würfel gehören dir: Einige lagen von Anfang an hier, dein Stumble hat neue gebracht, und über Lärm wird hier unten Buch geführt. Sie warten auf den nächsten Angriff.
lesson-darkest-hello2 = Ein paar Runden später bist du auf dem Weg nach unten, mit Schwertern auf der Hand. Alles innerhalb der Wasserlinie ist Gefahrenzone: Wer dort zu Boden geht, bekommt gar keine Punkte.
lesson-darkest-to-artifact = Geh zum Artefakt. Die roten Dreiecke auf dem Weg sind Monster: Jedes kostet dich ein Schwert oder ein Herz.
lesson-darkest-artifact = Nimm das Artefakt. Du kannst nur eines tragen, und zurücklegen geht nicht.
lesson-darkest-rage = Oshmere hat es gemerkt: Ihr Marker ist vorgerückt, und von jetzt an können Angriffe mehr Würfel ziehen. Aber ohne Artefakt lässt man dich nicht zurück in die Zentrale.
lesson-darkest-middle-done = Ein Posten weniger in ihren Büchern. Im letzten Teil bist du fast zu Hause.
lesson-darkest-hello3 = Die Zentrale ist in Reichweite, und deine Schwerter sind noch nicht ausgegeben.
lesson-darkest-goblin = Im Vorrat ist immer ein Goblin, der darüber reden möchte: zwei Schwerter, und du bekommst Gold.
lesson-darkest-out = Jetzt heim. Reichen die Stiefel nicht, geh im nächsten Zug weiter.
lesson-darkest-leave = Du bist zurück. Beende deinen Zug, um alles abzugeben; dazu gibt es eine Tasse, und Tassen sind hier 20 Punkte wert.

# Worum es geht.
goal-get-darkest = Geh hinunter auf den Seegrund, finde ein Artefakt und stiehl es. Je höher seine Zahl, desto mehr ist es wert.
goal-out-darkest = Sei damit wieder zu Hause, bevor du k. o. gehst. Unter der Wasserlinie hilft dir niemand.
goal-noise-darkest = Für jeden Lärm, den du machst, kommt einer deiner Würfel in den Beutel. Greift Oshmere an, kostet dich jeder, der gezogen wird, ein Herz.
aim-out-far-darkest = { $boots ->
    [0] Du bist da: Beende deinen Zug.
    [one] Bis nach Hause ist es 1 Stiefel.
   *[other] Bis nach Hause sind es { $boots } Stiefel{ $turns ->
        [0] .
        [one] : Das schaffst du in diesem Zug.
       *[other] , etwa { $turns } Züge.
    }
}
map-place-cave-darkest = Höhle: manche Karten können hier mehr
