"""Services from data: what a kind of space offers, and which spaces are of that kind because of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgle.content.cards import read_effect
from burgle.content.entries import DataEntry
from burgle.content.tables import Sources, nearest
from burgle.games.spec import BoardPlan, GameSpec
from burgle.kernel.content import Service
from burgle.kernel.effects import Blank
from burgle.kernel.rules import Rules

FIELDS: dict[str, type] = {"id": str, "at": str, "spaces": list, "offer": str, "clause": str}


def read_services(rules: Rules, tables: Mapping[str, Any], plan: BoardPlan, sources: Sources) -> list[Service]:
    """Read the services of a rulebook whose other actions are known already."""
    everywhere = {id for id, _, _ in plan.spaces}
    everywhere |= {module["id"] + local for module in tables.get("module", []) for local in module["space"]}
    taken = [action.name for action in rules.actions]
    found: list[Service] = []
    for fields in tables.get("service", []):
        with sources.attempt():
            entry = DataEntry(fields["id"], fields, FIELDS, sources, "service")
            if entry.id in taken:
                raise entry.error("id", "there is an action of this name")
            for key in entry.fields.get("spaces", []):
                if key not in everywhere:
                    raise entry.error("spaces", f"there is no space {key!r}{nearest(str(key), sorted(everywhere))}")
            spaces = [str(key) for key in entry.fields.get("spaces", [])]
            found.append(Service(entry.id, str(entry.required("at")), spaces, entry.text("clause"), Blank()))
            taken.append(entry.id)
    return found


def place_services(rules: Rules, tables: Mapping[str, Any], game: GameSpec, sources: Sources) -> None:
    """Mark the spaces that have them, and read what they offer: that is decided at once, by whoever asks for it."""
    fields = {entry["id"]: entry for entry in tables.get("service", [])}
    for service in rules.services:
        entry = DataEntry(service.id, fields[service.id], FIELDS, sources, "service")
        mark = rules.mark(service.at)
        for key in service.spaces:
            if key in rules.space_ids:
                rules.spaces[rules.space_ids[key]].marks |= mark
        if not service.spaces and service.at not in (*game.marks, *game.space_fields):
            sources.report(entry.error("at", f"no space is a {service.at}{nearest(service.at, rules.marks)}"))
        with sources.attempt():
            entry.required("offer")
        effect = read_effect(rules, entry, "offer", False)
        if effect is not None:
            effect.decided()
        service.effect = effect or Blank()
