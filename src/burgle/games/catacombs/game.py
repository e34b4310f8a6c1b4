"""Catacombs as a spec: its chapters in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from burgle.chapters.aims import Aims
from burgle.chapters.bag import Bag
from burgle.chapters.bazaar import Bazaar
from burgle.chapters.clank import Clank
from burgle.chapters.decks import Decks
from burgle.chapters.devices import Devices
from burgle.chapters.health import Health
from burgle.chapters.home import Fallen, Home
from burgle.chapters.kinds import Kinds
from burgle.chapters.offers import Offers
from burgle.chapters.payments import Payments
from burgle.chapters.places import Places
from burgle.chapters.purse import Purse
from burgle.chapters.rage import Rage
from burgle.chapters.recruit import Recruit
from burgle.chapters.reserve import Reserve
from burgle.chapters.resources import Resources
from burgle.chapters.row import Row
from burgle.chapters.spaces import Rewards, Stops
from burgle.chapters.tokens import Tokens
from burgle.chapters.trash import Trashing
from burgle.chapters.turns import Turns
from burgle.games.catacombs.blink import Blinks
from burgle.games.catacombs.discovery import Discovery
from burgle.games.catacombs.features import Features
from burgle.games.catacombs.ghosts import Ghosts
from burgle.games.catacombs.hoards import Hoards
from burgle.games.catacombs.positions import positions
from burgle.games.catacombs.quarry import MARKS, build_dungeon, plan_rooms
from burgle.games.catacombs.shifting import Shifting
from burgle.games.catacombs.survey import faults
from burgle.games.catacombs.treasures import Treasures
from burgle.games.catacombs.tunnels import Tunnels, underground
from burgle.games.spec import BoardPlan, GameSpec, OptionError, Tables
from burgle.kernel.rules import Chapter

SETUP = [
    "place marker", "lay start", "bank ghosts", "fill bag", "stack artifacts", "fill pools", "fill bank",
    "lay out reserve", "deal row", "place pawns", "deal", "first noise", "first gold", "arrive", "settle row",
]  # fmt: skip
END = ["end choices", "box", "discard", "draw", "leave", "over", "refill", "over", "attack"]  # CA-143 to CA-148
SIDES = {"random": -1, "A": 0, "B": 1}


def chapters(tables: Tables, players: int, options: Mapping[str, str]) -> list[Chapter]:
    """Write the rulebook: the order of the chapters is the order of options and of what an entry sets off."""
    numbers = tables["numbers"]
    party = players >= tables["params"]["party"]
    health = Health(Fallen("depths"))
    bag = Bag(health, at_once=True)
    ghosts = Ghosts(bag)
    rage = Rage(list(numbers["rage"][str(players)]), {int(n): s for n, s in numbers["rage_start"].items()})
    extra = (["party"] if party else []) + (["promo"] if options.get("promo") == "yes" else [])
    row = Row("dungeon", bag, rage, one_by_one=True, extra=extra)
    reserve = Reserve(more=tables["params"]["party_reserve"] if party else 0)
    recruit = Recruit(row, reserve, row_only=True)
    purse = Purse("gold", start=list(numbers["gold_start"]))
    tags = ["artifact", "crown", "idol", "mastery", "backpack"]
    tokens = Tokens(pools=["item", "shrine", "crypt"], words=["idol"], tags=tags, returns=["idol"], party=party)
    dungeon = build_dungeon(tables, side_of(options))
    walking = underground(Payments(health), dungeon)
    tunnels = cast(Tunnels, walking.ground)
    treasures = Treasures(rage, ghosts, party)
    discovery = Discovery(dungeon, walking, tunnels, treasures)
    blinks = Blinks(tunnels, discovery)
    hoards = Hoards(party)
    return [
        Offers(),
        Resources(),
        Decks(),
        Kinds(["companion", "gem"]),
        Trashing(at_once=True),
        recruit,
        Devices(recruit),
        row,
        reserve,
        purse,
        tokens,
        Bazaar(purse, tokens),
        dungeon,
        Places(),
        walking,
        discovery,
        blinks,
        Shifting(dungeon, discovery, blinks),
        treasures,
        Stops("cave"),
        Rewards(),
        hoards,
        Features(dungeon, hoards, recruit),
        Clank(list(numbers["clank_start"]), placed_first=True),
        health,
        bag,
        ghosts,
        rage,
        Home(tokens, "crypt", "mastery"),
        Aims(walking),
        Turns(bag, SETUP, END, after_halt="box", drop_hand=True),
    ]


def side_of(options: Mapping[str, str]) -> int:
    """Read which side of the starting tile is up."""
    side = options.get("side", "random")
    if side not in SIDES:
        raise OptionError(f"side: the starting tile has the sides A and B, or 'random', not {side!r}", "option-side")
    return SIDES[side]


def board(tables: Tables, options: Mapping[str, str]) -> BoardPlan:
    """List the rooms of all tiles; where they lie is found out in play."""
    if options.get("promo", "no") not in ("yes", "no"):
        raise OptionError("promo: yes or no", "option-promo")
    side_of(options)
    used: dict[str, Any] = {"side": options.get("side", "random"), "promo": options.get("promo", "no")}
    return BoardPlan(*plan_rooms(tables), used)


GAME = GameSpec(
    id="catacombs",
    title="Catacombs",
    version=2,
    continues=(1,),
    lapsing=(1,),
    players=(2, 6),
    package="burgle.games.catacombs",
    chapters=chapters,
    board=board,
    options={
        "side": "side of the starting tile: A, B or 'random'",
        "promo": "yes: shuffle the three promo cards in",
    },
    currency="gold",
    files=("game.toml", "cards.toml", "party.toml", "tokens.toml", "tiles.toml"),
    decks=("dungeon", "starter", "reserve", "promo", "party"),
    marks=MARKS,
    needs=("mastery",),
    fixed_board=False,
    faults=faults,
    rivals_choose=True,
    positions=positions,
    length=(10.0, 22.0),
    attacks=(0.18, 0.40),  # 25 of 100 cards show the symbol, and few cards leave the row in a turn
)
