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
lesson-legacy-middle-about = A few rounds later: a coach, monsters on the way, and an artifact.
lesson-legacy-end = Clocking off
lesson-legacy-end-about = Later still: a market, a fight, and the office door.
lesson-legacy-hello = Welcome to the franchise. The job: leave headquarters, acquire an artifact that a dragon believes to be its own, and be back before your noise is added up. But first, the paperwork.
lesson-legacy-role = Human Resources has two job titles for you. The one you keep is shuffled into your deck and comes up all game long. Read both and press one.
lesson-legacy-vault = You may sign one thing out of the vault. It lies on your discard pile and reaches your hand once your deck has been shuffled.
lesson-legacy-patron = Every branch has a patron. It gives you something at the start, stirs once in the middle of the game, and pays points at the end. Point at it to read its terms.
lesson-legacy-walk = Your boots can take you to any place that is lit. Go to this one: places with a reward pay whoever walks in.
lesson-legacy-buy = Skill does not keep until tomorrow, so buy a card from the row. If its price is lit, you can afford it.
lesson-legacy-noise = This is the Clank area, and these cubes are yours: some lay here from the start, your Stumble has added to them, and it has been minuted. They wait for the next attack.
lesson-legacy-hello2 = A few rounds later you are standing at a coach stop, dressed for travel. Today’s meeting is underground.
lesson-legacy-ride = A coach goes to any other stop, for one boot and the fees of both stops in gold. Ride to this one.
lesson-legacy-danger = This is the Danger Zone: if you are knocked out down here, you score nothing at all. On the bright side, you pick up whatever lies around: rewards, secrets, now and then an intern.
lesson-legacy-to-artifact = Go to the artifact. The red triangles on the way are monsters: each costs you a sword, an intern or a heart.
lesson-legacy-artifact = Take the artifact. You can carry just one, unless you buy a backpack for a second.
lesson-legacy-rage = The dragon has received your enquiry: its marker moved up, and from now on attacks may draw more cubes. But without an artifact nobody is let back into headquarters.
lesson-legacy-middle-done = Acquired! In the last part you are nearly home, with gold that wants spending.
lesson-legacy-hello3 = It is almost five o’clock. You can reach headquarters, and there is a market on the way.
lesson-legacy-to-market = The lit town has a market. Go there.
lesson-legacy-market = Here you pay with gold. A crown is good for points, the rest helps you on the road. Buy something, or more than one thing.
lesson-legacy-cultist = There is always a cultist who would like a moment of your time: two swords, and you get gold.
lesson-legacy-out = Now home to headquarters. If your boots don’t get you there, carry on next turn.
lesson-legacy-leave = You are back at your desk. End your turn to hand everything in; a mug comes with it, and mugs are worth points here.

# What one is here for.
goal-get-legacy = Leave headquarters, find an artifact and steal it. The higher its number, the more it is worth.
goal-out-legacy = Be back at headquarters with it before you are knocked out. In the danger zone nobody comes to help.
goal-noise-legacy = Every noise you make puts one of your cubes in the bag. When the dragon attacks, each of yours that is drawn costs you a heart.
aim-out-far-legacy = { $boots ->
    [0] You are there: end your turn.
    [one] Headquarters is 1 boot away.
   *[other] Headquarters is { $boots } boots away{ $turns ->
        [0] .
        [one] : you can make it this turn.
       *[other] , about { $turns } turns.
    }
}
map-place-shrine-legacy = shrine: its token helps you every turn
