"""The Adventure Row with its Events: news that happen to everybody, lie nowhere, and may come back."""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.bag import Bag
from burgle.chapters.rage import Rage
from burgle.chapters.row import Row
from burgle.kernel.codes import IN
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

    __slots__ = ("news",)

    def __init__(self, news: News) -> None:
        self.news = news

    def run(self, st: State, who: int) -> None:
        st.push(self.news.k_refill_all, who, 0, 0)


class RefillAllKind(FrameKind):
    """A refill in progress; what arrives or happens takes effect before the next card."""

    __slots__ = ("news",)

    def __init__(self, news: News) -> None:
        super().__init__(False, False, public=True)
        self.news = news

    def run(self, st: State, f: Frame) -> None:
        if not st.from_active():
            st.drop_all()  # nobody is left to whom anything could happen
        elif -1 not in st.row or not self.news.ready(st):
            st.stack.pop()
        else:
            self.news.fill(st, st.row.index(-1), f.who, True)


class FillKind(FrameKind):
    """One slot (`a`) to be filled: Events happen until a card comes that stays; `b` says whether it may attack.

    While a text is being carried out, `items` holds its card and the next step, whoever is knocked out by the last one; in
    a family of rulebooks also which text that was, for one of its own steps may lay another one over it.
    """

    __slots__ = ("news",)

    def __init__(self, news: News) -> None:
        super().__init__(False, False, public=True)
        self.news = news

    def run(self, st: State, f: Frame) -> None:
        if not st.from_active():
            st.stack.pop()
            return
        if f.items:
            self.next_step(st, f)
            return
        if not self.news.ready(st):
            st.stack.pop()
            return
        deck = st.piles[self.news.deck]
        card = deck.draw(st.chance)
        kind = st.rules.cards[card]
        st.reveal()
        if "event" in kind.moments:
            st.add(self.news.spent, [card])
            st.emit(self.news.e_event, -1, card, 0, -1)
            f.items = begun(st, card, kind.moments["event"])
            return
        st.row[f.a] = card
        if f.b:
            st.add(self.news.fresh, [card])
        st.emit(events.REVEAL, -1, card, f.a, -1)
        if kind.arrive is not None:
            f.items = begun(st, card, kind.arrive)
        else:
            st.stack.pop()

    def outlasts(self, st: State, f: Frame) -> bool:
        return bool(f.items)

    def next_step(self, st: State, f: Frame) -> None:
        """Carry out one step of an Event, or of the Arrive text of the card that took the slot."""
        card, at = f.items[0], f.items[1]
        kind = st.rules.cards[card]
        happens = "event" in kind.moments
        text = kind.moments["event"] if happens else kind.arrive
        if len(f.items) > 2:
            text = st.rules.effects[f.items[2]]
        assert text is not None
        steps = text.steps if isinstance(text, Seq) else [text]
        f.items = [card, at + 1, *f.items[2:]] if at + 1 < len(steps) else []
        if not f.items and not happens:
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


class News(Row):
    """The row; its deck is made anew from the cards that were spent, and never ends the game."""

    __slots__ = ("k_refill_all", "k_fill", "e_event", "e_reshuffle")

    def __init__(self, name: str, bag: Bag, rage: Rage, extra: list[str]) -> None:
        super().__init__(name, bag, rage, True, extra)
        self.goes_on = True

    def build(self, rules: Rules) -> None:
        super().build(rules)
        self.k_refill_all = rules.frame(RefillAllKind(self))
        self.k_fill = rules.frame(FillKind(self))
        self.e_event = rules.event("event", "card")
        self.e_reshuffle = rules.event("reshuffle", "num")
        rules.words["attack"] = self.attack_word
        rules.steps["refill"] = RefillRow(self)

    def attack_word(self, r: Reader) -> Effect:
        """`attack`: the dragon attacks now"""
        return Strike(self)

    def opens(self, st: State, card: int) -> bool:
        kind = st.rules.cards[card]
        return not kind.attack and "event" not in kind.moments

    def ready(self, st: State) -> bool:
        """Say whether there is a card to deal, shuffling the spent ones if the deck is empty.

        What holds nothing but Events is not shuffled: they would happen again and again, and no slot would be filled.
        """
        deck = st.piles[self.deck]
        if deck.size():
            return True
        for card in st.zones[self.spent]:
            if "event" not in st.rules.cards[card].moments:
                deck.hold(st.zones[self.spent])
                st.empty(self.spent)
                st.emit(self.e_reshuffle, -1, deck.size(), 0, -1)
                return True
        return False

    def renewal(self, st: State) -> list[int]:
        return [card for card in st.zones[self.spent] if "event" not in st.rules.cards[card].moments]

    def fill(self, st: State, slot: int, who: int, fresh: bool) -> None:
        st.push(self.k_fill, who, slot, 1 if fresh else 0)
