"""The log of a campaign: append-only, chained, folded anew at every reading; the time machine and its branches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from burgle.campaign import lines
from burgle.campaign.chronicle import Chronicle, version_of
from burgle.campaign.compare import compare
from burgle.campaign.entries import Entry
from burgle.campaign.file import CampaignFile, open_file, read_file
from burgle.campaign.log import BadLog, CampaignLog, branch, findings, found
from burgle.campaign.pack import Pack, read_pack
from burgle.chain import seal

SAMPLE = Path(__file__).resolve().parent.parent.parent / "campaigns" / "three-nights"
PACK = read_pack(SAMPLE)[0]


def new() -> CampaignLog:
    """A campaign with two members."""
    log = found(PACK, "Our three nights")
    log.say(lines.Member(character="a", player="Ann", name="Bolt"))
    log.say(lines.Member(character="b", player="Bo"))
    return log


def played(log: CampaignLog, *entries: Entry, seats: tuple[str, ...] = ("a", "b")) -> CampaignLog:
    """Play the next game to these entries, and a report of 40 against 0."""
    now = log.now
    log.say(lines.PlayGame(game=now.next, seats=seats, table=f"t{now.next}", version=version_of(now)))
    report = [Entry("report", who, (40 if n == 0 else -1, int(n == 0), 0)) for n, who in enumerate(seats)]
    scores = tuple(40 if n == 0 else 0 for n in range(len(seats)))
    log.say(
        lines.CloseGame(
            game=now.next, table=f"t{now.next}", head="h", side="overworld", scores=scores, entries=(*entries, *report)
        )
    )
    return log


def test_the_chronicle_is_what_the_lines_lead_to() -> None:
    """L1-171: appended to, and there again in the next game; the current game is the first without a result."""
    log = played(new(), Entry("opened", "a", ("13",)), Entry("stuck", "a", ("p1", "A03-A09")))
    assert log.now.next == 2 and log.now.read == ("13",) and log.now.stuck[0].game == 1
    assert log.now.reports[0].side == "overworld" and log.now.last_winners == ("a",)
    log = played(played(log), seats=("b", "c"))
    assert log.now.next == 0 and [row.seats for row in log.now.reports] == [("a", "b"), ("a", "b"), ("b", "c")]
    log.say(lines.AllDone())
    assert log.now.copy and log.now.read == ("13",)
    assert findings(log.lines) == []


def test_names_are_written_at_any_time() -> None:
    """L1-173: mere text, cleaned like a name at a table; the preset holds until then."""
    log = new()
    assert log.now.wrote["company"] == "the piano tuners"
    log.say(lines.Named(thing="company", text="  Tuners \x07& Sons\n", by="a"))
    assert log.now.wrote["company"] == "Tuners & Sons"
    for bad in (lines.Named(thing="company", text=" "), lines.Named(thing="dragon", text="Bob")):
        with pytest.raises(BadLog):
            log.say(bad)


def test_characters_are_handed_over_between_games() -> None:
    """Who leaves is not in the roster any more; the character keeps what it has."""
    log = played(new(), Entry("check", "", ("a", 3, "text")))
    log.say(lines.Member(character="a", player="Cy"))
    assert (log.now.character("a").player, log.now.character("a").checks, log.now.character("a").name) == (
        "Cy",
        3,
        "Bolt",
    )
    log.say(lines.Member(character="a", left=True))
    assert log.now.character("a").player == "" and log.now.character("a").checks == 3


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (lambda log: lines.PlayGame(game=2, seats=("a", "b"), table="t", version=version_of(log.now)), "next game is game 1"),
        (lambda log: lines.PlayGame(game=1, seats=("a",), table="t", version=version_of(log.now)), "2 to 4 players"),
        (lambda log: lines.PlayGame(game=1, seats=("a", "a"), table="t", version=version_of(log.now)), "two seats"),
        (lambda log: lines.PlayGame(game=1, seats=("a", "z"), table="t", version=version_of(log.now)), "no character 'z'"),
        (lambda log: lines.PlayGame(game=1, seats=("a", "b"), table="t", version="0"), "another chronicle"),
        (lambda log: lines.CloseGame(game=1, table="t", head="", side="", scores=(), entries=()), "not being played"),
        (lambda log: lines.Member(character="z", player="Zed"), "no character 'z'"),
        (lambda log: lines.Member(character="b", colour=log.now.character("a").colour), "has the colour"),
        (lambda log: lines.AllDone(), "game 1 is still to be played"),
        (lambda log: lines.GoBack(to=9), "there is no line 9"),
        (lambda log: lines.NewEdition(before=1, version=7, digest=""), "no version 7"),
        (lambda log: lines.Found(form=1, pack="x", version=1, digest="", title=""), "founded once"),
    ],
)  # fmt: skip
def test_a_line_that_does_not_fit_changes_nothing(line: Callable[[CampaignLog], lines.AnySaid], problem: str) -> None:
    log = new()
    before = (len(log.lines), log.now)
    with pytest.raises(BadLog, match=problem):
        log.say(line(log))
    assert (len(log.lines), log.now) == before


def test_what_a_game_may_not_leave_is_refused() -> None:
    log = new()
    with pytest.raises(BadLog, match=r"entry 0 .*there is no passage '99'"):
        played(log, Entry("opened", "a", ("99",)))
    assert log.running == len(log.lines) - 1 and log.now.next == 1


def test_nobody_changes_a_line_unnoticed() -> None:
    log = played(new())
    for n, line in enumerate(log.lines):
        again = CampaignLog(log.id)
        for one in log.lines[:n]:
            again.take(one)
        with pytest.raises(BadLog):
            again.take(msgspec.structs.replace(line, body=line.body.replace(b"Bo", b"Al").replace(b"40", b"41") + b" "))
        with pytest.raises(BadLog):
            again.take(seal(msgspec.structs.replace(line, state=bytes(32))))
        again.take(line)


# ---------------------------------------------------------------- the time machine


def test_rewind_goes_on_from_an_earlier_line() -> None:
    """The later lines stay in the log; what they brought is not in the chronicle any more."""
    log = played(new(), Entry("opened", "a", ("13",)))
    log.say(lines.GoBack(to=2, agreed=("Ann", "Bo")))
    assert log.now == log.states[2] and log.now.next == 1 and log.now.read == ()
    assert len(played(log, Entry("opened", "b", ("18",))).lines) == 8 and log.now.read == ("18",)
    log.say(lines.PlayGame(game=2, seats=("a", "b"), table="t", version=version_of(log.now)))
    log.say(lines.GoBack(to=len(log.lines) - 1))
    assert log.running == -1 and log.now.next == 2


def test_a_branch_knows_where_it_comes_from_and_nothing_else() -> None:
    log = played(new(), Entry("opened", "a", ("13",)))
    other = branch(log, len(log.lines) - 1, "What if")
    assert other.now == log.now and other.id != log.id
    first = other.said[0]
    assert isinstance(first, lines.Found) and first.whence is not None and first.whence.campaign == log.id
    played(other, Entry("chose", "a", ("post", "keep", 0)))
    told = [(d.sort, d.key, d.here, d.there) for d in compare(log.now, other.now)]
    assert ("choices", "post", "", "keep") in told and ("reports", "game 2", "", "a 40, b 0") in told
    assert compare(log.now, log.now) == []


def test_export_and_import_are_one_file(tmp_path: Path) -> None:
    """100 round trips: what is read is what was written, byte for byte; a row that a crash has cut off is left out."""
    path = tmp_path / "ours.campaign"
    log = new()
    file = CampaignFile(log, path)
    file.save()
    played(log, Entry("opened", "a", ("13",)))
    file.save()
    assert path.read_bytes() == file.data()
    data = file.data()
    for _ in range(100):
        again = read_file(data)
        assert again.log.now == log.now and again.data() == data
        data = again.data()
    with path.open("ab") as out:
        out.write(b'{"table":"half a li')
    assert open_file(path).log.now == log.now and path.read_bytes() == data
    for bad in (b"", b"{}\n", b"hello\n", data.replace(b'"burgle_campaign":1', b'"burgle_campaign":2')):
        with pytest.raises(BadLog):
            read_file(bad)
    rows = data.split(b"\n")
    with pytest.raises(BadLog):
        read_file(b"\n".join([*rows[:2], *rows[3:]]))


# ---------------------------------------------------------------- editions


def edition(**changes: Any) -> Pack:
    """Another version of the sample pack."""
    own = {**PACK.own, **changes}
    tables = {**PACK.tables, **changes}
    return replace(PACK, facts={**PACK.facts, "version": 2}, own=own, tables=tables)


def test_an_edition_renames_and_loses_nothing() -> None:
    """Between games only; what was renamed is called by its new name, and what a campaign has met must still be there."""
    passages = [{**row, "id": "113"} if row["id"] == "13" else row for row in PACK.tables["passage"]]
    good = edition(passage=passages, moved=[{"id": "passage:13", "to": "113"}])
    bad = edition(passage=passages)
    for pack, fits in ((good, True), (bad, False)):

        def find(name: str, version: int, pack: Pack = pack) -> Pack:
            return pack if version == 2 else PACK

        log = found(PACK, "x", find=find)
        log = played(log, Entry("opened", "a", ("13",)), Entry("ticked", "a", ("13.1",)))
        line = lines.NewEdition(before=1, version=2, digest=pack.digest)
        if fits:
            log.say(line)
            assert (log.now.version, log.now.read, log.now.ticks) == (2, ("113",), ("113.1",)) and log.pack is pack
        else:
            with pytest.raises(BadLog, match=r"does not know box 13\.1"):
                log.say(line)
            assert log.now.version == 1


def test_another_box_of_the_same_name_is_refused() -> None:
    log = found(PACK, "x", find=lambda name, version: PACK)
    other = edition()
    with pytest.raises(BadLog, match="not the box"):
        CampaignLog(log.id, lambda name, version: other).take(log.lines[0])
    assert isinstance(log.now, Chronicle)
