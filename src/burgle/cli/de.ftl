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
set-up = Aufbau.
save-ends = Hier endet der Spielstand; jetzt ist { $who } dran.
over = Das Spiel ist zu Ende.
end-score = { $who }: { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }, { $status ->
        [escaped] entkommen
        [rescued] gerettet
        [lost] erwischt
       *[in] noch drinnen
    }
end-no-score = { $who }: keine Wertung, { $status ->
        [escaped] entkommen
        [rescued] gerettet
        [lost] erwischt
       *[in] noch drinnen
    }
wins = { " " }– gewinnt!
nobody-wins = Niemand ist entkommen, also gewinnt niemand.

# Warum Bots taten, was sie taten.
thought-line = Runde { $round }, { $who }: { $text }
thoughts-none = Hier hat niemand etwas abgewogen: Das tun die Stufen expert und master (--bots expert,master).

# Was ein guter Bot täte; im Browser heißt es genauso.
hint-says = Mein Tipp: { $what } – { $why }
hint-expects = So gewinnst du etwa { $win } % (± { $error }) der möglichen Spielverläufe, und in { $caught } % wirst du erwischt.
hint-other = Die beste Alternative beginnt mit { $what }: { $win } % (± { $error }), erwischt in { $caught } %.
hint-why-play = erst die Karten, dann weißt du, was der Zug hergibt.
hint-why-acquire = der beste Kauf für { $skill } Geschick.
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
hand-asks = { $name } wird von einem Bot gespielt, aber hier entscheidest du ({ $answers }):{" "}
forfeit-sure = Wollt ihr dieses Spiel alle aufgeben? Wer noch unterwegs ist, geht auf der Stelle k. o.; was für immer ist, bleibt. (ja/nein):{" "}
forfeit-yes = ja j
forfeit-kept = Dann geht es weiter.
forfeit-not-now = Ein Spiel lässt sich vom ersten Zug an aufgeben, bis die Punkte gezählt sind.
campaign-keeps = Die Kampagne speichert dieses Spiel von selbst: Geh einfach mit `quit`.
campaign-none = Hier gibt es noch keine Kampagne. Fang an mit: burgle campaign new three-nights
campaign-listed = { $name }: { $title }, { $n ->
        [0] zu Ende
       *[other] als Nächstes Spiel { $n }
    }
campaign-next = Als Nächstes kommt Spiel { $n } von { $of }.
campaign-begun = Spiel { $n } von { $of } hat begonnen und wartet auf euch.
campaign-over = Die Kampagne ist zu Ende; mit der Schachtel könnt ihr weiterspielen, so wie sie jetzt ist.
campaign-member = { $who } spielt { $as }: { $n } Häkchen
campaign-awaits = braucht noch einen Namen: { $thing } (burgle campaign name { $key } ...)
campaign-sticker = Aufkleber auf { $where } seit Spiel { $n }: „{ $what }“
campaign-contract = Auftrag { $what }: { $state }
campaign-contract-open = offen
campaign-contract-stored = zurückgelegt
campaign-contract-completed = erfüllt
campaign-contract-failed = gescheitert
campaign-contract-filed = abgeheftet
campaign-contract-archived = im Archiv
campaign-contract-destroyed = zerrissen
campaign-report = Spiel { $n }: { $scores }; gewonnen: { $winners }
campaign-line-found = { $title } wird gegründet ({ $pack })
campaign-line-member = { $who } spielt { $as }
campaign-line-left = niemand spielt mehr { $as }
campaign-line-play = Spiel { $n } beginnt: { $seats }
campaign-line-close = Spiel { $n } endet: { $scores }; { $entries ->
        [one] 1 Sache bleibt für immer
       *[other] { $entries } Dinge bleiben für immer
    }
campaign-line-named = { $thing } heißt jetzt { $text }
campaign-line-back = zurück zu Zeile { $n }
campaign-line-edition = von jetzt an mit Ausgabe { $n }
campaign-line-share = eine Seite wird den anderen gezeigt
campaign-line-paused = Spiel { $n } wurde abgebrochen und beginnt neu; { $entries ->
        [one] 1 Sache daraus bleibt für immer
       *[other] { $entries } Dinge daraus bleiben für immer
    }
