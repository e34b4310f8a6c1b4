"""Bots at the terminal say why: what they expected of their turns, after the game, or at once if that is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from burgle.language.reasons import why_said
from burgle.language.wording import round_of
from burgle.language.words import TABLE, TERMINAL, Args, words_from

if TYPE_CHECKING:
    from burgle.bots.thought import Thought
    from burgle.cli.terminal.screen import Line
    from burgle.cli.terminal.seats import Seats
    from burgle.cli.terminal.table import Mind
    from burgle.game import Game


class TurnReason(NamedTuple):
    """Why a bot began a plan."""

    step: int  # how many answers there were before it
    round: int
    seat: int
    text: str


class Reasons:
    """What the bots of one game have to say: sorts of turns and chances, as the log of a table keeps them, never a card."""

    def __init__(self, game: Game, seats: Seats, lang: str) -> None:
        self.game, self.seats, self.lang = game, seats, lang
        self.at_once = False
        self.heard: list[TurnReason] = []
        self.told = 0  # of those that are told at once

    def ask(self, mind: Mind) -> int:
        """Let a bot decide, and remember why it did."""
        step, seat = len(self.game.codes), self.game.decision.who
        self.heard = [one for one in self.heard if one.step < step]  # what was taken back was not thought either
        code = mind.decide(self.game.state)
        thought: Thought | None = getattr(mind, "thought", None)  # one from outside need not have any
        if thought is not None and thought.chosen is not None:
            number = round_of(self.game.rules, self.game.view(-1)["turn"])
            self.heard.append(TurnReason(step, number, seat, in_words(thought, self.lang)))
        return code

    def line(self, one: TurnReason) -> str:
        """A thought with whose it was."""
        facts: Args = {"round": one.round, "who": self.seats.name(one.seat), "text": one.text}
        return words_from((TERMINAL,), self.lang).text("thought-line", facts)

    def news(self) -> list[Line]:
        """What has not been told yet, if it is to be told at once."""
        fresh = self.heard[min(self.told, len(self.heard)) :] if self.at_once else []
        self.told = len(self.heard)
        return [self.line(one) for one in fresh]

    def look(self, rest: str) -> list[Line]:
        """All of it, when the game is over or nobody minds."""
        if not self.game.over and not self.at_once:
            return [words_from((TABLE,), self.lang).text("thoughts-after")]
        say = words_from((TERMINAL,), self.lang)
        return [self.line(one) for one in self.heard] or [say.text("thoughts-none")]


class Rounded(NamedTuple):
    """What was expected of a plan, in hundredths."""

    kind: str
    win: int
    error: int
    caught: int


def in_words(thought: Thought, lang: str) -> str:
    """A thought as a table tells it."""
    weighed = [one for one in (thought.chosen, thought.other) if one is not None]
    return why_said(
        [
            Rounded(one.plan.kind, round(one.win * 100), round(one.error * 100), round(one.caught * 100))
            for one in weighed
        ],
        lang,
    )
