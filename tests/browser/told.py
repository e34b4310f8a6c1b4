"""Campaigns for browser tests that have been played before: told by chance within a second, and brought as a file."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any
from urllib.request import Request, urlopen

from burgle.campaign import lines
from burgle.campaign.chronicle import version_of
from burgle.campaign.file import CampaignFile
from burgle.campaign.log import found
from burgle.campaign.pack import Pack
from burgle.campaign.play import begin
from burgle.campaign.tape import outcome, record
from burgle.campaign.vault import find_pack

PEOPLE = {"a": "Ann", "b": "Bo", "c": "Cy"}


@cache
def told(games: int, pack: str = "three-nights", mode: str = "device", seed: int = 3) -> bytes:
    """The file of a campaign of Ann, Bo and Cy with so many games played by chance."""
    return told_with(find_pack(pack, 1), games, mode, seed)


def told_with(box: Pack, games: int, mode: str = "device", seed: int = 3) -> bytes:
    """The same with a box of one's own."""
    log = found(box, "The Cellar Company", {"mode": mode, "pace": "free"})
    file = CampaignFile(log)
    people = dict(zip(box.characters, PEOPLE.values(), strict=False))
    for character, player in people.items():
        log.say(lines.Member(character=character, player=player))
    dice = random.Random(seed)
    for number in range(1, games + 1):
        seats = tuple(people)[: 3 if number % 2 else 2]
        log.say(lines.PlayGame(game=number, seats=seats, table=f"t{number}", version=version_of(log.now)))
        game = begin(box, log.now, seats, seed * 100 + number)
        while not game.over:
            game.apply(dice.choice(game.decision.options))
        tape = record(game, log.running, f"t{number}", seats)
        entries, scores, side = outcome(game)
        file.keep(tape)
        ended = {"table": tape.table, "head": tape.head, "side": side, "scores": scores, "entries": entries}
        log.say(lines.CloseGame(game=number, **ended))  # type: ignore[arg-type]
    return file.data()


def bring(address: str, data: bytes) -> dict[str, Any]:
    """Bring it to a server; gives the campaign and the tokens of its members."""
    headers = {"content-type": "application/x-ndjson"}
    request = Request(f"{address.rstrip('/')}/api/campaigns/import", data=data, headers=headers)
    with urlopen(request, timeout=60) as answer:
        return dict(json.load(answer))
