"""Plots in the terminal: bars and spreads drawn with block letters, as wide as there is room."""

from __future__ import annotations

import shutil
from collections.abc import Mapping

from burgle.arena.figures import wilson

EIGHTHS = " ▏▎▍▌▋▊▉"
NAME = 24
WIDEST = 60


def bar(share: float, width: int) -> str:
    """A share of a line, to an eighth of a letter."""
    whole, rest = divmod(round(min(max(share, 0.0), 1.0) * width * 8), 8)
    return ("█" * whole + (EIGHTHS[rest] if rest else "")).ljust(width)


class Plots:
    """Prints rows that belong together on one scale."""

    def __init__(self, width: int = 0) -> None:
        room = width or shutil.get_terminal_size((100, 24)).columns
        self.width = max(10, min(WIDEST, room - NAME - 12))

    def bars(
        self, title: str, shares: Mapping[str, float], note: str = "", told: Mapping[str, str] | None = None
    ) -> None:
        """A bar for each share, and what is told of it; the whole line is 100 %."""
        words = told or {}
        width = self.width - max(map(len, words.values()), default=-2) - 2
        print(f"{title}{f' ({note})' if note else ''}")
        for name, share in shares.items():
            line = f"  {name[: NAME - 3]:{NAME - 3}} {bar(share, width)} {share:6.1%}"
            print(f"{line}  {words[name]}" if name in words else line)

    def won(self, title: str, won: Mapping[str, tuple[float, int]], even: float, note: str) -> None:
        """Shares of so many games each: how far one can be sure, how far it may be, and where an even share would end."""
        print(f"{title} ({note}; ░ may be, │ an even share)")
        for name, (share, n) in won.items():
            low, high = wilson(share * n, n)
            line = list(bar(low, self.width))
            first, last = round(low * self.width), round(high * self.width)
            line[first:last] = "░" * (last - first)
            line[min(round(even * self.width), self.width - 1)] = "│"
            print(f"  {name[: NAME - 3]:{NAME - 3}} {''.join(line)} {share:6.1%}")

    def spread(self, title: str, found: Mapping[str, float]) -> None:
        """Quantiles on a line from 0 to the most: 5 and 95 per cent, quartiles, median."""
        most = max(found["max"], 1)
        line = [" "] * (self.width + 1)

        def at(value: float) -> int:
            return round(max(value, 0) / most * self.width)

        for x in range(at(found["p5"]), at(found["p95"]) + 1):
            line[x] = "─"
        for x in range(at(found["p25"]), at(found["p75"]) + 1):
            line[x] = "▒"
        line[at(found["p50"])] = "█"
        print(f"{title}")
        print(f"  {'mean ' + format(found['mean'], '.1f'):{NAME - 3}} {''.join(line)}")
        figures = f"5% {found['p5']:g}  median {found['p50']:g}  95% {found['p95']:g}  most {found['max']:g}"
        print(f"  {'':{NAME - 3}} {figures}")

    def goal(self, name: str, low: float, high: float, value: float, percent: bool, met: bool) -> None:
        """A goal as a band, with a mark where the measured value lies."""
        span = max(high - low, 1e-9)
        left, right = min(low - span, value), max(high + span, value)
        left = max(left, 0.0) if min(low, value) >= 0 else left
        width = min(self.width, 30)

        def at(number: float) -> int:
            return round((number - left) / (right - left) * (width - 1))

        line = ["·"] * width
        for x in range(at(low), at(high) + 1):
            line[x] = "▒"
        line[at(value)] = "●" if met else "◆"
        scale, unit = (100.0, "%") if percent else (1.0, "")
        print(f"  {name[:44]:44} {''.join(line)} {value * scale:6.1f}{unit or ' '}  {low * scale:g} to {high * scale:g}{unit}"
              f"{'' if met else '  MISSED'}")  # fmt: skip
