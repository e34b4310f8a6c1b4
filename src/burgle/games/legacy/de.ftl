# Wörter von Legacy auf Deutsch: was zu burgle/language/de.ftl hinzukommt oder hier anders heißt.

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
-intern = { $count ->
        [1] Praktikant
       *[other] Praktikanten
    }
-fruit = { $count ->
        [1] Zauberfrucht
       *[other] Zauberfrüchte
    }
-wight = { $count ->
        [1] Gruftschrat
       *[other] Gruftschrate
    }
-seal = { $count ->
        [1] Gütesiegel
       *[other] Gütesiegel
    }
-circle = { $count ->
        [1] Zauberkreis
       *[other] Zauberkreise
    }
-coach = Kutsche
-agent = { $count ->
        [1] Agent
       *[other] Agenten
    }
-hq = Zentrale
-zone = Gefahrenzone

n-coin = { $n } { -coin }
n-intern = { $n ->
        [one] { $n } { -intern }
       *[other] { $n } { -intern }
    }
n-fruit = { $n ->
        [one] eine { -fruit(count: 1) }
       *[other] { $n } { -fruit }
    }
n-wight = { $n ->
        [one] einen { -wight(count: 1) }
       *[other] { $n } { -wight }
    }
n-seal = { $n ->
        [one] ein { -seal(count: 1) }
       *[other] { $n } { -seal }
    }
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
name-paperwork = Vordruck
    .one = einen Vordruck
    .many = Vordrucke
    .of = Vordruck
name-gold = { -coin }
    .one = { -coin }
name-hq = { -hq }
    .one = die { -hq }
    .at = in der { -hq }
name-town = Stadt
    .one = eine Stadt
    .at = in einer Stadt
    .of = zu einer anderen Stadt
name-coach = Haltestelle
    .one = eine Haltestelle
    .at = an einer Haltestelle
    .of = zu einer anderen Haltestelle
name-forest = { -forest(count: 1) }
    .one = ein { -forest(count: 1) }
    .at = in einem { -forest(count: 1) }
    .of = in einen anderen { -forest(count: 1) }
name-mushroom = Pilzwald
    .one = ein Pilzwald
    .at = in einem Pilzwald
name-ruin = Ruine
    .one = eine Ruine
    .at = in einer Ruine
    .of = in eine andere Ruine
name-volcano = Vulkan
    .one = ein Vulkan
    .at = an einem Vulkan
    .of = zu einem anderen Vulkan
name-artifact = Artefaktfeld
    .one = ein Artefaktfeld
    .at = auf einem Artefaktfeld
name-circle = { -circle(count: 1) }
    .one = ein { -circle(count: 1) }
    .at = in einem { -circle(count: 1) }
    .of = in einen anderen { -circle(count: 1) }
name-agent = { -agent(count: 1) }
    .one = ein { -agent(count: 1) }
    .at = bei einem { -agent }
name-shrine = Schrein
    .one = ein Schrein
    .at = in einem Schrein
name-pyramid = Pyramide
    .one = die Pyramide
    .at = auf der Pyramide
name-danger_zone = { -zone }
    .one = die { -zone }
    .at = in der { -zone }

## Wirkungen und Kosten

do-gold = { n-coin } erhalten
    .gain = +{ n-coin }
    .they = erhalten { n-coin }
    .sum = { n-coin }
do-intern = { n-intern } nehmen
    .gain = { $n ->
        [1] +1 Praktikant
       *[other] +{ n-intern }
    }
    .they = nehmen { n-intern }
do-fruit = { n-fruit } nehmen
    .they = nehmen { n-fruit }
do-seal = { n-seal } erhalten
    .they = erhalten { n-seal }
do-wight = { n-wight } in den { -boss }beutel legen
    .they = legen { n-wight } in den { -boss }beutel
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
do-ignore-agents = in diesem Zug { -agent } ignorieren
do-discount = { $many } kosten in diesem Zug { n-skill } weniger
do-discount-coach = Kutschfahrten kosten in diesem Zug { n-coin } weniger
do-discount-market = Waren vom { -market } kosten in diesem Zug { n-coin } weniger
cost-gold = { n-coin } bezahlen
cost-intern = { n-intern } opfern
cost-fruit = { n-fruit } verbrauchen

## Bedingungen und Gezähltes

when-gold = du mindestens { n-coin } hast
    .who = mit mindestens { n-coin }
each-gold = je { n-coin }, das du hast
when-intern = { $n ->
        [one] du einen { -intern } hast
       *[other] du { n-intern } hast
    }
    .who = { $n ->
        [one] mit einem { -intern }
       *[other] mit { n-intern }
    }
