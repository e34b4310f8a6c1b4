"""Names as a rules lawyer writes them, and the numbers that the state keeps in their place."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from burgle.chapters.bag import BLACK, COLOUR, HUNTER, NEUTRAL
from burgle.content.tables import nearest
from burgle.kernel.rules import Rules
from burgle.view.notation import plain
from burgle.view.scores import STATUS

Pairs = list[tuple[int, str, str]]  # number, name, another name (or "")
BOOKS = 4  # rulebooks whose names are remembered: a scenario asks for them at every step

folded = lru_cache(maxsize=1 << 14)(plain)  # the same names come in every scenario


class NameProblem(ValueError):
    """A name that nothing in the game has."""


class Names:
    """One kind of thing: finds its number by any of its names, and names a number."""

    def __init__(self, what: str, pairs: Iterable[tuple[int, str, str]]) -> None:
        self.what = what
        self.name_of: dict[int, str] = {}
        self.number_of: dict[str, int] = {}
        listed = list(pairs)
        for number, name, _ in listed:
            self.name_of[number] = name
        for number, text in [*((n, name) for n, name, _ in listed), *((n, other) for n, _, other in listed)]:
            if text:  # a name goes before another's id
                self.number_of.setdefault(folded(text), number)

    def find(self, text: object) -> int:
        """Find the number of a name."""
        if not isinstance(text, str):
            raise NameProblem(f"expected the name of a {self.what}, found {text!r}")
        number = self.number_of.get(plain(text))
        if number is None:
            raise NameProblem(f"there is no {self.what} {text!r}{nearest(text, list(self.name_of.values()))}")
        return number

    def show(self, number: int) -> str:
        """Name a number."""
        return self.name_of.get(number, str(number))


def numbers(rules: Rules) -> Names:
    """Plain numbers, for lists whose meaning nobody wrote down."""
    return Names("number", ())


@lru_cache(maxsize=BOOKS)
def cards(rules: Rules) -> Names:
    """Cards by name or id."""
    return Names("card", [(card.id, card.name, card.key) for card in rules.cards])


@lru_cache(maxsize=BOOKS)
def tokens(rules: Rules) -> Names:
    """Tokens by name or id."""
    return Names("token", [(token.id, token.name, token.key) for token in rules.tokens])


@lru_cache(maxsize=BOOKS)
def spaces(rules: Rules) -> Names:
    """Spaces by id or name."""
    return Names("space", [(space.id, space.key, space.name) for space in rules.spaces])


def cubes(rules: Rules) -> Names:
    """Cubes by colour; those of a player go by the seat."""
    seats: Pairs = [(COLOUR + seat, f"p{seat}", "") for seat in range(rules.players)]
    return Names(
        "cube", [(BLACK, "black", ""), (HUNTER, "wight", ""), (HUNTER, "red", "ghost"), (NEUTRAL, "intern", ""), *seats]
    )


def statuses(rules: Rules) -> Names:
    """How a player stands."""
    return Names("status", [(number, name, "") for number, name in enumerate(STATUS)])


KINDS: dict[str, Callable[[Rules], Names]] = {
    "card": cards, "token": tokens, "space": spaces, "cube": cubes, "number": numbers,
}  # fmt: skip
