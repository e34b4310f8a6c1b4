"""What one answer costs the server: the real host on SQLite, a device at each of four seats, without the network.

It prints the computing time of an answer at a table alone and at many busy tables (both with the writer's thread and
the system's share), and what memory a finished table holds: while people still sit at it, and 40 s after they have left.
Games are played beforehand (a share code fixes their chance). `--profile FILE` writes a profile of the loop's thread.
The machine is seldom quiet: compare two versions by running them in turns, and look at the best rounds.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import json
import random
import statistics
import tempfile
import time
import tracemalloc

import burgle
from burgle.language.words import forget_said
from burgle.table.edge.sweep import Sweep
from burgle.table.guests import Entered, SeatWish
from burgle.table.host import Host
from burgle.table.messages import Act, Done, Hello, Manage, TableSettings
from burgle.table.share import share_code
from burgle.table.sqlite import SqliteStore
from burgle.table.writer import Writer

SEATS = 4
AIMS = {"alone": 1.2, "busy": 0.7}  # milliseconds


class Table:
    """A table whose answers are known beforehand, and who sits at it."""

    def __init__(self, game: str, number: int, answers: int) -> None:
        play = burgle.new_game(game, SEATS, 1000 + number)
        dice = random.Random(number)
        self.settings = TableSettings(
            game=game, players=SEATS, code=share_code(game, SEATS, {}, [], 1000 + number, play.rules.content_hash)
        )
        self.acts: list[Act] = []
        while len(self.acts) < answers and not play.over:
            decision = play.decision
            code = dice.choice(decision.options)
            self.acts.append(Act(key=f"k{len(self.acts)}", seat=decision.who, decision=decision.id, codes=[code]))
            play.apply(code)
        self.entries: list[Entered] = []
        self.next = 0

    async def gather(self, host: Host, watchers: int = 0) -> None:
        """Make the table, come in with four devices and those that watch, begin."""
        made = await host.create(self.settings, [SeatWish(controller="human", name=f"P{n}") for n in range(SEATS)])
        for tokens in (*([token] for token in made.tokens.values()), *[[]] * watchers):
            entry = await host.enter(Hello(protocol=1, table=made.table, tokens=tokens))
            entry.viewer.direct = taken
            self.entries.append(entry)
        done = await host.request(self.entries[0], Manage(key="s", seat=0, manage="start"))
        assert isinstance(done, Done), done

    async def answer(self, host: Host, count: int) -> int:
        """Give so many answers, each when the one before is acknowledged; gives how many there were."""
        acts = self.acts[self.next : self.next + count]
        self.next += len(acts)
        for act in acts:
            done = await host.request(self.entries[act.seat], act, heard)
            assert isinstance(done, Done), done
        return len(acts)

    async def leave(self, host: Host) -> None:
        """Get up, all of them."""
        for entry in self.entries:
            await host.leave(entry)
        self.entries.clear()


def taken(message: bytes) -> bool:
    """Be a line that takes everything at once."""
    return True


def heard(done: Done) -> None:
    """Be a device that hears its acknowledgement."""


async def computing(args: argparse.Namespace, folder: str) -> dict[str, list[float]]:
    """Milliseconds of computing for one answer, alone and with many tables busy at once; by rounds."""
    store = SqliteStore(folder)
    writer = Writer(store)
    host = Host(store, writer)
    each = args.answers // args.rounds
    tables = [Table(args.game, number, args.answers + 10) for number in range(args.tables)]
    lone = Table(args.game, 9_999, 1_000_000)
    for table in (lone, *tables):
        await table.gather(host, args.watchers)
        await table.answer(host, 10)  # warm up
    sweep = Sweep()
    sweep.begin()  # the collector's hours are those of a server
    found: dict[str, list[float]] = {"alone": [], "busy": []}
    profile = cProfile.Profile(time.thread_time) if args.profile else None
    for _ in range(args.rounds):
        for kind, some in (("alone", [lone]), ("busy", tables)):
            count = args.alone if kind == "alone" else each
            if profile is not None and kind == "busy":
                profile.enable()
            begun = time.process_time()
            given = sum(await asyncio.gather(*(table.answer(host, count) for table in some)))
            found[kind].append((time.process_time() - begun) * 1000 / max(1, given))
            if profile is not None:
                profile.disable()
    if profile is not None:
        profile.dump_stats(args.profile)
    sweep.end()
    await host.close()
    await writer.close()
    store.close()
    return found


def held() -> int:
    """Bytes in use, but for words that were said: those are for all tables, and there is an end to them."""
    forget_said()
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


async def memory(args: argparse.Namespace, folder: str) -> dict[str, float]:
    """KiB that a table holds when its game is over: while all still sit there, and once the last has got up."""
    store = SqliteStore(folder)
    writer = Writer(store)
    later = 0.0
    host = Host(store, writer, clock=lambda: time.monotonic() + later)
    found: dict[str, list[float]] = {"sat at": [], "left": []}
    for number in range(3):  # what the first games need stays for all others, such as rulebooks
        first = Table(args.game, 5_000 - number, 1_000_000)
        await first.gather(host)
        await first.answer(host, 1_000_000)
        await first.leave(host)
        later += 40.0
        await host.tidy()
    tracemalloc.start()
    for number in range(args.finished):
        table = Table(args.game, 5_001 + number, 1_000_000)
        before = held()
        await table.gather(host)
        await table.answer(host, 1_000_000)
        found["sat at"].append((held() - before) / 1024)
        await table.leave(host)
        later += 40.0  # then a server has tidied up
        await host.tidy()
        found["left"].append((held() - before) / 1024)
    tracemalloc.stop()
    await host.close()
    await writer.close()
    store.close()
    return {kind: round(statistics.mean(values), 1) for kind, values in found.items()}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="space")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--answers", type=int, default=60, help="answers at each of the busy tables")
    parser.add_argument("--alone", type=int, default=120, help="answers at the lone table in each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--watchers", type=int, default=0, help="at each table, beside the four seats")
    parser.add_argument("--finished", type=int, default=5, help="games played to their end, for memory")
    parser.add_argument("--place", help="a folder for the data; without it the usual one for temporary files")
    parser.add_argument("--profile")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="burgle-bench-", dir=args.place) as folder:
        times = asyncio.run(computing(args, folder))
    with tempfile.TemporaryDirectory(prefix="burgle-bench-", dir=args.place) as folder:
        held = asyncio.run(memory(args, folder)) if args.finished else {}
    if args.json:
        print(json.dumps({"ms": times, "kib": held}))
        return
    print(f"{args.game}, {SEATS} seats, SQLite; computing time of one answer")
    for kind, values in times.items():
        middle, least = statistics.median(values), min(values)
        met = "met" if middle <= AIMS[kind] else "missed"
        print(f"{kind:>8}: {middle:6.3f} ms (best round {least:.3f}), aim {AIMS[kind]:g}: {met}")
    for kind, value in held.items():
        print(f"{kind:>8}: {value:8.1f} KiB for each finished table")


if __name__ == "__main__":
    main()
