"""Stale, illegal and damaged input: it is refused with a reason, and nothing changes.

Answers raise StaleDecision or IllegalOption; a save that cannot be opened raises LoadError and nothing else.
"""

import json
import os
from functools import cache
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as some

import burgle
from burgle.kernel.encode import state_hash
from burgle.kernel.engine import apply
from burgle.saves import replay
from tests.props.players import SEATS, TABLES, Dice, policy_of, positions, start_game

SAVES = int(os.environ.get("BURGLE_SAVES", "400"))
RUNS = [(game, players, seed) for game, players in TABLES for seed in range(3 if game == "space" else 2)]
JUNK_CODES = (
    -1,
    -65536,
    1,
    65535,
    65536,
    16 << 16 | 4000,
    99 << 16,
    1 << 31,
    1 << 62,
    1 << 63,
    1 << 64,
    1 << 300,
    -(1 << 70),
)


# ---------------------------------------------------------------- answers


@pytest.mark.parametrize(("game", "players", "seed"), RUNS)
def test_stale_and_illegal_answers_change_nothing(game: str, players: int, seed: int) -> None:
    """SP-052, SP-066, SP-250, SP-251, CA-027, CA-087: a refused answer raises, says why, and changes nothing."""
    dice = Dice(seed)
    for st in positions(players, seed, 37, game):
        before = state_hash(st)
        for decision in (st.did - 1, st.did + 1, 0, -1, 1 << 70):
            with pytest.raises(burgle.StaleDecision):
                apply(st, decision, st.options[0])
        tried = [
            action.kind << 16 | arg for action in st.rules.actions for arg in action.targets(st, st.players[st.active])
        ]
        illegal = [code for code in (*JUNK_CODES, *tried, *map(dice.below, [1 << 24] * 20)) if code not in st.options]
        for code in illegal:
            with pytest.raises(burgle.IllegalOption) as refused:
                apply(st, st.did, code)
            assert refused.value.refusal.code
        assert state_hash(st) == before


@pytest.mark.parametrize("game_id", SEATS)
def test_answers_after_the_end_are_stale(game_id: str) -> None:
    """SP-221, CA-171: a game that is over takes no answer, whatever it is."""
    game = start_game(2, 1, game_id)
    dice, policy = Dice(1), policy_of(1)
    while not game.over:
        game.apply(policy(game.state, dice))
    before = game.hash()
    for code in (0, game.codes[-1], -5):
        with pytest.raises(burgle.StaleDecision):
            game.apply(code)
    with pytest.raises(burgle.IllegalOption):
        game.apply("end turn")
    assert game.hash() == before


@pytest.mark.parametrize(
    "text", ["", " ", "sing", "end  turn now", "play", "move", "play Hackk", "0", "\x00", "é" * 5000]
)
@pytest.mark.parametrize("game_id", SEATS)
def test_typed_lines_that_mean_nothing(game_id: str, text: str) -> None:
    """A line that means no option is refused, and the game is as it was: log, answers and all."""
    game = start_game(3, 0, game_id)
    before = game.to_json()
    with pytest.raises(burgle.IllegalOption):
        game.apply(text)
    assert game.to_json() == before
    assert not game.log


@pytest.mark.parametrize("game_id", SEATS)
@pytest.mark.parametrize("code", JUNK_CODES)
def test_the_public_game_refuses_junk(game_id: str, code: int) -> None:
    """Junk in `apply`, `why_not` and `preview` changes nothing, and a stale answer is not even logged."""
    game = start_game(2, 0, game_id)
    before = game.to_json()
    with pytest.raises(burgle.IllegalOption):
        game.apply(code)
    with pytest.raises(burgle.StaleDecision):
        game.apply(game.decision.options[0], decision=game.decision.id - 1)
    assert game.why_not(game.decision.who, code)
    with pytest.raises(ValueError):
        game.preview(game.decision.who, code)
    assert game.to_json() == before
    assert (game.log, game.undo_steps) == ([], 0)


class Answer:
    """A whole number that is no int, such as numpy has."""

    def __init__(self, code: int) -> None:
        self.code = code

    def __index__(self) -> int:
        return self.code

    def __eq__(self, other: object) -> bool:
        return other == self.code


