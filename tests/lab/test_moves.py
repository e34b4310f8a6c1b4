"""Moves: every option has an address and a number that stay, no two of a decision share one, and the list is known by heart."""

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from burgle.games import GAMES
from burgle.kernel.codes import kind_of
from burgle.kernel.engine import answer
from burgle.kernel.moves import Moves, UnknownMove, fingerprint, united
from burgle.kernel.rules import Rules
from burgle.kernel.start import new_state
from burgle.kernel.state import State
from burgle.lab.arena import moves
from tests.lab.conftest import SHELF
from tests.props.players import TABLES, Dice, policy_of, rules_of
from tests.props.test_wild import wild_rules

GOLDEN = Path(__file__).parent / "moves"
SEEDS = int(os.environ.get("BURGLE_MOVES", "3"))


def positions(rules: Rules, seed: int) -> Iterator[State]:
    """All positions of a game by a player without a mind, which comes to every corner of the rules."""
    st, dice, policy = new_state(rules, seed.to_bytes(32, "big"), -1, None), Dice(seed), policy_of(seed)
    while not st.over and st.did < 4000:
        yield st
        answer(st, policy(st, dice))


def followed(rules: Rules, seed: int) -> Counter[str]:
    """Look at all decisions of a game: each option is a move, none is two, and a move finds its option again."""
    listed, seen = Moves(rules), Counter[str]()
    for st in positions(rules, seed):
        found = listed.ids(st)
        assert len(set(found)) == len(st.options), [listed.addresses[move] for move in found]
        assert [listed.code(st, move) for move in found[:2]] == st.options[:2]
        seen.update(listed.addresses[move] for move in found)
    return seen


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_option_is_a_move(game: str, players: int) -> None:
    """One game may be short; some together come around."""
    seen = Counter[str]()
    for seed in range(SEEDS):
        seen.update(followed(rules_of(players, seed * 7, game), seed))
    assert len(seen) > 150


@pytest.mark.parametrize("game", SHELF)
def test_so_is_every_option_of_a_pack_with_all_words(game: str) -> None:
    assert followed(wild_rules(3, game), 3)


@pytest.mark.parametrize("game", SHELF)
def test_numbers_stay(game: str) -> None:
    """The lists are kept; whoever adds content sees which numbers move (written anew with `python -m tests.lab.test_moves`)."""
    least = min(GAMES[game].players)
    assert (GOLDEN / f"{game}.txt").read_text("utf-8").splitlines() == moves(game, least)


@pytest.mark.parametrize("game", SHELF)
def test_the_number_of_players_changes_nothing(game: str) -> None:
    spec = GAMES[game]
    assert moves(game, min(spec.players)) == moves(game, max(spec.players))


def test_all_layouts_of_a_ship_have_one_list() -> None:
    """A move of one layout keeps its number in games with another; what is not laid is never offered."""
    every, one = moves("space", layout="random"), moves("space")
    assert len(every) > len(one) and set(one) <= set(every)
    assert every[:2] == ["no", "yes"] and len(set(every)) == len(every)


def test_moves_of_one_list_are_found_in_another() -> None:
    rules = rules_of(2, 0, "space")
    listed = Moves(rules)
    other = united([["acquire:news", "no"], listed.addresses[:5]])
    assert listed.onto(other)[:2] == [0, 1] and listed.onto(["yes"])[:3] == [-1, 0, -1]
    assert listed.fingerprint() == fingerprint(listed.addresses) != fingerprint(other)


def test_an_option_that_nobody_listed_is_told_with_its_chapter() -> None:
    st = next(positions(rules_of(2, 0, "space"), 0))
    listed = Moves(st.rules)
    st.options = [*st.options, st.options[0] | 0xFFF]
    with pytest.raises(UnknownMove, match="frame:turn"):
        listed.ids(st)
    assert kind_of(st.options[0]) == kind_of(st.options[-1])


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for name in SHELF:
        (GOLDEN / f"{name}.txt").write_text("\n".join(moves(name, min(GAMES[name].players))) + "\n", "utf-8")
