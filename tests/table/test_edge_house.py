"""What a server lives on: it warms up, keeps the collector of cycles off what stays, and gives everything back."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest

from burgle.games import GAMES
from burgle.language.words import words_from
from burgle.table.edge.settings import Settings
from burgle.table.edge.stale import stale
from burgle.table.edge.sweep import AT_LAST, EVERY, QUIET, YOUNG, Sweep
from burgle.table.edge.upkeep import open_host
from tests.table.memory import MemoryStore, make_host, started

pytestmark = pytest.mark.asyncio


async def test_what_stays_is_not_looked_at_by_the_collector(tmp_path: Path) -> None:
    gc.unfreeze()  # whoever set up a game before in this process has spared what was loaded
    before = gc.get_threshold()
    words_from.cache_clear()
    async with open_host(Settings(store=str(tmp_path), bots=1)):
        async with asyncio.timeout(60):
            while not gc.get_freeze_count():
                await asyncio.sleep(0.05)
        assert gc.get_threshold() == YOUNG and gc.get_freeze_count() > 10_000
        assert words_from.cache_info().currsize == 2 * len(GAMES)  # every game can speak both languages
    assert gc.get_threshold() == before and not gc.get_freeze_count()


async def test_everything_is_looked_at_only_while_nobody_waits() -> None:
    now = [0.0]
    sweep = Sweep(lambda: now[0])
    host = make_host(MemoryStore(), clock=lambda: now[0])
    created = await started(host)
    room = host.rooms[created.table]
    try:
        sweep.begin()
        room.used = now[0] = EVERY - 1
        assert not sweep.now_and_then(host)  # too soon
        now[0] = room.used = EVERY + 1
        assert not sweep.now_and_then(host)  # somebody has just asked for something
        now[0] += QUIET
        assert sweep.now_and_then(host) and gc.get_freeze_count() > 10_000
        assert not sweep.now_and_then(host)
        now[0] += AT_LAST - 1
        room.used = now[0]
        assert not sweep.now_and_then(host)
        room.used = now[0] = now[0] + 1
        assert sweep.now_and_then(host)  # it is never quiet here, so now it has to be
    finally:
        sweep.end()
    assert not gc.get_freeze_count()


async def test_a_compiled_copy_knows_that_its_sources_have_changed(tmp_path: Path) -> None:
    sources, copy = tmp_path / "src" / "burgle", tmp_path / "build" / "compiled" / "burgle"
    for folder in (sources / "table", copy / "table", sources / "__pycache__"):
        folder.mkdir(parents=True)
    for folder in (sources, copy):
        (folder / "table" / "host.py").write_text("one = 1\n")
    (sources / "__pycache__" / "host.pyc").write_text("left behind")
    (copy / "engine.so").write_text("only here")
    assert not stale(copy)
    assert not stale(sources)  # the checkout itself
    (sources / "table" / "host.py").write_text("one = 1001\n")
    assert stale(copy)
    (copy / "table" / "host.py").write_text("one = 1001\n")
    assert not stale(copy)
    (sources / "new.py").write_text("")
    assert stale(copy)
