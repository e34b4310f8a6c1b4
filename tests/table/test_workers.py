"""Bots in worker processes: good ones answer, and whatever a bad one does, the pool says None and goes on."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

import burgle
from burgle.content.library import book_in
from burgle.game import Game
from burgle.kernel.encode import encode
from burgle.table import bots as asking
from burgle.table.bot_workers import WorkerPool
from burgle.table.bots import BotJob, RulesHeader
from burgle.table.child import PASSED_ON
from burgle.table.guests import Credentials
from burgle.table.messages import Done, Manage
from tests.table.memory import MemoryStore, make_host, started

ROOT = str(Path(__file__).resolve().parents[2])
pytestmark = pytest.mark.asyncio(loop_scope="module")


def job_of(game: Game, bot: str, key: str = "q", millis: int = 1000) -> BotJob:
    """The question that waits in a game, for a bot."""
    rules = game.rules
    header = RulesHeader(
        game=rules.game,
        version=rules.version,
        players=rules.players,
        options=dict(rules.options),
        book=book_in(rules).data,
        content=rules.content_hash,
    )
    return asking.job(game.state, header, bot, key, 7, millis)


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def pool() -> AsyncIterator[WorkerPool]:
    """A pool of one worker that knows good and bad bots."""
    made = WorkerPool(1, hard=30.0, registry="tests.table.fault_bots:BOTS", path=[ROOT])
    await made.start()
    yield made
    await made.close()


@pytest.mark.parametrize("name", ["greedy", "random"])
@pytest.mark.parametrize("game", ["space", "catacombs"])
async def test_a_bot_answers_and_its_worker_is_used_again(pool: WorkerPool, game: str, name: str) -> None:
    played = burgle.new_game(game, 3, 1)
    started = pool.counters.started
    for _ in range(5):
        code = await pool.choose(job_of(played, name))
        assert code in played.decision.options
        played.apply(code)
    assert pool.counters.started == started


async def test_a_plan_is_asked_for_once(pool: WorkerPool) -> None:
    """Until something is revealed, the answers of a plan are given without another question."""
    played = burgle.new_game("space", 2, 4)
    kept = 0
    for _ in range(45):
        question = job_of(played, "planner")
        asked, waits = pool.counters.asked, pool._plans.get(question.stretch)
        code = await pool.choose(question)
        assert code in played.decision.options
        if waits is not None and waits[0] == question.did:
            kept += 1
            assert pool.counters.asked == asked and code == waits[1][0]
        else:
            assert pool.counters.asked == asked + 1
        played.apply(code)
    assert kept
    pool._plans[question.stretch] = (question.did + 7, [question.options[0]])  # somebody has taken something back
    asked = pool.counters.asked
    again = job_of(played, "planner")
    await pool.choose(msgspec.structs.replace(again, stretch=question.stretch))
    assert pool.counters.asked == asked + 1


async def test_reasons_are_told(pool: WorkerPool) -> None:
    """Who is asked to explain gives numbers with the answer, once the hand is played."""
    played = burgle.new_game("space", 2, 4)
    for _ in range(30):
        question = msgspec.structs.replace(job_of(played, "planner"), explain=True)
        found = await pool.consider(question)
        assert found is not None and found.code in question.options
        if found.weighed:
            first = found.weighed[0]
            assert first.code == found.code and 0.0 <= first.win <= 1.0 and first.worlds > 0
            return
        played.apply(found.code)
    raise AssertionError("no reasons in thirty questions")


@pytest.mark.parametrize(
    ("bot", "counted", "new_worker"),
    [
        ("raises", "raised", False),
        ("nonsense", "illegal", False),
        ("talks", "raised", False),
        ("writes", "raised", False),
        ("no such bot", "raised", False),
        ("eats", "raised", True),
        ("quits", "died", True),
        ("shouts", "died", True),
        ("hangs", "late", True),
        ("spins", "late", True),
    ],
)
async def test_whatever_a_bot_does_the_answer_is_none_and_the_next_is_good(
    pool: WorkerPool, bot: str, counted: str, new_worker: bool
) -> None:
    played = burgle.new_game("space", 3, 2)
    before = msgspec.structs.asdict(pool.counters)
    # Only who would never end is given little time: on a busy machine the others may need more to go wrong.
    pool.hard = 1.0 if counted == "late" else 30.0
    assert await pool.choose(job_of(played, bot)) is None
    assert getattr(pool.counters, counted) == before[counted] + 1, pool.counters
    pool.hard = 30.0
    assert await pool.choose(job_of(played, "random")) in played.decision.options
    assert (pool.counters.started > before["started"]) == new_worker


async def test_bots_at_a_table_think_and_are_not_replaced(pool: WorkerPool) -> None:
    """From the table's question to the line in the log: what is asked can be sent, and who answers is the bot."""
    store = MemoryStore()
    host = make_host(store, pool, think_millis=30_000)
    created = await started(host, "space", 1, 1)
    caller = Credentials(table=created.table, tokens=[created.tokens[0]])
    assert isinstance(await host.request(caller, Manage(key="b", seat=0, manage="bot", value="random")), Done)
    async with asyncio.timeout(60):
        while len(store.logs[created.table]) < 30:
            await asyncio.sleep(0.02)
    await host.close()
    acts = [msgspec.json.decode(line.body) for line in store.logs[created.table] if line.kind == "act"]
    assert {act["bot"] for act in acts} <= {"greedy", "random"}
    assert not host.house.counters["bot_failures"]


