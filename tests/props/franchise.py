"""What Legacy promises beside the family: interns and Wights, Tomes and drafts, shrines, Agents and fruit."""

from burgle.chapters.bag import NEUTRAL, SettleKind
from burgle.chapters.banks import DrawSecrets
from burgle.chapters.entering import ArrivalKind
from burgle.games.legacy.drafts import RoleKind, VaultKind
from burgle.games.legacy.modules import Modules
from burgle.games.legacy.shrines import ShrineKind
from burgle.kernel.codes import ESCAPED, IN
from burgle.kernel.effects import Each
from burgle.kernel.rules import Rules
from burgle.kernel.state import Player, State
from tests.props.ledgers import Ledger, Violation, parts_of

SHUFFLED = ("role", "vault", "tome")  # piles of cards beside the row's


class FranchiseLedger(Ledger):
    """Legacy."""

    deck_name = "adventure"
    pool_names = ("major", "minor", "agent")

    def __init__(self, rules: Rules) -> None:
        self.places = {space.artifact for space in rules.spaces if space.artifact}
        self.shrines = {space.more["shrine"] for space in rules.spaces if "shrine" in space.more}
        self.locked = next(chapter.locked for chapter in rules.chapters if isinstance(chapter, Modules))  # L1-187
        self.white = 0 if "ruins" in self.locked else rules.params["wights"]
        super().__init__(rules)
        zone, num, pile = rules.zone_names.index, rules.num_names.index, rules.pile_names.index
        self.reserve += [card.id for card in rules.cards if card.deck == "tome"]
        self.piles = [pile(name) for name in SHUFFLED]
        self.drafts = [isinstance(kind, RoleKind | VaultKind) for kind in rules.kinds]
        self.at_shrine = [isinstance(kind, ShrineKind | ArrivalKind) for kind in rules.kinds]
        self.after = [isinstance(kind, SettleKind) for kind in rules.kinds]
        self.z_wights, self.z_agents, self.z_fruits = zone("wights"), zone("agents"), zone("fruits")
        self.z_shrines, self.z_cubes, self.z_artifacts = zone("shrine_tokens"), zone("shrine_cubes"), zone("artifacts")
        self.z_lying = zone("lying_major")
        self.n_wights, self.n_gone, self.n_interns = num("wights_supply"), num("wights_gone"), num("interns_supply")
        self.p_interns = rules.player_nums.index("interns")
        self.p_black, self.p_bare = rules.player_nums.index("black_on_meter"), rules.player_nums.index("bare_on_meter")
        self.interns = 0 if "interns" in self.locked else rules.params["interns"]
        self.backpack, self.shrine = rules.tags.index("backpack"), rules.tags.index("shrine")
        self.whole, self.expended = rules.token_ids["mystic_fruit"], rules.token_ids["expended_fruit"]
        self.mug = rules.token_ids["mug"]
        self.tomes = [card.id for card in rules.cards if card.deck == "tome"]
        self.hq, self.shrine_mark = rules.mark("hq"), rules.mark("shrine")
        self.agent_mark, self.ruin, self.fruit = rules.mark("agent"), rules.mark("ruin"), rules.mark("fruit")
        self.token_at = [
            next((t.id for t in rules.tokens if t.more.get("shrine") == space.more.get("shrine", "none")), -1)
            for space in rules.spaces
        ]
        self.left_out = {4: 0, 3: 1, 2: 2}[rules.players]
        self.unique = [token.id for token in rules.tokens if token.price or token.per_player]
        each = [part for effect in rules.effects if isinstance(effect, Each) for part in parts_of(effect)]
        majors = [part for part in each if isinstance(part, DrawSecrets) and part.pool == 0]
        self.hands_wait = self.hands_wait and not majors  # a Flash of Brilliance in the turn of another

    def decks(self, rules: Rules) -> tuple[str, ...]:
        """L1-187: Roles and Vault cards stay in the box where they are locked."""
        left_out = {"role": "roles", "vault": "vault"}
        return ("adventure", "event", *(name for name in SHUFFLED if left_out.get(name) not in self.locked))

    def copies(self, rules: Rules, token: int) -> int:
        kind = rules.tokens[token]
        if kind.pool == "shrine" and kind.more["shrine"] not in self.shrines:
            return 0
        return super().copies(rules, token)

    # ---------------------------------------------------------------- where it may be

    def white_elsewhere(self, st: State) -> int:
        """L1-017, L1-133: Wights lie on ruins, in the supply, or have left the game."""
        return sum(st.zones[self.z_wights]) + st.nums[self.n_wights] + st.nums[self.n_gone]

    def cubes_of_nobody(self, st: State) -> int:
        """L1-086, L1-112, L1-132: interns are with players, in the bag or in the supply."""
        bagged = st.piles[self.bag].count(NEUTRAL)
        held = sum(p.nums[self.p_interns] for p in st.players)
        if held + bagged + st.nums[self.n_interns] != self.interns or st.nums[self.n_interns] < 0:
            raise Violation(
                f"{held} interns with players, {bagged} in the bag, {st.nums[self.n_interns]} in the supply"
            )
        return bagged

    def cubes_elsewhere(self, st: State, p: Player) -> int:
        return sum(cube & 7 == p.seat for cube in st.zones[self.z_cubes])

    def cards_elsewhere(self, st: State) -> list[int]:
        found = [card for pile in self.piles for card in st.piles[pile].everything()]
        return found + [card for frame in st.stack if self.drafts[frame.kind] for card in frame.items]

    def tokens_elsewhere(self, st: State, totals: list[int]) -> None:
        """L1-023, L1-084, L1-113: shrines have their tokens, spaces their fruit, and an expended fruit was a whole one."""
        for room, there in enumerate(st.zones[self.z_shrines]):
            if there:
                totals[self.token_at[room]] += 1
        totals[self.whole] += sum(st.zones[self.z_fruits]) + totals[self.expended]
        totals[self.expended] = 0

    def artifacts_lying(self, st: State) -> list[int]:
        return [token for token in st.zones[self.z_artifacts] if token >= 0]

    def artifacts_left_out(self, st: State) -> int:
        """L1-020, L1-021: those without a space on this side, and with few players some more."""
        return self.left_out + sum(st.rules.tokens[token].value not in self.places for token in self.artifacts)

    def most_artifacts(self, p: Player) -> int:
        return 1 + p.has[self.backpack]

    def mid_attack(self, st: State) -> bool:
        return any(self.after[frame.kind] for frame in st.stack)

    # ---------------------------------------------------------------- what else must hold

    def board(self, st: State) -> None:
        """L1-012, L1-017, L1-018, L1-103, L1-139: one Tome is up, and everything lies where it may."""
        up = sum(st.zones[self.z_reserve][-len(self.tomes) :])
        left = st.piles[self.piles[SHUFFLED.index("tome")]].size()
        if up != (1 if up or left else 0):
            raise Violation(f"{up} Tomes for sale")
        if not 1 <= st.nums[self.n_marker] <= 7:
            raise Violation(f"the marker is on space {st.nums[self.n_marker]}")
        for zone, mark in ((self.z_wights, self.ruin), (self.z_agents, self.agent_mark), (self.z_fruits, self.fruit)):
            for space, n in zip(st.rules.spaces, st.zones[zone], strict=True):
                if not 0 <= n <= 1 or (n and not space.marks & mark):
                    raise Violation(f"{n} of something on {space.key}")
        cubes = st.zones[self.z_cubes]
        if len(set(cubes)) != len(cubes) or not all(st.rules.spaces[c >> 3].marks & self.shrine_mark for c in cubes):
            raise Violation("two cubes of a player on a shrine, or one elsewhere")
        if sum(st.zones[self.z_lying]) > st.piles[self.pools[0]].size():
            raise Violation("more Majors lie on the board than there are")

    def person(self, st: State, p: Player, who: str) -> None:
        """L1-104, L1-121, L1-160: one shrine token, a meter that knows its cubes, a Mug for who came home."""
        if p.has[self.shrine] > 1:
            raise Violation(who + "two shrine tokens")
        black, bare = p.nums[self.p_black], p.nums[self.p_bare]
        if black.bit_count() != p.stand_ins or bare.bit_count() != p.unmarked or (black | bare) >> p.damage:
            raise Violation(who + "the meter does not know its cubes")
        if (p.tokens[self.mug] > 0) != (p.status == ESCAPED):
            raise Violation(who + "a Mug, and not home")

    def pawn(self, st: State, p: Player, who: str) -> None:
        if p.status == ESCAPED:
            if p.room != -1 or p.area:
                raise Violation(who + f"home, but on space {p.room} with {p.area} cubes in the area")
        elif not 0 <= p.room < len(st.rules.spaces) or not st.rules.spaces[p.room].exits:
            raise Violation(who + f"on no space ({p.room})")
        elif p.status == IN and st.rules.spaces[p.room].marks & self.shrine_mark:
            if not any(self.at_shrine[frame.kind] for frame in st.stack):
                raise Violation(who + "stands on a shrine")

    def lasting(self, st: State) -> list[int]:
        """L1-128, L1-139: the deck may be made anew, and the marker may fall."""
        return []

    def grows(self, st: State) -> list[int]:
        fixed = [-n for n in st.zones[self.z_reserve][: -len(self.tomes)]]
        board = [-n for zone in (self.z_wights, self.z_agents, self.z_fruits, self.z_lying) for n in st.zones[zone]]
        return [*fixed, *board, len(st.zones[self.z_cubes]), st.nums[self.n_gone]]
