"""Contracts: who fulfils them, when, what that costs, and what comes of it (L1-035, 178, 179, 188, 189, 190, 193)."""

from __future__ import annotations

from typing import Any

from burgle.chapters.contracts import Contracts
from burgle.chapters.entering import enter
from burgle.chapters.health import Health
from burgle.kernel.contract import OPEN, STATES
from burgle.kernel.engine import advance
from burgle.kernel.reader import Reader
from burgle.kernel.rules import ScoreLine
from burgle.kernel.start import Opening
from burgle.kernel.state import State
from burgle.language.fronts import contract_text
from tests.rules.book import begun, do, entries, read, spelled, told, written, zone


def game(*contracts: dict[str, Any], players: int = 2, opening: Opening | None = None, **tables: Any) -> State:
    """A game with contracts, all of which are open."""
    rules = written(players, None, contract=list(contracts), **tables)
    if opening is None:
        opening = Opening({"contracts": [OPEN] * len(contracts)}, {"game": 3})
    return begun(rules, opening)


def chapter(st: State) -> Contracts:
    """The chapter of contracts."""
    return next(c for c in st.rules.chapters if isinstance(c, Contracts))


def go(st: State, space: str, who: int = 0) -> None:
    """Let a player come to a space."""
    enter(st, st.players[who], st.rules.space_ids[space])
    advance(st)


def stands(st: State, key: str) -> str:
    """How a contract stands."""
    return STATES[chapter(st).state(st, st.rules.things["contract"].index(key))]


def happened(st: State) -> list[str]:
    """What happened to contracts and passages."""
    return [line for line in told(st) if line.split()[0].startswith(("contract", "passage", "story", "delivered"))]


TOLL = {"id": "k1", "name": "Toll", "if": "at A21", "points": 5, "back": ["completed: gold 3"]}


def test_a_condition_completes_by_itself_and_the_completer_scores() -> None:
    """L1-178, L1-190: at once in the own turn; that player alone has the points and what the back gives."""
    st = game(TOLL)
    gold = [p.gold for p in st.players]
    go(st, "A21")
    assert stands(st, "k1") == "completed"
    assert happened(st) == ["contract_done k1", "passage k1"]
    assert [p.gold - g for p, g in zip(st.players, gold, strict=True)] == [3, 0]
    assert [points(st, seat) for seat in (0, 1)] == [5, 0]
    assert [p.nums[chapter(st).completed] for p in st.players] == [1, 0]
    assert entries(st) == ["resolved k1 completed 1", "opened k1", "ticked k1.1"]


def points(st: State, seat: int) -> int:
    """The points for contracts."""
    lines: list[ScoreLine] = []
    chapter(st).score(st, st.players[seat], lines)
    return sum(line.points for line in lines)


def test_a_price_is_paid_only_by_who_says_so() -> None:
    """L1-178: it is offered while the condition holds and the price can be paid, and says why not otherwise."""
    st = game({**TOLL, "pay": "gold 4"}, {"id": "k2", "name": "Own", "kind": "solo d", "pay": "gold 1"})
    st.players[0].gold = 3
    assert "fulfil Toll" not in spelled(st)
    assert why(st, 0) == ("contract_condition", 0, 1) and why(st, 1)[0] == "contract_of_another"
    go(st, "A21")
    assert stands(st, "k1") == "open" and why(st, 0) == ("contract_cost", 0, 4)
    st.players[0].gold = 5
    advance(st)
    do(st, "fulfil Toll")
    assert stands(st, "k1") == "completed" and st.players[0].gold == 5 - 4 + 3
    assert why(st, 0)[0] == "contract_not_open"


def why(st: State, k: int) -> tuple[str, int, int]:
    """Why a contract cannot be fulfilled now."""
    action = next(action for action in st.rules.actions if action.name == "fulfil")
    refusal = action.refuse(st, st.players[st.active], k)
    assert refusal is not None
    return refusal.code, refusal.have, refusal.need


def test_a_price_of_cards_is_picked() -> None:
    """A price that is to be picked is asked for, card by card."""
    st = game({"id": "k1", "name": "Files", "pay": "discard 2"})
    hand = len(st.players[0].hand)
    do(st, "fulfil Files")
    do(st, spelled(st)[0])
    assert stands(st, "k1") == "open"
    do(st, spelled(st)[0])
    assert stands(st, "k1") == "completed" and len(st.players[0].hand) == hand - 2


