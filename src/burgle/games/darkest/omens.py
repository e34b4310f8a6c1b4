"""Omens: Arrive texts that give their card a Dragon Attack symbol, if something holds when it arrives (L2-147)."""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.refill import LastingRow
from burgle.kernel.codes import IN
from burgle.kernel.counts import Count
from burgle.kernel.effects import Effect
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Player, State


class Symbol(Effect):
    """The card that just arrived counts as bearing the symbol, for this one attack."""

    __slots__ = ("omens",)

    def __init__(self, omens: Omens) -> None:
        super().__init__(True)
        self.omens = omens

    def run(self, st: State, who: int, source: int) -> None:
        if source in st.zones[self.omens.row.fresh]:  # one that was added to the row attacks nobody (L2-116)
            st.nums[self.omens.foretold] = 1
            st.emit(self.omens.e_omen, -1, source, 0, -1)

    def say(self) -> Phrase:
        return Phrase("symbol")

    def icons(self) -> list[str]:
        return ["attack"]

    def text(self) -> str:
        return "symbol"


class Anyone(Count):
    """How much of something that player on the clock has who has most of it."""

    __slots__ = ("what",)

    def __init__(self, what: Count) -> None:
        super().__init__("anyone " + what.name, what.waits_for)
        self.what = what

    def value(self, st: State, p: Player, source: int) -> int:
        most = 0
        for other in st.players:
            if other.status == IN:
                most = max(most, self.what.value(st, other, source))
        return most


class OmenAttack(Step):
    """One attack follows if any new card shows the symbol, or has come with an omen."""

    __slots__ = ("omens", "plain")

    def __init__(self, omens: Omens, plain: Step) -> None:
        self.omens = omens
        self.plain = plain

    def run(self, st: State, who: int) -> None:
        row = self.omens.row
        foretold = st.nums[self.omens.foretold]
        st.nums[self.omens.foretold] = 0
        symbols = any(st.rules.cards[card].attack for card in st.zones[row.fresh])
        if st.rules.params["attacks"] > 1 and (foretold or symbols):
            st.nums[self.omens.struck] = 1
        if foretold and not symbols:
            st.empty(row.fresh)
            row.bag.attack(st, who, row.strength(st), events.ATTACK)
        else:
            self.plain.run(st, who)


class AttackAgain(Step):
    """Where a rule says so, what brings an attack brings a second one (L2-144)."""

    __slots__ = ("omens",)

    def __init__(self, omens: Omens) -> None:
        self.omens = omens

    def run(self, st: State, who: int) -> None:
        struck = st.nums[self.omens.struck]
        st.nums[self.omens.struck] = 0
        if struck and st.rules.params["attacks"] > 1 and st.from_active():
            row = self.omens.row
            row.bag.attack(st, who, row.strength(st), events.ATTACK)


class Omens(Chapter):
    """Symbols under a condition."""

    __slots__ = ("row", "foretold", "struck", "e_omen")

    def __init__(self, row: LastingRow) -> None:
        self.row = row

    def build(self, rules: Rules) -> None:
        self.foretold = rules.num("foretold")
        self.struck = rules.num("struck")  # there was an attack in this refill
        self.e_omen = rules.event("omen", "card")
        rules.words["symbol"] = self.symbol_word
        rules.counts["anyone"] = self.anyone
        rules.steps["attack"] = OmenAttack(self, rules.steps["attack"])
        rules.steps["attack again"] = AttackAgain(self)

    def check(self, rules: Rules) -> None:
        for card in rules.cards:
            if card.arrive is not None and "symbol" in card.arrive.text():
                self.row.kept_back.append(card.id)  # not in the starting row either (L2-040)

    def symbol_word(self, r: Reader) -> Effect:
        """`symbol`: in Arrive text, the card counts as bearing a Dragon Attack symbol"""
        return Symbol(self)

    def anyone(self, r: Reader) -> Count:
        """`anyone COUNT`: the same of whoever on the clock has most"""
        return Anyone(r.count())
