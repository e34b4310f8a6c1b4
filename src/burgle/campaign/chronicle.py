"""The chronicle: everything about a campaign that outlasts a game (L1-171). Plain data, never changed, always folded anew.

A chronicle is written as canonical JSON (sorted keys, no spaces, UTF-8 in NFC); its version is the SHA-256 of that.
"""

from __future__ import annotations

import hashlib
import unicodedata
from typing import TypeVar

import msgspec

COLOURS = ("red", "yellow", "green", "blue")  # of the characters in the order of the box, until somebody chooses
# How a contract may go on (L1-178, L1-179, L1-189); the last three are for good.
CONTRACT_STATES = ("open", "stored", "completed", "failed", "filed", "archived", "destroyed")
GONE = "destroyed"  # where a piece is that nobody ever sees again (L1-174)

T = TypeVar("T")


class Recorded(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A part of the chronicle: what has its first value is not written, so that a new field leaves old versions as they are."""


class Character(Recorded, frozen=True):
    """A character of the company and who plays it; "" for one who still waits in the box."""

    key: str
    name: str = ""
    colour: str = ""
    player: str = ""
    starters: tuple[str, ...] = ()  # what changed in the starting deck for good, in order: "-burgle", "+careful_burgle"
    checks: int = 0
    promotions: tuple[str, ...] = ()
    goals: tuple[str, ...] = ()
    played: tuple[int, ...] = ()  # numbers of games
    milestones: tuple[
        str, ...
    ] = ()  # on the spaces of the Journal in order; "mark" for a marked, "-key" for a crossed-out one

    @property
    def called(self) -> str:
        """What the character is called."""
        return self.name or self.key


class Stuck(Recorded, frozen=True):
    """A sticker on its spot: "A21", "A06-A07", "card:c031", "franchise", "starter:a:burgle"."""

    sticker: str
    spot: str
    game: int


class ContractNow(Recorded, frozen=True):
    """How a contract stands."""

    state: str
    since: int  # the game that introduced it last
    holder: str = ""  # a solo contract's character
    ticks: int = 0  # written ones, which stay (L1-179)
    outcome: str = ""  # completed or failed, also when it is filed
    stars: tuple[str, ...] = ()  # who completed it
    due: int = 0  # its last game, where a passage has written another one
    taken: tuple[str, ...] = ()  # characters, once for each of their boxes on its front that is ticked


class Ruled(Recorded, frozen=True):
    """A rule on its slot, and since which game; what lies under it stays readable (L2-239)."""

    slot: str
    rule: str
    game: int


class Report(Recorded, frozen=True):
    """A row of the Mission Report (L1-180)."""

    game: int
    side: str
    seats: tuple[str, ...]  # characters
    scores: tuple[int, ...]
    lost: tuple[str, ...] = ()  # who did not come out
    winners: tuple[str, ...] = ()  # all of a shared win; none if all scored 0


class MissionNow(Recorded, frozen=True):
    """What passages have written into a later row of the Mission Report."""

    side: str = ""
    prologue: str = ""


class Chronicle(Recorded, frozen=True):
    """The record of a campaign between two games."""

    pack: str
    version: int
    digest: str
    next: int = 1  # number of the next game; 0 when the campaign is over
    characters: tuple[Character, ...] = ()
    stuck: tuple[Stuck, ...] = ()
    home: dict[str, str] = {}  # piece -> place, only where it differs from the packed box
    fewer: dict[str, int] = {}  # single copies of a piece that were destroyed (L1-174)
    ticks: tuple[str, ...] = ()  # boxes, such as "31.2"
    read: tuple[str, ...] = ()  # passages, in the order of opening
    chose: dict[str, str] = {}
    wrote: dict[str, str] = {}  # thing -> text or value
    awaits: tuple[str, ...] = ()  # things that somebody still has to name (L1-173)
    contracts: dict[str, ContractNow] = {}
    unlocked: tuple[str, ...] = ()
    tracks: dict[str, int] = {}
    missions: dict[str, MissionNow] = {}  # by the number of the game
    dents: dict[str, int] = {}  # points that a card has lost for good
    remnants: tuple[str, ...] = ()  # spaces that were destroyed
    let: tuple[str, ...] = ()  # spaces whose waypoint is never read again (L1-108)
    marks: tuple[tuple[str, str], ...] = ()  # "card:whisper" or "space:A21" and the character, in the order of marking
    scratched: tuple[str, ...] = ()  # boxes of cards that were uncovered, such as "whisper.a"
    prize: str = ""  # the character who holds the card that travels with wins
    ruled: tuple[Ruled, ...] = ()  # rules on their slots, in the order in which they came
    reports: tuple[Report, ...] = ()
    copy: bool = False  # the campaign is over and its copy is free to be played with (L1-185)

    def character(self, key: str) -> Character:
        """Find a character."""
        for one in self.characters:
            if one.key == key:
                return one
        raise KeyError(key)

    @property
    def last_winners(self) -> tuple[str, ...]:
        """Who won the latest game, for ties of a vote (L1-191)."""
        return self.reports[-1].winners if self.reports else ()


_decoder = msgspec.json.Decoder(Chronicle)


def canonical(now: Chronicle) -> bytes:
    """Write a chronicle in the one way in which it is hashed and kept."""
    text = msgspec.json.encode(now, order="sorted").decode()
    return unicodedata.normalize("NFC", text).encode()


def version_of(now: Chronicle) -> str:
    """The name of exactly this chronicle."""
    return hashlib.sha256(canonical(now)).hexdigest()


def read_chronicle(data: bytes | str) -> Chronicle:
    """Read a chronicle that was written down; anything else is a ValueError."""
    try:
        return _decoder.decode(data)
    except RecursionError:
        raise ValueError("brackets within brackets") from None


def with_character(now: Chronicle, one: Character) -> Chronicle:
    """Put a character in the place of what it was before."""
    found = tuple(one if other.key == one.key else other for other in now.characters)
    return msgspec.structs.replace(now, characters=found)
