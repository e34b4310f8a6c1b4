"""Contracts and goals in words: their fronts in every language, and what the terminal tells of them."""

from __future__ import annotations

import pytest

from burgle.campaign.fronts import asks
from burgle.campaign.log import fresh
from burgle.campaign.pack import read_pack
from burgle.campaign.play import begin
from burgle.campaign.vault import workshop
from burgle.cli.terminal.paperwork import contract_lines, goal_lines
from burgle.kernel.contract import OPEN
from burgle.kernel.start import Opening
from burgle.kernel.state import State
from burgle.language.fronts import contract_text
from burgle.language.words import languages
from burgle.view.table import view
from tests.rules.book import begun, written
from tests.rules.test_contracts import go

CONTRACTS = [
    {"id": "k1", "name": "Toll", "if": "at A21", "pay": "gold 4", "when": "end", "due": 6, "points": 5, "bonus": 3},
    {"id": "k2", "name": "Tea Money", "on": "entered town", "track": {"ticks": 3}},
    {"id": "k3", "name": "His Cuff", "deliver": "shirt to A10", "track": {"cubes": 2}, "points": 1},
    {"id": "k4", "name": "Done", "if": "at A22", "points": 2},
    {"id": "k5", "name": "Two at a Time", "on": "entered town >= 2"},
]


def game() -> State:
    """A game in which all contracts are open, and somebody has been promoted."""
    rules = written(
        2,
        None,
        contract=CONTRACTS,
        token=[{"id": "shirt", "name": "Shirt", "pool": "parcel", "copies": 0}],
        goal=[
            {"id": "a11", "character": "a", "row": 1, "if": "at A21"},
            {"id": "a12", "character": "a", "row": 1, "if": "damage >= 4"},
        ],
        promotion=[{"id": "x", "name": "Second Wind", "character": "a", "section": "gold", "once": "heal 2"}],
    )
    zones = {"seats": [0, 1], "checks": [8, 0, 0, 0], "promoted": [0], "goals": [1], "contracts": [OPEN] * 5}
    return begun(rules, Opening(zones, {"game": 2}))


def test_a_front_says_all_that_a_contract_asks_for() -> None:
    rules = game().rules
    assert contract_text(rules, rules.contracts[0]) == [
        "When you are at " + rules.spaces[rules.space_ids["A21"]].name + ".",
        "You may pay 4 Gold.",
        "Only at the end of your turn.",
        "Until game 6.",
        "5 points for whoever completes it.",
        "3 points more if that happens in the game it came up in.",
    ]
    assert contract_text(rules, rules.contracts[1]) == [
        "Counts every time you arrive in a Town.",
        "3 times, ticked off one by one.",
    ]
    assert contract_text(rules, rules.contracts[4]) == ["Counts every 2 times you arrive in a Town this turn."]
    place = rules.spaces[rules.space_ids["A10"]].name
    assert contract_text(rules, rules.contracts[2])[:2] == [f"Bring Shirt to {place}.", "2 cubes, one for each time."]


def test_a_front_names_a_place_on_the_other_side_of_the_board() -> None:
    """A contract may stay open while the board lies on its other side: nobody knows a place there as B41."""
    pack, _ = read_pack(workshop() / "small-print")
    rules = begin(pack, fresh(pack), pack.characters[:2], 5).rules
    key_holder = rules.contracts[rules.things["contract"].index("k18")]
    assert asks(rules, pack, key_holder, "en")[0] == "When you are at Glass Ceiling (on the other side of the board)."
    assert "B41" not in " ".join(asks(rules, pack, key_holder, "de"))


@pytest.mark.parametrize("lang", languages())
def test_the_terminal_tells_contracts_and_goals(lang: str) -> None:
    st = game()
    go(st, "A22")
    names = ["Ann", "Bo"]
    told = contract_lines(st.rules, view(st, 1), names, lang)
    assert sum("Toll" in line for line in told) == 1 and any("Ann" in line and "Done" in line for line in told)
    goals = goal_lines(st.rules, view(st, 1), names, lang)
    assert any("Ann" in line and "8" in line for line in goals) and any("Second Wind" in line for line in goals)
    assert len(goals) == 5, "two heads, two goals, a promotion"
    plain = begun(written())
    assert len(contract_lines(plain.rules, view(plain, 0), names, lang)) == 1
    assert len(goal_lines(plain.rules, view(plain, 0), names, lang)) == 1
