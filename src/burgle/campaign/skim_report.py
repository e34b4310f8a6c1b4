"""Many skimmed campaigns, and what they have reached between them."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from burgle.campaign.between import BadEdition
from burgle.campaign.fold import BadEntry
from burgle.campaign.pack import Pack
from burgle.campaign.routes import covered, to_reach
from burgle.campaign.skim import SkimFault, Skimmed, policies, skim

WHOLE: Final = 100  # every so many campaigns
PAGE: Final = 100  # campaigns between two lines of the notebook
FAULTS: Final = (SkimFault, BadEntry, BadEdition, LookupError, ValueError, AssertionError)


@dataclass
class SkimReport:
    """How many campaigns were skimmed, which went wrong, and what nobody has reached."""

    pack: str
    campaigns: int = 0
    whole: int = 0  # of these, with all their boards as well
    seconds: float = 0.0  # of computing
    faults: list[str] = field(default_factory=list)
    reached: dict[str, int] = field(default_factory=dict)  # what -> in how many campaigns
    missing: list[str] = field(default_factory=list)

    def lines(self) -> list[str]:
        """The report in words."""
        told = [
            f"{self.campaigns} campaigns of {self.pack} ({self.whole} with all their boards) in {self.seconds:.1f} s of "
            f"computing, {len(self.faults)} faults"
        ]
        told += [f"  fault: {fault}" for fault in self.faults]
        total = len(self.missing) + len(self.reached)
        told.append(f"reached {len(self.reached)} of {total} passages, options, outcomes, stickers and pieces")
        told += [f"  never reached: {item}" for item in self.missing]
        return told

    def add(self, page: Mapping[str, Any], seed: int) -> None:
        """Take over what a page of a notebook says; a ValueError if it is about other campaigns."""
        if page["pack"] != self.pack or page["seed"] != seed:
            raise ValueError(f"this notebook is about {page['pack']} from seed {page['seed']}")
        self.campaigns += page["campaigns"]
        self.whole += page["whole"]
        self.seconds += page["seconds"]
        self.faults += page["faults"]
        for item, n in page["reached"].items():
            self.reached[item] = self.reached.get(item, 0) + n

    def to_json(self) -> dict[str, Any]:
        """The report as plain data."""
        return {
            "pack": self.pack,
            "campaigns": self.campaigns,
            "whole": self.whole,
            "seconds": round(self.seconds, 3),
            "faults": self.faults,
            "reached": dict(sorted(self.reached.items())),
            "missing": self.missing,
        }


def skim_many(
    pack: Pack, times: int, players: int | None = None, seed: int = 1, notebook: Path | None = None
) -> SkimReport:
    """Skim campaigns by each policy in turn, with rosters of every size and such that change from game to game.

    What has been done is written into the notebook, if there is one; with the same one it goes on where it stopped.
    """
    report = SkimReport(pack.id)
    wanted = to_reach(pack)
    pages = [] if notebook is None or not notebook.exists() else notebook.read_text("utf-8").splitlines()
    for line in pages:
        report.add(json.loads(line), seed)
    while report.campaigns < times:
        part = SkimReport(pack.id)
        began = time.process_time()
        for n in range(report.campaigns, min(report.campaigns + PAGE, times)):
            skim_one(pack, part, wanted, n, players, seed)
        part.seconds = time.process_time() - began
        page = {**part.to_json(), "seed": seed, "box": pack.digest}
        report.add(page, seed)
        if notebook is not None:
            with notebook.open("a", encoding="utf-8") as file:
                file.write(json.dumps(page) + "\n")
    report.missing = sorted(wanted - set(report.reached))
    return report


def skim_one(pack: Pack, report: SkimReport, wanted: set[str], n: int, players: int | None, seed: int) -> None:
    """Skim the n-th campaign and note what it has reached, or what went wrong in it.

    One of so many is also skimmed with all its boards, as stickers change them, and must come to the very same end.
    """
    number = seed * 100_003 + n
    report.campaigns += 1
    try:
        done = skim_so(pack, n, players, number, boards=False)
        for item in covered(done.entries, done.now) & wanted:
            report.reached[item] = report.reached.get(item, 0) + 1
        if n % WHOLE == 0:
            report.whole += 1
            if skim_so(pack, n, players, number, boards=True).now != done.now:
                report.faults.append(f"campaign {n}: with all its boards it has another end")
    except FAULTS as error:
        report.faults.append(f"campaign {n}: {type(error).__name__}: {error}")


def skim_so(pack: Pack, n: int, players: int | None, number: int, boards: bool) -> Skimmed:
    """Skim a campaign by the policy whose turn it is, with the roster that chance gives it."""
    dice = random.Random(number)
    low, most = pack.spec.players
    high = min(most, len(pack.roster))
    fixed = dice.sample(pack.roster, players or low + n % (high - low + 1))
    change = players is None and n % 4 == 3

    def roster(game: int) -> list[str]:
        return dice.sample(pack.roster, dice.randint(low, high)) if change else fixed

    return skim(pack, policies(number)[n % len(policies(0))], roster, number, boards=boards)
