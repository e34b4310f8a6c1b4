"""Waypoints, path ends and stickers: the board is read, and changed for good in the middle of a turn."""

from __future__ import annotations

from functools import cache
from typing import Any

from burgle.kernel.addresses import number_of
from burgle.kernel.encode import decode, encode
from burgle.kernel.engine import answer
from burgle.kernel.start import Opening
from burgle.kernel.state import State
from burgle.view.table import view
from tests.rules.book import BookFamily, begun, do, entries, in_turn, passages, read, spelled, told, written, zone

STICKERS: list[dict[str, Any]] = [
    {"id": "town", "kind": "space", "spots": ["A04", "A12", "A18"], "over": {"town": True, "reward": "gold 2"}},
    {"id": "ruin", "kind": "space", "spots": ["A12"], "over": {"reward": "gold 7"}},
    {"id": "stair", "kind": "path", "spots": ["A06-A07"], "over": {"marks": ""}},
    {"id": "soft", "kind": "card", "spots": ["card:burgle"], "over": {"play": "skill 3"}},
    {"id": "fees", "kind": "params", "over": {"patron_seal": 4}},
    {"id": "w14", "kind": "waypoint", "spots": ["A13"]},
    {"id": "shoes", "kind": "starter", "spots": ["burgle", "stumble"]},
]


def walk(st: State, to: str) -> None:
    """Walk to a neighbouring space, whatever it takes."""
    p = st.players[st.active]
    p.hand, p.boot, p.sword = [], 5, 9
    frame = st.stack[-1]
    st.options = st.rules.kinds[frame.kind].ask(st, frame)
    answer(st, next(code for code, text in zip(st.options, spelled(st), strict=True) if text.startswith(f"move {to}")))


def at(st: State, room: str) -> None:
    """Put the active player's figure on a space."""
    st.place(st.players[st.active], st.rules.space_ids[room])


def waypoint(key: str, *lines: str) -> dict[str, Any]:
    """The passage of a waypoint."""
    return {"id": key, "kind": "waypoint", "lines": list(lines)}


# ---------------------------------------------------------------- waypoints


def test_a_waypoint_pauses_the_turn_and_is_read_once() -> None:
    """L1-108: entering the numbered space resolves its passage, then the turn goes on; a second visit does nothing."""
    st = begun(written(passage=[waypoint("13", "choice drawer (force: gold 3 | leave: check 1)")]))
    p = st.players[0]
    at(st, "A03")
    gold, lamps = p.gold, view(st, 0)["waypoints"]
    walk(st, "A10")
    assert st.rules.spaces[p.room].key == "A10" and spelled(st) == ["choose force", "choose leave"]
    do(st, "choose force")
    assert in_turn(st) and st.active == 0 and p.boot == 4 and p.gold == gold + 3
    walk(st, "A03")
    walk(st, "A10")
    assert in_turn(st) and p.gold == gold + 3
    assert lamps == ["A10"] and view(st, 0)["waypoints"] == []  # nor is a lamp shown where nothing is left to read


def test_a_waypoint_read_in_an_earlier_game_does_nothing() -> None:
    """L1-108, L1-109: in this and in later games; outside a campaign numbers have no effect."""
    rules = written(passage=[waypoint("13", "gold 3")])
    st = begun(rules, Opening({"read": [0]}, {"game": 2}))
    at(st, "A03")
    gold = st.players[0].gold
    walk(st, "A10")
    assert st.players[0].gold == gold and entries(st) == []
    plain = begun(written())
    at(plain, "A03")
    walk(plain, "A10")
    assert in_turn(plain) and "passage" not in plain.rules.words


def test_a_waypoint_comes_after_the_volcano_and_before_the_shrine() -> None:
    """L1-110: harm and gains first, then what is read, then the way to the Pyramid."""
    rules = written(passage=[waypoint("14", "gold 3")], sticker=STICKERS[:1])
    names = rules.enter_names
    assert names.index("volcano") < names.index("waypoint") < names.index("shrine")


