# Die Wörter des Buchs auf Deutsch: Wirkungen, Fragen und Ereignisse, die es nur in einer Kampagne gibt. Es gilt, was am
# Anfang der Datei der Familie steht.

## Was Abschnitte tun

do-read = Abschnitt { $name } lesen
do-read-again = Abschnitt { $name } noch einmal lesen
do-story = Teil { $name } erzählen
do-note = { $name } merken
do-stop-reading = nicht weiterlesen
do-choice = „{ $name }“ entscheiden: { $arms }
do-vote = über „{ $name }“ abstimmen: { $arms }
do-arm = { $name }: { $body }
do-random = per Zufall { $arms }
do-sticker = den Aufkleber { $name } anbringen, für immer
do-sticker-on = den Aufkleber { $name } auf { $name2 } kleben, für immer
do-record-write = aufschreiben: { $name }, { $name2 }
do-record-name = { $name } einen Namen geben
do-record-unlock = { $name } für spätere Spiele freischalten
do-record-unlock-now = { $name } freischalten
do-record-mission = { $name2 } für Spiel { $name } eintragen
do-record-copy = dieses Exemplar so behalten, wie es ist
do-record-check = { $n ->
        [one] ein Häkchen bekommen
       *[other] { $n } Häkchen bekommen
    }
do-record-starter = spätere Spiele zusätzlich mit { $name } beginnen
do-record-no = spätere Spiele ohne { $name2 } beginnen
do-record-swap = spätere Spiele mit { $name4 } statt { $name2 } beginnen
do-cabinet-fetch = { $name } aus dem Lager holen ({ $name2 })
do-cabinet-stow = { $name } zurück ins Lager legen
do-cabinet-destroy = { $name } zerstören
do-cabinet-dent = { $name } um 1 Punkt entwerten
do-destroy-from-hand = eine Karte aus deiner Hand zerstören
do-destroy-from-discard = eine Karte aus deiner Ablage zerstören
do-let = bei { $name } nichts mehr lesen
do-move-to = zu { $name } gehen
do-story-points = { n-point } bei der Wertung bekommen
do-lose-coins = { n-coin } verlieren
do-for-each = alle: { $body }
do-for-others = alle anderen: { $body }
do-for-star = wer den Auftrag erfüllt hat: { $body }
do-for-winner = wer gewonnen hat: { $body }
do-for-left = wer links von dir sitzt: { $body }
do-for-each-player = alle, die noch im Dienst sind: { $body }
do-for-each-rival = alle anderen, die noch im Dienst sind: { $body }
do-for-most = wer am meisten hat ({ $thing }): { $body }
do-for-least = wer am wenigsten hat ({ $thing }): { $body }
do-for-character = { $name }: { $body }

## Bedingungen der Geschichte

when-not = es nicht so ist, dass { $what }
when-at-most = es höchstens { $n } sind ({ $what })
when-exactly = es genau { $n } sind ({ $what })
when-all = { $what }
when-game = dies Spiel { $n } oder ein späteres ist
each-game = { $n ->
        [one] jedes bisherige Spiel dieser Kampagne
       *[other] je { $n } bisherige Spiele dieser Kampagne
    }
when-seated = { $n ->
        [one] jemand mitspielt
       *[other] { $n } oder mehr mitspielen
    }
each-seated = { $n ->
        [one] jede Person am Tisch
       *[other] je { $n } Personen am Tisch
    }
when-playing = { $name } mitspielt
each-playing = jedes Mal, wenn { $name } mitspielt
when-off = du nicht mehr im Dienst bist
each-off = jedes Mal, wenn du nicht mehr im Dienst bist
when-chose = „{ $name }“ so entschieden wurde: { $name2 }
each-chose = jedes Mal, wenn „{ $name }“ so entschieden wurde: { $name2 }
when-written = bei { $name } steht: { $name2 }
each-written = jedes Mal, wenn bei { $name } steht: { $name2 }
when-read = Abschnitt { $name } gelesen wurde
each-read = jedes Mal, wenn Abschnitt { $name } gelesen wurde
when-ticked = Kästchen { $name } abgehakt ist
each-ticked = jedes Mal, wenn Kästchen { $name } abgehakt ist
when-stuck = der Aufkleber { $name } klebt
each-stuck = jedes Mal, wenn der Aufkleber { $name } klebt

