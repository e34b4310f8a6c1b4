"""Bots and contracts: a contract is a goal, worth its points or 4 if it prints none, and paid for if that is more."""

from __future__ import annotations

from pathlib import Path

import pytest

import burgle
from burgle.bots import World
from burgle.bots.judge import KEPT, LEAD, PlanJudge
from burgle.bots.levels import PLAIN
from burgle.bots.lookahead import Crew
from burgle.bots.mind.turn import TurnPlayer
from burgle.bots.mind.wishes import wishes
from burgle.bots.propose import always
from burgle.bots.thought import Plan
from burgle.bots.values import value_for
from burgle.campaign.log import found
from burgle.campaign.pack import read_pack
from burgle.campaign.play import begin
from burgle.chapters.records import CHECK
from burgle.chapters.waypoints import PAGE
from burgle.games.darkest.marks import MARK, Marks
from burgle.games.darkest.milestones import FILLED
from burgle.kernel.codes import arg_of
from burgle.kernel.contract import OPEN, UNKNOWN
from burgle.kernel.determinise import Veil
from burgle.kernel.engine import advance, answer
from burgle.kernel.scoring import taken_along
from burgle.kernel.start import Opening
from burgle.kernel.state import State
from tests.rules.book import begun, passages, read, spelled, written, zone
from tests.rules.test_contracts import game, go, stands


def test_wishes_are_where_contracts_lead() -> None:
    """To a space, to every space of a kind, to a parcel, and with the parcel to where it goes."""
    st = game(
        {"id": "k1", "name": "Toll", "if": "at A21", "points": 6, "track": {"ticks": 2}},
        {"id": "k2", "name": "Tour", "on": "entered town"},
        {"id": "k3", "name": "Crate", "setup": "place crate on A12", "deliver": "crate to A13"},
        {"id": "k4", "name": "Poor", "if": "at A10", "pay": "gold 50"},
        token=[{"id": "crate", "name": "Crate", "pool": "parcel", "copies": 0}],
    )
    rooms, p = st.rules.space_ids, st.players[0]
    found = wishes(st, p)
    assert found[rooms["A21"]] == 3.0, "two fulfilments of a contract for 6"
    town = next(s.id for s in st.rules.spaces if s.marks & st.rules.mark("town") and s.exits)
    assert found[town] == UNKNOWN and rooms["A10"] not in found, "nobody goes where there is nothing to pay with"
    assert 0.0 < found[rooms["A12"]] < UNKNOWN and rooms["A13"] not in found
    st.gain_token(p, st.rules.token_ids["crate"])
    assert wishes(st, p)[rooms["A13"]] == UNKNOWN


def test_a_page_that_nobody_has_read_is_worth_a_detour() -> None:
    """2, whatever stands there; once it is read, nothing."""
    rules = written(passage=[{"id": "13", "kind": "waypoint", "lines": ["hurt 5"]}], awake=["13"])
    st = begun(rules)
    room = rules.space_ids["A10"]
    assert wishes(st, st.players[0]) == {room: 2.0}
    st.zones[rules.zone_names.index("read")] = [rules.things["passage"].index("13")]
    assert wishes(st, st.players[0]) == {}


def test_a_single_game_has_no_wishes() -> None:
    """Nothing is looked at where there are no contracts."""
    assert wishes(begun(written()), begun(written()).players[0]) == {}


@pytest.mark.parametrize(("price", "paid"), [(2, True), (9, False)])
def test_a_contract_is_paid_for_if_it_is_worth_it(price: int, paid: bool) -> None:
    """For 5 points a bot pays 2 gold, and not 9."""
    st = game({"id": "k1", "name": "Fee", "pay": f"gold {price}", "points": 5})
    st.players[0].gold = 10
    advance(st)
    bot_turn(st)
    assert stands(st, "k1") == ("completed" if paid else "open")


def bot_turn(st: State) -> None:
    """Let the greedy bot play a turn."""
    bot, turn = TurnPlayer(None), st.turn
    while st.turn == turn and not st.over:
        veil = Veil(st, st.stack[st.asked].who)
        answer(st, bot.choose(veil, veil.deal(bytes(32)), bytes(32), st.options))


