"""Bots: the page about them runs as written, they see no more than their seat, and greedy is a real opponent."""

import re
from pathlib import Path

import pytest

import burgle
from burgle.bots import BOTS, World
from burgle.kernel.encode import state_hash
from burgle.lab.simulate import simulate

PAGE = Path(__file__).parent.parent / "docs" / "bots.md"


def test_the_page_runs_as_written() -> None:
    """The bot in ten lines plays a game to its end."""
    known = dict(BOTS)
    space: dict[str, object] = {}
    try:
        for block in re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S):
            exec(compile(block, str(PAGE), "exec"), space)
        game = space["game"]
        assert isinstance(game, burgle.Game)
        assert game.over
    finally:
        BOTS.clear()
        BOTS.update(known)


@pytest.mark.parametrize("game", ["space", "catacombs", "legacy", "darkest"])
def test_a_bot_cannot_touch_the_game(game: str) -> None:
    """A decision leaves the game as it was, and the bot's world shares neither hidden cards nor chance with it."""
    played = burgle.new_game(game, players=3, seed=4)
    bot = BOTS["greedy"](9)
    for _ in range(60):
        before = state_hash(played.state)
        code = bot.decide(played.state)
        assert state_hash(played.state) == before
        assert code in played.decision.options
        played.apply(code)
    world = World(played.state, played.decision.who, 1)
    assert world.state.chance.keys != played.state.chance.keys
    assert world.view() == played.view(played.decision.who)


@pytest.mark.parametrize("game", ["space", "catacombs", "legacy", "darkest"])
def test_greedy_beats_random(game: str) -> None:
    """In every game greedy wins far more often than its share against a random player."""
    result = simulate(game, players=2, games=10, bots=["greedy", "random"], seed=3, jobs=1)
    assert not result["errors"]
    won = {bot: told["wins"] for bot, told in result["wins_by_bot"].items()}
    assert won["greedy"] >= 6 and won["random"] <= 1, won


@pytest.mark.parametrize("game", ["space", "catacombs", "legacy", "darkest"])
def test_processes_do_not_matter(game: str) -> None:
    """One process or two: the same games."""
    kept = ("games", "decisions", "scores", "wins_by_seat", "turns")
    one, two = (simulate(game, players=2, games=4, bots=["random"], seed=5, jobs=jobs) for jobs in (1, 2))
    assert {key: one[key] for key in kept} == {key: two[key] for key in kept}


def test_greedy_plays_in_shape() -> None:
    """Wide bounds on a short simulation: games end, players get out, some do not."""
    result = simulate("space", players=4, games=16, bots=["greedy"], seed=8, jobs=1)
    assert not result["errors"]
    assert 9 <= result["turns"]["mean"] <= 25
    assert 0.3 <= result["out_share"] <= 1.0


@pytest.mark.parametrize("side", ["overworld", "underworld"])
def test_greedy_knows_both_sides_of_legacy(side: str) -> None:
    """On either side of the board greedy leaves random players far behind, and most of them lost."""
    result = simulate("legacy", players=2, games=8, bots=["greedy", "random"], seed=6, jobs=1, options={"side": side})
    assert not result["errors"]
    won = {bot: told["wins"] for bot, told in result["wins_by_bot"].items()}
    assert won["greedy"] >= 6 and won["random"] <= 1, won


@pytest.mark.parametrize("side", ["overworld", "underworld"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_gets_out_of_legacy(players: int, side: str) -> None:
    """It answers every question, comes home with an artifact in most games, and sees a good part of the board."""
    result = simulate("legacy", players, games=6, bots=["greedy"], seed=2, jobs=1, options={"side": side})
    assert not result["errors"]
    assert 7 <= result["turns"]["mean"] <= 25
    assert result["out_share"] >= 0.6
    used = result["used"]
    assert {"move", "ride", "buy", "fight", "take artifact"} <= set(used["actions"])
    assert len(used["rooms"]) >= 25
    if side == "underworld":
        assert used["places"].get("shrine", 0) > 0


def test_greedy_does_without_the_modules_of_legacy() -> None:
    """A campaign begins with most of the game locked: nothing that is missing is missed."""
    locked = "interns,agents,events,ruins,shrines,roles,seals,vault,volcano,fruit,patrons,coaches,canoe,pickaxe"
    for side in ("overworld", "underworld"):
        options = {"side": side, "without": locked}
        result = simulate("legacy", players=3, games=2, bots=["greedy"], seed=4, jobs=1, options=options)
        assert not result["errors"]


@pytest.mark.parametrize(("players", "side"), [(2, "lakebed"), (3, "shorelands")])
def test_greedy_comes_home_from_the_lake(players: int, side: str) -> None:
    """In Darkest Magic it answers every question, and most come back with an artifact, having seen a good part of the board."""
    result = simulate("darkest", players, games=5, bots=["greedy"], seed=2, jobs=1, options={"side": side})
    assert not result["errors"]
    assert 7 <= result["turns"]["mean"] <= 25
    assert result["out_share"] >= 0.6
    used = result["used"]
    assert {"move", "fight", "take artifact"} <= set(used["actions"])
    assert len(used["rooms"]) >= 20


def test_greedy_does_without_the_parts_of_darkest_magic() -> None:
    """What is left out is not missed."""
    options = {"side": "lakebed", "without": "reactions,boxes,standing,arrivals,tallies,ore,pickaxe"}
    result = simulate("darkest", players=2, games=2, bots=["greedy"], seed=4, jobs=1, options=options)
    assert not result["errors"]