campaign-line-free = ein Spiel mit der fertigen Schachtel: { $seats }
campaign-line-wish = jemand möchte zurück zu Zeile { $n }
campaign-line-tape = die Aufzeichnung eines Spiels von anderswo
campaign-line-done = die Kampagne ist zu Ende, und die Schachtel bleibt, wie sie ist
campaign-sort-map = Spielplan
campaign-sort-cards = Karten
campaign-sort-choices = Entscheidungen
campaign-sort-story = Geschichte
campaign-sort-contracts = Aufträge
campaign-sort-people = Personen
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
contract-done = { $name }: erfüllt von { $who }
contract-failed = { $name }: gescheitert
no-goals = Niemand hat in diesem Spiel persönliche Ziele.
review-of = { $who }: { $n } Häkchen{ $section ->
        [none] { "" }
        [copper] , Kupfer
        [silver] , Silber
       *[gold] , Gold
    }
goal-open = Reihe { $n }, noch offen: { $text }
goal-reached = Reihe { $n }, erreicht: { $text }
goal-when = wenn { $text }
no-journals = Niemand führt in diesem Spiel ein Tagebuch.
milestones-of = { $who }: { $n } von { $of } Meilensteinen{ $titles ->
        [none] { "" }
       *[other] : { $titles }
    }
milestone-crossed = { $name } (durchgestrichen)
milestone-marked = eine Marke
prize-of = { $who } ist Mitarbeiter des Monats.
marks-on = { $name }: markiert von { $who }
rule-on-slot = Neue Regel { $slot }: { $text }
rule-covered = Neue Regel { $slot }, von einer neueren überklebt: { $text }
promotion-unnamed = { $section ->
        [copper] Kupfer
        [silver] Silber
       *[gold] Gold
    }
promotion-held = { $name }. { $text }
promotion-used = { $name } (in diesem Spiel schon benutzt). { $text }

# Der Coach (`burgle coach`).
coach-chances = Siegchance Zug für Zug ({ $turns } Züge; vor dem ersten und vor dem letzten):
coach-account = Wo gewonnen und verloren wurde, in Hundertsteln eines Sieges:
coach-account-line = { $who }: { $start } zu Beginn, Entscheidungen { $decisions }, Glück { $luck }, { $end } am Ende
coach-account-note = Entscheidungen werden daran gemessen, was ein gewitzter Kopf mit demselben Wissen an derselben Stelle getan hätte. Glück ist alles andere: Karten, Würfel und was die anderen getan haben.
coach-costly = Die teuersten Entscheidungen, gemessen an dem, was man da wissen konnte:
coach-none = Keine Entscheidung sticht heraus: Keine hat viel gekostet.
coach-decision = { " " } { $who }, Runde { $turn }: kostete { $cost } (± { $error }) Hundertstel
coach-chosen = Getan: { $what } – { $win } Siegchance, erwischt in { $caught }, etwa { $points } Punkte.
coach-better = Besser: { $what } – { $win } Siegchance, erwischt in { $caught }, etwa { $points } Punkte.
coach-note = { $weighed } von { $questions } Entscheidungen wurden in { $worlds } gedachten Spielen abgewogen.
coach-note-unlearned = { $weighed } von { $questions } Entscheidungen wurden in { $worlds } gedachten Spielen abgewogen. Für dieses Spiel gibt es noch keine gelernte Bewertung, die Chancen sind deshalb nur grob.

