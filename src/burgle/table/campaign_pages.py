"""The journal of a campaign: what was told, in its order, game by game, in the words of a language."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING

from burgle.campaign import lines
from burgle.campaign.pages import TOLD, WANTED
from burgle.campaign.shown import is_private
from burgle.campaign.tape import GameTape, played_again
from burgle.kernel.state import Event, State
from burgle.table.campaign_home import live_record
from burgle.table.campaign_messages import Own, PageShown, PagesShown
from burgle.table.campaigns import CampaignRoom, ToldGame
from burgle.table.company import tape_of_table
from burgle.table.guests import Denied
from burgle.table.pages import PageReader

if TYPE_CHECKING:
    from burgle.table.company import Company

MOST_PAGES = 400  # in one answer


async def tape_of_game(company: Company, room: CampaignRoom, begun: int) -> GameTape | None:
    """The tape of a finished game: from its table, or as it was brought along."""
    for body in room.log.said:
        if isinstance(body, lines.TapeBrought) and body.tape.tape == begun:
            return body.tape
    said = room.log.said[begun]
    assert isinstance(said, lines.PlayGame)
    row = await company.house.read(company.house.store.table, said.table)
    if row is None or row.campaign != room.id:
        return None
    try:
        record = (await company.host.current(said.table)).record
    except Denied:
        return None
    return await asyncio.to_thread(tape_of_table, record)


async def story_of(company: Company, room: CampaignRoom) -> list[ToldGame]:
    """What every game of the story as it goes now has told; a finished one is played again once, and remembered."""
    found: list[ToldGame] = []
    for begun, _, body in room.games():
        known = room.story.get(begun)
        if known is None:
            tape = await tape_of_game(company, room, begun)
            if tape is None:
                continue
            now = room.log.states[begun]
            game = await asyncio.to_thread(played_again, room.log.pack_of(now), now, tape, events=True)
            known = room.story[begun] = (
                body.game,
                tape.seats,
                game.state,
                of_the_book(game.state, game._course.happened.listed()),
            )
        found.append(known)
    live = await live_record(company, room)
    begun_now = room.begun()
    if live is not None and live.state is not None and begun_now is not None:
        found.append((begun_now.game, begun_now.seats, live.state, of_the_book(live.state, live.events)))
    return found


def of_the_book(st: State, events: list[Event]) -> list[Event]:
    """The events that tell something, or ask for a name that is written there."""
    return [event for event in events if st.rules.events[event.kind].code in (*TOLD, WANTED)]


async def pages(company: Company, room: CampaignRoom, since: int, lang: str, mine: Collection[str]) -> PagesShown:
    """What was told from a number on; pages of one's own are for their character only, until they are shared."""
    since, shared = max(0, since), room.shared()
    number = 0
    shown: list[PageShown] = []
    for game, seats, st, events in await story_of(company, room):
        reader = reader_of(room, game, seats, lang)
        before = {"ref": "", "title": "", "text": ""}
        for event in events:
            page = reader.page(st, event) or written_there(reader, st, event, before)
            before = page
            if number >= since and len(shown) < MOST_PAGES:
                ref, to = page["ref"].partition(".")[0], seats[event.who] if event.who >= 0 else ""
                own: Own = ""
                if to and is_private(room.log.pack, ref):
                    own = "shared" if ref in shared else "mine" if to in mine else "other"
                if own == "other":
                    page = {"ref": page["ref"], "title": "", "text": ""}
                code = st.rules.events[event.kind].code
                shown.append(
                    PageShown(
                        number=number,
                        game=game,
                        kind="story" if code == WANTED else code,  # type: ignore[arg-type]
                        ref=page["ref"],
                        title=page["title"],
                        text=page["text"],
                        seat=to,
                        own=own,
                    )
                )
            number += 1
    return PagesShown(since=since, next=since + len(shown), pages=shown)


def written_there(reader: PageReader, st: State, event: Event, page: dict[str, str]) -> dict[str, str]:
    """The line on which a page asks for a name, and what stands there by now (L1-173)."""
    thing = st.rules.things["thing"][event.a]
    ref = page["ref"].partition(".")[0]
    return {"ref": f"{ref}.{thing}", "title": page["title"], "text": f"*{reader.names.get(thing, '')}*"}


def reader_of(room: CampaignRoom, game: int, seats: tuple[str, ...], lang: str) -> PageReader:
    """Who reads the pages of a game."""
    log = room.log
    now = log.now
    called = [now.character(key).player or now.character(key).called for key in seats]
    return PageReader(log.pack, now, called, winners_before(room, game), lang)


def winners_before(room: CampaignRoom, game: int) -> list[str]:
    """Who won the game before."""
    for row in room.log.now.reports:
        if row.game == game - 1:
            return [room.log.now.character(key).player or key for key in row.winners]
    return []
