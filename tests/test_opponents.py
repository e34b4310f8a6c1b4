"""Thoughts, values and planners: they know no more than their seat, say what they mean, and are the same every time."""

import random
from array import array
from collections.abc import Callable
from dataclasses import replace

import pytest

import burgle
from burgle.bots import BOTS, World
from burgle.bots.judge import PlanJudge, Sample
from burgle.bots.levels import CHARACTERS, LEVELS, PLAIN, all_ids, level_and_character
from burgle.bots.loading import find_bot
from burgle.bots.lookahead import Crew
from burgle.bots.planner import PlannerBot
from burgle.bots.propose import Proposals, reached, tastes, traits_of
from burgle.bots.shaken import ShakenBot, shaken, taken
from burgle.bots.thought import Plan, Thought, Weighed
from burgle.bots.values import VALUES, ValueFile, value_for, written
from burgle.cli import Failure
from burgle.cli.opponents import boards_of, split_bots
from burgle.content.library import todays
from burgle.games import GAMES as SPECS
from burgle.kernel.chance import seed_bytes
from burgle.kernel.codes import LOST
from burgle.kernel.determinise import determinise
from burgle.kernel.engine import answer, decider
from burgle.kernel.sense import sense_of
from burgle.kernel.state import State
from burgle.kernel.traits import ENDS_TURN, GETS, MOVES, PLAYS, PRIZE
from burgle.kernel.value import LearnedValue, Net4, outcome
from burgle.lab.fit import brier, fit, logit
from burgle.lab.ladder import Sprt, contest, wilson
from burgle.lab.selfplay import Lesson, LessonPlan, play_lesson
from burgle.lab.train import composed
from burgle.lab.truth import truth

GAMES = ("space", "catacombs", "legacy", "darkest")
QUICK = replace(LEVELS["expert"], rounds=0, worlds=4, ideas=5, again=4)


def later(game: str, players: int, answers: int, seed: int = 3) -> State:
    """A game that greedy players have begun."""
    st = burgle.new_game(game, players=players, seed=seed).state
    bots = [BOTS["greedy"](seat) for seat in range(players)]
    for _ in range(answers):
        if not st.over:
            answer(st, bots[decider(st)].decide(st))
    return st


def ends(st: State) -> bool:
    """Whether the turn may be ended."""
    return any(traits_of(st, code) & ENDS_TURN for code in st.options)


def in_turn(st: State) -> State:
    """The next position in which somebody has played the hand and may do several things."""
    bots = [BOTS["greedy"](seat) for seat in range(len(st.players))]
    while not st.over and (st.players[st.active].hand or decider(st) != st.active or len(st.options) < 4):
        answer(st, bots[decider(st)].decide(st))
    assert not st.over
    return st


@pytest.mark.parametrize(("game", "players"), [("space", 4), ("catacombs", 6), ("legacy", 3), ("darkest", 3)])
def test_numbers_have_names(game: str, players: int) -> None:
    """Every chapter adds as many numbers as it has named, and no two of a player's are called the same."""
    st = later(game, players, 60)
    sense = sense_of(st.rules)
    assert len(set(sense.names)) == len(sense.names)
    for p in st.players:
        found: list[float] = []
        far = st.rules.pathfinder.distances(st, p) if st.rules.pathfinder else []
        for chapter, names in zip(st.rules.sensors, st.rules.sense_names, strict=True):
            before = len(found)
            chapter.sense(st, p, far, found)
            assert len(found) - before == len(names), type(chapter).__name__
        assert len(sense.numbers(st, p.seat)) == len(sense.names)


@pytest.mark.parametrize("game", GAMES)
def test_numbers_hold_nothing_hidden(game: str) -> None:
    """What is sensed for a seat is the same in the real game and in every world that the seat cannot tell from it."""
    st = later(game, 3, 120)
    sense = sense_of(st.rules)
    for p in st.players:
        real = sense.numbers(st, p.seat)
        for number in range(3):
            assert sense.numbers(determinise(st, p.seat, seed_bytes(number)), p.seat) == real


