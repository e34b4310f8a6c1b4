"""What the chapters of Darkest Magic add to a view."""

from __future__ import annotations

from burgle.view.shapes.shape import Part, PlayerPart, Shape


class LocksPart(Part):
    """Parts of the game that are left out."""

    locked: list[str]


class ScratchedBox(Shape):
    """A box that lies open: on which card, which of the two, and what it says."""

    card: str
    box: str
    text: str


class ScratchesPart(Part):
    """The boxes that lie open."""

    scratched: list[ScratchedBox]


class WaitingCard(Shape):
    """A card that somebody has reacted with."""

    seat: int
    card: str


class ReactionsPart(Part):
    """The cards that wait for their owners' next turns."""

    waiting: list[WaitingCard]


class JobsPlayer(PlayerPart):
    """How many contracts a player has completed in this game."""

    contracts: int


class MarkShown(Shape):
    """A mark: whose it is, by character and by seat (-1: nobody at the table)."""

    character: str
    seat: int


class MarkedThing(Shape):
    """A card or a space with its marks, the oldest first."""

    on: str
    by: list[MarkShown]


class MarksNow(Shape):
    """All marks on cards and on the map."""

    cards: list[MarkedThing]
    spaces: list[MarkedThing]


class MarksPart(Part):
    """Marks of the players' colours."""

    marks: MarksNow


class MilestoneNow(Shape):
    """A filled space of a Journal: the milestone, or "mark"; a crossed-out one still fills it."""

    id: str
    crossed: bool


class MilestonesNow(Shape):
    """The backs of the Journals: how many spaces, after which of them something is read, and what is on them by seat."""

    spaces: int
    read_at: list[int]
    seats: list[list[MilestoneNow]]


class MilestonesPart(Part):
    """Milestones of the characters, in a campaign."""

    milestones: MilestonesNow


class PrizePart(Part):
    """Who is Employee of the Month: a seat; -1 for nobody at the table."""

    prize: int
