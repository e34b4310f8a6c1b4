"""The ship and tokens of In! Space! as a player may edit them: is every one of the 48 layouts fair and playable?

The rulebook shows the ship in pictures only, so the board is our own design (SP-009 to SP-011, SP-135, SP-177) and these
checks read the data files straight, without the game.
"""

import itertools
import math
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import networkx as nx
import pytest

DATA = Path(__file__).parents[1] / "src/burgle/games/space"
BOARD: dict[str, Any] = tomllib.loads((DATA / "board.toml").read_text(encoding="utf-8"))
TOKENS: dict[str, Any] = tomllib.loads((DATA / "tokens.toml").read_text(encoding="utf-8"))
MODULES: dict[str, dict[str, Any]] = {module["id"]: module for module in BOARD["module"]}
FIXED = ("CB", "CO", "CM")
START, PODS, PANIC_ROOM = "CB1", "CBPOD", "CM12"
FLAGS = {"start", "pods", "market", "lift", "telepad", "checkpoint"}
MOST_PLAYERS = 4

Layout = tuple[str, ...]  # the sides that lie in positions 1, 2, 3
PIECES = {1: ("HY", "PR"), 2: ("DC", "AR"), 3: ("ML", "EN")}
LAYOUTS: list[Layout] = [
    sides for pieces in itertools.permutations(PIECES.values()) for sides in itertools.product(*pieces)
]
every_layout = pytest.mark.parametrize("layout", LAYOUTS, ids="-".join)


# ---------------------------------------------------------------- reading


def path(text: str) -> tuple[str, str, bool, dict[str, int]]:
    """From, to, one way?, and marks of a path such as "8>9 boots=2 enemies=1 lock"."""
    ends, *words = text.split()
    one_way = ">" in ends
    start, end = ends.split(">" if one_way else "-")
    marks = {"boots": 1, "enemies": 0, "lock": 0}
    for word in words:
        mark, _, number = word.partition("=")
        assert mark in marks, text
        marks[mark] = int(number or 1)
    return start, end, one_way, marks


def module_of(space: str) -> str:
    """The module in which a space lies: HY2 is in HY."""
    return space[:2]


@cache
def ship(layout: Layout) -> Any:
    """The walking paths of a ship as a directed graph; its nodes carry what lies there."""
    graph: Any = nx.DiGraph()

    def add(start: str, end: str, one_way: bool, marks: dict[str, int]) -> None:
        assert start in graph and end in graph and not graph.has_edge(start, end), (start, end)
        graph.add_edge(start, end, **marks)
        if not one_way:
            assert not graph.has_edge(end, start), (start, end)
            graph.add_edge(end, start, **marks)

    for module in (*FIXED, *layout):
        graph.add_nodes_from((module + key, space) for key, space in MODULES[module]["space"].items())
    for module in (*FIXED, *layout):
        for text in MODULES[module]["paths"]:
            start, end, one_way, marks = path(text)
            add(module + start, module + end, one_way, marks)
    for joint in BOARD["joint"]:
        start, end, one_way, marks = path(joint["path"])
        add(aboard(start, layout), aboard(end, layout), one_way, marks)
    return graph


def aboard(space: str, layout: Layout) -> str:
    """The space in play: P1a is HYa if Hydroponics lies in position 1."""
    return layout[int(space[1]) - 1] + space[2:] if space[0] == "P" and space[1].isdigit() else space


def keyless(layout: Layout) -> Any:
    """The ship for a player without a Master Key (SP-099)."""
    graph = ship(layout)
    return nx.subgraph_view(graph, filter_edge=lambda start, end: not graph.edges[start, end]["lock"])


def having(layout: Layout, what: str, value: object = None) -> set[str]:
    """The spaces that show something, or show just this."""
    return {
        space
        for space, shows in ship(layout).nodes(data=True)
        if what in shows and (value is None or shows[what] == value)
    }


# ---------------------------------------------------------------- the data themselves


def test_modules() -> None:
    """SP-013, SP-014: three fixed modules, and three pieces with two sides each, all with the connectors a, c, f."""
    assert {module for module, data in MODULES.items() if "piece" not in data} == set(FIXED)
    for piece, sides in PIECES.items():
        assert tuple(module for module, data in MODULES.items() if data.get("piece") == piece) == sides
        assert all({"a", "c", "f"} <= MODULES[side]["space"].keys() for side in sides)
    assert len(set(LAYOUTS)) == 48
    assert len({data["key"] for data in MODULES.values()}) == len(MODULES)


def test_first_layout() -> None:
    """SP-015: Hydroponics, Doomsday Cannon, Med Lab, unless the players ask for another."""
    names = [MODULES[BOARD["layout"]["default"][position]]["name"] for position in "123"]
    assert names == ["Hydroponics", "Doomsday Cannon", "Med Lab"]


