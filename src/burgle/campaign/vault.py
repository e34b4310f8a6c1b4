"""Vaults: how a box travels. One file in which nothing can be read by accident, and an item is opened only when it is due.

The game's own tables lie in it, too, so that a campaign goes on under a later release as it was begun.

A vault is a head (MAGIC, salt), an index of hashed names with places and lengths, and the items: canonical JSON, packed by
zlib, padded to full blocks and hidden behind a stream of BLAKE2b. That is no secret from who wants to know. It keeps texts
out of search results, listings and diffs, and names and lengths from telling anything.
"""

from __future__ import annotations

import hashlib
import json
import struct
import zlib
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from burgle.campaign.pack import MAIN, Pack, assemble, base_of, read_pack
from burgle.content.gamebooks import GameBook
from burgle.content.library import todays
from burgle.games import GAMES

MAGIC: Final = b"burgle vault 1\n"
BLOCK: Final = 512
NAME: Final = 16  # bytes of a hashed name
ENDING: Final = ".vault"
CONTENTS: Final = "contents"  # the item that lists all others
BASE: Final = "base"  # the tables of the game that the box was made for: a later release may have others
WHERE: Final = struct.Struct(">II")  # where an item begins, counted from the end of the index, and its length


class BadVault(ValueError):
    """A file that is no vault, or a damaged one."""


class SealedTexts(Mapping[str, Mapping[str, str]]):
    """The texts of one language, each opened when somebody asks for it."""

    def __init__(self, vault: Vault, lang: str, refs: Mapping[str, list[str]]) -> None:
        self.vault, self.lang, self.refs = vault, lang, refs

    def __getitem__(self, ref: str) -> Mapping[str, str]:
        return {part: self.vault.item(f"story:{self.lang}:{ref}.{part}") for part in self.refs[ref]}

    def __iter__(self) -> Any:
        return iter(self.refs)

    def __len__(self) -> int:
        return len(self.refs)


class Vault:
    """A closed box: items by name."""

    def __init__(self, data: bytes) -> None:
        if not data.startswith(MAGIC):
            raise BadVault("this is no vault")
        self.salt = data[len(MAGIC) : len(MAGIC) + 16]
        at = len(MAGIC) + 16
        (count,) = struct.unpack_from(">I", data, at)
        at += 4
        self.places: dict[bytes, tuple[int, int]] = {}
        for _ in range(count):
            self.places[data[at : at + NAME]] = WHERE.unpack_from(data, at + NAME)
            at += NAME + WHERE.size
        self.body = data[at:]

    def item(self, name: str) -> Any:
        """Open an item."""
        place = self.places.get(hidden_name(self.salt, name))
        if place is None:
            raise BadVault("there is no such item")
        try:
            plain = veiled(self.salt, name, self.body[place[0] : place[0] + place[1]])
            unpack = zlib.decompressobj()
            return json.loads(unpack.decompress(plain[4 : 4 + int.from_bytes(plain[:4], "big")]))
        except (zlib.error, ValueError) as error:
            raise BadVault(f"an item is damaged: {error}") from None

    def pack(self) -> Pack:
        """Put the box together; texts stay closed until they are asked for."""
        contents = self.item(CONTENTS)
        own: dict[str, Any] = {}
        for table, ids in contents["tables"].items():
            if ids is None:
                own[table] = self.item(table)
            else:
                own[table] = [self.item(f"{table}:{id}") for id in ids]
                for entry in own[table] if table == "contract" else ():
                    entry.update(self.item(f"back:{entry['id']}"))
        story = {lang: SealedTexts(self, lang, refs) for lang, refs in contents["story"].items()}
        if hidden_name(self.salt, BASE) not in self.places:  # one of the first vaults
            return assemble(contents["facts"], own, story, contents["digest"])
        kept = self.item(BASE)
        book = GameBook(contents["facts"]["game"], kept["tables"])
        spec = GAMES[book.game]
        base = (
            None if kept["plays"] == spec.version and book.key == todays(spec).key else book
        )  # jokes are always today's
        return assemble(contents["facts"], own, story, contents["digest"], base, kept["plays"])


def hidden_name(salt: bytes, name: str) -> bytes:
    """What an item is called in the index."""
    return hashlib.blake2b(name.encode(), digest_size=NAME, key=salt, person=b"name").digest()


