"""The Reserve with its Mysterious Tomes: one shuffled pile of which only the top card is seen and sold."""

from __future__ import annotations

from burgle.chapters.reserve import LayOut, Reserve
from burgle.kernel.phrase import Refusal
from burgle.kernel.rules import Rules
from burgle.kernel.state import State


class LayOutTomes(LayOut):
    """The piles are laid out, and the first Tome is turned up."""

    __slots__ = ("tomes",)

    def __init__(self, tomes: Tomes) -> None:
        super().__init__(tomes)
        self.tomes = tomes

    def run(self, st: State, who: int) -> None:
        super().run(st, who)
        pile = st.piles[self.tomes.pile]
        stock = st.zones[self.tomes.stock][:]
        for at, card in enumerate(self.tomes.piles):
            if card in self.tomes.kinds:
                pile.mix_in([card] * stock[at])
                stock[at] = 0
        st.zones[self.tomes.stock] = stock
        self.tomes.turn_up(st)


class Tomes(Reserve):
    """Reserve piles; every kind of Tome counts as a pile of its own, of which one card at most is to be had."""

    __slots__ = ("kinds", "pile", "e_tome")

    def __init__(self) -> None:
        super().__init__()
        self.kinds: list[int] = []

    def build(self, rules: Rules) -> None:
        super().build(rules)
        self.pile = rules.pile("tome", "tomes")
        self.e_tome = rules.event("tome", "card")
        rules.steps["lay out reserve"] = LayOutTomes(self)

    def check(self, rules: Rules) -> None:
        super().check(rules)
        self.kinds = [card.id for card in rules.cards if card.deck == "tome"]
        self.piles.extend(self.kinds)

    def gone(self, st: State, card: int) -> Refusal:
        if card in self.kinds and st.piles[self.pile].count(card):
            return Refusal("not_on_top", 0, 0, st.rules.cards[card].name)
        return super().gone(st, card)

    def taken(self, st: State, card: int) -> None:
        if card in self.kinds:
            self.turn_up(st)

    def turn_up(self, st: State) -> None:
        """Turn the next Tome of the pile up."""
        pile = st.piles[self.pile]
        if pile.size():
            card = pile.draw(st.chance)
            at = self.piles.index(card)
            st.put(self.stock, at, st.zones[self.stock][at] + 1)
            st.reveal()
            st.emit(self.e_tome, -1, card, 0, -1)

    def on_top(self, st: State) -> int:
        """Give the Tome that is to be had; -1 for none."""
        for at, card in enumerate(self.piles):
            if card in self.kinds and st.zones[self.stock][at]:
                return card
        return -1

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        stock = st.zones[self.stock]
        cards = st.rules.cards
        out["reserve"] = {
            cards[self.piles[i]].key: stock[i] for i in range(len(stock)) if stock[i] or self.piles[i] not in self.kinds
        }
        enemy = st.nums[self.enemy]
        out["reserve_enemy"] = cards[enemy].key if enemy >= 0 else None
        out["tomes_left"] = st.piles[self.pile].size()
