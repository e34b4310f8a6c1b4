"""Parts of the game that a campaign unlocks one by one: what is locked stays in the box, and its spaces are plain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgle.games.sides import lay_out, side_up
from burgle.games.spec import BoardPlan, OptionError, Tables, chosen_colours
from burgle.kernel.codes import D_DEEDS
from burgle.kernel.content import word_in
from burgle.kernel.counts import Count, Keeps
from burgle.kernel.reader import Reader, read_line
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import State

MODULES: Final = (
    "interns", "pickaxe", "canoe", "lifestone", "coaches", "agents", "events", "ruins", "shrines", "roles", "seals",
    "vault", "volcano", "fruit", "patrons",
)  # fmt: skip
SIDES: Final = ("overworld", "underworld")
PROFILES: Final = {"standard": [], "sheet": ["scramble"]}  # starting cards left out
# The features of spaces that a module brings.
FEATURES: Final = {
    "coaches": ("coach",), "agents": ("agent",), "ruins": ("ruin",), "shrines": ("shrine",), "volcano": ("volcano",),
    "fruit": ("fruit",),
}  # fmt: skip
# The items, decks and tokens that serve one module only; others name it in a field of their own.
POOLS: Final = {"shrine": "shrines", "agent": "agents", "fruit": "fruit"}
MARKS: Final = (
    "hq", "danger_zone", "town", "forest", "mushroom", "ruin", "volcano", "circle", "agent", "fruit", "pyramid", "slot",
)  # fmt: skip


def locked_by(options: Mapping[str, str]) -> list[str]:
    """Read which modules are locked."""
    found = [name.strip() for name in options.get("without", "").split(",") if name.strip()]
    for name in found:
        if name not in MODULES:
            raise OptionError(f"without: there is no module {name!r}; there are {', '.join(MODULES)}")
    return [name for name in MODULES if name in found]


def side_by(options: Mapping[str, str]) -> str:
    """Read which side of the board is up."""
    return side_up(SIDES, options)


def starters_by(options: Mapping[str, str]) -> list[str]:
    """Read which cards are left out of the starting deck."""
    profile = options.get("starter", "standard")
    if profile not in PROFILES:
        raise OptionError(f"starter: there are the starting decks {' and '.join(PROFILES)}, not {profile!r}")
    return list(PROFILES[profile])


def layouts(tables: Tables) -> list[str]:
    """List the sides of the board."""
    return list(SIDES)


def board(tables: Tables, options: Mapping[str, str]) -> BoardPlan:
    """Lay out one side of the board; slots for stickers are closed paths, and locked features are plain."""
    side = side_by(options)
    locked = locked_by(options)
    starters_by(options)
    plan = BoardPlan()
    plan.options["side"] = side
    plan.options["starter"] = options.get("starter", "standard")
    if locked:
        plan.options["without"] = ",".join(locked)
    colours = chosen_colours(options)
    if colours:
        plan.options["colours"] = colours
    hidden = [feature for name in locked for feature in FEATURES.get(name, ())]
    lay_out(plan, tables, side, hidden, {"mushroom": "forest"})
    return plan


class Modules(Chapter):
    """Leaves in the box what serves locked modules only; comes first, so that all others find it gone."""

    __slots__ = ("locked",)

    def __init__(self, locked: list[str]) -> None:
        self.locked = locked

    def build(self, rules: Rules) -> None:
        """Nothing to register: what is locked is simply not there."""

    def check(self, rules: Rules) -> None:
        for card in rules.cards:
            if word_in(card.more, "module") in self.locked or ("event" in card.moments and "events" in self.locked):
                card.copies = 0
        for token in rules.tokens:
            module = word_in(token.more, "module") or POOLS.get(token.pool, "")
            if token.price and token.key in self.locked:
                module = token.key
            if module in self.locked:
                token.copies = 0

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        out["locked"] = self.locked[:]


class FranchiseSetUp(Step):
    """What the Franchise Board says about the set-up is carried out."""

    __slots__ = ("franchise",)

    def __init__(self, franchise: Franchise) -> None:
        self.franchise = franchise

    def run(self, st: State, who: int) -> None:
        for effect in reversed(self.franchise.effects):
            st.push(st.rules.k_run, who, effect, -1)  # all of them wait, so that they come in their order


class Franchise(Chapter):
    """The Franchise Board: its own instructions, to which a campaign may add, and contracts."""

    __slots__ = ("lines", "effects", "contracts")

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.effects: list[int] = []

    def build(self, rules: Rules) -> None:
        self.contracts = rules.player_num("contracts", public=True)
        rules.counts["contract"] = self.count
        rules.steps["franchise"] = FranchiseSetUp(self)

    def check(self, rules: Rules) -> None:
        for i in range(len(self.lines)):
            if not self.lines[i]:
                continue  # the place of a sticker that is not there yet
            effect = read_line(rules, "franchise:board/setup/" + str(i + 1), self.lines[i], False)
            self.effects.append(effect.id)

    def count(self, r: Reader) -> Count:
        """`contract`: contracts you completed in this game"""
        return Keeps("contract", D_DEEDS, self.contracts)
