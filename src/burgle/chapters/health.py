"""Health: damage fills the meter, healing empties it, a full meter knocks out."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from burgle.chapters import events
from burgle.chapters.entering import depart
from burgle.kernel.codes import D_WEALTH, IN, LOST, RESCUED
from burgle.kernel.counts import Count
from burgle.kernel.effects import Cost, Effect
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Player, State


class Hurt(Effect):
    """Take damage, like it or not."""

    __slots__ = ("n", "chapter")

    def __init__(self, n: int, chapter: Health) -> None:
        super().__init__(True)
        self.n = n
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        self.chapter.hurt(st, st.players[who], self.n, source)

    def say(self) -> Phrase:
        return Phrase("hurt", self.n)

    def icons(self) -> list[str]:
        return ["damage"] * self.n

    def text(self) -> str:
        return "hurt " + str(self.n)

    def check(self, lint: Lint) -> None:
        lint.within(self.n, 1, 5, "damage")


class Heal(Effect):
    """Take damage off."""

    __slots__ = ("n", "chapter")

    def __init__(self, n: int, chapter: Health) -> None:
        super().__init__(True)
        self.n = n
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        self.chapter.heal(st, st.players[who], self.n, source)

    def say(self) -> Phrase:
        return Phrase("heal", self.n)

    def icons(self) -> list[str]:
        return ["heal"] * self.n

    def text(self) -> str:
        return "heal " + str(self.n)

    def check(self, lint: Lint) -> None:
        lint.within(self.n, 1, 10, "healing")


class Pain(Cost):
    """Pay with damage that the player chooses to take."""

    __slots__ = ("chapter",)

    def __init__(self, n: int, chapter: Health) -> None:
        super().__init__(n)
        self.chapter = chapter

    def payable(self, st: State, p: Player, source: int) -> bool:
        return self.chapter.can_choose(st, p, self.n)

    def pay(self, st: State, p: Player, code: int, source: int) -> None:
        self.chapter.choose(st, p, self.n)

    def say(self) -> Phrase:
        return Phrase("cost-hurt", self.n)

    def text(self) -> str:
        return "hurt " + str(self.n)

    def price(self) -> list[tuple[str, int]]:
        return [("damage", self.n)]


class Damage(Count):
    """Damage on the meter now."""

    __slots__ = ()

    def value(self, st: State, p: Player, source: int) -> int:
        return p.damage


@mypyc_attr(allow_interpreted_subclasses=True)
class Fate:
    """What becomes of a player who is knocked out: each rulebook has its own idea of safe ground."""

    __slots__ = ("stays", "artifact")

    def __init__(self, stays: bool) -> None:
        self.stays = stays  # the pawn is left lying where it fell
        self.artifact = -1

    def build(self, rules: Rules) -> None:
        """Remember what the judgement needs."""
        self.artifact = rules.tag("artifact")

    def safe(self, st: State, p: Player) -> bool:
        """Say whether the place is one from which somebody drags the player home."""
        raise NotImplementedError

    def status(self, st: State, p: Player) -> int:
        """Judge: without an artifact, or too far in, a player is lost."""
        return RESCUED if p.room >= 0 and p.has[self.artifact] and self.safe(st, p) else LOST


class Health(Chapter):
    """The health meters and what happens when one is full."""

    __slots__ = ("meter", "black", "fate")

    def __init__(self, fate: Fate) -> None:
        self.meter = 0
        self.black = -1
        self.fate = fate

    def build(self, rules: Rules) -> None:
        self.meter = rules.params["health"]
        self.black = rules.num("black_aside")
        rules.resource("damage", self)
        self.fate.build(rules)
        rules.words["hurt"] = self.hurt_word
        rules.words["heal"] = self.heal_word
        rules.costs["hurt"] = self.pain
        rules.counts["damage"] = self.damage
        rules.senses(self, ["life", "would be saved"])

    def amount(self, st: State, p: Player, name: str) -> int:
        return p.damage

    def hurt_word(self, r: Reader) -> Effect:
        """`hurt N`: take damage, like it or not"""
        return Hurt(r.number(1), self)

    def heal_word(self, r: Reader) -> Effect:
        """`heal N`: take damage off"""
        return Heal(r.number(1), self)

    def pain(self, r: Reader) -> Cost:
        """`pay hurt N`: damage you choose to take; it must not knock you out"""
        return Pain(r.number(1), self)

    def damage(self, r: Reader) -> Count:
        """damage on your meter now"""
        return Damage("damage", D_WEALTH)

    def sense(self, st: State, p: Player, far: list[float], out: list[float]) -> None:
        here = p.status == IN
        out.append(float(self.meter - p.damage) if here else 0.0)
        out.append(1.0 if here and self.fate.status(st, p) == RESCUED else 0.0)

    def can_choose(self, st: State, p: Player, n: int) -> bool:
        """Say whether a player may choose this damage: it takes cubes, and must not fill the meter."""
        return p.status == IN and p.damage + n < self.meter and n <= p.supply

    def choose(self, st: State, p: Player, n: int) -> None:
        """Take chosen damage with own cubes."""
        if n:
            p.supply -= n
            p.damage += n
            st.dirty |= D_WEALTH
            st.emit(events.HURT, p.seat, n, 0, -1)

    def hurt(self, st: State, p: Player, n: int, source: int) -> None:
        """Take forced damage: own cubes, else black stand-ins, else no cube at all."""
        for _ in range(self.dealt(st, p, n, source)):
            if p.status != IN:
                return
            self.take_cube(st, p)
            self.mark(st, p, source)

    def dealt(self, st: State, p: Player, n: int, source: int) -> int:
        """Say how much of a forced damage reaches a player."""
        for chapter in st.rules.on_hurt:
            n = chapter.harmed(st, p, n, source)
        return max(0, n)

    def drawn(self, st: State, p: Player) -> None:
        """Take damage from a player's own cube, which comes from the bag; if that is prevented, the cube goes home."""
        n = self.dealt(st, p, 1, -1)
        if n == 0:
            p.supply += 1
            return
        self.mark(st, p, -1)
        for _ in range(n - 1):
            if p.status == IN:
                self.take_cube(st, p)
                self.mark(st, p, -1)

    def drawn_at_once(self, st: State, p: Player) -> None:
        """Take damage from a player's own cube while others are still on the table: nobody is knocked out yet."""
        n = self.dealt(st, p, 1, -1)
        if n == 0:
            p.supply += 1
            return
        self.count_damage(st, p, -1)
        self.fill(st, p, n - 1)

    def scare(self, st: State, p: Player) -> None:
        """Take damage from a cube that hurts everybody while others are still on the table."""
        if p.damage < self.meter:
            self.fill(st, p, self.dealt(st, p, 1, -1))

    def fill(self, st: State, p: Player, n: int) -> None:
        """Put damage on a meter until it is full; knock-outs come later."""
        for _ in range(n):
            if p.damage < self.meter:
                self.take_cube(st, p)
                self.count_damage(st, p, -1)

    def take_cube(self, st: State, p: Player) -> None:
        """Find a cube to mark damage with."""
        if p.supply:
            p.supply -= 1
        elif st.nums[self.black]:
            st.nums[self.black] -= 1
            p.stand_ins += 1
        else:
            p.unmarked += 1

    def mark(self, st: State, p: Player, source: int) -> None:
        """Count one damage whose cube is already on its way to the meter."""
        self.count_damage(st, p, source)
        if p.damage >= self.meter:
            self.knock_out(st, p)

    def count_damage(self, st: State, p: Player, source: int) -> None:
        """Count one damage, whatever comes of it."""
        p.damage += 1
        st.dirty |= D_WEALTH
        st.emit(events.HURT, p.seat, 1, 0, source)

    def heal(self, st: State, p: Player, n: int, source: int) -> None:
        """Take damage off: own cubes first, then stand-ins, then what was marked by no cube."""
        n = min(n, p.damage)
        if p.status != IN or n == 0:
            return
        own = min(n, p.damage - p.stand_ins - p.unmarked)
        black = min(n - own, p.stand_ins)
        p.supply += own
        p.stand_ins -= black
        st.nums[self.black] += black
        p.unmarked -= n - own - black
        p.damage -= n
        st.dirty |= D_WEALTH
        st.emit(events.HEAL, p.seat, n, 0, source)

    def knock_out(self, st: State, p: Player) -> None:
        """Knock a player out."""
        leave(st, p, self.fate.status(st, p), self.fate.stays)


def leave(st: State, p: Player, status: int, stays: bool) -> None:
    """Take a player out of the game in progress: possessions stay, and the pawn where a rulebook says so."""
    p.status = status
    if not stays:
        depart(st, p)
        st.place(p, -1)
    st.emit(events.OUT, p.seat, status, 0, -1)
    for chapter in st.rules.on_out:
        chapter.went_out(st, p)
