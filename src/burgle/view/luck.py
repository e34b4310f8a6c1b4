"""Luck, attack by attack: how many cubes that hurt a seat were drawn, and how many were to be expected.

The bag is followed through the events of a move, because it holds something else at the moment of the attack than
before or after the move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from burgle.chapters import events
from burgle.chapters.bag import BLACK, COLOUR, HUNTER, NEUTRAL
from burgle.kernel.codes import IN
from burgle.kernel.state import Event, State
from burgle.view.odds import attacker, hits

POURS = (events.ATTACK, events.OUT_DRAW)


@dataclass
class AttackDraw:
    """One attack: what was in the bag, what came out, and what each seat had to fear."""

    draws: int
    bag: int
    inside: list[bool]  # who could still be hurt
    expected: list[float]  # cubes that hurt the seat, on average
    cubes: list[int] = field(default_factory=list)  # as they were drawn

    def harmful(self, seat: int) -> int:
        """Count the drawn cubes that hurt a seat which was still inside."""
        return sum(cube in (HUNTER, COLOUR + seat) for cube in self.cubes) if self.inside[seat] else 0


class BagWatch:
    """The bag and the area, followed event by event from a position on."""

    def __init__(self, st: State) -> None:
        bag = attacker(st).bag
        pile = st.piles[bag.bag]
        self.codes = [kind.code for kind in st.rules.events]
        self.bag = [pile.count(kind) for kind in range(COLOUR + len(st.players))]
        self.area = [p.area for p in st.players]
        self.hunters = st.nums[bag.hunters]
        self.neutral = pile.count(NEUTRAL)
        # Where they are put into the bag by hand, a drawn one leaves the game.
        self.return_hunters = "wight" not in self.codes or st.rules.params.get("wight_returns", 0) > 0
        self.inside = [p.status == IN for p in st.players]
        self.attacks: list[AttackDraw] = []

    def follow(self, happened: Sequence[Event]) -> list[AttackDraw]:
        """Take the events of one move; gives its attacks."""
        self.attacks = []
        for event in happened:
            self._take(event)
        return self.attacks

    def _take(self, event: Event) -> None:
        code = self.codes[event.kind]
        if event.kind in POURS:
            self._pour(event.a)
        elif event.kind == events.CUBE:
            if event.a == NEUTRAL:
                self.neutral -= 1
            else:
                self.bag[event.a] -= 1
            self.hunters += event.a == HUNTER and self.return_hunters  # it comes back to the area
            self.attacks[-1].cubes.append(event.a)
        elif event.kind == events.CLANK:
            self.area[event.who] += event.a
        elif event.kind == events.QUIET:
            self.area[event.who] -= event.a
        elif event.kind == events.BLACK:
            self.bag[BLACK] += event.a
        elif event.kind == events.OUT:
            self.inside[event.who] = False
        elif code in ("hunters", "ghost"):
            self.hunters += event.a
        elif code == "wight":
            self.bag[HUNTER] += event.a
        elif code == "sacrifice":
            self.neutral += event.a
        elif code == "escape":
            self.inside[event.who] = False

    def _pour(self, draws: int) -> None:
        for seat, cubes in enumerate(self.area):
            self.bag[COLOUR + seat] += cubes
            self.area[seat] = 0
        self.bag[HUNTER] += self.hunters
        self.hunters = 0
        total = sum(self.bag) + self.neutral
        draws = min(draws, total)
        expected = [
            mean(hits(total, self.bag[COLOUR + seat] + self.bag[HUNTER], draws)) if inside and total else 0.0
            for seat, inside in enumerate(self.inside)
        ]
        self.attacks.append(AttackDraw(draws, total, self.inside[:], expected))


def mean(chances: Sequence[float]) -> float:
    """The average of a distribution."""
    return sum(n * chance for n, chance in enumerate(chances))
