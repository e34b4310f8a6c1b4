"""Reads and merges the TOML files of a game and of a player's packs, and finds the line of a mistake."""

from __future__ import annotations

import difflib
import pickle
import re
import tomllib
from collections.abc import Iterable, Mapping
from contextlib import nullcontext
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

from burgle.content import toml_lines
from burgle.content.ledger import ledger_of_tables

FILES = ("game.toml", "cards.toml", "tokens.toml", "board.toml")
OPEN = ("service",)  # tables that every game may have, though it has none of its own


class ContentError(ValueError):
    """A mistake in a pack: which file, which line, what is wrong."""

    def __init__(self, file: str, line: int, message: str) -> None:
        where = f"{file}:{line}" if line else file
        super().__init__(f"{where}: {message}")
        self.file, self.line, self.message = file, line, message


Where = tuple[str, str, str]  # an entry, its key, its table
KINDS = {dict: "table", list: "list", str: "text", bool: "true or false", int: "whole number", float: "number"}


class Attempt:
    """Something that a mistake stops; a rulebook makes a thousand of them."""

    __slots__ = ("sources",)

    def __init__(self, sources: Sources) -> None:
        self.sources = sources

    def __enter__(self) -> None:
        """Nothing to prepare."""

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> bool:
        """List a mistake if they are gathered."""
        if not self.sources.gather or not isinstance(error, ContentError):
            return False
        self.sources.report(error)
        return True


class Sources:
    """The texts of all files read, the last pack last, to point at the line of a mistake."""

    def __init__(self, gather: bool = False) -> None:
        self.texts: list[tuple[str, str]] = []
        self.gather = gather  # go on after a mistake and list it, for who mends a pack
        self.faults: list[ContentError] = []
        self.known: dict[str, set[str]] = {}  # table -> the ids that the game itself has

    def attempt(self) -> Attempt:
        """Do something that a mistake stops: the mistake is raised, or listed if they are gathered."""
        return Attempt(self)

    def report(self, error: ContentError) -> None:
        """Raise a mistake, or list it if they are gathered, once."""
        if not self.gather:
            raise error
        if str(error) not in map(str, self.faults):
            self.faults.append(error)

    def hint(self, table: str, id: str) -> str:
        """Suggest the game's id that was meant, if an entry that is not complete is none of the game's."""
        known = self.known.get(table, set())
        return "" if id in known else nearest(id, sorted(known), 0.5 if len(id) < 5 else 0.6)

    def blame(self, suspects: Iterable[Where]) -> Where:
        """Choose who is to blame among entries that do not go together: what was written last, else the first."""
        order = [file for file, _ in self.texts]
        listed = list(suspects)
        found = [(*self.locate(entry, key, table, True), where) for where in listed for entry, key, table in [where]]
        return max(found, key=lambda at: order.index(at[0]) if at[1] else -1)[2]

    def line(self, file: str, path: toml_lines.NamedPath) -> int:
        """Find the line of a path (or of what it stands in) in one file."""
        texts = [text for name, text in self.texts if name == file]
        return max((toml_lines.nearest_line(toml_lines.index(text), path) for text in texts), default=0)

    def locate(self, entry: str, key: str = "", table: str = "", exact: bool = False) -> tuple[str, int]:
        """Find where an entry, or one of its keys (or else, unless exact, the entry), was written; later files win.

        An entry is called by its id (of any table, unless named), a table by its name, a space by its full name.
        """
        indices = [(file, toml_lines.index(text)) for file, text in reversed(self.texts)]
        for wanted in (key, "") if key and not exact else (key,):
            for file, found in indices:
                for path, line in reversed(found):
                    if fits(path, entry, wanted, table):
                        return file, line
        return "", 0

    def quoted(self, text: str, entry: str = "") -> tuple[str, int]:
        """Find where a text was written in quotes, after its entry if one is named; later files win."""
        for file, content in reversed(self.texts):
            begin = toml_lines.nearest_line(toml_lines.index(content), ("[module]", entry)) if entry else 1
            for number, line in enumerate(content.splitlines(), 1):
                if begin and number >= begin and (f'"{text}"' in line or f"'{text}'" in line):
                    return file, number
        return "", 0

    def error(self, entry: str, key: str, message: str, table: str = "") -> ContentError:
        """Make the error for an entry's key."""
        file, line = self.locate(entry, key, table)
        name = f"{entry}: {key}: " if key else f"{entry}: "
        return ContentError(file or "content", line, name + message)


