"""Draws the board: all of it, or one module at a larger scale."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from rich.text import Text

from burgle.cli.terminal.board import Point, Sheet
from burgle.cli.terminal.canvas import Canvas
from burgle.kernel.content import Module, Path, Space

if TYPE_CHECKING:
    from burgle.cli.terminal.graphboard import GraphBoard

STEPS = 160  # points along a path


class Picture:
    """A window onto the board, scaled to so many columns and rows."""

    def __init__(self, board: GraphBoard, sheet: Sheet, height: int) -> None:
        self.board, self.view, self.seats, self.plain = board, sheet.view, sheet.seats, sheet.plain
        self.canvas = Canvas(sheet.width, height, sheet.plain)
        self.left = self.top = 0.0
        self.scale: Point = (1.0, 1.0)
        self.pawns = sheet.pawns()

    def frame(self, corners: Iterable[Point], margin: Point) -> None:
        """Choose the window so that all points are in it."""
        xs, ys = zip(*corners, strict=True)
        self.left, self.top = min(xs) - margin[0], min(ys) - margin[1]
        wide, high = max(xs) + margin[0] - self.left, max(ys) + margin[1] - self.top
        self.scale = ((self.canvas.width - 1) / wide, (self.canvas.height - 0.01) / high)

    def at(self, x: float, y: float) -> Point:
        """Columns and rows of a point of the board."""
        return (x - self.left) * self.scale[0], (y - self.top) * self.scale[1]

    def key(self, space: Space) -> str:
        """A space's name as the drawing tables write it: by position."""
        code = self.board.part(space)
        return self.board.position.get(code, code) + self.board.local(space)

    def table(self, name: str, path: Path) -> Any:
        """Look a path up in a drawing table."""
        spaces = self.board.rules.spaces
        table = self.board.drawing.get(name, {})
        a, b = spaces[path.a], spaces[path.b]
        return table.get(f"{a.key}-{b.key}", table.get(f"{self.key(a)}-{self.key(b)}"))

    def path(self, path: Path) -> None:
        """Draw a path, with what it takes at its middle."""
        spaces = self.board.rules.spaces
        ends = self.board.place(spaces[path.a]), self.board.place(spaces[path.b])
        if ends[0] is None or ends[1] is None:
            return
        (x0, y0), (x1, y1) = ends[0], ends[1]
        bend = self.table("bends", path) or [0, 0]
        mx, my = (x0 + x1) / 2 + 2 * bend[0], (y0 + y1) / 2 + 2 * bend[1]

        def along(t: float) -> Point:
            u = 1 - t
            return self.at(u * u * x0 + 2 * u * t * mx + t * t * x1, u * u * y0 + 2 * u * t * my + t * t * y1)

        style = "red" if path.enemies else "yellow" if path.boots > 1 else "magenta" if path.lock else "dim"
        self.canvas.curve((along(i / STEPS) for i in range(STEPS + 1)), style)
        text = self.board.path_signs(path)
        if path.one_way:
            text += ("<" if x1 < x0 else ">") if abs(x1 - x0) > abs(y1 - y0) else ("^" if y1 < y0 else "v")
        first = self.table("iconAt", path) or 0.5
        for t in (first, 0.5, 0.4, 0.6, 0.33, 0.67, 0.25, 0.75) if text else ():
            x, y = along(t)
            if self.canvas.free(int(x), int(y), len(text), apart=0):
                self.canvas.put(int(x), int(y), text, "bold" if style == "dim" else f"bold {style}")
                break

    def lift(self) -> None:
        """Draw the lift."""
        places = [self.board.place(self.board.rules.spaces[stop]) for stop in self.board.stops]
        for a, b in itertools.pairwise(places):
            if a is not None and b is not None:
                steps = (
                    self.at(a[0] + (b[0] - a[0]) * i / STEPS, a[1] + (b[1] - a[1]) * i / STEPS) for i in range(STEPS)
                )
                self.canvas.curve(steps, "cyan")

    def label(self, space: Space, text: str) -> None:
        """Write a space's name, what is on it and who is there."""
        where = self.board.place(space)
        if where is None:
            return
        signs = self.board.signs(space, self.view)
        here = self.pawns.get(space.key, [])
        around = self.plain and bool(here)  # without colours, brackets tell a pawn from a sign
        width = len(text) + len(signs) + len(here) + 2 * around
        spot = self.canvas.place(*self.at(*where), width)
        if spot is None:
            return
        col, row = spot
        self.canvas.put(col, row, text, "bold")
        self.canvas.put(col + len(text), row, signs, "green")
        if around:
            self.canvas.put(col + len(text) + len(signs), row, "(" + " " * len(here) + ")")
        for i, seat in enumerate(here, len(text) + len(signs) + around):
            self.canvas.put(col + i, row, self.seats.letter(seat), self.seats.pawn(seat))


