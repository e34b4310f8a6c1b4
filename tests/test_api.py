"""The game from Python, as README.md tells it; odds are exact, previews keep their word."""

import doctest
import importlib
import itertools
import json
import os
import re
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import burgle
from burgle import kernel
from burgle.chapters import events as family
from burgle.chapters.row import Row
from burgle.kernel.chance import seed_bytes
from burgle.kernel.codes import IN
from burgle.kernel.determinise import determinise
from burgle.kernel.engine import answer, decider
from burgle.kernel.state import Event, State
from burgle.view.events import name_of
from burgle.view.notation import spell
from burgle.view.odds import odds
from burgle.view.preview import CHANCE, amounts, preview
from tests.props.odd import odd_start
from tests.props.players import COUNTS, Dice, policy_of, positions, sneak, start, start_game

ROOT = Path(__file__).resolve().parent.parent
FOUR_SIGMA = 4.0


def play_on(game: burgle.Game, answers: int, seed: int = 1) -> burgle.Game:
    """Answer so many decisions, or all there are."""
    dice = Dice(seed)
    while answers and not game.over:
        game.apply(sneak(game.state, dice))
        answers -= 1
    return game


# ---------------------------------------------------------------- as written


def test_readme_runs_as_written(capsys: pytest.CaptureFixture[str]) -> None:
    """Every piece of Python in README.md runs."""
    pieces = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert pieces
    for piece in pieces:
        exec(compile(piece, "README.md", "exec"), {})
    assert capsys.readouterr().out


def modules_with_examples() -> list[str]:
    """List the modules that show how they are used."""
    found = []
    for path in sorted((ROOT / "src" / "burgle").rglob("*.py")):
        if ">>> " in path.read_text("utf-8"):
            found.append(".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__"))
    return found


@pytest.mark.parametrize("name", modules_with_examples())
def test_examples_in_docstrings(name: str) -> None:
    """What a docstring shows is what comes out."""
    done = doctest.testmod(importlib.import_module(name))
    assert done.attempted and not done.failed


def test_the_public_names() -> None:
    """What `burgle` offers is there, and nothing of it is private."""
    assert set(burgle.__all__) >= {
        "Game",
        "IllegalOption",
        "LoadError",
        "OptionError",
        "StaleDecision",
        "load",
        "new_game",
    }
    for name in burgle.__all__:
        assert getattr(burgle, name) is not None


@pytest.mark.parametrize("players", COUNTS)
def test_a_game_from_start_to_end(players: int) -> None:
    """SP-001, SP-221 to SP-227: a game is played by its decisions and ends with a score for each seat."""
    game = burgle.new_game("space", players=players, seed=7)
    while not game.over:
        decision = game.decision
        assert decision.options and 0 <= decision.who < players and decision.prompt
        game.apply(sneak(game.state, Dice(decision.id)), decision=decision.id)
    scores, results = game.scores(), game.results()
    assert len(scores) == len(results) == players
    for score, result in zip(scores, results, strict=True):
        assert result.score == score
        assert (score is None) == (result.status == "lost")
        assert score is None or score == sum(points for _, _, points in result.lines)
    counted = [score for score in scores if score is not None]
    assert [result.score for result in results if result.won] == ([max(counted)] if counted else [])
    assert not game.decision.options and game.decision.who == -1


def test_the_same_seed_is_the_same_game() -> None:
    """Two games of one seed are one game; without a seed, chance is fresh."""
    one, two = (play_on(burgle.new_game("space", players=3, seed=11), 200) for _ in range(2))
    assert one.hash() == two.hash()
    assert burgle.new_game("space", players=3, seed=12).hash() != burgle.new_game("space", players=3, seed=11).hash()
    assert burgle.new_game("space", players=2).hash() != burgle.new_game("space", players=2).hash()


@pytest.mark.parametrize("first", range(4))
def test_who_goes_first(first: int) -> None:
    """SP-038: the table's choice, or chance; play goes clockwise."""
    game = burgle.new_game("space", players=4, seed=3, first=first)
    seats = [game.decision.who]
    while len(seats) < 5:
        game.apply(
            next(code for code in game.decision.options if game.decision.label(code).startswith(("play", "end")))
        )
        if game.decision.who != seats[-1]:
            seats.append(game.decision.who)
    assert seats == [(first + turn) % 4 for turn in range(5)]
    assert {burgle.new_game("space", players=4, seed=seed).decision.who for seed in range(40)} == {0, 1, 2, 3}


