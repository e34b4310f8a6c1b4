"""Seals of Excellence: on cards, on tokens and as marks; every full set of them scores."""

from __future__ import annotations

from burgle.chapters.decks import owned
from burgle.kernel.codes import D_CARDS, D_PLAYED, D_TOKENS
from burgle.kernel.content import flag_in
from burgle.kernel.counts import Count
from burgle.kernel.effects import Effect
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules, ScoreLine
from burgle.kernel.state import Player, State


class Award(Effect):
    """Get a Seal that is printed on nothing."""

    __slots__ = ("n", "seals")

    def __init__(self, n: int, seals: Seals) -> None:
        super().__init__(True)
        self.n = n
        self.seals = seals

    def run(self, st: State, who: int, source: int) -> None:
        if not self.seals.locked:
            st.players[who].nums[self.seals.marks] += self.n
            st.dirty |= D_TOKENS
            st.emit(self.seals.e_seal, who, self.n, 0, source)

    def say(self) -> Phrase:
        return Phrase("seal", self.n)

    def icons(self) -> list[str]:
        return ["seal"] * self.n

    def text(self) -> str:
        return "seal " + str(self.n)

    def check(self, lint: Lint) -> None:
        lint.within(self.n, 1, 3, "Seals")


class Sealed(Count):
    """Seals a player owns."""

    __slots__ = ("seals",)

    def __init__(self, seals: Seals) -> None:
        super().__init__("seal", D_CARDS | D_PLAYED | D_TOKENS)
        self.seals = seals

    def value(self, st: State, p: Player, source: int) -> int:
        return self.seals.total(st, p)


class Seals(Chapter):
    """Seals and what they score."""

    __slots__ = ("locked", "tag", "marks", "on_card", "e_seal")

    def __init__(self, locked: bool) -> None:
        self.locked = locked
        self.on_card: list[bool] = []

    def build(self, rules: Rules) -> None:
        self.tag = rules.tag("seal")
        self.marks = rules.player_num("seal_marks", public=True)
        self.e_seal = rules.event("seal", "num")
        rules.words["seal"] = self.word
        rules.counts["seal"] = self.count
        rules.scorer(self, public=True)

    def check(self, rules: Rules) -> None:
        self.on_card = [flag_in(card.more, "seal") for card in rules.cards]

    def word(self, r: Reader) -> Effect:
        """`seal N`: Seals of Excellence as marks"""
        return Award(r.number(1), self)

    def count(self, r: Reader) -> Count:
        """`seal`: Seals of Excellence you own, on cards and tokens and as marks"""
        return Sealed(self)

    def total(self, st: State, p: Player) -> int:
        """Count a player's Seals."""
        if self.locked:
            return 0
        n = p.nums[self.marks] + p.has[self.tag]
        for card in owned(p):
            if self.on_card[card]:
                n += 1
        return n

    def score(self, st: State, p: Player, lines: list[ScoreLine]) -> None:
        sets = self.total(st, p) // st.rules.params["seal_set"]
        if sets:
            lines.append(ScoreLine("seals", "", sets * st.rules.params["seal_points"]))

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        out["seals"] = [self.total(st, p) for p in st.players]
