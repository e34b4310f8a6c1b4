# Tipps, Fragen vor teuren Überraschungen, andere Wege, ein zweites Gerät.

# ---------------------------------------------------------------- Tipps
hint-says = Mein Tipp: { $what } – { $why }
hint-towards = Mein Tipp: { $what }. { $why }
hint-chance = { $error ->
    [0] { $win } %
   *[other] etwa { $win } %
  }
hint-expects = So gewinnst du { $chance } solcher Spiele.
hint-hardly = So gewinnst du { $chance } solcher Spiele; „{ $what }“ bringt etwa dasselbe.
hint-maybe = So gewinnst du { $chance } solcher Spiele; „{ $what }“ ist vielleicht besser, gewiss ist das nicht.
hint-compared = So gewinnst du { $chance } solcher Spiele; mit „{ $what }“ wären es { $other }.
hint-compared-caught = So gewinnst du { $chance } solcher Spiele, und in { $instead } % wirst du erwischt; mit „{ $what }“ wären es { $other } und { $caught } %.
hint-lay = Das Plättchen so anlegen, wie es jetzt liegt
hint-none = Da habe ich auch keinen Tipp: Hör auf dein Bauchgefühl.
hint-why-play = erst die Karten, dann weißt du, was der Zug hergibt.
hint-why-acquire = der beste Kauf für { $skill } Geschick.
hint-why-fight = die beste Beute für deine Schwerter.
hint-why-use = das hilft dir jetzt gleich.
hint-why-use-offer = ein guter Handel.
hint-why-buy = das ist mehr wert, als es kostet.
hint-why-move = in dieser Richtung ist am meisten zu holen.
hint-why-teleport = in dieser Richtung ist am meisten zu holen.
hint-why-ride = in dieser Richtung ist am meisten zu holen.
hint-why-telepad = in dieser Richtung ist am meisten zu holen.
hint-why-explore = dahinter ist wohl mehr zu holen als in den Räumen, die du kennst.
hint-why-hack = deshalb bist du hier.
hint-why-take = deshalb bist du hier.
hint-why-take-artifact = deshalb bist du hier.
hint-why-pick = das ist den Dietrich wert.
hint-why-mark = der Schrein zahlt sich sofort aus.
hint-why-trash = ohne sie ist dein Deck besser.
hint-why-discard = die wird dir am wenigsten fehlen.
hint-why-replace = ohne sie ist die Auslage besser.
hint-why-end-turn = sonst ist nichts mehr seinen Preis wert.
hint-why-other = das bringt dir am meisten.

# ---------------------------------------------------------------- teure Überraschungen
caution = Vor teuren Überraschungen nachfragen
caution-on = Nachfragen
caution-off = Nie
doubt-ko-end = Wenn du deinen Zug jetzt beendest, gehst du mit { $p } Wahrscheinlichkeit k. o.
doubt-ko = Das löst einen Angriff aus. Mit { $p } Wahrscheinlichkeit gehst du dabei k. o.
doubt-hurt = Das kostet { $n ->
    [one] ein Herz
   *[other] { $n } Herzen
  }, und du hast nur noch { $left }: Du gehst k. o.
doubt-last = Danach hast du nur noch ein Herz, und zurücknehmen kannst du das nicht.
doubt-leave = Damit bist du draußen, und das Spiel ist für dich zu Ende.
doubt-waste-deed = Bevor du den Zug beendest, ginge noch: { $what }.
doubt-waste-skill = Du hast noch { $n } Geschick, genug für { $what }.
doubt-offer = { $name ->
    [none] Ein Angebot hast du noch nicht angenommen. Es verfällt am Ende des Zuges.
   *[other] Das Angebot von { $name } hast du noch nicht angenommen. Es verfällt am Ende des Zuges.
  }
doubt-go = Trotzdem: { $what }
doubt-go-out = Jetzt verschwinden
doubt-go-end = Zug trotzdem beenden
doubt-back = Lieber nicht
doubt-never = Nicht mehr nachfragen

# ---------------------------------------------------------------- andere Wege
way-only = Dorthin führt nur ein guter Weg.
way-turned = Weg { $n } von { $of }: { $names }.
knock-out-to = K. o. { $p } → { $to }

# ---------------------------------------------------------------- ein zweites Gerät
scan-to-join = Oder einfach scannen
qr-of = QR-Code von { $link }
device-title = Auf einem anderen Gerät spielen
device-lead = Öffne dort { $page } und tipp diesen Code ein, oder scann ihn. Er gilt einmal und zehn Minuten lang. Dein Platz hier bleibt dir.
device-get = Code holen
device-code = Code
device-enter = Hast du einen Code?
device-enter-title = Dein Platz, auch auf diesem Gerät
device-enter-lead = Öffne auf dem Gerät, an dem du spielst, das Menü und wähl „{ device-title }“. Tipp hier den Code ein, den du dort siehst.
device-go = Auch hier hinsetzen
show-qr = QR-Code zeigen

# ---------------------------------------------------------------- den Tisch richten, bevor es losgeht
set-up-now = Bande, Bots, Spielplan und Hilfe wählen
set-up-now-title = Gegen Bots
set-up-watch = Wählen, wer wo spielt
absent = Wenn jemand im eigenen Zug nicht da ist
absent-n = { $n ->
    [0] wartet der Tisch
    [one] springt nach 1 Minute ein Bot ein
   *[other] springt nach { $n } Minuten ein Bot ein
  }

# ---------------------------------------------------------------- Plätze
seats-title = Wer spielt
seat-bot-for-me = Einen Bot für mich spielen lassen
seat-bot-for-them = Einen Bot einspringen lassen
seat-back = Ich bin wieder da
seat-bot-plays = Ein Bot spielt für { $name }.

# ---------------------------------------------------------------- die Befehlszeile
# Andere Wörter für die der Befehlszeile, und Wörter um einen Namen herum, die für sich nichts heißen.
say-also = ?=help hilfe=help warum=why wieso=why chancen=odds tipp=hint rat=hint karten=hand auslage=row lage=status spieler=players liste=options geh=move gehe=move lauf=move kauf=buy kaufe=buy nimm=acquire kämpf=fight kämpfe=fight benutz=use benutze=use spiel=play spiele=play ende=end zurück=undo regeln=rules regel=rules verlauf=log
say-around = nicht ist geht kann ich darf man zu zum zur nach in ins die der das den kaufen nehmen gehen kämpfen benutzen gesperrt verschlossen
say-help = Sag, was du tun willst: play all, geh (und ein Ort), kauf, kämpf, benutz (und ein Name), ende. Frag: warum (und ein Name), chancen, tipp, karten, auslage, lage, spieler, verlauf, regeln (und ein Wort). „liste“ nummeriert alles, was geht; eine Zahl tut es. Zurück geht es mit zurück und reset.
say-nothing = Da gibt es nichts zu zeigen.
say-no-number = Eine Nummer { $n } gibt es gerade nicht.
say-no-odds = An diesem Tisch wird ohne Chancen gespielt.
say-where = Du bist bei { $place }.
say-player = { $name } bei { $place }, { $damage } Schaden, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }

# ---------------------------------------------------------------- das Protokoll
log-filter = Was gezeigt wird
log-all = Alles
log-danger = Angriffe und Wunden
log-before = Vor dem ersten Zug
log-you = (du)
log-show = { $place } auf dem Spielplan zeigen
