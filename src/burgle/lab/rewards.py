"""What a game is worth to a learner: at its end, or bit by bit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burgle.chapters.aims import Aims
from burgle.games.spec import OptionError
from burgle.kernel.state import State
from burgle.view.scores import open_lines, results
from burgle.view.table import view

View = dict[str, Any]
Judge = Callable[[View, View], float]  # of a seat's view before and after a step: what the step was worth to it
Reward = str | Judge
REWARDS = ("win", "place", "score", "points")
AIM = 10.0  # points that a step towards the goal is worth: an artifact in hand, a way out
NEAR = 0.1  # points that one Boot nearer to the next of them is worth


def checked(reward: Reward) -> Reward:
    """Refuse a reward that does not exist, in words."""
    if isinstance(reward, str) and reward not in REWARDS:
        raise OptionError(f"reward: {reward!r} is none of {', '.join(REWARDS)}, and no function of two views")
    return reward


def final(reward: Reward, st: State) -> list[float]:
    """What the end of a game is worth to each seat."""
    seats = len(st.players)
    if not isinstance(reward, str) or reward == "points":
        return [0.0] * seats
    found = results(st)
    scores = [-1 if result.score is None else result.score for result in found]
    if reward == "score":
        return [float(max(score, 0)) for score in scores]
    if reward == "win":
        winners = sum(result.won for result in found)
        return [(result.won / winners if winners else 1 / seats) - 1 / seats for result in found]
    if seats == 1:
        return [0.0]
    places = [sum(mine > other for other in scores) - sum(mine < other for other in scores) for mine in scores]
    return [place / (seats - 1) for place in places]


class Shaping:
    """Rewards on the way: differences of something that is looked at after every step."""

    def __init__(self, reward: Reward, st: State) -> None:
        self.reward = reward
        self.before = self.look(st) if self.dense else []

    @property
    def dense(self) -> bool:
        """Whether there is any reward before the end."""
        return not isinstance(self.reward, str) or self.reward == "points"

    def look(self, st: State) -> list[Any]:
        """What is compared, by seat."""
        if isinstance(self.reward, str):
            return potentials(st)
        return [view(st, seat) for seat in range(len(st.players))]

    def step(self, st: State) -> list[float]:
        """What has changed since the last step, by seat."""
        if not self.dense:
            return [0.0] * len(st.players)
        before, self.before = self.before, self.look(st)
        if isinstance(self.reward, str):
            return [now - then for then, now in zip(before, self.before, strict=True)]
        return [float(self.reward(then, now)) for then, now in zip(before, self.before, strict=True)]


def potentials(st: State) -> list[float]:
    """How each seat stands, by what it sees itself: points, goals reached, Boots to the next one."""
    aims = next((chapter for chapter in st.rules.chapters if isinstance(chapter, Aims)), None)
    found = []
    for p in st.players:
        value = float(sum(line.points for line in open_lines(st, p)))
        for step in aims.of(st, p, own=True) if aims is not None else []:
            done, need, boots = (int(str(step[name])) for name in ("done", "need", "boots"))
            value += AIM * min(done, need) / max(need, 1) - (NEAR * boots if boots > 0 else 0.0)
        found.append(value)
    return found
