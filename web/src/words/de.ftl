# Alle Wörter der Seite auf Deutsch. Namen von Karten, Orten und Regeln kommen aus dem Inhalt des Spiels.

# ---------------------------------------------------------------- landing
lead = Schleich dich rein, mach die Taschen voll und bleib so leise wie möglich. Ohne Konto, ohne Installation.
play-now = Sofort spielen
play-now-hint = Gegen Bots, mit einem Klick
pass-and-play = Reihum an einem Gerät
pass-and-play-hint = Ein Bildschirm, eure Karten bleiben geheim
invite-by-link = Mit Link einladen
invite-by-link-hint = Freunde öffnen ihn und setzen sich
choose-a-game = Spiel wählen
play-this = Das hier spielen
watch-bots = Bots zusehen
watch-bots-hint = { $n } Bots, ein Raubzug, dein Popcorn
lab-title = Bot-Labor
continue = Weiter
continue-turn = du bist dran
continue-wait = { $phase ->
    [gathering] wartet auf die Bande
    [over] zu Ende
   *[playing] { "" }die anderen sind dran
  }
rules = Regeln
rules-of = Regeln von { $game }
replays = Aufzeichnungen
no-tables = Spiele, die du auf diesem Gerät beginnst oder bei denen du mitspielst, findest du hier wieder.
settings = Einstellungen
seats-and-time = { $from }–{ $to } · { $minutes } Min.
fine-print = Inoffizielle Fan-Software, weder vom Verlag des Spiels gemacht noch von ihm unterstützt. Alle Zeichnungen und Texte sind unsere eigenen. Symbole: Mitwirkende von game-icons.net, CC BY 3.0.
starting = Wir bereiten den Tisch vor …

# ---------------------------------------------------------------- setting a table up
set-up = Tisch vorbereiten
crew-size = Bande
bots-play = Bots
bot-beginner = Neuling
bot-apprentice = Lehrling
bot-greedy = Gewitzt
bot-expert = Profi
bot-master = Meister
bot-beginner-about = Lernt noch: übersieht vieles, verschätzt sich bei Preisen und vergisst, dass du hinter derselben Beute her bist.
bot-apprentice-about = Kennt das Handwerk, übersieht aber noch manches.
bot-greedy-about = Nimmt, was am meisten bringt, und behält den Heimweg im Blick.
bot-expert-about = Wägt in jedem Zug mehrere Pläne ab und denkt zwei Runden voraus.
bot-master-about = Wägt viele Pläne in vielen möglichen Welten ab; überlegt bis zu einer Sekunde.
bot-character = Charakter
character-plain = Ausgeglichen
character-cautious = Vorsichtig
character-gambler = Waghalsig
character-collector = Raffgierig
character-hunter = Schadenfroh
character-plain-about = Will gewinnen, sonst nichts.
character-cautious-about = Kommt lieber mit wenig nach Hause als gar nicht.
character-gambler-about = Liebt das Risiko.
character-collector-about = Will Punkte, auch mehr als nötig.
character-hunter-about = Freut sich am meisten, wenn dein Plan scheitert.
bot-name = { $n ->
    [1] Bo
    [2] Cy
    [3] Di
    [4] Eve
   *[5] Flo
  }
bot-strength = Stärke der Bots
layout = Schiff
layout-default = Standard
layout-random = Gemischt
side = Seite
side-overworld = Oberwelt
side-underworld = Unterwelt
side-random = Egal welche Seite
side-A = Seite A
side-B = Seite B
assist = Hilfe am Tisch
assist-odds = Genaue Chancen
assist-counts = Nur Anzahlen
assist-off = Keine
more-settings = Mehr
parts = Im Spiel
parts-hint = Lasst weg, worauf ihr verzichten möchtet.
part-interns = Praktikanten
part-pickaxe = Spitzhacke
part-canoe = Kanu
part-lifestone = Lebensstein
part-coaches = Kutschen
part-agents = Agenten
part-events = Ereignisse
part-ruins = Ruinen
part-shrines = Schreine
part-roles = Rollen
part-seals = Gütesiegel
part-vault = Tresor
part-volcano = Vulkan
part-fruit = Zauberfrüchte
part-patrons = Gönner
undo-policy = Zurücknehmen
undo-strict = Bis etwas aufgedeckt wird
undo-consent = Noch weiter, wenn alle zustimmen
undo-free = So weit man will
what-if = Stellungen ausprobieren
what-if-later = Erst nach dem Spiel
what-if-always = Auch während des Spiels
thoughts = Bots sagen, warum
thoughts-after = Nach dem Spiel
thoughts-during = Währenddessen, im Verlauf
bot-thinks = { $name }: „{ $text }“
crew = „{ $title }“
agreed = Was an diesem Tisch gilt
your-name = Dein Name
table-title = Name des Tisches
share-code = Spielcode
code-or-position = Spielcode oder Stellung
share-code-hint = Leer: ein neues Spiel
you = Du
default-name = Fuchs
seat-name = Spieler { $letter }
open-seat = Frei für Freunde
human-here = An diesem Bildschirm
go = Los
close = Schließen
back = Zurück