@pytest.mark.parametrize("game", GAMES)
def test_thoughts_hold_nothing_hidden(game: str) -> None:
    """The same question in another world of the same seat gets the same answer, plan and numbers, to the last digit."""
    st = in_turn(later(game, 2, 90))
    seat = decider(st)
    bot = PlannerBot(5, QUICK)
    thought = bot.think(World(st, seat, 77), st.options[:])
    assert thought.code in st.options and thought.code == thought.plan.codes[0]
    assert len(thought.verdicts) >= 2 and thought.chosen is not None and thought.chosen.plan == thought.plan
    assert all(0.0 <= one.win <= 1.0 and 0.0 <= one.caught <= 1.0 and one.worlds for one in thought.verdicts)
    for number in (1, 2):
        other = determinise(st, seat, seed_bytes(number))
        assert PlannerBot(5, QUICK).think(World(other, seat, 77), other.options[:]) == thought


def test_a_plan_ends_where_something_is_revealed() -> None:
    """Plans go through in every world of the seat: up to where they end nothing depends on what a world invented."""
    for answers in (60, 130, 200):
        st = in_turn(later("catacombs", 2, answers, seed=answers))
        seat = decider(st)
        world = World(st, seat, 5)
        plans = Proposals(world.state, seat, world.seed).plans(8)
        assert len({plan.codes for plan in plans}) == len(plans) >= 2
        for plan in plans:
            for number in range(3):
                there = world.veil.deal(seed_bytes(number))
                for at, code in enumerate(plan.codes):
                    assert code in there.options, (plan, at)
                    answer(there, code)


@pytest.mark.parametrize("game", GAMES)
def test_brisk_players_play_on(game: str) -> None:
    """Whoever thinks less often still answers what is offered, tires nobody, and takes a game to its end."""
    st = burgle.new_game(game, players=3, seed=6).state
    Crew(3, seed_bytes(1), brisk=True).play_on(st, 400)
    assert st.over and any(outcome(st, p.seat).points > 0 for p in st.players)


def test_two_ways_to_the_same_are_one_plan() -> None:
    """Cards that are bought in another order make no other plan; another card does."""
    st = in_turn(later("space", 2, 140))
    seat = decider(st)
    while True:
        wares = [code for code in st.options if traits_of(st, code) & GETS]
        pairs = [
            (a, b) for a in wares for b in wares if a < b and b in after(st, a).options and a in after(st, b).options
        ]
        if pairs:
            break
        answer(st, BOTS["greedy"](st.active).decide(st))
        st = in_turn(st)
        seat = decider(st)
    first, second = pairs[0]
    assert reached(after(st, first, second), seat) == reached(after(st, second, first), seat)
    assert reached(after(st, first), seat) != reached(after(st, second), seat)


def after(st: State, *codes: int) -> State:
    """A copy of a game, played on with some answers."""
    there = st.copy()
    for code in codes:
        answer(there, code)
    return there


def test_hopeless_plans_are_given_up_and_clear_ones_taken() -> None:
    """The better half goes on, less what is behind by more than chance would have it; a clear lead needs no more worlds."""
    st = in_turn(later("space", 2, 60))
    judge = PlanJudge(World(st, decider(st), 1), None, 1, 16, PLAIN)
    usual, good, bad, worst = plans = [Plan((n,), str(n)) for n in range(4)]
    for plan, level in zip(plans, (0.5, 0.52, 0.3, 0.1), strict=True):
        judge.samples[plan] = [Sample(level + 0.05 * (n % 3) * (plan is good), 0.0, 0.0, 0.0, 0.0) for n in range(8)]
    assert judge.still_in(usual, [bad, good, worst]) == [good]
    assert judge.is_clear(usual, [good]) and judge.is_clear(usual, [])
    judge.samples[good] = [Sample(0.3 if n % 2 else 0.72, 0.0, 0.0, 0.0, 0.0) for n in range(8)]
    assert not judge.is_clear(usual, [good]) and judge.still_in(usual, [good]) == [good]