# Der Tisch im Terminal: Was man tippt, ist in allen Sprachen gleich, was gesagt wird, nicht.
welcome = Enter spielt Karten aus, `help` zeigt die Befehle, `quit` hebt das Spiel auf.
help-enter = alle Karten ausspielen; dann: die Optionen zeigen
help-number = Option 12 nehmen; was nicht geht, sagt, warum
help-play = Karten ausspielen
help-move = nach Kürzel, Nummer oder Name; auch weite Wege
help-swords = wie viele Schwerter du gegen Gegner einsetzt
help-get = Karte oder Ware kaufen, Gegner besiegen
help-verbs = wie es in den Optionen steht; y ist ja, n ist nein
help-place = das neue Plättchen legen, um 90 Grad gedreht
help-map-tiles = kleine Plättchen; weiter nach Osten; wo Bo ist
help-end = den Zug beenden
help-undo = das Letzte oder den Zug zurücknehmen
help-why = warum das nicht geht und welche Regel das sagt
help-preview = was eine Option sicher tut; was ein guter Bot täte
help-odds = Chancen beim nächsten Angriff, oder bei 5 Würfeln
help-map = der Spielplan, ein Teil davon, alles in Worten
help-where = Wege von hier; der Weg zu einem Ort
help-row = was es zu kaufen gibt; wer was hat
help-hand = deine Karten, wo immer sie sind
help-card = was sie tut; `card 3` ist die dritte der Auslage
help-rules = eine Regel nachschlagen (auf Englisch)
help-log = was passiert ist; alles in Worten
help-thoughts = warum Bots taten, was sie taten, nach dem Spiel
help-position = diese Stellung, wie du sie kennst; zu einer gehen
help-papers = Aufträge, persönliche Ziele, Tagebücher
help-campaign = gemeinsam aufgeben; gehen, es bleibt gespeichert
help-save = weiter mit: burgle play --load FILE
help-short = Kurz: m move, p play, a acquire, f fight, e end, u undo, o odds, r row, l log
pass-to = Gib das Gerät an { $name } weiter.
pass-press = { $name }, drück Enter, wenn sonst niemand hinsieht.{" "}
enter-goes-on = Enter: weiter
enter-plays = Enter: alle ausspielen
stopped-before = Vor { $place } ist Schluss.
no-card-to-play = Du hast keine Karte zum Ausspielen.
offer-waits = Mit dem Rest deiner Hand kannst du noch ein Angebot nutzen. Noch einmal Enter spielt ihn trotzdem aus.
back-revealed = Etwas wurde aufgedeckt: Das lässt sich nicht zurücknehmen.
back-nothing = Da gibt es nichts zurückzunehmen.
taken-back = Zurückgenommen: { $what }.
back-no-further = Noch weiter zurück wurde etwas aufgedeckt.
say-file = Sag, wohin: `save FILE`.
saved = Gespeichert. Weiter mit: burgle play --load { $file }
kept = Das Spiel ist aufgehoben. Weiter mit: burgle play --load last
position-here = Diese Stellung, wie du sie kennst; mit `position TEXT` gehst du zu einer:
position-unseen = Was du nicht gesehen hast, wird für alle, die sie öffnen, neu gemischt.

off-board = Du bist nicht auf dem Spielplan.
ways-from = Von { $place } ({ $boots }):
unknown-place = niemand weiß, was dort ist
say-where-to = Sag, wohin: `way { $far }`.
no-way = Von { $from } führt kein Weg nach { $to }.
way-from-to = Von { $from } nach { $to }: { $way }.
you-are-at = Du bist bei { $place }.
you-are-in = Du bist in { $room }.
say-why = Sag, was: `why 4`, `why move { $far }`, `why acquire { $card }`.
say-which = Sag, welche Option: `preview 12`.
luck-shares = Dann entscheidet das Glück: { $shares }
luck-decides = Dann entscheidet das Glück, und das lässt sich nicht zurücknehmen.
next-attack = Treffer für dich beim nächsten Angriff: { $chances }.
hits = keiner { $none }, einer { $one }, mehr { $more }{ $out ->
        [none] { "" }
       *[other] , k. o. { $out }
    }
nothing-changes = Nichts würde sich ändern.
say-cubes = Sag, wie viele Würfel: `odds 5`, oder nur `odds`.
too-few-cubes = { $n ->
        [one] Es gibt nur 1 Würfel zu ziehen: `odds 1`.
       *[other] Es gibt nur { $n } Würfel zu ziehen: `odds { $n }` oder weniger.
    }
