# What the server itself says, in English: why a request was refused, and what others ask for. No capital, no full stop.

## One for every error of the protocol

error-malformed = the table could not make sense of that message
error-too_large = the message is too large
error-too_fast = that was a bit fast; please wait a moment
error-no_table = there is no such table
error-no_seat = this seat is not yours
error-not_host = only the host may do that
error-stale = the game has moved on in the meantime
error-illegal = that is not possible right now
error-not_saved = that could not be saved; please try again
error-not_now = this is not the moment for that
error-assist_off = this table has agreed to play without that help
error-damaged = this game has been set aside because its record is damaged
error-endless = this game cannot go on: its cards would set each other off forever. The table is closed; everything you played up to this point is kept
error-full = every seat is taken
error-protocol = this page and the server have different versions; please reload
error-internal = something went wrong on our side; nothing has changed

## Seats and tables

seat-taken = this seat is taken
seat-somebodys = somebody is sitting there
seat-not-kept = this seat is no longer kept for you
seat-too-many-devices = this seat is open on too many devices
player-is-here = whoever plays this seat is back
colour-taken = somebody already has this colour
name-alike = { $name } looks too much like { $other }, who is already at this table: please choose another name
name-mixed = { $name } mixes letters of different alphabets: please stick to one
seats-open = there are still empty seats
nobody-sits = somebody has to sit at the table
too-many-watch = this table has no room for more spectators
no-such-bot = there is no bot { $name }; there are { $known }
no-such-game = there is no game { $name }; there are { $known }
no-such-pack = this server has no pack { $name }
no-such-content = this game does not come with these options, packs or numbers of players
other-content = this code was made with different cards from the ones this server has, so it would be a different game
other-edition = this table was made for { $made }, but this server now has { $here }: please make a new one
pack-mistake = there is a mistake in one of this game’s packs; burgle lint tells whoever runs this server where
option-players = { $game } is for { $low } to { $high } players
option-unknown = { $game } has no option { $name }; it has { $known }
option-layout = layout: name three sides of three different pieces, such as HY,DC,ML
option-layout-side = layout: there is no reversible side { $name }; there are { $known }
option-colours = colours: two players cannot both have { $name }
option-side = side: the starting tile has the sides A and B, or random
option-promo = promo: yes or no
absent-minutes = a table waits 0 to { $most } minutes for somebody who is away; 0 means forever
bad-device-code = this code does not work, or no longer works
send-invitation = send the token of the invitation
send-token = send Authorization: Bearer TOKEN
send-fewer-tokens = send at most { $most } tokens
for-keepers = these figures are only for whoever runs this server
nothing-here = there is nothing at this address
not-done-here = this address does not do that
met-already = we have met
other-name = this server is not known by that name
other-page = pages from elsewhere may not speak to this server
only-get-and-post = only GET and POST work here
send-type = send { $type }
took-too-long = that took too long

## Messages that cannot be read

json-none = this is not JSON
json-deep = this JSON is nested too deeply
json-twice = this JSON has a key twice
json-large = this JSON has a number that is too large
json-number = { $text } is not a number
read-missing = { $where }: the field { $field } is missing
read-unknown = { $where }: there is no field { $field }
read-type = { $where }: { $wanted } is expected, not { $got }
read-kind = { $where }: { $wanted } is expected
read-value = { $where }: { $value } is not one of the known values

## Pace

say-fast = you have said a lot just now; please wait a few seconds
say-long = that is too long for the chat; it takes { $most } characters at a time
say-nothing = say one quick phrase, or write something
too-many-tokens = too many wrong tokens; wait a minute
too-many-codes = too many codes; wait a minute
busy = a lot is going on right now; please try again in a moment
too-many-tables = too many new tables; wait a few minutes
too-many-sockets = too many connections from your address
too-many-lines = too many connections; try again in a moment
restarting = the server is restarting; try again in a moment
store-away = the tables cannot be reached right now; try again in a moment
line-unknown = you have seen more of this game than this server has at the moment (up to line { $line }); try again, or reload to see what it has

## The end of a connection

bye-restart = the server is restarting
bye-again = come back in a moment
bye-slow = too slow; come back with the last number you have seen
bye-handed-on = this seat was handed on
bye-hello = say hello first
bye-text = send text
bye-utf8 = send UTF-8

## In a game

nothing-to-play = you have no card that can simply be played
nothing-to-redo = there is nothing to redo
nothing-to-undo = there is nothing to take back
undo-behind-veil = something has been revealed since, or somebody else has played
undo-line-gone = that moment is no longer part of the game
undo-enough = you have taken back so much here that from now on it is only forward
log-long = this table’s record is full: you can finish the game, but nothing more
asks-back = { $n ->
        [one] { $name } would like to take back { $n } move
       *[other] { $name } would like to take back { $n } moves
    }