def test_ticks_are_written_and_stay() -> None:
    """L1-179, L1-190: every deed is a tick; who sets the last one completes it, whoever set the others."""
    st = game({"id": "k1", "name": "Cull", "on": "defeated", "track": {"ticks": 3}, "points": 4})
    defeat(st, 0)
    assert entries(st) == ["progress k1 1"] and happened(st) == ["contract_tick k1 1"]
    later = game(
        {"id": "k1", "name": "Cull", "on": "defeated", "track": {"ticks": 3}, "points": 4},
        opening=Opening({"contracts": [OPEN], "contract_ticks": [1]}, {"game": 4}),
    )
    defeat(later, 0, 2)
    assert stands(later, "k1") == "completed" and [points(later, seat) for seat in (0, 1)] == [4, 0]


def defeat(st: State, seat: int, n: int = 1) -> None:
    """Let a player beat enemies of the reserve."""
    assert st.active == seat
    action = next(action for action in st.rules.actions if action.name == "fight")
    for _ in range(n):
        st.players[seat].sword += 9
        code = next(
            c
            for c in range(4096)
            if c in action.targets(st, st.players[seat]) and not action.refuse(st, st.players[seat], c)
        )
        action.do(st, st.players[seat], code)
        advance(st)


def test_what_was_done_before_it_came_does_not_count() -> None:
    """Deeds count from the introduction on; what holds already, from the player's next turn on."""
    st = game(
        {"id": "k1", "name": "Cull", "on": "defeated", "track": {"ticks": 3}},
        {"id": "k2", "name": "Home", "if": "at hq", "track": {"ticks": 5}},
        opening=Opening({}, {"game": 1}),
        passage=[{"id": "p1", "lines": ["contract k1; contract k2"]}],
    )
    defeat(st, 0)
    read(st, "p1")
    assert [stands(st, key) for key in ("k1", "k2")] == ["open", "open"]
    assert chapter(st).counted(st, 0) == chapter(st).counted(st, 1) == 0
    defeat(st, 0)
    assert chapter(st).counted(st, 0) == 1 and chapter(st).counted(st, 1) == 0
    finish_turn(st)
    assert st.active == 1 and chapter(st).counted(st, 1) == 1  # who stands there when the turn begins fulfils it, once
    finish_turn(st)
    assert chapter(st).counted(st, 1) == 2


def finish_turn(st: State) -> None:
    """End a turn in peace."""
    turn = st.turn
    while st.turn == turn:
        offered = spelled(st)
        do(st, "end turn" if "end turn" in offered else offered[0])


def test_cubes_by_the_number_of_players() -> None:
    """L1-190: each fulfilment takes a cube of the player; the last box gives all of them back; no cube, no fulfilment."""
    cubes = {"id": "k1", "name": "Wall", "pay": "gold 1", "track": {"cubes": {"2": 2, "3": 3, "4": 4}}}
    assert [written(n, None, contract=[cubes]).contracts[0].times for n in (2, 3, 4)] == [2, 3, 4]
    st = game(cubes)
    p, rival = st.players
    p.gold, rival.gold, supply = 9, 9, p.supply
    st.options = st.rules.kinds[st.stack[-1].kind].ask(st, st.stack[-1])
    do(st, "fulfil Wall")
    assert p.supply == supply - 1 and entries(st) == [] and zone(st, "contract_cubes") == [0]
    chapter(st).fulfil(st, 1, 0)
    assert stands(st, "k1") == "completed" and p.supply == supply and zone(st, "contract_cubes") == []
    assert zone(st, "contracts_won") == [0, 1], "the last cube's owner is the completer"
    st = game(cubes)
    st.players[0].gold, st.players[0].supply = 9, 0
    assert why(st, 0)[0] == "contract_no_cube"
    chapter(st).fulfil(st, 0, 0)
    assert zone(st, "contract_cubes") == [] and happened(st) == ["contract_cubeless k1"]


