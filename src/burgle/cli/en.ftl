# What the terminal says of a game beside the game's own words: the log in short, and the end.

plays = { $who } plays { $cards }.
gains = { $who } gains { $what }.
drawn = Out of the bag: { $cubes }.
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
set-up = Setting up.
save-ends = The save ends here, with { $who } to play.
over = The game is over.
end-score = { $who }: { $n ->
        [one] 1 point
       *[other] { $n } points
    }, { $status ->
        [escaped] got away
        [rescued] rescued
        [lost] caught
       *[in] still inside
    }
end-no-score = { $who }: no score, { $status ->
        [escaped] got away
        [rescued] rescued
        [lost] caught
       *[in] still inside
    }
wins = { " " }- wins!
nobody-wins = Nobody got out, so nobody wins.

# What a good bot would do; the browser says the same.
hint-says = My advice: { $what } – { $why }
hint-expects = It wins in about { $win } % (± { $error }) of the worlds that may be, and is caught in { $caught } %.
hint-other = The best other sort of turn begins with { $what }: { $win } % (± { $error }), caught in { $caught } %.
hint-why-play = play your cards first, then you know what this turn can do.
hint-why-acquire = it is the best you can get for { $skill } skill.
hint-why-fight = that is the best loot for your swords.
hint-why-use = it helps right now.
hint-why-use-offer = that is a good deal.
hint-why-buy = it is worth more than it costs.
hint-why-move = that way lies the most to gain.
hint-why-teleport = that way lies the most to gain.
hint-why-ride = that way lies the most to gain.
hint-why-telepad = that way lies the most to gain.
hint-why-explore = there should be more behind it than in the rooms you know.
hint-why-hack = that is what you came for.
hint-why-take = that is what you came for.
hint-why-take-artifact = that is what you came for.
hint-why-pick = it is worth the lockpick.
hint-why-mark = the shrine pays at once.
hint-why-trash = your deck is better off without it.
hint-why-discard = you will miss it least.
hint-why-replace = the row is better off without it.
hint-why-end-turn = nothing else is worth its price.
hint-why-other = it gets you the most.

# Campaigns.
name-wanted = A name is wanted (Enter: { $preset }):{" "}
hand-asks = { $name } is played by a bot; you choose ({ $answers }):{" "}
forfeit-sure = Do all of you want to give this game up? Whoever is still out there falls where they stand; what is permanent stays. (yes/no):{" "}
forfeit-yes = yes y
forfeit-kept = Then it goes on.
forfeit-not-now = A game can be given up from its first turn until its scores are counted.
campaign-keeps = The campaign keeps this game by itself: just leave with `quit`.
campaign-none = There is no campaign here yet. Begin with: burgle campaign new three-nights
campaign-listed = { $name }: { $title }, { $n ->
        [0] over
       *[other] game { $n } is next
    }
campaign-next = Game { $n } of { $of } is next.
campaign-over = The campaign is over; its copy is yours to play with.
campaign-member = { $who } plays { $as }: { $n ->
        [one] { $n } checkmark
       *[other] { $n } checkmarks
    }
campaign-awaits = waits for a name: { $thing }
campaign-sticker = sticker on { $where } since game { $n }: { $what }
campaign-contract = contract { $what }: { $state }
campaign-contract-open = open
campaign-contract-stored = put aside
campaign-contract-completed = completed
campaign-contract-failed = failed
campaign-contract-filed = filed
campaign-contract-archived = archived
campaign-contract-destroyed = destroyed
campaign-report = game { $n }: { $scores }; best: { $winners }
campaign-line-found = { $title } is founded ({ $pack })
campaign-line-member = { $who } plays { $as }
campaign-line-play = game { $n } begins: { $seats }
campaign-line-close = game { $n } ends: { $scores }; { $entries } things are for good
campaign-line-named = { $thing } is called { $text }
campaign-line-back = back to line { $n }
campaign-line-edition = from now on with edition { $n }
campaign-line-share = a page is shared
campaign-line-paused = game { $n } was left and is begun anew; { $entries } things of it are for good
campaign-line-free = a game with the finished copy: { $seats }
campaign-line-wish = somebody wishes to go back to line { $n }
campaign-line-tape = the record of a game that was played elsewhere
campaign-line-done = the copy is made
campaign-sort-map = map
campaign-sort-cards = cards
campaign-sort-choices = choices
campaign-sort-story = story
campaign-sort-contracts = contracts
campaign-sort-people = people
campaign-sort-reports = reports
no-contracts = There are no contracts.
in-force = { $who ->
        [none] In force: { $text }
       *[other] In force for { $who }: { $text }
    }
marked-spaces = Markers lie on: { $places }.
contract-open = { $of ->
        [1] { $name }
       *[other] { $name } ({ $n } of { $of })
    }
contract-done = { $name }: completed by { $who }
contract-failed = { $name }: failed
no-goals = Nobody has personal goals in this game.
review-of = { $who }: { $n ->
        [one] 1 checkmark
       *[other] { $n } checkmarks
    }{ $section ->
        [none] { "" }
        [copper] , copper
        [silver] , silver
       *[gold] , gold
    }
goal-open = row { $n }, still open: when { $text }
goal-reached = row { $n }, reached: when { $text }
promotion-held = { $name }. { $text }
promotion-used = { $name } (used in this game). { $text }
