"""Plots as SVG for reports: bars with intervals, spreads, ranges. Colours come from the page, so they follow its theme."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

ROW = 22  # height of a row
NAME = 350  # room for the names; what they leave of it is cut off
LETTER = 8  # of which a letter takes about so much
LONGEST = 42  # letters of a name
ROOM = 240  # width of what is drawn beside them
AFTER = 98  # width of what is written behind it
SCALES = (0.85, 1.1)  # how small letters may become on a phone, and how large


@dataclass(frozen=True)
class Bar:
    """A share with what is known of its error."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None
    note: str = ""
    good: bool | None = None  # None: nobody says how it should be


@dataclass(frozen=True)
class Spread:
    """A distribution by its quantiles."""

    name: str
    low: float
    lower: float
    middle: float
    upper: float
    high: float


def bars(rows: Sequence[Bar], *, line: float | None = None, most: float | None = None, percent: bool = True) -> str:
    """Bars from nothing on, with intervals as whiskers and a dashed line where an even share would be."""
    top = most or nice(max([*(bar.high or bar.value for bar in rows), line or 0.0, 1e-9]))
    parts = [axis(len(rows), 0.0, top, percent)]
    if line is not None:
        parts.append(
            f'<line class="even" x1="{x(line, 0, top)}" x2="{x(line, 0, top)}" y1="4" y2="{len(rows) * ROW + 4}"/>'
        )
    for at, bar in enumerate(rows):
        y = at * ROW + 4
        kind = "" if bar.good is None else " good" if bar.good else " bad"
        length = max(x(bar.value, 0, top) - NAME, 1)
        parts.append(named(bar.name, y))
        parts.append(f'<rect class="bar{kind}" x="{NAME}" y="{y + 4}" width="{length:.1f}" height="{ROW - 8}" rx="3"/>')
        if bar.low is not None and bar.high is not None:
            a, b, m = x(bar.low, 0, top), x(bar.high, 0, top), y + ROW / 2
            parts.append(f'<path class="error" d="M{a:.1f} {m - 4}v8M{a:.1f} {m}H{b:.1f}M{b:.1f} {m - 4}v8"/>')
        parts.append(told(bar.note or figure(bar.value, percent), y))
    return svg(parts, [bar.name for bar in rows])


def ranges(rows: Sequence[tuple[str, float, float, float, bool]]) -> str:
    """For each goal a band from low to high and a dot where the measured value lies; each row has a scale of its own.

    Names are long, so they stand above: that leaves a phone room for what is drawn.
    """
    parts = []
    for at, (name, low, high, value, percent) in enumerate(rows):
        top = at * 2 * ROW + 4
        y, m = top + ROW - 4, top + ROW * 1.5 - 4
        span = max(high - low, 1e-9)
        left, right = min(low - span, value - span / 4), max(high + span, value + span / 4)
        left = max(left, 0.0) if min(low, value) >= 0 else left
        a, b, dot = (x(one, left, right) for one in (low, high, value))
        good = low <= value <= high
        said = f"{name}: {figure(value, percent)}, goal {figure(low, percent)} to {figure(high, percent)}"
        parts.append(f'<text class="note" x="{NAME}" y="{top + ROW / 2 + 4}">{escape(name)}</text>')
        parts.append(f'<line class="rail" x1="{NAME}" x2="{NAME + ROOM}" y1="{m}" y2="{m}"/>')
        parts.append(f'<rect class="band" x="{a:.1f}" y="{y + 5}" width="{b - a:.1f}" height="{ROW - 10}" rx="3"/>')
        shape = f'<circle class="good" cx="{dot:.1f}" cy="{m}" r="5"/>'
        if not good:  # another shape, for whoever sees no difference of colour
            shape = f'<path class="bad" d="M{dot:.1f} {m - 6}l6 6l-6 6l-6 -6z"/>'
        parts.append(f"<g>{shape}<title>{escape(said)}</title></g>")
        parts.append(told(f"{figure(value, percent)}{'' if good else ' missed'}", y))
    return framed(parts, NAME - 8, len(rows) * 2 * ROW + 8)


