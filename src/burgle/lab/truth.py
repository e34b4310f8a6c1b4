"""Is a value true? What it said of positions of games that it has not learned, held against what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from burgle.kernel.value import POINTS, Net4
from burgle.lab.selfplay import Lesson

BINS = 5
THIRDS = ("early", "middle", "late")


@dataclass(frozen=True)
class Truth:
    """How true the chance to win was: Brier score, that of who always says the mean, and the error of calibration."""

    games: int
    rows: int
    brier: float
    base: float
    calibration: float  # mean distance between what was said and what came true, by fifths of what was said
    said: list[float]  # for each fifth of the positions: what was said, ...
    came: list[float]  # ... and what came true


def examine(net: Net4, lessons: Sequence[Lesson]) -> dict[str, Any]:
    """Hold what a net says against what came: for all positions, by thirds of the game, and the other heads."""
    told = [
        (phase, net.outputs(list(numbers)), came)
        for lesson in lessons
        for numbers, phase, came in zip(lesson.rows, lesson.phase, lesson.came, strict=True)
    ]
    report: dict[str, Any] = {"win": asdict(truth([(said[0], came[0]) for _, said, came in told], len(lessons)))}
    for number, third in enumerate(THIRDS):
        pairs = [(said[0], came[0]) for phase, said, came in told if min(int(phase * 3), 2) == number]
        report[third] = asdict(truth(pairs, len(lessons)))
    report["caught"] = asdict(truth([(said[1], came[1]) for _, said, came in told], len(lessons)))
    for number, head in ((2, "points"), (3, "lead")):
        errors = [(said[number] - came[number]) * POINTS for _, said, came in told]
        report[head] = {"error": round(sqrt(sum(e * e for e in errors) / max(len(errors), 1)), 2)}
    return report


def truth(pairs: Sequence[tuple[float, float]], games: int) -> Truth:
    """Compare chances that were told with what came true."""
    n = max(len(pairs), 1)
    mean = sum(came for _, came in pairs) / n
    ranked = sorted(pairs, key=lambda pair: pair[0])
    said, came = [], []
    error = 0.0
    for number in range(BINS):
        part = ranked[number * len(ranked) // BINS : (number + 1) * len(ranked) // BINS]
        if part:
            said.append(round(sum(x for x, _ in part) / len(part), 3))
            came.append(round(sum(y for _, y in part) / len(part), 3))
            error += abs(said[-1] - came[-1]) * len(part) / n
    return Truth(
        games,
        len(pairs),
        round(sum((x - y) ** 2 for x, y in pairs) / n, 4),
        round(sum((mean - y) ** 2 for _, y in pairs) / n, 4),
        round(error, 4),
        said,
        came,
    )
