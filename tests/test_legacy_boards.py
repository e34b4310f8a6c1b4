"""The two boards of the legacy game as a player may edit them: is each of them fair, playable and fit to be drawn?

Nobody has written down the printed boards, so both are our own design (L1-004, RULING 50), and these checks read the data
files straight, without the game. The figures are those of the design (D1 in the facts about this game).
"""

import itertools
import math
import re
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import networkx as nx
import pytest

from tests.boards import DISC, Point, Side, cross, height, inside

DATA = Path(__file__).parents[1] / "src/burgle/games/legacy"
FLAGS = {"hq", "dz", "town", "pyramid", "forest", "mushroom", "ruin", "volcano", "circle", "agent", "fruit", "slot"}
FIELDS = {"name", "at", "coach", "shrine", "secret", "artifact", "reward", "waypoint"}
NOTHING = {"name", "at", "dz", "slot", "waypoint"}  # a space that shows no more than this is blank
LINES = {"ground", "ridge", "river"}  # regions that are lines; all others are outlines
OUTLINES = {"sea", "lake", "isle", "forest", "mushroom", "volcano", "lava", "hall", "field"}
OVER, UNDER = Side(DATA / "overworld.toml"), Side(DATA / "underworld.toml")
SIDES = [OVER, UNDER]
each_side = pytest.mark.parametrize("side", SIDES, ids=["overworld", "underworld"])
with_slots = pytest.mark.parametrize("slots", [False, True], ids=["slots closed", "slots open"])


# ---------------------------------------------------------------- the data themselves


def test_both_sides_go_into_one_table() -> None:
    """The two files can be read one after the other: their modules and regions have ids of their own."""
    assert [(side.module["id"], side.module["key"], side.module["name"]) for side in SIDES] == [
        ("A", "overworld", "Overworld"),
        ("B", "underworld", "Underworld"),
    ]
    ids = [region["id"] for side in SIDES for region in side.regions]
    assert max(Counter(ids).values()) == 1
    assert all(
        region["side"] == side.id and region["id"].startswith(side.id) for side in SIDES for region in side.regions
    )
    assert OVER.tables["drawing"]["view"] == UNDER.tables["drawing"]["view"]


@each_side
def test_spaces_say_nothing_unknown(side: Side) -> None:
    """No field is misspelt, every flag is true, and every value is one that the game knows."""
    for key, space in side.spaces.items():
        assert {"name", "at"} <= space.keys() <= FLAGS | FIELDS, key
        assert all(space[flag] is True for flag in FLAGS & space.keys()), key
        assert space.get("secret", "minor") in ("major", "minor"), key
        assert space.get("coach", 0) in (0, 1, 2, 3), key
        assert re.fullmatch(r"(gold [123]|heal 1|draw 1|intern 1)", space.get("reward", "heal 1")), key
    assert [*side.spaces] == [f"{side.id}{n:02}" for n in range(1, len(side.spaces) + 1)]


def test_names() -> None:
    """Every space and every landmark can be called by a name of its own, short enough for the map."""
    spaces = [space["name"] for side in SIDES for space in side.spaces.values()]
    landmarks = [region["name"] for side in SIDES for region in side.regions if "name" in region]
    assert max(Counter(spaces + landmarks).values()) == 1
    assert all(0 < len(name) <= 18 and name == name.strip() for name in spaces)


@each_side
def test_paths_join_two_spaces_once(side: Side) -> None:
    """No path leads from a space to itself, and no two join the same spaces, either way."""
    pairs = [frozenset((path.start, path.end)) for path in side.written]
    assert all(len(pair) == 2 and pair <= side.spaces.keys() for pair in pairs)
    assert max(Counter(pairs).values()) == 1
    assert all(1 <= path.boots <= 3 and 0 <= path.enemies <= 3 for path in side.written)
    assert all(path.boots > 1 for path in side.written if "mountain" in path.words)
    assert not any({"mountain", "water"} <= path.words for path in side.written)


# ---------------------------------------------------------------- how much there is of everything


