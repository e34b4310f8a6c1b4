"""Services of spaces (chapters/services.py): a rule in a few lines of a table, the game's own or a pack's."""

from pathlib import Path

import pytest

import burgle
from burgle.content.tables import ContentError
from burgle.kernel.engine import decider
from burgle.language.lint import lint_pack
from burgle.view.catalogue import catalogue

GAMES = {"space": ("credit", "market"), "catacombs": ("gold", "market"), "legacy": ("gold", "town")}


def pack(folder: Path, text: str) -> Path:
    """A pack of services."""
    (folder / "game.toml").write_text(text, "utf-8")
    return folder


def standing(game: str, at: Path) -> tuple[burgle.Game, int]:
    """A game with a pack whose first player stands in a place that has the service, hurt and rich, with no cards in hand."""
    play = burgle.new_game(game, players=2, seed=4, packs=[at])
    while play.rules.kinds[play.state.stack[-1].kind].__class__.__name__ != "TurnKind":
        play.apply(play.decision.options[0])
    st = play.state
    me = st.players[decider(st)]
    [service] = catalogue(play.rules)["services"]
    st.place(me, st.rules.space_ids[service["spaces"][0]])
    me.damage, me.supply, me.gold = 2, me.supply - 2, 9
    st.options = st.rules.kinds[st.stack[-1].kind].ask(st, st.stack[-1])
    return play, me.seat


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_takes_them_from_a_pack(game: str, tmp_path: Path) -> None:
    """At a kind of space that the game has; words, price and refusal need no line more."""
    coins, place = GAMES[game]
    text = f'[[service]]\nid = "massage"\nat = "{place}"\noffer = "pay {coins} 3: heal 2"\n'
    assert lint_pack(game, [pack(tmp_path, text)]) == []
    play, seat = standing(game, tmp_path)
    play.apply("massage")
    me = play.state.players[seat]
    assert (me.damage, me.gold, play.view(seat)["served"]) == (0, 6, ["massage"])
    [why] = play.why_not(seat, "massage")
    assert why.code == "once_a_turn" and why.clause == ""  # a house rule stands in no rulebook
    play.undo()
    assert "served" in play.view(seat) and play.view(seat)["served"] == []


def test_what_is_handed_in_is_asked(tmp_path: Path) -> None:
    """A price that has to be picked is a question, and it may be declined no more."""
    play, seat = standing("legacy", pack(tmp_path, SHREDDER))
    me = play.state.players[seat]
    assert me.hand
    play.apply("shred")
    labels = [play.decision.label(code) for code in play.decision.options]
    assert labels and all(label.startswith("discard ") for label in labels)
    play.apply(labels[0])
    assert me.gold == 11


SHREDDER = '[[service]]\nid = "shred"\nat = "shredder"\nspaces = ["A03", "B02"]\noffer = "pay discard 1: gold 2"\n'


def test_spaces_get_the_mark_and_old_games_do_not_change(tmp_path: Path) -> None:
    """Only the spaces of the board at hand are marked; without services a rulebook is what it was."""
    rules = burgle.new_game("legacy", players=2, seed=4, packs=[pack(tmp_path, SHREDDER)], side="underworld").rules
    [service] = catalogue(rules)["services"]
    assert service["spaces"] == ["B02"] and service["words"] == "shredder"
    plain = burgle.new_game("legacy", players=2, seed=4)
    assert catalogue(plain.rules)["services"] == [] and "served" not in plain.view(0)
    assert not any(deed.startswith("served") for deed in plain.rules.deeds)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('id = "x"\nat = "town"', "offer is missing"),
        ('id = "x"\noffer = "heal 1"', "at is missing"),
        ('id = "ride"\nat = "town"\noffer = "heal 1"', "there is an action of this name"),
        ('id = "x"\nat = "twon"\noffer = "heal 1"', "no space is a twon (did you mean town?)"),
        ('id = "x"\nat = "spa"\nspaces = ["A3"]\noffer = "heal 1"', "there is no space 'A3' (did you mean A39?)"),
        ('id = "x"\nat = "town"\noffer = "heel 1"', "unknown word 'heel'"),
        ('id = "x"\nat = "town"\noffer = "heal 1"\nprice = 3', "price: there is no such field"),
    ],
)
def test_mistakes_are_told_with_their_line(line: str, message: str, tmp_path: Path) -> None:
    text = f"[[service]]\n{line}\n"
    with pytest.raises(ContentError) as caught:
        burgle.new_game("legacy", players=2, seed=1, packs=[pack(tmp_path, text)])
    assert caught.value.line > 0
    told = [str(complaint) for complaint in lint_pack("legacy", [tmp_path])]
    assert any(message.split(" (")[0] in one for one in told), told
