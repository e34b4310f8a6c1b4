"""In! Space! as a spec: its chapters in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping

from burgle.chapters.aims import Aims
from burgle.chapters.artifacts import Artifacts
from burgle.chapters.bag import Bag
from burgle.chapters.clank import Clank
from burgle.chapters.decks import Decks
from burgle.chapters.factions import Factions
from burgle.chapters.health import Health
from burgle.chapters.market import Market
from burgle.chapters.path_rules import Boots, Breath, Gates, Keys, OneWay, PathRule, Shortcut
from burgle.chapters.payments import Payments
from burgle.chapters.places import Places
from burgle.chapters.purse import Purse
from burgle.chapters.rage import Rage
from burgle.chapters.recruit import Recruit
from burgle.chapters.reserve import Reserve
from burgle.chapters.resources import Resources
from burgle.chapters.row import Row
from burgle.chapters.secrets import Secrets
from burgle.chapters.spaces import Rewards, Stops
from burgle.chapters.teleport import Teleports
from burgle.chapters.tokens import Tokens
from burgle.chapters.trash import Trashing
from burgle.chapters.turns import Turns
from burgle.chapters.walking import Walking
from burgle.games.space.hunters import Hunters
from burgle.games.space.hyperlift import Hyperlift
from burgle.games.space.pods import Pods, Rescue
from burgle.games.space.ports import Ports
from burgle.games.space.ship import assemble, layouts
from burgle.games.space.telepads import Telepads
from burgle.games.spec import BoardPlan, GameSpec, Tables, chosen_colours
from burgle.kernel.rules import Chapter

SETUP = [
    "lay artifacts", "lay secrets", "place pods", "fill bank", "place hunters", "place marker", "fill bag",
    "lay out reserve", "deal row", "place pawns", "deal data cubes", "deal", "first noise", "arrive", "settle row",
]  # fmt: skip
END = ["end choices", "box", "discard", "draw", "over", "refill", "arrive", "over", "attack"]  # SP-162


def chapters(board: Tables, players: int, options: Mapping[str, str]) -> list[Chapter]:
    """Write the rulebook: the order of the chapters is the order of options and of what an entry sets off."""
    numbers = board["numbers"]
    track = board["track"]
    hunters = [0] * (len(track["draws"]) + 1)
    for space, cubes in track["hunters"].items():
        hunters[int(space)] = cubes
    health = Health(Rescue("cargo_bay"))
    bag = Bag(health)
    payments = Payments(health)
    rage = Rage(list(track["draws"]), {int(n): space for n, space in track["start"].items()})
    row = Row("adventure", bag, rage)
    reserve = Reserve()
    purse = Purse("credit")
    tokens = Tokens(pools=["bank", "item"], words=["crystal"], tags=["crystal", "contraband", "artifact", "code"])
    lift = board["lift"]
    feet = walking(payments)
    hyperlift = Hyperlift(list(lift["stops"]), list(lift["locks"]), lift["blockade"], track["blockade"])
    return [
        Resources(),
        Decks(),
        Factions(["outlaw", "resistance", "science"]),
        Trashing(),
        Recruit(row, reserve),
        row,
        reserve,
        purse,
        tokens,
        Market(purse, tokens),
        Places(),
        feet,
        Teleports(payments),
        hyperlift,
        Telepads(hyperlift),
        Ports(rage, tokens, closed="command"),
        Artifacts(rage, {int(n): out for n, out in numbers["artifacts_left_out"].items()}),
        Clank(list(numbers["clank_start"])),
        health,
        bag,
        rage,
        Hunters(bag, hunters),
        Stops("checkpoint"),
        Rewards(),
        Pods(),
        Aims(feet),
        Secrets(["major", "minor"], [board["secrets"]["major"], board["secrets"]["minor"]]),
        Turns(bag, SETUP, END, after_halt="box"),
    ]


def walking(payments: Payments) -> Walking:
    """Say how one walks the ship: keys, force fields, and what leaves no breath (SP-085)."""
    breath = Breath("boots_banned", ["boots_banned", "dizzy"])
    boots = Boots([Shortcut(ignored="footprints")])
    rules: list[PathRule] = [OneWay(), Keys(), Gates(), breath, boots]
    return Walking(payments, breath, boots, rules, ["enemies", "checkpoints", "footprints"])


def board(tables: Tables, options: Mapping[str, str]) -> BoardPlan:
    """Put the ship together and note the players' colours, which must differ (SP-016)."""
    plan = assemble(tables, options)
    colours = chosen_colours(options)
    if colours:
        plan.options["colours"] = colours
    return plan


GAME = GameSpec(
    id="space",
    title="In! Space!",
    version=2,
    continues=(1,),
    lapsing=(1,),
    players=(2, 4),
    package="burgle.games.space",
    chapters=chapters,
    board=board,
    options={
        "layout": "sides in positions 1, 2 and 3, such as HY,DC,ML, or 'random'",
        "colours": "the players' colours from the first seat on, all different, such as blue,green",
    },
    currency="credit",
    way_out="pods",
    needs=("crystal", "command_code", "escape_pod"),
    layouts=layouts,
)
