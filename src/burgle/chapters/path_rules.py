"""Rules about ways, as parts of the walking chapter: each says yes or no to a way, and why not.

Their order is the order in which a refusal names what is in the way.
"""

from __future__ import annotations

from typing import Final

from burgle.chapters.entering import barred
from burgle.kernel.content import Exit
from burgle.kernel.phrase import Refusal
from burgle.kernel.rules import Rules
from burgle.kernel.state import Player, State

STOPPED: Final = 1  # why somebody has no breath left: the place ...
DIZZY: Final = 2  # ... or the way the player came


def goal_name(st: State, way: Exit) -> str:
    """Name the space at the end of a way, for a refusal; the unknown has no name."""
    return st.rules.spaces[way.to].name if way.to >= 0 else ""


class PathRule:
    """One reason why a way may not be walked."""

    __slots__ = ()

    def build(self, rules: Rules) -> None:
        """Register what the rule needs."""

    def always(self) -> bool:
        """Say whether a plain way may be barred as well; else only ways with something on them are asked about."""
        return True

    def begin(self, st: State, p: Player) -> None:
        """Give a player what the game begins with."""

    def bars(self, st: State, p: Player, way: Exit) -> bool:
        """Say whether a player cannot walk a way: asked for every way in every turn, so it makes nothing."""
        raise NotImplementedError

    def refuse(self, st: State, p: Player, way: Exit) -> Refusal:
        """Say why not, of a way that is barred."""
        raise NotImplementedError

    def lacks(self, st: State, p: Player, way: Exit) -> bool:
        """Say whether a player has not what the way takes, beside a payment for monsters."""
        return False

    def pay(self, st: State, p: Player, way: Exit) -> None:
        """Take what the way takes."""

    def cost(self, st: State, p: Player, way: Exit) -> list[tuple[str, int]]:
        """Say what it asks for, for a price tag."""
        return []


class OneWay(PathRule):
    """Nobody walks against an arrow, unless with a guide."""

    __slots__ = ("guide", "guided_by")

    def __init__(self, guided_by: str = "") -> None:
        self.guided_by = guided_by  # the ability that makes arrows not matter; "": none does
        self.guide = -1

    def build(self, rules: Rules) -> None:
        if self.guided_by:
            self.guide = rules.tag(self.guided_by)

    def always(self) -> bool:
        return False

    def bars(self, st: State, p: Player, way: Exit) -> bool:
        return way.closed and (self.guide < 0 or p.has[self.guide] == 0)

    def refuse(self, st: State, p: Player, way: Exit) -> Refusal:
        return Refusal("one_way", 0, 0, goal_name(st, way))


class Keys(PathRule):
    """A locked way takes a key, which opens all of them."""

    __slots__ = ("key",)

    def __init__(self) -> None:
        self.key = -1

    def build(self, rules: Rules) -> None:
        self.key = rules.tag("lock")

    def always(self) -> bool:
        return False

    def bars(self, st: State, p: Player, way: Exit) -> bool:
        return way.lock and p.has[self.key] == 0

    def refuse(self, st: State, p: Player, way: Exit) -> Refusal:
        return Refusal("need_key", 0, 1, goal_name(st, way))


class Lockpicks(PathRule):
    """A lock takes a lockpick, which stays in it and leaves it open for everybody."""

    __slots__ = ("picks", "opened", "e_unlock")

    def build(self, rules: Rules) -> None:
        self.picks = rules.player_num("lockpicks")
        self.opened = rules.zone("opened", size=64)  # locks with a lockpick on them
        self.e_unlock = rules.event("unlock", "num")

    def begin(self, st: State, p: Player) -> None:
        p.nums[self.picks] = st.rules.params["lockpicks"]

    def closed(self, st: State, way: Exit) -> list[int]:
        """List the locks of a way that nobody has opened yet."""
        return [lock for lock in way.locks if lock not in st.zones[self.opened]] if way.locks else way.locks

    def always(self) -> bool:
        return False

    def bars(self, st: State, p: Player, way: Exit) -> bool:
        return way.lock and p.nums[self.picks] < len(self.closed(st, way))

    def lacks(self, st: State, p: Player, way: Exit) -> bool:
        return self.bars(st, p, way)

    def refuse(self, st: State, p: Player, way: Exit) -> Refusal:
        return Refusal("need_lockpick", p.nums[self.picks], len(self.closed(st, way)), goal_name(st, way))

    def pay(self, st: State, p: Player, way: Exit) -> None:
        locks = self.closed(st, way)
        if locks:
            p.nums[self.picks] -= len(locks)
            st.add(self.opened, locks)
            st.emit(self.e_unlock, p.seat, len(locks), 0, -1)

    def cost(self, st: State, p: Player, way: Exit) -> list[tuple[str, int]]:
        locks = self.closed(st, way)
        return [("lockpick", len(locks))] if locks else []


