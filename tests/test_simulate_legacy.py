"""Legacy in shape: wide bounds, since these are few games; `make balance GAME=legacy` plays many."""

import json

import pytest

from burgle.lab.balance import goals, measure, mixed_options
from burgle.lab.simulate import Summary

ITEMS = {"backpack", "canoe", "crown", "lifestone", "pickaxe"}


@pytest.fixture(scope="module", params=[2, 4])
def played(request: pytest.FixtureRequest) -> Summary:
    """Some games of one number of players, on both sides in turns."""
    return measure("legacy", request.param, 32 // request.param, 1, 1)


def test_games_have_their_shape(played: Summary) -> None:
    """Games end, the dragon attacks now and then, most get out, and points are counted for everybody."""
    assert not played["errors"]
    assert 7 <= played["turns"]["mean"] <= 25
    assert 0.12 <= played["attack_share"] <= 0.5
    assert 0.5 <= played["out_share"] <= 1.0
    assert played["all_scores"]["n"] == played["players"] * played["games"] == sum(played["ended"].values())
    assert played["winning_scores"]["n"] >= played["games"] - 1  # a tie has two, and sometimes nobody wins
    json.dumps(played)


def test_goals_of_the_game(played: Summary) -> None:
    """The spec's own goals are measured: every type of item, every shrine, points, and the way out."""
    assert set(mixed_options("legacy")["side"]) == {"overworld", "underworld"}
    assert set(played["item_share"]) == ITEMS
    names = [goal.name for goal in goals(played)]
    assert len(names) == len(set(names))
    for item in ITEMS:
        assert f"games in which somebody buys a {item}" in names
    assert sum(name.startswith("games in which shrine B") for name in names) == 6
    for name in ("points of the winner (mean)", "points of everybody (median)", "games in which the bag is emptied"):
        assert name in names
    assert "players who leave by the way out" in names


def test_rooms_are_counted_by_the_boards_that_have_them(played: Summary) -> None:
    """A space of one side is entered in a share of the games on that side."""
    rooms = played["room_share"]
    assert {room[0] for room in rooms} == {"A", "B"}
    assert all(0.0 <= share <= 1.0 for share in rooms.values())
    assert rooms["A02"] > 0.0 and max(share for room, share in rooms.items() if room[0] == "B") == 1.0


def test_one_board_can_be_asked_for() -> None:
    """`--board underworld` plays on that side only."""
    result = measure("legacy", 2, 1, 3, 1, board="underworld")
    assert set(result["used"]["sides"]) == {"underworld"}
