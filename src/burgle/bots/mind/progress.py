"""How far somebody has got with a game's errand, within one walk: what has been fetched, bought and done."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Progress:
    """One stage of an errand. An errand makes each stage once, so that two are equal if they are the same."""

    __slots__ = ("number", "done")

    def __init__(self, number: int, done: frozenset[int]) -> None:
        self.number = number  # in the order in which an errand came upon them
        self.done = done  # what was done where; items bought are below zero