def test_the_contract_step_comes_first_at_the_end_of_a_turn() -> None:
    """L1-035, L1-178: before the play area is discarded, and not before the end of the turn."""
    back = ["completed: if card burgle in play: gold 2"]
    st = game({"id": "k1", "name": "Night", "if": "in danger_zone", "when": "end", "back": back})
    p, burgle = st.players[0], st.rules.card_ids["burgle"]
    go(st, next(s.key for s in st.rules.spaces if s.marks & st.rules.mark("danger_zone") and s.exits))
    assert stands(st, "k1") == "open" and why(st, 0)[0] == "contract_by_itself"
    p.hand = [burgle]
    advance(st)
    do(st, "play Burgle")
    gold = p.gold
    do(st, "end turn")
    assert stands(st, "k1") == "completed" and p.gold == gold + 2 and p.play == [] and len(p.hand) == 5


def test_a_price_at_the_end_of_the_turn_is_asked_for() -> None:
    """L1-178: in the contract step only, and it may be declined."""
    for answer, state in (("yes", "completed"), ("no", "open")):
        st = game({"id": "k1", "name": "Tip", "pay": "gold 2", "when": "end"})
        st.players[0].gold = 2
        advance(st)
        assert "fulfil Tip" not in spelled(st) and why(st, 0)[0] == "contract_at_end"
        while "end turn" not in spelled(st):
            do(st, spelled(st)[0])
        do(st, "end turn")
        assert spelled(st) == ["yes", "no"]
        do(st, answer)
        assert stands(st, "k1") == state and st.players[0].gold == (0 if answer == "yes" else 2)


def test_what_was_earned_before_a_knock_out_counts() -> None:
    """L1-188: deeds of the turn are carried out in the contract step; states are for who is on the clock."""
    st = game(
        {"id": "k1", "name": "Cull", "on": "defeated", "when": "end", "back": ["completed: gold 2"]},
        {"id": "k2", "name": "Night", "if": "at hq", "when": "end"},
        {"id": "k3", "name": "Noise", "on": "clank", "track": {"ticks": 9}},
    )
    defeat(st, 0)
    gold = st.players[0].gold
    assert stands(st, "k1") == "open"
    st.deeds[st.rules.deeds.index("made_clank")] += 1
    st.dirty |= 63
    the_health(st).hurt(st, st.players[0], 99, -1)
    advance(st)
    assert [stands(st, key) for key in ("k1", "k2", "k3")] == ["completed", "open", "open"]
    assert st.players[0].gold == gold, "who is off the clock gets nothing but what is for good (L1-162)"
    assert chapter(st).counted(st, 2) == 1, "what was done with the last breath"
    assert points(st, 0) == 0


def the_health(st: State) -> Health:
    """The chapter of health."""
    return next(c for c in st.rules.chapters if isinstance(c, Health))


def test_several_at_once_are_all_completed_in_the_order_of_the_row() -> None:
    """All are judged at that moment; their backs are read one after the other."""
    st = game(
        {"id": "k1", "name": "One", "if": "at A21", "back": ["completed: fail k2"]},
        {"id": "k2", "name": "Two", "on": "entered A21", "back": ["completed: gold 1"]},
    )
    go(st, "A21")
    assert happened(st) == ["contract_done k1", "contract_done k2", "passage k1", "passage k2"]
    assert [stands(st, key) for key in ("k1", "k2")] == ["completed", "completed"]


def test_a_back_waits_until_the_entry_is_done_with() -> None:
    """L1-110: what the place does comes first, also where it asks."""
    st = game({"id": "k1", "name": "Agent", "on": "entered agent", "back": ["completed: gold 1"]})
    place = next(s for s in st.rules.spaces if s.marks & st.rules.mark("volcano") and s.exits)
    st = game({"id": "k1", "name": "Hot", "on": "entered volcano", "back": ["completed: gold 1"]})
    go(st, place.key)
    assert stands(st, "k1") == "completed" and happened(st) == ["contract_done k1"]
    do(st, "no")
    assert happened(st) == ["contract_done k1", "passage k1"]


def test_a_deadline() -> None:
    """L1-189: it fails with its failure text, never the other, and goes where it says; others stay open."""
    lines = ["completed: gold 9", "failed: due k3 9", "either: note seen"]
    st = game(
        {"id": "k1", "name": "Due", "if": "at A21", "due": 3, "back": lines, "fate": "destroy", "points": 7},
        {"id": "k2", "name": "Later", "if": "at A21", "due": 4, "back": lines},
        {"id": "k3", "name": "Never", "if": "at A21", "back": lines},
    )
    chapter(st).fail_overdue(st)
    advance(st)
    assert [stands(st, key) for key in ("k1", "k2", "k3")] == ["destroyed", "open", "open"]
    assert points(st, 0) == points(st, 1) == 0
    assert entries(st) == ["resolved k1 failed 0", "opened k1", "ticked k1.2", "due k3 9", "fate k1 destroyed"]


