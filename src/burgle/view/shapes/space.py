"""What the chapters of In! Space! add to a view."""

from __future__ import annotations

from burgle.view.shapes.shape import Part, PlayerPart


class HyperliftPart(Part):
    """The lift."""

    blockade: bool


class PortsPart(Part):
    """Data ports."""

    ports: dict[str, int]  # by space: the seat that has hacked it, -1 for nobody


class PortsPlayer(PlayerPart):
    """A player's hacks."""

    data_cubes: int  # still to be placed
    first_hack: int  # the module of the first hack + 1, 0 for none


class HuntersPart(Part):
    """Hunters that wait on the rage track."""

    hunters: list[int]  # by space of the track


class PodsPart(Part):
    """Ways out of the ship."""

    pods: int
