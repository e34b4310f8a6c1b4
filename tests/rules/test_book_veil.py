"""Worlds that somebody imagines: nobody can imagine what nobody has read, and nothing in them is for good."""

from __future__ import annotations

import random

from burgle.chapters.entry_kinds import STEP
from burgle.chapters.storage import Storage
from burgle.kernel.chance import seed_bytes
from burgle.kernel.determinise import determinise
from burgle.kernel.engine import answer
from burgle.kernel.start import Opening
from burgle.kernel.state import State
from burgle.view.preview import preview
from tests.rules.book import begun, entries, in_turn, passages, read, spelled, told, written, zone

BOOK = [
    {"id": "13", "kind": "waypoint",
     "lines": ["gold 50", "choice coin (keep: gold 9; write lid shut | back: gold 70)", "gold 30"]},
    *passages(p1=["gold 1; choice lamp (light: gold 2; gold 4 | leave: gold 8); gold 16", "gold 32", "after turn: gold 64"]),
]  # fmt: skip


def game() -> State:
    """A game in which a waypoint lies before the active player."""
    mission = [{"id": "1", "epilogue": "p1"}]
    st = begun(written(2, passage=BOOK, mission=mission), Opening({"seats": [0, 1]}, {"game": 1}))
    p = st.players[0]
    p.hand, p.boot, p.gold = [], 3, 0
    st.place(p, st.rules.space_ids["A03"])
    frame = st.stack[-1]
    st.options = st.rules.kinds[frame.kind].ask(st, frame)
    return st


def to_waypoint(st: State) -> int:
    """The step onto it."""
    return st.options[spelled(st).index("move A10")]


def test_an_unread_passage_does_nothing_but_say_that_one_is_read() -> None:
    st = game()
    world = determinise(st, 0, seed_bytes(1))
    world.events = []
    answer(world, to_waypoint(world))
    assert told(world) == ["move A10", "passage 13"] and world.players[0].gold == 0 and in_turn(world)
    assert zone(world, "entries") == [] and zone(world, "read") == []


def test_a_preview_ends_where_a_passage_begins() -> None:
    st = game()
    seen = preview(st, 0, to_waypoint(st))
    assert [event["code"] for event in seen["events"]] == ["move", "passage"]
    assert seen.get("changes", {}).get("gold", 0) == 0 and "50" not in str(seen)


def test_what_follows_a_choice_is_not_known_before_it_is_made() -> None:
    """Neither the arms nor the rest of the line, of the passage and of what waits for the end of the turn."""
    st = game()
    read(st, "p1")
    assert spelled(st) == ["choose light", "choose leave"]
    gold = st.players[0].gold
    for seat in (0, 1):
        world = determinise(st, seat, seed_bytes(2))
        answer(world, world.options[0])
        assert in_turn(world) and world.players[0].gold == gold
    seen = preview(st, 0, st.options[0])
    assert seen.get("changes", {}) == {}


def test_nothing_is_noted_and_nothing_closed_in_an_imagined_game() -> None:
    st = game()
    read(st, "p1")
    answer(st, st.options[0])
    before = entries(st)
    world, dice = determinise(st, 1, seed_bytes(3)), random.Random(3)
    while not world.over:
        answer(world, dice.choice(world.options))
    assert entries(world) == before and not zone(world, "report")
    answer(st, to_waypoint(st))
    assert st.players[0].gold >= 50  # the game itself goes on as it is written


def test_whatever_happens_in_an_imagined_world_is_not_noted() -> None:
    st = game()
    world = determinise(st, 0, seed_bytes(1))
    storage = next(chapter for chapter in st.rules.chapters if isinstance(chapter, Storage))
    fence = world.fence
    storage.note(world, STEP, -1, 1, -1, -1)
    assert entries(world) == [] and world.fence == fence
    storage.note(st, STEP, -1, 1, -1, -1)
    assert entries(st) == ["step 1"] and st.fence > fence
