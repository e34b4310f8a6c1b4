# Words of the coach's page.

coach-title = The coach
coach-lead = Who was ahead and when, what was luck, and what could have gone better.
coach-waiting = { $ahead ->
    [0] The coach takes a seat…
    [one] One game comes before yours.
   *[other] { $ahead } games come before yours.
  }
coach-working = Going through the game once more…
coach-progress = How far the coach has got
coach-again = Try again
coach-replay = Watch the replay
chart-win-long = Chance to win, round by round
coach-nobody = Nobody wins
coach-account = Luck and decisions
coach-account-line = { $start } at the start, { $end } in the end
coach-decisions = Decisions
coach-luck = Luck
coach-points = { $n }%
coach-account-note = Decisions are measured against what a shrewd player would have done in the same place, knowing no more. Luck is all the rest: cards, cubes, and what the others did. Together they lead from the first number to the last.
coach-costly = The costliest decisions
coach-whose = Whose decisions
coach-all = Everybody
coach-none = Nothing stands out: no decision cost much.
coach-when = Round { $round } · { $name }
coach-cost = cost { $n }%{ $error ->
    [0] {""}
   *[other] { " " }(± { $error })
  }
coach-did = What was done
coach-better = The better way
coach-win = To win
coach-caught = Caught
coach-worth = Points
coach-kind-out = leaving
coach-kind-prize = going for the prize
coach-kind-fight = a fight
coach-kind-walk = moving on
coach-kind-shop = shopping
coach-kind-stay = staying put
coach-see = Watch it
coach-try = Play on from here
coach-note = { $weighed } of { $questions } decisions were weighed, in { $worlds } simulated games, each by what its player knew at the time – never by what came to light later. Only what almost certainly cost 3% or more is listed.
coach-true = The chances are off by { $n }% on average, measured on games that played no part in the training.
coach-rough = No evaluation has been trained for this game yet, so the chances are rough.
