"""What an exchange may ask for: the base class of everything that an effect can be paid with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from burgle.kernel.codes import PICK, arg_of, option
from burgle.kernel.phrase import Phrase
from burgle.kernel.refs import NOTHING, Ref, named, numbers
from burgle.kernel.state import Player, State

if TYPE_CHECKING:
    from burgle.kernel.rules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost:
    """What a `pay` asks for; a cost that picks cards is paid one card at a time."""

    __slots__ = ("n", "about")

    def __init__(self, n: int) -> None:
        self.n = n
        self.about = NOTHING  # what is picked to pay with, if nothing else is said (`every`)

    def payable(self, st: State, p: Player, source: int) -> bool:
        """Say whether the player has it."""
        raise NotImplementedError

    def choices(self, st: State, p: Player, source: int) -> list[int]:
        """List what may be handed in next; empty when there is nothing to pick."""
        return []

    def pay(self, st: State, p: Player, code: int, source: int) -> None:
        """Hand it (or the picked card) in; nothing is ever paid with cards of the deck."""
        raise NotImplementedError

    def every(self, rules: Rules) -> list[int]:
        """List every choice that can ever be offered under a rulebook: each is a move (`kernel/moves.py`)."""
        return [option(PICK, number) for number in numbers(rules, self.about)] if self.about != NOTHING else []

    def address(self, rules: Rules, code: int) -> str:
        """Name such a move for good: `discard:burgle`."""
        return named(rules, self.verb(), self.about, arg_of(code))

    def spell(self, st: State, code: int) -> str:
        """Name one of the choices."""
        return ""

    def verb(self) -> str:
        """Give the word that the spelling of a choice begins with."""
        return ""

    def refs(self, code: int) -> list[Ref]:
        """Say what a choice points at."""
        return []

    def price(self) -> list[tuple[str, int]]:
        """Say what it takes where nothing is to be picked, for a price tag."""
        return []

    def say(self) -> Phrase:
        """Word it."""
        raise NotImplementedError

    def text(self) -> str:
        """Write it in the effect language."""
        raise NotImplementedError
