"""Skimming: whole stories in a moment, through the real frames; everything in a pack has a route that leads to it."""

from __future__ import annotations

import os
import random
from functools import cache
from pathlib import Path

import pytest

from burgle.campaign.chronicle import Chronicle
from burgle.campaign.log import fresh
from burgle.campaign.pack import Pack, read_pack
from burgle.campaign.play import begin, close
from burgle.campaign.routes import covered, find_routes, to_reach, walk
from burgle.campaign.skim import Happening, Policy, Skimmed, play_game, policies, skim
from burgle.campaign.skim_report import skim_many, skim_so
from burgle.campaign.tell import tell

ROOT = Path(__file__).resolve().parent.parent.parent / "campaigns"
SAMPLE = ROOT / "three-nights"
PACK = read_pack(SAMPLE)[0]
SKIMS = int(os.environ.get("BURGLE_SKIMS", "24"))


def test_many_skims_end_without_a_fault_and_reach_everything() -> None:
    """Rosters of 2, 3 and 4 and such that change; six policies; passages, options, outcomes, stickers, pieces, modules."""
    report = skim_many(PACK, max(SKIMS, 24))
    assert report.faults == [] and report.campaigns == max(SKIMS, 24)
    assert len(report.missing) <= 4, report.missing  # by chance; routes reach all of it
    assert any(line.startswith(f"{report.campaigns} campaigns") for line in report.lines())


def test_skims_go_on_where_their_notebook_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stopped after four of six campaigns, the report is the same; another seed's notebook is refused."""
    monkeypatch.setattr("burgle.campaign.skim_report.PAGE", 2)
    monkeypatch.setattr("burgle.campaign.skim_report.WHOLE", 5)
    notebook = tmp_path / "skims.jsonl"
    assert skim_many(PACK, 4, notebook=notebook).campaigns == 4
    report, at_once = skim_many(PACK, 6, notebook=notebook), skim_many(PACK, 6)
    assert len(notebook.read_text("utf-8").splitlines()) == 3
    assert (report.reached, report.faults, report.campaigns, report.whole) == (at_once.reached, [], 6, 2)
    with pytest.raises(ValueError, match="seed 1"):
        skim_many(PACK, 6, seed=2, notebook=notebook)


