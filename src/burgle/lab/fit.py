"""Fits a net with four heads to the rows of many games: seconds for thousands of games, with numpy (`burgle[lab]`).

Games are split, never rows: those of one game say the same thing again and again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burgle.kernel.value import Net4
from burgle.lab.selfplay import Lesson

HIDDEN = 24
EPOCHS = 10
RATE = 0.002
BATCH = 256  # rows that are learned together
DECAY = 0.01  # by which weights of the first layer are drawn to nothing
WEIGHTS = (1.0, 1.0, 0.5, 0.5)  # of the heads: chances, and points
MOST_ERROR = 1.5  # of the heads of points: nobody learns much from one odd game
EDGE = 4.0  # spreads from the mean; further out all is alike
SLOW, SLOWER = 0.9, 0.999  # how fast the means of slopes and of their squares forget (Adam)
NEWTON = 12  # steps to the best bend
PARTS = 5  # of the games: the first is not learned but examined, the second not learned but bent by
BLOCK = 6  # games of a block go to the same part, so that each has all numbers of players

Floats = NDArray[Any]
Told = Callable[[str], None]


@dataclass(frozen=True)
class Fitted:
    """A net, and the games that it has not seen."""

    net: Net4
    unseen: list[Lesson]


def fit(
    lessons: Sequence[Lesson], *, hidden: int = HIDDEN, epochs: int = EPOCHS, seed: int = 0, tell: Told = print
) -> Fitted:
    """Learn from three games in five; bend the win head to be true on the fourth. The epoch that did best there is kept."""
    unseen = [lesson for lesson in lessons if part_of(lesson) == 0]
    aside = [lesson for lesson in lessons if part_of(lesson) == 1]
    numbers, came = gathered([lesson for lesson in lessons if part_of(lesson) > 1])
    learner = Learner(numbers, came, hidden, seed)
    best, kept = 9.0, learner.net()
    for epoch in range(epochs):
        learner.go_through(RATE * (1.0 - epoch / epochs) ** 0.7)
        net = learner.net()
        error = brier(net, aside)
        tell(f"epoch {epoch + 1} of {epochs}: Brier {error:.4f} on {len(aside)} games not learned")
        if error < best:
            best, kept = error, net
    kept.bend = bend(kept, aside)
    return Fitted(kept, unseen)


class Learner:
    """The weights of a net on their way, with all that is learned from (Adam on small batches)."""

    def __init__(self, numbers: Floats, came: Floats, hidden: int, seed: int) -> None:
        self.dice = np.random.default_rng(seed)
        self.means = numbers.mean(axis=0)
        wide = numbers.std(axis=0)
        self.scales = np.where(wide > 1e-4, 1.0 / np.maximum(wide, 1e-4), 0.0)
        self.rows = np.clip((numbers - self.means) * self.scales, -EDGE, EDGE)
        self.came = came
        size = numbers.shape[1]
        self.weights: list[Floats] = [
            self.dice.normal(0.0, 1.0 / sqrt(size), (size, hidden)),
            np.zeros(hidden),
            self.dice.normal(0.0, 0.1, (hidden, 4)),
            np.zeros(4),
        ]
        self.slopes = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]
        self.steps = 0

    def go_through(self, rate: float) -> None:
        """Learn from every row once, in any order."""
        order = self.dice.permutation(len(self.rows))
        for at in range(0, len(order), BATCH):
            self.step(order[at : at + BATCH], rate)

    def step(self, batch: Floats, rate: float) -> None:
        """Move all weights a little towards what came of some positions."""
        first, first_constant, heads, constants = self.weights
        x, came = self.rows[batch], self.came[batch]
        units = np.tanh(x @ first + first_constant)
        said = units @ heads + constants
        error = np.clip(said - came, -MOST_ERROR, MOST_ERROR)
        error[:, :2] = 1.0 / (1.0 + np.exp(-said[:, :2])) - came[:, :2]
        error *= np.array(WEIGHTS) / len(batch)
        back = (error @ heads.T) * (1.0 - units * units)
        self.steps += 1
        found = (x.T @ back + DECAY * first, back.sum(axis=0), units.T @ error, error.sum(axis=0))
        for weights, slope, mean, square in zip(self.weights, found, self.slopes, self.squares, strict=True):
            mean += (1.0 - SLOW) * (slope - mean)
            square += (1.0 - SLOWER) * (slope * slope - square)
            usual = np.sqrt(square / (1.0 - SLOWER**self.steps)) + 1e-7
            weights -= rate * mean / (1.0 - SLOW**self.steps) / usual

    def net(self) -> Net4:
        """The net as it is now."""
        first, first_constant, heads, constants = self.weights
        return Net4(
            self.means.tolist(),
            self.scales.tolist(),
            np.vstack([first, first_constant]).T.tolist(),
            np.vstack([heads, constants]).T.tolist(),
            [1.0, 0.0],
        )


def part_of(lesson: Lesson) -> int:
    """In which part a game is; the split goes by games."""
    return lesson.number // BLOCK % PARTS


def gathered(lessons: Sequence[Lesson]) -> tuple[Floats, Floats]:
    """The rows of some games, and what came of each."""
    rows = np.array([numbers for lesson in lessons for numbers in lesson.rows])
    return rows, np.array([came for lesson in lessons for came in lesson.came])


def said_of(net: Net4, rows: Floats) -> Floats:
    """The logits of winning, before they are bent."""
    x = np.clip((rows - np.array(net.means)) * np.array(net.scales), -EDGE, EDGE)
    hidden, head = np.array(net.hidden), np.array(net.heads[0])
    found: Floats = np.tanh(x @ hidden[:, :-1].T + hidden[:, -1]) @ head[:-1] + head[-1]
    return found


def bend(net: Net4, unseen: Sequence[Lesson]) -> list[float]:
    """A factor and a constant for the logit of winning, so that it says what comes true on games not learned (Platt)."""
    rows, came = gathered(unseen)
    x, won = said_of(net, rows) * net.bend[0] + net.bend[1], came[:, 0]
    inputs = np.stack([x, np.ones_like(x)], axis=1)
    found = np.array([1.0, 0.0])
    for _ in range(NEWTON):
        chances = 1.0 / (1.0 + np.exp(-(inputs @ found)))
        curve = (inputs * (chances * (1.0 - chances) + 1e-6)[:, None]).T @ inputs
        found -= np.linalg.solve(curve + 1e-3 * np.eye(2), inputs.T @ (chances - won))
    return [float(found[0]), float(found[1])]


def logit(share: float) -> float:
    """The logit of a chance that is neither 0 nor 1."""
    share = min(max(share, 1e-6), 1.0 - 1e-6)
    return log(share / (1.0 - share))


def brier(net: Net4, lessons: Sequence[Lesson]) -> float:
    """The mean squared error of the chance to win."""
    if not lessons:
        return 0.0
    rows, came = gathered(lessons)
    chances = 1.0 / (1.0 + np.exp(-(said_of(net, rows) * net.bend[0] + net.bend[1])))
    return float(((chances - came[:, 0]) ** 2).mean())
