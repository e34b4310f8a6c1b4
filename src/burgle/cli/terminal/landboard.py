"""A land of one piece: paths over mountains and water, and what waits on its spaces."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from burgle.cli.terminal.board import FAR, Route, View, WayOut
from burgle.cli.terminal.graphboard import GraphBoard
from burgle.kernel.content import Path as Trail
from burgle.kernel.content import Space
from burgle.kernel.rules import Rules
from burgle.language.words import FALLBACK
from burgle.view.cards import effect

SIGNS = {"hq": "@", "town": "$", "coach": "C", "forest": "f", "volcano": "V", "circle": "o", "pyramid": "^"}
LYING = {"agents": "A", "wights": "w", "fruits": "y"}
REWARDS = {"heal": "+", "gold": "g", "draw": "d", "intern": "i"}


class LandBoard(GraphBoard):
    """One side of a board, drawn from where its spaces are."""

    market: ClassVar[str] = "town"
    examples: ClassVar[Mapping[str, str]] = {
        "space": "A10", "name": "grove", "far": "A30", "part": "A", "card": "canoe", "verbs": "use, ride, teleport",
    }  # fmt: skip
    legend: ClassVar[tuple[str, ...]] = ("legend-land", "legend-land-more")
    legend_paths: ClassVar[str] = "legend-land-paths"
    told: ClassVar[tuple[str, ...]] = ("hq", "town", "forest", "volcano", "ruin", "circle", "pyramid", "danger_zone")

    def __init__(self, rules: Rules, lang: str = FALLBACK) -> None:
        super().__init__(rules, lang)
        self.mountain, self.water = self.over("mountain"), self.over("water")
        self.pyramid = next((space for space in rules.spaces if self.marked(space, "pyramid")), None)

    def over(self, terrain: str) -> int:
        """The bit of a kind of terrain; 0 where there is none of it."""
        return 1 << self.rules.terrain.index(terrain) if terrain in self.rules.terrain else 0

    def shrine(self, space: Space, view: View) -> Mapping[str, Any] | None:
        """What lies on a shrine."""
        return next((shrine for shrine in view.get("shrines", []) if shrine["space"] == space.key), None)

    def path_signs(self, path: Trail) -> str:
        high = "n" if path.terrain & self.mountain else ""
        wet = "~" if path.terrain & self.water else ""
        return "x" * path.enemies + '"' * (path.boots - 1) + high + wet

    def signs(self, space: Space, view: View) -> str:
        found = "".join(SIGNS[name] for name in SIGNS if self.marked(space, name))
        shrine = self.shrine(space, view)
        if shrine is not None:
            found += "S" if shrine["there"] else "s"
        found += "".join(sign for zone, sign in LYING.items() if space.key in view.get(zone, []))
        if view.get("secrets", {}).get("major", {}).get(space.key, 0):
            found += "M"
        if space.secret == "minor":
            found += "m"
        if space.key in view.get("artifacts", {}):
            found += f"#{space.artifact}"
        found += self.service_signs(space)
        return found + REWARDS.get(effect(space.reward).split(" ")[0], "?" if space.reward is not None else "")

    def holds(self, space: Space, view: View) -> list[str]:
        found = self.kinds(space)
        if "coach" in space.more:
            found.append(self.say("place-coach", {"fee": space.more["coach"]}))
        shrine = self.shrine(space, view)
        if shrine is not None:
            name = self.rules.tokens[self.rules.token_ids[shrine["token"]]].name
            found.append(self.say("place-shrine" if shrine["there"] else "place-shrine-taken", {"name": name}))
        found += [self.say(f"place-{zone}") for zone in LYING if space.key in view.get(zone, [])]
        if view.get("secrets", {}).get("major", {}).get(space.key, 0):
            found.append(self.say("place-secret-major"))
        if space.secret == "minor":
            found.append(self.say("place-secret-minor"))
        return [*found, *self.finds(space, view)]

    def ways(self, space: Space, view: View, seat: int) -> list[WayOut]:
        canoe, pickaxe = self.has(view, seat, "canoe"), self.has(view, seat, "pickaxe")
        unseen = self.has(view, seat, "unseen")
        found = []
        for exit in space.exits:
            to = self.rules.spaces[exit.to]
            wet = bool(exit.terrain & self.water)
            boots = 1 if pickaxe and exit.terrain & self.mountain else exit.boots
            enemies = 0 if unseen else exit.enemies
            shut = wet and not canoe
            how = "water" if wet else "mountain" if exit.terrain & self.mountain and not pickaxe else ""
            found.append(WayOut(f"move {to.key}", to, boots, enemies, 0, exit.closed, how, FAR if shut else 0.0, shut))
        return found

    def steps(self, space: Space, view: View, seat: int) -> Iterable[WayOut]:
        """Walks, and from a shrine the way to the Pyramid; coaches are hired by hand."""
        if self.pyramid is not None and "shrine" in space.more:
            yield WayOut(f"move {self.pyramid.key}", self.pyramid, how="shrine", careful=True)
        else:
            yield from self.ways(space, view, seat)

    def exit_name(self, way: WayOut) -> str:
        return f"{way.label.split(' ', 1)[1]} {self.how(way)}".strip()

    def needs(self, route: Route, view: View, seat: int) -> list[str]:
        found = []
        if any(way.how == "water" for way in route.ways) and not self.has(view, seat, "canoe"):
            found.append(self.say("need-canoe"))
        if self.passes(route, "hq") and not self.has(view, seat, "artifact"):
            found.append(self.say("need-artifact"))
        agents = sum(space.key in view.get("agents", []) for space in route.spaces)
        if agents:
            found.append(self.say("need-past-agents", {"n": agents}))
        return found