asks-open = { $name } would like to give { $chair }’s seat to somebody new, who will see its cards
asks-forfeit = { $name } would like to give this game up: whoever is still out there is knocked out on the spot, and the scores are counted
forfeit-not-now = a game of a campaign can be given up from its first turn until its scores are counted
vote-stale = there is a newer question by now

## Finished games

not-over-yet = you can download a game once it is over
no-such-seat = there is no such seat in this game
what-if-people = you are not alone in this game: you can try things out once it is over, or if the table agreed to it
what-if-not-asked = while the game goes on, you can only try out positions where it is your move
no-position = there is no position here
position-none = this is not a position (letter { $at }, { $part }): { $what }
over-there = the game is over at that point
replay-not-open = this replay has been closed here; please open the file again
replay-lines = this game has lines 0 to { $last }
replay-steps = this game has steps 0 to { $last }
replay-seats = there are seats 0 to { $last }, and steps go forward

## Codes and files that cannot be read

code-unknown = this is not a share code of any game we know
code-length = this share code is too short or too long
code-slip = there is a typo in this share code: please compare it letter by letter
code-newer = this share code comes from a newer Burgle
replay-too-large = this file is too large for a replay
replay-too-long = this file is too long for a replay: real games have at most { $most } lines
replay-takes-long = this replay takes too long to go through
coach-failed = the coach could not make sense of this game
coach-not-asked = nobody has asked the coach about this game
match-under-way = a series of yours is still being played: end it first
match-games = between 1 and { $most } games
match-bots = name one to eight of the bots that are here
match-seed = a seed is a whole number, 0 or more
match-players = this game is for { $least } to { $most } players
match-no-game = that game has not been played in this series
no-such-match = this series is no longer kept here
turn-out = Getting out
turn-prize = Going for the prize
turn-fight = A fight
turn-walk = Moving on
turn-shop = Shopping
turn-stay = Staying put
thought-chance = { $win }%{ $error ->
    [0] {""}
   *[other] {" "}(± { $error })
  }
thought-alone = { $what }: { $win } to win.
thought-hardly = { $what }: { $win } to win. { $same ->
    [1] Any other way
   *[other] { $other }
  }: about the same.
thought-maybe = { $what }: { $win } to win. { $same ->
    [1] Another way
   *[other] { $other }
  }: perhaps better, but that is not certain.
thought-compared = { $what }: { $win } to win. { $same ->
    [1] Any other way
   *[other] { $other }
  }: { $instead }.
thought-caught = { $what }: { $win } to win. { $same ->
    [1] Any other way
   *[other] { $other }
  }: { $instead }, and caught in { $caught }% of cases instead of { $mine }%.
thoughts-after = at this table, bots say what they were thinking only after the game
replay-none = this is not a Burgle replay
replay-other = this replay comes from a different version of Burgle
replay-cut = this replay is cut short
replay-altered = this replay has been changed, at line { $line } or before
replay-line = line { $line } of this replay makes no sense
replay-what-if = this is a what-if: it started in the middle of another game, so it cannot be opened from a file
replay-not-over = this game is not over, so its shuffle stays secret
replay-unfinished = this is not the record of a finished game
rules-other-form = this table was written by a different version of Burgle (form { $form })
rules-other = this game was started with { $begun }; this server has { $here }, so the game waits here unharmed
rules-version = this game was started with { $begun }; this server plays { $here } and cannot carry on with it, so it waits here unharmed
token-in-use = this token is already in use; bring a new one
token-shape = a token is 32 random bytes, written as 43 letters of URL-safe Base64
no-hint = no hint for this one

## What checking a finished game has shown

verdict-promise = the shuffle is not the one that was promised at the start
verdict-seed = the shuffle named at the end is not the one that was played with
verdict-scores = the scores do not match the final position
verdict-back = it does not say truthfully whether somebody went back past a reveal
verdict-not-over = the game was not over
verdict-not-verified = not verified: the table went back past something that had been revealed
verdict-other-content = it was played with different cards from the ones this Burgle has now: those of an earlier release, or of a pack as it was then
verdict-what-if = a what-if: it started in the middle of another game
verdict-code = the shuffle was known from the start, from a share code
verdict-bots = { $n ->
        [one] bots made 1 of the moves
       *[other] bots made { $n } of the moves
    }

## Campaigns

