"""Numbers for addresses: handed out once, in order, and never moved.

Whatever a state or an answer names by a number has an address, a readable text: `card:burgle`, `space:A21`, `frame:choose`,
`action:move`, and for a line of effects `card:burgle/play/1`, for its second part `card:burgle/play/1/2`. A numbering says
which number belongs to which address. It may begin with those of a ledger or of a family of rulebooks; what is new comes
behind, so that nothing that was there before gets another number.
"""

from __future__ import annotations


class ShapeError(ValueError):
    """A rulebook that does not have the shape of its family."""


class Numbers:
    """The numbers of one sort of things."""

    __slots__ = ("first", "known", "size", "fixed")

    def __init__(self, first: int, known: list[str]) -> None:
        self.first = first
        self.known: dict[str, int] = {}
        self.size = len(known)
        self.fixed = False  # whether nothing new may come
        for i in range(len(known)):
            self.known[known[i]] = first + i

    def take(self, address: str) -> int:
        """Give the number of an address, the next one if it is new."""
        if address not in self.known:
            if self.fixed:
                raise ShapeError(address + " has no number in this family of rulebooks")
            self.known[address] = self.first + self.size
            self.size += 1
        return self.known[address]


class EffectText:
    """A line of effects as it is written somewhere in the tables."""

    __slots__ = ("address", "text", "standing")

    def __init__(self, address: str, text: str, standing: bool) -> None:
        self.address = address
        self.text = text
        self.standing = standing  # whether `if` and `per` stay open until the end of the turn


class Numbering:
    """The numbers of frame kinds, actions and effects of one rulebook, or of all rulebooks of a family.

    In a family one line may have several texts, one of which is in force in each member: `card:burgle/play/1` is the
    first, `card:burgle/play/1~2` the second. All members have all of them, so that what is pending goes on as it began.
    """

    __slots__ = ("frames", "actions", "effects", "texts", "places")

    def __init__(self, first_action: int, frames: list[str], actions: list[str], effects: list[str]) -> None:
        self.frames = Numbers(0, frames)
        self.actions = Numbers(first_action, actions)
        self.effects = Numbers(0, effects)
        self.places: dict[str, list[str]] = {}  # of a state, by their sort, in the order in which they are written down
        self.texts: dict[
            str, list[EffectText]
        ] = {}  # by the address of the line, in the order in which they were found

    def fix(self) -> None:
        """Hand out no more numbers: all that may ever be needed was seen."""
        self.frames.fixed = True
        self.actions.fixed = True
        self.effects.fixed = True

    def is_fixed(self) -> bool:
        """Say whether no more numbers are handed out."""
        return self.effects.fixed

    def variant(self, address: str, text: str, standing: bool) -> str:
        """Give the address of a text that is in force on a line; a new one comes behind those that are known."""
        if address not in self.texts:
            self.texts[address] = []
        texts = self.texts[address]
        for known in texts:
            if known.text == text and known.standing == standing:
                return known.address
        new = EffectText(address + "~" + str(len(texts) + 1) if texts else address, text, standing)
        texts.append(new)
        return new.address

    def all_texts(self) -> list[EffectText]:
        """List every text that was found on any line."""
        found: list[EffectText] = []
        for texts in self.texts.values():
            found.extend(texts)
        return found
