# Tipps, Fragen vor teuren Überraschungen, andere Wege, ein zweites Gerät.

# ---------------------------------------------------------------- Tipps
hint-says = Ein gewitzter Bot würde: { $what } – { $why }
hint-lay = Die Platte so legen, wie sie jetzt gezeigt ist
hint-none = Dazu fällt niemandem etwas ein.
hint-why-play = erst die Karten; dann weißt du, was der Zug hergibt.
hint-why-acquire = das Beste, was er für deine { $skill } Geschick sieht.
hint-why-fight = die beste Beute für deine Schwerter.
hint-why-use = das hilft jetzt gleich.
hint-why-use-offer = ein guter Handel.
hint-why-buy = mehr wert, als es kostet.
hint-why-move = der nächste Schritt auf dem Weg, der am meisten verspricht.
hint-why-teleport = der nächste Schritt auf dem Weg, der am meisten verspricht.
hint-why-ride = der nächste Schritt auf dem Weg, der am meisten verspricht.
hint-why-telepad = der nächste Schritt auf dem Weg, der am meisten verspricht.
hint-why-explore = was dahinter liegt, verspricht mehr als das Bekannte.
hint-why-hack = deshalb bist du hier.
hint-why-take = deshalb bist du hier.
hint-why-take-artifact = deshalb bist du hier.
hint-why-pick = das ist den Dietrich wert.
hint-why-mark = ein Schrein zahlt sich sofort aus.
hint-why-trash = ohne sie ist dein Deck besser.
hint-why-discard = die fehlt dir am wenigsten.
hint-why-replace = ohne sie ist die Auslage besser.
hint-why-end-turn = nichts mehr ist seinen Preis wert.
hint-why-other = das verspricht am meisten.

# ---------------------------------------------------------------- teure Überraschungen
caution = Vor teuren Überraschungen fragen
caution-on = Fragen
caution-off = Nie
doubt-ko-end = Endet dein Zug jetzt, bist du mit { $p } Wahrscheinlichkeit k. o.
doubt-ko = Das löst einen Angriff aus: Du bist mit { $p } Wahrscheinlichkeit k. o.
doubt-hurt = Das kostet { $n } Gesundheit, und du hast noch { $left }: Du gehst k. o.
doubt-last = Danach bleibt dir ein Herz, und es lässt sich nicht zurücknehmen.
doubt-leave = Damit bist du draußen: Dein Spiel endet hier.
doubt-waste-deed = Das geht noch: { $what }.
doubt-waste-skill = Dir bleiben { $n } Geschick, genug für { $what }.
doubt-go = Trotzdem
doubt-back = Zurück
doubt-never = Nicht mehr fragen

# ---------------------------------------------------------------- andere Wege
way-only = Dorthin führt nur ein guter Weg.
way-turned = Weg { $n } von { $of }: { $names }.
knock-out-to = K.o. { $p } → { $to }

# ---------------------------------------------------------------- ein zweites Gerät
scan-to-join = Oder zum Einscannen
qr-of = QR-Code von { $link }
device-title = Auf einem anderen Gerät spielen
device-lead = Öffne dort { $page } und tippe diesen Code ein, oder scanne ihn. Er gilt einmal, zehn Minuten lang; dieses Gerät behält seinen Platz.
device-get = Code holen
device-code = Code
device-enter = Code vorhanden?
device-enter-title = Dein Platz, auch auf diesem Gerät
device-enter-lead = Öffne auf dem Gerät, an dem du spielst, das Menü und wähle „{ device-title }“. Tippe den Code von dort ein.
device-go = Platz mitnehmen
show-qr = QR-Code zeigen

# ---------------------------------------------------------------- den Tisch richten, bevor es losgeht
set-up-now = Runde, Bots, Karte und Hilfe wählen
set-up-now-title = Gegen Bots
set-up-watch = Wählen, wer wo spielt
absent = Wer im eigenen Zug nicht da ist
absent-n = { $n ->
    [0] auf den wird gewartet
   *[other] für den spielt nach { $n } Min. ein Bot
  }

# ---------------------------------------------------------------- Plätze
seats-title = Wer spielt
seat-bot-for-me = Einen Bot für mich spielen lassen
seat-bot-for-them = Ein Bot spielt weiter
seat-back = Ich bin wieder da
seat-bot-plays = Ein Bot spielt für { $name }.

# ---------------------------------------------------------------- die Befehlszeile
say-help = Eine Zahl nimmt, was sie in „options“ hat · play all, move CO3, move nook, buy 3, fight 5, end · why 3, why move CM2 · options, row, hand, status, players, odds, hint, rules lock, log · undo, reset
say-nothing = Da ist nichts.
say-no-number = Nichts hat jetzt die Nummer { $n }.
say-no-odds = Dieser Tisch verrät keine Wahrscheinlichkeiten.
say-where = Du bist bei { $place }.
say-player = { $name } bei { $place }, { $damage } Schaden, { $points } Punkte
