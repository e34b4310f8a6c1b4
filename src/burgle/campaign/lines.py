"""What the lines of a campaign's log say. The log is the campaign; the chronicle is only ever folded from it."""

from __future__ import annotations

from typing import Final

import msgspec

from burgle.campaign.chronicle import Chronicle
from burgle.campaign.entries import Entry
from burgle.campaign.tape import GameTape

FORM: Final = 1  # of logs; a newer one is refused, never guessed at


class Said(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True, forbid_unknown_fields=True):
    """What a line says, beside who said it and when."""


class Whence(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a branch comes from."""

    campaign: str
    line: int


class Found(Said, frozen=True, tag="found"):
    """A campaign is founded, or goes on from another one's chronicle."""

    form: int
    pack: str
    version: int
    digest: str
    title: str
    settings: dict[str, str] = {}
    whence: Whence | None = None
    chronicle: Chronicle | None = None


class Member(Said, frozen=True, tag="member"):
    """Somebody takes, names, hands over or leaves a character; only between games."""

    character: str
    player: str = ""
    name: str = ""
    colour: str = ""
    token: str = ""
    left: bool = False


class PlayGame(Said, frozen=True, tag="play"):
    """A game begins: who sits where, and the version of the chronicle that it begins with."""

    game: int
    seats: tuple[str, ...]
    table: str
    version: str


class CloseGame(Said, frozen=True, tag="close"):
    """A game has ended, its last closing step included: what it leaves for good."""

    game: int
    table: str
    head: str  # the hash of the game's own log
    side: str
    scores: tuple[int, ...]
    entries: tuple[Entry, ...]


class PausedGame(Said, frozen=True, tag="paused"):
    """A game that was being played is not gone on with, but begun anew: what it has left for good so far stays."""

    game: int
    table: str
    entries: tuple[Entry, ...]


class Named(Said, frozen=True, tag="named"):
    """Writing that is mere text (L1-173)."""

    thing: str
    text: str
    by: str = ""


class GoBack(Said, frozen=True, tag="back"):
    """The time machine: the campaign goes on from an earlier line; what came later stays in the log."""

    to: int
    agreed: tuple[str, ...] = ()


class WishBack(Said, frozen=True, tag="wish"):
    """Somebody wishes to go back to a line, or agrees, or does not; any line of another kind lets the wish lapse."""

    to: int
    by: tuple[str, ...]  # characters
    yes: bool = True


class NewEdition(Said, frozen=True, tag="edition"):
    """Another version of the pack, from the next game on."""

    before: int
    version: int
    digest: str


class FreeGame(Said, frozen=True, tag="free"):
    """A game with the finished copy (L1-185): who sits where and on which side; nothing of it is for good."""

    seats: tuple[str, ...]
    side: str
    table: str


class ShareEntry(Said, frozen=True, tag="share"):
    """A player opens a page of a private journal to the others."""

    ref: str
    by: str


class TapeBrought(Said, frozen=True, tag="tape"):
    """The record of a game that was played elsewhere, as it came with the campaign."""

    tape: GameTape


class AllDone(Said, frozen=True, tag="done"):
    """The campaign is over, and its copy is free to be played with (L1-185)."""


AnySaid = (
    Found
    | Member
    | PlayGame
    | CloseGame
    | PausedGame
    | Named
    | GoBack
    | WishBack
    | NewEdition
    | FreeGame
    | ShareEntry
    | TapeBrought
    | AllDone
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnySaid] = msgspec.json.Decoder(AnySaid)


def word_of(body: AnySaid) -> str:
    """The word for a kind of line."""
    return str(type(body).__struct_config__.tag)


def write_said(body: AnySaid) -> bytes:
    """Write what a line says."""
    return _encoder.encode(body)


def read_said(data: bytes) -> AnySaid:
    """Read what a line says; anything else is a ValueError."""
    return _decoder.decode(data)
