# Words of Legacy, in English: what is added to, or said otherwise than in, burgle/language/en.ftl.

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
-intern = intern
-fruit = Mystic Fruit
-wight = Wight
-seal = Seal of Excellence
-seals = Seals of Excellence
-circle = Magic Circle
-coach = Coach
-agent = Agent
-hq = HQ
-zone = Danger Zone

n-coin = { $n } { -coin }
n-intern = { $n ->
        [one] { $n } { -intern }
       *[other] { $n } { -intern }s
    }
n-fruit = { $n ->
        [one] a { -fruit }
       *[other] { $n } { -fruit }s
    }
n-wight = { $n ->
        [one] a { -wight }
       *[other] { $n } { -wight }s
    }
n-seal = { $n ->
        [one] a { -seal }
       *[other] { $n } { -seals }
    }
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
name-paperwork = piece of paperwork
    .one = a piece of paperwork
    .many = pieces of paperwork
name-gold = { -coin }
    .one = { -coin }
name-hq = { -hq }
    .one = { -hq }
    .at = at { -hq }
name-town = Town
    .one = a Town
    .at = in a Town
name-coach = { -coach }
    .one = a { -coach } stop
    .at = at a { -coach } stop
name-forest = { -forest }
    .one = a { -forest }
    .at = in a { -forest }
name-mushroom = Mushroom { -forest }
    .one = a Mushroom { -forest }
    .at = in a Mushroom { -forest }
name-ruin = Ruin
    .one = a Ruin
    .at = in a Ruin
name-volcano = Volcano
    .one = a Volcano
    .at = at a Volcano
name-circle = { -circle }
    .one = a { -circle }
    .at = at a { -circle }
name-agent = { -agent }
    .one = an { -agent }
    .at = where an { -agent } waits
name-shrine = Shrine
    .one = a Shrine
    .at = at a Shrine
name-pyramid = Pyramid
    .one = the Pyramid
    .at = at the Pyramid
name-artifact = { -artifact } space
    .one = a space with an { -artifact }
    .at = on a space with an { -artifact }
name-danger_zone = { -zone }
    .one = the { -zone }
    .at = in the { -zone }

## Effects and costs

do-gold = gain { n-coin }
    .gain = +{ n-coin }
    .they = gains { n-coin }
    .sum = { n-coin }
do-intern = take { n-intern }
    .gain = +{ n-intern }
    .they = takes { n-intern }
do-fruit = take { n-fruit }
    .they = takes { n-fruit }
do-seal = gain { n-seal }
    .they = gains { n-seal }
do-wight = put { n-wight } into the { -boss } Bag
    .they = puts { n-wight } into the { -boss } Bag
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
do-ignore-agents = ignore { -agent }s this turn
do-discount = { $many } cost { n-skill } less this turn
do-discount-coach = { -coach } rides cost { n-coin } less this turn
do-discount-market = { -market } items cost { n-coin } less this turn
cost-gold = pay { n-coin }
cost-intern = sacrifice { n-intern }
cost-fruit = expend { n-fruit }

## Conditions and what is counted

when-gold = you have { n-coin } or more
    .who = with { n-coin } or more
each-gold = { n-coin } you have
when-intern = { $n ->
        [one] you have an { -intern }
       *[other] you have { n-intern }
    }
    .who = { $n ->
        [one] with an { -intern }
       *[other] with { n-intern }
    }
each-intern = { $n ->
        [one] { -intern } you have
       *[other] { n-intern } you have
    }
when-fruit = you have { n-fruit }
    .who = { $n ->
        [one] with a { -fruit }
       *[other] with { $n } { -fruit }s
    }
each-fruit = { $n ->
        [one] whole { -fruit } you have
       *[other] { $n } whole { -fruit }s you have
    }
when-seal = { $n ->
        [one] you own a { -seal }
       *[other] you own { $n } or more { -seals }
    }
    .who = { $n ->
        [one] with a { -seal }
       *[other] with { $n } or more { -seals }
    }
each-seal = { $n ->
        [one] { -seal } you own
       *[other] { $n } { -seals } you own
    }
when-egg = { $n ->
        [one] you have a Dragon Egg
       *[other] you have { $n } Dragon Eggs
    }
    .who = with a Dragon Egg
each-egg = { $n ->
        [one] Dragon Egg you have
       *[other] { $n } Dragon Eggs you have
    }
when-crown = you have a Crown
    .who = with a Crown
each-crown = { $n ->
        [one] Crown you have
       *[other] { $n } Crowns you have
    }
when-backpack = you have a Backpack
    .who = with a Backpack
each-backpack = { $n ->
        [one] Backpack you have
       *[other] { $n } Backpacks you have
    }
when-canoe = you have a Canoe
    .who = with a Canoe
each-canoe = { $n ->
        [one] Canoe you have
       *[other] { $n } Canoes you have
    }
