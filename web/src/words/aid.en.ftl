# Hints, questions before costly surprises, other ways, a second device.

# ---------------------------------------------------------------- hints
hint-says = My advice: { $what } – { $why }
hint-towards = My advice: { $what }. { $why }
hint-chance = { $error ->
    [0] { $win }%
   *[other] about { $win }%
  }
hint-expects = You win { $chance } of such games.
hint-hardly = You win { $chance } of such games; “{ $what }” comes to about the same.
hint-maybe = You win { $chance } of such games; “{ $what }” may be better, but that is not certain.
hint-compared = You win { $chance } of such games; with “{ $what }” it would be { $other }.
hint-compared-caught = You win { $chance } of such games and are caught in { $instead }%; with “{ $what }” it would be { $other } and { $caught }%.
hint-lay = Lay the tile as it is shown now
hint-none = No hint for this one: go with your gut.
hint-why-play = play your cards first, then you know what you can do this turn.
hint-why-acquire = it is the best you can buy with { $skill } skill.
hint-why-fight = that is the best loot for your swords.
hint-why-use = it helps right now.
hint-why-use-offer = that is a good deal.
hint-why-buy = it is worth more than it costs.
hint-why-move = there is most to gain that way.
hint-why-teleport = there is most to gain that way.
hint-why-ride = there is most to gain that way.
hint-why-telepad = there is most to gain that way.
hint-why-explore = there should be more behind it than in the rooms you know.
hint-why-hack = that is what you came for.
hint-why-take = that is what you came for.
hint-why-take-artifact = that is what you came for.
hint-why-pick = it is worth the lockpick.
hint-why-mark = the shrine pays at once.
hint-why-trash = your deck is better off without it.
hint-why-discard = you will miss it least.
hint-why-replace = the row is better off without it.
hint-why-end-turn = nothing else is worth its price.
hint-why-other = it gets you the most.

# ---------------------------------------------------------------- costly surprises
caution = Ask before costly surprises
caution-on = Ask
caution-off = Never
doubt-ko-end = If you end your turn now, there is a { $p } chance that you are knocked out.
doubt-ko = This sets off an attack. There is a { $p } chance that it knocks you out.
doubt-hurt = This costs { $n ->
    [one] a heart
   *[other] { $n } hearts
  } and you have { $left } left: it knocks you out.
doubt-last = This leaves you with a single heart, and there is no undo.
doubt-leave = This takes you out of here, and your game ends with it.
doubt-waste-deed = Before you end your turn, you could still do this: { $what }.
doubt-waste-skill = You still have { $n } skill, enough for { $what }.
doubt-offer = { $name ->
    [none] An offer is still open. It ends with your turn.
   *[other] The offer from { $name } is still open. It ends with your turn.
  }
doubt-go = { $what } anyway
doubt-go-out = Get out now
doubt-go-end = End turn anyway
doubt-back = Rather not
doubt-never = Don’t ask me again

# ---------------------------------------------------------------- other ways
way-only = There is only one good way to get there.
way-turned = Way { $n } of { $of }: { $names }.
knock-out-to = KO { $p } → { $to }

# ---------------------------------------------------------------- a second device
scan-to-join = Or let them scan this
qr-of = QR code of { $link }
device-title = Play on another device
device-lead = Open { $page } there and type in this code, or scan it. It works once, for the next ten minutes. This device keeps its seat.
device-get = Get a code
device-code = Code
device-enter = Have a code?
device-enter-title = Your seat, on this device too
device-enter-lead = On the device where you play, open the menu and choose “{ device-title }”. Type the code from there.
device-go = Sit down here too
show-qr = Show QR code

# ---------------------------------------------------------------- setting a table before playing at once
set-up-now = Choose crew, bots, map and help
set-up-now-title = Against bots
set-up-watch = Choose who plays and where
absent = If somebody is away on their turn
absent-n = { $n ->
    [0] the table waits
    [one] a bot fills in after 1 minute
   *[other] a bot fills in after { $n } minutes
  }

# ---------------------------------------------------------------- seats
seats-title = Who plays
seat-bot-for-me = Let a bot play for me
seat-bot-for-them = Let a bot fill in
seat-back = I am back
seat-bot-plays = A bot plays for { $name }.

# ---------------------------------------------------------------- the command line
# Other words for those of the command line, and words around a name that mean nothing by themselves.
say-also = ?=help list=options show=options tip=hint walk=move run=move attack=fight back=undo
say-around = not is i can can't can’t cant cannot move go walk buy get acquire fight take use to the locked closed shut barred
say-help = Say what you want to do: play all, move (and a place), buy, fight, use (and a name), end. Ask: why (and a name), odds, hint, hand, row, status, players, log, rules (and a word). “options” numbers everything you can do; a number does it. Take it back: undo, reset.
say-nothing = Nothing to show.
say-no-number = There is no number { $n } right now.
say-no-odds = This table plays without odds.
say-where = You are at { $place }.
say-player = { $name } at { $place }, { $damage } damage, { $points ->
    [one] 1 point
   *[other] { $points } points
  }

# ---------------------------------------------------------------- the log
log-filter = What to show
log-all = Everything
log-danger = Attacks and wounds
log-before = Before the first turn
log-you = (you)
log-show = Show { $place } on the map
