"""What a player is after: one step of the way to a win, as a chapter tells it to whoever looks."""

from __future__ import annotations


class Aim:
    """One step: how much of it is done, and where the next piece of it is to be had."""

    __slots__ = ("code", "done", "need", "rooms", "worth")

    def __init__(self, code: str, done: int, need: int, rooms: list[int], worth: list[int] | None = None) -> None:
        self.code = code
        self.done = done
        self.need = need
        self.rooms = rooms
        self.worth: list[int] = worth if worth is not None else []  # points of each piece, where they differ
