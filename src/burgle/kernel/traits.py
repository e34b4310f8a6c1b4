"""What a table may know of an option without knowing its name: declared by actions and by kinds of questions.

Whoever shows options (a page, a terminal, a search for ways) asks for these and not for what an option is called, so
that an action of a game to come finds its place without a list being changed.
"""

from __future__ import annotations

from typing import Final

PLAYS: Final = 1  # plays a card of the hand
MOVES: Final = 2  # puts the pawn elsewhere
LEAPS: Final = 4  # ... by other means than feet, which are missed more than a Boot
REVEALS: Final = 8  # surely turns up what nobody has seen
GETS: Final = 16  # has something of what lies on offer to everybody
ACQUIRES: Final = 32  # ... a card, for good
FIGHTS: Final = 64  # ... the reward of an enemy
USES: Final = 128  # uses a thing, a device, what a card left open
OPEN_OFFER: Final = 256  # takes up what a card left open; the turn may not end before
PRIZE: Final = 512  # what one came here for: a pity to leave it behind
ENDS_TURN: Final = 1024
DECLINES: Final = 2048  # leaves things as they are
IN_SIGHT: Final = 4096  # what it points at lies on the table at all times: it needs no button in a turn
DUTY: Final = 8192  # has to be done before the turn ends
TRAVELS: Final = 16384  # leaves the place or the turn

NAMES: Final = [
    "plays", "moves", "leaps", "reveals", "gets", "acquires", "fights", "uses", "open_offer", "prize", "ends_turn",
    "declines", "in_sight", "duty", "travels",
]  # fmt: skip


def names(traits: int) -> list[str]:
    """Name some traits."""
    return [NAMES[i] for i in range(len(NAMES)) if traits & 1 << i]
