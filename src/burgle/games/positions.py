"""What the notations of several games have in common: spaces by id, cubes that lie on them, tokens in their pools."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgle.chapters.cubes import cube_on, place_of_cube, seat_of_cube
from burgle.games.spec import PositionError
from burgle.kernel.rules import Rules
from burgle.kernel.state import State


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
