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
rules-search = Search the fine print: a word, a number, a name
rules-found = { $n ->
    [0] Nothing found
    [one] 1 rule
   *[other] { $n } rules
  }
rules-all = { $n } rules
rules-none = No rule has all of these words. Try fewer of them.
rules-sections = Sections
rules-ruling = our ruling
rules-ruling-hint = The printed rules leave this open. This is how we play it.
rules-grown = Rules of your campaign
rules-grown-instead = instead, in your campaign
rules-link = Link to rule { $id }
rules-whole = Open in the rules
rules-loading = Opening the book…

# ---------------------------------------------------------------- the guide
guide = The game in ten minutes
guide-all-clauses = The fine print
guide-fine-print = { $n ->
    [one] The fine print: 1 rule
   *[other] The fine print: { $n } rules
  }
guide-try = Try it: { $what }
guide-cube-boss = Black: just a fright
guide-cube-blue = Yours: a heart lost
guide-cube-hunter = A bounty hunter: hurts everybody
guide-cube-ghost = A ghost: hurts everybody
guide-cube-wight = A wight: hurts everybody
guide-cube-intern = An intern: nothing happens

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
cards-mark = Mark
cards-mark-attack = attack
cards-mark-danger = danger
cards-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
cards-none = No card fits. Try fewer filters.
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
cards-before = Previous card
cards-after = Next card
cards-words = What the words mean

word-skill = Skill
    .what = Buys cards. Whatever is left at the end of your turn is lost.
word-sword = Swords
    .what = Beat monsters, and keep the ones on a path from hurting you.
word-boot = Boots
    .what = Carry you along paths, one each; two where there are footprints.
word-gold = Gold
    .what = Yours to keep from turn to turn. Spend it at a market, or keep it: each is a point at the end.
word-credit = Credits
    .what = Yours to keep from turn to turn. Spend them at a market, or keep them: each is a point at the end.
word-clank = Clank!
    .what = Noise. Your cubes go to the Clank area, and into the bag at the next attack. With a minus you take some back.
word-draw = Draw
    .what = Take the top card of your deck into your hand. If the deck is empty, your discard pile is shuffled first.
word-heal = Heal
    .what = Takes damage off: you get a heart back.
word-lockpick = Lockpicks
    .what = Open locked tunnels, chests, prisons and libraries. Each works once.
word-teleport = Teleport
    .what = Jump to a space next to yours: no boots, and nothing on the path can stop you.
word-crystal = Power Crystal
    .what = Keep it until a card or a place asks for one.
word-prisoner = Prisoner
    .what = Free one and they join you, with a gift of their own.
word-buy = When bought
    .what = Happens once, the moment you buy the card, and not when you play it.
word-arrive = When it arrives
    .what = Happens to everybody when the card comes into the row.
word-attack = Attack
    .what = When this card comes into the row, all Clank! goes into the bag and cubes are drawn.
word-danger = Danger
    .what = While it lies in the row, every attack draws one cube more.
word-trash = Trash
    .what = Out of the game for good. The fewer poor cards you own, the more often the good ones come up.
word-discard = Discard
    .what = Goes to your discard pile and comes back when your deck is shuffled.
word-device = Device
    .what = You pay, it works at once, and it is gone. It never goes into your deck.
word-enemy = Fight
    .what = Pay the swords, take the reward; the card is gone.
word-faction = Together
    .what = Does more if you played another card of its kind this turn.
word-points = Points
    .what = They count at the end, if you made it out, or at least far enough.
word-intern = Interns
    .what = Keep them until you need one: an intern takes the blow of a monster on a path, or of an agent.
word-fruit = Mystic Fruit
    .what = Grows on the map. Eat it where a card asks for one.
word-seal = Seal of Excellence
    .what = Three of them are worth 10 points at the end.
word-wight = Wight
    .what = A cube in the bag that hurts everybody whenever it is drawn.
word-event = Event
    .what = Happens to everybody as soon as it turns up in the row, then it is gone. Nobody buys it.
word-role = Role
    .what = Before the game you are offered two and keep one. It is part of your deck from the start.
word-vault = From the vault
    .what = Before the game you are offered three and take one. It waits on your discard pile.
word-patron = Patron
    .what = One of them looks over everybody’s shoulder: before the game, once in the middle of it, and at the end.
word-starter = Starting card
    .what = Everybody starts with the same ten.
word-reserve = Reserve
    .what = Always on offer, and buying from it brings nothing new into the row.

# ---------------------------------------------------------------- lessons
lesson-title = Your first heist
lesson-lead = A real table, a quiet rival, and somebody who whispers what to do next. It takes ten minutes.
lesson-start = Start
lesson-go-on = Go on
lesson-again = From the beginning
lesson-done = done
lesson-jumping = Some turns later…
lesson-other-rules = This lesson was made for other cards than this table has. You can still play the first part.
lesson-by = Quiet Quin
lesson-coach = Coach
lesson-step = { $n } of { $of }
lesson-next = Next
lesson-skip = Skip
lesson-leave = Leave the lesson
lesson-restart = Start this part again
lesson-wait = One moment, the others are playing.
lesson-next-part = On to the next part
lesson-finish = Play a real game
lesson-hide = Hide the coach
lesson-show = Show the coach