@pytest.mark.parametrize(("side", "spaces", "dz"), [(OVER, 40, 22), (UNDER, 42, 25)], ids=["overworld", "underworld"])
def test_how_many_spaces(side: Side, spaces: int, dz: int) -> None:
    """L1-004: one HQ, outside the Danger Zone; more than half of the spaces inside it; a quarter blank."""
    assert len(side.spaces) == spaces
    assert len(side.having("dz")) == dz
    assert "dz" not in side.spaces[side.hq]
    blank = [key for key, space in side.spaces.items() if space.keys() <= NOTHING]
    assert len(blank) == 10


@pytest.mark.parametrize(
    ("side", "mix"),
    [
        (
            OVER,
            {"paths": 60, "plain": 24, "boots 2": 8, "boots 3": 2, "mountain 2": 5, "mountain 3": 2}
            | {"enemies 1": 11, "enemies 2": 4, "enemies 3": 1, "water": 5, "one way": 6},
        ),
        (
            UNDER,
            {"paths": 62, "plain": 22, "boots 2": 7, "boots 3": 2, "mountain 2": 4, "mountain 3": 3}
            | {"enemies 1": 13, "enemies 2": 5, "enemies 3": 1, "water": 5, "one way": 8},
        ),
    ],
    ids=["overworld", "underworld"],
)
def test_how_many_paths_of_each_kind(side: Side, mix: dict[str, int]) -> None:
    """L1-040 to L1-049: the paths that are there from the first game on.

    A plain path may have an arrow: were it otherwise, the Underworld's kinds would sum up to more than its 62 paths. The
    Overworld's kinds sum up to 62 for 60 paths, so two of its paths are of two kinds at once.
    """
    found = Counter({"paths": len(side.paths)})
    for path in side.paths:
        mountain, water = "mountain" in path.words, "water" in path.words
        found["plain"] += path.boots == 1 and not path.enemies and not water
        found[f"mountain {path.boots}" if mountain else f"boots {path.boots}"] += path.boots > 1
        found[f"enemies {path.enemies}"] += path.enemies > 0
        found["water"] += water
        found["one way"] += path.one_way
    assert {kind: n for kind, n in found.items() if n} == mix
    several = [path for path in side.paths if (path.boots > 1) + (path.enemies > 0) + ("water" in path.words) > 1]
    assert len(several) == (2 if side is OVER else 0)


@pytest.mark.parametrize(
    ("side", "kinds"),
    [
        (
            OVER,
            {"hq": 1, "town": 4, "forest": 8, "mushroom": 0, "ruin": 4, "agent": 5, "volcano": 1, "circle": 3}
            | {"shrine": 0, "pyramid": 0, "fruit": 3, "slot": 8, "coach": 5, "artifact": 7, "waypoint": 14},
        ),
        (
            UNDER,
            {"hq": 1, "town": 3, "forest": 1, "mushroom": 6, "ruin": 5, "agent": 4, "volcano": 3, "circle": 4}
            | {"shrine": 6, "pyramid": 1, "fruit": 3, "slot": 8, "coach": 4, "artifact": 7, "waypoint": 12},
        ),
    ],
    ids=["overworld", "underworld"],
)
def test_how_many_spaces_of_each_kind(side: Side, kinds: dict[str, int]) -> None:
    """L1-017 to L1-023: as many as the design asks for; shrines and the Pyramid on the Underworld only."""
    assert {kind: len(side.having(kind)) for kind in kinds} == kinds


@pytest.mark.parametrize(
    ("side", "rewards"),
    [
        (OVER, {"major": 6, "minor": 9, "gold": 4, "heal": 2, "draw": 2, "intern": 3}),
        (UNDER, {"major": 6, "minor": 9, "gold": 4, "heal": 2, "draw": 2, "intern": 2}),
    ],
    ids=["overworld", "underworld"],
)
def test_how_many_rewards_of_each_kind(side: Side, rewards: dict[str, int]) -> None:
    """L1-082 to L1-088: secrets and what spaces give on entering."""
    found = {kind: len(side.having("secret", kind) | side.rewards(kind)) for kind in rewards}
    assert found == rewards


