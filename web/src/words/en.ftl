# Every word of the page, in English. Names of cards, places and rules come from the game's content.

# ---------------------------------------------------------------- landing
lead = Sneak in, fill your bag, make as little noise as you can. No account, nothing to install.
play-now = Play now
play-now-hint = Against bots, in one click
pass-and-play = Pass and play
pass-and-play-hint = One screen, hands stay hidden
invite-by-link = Invite by link
invite-by-link-hint = Friends open it and take a seat
choose-a-game = Choose a game
play-this = Play this
watch-bots = Watch bots
watch-bots-hint = { $n } of them, one heist, your popcorn
lab-title = Bot lab
continue = Continue
continue-turn = your turn
continue-wait = { $phase ->
    [gathering] waiting for the crew
    [over] finished
   *[playing] { "" }the others are playing
  }
rules = Rules
rules-of = Rules of { $game }
replays = Replays
no-tables = Games you start or join on this device will be waiting for you here.
settings = Settings
seats-and-time = { $from }–{ $to } · { $minutes } min
fine-print = Unofficial fan software, not made or endorsed by the game’s publisher. All drawings and words are our own. Icons: game-icons.net contributors, CC BY 3.0.
starting = Setting the table…

# ---------------------------------------------------------------- setting a table up
set-up = Set the table
crew-size = Crew
bots-play = Bots
bot-beginner = Beginner
bot-apprentice = Apprentice
bot-greedy = Shrewd
bot-expert = Expert
bot-master = Master
bot-beginner-about = Still learning: overlooks a lot, misjudges prices and forgets that you are after the same loot.
bot-apprentice-about = Knows the trade, but overlooks things now and then.
bot-greedy-about = Takes what is worth most, with an eye on the way home.
bot-expert-about = Weighs several plans every turn and looks two rounds ahead.
bot-master-about = Weighs many plans in many possible worlds; thinks for up to a second.
bot-character = Character
character-plain = Even-tempered
character-cautious = Cautious
character-gambler = Daring
character-collector = Greedy
character-hunter = Spiteful
character-plain-about = Wants to win, nothing else.
character-cautious-about = Would rather come home with little than not at all.
character-gambler-about = Loves a long shot.
character-collector-about = Wants points, even more than it takes to win.
character-hunter-about = Is happiest when your plans fail.
bot-name = { $n ->
    [1] Bo
    [2] Cy
    [3] Di
    [4] Eve
   *[5] Flo
  }
bot-strength = Bot strength
layout = Ship
layout-default = Standard
layout-random = Shuffled
side = Side
side-overworld = Overworld
side-underworld = Underworld
side-random = Either side
side-A = Side A
side-B = Side B
assist = Help at the table
assist-odds = Exact odds
assist-counts = Counts only
assist-off = None
more-settings = More
parts = In play
parts-hint = Leave out whatever you would rather play without.
part-interns = Interns
part-pickaxe = Pickaxe
part-canoe = Canoe
part-lifestone = Lifestone
part-coaches = Coaches
part-agents = Agents
part-events = Events
part-ruins = Ruins
part-shrines = Shrines
part-roles = Roles
part-seals = Seals
part-vault = Vault
part-volcano = Volcano
part-fruit = Mystic Fruit
part-patrons = Patrons
undo-policy = Undo
undo-strict = Until something is revealed
undo-consent = Further back, if everyone agrees
undo-free = As far as you like
what-if = Try out positions
what-if-later = Once the game is over
what-if-always = During the game too
thoughts = Bots say why
thoughts-after = After the game
thoughts-during = During it, in the log
bot-thinks = { $name }: “{ $text }”
crew = “{ $title }”
agreed = What this table agreed on
your-name = Your name
table-title = Name of the table
share-code = Share code
code-or-position = Share code or position
share-code-hint = Empty: a fresh game
you = You
seat-name = Player { $letter }
default-name = Ace
open-seat = Open for a friend
human-here = On this screen
go = Go
close = Close
back = Back

# ---------------------------------------------------------------- gathering
gathering-title = Gather your crew
gathering-lead = Send the link. Whoever opens it takes a seat.
copy-link = Copy link
copy-position = Copy the position
copied = Copied
copy-by-hand = This browser does not let pages copy. Copy it by hand:
take-seat = Take a seat
join-title = You are invited
join-lead = { $game } with { $crew }. Pick a name, sit down, and keep it quiet.
join = Sit down
watch = Watch
start-game = Start the heist
fill-with-bots = Bots for the empty seats
waiting-for-host = Waiting for { $name } to start…
seat-open = Open seat
a-bot = A bot
seat-here = here
seat-away = away
seat-ready = at the table
connecting = Finding the table…
lost = The connection dropped. We are getting it back; your game is safe.
gone = This table is no longer here.
home = Home

