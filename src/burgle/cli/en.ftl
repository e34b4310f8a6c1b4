# What the terminal says of a game beside the game's own words: the log in short, and the end.

plays = { $who } plays { $cards }.
gains = { $who } gains { $what }.
drawn = Out of the bag: { $cubes }.
cube-black = black
cube-red = red
cube-ghost = ghost
cube-wight = wight
cube-intern = intern
gain-skill = { $n } skill
gain-sword = { $n ->
        [one] { $n } sword
       *[other] { $n } swords
    }
gain-boot = { $n ->
        [one] { $n } boot
       *[other] { $n } boots
    }
set-up = Setting up.
save-ends = The save ends here, with { $who } to play.
over = The game is over.
end-score = { $who }: { $n ->
        [one] 1 point
       *[other] { $n } points
    }, { $status ->
        [escaped] got away
        [rescued] rescued
        [lost] caught
       *[in] still inside
    }
end-no-score = { $who }: no score, { $status ->
        [escaped] got away
        [rescued] rescued
        [lost] caught
       *[in] still inside
    }
wins = { " " }- wins!
nobody-wins = Nobody got out, so nobody wins.

# Why bots did what they did.
thought-line = Round { $round }, { $who }: { $text }
thoughts-none = Nobody here weighed anything: experts and masters do (--bots expert,master).

# What a good bot would do; the browser says the same.
hint-says = My advice: { $what } – { $why }
hint-expects = That way you win about { $win }% (± { $error }) of the games that could follow, and are caught in { $caught }%.
hint-other = The best alternative begins with { $what }: { $win }% (± { $error }), caught in { $caught }%.
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

# Campaigns.
name-wanted = This needs a name (Enter: { $preset }):{" "}
hand-asks = { $name } is played by a bot, but this is for you to choose ({ $answers }):{" "}
forfeit-sure = Do all of you want to give this game up? Whoever is still out there is knocked out on the spot; what is permanent stays. (yes/no):{" "}
forfeit-yes = yes y
forfeit-kept = Then it goes on.
forfeit-not-now = A game can be given up from its first turn until its scores are counted.
campaign-keeps = The campaign saves this game by itself: just leave with `quit`.
campaign-none = There is no campaign here yet. Begin with: burgle campaign new three-nights
campaign-listed = { $name }: { $title }, { $n ->
        [0] over
       *[other] game { $n } is next
    }
campaign-next = Game { $n } of { $of } is next.
campaign-begun = Game { $n } of { $of } has begun and is waiting for you.
campaign-over = The campaign is over; the box, as it is now, is yours to play with.
campaign-member = { $who } plays { $as }: { $n ->
        [one] { $n } checkmark
       *[other] { $n } checkmarks
    }
campaign-awaits = needs a name: { $thing } (burgle campaign name { $key } ...)
campaign-sticker = sticker on { $where } since game { $n }: “{ $what }”
campaign-contract = contract { $what }: { $state }
campaign-contract-open = open
campaign-contract-stored = put aside
campaign-contract-completed = completed
campaign-contract-failed = failed
campaign-contract-filed = filed
campaign-contract-archived = archived
campaign-contract-destroyed = destroyed
campaign-report = game { $n }: { $scores }; best: { $winners }
campaign-line-found = { $title } is founded ({ $pack })
campaign-line-member = { $who } plays { $as }
campaign-line-left = nobody plays { $as } any more
campaign-line-play = game { $n } begins: { $seats }
campaign-line-close = game { $n } ends: { $scores }; { $entries ->
        [one] 1 change is permanent
       *[other] { $entries } changes are permanent
    }
campaign-line-named = { $thing } is called { $text }
campaign-line-back = back to line { $n }
campaign-line-edition = from now on with edition { $n }
campaign-line-share = a page is shared
campaign-line-paused = game { $n } was broken off and starts over; { $entries ->
        [one] 1 change in it is permanent
       *[other] { $entries } changes in it are permanent
    }
