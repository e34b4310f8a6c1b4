# Words of Catacombs, in English: what is added to, or said otherwise than in, burgle/language/en.ftl.

## Things

-coin = Gold
-boss = Dragon
-marker = Dragon marker
-row = Dungeon Row
-enemy = { $count ->
        [1] monster
       *[other] monsters
    }
-an-enemy = a monster
-path = tunnel
-on-path = in the tunnel
-on-paths = in tunnels
-here = in your room
-cave = Crystal Cave
-checkpoint = { -cave }
-crypt = Crypt
-ghost = Ghost
-lockpick = Lockpick
-wayshrine = Wayshrine
-idol = Monkey Idol
-mastery = Mastery Token

n-coin = { $n } { -coin }
n-lockpick = { $n ->
        [one] { $n } { -lockpick }
       *[other] { $n } { -lockpick }s
    }
n-idol = { $n ->
        [one] { $n } { -idol }
       *[other] { $n } { -idol }s
    }
n-ghost = { $n ->
        [one] a { -ghost }
       *[other] { $n } { -ghost }s
    }
n-prisoner = { $n ->
        [one] a random prisoner
       *[other] { $n } random prisoners
    }
n-major = { $n ->
        [one] a random Major { -secret }
       *[other] { $n } random Major { -secret }s
    }
n-minor = { $n ->
        [one] a random Minor { -secret }
       *[other] { $n } random Minor { -secret }s
    }

name-companion = companion
    .one = a companion
    .many = companions
name-gem = gem
    .one = a gem
    .many = gems
name-gold = { -coin }
    .one = { -coin }
name-market = { -market }
    .one = a { -market }
    .at = in a { -market }
name-shrine = Monkey Shrine
    .one = the Monkey Shrine
    .at = in the Monkey Shrine
name-wayshrine = { -wayshrine }
    .one = a { -wayshrine }
    .at = in a { -wayshrine }
name-cave = { -cave }
    .one = a { -cave }
    .at = in a { -cave }
name-chest = Chest
    .one = a Chest
    .at = in a room with a Chest
name-library = Library
    .one = a Library
    .at = in a room with a Library
name-prison = Prison
    .one = a Prison
    .at = in a room with a Prison
name-crypt = { -crypt }
    .one = the { -crypt }
    .at = in the { -crypt }
name-haunted = haunted tile
    .one = a room of a haunted tile
    .at = on a haunted tile
name-artifact = { -artifact } room
    .one = an { -artifact } room
    .at = in an { -artifact } room
name-depths = Depths
    .one = the Depths
    .at = in the Depths
name-safe = Upper Catacombs
    .one = the Upper Catacombs
    .at = in the Upper Catacombs

## Effects and costs

do-gold = gain { n-coin }
    .gain = +{ n-coin }
    .they = gains { n-coin }
    .sum = { n-coin }
do-lockpick = gain { n-lockpick }
    .gain = +{ n-lockpick }
    .they = gains { n-lockpick }
    .sum = { n-lockpick }
do-idol = take { n-idol }
    .gain = +{ n-idol }
    .they = takes { n-idol }
do-return-idol = return a { -idol } to its shrine, if you have one
    .they = with a { -idol } returns one to its shrine
do-from-major = take { n-major }
    .they = takes { n-major }
do-from-minor = take { n-minor }
    .they = takes { n-minor }
do-from-prisoner = free { n-prisoner }
    .they = frees { n-prisoner }
do-ghost = bring { n-ghost } to the { -clank } area
    .they = brings { n-ghost } to the { -clank } area
do-black = { $n ->
        [one] return a drawn black cube to the { -boss } Bag
       *[other] return up to { $n } drawn black cubes to the { -boss } Bag
    }
do-teleport = { $n ->
        [one] teleport to an adjacent room
       *[other] teleport up to { $n } times, each time to an adjacent room
    }
    .offer = you may { do-teleport }
do-teleport-wayshrine = teleport to any other { -wayshrine }
    .offer = you may { do-teleport-wayshrine }
do-teleport-haunted = teleport to any other haunted tile
    .offer = you may { do-teleport-haunted }
do-teleport-rival = teleport to a rival in the Depths
    .offer = you may { do-teleport-rival }
do-teleport-new = teleport to the new tile
    .offer = you may { do-teleport-new }
do-turn-tile = turn your tile to face another way
    .they = turns their tile to face another way
do-turn-tiles = turn every tile with a pawn on it halfway round
do-lay-tile = lay the next tile beside your own
do-lay-tile-anywhere = lay the next tile wherever it fits
do-mark-wayshrine = mark any { -wayshrine } as if you were there
do-ignore-caves = ignore { -cave }s this turn
cost-gold = pay { n-coin }
cost-lockpick = spend { n-lockpick }
cost-idol = return { n-idol }

