"""What an option would do: all that is sure, up to where chance begins, and what chance may bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from burgle.chapters.bag import NEUTRAL
from burgle.kernel.chance import seed_bytes
from burgle.kernel.determinise import determinise
from burgle.kernel.engine import answer, decider
from burgle.kernel.pile import Pile
from burgle.kernel.state import Event, State
from burgle.language.words import FALLBACK
from burgle.view.events import seen_events
from burgle.view.odds import attacker, contents, odds

CHANCE = {
    "draw": "card",
    "shuffle": "card",
    "found": "token",
    "reveal": "card",
    "cube": "cube",
    "event": "card",
    "tome": "card",
}
SHOWN = ("skill", "sword", "boot", "gold", "area", "supply", "damage")


def preview(
    st: State, seat: int, option: int | Sequence[int], names: Sequence[str] | None = None, lang: str = FALLBACK
) -> dict[str, Any]:
    """Try an option, or several in a row, on a copy that knows no more than the seat; the game's own chance is never touched.

    `events` is what surely happens. When nothing is revealed, `changes` and `odds` tell how the seat will stand;
    otherwise `chances` gives what the first thing turned up may be, each with its exact chance.
    """
    codes = [option] if isinstance(option, int) else list(option)
    if not codes or codes[0] not in st.options or seat != decider(st):
        raise ValueError("only who decides can look ahead, at an option of the waiting decision")
    start = determinise(st, seat, seed_bytes(0))
    before = {name: getattr(start.players[seat], name) for name in SHOWN}
    world = start.copy()
    events: list[Event] = []
    world.events = events
    fence = world.fence
    for code in codes:
        if world.fence > fence or code not in world.options:
            break  # what was revealed may lead elsewhere
        start = world.copy()
        answer(world, code)
    shown = seen_events(world, events, seat, 0, names, lang)
    sure = next((i for i, event in enumerate(shown) if event["code"] in CHANCE), len(shown))
    reveals = world.fence > fence
    found: dict[str, Any] = {"events": shown[:sure], "reveals": reveals}
    if reveals and sure < len(shown):
        found["chances"] = chances(start, world, events[sure:])
    if not reveals:
        after = world.players[seat]
        found["changes"] = {name: getattr(after, name) - n for name, n in before.items() if getattr(after, name) != n}
        found["odds"] = odds(world)
    return found


def chances(before: State, after: State, events: list[Event]) -> dict[str, float]:
    """Give what the first thing drawn may be: everything in the pile it came from is equally likely."""
    rules = before.rules
    code = rules.events[events[0].kind].code
    who = events[0].who
    if CHANCE[code] == "card" and who >= 0:
        if who != before.active:
            return {}
        cards = before.players[who].deck.top[-1:] or deck_then(after, who, events)
        return shares(cards, lambda card: rules.cards[card].key)
    if code == "cube":
        cubes = contents(before, attacker(before).bag)
        kinds = [*range(len(cubes) - 1), NEUTRAL]
        return shares([kind for kind, n in zip(kinds, cubes, strict=True) for _ in range(n)], str)
    for one, two in zip(before.piles, after.piles, strict=True):
        if two.size() < one.size() and rules.pile_names[before.piles.index(one)] != "bag":
            return shares(everything(one), lambda thing: thing_name(before, code, thing))
    return {}


def deck_then(after: State, seat: int, events: list[Event]) -> list[int]:
    """List the deck from which a first card was drawn: what has been drawn since, and what is left."""
    drawn: list[int] = []
    for event in events:
        if event.who == seat:
            code = after.rules.events[event.kind].code
            if code == "shuffle" and drawn:
                return drawn  # it has run out since
            if code == "draw":
                drawn.append(event.a)
    deck = after.players[seat].deck
    return drawn + deck.rest + deck.top


def everything(pile: Pile) -> list[int]:
    """List what a seat must reckon with: a known top is no chance at all."""
    return pile.top[-1:] or pile.rest


def thing_name(st: State, code: str, thing: int) -> str:
    """Name a thing of a pile."""
    return st.rules.tokens[thing].key if code == "found" else st.rules.cards[thing].key


def shares(things: list[int], name: Callable[[int], str]) -> dict[str, float]:
    """Turn things into the chance of each."""
    counted = Counter(name(thing) for thing in things)
    return {key: n / len(things) for key, n in sorted(counted.items())}
