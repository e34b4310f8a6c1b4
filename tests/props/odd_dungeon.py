"""Odd positions underground: much of the dungeon lies there already, pawns are deep in it, and pools run dry."""

from burgle.games.catacombs.discovery import Discovery
from burgle.kernel.state import Player, State
from tests.props.ledgers import BLACK, COLOUR
from tests.props.players import Dice

MOST_TILES = 26
MOST_GOLD = 20
MOST_PICKS = 4


def delve(st: State, dice: Dice) -> None:
    """Lay tiles, send the pawns in, and let them have found one thing or another."""
    discovery = next(chapter for chapter in st.rules.chapters if isinstance(chapter, Discovery))
    lay_tiles(st, discovery, dice)
    rooms = [space.id for space in st.rules.spaces if discovery.dungeon.laid(st, space.id)]
    crypt = st.rules.mark("crypt")
    for p in st.players:
        st.place(p, dice.one_of([room for room in rooms if not st.rules.spaces[room].marks & crypt]))
        p.nums[st.rules.player_nums.index("lockpicks")] = dice.below(MOST_PICKS)
        p.gold += dice.below(MOST_GOLD)
        equip(st, p, dice)
        leave_marks(st, p, rooms, dice)
    drain_pools(st, dice)
    if dice.below(3) == 0:
        empty_bag(st)


def lay_tiles(st: State, discovery: Discovery, dice: Dice) -> None:
    """Let the dungeon grow at open edges, in any orientation, with all that a tile brings."""
    dungeon = discovery.dungeon
    for _ in range(dice.below(MOST_TILES + 1)):
        joined = st.zones[dungeon.joined]
        edges = [end for end, other in enumerate(joined) if other == -1]
        cell = dungeon.cell_beyond(st, dice.one_of(edges))
        discovery.lay(st, dungeon.draw_tile(st), cell, dice.below(4))
    st.fence = st.did


def equip(st: State, p: Player, dice: Dice) -> None:
    """Hand a player market items, tokens of the pools and the artifact on top of the stack, each now and then."""
    rules = st.rules
    bank, stack = rules.zone_names.index("bank"), rules.zone_names.index("artifact_stack")
    for token in rules.tokens:
        if token.price and st.zones[bank][token.id] and dice.below(6) == 0:
            st.put(bank, token.id, st.zones[bank][token.id] - 1)
            st.gain_token(p, token.id)
    for name in ("major", "minor", "prisoner"):
        pool = st.piles[rules.pile_names.index(name)].rest
        for _ in range(dice.below(3)):
            if pool:
                token_id = pool.pop(dice.below(len(pool)))
                kind = rules.tokens[token_id]
                if kind.found is None or kind.keep:
                    st.gain_token(p, token_id)
                else:
                    st.add(rules.zone_names.index("boxed_tokens"), [token_id])
    if st.zones[stack] and dice.below(3) == 0:
        st.gain_token(p, st.zones[stack][0])
        st.zones[stack] = st.zones[stack][1:]


def leave_marks(st: State, p: Player, rooms: list[int], dice: Dice) -> None:
    """Put some of a player's cubes on Wayshrines."""
    rules = st.rules
    zone = rules.zone_names.index("shrine_cubes")
    for room in rooms:
        there = [cube for cube in st.zones[zone] if cube >> 3 == room]
        if rules.spaces[room].marks & rules.mark("wayshrine") and len(there) < rules.params["marks"]:
            if p.supply and dice.below(3) == 0:
                p.supply -= 1
                p.nums[rules.player_nums.index("marked")] += 1
                st.add(zone, [room << 3 | p.seat])


def empty_bag(st: State) -> None:
    """Leave nothing in the bag and hardly a sound, so that the next attack may take all that goes in."""
    bag = st.piles[st.rules.pile_names.index("bag")].rest
    for p in st.players:
        p.supply += bag.count(COLOUR + p.seat) + p.area
        p.area = 0
    st.nums[st.rules.num_names.index("black_aside")] += bag.count(BLACK)
    bag.clear()


def drain_pools(st: State, dice: Dice) -> None:
    """Leave little or nothing in the pools, now and then."""
    box = st.rules.zone_names.index("boxed_tokens")
    for name in ("major", "minor", "prisoner"):
        pool = st.piles[st.rules.pile_names.index(name)].rest
        if dice.below(3) == 0:
            left = dice.below(4)
            st.add(box, pool[left:])
            del pool[left:]
