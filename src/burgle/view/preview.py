"""What an option would do: all that is sure, up to where chance begins."""

from __future__ import annotations

from typing import Any

from burgle.kernel.chance import seed_bytes
from burgle.kernel.determinise import determinise
from burgle.kernel.engine import answer
from burgle.kernel.state import Event, State
from burgle.view.events import seen_events
from burgle.view.odds import odds

CHANCE = {"draw", "shuffle", "found", "reveal", "cube"}
SHOWN = ("skill", "sword", "boot", "gold", "area", "supply", "damage")


def preview(st: State, seat: int, option: int) -> dict[str, Any]:
    """Try an option on a copy that knows no more than the seat; the game's own chance is never touched."""
    if option not in st.options:
        raise ValueError("only an option of the waiting decision can be previewed")
    world = determinise(st, seat, seed_bytes(0))
    events: list[Event] = []
    world.events = events
    fence = world.fence
    before = {name: getattr(world.players[seat], name) for name in SHOWN}
    answer(world, option)
    shown = seen_events(world, events, seat, 0)
    sure = next((i for i, event in enumerate(shown) if event["code"] in CHANCE), len(shown))
    reveals = world.fence > fence
    found: dict[str, Any] = {"events": shown[:sure], "reveals": reveals}
    if not reveals:
        after = world.players[seat]
        found["changes"] = {name: getattr(after, name) - n for name, n in before.items() if getattr(after, name) != n}
        found["odds"] = odds(world)
    return found
