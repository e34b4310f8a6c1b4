"""What the chapters of a campaign's book add to a view."""

from __future__ import annotations

from burgle.view.shapes.shape import Part, PlayerPart, Shape


class StoryNow(Shape):
    """The passage that is being read: how many of its lines are begun, and whom it addresses (-1: nobody caused it)."""

    passage: str
    line: int
    who: int


class BookPart(Part):
    """What is being read, if anything is."""

    story: StoryNow | None


class StickersPart(Part):
    """What was stuck on the rules, in its order: sticker and spot."""

    stuck: list[list[str]]


class WaypointsPart(Part):
    """Spaces at which there is something to read."""

    waypoints: list[str]


class ClosingPart(Part):
    """Whether the turns are over and the closing steps go on."""

    closing: bool


class StoryGainsPlayer(PlayerPart):
    """Points of the story in this game."""

    story_points: int


class GoalNow(Shape):
    """A personal goal of a character."""

    id: str
    name: str
    row: int
    reached: bool


class PromotionNow(Shape):
    """A promotion that a character has."""

    id: str
    name: str
    power: bool  # it is an action of its own, once per game
    used: bool


class ReviewNow(Shape):
    """How a seat's character stands on the associate track."""

    checks: int
    section: str  # the last one that is reached: copper, silver, gold; "" before the first
    goals: list[GoalNow]
    promotions: list[PromotionNow]


class ReviewsPart(Part):
    """Employee reviews, by seat."""

    reviews: list[ReviewNow]


class ContractInRow(Shape):
    """A contract that is open, or was completed in this game."""

    id: str
    name: str
    state: str  # open, completed, failed, or what became of it: stored, filed, archived, destroyed
    counted: int  # fulfilments so far
    times: int  # that complete it
    cubes: list[int]  # seats of the cubes on it
    due: int  # its last game; 0: none
    points: int  # for who completes it
    star: int  # the seat that has completed it; -1: none


class ContractsPart(Part):
    """The contracts of the row."""

    contracts: list[ContractInRow]


class SoloContract(Shape):
    """A contract that is one player's own."""

    id: str
    seat: int


class OwnMarkers(Shape):
    """Where markers of a player's colour lie, and how many are left in the supply."""

    seat: int
    spaces: list[str]
    left: int


class FilingPart(Part):
    """Whose own a contract is; all others are the row's."""

    solo: list[SoloContract]
    own_markers: list[OwnMarkers]


class RuleOnSlot(Shape):
    """A rule on its slot of the rulebook; what lies under a newer one is in force no more."""

    slot: str
    rule: str
    in_force: bool


class SlotsPart(Part):
    """What a campaign has put into the rulebook, in the order in which it came."""

    rules: list[RuleOnSlot]


class TrackNow(Shape):
    """Where a track stands, and its ends."""

    id: str
    value: int
    low: int
    high: int


class TracksPart(Part):
    """The tracks of the story."""

    tracks: list[TrackNow]


class Parcel(Shape):
    """A parcel that lies on a space."""

    space: str
    token: str


class LitterPart(Part):
    """What lies about, for whoever comes first."""

    litter: list[Parcel]


class MarkersPart(Part):
    """Spaces with a marker: something is wanted there."""

    markers: list[str]


class StandingText(Shape):
    """Text that is in force: how it turns what, by how much, for whom (-1: everybody)."""

    way: str
    what: str
    n: int
    who: int


class DialsPart(Part):
    """What costs more or less, comes in other numbers or is banned for the rest of the game."""

    standing: list[StandingText]
