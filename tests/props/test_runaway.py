"""What never ends: a pack whose cards feed themselves is refused, and a game that would go on for ever is stopped."""

from __future__ import annotations

import copy
import time
from pathlib import Path
from typing import Any

import pytest

import burgle
from burgle.cli import main as cli
from burgle.content import library
from burgle.content.library import rules_from, todays
from burgle.content.tables import ContentError, Sources
from burgle.game import Game
from burgle.games import GAMES
from burgle.kernel import engine
from burgle.kernel.chance import seed_bytes
from burgle.kernel.effects import Seq
from burgle.kernel.encode import encode
from burgle.kernel.rollout import play_random
from burgle.kernel.rules import Rules
from burgle.kernel.runaway import MOST_STEPS, Runaway
from burgle.kernel.start import new_state
from burgle.scenario.report import run_files

FEEDS = {
    "space": "per made skill: skill 1",
    "catacombs": "per made gold: gold 1",
    "legacy": "per made boot: (boot 1; clank 1)",
    "darkest": "per made boot: (boot 1; clank 1)",
}


def card(play: str, name: str = "loop", more: str = "") -> str:
    """A card of a pack."""
    return f'[[card]]\nid = "{name}"\nname = "{name}"\ncost = 1\nplay = "{play}"\n{more}\n'


def pack(folder: Path, cards: str) -> Path:
    """A pack of cards."""
    folder.mkdir(exist_ok=True)
    (folder / "cards.toml").write_text(cards, "utf-8")
    return folder


def unchecked(game: str, *cards: dict[str, Any], **lists: Any) -> Rules:
    """A rulebook with cards that no linter has seen."""
    tables = copy.deepcopy(dict(todays(GAMES[game]).tables))
    tables["card"] += [{"name": card["id"], **card} for card in cards]
    return rules_from(GAMES[game], 2, {}, tables | lists, Sources())


def with_hand(rules: Rules, *cards: str) -> Game:
    """A game in which the first player holds these cards."""
    game = Game(rules, 7, 0, ())
    while "play all" not in [game.decision.label(code) for code in game.decision.options] and not any(
        game.decision.label(code).startswith("play ") for code in game.decision.options
    ):
        game.apply(game.decision.options[0])
    game.state.players[game.decision.who].hand = [rules.card_ids[key] for key in cards]
    engine.advance(game.state)
    return game


# ---------------------------------------------------------------- packs


@pytest.mark.parametrize("game", list(GAMES))
def test_a_pack_that_feeds_itself_is_not_loaded(game: str, tmp_path: Path) -> None:
    folder = pack(tmp_path / "mine", card("skill 1", "fine") + card(FEEDS[game]))
    with pytest.raises(ContentError, match="feeds itself") as caught:
        burgle.new_game(game, players=2, seed=1, packs=[folder])
    assert (caught.value.file, caught.value.line) == (str(folder / "cards.toml"), 11)


def test_nor_one_whose_cards_feed_each_other(tmp_path: Path) -> None:
    two = card("per made skill: boot 1", "legs") + card("per made boot: skill 1", "head")
    with pytest.raises(ContentError, match=r"cards.toml:5: legs: play: .* by way of head"):
        burgle.new_game("space", players=2, seed=1, packs=[pack(tmp_path / "mine", two)])


def test_nor_one_with_a_number_that_would_take_for_ever(tmp_path: Path) -> None:
    folder = pack(tmp_path / "mine", card("crystal 100000000"))
    with pytest.raises(ContentError, match=r"cards.toml:5: .*expected a smaller number"):
        burgle.new_game("space", players=2, seed=1, packs=[folder])


