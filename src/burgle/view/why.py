"""Answers 'why can't I?': the reason with its numbers, and the clause that says so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import index
from typing import SupportsIndex

from burgle.kernel.codes import IN
from burgle.kernel.engine import IllegalOption, decider
from burgle.kernel.phrase import Refusal
from burgle.kernel.state import State
from burgle.kernel.together import turned
from burgle.language.wording import say_refusal
from burgle.language.words import FALLBACK
from burgle.view import notation


@dataclass(frozen=True)
class Blocked:
    """One reason why something cannot be done."""

    code: str
    have: int
    need: int
    name: str
    clause: str
    text: str


def blocked(st: State, refusal: Refusal, names: Sequence[str] | None = None, lang: str = FALLBACK) -> Blocked:
    """Word a refusal and cite its clause."""
    text = say_refusal(st.rules, refusal, names, lang)
    clause = st.rules.clause(refusal.code) or st.rules.clause(refusal.name)  # or that of the deed itself
    return Blocked(refusal.code, refusal.have, refusal.need, refusal.name, clause, text)


def why_not(
    st: State,
    who: SupportsIndex,
    target: SupportsIndex | str,
    names: Sequence[str] | None = None,
    lang: str = FALLBACK,
) -> list[Blocked]:
    """Say why a seat cannot do something now, by the seats' names if they are given; an empty list: it can."""
    seat = index(who) if hasattr(who, "__index__") else -1
    if not 0 <= seat < len(st.players):
        raise ValueError(f"there is no seat {who}")
    if not (isinstance(target, str) or hasattr(target, "__index__")):
        raise ValueError(f"an option is asked about by its code or its words, not by {target!r}")
    if st.over:
        return [blocked(st, Refusal("game_over"), names, lang)]
    st = turned(st, seat)
    if seat != decider(st):
        code = "not_your_turn" if st.players[seat].status == IN else "you_are_out"
        return [blocked(st, Refusal(code, seat, decider(st)), names, lang)]
    try:
        code_of = notation.find(st, target) if isinstance(target, str) else index(target)
    except IllegalOption as error:
        return [blocked(st, error.refusal, names, lang)]
    if code_of in st.options:
        return []
    frame = st.stack[st.asked]
    return [blocked(st, st.rules.kinds[frame.kind].refuse(st, frame, code_of), names, lang)]
