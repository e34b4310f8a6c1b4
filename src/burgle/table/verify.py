"""Checks a finished game: the chain, the commitment, the seed, every answer and every position, and the end."""

from __future__ import annotations

import msgspec

from burgle.table import lines, share
from burgle.table.record import Folders
from burgle.table.replays import BadReplay, Replay, read
from burgle.view.scores import results


class Verdict(msgspec.Struct, kw_only=True):
    """What checking a game has shown."""

    table: str
    answers: int
    scores: list[int | None]
    problems: list[str]
    notes: list[str]

    @property
    def sound(self) -> bool:
        """Whether the game is what it says it is."""
        return not self.problems


def verify(data: bytes, folders: Folders) -> Verdict:
    """Check a replay from the first line to the last; what cannot even be read is a problem as well."""
    verdict = Verdict(table="", answers=0, scores=[], problems=[], notes=[])
    try:
        log = read(data)
        verdict.table = log[0].table
        replay = Replay(log, folders)
        record = replay.record(len(log) - 1, compare=True)
    except BadReplay as error:
        verdict.problems.append(str(error))
        return verdict
    create, over, st = record.create, record.over, record.state
    if create is None or over is None or st is None:
        verdict.problems.append("this log is not that of a finished game")
        return verdict
    verdict.answers = len(record.answers)
    verdict.scores = over.scores
    if share.commitment(replay.secret, record.table, create.rules, create.content) != create.commitment:
        verdict.problems.append("the seed is not the one that was promised at the start")
    if over.seed != f"{record.seed:064x}":
        verdict.problems.append("the seed at the end is not the one that was played with")
    ends = results(st)
    if over.scores != [end.score for end in ends] or over.winners != [end.seat for end in ends if end.won]:
        verdict.problems.append("the scores are not those of the last position")
    if over.verified != record.verified:
        verdict.problems.append("it does not say truly whether somebody went back behind what was revealed")
    if not st.over:
        verdict.problems.append("the game was not over")
    if not record.verified:
        verdict.notes.append("not verified: the table went back behind what had been revealed")
    if create.settings.code:
        verdict.notes.append("the seed was known from the beginning, by a share code")
    bots = sum(1 for line in log if line.kind == "act" and _by_bot(line.body))
    if bots:
        verdict.notes.append(f"bots gave {bots} of the answers")
    return verdict


def _by_bot(body: bytes) -> bool:
    """Whether a bot gave an answer."""
    act = lines.read_body(body)
    return isinstance(act, lines.Act) and act.bot != ""
