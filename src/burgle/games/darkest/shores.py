"""The paths of this world: mountains, forests that leave one out of breath, and monsters to pay off."""

from __future__ import annotations

from typing import Final

from burgle.chapters.path_rules import Boots, Breath, Gates, OneWay, PathRule, Shortcut
from burgle.chapters.payments import Payments
from burgle.chapters.walking import Walking

MOUNTAIN: Final = 1
TERRAIN: Final = ("mountain",)


def shores(payments: Payments) -> Walking:
    """Say how one walks here: a Pick Axe makes every mountain path a short one (L2-224)."""
    breath = Breath("exhausted", ["exhausted"])
    boots = Boots([Shortcut(terrain=MOUNTAIN, means="pickaxe")], MOUNTAIN, "need_boot_mountain")
    rules: list[PathRule] = [OneWay(), Gates(), breath, boots]
    walking = Walking(payments, breath, boots, rules, ["enemies", "forests"])
    walking.start_mark = "hq"
    walking.refreshes = "forests"
    walking.own_event = True
    return walking
