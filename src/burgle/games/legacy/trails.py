"""The trails of this world: mountains, water, forests that leave one out of breath, monsters and Agents to pay off."""

from __future__ import annotations

from typing import Final

from burgle.chapters.path_rules import Boots, Breath, Crossing, Gates, OneWay, PathRule, Shortcut
from burgle.chapters.payments import Payments
from burgle.chapters.walking import Walking

MOUNTAIN: Final = 1
WATER: Final = 2
TERRAIN: Final = ("mountain", "water", "bridge")  # a bridge is for the drawing only


def trails(payments: Payments) -> Walking:
    """Say how one walks here: a Pickaxe makes every mountain path a short one, and only a Canoe crosses water."""
    breath = Breath("exhausted", ["exhausted"])
    boots = Boots([Shortcut(terrain=MOUNTAIN, means="pickaxe")], MOUNTAIN, "need_boot_mountain")
    rules: list[PathRule] = [OneWay(), Crossing(WATER, "canoe"), Gates(), breath, boots]
    walking = Walking(payments, breath, boots, rules, ["enemies", "forests", "agents"])
    walking.start_mark = "hq"
    walking.unseen_by = "unseen"
    walking.refreshes = "forests"
    walking.own_event = True
    return walking
