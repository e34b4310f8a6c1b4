"""What the lists of a state are made of, for whoever writes them as arrays: said by the chapter that names a list."""

from __future__ import annotations

from typing import Final

from burgle.kernel.refs import NOTHING

NUMBERS: Final = "numbers"  # anything: its first numbers are written as they are
COUNTED: Final = "counted"  # things in no order that matters: how many of each
AMOUNTS: Final = "amounts"  # by thing: how many
PLACED: Final = "placed"  # by thing: what lies there, -1 for nothing
OWNED: Final = "owned"  # by thing: the seat whose it is + 1, 0 for nobody's
CUBES: Final = "cubes"  # cubes of players on spaces (chapters/cubes.py)
DERIVED: Final = "derived"  # follows from other lists


class ZoneForm:
    """What one list is made of; of what has no numbers of its own, how many there are at most."""

    __slots__ = ("form", "about", "size")

    def __init__(self, form: str = NUMBERS, about: str = NOTHING, size: int = 0) -> None:
        self.form = form
        self.about = about
        self.size = size
