"""How far it is: shortest ways in effort, counted in Boots."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Final

ENEMY: Final = 0.7  # an enemy on the way costs health or a Sword; ...
DEADLY: Final = 4.0  # ... to the frail, it may cost the way itself
STOP: Final = 0.8  # a checkpoint wastes what is left of the turn's Boots
RIDE: Final = 1.3  # so does the dizziness after a ride
FAR: Final = 99.0

Links = list[list[tuple[int, float]]]  # for each space: where from, at which effort


def efforts(links: Links, goals: list[tuple[float, int]], end: int = -1) -> list[float]:
    """Dijkstra's way from some goals, each with an effort that comes after it; no way leads on from the `end`."""
    far = [FAR] * len(links)
    queue = goals[:]
    heapify(queue)
    for effort, goal in goals:
        far[goal] = min(far[goal], effort)
    while queue:
        effort, room = heappop(queue)
        if effort > far[room] or (room == end and effort > 0.0):
            continue
        for other, more in links[room]:
            total = effort + more
            if total < far[other]:
                far[other] = total
                heappush(queue, (total, other))
    return far
