"""A campaign as one file: a head, the lines of its log, and the tape of every game. Export and import are this file.

It only ever grows: each row is one line of JSON, written behind the others.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec

from burgle.campaign.entries import Entry
from burgle.campaign.lines import PausedGame, PlayGame
from burgle.campaign.log import BadLog, CampaignLog, Finder
from burgle.campaign.tape import GameTape
from burgle.campaign.vault import find_pack
from burgle.chain import LogLine, as_written

FORM: Final = 1
LARGEST: Final = 200 << 20

_encode = msgspec.json.Encoder().encode


class NoCampaignFile(BadLog):
    """A file of something else, or of nothing."""


class CampaignHead(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first row of a file."""

    burgle_campaign: int
    campaign: str
    pack: str
    version: int
    digest: str


class PausedRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a game that was being played had left for good: no secret of it, and no answer."""

    paused: int  # the line that began it
    entries: tuple[Entry, ...]


class CampaignFile:
    """A campaign and where it is kept."""

    def __init__(self, log: CampaignLog, path: Path | None = None) -> None:
        self.log, self.path = log, path
        self.tapes: dict[int, GameTape] = {}  # by the line that began the game
        self.paused: PausedRow | None = None  # what the running game has left so far, in a file that is taken along
        self.rows = 0  # of the log that are written

    def keep(self, tape: GameTape) -> None:
        """Keep the record of a finished game."""
        self.tapes[tape.tape] = tape
        self._append([_encode(tape)])

    def save(self) -> None:
        """Write what the log has more than the file."""
        fresh = self.log.lines[self.rows :]
        rows = [] if self.rows else [_encode(self.head())]
        self._append([*rows, *(_encode(line) for line in fresh)])
        self.rows = len(self.log.lines)

    def head(self) -> CampaignHead:
        """What the file says about itself."""
        now = self.log.states[0]
        return CampaignHead(
            burgle_campaign=FORM, campaign=self.log.id, pack=now.pack, version=now.version, digest=now.digest
        )

    def _append(self, rows: list[bytes]) -> None:
        """Write rows behind the others, and make sure that they are there."""
        if self.path is None or not rows:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as out:
            out.write(b"".join(row + b"\n" for row in rows))
            out.flush()
            os.fsync(out.fileno())

    def data(self) -> bytes:
        """The whole file anew: the log, then the tapes in the order of their games."""
        tapes = [self.tapes[line] for line in sorted(self.tapes)]
        paused = [] if self.paused is None else [self.paused]
        return b"".join(_encode(row) + b"\n" for row in [self.head(), *self.log.lines, *tapes, *paused])

    def pause(self) -> None:
        """Let the game that was being played elsewhere go: what it has left for good stays, and it is begun anew."""
        running, row = self.log.running, self.paused
        begun = self.log.said[running] if running >= 0 else None
        if isinstance(begun, PlayGame) and row is not None and row.paused == running:
            self.log.say(PausedGame(game=begun.game, table=begun.table, entries=row.entries))


def read_file(data: bytes, find: Finder = find_pack, path: Path | None = None) -> CampaignFile:
    """Read a file; BadLog says what is wrong with it. A last row that was cut off by a crash is left out."""
    if len(data) > LARGEST:
        raise BadLog("this file is too large for a campaign")
    rows = data.split(b"\n")
    cut = rows.pop()  # what stands behind the last end of a line was not written to its end
    try:
        head = msgspec.json.decode(rows[0] if rows else b"", type=CampaignHead)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise NoCampaignFile("this is not the file of a campaign") from None
    if head.burgle_campaign != FORM:
        raise BadLog(f"this file has form {head.burgle_campaign}; this version of Burgle reads {FORM}")
    log = CampaignLog(head.campaign, find)
    file = CampaignFile(log, path)
    for n, row in enumerate(rows[1:], 1):
        try:
            if row.startswith(b'{"tape"'):
                tape = msgspec.json.decode(row, type=GameTape)
                file.tapes[tape.tape] = tape
            elif row.startswith(b'{"paused"'):
                file.paused = msgspec.json.decode(row, type=PausedRow)
            elif row:
                line = msgspec.json.decode(row, type=LogLine)
                if not as_written(line, row):
                    raise BadLog(f"row {n + 1} of the file was altered")
                log.take(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise BadLog(f"row {n + 1} of the file cannot be read") from None
    if not log.lines:
        raise NoCampaignFile("there is no line in this file")
    file.rows = len(log.lines)
    if cut and path is not None:
        with path.open("r+b") as out:
            out.truncate(len(data) - len(cut))
    return file


def open_file(path: Path, find: Finder = find_pack) -> CampaignFile:
    """Read a campaign from where it is kept."""
    try:
        return read_file(path.read_bytes(), find, path)
    except OSError as error:
        raise BadLog(f"{path} cannot be read: {error.strerror or error}") from None
