"""Compares two chronicles: two moments of a campaign, or two tellings of it, difference by difference."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from burgle.campaign.chronicle import Chronicle


class Difference(msgspec.Struct, frozen=True):
    """One thing that is otherwise: what sort, which one, how it is here and there; "" where it is not."""

    sort: str  # map, cards, choices, story, contracts, people, reports
    key: str
    here: str
    there: str


def compare(here: Chronicle, there: Chronicle) -> list[Difference]:
    """List what differs, by sort and key."""
    found: list[Difference] = []
    ones, others = facts(here), facts(there)
    for sort in ones:
        for key in [*ones[sort], *(k for k in others[sort] if k not in ones[sort])]:
            a, b = ones[sort].get(key, ""), others[sort].get(key, "")
            if a != b:
                found.append(Difference(sort, key, a, b))
    return found


def facts(now: Chronicle) -> dict[str, dict[str, str]]:
    """A chronicle as plain facts: sort -> key -> how it is."""
    return {
        "map": {
            **{
                f"{s.spot} {s.sticker}": f"game {s.game}"
                for s in now.stuck
                if ":" not in s.spot and s.spot not in now.remnants
            },
            **{f"{space} remnant": "destroyed" for space in now.remnants},
            **dict.fromkeys((f"{space} waypoint" for space in now.let), "let be"),
            **marks(now, "space:"),
        },
        "cards": {
            **now.home,
            **{f"{s.spot} {s.sticker}": f"game {s.game}" for s in now.stuck if ":" in s.spot},
            **{f"card:{card} dents": str(n) for card, n in now.dents.items()},
            **{f"card:{key[:-2]} scratched": "uncovered" for key in now.scratched},
            **{f"card:{key}": by for key, by in marks(now, "card:").items()},
        },
        "choices": {**now.chose, **texts(now.wrote)},
        "story": {**dict.fromkeys(now.read, "read"), **dict.fromkeys(now.unlocked, "unlocked"), **texts(now.tracks)},
        "contracts": {key: f"{c.state}{f' {c.ticks}' if c.ticks else ''}" for key, c in now.contracts.items()},
        "people": {
            f"{one.key} {field}": shown(getattr(one, field))
            for one in now.characters
            for field in ("name", "colour", "player", "starters", "checks", "promotions", "goals", "milestones")
            if getattr(one, field)
        },
        "reports": {
            f"game {r.game}": ", ".join(f"{who} {n}" for who, n in zip(r.seats, r.scores, strict=True))
            for r in now.reports
        },
    }


def marks(now: Chronicle, sort: str) -> dict[str, str]:
    """Whose marks cards or spaces bear, in order."""
    found: dict[str, str] = {}
    for thing, who in now.marks:
        if thing.startswith(sort):
            key = f"{thing.removeprefix(sort)} marks"
            found[key] = f"{found[key]} {who}" if key in found else who
    return found


def texts(values: Mapping[str, Any]) -> dict[str, str]:
    """Values as texts."""
    return {key: str(value) for key, value in values.items()}


def shown(value: object) -> str:
    """A field of a character in words."""
    return " ".join(value) if isinstance(value, tuple) else str(value)
