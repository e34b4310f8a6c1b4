# Wörter von Darkest Magic auf Deutsch: was zu burgle/language/de.ftl hinzukommt oder hier anders heißt.

## Dinge

-coin = Gold
-boss = Drachen
-marker = Drachenmarker
-row = Auslage
-enemy = { $count ->
        [1] Monster
       *[other] Monster
    }
-an-enemy = ein Monster
-the-enemy = das Monster
-each-enemy = jedes Monster, das
-forest = { $count ->
        [1] Wald
       *[other] Wälder
    }
-checkpoint = { $count ->
        [1] { -forest(count: 1) }
       *[other] { -forest }
    }
-a-checkpoint = { $case ->
        [nom] ein Wald
       *[acc] einen Wald
    }
-each-checkpoint = jeden Wald, den
-hq = Zentrale
-zone = Gefahrenzone

n-coin = { $n } { -coin }
n-major = { $n ->
        [one] ein zufälliges großes { -secret(count: 1) }
       *[other] { $n } zufällige große { -secret }
    }
n-minor = { $n ->
        [one] ein zufälliges kleines { -secret(count: 1) }
       *[other] { $n } zufällige kleine { -secret }
    }

name-companion = Gefährte
    .one = einen Gefährten
    .many = Gefährten
    .of = Gefährten
name-gear = Gegenstand
    .one = einen Gegenstand
    .many = Gegenstände
    .of = Gegenstand
name-technique = Kniff
    .one = einen Kniff
    .many = Kniffe
    .of = Kniff
name-treasure = Schatz
    .one = einen Schatz
    .many = Schätze
    .of = Schatz
name-gold = { -coin }
    .one = { -coin }
name-hq = { -hq }
    .one = die { -hq }
    .at = in der { -hq }
name-town = Stadt
    .one = eine Stadt
    .at = in einer Stadt
    .of = zu einer anderen Stadt
name-forest = { -forest(count: 1) }
    .one = ein { -forest(count: 1) }
    .at = in einem { -forest(count: 1) }
    .of = in einen anderen { -forest(count: 1) }
name-artifact = Artefaktfeld
    .one = ein Artefaktfeld
    .at = auf einem Artefaktfeld
name-danger_zone = { -zone }
    .one = die { -zone }
    .at = in der { -zone }
n-ore = { $n ->
        [one] ein zufälliges Erz
       *[other] { $n } zufällige Erze
    }
name-tally = Beleg
    .one = einen Beleg
    .many = Belege
    .of = Beleg
name-kelp = Leuchttang
    .one = Leuchttang
    .at = im Leuchttang
name-hill = Hügel
    .one = ein Hügel
    .at = auf einem Hügel
    .of = auf einen anderen Hügel
name-mountain = Berg
    .one = ein Berg
    .at = auf einem Berg
    .of = auf einen anderen Berg
name-cave = Höhle
    .one = eine Höhle
    .at = in einer Höhle
    .of = in eine andere Höhle
name-tower = Glockenturm
    .one = ein Glockenturm
    .at = an einem Glockenturm
    .of = zu einem anderen Glockenturm
name-rune = Runenstein
    .one = ein Runenstein
    .at = an einem Runenstein

## Wirkungen und Kosten

do-scratch = ein Rubbelfeld auf einer deiner Karten freirubbeln
    .they = rubbeln ein Rubbelfeld auf einer ihrer Karten frei
do-mark-card = eine verfügbare blaue Karte markieren
    .they = markieren eine verfügbare blaue Karte
do-mark-card-again = eine verfügbare blaue Karte markieren, auch eine schon markierte
    .they = markieren eine verfügbare blaue Karte, auch eine schon markierte
do-mark-random = eine zufällige blaue Karte markieren
    .they = markieren eine zufällige blaue Karte
do-mark-milestone = einen Meilensteinplatz deines Tagebuchs markieren
    .they = markieren einen Meilensteinplatz ihres Tagebuchs
do-mark-space = deine Marke auf { $name } kleben
    .they = kleben ihre Marke auf { $name }
do-gold = { n-coin } erhalten
    .gain = +{ n-coin }
    .they = erhalten { n-coin }
    .sum = { n-coin }
do-from-major = { n-major } nehmen
    .they = nehmen { n-major }
do-from-minor = { n-minor } nehmen
    .they = nehmen { n-minor }
do-attack = einen { -boss }angriff auslösen
do-black = { $n ->
        [one] einen gezogenen schwarzen Würfel in den { -boss }beutel zurücklegen
       *[other] bis zu { $n } gezogene schwarze Würfel in den { -boss }beutel zurücklegen
    }
