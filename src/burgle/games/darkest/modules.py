"""Parts of the game that a single game may do without: what is locked stays in the box, and its spaces are plain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgle.games.spec import OptionError
from burgle.kernel.content import word_in
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import State

MODULES: Final = ("reactions", "boxes", "standing", "arrivals", "tallies", "ore", "pickaxe")


def locked_by(options: Mapping[str, str]) -> list[str]:
    """Read which modules are locked."""
    found = [name.strip() for name in options.get("without", "").split(",") if name.strip()]
    for name in found:
        if name not in MODULES:
            raise OptionError(f"without: there is no module {name!r}; there are {', '.join(MODULES)}")
    return [name for name in MODULES if name in found]


class Locks(Chapter):
    """Leaves in the box what serves locked modules only; comes first, so that all others find it gone."""

    __slots__ = ("locked",)

    def __init__(self, locked: list[str]) -> None:
        self.locked = locked

    def build(self, rules: Rules) -> None:
        """Nothing to register: what is locked is simply not there."""

    def check(self, rules: Rules) -> None:
        for card in rules.cards:
            serves = [
                ("reactions", word_in(card.more, "reacts") != ""),
                ("standing", "in_row" in card.moments or "in_hand" in card.moments),
                ("arrivals", card.arrive is not None),
                ("tallies", card.faction >= 0 and rules.factions[card.faction] == "tally"),
            ]
            for module, needed in serves:
                if needed and module in self.locked:
                    card.copies = 0
        for token in rules.tokens:
            if (token.pool == "ore" and "ore" in self.locked) or token.key in self.locked:
                token.copies = 0

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        out["locked"] = self.locked[:]
