"""Routes: short ways through a campaign that prove, replayed by a test, that everything in it can be reached.

A route in routes.toml:

    [[route]]
    id     = "the-lamp"
    seats  = ["a", "b"]                        # or a list of rosters, one for each game
    choose = { lamp = "light", o1 = "A12" }    # answers of choices, votes, and spots of stickers
    games  = [["read 13", "complete k1 b", "zero b"], ["complete k3"], []]
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from burgle.campaign.chronicle import Chronicle
from burgle.campaign.entries import Entry
from burgle.campaign.pack import Pack
from burgle.campaign.reach import Reach, reach_of
from burgle.campaign.skim import Happening, Policy, Skimmed, policies, skim

ALWAYS = "zero"


def walk(pack: Pack, route: Mapping[str, Any], events: bool = False) -> Skimmed:
    """Replay a route."""
    games = [[happening(str(text), rosters(route, n + 1)) for text in game] for n, game in enumerate(route["games"])]
    policy = Policy(str(route["id"]), random.Random(7), choose=dict(route.get("choose", {})))
    return skim(pack, policy, lambda game: rosters(route, game), int(route.get("seed", 1)), games, events)


def rosters(route: Mapping[str, Any], game: int) -> list[str]:
    """Who sits at the table in a game of a route."""
    seats = route["seats"]
    return list(seats[min(game, len(seats)) - 1]) if isinstance(seats[0], list) else list(seats)


def happening(text: str, seats: list[str]) -> Happening:
    """Read `read 13`, `complete k1 b`, `send 4 b`, `zero b`; without a name it is the first seat."""
    what, *rest = text.split()
    if what == ALWAYS:
        return Happening(what, "", seats.index(rest[0]))
    return Happening(what, rest[0], seats.index(rest[1]) if len(rest) > 1 and rest[1] in seats else 0)


def covered(entries: Iterable[Entry], now: Chronicle) -> set[str]:
    """What a skimmed campaign has reached, in the words of the may-analysis."""
    found: set[str] = set()
    for entry in entries:
        args = [str(arg) for arg in entry.args]
        if entry.kind == "opened":
            found.add(f"passage:{args[0]}")
        elif entry.kind == "chose":
            found.add(f"chose:{args[0]}:{args[1]}")
        elif entry.kind == "resolved":
            found.add(f"{args[1]}:{args[0]}")
        elif entry.kind == "stuck":
            found |= {f"sticker:{args[0]}", f"spot:{args[0]}:{args[1]}"}
        elif entry.kind == "fetched":
            found.add(f"fetch:{args[0].partition(':')[2]}")
        elif entry.kind == "unlocked":
            found.add(f"module:{args[0]}")
        elif entry.kind == "introduced":
            found.add(f"contract:{args[0]}")
        elif entry.kind == "promoted":
            found.add(f"promotion:{args[1]}")
        elif entry.kind == "ticked":
            found.add(f"box:{args[0]}")
    return found


SORTS = ("passage", "chose", "completed", "failed", "sticker", "fetch", "module", "contract")


def to_reach(pack: Pack, reach: Reach | None = None) -> set[str]:
    """Everything that a route must lead to: passages, options, outcomes, stickers, pieces, modules, promotions."""
    reach = reach_of(pack) if reach is None else reach
    backs = {str(row["id"]) for row in pack.tables.get("contract", ())}
    found = {item for item in reach.earliest if item.split(":")[0] in SORTS}
    promotions = {f"promotion:{row['id']}" for row in pack.tables.get("promotion", ())}
    return found | {f"passage:{key}" for key in backs} | promotions


def find_routes(pack: Pack, tries: int = 200, seed: int = 1) -> list[dict[str, Any]]:
    """Look for few routes that reach everything: skim by chance, keep each that reaches something new."""
    missing = to_reach(pack)
    found: list[dict[str, Any]] = []
    for n in range(tries):
        if not missing:
            break
        dice = random.Random(seed * 10_000 + n)
        policy = policies(seed * 10_000 + n)[n % len(policies(0))]
        seats = sorted(dice.sample(pack.roster, dice.randint(2, min(4, len(pack.roster)))))
        done = skim(pack, policy, partial(same, seats), n + 1, boards=False)
        new = covered(done.entries, done.now) & missing
        if new:
            route = route_of(f"route-{len(found) + 1}", seats, n + 1, policy, done)
            again = walk(pack, route)
            missing -= covered(again.entries, again.now)
            found.append(route)
    return found


def same(seats: list[str], game: int) -> list[str]:
    """A roster that does not change."""
    return seats


def route_of(id: str, seats: list[str], seed: int, policy: Policy, done: Skimmed) -> dict[str, Any]:
    """Write a skimmed campaign down as a route."""
    games = [
        [f"{one.what} {one.key} {seats[one.seat]}".replace("  ", " ") for one in happened] for happened in done.happened
    ]
    return {"id": id, "seats": seats, "seed": seed, "choose": dict(policy.given), "games": games}


def write_routes(routes: Iterable[Mapping[str, Any]]) -> str:
    """Write routes as routes.toml has them."""
    lines = ["# Ways through the campaign; a test replays them and sees that together they reach everything."]
    for route in routes:
        choose = ", ".join(f'{key} = "{value}"' for key, value in route["choose"].items())
        lines += ["", "[[route]]", f'id     = "{route["id"]}"', f"seats  = {listed(route['seats'])}",
                  f"seed   = {route['seed']}", f"choose = {{ {choose} }}", "games  = ["]  # fmt: skip
        lines += [f"    {listed(game)}," for game in route["games"]]
        lines += ["]"]
    return "\n".join(lines) + "\n"


def listed(texts: Iterable[str]) -> str:
    """A list of texts in TOML."""
    return "[" + ", ".join(f'"{text}"' for text in texts) + "]"
