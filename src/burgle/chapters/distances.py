"""How far it is from where a player stands, counted in Boots: what a judgement of a position looks at, not what rules say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgle.kernel.content import Exit
from burgle.kernel.sense import FAR
from burgle.kernel.state import Player, State

if TYPE_CHECKING:
    from burgle.chapters.walking import Walking

MONSTER: Final = 0.7  # one on the way costs health or a Sword
BARRED: Final = (
    4.0  # what a lock, an arrow or deep water costs who has no means: another way has to be found, or the means
)
RIDE: Final = 1.3  # a ride is free, but the turn's Boots are lost


def efforts(walking: Walking, st: State, p: Player) -> list[float]:
    """The least effort from a player's space to each other; FAR for those that no way leads to.

    Rooms wait in a row, and one that is reached by less effort than before waits again: on boards of this size that is
    quicker than to keep a heap.
    """
    spaces = st.rules.spaces
    far = [FAR] * len(spaces)
    if p.room < 0:
        return far
    carriers = st.rules.carriers
    waits = [False] * len(spaces)
    far[p.room] = 0.0
    row = [p.room]
    at = 0
    while at < len(row):
        room = row[at]
        at += 1
        waits[room] = False
        effort = far[room]
        for way in walking.ground.ways(st, room):
            if way.to >= 0:
                total = effort + step(walking, st, p, way)
                if total < far[way.to]:
                    far[way.to] = total
                    if not waits[way.to]:
                        waits[way.to] = True
                        row.append(way.to)
        for carrier in carriers:
            for other in carrier.rides(st, p, room):
                if effort + RIDE < far[other]:
                    far[other] = effort + RIDE
                    if not waits[other]:
                        waits[other] = True
                        row.append(other)
    return far


def step(walking: Walking, st: State, p: Player, way: Exit) -> float:
    """What a step along a way takes out of a player."""
    if way.plain:
        return 1.0
    effort = float(max(way.boots, 1))
    if way.enemies and (walking.unseen < 0 or p.has[walking.unseen] == 0):
        effort += MONSTER * way.enemies
    for rule in walking.hurdles:
        if rule.bars(st, p, way):
            effort += BARRED
            break
    return effort
