"""The ledger of Catacombs: tiles, Ghosts, locks, Wayshrines and artifacts, and a map that is always one dungeon.

The map is drawn anew from where the tiles lie: squares east and north of the Crypt, two tunnel ends on each side of each.
"""

from functools import lru_cache
from typing import cast

from burgle.chapters.walking import Walking
from burgle.games.catacombs.discovery import DiscoverKind
from burgle.games.catacombs.dungeon import DEAD, OPEN, Dungeon
from burgle.games.catacombs.ghosts import HauledKind
from burgle.games.catacombs.shifting import LayKind
from burgle.games.catacombs.tunnels import Tunnels
from burgle.kernel.codes import ESCAPED, IN, LOST, PICK, RESCUED, YES
from burgle.kernel.engine import answer
from burgle.kernel.rules import Rules
from burgle.kernel.state import Frame, Player, State
from tests.props.ledgers import Ledger, Violation

AHEAD = ((0, 1), (1, 0), (0, -1), (-1, 0))  # north, east, south, west
CRYPT_CELL = (32, 32)
LOCKED = ("chest", "library", "prison")
NOT_ACTIONS = ("play", "use")  # cards must be played, and tokens take nothing away (CA-026)


class DungeonLedger(Ledger):
    """Catacombs."""

    deck_name = "dungeon"
    pool_names = ("major", "minor", "prisoner")
    white = 5

    def __init__(self, rules: Rules) -> None:
        self.party = rules.players >= rules.params["party"]
        super().__init__(rules)
        zone, num, pile = rules.zone_names.index, rules.num_names.index, rules.pile_names.index
        self.dungeon: Dungeon = next(chapter for chapter in rules.chapters if isinstance(chapter, Dungeon))
        self.walking: Walking = next(chapter for chapter in rules.chapters if isinstance(chapter, Walking))
        self.tunnels = cast(Tunnels, self.walking.ground)
        self.z_cell, self.z_turned, self.z_joined = zone("tile_cell"), zone("tile_turned"), zone("joined")
        self.z_stack, self.z_lying, self.z_robbed = zone("artifact_stack"), zone("artifacts"), zone("robbed")
        self.z_opened, self.z_covered, self.z_cubes = zone("opened"), zone("covered"), zone("shrine_cubes")
        self.n_banked, self.n_safe = num("ghosts_banked"), num("safe_tiles_left")
        self.safe_pile, self.deep_pile = pile("safe_tiles"), pile("depths_tiles")
        self.d_pending = rules.deeds.index("tile_pending")
        self.p_marked, self.p_picks = rules.player_nums.index("marked"), rules.player_nums.index("lockpicks")
        self.backpack, self.mastery = rules.tags.index("backpack"), rules.token_ids["mastery"]
        self.marks = {
            name: 1 << rules.marks.index(name) for name in (*LOCKED, "wayshrine", "crypt", "depths", "artifact")
        }
        self.most_marks, self.safe_tiles = rules.params["marks"], rules.params["safe_tiles"]
        self.track = {True: 10, False: 7}[self.party]
        self.hauled = [isinstance(kind, HauledKind) for kind in rules.kinds]
        self.discovers = [isinstance(kind, DiscoverKind) for kind in rules.kinds]
        self.lays = [isinstance(kind, LayKind) for kind in rules.kinds]
        stacked = [tile for tile in self.dungeon.tiles if tile.square and tile.stacked]
        self.safe = sorted(tile.id for tile in stacked if not tile.deep)
        self.deep = sorted(tile.id for tile in stacked if tile.deep)
        self.haunted = [tile.id for tile in stacked if tile.haunted]
        self.starts = [set(self.dungeon.sides[:2]), set(self.dungeon.sides[2:])]
        locks = [path.id for path in rules.paths if path.lock]
        locks += [self.tunnels.first_end + i for i, end in enumerate(self.dungeon.ends) if end is not None and end.lock]
        locks += [self.tunnels.first_portal + i for i, portal in enumerate(self.dungeon.portals) if portal.lock]
        self.locks = frozenset(locks)
        self.crypts = {space.id for space in rules.spaces if space.marks & self.marks["crypt"]}
        self.inside = [[way.to for way in space.exits] for space in rules.spaces]  # tunnels within tiles
        self.actions = [action for action in rules.actions if action.name not in NOT_ACTIONS and not action.travels]

    def decks(self, rules: Rules) -> tuple[str, ...]:
        """CA-237: the Party's cards come in with five players, the promos where they are asked for."""
        promo = ("promo",) if rules.options["promo"] == "yes" else ()
        return (self.deck_name, *promo, *(("party",) if self.party else ()))

    def reserve_more(self, rules: Rules) -> int:
        return 4 if self.party else 0

    def copies(self, rules: Rules, token: int) -> int:
        return 0 if rules.tokens[token].party and not self.party else super().copies(rules, token)

    def white_elsewhere(self, st: State) -> int:
        """CA-157: Ghosts that were drawn lie on the table until the attack is settled."""
        return st.nums[self.n_banked] + sum(frame.a for frame in st.stack if self.hauled[frame.kind])

    def cubes_elsewhere(self, st: State, p: Player) -> int:
        return sum(cube & 7 == p.seat for cube in st.zones[self.z_cubes])

    def artifacts_lying(self, st: State) -> list[int]:
        return st.zones[self.z_stack] + st.zones[self.z_lying][1::2]

    def artifacts_left_out(self, st: State) -> int:
        return 0 if self.party else sum(st.rules.tokens[token].party for token in self.artifacts)

    def most_artifacts(self, p: Player) -> int:
        return 1 + p.has[self.backpack]

    def mid_attack(self, st: State) -> bool:
        return any(self.hauled[frame.kind] for frame in st.stack)

    # ---------------------------------------------------------------- the board

    def board(self, st: State) -> None:
        """CA-002 to CA-004, CA-092, CA-099 to CA-109, CA-227: one dungeon of all tiles, and everything in its room."""
        self.tiles(st)
        cells, turned, joined = st.zones[self.z_cell], st.zones[self.z_turned], st.zones[self.z_joined]
        check_map(self, tuple(cells), tuple(turned), tuple(joined))
        if not 1 <= st.nums[self.n_marker] <= self.track:
            raise Violation(f"the marker is on space {st.nums[self.n_marker]}")
        if (
            not 0
            <= st.nums[self.n_banked]
            <= self.white - min(self.white, sum(cells[tile] >= 0 for tile in self.haunted))
        ):
            raise Violation(f"{st.nums[self.n_banked]} Ghosts in the bank")
        self.things(st)

    def tiles(self, st: State) -> None:
        """CA-004, CA-103: every tile is in the stack, laid or being laid; safe ones come first, two never come."""
        cells = st.zones[self.z_cell]
        in_hand = [frame.b for frame in st.stack if self.discovers[frame.kind] or self.lays[frame.kind]]
        laid = [tile for tile, cell in enumerate(cells) if cell >= 0]
        if len(in_hand) > 1:
            raise Violation("two tiles are being laid")
        for wanted, pile in ((self.safe, st.piles[self.safe_pile]), (self.deep, st.piles[self.deep_pile])):
            found = pile.everything() + [tile for tile in laid + in_hand if tile in wanted]
            if sorted(found) != wanted:
                raise Violation("tiles made or lost")
        if set(laid) - set(self.safe) - set(self.deep) not in self.starts:
            raise Violation("there is not one starting tile")
        left = st.nums[self.n_safe]
        if left < 0 or st.piles[self.safe_pile].size() != left + len(self.safe) - self.safe_tiles:
            raise Violation(f"{left} safe tiles are to come")
        if left and st.piles[self.deep_pile].size() != len(self.deep):
            raise Violation("a tile of the Depths came before a safe one")

    def things(self, st: State) -> None:
        """CA-068, CA-082, CA-106, CA-126, CA-129, CA-182: what lies in rooms and tunnels lies where it belongs, once."""
        spaces, lying, opened = st.rules.spaces, st.zones[self.z_lying], st.zones[self.z_opened]
        covered, cubes, robbed = st.zones[self.z_covered], st.zones[self.z_cubes], st.zones[self.z_robbed]
        for room in lying[::2]:
            most = spaces[room].artifact if self.party else 1
            if not self.is_laid(st, room) or not spaces[room].artifact or lying[::2].count(room) > most:
                raise Violation(f"an artifact in {spaces[room].key}")
        for things in (opened, covered, cubes, robbed):
            if len(set(things)) != len(things):
                raise Violation("a lock, feature, Wayshrine or room used twice by the same")
        for lock in opened:
            if lock not in self.locks or not self.is_laid(st, self.room_of_lock(st.rules, lock)):
                raise Violation(f"a lockpick where there is no lock ({lock})")
        for feature in covered:
            room = feature >> 2
            if not self.is_laid(st, room) or not spaces[room].marks & self.marks[LOCKED[feature & 3]]:
                raise Violation(f"{spaces[room].key} has no {LOCKED[feature & 3]} to be picked")
        rooms = [cube >> 3 for cube in cubes]
        for room in set(rooms):
            if not self.is_laid(st, room) or not spaces[room].marks & self.marks["wayshrine"]:
                raise Violation(f"a cube on {spaces[room].key}")
            if rooms.count(room) > self.most_marks:
                raise Violation(f"too many cubes on {spaces[room].key}")

    def room_of_lock(self, rules: Rules, lock: int) -> int:
        """Say beside which room a lock is."""
        if lock < self.tunnels.first_end:
            return rules.paths[lock].a
        if lock < self.tunnels.first_portal:
            end = self.dungeon.ends[lock - self.tunnels.first_end]
            assert end is not None
            return end.room
        return self.dungeon.portals[lock - self.tunnels.first_portal].room

    def is_laid(self, st: State, room: int) -> bool:
        """Say whether there is such a room in the dungeon."""
        return 0 <= room < len(st.rules.spaces) and st.zones[self.z_cell][self.dungeon.tile_of[room]] >= 0

    # ---------------------------------------------------------------- players

    def person(self, st: State, p: Player, who: str) -> None:
        """CA-012, CA-126, CA-166, CA-183: marks and Mastery agree with the board; nobody robs a room twice."""
        if p.nums[self.p_marked] != self.cubes_elsewhere(st, p):
            raise Violation(
                who + f"{p.nums[self.p_marked]} Wayshrines marked, {self.cubes_elsewhere(st, p)} cubes there"
            )
        if p.tokens[self.mastery] != (p.status == ESCAPED):
            raise Violation(who + f"{p.tokens[self.mastery]} Mastery tokens with status {p.status}")

    def pawn(self, st: State, p: Player, who: str) -> None:
        """CA-110, CA-165 to CA-167, CA-173: a pawn is in a room that was found; who fell lies there, who escaped is gone."""
        if p.status == ESCAPED:
            if p.room != -1:
                raise Violation(who + f"escaped, but in room {p.room}")
            return
        if not self.is_laid(st, p.room):
            raise Violation(who + f"in no room of this dungeon ({p.room})")
        marks, carries = st.rules.spaces[p.room].marks, p.has[self.artifact] > 0
        if p.status == IN and carries and marks & self.marks["crypt"] and p.seat != st.active:
            raise Violation(who + "home, and still inside")
        if p.status in (RESCUED, LOST) and (p.status == RESCUED) != (carries and not marks & self.marks["depths"]):
            raise Violation(who + f"status {p.status} in {st.rules.spaces[p.room].key}")

    # ---------------------------------------------------------------- what waits

    def pending(self, st: State) -> None:
        """CA-096, CA-097: what a step into the unknown holds back is held back just as long as it waits."""
        walking = [frame for frame in st.stack if self.discovers[frame.kind] and not frame.items[0]]
        if st.deeds[self.d_pending] != len(walking):
            raise Violation("something is held back for a step that nobody takes")
        if any(frame.who != st.active for frame in st.stack if self.discovers[frame.kind]):
            raise Violation("somebody discovers a tile in another's turn")
        if walking and st.stack[-1] is walking[0]:
            self.halfway(st, walking[0])

    def halfway(self, st: State, frame: Frame) -> None:
        """CA-095 to CA-098, CA-228: the tile can be laid or given up, never both, and no action takes the step away."""
        laying = [code for code in st.options if code >> 16 == PICK]
        giving_up = [code for code in st.options if code >> 16 == YES]
        if bool(laying) == bool(giving_up) or len(giving_up) not in (0, 4):
            raise Violation("a tile is neither laid nor given up, or both")
        p, kind = st.players[frame.who], st.rules.kinds[frame.kind]
        for code in st.options:
            action = st.rules.action_of[code >> 16]
            refusal = action.refuse(st, p, code & 0xFFFF) if action is not None else None
            if refusal is not None or (action is not None and action.travels):
                raise Violation(f"{kind.spell(st, frame, code)}: offered while a tile waits")
        for code in kind.tries(st, frame):
            if code not in st.options and not kind.refuse(st, frame, code).code:
                raise Violation(f"option {code}: neither offered nor refused")
        if self.can_pay(st, frame):
            for code in st.options:
                if st.rules.action_of[code >> 16] in self.actions:
                    after = st.copy()
                    answer(after, code)
                    if after.players[frame.who].status == IN and not self.can_pay(after, frame):
                        raise Violation(f"{kind.spell(st, frame, code)}: takes what the step needs")

    def can_pay(self, st: State, frame: Frame) -> bool:
        """Say whether the walker could pay the half of the tunnel that is known."""
        p = st.players[frame.who]
        way = self.tunnels.way(st, p.room, self.tunnels.first_end + frame.a)
        if way is None:
            raise Violation("a tile is to be laid where no tunnel leads")
        hurt = max(0, self.walking.monsters(st, p, way) - p.sword)
        return (
            p.boot >= way.boots
            and p.nums[self.p_picks] >= len([lock for lock in way.locks if lock not in st.zones[self.z_opened]])
            and hurt <= p.supply
            and (hurt == 0 or p.damage + hurt < self.meter)
        )

    def grows(self, st: State) -> list[int]:
        cells = st.zones[self.z_cell]
        used = [len(st.zones[zone]) for zone in (self.z_opened, self.z_covered, self.z_cubes, self.z_robbed)]
        left = [
            st.nums[self.n_safe],
            st.piles[self.deep_pile].size(),
            st.nums[self.n_banked],
            len(st.zones[self.z_stack]),
        ]
        return [*cells, *used, *(-n for n in left)]


