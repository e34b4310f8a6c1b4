# Was nur Kampagnen von Darkest Magic sagen, auf Deutsch; burgle/language/story/de.ftl hat, was alle Kampagnen sagen.

## Wirkungen

do-milestone = den Meilenstein { $name } ins Tagebuch kleben
    .they = kleben den Meilenstein { $name } ins Tagebuch
do-milestone-cross = deinen Meilenstein { $name } durchstreichen
    .they = streichen ihren Meilenstein { $name } durch
do-journal = Eintrag { $name } deines Tagebuchs lesen
    .they = lesen Eintrag { $name } ihres Tagebuchs

## Bedingungen und Gezähltes

when-milestone = du den Meilenstein { $name } hast
    .who = mit dem Meilenstein { $name }
each-milestone = jedes Mal, wenn du den Meilenstein { $name } hast
when-milestones = { $n ->
        [one] in deinem Tagebuch ein Meilenstein steht
       *[other] in deinem Tagebuch mindestens { $n } Meilensteine stehen
    }
    .who = mit mindestens { $n } Meilensteinen
each-milestones = { $n ->
        [one] jeden Meilenstein in deinem Tagebuch
       *[other] je { $n } Meilensteine in deinem Tagebuch
    }
when-team = ihr alle zusammen mindestens { $n } Punkte habt
    .who = mit zusammen mindestens { $n } Punkten
each-team = { $n ->
        [one] jeden Punkt, den ihr zusammen habt
       *[other] je { $n } Punkte, die ihr zusammen habt
    }
when-team_goal = das Team sein Ziel erreicht hat
    .who = aus einem Team, das sein Ziel erreicht hat
each-team_goal = jedes Ziel, das das Team erreicht hat
when-prize = du Mitarbeiter des Monats bist
    .who = mit dem Titel „Mitarbeiter des Monats“
each-prize = jedes Mal, wenn du Mitarbeiter des Monats bist

## Fragen

ask-missed = { $name }: Du warst nicht dabei. Wie ist es ausgegangen?
    .bare = Du warst nicht dabei. Wie ist es ausgegangen?
ask-keep = { $n ->
        [one] Jemand hat Spiele nachzuholen. Eine Karte mit deiner Marke darfst du zurückbehalten: Welche?
       *[other] Jemand hat Spiele nachzuholen. { $n } Karten mit deiner Marke darfst du zurückbehalten: Welche?
    }
ask-cover = Welche Marke möchtest du mit deiner überkleben?

## Ereignisse

event-team = Zusammen: { $n } Punkte; das Team will { $m }.
event-milestone = { $who } erreicht den Meilenstein { $milestone }: Platz { $m } im Tagebuch.
event-milestone_marked = { $who } klebt eine Marke auf Meilensteinplatz { $n }.
event-milestone_crossed = { $who } streicht den Meilenstein { $milestone } durch.
event-milestones_full = { $who } hat keinen Meilensteinplatz mehr frei.
event-prize = { $by ->
        [0] Niemand ist Mitarbeiter des Monats: Die Karte kommt in den Aktenschrank.
       *[1] { $who } ist Mitarbeiter des Monats.
    }
event-win_lot = Gleichstand in allem: Das Los entscheidet für { $who }.
event-catching_up = { $who } war im letzten Spiel nicht dabei und holt auf.
event-caught_up = { $who } hat aufgeholt.
event-contract_missed = { $who } blickt auf { $contract } zurück: { $outcome ->
        [completed] erfüllt.
       *[failed] gescheitert.
    }

## Regeln auf den freien Stellen des Regelhefts, für die eine Schachtel keine eigenen Worte hat

slot-setup = Beim Aufbau: { $text }
slot-path = { $place }: { $n } { $way ->
        [fewer] Stiefel weniger.
       *[other] Stiefel mehr.
    }
