# Wörter der Seite, die nur dieses Spiel hat, oder die es anders hat.
game-space = In! Space!
game-space-blurb = Hack das Schiff, räum die Kommandozentrale aus und sei in der Rettungskapsel, bevor sie dich finden.
row-space = Auslage
boss-space = Lord Eradikus
attack-space = Eradikus schlägt zu
score-coins-space = Credits

# Die Lektion.
lesson-space-begin = Der Einstieg
lesson-space-begin-about = Karten ausspielen, gehen, hacken, kaufen und den Boss kennenlernen.
lesson-space-end = Das große Ding
lesson-space-end-about = Ein paar Runden später: Artefakt, Kampf, Markt, Rettungskapsel.
lesson-space-hello = Du bist die blaue Figur im Frachtraum. Stiehl ein Artefakt aus der Kommandozentrale und flieh in einer Rettungskapsel, bevor dein Lärm dich einholt.
lesson-space-walk = An jeden beleuchteten Ort kommst du mit deinen Stiefeln. Geh zu diesem Datenport.
lesson-space-hack = Hack den Port. Das ist laut: +2 Lärm heißt, dass zwei deiner Würfel dorthin kommen, wo ein Angriff sie finden kann. Aber nach zwei Ports hast du den Code zur Kommandozentrale, und dort liegen die Artefakte.
lesson-space-buy = Du hast noch Geschick: Kauf eine Karte aus der Auslage. Leuchtet der Preis, kannst du sie dir leisten.
lesson-space-noise = Das ist das Lärmfeld, und diese Würfel gehören dir: Einige lagen von Anfang an hier, der Hack und dein Stumble haben den Rest gebracht. Sie warten auf den nächsten Angriff.
lesson-space-hello2 = Du hast beide Ports gehackt und bist in der Kommandozentrale. Spiel deine Karten aus. Manche ziehen weitere nach, also drück, bis deine Hand leer ist.
lesson-space-to-artifact = Auf den fünfeckigen Feldern liegen die Artefakte. Geh zu diesem hier.
lesson-space-artifact = Nimm das Artefakt. Du kannst nur eines tragen, und der Boss wird davon wütender.
lesson-space-telepad = Jetzt nichts wie weg: Drück auf das Telepad im Med Lab. Du gehst zu dem in der Nähe und beamst dich hinüber, beides auf einmal.
lesson-space-fight = Du hast noch Schwerter: Kämpf gegen G0B-L1N. Die Beute bekommst du sofort, und er ist gleich wieder bereit.
lesson-space-to-market = Geh in Richtung Markt im Frachtraum. Reichen die Stiefel nicht, beende den Zug und geh im nächsten weiter.
lesson-space-market = Du bist auf einem Markt: Kauf etwas mit deinen Credits. Vieles davon bringt Punkte.
lesson-space-out = Jetzt zu den Rettungskapseln. Bist du drin, ist deine Beute sicher.

# Worum es geht.
goal-get-space = Hack zwei Datenports. Sie öffnen die Kommandozentrale, dort liegen die Artefakte: Stiehl eines.
goal-out-space = Zurück in den Frachtraum und in eine Rettungskapsel. Auch wer dort gerettet wird, bekommt Punkte; wer anderswo k. o. geht, nicht.
goal-noise-space = Für jeden Lärm, den du machst, kommt einer deiner Würfel in den Beutel. Schlägt Eradikus zu, kostet dich jeder, der gezogen wird, ein Herz.
aim-code-space = Die Kommandozentrale ist verriegelt: Hack { $need } Ports ({ $done } von { $need }).
aim-code-far-space = { $boots ->
    [0] Hier ist einer.
    [one] Der nächste ist 1 Stiefel entfernt.
   *[other] Der nächste ist { $boots } Stiefel entfernt.
}
aim-out-far-space = { $boots ->
    [0] Du bist da.
    [one] Die Rettungskapseln sind 1 Stiefel entfernt.
   *[other] Die Rettungskapseln sind { $boots } Stiefel entfernt{ $turns ->
        [0] .
        [one] : Das schaffst du in diesem Zug.
       *[other] , etwa { $turns } Züge.
    }
}
