"""Nothing sealed gets out, on any way: no canary is heard, nothing depends on what is sealed, and planted leaks are found.

A share of the leaks is planted each time; BURGLE_LEAKS=99 plants all.
"""

from __future__ import annotations

import io
import os
import tempfile
from pathlib import Path

import pytest

from burgle.campaign.pack import Pack
from burgle.campaign.vault import workshop
from burgle.table.edge import logs
from tests.table.listening import MOMENTS, Evening, same_server
from tests.table.more_leaks import LEAKS
from tests.table.sealed_box import Canaries, on_the_shelf, swapped
from tests.table.stores import roomy

SHARE = int(os.environ.get("BURGLE_LEAKS", "6"))
Heard = dict[str, list[tuple[str, str]]]  # by the leak that was planted, or the moment at which there was none


async def listened(pack: Pack, leaks: list[str]) -> tuple[Heard, dict[str, frozenset[str]], set[str]]:
    """Listen to an evening with a box, and again with each leak; gives what was heard, what was shown when, and chosen."""
    heard: Heard = {}
    shown: dict[str, frozenset[str]] = {}
    log = io.StringIO()
    with on_the_shelf(pack), tempfile.TemporaryDirectory(prefix="burgle-test-", dir=roomy()) as folder:
        logs.set_up(log)
        async with same_server(Path(folder) / "data") as server:
            evening = Evening(server, log, Path(folder))
            await evening.begin()
            for moment in MOMENTS:
                await evening.until(moment)
                heard[moment], shown[moment] = await evening.sweep(), await evening.shown()
                for name in leaks:
                    when, plant = LEAKS[name]
                    if when == moment:
                        with pytest.MonkeyPatch.context() as patch:
                            plant(patch, evening)
                            heard[name] = await evening.sweep()
            return heard, shown, evening.chosen()


@pytest.mark.long(50)
@pytest.mark.asyncio
async def test_nothing_sealed_gets_out_and_planted_leaks_are_found(log: io.StringIO) -> None:
    assert len(LEAKS) >= 40
    leaks = list(LEAKS)[:: max(1, len(LEAKS) // SHARE)]
    canaries = Canaries()
    pack, _ = canaries.box(workshop() / "three-nights")
    here, shown, chosen = await listened(pack, leaks)
    there, _, _ = await listened(swapped(pack, shown[MOMENTS[-1]], chosen), leaks)
    assert len(canaries.items) > 100

    def early(what: str, moment: str) -> set[str]:
        """What was heard and nobody may see yet."""
        assert not [name for name, text in here[what] if text.startswith("500")], what
        return canaries.found("\n".join(text for _, text in here[what])) - shown[moment]

    for moment in MOMENTS:
        assert not early(moment, moment), moment
        told = canaries.found("\n".join(text for _, text in here[moment]))
        assert bool(told) == (moment != "founded"), "pages that were read are heard"
        assert [name for name, _ in here[moment]] == [name for name, _ in there[moment]]
        for (name, one), (_, other) in zip(here[moment], there[moment], strict=True):
            assert one == other, f"{name} at the {moment} depends on what nobody has seen"
    missed = [leak for leak in leaks if here[leak] == there[leak] and not early(leak, LEAKS[leak][0])]
    assert not missed, missed
    print(f"{len(leaks)} of {len(leaks)} planted leaks found, {sum(len(one) for one in here.values())} answers read")
