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
camp-bot = a bot
camp-few = At least { $n } have to play.
camp-many = At most { $n } can play.
camp-missing = { $n ->
        [one] One person is missing: the character stays at home and loses nothing.
       *[other] { $n } people are missing: their characters stay at home and lose nothing.
    }
camp-all-in = Everybody is in.
camp-company-name = What the company is called
camp-write = Write it down
camp-new-link = For whoever plays it from now on:
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
camp-report-scores = Scores
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
camp-wish = Somebody wishes to go back to line { $line }.
camp-agree = Agree
camp-disagree = Rather not
camp-untold = no part of the story any more
camp-compare = Compare with now
camp-same = Nothing is otherwise.
camp-back = Back to here
camp-back-sure = Yes, go back
camp-branch = Branch
camp-branch-title = { $title }, otherwise
camp-whence = a branch
camp-export = Save as a file
camp-print = Print
camp-choices = What you decided
