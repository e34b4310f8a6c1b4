"""What a game must not make, lose or mislay: one ledger for each game, worked out once for each rulebook.

Everything is counted anew from the state and the rulebook; nothing is taken from the chapters' own bookkeeping. `Ledger`
has what the family shares; a game's own ledger says where else its cubes and tokens may lie, and what only it promises.
"""

from functools import lru_cache

from burgle.chapters.decks import Draw
from burgle.chapters.turns import TurnKind
from burgle.kernel.codes import ESCAPED, IN
from burgle.kernel.effects import Each, Effect
from burgle.kernel.rules import Rules
from burgle.kernel.state import Player, State

BLACK, WHITE, COLOUR = 0, 1, 2  # kinds of cubes in the bag; hunters and Ghosts are neither black nor anybody's


class Violation(AssertionError):
    """Something that must never be, and is."""


def parts_of(effect: Effect) -> list[Effect]:
    """List an effect and all that it is made of."""
    return [effect, *(inner for part in effect.parts() for inner in parts_of(part))]


class Ledger:
    """What every rulebook of the family promises."""

    deck_name = ""  # the row's deck
    pool_names: tuple[str, ...] = ()  # piles of face-down tokens
    white = 0  # cubes that hurt everybody

    def __init__(self, rules: Rules) -> None:
        n = rules.players
        zone, num, pile = rules.zone_names.index, rules.num_names.index, rules.pile_names.index
        each = [effect for effect in rules.effects if isinstance(effect, Each)]
        decks = self.decks(rules)
        reacts = [card.react for card in rules.cards if card.react is not None and card.deck in decks]
        self.rivals_choose = any(not effect.simple for effect in each) or bool(reacts)
        # Whoever waits has a full hand, unless something changes hands in the turn of another.
        self.hands_wait = not any(isinstance(part, Draw) for effect in each for part in parts_of(effect)) and all(
            sum(part.n for part in parts_of(react) if isinstance(part, Draw)) == 1 for react in reacts
        )
        self.meter, self.cubes, self.black = rules.params["health"], rules.params["cubes"], rules.params["black"]
        self.row, self.hand = rules.params["row"], rules.params["hand"]
        self.bag, self.deck = pile("bag"), pile(self.deck_name)
        self.pools = [pile(name) for name in self.pool_names]
        self.z_spent, self.z_box, self.z_reserve = zone("spent"), zone("box"), zone("reserve")
        self.z_bank, self.z_boxed, self.z_fresh = zone("bank"), zone("boxed_tokens"), zone("fresh")
        self.held = [zone("held_play"), zone("held_discard"), zone("held_hand")]
        self.n_black, self.n_white, self.n_marker = num("black_aside"), num("hunters_in_area"), num("marker")

        self.reserve = [card.id for card in rules.cards if card.deck == "reserve" and card.fight < 0]
        self.cards = sorted(
            card.id
            for card in rules.cards
            for _ in range(
                card.copies * n if card.deck == "starter"
                else card.copies + self.reserve_more(rules) if card.id in self.reserve
                else card.copies if card.deck in decks
                else 0
            )
        )  # fmt: skip
        self.artifacts = [token.id for token in rules.tokens if token.value]
        self.tokens = [0 if token.value else self.copies(rules, token.id) for token in rules.tokens]
        self.granting = [[token.id for token in rules.tokens if tag in token.grants] for tag in range(len(rules.tags))]
        self.unique = [token.id for token in rules.tokens if token.per_player]
        self.artifact = rules.tags.index("artifact")
        self.turn_kinds = [isinstance(kind, TurnKind) for kind in rules.kinds]

    # ---------------------------------------------------------------- what there is

    def decks(self, rules: Rules) -> tuple[str, ...]:
        """Name the decks of which the row's is shuffled."""
        return (self.deck_name,)

    def reserve_more(self, rules: Rules) -> int:
        """Say how many cards more than printed are in each pile of the reserve."""
        return 0

    def copies(self, rules: Rules, token: int) -> int:
        """Say how many of a kind of token are in the game; artifacts are counted apart."""
        kind = rules.tokens[token]
        if kind.per_player:
            return rules.players
        return kind.copies_two if rules.players == 2 and kind.copies_two >= 0 else kind.copies

    # ---------------------------------------------------------------- where it may be

    def white_elsewhere(self, st: State) -> int:
        """Count the hunters or Ghosts that are neither in the bag nor in the Clank! area."""
        return 0

    def cubes_elsewhere(self, st: State, p: Player) -> int:
        """Count a player's cubes on the board."""
        return 0

    def cubes_of_nobody(self, st: State) -> int:
        """Count the cubes in the bag that are of no colour and hurt nobody."""
        return 0

    def cards_elsewhere(self, st: State) -> list[int]:
        """List the cards that are in places only this game has."""
        return []

    def tokens_elsewhere(self, st: State, totals: list[int]) -> None:
        """Add the tokens that are in places only this game has."""

    def artifacts_lying(self, st: State) -> list[int]:
        """List the artifacts that nobody has."""
        raise NotImplementedError

    def artifacts_left_out(self, st: State) -> int:
        """Say how many artifacts are not in the game."""
        return 0

    # ---------------------------------------------------------------- what else must hold

    def most_artifacts(self, p: Player) -> int:
        """Say how many artifacts a player can carry."""
        return 1

    def mid_attack(self, st: State) -> bool:
        """Say whether an attack is under way whose knock-outs are still to come."""
        return False

    def board(self, st: State) -> None:
        """Check the board and what lies on it."""

    def person(self, st: State, p: Player, who: str) -> None:
        """Check what only this game's players have."""

    def waits(self, st: State, p: Player) -> list[int]:
        """List the cards that lie in front of a player between turns."""
        return []

    def pawn(self, st: State, p: Player, who: str) -> None:
        """Check that a player's pawn is where it may be."""
        raise NotImplementedError

    def pending(self, st: State) -> None:
        """Check what waits on the stack, and what is offered there beside a turn's own options."""

    def lasting(self, st: State) -> list[int]:
        """Collect what never falls about the row, the reserve and the marker."""
        left = [-st.piles[self.deck].size(), *[-n for n in st.zones[self.z_reserve]]]
        return [st.nums[self.n_marker], *left, len(st.zones[self.z_spent])]

    def grows(self, st: State) -> list[int]:
        """Collect the game's own numbers that never fall."""
        return []


