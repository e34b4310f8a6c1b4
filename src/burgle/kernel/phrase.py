"""What the engine wants to say, as a code and its arguments; words are made at the edge."""

from __future__ import annotations


class Phrase:
    """A message to be worded: `draw 2` is Phrase("draw", 2), in whatever language the reader has."""

    __slots__ = ("code", "n", "names", "parts")

    def __init__(
        self, code: str, n: int = 0, names: list[str] | None = None, parts: list[Phrase] | None = None
    ) -> None:
        self.code = code
        self.n = n
        self.names: list[str] = [] if names is None else names
        self.parts: list[Phrase] = [] if parts is None else parts


class Refusal:
    """Why something cannot be done: a code, what there is, what it would take, and a name."""

    __slots__ = ("code", "have", "need", "name")

    def __init__(self, code: str, have: int = 0, need: int = 0, name: str = "") -> None:
        self.code = code
        self.have = have
        self.need = need
        self.name = name
