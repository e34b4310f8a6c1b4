"""Moving: Boots along paths, past enemies and locks, and what entering a space sets off."""

from __future__ import annotations

from typing import Final

from burgle.chapters import events
from burgle.chapters.health import Health
from burgle.kernel import refs
from burgle.kernel.content import Exit
from burgle.kernel.effects import Effect
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Action, Chapter, Rules, Step
from burgle.kernel.state import Player, State
from burgle.kernel.traits import IN_SIGHT, MOVES

EASES: Final = ["enemies", "checkpoints", "footprints"]
ENEMIES: Final = 0
CHECKPOINTS: Final = 1
FOOTPRINTS: Final = 2
STOPPED: Final = 1  # why Boots are banned: the place ...
DIZZY: Final = 2  # ... or the way the player came


def enter(st: State, p: Player, room: int) -> None:
    """Put a pawn on a space, by whatever means it came, and let the space act."""
    depth = len(st.stack)
    st.place(p, room)
    for chapter in st.rules.on_enter:
        chapter.entered(st, p, room)
    if len(st.stack) > depth + 1:  # what was pushed first is to be done first
        st.stack[depth:] = st.stack[depth:][::-1]


def barred(st: State, p: Player, room: int) -> Refusal | None:
    """Say why a player may not enter a space by any means."""
    if st.rules.spaces[room].gated:
        for chapter in st.rules.gates:
            refusal = chapter.gate(st, p, room)
            if refusal is not None:
                return refusal
    return None


class Move(Action):
    """Walk along one path; the option names the path and the Swords used on its enemies."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Paths) -> None:
        super().__init__("move")
        self.traits = MOVES | IN_SIGHT
        self.chapter = chapter

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        deeds = st.deeds
        if p.boot == 0 or p.room < 0 or deeds[self.chapter.banned]:
            return
        eases = self.chapter.eases
        easy = deeds[eases[FOOTPRINTS]] > 0
        unseen = deeds[eases[ENEMIES]] > 0
        base = self.kind << 16
        spaces = st.rules.spaces
        for way in spaces[p.room].exits:
            if way.closed or (p.boot < way.boots and not easy) or (way.lock and not p.has[self.chapter.lock]):
                continue
            if spaces[way.to].gated and barred(st, p, way.to) is not None:
                continue
            if way.enemies == 0 or unseen:
                out.append(base | way.path << 3)
            else:
                health = self.chapter.health
                for swords in range(min(way.enemies, p.sword) + 1):
                    if health.can_choose(st, p, way.enemies - swords):
                        out.append(base | way.path << 3 | swords)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        path = arg >> 3
        swords = arg & 7
        if p.room < 0:
            return Refusal("off_board")
        way = exit_by(st, p, path)
        if way is None:
            return Refusal("here_already" if is_here(st, p, path) else "no_path", 0, 0, goal_of(st, p, path))
        name = st.rules.spaces[way.to].name
        if way.closed:
            return Refusal("one_way", 0, 0, name)
        if way.lock and not p.has[self.chapter.lock]:
            return Refusal("need_key", 0, 1, name)
        gate = barred(st, p, way.to)
        if gate is not None:
            return gate
        if st.deeds[self.chapter.banned]:
            return Refusal("dizzy" if st.deeds[self.chapter.banned] == DIZZY else "boots_banned")
        boots = self.chapter.boots(st, way)
        if p.boot < boots:
            return Refusal("need_boot_footprints" if boots > 1 else "need_boot", p.boot, boots, name)
        enemies = self.chapter.enemies(st, way)
        if swords > enemies:
            return Refusal("too_many_swords", enemies, swords, name)
        if swords > p.sword:
            return Refusal("need_sword_on_path", p.sword, swords, name)
        hurt = enemies - swords
        if hurt and p.damage + hurt >= self.chapter.health.meter:
            return Refusal("meter_would_fill", p.damage, hurt, name)
        if hurt > p.supply:
            return Refusal("need_cubes", p.supply, hurt, name)
        return None

    def do(self, st: State, p: Player, arg: int) -> None:
        way = exit_by(st, p, arg >> 3)
        assert way is not None
        swords = arg & 7
        p.boot -= self.chapter.boots(st, way)
        p.sword -= swords
        st.emit(events.MOVE, p.seat, way.to, 0, -1)
        self.chapter.health.choose(st, p, self.chapter.enemies(st, way) - swords)
        enter(st, p, way.to)

    def targets(self, st: State, p: Player) -> list[int]:
        """List every path from here, with every number of Swords, and every space that none leads to."""
        found: list[int] = []
        near: list[int] = []
        if p.room >= 0:
            for way in st.rules.spaces[p.room].exits:
                near.append(way.to)
                found.extend([way.path << 3 | swords for swords in range(way.enemies + 2)])
        paths = len(st.rules.paths)
        found.extend([(paths + s.id) << 3 for s in st.rules.spaces if s.id not in near])
        return found

    def spell(self, st: State, p: Player, arg: int) -> str:
        swords = " swords " + str(arg & 7) if arg & 7 else ""
        return "move " + goal_of(st, p, arg >> 3) + swords

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        return walk_refs(st, p, arg >> 3)

    def cost(self, st: State, p: Player, arg: int) -> list[tuple[str, int]]:
        way = exit_by(st, p, arg >> 3)
        if way is None:
            return []
        price = [("boot", self.chapter.boots(st, way))]
        if arg & 7:
            price.append(("sword", arg & 7))
        if self.chapter.enemies(st, way) > arg & 7:
            price.append(("damage", self.chapter.enemies(st, way) - (arg & 7)))
        return price


def exit_by(st: State, p: Player, path: int) -> Exit | None:
    """Find the way out of the player's space along a path."""
    for way in st.rules.spaces[p.room].exits:
        if way.path == path:
            return way
    return None


