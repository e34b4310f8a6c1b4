"""The catalogue that tables draw from, and what options point at."""

import json
import random

import pytest

import burgle
from burgle.view.catalogue import catalogue, home

GAMES = ("space", "catacombs", "legacy", "darkest")
# Options that are about nothing one could point at.
BARE = {"no", "yes", "end turn", "choose"}


@pytest.mark.parametrize("game", GAMES)
def test_a_catalogue_is_plain_data_and_complete(game: str) -> None:
    rules = burgle.new_game(game, players=4, seed=1).rules
    found = catalogue(rules)
    assert json.loads(json.dumps(found)) == found
    assert list(found["cards"]) == [card.key for card in rules.cards]
    assert list(found["tokens"]) == [token.key for token in rules.tokens]
    assert [space["key"] for space in found["spaces"]] == [space.key for space in rules.spaces]
    assert len(found["paths"]) == len(rules.paths)
    for card in found["cards"].values():
        assert card["gains"] or card["either"] or card["text"]


@pytest.mark.parametrize("game", GAMES)
def test_a_catalogue_is_the_same_whatever_the_seed(game: str) -> None:
    """Nothing of a game's chance is in it."""
    one, two = (catalogue(burgle.new_game(game, players=3, seed=seed).rules) for seed in (1, 2))
    assert one == two


def test_gains_are_what_a_card_surely_gives() -> None:
    cards = catalogue(burgle.new_game("space", players=2, seed=1).rules)["cards"]
    assert cards["scramble"]["gains"] == [["skill", 1], ["boot", 1]]
    assert cards["scramble"]["note"] == ""
    assert cards["tail_wind"]["gains"] == [["boot", 1], ["draw", 1]]
    assert "Resistance" in cards["tail_wind"]["note"]
    assert cards["stowaway"]["either"] == [[["boot", 2]], [["clank", -2]]]
    assert cards["g0b_l1n"]["kind"] == "enemy"
    assert cards["g0b_l1n"]["gains"] == [["credit", 1]]


def test_games_draw_what_only_they_have() -> None:
    space = catalogue(burgle.new_game("space", players=2, seed=1).rules)
    assert space["lift"]["stops"][0] == "CB4"
    assert space["drawing"]["box"] == [260, 208]
    crypt = catalogue(burgle.new_game("catacombs", players=2, seed=1).rules)
    assert {tile["key"] for tile in crypt["tiles"]} >= {"S1", "D22", "At", "Ab"}
    assert all(len(tile["ends"]) == 8 for tile in crypt["tiles"])


@pytest.mark.parametrize("side", ["overworld", "underworld"])
def test_a_landscape_is_drawn_from_its_regions(side: str) -> None:
    found = catalogue(burgle.new_game("legacy", players=3, seed=1, side=side).rules)
    [module] = found["modules"]
    assert {region["side"] for region in found["regions"]} == {module["id"]}
    assert {"ground", "hall", "ridge", "forest"} <= {region["kind"] for region in found["regions"]}
    assert {name for path in found["paths"] for name in path["terrain"]} == {"mountain", "water", "bridge"}
    assert any(space.get("more", {}).get("coach") for space in found["spaces"])
    assert found["cards"]["guild_inspector"]["more"] == {"seal": "True"}
    kinds = {card["kind"] for card in found["cards"].values()}
    assert {"event", "role", "vault", "patron", "starter", "reserve", "enemy", "card"} == kinds


def test_only_landscapes_have_regions_and_terrain() -> None:
    for game in ("space", "catacombs"):
        found = catalogue(burgle.new_game(game, players=2, seed=1).rules)
        assert "regions" not in found
        assert not any("terrain" in path for path in found["paths"])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_every_option_points_at_something(game: str, seed: int) -> None:
    chance = random.Random(seed)
    play = burgle.new_game(game, players=3, seed=seed)
    content = catalogue(play.rules)
    spaces = {space["key"] for space in content["spaces"]}
    for _ in range(400):
        if play.over:
            break
        decision = play.view(play.decision.who)["decision"]
        for option in decision["options"]:
            keys = {"card": content["cards"], "token": content["tokens"], "space": spaces}
            assert all(ref["key"] in keys.get(ref["kind"], [ref["key"]]) for ref in option["refs"])
            assert option["refs"] or option["verb"] in BARE, option
        play.apply(chance.choice(play.decision.options))


def test_an_option_tells_its_price() -> None:
    play = burgle.new_game("space", players=2, seed=3)
    while not any("acquires" in o["traits"] for o in play.view(play.decision.who)["decision"]["options"]):
        play.apply(play.decision.options[0])
    options = play.view(play.decision.who)["decision"]["options"]
    buys = [option for option in options if "acquires" in option["traits"]]
    assert all(option["cost"]["skill"] > 0 for option in buys)


def test_rooms_of_the_catacombs_are_safe_or_deep() -> None:
    """Rooms of tiles belong to no module: they are of the safe tiles or of the Depths."""
    rules = burgle.new_game("catacombs", 2, 1).rules
    homes = {space.key: home(rules, space) for space in rules.spaces}
    assert {homes[key] for key in homes if key.startswith("S")} == {"safe"}
    assert {homes[key] for key in homes if key.startswith("D")} == {"depths"}
