"""Which errand belongs to which game, and with which taste the greedy bot runs it: the one table of them."""

from __future__ import annotations

from burgle.bots.catacombs.errand import CatacombsErrand
from burgle.bots.catacombs.nerve import CATACOMBS_TASTE
from burgle.bots.darkest.errand import DarkestErrand
from burgle.bots.darkest.nerve import DARKEST_DUEL, DARKEST_TASTE
from burgle.bots.legacy.errand import LegacyErrand
from burgle.bots.legacy.nerve import LEGACY_DUEL, LEGACY_TASTE
from burgle.bots.mind.danger import Danger
from burgle.bots.mind.errand import Errand
from burgle.bots.mind.handbook import Deck, Handbook
from burgle.bots.mind.quest import Quest
from burgle.bots.mind.taste import Taste
from burgle.bots.space.errand import SPACE_DUEL, SPACE_TASTE, SpaceErrand
from burgle.kernel.rules import Rules
from burgle.kernel.state import Player, State

ERRANDS: dict[str, type[Errand]] = {
    "space": SpaceErrand,
    "catacombs": CatacombsErrand,
    "legacy": LegacyErrand,
    "darkest": DarkestErrand,
}

# By game: the weights that do well in it, and those for two players.
TASTES: dict[str, tuple[Taste, Taste]] = {
    "space": (SPACE_TASTE, SPACE_DUEL),
    "catacombs": (CATACOMBS_TASTE, CATACOMBS_TASTE),
    "legacy": (LEGACY_TASTE, LEGACY_DUEL),
    "darkest": (DARKEST_TASTE, DARKEST_DUEL),
}
PLAIN = (Taste(), Taste())


def errand_of(st: State, me: Player, book: Handbook, deck: Deck, danger: Danger, taste: Taste) -> Errand:
    """The errand of the game that is played; for one that nobody wrote about, what its chapters say."""
    kind = Quest if taste.untold else ERRANDS.get(st.rules.game, Quest)
    return kind(st, me, book, deck, danger, taste)


def taste_for(rules: Rules) -> Taste:
    """The weights that do well in a game with so many players."""
    usual, duel = TASTES.get(rules.game, PLAIN)
    return duel if rules.players == 2 else usual