@lru_cache(maxsize=4096)
def check_map(ledger: DungeonLedger, cells: tuple[int, ...], turned: tuple[int, ...], joined: tuple[int, ...]) -> None:
    """CA-092, CA-099 to CA-101, CA-227: no tile on another, all of one piece, and tunnels meet as they are drawn.

    A tile that was looked at once is not looked at again: few answers change the map.
    """
    places = {tile: divmod(cell, 64)[::-1] for tile, cell in enumerate(cells) if cell >= 0}
    if len(set(places.values())) != len(places):
        raise Violation("two tiles lie on one another")
    halves = next(start for start in ledger.starts if start <= places.keys())
    below, above = sorted((places[half], half) for half in halves)
    if (below[0], above[0]) != (CRYPT_CELL, (CRYPT_CELL[0], CRYPT_CELL[1] + 1)) or turned[below[1]] or turned[above[1]]:
        raise Violation("the starting tile was moved")
    if not all(0 <= quarter < 4 for quarter in turned):
        raise Violation("a tile lies askew")
    table = {place: tile for tile, place in places.items()}
    ends = ledger.dungeon.ends
    at: dict[tuple[int, int, int, int], int] = {}  # square, side and number of every tunnel end on the table
    for end, printed in enumerate(ends):
        tile = end // 8
        if printed is not None and tile in places:
            at[(*places[tile], (end % 8 // 2 + turned[tile]) % 4, end % 2)] = end
    wanted = [DEAD] * len(ends)
    for (x, y, side, number), end in at.items():
        across = (x + AHEAD[side][0], y + AHEAD[side][1])
        wanted[end] = at.get((*across, (side + 2) % 4, 1 - number), DEAD) if across in table else OPEN
    if list(joined) != wanted:
        raise Violation("tunnels meet that should not, or do not meet")
    if not at_hand(ledger, joined, set(places)):
        raise Violation("a part of the dungeon cannot be reached")


def at_hand(ledger: DungeonLedger, joined: tuple[int, ...], laid: set[int]) -> bool:
    """Say whether tunnels, whatever is on them, lead from the Crypt to every room of the dungeon."""
    dungeon = ledger.dungeon
    rooms = {room for tile in dungeon.tiles if tile.id in laid for room in tile.rooms}
    crypts = [room for room in rooms if room in ledger.crypts]
    reached, edge = set(crypts), list(crypts)
    while edge:
        here = edge.pop()
        beyond = [dungeon.ends[joined[end]] for end in dungeon.ends_of[here] if joined[end] >= 0]
        for there in [*ledger.inside[here], *(end.room for end in beyond if end is not None)]:
            if there not in reached:
                reached.add(there)
                edge.append(there)
    return len(crypts) == 1 and reached == rooms
