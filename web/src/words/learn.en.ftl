# Words for learning: rules, cards, lessons, tips, settings.

# ---------------------------------------------------------------- shelf
learn = Learn
learn-rules = Rules
learn-cards = Cards
learn-lesson = Lesson
learn-now = Learn by playing
learn-pages = Pages
learn-game = Game
learn-back = Back

# ---------------------------------------------------------------- rules
rules-search = Search the rules: a word, a number, a rule’s name
rules-found = { $n ->
    [0] Nothing found
    [one] 1 rule
   *[other] { $n } rules
  }
rules-all = { $n } rules
rules-none = No rule has all of these words. Try fewer, or one of them alone.
rules-sections = Sections
rules-ruling = our ruling
rules-ruling-hint = The rulebook leaves this open; so it is played here.
rules-link = Link to rule { $id }
rules-whole = Open in the rules
rules-loading = Opening the book…

# ---------------------------------------------------------------- cards
cards-search = Search by name or wording
cards-kind = Kind
cards-any = All
kind-starter = Starting
kind-reserve = Reserve
kind-card = Cards
kind-device = Devices
kind-event = Events
kind-role = Roles
kind-vault = Vault
kind-patron = Patrons
kind-enemy = Enemies
cards-faction = Faction
cards-price = Price
cards-price-dear = { $n } or more
cards-mark = Mark
cards-mark-attack = attack
cards-mark-danger = danger
cards-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
cards-none = No card is like that.
cards-reset = Show all
cards-copies = { $n ->
    [one] one copy
   *[other] { $n } copies
  }
cards-costs = costs { $n } skill
cards-fight = { $n ->
    [one] takes 1 sword
   *[other] takes { $n } swords
  }
cards-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
cards-points-vary = points vary
cards-before = Card before
cards-after = Next card
cards-words = The words on it

word-skill = Skill
    .what = Pays for cards. What is left at the end of the turn is lost.
word-sword = Swords
    .what = Beat monsters, and keep those on a path from hurting you.
word-boot = Boots
    .what = Carry you along paths, one each; two where there are footprints.
word-gold = Gold
    .what = Kept from turn to turn. Buys at a market, and each is a point at the end.
word-credit = Credits
    .what = Kept from turn to turn. Buys at a market, and each is a point at the end.
word-clank = Clank!
    .what = Noise: your cubes go to the Clank area, and into the bag at the next attack. With a minus they come back.
word-draw = Draw
    .what = Take the top card of your deck into your hand; an empty deck is shuffled anew.
word-heal = Heal
    .what = Takes a cube off your health.
word-lockpick = Lockpicks
    .what = Open locked tunnels, chests, prisons and libraries; each one works once.
word-teleport = Teleport
    .what = Go to a space next to yours without boots, past whatever is on the path.
word-crystal = Power Crystal
    .what = Kept until a card or a place asks for it.
word-prisoner = Prisoner
    .what = Freed ones come along: each has a gift of its own.
word-buy = When bought
    .what = Happens once, the moment you buy it, and not when it is played.
word-arrive = When it arrives
    .what = Happens to everybody when the card comes into the row.
word-attack = Attack
    .what = When this card comes into the row, all Clank! goes into the bag and cubes are drawn.
word-danger = Danger
    .what = While it lies in the row, every attack draws one cube more.
word-trash = Trash
    .what = Out of the game for good. Poor cards gone, good ones come round more often.
word-discard = Discard
    .what = On your discard pile; it comes back when the deck is shuffled.
word-device = Device
    .what = Used at once for its price; it never goes into a deck.
word-enemy = Fight
    .what = Pay swords, take the reward; the card is gone.
word-faction = Together
    .what = Does more when another card of its kind is in play.
word-points = Points
    .what = Count at the end, if you make it out or at least far enough.
word-intern = Interns
    .what = Kept until needed. One of them gets you past a monster on a path, or past an agent.
word-fruit = Mystic Fruit
    .what = Picked on the map, and expended where a card asks for one.
word-seal = Seal of Excellence
    .what = Three of them are worth 10 points at the end.
word-wight = Wight
    .what = A cube in the bag that hurts everybody when it is drawn.
word-event = Event
    .what = Happens to everybody when it comes into the row, and goes. It is never bought.
word-role = Role
    .what = Before the game everybody keeps one of two. It is part of the deck from the start.
word-vault = From the vault
    .what = Before the game everybody takes one of three. It waits on the discard pile.
word-patron = Patron
    .what = One of them looks over everybody’s shoulder: before the game, once in the middle of it, and at the end.
word-starter = Starting card
    .what = Everybody begins with these ten.
word-reserve = Reserve
    .what = Always on offer, and buying it brings nothing new into the row.

