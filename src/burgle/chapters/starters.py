"""Starting decks of a campaign: what is otherwise in them for good."""

from __future__ import annotations

from burgle.kernel.rules import Rules
from burgle.kernel.state import Player, State


class StarterChanges:
    """Cards more or fewer that characters begin with; a game without a campaign has none."""

    __slots__ = ("seats", "starters")

    def __init__(self) -> None:
        self.seats = -1  # zones of a campaign: who sits where, and triples of character, card, number
        self.starters = -1

    def find(self, rules: Rules) -> None:
        """Find the zones in which a campaign keeps them."""
        if "starters" in rules.zone_names:
            self.seats = rules.zone_names.index("seats")
            self.starters = rules.zone_names.index("starters")

    def apply(self, st: State, p: Player) -> None:
        """Let a player begin with what a campaign has made of the starting deck."""
        if self.starters < 0 or p.seat >= len(st.zones[self.seats]):
            return
        changes = st.zones[self.starters]
        for at in range(0, len(changes), 3):
            if changes[at] == st.zones[self.seats][p.seat]:
                card, n = changes[at + 1], changes[at + 2]
                if n > 0:
                    p.deck.mix_in([card] * n)
                for _ in range(-n):
                    p.deck.take_out(card)
