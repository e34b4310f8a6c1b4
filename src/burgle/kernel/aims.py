"""What a player is after: one step of the way to a win, as a chapter tells it to whoever looks."""

from __future__ import annotations


class Aim:
    """One step: how much of it is done, and where the next piece of it is to be had."""

    __slots__ = ("code", "done", "need", "rooms")

    def __init__(self, code: str, done: int, need: int, rooms: list[int]) -> None:
        self.code = code
        self.done = done
        self.need = need
        self.rooms = rooms
