"""Where lines go and come from: a colour screen that is redrawn, or plain lines."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Callable, Iterable, Sequence

from rich.console import Console
from rich.text import Text

Line = Text | str


class Whole(str):
    """A line that is not broken, so that it can be copied as one."""

    __slots__ = ()


Lines = Sequence[Line]


class Screen:
    """Plain lines: no colours, no cursor tricks, what is typed is repeated when nobody sees it typed."""

    plain = True

    def __init__(self) -> None:
        self.tty = sys.stdin.isatty() and sys.stdout.isatty()
        self.words: Callable[[], Iterable[str]] = list
        if self.tty:
            self.edit_lines()

    @property
    def width(self) -> int:
        """Columns to use."""
        return max(40, min(shutil.get_terminal_size((80, 24)).columns, 132)) if self.tty else 80

    @property
    def height(self) -> int:
        """Lines that can be seen at once."""
        return shutil.get_terminal_size((80, 24)).lines

    def say(self, *lines: Line) -> None:
        """Print lines, broken where they are too long."""
        for line in lines:
            text = line.plain if isinstance(line, Text) else line
            print("\n".join(wrap(text, self.width)))

    def draw(self, lines: Lines) -> None:
        """Print lines that are not to be broken."""
        for line in lines:
            print((line.plain if isinstance(line, Text) else line).rstrip()[: self.width])

    def clear(self) -> None:
        """Begin a new screen."""

    def hide(self) -> None:
        """Push what was said out of sight."""
        if self.tty:
            print("\n" * self.height)

    def ask(self, prompt: str = "> ") -> str | None:
        """Read a line; None when there is no more."""
        if self.tty:
            try:
                return input(prompt)
            except EOFError:
                print()
                return None
        line = sys.stdin.readline()
        if not line:
            return None
        self.say(prompt + line.rstrip("\n"))
        return line

    def edit_lines(self) -> None:
        """Let typed lines be edited, recalled and completed with Tab, where the system can."""
        try:
            import readline
        except ImportError:
            return
        found: list[str] = []

        def complete(text: str, state: int) -> str | None:
            if state == 0:
                start = readline.get_line_buffer().casefold()
                begin = readline.get_begidx()
                found[:] = sorted({w[begin:] for w in self.words() if w.casefold().startswith(start)})
            return found[state] if state < len(found) else None

        readline.set_completer_delims(" ")
        readline.set_completer(complete)
        readline.parse_and_bind("tab: complete")


class ColourScreen(Screen):
    """A screen with colours that begins anew for every question."""

    plain = False

    def __init__(self) -> None:
        super().__init__()
        self.console = Console(highlight=False, emoji=False, markup=False)

    def say(self, *lines: Line) -> None:
        for line in lines:
            if isinstance(line, Text):
                self.console.print(line, soft_wrap=False)
            elif isinstance(line, Whole):
                self.console.print(line, soft_wrap=True)
            else:
                self.console.print("\n".join(wrap(line, self.width)))

    def draw(self, lines: Lines) -> None:
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="crop", crop=True)

    def clear(self) -> None:
        self.console.clear()

    def hide(self) -> None:
        self.console.clear()
        print("\x1b[3J", end="", flush=True)  # what could be scrolled back to as well


def wrap(text: str, width: int) -> list[str]:
    """Break a line at blanks; what follows is set in as far as the line itself."""
    if len(text) <= width or isinstance(text, Whole):
        return [text]
    margin = len(text) - len(text.lstrip())
    return textwrap.wrap(text, width, subsequent_indent=" " * (margin + 2), break_long_words=True) or [""]


def open_screen(plain: bool) -> Screen:
    """Choose a screen: plain if asked for, or where there is no real terminal."""
    import os

    real = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    real = real and "utf" in (sys.stdout.encoding or "").casefold()
    return ColourScreen() if real and not plain else Screen()