campaign-line-free = a game with the finished box: { $seats }
campaign-line-wish = somebody would like to go back to line { $n }
campaign-line-tape = the record of a game that was played elsewhere
campaign-line-done = the campaign is over, and the box stays as it is
campaign-sort-map = map
campaign-sort-cards = cards
campaign-sort-choices = choices
campaign-sort-story = story
campaign-sort-contracts = contracts
campaign-sort-people = people
campaign-sort-reports = reports
no-contracts = There are no contracts.
in-force = { $who ->
        [none] In force: { $text }
       *[other] In force for { $who }: { $text }
    }
marked-spaces = Markers lie on: { $places }.
contract-open = { $of ->
        [1] { $name }
       *[other] { $name } ({ $n } of { $of })
    }
contract-done = { $name }: completed by { $who }
contract-failed = { $name }: failed
no-goals = Nobody has personal goals in this game.
review-of = { $who }: { $n ->
        [one] 1 checkmark
       *[other] { $n } checkmarks
    }{ $section ->
        [none] { "" }
        [copper] , copper
        [silver] , silver
       *[gold] , gold
    }
goal-open = row { $n }, still open: { $text }
goal-reached = row { $n }, reached: { $text }
goal-when = when { $text }
no-journals = Nobody has a Journal in this game.
milestones-of = { $who }: { $n } of { $of } milestones{ $titles ->
        [none] { "" }
       *[other] : { $titles }
    }
milestone-crossed = { $name } (crossed out)
milestone-marked = a mark
prize-of = { $who } is Employee of the Month.
marks-on = { $name }: marked by { $who }
rule-on-slot = New rule { $slot }: { $text }
rule-covered = New rule { $slot }, covered by a newer one: { $text }
promotion-unnamed = { $section ->
        [copper] Copper
        [silver] Silver
       *[gold] Gold
    }
promotion-held = { $name }. { $text }
promotion-used = { $name } (used in this game). { $text }

# The coach (`burgle coach`).
coach-chances = Chance to win by turn ({ $turns } turns; before the first, and before the last):
coach-account = Where it was won and lost, in hundredths of a win:
coach-account-line = { $who }: { $start } at the start, decisions { $decisions }, luck { $luck }, { $end } in the end
coach-account-note = Decisions are measured against what a shrewd player would have done in the same place, knowing no more. Luck is all the rest: cards, cubes, and what the others did.
coach-costly = The costliest decisions, judged by what was known at the time:
coach-none = No decision stands out: nothing that was done cost much.
coach-decision = { " " } { $who }, round { $turn }: cost { $cost } (± { $error }) hundredths
coach-chosen = Done: { $what } – { $win } to win, caught in { $caught }, about { $points } points.
coach-better = Better: { $what } – { $win } to win, caught in { $caught }, about { $points } points.
coach-note = { $weighed } of { $questions } decisions were weighed, in { $worlds } imagined games.
coach-note-unlearned = { $weighed } of { $questions } decisions were weighed, in { $worlds } imagined games. No evaluation has been trained for this game yet, so the chances are rough.

# The table in the terminal: what is typed is the same in all languages, what is said is not.
welcome = Enter plays your cards, `help` lists the commands, `quit` keeps the game.
help-enter = play all cards; then: show the options again
help-number = take option 12; a card you cannot have tells why
help-play = play cards
help-move = by key, number or name; far ones are walked
help-swords = say how many Swords you use on enemies
help-get = get a card or an item, beat an enemy
help-verbs = as the options say; y and n answer offers
help-place = lay the tile that you found, turned by 90 degrees
help-map-tiles = small tiles; look further east; where Bo is
help-end = end the turn
help-undo = take back the last thing or the turn, up to a reveal
help-why = why can I not do it, and which rule says so
help-preview = what an option is sure to do; what a shrewd bot would do
help-odds = chances of the next attack, or of one of 5 cubes
help-map = the board, a part of it, all of it in words
help-where = ways from here; the way to a place
help-row = what you can buy; who has what
help-hand = your cards, wherever they are
help-card = what it does; `card 3` is the third of the row
help-rules = look a rule up
help-log = what happened; everything in words
help-thoughts = why bots did what they did, after the game
help-position = this position as you know it; go to one
help-papers = contracts, personal goals, Journals
help-campaign = give the game up together; leave, it is kept
help-save = burgle play --load FILE goes on with it
help-short = Short: m move, p play, a acquire, f fight, e end, u undo, o odds, r row, l log
pass-to = Pass the device to { $name }.
pass-press = { $name }, press Enter when nobody else is looking.{" "}
enter-goes-on = Enter: go on
enter-plays = Enter: play all
stopped-before = Stopped before { $place }.
no-card-to-play = There is no card to play.
offer-waits = The rest of your hand can still be spent on an offer. Press Enter again to play it anyway.
back-revealed = Something was revealed: it cannot be taken back.
back-nothing = There is nothing to take back.
taken-back = Taken back: { $what }.
back-no-further = Further back, something was revealed.
say-file = Say where: `save FILE`.
saved = Saved. Go on with: burgle play --load { $file }
kept = The game is kept. Go on with: burgle play --load last
position-here = This position as you know it; `position TEXT` goes to one:
position-unseen = What you have not seen is dealt anew for whoever opens it.