slot-waypoint = Bei der Ankunft an einem Wegpunkt: { $text }
slot-action = Eine neue Aktion, { $name }: { $text }
slot-space = Beim Betreten ({ $place }): { $text }
slot-leave = Beim Verlassen: { $text }
slot-reward = Einmal pro Zug beim Betreten ({ $place }): { $text }
slot-keyword = { $name } bedeutet: { $text }
slot-step-2 = Schritt 2 am Ende jedes Zuges: { $text }
slot-attack = { $way ->
        [fewer] Jeder Angriff zieht { $n } weniger.{" "}
        [more] Jeder Angriff zieht { $n } mehr.{" "}
       *[none] {""}
    }{ $does ->
        [nothing] {""}
       *[something] Nach einem Angriff in deinem Zug: { $text }
    }
slot-contract = Aufträge der Art { $name }, wenn sie erfüllt werden: { $text }
slot-failed = Wenn sie scheitern: { $text }
slot-play-own-mark = Spielst du eine Karte mit deiner Marke aus: { $text }
slot-acquire-own-mark = Kaufst du eine Karte mit deiner Marke: { $text }
slot-enter-own-mark = Betrittst du ein Feld mit deiner Marke: { $text }
slot-group-marks = Zu Beginn jedes Zuges, wenn der Tisch mindestens { $n } Marken hat: { $text }
slot-reputation = Zu Beginn jedes Zuges: { $text }
slot-winner = Wer gewonnen hat, nach dem Spiel: { $text }
slot-token = Ein neuer Marker: { $name }.
slot-standing = Ab jetzt gilt: { $text }

revised-rage-start = Der Drachenmarker beginnt auf: { $n } (Personen: Stufe).
revised-artifacts-left-out = Diese Artefakte bleiben weg: { $n } (Personen: Artefakt).
revised-carry = Man darf { $n } Artefakte tragen.
revised-hq-shut = { $n ->
        [0] In die Zentrale dürfen alle zurück, mit oder ohne Artefakt.
       *[other] Ohne Artefakt kommt niemand in die Zentrale zurück.
    }
revised-forests-tire = { $n ->
        [0] Wälder machen nicht mehr müde.
       *[other] Wälder machen müde.
    }
revised-row = Die Auslage hat { $n } Karten.
revised-attacks = { $n ->
        [one] Bringt das Auffüllen Drachenzeichen, gibt es einen Angriff, wie viele es auch sind.
       *[other] Bringt das Auffüllen Drachenzeichen, gibt es { $n } Angriffe.
    }
revised-rage-step = Der Drachenmarker rückt jedes Mal um { $n } vor.
revised-rage = So viele Würfel zieht ein Angriff, Stufe für Stufe: { $n }.
revised-health = Eine Lebensleiste hat { $n } Felder.
revised-hushed = { $n ->
        [0] Wer entkommt, lässt die eigenen Würfel im Lärmfeld liegen.
       *[other] Wer entkommt, nimmt die eigenen Würfel aus dem Lärmfeld mit.
    }
revised-mug = Eine Tasse ist { $n } Punkte wert.
revised-mugs = In der Zentrale gibt es nur { $n } Tassen: Wer später kommt, bekommt keine.
revised-zone-fatal = { $n ->
        [0] Wer in der Gefahrenzone mit Artefakt k. o. geht, wird trotzdem gewertet.
       *[other] Wer in der Gefahrenzone k. o. geht, bekommt keine Punkte.
    }
revised-out-draw = Ist jemand am Zug, der schon draußen ist, werden { $n } Würfel gezogen.
revised-out-draw-two = Zu zweit werden { $n } Würfel gezogen, wenn jemand am Zug ist, der schon draußen ist.
revised-win-by-lot = { $n ->
        [0] Sind mehrere in allem gleichauf, teilen sie sich den Sieg.
       *[other] Sind mehrere in allem gleichauf, entscheidet das Los.
    }
revised-team-report = { $n ->
        [0] Im Bericht stehen die eigenen Punkte.
       *[other] Im Bericht stehen bei allen die Punkte des Teams.
    }
revised-team-winner = { $n ->
        [0] Es gewinnt, wer selbst die meisten Punkte hat.
       *[other] Niemand gewinnt allein: Die Karte für den Mitarbeiter des Monats kommt in den Aktenschrank.
    }
revised-team-lost = { $n ->
        [0] An Verlorene wird wie immer erinnert.
       *[other] Auf dem Spielplan wird an niemanden erinnert.
    }
revised-team-goal = Das Ziel des Teams: { $n } Punkte, alle zusammen.
