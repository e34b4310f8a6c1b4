# Words of Darkest Magic, in English: what is added to, or said otherwise than in, burgle/language/en.ftl.

## Things

-coin = Gold
-boss = Dragon
-marker = Dragon Marker
-row = Adventure Row
-enemy = { $count ->
        [1] monster
       *[other] monsters
    }
-an-enemy = a monster
-forest = Forest
-checkpoint = { -forest }
-hq = HQ
-zone = Danger Zone

n-coin = { $n } { -coin }
n-major = { $n ->
        [one] a random Major { -secret }
       *[other] { $n } random Major { -secret }s
    }
n-minor = { $n ->
        [one] a random Minor { -secret }
       *[other] { $n } random Minor { -secret }s
    }

name-companion = companion
    .one = a companion
    .many = companions
name-gear = piece of gear
    .one = a piece of gear
    .many = pieces of gear
name-technique = technique
    .one = a technique
    .many = techniques
name-treasure = treasure
    .one = a treasure
    .many = treasures
name-gold = { -coin }
    .one = { -coin }
name-hq = { -hq }
    .one = { -hq }
    .at = at { -hq }
name-town = Town
    .one = a Town
    .at = in a Town
name-forest = { -forest }
    .one = a { -forest }
    .at = in a { -forest }
name-artifact = { -artifact } space
    .one = a space with an { -artifact }
    .at = on a space with an { -artifact }
name-danger_zone = { -zone }
    .one = the { -zone }
    .at = in the { -zone }
n-ore = { $n ->
        [one] a random Ore
       *[other] { $n } random Ores
    }
name-tally = tally card
    .one = a tally card
    .many = tally cards
name-kelp = Glowing Kelp
    .one = Glowing Kelp
    .at = in Glowing Kelp
name-hill = Hill
    .one = a Hill
    .at = on a Hill
name-mountain = Mountain
    .one = a Mountain
    .at = on a Mountain
name-cave = Cave
    .one = a Cave
    .at = in a Cave
name-tower = Bell Tower
    .one = a Bell Tower
    .at = at a Bell Tower
name-rune = Runestone
    .one = a Runestone
    .at = at a Runestone

## Effects and costs

do-scratch = scratch off a box on one of your cards
    .they = scratches off a box on one of their cards
do-mark-card = mark an available blue card
    .they = marks an available blue card
do-mark-card-again = mark an available blue card, even a marked one
    .they = marks an available blue card, even a marked one
do-mark-random = mark a random blue card
    .they = marks a random blue card
do-mark-milestone = mark a milestone space in your Journal
    .they = marks a milestone space in their Journal
do-mark-space = put your mark on { $name }
    .they = puts their mark on { $name }
do-gold = gain { n-coin }
    .gain = +{ n-coin }
    .they = gains { n-coin }
    .sum = { n-coin }
do-from-major = take { n-major }
    .they = takes { n-major }
do-from-minor = take { n-minor }
    .they = takes { n-minor }
do-attack = the { -boss } attacks now
do-black = { $n ->
        [one] return a drawn black cube to the { -boss } Bag
       *[other] return up to { $n } drawn black cubes to the { -boss } Bag
    }
do-teleport-to = teleport to another { $name }
    .offer = you may { do-teleport-to }
do-ignore-forests = ignore { -forest }s this turn
do-discount = { $many } cost { n-skill } less this turn
do-discount-market = { -market } items cost { n-coin } less this turn
cost-gold = pay { n-coin }
do-from-ore = take { n-ore }
    .they = takes { n-ore }
do-symbol = this card bears the { -boss } Attack symbol

## Conditions and what is counted

when-scratched = { $n ->
        [one] a box on your cards is uncovered
       *[other] { $n } or more boxes on your cards are uncovered
    }
when-marks = { $n ->
        [one] a card bears your mark
       *[other] { $n } or more cards bear your mark
    }
    .who = with { $n } or more marks on cards
each-marks = { $n ->
        [one] mark of yours on cards
       *[other] { $n } marks of yours on cards
    }
when-marks_on = { $n ->
        [one] { $name } bears a mark
       *[other] { $name } bears { $n } or more marks
    }
    .who = while { $name } bears { $n } or more marks
each-marks_on = { $n ->
        [one] mark on { $name }
       *[other] { $n } marks on { $name }
    }
when-marked_card = this card bears your mark
    .who = whose mark this card bears
each-marked_card = time this card bears your mark
when-marked_here = your space bears your mark
    .who = whose space bears their mark
