"""`burgle lint` and `burgle scenario`."""

from __future__ import annotations

from pathlib import Path

from burgle.cli import CHECK_FAILED, Failure
from burgle.cli.common import spec_of


def lint(*pack: Path, game: str = "space") -> int:
    """Check packs of content: names, numbers, effects, and whether the board still works.

    Parameters
    ----------
    pack
        Folders with your content, laid over the game in this order; without any, the game itself is checked.
    game
        The game that the packs are for.
    """
    from burgle.language.lint import lint_pack

    for folder in pack:
        if not folder.is_dir():
            raise Failure(f"{folder}: a pack is a folder, and this is not one")
    complaints = lint_pack(spec_of(game), pack)
    for complaint in complaints:
        print(complaint)
    print("fine" if not complaints else f"{len(complaints)} to mend")
    return CHECK_FAILED if complaints else 0


def scenario(*path: Path) -> int:
    """Run scenario files: rules questions written down as text, checked.

    Parameters
    ----------
    path
        Files, or folders with such files.
    """
    from burgle.scenario import run_files

    if not path:
        raise Failure("name scenario files or a folder of them")
    for one in path:
        if not one.exists():
            raise Failure(f"there is no file or folder {one}")
    report = run_files(path)
    print(report)
    return report.exit_code
