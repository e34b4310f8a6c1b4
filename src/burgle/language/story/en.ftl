# The words of the book, in English: effects, questions and events that only a campaign has. What the head of the family's
# file says holds here too. Keys of passages, choices and stickers stand where a story has no other words for them.

## What passages do

do-read = read passage { $name }
do-read-again = read passage { $name } again
do-story = tell part { $name }
do-note = remember { $name }
do-stop-reading = read no further
do-choice = decide "{ $name }": { $arms }
do-vote = vote on "{ $name }": { $arms }
do-arm = { $name }: { $body }
do-random = by chance, { $arms }
do-sticker = put up the sticker { $name } for good
do-sticker-on = put the sticker { $name } on { $name2 } for good
do-record-write = write down { $name }: { $name2 }
do-record-name = give { $name } a name
do-record-unlock = unlock { $name } for later games
do-record-unlock-now = unlock { $name }
do-record-mission = note { $name2 } for game { $name }
do-record-copy = keep this copy for good
do-record-check = { $n ->
        [one] get a checkmark
       *[other] get { $n } checkmarks
    }
do-record-starter = begin later games with { $name } as well
do-record-no = begin later games without { $name2 }
do-record-swap = begin later games with { $name4 } instead of { $name2 }
do-cabinet-fetch = fetch { $name } to the { $name2 }
do-cabinet-stow = put { $name } back into storage
do-cabinet-destroy = destroy { $name }
do-cabinet-dent = make { $name } worth 1 point less
do-destroy-from-hand = destroy a card from your hand
do-destroy-from-discard = destroy a card from your discard pile
do-let = nothing is read at { $name } any more
do-move-to = move to { $name }
do-story-points = score { n-point }
do-lose-coins = lose { n-coin }
do-for-each = everybody: { $body }
do-for-others = everybody else: { $body }
do-for-star = whoever completed it: { $body }
do-for-winner = the winner: { $body }
do-for-left = your left neighbour: { $body }
do-for-each-player = every player on the clock: { $body }
do-for-each-rival = every other player on the clock: { $body }
do-for-most = whoever has the most ({ $thing }): { $body }
do-for-least = whoever has the fewest ({ $thing }): { $body }
do-for-character = { $name }: { $body }

## Conditions of the story

when-not = it is not true that { $what }
when-at-most = there are { $n } or fewer ({ $what })
when-exactly = there are exactly { $n } ({ $what })
when-all = { $what }
when-game = this is game { $n } or a later one
each-game = { $n ->
        [one] game of this campaign so far
       *[other] { $n } games of this campaign so far
    }
when-seated = { $n ->
        [one] anybody plays
       *[other] { $n } or more play
    }
each-seated = { $n ->
        [one] player at the table
       *[other] { $n } players at the table
    }
when-playing = { $name } is at the table
each-playing = time { $name } is at the table
when-off = you are off the clock
each-off = time you are off the clock
when-chose = "{ $name }" was decided as { $name2 }
each-chose = time "{ $name }" was decided as { $name2 }
when-written = { $name } is written down as { $name2 }
each-written = time { $name } is written down as { $name2 }
when-read = passage { $name } was read
each-read = time passage { $name } was read
when-ticked = box { $name } is ticked
each-ticked = time box { $name } is ticked
when-stuck = sticker { $name } is on
each-stuck = time sticker { $name } is on

## Questions

ask-choice = What do you decide?
ask-vote = What do you vote for?
ask-spot = Where does the sticker go?
ask-destroy = Which card do you want to destroy for good?

## Refusals

refuse-path_end = { $name } is the end of a path: you can only walk there.

## Scores

score-story = Story: { $n }
score-dent = Cards with a dent: { $n }

## Events

event-passage = { $by ->
        [0] Passage { $passage } is read.
       *[1] { $who } reads passage { $passage }.
    }
event-story = Passage { $passage }, part { $part }.
event-note = Remember: { $note }.
event-choice = { $by ->
        [0] It is decided: { $label }.
       *[1] { $who } decides: { $label }.
    }
# The same where the box with the words is at hand.
noted-passage = { $by ->
        [0] From the book: { $title }.
       *[1] { $who } reads in the book: { $title }.
    }
noted-choice = { $by ->
        [0] It is decided: { $label }.
       *[1] { $who } decides: { $label }.
    }