attack-draws = Ein Angriff zieht { $draws } von { $bag } Würfeln (das Lärmfeld zählt mit).
odds-cubes = Würfel
odds-safe = heil
odds-mean = Mittel
odds-out = k. o.
refill-attacks = Würde die Auslage jetzt aufgefüllt, käme in { $share } der Fälle ein Angriff.
on-sale = { $name }, Preis { $price }, noch da: { $left }
token-price = Preis: { $n }.
no-market = Hier gibt es keinen Markt.
cards-in-hand = Auf der Hand
cards-in-unseen = Noch im Deck, ohne Reihenfolge
cards-in-discard = In der Ablage
cards-owned = Karten: { $cards }
nothing = nichts
no-card = Eine Karte `{ $text }` gibt es nicht.{ $near ->
        [none] { "" }
       *[other] { " " }Meintest du { $near }?
    }
no-token = Einen Marker `{ $text }` gibt es nicht.{ $near ->
        [none] { "" }
       *[other] { " " }Meintest du { $near }?
    }
no-space = Ein Feld `{ $text }` gibt es nicht.{ $near ->
        [none] { "" }
       *[other] { " " }Meintest du { $near }?
    } `map` zeigt alle.
no-rule = Keine Regel erwähnt `{ $text }`.
say-rule = Sag, was: `rules lock`, `rules { $clause }`.
more-rules = ... und { $n } weitere: burgle rules { $game } { $text }
nothing-happened = Noch ist nichts passiert.

no-number = Eine Nummer { $n } gibt es nicht; die Liste geht bis { $most }.
number-is = { $n } ist `{ $label }`.
used-on-way = { $what } auf dem Weg zu { $place } eingesetzt.
hurt-on-way = Auf dem Weg zu { $place } sind Gegner, und du würdest verletzt. Sag, wie: { $choices }.
way-to = Zu { $place }: { $way }.
too-far = { $place } ist zu weit für einen Schritt. { $told }
way-needs = nötig: { $what }
way-locks = { $n ->
        [one] Schloss
       *[other] { $n } Schlösser
    }
way-closed = Einbahnstraße, von hier aus nicht
which-one = Was davon: { $names }?
place-empty = Dieser Platz in der Auslage ist leer.
you-can = Das geht: `{ $label }`.
not-understood = `{ $label }` verstehe ich nicht. { $near ->
        [none] `help` zeigt die Befehle.
       *[other] Meintest du `{ $near }`?
    }
how-lift = Lift
how-pad = Telepad
how-portal = Portal zu
how-water = übers Wasser
how-mountain = über den Berg
how-shrine = Schrein
need-key = ein Schlüssel
need-code = ein Kommandocode
need-artifact = ein Artefakt
need-canoe = ein Kanu
need-past-agents = ein Weg vorbei an { $n ->
        [one] 1 Agenten
       *[other] { $n } Agenten
    }
need-lockpicks = { n-lockpicks } (du hast { $have })
need-stop = ein Halt in der Kristallhöhle { $cave }

n-skill = { $n } Geschick
n-swords = { $n ->
        [one] { $n } Schwert
       *[other] { $n } Schwerter
    }
n-boots = { $n } Stiefel
n-enemies = { $n } Gegner
n-locks = { $n ->
        [one] { $n } Schloss
       *[other] { $n } Schlösser
    }
n-lockpicks = { $n ->
        [one] { $n } Dietrich
       *[other] { $n } Dietriche
    }
n-offers = { $n ->
        [one] { $n } offenes Angebot
       *[other] { $n } offene Angebote
    }
n-credit = { $n ->
        [one] { $n } Credit
       *[other] { $n } Credits
    }
n-gold = { $n } Gold
n-points = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
n-prisoners = { $n ->
        [one] { $n } Gefangener
       *[other] { $n } Gefangene
    }
n-idols = { $n ->
        [one] { $n } Idol
       *[other] { $n } Idole
    }
n-data-cubes = { $n } Datenwürfel
n-marked = { $n ->
        [one] { $n } Schrein markiert
       *[other] { $n } Schreine markiert
    }
n-interns = { $n ->
        [one] { $n } Praktikant
       *[other] { $n } Praktikanten
    }
n-seals = { $n } Siegel
n-left = noch { $n }
n-more = { $n ->
        [0] keine mehr
       *[other] noch { $n }
    }
