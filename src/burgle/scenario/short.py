"""Finds the option that a line of a scenario means: said in full, or by as many of its first words as tell it apart."""

from __future__ import annotations

from burgle.kernel.engine import IllegalOption
from burgle.kernel.state import State
from burgle.scenario.names import NameProblem
from burgle.view.notation import find, plain, spell, tries

OFFER = "use offer "  # what a card leaves open may be called by the card alone, as at the terminal: `use Charlatan`


def meant(st: State, line: str) -> int:
    """Find the option that a line means; one that means none is refused with the reason, one that means several is wrong."""
    try:
        return find(st, line)
    except IllegalOption as error:
        if error.refusal.code != "not_understood":
            raise
        code = fitting(line, [(spell(st, code), code) for code in st.options])
        if code is not None:
            return code
        frame = st.stack[st.asked]
        tried = fitting(line, list(tries(st)))
        if tried is None:
            raise
        raise IllegalOption(st.rules.kinds[frame.kind].refuse(st, frame, tried)) from None


def fitting(line: str, known: list[tuple[str, int]]) -> int | None:
    """Find the one option whose words begin as a line does; None if there is none."""
    wanted = words(line)
    found = {code: label for label, code in known if wanted and begins(label, wanted)}
    if len(found) > 1:
        raise NameProblem(f"{line!r} may mean {' or '.join(map(repr, found.values()))}: say more of it")
    return next(iter(found), None)


def begins(label: str, wanted: list[str]) -> bool:
    """Say whether the words of an option begin with those wanted."""
    ways = [label, "use " + label.removeprefix(OFFER)] if label.startswith(OFFER) else [label]
    return any(words(way)[: len(wanted)] == wanted for way in ways)


def words(text: str) -> list[str]:
    """Cut a line into words, folded."""
    return [folded for word in text.split() if (folded := plain(word))]