no-campaign = there is no such campaign
not-a-member = this campaign is for its members: send the token of your character
no-such-box = there is no campaign { $name } on this shelf; there are { $known }
no-such-character = there is no character { $name } that is free; there are { $known }
no-such-colour = there is no such colour; there are { $known }
no-such-line = there is no such line in this campaign’s log
no-such-page = nobody has read such a page yet
no-such-edition = there is no edition { $version } of this campaign here
member-needs-name = please say what this person is called
last-member = somebody has to stay: you can hand the character over instead
no-game-now = no game is being played right now
no-campaign-here = this table does not belong to a campaign
campaign-refuses = { $reason }
no-campaign-file = this is not the file of a campaign
pace-waits = somebody is still reading; the game goes on in a moment
campaign-next-game = this campaign goes on with its next game, not with a rematch
campaign-not-elsewhere = a game of a campaign can only be played at its own table
replay-campaign = this game belongs to a campaign: bring the whole campaign along instead
box-missing = this server does not have { $pack } in its edition { $edition }
box-other = the box of { $pack } { $edition } on this server is a different one

other-box = that campaign belongs to a different box

spot-franchise = the Franchise Board
spot-params = the house rules
spot-starter = the starting card { $card }
spot-path = the way from { $a } to { $b }
thing-company = The company
edition-piece = Card or token: { $name }
edition-sticker = Sticker: { $name }
edition-game = Game { $n }
edition-contract = Contract: { $name }
edition-page = Page: { $name }
differs-sticker = Sticker “{ $a }” on { $b }
differs-name = The name of { $who }
differs-colour = The colour of { $who }
differs-player = Who plays { $who }
differs-starters = Changes in the starting deck of { $who }
differs-checks = Checkmarks of { $who }
differs-promotions = Promotions of { $who }
differs-goals = Goals of { $who }
differs-marks = Marks on { $a }
differs-milestones = Milestones of { $who }
differs-game = Game { $n }
differs-open = open
differs-stored = in the box
differs-completed = completed
differs-failed = failed
differs-filed = filed
differs-archived = archived
differs-destroyed = done with

ledger-opened = { $by ->
        [nobody] Read: { $a }
       *[other] { $who } read: { $a }
    }
ledger-chose = { $by ->
        [nobody] Decided together: { $b }
       *[other] { $who } decided: { $b }
    }
ledger-awaits = Needs a name: { $a }
ledger-stuck = Sticker “{ $a }” on { $b }
ledger-waypoint = There is something to read at { $b } now
ledger-fetched = Out of the box: { $a }
ledger-moved = { $a } moves: { $b }
ledger-destroyed = Gone for good: { $a }
ledger-remnant = { $a } is destroyed
ledger-dented = { $a } is dented
ledger-scratched = { $a }: a box is scratched off
ledger-marked = { $b } marks { $a }
ledger-covered = { $c } puts a mark over that of { $b }: { $a }
ledger-milestone = { $b ->
        [none] { $a } marks a milestone space
       *[other] { $a } earns a milestone: { $b }
    }
ledger-crossed = { $a } crosses out: { $b }
ledger-starter = The starting deck of { $a } changes: { $b }
ledger-introduced = New contract: { $a }
ledger-progress = { $a }: one step further
ledger-resolved = { $b ->
        [completed] Contract completed: { $a }
       *[other] Contract failed: { $a }
    }
ledger-fate = { $b ->
        [filed] { $a } is filed
        [archived] { $a } is archived
        [destroyed] { $a } is torn up
       *[other] { $a } is put away
    }
ledger-unlocked = Unlocked: { $a }
ledger-ruled = A new rule: { $b }
ledger-track = { $a } stands at { $b }
ledger-check = { $a } gets a checkmark
ledger-promoted = { $a } is promoted: { $b }
ledger-goal = { $a } reaches a goal{ $b ->
        [none] {""}
       *[other] : { $b }
    }
ledger-prize = { $a ->
        [none] Nobody is Employee of the Month
       *[other] Employee of the Month: { $a }
    }
ledger-mission = Written into the mission report of game { $a }
ledger-let = { $a } is left alone from now on

moment-found = { $title } begins
moment-member = { $who } plays { $as }
moment-left = Nobody plays { $as } any more
moment-play = Game { $n } begins
moment-close = Game { $n } ends: { $scores }
moment-named = Named: { $text }
moment-back = Back to line { $n }
moment-wish = Somebody would like to go back to line { $n }
moment-paused = Game { $n } was broken off and starts over; what it has changed stays
moment-free = A game with the finished world: { $who }
moment-edition = Edition { $n } of the box from now on
moment-share = A page is shown to the others
moment-tape = A game that was played elsewhere
moment-done = The campaign is over; its world is yours to play on in

## Reviews: what a personal goal asks for, what a promotion gives

goal-asks = When { $text }.
promotion-start = At the start of every game: { $text }.
promotion-once = Once in every game: { $text }.
section-copper = Copper
section-silver = Silver
section-gold = Gold