## Fragen

ask-choice = Wie entscheidest du dich?
ask-vote = Wofür stimmst du?
ask-spot = Wohin kommt der Aufkleber?
ask-destroy = Welche Karte möchtest du für immer zerstören?

## Ablehnungen

refuse-path_end = { $name } ist ein Wegende: Dorthin kommt man nur zu Fuß.

## Wertung

score-story = Geschichte: { $n }
score-dent = Karten mit Delle: { $n }

## Ereignisse

event-passage = { $by ->
        [0] Abschnitt { $passage } wird gelesen.
       *[1] { $who } liest Abschnitt { $passage }.
    }
event-story = Abschnitt { $passage }, Teil { $part }.
event-note = Zur Erinnerung: { $note }.
event-choice = { $by ->
        [0] Es ist entschieden: { $label }.
       *[1] { $who } entscheidet sich: { $label }.
    }
# Dasselbe, wo die Schachtel mit den Worten zur Hand ist.
noted-passage = { $by ->
        [0] Aus dem Buch: { $title }.
       *[1] { $who } liest im Buch: { $title }.
    }
noted-choice = { $by ->
        [0] Es ist entschieden: { $label }.
       *[1] { $who } entscheidet sich: { $label }.
    }
event-vote = { $who } stimmt für { $label }.
event-vote_spot = { $who } stimmt für { $spot }.
event-vote_tie = Stimmengleichheit: { $who } hat zuletzt gewonnen, diese Stimme entscheidet.
event-vote_lot = Stimmengleichheit: Das Los entscheidet.
event-sticker = Der Aufkleber „{ $sticker }“ klebt jetzt für immer: { $spot }.
event-went_back = { $who } geht zurück zu { $space }.
event-written = Eingetragen: { $thing }, { $value }.
event-name_wanted = Gesucht wird ein Name: { $thing }.
event-unlocked = { $m ->
        [0] Vom nächsten Spiel an mit dabei: { $module }.
       *[1] Von jetzt an mit dabei: { $module }.
    }
event-mission = Der Bericht zu Spiel { $n } hat eine neue Zeile.
event-checkmark = { $n ->
        [one] { $who } bekommt ein Häkchen.
       *[other] { $who } bekommt { $n } Häkchen.
    }
event-starter = { $m ->
        [-1] { $who } beginnt spätere Spiele ohne { $card }.
       *[1] { $who } beginnt spätere Spiele mit { $card }.
    }
event-fetched = { $piece } kommt aus dem Lager: { $place }.
event-missing = { $piece } ist nicht im Lager; es geht ohne weiter.
event-destroyed = { $piece } ist für immer zerstört.
event-stowed = { $piece } kommt zurück ins Lager.
event-dented = { $card } ist für immer 1 Punkt weniger wert.
event-story_points = { $who } bekommt dafür { n-point } bei der Wertung.
event-scored = Die Punkte sind gezählt.
event-given_up = Das Spiel ist aufgegeben: Wer noch unterwegs ist, geht auf der Stelle k. o.
event-closing_step = Schritt { $n } des Abschlusses ist erledigt.

## Aufträge, und was eine Kampagne zählt

do-contract = der Auftrag { $name } wird ausgelegt
do-contract-for = der Auftrag { $name } wird ausgelegt, nur für { $name2 }
do-promote = alle Häkchen bis zu deiner nächsten Beförderung bekommen
when-same = der Auftrag { $name } in diesem Spiel dazugekommen ist
    .who = falls der Auftrag { $name } in diesem Spiel dazugekommen ist
each-same = jedes Mal, wenn der Auftrag { $name } in diesem Spiel dazugekommen ist
when-alone = außer dir niemand auf deinem Feld ist
    .who = wer allein auf einem Feld ist
