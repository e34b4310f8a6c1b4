"""Bots that play against each other in a process of their own: one series goes in, one message comes out for each game."""

from __future__ import annotations

import contextlib
import sys
import time
from typing import TYPE_CHECKING

import msgspec

from burgle.arena.matches import Match, MatchGame, play_match
from burgle.bots import BOTS, Known
from burgle.bots.known import LevelBots
from burgle.table import child

if TYPE_CHECKING:
    import socket

MEMORY = 1 << 30  # bytes of address space
LONGEST = 1 << 20  # bytes of a message


class MatchWord(msgspec.Struct, kw_only=True):
    """What the process says: a game that was played, or that there are no more; `odd` is what should not have happened."""

    game: MatchGame | None = None
    odd: str = ""


def main(fd: int, seconds: float) -> None:
    """Play series until nobody asks any more."""
    for bot in BOTS.values():
        if isinstance(bot, (Known, LevelBots)):
            bot.load()  # what lies in files is read now
    child.restrict(MEMORY)
    with child.listen(fd) as line:
        child.tell(line, b"")
        while (data := child.receive(line, LONGEST)) is not None:
            play_all(line, msgspec.msgpack.decode(data, type=Match), seconds)


def play_all(line: socket.socket, match: Match, seconds: float) -> None:
    """Play a series, as far as time goes."""
    begun = time.monotonic()
    for number in range(match.games):
        if time.monotonic() - begun > seconds:
            break
        try:
            say(line, MatchWord(game=play_match(match, number)))
        except (BrokenPipeError, ConnectionResetError, MemoryError):
            raise
        except Exception as error:
            return say(line, MatchWord(odd=type(error).__name__))
    say(line, MatchWord())


def say(line: socket.socket, word: MatchWord) -> None:
    """Say something."""
    child.tell(line, msgspec.msgpack.encode(word))


if __name__ == "__main__":
    try:
        with contextlib.suppress(KeyboardInterrupt, BrokenPipeError, ConnectionResetError):
            main(int(sys.argv[1]), float(sys.argv[2]))
    finally:
        child.end_all()
