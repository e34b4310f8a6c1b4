"""A lake without water: hills, caves and bell towers around it, runestones, and what its secrets hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from burgle.cli.terminal.board import View
from burgle.cli.terminal.landboard import LandBoard
from burgle.kernel.content import Space
from burgle.view.cards import effect

SIGNS = {"hq": "@", "town": "$", "tower": "T", "hill": "h", "mountain": "n", "cave": "c"}
REWARDS = {"heal": "+", "gold": "g", "draw": "d"}
LATER = {"either": "minor"}  # secrets of two sorts: what is to be had when the first one is gone


class LakeBoard(LandBoard):
    """One side of the board, with what cards ask about a place."""

    examples: ClassVar[Mapping[str, str]] = {
        "space": "A10", "name": "orchard", "far": "A36", "part": "A", "card": "pick", "verbs": "use, buy, teleport",
    }  # fmt: skip
    legend: ClassVar[tuple[str, ...]] = ("legend-lake", "legend-lake-more")
    legend_paths: ClassVar[str] = "legend-lake-paths"
    told: ClassVar[tuple[str, ...]] = ("hq", "town", "tower", "hill", "mountain", "cave", "danger_zone")

    def signs(self, space: Space, view: View) -> str:
        found = "".join(SIGNS[name] for name in SIGNS if self.marked(space, name))
        if self.marked(space, "forest"):
            found += "k" if self.marked(space, "kelp") else "f"
        lying = view.get("secrets", {})
        if lying.get("major", {}).get(space.key, 0):
            found += "b" if space.secret == "either" else "M"
        elif LATER.get(space.secret, space.secret) == "minor":
            found += "m"
        if lying.get("ore", {}).get(space.key, 0):
            found += "o"
        if space.key in view.get("artifacts", {}):
            found += f"#{space.artifact}"
        if "rune" in space.more:
            found += "r"
        found += self.service_signs(space)
        found += REWARDS.get(effect(space.reward).split(" ")[0], "?" if space.reward is not None else "")
        return found + ("!" if self.marked(space, "danger_zone") else "")

    def holds(self, space: Space, view: View) -> list[str]:
        found = self.kinds(space)
        if self.marked(space, "forest"):
            found.append(self.say("place-kelp" if self.marked(space, "kelp") else "place-forest"))
        lying = view.get("secrets", {})
        if lying.get("major", {}).get(space.key, 0):
            found.append(self.say("place-secret-either" if space.secret in LATER else "place-secret-major"))
        elif LATER.get(space.secret, space.secret) == "minor":
            found.append(self.say("place-secret-minor"))
        if lying.get("ore", {}).get(space.key, 0):
            found.append(self.say("place-ore"))
        if "rune" in space.more:
            found.append(self.say("place-rune", {"n": space.more["rune"]}))
        return [*found, *self.finds(space, view)]