each-alone = jedes Mal, wenn außer dir niemand auf deinem Feld ist
when-beside = { $n ->
        [one] noch jemand auf deinem Feld ist
       *[other] noch { $n } andere auf deinem Feld sind
    }
    .who = { $n ->
        [one] wer nicht allein auf einem Feld ist
       *[other] wer mit { $n } anderen auf einem Feld ist
    }
each-beside = { $n ->
        [one] jede andere Figur auf deinem Feld
       *[other] je { $n } andere Figuren auf deinem Feld
    }
do-store = der Auftrag { $name } geht zurück in die Schachtel
do-tick = ein Häkchen für den Auftrag { $name }
do-complete = den Auftrag { $name } erfüllen
do-fail = der Auftrag { $name } scheitert
do-due = Spiel { $n } wird das letzte für den Auftrag { $name }
do-place = { $n ->
        [one] { $name } wird auf { $name2 } gelegt
       *[other] { $n }-mal { $name } wird auf { $name2 } gelegt
    }
do-place-each = { $n ->
        [one] { $name } wird auf jedes Feld dieser Art gelegt: { $name2 }
       *[other] { $n }-mal { $name } wird auf jedes Feld dieser Art gelegt: { $name2 }
    }
do-track = { $name } steigt um { $n }
do-track-down = { $name } fällt um { $n }
do-track-to = { $name } wird auf { $n } gesetzt
when-open = der Auftrag { $name } offen ist
    .who = solange der Auftrag { $name } offen ist
each-open = jedes Mal, wenn der Auftrag { $name } offen ist
when-completed = der Auftrag { $name } erfüllt wurde
    .who = falls der Auftrag { $name } erfüllt wurde
each-completed = jedes Mal, wenn der Auftrag { $name } erfüllt wurde
when-failed = der Auftrag { $name } gescheitert ist
    .who = falls der Auftrag { $name } gescheitert ist
each-failed = jedes Mal, wenn der Auftrag { $name } gescheitert ist
when-starred = du den Auftrag { $name } erfüllt hast
    .who = wer den Auftrag { $name } erfüllt hat
each-starred = jedes Mal, wenn du den Auftrag { $name } erfüllt hast
when-parcel = { $n ->
        [one] du ein Paket für { $name } trägst
       *[other] du { $n } Pakete für { $name } trägst
    }
    .who = { $n ->
        [one] mit einem Paket für { $name }
       *[other] mit { $n } Paketen für { $name }
    }
each-parcel = { $n ->
        [one] jedes Paket für { $name }, das du trägst
       *[other] je { $n } Pakete für { $name }, die du trägst
    }
when-entered = { $n ->
        [one] du in diesem Zug { $at } ankommst
       *[other] du in diesem Zug { $n }-mal { $at } ankommst
    }
    .who = { $n ->
        [one] wer in diesem Zug { $at } ankommt
       *[other] wer in diesem Zug { $n }-mal { $at } ankommt
    }
each-entered = { $n ->
        [one] jedes Mal, wenn du in diesem Zug { $at } ankommst
       *[other] je { $n }-mal, wenn du in diesem Zug { $at } ankommst
    }
when-reached = { $n ->
        [one] du in diesem Zug bei { $name } ankommst
       *[other] du in diesem Zug { $n }-mal bei { $name } ankommst
    }
    .who = { $n ->
        [one] wer in diesem Zug bei { $name } ankommt
       *[other] wer in diesem Zug { $n }-mal bei { $name } ankommt
    }
each-reached = { $n ->
        [one] jedes Mal, wenn du in diesem Zug bei { $name } ankommst
       *[other] je { $n }-mal, wenn du in diesem Zug bei { $name } ankommst
    }
when-track = { $name } mindestens auf { $n } steht
    .who = solange { $name } mindestens auf { $n } steht
each-track = { $n ->
        [one] jeden Schritt von { $name }
       *[other] je { $n } Schritte von { $name }
    }
when-visited = { $n ->
        [one] du in diesem Spiel { $at } warst
       *[other] du in diesem Spiel { $n }-mal { $at } warst, jedes Mal an einem anderen Ort
    }
    .who = { $n ->
        [one] wer in diesem Spiel { $at } war
       *[other] wer in diesem Spiel { $n }-mal { $at } war, jedes Mal an einem anderen Ort
    }
