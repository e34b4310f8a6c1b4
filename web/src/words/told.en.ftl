# What is told of a turn, of a place and of the numbers on the table.

# ---------------------------------------------------------------- what the others did
told-since = Since your turn
told-lately = What just happened
told-next = Next turn
told-nothing = { $name } has a quiet turn.
told-acquire = buys { $things }
told-defeat = beats { $things }
told-found = finds { $things }
told-buy = buys { $things }
told-laid = explores a new tile
told-clank = { $n ->
    [one] makes 1 Clank!
   *[other] makes { $n } Clank!
  }

# ---------------------------------------------------------------- where one stands
deed-costs = costs { $price }
deed-market = Buy here
deed-wares = { $n ->
    [one] 1 thing you can pay for
   *[other] { $n } things you can pay for
  }

# ---------------------------------------------------------------- what to do next
next-play = { $n ->
    [one] Play your last card: it says what this turn can do.
   *[other] Play your { $n } cards first: they say what this turn can do.
  }
next-skill = spend { $n } skill on a lit card
next-sword = { $n ->
    [one] fight a lit monster with 1 sword
   *[other] fight a lit monster with { $n } swords
  }
next-boot = { $n ->
    [0] go to a ringed place
    [one] walk to a ringed place with 1 boot
   *[other] walk to ringed places with { $n } boots
  }
next-market = buy something here
next-then = Then end your turn.
next-end = Nothing is left to do: end your turn.

# ---------------------------------------------------------------- numbers that explain themselves
about-rage = Rage
    .text = The lit step is how many cubes the next attack draws, plus one for each danger sign in the row. Artifacts and some cards move it up.
about-bag = The bag
    .text = An attack pours the Clank area in here and draws from it. Your cubes in the bag are the noise you can no longer take back.
about-area = Clank area
    .text = Noise you have made since the last attack. Cards can still take cubes back from here, until the next attack pours them into the bag.
about-odds = What the next attack does to you
    .text = Exact odds from the cubes in bag and area: how many of yours are drawn, and how likely that knocks you out. Point at a card or place to see how it would change them.
about-chance = Others, and when it comes
    .text = How likely each rival is hit by the next attack, and how likely the refill at the end of this turn turns up a card that attacks.
about-hearts = Hearts
    .text = Each heart that is a cube is damage. When the last one is gone you are knocked out, and whoever is knocked out far inside loses everything.
about-skill = Skill
    .text = Pays for blue and yellow cards this turn. What you do not spend is gone when the turn ends.
about-swords = Swords
    .text = Beat monsters in the row and fend off those on the paths this turn. What you do not spend is gone when the turn ends.
about-boots = Boots
    .text = One Boot is one step, two on paths with footprints. What you do not spend is gone when the turn ends.
about-coins = Money
    .text = Stays with you from turn to turn. It buys things at a market, and every coin you bring home is a point.
about-deck = Your deck
    .text = Five cards a turn come from here. When it is empty, your discard pile is shuffled and becomes the new deck.
about-discard = Your discard pile
    .text = What you played and what you bought. It comes back when your deck runs out, so new cards are in your hand soon.
about-refill = The row
    .text = Empty places are filled when a turn ends. If a card with the boss’s sign turns up then, the boss attacks at once.
about-reserve = Reserve
    .text = Always for sale, from piles that only get smaller. The enemy beside them can be fought again and again.
about-market = Market
    .text = For money, and only while you stand on a market.
about-cards = A rival’s cards
    .text = All that this rival owns: deck, hand, discard pile and what is in play.

# ---------------------------------------------------------------- moments
moment-you = You
moment-found = found
moment-artifact = got away with
moment-taken = took
moment-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
moment-event = News for everybody

# ---------------------------------------------------------------- numbers of a hint
hint-price = it takes { $price }
hint-points = { $n ->
    [one] it is worth 1 point
   *[other] it is worth { $n } points
  }
hint-gain = it brings { $what }
hint-risk = The next attack would hit you with { $p }.
hint-risk-to = Your risk of being hit goes from { $p } to { $to }.
hint-aim = Your goal: { $what }
