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
