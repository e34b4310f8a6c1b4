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
