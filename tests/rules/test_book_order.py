"""The order of a campaign game: prologue, set-up, turns, scores, and the closing steps after them."""

from __future__ import annotations

import random
from typing import Any

from burgle.chapters.turns import Turns
from burgle.kernel.chance import seed_bytes
from burgle.kernel.codes import ESCAPED
from burgle.kernel.contract import OPEN
from burgle.kernel.encode import decode, encode, state_hash
from burgle.kernel.engine import answer
from burgle.kernel.start import Opening, new_state
from burgle.kernel.state import State
from burgle.view.scores import results
from burgle.view.table import view
from tests.rules.book import BookFamily, begun, do, entries, passages, read, spelled, told, written, zone

MISSIONS = [{"id": "1", "prologue": "101", "epilogue": "201"}, {"id": "2", "prologue": "102", "epilogue": "202"}]
PROLOGUE = {"id": "101", "kind": "prologue", "setup": ["unlock coaches"], "lines": ["story a", "write lid open"]}
EPILOGUE = {
    "id": "201",
    "kind": "epilogue",
    "lines": ["story a", "for winner: check 2", "vote end (go: note a | stay: note b)"],
}


def test_the_prologue_comes_before_everything_its_setup_box_first() -> None:
    """L1-181: before step 1; choices in it are votes."""
    later = {**PROLOGUE, "lines": ["story a", "vote road (upper: note a | lower: note b)", "write lid open"]}
    rules = written(2, passage=[later], mission=MISSIONS)
    st = new_state(rules, seed_bytes(1), 0, [], Opening({"seats": [0, 1], "locked": [4]}, {"game": 1}))
    assert st.turn == 0 and not st.row and spelled(st) == ["vote upper", "vote lower"]
    assert entries(st) == ["opened 101", "ticked 101.setup.1", "unlocked coaches", "ticked 101.1"]
    for _ in range(2):
        answer(st, st.options[0])
    assert entries(st)[-1] == "flag lid open"
    assert [t for t in told(st) if t.startswith(("passage", "story"))] == ["passage 101", "story 101 a"]


def test_a_row_of_the_report_may_have_been_written_later() -> None:
    """L1-003: `mission N PASSAGE` gives a later game another prologue."""
    texts = [PROLOGUE, {"id": "102", "lines": ["write lid shut"]}, {"id": "109", "lines": ["write lid open"]}]
    rules = written(2, passage=texts, mission=MISSIONS)
    st = begun(rules, Opening({"seats": [0, 1], "missions": [2, -1, 2, 1, 0, -1]}, {"game": 2}))
    assert "flag lid open" in entries(st) and "flag lid shut" not in entries(st)
    read(st, "102")
    st = begun(written(2, passage=passages(p1=["mission 3 underworld", "mission 4 p1"])))
    read(st, "p1")
    assert entries(st)[2::2] == ["mission 3 underworld", "mission 4 p1"]
    assert st.rules.options["side"] == "overworld"


def campaign(**more: Any) -> BookFamily:
    """A campaign in which the prologue opens a module and the table turns the board."""
    first = {
        **PROLOGUE,
        "setup": ["unlock coaches", "vote side (up: mission 1 overworld | down: mission 1 underworld)"],
    }
    return BookFamily(2, passage=[first, EPILOGUE, *passages(p1=["unlock roles"])], mission=MISSIONS, **more)


def test_what_a_setup_box_unlocks_is_in_force_in_this_game() -> None:
    """L1-187, L1-003: a module, and the side of the board; what is unlocked later waits for the next game."""
    family = campaign()
    modules = ["coaches", "roles"]
    start = family.on({"side": "overworld", "without": ",".join(modules)})
    locked = [start.things["module"].index(name) for name in modules]
    st = new_state(start, seed_bytes(1), 0, [], Opening({"seats": [0, 1], "locked": locked}, {"game": 1}))
    assert "coaches" not in st.rules.options["without"]
    for _ in range(2):
        do(st, "vote down")
    assert st.rules.options == {"side": "underworld", "starter": "standard", "without": "roles"}
    home = st.rules.spaces[st.players[0].room]
    assert home.key.startswith("B") and entries(st).count("unlocked coaches") == 1
    rules = st.rules
    while st.turn == 0:
        answer(st, st.options[0])
    read(st, "p1")
    assert entries(st)[-1] == "unlocked roles" and st.rules is rules


def ended(st: State, dice: random.Random) -> None:
    """Play to the last turn."""
    while not zone(st, "report"):
        answer(st, dice.choice(st.options))


