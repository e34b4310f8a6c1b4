# What the terminal says of a game beside the game's own words: the log in short, and the end.

plays = { $who } plays { $cards }.
gains = { $who } gains { $what }.
drawn = Out come: { $cubes }.
cube-black = black
cube-red = red
cube-ghost = ghost
cube-wight = wight
cube-intern = intern
gain-skill = { $n } skill
gain-sword = { $n ->
        [one] { $n } sword
       *[other] { $n } swords
    }
gain-boot = { $n ->
        [one] { $n } boot
       *[other] { $n } boots
    }
set-up = Set-up.
save-ends = Here the save ends; it is for { $who } to decide.
over = The game is over.
end-score = { $who }: { $n } points, { $status ->
        [escaped] escaped
        [rescued] rescued
        [lost] lost
       *[in] in
    }
end-no-score = { $who }: no score, { $status ->
        [escaped] escaped
        [rescued] rescued
        [lost] lost
       *[in] in
    }
wins = { " " }- wins!
nobody-wins = Nobody got out: nobody wins.

# What a good bot would do; the browser says the same.
hint-says = A shrewd bot would: { $what } – { $why }
hint-why-play = cards first; only then you know what the turn can do.
hint-why-acquire = the best it sees for your { $skill } skill.
hint-why-fight = the best loot for your swords.
hint-why-use = it helps right now.
hint-why-use-offer = a good deal.
hint-why-buy = worth more than it costs.
hint-why-move = the next step of the walk that promises most.
hint-why-teleport = the next step of the walk that promises most.
hint-why-ride = the next step of the walk that promises most.
hint-why-telepad = the next step of the walk that promises most.
hint-why-explore = what lies beyond promises more than what is known.
hint-why-hack = that is what you came for.
hint-why-take = that is what you came for.
hint-why-take-artifact = that is what you came for.
hint-why-pick = worth the lockpick.
hint-why-mark = a shrine pays at once.
hint-why-trash = your deck is better without it.
hint-why-discard = you will miss it least.
hint-why-replace = the row is better without it.
hint-why-end-turn = nothing left is worth its price.
hint-why-other = it promises most.
