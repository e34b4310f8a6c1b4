# Words of the page that only this game has, or that it has another way.
game-legacy = Legacy
game-legacy-blurb = A franchise of thieves, a map with two sides, and a dragon who audits.
side-legacy = Board
row-legacy = Adventure row
boss-legacy = The dragon
attack-legacy = The dragon audits
kind-enemy-legacy = Monsters
cards-faction-legacy = Trait

# The lesson.
lesson-title-legacy = Your first day at work
lesson-legacy-begin = Induction day
lesson-legacy-begin-about = Role, vault, first steps, first purchase, and the first attack.
lesson-legacy-middle = The business trip
lesson-legacy-middle-about = A few turns later: a coach, monsters on the way, and an artifact.
lesson-legacy-end = Clocking off
lesson-legacy-end-about = Some more turns later: market, fight, and the door of the office.
lesson-legacy-hello = Welcome to the franchise. The job: walk out of headquarters, acquire an artifact that a dragon believes to be its own, and be back before your noise has been counted. First, the paperwork.
lesson-legacy-role = Human Resources has two job titles for you. The one you keep is shuffled into your deck and comes round all game. Read both, press one.
lesson-legacy-vault = You may sign one thing out of the vault. It lies on your discard pile and comes into your hands once your deck is shuffled.
lesson-legacy-patron = Every branch has a patron. It gives something at the start, stirs once in the middle of the game, and pays points at the end: point at it to read its terms.
lesson-legacy-walk = Lit places are within reach of your boots. Go to this one: a place with a reward pays whoever walks in.
lesson-legacy-buy = Skill does not keep until tomorrow: buy a card from the row. A lit price tab means that you can.
lesson-legacy-noise = Stumble made noise, and it has been minuted: these are your cubes in the Clank area. They wait there for the next attack.
lesson-legacy-hello2 = A few turns later you stand at a coach stop, dressed for travel. Today’s meeting is underground.
lesson-legacy-ride = A coach goes to any other stop, for one boot and the fees of both stops in gold. Ride to this one.
lesson-legacy-danger = This is the Danger Zone: whoever is knocked out down here scores nothing at all. Whoever walks in takes what lies around, though: rewards, secrets, now and then an intern.
lesson-legacy-to-artifact = Go to the artifact. Red triangles on the way are monsters: each takes a sword, an intern or a heart.
lesson-legacy-artifact = Take the artifact. One is all you can carry, unless you buy a backpack for the second.
lesson-legacy-rage = The dragon has received your enquiry: its marker moved up, and from now on more cubes are drawn. But only who brings an artifact is let into headquarters again.
lesson-legacy-middle-done = Acquired! In the last part you are nearly home, with gold that wants to be spent.
lesson-legacy-hello3 = It is almost five o’clock. Headquarters is within reach, and so is a market on the way.
lesson-legacy-to-market = The lit town has a market. Go there.
lesson-legacy-market = Gold buys here: a crown is worth its points, the rest is of use out there. Buy one thing or more.
lesson-legacy-cultist = There is always a cultist who would like a moment of your time. Two swords, and it pays in gold.
lesson-legacy-out = Now home to headquarters. If your boots do not reach, go on next turn.
lesson-legacy-leave = You are back at your desk. End your turn to hand everything in; a mug comes with it, and mugs are worth points here.
