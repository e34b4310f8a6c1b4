# Words on and around the map.

map-ship = Map of the ship. Arrow keys follow the paths, Enter goes, question mark asks why not.
map-dungeon = Map of the dungeon. Arrow keys follow the tunnels, Enter goes, question mark asks why not.
map-land = Map of the land. Arrow keys follow the roads, Enter goes, question mark asks why not.
map-nearer = Zoom in
map-farther = Zoom out
map-fit = Show the whole map
map-as-list = Map as a list
map-mini = The whole map
map-legend = Legend
map-go = Go
map-close = Close
map-lay = Lay
map-lay-hurts = { $n ->
    [one] −1 heart
   *[other] −{ $n } hearts
  }
map-turn = Turn
map-lift-name = Hyperlift
map-here = here: { $who }

map-boots = { $n ->
    [one] 1 boot
   *[other] { $n } boots
}
map-no-damage = no damage
map-veil = reveals something, so no undo

map-sign-boots = 2 boots
map-sign-mountain = as many boots as shown, 1 with a pickaxe
map-sign-water = only with a canoe
map-sign-enemy = 1 sword or 1 damage
map-sign-lock = lockpick
map-sign-lock-key = Master Key
map-sign-arrow = one way
map-sign-portal = takes you to any portal

map-artifact = artifact { $value }
map-artifact-gone = the artifact is gone
map-secret-major = { $n ->
    [0] the major secret is gone
    [one] major secret
   *[other] { $n } major secrets
}
map-secret-minor = { $n ->
    [0] the minor secrets are gone
    [one] 1 minor secret
   *[other] { $n } minor secrets
}
map-checkpoint = checkpoint: your boots stop here
map-telepad = telepad
map-lift = lift stop
map-wayshrine = wayshrine
map-cave = crystal cave: your boots stop here
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
map-opened = { $what }, already open
map-marked-by = marked by { $who }
map-port = data port: { $what }
map-reward = { $what }
map-hacked-by = hacked by { $who }
map-blockade = cut off by the blockade
map-force-field = behind the force field

map-gain-minor = minor secret
map-gain-major = major secret
map-gain-gold = { $n } gold
map-gain-credit = { $n ->
    [one] 1 credit
   *[other] { $n } credits
}
map-gain-coin = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
map-gain-heal = heals { $n }
map-gain-crystal = crystal
map-gain-idol = monkey idol
map-gain-clank = Clank +{ $n }
map-gain-quiet = Clank −{ $n }
map-gain-boot = { $n ->
    [one] 1 boot
   *[other] { $n } boots
}
map-gain-sword = { $n ->
    [one] 1 sword
   *[other] { $n } swords
}
map-gain-skill = { $n } skill
map-gain-draw = { $n ->
    [one] draw a card
   *[other] draw { $n } cards
}
map-gain-lockpick = { $n ->
    [one] 1 lockpick
   *[other] { $n } lockpicks
}
map-gain-teleport = teleport
map-gain-point = { $n ->
    [one] 1 point
   *[other] { $n } points
}

map-tile = A new tile.
map-unknown = Into the unknown
map-unknown-about = nobody has been down this tunnel: a new tile is turned up
map-slot = An empty spot
map-slot-about = a new tile could go here
map-turn-left = Turn left
map-turn-right = Turn right
map-lay-title = Lay the tile here
map-turn-title = Turn the tile
map-turns-fit = { $of ->
    [one] It fits only this way round.
   *[other] It fits { $of } ways; this is number { $n }.
}
map-tunnels-join = { $n ->
    [0] No tunnel connects.
    [one] 1 tunnel connects.
   *[other] { $n } tunnels connect.
}
map-enters = You step into { $room }.
map-tiles-left = { $n ->
    [one] 1 tile left
   *[other] { $n } tiles left
}
map-ghosts-left = { $n ->
    [one] 1 ghost left
   *[other] { $n } ghosts left
}

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
map-list-closed = one way, and not from here

