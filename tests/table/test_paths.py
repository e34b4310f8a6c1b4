"""Gestures: the ways that are found are legal, as cheap as an oracle says, and tell nothing that is hidden."""

from __future__ import annotations

from functools import cache

import networkx
import pytest

import burgle
from burgle.bots import BOTS
from burgle.kernel.chance import seed_bytes
from burgle.kernel.codes import arg_of, kind_of
from burgle.kernel.determinise import determinise
from burgle.kernel.engine import advance, answer, decider
from burgle.kernel.rules import Rules
from burgle.kernel.state import State
from burgle.kernel.traits import GETS, MOVES, PLAYS, USES
from burgle.view.barriers import walks, way_to
from burgle.view.paths import LEAP, Hand, Way, parts_of, play_all, reach, stopped

GAMES = ("space", "catacombs", "legacy", "darkest")


# A way that picks an intern up costs less at its end than its steps do; a card that reacts asks in the middle of one.
PLAIN = {"legacy": {"without": "interns"}, "darkest": {"without": "reactions"}}


@cache
def story(game: str, seed: int, plain: bool = False) -> list[State]:
    """The positions of a game between bots in which a turn is under way, after each of its first answers."""
    found = burgle.new_game(game, 3, seed, record=False, **PLAIN.get(game, {}) if plain else {})
    bots = [BOTS["greedy"](seat) for seat in range(3)]
    states = []
    while not found.over and len(states) < 330:
        states.append(found.state.copy())
        found.apply(bots[found.decision.who].decide(found.state))
    return states


def played(game: str, seed: int, answers: int, plain: bool = False) -> State:
    """A position in which the bots have given so many answers (or a few more), and a turn is under way."""
    states = [st for st in story(game, seed, plain) if len(st.stack) == 1 and decider(st) == st.active]
    later = [st for st in states if st.did >= answers]
    return (later or states[-1:])[0].copy()


def ready(game: str, seed: int, answers: int = 120, plain: bool = False) -> State:
    """A turn with plenty of Boots, no Swords and no harm taken: then a way has one cost, damage before Boots."""
    while True:
        st = played(game, seed, answers, plain)
        p = st.players[decider(st)]
        p.boot, p.sword, p.damage, p.stand_ins, p.unmarked, p.supply = 60, 0, 0, 0, 0, 30
        st.options = st.rules.kinds[st.stack[-1].kind].ask(st, st.stack[-1])
        if move_on(st, decider(st)):  # nobody is tired after a forest
            return st
        answers += 5


def graph_of(st: State, seat: int) -> networkx.DiGraph:
    """Every single walk step of the board, as the engine itself allows it, with its price."""
    graph = networkx.DiGraph()
    [move] = walks(st.rules)
    start = st.players[seat].room
    seen, todo = set(), [start]
    while todo:
        room = todo.pop()
        if room in seen:
            continue
        seen.add(room)
        here = st.copy()
        here.players[seat].room = room
        offered: list[int] = []
        move.offer(here, here.players[seat], offered)
        for code in offered:
            after = here.copy()
            price = dict(move.cost(here, here.players[seat], arg_of(code)))
            answer(after, code)
            to = after.players[seat].room
            if to in (-1, room):
                continue
            hurt = max(0, after.players[seat].damage - here.players[seat].damage)  # a place may heal at once
            if after.fence > here.fence:
                hurt = price.get("damage", 0)
            cost = hurt * 10000 + price.get("lockpick", 0) * 100 + price.get("boot", 0)
            if cost < graph.get_edge_data(room, to, {"cost": 1 << 30})["cost"]:
                graph.add_edge(room, to, cost=cost)
            if not stopped(here, after, after.players[seat]) and move_on(after, seat):
                todo.append(to)
    return graph


def move_on(st: State, seat: int) -> bool:
    """Whether one may walk on from here."""
    [walk] = walks(st.rules)
    return any(kind_of(code) == walk.kind for code in st.options)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [2, 3])