event-vote = { $who } votes for { $label }.
event-vote_spot = { $who } votes for { $spot }.
event-vote_tie = The vote is tied; { $who } won last, so that vote decides.
event-vote_lot = The vote is tied, so it is decided by lot.
event-sticker = The sticker “{ $sticker }” goes on { $spot }, for good.
event-went_back = { $who } goes back to { $space }.
event-written = Written down: { $thing }, { $value }.
event-name_wanted = A name is wanted: { $thing }.
event-unlocked = { $m ->
        [0] In play from the next game on: { $module }.
       *[1] In play from now on: { $module }.
    }
event-mission = The report of game { $n } has a new line.
event-checkmark = { $n ->
        [one] { $who } gets a checkmark.
       *[other] { $who } gets { $n } checkmarks.
    }
event-starter = { $m ->
        [-1] { $who } will begin later games without { $card }.
       *[1] { $who } will begin later games with { $card }.
    }
event-fetched = { $piece } comes out of storage: { $place }.
event-missing = { $piece } is not in storage; the story goes on without it.
event-destroyed = { $piece } is destroyed, for good.
event-stowed = { $piece } goes back into storage.
event-dented = { $card } is worth 1 point less, for good.
event-story_points = { $who } will score { n-point } for that.
event-scored = The scores are counted.
event-given_up = The game is given up: whoever is still out there is knocked out on the spot.
event-closing_step = Closing step { $n } is done.

## Contracts, and what a campaign counts

do-contract = the contract { $name } is laid out
do-contract-for = the contract { $name } is laid out as { $name2 }’s own
do-promote = get all checkmarks up to your next promotion
when-same = the contract { $name } came up in this game
    .who = if the contract { $name } came up in this game
each-same = time that the contract { $name } came up in this game
when-alone = nobody else is where you are
    .who = who is alone on a space
each-alone = time that nobody else is where you are
when-beside = { $n ->
        [one] somebody else is where you are
       *[other] { $n } others are where you are
    }
    .who = { $n ->
        [one] who is not alone on a space
       *[other] who has { $n } others on the same space
    }
each-beside = { $n ->
        [one] other player where you are
       *[other] { $n } others where you are
    }
do-store = the contract { $name } goes back into the box
do-tick = a tick for the contract { $name }
do-complete = complete the contract { $name }
do-fail = the contract { $name } fails
do-due = game { $n } becomes the last one for the contract { $name }
do-place = { $n ->
        [one] { $name } is laid on { $name2 }
       *[other] { $n } of { $name } are laid on { $name2 }
    }
do-place-each = { $n ->
        [one] { $name } is laid on every { $name2 }
       *[other] { $n } of { $name } are laid on every { $name2 }
    }
do-track = { $name } rises by { $n }
do-track-down = { $name } falls by { $n }
do-track-to = { $name } is set to { $n }
when-open = the contract { $name } is open
    .who = while the contract { $name } is open
each-open = time that the contract { $name } is open
when-completed = the contract { $name } was completed
    .who = if the contract { $name } was completed
each-completed = time that the contract { $name } was completed
when-failed = the contract { $name } has failed
    .who = if the contract { $name } has failed
each-failed = time that the contract { $name } has failed
when-starred = you completed the contract { $name }
    .who = who completed the contract { $name }
each-starred = time you completed the contract { $name }
when-parcel = { $n ->
        [one] you carry a parcel for { $name }
       *[other] you carry { $n } parcels for { $name }
    }
    .who = { $n ->
        [one] with a parcel for { $name }
       *[other] with { $n } parcels for { $name }
    }
each-parcel = { $n ->
        [one] parcel for { $name } that you carry
       *[other] { $n } parcels for { $name } that you carry
    }
when-entered = { $n ->
        [one] you arrive { $at } this turn
       *[other] you arrive { $at } { $n } times this turn
    }
    .who = { $n ->
        [one] who arrives { $at } this turn
       *[other] who arrives { $at } { $n } times this turn
    }
each-entered = { $n ->
        [one] time you arrive { $at } this turn
       *[other] { $n } times you arrive { $at } this turn
    }
when-reached = { $n ->
        [one] you arrive at { $name } this turn
       *[other] you arrive at { $name } { $n } times this turn
    }
    .who = { $n ->
        [one] who arrives at { $name } this turn
       *[other] who arrives at { $name } { $n } times this turn
    }
each-reached = { $n ->
        [one] time you arrive at { $name } this turn
       *[other] { $n } times you arrive at { $name } this turn
    }
when-track = { $name } stands at { $n } or more
    .who = while { $name } stands at { $n } or more
each-track = { $n ->
        [one] step of { $name }
       *[other] { $n } steps of { $name }
    }
when-visited = { $n ->
        [one] you have been { $at } in this game
       *[other] you have been { $at } { $n } times in this game, each time in another place
    }
    .who = { $n ->
        [one] who has been { $at } in this game
       *[other] who has been { $at } { $n } times in this game, each time in another place
    }
