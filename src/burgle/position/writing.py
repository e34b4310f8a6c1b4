"""Writes a position in one line: whole, or as one seat knows it."""

from __future__ import annotations

import base64
import hashlib
from typing import Final
from urllib.parse import quote

from burgle.kernel.chance import chance_from, seed_bytes
from burgle.kernel.determinise import determinise, shown_in_hand
from burgle.kernel.pile import without
from burgle.kernel.rules import Rules
from burgle.kernel.start import blank_state
from burgle.kernel.state import State
from burgle.position.fields import DECK, FORGOTTEN, HAND, STACK, fields_of
from burgle.position.forms import WorksForm

MARK: Final = "burgle1"  # what it is, and the version of the notation
BETWEEN: Final = "/"
OPTION: Final = "with."
PIN, EYES, SEED, KEYS, USED, CHECK = "pin", "eyes", "seed", "keys", "used", "check"
PINNED: Final = 12  # letters of the content's fingerprint
SHAPE: Final = 8  # and of the shape: a frame or claim of another numbering would mean something else
ANY_SEED: Final = bytes(32)  # what a seat does not know is dealt the same way whatever is true


def whole(st: State, seed: int = -1) -> str:
    """Write all of a position, hidden parts and chance included; `seed` is that of its game, if it is known."""
    chance = st.chance
    if seed >= 0 and chance_from(seed_bytes(seed), st.rules.streams).keys == chance.all_keys():
        origin = f"{SEED}={seed:x}"
    else:
        origin = f"{KEYS}=" + ",".join(base64.urlsafe_b64encode(key).decode().rstrip("=") for key in chance.all_keys())
    used = ",".join(f"{name}:{n}" for name, n in zip(st.rules.streams, chance.used, strict=True) if n)
    return sealed([*head(st.rules), *parts(st), origin, f"{USED}={used}"])


def seen_by(st: State, seat: int) -> str:
    """Write a position as a seat knows it: what it has not seen is marked, and dealt anew whenever this is read."""
    world = determinise(st, seat, ANY_SEED)
    unseen: dict[str, int] = {}
    for p in world.players:
        if p.seat != seat:
            shown = shown_in_hand(world, p)
            held = p.hand
            for card in shown:
                held = without(held, card)
            p.deck.hold(sorted(p.deck.rest + held))
            p.hand = shown
            unseen[f"p{p.seat}.{HAND}"] = len(held)
    return sealed([*head(st.rules), f"{EYES}={seat}", *parts(world, seat, unseen)])


def head(rules: Rules) -> list[str]:
    """Say what a position is pinned to: game, players, options, content, and the numbering of its parts."""
    options = [f"{OPTION}{quote(name)}={quote(value, safe=',')}" for name, value in sorted(rules.options.items())]
    pin = f"{PIN}={rules.content_hash[:PINNED]}.{rules.shape[:SHAPE]}"
    return [MARK, f"{rules.game}.{rules.version}", str(rules.players), *options, pin]


def parts(st: State, eyes: int = -1, unseen: dict[str, int] | None = None) -> list[str]:
    """Write what differs from an empty table, field by field."""
    rules = st.rules
    empty = blank_state(rules, ANY_SEED)
    found: list[str] = []
    for field in fields_of(rules).values():
        value = field.get(st)
        hidden = (unseen or {}).get(field.name, 0)
        if value != field.get(empty) or hidden:
            text = field.form.write([*value, *[None] * hidden] if hidden else value)
            if field.name == STACK and eyes >= 0 and isinstance(field.form, WorksForm):
                text = "+".join(
                    FORGOTTEN + one if not rules.kinds[f.kind].public and f.who != eyes else one
                    for f, one in zip(st.stack, text.split("+"), strict=True)
                )
            found.append(f"{quote(field.name)}={text}")
    return found


def sealed(found: list[str]) -> str:
    """Put the parts together and close them with a check, so that a position that was cut off is known."""
    text = BETWEEN.join(found)
    return f"{text}{BETWEEN}{CHECK}={check_of(text)}"


def check_of(text: str) -> str:
    """The check of what stands before it."""
    return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


__all__ = ["DECK", "check_of", "seen_by", "whole"]
