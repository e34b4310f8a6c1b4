# Words on and around the map.

map-ship = Map of the ship. Arrow keys follow the paths, Enter goes, question mark asks why not.
map-dungeon = Map of the dungeon. Arrow keys follow the tunnels, Enter goes, question mark asks why not.
map-land = Map of the land. Arrow keys follow the roads, Enter goes, question mark asks why not.
map-nearer = Nearer
map-farther = Farther
map-fit = Show the whole map
map-as-list = Map as a list
map-mini = The whole map
map-legend = Signs
map-go = Go
map-lay = Lay
map-turn = Turn
map-lift-name = Hyperlift
map-here = here: { $who }

map-boots = { $n ->
    [one] 1 boot
   *[other] { $n } boots
}
map-damage = { $n } damage
map-no-damage = no damage
map-veil = reveals, ends undo

map-sign-boots = 2 boots
map-sign-mountain = boots; with a pickaxe 1
map-sign-water = with a canoe only
map-sign-enemy = 1 sword or 1 damage
map-sign-lock = lockpick
map-sign-lock-key = Master Key
map-sign-arrow = one way
map-sign-portal = to any portal

map-artifact = artifact { $value }
map-artifact-gone = artifact taken
map-secret-major = { $n ->
    [0] major secret taken
    [one] major secret
   *[other] { $n } major secrets
}
map-secret-minor = { $n ->
    [0] minor secrets taken
    [one] 1 minor secret
   *[other] { $n } minor secrets
}
map-checkpoint = checkpoint: boots stop
map-telepad = telepad
map-lift = lift stop
map-wayshrine = wayshrine
map-cave = crystal cave: boots stop
map-market = market
map-chest = chest
map-library = library
map-prison = prison
map-shrine = monkey shrine
map-crypt = crypt, the way out
map-pods = escape pods
map-start = start
map-portal = portal
map-haunted = haunted
map-opened = { $what } (opened)
map-marked-by = marked by { $who }
map-port = data port: { $what }
map-reward = { $what }
map-hacked-by = hacked by { $who }
map-blockade = blockaded
map-force-field = behind the force field

map-gain-minor = minor secret
map-gain-major = major secret
map-gain-gold = { $n } gold
map-gain-credit = { $n ->
    [one] 1 credit
   *[other] { $n } credits
}
map-gain-coin = { $n } coins
map-gain-heal = heals { $n }
map-gain-crystal = crystal
map-gain-idol = monkey idol
map-gain-clank = Clank +{ $n }
map-gain-boot = { $n } boots
map-gain-sword = { $n } swords
map-gain-skill = { $n } skill
map-gain-draw = draw { $n }
map-gain-lockpick = { $n } lockpicks
map-gain-teleport = teleport
map-gain-point = { $n } points

map-tile = Tile { $name }
map-unknown = Into the unknown
map-unknown-about = tunnel { $end }, a new tile is turned up
map-slot = Empty place
map-slot-about = a new tile may lie here
map-turn-left = Turn left
map-turn-right = Turn right
map-lay-title = Lay the tile here
map-turn-title = Turn the tile
map-turns-fit = Turned { $turned }°: { $n } of { $of } ways that fit.
map-tunnels-join = { $n ->
    [one] 1 tunnel joins.
   *[other] { $n } tunnels join.
}
map-enters = Enters { $room }.
map-tiles-left = tiles left { $n }
map-ghosts-left = ghosts left { $n }

map-list-place = Place
map-list-holds = What is there
map-list-who = Who is there
map-list-ways = Ways
map-list-go = Go
map-list-to = to { $name }
map-list-enemies = { $n ->
    [one] 1 enemy
   *[other] { $n } enemies
}
map-list-lock = locked
map-list-closed = one way, not from here

map-way = way { $n } of { $of }
map-other-way = Other way

map-land-hq = head office
map-land-pyramid = the Pyramid
map-land-town = town with a market
map-land-volcano = volcano: trash a card
map-land-ruin = ruin: gold, and a wight
map-land-ruin-empty = looted ruin
map-land-coach = coach, fee { $n }
map-land-agent = an agent waits
map-land-fruit = mystic fruit
map-land-forest = forest: boots stop
map-land-mushroom = mushroom forest: boots stop
map-land-circle = magic circle
map-land-danger = danger zone
map-land-shrine = { $n ->
    [0] shrine, its token taken
   *[other] shrine: { $what }
}
map-shrine-skill = skill each turn
map-shrine-gold = gold each turn
map-shrine-sword = a sword each turn
map-shrine-hush = less Clank each turn
map-shrine-boot = a boot each turn
map-shrine-monsters = no monsters on paths
map-gain-card = draw { $n }
map-gain-intern = { $n ->
    [one] 1 intern
   *[other] { $n } interns
}
map-gain-fruit = mystic fruit
map-over-mountain = mountain
map-over-water = by canoe
