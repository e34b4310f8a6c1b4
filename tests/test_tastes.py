"""Keen prices: they are found by playing, kept in a file, and the master makes plans and plays on by them."""

from dataclasses import fields, replace
from pathlib import Path

import pytest

import burgle
from burgle.bots import BOTS, World
from burgle.bots.judge import PlanJudge
from burgle.bots.keen import KEEN, keen_taste
from burgle.bots.levels import LEVELS, PLAIN
from burgle.bots.lookahead import Crew
from burgle.bots.mind.goals import taste_for
from burgle.bots.mind.taste import Taste
from burgle.bots.planner import PlannerBot
from burgle.bots.propose import Proposals
from burgle.bots.values import value_for
from burgle.kernel.engine import answer, decider
from burgle.kernel.state import State
from burgle.lab.tastes import NEAR, PRICES, book_for, examine, main, search, start_at, taste_at

MISER = replace(Taste(), skill=0.0, card=0.0, free_card=0.0, thin=99.0)  # buys nothing


def hand_played(seed: int) -> State:
    """A duel in which somebody has played the hand and may do several things."""
    st = burgle.new_game("space", players=2, seed=seed).state
    bots = [BOTS["greedy"](seat) for seat in range(2)]
    while st.turn < 6 or st.players[st.active].hand or decider(st) != st.active or len(st.options) < 5:
        answer(st, bots[decider(st)].decide(st))
    return st


def test_every_file_names_prices_and_nothing_else() -> None:
    """A price that nobody pays, or a name that was misspelt, would be found only at play."""
    names = {one.name for one in fields(Taste)}
    assert KEEN
    for game, found in KEEN.items():
        for players, prices in found.items():
            assert prices.keys() <= names and all(isinstance(price, float) for price in prices.values())
            rules = book_for(game, players)
            assert keen_taste(rules) == replace(taste_for(rules), **prices)


def test_who_is_many_pays_the_prices_for_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prices for two serve two alone; those for three serve four as well; a game without any pays the usual ones."""
    for counts, paid in (((3,), [False, True, True]), ((2,), [True, False, False])):
        monkeypatch.setitem(KEEN, "space", {n: {"boot": 7.0} for n in counts})
        keen_taste.cache_clear()
        assert [keen_taste(book_for("space", n)).boot == 7.0 for n in (2, 3, 4)] == paid
    monkeypatch.delitem(KEEN, "space")
    keen_taste.cache_clear()
    assert keen_taste(book_for("space", 2)) == taste_for(book_for("space", 2))
    keen_taste.cache_clear()


def test_a_keen_player_plans_and_expects_itself_to_play_by_its_prices(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first plan is greedy's to those prices, and what it expects of the rounds to come is another thing with others."""
    st = hand_played(5)
    seat = decider(st)
    monkeypatch.setattr("burgle.bots.propose.keen_taste", lambda rules: MISER)
    burgle.bots.propose.tastes.cache_clear()
    world = World(st, seat, 3)
    usual = Proposals(world.state, seat, world.seed).plans(1)[0]
    keen = Proposals(world.state, seat, world.seed, keen=True).plans(1)[0]
    burgle.bots.propose.tastes.cache_clear()
    there, codes = world.state.copy(), []
    crew = Crew(2, world.seed, seat, MISER)
    while there.turn == st.turn and there.fence == st.fence:
        codes.append(crew.choose(there))
        answer(there, codes[-1])
    assert keen.codes == tuple(codes) != usual.codes
    value = value_for(st.rules)
    samples = [PlanJudge(world, value, 3, 4, PLAIN, taste).sample(usual, 0) for taste in (None, MISER)]
    assert samples[0] != samples[1]


def test_the_master_is_keen_and_others_are_not() -> None:
    """What sets the master apart is a word in the table of levels."""
    assert [level.id for level in LEVELS.values() if level.keen] == ["master"]
    st = hand_played(8)
    quick = replace(LEVELS["master"], rounds=0, worlds=2, ideas=3, again=0, slower={})
    world = World(st, decider(st), 4)
    thought = PlannerBot(1, quick).think(world, st.options[:])
    keen = Proposals(world.state, world.seat, world.seed, keen=True).plans(3)
    assert {one.plan for one in thought.verdicts} == set(keen)


