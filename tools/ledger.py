"""Add what is new in the games to their ledgers, so that it has its number for good; `make ledger` after new content.

A ledger lists addresses in the order in which they got their numbers. Lines are only ever added, at the end: what is gone
keeps its line. A thing that is merely renamed keeps its number if its line is renamed by hand.
"""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import burgle
from burgle.content.ledger import FILE, OF_CHAPTERS, OF_TABLES, missing, read_ledger
from burgle.content.library import rules_from
from burgle.content.tables import merge, read_tables
from burgle.games import GAMES
from burgle.games.spec import GameSpec
from burgle.kernel.rules import Rules
from burgle.kernel.written import PLACES

HEAD = """\
# Which number everything has: its place among its like in this list. `make ledger` adds what is new at the end; nothing is
# moved or taken out.
"""


def books(spec: GameSpec) -> list[Rules]:
    """Write a rulebook for every layout of a game."""
    tables, sources = read_tables(spec.package, (), spec.files)
    layouts = [{spec.layout_option: layout} for layout in spec.layouts(tables)] if spec.layouts else [{}]
    return [rules_from(spec, spec.players[1], options, tables, sources) for options in layouts]


# A campaign that has something of everything: frames and actions of its chapters have their numbers, too.
STORY: dict[str, Any] = {
    "passage": [{"id": "p1", "lines": ["note seen"]}],
    "contract": [{"id": "k1"}],
    "track": [{"id": "t1", "range": [0, 1]}],
    "sticker": [{"id": "s1", "kind": "params", "over": {}}],
    "mission": [{"id": "1", "prologue": "p1"}],
    "rival": {"boxes": [""]},
}


def told(spec: GameSpec) -> list[Rules]:
    """Write the rulebook of a campaign, where a game has any."""
    if spec.campaign is None:
        return []
    tables, sources = read_tables(spec.package, (), spec.files)
    tables = copy.deepcopy(tables)
    merge(tables, copy.deepcopy(STORY), "story")
    return [rules_from(spec, spec.players[1], {}, tables, sources)]


def added(text: str, new: dict[str, list[str]]) -> str:
    """Write what is new behind a ledger as it stands."""
    lines = [f"{address}\n" for sort in (*OF_CHAPTERS, *OF_TABLES, *PLACES) for address in new.get(sort, [])]
    return (text or HEAD) + "".join(lines)


def main() -> None:
    """Bring the ledgers of all games up to date."""
    for spec in GAMES.values():
        file = Path(burgle.__file__).parent.joinpath(*spec.package.split(".")[1:], FILE)
        new = missing(read_ledger(spec.package), books(spec))
        for sort, addresses in missing(read_ledger(spec.package), told(spec)).items():
            if sort in OF_CHAPTERS:  # its pieces belong to its box
                new[sort] = [*new.get(sort, []), *(a for a in addresses if a not in new.get(sort, []))]
        if new:
            file.write_text(added(file.read_text("utf-8") if file.exists() else "", new), "utf-8")
        print(f"{spec.id}: {sum(map(len, new.values()))} new")


if __name__ == "__main__":
    main()
