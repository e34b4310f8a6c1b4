"""The Health Meter cube by cube: the highest one comes off first, whatever its colour."""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.health import Fate, Heal, Health, Hurt
from burgle.kernel.codes import D_WEALTH, IN
from burgle.kernel.effects import Effect
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Rules
from burgle.kernel.state import Player, State


class Mend(Heal):
    """Take damage off; nobody may choose it who has none."""

    __slots__ = ()

    def possible(self, st: State, who: int, source: int) -> bool:
        return st.players[who].damage > 0

    def whatever(self, st: State, who: int, source: int) -> bool:
        return st.players[who].damage > 0  # else the price itself may hurt


class Blow(Hurt):
    """Take damage; nobody may choose it whom it would knock out, or who has no cube for it."""

    __slots__ = ()

    def possible(self, st: State, who: int, source: int) -> bool:
        return self.chapter.can_choose(st, st.players[who], self.n)

    def bearable(self, st: State, who: int, source: int) -> bool:
        return self.chapter.can_choose(st, st.players[who], self.n)


class Meter(Health):
    """A meter that remembers which of its spaces hold black cubes, and which only a marker."""

    __slots__ = ("black_at", "bare_at")

    def __init__(self, fate: Fate) -> None:
        super().__init__(fate)
        self.black_at = -1
        self.bare_at = -1

    def build(self, rules: Rules) -> None:
        super().build(rules)
        self.black_at = rules.player_num("black_on_meter", public=True)  # bits, the lowest space first
        self.bare_at = rules.player_num("bare_on_meter", public=True)

    def hurt_word(self, r: Reader) -> Effect:
        """`hurt N`: take damage, like it or not"""
        return Blow(r.number(1), self)

    def heal_word(self, r: Reader) -> Effect:
        """`heal N`: take damage off"""
        return Mend(r.number(1), self)

    def take_cube(self, st: State, p: Player) -> None:
        if p.supply == 0:
            p.nums[self.black_at if st.nums[self.black] else self.bare_at] |= 1 << p.damage
        super().take_cube(st, p)

    def heal(self, st: State, p: Player, n: int, source: int) -> None:
        n = min(n, p.damage)
        if p.status != IN or n == 0:
            return
        for _ in range(n):
            p.damage -= 1
            bit = 1 << p.damage
            if p.nums[self.black_at] & bit:
                p.nums[self.black_at] ^= bit
                p.stand_ins -= 1
                st.nums[self.black] += 1
            elif p.nums[self.bare_at] & bit:
                p.nums[self.bare_at] ^= bit
                p.unmarked -= 1
            else:
                p.supply += 1
        st.dirty |= D_WEALTH
        st.emit(events.HEAL, p.seat, n, 0, source)