each-intern = { $n ->
        [one] jeden { -intern }, den du hast
       *[other] je { n-intern }, die du hast
    }
when-fruit = du { n-fruit } hast
    .who = { $n ->
        [one] mit einer { -fruit(count: 1) }
       *[other] mit { $n } { -fruit }n
    }
each-fruit = { $n ->
        [one] jede ganze { -fruit(count: 1) }, die du hast
       *[other] je { $n } ganze { -fruit }, die du hast
    }
when-seal = { $n ->
        [one] du ein { -seal(count: 1) } hast
       *[other] du mindestens { $n } { -seal } hast
    }
    .who = { $n ->
        [one] mit einem { -seal(count: 1) }
       *[other] mit mindestens { $n } { -seal }n
    }
each-seal = { $n ->
        [one] jedes { -seal(count: 1) }, das du hast
       *[other] je { $n } { -seal }, die du hast
    }
when-egg = { $n ->
        [one] du ein Drachenei hast
       *[other] du { $n } Dracheneier hast
    }
    .who = mit einem Drachenei
each-egg = { $n ->
        [one] jedes Drachenei, das du hast
       *[other] je { $n } Dracheneier, die du hast
    }
when-crown = du eine Krone hast
    .who = mit einer Krone
each-crown = { $n ->
        [one] jede Krone, die du hast
       *[other] je { $n } Kronen, die du hast
    }
when-backpack = du einen Rucksack hast
    .who = mit einem Rucksack
each-backpack = { $n ->
        [one] jeden Rucksack, den du hast
       *[other] je { $n } Rucksäcke, die du hast
    }
when-canoe = du ein Kanu hast
    .who = mit einem Kanu
each-canoe = { $n ->
        [one] jedes Kanu, das du hast
       *[other] je { $n } Kanus, die du hast
    }
when-pickaxe = du eine Spitzhacke hast
    .who = mit einer Spitzhacke
each-pickaxe = { $n ->
        [one] jede Spitzhacke, die du hast
       *[other] je { $n } Spitzhacken, die du hast
    }
when-lifestone = du einen Lebensstein hast
    .who = mit einem Lebensstein