do-teleport-to = { $of } teleportieren
    .offer = du darfst { do-teleport-to }
do-ignore-forests = in diesem Zug { -forest } ignorieren
do-discount = { $many } kosten in diesem Zug { n-skill } weniger
do-discount-market = Waren vom { -market } kosten in diesem Zug { n-coin } weniger
cost-gold = { n-coin } bezahlen
do-from-ore = { n-ore } nehmen
    .they = nehmen { n-ore }
do-symbol = diese Karte zeigt das { -boss }zeichen

## Bedingungen und Gezähltes

when-scratched = { $n ->
        [one] ein Rubbelfeld auf deinen Karten frei ist
       *[other] mindestens { $n } Rubbelfelder auf deinen Karten frei sind
    }
when-marks = { $n ->
        [one] eine Karte deine Marke trägt
       *[other] mindestens { $n } Karten deine Marke tragen
    }
    .who = mit mindestens { $n } Marken auf Karten
each-marks = { $n ->
        [one] jede deiner Marken auf Karten
       *[other] je { $n } deiner Marken auf Karten
    }
when-marks_on = { $n ->
        [one] auf { $name } eine Marke klebt
       *[other] auf { $name } mindestens { $n } Marken kleben
    }
    .who = solange auf { $name } mindestens { $n } Marken kleben
each-marks_on = { $n ->
        [one] jede Marke auf { $name }
       *[other] je { $n } Marken auf { $name }
    }
when-marked_card = diese Karte deine Marke trägt
    .who = deren Marke diese Karte trägt
each-marked_card = jedes Mal, wenn diese Karte deine Marke trägt
when-marked_here = auf deinem Feld deine Marke klebt
    .who = auf deren Feld ihre Marke klebt
each-marked_here = jedes Mal, wenn auf deinem Feld deine Marke klebt
each-scratched = { $n ->
        [one] jedes freie Rubbelfeld auf deinen Karten
       *[other] je { $n } freie Rubbelfelder auf deinen Karten
    }
when-gold = du mindestens { n-coin } hast
    .who = mit mindestens { n-coin }
each-gold = je { n-coin }, das du hast
when-egg = { $n ->
        [one] du ein Drachenei hast
       *[other] du { $n } Dracheneier hast
    }
    .who = mit einem Drachenei
each-egg = { $n ->
        [one] jedes Drachenei, das du hast
       *[other] je { $n } Dracheneier, die du hast
    }
when-pickaxe = du eine Spitzhacke hast
    .who = mit einer Spitzhacke
each-pickaxe = { $n ->
        [one] jede Spitzhacke, die du hast
       *[other] je { $n } Spitzhacken, die du hast
    }
when-item = { $n ->
        [one] du eine Ware vom { -market } hast
       *[other] du mindestens { $n } Waren vom { -market } hast
    }
    .who = { $n ->
        [one] mit einer Ware vom { -market }
       *[other] mit mindestens { $n } Waren vom { -market }
    }
each-item = { $n ->
        [one] jede Ware vom { -market }, die du hast
       *[other] je { $n } Waren vom { -market }, die du hast
    }
when-found = { $n ->
        [one] du ein { -secret(count: 1) } gefunden hast
       *[other] du mindestens { $n } { -secret } gefunden hast
    }
each-found = { $n ->
        [one] jedes { -secret(count: 1) }, das du gefunden hast
       *[other] je { $n } { -secret }, die du gefunden hast
    }
when-contract = { $n ->
        [one] du in dieser Partie einen Auftrag erfüllt hast
       *[other] du in dieser Partie mindestens { $n } Aufträge erfüllt hast
    }
    .who = { $n ->
        [one] mit einem erfüllten Auftrag
       *[other] mit mindestens { $n } erfüllten Aufträgen
    }
each-contract = { $n ->
        [one] jeden Auftrag, den du in dieser Partie erfüllt hast
       *[other] je { $n } Aufträge, die du in dieser Partie erfüllt hast
    }
when-in = du in der { $name } bist
    .who = in der { $name }
each-in = jedes Mal, wenn du in der { $name } bist
when-anyone = { $name ->
        [gold] jemand mindestens { n-coin } hat
       *[artifact] jemand ein { -artifact(count: 1) } hat
    }
each-anyone = je { n-coin } der reichsten Figur
when-ore = { $n ->
        [one] du ein Erz hast
       *[other] du mindestens { $n } Erze hast
    }
    .who = mit einem Erz
