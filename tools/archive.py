"""Keep the tables and the boxes of this release for good, so that games and campaigns begun with it go on after the next one.

`make archive` is a step of every release. What is in the archive already is never written again (a game that came onto the
shelf since is added to its release); books are named by what is in them, so that one which did not change costs nothing.
"""

from __future__ import annotations

import json
from pathlib import Path

import burgle
from burgle.campaign.pack import read_pack
from burgle.campaign.vault import vault_name, write_vault
from burgle.content.gamebooks import ENDING, INDEX, read_book, releases
from burgle.content.library import todays
from burgle.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
FOLDER = Path(burgle.__file__).parent / "content" / "releases"
BOXES = ROOT / "campaigns" / "released"
HEAD = "# The books of past releases by game, the oldest release first; `make archive` adds to it.\n"


def keep_boxes() -> None:
    """Add the vault of every campaign in its edition of today, with the game's tables in it; one that is there stays."""
    BOXES.mkdir(exist_ok=True)
    for folder in sorted(path.parent for path in (ROOT / "campaigns").glob("*/pack.toml")):
        pack, _ = read_pack(folder)
        file = BOXES / vault_name(pack)
        if not file.exists():
            file.write_bytes(write_vault(pack))
            print(f"kept: {file.name}")


def main() -> None:
    """Add the tables of every game as they are now, under the version of the package."""
    keep_boxes()
    FOLDER.mkdir(exist_ok=True)
    known = releases() if (FOLDER / INDEX).exists() else {}
    kept = dict(known.get(burgle.__version__, {}))
    missing = [spec for spec in GAMES.values() if spec.id not in kept]
    if not missing:
        print(f"release {burgle.__version__} is in the archive already")
        return
    for spec in missing:
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