class ShipLedger(Ledger):
    """In! Space!: hunters on the track, Secrets in rooms, pods, ports and Data cubes."""

    deck_name = "adventure"
    pool_names = ("major", "minor")
    white = 4

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        zone, num = rules.zone_names.index, rules.num_names.index
        self.data_cubes = rules.params["data_cubes"]
        self.lying = [zone("lying_major"), zone("lying_minor")]
        self.z_artifacts, self.z_ports, self.z_hunters = zone("artifacts"), zone("ports"), zone("hunters")
        self.n_pods, self.n_blockade = num("pods"), num("blockade")
        self.p_cubes, self.p_first = rules.player_nums.index("data_cubes"), rules.player_nums.index("first_hack")
        self.left_out = {4: 0, 3: 1, 2: 2}[rules.players]
        self.pods = rules.tokens[rules.token_ids["escape_pod"]].copies
        self.unique = [token.id for token in rules.tokens if token.price or token.per_player]
        self.code = rules.tags.index("code")
        self.aboard = [bool(space.exits) for space in rules.spaces]
        command = [module.id for module in rules.modules if module.key == "command"]
        self.closed = [space.module in command for space in rules.spaces]
        pods = 1 << rules.marks.index("pods")
        self.pod_space = [space.marks & pods != 0 for space in rules.spaces]
        self.hunters = {8: 1, 9: 1, 11: 2}
        self.blockade, self.track = 10, 11

    def copies(self, rules: Rules, token: int) -> int:
        return 0 if rules.tokens[token].pool == "pods" else super().copies(rules, token)

    def white_elsewhere(self, st: State) -> int:
        return sum(st.zones[self.z_hunters])

    def artifacts_lying(self, st: State) -> list[int]:
        return [token for token in st.zones[self.z_artifacts] if token >= 0]

    def artifacts_left_out(self, st: State) -> int:
        return self.left_out

    def board(self, st: State) -> None:
        """SP-018, SP-177 to SP-179, SP-182, SP-255: Secrets and pods are as many as they should be, and so is the track."""
        for pile, lying in zip(self.pools, self.lying, strict=True):
            if sum(st.zones[lying]) > st.piles[pile].size() or min(st.zones[lying]) < 0:
                raise Violation("more Secrets lie on the board than there are")
        escaped = sum(p.status == ESCAPED for p in st.players)
        if st.nums[self.n_pods] + escaped != self.pods:
            raise Violation(f"{st.nums[self.n_pods]} pods left after {escaped} escapes")
        marker = st.nums[self.n_marker]
        if not 1 <= marker <= self.track:
            raise Violation(f"the marker is on space {marker}")
        for space, cubes in self.hunters.items():
            if st.zones[self.z_hunters][space] != (cubes if space > marker else 0):
                raise Violation(f"hunters on space {space} with the marker on {marker}")
        if st.nums[self.n_blockade] != (marker >= self.blockade):
            raise Violation(f"the blockade with the marker on {marker}")

    def person(self, st: State, p: Player, who: str) -> None:
        hacked = st.zones[self.z_ports].count(p.seat + 1)
        if hacked + p.nums[self.p_cubes] != self.data_cubes or (p.nums[self.p_first] > 0) != (hacked > 0):
            raise Violation(who + f"{hacked} ports hacked, {p.nums[self.p_cubes]} Data cubes left")

    def pawn(self, st: State, p: Player, who: str) -> None:
        if p.status == IN:
            if not (0 <= p.room < len(self.aboard) and self.aboard[p.room]) or self.pod_space[p.room]:
                raise Violation(who + f"on no space of this ship ({p.room})")
            if self.closed[p.room] and not p.has[self.code]:
                raise Violation(who + "in Command without the code")
        else:
            if p.room != -1:
                raise Violation(who + f"out, but on space {p.room}")
            if p.status == ESCAPED and p.area:
                raise Violation(who + "escaped, and still heard")

    def grows(self, st: State) -> list[int]:
        return [-lying for zone in self.lying for lying in st.zones[zone]]


@lru_cache(maxsize=256)
def ledger_of(rules: Rules) -> Ledger:
    """Open the ledger of a rulebook."""
    from tests.props.dungeon import DungeonLedger  # these build on this file
    from tests.props.franchise import FranchiseLedger
    from tests.props.lake import LakeLedger

    kinds = {"space": ShipLedger, "catacombs": DungeonLedger, "legacy": FranchiseLedger, "darkest": LakeLedger}
    return kinds[rules.game](rules)


@lru_cache(maxsize=4096)
def abilities(ledger: Ledger, held: tuple[int, ...]) -> tuple[list[int], int]:
    """Count what tokens grant, and the most of those that a player may have but one of."""
    most = max([held[token] for token in ledger.unique], default=0)
    return [sum(held[token] for token in granting) for granting in ledger.granting], most
