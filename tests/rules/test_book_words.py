"""Words of the book that turn numbers, mark the map, destroy spaces and fetch pieces to where cards and tokens lie."""

from __future__ import annotations

from typing import Any

import pytest

from burgle.campaign.overlay import family_of
from burgle.campaign.vault import find_pack
from burgle.chapters.bag import Bag
from burgle.chapters.purse import asked
from burgle.chapters.recruit import Recruit
from burgle.games.legacy.coaches import Coaches
from burgle.kernel.chance import seed_bytes
from burgle.kernel.content import COMPLETED
from burgle.kernel.engine import advance, answer
from burgle.kernel.reader import WordError
from burgle.kernel.script import ScriptReader
from burgle.kernel.start import Opening, new_state
from burgle.kernel.state import State
from burgle.view.table import view
from tests.rules.book import begun, book_of, entries, in_turn, passages, read, told, written, zone

CARDS: list[dict[str, Any]] = [
    {"id": "novel", "name": "Novel", "cost": 2, "copies": 0, "attack": True, "play": "skill 1"},
    {"id": "tip", "name": "Tip", "deck": "reserve", "cost": 2, "copies": 0, "stored": 4, "play": "skill 1"},
]
TOKENS: list[dict[str, Any]] = [{"id": "crate", "name": "Crate", "pool": "parcel", "copies": 0, "stored": 2}]
REMNANT = {"id": "remnant_A12", "kind": "remnant", "spots": ["A12"]}


def game(contract: list[dict[str, Any]] | None = None, **lines: list[str]) -> State:
    """A game of two characters, in the first turn of the first."""
    rules = written(2, passage=passages(**lines), card=CARDS, token=TOKENS, sticker=[REMNANT], contract=contract or [])
    return begun(rules, Opening({"seats": [0, 1]}, {"game": 1}))


def price_of(st: State, seat: int, key: str) -> int:
    """What a card costs a player."""
    return st.rules.find(Recruit).price(st, st.players[seat], st.rules.card_ids[key])


def ware(st: State, seat: int) -> int:
    """What a Pickaxe costs a player."""
    return asked(st, st.players[seat], st.rules.token_ids["pickaxe"])


def test_prices_are_turned_for_whom_the_text_addresses_until_the_game_ends() -> None:
    """L1-176: only the addressed player; `for each` everybody, and with every word it is what it says."""
    st = game(p1=["cheaper market 2", "dearer companion 1"], p2=["for each: free market"], p3=["dearer boots 1"])
    companion = next(c.key for c in st.rules.cards if c.faction == 0 and c.cost > 0)
    before, cost = ware(st, 0), price_of(st, 0, companion)
    read(st, "p1", 0)
    assert (ware(st, 0), ware(st, 1)) == (before - 2, before)
    assert (price_of(st, 0, companion), price_of(st, 1, companion)) == (cost + 1, cost)
    assert view(st, 1)["standing"][0] == {"way": "cheaper", "what": "market", "n": 2, "who": 0}
    assert told(st)[-1] == "dial_dearer companion 1"
    read(st, "p2", 1)
    assert ware(st, 0) == ware(st, 1) == 0
    read(st, "p3", 0)
    boots = next(rule for rule in st.rules.on_path)
    way = next(exit for space in st.rules.spaces for exit in space.exits)
    assert boots.path_cost(st, st.players[0], way, 1) == 2 and boots.path_cost(st, st.players[1], way, 1) == 1


def test_attacks_draw_more_or_fewer_cubes_whoever_read_it() -> None:
    """L1-176: nobody has an attack of their own."""
    st = game(p1=["more attack 2"], p2=["fewer attack 1"])
    bag = st.rules.find(Bag)
    read(st, "p1", 1)
    assert bag.draws(st, 3) == 5
    read(st, "p2", 0)
    assert bag.draws(st, 3) == 4 and bag.draws(st, 0) == 1


