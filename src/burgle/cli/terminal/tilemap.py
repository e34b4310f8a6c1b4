"""Draws a board of tiles: all of it, a window onto it, or one tile at a larger scale."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from rich.text import Text

from burgle.cli.terminal.board import Sheet, WayOut
from burgle.cli.terminal.canvas import Canvas
from burgle.cli.terminal.tiles import Cell, LaidTiles, Piece, Point, port_at, room_places, turned
from burgle.cli.texts import cut
from burgle.games.catacombs.dungeon import DEAD, OPEN, Tile

if TYPE_CHECKING:
    from burgle.cli.terminal.tileboard import TileBoard

STEPS = 60  # points along a tunnel
SMALL = (10, 4)  # columns and rows from one small tile to the next
LEAST = (16, 6)  # the same of tiles whose tunnels are drawn
MOST = (27, 10)
ARROWS = ("^>v<", "▲▶▼◀")


def icons(way: WayOut) -> str:
    """What a tunnel takes, as letters."""
    return "m" * way.enemies + ("f" if way.boots > 1 else "") + "k" * way.locks


def colour(way: WayOut) -> str:
    """The colour of a tunnel."""
    return "red" if way.enemies else "magenta" if way.locks else "yellow" if way.boots > 1 else "dim"


class Drawing:
    """Tiles on a canvas: cells are so many columns and rows apart, the first begins at a corner."""

    def __init__(
        self, board: TileBoard, laid: LaidTiles, sheet: Sheet, canvas: Canvas, pitch: Cell, corner: Cell
    ) -> None:
        self.board, self.laid, self.sheet, self.canvas = board, laid, sheet, canvas
        self.pitch, self.corner = pitch, corner  # the corner is that of cell 0, 0
        self.pawns = sheet.pawns()
        self.arrows = ARROWS[0] if canvas.ascii else ARROWS[1]

    def box(self, cell: Cell) -> Cell:
        """The upper left corner of a cell."""
        return self.corner[0] + cell[0] * self.pitch[0], self.corner[1] - cell[1] * self.pitch[1]

    def at(self, piece: Piece, point: Point) -> Point:
        """Columns and rows of a point of a tile."""
        left, top = self.box(piece.cell)
        wide, high = self.pitch
        return left + 0.5 + (point[0] + 1) / 2 * wide, top + 0.5 + (1 - point[1]) / 2 * high

    def frame(self, piece: Piece) -> None:
        """Draw the edges of a tile; between the halves of a long one there is none."""
        left, top = self.box(piece.cell)
        wide, high = self.pitch
        tile = piece.tile
        style = "magenta" if tile.haunted else "yellow" if not tile.square else "blue" if tile.deep else "green"
        above, below = (self.laid.cells.get((piece.x, piece.y + dy)) for dy in (1, -1))
        flat, wall, knot = ("-", "|", "+") if self.canvas.ascii else ("─", "│", "·")
        for row, other in ((top, above), (top + high, below)):
            if other is not None and not tile.square and not other.tile.square:
                continue
            for col in range(left + 1, left + wide):
                self.canvas.put(col, row, flat, style)
        for row in range(top + 1, top + high):
            self.canvas.put(left, row, wall, style)
            self.canvas.put(left + wide, row, wall, style)
        for col in (left, left + wide):
            self.canvas.put(col, top, knot, style)
            self.canvas.put(col, top + high, knot, style)

    def title(self, piece: Piece) -> None:
        """Write a tile's name into its corner."""
        left, top = self.box(piece.cell)
        self.canvas.put(left + 1, top + 1, piece.tile.key + ("~" if piece.tile.haunted else ""), "bold")

    def joints(self, piece: Piece, names: bool = False, entry: int = -1, known: bool = True) -> None:
        """Mark every tunnel end on the edge: what it takes to pass, or that nobody has been beyond."""
        for end, port in self.laid.ends(piece):
            way = self.board.joint(self.laid, end, self.sheet.view)
            met = self.laid.meets(end)
            side = self.laid.side(end)
            text = icons(way)
            if met == DEAD:
                text, style = "x", "dim"
            elif met == OPEN and known:
                text, style = "?" + text, "bold cyan" if way.enemies + way.locks == 0 else f"bold {colour(way)}"
            else:
                text, style = text or ("o" if self.canvas.ascii else "○"), f"bold {colour(way)}" if text else ""
            if not port.leave or not port.enter:
                text += ARROWS[0][side if port.leave else (side + 2) % 4]
            if end == entry:
                text, style = self.arrows[(side + 2) % 4] + icons(way), "bold black on green"
            if names:
                to = f":{way.to.key}" if way.to is not None else ""
                text = f"{self.laid.name(end)}{to}{' ' if text not in ('o', '○') else ''}{text.strip('o○')}"
            col, row = self.at(piece, port_at(side, bool(end & 1)))
            self.canvas.put(int(col) - (len(text) - 1) // 2, int(row), text, style)

    def rooms(self, piece: Piece, long: bool = False) -> dict[int, Point]:
        """Write the rooms of a tile, each with what is in it and who is there; gives where they are."""
        places = {room: turned(p, piece.turned) for room, p in room_places(self.laid.dungeon, piece.tile).items()}
        for room, point in places.items():
            space = self.board.rules.spaces[room]
            here = self.pawns.get(space.key, []) if self.laid.holds(room) else []
            name = space.key if long else self.board.local(space)
            signs = self.board.signs(space, self.sheet.view)
            around = self.canvas.ascii and bool(here)
            width = len(name) + len(signs) + len(here) + 2 * around
            spot = self.spot(piece, self.at(piece, point), width)
            self.canvas.put(*spot, name, "bold")
            col, row = spot[0] + len(name), spot[1]
            plain, sharp, value = signs.partition("#")
            self.canvas.put(col, row, plain, "green")
            self.canvas.put(col + len(plain), row, sharp + value, "bold yellow")
            col += len(signs)
            if around:
                self.canvas.put(col, row, "(" + " " * len(here) + ")")
            for i, seat in enumerate(here, around):
                self.canvas.put(col + i, row, self.sheet.seats.letter(seat), self.sheet.seats.pawn(seat))
        return places

    def spot(self, piece: Piece, middle: Point, width: int) -> Cell:
        """Find a free place for a text in a tile, centred on a point if that will do."""
        left, top = self.box(piece.cell)
        col = max(left + 1, min(left + self.pitch[0] - width, round(middle[0] - width / 2)))
        row = max(top + 1, min(top + self.pitch[1] - 1, int(middle[1])))
        shifts = sorted(((dx, dy) for dy in (0, -1, 1) for dx in range(-4, 5)), key=lambda s: abs(s[0]) + 3 * abs(s[1]))
        for dx, dy in shifts:
            inside = left < col + dx and col + dx + width <= left + self.pitch[0] and top < row + dy
            if inside and row + dy < top + self.pitch[1] and self.canvas.unwritten(col + dx, row + dy, width):
                return col + dx, row + dy
        return col, row

    def tunnels(self, piece: Piece, places: Mapping[int, Point]) -> None:
        """Draw a tile's tunnels: from rooms to the edge, and inside."""
        for end, port in self.laid.ends(piece):
            locks = self.board.end_lock(end, self.sheet.view)
            goal = port_at(self.laid.side(end), bool(end & 1))
            pull = (goal[0] * (0.6 if abs(goal[0]) == 1 else 1), goal[1] * (0.6 if abs(goal[1]) == 1 else 1))
            self.curve(piece, places[port.room], pull, goal, colour(WayOut("", None, port.boots, port.enemies, locks)))

    def links(self, everywhere: Mapping[int, tuple[Piece, Point]]) -> None:
        """Draw the tunnels between rooms of one tile, with what they take at their middle."""
        spaces = self.board.rules.spaces
        for path in self.board.rules.paths:
            if path.a not in everywhere or path.b not in everywhere:
                continue
            (one, a), (two, b) = everywhere[path.a], everywhere[path.b]
            if one.tile is not two.tile:  # the other half of a long tile
                b = (b[0] + 2 * (two.x - one.x), b[1] + 2 * (two.y - one.y))
            locks = self.board.link_locks(spaces[path.a], spaces[path.b], path.lock, self.sheet.view)
            way = WayOut("", None, path.boots, path.enemies, locks)
            middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
            text = icons(way)
            if path.one_way:
                (ax, ay), (bx, by) = self.at(one, a), self.at(one, b)
                flat = abs(bx - ax) > 2.2 * abs(by - ay)
                text += self.arrows[(1 if bx > ax else 3) if flat else (2 if by > ay else 0)]
            self.curve(one, a, middle, b, colour(way))
            for t in (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74) if text else ():
                x, y = self.at(one, (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
                col = int(x) - (len(text) - 1) // 2
                if self.canvas.free(col, int(y), len(text), apart=0):
                    self.canvas.put(col, int(y), text, f"bold {colour(way)}".replace(" dim", ""))
                    break

    def curve(self, piece: Piece, a: Point, pull: Point, b: Point, style: str) -> None:
        """Draw a tunnel that is bent towards a point."""
        points = []
        for i in range(STEPS + 1):
            t, u = i / STEPS, 1 - i / STEPS
            x = u * u * a[0] + 2 * u * t * pull[0] + t * t * b[0]
            y = u * u * a[1] + 2 * u * t * pull[1] + t * t * b[1]
            points.append(self.at(piece, (x, y)))
        self.canvas.curve(points, style)

    def full(self, pieces: Iterable[Piece], names: bool = False, entry: int = -1, known: bool = True) -> None:
        """Draw tiles with rooms and tunnels."""
        listed = list(pieces)
        for piece in listed:
            self.frame(piece)
        everywhere: dict[int, tuple[Piece, Point]] = {}
        for piece in listed:
            self.joints(piece, names, entry, known)
            self.title(piece)
        for piece in listed:
            places = self.rooms(piece, names)
            everywhere |= {room: (piece, point) for room, point in places.items()}
            self.tunnels(piece, places)
        self.links(everywhere)

    def small(self, piece: Piece) -> None:
        """Draw a tile with the signs of its rooms only."""
        self.frame(piece)
        self.joints_small(piece)
        self.title(piece)
        left, top = self.box(piece.cell)
        spaces = [self.board.rules.spaces[room] for room in piece.tile.rooms]
        signs = [self.board.signs(space, self.sheet.view) for space in spaces]
        if any("@" in one for one in signs):
            self.canvas.put(left + self.pitch[0] - 2, top + 1, "@", "bold green")
        self.canvas.put(left + 1, top + 2, cut(" ".join(one.strip("@") for one in signs if one.strip("@")), 9), "green")
        here = [seat for space in spaces for seat in self.pawns.get(space.key, [])]
        if here and self.canvas.ascii:
            self.canvas.put(left + 1, top + 3, "(" + " " * len(here) + ")")
        for i, seat in enumerate(here):
            self.canvas.put(left + 2 + i, top + 3, self.sheet.seats.letter(seat), self.sheet.seats.pawn(seat))

    def joints_small(self, piece: Piece) -> None:
        """Mark tunnel ends by the worst that is in them."""
        for end, _ in self.laid.ends(piece):
            way, met = self.board.joint(self.laid, end, self.sheet.view), self.laid.meets(end)
            text = "x" if met == DEAD else "?" if met == OPEN else icons(way)[:1] or "o"
            style = "bold cyan" if met == OPEN else f"bold {colour(way)}"
            col, row = self.at(piece, port_at(self.laid.side(end), bool(end & 1)))
            self.canvas.put(int(col), int(row), text, style)


def picture(
    board: TileBoard, laid: LaidTiles, sheet: Sheet, size: Cell, small: bool, marks: Mapping[Cell, str] | None = None
) -> tuple[Canvas, str]:
    """Draw as much as fits around the cell in the middle of attention; tells on which sides there is more."""
    marks = marks or {}
    cells = [*laid.cells, *marks]
    west, east = min(x for x, _ in cells), max(x for x, _ in cells)
    south, north = min(y for _, y in cells), max(y for _, y in cells)
    across, down = east - west + 1, north - south + 1
    pitch = SMALL if small else scale(across, down, size)
    whole = across * pitch[0] + 1, down * pitch[1] + 1
    x, y = board.middle or board.home(sheet.view, sheet.me)
    x, y = max(west, min(east, x)), max(south, min(north, y))
    if board.middle is not None:
        board.middle = x, y
    skip_x = max(0, min(whole[0] - size[0], (x - west) * pitch[0] + pitch[0] // 2 - size[0] // 2))
    skip_y = max(0, min(whole[1] - size[1], (north - y) * pitch[1] + pitch[1] // 2 - size[1] // 2))
    canvas = Canvas(min(size[0], whole[0]), min(size[1], whole[1]), sheet.plain)
    drawing = Drawing(board, laid, sheet, canvas, pitch, (-west * pitch[0] - skip_x, north * pitch[1] - skip_y))
    if small:
        for piece in laid.pieces.values():
            drawing.small(piece)
    else:
        drawing.full(laid.pieces.values())
    for cell, text in marks.items():
        left, top = drawing.box(cell)
        canvas.put(left + (pitch[0] - len(text)) // 2, top + pitch[1] // 2, f"[{text}]", "bold black on cyan")
    sides = {
        "north": skip_y > 0, "south": skip_y + size[1] < whole[1],
        "west": skip_x > 0, "east": skip_x + size[0] < whole[0],
    }  # fmt: skip
    return canvas, ", ".join(side for side, more in sides.items() if more)


def scale(across: int, down: int, size: Cell) -> Cell:
    """Choose how large tiles are drawn: all of them if they can be read, else as many as fill the picture."""
    found = []
    for number, least, most, room in zip((across, down), LEAST, MOST, size, strict=True):
        fits = min(number, max(1, (room - 1) // least))
        found.append(max(least, min(most, (room - 1) // fits)))
    return found[0], found[1]


def whole(board: TileBoard, sheet: Sheet, small: bool) -> list[Text]:
    """Draw the map as far as it is known, or the part of it around who looks."""
    laid = board.laid(sheet.view)
    more = board.service_legend()
    legend = textwrap.wrap(board.say("legend-tiles") + (f", {more}" if more else ""), sheet.width)
    canvas, more = picture(board, laid, sheet, (sheet.width, sheet.height - len(legend) - 1), small)
    left = sheet.view.get("stack_size", 0)
    here = sheet.view["players"][sheet.me]["space"]
    at = board.say("you-are-in", {"room": here}) + " " if here else ""
    head = Text.assemble((at, "bold"), board.say("tiles-to-find", {"n": left}) + " ")
    if more:
        sides = ", ".join(board.say(f"side-{side}") for side in more.split(", "))
        head.append(board.say("more-map", {"sides": sides, "first": more.split(",")[0]}) + " ", "cyan")
    head.append("map wide" if not small else "map", "dim").append(f" · map {here[:-1] if here else 'D05'}", "dim")
    head.truncate(sheet.width, overflow="ellipsis")
    return [head, *canvas.lines(), *(Text(line, "dim") for line in legend)]


def detail(board: TileBoard, sheet: Sheet, tiles: list[Tile]) -> list[Text]:
    """Draw one tile with the names of its tunnel ends, and list the exits of its rooms."""
    laid = board.laid(sheet.view)
    found = [laid.pieces[tile.id] for tile in tiles if tile.id in laid.pieces]
    view = sheet.view
    if not found:
        shown = [{"tile": t.key, "x": 0, "y": len(tiles) - 1 - i, "turned": 0} for i, t in enumerate(tiles)]
        view = {**view, "tiles": shown, "opened": [], "covered": [], "artifacts": []}
        laid = board.laid(view)
    sheet = Sheet(view, sheet.seats, sheet.width, sheet.height, sheet.plain)
    pieces = [laid.pieces[tile.id] for tile in tiles]
    title = board.say("tile-named", {"name": pieces[0].tile.key if pieces[0].tile.square else "start"})
    turned = board.say("tile-is-turned", {"degrees": pieces[0].turned * 90})
    words = turned if found else board.say("tile-not-found")
    head = Text.assemble((title, "bold"), f", {words}" if pieces[0].tile.square or not found else "")
    head.append(f", {board.say('tile-haunted')}" if pieces[0].tile.haunted else "", "magenta")
    spaces = [board.rules.spaces[room] for piece in pieces for room in piece.tile.rooms]
    listed = [Text.assemble((line[0], "bold"), line[1]) for s in spaces for line in [board.exits(s, view, sheet.me)]]
    taken = sum(-(-len(line) // sheet.width) for line in listed)
    high = max(6, min(13, (sheet.height - taken - 2) // len(pieces)))
    wide = min(46, sheet.width - 24)
    canvas = Canvas(wide + 25, high * len(pieces) + 1, sheet.plain)
    north = max(piece.y for piece in pieces)
    drawing = Drawing(board, laid, sheet, canvas, (wide, high), (12 - pieces[0].x * wide, north * high))
    drawing.full(pieces, names=True, known=bool(found))
    return [head, *canvas.lines(), *listed]