# ---------------------------------------------------------------- table
turn = { $n ->
    [0] Set-up
   *[other] Round { $n }
}
undo = Undo
undo-n = Undo { $n }
undo-asks = · asks the others first
undo-further = · past a reveal
undo-ask-all = Ask the others to undo
undo-until = No further back than this: { $what }
reset-turn = Restart turn
redo = Redo
hint = Hint
log = Log
watchers = { $n ->
    [one] 1 person watching
   *[other] { $n } people watching
  }
menu = Menu
refill-reveals = refills at turn’s end · { $n } left
reserve = Reserve
market = Market
market-hint = { $n } each · only on
left = ×{ $n } left
sold-out = sold out
rage = rage
rage-now = Rage: step { $at } of { $of }
next-attack-draws = next attack draws
clank-area = Clank area
in-bag = In bag
bag-of = Bag { $n }
plus-area = + area { $n }
others-hit = others are hit:
attack-chance = attack at turn’s end: { $p }
odds-hits-0 = safe
odds-hits-1 = 1 hit
odds-hits-2 = 2 hits
odds-hits-3 = 3+
knock-out = KO { $p }
draws-n = draws { $n }
bag-n = bag { $n }
hit-p = hit { $p }
boss-cubes = the boss’s cubes
hunters = hunters
ghosts = ghosts
wights = wights
interns = { $n ->
    [one] intern
   *[other] interns
  }
seals = { $n ->
    [one] seal
   *[other] seals
  }
patron = Patron
patron-seal = Patron Seal
exhausted = out of breath
choose-a-card = Choose a card
opponents = Opponents
in-play = In play
hand = Hand
deck = deck
discard = discard
deck-n = deck { $n }
discard-n = discard { $n }
ports-left = { $n ->
    [0] ports done
    [one] 1 port to hack
   *[other] { $n } ports to hack
  }
lockpicks = { $n ->
    [one] lockpick
   *[other] lockpicks
  }
credits = { $n ->
    [one] credit
   *[other] credits
  }
gold = gold
skill = skill
swords = { $n ->
    [one] sword
   *[other] swords
  }
boots = { $n ->
    [one] boot
   *[other] boots
  }
teleports = { $n ->
    [one] teleport
   *[other] teleports
  }
play-all = Play all
play-rest = { $n ->
    [one] { $names } leaves you a choice: play it yourself.
   *[other] { $names } leave you a choice: play them yourself.
  }
play-kept = You may still want the rest of your hand for an open offer.
end-turn = End turn
detail = Detail
health-left = { $left } of { $most } health left
covered-box = A box under foil
card-marked = { $n ->
    [one] { $who }’s mark
   *[other] Marks of { $who }
}
card-marked-idle = A mark does nothing until a rule or a text says so.
left-in-stack = { $n } left
or = or
needs-more = { $what ->
    [sword] { $n ->
        [one] 1 sword short
       *[other] { $n } swords short
      }
    [boot] { $n ->
        [one] 1 boot short
       *[other] { $n } boots short
      }
   *[skill] { $n } skill short
  }
not-now = not now
why-you-can = Nothing is stopping you.
rule = rule { $id }
nothing-selected = Point at anything
nothing-selected-hint = Any card, token, place or number: you will see what it is, what it costs and what it would change.
reveals = reveals something, so no undo
hit-change = chance of a hit { $from } → { $to }
worth = +{ $n }
change = { $n }
take-it = { $verb ->
    [acquire] Buy
    [fight] Fight
    [use] Use
    [buy] Buy
    [play] Play
    [trash] Trash
    [discard] Discard
    [replace] Replace
    [take] Take
    [keep] Keep
   *[other] Choose
  }
tag-attack = attack when revealed
tag-danger = danger
bot-level = bot, { $level ->
    [beginner] beginner
    [apprentice] apprentice
    [greedy] shrewd
    [expert] expert
    [master] master
    [random] reckless
   *[other] { $level }
  }{ $character ->
    [cautious] {", cautious"}
    [gambler] {", daring"}
    [collector] {", greedy"}
    [hunter] {", spiteful"}
   *[plain] {""}
  }
stands-in = away · a bot is filling in
is-away = away
is-thinking = thinking…
status-escaped = got away
status-rescued = rescued
status-lost = caught
artifacts = artifacts

sign-skill = skill
sign-sword = swords
sign-boot = boots
sign-gold = gold
sign-credit = credits
sign-heal = heal
sign-clank = Clank
sign-draw = draw
sign-lockpick = lockpicks
sign-teleport = teleport
sign-crystal = Power Crystal
sign-prisoner = prisoner
sign-rage = rage
sign-ghost = Ghost
sign-intern = interns
sign-fruit = Mystic Fruit
sign-seal = Seal of Excellence
sign-wight = Wight

# ---------------------------------------------------------------- what one can do, as buttons say it
do-play = Play { $name }
do-acquire = Buy { $name }
do-fight = Fight { $name }
do-use = Use { $name }
do-power = Use { $name }
do-buy = Buy { $name }
do-move = Go to { $name }
do-teleport = Teleport to { $name }
do-ride = Ride to { $name }
do-telepad = Beam to { $name }
do-explore = Explore this tunnel
do-hack = Hack this port
do-take-artifact = Take the artifact
do-take = { $name ->
    [minor] Take the minor secret
    [major] Take the major secret
   *[other] Take { $name }
  }
