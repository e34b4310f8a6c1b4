# Wörter der Seite, die nur dieses Spiel hat, oder die es anders hat.
game-catacombs = Catacombs
game-catacombs-blurb = Ein Gewölbe aus Plättchen. In manchen davon spukt es.
side-catacombs = Startplättchen
row-catacombs = Auslage
boss-catacombs = Der Drache
attack-catacombs = Der Drache erwacht
kind-enemy-catacombs = Monster
cards-faction-catacombs = Merkmal

# Die Lektion.
lesson-title-catacombs = Dein erster Einbruch
lesson-catacombs-begin = Die Treppe hinab
lesson-catacombs-begin-about = Ausspielen, erkunden, Plättchen legen, Truhe knacken, und der erste Angriff.
lesson-catacombs-middle = Der zweite Schatz
lesson-catacombs-middle-about = Neunzehn Züge später: Monster auf dem Weg, und ein Artefakt.
lesson-catacombs-end = Wieder hinauf
lesson-catacombs-end-about = Noch zwei Züge später: Markt, Kampf, Ausgang.
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
