"""The bot lab: bots play series of games in a process of their own, while whoever asked for it watches the figures grow.

One series is played at a time, each address has one; a series has an end in games and in minutes.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from typing import Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from burgle.arena.figures import MatchFigures, as_csv, figures
from burgle.arena.matches import Match, MatchGame
from burgle.bots import BOTS
from burgle.content.library import build_rules
from burgle.games import GAMES
from burgle.table.child import Child, Gone
from burgle.table.edge.bodies import OpenedReplay
from burgle.table.edge.desk import address_of, desk_of
from burgle.table.edge.openapi import LOOK, MAKE, answers
from burgle.table.edge.replay_children import Odd, Trouble
from burgle.table.edge.routes import strictly
from burgle.table.edge.shelf import opened, shelf_of
from burgle.table.edge.speech import lang_of
from burgle.table.fair_queue import FairQueue
from burgle.table.guests import Denied
from burgle.table.match_child import LONGEST, MatchWord
from burgle.table.match_logs import written
from burgle.table.seats import unplayable

AnyRequest = Request[Any, Any, Any]

MOST_GAMES = 1000
MOST_KEPT = 16  # series whose games can be looked at
MOST_SEATS = 8  # bots that are named

Phase = Literal["waiting", "playing", "done", "cancelled", "failed"]


class NewMatch(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A series of games between bots, who fill the seats in this order and move on by one seat each game."""

    game: str
    players: int
    bots: list[str]
    games: int = 100
    seed: int = 0
    options: dict[str, str] = {}


class MatchDone(msgspec.Struct, kw_only=True):
    """A game of a series, in short."""

    number: int
    bots: list[str]
    scores: list[int | None]
    winners: list[int]
    turns: int


class MatchTold(msgspec.Struct, kw_only=True):
    """How far a series has got, and its figures."""

    match: str
    phase: Phase
    wish: NewMatch
    done: int
    seconds: float
    figures: MatchFigures | None
    games: list[MatchDone]  # the last that were played, the newest first


