## Was an einer Stellung in einer Zeile nicht stimmt (docs/positions.md)

bad-begin = eine Stellung beginnt mit { $mark }, und das hier ist { $was ->
        [older] eine Stellung in einer anderen Fassung der Schreibweise
       *[other] etwas anderes
    }
bad-long = eine Stellung hat höchstens { $most } Zeichen
bad-letter = { $text } gehört da nicht hin
bad-cut = das Ende fehlt
bad-form = ein Teil wird als name=wert geschrieben
bad-twice = dieser Teil steht zweimal da
bad-missing = dieser Teil fehlt
bad-fingerprint = { $text } ist kein Fingerabdruck vom Inhalt eines Spiels
bad-unchecked = das Ende fehlt: der letzte Teil einer Stellung ist ihre Prüfsumme
bad-changed = etwas wurde verändert oder ging verloren; schreib { $mark }, wenn du es mit Absicht geändert hast
bad-shape = sie stammt von einer anderen Version von Burgle, die anders nummeriert
bad-part = so einen Teil gibt es nicht
bad-game = sie gehört zu { $game } mit { $n } Personen ({ $options }), und das ist ein anderes Spiel
bad-content = sie wurde mit anderem Inhalt geschrieben, als dieses Spiel hat
bad-no-game = ein Spiel { $text } gibt es nicht; es gibt { $known }
bad-players = { $game } ist für { $low } bis { $high } Personen
bad-version = sie wurde mit { $game } geschrieben, und das spielt dieses Burgle nicht mehr
bad-elsewhere = sie wurde mit anderem Inhalt geschrieben, als es hier gibt: aus einer anderen Version, mit anderen Optionen oder mit einem Paket, das eine Stellung nicht mitbringt
bad-seed = { $text } ist keine Startzahl
bad-keys = das sind keine Schlüssel
bad-keys-wanted = { $n } Schlüssel zu { $bytes } Byte werden gebraucht
bad-chance = ihr Zufall fehlt: { $seed }, oder { $eyes } für das, was ein Platz weiß
bad-stream = einen Zufallsstrom { $text } gibt es nicht
bad-places = { $need } Plätze werden gebraucht, und hier sind { $have }
bad-known = wer hinsieht, kennt diese Karten: { $eyes } nennt einen anderen Platz oder keinen
bad-unseen = { $n } ungesehene Karten, aber { $deck } hat nur { $have }
bad-over = ein Spiel ist zu Ende, wenn nichts mehr zu tun ist, und nicht vorher
bad-quiet = hier hat niemand etwas zu entscheiden
bad-nowhere = so weit kommt kein Spiel: { $error }
bad-number = { $text } ist keine Zahl
bad-range = { $n } liegt nicht zwischen { $least } und { $most }
bad-thing = { $what ->
        [card] eine Karte
        [token] einen Marker
        [space] ein Feld
        [character] eine Figur
        [milestone] einen Meilenstein
       *[cube] einen Würfel
    } { $text } gibt es nicht
bad-many = mehr als { $most } Dinge in einer Liste
bad-run = { $text }: das braucht { $n } Teile mit @ dazwischen
bad-who = wer kennt { $text }? Schreib { $nobody } für niemanden, { $first } für Platz 0
bad-works = mehr als { $most } offene Arbeiten
bad-flag = { $text }: hier steht yes oder no
bad-work = eine Arbeit { $text } gibt es nicht
bad-work-form = { $text }: eine Arbeit ist ihre Art, ein Platz und mindestens zwei Zahlen
bad-seat = einen Platz { $n } gibt es nicht
bad-claim-form = { $text }: ein Anspruch ist ein Effekt, ein Platz, eine Karte und eine Zahl
bad-claim = Effekt { $n } beansprucht nichts
bad-never = { $text } ist nicht möglich
bad-counts = { $n } Anzahlen werden gebraucht, keine davon unter 0
did-you-mean = (meintest du { $near }?)
