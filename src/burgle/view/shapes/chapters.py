"""What the chapters that games share add to a view."""

from __future__ import annotations

from burgle.view.shapes.shape import UNSET, Part, PlayerPart, Shape, UnsetType


class TrashingPart(Part):
    """Cards that leave the game."""

    trashing: list[str]  # picked so far, while somebody is asked
    box: list[str]


class RowPart(Part):
    """The row of cards on offer."""

    row: list[str | None]
    row_deck_size: int
    row_deck: list[str]  # still to come, in an order that tells nothing
    spent: list[str]
    strength: int  # cubes that an attack would draw


class ReservePart(Part):
    """The piles beside the row."""

    reserve: dict[str, int]
    reserve_enemy: str | None


class TokensPart(Part):
    """Tokens that nobody has yet."""

    bank: dict[str, int]
    boxed_tokens: list[str]


class ServicesPart(Part):
    """What spaces offer once a turn, where there is such."""

    served: list[str] | UnsetType = UNSET  # had already by who is up


class OffersPart(Part):
    """What may still be used this turn."""

    offers: list[str]


class WalkingPart(Part):
    """How the active player walks: whether there is breath left, by the game's own name, and what does not matter."""

    ignoring: list[str]
    boots_banned: bool | UnsetType = UNSET
    exhausted: bool | UnsetType = UNSET
    opened: list[str] | UnsetType = UNSET  # locks that somebody has picked


class TeleportsPart(Part):
    """Leaps that the active player has left."""

    teleports: int


class ArtifactsPart(Part):
    """Where artifacts lie."""

    artifacts: dict[str, str]  # by space


class AimView(Shape):
    """One step of what a player is after, and how many Boots away it is; -1: it is not its turn yet, or no way is known."""

    id: str
    done: int
    need: int
    boots: int
    space: str | UnsetType = UNSET  # the nearest place where it can be done


class AimsPart(Part):
    """The heist, step by step."""

    aims: list[list[AimView]]  # by seat


class SecretsPart(Part):
    """How many secrets of each kind lie where."""

    secrets: dict[str, dict[str, int]]  # by kind, then by space


class BagCubes(Shape):
    """What is in the bag: the boss's cubes, those that hurt everybody, those that hurt nobody, and everybody's own."""

    black: int
    hunters: int
    seats: list[int]
    interns: int | UnsetType = UNSET


class BagPart(Part):
    """The bag, and what will go into it beside the players' cubes."""

    bag: BagCubes
    hunters_in_area: int
    black_aside: int


class RageTrack(Shape):
    """Where the boss's marker stands, and how many cubes are drawn on each space of the track."""

    marker: int
    draws: list[int]


class RagePart(Part):
    """How angry the boss is."""

    rage: RageTrack


class StacksPart(Part):
    """What lies under the card of a stack that lies open."""

    stacks: dict[str, int]


class FavoursPart(Part):
    """What is cheaper this turn, and by how much."""

    discounts: dict[str, int]


class BanksPart(Part):
    """Secrets: where they lie, and how many are left in each bank."""

    secrets: dict[str, dict[str, int]]
    banks: dict[str, int]


class BanksPlayer(PlayerPart):
    """How many secrets a player has found."""

    secrets_found: int
