# Words of the page that only this game has, or that it has another way.
game-space = In! Space!
game-space-blurb = Hack the ship, reach Command, leave by pod before it locks.
row-space = Adventure row
boss-space = Lord Eradikus
attack-space = Eradikus strikes
score-coins-space = Credits

# The lesson.
lesson-space-begin = Breaking in
lesson-space-begin-about = Play, walk, hack, buy, and the first attack.
lesson-space-end = The big one
lesson-space-end-about = Eleven turns later: artifact, fight, market, escape pod.
lesson-space-hello = You are the blue pawn in the Cargo Bay. Steal an artifact from Command and leave in an escape pod, before your noise catches up with you.
lesson-space-walk = Lit places are within reach of your boots. Go to this data port.
lesson-space-hack = Hack the port. Two hacked ports give you the code for Command, where the artifacts are.
lesson-space-buy = You have skill left: buy a card from the row. A lit price tab means that you can.
lesson-space-noise = Stumble made noise: these are your cubes in the Clank area. They wait there for the next attack.
lesson-space-hello2 = Both ports are hacked and you stand in Command. Play your cards, then grab what you came for.
lesson-space-to-artifact = Five-sided places hold artifacts. Go to this one.
lesson-space-artifact = Take the artifact. You can carry only one, and it makes the boss angrier.
lesson-space-telepad = Now out of here. Go to the telepad, then beam to Med Lab.
lesson-space-fight = You have swords left: fight G0B-L1N. It is paid with swords, pays at once and leaves.
lesson-space-to-market = Walk towards the market in the Cargo Bay. If your boots do not reach, end your turn and go on in the next one.
lesson-space-market = You stand on a market: buy something with your credits. Many goods are worth points.
lesson-space-out = Now to the escape pods. Once you are in, your haul is safe.
