"""A land of one piece: paths over mountains and water, and what waits on its spaces."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from burgle.cli.terminal.board import FAR, Route, View, WayOut
from burgle.cli.terminal.graphboard import GraphBoard
from burgle.cli.texts import count
from burgle.kernel.content import Path as Trail
from burgle.kernel.content import Space
from burgle.kernel.rules import Rules
from burgle.view.cards import effect

SIGNS = {"hq": "@", "town": "$", "coach": "C", "forest": "f", "volcano": "V", "circle": "o", "pyramid": "^"}
WORDS = {"hq": "HQ", "town": "town", "forest": "forest", "volcano": "volcano", "ruin": "ruin", "circle": "magic circle",
         "pyramid": "Pyramid", "danger_zone": "Danger Zone"}  # fmt: skip
LYING = {"agents": ("A", "agent"), "wights": ("w", "wight"), "fruits": ("y", "fruit")}
REWARDS = {"heal": "+", "gold": "g", "draw": "d", "intern": "i"}


class LandBoard(GraphBoard):
    """One side of a board, drawn from where its spaces are."""

    market: ClassVar[str] = "town"
    examples: ClassVar[Mapping[str, str]] = {
        "space": "A10", "name": "grove", "far": "A30", "part": "A", "card": "canoe", "verbs": "use, ride, teleport",
    }  # fmt: skip
    legend: ClassVar[tuple[str, str]] = (
        "@ HQ, $ town, C coach, f forest, V volcano, o circle, ^ pyramid, S s shrine,",
        "A agent, w wight, y fruit, M m secret, #n artifact, + heal, g d i gold, draw, intern",
    )
    legend_paths: ClassVar[str] = 'paths: x monster, " boots, n mountain, ~ water, > one way'

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.mountain, self.water = 1 << rules.terrain.index("mountain"), 1 << rules.terrain.index("water")
        self.pyramid = next((space for space in rules.spaces if self.marked(space, "pyramid")), None)

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
        found += "".join(sign for zone, (sign, _) in LYING.items() if space.key in view.get(zone, []))
        if view.get("secrets", {}).get("major", {}).get(space.key, 0):
            found += "M"
        if space.secret == "minor":
            found += "m"
        if space.key in view.get("artifacts", {}):
            found += f"#{space.artifact}"
        found += self.service_signs(space)
        return found + REWARDS.get(effect(space.reward).split(" ")[0], "?" if space.reward is not None else "")

    def holds(self, space: Space, view: View) -> list[str]:
        found = [WORDS[name] for name in WORDS if self.marked(space, name)]
        if "coach" in space.more:
            found.append(f"coach, fee {space.more['coach']}")
        shrine = self.shrine(space, view)
        if shrine is not None:
            name = self.rules.tokens[self.rules.token_ids[shrine["token"]]].name
            found.append("shrine: " + (name if shrine["there"] else f"{name} taken"))
        found += [word for zone, (_, word) in LYING.items() if space.key in view.get(zone, [])]
        if view.get("secrets", {}).get("major", {}).get(space.key, 0):
            found.append("major secret")
        if space.secret == "minor":
            found.append("minor secret")
        if space.key in view.get("artifacts", {}):
            found.append(f"artifact {space.artifact}")
        if space.reward is not None:
            found.append(f"gives {effect(space.reward)}")
        return found

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
            how = "over water" if wet else "up a mountain" if exit.terrain & self.mountain and not pickaxe else ""
            found.append(WayOut(f"move {to.key}", to, boots, enemies, 0, exit.closed, how, FAR if shut else 0.0, shut))
        return found

    def steps(self, space: Space, view: View, seat: int) -> Iterable[WayOut]:
        """Walks, and from a shrine the way to the Pyramid; coaches are hired by hand."""
        if self.pyramid is not None and "shrine" in space.more:
            yield WayOut(f"move {self.pyramid.key}", self.pyramid, how="shrine", careful=True)
        else:
            yield from self.ways(space, view, seat)

    def exit_name(self, way: WayOut) -> str:
        return f"{way.label.split(' ', 1)[1]}{' ' + way.how if way.how else ''}"

    def needs(self, route: Route, view: View, seat: int) -> list[str]:
        found = []
        if any(way.how == "over water" for way in route.ways) and not self.has(view, seat, "canoe"):
            found.append("a canoe")
        if self.passes(route, "hq") and not self.has(view, seat, "artifact"):
            found.append("an artifact")
        agents = sum(space.key in view.get("agents", []) for space in route.spaces)
        if agents:
            found.append(f"a way past {count(agents, 'agent')}")
        return found