each-ore = { $n ->
        [one] jedes Erz, das du hast
       *[other] je { $n } Erze, die du hast
    }
when-chalice = du einen Kelch hast
    .who = mit einem Kelch
each-chalice = jeden Kelch, den du hast

## Karten, Marker und Felder

line-reacts-hurt = Erleidest du Schaden, darfst du diese Karte aus der Hand auslegen und eine andere ziehen; sie zählt in deinem nächsten Zug.
line-reacts-healed = Wirst du geheilt, darfst du diese Karte aus der Hand auslegen und eine andere ziehen; sie zählt in deinem nächsten Zug.
line-reacts-attacked = Greift der Drache an, darfst du diese Karte aus der Hand auslegen und eine andere ziehen; sie zählt in deinem nächsten Zug.
line-reacts-trashed = Vernichtest du eine Karte, darfst du diese Karte aus der Hand auslegen und eine andere ziehen; sie zählt in deinem nächsten Zug.
label-reward = Beim Betreten, einmal im Zug: { $text }
line-secret-major = Ein großes { -secret(count: 1) } liegt hier.
line-secret-minor = Ein kleines { -secret(count: 1) }, einmal im Zug.
mark-hq = { -hq }: Hier beginnen alle, und hierher geht es mit einem { -artifact(count: 1) } zurück.
mark-town = Stadt: Hier ist { -market }.
mark-forest = { -forest(count: 1) }: nach dem Betreten keine { -boot } mehr zum Gehen.
mark-danger_zone = In der { -zone }.
grant-egg = Zählt als Drachenei.
grant-pickaxe = Bergwege kosten 1 { -boot(count: 1) }.
label-box_a = Rubbelfeld: { $text }
label-box_b = { label-box_a }
line-secret-either = Hier liegt ein großes { -secret(count: 1) }; ist es weg, gibt es ein kleines, einmal im Zug.
line-secret-ore = Hier liegt Erz.
line-rune = Runenstein { $n }.
mark-kelp = Leuchttang: zählt als { -forest(count: 1) }.
mark-hill = Hügel: Manche Karten können hier mehr.
mark-mountain = Berg: Manche Karten können hier mehr.
mark-cave = Höhle: Manche Karten können hier mehr.
mark-tower = Glockenturm: Manche Karten können hier mehr.
mark-rune = Runenstein: Manche Karten können hier mehr.
grant-chalice = Zählt nicht als { -artifact(count: 1) }.
grant-ore = Zählt als Erz.
when-numbered = du bei { $name } { $name2 } bist
    .who = bei { $name } { $name2 }
each-numbered = jedes Mal, wenn du bei { $name } { $name2 } bist
label-in_row = Solange sie in der { -row } liegt: { $text }
label-in_hand = Solange du sie auf der Hand hast: { $text }
do-lies-cheaper = { $many } kosten { n-skill } weniger
do-lies-cheaper-market = Waren vom Markt kosten { n-coin } weniger
do-lies-cheaper-boots = jeder Weg kostet { n-boot } weniger
do-lies-cheaper-footprints = Wege mit Fußspuren kosten { n-boot } weniger
do-lies-cheaper-goblin = der Goblin braucht { n-sword } weniger
do-lies-dearer = { $many } kosten { n-skill } mehr
do-lies-dearer-market = Waren vom Markt kosten { n-coin } mehr
do-lies-dearer-boots = jeder Weg kostet { n-boot } mehr
do-lies-dearer-footprints = Wege mit Fußspuren kosten { n-boot } mehr
do-lies-dearer-goblin = der Goblin braucht { n-sword } mehr
do-lies-free = { $many } kosten kein { -skill }
do-lies-free-market = Waren vom Markt kosten nichts
do-lies-free-boots = kein Weg kostet { -boot(count: 2) }
do-lies-free-footprints = Wege mit Fußspuren kosten nur einen { -boot(count: 1) }
do-lies-free-goblin = der Goblin braucht nur ein { -sword(count: 1) }
do-lies-more-attack = bei jedem Angriff { $n ->
        [one] wird 1 Würfel
       *[other] werden { $n } Würfel
    } mehr gezogen
do-lies-fewer-attack = bei jedem Angriff { $n ->
        [one] wird 1 Würfel
       *[other] werden { $n } Würfel
    } weniger gezogen
