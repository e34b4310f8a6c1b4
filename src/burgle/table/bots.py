"""How a table asks a bot: only what its seat may know leaves the table, and the table goes on whatever comes back."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any, NamedTuple, Protocol, runtime_checkable

import msgspec

from burgle.kernel.chance import seed_bytes
from burgle.kernel.determinise import determinise
from burgle.kernel.encode import encode
from burgle.kernel.engine import decider
from burgle.kernel.state import State
from burgle.kernel.together import turned
from burgle.table.campaign_games import redacted_book
from burgle.table.hands import settled
from burgle.table.log_lines import Reason
from burgle.table.record import Record

PATIENCE = 3  # times the time to think, until the table stops waiting


class RulesHeader(msgspec.Struct, frozen=True, kw_only=True):
    """Which rulebook to build: `kept_rules(read_book(book), version, players, options)`.

    In a campaign it is `redacted_rules(book, numbers, version, players, options)`: nothing sealed is in it.
    """

    game: str
    version: int
    players: int
    options: dict[str, str]
    book: bytes  # the tables it is written from: the game may have been begun with others than today's
    content: str  # its fingerprint, to compare
    numbers: bytes = b""  # in a campaign: which numbers its family has given


class BotJob(msgspec.Struct, frozen=True, kw_only=True):
    """One question to a bot. `world` is determinised: hidden cards dealt again, other chance; never the real state."""

    key: str  # the same question has the same key, also after a restart
    bot: str
    seed: int  # the bot's own chance, the same for the same question
    seat: int
    rules: RulesHeader
    world: list[Any]  # for `kernel.encode.decode`
    options: list[int]
    millis: int  # to think
    did: int = -1  # the number of the question
    stretch: str = ""  # the same for all questions between two reveals of a turn: a plan holds as long
    habit: int = 0  # the same for a seat all game long
    explain: bool = False  # whether reasons are wanted: numbers of the plan, and of the best other one


class WeighedPlan(msgspec.Struct, frozen=True):
    """What a bot expects of a plan: chances to win and to be caught, points, lead, and the error of the first."""

    code: int  # the answer it begins with
    kind: str  # what sort of turn it is
    win: float
    caught: float
    points: float
    lead: float
    error: float
    worlds: int


class Considered(msgspec.Struct, frozen=True):
    """An answer with its reasons: the chosen plan first, then the best one of another sort, if they were weighed."""

    code: int
    weighed: list[WeighedPlan] = []
    rest: list[int] = []  # of the plan, for the questions after this one


class BotAnswer(NamedTuple):
    """What a bot at the table answers, which bot that was, and why, where it has weighed anything."""

    code: int
    bot: str
    why: tuple[Reason, ...] = ()


class BotPool(Protocol):
    """Where bots think. An answer that is None, late or not among the options is replaced by a simple legal one."""

    async def choose(self, job: BotJob) -> int | None:
        """Choose one of the options; None if the bot failed."""


@runtime_checkable
class Considering(Protocol):
    """A pool whose bots can say why."""

    async def consider(self, job: BotJob) -> Considered | None:
        """Choose one of the options with reasons; None if the bot failed."""


@runtime_checkable
class Reasoning(Protocol):
    """A pool that remembers for a moment why a bot has answered."""

    def reasons(self, key: str) -> list[WeighedPlan]:
        """Why a question was answered as it was."""


class Asker(Protocol):
    """What is needed to ask: where bots think and for how long, and somebody to tell when one fails."""

    pool: BotPool
    think_millis: int

    def count(self, what: str) -> None:
        """Count something for those who run the server."""


class NoBots:
    """A pool without bots: every answer is the simple one."""

    async def choose(self, job: BotJob) -> int | None:
        """Leave it to the table."""
        return None


def job(st: State, header: RulesHeader, bot: str, key: str, seed: int, millis: int, explain: bool = False) -> BotJob:
    """Put the waiting question as its seat may see it."""
    seat = decider(st)
    table = key.partition(":")[0]
    world = determinise(st, seat, seed_bytes(seed))
    return BotJob(
        key=key,
        bot=bot,
        seed=seed,
        seat=seat,
        rules=header,
        world=encode(world),
        options=st.options[:],
        millis=millis,
        did=st.did,
        stretch=f"{table}:{seat}:{bot}:{st.turn}:{st.fence}",
        habit=number_of(f"{table}:{seat}"),
        explain=explain,
    )


def number_of(text: str) -> int:
    """A number for a text, of no more than 64 bits: msgpack has no larger ones, and such a question would never be sent."""
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")


async def choose(asker: Asker, record: Record, seat: int) -> BotAnswer:
    """Have the waiting decision of a seat answered, and say by whom; a bot that fails is replaced for this move.

    The question depends on table and line only, so that after a restart the same one is asked again.
    """
    assert record.state is not None
    told = settled(record, seat)
    if told is not None:
        return BotAnswer(told, "simple")
    st = turned(record.state, seat)
    bot = record.chairs[seat].bot
    key = f"{record.table}:{record.seq}"
    code = await think(asker, record, st, bot, key)
    if code is None:
        return BotAnswer(simple_option(st), "simple")
    weighed = asker.pool.reasons(key) if isinstance(asker.pool, Reasoning) else []
    return BotAnswer(code, bot, tuple(reason(one) for one in weighed))


def reason(one: WeighedPlan) -> Reason:
    """What was expected of a plan, as the log keeps it."""
    return Reason(
        kind=one.kind,
        win=round(one.win * 100),
        error=round(one.error * 100),
        caught=round(one.caught * 100),
        points=round(one.points),
    )


async def think(asker: Asker, record: Record, st: State, bot: str, key: str) -> int | None:
    """Put the question that waits in a position to a bot; None, and counted, whatever goes wrong with it."""
    found = await consider(asker, record, st, bot, key, explain=False)
    return None if found is None else found.code


async def consider(
    asker: Asker, record: Record, st: State, bot: str, key: str, explain: bool = True
) -> Considered | None:
    """The same with the bot's reasons, if it has any and its pool can tell them."""
    code: int | None = None
    reasons: list[WeighedPlan] = []
    rest: list[int] = []
    try:
        # A book of a campaign is redacted beside the loop: that takes as long as a page takes to turn.
        rules = header(record) if record.campaign is None else await asyncio.to_thread(header, record)
        question = job(st, rules, bot, key, number_of(key), asker.think_millis, explain)
        async with asyncio.timeout(asker.think_millis / 1000 * PATIENCE):
            if explain and isinstance(asker.pool, Considering):
                found = await asker.pool.consider(question)
                if found is not None:
                    code, rest = found.code, found.rest
                    reasons = [one for one in found.weighed if one.code in st.options]
            else:
                code = await asker.pool.choose(question)
    except Exception:  # whatever a bot does, the table goes on
        code = None
    if type(code) is int and code in st.options:
        return Considered(code, reasons, rest)
    asker.count("bot_failures")
    return None


def header(record: Record) -> RulesHeader:
    """Say which rulebook a game is played with; of a campaign's only what everybody has seen of the box."""
    rules = record.rules
    assert rules is not None
    book, numbers, content = record.book, b"", rules.content_hash
    if record.campaign is not None:
        assert record.state is not None
        rules = record.state.rules  # as it is now, with what was stuck on it
        found = redacted_book(record.campaign, record.state)
        book, numbers, content = found.book, found.numbers, found.content
    return RulesHeader(
        game=rules.game,
        version=rules.version,
        players=rules.players,
        options=dict(rules.options),
        book=book,
        numbers=numbers,
        content=content,
    )


def simple_option(st: State) -> int:
    """A legal answer that needs no thought: the first that is offered, as the rules list what goes on first."""
    return st.options[0]