off-board = You are not on the board.
ways-from = From { $place } ({ $boots }):
unknown-place = nobody knows what is there
say-where-to = Say where to: `way { $far }`.
no-way = No way leads from { $from } to { $to }.
way-from-to = From { $from } to { $to }: { $way }.
you-are-at = You are at { $place }.
you-are-in = You are in { $room }.
say-why = Say what: `why 4`, `why move { $far }`, `why acquire { $card }`.
say-which = Say which option: `preview 12`.
luck-shares = Then luck decides: { $shares }
luck-decides = Then luck decides, and it cannot be taken back.
next-attack = Next attack, hits on you: { $chances }.
hits = none { $none }, one { $one }, more { $more }{ $out ->
        [none] { "" }
       *[other] , knocked out { $out }
    }
nothing-changes = Nothing would change.
say-cubes = Say how many cubes: `odds 5`, or just `odds`.
too-few-cubes = { $n ->
        [one] There is only 1 cube to draw: say `odds 1`.
       *[other] There are only { $n } cubes to draw: say `odds { $n }` or fewer.
    }
attack-draws = An attack draws { $draws } of { $bag } cubes (the Clank! area counts as in the bag).
odds-cubes = cubes
odds-safe = no hit
odds-mean = mean
odds-out = knock-out
refill-attacks = If the row were refilled now, it would bring an attack in { $share } of cases.
on-sale = { $name }, price { $price }, left: { $left }
token-price = Price: { $n }.
no-market = There is no market here.
cards-in-hand = In hand
cards-in-unseen = Still in your deck, in no order
cards-in-discard = Discarded
cards-owned = cards: { $cards }
nothing = nothing
no-card = There is no card `{ $text }`.{ $near ->
        [none] { "" }
       *[other] { " " }Did you mean { $near }?
    }
no-token = There is no token `{ $text }`.{ $near ->
        [none] { "" }
       *[other] { " " }Did you mean { $near }?
    }
no-space = There is no space `{ $text }`.{ $near ->
        [none] { "" }
       *[other] { " " }Did you mean { $near }?
    } `map` shows all.
no-rule = No rule mentions `{ $text }`.
say-rule = Say what: `rules lock`, `rules { $clause }`.
more-rules = ... and { $n } more: burgle rules { $game } { $text }
nothing-happened = Nothing has happened yet.

no-number = There is no { $n }; the list goes up to { $most }.
number-is = { $n } is `{ $label }`.
used-on-way = { $what } used on the way to { $place }.
hurt-on-way = Enemies are on the way to { $place }, and you would be hurt. Say how: { $choices }.
way-to = To { $place }: { $way }.
too-far = { $place } is too far for one step. { $told }
way-needs = needs { $what }
way-locks = { $n ->
        [one] lock
       *[other] { $n } locks
    }
way-closed = one way, not from here
which-one = Which one: { $names }?
place-empty = That place in the row is empty.
you-can = You can: `{ $label }`.
not-understood = I do not understand `{ $label }`. { $near ->
        [none] Type `help` for the commands.
       *[other] Did you mean `{ $near }`?
    }
how-lift = lift
how-pad = pad
how-portal = portal to
how-water = over water
how-mountain = up a mountain
how-shrine = shrine
need-key = a key
need-code = a command code
need-artifact = an artifact
need-canoe = a canoe
need-past-agents = a way past { $n ->
        [one] 1 agent
       *[other] { $n } agents
    }