def test_space_names() -> None:
    """Every space can be called by a short name of its own, and says nothing that the game does not know."""
    spaces = [space for module in MODULES.values() for space in module["space"].values()]
    names = [space["name"] for space in spaces]
    assert max(Counter(names).values()) == 1
    assert all(0 < len(name) <= 18 for name in names)
    known = FLAGS | {"name", "at", "port", "reward", "secret", "artifact"}
    assert all(space.keys() <= known for space in spaces)
    assert all(space[flag] is True for space in spaces for flag in FLAGS & space.keys())


def test_what_ports_and_rewards_do() -> None:
    """SP-112, SP-114, SP-135: ports give Clank!, Credits or healing, spaces Credits, healing or a crystal."""
    spaces = [space for module in MODULES.values() for space in module["space"].values()]
    assert {space["port"].split()[0] for space in spaces if "port" in space} == {"clank", "credit", "heal"}
    assert {space["reward"].split()[0] for space in spaces if "reward" in space} == {"crystal", "credit", "heal"}


def test_rage_track() -> None:
    """SP-026 to SP-028, SP-177: the seventh space draws 4 and is not red; one, one and two hunters; Blockade between."""
    track = BOARD["track"]
    assert track["draws"] == [2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6]
    assert track["draws"] == sorted(track["draws"])
    assert track["start"] == {"4": 1, "3": 2, "2": 3}
    assert track["hunters"] == {"8": 1, "9": 1, "11": 2}
    assert track["blockade"] == 10


def test_hyperlift() -> None:
    """SP-124, SP-127: the locks lie between neighbouring stops, and the Blockade cuts the stop in the Cargo Bay."""
    lift = BOARD["lift"]
    segments = [f"{one}-{next_}" for one, next_ in itertools.pairwise(lift["stops"])]
    assert set(lift["locks"]) <= set(segments)
    assert module_of(lift["blockade"]) == "CB"
    assert lift["blockade"] in lift["stops"]


# ---------------------------------------------------------------- all 48 layouts


@every_layout
def test_how_many_spaces_of_each_kind(layout: Layout) -> None:
    """SP-006, SP-020, SP-021: the kinds of spaces, close to each other in all layouts."""
    assert len(ship(layout)) in (67, 68)
    assert len(having(layout, "secret", "major")) in (10, 11)
    assert len(having(layout, "secret", "minor")) in (12, 13, 14)
    assert len(having(layout, "checkpoint")) == 5
    assert len(having(layout, "telepad")) == 4
    assert having(layout, "lift") == set(BOARD["lift"]["stops"])
    assert len(having(layout, "lift")) == 5
    assert len(having(layout, "market")) in (2, 3)
    assert len(having(layout, "reward", "crystal 1")) in (2, 3)
    assert len(having(layout, "reward", "credit 1") | having(layout, "reward", "credit 2")) in (1, 2)
    assert len(having(layout, "reward", "heal 1")) in (0, 1, 2)
    assert having(layout, "start") == {START}
    assert having(layout, "pods") == {PODS}


@every_layout
def test_artifacts_lie_in_command(layout: Layout) -> None:
    """SP-009, SP-017: one Command space for each value."""
    spaces = having(layout, "artifact")
    assert sorted(ship(layout).nodes[space]["artifact"] for space in spaces) == [5, 10, 15, 20, 25, 30]
    assert {module_of(space) for space in spaces} == {"CM"}


@every_layout
def test_tokens_suffice(layout: Layout) -> None:
    """SP-022: no layout needs more Secrets than there are."""
    for pool in ("major", "minor"):
        assert len(having(layout, "secret", pool)) * BOARD["secrets"][pool] <= copies(pool)


@every_layout
def test_a_code_is_always_possible(layout: Layout) -> None:
    """SP-136, SP-137: when all others have hacked twice, the last player still finds a port in another module.

    Eight cubes at most, ten ports: three are free before the last cube, and a module with only two ports
    cannot hold all of them. The tenth lies near the start, so that whoever comes last need not go far.
    """
    ports = having(layout, "port")
    assert len(ports) == 10 > 2 * MOST_PLAYERS
    assert max(Counter(map(module_of, ports)).values()) == 2


@every_layout
def test_ports_lie_before_the_force_field(layout: Layout) -> None:
    """SP-143: every port can be reached from the start without entering Command, and without a key."""
    outside = keyless(layout).subgraph(space for space in ship(layout) if module_of(space) != "CM")
    assert having(layout, "port") <= nx.descendants(outside, START)


@every_layout
def test_everything_can_be_reached_without_a_key(layout: Layout) -> None:
    """SP-099: a lock closes off the Panic Room only."""
    assert set(ship(layout)) - nx.descendants(keyless(layout), START) - {START} == {PANIC_ROOM}
    assert nx.has_path(ship(layout), START, PANIC_ROOM)


@every_layout
def test_nobody_is_stranded(layout: Layout) -> None:
    """SP-100, SP-210: from every space, the Panic Room too, a way leads home without a key."""
    assert nx.ancestors(keyless(layout), START) | {START} == set(ship(layout))


