"""Open offers: what a card lets its player do at any later moment of the turn, and when to do it."""

from __future__ import annotations

from typing import Final

from burgle.bots.mind import replies
from burgle.bots.mind.thoughts import Thoughts
from burgle.kernel.codes import PICK, arg_of, kind_of
from burgle.kernel.conditions import StandingClaim
from burgle.kernel.effects import Choose, Effect, May
from burgle.kernel.exchange import Pay
from burgle.kernel.state import State

WORTH_IT: Final = 0.2  # points


def open_offers(st: State, kind: int, options: list[int]) -> list[tuple[int, Effect, int]]:
    """The offers that can be taken up now: the option, what it is, and its card."""
    offers = st.zones[st.rules.z_offers]
    found: list[tuple[int, Effect, int]] = []
    for code in options:
        if kind_of(code) == kind:
            at = arg_of(code) * 2
            effect = st.rules.effects[offers[at]]
            found.append((code, effect.body if isinstance(effect, StandingClaim) else effect, offers[at + 1]))
    return found


def needs_a_hand(effect: Effect) -> bool:
    """Say whether an offer asks for unplayed cards."""
    return isinstance(effect, Pay) and effect.cost.text().startswith("discard")


def worth_taking(mind: Thoughts, effect: Effect, source: int) -> float:
    """What taking an offer up now is worth; teleports are left to whoever plans the walk."""
    icons = mind.book.icons(effect)
    if "teleport" in icons or "market" in icons:
        return 0.0
    if isinstance(effect, Choose):
        return max([worth_taking(mind, arm, source) for arm in effect.arms])
    if isinstance(effect, Pay):
        return replies.now(mind, effect.body, source) - mind.worth.cost(effect.cost)
    body = effect.body if isinstance(effect, May) else effect
    if body.icons() == ["trash"]:
        return mind.taste.trash if replies.something_to_weed(mind, body) else 0.0
    return replies.now(mind, body, source)


def take(mind: Thoughts, options: list[int]) -> int:
    """Take up the best offer; -1 if none is worth it."""
    best, choice = WORTH_IT, -1
    for code, effect, source in open_offers(mind.st, mind.book.kind.get("use offer", PICK), options):
        value = worth_taking(mind, effect, source)
        if value > best:
            best, choice = value, code
    return choice


def owed(mind: Thoughts, options: list[int]) -> int:
    """Make a choice without which the turn does not end, however little it is liked."""
    found = open_offers(mind.st, mind.book.kind.get("use offer", PICK), options)
    for code, effect, source in found:
        if effect.binds(mind.st, mind.me.seat, source):
            return code
    raise LookupError("the turn does not end, and nothing is owed")


def bargain(mind: Thoughts, options: list[int]) -> int:
    """Take up an offer to buy, once everything else is done; -1 if there is none."""
    for code, effect, _ in open_offers(mind.st, mind.book.kind.get("use offer", PICK), options):
        if "market" in effect.icons() and mind.errand.good_deal(effect):
            return code
    return -1
