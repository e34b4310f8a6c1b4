"""What a game is about, told to a bot that knows cards, bags and boots: the interface that each game fills in.

A `Errand` is made for one decision. The bot asks it where one can go, what can be done there, and what the rest of the
game looks like from a place. How far a player has got in the game's errand is a *stage*: any tuple, known to the errand
alone. docs/bots.md shows how to write one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from burgle.bots.mind.book import Book, Deck
from burgle.bots.mind.danger import Danger
from burgle.bots.mind.taste import Taste
from burgle.kernel.effects import Effect
from burgle.kernel.state import Player, State

if TYPE_CHECKING:
    from burgle.bots.mind.thoughts import Thoughts
    from burgle.bots.mind.walk import Walk
    from burgle.bots.mind.worth import Worth

Stage = tuple[object, ...]


class Way(NamedTuple):
    """A step from one space to another that takes no Boots of its own: a lift, a pad."""

    to: int
    code: int  # the option that takes it
    stops: bool  # Boots are of no use afterwards in this turn


class Deed(NamedTuple):
    """Something to be done on a space that brings the errand forward."""

    code: int
    gain: float  # points at once
    stage: Stage


class Errand:
    """The errand of one player, seen from one moment; without a game's own version there is nowhere to go."""

    usual_taste = Taste()  # the weights that do well in this game, ...
    duel_taste: Taste | None = None  # ... and those for two players, if that is another matter

    def __init__(self, st: State, me: Player, book: Book, deck: Deck, danger: Danger, taste: Taste) -> None:
        self.st, self.me, self.book, self.deck, self.danger, self.taste = st, me, book, deck, danger, taste
        self.loot = float(loot(st, me, book, deck.cards))

    def stage(self) -> Stage:
        """How far the errand has got."""
        return ()

    def rounds(self) -> float:
        """How many more turns the player will have, if all goes well."""
        return 8.0

    def stake(self) -> float:
        """The points that are lost with the player's life."""
        return self.loot + 20.0

    def may_enter(self, room: int, stage: Stage) -> bool:
        """Say whether a space is open at this stage."""
        return True

    def unlocked(self, stage: Stage) -> bool:
        """Say whether locks are open at this stage."""
        return False

    def rides(self, room: int, stage: Stage) -> list[Way]:
        """Ways out of a space besides its paths."""
        return []

    def deeds(self, room: int, stage: Stage) -> list[Deed]:
        """What can be done on a space to bring the errand forward."""
        return []

    def granted(self, stage: Stage, tags: list[int]) -> Stage:
        """The stage after getting a token that grants abilities."""
        return stage

    def over(self, room: int, stage: Stage) -> bool:
        """Say whether entering this space ends the player's game."""
        return False

    def outlook(self, room: int, stage: Stage) -> float:
        """The points that the rest of the game promises from a space."""
        return 0.0

    def prices(self) -> dict[str, float]:
        """What the icons are worth on cards that this game alone has."""
        return {}

    def keepsakes(self) -> dict[int, float]:
        """Cards that are worth points beyond those printed on them, to whoever gets one more."""
        return {}

    def walk(self, worth: Worth, spare_boots: int) -> Walk:
        """The best walk of this turn; `spare_boots` could be had from tokens."""
        from burgle.bots.space.walk import SpaceWalk

        return SpaceWalk(self.st, self.me, self.book, self, worth).best(spare_boots)

    def reply(self, mind: Thoughts, options: list[int]) -> int:
        """Answer a question that this game alone asks; -1: it is another one."""
        return -1

    def good_deal(self, effect: Effect) -> bool:
        """Say whether an offer to buy something is to be taken up."""
        return False


def place_in_order(st: State, p: Player) -> int:
    """Say which in the order of turns a player is; the first is 0."""
    return (st.turn - 1 + p.seat - st.active) % len(st.players)


def loot(st: State, p: Player, book: Book, cards: list[int]) -> int:
    """The points that a player would carry home now."""
    points = book.purse.wealth(st, p) + sum(book.points[card] for card in cards)
    for token in st.rules.tokens:
        n = p.tokens[token.id]
        if n:
            points += n * (token.value + token.points.value(st, p))
    return points


def goals_of(game: str) -> type[Errand]:
    """The goals of a game; this is the one table of them."""
    from burgle.bots.catacombs.errand import CatacombsErrand
    from burgle.bots.legacy.errand import LegacyErrand
    from burgle.bots.space.errand import SpaceErrand

    table: dict[str, type[Errand]] = {"space": SpaceErrand, "catacombs": CatacombsErrand, "legacy": LegacyErrand}
    return table.get(game, Errand)
