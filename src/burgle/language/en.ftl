# The words of the family, in English. A game's own file of the same name adds to them and may replace any of them.
#
# Effects, costs and conditions are parts of sentences: no capital, no full stop. A message may have
#   .gain   how it stands in the line of resources, "+2 Skill"; what has this form is moved to the front of a text
#   .offer  how it stands where nobody need take it up
#   .they   what others do, after "each player"; .their  the same after "each player may"
#   .sum    what is gained, without the verb: several such are gained in one breath
#   .who    the condition as an addition to "each player"
#   .bare   the form for when no name is known
#   .one, .many, .self  a name with its article, in the plural, and what a thing says of itself
#   .at     a place with its preposition, "in the Danger Zone"
#   .from, .their, .of  where words bend: with "from", from others, a name as part of a word; else the name
#   .hidden what everybody else is told
# Arguments: $n the number, $name and $name2 names, $one, $many, $at, $from, $their and $of their forms,
# $body, $when, $thing, $cost parts. SOUND() says how a name begins, vowel or other: nobody takes "a Employee Mug".

## Things

-skill = Skill
-sword = { $count ->
        [1] Sword
       *[other] Swords
    }
-boot = { $count ->
        [1] Boot
       *[other] Boots
    }
-coin = { $count ->
        [1] Coin
       *[other] Coins
    }
-clank = Clank!
-boss = Boss
-marker = Rage marker
-row = row
-reserve = Reserve
-market = Market
-key = Master Key
-artifact = Artifact
-secret = Secret
-checkpoint = checkpoint
-footprints = Footprints
-enemy = { $count ->
        [1] enemy
       *[other] enemies
    }
-an-enemy = an enemy
-path = path
-on-path = on the path
-on-paths = on paths
-here = on your space

player = Player { $number }

## Amounts

n-skill = { $n } { -skill }
n-sword = { $n ->
        [one] { $n } { -sword(count: 1) }
       *[other] { $n } { -sword }
    }
n-boot = { $n ->
        [one] { $n } { -boot(count: 1) }
       *[other] { $n } { -boot }
    }
n-coin = { $n ->
        [one] { $n } { -coin(count: 1) }
       *[other] { $n } { -coin }
    }
n-clank = { $n } { -clank }
n-damage = { $n } damage
n-teleport = { $n ->
        [one] { $n } Teleport
       *[other] { $n } Teleports
    }
n-card = { $n ->
        [one] a card
       *[other] { $n } cards
    }