each-marked_here = time your space bears your mark
each-scratched = { $n ->
        [one] uncovered box on your cards
       *[other] { $n } uncovered boxes on your cards
    }
when-gold = you have { n-coin } or more
    .who = with { n-coin } or more
each-gold = { n-coin } you have
when-egg = { $n ->
        [one] you have a Dragon Egg
       *[other] you have { $n } Dragon Eggs
    }
    .who = with a Dragon Egg
each-egg = { $n ->
        [one] Dragon Egg you have
       *[other] { $n } Dragon Eggs you have
    }
when-pickaxe = you have a Pick Axe
    .who = with a Pick Axe
each-pickaxe = { $n ->
        [one] Pick Axe you have
       *[other] { $n } Pick Axes you have
    }
when-item = { $n ->
        [one] you own a { -market } item
       *[other] you own { $n } or more { -market } items
    }
    .who = { $n ->
        [one] with a { -market } item
       *[other] with { $n } or more { -market } items
    }
each-item = { $n ->
        [one] { -market } item you own
       *[other] { $n } { -market } items you own
    }
when-found = { $n ->
        [one] you have found a { -secret }
       *[other] you have found { $n } or more { -secret }s
    }
each-found = { $n ->
        [one] { -secret } you found
       *[other] { $n } { -secret }s you found
    }
when-contract = { $n ->
        [one] you completed a contract in this game
       *[other] you completed { $n } or more contracts in this game
    }
    .who = { $n ->
        [one] who completed a contract
       *[other] who completed { $n } or more contracts
    }
each-contract = { $n ->
        [one] contract you completed in this game
       *[other] { $n } contracts you completed in this game
    }
when-in = you are in the { $name }
    .who = in the { $name }
each-in = time you are in the { $name }
when-anyone = { $name ->
        [gold] anyone has { n-coin } or more
       *[artifact] anyone has an { -artifact }
    }
each-anyone = { n-coin } that the richest player has
when-ore = { $n ->
        [one] you have an Ore
       *[other] you have { $n } or more Ores
    }
    .who = with an Ore
each-ore = { $n ->
        [one] Ore you have
       *[other] { $n } Ores you have
    }
when-chalice = you have a Chalice
    .who = with a Chalice
each-chalice = Chalice you have

## Cards, tokens and spaces

line-reacts-hurt = When you take damage, you may put this card from hand into play and draw another; it counts in your next turn.
line-reacts-healed = When you heal, you may put this card from hand into play and draw another; it counts in your next turn.
line-reacts-attacked = When the { -boss } attacks, you may put this card from hand into play and draw another; it counts in your next turn.
line-reacts-trashed = When you trash a card, you may put this card from hand into play and draw another; it counts in your next turn.
label-reward = On entry, once a turn: { $text }
line-secret-major = A Major { -secret } lies here.
line-secret-minor = A Minor { -secret }, once a turn.
mark-hq = { -hq }: everybody starts here, and comes back with an { -artifact }.
mark-town = Town: the { -market } is open here.
mark-forest = { -forest }: no more { -boot } to move with after entering.
mark-danger_zone = In the { -zone }.
grant-egg = Counts as a Dragon Egg.
grant-pickaxe = Mountain paths cost 1 { -boot(count: 1) }.
label-box_a = Box: { $text }
label-box_b = { label-box_a }
line-secret-either = A Major { -secret } lies here; later, a Minor one, once a turn.
line-secret-ore = Ore lies here.
line-rune = Runestone { $n }.
mark-kelp = Glowing Kelp: counts as a { -forest }.
mark-hill = Hill: some cards do more here.
mark-mountain = Mountain: some cards do more here.
mark-cave = Cave: some cards do more here.
mark-tower = Bell Tower: some cards do more here.
mark-rune = Runestone: some cards do more here.
grant-chalice = Does not count as an { -artifact }.
grant-ore = Counts as Ore.
when-numbered = you are at { $name } { $name2 }
    .who = at { $name } { $name2 }
