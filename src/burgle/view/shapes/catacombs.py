"""What the chapters of Catacombs add to a view."""

from __future__ import annotations

from burgle.view.shapes.shape import UNSET, Part, PlayerPart, Shape, UnsetType


class TileView(Shape):
    """Where a tile lies, east and north of the crypt's half of the starting tile, and how far it was turned."""

    tile: str
    x: int
    y: int
    turned: int


class Placing(TileView):
    """A tile in hand; where it was found, by which end of which room, and whether somebody teleports there."""

    room: str | UnsetType = UNSET
    end: str | UnsetType = UNSET
    teleport: bool | UnsetType = UNSET


class DungeonPart(Part):
    """The dungeon as far as it is known."""

    tiles: list[TileView]
    stack_size: int


class DiscoveryPart(Part):
    """A tile that was just found."""

    placing: Placing | UnsetType = UNSET


class ShiftingPart(Part):
    """A tile that is laid or turned by other means."""

    placing: Placing | UnsetType = UNSET


class ArtifactLying(Shape):
    """An artifact on the floor; several may lie in one room."""

    space: str
    artifact: str


class TreasuresPart(Part):
    """Artifacts."""

    artifacts: list[ArtifactLying]
    artifact_stack: list[str]


class HoardsPart(Part):
    """How many tokens of each kind are still face down."""

    pools: dict[str, int]


class ShrineCube(Shape):
    """A player's cube on a wayshrine."""

    space: str
    seat: int


class FeaturesPart(Part):
    """What has been opened or marked in rooms."""

    covered: list[str]  # a space and what was locked there: `D06A chest`
    wayshrines: list[ShrineCube]


class FeaturesPlayer(PlayerPart):
    """A player's marks."""

    marked: int


class GhostsPart(Part):
    """The ghosts that wait for the next attack."""

    ghosts_banked: int
