"""Campaigns as files: taken along whole, and brought again only if everything in them holds together."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from burgle.campaign import lines
from burgle.campaign.file import CampaignFile, NoCampaignFile, PausedRow, read_file
from burgle.campaign.log import BadLog, CampaignLog
from burgle.campaign.tape import GameTape
from burgle.campaign.verify import verify_campaign
from burgle.table import names, seat_tokens, share
from burgle.table.campaign_home import live_entries, live_record
from burgle.table.campaign_messages import Founded
from burgle.table.campaign_pages import tape_of_game
from burgle.table.campaigns import MOST_LINES, CampaignRoom
from burgle.table.guests import Denied

if TYPE_CHECKING:
    from burgle.table.company import Company


async def export(company: Company, room: CampaignRoom) -> bytes:
    """Write a campaign with all its finished games; of one that is being played only what it has left for good."""
    file = CampaignFile(room.log)
    if room.log.running >= 0:
        entries = live_entries(await live_record(company, room))
        file.paused = PausedRow(paused=room.log.running, entries=entries)
    for n, body in enumerate(room.log.said):
        if isinstance(body, lines.CloseGame):
            begun = room.log.open[n - 1]
            tape = await tape_of_game(company, room, begun)
            if tape is not None:
                file.tapes[begun] = tape
    return await asyncio.to_thread(file.data)


def checked(data: bytes) -> tuple[CampaignLog, dict[int, GameTape]]:
    """Read a file and check it: the chain, every fold, and every game played again; one that was being played is paused."""
    try:
        file = read_file(data)
        if len(file.log.lines) > MOST_LINES:
            raise BadLog("this campaign has too many lines")
        for verdict in verify_campaign(file.log, file.tapes):
            if verdict.problem:
                raise BadLog(f"line {verdict.line}: {verdict.problem}")
        file.pause()
    except NoCampaignFile:
        raise Denied("malformed", "no-campaign-file") from None
    except BadLog as error:
        raise Denied("malformed", "campaign-refuses", reason=str(error)) from None
    return file.log, file.tapes


async def bring(company: Company, log: CampaignLog, tapes: Mapping[int, GameTape]) -> Founded:
    """Found the campaign of a file anew: the same lines under a name of this server's, which say where they come from."""
    first = log.said[0]
    assert isinstance(first, lines.Found)
    whence = lines.Whence(campaign=names.clean(log.id, 40), line=len(log.lines) - 1)
    title = names.clean(first.title, share.LONGEST_TITLE) or log.pack.title
    bodies: list[lines.AnySaid] = [msgspec.structs.replace(first, whence=whence, title=title), *log.said[1:]]
    if log.running >= 0:  # its table is elsewhere: that game is begun anew
        bodies.append(lines.GoBack(to=log.running - 1))
    brought = {body.tape.tape for body in log.said if isinstance(body, lines.TapeBrought)}
    bodies += [lines.TapeBrought(tape=tapes[line]) for line in sorted(tapes) if line not in brought]
    people = [one.key for one in log.now.characters if one.player]
    new = CampaignLog(seat_tokens.new_name(company.house.chance))
    return await company.write(new, bodies, first.settings.get("host", people[0] if people else ""))
