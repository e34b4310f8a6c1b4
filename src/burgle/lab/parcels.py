"""Packs on their way to other machines: their files as text, unpacked where they are needed, once."""

from __future__ import annotations

import atexit
import hashlib
import shutil
import tempfile
from functools import cache
from pathlib import Path

Parcel = tuple[str, tuple[tuple[str, str], ...]]
"""Where the pack lies on the machine that sends it, and its files: names and texts."""


def parcel(pack: Path) -> Parcel:
    """Wrap a pack up."""
    return str(pack), tuple((path.name, path.read_text("utf-8")) for path in sorted(pack.glob("*.toml")))


def unpacked(one: Parcel) -> Path:
    """The folder of a pack here: the one it came from, if it is the same here, or a copy."""
    place = Path(one[0])
    return place if place.is_dir() and parcel(place) == one else _copied(one)


@cache
def _copied(one: Parcel) -> Path:
    """Write a pack to a folder that goes with this process."""
    folder = (
        Path(tempfile.mkdtemp(prefix="burgle-pack-")) / hashlib.blake2b(repr(one).encode(), digest_size=8).hexdigest()
    )
    folder.mkdir()
    atexit.register(shutil.rmtree, folder.parent, ignore_errors=True)
    for name, text in one[1]:
        (folder / name).write_text(text, "utf-8")
    return folder
