"""The fold: what a game leaves for good makes the next chronicle, and what does not fit is refused with its number."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burgle.campaign.chronicle import Character, Chronicle, canonical, read_chronicle, version_of
from burgle.campaign.entries import Entry
from burgle.campaign.fold import MOVES, BadEntry, fold

KEYS = {
    "passage": ["1", "2", "3"],
    "box": ["1.1", "1.2", "2.1"],
    "choice": ["road", "lamp"],
    "label": ["upper", "lower"],
    "thing": ["company", "toll"],
    "sticker": ["s1", "s2", "s3"],
    "spot": ["A04", "A12"],
    "piece": ["card:c1", "token:t1"],
    "card": ["c1", "burgle"],
    "contract": ["k1", "k2"],
    "module": ["interns", "agents"],
    "track": ["rival"],
    "promotion": ["p1"],
    "goal": ["g1"],
    "space": ["A04", "A12"],
}
START = Chronicle(pack="test", version=1, digest="d", characters=(Character(key="a"), Character(key="b")))


def entries(*lines: str) -> list[Entry]:
    """Entries as `kind args ... [by who]`; numbers are numbers."""
    found = []
    for line in lines:
        text, _, who = line.partition(" by ")
        kind, *args = text.split()
        found.append(
            Entry(kind, who, tuple(int(a) if a.lstrip("-").isdigit() and kind not in ODD else a for a in args))
        )
    return found


ODD = ("opened", "ticked")  # their keys look like numbers


def after(*lines: str, now: Chronicle = START) -> Chronicle:
    return fold(now, entries(*lines), KEYS)


def test_everything_permanent_is_in_the_chronicle() -> None:
    """L1-171, L1-173: sticker, writing, destruction, unlock and passage are kept; so are names, ticks and choices."""
    now = after(
        "opened 1 by a", "ticked 1.1", "chose road upper 2", "flag toll yes", "stuck s1 A04", "fetched card:c1 deck 1",
        "destroyed token:t1 -1", "unlocked interns", "starter a burgle -1", "starter a c1 1", "track rival 2",
        "check a 2 win", "promoted a p1", "goal b g1", "let A12", "awaits company", "dented burgle",
    )  # fmt: skip
    assert (
        now.read == ("1",) and now.ticks == ("1.1",) and now.chose == {"road": "upper"} and now.wrote == {"toll": "yes"}
    )
    assert [(one.sticker, one.spot, one.game) for one in now.stuck] == [("s1", "A04", 1)]
    assert now.home == {"card:c1": "deck", "token:t1": "destroyed"}
    assert now.unlocked == ("interns",) and now.tracks == {"rival": 2} and now.let == ("A12",)
    a, b = now.characters
    assert (a.starters, a.checks, a.promotions, b.goals) == (("-burgle", "+c1"), 2, ("p1",), ("g1",))
    assert now.awaits == ("company",) and now.dents == {"burgle": 1}


def test_one_of_several_alike_is_destroyed() -> None:
    """L1-174: a copy of the Explore is gone for good, the others are there; a deadline may be moved."""
    now = after("destroyed card:c1 1", "destroyed card:c1 1", "introduced k1 a", "due k1 4")
    assert now.fewer == {"card:c1": 2} and now.home == {} and now.contracts["k1"].due == 4


def test_a_report_is_written_seat_by_seat() -> None:
    """L1-180: every score, and the winners; who was lost has 0."""
    now = after("report 40 1 0 by a", "report 0 0 3 by b")
    (row,) = now.reports
    assert (row.game, row.seats, row.scores, row.winners, row.lost) == (1, ("a", "b"), (40, 0), ("a",), ("b",))
    assert [one.played for one in now.characters] == [(1,), (1,)]


def test_a_contract_moves_along_its_states() -> None:
    """L1-178, L1-179, L1-189: introduced, ticked, completed, filed; ticks stay, and what is filed stays filed."""
    now = after("introduced k1 a by a", "progress k1 2", "introduced k2 b")
    assert (now.contracts["k1"].state, now.contracts["k1"].ticks, now.contracts["k1"].holder) == ("open", 2, "a")
    now = fold(now, [Entry("resolved", "a", ("k1", "completed", "a b")), Entry("fate", "", ("k1", "filed"))], KEYS)
    assert (now.contracts["k1"].state, now.contracts["k1"].stars) == ("filed", ("a", "b"))
    with pytest.raises(BadEntry, match=r"entry 0 .*cannot go from filed to open"):
        after("introduced k1 a", now=now)


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        (["opened 9"], "there is no passage '9'"),
        (["ticked 1.1", "ticked 1.1"], "entry 1 .*ticked before"),
        (["stuck s1 A04", "stuck s1 A12"], "entry 1 .*stuck already"),
        (["destroyed card:c1 -1", "fetched card:c1 deck 1"], "entry 1 .*was destroyed"),
        (["fetched card:c1 deck 1", "fetched card:c1 row 1"], "entry 1 .*fetched before"),
        (["destroyed card:c1 -1", "destroyed card:c1 -1"], "entry 1 .*was destroyed"),
        (["destroyed card:c1 -1", "dented c1"], "entry 1 .*was destroyed"),
        (["progress k1 1"], "entry 0 .*not open"),
        (["introduced k1 a", "progress k1 2", "progress k1 1"], "entry 2 .*they stay"),
        (["check a -1 win"], "never taken back"),
        (["check z 1 win"], "no character 'z'"),
        (["promoted a p1", "promoted a p1"], "entry 1 .*already"),
        (["report 4 1 0 by a", "report 4 1 0 by a"], "entry 1 .*already"),
        (["mission 0 overworld x"], "game 0 is over"),
        (["gold 4"], "no such kind"),
        (["track rival high"], "no number"),
        (["opened"], "entry 0"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_number(lines: list[str], problem: str) -> None:
    """L1-172 to L1-174, L1-177, L1-179: a sticker sticks once, what was destroyed is gone, what was written stays."""
    with pytest.raises(BadEntry, match=problem):
        after(*lines)


POSSIBLE = [
    Entry("opened", "a", (p,)) for p in KEYS["passage"]] + [Entry("ticked", "", (b,)) for b in KEYS["box"]] + [
    Entry("stuck", "", (s, p)) for s in KEYS["sticker"] for p in KEYS["spot"]] + [
    Entry("fetched", "", (p, "deck", 1)) for p in KEYS["piece"]] + [
    Entry("destroyed", "", (p, -1)) for p in KEYS["piece"]] + [Entry("moved", "", (p, "market")) for p in KEYS["piece"]] + [
    Entry("chose", "", ("road", label, 0)) for label in KEYS["label"]] + [
    Entry("introduced", "", (k, "a")) for k in KEYS["contract"]] + [
    Entry("progress", "", (k, n)) for k in KEYS["contract"] for n in (1, 2)] + [
    Entry("resolved", "a", (k, o, "a")) for k in KEYS["contract"] for o in ("completed", "failed")] + [
    Entry("fate", "", (k, f)) for k in KEYS["contract"] for f in ("filed", "destroyed", "stored")] + [
    Entry("check", "", ("a", n, "text")) for n in (1, 2)] + [Entry("report", who, (7, 1, 0)) for who in "ab"] + [
    Entry("track", "", ("rival", n)) for n in range(3)] + [Entry("unlocked", "", (m,)) for m in KEYS["module"]]  # fmt: skip


def fitting(seed: int, length: int) -> list[Entry]:
    """Entries by chance that fit one another."""
    dice, now, found = random.Random(seed), START, []
    for _ in range(length):
        entry = dice.choice(POSSIBLE)
        try:
            now = fold(now, [entry], KEYS)
        except BadEntry:
            continue
        found.append(entry)
    return found


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 1 << 30), st.integers(0, 60), st.floats(0, 1))
def test_folding_in_two_parts_is_folding_in_one(seed: int, length: int, share: float) -> None:
    every = fitting(seed, length)
    cut = int(len(every) * share)
    whole, halves = fold(START, every, KEYS), fold(fold(START, every[:cut], KEYS), every[cut:], KEYS)
    assert whole == halves and version_of(whole) == version_of(halves)
    assert read_chronicle(canonical(whole)) == whole and canonical(read_chronicle(canonical(whole))) == canonical(whole)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 1 << 30), st.integers(0, 80))
def test_what_only_grows_only_grows(seed: int, length: int) -> None:
    """Ticks, reads, stickers and checkmarks; destroyed is for good; contracts move along their states (fold invariants)."""
    now = START
    for entry in fitting(seed, length):
        then = fold(now, [entry], KEYS)
        assert now.ticks == then.ticks[: len(now.ticks)] and now.read == then.read[: len(now.read)]
        assert now.stuck == then.stuck[: len(now.stuck)] and now.unlocked == then.unlocked[: len(now.unlocked)]
        assert all(after.checks >= before.checks for before, after in zip(now.characters, then.characters, strict=True))
        assert all(then.home[piece] == place for piece, place in now.home.items() if place == "destroyed")
        for key, contract in then.contracts.items():
            before = now.contracts[key].state if key in now.contracts else ""
            assert contract.state == before or contract.state in MOVES[before]
        games = [row.game for row in then.reports]
        assert games == sorted(set(games))
        now = then


def test_a_chronicle_has_one_way_of_being_written() -> None:
    """Sorted, without spaces, in NFC; what has its first value is left out, so that a new field changes no old version."""
    now = Chronicle(pack="t", version=1, digest="d", wrote={"b": "e\u0301", "a": "1"})
    assert canonical(now) == '{"digest":"d","pack":"t","version":1,"wrote":{"a":"1","b":"\u00e9"}}'.encode()
    with pytest.raises(ValueError):
        read_chronicle(b'{"pack": "t", "version": 1, "digest": "d", "gold": 4}')
