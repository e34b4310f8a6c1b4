"""May-analysis: when everything in a pack can happen at the earliest and at the latest. What never can is a mistake.

Moments are counted in thirds of a game: 3n is the prologue of game n, 3n + 1 its turns, 3n + 2 all that comes after them.
The analysis is exact from above: it follows conditions about the story and takes all others for possible.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from burgle.campaign.pack import Pack
from burgle.campaign.references import Condition, Node, Use, nodes_of, uses_of

NEVER: Final = 10**6
PROLOGUE, TURNS, AFTER = 0, 1, 2


@dataclass
class Reach:
    """What a pack can do and when."""

    games: int
    nodes: list[Node]
    uses: dict[str, list[tuple[Use, str, int]]] = field(default_factory=dict)  # node -> use, field, line
    earliest: dict[str, int] = field(default_factory=dict)  # "passage:31", "sticker:p1", "chose:book:truth" ...
    latest: dict[str, int] = field(default_factory=dict)  # of nodes
    letters: dict[str, list[str]] = field(default_factory=dict)  # of Journals -> the entries that have it

    def at(self, item: str) -> int:
        """When something can happen at the earliest."""
        return self.earliest.get(item, NEVER)

    def happens(self, item: str, moment: int) -> bool:
        """Note that something can happen; whether that is news."""
        if moment < self.at(item):
            self.earliest[item] = moment
            return True
        return False

    def possible(self, condition: Condition, upto: int) -> bool:
        """Whether a condition about the story may hold by then."""
        return self.since(condition) <= upto

    def since(self, condition: Condition) -> int:
        """From when on a condition may hold; what is turned round always may."""
        if condition[0] == "not":
            return 0
        if condition[0] == "ticked":  # a box of a passage, or of a contract's back
            key = condition[1].partition(".")[0]
            return min(self.at(f"{fact}:{key}") for fact in ("passage", "completed", "failed"))
        return self.at(":".join(FACTS.get(condition[0], condition[0]).split() + list(condition[1:])))


FACTS: Final[Mapping[str, str]] = {"read": "passage", "open": "contract", "stuck": "sticker", "starred": "completed"}


def reach_of(pack: Pack) -> Reach:
    """Find out when everything can happen: a fixpoint, for one thing leads to another."""
    tables = pack.tables
    reach = Reach(len(pack.missions), nodes_of(tables))
    for node in reach.nodes:
        rows = [(use, where, n) for where, n, text in node.lines for use in uses_of(text)]
        reach.uses[f"{node.table}:{node.key}"] = rows
    for use in [use for entry in tables.get("promotion", ()) for text in strings(entry) for use in uses_of(text)]:
        reach.happens(item_of(use), 3 + AFTER)
    sides = plays_of(pack)
    waypoints = waypoints_of(tables)
    last = 3 * reach.games + AFTER
    for mission in pack.missions:
        root(reach, mission.prologue, 3 * mission.game + PROLOGUE, 3 * mission.game + PROLOGUE)
        root(reach, mission.epilogue, 3 * mission.game + AFTER, 3 * mission.game + AFTER)
    for n, box in enumerate(tables.get("rival", {}).get("boxes", ()), 1):
        root(reach, str(box), 3 * n + AFTER, last)
    for node in reach.nodes:
        if node.kind == "growth":
            root(reach, node.key, 3 + AFTER, last)
    journals(reach, tables)
    news = True
    while news:
        news = spread(reach, pack, sides, waypoints)
    return reach


def journals(reach: Reach, tables: Mapping[str, Any]) -> None:
    """Entries of Journals are read with their game, or later by who missed it; after a milestone space; or by their letter."""
    last = 3 * reach.games
    for row in tables.get("passage", ()):
        if row.get("kind") == "journal":
            key = str(row["id"])
            reach.letters.setdefault(str(row.get("letter", "")), []).append(key)
            if row.get("game"):
                root(reach, key, 3 * int(row["game"]) + PROLOGUE, last + PROLOGUE)
            if row.get("space"):
                root(reach, key, 3 + AFTER, last + AFTER)


def root(reach: Reach, key: str, first: int, last: int) -> None:
    """A passage that is read at a fixed time."""
    if key:
        reach.happens(f"passage:{key}", first)
        reach.latest[f"passage:{key}"] = max(last, reach.latest.get(f"passage:{key}", 0))


def spread(reach: Reach, pack: Pack, sides: Mapping[str, list[int]], waypoints: Mapping[str, str]) -> bool:
    """Take one step: waypoints that are awake are entered, contracts end, lines are carried out."""
    news = False
    awake = {str(key) for key in pack.facts.get("awake", ())} if "awake" in pack.facts else set(waypoints)
    wakes = {spot: entry["id"] for entry in pack.tables.get("sticker", ()) if entry.get("kind") == "waypoint"
             for spot in entry.get("spots", ())}  # fmt: skip
    opens = {spot.rpartition("-")[2]: entry["id"] for entry in pack.tables.get("sticker", ()) if entry.get("kind") == "path"
             for spot in entry.get("spots", ())}  # fmt: skip
    slots = slots_of(pack.tables)
    contracts = {entry["id"]: entry for entry in pack.tables.get("contract", ())}
    for node in reach.nodes:
        item = f"{node.table}:{node.key}"
        if node.kind == "waypoint" and node.key in waypoints:
            space = waypoints[node.key]
            since = 0 if node.key in awake else reach.at(f"sticker:{wakes.get(space, '')}")
            if space in slots:  # the end of a path that a sticker opens
                since = max(since, reach.at(f"sticker:{opens.get(space, '')}"))
            games = [3 * game + TURNS for game in sides[space[:1]] if 3 * game + TURNS >= since]
            if games:
                news |= reach.happens(item, games[0])
                reach.latest[item] = games[-1]
        if node.table == "contract" and reach.at(item) < NEVER:
            news |= ends(reach, contracts[node.key], reach.at(item))
        first, last = begins(reach, node), reach.latest.get(item, 3 * reach.games + AFTER)
        if first == NEVER:
            continue
        for use, _, _ in reach.uses[item]:
            news |= carry_out(reach, node, use, first, last)
    return news


def begins(reach: Reach, node: Node) -> int:
    """When the lines of a node are read at the earliest."""
    if node.table == "passage":
        return reach.at(f"passage:{node.key}")
    return min(reach.at(f"completed:{node.key}"), reach.at(f"failed:{node.key}"))


def ends(reach: Reach, contract: Mapping[str, Any], since: int) -> bool:
    """A contract that lies in the row is completed in some turn, or fails in its last game."""
    turn = since if since % 3 == TURNS else since // 3 * 3 + (TURNS if since % 3 == PROLOGUE else 3 + TURNS)
    news = turn <= 3 * reach.games + AFTER and reach.happens(f"completed:{contract['id']}", turn)
    due = int(contract.get("due", 0))
    if due and 3 * due + AFTER >= since:
        news |= reach.happens(f"failed:{contract['id']}", 3 * due + AFTER)
    return news


def carry_out(reach: Reach, node: Node, use: Use, first: int, last: int) -> bool:
    """A line is carried out as soon as its conditions may hold."""
    if use.outcome:
        first = max(first, reach.at(f"{'completed' if use.outcome == 1 else 'failed'}:{node.key}"))
    moment = max([first, *(reach.since(c) for c in use.when)])
    if use.sort == "choice":
        return moment <= last and reach.happens(f"chose:{use.key}:{use.more}", moment)
    if moment > last:
        return False
    news = reach.happens(item_of(use), moment)
    keys = [use.key] if use.word == "read" else reach.letters.get(use.key, []) if use.sort == "letter" else []
    for item in [f"passage:{key}" for key in keys]:
        news |= reach.happens(item, moment)
        if reach.latest.get(item, 0) < last:
            reach.latest[item] = last
            news = True
    return news


def item_of(use: Use) -> str:
    """What happens when a line is carried out."""
    if use.word in ("complete", "fail"):
        return f"{'completed' if use.word == 'complete' else 'failed'}:{use.key}"
    if use.sort == "contract" and use.word != "contract":
        return f"{use.word}:{use.key}"  # a tick or another last game brings nothing
    if use.sort == "written":
        return f"written:{use.key}:{use.more}"
    if use.sort == "piece":
        return f"{use.word}:{use.key}"
    return f"{use.sort}:{use.key}"


def plays_of(pack: Pack) -> dict[str, list[int]]:
    """On which games each side of the board may lie, by the letter of its spaces."""
    found: dict[str, list[int]] = {}
    free = {use.key for node in nodes_of(pack.tables) for _, _, text in node.lines for use in uses_of(text)
            if use.word == "mission"}  # fmt: skip
    for module in pack.tables["module"]:
        found[module["id"]] = [
            mission.game
            for mission in pack.missions
            if mission.side in ("", module["key"]) or str(mission.game) in free
        ]
    return found


def waypoints_of(tables: Mapping[str, Any]) -> dict[str, str]:
    """Which number stands on which space."""
    found = {}
    for module in tables["module"]:
        for key, fields in module["space"].items():
            if "waypoint" in fields:
                found[str(fields["waypoint"])] = module["id"] + key
    for entry in tables.get("sticker", ()):
        number = entry.get("over", {}).get("waypoint")
        for spot in entry.get("spots", ()) if number is not None else ():
            found[str(number)] = spot
    return found


def slots_of(tables: Mapping[str, Any]) -> set[str]:
    """Spaces that a sticker has to open a way to."""
    return {m["id"] + key for m in tables["module"] for key, fields in m["space"].items() if fields.get("slot")}


def strings(value: object) -> list[str]:
    """Every text in an entry."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, Mapping):
        return [text for part in value.values() for text in strings(part)]
    return [text for part in value for text in strings(part)] if isinstance(value, list) else []