def test_coach_fees() -> None:
    """L1-072, L1-073: the fees; a ride to or from the Danger Zone costs most."""
    for side, fees in ((OVER, [0, 1, 1, 2, 3]), (UNDER, [1, 1, 2, 3])):
        assert sorted(side.spaces[key]["coach"] for key in side.having("coach")) == fees
        deep = [side.spaces[key]["coach"] for key in side.having("coach") & side.having("dz")]
        assert min(deep) >= max(side.spaces[key]["coach"] for key in side.having("coach") - side.having("dz"))


def test_towns() -> None:
    """L1-063: a coach stops at some of them, and one lies in the Danger Zone, for who comes back with gold.

    Not at all: a coach at the door of HQ, or in the depths, would make the way to the dearest Artifacts as short as that
    to the cheapest (`test_coaches_flatten_no_walk`).
    """
    for side, outside in ((OVER, 3), (UNDER, 2)):
        assert side.having("town") & side.having("coach")
        assert len(side.having("town") - side.having("dz")) == outside


def test_artifact_values() -> None:
    """L1-020, L1-167: one space for each value; 20 is the Artifact that counts 40 with a Dragon Egg."""
    assert sorted(OVER.artifacts()) == [5, 7, 10, 15, 20, 25, 30]
    assert sorted(UNDER.artifacts()) == [5, 10, 15, 20, 25, 30, 35]


def test_shrine_kinds() -> None:
    """L1-023, L1-105: six shrines, each with a token of its own."""
    kinds = [UNDER.spaces[key]["shrine"] for key in UNDER.having("shrine")]
    assert sorted(kinds) == ["boot", "gold", "hush", "monsters", "skill", "sword"]


def test_waypoints() -> None:
    """L1-108: 26 numbers, none used twice, so that a number is one passage of the book."""
    assert sorted(OVER.spaces[key]["waypoint"] for key in OVER.having("waypoint")) == [*range(11, 25)]
    assert sorted(UNDER.spaces[key]["waypoint"] for key in UNDER.having("waypoint")) == [*range(31, 43)]


@each_side
def test_what_does_not_go_together(side: Side) -> None:
    """L1-054, L1-101, L1-160: what must not lie on HQ, on a shrine, or two and two on a space."""
    assert side.spaces[side.hq].keys() == {"name", "at", "hq"}
    for key, space in side.spaces.items():
        assert len(space.keys() & {"forest", "mushroom", "shrine", "hq", "pyramid"}) <= 1, key
        if "shrine" in space:
            assert not space.keys() & {"artifact", "town", "coach", "agent", "waypoint", "circle", "slot"}, key
        assert len(space.keys() - NOTHING) <= 3, key  # what a space can show without being crowded


@each_side
def test_slots(side: Side) -> None:
    """Eight blank spaces and ten closed paths wait for the campaign's stickers.

    The design calls both closed until stickered. But its stickers add to spaces that a contract sends players to before,
    and the counts of spaces and paths are those of a whole game; so slot spaces can be walked on from the first game on
    and belong to the 40 and 42, while slot paths come on top of the 60 and 62.
    """
    slots = side.having("slot")
    assert len(slots) == 8
    assert all(side.spaces[key].keys() <= {"name", "at", "dz", "slot"} for key in slots)
    assert len(side.written) - len(side.paths) == 10
    assert 0 < len(slots & side.having("dz")) < 8


# ---------------------------------------------------------------- ways there and back


@with_slots
@each_side
def test_everything_can_be_reached_without_items(side: Side, slots: bool) -> None:
    """Without Canoe or Pickaxe: all but at most three prizes behind water, and those with a Canoe."""
    away = set(side.spaces) - set(side.boots(side.graph(slots)))
    assert away == side.prizes()
    assert len(away) <= 3
    assert away <= side.having("secret", "major")
    assert set(side.boots(side.graph(slots, canoe=True))) == set(side.spaces)


