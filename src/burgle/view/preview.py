"""What an option would do: all that is sure, up to where chance begins, and what chance may bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from burgle.chapters.bag import NEUTRAL
from burgle.kernel.chance import seed_bytes
from burgle.kernel.determinise import determinise
from burgle.kernel.engine import answer, decider
from burgle.kernel.state import Event, State
from burgle.kernel.together import turned
from burgle.language.words import FALLBACK
from burgle.view.events import seen_events
from burgle.view.luck import BagWatch
from burgle.view.odds import attacker, odds

CHANCE = {
    "draw": "card",
    "shuffle": "card",
    "found": "token",
    "reveal": "card",
    "cube": "cube",
    "event": "card",
    "tome": "card",
}
DEALT = ("reveal", "event")  # these come from the deck of the row


def preview(
    st: State, seat: int, option: int | Sequence[int], names: Sequence[str] | None = None, lang: str = FALLBACK
) -> dict[str, Any]:
    """Try an option, or several in a row, on a copy that knows no more than the seat; the game's own chance is never touched.

    `events` is what surely happens. When nothing is revealed, `changes` and `odds` tell how the seat will stand;
    otherwise `chances` gives what the first thing turned up may be, each with its exact chance.
    """
    codes = [option] if isinstance(option, int) else list(option)
    st = turned(st, seat)
    if not codes or codes[0] not in st.options or seat != decider(st):
        raise ValueError("only who decides can look ahead, at an option of the waiting decision")
    start = determinise(st, seat, seed_bytes(0))
    before = amounts(start, seat)
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
    read = next(
        (i + 1 for i, event in enumerate(shown) if event["code"] == "passage"), len(shown)
    )  # the rest is sealed
    reveals = world.fence > fence
    found: dict[str, Any] = {"events": shown[: min(sure, read)], "reveals": reveals}
    if reveals and sure < read:
        found["chances"] = chances(start, world, seat, events, sure)
    if not reveals:
        after = amounts(world, seat)
        found["changes"] = {name: after[name] - n for name, n in before.items() if after[name] != n}
        found["odds"] = odds(world)
    return found


def amounts(st: State, seat: int) -> dict[str, int]:
    """What a seat has of every resource of the rulebook."""
    p = st.players[seat]
    return {name: holder.amount(st, p, name) for name, holder in st.rules.holders.items()}


def chances(before: State, after: State, seat: int, events: list[Event], at: int) -> dict[str, float]:
    """Give what the first thing drawn may be: everything in the pile it came from is equally likely.

    `at` is the place of its event among all that happened between the two.
    """
    rules = before.rules
    first = events[at]
    code = rules.events[first.kind].code
    if code == "cube":
        return shares(bag_then(before, events[:at]), str)
    if CHANCE[code] == "token":
        return shares(pile_then(before, after, events[at:]), lambda token: rules.tokens[token].key)
    if first.who < 0:
        return shares(pile_then(before, after, events[at:]), lambda card: rules.cards[card].key)
    if first.who != seat:
        return {}  # what others draw is for their eyes
    cards = before.players[seat].deck.top[-1:] or deck_then(after, seat, events[at:])
    return shares(cards, lambda card: rules.cards[card].key)


def bag_then(before: State, events: list[Event]) -> list[int]:
    """List the cubes in the bag when an attack begins that these events led to."""
    watch = BagWatch(before)
    watch.follow(events)
    cubes = [kind for kind, n in enumerate(watch.bag) for _ in range(n)]
    return cubes + [NEUTRAL] * watch.neutral


def pile_then(before: State, after: State, events: list[Event]) -> list[int]:
    """List the pile from which the first thing came: it goes by the kind of thing, for several may have shrunk.

    A deck that had run out was made anew on the way: it is what was dealt since, and what is left.
    """
    rules = before.rules
    thing, code = events[0].a, rules.events[events[0].kind].code
    if code in DEALT:
        number = attacker(before).deck
    else:
        name = rules.tokens[thing].pool if CHANCE[code] == "token" else rules.cards[thing].deck
        number = rules.pile_names.index(name)
    pile = before.piles[number]
    if pile.count(thing):
        return pile.top[-1:] or pile.rest  # a known top is no chance at all
    dealt: list[int] = []
    for event in events:
        code = rules.events[event.kind].code
        if code == "reshuffle":
            return dealt  # it has run out since
        if code in DEALT:
            dealt.append(event.a)
    return dealt + after.piles[number].everything()


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


def shares(things: list[int], name: Callable[[int], str]) -> dict[str, float]:
    """Turn things into the chance of each."""
    counted = Counter(name(thing) for thing in things)
    return {key: n / len(things) for key, n in sorted(counted.items())}