def test_another_way_begins_otherwise() -> None:
    """What a thought is held against: another sort of turn that begins otherwise, or whichever of the two there is."""

    def thought(*others: tuple[int, str]) -> Thought:
        plans = [Plan((n, 9), "", kind) for n, kind in ((1, "shop"), *others)]
        return Thought(1, plans[0], tuple(Weighed(plan, 0.5, 0, 0, 0, 0, 4, 0.5) for plan in plans))

    for others, best in (
        (((1, "walk"), (2, "shop"), (3, "walk"), (4, "out")), 2),
        (((1, "walk"), (2, "shop")), 1),
        (((1, "shop"), (1, "walk")), 1),
        (((1, "shop"),), 0),
    ):
        told = thought(*others)
        assert told.other == told.verdicts[1 + best]
    assert thought().other is None


def test_second_thoughts_are_held_against_their_own_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plan that was better in fresh worlds is told beside what it was better than there, not in its lucky first ones."""
    seen: list[list[Weighed]] = []
    plain = PlanJudge.judge

    def judge(self: PlanJudge, plans: list[Plan], clock: Callable[[], bool]) -> list[Weighed]:
        seen.append(plain(self, plans, clock))
        if len(seen) == 2:
            seen[1].sort(key=lambda one: one.plan is plans[0])  # the first choice comes out last
        return seen[-1]

    monkeypatch.setattr(PlanJudge, "judge", judge)
    st = in_turn(later("space", 2, 60))
    thought = PlannerBot(5, replace(QUICK, again=4)).consider(st)
    assert len(seen) == 2 and list(thought.verdicts[: len(seen[1])]) == seen[1]
    plans = [one.plan for one in thought.verdicts]
    assert len(set(plans)) == len(plans) and seen[0][0].plan in plans


def test_planners_play_the_same_game_twice() -> None:
    """Worlds are the budget, not time: answers are legal, and the same again."""
    told = []
    for _ in range(2):
        st = burgle.new_game("space", players=2, seed=4).state
        bots = [PlannerBot(1, replace(QUICK, worlds=2, ideas=4)), BOTS["greedy"](2)]
        codes = []
        while not st.over and len(codes) < 70:
            code = bots[decider(st)].decide(st)
            assert code in st.options
            codes.append(code)
            answer(st, code)
        told.append(codes)
    assert told[0] == told[1]


def test_there_is_an_answer_however_little_time() -> None:
    """Who has no time takes the usual plan, or the best of the few that could be looked at."""
    st = in_turn(later("legacy", 2, 60))
    bot = PlannerBot(5)
    bot.millis = 1
    thought = bot.consider(st)
    assert thought.code in st.options and len(thought.verdicts) <= 2
    bot = PlannerBot(5, QUICK)
    assert bot.consider(st).verdicts == PlannerBot(5, QUICK).consider(st).verdicts  # without a limit time has no say


def test_a_plan_is_followed_until_something_is_revealed() -> None:
    """What `plan` gives are the answers that `choose` would give one after the other."""
    st = in_turn(later("space", 2, 60))
    seat = decider(st)
    codes = PlannerBot(5, QUICK).plan(World(st, seat, 9), st.options[:])
    bot = PlannerBot(5, QUICK)
    fence = st.fence
    for code in codes:
        if st.fence != fence or decider(st) != seat:
            break
        assert bot.choose(World(st, seat, 9), st.options[:]) == code
        answer(st, code)


def test_a_game_that_is_over_is_worth_what_came_of_it() -> None:
    """The four heads at the end: who won, who was lost, points and lead."""
    st = later("space", 2, 100_000)
    assert st.over
    value = value_for(st.rules)
    assert value is not None
    for p, one in zip(st.players, value.all(st), strict=True):
        came = outcome(st, p.seat)
        assert (one.win, one.caught, one.points, one.lead) == (came.win, came.caught, came.points, came.lead)
        assert one.caught == (p.status == LOST)
    assert sum(one.win for one in value.all(st)) in (0.0, 1.0)


@pytest.mark.parametrize("game", sorted(VALUES))
def test_values_that_are_shipped_are_true(game: str) -> None:
    """On games that were not learned: better than always saying the mean, and what is said comes true."""
    report = VALUES[game].report
    for head in ("win", "late"):
        assert report["truth"][head]["brier"] < 0.9 * report["truth"][head]["base"]
    assert report["truth"]["win"]["calibration"] <= 0.03
    assert report["game"] == game and report["games"] >= 500
    for bent in report.get("bent", {}).values():
        assert bent["after"]["calibration"] < bent["before"]["calibration"]
        assert bent["after"]["brier"] < min(bent["before"]["brier"], bent["after"]["base"])


def test_a_value_makes_do_with_what_it_knows() -> None:
    """Numbers that a rulebook has not stand at their mean; those that were never learned are left aside."""
    st = later("space", 2, 100)
    file = VALUES["space"]
    whole = LearnedValue(file.net, file.names, st.rules)
    assert whole.known == 1.0
    strange = LearnedValue(file.net, ["nothing of the sort", *file.names[1:]], st.rules)
    assert strange.known < 1.0
    assert 0.0 <= strange.of(st, 0).win <= 1.0


def test_lessons_are_learned_and_kept() -> None:
    """A net learns what one number says about winning, and reads the same from its file."""
    dice = random.Random(1)
    lessons = []
    for number in range(120):
        lesson = Lesson(number, 2)
        for _ in range(20):
            x = dice.gauss(0.0, 1.0)
            won = 1.0 if dice.random() < (0.9 if x > 0 else 0.1) else 0.0
            lesson.rows.append(array("f", [x, dice.random(), 1.0]))
            lesson.came.append((won, 1.0 - won, x, 2 * x))
            lesson.phase.append(dice.random())
        lessons.append(lesson)
    fitted = fit(lessons, hidden=4, epochs=60, tell=lambda text: None)
    assert brier(fitted.net, fitted.unseen) < 0.13  # 0.09 is all there is to know, 0.25 knows nothing
    told = written(fitted.net, ["a", "b", "c"], {})
    again = ValueFile(__import__("json").loads(told))
    assert again.names == ["a", "b", "c"]
    ours, theirs = fitted.net.outputs([1.0, 0.5, 1.0]), again.net.outputs([1.0, 0.5, 1.0])
    assert ours == pytest.approx(theirs, abs=0.01)


def test_a_value_is_bent_for_a_number_of_players() -> None:
    """Two bends are one; whoever plays with another number gets the bend of all."""
    told = VALUES["space"]
    again = ValueFile(__import__("json").loads(written(told.net, told.names, {}, {2: [0.5, -1.0]})))
    assert again.net_for(3) is again.net and again.net_for(2).bend == [0.5, -1.0]
    numbers = list(told.net.means)
    whole = composed(told.net.bend, [0.5, -1.0])
    bent = Net4(told.net.means, told.net.scales, told.net.hidden, told.net.heads, whole)
    assert logit(bent.outputs(numbers)[0]) == pytest.approx(0.5 * logit(told.net.outputs(numbers)[0]) - 1.0)


def test_a_lesson_tells_what_came_of_it() -> None:
    """One row for seats and turns, with a row's outcome that of its seat."""
    lesson = play_lesson(LessonPlan("space", 2, ("random",), 1, 1, (), todays(SPECS["space"]).key))
    assert len(lesson.rows) == len(lesson.came) == len(lesson.phase) > 5
    assert {came[0] for came in lesson.came} <= {0.0, 0.5, 1.0}


