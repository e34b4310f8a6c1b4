"""What a game is about, told to a bot that knows cards, bags and boots: the interface that each game fills in.

An `Errand` is made for one decision. The bot asks it how long the game will last and what is at stake, for the best walk
of the turn, and for answers to questions that this game alone asks. docs/bots.md shows how to write one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgle.bots.mind.danger import Danger
from burgle.bots.mind.handbook import Deck, Handbook
from burgle.bots.mind.taste import Taste
from burgle.bots.mind.walk import WalkPlan
from burgle.kernel.effects import Effect
from burgle.kernel.state import Player, State

if TYPE_CHECKING:
    from burgle.bots.mind.thoughts import Thoughts
    from burgle.bots.mind.worth import Worth


class Errand:
    """The errand of one player, seen from one moment; without a game's own version there is nowhere to go."""

    __slots__ = ("st", "me", "book", "deck", "danger", "taste", "loot")

    def __init__(self, st: State, me: Player, book: Handbook, deck: Deck, danger: Danger, taste: Taste) -> None:
        self.st = st
        self.me = me
        self.book = book
        self.deck = deck
        self.danger = danger
        self.taste = taste
        self.loot = float(loot(st, me, book, deck.cards))

    def rounds(self) -> float:
        """How many more turns the player will have, if all goes well."""
        return 8.0

    def stake(self) -> float:
        """The points that are lost with the player's life."""
        return self.loot + 20.0

    def outlook(self) -> float:
        """The points that the rest of the game promises from where the player stands."""
        return self.loot

    def actions(self) -> tuple[str, ...]:
        """The actions besides those of the family that the errand knows how to use; any other is tried on a copy."""
        return ()

    def prices(self) -> dict[str, float]:
        """What the icons are worth on cards that this game alone has."""
        return {}

    def keepsakes(self) -> dict[int, float]:
        """Cards that are worth points beyond those printed on them, to whoever gets one more."""
        return {}

    def walk(self, worth: Worth, spare_boots: int) -> WalkPlan:
        """The best walk of this turn; `spare_boots` could be had from tokens."""
        return WalkPlan([], 0)

    def reply(self, mind: Thoughts, options: list[int]) -> int:
        """Answer a question that this game alone asks; -1: it is another one."""
        return -1

    def good_deal(self, effect: Effect) -> bool:
        """Say whether an offer to buy something is to be taken up."""
        return False


def place_in_order(st: State, p: Player) -> int:
    """Say which in the order of turns a player is; the first is 0."""
    return (st.turn - 1 + p.seat - st.active) % len(st.players)


def loot(st: State, p: Player, book: Handbook, cards: list[int]) -> int:
    """The points that a player would carry home now."""
    points = book.purse.wealth(st, p)
    worth = book.points
    for card in cards:
        points += worth[card]
    tokens = st.rules.tokens
    held = p.tokens
    for kind in range(len(held)):
        n = held[kind]
        if n:
            points += n * (tokens[kind].value + tokens[kind].points.value(st, p))
    return points
