# Wörter von Catacombs auf Deutsch: was zu burgle/language/de.ftl hinzukommt oder hier anders heißt.

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
-path = Gang
-on-path = im Gang
-on-paths = in Gängen
-here = in deinem Raum
-cave = { $count ->
        [1] Kristallhöhle
       *[other] Kristallhöhlen
    }
-checkpoint = { $count ->
        [1] { -cave(count: 1) }
       *[other] { -cave }
    }
-a-checkpoint = eine Kristallhöhle
-each-checkpoint = jede Kristallhöhle, die
-crypt = Gruft
-ghost = { $count ->
        [1] Geist
       *[other] Geister
    }
-lockpick = { $count ->
        [1] Dietrich
       *[other] Dietriche
    }
-wayshrine = { $count ->
        [1] Wegschrein
       *[other] Wegschreine
    }
-idol = { $count ->
        [1] Affenidol
       *[other] Affenidole
    }
-mastery = { $count ->
        [1] Meistermarker
       *[other] Meistermarker
    }

n-coin = { $n } { -coin }
n-lockpick = { $n ->
        [one] { $n } { -lockpick(count: 1) }
       *[other] { $n } { -lockpick }
    }
n-idol = { $n ->
        [one] { $n } { -idol(count: 1) }
       *[other] { $n } { -idol }
    }
n-ghost = { $n ->
        [one] einen { -ghost(count: 1) }
       *[other] { $n } { -ghost }
    }