def test_options_as_a_person_types_them() -> None:
    """Labels lead back to their options, in any case and spacing; `describe` gives the price."""
    game = play_on(burgle.new_game("space", players=2, seed=5), 30)
    for code in game.decision.options:
        label = game.decision.label(code)
        assert game.decision.find(f"  {label.upper()} ") == code
        assert game.decision.describe(code)["label"] == label
    twin = game.copy()
    code = game.decision.options[0]
    game.apply(game.decision.label(code))
    twin.apply(code)
    assert game.hash() == twin.hash()


def test_decision_lists_are_the_callers_own() -> None:
    """Whoever changes a list of options, log or events changes nothing but the list."""
    game = play_on(burgle.new_game("space", players=2, seed=5), 10)
    before = game.to_json(), game.hash()
    game.decision.options.clear()
    game.log.clear()
    game.events(0).clear()
    wreck(game.decision.describe(game.decision.options[0]))
    wreck(game.odds())
    wreck(game.preview(game.decision.who, game.decision.options[0]))
    assert (game.to_json(), game.hash()) == before
    assert game.decision.options and game.log and game.events(0)
    for seat in range(-1, 2):
        shown = json.dumps(game.view(seat))
        wreck(game.view(seat))
        assert json.dumps(game.view(seat)) == shown
    assert (game.to_json(), game.hash()) == before


def wreck(thing: Any) -> None:
    """Empty everything in a thing, from the inside out."""
    if isinstance(thing, dict | list):
        for inner in list(thing.values() if isinstance(thing, dict) else thing):
            wreck(inner)
        thing.clear()


@pytest.mark.parametrize("players", COUNTS)
def test_views_are_json_and_show_one_hand(players: int) -> None:
    """SP-053: a seat sees its own hand and no other, a spectator sees none; all else is the same for everybody."""
    game = play_on(burgle.new_game("space", players=players, seed=6), 80)
    for seat in range(-1, players):
        shown = json.loads(json.dumps(game.view(seat)))
        hands = [number for number, player in enumerate(shown["players"]) if "hand" in player]
        assert hands == ([seat] if seat >= 0 else [])
        assert ("options" in shown["decision"]) == (seat == game.decision.who)
        text = json.dumps(shown)
        assert f"{game.seed:064x}" not in text and not any(key.hex() in text for key in game.state.chance.keys)


def test_why_not_cites_the_clause() -> None:
    """SP-143: the way into Command is barred, and the answer says by which clause."""
    game = burgle.new_game("space", players=2, seed=7)
    who = game.decision.who
    (reason,) = game.why_not(who, "ride CM1")
    assert reason.text and reason.code
    assert game.why_not(who, game.decision.options[0]) == []
    assert game.why_not(who, game.decision.label(game.decision.options[0])) == []
    (turn,) = game.why_not(1 - who, game.decision.options[0])
    assert turn.code == "not_your_turn"
    (cards,) = game.why_not(who, "end turn")
    assert (cards.code, cards.have, cards.clause) == ("unplayed_cards", 5, "SP-043")


def test_every_refusal_of_a_game_has_words_and_a_clause() -> None:
    """A reason is worded and cites a clause, whatever is tried."""
    seen: dict[str, str] = {}
    for st in positions(4, 1, 41):
        game = start_game(4, 1)
        game.state = st.copy()
        who = decider(st)
        for action in st.rules.actions:
            for arg in action.targets(st, st.players[who])[st.did % 5 :: 5]:
                for reason in game.why_not(who, action.kind << 16 | arg):
                    seen[reason.code] = reason.clause
                    assert reason.text.strip()
    assert len(seen) > 15
    assert [code for code, clause in seen.items() if not re.fullmatch(r"SP-\d{3}", clause)] == []


def test_log_events_and_copies() -> None:
    """The log has a line for each answer, events go on from a number, a twin goes its own way."""
    game = play_on(burgle.new_game("space", players=2, seed=8), 40)
    assert [entry.code for entry in game.log] == game.codes
    assert [entry.decision for entry in game.log] == list(range(1, 41))
    assert all(entry.text and 0 <= entry.seat < 2 for entry in game.log)
    everything = game.events(0)
    assert [event["seq"] for event in everything] == list(range(len(everything)))
    assert game.events(0, since=len(everything) - 3) == everything[-3:]
    twin, before = game.copy(), game.to_json()
    play_on(twin, 15, seed=2)
    assert (game.to_json(), len(game.codes), len(twin.codes)) == (before, 40, 55)
    assert burgle.load(before).hash() == game.hash()


