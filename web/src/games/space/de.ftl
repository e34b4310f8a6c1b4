# Wörter der Seite, die nur dieses Spiel hat, oder die es anders hat.
game-space = In! Space!
game-space-blurb = Hack das Schiff, plündere die Zentrale, flieh in der Kapsel.
row-space = Auslage
boss-space = Lord Eradikus
attack-space = Eradikus schlägt zu
score-coins-space = Credits

# Die Lektion.
lesson-space-begin = Der Einstieg
lesson-space-begin-about = Ausspielen, gehen, hacken, kaufen, und der erste Angriff.
lesson-space-end = Das große Ding
lesson-space-end-about = Elf Züge später: Artefakt, Kampf, Markt, Rettungskapsel.
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
