"""Mass simulation: it counts what happened, mixes boards and bots, survives bad bots, and the game it shows is in shape."""

import json
from collections import Counter
from typing import Any

import pytest

from burgle.bots import BOTS, Bot, World
from burgle.games import GAMES
from burgle.games.spec import OptionError
from burgle.lab.balance import Goal, goals, measure, mixed_options, unused
from burgle.lab.bench import bench
from burgle.lab.figures import spread
from burgle.lab.simulate import simulate

# ---- the game in shape: wide bounds, since these are few games; `make balance` plays many


@pytest.fixture(scope="module", params=[2, 3, 4])
def played(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Twenty games of one number of players on as many boards."""
    return dict(measure("space", request.param, 20, 1, 1))


def test_games_have_the_right_length(played: dict[str, Any]) -> None:
    assert not played["errors"]
    assert 10 <= played["turns"]["mean"] <= 24


def test_the_boss_attacks_now_and_then(played: dict[str, Any]) -> None:
    assert 0.15 <= played["attack_share"] <= 0.50


def test_most_get_out_and_some_do_not(played: dict[str, Any]) -> None:
    assert 0.40 <= played["out_share"] <= 0.97
    assert sum(played["ended"].values()) == played["players"] * played["games"]


def test_all_parts_of_the_board_are_used(played: dict[str, Any]) -> None:
    used = played["used"]
    assert set(used["factions"]) == {"outlaw", "resistance", "science", "none"}
    assert set(used["items"]) == {"contraband", "master_key", "med_kit", "telepass"}
    assert len(used["artifacts"]) >= 4
    assert len(used["ports_by_module"]) >= 6
    assert len(used["layouts"]) == 20


def test_counts_fit_together(played: dict[str, Any]) -> None:
    """Two hacks make a code, and nobody escapes without an artifact."""
    used, players = played["used"], played["players"] * played["games"]
    assert sum(used["ports"].values()) == sum(used["ports_by_module"].values()) <= 2 * players
    assert played["ended"]["escaped"] + played["ended"]["rescued"] <= sum(used["artifacts"].values()) <= players
    assert played["scores"]["n"] == played["ended"]["escaped"] + played["ended"]["rescued"]
    assert played["turns"]["n"] == players
    for card in played["cards"].values():
        assert card["acquired"] + card["defeated"] >= 0 <= card["offered"]


def test_the_result_is_plain_data(played: dict[str, Any]) -> None:
    assert json.loads(json.dumps(played)) == played


# ---- how games are mixed


def test_bots_move_on_by_one_seat() -> None:
    """With two bots and three seats each bot has its share of the seats."""
    seats = simulate("space", 3, 4, ["random", "greedy"], 1)["wins_by_bot"]
    assert seats["random"]["seats"] == seats["greedy"]["seats"] == 6


def test_boards_are_taken_in_turns() -> None:
    boards = ["HY,DC,ML", "PR,AR,EN"]
    result = simulate("space", 2, 4, ["random"], 1, options={"layout": boards})
    assert result["used"]["layouts"] == dict.fromkeys(boards, 2)
    assert len(mixed_options("space")["layout"]) == 48


def test_a_random_board_follows_the_seed() -> None:
    one, two = (simulate("space", 2, 6, ["random"], 1, options={"layout": "random"}) for _ in range(2))
    assert one["used"]["layouts"] == two["used"]["layouts"]
    assert len(one["used"]["layouts"]) > 1


def test_number_of_processes_does_not_matter() -> None:
    """Everything but the clock is the same, down to each card."""
    one, two = (dict(simulate("space", 3, 6, ["greedy"], 2, jobs)) for jobs in (1, 2))
    for result in (one, two):
        for key in ("seconds", "decisions_per_second", "games_per_second", "jobs"):
            del result[key]
    assert one == two


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate("space", 2, 9, ["random"], 1, progress=told.append)
    assert sum(told) == 9


# ---- what goes wrong


class Raises(Bot):
    """A bot with a mistake in it."""

    def choose(self, world: World, options: list[int]) -> int:
        raise ZeroDivisionError("no idea")


class Cheats(Bot):
    """A bot that answers what was not asked."""

    def choose(self, world: World, options: list[int]) -> int:
        return -5


@pytest.mark.parametrize(("bot", "told"), [(Raises, "no idea"), (Cheats, "no option")])
def test_a_bad_bot_is_told_with_the_seed(bot: type[Bot], told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its games are counted as errors, and the seed is there to look into it."""
    monkeypatch.setitem(BOTS, "bad", bot)
    result = simulate("space", 2, 3, ["bad"], 1)
    assert result["games"] == 0
    assert [error["game"] for error in result["errors"]] == [0, 1, 2]
    assert len({error["seed"] for error in result["errors"]}) == 3
    assert all(told in error["error"] for error in result["errors"])


@pytest.mark.parametrize(
    "asked",
    [
        {"game": "chess"},
        {"players": 7},
        {"games": 0},
        {"bots": ["nobody"]},
        {"bots": []},
        {"options": {"layout": "HY,HY,HY"}},
        {"options": {"weather": "rain"}},
    ],
)
def test_what_cannot_be_simulated_is_refused(asked: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        simulate(**{"game": "space", "players": 2, "games": 1, "bots": ["random"], **asked})


# ---- figures


def test_spread() -> None:
    """Quantiles are values that occurred."""
    told = spread(Counter({10: 1, 20: 2, 40: 1}))
    assert (told["n"], told["mean"], told["min"], told["p50"], told["p95"], told["max"]) == (4, 22.5, 10, 20, 40, 40)
    assert spread(Counter()) == {"n": 0}


def test_goals() -> None:
    assert Goal("x", 0.25, 0.45, 0.3).met and not Goal("x", 0.25, 0.45, 0.2).met
    assert Goal("x", 0.25, 0.45, 0.2).line().endswith("MISSED")


def test_unused_things_are_named() -> None:
    """One short game cannot use everything, and the report says what was left."""
    result = simulate("space", 2, 1, ["random"], 3)
    missing = unused(result, "space")
    assert any(text.startswith("port ") for text in missing)
    assert len(goals(result)) == 4 + 2


@pytest.mark.parametrize("game", sorted(GAMES))
def test_bench(game: str) -> None:
    figures = bench(game, 0.1)
    assert figures["decisions_per_second"] > 1000
    assert 0 < figures["copy_us"] < 5000
    assert figures["games_per_second"] > 0
