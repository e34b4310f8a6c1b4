# Die Wörter der Familie auf Deutsch; en.ftl sagt, wozu jede Meldung und jede Form da ist.
#
# Wirkungen und Kosten stehen im Infinitiv ("eine Karte ziehen"): so passen sie allein, nach "du darfst" und nach
# "Möchtest du". Bedingungen sind Nebensätze ohne "wenn" ("du ein Artefakt hast"), Gezähltes steht im Akkusativ mit
# "jede" oder "je" ("jedes Artefakt, das du hast"). Formen, die nur das Deutsche braucht:
#   .at    ein Ort mit seiner Präposition, "auf einem Markt"
#   .from  woher, "aus deiner Hand"
#   .of    als erster Teil eines Wortes, "Widerstands"-Karte, und als Akkusativ ohne Artikel, "Gefährten"
# Begriffe kennen $count (1 oder mehr) und $case (nom oder acc).

## Dinge

-skill = Geschick
-sword = { $count ->
        [1] Schwert
       *[other] Schwerter
    }
-boot = Stiefel
-coin = { $count ->
        [1] Münze
       *[other] Münzen
    }
-clank = Lärm
-area = Lärmfeld
-boss = Boss
-marker = Wutmarker
-row = Auslage
-reserve = Vorrat
-market = Markt
-key = Generalschlüssel
-artifact = { $count ->
        [1] Artefakt
       *[other] Artefakte
    }
-secret = { $count ->
        [1] Geheimnis
       *[other] Geheimnisse
    }
-checkpoint = { $count ->
        [1] Kontrollpunkt
       *[other] Kontrollpunkte
    }
-a-checkpoint = { $case ->
        [nom] ein Kontrollpunkt
       *[acc] einen Kontrollpunkt
    }
-each-checkpoint = jeden Kontrollpunkt, den
-footprints = Fußspuren
-enemy = { $count ->
        [1] Gegner
       *[other] Gegner
    }
-an-enemy = { $case ->
        [nom] ein Gegner
       *[acc] einen Gegner
    }
-the-enemy = den Gegner
-each-enemy = jeden Gegner, den
-path = Weg
-on-path = auf dem Weg
-on-paths = auf Wegen
-here = auf deinem Feld

player = Spieler { $number }

## Mengen

n-skill = { $n } { -skill }
n-sword = { $n ->
        [one] { $n } { -sword(count: 1) }
       *[other] { $n } { -sword }
    }
n-boot = { $n } { -boot }
n-coin = { $n ->
        [one] { $n } { -coin(count: 1) }
       *[other] { $n } { -coin }
    }
n-clank = { $n } { -clank }
n-damage = { $n } Schaden
n-teleport = { $n ->
        [one] { $n } Teleport
       *[other] { $n } Teleports
    }