def test_answers_of_other_types() -> None:
    """What is no whole number is refused before anything is written down; what counts as one is taken as one."""
    game = start_game(2, 0)
    before = game.to_json()
    code: Any = game.decision.options[0]
    for junk in (float(code), None, [code], (code,), {}, b"play Hack", 1j):
        with pytest.raises(TypeError):
            game.apply(junk)
        assert (game.to_json(), game.log, game.undo_steps) == (before, [], 0)
    answer: Any = Answer(code)
    game.apply(answer)
    assert game.codes == [code] and type(game.codes[0]) is int


@pytest.mark.parametrize("seat", [-2, 2, 99])
def test_seats_that_do_not_exist(seat: int) -> None:
    """SP-001: there is nobody there."""
    game = start_game(2, 0)
    with pytest.raises(ValueError):
        game.view(seat)
    with pytest.raises(ValueError):
        game.why_not(seat, 0)


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 1},
        {"players": 5},
        {"players": 0},
        {"game": "chess"},
        {"first": 2},
        {"first": -1},
        {"layout": "HY"},
        {"layout": "HY,PR,ML"},
        {"layout": "HY,DC,XX"},
        {"colour": "red"},
        {"game": "catacombs", "players": 1},
        {"game": "catacombs", "players": 7},
        {"game": "catacombs", "first": 2},
        {"game": "catacombs", "side": "C"},
        {"game": "catacombs", "promo": "perhaps"},
        {"game": "catacombs", "layout": "random"},
    ],
)
def test_games_that_cannot_be_set_up(wrong: dict[str, Any]) -> None:
    """SP-001, SP-014, SP-038, CA-001, CA-010: a request that the rules do not allow is refused as such."""
    request: dict[str, Any] = {"game": "space", "players": 2, "seed": 1, **wrong}
    with pytest.raises(burgle.OptionError):
        burgle.new_game(request.pop("game"), **request)


@pytest.mark.parametrize("seed", [-1, 1 << 256])
def test_seeds_that_do_not_fit(seed: int) -> None:
    """A seed has 256 bits."""
    with pytest.raises(ValueError):
        burgle.new_game("space", players=2, seed=seed)


# ---------------------------------------------------------------- saves


@cache
def save(game_id: str = "space") -> str:
    """The save of a game in its middle."""
    game = start_game(3, 4, game_id)
    dice, policy = Dice(4), policy_of(4)
    while len(game.codes) < 60:
        game.apply(policy(game.state, dice))
    return game.to_json()


def opens_or_is_refused(text: str) -> burgle.Game | None:
    """Open a save: either LoadError with a reason, or a game in the very position that the save names."""
    try:
        game = burgle.load(text)
    except burgle.LoadError as error:
        assert str(error)
        return None
    assert game.hash() == json.loads(text)["hash"]
    return game


JUNK = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=8),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
FIELDS = ("burgle", "game", "version", "content", "players", "options", "packs", "seed", "first", "codes", "hash")


@settings(max_examples=SAVES)
@given(field=some.sampled_from(FIELDS), junk=JUNK)
@example(field="options", junk={"layout": 5})
@example(field="options", junk={"layout": ["HY"]})
@example(field="options", junk={"layout": None})
@example(field="options", junk={"layout": {}})
@example(field="options", junk={"": ""})
@example(field="packs", junk=["/nowhere/at/all"])
@example(field="packs", junk=["\x00"])
@example(field="packs", junk=["a" * 5000])
@example(field="packs", junk=["."])
@example(field="packs", junk=["/"])
@example(field="seed", junk="0x7")
@example(field="seed", junk="-7")
@example(field="seed", junk="f" * 65)
@example(field="seed", junk="1_0")
@example(field="players", junk=2.0)
@example(field="players", junk=10**40)
@example(field="first", junk=10**40)
@example(field="version", junk=10**40)
@example(field="codes", junk=[True, False])
@example(field="codes", junk=[10**400])
@example(field="codes", junk=[1e300])
@example(field="hash", junk="")
@example(field="game", junk="Space")
@example(field="burgle", junk=True)
@example(field="burgle", junk=1.0)
@pytest.mark.parametrize("game_id", SEATS)
def test_a_field_of_junk(game_id: str, field: str, junk: Any) -> None:
    """Any value in any field: refused, or the same game all the same."""
    data = json.loads(save(game_id))
    data[field] = junk
    opens_or_is_refused(json.dumps(data))


