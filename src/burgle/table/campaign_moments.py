"""Finished games of a campaign to look at again: where in each of them something became permanent, and its replay."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING

from burgle.campaign import lines
from burgle.campaign.tape import entry_steps
from burgle.table import replays
from burgle.table.campaign_messages import GameSteps
from burgle.table.campaign_pages import tape_of_game
from burgle.table.campaigns import CampaignRoom
from burgle.table.guests import Denied

if TYPE_CHECKING:
    from burgle.table.company import Company


def played_here(room: CampaignRoom) -> Iterator[tuple[int, lines.CloseGame]]:
    """The games of the story as it goes now that have a table on this server: the line that began each, and its end."""
    brought = {body.tape.tape for body in room.log.said if isinstance(body, lines.TapeBrought)}
    return ((begun, body) for begun, _, body in room.games() if begun not in brought)


async def steps(company: Company, room: CampaignRoom) -> list[GameSteps]:
    """At which step of its replay each entry of a game was written; every game is played again once, and remembered."""
    found: list[GameSteps] = []
    for begun, body in played_here(room):
        if begun not in room.steps:
            tape = await tape_of_game(company, room, begun)
            if tape is None:
                continue
            now = room.log.states[begun]
            noted = await asyncio.to_thread(entry_steps, room.log.pack_of(now), now, tape)
            room.steps[begun] = GameSteps(
                game=body.game, steps=[step for step, _ in noted], turns=[turn for _, turn in noted]
            )
        found.append(room.steps[begun])
    return found


async def replay(company: Company, room: CampaignRoom, game: int) -> bytes:
    """The file of a finished game: whoever belongs to the campaign may look at it, on any device."""
    table = next((body.table for _, body in played_here(room) if body.game == game), "")
    if not table:
        raise Denied("not_now", "not-over-yet", len(room.log.lines) - 1)
    record = (await company.host.current(table)).record
    log = await company.house.read(company.house.store.lines, table)
    return await asyncio.to_thread(replays.write, log, record.book)