@with_slots
@each_side
def test_nobody_is_stranded(side: Side, slots: bool) -> None:
    """From every space a dry way leads home; from the prizes too, for a Teleport may bring somebody there (L1-050)."""
    assert nx.ancestors(side.graph(slots), side.hq) | {side.hq} == set(side.spaces)


@with_slots
@each_side
def test_nobody_needs_to_pass_through_hq(side: Side, slots: bool) -> None:
    """L1-054: HQ is closed to who has no Artifact yet, so every space is reached from every other without it."""
    graph = side.graph(slots)
    graph.remove_nodes_from([side.hq, *side.prizes(), *(side.having("shrine"))])
    assert nx.is_strongly_connected(graph)


@each_side
def test_no_slot_space_is_on_the_only_way(side: Side) -> None:
    """Whatever a sticker makes of a slot space, even a bad place, nobody has to go there."""
    graph = side.graph()
    graph.remove_nodes_from(side.having("slot"))
    assert nx.descendants(graph, side.hq) == set(graph) - side.prizes() - {side.hq}
    assert nx.ancestors(graph, side.hq) == set(graph) - {side.hq}


@with_slots
@each_side
def test_no_forest_is_on_the_only_way_home(side: Side, slots: bool) -> None:
    """L1-095: from every space a way to HQ enters no Forest, nor a mushroom one."""
    for key in side.spaces:
        graph = side.graph(slots)
        graph.remove_nodes_from(side.forests() - {key})
        assert nx.has_path(graph, key, side.hq), key


@with_slots
@each_side
def test_ways_out_of_the_danger_zone(side: Side, slots: bool) -> None:
    """At least two ways lead from the Danger Zone to HQ that share no path, also for who carries any of the Artifacts."""
    graph = side.graph(slots, shrines=False)
    zone = side.having("dz")
    flow: Any = nx.DiGraph()
    flow.add_edges_from(graph.edges, capacity=1)
    flow.add_edges_from((("zone", key) for key in zone), capacity=9)
    assert nx.maximum_flow_value(flow, "zone", side.hq) >= 2
    exits = [path for path in side.paths if (path.start in zone) != (path.end in zone) and "water" not in path.words]
    assert len(exits) >= 7
    for key in side.artifacts().values():
        assert nx.edge_connectivity(graph, key, side.hq) >= 2, key


BANDS = ((10, 6, 7), (20, 7, 9), (35, 10, 12))  # Artifacts up to this value lie so many Boots from HQ


class Trip(NamedTuple):
    """The errand for one Artifact in as few Boots as can be, and the least gold with which that is done."""

    there: int
    back: int
    gold: int  # for the way there


