# Wörter der Seite, die nur dieses Spiel hat, oder die es anders hat.
game-legacy = Legacy
game-legacy-blurb = Eine Diebesfiliale, ein Spielplan mit zwei Seiten und ein Drache als Prüfer.
side-legacy = Spielplan
row-legacy = Auslage
boss-legacy = Der Drache
attack-legacy = Der Drache prüft
kind-enemy-legacy = Monster
cards-faction-legacy = Merkmal

# Die Lektion.
lesson-title-legacy = Dein erster Arbeitstag
lesson-legacy-begin = Der Einführungstag
lesson-legacy-begin-about = Rolle, Tresor, erste Schritte, erster Kauf und der erste Angriff.
lesson-legacy-middle = Die Dienstreise
lesson-legacy-middle-about = Ein paar Runden später: eine Kutsche, Monster auf dem Weg und ein Artefakt.
lesson-legacy-end = Feierabend
lesson-legacy-end-about = Noch etwas später: Markt, Kampf und die Bürotür.
lesson-legacy-hello = Willkommen in der Filiale. Deine Aufgabe: raus aus der Zentrale, ein Artefakt beschaffen, das ein Drache für seines hält, und zurück sein, bevor dein Lärm abgerechnet wird. Aber zuerst der Papierkram.
lesson-legacy-role = Die Personalabteilung hat zwei Stellen für dich. Die, die du behältst, kommt in dein Deck und taucht das ganze Spiel über auf. Lies beide und drück auf eine.
lesson-legacy-vault = Eine Sache darfst du dir aus dem Tresor ausleihen. Sie liegt auf deiner Ablage und kommt auf die Hand, sobald dein Deck gemischt wurde.
lesson-legacy-patron = Jede Filiale hat einen Gönner. Er gibt dir zu Beginn etwas, rührt sich einmal mittendrin und zahlt am Ende Punkte. Zeig auf ihn und lies seine Bedingungen.
lesson-legacy-walk = An jeden beleuchteten Ort kommst du mit deinen Stiefeln. Geh zu diesem: Orte mit einer Belohnung zahlen allen, die vorbeikommen.
lesson-legacy-buy = Geschick hält nicht bis morgen, also kauf eine Karte aus der Auslage. Leuchtet der Preis, kannst du sie dir leisten.
lesson-legacy-noise = Das ist das Lärmfeld, und diese Würfel gehören dir: Einige lagen von Anfang an hier, dein Stumble hat neue gebracht, und das steht jetzt im Protokoll. Sie warten auf den nächsten Angriff.
lesson-legacy-hello2 = Ein paar Runden später stehst du reisefertig an einer Haltestelle. Der heutige Termin findet unter der Erde statt.
lesson-legacy-ride = Eine Kutsche bringt dich zu jeder anderen Haltestelle, für einen Stiefel und die Gebühren beider Haltestellen in Gold. Fahr zu dieser.
lesson-legacy-danger = Das ist die Gefahrenzone: Wer hier unten zu Boden geht, bekommt gar keine Punkte. Dafür nimmst du mit, was so herumliegt: Belohnungen, Geheimnisse, ab und zu einen Praktikanten.
lesson-legacy-to-artifact = Geh zum Artefakt. Die roten Dreiecke auf dem Weg sind Monster: Jedes kostet dich ein Schwert, einen Praktikanten oder ein Herz.
lesson-legacy-artifact = Nimm das Artefakt. Du kannst nur eines tragen, außer du kaufst dir für das zweite einen Rucksack.
lesson-legacy-rage = Der Drache hat deine Anfrage erhalten: Sein Marker ist vorgerückt, und von jetzt an können Angriffe mehr Würfel ziehen. Aber ohne Artefakt lässt man dich nicht zurück in die Zentrale.
lesson-legacy-middle-done = Beschafft! Im letzten Teil bist du fast zu Hause und hast Gold, das ausgegeben werden will.
lesson-legacy-hello3 = Gleich ist es fünf. Die Zentrale ist in Reichweite, und ein Markt liegt auf dem Weg.
lesson-legacy-to-market = Die beleuchtete Stadt hat einen Markt. Geh dorthin.
lesson-legacy-market = Hier zahlst du mit Gold. Eine Krone bringt Punkte, alles andere hilft dir unterwegs. Kauf etwas, gern auch mehreres.
lesson-legacy-cultist = Ein Kultist, der kurz deine Zeit möchte, ist immer da: zwei Schwerter, und du bekommst Gold.
lesson-legacy-out = Jetzt heim in die Zentrale. Reichen die Stiefel nicht, geh im nächsten Zug weiter.
lesson-legacy-leave = Du sitzt wieder an deinem Schreibtisch. Beende deinen Zug, um alles abzugeben; dazu gibt es eine Tasse, und Tassen bringen hier Punkte.

# Worum es geht.
goal-get-legacy = Verlass die Zentrale, finde ein Artefakt und stiehl es. Je höher seine Zahl, desto mehr ist es wert.
goal-out-legacy = Bring es zurück in die Zentrale, bevor du k. o. gehst. In der Gefahrenzone hilft dir niemand.
goal-noise-legacy = Für jeden Lärm, den du machst, kommt einer deiner Würfel in den Beutel. Greift der Drache an, kostet dich jeder, der gezogen wird, ein Herz.
aim-out-far-legacy = { $boots ->
    [0] Du bist da: Beende deinen Zug.
    [one] Die Zentrale ist 1 Stiefel entfernt.
   *[other] Die Zentrale ist { $boots } Stiefel entfernt{ $turns ->
        [0] .
        [one] : Das schaffst du in diesem Zug.
       *[other] , etwa { $turns } Züge.
    }
}
map-place-shrine-legacy = Schrein: sein Marker hilft dir in jedem Zug
