# Wörter der Seite, die nur dieses Spiel hat, oder die es anders hat.
game-legacy = Legacy
game-legacy-blurb = Eine Diebesfiliale, eine Karte mit zwei Seiten und ein Drache als Prüfer.
side-legacy = Spielplan
row-legacy = Auslage
boss-legacy = Der Drache
attack-legacy = Der Drache prüft
kind-enemy-legacy = Monster
cards-faction-legacy = Merkmal

# Die Lektion.
lesson-title-legacy = Dein erster Arbeitstag
lesson-legacy-begin = Der Einführungstag
lesson-legacy-begin-about = Rolle, Tresor, erste Schritte, erster Kauf, und der erste Angriff.
lesson-legacy-middle = Die Dienstreise
lesson-legacy-middle-about = Ein paar Züge später: eine Kutsche, Monster auf dem Weg, und ein Artefakt.
lesson-legacy-end = Feierabend
lesson-legacy-end-about = Noch einige Züge später: Markt, Kampf, und die Tür des Büros.
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
