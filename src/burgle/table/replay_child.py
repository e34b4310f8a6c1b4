"""Finished games looked at in a process of their own: whatever a file makes it do, nobody's table waits for it.

The server sends one request at a time and gets one answer, both as msgpack; what an answer holds is JSON for whoever
asked. The process remembers a few games, so that the next position of the same one comes quickly.
"""

from __future__ import annotations

import contextlib
import sys
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from burgle.content.gamebooks import BadBook, GameBook, read_book, shipped
from burgle.kernel.encode import encode
from burgle.kernel.state import State
from burgle.language.words import FALLBACK
from burgle.table import child, log_lines, positions
from burgle.table.record import Record
from burgle.table.replays import BadReplay, Replay, read
from burgle.table.rulebooks import edition
from burgle.table.tape import Tape
from burgle.table.thoughts import thoughts
from burgle.table.verify import judge
from burgle.table.wording import Worded

MEMORY = 1 << 30  # bytes of address space
CPU = 15  # seconds of computing for one request
LONGEST = 1 << 28  # bytes of a request or an answer; logs of our own may be long
MOST = 8  # games that are remembered

Facts = dict[str, str | int]


class Open(msgspec.Struct, tag=True, kw_only=True):
    """Open a game and check it; `packs` are the folders of the server's own packs by name, `books` the
    tables that its games were begun with."""

    name: str
    data: bytes
    own: bool
    packs: dict[str, str]
    books: list[bytes] = []


class LookAt(msgspec.Struct, tag=True, kw_only=True):
    """Look at an opened game."""

    name: str
    what: Literal["show", "outline", "steps", "odds", "series", "thoughts", "line", "step", "position"]
    at: int = 0  # a line, or a step
    last: int = 0
    seat: int = -1
    lang: str = FALLBACK


class Lay(msgspec.Struct, tag=True, kw_only=True):
    """Read a position in one line; what it does not tell is dealt from the seed."""

    text: str
    seed: bytes
    lang: str


class Told(msgspec.Struct, tag=True):
    """An answer, as JSON."""

    data: bytes


class Wrong(msgspec.Struct, tag=True, kw_only=True):
    """Why there is none: a message of the server's words; `odd` is what should not have happened."""

    why: str
    facts: Facts = {}
    error: str = "malformed"
    odd: str = ""


class Unknown(msgspec.Struct, tag=True):
    """The game is not remembered: it has to be sent again."""


class Remark(msgspec.Struct):
    """Something to be said in whatever language is wanted."""

    why: str
    facts: Facts


class OpenedGame(msgspec.Struct, kw_only=True):
    """What opening a game has shown."""

    table: str
    lines: int
    sound: bool
    scores: list[int | None]
    problems: list[Remark]
    notes: list[Remark]


class Scene(msgspec.Struct, kw_only=True):
    """A position of a game and who sat there, to play on from."""

    table: str
    line: int
    create: bytes
    over: bytes
    chairs: list[log_lines.Chair]
    rules: str
    content: str
    options: dict[str, str]
    state: list[Any] | None


class Lacking(Worded):
    """A pack that is not here."""


Request = Open | LookAt | Lay
Answer = Told | Wrong | Unknown


