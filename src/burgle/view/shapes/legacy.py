"""What the chapters of Legacy add to a view."""

from __future__ import annotations

from burgle.view.shapes.shape import Part, PlayerPart, Shape


class ModulesPart(Part):
    """Parts of the game that are still locked away."""

    locked: list[str]


class InternsPart(Part):
    """Interns whom nobody has hired."""

    interns_supply: int


class RuinsPart(Part):
    """Wights, by the ruins where they lie, and those in the supply."""

    wights: list[str]
    wights_supply: int


class RuinsPlayer(PlayerPart):
    """Whether a player has looted a ruin this turn."""

    looted: int


class AgentsPart(Part):
    """Where agents lie."""

    agents: list[str]


class AgentsPlayer(PlayerPart):
    """How many agents a player has got rid of."""

    agents_beaten: int


class CoachesPart(Part):
    """Where coaches stop, and the fee."""

    coaches: dict[str, int]


class CoachesPlayer(PlayerPart):
    """How often a player has taken a coach this turn."""

    ridden: int


class FruitPart(Part):
    """Where fruit grows."""

    fruits: list[str]


class ShrineView(Shape):
    """A shrine: its token, whether it is still there, and whose cubes lie on it."""

    space: str
    token: str
    there: bool
    cubes: list[int]


class ShrinesPart(Part):
    """Shrines."""

    shrines: list[ShrineView]


class MeterPlayer(PlayerPart):
    """A player's health meter as bits, the lowest space first: black cubes on it, spaces without a cube."""

    black_on_meter: int
    bare_on_meter: int


class SealsPart(Part):
    """Seals, by seat."""

    seals: list[int]


class SealsPlayer(PlayerPart):
    """Seals that are no token and no card."""

    seal_marks: int


class PatronSeal(Shape):
    """Where on the rage track the patron speaks, and whether that is past."""

    space: int
    done: bool


class PatronsPart(Part):
    """Who pays for all of this."""

    patron: str | None
    patron_seal: PatronSeal


class FranchisePlayer(PlayerPart):
    """Contracts that a player has fulfilled."""

    contracts: int