def test_a_number_sleeps_until_its_sticker_is_on() -> None:
    """L1-108: the number is printed, but what is asleep is not read; its sticker wakes it."""
    st = begun(written(passage=[waypoint("14", "gold 3"), *passages(p1=["sticker w14"])], sticker=STICKERS))
    gold = st.players[0].gold
    for gained in (0, 3, 3):
        at(st, "A12")
        walk(st, "A13")
        while not in_turn(st):
            answer(st, st.options[-1])  # the volcano
        assert st.players[0].gold == gold + gained
        read(st, "p1")
    assert "stuck w14 A13" in entries(st)


def test_a_pack_may_say_which_numbers_are_awake() -> None:
    st = begun(written(passage=[waypoint("13", "gold 3"), waypoint("11", "gold 5")], awake=["11"]))
    gold = st.players[0].gold
    at(st, "A03")
    walk(st, "A10")
    assert st.players[0].gold == gold


def test_let_and_move() -> None:
    """`let` forgets a waypoint; `move to` is an entry."""
    lines = {"13": ("gold 5",), "16": ("let A10", "move to A10")}
    st = begun(written(passage=[waypoint(key, *text) for key, text in lines.items()]))
    p = st.players[0]
    at(st, "A15")
    gold = p.gold
    read(st, "16")
    assert st.rules.spaces[p.room].key == "A10" and p.gold == gold and "let A10" in entries(st)


STUB = {"id": "A", "paths": [], "space": {"90": {"name": "Path end", "at": [10, 10], "stub": True, "waypoint": 77}}}


def stub_rules(*lines: str, sticker: list[dict[str, Any]] | None = None) -> Any:
    """A board with a path end beside A10."""
    module = [{"id": "A", "space": STUB["space"]}]
    path = [{"id": "A10-A90", "marks": ""}]
    return written(passage=[waypoint("77", *lines), *passages(p1=["move to A15"])], module=module, path=path,
                   sticker=sticker or STICKERS[:1])  # fmt: skip


def test_who_walks_to_a_path_end_comes_back() -> None:
    """L1-108: no new entry, Boots stay spent; also when there is nothing left to read."""
    st = begun(stub_rules("gold 3"))
    p = st.players[0]
    at(st, "A10")
    gold = p.gold
    for n in (1, 2):
        walk(st, "A90")
        assert st.rules.spaces[p.room].key == "A10" and p.boot == 4 and p.gold == gold + 3, n
    assert told(st).count("went_back A10") == 2


def test_a_passage_may_put_the_figure_elsewhere() -> None:
    """L1-108: ... unless the passage puts it elsewhere."""
    st = begun(stub_rules("move to A15"))
    at(st, "A10")
    walk(st, "A90")
    assert st.rules.spaces[st.players[0].room].key == "A15"


def test_a_path_end_that_becomes_a_space_is_no_arrival() -> None:
    """L1-108, RULING 64: the figure stays, and what the new space gives is for the next who comes."""
    over = {"stub": {"remove": True}, "reward": "gold 7"}
    sticker = [{"id": "ledge", "kind": "space", "spots": ["A90"], "over": over}]
    texts = [waypoint("77", "sticker ledge")]
    module, path = [{"id": "A", "space": STUB["space"]}], [{"id": "A10-A90", "marks": ""}]
    mine = BookFamily(2, passage=texts, module=module, path=path, sticker=sticker)
    st = begun(mine.on({"side": "overworld"}), Opening({"seats": [0, 1]}, {"game": 1}))
    p = st.players[0]
    at(st, "A10")
    gold = p.gold
    walk(st, "A90")
    assert st.rules.spaces[p.room].key == "A90" and p.gold == gold and in_turn(st)
    walk(st, "A10")
    walk(st, "A90")
    assert st.rules.spaces[p.room].key == "A90" and p.gold == gold + 7


