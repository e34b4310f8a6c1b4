"""Campaigns over HTTP: found one, look at it, say something to it, read on, take it along. Tokens only in the header."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from burgle.campaign.vault import find_pack, packs
from burgle.table import campaign_files, campaign_moments, campaign_pages
from burgle.table.campaign_content import table_content, world_content
from burgle.table.campaign_differences import differences
from burgle.table.campaign_editions import edition
from burgle.table.campaign_home import HomePage, box, live_record
from burgle.table.campaign_messages import (
    CampaignBox,
    CampaignDone,
    CampaignHome,
    CampaignRequest,
    DifferenceShown,
    EditionShown,
    Founded,
    GameSteps,
    ListedCampaign,
    MyCampaigns,
    NewCampaign,
    OpenGame,
    PagesShown,
)
from burgle.table.campaign_say import MembersRequest
from burgle.table.campaigns import CampaignRoom
from burgle.table.edge.bodies import OpenedReplay
from burgle.table.edge.desk import address_of, desk_of
from burgle.table.edge.openapi import LOOK, MAKE, TABLE, TOKEN, FileOperation, answers
from burgle.table.edge.routes import LONGEST_TOKEN, Caller, strictly
from burgle.table.edge.shelf import opened, shelf_of
from burgle.table.edge.speech import lang_of
from burgle.table.guests import Denied
from burgle.table.host import MOST_LISTED

AnyRequest = Request[Any, Any, Any]


class MemberCaller(Caller):
    """Who asks about a campaign: a member, by the tokens of their characters."""

    async def come(self, what: str) -> tuple[CampaignRoom, list[str]]:
        """Open the campaign; strangers learn nothing about it, not even whether it is there."""
        if not self.tokens:
            self.desk.may_look(self.address, what)
            raise Denied("no_seat", "not-a-member")
        room, mine = await self.desk.company.who(self.table, self.tokens)
        seats = [room.keys.index(key) for key in mine]
        self.desk.pace(self.table, seats, self.address, what)
        return room, mine


@get("/api/campaigns", summary="The campaigns on the shelf", responses=answers(*LOOK))
async def boxes(request: AnyRequest) -> list[CampaignBox]:
    """List the boxes, and no more of each than stands on its lid."""
    desk, lang = desk_of(request), lang_of(request)
    desk.may_look(address_of(request), "boxes")
    return await asyncio.to_thread(lambda: [box(find_pack(name), lang) for name in packs()])


@post("/api/campaigns", summary="Found a campaign", responses=answers(*MAKE, post=True))
async def found(request: AnyRequest, data: JSONBody[NewCampaign]) -> Founded:
    """Found a campaign; the answer holds a token for every character that a person has."""
    desk = desk_of(request)
    desk.may_create(address_of(request))
    wish: NewCampaign = await strictly(request, NewCampaign)
    made = await desk.company.found(wish)
    desk.log.info("found", table=made.campaign, players=len(made.tokens))
    return made


@post("/api/campaigns/mine", summary="List my campaigns", status_code=200, responses=answers(*LOOK, post=True))
async def my_campaigns(request: AnyRequest, data: JSONBody[MyCampaigns]) -> list[ListedCampaign]:
    """List the campaigns that tokens open, the latest first."""
    desk = desk_of(request)
    desk.may_look(address_of(request), "mine")
    wish: MyCampaigns = await strictly(request, MyCampaigns)
    if len(wish.tokens) > MOST_LISTED or any(len(token) > LONGEST_TOKEN for token in wish.tokens):
        raise Denied("malformed", "send-fewer-tokens", most=MOST_LISTED)
    return await desk.company.mine(wish.tokens)


@get("/api/campaigns/{campaign:str}", summary="Look at a campaign", responses=answers(*TABLE), security=TOKEN)
async def home(request: AnyRequest, campaign: FromPath[str]) -> CampaignHome:
    """World, members, contracts, reports, what happened, the next game: as far as it was shown."""
    with MemberCaller(request, campaign) as caller:
        room, mine = await caller.come("home")
        live = await live_record(caller.desk.company, room)
        return await asyncio.to_thread(lambda: HomePage(room, mine, live, caller.lang).home())


@post(
    "/api/campaigns/{campaign:str}/say",
    summary="Say something to a campaign",
    status_code=200,
    responses=answers(*TABLE, "stale", "not_host", post=True),
    security=TOKEN,
)
async def say(request: AnyRequest, campaign: FromPath[str], data: JSONBody[CampaignRequest]) -> CampaignDone:
    """Members, the next game, names, going back, branches, editions. The same key is done only once."""
    with MemberCaller(request, campaign) as caller:
        room, mine = await caller.come("say")
        asked: CampaignRequest = await strictly(request, CampaignRequest)
        return await MembersRequest(caller.desk.company, room, mine, asked).do()


@get("/api/campaigns/{campaign:str}/pages", summary="Read on", responses=answers(*TABLE), security=TOKEN)
async def read_on(request: AnyRequest, campaign: FromPath[str], since: FromQuery[int] = 0) -> PagesShown:
    """The pages that were told, from a number on, with the choices that were taken."""
    with MemberCaller(request, campaign) as caller:
        room, mine = await caller.come("pages")
        return await campaign_pages.pages(caller.desk.company, room, since, caller.lang, mine)


@get(
    "/api/campaigns/{campaign:str}/content",
    summary="What the world is drawn from",
    media_type="application/json",
    responses=answers(*TABLE, ok=dict[str, Any]),
    security=TOKEN,
)
async def world(
    request: AnyRequest, campaign: FromPath[str], line: FromQuery[int] = -1, side: FromQuery[str] = ""
) -> Response[bytes]:
    """The catalogue of the world as it is now, or was after a line, on a side; nothing sealed is in it."""
    with MemberCaller(request, campaign) as caller:
        room, _ = await caller.come("content")
        if not -1 <= line < len(room.log.lines):
            raise Denied("malformed", "no-such-line")
        live = await live_record(caller.desk.company, room) if line < 0 else None
        data = await asyncio.to_thread(world_content, room, live, line, side, caller.lang)
        return Response(msgspec.json.encode(data), media_type="application/json")


@get(
    "/api/campaigns/{campaign:str}/compare",
    summary="Compare two moments",
    responses=answers(*TABLE),
    security=TOKEN,
)
async def compared(
    request: AnyRequest,
    campaign: FromPath[str],
    line: FromQuery[int],
    other: FromQuery[int],
    telling: FromQuery[str] = "",
) -> list[DifferenceShown]:
    """What differs between the world after two lines: map, cards, choices, reports; the other may be of another telling."""
    with MemberCaller(request, campaign) as caller:
        room, _ = await caller.come("compare")
        with MemberCaller(request, telling or campaign) as second:
            told = (await second.come("compare"))[0] if telling else room
        if not (0 <= line < len(room.log.lines) and 0 <= other < len(told.log.lines)):
            raise Denied("malformed", "no-such-line")
        here, there = room.log.states[line], told.log.states[other]
        if here.pack != there.pack:
            raise Denied("malformed", "other-box")
        return await asyncio.to_thread(differences, room.log.pack, here, there, caller.lang)


@get(
    "/api/campaigns/{campaign:str}/steps",
    summary="Where in the replays something became permanent",
    responses=answers(*TABLE),
    security=TOKEN,
)
async def noted(request: AnyRequest, campaign: FromPath[str]) -> list[GameSteps]:
    """For every finished game that was played here: the step of its replay with which each entry was written."""
    with MemberCaller(request, campaign) as caller:
        room, _ = await caller.come("steps")
        return await campaign_moments.steps(caller.desk.company, room)


@post(
    "/api/campaigns/{campaign:str}/tape",
    summary="Open a finished game of a campaign",
    responses=answers(*TABLE, post=True),
    security=TOKEN,
)
async def look_again(request: AnyRequest, campaign: FromPath[str], data: JSONBody[OpenGame]) -> OpenedReplay:
    """The game can be looked at like that of any table that is over, by whoever belongs to the campaign."""
    with MemberCaller(request, campaign) as caller:
        room, _ = await caller.come("tape")
        wish: OpenGame = await strictly(request, OpenGame)
        file = await campaign_moments.replay(caller.desk.company, room, wish.game)
        return opened(await shelf_of(request).put(caller.address, file, own=True), caller.lang)


@get(
    "/api/campaigns/{campaign:str}/edition",
    summary="What another edition would change",
    responses=answers(*TABLE),
    security=TOKEN,
)
async def another(request: AnyRequest, campaign: FromPath[str], version: FromQuery[int]) -> EditionShown:
    """What was seen by name; of what is sealed only how much. `say` with `edition` takes it."""
    with MemberCaller(request, campaign) as caller:
        room, _ = await caller.come("edition")
        return await asyncio.to_thread(edition, room, version, caller.lang)


@get(
    "/api/campaigns/{campaign:str}/export",
    summary="Take a campaign along",
    media_type="application/x-ndjson",
    responses=answers(*TABLE),
    security=TOKEN,
)
async def export(request: AnyRequest, campaign: FromPath[str]) -> Response[bytes]:
    """One file: the log, and every finished game. `burgle verify` checks it, and any server takes it."""
    with MemberCaller(request, campaign) as caller:
        room, _ = await caller.come("export")
        data = await campaign_files.export(caller.desk.company, room)
        headers = {"content-disposition": f'attachment; filename="burgle-{room.id}.campaign"'}
        return Response(data, media_type="application/x-ndjson", headers=headers)


@post(
    "/api/campaigns/import",
    summary="Bring a campaign along",
    responses=answers(*MAKE, post=True),
    operation_class=FileOperation,
)
async def bring(request: AnyRequest) -> Founded:
    """Check a file from the first line to the last, and found the campaign that it is; it has a name of its own here."""
    desk, address = desk_of(request), address_of(request)
    desk.may_create(address)
    data = await request.body()
    log, tapes = await desk.study(address, campaign_files.checked, data)
    return await campaign_files.bring(desk.company, log, tapes)


@get(
    "/api/tables/{table:str}/content",
    summary="What a campaign's game is drawn from",
    media_type="application/json",
    responses=answers(*TABLE, ok=dict[str, Any]),
    security=TOKEN,
)
async def drawn_here(request: AnyRequest, table: FromPath[str], known: FromQuery[str] = "") -> Response[bytes]:
    """The catalogue of a campaign's game as it is now: what is sealed is not in it. With `known` only if it has changed."""
    with Caller(request, table) as caller:
        await caller.pace("content")
        room, _ = await caller.desk.host._visit(caller.credentials)
        if room.record.campaign is None or room.record.state is None:
            raise Denied("not_now", "no-campaign-here", room.record.seq)
        data = await caller.desk.study(caller.address, table_content, room.record, known, caller.lang)
        return Response(msgspec.json.encode(data), media_type="application/json")


ROUTES = [
    boxes, found, my_campaigns, home, say, read_on, world, compared, noted, look_again, another, export, bring, drawn_here
]  # fmt: skip