each-visited = { $n ->
        [one] jeden Ort, an dem du in diesem Spiel { $at } warst
       *[other] je { $n } Orte, an denen du in diesem Spiel { $at } warst
    }
when-worth = dein bestes { -artifact(count: 1) } mindestens { $n } wert ist
    .who = wessen bestes { -artifact(count: 1) } mindestens { $n } wert ist
each-worth = { $n ->
        [one] jeden Punkt deines besten { -artifact(count: 1) }s
       *[other] je { $n } Punkte deines besten { -artifact(count: 1) }s
    }
when-escaped = du heimgekommen bist
    .who = wer heimgekommen ist
each-escaped = jedes Mal, wenn du heimgekommen bist
when-beaten = { $n ->
        [one] du in diesem Spiel { -an-enemy } besiegt hast
       *[other] du in diesem Spiel { $n } { -enemy } besiegt hast
    }
    .who = { $n ->
        [one] wer in diesem Spiel { -an-enemy } besiegt hat
       *[other] wer in diesem Spiel { $n } { -enemy } besiegt hat
    }
each-beaten = { $n ->
        [one] { -each-enemy } du in diesem Spiel besiegt hast
       *[other] je { $n } { -enemy }, die du in diesem Spiel besiegt hast
    }
when-gained = { $n ->
        [one] du in diesem Spiel eine Karte bekommen hast
       *[other] du in diesem Spiel { $n } Karten bekommen hast
    }
    .who = { $n ->
        [one] wer in diesem Spiel eine Karte bekommen hat
       *[other] wer in diesem Spiel { $n } Karten bekommen hat
    }
each-gained = { $n ->
        [one] jede Karte, die du in diesem Spiel bekommen hast
       *[other] je { $n } Karten, die du in diesem Spiel bekommen hast
    }
when-bought = { $n ->
        [one] du in diesem Spiel eine Ware gekauft hast
       *[other] du in diesem Spiel { $n } Waren gekauft hast
    }
    .who = { $n ->
        [one] wer in diesem Spiel eine Ware gekauft hat
       *[other] wer in diesem Spiel { $n } Waren gekauft hat
    }
each-bought = { $n ->
        [one] jede Ware, die du in diesem Spiel gekauft hast
       *[other] je { $n } Waren, die du in diesem Spiel gekauft hast
    }
when-healed = du in diesem Spiel mindestens { $n } Schaden geheilt hast
    .who = wer in diesem Spiel mindestens { $n } Schaden geheilt hat
each-healed = { $n ->
        [one] jeden Schaden, den du in diesem Spiel geheilt hast
       *[other] je { $n } Schaden, die du in diesem Spiel geheilt hast
    }
when-sent = { $n ->
        [one] du in diesem Spiel einen { -intern } geopfert hast
       *[other] du in diesem Spiel mindestens { $n } { -intern } geopfert hast
    }
    .who = { $n ->
        [one] wer in diesem Spiel einen { -intern } geopfert hat
       *[other] wer in diesem Spiel mindestens { $n } { -intern } geopfert hat
    }
each-sent = { $n ->
        [one] jeden { -intern }, den du in diesem Spiel geopfert hast
       *[other] je { $n } { -intern }, die du in diesem Spiel geopfert hast
    }
when-home_noise = { $n ->
        [one] du mit einem Würfel im { -area } heimgekommen bist
       *[other] du mit { $n } Würfeln im { -area } heimgekommen bist
    }
    .who = { $n ->
        [one] wer mit einem Würfel im { -area } heimgekommen ist
       *[other] wer mit { $n } Würfeln im { -area } heimgekommen ist
    }
each-home_noise = { $n ->
        [one] jeden Würfel im { -area }, mit dem du heimgekommen bist
       *[other] je { $n } Würfel im { -area }, mit denen du heimgekommen bist
    }
