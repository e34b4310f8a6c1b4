"""Finds the option that a line of a scenario means: said in full, or by as many of its first words as tell it apart."""

from __future__ import annotations

from burgle.kernel.engine import IllegalOption
from burgle.kernel.state import State
from burgle.kernel.traits import OPEN_OFFER
from burgle.scenario.names import NameProblem
from burgle.view.notation import find, plain, spell, tries
from burgle.view.pointing import traits_of, verb_of

USE = "use "  # what a card leaves open may be called by the card alone, as at the terminal: `use Charlatan`


def meant(st: State, line: str) -> int:
    """Find the option that a line means; one that means none is refused with the reason, one that means several is wrong."""
    try:
        return find(st, line)
    except IllegalOption as error:
        if error.refusal.code != "not_understood":
            raise
        code = fitting(line, [(way, code) for code in st.options for way in called(st, spell(st, code), code)])
        if code is not None:
            return code
        frame = st.stack[st.asked]
        tried = fitting(line, [(way, code) for label, code in tries(st) for way in called(st, label, code)])
        if tried is None:
            raise
        raise IllegalOption(st.rules.kinds[frame.kind].refuse(st, frame, tried)) from None


def called(st: State, label: str, code: int) -> list[str]:
    """List what an option may be called."""
    if traits_of(st, code) & OPEN_OFFER:
        return [label, USE + label.removeprefix(verb_of(st, code) + " ")]
    return [label]


def fitting(line: str, known: list[tuple[str, int]]) -> int | None:
    """Find the one option whose words begin as a line does; None if there is none."""
    wanted = words(line)
    found = {code: label for label, code in reversed(known) if wanted and words(label)[: len(wanted)] == wanted}
    if len(found) > 1:
        raise NameProblem(f"{line!r} may mean {' or '.join(map(repr, found.values()))}: say more of it")
    return next(iter(found), None)


def words(text: str) -> list[str]:
    """Cut a line into words, folded."""
    return [folded for word in text.split() if (folded := plain(word))]