do-lies-ban-market = der Markt verkauft nichts
do-dial-cheaper-footprints = { do-lies-cheaper-footprints }, bis zum Ende des Spiels
do-dial-cheaper-goblin = { do-lies-cheaper-goblin }, bis zum Ende des Spiels
do-dial-dearer-footprints = { do-lies-dearer-footprints }, bis zum Ende des Spiels
do-dial-dearer-goblin = { do-lies-dearer-goblin }, bis zum Ende des Spiels
do-dial-free-footprints = { do-lies-free-footprints }, bis zum Ende des Spiels
do-dial-free-goblin = { do-lies-free-goblin }, bis zum Ende des Spiels
dial-tally = Belege
dial-footprints = Wege mit Fußspuren
dial-goblin = Kämpfe gegen den Goblin
do-after-turn = nach deinem Zug { $body }
do-rule = Regel { $name } auf ihren Platz kleben
do-keyword = { $name }
when-ruled = Platz { $name } des Regelhefts beklebt ist
each-ruled = jedes Mal, wenn Platz { $name } des Regelhefts beklebt ist

## Fragen

ask-mark = Welche Karte möchtest du markieren? Sie trägt deine Farbe für immer.
ask-scratch = Welches Feld möchtest du freirubbeln? Niemand weiß, was darunter ist.
ask-hurt = { $name }: Du erleidest Schaden. Möchtest du reagieren?
    .bare = Du erleidest Schaden. Möchtest du reagieren?
ask-healed = { $name }: Du wirst geheilt. Möchtest du reagieren?
    .bare = Du wirst geheilt. Möchtest du reagieren?
ask-attacked = { $name }: Der Drache hat angegriffen. Möchtest du reagieren?
    .bare = Der Drache hat angegriffen. Möchtest du reagieren?
ask-trashed = { $name }: Du hast eine Karte vernichtet. Möchtest du reagieren?
    .bare = Du hast eine Karte vernichtet. Möchtest du reagieren?
ask-teleport = { $name }: Wohin möchtest du teleportieren?
    .bare = Wohin möchtest du teleportieren?

## Ablehnungen

refuse-has_artifact = Du trägst schon ein { -artifact(count: 1) }.
refuse-need_artifact = Ohne { -artifact(count: 1) } kannst du nicht zurück: { $name } bleibt dir verschlossen.
refuse-home_already = Du bist mit deinem { -artifact(count: 1) } zu Hause. Jetzt musst du nur noch den Zug beenden.
refuse-exhausted = Ein { -forest(count: 1) } hat dich müde gemacht: In diesem Zug gehst du nicht weiter.
refuse-need_boot_mountain = Der Weg nach { $name } führt über einen Berg: Du brauchst { n-boot } und hast { $have }.
refuse-no_use_now = { $name } würde jetzt nichts bewirken.
refuse-not_on_top = { $name } liegt nicht oben auf dem Stapel.
refuse-no_such_rule = Auf Platz { $name } des Regelhefts steht nichts, was das erlaubt.

## Ereignisse

event-mark = { $who } markiert { $card }.
event-mark_space = { $who } hinterlässt bei { $space } eine Marke.
event-mark_covered = { $who } überklebt auf { $card } eine andere Marke.
event-memorial = Bei { $space } erinnert jetzt etwas an { $who }; die alte Marke dort ist überklebt.
event-scratch = { $who } rubbelt auf { $card } ein Feld frei.
event-reshuffle = Der { -row } sind die Karten ausgegangen: Die abgelegten werden wieder eingemischt.
event-tired = { $space } macht { $who } müde: In diesem Zug geht es nicht weiter.
event-cube = { $cube ->
        [black] Ein schwarzer Würfel: Niemand wird getroffen.
       *[colour] Ein Würfel von { $who } wird gezogen.
    }
event-out = { $status ->
        [escaped] { $who } hat Feierabend.
        [rescued] { $who } geht k. o., aber außerhalb der { -zone }, und wird gerettet.
       *[lost] { $who } geht k. o. und ist verloren.
    }
event-escape = { $who } kommt mit einem { -artifact(count: 1) } heim.
event-ignore = { $n ->
        [0] Monster auf dem Weg schaden { $who } in diesem Zug nicht.
       *[other] { -forest } halten { $who } in diesem Zug nicht auf.
    }
event-arms = { $card } liegt jetzt oben auf dem Waffenstapel.
event-handbook = { $card } liegt jetzt oben auf den Handbüchern.
event-omen = { $card } bringt ein böses Omen: Der Drache wird angreifen.
event-react = { $who } reagiert mit { $card }.
event-contract_taken = { $who } nimmt { $contract } und hakt auf der Vorderseite ein Kästchen ab.
event-ruled = Eine neue Regel auf Platz { $slot } des Regelhefts: { $rule }.
