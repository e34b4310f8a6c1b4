"""A board that is laid out once and for all: modules with spaces and paths, lifts and telepads."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from burgle.cli.terminal import graphmap
from burgle.cli.terminal.board import FAR, Board, Point, Route, Sheet, View, WayOut
from burgle.cli.terminal.screen import Line
from burgle.content.library import book_in
from burgle.kernel.content import Module, Space
from burgle.kernel.content import Path as Trail
from burgle.kernel.rules import Rules
from burgle.language.words import FALLBACK
from burgle.view.cards import effect

SIGNS = {"start": "@", "pods": "E", "market": "$", "lift": "L", "telepad": "T", "checkpoint": "!"}
REWARDS = {"heal": "+", "credit": "c", "crystal": "*"}


class GraphBoard(Board):
    """Modules that fit together, with the places where their spaces are drawn."""

    examples: ClassVar[Mapping[str, str]] = {
        "space": "CO3", "name": "nook", "far": "CM9", "part": "CO", "card": "vent", "verbs": "use, hack, ride, teleport",
    }  # fmt: skip

    legend: ClassVar[tuple[str, ...]] = ("legend-ship", "legend-ship-more")
    legend_paths: ClassVar[str] = "legend-ship-paths"
    told: ClassVar[tuple[str, ...]] = tuple(SIGNS)  # the kinds of spaces that are told in words

    def __init__(self, rules: Rules, lang: str = FALLBACK) -> None:
        super().__init__(rules, lang)
        tables = book_in(rules).tables
        self.drawing: Mapping[str, Any] = tables.get("drawing", {})
        sides = rules.options.get("layout", "").split(",")
        self.position = {side: f"P{i}" for i, side in enumerate(sides, 1)}
        lift: Mapping[str, Any] = tables.get("lift", {})
        self.stops = [rules.space_ids[key] for key in lift.get("stops", [])]
        locks = lift.get("locks", [])
        keys = [rules.spaces[stop].key for stop in self.stops]
        self.stop_locks = [f"{a}-{b}" in locks for a, b in itertools.pairwise(keys)]
        self.cut = rules.space_ids.get(lift.get("blockade", ""), -1)
        self.pads = [s.id for s in rules.spaces if s.exits and self.marked(s, "telepad")]

    @property
    def modules(self) -> list[Module]:
        """The modules in play."""
        used = {space.module for space in self.rules.spaces if space.exits}
        return [module for module in self.rules.modules if module.id in used]

    def spaces(self, module: Module) -> list[Space]:
        """The spaces of a module that can be reached."""
        return [space for space in self.rules.spaces if space.module == module.id and space.exits]

    def usable(self, view: View) -> list[Space]:
        return [space for module in self.modules for space in self.spaces(module)]

    def part(self, space: Space) -> str:
        return self.rules.modules[space.module].code

    def part_name(self, part: str, view: View) -> str:
        return next(f"{m.code} {m.name}" for m in self.modules if m.code == part)

    def local(self, space: Space) -> str:
        return space.key.removeprefix(self.part(space))

    def place(self, space: Space) -> Point | None:
        """Where a space is drawn on the whole board."""
        if len(space.at) != 2 or not self.drawing:
            return None
        code = self.part(space)
        name = self.position.get(code, code)
        x, y = space.at
        if name in self.drawing.get("mirrored", []):
            y = self.drawing["box"][1] - y
        corner = self.drawing.get("positions", {}).get(name, [0, 0])
        return x + corner[0], y + corner[1]

    def path_signs(self, path: Trail) -> str:
        """What a path takes, as letters for a map."""
        return "x" * path.enemies + ('"' if path.boots > 1 else "") + ("k" if path.lock else "")

    def signs(self, space: Space, view: View) -> str:
        """What is on a space, as letters for a map."""
        found = "".join(SIGNS[name] for name in SIGNS if self.marked(space, name))
        if space.port is not None and view.get("ports", {}).get(space.key, -1) < 0:
            found += "p"
        for kind, sign in (("major", "M"), ("minor", "m")):
            if view.get("secrets", {}).get(kind, {}).get(space.key, 0):
                found += sign
        if space.key in view.get("artifacts", {}):
            found += f"#{space.artifact}"
        found += self.service_signs(space)
        return found + REWARDS.get(effect(space.reward).split(" ")[0], "?" if space.reward is not None else "")

    def holds(self, space: Space, view: View) -> list[str]:
        found = self.kinds(space)
        if space.port is not None:
            used = view.get("ports", {}).get(space.key, -1)
            gives = {"what": self.gives(space.port)}
            found.append(self.say("place-port", gives) if used < 0 else self.say("place-port-used"))
        for kind in ("major", "minor"):
            left = view.get("secrets", {}).get(kind, {}).get(space.key, 0)
            if left:
                found.append(self.say(f"place-{kind}", {"n": left}))
        return [*found, *self.finds(space, view)]

    def kinds(self, space: Space) -> list[str]:
        """What sort of space it is, in words."""
        return [self.say(f"place-{name}") for name in self.told if self.marked(space, name)]

    def finds(self, space: Space, view: View) -> list[str]:
        """What every board of paths may have on a space: an artifact, a reward."""
        found = []
        if space.key in view.get("artifacts", {}):
            found.append(self.say("place-artifact", {"n": space.artifact}))
        if space.reward is not None:
            found.append(self.say("place-reward", {"what": self.gives(space.reward)}))
        return found

    def ways(self, space: Space, view: View, seat: int) -> list[WayOut]:
        key = self.has(view, seat, "lock")
        found = []
        for exit in space.exits:
            to = self.rules.spaces[exit.to]
            shut = exit.lock and not key
            found.append(WayOut(f"move {to.key}", to, exit.boots, exit.enemies, int(exit.lock), exit.closed, "",
                             FAR if shut else 0.0, shut))  # fmt: skip
        return found

    def steps(self, space: Space, view: View, seat: int) -> Iterable[WayOut]:
        yield from self.ways(space, view, seat)
        key, at = self.has(view, seat, "lock"), space.id
        pads = self.pads if self.has(view, seat, "telepad") else []
        for pad in pads if at in pads else ():
            if pad != at:
                to = self.rules.spaces[pad]
                yield WayOut(f"telepad {to.key}", to, how="pad", trouble=1.5, careful=True)
        blocked = bool(view.get("blockade"))
        if at in self.stops and not (blocked and at == self.cut):
            here = self.stops.index(at)
            for there, stop in enumerate(self.stops):
                locks = sum(self.stop_locks[min(here, there) : max(here, there)])
                if stop != at and not (blocked and stop == self.cut):
                    to = self.rules.spaces[stop]
                    trouble = 1.5 + (FAR * locks if not key else 0)
                    yield WayOut(f"ride {to.key}", to, locks=locks, how="lift", trouble=trouble, careful=True)

    def needs(self, route: Route, view: View, seat: int) -> list[str]:
        found = []
        for wanted, tag, words in (
            (bool(route.locks), "lock", "need-key"),
            (self.passes(route, "force_field"), "code", "need-code"),
            (self.passes(route, "pods"), "artifact", "need-artifact"),
        ):
            if wanted and not self.has(view, seat, tag):
                found.append(self.say(words))
        return found

    def passes(self, route: Route, mark: str) -> bool:
        """Whether a route enters a space with a mark."""
        return any(self.marked(space, mark) for space in route.spaces)

    def map(self, wanted: str, sheet: Sheet) -> list[Line]:
        text = wanted.casefold()
        if text == "list":
            return self.listed(sheet)
        if not text:
            return list(graphmap.whole(self, sheet))
        modules = [m for m in self.modules if text in (m.code.casefold(), m.key, m.name.casefold())]
        modules = modules or [m for m in self.modules if m.name.casefold().startswith(text)]
        if not modules:
            found = self.find(wanted, sheet.view, sheet.me)
            if len(text) < 3:  # two letters are in the middle of some name or other
                found = [space for space in found if text in (space.key.casefold(), self.local(space).casefold())]
            if not found:
                codes = ", ".join(f"{m.code} {m.name}" for m in self.modules)
                return [self.say("no-part", {"text": wanted, "parts": codes})]
            modules = [self.rules.modules[found[0].module]]
        return list(graphmap.detail(self, sheet, modules[0]))
