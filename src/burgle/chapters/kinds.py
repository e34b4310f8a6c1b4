"""Kinds of cards, such as companions and gems: text that looks for another one in play."""

from __future__ import annotations

from burgle.kernel.codes import D_CARDS, D_PLAYED
from burgle.kernel.counts import Count
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Player, State


class InPlay(Count):
    """Other cards of a kind in the play area."""

    __slots__ = ("kind",)

    def __init__(self, name: str, kind: int) -> None:
        super().__init__(name, D_PLAYED | D_CARDS)
        self.kind = kind

    def value(self, st: State, p: Player, source: int) -> int:
        cards = st.rules.cards
        n = 0
        for card in p.play:
            if cards[card].faction == self.kind:
                n += 1
        if source >= 0 and source in p.play and cards[source].faction == self.kind:
            n -= 1
        return n

    def say(self, least: int, once: bool) -> Phrase:
        return Phrase("when-kind" if once else "each-kind", least, [self.name])


class Kinds(Chapter):
    """The kinds of cards of a game; a card has one at most."""

    __slots__ = ("names",)

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def build(self, rules: Rules) -> None:
        rules.factions.extend(self.names)
        for name in self.names:
            rules.counts[name] = self.count

    def count(self, r: Reader) -> Count:
        """other cards of that kind in your play area"""
        name = r.words[r.at - 1]
        return InPlay(name, self.names.index(name))