@settings(max_examples=SAVES)
@given(start=some.integers(0, 10**6), length=some.integers(0, 10**6), put=some.text(max_size=3))
@pytest.mark.parametrize("game_id", SEATS)
def test_a_damaged_text(game_id: str, start: int, length: int, put: str) -> None:
    """A piece of the text cut out, and something else put there."""
    text = save(game_id)
    at = start % len(text)
    opens_or_is_refused(text[:at] + put + text[at + length % 40 :])


@settings(max_examples=SAVES)
@given(
    at=some.integers(0, 10**6),
    how=some.sampled_from(["drop", "twice", "swap", "other", "bool"]),
    code=some.integers(-2, 1 << 24),
)
@pytest.mark.parametrize("game_id", SEATS)
def test_changed_answers(game_id: str, at: int, how: str, code: int) -> None:
    """Answers dropped, doubled, swapped or replaced: the fingerprint does not fit any more, unless they are the same."""
    data = json.loads(save(game_id))
    codes: list[Any] = data["codes"]
    at %= len(codes) - 1
    old = codes[:]
    if how == "drop":
        del codes[at]
    elif how == "twice":
        codes.insert(at, codes[at])
    elif how == "swap":
        codes[at], codes[at + 1] = codes[at + 1], codes[at]
    elif how == "bool":
        codes[at] = bool(code % 2)
    else:
        codes[at] = code
    game = opens_or_is_refused(json.dumps(data))
    if game is not None and codes != old:
        assert sorted(codes) == sorted(old), "two orders of the same answers may end alike, nothing else"


@pytest.mark.parametrize("size", [0, 1, 2, 10, 100, 500, -1, -2, -40])
def test_a_cut_save(size: int) -> None:
    """A save that was not written to its end."""
    assert opens_or_is_refused(save()[:size]) is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"burgle": 1}',
        "NaN",
        "[" * 200_000,
        '{"a":' * 100_000,
        '{"burgle": 1, "codes": ' + "[" * 50_000 + "]" * 50_000 + "}",
        "9" * 10_000,
        "\ud800",
        "\x00" * 100,
        '"' + "x" * 1_000_000,
    ],
    ids=lambda text: repr(text[:12]),
)
def test_what_is_no_save(text: str) -> None:
    """Things that are no save at all, however deep or long."""
    with pytest.raises(burgle.LoadError):
        burgle.load(text)


def test_another_seed_or_first_player_does_not_fit() -> None:
    """The fingerprint holds a save together: another seed, first seat or layout ends elsewhere."""
    for field, value in (
        ("seed", f"{5:064x}"),
        ("first", 2),
        ("hash", "0" * 32),
        ("content", "0" * 32),
        ("version", 99),
    ):
        data = json.loads(save())
        data[field] = value
        assert opens_or_is_refused(json.dumps(data)) is None, field


@pytest.mark.parametrize("missing", FIELDS)
def test_a_missing_field(missing: str) -> None:
    """Every field is needed."""
    data = json.loads(save())
    del data[missing]
    assert opens_or_is_refused(json.dumps(data)) is None


def test_more_than_is_known_is_no_harm() -> None:
    """A save of a later version may say more; order and white space do not matter."""
    data = dict(reversed(json.loads(save()).items())) | {"note": ["later", {}]}
    assert opens_or_is_refused(json.dumps(data, indent=3)) is not None


# ---------------------------------------------------------------- round trips


@pytest.mark.parametrize(("game_id", "players", "seed"), RUNS)
def test_saves_come_back(game_id: str, players: int, seed: int) -> None:
    """A game saved anywhere opens as the same game, tells the same log, can be undone as far, and plays on alike."""
    game = start_game(players, seed, game_id)
    dice, policy = Dice(seed), policy_of(seed)
    hashes = [game.hash()]
    while not game.over:
        game.apply(policy(game.state, dice))
        hashes.append(game.hash())
        if len(hashes) % 83 == 0 or game.over:
            text = game.to_json()
            again = burgle.load(text)
            assert again.to_json() == text
            assert again.log == game.log
            assert again.undo_steps == game.undo_steps
            assert again.view(0) == game.view(0)
    told = [step.hash() for step in replay(game.to_json())]
    assert told == hashes
    assert again.results() == game.results()