def test_ways_are_as_cheap_as_the_oracle_says(game: str, seed: int) -> None:
    st = ready(game, seed, plain=True)
    seat = decider(st)
    start = st.players[seat].room
    best = networkx.single_source_dijkstra_path_length(graph_of(st, seat), start, weight="cost")
    found = {st.rules.space_ids[key]: way for key, way in reach(st, seat).items()}
    assert len(best) > 5
    for room, cost in best.items():
        if room != start and not found[room].leaps:
            way = found[room]
            cheap = way.cost.get("damage", 0) * 10000 + way.cost.get("lockpick", 0) * 100 + way.cost["boot"]
            assert cheap == cost, way


@pytest.mark.parametrize("game", GAMES)
def test_ways_are_legal_and_cost_what_they_say(game: str) -> None:
    ways = 0
    for answers in range(0, 300, 20):
        st = played(game, 2, answers)
        seat = decider(st)
        for space, best in reach(st, seat).items():
            for way in (best, *best.others):
                world = determinise(st, seat, seed_bytes(9))
                before = world.players[seat].damage
                for code in way.codes:
                    assert code in world.options
                    answer(world, code)
                ways += 1
                if way.stops != "reveals":
                    assert world.players[seat].damage - before <= way.cost.get("damage", 0)
                    assert way.stops == "out" or world.rules.spaces[world.players[seat].room].key == space
    assert ways > 10


@pytest.mark.parametrize("game", GAMES)
def test_others_are_cheaper_in_some_respect(game: str) -> None:
    several = []
    for seed, answers in ((2, 120), (3, 120), (2, 240), (3, 240)):
        st = ready(game, seed, answers)
        st.players[decider(st)].sword = 3
        st.options = st.rules.kinds[st.stack[-1].kind].ask(st, st.stack[-1])
        several += [way for way in reach(st, decider(st)).values() if way.others]
    assert several
    for way in several:
        for other in way.others:
            pairs = list(zip(costs(st.rules, way), costs(st.rules, other), strict=True))
            assert any(a > b for a, b in pairs) and costs(st.rules, way) < costs(st.rules, other)


@pytest.mark.parametrize("game", GAMES)
def test_ways_that_come_to_the_same_are_told_apart(game: str) -> None:
    several = 0
    for seed, answers in ((0, 120), (0, 160), (1, 120), (1, 200), (3, 200), (4, 80), (5, 120), (6, 160)):
        st = ready(game, seed, answers)
        st.players[decider(st)].boot = 8
        seat = decider(st)
        for space, best in reach(st, seat).items():
            way = way_to(st, seat, space, ties=4)
            assert isinstance(way, Way) and (way.cost, way.through) == (best.cost, best.through)
            every = (way, *way.others)
            assert len({(str(one.cost), one.through) for one in every}) == len(every)
            for one in every:
                world = determinise(st, seat, seed_bytes(9))
                for code in one.codes:
                    assert code in world.options
                    answer(world, code)
            several += any(one.cost == way.cost for one in way.others)
    assert several


def costs(rules: Rules, way: Way) -> tuple[int, ...]:
    """A way's cost in the order of preference."""
    return tuple(way.leaps if name == LEAP else way.cost.get(name, 0) for name in parts_of(rules))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_matters(game: str) -> None:
    for answers in (60, 150, 240):
        st = played(game, 2, answers)
        seat = decider(st)
        other = determinise(st, seat, seed_bytes(77))
        assert reach(st, seat) == reach(other, seat)
        assert play_all(st, seat) == play_all(other, seat)
        for space in list(st.rules.space_ids)[::9]:
            assert way_to(st, seat, space) == way_to(other, seat, space)


def test_a_way_ends_where_something_is_revealed() -> None:
    st = ready("catacombs", 3, 200)
    seat = decider(st)
    ways = reach(st, seat)
    assert any(way.stops == "reveals" for way in ways.values())
    blind = {space for space, way in ways.items() if way.stops == "reveals"}
    assert not any(space in blind for way in ways.values() for space in way.through[:-1])


def test_reasons_name_what_is_missing() -> None:
    st = burgle.new_game("space", 3, 1).state
    seat = decider(st)
    ready_state = ready("space", 1, 0)
    far = max(reach(ready_state, decider(ready_state)).values(), key=lambda way: way.cost["boot"])
    reasons = way_to(st, seat, far.space)
    assert isinstance(reasons, list) and reasons[0].code == "need_boot" and reasons[0].need > reasons[0].have
    assert reasons[0].clause
    wrong = way_to(st, (seat + 1) % 3, far.space)
    assert isinstance(wrong, list) and wrong[0].code == "not_your_turn"
    here = st.rules.spaces[st.players[seat].room].key
    assert way_to(st, seat, here) == Way(here)
    nowhere = way_to(st, seat, "no such space")
    assert isinstance(nowhere, list) and nowhere[0].code == "not_understood"