def test_second_thoughts_go_with_the_best_plan_as_far_as_some_step() -> None:
    """They differ from it at a later step, come to what no other plan comes to, and one that is better is taken."""
    st = hand_played(5)
    world = World(st, decider(st), 3)
    proposals = Proposals(world.state, world.seat, world.seed, keen=True)
    plans = proposals.plans(9)
    best = max(plans, key=lambda plan: len(plan.codes))
    known = set(proposals.found)
    more = proposals.around(best, 12)
    assert more and all(one.codes[0] == best.codes[0] and one.codes != best.codes for one in more)
    assert len(proposals.found) == len(known) + len(more)
    assert not proposals.around(best, 0)
    level = replace(LEVELS["master"], rounds=1, worlds=4, ideas=6, slower={})
    taken = {}
    for again in (0, 12):
        thoughts = [PlannerBot(1, replace(level, again=again)).consider(hand_played(seed)) for seed in range(20, 28)]
        taken[again] = [one.plan for one in thoughts]
        assert all(one.verdicts[0].plan is one.plan for one in thoughts)
    others = [later for first, later in zip(taken[0], taken[12], strict=True) if first != later]
    assert others and all(plan.by == "second thought" for plan in others)


def test_half_of_the_rounds_later_and_all_of_them_count_alike() -> None:
    """A plan is looked at twice in each world; one that goes no round further, once."""
    st = hand_played(11)
    world = World(st, decider(st), 9)
    plan = Proposals(world.state, world.seat, world.seed).plans(1)[0]
    value = value_for(st.rules)
    assert value is not None

    def seen(rounds: int) -> float:
        there = judge.deal(0).copy()
        crew = Crew(2, judge.seed(0), brisk=True)
        after = there.turn + 1
        for code in plan.codes:
            answer(there, code)
        crew.play_on(there, after + 2 * rounds)
        return value.all(there)[world.seat].win

    judge = PlanJudge(world, value, 4, 1, PLAIN)
    assert judge.sample(plan, 0).win == pytest.approx((seen(2) + seen(4)) / 2)
    judge = PlanJudge(world, value, 1, 1, PLAIN)
    assert judge.sample(plan, 0).win == pytest.approx(seen(1))


def test_prices_are_searched_and_written_down(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A search of a minute in small: it examines on unseen deals, and keeps what it knew of other numbers of players."""
    path = tmp_path / "space.json"
    path.write_text('{"4": {"boot": 2.0}}')
    main(["--crowd", "4", "--generations", "1", "--deals", "1", "--examined", "1", "--out", str(path)])
    assert "2 unseen games" in capsys.readouterr().out
    told = path.read_text()
    assert '"4": {"boot": 2.0}' in told and all(f'"{name}"' in told for name in PRICES)


def test_a_search_may_begin_with_what_was_found_elsewhere() -> None:
    """Prices of one game lie somewhere for every other: as far from its usual ones."""
    own = taste_for(book_for("space", 2))
    there = taste_at(own, start_at("space:2"))
    assert all(getattr(there, name) == pytest.approx(price, abs=1e-5) for name, price in KEEN["space"][2].items())
    moved, worth = next(search([book_for("space", 2)], own, 2, 1, 1, 5, start_at("space:2")))
    assert sum(abs(a - b) for a, b in zip(moved, start_at("space:2"), strict=True)) < NEAR * len(PRICES) and worth


def test_a_taste_is_examined_in_every_seat_against_greedy() -> None:
    """The usual prices win as often as their rival does; who buys nothing wins less."""
    rules = book_for("space", 2)
    own = taste_for(rules)
    usual = examine(rules, own, range(3))
    assert usual.wins == usual.others and usual.lead == 0
    assert examine(rules, replace(own, skill=0.0, card=0.0, thin=99.0), range(6)).worth < usual.worth
    assert taste_at(own, [0.0] * len(PRICES)) == own
