"""Who sits where: names, letters and colours that can be told apart by anybody."""

from __future__ import annotations

from collections.abc import Sequence

from rich.color import Color, ColorParseError

COLOURS = ("#56b4e9", "#e69f00", "#009e73", "#f0e442", "#cc79a7", "#d55e00")  # Okabe and Ito's palette


class Seats:
    """The players as the table calls them."""

    def __init__(self, names: Sequence[str], bots: Sequence[str], colours: Sequence[str] = ()) -> None:
        self.names = list(names)
        self.bots = list(bots)  # the kind of bot in each seat; "" is a person
        colours = colours[: len(COLOURS)]
        free = [colour for colour in COLOURS if colour not in colours]
        wanted = [colour if known(colour) else free.pop(0) for colour in colours]  # of a colour unknown here, another
        self.colours = [*wanted, *free]

    @property
    def people(self) -> list[int]:
        """The seats in which persons sit."""
        return [seat for seat, bot in enumerate(self.bots) if not bot]

    def name(self, seat: int) -> str:
        """A player's name."""
        return self.names[seat] if 0 <= seat < len(self.names) else "nobody"

    def letter(self, seat: int) -> str:
        """A player's letter on the map and in lists."""
        return "ABCDEF"[seat]

    def style(self, seat: int) -> str:
        """A player's colour for words."""
        return self.colours[seat] if 0 <= seat < len(self.colours) else ""

    def pawn(self, seat: int) -> str:
        """A player's colour for a pawn."""
        return f"bold black on {self.colours[seat]}"


def known(colour: str) -> bool:
    """Whether the terminal knows a colour by this name."""
    try:
        Color.parse(colour)
    except ColorParseError:
        return False
    return True
