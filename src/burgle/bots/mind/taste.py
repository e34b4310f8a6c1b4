"""A bot's taste: what it likes and what it fears, in points. Change one number and it plays another way."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Taste:
    """The weights of the greedy bot; each is what one of something is worth in a usual turn, unless it says otherwise."""

    # what cards give
    skill: float = 0.6
    sword: float = 0.3
    boot: float = 0.85
    card: float = 1.2
    coin: float = 0.9
    teleport: float = 0.8
    crystal: float = 1.2
    trash: float = 1.2
    free_card: float = 2.5
    no_enemies: float = 1.0
    no_stops: float = 0.4
    no_footprints: float = 0.3
    all_factions: float = 1.0

    # how much of it is enough, a turn
    enough_skill: float = 6.0
    enough_swords: float = 3.0
    enough_boots: float = 3.5

    thin: float = 0.7  # love of a thin deck: a card must be so much better than the usual one

    sameness: float = 0.0  # points by which every copy that a player has makes another one from the Reserve worse

    # how often a condition comes true in a usual turn
    luck: dict[str, float] = field(
        default_factory=lambda: {
            "trashed": 0.5, "defeated": 0.4, "acquired": 0.9, "secret": 0.4, "hacked": 0.15, "clank": 0.7, "ridden": 0.2,
            "stopped": 0.2, "artifact": 0.4, "at": 0.2, "in": 0.3, "card": 0.25, "damage": 0.8,
        }
    )  # fmt: skip
    token_luck: float = 0.25  # of a token that the player has not got yet

    # the way
    haste: float = 1.0  # that a turn more costs the first player of the round while all rivals are there, ...
    leisure: float = 0.0  # ... and the share that the last one is spared; below 0, it is she who hurries
    bold: float = 0.2  # how far danger is made light of, for each rival fewer, by the first player of the round, ...
    care: float = 0.0  # ... and the share of it that the last one does without
    patience: float = 0.1  # that it costs in any case
    delay: float = 0.5  # turns that any way takes more than its Boots
    good_pace: float = 3.0  # Boots a turn that a deck will come to
    rival_pace: float = 3.0  # and that rivals are believed to make on their way out
    rival_ahead: float = 0.65  # share left of a prize that a rival may reach first
    hold_boot: float = 0.6  # a token for a Boot, kept for later
    path_sword: float = 0.25  # a Sword spent on the way
    worth_a_token: float = 1.2  # what must come of using a token

    # the boss
    gaps: float = 1.0  # cards that leave the row in a usual turn; each may be followed by one that wakes the boss
    healed: float = 0.15  # damage that a player gets rid of in a round
    fear: float = 0.4  # of damage, next to the cool reckoning
    hush: float = 0.2  # of noise, next to the cool reckoning
    alarm: float = 0.08  # of cards revealed, next to the cool reckoning
    schadenfreude: float = 0.3  # at a rival's wound, next to one's own

    untold: bool = False  # whoever wrote down what the game is about is not asked (`quest.py`)
