"""The table of a campaign's balance: bots play a whole campaign, and every figure is counted from what they did."""

from __future__ import annotations

from pathlib import Path

import pytest

from burgle.campaign.chronicle import version_of
from burgle.lab.balance import Goal
from burgle.lab.campaign_figures import figures
from burgle.lab.campaigns import box, play_many
from burgle.lab.tellings import Tellings

SAMPLE = str(Path(__file__).resolve().parent.parent.parent / "campaigns" / "three-nights")


def test_bots_play_a_campaign_to_its_end_and_the_table_is_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notebook = tmp_path / "campaigns.jsonl"
    play_many(SAMPLE, "random", 2, 1, 1, 1, Tellings(notebook, "box", "random", 1))  # stopped, and gone on with
    tellings = play_many(SAMPLE, "random", 2, 3, 1, 1, Tellings(notebook, "box", "random", 1))
    assert len(notebook.read_bytes().splitlines()) == 3 and not Tellings(notebook, "box", "random", 2).known
    assert [one.error for one in tellings] == ["", "", ""] and tellings[0].seats != tellings[1].seats
    for one in tellings:
        assert one.end is not None and one.end.next == 0 and len(one.evenings) == 3
        assert one.evenings[-1].version == version_of(one.end)
        assert all(evening.pages >= 2 and evening.words > 100 for evening in one.evenings)
        assert sum(evening.pages for evening in one.evenings) == len(one.end.read)
    lines = list(figures(box(SAMPLE), tellings, 2))
    told = "\n".join(lines)
    for what in (
        "game 3: turns of a player",
        "games won by d",
        "contracts completed",
        "words of a page",
        "passages read",
    ):
        assert what in told
    turns = sum(sum(tally.turns.values()) for one in tellings for tally in one.tallies)
    assert turns == 3 * 3 * 2  # each player of each game of each campaign
    kept = Tellings(notebook, "box", "random", 1)
    monkeypatch.setattr("burgle.lab.campaigns.play_numbered", lambda *args: 1 / 0)  # nothing is left to be played
    assert list(figures(box(SAMPLE), play_many(SAMPLE, "random", 2, 3, 1, 1, kept), 2)) == lines  # the same every time
    monkeypatch.setattr("burgle.lab.campaign_figures.ENOUGH", 3)
    monkeypatch.setattr("burgle.lab.campaign_figures.PARTS", 3)
    assert any("±" in line for line in figures(box(SAMPLE), tellings, 2)) and "±" not in told


def test_a_goal_that_is_missed_by_less_than_its_interval_is_unsure() -> None:
    assert Goal("x", 0.5, 0.6, 0.62, margin=0.03).line().endswith("unsure")
    assert Goal("x", 0.5, 0.6, 0.62, margin=0.01).line().endswith("MISSED")
    assert Goal("x", 0.5, 0.6, 0.55, margin=0.01).line().endswith("ok")