n-card = { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
n-cube = { $n } Würfel
n-point = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
n-space = { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    }

## Namen von Orten und Mitteln

name-play = Spielbereich
    .at = in deinem Spielbereich
    .from = aus deinem Spielbereich
    .their = aus ihrem Spielbereich
name-discard = Ablage
    .at = in deiner Ablage
    .from = aus deiner Ablage
    .their = aus ihrer Ablage
name-hand = Hand
    .at = auf deiner Hand
    .from = aus deiner Hand
    .their = aus ihrer Hand
name-skill = { -skill }
    .one = { -skill }
name-sword = { -sword }
    .one = { -sword(count: 1) }
name-boot = { -boot }
    .one = { -boot }
name-start = Startfeld
    .one = das Startfeld
    .at = auf dem Startfeld
name-market = { -market }
    .one = ein { -market }
    .at = auf einem { -market }
name-checkpoint = { -checkpoint(count: 1) }
    .one = { -a-checkpoint(case: "nom") }
    .at = an einem { -checkpoint(count: 1) }

## Fugen

join-comma = { $a }, { $b }
join-and = { $a } und { $b }
join-or = { $a } oder { $b }
join-or-long = { $a } oder aber { $b }
join-apart = { $a }; { $b }
join-or-apart = { $a }; oder { $b }
join-times = { $n ->
        [2] { $body } (zweimal)
       *[other] { $body } ({ $n }-mal)
    }
join-sum = { $body } erhalten
join-each = { $who } { $body }
    .colon = { $who }: { $body }
    .chooses = { $who } wählen: { $body }
colon-begins = large
do-if = wenn { $when }: { $body }
do-per = { $body } für { $thing }
do-choose = { $n ->
        [1] wähle eins: { $arms }
       *[other] wähle { $n }: { $arms }
    }
join-one-or-all = wähle eins oder, wenn { $when }, alles: { $arms }
do-may = du darfst { $body }
    .they = dürfen { $body }
do-pay = { $cost } und dafür { $body }
do-pay-else = { $cost } oder { $body }
    .they = müssen { $cost } oder aber { $body }
do-at-end = am Ende dieses Zuges { $body }
do-each-player = alle
do-each-rival = alle Rivalen

## Wirkungen

do-skill = { n-skill } erhalten
    .gain = +{ n-skill }
    .they = erhalten { n-skill }
    .sum = { n-skill }
do-sword = { n-sword } erhalten
    .gain = +{ n-sword }
    .they = erhalten { n-sword }
    .sum = { n-sword }
do-boot = { n-boot } erhalten
    .gain = +{ n-boot }
    .they = erhalten { n-boot }
    .sum = { n-boot }
do-clank = { n-clank } machen
    .gain = +{ n-clank }
    .they = machen { n-clank }
do-quiet = { n-clank } zurücknehmen
    .gain = −{ n-clank }
    .they = nehmen { n-clank } zurück
do-teleport = { n-teleport } erhalten
    .gain = +{ n-teleport }
    .sum = { n-teleport }
do-draw = { n-card } ziehen
    .they = ziehen { n-card }
do-heal = { n-damage } heilen
    .they = heilen { n-damage }
do-hurt = { n-damage } erleiden
    .they = erleiden { n-damage }
do-rage = den { -marker } um { n-space } vorrücken
do-calm = den { -marker } um { n-space } zurückschieben
do-black = { $n ->
        [one] einen gezogenen schwarzen Würfel in den Beutel zurücklegen
       *[other] bis zu { $n } gezogene schwarze Würfel in den Beutel zurücklegen
    }
do-flip = { $name } durch { $name2 } ersetzen
    .bare = { -the-enemy } des Vorrats umdrehen
do-all-factions = in diesem Zug gelten alle deine Fraktionstexte
do-trash = eine Karte { $from } vernichten
    .they = vernichten eine Karte { $their }
    .their = eine Karte { $their } vernichten
do-trash-named = { $name2 } { $from } vernichten
    .they = vernichten { $name2 } { $their }
    .their = { $name2 } { $their } vernichten
do-trash-self = diese Karte vernichten
do-acquire-row = { $n ->
        [99] eine beliebige Karte der { -row } umsonst nehmen
       *[other] eine Karte der { -row }, die höchstens { $n } kostet, umsonst nehmen
    }
do-take-row = { $n ->
        [99] eine beliebige Karte der { -row } umsonst auf die Hand nehmen
       *[other] eine Karte der { -row }, die höchstens { $n } kostet, umsonst auf die Hand nehmen
    }
do-acquire-row-or-device = eine Karte der { -row } umsonst nehmen oder dort ein Gerät ohne { -skill } benutzen
do-replace-row = eine Karte der { -row } ersetzen
do-gain-card = { $name } umsonst aus dem { -reserve } nehmen
    .they = nehmen { $name } umsonst aus dem { -reserve }
do-top-self = diese Karte oben auf dein Deck legen
do-buy-for = eine Ware vom { -market } für { n-coin } kaufen, wo immer du bist
    .offer = du darfst { do-buy-for }
do-buy-free = eine Ware vom { -market } umsonst nehmen
    .offer = du darfst { do-buy-free }
do-ignore-enemies = in diesem Zug { -enemy } { -on-paths } ignorieren
do-ignore-checkpoints = in diesem Zug { -checkpoint } ignorieren
do-ignore-footprints = in diesem Zug { -footprints } { -on-paths } ignorieren
do-points = { n-point } erhalten
    .gain = { n-point }

## Kosten

cost-skill = { n-skill } bezahlen
cost-sword = { n-sword } bezahlen
cost-boot = { n-boot } bezahlen
cost-hurt = { n-damage } hinnehmen
cost-discard = { n-card } abwerfen

## Bedingungen und Gezähltes

when-faction = { $other ->
        [yes] { $n ->
            [one] du eine weitere { $of }-Karte ausgespielt hast
           *[other] du { $n } weitere { $of }-Karten ausgespielt hast
        }
       *[no] { $n ->
            [one] du eine { $of }-Karte ausgespielt hast
           *[other] du { $n } { $of }-Karten ausgespielt hast
        }
    }
each-faction = { $other ->
        [yes] { $n ->
            [one] jede weitere { $of }-Karte, die du ausgespielt hast
           *[other] je { $n } weitere { $of }-Karten, die du ausgespielt hast
        }
       *[no] { $n ->
            [one] jede { $of }-Karte, die du ausgespielt hast
           *[other] je { $n } { $of }-Karten, die du ausgespielt hast
        }
    }
when-kind = { $other ->
        [yes] { $n ->
            [one] du noch { $one } im Spiel hast
           *[other] du { $n } weitere { $many } im Spiel hast
        }
       *[no] { $n ->
            [one] du { $one } im Spiel hast
           *[other] du { $n } { $many } im Spiel hast
        }
    }
each-kind = { $other ->
        [yes] { $n ->
            [one] jeden weiteren { $of }, den du im Spiel hast
           *[other] je { $n } weitere { $many }, die du im Spiel hast
        }
       *[no] { $n ->
            [one] jeden { $of }, den du im Spiel hast
           *[other] je { $n } { $many }, die du im Spiel hast
        }
    }
when-artifact = { $n ->
        [one] du ein { -artifact(count: 1) } hast
       *[other] du { $n } { -artifact } hast
    }
    .who = { $n ->
        [one] mit einem { -artifact(count: 1) }
       *[other] mit { $n } { -artifact }n
    }
each-artifact = { $n ->
        [one] jedes { -artifact(count: 1) }, das du hast
       *[other] je { $n } { -artifact }, die du hast
    }
when-trashed = { $n ->
        [one] du in diesem Zug eine Karte vernichtest
       *[other] du in diesem Zug { $n } Karten vernichtest
    }
each-trashed = { $n ->
        [one] jede Karte, die du in diesem Zug vernichtest
       *[other] je { $n } Karten, die du in diesem Zug vernichtest
    }
when-defeated = { $n ->
        [one] du in diesem Zug { -an-enemy } besiegst
       *[other] du in diesem Zug { $n } { -enemy } besiegst
    }
each-defeated = { $n ->
        [one] { -each-enemy } du in diesem Zug besiegst
       *[other] je { $n } { -enemy }, die du in diesem Zug besiegst
    }
when-acquired = { $n ->
        [one] du in diesem Zug eine Karte kaufst
       *[other] du in diesem Zug { $n } Karten kaufst
    }
each-acquired = { $n ->
        [one] jede Karte, die du in diesem Zug kaufst
       *[other] je { $n } Karten, die du in diesem Zug kaufst
    }
when-clank = du in diesem Zug mindestens { n-clank } machst
each-clank = { $n ->
        [one] jeden { -clank }, den du in diesem Zug machst
       *[other] je { $n } { -clank }, den du in diesem Zug machst
    }
when-made = { $n ->
        [one] du in diesem Zug { $name } erhältst
       *[other] du in diesem Zug mindestens { $n } { $name } erhältst
    }
each-made = { $n ->
        [one] je 1 { $one } aus diesem Zug
       *[other] je { $n } { $name } aus diesem Zug
    }
when-stopped = { $n ->
        [one] du in diesem Zug { -a-checkpoint } betrittst
       *[other] du in diesem Zug { $n } { -checkpoint } betrittst
    }
each-stopped = { $n ->
        [one] { -each-checkpoint } du in diesem Zug betrittst
       *[other] je { $n } { -checkpoint }, die du in diesem Zug betrittst
    }
when-secret = { $n ->
        [one] du in diesem Zug ein { -secret(count: 1) } nimmst
       *[other] du in diesem Zug { $n } { -secret } nimmst
    }
each-secret = { $n ->
        [one] jedes { -secret(count: 1) }, das du in diesem Zug nimmst
       *[other] je { $n } { -secret }, die du in diesem Zug nimmst
    }
when-damage = du mindestens { n-damage } hast
    .who = mit mindestens { n-damage }
each-damage = { $n ->
        [one] jeden Schaden, den du hast
       *[other] je { $n } Schaden, den du hast
    }
    .most = du höchstens { $n } Schaden hast
when-card = { $n ->
        [one] { $name } { $at2 } ist
       *[other] { $name } { $n }-mal { $at2 } ist
    }
each-card = { $n ->
        [one] jedes Mal, wenn { $name } { $at2 } ist
       *[other] je { $n }-mal { $name } { $at2 }
    }
when-owned = { $n ->
        [one] du eine { $of }-Karte besitzt
       *[other] du mindestens { $n } { $of }-Karten besitzt
    }
each-owned = { $n ->
        [one] jede { $of }-Karte, die du besitzt
       *[other] je { $n } { $of }-Karten, die du besitzt
    }
when-at = du { $at } bist
    .who = { $at }
each-at = jedes Mal, wenn du { $at } bist
when-on = du bei { $name } bist
    .who = bei { $name }
each-on = jedes Mal, wenn du bei { $name } bist
when-in = du in { $name } bist
    .who = in { $name }
each-in = jedes Mal, wenn du in { $name } bist

## Karten, Marker und Felder

head-card = { $name } ({ n-skill })
head-enemy = { $name } ({ -enemy(count: 1) }, { n-sword })
head-device = { $name } (Gerät, { n-skill })
head-starter = { $name } (Startkarte)
head-faction = { $head }, { $name }
label-device = Benutzen: { $text }
label-acquire = Beim Kauf: { $text }
label-arrive = Bei Ankunft: { $text }
label-defeat = Besiegt: { $text }
label-found = Beim Finden: { $text }
label-use = Einmal benutzen: { $text }
label-bought = Beim Kauf: { $text }
label-reward = Beim Betreten: { $text }
label-service = { $place }, einmal im Zug: { $text }
label-points = Am Ende des Spiels: { $text }
line-where = Nur { $places }.
line-use-cost = Zum Benutzen außerdem { $cost }.
line-needs = Nur zu kaufen, wenn { $when }.
line-danger = Gefahr: Angriffe ziehen 1 Würfel mehr, solange diese Karte in der { -row } liegt.
line-attack = { -boss }angriff beim Aufdecken.
line-points = { n-point } wert.
line-worth = Zählt als { n-coin }; zum Behalten oder Ausgeben.
mark-start = Hier beginnen alle.
mark-market = { -market }: Hier kannst du einkaufen.
mark-checkpoint = Nach dem Betreten keine { -boot } mehr.
line-artifact = { -artifact(count: 1) } im Wert von { $n }.
grant-artifact = Dein Ticket nach draußen.

## Fragen

ask-turn = Dein Zug: Spiel deine Karten aus, nutze, was sie dir bringen, und beende dann den Zug.
ask-over = Das Spiel ist zu Ende.
ask-go-on = Weiter?
ask-choose = { $n ->
        [one] { $name }: Such dir eins aus.
       *[other] { $name }: Such dir { $n } aus.
    }
    .bare = { $n ->
        [one] Such dir eins aus.
       *[other] Such dir { $n } aus.
    }
ask-may = { $name }: { $body }?
    .bare = Möchtest du { $body }?
ask-trash = { $name }: Welche Karte möchtest du vernichten?
    .bare = Welche Karte möchtest du vernichten?
ask-row = { $name }: Welche Karte der { -row } möchtest du?
    .bare = Welche Karte der { -row } möchtest du?
ask-replace = { $name }: Welche Karte der { -row } möchtest du ersetzen?
    .bare = Welche Karte der { -row } möchtest du ersetzen?
ask-secret = Möchtest du das { -secret(count: 1) } bei { $name }?
ask-deal = { $n ->
        [0] { $name }: Welche Ware möchtest du umsonst?
       *[other] { $name }: Welche Ware möchtest du für { n-coin } kaufen?
    }
    .bare = { $n ->
        [0] Welche Ware möchtest du umsonst?
       *[other] Welche Ware möchtest du für { n-coin } kaufen?
    }

## Ablehnungen

refuse-pending = Da wartet noch eine Frage auf dich. Beantworte sie zuerst.
refuse-unknown = Das geht nicht.
refuse-not_understood = Das habe ich nicht verstanden. Meintest du „{ $name }“?
    .bare = Das habe ich nicht verstanden. Mit „help“ siehst du, was ich verstehe.
refuse-nothing_to_undo = Da gibt es nichts zurückzunehmen.
refuse-game_over = Das Spiel ist zu Ende.
refuse-not_your_turn = Jetzt ist { $needed } dran.
refuse-you_are_out = Du bist nicht mehr im Spiel; jetzt ist { $needed } dran.
refuse-off_board = Deine Figur ist nicht mehr auf dem Spielplan.
refuse-not_in_hand = { $name } hast du nicht auf der Hand.
    .bare = Diese Karte hast du nicht auf der Hand.
refuse-unplayed_cards = { $have ->
        [one] Du musst noch eine Karte ausspielen.
       *[other] Du musst noch { $have } Karten ausspielen.
    }
refuse-open_choice = Bei { $name } hast du noch eine Wahl. Triff sie, bevor du den Zug beendest.
    .bare = Du musst noch eine Wahl treffen, bevor du den Zug beendest.
refuse-need_skill = Für { $name } brauchst du { n-skill } und hast { $have }.
refuse-need_sword = Um { $name } zu besiegen, brauchst du { n-sword } und hast { $have }.
refuse-pile_empty = Im { -reserve } ist kein { $name } mehr da.
refuse-is_enemy = { $name } ist { -an-enemy(case: "nom") }: Hier helfen Schwerter. Kaufen geht nicht.
refuse-is_device = { $name } ist ein Gerät: Du benutzt es, wo es liegt, statt es zu kaufen.
refuse-need_use_cost = { $cost ->
        [none] Was { $name } kostet, kannst du nicht bezahlen.
       *[other] Um { $name } zu benutzen, müsstest du außerdem { $cost }, und das kannst du nicht.
    }
refuse-wrong_place = { $places ->
        [none] Für { $name } bist du nicht am richtigen Ort.
       *[other] Für { $name } musst du { $places } sein.
    }
refuse-not_there = { $places ->
        [none] Das geht hier nicht.
       *[other] Das geht nur { $places }.
    }
refuse-once_a_turn = Das geht nur einmal im Zug, und du hast es schon getan.
refuse-need_price = { $cost ->
        [none] Das kannst du nicht bezahlen.
       *[other] Dafür müsstest du { $cost }, und das kannst du nicht.
    }
refuse-of_no_use = Das würde jetzt nichts bewirken.
refuse-no_such_offer = So etwas bietet dir gerade niemand an.
refuse-offer_not_now = Das Angebot von { $name } kannst du gerade nicht annehmen.
    .bare = Dieses Angebot kannst du gerade nicht annehmen.
refuse-not_an_enemy = { $name } ist kein { -enemy(count: 1) }; da gibt es nichts zu bekämpfen.
refuse-not_in_row = { $name } ist gerade nicht im Angebot.
refuse-enemy_not_in_row = { $name } ist gerade nicht hier, da gibt es nichts zu kämpfen.
refuse-no_market_here = Es gibt keinen { -market } { -here }.
refuse-market_banned = Hier wird in diesem Spiel nichts verkauft.
refuse-has_item = { $name } hast du schon, und von jeder Ware darfst du nur eine haben.
refuse-sold_out = { $name } ist ausverkauft.
refuse-dearer_first = { $name } muss zuerst verkauft sein.
refuse-not_hurt_enough = { $name } gibt es erst ab { $need } Schaden, und du hast { $have }.
refuse-no_coupon = Du hast keinen Gutschein zum Abgeben.
refuse-need_coins = Für { $name } brauchst du { n-coin } und hast { $have }.
refuse-not_that_way = So kannst du { $name } nicht bezahlen.
refuse-no_such_token = { $name } hast du nicht.
refuse-not_usable = { $name } kann man nicht benutzen.
refuse-here_already = Da bist du schon: { $name }.
refuse-no_path = Von hier führt kein { -path } zu { $name }.
    .bare = Dorthin führt kein { -path }.
refuse-waits_between = Geh erst zu { $name }: Dort erwartet dich etwas.
refuse-stops_between = Der Weg führt über { $name }; weiter tragen dich deine { -boot } in diesem Zug nicht.
refuse-one_way = Der { -path } zu { $name } geht nur in die andere Richtung.
    .bare = Dieser { -path } geht nur in die andere Richtung.
refuse-need_key = Der { -path } zu { $name } ist verschlossen, und du hast keinen { -key }.
refuse-boots_banned = { -checkpoint(count: 1) }, hier ist Schluss: keine { -boot } mehr in diesem Zug.
refuse-dizzy = Dir ist noch schwindlig von der Fahrt: keine { -boot } mehr in diesem Zug.
refuse-need_boot = Bis { $name } brauchst du { n-boot }, und du hast { $have }.
    .bare = Für diesen { -path } brauchst du { n-boot }, und du hast { $have }.
refuse-need_boot_footprints = Auf dem { -path } zu { $name } sind { -footprints }: Du brauchst { n-boot } und hast { $have }.
    .bare = Auf diesem { -path } sind { -footprints }: Du brauchst { n-boot } und hast { $have }.
refuse-too_many_swords = { $have ->
        [0] Da ist kein { -enemy(count: 1) } { -on-path } zu { $name }: { -sword } nützen dort nichts.
        [one] Da ist nur 1 { -enemy(count: 1) } { -on-path } zu { $name }: { n-sword } sind zu viel.
       *[other] Da sind nur { $have } { -enemy } { -on-path } zu { $name }: { n-sword } sind zu viel.
    }
refuse-need_sword_on_path = Du willst { n-sword } { -on-path } zu { $name } einsetzen, hast aber nur { $have }.
refuse-meter_would_fill = Bis { $name } kostet es dich { n-damage }. Du hast schon { $have } und würdest k. o. gehen.
    .bare = Das kostet dich { n-damage }. Du hast schon { $have } und würdest k. o. gehen.
refuse-need_cubes = { $have ->
        [0] Bis { $name } kostet es dich { n-damage }, und du hast keinen Würfel mehr, um ihn zu markieren.
       *[other] Bis { $name } kostet es dich { n-damage }, und du hast nur noch { $have } Würfel, um ihn zu markieren.
    }
    .bare = { $have ->
        [0] Dafür brauchst du { n-cube } von deinen eigenen, und du hast keinen mehr.
       *[other] Dafür brauchst du { n-cube } von deinen eigenen, und du hast nur noch { $have }.
    }
refuse-need_teleport = Du hast keinen Teleport.
refuse-not_adjacent = { $name } liegt nicht neben deinem Feld.
refuse-no_artifact_here = Es gibt kein { -artifact(count: 1) } { -here }.
refuse-has_artifact = Du hast schon ein { -artifact(count: 1) }, und mehr als eines kannst du nicht tragen.

## Ereignisse

event-turn = Runde { $n }: { $who }.
event-play = { $who } spielt { $card } aus.
event-draw = { $who } zieht { $card }.
    .hidden = { $who } zieht eine Karte.
event-shuffle = { $n ->
        [one] { $who } hat nur 1 Karte für ein neues Deck.
       *[other] { $who } mischt { $n } Karten zu einem neuen Deck.
    }
event-gain = { $resource ->
        [skill] { $who } bekommt { n-skill }.
        [sword] { $who } bekommt { n-sword }.
       *[boot] { $who } bekommt { n-boot }.
    }
event-coins = { $who } bekommt { n-coin }.
event-clank = { $n ->
        [0] { $who } macht keinen Lärm.
       *[other] { $who } legt { n-cube } ins { -area }.
    }
event-quiet = { $n ->
        [0] { $who } hat keine Würfel im { -area }: Da kommt nichts zurück.
       *[other] { $who } nimmt { n-cube } aus dem { -area } zurück.
    }
event-hurt = { $who } erleidet { n-damage }.
event-heal = { $who } heilt { n-damage }.
event-acquire = { $who } kauft { $card }.
event-defeat = { $who } besiegt { $card }.
event-move = { $who } geht zu { $space }.
event-teleport = { $who } teleportiert sich zu { $space }.
event-reward = { $who } holt sich die Belohnung bei { $space }.
event-found = { $who } findet { $token }.
event-token = { $who } nimmt { $token }.
event-use = { $who } benutzt { $token }.
event-buy = { $who } kauft { $token }.
event-artifact = { $who } nimmt ein { -artifact(count: 1) }: { $token }.
event-rage = Der { -marker } rückt auf Stufe { $n } vor: Angriffe ziehen jetzt { $m } Würfel.
event-reveal = { $card } kommt in die { -row }.
event-arrive = { $card } hat einen großen Auftritt.
event-attack = { $n ->
        [one] { -boss }angriff: 1 Würfel wird gezogen.
       *[other] { -boss }angriff: { $n } Würfel werden gezogen.
    }
event-cube = { $cube ->
        [black] Ein schwarzer Würfel: Niemand wird getroffen.
        [hunter] Ein roter Würfel: Alle werden getroffen.
       *[colour] Ein Würfel von { $who } wird gezogen.
    }
event-out = { $status ->
        [escaped] { $who } ist draußen und in Sicherheit.
        [rescued] { $who } geht k. o., wird aber gerettet.
       *[lost] { $who } geht k. o. und ist verloren.
    }
event-trash = { $place ->
        [play] { $who } vernichtet die ausgespielte Karte { $card }.
        [discard] { $who } vernichtet { $card } aus der Ablage.
       *[hand] { $who } vernichtet { $card } aus der Hand.
    }
event-box = { $card } kommt aus dem Spiel.
event-discard = { $who } wirft { $card } ab.
event-end = { $who } beendet den Zug.
event-stop = { $space } hält { $who } auf: keine { -boot } mehr in diesem Zug.
event-black = { $n ->
        [0] Kein schwarzer Würfel kommt in den Beutel zurück.
        [one] 1 schwarzer Würfel kommt in den Beutel zurück.
       *[other] { $n } schwarze Würfel kommen in den Beutel zurück.
    }
event-flip = Im { -reserve } steht jetzt { $card }.
event-get = { $who } nimmt { $card } umsonst aus dem { -reserve }.
event-device = { $who } benutzt { $card }.
event-to-top = { $who } legt { $card } oben auf das Deck.
event-take = { $who } nimmt { $card } auf die Hand.
event-ease = { $ease ->
        [enemies] { $who } schlüpft in diesem Zug { -on-paths } an allen { -enemy }n vorbei.
        [checkpoints] { -checkpoint } halten { $who } in diesem Zug nicht auf.
       *[footprints] { -footprints } bremsen { $who } in diesem Zug nicht.
    }
event-teleports = { $who } bekommt { n-teleport }.
event-bag-empty = Der Beutel ist leer: Wer noch drinnen ist, geht k. o.
event-deck-empty = Der Stapel der { -row } ist leer: Wer noch drinnen ist, geht k. o.
event-paid = { $resource ->
        [skill] { $who } bezahlt { n-skill }.
        [sword] { $who } bezahlt { n-sword }.
       *[boot] { $who } bezahlt { n-boot }.
    }
event-fee = { $who } bezahlt { n-coin }.
event-give-back = { $m ->
        [one] { $who } gibt { $token } zurück.
       *[other] { $who } gibt { $m }-mal { $token } zurück.
    }
event-none-left = Für { $who } ist kein { $token } mehr da.
event-nothing = Für { $who } gibt es hier nichts mehr zu holen.
event-no-draw = { $who } hat keine Karten mehr zu ziehen.
event-out-draw = { $n ->
        [one] { $who } ist draußen: 1 Würfel wird gezogen.
       *[other] { $who } ist draußen: { $n } Würfel werden gezogen.
    }
event-text-on = Alle Fraktionstexte von { $who } gelten in diesem Zug.

## Wertung

score-artifact = { -artifact(count: 1) } { $name }: { $n }
score-card = { $name }: { $n }
score-token = { $name }: { $n }
score-coins = { -coin }: { $n }
