"""Fits a net with four heads to the rows of many games, in plain Python: minutes for thousands of games, and no library.

Games are split, never rows: those of one game say the same thing again and again.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log, sqrt, tanh
from operator import mul

from burgle.kernel.value import Net4, chance
from burgle.lab.selfplay import Lesson

HIDDEN = 20
EPOCHS = 8
RATE = 0.02
DECAY = 2e-6  # by which weights shrink at every row
POINTS_WEIGHT = 0.5  # of the two heads of points, next to those of chances
PARTS = 5  # of the games: the first is not learned but examined, the second not learned but bent by
BLOCK = 6  # games of a block go to the same part, so that each has all numbers of players

Row = tuple["array[float]", tuple[float, float, float, float]]
Told = Callable[[str], None]


@dataclass(frozen=True)
class Fitted:
    """A net, and the games that it has not seen."""

    net: Net4
    unseen: list[Lesson]


def fit(
    lessons: Sequence[Lesson], *, hidden: int = HIDDEN, epochs: int = EPOCHS, seed: int = 0, tell: Told = print
) -> Fitted:
    """Learn from three games in five by gradient descent, row by row; bend the win head to be true on the fourth."""
    dice = random.Random(seed)
    unseen = [lesson for lesson in lessons if part_of(lesson) == 0]
    aside = [lesson for lesson in lessons if part_of(lesson) == 1]
    rows: list[Row] = [
        pair for lesson in lessons if part_of(lesson) > 1 for pair in zip(lesson.rows, lesson.came, strict=True)
    ]
    means, scales = spread(rows)
    size = len(means)
    width = 1.0 / sqrt(size)
    units = [[dice.gauss(0.0, width) for _ in range(size)] + [0.0] for _ in range(hidden)]
    heads = [[dice.gauss(0.0, 0.1) for _ in range(hidden)] + [0.0] for _ in range(4)]
    net = Net4(means, scales, units, heads, [1.0, 0.0])
    for epoch in range(epochs):
        dice.shuffle(rows)
        rate = RATE * (1.0 - epoch / epochs) ** 0.7
        for numbers, came in rows:
            learn(net, numbers, came, rate)
        tell(f"epoch {epoch + 1} of {epochs}: Brier {brier(net, aside):.4f} on {len(aside)} games not learned")
    net.bend = bend(net, aside)
    return Fitted(net, unseen)


def part_of(lesson: Lesson) -> int:
    """In which part a game is; the split goes by games."""
    return lesson.number // BLOCK % PARTS


def spread(rows: Sequence[Row]) -> tuple[list[float], list[float]]:
    """The mean of each number, and one over its spread."""
    size, n = len(rows[0][0]), len(rows)
    sums, squares = [0.0] * size, [0.0] * size
    for numbers, _ in rows:
        for i, x in enumerate(numbers):
            sums[i] += x
            squares[i] += x * x
    means = [total / n for total in sums]
    wide = [sqrt(max(square / n - mean * mean, 0.0)) for square, mean in zip(squares, means, strict=True)]
    return means, [1.0 / w if w > 1e-4 else 0.0 for w in wide]


def scaled(net: Net4, numbers: Sequence[float]) -> list[float]:
    """Numbers as the units see them, with the constant at the end."""
    found = [
        min(4.0, max(-4.0, (x - mean) * scale)) for x, mean, scale in zip(numbers, net.means, net.scales, strict=True)
    ]
    found.append(1.0)
    return found


def learn(net: Net4, numbers: Sequence[float], came: Sequence[float], rate: float) -> None:
    """Move all weights a little towards what came of a position."""
    x = scaled(net, numbers)
    out = [tanh(sum(map(mul, unit, x))) for unit in net.hidden]
    out.append(1.0)
    back = [0.0] * len(net.hidden)
    keep = 1.0 - DECAY
    for number, head in enumerate(net.heads):
        total = sum(map(mul, head, out))
        if number < 2:
            error = chance(total) - came[number]
        else:
            error = POINTS_WEIGHT * max(-1.5, min(1.5, total - came[number]))
        back = [b + error * w for b, w in zip(back, head, strict=False)]
        step = rate * error
        net.heads[number] = [w - step * o for w, o in zip(head, out, strict=True)]
    for number, error in enumerate(back):
        step = rate * error * (1.0 - out[number] * out[number])
        if step > 1e-7 or step < -1e-7:
            net.hidden[number] = [keep * w - step * z for w, z in zip(net.hidden[number], x, strict=True)]


def bend(net: Net4, unseen: Sequence[Lesson]) -> list[float]:
    """A factor and a constant for the logit of winning, so that it says what comes true on games not learned (Platt)."""
    pairs = [
        (logit(net.outputs(list(numbers))[0]), came[0])
        for lesson in unseen
        for numbers, came in zip(lesson.rows, lesson.came, strict=True)
    ]
    factor, constant = 1.0, 0.0
    for _ in range(200):
        slope = shift = 0.0
        for x, won in pairs:
            error = chance(factor * x + constant) - won
            slope += error * x
            shift += error
        factor -= 0.5 * slope / len(pairs)
        constant -= 0.5 * shift / len(pairs)
    return [factor, constant]


def logit(share: float) -> float:
    """The logit of a chance that is neither 0 nor 1."""
    share = min(max(share, 1e-6), 1.0 - 1e-6)
    return log(share / (1.0 - share))


def brier(net: Net4, lessons: Sequence[Lesson]) -> float:
    """The mean squared error of the chance to win."""
    total, n = 0.0, 0
    for lesson in lessons:
        for numbers, came in zip(lesson.rows, lesson.came, strict=True):
            error = net.outputs(list(numbers))[0] - came[0]
            total += error * error
            n += 1
    return total / max(n, 1)
