"""What table and player say to each other. The same types travel over the WebSocket and over HTTP.

Every message is a JSON object; `type` tells which one. JSON Schema and TypeScript types are made from this file
(`make protocol`), and docs/protocol.md explains it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

PROTOCOL = 1

Key = str  # chosen by the client for each of its requests; the same key is answered the same way, and done only once
Seq = int  # the number of a line in the table's log
Assist = Literal["off", "counts", "odds"]
UndoPolicy = Literal["strict", "consent", "free"]
Controller = Literal["open", "human", "bot"]
# What can be said with one press; each device words it in its own language.
Phrase = Literal[
    "", "hello", "good_luck", "your_turn", "moment", "nice", "ouch", "sneaky", "sorry", "thanks", "good_game"
]
# Plain data on its way from the engine to the wire; which type it is of stands in burgle.view.shapes.
View = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/GameView"})]
Happening = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/GameEvent"})]
AnswerValue = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/AnswerValue"})]
Reason = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/BlockedView"})]


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A message; its type is its class in lower case."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)


# ---------------------------------------------------------------- what a table is


class SeatInfo(msgspec.Struct, kw_only=True):
    """One chair at a table, as everybody may see it."""

    seat: int
    name: str
    colour: str  # a key of COLOURS; each goes with a shape and a letter
    controller: Controller
    bot: str = ""  # which bot plays, if one does
    stands_in: bool = False  # a bot keeps the seat for a person who is away
    online: int = 0  # devices that are connected


class TableSettings(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What whoever creates a table chooses."""

    game: str
    players: int
    options: dict[str, str] = {}  # layout and the like
    packs: list[str] = []  # content packs by name, from the server's own folder
    assist: Assist = "odds"
    undo: UndoPolicy = "strict"
    what_if: bool = False  # positions of the running game may be played on elsewhere, by anybody, at any time
    spectators: bool = True
    absent: int = 0  # minutes until a bot plays for who is away in their turn, while others wait; 0: the table waits
    code: str = ""  # a share code: the same game again
    title: str = ""
    thoughts: Literal["after", "during"] = "after"  # when bots tell what they think


class TableCampaign(msgspec.Struct, kw_only=True):
    """Which game of which campaign is played at a table."""

    id: str
    title: str
    game: int
    of: int
    version: str  # of the chronicle that it began with
    seats: list[str]  # characters
    pace: Literal["together", "free"] = "free"
    free: bool = False  # a game with the finished copy: nothing of it is for good


class TableInfo(msgspec.Struct, kw_only=True):
    """A table, as everybody at it may see it."""

    table: str
    settings: TableSettings
    phase: Literal["gathering", "playing", "over", "damaged"]
    seats: list[SeatInfo]
    host: int  # the seat that may start, change seats and close
    seq: Seq
    turn: int = -1  # the seat that is to decide, -1 for none
    rules: str  # version of the rules that the game is pinned to
    content: str  # fingerprint of its content
    commitment: str = ""  # hash of the seed, published at the start
    seed: str = ""  # and the seed itself, at the end
    code: str = ""  # share code, once the seed is no secret any more (or was chosen openly)
    rematch: str = ""  # the table where these people play on
    watchers: int = 0
    verified: bool = True  # nobody went back behind what was revealed
    campaign: TableCampaign | None = None
    reading: list[int] = []  # seats for which the table waits, until they have read the page


# ---------------------------------------------------------------- from the client


class Hello(Message, tag="hello"):
    """The first message on a socket. Without tokens one watches."""

    protocol: int
    table: str
    tokens: list[str] = []  # one for each seat played on this device
    since: Seq = -1  # the last line seen; -1 for nothing yet
    run: str = ""  # the server's run in which it was seen
    lang: str = "en"  # in which all texts come; a language that the server does not speak is English


class Act(Message, tag="act"):
    """Answer decisions with options, in this order; what reveals something ends the gesture early."""

    key: Key
    seat: int
    decision: int  # the number of the first decision
    codes: list[int]
    seq: Seq = -1  # the last line seen: what was meant before an undo is stale, though numbers of decisions return


class Gesture(Message, tag="gesture"):
    """Several answers in one: `play all`, `go` to a space by the best way, or what a typed line means."""

    key: Key
    seat: int
    decision: int
    gesture: Literal["play_all", "go", "say"]
    target: str = ""
    seq: Seq = -1


class Undo(Message, tag="undo"):
    """Go back: one gesture, to the start of the turn, or to a line of the log (by consent)."""

    key: Key
    seat: int
    to: Literal["gesture", "turn", "redo"] | int = "gesture"
    near: bool = False  # only a step of this turn: who presses twice at once does not mean the turns of others


class Vote(Message, tag="vote"):
    """Agree or not to what another seat asked for."""

    key: Key
    seat: int
    line: Seq  # of the question (`vote_line` of `pending`): a yes to an older one is stale
    yes: bool


class Ask(Message, tag="ask"):
    """A question that changes nothing: why not, what would happen, which way, what are the odds, what would a bot do.

    `around` is what a table shows beside the view in one answer: all ways, the odds, and why not for a list of attempts.
    """

    key: Key
    seat: int
    ask: Literal["why", "preview", "path", "odds", "describe", "hint", "around"]
    target: str | int | list[int | str] = ""  # codes in a row for `preview`; for `around` what one wonders why not


