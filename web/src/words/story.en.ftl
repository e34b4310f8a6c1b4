# Campaigns: the book, contracts, stickers; the campaign's home.

story-book = Storybook
story-campaign = Campaign
story-home = Campaign home
story-tab-book = Storybook
story-tab-contracts = Contracts
story-tab-company = Company
story-passage = Passage { $ref }
story-before = Page before
story-after = Page after
story-next = Read on
story-map = Back to the map
story-ready = I have read it
story-still-reads = { $n ->
        [one] { $who } is still reading.
       *[other] { $who } are still reading.
    }
story-go-on = Go on without waiting
story-aloud = Read aloud
story-quiet = Stop reading
story-larger = Larger letters
story-short = Short
story-short-hint = One line for each page; everything still happens
story-none = Nothing has been read yet. A lamp on the map shows where there is something to read.
story-no-contracts = No contract is open.
story-decides = { $who } decides.
story-waits = waiting for { $who }
story-vote = Everybody votes.
story-vote-how = Nobody sees a vote before all are in.
story-votes = Votes
story-votes-open = has not voted yet
story-votes-in = has voted
story-pick-first = Choose first
story-seal = Hold to seal the choice
story-seal-vote = Hold to seal the vote
story-seal-again = Press again: it is for good
story-we-agree = We all agree on this
story-sticker = Sticker: { $name } ({ $spot }).
story-name-wanted = The company is to be given a name: on the campaign’s page.
story-for-good = It stays for the whole campaign.
story-spot-franchise = the Franchise Board
story-spot-starter = starting card { $card }
story-spot-path = the way from { $a } to { $b }
story-fulfil = Fulfil
story-why-not = Why not?
story-progress = { $n } of { $of } done
story-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
story-due = until game { $n }
story-checks = { $n ->
        [one] 1 checkmark
       *[other] { $n } checkmarks
    }
story-promotions = { $n ->
        [one] promoted once
       *[other] promoted { $n } times
    }
story-stickers = Stickers
contract-open = open
contract-resting = resting
contract-completed = completed
contract-failed = failed
contract-filed = completed
contract-archived = archived
contract-destroyed = done with
contract-stored = back in the box
contract-sealed = sealed

## The shelf and the home of a campaign

camp-mine = Your campaigns
camp-boxes = On the shelf
camp-lid = { $games } games · { $from }–{ $to } players
camp-bring = Bring a campaign from a file
camp-charter = The charter
camp-how = How you play
camp-mode-device = One device
camp-mode-device-hint = Everybody around one screen
camp-mode-online = Online
camp-mode-online-hint = A link for everybody
camp-mode-solo = Alone
camp-mode-solo-hint = With bots as hands
camp-name = Name of the campaign
camp-who = Who signs
camp-player-of = Who plays { $who }
camp-nobody = nobody yet
camp-need = { $n ->
        [one] One name at least.
       *[other] At least { $n } names.
    }
camp-solo-note = Write your name beside whom you play; bots play for the others, and never decide in the story.
camp-sign = Sign, and begin the first game
camp-sign-online = Sign, and get the links
camp-tab-next = Next game
camp-tab-map = Map
camp-tab-company = Company
camp-tab-contracts = Contracts
camp-tab-reports = Reports
camp-tab-journal = Journal
camp-tab-ledger = Ledger
camp-tab-time = Time machine
camp-before = before the first game
camp-now = now
camp-time = The world over time
camp-next = The next game
camp-game = Game { $n } of { $of }
camp-game-n = Game { $n }
camp-over = The campaign is over
camp-over-hint = All is told. What is left is yours to keep.
camp-keepsake = Keepsake
camp-running = It is being played; { $who } decides.
camp-running-on = It is being played.
camp-go-on = Go on with game { $n }
camp-play = Play game { $n }
camp-who-is-in = Who is in
camp-bot = a bot plays
camp-few = At least { $n } have to play.
camp-many = At most { $n } can play.
camp-missing = { $n ->
        [one] One person is missing: the character stays at home and loses nothing.
       *[other] { $n } people are missing: their characters stay at home and lose nothing.
    }
camp-all-in = Everybody is in.
camp-write = Write it down
camp-new-link = The link for { $who }:
camp-copy-link = Copy link
camp-host = host
camp-played = { $n ->
        [0] no game yet
        [one] one game
       *[other] { $n } games
    }
