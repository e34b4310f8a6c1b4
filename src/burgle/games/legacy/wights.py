"""Ruins and Wights: a cube that hurts everybody waits where gold lies."""

from __future__ import annotations

from burgle.chapters.bag import HUNTER, Bag
from burgle.chapters.purse import gain_coins
from burgle.kernel.codes import D_DEEDS
from burgle.kernel.counts import Count, Deeds, Keeps
from burgle.kernel.effects import Effect
from burgle.kernel.forms import AMOUNTS
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.refs import SPACE
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Player, State


class Wake(Effect):
    """Wights from the supply go into the Dragon Bag, as many as are left."""

    __slots__ = ("n", "ruins")

    def __init__(self, n: int, ruins: Ruins) -> None:
        super().__init__(True)
        self.n = n
        self.ruins = ruins

    def run(self, st: State, who: int, source: int) -> None:
        n = min(self.n, st.nums[self.ruins.supply])
        st.nums[self.ruins.supply] -= n
        if n:
            self.ruins.into_bag(st, -1, n)

    def say(self) -> Phrase:
        return Phrase("wight", self.n)

    def icons(self) -> list[str]:
        return ["wight"] * self.n

    def text(self) -> str:
        return "wight " + str(self.n)

    def check(self, lint: Lint) -> None:
        lint.within(self.n, 1, 3, "Wights")


class PlaceWights(Step):
    """One Wight lies on every ruin; the others are the supply."""

    __slots__ = ("ruins",)

    def __init__(self, ruins: Ruins) -> None:
        self.ruins = ruins

    def run(self, st: State, who: int) -> None:
        left = 0 if self.ruins.locked else st.rules.params["wights"]
        lying: list[int] = []
        for space in st.rules.spaces:
            lying.append(1 if left and space.marks & self.ruins.bit and space.exits else 0)
            left -= lying[-1]
        st.add(self.ruins.lying, lying)
        st.nums[self.ruins.supply] = left


class Ruins(Chapter):
    """Ruins and the Wights that lie on them."""

    __slots__ = ("locked", "bag", "bit", "lying", "supply", "looted", "looted_now", "e_wight")

    def __init__(self, locked: bool, bag: Bag) -> None:
        self.locked = locked
        self.bag = bag

    def build(self, rules: Rules) -> None:
        self.bit = rules.mark("ruin")
        self.lying = rules.zone("wights", AMOUNTS, SPACE)
        self.supply = rules.num("wights_supply")
        self.looted = rules.player_num("looted", public=True)
        self.looted_now = rules.deed("looted_now")
        self.e_wight = rules.event("wight", "num")
        rules.words["wight"] = self.word
        rules.counts["looted"] = self.count
        rules.steps["place wights"] = PlaceWights(self)
        rules.enters(self, "ruin")
        rules.on_raze.append(self)

    def word(self, r: Reader) -> Effect:
        """`wight N`: Wights from the supply into the bag, as many as are left"""
        return Wake(r.number(1), self)

    def razed(self, st: State, room: int) -> None:
        if st.zones[self.lying]:
            st.put(self.lying, room, 0)

    def count(self, r: Reader) -> Count:
        """`looted`, `looted now`: ruins from which you sent a Wight to the bag, in all or this turn"""
        if r.accept("now"):
            return Deeds("looted now", D_DEEDS, self.looted_now)
        return Keeps("looted", D_DEEDS, self.looted)

    def into_bag(self, st: State, who: int, n: int) -> None:
        """Put Wights into the bag."""
        st.piles[self.bag.bag].mix_in([HUNTER] * n)
        st.emit(self.e_wight, who, n, 0, -1)

    def entered(self, st: State, p: Player, room: int) -> None:
        if st.zones[self.lying][room]:
            st.put(self.lying, room, st.zones[self.lying][room] - 1)
            self.into_bag(st, p.seat, 1)
            p.nums[self.looted] += 1
            if p.seat == st.active:
                st.deeds[self.looted_now] += 1
            gain_coins(st, p, st.rules.params["ruin_gold"], -1)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        lying = st.zones[self.lying]
        out["wights"] = [space.key for space in st.rules.spaces if lying and lying[space.id]]
        out["wights_supply"] = st.nums[self.supply]


class Wights(Chapter):
    """Wights that come out of the bag: they hurt everybody, after all colours."""

    __slots__ = ("bag", "gone")

    def __init__(self, bag: Bag) -> None:
        self.bag = bag
        self.gone = -1

    def build(self, rules: Rules) -> None:
        self.gone = rules.num("wights_gone")
        rules.on_cube.append(self)

    def cube_drawn(self, st: State, cube: int) -> None:
        if cube == HUNTER:
            for p in st.from_active():
                self.bag.health.scare(st, p)
            st.nums[self.bag.hunters if st.rules.params["wight_returns"] else self.gone] += 1
