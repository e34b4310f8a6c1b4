"""Legacy as a spec: its chapters in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping

from burgle.chapters.aims import Aims
from burgle.chapters.artifacts import Artifacts
from burgle.chapters.bag import Bag
from burgle.chapters.banks import Banks
from burgle.chapters.bazaar import Bazaar
from burgle.chapters.clank import Clank
from burgle.chapters.decks import Decks
from burgle.chapters.devices import Devices
from burgle.chapters.entering import Entering
from burgle.chapters.favours import Favours
from burgle.chapters.home import Fallen, Home
from burgle.chapters.kinds import Kinds
from burgle.chapters.leaps import Leaps
from burgle.chapters.meter import Meter
from burgle.chapters.offers import Offers
from burgle.chapters.places import Places
from burgle.chapters.potions import Drink
from burgle.chapters.purse import Purse
from burgle.chapters.rage import Rage
from burgle.chapters.recruit import Recruit
from burgle.chapters.refill import LastingRow
from burgle.chapters.reserve import Reserve
from burgle.chapters.resources import Resources
from burgle.chapters.spaces import Rewards, Stops
from burgle.chapters.stacks import Stacks
from burgle.chapters.teleport import Teleports
from burgle.chapters.tokens import Tokens
from burgle.chapters.trash import Trashing
from burgle.chapters.turns import Turns
from burgle.games.legacy.agents import Agents
from burgle.games.legacy.campaign import CAMPAIGN, campaign_chapters, end_steps, setup_steps
from burgle.games.legacy.coaches import Coaches
from burgle.games.legacy.drafts import Drafts
from burgle.games.legacy.fruit import Fruit
from burgle.games.legacy.interns import Interns
from burgle.games.legacy.modules import (
    MARKS,
    Franchise,
    Modules,
    board,
    layouts,
    locked_by,
    side_by,
    starters_by,
)  # fmt: skip
from burgle.games.legacy.patrons import Patrons
from burgle.games.legacy.positions import positions
from burgle.games.legacy.seals import Seals
from burgle.games.legacy.shrines import Shrines
from burgle.games.legacy.trails import TERRAIN, trails
from burgle.games.legacy.tribute import Tribute
from burgle.games.legacy.volcano import Volcano
from burgle.games.legacy.wights import Ruins, Wights
from burgle.games.spec import Balance, GameSpec, Tables
from burgle.games.story import has_campaign
from burgle.kernel.rules import Chapter

GOALS = ["circle", "coach", "town", "ruin", "forest", "volcano"]  # of teleports to another space of a kind
TYPES = ["companion", "gear", "technique", "treasure", "paperwork"]
SPACE_FIELDS: Mapping[str, type] = {"coach": int, "shrine": str, "waypoint": int, "stub": bool}
SETUP = [
    "choose patron", "fill bank", "place marker", "lay out reserve", "deal row", "place wights", "place agents",
    "lay secrets", "lay artifacts", "place fruit", "place shrines", "fill bag", "advertise", "place pawns",
    "build decks", "draft roles", "first noise", "patron set-up", "franchise", "draft vault", "deal hands", "arrive",
    "settle row",
]  # fmt: skip
END = ["end choices", "box", "discard", "draw", "leave", "over", "refill", "over", "attack"]  # L1-035


def chapters(tables: Tables, players: int, options: Mapping[str, str]) -> list[Chapter]:
    """Write the rulebook: the order of the chapters is the order of options and of what an entry sets off (L1-110)."""
    numbers = tables["numbers"]
    locked = locked_by(options)
    interns = Interns("interns" in locked)
    health = Meter(Fallen("danger_zone"))
    bag = Bag(health, at_once=True, go_home=True, neutral="interns")
    rage = Rage(list(numbers["rage"]), {int(n): space for n, space in numbers["rage_start"].items()})
    row = LastingRow("adventure", bag, rage, ["event"], happens="event")
    favours = Favours(TYPES, ["coach"])
    reserve = Reserve()
    recruit = Recruit(row, reserve, any_means=True, unsold="not_for_sale")
    purse = Purse("gold")
    tags = ["artifact", "backpack", "crown", "canoe", "pickaxe", "lifestone", "egg", "shrine"]
    tokens = Tokens(["item", "mug", "fruit"], [], tags)
    tokens.use = Drink(tokens)
    trashing = Trashing(at_once=True)
    agents = Agents("agents" in locked, health, interns)
    left_out = {int(n): out for n, out in numbers["artifacts_left_out"].items()}
    payments = Tribute(health, agents)
    decks = Decks()
    walking = trails(payments)
    drafted = [name for name, module in (("role", "roles"), ("vault", "vault")) if module in locked]
    return [
        Modules(locked),
        Offers(),
        Resources(),
        decks,
        Kinds(TYPES),
        trashing,
        recruit,
        Devices(recruit),
        row,
        reserve,
        Stacks(reserve, ["tome"]),
        purse,
        tokens,
        favours,
        Bazaar(purse, tokens, "town", one_each=True),
        Places([*MARKS, *SPACE_FIELDS], regions=["danger_zone"]),
        interns,
        Ruins("ruins" in locked, bag),
        agents,
        walking,
        Stops("forest", "exhausted", own_turn=True, told="tired"),
        Teleports(payments),
        Leaps(payments, GOALS),
        Coaches(purse, payments, favours),
        Artifacts(rage, left_out, carried_in="backpack", own_space=True),
        Rewards(moved=has_campaign(tables)),
        Banks(["major", "minor"], laid=["major"], moved=has_campaign(tables)),
        Fruit(tokens),
        Volcano(trashing),
        Shrines(list(numbers["shrine_points"])),
        Clank(list(numbers["clank_start"])),
        health,
        bag,
        Wights(bag),
        rage,
        Seals("seals" in locked),
        Patrons("patrons" in locked, side_by(options), tables["params"]["patron_seal"]),
        Franchise(list(tables["franchise"]["setup"])),
        Home(tokens, "hq", "mug", hushed=True),
        Aims(walking),
        Drafts(decks, drafted, starters_by(options)),
        *(campaign_chapters(tables, TYPES) if has_campaign(tables) else []),
        Turns(
            bag,
            setup_steps(tables, SETUP),
            end_steps(tables, END),
            after_halt="contracts" if tables.get("contract") else "box",
            drop_hand=True,
        ),
        Entering(),
    ]


GAME = GameSpec(
    id="legacy",
    title="Legacy",
    version=2,
    continues=(1,),
    lapsing=(1,),
    players=(2, 4),
    package="burgle.games.legacy",
    chapters=chapters,
    board=board,
    options={
        "side": "side of the board: overworld, underworld or 'random'",
        "without": "modules that are locked, such as interns,agents,events",
        "starter": "starting deck: standard, or sheet (without the Scramble)",
        "colours": "the players' colours from the first seat on, all different, such as blue,green",
    },
    currency="gold",
    files=(
        "game.toml",
        "cards.toml",
        "events.toml",
        "roles.toml",
        "vault.toml",
        "patrons.toml",
        "tokens.toml",
        "overworld.toml",
        "underworld.toml",
    ),
    decks=("adventure", "starter", "reserve", "tome", "event", "role", "vault", "patron"),
    marks=MARKS,
    start="hq",
    terrain=TERRAIN,
    space_fields=SPACE_FIELDS,
    card_fields={"seal": bool, "module": str, "side": str, "needs": str, "stored": int},
    card_moments=("event", "setup", "sealed"),
    token_fields={"module": str, "shrine": str, "stored": int},
    token_moments=("turn",),
    unpriced=("starter", "event", "role", "vault", "patron"),
    on_the_spot=True,
    needs=("mug", "mystic_fruit", "expended_fruit"),
    layouts=layouts,
    layout_option="side",
    way_out="hq",
    rivals_choose=True,
    positions=positions,
    length=(12.0, 18.0),
    attacks=(0.35, 0.45),
    balance=Balance(
        out=(0.80, 0.90),
        lost=(0.10, 0.20),
        fair=0.08,
        first=0.05,
        escaped=(0.55, 0.75),
        winning=(90.0, 150.0),  # why not 60 to 95: docs/balance.md
        median=(60.0, 120.0),
        bag_empty=0.12,
        item=0.30,
        visits=("shrine", 0.20),
        card=0.60,
    ),
    campaign=CAMPAIGN,
)
