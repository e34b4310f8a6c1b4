"""In which order the places of a state are written down: lists, numbers, piles, abilities and streams of chance.

While a game is played they are numbered as the chapters come. Written down they stand as the ledger lists them; what the
ledger does not know has its name with it, and is left out as long as nothing was ever there. So a chapter that is added in
the middle leaves all that was written before it readable, with the same fingerprint.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from burgle.kernel.rules import Rules

PLACES: Final = ["zone", "num", "player-num", "deed", "tag", "pile", "stream"]


class Order:
    """The order of one sort of places: the listed ones as they were listed, and those that came later."""

    __slots__ = ("names", "listed", "later")

    def __init__(self, names: list[str], known: list[str]) -> None:
        self.names = names[:]
        self.listed = [names.index(name) for name in known if name in names]
        self.later = [i for i in range(len(names)) if names[i] not in known]

    def plain(self) -> bool:
        """Say whether that is the order in which the chapters have named them."""
        return self.listed == list(range(len(self.names)))


def names_of(rules: Rules, sort: str) -> list[str]:
    """List the names of a sort of places by their numbers."""
    if sort == "zone":
        return rules.zone_names
    if sort == "num":
        return rules.num_names
    if sort == "player-num":
        return rules.player_nums
    if sort == "deed":
        return rules.deeds
    if sort == "tag":
        return rules.tags
    return rules.pile_names if sort == "pile" else rules.streams


def orders(rules: Rules, known: dict[str, list[str]]) -> list[Order]:
    """Say in which order a rulebook writes its places; an empty list: as they are numbered."""
    if not known:
        return []
    found: list[Order] = []
    plain = True
    for sort in PLACES:
        order = Order(names_of(rules, sort), known.get(sort, []))
        found.append(order)
        plain = plain and order.plain()
    return [] if plain else found
