"""Checks a whole campaign: the chain, every fold, and every game played again to the same entries and scores."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from burgle.campaign import lines
from burgle.campaign.log import BadLog, CampaignLog, findings
from burgle.campaign.tape import BadTape, GameTape, outcome, played_again


class GameVerdict(msgspec.Struct, kw_only=True):
    """What checking one game of a campaign has shown."""

    line: int
    game: int
    answers: int = 0
    problem: str = ""
    note: str = ""


def verify_campaign(log: CampaignLog, tapes: Mapping[int, GameTape]) -> list[GameVerdict]:
    """Play every game again and compare; a problem of the log itself is told as game 0."""
    verdicts = [GameVerdict(line=f.seq, game=0, problem=f.text) for f in findings(log.lines)]
    for n, body in enumerate(log.said):
        if isinstance(body, lines.CloseGame):
            verdicts.append(judge_game(log, n, body, tapes.get(log.open[n - 1])))
    return verdicts


def judge_game(log: CampaignLog, n: int, body: lines.CloseGame, tape: GameTape | None) -> GameVerdict:
    """Check one game: what it left for good follows from its answers."""
    begun = log.open[n - 1]
    verdict = GameVerdict(line=n, game=body.game)
    if tape is None:
        verdict.note = "this game was played elsewhere, and its record is not here"
        return verdict
    verdict.answers = len(tape.codes)
    now = log.states[begun]
    said = log.said[begun]
    if not isinstance(said, lines.PlayGame) or tape.seats != said.seats or tape.table != said.table:
        verdict.problem = "the record is of another game"
    elif tape.head != body.head:
        verdict.problem = "the record was altered"
    else:
        try:
            game = played_again(log.pack_of(now), now, tape)
            entries, scores, side = outcome(game)
            if not game.over:
                verdict.problem = "the game is not over"
            elif entries != body.entries:
                verdict.problem = "the game leaves other things for good than the log says"
            elif scores != body.scores or side != body.side:
                verdict.problem = "the scores are others"
        except (BadTape, BadLog) as error:
            verdict.problem = str(error)
    return verdict
