"""Games between bots: the same ones that `burgle simulate` plays, and figures that say how sure they are."""

import csv
import io

import pytest

from burgle.arena.figures import CAUSES, as_csv, figures, wilson
from burgle.arena.matches import Match, MatchGame, play_match
from burgle.lab.simulate import simulate
from burgle.table.match_logs import no_packs, written
from burgle.table.replays import Replay, read
from burgle.table.tape import Tape
from burgle.table.verify import judge


@pytest.fixture(scope="module")
def match() -> Match:
    """A short series."""
    return Match(game="space", players=2, bots=["greedy", "random"], games=6, seed=5)


@pytest.fixture(scope="module")
def games(match: Match) -> list[MatchGame]:
    """All its games."""
    return [play_match(match, number) for number in range(match.games)]


def test_the_lab_plays_what_simulate_plays(match: Match, games: list[MatchGame]) -> None:
    """The same seed, bots and seats: the same wins, scores and lengths."""
    told = simulate(match.game, match.players, match.games, match.bots, match.seed)
    found = figures(games)
    assert {one.bot: (one.seats, one.wins, one.share) for one in found.bots} == {
        bot: (one["seats"], one["wins"], one["share"]) for bot, one in told["wins_by_bot"].items()
    }
    assert sum(one.mean * one.seats for one in found.bots) / 12 == pytest.approx(told["all_scores"]["mean"], abs=0.01)
    assert sum(one.turns * one.seats for one in found.bots) / 12 == pytest.approx(told["turns"]["mean"], abs=0.01)
    assert found.by_order == list(told["wins_by_turn_order"].values())
    assert sum(one.caught * one.seats for one in found.bots) == pytest.approx(told["ended"]["lost"], abs=0.01)


def test_a_game_is_the_same_whoever_plays_it(match: Match, games: list[MatchGame]) -> None:
    """Number and seed say all; seats move on from game to game."""
    assert play_match(match, 3) == games[3]
    assert [end.bot for end in games[0].seats] == ["greedy", "random"]
    assert [end.bot for end in games[1].seats] == ["random", "greedy"]


def test_whoever_is_lost_is_lost_for_a_reason(games: list[MatchGame]) -> None:
    """Every seat that was caught has a cause, and no other."""
    ends = [end for game in games for end in game.seats]
    assert any(end.status == "lost" for end in ends)
    for end in ends:
        assert (end.cause in CAUSES) == (end.status == "lost")


def test_figures_say_how_sure_they_are(games: list[MatchGame]) -> None:
    """The interval is Wilson's, and the file has a line for every seat."""
    found = figures(games)
    for one in found.bots:
        low, high = wilson(one.wins, one.seats)
        assert (one.low, one.high) == (round(low, 4), round(high, 4)) and low <= one.share <= high
        assert one.scores == sorted(one.scores) and sum(one.causes.values()) == round(one.caught * one.seats)
    assert sum(found.lengths.values()) == found.games == 6
    rows = list(csv.DictReader(io.StringIO(as_csv(games))))
    assert len(rows) == 12 and sum(int(row["won"]) for row in rows) == sum(one.wins for one in found.bots)


def test_a_game_of_bots_can_be_watched_like_any_other(match: Match, games: list[MatchGame]) -> None:
    """Its log holds together from the seed to the scores, and the tape shows every position."""
    for game in games[:2]:
        replay = Replay(read(written(match, game)), no_packs)
        verdict = judge(replay)
        assert verdict.sound, verdict.problems
        assert verdict.scores == [end.score for end in game.seats]
        tape = Tape(replay)
        assert tape.last == len(game.codes)
        assert [chair.bot for chair in tape.record.chairs] == [end.bot for end in game.seats]