each-numbered = time you are at { $name } { $name2 }
label-in_row = While in the { -row }: { $text }
label-in_hand = While in your hand: { $text }
do-lies-cheaper = { $many } cost { n-skill } less
do-lies-cheaper-market = market items cost { n-coin } less
do-lies-cheaper-boots = every path takes { n-boot } less
do-lies-cheaper-footprints = paths with footprints take { n-boot } less
do-lies-cheaper-goblin = the Goblin takes { n-sword } fewer
do-lies-dearer = { $many } cost { n-skill } more
do-lies-dearer-market = market items cost { n-coin } more
do-lies-dearer-boots = every path takes { n-boot } more
do-lies-dearer-footprints = paths with footprints take { n-boot } more
do-lies-dearer-goblin = the Goblin takes { n-sword } more
do-lies-free = { $many } cost no { -skill }
do-lies-free-market = market items cost nothing
do-lies-free-boots = no path takes any { -boot(count: 2) }
do-lies-free-footprints = paths with footprints take a single { -boot(count: 1) }
do-lies-free-goblin = the Goblin takes a single { -sword(count: 1) }
do-lies-more-attack = every attack draws { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    } more
do-lies-fewer-attack = every attack draws { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    } fewer
do-lies-ban-market = nothing is sold at the market
do-dial-cheaper-footprints = { do-lies-cheaper-footprints } for the rest of the game
do-dial-cheaper-goblin = { do-lies-cheaper-goblin } for the rest of the game
do-dial-dearer-footprints = { do-lies-dearer-footprints } for the rest of the game
do-dial-dearer-goblin = { do-lies-dearer-goblin } for the rest of the game
do-dial-free-footprints = { do-lies-free-footprints } for the rest of the game
do-dial-free-goblin = { do-lies-free-goblin } for the rest of the game
dial-tally = tally cards
dial-footprints = paths with footprints
dial-goblin = fights with the Goblin
do-after-turn = when your turn is over, { $body }
do-rule = put rule { $name } into its slot
do-keyword = { $name }
when-ruled = slot { $name } of the rulebook is filled
each-ruled = time slot { $name } of the rulebook is filled

## Questions

ask-mark = Which card do you want to mark? It will bear your colour for good.
ask-scratch = Which box do you want to scratch off? Nobody knows what is under it.
ask-hurt = { $name }: you are hurt. Do you want to react?
    .bare = You are hurt. Do you want to react?
ask-healed = { $name }: you are healed. Do you want to react?
    .bare = You are healed. Do you want to react?
ask-attacked = { $name }: the { -boss } has attacked. Do you want to react?
    .bare = The { -boss } has attacked. Do you want to react?
ask-trashed = { $name }: you have trashed a card. Do you want to react?
    .bare = You have trashed a card. Do you want to react?
ask-teleport = { $name }: where do you want to teleport to?
    .bare = Where do you want to teleport to?

## Refusals

refuse-has_artifact = You already carry an { -artifact }.
refuse-need_artifact = You cannot go back to { $name } without an { -artifact }.
refuse-home_already = You made it home with your { -artifact }. All that is left is to end your turn.
refuse-exhausted = A { -forest } has worn you out: no more moving this turn.
refuse-need_boot_mountain = The path to { $name } climbs a mountain: it takes { n-boot }, and you have { $have }.
refuse-no_use_now = { $name } would have no effect now.
refuse-not_on_top = { $name } is not on top of the pile.
refuse-no_such_rule = Nothing on slot { $name } of the rulebook allows that.

## Events

event-mark = { $who } marks { $card }.
event-mark_space = { $who } leaves a mark at { $space }.
event-mark_covered = { $who } puts a mark over another one on { $card }.
event-memorial = { $who } is remembered at { $space }, over the mark that was there.
event-scratch = { $who } scratches off a box on { $card }.
event-reshuffle = The { -row } has run out of cards: the discarded ones are shuffled back in.
event-tired = { $space } wears { $who } out: no more moving this turn.
event-cube = { $cube ->
        [black] A black cube: nobody is hit.
       *[colour] One of { $who }’s cubes is drawn.
    }
event-out = { $status ->
        [escaped] { $who } is off the clock.
        [rescued] { $who } is knocked out, but outside the { -zone }, and is rescued.
       *[lost] { $who } is knocked out and lost.
    }
event-escape = { $who } comes home with an { -artifact }.
event-ignore = { $n ->
        [0] No { -enemy(count: 1) } { -on-path } hurts { $who } this turn.
       *[other] No { -forest } stops { $who } this turn.
    }
event-arms = { $card } is now on top of the pile of arms.
event-handbook = { $card } is now on top of the Handbooks.
event-omen = { $card } comes with an omen: the { -boss } will attack.
event-react = { $who } reacts with { $card }.
event-contract_taken = { $who } takes { $contract } and ticks a box on its front.
event-ruled = A new rule in slot { $slot } of the rulebook: { $rule }.
