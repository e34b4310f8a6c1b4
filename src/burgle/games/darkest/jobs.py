"""Jobs: how many contracts each player has completed in this game; a campaign lays them out."""

from __future__ import annotations

from burgle.kernel.codes import D_DEEDS
from burgle.kernel.counts import Count, Keeps
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules


class Jobs(Chapter):
    """What tally cards look at."""

    __slots__ = ("contracts",)

    def build(self, rules: Rules) -> None:
        self.contracts = rules.player_num("contracts", public=True)
        rules.counts["contract"] = self.count

    def count(self, r: Reader) -> Count:
        """`contract`: contracts you completed in this game"""
        return Keeps("contract", D_DEEDS, self.contracts)
