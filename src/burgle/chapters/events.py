"""What can happen in every game of the family; a chapter of one game adds its own."""

from __future__ import annotations

from typing import Final

from burgle.kernel.rules import Rules

TURN: Final = 0
PLAY: Final = 1
DRAW: Final = 2
SHUFFLE: Final = 3
GAIN: Final = 4
COINS: Final = 5
CLANK: Final = 6
QUIET: Final = 7
HURT: Final = 8
HEAL: Final = 9
ACQUIRE: Final = 10
DEFEAT: Final = 11
MOVE: Final = 12
TELEPORT: Final = 13
REWARD: Final = 14
FOUND: Final = 15
TOKEN: Final = 16
USE: Final = 17
BUY: Final = 18
ARTIFACT: Final = 19
RAGE: Final = 20
REVEAL: Final = 21
ARRIVE: Final = 22
ATTACK: Final = 23
CUBE: Final = 24
OUT: Final = 25
TRASH: Final = 26
BOX: Final = 27
DISCARD: Final = 28
END: Final = 29
STOP: Final = 30
BLACK: Final = 31
FLIP: Final = 32
TAKE: Final = 33
EASE: Final = 34
TELEPORTS: Final = 35
BAG_EMPTY: Final = 36
DECK_EMPTY: Final = 37
PAID: Final = 38
OUT_DRAW: Final = 39
TEXT_ON: Final = 40
GET: Final = 41
DEVICE: Final = 42
TO_TOP: Final = 43
FEE: Final = 44
GIVE_BACK: Final = 45
NONE_LEFT: Final = 46
NOTHING: Final = 47
NO_DRAW: Final = 48

A_SPACE: Final = "space"  # a meaning of a number: a place on the board

# code, meaning of a, meaning of b, private
FAMILY: Final = [
    ("turn", "turn", "", False),
    ("play", "card", "", False),
    ("draw", "card", "", True),
    ("shuffle", "num", "", False),
    ("gain", "num", "resource", False),
    ("coins", "num", "", False),
    ("clank", "num", "", False),
    ("quiet", "num", "", False),
    ("hurt", "num", "", False),
    ("heal", "num", "", False),
    ("acquire", "card", "num", False),
    ("defeat", "card", "num", False),
    ("move", "space", "", False),
    ("teleport", "space", "", False),
    ("reward", "space", "", False),
    ("found", "token", "", False),
    ("token", "token", "", False),
    ("use", "token", "", False),
    ("buy", "token", "", False),
    ("artifact", "token", "", False),
    ("rage", "num", "num", False),
    ("reveal", "card", "num", False),
    ("arrive", "card", "", False),
    ("attack", "num", "", False),
    ("cube", "cube", "", False),
    ("out", "status", "", False),
    ("trash", "card", "place", False),
    ("box", "card", "", False),
    ("discard", "card", "", False),
    ("end", "", "", False),
    ("stop", "space", "", False),
    ("black", "num", "", False),
    ("flip", "card", "", False),
    ("take", "card", "", False),
    ("ease", "ease", "", False),
    ("teleports", "num", "", False),
    ("bag-empty", "", "", False),
    ("deck-empty", "", "", False),
    ("paid", "num", "resource", False),
    ("out-draw", "num", "", False),
    ("text-on", "num", "", False),
    ("get", "card", "", False),
    ("device", "card", "num", False),
    ("to-top", "card", "", False),
    ("fee", "num", "", False),
    ("give-back", "token", "num", False),
    ("none-left", "token", "", False),
    ("nothing", "", "", False),
    ("no-draw", "", "", False),
]


def register(rules: Rules) -> None:
    """Enter the family's events first, so that their numbers are the constants above."""
    for code, a, b, private in FAMILY:
        rules.event(code, a, b, private)
