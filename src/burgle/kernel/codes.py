"""Options as ints: a kind in the upper bits, what it is about in the lower sixteen."""

from __future__ import annotations

from typing import Final

PASS: Final = 0  # "no", "done", "nothing": the one option that every asking frame may share
PICK: Final = 1  # the n-th alternative of a choice
YES: Final = 2  # take the offer
FORFEIT: Final = 3 << 16  # the game is given up: never among the options, for the table decides that beside the rules
PASS_ON: Final = (
    4 << 16
)  # the question goes on to the others: a choice to a vote, a vote without this voter; no option either
FIRST_ACTION: Final = 16  # a rulebook's own actions count from here

# What a claim may be waiting for; mutators raise these flags and `settle` reads them.
D_PLAYED: Final = 1  # a card was played, or a text switched on
D_TOKENS: Final = 2  # somebody gained or lost a token
D_CARDS: Final = 4  # a card came into a zone a condition may look at
D_PLACE: Final = 8  # a pawn was placed
D_DEEDS: Final = 16  # a number of the turn's deeds changed
D_WEALTH: Final = 32  # coins or damage changed
D_ALL: Final = 63

# How a player stands.
IN: Final = 0
ESCAPED: Final = 1
RESCUED: Final = 2
LOST: Final = 3


def option(kind: int, arg: int) -> int:
    """Make the code of an option."""
    return kind << 16 | arg


def kind_of(code: int) -> int:
    """Say what sort of option a code is."""
    return code >> 16


def arg_of(code: int) -> int:
    """Say what an option is about."""
    return code & 0xFFFF
