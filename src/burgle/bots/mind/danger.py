"""How dangerous the bag is: exact chances for the next attack, an estimate for a longer stay."""

from __future__ import annotations

from math import comb, exp
from typing import Final

from burgle.bots.mind.handbook import Handbook
from burgle.bots.mind.taste import Taste
from burgle.chapters.bag import COLOUR, HUNTER
from burgle.kernel.codes import IN
from burgle.kernel.state import Player, State

GAPS_WEIGHT: Final = 10  # the gaps of a usual turn are believed as if seen in so many turns
OTHERS_NOISE: Final = 0.25  # cubes a turn that come from others' cards
STAY: Final = 12.0  # rounds that a rival is believed to stay, if the game's goals do not know better
STEPS: Final = 16  # to which rounds are rounded
RAGE: Final = 0.22  # cubes more in an attack, after another round


class Danger:
    """What the boss can do to one player, seen from the bag."""

    __slots__ = (
        "healed", "seats", "hunters", "total", "cubes", "draws", "life", "health", "symbols", "attack", "slot", "leaves",
        "noise", "known",
    )  # fmt: skip

    def __init__(self, st: State, me: Player, book: Handbook, noise: float, taste: Taste) -> None:
        """`noise` is what the player's own deck makes in a turn."""
        self.healed = taste.healed
        bag = st.piles[book.bag.bag]
        self.seats = [bag.rest.count(COLOUR + p.seat) + p.area for p in st.players]
        self.hunters = bag.rest.count(HUNTER) + st.nums[book.bag.hunters]
        self.total = len(bag.rest) + sum([p.area for p in st.players]) + st.nums[book.bag.hunters]
        self.cubes = self.seats[me.seat] + self.hunters
        self.draws = book.row.strength(st)
        self.life = book.health.meter - me.damage
        self.health = self.life + sum([me.tokens[token] * n for token, n in book.healing])
        self.symbols = symbol_share(st, book)
        gaps = (book.row_deck - st.piles[book.row.deck].size() + taste.gaps * GAPS_WEIGHT) / (st.turn + GAPS_WEIGHT)
        self.attack: float = 1.0 - (1.0 - self.symbols) ** gaps  # the chance of an attack in a usual turn
        two = len(st.players) == 2
        self.slot = st.rules.params["out_draw_two" if two else "out_draw"]  # cubes in the slot of somebody who is out
        self.leaves = [STAY if p.status == IN else 0.0 for p in st.players if p is not me]  # in so many rounds
        self.noise = max(noise, 0.0) + OTHERS_NOISE  # own cubes to come, a turn
        self.known: dict[int, float] = {}

    def hit(self) -> float:
        """The chance that a drawn cube hurts."""
        return self.cubes / self.total if self.total else 0.0

    def drawn(self, rounds: float) -> float:
        """How many cubes are drawn in so many rounds: the boss grows angry, and hunts those who are left."""
        usual = self.attack * (self.draws + RAGE * rounds)
        drawn = rounds * usual
        for leaves in self.leaves:
            drawn += rounds * usual if rounds < leaves else leaves * usual + (rounds - leaves) * self.slot
        return drawn

    def fate(self, rounds: float) -> float:
        """The chance of a cube in the bag to be drawn in so many rounds."""
        return 1.0 - exp(-self.drawn(rounds) / max(self.total, 6))

    def hurt(self, rounds: float) -> float:
        """The damage to be expected in so many rounds: from the cubes in the bag, those to come, and the hunters."""
        fate = self.fate(rounds)
        hunted = self.hunters * self.drawn(rounds) / max(self.total, 6)
        return (self.cubes - self.hunters) * fate + self.noise * rounds * fate / 2 + hunted

    def survive(self, rounds: float, lost: int = 0) -> float:
        """The chance to be on one's feet after so many rounds, having lost some more health before."""
        fine = int(rounds * STEPS + 0.5)
        key = fine << 4 | lost
        chance = self.known.get(key, -1.0)
        if chance < 0.0:
            rounds = fine / STEPS
            chance = self.known[key] = at_most(
                self.health - lost - 1, max(self.hurt(rounds) - self.healed * rounds, 0.0)
            )
        return chance

    def next_attack(self, seat: int, health: int) -> tuple[float, float]:
        """The damage to be expected of one attack now, and the exact chance that it knocks a seat out."""
        marked = self.seats[seat] + self.hunters
        draws = min(self.draws, self.total)
        if not marked or not draws:
            return 0.0, 0.0
        ways = comb(self.total, draws)
        fatal = 0
        for k in range(health, min(marked, draws) + 1):
            fatal += comb(marked, k) * comb(self.total - marked, draws - k)
        return draws * marked / self.total, fatal / ways


def symbol_share(st: State, book: Handbook) -> float:
    """The share of attack symbols among the cards to come."""
    cards = st.rules.cards
    deck = st.piles[book.row.deck]
    loud = 0
    for card in deck.rest:
        if cards[card].attack:
            loud += 1
    for card in deck.top:
        if cards[card].attack:
            loud += 1
    return loud / deck.size() if deck.size() else 0.0


def at_most(n: int, mean: float) -> float:
    """The chance of n or fewer events where so many are expected (Poisson)."""
    if n < 0:
        return 0.0
    term = total = exp(-mean)
    for k in range(1, n + 1):
        term *= mean / k
        total += term
    return total
