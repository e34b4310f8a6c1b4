"""Where a game may begin for who is still learning: far from the set-up, near to the end. Nothing here knows a game."""

from __future__ import annotations

from burgle.chapters.walking import Walking
from burgle.games import GAMES
from burgle.kernel.engine import decider
from burgle.kernel.forms import COUNTED, PLACED
from burgle.kernel.rules import Rules
from burgle.kernel.state import Player, State

STARTS = ("", "artifact")
STEPS = 3  # from the way out


def moved_to(start: str, st: State) -> State:
    """Change a game that was just set up: `artifact` has everybody carry one already, three rooms from the way out."""
    assert start == "artifact"
    rooms = rooms_near(st, STEPS)
    for number, p in enumerate(st.players):
        give_artifact(st, p)
        if rooms:
            st.place(p, rooms[number % len(rooms)])
    st.dirty = 0
    frame = st.stack[st.asked]
    st.options = st.rules.kinds[frame.kind].ask(st, frame)
    assert decider(st) >= 0 and st.options
    return st


def rooms_near(st: State, steps: int) -> list[int]:
    """The spaces from which it is so many steps to a way out, as the board lies now; nearer ones if there are none."""
    spec, rules = GAMES[st.rules.game], st.rules
    out = marked(rules, spec.way_out) or [p.room for p in st.players]
    there = [room for room in range(len(rules.spaces)) if ways(st, room)]
    leads = {room: set(ways(st, room)) for room in there}
    rings = [{room for room in out if room in leads}]
    seen = set(rings[0])
    while len(rings) <= steps:
        ring = {room for room in there if room not in seen and leads[room] & rings[-1]}
        if not ring:
            break
        rings.append(ring)
        seen |= ring
    return sorted(rings[-1])


def ways(st: State, room: int) -> list[int]:
    """Where one gets on foot from a space, whatever is in the way; the unknown left aside."""
    ground = st.rules.find(Walking).ground
    if not ground.begins(st, room):
        return []
    return [way.to for way in ground.ways(st, room) if way.to >= 0 and not way.closed]


def marked(rules: Rules, mark: str) -> list[int]:
    """The spaces with a mark."""
    if mark not in rules.marks:
        return []
    bit = 1 << rules.marks.index(mark)
    return [space.id for space in rules.spaces if space.marks & bit]


def give_artifact(st: State, p: Player) -> None:
    """Let a player have the least valuable artifact that still lies somewhere, wherever the game keeps those."""
    rules = st.rules
    tag = rules.tags.index("artifact")
    best: tuple[int, int, int, int] | None = None  # value, token, list, place
    for zone, form in enumerate(rules.zone_forms):
        if form.form not in (PLACED, COUNTED):
            continue
        for place, token in enumerate(st.zones[zone]):
            if (form.form == PLACED or form.about == "token") and token >= 0 and tag in rules.tokens[token].grants:
                found = (rules.tokens[token].value, token, zone, place)
                best = found if best is None or found < best else best
    if best is None:
        return
    _, token, zone, place = best
    if rules.zone_forms[zone].form == PLACED:
        st.put(zone, place, -1)
    else:
        st.zones[zone] = st.zones[zone][:place] + st.zones[zone][place + 1 :]
    st.gain_token(p, token)
