"""What a game is drawn from. Whatever only some games have may be missing."""

from __future__ import annotations

from typing import Literal

from burgle.view.shapes.shape import UNSET, Shape, UnsetType

Gain = tuple[str, int]  # an icon and a number
CardKind = Literal["starter", "reserve", "device", "enemy", "card", "event", "role", "vault", "patron"]


class CardInfo(Shape):
    """A card."""

    name: str
    kind: CardKind  # its outline
    deck: str
    faction: str
    cost: int  # -1: not for sale
    fight: int  # -1: no enemy
    copies: int
    attack: bool
    danger: bool
    gains: list[Gain]  # what it surely gives
    either: list[list[Gain]]  # the arms of a plain choice
    note: str  # what the icons leave out
    bought: list[Gain]
    arrives: bool
    where: list[str]
    head: str
    text: list[str]
    points: int
    varies: bool  # more points depend on the rest
    quip: str
    more: dict[str, str] | UnsetType = UNSET  # what else stands on it
    boxes: list[list[str]] | UnsetType = UNSET  # parts under foil: what those say that lie open, nothing for the others


class TokenInfo(Shape):
    """A token."""

    name: str
    pool: str
    price: int
    value: int
    worth: int
    stack: str
    party: bool
    usable: bool
    gains: list[Gain]
    grants: list[str]
    text: list[str]
    points: int
    varies: bool
    quip: str


class ResourceInfo(Shape):
    """Something to pay with, in words: `1 Boot`, `{n} Boots`."""

    one: str
    many: str


class SpaceEffect(Shape):
    """What a space does."""

    icons: list[str]
    text: str
    gains: list[Gain]


class SpaceInfo(Shape):
    """A space of the board, or a room of a tile."""

    key: str
    name: str
    module: str
    at: list[float]
    marks: list[str]
    secret: str
    artifact: int
    port: SpaceEffect | None
    reward: SpaceEffect | None
    text: list[str]
    more: dict[str, str] | UnsetType = UNSET


class ServiceInfo(Shape):
    """What a kind of space offers, once a turn: drawn where it is to be had, and told by the legend."""

    id: str  # what one types
    at: str  # the kind of space
    words: str  # what such a place is called
    spaces: list[str]
    icon: str
    text: str
    clause: str


class PathInfo(Shape):
    """A path between two spaces."""

    a: str
    b: str
    boots: int
    enemies: int
    lock: bool
    one_way: bool
    terrain: list[str] | UnsetType = UNSET  # what it leads over


class ModuleInfo(Shape):
    """A part of the board."""

    id: str
    key: str
    name: str


class RegionInfo(Shape):
    """A piece of landscape: ground, ridge and river are lines, all others outlines."""

    id: str
    side: str
    kind: str
    points: list[tuple[int, int]]
    name: str | UnsetType = UNSET
    label: tuple[int, int] | UnsetType = UNSET
    turn: int | UnsetType = UNSET


class DrawingInfo(Shape):
    """How a board of modules is drawn: where modules lie, and which paths bend."""

    view: tuple[int, int, int, int] | UnsetType = UNSET
    box: tuple[int, int] | UnsetType = UNSET
    mirrored: list[str] | UnsetType = UNSET
    positions: dict[str, tuple[int, int]] | UnsetType = UNSET
    collars: dict[str, tuple[int, int]] | UnsetType = UNSET
    bends: dict[str, tuple[int, int]] | UnsetType = UNSET
    iconAt: dict[str, float] | UnsetType = UNSET  # how far along a path its sign stands


class LiftInfo(Shape):
    """A lift: its stops in their order, which legs are locked, where it can be blocked."""

    stops: list[str]
    locks: list[str]
    blockade: str


class TileEnd(Shape):
    """Where a tunnel of a tile meets its edge."""

    room: str
    boots: int
    enemies: int
    lock: bool
    leave: bool
    enter: bool


class TileInfo(Shape):
    """A tile before anybody turns it: eight places on its edges, clockwise from the first in the north."""

    key: str
    deep: bool
    haunted: bool
    square: bool
    rooms: list[str]
    ends: list[TileEnd | None]


class PortalInfo(Shape):
    """A portal of a room."""

    room: str
    enemies: int
    lock: bool
    into: bool
    out: bool


class Catalogue(Shape):
    """All that is on the table or in the box, with its words; the same for every seat and every moment."""

    format: int
    game: str
    title: str
    version: int
    content: str  # fingerprint
    players: int
    seats: tuple[int, int]  # at least, at most
    options: dict[str, str]
    params: dict[str, int]
    currency: str
    resources: dict[str, ResourceInfo]  # what options cost
    factions: dict[str, str]
    cards: dict[str, CardInfo]
    tokens: dict[str, TokenInfo]
    modules: list[ModuleInfo]
    services: list[ServiceInfo]
    spaces: list[SpaceInfo]
    paths: list[PathInfo]
    drawing: DrawingInfo | UnsetType = UNSET
    regions: list[RegionInfo] | UnsetType = UNSET
    lift: LiftInfo | UnsetType = UNSET
    tiles: list[TileInfo] | UnsetType = UNSET
    portals: list[PortalInfo] | UnsetType = UNSET