map-way = way { $n } of { $of }
map-other-way = Other way

map-land-hq = headquarters
map-land-pyramid = the Pyramid
map-land-town = town with a market
map-land-volcano = volcano: you may trash a card
map-land-ruin = ruin: gold for you, a wight for the bag
map-land-ruin-empty = ruin, already looted
map-land-coach = coach stop, fee { $n }
map-land-agent = an agent waits
map-land-fruit = mystic fruit
map-land-forest = forest: your boots stop here
map-land-kelp = glowing kelp: your boots stop here
map-land-reed = reed wood: your boots stop here
map-land-tower = bell tower
map-land-cave = cave
map-land-mountain = mountain
map-land-hill = hill
map-land-rune = runestone { $n }
map-land-ore = { $n ->
    [0] ore, already taken
   *[other] ore
}
map-secret-either = major secret, minor ones for those who come later
map-land-mushroom = mushroom forest: your boots stop here
map-land-circle = magic circle
map-land-danger = danger zone
map-sticker = sticker: { $name }
map-errand = contract: { $name }
map-parcel = to be carried: { $name }
map-differs-added = new here
map-differs-gone = gone
map-differs-changed = changed
map-differs-choose = it may go here
map-differs-chosen = it will go here
map-page-lamp = something to read
map-page-read = a page that was read
map-land-shrine = { $n ->
    [0] shrine, its token is gone
   *[other] shrine: { $what }
}
map-shrine-skill = skill each turn
map-shrine-gold = gold each turn
map-shrine-sword = a sword each turn
map-shrine-hush = less Clank each turn
map-shrine-boot = a boot each turn
map-shrine-monsters = no monsters on paths
map-gain-card = { $n ->
    [one] draw a card
   *[other] draw { $n } cards
}
map-gain-intern = { $n ->
    [one] 1 intern
   *[other] { $n } interns
}
map-gain-fruit = mystic fruit
map-over-mountain = mountain
map-over-water = by canoe
map-beyond = { $n ->
    [one] An open place beyond the edge
   *[other] { $n } open places beyond the edge
}

# What the outlines of places mean: one line each in the legend.
map-legend-places = Places
map-legend-paths = Paths
map-place-artifact = artifact, worth its number: you need one
map-place-port = data port: hack it for what it shows
map-place-hq = headquarters: the way out, with an artifact
map-place-pods = escape pods: the way out, with an artifact
map-place-crypt = crypt: the way out, with an artifact
map-place-start = where everybody starts
map-place-major = major secret: the first to come takes it
map-place-either = major secret for the first, minor ones for all others
map-place-minor = minor secret: take one when you come
map-place-market = market: buy items with credits
map-place-town = town: buy items with gold
map-place-chest = chest: a lockpick opens a major secret
map-place-library = library: a lockpick opens a Secret Tome
map-place-prison = prison: a lockpick frees two prisoners
map-place-shrine = monkey shrine: idols, 5 points each
map-place-wayshrine = wayshrine: leave a cube, get gold
map-place-reward = you get what it shows, once a turn
map-place-ore = ore: points, and some cards like it
map-place-fruit = mystic fruit: some cards use one up
map-place-agent = an agent: 2 swords, 1 damage or an intern
map-place-ruin = ruin: gold for you, a wight for the bag
map-place-volcano = volcano: you may trash a card
map-place-coach = coach stop: ride for 1 boot and the fees
map-place-lift = Hyperlift: a free ride, then no more boots
map-place-telepad = telepad: a free ride with a TelePass
map-place-checkpoint = checkpoint: your boots stop here
map-place-cave = crystal cave: your boots stop here
map-place-forest = forest: your boots stop here
map-place-circle = magic circle: some cards do more here
map-place-tower = bell tower: some cards do more here
map-place-mountain = mountain: some cards do more here
map-place-hill = hill: some cards do more here
map-place-rune = runestone: some cards and contracts ask for one
map-place-pyramid = the Pyramid: where shrines send you