class Manage(Message, tag="manage"):
    """Change seats or the table: start it, name oneself, let a bot play, come back, leave, rematch, give it up."""

    key: Key
    seat: int
    manage: Literal["start", "name", "colour", "bot", "back", "leave", "rematch", "open", "new_token", "forfeit"]
    target: int = -1  # another seat, for the host
    value: str = ""


class Ready(Message, tag="ready"):
    """The page is read. A campaign's table that reads together waits for all who are here, for a minute at most."""

    key: Key
    seat: int
    all: bool = False  # the host goes on for everybody


class Say(Message, tag="say"):
    """Say something to everybody at the table: a quick phrase or a text. Who only watches reads it, and says nothing."""

    key: Key
    seat: int
    phrase: Phrase = ""
    text: str = ""


class Mute(Message, tag="mute"):
    """Hear no more of what another seat says in the chat, or hear it again; it holds for all devices of the own seat."""

    key: Key
    seat: int
    target: int
    on: bool = True


class Ping(Message, tag="ping"):
    """Are you there?"""


TableRequest = Act | Gesture | Undo | Vote | Ask | Manage | Ready | Say | Mute
ClientMessage = Hello | TableRequest | Ping


# ---------------------------------------------------------------- from the table


class Welcome(Message, tag="welcome"):
    """Who you are here."""

    protocol: int
    run: str  # changes when the server starts anew
    info: TableInfo
    seats: list[int]  # yours; none for who watches


class StoryLabel(msgspec.Struct, kw_only=True):
    """One answer to a question of the story, in its words; what it leads to is not told before it is chosen."""

    label: str
    text: str
    hint: str


class StoryQuestion(msgspec.Struct, kw_only=True):
    """A question of the story that somebody is asked, or all in a vote; everybody may read it."""

    ref: str  # the passage
    choice: str
    vote: bool
    seats: list[int]  # who is asked
    labels: list[StoryLabel]
    instead: int = -1  # the bot's seat for which this device answers, if it does


class Pending(msgspec.Struct, kw_only=True):
    """What one seat may do now beside answering."""

    undo: int = 0  # gestures that can be taken back
    redo: int = 0
    veil: str = ""  # why undo ends where it does, in words
    veil_clause: str = ""
    beyond: Literal["", "ask", "free"] = ""  # whether one may go further back: after asking the others, or just so
    vote: str = ""  # what another seat asks for, in words
    vote_by: int = -1
    vote_line: Seq = -1  # the line with the question, which the vote names
    question: StoryQuestion | None = None  # at tables of campaigns


class Snapshot(Message, tag="snapshot"):
    """All that a seat (or a watcher, -1) sees at one moment."""

    seq: Seq
    seat: int
    info: TableInfo
    view: View | None  # None until the game starts
    pending: Pending
    events: list[Happening]  # the latest, for the log
    digest: str = ""  # fingerprint of view, to compare


class Update(Message, tag="update"):
    """What one line of the log changed for a seat. `patch` is a list of [path, value]; [path] removes."""

    seq: Seq
    seat: int
    patch: list[list[Any]]
    events: list[Happening]
    pending: Pending
    undone: int = -1  # events from this number on never happened
    info: TableInfo | None = None  # if anything about the table changed
    digest: str = ""


class Done(Message, tag="done"):
    """Your request is written down for good."""

    key: Key
    seq: Seq
    applied: int = 0  # answers of the gesture that were taken
    value: str = ""  # a new token, the name of a new table


class Refused(Message, tag="refused"):
    """Your request changed nothing. `error` is one of ERRORS."""

    key: Key
    error: str
    text: str
    seq: Seq = -1  # where the table is now
    reasons: list[Reason] = []  # why not, with clauses


class Answer(Message, tag="answer"):
    """The answer to a question."""

    key: Key
    value: AnswerValue


class ChatLine(msgspec.Struct, kw_only=True):
    """What somebody said: a phrase by its code, or a text."""

    number: int  # they are counted from 1 at each table
    seat: int
    name: str  # of who said it, then
    at: int  # milliseconds since 1970
    phrase: Phrase = ""
    text: str = ""


class Chat(Message, tag="chat"):
    """What was said at the table: all that is remembered when one comes, later each line as it is said."""

    lines: list[ChatLine] = []
    muted: list[int] = []  # seats that this device does not hear


class Pong(Message, tag="pong"):
    """I am here."""


class Goodbye(Message, tag="goodbye"):
    """The last message before the server closes: come back after so many milliseconds."""

    reason: str
    retry: int = 0


ServerMessage = Welcome | Snapshot | Update | Done | Refused | Answer | Chat | Pong | Goodbye

ERRORS = (  # what they say is in en.ftl, as error-...
    "malformed", "too_large", "too_fast", "no_table", "no_seat", "not_host", "stale", "illegal", "not_saved", "not_now",
    "assist_off", "damaged", "full", "protocol", "internal",
)  # fmt: skip

COLOURS = {  # name: colour (Okabe-Ito), shape, letter
    "blue": ("#0072B2", "triangle", "A"),
    "vermilion": ("#D55E00", "circle", "B"),
    "green": ("#009E73", "square", "C"),
    "yellow": ("#F0E442", "diamond", "D"),
    "purple": ("#CC79A7", "star", "E"),
    "sky": ("#56B4E9", "cross", "F"),
}
