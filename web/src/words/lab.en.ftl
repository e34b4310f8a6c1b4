# Words of the bot lab.

lab-lead = Let bots play against each other and see who is stronger, and how sure that is.
lab-game = Game
lab-players = Players
lab-games = Games
lab-seed = Seed
lab-seed-hint = The same number deals the same games.
lab-who = Who plays
lab-bot-n = Bot { $n }
lab-add = One more bot
lab-remove = Leave out bot { $n }
lab-rotate = They fill the seats in this order and move on by one seat from game to game.
lab-slow = Experts and masters think things over: games with them take many times as long. The lab stops after ten minutes.
lab-begin = Begin
lab-cancel = Stop
lab-waiting = Somebody else’s series has to finish first…
lab-progress = { $done } of { $of } games
lab-done = { $done } games in { $seconds } s
lab-cancelled = Stopped after { $done } games
lab-failed = Something went wrong after { $done } games
lab-wins = Wins
lab-wins-hint = How often each bot won, for every seat it took. With 95% certainty the true value is within the bar; the line is what equally strong bots would win.
lab-share = { $share } ({ $low }–{ $high })
lab-scores = Points
lab-scores-hint = Half of all results lie within the box, nine in ten between the ends; whoever is caught has none.
lab-middle = median { $n }, nine in ten from { $low } to { $high }
lab-causes = Caught
lab-causes-hint = How often each bot was caught, for every seat it took, and how.
lab-cause-attack = by an attack
lab-cause-wounds = by other wounds
lab-cause-left = still inside at the end
lab-lengths = Length
lab-lengths-hint = How many turns all players took together, and in how many games.
lab-turns = { $from }–{ $to } turns
lab-order = Wins by turn order
lab-order-n = { $n }.
lab-nobody = { $n ->
    [0] Somebody won every game.
    [one] Nobody won one of the games.
   *[other] Nobody won { $n } of the games.
  }
lab-table = As a table
lab-bot = Bot
lab-seats = Seats
lab-mean = Points, mean
lab-list = The games
lab-list-more = The latest { $n } are listed; the file has all of them.
lab-no = No.
lab-winner = Winner
lab-length = Turns
lab-watch = Watch game { $n }
lab-export-csv = Save as CSV
lab-export-json = Save as JSON
lab-same = The same games in the terminal:
