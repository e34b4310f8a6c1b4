"""Positions in one line: every state comes back equal, no seat's own position tells what it has not seen, junk is refused."""

import os
import re

import pytest

import burgle
from burgle.kernel.chance import seed_bytes
from burgle.kernel.codes import FIRST_ACTION, kind_of
from burgle.kernel.determinise import determinise
from burgle.kernel.encode import encode, state_hash
from burgle.kernel.engine import decider
from burgle.kernel.rollout import play_random
from burgle.kernel.start import new_state
from burgle.kernel.state import State
from burgle.position.fields import STACK
from burgle.position.reading import TRIALS, TRIED, read_heading, read_state, read_under
from burgle.position.writing import check_of, seen_by, whole
from burgle.position.wrong import BadPosition
from burgle.view.table import view
from tests.props.flow import SPECTATOR
from tests.props.players import SEATS, TABLES, Dice, positions, rules_of
from tests.props.shown import pairs
from tests.props.test_wild import wild_rules

GAMES = int(os.environ.get("BURGLE_POSITIONS", "2"))
JUNK = int(os.environ.get("BURGLE_POSITION_JUNK", "150"))
LETTERS = "abz019-_~:,.@+=/% \t\u00e4#"


def back(st: State, text: str) -> State:
    """Read a position under the rulebook of a state."""
    return read_under(st.rules, text, seed_bytes(5))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_position_comes_back_equal(game: str, players: int) -> None:
    """In a turn, in the middle of questions, before the first turn and after the last; the text is the same again, too."""
    questions = seen = 0
    for seed in range(GAMES):
        for n, st in enumerate(positions(players, seed, 1, game)):
            asked = len(st.stack) > 1 or not any(kind_of(code) >= FIRST_ACTION for code in st.options)
            if n % 13 and not (asked and n % 2):
                continue
            text = whole(st, seed)
            again = back(st, text)
            assert encode(again) == encode(st)
            assert whole(again, seed) == text == text.strip() and " " not in text and "\n" not in text
            questions += asked
            seen += 1
        play_random(st, seed, 10_000)
        assert st.over and encode(back(st, whole(st, seed))) == encode(st)
    assert seen > 15 and questions > 2


@pytest.mark.parametrize("game", SEATS)
def test_positions_with_packs_and_without_a_seed(game: str) -> None:
    """A pack that uses every word, and worlds whose chance comes from no seed that anybody knows."""
    rules = wild_rules(3, game)
    for seed in range(12):
        st = new_state(rules, seed_bytes(seed), -1, None)
        play_random(st, seed, 35 * seed)
        world = determinise(st, 0, seed_bytes(99))
        for one in (st, world):
            text = whole(one)
            assert "/keys=" in text
            assert encode(back(one, text)) == encode(one)


@pytest.mark.parametrize(("game", "players"), [(game, counts[1]) for game, counts in SEATS.items()])
def test_a_seats_own_position_is_what_it_knows(game: str, players: int) -> None:
    """Whoever opens it sits in a world in which this seat sees exactly the same, and writes the same position."""
    for seed in range(GAMES):
        for st in positions(players, seed, 29, game):
            for seat in range(players):
                text = seen_by(st, seat)
                world = read_state(st.rules, read_heading(text), seed_bytes(seed + 7))
                assert view(world, seat) == view(st, seat)
                assert seen_by(world, seat) == text
                assert "seed=" not in text and "keys=" not in text and "used=" not in text


@pytest.mark.parametrize("game", SEATS)
def test_a_seats_own_position_tells_nothing_hidden(game: str) -> None:
    """Two games that told a seat the same have the same position for it, though they differ."""
    compared = 0
    for pair in pairs(rules_of(3, 1, game), 1):
        for seat in pair.alike - {SPECTATOR} if pair.apart() else ():
            assert seen_by(pair.real, seat) == seen_by(pair.fork, seat)
            assert whole(pair.real) != whole(pair.fork)
            compared += 1
    assert compared > 5


def test_what_was_not_seen_is_dealt_anew() -> None:
    """Other hands every time, of the cards that are not known to lie elsewhere."""
    game = burgle.new_game("space", 3, 4)
    while len(game.codes) < 60:
        game.apply(game.decision.options[0])
    mine = game.decision.who
    other = (mine + 1) % 3
    text = game.position(mine)
    assert re.search(rf"/p{other}\.hand=_(:\d+)?/", text)
    hands = {tuple(sorted(burgle.from_position(text).state.players[other].hand)) for _ in range(40)}
    assert len(hands) > 3
    twice = [burgle.from_position(text, seed=3).hash() for _ in range(2)]
    assert twice[0] == twice[1]