## Conditions and what is counted

when-gold = you have { n-coin } or more
    .who = with { n-coin } or more
each-gold = { n-coin } you have
when-crown = { $n ->
        [one] you have a Crown
       *[other] you have { $n } Crowns
    }
    .who = { $n ->
        [one] with a Crown
       *[other] with { $n } Crowns
    }
each-crown = { $n ->
        [one] Crown you have
       *[other] { $n } Crowns you have
    }
when-idol = { $n ->
        [one] you have a { -idol }
       *[other] you have { n-idol }
    }
    .who = { $n ->
        [one] with a { -idol }
       *[other] with { n-idol }
    }
each-idol = { $n ->
        [one] { -idol } you have
       *[other] { n-idol } you have
    }
when-mastery = { $n ->
        [one] you have a { -mastery }
       *[other] you have { $n } { -mastery }s
    }
    .who = with a { -mastery }
each-mastery = { $n ->
        [one] { -mastery } you have
       *[other] { $n } { -mastery }s you have
    }
when-backpack = { $n ->
        [one] you have a Backpack
       *[other] you have { $n } Backpacks
    }
    .who = with a Backpack
each-backpack = { $n ->
        [one] Backpack you have
       *[other] { $n } Backpacks you have
    }
when-freed = { $name ->
        [now] { $n ->
            [one] you free a prisoner this turn
           *[other] you free { $n } prisoners this turn
        }
       *[ever] { $n ->
            [one] you have freed a prisoner
           *[other] you have freed { $n } or more prisoners
        }
    }
each-freed = { $name ->
        [now] { $n ->
            [one] prisoner you free this turn
           *[other] { $n } prisoners you free this turn
        }
       *[ever] { $n ->
            [one] prisoner you freed
           *[other] { $n } prisoners you freed
        }
    }
when-marked = { $n ->
        [one] you have marked a { -wayshrine }
       *[other] you have marked { $n } or more { -wayshrine }s
    }
each-marked = { $n ->
        [one] { -wayshrine } you marked
       *[other] { $n } { -wayshrine }s you marked
    }
when-placed = { $n ->
        [one] you put a cube into the dungeon this turn
       *[other] you put { $n } cubes into the dungeon this turn
    }
each-placed = { $n ->
        [one] cube you put into the dungeon this turn
       *[other] { $n } cubes you put into the dungeon this turn
    }
when-portal = { $n ->
        [one] you use a portal this turn
       *[other] you use portals { $n } times this turn
    }
each-portal = { $n ->
        [one] portal trip you make this turn
       *[other] { $n } portal trips you make this turn
    }
when-defeated = { $n ->
        [one] you beat { -an-enemy } in the { -row } this turn
       *[other] you beat { $n } { -enemy } in the { -row } this turn
    }
each-defeated = { $n ->
        [one] { -enemy(count: 1) } in the { -row } you beat this turn
       *[other] { $n } { -enemy } in the { -row } you beat this turn
    }
when-alone = you are alone on a tile
    .who = alone on a tile
each-alone = time you are alone on a tile
when-haunted = you are on a haunted tile
    .who = on a haunted tile
each-haunted = time you are on a haunted tile
when-in = you are in the { $name }
    .who = in the { $name }
each-in = time you are in the { $name }

## Cards, tokens and rooms

label-found-prisoner = When freed: { $text }
label-reward = On entry, once a turn: { $text }
line-react = React to a { -ghost }: discard this card from hand instead of taking damage; also { $body }
line-artifact = { $n ->
        [1] { -artifact } room: the next { -artifact } of the stack.
        [2] { -artifact } room (+): the second { -artifact } of the stack; in a large party the next two.
       *[other] { -artifact } room (++): the third { -artifact } of the stack; in a large party the next three.
    }
mark-crypt = The { -crypt }: everybody starts here, and leaves with an { -artifact }.
mark-shrine = Monkey Shrine: the Idols lie here.
mark-wayshrine = { -wayshrine }: put a cube here for { -coin }, more with each one you mark.
mark-cave = { -cave }: no more { -boot } after entering.
mark-chest = Chest: a Major { -secret } for a { -lockpick }.
mark-library = Library: a Secret Tome for a { -lockpick }.
mark-prison = Prison: free two prisoners for a { -lockpick }.
mark-haunted = Haunted: laying this tile brings a { -ghost }.
mark-depths = In the Depths.
grant-prisoner = Counts as a prisoner you freed.
grant-idol = Counts as a { -idol }.
    .self = Counts when a card asks for a { -idol }.
