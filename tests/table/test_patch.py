"""Patches: whatever changes between two views, the steps lead from one to the other."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import burgle
from burgle.table.patch import Compared, changes, differences, fingerprint, patched
from burgle.view.table import Look

leaves = st.none() | st.integers(-5, 200) | st.text(max_size=4)
trees = st.recursive(
    leaves,
    lambda kids: st.lists(kids, max_size=5) | st.dictionaries(st.sampled_from("abcdef"), kids, max_size=5),
    max_leaves=25,
)


@given(trees, trees)
def test_patched_old_is_new(old: Any, new: Any) -> None:
    assert patched(old, differences(old, new)) == new
    assert differences(new, new) == []


@given(st.lists(st.integers(0, 9), max_size=20), st.data())
def test_things_taken_out_or_added_are_told_shortly(old: list[int], data: st.DataObject) -> None:
    new = old[:]
    for _ in range(data.draw(st.integers(0, 2))):
        if new:
            new.pop(data.draw(st.integers(0, len(new) - 1)))
    assert patched(old, differences(old, new)) == new
    assert patched(new, differences(new, old)) == old


def test_views_of_a_game() -> None:
    for name in ("space", "catacombs"):
        game = burgle.new_game(name, 3, 5)
        dice = random.Random(1)
        old = {seat: game.view(seat) for seat in (-1, 0, 1, 2)}
        while not game.over:
            game.apply(dice.choice(game.decision.options))
            for seat, before in old.items():
                new = game.view(seat)
                got = patched(before, differences(before, new))
                assert fingerprint(got) == fingerprint(new)
                old[seat] = new
        assert_text_keys(list(old.values()))


@given(st.lists(st.dictionaries(st.sampled_from("abcdef"), trees, max_size=5), min_size=4, max_size=4))
def test_changes_of_several_at_once_are_those_of_each(some: list[dict[str, Any]]) -> None:
    compared = Compared()
    for old, new in ((some[0], some[1]), (some[2], some[1]), (some[0], some[3]), (some[0], some[1])):
        for key in "xy":  # parts that are shared: the same list of things in several
            both = {**old, key: some}, {**new, key: [some[0], new, some[2], some[1]]}
            assert patched(both[0], changes(*both, compared)) == both[1]


def test_what_seats_share_is_compared_once() -> None:
    """The steps of a part that several see are the very same, not only equal."""
    game = burgle.new_game("space", 4, 5)
    before, who = Look(game.state.copy()), game.decision.who
    game.apply(game.decision.options[0])
    look, compared = Look(game.state.copy(), before=before), Compared()
    found = [changes(before.own(seat), look.own(seat), compared) for seat in range(4) if seat != who]
    shared = [[step for step in steps if step[0][:2] == ["players", who]] for steps in found]
    assert shared[0] and all(one is two for steps in shared[1:] for one, two in zip(steps, shared[0], strict=True))


def assert_text_keys(value: Any) -> None:
    """JSON knows no other keys, and no fractions whose writing differs between languages."""
    if isinstance(value, dict):
        for key, part in value.items():
            assert isinstance(key, str)
            assert_text_keys(part)
    elif isinstance(value, list | tuple):
        for part in value:
            assert_text_keys(part)
    else:
        assert not isinstance(value, float)
