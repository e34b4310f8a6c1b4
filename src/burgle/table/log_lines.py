"""What the lines of a table's log say: one class for each kind of line. The log is the game."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from burgle.chain import LogLine
from burgle.table.messages import Controller, TableSettings

FORM = 1  # of logs; a newer one is refused, never guessed at
MOST = 8_000  # lines of a log that is opened elsewhere; the longest of 900 games by chance has 1,513 answers
ENOUGH = 5_000  # lines after which a table goes on but not back, so that its log stays within that


class Body(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True, forbid_unknown_fields=True):
    """What a line says, beside who said it and when."""


class Chair(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One seat and who plays it."""

    name: str
    colour: str
    controller: Controller = "open"
    bot: str = ""  # plays now, for good or while somebody is away
    nonce: str = ""
    away: bool = False  # the bot plays because somebody is away: who comes back has the seat again without asking

    @property
    def plays(self) -> bool:
        """Whether a person plays here."""
        return self.controller == "human" and not self.bot

    @property
    def stands_in(self) -> bool:
        """Whether a bot plays for somebody who may come back, or for somebody yet to come."""
        return bool(self.bot) and self.controller != "bot"


class OfCampaign(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which game of which campaign a table plays; with this its log can be followed alone, by whoever has the box."""

    campaign: str
    line: int  # of the campaign's log, which begins it
    game: int
    of: int
    pack: str
    edition: int
    digest: str  # of the box
    chronicle: str  # as canonical JSON
    version: str  # and its hash
    seats: tuple[str, ...]  # characters
    voters: tuple[int, ...]
    title: str
    pace: Literal["together", "free"] = "free"
    choices: Literal["host", "last"] = (
        "host"  # who answers what the story asks a hand: the host, or the last arm is taken
    )
    free: str = ""  # a game with the finished copy (L1-185), on this side: no story, no entries, no closing


class Create(Body, frozen=True, tag="create"):
    """A table is made."""

    form: int
    settings: TableSettings
    chairs: list[Chair]
    host: int
    rules: str
    content: str
    commitment: str
    position: list[Any] | None = None  # a what-if begins here and not with the set-up
    whence: str = ""  # what it is a what-if of
    campaign: OfCampaign | None = None


class Sit(Body, frozen=True, tag="seat"):
    """Somebody sits down, gets up, takes another name or colour, lets a bot play or comes back."""

    seat: int
    chair: Chair
    host: int  # who is the host after it


class Start(Body, frozen=True, tag="start"):
    """The game begins: which rulebook exactly."""

    rules: str
    content: str
    options: dict[str, str]


class Reason(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a bot expected of a plan: what sort of turn it is, chances in hundredths, and points."""

    kind: str
    win: int
    error: int
    caught: int
    points: int


class Acted(Body, frozen=True, tag="act"):
    """A decision is answered."""

    decision: int
    code: int
    gesture: int  # the number of the first line of the same gesture
    bot: str = ""  # who chose, if it was a bot; "simple" where that one failed
    by: int = -1  # the seat of whoever answered for another, which a bot plays for nobody
    why: tuple[Reason, ...] = ()  # what a bot expected of its plan, and of the best other sort of turn


class Back(Body, frozen=True, tag="undo"):
    """Back to the position after an earlier line; what came later stays in the log but not in the game."""

    to: int
    how: Literal["strict", "consent", "free"]


class Again(Body, frozen=True, tag="redo"):
    """What was taken back last is done again."""

    gesture: int


class AskBack(Body, frozen=True, tag="ask_back"):
    """A seat asks to go back behind what was revealed."""

    to: int
    voters: list[int]


class AskOpen(Body, frozen=True, tag="ask_open"):
    """The host asks to free a bot's chair for somebody who will see that bot's cards."""

    seat: int
    voters: list[int]


class AskForfeit(Body, frozen=True, tag="ask_forfeit"):
    """A seat asks to give a campaign's game up; that itself is an answer of the game (`kernel.codes.FORFEIT`)."""

    voters: list[int]


class Voted(Body, frozen=True, tag="vote"):
    """A seat agrees, or does not."""

    yes: bool
    line: int = -1  # the question; the first logs do not say


class Handed(Body, frozen=True, tag="token"):
    """Tokens of a seat were made or taken away: a second device, a new token for a lost one."""

    seat: int
    what: Literal["device", "redeem", "rotate", "follow"]


class Rematch(Body, frozen=True, tag="rematch"):
    """These people play on at another table."""

    table: str


class GameOver(Body, frozen=True, tag="over"):
    """The game has ended: how, and with which seed."""

    secret: str
    seed: str
    scores: list[int | None]
    winners: list[int]
    verified: bool  # nobody went back behind what was revealed


AnyBody = (
    Create | Sit | Start | Acted | Back | Again | AskBack | AskOpen | AskForfeit | Voted | Handed | Rematch | GameOver
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyBody] = msgspec.json.Decoder(AnyBody)


def kind_of(body: AnyBody) -> str:
    """The word for a kind of line."""
    return str(type(body).__struct_config__.tag)


def write_body(body: AnyBody) -> bytes:
    """Write what a line says."""
    return _encoder.encode(body)


def read_body(data: bytes) -> AnyBody:
    """Read what a line says; anything else is a ValueError."""
    return _decoder.decode(data)


def asker(line: LogLine) -> int:
    """The seat whose request a line was written for: mostly its own, but somebody may have answered for a bot."""
    if line.kind == "act" and b'"by":' in line.body:
        body = read_body(line.body)
        return body.by if isinstance(body, Acted) else line.seat
    return line.seat