def test_no_record_is_the_same_game() -> None:
    """Without a record there are no log and events, but the same game."""
    fast = play_on(burgle.new_game("space", players=3, seed=9, record=False), 150)
    slow = play_on(burgle.new_game("space", players=3, seed=9), 150)
    assert fast.hash() == slow.hash()
    assert fast.to_json() == slow.to_json()
    assert (fast.log, fast.events(0), fast.undo_steps) == ([], [], 0)


# ---------------------------------------------------------------- odds


def attack_in(st: State) -> Row:
    """Find the chapter that attacks."""
    return next(chapter for chapter in st.rules.chapters if isinstance(chapter, Row))


def attacked(st: State, draws: int, seed: int) -> list[tuple[int, bool]]:
    """Let a real attack happen in a world with other chance: each seat's new damage, and whether it is out."""
    world = determinise(st, 0, seed_bytes(seed))
    bag = attack_in(world).bag
    world.stack.clear()
    bag.attack(world, world.active, draws, family.ATTACK)
    while world.stack:
        frame = world.stack[-1]
        world.rules.kinds[frame.kind].run(world, frame)
    pairs = zip(st.players, world.players, strict=True)
    return [(new.damage - old.damage, new.status != IN) for old, new in pairs]


def scene(players: int, seed: int, answers: int) -> State:
    """A position of a random game."""
    st = start(players, seed)
    for found in itertools.islice(positions(players, seed, answers), 1):
        st = found
    return st


def small_bag(players: int, cubes: list[int], damage: int, areas: int, reds: int) -> State:
    """A state whose bag holds just these cubes; everybody has so much damage and so many cubes in the area."""
    st = start(players, 1)
    st.piles[st.rules.pile_names.index("bag")].rest = cubes
    for p in st.players:
        p.supply += p.area - damage - areas
        p.area, p.damage = areas, damage
    st.nums[st.rules.num_names.index("hunters_in_area")] = reds
    return st


# Cubes in the bag (0 black, 1 red, 2 and 3 of the players), damage, cubes of each player in the area, red ones there.
BAGS: list[tuple[list[int], int, int, int]] = [
    ([0, 0, 0, 0], 0, 0, 0),
    ([0, 0, 2, 3], 0, 0, 1),
    ([0, 2, 2, 2, 3], 7, 0, 0),
    ([0, 0, 1, 2, 3], 8, 0, 0),
    ([0, 1, 1, 2, 2, 3], 9, 0, 1),
    ([0, 0, 0], 8, 1, 0),
    ([1, 1, 2, 3], 7, 1, 2),
]


@pytest.mark.parametrize("draws", [1, 2, 3, 5, 9])
@pytest.mark.parametrize(("cubes", "damage", "areas", "reds"), BAGS)
def test_odds_are_exact(cubes: list[int], damage: int, areas: int, reds: int, draws: int) -> None:
    """SP-168 to SP-173, SP-180, SP-204, SP-253: small bags, every handful of cubes counted by hand."""
    st = small_bag(2, cubes[:], damage, areas, reds)
    whole = cubes + [2] * areas + [3] * areas + [1] * reds
    left = 10 - damage
    handfuls = list(itertools.combinations(whole, min(draws, len(whole))))
    found = odds(st, draws)
    assert (found["draws"], found["bag"]) == (draws, len(whole))
    for seat in found["seats"]:
        hurt = [min(left, sum(cube in (1, 2 + seat["seat"]) for cube in handful)) for handful in handfuls]
        exact = [Fraction(hurt.count(n), len(hurt)) for n in range(max(hurt) + 1)]
        out = Fraction(sum(n == left for n in hurt), len(hurt)) if draws < len(whole) else Fraction(1)
        assert seat["damage"] == pytest.approx([float(share) for share in exact])
        assert seat["expected"] == pytest.approx(float(Fraction(sum(hurt), len(hurt))))
        assert seat["knock_out"] == pytest.approx(float(out))
        assert sum(seat["damage"]) == pytest.approx(1)


