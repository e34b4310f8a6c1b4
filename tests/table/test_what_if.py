"""Who may try out a position of a running game: alone, in the own decision, with help; or where all agreed before."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from burgle.kernel.encode import decode
from burgle.kernel.engine import decider
from burgle.kernel.together import deciders
from burgle.table.bots import BotJob
from burgle.table.guests import Created, Credentials, Denied
from burgle.table.host import Host
from burgle.table.log_lines import Create, read_body
from burgle.table.messages import Done, Manage
from tests.table.memory import Device, FirstOption, make_host, one_of, started

pytestmark = pytest.mark.asyncio


async def at_table(people: int, bots: int, answers: int, **settings: Any) -> tuple[Host, Created, Device]:
    """A game some way into it, with somebody's decision waiting."""
    host = make_host(pool=FirstOption())
    created = await started(host, "legacy", people, bots, **settings)
    device = await Device(host, created.table, one_of(created, *range(people))).enter()
    for n in range(answers):
        await device.act(await turn_of(device, people), pick=n * 3)
    await turn_of(device, people)
    return host, created, device


async def turn_of(device: Device, people: int) -> int:
    """Wait until a person is asked."""
    for _ in range(2000):
        if device.take().deciding() < people:
            return device.deciding()
        await asyncio.sleep(0)
    raise AssertionError("the bots do not come to an end")


async def try_out(host: Host, created: Created, seat: int, line: int = -1) -> Created:
    """Ask for a table of one's own from a position."""
    return await host.what_if(Credentials(table=created.table, tokens=one_of(created, seat)), seat, line)


async def test_alone_one_may_try_out_the_own_decision() -> None:
    host, created, device = await at_table(1, 2, 12)
    made = await try_out(host, created, 0)
    sandbox = await Device(host, made.table, [made.tokens[0]]).enter()
    assert sandbox.views[0] == device.views[0]
    record = host.rooms[created.table].record
    own = [answered for answered in record.answers if answered.seat == 0][-2]
    before = record.answers[record.answers.index(own) - 1]
    assert await try_out(host, created, 0, before.line)
    by_bot = next(
        number
        for number, answered in enumerate(record.answers)
        if number and answered.seat and 0 not in deciders(record.position(number))
    )
    with pytest.raises(Denied, match="where it is your move"):  # an earlier line where a bot was to decide
        await try_out(host, created, 0, record.answers[by_bot - 1].line)


class Slow(FirstOption):
    """Bots that think for as long as they are told to."""

    def __init__(self) -> None:
        super().__init__()
        self.awake = asyncio.Event()

    async def choose(self, job: BotJob) -> int | None:
        await self.awake.wait()
        return await super().choose(job)


async def test_not_while_another_decides() -> None:
    pool = Slow()
    host = make_host(pool=pool)
    created = await started(host, "legacy", 1, 2)
    device = await Device(host, created.table, one_of(created, 0)).enter()
    own: list[int] = []  # lines after which the person was asked
    for _ in range(400):
        if device.take().deciding() == 0:
            own.append(host.rooms[created.table].record.seq)
            await device.act(0)
        elif own:
            break
        pool.awake.set()
        await asyncio.sleep(0)
        pool.awake.clear()
    assert device.deciding() > 0
    for line in (-1, own[-1]):
        with pytest.raises(Denied, match="where it is your move"):
            await try_out(host, created, 0, line)


@pytest.mark.parametrize(("people", "bots"), [(2, 0), (2, 1)])
async def test_not_with_several_people(people: int, bots: int) -> None:
    host, created, device = await at_table(people, bots, 8)
    for seat in range(people):
        with pytest.raises(Denied, match="not alone in this game"):
            await try_out(host, created, seat)
        with pytest.raises(Denied, match="not alone in this game"):
            await try_out(host, created, seat, host.rooms[created.table].record.started)
    away = Manage(key="bot", seat=1, manage="bot", value="greedy")
    assert isinstance(await device.ask(away), Done)  # one who lets a bot play is still in the game
    with pytest.raises(Denied, match="not alone in this game"):
        await try_out(host, created, 0)


async def test_not_without_help_at_the_table() -> None:
    host, created, _ = await at_table(1, 1, 4, assist="off")
    with pytest.raises(Denied, match="assist_off"):
        await try_out(host, created, 0)


async def test_a_table_may_be_made_for_it_and_everybody_sees_that() -> None:
    host, created, device = await at_table(2, 1, 8, what_if=True, assist="off")
    assert device.info["settings"]["what_if"] is True
    invited = await host.info(Credentials(table=created.table, tokens=[created.invite]))
    assert invited.settings.what_if
    started_at = host.rooms[created.table].record.started
    for seat in (0, 1):
        for line in (-1, started_at):
            made = await try_out(host, created, seat, line)
            assert list(made.tokens) == [seat]


async def test_a_rivals_draft_is_not_told() -> None:
    """L1-027, L1-030: of the cards that are on offer to another, a what-if knows no more than the seat."""
    host, created, device = await at_table(2, 0, 0, what_if=True)
    for _ in range(4):  # two Roles, two Vault cards
        st = host.rooms[created.table].record.state
        assert st is not None
        who = decider(st)
        dealt: set[tuple[int, ...]] = set()
        for _ in range(6):
            made = await try_out(host, created, 1 - who)
            first = read_body(host.house.store.lines(made.table)[0].body)
            assert isinstance(first, Create) and first.position is not None
            world = decode(st.rules, first.position)
            dealt.add(tuple(next(frame.items for frame in reversed(world.stack) if frame.who == who)))
        assert len(dealt) > 1, "always the same cards: the real ones"
        await device.act(who)
        device.take()