grant-crown = Counts as a Crown.
grant-mastery = Counts as a { -mastery }.
    .self = Yours for leaving by the { -crypt }; worth points at the end.
grant-backpack = Carry one more { -artifact }.
grant-map = Walk one-way { -path }s against the arrow.
grant-cloak = No { -enemy(count: 1) } in a { -path } sees you.
grant-coupon = Hand it in to buy an item for less.
grant-puzzle_box = Turns into a Major { -secret } when you enter a { -wayshrine }.

## Questions

ask-place = Which way round do you want to lay the tile?
    .bare = Which way round do you want to lay the tile?
ask-turn-tile = How far do you want to turn the tile?
    .bare = How far do you want to turn the tile?
ask-cell = { $name }: where do you want to lay the next tile?
    .bare = Where do you want to lay the next tile?
ask-teleport = { $name }: where do you want to teleport to?
    .bare = Where do you want to teleport to?
ask-mark = { $name }: which { -wayshrine } do you want to mark?
    .bare = Which { -wayshrine } do you want to mark?
ask-ghost = A { -ghost } is coming for you. Will you fend it off with a card?

## Refusals

refuse-wrong_place = { $places ->
        [none] You are not in the right place for { $name }.
       *[other] For { $name } you have to be { $places }.
    }
refuse-has_artifact = { $have ->
        [one] You already carry an { -artifact }, and have no Backpack for another.
       *[other] You already carry { $have } { -artifact }s, and have no Backpack for another.
    }
refuse-took_one_here = You already took an { -artifact } in this room; the others are for your rivals.
refuse-need_artifact = You cannot go back to { $name } without an { -artifact }.
refuse-home_already = You made it home with your { -artifact }. All that is left is to end your turn.
refuse-need_lockpick = { $sort ->
        [word] It takes { n-lockpick } to open { $one }, and you have { $have }.
       *[title] It takes { n-lockpick } to get to { $name }, and you have { $have }.
    }
    .bare = That { -path } takes { n-lockpick }, and you have { $have }.
refuse-no_lock_here = There is no { $name } { -here }.
refuse-already_open = Somebody has already opened the { $name } in this room.
refuse-nothing_inside = The { $name } would be empty: everything of its kind has been found.
refuse-no_wayshrine_here = There is no { -wayshrine } { -here }.
refuse-marked_already = You have already marked this { -wayshrine }.
refuse-wayshrine_full = { $have ->
        [one] The only space of this { -wayshrine } is taken.
       *[other] All { $have } spaces of this { -wayshrine } are taken.
    }
refuse-exhausted = A { -cave } has worn you out: no more { -boot } this turn.
refuse-no_tiles = There are no more tiles to discover.
refuse-tile_pending = Lay the tile you discovered first.
refuse-step_needs_it = You still need that to pay for the step you have begun.
refuse-can_go_on = You cannot give up yet: there is a way to lay the tile that you can afford.

## Events

event-found = { $who } turns up { $token }.
event-tile-found = { $who } turns up a new tile.
event-laid = { $m ->
        [0] The new tile is laid.
       *[other] The new tile is turned and laid.
    }
event-turned = { $m ->
        [0] A tile turns back to how it lay at first.
       *[other] A tile turns around.
    }
event-ghost = { $n ->
        [one] A { -ghost } drifts into the { -clank } area.
       *[other] { $n } { -ghost }s drift into the { -clank } area.
    }
event-cube = { $cube ->
        [black] A black cube: nobody is hit.
        [hunter] A { -ghost }: it haunts everybody.
       *[colour] One of { $who }’s cubes is drawn.
    }
event-artifact-appears = An { -artifact } appears in { $space }: { $token }.
event-lockpick = { $who } gains { n-lockpick }.
event-lockpick-spent = { $who } spends { n-lockpick }.
event-unlock = { $n ->
        [one] { $who } opens a lock, and it stays open for everybody.
       *[other] { $who } opens { $n } locks, and they stay open for everybody.
    }
event-pick = { $m ->
        [0] { $who } opens the Chest in { $space }.
        [1] { $who } opens the Library in { $space }.
       *[2] { $who } opens the Prison in { $space }.
    }
event-mark = { $who } marks the { -wayshrine } { $space }.
event-ease = { $n ->
        [0] { $who } slips past { -enemy } { -on-paths } this turn.
       *[1] No { -cave } stops { $who } this turn.
    }
event-stop = { $space } wears { $who } out: no more { -boot } this turn.
event-out = { $status ->
        [escaped] { $who } is safe and out of here.
        [rescued] { $who } is knocked out, and the villagers carry them home.
       *[lost] { $who } is knocked out and lost.
    }
event-escape = { $who } climbs out of the { -crypt } into the open.
