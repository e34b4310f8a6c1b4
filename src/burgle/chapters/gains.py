"""What passages give and take besides what cards do: points for this game, and coins that are lost."""

from __future__ import annotations

from burgle.chapters import events
from burgle.kernel.codes import D_WEALTH
from burgle.kernel.effects import Effect
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules, ScoreLine
from burgle.kernel.state import Player, State


class StoryGain(Effect):
    """`points N` and `lose COINS N`."""

    __slots__ = ("n", "points", "gains")

    def __init__(self, n: int, points: bool, gains: StoryGains) -> None:
        super().__init__(True)
        self.n = n
        self.points = points
        self.gains = gains

    def run(self, st: State, who: int, source: int) -> None:
        p = st.players[who]
        if self.points:
            p.nums[self.gains.points] += self.n
            st.emit(self.gains.e_points, who, self.n, 0, source)
            return
        lost = min(self.n, p.gold)
        if lost:
            p.gold -= lost
            st.dirty |= D_WEALTH
            st.emit(events.FEE, who, lost, 0, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        return self.points or st.players[who].gold > 0

    def say(self) -> Phrase:
        return Phrase("story-points" if self.points else "lose-coins", self.n)

    def icons(self) -> list[str]:
        return ["points"] if self.points else ["coins"]

    def text(self) -> str:
        return "points " + str(self.n) if self.points else "lose " + self.gains.coins + " " + str(self.n)

    def check(self, lint: Lint) -> None:
        lint.within(self.n, 1, 20, "points or coins")


class OutOfBreath(Effect):
    """`exhaust`: the player walks no further this turn."""

    __slots__ = ("gains",)

    def __init__(self, gains: StoryGains) -> None:
        super().__init__(True)
        self.gains = gains

    def run(self, st: State, who: int, source: int) -> None:
        if who == st.active:
            st.deeds[self.gains.tired] = 1
            st.emit(self.gains.e_tired, who, 0, 0, source)

    def own_turn(self) -> bool:
        return True

    def say(self) -> Phrase:
        return Phrase("exhaust")

    def icons(self) -> list[str]:
        return ["boot"]

    def text(self) -> str:
        return "exhaust"


class StoryGains(Chapter):
    """Points of the story, counted with the score of this game; coins that are lost, and breath."""

    __slots__ = ("coins", "breath", "points", "tired", "e_points", "e_tired")

    def __init__(self, coins: str, breath: str) -> None:
        self.coins = coins
        self.breath = breath  # the number of the turn that says who walks no further

    def build(self, rules: Rules) -> None:
        self.points = rules.player_num("story_points", public=True)
        self.e_points = rules.event("story_points", "num")
        self.tired = rules.deed(self.breath)
        self.e_tired = rules.event("out_of_breath")
        rules.words["exhaust"] = self.exhaust_word
        rules.words["points"] = self.points_word
        rules.words["lose"] = self.lose_word
        rules.scorer(self, public=True)

    def exhaust_word(self, r: Reader) -> Effect:
        """`exhaust`: you are out of breath and walk no further this turn"""
        return OutOfBreath(self)

    def points_word(self, r: Reader) -> Effect:
        """`points N`: counted with your score of this game"""
        return StoryGain(r.number(1), True, self)

    def lose_word(self, r: Reader) -> Effect:
        """`lose COINS N`: as many as you have, if that is fewer"""
        r.expect(self.coins)
        return StoryGain(r.number(1), False, self)

    def score(self, st: State, p: Player, lines: list[ScoreLine]) -> None:
        if p.nums[self.points]:
            lines.append(ScoreLine("story", "story", p.nums[self.points]))
