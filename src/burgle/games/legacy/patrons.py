"""The Patron: one card for the whole table, with a change of the set-up, a seal on the Rage Track, and points."""

from __future__ import annotations

from burgle.chapters.refill import on_behalf
from burgle.kernel.content import word_in
from burgle.kernel.frames import run_later
from burgle.kernel.rules import Chapter, Rules, ScoreLine, Step
from burgle.kernel.state import Player, State


class ChoosePatron(Step):
    """One Patron is drawn of those that suit the side in use."""

    __slots__ = ("patrons",)

    def __init__(self, patrons: Patrons) -> None:
        self.patrons = patrons

    def run(self, st: State, who: int) -> None:
        stock = self.patrons
        pile = st.piles[stock.pile]
        for card in st.rules.cards:
            needs = word_in(card.more, "needs")
            fits = word_in(card.more, "side", stock.side) == stock.side and (needs == "" or len(st.rules.passages) > 0)
            if card.deck == "patron" and fits and not stock.locked:
                pile.mix_in([card.id] * card.copies)
        st.nums[stock.patron] = pile.draw(st.chance) if pile.size() else -1
        st.reveal()


class PatronSetUp(Step):
    """What the Patron changes about the set-up, when everything it may speak of is there."""

    __slots__ = ("patrons",)

    def __init__(self, patrons: Patrons) -> None:
        self.patrons = patrons

    def run(self, st: State, who: int) -> None:
        self.patrons.do(st, "setup")


class Patrons(Chapter):
    """The Patron in charge."""

    __slots__ = ("locked", "side", "space", "pile", "patron", "done", "e_patron")

    def __init__(self, locked: bool, side: str, space: int) -> None:
        self.locked = locked
        self.side = side
        self.space = space  # where the Patron Seal is on the Rage Track

    def build(self, rules: Rules) -> None:
        self.pile = rules.pile("patron", "patrons")
        self.patron = rules.num("patron")
        self.done = rules.num("patron_sealed")
        self.e_patron = rules.event("patron", "card")
        rules.steps["choose patron"] = ChoosePatron(self)
        rules.steps["patron set-up"] = PatronSetUp(self)
        rules.on_rage.append(self)
        rules.scorer(self, public=True)

    def do(self, st: State, moment: str) -> None:
        """Carry out a text of the Patron."""
        patron = st.nums[self.patron]
        if patron >= 0 and moment in st.rules.cards[patron].moments:
            st.emit(self.e_patron, -1, patron, 0, -1)
            effect = st.rules.cards[patron].moments[moment]
            if st.from_active():
                run_later(st, on_behalf(st, st.active, effect), effect, patron)

    def raged(self, st: State, space: int) -> None:
        if space >= self.space and not st.nums[self.done]:
            st.nums[self.done] = 1
            self.do(st, "sealed")

    def score(self, st: State, p: Player, lines: list[ScoreLine]) -> None:
        patron = st.nums[self.patron]
        if patron >= 0:
            points = st.rules.cards[patron].points.value(st, p)
            if points:
                lines.append(ScoreLine("patron", st.rules.cards[patron].name, points))

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        patron = st.nums[self.patron]
        there = patron >= 0 and st.rules.cards[patron].deck == "patron"  # not before the set-up
        out["patron"] = st.rules.cards[patron].key if there else None
        out["patron_seal"] = {"space": self.space, "done": st.nums[self.done] > 0}
