"""Nothing sealed leaves the server before its event: a distinctive string in every sealed item, and everything that is
sent to every seat and to who watches over whole games is looked at. test_leaks.py listens to all other ways out.

BURGLE_CANARIES=12 records so many whole campaigns, of Small Print every sixth.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from burgle.campaign import vault
from burgle.campaign.chronicle import Chronicle
from burgle.campaign.entries import entries_of
from burgle.table.record import Record
from tests.table.campaigning import PACK, Group
from tests.table.client import Client
from tests.table.edge_server import running
from tests.table.sealed_box import Canaries, forget
from tests.table.witness import Witness

CAMPAIGNS = int(os.environ.get("BURGLE_CANARIES", "0"))  # whole ones
OPEN = dict.fromkeys(("creations", "failures", "messages", "looks"), (10**6, 1.0))


@pytest.fixture
def canaries(monkeypatch: pytest.MonkeyPatch) -> Iterator[Canaries]:
    """The sample campaign with canaries."""
    found = Canaries()
    monkeypatch.setattr(vault, "read_pack", found.box)
    forget()
    yield found
    forget()


class Heard:
    """All that was sent to somebody, with the line of the table after which it was sent."""

    def __init__(self, canaries: Canaries) -> None:
        self.canaries = canaries
        self.told: list[tuple[str, str, int, set[str]]] = []  # who, table, line, items
        self.size = 0

    def note(self, who: str, table: str, line: int, data: str) -> None:
        """Look at something that was sent."""
        self.size += len(data)
        found = self.canaries.found(data)
        if found:
            self.told.append((who, table, line, found))


class Listener(Client):
    """A device whose line is listened to."""

    ears: Heard
    who: str

    def hear(self, message: Any) -> bool:
        """Take one message in, and look at it."""
        self.ears.note(self.who, self.table, message.get("seq", -1), json.dumps(message, ensure_ascii=False))
        return super().hear(message)


def seen_by_line(record: Record, lines: list[Any], now: Chronicle, witness: Witness) -> dict[int, frozenset[str]]:
    """What everybody may see after each line of a table, by a witness who was at those before."""
    fresh = Record(record.table, record.secret, record.folders, record.books)
    found: dict[int, frozenset[str]] = {}
    heard, known = 0, (-1, -1)
    for line in lines:
        fresh.read(line, compare=False)
        if fresh.state is not None:
            witness.hear(fresh.state, fresh.events[min(heard, len(fresh.events)) :])
            heard = len(fresh.events)
            entries = entries_of(fresh.state.rules, fresh.state)
            if known != (known := (len(entries), len(witness.told))):
                items = witness.seen(now, entries)
            found[line.seq] = items
    return found


async def played(
    canaries: Canaries, folder: Path, games: int, dice: random.Random, pack: str = PACK
) -> tuple[Heard, list[str]]:
    """Play games of a campaign with a person, a bot and a watcher; gives all that was heard and what came too early."""
    heard, early = Heard(canaries), []
    async with running(folder, **OPEN) as server:
        group = await Group.found(server, {"a": "Ann", "b": "Bo"}, pack, mode="online", pace="free", spectators=True)
        host = server.desk.host
        witness = Witness((await server.desk.company.open(group.id)).log.pack)

        async def ask(where: str, headers: dict[str, str]) -> None:
            for lang in ("en", "de"):
                answer = await server.http.get(where, headers={**headers, "accept-language": lang})
                assert answer.status_code == 200, answer.text
                room = await server.desk.company.open(group.id)
                begun = room.begun()
                record = host.rooms[begun.table].record if begun is not None else None
                allowed = witness.seen(room.log.now)
                if record is not None and (st := record.state) is not None:
                    allowed = witness.at(st, record.events).seen(room.log.now, entries_of(st.rules, st))
                heard.size += len(answer.text)
                early.extend(f"{where}: {item}" for item in canaries.found(answer.text) - allowed)

        for game in range(games):
            begun = await group.say("play", seats=[{"character": key} for key in ("a", "c", "b")[: 2 + game % 2]])
            table = begun["table"]
            tokens = list(begun["seats"].values())
            devices: list[Client] = []
            for who, shown_tokens in [*((f"seat {n}", [t]) for n, t in enumerate(tokens)), ("watcher", [])]:
                device = Listener(server.ws, table, shown_tokens)
                device.ears, device.who = heard, who
                devices.append(device)
                await device.__aenter__()
            try:
                await group.go_on(begun, dice, 12)
                headers = {"authorization": f"Bearer {tokens[0]}"}
                for where in ("", "/pages", "/content", "/export"):
                    await ask(f"/api/campaigns/{group.id}{where}", group.header("a"))
                await ask(f"/api/tables/{table}/content", headers)
                await ask(f"/api/tables/{table}/state", headers)
                await group.go_on(begun, dice)
            finally:
                await asyncio.sleep(0.2)
                for device in devices:
                    await device.__aexit__()
            record = (await host.room(table)).record
            room = await server.desk.company.open(group.id)
            line = next(n for n, body in enumerate(room.log.said) if getattr(body, "table", "") == table)
            now = room.log.states[line]
            seen = seen_by_line(record, host.house.store.lines(table), now, witness)
            for who, at, seq, items in heard.told:
                if at == table:
                    early += [f"{who} at line {seq}: {item}" for item in items - seen.get(seq, frozenset())]
            await group.closed()
            for where in ("", "/pages", "/content", "/export"):
                await ask(f"/api/campaigns/{group.id}{where}", group.header("b"))
    return heard, early


RUNS = [(PACK, 2, 5), *(("small-print", 10, 100 + n) if n % 6 == 5 else (PACK, 3, 100 + n) for n in range(CAMPAIGNS))]


@pytest.mark.asyncio
@pytest.mark.parametrize(("pack", "games", "seed"), RUNS)
async def test_nothing_sealed_is_sent_before_its_event(
    canaries: Canaries, tmp_path: Path, pack: str, games: int, seed: int
) -> None:
    heard, early = await played(canaries, tmp_path, games, random.Random(seed), pack)
    told = set().union(*(items for _, _, _, items in heard.told))
    assert len(told) > 10 * games, "pages are read, and so their canaries are heard"
    assert len(canaries.items) > 100
    assert not early, early[:20]
    print(
        f"{pack}: {len(told)} of {len(canaries.items)} canaries heard in {heard.size >> 20} MiB, none before its event"
    )
