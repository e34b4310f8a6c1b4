"""What is said to a campaign and what it tells, over HTTP. As with tables, JSON Schema and TypeScript are made from this."""

from __future__ import annotations

from typing import Literal

import msgspec

from burgle.table.messages import Key, Seq

Mode = Literal["device", "online", "solo"]  # all on one device, each on their own, one person with bots as hands
Pace = Literal["together", "free"]  # whether everybody here waits until a page is read
Own = Literal["", "mine", "other", "shared"]  # of pages for one character's eyes: whose, or that all may read it now
Filter = Literal["map", "cards", "people", "contracts", "story", "reports"]


class CampaignMember(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Who takes which character when a campaign is founded."""

    character: str
    player: str  # the person's name
    name: str = ""  # what the character is called; "" as on the box
    colour: str = ""


class NewCampaign(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What whoever founds a campaign chooses. Characters that nobody takes are bots' hands, or stay in the box."""

    pack: str
    members: list[CampaignMember]
    title: str = ""
    mode: Mode = "device"
    pace: Pace = "together"
    hands: str = ""  # which bot plays for characters without a person
    choices: Literal["host", "last"] = "host"  # who answers what the story asks a hand; or its last arm is taken
    absent: int = 0  # minutes after which a bot plays, and the others vote, for somebody who is away; 0 waits for ever
    spectators: bool = False  # watching spoils


class Founded(msgspec.Struct, kw_only=True):
    """A new campaign: a token for every character that a person has, for whoever founded it to hand on."""

    campaign: str
    tokens: dict[str, str]
    host: str  # the character of whoever founded it


class CharacterOnBox(msgspec.Struct, kw_only=True):
    """A character as the box shows it."""

    key: str
    name: str
    line: str
    colour: str


class CampaignBox(msgspec.Struct, kw_only=True):
    """A campaign on the shelf, and no more of it than stands on its lid."""

    pack: str
    title: str
    tagline: str
    blurb: str
    game: str
    version: int
    games: int
    players: list[int]  # at least, at most
    characters: list[CharacterOnBox]


class MyCampaigns(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Tokens whose campaigns somebody wants to see in a list."""

    tokens: list[str]


class ListedCampaign(msgspec.Struct, kw_only=True):
    """One of my campaigns, for a list."""

    campaign: str
    title: str
    pack: str
    changed: int
    next: int  # 0: it is over
    of: int
    table: str  # where its game is being played; "" between games
    characters: list[str]  # mine


# ---------------------------------------------------------------- said to a campaign


class CampaignSaid(msgspec.Struct, tag_field="say", forbid_unknown_fields=True, kw_only=True):
    """Something said to a campaign; the same key is done only once."""

    key: Key


class SayMember(CampaignSaid, tag="member", kw_only=True):
    """Take, name, hand over or leave a character; between games only. Who is new gets a token with the answer."""

    character: str
    player: str = ""
    name: str = ""
    colour: str = ""
    left: bool = False
    hand_over: bool = False  # from now on another person's: old tokens are no good any more


class CampaignSeat(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Who sits in the next game."""

    character: str
    bot: str = ""  # which bot plays, if one does; characters without a person are always bots'


class SayPlay(CampaignSaid, tag="play", kw_only=True):
    """Begin the next game with these characters, in the order of their seats."""

    seats: list[CampaignSeat]


class SayFree(CampaignSaid, tag="free", kw_only=True):
    """Play with the copy of a finished campaign (L1-185); as `play`, but nothing of it is for good."""

    seats: list[CampaignSeat]
    side: str = ""  # of the board; "" the first


class SaySit(CampaignSaid, tag="sit", kw_only=True):
    """Come to the table of the game that is being played: the answer has tokens of the own seats."""


class SayNamed(CampaignSaid, tag="named", kw_only=True):
    """Give something a name."""

    thing: str
    text: str


class SayBack(CampaignSaid, tag="back", kw_only=True):
    """Go back to a line of the campaign; where several people play it is a wish, until all of them have agreed."""

    to: int


class SayAgree(CampaignSaid, tag="agree", kw_only=True):
    """Agree, or not, to the wish to go back."""

    to: int
    yes: bool


class SayBranch(CampaignSaid, tag="branch", kw_only=True):
    """Found another campaign that goes on from a line of this one."""

    line: int
    title: str = ""


class SayEdition(CampaignSaid, tag="edition", kw_only=True):
    """Go on with another edition of the box, from the next game on."""

    version: int


class SayShare(CampaignSaid, tag="share", kw_only=True):
    """Open a page of one's own to the others."""

    ref: str


CampaignRequest = (
    SayMember | SayPlay | SayFree | SaySit | SayNamed | SayBack | SayAgree | SayBranch | SayEdition | SayShare
)


class CampaignDone(msgspec.Struct, kw_only=True):
    """It is written down for good."""

    key: Key
    seq: Seq  # the last line of the campaign
    token: str = ""  # of somebody who is new
    table: str = ""  # where the game is played
    seats: dict[int, str] = {}  # tokens of the own seats there
    founded: Founded | None = None  # the branch
    export: str = ""  # the campaign as it was before another edition, as a file to be kept


# ---------------------------------------------------------------- told by a campaign


class MilestoneShown(msgspec.Struct, kw_only=True):
    """A filled space on the back of a Journal: the milestone in words, "" for a mark."""

    name: str
    crossed: bool


class MemberNow(msgspec.Struct, kw_only=True):
    """A character of the company and who plays it."""

    character: str
    name: str
    line: str
    player: str  # "": nobody
    colour: str
    mine: bool
    host: bool
    checks: int
    promotions: list[str]
    goals: list[str]
    played: list[int]
    starters: list[str]
    milestones: list[MilestoneShown] = []
    prize: bool = False  # holds the card that travels with wins


class StickerNow(msgspec.Struct, kw_only=True):
    """A sticker where it is."""

    sticker: str
    name: str
    spot: str
    game: int


class ContractShown(msgspec.Struct, kw_only=True):
    """A contract as everybody sees it; its back only once it was turned over."""

    contract: str
    name: str
    front: str
    state: str
    since: int
    due: int
    ticks: int
    holder: str
    outcome: str
    stars: list[str]


class ReportShown(msgspec.Struct, kw_only=True):
    """A row of the mission report."""

    game: int
    side: str
    seats: list[str]
    scores: list[int]
    winners: list[str]
    lost: list[str]
    table: str  # whose replay it is; "" if it was played elsewhere
    line: int  # of the campaign, with which it was closed


class NextGame(msgspec.Struct, kw_only=True):
    """What comes next."""

    game: int  # 0: the campaign is over
    of: int
    players: list[int]
    side: str  # "": a vote will tell
    table: str = ""  # where it is being played
    line: int = -1
    seats: list[str] = []
    turn: str = ""  # whose decision it waits for
    free: bool = False  # it is a game with the finished copy; or, without a table, one can be begun
    sides: list[str] = []  # of the board, for such a game


class LedgerLine(msgspec.Struct, kw_only=True):
    """One thing that is for good, in words."""

    line: int  # of the campaign; that of the play line while the game goes on
    game: int
    entry: int  # which one of that game, counted from 0
    kind: str
    sort: Filter
    who: str  # character
    about: list[str]
    text: str


class Moment(msgspec.Struct, kw_only=True):
    """A line of the campaign, for the time machine."""

    line: int
    kind: str
    at: int
    game: int
    version: str
    text: str
    told: bool  # it belongs to how the story goes now; not if the campaign has gone back behind it


class WishShown(msgspec.Struct, kw_only=True):
    """Somebody wishes to go back."""

    to: int
    by: str
    waiting: list[str]  # characters whose people have not said anything yet


class WorldNow(msgspec.Struct, kw_only=True):
    """What has changed for good."""

    stuck: list[StickerNow]
    remnants: list[str]
    unlocked: list[str]
    tracks: dict[str, int]
    chose: dict[str, str]
    read: list[str]


class CampaignHome(msgspec.Struct, kw_only=True):
    """A campaign as its members may see it: nothing of the box that was not opened."""

    campaign: str
    title: str
    pack: CampaignBox
    newest: int  # edition of the box that there is
    mode: Mode
    pace: Pace
    seq: Seq
    version: str
    known: str  # fingerprint of what is shown; as long as it stays, so does `content`
    members: list[MemberNow]
    next: NextGame
    world: WorldNow
    contracts: list[ContractShown]
    reports: list[ReportShown]
    ledger: list[LedgerLine]
    moments: list[Moment]
    names: dict[str, str]  # what the table has named, and what it may
    things: dict[str, str]  # what it is that has these names
    awaits: list[str]  # what wants a name
    wish: WishShown | None
    whence: str  # the campaign that this is a branch of


class PageShown(msgspec.Struct, kw_only=True):
    """A piece of the story that was told."""

    number: int
    game: int
    kind: Literal["passage", "story", "choice"]
    ref: str
    title: str
    text: str
    seat: str  # the character it was read to; "" for everybody
    own: Own = ""


class PagesShown(msgspec.Struct, kw_only=True):
    """What was told, in order, from a number on."""

    since: int
    next: int  # ask with this the next time
    pages: list[PageShown]


class DifferenceShown(msgspec.Struct, kw_only=True):
    """One thing that is otherwise at another moment, in words."""

    sort: str
    key: str
    name: str
    change: Literal["added", "gone", "changed"]
    here: str  # how it is, where there is something to say about it
    there: str
    spots: list[str]  # where on the map


class GameSteps(msgspec.Struct, kw_only=True):
    """Where in the replay of a game its entries were written: by the number of the entry."""

    game: int
    steps: list[int]
    turns: list[int]  # 0 in the set-up


class OpenGame(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Which finished game of the campaign is to be looked at."""

    game: int


class EditionShown(msgspec.Struct, kw_only=True):
    """What another edition of the box would change: of what was seen by name, of what is sealed only how much."""

    before: int
    version: int
    note: str  # what its author says about it
    changes: list[str]
    sealed: int
    refused: str  # why it cannot be taken
