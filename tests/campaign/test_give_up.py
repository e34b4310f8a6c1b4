"""Giving a game up, in the engine: at any moment between the first turn and the scores, and never of itself."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from burgle.campaign.entries import entries_of
from burgle.campaign.log import fresh
from burgle.campaign.pack import read_pack
from burgle.campaign.play import begin
from burgle.campaign.tape import play_tape, record
from burgle.chapters.ballots import BallotKind
from burgle.chapters.choices import ChoiceKind
from burgle.game import Game
from burgle.kernel.codes import FORFEIT, IN, PASS_ON
from burgle.kernel.engine import IllegalOption, StaleDecision
from burgle.kernel.together import deciders

PACK = read_pack(Path(__file__).resolve().parent.parent.parent / "campaigns" / "three-nights")[0]


def at_random(game: Game, dice: random.Random, most: int = 5000) -> None:
    """Answer so often."""
    for _ in range(most):
        if game.over:
            return
        game.apply(dice.choice(list(game.decision.options)))


@pytest.mark.parametrize("seed", range(4))
def test_a_game_is_given_up_at_any_moment(seed: int) -> None:
    """L1-164, RULING 66: everybody falls where they stand, entries stay, the closing is played, a tape comes to the same."""
    dice = random.Random(seed)
    now = fresh(PACK)
    game = begin(PACK, now, ("a", "b", "c")[: 2 + seed % 2], seed)
    while game.state.turn == 0:
        with pytest.raises(IllegalOption):  # not while it is being set up
            game.apply(FORFEIT)
        at_random(game, dice, 1)
    at_random(game, dice, dice.randrange(120))
    before, out = entries_of(game.rules, game.state), [p.status for p in game.state.players]
    turn = game.state.turn
    assert FORFEIT not in game.decision.options
    game.apply(FORFEIT)
    assert not any(p.status == IN for p in game.state.players)
    assert [p.status for p, was in zip(game.state.players, out, strict=True) if was != IN] == [
        s for s in out if s != IN
    ]
    with pytest.raises((IllegalOption, StaleDecision)):  # once
        game.apply(FORFEIT)
    at_random(game, dice)
    assert game.over and game.state.turn == turn
    after = entries_of(game.rules, game.state)
    assert after[: len(before)] == before and [entry for entry in after if entry.kind == "report"]
    assert any("give up" in str(entry) for entry in game.log)
    tape = record(game, 1, "t", ("a", "b", "c")[: 2 + seed % 2])
    again = play_tape(PACK, now, tape)
    assert entries_of(again.rules, again.state) == after and again.hash() == game.hash()


@pytest.mark.parametrize("seed", range(2))
def test_what_somebody_away_is_asked_goes_to_the_others(seed: int) -> None:
    """L1-191: a choice becomes a vote of the other voters, a vote goes on without one of them, and the last one must vote."""
    dice, seats = random.Random(seed), ("a", "b", "c")
    now = fresh(PACK)
    game = begin(PACK, now, seats, seed)
    passed = {ChoiceKind: 0, BallotKind: 0}
    while not game.over:
        st = game.state
        kind, before = st.rules.kinds[st.stack[-1].kind], deciders(st)
        if isinstance(kind, ChoiceKind):
            game.apply(PASS_ON)
            assert isinstance(game.state.rules.kinds[game.state.stack[-1].kind], BallotKind)
            assert sorted(deciders(game.state)) == [seat for seat in range(3) if seat not in before]
            passed[ChoiceKind] += 1
        elif isinstance(kind, BallotKind) and len(before) > 1 and dice.random() < 0.5:
            game.apply(PASS_ON, seat=before[-1])
            assert deciders(game.state) == before[:-1] or len(before) == 2
            passed[BallotKind] += 1
        else:
            with pytest.raises(IllegalOption):
                game.apply(PASS_ON) if not isinstance(kind, BallotKind) else game.apply(-1)
            game.apply(dice.choice(list(game.decision.options)))
    assert passed[BallotKind]
    again = play_tape(PACK, now, record(game, 1, "t", seats))
    assert again.hash() == game.hash() and any("the others decide" in str(entry) for entry in game.log)
