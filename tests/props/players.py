"""Players without a mind of their own: they bring random games to every corner of the rules, the same way every time.

Chance is an own xorshift, so that a game depends on its seed alone, not on a library's version.
"""

from collections import deque
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

import burgle
from burgle.content.library import build_rules
from burgle.content.tables import read_tables
from burgle.games import GAMES
from burgle.games.space.ship import layouts
from burgle.kernel.chance import seed_bytes
from burgle.kernel.codes import IN
from burgle.kernel.engine import answer
from burgle.kernel.rules import Rules
from burgle.kernel.start import new_state
from burgle.kernel.state import Player, State

GAME = "space"
COUNTS = (2, 3, 4)
LAYOUTS: list[str] = layouts(read_tables(GAMES[GAME].package, ())[0])
SAME_LAYOUT = 6  # so many seeds in a row share a layout, for rulebooks take time to write
FAR = 999
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


def shop(st: State, dice: Dice) -> int:
    """Play all cards, then spend Skill and Swords to the last: the row is dealt out and attacks come often."""
    by = by_action(st)
    for name in ("use", "play", "acquire", "fight", "end turn"):
        if name in by and dice.below(16):
            return int(dice.one_of(by[name]))
    return wander(st, dice)


def sneak(st: State, dice: Dice) -> int:
    """Do what the game is about: hack two ports, take an artifact, get away; now and then anything at all."""
    by = by_action(st)
    if not by and dice.below(4):
        return st.options[0]  # takes what is offered
    if not by or dice.below(10) == 0:
        return wander(st, dice)
    for name in ("hack", "take artifact", "use"):
        if name in by:
            return int(dice.one_of(by[name]))
    if "play" in by and dice.below(8):
        return int(dice.one_of(by["play"]))
    for name in ("buy", "fight", "acquire"):
        if name in by and dice.below(3) == 0:
            return int(dice.one_of(by[name]))
    p = st.players[st.active]
    steps = [(way_left(st, p, goal_of(st, name, code)), code) for name in STEPS for code in by.get(name, [])]
    nearer = [(left, code) for left, code in steps if left < way_left(st, p, p.room)]
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


def goal_of(st: State, name: str, code: int) -> int:
    """Say which space an option leads to."""
    arg = code & 0xFFFF
    if name != "move":
        return arg
    path = st.rules.paths[arg >> 3]
    room = st.players[st.active].room
    return path.a if path.b == room else path.b


def goals(st: State, p: Player) -> frozenset[int]:
    """List the spaces worth going to."""
    rules = st.rules
    if p.has[rules.tags.index("artifact")]:
        return frozenset(space.id for space in rules.spaces if space.key == "CBPOD")
    if p.has[rules.tags.index("code")]:
        lying = st.zones[rules.zone_names.index("artifacts")]
        return frozenset(room for room, token in enumerate(lying) if token >= 0)
    used = st.zones[rules.zone_names.index("ports")]
    first = p.nums[rules.player_nums.index("first_hack")] - 1
    return frozenset(
        space.id
        for space in rules.spaces
        if space.port and space.exits and not used[space.id] and space.module != first
    )


def way_left(st: State, p: Player, room: int) -> int:
    """Count the steps from a space to the nearest goal."""
    return distances(st.rules, goals(st, p)).get(room, FAR)


@lru_cache(maxsize=4096)
def distances(rules: Rules, to: frozenset[int]) -> dict[int, int]:
    """Measure the ship on foot, without keys, from everywhere to the nearest of some spaces."""
    into: dict[int, list[int]] = {space.id: [] for space in rules.spaces}
    for space in rules.spaces:
        for way in space.exits:
            if not way.closed and not way.lock:
                into[way.to].append(space.id)
    left = dict.fromkeys(to, 0)
    waiting = deque(sorted(to))
    while waiting:
        room = waiting.popleft()
        for other in into[room]:
            if other not in left:
                left[other] = left[room] + 1
                waiting.append(other)
    return left


def layout_of(seed: int) -> str:
    """Lay the ship out: all 48 layouts come up in turn."""
    return LAYOUTS[seed // SAME_LAYOUT % len(LAYOUTS)]


def policy_of(seed: int) -> Policy:
    """Choose who plays: by seed, so that a game is told by two numbers."""
    return POLICIES[seed % len(POLICIES)]


def rules_of(players: int, seed: int) -> Rules:
    """Give the rulebook of a random game."""
    return build_rules(GAMES[GAME], players, {"layout": layout_of(seed)})


def start(players: int, seed: int) -> State:
    """Set up the random game of a seed, as a bare state."""
    return new_state(rules_of(players, seed), seed_bytes(seed), -1, None)


def start_game(players: int, seed: int, *, record: bool = True) -> burgle.Game:
    """Set up the random game of a seed, as the public game: the same state, with log and undo."""
    return burgle.new_game(GAME, players, seed, record=record, layout=layout_of(seed))


def positions(players: int, seed: int, every: int) -> Iterator[State]:
    """Play the random game of a seed and stop at every so-manyth decision; the state is the game's own."""
    st, dice, policy = start(players, seed), Dice(seed), policy_of(seed)
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
