"""The ledger of a game: which addresses have numbers, in the order in which they got them. Lines are only ever added.

Without one, things would be numbered as they stand in the tables and in the list of chapters, and a card added in the
middle would move all behind it: old saves, recorded games and states written down would mean something else. The part about
cards, tokens, spaces, paths and effects belongs to the tables and is kept with them in a game's book; a book of an older
release has none, and is numbered as it was when it was written. The part about frames and actions belongs to the chapters,
and is the same for all books. The places of a state are listed as they were when the game got its first ledger; later ones
are written down by their names (kernel/written.py). `tools/ledger.py` adds what is new.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import resources
from typing import Any

from burgle.games.spec import BoardPlan, GameSpec
from burgle.kernel.addresses import listed
from burgle.kernel.codes import FIRST_ACTION
from burgle.kernel.numbering import Numbering
from burgle.kernel.rules import Rules
from burgle.kernel.written import PLACES

FILE = "ledger.txt"
OF_TABLES = ("card", "token", "tile", "space", "path", "effect")
OF_CHAPTERS = ("frame", "action")


@lru_cache(maxsize=16)
def read_ledger(package: str) -> dict[str, list[str]]:
    """Read the ledger of a game: sort -> addresses; empty if the game has none."""
    file = resources.files(package) / FILE
    ledger: dict[str, list[str]] = {}
    for line in file.read_text("utf-8").splitlines() if file.is_file() else []:
        if line and not line.startswith("#"):
            ledger.setdefault("effect" if "/" in line else line.partition(":")[0], []).append(line)
    return ledger


def ledger_of_tables(package: str) -> dict[str, list[str]]:
    """Give the part that belongs to a game's tables."""
    return {sort: addresses for sort, addresses in read_ledger(package).items() if sort in OF_TABLES}


def numbering(game: GameSpec, tables: Mapping[str, Any], plan: BoardPlan) -> Numbering:
    """Begin the numbering of a rulebook; effects of spaces that are not on this board have no numbers in it."""
    of_chapters = read_ledger(game.package)
    here = {f"space:{id}" for id, _, _ in plan.spaces}
    effects = [
        address
        for address in tables.get("ledger", {}).get("effect", [])
        if not address.startswith("space:") or address.partition("/")[0] in here
    ]
    return numbers_of(of_chapters, effects)


def numbers_of(ledger: Mapping[str, list[str]], effects: list[str]) -> Numbering:
    """Begin a numbering with what a ledger says of the chapters, and with some effects."""
    found = Numbering(FIRST_ACTION, ledger.get("frame", []), ledger.get("action", []), effects)
    found.places = {sort: [a.partition(":")[2] for a in ledger[sort]] for sort in PLACES if sort in ledger}
    return found


def missing(ledger: Mapping[str, list[str]], books: Iterable[Rules]) -> dict[str, list[str]]:
    """List the addresses of some rulebooks that a ledger does not have: sort -> addresses, in the order of their numbers."""
    found: dict[str, dict[str, None]] = {}
    for rules in books:
        # Places are listed once: what comes later is written down by its name (kernel/written.py).
        places = () if any(sort in ledger for sort in PLACES) else tuple(PLACES)
        for sort in (*OF_CHAPTERS, *OF_TABLES, *places):
            addresses = tiles(rules) if sort == "tile" else listed(rules, sort)
            known = set(ledger.get(sort, []))
            found.setdefault(sort, {}).update(dict.fromkeys(a for a in addresses if a and a not in known))
    return {sort: list(new) for sort, new in found.items() if new}


def tiles(rules: Rules) -> list[str]:
    """List the tiles, and the sides of the tile that a dungeon begins with, where there are such."""
    tables = getattr(rules.book, "tables", {})
    return [f"tile:{entry['id']}" for table in ("tile", "side") for entry in tables.get(table, [])]
