"""Boards from data: spaces with their marks and rewards, paths with theirs."""

from __future__ import annotations

from burgle.content.cards import read_effect
from burgle.content.entries import Entry
from burgle.content.tables import ContentError, Sources, nearest
from burgle.games.spec import BoardPlan
from burgle.kernel.content import Exit, Module, Path, Space
from burgle.kernel.rules import Rules

MARKS = ("start", "pods", "market", "lift", "telepad", "checkpoint")
FIELDS: dict[str, type] = {
    "at": list, "name": str, "port": str, "reward": str, "secret": str, "artifact": int, "remove": bool,
    **dict.fromkeys(MARKS, bool),
}  # fmt: skip


def add_board(rules: Rules, plan: BoardPlan, sources: Sources) -> None:
    """Add modules, spaces and paths to a rulebook."""
    for code, key, name in plan.modules:
        rules.modules.append(Module(len(rules.modules), key, code, name))
    codes = [module.code for module in rules.modules]
    for id, code, fields in plan.spaces:
        module = rules.modules[codes.index(code)]
        entry = Entry(id, fields, FIELDS, sources)
        space = Space(len(rules.spaces), id, entry.text("name", id), module.id)
        for mark in MARKS:
            if entry.flag(mark):
                space.marks |= rules.mark(mark)
        space.marks |= rules.mark(module.key)
        space.secret = entry.text("secret")
        space.artifact = entry.number("artifact", 0, 1, 999)
        space.at = [float(x) for x in fields.get("at", [])]
        space.reward = read_effect(rules, entry, "reward", True)
        space.port = read_effect(rules, entry, "port", True)
        rules.space_ids[space.key] = space.id
        rules.spaces.append(space)
    for a, b, marks, where in plan.paths:
        add_path(rules, a, b, marks, where, sources)


def add_path(rules: Rules, a: str, b: str, marks: str, where: str, sources: Sources) -> None:
    """Add one path and the ways out it makes."""
    for end in (a, b):
        if end not in rules.space_ids:
            raise ContentError("board.toml", 0, f"{where}: no space {end!r}{nearest(end, list(rules.space_ids))}")
    boots, enemies, lock, arrow = 1, 0, False, False
    for mark in marks.split():
        key, _, value = mark.partition("=")
        if key == "lock" and not value:
            lock = True
        elif key == "arrow" and not value:
            arrow = True
        elif key in ("boots", "enemies") and value.isdigit() and 1 <= int(value) <= 5:
            boots, enemies = (int(value), enemies) if key == "boots" else (boots, int(value))
        else:
            hint = nearest(key, ["boots=2", "enemies=1", "lock"])
            raise ContentError("board.toml", 0, f"{where}: {a}-{b}: cannot read {mark!r}{hint}")
    one, two = rules.space_ids[a], rules.space_ids[b]
    path = Path(len(rules.paths), one, two, boots, enemies, lock, arrow)
    rules.paths.append(path)
    rules.spaces[one].exits.append(Exit(path.id, two, boots, enemies, lock, False))
    rules.spaces[two].exits.append(Exit(path.id, one, boots, enemies, lock, arrow))
