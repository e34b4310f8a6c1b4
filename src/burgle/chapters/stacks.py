"""Shuffled piles of the reserve of which only the top card is seen and to be had."""

from __future__ import annotations

from burgle.chapters.reserve import Cover, Reserve
from burgle.kernel.phrase import Refusal
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Player, State


class Below(Cover):
    """Cards of a stack that lie below its top."""

    __slots__ = ("stacks",)

    def __init__(self, stacks: Stacks) -> None:
        self.stacks = stacks

    def refuse(self, st: State, card: int) -> Refusal | None:
        if st.piles[self.stacks.piles[self.stacks.stack_of[card]]].count(card):
            return Refusal("not_on_top", 0, 0, st.rules.cards[card].name)
        return None


class TurnUp(Step):
    """The piles are laid out, and the first card of every stack is turned up."""

    __slots__ = ("layout", "stacks")

    def __init__(self, layout: Step, stacks: Stacks) -> None:
        self.layout = layout
        self.stacks = stacks

    def run(self, st: State, who: int) -> None:
        self.layout.run(st, who)
        self.stacks.shuffle(st)


class Stacks(Chapter):
    """Every card of a stack counts as a pile of the reserve of its own, of which one at most is to be had."""

    __slots__ = ("reserve", "names", "kinds", "piles", "shown", "stack_of")

    def __init__(self, reserve: Reserve, names: list[str]) -> None:
        self.reserve = reserve
        self.names = names  # decks of cards, and what their being turned up is called
        self.kinds: list[list[int]] = []  # by stack: its cards
        self.stack_of: list[int] = []  # by card: its stack, -1 for none

    def build(self, rules: Rules) -> None:
        self.piles = [rules.pile(name, name + "s") for name in self.names]
        self.shown = [rules.event(name, "card") for name in self.names]
        rules.steps["lay out reserve"] = TurnUp(rules.steps["lay out reserve"], self)
        rules.on_acquire.append(self)

    def check(self, rules: Rules) -> None:
        self.stack_of = [self.names.index(card.deck) if card.deck in self.names else -1 for card in rules.cards]
        self.kinds = [[card.id for card in rules.cards if card.deck == name] for name in self.names]
        self.reserve.cover = Below(self)
        for kinds in self.kinds:
            self.reserve.piles.extend(kinds)
            self.reserve.stacked.extend(kinds)

    def shuffle(self, st: State) -> None:
        """Shuffle the stacks, and turn the first card of each up."""
        reserve = self.reserve
        stock = st.zones[reserve.stock][:]
        for at, card in enumerate(reserve.piles):
            if self.stack_of[card] >= 0:
                st.piles[self.piles[self.stack_of[card]]].mix_in([card] * stock[at])
                stock[at] = 0
        st.zones[reserve.stock] = stock
        for stack in range(len(self.names)):
            self.turn_up(st, stack)

    def acquired(self, st: State, p: Player, card: int) -> None:
        if self.stack_of[card] >= 0:
            self.turn_up(st, self.stack_of[card])

    def turn_up(self, st: State, stack: int) -> None:
        """Turn the next card of a stack up."""
        pile = st.piles[self.piles[stack]]
        if pile.size():
            card = pile.draw(st.chance)
            at = self.reserve.piles.index(card)
            st.put(self.reserve.stock, at, st.zones[self.reserve.stock][at] + 1)
            st.reveal()
            st.emit(self.shown[stack], -1, card, 0, -1)

    def on_top(self, st: State, stack: int) -> int:
        """Give the card of a stack that is to be had; -1 for none."""
        for card in self.kinds[stack]:
            if st.zones[self.reserve.stock][self.reserve.piles.index(card)]:
                return card
        return -1

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        out["stacks"] = {name: st.piles[self.piles[stack]].size() for stack, name in enumerate(self.names)}
