"""The two boards of Darkest Magic as a player may edit them: is each of them fair, playable and fit to be drawn?

The rulebook shows its boards in pictures only, so both are our own design, and these checks read the data files straight,
without the game. The figures are those of the design (d9 in the facts about this game).
"""

import itertools
import math
from collections import Counter
from pathlib import Path
from typing import Any

import networkx as nx
import pytest

from tests.boards import DISC, Side, cross

DATA = Path(__file__).parents[1] / "src/burgle/games/darkest"
FLAGS = {"hq", "dz", "town", "forest", "kelp", "hill", "mountain", "cave", "tower", "slot", "stub"}
FIELDS = {"name", "at", "rune", "secret", "artifact", "reward", "waypoint"}
SHORE, LAKE = Side(DATA / "shorelands.toml"), Side(DATA / "lakebed.toml")
SIDES = [SHORE, LAKE]
each_side = pytest.mark.parametrize("side", SIDES, ids=["shorelands", "lakebed"])
BANDS = ((10, 6, 7), (20, 7, 9), (30, 10, 12))  # Artifacts up to this value lie so many Boots from HQ


def places(side: Side) -> set[str]:
    """The spaces that one can stand on; path ends are none."""
    return set(side.spaces) - side.having("stub")


def ways(side: Side) -> Any:
    """Where a player can walk before any sticker."""
    graph = side.graph()
    graph.remove_nodes_from(side.having("stub"))
    return graph


@each_side
def test_spaces_say_nothing_unknown(side: Side) -> None:
    """No field is misspelt, every flag is true, and names are short enough for the map."""
    for key, space in side.spaces.items():
        assert {"name", "at"} <= space.keys() <= FLAGS | FIELDS, key
        assert all(space[flag] is True for flag in FLAGS & space.keys()), key
        assert space.get("secret", "ore") in ("major", "minor", "either", "ore"), key
        assert 0 < len(space["name"]) <= 18, key
        assert len(space.keys() & {"hq", "town", "forest", "kelp", "tower"}) <= 1, key
    names = [space["name"] for board in SIDES for space in board.spaces.values()]
    assert max(Counter(names).values()) == 1
    assert side.spaces[side.hq].keys() == {"name", "at", "hq"}


@pytest.mark.parametrize(
    ("side", "mix"),
    [
        (
            SHORE,
            {"spaces": 42, "dz": 20, "town": 3, "forest": 7, "hill": 7, "mountain": 5, "cave": 3, "tower": 1}
            | {"major": 5, "either": 2, "minor": 9, "ore": 3, "gold": 5, "heal": 3, "rune": 12, "stub": 4},
        ),
        (
            LAKE,
            {"spaces": 40, "dz": 24, "town": 1, "kelp": 6, "hill": 3, "mountain": 2, "cave": 6, "tower": 7}
            | {"major": 6, "either": 2, "minor": 8, "ore": 4, "gold": 4, "heal": 2, "rune": 12, "stub": 4},
        ),
    ],
    ids=["shorelands", "lakebed"],
)
def test_how_many_spaces_of_each_kind(side: Side, mix: dict[str, int]) -> None:
    """As many as the design asks for (d9); what the kinds do, scenarios show."""
    found = Counter({"spaces": len(places(side))})
    for space in side.spaces.values():
        found.update(space.keys() & (FLAGS | {"rune"}))
        found.update([space["secret"]] if "secret" in space else [])
        found.update([space["reward"].split()[0]] if "reward" in space else [])
    assert {kind: found[kind] for kind in mix} == mix
    assert sorted(side.spaces[key]["rune"] for key in side.having("rune")) == [*range(1, 13)]  # L2-109


@pytest.mark.parametrize(("side", "paths"), [(SHORE, 71), (LAKE, 66)], ids=["shorelands", "lakebed"])
def test_how_many_paths_of_each_kind(side: Side, paths: int) -> None:
    """Every kind of path is there as often as the design asks for; four path ends wait for stickers."""
    assert len(side.paths) == paths
    assert len(side.written) - len(side.paths) == len(side.having("stub")) == 4
    kinds = Counter(
        f"mountain {path.boots}" if "mountain" in path.words else f"enemies {path.enemies}" if path.enemies
        else f"boots {path.boots}"
        for path in side.paths
    )  # fmt: skip
    assert kinds >= Counter(
        {"boots 2": 9, "boots 3": 2, "mountain 2": 6, "mountain 3": 2, "enemies 1": 12, "enemies 2": 5}
    )
    assert 6 <= sum(path.one_way for path in side.paths) <= 7


def test_artifacts() -> None:
    """L2-045, L2-088: one space for each value, all of them in the Danger Zone, and enough for four players."""
    assert sorted(SHORE.artifacts()) == [5, 7, 10, 15, 20, 25]
    assert sorted(LAKE.artifacts()) == [10, 15, 20, 25, 30]
    assert all(set(side.artifacts().values()) <= side.having("dz") for side in SIDES)


@each_side
def test_ways(side: Side) -> None:
    """L2-092: every space is reached from every other without passing HQ; no forest is on the only way home (L2-094)."""
    graph = ways(side)
    assert nx.is_strongly_connected(graph)
    inner = graph.copy()
    inner.remove_node(side.hq)
    assert nx.is_strongly_connected(inner)
    woods = side.having("forest") | side.having("kelp")
    for key in places(side):
        dry = graph.copy()
        dry.remove_nodes_from(woods - {key})
        assert nx.has_path(dry, key, side.hq), key
    for key in side.artifacts().values():
        assert nx.edge_connectivity(graph, key, side.hq) >= 2, key


@each_side
def test_walk_to_each_artifact(side: Side) -> None:
    """In Boots from HQ: small ones near, large ones far."""
    far = side.boots(ways(side))
    for value, key in side.artifacts().items():
        low, high = next((low, high) for most, low, high in BANDS if value <= most)
        assert low <= far[key] <= high, (value, far[key])


@each_side
def test_drawing(side: Side) -> None:
    """Spaces have room, paths cross nowhere and run through no third space, bends are small."""
    for one, other in itertools.combinations(places(side), 2):
        assert math.dist(side.at(one), side.at(other)) >= 58, (one, other)
    drawn = [(path, side.curve(path)) for path in side.written]
    for (one, curve), (other, line) in itertools.combinations(drawn, 2):
        assert not cross(curve, line), (one.name, other.name)
    for path, _ in drawn:
        for key in side.spaces.keys() - {path.start, path.end}:
            assert min(math.dist(side.at(key), p) for p in side.curve(path, 48)) >= 1.4 * DISC, (path.name, key)
    bends = side.tables["drawing"]["bends"]
    assert bends.keys() == {path.name for path in side.written}
