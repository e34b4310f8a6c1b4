# Was das Terminal neben den Wörtern des Spiels selbst sagt: der Verlauf in Kürze und das Ende.

plays = { $who } spielt { $cards } aus.
gains = { $who } erhält { $what }.
drawn = Gezogen: { $cubes }.
cube-black = schwarz
cube-red = rot
cube-ghost = Geist
cube-wight = Gruftschrat
cube-intern = Praktikant
gain-skill = { $n } Geschick
gain-sword = { $n ->
        [one] { $n } Schwert
       *[other] { $n } Schwerter
    }
gain-boot = { $n } Stiefel
set-up = Aufbau.
save-ends = Hier endet der Spielstand; jetzt entscheidet { $who }.
over = Das Spiel ist zu Ende.
end-score = { $who }: { $n } Punkte, { $status ->
        [escaped] entkommen
        [rescued] gerettet
        [lost] verloren
       *[in] im Spiel
    }
end-no-score = { $who }: keine Wertung, { $status ->
        [escaped] entkommen
        [rescued] gerettet
        [lost] verloren
       *[in] im Spiel
    }
wins = { " " }– gewinnt!
nobody-wins = Niemand ist entkommen: niemand gewinnt.

# Was ein guter Bot täte; im Browser heißt es genauso.
hint-says = Ein gewitzter Bot würde: { $what } – { $why }
hint-why-play = erst die Karten; dann weißt du, was der Zug hergibt.
hint-why-acquire = das Beste, was er für deine { $skill } Geschick sieht.
hint-why-fight = die beste Beute für deine Schwerter.
hint-why-use = das hilft jetzt gleich.
hint-why-use-offer = ein guter Handel.
hint-why-buy = mehr wert, als es kostet.
hint-why-move = der nächste Schritt auf dem Weg, der am meisten verspricht.
hint-why-teleport = der nächste Schritt auf dem Weg, der am meisten verspricht.
hint-why-ride = der nächste Schritt auf dem Weg, der am meisten verspricht.
hint-why-telepad = der nächste Schritt auf dem Weg, der am meisten verspricht.
hint-why-explore = was dahinter liegt, verspricht mehr als das Bekannte.
hint-why-hack = deshalb bist du hier.
hint-why-take = deshalb bist du hier.
hint-why-take-artifact = deshalb bist du hier.
hint-why-pick = das ist den Dietrich wert.
hint-why-mark = ein Schrein zahlt sich sofort aus.
hint-why-trash = ohne sie ist dein Deck besser.
hint-why-discard = die fehlt dir am wenigsten.
hint-why-replace = ohne sie ist die Auslage besser.
hint-why-end-turn = nichts mehr ist seinen Preis wert.
hint-why-other = das verspricht am meisten.
