"""Darkest Magic: its base game can be set up and played to the end on both sides."""

import random

import pytest

import burgle
from burgle.content.library import build_rules
from burgle.games.darkest.game import GAME
from burgle.kernel.start import new_state
from burgle.kernel.state import State


def start(players: int, side: str = "shorelands", seed: int = 1) -> State:
    """A game that was just set up."""
    return new_state(build_rules(GAME, players, {"side": side}), bytes([seed] * 32), 0, None)


@pytest.mark.parametrize("side", ["shorelands", "lakebed"])
def test_whole_games(side: str) -> None:
    """Random players come to an end with two, three and four."""
    rng = random.Random(1)
    for seed in range(6):
        game = burgle.new_game("darkest", 2 + seed % 3, seed, side=side)
        while not game.over:
            game.apply(rng.choice(game.decision.options))
        assert burgle.load(game.to_json()).hash() == game.hash()


@pytest.mark.parametrize(("players", "space"), [(4, 1), (3, 2), (2, 3)])
def test_set_up(players: int, space: int) -> None:
    """L2-026, L2-029, L2-039, L2-040, L2-050, L2-051: marker, decks, a row without symbols, first noise, hands."""
    st = start(players)
    shown: dict[str, object] = {}
    for chapter in st.rules.chapters:
        chapter.show(st, 0, shown)
    assert shown["rage"] == {"marker": space, "draws": [2, 2, 3, 3, 4, 4, 5]}
    texts = [st.rules.cards[card].arrive for card in st.row]
    assert len(st.row) == 6 and not any(st.rules.cards[card].attack for card in st.row)
    assert not any(text is not None and "symbol" in text.text() for text in texts)
    more = sum(text is not None and "clank 1" in text.text() for text in texts)  # for everybody, before turn 1 (L2-042)
    assert [p.area - more for p in st.players] == [3, 2, 1, 0][:players]
    for p in st.players:
        assert len(p.hand) == 5 and p.deck.size() == 5


def test_positions_name_marks_and_waiting_cards() -> None:
    """L2-123, L2-186, L2-245: marks are written by card or space and by whose they are, in their order."""
    game = burgle.new_game("darkest", 2, 3)
    st, zones = game.state, game.state.rules.zone_names
    whisper, nurse = st.rules.card_ids["whisper"], st.rules.card_ids["parish_nurse"]
    st.add(zones.index("card_marks"), [whisper, 1, whisper, 0])
    st.add(zones.index("space_marks"), [st.rules.space_ids["A24"], 1])
    st.add(zones.index("waiting"), [1, nurse])
    text = game.position()
    for part in ("card_marks=whisper@1,whisper@0", "space_marks=A24@1", "waiting=1@parish_nurse"):
        assert f"/{part}/" in text
    assert burgle.from_position(text).hash() == game.hash()
    bad = text.replace("space_marks=A24@1", "space_marks=A24").rpartition("/check=")[0] + "/check=_"
    with pytest.raises(ValueError, match=r"space_marks.*takes 2 parts"):
        burgle.from_position(bad)