class OpenGames:
    """The games that were opened lately."""

    def __init__(self) -> None:
        self._open: OrderedDict[str, tuple[Replay, Tape | None]] = OrderedDict()

    def answer(self, request: Request) -> Answer:
        """Do what is asked; nothing that a file holds raises."""
        try:
            if isinstance(request, Open):
                return Told(msgspec.json.encode(self.open(request)))
            if isinstance(request, Lay):
                return Told(
                    msgspec.json.encode(positions.read(request.text, int.from_bytes(request.seed, "big"), request.lang))
                )
            if request.name not in self._open:
                return Unknown()
            self._open.move_to_end(request.name)
            return Told(msgspec.json.encode(self.look(request)))
        except Lacking as error:
            return Wrong(why=error.why, facts=error.facts, error="not_now")
        except (BadReplay, positions.NoPosition) as error:
            return Wrong(why=error.why, facts=error.facts)
        except MemoryError:
            raise
        except Exception as error:
            return Wrong(why="replay-none", odd=type(error).__name__)

    def open(self, request: Open) -> OpenedGame:
        """Read a game and check it from the first line to the last."""

        def folders(names: Sequence[str]) -> tuple[Path, ...]:
            for name in names:
                if name not in request.packs:
                    raise Lacking("no-such-pack", name=repr(name[:40]))
            return tuple(Path(request.packs[name]) for name in names)

        def books(game: str) -> Iterator[GameBook]:
            for kept in request.books:
                with contextlib.suppress(BadBook):  # `burgle verify` tells which
                    yield read_book(kept)
            yield from shipped(game)

        replay = Replay(read(request.data, own=request.own), folders, books, own=request.own)
        verdict = judge(replay)
        self._open[request.name] = (replay, None)
        while len(self._open) > MOST:
            self._open.popitem(last=False)
        return OpenedGame(
            table=verdict.table,
            lines=len(replay),
            sound=verdict.sound,
            scores=verdict.scores,
            problems=[Remark(one.why, one.facts) for one in verdict.problems],
            notes=[Remark(one.why, one.facts) for one in verdict.notes],
        )

    def look(self, wish: LookAt) -> object:
        """Look at a position, or at the game as a whole."""
        replay, _ = self._open[wish.name]
        if wish.what in ("show", "line"):
            if not 0 <= wish.at < len(replay):
                raise BadReplay("replay-lines", last=len(replay) - 1)
            if wish.what == "line":
                record = replay.record(wish.at)
                return scene(record, record.state, wish.at, replay)
            if not -1 <= wish.seat < replay.seats:
                raise BadReplay("no-such-seat")
            return replay.show(wish.at, wish.seat, wish.lang)
        tape = self.tape(wish.name)
        match wish.what:
            case "outline":
                return tape.outline
            case "series":
                return tape.series
            case "thoughts":
                return thoughts(tape.record, wish.lang)
        if not 0 <= wish.at <= tape.last:
            raise BadReplay("replay-steps", last=tape.last)
        match wish.what:
            case "odds":
                return tape.odds(wish.at)
            case "step":
                return scene(tape.record, tape.state(wish.at), tape.outline.lines[wish.at], replay)
            case "position" if positions.ALL <= wish.seat < len(tape.record.chairs):
                return {"position": positions.written(tape.state(wish.at), wish.seat)}
        if not -1 <= wish.seat < len(tape.record.chairs) or wish.last < wish.at:
            raise BadReplay("replay-seats", last=len(tape.record.chairs) - 1)
        return tape.steps(wish.seat, wish.at, wish.last, wish.lang)

    def tape(self, name: str) -> Tape:
        """Find the tape of a game; it is made once."""
        replay, tape = self._open[name]
        if tape is None:
            tape = Tape(replay)
            self._open[name] = (replay, tape)
        return tape


def scene(record: Record, st: State | None, line: int, replay: Replay) -> Scene:
    """Write a position down for the server."""
    over = next((one.body for one in reversed(replay.log) if one.kind == "over"), b"")
    return Scene(
        table=record.table,
        line=line,
        create=replay.log[0].body,
        over=over,
        chairs=record.chairs,
        rules=edition(record.rules) if record.rules is not None else "",
        content=record.content,
        options=dict(record.rules.options) if record.rules is not None else {},
        state=None if st is None else encode(st),
    )


def main(fd: int) -> None:
    """Answer until nobody asks any more."""
    child.restrict(MEMORY)
    reader = OpenGames()
    with child.listen(fd) as line:
        child.tell(line, b"")
        while (data := child.receive(line, LONGEST)) is not None:
            child.limit_cpu(CPU)
            request: Request = msgspec.msgpack.decode(data, type=Request)
            child.tell(line, msgspec.msgpack.encode(reader.answer(request)))


if __name__ == "__main__":
    try:
        with contextlib.suppress(KeyboardInterrupt, BrokenPipeError, ConnectionResetError):
            main(int(sys.argv[1]))
    finally:
        child.end_all()
