## What is wrong with a position in one line (docs/positions.md)

bad-begin = a position begins with { $mark }, and this is { $was ->
        [older] a position of another version of the notation
       *[other] something else
    }
bad-long = a position is at most { $most } characters long
bad-letter = { $text } does not belong there
bad-cut = the end is missing
bad-form = a part is written as name=value
bad-twice = this part is there twice
bad-missing = this part is missing
bad-fingerprint = { $text } is not the fingerprint of a game’s content
bad-unchecked = the end is missing: the last part of a position is its check
bad-changed = something was changed or lost; write { $mark } if you have changed it on purpose
bad-shape = it was written by another version of Burgle, which numbers things differently
bad-part = there is no such part
bad-game = it belongs to { $game } with { $n } players ({ $options }), which is a different game
bad-content = it was written with different content from what this game has
bad-no-game = there is no game { $text }; there are { $known }
bad-players = { $game } is for { $low } to { $high } players
bad-version = it was written with { $game }, which this Burgle no longer plays
bad-elsewhere = it was made with content that is not here: another release, other options, or a pack, which a position does not bring along
bad-seed = { $text } is not a seed
bad-keys = these are not keys
bad-keys-wanted = { $n } keys of { $bytes } bytes are needed
bad-chance = its chance is missing: { $seed }, or { $eyes } for what a seat knows
bad-stream = there is no stream of chance { $text }
bad-places = { $need } places are needed, and there are { $have } here
bad-known = whoever looks knows these cards: { $eyes } names another seat, or none
bad-unseen = { $n } unseen cards, but { $deck } has only { $have }
bad-over = a game is over when no work is left, and not before
bad-quiet = nobody is asked anything here
bad-nowhere = no game gets there: { $error }
bad-number = { $text } is not a number
bad-range = { $n } is not between { $least } and { $most }
bad-thing = there is no { $what ->
        [card] card
        [token] token
        [space] space
        [character] character
        [milestone] milestone
       *[cube] cube
    } { $text }
bad-many = more than { $most } things in one list
bad-run = { $text }: this takes { $n } parts, with @ between them
bad-who = who knows { $text }? Write { $nobody } for nobody, { $first } for seat 0
bad-works = more than { $most } pieces of work
bad-flag = { $text }: this is yes or no
bad-work = there is no piece of work { $text }
bad-work-form = { $text }: a piece of work is its kind, a seat and two numbers at least
bad-seat = there is no seat { $n }
bad-claim-form = { $text }: a claim is an effect, a seat, a card and a number
bad-claim = effect { $n } claims nothing
bad-never = { $text } cannot be
bad-counts = { $n } counts are needed, none of them below 0
did-you-mean = (did you mean { $near }?)
