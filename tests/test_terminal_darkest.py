"""Darkest Magic in the terminal: whole games, the drawn lake, and what stands on its places."""

from __future__ import annotations

import pytest

from burgle.game import Game
from burgle.kernel.engine import advance
from tests.test_terminal import anyhow, sit


@pytest.mark.parametrize(("players", "seed", "side"), [(2, 1, "shorelands"), (4, 3, "lakebed")])
def test_whole_game(players: int, seed: int, side: str) -> None:
    """A person who answers by numbers gets to the end, in lines of 80 columns at most."""
    table, text = sit(anyhow(seed), players, seed=seed, game="darkest", side=side)
    assert table.game.over and "The game is over." in text
    assert max(map(len, text.splitlines())) <= 80
    assert "golds" not in text and "armss" not in text.lower()


@pytest.mark.parametrize("side", ["shorelands", "lakebed"])
def test_looking_around(side: str) -> None:
    """Every look is answered, none of them is a move, and all that cards ask about a place is told."""
    looks = ["map", "map list", "where", "row", "market", "players", "status", "odds", "hand", "help", "token pick"]
    start = sit([], game="darkest", side=side)[0].game.hash()
    table, text = sit(looks, game="darkest", side=side)
    assert table.game.hash() == start
    assert "do not understand" not in text and "There is no" not in text
    for words in (
        "bell tower",
        "hill",
        "mountain",
        "cave",
        "runestone 12",
        "ore",
        "major secret, later minor ones",
        "Danger Zone",
    ):
        assert words in text, words
    assert ("glowing kelp" in text) == (side == "lakebed")


def test_the_lake_is_drawn() -> None:
    """Signs stand for what is there."""
    _, text = sit(["map"], game="darkest", side="shorelands")
    assert "07@" in text and "19Tm" in text and "40M#20!" in text and "29fb!" in text and "04no" in text


def test_playing_all_gives_no_offer_away() -> None:
    """Who may discard to draw is left a card for it and told so; another Enter plays it all the same."""

    def busy(game: Game) -> None:
        cards = {card.key: card.id for card in game.rules.cards}
        game.state.players[0].hand = [cards[key] for key in ("burgle", "stumble", "look_busy")]
        advance(game.state)

    table, text = sit(["play all"], game="darkest", change=busy)
    assert len(table.game.view(0)["players"][0]["hand"]) == 1
    assert "can still be spent on an offer" in text
    again, _ = sit(["", ""], game="darkest", change=busy)
    assert not again.game.view(0)["players"][0]["hand"]