need-lockpicks = { n-lockpicks } (you have { $have })
need-stop = a stop in the crystal cave { $cave }

n-skill = { $n } skill
n-swords = { $n ->
        [one] { $n } sword
       *[other] { $n } swords
    }
n-boots = { $n ->
        [one] { $n } boot
       *[other] { $n } boots
    }
n-enemies = { $n ->
        [one] { $n } enemy
       *[other] { $n } enemies
    }
n-locks = { $n ->
        [one] { $n } lock
       *[other] { $n } locks
    }
n-lockpicks = { $n ->
        [one] { $n } lockpick
       *[other] { $n } lockpicks
    }
n-offers = { $n ->
        [one] { $n } open offer
       *[other] { $n } open offers
    }
n-credit = { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }
n-gold = { $n } gold
n-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
n-prisoners = { $n ->
        [one] { $n } prisoner
       *[other] { $n } prisoners
    }
n-idols = { $n ->
        [one] { $n } idol
       *[other] { $n } idols
    }
n-data-cubes = { $n ->
        [one] { $n } data cube
       *[other] { $n } data cubes
    }
n-marked = { $n ->
        [one] { $n } shrine marked
       *[other] { $n } shrines marked
    }
n-interns = { $n ->
        [one] { $n } intern
       *[other] { $n } interns
    }
n-seals = { $n ->
        [one] { $n } seal
       *[other] { $n } seals
    }
n-left = { $n } left
n-more = { $n ->
        [0] no more
       *[other] { $n } more
    }
n-of = { $n } of { $of }
no-more-boots = no more boots
more-below = +{ $n } below
none-left = none left
worth-one = 1 point
worth-many = { $points } points
seal-done = done
seal-on = seal on { $space }
bank-of = { $n } { $sort ->
        [major] major
        [minor] minor
        [ore] ore
       *[other] { $sort }
    }
title-tiles = Tiles
title-artifacts = Artifacts
title-ghosts = Ghosts
title-patron = Patron
title-tomes = Tomes
title-arms = Arms
title-handbooks = Handbooks
title-secrets = Secrets
title-prisoners = Prisoners
title-offers = Offers
title-ignoring = Ignoring
ignoring-enemies = enemies
ignoring-checkpoints = checkpoints
ignoring-footprints = footprints
ignoring-caves = caves
ignoring-forests = forests
ignoring-agents = agents
status-in = inside
status-escaped = escaped
status-rescued = rescued
status-lost = lost
sign-attack = attack
sign-danger = danger
sign-seal = seal

spoken-turn = Round { $round }, { $name }. { $pools }. Health { $left } of { $most }.{ $place ->
        [none] { "" }
       *[other] { " " }At { $place }.
    }
spoken-pools = Skill { $skill }, swords { $sword }, boots { $boot }
spoken-teleports = teleports { $n }
spoken-hand = Hand: { $cards }.
spoken-played = Played: { $cards }. Deck { $deck }, discard { $discard }.
spoken-here = Here: { $what }.
spoken-owns = { $coins }, points { $points }. You have: { $owns }.
spoken-row = Row:
spoken-reserve = Reserve:
spoken-others = Others:
spoken-empty = empty
spoken-interns = interns { $n }
spoken-rage = Rage: space { $at } of { $of }; an attack draws { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }.
spoken-bag = Clank area: { $area }. Bag: { $bag }.
# A chance, and what parts whole numbers from tenths.
share = { $n }%
decimal-sign = .
spoken-refill = The refill attacks: { $share }.
spoken-well = at { $place }, health { $left } of { $most }
screen-round = round { $n }
screen-piles = deck { $deck } discard { $discard }
screen-out = KO { $share }
screen-hand = hand
screen-played = played
screen-market = MARKET
screen-rage = RAGE
screen-draws = draws
screen-hits = hits you
screen-clank = CLANK
screen-bag = BAG
screen-refill = refill attacks
screen-refill-short = refill
pool-skill = SKILL
pool-sword = SWORDS
pool-boot = BOOTS
pool-teleport = TELEPORT
unit-skill = sk
unit-sword = sw
group-play = Play
group-move = Move
group-explore = Explore
group-use = Use
group-buy = Buy
group-else = Other