refuse-contract_not_open = Der Auftrag { $name } ist nicht offen.
refuse-contract_of_another = Der Auftrag { $name } ist nicht für dich.
refuse-contract_by_itself = Der Auftrag { $name } kostet nichts: Er ist erfüllt, sobald getan ist, was er verlangt.
refuse-contract_at_end = Der Auftrag { $name } lässt sich nur am Ende deines Zuges erfüllen.
refuse-contract_condition = Der Auftrag { $name } verlangt nicht nur einen Preis: Seine Bedingung ist gerade nicht erfüllt.
refuse-contract_no_cube = Du hast keinen Würfel mehr für den Auftrag { $name }.
refuse-contract_cost = Du kannst nicht bezahlen, was der Auftrag { $name } verlangt.
event-contract = Ein neuer Auftrag liegt aus: { $contract }.
event-contract_tick = { $who } kommt mit { $contract } voran: Häkchen { $m }.
event-contract_cube = { $who } legt einen Würfel auf { $contract }, jetzt sind es { $m }.
event-contract_cubeless = { $who } hat keinen Würfel mehr für { $contract }.
event-contract_done = { $who } erfüllt den Auftrag { $contract }.
event-contract_failed = Der Auftrag { $contract } ist gescheitert.
event-contract_stored = Der Auftrag { $contract } geht zurück in die Schachtel.
event-contract_due = Spiel { $m } ist jetzt das letzte für { $contract }.
event-delivered = { $who } liefert { $token } bei { $space } ab.
event-parcel_laid = { $token } liegt jetzt bei { $space }.
event-parcel_taken = { $who } hebt { $token } auf.
event-track = { $track } steht jetzt auf { $m }.
score-contract = Auftrag { $name }: { $n }
front-if = Wenn { $text }.
front-this-turn = { " in diesem Zug" }
front-on = Man zählt { $text }.
front-other-side = { $name } (auf der anderen Seite des Spielplans)
front-pay = Du darfst { $text }.
front-deliver = Bring { $token } zu { $space }.
front-leave = Gib { $token } { $space } ab.
front-end = Nur am Ende deines Zuges.
front-ticks = { $n }-mal, einzeln abgehakt.
front-cubes = { $n } Würfel, einer für jedes Mal.
front-due = Bis Spiel { $n }.
front-points = { $n ->
        [one] Wer ihn erfüllt, bekommt 1 Punkt.
       *[other] Wer ihn erfüllt, bekommt { $n } Punkte.
    }
front-bonus = { $n ->
        [one] 1 Punkt mehr, wenn das noch in dem Spiel gelingt, in dem er dazukam.
       *[other] { $n } Punkte mehr, wenn das noch in dem Spiel gelingt, in dem er dazukam.
    }
do-goal = das Ziel { $name } erreichen
event-goal = { $who } erreicht ein persönliches Ziel: { $goal }.
event-promoted = { $who } wird befördert: { $promotion }.
event-power = { $who } benutzt { $promotion }.

## Stehender Text, Marker, Überreste

do-raze = { $name } zerstören, für immer
do-marker = einen Marker auf { $name } legen
do-no-marker = die Marker von { $name } nehmen
do-cabinet-fetch-on = { $name } aus dem Lager auf { $name2 } legen
do-exhaust = außer Atem sein: in diesem Zug nicht weitergehen
do-dial-cheaper = { $many } kosten bis zum Ende des Spiels { n-skill } weniger
do-dial-cheaper-market = Waren vom Markt kosten bis zum Ende des Spiels { n-coin } weniger
do-dial-cheaper-coach = Kutschfahrten kosten bis zum Ende des Spiels { n-coin } weniger
do-dial-cheaper-boots = jeder Weg kostet bis zum Ende des Spiels { n-boot } weniger
do-dial-dearer = { $many } kosten bis zum Ende des Spiels { n-skill } mehr
do-dial-dearer-market = Waren vom Markt kosten bis zum Ende des Spiels { n-coin } mehr
do-dial-dearer-coach = Kutschfahrten kosten bis zum Ende des Spiels { n-coin } mehr
do-dial-dearer-boots = jeder Weg kostet bis zum Ende des Spiels { n-boot } mehr
do-dial-free = { $many } kosten bis zum Ende des Spiels kein { -skill }
do-dial-free-market = Waren vom Markt kosten bis zum Ende des Spiels nichts
do-dial-free-coach = Kutschfahrten kosten bis zum Ende des Spiels nichts
do-dial-free-boots = kein Weg kostet bis zum Ende des Spiels { -boot(count: 2) }
do-dial-more-attack = bei jedem Angriff { $n ->
        [one] wird 1 Würfel
       *[other] werden { $n } Würfel
    } mehr gezogen, bis zum Ende des Spiels
