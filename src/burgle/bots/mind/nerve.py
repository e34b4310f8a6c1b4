"""How much somebody dares who has to come back with an artifact; each game has its own table."""

from __future__ import annotations


class Nerve:
    """How a player takes danger and rivals."""

    __slots__ = ("carrying", "seeking", "hurry", "tempo")

    def __init__(self, carrying: float, seeking: float, hurry: float, tempo: float) -> None:
        self.carrying = carrying  # how far the danger is heeded with an artifact, ...
        self.seeking = seeking  # ... and without one
        self.hurry = hurry  # points that a round costs who is well ahead, ...
        self.tempo = tempo  # ... and that it costs anybody
