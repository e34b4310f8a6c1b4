"""What stays when everybody has gone: nothing that grows with the number of addresses, seats or games."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from burgle.language.words import MOST_SAID, TABLE, Words
from burgle.table.edge.limits import Window
from tests.table.edge_server import bearer, running

pytestmark = pytest.mark.asyncio
ROOT = Path(__file__).resolve().parents[2]


async def test_addresses_that_were_here_once_are_forgotten(tmp_path: Path) -> None:
    """Through a proxy, as the world comes: each address asks, makes a table, guesses a token and a code, and is gone."""
    async with running(tmp_path, origins=("https://play.example.org",)) as server:
        desk = server.desk
        windows = (desk.messages, desk.creations, desk.failures, desk.guesses, desk.looks)
        now = [0.0]
        for window in windows:
            window.clock = lambda: now[0]
        made = await server.table()
        for number in range(40):
            header = {"x-forwarded-for": f"198.51.100.{number}"}
            path = f"/api/tables/{made['table']}"
            await server.http.get(path, headers=header)
            await server.http.get(path, headers=header | bearer("wrong"))
            await server.http.get(path, headers=header | bearer(made["tokens"][str(number % 2)]))
            await server.http.post("/api/devices", json={"code": "AAAA-AAAA"}, headers=header)
        assert sum(len(window._times) for window in windows) > 120
        now[0] = 301.0
        desk.tidy()
        assert [len(window._times) for window in windows] == [0] * 5
        guard = server.server.edge.app
        assert not guard.under_way and not guard.files and not desk._devices and not desk.entries
        assert not desk.studies.turns.waiting and not desk.reading.turns.waiting
        assert not desk.reading.turns._queues and len(desk.lobby) == len(desk.lobby._whence)
        assert set(desk.lobby._held) <= {"127.0.0.1"}


async def test_the_desk_is_tidied_without_being_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("burgle.table.edge.app.TIDY", 0.1)
    async with running(tmp_path, looks=(50, 0.1)) as server:
        await server.http.get("/api/content/space")
        async with asyncio.timeout(10):
            while server.desk.looks._times:
                await asyncio.sleep(0.05)


async def test_a_sweep_forgets_who_is_free_and_nobody_else() -> None:
    now = [0.0]
    window = Window(2, 10.0, lambda: now[0])
    for number in range(5000):
        window.add(number)
    now[0] = 9.0
    window.add(7)
    now[0] = 12.0
    window.sweep()
    assert list(window._times) == [7] and not window.full(7)
    window.add(7)
    assert window.full(7)


GAMES = """
import asyncio, gc, sys
from burgle.kernel.rules import Rules
from burgle.kernel.state import State
from burgle.language.words import Words
from burgle.table.edge.sweep import Sweep
from burgle.table.messages import Ask, Manage
from burgle.table.record import Record
from burgle.table.room import Room
from tests.table.memory import Device, FirstOption, make_host, one_of, started

KINDS = (Rules, State, Record, Room)


def alive():
    gc.unfreeze()
    gc.collect()
    # A state is nothing for the collector (it is in no circle), but whatever holds one is.
    held = {id(one): one for holder in gc.get_objects() for one in (holder, *gc.get_referents(holder)) if type(one) in KINDS}
    found = {kind.__name__: sum(type(one) is kind for one in held.values()) for kind in KINDS}
    return found | {"said": sum(len(one.said) for one in gc.get_objects() if type(one) is Words)}


async def play(host, clock, number):
    created = await started(host, ("space", "catacombs", "legacy")[number % 3], 1, 1, **(
        {"options": {"layout": "random"}} if number % 3 == 0 else {}))
    device = await Device(host, created.table, one_of(created, 0)).enter()
    if device.deciding() == 0:
        await device.ask(Ask(key="p", seat=0, ask="path", target=""))
        await device.ask(Ask(key="h", seat=0, ask="hint", target=""))
    room = host.rooms[created.table]
    await device.ask(Manage(key="b", seat=0, manage="bot", value="random"))
    while room.record.over is None:
        await asyncio.sleep(0.01)
        device.take()
    await host.leave(device.entry)


async def main():
    clock = [0.0]
    host = make_host(pool=FirstOption(), clock=lambda: clock[0])
    sweep = Sweep(lambda: clock[0])
    sweep.begin()
    before = alive()
    for number in range(3):
        await play(host, clock, number)
    sweep.now_and_then(host)
    during = alive()
    clock[0] += 301.0
    while host.rooms:
        await asyncio.sleep(0.05)
        await host.tidy()
    await host.house.settle()
    assert sweep.now_and_then(host)
    assert not sweep.now_and_then(host)
    after = alive()
    print(before, during, after)
    assert all(during[kind] > before[kind] for kind in during)
    assert all(after[kind] <= before[kind] for kind in during), (before, after)


asyncio.run(main())
"""


async def test_sentences_with_new_names_are_not_kept_without_end() -> None:
    words = Words((TABLE,), "de")
    for number in range(MOST_SAID * 2):
        assert words.text("asks-back", {"name": f"Somebody {number}", "n": 1}).startswith(f"Somebody {number}")
        assert len(words.said) <= MOST_SAID <= 5000


async def test_nothing_of_finished_games_stays_when_the_last_has_left() -> None:
    """No position, no rulebook, no table: minutes after the last game an idle server is as it was at its start."""
    done = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", GAMES], cwd=ROOT, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr[-2000:]