@pytest.mark.parametrize(
    "st",
    [scene(2, 1, 200), scene(3, 4, 500), scene(4, 7, 300), odd_start(2, 3), odd_start(3, 1), odd_start(4, 9)],
    ids=["2 players", "3 players", "4 players", "2 players, odd", "3 players, odd", "4 players, odd"],
)
def test_odds_agree_with_real_attacks(st: State) -> None:
    """A couple of thousand real attacks in positions of random games, within four standard deviations."""
    told = odds(st)
    tries = 2000
    fates = [attacked(st, told["draws"], 100_000 + number) for number in range(tries)]
    for seat in told["seats"]:
        mine = [fate[seat["seat"]] for fate in fates]
        for hurt, chance in enumerate(seat["damage"]):
            share = sum(damage == hurt for damage, _ in mine) / tries
            assert abs(share - chance) <= FOUR_SIGMA * (chance * (1 - chance) / tries) ** 0.5 + 1e-9
        if st.players[seat["seat"]].status == IN:
            share = sum(out for _, out in mine) / tries
            chance = seat["knock_out"]
            assert abs(share - chance) <= FOUR_SIGMA * (chance * (1 - chance) / tries) ** 0.5 + 1e-9


def test_odds_of_an_attack_coming() -> None:
    """SP-163, SP-165: no gap, no attack; else the exact share of refills with a symbol, compared with real refills."""
    compared = 0
    for st in positions(3, 2, 5):
        told = odds(st)["attack"]
        gaps = st.row.count(-1)
        row = attack_in(st)
        if gaps == 0:
            assert told == 0
            continue
        tries, shown = 400, 0
        for number in range(tries):
            world = determinise(st, 0, seed_bytes(number))
            cards = [world.piles[row.deck].draw(world.chance) for _ in range(gaps)]
            shown += any(world.rules.cards[card].attack for card in cards)
        assert abs(shown / tries - told) <= FOUR_SIGMA * (told * (1 - told) / tries) ** 0.5 + 1e-9
        compared += 1
    assert compared > 3


# ---------------------------------------------------------------- previews


@pytest.mark.parametrize("players", COUNTS)
def test_previews_keep_their_word(players: int) -> None:
    """What is sure happens; what is luck is among the chances named; and looking ahead touches nothing."""
    sure = lucky = 0
    for st in positions(players, 1, 17):
        game = start_game(players, 1)
        game.state = st.copy()
        who, before = game.decision.who, game.hash()
        for code in game.decision.options:
            told = game.preview(who, code)
            events = real_events(game, who, code)
            assert stripped(told["events"]) == stripped(events[: len(told["events"])])
            if told["reveals"]:
                lucky += luck_is_named(told, events)
            else:
                after = game.copy()
                after.apply(code)
                old, new = amounts(game.state, who), amounts(after.state, who)
                assert set(old) == set(game.rules.resources)
                assert told["changes"] == {name: new[name] - old[name] for name in old if new[name] != old[name]}
                assert told["odds"] == after.odds()
                assert len(told["events"]) == len(events)
                sure += 1
        assert game.hash() == before
    assert sure > 20 and lucky > 5


def real_events(game: burgle.Game, who: int, code: int) -> list[dict[str, Any]]:
    """What really happens on an answer, as the one who gives it sees it."""
    twin = game.copy()
    number = len(twin.events(who)) if twin.codes else len(twin._course.happened.listed())
    twin.apply(code)
    return twin.events(who, since=number)


