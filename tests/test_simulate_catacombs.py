"""Catacombs in shape: wide bounds, since these are few games; `make balance GAME=catacombs` plays many."""

import json
from typing import Any

import pytest

from burgle.content.library import build_rules
from burgle.games import GAMES
from burgle.kernel.rules import Rules
from burgle.lab.balance import goals, measure, unused
from burgle.lab.parts import cards_in_play, idle_cards, idle_parts, tokens_in_play
from burgle.lab.simulate import simulate


@pytest.fixture(scope="module", params=[2, 4, 6])
def played(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Some games of one number of players."""
    return dict(measure("catacombs", request.param, 24 // request.param, 1, 1))


def rules_for(players: int, **options: str) -> Rules:
    return build_rules(GAMES["catacombs"], players, options)


def test_games_have_the_right_length(played: dict[str, Any]) -> None:
    assert not played["errors"]
    assert 8 <= played["turns"]["mean"] <= 26


def test_the_dragon_attacks_now_and_then(played: dict[str, Any]) -> None:
    assert 0.12 <= played["attack_share"] <= 0.45


def test_most_get_out_and_some_do_not(played: dict[str, Any]) -> None:
    assert 0.40 <= played["out_share"] <= 0.97
    assert sum(played["ended"].values()) == played["players"] * played["games"]


def test_the_dungeon_is_used(played: dict[str, Any]) -> None:
    """Locks are picked, portals walked through, shrines marked, Ghosts met, and no two dungeons are the same."""
    used = played["used"]
    assert set(used["locks"]) == {"chest", "library", "prison"}
    assert {"portals", "ghost", "unlock", "rage", "attack"} <= set(used["happened"])
    assert {"wayshrine", "market", "cave", "crypt", "haunted"} <= set(used["places"])
    assert {"move", "pick", "mark", "buy", "take artifact", "fight", "use device"} <= set(used["actions"])
    assert len(used["tiles"]) == 28 and len(used["artifacts"]) >= 5
    assert len(used["secrets"]) >= 8 and len(used["prisoners"]) >= 6 and len(used["devices"]) >= 3


def test_counts_fit_together(played: dict[str, Any]) -> None:
    """Nobody escapes without an artifact, and every tile is laid once a game at most."""
    used = played["used"]
    assert played["ended"]["escaped"] + played["ended"]["rescued"] <= sum(used["artifacts"].values())
    assert max(used["tiles"].values()) <= played["games"]
    assert played["ended"]["escaped"] == used["tokens"]["mastery"] == used["places"]["crypt"]
    assert sum(used["rooms"].values()) >= used["places"]["depths"]


def test_the_result_is_plain_data(played: dict[str, Any]) -> None:
    assert json.loads(json.dumps(played)) == played


def test_goals_are_those_of_the_game(played: dict[str, Any]) -> None:
    """Catacombs is a shorter game than the one among the stars, and says so."""
    length = next(goal for goal in goals(simulate("catacombs", 2, 1, ["random"], 1)) if "turns of" in goal.name)
    assert (length.low, length.high) == GAMES["catacombs"].length == (10.0, 22.0)
    assert len(unused(simulate("catacombs", 2, 1, ["random"], 1), "catacombs")) > 20


# ---- what a game is made of


def test_only_what_is_in_play_is_missed() -> None:
    """The things of the Party are for five or six, promo cards for those who want them."""
    four, six, promo = rules_for(4), rules_for(6), rules_for(4, promo="yes")
    party = {token.key for token in tokens_in_play(six)} - {token.key for token in tokens_in_play(four)}
    assert {"invisibility_cloak", "potion_of_stealth", "party_backpack"} <= party
    assert {card.deck for card in cards_in_play(four)} == {"dungeon", "reserve"}
    assert {card.deck for card in cards_in_play(six)} == {"dungeon", "reserve", "party"}
    assert {card.deck for card in cards_in_play(promo)} == {"dungeon", "reserve", "promo"}


def test_every_sort_of_thing_is_missed_if_nobody_uses_it() -> None:
    missing = idle_parts(rules_for(4), {})
    assert {
        "item blood_amulet", "token puzzle_box", "token mastery",
        "lock library", "place wayshrine", "place market", "place crypt", "action pick", "action mark", "event ghost",
        "event portals", "event unlock", "reaction white_tourmaline",
    } <= set(missing)  # fmt: skip
    assert not any(text.startswith("port ") for text in missing)


def test_cards_always_or_never_taken_are_told() -> None:
    seen = {card.key: {"offered": 50, "share": 0.5} for card in rules_for(2).cards}
    assert idle_cards(rules_for(2), seen) == []
    seen["bard"]["share"], seen["lute"]["share"], seen["mercenary"]["share"], seen["skulker"]["offered"] = 0.0, 1, 1, 2
    assert {text.split()[1] for text in idle_cards(rules_for(2), seen)} == {"bard", "lute", "skulker"}
