"""What a campaign's table says about how people and rules have grown: names behind marks, milestones, filled slots."""

from __future__ import annotations

from typing import Any

from burgle.campaign.chronicle import Chronicle
from burgle.campaign.pack import Pack
from burgle.campaign.pages import rule_text, said
from burgle.kernel.rules import Rules
from burgle.table.campaign_names import milestone_name
from burgle.table.company import ON_TABLES, known_as


def grown(rules: Rules, pack: Pack, now: Chronicle, lang: str) -> dict[str, Any]:
    """Who bears which colour, what the milestones are called that somebody has, and the rules that were filled in."""
    earned = {key.removeprefix("-") for one in now.characters for key in one.milestones}
    return {
        "people": {
            one.key: {"name": known_as(pack, one, lang), "colour": ON_TABLES.get(one.colour, one.colour)}
            for one in now.characters
        },
        "milestones": {key: milestone_name(pack, key, lang) for key in sorted(earned)},
        "ruled": ruled(rules, pack, now, lang),
    }


def ruled(rules: Rules, pack: Pack, now: Chronicle, lang: str) -> list[dict[str, Any]]:
    """The rules on their slots, in the order in which they came; the newest on a slot is in force (L2-239)."""
    rulings = {ruling.key: ruling for ruling in rules.rulings}
    newest = {one.slot: one.rule for one in now.ruled}
    found: list[dict[str, Any]] = []
    for one in now.ruled:
        ruling, row = rulings[one.rule], pack.entry("rule", one.rule)
        rooms = [space for space in rules.spaces if space.id in ruling.rooms or space.marks & ruling.marks]
        found.append({
            "slot": one.slot, "rule": one.rule, "game": one.game, "hook": ruling.hook, "clause": str(row.get("clause", "")),
            "name": said(pack, lang, "rule", f"{one.rule}.name") or ruling.name,
            "text": rule_text(rules, pack, one.rule, lang),
            "in_force": newest[one.slot] == one.rule, "spaces": [space.key for space in rooms],
        })  # fmt: skip
    return found
