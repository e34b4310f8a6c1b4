"""The board as a person asks about it: what is on a space, where ways lead, how to get from here to there."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from heapq import heappop, heappush
from pathlib import Path
from typing import Any

from burgle.cli.texts import count, effect
from burgle.content.tables import read_tables
from burgle.games import GAMES
from burgle.kernel.content import Exit, Module, Space
from burgle.kernel.rules import Rules

View = Mapping[str, Any]
Point = tuple[float, float]

SIGNS = {"start": "@", "pods": "E", "market": "$", "lift": "L", "telepad": "T", "checkpoint": "!"}
WORDS = {"start": "start", "pods": "escape pods", "market": "market", "lift": "lift", "telepad": "telepad",
         "checkpoint": "checkpoint"}  # fmt: skip
REWARDS = {"heal": "+", "credit": "c", "crystal": "*"}
LEGEND = "@ start, E pods, $ market, L lift, T telepad, ! checkpoint, p port,"
LEGEND_MORE = "M m secret, #n artifact, + heal, c credits, * crystal"
LEGEND_PATHS = 'on paths: x enemy, " two boots, k lock, > one way'


@dataclass
class Route:
    """A way from one space to another, by what is known now."""

    steps: list[tuple[str, Space]] = field(default_factory=list)  # "move", "ride" or "telepad", and where to
    boots: int = 0
    enemies: int = 0
    needs: list[str] = field(default_factory=list)


class Board:
    """The board of one game, with the places where its spaces are drawn."""

    def __init__(self, rules: Rules, packs: tuple[Path, ...]) -> None:
        self.rules = rules
        tables, _ = read_tables(GAMES[rules.game].package, packs, GAMES[rules.game].files)
        self.drawing: Mapping[str, Any] = tables.get("drawing", {})
        sides = rules.options.get("layout", "").split(",")
        self.position = {side: f"P{i}" for i, side in enumerate(sides, 1)}
        lift: Mapping[str, Any] = tables.get("lift", {})
        self.stops = [rules.space_ids[key] for key in lift.get("stops", [])]
        locks = lift.get("locks", [])
        keys = [rules.spaces[stop].key for stop in self.stops]
        self.stop_locks = [f"{a}-{b}" in locks for a, b in itertools.pairwise(keys)]
        self.cut = rules.space_ids.get(lift.get("blockade", ""), -1)
        self.bits = {name: 1 << i for i, name in enumerate(rules.marks)}
        self.pads = [s.id for s in rules.spaces if s.exits and s.marks & self.bits.get("telepad", 0)]

    @property
    def modules(self) -> list[Module]:
        """The modules in play."""
        used = {space.module for space in self.rules.spaces if space.exits}
        return [module for module in self.rules.modules if module.id in used]

    def spaces(self, module: Module) -> list[Space]:
        """The spaces of a module that can be reached."""
        return [space for space in self.rules.spaces if space.module == module.id and space.exits]

    def space(self, key: str | None) -> Space | None:
        """Find a space by its key."""
        return self.rules.spaces[self.rules.space_ids[key]] if key in self.rules.space_ids else None

    def code(self, space: Space) -> str:
        """The part of a space's key that names its module."""
        return self.rules.modules[space.module].code

    def local(self, space: Space) -> str:
        """The part of a space's key that is its own."""
        return space.key.removeprefix(self.code(space))

    def place(self, space: Space) -> Point | None:
        """Where a space is drawn on the whole board."""
        if len(space.at) != 2 or not self.drawing:
            return None
        code = self.code(space)
        name = self.position.get(code, code)
        x, y = space.at
        if name in self.drawing.get("mirrored", []):
            y = self.drawing["box"][1] - y
        corner = self.drawing.get("positions", {}).get(name, [0, 0])
        return x + corner[0], y + corner[1]

    def has(self, view: View, seat: int, tag: str) -> bool:
        """Whether a seat has a token that grants an ability."""
        if seat < 0 or tag not in self.rules.tags:
            return False
        wanted = self.rules.tags.index(tag)
        tokens = view["players"][seat]["tokens"]
        return any(wanted in self.rules.tokens[self.rules.token_ids[key]].grants for key in tokens)

    def signs(self, space: Space, view: View) -> str:
        """What is on a space, as letters for a map."""
        found = "".join(SIGNS[name] for name in SIGNS if space.marks & self.bits.get(name, 0))
        if space.port is not None and view.get("ports", {}).get(space.key, -1) < 0:
            found += "p"
        for kind, sign in (("major", "M"), ("minor", "m")):
            if view.get("secrets", {}).get(kind, {}).get(space.key, 0):
                found += sign
        if space.key in view.get("artifacts", {}):
            found += f"#{space.artifact}"
        return found + REWARDS.get(effect(space.reward).split(" ")[0], "?" if space.reward is not None else "")

    def features(self, space: Space, view: View) -> str:
        """What is on a space, in words."""
        found = [WORDS[name] for name in WORDS if space.marks & self.bits.get(name, 0)]
        if space.port is not None:
            used = view.get("ports", {}).get(space.key, -1)
            found.append(f"port: {effect(space.port)}" if used < 0 else "port (hacked)")
        for kind in ("major", "minor"):
            left = view.get("secrets", {}).get(kind, {}).get(space.key, 0)
            if left:
                found.append(count(left, f"{kind} secret"))
        if space.key in view.get("artifacts", {}):
            found.append(f"artifact {space.artifact}")
        if space.reward is not None:
            found.append(f"gives {effect(space.reward)}")
        return ", ".join(found)

    def way(self, exit: Exit) -> str:
        """What a way out takes, in words; nothing for a plain step."""
        found = [f"{exit.boots} boots"] if exit.boots > 1 else []
        if exit.enemies:
            found.append(count(exit.enemies, "enemy", "enemies"))
        if exit.lock:
            found.append("lock")
        if exit.closed:
            found.append("one way, not from here")
        return ", ".join(found)

    def route(self, start: Space, goal: Space, view: View, seat: int) -> Route | None:
        """Find the way with the least trouble: Boots, enemies, locks without a key, rides by lift."""
        key = self.has(view, seat, "lock")
        pads = self.pads if self.has(view, seat, "telepad") else []
        best: dict[int, float] = {start.id: 0.0}
        before: dict[int, tuple[int, str, Exit | None]] = {}
        queue: list[tuple[float, int]] = [(0.0, start.id)]
        while queue:
            cost, at = heappop(queue)
            if at == goal.id:
                return self.retrace(start.id, goal.id, before, view, seat)
            if cost > best[at]:
                continue
            for step, to, how, exit in self.steps_from(at, key, pads, bool(view.get("blockade"))):
                if cost + step < best.get(to, 1e9):
                    best[to] = cost + step
                    before[to] = (at, how, exit)
                    heappush(queue, (cost + step, to))
        return None

    def steps_from(
        self, at: int, key: bool, pads: list[int], blocked: bool
    ) -> Iterable[tuple[float, int, str, Exit | None]]:
        """List every step out of a space with the trouble it is."""
        for exit in self.rules.spaces[at].exits:
            if not exit.closed:
                yield exit.boots + 1.2 * exit.enemies + (20 if exit.lock and not key else 0), exit.to, "move", exit
        for pad in pads if at in pads else ():
            if pad != at:
                yield 1.5, pad, "telepad", None
        if at in self.stops and not (blocked and at == self.cut):
            here = self.stops.index(at)
            for there, stop in enumerate(self.stops):
                locks = sum(self.stop_locks[min(here, there) : max(here, there)])
                if stop != at and not (blocked and stop == self.cut):
                    yield 1.5 + (20 * locks if not key else 0), stop, "ride", None

    def retrace(
        self, start: int, goal: int, before: Mapping[int, tuple[int, str, Exit | None]], view: View, seat: int
    ) -> Route:
        """Put a route together from its end."""
        route = Route()
        locked, at = False, goal
        while at != start:
            came, how, exit = before[at]
            route.steps.insert(0, (how, self.rules.spaces[at]))
            if exit is not None:
                route.boots += exit.boots
                route.enemies += exit.enemies
                locked = locked or exit.lock
            elif how == "ride":
                a, b = sorted((self.stops.index(came), self.stops.index(at)))
                locked = locked or any(self.stop_locks[a:b])
            at = came
        for wanted, tag, words in (
            (locked, "lock", "a key"),
            (self.passes(route, "force_field"), "code", "a command code"),
            (self.passes(route, "pods"), "artifact", "an artifact"),
        ):
            if wanted and not self.has(view, seat, tag):
                route.needs.append(words)
        return route

    def passes(self, route: Route, mark: str) -> bool:
        """Whether a route enters a space with a mark."""
        return any(space.marks & self.bits.get(mark, 0) for _, space in route.steps)