class Crossing(PathRule):
    """Ways over a terrain are only for those with an ability, such as a boat on water."""

    __slots__ = ("terrain", "means", "tag", "code")

    def __init__(self, terrain: int, means: str) -> None:
        self.terrain = terrain  # its bit
        self.means = means  # the ability
        self.tag = -1
        self.code = "need_" + means

    def build(self, rules: Rules) -> None:
        self.tag = rules.tag(self.means)

    def always(self) -> bool:
        return False

    def bars(self, st: State, p: Player, way: Exit) -> bool:
        return way.terrain & self.terrain != 0 and p.has[self.tag] == 0

    def refuse(self, st: State, p: Player, way: Exit) -> Refusal:
        return Refusal(self.code, 0, 1, goal_name(st, way))


class Gates(PathRule):
    """Some spaces are not for everybody; who steps into the unknown must be free to leave."""

    __slots__ = ()

    def bars(self, st: State, p: Player, way: Exit) -> bool:
        return barred(st, p, way.to if way.to >= 0 else p.room) is not None

    def refuse(self, st: State, p: Player, way: Exit) -> Refusal:
        return barred(st, p, way.to if way.to >= 0 else p.room) or Refusal("unknown")


class Breath(PathRule):
    """Who is stopped, dizzy or out of breath walks no further this turn."""

    __slots__ = ("name", "codes", "lifted_by", "deed", "lifting")

    def __init__(self, name: str, codes: list[str], lifted_by: str = "") -> None:
        self.name = name  # of the number of the turn, and in views
        self.codes = codes  # of refusals, by that number from 1 on
        self.lifted_by = lifted_by  # what also lifts it afterwards when it is ignored
        self.deed = -1
        self.lifting = -1

    def build(self, rules: Rules) -> None:
        self.deed = rules.deed(self.name)

    def find_relief(self, rules: Rules) -> None:
        """Look up what lifts it, once what can be ignored has been named."""
        if self.lifted_by:
            self.lifting = rules.deed("ignore_" + self.lifted_by)

    def spent(self, st: State) -> bool:
        """Say whether the walker has no breath left."""
        return st.deeds[self.deed] > 0 and (self.lifting < 0 or st.deeds[self.lifting] == 0)

    def bars(self, st: State, p: Player, way: Exit) -> bool:
        return self.spent(st)

    def refuse(self, st: State, p: Player, way: Exit) -> Refusal:
        return Refusal(self.codes[min(st.deeds[self.deed], len(self.codes)) - 1])


class Shortcut:
    """What makes a long way a short one: something that does not matter this turn, or an ability on a terrain."""

    __slots__ = ("ignored", "terrain", "means", "deed", "tag")

    def __init__(self, ignored: str = "", terrain: int = 0, means: str = "") -> None:
        self.ignored = ignored  # what need not matter, such as footprints
        self.terrain = terrain  # its bit
        self.means = means  # the ability
        self.deed = -1
        self.tag = -1

    def build(self, rules: Rules) -> None:
        """Register what it looks at."""
        if self.ignored:
            self.deed = rules.deed("ignore_" + self.ignored)
        if self.means:
            self.tag = rules.tag(self.means)

    def helps(self, st: State, p: Player, way: Exit) -> bool:
        """Say whether it makes a way a short one for a player."""
        if self.deed >= 0 and st.deeds[self.deed]:
            return True
        return way.terrain & self.terrain != 0 and p.has[self.tag] > 0


class Boots(PathRule):
    """A way takes Boots: as many as are printed, or one where something makes it short, or what other chapters say."""

    __slots__ = ("shortcuts", "steep", "steep_code")

    def __init__(self, shortcuts: list[Shortcut], steep: int = 0, steep_code: str = "") -> None:
        self.shortcuts = shortcuts
        self.steep = steep  # the bit of a terrain whose long ways are refused in words of their own
        self.steep_code = steep_code

    def build(self, rules: Rules) -> None:
        for shortcut in self.shortcuts:
            shortcut.build(rules)

    def needed(self, st: State, p: Player, way: Exit) -> int:
        """Say how many Boots a way takes of a player now."""
        n = way.boots
        if n > 1:
            for shortcut in self.shortcuts:
                if shortcut.helps(st, p, way):
                    n = 1
        for chapter in st.rules.on_path:
            n = chapter.path_cost(st, p, way, n)
        return max(0, n)

    def bars(self, st: State, p: Player, way: Exit) -> bool:
        return p.boot < self.needed(st, p, way)

    def lacks(self, st: State, p: Player, way: Exit) -> bool:
        return p.boot < self.needed(st, p, way)

    def refuse(self, st: State, p: Player, way: Exit) -> Refusal:
        boots = self.needed(st, p, way)
        if boots > 1 and way.terrain & self.steep:
            return Refusal(self.steep_code, p.boot, boots, goal_name(st, way))
        return Refusal("need_boot_footprints" if boots > 1 else "need_boot", p.boot, boots, goal_name(st, way))

    def pay(self, st: State, p: Player, way: Exit) -> None:
        p.boot -= self.needed(st, p, way)

    def cost(self, st: State, p: Player, way: Exit) -> list[tuple[str, int]]:
        return [("boot", self.needed(st, p, way))]
