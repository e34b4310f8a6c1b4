# What stands around the game: one's games, invitations, talk, the app.

# ---------------------------------------------------------------- my games
games-title = My games
games-lead = Everything played on this device. Nothing is thrown away: put aside what you are done with.
games-search = Search by name, game or player
games-open = Running
games-over = Finished
games-archived = Put aside
games-all = All { $n }
games-file = Open a replay file
games-none = Nothing here.
games-none-found = No game matches that.
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
doubt-undo-shown = Your last move brought something to light. Even if you take it back, you still know what it was.
doubt-go-shown = Take it back anyway

# ---------------------------------------------------------------- invitations, the app
invite-alone = This link works on this computer only.
invite-host = To let friends in your network join, stop Burgle and start it with:
invite-host-clone = or, in a clone of the project,
invite-network = Others in your network open this link, or find the table at { $address }
share-picture = Picture

# ---------------------------------------------------------------- talk
chat = Chat
chat-unread = Chat, { $n ->
    [one] 1 new message
   *[other] { $n } new messages
}
chat-lines = What was said
chat-none = Nobody has said anything yet.
chat-phrases = Quick phrases
chat-write = Write to the table
chat-send = Send
chat-mute = Who you hear
chat-mute-name = Mute { $name }
chat-unmute = Hear { $name } again
chat-silent = Don’t notify me here
chat-watching = You are watching: you can read along.
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-your_turn = Your turn!
phrase-moment = One moment, please.
phrase-nice = Well played!
phrase-ouch = Ouch!
phrase-sneaky = Sneaky!
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-good_game = Good game!
