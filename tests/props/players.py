"""Players without a mind of their own: they bring random games to every corner of the rules, the same way every time.

Chance is an own xorshift, so that a game depends on its seed alone, not on a library's version.
"""

from collections.abc import Callable, Iterator
from typing import Any

import burgle
from burgle.content.library import build_rules
from burgle.content.tables import read_tables
from burgle.games import GAMES
from burgle.games.darkest.modules import MODULES as PARTS
from burgle.games.legacy.modules import MODULES
from burgle.games.space.ship import layouts
from burgle.kernel.chance import seed_bytes
from burgle.kernel.codes import IN, PICK
from burgle.kernel.engine import answer
from burgle.kernel.rules import Rules
from burgle.kernel.start import new_state
from burgle.kernel.state import Player, State
from tests.props.guides import GUIDES

GAME = "space"  # played where no game is named
COUNTS = (2, 3, 4)
SEATS: dict[str, tuple[int, ...]] = {
    GAME: COUNTS,
    "catacombs": (2, 3, 4, 5, 6),
    "legacy": (2, 3, 4),
    "darkest": (2, 3, 4),
}
TABLES = [(game, players) for game, counts in SEATS.items() for players in counts]
LAYOUTS: list[str] = layouts(read_tables(GAMES[GAME].package, ())[0])
LOCKED = (  # every module of Legacy is locked in some games, alone with few others, and all of them together
    ("interns,agents", "overworld"),
    ("shrines,coaches", "underworld"),
    ("ruins,fruit", "overworld"),
    ("events,seals", "underworld"),
    ("pickaxe,canoe,lifestone", "overworld"),
    ("roles,vault,patrons", "underworld"),
    ("volcano,interns", "underworld"),
    (",".join(MODULES), "overworld"),
    (",".join(MODULES), "underworld"),
)
BOARDS: dict[str, list[dict[str, str]]] = {  # the options of each game, which come up in turn
    GAME: [{"layout": layout} for layout in LAYOUTS],
    "catacombs": [{"side": side, "promo": promo} for promo in ("no", "yes") for side in ("A", "B", "random")],
    "legacy": [
        board
        for locked, side in LOCKED
        for board in ({"side": "underworld"}, {"side": "overworld"}, {"side": side, "without": locked})
    ],
    "darkest": [
        {"side": "lakebed"},
        {"side": "shorelands"},
        {"side": "shorelands", "without": "reactions,ore"},
        {"side": "lakebed", "without": "boxes,standing,pickaxe"},
        {"side": "lakebed"},
        {"side": "shorelands"},
        {"side": "shorelands", "without": "arrivals,tallies"},
        {"side": "lakebed", "without": ",".join(PARTS)},
    ],
}
SHARE = {
    "darkest": 3
}  # so many times fewer random games where rules are mostly another game's; `make soak` plays them all
SAME_LAYOUT = 6  # so many seeds in a row share a board, for rulebooks take time to write
STEPS = ("move", "ride", "telepad", "teleport")
MASK = (1 << 64) - 1


class Dice:
    """A xorshift64* generator."""

    def __init__(self, seed: int) -> None:
        self.state = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & MASK or 1

    def below(self, n: int) -> int:
        """Roll a number from 0 to n - 1."""
        x = self.state
        x ^= x >> 12
        x ^= x << 25 & MASK
        x ^= x >> 27
        self.state = x
        return (x * 0x2545F4914F6CDD1D & MASK) % (n << 32) >> 32 if n > 1 else 0

    def one_of(self, things: list[Any]) -> Any:
        """Pick a thing."""
        return things[self.below(len(things))]


Policy = Callable[[State, Dice], int]


def wander(st: State, dice: Dice) -> int:
    """Answer anything at all."""
    return st.options[dice.below(len(st.options))]


SOLD_OUT = 400  # turns after which the deck is dealt out and nothing wakes the dragon: shoppers had better go home


