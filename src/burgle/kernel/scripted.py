"""Chance that is told what to roll, for games in which chance is a player: it asks when it is not told."""

from __future__ import annotations

from burgle.kernel.chance import Chance


class Roll(Exception):
    """Chance has to decide between so many outcomes, each as likely as the others."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class ScriptedChance(Chance):
    """Rolls what its script says, and asks (`Roll`) at its end. There is no seed in it, so nobody can look ahead."""

    __slots__ = ("script", "at")

    def __init__(self, script: list[int]) -> None:
        super().__init__([], [], [])
        self.script = script
        self.at = 0

    def copy(self) -> Chance:
        twin = ScriptedChance(self.script)
        twin.at = self.at
        return twin

    def below(self, stream: int, n: int) -> int:
        if n <= 1:
            return 0
        if self.at == len(self.script):
            raise Roll(n)
        self.at += 1
        return self.script[self.at - 1]
