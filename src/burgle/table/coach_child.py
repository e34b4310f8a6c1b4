"""The coach in a process of its own: it thinks for half a minute about one game, and says how far it has got.

One game goes in, as a file; numbers from 0 to 100 come out, and then what was found, worded in every language.
"""

from __future__ import annotations

import contextlib
import sys
import time
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from burgle.coach.report import CoachReport
from burgle.language.words import languages
from burgle.table import child
from burgle.table.replay_child import LONGEST, Open, OpenGames, Wrong

if TYPE_CHECKING:
    import socket

Deed = Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"$ref": "#/$defs/Option"})]
MEMORY = 1 << 30  # bytes of address space
CPU = 90  # seconds of computing for one game


class PlanDeeds(msgspec.Struct, kw_only=True):
    """What was done, and what would have been better, as a table shows options."""

    chosen: list[Deed]
    better: list[Deed]


class Coached(msgspec.Struct, kw_only=True):
    """A game as the coach sees it."""

    report: CoachReport
    deeds: list[PlanDeeds]  # of the costly decisions, in their order


class CoachWord(msgspec.Struct, kw_only=True):
    """What the process says: how far it has got, in the end what it has found (JSON by language), or what is wrong."""

    percent: int = 0
    found: dict[str, bytes] = {}
    wrong: Wrong | None = None


def main(fd: int, seconds: float) -> None:
    """Look at games until nobody asks any more.

    The coach is read here, while files can be: the server itself needs only the words, and starts without all bots.
    """
    import burgle.coach.coach
    import burgle.coach.plans  # noqa: F401

    child.restrict(MEMORY)
    with child.listen(fd) as line:
        child.tell(line, b"")
        while (data := child.receive(line, LONGEST)) is not None:
            child.limit_cpu(CPU)
            say(line, coached(line, msgspec.msgpack.decode(data, type=Open), seconds))


def coached(line: socket.socket, request: Open, seconds: float) -> CoachWord:
    """Look at one game; nothing that a file holds raises."""
    from burgle.coach.coach import Coach
    from burgle.coach.plans import deeds

    games = OpenGames()
    opened = games.answer(request)
    if isinstance(opened, Wrong):
        return CoachWord(wrong=opened)
    try:
        played = games.tape(request.name).played()
        begun, last = time.monotonic(), -1

        def tell(share: float) -> None:
            nonlocal last
            if int(share * 100) > last:
                last = int(share * 100)
                say(line, CoachWord(percent=last))

        report = Coach(played, clock=lambda: (time.monotonic() - begun) / seconds, tell=tell).report()
        return CoachWord(
            percent=100,
            found={
                lang: msgspec.json.encode(
                    {
                        "report": report,
                        "deeds": [
                            {
                                "chosen": deeds(played.states[one.step], one.chosen.codes, lang),
                                "better": deeds(played.states[one.step], one.better.codes, lang),
                            }
                            for one in report.costly
                        ],
                    }
                )
                for lang in languages()
            },
        )
    except MemoryError:
        raise
    except Exception as error:
        return CoachWord(wrong=Wrong(why="coach-failed", error="not_now", odd=type(error).__name__))


def say(line: socket.socket, word: CoachWord) -> None:
    """Say something."""
    child.tell(line, msgspec.msgpack.encode(word))


if __name__ == "__main__":
    try:
        with contextlib.suppress(KeyboardInterrupt, BrokenPipeError, ConnectionResetError):
            main(int(sys.argv[1]), float(sys.argv[2]))
    finally:
        child.end_all()