class OpenMatchGame(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Which game of a series is to be looked at."""

    game: int


class CancelMatch(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Nothing needs to be said."""


LISTED = 200  # games that are told one by one


class MatchRun:
    """One series."""

    def __init__(self, name: str, address: str, wish: NewMatch) -> None:
        self.name, self.address, self.wish = name, address, wish
        self.phase: Phase = "waiting"
        self.games: list[MatchGame] = []
        self.begun = self.ended = 0.0
        self.task: asyncio.Task[None] | None = None

    @property
    def match(self) -> Match:
        """What is played."""
        wish = self.wish
        return Match(
            game=wish.game, players=wish.players, bots=wish.bots, games=wish.games, seed=wish.seed, options=wish.options
        )

    def told(self) -> MatchTold:
        """What is known by now."""
        until = self.ended or time.monotonic()
        return MatchTold(
            match=self.name,
            phase=self.phase,
            wish=self.wish,
            done=len(self.games),
            seconds=round(until - self.begun, 1) if self.begun else 0.0,
            figures=figures(self.games) if self.games else None,
            games=[
                MatchDone(
                    number=game.number,
                    bots=[end.bot for end in game.seats],
                    scores=[end.score for end in game.seats],
                    winners=[seat for seat, end in enumerate(game.seats) if end.won],
                    turns=sum(end.turns for end in game.seats),
                )
                for game in self.games[: -LISTED - 1 : -1]
            ],
        )


class Matches:
    """All series of a server."""

    def __init__(self, trouble: Trouble, seconds: float) -> None:
        self.trouble, self.seconds = trouble, seconds
        self.turns = FairQueue(each=1, most=8)
        self._runs: OrderedDict[str, MatchRun] = OrderedDict()
        self._closed = False

    def begin(self, address: str, wish: NewMatch) -> MatchRun:
        """Begin a series; whoever has one under way gets that one ended first."""
        if self._closed:
            raise Denied("not_now", "restarting")
        check(wish)
        for other in list(self._runs.values()):
            if other.address == address and other.phase in ("waiting", "playing"):
                raise Denied("not_now", "match-under-way")
        run = MatchRun(secrets.token_hex(8), address, wish)
        self._runs[run.name] = run
        over = [one.name for one in self._runs.values() if one.phase not in ("waiting", "playing")]
        for name in over[: max(0, len(self._runs) - MOST_KEPT)]:
            del self._runs[name]
        run.task = asyncio.create_task(self._work(run), name="bot lab")
        return run

    def get(self, name: str) -> MatchRun:
        """Find a series."""
        if name not in self._runs:
            raise Denied("no_table", "no-such-match")
        return self._runs[name]

    async def cancel(self, run: MatchRun) -> None:
        """End a series; what was played stays."""
        if run.task is not None and not run.task.done():
            run.task.cancel()
            await asyncio.gather(run.task, return_exceptions=True)

    async def close(self) -> None:
        """End all."""
        self._closed = True
        self.turns.close()
        for run in self._runs.values():
            await self.cancel(run)

    async def _work(self, run: MatchRun) -> None:
        """Wait for the turn, then follow a process until all games are played."""
        try:
            await self.turns.take(run.address)
            try:
                run.phase, run.begun = "playing", time.monotonic()
                await self._play(run)
            finally:
                self.turns.end(run.address)
                run.ended = time.monotonic()
        except asyncio.CancelledError:
            run.phase = "cancelled"
        except Denied:
            run.phase = "failed"
        except (TimeoutError, Gone, OSError, msgspec.DecodeError) as error:
            self.trouble("", -1, error)
            run.phase = "failed"

    async def _play(self, run: MatchRun) -> None:
        worker = await Child.start("burgle.table.match_child", str(self.seconds))
        try:
            async with asyncio.timeout(self.seconds + 120):
                await worker.say(msgspec.msgpack.encode(run.match))
                while run.phase == "playing":
                    word = msgspec.msgpack.decode(await worker.hear(LONGEST), type=MatchWord)
                    if word.game is not None:
                        run.games.append(word.game)
                    else:
                        run.phase = "failed" if word.odd else "done"
                        if word.odd:
                            self.trouble("", -1, Odd(word.odd))
        finally:
            await asyncio.shield(worker.end())


def check(wish: NewMatch) -> None:
    """Refuse a series that cannot be played, or that nobody should have to wait for."""
    if wish.game not in GAMES:
        raise Denied("malformed", "no-such-game", name=repr(wish.game[:20]), known=", ".join(GAMES))
    if not 1 <= wish.games <= MOST_GAMES:
        raise Denied("malformed", "match-games", most=MOST_GAMES)
    if not 1 <= len(wish.bots) <= MOST_SEATS or any(bot not in BOTS for bot in wish.bots):
        raise Denied("malformed", "match-bots")
    if not 0 <= wish.seed < 1 << 53:
        raise Denied("malformed", "match-seed")
    spec = GAMES[wish.game]
    if not spec.players[0] <= wish.players <= spec.players[1]:
        raise Denied("malformed", "match-players", least=spec.players[0], most=spec.players[1])
    try:
        build_rules(spec, wish.players, wish.options if wish.options.get(spec.layout_option) != "random" else {})
    except ValueError as error:
        raise unplayable("malformed", error) from None


def matches_of(request: AnyRequest) -> Matches:
    """The bot lab of the server that a request came to."""
    found: Matches = request.app.state["matches"]
    return found


@post("/api/matches", summary="Let bots play against each other", responses=answers(*MAKE, post=True))
async def new_match(request: AnyRequest, data: JSONBody[NewMatch]) -> MatchTold:
    """Begin a series of games; ask how far it has got with GET."""
    desk, address = desk_of(request), address_of(request)
    wish: NewMatch = await strictly(request, NewMatch)
    desk.may_create(address)
    return matches_of(request).begin(address, wish).told()


@get("/api/matches/{match:str}", summary="How far a series of games has got", responses=answers(*LOOK, "no_table"))
async def match_told(request: AnyRequest, match: FromPath[str]) -> MatchTold:
    """Wins with intervals, scores, lengths, what went wrong, and the latest games."""
    desk_of(request).may_look(address_of(request))
    return matches_of(request).get(match).told()


@post(
    "/api/matches/{match:str}/cancel",
    summary="End a series of games",
    responses=answers(*LOOK, "no_table", post=True),
)
async def cancel_match(request: AnyRequest, match: FromPath[str], data: JSONBody[CancelMatch]) -> MatchTold:
    """End it; what was played stays and can be looked at."""
    desk_of(request).may_look(address_of(request))
    lab = matches_of(request)
    run = lab.get(match)
    await lab.cancel(run)
    return run.told()


@post(
    "/api/matches/{match:str}/open",
    summary="Look at a game of a series",
    responses=answers(*MAKE, "no_table", post=True),
)
async def open_match_game(request: AnyRequest, match: FromPath[str], data: JSONBody[OpenMatchGame]) -> OpenedReplay:
    """Open a game like a downloaded one."""
    desk, address = desk_of(request), address_of(request)
    wish: OpenMatchGame = await strictly(request, OpenMatchGame)
    run = matches_of(request).get(match)
    game = next((one for one in run.games if one.number == wish.game), None)
    if game is None:
        raise Denied("malformed", "match-no-game")
    desk.may_create(address)
    file = await desk.study(address, written, run.match, game)
    return opened(await shelf_of(request).put(address, file), lang_of(request))


@get(
    "/api/matches/{match:str}/file",
    summary="A series of games as a file",
    media_type="text/csv",
    responses=answers(*LOOK, "no_table"),
)
async def match_file(request: AnyRequest, match: FromPath[str], form: FromQuery[str] = "csv") -> Response[bytes]:
    """One line for each seat of each game as CSV; with `form=json` also all figures and every answer."""
    desk_of(request).may_look(address_of(request))
    run = matches_of(request).get(match)
    if form not in ("csv", "json"):
        raise Denied("malformed")
    if form == "csv":
        data, kind = as_csv(run.games).encode(), "text/csv"
    else:
        found = figures(run.games) if run.games else None
        data, kind = msgspec.json.encode({"match": run.match, "figures": found, "games": run.games}), "application/json"
    headers = {"content-disposition": f'attachment; filename="burgle-{run.wish.game}-bots.{form}"'}
    return Response(data, media_type=kind, headers=headers)


ROUTES = [new_match, match_told, cancel_match, open_match_game, match_file]
