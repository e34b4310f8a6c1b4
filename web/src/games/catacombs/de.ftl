# Wörter der Seite, die nur dieses Spiel hat, oder die es anders hat.
game-catacombs = Catacombs
game-catacombs-blurb = Ein Gewölbe, das ihr Plättchen für Plättchen legt. Auf manchen spukt es.
side-catacombs = Startplättchen
row-catacombs = Auslage
boss-catacombs = Der Drache
attack-catacombs = Der Drache erwacht
kind-enemy-catacombs = Monster
cards-faction-catacombs = Merkmal

# Die Lektion.
lesson-title-catacombs = Dein erster Einbruch
lesson-catacombs-begin = Die Treppe hinab
lesson-catacombs-begin-about = Karten ausspielen, erkunden, ein Plättchen legen, eine Truhe knacken und den Drachen kennenlernen.
lesson-catacombs-middle = Der zweite Schatz
lesson-catacombs-middle-about = Ein paar Runden später: Monster auf dem Weg und ein Artefakt.
lesson-catacombs-end = Wieder hinauf
lesson-catacombs-end-about = Noch etwas später: Markt, Kampf und der Ausgang.
lesson-catacombs-hello = Du bist die blaue Figur oben an der Treppe. Stiehl ein Artefakt aus der Tiefe und steig wieder herauf, bevor dein Lärm den Drachen weckt.
lesson-catacombs-walk = In jeden beleuchteten Raum kommst du mit deinen Stiefeln. Geh in diesen.
lesson-catacombs-explore = Dieser Gang führt ins Unbekannte. Geh hinein und deck ein neues Plättchen auf.
lesson-catacombs-lay = Dreh das Plättchen, bis dir seine Gänge gefallen, und leg es an.
lesson-catacombs-pick = Eine Truhe! Knack sie mit einem deiner Dietriche.
lesson-catacombs-use = Du hast einen Trank gefunden. Er liegt bei deinen Sachen: Benutz ihn und schau, was du bekommst.
lesson-catacombs-fight = Schwerter besiegen Monster: Kämpf gegen das in der Auslage. Die Beute bekommst du sofort, und weg ist es.
lesson-catacombs-buy = Noch Geschick übrig? Kauf eine Karte aus der Auslage oder dem Vorrat. Leuchtet der Preis, kannst du sie dir leisten.
lesson-catacombs-noise = Das ist das Lärmfeld, und diese Würfel gehören dir: Einige lagen von Anfang an hier, dein Stumble hat neue gebracht. Sie warten auf den nächsten Angriff.
lesson-catacombs-hello2 = Ein paar Runden sind vergangen, und du stehst vor deinem zweiten Artefakt. Zwei darfst du tragen, weil du einen Rucksack gekauft hast.
lesson-catacombs-to-artifact = Geh zum Artefakt. Die Dreiecke auf dem Weg sind Monster: Jedes kostet dich ein Schwert oder ein Herz.
lesson-catacombs-artifact = Nimm das Artefakt. Der Drache merkt es.
lesson-catacombs-rage = Der Drachenmarker ist vorgerückt: Von jetzt an können Angriffe mehr Würfel ziehen. Du hast dein Artefakt, also denk langsam an den Ausgang.
lesson-catacombs-middle-done = Geschafft! Im letzten Teil bist du näher an der Treppe und hast Gold in der Tasche.
lesson-catacombs-hello3 = Das ist dein letzter Zug hier unten. Am Weg liegt ein Markt, und du hast die Hand voller Stiefel.
lesson-catacombs-to-market = Den beleuchteten Raum mit dem Markt kannst du erreichen. Geh hin.
lesson-catacombs-market = Hier zahlst du mit Gold. Eine Krone bringt Punkte und sonst nichts. Kauf etwas, gern auch mehreres.
lesson-catacombs-goblin = Ein Goblin ist immer da: zwei Schwerter, und du bekommst Gold.
lesson-catacombs-out = Jetzt die Treppe hinauf, dorthin, wo alles begann. Reichen die Stiefel nicht, geh im nächsten Zug weiter.
lesson-catacombs-leave = Du stehst am Ausgang. Beende deinen Zug und geh mit allem, was du trägst.

# Worum es geht.
goal-get-catacombs = Erkunde das Gewölbe Plättchen für Plättchen, finde ein Artefakt und stiehl es. Sie liegen unten in der Tiefe.
goal-out-catacombs = Steig wieder hinauf zur Gruft, wo du angefangen hast. Wer in der Tiefe k. o. geht, ist verloren; weiter oben wird man gerettet.
goal-noise-catacombs = Für jeden Lärm, den du machst, kommt einer deiner Würfel in den Beutel. Greift der Drache an, kostet dich jeder, der gezogen wird, ein Herz.
aim-artifact-hidden-catacombs = Bisher ist keines entdeckt: Erkunde weiter.
aim-out-far-catacombs = { $boots ->
    [0] Du bist da: Beende deinen Zug.
    [one] Der Ausgang ist 1 Stiefel entfernt.
   *[other] Der Ausgang ist { $boots } Stiefel entfernt{ $turns ->
        [0] .
        [one] : Das schaffst du in diesem Zug.
       *[other] , etwa { $turns } Züge.
    }
}
map-place-market-catacombs = Markt: Waren für Gold
