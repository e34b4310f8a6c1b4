"""A row that is refilled card by card: what arrives takes effect before the next is dealt, and the deck never ends."""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.bag import Bag
from burgle.chapters.rage import Rage
from burgle.chapters.row import Row
from burgle.kernel.codes import IN
from burgle.kernel.content import Card
from burgle.kernel.effects import Each, Effect, Seq
from burgle.kernel.frames import FrameKind
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Rules, Step
from burgle.kernel.state import Frame, State


class Strike(Effect):
    """The dragon attacks now."""

    __slots__ = ("row",)

    def __init__(self, row: Row) -> None:
        super().__init__(False)
        self.row = row

    def run(self, st: State, who: int, source: int) -> None:
        self.row.bag.attack(st, who, self.row.strength(st), events.ATTACK)

    def say(self) -> Phrase:
        return Phrase("attack")

    def icons(self) -> list[str]:
        return ["attack"]

    def text(self) -> str:
        return "attack"


class RefillRow(Step):
    """Empty slots are filled from the left, card by card."""

    __slots__ = ("row",)

    def __init__(self, row: LastingRow) -> None:
        self.row = row

    def run(self, st: State, who: int) -> None:
        st.push(self.row.k_refill_all, who, 0, 0)


class RefillAllKind(FrameKind):
    """A refill in progress; what arrives or happens takes effect before the next card."""

    __slots__ = ("row",)

    def __init__(self, row: LastingRow) -> None:
        super().__init__(False, False, public=True)
        self.row = row

    def run(self, st: State, f: Frame) -> None:
        if not st.from_active():
            st.drop_all()  # nobody is left to whom anything could happen
        elif -1 not in st.row or not self.row.ready(st):
            st.stack.pop()
        else:
            self.row.fill(st, st.row.index(-1), f.who, True)


class FillKind(FrameKind):
    """One slot (`a`) to be filled: what lies nowhere happens until a card comes that stays; `b` says whether it may attack.

    While a text is being carried out, `items` holds its card and the next step, whoever is knocked out by the last one; in
    a family of rulebooks also which text that was, for one of its own steps may lay another one over it.
    """

    __slots__ = ("row",)

    def __init__(self, row: LastingRow) -> None:
        super().__init__(False, False, public=True)
        self.row = row

    def run(self, st: State, f: Frame) -> None:
        if not st.from_active():
            st.stack.pop()
            return
        if f.items:
            self.next_step(st, f)
            return
        if not self.row.ready(st):
            st.stack.pop()
            return
        deck = st.piles[self.row.deck]
        card = deck.draw(st.chance)
        kind = st.rules.cards[card]
        st.reveal()
        news = self.row.news(kind)
        if news is not None:
            st.add(self.row.spent, [card])
            st.emit(self.row.e_news, -1, card, 0, -1)
            f.items = begun(st, card, news)
            return
        st.row[f.a] = card
        if f.b:
            st.add(self.row.fresh, [card])
        st.emit(events.REVEAL, -1, card, f.a, -1)
        if kind.arrive is not None:
            f.items = begun(st, card, kind.arrive)
        else:
            st.stack.pop()

    def outlasts(self, st: State, f: Frame) -> bool:
        return bool(f.items)

    def next_step(self, st: State, f: Frame) -> None:
        """Carry out one step of the news, or of the Arrive text of the card that took the slot."""
        card, at = f.items[0], f.items[1]
        kind = st.rules.cards[card]
        news = self.row.news(kind)
        text = kind.arrive if news is None else news
        if len(f.items) > 2:
            text = st.rules.effects[f.items[2]]
        assert text is not None
        steps = text.steps if isinstance(text, Seq) else [text]
        f.items = [card, at + 1, *f.items[2:]] if at + 1 < len(steps) else []
        if not f.items and news is None:
            st.stack.pop()
        steps[at].run(st, on_behalf(st, f.who, steps[at]), card)


def begun(st: State, card: int, text: Effect) -> list[int]:
    """Note that the text of a card is being carried out, from its first step on."""
    return [card, 0] if st.rules.family is None else [card, 0, text.id]


def on_behalf(st: State, who: int, effect: Effect) -> int:
    """Say for whom a text happens that nobody played: if that player is out, for the next who is not.

    What speaks of each player knows by itself who is out, and who is a rival of whom.
    """
    if st.players[who].status == IN or isinstance(effect, Each):
        return who
    return st.from_active()[0].seat


class LastingRow(Row):
    """The row; its deck is made anew from the cards that were spent, and never ends the game.

    `happens` names a moment of cards that lie nowhere: when one is turned up, it happens, and the slot is still empty.
    """

    __slots__ = ("happens", "kept_back", "k_refill_all", "k_fill", "e_news", "e_reshuffle")

    def __init__(self, name: str, bag: Bag, rage: Rage, extra: list[str] | None = None, happens: str = "") -> None:
        super().__init__(name, bag, rage, True, extra)
        self.goes_on = True
        self.happens = happens
        self.kept_back: list[int] = []  # cards that may not lie in the opening row for some other reason
        self.e_news = -1

    def build(self, rules: Rules) -> None:
        super().build(rules)
        self.k_refill_all = rules.frame(RefillAllKind(self))
        self.k_fill = rules.frame(FillKind(self))
        if self.happens:
            self.e_news = rules.event(self.happens, "card")
        self.e_reshuffle = rules.event("reshuffle", "num")
        rules.words["attack"] = self.attack_word
        rules.steps["refill"] = RefillRow(self)

    def attack_word(self, r: Reader) -> Effect:
        """`attack`: the dragon attacks now"""
        return Strike(self)

    def news(self, kind: Card) -> Effect | None:
        """What happens when a card is turned up that lies nowhere; None for all that stay."""
        return kind.moments.get(self.happens)

    def opens(self, st: State, card: int) -> bool:
        kind = st.rules.cards[card]
        return not kind.attack and self.news(kind) is None and card not in self.kept_back

    def ready(self, st: State) -> bool:
        """Say whether there is a card to deal, shuffling the spent ones if the deck is empty.

        What holds nothing but news is not shuffled: they would happen again and again, and no slot would be filled.
        """
        deck = st.piles[self.deck]
        if deck.size():
            return True
        for card in st.zones[self.spent]:
            if self.news(st.rules.cards[card]) is None:
                deck.hold(st.zones[self.spent])
                st.empty(self.spent)
                st.emit(self.e_reshuffle, -1, deck.size(), 0, -1)
                return True
        return False

    def renewal(self, st: State) -> list[int]:
        return [card for card in st.zones[self.spent] if self.news(st.rules.cards[card]) is None]

    def fill(self, st: State, slot: int, who: int, fresh: bool) -> None:
        st.push(self.k_fill, who, slot, 1 if fresh else 0)
