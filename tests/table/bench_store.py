"""How quickly each database takes lines: `python -m tests.table.bench_store`. Not a test."""

import asyncio
import tempfile
import time

from burgle.chain import LogLine
from burgle.table.sqlite import SqliteStore
from burgle.table.store import Store
from burgle.table.writer import Writer
from tests.table.stores import Postgres, batch, new_table, next_line


async def measure(store: Store, waiting: int, seconds: float, threads: int = 1) -> tuple[float, float, float]:
    """Lines a second with so many tables writing at a time, and how long one waited (ms: middle, 99th of a hundred)."""
    writer = Writer(store, threads=threads)
    end = time.perf_counter() + seconds
    waits: list[float] = []

    async def table(line: LogLine) -> None:
        while (begin := time.perf_counter()) < end:
            line = next_line(line, line.table, body=b"x" * 150)
            await writer.append(batch(line))
            waits.append(time.perf_counter() - begin)

    lines = [new_table(store, f"t{time.monotonic_ns()}-{number}")[0] for number in range(waiting)]
    begin, cpu = time.perf_counter(), time.process_time()
    await asyncio.gather(*(table(line) for line in lines))
    took = time.perf_counter() - begin
    await writer.close()
    waits.sort()
    print(f"   cpu {100 * (time.process_time() - cpu) / took:.0f} %", end="")
    return len(waits) / took, waits[len(waits) // 2] * 1000, waits[len(waits) * 99 // 100] * 1000


def main() -> None:
    """Measure both."""
    server = Postgres(on_disk=True)
    try:
        with tempfile.TemporaryDirectory() as folder:
            from burgle.table.postgres import PostgresStore

            for name, store in (("SQLite", SqliteStore(folder)), ("PostgreSQL", PostgresStore(server.database()))):
                for waiting, threads in ((1, 1), (20, 1), (20, 2), (250, 1)):
                    if name == "SQLite" and threads > 1:
                        continue
                    rate, middle, worst = asyncio.run(measure(store, waiting, 2.0, threads))
                    print(
                        f" {name} {waiting:3} waiting, {threads} threads: {rate:6.0f}/s, {middle:.2f} ms, p99 {worst:.2f} ms"
                    )
                store.close()
    finally:
        server.remove()


if __name__ == "__main__":
    main()