def test_what_is_banned_is_not_offered_and_refused_with_its_clause() -> None:
    """L1-178: markets and coaches."""
    st = game(p1=["ban market", "ban coach"])
    p, coaches = st.players[0], st.rules.find(Coaches)
    p.gold, p.boot, p.room = 20, 5, coaches.stops[0]
    offers: list[int] = []
    for action in st.rules.actions:
        if action.name in ("ride", "buy"):
            action.offer(st, p, offers)
    assert offers
    read(st, "p1", 0)
    after: list[int] = []
    refused = set()
    for action in st.rules.actions:
        if action.name in ("ride", "buy"):
            p.room = coaches.stops[0] if action.name == "ride" else st.rules.space_ids["A07"]
            action.offer(st, p, after)
            refused |= {r.code for r in (action.refuse(st, p, arg) for arg in action.targets(st, p)) if r is not None}
    assert not after and {"coach_banned", "market_banned"} <= refused
    assert st.rules.clause("coach_banned") == st.rules.clause("market_banned") == "L1-178"


def test_a_dial_is_turned_only_as_it_can_be() -> None:
    st = game(p1=["gold 1"])
    for text in ("ban attack", "cheaper attack 1", "more market 1", "cheaper weather 1"):
        with pytest.raises(WordError):
            ScriptReader(st.rules, text, 0, False).whole()


def test_what_a_contract_says_stands_while_it_is_open() -> None:
    """L1-178: for everybody, and no longer; its marker goes with it (L1-193)."""
    k1 = {"id": "k1", "name": "Toll", "if": "at A21", "always": "cheaper market 1", "setup": "marker on A21",
          "back": ["completed: gold 1"]}  # fmt: skip
    st = game([k1], p1=["contract k1"], p2=["complete k1"], p3=["contract k1", "no marker on A21"])
    before = ware(st, 0)
    read(st, "p1", 0)
    assert ware(st, 0) == ware(st, 1) == before - 1
    assert view(st, -1)["markers"] == ["A21"] and view(st, -1)["standing"][0]["who"] == -1
    read(st, "p2", 0)
    assert ware(st, 0) == before and view(st, -1)["markers"] == [] and "marker_gone A21" in told(st)
    st = game([k1], p3=["contract k1", "no marker on A21"])
    read(st, "p3", 0)
    while not in_turn(st):
        answer(st, st.options[0])
    assert view(st, -1)["markers"] == []


def test_only_standing_text_stands_on_a_contract() -> None:
    with pytest.raises(ValueError, match="stand for good"):
        game([{"id": "k1", "name": "Toll", "if": "at A21", "always": "gold 1"}])


def test_a_card_fetched_to_the_row_has_a_slot_more_which_closes_with_it() -> None:
    """L1-177: it never attacks, and when it is gone the row is as long as before."""
    st = game(p1=["fetch novel to row"])
    size, novel = len(st.row), st.rules.card_ids["novel"]
    read(st, "p1", 0)
    assert st.row[size:] == [novel] and entries(st)[-1] == "fetched card:novel row 1"
    assert novel not in zone(st, "fresh")
    st.row[size] = -1
    st.rules.steps["close slots"].run(st, 0)
    assert len(st.row) == size
    read_again = [*st.row]
    st.rules.steps["close slots"].run(st, 0)
    assert st.row == read_again


def test_a_card_fetched_to_the_reserve_is_a_pile_there_and_unknown_before() -> None:
    """L1-177: of a sealed pile nobody is shown even that it is empty."""
    st = game(p1=["fetch tip to reserve"])
    assert "tip" not in view(st, 0)["reserve"]
    read(st, "p1", 0)
    assert view(st, 0)["reserve"]["tip"] == 4


def test_a_prologue_fetches_to_row_and_reserve_once_they_are_there() -> None:
    """L1-181: before step 1 there is neither."""
    rules = written(
        2,
        passage=[{"id": "101", "kind": "prologue", "lines": ["fetch novel to row", "fetch tip to reserve"]}],
        mission=[{"id": "1", "prologue": "101"}],
        card=CARDS,
    )
    st = new_state(rules, seed_bytes(1), 0, [], Opening({"seats": [0, 1]}, {"game": 1}))
    assert st.row.count(rules.card_ids["novel"]) == 1 and len(st.row) == rules.params["row"] + 1
    assert view(st, 0)["reserve"]["tip"] == 4