def test_no_teleport_ends_at_a_path_end() -> None:
    st = begun(stub_rules("gold 3"))
    p = st.players[0]
    at(st, "A10")
    p.hand = []
    st.deeds[st.rules.deeds.index("teleports")] = 1
    frame = st.stack[-1]
    st.options = st.rules.kinds[frame.kind].ask(st, frame)
    goals = [text for text in spelled(st) if text.startswith("teleport")]
    assert "teleport A09" in goals and not any("A90" in goal for goal in goals)
    teleport = next(action for action in st.rules.actions if action.name == "teleport")
    refusal = teleport.refuse(st, p, st.rules.space_ids["A90"])
    assert refusal is not None and refusal.code == "path_end"


# ---------------------------------------------------------------- stickers


@cache
def family() -> BookFamily:
    """A campaign with all stickers of these tests."""
    texts = passages(
        p1=["sticker town", "gold 1"],
        p2=["sticker ruin"],
        p3=["sticker stair; sticker soft; sticker fees"],
        p4=["for each: sticker shoes"],
        p5=["sticker town on A18"],
        p6=["if stuck town: gold 50"],
    )
    return BookFamily(2, passage=texts, sticker=STICKERS)


def game() -> State:
    """A game of it."""
    return begun(family().on({"side": "overworld"}), Opening({"seats": [1, 3]}, {"game": 1}))


def test_a_sticker_changes_the_board_in_the_middle_of_a_turn() -> None:
    """L1-172: a space, a path, a card and a number; the game goes on under the new rules."""
    st = game()
    plain = st.rules
    read(st, "p3", 1)
    assert st.rules is not plain and st.rules.shape == plain.shape and in_turn(st)
    six, seven = (st.rules.space_ids[key] for key in ("A06", "A07"))
    assert any(way.to == seven for way in st.rules.spaces[six].exits)
    burgle = st.rules.cards[st.rules.card_ids["burgle"]]
    assert burgle.play is not None and burgle.play.text() == "skill 3" and st.rules.params["patron_seal"] == 4
    assert entries(st)[2:] == ["stuck stair A06-A07", "stuck soft card:burgle", "stuck fees params"]
    read_back = decode(plain, encode(st))
    assert read_back.rules is st.rules
    assert number_of(st.rules, "frame:turn") == st.stack[-1].kind


def test_the_addressed_player_chooses_among_several_spots() -> None:
    """L1-172, L1-176: who is addressed chooses; and a sticker is there once."""
    st = game()
    gold = st.players[1].gold
    read(st, "p1", 1)
    assert st.stack[-1].who == 1 and spelled(st) == ["choose A04", "choose A12", "choose A18"]
    do(st, "choose A12")
    assert st.players[1].gold == gold + 1 and in_turn(st)
    reward = st.rules.spaces[st.rules.space_ids["A12"]].reward
    assert reward is not None and reward.text() == "gold 2"
    read(st, "p5")
    assert zone(st, "stuck")[::2] == [0]
    read(st, "p6")
    assert st.players[0].gold >= 50


def test_a_cover_replaces_what_is_under_it() -> None:
    """L1-172: the last one counts, whatever the order in which they come."""
    for order, text in ((("p1", "p2"), "gold 7"), (("p2", "p1"), "gold 2")):
        st = game()
        for key in order:
            read(st, key)
            if key == "p1":
                do(st, "choose A12")
        space = st.rules.spaces[st.rules.space_ids["A12"]]
        assert space.reward is not None and space.reward.text() == text and space.marks & st.rules.mark("town")


def test_a_text_may_name_the_spot() -> None:
    st = game()
    read(st, "p5")
    assert in_turn(st) and entries(st)[-1] == "stuck town A18"


def test_a_starting_card_is_that_of_the_own_character() -> None:
    st = game()
    read(st, "p4", 0)
    assert st.stack[-1].who == 0 and spelled(st) == ["choose starter:b:burgle", "choose starter:b:stumble"]
    do(st, "choose starter:b:stumble")
    assert in_turn(st) and entries(st)[-1] == "stuck shoes starter:b:stumble"


def test_nobody_takes_a_sticker_back() -> None:
    st = game()
    fence = st.fence
    read(st, "p5")
    assert st.fence > fence and st.fence > st.did - 1
