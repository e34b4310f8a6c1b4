# Words of the page that only this game has, or that it has another way.
game-catacombs = Catacombs
game-catacombs-blurb = A dungeon you lay tile by tile. Some of the tiles are haunted.
side-catacombs = Starting tile
row-catacombs = Dungeon row
boss-catacombs = The dragon
attack-catacombs = The dragon wakes
kind-enemy-catacombs = Monsters
cards-faction-catacombs = Trait

# The lesson.
lesson-title-catacombs = Your first burglary
lesson-catacombs-begin = Down the stairs
lesson-catacombs-begin-about = Play your cards, explore, lay a tile, pick a chest, and meet the dragon.
lesson-catacombs-middle = The second treasure
lesson-catacombs-middle-about = Some rounds later: monsters on the way, and an artifact.
lesson-catacombs-end = Up again
lesson-catacombs-end-about = A little later still: a market, a fight, and the way out.
lesson-catacombs-hello = You are the blue pawn at the top of the stairs. Steal an artifact from the depths and climb out again before your noise wakes the dragon.
lesson-catacombs-walk = Your boots can take you to any room that is lit. Go to this one.
lesson-catacombs-explore = This tunnel leads into the unknown. Step in and turn up a new tile.
lesson-catacombs-lay = Turn the tile until you like its tunnels, then lay it.
lesson-catacombs-pick = A chest! Pick it with one of your lockpicks.
lesson-catacombs-use = You found a potion. It is with your things: use it and see what you get.
lesson-catacombs-fight = Swords beat monsters: fight the one in the row. You get its reward at once, and it is gone.
lesson-catacombs-buy = Any skill left? Buy a card from the row or the reserve. If its price is lit, you can afford it.
lesson-catacombs-noise = This is the Clank area, and these cubes are yours: some lay here from the start, your Stumble added to them. They wait for the next attack.
lesson-catacombs-hello2 = Some rounds have passed, and you stand before your second artifact. You may carry two because you bought a backpack.
lesson-catacombs-to-artifact = Go to the artifact. The triangles on the way are monsters: each costs you a sword or a heart.
lesson-catacombs-artifact = Take the artifact. The dragon notices.
lesson-catacombs-rage = The dragon’s marker moved up: from now on, attacks may draw more cubes. You have your artifact, so start thinking about the way out.
lesson-catacombs-middle-done = Got it! In the last part you are closer to the stairs, with gold to spend.
lesson-catacombs-hello3 = This is your last turn down here. There is a market on the way, and your hand is full of boots.
lesson-catacombs-to-market = You can reach the lit room with the market. Go there.
lesson-catacombs-market = Here you pay with gold. A crown is good for points and nothing else. Buy something, or more than one thing.
lesson-catacombs-goblin = There is always a goblin to fight: two swords, and it pays you in gold.
lesson-catacombs-out = Now up the stairs, back to where it all began. If your boots don’t get you there, carry on next turn.
lesson-catacombs-leave = You stand at the way out. End your turn to leave with everything you carry.

# What one is here for.
goal-get-catacombs = Explore the dungeon tile by tile, find an artifact and steal it. They lie below, in the depths.
goal-out-catacombs = Climb back up to the Crypt, where you began. Get knocked out in the depths and you are lost; further up you are rescued.
goal-noise-catacombs = Every noise you make puts one of your cubes in the bag. When the dragon attacks, each of yours that is drawn costs you a heart.
aim-artifact-hidden-catacombs = None found so far: explore.
aim-out-far-catacombs = { $boots ->
    [0] You are there: end your turn.
    [one] The Crypt is 1 boot away.
   *[other] The Crypt is { $boots } boots away{ $turns ->
        [0] .
        [one] : you can make it this turn.
       *[other] , about { $turns } turns.
    }
}
map-place-market-catacombs = market: buy items with gold
