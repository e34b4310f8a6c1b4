"""Many skimmed campaigns, and what they have reached between them."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field
from typing import Any

from burgle.campaign.between import BadEdition
from burgle.campaign.fold import BadEntry
from burgle.campaign.pack import Pack
from burgle.campaign.routes import covered, to_reach
from burgle.campaign.skim import SkimFault, policies, skim

WHOLE = 25  # every so many campaigns


@dataclass
class SkimReport:
    """How many campaigns were skimmed, which went wrong, and what nobody has reached."""

    pack: str
    campaigns: int = 0
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)
    reached: dict[str, int] = field(default_factory=dict)  # what -> in how many campaigns
    missing: list[str] = field(default_factory=list)

    def lines(self) -> list[str]:
        """The report in words."""
        told = [f"{self.campaigns} campaigns of {self.pack} in {self.seconds:.1f} s, {len(self.faults)} faults"]
        told += [f"  fault: {fault}" for fault in self.faults]
        total = len(self.missing) + len(self.reached)
        told.append(f"reached {len(self.reached)} of {total} passages, options, outcomes, stickers and pieces")
        told += [f"  never reached: {item}" for item in self.missing]
        return told

    def to_json(self) -> dict[str, Any]:
        """The report as plain data."""
        return {
            "pack": self.pack,
            "campaigns": self.campaigns,
            "seconds": round(self.seconds, 3),
            "faults": self.faults,
            "reached": dict(sorted(self.reached.items())),
            "missing": self.missing,
        }


def skim_many(pack: Pack, times: int, players: int | None = None, seed: int = 1) -> SkimReport:
    """Skim campaigns by each policy in turn, with rosters of every size and such that change from game to game.

    Every so many campaigns one is skimmed with all its boards.
    """
    report = SkimReport(pack.id)
    wanted = to_reach(pack)
    began = time.perf_counter()
    low, high = pack.spec.players
    for n in range(times):
        dice = random.Random(seed * 100_003 + n)
        policy = policies(seed * 100_003 + n)[n % len(policies(0))]
        size = players or low + n % (high - low + 1)
        fixed = dice.sample(pack.characters, size)
        change = players is None and n % 4 == 3

        def roster(game: int, fixed: list[str] = fixed, change: bool = change, dice: random.Random = dice) -> list[str]:
            return dice.sample(pack.characters, dice.randint(low, high)) if change else fixed

        try:
            done = skim(pack, policy, roster, seed * 100_003 + n, boards=n % WHOLE == 0)
            for item in covered(done.entries, done.now) & wanted:
                report.reached[item] = report.reached.get(item, 0) + 1
        except (SkimFault, BadEntry, BadEdition, LookupError, ValueError, AssertionError) as error:
            report.faults.append(f"campaign {n} ({policy.name}): {type(error).__name__}: {error}")
        report.campaigns += 1
    report.seconds = time.perf_counter() - began
    report.missing = sorted(wanted - set(report.reached))
    return report
