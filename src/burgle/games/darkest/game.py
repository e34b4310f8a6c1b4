"""Darkest Magic as a spec: its chapters in the order of the rulebook."""

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
from burgle.chapters.dials import Dials
from burgle.chapters.entering import Entering
from burgle.chapters.favours import Favours
from burgle.chapters.home import Fallen, Home
from burgle.chapters.kinds import Kinds
from burgle.chapters.leaps import Leaps
from burgle.chapters.meter import Meter
from burgle.chapters.offers import Offers
from burgle.chapters.payments import Payments
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
from burgle.games.darkest.campaign import CAMPAIGN, campaign_chapters, end_steps, setup_steps
from burgle.games.darkest.jobs import Jobs
from burgle.games.darkest.marks import Marks
from burgle.games.darkest.modules import Locks, locked_by
from burgle.games.darkest.omens import Omens
from burgle.games.darkest.positions import positions
from burgle.games.darkest.reactions import Reactions
from burgle.games.darkest.scratches import Scratches
from burgle.games.darkest.shores import TERRAIN, shores
from burgle.games.darkest.sides import MARKS, board, layouts
from burgle.games.spec import Balance, GameSpec, Tables
from burgle.games.story import entries_of, has_campaign
from burgle.kernel.rules import Chapter

GOALS = ["town", "tower", "hill", "cave"]  # of teleports to another space of a kind
TYPES = ["companion", "gear", "technique", "treasure", "tally"]
SPACE_FIELDS: Mapping[str, type] = {"rune": int, "waypoint": int, "stub": bool, "pieces": int}
SETUP = [
    "place marker", "fill bag", "fill bank", "lay out reserve", "deal row", "lay artifacts", "lay secrets", "place pawns",
    "first noise", "lay open", "lay marks", "deal", "arrive", "settle row",
]  # fmt: skip
END = ["end choices", "box", "discard", "draw", "leave", "over", "refill", "over", "attack", "attack again"]  # L2-139


def chapters(tables: Tables, players: int, options: Mapping[str, str]) -> list[Chapter]:
    """Write the rulebook: the order of the chapters is the order of options and of what an entry sets off."""
    numbers, params = tables["numbers"], tables["params"]
    locked = locked_by(options)
    health = Meter(Fallen("danger_zone", bool(params["zone_fatal"])))
    bag = Bag(health, at_once=True, go_home=True)
    bag.kept_aside = True  # cubes of who is off the clock lie in the Bank until the game's end (L2-197)
    start = {int(n): space for n, space in numbers["rage_start"].items()}
    rage = Rage(list(numbers["rage"]), start, params["rage_step"])
    row = LastingRow("adventure", bag, rage)
    row.closes = True
    reserve = Reserve(called="goblin")
    recruit = Recruit(row, reserve)
    recruit.from_piles = True  # a card that is bought runs its Acquire text, one that is given does not (L2-114)
    purse = Purse("gold")
    tokens = Tokens(["item", "mug"], [], ["artifact", "pickaxe", "egg", "chalice", "ore"])
    tokens.use = Drink(tokens)
    tokens.limits["mug"] = params.get("mugs", 0)
    payments = Payments(health)
    walking = shores(payments)
    forests = Stops("forest", "exhausted", own_turn=True, told="tired")
    forests.tires = bool(params["forests_tire"])
    left_out = {int(n): out for n, out in numbers["artifacts_left_out"].items()}
    standard = {} if has_campaign(tables) else tables["standard"]  # the copy that a single game is played with
    scratches = Scratches([str(box) for box in standard.get("scratched", []) if "boxes" not in locked])
    marked = [str(mark) for mark in standard.get("marked", [])]
    return [
        Locks(locked),
        Offers(),
        Resources(),
        Decks(),
        Kinds(TYPES),
        Trashing(at_once=True),
        recruit,
        Devices(recruit),
        row,
        Omens(row),
        reserve,
        Stacks(reserve, ["arms", "handbook"]),
        purse,
        tokens,
        Favours(TYPES, []),
        Bazaar(purse, tokens, "town", one_each=True),
        Places([*MARKS, *SPACE_FIELDS], regions=["danger_zone"], numbered=["rune"]),
        walking,
        forests,
        Teleports(payments),
        Leaps(payments, GOALS),
        Artifacts(rage, left_out, own_space=True, most=params["carry"]),
        Rewards(moved=has_campaign(tables)),
        Banks(
            ["major", "minor", "ore"],
            laid=["major", "ore"],
            firsts={"either": ["major", "minor"]},
            moved=has_campaign(tables),
        ),
        Clank(list(numbers["clank_start"]), placed_first=True),
        health,
        bag,
        rage,
        scratches,
        Reactions(),
        Dials(TYPES, bool(entries_of(tables, "contract")), long="footprints"),
        Jobs(),
        Home(tokens, "hq", "mug", hushed=bool(params["hushed"]), shut=bool(params["hq_shut"])),
        Aims(walking),
        *(
            campaign_chapters(tables, players, scratches)
            if has_campaign(tables)
            else [Marks(None, None, scratches, marked)]
        ),
        Turns(bag, setup_steps(tables, SETUP), end_steps(tables, END), after_halt="box", drop_hand=True),
        Entering(),
    ]


GAME = GameSpec(
    id="darkest",
    title="Darkest Magic",
    version=1,
    players=(2, 4),
    package="burgle.games.darkest",
    chapters=chapters,
    board=board,
    options={
        "side": "side of the board: shorelands, lakebed or 'random'",
        "without": "parts that are left out, such as reactions,ore",
        "colours": "the players' colours from the first seat on, all different, such as blue,green",
    },
    currency="gold",
    files=("game.toml", "cards.toml", "tokens.toml", "shorelands.toml", "lakebed.toml"),
    decks=("adventure", "starter", "reserve", "arms", "handbook"),
    marks=MARKS,
    start="hq",
    terrain=TERRAIN,
    space_fields=SPACE_FIELDS,
    card_fields={"reacts": str, "stored": int},
    card_moments=("in_row", "in_hand"),
    token_fields={"stored": int},
    card_parts=("box_a", "box_b"),
    on_the_spot=True,
    needs=("mug",),
    layouts=layouts,
    layout_option="side",
    way_out="hq",
    rivals_choose=True,
    positions=positions,
    length=(11.0, 19.0),
    attacks=(0.35, 0.45),
    balance=Balance(out=(0.80, 0.90), lost=(0.10, 0.20), fair=0.06),
    campaign=CAMPAIGN,
)
