"""Hints: a bot in a worker answers for the seat, from what the seat may see, and only where the table allows help."""

from __future__ import annotations

import asyncio
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from burgle.kernel.encode import encode
from burgle.table.bot_workers import WorkerPool
from burgle.table.bots import BotJob
from burgle.table.hints import Hints
from burgle.table.messages import Answer, Ask, Refused
from burgle.view.shapes import told
from tests.table.memory import Device, FirstOption, make_host, one_of, started
from tests.table.test_host_leaks import other_world

pytestmark = pytest.mark.asyncio


async def hint(device: Device, seat: int) -> Any:
    return await device.ask(Ask(key=device.key(), seat=seat, ask="hint"))


async def table(pool: Any, **settings: Any) -> tuple[Any, Device, int]:
    host = make_host(pool=pool)
    created = await started(host, **settings)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    return host.rooms[created.table], device, device.deciding()


async def test_a_hint_is_an_option_and_asked_for_once() -> None:
    pool = FirstOption()
    _, device, seat = await table(pool)
    first, second = await asyncio.gather(hint(device, seat), hint(device, seat))
    assert isinstance(first, Answer) and first.value == second.value and len(pool.jobs) == 1
    msgspec.convert(first.value, told.Hint)
    decision = device.views[seat]["decision"]
    assert first.value["decision"] == decision["id"] and first.value["bot"] == "master"
    assert first.value["code"] in [option["code"] for option in decision["options"]]
    await device.act(seat, [first.value["code"]])
    await hint(device, device.take().deciding())
    assert len(pool.jobs) == 2


async def test_hints_only_with_odds_and_for_who_decides() -> None:
    for assist in ("off", "counts"):
        pool = FirstOption()
        _, device, seat = await table(pool, assist=assist)
        denied = await hint(device, seat)
        assert isinstance(denied, Refused) and denied.error == "assist_off" and not pool.jobs
    _, device, seat = await table(FirstOption())
    waits = await hint(device, 1 - seat)
    assert isinstance(waits, Refused) and waits.reasons[0]["code"] == "not_your_turn"
    watcher = await hint(device, -1)
    assert isinstance(watcher, Refused)


async def test_the_bot_gets_what_the_seat_may_know() -> None:
    pool = FirstOption()
    room, device, seat = await table(pool)
    for n in range(12):
        seat = device.take().deciding()
        pool.jobs.clear()
        real = room.record
        for record in (real, other_world(real, seat, 5), other_world(real, seat, 6)):
            await Hints().ask(room.house, record, seat, "en")
        assert pool.jobs[0] == pool.jobs[1] == pool.jobs[2] and len(pool.jobs) == 3
        assert pool.jobs[0].world != encode(real.state)
        await device.act(seat, pick=n)


async def test_a_bot_that_fails_gives_no_hint_and_is_asked_again() -> None:
    class Tired:
        asked = 0

        async def choose(self, job: BotJob) -> int | None:
            self.asked += 1
            if self.asked == 2:
                raise RuntimeError
            return [None, None, -5, job.options[0]][self.asked - 1]

    _, device, seat = await table(Tired())
    for _ in range(3):
        denied = await hint(device, seat)
        assert isinstance(denied, Refused) and denied.error == "not_now"
    assert isinstance(await hint(device, seat), Answer)


@pytest.mark.parametrize("game", ["space", "catacombs"])
async def test_there_is_a_hint_for_every_question(game: str) -> None:
    pool = WorkerPool(1)
    await pool.start()
    try:
        _, device, _ = await table(pool, game=game)
        weighed = 0
        for _ in range(14):
            seat = device.take().deciding()
            found = await hint(device, seat)
            assert isinstance(found, Answer), found
            msgspec.convert(found.value, told.Hint)
            assert found.value.get("other", {}).get("code") != found.value["code"]  # another way is called another
            if "expects" in found.value:  # with numbers, once the hand is played
                assert 0 <= found.value["expects"]["win"] <= 100 and found.value["expects"]["worlds"] > 0
                weighed += 1
            await device.act(seat, [found.value["code"]])
        assert weighed
    finally:
        await pool.close()


@pytest.mark.parametrize("assist", ["odds", "counts"])
async def test_every_question_is_answered_in_its_type(assist: str) -> None:
    """What `Answer.value` may be is written down once, for the schema and for the page (view/shapes/told.py)."""
    _, device, seat = await table(FirstOption(), assist=assist)
    code = device.views[seat]["decision"]["options"][0]["code"]
    targets: dict[str, list[Any]] = {"preview": [code], "describe": [code], "why": ["move nowhere"], "path": [""]}
    every = {*told.ANSWERS, "around"}
    assert set(get_args(get_type_hints(Ask)["ask"])) == every
    for ask in sorted(every - ({"hint"} if assist == "counts" else set())):
        for target in targets.get(ask, [""]):
            found = await device.ask(Ask(key=device.key(), seat=seat, ask=ask, target=target))  # type: ignore[arg-type]
            assert isinstance(found, Answer), (ask, found)
            if ask == "around":
                assert set(found.value) == set(told.AROUND)
                for name, kinds in told.AROUND.items():
                    assert any(fits(found.value[name], kind) for kind in kinds), name
            else:
                assert any(fits(found.value, kind) for kind in told.ANSWERS[ask]), ask
    assert not fits({"draws": 3}, told.ANSWERS["odds"][0])


def fits(value: Any, kind: Any) -> bool:
    """Whether a value is of a type."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True
