"""Laying and turning tiles: each way to do it as a small picture with its number and what it takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from burgle.cli.terminal import tilemap
from burgle.cli.terminal.board import Sheet, View, WayOut
from burgle.cli.terminal.canvas import Canvas
from burgle.cli.terminal.screen import wrap
from burgle.cli.terminal.tiles import LaidTiles, Piece, piece_of
from burgle.cli.texts import cut
from burgle.games.catacombs.dungeon import SIDE_NAMES

if TYPE_CHECKING:
    from burgle.cli.terminal.menu_line import MenuLine
    from burgle.cli.terminal.tileboard import TileBoard

HIGH = 6  # rows from edge to edge of a small picture


def tried(board: TileBoard, view: View, degrees: int) -> tuple[LaidTiles, Piece] | None:
    """The table with the waiting tile turned so; None when no tile waits."""
    waiting = view.get("placing")
    if not waiting:
        return None
    piece = piece_of(board.dungeon, {**waiting, "turned": degrees})
    return board.laid(view).having(piece), piece


def left_by(board: TileBoard, view: View) -> int:
    """The tunnel end by which the walker leaves; -1 when nobody walks."""
    waiting = view.get("placing") or {}
    room = board.space(waiting.get("room"))
    if room is None:
        return -1
    laid = board.laid(view)
    return next((end for end in board.dungeon.ends_of[room.id] if laid.name(end) == waiting["end"]), -1)


def entered(board: TileBoard, view: View, degrees: int) -> tuple[WayOut | None, int]:
    """The tunnel that a walker would come by if the tile lay so, and the end of it on the tile."""
    end, found = left_by(board, view), tried(board, view, degrees)
    if end < 0 or found is None:
        return None, -1
    way = board.eased(board.joint(found[0], end, view), view, view["seat"])
    return way, found[0].meets(end)


def cell_of(entry: MenuLine) -> tuple[int, int] | None:
    """The cell that an option points at, east and north of the Crypt."""
    x, _, y = entry.about("cell").partition(",")
    return (int(x), int(y)) if y else None


def turn_of(entry: MenuLine) -> int:
    """How far an option would turn the tile, in degrees; -1 if it turns none."""
    return int(entry.about("turn") or -1)


def note(board: TileBoard, entry: MenuLine, view: View) -> str:
    """Say into which room a way to lay the tile leads."""
    beside = cell_of(entry)
    if beside is not None:
        x, y = beside
        cells = board.laid(view).cells
        beside_it = [cells[at].tile.key for at in ((x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)) if at in cells]
        return board.say("beside", {"tiles": ", ".join(beside_it)})
    if turn_of(entry) < 0:
        return ""
    way, _ = entered(board, view, turn_of(entry))
    if way is None or way.to is None:
        return words(board, view, turn_of(entry))
    what = board.features(way.to, view)
    into = f"{way.to.key} {way.to.name}" + (f": {what}" if what else "")
    return board.say("tile-stay" if "declines" in entry.traits else "tile-into", {"room": into})


def aid(board: TileBoard, entries: Sequence[MenuLine], sheet: Sheet) -> tuple[list[Text], set[int]]:
    """Pictures for the question that waits, with the numbers of the options they show."""
    turns = [entry for entry in entries if turn_of(entry) >= 0]
    marks = {cell: str(entry.number) for entry in entries for cell in [cell_of(entry)] if cell is not None}
    if marks:
        size = (sheet.width, 80 if sheet.plain else max(9, sheet.height - 10))
        canvas, more = tilemap.picture(board, board.laid(sheet.view), sheet, size, True, marks)
        return canvas.lines(), {int(number) for number in marks.values()} if not more else set()
    if not turns or tried(board, sheet.view, 0) is None:
        return [], set()
    wide = sheet.width // 4
    blocks = [block(board, sheet, degrees, [e for e in turns if turn_of(e) == degrees], min(wide, 26))
              for degrees in (0, 90, 180, 270)]  # fmt: skip
    lines = []
    for row in range(max(map(len, blocks))):
        line = Text()
        for i, one in enumerate(blocks):
            line.append(" " * (i * min(wide, 26) - len(line)))
            line.append_text(one[row] if row < len(one) else Text())
        lines.append(line)
    return lines, {entry.number for entry in turns}


def block(board: TileBoard, sheet: Sheet, degrees: int, entries: Sequence[MenuLine], wide: int) -> list[Text]:
    """One way to turn the tile: a picture, and below it the options with what they take."""
    found = tried(board, sheet.view, degrees)
    assert found is not None
    laid, piece = found
    way, end = entered(board, sheet.view, degrees)
    canvas = Canvas(wide - 1, HIGH + 1, sheet.plain)
    pitch = (wide - 2, HIGH)
    drawing = tilemap.Drawing(board, laid, sheet, canvas, pitch, (-piece.x * pitch[0], piece.y * pitch[1]))
    drawing.full([piece], entry=end)
    turned = board.say("tile-turned", {"degrees": degrees})
    lines = [Text(turned, "bold" if entries else "dim"), *canvas.lines()]
    if sheet.view["placing"]["turned"] == degrees and not entries and way is None:
        return [*lines, Text(board.say("tile-as-now"), "dim")]
    for entry in entries:
        price = entry.price or (board.say("you-stay") if "declines" in entry.traits else entry.verb)
        lines.append(Text.assemble((f"{entry.number} ", "bold cyan"), cut(price, wide - len(str(entry.number)) - 2)))
    if not entries and way is not None:
        takes = way.words(board.say, True)
        lines += [Text(part, "dim") for part in wrap(board.say("not-now", {"takes": takes}), wide - 2)]
    if way is not None and way.to is not None:
        lines.append(Text(cut(f"{way.to.key} {way.to.name}", wide - 2), "dim"))
    return lines


def words(board: TileBoard, view: View, degrees: int) -> str:
    """Which rooms the tile's sides would have, from north on clockwise."""
    found = tried(board, view, degrees)
    if found is None:
        return ""
    laid, piece = found
    sides: list[str] = []
    for side, name in enumerate(SIDE_NAMES):
        ends = [port.room for end, port in laid.ends(piece) if laid.side(end) == side]
        if ends:
            rooms = ", ".join(dict.fromkeys(board.local(board.rules.spaces[room]) for room in ends))
            sides.append(f"{name} {rooms}")
    return ", ".join(sides)