# ---------------------------------------------------------------- junk


def spoiled(text: str, dice: Dice) -> str:
    """Change a position at random: letters, parts, numbers; often with the check of somebody who meant to."""
    body = text.rpartition("/check=")[0]
    for _ in range(1 + dice.below(3)):
        at = dice.below(len(body))
        parts = body.split("/")
        one = 4 + dice.below(len(parts) - 4)
        match dice.below(7):
            case 0:
                body = body[:at] + LETTERS[dice.below(len(LETTERS))] + body[at + 1 :]
            case 1:
                body = body[:at] + body[at + 1 + dice.below(9) :]
            case 2:
                body = "/".join(parts[:one] + parts[one + 1 :])
            case 3:
                body = "/".join([*parts, parts[one]])
            case 4:
                numbers = [found.span() for found in re.finditer(r"\d+", body)][4:]
                start, end = numbers[dice.below(len(numbers))] if numbers else (at, at)
                body = body[:start] + str([0, 1, 7, 99, 70_000, 1 << 40, -1][dice.below(7)]) + body[end:]
            case 5:
                name = parts[one].partition("=")[0]
                parts[one] = f"{name}={parts[4 + dice.below(len(parts) - 4)].partition('=')[2]}"
                body = "/".join(parts)
            case _:
                body = body[: max(1, at)]
    seal = ("_", check_of(body), text.rpartition("=")[2])[dice.below(3)]
    return f"{body}/check={seal}" if dice.below(8) else body


@pytest.mark.parametrize(("game", "players"), [(game, 3) for game in SEATS])
def test_junk_is_refused_with_its_place(game: str, players: int) -> None:
    """A BadPosition that says where, and nothing else, ever; what is accepted can be played."""
    dice = Dice(11)
    refused = accepted = 0
    found = [st for seed in range(2) for st in positions(players, seed, 61, game)]
    for n in range(JUNK):
        st = found[n % len(found)]
        before = state_hash(st)
        text = spoiled(whole(st, n % 2) if dice.below(2) else seen_by(st, dice.below(players)), dice)
        try:
            game_ = burgle.from_position(text, seed=1)
        except BadPosition as problem:
            refused += 1
            assert 0 < problem.at <= max(1, len(text)) + 1, text
            assert f"letter {problem.at}" in str(problem)
        else:
            accepted += 1
            assert game_.over or game_.decision.options
            for trial in range(TRIALS):
                play_random(game_.state.copy(), trial, TRIED)
        assert state_hash(st) == before
    assert refused > JUNK / 2 and accepted > 0, (refused, accepted)


def told(text: str) -> str:
    """What is said about a position that is none."""
    with pytest.raises(BadPosition) as problem:
        burgle.from_position(text)
    assert problem.value.at > 0
    return str(problem.value)


def with_check(text: str) -> str:
    """Close a changed position with the right check."""
    body = text.rpartition("/check=")[0]
    return f"{body}/check={check_of(body)}"


def test_mistakes_are_told_where_they_are() -> None:
    """The letter, the part, and what is wrong; the nearest name, where there is one."""
    game = burgle.new_game("space", 2, 1)
    text = game.position()
    assert "begins with burgle1/" in told("") and "begins with burgle1/" in told("hello")
    assert "another version" in told(text.replace("burgle1/", "burgle2/", 1))
    assert "the end is missing" in told(text[:200])
    assert "changed or lost" in told(text.replace("/p0.supply=", "/p0.supply=1", 1))
    row = re.search(r"/row=(\w+)", text)
    assert row is not None
    wrong = with_check(text.replace(f"/row={row[1]}", f"/row={row[1]}x", 1))
    said = told(wrong)
    assert f"letter {wrong.index('/row=') + 6}, row" in said and f"did you mean {row[1]}?" in said
    assert "there is no such part (did you mean marker?)" in told(with_check(text.replace("/marker=", "/markr=", 1)))
    assert "twice" in told(with_check(text.replace("/stack=", "/turn=3/stack=", 1)))
    assert "there is no game 'chess'" in told(with_check(text.replace("space.", "chess.", 1)))
    assert "for 2 to 4 players" in told(with_check(text.replace("/2/", "/7/", 1)))
    assert "over when no work is left" in told(with_check(re.sub(r"/stack=[^/]*", "", text)))
    assert burgle.from_position(re.sub(r"check=\w+", "check=_", text)).position() == text