def trips(side: Side, coaches: bool) -> dict[int, Trip]:
    """By value of the Artifact: the way to it and home again, without Canoe and Pickaxe."""
    graph = side.graph(coaches=coaches)
    for _, _, way in graph.edges(data=True):
        way["price"] = 100 * way["boots"] + way.get("gold", 0)
    there = nx.single_source_dijkstra_path_length(graph, side.hq, weight="price")
    back = side.boots(graph.reverse())
    return {
        value: Trip(there[key] // 100, back[key], there[key] % 100) for value, key in sorted(side.artifacts().items())
    }


@pytest.mark.parametrize("coaches", [False, True], ids=["on foot", "by coach"])
@each_side
def test_walk_to_each_artifact(side: Side, coaches: bool) -> None:
    """In Boots from HQ, whatever gold a ride may cost: small ones near, large ones far, none nearer than a lesser one."""
    found = {value: trip.there for value, trip in trips(side, coaches).items()}
    for value, far in found.items():
        low, high = next((low, high) for most, low, high in BANDS if value <= most)
        assert low <= far <= high, (value, far)
    assert [*found.values()] == sorted(found.values())


@pytest.mark.parametrize("coaches", [False, True], ids=["on foot", "by coach"])
@each_side
def test_there_and_back(side: Side, coaches: bool) -> None:
    """L1-072: the whole errand costs no less for a dearer sort of Artifact, and for the dearest sort far more.

    Homewards a coach may well help (as shrines do): who rides has won an Artifact, and pays for a head start.
    """
    both = {value: trip.there + trip.back for value, trip in trips(side, coaches).items()}
    small, middle, large = (
        [boots for value, boots in both.items() if low < value <= most] for low, most in ((0, 10), (10, 20), (20, 35))
    )
    assert max(small) <= min(middle) and max(middle) < min(large)
    assert min(large) >= max(small) + 4


@each_side
def test_coaches_flatten_no_walk(side: Side) -> None:
    """L1-072: on the way to an Artifact a ride saves two Boots at most, and costs a coin or more for each of them."""
    for walk, ride in zip(trips(side, False).values(), trips(side, True).values(), strict=True):
        assert walk.there - ride.there <= min(2, ride.gold)
    boots = side.boots(side.graph())
    assert min(boots[key] for key in side.having("coach")) >= 3  # none waits at the door of HQ


@each_side
def test_coaches_are_worth_their_gold(side: Side) -> None:
    """L1-072: no two stops are neighbours, and from each some ride saves four Boots or more."""
    for start in side.having("coach"):
        walk = nx.single_source_dijkstra_path_length(side.graph(), start, weight="boots")
        far = sorted(walk[end] for end in side.having("coach") - {start})
        assert far[0] >= 2 and far[-1] >= 5, start


@each_side
def test_stickers_shorten_no_walk_by_much(side: Side) -> None:
    """With all slot paths open the figures of the design may be missed by one Boot at most."""
    closed, opened = side.boots(side.graph()), side.boots(side.graph(slots=True))
    assert all(closed[key] - opened[key] <= 1 for key in side.artifacts().values())


@each_side
def test_artifacts_lie_in_the_danger_zone(side: Side) -> None:
    """Those of 15 and more must; here all do, so that nobody is safe with one in hand."""
    assert set(side.artifacts().values()) <= side.having("dz")


@each_side
def test_items_are_worth_their_gold(side: Side) -> None:
    """A Canoe and a Pickaxe each make some walk to an Artifact shorter."""
    plain, canoe = side.boots(side.graph()), side.boots(side.graph(canoe=True))
    graph = side.graph()
    for path in side.paths:
        if "mountain" in path.words:
            for edge in {(path.start, path.end), (path.end, path.start)} & set(graph.edges):
                graph.edges[edge]["boots"] = 1
    pickaxe = side.boots(graph)
    places = side.artifacts().values()
    assert any(canoe[key] < plain[key] for key in places)
    assert any(pickaxe[key] < plain[key] for key in places)


@each_side
def test_degrees(side: Side) -> None:
    """Three paths at a space on the average; a dead end is a shrine, and no space is a knot."""
    degree = Counter(end for path in side.paths for end in (path.start, path.end))
    assert 2.9 <= 2 * len(side.paths) / len(side.spaces) <= 3.1
    assert {key for key in side.spaces if degree[key] == 1} <= side.having("shrine")
    assert min(degree.values()) >= 1
    assert max(degree.values()) <= 5
    assert 2 <= degree[side.hq] <= 4


# ---------------------------------------------------------------- shrines and the Pyramid


@with_slots
def test_pyramid(slots: bool) -> None:
    """Mid-map, outside the Danger Zone, 4 or 5 Boots from HQ on foot, and no shrine makes it nearer."""
    (pyramid,) = UNDER.having("pyramid")
    assert "dz" not in UNDER.spaces[pyramid]
    left_, top, width, tall = UNDER.tables["drawing"]["view"]
    assert math.dist(UNDER.at(pyramid), (left_ + width / 2, top + tall / 2)) <= 60
    for shrines in (False, True):
        assert UNDER.boots(UNDER.graph(slots, shrines=shrines))[pyramid] in (4, 5)


def test_shrines_lie_off_the_main_routes() -> None:
    """L1-101: each is one or two Boots from a space on a shortest walk to an Artifact, and is on none itself."""
    walk = UNDER.graph(shrines=False)
    main = {
        key
        for artifact in UNDER.artifacts().values()
        for route in nx.all_shortest_paths(walk, UNDER.hq, artifact, weight="boots")
        for key in route
    }
    assert not main & UNDER.having("shrine")
    for shrine in UNDER.having("shrine"):
        off = min(nx.single_source_dijkstra_path_length(walk.reverse(), shrine, weight="boots")[key] for key in main)
        assert 1 <= off <= 2, shrine


def test_shrines_are_short_cuts() -> None:
    """A monster reckoned as one Boot, a shrine makes the way home cheaper from most Artifacts, and from all the large ones."""
    homes = []
    for shrines in (False, True):
        graph = UNDER.graph(shrines=shrines)
        for path in UNDER.paths:
            for edge in {(path.start, path.end), (path.end, path.start)} & set(graph.edges):
                graph.edges[edge]["boots"] += path.enemies
        homes.append(UNDER.boots(graph.reverse()))
    walk, short = homes
    helped = {value for value, key in UNDER.artifacts().items() if short[key] < walk[key]}
    assert {25, 30, 35} < helped


# ---------------------------------------------------------------- the drawing


@each_side
def test_spaces_have_room(side: Side) -> None:
    """Every space lies in the picture with its name below it, and none too near to another."""
    x0, y0, width, tall = side.tables["drawing"]["view"]
    assert all(x0 + 48 <= x <= x0 + width - 48 and y0 + 30 <= y <= y0 + tall - 36 for x, y in map(side.at, side.spaces))
    for one, other in itertools.combinations(side.spaces, 2):
        assert math.dist(side.at(one), side.at(other)) >= 70, (one, other)


@each_side
def test_bends_belong_to_paths(side: Side) -> None:
    """Every bend is that of a path, and small."""
    bends = side.tables["drawing"]["bends"]
    lengths = {path.name: math.dist(side.at(path.start), side.at(path.end)) for path in side.written}
    assert bends.keys() <= lengths.keys()
    assert all(math.hypot(*bend) <= 0.25 * lengths[name] for name, bend in bends.items())


@each_side
def test_no_paths_cross(side: Side) -> None:
    """Paths meet at spaces only, bridges excepted, and not at too sharp an angle to be told apart."""
    drawn = [(path, side.curve(path)) for path in side.written]
    for (one, curve), (other, line) in itertools.combinations(drawn, 2):
        if "bridge" not in one.words | other.words:
            assert not cross(curve, line), (one.name, other.name)
        for shared in {one.start, one.end} & {other.start, other.end}:
            x, y = side.at(shared)
            p, q = curve[6 if one.start == shared else -7], line[6 if other.start == shared else -7]
            turn = math.degrees(math.atan2(p[1] - y, p[0] - x) - math.atan2(q[1] - y, q[0] - x))
            assert abs((turn + 180) % 360 - 180) >= 20, (one.name, other.name)


@each_side
def test_no_path_runs_through_a_third_space(side: Side) -> None:
    """A path keeps clear of every space that it does not join."""
    for path in side.written:
        for key in side.spaces.keys() - {path.start, path.end}:
            clear = min(math.dist(side.at(key), p) for p in side.curve(path, 48))
            assert clear >= 2 * DISC, (path.name, key)


@each_side
def test_regions_are_well_formed(side: Side) -> None:
    """Each has a known kind and enough points, all of them in the picture."""
    x0, y0, width, tall = side.tables["drawing"]["view"]
    for region in side.regions:
        assert region.keys() - {"name", "label", "turn"} == {"id", "side", "kind", "points"}, region["id"]
        assert ("name" in region) == ("label" in region) and ("turn" not in region or "name" in region), region["id"]
        assert region["kind"] in LINES | OUTLINES, region["id"]
        assert len(region["points"]) >= (2 if region["kind"] in LINES else 4), region["id"]
        assert all(x0 <= x <= x0 + width and y0 <= y <= y0 + tall for x, y in region["points"]), region["id"]


@each_side
def test_names_of_landmarks_hide_nothing(side: Side) -> None:
    """The name of a landmark lies in the picture, beside all spaces and their names."""
    x0, y0, width, tall = side.tables["drawing"]["view"]
    for region in [region for region in side.regions if "label" in region]:
        (x, y), long = region["label"], len(region["name"]) * 5.4
        across, down = (long / 2, 6) if "turn" not in region else (6, long / 2)
        assert x0 <= x - across < x + across <= x0 + width and y0 <= y - down < y + down <= y0 + tall, region["id"]
        for key, space in side.spaces.items():
            (u, v), half = side.at(key), len(space["name"]) * 2.7
            assert math.hypot(max(abs(u - x) - across, 0), max(abs(v - y) - down, 0)) > DISC, (region["id"], key)
            assert abs(u - x) >= across + half or abs(v + 25 - y) >= down + 5, (region["id"], key)


@each_side
def test_ground_line(side: Side) -> None:
    """RULING 50: one line from edge to edge; what lies below it is the Danger Zone, and HQ is above everything else."""
    (line,) = side.region("ground")
    x0, _, width, _ = side.tables["drawing"]["view"]
    assert (line[0][0], line[-1][0]) == (x0, x0 + width)
    assert all(a[0] < b[0] for a, b in itertools.pairwise(line))
    for key in side.spaces:
        x, y = side.at(key)
        below = y - height(line, x)
        assert below > 2 * DISC if key in side.having("dz") else below < -2 * DISC, key
    assert min(side.spaces, key=lambda key: side.at(key)[1]) == side.hq


@each_side
def test_forests_are_drawn_where_they_are(side: Side) -> None:
    """A clump of trees or mushrooms holds every such space, and no other."""
    for kind in ("forest", "mushroom"):
        clumps = side.region(kind)
        held = {key for key in side.spaces if any(inside(side.at(key), clump) for clump in clumps)}
        assert held == side.having(kind)
        assert all(any(inside(side.at(key), clump) for key in side.having(kind)) for clump in clumps)


@each_side
def test_water_is_drawn_where_it_is(side: Side) -> None:
    """Water paths cross a sea or lake, dry paths only on a bridge; what lies in the water stands on an isle."""
    waters, isles = side.region("sea", "lake"), side.region("isle")

    def wet(p: Point) -> bool:
        return any(inside(p, water) for water in waters) and not any(inside(p, isle) for isle in isles)

    for path in side.written:
        swims = [wet(p) for p in side.curve(path)]
        if "water" in path.words:
            assert swims[12] and sum(swims) >= 8, path.name
        elif "bridge" not in path.words:
            assert not any(swims), path.name
        else:
            assert any(swims), path.name
    assert not any(wet(side.at(key)) for key in side.spaces)
    for isle in isles:
        assert sum(inside(side.at(key), isle) for key in side.spaces) == 1
    assert {key for key in side.spaces if any(inside(side.at(key), isle) for isle in isles)} == side.prizes()


@each_side
def test_mountains_are_drawn_where_they_are(side: Side) -> None:
    """Every mountain path crosses a ridge, and no other path does."""
    ridges = side.region("ridge")
    for path in side.written:
        climbs = any(cross(side.curve(path), ridge) for ridge in ridges)
        assert climbs == ("mountain" in path.words), path.name


@each_side
def test_volcanoes_are_drawn_where_they_are(side: Side) -> None:
    """Every volcano space stands on a cone or beside lava, and all cones and lava belong to one."""
    fires = side.region("volcano", "lava")
    for key in side.having("volcano"):
        assert any(min(math.dist(side.at(key), p) for p in fire) <= 40 for fire in fires), key
    for fire in fires:
        assert any(min(math.dist(side.at(key), p) for p in fire) <= 40 for key in side.having("volcano"))
    assert not any(inside(side.at(key), lava) for key in side.spaces for lava in side.region("lava"))
