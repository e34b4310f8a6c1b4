"""The coach at the server: asked for a finished game, it works in a process of its own while people wait and see how far.

One game is looked at at a time. What was found is kept with the game for as long as somebody may ask again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody

from burgle.table.child import Child, Gone
from burgle.table.coach_child import Coached, CoachWord
from burgle.table.edge.desk import address_of, desk_of
from burgle.table.edge.openapi import LOOK, MAKE, answers
from burgle.table.edge.replay_children import Odd, Trouble
from burgle.table.edge.shelf import Opened, Shelf, as_json, shelf_of
from burgle.table.edge.speech import lang_of
from burgle.table.fair_queue import FairQueue
from burgle.table.guests import Denied
from burgle.table.replay_child import LONGEST, Open

AnyRequest = Request[Any, Any, Any]

PATIENCE = 60.0  # seconds beyond its time until the process is given up
MOST_KEPT = 64  # games whose findings are kept

Phase = Literal["waiting", "working", "ready", "failed"]


class CoachProgress(msgspec.Struct, kw_only=True, omit_defaults=True):
    """How far the coach has got with a game, and in the end what it has found."""

    phase: Phase
    percent: int = 0
    ahead: int = 0  # games that are looked at before this one
    text: str = ""  # why there is nothing, if it failed
    found: Coached | None = None


class AskCoach(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Nothing needs to be said."""


class CoachRun:
    """One game that is looked at."""

    def __init__(self) -> None:
        self.phase: Phase = "waiting"
        self.percent = 0
        self.found: dict[str, bytes] = {}
        self.wrong: Denied | None = None
        self.task: asyncio.Task[None] | None = None

    def told(self, lang: str, ahead: int) -> bytes:
        """What is known by now, as JSON."""
        if self.phase == "ready":
            return b'{"phase":"ready","percent":100,"found":%s}' % self.found[lang if lang in self.found else "en"]
        text = self.wrong.told(lang).text if self.wrong is not None else ""
        waits = ahead if self.phase == "waiting" else 0
        return msgspec.json.encode(CoachProgress(phase=self.phase, percent=self.percent, ahead=waits, text=text))


class Coaching:
    """Everybody who waits for the coach."""

    def __init__(self, trouble: Trouble, seconds: float) -> None:
        self.trouble, self.seconds = trouble, seconds
        self.turns = FairQueue(each=4)
        self._runs: OrderedDict[bytes, CoachRun] = OrderedDict()  # by what the file holds
        self._closed = False

    def ask(self, address: str, shelf: Shelf, game: Opened) -> CoachRun:
        """Have a game looked at, unless it is already; what failed is tried again."""
        run = self._runs.get(game.digest)
        if run is None or run.phase == "failed":
            if self._closed:
                raise Denied("not_now", "restarting")
            run = self._runs[game.digest] = CoachRun()
            request = shelf.request(game.name, game.data, game.own)
            run.task = asyncio.create_task(self._work(address, run, request), name="coach")
        self._runs.move_to_end(game.digest)
        over = [key for key, one in self._runs.items() if one.phase in ("ready", "failed")]
        for key in over[: max(0, len(self._runs) - MOST_KEPT)]:
            del self._runs[key]
        return run

    def known(self, game: Opened) -> CoachRun:
        """The run of a game that somebody has asked for."""
        run = self._runs.get(game.digest)
        if run is None:
            raise Denied("no_table", "coach-not-asked")
        return run

    def ahead(self) -> int:
        """How many games wait or are looked at."""
        return self.turns.waiting.total()

    async def close(self) -> None:
        """End; who waits is told so."""
        self._closed = True
        self.turns.close()
        tasks = [one.task for one in self._runs.values() if one.task is not None and not one.task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, address: str, run: CoachRun, request: Open) -> None:
        """Wait for the turn, then have a process look at the game."""
        try:
            await self.turns.take(address)
            try:
                run.phase = "working"
                await self._look(run, request)
            finally:
                self.turns.end(address)
        except Denied as denied:
            run.phase, run.wrong = "failed", denied
        except (TimeoutError, Gone, OSError, msgspec.DecodeError) as error:
            self.trouble("", -1, error)
            run.phase, run.wrong = "failed", Denied("not_now", "coach-failed")

    async def _look(self, run: CoachRun, request: Open) -> None:
        """Follow a process until it has found what there is to find."""
        worker = await Child.start("burgle.table.coach_child", str(self.seconds))
        try:
            async with asyncio.timeout(self.seconds + PATIENCE):
                await worker.say(msgspec.msgpack.encode(request))
                while run.phase == "working":
                    said = msgspec.msgpack.decode(await worker.hear(LONGEST), type=CoachWord)
                    run.percent = said.percent
                    if said.wrong is not None:
                        if said.wrong.odd:
                            self.trouble("", -1, Odd(said.wrong.odd))
                        raise Denied(said.wrong.error, said.wrong.why, -1, **said.wrong.facts)
                    if said.found:
                        run.found, run.phase = said.found, "ready"
        finally:
            await asyncio.shield(worker.end())


def coaching_of(request: AnyRequest) -> Coaching:
    """The coach of the server that a request came to."""
    found: Coaching = request.app.state["coaching"]
    return found


@post(
    "/api/replays/{replay:str}/coach",
    summary="Have the coach look at a finished game",
    media_type="application/json",
    responses=answers(*MAKE, "no_table", post=True, ok=CoachProgress, status=201),
)
async def ask_coach(request: AnyRequest, replay: FromPath[str], data: JSONBody[AskCoach]) -> Response[bytes]:
    """It takes half a minute: ask how far it has got with GET. Whoever asks again for the same game shares the answer."""
    desk, address = desk_of(request), address_of(request)
    shelf, coaching = shelf_of(request), coaching_of(request)
    game = shelf.get(replay)
    desk.may_create(address)
    run = coaching.ask(address, shelf, game)
    return as_json(run.told(lang_of(request), coaching.ahead()))


@get(
    "/api/replays/{replay:str}/coach",
    summary="How far the coach has got",
    media_type="application/json",
    responses=answers(*LOOK, "no_table", ok=CoachProgress),
)
async def coach_progress(request: AnyRequest, replay: FromPath[str]) -> Response[bytes]:
    """Win chances by turn, luck and decisions, and the costliest decisions, as soon as they are known."""
    desk_of(request).may_look(address_of(request))
    coaching = coaching_of(request)
    run = coaching.known(shelf_of(request).get(replay))
    return as_json(run.told(lang_of(request), coaching.ahead()))


ROUTES = [ask_coach, coach_progress]