def test_set_up_text() -> None:
    """L1-193: when it comes into the row, and in the set-up of every game in which it is open."""
    crate = {"token": [{"id": "crate", "name": "Crate", "pool": "parcel", "copies": 0}]}
    k1 = {
        "id": "k1",
        "name": "Crates",
        "setup": "place crate 2 on A12",
        "deliver": "crate to A21",
        "track": {"ticks": 2},
    }
    st = game(k1, **crate)
    a12, token = st.rules.space_ids["A12"], st.rules.token_ids["crate"]
    assert zone(st, "litter") == [a12, token, a12, token]
    closed = game(
        k1, opening=Opening({}, {"game": 1}), passage=[{"id": "p1", "lines": ["contract k1", "contract k1"]}], **crate
    )
    assert zone(closed, "litter") == []
    read(closed, "p1")
    assert zone(closed, "litter") == [a12, token, a12, token], "once"
    assert entries(closed) == ["opened p1", "ticked p1.1", "introduced k1", "ticked p1.2"]
    steps = chapter(st).turns.setup
    assert steps.index("place shrines") < steps.index("contract set-up") < steps.index("first noise")


def test_a_parcel_is_carried_from_one_place_to_another() -> None:
    """Whoever enters takes all that lies there; each parcel that arrives is a fulfilment."""
    st = game(
        {
            "id": "k1",
            "name": "Crates",
            "setup": "place crate 2 on A12",
            "deliver": "crate to A21",
            "track": {"ticks": 3},
        },
        {"id": "k2", "name": "Porter", "if": "parcel k1 >= 2"},
        token=[{"id": "crate", "name": "Crate", "pool": "parcel", "copies": 0}],
    )
    token = st.rules.token_ids["crate"]
    go(st, "A21")
    assert chapter(st).counted(st, 0) == 0
    go(st, "A12")
    assert st.players[0].tokens[token] == 2 and zone(st, "litter") == [] and stands(st, "k2") == "completed"
    go(st, "A21")
    assert st.players[0].tokens[token] == 0 and chapter(st).counted(st, 0) == 2
    assert happened(st)[-2:] == ["delivered crate A21", "contract_tick k1 2"] or "delivered" in happened(st)[-2]


def test_a_parcel_goes_to_any_space_of_a_kind() -> None:
    """`TOKEN to KIND`: the side of the board need not be known when the contract is written."""
    crate = [{"id": "crate", "name": "Crate", "pool": "parcel", "copies": 0}]
    st = game({"id": "k1", "name": "Crates", "setup": "place crate on A12", "deliver": "crate to town"}, token=crate)
    town = next(space.key for space in st.rules.spaces if space.exits and space.marks & st.rules.mark("town"))
    go(st, "A12")
    assert stands(st, "k1") == "open"
    go(st, town)
    assert stands(st, "k1") == "completed" and happened(st)[0].endswith(town)
    assert contract_text(st.rules, st.rules.contracts[0]) == ["Deliver Crate in a Town."]
    assert contract_text(st.rules, st.rules.contracts[0], "de") == ["Gib Crate in einer Stadt ab."]


def test_fates() -> None:
    """L1-179: what becomes of a completed contract stands on it; one that is used again comes with no ticks."""
    for fate, state in (("destroy", "destroyed"), ("file", "filed"), ("archive", "archived"), ("reuse", "stored")):
        st = game({**TOLL, "fate": fate, "track": {"ticks": 1}})
        go(st, "A21")
        assert stands(st, "k1") == state and entries(st)[-1] == f"fate k1 {state}"
        assert points(st, 0) == 5, "the points stay"
    chapter(st).introduce(st, 0, 0)
    assert stands(st, "k1") == "open" and chapter(st).counted(st, 0) == 0


def test_an_imagined_world_reads_no_back() -> None:
    """Bots and previews see that a contract is completed, and nothing of what nobody has read."""
    st = game(TOLL)
    st.nums[st.rules.veil] = 1
    gold = st.players[0].gold
    go(st, "A21")
    assert stands(st, "k1") == "completed" and points(st, 0) == 5
    assert st.players[0].gold == gold and entries(st) == []


