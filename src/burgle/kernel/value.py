"""What a position is worth to a seat: a small net over the numbers of `Sense`, learned from games that bots played.

It has four heads: the chance to win (a shared win counts in part), the chance to be caught, the points at the end, and
the lead over the best rival. A value knows its numbers by name: what a rulebook has and it has never seen is left aside,
what it has seen and a rulebook has not stands at its mean.
"""

from __future__ import annotations

from math import exp, tanh
from typing import Final

from burgle.kernel.codes import LOST
from burgle.kernel.rules import Rules
from burgle.kernel.scoring import score_lines, total, winners
from burgle.kernel.sense import Sense, sense_of
from burgle.kernel.state import State

POINTS: Final = 50.0  # heads of points are learned in these
HEADS = ("win", "caught", "points", "lead")


class Estimate:
    """What is expected of the rest of a game for one seat."""

    __slots__ = ("win", "caught", "points", "lead")

    def __init__(self, win: float, caught: float, points: float, lead: float) -> None:
        self.win = win
        self.caught = caught
        self.points = points
        self.lead = lead


class Net4:
    """A net of one hidden layer with four heads, as plain lists: numbers come in as they are and are scaled here."""

    __slots__ = ("means", "scales", "hidden", "heads", "bend")

    def __init__(
        self,
        means: list[float],
        scales: list[float],
        hidden: list[list[float]],
        heads: list[list[float]],
        bend: list[float],
    ) -> None:
        self.means = means
        self.scales = scales  # one over the spread; 0 for what never changed
        self.hidden = hidden  # for each unit its weights, the constant last
        self.heads = heads  # for each head its weights of the units, the constant last
        self.bend = bend  # of the win head: what makes it true on games that were not learned (a factor and a constant)

    def outputs(self, numbers: list[float]) -> list[float]:
        """The four heads: chances for the first two, points in units for the others."""
        size = len(numbers)
        means, scales = self.means, self.scales
        x = [0.0] * size
        for i in range(size):
            z = (numbers[i] - means[i]) * scales[i]
            x[i] = 4.0 if z > 4.0 else -4.0 if z < -4.0 else z
        units: list[float] = []
        for weights in self.hidden:
            total = weights[size]
            for i in range(size):
                total += weights[i] * x[i]
            units.append(tanh(total))
        count = len(units)
        found: list[float] = []
        for head in self.heads:
            total = head[count]
            for i in range(count):
                total += head[i] * units[i]
            found.append(total)
        found[0] = chance(found[0] * self.bend[0] + self.bend[1])
        found[1] = chance(found[1])
        return found


class LearnedValue:
    """A net for the positions of one rulebook."""

    __slots__ = ("net", "sense", "places", "known")

    def __init__(self, net: Net4, names: list[str], rules: Rules) -> None:
        self.net = net
        self.sense: Sense = sense_of(rules)
        mine = self.sense.names
        self.places = [mine.index(name) if name in mine else -1 for name in names]  # of each number that the net knows
        seen = 0
        for name in mine:
            if name in names:
                seen += 1
        self.known = seen / max(len(mine), 1)  # the share of the rulebook's numbers that it has learned from

    def of(self, st: State, seat: int) -> Estimate:
        """What a position is worth to a seat; a game that is over is worth what came of it."""
        if st.over:
            return outcome(st, seat)
        return self.read(self.sense.numbers(st, seat))

    def all(self, st: State) -> list[Estimate]:
        """What a position is worth to every seat."""
        if st.over:
            return [outcome(st, p.seat) for p in st.players]
        blocks = [self.sense.block(st, p) for p in st.players]
        return [self.read(self.sense.joined(st, blocks, p.seat)) for p in st.players]

    def read(self, numbers: list[float]) -> Estimate:
        """Ask the net."""
        means = self.net.means
        known: list[float] = []
        for i in range(len(self.places)):
            place = self.places[i]
            known.append(numbers[place] if place >= 0 else means[i])
        found = self.net.outputs(known)
        return Estimate(found[0], found[1], found[2] * POINTS, found[3] * POINTS)


def outcome(st: State, seat: int) -> Estimate:
    """What came of a game for a seat."""
    totals = [total(st, p, score_lines(st, p)) for p in st.players]
    won = winners(st, totals)
    mine = float(totals[seat] or 0)
    best = 0.0
    for p in st.players:
        if p.seat != seat:
            best = max(best, float(totals[p.seat] or 0))
    win = 1.0 / len(won) if seat in won else 0.0
    return Estimate(win, 1.0 if st.players[seat].status == LOST else 0.0, mine, mine - best)


def chance(x: float) -> float:
    """A chance from its logit."""
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))