lesson-play-all = These five cards are your turn. Press “Play all”.
lesson-pools = This is what they gave you: skill to buy, swords to fight, boots to walk.
lesson-end-turn = Spend what you like: whatever is left over is lost. Then end your turn. Your cards go to the discard pile, and you draw five new ones.
lesson-end-again = End your turn.
lesson-play-again = Your turn again: play your cards.
lesson-asked = The game wants to know something. Answer here, and the lesson goes on.
lesson-caught = You were caught. It happens to the best of us! Start this part again and try to be quieter.
lesson-attack = A card with the round red sign turned up: an attack, so all Clank! went into the bag and cubes were drawn. Each cube of yours costs a heart; the black ones just give you a fright.
lesson-bag = Here you always see the bag, and what the next attack may do to you. The quieter you are, the fewer of your cubes are in there.
lesson-first-done = That was a whole turn! In the next part you are richer, deeper in, and close to an artifact.
lesson-counted = You got away, and your loot is safe! The others play on until they are out or caught. Then all loot is counted, and the most points win.
lesson-over = That is all you need to begin. Point at anything to read what it is, press what you cannot do to hear why, and open the rules whenever you like.

# ---------------------------------------------------------------- tips
tips = Tips
tips-on = Once each
tips-off = Off
tip-close = Got it
tip-all-off = No more tips
tip-monster = { $thing } is a monster: the red cards are. You fight it with swords instead of buying it; the pointed tab says how many it takes.
tip-device = { $thing } is a device. You pay, it works at once, and it is gone; it never joins your deck.
tip-attack = The new card had the round red sign on it: an attack! First all Clank! goes into the bag, then cubes are drawn.
tip-danger = See the yellow sign on { $thing }? It means danger: as long as the card lies in the row, every attack draws one cube more.
tip-market = You are at a market. Everything you can afford is lit up.
tip-portal = A portal! For one boot it takes you to any other portal on the map.
tip-crypt = This is the way out. Leave with an artifact and everything you carry is safe.
tip-tile = A new tile: turn it until you like it, then lay it. Tunnels that meet are connected.
tip-haunted = This tile is haunted. It puts a ghost into play, and ghosts hurt everybody.
tip-wayshrine = A wayshrine: leave a cube here, once, and collect its gold.
tip-lock = There is a padlock on the way. It takes a key or a lockpick.
tip-port = A data port. Hack two of them, in different modules, and Command opens for you.
tip-lift = All lift stops are connected: one ride takes you to any of them. Those beyond a lock want a Master Key.
tip-telepad = All telepads are connected: beam from one to another, whatever lies between.
tip-checkpoint = A checkpoint: no more walking with boots this turn.
tip-artifact = Once you have an artifact you may leave, or stay for more loot. Taking it makes the boss angrier, though.
tip-hurt = You lost a heart. Lose all ten and you are out, so keep an eye on the odds.
tip-thing = You can use { $thing } now: it glows among your items. Press it when it helps.
tip-coach = A coach! For a boot and the fees of both stops it takes you to any other stop.
tip-news = An event: it happens to everybody at once, and then it is gone. Press its name in the log to read it again.
tip-wight = There is a wight in the bag now. Whenever it is drawn, it hurts everybody.
tip-intern = You have an intern, who can take the blow for you from a monster or an agent.
tip-agent = An agent is waiting there. Damage, an intern or two swords get you past, but only the swords win you the token.
tip-forest = Forests wear you out: no more walking this turn. Coaches and teleports still work.
tip-fruit = A Mystic Fruit: cards that ask for one do more.
tip-shrine = Your cube stays on the shrine: the more shrines have one of yours, the more points at the end.
tip-draft = Your role for this game: it is shuffled into your deck and comes up again and again.
tip-vault = Something from the vault: it is on your discard pile and comes up once your deck is shuffled.
tip-patron = The patron looks over everybody’s shoulder. Point at its name, or tap it, to read what it gives, and when. It stands above the rage track.
tip-patron-phone = The patron looks over everybody’s shoulder. Tap the red strip with the dragon, then its name, to read what it gives, and when.
tip-office = You are back at headquarters. End your turn to hand everything in; the mug counts too.
tip-depths = This is the Danger Zone. Get knocked out here and you score nothing, so mind the way back.
tip-volcano = A volcano: you may throw in a card. The thinner your deck, the more often the good ones come up.
tip-circle = A Magic Circle: some cards do more while you stand in one, and some are only sold here.
tip-pyramid = The pyramid: every shrine sends its visitors here.

# ---------------------------------------------------------------- settings
language = Language
sounds = Sounds
sounds-off = Off
sounds-on = On
typeface = Font
typeface-plain = Standard
typeface-clear = Easy to tell apart

# ---------------------------------------------------------------- what the game is about, and how far one is
goal = What you are here for
goal-lesson = Lesson, 10 minutes
goal-close = Got it
goal-get = Steal an artifact. The higher its number, the more it is worth.
goal-out = Then get back out alive. Only those who make it out, or nearly, score.
goal-noise = Every noise you make puts one of your cubes in the bag. In an attack, each of yours that is drawn costs you a heart.
aims = Your goal
aim-artifact = No artifact yet.
aim-artifact-far = The nearest is { $boots ->
    [0] right here.
    [one] 1 boot away.
   *[other] { $boots } boots away.
}
aim-artifact-hidden = None within reach so far.
aim-out = Now get out!
aim-out-far = { $boots ->
    [0] You are there.
    [one] The way out is 1 boot away.
   *[other] The way out is { $boots } boots away{ $turns ->
        [0] .
        [one] : you can make it this turn.
       *[other] , about { $turns } turns.
    }
}
aim-out-hidden = So far there is no way out on foot.
aim-far = { $boots ->
    [0] Right here.
    [one] 1 boot away.
   *[other] { $boots } boots away.
}