def test_texts_about_contracts() -> None:
    """A text may tick, complete or fail an open contract, put one away or give it more time, and ask how it stands."""
    k = {"name": "X", "if": "at A21", "track": {"ticks": 2}, "due": 3}
    asked = ["open k1", "completed k2", "failed k3", "starred k2", "open k4"]
    st = game(
        *({"id": f"k{n}", **k} for n in range(1, 6)),
        passage=[
            {"id": "p1", "lines": ["tick k1; complete k2; fail k3; store k4; due k5 9"]},
            {"id": "p2", "lines": [f"if {count}: gold 1" for count in asked]},
        ],
    )
    read(st, "p1")
    assert [stands(st, f"k{n}") for n in range(1, 6)] == ["open", "completed", "failed", "stored", "open"]
    gold = st.players[0].gold
    read(st, "p2")
    assert st.players[0].gold == gold + 4
    chapter(st).fail_overdue(st)
    advance(st)
    assert [stands(st, f"k{n}") for n in (1, 5)] == ["failed", "open"]


def test_bonus_in_the_game_in_which_it_came() -> None:
    """A bonus is for who is quick."""
    for since, wanted in ((3, 8), (2, 5)):
        st = game({**TOLL, "bonus": 3}, opening=Opening({"contracts": [OPEN], "contract_since": [since]}, {"game": 3}))
        go(st, "A21")
        assert points(st, 0) == wanted


def test_one_contract_brings_about_the_next() -> None:
    """What a completion changes is judged at once, too."""
    st = game(
        {"id": "k1", "name": "First", "if": "at A21 and completed k2"},
        {"id": "k2", "name": "Second", "if": "at A21"},
    )
    go(st, "A21")
    assert [stands(st, key) for key in ("k1", "k2")] == ["completed", "completed"]


def test_a_back_is_read_at_once_where_no_turn_is_going_on() -> None:
    """A prologue may complete a contract: its back is read within the set-up, not after the game."""
    st = game(
        {"id": "k1", "name": "Gift", "track": {"ticks": 1}, "back": ["completed: write gift given"]},
        opening=Opening({"seats": [0, 1]}, {"game": 1}),
        mission=[{"id": "1", "prologue": "p1"}],
        passage=[{"id": "p1", "kind": "prologue", "lines": ["contract k1", "for a: tick k1"]}],
    )
    assert stands(st, "k1") == "completed" and "flag gift given" in entries(st)


def test_a_contract_is_given_to_a_character() -> None:
    """`contract K for CHARACTER`: nobody else fulfils it, also in later games; it may come again for everybody."""
    lines = {"p1": ["contract k1 for b"], "p2": ["store k1", "contract k1"]}
    book = [{"id": key, "lines": text} for key, text in lines.items()]
    st = game(TOLL, opening=Opening({"seats": [0, 1]}, {"game": 3}), passage=book)
    read(st, "p1")
    assert entries(st)[-1] == "introduced k1 b" and zone(st, "contract_holders") == [2]
    read(st, "p2")
    assert entries(st)[-1] == "introduced k1" and zone(st, "contract_holders") == [0]
    for seats, holder, state in (([0, 1], 2, "open"), ([1, 0], 2, "completed"), ([0, 1], 0, "completed")):
        zones = {"seats": seats, "contracts": [OPEN], "contract_holders": [holder]}
        later = game(TOLL, opening=Opening(zones, {"game": 4}))
        go(later, "A21")
        assert stands(later, "k1") == state


def test_company_and_the_game_in_which_a_contract_came() -> None:
    """`alone`, `beside`, `same game K`."""
    st = game(
        TOLL, {**TOLL, "id": "k2"}, opening=Opening({"contracts": [OPEN] * 2, "contract_since": [3, 2]}, {"game": 3})
    )
    p, other = st.players

    def count(text: str) -> int:
        return Reader(st.rules, text, False).count().value(st, p, -1)

    assert [count(f"same game {key}") for key in ("k1", "k2")] == [1, 0]
    assert p.room == other.room and (count("alone"), count("beside")) == (0, 1)
    go(st, "A12")
    assert (count("alone"), count("beside")) == (1, 0)
