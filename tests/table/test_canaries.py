"""Nothing sealed leaves the server before its event: a distinctive string in every sealed item, and everything that is
sent to every seat and to who watches is looked at. Planted leaks are found."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from burgle.campaign import vault
from burgle.campaign.chronicle import Chronicle
from burgle.campaign.entries import entries_of
from burgle.campaign.pack import Pack, read_pack
from burgle.campaign.shown import shown
from burgle.table import pages
from burgle.table.record import Record
from tests.table.campaigning import Group
from tests.table.client import Client
from tests.table.edge_server import running

OPEN = dict.fromkeys(("creations", "failures", "messages", "looks"), (10**6, 1.0))
CANARY = re.compile(r"zq(\d{4})qz")
ON_THE_LID = ("pack", "character")


class Canaries:
    """A box in which every sealed item says who it is."""

    def __init__(self) -> None:
        self.items: list[str] = []

    def mark(self, text: str, item: str) -> str:
        """Put a string into a text that is nowhere else."""
        if item not in self.items:
            self.items.append(item)
        return f"{text} zq{self.items.index(item):04d}qz"

    def box(self, folder: Path, gather: bool = False) -> tuple[Pack, Any]:
        """Read a box, with a canary in every item."""
        pack, sources = read_pack(folder, gather)
        story = {
            lang: {
                ref: {
                    part: text if ref in ON_THE_LID else self.mark(text, item_of(ref, part))
                    for part, text in parts.items()
                }
                for ref, parts in texts.items()
            }
            for lang, texts in pack.story.items()
        }
        tables = dict(pack.tables)
        for sort in ("card", "token"):
            tables[sort] = [
                {**row, "name": self.mark(str(row.get("name", row["id"])), f"{sort}:{row['id']}")}
                if f"{sort}:{row['id']}" in pack.copies
                else row
                for row in tables[sort]
            ]
        return dataclasses.replace(pack, story=story, tables=tables), sources

    def found(self, data: str) -> set[str]:
        """The items of which something stands in what was sent."""
        return {self.items[int(n)] for n in CANARY.findall(data)}


def item_of(ref: str, part: str) -> str:
    """What an item is called in `shown`."""
    return f"sticker:{part}" if ref == "sticker" else f"text:{ref}.{part}"


@pytest.fixture
def canaries(monkeypatch: pytest.MonkeyPatch) -> Iterator[Canaries]:
    """The sample campaign with canaries."""
    found = Canaries()
    monkeypatch.setattr(vault, "read_pack", found.box)
    vault.kept.cache_clear()
    yield found
    vault.kept.cache_clear()


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


def seen_by_line(record: Record, lines: list[Any], now: Chronicle, pack: Pack) -> dict[int, frozenset[str]]:
    """What everybody may see after each line of a table."""
    fresh = Record(record.table, record.secret, record.folders, record.books)
    found: dict[int, frozenset[str]] = {}
    count = -1
    for line in lines:
        fresh.read(line, compare=False)
        if fresh.state is not None:
            entries = entries_of(fresh.state.rules, fresh.state)
            if len(entries) != count:
                count, items = len(entries), shown(pack, now, entries)
            found[line.seq] = items
    return found


async def played(canaries: Canaries, folder: Path, games: int, dice: random.Random) -> tuple[Heard, list[str]]:
    """Play games of a campaign with a person, a bot and a watcher; gives all that was heard and what came too early."""
    heard, early = Heard(canaries), []
    async with running(folder, **OPEN) as server:
        group = await Group.found(server, {"a": "Ann", "b": "Bo"}, mode="online", pace="free", spectators=True)
        host = server.desk.host

        async def ask(where: str, headers: dict[str, str]) -> None:
            for lang in ("en", "de"):
                answer = await server.http.get(where, headers={**headers, "accept-language": lang})
                assert answer.status_code == 200, answer.text
                room = await server.desk.company.open(group.id)
                begun = room.begun()
                st = host.rooms[begun.table].record.state if begun is not None else None
                allowed = shown(room.log.pack, room.log.now, entries_of(st.rules, st) if st is not None else ())
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
            seen = seen_by_line(record, host.house.store.lines(table), now, room.log.pack_of(now))
            for who, at, seq, items in heard.told:
                if at == table:
                    early += [f"{who} at line {seq}: {item}" for item in items - seen.get(seq, frozenset())]
            await group.closed()
            for where in ("", "/pages", "/content", "/export"):
                await ask(f"/api/campaigns/{group.id}{where}", group.header("b"))
    return heard, early


@pytest.mark.asyncio
async def test_nothing_sealed_is_sent_before_its_event(canaries: Canaries, tmp_path: Path) -> None:
    heard, early = await played(canaries, tmp_path, 2, random.Random(5))
    assert heard.told, "pages are read, and so their canaries are heard"
    assert len(canaries.items) > 100
    assert not early, early[:20]


@pytest.mark.asyncio
async def test_a_planted_leak_is_found(canaries: Canaries, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = pages.PageReader.page

    def leaky(self: pages.PageReader, st: Any, event: Any) -> Any:
        found = honest(self, st, event)
        if found is not None:
            found["short"] = self.pack.text("en", "203", "a")  # the epilogue of the last game
        return found

    monkeypatch.setattr(pages.PageReader, "page", leaky)
    _, early = await played(canaries, tmp_path, 1, random.Random(5))
    assert any("text:203.a" in one for one in early)