def veiled(salt: bytes, name: str, data: bytes) -> bytes:
    """Hide, or show again, what an item says."""
    stream = bytearray()
    for block in range(-(-len(data) // 64)):
        stream += hashlib.blake2b(name.encode(), key=salt, salt=block.to_bytes(8, "big"), person=b"text").digest()
    mask = int.from_bytes(stream[: len(data)], "big")
    return (int.from_bytes(data, "big") ^ mask).to_bytes(len(data), "big")


def items_of(pack: Pack) -> dict[str, Any]:
    """Take a box apart: everything that is shown at a moment of its own is an item."""
    items: dict[str, Any] = {}
    listed: dict[str, list[str] | None] = {}
    for table, entries in pack.own.items():
        if not isinstance(entries, list):
            items[table], listed[table] = entries, None
            continue
        listed[table] = [entry["id"] for entry in entries]
        for entry in entries:
            front = entry
            if table == "contract":
                back = {key: value for key, value in entry.items() if key in ("back", "fate", "points", "bonus")}
                front = {key: value for key, value in entry.items() if key not in back}
                items[f"back:{entry['id']}"] = back
            items[f"{table}:{entry['id']}"] = front
    for lang, texts in pack.story.items():
        for ref, parts in texts.items():
            for part, text in parts.items():
                items[f"story:{lang}:{ref}.{part}"] = text
    refs = {lang: {ref: list(parts) for ref, parts in texts.items()} for lang, texts in pack.story.items()}
    items[BASE] = {"tables": base_of(pack).tables, "plays": pack.plays or pack.spec.version}
    items[CONTENTS] = {"facts": dict(pack.facts), "tables": listed, "story": refs, "digest": pack.digest}
    return items


def write_vault(pack: Pack) -> bytes:
    """Close a box. The same box gives the same bytes."""
    salt = hashlib.blake2b(pack.digest.encode(), digest_size=16).digest()
    index, body = [], bytearray()
    items = items_of(pack)
    for name in sorted(items, key=lambda name: hidden_name(salt, name)):
        text = json.dumps(items[name], separators=(",", ":"), ensure_ascii=False).encode()
        packed = zlib.compress(text, 9)
        plain = len(packed).to_bytes(4, "big") + packed
        plain += bytes(-len(plain) % BLOCK)
        index.append(hidden_name(salt, name) + WHERE.pack(len(body), len(plain)))
        body += veiled(salt, name, plain)
    return b"".join([MAGIC, salt, struct.pack(">I", len(index)), *index, bytes(body)])


def vault_name(pack: Pack) -> str:
    """The file of a box; all editions lie side by side."""
    return f"{pack.id}-{pack.version}{ENDING}"


def shelf() -> Path:
    """Where the vaults lie in the installed package."""
    return Path(str(resources.files("burgle"))) / "campaigns"


def workshop() -> Path:
    """Where the sources of the packs lie, in a checkout: beside `src`, also for the compiled copy of the package."""
    for above in Path(str(resources.files("burgle"))).parents[1:3]:
        if (above / "campaigns").is_dir() and (above / "src" / "burgle").is_dir():
            return above / "campaigns"
    return shelf() / "sources"  # which nobody installs


@lru_cache(maxsize=16)
def opened(path: Path, stamp: int) -> Pack:
    """Open a vault once."""
    return Vault(path.read_bytes()).pack()


def packs() -> dict[str, list[int]]:
    """List the campaigns on the shelf and their editions, the newest last."""
    found: dict[str, list[int]] = {}
    for path in sorted(shelf().glob(f"*{ENDING}")):
        id, _, version = path.stem.rpartition("-")
        if version.isdecimal():
            found.setdefault(id, []).append(int(version))
    for path in sorted(workshop().glob(f"*/{MAIN}")):
        found.setdefault(path.parent.name, [])
    return {id: sorted(versions) for id, versions in found.items()}


def find_pack(name: str, version: int = 0) -> Pack:
    """Find a campaign: one of the shelf in an edition (the newest, if not told), or a folder of one's own.

    In a checkout the sources are as good as the vault, and never older.
    """
    folder = Path(name)
    if (folder / MAIN).is_file():
        return from_folder(folder)
    source = workshop() / name
    if (source / MAIN).is_file():
        pack = from_folder(source)
        if version in (0, pack.version):
            return pack
    versions = packs().get(name, [])
    if version not in versions and (version or not versions):
        raise KeyError(name)
    path = shelf() / f"{name}-{version or versions[-1]}{ENDING}"
    return opened(path, path.stat().st_mtime_ns)


def from_folder(folder: Path) -> Pack:
    """Read a folder, and again only when something in it has changed."""
    files = sorted(folder.rglob("*.toml"))
    return kept(folder, tuple((str(path), path.stat().st_mtime_ns) for path in files))


@lru_cache(maxsize=16)
def kept(folder: Path, stamps: tuple[tuple[str, int], ...]) -> Pack:
    """Read a folder once."""
    return read_pack(folder)[0]
