"""Keep the tables of this release for good, so that games begun with it can be played on after the next one.

`make archive` is a step of every release. A release that is in the archive already is never written again; books are named
by what is in them, so that a game which did not change costs nothing.
"""

from __future__ import annotations

import json
from pathlib import Path

import burgle
from burgle.content.gamebooks import ENDING, INDEX, read_book, releases
from burgle.content.library import todays
from burgle.games import GAMES

FOLDER = Path(burgle.__file__).parent / "content" / "releases"
HEAD = "# The books of past releases by game, the oldest release first; `make archive` adds to it.\n"


def main() -> None:
    """Add the tables of every game as they are now, under the version of the package."""
    FOLDER.mkdir(exist_ok=True)
    known = releases() if (FOLDER / INDEX).exists() else {}
    if burgle.__version__ in known:
        print(f"release {burgle.__version__} is in the archive already")
        return
    kept: dict[str, str] = {}
    for spec in GAMES.values():
        book = todays(spec)
        kept[spec.id] = book.key
        file = FOLDER / (book.key + ENDING)
        if not file.exists():
            file.write_bytes(book.data)
        assert read_book(file.read_bytes()).key == book.key
    lines = [HEAD]
    for version, games in {**known, burgle.__version__: kept}.items():
        lines.append(
            f"[{json.dumps(version)}]\n" + "".join(f"{game} = {json.dumps(key)}\n" for game, key in games.items())
        )
    (FOLDER / INDEX).write_text("\n".join(lines), "utf-8")
    print(f"release {burgle.__version__}: {', '.join(kept)}")


if __name__ == "__main__":
    main()