# ---------------------------------------------------------------- gathering
gathering-title = Versammle deine Bande
gathering-lead = Verschick den Link. Wer ihn öffnet, setzt sich dazu.
copy-link = Link kopieren
copy-position = Stellung kopieren
copied = Kopiert
copy-by-hand = Dieser Browser lässt die Seite hier nicht kopieren. Bitte von Hand kopieren:
take-seat = Platz nehmen
join-title = Du bist eingeladen
join-lead = { $game } mit { $crew }. Wähl einen Namen, setz dich, bleib leise.
join = Hinsetzen
watch = Zusehen
start-game = Raubzug beginnen
fill-with-bots = Bots auf die freien Plätze
waiting-for-host = Wir warten, bis { $name } beginnt …
seat-open = Freier Platz
a-bot = Ein Bot
seat-here = hier
seat-away = nicht da
seat-ready = am Tisch
connecting = Wir suchen den Tisch …
lost = Die Verbindung ist weg. Wir holen sie zurück; dein Spiel ist sicher.
gone = Diesen Tisch gibt es nicht mehr.
home = Startseite

# ---------------------------------------------------------------- table
turn = { $n ->
    [0] Aufbau
   *[other] Runde { $n }
}
undo = Zurück
undo-n = Zurück ({ $n })
undo-asks = · die anderen müssen zustimmen
undo-further = · auch Aufgedecktes
undo-ask-all = Die anderen fragen, ob du zurück darfst
undo-until = Weiter zurück geht es nicht: { $what }
reset-turn = Zug von vorn
redo = Wiederherstellen
hint = Tipp
log = Verlauf
watchers = { $n ->
    [one] 1 Person sieht zu
   *[other] { $n } Leute sehen zu
  }
menu = Menü
refill-reveals = Nachschub am Zugende · noch { $n }
reserve = Vorrat
market = Markt
market-hint = je { $n } · nur auf
left = noch { $n }
sold-out = ausverkauft
rage = Wut
rage-now = Wut: Stufe { $at } von { $of }
next-attack-draws = der nächste Angriff zieht
clank-area = Lärm
in-bag = Im Beutel
bag-of = Beutel { $n }
plus-area = + Lärm { $n }
others-hit = es trifft die anderen:
attack-chance = Angriff am Zugende: { $p }
odds-hits-0 = sicher
odds-hits-1 = −1
odds-hits-2 = −2
odds-hits-3 = −3…
knock-out = K. o. { $p }
draws-n = zieht { $n }
bag-n = Beutel { $n }
hit-p = Treffer { $p }
boss-cubes = Würfel des Bosses
hunters = Kopfgeldjäger
ghosts = Geister
wights = Gruftschrate
interns = { $n ->
    [one] Praktikant
   *[other] Praktikanten
  }
seals = Siegel
patron = Gönner
patron-seal = Gönnersiegel
exhausted = außer Atem
choose-a-card = Wähl eine Karte
opponents = Rivalen
in-play = Im Spiel
hand = Hand
deck = Deck
discard = Ablage
deck-n = Deck { $n }
discard-n = Ablage { $n }
ports-left = { $n ->
    [0] Ports erledigt
    [one] 1 Port zu hacken
   *[other] { $n } Ports zu hacken
  }
lockpicks = { $n ->
    [one] Dietrich
   *[other] Dietriche
  }
credits = { $n ->
    [one] Credit
   *[other] Credits
  }
gold = Gold
skill = Geschick
swords = { $n ->
    [one] Schwert
   *[other] Schwerter
  }
boots = Stiefel
teleports = { $n ->
    [one] Teleport
   *[other] Teleports
  }
play-all = Alle ausspielen
play-rest = { $n ->
    [one] { $names } lässt dir die Wahl: Spiel die Karte selbst aus.
   *[other] { $names } lassen dir die Wahl: Spiel sie selbst aus.
  }
