# What stands around the game: one's games, invitations, talk, the app.

# ---------------------------------------------------------------- my games
games-title = My games
games-lead = Everything this device has played. Nothing is thrown away: put aside what you are done with.
games-search = Search by name, game or player
games-open = Running
games-over = Finished
games-archived = Put aside
games-all = All { $n }
games-file = Open a replay file
games-none = Nothing here.
games-none-found = No game fits that.
games-rename = Rename
games-save = Save
games-archive = Put aside
games-unarchive = Take back out
games-won = { $name } won with { $n ->
    [one] 1 point
   *[other] { $n } points
}
games-lost = Nobody got out
what-if-name = What if: { $title }, round { $round }

# ---------------------------------------------------------------- after the game
won-you-rescued = Carried out half dead, and you win
won-other-rescued = { $name } had to be rescued, and still wins
best-title = Best turn
best-turn = Round { $turn }: { $name } made { $n ->
    [one] 1 point
   *[other] { $n } points
} in one turn, { $score } in all.

# ---------------------------------------------------------------- taking back
doubt-undo = Nothing of this turn is left to undo. Going further back also takes back what the others have done since, and what came to light.
doubt-go-undo = Take it all back

# ---------------------------------------------------------------- invitations, the app
invite-alone = This link works on this computer only.
invite-host = To let friends in your network join, stop Burgle and start it with:
invite-network = Others in your network open this link, or find the table at { $address }
share-picture = Picture
