"""What a table may see: what entries have opened and nothing else, down to single parts of a text."""

from __future__ import annotations

from pathlib import Path

from burgle.campaign.entries import Entry
from burgle.campaign.log import fresh
from burgle.campaign.pack import read_pack
from burgle.campaign.shown import shown

PACK = read_pack(Path(__file__).resolve().parent.parent.parent / "campaigns" / "three-nights")[0]


def items(*entries: Entry) -> frozenset[str]:
    return shown(PACK, fresh(PACK), entries)


def test_a_new_box_shows_nothing_but_its_first_game_and_the_sheets_of_characters() -> None:
    """Personal goals are printed there, for everybody to see."""
    assert {item for item in items() if not item.startswith("text:goal.")} == {"mission:1"}
    assert {"text:goal.a1.name", "text:goal.d1.line"} <= items()


def test_an_open_passage_shows_what_was_told() -> None:
    """Labels are there, what another choice would have told is not."""
    seen = items(Entry("opened", "a", ("13",)))
    assert {"passage:13", "text:13.a", "text:13.title", "text:13.lamp.light", "text:13.lamp.leave"} <= seen
    assert "text:13.lit" not in seen and "text:13.left" not in seen and "text:18.a" not in seen
    seen = items(Entry("opened", "a", ("13",)), Entry("chose", "a", ("lamp", "leave", 0)))
    assert "text:13.left" in seen and "text:13.lit" not in seen


def test_conditions_are_judged_by_what_is_written() -> None:
    told = [Entry("opened", "", ("102",)), Entry("chose", "", ("book", "truth", 2))]
    assert "text:102.truth" in items(*told) and "text:102.nothing" not in items(*told)
    assert "text:102.truth" not in items(told[0])


def test_a_contract_shows_its_front_and_later_one_side_of_its_back() -> None:
    front = items(Entry("introduced", "", ("k3", "")))
    assert {"contract:k3", "text:k3.front"} <= front and "back:k3" not in front and "text:k3.a" not in front
    for outcome, part, other in (("completed", "a", "f"), ("failed", "f", "a")):
        seen = items(Entry("introduced", "", ("k3", "")), Entry("resolved", "a", ("k3", outcome, "a")))
        assert {"back:k3", f"text:k3.{part}"} <= seen and f"text:k3.{other}" not in seen


def test_pieces_are_seen_when_they_are_fetched_or_stuck() -> None:
    seen = items(
        Entry("fetched", "a", ("card:ottoline", "discard", 1)), Entry("stuck", "a", ("s1", "starter:a:burgle"))
    )
    assert {"card:ottoline", "sticker:s1", "card:soft_burgle"} <= seen and "card:watch_book" not in seen
