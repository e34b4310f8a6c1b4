"""What cards put off until the turn is over: they are laid aside, and seen to behind everything else (L2-119)."""

from __future__ import annotations

from burgle.kernel.effects import Effect, nested
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import State


class AfterTheTurn(Effect):
    """`after turn: step` on a card."""

    __slots__ = ("body", "chapter")

    def __init__(self, body: Effect, chapter: PutOff) -> None:
        super().__init__(True)
        self.body = body
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        st.add(self.chapter.waiting, [self.body.id, who, source])

    def own_turn(self) -> bool:
        return True

    def say(self) -> Phrase:
        return Phrase("after-turn", 0, None, [self.body.say()])

    def icons(self) -> list[str]:
        return self.body.icons()

    def text(self) -> str:
        return "after turn: " + nested(self.body)

    def parts(self) -> list[Effect]:
        return [self.body]


class SeeToCards(Step):
    """Behind what passages have put off comes what cards have; who is knocked out meanwhile is not spared."""

    __slots__ = ("chapter", "plain")

    def __init__(self, chapter: PutOff, plain: Step) -> None:
        self.chapter = chapter
        self.plain = plain

    def run(self, st: State, who: int) -> None:
        waiting = st.zones[self.chapter.waiting]
        st.empty(self.chapter.waiting)
        for i in range(len(waiting) - 3, -1, -3):
            st.push(st.rules.k_beyond, waiting[i + 1], waiting[i], waiting[i + 2])
        self.plain.run(st, who)


class PutOff(Chapter):
    """The word for it, and what waits."""

    __slots__ = ("waiting",)

    def build(self, rules: Rules) -> None:
        self.waiting = rules.zone("put_off")  # runs of three: the effect, for whom, and the card
        rules.words["after"] = self.word
        rules.steps["after turn"] = SeeToCards(self, rules.steps["after turn"])

    def word(self, r: Reader) -> Effect:
        """`after turn: step`: what a card does when your turn is over"""
        r.expect("turn")
        r.expect(":")
        return AfterTheTurn(r.on_the_spot(), self)
