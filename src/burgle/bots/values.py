"""The values that bots judge positions with: one file for each game (`learned/GAME.json`), written by `burgle train`.

They are read when this module is: bots think where no file can be opened any more.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any

from burgle.kernel.rules import Rules
from burgle.kernel.value import LearnedValue, Net4

FORMAT = 1


class ValueFile:
    """A net, the names of the numbers it knows, and how it was trained."""

    def __init__(self, told: dict[str, Any]) -> None:
        if told.get("format") != FORMAT:
            raise ValueError(f"a value file of format {told.get('format')}, not {FORMAT}")
        self.names: list[str] = list(told["names"])
        self.net = Net4(
            floats(told["means"]),
            floats(told["scales"]),
            [floats(unit) for unit in told["hidden"]],
            [floats(head) for head in told["heads"]],
            floats(told["bend"]),
        )
        self.bends = {int(n): floats(bend) for n, bend in told.get("bends", {}).items()}
        self.report: dict[str, Any] = told["report"]  # how it was trained, and how true it was

    def net_for(self, players: int) -> Net4:
        """The net as it is true for so many players: what wins among many need not win a duel."""
        bend, net = self.bends.get(players), self.net
        return net if bend is None else Net4(net.means, net.scales, net.hidden, net.heads, bend)


def floats(numbers: list[float]) -> list[float]:
    """Numbers of a file, of which some were written without a point."""
    return [float(x) for x in numbers]


def read_all() -> dict[str, ValueFile]:
    """Read all files that are there, by game."""
    folder = files("burgle.bots").joinpath("learned")
    if not folder.is_dir():
        return {}
    return {
        entry.name.removesuffix(".json"): ValueFile(json.loads(entry.read_text("utf-8")))
        for entry in sorted(folder.iterdir(), key=lambda one: one.name)
        if entry.name.endswith(".json")
    }


VALUES = read_all()


@lru_cache(maxsize=64)
def value_for(rules: Rules) -> LearnedValue | None:
    """The value for a rulebook; None for a game that nobody has trained one for."""
    found = VALUES.get(rules.game)
    return None if found is None else LearnedValue(found.net_for(rules.players), found.names, rules)


def written(
    net: Net4, names: list[str], report: dict[str, Any], bends: Mapping[int, list[float]] | None = None
) -> str:  # fmt: skip
    """Write a value file: four digits are enough, and keep it small."""
    told = {
        "format": FORMAT,
        "report": report,
        "names": names,
        "means": short(net.means),
        "scales": short(net.scales),
        "hidden": [short(unit) for unit in net.hidden],
        "heads": [short(head) for head in net.heads],
        "bend": short(net.bend),
        "bends": {str(n): short(bend) for n, bend in (bends or {}).items()},
    }
    return json.dumps(told, separators=(",", ":")).replace('],"', '],\n"') + "\n"


def short(numbers: list[float]) -> list[float]:
    """Numbers with four digits."""
    return [float(f"{x:.4g}") for x in numbers]
