# Wörter von In! Space! auf Deutsch: was zu burgle/language/de.ftl hinzukommt oder hier anders heißt.

## Dinge

-coin = { $count ->
        [1] Credit
       *[other] Credits
    }
-marker = Boss-Marker
-row = Auslage
-crystal = { $count ->
        [1] Energiekristall
       *[other] Energiekristalle
    }
-lift = Hyperlift
-telepad = { $count ->
        [1] Telepad
       *[other] Telepads
    }
-code = { $count ->
        [1] Kommandocode
       *[other] Kommandocodes
    }

n-crystal = { $n ->
        [one] { $n } { -crystal(count: 1) }
       *[other] { $n } { -crystal }
    }

name-outlaw = Gesetzlose
    .one = Gesetzlose
    .of = Gesetzlosen
name-resistance = Widerstand
    .one = Widerstand
    .of = Widerstands
name-science = Wissenschaft
    .one = Wissenschaft
    .of = Wissenschafts
name-lift = { -lift }
    .one = ein Halt des { -lift }s
    .at = an einem Halt des { -lift }s
name-telepad = { -telepad(count: 1) }
    .one = ein { -telepad(count: 1) }
    .at = auf einem { -telepad(count: 1) }
name-pods = Rettungskapseln
    .one = die Rettungskapseln
    .at = bei den Rettungskapseln
name-force_field = Kraftfeld
    .one = ein Feld hinter dem Kraftfeld
    .at = hinter dem Kraftfeld

## Wirkungen und Kosten

do-credit = { n-coin } erhalten
    .gain = +{ n-coin }
    .they = erhalten { n-coin }
    .sum = { n-coin }
do-crystal = { n-crystal } nehmen
    .gain = +{ n-crystal }
    .they = nehmen { n-crystal }
do-teleport-to-telepad = auf Wunsch zu einem { -telepad(count: 1) } in deinem Modul teleportieren
cost-credit = { n-coin } bezahlen
cost-crystal = { n-crystal } zurückgeben

## Bedingungen und Gezähltes

when-credit = du mindestens { n-coin } hast
    .who = mit mindestens { n-coin }
each-credit = { $n ->
        [one] jeden { -coin(count: 1) }, den du hast
       *[other] je { n-coin }, die du hast
    }
when-crystal = { $n ->
        [one] du einen { -crystal(count: 1) } hast
       *[other] du { n-crystal } hast
    }
    .who = { $n ->
        [one] mit einem { -crystal(count: 1) }
       *[other] mit { n-crystal }n
    }
each-crystal = { $n ->
        [one] jeden { -crystal(count: 1) }, den du hast
       *[other] je { n-crystal }, die du hast
    }
when-contraband = { $n ->
        [one] du Schmuggelware hast
       *[other] du { $n } Stück Schmuggelware hast
    }
    .who = mit Schmuggelware
each-contraband = { $n ->
        [one] jedes Stück Schmuggelware, das du hast
       *[other] je { $n } Stück Schmuggelware, die du hast
    }
when-code = { $n ->
        [one] du einen { -code(count: 1) } hast
       *[other] du { $n } { -code } hast
    }
    .who = mit einem { -code(count: 1) }
each-code = { $n ->
        [one] jeden { -code(count: 1) }, den du hast
       *[other] je { $n } { -code }, die du hast
    }
when-hacked = { $n ->
        [one] du in diesem Zug einen Datenport hackst
       *[other] du in diesem Zug { $n } Datenports hackst
    }
each-hacked = { $n ->
        [one] jeden Datenport, den du in diesem Zug hackst
       *[other] je { $n } Datenports, die du in diesem Zug hackst
    }
when-ridden = { $n ->
        [one] du in diesem Zug mit dem { -lift } fährst oder ein { -telepad(count: 1) } benutzt
       *[other] du in diesem Zug { $n } Reisen mit { -lift } oder { -telepad(count: 1) } machst
    }
each-ridden = { $n ->
        [one] jede Reise mit { -lift } oder { -telepad(count: 1) } in diesem Zug
       *[other] je { $n } Reisen mit { -lift } oder { -telepad(count: 1) } in diesem Zug
    }

## Marker und Felder

label-port = Datenport: { $text }
mark-lift = Halt des { -lift }s: eine Freifahrt, danach keine { -boot } mehr in diesem Zug.
mark-telepad = { -telepad(count: 1) }: mit einem TelePass eine kostenlose Reise, danach keine { -boot } mehr in diesem Zug.
mark-pods = Rettungskapseln: der Weg hinaus, mit einem { -artifact(count: 1) }.
mark-force_field = Hinter dem Kraftfeld: Zutritt mit einem { -code(count: 1) }.
line-secret-major = Wer hierher kommt, darf das große { -secret(count: 1) } nehmen, wenn es noch da ist.
line-secret-minor = Wer hierher kommt, darf ein kleines { -secret(count: 1) } nehmen, solange noch welche da sind.
grant-lock = Öffnet jedes Schloss.
grant-telepad = Damit kannst du { -telepad } benutzen.
grant-contraband = Zählt als Schmuggelware.
    .self = Zählt, wenn eine Karte nach Schmuggelware fragt.
grant-crystal = Zählt als { -crystal(count: 1) }.
    .self = Zählt, wenn eine Karte nach einem { -crystal(count: 1) } fragt.
grant-code = Öffnet das Kraftfeld der Kommandozentrale.

## Fragen

ask-to-pad = { $name }: Zu einem { -telepad(count: 1) } in deinem Modul teleportieren?
    .bare = Zu einem { -telepad(count: 1) } in deinem Modul teleportieren?

## Ablehnungen

refuse-no_lift = Von deinem Feld fährt der { -lift } nicht zu { $name }.
refuse-lift_blockade = Auf dem Weg zu { $name } sperrt die Blockade den { -lift }.
refuse-need_key_lift = Auf dem Weg zu { $name } ist der { -lift } verschlossen, und du hast keinen { -key }.
refuse-no_pad = Kein { -telepad(count: 1) } bringt dich von deinem Feld zu { $name }.
refuse-need_telepass = Um per { -telepad(count: 1) } zu { $name } zu kommen, brauchst du einen TelePass.
refuse-need_code = { $name } ist gesperrt: Hack { $need } Datenports, dann hast du den { -code(count: 1) } ({ $have } von { $need }).
refuse-need_artifact = Ohne { -artifact(count: 1) } kommt hier niemand raus, und du hast keines. { $name }: kein Zutritt.
refuse-no_port = Auf deinem Feld gibt es keinen Datenport.
refuse-port_used = Diesen Port hat { $had } schon gehackt.
refuse-no_data_cube = Du hast keinen Datenwürfel mehr.
refuse-same_module = Dein erster Hack war in { $name }; der zweite muss in einem anderen Modul sein.

## Ereignisse

event-hunters = { $n ->
        [one] Ein Kopfgeldjäger mischt sich ein: 1 roter Würfel kommt ins { -area }.
       *[other] Kopfgeldjäger mischen sich ein: { $n } rote Würfel kommen ins { -area }.
    }
event-ride = { $who } fährt mit dem { -lift } zu { $space }.
event-blockade = Die Blockade rückt in den Frachtraum vor: Von dort fährt kein { -lift } mehr.
event-pad = { $who } reist per { -telepad(count: 1) } zu { $space }.
event-hack = { $who } hackt den Port bei { $space }.
event-escape = { $who } entkommt in einer Rettungskapsel.

## Wertung

score-escape = Flucht: { $n }