def test_the_closing_steps_come_in_their_order() -> None:
    """L1-181, L1-180: report first, then what waited for the scores and the epilogue, reviews, sorting, the rival track.

    A page that waits for the closing comes behind all of them: the last page of a story.
    """
    late = passages(p1=["after closing: write lid open", "after scoring: write lid shut"])
    rules = written(2, passage=[PROLOGUE, EPILOGUE, *late], mission=MISSIONS)
    st = begun(rules, Opening({"seats": [2, 0]}, {"game": 1}), 3)
    read(st, "p1")
    assert "flag lid shut" not in entries(st)
    ended(st, random.Random(3))
    assert not st.over and spelled(st) == ["vote go", "vote stay"]
    frozen = zone(st, "report")[:]
    for _ in range(2):
        do(st, "vote go")
    assert st.over
    noted = [e for e in entries(st) if e.split()[0] in ("report", "flag", "step", "chose", "check")]
    noted = noted[noted.index("flag lid open") + 1 :]  # that of the prologue
    won = [f"check {key} 2 text" for seat, key in ((0, "c"), (1, "a")) if frozen[seat * 3 + 1]]
    reports = [f"report {frozen[i]} {frozen[i + 1]} {frozen[i + 2]}".replace(" -1", "") for i in (0, 3)]
    assert [e for e in noted if not e.startswith("check")] == [
        *reports, "step 1", "flag lid shut", "chose end go 2", "step 2", "step 3", "step 4", "step 5", "flag lid open",
    ]  # fmt: skip
    assert [e for e in noted if e.startswith("check")] == won


def test_scores_are_frozen_before_the_closing() -> None:
    """L1-180: nothing that comes later changes them, neither a sticker, a dent or a lost card nor coins, points, contracts."""
    sticker = [{"id": "rich", "kind": "card", "spots": ["card:burgle"], "over": {"points": 9}}]
    later = [
        "sticker rich",
        "for each: gold 50",
        "for each: points 5",
        "for each: lose gold 1",
        "dent burgle",
        "stow certified_tome",
    ]
    last = {**EPILOGUE, "lines": [*later, "for each: complete k1", "vote end (go: note a | stay: note b)"]}
    contract = [{"id": "k1", "name": "Toll", "if": "gold >= 99", "points": 7}]
    family = BookFamily(2, passage=[last], mission=MISSIONS, sticker=sticker, contract=contract)
    opening = Opening({"seats": [0, 1], "contracts": [OPEN]}, {"game": 1})
    st = begun(family.on({"side": "overworld"}), opening, 4)
    st.players[0].gold = 6
    st.players[0].discard = [*st.players[0].discard, st.rules.card_ids["certified_tome"]]
    st.players[0].status = ESCAPED
    turns = st.rules.director
    assert isinstance(turns, Turns)
    turns.forfeit(st)
    frozen = zone(st, "report")
    assert frozen[0] > 0
    while not st.over:
        answer(st, st.options[0])
    assert zone(st, "stuck") and zone(st, "dents") and zone(st, "contracts_won") and zone(st, "gone")
    assert [r.score for r in results(st)] == frozen[::3]
    assert [int(r.won) for r in results(st)] == frozen[1::3]
    for result in results(st):
        assert result.score == (0 if result.status == "lost" else sum(points for _, _, points in result.lines))


def test_a_table_that_stops_in_the_closing_goes_on_there() -> None:
    """L1-181: written down in the middle of the epilogue and read back, the game ends alike."""
    rules = written(2, passage=[PROLOGUE, EPILOGUE], mission=MISSIONS)
    st = begun(rules, Opening({"seats": [2, 0]}, {"game": 1}), 3)
    ended(st, random.Random(3))
    twin = decode(rules, encode(st))
    for one in (st, twin):
        while not one.over:
            answer(one, one.options[0])
    assert state_hash(st) == state_hash(twin) and entries(twin)[-1] == "step 5"


def test_without_a_campaign_a_game_ends_with_its_last_turn() -> None:
    st, dice = begun(written()), random.Random(1)
    while not st.over:
        answer(st, dice.choice(st.options))
    assert not st.rules.closing


def test_a_patron_that_needs_a_campaign_is_drawn_in_one() -> None:
    """L1-008: and in no single game."""
    clerk = written().card_ids["clerk_of_contracts"]
    books = [written(2, passage=passages(p1=["gold 1"])), written(2)]
    found = [
        {
            st.nums[book.num_names.index("patron")]
            for seed in range(40)
            for st in [new_state(book, seed_bytes(seed), 0, None)]
        }
        for book in books
    ]
    assert clerk in found[0] and clerk not in found[1]


def test_the_table_can_be_seen_before_anything_is_laid_out() -> None:
    """L1-181: the prologue may ask before step 1."""
    later = {**PROLOGUE, "lines": ["vote road (upper: note a | lower: note b)"]}
    rules = written(2, passage=[later], mission=MISSIONS)
    st = new_state(rules, seed_bytes(1), 0, [], Opening({"seats": [0, 1]}, {"game": 1}))
    shown = view(st, 0)
    assert shown["story"] == {"passage": "101", "line": 2, "who": -1} and shown["patron"] is None and shown["row"] == []
    assert shown["decision"]["open"] == [0, 1] and not shown["closing"]
