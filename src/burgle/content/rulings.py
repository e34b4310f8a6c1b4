"""Rules of a campaign from data: which slot each fills, when it counts, and what it does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgle.chapters.dials import steps_of
from burgle.content.entries import DataEntry
from burgle.content.tables import Sources, nearest
from burgle.games.story import REVISION, entries_of
from burgle.kernel import slots
from burgle.kernel.effects import Effect
from burgle.kernel.reader import WordError, read_line
from burgle.kernel.rules import Rules
from burgle.kernel.slots import Ruling

FIELDS: dict[str, type] = {
    "id": str, "slot": str, "hook": str, "name": str, "do": str, "pay": str, "leave": str, "failed": str, "at": str,
    "spaces": list, "paths": list, "more": int, "least": int, "each_turn": int, "token": str, "clause": str, "over": dict,
}  # fmt: skip
# Clauses that may be revised, each with the numbers of the rules that say it (game.toml).
REVISABLE: dict[str, tuple[str, ...]] = {
    "L2-026": ("rage_start",),
    "L2-043": ("mugs",),
    "L2-045": ("artifacts_left_out",),
    "L2-089": ("carry",),
    "L2-092": ("hq_shut",),
    "L2-094": ("forests_tire",),
    "L2-142": ("row",),
    "L2-144": ("attacks",),
    "L2-148": ("rage_step",),
    "L2-149": ("rage",),
    "L2-154": ("health",),
    "L2-193": ("hushed",),
    "L2-195": ("mug",),
    "L2-196": ("zone_fatal",),
    "L2-198": ("out_draw", "out_draw_two"),
    "L2-200": ("team_report", "team_winner", "team_lost", "team_goal"),
    "L2-201": ("win_by_lot",),
}
WHOLE = ("L2-200",)  # of these a revision says every number: the report, the winner, the fallen and the goal


def read_rulings(rules: Rules, tables: Mapping[str, Any], sources: Sources) -> None:
    """Read what may fill the slots of a campaign; other tables have none."""
    for fields in entries_of(tables, "rule"):
        entry = DataEntry(str(fields["id"]), fields, FIELDS, sources, "rule")
        if "rule" not in rules.words:
            sources.report(entry.error("id", "the rulebook of this game has no slots"))
            return
        ruling = Ruling(len(rules.rulings), entry.id, entry.text("slot"), entry.text("hook"), entry.text("name"))
        rules.rulings.append(ruling)
        with sources.attempt():
            read_ruling(rules, ruling, entry, tables)


def read_ruling(rules: Rules, ruling: Ruling, entry: DataEntry, tables: Mapping[str, Any]) -> None:
    """Read one of them."""
    if ruling.slot not in slots.slots():
        raise entry.error("slot", f"there is no slot {ruling.slot!r}{nearest(ruling.slot, slots.slots())}")
    fits = [*slots.fitting(ruling.slot), slots.STANDING, slots.REVISE]
    if ruling.hook not in fits:
        raise entry.error("hook", f"slot {ruling.slot} takes {', '.join(fits)}")
    ruling.effect = read_text(rules, entry, "do", entry.text("pay"))
    ruling.other = read_text(rules, entry, "leave") or read_text(rules, entry, "failed")
    read_places(rules, ruling, entry)
    ruling.more = entry.number("more", 0, -9, 9)
    ruling.least = entry.number("least", 0, 0, 99)
    ruling.each_turn = entry.number("each_turn", 0, 0, 9)
    if ruling.hook == slots.STANDING and ruling.effect is not None:
        try:
            steps_of(ruling.effect)
        except WordError as error:
            raise entry.error("do", str(error)) from None
    if ruling.hook == slots.TOKEN and "token" in entry.fields and entry.text("token") not in rules.token_ids:
        raise entry.error("token", f"there is no token {entry.text('token')!r}")
    if ruling.hook == slots.REVISE and entry.fields.keys() - {"id", "slot", "hook"}:
        read_revision(rules, ruling, entry)


def read_text(rules: Rules, entry: DataEntry, field: str, price: str = "") -> Effect | None:
    """Read a line of effects; what is to be paid for it stands before it."""
    text = entry.text(field)
    if not text:
        return None
    line = f"pay {price}: ({text})" if price else text
    try:
        effect = read_line(rules, f"rule:{entry.id}/{field}", line, False)
    except WordError as error:
        raise entry.error(field, str(error)) from None
    if price:
        effect.decided()  # who asks for it has decided
    return effect


def read_places(rules: Rules, ruling: Ruling, entry: DataEntry) -> None:
    """Read which spaces or paths it is about."""
    kind = entry.text("at")
    if kind and kind not in rules.marks:
        raise entry.error("at", f"there is no kind of space {kind!r}{nearest(kind, rules.marks)}")
    ruling.marks = rules.mark(kind) if kind else 0
    for key in entry.fields.get("spaces", ()):
        if key not in rules.space_ids:
            raise entry.error("spaces", f"there is no space {key!r}{nearest(str(key), list(rules.space_ids))}")
        ruling.rooms.append(rules.space_ids[key])
    for key in entry.fields.get("paths", ()):
        ruling.paths.append(path_of(rules, entry, str(key)))


def path_of(rules: Rules, entry: DataEntry, key: str) -> int:
    """Find a path by its ends; -1 if it is shut now, or on the other side of the board."""
    one, _, two = key.partition("-")
    if one not in rules.space_ids or two not in rules.space_ids:
        raise entry.error("paths", f"there is no path {key!r}; they are called by their ends, such as A06-A07")
    for way in rules.spaces[rules.space_ids[one]].exits:
        if way.to == rules.space_ids[two]:
            return way.path
    return -1


def read_revision(rules: Rules, ruling: Ruling, entry: DataEntry) -> None:
    """Read which numbers of the rules say something else; only some clauses can be revised."""
    clause, over = entry.text("clause"), entry.fields.get("over", {})
    if clause not in REVISABLE:
        raise entry.error("clause", f"expected one of {', '.join(REVISABLE)}")
    for key in over:
        if key not in REVISABLE[clause]:
            raise entry.error("over", f"{key}: {clause} is said by {' and '.join(REVISABLE[clause])}")
    missing = [key for key in REVISABLE[clause] if clause in WHOLE and key not in over]
    if missing:
        raise entry.error("over", f"{clause} must say {', '.join(missing)} as well")
    names = rules.things.get("sticker", [])
    if REVISION + entry.id in names:
        ruling.sticker = names.index(REVISION + entry.id)
