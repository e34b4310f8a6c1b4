# Was das Terminal neben den Wörtern des Spiels selbst sagt: der Verlauf in Kürze und das Ende.

plays = { $who } spielt { $cards } aus.
gains = { $who } bekommt { $what }.
drawn = Aus dem Beutel: { $cubes }.
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
set-up = Der Aufbau.
save-ends = Hier endet der Spielstand; jetzt ist { $who } dran.
over = Das Spiel ist zu Ende.
end-score = { $who }: { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }, { $status ->
        [escaped] entkommen
        [rescued] gerettet
        [lost] geschnappt
       *[in] noch drinnen
    }
end-no-score = { $who }: keine Wertung, { $status ->
        [escaped] entkommen
        [rescued] gerettet
        [lost] geschnappt
       *[in] noch drinnen
    }
wins = { " " }– gewinnt!
nobody-wins = Niemand ist entkommen, also gewinnt niemand.

# Was ein guter Bot täte; im Browser heißt es genauso.
hint-says = Mein Tipp: { $what } – { $why }
hint-expects = So gewinnst du in etwa { $win } % (± { $error }) der möglichen Welten, und in { $caught } % wirst du erwischt.
hint-other = Die beste andere Art von Zug beginnt mit { $what }: { $win } % (± { $error }), erwischt in { $caught } %.
hint-why-play = erst die Karten, dann weißt du, was der Zug hergibt.
hint-why-acquire = das Beste, was du für { $skill } Geschick bekommst.
hint-why-fight = die beste Beute für deine Schwerter.
hint-why-use = das hilft dir jetzt gleich.
hint-why-use-offer = ein guter Handel.
hint-why-buy = das ist mehr wert, als es kostet.
hint-why-move = in dieser Richtung ist am meisten zu holen.
hint-why-teleport = in dieser Richtung ist am meisten zu holen.
hint-why-ride = in dieser Richtung ist am meisten zu holen.
hint-why-telepad = in dieser Richtung ist am meisten zu holen.
hint-why-explore = dahinter ist wohl mehr zu holen als in den Räumen, die du kennst.
hint-why-hack = deshalb bist du hier.
hint-why-take = deshalb bist du hier.
hint-why-take-artifact = deshalb bist du hier.
hint-why-pick = das ist den Dietrich wert.
hint-why-mark = der Schrein zahlt sich sofort aus.
hint-why-trash = ohne sie ist dein Deck besser.
hint-why-discard = die wird dir am wenigsten fehlen.
hint-why-replace = ohne sie ist die Auslage besser.
hint-why-end-turn = sonst ist nichts mehr seinen Preis wert.
hint-why-other = das bringt dir am meisten.

# Kampagnen.
name-wanted = Hier fehlt ein Name (Enter: { $preset }):{" "}
hand-asks = { $name } führt ein Bot; hier entscheidest du ({ $answers }):{" "}
forfeit-sure = Wollt ihr dieses Spiel alle aufgeben? Wer noch unterwegs ist, fällt, wo er steht; was für immer ist, bleibt. (ja/nein):{" "}
forfeit-yes = ja j
forfeit-kept = Dann geht es weiter.
forfeit-not-now = Ein Spiel lässt sich vom ersten Zug an aufgeben, bis die Punkte gezählt sind.
campaign-keeps = Die Kampagne hebt dieses Spiel von selbst auf: Geh einfach mit `quit`.
campaign-none = Hier gibt es noch keine Kampagne. Fang an mit: burgle campaign new three-nights
campaign-listed = { $name }: { $title }, { $n ->
        [0] zu Ende
       *[other] als Nächstes Spiel { $n }
    }
campaign-next = Als Nächstes kommt Spiel { $n } von { $of }.
campaign-over = Die Kampagne ist zu Ende; mit der Schachtel, wie sie jetzt ist, könnt ihr weiterspielen.
campaign-member = { $who } spielt { $as }: { $n } Häkchen
campaign-awaits = braucht noch einen Namen: { $thing }
campaign-sticker = Aufkleber auf { $where } seit Spiel { $n }: { $what }
campaign-contract = Auftrag { $what }: { $state }
campaign-contract-open = offen
campaign-contract-stored = zurückgelegt
campaign-contract-completed = erfüllt
campaign-contract-failed = gescheitert
campaign-contract-filed = abgeheftet
campaign-contract-archived = im Archiv
campaign-contract-destroyed = vernichtet
campaign-report = Spiel { $n }: { $scores }; am besten: { $winners }
campaign-line-found = { $title } wird gegründet ({ $pack })
campaign-line-member = { $who } spielt { $as }
campaign-line-play = Spiel { $n } beginnt: { $seats }
campaign-line-close = Spiel { $n } endet: { $scores }; { $entries } Dinge bleiben für immer
campaign-line-named = { $thing } heißt jetzt { $text }
campaign-line-back = zurück zu Zeile { $n }
campaign-line-edition = von jetzt an mit Ausgabe { $n }
campaign-line-share = eine Seite wird geteilt
campaign-line-paused = Spiel { $n } wurde verlassen und wird neu begonnen; { $entries } Dinge daraus bleiben für immer
campaign-line-free = ein Spiel mit der fertigen Kopie: { $seats }
campaign-line-wish = jemand wünscht sich zu Zeile { $n } zurück
campaign-line-tape = die Aufzeichnung eines Spiels von anderswo
campaign-line-done = die Kopie ist fertig
campaign-sort-map = Plan
campaign-sort-cards = Karten
campaign-sort-choices = Entscheidungen
campaign-sort-story = Geschichte
campaign-sort-contracts = Aufträge
campaign-sort-people = Leute
campaign-sort-reports = Berichte
no-contracts = Es gibt keine Aufträge.
in-force = { $who ->
        [none] Es gilt: { $text }
       *[other] Für { $who } gilt: { $text }
    }
marked-spaces = Marker liegen auf: { $places }.
contract-open = { $of ->
        [1] { $name }
       *[other] { $name } ({ $n } von { $of })
    }
contract-done = { $name }: abgeschlossen von { $who }
contract-failed = { $name }: gescheitert
no-goals = Niemand hat in diesem Spiel persönliche Ziele.
review-of = { $who }: { $n } Häkchen{ $section ->
        [none] { "" }
        [copper] , Kupfer
        [silver] , Silber
       *[gold] , Gold
    }
goal-open = Reihe { $n }, noch offen: wenn { $text }
goal-reached = Reihe { $n }, erreicht: wenn { $text }
promotion-held = { $name }. { $text }
promotion-used = { $name } (in diesem Spiel benutzt). { $text }
