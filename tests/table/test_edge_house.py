"""What a server lives on: it warms up, keeps the collector of cycles off what stays, and gives everything back."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest

from burgle.language.words import words_of
from burgle.table.edge.house import RARELY, open_host
from burgle.table.edge.settings import Settings

pytestmark = pytest.mark.asyncio


async def test_what_stays_is_not_looked_at_by_the_collector(tmp_path: Path) -> None:
    before = gc.get_threshold()
    words_of.cache_clear()
    async with open_host(Settings(store=str(tmp_path), bots=1)):
        async with asyncio.timeout(60):
            while not gc.get_freeze_count():
                await asyncio.sleep(0.05)
        assert gc.get_threshold() == RARELY and gc.get_freeze_count() > 10_000
        assert words_of.cache_info().currsize == 2  # both games can speak
    assert gc.get_threshold() == before and not gc.get_freeze_count()
