"""Rules that nobody told the bots about: a comfort of towns, and a word for cards, each as somebody outside would add it."""

from __future__ import annotations

from burgle.chapters.health import Health
from burgle.kernel.codes import D_WEALTH, option
from burgle.kernel.effects import Effect
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Action, Chapter, Rules
from burgle.kernel.state import Player, State

PRICE = 2


class Rest(Action):
    """Once a turn, who stands in a haven may heal 1 for 2 gold."""

    def __init__(self, chapter: Havens) -> None:
        super().__init__("rest")
        self.chapter = chapter

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        if self.refuse(st, p, 0) is None:
            out.append(option(self.kind, 0))

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        here = p.room >= 0 and st.rules.spaces[p.room].marks & self.chapter.bit
        may = here and p.damage and p.gold >= PRICE and not st.deeds[self.chapter.rested]
        return None if may else Refusal("not_here")

    def do(self, st: State, p: Player, arg: int) -> None:
        p.gold -= PRICE
        st.deeds[self.chapter.rested] = 1
        self.chapter.health.heal(st, p, 1, -1)

    def targets(self, st: State, p: Player) -> list[int]:
        return [0]


class Havens(Chapter):
    """Where one may rest."""

    def build(self, rules: Rules) -> None:
        self.rested = rules.deed("rested")
        self.bit = rules.mark("town")
        rules.action(Rest(self))

    def check(self, rules: Rules) -> None:
        self.health = next(chapter for chapter in rules.chapters if isinstance(chapter, Health))


class Windfall(Effect):
    """Gold from nowhere, or to nowhere."""

    def __init__(self, n: int) -> None:
        super().__init__(True)
        self.n = n

    def run(self, st: State, who: int, source: int) -> None:
        st.players[who].gold = max(st.players[who].gold + self.n, 0)
        st.dirty |= D_WEALTH

    def say(self) -> Phrase:
        return Phrase("heal", self.n)

    def icons(self) -> list[str]:
        return ["windfall"]

    def text(self) -> str:
        return f"windfall {self.n}" if self.n > 0 else f"downfall {-self.n}"


class Fortunes(Chapter):
    """The words `windfall` and `downfall`."""

    def build(self, rules: Rules) -> None:
        rules.words["windfall"] = self.windfall
        rules.words["downfall"] = self.downfall

    def windfall(self, r: Reader) -> Effect:
        """`windfall N`: gold from nowhere"""
        return Windfall(r.number(1))

    def downfall(self, r: Reader) -> Effect:
        """`downfall N`: gold to nowhere"""
        return Windfall(-r.number(1))
