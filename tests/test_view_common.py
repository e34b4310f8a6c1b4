"""What a chapter shows is asked once for all seats, unless it says that it is private: then it must be the same for all."""

from __future__ import annotations

import random

import pytest

import burgle
from burgle.view.table import view, views


@pytest.mark.parametrize("game", ["space", "catacombs"])
def test_what_is_asked_once_is_the_same_for_everybody(game: str) -> None:
    dice = random.Random(game)
    looked = 0
    for seed in range(3):
        playing = burgle.new_game(game, 3, seed)
        while not playing.over:
            playing.apply(dice.choice(playing.decision.options))
            if dice.random() < 0.1:
                st = playing.state
                looked += 1
                for chapter in st.rules.chapters:
                    shown: list[dict[str, object]] = [{}, {}, {}, {}]
                    for seat in range(-1, 3):
                        chapter.show(st, seat, shown[seat])
                    assert chapter.private or all(one == shown[0] for one in shown), type(chapter).__name__
                assert views(st, [-1, 2, 0]) == {seat: view(st, seat) for seat in (-1, 2, 0)}
    assert looked > 20
