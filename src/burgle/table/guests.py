"""Who comes to a table: what they wish for, what they are handed, and the queue on which they hear from it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence

import msgspec

from burgle.language.words import FALLBACK
from burgle.table.admit import keepable
from burgle.table.messages import Controller, Refused, Welcome
from burgle.table.wording import Worded, word

LONGEST_KEY = 64
MOST_MESSAGES = 256  # waiting for one device; a slower one is sent away and comes back by number
MOST_BYTES = 1 << 20


class Denied(Exception):
    """A request outside of `Host.request` that is refused; `refused` says why, for the wire.

    `why` is a message of table/en.ftl with its facts, what was refused further down for such a reason, or a text that
    needs no translation any more.
    """

    def __init__(self, error: str, why: str | Worded = "", seq: int = -1, **facts: str | int) -> None:
        self.why, self.facts = (why.why, why.facts) if isinstance(why, Worded) else (why or f"error-{error}", facts)
        self.refused = Refused(key="", error=error, text=word(self.why, FALLBACK, self.facts), seq=seq)
        super().__init__(f"{error}: {self.refused.text}")

    def told(self, lang: str, key: str = "") -> Refused:
        """Say it in a language, as the answer to a request."""
        text = self.refused.text if lang == FALLBACK else word(self.why, lang, self.facts)
        return msgspec.structs.replace(self.refused, key=key, text=text)


class SeatWish(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What whoever creates a table wants of one chair."""

    controller: Controller = "open"  # human: played on the creator's device
    name: str = ""
    colour: str = ""
    bot: str = ""  # which bot, if one plays
    nonce: str = ""  # some chance of the player's own, mixed into the seed


class Created(msgspec.Struct, kw_only=True):
    """A new table, and the tokens of whoever made it. No token ever belongs into a URL that is logged."""

    table: str
    tokens: dict[int, str]  # by seat, for every human seat
    invite: str  # whoever has it may take a free seat
    watch: str  # and whoever has this may watch


class Joined(msgspec.Struct, kw_only=True):
    """A seat that was taken, or is now played on another device as well."""

    table: str
    seat: int
    token: str


class Listed(msgspec.Struct, kw_only=True):
    """One of my tables, for a list: where to go on."""

    table: str
    title: str
    game: str
    phase: str
    changed: int
    seats: list[int]  # mine
    my_turn: bool
    turn: int = -1  # the seat that is to decide, -1 for none
    players: list[str] = []  # by seat, where the table is in use


class Credentials(msgspec.Struct, frozen=True, kw_only=True):
    """Who asks over HTTP: a table, and the tokens from the header."""

    table: str
    tokens: Sequence[str] = ()
    lang: str = FALLBACK  # one that is spoken here


class Viewer:
    """One device at a table: encoded messages wait here until it takes them.

    The queue is bounded. When it is full the device is cut off (`reason` is "slow"): it comes back with the last
    number it has seen, which costs nobody else anything. A line that takes messages at once (`direct`) gets them
    without the queue and its task, as long as nothing waits; that is most of what a message costs.
    """

    def __init__(self) -> None:
        self.reason = ""  # why there is nothing more to come
        self.direct: Callable[[bytes], bool] | None = None  # False: the line takes nothing now
        self._sending = False  # what `next` gave last may still be on its way, and nothing may overtake it
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()

    def __len__(self) -> int:
        """How many messages wait."""
        return len(self._waiting)

    def put(self, message: bytes) -> None:
        """Send a message; called by the table."""
        if self.reason:
            return
        if self.direct is not None and not self._waiting and not self._sending and self.direct(message):
            return
        if len(self._waiting) >= MOST_MESSAGES or self._bytes + len(message) > MOST_BYTES:
            self._waiting.clear()
            self._bytes = 0
            self.end("slow")
            return
        self._waiting.append(message)
        self._bytes += len(message)
        self._wake.set()

    def take(self) -> list[bytes]:
        """Take all that waits, without waiting."""
        found = list(self._waiting)
        self._waiting.clear()
        self._bytes = 0
        self._wake.clear()
        if self.reason:
            self._wake.set()
        return found

    async def next(self) -> list[bytes]:
        """Wait for messages; an empty list means that it is over, and `reason` says why."""
        self._sending = False
        await self._wake.wait()
        self._sending = True
        return self.take()

    def end(self, reason: str) -> None:
        """Cut the device off once it has what already waits."""
        self.reason = self.reason or reason
        self._wake.set()


class Entered(msgspec.Struct, kw_only=True):
    """A device that has entered a table: who it is, and where it hears what happens.

    `first` is what to send at once, encoded: the welcome, then for each of its seats (or for who watches) a snapshot
    or the updates it has missed. Everything later comes through `viewer`.
    """

    table: str
    seats: tuple[int, ...]  # those whose tokens were shown; none for who watches
    welcome: Welcome
    first: list[bytes]
    viewer: Viewer
    lang: str = FALLBACK


def good_key(key: str) -> bool:
    """Whether a request can be written down under a key: not empty, not long, and nothing that a database cannot hold."""
    return 0 < len(key) <= LONGEST_KEY and keepable(key)
