"""The notebook of a soak: what passed is not played again, unless the rules are others."""

from pathlib import Path

from tests.soak import Batch, Outcome, SoakNotes, batches, rules_key

FIRST, SECOND = list(batches("darkest", 12, 0, (2, 3)))


def test_a_soak_goes_on_where_it_was_left(tmp_path: Path) -> None:
    notebook = tmp_path / "build" / "soak.jsonl"
    notes = SoakNotes(notebook, "rules")
    notes.note(Outcome(FIRST, 500, []))
    notes.note(Outcome(SECOND, 400, ["darkest players 3 seed 2: cards made or lost"]))
    with notebook.open("a", encoding="utf-8") as file:
        file.write('{"rules": "rules", "ga')  # the machine was switched off
    assert SoakNotes(notebook, "rules").passed == {FIRST: 500}


def test_with_other_rules_everything_is_played_again(tmp_path: Path) -> None:
    notebook = tmp_path / "soak.jsonl"
    SoakNotes(notebook, "rules").note(Outcome(FIRST, 500, []))
    assert SoakNotes(notebook, "other rules").passed == {}
    assert len({rules_key(game) for game in ("space", "catacombs", "legacy", "darkest")}) == 4


def test_without_a_notebook_nothing_is_remembered() -> None:
    notes = SoakNotes(None, "rules")
    notes.note(Outcome(FIRST, 500, []))
    assert notes.passed == {}


def test_batches_are_the_same_every_time() -> None:
    """A longer soak begins with the batches of a shorter one that ended where a board does."""
    assert [Batch("darkest", n, range(6)) for n in (2, 3)] == [FIRST, SECOND]
    assert list(batches("darkest", 24, 0, (2, 3)))[:2] == [FIRST, SECOND]