@pytest.mark.parametrize("name", ["three-nights", "the-borrowed-bell"])
def test_stories_come_to_the_same_end_with_all_their_boards(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What skims leave out is met by walkers alone: no page, not even one at the end of a way that a sticker opens."""
    monkeypatch.setattr("burgle.campaign.skim_report.WHOLE", 1)
    report = skim_many(read_pack(ROOT / name)[0], 6)
    assert (report.faults, report.whole) == ([], 6)


def test_a_story_that_ends_otherwise_with_its_boards_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("burgle.campaign.skim_report.skim_so", other_with_boards)
    assert skim_many(PACK, 1).faults == ["campaign 0: with all its boards it has another end"]


def other_with_boards(pack: Pack, n: int, players: int | None, number: int, boards: bool) -> Skimmed:
    """A story that goes another way as soon as it has boards."""
    return skim_so(pack, n, players, number + boards, boards=False)


@pytest.mark.long(50)
@pytest.mark.parametrize(("name", "least"), [("three-nights", 80), ("small-print", 310), ("the-borrowed-bell", 95)])
def test_every_piece_of_a_pack_has_a_route(name: str, least: int) -> None:
    """No witness, no piece: each route of routes.toml is walked, and together they reach everything.

    Passages, options, contracts with both outcomes, stickers, pieces, modules, promotions, boxes of the rival, endings.
    """
    pack = read_pack(ROOT / name)[0]
    missing = to_reach(pack)
    assert len(missing) > least and pack.routes
    for route in pack.routes:
        done = walk(pack, route)
        assert done.now.next == 0
        missing -= covered(done.entries, done.now)
        opened = [str(entry.args[0]) for entry in done.entries if entry.kind == "opened"]
        if name == "small-print":  # promotions and the rival come before six o'clock, and nothing behind an ending
            six, ending, *last = opened[-4:]
            assert six == "218" and ending in ("211", "212", "213", "214", "215") and last == ["216", "217"]
        if name == "the-borrowed-bell":  # and what stands in the Journals before the file is closed
            assert opened[-1] == "230"
    assert missing == set()


def test_who_is_sent_ahead_is_counted() -> None:
    """`send 6 a`: so the counters of a story can be led anywhere."""
    pack = read_pack(ROOT / "small-print")[0]
    games = [[], [Happening("send", "6", 0), Happening("send", "5", 1)]]
    st = begin(pack, skim_to(pack, 2), ("a", "b"), 2).state
    play_game(st, Policy("mine", random.Random(1), zero=0.0), games[1])
    assert close(pack, skim_to(pack, 2), st).tracks["sacrificed"] == 11


@cache
def skim_to(pack: Pack, game: int) -> Chronicle:
    """A chronicle before a game."""
    now = fresh(pack)
    while now.next < game:
        st = begin(pack, now, ("a", "b"), now.next).state
        play_game(st, Policy("mine", random.Random(1), send=0.0), [])
        now = close(pack, now, st)
    return now


def test_a_route_that_is_missing_is_found() -> None:
    """Without one of its options nothing reaches what depends on it; the search does not invent it."""
    found = find_routes(PACK, tries=6)
    assert 1 <= len(found) <= 6 and all(route["games"] for route in found)
    done = walk(PACK, found[0])
    assert done.now.next == 0


@pytest.mark.parametrize("name", [policy.name for policy in policies(0)])
def test_a_skim_is_the_same_every_time(name: str) -> None:
    def once() -> object:
        policy = next(policy for policy in policies(5) if policy.name == name)
        return skim(PACK, policy, lambda game: ("a", "c"), 5).now

    assert once() == once()


def test_what_happens_is_what_was_wished() -> None:
    policy = Policy("mine", random.Random(1), choose={"lamp": "light", "book": "truth", "o1": "A18", "road": "cellar"})
    games = [[Happening("read", "13", 1), Happening("complete", "k2", 0), Happening("zero", "", 1)], [], []]
    done = skim(PACK, policy, lambda game: ("b", "d"), 3, games)
    assert done.now.chose["lamp"] == "light" and done.now.chose["book"] == "truth" and "18" not in done.now.read
    assert [(s.sticker, s.spot) for s in done.now.stuck if s.sticker in ("p1", "o1")] == [
        ("p1", "A03-A09"),
        ("o1", "A18"),
    ]
    assert done.now.contracts["k2"].stars == ("b",) and done.now.reports[0].lost == ("d",)
    assert done.now.contracts["k3"].outcome == "failed" and "214" in done.now.read  # L1-189: nobody went there
    assert done.now.reports[2].side == "underworld" and "401" in done.now.read  # L1-183: a zero, and the box is read


def test_reads_in_either_order_lead_to_the_same_chronicle() -> None:
    """Order (campaign.md 6.4): pairs of waypoints of one game commute."""
    for a, b in (("13", "18"), ("16", "13"), ("18", "16")):
        policy = {"lamp": "light", "bell": "ring", "fenn": "no", "book": "nothing", "road": "stairs"}
        nows = []
        for pair in ((a, b), (b, a)):
            games = [[Happening("read", key, 0) for key in pair], [], []]
            done = skim(PACK, Policy("x", random.Random(1), choose=policy), lambda game: ("a", "b"), 3, games)
            nows.append(done.now)
        one, two = nows
        assert set(one.read) == set(two.read) and one.chose == two.chose and one.characters == two.characters
        assert {(s.sticker, s.spot) for s in one.stuck} == {(s.sticker, s.spot) for s in two.stuck}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_told_campaign_is_a_book(lang: str) -> None:
    """All pages in order, in a language, with the choices that were taken; nothing is left as a reference."""
    text = "\n".join(tell(PACK, "complete", 2, 4, lang))
    assert {"en": "A Letter Under the Door", "de": "Ein Brief unter der Tür"}[lang] in text
    assert "{" not in text and "   > " in text and text.count("====") >= 3
    again = "\n".join(tell(PACK, str(PACK.routes[0]["id"]), 2, 4, lang))
    assert again.startswith({"en": "THREE NIGHTS", "de": "DREI NÄCHTE"}[lang])
    with pytest.raises(KeyError, match="there is no route"):
        list(tell(PACK, "nowhere", 2, 1, lang))


def test_there_is_no_dead_end() -> None:
    """From any chronicle that chance leads to, every policy reaches the end of the campaign."""
    dice = random.Random(9)
    for n in range(max(2, SKIMS // 8)):
        done = skim(PACK, policies(n)[0], lambda game: dice.sample(PACK.characters, 3), n)
        for now in done.chronicles[1:]:
            for policy in policies(n + 100)[1:]:
                assert skim(PACK, policy, lambda game: ("c", "a"), n, start=now).now.next == 0
