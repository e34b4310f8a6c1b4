"""`burgle verify` of a campaign's file: a verdict for every game, and whatever was bent is found."""

from __future__ import annotations

import copy
import random
from pathlib import Path
from unittest import mock

import msgspec
import pytest

from burgle.campaign import lines
from burgle.campaign.file import CampaignFile, read_file
from burgle.campaign.log import BadLog
from burgle.campaign.pack import read_pack
from burgle.campaign.verify import verify_campaign
from burgle.cli import main
from burgle.content.gamebooks import GameBook
from burgle.content.library import todays
from burgle.games import GAMES
from tests.campaign.test_games import SAMPLE, play_next, whole
from tests.campaign.test_log import new
from tests.table.changes import a_price, release_with

FLIPS = 150


@pytest.fixture(scope="module")
def one_game() -> bytes:
    """A campaign with one game that was played."""
    file = CampaignFile(new())
    play_next(file, ("a", "b"), 4)
    return file.data()


def verdict(data: bytes, place: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """What the command says of a file, which it leaves as it is."""
    path = place / "our.campaign"
    path.write_bytes(data)
    code = main(["verify", str(path)])
    assert path.read_bytes() == data
    return code, capsys.readouterr().out


def test_a_verdict_for_every_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = whole(0)
    code, told = verdict(file.data(), tmp_path, capsys)
    assert code == 0
    assert [line.split(",")[0] for line in told.splitlines()] == [f"game {n}: fine" for n in (1, 2, 3)]
    begun = sorted(file.tapes)[1]
    bent = copy.copy(file)  # other tests read the same campaign
    bent.tapes = {**file.tapes, begun: msgspec.structs.replace(file.tapes[begun], codes=file.tapes[begun].codes[:-1])}
    code, told = verdict(bent.data(), tmp_path, capsys)
    assert code == 1
    assert [line.split(",")[0] for line in told.splitlines()] == [
        "game 1: fine", "game 2: the record was altered", "game 3: fine",
    ]  # fmt: skip


def test_every_byte_counts(one_game: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One letter or digit anywhere in the file is another: the chain, the fold or the replay notices."""
    dice = random.Random(7)
    places = [n for n, byte in enumerate(one_game) if chr(byte).isalnum()]
    for at in dice.sample(places, FLIPS):
        old = one_game[at : at + 1]
        new_one = str((int(old) + 1) % 10).encode() if old.isdigit() else (b"b" if old == b"a" else b"a")
        code, told = verdict(one_game[:at] + new_one + one_game[at + 1 :], tmp_path, capsys)
        assert code != 0, (at, one_game[max(0, at - 60) : at + 20], told)


def test_another_way_to_write_the_same_is_found(
    one_game: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Base 64 leaves some bits of its last letter out: a letter may change and say the same."""
    letters = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    at = one_game.index(b'="') - 1
    bent = letters[letters.index(one_game[at]) ^ 1]
    code, told = verdict(one_game[:at] + bytes([bent]) + one_game[at + 1 :], tmp_path, capsys)
    assert code != 0, told


def test_rows_that_are_missing_doubled_or_elsewhere(
    one_game: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = one_game.splitlines(keepends=True)
    for n in range(len(rows) - 2):  # a file may end with any line of the log, and lack the record of a game
        bent = [
            [*rows[:n], *rows[n + 1 :]],
            [*rows[: n + 1], *rows[n:]],
            [*rows[:n], rows[n + 1], rows[n], *rows[n + 2 :]],
        ]
        for one in bent:
            code, told = verdict(b"".join(one), tmp_path, capsys)
            assert code != 0, (n, told)
    code, told = verdict(b"".join(rows[:-1]), tmp_path, capsys)
    assert code == 0 and "not here" in told


def test_who_chains_a_lie_anew_is_found_by_the_replay(
    one_game: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Hashes can be computed by anybody. What the answers lead to cannot be chosen."""
    file = whole(0)
    line = min(file.tapes)
    for lie in ("scores", "entries", "side", "head"):
        log = type(file.log)("x")
        for body in file.log.said[: line + 1]:
            log.say(body)
        closed = file.log.said[line + 1]
        assert isinstance(closed, lines.CloseGame)
        others = {
            "scores": tuple(n + 1 for n in closed.scores),
            "entries": closed.entries[:-1],
            "side": "underworld",
            "head": "0" * 64,
        }
        try:
            log.say(msgspec.structs.replace(closed, **{lie: others[lie]}))
        except BadLog:  # found before anything is played again
            continue
        other = CampaignFile(log)
        other.tapes[line] = file.tapes[line]
        code, told = verdict(other.data(), tmp_path, capsys)
        assert code == 1 and "fine" not in told, (lie, told)


def test_a_box_from_a_folder_is_checked_over_the_tables_of_past_releases(one_game: bytes) -> None:
    """After an upgrade its campaign still stands, if the release that it was played with is in the archive."""
    then = GameBook("legacy", copy.deepcopy(dict(todays(GAMES["legacy"]).tables)))
    with release_with(a_price):
        box = read_pack(SAMPLE)[0]
        file = read_file(one_game, find=lambda name, version: box)
        assert [one.problem for one in verify_campaign(file.log, file.tapes)] != [""]
        with mock.patch("burgle.campaign.pack.shipped", lambda game: iter([then])):
            assert [one.problem for one in verify_campaign(file.log, file.tapes)] == [""]