def test_truth_is_told() -> None:
    """Who says what comes true has no error of calibration; who says the opposite has."""
    right = [(0.2, 1.0 if n % 5 == 0 else 0.0) for n in range(100)] + [
        (0.8, 0.0 if n % 5 == 0 else 1.0) for n in range(100)
    ]
    assert truth(right, 10).calibration < 0.05
    assert truth([(1.0 - said, came) for said, came in right], 10).calibration > 0.45


def test_intervals_and_tests_are_those_of_the_books() -> None:
    """Wilson's interval for 50 of 100, and Wald's test that ends when it is sure."""
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 0) == (0.0, 1.0)
    test = Sprt()
    assert test.says(10, 10) == "" and test.says(400, 300) == "yes" and test.says(300, 400) == "no"


def test_a_contest_rotates_the_seats() -> None:
    """Each deal is played once for every seat."""
    one = contest("space", "random", "quiet", players=3, deals=2, seed=1)
    assert one.games == 6 and len(one.pairs) == 2
    assert {at: len(won) for at, won in one.by_seat.items()} == {0: 2, 1: 2, 2: 2}


def test_boards_and_bots_are_named_by_the_command() -> None:
    """All boards of a game are taken in turns by its own name for them; numbers behind an `@` stay with their bot."""
    assert boards_of(SPECS["darkest"], "random") == {"side": ["shorelands", "lakebed"]}
    assert boards_of(SPECS["legacy"], "underworld") == {"side": ["underworld"]} and not boards_of(SPECS["space"], None)
    with pytest.raises(Failure, match="--layout moon"):
        boards_of(SPECS["darkest"], "moon")
    names = ["master@rounds=1,worlds=2", "expert@ideas=3", "greedy"]
    assert split_bots(",".join(names)) == names


