"""Whole campaigns by bots: no game stalls, the scores are those of the report, and the log takes every game."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from burgle.bots.loading import find_bot
from burgle.campaign import lines
from burgle.campaign.chronicle import version_of
from burgle.campaign.log import CampaignLog, found
from burgle.campaign.pack import read_pack
from burgle.campaign.play import begin
from burgle.campaign.tape import outcome
from burgle.view.scores import results

ROOT = Path(__file__).resolve().parent.parent.parent / "campaigns"
MOST = 4000  # answers of one game


def played(name: str, sizes: tuple[int, ...], bots: tuple[str, ...], seed: int) -> CampaignLog:
    """A whole campaign, with rosters that change from game to game."""
    pack, dice = read_pack(ROOT / name)[0], random.Random(seed)
    log = found(pack, "ours", find=lambda name, version: pack)
    while log.now.next:
        n = log.now.next
        seats = tuple(dice.sample(pack.characters, sizes[n % len(sizes)]))
        log.say(lines.PlayGame(game=n, seats=seats, table=f"t{n}", version=version_of(log.now)))
        game = begin(pack, log.now, seats, seed * 100 + n)
        minds = [find_bot(bots[seat % len(bots)])(seed + seat) for seat in range(len(seats))]
        for _ in range(MOST):
            if game.over:
                break
            game.apply(minds[game.decision.who].decide(game.state))
        assert game.over, f"game {n} stalls"
        for one in results(game.state):
            assert one.status == "lost" or one.score == sum(points for *_, points in one.lines), (n, one)
        entries, scores, side = outcome(game)
        log.say(lines.CloseGame(game=n, table=f"t{n}", head="0" * 64, side=side, scores=scores, entries=tuple(entries)))
    return log


@pytest.mark.parametrize(
    ("name", "sizes", "bots", "seed"),
    [
        ("three-nights", (2, 3, 4), ("greedy", "random"), 1),
        ("small-print", (2,), ("greedy",), 2),
        ("the-borrowed-bell", (2, 3, 4), ("greedy", "random"), 2),
    ],
)
def test_bots_play_a_campaign_to_its_end(name: str, sizes: tuple[int, ...], bots: tuple[str, ...], seed: int) -> None:
    log = played(name, sizes, bots, seed)
    games = len(log.pack.tables["mission"])
    assert log.now.next == 0 and [row.game for row in log.now.reports] == list(range(1, games + 1))
    assert len(log.now.chose) >= games and any(one.outcome == "completed" for one in log.now.contracts.values())
