"""What the notations of several games have in common: spaces by id, cubes and tokens on them, stacks, health meters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgle.chapters.artifacts import Artifacts
from burgle.chapters.cubes import cube_on, place_of_cube, seat_of_cube
from burgle.chapters.meter import Meter
from burgle.chapters.stacks import Stacks
from burgle.games.spec import PositionError
from burgle.kernel.rules import Rules
from burgle.kernel.state import Player, State


def as_list(value: Any) -> list[Any]:
    """Take a single thing for a list of one."""
    return value if isinstance(value, list) else [value]


def as_map(rules: Rules, value: Any) -> Mapping[str, Any]:
    """Insist on a table of spaces."""
    if not isinstance(value, Mapping):
        raise PositionError(f"expected spaces such as {{ {rules.spaces[-1].key} = ... }}, found {value!r}")
    return value


def space_of(rules: Rules, key: object) -> int:
    """Find a space by its id."""
    if key not in rules.space_ids:
        raise PositionError(f"there is no space {key!r}; spaces are called as {rules.spaces[-1].key}")
    return rules.space_ids[str(key)]


def read_cubes(st: State, zone: int) -> dict[str, list[str]]:
    """Say whose cubes lie on which spaces."""
    found: dict[str, list[str]] = {}
    for cube in st.zones[zone]:
        found.setdefault(st.rules.spaces[place_of_cube(cube)].key, []).append(f"p{seat_of_cube(cube)}")
    return found


def write_cubes(st: State, zone: int, value: Any) -> None:
    """Lay exactly these cubes on the spaces that are named."""
    for key, seats in as_map(st.rules, value).items():
        space = space_of(st.rules, key)
        cubes = [cube for cube in st.zones[zone] if place_of_cube(cube) != space]
        st.zones[zone] = cubes + [cube_on(space, int(str(seat).removeprefix("p"))) for seat in as_list(seats)]


def out_of_pool(st: State, token: int) -> bool:
    """Take a token out of the pile of its pool, if there is one; says whether it did."""
    pool, names = st.rules.tokens[token].pool, st.rules.pile_names
    return pool in names and st.piles[names.index(pool)].take_out(token)


def off_the_board(st: State, artifacts: Artifacts, token: int) -> bool:
    """Take an artifact from its space, or a token out of the pile of its pool; says whether that was its place."""
    if st.rules.tokens[token].value:
        if token in st.zones[artifacts.lying]:
            st.put(artifacts.lying, st.zones[artifacts.lying].index(token), -1)
        return True
    return out_of_pool(st, token)


def read_top(st: State, stacks: Stacks, stack: int) -> str:
    """Name the card of a stack that is for sale."""
    card = stacks.on_top(st, stack)
    return st.rules.cards[card].name if card >= 0 else "none"


def write_top(st: State, stacks: Stacks, stack: int, value: Any) -> None:
    """Turn another card of a stack up; the one that lay there goes back into the pile."""
    card = next((card for card in stacks.kinds[stack] if st.rules.cards[card].name == value), -1)
    if card < 0 and value != "none":
        raise PositionError(f"there is no {stacks.names[stack].title()} {value!r}")
    piles, stock, pile = stacks.reserve.piles, stacks.reserve.stock, st.piles[stacks.piles[stack]]
    old = stacks.on_top(st, stack)
    if old >= 0:
        st.put(stock, piles.index(old), 0)
        pile.mix_in([old])
    if card >= 0:
        pile.take_out(card)
        st.put(stock, piles.index(card), 1)


def settle_meter(meter: Meter, p: Player) -> None:
    """Make what a meter remembers fit the numbers of its cubes: stand-ins on its highest spaces."""
    black, bare = p.nums[meter.black_at], p.nums[meter.bare_at]
    fits = (black | bare) >> p.damage == 0 and black & bare == 0
    if not fits or black.bit_count() != p.stand_ins or bare.bit_count() != p.unmarked:
        own = p.damage - p.stand_ins - p.unmarked
        p.nums[meter.black_at] = ((1 << p.stand_ins) - 1) << own
        p.nums[meter.bare_at] = ((1 << p.unmarked) - 1) << own + p.stand_ins
