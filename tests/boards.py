"""Boards with two sides as a player may edit them: what their files say, the graphs made of it, and lines as drawn."""

import itertools
import re
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import networkx as nx

DISC = 16  # half the width of a space as drawn

Point = tuple[float, float]


class Way(NamedTuple):
    """A path as written."""

    start: str
    end: str
    one_way: bool
    boots: int
    enemies: int
    words: frozenset[str]  # of mountain, water, slot, bridge

    @property
    def name(self) -> str:
        """The path without its marks, as the drawing calls it."""
        return f"{self.start}-{self.end}"


class Side:
    """One board: what its file says, and the graphs made of it."""

    def __init__(self, file: Path) -> None:
        self.tables: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
        (self.module,) = self.tables["module"]
        self.id: str = self.module["id"]
        self.spaces: dict[str, dict[str, Any]] = {self.id + key: space for key, space in self.module["space"].items()}
        self.written = [self.path(text) for text in self.module["paths"]]
        self.paths = [path for path in self.written if "slot" not in path.words]  # what is there from the first game on
        (self.hq,) = self.having("hq")
        self.regions: list[dict[str, Any]] = self.tables.get("region", [])

    def path(self, text: str) -> Way:
        """Read a path such as "08>09 boots=2 enemies=1 water"."""
        ends, *words = text.split()
        start, end = re.split("[->]", ends)
        numbers = {"boots": 1, "enemies": 0}
        for word in [word for word in words if "=" in word]:
            mark, _, number = word.partition("=")
            assert mark in numbers, text
            numbers[mark] = int(number)
        plain = frozenset(word for word in words if "=" not in word)
        assert plain <= {"mountain", "water", "slot", "bridge"}, text
        return Way(self.id + start, self.id + end, ">" in ends, numbers["boots"], numbers["enemies"], plain)

    def having(self, what: str, value: object = None) -> set[str]:
        """The spaces that show something, or show just this."""
        return {key for key, space in self.spaces.items() if what in space and (value is None or space[what] == value)}

    def rewards(self, word: str) -> set[str]:
        """The spaces whose reward has this word."""
        return {
            key
            for key, space in self.spaces.items()
            for part in space.get("reward", "").split("; ")
            if part.split()[:1] == [word]
        }

    def graph(self, slots: bool = False, canoe: bool = False, shrines: bool = True, coaches: bool = False) -> Any:
        """Where a player can walk (or ride), in Boots; without a Pickaxe, and without a Canoe unless told.

        Nobody stands on a shrine (L1-101): whoever enters one is on the Pyramid, so that is the only way on from it.
        """
        graph: Any = nx.DiGraph()
        graph.add_nodes_from(self.spaces)
        for path in self.written:
            if ("slot" in path.words and not slots) or ("water" in path.words and not canoe):
                continue
            graph.add_edge(path.start, path.end, boots=path.boots)
            if not path.one_way:
                graph.add_edge(path.end, path.start, boots=path.boots)
        if coaches:  # L1-072: one Boot and the fees of both ends
            for start, end in itertools.permutations(self.having("coach"), 2):
                graph.add_edge(start, end, boots=1, gold=self.spaces[start]["coach"] + self.spaces[end]["coach"])
        for shrine in self.having("shrine"):
            graph.remove_edges_from([*graph.out_edges(shrine)])
            if shrines:
                graph.add_edge(shrine, *self.having("pyramid"), boots=0)
        return graph

    def boots(self, graph: Any) -> dict[str, int]:
        """How many Boots away from HQ every space is."""
        distances: dict[str, int] = nx.single_source_dijkstra_path_length(graph, self.hq, weight="boots")
        return distances

    def artifacts(self) -> dict[int, str]:
        """Value of an Artifact -> its space."""
        return {self.spaces[key]["artifact"]: key for key in self.having("artifact")}

    def prizes(self) -> set[str]:
        """The spaces that only a Canoe reaches."""
        return set(self.spaces) - set(self.boots(self.graph()))

    def forests(self) -> set[str]:
        """The spaces where Movement ends (L1-095)."""
        return self.having("forest") | self.having("mushroom")

    # ------------------------------------------------------------ as drawn

    def at(self, key: str) -> Point:
        """Where a space is drawn."""
        x, y = self.spaces[key]["at"]
        return x, y

    def curve(self, path: Way, n: int = 24) -> list[Point]:
        """Points along a path as drawn: a quadratic curve whose middle is pulled aside."""
        (ax, ay), (bx, by) = self.at(path.start), self.at(path.end)
        dx, dy = self.tables["drawing"]["bends"].get(path.name, (0, 0))
        cx, cy = (ax + bx) / 2 + dx, (ay + by) / 2 + dy
        steps = [i / n for i in range(n + 1)]
        return [
            (
                (1 - u) ** 2 * ax + 2 * u * (1 - u) * cx + u * u * bx,
                (1 - u) ** 2 * ay + 2 * u * (1 - u) * cy + u * u * by,
            )
            for u in steps
        ]

    def region(self, *kinds: str) -> list[list[Point]]:
        """The points of all regions of these kinds."""
        return [[(x, y) for x, y in region["points"]] for region in self.regions if region["kind"] in kinds]


def inside(p: Point, outline: list[Point]) -> bool:
    """Whether a point lies inside an outline."""
    hit = False
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (ay > p[1]) != (by > p[1]) and p[0] < (bx - ax) * (p[1] - ay) / (by - ay) + ax:
            hit = not hit
    return hit


def left(a: Point, b: Point, p: Point) -> float:
    """On which side of the line from a to b a point lies."""
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def cross(one: list[Point], other: list[Point]) -> bool:
    """Whether two lines of many points cross; a shared end is no crossing."""
    return any(
        left(a, b, c) * left(a, b, d) < 0 and left(c, d, a) * left(c, d, b) < 0
        for a, b in itertools.pairwise(one)
        for c, d in itertools.pairwise(other)
    )


def height(line: list[Point], x: float) -> float:
    """How deep a line from left to right lies at x."""
    for (ax, ay), (bx, by) in itertools.pairwise(line):
        if ax <= x <= bx:
            return ay + (by - ay) * (x - ax) / (bx - ax)
    raise ValueError(x)
