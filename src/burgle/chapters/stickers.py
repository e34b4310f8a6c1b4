"""Stickers: something printed is laid over the rules, and stays there."""

from __future__ import annotations

from burgle.kernel.effects import Effect
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import State


class Stick(Effect):
    """Put a sticker where it belongs: from now on the game goes by another rulebook of its family.

    It is not simple, so that whatever runs texts one after the other in one go never does so across a change of the rules.
    """

    __slots__ = ("sticker", "chapter")

    def __init__(self, sticker: int, chapter: Stickers) -> None:
        super().__init__(False)
        self.sticker = sticker
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        family = st.rules.family
        if family is None or not self.possible(st, who, source):
            return
        st.add(self.chapter.stuck, [self.sticker])
        st.reveal()  # nobody takes back what is there for good
        st.rules = family.member(st)

    def possible(self, st: State, who: int, source: int) -> bool:
        return self.sticker not in st.zones[self.chapter.stuck]

    def say(self) -> Phrase:
        return Phrase("stick", 0, [self.chapter.names[self.sticker]])

    def icons(self) -> list[str]:
        return ["sticker"]

    def text(self) -> str:
        return "stick " + self.chapter.names[self.sticker]

    def check(self, lint: Lint) -> None:
        """One sticker is as good as another."""


class Stickers(Chapter):
    """What was stuck on the rules in this game and before, in its order."""

    __slots__ = ("names", "stuck")

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def build(self, rules: Rules) -> None:
        self.stuck = rules.zone("stuck")
        rules.things["sticker"] = self.names
        rules.words["stick"] = self.word

    def word(self, r: Reader) -> Effect:
        """`stick NAME`: a sticker is laid over the rules for good"""
        return Stick(r.one_of(self.names, "sticker"), self)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        out["stuck"] = [self.names[sticker] for sticker in st.zones[self.stuck]]
