"""A plan in words: each of its answers as whoever carried it out would have seen it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from burgle.kernel.engine import answer
from burgle.kernel.state import State
from burgle.kernel.traits import ENDS_TURN, PLAYS
from burgle.language.words import FALLBACK
from burgle.view.notation import spell
from burgle.view.pointing import pointed, traits_of

ASIDE = PLAYS | ENDS_TURN  # what goes without saying where anything else is done


def carried_out(st: State, codes: Sequence[int]) -> Iterator[tuple[State, int]]:
    """Each answer of a plan with the position it is given in, as far as the plan goes; the first position is not touched."""
    there = st.copy()
    for code in codes:
        if there.over or code not in there.options:
            return
        yield there, code
        answer(there, code)


def deeds(st: State, codes: Sequence[int], lang: str = FALLBACK) -> list[dict[str, Any]]:
    """The answers of a plan as a table shows options; without what goes without saying, if there is anything else."""
    found = [
        (bool(traits_of(there, code) & ASIDE), pointed(there, code, lang)) for there, code in carried_out(st, codes)
    ]
    return [one for aside, one in found if not aside] or [one for _, one in found]


def typed(st: State, codes: Sequence[int]) -> list[str]:
    """The same as a person would type it."""
    found = [(bool(traits_of(there, code) & ASIDE), spell(there, code)) for there, code in carried_out(st, codes)]
    return [one for aside, one in found if not aside] or [one for _, one in found]