def goal_of(st: State, p: Player, path: int) -> str:
    """Name where a path leads from here."""
    if path >= len(st.rules.paths):
        return st.rules.spaces[path - len(st.rules.paths)].key
    way = st.rules.paths[path]
    return st.rules.spaces[way.a if way.b == p.room else way.b].key


def walk_refs(st: State, p: Player, path: int) -> list[Ref]:
    """Point at where a path leads from here, and at the path."""
    if path >= len(st.rules.paths):
        return refs.space(path - len(st.rules.paths))
    way = st.rules.paths[path]
    return [*refs.space(way.a if way.b == p.room else way.b), Ref("path", path)]


def is_here(st: State, p: Player, path: int) -> bool:
    """Say whether the goal of a walk along no path is where the player stands."""
    return path - len(st.rules.paths) == p.room


class Ease(Effect):
    """Until the end of the turn something on the way does not matter."""

    __slots__ = ("what", "deed")

    def __init__(self, what: int, deed: int) -> None:
        super().__init__(True)
        self.what = what
        self.deed = deed

    def run(self, st: State, who: int, source: int) -> None:
        if who == st.active:
            st.deeds[self.deed] += 1
            st.emit(events.EASE, who, self.what, 0, source)

    def say(self) -> Phrase:
        return Phrase("ignore-" + EASES[self.what])

    def icons(self) -> list[str]:
        return ["ignore-" + EASES[self.what]]

    def text(self) -> str:
        return "ignore " + EASES[self.what]


class PlacePawns(Step):
    """All pawns start on one space."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Paths) -> None:
        self.chapter = chapter

    def run(self, st: State, who: int) -> None:
        for p in st.players:
            st.place(p, self.chapter.start)


class Paths(Chapter):
    """The board's paths."""

    __slots__ = ("health", "banned", "lock", "eases", "start")

    def __init__(self, health: Health) -> None:
        self.health = health
        self.start = -1

    def build(self, rules: Rules) -> None:
        self.banned = rules.deed("boots_banned")
        self.lock = rules.tag("lock")
        self.eases = [rules.deed("ignore_" + name) for name in EASES]
        rules.action(Move(self))
        rules.words["ignore"] = self.ignore
        rules.steps["place pawns"] = PlacePawns(self)

    def check(self, rules: Rules) -> None:
        start = rules.mark("start")
        for space in rules.spaces:
            if space.marks & start:
                self.start = space.id

    def ignore(self, r: Reader) -> Effect:
        """`ignore enemies`, `ignore checkpoints`, `ignore footprints`: they do not matter this turn"""
        what = r.one_of(EASES, "thing to ignore")
        return Ease(what, self.eases[what])

    def boots(self, st: State, way: Exit) -> int:
        """Say what a way costs now."""
        return 1 if st.deeds[self.eases[FOOTPRINTS]] else way.boots

    def enemies(self, st: State, way: Exit) -> int:
        """Say how many enemies matter now."""
        return 0 if st.deeds[self.eases[ENEMIES]] else way.enemies

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        out["boots_banned"] = st.deeds[self.banned] > 0
        out["ignoring"] = [EASES[i] for i in range(len(EASES)) if st.deeds[self.eases[i]]]
