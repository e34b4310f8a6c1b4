"""What Darkest Magic promises beside the family: two stacks of the reserve, Ore, boxes that lie open, cards that wait."""

from burgle.chapters.bag import SettleKind
from burgle.chapters.banks import DrawSecrets
from burgle.games.darkest.modules import Locks
from burgle.games.darkest.reactions import Reactions
from burgle.games.darkest.scratches import Scratches
from burgle.kernel.codes import ESCAPED
from burgle.kernel.effects import Each
from burgle.kernel.rules import Rules
from burgle.kernel.state import Player, State
from tests.props.ledgers import Ledger, Violation, parts_of

STACKS = ("arms", "handbook")  # piles of cards beside the row's


class LakeLedger(Ledger):
    """Darkest Magic."""

    deck_name = "adventure"
    pool_names = ("major", "minor", "ore")

    def __init__(self, rules: Rules) -> None:
        self.places = {space.artifact for space in rules.spaces if space.artifact and space.exits}
        self.locked = rules.find(Locks).locked
        super().__init__(rules)
        zone, pile = rules.zone_names.index, rules.pile_names.index
        self.stacks = [[card.id for card in rules.cards if card.deck == name] for name in STACKS]
        self.fixed = len(self.reserve)
        self.reserve += [card for stack in self.stacks for card in stack]
        self.piles = [pile(name) for name in STACKS]
        self.after = [isinstance(kind, SettleKind) for kind in rules.kinds]
        self.z_artifacts = zone("artifacts")
        self.lying = {self.pools[0]: zone("lying_major"), self.pools[2]: zone("lying_ore")}
        self.reactions, self.scratches = rules.find(Reactions), rules.find(Scratches)
        self.rivals_choose = True  # reactions ask whoever has one
        self.hands_wait = True  # a card that is laid down is made up for by another one, if there is any
        self.p_black, self.p_bare = rules.player_nums.index("black_on_meter"), rules.player_nums.index("bare_on_meter")
        self.mug = rules.token_ids["mug"]
        self.unique = [token.id for token in rules.tokens if token.price or token.per_player]
        each = [part for effect in rules.effects if isinstance(effect, Each) for part in parts_of(effect)]
        if any(isinstance(part, DrawSecrets) for part in each):
            self.hands_wait = False  # who finds something in the turn of another may be asked to part with a card

    def decks(self, rules: Rules) -> tuple[str, ...]:
        return ("adventure", *STACKS)

    # ---------------------------------------------------------------- where it may be

    def cards_elsewhere(self, st: State) -> list[int]:
        return [card for pile in self.piles for card in st.piles[pile].everything()]

    def artifacts_lying(self, st: State) -> list[int]:
        return [token for token in st.zones[self.z_artifacts] if token >= 0]

    def artifacts_left_out(self, st: State) -> int:
        """L2-045: those without a space on this side."""
        return sum(st.rules.tokens[token].value not in self.places for token in self.artifacts)

    def mid_attack(self, st: State) -> bool:
        return any(self.after[frame.kind] for frame in st.stack)

    # ---------------------------------------------------------------- what else must hold

    def board(self, st: State) -> None:
        """L2-038, L2-046, L2-047, L2-138, L2-149: one card of each stack is up, and everything lies where it may."""
        at = self.fixed
        for stack, pile in zip(self.stacks, self.piles, strict=True):
            up = sum(st.zones[self.z_reserve][at : at + len(stack)])
            at += len(stack)
            if up != (1 if up or st.piles[pile].size() else 0):
                raise Violation(f"{up} cards of a stack for sale")
        if not 1 <= st.nums[self.n_marker] <= 7:
            raise Violation(f"the marker is on space {st.nums[self.n_marker]}")
        for pile, lying in self.lying.items():
            if sum(st.zones[lying]) > st.piles[pile].size() or min(st.zones[lying]) < 0:
                raise Violation("more lies on the board than there is")
        boxes = st.zones[self.scratches.open]
        if len(set(boxes)) != len(boxes) or not set(boxes) <= self.scratches.text_of.keys():
            raise Violation("a box is open twice, or on no card")

    def person(self, st: State, p: Player, who: str) -> None:
        """L2-157, L2-195: a meter knows its cubes, and a Mug is for who came home."""
        black, bare = p.nums[self.p_black], p.nums[self.p_bare]
        if black.bit_count() != p.stand_ins or bare.bit_count() != p.unmarked or (black | bare) >> p.damage:
            raise Violation(who + "the meter does not know its cubes")
        if (p.tokens[self.mug] > 0) != (p.status == ESCAPED):
            raise Violation(who + "a Mug, and not home")

    def waits(self, st: State, p: Player) -> list[int]:
        return self.reactions.waiting(st, p.seat)

    def pawn(self, st: State, p: Player, who: str) -> None:
        if p.status == ESCAPED:
            if p.room != -1 or p.area:
                raise Violation(who + f"home, but on space {p.room} with {p.area} cubes in the area")
        elif not 0 <= p.room < len(st.rules.spaces) or not st.rules.spaces[p.room].exits:
            raise Violation(who + f"on no space ({p.room})")

    def lasting(self, st: State) -> list[int]:
        """L2-143: the deck may be made anew, and the marker may fall."""
        return []

    def grows(self, st: State) -> list[int]:
        fixed = [-n for n in st.zones[self.z_reserve][: self.fixed]]
        board = [-n for zone in self.lying.values() for n in st.zones[zone]]
        return [*fixed, *board, len(st.zones[self.scratches.open])]
