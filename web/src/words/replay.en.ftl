# Words of replays, of the end of a game, and of coming back to a table.

# ---------------------------------------------------------------- opening a replay
replay-title = Replays
replay-lead = Watch a heist again, from any seat, and play on from any moment.
replay-drop = Drop a .replay file here
replay-choose = or choose a file
replay-finished = Finished on this device
replay-none = Games that end on this device will be waiting for you here.
replay-opening = Loading the game…
replay-watch = Watch
replay-not-over = This game is still being played. You can watch it once it is over.
replay-forgotten = This replay has been closed here. Please open the file again.

# ---------------------------------------------------------------- the bar
replay-bar = Playback
replay-scrub = Where in the game
replay-at = Round { $turn }, { $name }
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
replay-eyes = Through whose eyes
replay-eyes-all = Everybody’s (no hands shown)
replay-eyes-of = { $name }’s eyes
replay-what-if = Play on from here
replay-what-if-hint = A new table that starts from this position. You play { $name }, bots play the others. Whatever { $name } could not see is dealt again.
replay-what-if-as = Play on as
replay-what-if-over = The game is over here.
replay-download = Download
replay-keys = Space plays and pauses · ← → one move · Shift ← → one turn · N next attack · − + speed · 0–6 whose eyes · Home, End · L log
replay-mark-attack = Round { $turn }: attack
replay-mark-out = Round { $turn }: { $name } is knocked out
replay-mark-artifact = Round { $turn }: { $name } takes an artifact
replay-mark-escape = Round { $turn }: { $name } gets away

# ---------------------------------------------------------------- checking
verify-sound = verified
verify-notes = checked
verify-broken = something is wrong
verify-title = Is this the game that was played?
verify-chain = Every line of the record follows from the one before it; nothing was changed afterwards.
verify-seed = The shuffle is the one that was promised before the first card: { $promise }
verify-positions = All { $n } moves were played again and led to the same positions and scores.
verify-taken-back = { $n ->
    [one] One move was taken back and does not count.
   *[other] { $n } moves were taken back and do not count.
  }
verify-yourself = Check it yourself: download the file, then run

# ---------------------------------------------------------------- the end
end-counting = Counting the loot…
end-tap = Click to count faster
end-rematch = Rematch
end-campaign = On with the campaign
end-same-seed = Same shuffle again
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
chart-score-long = Score, round by round
chart-health-long = Hearts left, round by round
chart-clank-long = Own cubes in the bag and the Clank area, round by round
chart-luck-long = Cubes drawn against each player, above or below average
chart-luck-hint = Above the line is bad luck.
chart-as-table = as a table
chart-as-lines = as lines
chart-turn = Round
chart-turn-n = round { $n }
chart-open = Click to watch this round
chart-summary = { $what }, rounds { $from } to { $to }. At the end: { $ends }.
chart-end = { $name } { $n }
chart-turning = turning point: round { $n }
chart-loading = Doing the sums…
luck-title = Luck
luck-line = { $drawn } drawn, { $expected } expected
luck-note = Cubes that hurt each player. Further left is luckier.
moment-worst = Worst moment
moment-luckiest = Luckiest moment
moment-unlucky = Round { $turn }: { $drawn ->
    [one] one cube
   *[other] { $drawn } cubes
  } came out against { $name }. On average it would have been { $expected }.
moment-lucky = Round { $turn }: on average { $expected } of { $name }’s cubes would have been drawn. It was { $drawn ->
    [0] none at all
    [one] just one
   *[other] { $drawn }
  }.
moment-see = Watch it
moment-try = Play on from here
coach-ask = Ask the coach

# ---------------------------------------------------------------- the attack
attack-out = { $name } is out, so the boss draws instead.
attack-out-you = You are out, so the boss draws instead.
in-the-bag = { $n } in the bag

# ---------------------------------------------------------------- while you were away
away-title = While you were away
away-span = { $turns ->
    [0] A few moves
    [one] One turn
   *[other] { $turns } turns
  }, and { $events ->
    [one] one thing happened
   *[other] { $events } things happened
  }
away-hits = { $n ->
    [one] You lost a heart.
   *[other] You lost { $n } hearts.
  }
away-attacks = { $n ->
    [one] There was an attack.
   *[other] There were { $n } attacks.
  }
away-unhurt = { $n ->
    [one] There was an attack, and it missed you.
   *[other] There were { $n } attacks, and all of them missed you.
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
away-waiting = { $name } is playing.
away-everything = Read it all in the log

# ---------------------------------------------------------------- notices
notice-title = When it is my turn
notice-sound = Sound
notice-on = On
notice-off = Off
notice-desktop = Message on this device
notice-denied = your browser blocks it
notice-your-turn = It is your turn
notice-at = { $game }, round { $n }