def shop(st: State, dice: Dice) -> int:
    """Play all cards, then spend Skill and Swords to the last: the row is dealt out and attacks come often."""
    if st.turn > SOLD_OUT:
        return sneak(st, dice)
    by = by_action(st)
    for name in ("use", "play", "acquire", "fight", "end turn"):
        if name in by and dice.below(16):
            return int(dice.one_of(by[name]))
    return wander(st, dice)


def sneak(st: State, dice: Dice) -> int:
    """Do what the game is about: find an artifact and get away; now and then anything at all."""
    by = by_action(st)
    if not by and dice.below(4):
        return st.options[0]  # takes what is offered
    if not by or dice.below(10) == 0:
        return wander(st, dice)
    for name in ("hack", "take artifact", "pick", "mark", "use"):
        if name in by:
            return int(dice.one_of(by[name]))
    laying = [code for code in st.options if code >> 16 == PICK]  # a tile in hand, in the middle of a turn
    if laying and dice.below(3):
        return int(dice.one_of(laying))
    if "play" in by and dice.below(8):
        return int(dice.one_of(by["play"]))
    for name in ("buy", "fight", "acquire"):
        if name in by and dice.below(3) == 0:
            return int(dice.one_of(by[name]))
    p, guide = st.players[st.active], GUIDES[st.rules.game]
    steps = [
        (guide.way_left(st, p, guide.goal_of(st, name, code)), code) for name in STEPS for code in by.get(name, [])
    ]
    nearer = [(left, code) for left, code in steps if left < guide.way_left(st, p, p.room)]
    if nearer:
        least = min(nearer)[0]
        return int(dice.one_of([code for left, code in nearer if left == least]))
    if dice.below(4) == 0:
        return wander(st, dice)
    for name in ("acquire", "fight", "end turn"):
        if name in by:
            return int(dice.one_of(by[name]))
    return wander(st, dice)


POLICIES: tuple[Policy, ...] = (wander, sneak, shop)


def by_action(st: State) -> dict[str, list[int]]:
    """Sort the options of a turn by their action; empty when something else is asked."""
    found: dict[str, list[int]] = {}
    for code in st.options:
        kind = code >> 16
        action = st.rules.action_of[kind] if 0 <= kind < len(st.rules.action_of) else None
        if action is not None:
            found.setdefault(action.name, []).append(code)
    return found


def board_of(seed: int, game: str = GAME) -> dict[str, str]:
    """Choose the options of a random game: all boards come up in turn."""
    return BOARDS[game][seed // SAME_LAYOUT % len(BOARDS[game])]


def spread(n: int) -> list[int]:
    """List seeds of which each has another board than the last, and another player."""
    return [i * (SAME_LAYOUT + 1) for i in range(n)]


def policy_of(seed: int) -> Policy:
    """Choose who plays: by seed, so that a game is told by two numbers."""
    return POLICIES[seed % len(POLICIES)]


def rules_of(players: int, seed: int, game: str = GAME) -> Rules:
    """Give the rulebook of a random game."""
    return build_rules(GAMES[game], players, board_of(seed, game))


def start(players: int, seed: int, game: str = GAME) -> State:
    """Set up the random game of a seed, as a bare state."""
    return new_state(rules_of(players, seed, game), seed_bytes(seed), -1, None)


def start_game(players: int, seed: int, game: str = GAME, *, record: bool = True) -> burgle.Game:
    """Set up the random game of a seed, as the public game: the same state, with log and undo."""
    return burgle.new_game(game, players, seed, record=record, **board_of(seed, game))


def positions(players: int, seed: int, every: int, game: str = GAME) -> Iterator[State]:
    """Play the random game of a seed and stop at every so-manyth decision; the state is the game's own."""
    st, dice, policy = start(players, seed, game), Dice(seed), policy_of(seed)
    left = every // 2
    while not st.over:
        if left == 0:
            yield st
            left = every
        left -= 1
        answer(st, policy(st, dice))


def aboard(st: State) -> list[Player]:
    """List the players still inside."""
    return [p for p in st.players if p.status == IN]
