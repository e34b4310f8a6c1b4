"""A canvas of characters: fine lines of dots behind, labels in front."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # of a braille letter: row, column


class Canvas:
    """A grid of letters with styles; lines are drawn with braille dots, or with full stops where only ASCII will do."""

    def __init__(self, width: int, height: int, ascii_only: bool) -> None:
        self.width, self.height, self.ascii = width, height, ascii_only
        self.letters: dict[tuple[int, int], tuple[str, str]] = {}
        self.dots: dict[tuple[int, int], int] = {}
        self.dot_style: dict[tuple[int, int], str] = {}

    def curve(self, points: Iterable[tuple[float, float]], style: str) -> None:
        """Draw dots along points given in columns and rows."""
        for x, y in points:
            col, row = int(x), int(y)
            if 0 <= col < self.width and 0 <= row < self.height:
                bit = DOTS[int((y - row) * 4)][int((x - col) * 2)]
                self.dots[col, row] = self.dots.get((col, row), 0) | bit
                self.dot_style[col, row] = style

    def put(self, col: int, row: int, text: str, style: str = "") -> None:
        """Write a text, the part that is on the canvas."""
        for i, letter in enumerate(text):
            if 0 <= col + i < self.width and 0 <= row < self.height:
                self.letters[col + i, row] = (letter, style)

    def free(self, col: int, row: int, width: int, apart: int = 1) -> bool:
        """Whether nothing is written at a place, nor right beside it."""
        inside = 0 <= row < self.height and col >= 0 and col + width <= self.width
        return inside and all((c, row) not in self.letters for c in range(col - apart, col + width + apart))

    def unwritten(self, col: int, row: int, width: int) -> bool:
        """Whether nothing is written at a place or right beside it, on the canvas or off it."""
        return all((c, row) not in self.letters for c in range(col - 1, col + width + 1))

    def place(self, x: float, y: float, width: int) -> tuple[int, int] | None:
        """Find the nearest free place for a text of some width that should be centred on a point."""
        col, row = round(x - width / 2), int(y)
        shifts = sorted(((dx, dy) for dy in (0, -1, 1) for dx in range(-4, 5)), key=lambda s: abs(s[0]) + 3 * abs(s[1]))
        for dx, dy in shifts:
            if self.free(col + dx, row + dy, width):
                return col + dx, row + dy
        return None

    def box(self, left: int, top: int, right: int, bottom: int, title: str, style: str) -> None:
        """Draw a frame with a title in its upper edge."""
        corner, flat, wall = ("++++", "-", "|") if self.ascii else ("╭╮╰╯", "─", "│")
        for col in range(left + 1, right):
            self.put(col, top, flat, style)
            self.put(col, bottom, flat, style)
        for row in range(top + 1, bottom):
            self.put(left, row, wall, style)
            self.put(right, row, wall, style)
        for (col, row), letter in zip(
            ((left, top), (right, top), (left, bottom), (right, bottom)), corner, strict=True
        ):
            self.put(col, row, letter, style)
        self.put(left + 1, top, f" {title} "[: right - left - 1], "bold " + style)

    def lines(self) -> list[Text]:
        """Give the picture line by line."""
        return [self.line(row) for row in range(self.height)]

    def line(self, row: int) -> Text:
        """Put one line together."""
        text = Text()
        for col in range(self.width):
            if (col, row) in self.letters:
                letter, style = self.letters[col, row]
                text.append(letter, style or None)
            elif (col, row) in self.dots:
                text.append("." if self.ascii else chr(0x2800 + self.dots[col, row]), self.dot_style[col, row] or None)
            else:
                text.append(" ")
        text.rstrip()
        return text
