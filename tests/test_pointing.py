"""What options point at, what they do and what they cost: told by the chapters, whatever things are called."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import burgle
from burgle.cli.terminal.boards import board_of
from burgle.cli.terminal.menu import Menu
from burgle.game import Game
from burgle.kernel.codes import FIRST_ACTION, PASS, YES, kind_of
from burgle.kernel.codes import option as coded
from burgle.kernel.engine import answer, decider
from burgle.kernel.exchange import Pay, PayElse
from burgle.kernel.state import State
from burgle.kernel.traits import NAMES
from burgle.view.catalogue import catalogue
from burgle.view.notation import find
from burgle.view.paths import parts_of
from burgle.view.pointing import pointed, traits_of
from burgle.view.why import why_not

GAMES = ("space", "catacombs", "legacy", "darkest")
ODD = Path(__file__).parent / "odd_names"
PLACES = ("hand", "play", "discard")


def odd_table(**cards: list[str]) -> Game:
    """A turn of a game whose cards have odd names; some places hold certain cards."""
    game = burgle.new_game("space", 2, 3, first=0, packs=[ODD])
    st = game.state
    p, ids = st.players[0], st.rules.card_ids
    p.hand, p.play, p.discard = ([ids[key] for key in cards.get(place, [])] for place in PLACES)
    st.row[: len(cards.get("row", []))] = [ids[key] for key in cards.get("row", [])]
    p.skill, p.boot, p.room = 9, 3, st.rules.space_ids["CB1"]
    refresh(st)
    return game


def refresh(st: State) -> None:
    """Offer what can be done now."""
    st.options = st.rules.kinds[st.stack[-1].kind].ask(st, st.stack[-1])


def options(game: Game) -> list[dict[str, Any]]:
    """The options of who decides, as a table is told of them."""
    return list(game.view(game.decision.who)["decision"]["options"])


def about(game: Game, label: str) -> list[tuple[str, str, str]]:
    """What the option with some words points at."""
    [option] = [one for one in options(game) if one["label"] == label]
    return [(ref["kind"], ref["key"], ref.get("at", "")) for ref in option["refs"]]


def played(game: str, seed: int, answers: int = 400) -> Iterator[State]:
    """The positions of a game at random, each waiting for a decision."""
    chance = random.Random(seed)
    st = burgle.new_game(game, players=3, seed=seed, record=False).state
    for _ in range(answers):
        if st.over:
            return
        yield st
        answer(st, chance.choice(st.options))


# ---------------------------------------------------------------- names that read like something else


def test_a_card_may_be_called_anything() -> None:
    """`Letter from hand` is no card `Letter` in a hand, `Move to CB2` and `CB2` are no places."""
    game = odd_table(hand=["hack", "scramble"], row=["stroll", "toll"])
    assert about(game, "play Letter from hand") == [("card", "hack", "hand")]
    assert about(game, "play CB2") == [("card", "scramble", "hand")]
    assert about(game, "acquire Move to CB2") == [("card", "stroll", "row")]
    assert about(game, "acquire Toll swords 1") == [("card", "toll", "row")]
    assert about(game, "move CB2")[0] == ("space", "CB2", "")
    [toll] = [one for one in options(game) if one["label"] == "acquire Toll swords 1"]
    assert toll["cost"] == {"skill": 1}


def test_a_card_is_trashed_from_where_it_lies() -> None:
    game = odd_table(hand=["stroll"], play=["hack"], discard=["hack", "scramble"])
    game.apply("play Move to CB2")
    assert about(game, "trash Letter from hand from play") == [("card", "hack", "play")]
    assert about(game, "trash Letter from hand from discard") == [("card", "hack", "discard")]
    assert about(game, "trash CB2 from discard") == [("card", "scramble", "discard")]


def test_the_terminal_takes_names_for_names() -> None:
    """Numbers, words and notes of the list go by what options point at."""
    game = odd_table(hand=["hack", "scramble"], row=["stroll", "toll"])
    menu = Menu(game, game.view(0), board_of(game.rules), "en")
    entries = {entry.label: entry for entry in menu.entries}
    assert [entry.label for entry in menu.entries[:2]] == ["acquire Move to CB2", "acquire Toll swords 1"]
    assert entries["play CB2"].note == "" and entries["acquire Move to CB2"].note == ""
    assert entries["move CB2"].note == game.rules.spaces[game.rules.space_ids["CB2"]].name
    assert {entry.about("card") for entry in menu.plays()} == {"hack", "scramble"}
    for line, label in (
        ("play letter from hand", "play Letter from hand"),
        ("play cb2", "play CB2"),
        ("buy move to cb2", "acquire Move to CB2"),
        ("buy 2", "acquire Toll swords 1"),
        ("move cb2", "move CB2"),
    ):
        assert menu.find(line).codes == (entries[label].code,), line


def test_why_not_is_asked_about_things() -> None:
    """What one would do with a card, a token or a place is found by pointing at it, whatever it is called."""
    game = odd_table(hand=["hack"], row=["stroll", "gorklar"], discard=["toll"])
    game.state.players[0].skill = game.state.players[0].boot = 0
    refresh(game.state)

    def why(thing: str) -> list[str]:
        return [reason.code for reason in game.why_not(0, thing)]

    assert why("@card hack hand") == []
    assert why("@card stroll row") == ["need_skill"]
    assert why("@card gorklar row") == ["need_sword"]
    assert why("@card toll discard") == ["not_in_hand"]
    assert why("@space CB2") == why("move CB2") != []
    assert why("@space CB1") == why("move CB1") == ["here_already"]
    assert why("@token master_key market") == why("buy Master Key") == ["no_market_here"]
    assert why("@space NOWHERE") == why("@") == why("@card") == ["not_understood"]


@pytest.mark.parametrize("game", GAMES)
def test_pointing_at_a_card_finds_what_typing_does(game: str) -> None:
    """Enemies are fought, devices used, all else acquired: the reasons are those of the right one."""
    for st in [st.copy() for st in played(game, 1, 120)][::15]:
        if len(st.stack) > 1 or decider(st) != st.active:
            continue
        for card in {card for card in st.row if card >= 0}:
            one = st.rules.cards[card]
            verb = "fight" if one.fight >= 0 else "use" if one.use is not None else "acquire"
            seen, said = (why_not(st, st.active, text) for text in (f"@card {one.key} row", f"{verb} {one.name}"))
            assert seen == said


# ---------------------------------------------------------------- what is told is true


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_references_lead_to_what_is_there(game: str, seed: int) -> None:
    """A card lies where its reference says, a space is on the board, a price is paid in resources of the game."""
    rules = burgle.new_game(game, players=3, seed=seed).rules
    content = catalogue(rules)
    spaces, resources = {space["key"] for space in content["spaces"]}, set(content["resources"])
    for st in played(game, seed):
        p = st.players[decider(st)]
        for code in st.options:
            option = pointed(st, code)
            assert option["label"].startswith(option["verb"])
            assert set(option.get("cost", {})) <= resources
            for ref in option["refs"]:
                if ref["kind"] == "card":
                    card = rules.card_ids[ref["key"]]
                    lie = {"hand": p.hand, "play": p.play, "discard": p.discard, "row": st.row}
                    assert card in lie.get(ref.get("at", ""), [card]), option
                elif ref["kind"] == "space":
                    assert ref["key"] in spaces
                elif ref["kind"] == "token":
                    assert ref["key"] in content["tokens"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_options_do_what_their_traits_say(game: str, seed: int) -> None:
    """What moves the pawn, plays a card, ends the turn or reveals something says so; and what says so does it."""
    for st in played(game, seed, 250):
        seat = decider(st)
        for code in st.options:
            told = {name for bit, name in enumerate(NAMES) if traits_of(st, code) >> bit & 1}
            before, twin = st.players[seat], st.copy()
            answer(twin, code)
            after = twin.players[seat]
            if "plays" in told:
                assert len(before.hand) > 0 and before.hand != after.hand
            if "ends_turn" in told:
                assert twin.turn != st.turn or twin.over or len(twin.stack) != len(st.stack) or decider(twin) != seat
            if "reveals" in told:
                assert twin.fence > st.fence
            if kind_of(code) >= FIRST_ACTION and "moves" in told and "reveals" not in told:
                assert after.room != before.room
            if "declines" in told and kind_of(code) < FIRST_ACTION:
                assert "moves" not in told and "gets" not in told


@pytest.mark.parametrize("game", GAMES)
def test_what_is_offered_for_a_price_takes_that_price(game: str) -> None:
    """The pools of the turn shrink by what an action costs, but for what it gives back at once."""
    compared = 0
    for st in played(game, 5, 300):
        seat = decider(st)
        for code in st.options:
            option = pointed(st, code)
            if not {"acquires", "fights", "moves"} & set(option["traits"]) or kind_of(code) < FIRST_ACTION:
                continue
            twin = st.copy()
            answer(twin, code)
            before, after = st.players[seat], twin.players[seat]
            for name in ("skill", "sword", "boot"):
                paid = option.get("cost", {}).get(name, 0)
                assert getattr(before, name) - getattr(after, name) <= paid or twin.turn != st.turn, option
                compared += paid > 0
    assert compared > 100


def test_resources_have_words_in_every_language() -> None:
    for game in GAMES:
        rules = burgle.new_game(game, players=2, seed=1).rules
        for lang in ("en", "de"):
            for name, words in catalogue(rules, lang)["resources"].items():
                assert "{n}" in words["many"] and words["one"], (game, lang, name, words)
                assert lang == "en" or words["one"] != f"1 {name}", (game, name)


def test_a_resource_of_a_game_to_come_needs_no_list() -> None:
    """It has a word though no language file knows it, and ways are paid with it: what is kept is missed before Boots."""
    rules = burgle.new_game("space", players=2, seed=1).rules
    rules.resource("mana", rules.chapters[0], kept=True)
    rules.resource("breath", rules.chapters[0])
    assert catalogue(rules)["resources"]["mana"] == {"one": "1 mana", "many": "{n} mana"}
    parts = parts_of(rules)
    order = ["damage", "clank", "mana", "credit", "boot", "sword", "breath"]
    assert [name for name in parts if name in order] == order


def test_typed_lines_still_lead_to_options() -> None:
    game = odd_table(hand=["hack"], row=["stroll"])
    for option in options(game):
        assert find(game.state, option["label"]) == option["code"]


def test_answers_to_an_offer_and_to_a_demand_say_what_they_do() -> None:
    """Yes and no of "pay 3 Gold, or add 4 Clank!?" are the two things themselves, in the reader's language."""
    rules = burgle.new_game("legacy", 2, 1).rules
    demand = next(one for one in rules.effects if isinstance(one, PayElse) and one.text() == "pay gold 3 else clank 4")
    offer = next(one for one in rules.effects if type(one) is Pay and one.text() == "pay gold 2: heal 1")
    for effect, lang, words in (
        (demand, "en", ["Pay 3 Gold.", "+4 Clank!"]),
        (demand, "de", ["3 Gold bezahlen.", "+4 Lärm"]),
        (offer, "en", ["Pay 2 Gold to heal 1 damage.", None]),
    ):
        game = burgle.new_game("legacy", 2, 1)
        st = game.state
        who = decider(st)
        frame = st.push(st.rules.k_pay, who, effect.id, -1)
        frame.items.append(effect.cost.n)
        st.asked, st.options = len(st.stack) - 1, [coded(YES, 0), coded(PASS, 0)]
        assert [pointed(st, code, lang).get("words") for code in st.options] == words
