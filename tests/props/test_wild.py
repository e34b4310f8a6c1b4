"""A pack may write anything the effect language allows: the same invariants hold, and nothing breaks.

The packs in `wild/`, `wild_catacombs/`, `wild_legacy/` and `wild_darkest/` use every word, cost and count where a game's own
cards do not: rivals that must choose, damage in the middle of a turn or of a step, cards picked for the box and then
played, claims that ask.
"""

import os
from pathlib import Path

import pytest

import burgle
from burgle.content.library import build_rules
from burgle.games import GAMES
from burgle.kernel.chance import seed_bytes
from burgle.kernel.engine import answer
from burgle.kernel.rules import Rules
from burgle.kernel.start import new_state
from tests.props.flow import CHANNELS, SPECTATOR, leaks
from tests.props.ledgers import Violation
from tests.props.players import SEATS, TABLES, Dice, board_of, policy_of
from tests.props.proof import Story, tell

PACKS = {
    "space": Path(__file__).parent / "wild",
    "catacombs": Path(__file__).parent / "wild_catacombs",
    "legacy": Path(__file__).parent / "wild_legacy",
    "darkest": Path(__file__).parent / "wild_darkest",
}
GAMES_EACH = int(os.environ.get("BURGLE_WILD", "40"))
TOGETHER = 20


def wild_rules(players: int, game: str, seed: int = 0) -> Rules:
    """Give the rulebook with the pack laid over it; all boards come up in turn."""
    return build_rules(GAMES[game], players, board_of(seed, game), (PACKS[game],))


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("first", range(0, GAMES_EACH, TOGETHER))
def test_wild_games_are_sound(game: str, players: int, first: int) -> None:
    """SP-248 to SP-250, SP-254, SP-256, SP-258, CA-002, CA-097, CA-236: every state, with cards nobody would print."""
    for seed in range(first, min(first + TOGETHER, GAMES_EACH)):
        st = new_state(wild_rules(players, game, seed), seed_bytes(seed), -1, None)
        story = Story(players, seed, game=game)
        try:
            tell(st, Dice(seed), policy_of(seed), story)
        except Exception as error:
            raise Violation(
                f"{game} players {players} seed {seed} decision {st.did} after {story.codes[-1:]}: {error!r}"
            ) from error


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_wild_games_keep_secrets(game: str, players: int) -> None:
    """SP-053, CA-221: cards that ask rivals tell nobody what is in a hand."""
    for seed in (1, 10):  # on two boards
        st = new_state(wild_rules(players, game, seed), seed_bytes(seed), -1, None)
        dice, policy = Dice(seed), policy_of(seed)
        while not st.over:
            if st.did % 31 == 0:
                for seat in range(SPECTATOR, players):
                    for name in ("view", "options", "odds"):
                        leak = leaks(st, seat, CHANNELS[name], (st.did,))
                        assert not leak, f"{name} of seat {seat}, seed {seed}, decision {st.did}"
            answer(st, policy(st, dice))


@pytest.mark.parametrize("game", SEATS)
def test_every_word_is_in_the_pack(game: str) -> None:
    """The pack leaves out no word, cost or count of the rulebook."""
    rules = wild_rules(2, game)
    text = (PACKS[game] / "cards.toml").read_text("utf-8")
    for word in rules.words:
        assert word in text, word
    for cost in rules.costs:
        assert f"pay {cost}" in text, cost
    for count in rules.counts:
        assert any(f"{way}{count}" in text for way in ("if ", "per ", "per 2 ")), count


@pytest.mark.parametrize("game_id", SEATS)
def test_a_wild_game_is_saved_with_its_pack(game_id: str) -> None:
    """A save names its packs, and opens with them."""
    game = burgle.new_game(game_id, players=2, seed=3, packs=[PACKS[game_id]])
    dice = Dice(3)
    while len(game.codes) < 80:
        game.apply(policy_of(1)(game.state, dice))
    again = burgle.load(game.to_json())
    assert again.hash() == game.hash()
    with pytest.raises(burgle.LoadError):
        burgle.load(game.to_json(), packs=[])