n-of = { $n } von { $of }
no-more-boots = keine Stiefel mehr
more-below = darunter noch { $n }
none-left = keine mehr
worth-one = 1 Punkt
worth-many = { $points } Punkte
seal-done = erledigt
seal-on = Siegel auf { $space }
bank-of = { $n } { $sort ->
        [major] große
        [minor] kleine
        [ore] Erz
       *[other] { $sort }
    }
title-tiles = Plättchen
title-artifacts = Artefakte
title-ghosts = Geister
title-patron = Gönner
title-tomes = Folianten
title-arms = Waffen
title-handbooks = Handbücher
title-secrets = Geheimnisse
title-prisoners = Gefangene
title-offers = Angebote
title-ignoring = Ignoriert
ignoring-enemies = Gegner
ignoring-checkpoints = Kontrollpunkte
ignoring-footprints = Fußspuren
ignoring-caves = Höhlen
ignoring-forests = Wälder
ignoring-agents = Agenten
status-in = drinnen
status-escaped = entkommen
status-rescued = gerettet
status-lost = verloren
sign-attack = Angriff
sign-danger = Gefahr
sign-seal = Siegel

spoken-turn = Runde { $round }, { $name }. { $pools }. Leben { $left } von { $most }.{ $place ->
        [none] { "" }
       *[other] { " " }Ort: { $place }.
    }
spoken-pools = Geschick { $skill }, Schwerter { $sword }, Stiefel { $boot }
spoken-teleports = Teleports { $n }
spoken-hand = Hand: { $cards }.
spoken-played = Ausgespielt: { $cards }. Deck { $deck }, Ablage { $discard }.
spoken-here = Hier: { $what }.
spoken-owns = { $coins }, Punkte { $points }. Du hast: { $owns }.
spoken-row = Auslage:
spoken-reserve = Vorrat:
spoken-others = Die anderen:
spoken-empty = leer
spoken-interns = Praktikanten { $n }
spoken-rage = Wut: Stufe { $at } von { $of }; ein Angriff zieht { $n } Würfel.
spoken-bag = Lärmfeld: { $area }. Beutel: { $bag }.
share = { $n } %
decimal-sign = ,
spoken-refill = Angriff beim Auffüllen: { $share }.
spoken-well = bei { $place }, Leben { $left } von { $most }
screen-round = Runde { $n }
screen-piles = Deck { $deck } Ablage { $discard }
screen-out = k. o. { $share }
screen-hand = Hand
screen-played = ausgespielt
screen-market = MARKT
screen-rage = WUT
screen-draws = zieht
screen-hits = trifft dich
screen-clank = LÄRM
screen-bag = BEUTEL
screen-refill = Angriff beim Auffüllen
screen-refill-short = Auffüllen
pool-skill = GESCHICK
pool-sword = SCHWERT
pool-boot = STIEFEL
pool-teleport = TELEPORT
unit-skill = G
unit-sword = S
group-play = Spielen
group-move = Gehen
group-explore = Erkunden
group-use = Benutzen
group-buy = Kaufen
group-else = Sonstiges

place-start = Start
place-pods = Rettungskapseln
place-market = Markt
place-lift = Lift
place-telepad = Telepad
place-checkpoint = Kontrollpunkt
place-hq = Zentrale
place-town = Stadt
place-forest = Wald
place-kelp = Leuchttang
place-volcano = Vulkan
place-ruin = Ruine
place-circle = Zauberkreis
place-pyramid = Pyramide
place-danger_zone = Gefahrenzone
place-tower = Glockenturm
place-hill = Hügel
place-mountain = Berg
place-cave = Höhle
place-port = Port: { $what }
place-port-used = Port (gehackt)
place-major = { $n ->
        [one] 1 großes Geheimnis
       *[other] { $n } große Geheimnisse
    }
place-minor = { $n ->
        [one] 1 kleines Geheimnis
       *[other] { $n } kleine Geheimnisse
    }
