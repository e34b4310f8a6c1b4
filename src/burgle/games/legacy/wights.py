"""Ruins and Wights: a cube that hurts everybody waits where gold lies; and the attack as this rulebook has it."""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.bag import BLACK, COLOUR, HUNTER, NEUTRAL, Bag
from burgle.chapters.health import Health
from burgle.chapters.purse import gain_coins
from burgle.games.legacy.interns import Interns
from burgle.kernel.codes import D_DEEDS, IN
from burgle.kernel.counts import Count, Deeds, Keeps
from burgle.kernel.effects import Effect
from burgle.kernel.frames import FrameKind
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Frame, Player, State


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


class AfterKind(FrameKind):
    """The end of an attack: full meters knock out, and an empty bag ends the game."""

    __slots__ = ("bag",)

    def __init__(self, bag: DragonBag) -> None:
        super().__init__(False, False, public=True)
        self.bag = bag

    def run(self, st: State, f: Frame) -> None:
        st.stack.pop()
        for p in st.from_active():
            if p.damage >= self.bag.health.meter:
                self.bag.health.knock_out(st, p)
        if st.piles[self.bag.bag].size() == 0:
            st.emit(events.BAG_EMPTY, -1, 0, 0, -1)
            self.bag.knock_everybody_out(st)
        if not st.from_active() and not st.halt:  # a turn that is stopped has its clearing up still to come
            st.stack.clear()


class DragonBag(Bag):
    """The Dragon Bag: all cubes are drawn, then colours hurt, interns go home, black ones lie aside, Wights come last."""

    __slots__ = ("interns", "k_after", "gone")

    def __init__(self, health: Health, interns: Interns) -> None:
        super().__init__(health)
        self.interns = interns
        self.k_after = -1
        self.gone = -1

    def build(self, rules: Rules) -> None:
        super().build(rules)
        self.k_after = rules.frame(AfterKind(self))
        self.gone = rules.num("wights_gone")

    def attack(self, st: State, who: int, n: int, kind: int) -> None:
        super().attack(st, who, n, kind)
        frame = st.stack.pop()  # the shared attack draws cube by cube; here all are drawn before any acts
        bag = st.piles[self.bag]
        drawn = [bag.draw(st.chance) for _ in range(min(frame.a, bag.size()))]
        st.reveal()
        for cube in drawn:
            st.emit(events.CUBE, cube - COLOUR if COLOUR <= cube < NEUTRAL else -1, cube, 0, -1)
        for cube in drawn:
            if COLOUR <= cube < NEUTRAL:
                p = st.players[cube - COLOUR]
                if p.status == IN and p.damage < self.health.meter:
                    self.health.count_damage(st, p, -1)
                else:
                    p.supply += 1
        st.nums[self.interns.supply] += drawn.count(NEUTRAL)
        st.nums[self.health.black] += drawn.count(BLACK)
        for _ in range(drawn.count(HUNTER)):
            for p in st.from_active():
                if p.damage < self.health.meter:
                    self.health.take_cube(st, p)
                    self.health.count_damage(st, p, -1)
            st.nums[self.hunters if st.rules.params["wight_returns"] else self.gone] += 1
        st.push(self.k_after, who, 0, 0)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        pile = st.piles[self.bag]
        out["bag"] = {
            "black": pile.count(BLACK),
            "hunters": pile.count(HUNTER),
            "interns": pile.count(NEUTRAL),
            "seats": [self.cubes(st, p) for p in st.players],
        }
        out["hunters_in_area"] = st.nums[self.hunters]
        out["black_aside"] = st.nums[self.health.black]


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

    def __init__(self, locked: bool, bag: DragonBag) -> None:
        self.locked = locked
        self.bag = bag

    def build(self, rules: Rules) -> None:
        self.bit = rules.mark("ruin")
        self.lying = rules.zone("wights")
        self.supply = rules.num("wights_supply")
        self.looted = rules.player_num("looted", public=True)
        self.looted_now = rules.deed("looted_now")
        self.e_wight = rules.event("wight", "num")
        rules.words["wight"] = self.word
        rules.counts["looted"] = self.count
        rules.steps["place wights"] = PlaceWights(self)
        rules.on_enter.append(self)

    def word(self, r: Reader) -> Effect:
        """`wight N`: Wights from the supply into the bag, as many as are left"""
        return Wake(r.number(1), self)

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
        out["wights"] = [space.key for space in st.rules.spaces if lying[space.id]]
        out["wights_supply"] = st.nums[self.supply]