n-prisoner = { $n ->
        [one] einen zufälligen Gefangenen
       *[other] { $n } zufällige Gefangene
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
name-gem = Edelstein
    .one = einen Edelstein
    .many = Edelsteine
    .of = Edelstein
name-gold = { -coin }
    .one = { -coin }
name-market = { -market }
    .one = ein { -market }
    .at = auf einem { -market }
name-shrine = Affenschrein
    .one = der Affenschrein
    .at = im Affenschrein
name-wayshrine = { -wayshrine(count: 1) }
    .one = ein { -wayshrine(count: 1) }
    .at = in einem { -wayshrine(count: 1) }
name-cave = { -cave(count: 1) }
    .one = eine { -cave(count: 1) }
    .at = in einer { -cave(count: 1) }
name-chest = Truhe
    .one = eine Truhe
    .at = bei einer Truhe
name-library = Bibliothek
    .one = eine Bibliothek
    .at = in einer Bibliothek
name-prison = Gefängnis
    .one = ein Gefängnis
    .at = in einem Gefängnis
name-crypt = { -crypt }
    .one = die { -crypt }
    .at = in der { -crypt }
name-haunted = Spukplättchen
    .one = ein Raum eines Spukplättchens
    .at = auf einem Spukplättchen
name-artifact = Artefaktraum
    .one = ein Artefaktraum
    .at = in einem Artefaktraum
name-depths = Tiefe
    .one = die Tiefe
    .at = in der Tiefe
name-safe = obere Katakomben
    .one = die oberen Katakomben
    .at = in den oberen Katakomben

## Wirkungen und Kosten

do-gold = { n-coin } erhalten
    .gain = +{ n-coin }
    .they = erhalten { n-coin }
    .sum = { n-coin }
do-lockpick = { n-lockpick } erhalten
    .gain = +{ n-lockpick }
    .they = erhalten { n-lockpick }
    .sum = { n-lockpick }
do-idol = { n-idol } nehmen
    .gain = +{ n-idol }
    .they = nehmen { n-idol }
do-return-idol = ein { -idol(count: 1) }, wenn du eines hast, in den Schrein zurücklegen
    .they = mit einem { -idol(count: 1) } legen eines in den Schrein zurück
do-from-major = { n-major } nehmen
    .they = nehmen { n-major }
do-from-minor = { n-minor } nehmen
    .they = nehmen { n-minor }
do-from-prisoner = { n-prisoner } befreien
    .they = befreien { n-prisoner }
do-ghost = { n-ghost } ins { -area } bringen
    .they = bringen { n-ghost } ins { -area }
do-black = { $n ->
        [one] einen gezogenen schwarzen Würfel in den { -boss }beutel zurücklegen
       *[other] bis zu { $n } gezogene schwarze Würfel in den { -boss }beutel zurücklegen
    }
do-teleport = { $n ->
        [one] in einen benachbarten Raum teleportieren
       *[other] bis zu { $n }-mal teleportieren, jeweils in einen benachbarten Raum
    }
    .offer = du darfst { do-teleport }
do-teleport-wayshrine = in einen beliebigen anderen { -wayshrine(count: 1) } teleportieren
    .offer = du darfst { do-teleport-wayshrine }
do-teleport-haunted = auf ein beliebiges anderes Spukplättchen teleportieren
    .offer = du darfst { do-teleport-haunted }
do-teleport-rival = zu einem Rivalen in der Tiefe teleportieren
    .offer = du darfst { do-teleport-rival }
do-teleport-new = auf das neue Plättchen teleportieren
    .offer = du darfst { do-teleport-new }
do-turn-tile = dein Plättchen in eine andere Richtung drehen
    .they = drehen ihr Plättchen in eine andere Richtung
do-turn-tiles = jedes Plättchen, auf dem eine Figur steht, um 180° drehen
do-lay-tile = das nächste Plättchen neben deines legen
do-lay-tile-anywhere = das nächste Plättchen legen, wo immer es passt
do-mark-wayshrine = einen beliebigen { -wayshrine(count: 1) } markieren, als wärst du dort
do-ignore-caves = in diesem Zug { -cave } ignorieren
cost-gold = { n-coin } bezahlen
cost-lockpick = { n-lockpick } ausgeben
cost-idol = { n-idol } zurücklegen

## Bedingungen und Gezähltes

when-gold = du mindestens { n-coin } hast
    .who = mit mindestens { n-coin }
each-gold = je { n-coin }, das du hast
when-crown = { $n ->
        [one] du eine Krone hast
       *[other] du { $n } Kronen hast
    }
    .who = { $n ->
        [one] mit einer Krone
       *[other] mit { $n } Kronen
    }
each-crown = { $n ->
        [one] jede Krone, die du hast
       *[other] je { $n } Kronen, die du hast
    }
when-idol = { $n ->
        [one] du ein { -idol(count: 1) } hast
       *[other] du { n-idol } hast
    }
    .who = { $n ->
        [one] mit einem { -idol(count: 1) }
       *[other] mit { n-idol }n
    }
each-idol = { $n ->
        [one] jedes { -idol(count: 1) }, das du hast
       *[other] je { n-idol }, die du hast
    }
when-mastery = { $n ->
        [one] du einen { -mastery(count: 1) } hast
       *[other] du { $n } { -mastery } hast
    }
    .who = mit einem { -mastery(count: 1) }
each-mastery = { $n ->
        [one] jeden { -mastery(count: 1) }, den du hast
       *[other] je { $n } { -mastery }, die du hast
    }
when-backpack = { $n ->
        [one] du einen Rucksack hast
       *[other] du { $n } Rucksäcke hast
    }
    .who = mit einem Rucksack
each-backpack = { $n ->
        [one] jeden Rucksack, den du hast
       *[other] je { $n } Rucksäcke, die du hast
    }
when-freed = { $name ->
        [now] { $n ->
            [one] du in diesem Zug einen Gefangenen befreist
           *[other] du in diesem Zug { $n } Gefangene befreist
        }
       *[ever] { $n ->
            [one] du einen Gefangenen befreit hast
           *[other] du mindestens { $n } Gefangene befreit hast
        }
    }
each-freed = { $name ->
        [now] { $n ->
            [one] jeden Gefangenen, den du in diesem Zug befreist
           *[other] je { $n } Gefangene, die du in diesem Zug befreist
        }
       *[ever] { $n ->
            [one] jeden Gefangenen, den du befreit hast
           *[other] je { $n } Gefangene, die du befreit hast
        }
    }
when-marked = { $n ->
        [one] du einen { -wayshrine(count: 1) } markiert hast
       *[other] du mindestens { $n } { -wayshrine } markiert hast
    }
each-marked = { $n ->
        [one] jeden { -wayshrine(count: 1) }, den du markiert hast
       *[other] je { $n } { -wayshrine }, die du markiert hast
    }
when-placed = { $n ->
        [one] du in diesem Zug einen Würfel ins Gewölbe legst
       *[other] du in diesem Zug { $n } Würfel ins Gewölbe legst
    }
each-placed = { $n ->
        [one] jeden Würfel, den du in diesem Zug ins Gewölbe legst
       *[other] je { $n } Würfel, die du in diesem Zug ins Gewölbe legst
    }
when-portal = { $n ->
        [one] du in diesem Zug ein Portal benutzt
       *[other] du in diesem Zug { $n }-mal Portale benutzt
    }
each-portal = { $n ->
        [one] jede Portalreise, die du in diesem Zug machst
       *[other] je { $n } Portalreisen, die du in diesem Zug machst
    }
when-defeated = { $n ->
        [one] du in diesem Zug { -an-enemy } der { -row } besiegst
       *[other] du in diesem Zug { $n } { -enemy } der { -row } besiegst
    }
each-defeated = { $n ->
        [one] jedes { -enemy(count: 1) } der { -row }, das du in diesem Zug besiegst
       *[other] je { $n } { -enemy } der { -row }, die du in diesem Zug besiegst
    }
when-alone = du allein auf einem Plättchen bist
    .who = ohne Gesellschaft auf dem Plättchen
each-alone = jedes Mal, wenn du allein auf einem Plättchen bist
when-haunted = du auf einem Spukplättchen bist
    .who = auf einem Spukplättchen
each-haunted = jedes Mal, wenn du auf einem Spukplättchen bist
when-in = du in { $name } bist
    .who = in { $name }
each-in = jedes Mal, wenn du in { $name } bist

## Karten, Marker und Räume

label-found-prisoner = Beim Befreien: { $text }
label-reward = Beim Betreten, einmal im Zug: { $text }
line-react = Trifft dich ein { -ghost(count: 1) }: diese Karte aus der Hand abwerfen, statt Schaden zu erleiden; außerdem { $body }
line-artifact = { $n ->
        [1] Artefaktraum: das nächste { -artifact(count: 1) } des Stapels.
        [2] Artefaktraum (+): das zweite { -artifact(count: 1) } des Stapels; in großer Runde die nächsten zwei.
       *[other] Artefaktraum (++): das dritte { -artifact(count: 1) } des Stapels; in großer Runde die nächsten drei.
    }
mark-crypt = Die { -crypt }: Hier beginnen alle, und hier geht es mit einem { -artifact(count: 1) } hinaus.
mark-shrine = Affenschrein: Hier liegen die Idole.
mark-wayshrine = { -wayshrine(count: 1) }: Lass einen Würfel hier und nimm dafür { -coin }, bei jedem weiteren Schrein mehr.
mark-cave = { -cave(count: 1) }: nach dem Betreten keine { -boot } mehr.
mark-chest = Truhe: ein großes { -secret(count: 1) } für einen { -lockpick(count: 1) }.
mark-library = Bibliothek: ein Secret Tome für einen { -lockpick(count: 1) }.
mark-prison = Gefängnis: Für einen { -lockpick(count: 1) } befreist du zwei Gefangene.
mark-haunted = Hier spukt es: Wer dieses Plättchen legt, bringt einen { -ghost(count: 1) } ins Spiel.
mark-depths = In der Tiefe.
grant-prisoner = Zählt als befreiter Gefangener.
grant-idol = Zählt als { -idol(count: 1) }.
    .self = Zählt, wenn eine Karte nach einem { -idol(count: 1) } fragt.
grant-crown = Zählt als Krone.
grant-mastery = Zählt als { -mastery(count: 1) }.
    .self = Den bekommst du, wenn du durch die { -crypt } hinausgehst; am Ende ist er Punkte wert.
grant-backpack = Damit kannst du ein { -artifact(count: 1) } mehr tragen.
grant-map = Damit gehst du auch gegen den Pfeil durch Einbahngänge.
grant-cloak = Kein { -enemy(count: 1) } in einem { -path } sieht dich.
grant-coupon = Gib ihn ab, um eine Ware billiger zu kaufen.
grant-puzzle_box = Wird zu einem großen { -secret(count: 1) }, wenn du einen { -wayshrine(count: 1) } betrittst.

## Fragen

ask-place = Wie herum möchtest du das Plättchen legen?
    .bare = Wie herum möchtest du das Plättchen legen?
ask-turn-tile = Wie weit möchtest du das Plättchen drehen?
    .bare = Wie weit möchtest du das Plättchen drehen?
ask-cell = { $name }: Wohin möchtest du das nächste Plättchen legen?
    .bare = Wohin möchtest du das nächste Plättchen legen?
ask-teleport = { $name }: Wohin möchtest du teleportieren?
    .bare = Wohin möchtest du teleportieren?
ask-mark = { $name }: Welchen { -wayshrine(count: 1) } möchtest du markieren?
    .bare = Welchen { -wayshrine(count: 1) } möchtest du markieren?
ask-ghost = Ein { -ghost(count: 1) } hat es auf dich abgesehen. Wehrst du ihn mit einer Karte ab?

## Ablehnungen

refuse-wrong_place = { $places ->
        [none] Für { $name } bist du nicht am richtigen Ort.
       *[other] Für { $name } musst du { $places } sein.
    }
refuse-has_artifact = { $have ->
        [one] Du trägst schon ein { -artifact(count: 1) } und hast keinen Rucksack für ein weiteres.
       *[other] Du trägst schon { $have } { -artifact } und hast keinen Rucksack für ein weiteres.
    }
refuse-took_one_here = In diesem Raum hast du schon ein { -artifact(count: 1) } genommen; die anderen sind für deine Rivalen.
refuse-need_artifact = Ohne { -artifact(count: 1) } kannst du nicht zurück: { $name } bleibt dir verschlossen.
refuse-home_already = Du bist mit deinem { -artifact(count: 1) } zu Hause. Jetzt musst du nur noch den Zug beenden.
refuse-need_lockpick = { $sort ->
        [word] Zum Öffnen ({ $name }) brauchst du { n-lockpick }, und du hast { $have }.
       *[title] Bis { $name } brauchst du { n-lockpick }, und du hast { $have }.
    }
    .bare = Für diesen { -path } brauchst du { n-lockpick }, und du hast { $have }.
refuse-no_lock_here = { $name }: So etwas gibt es { -here } nicht.
refuse-already_open = { $name }: In diesem Raum hat das schon jemand geöffnet.
refuse-nothing_inside = { $name }: Da wäre nichts mehr drin, es ist schon alles gefunden.
refuse-no_wayshrine_here = Es gibt keinen { -wayshrine(count: 1) } { -here }.
refuse-marked_already = Diesen { -wayshrine(count: 1) } hast du schon markiert.
refuse-wayshrine_full = { $have ->
        [one] Der eine Platz dieses { -wayshrine(count: 1) }s ist besetzt.
       *[other] Alle { $have } Plätze dieses { -wayshrine(count: 1) }s sind besetzt.
    }
refuse-exhausted = Eine { -cave(count: 1) } hat dich außer Atem gebracht: keine { -boot } mehr in diesem Zug.
refuse-no_tiles = Es gibt keine Plättchen mehr zu entdecken.
refuse-tile_pending = Leg erst das Plättchen, das du entdeckt hast.
refuse-step_needs_it = Das brauchst du noch, um den begonnenen Schritt zu bezahlen.
refuse-can_go_on = Aufgeben geht noch nicht: Du kannst das Plättchen so legen, dass du dir den Weg leisten kannst.

## Ereignisse

event-found = { $who } deckt { $token } auf.
event-tile-found = { $who } deckt ein neues Plättchen auf.
event-laid = { $m ->
        [0] Das neue Plättchen liegt.
       *[other] Das neue Plättchen wird gedreht und gelegt.
    }
event-turned = { $m ->
        [0] Ein Plättchen dreht sich in seine alte Lage zurück.
       *[other] Ein Plättchen dreht sich.
    }
event-ghost = { $n ->
        [one] Ein { -ghost(count: 1) } schwebt ins { -area }.
       *[other] { $n } { -ghost } schweben ins { -area }.
    }
event-cube = { $cube ->
        [black] Ein schwarzer Würfel: Niemand wird getroffen.
        [hunter] Ein { -ghost(count: 1) }: Er sucht alle heim.
       *[colour] Ein Würfel von { $who } wird gezogen.
    }
event-artifact-appears = In { $space } erscheint ein { -artifact(count: 1) }: { $token }.
event-lockpick = { $who } bekommt { n-lockpick }.
event-lockpick-spent = { $who } gibt { n-lockpick } aus.
event-unlock = { $n ->
        [one] { $who } öffnet ein Schloss, und es bleibt für alle offen.
       *[other] { $who } öffnet { $n } Schlösser, und sie bleiben für alle offen.
    }
event-pick = { $m ->
        [0] { $who } öffnet die Truhe in { $space }.
        [1] { $who } öffnet die Bibliothek in { $space }.
       *[2] { $who } öffnet das Gefängnis in { $space }.
    }
event-mark = { $who } markiert den { -wayshrine(count: 1) } { $space }.
event-ease = { $n ->
        [0] { $who } schlüpft in diesem Zug { -on-paths } an allen { -enemy }n vorbei.
       *[1] { -cave } halten { $who } in diesem Zug nicht auf.
    }
event-stop = { $space } bringt { $who } außer Atem: keine { -boot } mehr in diesem Zug.
event-out = { $status ->
        [escaped] { $who } ist draußen und in Sicherheit.
        [rescued] { $who } geht k. o., wird aber von den Dorfleuten nach Hause getragen.
       *[lost] { $who } geht k. o. und ist verloren.
    }
event-escape = { $who } steigt aus der { -crypt } ins Freie.
