"""How far a thief in the ship has got."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from burgle.bots.mind.progress import Progress


@mypyc_attr(acyclic=True)
class SpaceProgress(Progress):
    """How far a thief has got."""

    __slots__ = ("stage", "cubes", "first", "code", "artifact", "key", "telepass")

    def __init__(
        self, number: int, stage: int, cubes: int, first: int, code: bool, artifact: int, key: bool, telepass: bool,
        done: frozenset[int],
    ) -> None:  # fmt: skip
        super().__init__(number, done)
        self.stage = stage  # all of the rest as one number
        self.cubes = cubes  # Data cubes left
        self.first = first  # module of the first hack + 1
        self.code = code
        self.artifact = artifact  # its value
        self.key = key
        self.telepass = telepass
