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


def owner_of(cube: int) -> int:
    """Say whose colour a cube has: a seat, or -1 for black, hunters and neutral ones."""
    return cube - COLOUR if COLOUR <= cube < NEUTRAL else -1


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
            st.drop_all()


class SettleKind(FrameKind):
    """All cubes of an attack are on the table and have acted: full meters knock out, and an empty bag ends the game."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Bag) -> None:
        super().__init__(False, False, public=True)
        self.chapter = chapter

    def run(self, st: State, f: Frame) -> None:
        st.stack.pop()
        self.settle(st)

    def settle(self, st: State) -> None:
        """Carry out the end of an attack."""
        bag = self.chapter
        for p in st.from_active():
            if p.damage >= bag.health.meter:
                bag.health.knock_out(st, p)
        if st.piles[bag.bag].size() == 0:
            st.emit(events.BAG_EMPTY, -1, 0, 0, -1)
            bag.knock_everybody_out(st)
        if st.nobody_in() and not st.halt:  # a turn that is stopped has its clearing up still to come
            st.drop_all()


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
    """The bag from which an attack draws: cube by cube, each acting before the next, or all of them before any acts.

    Black cubes lie aside and colours hurt; whatever else is in the bag is the business of the chapter that put it there.
    """

    __slots__ = (
        "health", "at_once", "go_home", "kept_aside", "neutral", "settling", "bag", "hunters", "k_attack", "k_settle",
    )  # fmt: skip

    def __init__(self, health: Health, at_once: bool = False, go_home: bool = False, neutral: str = "") -> None:
        self.health = health
        self.at_once = at_once  # all cubes are drawn before any acts
        self.go_home = go_home  # cubes that hurt nobody any more go back to their supply ...
        self.kept_aside = False  # ... but for those of who is out already
        self.neutral = neutral  # what the neutral cubes are called; "": there are none
        self.settling = SettleKind(self)  # the end of an attack that draws all at once
        self.bag = -1
        self.hunters = -1
        self.k_attack = -1
        self.k_settle = -1

    def build(self, rules: Rules) -> None:
        self.bag = rules.pile("bag", "bag", NEUTRAL + 1, COLOUR)
        self.hunters = rules.num("hunters_in_area")
        self.k_attack = rules.frame(AttackKind(self))
        if self.at_once:
            self.k_settle = rules.frame(self.settling)
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
        if self.at_once:
            self.haul(st, who, n)
        else:
            st.push(self.k_attack, who, n, n)

    def draws(self, st: State, n: int) -> int:
        """Say how many cubes an attack draws that would draw so many."""
        for chapter in st.rules.on_draws:
            n = chapter.attack_draws(st, n)
        return max(0, n)

    def drawn(self, st: State, cube: int) -> None:
        """Carry out one drawn cube before the next is drawn."""
        owner = owner_of(cube)
        st.emit(events.CUBE, owner, cube, 0, -1)
        if cube == BLACK:
            st.nums[self.health.black] += 1
        elif owner >= 0:
            p = st.players[owner]
            if p.status == IN:
                self.health.drawn(st, p)
            else:
                self.unhurt(p)
        for chapter in st.rules.on_cube:
            chapter.cube_drawn(st, cube)

    def haul(self, st: State, who: int, n: int) -> None:
        """Draw all cubes of an attack, then carry them out: colours first, then what is neither black nor coloured."""
        bag = st.piles[self.bag]
        drawn = [bag.draw(st.chance) for _ in range(min(n, bag.size()))]
        st.reveal()  # now, not when all is settled: somebody may be asked to react in between
        for cube in drawn:
            st.emit(events.CUBE, owner_of(cube), cube, 0, -1)
        for cube in drawn:
            owner = owner_of(cube)
            if cube == BLACK:
                st.nums[self.health.black] += 1
            elif owner >= 0:
                p = st.players[owner]
                if p.status == IN and p.damage < self.health.meter:
                    self.health.drawn_at_once(st, p)
                else:
                    self.unhurt(p)
        st.push(self.k_settle, who, 0, 0)
        for cube in drawn:
            for chapter in st.rules.on_cube:
                chapter.cube_drawn(st, cube)

    def unhurt(self, p: Player) -> None:
        """Put a cube away whose owner cannot be hurt any more."""
        if self.go_home and (p.status == IN or not self.kept_aside):
            p.supply += 1
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
        inside: dict[str, object] = {"black": pile.count(BLACK), "hunters": pile.count(HUNTER)}
        if self.neutral:
            inside[self.neutral] = pile.count(NEUTRAL)
        inside["seats"] = [self.cubes(st, p) for p in st.players]
        out["bag"] = inside
        out["hunters_in_area"] = st.nums[self.hunters]
        out["black_aside"] = st.nums[self.health.black]
