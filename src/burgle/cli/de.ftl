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