def test_a_price_at_the_end_of_the_turn_is_answered() -> None:
    """In the contract step, too."""
    st = game({"id": "k1", "name": "Tip", "pay": "gold 1", "when": "end", "points": 5})
    st.players[0].gold = 3
    advance(st)
    bot_turn(st)
    assert stands(st, "k1") == "completed"


def test_whole_games_with_contracts() -> None:
    """Greedy bots play games with contracts to their end, and complete some."""
    contracts = [
        {"id": "k1", "name": "Tour", "on": "entered town", "track": {"cubes": {"2": 2}}, "points": 4},
        {"id": "k2", "name": "Tip", "pay": "gold 2", "when": "end", "points": 5},
        {"id": "k3", "name": "Cull", "on": "defeated", "track": {"ticks": 3}, "points": 6},
    ]
    done = 0
    for seed in (1, 2):
        st = begun(written(2, None, contract=contracts), Opening({"contracts": [OPEN] * 3}, {"game": 1}), seed)
        bots = [TurnPlayer(None), TurnPlayer(None)]
        while not st.over:
            seat = st.stack[st.asked].who
            veil = Veil(st, seat)
            answer(st, bots[seat].choose(veil, veil.deal(bytes([seed]) * 32), bytes([seed]) * 32, st.options))
        done += sum(stands(st, f"k{n}") == "completed" for n in (1, 2, 3))
    assert done >= 3


def kept(st: State) -> list[float]:
    """What each player takes along from a game besides its score."""
    return [taken_along(st, p) for p in st.players]


def test_what_is_taken_along_from_a_game() -> None:
    """Fulfilments of an open contract count for whoever may fulfil it, a completed one for who did it, unless it scores."""
    st = game(
        {"id": "k1", "name": "Tour", "on": "entered town", "track": {"ticks": 2}, "points": 6},
        {"id": "k2", "name": "Call", "if": "at A21", "back": ["completed: gold 1"]},
    )
    town = next(s.key for s in st.rules.spaces if s.marks & st.rules.mark("town") and s.exits)
    assert kept(st) == [0.0, 0.0]
    go(st, town)
    assert kept(st) == [3.0, 3.0], "half a contract for 6 lies there for both"
    go(st, town)
    assert stands(st, "k1") == "completed" and kept(st) == [3.0, 0.0], "the score has its points"
    go(st, "A21")
    assert stands(st, "k2") == "completed" and kept(st) == [3.0 + UNKNOWN, 0.0]


def test_checkmarks_and_pages_are_taken_along() -> None:
    """A checkmark is worth what it is worth in a choice; a page is worth a detour once, in imagined worlds as well."""
    page = {"id": "13", "kind": "waypoint", "lines": ["check 9"]}
    rules = written(passage=[*passages(p1=["check 2"]), page], awake=["13"])
    st = begun(rules, Opening({"seats": [0, 1]}, {}))
    read(st, "p1")
    assert kept(st) == [2 * CHECK, 0.0]
    there = Veil(st, 0).deal(bytes(32))
    for _ in range(2):
        go(there, "A10")
    assert kept(there) == [2 * CHECK + PAGE, PAGE], "what stands there is not known, and it is read once"
    assert not wishes(there, there.players[0])


def test_marks_are_taken_along_from_a_campaign_alone() -> None:
    """Marks on cards and spaces, and filled spaces of a Journal; in a single game nothing outlasts the evening."""
    pack = read_pack(Path(__file__).resolve().parent.parent / "campaigns" / "the-borrowed-bell")[0]
    now = found(pack, "ours", find=lambda name, version: pack).now
    st = begin(pack, now, tuple(pack.characters[:2]), 7).state
    before = kept(st)
    marks = next(one for one in st.rules.chapters if isinstance(one, Marks))
    marks.mark_card(st, 1, next(card.id for card in st.rules.cards if card.copies and marks.is_blue(st, card.id)))
    assert kept(st) == [before[0], before[1] + MARK]
    marks.mark_space(st, 0, st.players[0].room)
    marks.mark_milestone(st, 0)
    assert kept(st) == [before[0] + MARK + FILLED, before[1] + MARK]
    assert not any(burgle.new_game(game, players=2, seed=1).rules.keepers for game in ("space", "legacy", "darkest"))