def test_levels_and_characters_have_names() -> None:
    """Every pair is a bot that can be called for; numbers of a level may be changed, and nonsense is no bot."""
    assert [level.rank for level in LEVELS.values()] == [1, 2, 3, 4, 5]
    assert set(all_ids()) <= set(BOTS)
    assert len(all_ids()) == 25
    found = level_and_character("master-hunter@rounds=1,worlds=3")
    assert found is not None and found[0].rounds == 1 and found[0].worlds == 3 and found[1] is CHARACTERS["hunter"]
    for wrong in ("wizard", "master-clown", "master@rounds=x", "master@colour=1"):
        assert level_and_character(wrong) is None
    assert isinstance(find_bot("expert-gambler")(1), PlannerBot)


def test_a_weaker_bot_sees_less() -> None:
    """Prices are wrong by a factor that hangs on game and turn only, and characters pay other prices."""
    rules = later("space", 2, 0).rules
    own = taken(rules, LEVELS["greedy"], PLAIN)
    assert own == next(iter(tastes(rules).values()))
    wrong = shaken(own, random.Random(3), 0.7)
    assert wrong != own and wrong == shaken(own, random.Random(3), 0.7)
    assert wrong.boot > 0 and wrong.luck == own.luck
    assert taken(rules, LEVELS["greedy"], CHARACTERS["cautious"]).fear > own.fear


@pytest.mark.parametrize("game", GAMES)
def test_a_weaker_bot_overlooks_things(game: str) -> None:
    """What it does not notice it does not notice all turn long; ways, what lies at its feet and the end it always sees."""
    missed = {}
    st = in_turn(later(game, 2, 60))
    plain = PLAYS | MOVES | ENDS_TURN | PRIZE
    while not (ends(st) and any(not traits_of(st, code) & plain for code in st.options)):
        answer(st, BOTS["greedy"](st.active).decide(st))
        st = in_turn(st)
    for level in ("beginner", "apprentice"):
        missed[level] = 0
        for habit in range(40):
            bot = ShakenBot(habit, LEVELS[level])
            seen = bot.noticed(st, st.active, st.options)
            assert seen == bot.noticed(st, st.active, st.options) and bot.decide(st) in seen
            for code in set(st.options) - set(seen):
                assert not traits_of(st, code) & (MOVES | ENDS_TURN | PLAYS)
            missed[level] += len(st.options) - len(seen)
    assert missed["beginner"] > missed["apprentice"] > 0
    duty = [code for code in st.options if not traits_of(st, code) & ENDS_TURN]
    assert ShakenBot(1, LEVELS["beginner"]).noticed(st, st.active, duty) == duty, "what has to be done is seen"


@pytest.mark.parametrize("character", sorted(CHARACTERS))
def test_characters_want_something_else(character: str) -> None:
    """What a character weighs changes the worth of a plan, and never its numbers."""
    st = in_turn(later("space", 2, 120))
    seat, level = decider(st), replace(QUICK, again=0)  # who takes another plan has other second thoughts
    plain = PlannerBot(5, level).think(World(st, seat, 7), st.options[:])
    other = PlannerBot(5, level, CHARACTERS[character]).think(World(st, seat, 7), st.options[:])
    assert plain.chosen is not None and other.chosen is not None
    usual = {one.plan: one for one in plain.verdicts}
    assert any(one.worth != usual[one.plan].worth for one in other.verdicts)
    common = next(one for one in other.verdicts if one.plan.by == "usual")
    assert (common.win, common.caught) == pytest.approx((usual[common.plan].win, usual[common.plan].caught), abs=0.25)