play-kept = Vielleicht brauchst du den Rest deiner Hand noch für ein offenes Angebot.
end-turn = Zug beenden
detail = Einzelheiten
health-left = noch { $left } von { $most } Leben
covered-box = Ein Rubbelfeld, noch verdeckt
card-marked = { $n ->
    [one] Marke von { $who }
   *[other] Marken von { $who }
}
card-marked-idle = Eine Marke bewirkt nichts, bis eine Regel oder ein Text etwas anderes sagt.
left-in-stack = noch { $n }
or = oder
needs-more = { $what ->
    [sword] { $n ->
        [one] 1 Schwert fehlt
       *[other] { $n } Schwerter fehlen
      }
    [boot] { $n ->
        [one] 1 Stiefel fehlt
       *[other] { $n } Stiefel fehlen
      }
   *[skill] { $n } Geschick { $n ->
        [one] fehlt
       *[other] fehlen
      }
  }
not-now = jetzt nicht
why-you-can = Dem steht nichts im Weg.
rule = Regel { $id }
nothing-selected = Zeig auf irgendetwas
nothing-selected-hint = Karte, Marker, Ort oder Zahl: Hier steht, was es ist, was es kostet und was sich dadurch ändert.
reveals = deckt etwas auf, danach kein Zurück
hit-change = Trefferchance { $from } → { $to }
worth = +{ $n }
change = { $n }
take-it = { $verb ->
    [acquire] Kaufen
    [fight] Kämpfen
    [use] Benutzen
    [buy] Kaufen
    [play] Ausspielen
    [trash] Vernichten
    [discard] Abwerfen
    [replace] Ersetzen
    [take] Nehmen
    [keep] Behalten
   *[other] Wählen
  }
tag-attack = Angriff beim Aufdecken
tag-danger = Gefahr
bot-level = Bot, { $level ->
    [beginner] Neuling
    [apprentice] Lehrling
    [greedy] gewitzt
    [expert] Profi
    [master] Meister
    [random] leichtsinnig
   *[other] { $level }
  }{ $character ->
    [cautious] {", vorsichtig"}
    [gambler] {", waghalsig"}
    [collector] {", raffgierig"}
    [hunter] {", schadenfroh"}
   *[plain] {""}
  }
stands-in = nicht da · ein Bot springt ein
is-away = nicht da
is-thinking = überlegt …
status-escaped = entkommen
status-rescued = gerettet
status-lost = erwischt
artifacts = Artefakte

sign-skill = Geschick
sign-sword = Schwerter
sign-boot = Stiefel
sign-gold = Gold
sign-credit = Credits
sign-heal = heilen
sign-clank = Lärm
sign-draw = ziehen
sign-lockpick = Dietriche
sign-teleport = Teleport
sign-crystal = Energiekristall
sign-prisoner = Gefangene
sign-rage = Wut
sign-ghost = Geist
sign-intern = Praktikanten
sign-fruit = Zauberfrucht
sign-seal = Gütesiegel
sign-wight = Gruftschrat

# ---------------------------------------------------------------- what one can do, as buttons say it
do-play = { $name } ausspielen
do-acquire = { $name } kaufen
do-fight = Gegen { $name } kämpfen
do-use = { $name } benutzen
do-power = { $name } benutzen
do-buy = { $name } kaufen
do-move = Zu { $name } gehen
do-teleport = Zu { $name } teleportieren
do-ride = Zu { $name } fahren
do-telepad = Zu { $name } beamen
do-explore = Diesen Gang erkunden
do-hack = Diesen Port hacken
do-take-artifact = Das Artefakt nehmen
do-take = { $name ->
    [minor] Das kleine Geheimnis nehmen
    [major] Das große Geheimnis nehmen
   *[other] { $name } nehmen
  }
do-pick = { $name ->
    [chest] Die Truhe knacken
    [library] Die Bibliothek öffnen
    [prison] Das Gefängnis öffnen
   *[other] { $name } knacken
  }
do-mark = { $name } markieren
do-react = { $name } einsetzen
do-keep = { $name } behalten
do-agent = { $name ->
    [damage] 1 Schaden hinnehmen
    [intern] Einen Praktikanten opfern
    [swords] Den Agenten mit Schwertern besiegen
   *[other] { $name }
  }
do-trash = { $zone ->
    [play] { $name } vernichten (im Spiel)
    [discard] { $name } vernichten (Ablage)
    [hand] { $name } vernichten (Hand)
   *[none] { $name } vernichten
  }
do-discard = { $name } abwerfen
do-replace = { $name } ersetzen
do-yes = Ja
do-no = Nein, danke
do-end-turn = Zug beenden
do-lay = Hier anlegen
do-place = { $name ->
    [0] So anlegen, wie es liegt
   *[other] Um { $name }° gedreht anlegen
  }
do-turn = { $name ->
    [0] Zurückdrehen
   *[other] Um { $name }° drehen
  }
