"""Factions: text that works only beside another card of the faction."""

from __future__ import annotations

from burgle.chapters import events
from burgle.kernel.codes import D_PLAYED
from burgle.kernel.content import Card
from burgle.kernel.counts import Count
from burgle.kernel.effects import Effect
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Player, State


class Others(Count):
    """Other cards of a faction played this turn."""

    __slots__ = ("faction", "chapter")

    def __init__(self, name: str, faction: int, chapter: Factions) -> None:
        super().__init__(name, D_PLAYED)
        self.faction = faction
        self.chapter = chapter

    def value(self, st: State, p: Player, source: int) -> int:
        if p.seat != st.active:
            return 0
        n = st.deeds[self.chapter.played_of[self.faction]]
        if source >= 0 and st.rules.cards[source].faction == self.faction:
            n -= 1
        return n

    def holds(self, st: State, p: Player, source: int, least: int) -> bool:
        if p.seat == st.active and st.deeds[self.chapter.all_on]:
            return True
        return self.value(st, p, source) >= least

    def say(self, least: int, once: bool) -> Phrase:
        return Phrase("when-faction" if once else "each-faction", least, [self.name])


class AllOn(Effect):
    """Every faction text works this turn."""

    __slots__ = ("all_on",)

    def __init__(self, all_on: int) -> None:
        super().__init__(True)
        self.all_on = all_on

    def run(self, st: State, who: int, source: int) -> None:
        st.deeds[self.all_on] = 1
        st.dirty |= D_PLAYED
        st.emit(events.TEXT_ON, who, 0, 0, source)

    def say(self) -> Phrase:
        return Phrase("all-factions")

    def icons(self) -> list[str]:
        return ["factions"]

    def text(self) -> str:
        return "all factions"


class Factions(Chapter):
    """The factions of a game."""

    __slots__ = ("names", "played_of", "all_on")

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def build(self, rules: Rules) -> None:
        rules.factions.extend(self.names)
        self.played_of = [rules.deed("played_" + name) for name in self.names]
        self.all_on = rules.deed("all_factions")
        for name in self.names:
            rules.counts[name] = self.count
        rules.words["all"] = self.word
        rules.on_play.append(self)

    def count(self, r: Reader) -> Count:
        """other cards of the faction you played this turn"""
        name = r.words[r.at - 1]
        return Others(name, self.names.index(name), self)

    def word(self, r: Reader) -> Effect:
        """`all factions`: every faction text works this turn"""
        r.expect("factions")
        return AllOn(self.all_on)

    def played(self, st: State, p: Player, card: Card) -> None:
        if card.faction >= 0:
            st.deeds[self.played_of[card.faction]] += 1