when-pickaxe = you have a Pickaxe
    .who = with a Pickaxe
each-pickaxe = { $n ->
        [one] Pickaxe you have
       *[other] { $n } Pickaxes you have
    }
when-lifestone = you have a Lifestone
    .who = with a Lifestone
each-lifestone = { $n ->
        [one] Lifestone you have
       *[other] { $n } Lifestones you have
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
when-shrine = you hold a Shrine token
    .who = with a Shrine token
each-shrine = Shrine token you hold
when-marked = { $n ->
        [one] one of your cubes lies on a Shrine
       *[other] your cubes lie on { $n } or more Shrines
    }
each-marked = { $n ->
        [one] Shrine with a cube of yours
       *[other] { $n } Shrines with cubes of yours
    }
when-looted = { $name ->
        [now] { $n ->
            [one] you loot a Ruin this turn
           *[other] you loot { $n } Ruins this turn
        }
       *[ever] { $n ->
            [one] you have looted a Ruin
           *[other] you have looted { $n } or more Ruins
        }
    }
    .who = { $n ->
        [one] who looted a Ruin
       *[other] who looted { $n } or more Ruins
    }
each-looted = { $name ->
        [now] { $n ->
            [one] Ruin you loot this turn
           *[other] { $n } Ruins you loot this turn
        }
       *[ever] { $n ->
            [one] Ruin you looted
           *[other] { $n } Ruins you looted
        }
    }
when-ridden = { $name ->
        [now] { $n ->
            [one] you ride a { -coach } this turn
           *[other] you ride { -coach }es { $n } times this turn
        }
       *[ever] { $n ->
            [one] you have ridden a { -coach }
           *[other] you have ridden { -coach }es { $n } or more times
        }
    }
    .who = { $n ->
        [one] who rode a { -coach }
       *[other] who rode { -coach }es { $n } or more times
    }
each-ridden = { $name ->
        [now] { $n ->
            [one] { -coach } ride this turn
           *[other] { $n } { -coach } rides this turn
        }
       *[ever] { $n ->
            [one] { -coach } ride
           *[other] { $n } { -coach } rides
        }
    }
when-agent = { $name ->
        [now] { $n ->
            [one] you beat an { -agent } this turn
           *[other] you beat { $n } { -agent }s this turn
        }
       *[ever] { $n ->
            [one] you have beaten an { -agent }
           *[other] you have beaten { $n } or more { -agent }s
        }
    }
each-agent = { $name ->
        [now] { $n ->
            [one] { -agent } you beat this turn
           *[other] { $n } { -agent }s you beat this turn
        }
       *[ever] { $n ->
            [one] { -agent } you beat
           *[other] { $n } { -agent }s you beat
        }
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
when-sacrificed = { $n ->
        [one] you sacrifice an { -intern } this turn
       *[other] you sacrifice { n-intern } this turn
    }
each-sacrificed = { $n ->
        [one] { -intern } you sacrifice this turn
       *[other] { n-intern } you sacrifice this turn
    }
when-in = you are in the { $name }
    .who = in the { $name }
each-in = time you are in the { $name }

## Cards, tokens and spaces

head-event = { $name } (event)
head-role = { $name } (role)
head-vault = { $name } (vault)
head-patron = { $name } (patron)
label-event = { $text }
label-setup = Before the game: { $text }
label-sealed = At the Patron Seal: { $text }
label-turn = Each turn: { $text }
label-found-agent = When beaten: { $text }
label-reward = On entry, once a turn: { $text }
line-seal-True = { -seal }: three of them are worth 10 points.
line-side-underworld = Only in the Underworld.
line-needs-campaign = Only in campaigns.
line-coach = { $n ->
        [0] { -coach }: a ride for a Boot; no fee.
       *[other] { -coach }: a ride for a Boot; fee { n-coin }.
    }
line-secret-major = A Major { -secret } lies here.
line-secret-minor = A Minor { -secret }, once a turn.
mark-hq = { -hq }: everybody starts here, and comes back with an { -artifact }.
mark-town = Town: the { -market } is open here.
mark-forest = { -forest }: no more { -boot } to move with after entering.
mark-ruin = Ruin: Gold for you, and its { -wight } goes into the bag.
mark-volcano = Volcano: on entry you may trash a card.
mark-circle = { -circle }: some cards do more here.
mark-agent = An { -agent } waits: take 1 damage, sacrifice an { -intern } or beat it with 2 { -sword }.
mark-shrine = Shrine: take its token if you like, leave a cube, and off you go to the Pyramid.
mark-pyramid = The Pyramid: every Shrine sends you here.
mark-danger_zone = In the { -zone }.
grant-egg = Counts as a Dragon Egg.
grant-crown = Counts as a Crown.
grant-seal = { line-seal-True }
grant-backpack = Carry one more { -artifact }.
grant-canoe = Cross Open Water.
grant-pickaxe = Mountain paths cost 1 { -boot(count: 1) }.
grant-lifestone = Counts as a Lifestone.
grant-shrine = Hold one at most; taking another sends it back to its Shrine.
grant-unseen = No { -enemy(count: 1) } on a path hurts you.
grant-fruit = Expend it where a card asks for one.

## Questions

ask-agent = An { -agent } is waiting at { $name }. How do you get past?
    .bare = An { -agent } is waiting. How do you get past?
ask-teleport = { $name }: where do you want to teleport to?
    .bare = Where do you want to teleport to?
ask-role = Which role do you want to keep?
ask-vault = Which card do you want from the vault?
ask-promotion = { $name }: which promotion would you like?
    .bare = Which promotion would you like?
ask-shrine = { $name }: do you want the Shrine’s token?
    .bare = Do you want the Shrine’s token?

## Refusals

refuse-power_of_another = { $name } belongs to another character.
refuse-no_power = { $name } is a promotion without a power of its own.
refuse-power_used = You have already used { $name } in this game.
refuse-power_not_now = { $name } would have no effect now.
refuse-has_artifact = You already carry an { -artifact }, and have no Backpack for another.
refuse-need_artifact = You cannot go back to { $name } without an { -artifact }.
refuse-home_already = You made it home with your { -artifact }. All that is left is to end your turn.
refuse-exhausted = A { -forest } has worn you out: no more moving this turn.
refuse-need_canoe = The path to { $name } crosses Open Water, and you have no Canoe.
refuse-need_boot_mountain = The path to { $name } climbs a mountain: it takes { n-boot }, and you have { $have }.
refuse-need_intern = It takes { n-intern } to get to { $name } like that, and you have { $have }.
refuse-too_many_interns = You would send more { -intern }s than there are { -enemy } left on the path to { $name }.
refuse-need_sword_agent = It takes { n-sword } to beat the { -agent } at { $name }, and you have { $have } to spare.
refuse-agent_waits = An { -agent } is waiting at { $name }. Say how you want to get past.
refuse-no_agent = There is no { -agent } at { $name }.
refuse-no_coach_here = There is no { -coach } { -here }.
refuse-coach_banned = No { -coach } runs in this game.
refuse-no_coach_there = No { -coach } goes to { $name }.
refuse-same_coach = You are already at { $name }.
refuse-need_fare = The ride to { $name } costs { n-coin }, and you have { $have }.
refuse-not_for_sale = Nobody sells { $name }.
refuse-no_use_now = { $name } would have no effect now.
refuse-not_on_top = { $name } is not on top of the pile.

## Events

event-event = Event: { $card }.
event-reshuffle = The { -row } has run out of cards: the discarded ones are shuffled back in.
event-tome = { $card } is now on top of the Tomes.
event-intern = { $n ->
        [0] No { -intern }s are left for { $who }.
       *[other] { $who } takes { n-intern }.
    }
event-sacrifice = { $who } sacrifices { n-intern }.
event-wight = { $n ->
        [one] A { -wight } goes into the bag.
       *[other] { $n } { -wight }s go into the bag.
    }
event-agent-beaten = { $who } beats the { -agent } at { $space }.
event-agent-past = { $who } gets past the { -agent } at { $space }.
event-ride = { $who } rides to { $space }.
event-tired = { $space } wears { $who } out: no more moving this turn.
event-cube = { $cube ->
        [black] A black cube: nobody is hit.
        [hunter] A { -wight }: everybody is hurt.
        [neutral] An { -intern }: nothing happens.
       *[colour] One of { $who }’s cubes is drawn.
    }
event-out = { $status ->
        [escaped] { $who } is off the clock.
        [rescued] { $who } is knocked out, but outside the { -zone }, and is rescued.
       *[lost] { $who } is knocked out and lost.
    }
event-escape = { $who } comes home with an { -artifact }.
event-fruit = { $who } picks the { -fruit } of { $space }.
event-expend = { $who } uses up { n-fruit }.
event-seal = { $who } gains { n-seal }.
event-shrine = { $who } takes { $token }.
event-shrine-back = { $token } goes back to its Shrine.
event-shrine-cube = { $who } leaves a cube on the Shrine { $space }.
event-shrine-pays = { $token } pays off for { $who }.
event-patron = The Patron steps in: { $card }.
event-role = { $who } keeps the role { $card }.
event-vault = { $who } takes { $card } from the vault.
event-ignore = { $n ->
        [0] No { -enemy(count: 1) } { -on-path } hurts { $who } this turn.
        [1] No { -forest } stops { $who } this turn.
       *[other] No { -agent } stops { $who } this turn.
    }

## Scores

score-patron = { $name }: { $n }
score-seals = { -seals }: { $n }
score-shrines = Shrines: { $n }
