# Words of the page that only this game has, or that it has another way.
game-space = In! Space!
game-space-blurb = Hack the ship, rob Command, and be in an escape pod before they find you.
row-space = Adventure row
boss-space = Lord Eradikus
attack-space = Eradikus strikes
score-coins-space = Credits

# The lesson.
lesson-space-begin = Breaking in
lesson-space-begin-about = Play your cards, walk, hack, buy, and meet the boss.
lesson-space-end = The big one
lesson-space-end-about = Some rounds later: an artifact, a fight, a market, an escape pod.
lesson-space-hello = You are the blue pawn in the Cargo Bay. Steal an artifact from Command and leave in an escape pod before your noise catches up with you.
lesson-space-walk = Your boots can take you to any place that is lit. Go to this data port.
lesson-space-hack = Hack the port. That is loud: two of your cubes will lie where an attack may find them (+2 Clank). But two hacked ports give you the code for Command, where the artifacts are.
lesson-space-buy = You still have skill: buy a card from the row. If its price is lit, you can afford it.
lesson-space-noise = This is the Clank area, and these cubes are yours: some lay here from the start, the hack and your Stumble added the rest. They wait for the next attack.
lesson-space-hello2 = You have hacked both ports and made it to Command. Play your cards. Some of them draw others, so keep pressing until your hand is empty.
lesson-space-to-artifact = The five-sided places hold the artifacts. Go to this one.
lesson-space-artifact = Take the artifact. You can carry just one, and it makes the boss angrier.
lesson-space-telepad = Now get out of here: press the telepad in Med Lab. You walk to the one nearby and beam over, all in one go.
lesson-space-fight = You still have swords: fight G0B-L1N. You get its reward at once, and it is ready for the next fight.
lesson-space-to-market = Walk towards the market in the Cargo Bay. If your boots don’t get you there, end your turn and carry on in the next one.
lesson-space-market = You are at a market: buy something with your credits. Much of it is worth points.
lesson-space-out = Now to the escape pods. Once you are in one, your haul is safe.

# What one is here for.
goal-get-space = Hack two data ports. They open Command, where the artifacts are: steal one.
goal-out-space = Get back to the Cargo Bay and into an escape pod. Being rescued there also counts; being knocked out anywhere else does not.
goal-noise-space = Every noise you make puts one of your cubes in the bag. When Eradikus strikes, each of yours that is drawn costs you a heart.
aim-code-space = Command is locked: hack { $need } ports ({ $done } of { $need }).
aim-code-far-space = { $boots ->
    [0] There is one right here.
    [one] The nearest is 1 boot away.
   *[other] The nearest is { $boots } boots away.
}
aim-out-far-space = { $boots ->
    [0] You are there.
    [one] The escape pods are 1 boot away.
   *[other] The escape pods are { $boots } boots away{ $turns ->
        [0] .
        [one] : you can make it this turn.
       *[other] , about { $turns } turns.
    }
}
