# Words of the page that only this game has, or that it has another way.
game-darkest = Darkest Magic
game-darkest-blurb = A lake without water, a town with its bells still hung, and a dragon who counts.
side-darkest = Board
row-darkest = Adventure row
boss-darkest = Oshmere
attack-darkest = The bells begin to count
kind-enemy-darkest = Monsters
cards-faction-darkest = Trait
waiting-cards = { $n ->
    [one] 1 card waits for the next turn
   *[other] { $n } cards wait for the next turn
}

# Parts that can be left out, and the sides of the board.
part-reactions = Cards that react
part-boxes = Open boxes
part-standing = Standing text
part-arrivals = Arrive text
part-tallies = Tally cards
part-ore = Ore
side-shorelands = Shorelands
side-lakebed = Lakebed

# The lesson.
lesson-title-darkest = Down to the lake
lesson-darkest-begin = Low water
lesson-darkest-begin-about = First steps, first purchase, and the first time you are counted.
lesson-darkest-middle = Below the waterline
lesson-darkest-middle-about = A few rounds later: monsters on the way, and an artifact.
lesson-darkest-end = Up the hill again
lesson-darkest-end-about = Later still: a fight, and the door of the branch house.
lesson-darkest-hello = Welcome to Lowmere. The lake is gone, the town under it is not. The job: leave the branch house, fetch one artifact from below the waterline, and be home before the dragon has counted you.
lesson-darkest-walk = Your boots can take you to any place that is lit. Go to this one: places with a reward pay whoever walks in.
lesson-darkest-buy = Skill does not keep until tomorrow, so buy a card from the row. If its price is lit, you can afford it. Many of these cards do more in the right place, or next to the right card.
lesson-darkest-noise = This is the Clank area, and these cubes are yours: some lay here from the start, your Stumble has added to them, and down here noise is written into a ledger. They wait for the next attack.
lesson-darkest-hello2 = A few rounds later you are on your way down, with swords in your hand. Everything inside the waterline is the Danger Zone: whoever is knocked out there scores nothing at all.
lesson-darkest-to-artifact = Go to the artifact. The red triangles on the way are monsters: each costs you a sword or a heart.
lesson-darkest-artifact = Take the artifact. You can carry just one, and you cannot put it back.
lesson-darkest-rage = Oshmere has noticed: her marker moved up, and from now on attacks may draw more cubes. But without an artifact nobody is let back into the branch house.
lesson-darkest-middle-done = One item fewer in her books. In the last part you are nearly home.
lesson-darkest-hello3 = The branch house is in reach. Your swords are not spent yet.
lesson-darkest-goblin = There is always a goblin in the Reserve who would like to discuss it: two swords, and you get gold.
lesson-darkest-out = Now home. If your boots don’t get you there, carry on next turn.
lesson-darkest-leave = You are back. End your turn to hand everything in; a mug comes with it, and mugs are worth 20 points here.

# What one is here for.
goal-get-darkest = Go down to the lakebed, find an artifact and steal it. The higher its number, the more it is worth.
goal-out-darkest = Be back home with it before you are knocked out. Below the waterline nobody comes to help.
goal-noise-darkest = Every noise you make puts one of your cubes in the bag. When Oshmere attacks, each of yours that is drawn costs you a heart.
aim-out-far-darkest = { $boots ->
    [0] You are there: end your turn.
    [one] Home is 1 boot away.
   *[other] Home is { $boots } boots away{ $turns ->
        [0] .
        [one] : you can make it this turn.
       *[other] , about { $turns } turns.
    }
}
map-place-cave-darkest = cave: some cards do more here