@pytest.mark.parametrize("command", [["play", "space", "--plain"], ["simulate", "space", "--games", "1"]])
def test_the_command_line_says_where(command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = pack(tmp_path / "mine", card(FEEDS["space"]))
    assert cli([*command, "--pack", str(folder)]) != 0
    assert "cards.toml:5: loop: play: 'per made skill' feeds itself" in capsys.readouterr().err


def test_nor_is_a_scenario_of_such_a_card(tmp_path: Path) -> None:
    made_up = '{ name = "Loop", play = "per made skill: skill 1" }'
    text = f'[[scenario]]\nname = "endless"\ngame = "space"\ncard = [{made_up}]\n[[scenario.step]]\nthen = {{ over = 0 }}\n'
    (tmp_path / "endless.toml").write_text(text, "utf-8")
    assert "feeds itself" in str(run_files([tmp_path]))


# ---------------------------------------------------------------- the bound


ENDLESS: dict[str, tuple[str, list[dict[str, Any]]]] = {
    "by itself": ("space", [{"id": "one", "cost": 1, "play": "skill 1; per made skill: skill 1"}]),
    "twice as much": ("space", [{"id": "one", "cost": 1, "play": "skill 1; per made skill: skill 2"}]),
    "by way of another": (
        "space",
        [
            {"id": "one", "cost": 1, "play": "skill 1; per made skill: boot 1"},
            {"id": "two", "cost": 1, "play": "per made boot: skill 1"},
        ],
    ),
    "with open offers": (
        "catacombs",
        [{"id": "one", "cost": 1, "play": "skill 1; per made skill: (skill 1; choose(boot 1 | sword 1))"}],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", list(ENDLESS))
def test_what_never_ends_is_stopped(name: str) -> None:
    of, cards = ENDLESS[name]
    game = with_hand(unchecked(of, *cards), *[card["id"] for card in cards])
    begun, caught = time.process_time(), False
    for _ in range(len(cards) * 4):
        before, log = encode(game.state), (game.codes[:], game.log, len(game.events(0)))
        play = [code for code in game.decision.options if game.decision.label(code).startswith("play ")]
        try:
            game.apply((play or game.decision.options)[0])
        except Runaway as error:
            assert "this never ends: 'per made" in str(error)
            caught = True
            break
    assert caught
    assert encode(game.state) == before and (game.codes, game.log, len(game.events(0))) == log
    assert time.process_time() - begun < 20


def test_work_without_end_is_stopped() -> None:
    """Whatever it is that never asks: frames are counted, not only what claims pay."""
    rules = unchecked("space", {"id": "one", "cost": 1, "play": "skill 1; acquire from row <= 1"})
    effect = rules.cards[rules.card_ids["one"]].play
    assert isinstance(effect, Seq)
    effect.steps.extend([effect.steps[1]] * MOST_STEPS)
    game = with_hand(rules, "one")
    game.state.row = [-1] * 6  # so that there is nothing to ask
    before = encode(game.state)
    told = r"this never ends: 'skill 1; acquire from row <= 1; acq.*\.\.\.' goes on and on \(card:one/play/1\)"
    with pytest.raises(Runaway, match=told):
        game.apply("play one")
    assert encode(game.state) == before


def test_a_count_beyond_all_bounds_is_stopped() -> None:
    rules = unchecked("legacy", {"id": "rich", "cost": 1, "type": "gear", "arrive": "per gold: gold 1"})
    st = new_state(rules, seed_bytes(3), 0, None)
    st.players[0].gold = 10**12
    effect = rules.cards[rules.card_ids["rich"]].arrive
    assert effect is not None
    with pytest.raises(Runaway, match="per gold: gold 1"):
        effect.run(st, 0, -1)


@pytest.mark.parametrize("game", list(GAMES))
def test_real_games_stay_far_below_the_bound(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a hundredth of the steps every game is still played to its end."""
    if engine.__file__.endswith(".py"):  # compiled, the number is part of the code
        monkeypatch.setattr(engine, "MOST_STEPS", MOST_STEPS // 100)
    spec = GAMES[game]
    for seed in range(12):
        players = spec.players[0] + seed % (spec.players[1] - spec.players[0] + 1)
        st = new_state(library.build_rules(spec, players, {}), seed_bytes(seed), -1, None)
        play_random(st, seed, 5000)
        assert st.over
