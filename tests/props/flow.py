"""Who can learn what: everything a seat is told is compared between the real game and twins that differ in secrets only.

A channel is any function of a state and a seat; a sound one gives the same bytes for all of them. Twins come from
`determinise`: other hands, decks, bag, tokens, tiles and chance to come, dealt anew among what the seat does not know.
"""

import json
from collections.abc import Callable
from typing import Any

from burgle.kernel.chance import seed_bytes
from burgle.kernel.determinise import determinise
from burgle.kernel.engine import answer, decider
from burgle.kernel.phrase import Refusal
from burgle.kernel.state import Event, State
from burgle.view import notation
from burgle.view.events import seen_events
from burgle.view.odds import odds
from burgle.view.pointing import pointed
from burgle.view.preview import preview
from burgle.view.table import view
from burgle.view.why import why_not

Channel = Callable[[State, int], object]

SPECTATOR = -1
WORDED = 12  # refusals put into words for each position; words take their time
PUBLIC_CHANCE = {
    "reveal",
    "found",
    "cube",
    "tile-found",
    "event",
    "tome",
    "arms",
    "handbook",
}  # what chance shows to everybody
TYPED = {
    "space": ("play Hack", "play Memory Core", "move CB1", "acquire Prisoner", "hack", "use Archive"),
    "catacombs": (
        "play Burgle",
        "play Lute",
        "move S1A",
        "explore N1",
        "place 90",
        "acquire Goblin",
        "pick chest",
        "mark",
    ),
    "legacy": ("play Burgle", "move A02", "ride A13", "acquire Cultist", "keep Mentor", "use Treasure", "buy Canoe"),
    "darkest": ("play Burgle", "move A06", "acquire Goblin", "react Parish Nurse", "use Treasure", "buy Pick Axe"),
}
TYPED_ANYWHERE = ("end turn", "sing", "")


def twins_of(st: State, seat: int, seeds: tuple[int, ...]) -> list[State]:
    """Deal everything hidden from a seat anew; a spectator knows nobody's hand, so all of them are dealt."""
    if seat != SPECTATOR:
        return [determinise(st, seat, seed_bytes(seed)) for seed in seeds]
    return [determinise(determinise(st, 0, seed_bytes(seed)), 1, seed_bytes(seed + 1000)) for seed in seeds]


def told(st: State, seat: int, channel: Channel) -> bytes:
    """Give the bytes that a channel would send."""
    return json.dumps(channel(st, seat)).encode()


def leaks(st: State, seat: int, channel: Channel, seeds: tuple[int, ...] = (1, 2)) -> bool:
    """Say whether a seat could tell the real state from a twin by this channel."""
    real = told(st, seat, channel)
    return any(told(twin, seat, channel) != real for twin in twins_of(st, seat, seeds))


def sees_table(st: State, seat: int) -> object:
    """The view."""
    return view(st, seat)


def sees_options(st: State, seat: int) -> object:
    """The waiting question with its options, prices and words, if it is the seat's own."""
    if decider(st) != seat:
        return None
    return [notation.prompt(st), st.did, [pointed(st, code) for code in st.options]]


def hears_refusals(st: State, seat: int) -> object:
    """What the seat is told when it tries anything at all: every target as a code, some in words, and typed lines."""
    if seat == SPECTATOR:
        return None
    found: list[object] = [
        [vars(reason) for reason in why_not(st, seat, text)] for text in (*TYPED[st.rules.game], *TYPED_ANYWHERE)
    ]
    tried = [action.kind << 16 | arg for action in st.rules.actions for arg in action.targets(st, st.players[seat])]
    if decider(st) == seat:
        frame = st.stack[-1]
        kind = st.rules.kinds[frame.kind]
        found += [bare(kind.refuse(st, frame, code)) for code in tried if code not in st.options]
    step = len(tried) // WORDED + 1
    found += [[vars(reason) for reason in why_not(st, seat, code)] for code in tried[st.did % step :: step]]
    return found


def bare(refusal: Refusal) -> list[Any]:
    """A refusal without its words."""
    return [refusal.code, refusal.have, refusal.need, refusal.name]


def hears_odds(st: State, seat: int) -> object:
    """The chances of the next attack."""
    return [odds(st), odds(st, 3)]


def hears_previews(st: State, seat: int) -> object:
    """What the seat's own options would do: all of it, for not even the uncertain part may know the secrets."""
    return [preview(st, seat, code) for code in st.options] if decider(st) == seat else None


CHANNELS: dict[str, Channel] = {
    "view": sees_table,
    "options": sees_options,
    "refusals": hears_refusals,
    "odds": hears_odds,
    "preview": hears_previews,
}


def acted(st: State, code: int) -> tuple[State, list[Event]]:
    """Answer on a copy that records what happens."""
    events: list[Event] = []
    after = st.copy()
    after.events = events
    answer(after, code)
    return after, events


def shows_chance(st: State, events: list[Event], seat: int) -> bool:
    """Say whether chance showed the seat something: then, and only then, it may see a difference."""
    codes = [(st.rules.events[event.kind].code, event.who) for event in events]
    return any(code in PUBLIC_CHANCE or (code == "draw" and who == seat) for code, who in codes)


def told_after(st: State, seat: int, code: int) -> bytes | None:
    """What a seat hears and sees of an answer, its own or another's; None if chance showed it something."""
    after, events = acted(st, code)
    if shows_chance(st, events, seat):
        return None
    return told(after, seat, lambda st, seat: [seen_events(st, events, seat, 0), view(st, seat)])


def act_leaks(st: State, seat: int, code: int, seeds: tuple[int, ...] = (1, 2)) -> bool | None:
    """Say whether a seat could tell the real state from a twin by an answer; None if it was not to be compared."""
    real = told_after(st, seat, code)
    if real is None:
        return None
    compared = False
    for twin in twins_of(st, seat, seeds):
        if code in twin.options:  # a rival may not hold that card there
            other = told_after(twin, seat, code)
            if other != real:
                return True
            compared = True
    return False if compared else None
