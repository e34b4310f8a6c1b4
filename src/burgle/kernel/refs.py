"""What an option points at, as typed references: a table lights these up, and reads no names out of words.

They are worked out when somebody looks at the options, never while the game is played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from burgle.kernel.rules import Rules

# What an action, or a kind of question, is about: its arguments are the numbers of these.
NOTHING: Final = ""
CARD: Final = "card"
HELD: Final = "held"  # a card that players can have
ENEMY: Final = "enemy"  # a card that is fought
TOKEN: Final = "token"
SPACE: Final = "space"


class Ref:
    """One thing that an option is about: what sort of thing, which one, and where it lies.

    Cards, tokens, spaces and paths go by their numbers in the rulebook, seats by their own, and whatever else the
    rulebook lists in `Rules.things`. What has no number there (a cell, an orientation) brings its key along.
    """

    __slots__ = ("kind", "id", "at", "key")

    def __init__(self, kind: str, id: int, at: str = "", key: str = "") -> None:
        self.kind = kind
        self.id = id
        # hand, play, discard, row, reserve, market, own, draft, or the key of a space; "" where only one place is possible
        self.at = at
        self.key = key


def card(id: int, at: str) -> list[Ref]:
    """Point at a card."""
    return [Ref("card", id, at)]


def token(id: int, at: str) -> list[Ref]:
    """Point at a token."""
    return [Ref("token", id, at)]


def space(id: int) -> list[Ref]:
    """Point at a space of the board."""
    return [Ref("space", id)]


def numbers(rules: Rules, about: str) -> list[int]:
    """List the numbers of a sort of things; of nothing in particular there is one."""
    if about == CARD:
        return [one.id for one in rules.cards]
    if about == HELD:
        return [one.id for one in rules.cards if one.fight < 0]
    if about == ENEMY:
        return [one.id for one in rules.cards if one.fight >= 0]
    if about == TOKEN:
        return [one.id for one in rules.tokens]
    return [one.id for one in rules.spaces] if about == SPACE else [0]


def key_of(rules: Rules, about: str, number: int) -> str:
    """Give the key of a thing, by which its address goes; "" for nothing in particular."""
    if about in (CARD, HELD, ENEMY):
        return rules.cards[number].key
    if about == TOKEN:
        return rules.tokens[number].key
    return rules.spaces[number].key if about == SPACE else ""


def named(rules: Rules, verb: str, about: str, number: int) -> str:
    """Give the address of a move: `acquire:fazr`, `end-turn`."""
    key = key_of(rules, about, number)
    return verb.replace(" ", "-") + (":" + key if key else "")