n-cube = { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
n-point = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
n-space = { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }

## Names of places and resources, as conditions use them

name-play = play area
name-discard = discard pile
name-hand = hand
name-skill = { -skill }
    .one = { -skill }
name-sword = { -sword }
    .one = { -sword(count: 1) }
name-boot = { -boot }
    .one = { -boot(count: 1) }
name-start = starting space
    .one = the starting space
    .at = on the starting space
name-market = { -market }
    .one = a { -market }
    .at = at a { -market }
name-checkpoint = { -checkpoint }
    .one = a { -checkpoint }
    .at = at a { -checkpoint }

## Joints

join-comma = { $a }, { $b }
join-and = { $a } and { $b }
join-or = { $a } or { $b }
join-or-long = { $a }, or { $b }
join-apart = { $a }; { $b }
join-or-apart = { $a }; or { $b }
join-times = { $n ->
        [2] { $body } (twice)
       *[other] { $body } ({ $n } times)
    }
join-sum = gain { $body }
join-each = { $who } { $body }
    .colon = { $who }: { $body }
    .chooses = { $who } chooses: { $body }
# How a whole sentence behind a colon begins: small or large.
colon-begins = small
do-if = if { $when }: { $body }
do-per = { $n ->
        [one] { $body } for each { $thing }
       *[other] { $body } for every { $thing }
    }
do-choose = { $n ->
        [1] choose one: { $arms }
       *[other] choose { $n }: { $arms }
    }
join-one-or-all = choose one, or all if { $when }: { $arms }
do-may = you may { $body }
    .they = may { $body }
do-pay = { $cost } to { $body }
do-pay-else = { $cost }, or { $body }
    .they = must { $cost }, or else { $body }
do-at-end = at the end of this turn, { $body }
do-each-player = each player
do-each-rival = each rival

## Effects

do-skill = gain { n-skill }
    .gain = +{ n-skill }
    .they = gains { n-skill }
    .sum = { n-skill }
do-sword = gain { n-sword }
    .gain = +{ n-sword }
    .they = gains { n-sword }
    .sum = { n-sword }
do-boot = gain { n-boot }
    .gain = +{ n-boot }
    .they = gains { n-boot }
    .sum = { n-boot }
do-clank = add { n-clank }
    .gain = +{ n-clank }
    .they = adds { n-clank }
do-quiet = remove { n-clank }
    .gain = −{ n-clank }
    .they = removes { n-clank }
do-teleport = gain { n-teleport }
    .gain = +{ n-teleport }
    .sum = { n-teleport }
do-draw = draw { n-card }
    .they = draws { n-card }
do-heal = heal { n-damage }
    .they = heals { n-damage }
do-hurt = take { n-damage }
    .they = takes { n-damage }
do-rage = move the { -marker } up { n-space }
do-calm = move the { -marker } down { n-space }
do-black = { $n ->
        [one] return a drawn black cube to the bag
       *[other] return up to { $n } drawn black cubes to the bag
    }
do-flip = replace { $name } with { $name2 }
    .bare = flip the { -enemy(count: 1) } of the { -reserve }
do-all-factions = all your faction texts count this turn
do-trash = trash a card from your { $name }
    .they = trashes a card from their { $name }
    .their = trash a card from their { $name }
do-trash-named = trash { SOUND($name2) ->
        [vowel] an
       *[other] a
    } { $name2 } from your { $name }
    .they = trashes { SOUND($name2) ->
        [vowel] an
       *[other] a
    } { $name2 } from their { $name }
    .their = trash { SOUND($name2) ->
        [vowel] an
       *[other] a
    } { $name2 } from their { $name }
do-trash-self = trash this card
do-acquire-row = { $n ->
        [99] acquire any card from the { -row } for free
       *[other] acquire a card of cost { $n } or less from the { -row } for free
    }
do-take-row = { $n ->
        [99] take any card from the { -row } into your hand for free
       *[other] take a card of cost { $n } or less from the { -row } into your hand for free
    }
do-acquire-row-or-device = acquire a card from the { -row }, or use a device there, without paying { -skill }
do-replace-row = replace a card in the { -row }
do-gain-card = take { SOUND($name) ->
        [vowel] an
       *[other] a
    } { $name } from the { -reserve } for free
    .they = takes { SOUND($name) ->
        [vowel] an
       *[other] a
    } { $name } from the { -reserve } for free
do-top-self = put this card on top of your deck
do-buy-for = buy a { -market } item for { n-coin }, wherever you are
    .offer = you may { do-buy-for }
do-buy-free = take a { -market } item for free
    .offer = you may { do-buy-free }
do-ignore-enemies = ignore { -enemy } { -on-paths } this turn
do-ignore-checkpoints = ignore { -checkpoint }s this turn
do-ignore-footprints = ignore { -footprints } { -on-paths } this turn
do-points = score { n-point }
    .gain = { n-point }

## Costs

cost-skill = pay { n-skill }
cost-sword = pay { n-sword }
cost-boot = pay { n-boot }
cost-hurt = take { n-damage }
cost-discard = discard { n-card }

## Conditions and what is counted

when-faction = { $other ->
        [yes] { $n ->
            [one] you played another { $name } card
           *[other] you played { $n } other { $name } cards
        }
       *[no] { $n ->
            [one] you played { $one } card
           *[other] you played { $n } { $name } cards
        }
    }
each-faction = { $other ->
        [yes] { $n ->
            [one] other { $name } card you played
           *[other] { $n } other { $name } cards you played
        }
       *[no] { $n ->
            [one] { $name } card you played
           *[other] { $n } { $name } cards you played
        }
    }
when-kind = { $other ->
        [yes] { $n ->
            [one] you have another { $name } in play
           *[other] you have { $n } other { $many } in play
        }
       *[no] { $n ->
            [one] you have { $one } in play
           *[other] you have { $n } { $many } in play
        }
    }
each-kind = { $other ->
        [yes] { $n ->
            [one] other { $name } you have in play
           *[other] { $n } other { $many } you have in play
        }
       *[no] { $n ->
            [one] { $name } you have in play
           *[other] { $n } { $many } you have in play
        }
    }
when-artifact = { $n ->
        [one] you have an { -artifact }
       *[other] you have { $n } { -artifact }s
    }
    .who = { $n ->
        [one] with an { -artifact }
       *[other] with { $n } { -artifact }s
    }
each-artifact = { $n ->
        [one] { -artifact } you have
       *[other] { $n } { -artifact }s you have
    }
when-trashed = { $n ->
        [one] you trash a card this turn
       *[other] you trash { $n } cards this turn
    }
each-trashed = { $n ->
        [one] card you trash this turn
       *[other] { $n } cards you trash this turn
    }
when-defeated = { $n ->
        [one] you beat { -an-enemy } this turn
       *[other] you beat { $n } { -enemy } this turn
    }
each-defeated = { $n ->
        [one] { -enemy(count: 1) } you beat this turn
       *[other] { $n } { -enemy } you beat this turn
    }
when-acquired = { $n ->
        [one] you acquire a card this turn
       *[other] you acquire { $n } cards this turn
    }
each-acquired = { $n ->
        [one] card you acquire this turn
       *[other] { $n } cards you acquire this turn
    }
when-clank = you add { n-clank } or more this turn
each-clank = { $n ->
        [one] { -clank } you add this turn
       *[other] { $n } { -clank } you add this turn
    }
when-made = { $n ->
        [one] you gain any { $name } this turn
       *[other] you gain { $n } or more { $name } this turn
    }
each-made = { $n ->
        [one] { $one } you gain this turn
       *[other] { $n } { $name } you gain this turn
    }
when-stopped = { $n ->
        [one] you enter a { -checkpoint } this turn
       *[other] you enter { $n } { -checkpoint }s this turn
    }
each-stopped = { $n ->
        [one] { -checkpoint } you enter this turn
       *[other] { $n } { -checkpoint }s you enter this turn
    }
when-secret = { $n ->
        [one] you take a { -secret } this turn
       *[other] you take { $n } { -secret }s this turn
    }
each-secret = { $n ->
        [one] { -secret } you take this turn
       *[other] { $n } { -secret }s you take this turn
    }
when-damage = you have { n-damage } or more
    .who = with { n-damage } or more
each-damage = { $n ->
        [one] damage you have
       *[other] { $n } damage you have
    }
    .most = you have { $n } damage or less
when-card = { $n ->
        [one] { SOUND($name) ->
            [vowel] an
           *[other] a
        } { $name } is in your { $name2 }
       *[other] { $n } copies of { $name } are in your { $name2 }
    }
each-card = { $n ->
        [one] { $name } in your { $name2 }
       *[other] { $n } copies of { $name } in your { $name2 }
    }
when-owned = { $n ->
        [one] you own { SOUND($name) ->
            [vowel] an
           *[other] a
        } { $name } card
       *[other] you own { $n } or more { $name } cards
    }
each-owned = { $n ->
        [one] { $name } card you own
       *[other] { $n } { $name } cards you own
    }
when-at = you are { $at }
    .who = { $at }
each-at = time you are { $at }
when-on = you are at { $name }
    .who = at { $name }
each-on = time you are at { $name }
when-in = you are in { $name }
    .who = in { $name }
each-in = time you are in { $name }

## Cards, tokens and spaces

head-card = { $name } ({ n-skill })
head-enemy = { $name } ({ -enemy(count: 1) }, { n-sword })
head-device = { $name } (device, { n-skill })
head-starter = { $name } (starting deck)
head-faction = { $head }, { $name }
label-device = Use: { $text }
label-acquire = Acquire: { $text }
label-arrive = Arrive: { $text }
label-defeat = Defeat: { $text }
label-found = When found: { $text }
label-use = Use once: { $text }
label-bought = When bought: { $text }
label-reward = On entry: { $text }
label-service = { $place }, once a turn: { $text }
label-points = At the end of the game: { $text }
line-where = Only { $places }.
line-use-cost = To use it, also { $cost }.
line-needs = Only for sale if { $when }.
line-danger = Danger: attacks draw 1 more cube while this card is in the { -row }.
line-attack = { -boss } attack when revealed.
line-points = Worth { n-point }.
line-worth = Counts as { n-coin }; keep or spend.
mark-start = Everybody starts here.
mark-market = { -market }: buy items here.
mark-checkpoint = No more Boots after entering.
line-artifact = { -artifact } worth { $n }.
grant-artifact = Your ticket out.

## Questions

ask-turn = Your turn: play cards, use what they give, then end the turn.
ask-over = The game is over.
ask-go-on = Go on?
ask-choose = { $n ->
        [one] { $name }: choose one.
       *[other] { $name }: choose { $n }.
    }
    .bare = { $n ->
        [one] Choose one.
       *[other] Choose { $n }.
    }
ask-may = { $name }: { $body }?
    .bare = Do you want to { $body }?
ask-trash = { $name }: which card do you want to trash?
    .bare = Which card do you want to trash?
ask-row = { $name }: which card from the { -row } would you like?
    .bare = Which card from the { -row } would you like?
ask-replace = { $name }: which card in the { -row } do you want to replace?
    .bare = Which card in the { -row } do you want to replace?
ask-secret = Do you want the { -secret } at { $name }?
ask-deal = { $n ->
        [0] { $name }: which item would you like for free?
       *[other] { $name }: which item do you want to buy for { n-coin }?
    }
    .bare = { $n ->
        [0] Which item would you like for free?
       *[other] Which item do you want to buy for { n-coin }?
    }

## Refusals: $need what it takes (also as $n), $have what there is, $had and $needed the seats of these numbers

refuse-pending = There is a question waiting for you. Answer it first.
refuse-unknown = That is not possible.
refuse-not_understood = Sorry, I did not get that. Did you mean "{ $name }"?
    .bare = Sorry, I did not get that. Type "help" to see what I understand.
refuse-nothing_to_undo = There is nothing to take back.
refuse-game_over = The game is over.
refuse-not_your_turn = It is { $needed }’s move right now.
refuse-you_are_out = You are out of the game; it is { $needed }’s move now.
refuse-off_board = Your pawn is no longer on the board.
refuse-not_in_hand = { $name } is not in your hand.
    .bare = That card is not in your hand.
refuse-unplayed_cards = { $have ->
        [one] You still have a card to play.
       *[other] You still have { $have } cards to play.
    }
refuse-open_choice = { $name } still wants you to choose. Do that before you end your turn.
    .bare = You still have a choice to make before you end your turn.
refuse-need_skill = You need { n-skill } for { $name } and have { $have }.
refuse-need_sword = You need { n-sword } to beat { $name } and have { $have }.
refuse-pile_empty = There is no { $name } left in the { -reserve }.
refuse-is_enemy = { $name } is { -an-enemy }: you beat it with { -sword } instead of buying it.
refuse-is_device = { $name } is a device: you use it where it lies instead of buying it.
refuse-need_use_cost = { $cost ->
        [none] You cannot pay what { $name } costs.
       *[other] To use { $name } you would also have to { $cost }, and you cannot.
    }
refuse-wrong_place = { $places ->
        [none] You are not in the right place for { $name }.
       *[other] For { $name } you have to be { $places }.
    }
refuse-not_there = { $places ->
        [none] That cannot be done here.
       *[other] That can only be done { $places }.
    }
refuse-once_a_turn = You can do that only once a turn, and you already have.
refuse-need_price = { $cost ->
        [none] You cannot pay for that.
       *[other] For that you would have to { $cost }, and you cannot.
    }
refuse-of_no_use = That would have no effect now.
refuse-no_such_offer = Nobody is offering you that.
refuse-offer_not_now = You cannot take what { $name } offers right now.
    .bare = You cannot take that offer right now.
refuse-not_an_enemy = { $name } is no { -enemy(count: 1) }; there is nothing to fight.
refuse-not_in_row = { $name } is not for sale at the moment.
refuse-enemy_not_in_row = { $name } is not here to be fought right now.
refuse-no_market_here = There is no { -market } { -here }.
refuse-market_banned = Nothing is sold here in this game.
refuse-has_item = You already have { $name }, and you may own only one of each item.
refuse-sold_out = { $name } is sold out.
refuse-dearer_first = { $name } has to be sold first.
refuse-not_hurt_enough = { $name } is only for players with { $need } damage or more; you have { $have }.
refuse-no_coupon = You have no Discount Coupon to hand in.
refuse-need_coins = You need { n-coin } for { $name } and have { $have }.
refuse-not_that_way = You cannot pay for { $name } like that.
refuse-no_such_token = You have no { $name }.
refuse-not_usable = { $name } is not something you can use.
refuse-here_already = You are already in { $name }.
refuse-no_path = No { -path } leads from here to { $name }.
    .bare = No { -path } leads that way.
refuse-waits_between = Go to { $name } first: something awaits you there.
refuse-stops_between = The way leads by { $name }, and your { -boot } stop there for this turn.
refuse-one_way = The { -path } to { $name } is one-way, and it leads the other way.
    .bare = That { -path } is one-way, and it leads the other way.
refuse-need_key = The { -path } to { $name } is locked, and you have no { -key }.
refuse-boots_banned = A { -checkpoint } has stopped you: no more { -boot } this turn.
refuse-dizzy = The ride has made you dizzy: no more { -boot } this turn.
refuse-need_boot = It takes { n-boot } to get to { $name }, and you have { $have }.
    .bare = That { -path } takes { n-boot }, and you have { $have }.
refuse-need_boot_footprints = The { -path } to { $name } has { -footprints }: it takes { n-boot }, and you have { $have }.
    .bare = That { -path } has { -footprints }: it takes { n-boot }, and you have { $have }.
refuse-too_many_swords = { $have ->
        [0] There is no { -enemy(count: 1) } { -on-path } to { $name }, so no use for { -sword }.
        [one] There is only 1 { -enemy(count: 1) } { -on-path } to { $name }, so { n-sword } are too many.
       *[other] There are only { $have } { -enemy } { -on-path } to { $name }, so { n-sword } are too many.
    }
refuse-need_sword_on_path = You want to use { n-sword } { -on-path } to { $name }, but you have { $have }.
refuse-meter_would_fill = The way to { $name } would cost you { n-damage }. You already have { $have }, so it would knock you out.
    .bare = That way would cost you { n-damage }. You already have { $have }, so it would knock you out.
refuse-need_cubes = { $have ->
        [0] The way to { $name } would cost you { n-damage }, and you have no cube left to mark it with.
       *[other] The way to { $name } would cost you { n-damage }, and you have only { $have } left to mark it with.
    }
    .bare = { $have ->
        [0] That takes { n-cube } of your own, and you have none left.
       *[other] That takes { n-cube } of your own, and you have only { $have } left.
    }
refuse-need_teleport = You have no Teleport to use.
refuse-not_adjacent = { $name } is not next to your space.
refuse-no_artifact_here = There is no { -artifact } { -here }.
refuse-has_artifact = You already have an { -artifact }, and you can only carry one.

## Events

event-turn = Round { $n }: { $who }.
event-play = { $who } plays { $card }.
event-draw = { $who } draws { $card }.
    .hidden = { $who } draws a card.
event-shuffle = { $n ->
        [one] { $who } has just 1 card for a new deck.
       *[other] { $who } shuffles { $n } cards into a new deck.
    }
event-gain = { $resource ->
        [skill] { $who } gains { n-skill }.
        [sword] { $who } gains { n-sword }.
       *[boot] { $who } gains { n-boot }.
    }
event-coins = { $who } gains { n-coin }.
event-clank = { $n ->
        [0] { $who } makes no noise.
       *[other] { $who } adds { n-cube } to the { -clank } area.
    }
event-quiet = { $n ->
        [0] { $who } has no cubes to take back from the { -clank } area.
       *[other] { $who } takes { n-cube } back from the { -clank } area.
    }
event-hurt = { $who } takes { n-damage }.
event-heal = { $who } heals { n-damage }.
event-acquire = { $who } buys { $card }.
event-defeat = { $who } beats { $card }.
event-move = { $who } goes to { $space }.
event-teleport = { $who } teleports to { $space }.
event-reward = { $who } collects the reward at { $space }.
event-found = { $who } finds { $token }.
event-token = { $who } takes { SOUND($token) ->
        [vowel] an
       *[other] a
    } { $token }.
event-use = { $who } uses { $token }.
event-buy = { $who } buys { $token }.
event-artifact = { $who } takes an { -artifact }: { $token }.
event-rage = { $m ->
        [one] The { -marker } moves up to step { $n }: attacks now draw { $m } cube.
       *[other] The { -marker } moves up to step { $n }: attacks now draw { $m } cubes.
    }
event-reveal = { $card } turns up in the { -row }.
event-arrive = { $card } makes an entrance.
event-attack = { $n ->
        [one] The { -boss } attacks: 1 cube is drawn.
       *[other] The { -boss } attacks: { $n } cubes are drawn.
    }
event-cube = { $cube ->
        [black] A black cube: nobody is hit.
        [hunter] A red cube: everybody is hit.
       *[colour] One of { $who }’s cubes is drawn.
    }
event-out = { $status ->
        [escaped] { $who } is safe and out of here.
        [rescued] { $who } is knocked out, but rescued.
       *[lost] { $who } is knocked out and lost.
    }
event-trash = { $place ->
        [play] { $who } trashes { $card } from the cards in play.
        [discard] { $who } trashes { $card } from the discard pile.
       *[hand] { $who } trashes { $card } from hand.
    }
event-box = { $card } leaves the game.
event-discard = { $who } discards { $card }.
event-end = { $who } ends the turn.
event-stop = { $space } stops { $who }: no more { -boot } this turn.
event-black = { $n ->
        [0] No black cube goes back into the bag.
        [one] 1 black cube goes back into the bag.
       *[other] { $n } black cubes go back into the bag.
    }
event-flip = From now on, the { -enemy(count: 1) } in the { -reserve } is { $card }.
event-get = { $who } takes { $card } from the { -reserve } for free.
event-device = { $who } uses { $card }.
event-to-top = { $who } puts { $card } on top of the deck.
event-take = { $who } takes { $card } into hand.
event-ease = { $ease ->
        [enemies] { $who } slips past { -enemy } { -on-paths } this turn.
        [checkpoints] No { -checkpoint } stops { $who } this turn.
       *[footprints] { -footprints } do not slow { $who } down this turn.
    }
event-teleports = { $who } gains { n-teleport }.
event-bag-empty = The bag is empty: everybody still inside is knocked out.
event-deck-empty = The deck of the { -row } has run out: everybody still inside is knocked out.
event-paid = { $resource ->
        [skill] { $who } pays { n-skill }.
        [sword] { $who } pays { n-sword }.
       *[boot] { $who } pays { n-boot }.
    }
event-fee = { $who } pays { n-coin }.
event-give-back = { $m ->
        [one] { $who } hands { $token } back.
       *[other] { $who } hands { $token } back, { $m } times.
    }
event-none-left = There is no { $token } left for { $who }.
event-nothing = There is nothing left for { $who } to take.
event-no-draw = { $who } has no cards left to draw.
event-out-draw = { $n ->
        [one] { $who } is out: 1 cube is drawn.
       *[other] { $who } is out: { $n } cubes are drawn.
    }
event-text-on = All of { $who }’s faction texts count this turn.

## Scores

score-artifact = { -artifact } { $name }: { $n }
score-card = { $name }: { $n }
score-token = { $name }: { $n }
score-coins = { -coin }: { $n }
