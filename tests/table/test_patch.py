"""Patches: whatever changes between two views, the steps lead from one to the other."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import burgle
from burgle.table.patch import differences, fingerprint, patched

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