def fits(path: toml_lines.NamedPath, entry: str, key: str, table: str) -> bool:
    """Say whether a path is that of an entry, or of its key: a table, an entry of a list, a space of a module."""
    names = (key,) if key else ()
    if path[0].startswith("["):
        if table and path[0] != f"[{table}]":
            return False
        space = path[1] + path[3] if len(path) > 3 and path[2] == "space" else ""
        return path[1:] == (entry, *names) or (space == entry and path[4:] in (names, ()))
    return path == (entry, *names)


def nearest(word: str, known: list[str], cutoff: float = 0.6) -> str:
    """Suggest what a mistyped word may have meant."""
    near = difflib.get_close_matches(word, known, 1, cutoff)
    return f" (did you mean {near[0]}?)" if near else ""


def read_tables(
    package: str, packs: tuple[Path, ...], files: tuple[str, ...] = FILES, gather: bool = False
) -> tuple[dict[str, Any], Sources]:
    """Read a game's own files, then lay the packs over them in order."""
    sources = Sources(gather)
    own, texts = own_tables(package, files)
    merged: dict[str, Any] = pickle.loads(own)
    sources.texts = list(texts)
    sources.known = {name: {entry["id"] for entry in table} for name, table in merged.items() if with_ids(table)}
    for pack in packs:
        paths: list[Path] = []
        with sources.attempt():
            paths = pack_files(pack, files, sources)
        for path in paths:
            with sources.attempt():
                table = parse(str(path), read_text(path), sources)
                merge(merged, known_tables(merged, table, str(path), sources), str(path), sources)
    if ledger := ledger_of_tables(package):
        merged["ledger"] = ledger
    return merged, sources


@lru_cache(maxsize=16)
def own_tables(package: str, files: tuple[str, ...]) -> tuple[bytes, tuple[tuple[str, str], ...]]:
    """Read a game's own files once: merged and pickled, for everybody may change what they get, and the texts."""
    sources = Sources()
    merged: dict[str, Any] = {}
    folder = resources.files(package)
    for name in files:
        merge(merged, parse(name, (folder / name).read_text("utf-8"), sources), name, sources)
    return pickle.dumps(merged), tuple(sources.texts)


def pack_files(pack: Path, files: tuple[str, ...], sources: Sources) -> list[Path]:
    """List the files of a pack; one that Burgle would not read is most likely a slip of the pen."""
    if not pack.is_dir():
        raise ContentError(str(pack), 0, "a pack is a folder, and this is not one")
    strange = sorted(p.name for p in pack.glob("*.toml") if p.name not in files)
    for name in strange:
        hint = nearest(name, list(files))
        sources.report(ContentError(str(pack / name), 0, f"a pack has {', '.join(files)}{hint}"))
    known = [pack / name for name in files if (pack / name).is_file()]
    if not known and not strange:
        raise ContentError(str(pack), 0, f"no {', '.join(files)} in this folder")
    return known


def read_text(path: Path) -> str:
    """Read a file of a pack."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise ContentError(str(path), 0, f"cannot be read: {error.strerror}") from None
    try:
        return data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise ContentError(str(path), line, "this is not UTF-8 text; save the file as UTF-8") from None


def parse(file: str, text: str, sources: Sources) -> dict[str, Any]:
    """Parse one TOML file, pointing at the line where it stops making sense."""
    sources.texts.append((file, text))
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"line (\d+)", str(error))
        raise ContentError(file, int(line[1]) if line else len(text.splitlines()), f"not TOML: {error}") from None
    except RecursionError:
        raise ContentError(file, 1, "too many brackets within brackets") from None


def known_tables(base: Mapping[str, Any], over: Mapping[str, Any], file: str, sources: Sources) -> dict[str, Any]:
    """Refuse tables, and keys of tables, that the game does not have: they would be ignored. Give the others."""
    good: dict[str, Any] = {}
    for name, table in over.items():
        with sources.attempt():
            if name not in base and name not in OPEN:
                path = (name,) if isinstance(table, dict) else (f"[{name}]",)
                line = sources.line(file, path) or sources.line(file, (f"[{name}]", first_id(table)))
                raise ContentError(file, line, f"{name}: there is no such table{nearest(name, list(base))}")
            good[name] = table
            if isinstance(table, dict) and isinstance(base.get(name), dict):
                good[name] = {key: value for key, value in table.items() if key in base[name]}
                for key in [key for key in table if key not in base[name]]:
                    hint = nearest(key, list(base[name]))
                    line = sources.line(file, (name, key))
                    sources.report(ContentError(file, line, f"{name}: {key}: there is no such field{hint}"))
    return good


def first_id(table: object) -> str:
    """Give the id of a list's first entry."""
    return str(table[0].get("id", "")) if isinstance(table, list) and table and isinstance(table[0], dict) else ""


