"""Whether this is a compiled copy of sources that have changed since: an upgrade without its last step."""

from __future__ import annotations

import filecmp
from pathlib import Path

import burgle

ADVICE = "build/compiled is older than the sources, and it is what runs: stop, run `make web compile`, start"


def stale(package: Path | None = None) -> bool:
    """Compare the package that runs with the checkout around it, if it is the copy that `make compile` leaves there."""
    package = package or Path(burgle.__file__).parent
    if package.parts[-3:] != ("build", "compiled", "burgle"):
        return False
    sources = package.parents[2] / "src" / "burgle"
    for source in sources.rglob("*"):
        name = source.relative_to(sources)
        if not source.is_file() or any(part == "__pycache__" or part.startswith(".") for part in name.parts):
            continue
        copy = package / name
        if not copy.is_file() or not filecmp.cmp(source, copy):
            return True
    return False
