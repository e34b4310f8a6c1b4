"""Keen prices: those with which greedy does best against itself, found by playing (`lab/tastes.py`), one file a game.

The master makes its plans by them and expects itself to play on by them; of its rivals it expects what everybody pays.
They are read when this module is: bots think where no file can be opened any more.
"""

from __future__ import annotations

import json
from dataclasses import replace
from functools import lru_cache
from importlib.resources import files
from typing import Any

from burgle.bots.mind.goals import taste_for
from burgle.bots.mind.taste import Taste
from burgle.kernel.rules import Rules

Prices = dict[str, Any]  # numbers, by their names in Taste


def read_all() -> dict[str, dict[int, Prices]]:
    """Read what was found, by game and number of players."""
    folder = files("burgle.bots").joinpath("learned", "tastes")
    return {
        entry.name.removesuffix(".json"): {int(n): prices for n, prices in json.loads(entry.read_text("utf-8")).items()}
        for entry in sorted(folder.iterdir(), key=lambda one: one.name)
        if entry.name.endswith(".json")
    }


KEEN = read_all()

# What everything costs in a game that nobody wrote about: one list for all of them, found in three together.
UNTOLD = replace(Taste(untold=True), **KEEN.pop("untold")[2])


@lru_cache(maxsize=64)
def keen_taste(rules: Rules) -> Taste:
    """The keen prices for so many players, or for the most that were tried; a duel has its own. Failing all, the usual ones."""
    found = KEEN.get(rules.game, {})
    counts = [n for n in found if n <= rules.players and (n == 2) == (rules.players == 2)]
    own = taste_for(rules)
    return replace(own, **found[max(counts)]) if counts else own