def merge(
    base: dict[str, Any],
    over: Mapping[str, Any],
    file: str,
    sources: Sources | None = None,
    at: toml_lines.NamedPath = (),
) -> None:
    """Lay one table over another: fields replace, entries with an id merge, `remove = true` takes out."""

    def error(key: str, message: str) -> ContentError:
        line = sources.line(file, (*at, key)) or sources.line(file, (f"[{key}]", "")) if sources is not None else 0
        return ContentError(file, line, f"{': '.join([*[part for part in at if part[:1] != '['], key])}: {message}")

    def lay(key: str, value: Any) -> None:
        old = base.get(key)
        if isinstance(value, dict) and value.get("remove") is True:
            if old is None:
                raise error(key, f"nothing to remove{nearest(key, list(base))}")
            del base[key]
        elif isinstance(value, dict) and isinstance(old, dict):
            merge(old, value, file, sources, (*at, key))
        elif with_ids(value) and (old is None or with_ids(old)):
            base[key] = merge_entries(key, old or [], value, file, sources)
        elif with_ids(old) and isinstance(value, list) and value:
            line = sources.line(file, (f"[{key}]", "")) if sources is not None else 0
            raise ContentError(file, line, f"{key}: every entry needs an id")
        else:
            problem = misfit(key, old, value, base, at)
            if problem:
                raise error(key, problem)
            base[key] = value

    for key, value in over.items():
        with sources.attempt() if sources is not None else nullcontext():
            lay(key, value)


def misfit(key: str, old: object, value: object, base: Mapping[str, Any], at: toml_lines.NamedPath) -> str:
    """Say what is wrong with the type of a value that replaces another, or joins others in a map."""
    if old is None:
        if not (len(at) > 1 and not at[0].startswith("[")) and at[2:] != ("space",):
            return ""  # it does not join a map
        kinds = {kind(other) for other in base.values()}
        if len(kinds) != 1 or kind(value) in kinds:
            return ""
        return f"expected a {kinds.pop()}, found a {kind(value)}"
    if key == "points" and isinstance(old, int | str) and isinstance(value, int | str) and not isinstance(value, bool):
        return ""
    if kind(old) != kind(value):
        return f"expected a {kind(old)}, found a {kind(value)}"
    if isinstance(old, list) and isinstance(value, list) and old:
        drawn = key == "at" or at[:1] == ("drawing",)
        wanted = {kind(item) for item in old} | ({"whole number", "number"} if drawn else set())
        for item in value:
            if kind(item) not in wanted:
                return f"expected {kind(old[0])}s in the list, found a {kind(item)}"
            same = isinstance(item, dict) and item.keys() == old[0].keys()
            if isinstance(item, dict) and not (same and all(kind(item[k]) == kind(old[0][k]) for k in item)):
                return f"every entry has {', '.join(old[0])}"
    return ""


def merge_entries(
    table: str, old: list[dict[str, Any]], new: list[dict[str, Any]], file: str, sources: Sources | None
) -> list[dict[str, Any]]:
    """Merge lists of entries by their ids, keeping the order of the old ones."""
    merged = {entry["id"]: dict(entry) for entry in old}
    seen: set[str] = set()
    for entry in new:
        with sources.attempt() if sources is not None else nullcontext():
            id = entry["id"]
            at = (f"[{table}]", id)
            twice, missing = id in seen, entry.get("remove") is True and id not in merged
            if twice or missing:
                line = sources.line(file, at) if sources is not None else 0
                what = (
                    "there are two entries with this id" if twice else f"nothing to remove{nearest(id, list(merged))}"
                )
                raise ContentError(file, line, f"{id}: {what}")
            seen.add(id)
            if entry.get("remove") is True:
                del merged[id]
            elif id in merged:
                merge(merged[id], entry, file, sources, at)
            else:
                merged[id] = dict(entry)
    return list(merged.values())


def with_ids(value: object) -> bool:
    """Say whether a value is a list of entries that have ids."""
    if not isinstance(value, list) or not value:
        return False
    return all(isinstance(entry, dict) and isinstance(entry.get("id"), str) for entry in value)


def kind(value: object) -> str:
    """Name a TOML type for people."""
    return KINDS.get(type(value), "value")
