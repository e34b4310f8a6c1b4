"""Several deciders at once: whom the rules ask at the same time may answer in any order, and nobody sees how."""

from __future__ import annotations

import itertools
import json
import random

import pytest

import burgle
from burgle.game import Game
from burgle.kernel.chance import seed_bytes
from burgle.kernel.determinise import determinise
from burgle.kernel.encode import decode, encode, state_hash


def drafting(seed: int = 5, players: int = 3) -> Game:
    """A game of Legacy in which everybody chooses a Role (L1-027)."""
    game = burgle.new_game("legacy", players, seed)
    assert sorted(game.deciders) == list(range(players))
    return game


def wish(game: Game, seat: int, nth: int = 0) -> int:
    """An answer of a seat."""
    decision = game.decision_of(seat)
    assert decision is not None and decision.who == seat
    return decision.options[nth]


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_the_order_of_answers_makes_no_difference(order: tuple[int, ...]) -> None:
    """L1-027: all choose at the same time; who is fast waits, and the game goes on as in turn order."""
    plain, game = drafting(), drafting()
    wishes = {seat: wish(plain, seat, seat % 2) for seat in range(3)}
    for seat in plain.deciders:
        plain.apply(wishes[seat], seat=seat)
    first = game.decision.id
    for seat in order:
        assert seat in game.deciders
        game.apply(wishes[seat], decision=first, seat=seat)  # nobody's answer makes another's stale
    # The numbers of decisions count answers, so they are equal, too.
    assert game.hash() == plain.hash()
    assert game.events(0) == plain.events(0)


def test_an_answer_is_sealed_until_all_are_in() -> None:
    """What a seat has answered changes nothing that another sees, but that it has answered."""
    seen = []
    for nth in (0, 1):
        game = drafting()
        last = game.deciders[-1]
        game.apply(wish(game, last, nth), seat=last)
        assert last not in game.deciders
        others = [game.view(seat) for seat in (-1, *game.deciders)]
        seen.append((others, [game.events(seat) for seat in (-1, *game.deciders)]))
        assert game.view(last)["decision"]["given"] == wish(game, last, nth)
        worlds = [determinise(game.state, game.deciders[0], seed_bytes(seed)) for seed in range(30)]
        imagined = {frame.b for world in worlds for frame in world.stack if frame.who == last and frame.items}
        assert 0 not in imagined and len(imagined) > 2  # answered, and who knows what
    assert seen[0] == seen[1]


def test_one_may_change_ones_mind_until_all_have_answered() -> None:
    """A sealed answer is taken back by another; the last one in closes the round."""
    game, plain = drafting(), drafting()
    a, b, c = game.deciders
    game.apply(wish(game, b, 0), seat=b)
    game.apply(wish(game, b, 1), seat=b)
    assert game.deciders == [a, c]
    game.apply(wish(game, a), seat=a)
    game.apply(wish(game, a, 1), seat=a)
    game.apply(wish(game, c), seat=c)
    assert game.decision_of(b) is None or b in game.deciders
    for seat, nth in ((a, 1), (b, 1), (c, 0)):
        plain.apply(wish(plain, seat, nth), seat=seat)
    keep = [frozenset(p.deck.everything()) for p in game.state.players]
    assert keep == [frozenset(p.deck.everything()) for p in plain.state.players]


def test_what_is_wrong_is_refused_and_changes_nothing() -> None:
    """Another's option, another's turn, a passed decision: a clear word, and the same position."""
    game = drafting()
    a, b, _ = game.deciders
    before = game.hash()
    with pytest.raises(burgle.IllegalOption):
        game.apply(wish(game, a), seat=b)
    with pytest.raises(burgle.StaleDecision):
        game.apply(wish(game, b), decision=game.decision.id - 1, seat=b)
    with pytest.raises(burgle.IllegalOption):
        game.apply(wish(game, b), seat=7)
    assert game.hash() == before and game.decision.who == a
    while len(game.deciders) > 1 or game.decision_of(a) is None or "given" in game.view(a)["decision"]:
        game.apply(game.decision.options[0])
    stranger = next(seat for seat in range(3) if seat not in game.deciders)
    with pytest.raises(burgle.IllegalOption) as refused:
        game.apply(game.decision.options[0], seat=stranger)
    assert refused.value.refusal.code == "not_your_turn"


def test_save_log_undo_and_copies_keep_who_answered() -> None:
    """A save in the middle of a round opens again; the log names who answered, and twins part there."""
    game = drafting(players=4)
    order = game.deciders
    for seat in (order[2], order[0]):
        game.apply(wish(game, seat, 1), seat=seat)
    assert [entry.seat for entry in game.log] == [order[2], order[0]]
    again = burgle.load(game.to_json())
    assert again.hash() == game.hash() and again.deciders == [order[1], order[3]]
    assert json.loads(again.to_json()) == json.loads(game.to_json())
    state = game.state
    assert state_hash(decode(state.rules, json.loads(json.dumps(encode(state))))) == game.hash()
    twin = game.copy()
    twin.apply(wish(twin, order[3]), seat=order[3])
    assert game.deciders == [order[1], order[3]] and twin.deciders == [order[1]]
    assert [entry.seat for entry in game.log] == [order[2], order[0]]
    chance = random.Random(3)
    while not game.over:
        seat = chance.choice(game.deciders)
        decision = game.decision_of(seat)
        assert decision is not None
        game.apply(chance.choice(decision.options), seat=seat)
        if game.undo_steps and chance.random() < 0.2:
            game.undo()
    whole = burgle.load(game.to_json())
    assert whole.hash() == game.hash() and whole.log == game.log


def test_old_games_ask_one_after_the_other() -> None:
    """A game that was begun before plays on as it began."""
    from burgle.content.library import build_rules
    from burgle.games import GAMES

    spec = GAMES["legacy"]
    assert spec.lapsing
    rules = build_rules(spec, 3, {}, ())
    rules.together = False
    try:
        game = Game(rules, 5, -1, ())
        assert len(game.deciders) == 1
        first = game.deciders[0]
        game.apply(game.decision.options[0])
        assert game.decision_of(first) is None and len(game.deciders) == 1
    finally:
        rules.together = True
