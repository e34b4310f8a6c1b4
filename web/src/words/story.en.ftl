# Campaigns: the book, contracts, stickers; the campaign's home.

story-book = Storybook
story-campaign = Campaign
story-home = Campaign home
story-tab-book = Storybook
story-tab-contracts = Contracts
story-tab-company = Company
story-passage = Passage { $ref }
story-before = Previous page
story-after = Next page
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
story-larger = Larger text
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
story-name-wanted = To be named on the campaign’s page: { $what }
story-for-good = It stays for the whole campaign.
story-spot-franchise = the Franchise Board
story-spot-rules = the house rules
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
story-goals = Personal goals (a full row is a checkmark)
story-power-used = (used in this game)
story-goal-reached = reached
story-promotions = { $n ->
        [one] promoted once
       *[other] promoted { $n } times
    }
story-stickers = Stickers
story-tab-rules = New rules
story-journals = Journals
story-milestones = { $n } of { $of } milestone spaces filled
story-marked = A marked space
story-page-here = Filling this space opens a page of the Journal after the game.
story-next-page = { $n ->
        [one] One more, and a page of the Journal is read after the game.
       *[other] { $n } more, and a page of the Journal is read after the game.
    }
story-all-pages = Every page of this Journal has been reached.
story-marks = Marks: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $places ->
        [one] 1 place
       *[other] { $places } places
    }.
story-prize = Employee of the Month
story-leads = { $who ->
        [none] ahead
       *[other] { $who } leads
    }
story-own = { $who } only
story-left = { $n ->
        [one] 1 to go
       *[other] { $n } to go
    }
story-rules-about = What this campaign has put into the rulebook. The newest on a slot counts.
story-rule-since = Since game { $n }.
story-rule-covered = A newer rule lies over it.
story-rule-instead = Instead of rule { $id }
contract-open = open
contract-resting = resting
contract-completed = completed
contract-failed = failed
contract-filed = filed
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
camp-mode-solo-hint = With bots to lend a hand
camp-name = Name of the campaign
camp-who = Who signs
camp-player-of = Who plays { $who }
camp-nobody = nobody yet
camp-need = { $n ->
        [one] One name at least.
       *[other] At least { $n } names.
    }
camp-solo-note = Write your name beside the characters you play; bots play the others, and never decide in the story.
camp-sign = Sign, and begin the first game
camp-sign-online = Sign, and get the links
camp-opening = One moment…
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
camp-milestones = { $n ->
        [0] no milestone yet
        [one] 1 milestone
       *[other] { $n } milestones
    }
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
camp-no-ledger = Nothing has changed for good yet.
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
camp-untold = no longer part of the story
camp-compare = Compare
camp-same = Nothing is different.
camp-back = Back to here
camp-branch = Branch
camp-branch-title = { $title }, another way
camp-whence = a branch
camp-export = Save as a file
camp-print = Print
camp-choices = What you decided
camp-added = { $n ->
        [one] 1 added
       *[other] { $n } added
    }
camp-gone = { $n } gone
camp-changed = { $n } changed
camp-is-added = new
camp-is-gone = gone
camp-is-changed = changed
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
camp-wish-waits = Still to answer: { $who }.
camp-withdraw = Withdraw the wish
camp-branch-hint = Another campaign that goes on from here. This one stays as it is, and neither knows of the other.
camp-branch-do = Branch off
camp-back-ask = { $who } will be asked first; nothing happens until everybody agrees.
camp-back-wish = Ask the others
camp-back-alone = The campaign goes on from here. What came later stays in this list, and you can go there again.
camp-back-seal = Hold to go back
camp-back-later = You can go back once the game that is being played is over.
camp-awaits = not written yet
camp-here = plays here
camp-goals = { $n ->
        [one] one goal
       *[other] { $n } goals
    }
camp-device = Another device
camp-device-hint = With this link, the character can be played on another device. Keep it to yourself.
camp-rename = Rename
camp-character-name = What the character is called
camp-leave = Leave
camp-leave-hint = { $who } leaves. { $name } stays in the box with everything earned so far, and anybody may take over.
camp-leave-sure = Yes, { $who } leaves
camp-take-hint = Somebody new joins, on a level with the others.
camp-hand-over-hint = Another person plays this character from now on. Old links stop working; what was earned stays.
camp-members-later = Who belongs to the company can only change between games.
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
camp-veil-hint = Blurs what the latest game revealed, for screenshots
camp-edition = Edition { $n } of this box is here.
camp-edition-take = Hold to save the file and go on with edition { $n }
camp-pace-together = Read together
camp-pace-together-hint = Nobody acts until everybody here has read the page
camp-watch = Others may watch
camp-watch-hint = Spectators read along, so watching spoils the story
camp-more = More
camp-at-game = Game { $n } of { $of }
camp-at-table = Game { $n } is being played
camp-best = Best moments
camp-best-score = { $who } came home with { $n } points in game { $game }, more than anybody else ever did.
camp-best-close = Game { $game } was the closest: { $who } won by { $n ->
        [one] 1 point
       *[other] { $n } points
    }.
camp-best-dark = In game { $game } nobody came home at all.
camp-best-lost = { $n ->
        [one] { $who } was left behind once, and came back.
       *[other] { $who } was left behind { $n } times, and came back every time.
    }
camp-best-contracts = { $n ->
        [one] { $who } completed a contract; nobody completed more.
       *[other] { $who } completed { $n } contracts, more than anybody else.
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
story-give-up-hint = Whoever is still playing is knocked out on the spot. What is for good stays, and the end of the game is read as usual. Everybody has to agree.
story-give-up-seal = Hold to give it up
camp-free = Free play
camp-free-on = Go on with it
camp-side = Which side of the board
camp-free-begin = Play with the finished world
camp-free-hint = Every sticker is there, and all that you earned and unlocked. Nothing changes for good any more.
camp-differs-map = Where the map differs
story-waypoint = There is something to read now: { $spot }.
story-name-of = { $what }, in ink
story-name-any = A name, in ink
camp-edition-what = What changes?
camp-edition-changes = Of what you have seen, this changes:
camp-edition-known = Nothing that you have seen changes.
camp-edition-sealed = { $n ->
        [one] One thing that is still sealed changes; the story will tell which.
       *[other] { $n } things that are still sealed change; the story will tell which.
    }
camp-edition-how = It applies from the next game on. First the campaign is saved as a file, as it is now: with that you can always come back.
camp-edition-refused = This campaign cannot take it:
camp-edition-host = { $who } looks after this campaign and can take it.
camp-page-mine = A page for { $who } alone.
camp-page-other = { $who } has read a page alone.
camp-page-shared = A page of { $who }, shared with everybody.
camp-share = Share with everybody
camp-moment = The moment in the replay
camp-turn = round { $n }
camp-set-up = set-up
camp-colour = Colour
camp-hands-level = How well bots play
camp-hands-level-hint = For characters that nobody plays
camp-choices-of = What the story asks a bot
camp-choices-of-hint = Bots never decide in the story
camp-choices-host = is answered on this device
camp-choices-last = follows the last answer
camp-absent = Whoever is away
camp-absent-hint = A bot plays for them; the others vote on what the story asks
camp-absent-after = { $n ->
        [0] is waited for
        [60] after an hour
        [1440] after a day
       *[other] after { $n } minutes
    }
camp-colour-is = { $colour ->
        [blue] blue
        [vermilion] vermilion
        [green] green
        [yellow] yellow
        [purple] purple
        [sky] sky blue
       *[other] { $colour }
    }
