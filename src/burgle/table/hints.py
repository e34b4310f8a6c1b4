"""What a good bot would do in the place of who decides: asked once for each position, and of the seat's own view only."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from burgle.bots import ADVISER
from burgle.kernel.engine import decider
from burgle.kernel.state import State
from burgle.kernel.together import turned
from burgle.table.bots import Asker, Considered, WeighedPlan, consider
from burgle.table.guests import Denied
from burgle.table.hands import asked_by_story
from burgle.table.play import blocked, playing
from burgle.table.reasons import why_not
from burgle.table.record import Record
from burgle.view.pointing import pointed


class Hints:
    """The hint of one table's position. Whoever asks again, from another device perhaps, shares the one answer."""

    def __init__(self) -> None:
        self._question = (-1, -1)  # the line and the seat that was thought about
        self._thought: asyncio.Task[Considered | None] | None = None
        self._last: Considered | None = None  # what was advised last, ...
        self._then = (-1, -1, -1)  # ... after which line, in which turn, behind which reveal
        self._seat = -1

    async def ask(self, asker: Asker, record: Record, seat: int, lang: str) -> dict[str, Any]:
        """Say what a good bot would answer; only a table that tells the odds tells this too."""
        if record.settings.assist != "odds":
            raise Denied("assist_off", seq=record.seq)
        if seat < 0:
            raise Denied("no_seat")
        st = turned(playing(record), seat)
        if decider(st) != seat:
            raise blocked(record, seat, why_not(record, st, seat, 0, lang))
        if asked_by_story(st):  # that is for people, and a bot knows nothing of it
            raise Denied("not_now", "no-hint", record.seq)
        again = self._last if self._then == (record.seq, st.turn, st.fence) and self._seat == seat else None
        found = again or self._planned(record, st) or await self._think(asker, record, st)
        if found is None:
            raise Denied("not_now", "no-hint", record.seq)
        self._last, self._then, self._seat = found, (record.seq, st.turn, st.fence), seat
        told: dict[str, Any] = {"decision": st.did, "bot": ADVISER, **pointed(st, found.code, lang)}
        for name, one in zip(("expects", "other"), found.weighed, strict=False):
            if name == "other" and one.code == found.code:
                continue  # it begins alike: said by its first step, it would be the advice once more
            told[name] = {**pointed(st, one.code, lang), **expected(one)}
        return told

    def _planned(self, record: Record, st: State) -> Considered | None:
        """The plan of the last hint, if it was followed and nothing has come to light since: nobody thinks anew for it."""
        last, (line, turn, fence) = self._last, self._then
        if last is None or not record.answers or (st.turn, st.fence) != (turn, fence):
            return None
        given = record.answers[-1]
        kept = given.line == record.seq == line + 1 and (given.seat, given.act.code) == (decider(st), last.code)
        if not kept or not last.rest or last.rest[0] not in st.options:
            return None
        code, *rest = last.rest
        expects = [msgspec.structs.replace(one, code=code) for one in last.weighed[:1]]
        other = [one for one in last.weighed[1:] if one.code in st.options and one.code != code]
        return Considered(code, [*expects, *other], rest)

    async def _think(self, asker: Asker, record: Record, st: State) -> Considered | None:
        """Have a bot think, or wait for the one that does already; a failure is asked again next time."""
        question = (record.seq, decider(st))
        if self._question != question or self._thought is None or self._failed():
            self._question = question
            thought = consider(asker, record, st, ADVISER, f"{record.table}:{record.seq}:hint")
            self._thought = asyncio.create_task(thought, name=f"hint at {record.table}")
        return await asyncio.shield(self._thought)

    def _failed(self) -> bool:
        done = self._thought
        return done is not None and done.done() and (done.cancelled() or done.result() is None)


def expected(one: WeighedPlan) -> dict[str, Any]:
    """What is expected of a plan: chances in hundredths, with their error, and whole points."""
    return {
        "kind": one.kind,
        "win": round(one.win * 100),
        "error": round(one.error * 100),
        "caught": round(one.caught * 100),
        "points": round(one.points),
        "lead": round(one.lead),
        "worlds": one.worlds,
    }
