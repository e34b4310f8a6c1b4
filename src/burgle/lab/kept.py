"""The notebook of a ladder: every deal that was played, one line each, so that a long one is gone on with and added to.

A line holds for the Burgle, the tables, the learned value, the keen prices and the levels with which it was played; with
others it is played again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import burgle
from burgle.bots.levels import level_and_character
from burgle.lab.ladder import LadderDeal, LadderRecord, play_deal
from burgle.lab.team import Team


class LadderNotes:
    """A file of lines; only ever added to."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.known: dict[str, LadderRecord] = {}
        if path.is_file():
            for line in path.read_text("utf-8").splitlines():
                told = read_line(line)
                if told is not None:
                    self.known[told[0]] = told[1]

    def play(self, team: Team, deals: Sequence[LadderDeal]) -> Iterator[LadderRecord]:
        """Give the record of every deal, in their order; those that are not known are played, and noted at once."""
        missing = [deal for deal in deals if key_of(deal) not in self.known]
        coming = team.work(play_deal, missing)
        for deal in deals:
            while key_of(deal) not in self.known:
                at, record = next(coming)
                self._note(missing[at], record)
            yield self.known[key_of(deal)]

    def _note(self, deal: LadderDeal, record: LadderRecord) -> None:
        """Write a line down."""
        self.known[key_of(deal)] = record
        self.path.parent.mkdir(parents=True, exist_ok=True)
        told = {"key": key_of(deal), **asdict(deal), "record": asdict(record)}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(told) + "\n")


def read_line(line: str) -> tuple[str, LadderRecord] | None:
    """A deal and its record; None for a line that was cut off."""
    try:
        told: dict[str, Any] = json.loads(line)
        record = LadderRecord(**told["record"])
        record.by_seat = {int(place): won for place, won in record.by_seat.items()}
        return str(told["key"]), record
    except (ValueError, KeyError, TypeError):
        return None


def key_of(deal: LadderDeal) -> str:
    """What a deal is known by."""
    levels = [as_played(name, deal.game) for name in (deal.challenger, deal.champion)]
    told = asdict(deal)
    tables = told.pop("content")
    parts = [*told.values(), burgle.__version__, tables, learned_of(deal.game), *levels]
    return hashlib.blake2b(json.dumps(parts).encode(), digest_size=12).hexdigest()


def as_played(name: str, game: str) -> str:
    """A bot's numbers as they are in one game: what is changed for another game is no reason to play this one again."""
    found = level_and_character(name)
    return repr(found and (replace(found[0].in_game(game), slower={}), found[1]))


@cache
def learned_of(game: str) -> str:
    """The fingerprint of what was learned about a game, and of the prices that were found; empty if there is neither."""
    learned = files("burgle.bots").joinpath("learned")
    places = (learned.joinpath(f"{game}.json"), learned.joinpath("tastes", f"{game}.json"))
    found = [place.read_bytes() for place in places if place.is_file()]
    return hashlib.blake2b(b"".join(found), digest_size=8).hexdigest() if found else ""
