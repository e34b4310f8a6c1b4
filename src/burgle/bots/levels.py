"""How well a bot sees (its level) and what it wants (its character): the tables of both.

A weaker bot sees less; it does not roll dice about its answers. The names in the languages are `bot-ID` and
`character-ID`, a sentence about each `bot-ID-about` and `character-ID-about`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace


@dataclass(frozen=True, eq=False)
class Level:
    """How well a bot sees."""

    id: str
    rank: int
    shaken: float = 0.0  # how wrong its prices are: the spread of their logarithm, drawn for each game and each turn
    weights: Mapping[str, float] = field(default_factory=dict)  # prices that it gets wrong in any case
    overlooks: float = 0.0  # share of the cards, wares, enemies and things that it does not notice in a turn
    rounds: int = -1  # that plans are played on for; -1: it makes no plans but the greedy one's
    worlds: int = 0  # in which the best plans are played on
    ideas: int = 0  # plans that are weighed against each other
    again: int = 0  # plans that swerve from the best one at a later step, and are weighed against it
    millis: int = 0  # for a turn; 0: it answers at once
    keen: int = 0  # 1: it makes plans by the best prices that are known (`keen.py`), not by those of greedy
    goals: int = 1  # 0: whoever wrote down what a game is about is not asked
    slower: Mapping[str, tuple[int, int, int, int]] = field(
        default_factory=dict
    )  # rounds, worlds, ideas, again where turns take longer

    def in_game(self, game: str) -> Level:
        """The level as it is in a game: where it takes longer to play a turn on in the head, it looks at less."""
        if game not in self.slower:
            return self
        rounds, worlds, ideas, again = self.slower[game]
        return replace(self, rounds=rounds, worlds=worlds, ideas=ideas, again=again)

    @property
    def plans(self) -> bool:
        """Whether it weighs plans against each other."""
        return self.rounds >= 0


LEVELS: dict[str, Level] = {
    level.id: level
    for level in (
        # Forgets that rivals run for the same things, and what the bag will do after this turn.
        Level(
            "beginner",
            1,
            shaken=0.5,
            overlooks=0.5,
            weights={"rival_ahead": 1.0, "healed": 1.0, "alarm": 0.0, "schadenfreude": 0.0},
        ),
        Level("apprentice", 2, shaken=0.35, overlooks=0.35),
        Level("greedy", 3),
        # About a quarter of a second a turn, compiled, in every game; the master takes twice that.
        Level(
            "expert",
            4,
            rounds=2,
            worlds=16,
            ideas=9,
            millis=250,
            slower={"legacy": (1, 8, 6, 0), "catacombs": (2, 8, 7, 0)},
        ),
        Level(
            "master",
            5,
            rounds=4,
            worlds=16,
            ideas=18,
            again=10,
            millis=600,
            keen=1,
            slower={"legacy": (3, 8, 9, 0), "catacombs": (2, 8, 10, 0)},
        ),
    )
}


@dataclass(frozen=True, eq=False)
class BotCharacter:
    """What a bot wants besides winning: weights of the heads of its judgement, and of prices where it makes no plans."""

    id: str
    points: float = 0.0  # of a hundred points, next to a sure win
    caught: float = 0.0  # of not being caught
    rivals: float = 0.0  # of the best rival's chance to win
    spread: float = 0.0  # of results that lie far apart
    prices: Mapping[str, float] = field(default_factory=dict)  # factors


CHARACTERS: dict[str, BotCharacter] = {
    one.id: one
    for one in (
        BotCharacter("cautious", caught=0.5, prices={"fear": 3.0, "hush": 2.5, "alarm": 2.5, "bold": 0.3}),
        BotCharacter("gambler", caught=-0.1, spread=0.3, prices={"fear": 0.2, "hush": 0.4, "alarm": 0.3, "bold": 2.0}),
        BotCharacter("collector", points=0.6, prices={"coin": 1.5, "crystal": 1.6, "patience": 0.5, "haste": 0.6}),
        BotCharacter("hunter", rivals=0.5, prices={"schadenfreude": 4.0, "sword": 1.6, "haste": 1.5}),
    )
}
PLAIN = BotCharacter("plain")


def bot_id(level: str, character: str = "") -> str:
    """The name by which a bot of a level and a character is called for."""
    return f"{level}-{character}" if character and character != PLAIN.id else level


HOW_MUCH = ("rounds", "worlds", "ideas", "again")
TUNED = (*HOW_MUCH, "millis", "keen", "goals")


def level_and_character(name: str) -> tuple[Level, BotCharacter] | None:
    """Read such a name; None if it is another bot's.

    Behind an `@` numbers of the level may be changed, for whoever studies bots: `master@rounds=1,worlds=8`.
    """
    called, _, changes = name.partition("@")
    level, _, character = called.partition("-")
    if level not in LEVELS or (character and character not in CHARACTERS):
        return None
    numbers: dict[str, int] = {}
    for change in changes.split(",") if changes else ():
        what, _, n = change.partition("=")
        if what not in TUNED or not n.isdecimal():
            return None
        numbers[what] = int(n)
    found = LEVELS[level]
    if numbers:
        found = replace(
            found,
            rounds=numbers.get("rounds", found.rounds),
            worlds=numbers.get("worlds", found.worlds),
            ideas=numbers.get("ideas", found.ideas),
            again=numbers.get("again", found.again),
            millis=numbers.get("millis", found.millis),
            keen=numbers.get("keen", found.keen),
            goals=numbers.get("goals", found.goals),
            slower={} if numbers.keys() & set(HOW_MUCH) else found.slower,  # who says how much, means it
        )
    return found, CHARACTERS.get(character, PLAIN)


def all_ids() -> list[str]:
    """Every level, plain and with each character."""
    return [bot_id(level, character) for character in ("", *CHARACTERS) for level in LEVELS]
