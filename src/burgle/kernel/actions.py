"""Actions: what a player may do in a turn, and what a table may know of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from burgle.kernel.phrase import Refusal
from burgle.kernel.refs import NOTHING, Ref, named, numbers
from burgle.kernel.state import Player, State
from burgle.kernel.traits import DUTY, TRAVELS

if TYPE_CHECKING:
    from burgle.kernel.effects import Effect
    from burgle.kernel.rules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Something a player may do in the own turn, as often as it can be paid for."""

    __slots__ = ("kind", "base", "name", "where", "travels", "duty", "traits", "about")

    def __init__(self, name: str, where: int = 0, about: str = NOTHING) -> None:
        self.kind = -1
        self.base = -1  # the code of its option about nothing in particular: `base | arg` is any other
        self.name = name
        self.travels = False  # leaves the place or the turn: not while a step is still under way
        self.duty = False  # has to be done before the turn ends, whatever it does to a step under way
        self.where = where  # marks of spaces, one of which the player must stand on; 0: anywhere
        self.traits = 0  # what a table may know of all its options: kernel/traits.py
        self.about = about  # what its arguments are the numbers of, if nothing else is said (`every`)

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        """Add the options that are legal now."""
        raise NotImplementedError

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        """Say why not; None when it is legal."""
        raise NotImplementedError

    def do(self, st: State, p: Player, arg: int) -> None:
        """Pay and carry out a legal option."""
        raise NotImplementedError

    def targets(self, st: State, p: Player) -> list[int]:
        """List everything a player could try, legal or not."""
        raise NotImplementedError

    def spell(self, st: State, p: Player, arg: int) -> str:
        """Write it as a person would type it."""
        return self.name

    def cost(self, st: State, p: Player, arg: int) -> list[tuple[str, int]]:
        """Say what it takes, for a price tag."""
        return []

    def verb(self, st: State, p: Player, arg: int) -> str:
        """Give the word that its spelling begins with, for whoever puts it into other words."""
        return self.name

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        """List what it points at, what it is about first."""
        return []

    def effect(self, st: State, p: Player, arg: int) -> Effect | None:
        """Give the line of effects that it carries out, if it is one: its words say best what the option does."""
        return None

    def suits(self, st: State, p: Player, arg: int) -> bool:
        """Say whether it is what one would do with the thing it points at, whatever stands in the way now."""
        return True

    def traits_of(self, st: State, p: Player, arg: int) -> int:
        """Give the traits of one option; most actions are the same all over."""
        return self.traits | (DUTY if self.duty else 0) | (TRAVELS if self.travels else 0)

    def every(self, rules: Rules) -> list[int]:
        """List every argument that can ever be offered under a rulebook: each is a move (`kernel/moves.py`)."""
        return numbers(rules, self.about)

    def address(self, rules: Rules, arg: int) -> str:
        """Name a move for good: `acquire:fazr`."""
        return named(rules, self.name, self.about, arg)

    def place(self, st: State, arg: int) -> int:
        """Give the argument that `every` lists for an option; itself, unless options are numbered by where things lie."""
        return arg


class ActionMenu:
    """An action and those after it. It is gone through for every question, and a list would ask each of them what it is."""

    __slots__ = ("action", "after")

    def __init__(self, action: Action, after: ActionMenu | None) -> None:
        self.action = action
        self.after = after


def menu_of(actions: list[Action]) -> ActionMenu | None:
    """Write actions down one after the other."""
    menu: ActionMenu | None = None
    for action in reversed(actions):
        menu = ActionMenu(action, menu)
    return menu
