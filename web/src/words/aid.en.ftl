# Hints, questions before costly surprises, other ways, a second device.

# ---------------------------------------------------------------- hints
hint-says = A shrewd bot would: { $what } – { $why }
hint-lay = Lay the tile as it is shown now
hint-none = Nobody has a hint for this.
hint-why-play = cards first; only then you know what the turn can do.
hint-why-acquire = the best it sees for your { $skill } skill.
hint-why-fight = the best loot for your swords.
hint-why-use = it helps right now.
hint-why-use-offer = a good deal.
hint-why-buy = worth more than it costs.
hint-why-move = the next step of the walk that promises most.
hint-why-teleport = the next step of the walk that promises most.
hint-why-ride = the next step of the walk that promises most.
hint-why-telepad = the next step of the walk that promises most.
hint-why-explore = what lies beyond promises more than what is known.
hint-why-hack = that is what you came for.
hint-why-take = that is what you came for.
hint-why-take-artifact = that is what you came for.
hint-why-pick = worth the lockpick.
hint-why-mark = a shrine pays at once.
hint-why-trash = your deck is better without it.
hint-why-discard = you will miss it least.
hint-why-replace = the row is better without it.
hint-why-end-turn = nothing left is worth its price.
hint-why-other = it promises most.

# ---------------------------------------------------------------- costly surprises
caution = Ask before costly surprises
caution-on = Ask
caution-off = Never
doubt-ko-end = Ending now, you are knocked out with a chance of { $p }.
doubt-ko = This brings an attack: you are knocked out with a chance of { $p }.
doubt-hurt = This does { $n } damage and you have { $left } left: it knocks you out.
doubt-last = After this you have one heart left, and it cannot be taken back.
doubt-leave = This takes you out of here: your game ends with it.
doubt-waste-deed = You can still do this: { $what }.
doubt-waste-skill = You have { $n } skill left, enough for { $what }.
doubt-go = Do it
doubt-back = Back
doubt-never = Do not ask again

# ---------------------------------------------------------------- other ways
way-only = There is only one good way there.
way-turned = Way { $n } of { $of }: { $names }.
knock-out-to = KO { $p } → { $to }

# ---------------------------------------------------------------- a second device
scan-to-join = Or let them scan this
qr-of = QR code of { $link }
device-title = Play on another device
device-lead = Open { $page } there and type this code, or scan it. It is good once, for ten minutes; this device keeps its seat.
device-get = Get a code
device-code = Code
device-enter = Have a code?
device-enter-title = Your seat, on this device too
device-enter-lead = On the device where you play, open the menu and choose “{ device-title }”. Type the code from there.
device-go = Take my seat along
show-qr = Show QR code

# ---------------------------------------------------------------- setting a table before playing at once
set-up-now = Choose crew, bots, map and help
set-up-now-title = Against bots
set-up-watch = Choose who plays and where
absent = Who is away in their turn
absent-n = { $n ->
    [0] is waited for
   *[other] has a bot play after { $n } min
  }

# ---------------------------------------------------------------- seats
seats-title = Who plays
seat-bot-for-me = Let a bot play for me
seat-bot-for-them = A bot plays on
seat-back = I am back
seat-bot-plays = A bot plays for { $name }.

# ---------------------------------------------------------------- the command line
say-help = A number takes what has it in “options” · play all, move CO3, move nook, buy 3, fight 5, end · why 3, why move CM2 · options, row, hand, status, players, odds, hint, rules lock, log · undo, reset
say-nothing = There is nothing.
say-no-number = Nothing has the number { $n } now.
say-no-odds = This table tells no odds.
say-where = You are at { $place }.
say-player = { $name } at { $place }, { $damage } damage, { $points } points
