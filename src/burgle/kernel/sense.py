"""How a player stands, in numbers that name no card, no space and no game: what a learned value looks at.

Every chapter that has something to say about it says it in `Chapter.sense`; what all games share is here. The numbers of
a position for a seat are its own, those of its rivals (their mean, and the most of each), and a few about all.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgle.kernel.codes import ESCAPED, IN, LOST, RESCUED
from burgle.kernel.rules import Rules
from burgle.kernel.scoring import score_lines, total
from burgle.kernel.state import Player, State

FAR: Final = 30.0  # Boots; nothing is further away
NEAR: Final = 6.0  # Boots: within a turn or two
ABOUT_ALL = ("players", "rounds", "inside")
OF_EACH = ("in", "escaped", "rescued", "points", "wait", "tokens")


class Sense:
    """Reads positions of one rulebook; `names` says what each number is."""

    __slots__ = ("rules", "own", "names")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.own = [*OF_EACH, *["has " + tag for tag in rules.tags], *[rules.player_nums[i] for i in rules.public_nums]]
        for chapter_names in rules.sense_names:
            self.own.extend(chapter_names)
        self.names = [
            *self.own,
            *["rivals' " + name for name in self.own],
            *["most " + name for name in self.own],
            *ABOUT_ALL,
        ]

    def numbers(self, st: State, seat: int) -> list[float]:
        """All numbers of a position for a seat."""
        return self.joined(st, [self.block(st, p) for p in st.players], seat)

    def joined(self, st: State, blocks: list[list[float]], seat: int) -> list[float]:
        """Put the numbers of all players together as one of them looks at it."""
        out = blocks[seat][:]
        rivals = [blocks[p.seat] for p in st.players if p.seat != seat]
        size = len(out)
        share = 1.0 / max(len(rivals), 1)
        means = [0.0] * size
        most = [-FAR] * size if rivals else means[:]
        for block in rivals:
            for i in range(size):
                x = block[i]
                means[i] += x * share
                if x > most[i]:
                    most[i] = x
        out.extend(means)
        out.extend(most)
        inside = 0
        for p in st.players:
            if p.status == IN:
                inside += 1
        out.append(float(len(st.players)))
        out.append(st.turn / len(st.players))
        out.append(float(inside))
        return out

    def block(self, st: State, p: Player) -> list[float]:
        """The numbers of one player."""
        rules = st.rules
        held = 0
        for n in p.tokens:
            held += n
        out = [
            1.0 if p.status == IN else 0.0,
            1.0 if p.status == ESCAPED else 0.0,
            1.0 if p.status == RESCUED else 0.0,
            points_now(st, p) / 10.0,
            ((p.seat - st.active) % len(st.players)) / len(st.players),
            float(held),
        ]
        for n in p.has:
            out.append(float(n))
        for i in rules.public_nums:
            out.append(float(p.nums[i]))
        finder = rules.pathfinder
        far = finder.distances(st, p) if finder is not None and p.status == IN else [FAR] * len(rules.spaces)
        for chapter in rules.sensors:
            chapter.sense(st, p, far, out)
        return out


def points_now(st: State, p: Player) -> float:
    """The points of a player as they stand; who was lost has none."""
    if p.status == LOST:
        return 0.0
    n = total(st, p, score_lines(st, p))
    return float(n) if n is not None else 0.0


def nearest_marked(st: State, far: list[float], bit: int) -> float:
    """How far it is to the nearest space with a mark."""
    best = FAR
    for space in st.rules.spaces:
        if space.marks & bit:
            best = min(best, far[space.id])
    return best


def nearest(far: list[float], there: list[int]) -> float:
    """How far it is to the nearest of some spaces."""
    best = FAR
    for room in there:
        if far[room] < best:
            best = far[room]
    return best


@lru_cache(maxsize=64)
def sense_of(rules: Rules) -> Sense:
    """The sense for a rulebook, made once."""
    return Sense(rules)