place-secret-major = großes Geheimnis
place-secret-minor = kleines Geheimnis
place-secret-either = großes Geheimnis, danach kleine
place-ore = Erz
place-rune = Runenstein { $n }
place-artifact = Artefakt { $n }
place-reward = Belohnung: { $what }
place-coach = Kutsche, Gebühr { $fee }
place-shrine = Schrein: { $name }
place-shrine-taken = Schrein: { $name } ist weg
place-agents = Agent
place-wights = Gruftschrat
place-fruits = Frucht
room-crypt = Gruft: der Ausgang
room-wayshrine = Wegschrein
room-cave = Kristallhöhle: keine Stiefel mehr in diesem Zug
room-shrine = Affenschrein
room-idol = ein Idol
room-marked = markiert von { $who }
room-chest = Truhe
room-library = Bibliothek
room-prison = Gefängnis
room-picked = { $what } (schon offen)
room-artifact = Artefakt
room-portal = Portal
no-part = Einen Teil `{ $text }` hat der Spielplan nicht. Es gibt { $parts }.
legend-zoom = näher heran: map { $part }
legend-ship = @ Start, E Kapseln, $ Markt, L Lift, T Telepad, ! Kontrollpunkt, p Port,
legend-ship-more = M m Geheimnis, #n Artefakt, + heilen, c Credits, * Kristall
legend-ship-paths = Wege: x Gegner, " zwei Stiefel, k Schloss, > Einbahn
legend-land = @ Zentrale, $ Stadt, C Kutsche, f Wald, V Vulkan, o Kreis, ^ Pyramide,
legend-land-more = S s Schrein, A Agent, w Schrat, y Frucht, M m Geheimnis, #n Artefakt, + heilen, g d i Gold, Karte, Praktikant
legend-land-paths = Wege: x Monster, " Stiefel, n Berg, ~ Wasser, > Einbahn
legend-lake = @ Zentrale, $ Stadt, T Glockenturm, h Hügel, n Berg, c Höhle, f Wald, k Tang,
legend-lake-more = M m Geheimnis, b beides, o Erz, #n Artefakt, r Runenstein, + heilen, g Gold
legend-lake-paths = ! Gefahrenzone; Wege: x Monster, " Stiefel, n Berg, > Einbahn
legend-tiles = ? offener Rand, o verbunden, x Wand; in Gängen: m Monster, f zwei Stiefel, k Schloss, > Einbahn; in Räumen: s Geheimnis, g Gold, + heilen, i Idol, #n Artefakt, @ Portal, * Höhle, w Wegschrein, $ Markt, c Truhe, l Bibliothek, p Gefängnis, E Ausgang; ~ Spukplättchen
tiles-to-find = Noch { $n } Plättchen zu entdecken.
more-map = Mehr im { $sides }: map { $first }.
side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen
tile-named = { $name ->
        [start] Das Startplättchen
       *[other] Plättchen { $name }
    }
tile-is-turned = um { $degrees } Grad gedreht
tile-not-found = wie gedruckt, noch nicht entdeckt
tile-haunted = hier spukt es
tile-turned = { $degrees ->
        [0] wie gedruckt
       *[other] um { $degrees }° gedreht
    }
tile-as-now = wie es jetzt liegt
tile-into = nach { $room }
tile-stay = du bleibst; { $room }
you-stay = du bleibst
not-now = jetzt nicht: { $takes }
beside = neben { $tiles }
not-inside = Du bist nicht in den Katakomben: Es gibt nichts zu erkunden.
unknown-by = { $ways ->
        [none] Von hier führt kein Gang ins Unbekannte.
       *[other] Von hier geht es ins Unbekannte durch { $ways }.
    }
tunnel-open = { $name } offen
tunnel-elsewhere = { $name } ist ein Gang von { $room }, nicht von { $here }.
tunnel-dead = { $name } ist eine Sackgasse.
tunnel-known = { $name } führt nach { $room }, und das ist nicht mehr unbekannt: `move { $room }`.
no-tunnel = Einen Gang `{ $text }` hat dieses Plättchen nicht.
no-tile = Ein Plättchen oder einen Raum `{ $text }` gibt es nicht. `map list` nennt alle, die entdeckt sind.
not-on-map = { $name } ist nicht auf dem Spielplan.
