"""The bag and the attacks: all noise goes in, cubes come out, and colours hurt."""

from __future__ import annotations

from typing import Final

from burgle.chapters import events
from burgle.chapters.health import Health
from burgle.kernel.codes import IN
from burgle.kernel.effects import Effect
from burgle.kernel.frames import FrameKind
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Frame, Player, State

BLACK: Final = 0
HUNTER: Final = 1  # a cube that hurts everybody and comes back
COLOUR: Final = 2  # cubes of seat s are COLOUR + s
NEUTRAL: Final = 64  # a cube of nobody's that hurts nobody


class BlackBack(Effect):
    """Black cubes that were set aside go back in the bag, as many as there are."""

    __slots__ = ("n", "chapter")

    def __init__(self, n: int, chapter: Bag) -> None:
        super().__init__(True)
        self.n = n
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        n = min(self.n, st.nums[self.chapter.health.black])
        st.nums[self.chapter.health.black] -= n
        st.piles[self.chapter.bag].mix_in([BLACK] * n)
        st.emit(events.BLACK, who, n, 0, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        return st.nums[self.chapter.health.black] > 0 or not st.rules.binding

    def say(self) -> Phrase:
        return Phrase("black", self.n)

    def icons(self) -> list[str]:
        return ["black"] * self.n

    def text(self) -> str:
        return "black " + str(self.n)

    def check(self, lint: Lint) -> None:
        lint.within(self.n, 1, 12, "black cubes")


class AttackKind(FrameKind):
    """An attack in progress: `a` cubes are still to be drawn."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Bag) -> None:
        super().__init__(False, False, public=True)
        self.chapter = chapter

    def run(self, st: State, f: Frame) -> None:
        bag = st.piles[self.chapter.bag]
        if f.a and bag.size():
            f.a -= 1
            self.chapter.drawn(st, bag.draw(st.chance))
            return
        st.stack.pop()
        st.reveal()
        if bag.size() == 0:
            st.emit(events.BAG_EMPTY, -1, 0, 0, -1)
            self.chapter.knock_everybody_out(st)
        if st.nobody_in():
            st.stack.clear()


class FillBag(Step):
    """At set-up the bag holds the black cubes, and every player a supply."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Bag) -> None:
        self.chapter = chapter

    def run(self, st: State, who: int) -> None:
        st.piles[self.chapter.bag].mix_in([BLACK] * st.rules.params["black"])
        for p in st.players:
            p.supply = st.rules.params["cubes"]


class Bag(Chapter):
    """The bag from which an attack draws."""

    __slots__ = ("health", "bag", "hunters", "k_attack")

    def __init__(self, health: Health) -> None:
        self.health = health
        self.bag = -1
        self.hunters = -1
        self.k_attack = -1

    def build(self, rules: Rules) -> None:
        self.bag = rules.pile("bag", "bag")
        self.hunters = rules.num("hunters_in_area")
        self.k_attack = rules.frame(AttackKind(self))
        rules.words["black"] = self.word
        rules.steps["fill bag"] = FillBag(self)

    def word(self, r: Reader) -> Effect:
        """`black N`: black cubes that were drawn go back into the bag"""
        return BlackBack(r.number(1), self)

    def attack(self, st: State, who: int, n: int, kind: int) -> None:
        """Put the area into the bag and begin to draw."""
        noise: list[int] = []
        for p in st.players:
            noise.extend([COLOUR + p.seat] * p.area)
            p.area = 0
        noise.extend([HUNTER] * st.nums[self.hunters])
        st.nums[self.hunters] = 0
        st.piles[self.bag].mix_in(noise)
        st.emit(kind, who, n, 0, -1)
        st.push(self.k_attack, who, n, n)

    def drawn(self, st: State, cube: int) -> None:
        """Carry out one drawn cube."""
        st.emit(events.CUBE, cube - COLOUR if cube >= COLOUR else -1, cube, 0, -1)
        if cube == BLACK:
            st.nums[self.health.black] += 1
        elif cube == HUNTER:
            st.nums[self.hunters] += 1
            for p in st.from_active():
                self.health.hurt(st, p, 1, -1)
        else:
            p = st.players[cube - COLOUR]
            if p.status == IN:
                self.health.mark(st, p, -1)
            else:
                p.aside += 1

    def knock_everybody_out(self, st: State) -> None:
        """End it for everybody still inside."""
        for p in st.from_active():
            self.health.knock_out(st, p)

    def cubes(self, st: State, p: Player) -> int:
        """Count a player's cubes in the bag."""
        return st.piles[self.bag].count(COLOUR + p.seat)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        pile = st.piles[self.bag]
        out["bag"] = {
            "black": pile.count(BLACK),
            "hunters": pile.count(HUNTER),
            "seats": [self.cubes(st, p) for p in st.players],
        }
        out["hunters_in_area"] = st.nums[self.hunters]
        out["black_aside"] = st.nums[self.health.black]
