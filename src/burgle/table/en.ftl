# What the server itself says, in English: why a request was refused, and what others ask for. No capital, no full stop.

## One for every error of the protocol

error-malformed = the message cannot be read
error-too_large = the message is too large
error-too_fast = too many messages; wait a little
error-no_table = there is no such table
error-no_seat = this seat is not yours
error-not_host = only the host may do that
error-stale = the table has moved on
error-illegal = that is not possible now
error-not_saved = it could not be saved; try again
error-not_now = the table is not at that point
error-assist_off = this table plays without that help
error-damaged = this game is set aside: its record is damaged
error-endless = this game cannot go on: what its cards set off would never end. The table is closed; what was played until then is kept
error-full = every seat is taken
error-protocol = this server speaks another version of the protocol
error-internal = something went wrong here; nothing was changed

## Seats and tables

seat-taken = this seat is taken
seat-somebodys = this seat is somebody's
seat-not-kept = this seat is not kept for you any more
seat-too-many-devices = this seat is open on too many devices
player-is-here = whoever plays this seat is here
colour-taken = this colour is taken
name-alike = { $name } looks like { $other }, who is at this table already: please choose another name
name-mixed = { $name } has letters of different alphabets in one word: please use only one of them
seats-open = there are seats still open
nobody-sits = somebody must sit at the table
too-many-watch = too many people watch this table already
no-such-bot = there is no bot { $name }; there are { $known }
no-such-game = there is no game { $name }; there are { $known }
no-such-pack = this server has no pack { $name }
no-such-content = this game has no such options, players or packs
other-content = this code belongs to other content than this server has: the game would be another one
other-edition = this table was made for { $made }, and this server has { $here } now: please make a new one
pack-mistake = a pack of this game has a mistake; burgle lint tells whoever runs this server which
option-players = { $game } is for { $low } to { $high } players
option-unknown = { $game } has no option { $name }; it has { $known }
option-layout = layout: name three sides of three different pieces, such as HY,DC,ML
option-layout-side = layout: there is no reversible side { $name }; there are { $known }
option-colours = colours: two players cannot both have { $name }
option-side = side: the starting tile has the sides A and B, or random
option-promo = promo: yes or no
absent-minutes = a table waits for who is away between 0 and { $most } minutes, 0 for ever
bad-device-code = this code is not good, or not any more
send-invitation = send the token of the invitation
send-token = send Authorization: Bearer TOKEN
send-fewer-tokens = send at most { $most } tokens
for-keepers = these figures are for those who run this server
nothing-here = there is nothing at this address
not-done-here = that cannot be done at this address
met-already = we have met
other-name = this server is not known by that name
other-page = pages from elsewhere may not speak to this server
only-get-and-post = only GET and POST are spoken here
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
read-value = { $where }: { $value } is none of the values that are known here

## Pace

too-many-tokens = too many wrong tokens; wait a minute
too-many-codes = too many codes; wait a minute
busy = too much is being worked out; try again in a moment
too-many-tables = too many new tables; wait a few minutes
too-many-sockets = too many connections from your address
too-many-lines = too many connections; try again in a moment
restarting = the server restarts; try again in a moment
store-away = the tables cannot be reached now; try again in a moment
line-unknown = you have seen line { $line } of this table, and this server does not have it now; try again, or reload to see what it has

## The end of a connection

bye-restart = the server restarts
bye-again = come back in a moment
bye-slow = too slow; come back with the last number you have seen
bye-handed-on = this seat was handed on
bye-hello = say hello first
bye-text = send text
bye-utf8 = send UTF-8

## In a game

nothing-to-play = there is no card that can simply be played
nothing-to-redo = there is nothing to do again
nothing-to-undo = there is nothing to take back
undo-behind-veil = something was revealed since, or another has played
undo-line-gone = this line is not part of the game any more
undo-enough = so much has been taken back here that you can only go forward now
log-long = this table's record is full: you can play the game to its end, but change nothing else
asks-back = { $n ->
        [one] { $name } asks to take back { $n } answer
       *[other] { $name } asks to take back { $n } answers
    }
asks-open = { $name } asks to free { $chair }'s chair for somebody new, who will see its cards
vote-stale = that question has been replaced by a newer one

## Finished games

not-over-yet = a game can be downloaded when it is over
no-such-seat = there is no such seat in this game
what-if-people = others play in this game: it can be tried out elsewhere when it is over, or if the table was made for that
what-if-not-asked = while the game goes on, only positions can be tried out in which you are asked
no-position = there is no position at this line
position-none = this is no position (letter { $at }, { $part }): { $what }
over-there = the game is over there
replay-not-open = this replay is not open here; open the file again
replay-lines = this game has lines 0 to { $last }
replay-steps = this game has steps 0 to { $last }
replay-seats = there are seats 0 to { $last }, and steps go forward

## Codes and files that cannot be read

code-unknown = this is no share code of a game we know
code-length = this share code has letters missing or too many
code-slip = this share code has a slip in it: please compare it letter by letter
code-newer = this share code comes from a newer Burgle
replay-too-large = this file is too large for a replay
replay-too-long = this file is too long for a replay: real games have at most { $most } lines
replay-takes-long = looking at this replay takes too long
replay-none = this is no Burgle replay
replay-other = this replay comes from another Burgle
replay-cut = this replay is cut short
replay-altered = this replay was altered, at line { $line } or before
replay-line = line { $line } of this replay cannot be followed
replay-what-if = this is a what-if: it did not begin at the beginning, so it cannot be opened from a file
replay-not-over = this game is not over, so its seed is not known
replay-unfinished = this log is not that of a finished game
rules-other-form = this table was written by another Burgle (form { $form })
rules-other = this game was begun with { $begun }; this server has { $here }, so the game waits untouched
rules-version = this game was begun with { $begun }; this server plays { $here } and cannot go on with it, so it waits untouched
token-in-use = this token is in use; bring a new one
token-shape = a token is 32 bytes of chance as 43 letters in URL-safe base 64
no-hint = nobody has a hint for this

## What checking a finished game has shown

verdict-promise = the seed is not the one that was promised at the start
verdict-seed = the seed at the end is not the one that was played with
verdict-scores = the scores are not those of the last position
verdict-back = it does not say truly whether somebody went back behind what was revealed
verdict-not-over = the game was not over
verdict-not-verified = not verified: the table went back behind what had been revealed
verdict-other-content = it was played with other content than this Burgle has now: that of an earlier release or of a pack as it was then
verdict-what-if = a what-if: it began in the middle of another game
verdict-code = the seed was known from the beginning, by a share code
verdict-bots = bots gave { $n } of the answers
