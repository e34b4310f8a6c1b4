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
name-tally = Zettel
    .one = einen Zettel
    .many = Zettel
    .of = Zettel
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

do-scratch = ein Feld auf einer deiner Karten aufrubbeln
    .they = rubbeln ein Feld auf einer ihrer Karten auf
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
do-symbol = sie zählt als Karte mit dem Zeichen für einen { -boss }angriff

## Bedingungen und Gezähltes

when-scratched = { $n ->
        [one] ein Feld auf deinen Karten aufgerubbelt ist
       *[other] mindestens { $n } Felder auf deinen Karten aufgerubbelt sind
    }
each-scratched = { $n ->
        [one] jedes aufgerubbelte Feld auf deinen Karten
       *[other] je { $n } aufgerubbelte Felder auf deinen Karten
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
        [one] du in dieser Partie einen Vertrag erfüllt hast
       *[other] du in dieser Partie mindestens { $n } Verträge erfüllt hast
    }
    .who = { $n ->
        [one] mit einem erfüllten Vertrag
       *[other] mit mindestens { $n } erfüllten Verträgen
    }
each-contract = { $n ->
        [one] jeden Vertrag, den du in dieser Partie erfüllt hast
       *[other] je { $n } Verträge, die du in dieser Partie erfüllt hast
    }
when-in = du in der { $name } bist
    .who = in der { $name }
each-in = jedes Mal, dass du in der { $name } bist
when-anyone = { $name ->
        [gold] jemand mindestens { n-coin } hat
       *[artifact] jemand ein { -artifact(count: 1) } hat
    }
each-anyone = je { n-coin }, das die Reichste hat
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

line-reacts-hurt = Nimmst du Schaden, darfst du diese Karte aus der Hand auslegen und eine andere ziehen; sie zählt in deinem nächsten Zug.
line-reacts-healed = Wirst du geheilt, darfst du diese Karte aus der Hand auslegen und eine andere ziehen; sie zählt in deinem nächsten Zug.
line-reacts-attacked = Greift der Drache an, darfst du diese Karte aus der Hand auslegen und eine andere ziehen; sie zählt in deinem nächsten Zug.
line-reacts-trashed = Entsorgst du eine Karte, darfst du diese Karte aus der Hand auslegen und eine andere ziehen; sie zählt in deinem nächsten Zug.
label-reward = Beim Betreten, einmal im Zug: { $text }
line-secret-major = Ein großes { -secret(count: 1) } liegt hier.
line-secret-minor = Ein kleines { -secret(count: 1) }, einmal im Zug.
mark-hq = { -hq }: hier beginnen alle, und hierher geht es mit einem { -artifact(count: 1) } zurück.
mark-town = Stadt: Hier ist { -market }.
mark-forest = { -forest(count: 1) }: nach dem Betreten keine { -boot } mehr zum Gehen.
mark-danger_zone = In der { -zone }.
grant-egg = Zählt als Drachenei.
grant-pickaxe = Bergwege kosten 1 { -boot(count: 1) }.
label-box_a = { $text }
label-box_b = { label-box_a }
line-secret-either = Ein großes { -secret(count: 1) } liegt hier, später gibt es ein kleines, einmal im Zug.
line-secret-ore = Hier liegt Erz.
line-rune = Runenstein { $n }.
mark-kelp = Leuchttang: auch ein { -forest(count: 1) }.
mark-hill = Hügel: Manche Karten können hier mehr.
mark-mountain = Berg: Manche Karten können hier mehr.
mark-cave = Höhle: Manche Karten können hier mehr.
mark-tower = Glockenturm: Manche Karten können hier mehr.
mark-rune = Runenstein: Manche Karten können hier mehr.
grant-chalice = Ist kein { -artifact(count: 1) }.
grant-ore = Zählt als Erz.

## Fragen

ask-scratch = Welches Feld rubbelst du auf? Niemand weiß, was darunter ist.
ask-hurt = { $name }: Du nimmst Schaden. Reagierst du?
    .bare = Du nimmst Schaden. Reagierst du?
ask-healed = { $name }: Du wirst geheilt. Reagierst du?
    .bare = Du wirst geheilt. Reagierst du?
ask-attacked = { $name }: Der Drache hat angegriffen. Reagierst du?
    .bare = Der Drache hat angegriffen. Reagierst du?
ask-trashed = { $name }: Du hast eine Karte entsorgt. Reagierst du?
    .bare = Du hast eine Karte entsorgt. Reagierst du?
ask-teleport = { $name }: Wohin teleportierst du dich?
    .bare = Wohin teleportierst du dich?

## Ablehnungen

refuse-has_artifact = Du trägst schon ein { -artifact(count: 1) }.
refuse-need_artifact = Ohne { -artifact(count: 1) } kannst du nicht zurück: { $name } bleibt dir verschlossen.
refuse-home_already = Du bist mit deinem { -artifact(count: 1) } zu Hause. Jetzt musst du nur noch den Zug beenden.
refuse-exhausted = Ein { -forest(count: 1) } hat dich müde gemacht: In diesem Zug gehst du nicht weiter.
refuse-need_boot_mountain = Der Weg nach { $name } führt über einen Berg: Du brauchst { n-boot } und hast { $have }.
refuse-no_use_now = { $name } würde jetzt nichts bewirken.
refuse-not_on_top = { $name } liegt nicht oben auf dem Stapel.

## Ereignisse

event-scratch = { $who } rubbelt ein Feld auf { $card } auf.
event-reshuffle = Der { -row } sind die Karten ausgegangen: Die abgelegten werden wieder eingemischt.
event-tired = { $space } macht { $who } müde: In diesem Zug geht es nicht weiter.
event-cube = { $cube ->
        [black] Ein schwarzer Würfel: Niemand wird getroffen.
       *[colour] Ein Würfel von { $who } wird gezogen.
    }
event-out = { $status ->
        [escaped] { $who } ist zu Hause und hat Feierabend.
        [rescued] { $who } geht k. o., aber nicht in der { -zone }.
       *[lost] { $who } geht k. o. und ist verloren.
    }
event-escape = { $who } kommt mit einem { -artifact(count: 1) } heim und bekommt eine Tasse.
event-ignore = { $n ->
        [0] Kein Monster am Weg schadet { $who } in diesem Zug.
       *[other] Kein { -forest(count: 1) } hält { $who } in diesem Zug auf.
    }
event-arms = { $card } liegt jetzt oben auf dem Waffenstapel.
event-handbook = { $card } liegt jetzt oben auf den Handbüchern.
event-omen = { $card } kommt mit einem Vorzeichen: Der Drache greift an.
event-react = { $who } reagiert mit { $card }.