place-start = start
place-pods = escape pods
place-market = market
place-lift = lift
place-telepad = telepad
place-checkpoint = checkpoint
place-hq = HQ
place-town = town
place-forest = forest
place-kelp = glowing kelp
place-volcano = volcano
place-ruin = ruin
place-circle = magic circle
place-pyramid = Pyramid
place-danger_zone = Danger Zone
place-tower = bell tower
place-hill = hill
place-mountain = mountain
place-cave = cave
place-port = port: { $what }
place-port-used = port (hacked)
place-major = { $n ->
        [one] 1 major secret
       *[other] { $n } major secrets
    }
place-minor = { $n ->
        [one] 1 minor secret
       *[other] { $n } minor secrets
    }
place-secret-major = major secret
place-secret-minor = minor secret
place-secret-either = major secret, later minor ones
place-ore = ore
place-rune = runestone { $n }
place-artifact = artifact { $n }
place-reward = gives { $what }
place-coach = coach, fee { $fee }
place-shrine = shrine: { $name }
place-shrine-taken = shrine: { $name } taken
place-agents = agent
place-wights = wight
place-fruits = fruit
room-crypt = crypt: the way out
room-wayshrine = wayshrine
room-cave = crystal cave: no more boots this turn
room-shrine = monkey shrine
room-idol = an idol
room-marked = marked by { $who }
room-chest = chest
room-library = library
room-prison = prison
room-picked = { $what } (picked)
room-artifact = artifact
room-portal = portal
no-part = There is no part `{ $text }` of the board. There are { $parts }.
legend-zoom = zoom in: map { $part }
legend-ship = @ start, E pods, $ market, L lift, T telepad, ! checkpoint, p port,
legend-ship-more = M m secret, #n artifact, + heal, c credits, * crystal
legend-ship-paths = on paths: x enemy, " two boots, k lock, > one way
legend-land = @ HQ, $ town, C coach, f forest, V volcano, o circle, ^ pyramid, S s shrine,
legend-land-more = A agent, w wight, y fruit, M m secret, #n artifact, + heal, g d i gold, draw, intern
legend-land-paths = paths: x monster, " boots, n mountain, ~ water, > one way
legend-lake = @ HQ, $ town, T bell tower, h hill, n mountain, c cave, f forest, k kelp,
legend-lake-more = M m secret, b both, o ore, #n artifact, r runestone, + heal, g gold
legend-lake-paths = ! Danger Zone; paths: x monster, " boots, n mountain, > one way
legend-tiles = ? open edge, o joined, x wall; in tunnels: m monster, f two boots, k lock, > one way; in rooms: s secret, g gold, + heal, i idol, #n artifact, @ portal, * cave, w wayshrine, $ market, c chest, l library, p prison, E way out; ~ haunted tile
tiles-to-find = { $n ->
        [one] 1 tile to find.
       *[other] { $n } tiles to find.
    }
more-map = More to the { $sides }: map { $first }.
side-north = north
side-east = east
side-south = south
side-west = west
tile-named = { $name ->
        [start] The starting tile
       *[other] Tile { $name }
    }
tile-is-turned = turned by { $degrees } degrees
tile-not-found = as printed, not found yet
tile-haunted = haunted
tile-turned = { $degrees ->
        [0] as printed
       *[other] turned by { $degrees }
    }
tile-as-now = as it lies now
tile-into = into { $room }
tile-stay = you stay; { $room }
you-stay = you stay
not-now = not now: { $takes }
beside = beside { $tiles }
not-inside = You are not in the catacombs: there is nothing to explore.
unknown-by = { $ways ->
        [none] From here no tunnel goes into the unknown.
       *[other] From here it goes into the unknown by { $ways }.
    }
tunnel-open = { $name } open
tunnel-elsewhere = { $name } is a tunnel of { $room }, not of { $here }.
tunnel-dead = { $name } is a dead end.
tunnel-known = { $name } leads to { $room }, which is no longer unknown: `move { $room }`.
no-tunnel = There is no tunnel `{ $text }` on this tile.
no-tile = There is no tile or room `{ $text }`. `map list` tells all that were found.
not-on-map = { $name } is not on the map.