def weighed(st: State, plans: list[Plan]) -> list[float]:
    """What is taken along by each of some plans, played on for a round in the same two worlds."""
    judge = PlanJudge(World(st, 0, 3), value_for(st.rules), 1, 2, PLAIN)
    verdicts = {one.plan: one for one in judge.judge(plans, always)}
    for plan, one in verdicts.items():
        beside = sum(sample.win + LEAD * sample.lead for sample in judge.samples[plan]) / one.worlds
        assert one.worth == pytest.approx(beside + KEPT * one.kept)
    return [verdicts[plan].kept for plan in plans]


def test_a_plan_that_fulfils_a_contract_is_worth_it() -> None:
    """The judge counts what a contract without points is worth, and one with points by its score, not twice."""
    for printed, extra in ((0, UNKNOWN), (5, 0.0)):
        st = game({"id": "k1", "name": "Fee", "pay": "gold 9", "points": printed})
        st.players[0].gold = 9
        advance(st)
        pay = st.options[spelled(st).index("fulfil Fee")]
        paid, not_paid = weighed(st, [Plan((pay,), "pay"), Plan((), "usual")])
        assert paid - not_paid == extra


def test_what_rivals_do_for_a_contract_is_not_ones_own() -> None:
    """A tick that a rival gives in the look-ahead counts for the rival; one's own counts in each of one's turns."""
    st = game({"id": "k1", "name": "Shop", "on": "acquired", "track": {"ticks": 30}, "points": 30})
    judge = PlanJudge(World(st, 0, 3), value_for(st.rules), 2, 1, PLAIN)
    own = ticks = 0
    there = judge.deal(0).copy()
    crew = Crew(2, judge.seed(0))
    for _ in range(5):
        before, mine = zone(there, "contract_ticks"), there.active == 0
        crew.play_on(there, there.turn + 1)
        new = (zone(there, "contract_ticks") or [0])[0] - (before or [0])[0]
        own, ticks = own + new * mine, ticks + new
    plan = Plan((), "usual")
    assert judge.sample(plan, 0).kept == own and 0 < own < ticks


def answers(*arms: str, damage: int = 0) -> list[str]:
    """What a greedy bot answers to a choice, whichever of two arms comes first."""
    found = []
    for order in (arms, arms[::-1]):
        lines = [f"choice coin (keep: {order[0]} | back: {order[1]})"]
        card = {"id": "c1", "name": "C", "cost": 1, "points": 50, "stored": 1, "copies": 0}
        st = begun(
            written(passage=[*passages(p1=lines, p2=["points 20"])], card=[card]), Opening({"seats": [0, 1]}, {})
        )
        st.players[0].damage, st.players[0].gold = damage, 5
        read(st, "p1")
        veil = Veil(st, 0)
        code = TurnPlayer(None).choose(veil, veil.deal(bytes(32)), bytes(32), st.options)
        found.append(order[arg_of(code)])
    return found


@pytest.mark.parametrize(
    ("better", "worse", "damage"),
    [
        ("gold 4", "gold 1", 0),
        ("gold 1", "hurt 2", 0),
        ("heal 2", "gold 1", 8),
        ("points 5", "gold 1", 0),
        ("check 1", "clank 2", 0),
        ("gold 2", "lose gold 2", 0),
        ("note a", "for others: gold 3", 0),
        ("write lid open; gold 3", "gold 1; write lid shut", 0),
    ],
)
def test_a_story_is_answered_with_what_promises_most(better: str, worse: str, damage: int) -> None:
    """Known effects are worth what they are worth anywhere, whichever arm comes first."""
    assert answers(better, worse, damage=damage) == [better, better]


def test_sealed_text_is_worth_nothing() -> None:
    """What stands on another page, or lies in the box, nobody knows: the first of such arms, and a coin is better."""
    assert answers("read p2", "note a") == ["read p2", "note a"]
    assert answers("fetch c1 to discard", "note a") == ["fetch c1 to discard", "note a"]
    assert answers("read p2", "gold 1") == ["gold 1", "gold 1"]