do-pick = { $name ->
    [chest] Pick the chest
    [library] Open the library
    [prison] Open the prison
   *[other] Pick the { $name }
  }
do-mark = Mark { $name }
do-react = Use { $name }
do-keep = Keep { $name }
do-agent = { $name ->
    [damage] Take 1 damage
    [intern] Sacrifice an intern
    [swords] Beat the agent with swords
   *[other] { $name }
  }
do-trash = { $zone ->
    [play] Trash { $name } (in play)
    [discard] Trash { $name } (discard pile)
    [hand] Trash { $name } (hand)
   *[none] Trash { $name }
  }
do-discard = Discard { $name }
do-replace = Replace { $name }
do-yes = Yes
do-no = No, thanks
do-end-turn = End turn
do-lay = Lay it here
do-place = { $name ->
    [0] Lay it as it is
   *[other] Lay it turned { $name }°
  }
do-turn = { $name ->
    [0] Turn it back to how it was
   *[other] Turn it { $name }°
  }
do-give-up = Give up

# ---------------------------------------------------------------- the emcee
your-turn = Your turn.
emcee-pools = { $skill } skill, { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
  }, { $boots ->
    [one] 1 boot
   *[other] { $boots } boots
  }.
emcee-must-choose = You still have a choice to make before you end your turn.
emcee-other = { $name } is playing.
emcee-others = { $names } are playing.
given-yours = You chose: { $answer }. Nobody sees it until everyone has chosen.
given-waiting = Waiting for { $names }
given-again = Choose again
emcee-over = The heist is over.
emcee-watch = You are watching.
command = Command line
command-hint = move, buy, why, odds …
odds-said = { $draws ->
    [one] The next attack draws 1 cube.
   *[other] The next attack draws { $draws } cubes.
  } There is a { $safe } chance that you stay unhurt, and a { $ko } chance that you are knocked out.
vote-asked = { $name } asks: { $what }
agree = Agree
disagree = Not this time

# ---------------------------------------------------------------- rules
find-rule = Find a rule
no-such-rule = No rule mentions that.
ruling = How we play it:

# ---------------------------------------------------------------- curtain
pass-to = Pass to { $name }
pass-hint = Everybody else, look away.
lift = I am { $name }

# ---------------------------------------------------------------- attack
attack-draws = { $n ->
    [one] One cube is drawn.
   *[other] { $n } cubes are drawn.
  }
attack-because = { $card } turned up in the row.
shown-before = Your odds before the draw
cube-boss = black
cube-hunter = hunter
cube-ghost = ghost
cube-wight = wight
cube-intern = intern
cube-yours = yours
no-harm = no harm
one-heart = −1 heart
hurts-all = hurts all
to-come = still to come
n-of-m = { $n } of { $m } drawn
skip = Skip
speed = Speed
safe-so-far = safe so far
unhurt = unhurt
hearts-from-to = { $from } → { $to }
knocked-out = knocked out

# ---------------------------------------------------------------- scoring
won-you = You got away with it
won-you-most = You got away with the most
won-other-most = { $name } got away with the most
won-tie = Equal points: the more valuable artifact decides.
won-other = { $name } got away with it
won-nobody = Nobody got away with it
over-line = { $game } · { $turns ->
    [one] 1 round
   *[other] { $turns } rounds
  }
total = Total
counted-in-order = Counted in this order
unranked = not ranked
score-artifact = Artifacts
score-token = Tokens
score-secret = Secrets
score-market = Market goods
score-coins = Gold
score-card = Cards in the deck
score-escape = Made it out
score-mastery = Made it out
score-seals = Seals of Excellence
score-shrines = Shrines
score-patron = The Patron
score-contract = Contracts
score-story = From the story
score-dent = Lost to a rule
score-other = Other
rematch = Rematch
replay = Replay
copy-as-text = Copy as text
see-table = Look at the table

# ---------------------------------------------------------------- menu and settings
leave-table = Leave the table
share-table = Invite or share
appearance = Appearance
mode-dark = Dark
mode-light = Light
mode-auto = Match system
text-size = Text size
animation = Animation
speed-0 = None
told = Rivals’ turns
told-once = At once
told-quick = Quick
told-usual = Usual
told-slow = Slow
told-wait = Wait for me
attacks-stay = How long attacks are shown
attacks-stay-off = For a moment
attacks-stay-on = Until I close them
keys = Keys
keys-list = P plays all · 1–9 play a card · R, V, M, G jump to row, reserve, market, map · H hand · E ends the turn · U undo · T hint · A another way to a place · / command line · ? why not · L log · C chat · F6 next part of the table
clause = Rule { $id }
no-events = Nothing has happened yet.

campaign = Campaign
campaign-hint = Stories that change the board for good
campaign-begin = Begin
