"""The team's score: what everybody has counted together, once a rule of the campaign says that it matters (L2-200).

Such a rule says four things: whose score the report has, whether anybody wins, whether the fallen are remembered, and how many
points the team wants. Without one scores, winner and memorial are as printed.
"""

from __future__ import annotations

from typing import Final

from burgle.kernel.counts import Count
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Player, State

GOAL: Final = "goal"


class TeamCount(Count):
    """The team's points, or 1 if they reach its goal; nothing before the scores are counted."""

    __slots__ = ("team",)

    def __init__(self, name: str, team: TeamScore) -> None:
        super().__init__(name, 0)
        self.team = team

    def value(self, st: State, p: Player, source: int) -> int:
        points = st.nums[self.team.points]
        return points if self.name == "team" else 1 if self.team.reached(st) else 0

    def text(self) -> str:
        return "team" if self.name == "team" else "team " + GOAL


class TeamScore(Chapter):
    """What all have counted together, and what follows from it."""

    __slots__ = ("points", "e_team")

    def build(self, rules: Rules) -> None:
        self.points = rules.num("team_points")
        self.e_team = rules.event("team", "num", "num")
        rules.counts["team"] = self.count

    def count(self, r: Reader) -> Count:
        """`team`: what all have scored together; `team goal`: 1 if that is what the team wants"""
        return TeamCount("team_goal" if r.accept(GOAL) else "team", self)

    def said(self, st: State, what: str) -> int:
        """Give what the rules say about one of the four things; older boxes say nothing."""
        return st.rules.params.get("team_" + what, 0)

    def reached(self, st: State) -> bool:
        """Say whether the team has what it wants."""
        goal = self.said(st, GOAL)
        return goal > 0 and st.nums[self.points] >= goal

    def add_up(self, st: State, totals: list[int | None]) -> list[int | None]:
        """Add the scores up; gives what the report has."""
        points = 0
        for n in totals:
            points += n if n is not None else 0
        goal = self.said(st, GOAL)
        if goal:
            st.nums[self.points] = points
            st.emit(self.e_team, -1, points, goal, -1)
        if not self.said(st, "report"):
            return totals
        found: list[int | None] = []
        for _ in totals:
            found.append(points)
        return found

    def wins(self, st: State, best: list[int]) -> list[int]:
        """Give who has won: nobody does alone where the team counts."""
        return [] if self.said(st, "winner") else best

    def remembers(self, st: State) -> bool:
        """Say whether the fallen leave their marks on the map."""
        return not self.said(st, "lost")