each-lifestone = { $n ->
        [one] jeden Lebensstein, den du hast
       *[other] je { $n } Lebenssteine, die du hast
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
when-shrine = du einen Schreinmarker hast
    .who = mit einem Schreinmarker
each-shrine = jeden Schreinmarker, den du hast
when-marked = { $n ->
        [one] auf einem Schrein ein Würfel von dir liegt
       *[other] auf mindestens { $n } Schreinen Würfel von dir liegen
    }
each-marked = { $n ->
        [one] jeden Schrein mit einem Würfel von dir
       *[other] je { $n } Schreine mit Würfeln von dir
    }
when-looted = { $name ->
        [now] { $n ->
            [one] du in diesem Zug eine Ruine plünderst
           *[other] du in diesem Zug { $n } Ruinen plünderst
        }
       *[ever] { $n ->
            [one] du eine Ruine geplündert hast
           *[other] du mindestens { $n } Ruinen geplündert hast
        }
    }
    .who = { $n ->
        [one] mit einer geplünderten Ruine
       *[other] mit mindestens { $n } geplünderten Ruinen
    }
each-looted = { $name ->
        [now] { $n ->
            [one] jede Ruine, die du in diesem Zug plünderst
           *[other] je { $n } Ruinen, die du in diesem Zug plünderst
        }
       *[ever] { $n ->
            [one] jede Ruine, die du geplündert hast
           *[other] je { $n } Ruinen, die du geplündert hast
        }
    }
when-ridden = { $name ->
        [now] { $n ->
            [one] du in diesem Zug mit der { -coach } fährst
           *[other] du in diesem Zug { $n }-mal mit der { -coach } fährst
        }
       *[ever] { $n ->
            [one] du mit der { -coach } gefahren bist
           *[other] du mindestens { $n }-mal mit der { -coach } gefahren bist
        }
    }
    .who = { $n ->
        [one] mit einer Kutschfahrt
       *[other] mit mindestens { $n } Kutschfahrten
    }
each-ridden = { $name ->
        [now] { $n ->
            [one] jede Kutschfahrt in diesem Zug
           *[other] je { $n } Kutschfahrten in diesem Zug
        }
       *[ever] { $n ->
            [one] jede Kutschfahrt
           *[other] je { $n } Kutschfahrten
        }
    }
when-agent = { $name ->
        [now] { $n ->
            [one] du in diesem Zug einen { -agent } besiegst
           *[other] du in diesem Zug { $n } { -agent } besiegst
        }
       *[ever] { $n ->
            [one] du einen { -agent } besiegt hast
           *[other] du mindestens { $n } { -agent } besiegt hast
        }
    }
each-agent = { $name ->
        [now] { $n ->
            [one] jeden { -agent }, den du in diesem Zug besiegst
           *[other] je { $n } { -agent }, die du in diesem Zug besiegst
        }
       *[ever] { $n ->
            [one] jeden { -agent }, den du besiegt hast
           *[other] je { $n } { -agent }, die du besiegt hast
        }
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
when-sacrificed = { $n ->
        [one] du in diesem Zug einen { -intern } opferst
       *[other] du in diesem Zug { n-intern } opferst
    }
each-sacrificed = { $n ->
        [one] jeden { -intern }, den du in diesem Zug opferst
       *[other] je { n-intern }, die du in diesem Zug opferst
    }
when-in = du in der { $name } bist
    .who = in der { $name }
each-in = jedes Mal, wenn du in der { $name } bist

## Karten, Marker und Felder

head-event = { $name } (Ereignis)
head-role = { $name } (Rolle)
head-vault = { $name } (Tresor)
head-patron = { $name } (Gönner)
label-event = { $text }
label-setup = Vor der Partie: { $text }
label-sealed = Beim Gönnersiegel: { $text }
label-turn = In jedem Zug: { $text }
label-found-agent = Beim Besiegen: { $text }
label-reward = Beim Betreten, einmal im Zug: { $text }
line-seal-True = { -seal(count: 1) }: Drei davon sind 10 Punkte wert.
line-side-underworld = Nur in der Unterwelt.
line-needs-campaign = Nur in Kampagnen.
line-coach = { $n ->
        [0] { -coach }: eine Fahrt für einen Stiefel, ohne Gebühr.
       *[other] { -coach }: eine Fahrt für einen Stiefel; Gebühr { n-coin }.
    }
line-secret-major = Ein großes { -secret(count: 1) } liegt hier.
line-secret-minor = Ein kleines { -secret(count: 1) }, einmal im Zug.
mark-hq = { -hq }: Hier beginnen alle, und hierher geht es mit einem { -artifact(count: 1) } zurück.
mark-town = Stadt: Hier ist { -market }.
mark-forest = { -forest(count: 1) }: nach dem Betreten keine { -boot } mehr zum Gehen.
mark-ruin = Ruine: Gold für dich, und ihr { -wight(count: 1) } kommt in den Beutel.
mark-volcano = Vulkan: Beim Betreten darfst du eine Karte vernichten.
mark-circle = { -circle(count: 1) }: Manche Karten können hier mehr.
mark-agent = Hier wartet ein { -agent(count: 1) }: Nimm 1 Schaden hin, opfere einen { -intern } oder besieg ihn mit 2 { -sword(count: 2) }n.
mark-shrine = Schrein: Nimm seinen Marker, wenn du magst, lass einen Würfel da, und schon bist du auf der Pyramide.
mark-pyramid = Die Pyramide: Hierher schicken dich alle Schreine.
mark-danger_zone = In der { -zone }.
grant-egg = Zählt als Drachenei.
grant-crown = Zählt als Krone.
grant-seal = { line-seal-True }
grant-backpack = Damit kannst du ein { -artifact(count: 1) } mehr tragen.
grant-canoe = Damit kommst du über offenes Wasser.
grant-pickaxe = Bergwege kosten 1 { -boot(count: 1) }.
grant-lifestone = Zählt als Lebensstein.
grant-shrine = Du kannst nur einen haben; nimmst du einen anderen, kommt dieser auf seinen Schrein zurück.
grant-unseen = Kein { -enemy(count: 1) } auf einem Weg verletzt dich.
grant-fruit = Verbrauch sie, wo eine Karte danach fragt.

## Fragen

ask-agent = Bei { $name } wartet ein { -agent(count: 1) }. Wie kommst du vorbei?
    .bare = Hier wartet ein { -agent(count: 1) }. Wie kommst du vorbei?
ask-teleport = { $name }: Wohin möchtest du teleportieren?
    .bare = Wohin möchtest du teleportieren?
ask-role = Welche Rolle möchtest du behalten?
ask-vault = Welche Karte möchtest du aus dem Tresor?
ask-promotion = { $name }: Welche Beförderung möchtest du?
    .bare = Welche Beförderung möchtest du?
ask-shrine = { $name }: Möchtest du den Marker des Schreins?
    .bare = Möchtest du den Marker des Schreins?

## Ablehnungen

refuse-power_of_another = { $name } gehört einer anderen Figur.
refuse-no_power = { $name } ist eine Beförderung ohne eigene Fähigkeit.
refuse-power_used = Du hast { $name } in dieser Partie schon benutzt.
refuse-power_not_now = { $name } würde jetzt nichts bewirken.
refuse-has_artifact = Du trägst schon ein { -artifact(count: 1) } und hast keinen Rucksack für ein weiteres.
refuse-need_artifact = Ohne { -artifact(count: 1) } kannst du nicht zurück: { $name } bleibt dir verschlossen.
refuse-home_already = Du bist mit deinem { -artifact(count: 1) } zu Hause. Jetzt musst du nur noch den Zug beenden.
refuse-exhausted = Ein { -forest(count: 1) } hat dich müde gemacht: In diesem Zug gehst du nicht weiter.
refuse-need_canoe = Der Weg nach { $name } führt über offenes Wasser, und du hast kein Kanu.
refuse-need_boot_mountain = Der Weg nach { $name } führt über einen Berg: Du brauchst { n-boot } und hast { $have }.
refuse-need_intern = Für diesen Weg nach { $name } brauchst du { n-intern }, und du hast { $have }.
refuse-too_many_interns = Du willst mehr { -intern } schicken, als auf dem Weg nach { $name } noch { -enemy } sind.
refuse-need_sword_agent = Um den { -agent } bei { $name } zu besiegen, brauchst du { n-sword }; du hast { $have } übrig.
refuse-agent_waits = Bei { $name } wartet ein { -agent(count: 1) }. Sag, wie du vorbeikommen willst.
refuse-no_agent = Bei { $name } ist kein { -agent(count: 1) }.
refuse-no_coach_here = Es hält keine { -coach } { -here }.
refuse-coach_banned = In dieser Partie fährt keine { -coach }.
refuse-no_coach_there = Nach { $name } fährt keine { -coach }.
refuse-same_coach = In { $name } bist du schon.
refuse-need_fare = Die Fahrt nach { $name } kostet { n-coin }, und du hast { $have }.
refuse-not_for_sale = { $name } verkauft niemand.
refuse-no_use_now = { $name } würde jetzt nichts bewirken.
refuse-not_on_top = { $name } liegt nicht oben auf dem Stapel.

## Ereignisse

event-event = Ereignis: { $card }.
event-reshuffle = Der { -row } sind die Karten ausgegangen: Die abgelegten werden wieder eingemischt.
event-tome = { $card } liegt jetzt oben auf den Folianten.
event-intern = { $n ->
        [0] Für { $who } ist kein Praktikant mehr übrig.
       *[other] { $who } nimmt { n-intern }.
    }
event-sacrifice = { $who } opfert { n-intern }.
event-wight = { $n ->
        [one] Ein { -wight(count: 1) } kommt in den Beutel.
       *[other] { $n } { -wight } kommen in den Beutel.
    }
event-agent-beaten = { $who } besiegt den { -agent } bei { $space }.
event-agent-past = { $who } kommt bei { $space } am { -agent } vorbei.
event-ride = { $who } fährt nach { $space }.
event-tired = { $space } macht { $who } müde: In diesem Zug geht es nicht weiter.
event-cube = { $cube ->
        [black] Ein schwarzer Würfel: Niemand wird getroffen.
        [hunter] Ein { -wight(count: 1) }: Er verletzt alle.
        [neutral] Ein { -intern(count: 1) }: Nichts passiert.
       *[colour] Ein Würfel von { $who } wird gezogen.
    }
event-out = { $status ->
        [escaped] { $who } hat Feierabend.
        [rescued] { $who } geht k. o., aber außerhalb der { -zone }, und wird gerettet.
       *[lost] { $who } geht k. o. und ist verloren.
    }
event-escape = { $who } kommt mit einem { -artifact(count: 1) } heim.
event-fruit = { $who } pflückt die { -fruit(count: 1) } von { $space }.
event-expend = { $who } verbraucht { n-fruit }.
event-seal = { $who } bekommt { n-seal }.
event-shrine = { $who } nimmt { $token }.
event-shrine-back = { $token } kommt auf den Schrein zurück.
event-shrine-cube = { $who } lässt einen Würfel auf dem Schrein { $space }.
event-shrine-pays = { $token } zahlt sich für { $who } aus.
event-patron = Der Gönner schaltet sich ein: { $card }.
event-role = { $who } behält die Rolle { $card }.
event-vault = { $who } nimmt { $card } aus dem Tresor.
event-ignore = { $n ->
        [0] Monster auf dem Weg schaden { $who } in diesem Zug nicht.
        [1] { -forest } halten { $who } in diesem Zug nicht auf.
       *[other] { -agent } halten { $who } in diesem Zug nicht auf.
    }

## Punkte

score-patron = { $name }: { $n }
score-seals = { -seal }: { $n }
score-shrines = Schreine: { $n }
