"""Storage: what a campaign keeps. Every permanent change is noted here, and nobody takes it back."""

from __future__ import annotations

from typing import Final

from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import State

OUTCOMES: Final = ["either", "completed", "failed"]
FATES: Final = ["filed", "archived", "destroyed", "stored"]
WHYS: Final = ["score", "win", "goals", "text", "start"]  # of checkmarks


class Storage(Chapter):
    """The list of permanent facts, and what a game knows of those before it."""

    __slots__ = ("modules", "sides", "characters", "entries", "seats", "locked", "game", "side", "veiled")

    def __init__(self, characters: list[str], modules: list[str], sides: list[str]) -> None:
        self.characters = characters
        self.modules = modules
        self.sides = sides

    def build(self, rules: Rules) -> None:
        self.entries = rules.zone("entries")  # runs of five: entry_kinds.py
        self.seats = rules.zone("seats")  # the character of each seat
        self.locked = rules.zone("locked")  # modules that are no part of this game
        self.game = rules.num("game")  # which of the campaign's games it is
        self.side = rules.num("side")  # of the board
        self.veiled = rules.num("veiled")  # the world is imagined: nothing in it is for good
        rules.veil = self.veiled
        rules.things["character"] = self.characters
        rules.things["module"] = self.modules
        rules.things["side"] = self.sides
        rules.things["outcome"] = OUTCOMES
        rules.things["fate"] = FATES
        rules.things["why"] = WHYS

    def note(self, st: State, kind: int, who: int, a: int, b: int, c: int) -> None:
        """Note a permanent fact; nobody goes back behind it. In an imagined world nothing is permanent."""
        if st.nums[self.veiled] == 0:
            st.add(self.entries, [kind, who, a, b, c])
            st.reveal()

    def character_of(self, st: State, seat: int) -> int:
        """Say who sits on a seat: the character's number, -1 if nobody said."""
        seats = st.zones[self.seats]
        return seats[seat] if 0 <= seat < len(seats) else -1

    def seat_of(self, st: State, character: int) -> int:
        """Say where a character sits; -1: not at this table."""
        seats = st.zones[self.seats]
        return seats.index(character) if character in seats else -1
