"""A chapter of a rulebook as code: what it registers, and the moments it listens to."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from burgle.kernel.aims import Aim
from burgle.kernel.content import Card, Exit
from burgle.kernel.phrase import Refusal
from burgle.kernel.state import Player, State

if TYPE_CHECKING:
    from burgle.kernel.rules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One step of the set-up or of the end of a turn."""

    __slots__ = ()

    def run(self, st: State, who: int) -> None:
        """Carry the step out; it may push work, which is done before the next step."""
        raise NotImplementedError


class ScoreLine:
    """One line of a player's score."""

    __slots__ = ("code", "name", "points")

    def __init__(self, code: str, name: str, points: int) -> None:
        self.code = code
        self.name = name
        self.points = points


class EventKind:
    """What an event's numbers mean, and who may see them."""

    __slots__ = ("code", "a", "b", "private")

    def __init__(self, code: str, a: str, b: str, private: bool) -> None:
        self.code = code
        self.a = a  # "card", "token", "space", "seat", "num", "module", a key of Rules.things or ""
        self.b = b
        self.private = private  # `a` is for the player's own eyes


@mypyc_attr(allow_interpreted_subclasses=True)
class Chapter:
    """One chapter of the rulebook as code: what it registers and the moments it listens to."""

    __slots__ = ()
    private: ClassVar[bool] = False  # whether `show` tells some seats more than others; else it is asked once for all

    def build(self, rules: Rules) -> None:
        """Register words, actions, frames, steps, numbers and hooks."""
        raise NotImplementedError

    def check(self, rules: Rules) -> None:
        """Look at the finished rulebook and remember what the chapter needs of it."""

    def gate(self, st: State, p: Player, room: int) -> Refusal | None:
        """Say why a player may not enter a space by any means."""
        return None

    def aim(self, st: State, p: Player) -> Aim:
        """Tell the step of what players are after that this chapter has put into `Rules.aims`."""
        raise NotImplementedError

    def entered(self, st: State, p: Player, room: int) -> None:
        """React to a pawn placed on a space."""

    def departed(self, st: State, p: Player, room: int) -> None:
        """React to a pawn that is about to leave a space, by whatever means it goes."""

    def played(self, st: State, p: Player, card: Card) -> None:
        """React to a card being played, before its effects."""

    def acquired(self, st: State, p: Player, card: int) -> None:
        """React to a card that a player has gained, by whatever means, before its Acquire text."""

    def defeated(self, st: State, p: Player, card: int) -> None:
        """React to an enemy that was beaten, before its reward."""

    def harmed(self, st: State, p: Player, n: int, source: int) -> int:
        """Say how much of a damage that nobody chose reaches a player; nothing prevents it."""
        return n

    def cube_drawn(self, st: State, cube: int) -> None:
        """React to a cube drawn in an attack, after the damage of colours."""

    def attack_draws(self, st: State, n: int) -> int:
        """Say how many cubes an attack draws that would draw so many."""
        return n

    def haggles(self, st: State, p: Player) -> bool:
        """Say whether `card_price` may change any price now; if not, it is not asked about every card."""
        return True

    def card_price(self, st: State, p: Player, card: int, n: int) -> int:
        """Say how much Skill a card takes that would take so much."""
        return n

    def ware_price(self, st: State, p: Player, token: int, n: int) -> int:
        """Say how many coins an item of a market takes that would take so many."""
        return n

    def bends(self, st: State, p: Player) -> bool:
        """Say whether some way may take no Boot of a player now, or a plain one more than the one that is printed."""
        return True

    def path_cost(self, st: State, p: Player, way: Exit, n: int) -> int:
        """Say how many Boots a way takes that would take so many."""
        return n

    def dialled(self, st: State, p: Player | None, dial: int, n: int) -> int:
        """Say what a number is that would be so much: text that is in force may turn it (`kernel/dials.py`)."""
        return n

    def bans(self, st: State, p: Player, dial: int) -> bool:
        """Say whether text that is in force forbids something to a player."""
        return False

    def contract_ended(self, st: State, who: int, kind: int, outcome: int) -> None:
        """React to a contract of a kind that a rule slot has added; `who` completed it, -1: nobody."""

    def razed(self, st: State, room: int) -> None:
        """React to a space that is destroyed: what lies there is gone."""

    def raged(self, st: State, space: int) -> None:
        """React to the marker reaching a space of the rage track."""

    def went_out(self, st: State, p: Player) -> None:
        """React to a player who escaped or was knocked out."""

    def began(self, st: State, p: Player) -> None:
        """React to the beginning of a player's turn."""

    def noticed(self, st: State, dirty: int) -> None:
        """React to changes, as bits of what counts wait for: after the frame that made them, when claims are paid."""

    def open_game(self, st: State, first: int) -> None:
        """Put the whole game on the stack."""

    def close_game(self, st: State) -> None:
        """Clear up when the game is over."""

    def second_act(self, st: State) -> bool:
        """Say whether something is still to be done though nothing is pending, and put it on the stack."""
        return False

    def may_give_up(self, st: State) -> bool:
        """Say whether the game can be given up now."""
        return False

    def give_up(self, st: State) -> None:
        """Give the game up: the turns end where they are."""
        raise NotImplementedError

    def puts_off(self, st: State, who: int) -> bool:
        """Say whether the end of a player's own turn is still to come; what waits for one happens at once where it is not."""
        return True

    def stop_turn(self, st: State) -> None:
        """End the turn of an active player who was just knocked out."""

    def score(self, st: State, p: Player, lines: list[ScoreLine]) -> None:
        """Add lines to a player's score."""

    def taken_along(self, st: State, p: Player) -> float:
        """Say what a player has that outlasts the game and that its score does not count, in points."""
        return 0.0

    def tie(self, st: State, p: Player) -> int:
        """Say by how much a player wins among equals; who is still equal then shares the win."""
        return 0

    def amount(self, st: State, p: Player, name: str) -> int:
        """Say how much a player has of a resource that this chapter has named."""
        return 0

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        """Add what a seat may see; what is not added is not seen."""

    def sense(self, st: State, p: Player, far: list[float], out: list[float]) -> None:
        """Add the numbers by which it can be judged how a player stands: those that `rules.senses` has named, in that order.

        `far` says how many Boots it is to each space from where the player stands (`kernel/sense.py`).
        """

    def distances(self, st: State, p: Player) -> list[float]:
        """Say how many Boots it is from where a player stands to each space, if this chapter knows the ways."""
        return []

    def rides(self, st: State, p: Player, room: int) -> list[int]:
        """List where a player could get from a space by other means than Boots."""
        return []