@every_layout
def test_nothing_lies_behind_the_pods(layout: Layout) -> None:
    """SP-213: who may not enter the pod space misses no other space and no short cut."""
    assert set(nx.all_neighbors(ship(layout), PODS)) == {START}
    walk = keyless(layout).subgraph(set(ship(layout)) - {PODS})
    assert nx.descendants(walk, START) | {START} == set(walk) - {PANIC_ROOM}
    assert nx.ancestors(walk, START) | {START} == set(walk)


@every_layout
def test_walk_to_each_artifact(layout: Layout) -> None:
    """SP-009, SP-092: a dearer Artifact never lies nearer, in Boots and without a key; all layouts are alike."""
    boots = nx.single_source_dijkstra_path_length(keyless(layout), START, weight="boots")
    spaces = sorted(having(layout, "artifact"), key=lambda space: int(ship(layout).nodes[space]["artifact"]))
    assert [boots[space] for space in spaces] == [9, 10, 10, 12, 13, 15]


@every_layout
def test_lift_stops_are_not_neighbours(layout: Layout) -> None:
    """SP-192: stops are adjacent by the Lift alone, so that no teleport goes from stop to stop."""
    for one, other in itertools.permutations(having(layout, "lift"), 2):
        assert not ship(layout).has_edge(one, other)


@every_layout
def test_drawing(layout: Layout) -> None:
    """Every space lies inside the picture, and far enough from each other to be told apart."""
    drawing = BOARD["drawing"]
    left, top, width, height = drawing["view"]
    places = [place(space, layout) for space in ship(layout)]
    assert all(left < x < left + width and top < y < top + height for x, y in places)
    assert min(math.dist(one, other) for one, other in itertools.combinations(places, 2)) >= 40


def place(space: str, layout: Layout) -> tuple[int, int]:
    """Where a space is drawn, mirrored if its position is."""
    drawing, module = BOARD["drawing"], module_of(space)
    x, y = MODULES[module]["space"][space[2:]]["at"]
    where = f"P{layout.index(module) + 1}" if module in layout else module
    if where in drawing["mirrored"]:
        y = drawing["box"][1] - y
    right, down = drawing["positions"][where]
    return x + right, y + down


def test_drawing_names_real_paths() -> None:
    """Bends and icon places belong to paths of the ship."""
    joints = {joint["path"].split()[0] for joint in BOARD["joint"]}
    within = {
        f"{module}{start}-{module}{end}"
        for module, data in MODULES.items()
        for start, end, *_ in map(path, data["paths"])
    }
    drawing = BOARD["drawing"]
    assert drawing["bends"].keys() | drawing["iconAt"].keys() <= joints | within


# ---------------------------------------------------------------- tokens


def pool(name: str) -> list[dict[str, Any]]:
    """The kinds of token in a pool."""
    return [token for token in TOKENS["token"] if token["pool"] == name]


def copies(name: str) -> int:
    """How many tokens a pool has."""
    return sum(token["copies"] for token in pool(name))


def test_secrets_sum_up() -> None:
    """SP-006, SP-011: 11 Major Secrets of 6 kinds, 28 Minor ones of 7 kinds."""
    assert (copies("major"), len(pool("major"))) == (11, 6)
    assert (copies("minor"), len(pool("minor"))) == (28, 7)


def test_other_tokens_sum_up() -> None:
    """SP-006, SP-009, SP-023 to SP-025: items, pods, crystals, codes and Artifacts."""
    items = pool("item")
    assert {item["id"] for item in items} == {"contraband", "master_key", "med_kit", "telepass"}
    assert {(item["copies"], item["copies_2p"], item["price"]) for item in items} == {(2, 1, 7)}
    assert copies("pods") == 4
    assert {token["id"]: token["copies"] for token in pool("bank")} == {"crystal": 5, "command_code": 4}
    assert [artifact["value"] for artifact in TOKENS["artifact"]] == [5, 10, 15, 20, 25, 30]


def test_what_tokens_are_worth() -> None:
    """SP-230, SP-232, SP-233, SP-235, SP-239, SP-242 to SP-246: points at the end, and chips as Credits."""
    tokens = TOKENS["token"]
    assert {token["id"]: token["points"] for token in tokens if "points" in token} == {
        "spaceship_plans": 7,
        "sixth_crystal": "per crystal: 3",
        "archive": 3,
        "master_key": 5,
        "telepass": 5,
        "med_kit": 5,
        "contraband": 10,
    }
    assert {token["id"]: token["worth"] for token in tokens if "worth" in token} == {
        "credit_chip_5": 5,
        "credit_chip_2": 2,
    }


def test_every_token_is_told_apart() -> None:
    """Ids and names are unique, every token has its quip, and no field is misspelt."""
    everything = [*TOKENS["token"], *TOKENS["artifact"]]
    for field in ("id", "name", "quip"):
        assert max(Counter(token[field] for token in everything).values()) == 1
    known = {"id", "name", "pool", "copies", "copies_2p", "per_player", "price", "found", "keep", "use", "bought"}
    known |= {"points", "worth", "grants", "quip", "value"}
    assert all(token.keys() <= known for token in everything)