do-give-up = Aufgeben

# ---------------------------------------------------------------- the emcee
your-turn = Du bist dran.
emcee-pools = { $skill } Geschick, { $swords ->
    [one] 1 Schwert
   *[other] { $swords } Schwerter
  }, { $boots } Stiefel.
emcee-must-choose = Triff erst noch deine Wahl, dann kannst du den Zug beenden.
emcee-other = { $name } ist dran.
emcee-others = { $names } sind dran.
given-yours = Du hast gewählt: { $answer }. Das bleibt geheim, bis alle gewählt haben.
given-waiting = Wir warten noch auf { $names }
given-again = Doch anders wählen
emcee-over = Der Raubzug ist vorbei.
emcee-watch = Du siehst zu.
command = Eingabezeile
command-hint = geh, kauf, warum, chancen …
odds-said = { $draws ->
    [one] Der nächste Angriff zieht 1 Würfel.
   *[other] Der nächste Angriff zieht { $draws } Würfel.
  } Du bleibst zu { $safe } unverletzt und gehst zu { $ko } k. o.
vote-asked = { $name } fragt: { $what }
agree = Einverstanden
disagree = Lieber nicht

# ---------------------------------------------------------------- curtain
pass-to = Gib das Gerät an { $name } weiter
pass-hint = Alle anderen bitte wegschauen.
lift = Ich bin { $name }

# ---------------------------------------------------------------- attack
attack-draws = { $n ->
    [one] Ein Würfel wird gezogen.
   *[other] { $n } Würfel werden gezogen.
  }
attack-because = { $card } ist in die Auslage gekommen.
shown-before = Deine Chancen vor dem Ziehen
cube-boss = schwarz
cube-hunter = Jäger
cube-ghost = Geist
cube-wight = Gruftschrat
cube-intern = Praktikant
cube-yours = deiner
no-harm = kein Schaden
one-heart = −1 Herz
hurts-all = trifft alle
to-come = kommt noch
n-of-m = { $n } von { $m } gezogen
skip = Überspringen
speed = Tempo
safe-so-far = bisher sicher
unhurt = unverletzt
hearts-from-to = { $from } → { $to }
knocked-out = k. o.

# ---------------------------------------------------------------- scoring
won-you = Du bist davongekommen
won-you-most = Du hast die größte Beute
won-other-most = { $name } hat die größte Beute
won-tie = Gleichstand: Das wertvollere Artefakt entscheidet.
won-other = { $name } ist davongekommen
won-nobody = Niemand ist davongekommen
over-line = { $game } · { $turns ->
    [one] 1 Runde
   *[other] { $turns } Runden
  }
total = Summe
counted-in-order = In dieser Reihenfolge gezählt
unranked = nicht gewertet
score-artifact = Artefakte
score-token = Marker
score-secret = Geheimnisse
score-market = Vom Markt
score-coins = Gold
score-card = Karten im Deck
score-escape = Entkommen
score-mastery = Entkommen
score-seals = Gütesiegel
score-shrines = Schreine
score-patron = Der Gönner
score-contract = Aufträge
score-story = Aus der Geschichte
score-dent = Abzug durch eine Regel
score-other = Sonstiges
rematch = Revanche
replay = Aufzeichnung
copy-as-text = Als Text kopieren
see-table = Den Tisch ansehen

# ---------------------------------------------------------------- rules
find-rule = Regel suchen
no-such-rule = Dazu sagt keine Regel etwas.
ruling = So spielen wir es:

# ---------------------------------------------------------------- menu and settings
leave-table = Tisch verlassen
share-table = Einladen oder teilen
appearance = Aussehen
mode-dark = Dunkel
mode-light = Hell
mode-auto = Wie das System
text-size = Schriftgröße
animation = Animationen
speed-0 = Keine
told = Züge der anderen
told-once = Sofort
told-quick = Rasch
told-usual = Normal
told-slow = Langsam
told-wait = Auf mich warten
attacks-stay = Angriffe bleiben stehen
attacks-stay-off = Einen Moment
attacks-stay-on = Bis ich sie schließe
keys = Tasten
keys-list = P spielt alle Karten aus · 1–9 eine Karte · R, V, M, G zu Auslage, Vorrat, Markt, Spielplan · H zur Hand · E beendet den Zug · U nimmt zurück · T Tipp · A anderer Weg zu einem Ort · / Eingabezeile · ? warum nicht · L Verlauf · C Chat · F6 nächster Bereich
clause = Regel { $id }
no-events = Noch ist nichts passiert.

campaign = Kampagne
campaign-hint = Geschichten, die den Spielplan für immer verändern
campaign-begin = Beginnen
