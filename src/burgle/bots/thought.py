"""A thought: an answer with the plan it belongs to, the other ways that were weighed, and the numbers of each.

Bots, hints and explanations all use this one object. Nothing in it comes from anywhere but the thinker's own world.
"""

from __future__ import annotations

from typing import NamedTuple


class Plan(NamedTuple):
    """Answers from now to the end of the own turn, or to the first thing that is revealed on the way."""

    codes: tuple[int, ...]
    by: str  # whose idea it was: "usual", "home", "stop" ... (bots/propose.py)
    kind: str = ""  # what sort of turn it is: "out", "prize", "walk", "shop", "fight", "stay"


class Weighed(NamedTuple):
    """What came of a plan on the average of several worlds, for the one who thinks."""

    plan: Plan
    win: float  # chance to win
    caught: float  # chance to be lost
    points: float
    lead: float  # points ahead of the best rival
    error: float  # of the chance to win
    worlds: int
    worth: float  # all of it together, as the thinker weighs it: the best plan has most
    kept: float = 0.0  # points that outlast the game, in a campaign: contracts, marks, pages


class Thought(NamedTuple):
    """An answer with its reasons; a simple bot has none but the answer."""

    code: int
    plan: Plan
    verdicts: tuple[Weighed, ...] = ()  # the chosen one first, the others by their worth

    @property
    def chosen(self) -> Weighed | None:
        """What the chosen plan is worth, if it was weighed."""
        return self.verdicts[0] if self.verdicts else None

    @property
    def other(self) -> Weighed | None:
        """The best way that begins otherwise and is another sort of turn; failing that one of the two, or just the next."""
        rest, mine = self.verdicts[1:], self.plan
        return min(
            rest,
            key=lambda one: (one.plan.codes[0] == mine.codes[0], one.plan.kind == mine.kind),
            default=None,
        )
