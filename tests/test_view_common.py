"""What a chapter shows is asked once for all seats, unless it says that it is private: then it must be the same for all."""

from __future__ import annotations

import random
from typing import Any

import pytest

import burgle
from burgle.chapters.purse import Purse
from burgle.content.library import build_rules, rules_from
from burgle.content.tables import read_tables
from burgle.games import GAMES
from burgle.kernel.chance import seed_bytes
from burgle.kernel.rules import Rules
from burgle.kernel.start import new_state
from burgle.view.preview import amounts
from burgle.view.table import Look, view, views


@pytest.mark.parametrize("game", ["space", "catacombs", "legacy", "darkest"])
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


@pytest.mark.parametrize("game", ["space", "catacombs", "legacy", "darkest"])
def test_a_look_takes_over_what_has_not_changed_and_nothing_else(game: str) -> None:
    dice = random.Random(game)
    for seed in range(2):
        playing = burgle.new_game(game, 3, seed)
        before = Look(playing.state.copy())
        while not playing.over:
            playing.apply(dice.choice(playing.decision.options))
            st = playing.state.copy()  # a position that is looked at is not altered any more
            look = Look(st, before=before)
            shown = {seat: look.view(seat) for seat in (-1, 0, 1, 2)}
            assert shown == {seat: view(st, seat) for seat in shown}
            for key, value in look.common.items():
                assert value is before.common.get(key) or value != before.common.get(key), key
            for new, old in zip(look.players, before.players, strict=True):
                assert new is old or new != old
            before = look


def secretive_rules(public: bool) -> Rules:
    """A rulebook in which a new chapter has registered a number, a list, a score and a pool of tokens."""
    spec = GAMES["space"]
    tables, sources = read_tables(spec.package, (), spec.files)
    tables["token"].append({"id": "locket", "name": "Locket", "pool": "locket", "copies": 1})
    rules = rules_from(spec, 2, {}, tables, sources)
    coins = next(chapter for chapter in rules.scorers if isinstance(chapter, Purse))
    if public:
        rules.player_num("mood", public=True)
        rules.lay_open(["locket"])
        rules.scorer(coins, public=True)
    else:
        rules.player_num("mood")
        rules.scorer(coins)
    rules.zone("notes")
    rules.num("grudges")
    return rules


def changed(rules: Rules, seat: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a seat sees of the first before and after all that the new chapter registered has changed."""
    st = new_state(rules, seed_bytes(1), 0, None)
    st.players[0].gold = 3
    before = view(st, seat)
    st.players[0].nums[rules.player_nums.index("mood")] = 7
    st.zones[rules.zone_names.index("notes")] = [1, 2, 3]
    st.nums[rules.num_names.index("grudges")] = 5
    st.gain_token(st.players[0], rules.token_ids["locket"])
    return before, view(st, seat)


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_chapter_that_asks_for_nothing_shows_nothing(seat: int) -> None:
    """A number, a list, a token or a score of a new chapter is nobody's business unless the chapter says so."""
    before, after = changed(secretive_rules(public=False), seat)
    assert after == before
    assert "mood" not in before["players"][0]
    assert before["players"][0]["points"] == 3  # and not 6: the score that was not asked for waits for the end


def test_a_chapter_that_asks_is_shown() -> None:
    before, after = changed(secretive_rules(public=True), 1)
    assert before["players"][0]["points"] == 6
    assert after["players"][0] == before["players"][0] | {"mood": 7, "tokens": {"locket": 1}}


@pytest.mark.parametrize("game", GAMES)
def test_all_that_players_have_in_our_games_lies_open(game: str) -> None:
    """SP-053, CA-221: possessions are public in these games, so every chapter has asked for it."""
    rules = build_rules(GAMES[game], 2, {})
    assert {token.pool for token in rules.tokens} <= set(rules.open_pools)
    assert rules.public_scorers == rules.scorers
    apart = {name for number, name in enumerate(rules.player_nums) if number not in rules.public_nums}
    assert apart == APART.get(game, set())


# What is shown as a resource, and what follows from the meter.
APART = {"catacombs": {"lockpicks"}, "legacy": {"interns"}, "darkest": {"felt"}}
HELD = {
    "space": {"crystal", "teleport"},
    "catacombs": {"idol", "lockpick"},
    "legacy": {"fruit", "intern", "teleport"},
    "darkest": {"teleport"},
}


@pytest.mark.parametrize("game", GAMES)
def test_what_players_hold_has_the_names_of_costs(game: str) -> None:
    """One mapping, by the rulebook's resources; the pools that every game has are fields of their own."""
    play = burgle.new_game(game, players=2, seed=1)
    st, seen = play.state, play.view(1)["players"][0]
    pools = {"skill", "sword", "boot", "damage", "clank", *play.rules.currency}
    assert set(seen["held"]) == HELD[game] == set(play.rules.resources) - pools
    assert not {"lockpicks", "interns"} & set(seen)
    for name in seen["held"]:
        if name in play.rules.token_ids or name == "fruit":
            key = "mystic_fruit" if name == "fruit" else name
            st.players[0].tokens[play.rules.token_ids[key]] = 3
        elif name + "s" in play.rules.player_nums:
            st.players[0].nums[play.rules.player_nums.index(name + "s")] = 3
        else:
            st.active, st.deeds[play.rules.deeds.index(name + "s")] = 0, 3
    assert play.view(1)["players"][0]["held"] == dict.fromkeys(HELD[game], 3)
    mine = {"skill": 4, "sword": 5, "boot": 6, "damage": 7, "area": 8, "gold": 9}
    for name, n in mine.items():
        setattr(st.players[0], name, n)
    found = amounts(st, 0)
    assert [found[name] for name in ("skill", "sword", "boot", "damage", "clank", *play.rules.currency)] == [
        4,
        5,
        6,
        7,
        8,
        9,
    ]
