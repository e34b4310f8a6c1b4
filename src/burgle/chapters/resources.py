"""Skill, Swords and Boots: what cards give for one turn, and what is left over is lost."""

from __future__ import annotations

from typing import Final

from burgle.chapters import events
from burgle.kernel.codes import D_DEEDS
from burgle.kernel.counts import Deeds
from burgle.kernel.effects import Cost, Effect
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Player, State

SKILL: Final = 0
SWORD: Final = 1
BOOT: Final = 2
NAMES: Final = ["skill", "sword", "boot"]


def amount(p: Player, what: int) -> int:
    """Say how much of a resource a player has."""
    return p.skill if what == SKILL else p.sword if what == SWORD else p.boot


def spend(st: State, p: Player, what: int, n: int) -> None:
    """Take what was paid; the caller has checked that it is there."""
    if what == SKILL:
        p.skill -= n
    elif what == SWORD:
        p.sword -= n
    else:
        p.boot -= n


class Gain(Effect):
    """Add to a pool of the turn."""

    __slots__ = ("what", "n", "made")

    def __init__(self, what: int, n: int, made: int) -> None:
        super().__init__(True)
        self.what = what
        self.n = n
        self.made = made

    def run(self, st: State, who: int, source: int) -> None:
        p = st.players[who]
        if self.what == SKILL:
            p.skill += self.n
        elif self.what == SWORD:
            p.sword += self.n
        else:
            p.boot += self.n
        if who == st.active:
            st.deeds[self.made] += self.n
            st.dirty |= D_DEEDS
        st.emit(events.GAIN, who, self.n, self.what, source)

    def whatever(self, st: State, who: int, source: int) -> bool:
        return True

    def say(self) -> Phrase:
        return Phrase(NAMES[self.what], self.n)

    def icons(self) -> list[str]:
        return [NAMES[self.what]] * self.n

    def text(self) -> str:
        return NAMES[self.what] + " " + str(self.n)

    def check(self, lint: Lint) -> None:
        lint.within(self.n, 1, 9, NAMES[self.what])


class ResourceCost(Cost):
    """Pay from a pool of the turn."""

    __slots__ = ("what", "banned", "held")

    def __init__(self, what: int, n: int, banned: int, held: list[int]) -> None:
        super().__init__(n)
        self.what = what
        self.banned = banned
        self.held = held

    def payable(self, st: State, p: Player, source: int) -> bool:
        if self.what == BOOT and st.deeds[self.banned]:
            return False
        return amount(p, self.what) - st.deeds[self.held[self.what]] >= self.n

    def pay(self, st: State, p: Player, code: int, source: int) -> None:
        spend(st, p, self.what, self.n)
        st.emit(events.PAID, p.seat, self.n, self.what, source)

    def say(self) -> Phrase:
        return Phrase("cost-" + NAMES[self.what], self.n)

    def text(self) -> str:
        return NAMES[self.what] + " " + str(self.n)

    def price(self) -> list[tuple[str, int]]:
        return [(NAMES[self.what], self.n)]


class Resources(Chapter):
    """The three pools of a turn."""

    __slots__ = ("made", "held", "banned")

    def build(self, rules: Rules) -> None:
        self.made = [rules.deed("made_" + name) for name in NAMES]
        self.held = [rules.deed("held_" + name) for name in NAMES]  # promised to a step under way
        self.banned = rules.deed("boots_banned")
        for name in NAMES:
            rules.resource(name, self)
        rules.words["skill"] = self.skill
        rules.words["sword"] = self.sword
        rules.words["boot"] = self.boot
        rules.costs["skill"] = self.skill_cost
        rules.costs["sword"] = self.sword_cost
        rules.costs["boot"] = self.boot_cost
        rules.counts["made"] = self.made_count

    def amount(self, st: State, p: Player, name: str) -> int:
        return p.skill if name == "skill" else p.sword if name == "sword" else p.boot

    def skill(self, r: Reader) -> Effect:
        """`skill N`: Skill for this turn"""
        return Gain(SKILL, r.number(1), self.made[SKILL])

    def sword(self, r: Reader) -> Effect:
        """`sword N`: Swords for this turn"""
        return Gain(SWORD, r.number(1), self.made[SWORD])

    def boot(self, r: Reader) -> Effect:
        """`boot N`: Boots for this turn"""
        return Gain(BOOT, r.number(1), self.made[BOOT])

    def skill_cost(self, r: Reader) -> Cost:
        """`pay skill N`"""
        return ResourceCost(SKILL, r.number(1), self.banned, self.held)

    def sword_cost(self, r: Reader) -> Cost:
        """`pay sword N`"""
        return ResourceCost(SWORD, r.number(1), self.banned, self.held)

    def boot_cost(self, r: Reader) -> Cost:
        """`pay boot N`"""
        return ResourceCost(BOOT, r.number(1), self.banned, self.held)

    def made_count(self, r: Reader) -> Deeds:
        """`made skill`: what was gained this turn, spent or not"""
        coins = list(r.rules.currency)
        what = r.one_of(NAMES + coins, "resource")
        if what >= len(NAMES):
            return Deeds("made " + coins[0], D_DEEDS, r.rules.d_coins)
        return Deeds("made " + NAMES[what], D_DEEDS, self.made[what])


def lose_leftovers(p: Player) -> None:
    """Let what was not used vanish at the end of the turn."""
    p.skill = 0
    p.sword = 0
    p.boot = 0
    p.hush = 0
