"""What the checks of a card say to whoever wrote it."""

from __future__ import annotations


class Lint:
    """Collects complaints while the effects of a pack check themselves."""

    __slots__ = ("complaints",)

    def __init__(self) -> None:
        self.complaints: list[str] = []

    def complain(self, text: str) -> None:
        """Note something that is wrong."""
        self.complaints.append(text)

    def within(self, n: int, least: int, most: int, what: str) -> None:
        """Expect a number in a range."""
        if n < least or n > most:
            self.complain(str(n) + " " + what + ": expected " + str(least) + " to " + str(most))
