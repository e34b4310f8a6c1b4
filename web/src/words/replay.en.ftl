# Words of replays, of the end of a game, and of coming back to a table.

# ---------------------------------------------------------------- opening a replay
replay-title = Replays
replay-lead = Watch a heist again, from any chair, and play on from any moment.
replay-drop = Drop a .replay file here
replay-choose = or choose a file
replay-finished = Finished on this device
replay-none = Games that ended on this device wait here.
replay-opening = Threading the film…
replay-watch = Watch
replay-not-over = This game is not over. It can be watched when it is.
replay-forgotten = This replay is not open here any more. Open the file again.

# ---------------------------------------------------------------- the bar
replay-bar = Playback
replay-scrub = Where in the game
replay-at = Turn { $turn }, { $name }
replay-step-of = { $step } of { $steps }
replay-set-up = The table is set
replay-play = Play
replay-pause = Pause
replay-step-back = One move back
replay-step-on = One move on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-next-attack = Next attack
replay-speed = Speed
replay-eyes = Whose eyes
replay-eyes-all = Everybody’s: no hands
replay-eyes-of = { $name }’s eyes
replay-what-if = Play on from here
replay-what-if-hint = A new table from this position. You play { $name }; bots play the others. What { $name } could not see is dealt again.
replay-what-if-as = Play on as
replay-what-if-over = The game is over here.
replay-download = Download
replay-keys = Space plays and pauses · ← → one move · Shift ← → one turn · N next attack · − + speed · 0–6 whose eyes · Home, End · L log
replay-mark-attack = Turn { $turn }: attack
replay-mark-out = Turn { $turn }: { $name } is knocked out
replay-mark-artifact = Turn { $turn }: { $name } takes an artifact
replay-mark-escape = Turn { $turn }: { $name } gets away

# ---------------------------------------------------------------- checking
verify-sound = verified
verify-notes = checked
verify-broken = does not check
verify-title = Is this the game that was played?
verify-chain = Every line of the log follows the one before: the chain of hashes is whole.
verify-seed = The seed is the one that was promised before the first card: { $promise }
verify-positions = All { $n } answers were played again and led to the same positions and scores.
verify-taken-back = { $n ->
    [one] One answer was taken back and does not count.
   *[other] { $n } answers were taken back and do not count.
  }
verify-yourself = Check it yourself: download the file, then run

# ---------------------------------------------------------------- the end
end-counting = Counting the loot…
end-tap = Click to count faster
end-rematch = Rematch, new seed
end-same-seed = Same seed again
end-replay = Replay
end-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
  }

# ---------------------------------------------------------------- numbers
chart-score = Score
chart-health = Health
chart-clank = Noise
chart-luck = Luck
chart-score-long = Score by turn
chart-health-long = Hearts left by turn
chart-clank-long = Own cubes in bag and Clank area, by turn
chart-luck-long = Harmful cubes drawn, less those to be expected
chart-luck-hint = Above the line is bad luck.
chart-as-table = as a table
chart-as-lines = as lines
chart-turn = Turn
chart-turn-n = turn { $n }
chart-open = Click to watch this turn
chart-summary = { $what }, turns { $from } to { $to }. At the end: { $ends }.
chart-end = { $name } { $n }
chart-turning = turning point: turn { $n }
chart-loading = Working out the numbers…
luck-title = Luck
luck-line = drew { $drawn }, expected { $expected }
luck-note = Cubes drawn that hurt each seat. Left is lucky.
moment-title = One moment
moment-unlucky = Turn { $turn }: the bag gave { $drawn ->
    [one] one cube
   *[other] { $drawn } cubes
  } against { $name }, where { $expected } were to be expected.
moment-lucky = Turn { $turn }: { $expected } cubes were to be expected against { $name }; the bag gave { $drawn ->
    [0] none
    [one] one
   *[other] { $drawn }
  }.
moment-see = See it
moment-try = Try from here

# ---------------------------------------------------------------- the attack
attack-out = { $name } is out: the boss draws instead.
attack-out-you = You are out: the boss draws instead.
in-the-bag = { $n } in the bag

# ---------------------------------------------------------------- while you were away
away-title = While you were away
away-span = { $turns ->
    [0] A few moves
    [one] One turn
   *[other] { $turns } turns
  }, { $events ->
    [one] one event
   *[other] { $events } events
  }
away-hits = { $n ->
    [one] You lost one heart.
   *[other] You lost { $n } hearts.
  }
away-attacks = { $n ->
    [one] One attack came.
   *[other] { $n } attacks came.
  }
away-unhurt = { $n ->
    [one] One attack came and missed you.
   *[other] { $n } attacks came and all missed you.
  }
away-clank = { $n ->
    [one] One of your cubes went into the Clank area.
   *[other] { $n } of your cubes went into the Clank area.
  }
away-out-me = You were knocked out.
away-out = { $name } was knocked out.
away-escape = { $name } got away.
away-artifact = { $name } took { $thing }.
away-token = { $name } took { $thing }.
away-bought = { $name } bought { $things }.
away-defeated = { $name } beat { $things }.
away-hurts-you = this hurt you
away-your-turn = It is your turn.
away-waiting = { $name } is at it.
away-everything = All of it, in the log

# ---------------------------------------------------------------- notices
notice-title = When it is my turn
notice-sound = Sound
notice-on = On
notice-off = Off
notice-desktop = Message on this device
notice-denied = blocked by the browser
notice-your-turn = It is your turn
notice-at = { $game }, turn { $n }