camp-hand-over = Hand over
camp-take = Take
camp-report-game = Game
camp-report-won = Won
camp-lost = lost
camp-replay = replay
camp-no-reports = No game has been played to its end yet.
camp-no-pages = Nothing has been read yet.
camp-no-ledger = Nothing is for good yet.
camp-filter = Show
camp-sort-all = everything
camp-sort-map = map
camp-sort-cards = cards
camp-sort-people = people
camp-sort-contracts = contracts
camp-sort-story = story
camp-sort-reports = reports
camp-machine = Every line of this campaign is kept. Going back loses nothing either: what was told stays in the list.
camp-wish = { $who } would like to go back: “{ $moment }”.
camp-agree = Agree
camp-disagree = Rather not
camp-untold = no part of the story any more
camp-compare = Compare
camp-same = Nothing is otherwise.
camp-back = Back to here
camp-branch = Branch
camp-branch-title = { $title }, otherwise
camp-whence = a branch
camp-export = Save as a file
camp-print = Print
camp-choices = What you decided
camp-added = { $n ->
        [one] 1 added
       *[other] { $n } added
    }
camp-gone = { $n } gone
camp-changed = { $n } otherwise
camp-is-added = new
camp-is-gone = gone
camp-is-changed = otherwise
camp-compare-title = Two moments compared
camp-compare-from = How it was
camp-compare-to = How it is
camp-compare-close = Back to the map as it is
camp-on-map = Show it on the map
camp-sort-choices = decisions
camp-left = What stays
camp-left-by = What game { $n } leaves for good
camp-left-nothing = Nothing yet.
camp-left-packed = The box as it was packed.
camp-wish-waits = Not everybody has answered: { $who }.
camp-withdraw = Withdraw the wish
camp-branch-hint = Another campaign that goes on from here. This one stays as it is, and neither knows of the other.
camp-branch-do = Branch off
camp-back-ask = { $who } will be asked first; nothing happens until everybody agrees.
camp-back-wish = Ask the others
camp-back-alone = The campaign goes on from here. What came later stays in this list, and one can go there again.
camp-back-seal = Hold to go back
camp-back-later = Going back waits until the game that is being played is over.
camp-thing-company = What the company is called
camp-awaits = wants a name
camp-here = plays here
camp-goals = { $n ->
        [one] one goal
       *[other] { $n } goals
    }
camp-device = Another device
camp-device-hint = This link makes any device this character’s. Keep it to yourself.
camp-rename = Rename
camp-character-name = What the character is called
camp-leave = Leave
camp-leave-hint = { $who } leaves. { $name } stays in the box with everything that was earned, and anybody may take over.
camp-leave-sure = Yes, { $who } leaves
camp-take-hint = Somebody new joins, on a level with the others.
camp-hand-over-hint = Another person plays this character from now on. Old links are no good any more; what was earned stays.
camp-members-later = Who belongs to the company changes between games.
camp-plays = plays
camp-seat-of = Next game: { $who }
camp-stays-home = stays at home
camp-stays-in-box = stays in the box
camp-no-person = Somebody has to play.
camp-hands = { $n ->
        [one] A bot lends a hand; it never decides in the story.
       *[other] { $n } bots lend a hand; they never decide in the story.
    }
camp-veil = No spoilers
camp-veil-hint = Blurs what the latest game told, for pictures
camp-edition = Edition { $n } of this box is here.
camp-edition-take = Go on with it
camp-pace-together = Read together
camp-pace-together-hint = Nobody acts until everybody here has read the page
camp-watch = Others may watch
camp-watch-hint = Who watches reads along: watching spoils
camp-more = More
camp-at-game = Game { $n } of { $of }
camp-at-table = Game { $n } is being played
camp-best = Best moments
camp-best-score = { $who } came home with { $n } points in game { $game }, more than anybody ever.
camp-best-close = Game { $game } was the closest: { $who } won by { $n }.
camp-best-dark = In game { $game } nobody came home at all.
camp-best-lost = { $who } was left behind { $n } times, and came back every time.
camp-best-contracts = { $n ->
        [one] { $who } completed a contract; nobody did more.
       *[other] { $who } completed { $n } contracts, more than anybody.
    }
camp-best-reader = { $n ->
        [one] { $who } opened a page of the book.
       *[other] { $who } opened { $n } pages of the book, more than anybody.
    }
camp-best-stickers = { $n ->
        [one] One sticker stays.
       *[other] { $n } stickers stay.
    }
camp-won = { $n ->
        [0] never won
        [one] won once
       *[other] won { $n } times
    }
camp-brought = from a file
story-give-up = Give this game up
story-give-up-hint = All who still play fall where they stand. What is for good stays, and the end of the game is read as usual. Everybody has to agree.
story-give-up-seal = Hold to give it up
camp-free = Free play
camp-free-on = Go on with it
camp-side = Which side of the board
camp-free-begin = Play with the finished world
camp-free-hint = Everything that was stuck, earned and unlocked is there. Nothing of it is for good any more.
camp-differs-map = Where the map differs
