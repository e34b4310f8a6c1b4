# Words of the page that only this game has, or that it has another way.
game-catacombs = Catacombs
game-catacombs-blurb = A dungeon laid tile by tile. Some of the tiles are haunted.
side-catacombs = Starting tile
row-catacombs = Dungeon row
boss-catacombs = The dragon
attack-catacombs = The dragon wakes
kind-enemy-catacombs = Monsters
cards-faction-catacombs = Trait

# The lesson.
lesson-title-catacombs = Your first burglary
lesson-catacombs-begin = Down the stairs
lesson-catacombs-begin-about = Play, explore, lay a tile, pick a chest, and the first attack.
lesson-catacombs-middle = The second treasure
lesson-catacombs-middle-about = Nineteen turns later: monsters on the way, and an artifact.
lesson-catacombs-end = Up again
lesson-catacombs-end-about = Two more turns later: market, fight, way out.
lesson-catacombs-hello = You are the blue pawn at the top of the stairs. Steal an artifact from the depths and climb out again, before your noise wakes the dragon.
lesson-catacombs-walk = Lit rooms are within reach of your boots. Go to this one.
lesson-catacombs-explore = This tunnel leads into the unknown. Step into it: a new tile is turned up.
lesson-catacombs-lay = Turn the tile until you like its tunnels, then lay it.
lesson-catacombs-pick = A chest! Pick it with one of your lockpicks.
lesson-catacombs-use = You found a potion: it lies with your things. Use it, and see your pools grow.
lesson-catacombs-fight = Swords beat monsters: fight the one in the row. It pays at once and leaves.
lesson-catacombs-buy = Skill left? Buy a card from the row or the reserve. A lit price tab means that you can.
lesson-catacombs-noise = Stumble made noise: these are your cubes in the Clank area. They wait there for the next attack.
lesson-catacombs-hello2 = Nineteen turns later you stand before a second artifact. You may carry two, for you have bought a backpack.
lesson-catacombs-to-artifact = Go to the artifact. Triangles on the way are monsters: each takes a sword or a heart.
lesson-catacombs-artifact = Take the artifact. The dragon notices.
lesson-catacombs-rage = The dragon’s marker moved up: from now on more cubes are drawn. With an artifact in the bag it is time to think of the way out.
lesson-catacombs-middle-done = Got it! In the last part you are two turns nearer to the stairs, with gold to spend.
lesson-catacombs-hello3 = This is your last turn down here. There is a market on the way, and a full hand of boots.
lesson-catacombs-to-market = The lit market room is within reach. Go there.
lesson-catacombs-market = Gold buys here; a crown is worth its points and nothing else. Buy one thing or more.
lesson-catacombs-goblin = There is always a goblin to fight. Two swords, and it pays in gold.
lesson-catacombs-out = Now up the stairs, to where it all began. If your boots do not reach, go on next turn.
lesson-catacombs-leave = You stand at the way out. End your turn to leave with everything you carry.
