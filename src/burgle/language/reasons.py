"""Bots in words: why they did what they did, from what they expected when they did it.

Sorts of turns and chances are named, never a card: what somebody holds, nobody learns from it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from burgle.language.words import FALLBACK, TABLE, Words, words_from

HARDLY = 2  # hundredths below which it does not matter
VAGUE = 3  # error in hundredths from which it is told


class Foreseen(Protocol):
    """What a bot expected of a plan: what sort of turn it is, and chances in hundredths."""

    @property
    def kind(self) -> str: ...
    @property
    def win(self) -> int: ...
    @property
    def error(self) -> int: ...
    @property
    def caught(self) -> int: ...


def why_said(why: Iterable[Foreseen], lang: str = FALLBACK) -> str:
    """A thought as a sentence or two: the plan, and how it compares with the best other sort of turn."""
    words = words_from((TABLE,), lang)
    chosen, *others = why
    facts: dict[str, str | int] = {"what": words.text(f"turn-{chosen.kind}"), "win": chance(chosen, words)}
    if not others:
        return words.text("thought-alone", facts)
    other = others[0]
    facts |= {
        "other": words.text(f"turn-{other.kind}"),
        "instead": chance(other, words),
        "same": int(other.kind == chosen.kind),
    }
    if other.win - chosen.win >= HARDLY:  # nobody leaves the usual way for one that may only look better
        return words.text("thought-maybe", facts)
    if chosen.win - other.win < HARDLY:
        return words.text("thought-hardly", facts)
    if abs(chosen.caught - other.caught) > VAGUE:
        return words.text("thought-caught", {**facts, "caught": other.caught, "mine": chosen.caught})
    return words.text("thought-compared", facts)


def chance(one: Foreseen, words: Words) -> str:
    """A chance to win in hundredths, as the language writes it; its error is told where it is large."""
    return words.text("thought-chance", {"win": one.win, "error": one.error if one.error > VAGUE else 0})