def test_tokens_fetched_on_a_space_are_for_whoever_comes_first() -> None:
    """L1-177: the stated place may be a space."""
    st = game(p1=["fetch crate on A12"])
    crate, room = st.rules.token_ids["crate"], st.rules.space_ids["A12"]
    read(st, "p1", 0)
    assert zone(st, "litter") == [room, crate] * 2
    for chapter in st.rules.on_enter:
        if type(chapter).__name__ == "Litter":
            chapter.entered(st, st.players[1], room)
    assert st.players[1].tokens[crate] == 2 and zone(st, "litter") == []


@pytest.mark.parametrize(
    "text", ["fetch novel on A12", "fetch crate to row", "fetch novel to reserve", "fetch crate to on"]
)
def test_pieces_go_only_where_they_can_lie(text: str) -> None:
    st = game(p1=["gold 1"])
    with pytest.raises(WordError):
        ScriptReader(st.rules, text, 0, False).whole()


def test_a_destroyed_space_loses_all_that_lay_there_for_good() -> None:
    """L1-174: once; markers, parcels and artifacts too, and the record has both what happened and what it was."""
    st = game(p1=["fetch crate on A12", "marker on A12"], p2=["destroy space A12"], p3=["destroy space A12"])
    room = st.rules.space_ids["A12"]
    st.put(st.rules.zone_names.index("artifacts"), room, 3)
    read(st, "p1", 0)
    read(st, "p2", 0)
    assert zone(st, "litter") == [] and view(st, 0)["markers"] == [] and zone(st, "artifacts")[room] == -1
    assert entries(st)[-2:] == ["stuck remnant_A12 A12", "remnant A12"] and told(st)[-1] == "razed A12"
    size = len(entries(st))
    read(st, "p3", 0)
    assert not [one for one in entries(st)[size:] if one.startswith(("stuck", "remnant"))]


def test_the_rulebook_of_a_destroyed_space_has_its_ways_and_nothing_else() -> None:
    """L1-172, L1-174: the sample pack's last card from the Competition."""
    pack = find_pack("three-nights")
    family = family_of(pack, 2)
    before = family.written_for("overworld", [], [])
    after = family.written_for("overworld", [], [("remnant_A06", "A06")])
    here, gone = (rules.spaces[rules.space_ids["A06"]] for rules in (before, after))
    assert "waypoint" in here.more and "waypoint" not in gone.more
    assert [exit.to for exit in here.exits] == [exit.to for exit in gone.exits]


def test_who_is_out_of_breath_walks_no_further() -> None:
    """L1-176: in the own turn only."""
    st = game(p1=["exhaust"], p2=["exhaust"])
    deed = st.rules.deed("exhausted")
    read(st, "p1", 1)
    assert st.deeds[deed] == 0
    read(st, "p2", 0)
    assert st.deeds[deed] == 1 and told(st)[-1] == "out_of_breath"


def test_the_record_of_a_character_and_the_rage_can_be_asked_for() -> None:
    """L1-182: checkmarks, games won before; each for the own character."""
    lines = {"p1": ["if checks >= 3: gold 2"], "p2": ["per wins: gold 1"], "p3": ["if rage: gold 1"]}
    rules = written(2, passage=passages(**lines))
    st = begun(rules, Opening({"seats": [0, 1], "checks": [3, 0, 0, 0], "wins": [0, 2, 0, 0]}, {"game": 3}))
    had = [p.gold for p in st.players]
    for key in ("p1", "p2"):
        for seat in (0, 1):
            st.zones[st.rules.zone_names.index("read")] = []
            st.zones[st.rules.zone_names.index("boxes")] = []
            read(st, key, seat)
    assert [p.gold - before for p, before in zip(st.players, had, strict=True)] == [2, 2]
    read(st, "p3", 0)
    assert st.players[0].gold == had[0] + 3


def test_in_an_imagined_world_no_such_text_is_read() -> None:
    """What nobody has read turns, marks, destroys and fetches nothing for who only imagines it."""
    st = game(p1=["ban market", "marker on A12", "destroy space A12", "fetch novel to row", "fetch crate on A12"])
    st.nums[st.rules.veil] = 1
    book_of(st).open(st, 0, 0, COMPLETED)
    advance(st)
    assert not zone(st, "standing") and not zone(st, "markers") and not zone(st, "litter") and not entries(st)