do-dial-fewer-attack = bei jedem Angriff { $n ->
        [one] wird 1 Würfel
       *[other] werden { $n } Würfel
    } weniger gezogen, bis zum Ende des Spiels
do-dial-ban-market = bis zum Ende des Spiels verkauft der Markt nichts
do-dial-ban-coach = bis zum Ende des Spiels fährt keine Kutsche
dial-companion = Gefährten
dial-gear = Gegenstände
dial-technique = Kniffe
dial-treasure = Schätze
dial-paperwork = Vordrucke
dial-market = Waren vom Markt
dial-coach = Kutschfahrten
dial-boots = Wege
dial-attack = Würfel bei jedem Angriff
event-dial_cheaper = Bis zum Ende des Spiels um { $m } billiger: { $dial }.
event-dial_dearer = Bis zum Ende des Spiels um { $m } teurer: { $dial }.
event-dial_free = Bis zum Ende des Spiels kostenlos: { $dial }.
event-dial_more = Bis zum Ende des Spiels { $m } mehr: { $dial }.
event-dial_fewer = Bis zum Ende des Spiels { $m } weniger: { $dial }.
event-dial_ban = Bis zum Ende des Spiels nicht zu haben: { $dial }.
event-razed = { $space } ist für immer zerstört.
event-marker_put = Bei { $space } liegt jetzt ein Marker.
event-marker_gone = Der Marker bei { $space } kommt weg.
event-out_of_breath = { $who } ist außer Atem.
front-always = Solange er offen ist: { $text }.
when-checks = du { $n ->
        [one] ein Häkchen
       *[other] { $n } Häkchen
    } hast
    .who = wer { $n ->
        [one] ein Häkchen
       *[other] { $n } Häkchen
    } hat
each-checks = { $n ->
        [one] jedes Häkchen, das du hast
       *[other] je { $n } Häkchen, die du hast
    }
when-wins = du { $n ->
        [one] ein Spiel
       *[other] { $n } Spiele
    } dieser Kampagne gewonnen hast
    .who = wer { $n ->
        [one] ein Spiel
       *[other] { $n } Spiele
    } dieser Kampagne gewonnen hat
each-wins = { $n ->
        [one] jedes Spiel dieser Kampagne, das du gewonnen hast
       *[other] je { $n } Spiele dieser Kampagne, die du gewonnen hast
    }
when-rage = der { -marker } auf Feld { $n } oder weiter steht
    .who = wenn der { -marker } auf Feld { $n } oder weiter steht
each-rage = { $n ->
        [one] jedes Feld der Wutleiste bis zum { -marker }
       *[other] je { $n } Felder der Wutleiste bis zum { -marker }
    }

## Namen von Orten und Stellen

module-agents = die Agenten
module-events = die Ereignisse
module-roles = die Rollen
module-vault = der Tresor
module-patrons = die Gönner
module-canoe = das Kanu
module-interns = die Praktikanten
module-pickaxe = die Spitzhacke
module-lifestone = der Lebensstein
module-coaches = die Kutschen
module-ruins = die Ruinen
module-shrines = die Schreine
module-seals = die Siegel
module-volcano = der Vulkan
module-fruit = die Früchte
module-rival = Die Konkurrenz
place-box = Lager
place-deck = Stapel der Auslage
place-discard = Ablage
place-hand = Hand
place-spent = abgelegte Karten der Auslage
place-bank = Bank
place-market = Markt
place-major = Bank der großen Geheimnisse
place-minor = Bank der kleinen Geheimnisse
place-row = ein zusätzlicher Platz in der Auslage
place-reserve = Vorrat
place-on = auf dem Spielplan
spot-franchise = die Firmentafel
spot-params = die Regeln
spot-numbers = die Regeln