def whole(board: GraphBoard, sheet: Sheet) -> list[Text]:
    """Draw the whole board; inside a module's frame the spaces go by their short names."""
    if not board.drawing:
        return [Text("There is no drawing of this board; try `map list`.")]
    picture = Picture(board, sheet, sheet.height - 3 - bool(board.services))
    frames = {module.id: extent(board, module) for module in board.modules}
    picture.frame([p for box in frames.values() for p in box], (4, 4))
    for module in board.modules:
        (x0, y0), (x1, y1) = (picture.at(*p) for p in frames[module.id])
        bottom = min(int(y1), picture.canvas.height - 1)
        picture.canvas.box(int(x0), int(y0), int(x1), bottom, f"{module.code} {module.name}", "blue")
    for module in board.modules:
        for space in board.spaces(module):
            picture.label(space, board.local(space).upper())
    for path in board.rules.paths:
        if not path.shut:
            picture.path(path)
    picture.lift()
    more = [board.service_legend()] if board.services else []
    signs = [*(board.say(id) for id in board.legend), *more]
    legend = [" ".join(signs)] if sheet.width > 120 else signs
    zoom = board.say("legend-zoom", {"part": board.examples["part"]})
    hints = [Text(line, "dim") for line in (*legend, f"{board.say(board.legend_paths)}; {zoom}")]
    return [*picture.canvas.lines(), *hints]


def detail(board: GraphBoard, sheet: Sheet, module: Module) -> list[Text]:
    """Draw one module and list the exits of its spaces."""
    spaces = board.spaces(module)
    told = [board.exits(space, sheet.view, sheet.me) for space in spaces]
    listed = [Text.assemble((name, "bold"), ways) for name, ways in told]
    drawn = [p for p in map(board.place, spaces) if p is not None]
    if not drawn:
        return listed
    taken = sum(-(-len(line) // sheet.width) for line in listed)
    picture = Picture(board, sheet, max(9, min(16, sheet.height - taken - 1)))
    picture.frame(drawn, (24, 6))
    for space in spaces:
        picture.label(space, space.key)
    for path in board.rules.paths:
        if not path.shut and {board.rules.spaces[end].module for end in (path.a, path.b)} == {module.id}:
            picture.path(path)
    title = Text.assemble((f"{module.code} {module.name}", "bold"), ("   " + board.say(board.legend_paths), "dim"))
    return [title, *picture.canvas.lines(), *listed]


def extent(board: GraphBoard, module: Module) -> tuple[Point, Point]:
    """The two corners of a module's frame."""
    name = board.position.get(module.code, "")
    if name:
        x, y = board.drawing["positions"][name]
        return (x, y), (x + board.drawing["box"][0], y + board.drawing["box"][1])
    places = [p for p in map(board.place, board.spaces(module)) if p is not None]
    xs, ys = zip(*places, strict=True)
    return (min(xs) - 24, min(ys) - 32), (max(xs) + 16, max(ys) + 32)
