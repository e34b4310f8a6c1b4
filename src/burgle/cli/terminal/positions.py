"""Positions at the keyboard: print the one on the table, go to one that was pasted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from burgle.cli import Failure
from burgle.cli.terminal.screen import Line, Whole
from burgle.position.reading import read_heading
from burgle.position.writing import BETWEEN, MARK
from burgle.position.wrong import BadPosition
from burgle.saves import from_position

if TYPE_CHECKING:
    from burgle.cli.terminal.table import TerminalTable


def position(table: TerminalTable, rest: str) -> list[Line]:
    """Print the position as the one who looks knows it, all of it once the game is over; or go to one."""
    if not rest:
        return [
            Text(table.say("position-here"), "bold"),
            Whole(table.game.position(None if table.game.over else table.facing)),
            Text(table.say("position-unseen"), "dim"),
        ]
    try:
        table.other = from_position(position_text(rest), packs=table.game.packs)
    except (BadPosition, Failure) as problem:
        return [str(problem)]
    table.leave()
    return []


def eyes_of(start: str) -> int:
    """The seat of whoever opens a position: that which it is known from; the first, if all of it is told."""
    return max(0, read_heading(start).eyes) if start else 0


def position_text(given: str) -> str:
    """Take a position as it is, or read it from a file: some terminals cut off what is longer than 4,095 letters."""
    if given.startswith(MARK[:-1]):
        return given
    try:
        return Path(given).expanduser().read_text(encoding="utf-8")
    except (OSError, ValueError):
        raise Failure(
            f"{given[:40]!r} is no position, which begins with {MARK}{BETWEEN}, and no file with one"
        ) from None
