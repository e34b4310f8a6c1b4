"""The witness of the tests of secrecy hears what the games tell, to the single part and the single answer: no more, no less."""

from __future__ import annotations

import msgspec
import pytest

from burgle.campaign.chronicle import Chronicle
from burgle.campaign.entries import entries_of
from burgle.campaign.log import fresh
from burgle.campaign.pack import read_pack
from burgle.campaign.play import begin
from burgle.campaign.shown import shown
from burgle.campaign.vault import workshop
from tests.table.witness import Witness


def in_game(pack: str, game: int, **facts: object) -> tuple[Witness, Chronicle, frozenset[str]]:
    """A witness of the prologue of a game; with the chronicle that it was begun from, and what may be seen now."""
    box, _ = read_pack(workshop() / pack)
    now = msgspec.structs.replace(fresh(box), next=game, **facts)
    begun = begin(box, now, box.characters[:2], 5)
    witness = Witness(box).at(begun.state, begun._course.happened.listed())
    return witness, now, witness.seen(now, entries_of(begun.rules, begun.state))


@pytest.mark.parametrize("zeros", [0, 1])
def test_a_part_under_a_track_was_told_if_it_stood_so_then(zeros: int) -> None:
    witness, now, seen = in_game("small-print", 3, tracks={"rival": zeros})
    assert {"text:103.a", "text:103.b"} <= seen
    assert ("text:103.d" in seen) == bool(zeros)
    since = msgspec.structs.replace(now, tracks={"rival": 1 - zeros}, read=("103",))
    assert ("text:103.d" in witness.seen(since)) == bool(zeros), "what the track has done since changes nothing"


def test_a_part_that_was_not_told_is_sealed_although_its_condition_holds_by_now() -> None:
    """Afterwards it looks as if it had been read: that is why `shown` alone cannot judge."""
    witness, now, seen = in_game("three-nights", 2)
    since = msgspec.structs.replace(now, chose={"book": "truth"}, read=("102",))
    assert "text:102.truth" not in seen and "text:102.truth" in shown(witness.pack, since)
    assert "text:102.truth" not in witness.seen(since)


def test_answers_are_open_as_soon_as_they_are_asked_for_and_what_comes_of_them_is_not() -> None:
    witness, _, seen = in_game("three-nights", 3)
    answers = {item for item in witness.told if item.count(".") == 2 and not item.endswith("_hint")}
    assert len(answers) > 1, "the third night begins with a vote"
    assert "text:13.lamp.light" not in seen and "text:103.title" in seen and "text:203.a" not in seen