each-visited = { $n ->
        [one] different place in this game where you have been { $at }
       *[other] { $n } different places in this game where you have been { $at }
    }
when-worth = your best { -artifact } is worth { $n } or more
    .who = whose best { -artifact } is worth { $n } or more
each-worth = { $n ->
        [one] point of your best { -artifact }
       *[other] { $n } points of your best { -artifact }
    }
when-escaped = you have come home
    .who = who has come home
each-escaped = time you have come home
when-beaten = { $n ->
        [one] you have beaten { -an-enemy } in this game
       *[other] you have beaten { $n } { -enemy } in this game
    }
    .who = { $n ->
        [one] who has beaten { -an-enemy } in this game
       *[other] who has beaten { $n } { -enemy } in this game
    }
each-beaten = { $n ->
        [one] { -enemy(count: 1) } you have beaten in this game
       *[other] { $n } { -enemy } you have beaten in this game
    }
when-gained = { $n ->
        [one] you have gained a card in this game
       *[other] you have gained { $n } cards in this game
    }
    .who = { $n ->
        [one] who has gained a card in this game
       *[other] who has gained { $n } cards in this game
    }
each-gained = { $n ->
        [one] card you have gained in this game
       *[other] { $n } cards you have gained in this game
    }
when-bought = { $n ->
        [one] you have bought an item in this game
       *[other] you have bought { $n } items in this game
    }
    .who = { $n ->
        [one] who has bought an item in this game
       *[other] who has bought { $n } items in this game
    }
each-bought = { $n ->
        [one] item you have bought in this game
       *[other] { $n } items you have bought in this game
    }
when-healed = you have healed { $n } damage or more in this game
    .who = who has healed { $n } damage or more in this game
each-healed = { $n ->
        [one] damage you have healed in this game
       *[other] { $n } damage you have healed in this game
    }
when-sent = { $n ->
        [one] you have sacrificed an { -intern } in this game
       *[other] you have sacrificed { $n } { -intern } or more in this game
    }
    .who = { $n ->
        [one] who has sacrificed an { -intern } in this game
       *[other] who has sacrificed { $n } { -intern } or more in this game
    }
each-sent = { $n ->
        [one] { -intern } you have sacrificed in this game
       *[other] { $n } { -intern } you have sacrificed in this game
    }
when-home_noise = { $n ->
        [one] you came home with a cube in the { -clank } area
       *[other] you came home with { $n } cubes in the { -clank } area
    }
    .who = { $n ->
        [one] who came home with a cube in the { -clank } area
       *[other] who came home with { $n } cubes in the { -clank } area
    }
each-home_noise = { $n ->
        [one] cube in the { -clank } area with which you came home
       *[other] { $n } cubes in the { -clank } area with which you came home
    }
refuse-contract_not_open = The contract { $name } is not open.
refuse-contract_of_another = The contract { $name } is not for you.
refuse-contract_by_itself = The contract { $name } has no price: it is fulfilled as soon as you have done what it asks for.
refuse-contract_at_end = The contract { $name } can only be fulfilled at the end of your turn.
refuse-contract_condition = The contract { $name } asks for more than its price: its condition is not met right now.
refuse-contract_no_cube = You have no cube left to lay on the contract { $name }.
refuse-contract_cost = You cannot pay what the contract { $name } asks for.
event-contract = A new contract: { $contract }.
event-contract_tick = { $who } gets on with { $contract }: tick { $m }.
event-contract_cube = { $who } puts a cube on { $contract }; that makes { $m }.
event-contract_cubeless = { $who } has no cube left for { $contract }.
event-contract_done = { $who } completes the contract { $contract }.
event-contract_failed = The contract { $contract } has failed.
event-contract_stored = The contract { $contract } goes back into the box.
event-contract_due = Game { $m } is now the last one for { $contract }.
event-delivered = { $who } delivers { $token } at { $space }.
event-parcel_laid = { $token } now lies at { $space }.
event-parcel_taken = { $who } picks up { $token }.
event-track = { $track } now stands at { $m }.
score-contract = contract { $name }: { $n }
front-if = When { $text }.
front-this-turn = { " this turn" }
front-on = Counts every { $text }.
front-other-side = { $name } (on the other side of the board)
front-pay = You may { $text }.
front-deliver = Bring { $token } to { $space }.
front-leave = Deliver { $token } { $space }.
front-end = Only at the end of your turn.
front-ticks = { $n } times, ticked off one by one.
front-cubes = { $n } cubes, one for each time.
front-due = Until game { $n }.
front-points = { $n ->
        [one] 1 point for whoever completes it.
       *[other] { $n } points for whoever completes it.
    }
