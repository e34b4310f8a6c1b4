"""Boards from data: spaces with their marks and rewards, paths with theirs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgle.content.cards import read_effect
from burgle.content.entries import DataEntry
from burgle.content.tables import ContentError, Sources, kind, nearest
from burgle.games.spec import BoardPlan, GameSpec, by_ledger
from burgle.kernel.content import Exit, Module, Path, Space
from burgle.kernel.rules import Rules

MODULE: dict[str, type] = {"id": str, "key": str, "name": str, "piece": int, "paths": list, "space": dict}

FIELDS: dict[str, type] = {
    "at": list, "name": str, "port": str, "reward": str, "secret": str, "artifact": int, "remove": bool,
}  # fmt: skip


def add_board(
    rules: Rules, tables: Mapping[str, Any], plan: BoardPlan, game: GameSpec, sources: Sources, spares: bool
) -> None:
    """Add modules, spaces and paths to a rulebook; the game says which features they may have.

    With `spares`, what is part of another board only is there as well: spaces without anything on them and without a way
    in or out, paths that are shut.
    """
    known = game.marks
    allowed = {**FIELDS, **dict.fromkeys(known, bool), **game.space_fields}
    rules.terrain = list(game.terrain)
    for code, key, name in [*plan.modules, *(plan.spare_modules if spares else [])]:
        rules.modules.append(Module(len(rules.modules), key, code, name))
    codes = [module.code for module in rules.modules]
    blank: list[tuple[str, str, Mapping[str, Any]]] = [(id, code, {}) for id, code in plan.spare_spaces]
    in_use = len(plan.modules)
    for id, code, fields in by_ledger(tables, "space", [*plan.spaces, *(blank if spares else [])], lambda s: s[0]):
        module = rules.modules[codes.index(code)]
        entry = DataEntry(id, fields, allowed, sources, "module")
        if id in rules.space_ids:
            sources.report(entry.error("", "there are two spaces of this name"))
        space = Space(len(rules.spaces), id, entry.text("name", id), module.id)
        for mark in known:
            if entry.flag(mark):
                space.marks |= rules.mark(mark)
        if module.id < in_use:
            space.marks |= rules.mark(module.key)
        for field in game.space_fields:
            if field in entry.fields and entry.fields[field] is not False:
                space.more[field] = entry.fact(field)
                space.marks |= rules.mark(field)
        space.secret = entry.text("secret")
        space.artifact = entry.number("artifact", 0, 1, 999)
        at = entry.fields.get("at", [0, 0])
        if len(at) == 2 and all(kind(x) in ("number", "whole number") for x in at):
            space.at = [float(x) for x in at]
        else:
            sources.report(entry.error("at", "expected two numbers"))
        space.reward = read_effect(rules, entry, "reward", not game.on_the_spot)
        space.port = read_effect(rules, entry, "port", True)
        rules.space_ids[space.key] = space.id
        rules.spaces.append(space)
    ways = [*plan.paths, *(plan.spare_paths if spares else [])]
    made: dict[int, Path] = {}
    for n in by_ledger(tables, "path", range(len(ways)), lambda n: path_key(ways[n])):
        with sources.attempt():
            made[n] = read_path(rules, *ways[n], sources)
            made[n].shut = n >= len(plan.paths)
            rules.paths.append(made[n])
    for n in sorted(made):  # whatever their numbers: ways out are offered as the tables have them
        if not made[n].shut:
            add_exits(rules, made[n])


def path_key(path: tuple[str, str, str, str]) -> str:
    """Name a path by its ends: as written, if they are somewhere else in another layout."""
    a, b, _, where = path
    part, _, text = where.partition(": ")
    return text.split()[0].replace(">", "-") if part == "joint" and text else f"{a}-{b}"


def check_modules(tables: Mapping[str, Any], sources: Sources) -> None:
    """Check what every module needs before a game puts its board together."""
    for fields in tables.get("module", []):
        with sources.attempt():
            entry = DataEntry(fields["id"], fields, MODULE, sources, "module")
            for key in ("key", "name", "paths", "space"):
                entry.required(key)
            if not all(isinstance(path, str) for path in fields["paths"]):
                raise entry.error("paths", "expected a list of texts")
            for name, space in fields["space"].items():
                if not isinstance(space, dict):
                    raise sources.error(fields["id"] + name, "", f"expected a table, found a {kind(space)}", "module")


def check_track(tables: Mapping[str, Any], players: tuple[int, int], sources: Sources) -> None:
    """Check that everything on the rage track lies on one of its spaces."""
    track = tables.get("track")
    if not isinstance(track, Mapping):  # a list is those of a campaign
        return
    length = len(track.get("draws", []))
    if not length:
        raise sources.error("track", "draws", "the track has no spaces")
    marked = {"start": list(track.get("start", {}).values()), "hunters": list(track.get("hunters", {}))}
    for key, spaces in [*marked.items(), ("blockade", [track.get("blockade", 1)])]:
        for space in spaces:
            if not str(space).isdecimal() or not 1 <= int(space) <= length:
                blamed = sources.blame([("track", key, ""), ("track", "draws", "")])[1]
                on = f" ({key})" if blamed != key else ""
                raise sources.error("track", blamed, f"the track has the spaces 1 to {length}, not {space}{on}")
    for n in range(players[0], players[1] + 1):
        if str(n) not in track.get("start", {}):
            raise sources.error("track", "start", f"no space for {n} players")


def path_error(where: str, message: str, sources: Sources) -> ContentError:
    """Make the error for a path; `where` is its module (or what else it is part of) and the path as written."""
    part, _, text = where.partition(": ")
    file, line = sources.quoted(text, part) if sources.locate(part, "", "module")[1] else sources.quoted(text)
    return ContentError(file or "board.toml", line, f"{where}: {message}")


def read_path(rules: Rules, a: str, b: str, marks: str, where: str, sources: Sources) -> Path:
    """Read one path."""
    for end in (a, b):
        if end not in rules.space_ids:
            raise path_error(where, f"there is no space {end!r}{nearest(end, list(rules.space_ids))}", sources)
    boots, enemies, lock, arrow, terrain = 1, 0, False, False, 0
    for mark in marks.split():
        name, _, value = mark.partition("=")
        if name == "lock" and not value:
            lock = True
        elif name == "arrow" and not value:
            arrow = True
        elif name in rules.terrain and not value:
            terrain |= 1 << rules.terrain.index(name)
        elif name in ("boots", "enemies") and value.isdigit() and 1 <= int(value) <= 5:
            boots, enemies = (int(value), enemies) if name == "boots" else (boots, int(value))
        else:
            hint = nearest(name, ["boots=2", "enemies=1", "lock", *rules.terrain])
            raise path_error(where, f"cannot read {mark!r}{hint}", sources)
    if a == b:
        raise path_error(where, "a path joins two spaces", sources)
    one, two = rules.space_ids[a], rules.space_ids[b]
    return Path(len(rules.paths), path_key((a, b, marks, where)), one, two, boots, enemies, lock, arrow, terrain)


def add_exits(rules: Rules, path: Path) -> None:
    """Add the ways out that a path makes."""
    for end, to, closed in ((path.a, path.b, False), (path.b, path.a, path.one_way)):
        way = Exit(path.id, to, path.boots, path.enemies, path.lock, closed, path.terrain)
        rules.spaces[end].exits.append(way)