@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_told_what_to_do_next_and_how_far_it_is(game: str) -> None:
    """The steps end with the way out, and the first that is open has its Boots, or nothing is known of it yet."""
    for seat in range(2):
        own, other = (burgle.new_game(game, 2, 5).view(seat)["aims"][at] for at in (seat, 1 - seat))
        assert [step["id"] for step in own][-2:] == [step["id"] for step in other][-2:] == ["artifact", "out"]
        assert own[0]["done"] < own[0]["need"] and (own[0]["boots"] > 0 or game == "catacombs")
        assert {step["boots"] for step in other} == {-1}  # it could tell what they hold


def test_who_is_stopped_on_the_way_hears_where() -> None:
    """SP-091: something comes to light or is asked in between; that place is named, and it is no lack of a path."""
    st = ready("space", 1, 60)
    seat, spaces = decider(st), st.rules.spaces
    found = []
    for middle in spaces:
        for near in middle.exits:
            st.players[seat].room, st.players[seat].boot = near.to, 2
            st.options = st.rules.kinds[st.stack[-1].kind].ask(st, st.stack[-1])
            way = way_to(st, seat, middle.key)
            if not isinstance(way, Way) or not way.stops or way.cost["boot"] != 1:
                continue
            for last in middle.exits:
                reasons = way_to(st, seat, spaces[last.to].key)
                if isinstance(reasons, list):
                    found.append(reasons[0])
                    assert reasons[0].code != "no_path" and reasons[0].clause, reasons
                    if reasons[0].code == "waits_between":
                        assert spaces[last.to].name not in reasons[0].text and middle.name in reasons[0].text
            if "waits_between" in [reason.code for reason in found]:
                return
    raise AssertionError("nobody was stopped")


@pytest.mark.parametrize("game", GAMES)
def test_every_action_that_moves_the_pawn_is_tried(game: str) -> None:
    """A new means of travel must say that it moves the pawn, else no way would ever use it."""
    for answers in range(20, 300, 20):
        st = played(game, 3, answers)
        seat = decider(st)
        for code in st.options:
            action = st.rules.action_of[kind_of(code)] if kind_of(code) >= 16 else None
            world = determinise(st, seat, seed_bytes(0))
            answer(world, code)
            moved = world.players[seat].room != st.players[seat].room and world.turn == st.turn
            if action is not None and moved:
                # Cards, offers and tokens may move whoever uses them; they are no steps of a walk.
                assert action.traits & (MOVES | PLAYS | USES | GETS)


@pytest.mark.parametrize("game", GAMES)
def test_play_all_plays_what_asks_nothing(game: str) -> None:
    whole = stopped_short = 0
    for answers in range(0, 300, 15):
        st = played(game, 2, answers)
        seat = decider(st)
        hand = play_all(st, seat)
        world = determinise(st, seat, seed_bytes(3))
        for number, code in enumerate(hand.codes):
            assert code in world.options
            fence = world.fence
            answer(world, code)
            assert world.fence == fence or number == len(hand.codes) - 1
        if hand.stops:
            stopped_short += 1
        else:
            assert not world.players[seat].hand
            whole += 1
    assert whole
    assert play_all(st, (decider(st) + 1) % 3) == Hand(())


def test_play_all_gives_no_card_away() -> None:
    """Who may discard to draw keeps a card for it, wherever that card lies in the hand; where there is none, all is played."""
    game = burgle.new_game("darkest", 2, 5)
    cards = {card.key: card.id for card in game.rules.cards}
    st, me = game.state, game.state.players[game.decision.who]
    for hand, left in ((["burgle", "stumble", "look_busy"], 1), (["look_busy"], 0), (["burgle", "stumble"], 0)):
        me.hand = [cards[key] for key in hand]
        advance(st)
        found = play_all(st, me.seat)
        assert len(found.codes) == len(hand) - left and found.stops == ("offers" if left else "")
        assert not left or arg_of(found.codes[0]) == cards["look_busy"]
