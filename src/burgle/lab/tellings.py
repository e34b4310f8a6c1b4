"""Campaigns that bots have played, line by line in a file: a long run that is stopped goes on where it was."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from burgle.campaign.chronicle import Chronicle
from burgle.lab.campaigns import Evening, Telling
from burgle.lab.tally import Tally

COUNTED = ("turns", "scores", "winning", "all_scores")  # by a number


class TellingRow(msgspec.Struct, frozen=True, kw_only=True):
    """One campaign: which it was, and what it left behind."""

    box: str  # the digest
    bot: str
    seed: int
    players: int
    number: int
    seats: tuple[str, ...]
    evenings: list[Evening]
    tallies: list[dict[str, Any]]
    end: Chronicle | None
    error: str


class Tellings:
    """The file; rows of other boxes, bots and seeds may stand in it, and are left alone."""

    def __init__(self, path: Path, box: str, bot: str, seed: int) -> None:
        self.path, self.box, self.bot, self.seed = path, box, bot, seed
        self.known: dict[tuple[int, int], Telling] = {}
        for line in path.read_bytes().splitlines() if path.exists() else ():
            row = msgspec.json.decode(line, type=TellingRow)
            if (row.box, row.bot, row.seed) == (box, bot, seed):
                self.known[row.players, row.number] = read(row)

    def keep(self, players: int, number: int, telling: Telling) -> None:
        """Write a campaign behind the others."""
        row = TellingRow(
            box=self.box, bot=self.bot, seed=self.seed, players=players, number=number, seats=telling.seats,
            evenings=telling.evenings, tallies=[written(tally) for tally in telling.tallies], end=telling.end,
            error=telling.error,
        )  # fmt: skip
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(row) + b"\n")
        self.known[players, number] = telling


def written(tally: Tally) -> dict[str, Any]:
    """The counts of a game as plain data."""
    return {name: dict(value) if name in COUNTED else value for name, value in vars(tally).items()}


def read(row: TellingRow) -> Telling:
    """A campaign from its row."""
    telling = Telling(row.seats, list(row.evenings), end=row.end, error=row.error)
    for counts in row.tallies:
        tally = Tally()
        vars(tally).update(counts)
        for name in COUNTED:
            setattr(tally, name, Counter({int(n): times for n, times in counts[name].items()}))
        tally.counts = {what: Counter(found) for what, found in counts["counts"].items()}
        telling.tallies.append(tally)
    return telling