front-bonus = { $n ->
        [one] 1 point more if that happens in the game it came up in.
       *[other] { $n } points more if that happens in the game it came up in.
    }
do-goal = reach the goal { $name }
event-goal = { $who } reaches a personal goal: { $goal }.
event-promoted = { $who } is promoted: { $promotion }.
event-power = { $who } uses { $promotion }.

## Standing text, markers, remnants

do-raze = destroy { $name } for good
do-marker = put a marker on { $name }
do-no-marker = take the markers off { $name }
do-cabinet-fetch-on = lay { $name } from storage on { $name2 }
do-exhaust = get out of breath: walk no further this turn
do-dial-cheaper = { $many } cost { n-skill } less for the rest of the game
do-dial-cheaper-market = market items cost { n-coin } less for the rest of the game
do-dial-cheaper-coach = coach rides cost { n-coin } less for the rest of the game
do-dial-cheaper-boots = every way takes { n-boot } less for the rest of the game
do-dial-dearer = { $many } cost { n-skill } more for the rest of the game
do-dial-dearer-market = market items cost { n-coin } more for the rest of the game
do-dial-dearer-coach = coach rides cost { n-coin } more for the rest of the game
do-dial-dearer-boots = every way takes { n-boot } more for the rest of the game
do-dial-free = { $many } cost no { -skill } for the rest of the game
do-dial-free-market = market items cost nothing for the rest of the game
do-dial-free-coach = coach rides cost nothing for the rest of the game
do-dial-free-boots = no way takes any { -boot(count: 2) } for the rest of the game
do-dial-more-attack = every attack draws { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    } more for the rest of the game
do-dial-fewer-attack = every attack draws { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    } fewer for the rest of the game
do-dial-ban-market = nothing is sold at the market for the rest of the game
do-dial-ban-coach = no coach runs for the rest of the game
dial-companion = companions
dial-gear = pieces of gear
dial-technique = techniques
dial-treasure = treasures
dial-paperwork = pieces of paperwork
dial-market = market items
dial-coach = coach rides
dial-boots = ways
dial-attack = cubes in every attack
event-dial_cheaper = For the rest of the game { $dial } cost { $m } less.
event-dial_dearer = For the rest of the game { $dial } cost { $m } more.
event-dial_free = For the rest of the game { $dial } cost nothing.
event-dial_more = For the rest of the game there are { $m } more { $dial }.
event-dial_fewer = For the rest of the game there are { $m } fewer { $dial }.
event-dial_ban = For the rest of the game there are no { $dial }.
event-razed = { $space } is destroyed, for good.
event-marker_put = There is a marker at { $space } now.
event-marker_gone = The marker at { $space } is taken away.
event-out_of_breath = { $who } is out of breath.
front-always = While it is open: { $text }.
when-checks = you have { $n ->
        [one] a checkmark
       *[other] { $n } checkmarks
    }
    .who = who has { $n ->
        [one] a checkmark
       *[other] { $n } checkmarks
    }
each-checks = { $n ->
        [one] checkmark you have
       *[other] { $n } checkmarks you have
    }
when-wins = you have won { $n ->
        [one] a game
       *[other] { $n } games
    } of this campaign
    .who = who has won { $n ->
        [one] a game
       *[other] { $n } games
    } of this campaign
each-wins = { $n ->
        [one] game of this campaign you have won
       *[other] { $n } games of this campaign you have won
    }
when-rage = the { -marker } is on space { $n } or further
    .who = if the { -marker } is on space { $n } or further
each-rage = { $n ->
        [one] space of the rage track up to the { -marker }
       *[other] { $n } spaces of the rage track up to the { -marker }
    }

## Names of places and spots

module-agents = the agents
module-events = the events
module-roles = the Roles
module-vault = the vault
module-patrons = the patrons
module-canoe = the canoe
module-interns = the interns
module-pickaxe = the pickaxe
module-lifestone = the lifestone
module-coaches = the coaches
module-ruins = the ruins
module-shrines = the shrines
module-seals = the seals
module-volcano = the volcano
module-fruit = the fruit
module-rival = The Competition
place-box = storage
place-deck = the deck of the row
place-discard = discard pile
place-hand = hand
place-spent = spent cards
place-bank = bank
place-market = market
place-major = bank of major secrets
place-minor = bank of minor secrets
place-row = an extra slot of the row
place-reserve = reserve
place-on = on the board
spot-franchise = the Franchise Board
spot-params = the rules
spot-numbers = the rules