# ---------------------------------------------------------------- lessons
lesson-title = Your first heist
lesson-lead = A real table, a quiet rival, and somebody who whispers what to do next. Ten minutes.
lesson-start = Start
lesson-go-on = Go on
lesson-again = From the beginning
lesson-done = done
lesson-jumping = Some turns later…
lesson-other-rules = This lesson was made for other cards than this table has. You can still play its first part.
lesson-by = Quiet Quin
lesson-coach = Coach
lesson-step = { $n } of { $of }
lesson-next = Next
lesson-skip = Skip
lesson-leave = Leave the lesson
lesson-restart = Start this part again
lesson-wait = One moment: the others move.
lesson-next-part = On to the next part
lesson-finish = Play a real game
lesson-hide = Fold the coach
lesson-show = Unfold the coach

lesson-play-all = These are the five cards of this turn. Press Play all.
lesson-pools = This is what they gave you: skill buys, swords fight, boots walk.
lesson-end-turn = Done for now: end your turn. All your cards go to the discard pile and you draw five new ones.
lesson-end-again = End your turn.
lesson-play-again = Your turn again: play your cards.
lesson-asked = The table asks you something. Answer it here, and the lesson goes on.
lesson-caught = You were caught: that happens to the best. Start this part again, and buy less noise this time.
lesson-attack = A card with the flame mark appeared, so all Clank! went into the bag and cubes were drawn. A cube of yours costs a heart; black ones are only fright.
lesson-bag = The bag, and what the next attack may do to you, are always on show here. Less noise, fewer of your cubes, fewer hearts.
lesson-first-done = That was a whole turn! In the second part you are richer, deeper in, and close to an artifact.
lesson-over = You got away! Everything else the table tells you when you need it: point at things, ask “why not”, read the rules.

# ---------------------------------------------------------------- tips
tips = Tips
tips-on = Once each
tips-off = Off
tip-close = Got it
tip-all-off = No more tips
tip-monster = That is a monster. It is fought with swords, not bought; the pointed tab says how many.
tip-device = A device works at once for its price and goes away. It never joins your deck.
tip-attack = There was a flame mark on the new card: that is an attack. All Clank! goes into the bag first, then cubes are drawn.
tip-danger = The yellow sign means danger: while this card lies in the row, every attack draws one cube more.
tip-market = You stand on a market. What you can pay for is lit in the market panel.
tip-portal = A portal! It leads to any other portal on the map for one boot.
tip-crypt = This is the way out. Who leaves with an artifact keeps everything.
tip-tile = A new tile: turn it, then lay it. Tunnels that meet are joined.
tip-haunted = A haunted tile. Ghosts get into the bag, and a ghost hurts everybody.
tip-wayshrine = A wayshrine: mark it once for its gift.
tip-lock = A padlock on the way needs a key or a lockpick.
tip-port = A data port. Hack two of them and Command opens for you.
tip-lift = Lift stops are joined: one ride takes you to any other.
tip-telepad = Telepads are joined: beam from one to another, whatever lies between.
tip-checkpoint = A checkpoint stops your boots for this turn.
tip-artifact = Who carries an artifact can leave with points. Taking it makes the boss angrier.
tip-hurt = You lost a heart. At ten you are out, so keep an eye on the odds.
tip-thing = You found something useful. It lies with your things: press it to use it.
tip-coach = A coach! For a boot and the fees of both stops it takes you to any other coach stop.
tip-news = An event: it concerns everybody, happens at once and is gone. The note on the map says what it did.
tip-wight = A wight is in the bag now. Whenever it is drawn, it hurts everybody.
tip-intern = You have an intern. Going past a monster or an agent, it can take the blow for you.
tip-agent = An agent waits there. Damage, an intern or two swords get you past; only swords turn the token up.
tip-forest = Forests wear you out: no more walking this turn. Coaches and teleports still work.
tip-fruit = A Mystic Fruit: cards that ask for one do more.
tip-shrine = Your cube stays on the shrine: the more shrines carry one, the more points at the end.
tip-draft = A role for this game: it is shuffled into your deck and comes round again and again.
tip-vault = Something from the vault: it lies on your discard pile and comes up when your deck is shuffled.
tip-patron = The patron looks over everybody’s shoulder. Its name stands above the rage track: point at it to read what it gives and when.
tip-office = You are back at headquarters. End your turn to hand everything in; the mug counts too.
tip-depths = This is the Danger Zone. Whoever is knocked out here scores nothing, so mind the way up.
tip-volcano = A volcano: on entering you may throw a card into it. A thinner deck brings the good ones round more often.
tip-circle = A Magic Circle: some cards do more while you stand in one, and some can be had only here.
tip-pyramid = The pyramid: every shrine sends its visitors here.

# ---------------------------------------------------------------- settings
language = Language
sounds = Sounds
sounds-off = Off
sounds-on = On
typeface = Letters
typeface-plain = Usual
typeface-clear = Easy to tell apart