@pytest.mark.parametrize(("part", "value"), [("stack", "choose,0,99999,0,1"), ("lying_minor", "~"), ("hunters", "")])
def test_what_no_game_gets_to_is_refused(part: str, value: str) -> None:
    """Well written, but numbers that lead nowhere: found when the question is asked again, or when chance plays on."""
    text = burgle.new_game("space", 2, 1).position()
    assert f"/{part}=" in text
    said = told(with_check(re.sub(rf"/{part}=[^/]*", f"/{part}={value}", text)))
    assert "no game gets there" in said


@pytest.mark.parametrize(("part", "value"), [("lying_minor", "~1"), ("artifacts", "-"), ("row", "hack")])
def test_lists_have_all_their_places(part: str, value: str) -> None:
    """Else the game would stumble over the first that is missing, sooner or later."""
    text = burgle.new_game("space", 2, 1).position()
    said = told(with_check(re.sub(rf"/{part}=[^/]*", f"/{part}={value}", text)))
    assert f", {part}): " in said and "places are needed, and there are 1 here" in said


def test_positions_are_pinned_to_content_players_options_and_numbering() -> None:
    """Another content is said so, not played wrong."""
    game = burgle.new_game("space", 2, 1)
    text = game.position()
    pin = re.search(r"/pin=(\w+)\.(\w+)/", text)
    assert pin is not None
    other = "0" * 12
    assert "made with content that is not here" in told(with_check(text.replace(pin[1], other, 1)))
    assert "made with content that is not here" in told(
        with_check(text.replace("layout=HY,DC,ML", "layout=HY,ML,DC", 1))
    )
    assert "another version of Burgle" in told(with_check(text.replace(pin[2], "00000000", 1)))
    assert "no longer plays" in told(with_check(text.replace("space.", "space.9", 1)))
    three = burgle.new_game("space", 3, 1).rules
    with pytest.raises(BadPosition, match="which is a different game"):
        read_under(three, text, seed_bytes(1))


def test_a_game_from_a_position_plays_saves_and_goes_back() -> None:
    """It goes on exactly as the game would; a save of it opens again; undo ends where it began."""
    game = burgle.new_game("legacy", 3, 8)
    while not (len(game.state.stack) > 1 and game.decision.who != 0 and len(game.codes) > 50):
        game.apply(game.decision.options[0])
    twin = burgle.from_position(game.position())
    assert (twin.hash(), twin.undo_steps, twin.codes) == (game.hash(), 0, [])
    with pytest.raises(burgle.IllegalOption):
        twin.undo()
    for _ in range(60):
        for one in (game, twin):
            one.apply(one.decision.options[-1])
    assert twin.hash() == game.hash() and len(twin.log) == 60
    assert burgle.load(twin.to_json()).hash() == game.hash()
    own = burgle.from_position(game.position(1))
    own.apply(own.decision.options[0])
    again = burgle.load(own.to_json())
    assert again.hash() == own.hash() and again.start == own.start and decider(again.state) == own.decision.who
    with pytest.raises(burgle.LoadError, match="position"):
        burgle.load(own.to_json().replace('"burgle1/', '"burgle1/x'))
    with pytest.raises(burgle.OptionError, match="no seat 3"):
        game.position(3)


def test_readable() -> None:
    """Turn, row, rooms and hands by name; a question by the name of its work."""
    game = burgle.new_game("space", 2, 1)
    text = game.position()
    me = game.state.players[game.decision.who]
    assert text.startswith(f"burgle1/space.{game.rules.version}/2/with.layout=HY,DC,ML/pin=")
    assert f"/active={me.seat}/" in text and f"/p{me.seat}.at={game.rules.spaces[me.room].key}/" in text
    assert f"/{STACK}=turn,{me.seat},0,0/" in text and "/seed=1/" in text
    for card in me.hand:
        assert game.rules.cards[card].key in text
    assert len(text) < 4_000
