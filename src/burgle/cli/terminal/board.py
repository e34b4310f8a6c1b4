"""The board as a person asks about it: what is on a space, where ways lead, how to get from here to there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Any, ClassVar

from rich.text import Text

from burgle.cli.terminal.screen import Line
from burgle.cli.terminal.seats import Seats
from burgle.cli.texts import fold, near, pick
from burgle.kernel.content import Service, Space
from burgle.kernel.effects import Effect
from burgle.kernel.rules import Rules
from burgle.language.phrases import Speaker
from burgle.language.words import FALLBACK, TERMINAL, Args, words_from, words_of

if TYPE_CHECKING:
    from burgle.cli.terminal.menu_line import MenuLine

View = Mapping[str, Any]
Point = tuple[float, float]
Say = Callable[[str, Args | None], str]  # a message of the terminal's, in the language of the one who looks

FAR = 20.0  # the trouble of a lock that cannot be opened now
SERVICE = "%"  # something is offered to who stands there


@dataclass(frozen=True)
class WayOut:
    """One way out of a space, with what it takes."""

    label: str  # as the option is called, without Swords
    to: Space | None  # None: into the unknown
    boots: int = 0
    enemies: int = 0
    locks: int = 0
    closed: bool = False  # one way, and not from here
    how: str = ""  # said before the space in a route: lift, pad, portal, water, mountain, shrine
    trouble: float = 0.0  # beside Boots and enemies, for who looks for a route
    careful: bool = False  # not to be walked without a word

    def words(self, say: Say, all_boots: bool = False) -> str:
        """What the way takes, in words; a plain step is not worth any, unless Boots are asked for."""
        found = [say("n-boots", {"n": self.boots})] if self.boots > 1 or (self.boots and all_boots) else []
        if self.enemies:
            found.append(say("n-enemies", {"n": self.enemies}))
        if self.locks:
            found.append(say("way-locks", {"n": self.locks}))
        if self.closed:
            found.append(say("way-closed", None))
        return ", ".join(found)


@dataclass
class Route:
    """A way from one space to another, by what is known now."""

    ways: list[WayOut] = field(default_factory=list)
    needs: list[str] = field(default_factory=list)

    @property
    def boots(self) -> int:
        """Boots for all steps."""
        return sum(way.boots for way in self.ways)

    @property
    def enemies(self) -> int:
        """Enemies on all steps."""
        return sum(way.enemies for way in self.ways)

    @property
    def locks(self) -> int:
        """Locks on all steps."""
        return sum(way.locks for way in self.ways)

    @property
    def spaces(self) -> list[Space]:
        """The spaces that are entered."""
        return [way.to for way in self.ways if way.to is not None]

    @property
    def plain(self) -> bool:
        """Whether it is a mere walk: nothing stands in the way, and nothing is used up but Boots."""
        return not (self.enemies or self.needs or any(way.careful for way in self.ways))


@dataclass(frozen=True)
class Sheet:
    """What a picture is drawn for: who looks at what, and how much room there is."""

    view: View
    seats: Seats
    width: int
    height: int
    plain: bool

    @property
    def me(self) -> int:
        """Who looks, or whose turn a spectator watches."""
        seat: int = self.view["seat"]
        return seat if seat >= 0 else int(self.view["active"])

    def pawns(self) -> dict[str, list[int]]:
        """Who stands on which space."""
        found: dict[str, list[int]] = {}
        for p in self.view["players"]:
            if p["space"]:
                found.setdefault(p["space"], []).append(p["seat"])
        return found


class Board(ABC):
    """The board of one game; how it is drawn and walked depends on its kind."""

    examples: ClassVar[Mapping[str, str]] = {}  # for help and hints: a space, a far one, a part, and so on
    help: ClassVar[Sequence[tuple[str, str]]] = ()  # commands that only this kind of board has
    market: ClassVar[str] = "market"  # the kind of space on which items are sold

    def __init__(self, rules: Rules, lang: str = FALLBACK) -> None:
        self.rules = rules
        self.services = rules.services
        self.speaker = Speaker(words_of(rules.game, lang))
        self.say = words_from((TERMINAL,), lang).text
        self.bits = {name: 1 << i for i, name in enumerate(rules.marks)}

    @abstractmethod
    def usable(self, view: View) -> list[Space]:
        """The spaces in play."""

    @abstractmethod
    def ways(self, space: Space, view: View, seat: int) -> list[WayOut]:
        """All ways out of a space for a seat, those that cannot be walked included."""

    @abstractmethod
    def holds(self, space: Space, view: View) -> list[str]:
        """What this kind of board has on a space, in words."""

    @abstractmethod
    def local(self, space: Space) -> str:
        """The part of a space's key that is its own."""

    @abstractmethod
    def part(self, space: Space) -> str:
        """The part of the board that a space lies in."""

    @abstractmethod
    def needs(self, route: Route, view: View, seat: int) -> list[str]:
        """What a seat lacks for a route."""

    @abstractmethod
    def map(self, wanted: str, sheet: Sheet) -> list[Line]:
        """Draw the board or a part of it, or tell it in words."""

    def features(self, space: Space, view: View) -> str:
        """What is on a space, in words: what the board has there, and what is offered to who stands there."""
        offers = [f"{self.speaker.name(one.at)}: {self.gives(one.effect)}" for one in self.offered(space)]
        return ", ".join([*self.holds(space, view), *offers])

    def offered(self, space: Space) -> list[Service]:
        """What is offered once a turn to who stands on a space."""
        return [service for service in self.services if self.marked(space, service.at)]

    def service_signs(self, space: Space) -> str:
        """The signs of what is offered on a space, for a map."""
        return SERVICE * bool(self.offered(space))

    def service_legend(self) -> str:
        """What such signs mean on this board; empty if there are none."""
        names = dict.fromkeys(self.speaker.name(service.at) for service in self.services)
        return f"{SERVICE} {', '.join(names)}" if names else ""

    def note(self, entry: MenuLine, view: View) -> str:
        """Explain an option that is about a place."""
        space = self.space(entry.refs[0]["key"]) if entry.refs and entry.refs[0]["kind"] == "space" else None
        return space.name if space is not None else ""

    def aid(self, entries: Sequence[MenuLine], sheet: Sheet) -> tuple[list[Text], set[int]]:
        """Pictures that help to answer a question, and the numbers of the options they show."""
        return [], set()

    def glance(self, sheet: Sheet) -> list[Text]:
        """A picture of the surroundings for a screen that has room to spare; none if it would not be worth it."""
        return []

    def space(self, key: str | None) -> Space | None:
        """Find a space by its key."""
        return self.rules.spaces[self.rules.space_ids[key]] if key in self.rules.space_ids else None

    def has(self, view: View, seat: int, tag: str) -> bool:
        """Whether a seat has a token that grants an ability."""
        if seat < 0 or tag not in self.rules.tags:
            return False
        wanted = self.rules.tags.index(tag)
        tokens = view["players"][seat]["tokens"]
        return any(wanted in self.rules.tokens[self.rules.token_ids[key]].grants for key in tokens)

    def marked(self, space: Space, mark: str) -> bool:
        """Whether a space has a mark."""
        return bool(space.marks & self.bits.get(mark, 0))

    def find(self, text: str, view: View, seat: int) -> list[Space]:
        """Find spaces by key, number or name; those next door come first."""
        wanted = fold(text)
        usable = self.usable(view)
        here = self.space(view["players"][seat]["space"])
        exact = [s for s in usable if fold(s.key) == wanted]
        if exact or here is None:
            return exact or pick(usable, text)
        close = [way.to for way in self.ways(here, view, seat) if way.to is not None]
        mine = [s for s in usable if self.part(s) == self.part(here)]
        local = [s for s in (*close, *mine) if fold(self.local(s)) == wanted and self.part(s) == self.part(here)]
        local += [s for s in close if fold(self.local(s)) == wanted]
        return list(dict.fromkeys(local)) or pick(close, text) or pick(usable, text)

    def no_space(self, text: str, view: View) -> str:
        """Say that there is no such space."""
        return self.say("no-space", {"text": text, "near": near(self.usable(view), text) or "none"})

    def no_tunnel(self, text: str, view: View, seat: int) -> str:
        """Say why nothing can be explored there; empty on boards where nothing ever is."""
        return ""

    def exits(self, space: Space, view: View, seat: int) -> tuple[str, str]:
        """Tell where one can go from a space, and what is there."""
        ways = []
        for way in self.ways(space, view, seat):
            takes = way.words(self.say)
            ways.append(self.exit_name(way) + (f" ({takes})" if takes else ""))
        what = self.features(space, view)
        return f"{space.key} {space.name}", (f" [{what}]" if what else "") + ": " + ", ".join(ways)

    def exit_name(self, way: WayOut) -> str:
        """Name a way in a list of exits."""
        return f"{self.how(way)} {way.label.split(' ', 1)[1]}".strip()

    def how(self, way: WayOut) -> str:
        """How one gets along a way that is no mere walk, in words."""
        return self.say(f"how-{way.how}") if way.how else ""

    def gives(self, effect: Effect) -> str:
        """What one gets on a space, in words."""
        return self.speaker.after_label(effect.say()).removesuffix(".")

    def listed(self, sheet: Sheet) -> list[Line]:
        """Tell the whole board in words."""
        lines: list[Line] = []
        part = ""
        for space in self.usable(sheet.view):
            if self.part(space) != part:
                part = self.part(space)
                lines.append(Text(self.part_name(part, sheet.view), "bold"))
            lines.append("  " + "".join(self.exits(space, sheet.view, sheet.me)))
        return lines

    def part_name(self, part: str, view: View) -> str:
        """Name a part of the board in words."""
        return part

    def route(self, start: Space, goal: Space, view: View, seat: int) -> Route | None:
        """Find the way with the least trouble: Boots, enemies, locks, rides."""
        best: dict[int, float] = {start.id: 0.0}
        before: dict[int, tuple[int, WayOut]] = {}
        queue: list[tuple[float, int]] = [(0.0, start.id)]
        while queue:
            cost, at = heappop(queue)
            if at == goal.id:
                return self.retrace(start.id, goal.id, before, view, seat)
            if cost > best[at]:
                continue
            for way in self.steps(self.rules.spaces[at], view, seat):
                if way.to is None or way.closed:
                    continue
                to, step = way.to.id, way.boots + 1.2 * way.enemies + way.trouble
                if cost + step < best.get(to, 1e9):
                    best[to] = cost + step
                    before[to] = (at, way)
                    heappush(queue, (cost + step, to))
        return None

    def steps(self, space: Space, view: View, seat: int) -> Iterable[WayOut]:
        """The steps of which routes are made."""
        return self.ways(space, view, seat)

    def retrace(self, start: int, goal: int, before: Mapping[int, tuple[int, WayOut]], view: View, seat: int) -> Route:
        """Put a route together from its end."""
        route = Route()
        at = goal
        while at != start:
            at, way = before[at]
            route.ways.insert(0, way)
        route.needs = self.needs(route, view, seat)
        return route
