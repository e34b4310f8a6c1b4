"""Planners, judge and coach know nothing of what is sealed: no world of theirs holds it, and were it another, they would
think, say and advise the same."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

import msgspec
import pytest

from burgle.bots import BOTS, Bot, World
from burgle.bots.levels import LEVELS
from burgle.bots.planner import PlannerBot
from burgle.bots.thought import Thought
from burgle.campaign.between import keys_of
from burgle.campaign.chronicle import Chronicle
from burgle.campaign.entries import entries_of
from burgle.campaign.fold import fold
from burgle.campaign.log import found
from burgle.campaign.pack import Pack
from burgle.campaign.play import begin
from burgle.campaign.shown import shown
from burgle.coach.coach import CloseLook, Coach, CoachBudget
from burgle.coach.plans import deeds
from burgle.coach.questions import Played
from burgle.game import Game
from burgle.kernel.chance import seed_bytes
from burgle.kernel.engine import answer, decider
from burgle.kernel.state import State
from burgle.view.notation import spell
from tests.table.sealed_box import Canaries, swapped

ROOT = Path(__file__).resolve().parent.parent.parent / "campaigns"
BOXES = ("three-nights", "the-borrowed-bell")
QUICK = replace(LEVELS["expert"], rounds=1, worlds=2, ideas=4)
GLANCE = CoachBudget(looks=(CloseLook(3, 0, 2),), rounds=0, again=2, candidates=1)
CANARIES = Canaries()


@lru_cache
def box(name: str) -> tuple[Pack, Chronicle]:
    """A box with a canary in every sealed item, and a campaign that has just been founded with it."""
    pack, _ = CANARIES.box(ROOT / name)
    return pack, found(pack, "ours", find=lambda name, version: pack).now


def seats(pack: Pack) -> tuple[str, ...]:
    """The first two characters."""
    return tuple(pack.characters[:2])


def greedy() -> list[Bot]:
    """Somebody for every seat."""
    return [BOTS["greedy"](seat) for seat in range(2)]


@lru_cache
def first_game(name: str) -> Game:
    """The first game of a campaign, played by greedy bots."""
    pack, now = box(name)
    game = begin(pack, now, seats(pack), 7)
    bots = greedy()
    while not game.over:
        game.apply(bots[game.decision.who].decide(game.state))
    return game


def again_with(name: str, answers: int) -> Game:
    """The same game up to an answer, out of a box in which all that nobody has seen by then is another."""
    pack, now = box(name)
    game = first_game(name)
    st = game.positions[answers]
    entries = entries_of(st.rules, st)
    chosen = fold(now, entries, keys_of(pack)).chose
    other = begin(swapped(pack, shown(pack, now, entries), chosen), now, seats(pack), 7)
    for entry in game.log[:answers]:
        other.apply(entry.code)
    return other


def asked(name: str, most: int) -> list[int]:
    """Some answers of a game before which there is something to think about, spread over the whole of it."""
    game = first_game(name)
    there = [
        at
        for at, st in enumerate(game.positions[:-1])
        if len(st.options) > 3 and st.active == decider(st) and not st.players[st.active].hand
    ]
    return there[:: max(1, len(there) // most)][:most]


def holds(st: State) -> set[str]:
    """Every card and token that is anywhere in a state, by its item."""
    cards = {card for pile in st.piles for card in (*pile.rest, *pile.top)} | set(st.row)
    tokens: set[int] = set()
    for p in st.players:
        cards |= {*p.hand, *p.play, *p.discard, *p.deck.rest, *p.deck.top}
        tokens |= {token for token, n in enumerate(p.tokens) if n}
    rules = st.rules
    return {f"card:{rules.cards[n].key}" for n in cards if 0 <= n < len(rules.cards)} | {
        f"token:{rules.tokens[n].key}" for n in tokens
    }


@pytest.mark.parametrize("name", BOXES)
def test_no_world_holds_what_is_sealed(name: str) -> None:
    """Neither the world that a bot is given nor any that its judge deals, at the beginning or after rounds of look-ahead."""
    pack, now = box(name)
    for at in asked(name, 3):
        st = first_game(name).positions[at]
        sealed = {item for item in pack.copies if item not in shown(pack, now, entries_of(st.rules, st))}
        assert sealed
        world = World(st, st.active, 5)
        bots = greedy()
        for there in (world.state, *(world.veil.deal(seed_bytes(n)) for n in range(2))):
            before = there.zones[there.rules.zone_names.index("entries")][:]
            for _ in range(60):
                assert not holds(there) & sealed
                if there.over:
                    break
                answer(there, bots[decider(there)].decide(there))
            assert there.zones[there.rules.zone_names.index("entries")] == before, "nothing imagined is for good"


def said(st: State, thought: Thought) -> str:
    """A thought as somebody would read it."""
    there = st.copy()
    words = [str(thought.verdicts)]
    for code in thought.plan.codes:
        if there.over or code not in there.options:
            break
        words.append(spell(there, code))
        answer(there, code)
    return "; ".join(words)


@pytest.mark.parametrize("name", BOXES)
def test_thoughts_do_not_depend_on_what_is_sealed(name: str) -> None:
    """Answer, plan and every number of it are the same if all that nobody has seen is another; no canary is in them."""
    pack, now = box(name)
    for at in asked(name, 2):
        st, other = first_game(name).positions[at], again_with(name, at).state
        seen = shown(pack, now, entries_of(st.rules, st))
        one = PlannerBot(3, QUICK).consider(st)
        assert len(one.verdicts) > 1 and PlannerBot(3, QUICK).consider(other) == one
        assert CANARIES.found(said(World(st, st.active, 3).state, one)) <= seen


@pytest.mark.parametrize("name", BOXES)
def test_the_coach_does_not_know_what_is_sealed(name: str) -> None:
    """A finished game of a campaign is looked at as any other; what nobody has read by then has no part in it."""
    pack, now = box(name)
    game = first_game(name)
    told = []
    for one in (game, again_with(name, len(game.log))):
        played = Played(one.positions, [(entry.seat, entry.code) for entry in one.log])
        coach = Coach(played, GLANCE)
        coach.questions = coach.questions[::8]
        report = coach.report()
        told.append(
            json.dumps(
                [
                    msgspec.to_builtins(report),
                    *[deeds(played.states[cost.step], cost.better.codes, "de") for cost in report.costly],
                ]
            )
        )
        assert report.weighed == report.questions > 2
    assert told[0] == told[1]
    assert CANARIES.found(told[0]) <= shown(pack, now, entries_of(game.rules, game.state))


@pytest.mark.parametrize("name", BOXES)
def test_decisions_are_judged_by_what_was_open_then(name: str) -> None:
    """What was read later in the game has no part in what the coach says of a decision."""
    game = first_game(name)
    played = Played(game.positions, [(entry.seat, entry.code) for entry in game.log])
    coach = Coach(played, GLANCE)
    for question in coach.questions[1 :: len(coach.questions) // 2]:
        states = list(played.states)
        states[question.step] = again_with(name, question.step).state
        one, again = (Coach(Played(seen, played.answers), GLANCE) for seen in (played.states, states))
        assert one.weigh(question, CloseLook(4, 1, 2)) == again.weigh(question, CloseLook(4, 1, 2))
