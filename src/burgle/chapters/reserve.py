"""The reserve: cards that are the same in every game, and an enemy that never stays down."""

from __future__ import annotations

from burgle.chapters import events
from burgle.kernel.dials import dial, turned
from burgle.kernel.effects import Effect
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Player, State


class Flip(Effect):
    """Turn the reserve's enemy over, for the rest of the game."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Reserve) -> None:
        super().__init__(True)
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        other = st.rules.cards[st.nums[self.chapter.enemy]].flips_to
        if other >= 0:
            st.nums[self.chapter.enemy] = other
            st.emit(events.FLIP, -1, other, 0, source)

    def say(self) -> Phrase:
        return Phrase("flip", 0, [self.chapter.front, self.chapter.back])

    def icons(self) -> list[str]:
        return ["flip"]

    def text(self) -> str:
        return "flip"


class Cover:
    """What keeps cards of the reserve from being had though they are there."""

    __slots__ = ()

    def refuse(self, st: State, card: int) -> Refusal | None:
        """Say why a card cannot be had now; None if there is none."""
        raise NotImplementedError


class LayOut(Step):
    """The piles are laid out."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Reserve) -> None:
        self.chapter = chapter

    def run(self, st: State, who: int) -> None:
        st.add(self.chapter.stock, [st.rules.cards[card].copies + self.chapter.more for card in self.chapter.piles])
        st.nums[self.chapter.enemy] = self.chapter.first


class Reserve(Chapter):
    """The reserve's piles and its enemy."""

    __slots__ = ("more", "called", "dial", "piles", "stacked", "cover", "stock", "enemy", "first", "front", "back")

    def __init__(self, more: int = 0, called: str = "") -> None:
        self.more = more  # cards added to each pile
        self.called = called  # what standing text calls the price of its enemy; "": it cannot be turned
        self.dial = -1
        self.piles: list[int] = []
        self.stacked: list[int] = []  # of these, what lies face down in a stack until it is turned up
        self.cover: Cover | None = None  # what else lies on those
        self.first = -1
        self.front = ""
        self.back = ""

    def build(self, rules: Rules) -> None:
        self.stock = rules.zone("reserve", size=12)
        self.enemy = rules.num("reserve_enemy")
        if self.called:
            self.dial = dial(rules, self.called)
        rules.words["flip"] = self.flip
        rules.steps["lay out reserve"] = LayOut(self)

    def check(self, rules: Rules) -> None:
        for card in rules.cards:
            if card.deck == "reserve":
                if card.fight >= 0:
                    self.first = card.id
                    self.front = card.name
                    self.back = rules.cards[card.flips_to].name if card.flips_to >= 0 else ""
                else:
                    self.piles.append(card.id)

    def strength(self, st: State, p: Player, card: int) -> int:
        """Say how many Swords an enemy takes now; standing text may turn that of its own, but to no less than one."""
        n = st.rules.cards[card].fight
        return n if self.dial < 0 or card != st.nums[self.enemy] else max(1, turned(st, p, self.dial, n))

    def gone(self, st: State, card: int) -> Refusal:
        """Say why a card of the reserve cannot be had."""
        name = st.rules.cards[card].name
        if card in self.stacked and self.cover is not None:
            return self.cover.refuse(st, card) or Refusal("pile_empty", 0, 1, name)
        return Refusal("pile_empty", 0, 1, name)

    def flip(self, r: Reader) -> Effect:
        """`flip`: the enemy of the reserve is turned over"""
        return Flip(self)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        stock = st.zones[self.stock]
        cards, piles = st.rules.cards, self.piles
        out["reserve"] = {
            cards[piles[i]].key: stock[i]
            for i in range(len(stock))
            if stock[i] or (piles[i] not in self.stacked and cards[piles[i]].copies)  # of what is sealed nobody knows
        }
        enemy = st.nums[self.enemy]
        out["reserve_enemy"] = st.rules.cards[enemy].key if stock and enemy >= 0 else None