def stripped(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Events without their numbers."""
    return [{key: value for key, value in event.items() if key != "seq"} for event in events]


def luck_is_named(told: dict[str, Any], events: list[dict[str, Any]]) -> bool:
    """The first thing that chance brings was given a chance above zero, and all chances make one."""
    chances: dict[str, float] = told.get("chances", {})
    if not chances:
        return False
    assert sum(chances.values()) == pytest.approx(1)
    first = next(event for event in events if event["code"] in CHANCE and event["code"] != "shuffle")
    if first["seat"] == events[0]["seat"] or first["code"] in ("reveal", "cube", "found"):
        assert chances.get(str(first["a"]), 0) > 0, (first, chances)
        return True
    return False


@pytest.mark.parametrize("players", COUNTS)
def test_chances_of_a_preview_are_exact(players: int) -> None:
    """What chance may bring first comes as often as told, in hundreds of worlds with other chance."""
    tries, compared = 300, 0
    for seed in range(1, 7):
        for st in positions(players, seed, 43):
            who = decider(st)
            for code in st.options:
                told = preview(st, who, code)
                if "chances" not in told or (compared > 40 and st.players[who].deck.size()):
                    continue
                compared += 1
                firsts = Counter(first_luck(st, who, code, number) for number in range(tries))
                assert firsts.keys() <= told["chances"].keys(), (spell(st, code), firsts, told["chances"])
                for thing, chance in told["chances"].items():
                    off = abs(firsts[thing] / tries - chance)
                    assert off <= 5 * (chance * (1 - chance) / tries) ** 0.5 + 1e-9, (spell(st, code), thing, chance)
    assert compared > 8


@pytest.mark.parametrize(
    ("hand", "play", "picked", "do", "wanted"),
    [
        (["secret_handshake"], ["access"], [], "play Secret Handshake", {"hack": 0.5, "stumble": 0.5}),
        ([], ["access", "access"], [], "end turn", {"hack": 0.25, "stumble": 0.25, "access": 0.5}),
        (["secret_handshake"], ["access"], ["hack"], "play Secret Handshake", {"stumble": 1.0}),
        ([], ["access", "access"], ["hack"], "end turn", {"stumble": 1 / 3, "access": 2 / 3}),
    ],
)
def test_chances_with_an_empty_deck(
    hand: list[str], play: list[str], picked: list[str], do: str, wanted: dict[str, float]
) -> None:
    """SP-046, SP-047, SP-159, SP-197: a reshuffle in the turn leaves out what is in play, and what is picked for the box."""
    game = burgle.new_game("space", players=2, seed=1)
    st, ids = game.state, game.rules.card_ids
    p = st.players[game.decision.who]
    p.hand, p.play, p.discard, p.deck.rest = (
        [ids[k] for k in hand],
        [ids[k] for k in play],
        [ids["hack"], ids["stumble"]],
        [],
    )
    st.add(st.rules.zone_names.index("held_discard"), [ids[key] for key in picked])
    st.options = st.rules.kinds[st.stack[st.asked].kind].ask(st, st.stack[st.asked])
    code = game.decision.find(do)
    assert game.preview(p.seat, code)["chances"] == pytest.approx(wanted)
    assert {first_luck(st, p.seat, code, number) for number in range(40)} == wanted.keys()


def first_luck(st: State, who: int, code: int, number: int) -> str:
    """Try an option in a world with other chance, and name the first thing that turns up."""
    world = determinise(st, who, seed_bytes(500_000 + number))
    happened: list[Event] = []
    world.events = happened
    answer(world, code)
    for event in happened:
        kind = world.rules.events[event.kind]
        if kind.code in CHANCE and kind.code != "shuffle":
            return str(name_of(world, kind.a, event.a))
    return "nothing"


def test_preview_is_for_waiting_options_only() -> None:
    """What is not offered cannot be looked ahead at."""
    game = burgle.new_game("space", players=2, seed=1)
    with pytest.raises(ValueError):
        game.preview(game.decision.who, 5)


def test_preview_is_for_who_decides() -> None:
    """SP-053: a rival learns nothing by asking what another's option would do, whatever the cards."""
    for seed in range(6):
        game = burgle.new_game("space", players=3, seed=seed)
        for code in game.decision.options:
            with pytest.raises(ValueError, match="who decides"):
                game.preview((game.decision.who + 1) % 3, code)


def test_determinised_worlds_play_on() -> None:
    """A world for search has the seat's own hand, and another seed gives another world."""
    game = play_on(burgle.new_game("space", players=3, seed=2), 50)
    seat = game.decision.who
    worlds = [game.determinise(seat, seed) for seed in range(3)]
    assert all(world.players[seat].hand == game.state.players[seat].hand for world in worlds)
    assert len({world.chance.key(0) for world in worlds}) == 3
    assert policy_of(1) is sneak


@pytest.mark.parametrize("players", ["a", None, 2.5, True])
def test_players_must_be_a_number(players: object) -> None:
    with pytest.raises(burgle.OptionError, match="players: a whole number is needed"):
        burgle.new_game("space", players=players)  # type: ignore[arg-type]
    with pytest.raises(burgle.OptionError, match="first: a whole number"):
        burgle.new_game("space", 2, first="a")  # type: ignore[arg-type]


def test_why_not_wants_an_option() -> None:
    game = burgle.new_game("space", 2, 1, first=0)
    with pytest.raises(ValueError, match="by its code or its words, not by None"):
        game.why_not(0, None)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="there is no seat None"):
        game.why_not(None, "end turn")  # type: ignore[arg-type]


def test_the_expected_form_runs() -> None:
    """The second run of `make test` says that it expects the compiled engine, and gets it; the first gets the sources."""
    assert (os.environ.get("BURGLE_EXPECT_COMPILED") == "1") == kernel.COMPILED
