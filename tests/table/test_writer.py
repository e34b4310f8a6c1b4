"""Group commit: nobody hears before it is durable, one who is refused hurts no other, the queue ends and drains."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from typing import Any

import pytest

from burgle.chain import LogLine
from burgle.table.sqlite import SqliteStore
from burgle.table.store import Append, Conflict, NotSaved, Store
from burgle.table.writer import Writer
from tests.table.stores import batch, new_table, next_line, some_lines, table_row


class Slow:
    """A store that waits before it writes, and remembers its groups."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.go = threading.Event()
        self.groups: list[int] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    def append(self, batches: Sequence[Append]) -> list[Exception | None]:
        self.go.wait()
        self.groups.append(len(batches))
        return self.store.append(batches)


def test_many_tables_share_commits(store: Store) -> None:
    async def main() -> None:
        writer = Writer(store, threads=2 if hasattr(store, "listen") else 1)

        async def table(name: str) -> None:
            line: LogLine = new_table(store, name)[0]
            for _ in range(10):
                line = next_line(line, name)
                await writer.append(batch(line))
                assert store.by_key(name, 0, line.key) == [line]

        await asyncio.gather(*(table(f"t{number}") for number in range(8)))
        await writer.close()

    asyncio.run(main())
    assert store.check() == []
    assert all(len(store.lines(name)) == 11 for name in store.names())


def test_what_waits_is_one_group(sqlite: SqliteStore) -> None:
    slow = Slow(sqlite)
    firsts = [new_table(sqlite, f"t{number}")[0] for number in range(20)]

    async def main() -> None:
        writer = Writer(slow, group=16)  # type: ignore[arg-type]
        tasks = [asyncio.create_task(writer.append(batch(next_line(line, line.table)))) for line in firsts]
        wrong = asyncio.create_task(writer.append(batch(next_line(firsts[0], "t0", seq=9))))
        await asyncio.sleep(0.05)
        assert not any(task.done() for task in tasks)  # nothing is durable yet, so nobody heard
        slow.go.set()
        await asyncio.gather(*tasks)
        with pytest.raises(Conflict):
            await wrong
        assert writer.waiting == 0
        await writer.close()

    asyncio.run(main())
    assert sum(slow.groups) == 21 and max(slow.groups) == 16 and len(slow.groups) <= 3


def test_calls_keep_their_order(sqlite: SqliteStore) -> None:
    lines = some_lines("red", 3)

    async def main() -> None:
        writer = Writer(sqlite)
        await asyncio.gather(
            writer.call(sqlite.create, table_row("red"), lines[:1], []),
            writer.append(batch(lines[1])),
            writer.append(batch(lines[2])),
        )
        assert await writer.call(sqlite.claim, "red", "w") == 1
        with pytest.raises(Conflict):
            await writer.call(sqlite.create, table_row("red"), lines, [])
        await writer.close()

    asyncio.run(main())
    assert sqlite.lines("red") == lines


def test_the_queue_is_bounded(sqlite: SqliteStore) -> None:
    slow = Slow(sqlite)
    firsts = [new_table(sqlite, f"t{number}")[0] for number in range(12)]

    async def main() -> None:
        writer = Writer(slow, most=4)  # type: ignore[arg-type]
        tasks = [asyncio.create_task(writer.append(batch(next_line(line, line.table)))) for line in firsts]
        await asyncio.sleep(0.05)
        assert writer.waiting <= 4
        slow.go.set()
        await asyncio.gather(*tasks)
        await writer.close()

    asyncio.run(main())


def test_closing_writes_what_waits(sqlite: SqliteStore) -> None:
    slow = Slow(sqlite)
    firsts = [new_table(sqlite, f"t{number}")[0] for number in range(5)]

    async def main() -> None:
        writer = Writer(slow)  # type: ignore[arg-type]
        tasks = [asyncio.create_task(writer.append(batch(next_line(line, line.table)))) for line in firsts]
        await asyncio.sleep(0.01)
        tasks[0].cancel()  # it no longer listens, but it is written
        closing = asyncio.create_task(writer.close())
        await asyncio.sleep(0.01)
        with pytest.raises(NotSaved):
            await writer.append(batch(next_line(firsts[0], "t0")))
        slow.go.set()
        await closing
        assert [result is None for result in await asyncio.gather(*tasks, return_exceptions=True)][1:] == [True] * 4

    asyncio.run(main())
    assert all(len(sqlite.lines(name)) == 2 for name in sqlite.names())


def test_a_store_that_breaks_leaves_nobody_waiting(sqlite: SqliteStore) -> None:
    first = new_table(sqlite, "red")[0]

    class Broken(Slow):
        def append(self, batches: Sequence[Append]) -> list[Exception | None]:
            if not self.groups:
                self.groups.append(0)
                raise RuntimeError("a bug")
            return self.store.append(batches)

    async def main() -> None:
        writer = Writer(Broken(sqlite))  # type: ignore[arg-type]
        with pytest.raises(RuntimeError, match="a bug"):
            await writer.append(batch(next_line(first, "red")))
        await writer.append(batch(next_line(first, "red")))
        await writer.close()

    asyncio.run(main())
