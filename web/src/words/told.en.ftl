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
told-round = walks in a circle
told-laid = explores a new tile
told-attack = { $boss } attacks: { $hits }.
told-attack-missed = { $boss } attacks and hits nobody.
told-hit = { $name } −{ $n }{ $out ->
    [yes] {" "}(knocked out)
   *[no] {""}
  }
told-hit-you = you −{ $n }{ $out ->
    [yes] {" "}(knocked out)
   *[no] {""}
  }
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
    [one] Play your last card, then see what you can do.
   *[other] Play your { $n } cards first, then see what you can do.
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
why-dark = Nobody has been there yet. Go to a room whose tunnel leads there: with one more boot you lay a tile.
next-own = use an item if it helps
next-offer = { $names ->
    [none] take up what you are offered, if you like
   *[other] take up the offer from { $names }, if you like
  }
next-then = Then end your turn.
next-end = Nothing is left to do: end your turn.

# ---------------------------------------------------------------- numbers that explain themselves
about-rage = Rage
    .text = The lit step is how many cubes the next attack draws, plus one for each danger sign in the row. Artifacts and some cards move it up.
about-bag = The bag
    .text = An attack empties the Clank area into the bag and then draws cubes from it. Your cubes in here are noise that you can no longer take back.
about-area = Clank area
    .text = Noise you have made since the last attack. Cards can still take cubes back from here, until the next attack pours them into the bag.
about-odds = What the next attack does to you
    .text = Exact odds, from the cubes in the bag and the Clank area: how many of yours are drawn, and how likely you are to be knocked out. Point at a card or a place to see what it would change.
about-chance = Others, and when it comes
    .text = How likely each rival is to be hit by the next attack, and how likely it is that an attacking card turns up when the row is refilled at the end of this turn.
about-hearts = Hearts
    .text = A heart with a cube on it is lost. When the last one is gone you are knocked out, and if that happens deep inside, you lose everything.
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
    .text = What you have played and bought. It is shuffled when your deck runs out, so new cards soon reach your hand.
about-refill = The row
    .text = Empty places are filled when a turn ends. If a card with the boss’s sign turns up then, the boss attacks at once.
about-reserve = Reserve
    .text = Always for sale, from piles that only get smaller. The enemy beside them can be fought again and again.
about-market = Market
    .text = For money, and only while you stand on a market.
about-cards = A rival’s cards
    .text = Every card this rival owns: deck, hand, discard pile and what is in play.

# ---------------------------------------------------------------- moments
moment-you = You
moment-found = { $who ->
   *[other] found
  }
moment-artifact = { $who ->
   *[other] snatched
  }
moment-taken = { $who ->
   *[other] took
  }
moment-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
moment-event = News for everybody

# ---------------------------------------------------------------- numbers of a hint
hint-price = { $price }
hint-points = { $n ->
    [one] worth 1 point
   *[other] worth { $n } points
  }
hint-gain = brings { $what }
hint-risk = Risk of a hit: { $p }.
hint-risk-to = Risk of a hit: { $p } → { $to }.