async def test_a_flood_of_output_goes_nowhere(pool: WorkerPool, capfd: pytest.CaptureFixture[str]) -> None:
    played = burgle.new_game("space", 3, 2)
    assert await pool.choose(job_of(played, "floods")) == played.decision.options[0]
    assert capfd.readouterr() == ("", "")


async def test_a_worker_gets_nothing_of_the_real_game(pool: WorkerPool) -> None:
    played = burgle.new_game("space", 3, 0xC0FFEE5EED)
    job = job_of(played, "greedy")
    sent = msgspec.msgpack.encode(job)
    seat = played.decision.who
    for key in played.state.chance.keys:
        assert key.hex().encode() not in sent and key not in sent
    assert b"c0ffee5eed" not in sent.lower()
    # What a rival holds makes no difference to what is sent.
    twin = played.copy()
    twin.state = played.determinise(seat, 99)
    assert msgspec.msgpack.encode(job_of(twin, "greedy")) == sent
    assert encode(played.state) != job.world


async def test_nothing_of_the_environment_is_passed_on_unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    secrets = {
        "BURGLE_METRICS_TOKEN": "s3cret-1",
        "PGPASSWORD": "s3cret-2",
        "DATABASE_URL": "postgresql://u:s3cret-3@db",
    }
    for name, value in secrets.items():
        monkeypatch.setenv(name, value)
    other = WorkerPool(1)
    await other.start()
    try:
        (worker,) = other._all
        seen = Path(f"/proc/{worker.process.pid}/environ").read_bytes().decode()
        names = {part.partition("=")[0] for part in seen.split("\0") if part}
        assert names <= {*PASSED_ON, "PYTHONDONTWRITEBYTECODE"} and "s3cret" not in seen
    finally:
        await other.close()


async def test_a_server_shows_its_environment_to_no_bot() -> None:
    """What /proc tells of a process: nothing once it keeps to itself, as `burgle serve` does before anything else."""
    code = (
        "import ctypes, burgle.cli.serve as serve\n"
        "class Enough(Exception): pass\n"
        "def settings_of(*_): raise Enough\n"
        "serve.settings_of = settings_of\n"
        "before = ctypes.CDLL(None).prctl(3, 0, 0, 0, 0)\n"
        "try: serve.serve()\n"
        "except Enough: print(before, ctypes.CDLL(None).prctl(3, 0, 0, 0, 0))"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ended.stdout.split() == ["1", "0"]


def members(group: int) -> list[int]:
    """The processes of a group that live."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[2]) == group and fields[0] != "Z":
                found.append(int(stat.parent.name))
    return found


async def none_left(group: int) -> None:
    """Wait until nobody is left in a group."""
    async with asyncio.timeout(10):
        while members(group):
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("bot", ["spawns", "abandons", "deserts"])
async def test_whatever_a_bot_has_started_dies_with_it(bot: str) -> None:
    played = burgle.new_game("space", 3, 2)
    other = WorkerPool(1, hard=2.0, registry="tests.table.fault_bots:BOTS", path=[ROOT])
    await other.start()
    (worker,) = other._all
    group = worker.process.pid
    asked = asyncio.create_task(other.choose(job_of(played, bot)))
    async with asyncio.timeout(20):
        while len(members(group)) < 2 and not asked.done():
            await asyncio.sleep(0.02)
        assert await asked == (played.decision.options[0] if bot == "spawns" else None)
    await other.close()
    await none_left(group)


async def test_bots_and_what_they_started_end_with_the_server() -> None:
    code = (
        "import asyncio, burgle\n"
        "from burgle.table.bot_workers import WorkerPool\n"
        "from tests.table.test_workers import ROOT, job_of\n"
        "async def main():\n"
        "    pool = WorkerPool(1, hard=300.0, registry='tests.table.fault_bots:BOTS', path=[ROOT])\n"
        "    await pool.start()\n"
        "    print(next(iter(pool._all)).process.pid, flush=True)\n"
        "    await pool.choose(job_of(burgle.new_game('space', 3, 2), 'deserts'))\n"
        "asyncio.run(main())"
    )
    server = await asyncio.create_subprocess_exec(sys.executable, "-c", code, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    assert server.stdout is not None
    group = int(await server.stdout.readline())
    async with asyncio.timeout(30):
        while len(members(group)) < 2:
            await asyncio.sleep(0.05)
    server.kill()
    await server.wait()
    await none_left(group)


async def test_who_does_not_wait_any_longer_leaves_a_working_pool(pool: WorkerPool) -> None:
    played = burgle.new_game("space", 3, 2)
    task = asyncio.create_task(pool.choose(job_of(played, "hangs")))
    await asyncio.sleep(0.3)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await pool.choose(job_of(played, "random")) in played.decision.options


async def test_a_closed_pool_answers_none_at_once() -> None:
    pool = WorkerPool(1, registry="tests.table.fault_bots:BOTS", path=[ROOT])
    await pool.start()
    played = burgle.new_game("space", 3, 2)
    task = asyncio.create_task(pool.choose(job_of(played, "hangs")))
    await asyncio.sleep(0.3)
    begun = time.monotonic()
    await pool.close()
    assert await task is None
    assert await pool.choose(job_of(played, "random")) is None
    assert time.monotonic() - begun < 1


async def test_a_registry_that_is_not_there_is_no_crash() -> None:
    pool = WorkerPool(1, registry="no.such.module:BOTS")
    await pool.start()
    assert await pool.choose(job_of(burgle.new_game("space", 3, 2), "greedy")) is None
    assert pool.counters.died
    await pool.close()
