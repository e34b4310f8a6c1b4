"""How far it is: shortest ways over the board in effort, counted in Boots."""

from __future__ import annotations

ENEMY, DEADLY = 0.7, 4.0  # an enemy on the way costs health or a Sword; to the frail, it may cost the way itself
STOP = 0.8  # a checkpoint wastes what is left of the turn's Boots
RIDE = 1.3  # so does the dizziness after a ride
FAR = 99.0

Links = list[list[tuple[int, float]]]  # for each space: where from, at which effort
