"""Checks a campaign before anybody plays it: every mistake with file, line and a code that docs/campaigns.md explains."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from burgle.campaign import stickers
from burgle.campaign.lint_story import check_story
from burgle.campaign.lint_texts import check_texts, line_of
from burgle.campaign.overlay import CampaignFamily, written
from burgle.campaign.pack import Pack, read_pack
from burgle.campaign.reach import NEVER, Reach, item_of, reach_of, waypoints_of
from burgle.campaign.references import Condition, Use, uses_of
from burgle.content.ledger import read_ledger
from burgle.content.library import rules_from
from burgle.content.playable import unplayable
from burgle.content.tables import ContentError, Sources, nearest
from burgle.games.story import cut_line
from burgle.kernel.codes import FIRST_ACTION
from burgle.kernel.numbering import Numbering, ShapeError


@dataclass(frozen=True)
class Fault:
    """Something to mend, or (mild) to think about."""

    code: str
    file: str
    line: int
    text: str
    mild: bool = False

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        return f"{where}: {self.code}{' (perhaps)' if self.mild else ''}: {self.text}"


class Checks:
    """A pack under examination."""

    def __init__(self, pack: Pack, sources: Sources) -> None:
        self.pack, self.sources, self.tables = pack, sources, pack.tables
        self.reach: Reach = reach_of(pack)
        self.faults: list[Fault] = []

    def tell(self, code: str, table: str, id: str, key: str, text: str, mild: bool = False) -> None:
        """List a mistake in an entry."""
        file, line = self.sources.locate(id, key, table)
        self.faults.append(Fault(code, file or self.pack.id, line, f"{id}: {text}", mild))

    def tell_use(self, code: str, node: str, use: Use, where: str, n: int, text: str, mild: bool = False) -> None:
        """List a mistake in a line of a passage or back."""
        table, _, key = node.partition(":")
        file, line = line_of(self.pack, self.sources, table, key, where, n)
        self.faults.append(Fault(code, file or self.pack.id, line, f"{key}: {where} {n}: {text}", mild))

    def uses(self) -> Iterator[tuple[str, Use, str, int]]:
        """Everything that the lines of the book name."""
        for node, rows in self.reach.uses.items():
            for use, where, n in rows:
                yield node, use, where, n


def lint_campaign(folder: Path) -> list[Fault]:
    """Check a folder; the mistakes in the order of its files."""
    try:
        pack, sources = read_pack(folder, gather=True)
    except ContentError as error:
        return [Fault("TOML", error.file, error.line, error.message)]
    faults = [Fault("READ", error.file, error.line, error.message) for error in sources.faults]
    if not pack.tables.get("mission") or not pack.tables.get("character"):
        return faults
    checks = Checks(pack, sources)
    for check in (check_stickers, check_reach, check_pieces, check_contracts, check_missions):
        check(checks)
    faults += check_rules(pack, sources)
    faults += checks.faults
    told = [*check_texts(checks.reach, pack, sources), *check_story(checks.reach, pack, sources, folder)]
    faults += [Fault(code, file, line, text, mild) for code, file, line, text, mild in told]
    if not [fault for fault in faults if not fault.mild]:
        faults += check_map(pack, sources)
    return list(dict.fromkeys(faults))


def check_rules(pack: Pack, sources: Sources) -> list[Fault]:
    """Write the rulebook of each side and list what its readers complain about: words, names, numbers."""
    before = len(sources.faults)
    tables = written(pack)
    own = read_ledger(pack.spec.package)
    for side in pack.spec.layouts(tables) if pack.spec.layouts is not None else [""]:
        try:
            numbers = Numbering(FIRST_ACTION, own.get("frame", []), own.get("action", []), [])
            options = {pack.spec.layout_option: side}
            rules_from(pack.spec, pack.spec.players[1], options, tables, sources, shared=numbers)
        except (ContentError, ShapeError, KeyError, ValueError) as error:
            if isinstance(error, ContentError):
                sources.faults.append(error)
            elif not sources.faults[before:]:
                sources.faults.append(ContentError(pack.id, 0, f"these tables make no game: {error}"))
    return [Fault("REF01", *exactly(pack, sources, error), error.message) for error in sources.faults[before:]]


def exactly(pack: Pack, sources: Sources, error: ContentError) -> tuple[str, int]:
    """Where a mistake stands: readers of passages know the passage and the number of the line in it."""
    found = re.match(r"(\w+): (setup|lines|back): line (\d+): ", error.message)
    if found is None:
        return error.file, error.line
    table = "contract" if found[2] == "back" else "passage"
    file, line = line_of(pack, sources, table, found[1], found[2], int(found[3]))
    return (file, line) if line else (error.file, error.line)


def check_map(pack: Pack, sources: Sources) -> list[Fault]:
    """MAP01-03: with every sticker alone and with all of them the board can be walked, and there are artifacts enough."""
    faults: list[Fault] = []
    try:
        family = CampaignFamily(pack, pack.spec.players[1])
    except (ShapeError, ContentError, ValueError, LookupError) as error:
        file, line = sources.locate(str(error).split(":")[0])
        return [Fault("MAP01", file or pack.id, line, f"stickers cannot be laid over the rules: {error}")]
    for side in family.sides:
        laid = [[], *([pair] for pair in family.pairs), list(family.pairs)]
        for pairs in laid:
            try:
                rules = family.written_for(side, [], pairs)
            except (ShapeError, ContentError, ValueError, LookupError) as error:
                file, line = sources.locate(pairs[0][0] if pairs else "", "", "sticker")
                faults.append(Fault("MAP01", file or pack.id, line, f"{pairs}: {error}"))
                continue
            for problem in unplayable(pack.spec, rules, family.tables, Sources()):
                id = pairs[0][0] if len(pairs) == 1 else ""
                file, line = sources.locate(id, "", "sticker") if id else (pack.id, 0)
                faults.append(Fault("MAP01", file, line, f"{id}: {problem.message}"))
    return list(dict.fromkeys(faults))


def check_stickers(checks: Checks) -> None:
    """STK01-04: every sticker has a spot that exists; a waypoint sticker wakes a passage; no two cover one another; sheets."""
    tables = checks.tables
    places = {
        "space": {module["id"] + key for module in tables["module"] for key in module["space"]},
        "card": {f"card:{entry['id']}" for entry in tables["card"]},
        "token": {f"token:{entry['id']}" for entry in tables["token"]},
        "path": paths_of(tables),
        "starter": {entry["id"] for entry in tables["card"] if entry.get("deck") == "starter"},
    }
    sorts = {"waypoint": "space", "remnant": "space", "point": "card"}
    waypoints = {space: key for key, space in waypoints_of(tables).items()}
    passages = {str(row["id"]): str(row.get("kind", "")) for row in tables.get("passage", ())}
    taken: dict[str, str] = {}
    sheets = checks.pack.spec.campaign.sheets if checks.pack.spec.campaign is not None else ""
    for entry in tables.get("sticker", ()):
        if sheets and entry.get("kind") != "remnant" and sheet_of(entry["id"], sheets) is None:
            text = f"a sticker is called by its sheet, {sheets[0]} to {sheets[-1]}, and a number on it, such as a13"
            checks.tell("STK04", "sticker", entry["id"], "id", text)
        id, kind = entry["id"], str(entry.get("kind", ""))
        if kind not in stickers.KINDS:
            hint = nearest(kind, list(stickers.KINDS))
            checks.tell("STK01", "sticker", id, "kind", f"there is no kind of sticker {kind!r}{hint}")
            continue
        sort = sorts.get(kind, kind)
        for spot in entry.get("spots", ()) if sort in places else ():
            if spot not in places[sort]:
                hint = nearest(spot, sorted(places[sort]))
                checks.tell("STK01", "sticker", id, "spots", f"there is no {sort} {spot!r}{hint}")
            elif kind == "waypoint" and passages.get(waypoints.get(spot, "")) != "waypoint":
                checks.tell("STK03", "sticker", id, "spots", f"no passage of a waypoint has the number of {spot}")
            elif kind in ("space", "path") and len(entry["spots"]) == 1:
                if spot in taken:
                    checks.tell("STK02", "sticker", id, "spots", f"{taken[spot]} goes on {spot} as well", mild=True)
                taken[spot] = id
        if sort in places and not entry.get("spots"):
            checks.tell("STK01", "sticker", id, "", "it has no spots")


def sheet_of(id: str, sheets: str) -> tuple[str, int] | None:
    """Read sheet and group of a sticker, "a13" (L2-014); None for what is called otherwise, as a rules sticker 13a is."""
    found = re.fullmatch(r"([a-z])([1-9]\d?)", id.casefold())
    return (found[1], int(found[2])) if found is not None and found[1] in sheets else None


def paths_of(tables: Mapping[str, Any]) -> set[str]:
    """The paths of all sides by their ends, slots included."""
    found = {str(entry["id"]) for entry in tables.get("path", ())}
    for module in tables["module"]:
        for text in module["paths"]:
            a, _, b = text.split()[0].replace(">", "-").partition("-")
            found.add(f"{module['id']}{a}-{module['id']}{b}")
    return found


def check_reach(checks: Checks) -> None:
    """REA01-03: everything can happen: passages, contracts, stickers, options; no condition waits for what never comes."""
    reach = checks.reach
    for node in reach.nodes:
        if reach.at(f"{node.table}:{node.key}") == NEVER:
            what = "nothing ever opens this passage" if node.table == "passage" else "nothing ever brings this contract"
            checks.tell("REA01", node.table, node.key, "", what)
    for entry in checks.tables.get("sticker", ()):
        if reach.at(f"sticker:{entry['id']}") == NEVER:
            checks.tell("REA01", "sticker", entry["id"], "", "nothing ever applies this sticker")
    for item, use, where, n in checks.uses():
        if use.sort == "condition":
            condition = tuple(use.key.split())
            latest = reach.latest.get(item, 3 * reach.games + 2)
            if not reach.possible(condition, latest):
                when = reach.since(condition)
                late = "never" if when == NEVER else f"not before game {when // 3}, which is too late"
                checks.tell_use("REA03", item, use, where, n, f"`{use.key}` holds {late}")
        elif use.sort == "choice" and reach.at(f"chose:{use.key}:{use.more}") == NEVER and reach.at(item) < NEVER:
            checks.tell_use("REA02", item, use, where, n, f"nobody can ever choose {use.more}")
    loops(checks)


def loops(checks: Checks) -> None:
    """END03: passages that read one another again would never end."""
    again: dict[str, set[str]] = {}
    for node in checks.reach.nodes:
        for _, _, text in node.lines:
            for part in text.replace("(", " ").replace(")", " ").replace("|", ";").split(";"):
                words = part.split()
                if "read" in words and words[-1:] == ["again"] and len(words) > 2:
                    again.setdefault(node.key, set()).add(words[-2])
    for key in again:
        seen, todo = set(), [key]
        while todo:
            for other in again.get(todo.pop(), ()):
                if other == key:
                    checks.tell("END03", "passage", key, "lines", "it reads itself again, and would never end")
                    todo.clear()
                    break
                if other not in seen:
                    seen.add(other)
                    todo.append(other)


def check_pieces(checks: Checks) -> None:
    """FET01-03: what the pack brings is fetched somewhere, once, and not after it was destroyed."""
    pack = checks.pack
    fetched: dict[str, list[Condition]] = {}
    given = {use.key for _, use, _, _ in checks.uses() if use.word == "starter"}
    tokens = {entry["id"] for entry in checks.tables["token"] if entry.get("pool") == "parcel"}
    for node, use, where, n in checks.uses():
        if use.word == "fetch":
            arm = [c for c in use.when if c[0] == "chose"]
            before = fetched.get(use.key)
            if before is not None and not (arm and before and arm[-1][:2] == before[-1][:2]):
                checks.tell_use(
                    "FET01", node, use, where, n, f"{use.key} is fetched by another line as well", mild=True
                )
            fetched[use.key] = arm
            gone = checks.reach.at(f"destroy:{use.key}")
            if gone < checks.reach.at(item_of(use)):
                checks.tell_use("FET03", node, use, where, n, f"{use.key} may be destroyed by then", mild=True)
    for piece in pack.copies:
        sort, _, id = piece.partition(":")
        if id not in fetched and id not in given and id not in tokens:
            checks.tell("FET02", sort, id, "", "nothing ever fetches it")


def check_contracts(checks: Checks) -> None:
    """CON01-08: a back for every outcome, a deadline that can be kept, cubes that fit the number of players, a fate."""
    games = len(checks.pack.missions)
    for entry in checks.tables.get("contract", ()):
        id, back = entry["id"], [str(line) for line in entry.get("back", ())]
        outcomes = {use.outcome for line in back for use in uses_of(line)} | {outcome(line) for line in back}
        if not back or not outcomes & {0, 1}:
            checks.tell("CON01", "contract", id, "back", "its back says nothing for who completes it")
        due, since = int(entry.get("due", 0)), checks.reach.at(f"contract:{id}")
        if due and not outcomes & {0, 2}:
            checks.tell("CON01", "contract", id, "back", "it has a last game, but its back says nothing of failing")
        if due and (due > games or (since < NEVER and due < since // 3)):
            checks.tell("CON02", "contract", id, "due", f"it comes in game {since // 3}, and there are {games}")
        if not due and 2 in outcomes:
            checks.tell("CON02", "contract", id, "back", "it never fails, for it has no last game", mild=True)
        cubes = entry.get("track", {}).get("cubes")
        if isinstance(cubes, dict):
            steps = [cubes[key] for key in sorted(cubes)]
            if steps != sorted(set(steps)):
                checks.tell("CON04", "contract", id, "track", "more players need more cubes")
        if "fate" not in entry:
            checks.tell("CON06", "contract", id, "", "it says nothing of its fate: file, archive, destroy or reuse")
        for line in back:
            if line.startswith("after scoring:") and "points" in line.split():
                checks.tell("CON08", "contract", id, "back", "what comes after scoring cannot change the scores")


def outcome(line: str) -> int:
    """For which outcome a line of a back is."""
    return cut_line(line)[3]


def check_missions(checks: Checks) -> None:
    """REF01: prologues, epilogues and the boxes of the rival name passages; sides are sides of the board."""
    passages = {str(row["id"]) for row in checks.tables.get("passage", ())}
    sides = checks.pack.spec.layouts(checks.tables) if checks.pack.spec.layouts is not None else []
    for row in checks.tables["mission"]:
        for key in ("prologue", "epilogue"):
            if row.get(key) and row[key] not in passages:
                checks.tell("REF01", "mission", row["id"], key, f"there is no passage {row[key]!r}")
        if row.get("side") and row["side"] not in sides:
            checks.tell("REF01", "mission", row["id"], "side", f"there is no side {row['side']!r}")
    for box in checks.tables.get("rival", {}).get("boxes", ()):
        if box not in passages:
            file, line = checks.sources.quoted(str(box))
            checks.faults.append(Fault("REF01", file or checks.pack.id, line, f"rival: there is no passage {box!r}"))
    for key in checks.pack.facts.get("awake", ()):
        if key not in waypoints_of(checks.tables):
            file, line = checks.sources.quoted(str(key))
            checks.faults.append(
                Fault("REF01", file or checks.pack.id, line, f"awake: no space has the number {key!r}")
            )