def spreads(rows: Sequence[Spread]) -> str:
    """Boxes from the lower to the upper quartile, whiskers from 5 to 95 per cent, a mark at the median."""
    top = nice(max([*(one.high for one in rows), 1e-9]))
    bottom = min([*(one.low for one in rows), 0.0])
    parts = [axis(len(rows), bottom, top, False)]
    for at, one in enumerate(rows):
        y, m = at * ROW + 4, at * ROW + 4 + ROW / 2
        a, b, c, d, e = (x(v, bottom, top) for v in (one.low, one.lower, one.middle, one.upper, one.high))
        parts.append(named(one.name, y))
        parts.append(f'<path class="error" d="M{a:.1f} {m}H{e:.1f}M{a:.1f} {m - 4}v8M{e:.1f} {m - 4}v8"/>')
        parts.append(
            f'<rect class="bar" x="{b:.1f}" y="{y + 4}" width="{max(d - b, 1):.1f}" height="{ROW - 8}" rx="2"/>'
        )
        parts.append(f'<path class="middle" d="M{c:.1f} {y + 2}v{ROW - 4}"/>')
        parts.append(told(f"{one.middle:g}", y))
    return svg(parts, [one.name for one in rows])


def svg(parts: list[str], names: Sequence[str]) -> str:
    """Put a plot together, no wider than its names need."""
    left = NAME - max((min(len(name), LONGEST) for name in names), default=0) * LETTER - 10
    return framed(parts, left, len(names) * ROW + 26)


def framed(parts: list[str], left: float, height: float) -> str:
    """Give a plot its size: from where its names begin to the end of what is written behind."""
    width = NAME + ROOM + AFTER - left
    least, most = (round(width * scale) for scale in SCALES)
    style = f"min-width: {least}px; max-width: {most}px"
    return f'<svg viewBox="{left:g} 0 {width:g} {height}" style="{style}" role="img">{"".join(parts)}</svg>'


def axis(rows: int, low: float, high: float, percent: bool) -> str:
    """A grid with a few round steps."""
    parts = []
    for value in ticks(low, high):
        at = x(value, low, high)
        parts.append(f'<line class="step" x1="{at:.1f}" x2="{at:.1f}" y1="4" y2="{rows * ROW + 4}"/>')
        parts.append(f'<text class="scale" x="{at:.1f}" y="{rows * ROW + 20}">{figure(value, percent)}</text>')
    return "".join(parts)


def named(name: str, y: float) -> str:
    """A name before its row; a long one is cut, and whole when pointed at."""
    short = name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"
    return (
        f'<text class="name" x="{NAME - 8}" y="{y + ROW / 2 + 4}">{escape(short)}<title>{escape(name)}</title></text>'
    )


def told(note: str, y: float) -> str:
    """What is written behind a row."""
    return f'<text class="note" x="{NAME + ROOM + 8}" y="{y + ROW / 2 + 4}">{escape(note)}</text>'


def x(value: float, low: float, high: float) -> float:
    """Where a value lies."""
    return NAME + (min(max(value, low), high) - low) / ((high - low) or 1.0) * ROOM


def figure(value: float, percent: bool) -> str:
    """A number as people read it."""
    return (
        f"{value * 100:.0f} %"
        if percent and (value * 100 >= 10 or not value)
        else f"{value * 100:.1f} %"
        if percent
        else f"{value:.4g}"
    )


def nice(value: float) -> float:
    """The next round number, for the end of a scale."""
    step = 10.0 ** (ceil(log10(value)) - 1)
    return next(step * n for n in (1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10) if step * n >= value * 0.999)


def ticks(low: float, high: float) -> list[float]:
    """Round numbers on a scale, three to six of them."""
    span = high - low
    rough = 10.0 ** floor(log10(span / 5))
    step = next(rough * n for n in (1, 2, 2.5, 5, 10) if rough * n * 5 >= span * 0.999)
    first = ceil(low / step - 1e-9)
    return [n * step for n in range(first, first + 7) if n * step <= high + step * 1e-9]
