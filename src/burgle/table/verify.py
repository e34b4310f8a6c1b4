"""Checks a finished game: the chain, the commitment, the seed, every answer and every position, and the end."""

from __future__ import annotations

import msgspec

from burgle.games import GAMES
from burgle.table import log_lines, share
from burgle.table.replays import BadReplay, Replay, read
from burgle.table.rulebooks import PAST, Books, Folders, today
from burgle.table.wording import Worded
from burgle.view.scores import results


class Verdict(msgspec.Struct, kw_only=True):
    """What checking a game has shown."""

    table: str
    answers: int
    scores: list[int | None]
    problems: list[Worded]
    notes: list[Worded]

    @property
    def sound(self) -> bool:
        """Whether the game is what it says it is."""
        return not self.problems


def verify(data: bytes, folders: Folders, books: Books = PAST, *, own: bool = False) -> Verdict:
    """Check a replay from the first line to the last; what cannot even be read is a problem as well.

    A what-if begins with a position, which is only believed in a log of our `own`.
    """
    verdict = Verdict(table="", answers=0, scores=[], problems=[], notes=[])
    try:
        log = read(data, own=own)
        verdict.table = log[0].table
        return judge(Replay(log, folders, books, own=own))
    except BadReplay as error:
        verdict.problems.append(error)
        return verdict


def judge(replay: Replay) -> Verdict:
    """Check a replay whose chain holds."""
    log = replay.log
    verdict = Verdict(table=log[0].table, answers=0, scores=[], problems=[], notes=[])
    try:
        record = replay.record(len(log) - 1, compare=True)
    except BadReplay as error:
        verdict.problems.append(error)
        return verdict
    create, over, st = record.create, record.over, record.state
    if create is None or over is None or st is None:
        verdict.problems.append(Worded("replay-unfinished"))
        return verdict
    verdict.answers = len(record.answers)
    verdict.scores = over.scores
    if share.commitment(replay.secret, record.table, create.rules, create.content) != create.commitment:
        verdict.problems.append(Worded("verdict-promise"))
    if over.seed != f"{record.seed:064x}":
        verdict.problems.append(Worded("verdict-seed"))
    ends = results(st)
    if over.scores != [end.score for end in ends] or over.winners != [end.seat for end in ends if end.won]:
        verdict.problems.append(Worded("verdict-scores"))
    if over.verified != record.verified:
        verdict.problems.append(Worded("verdict-back"))
    if not st.over:
        verdict.problems.append(Worded("verdict-not-over"))
    if not record.verified:
        verdict.notes.append(Worded("verdict-not-verified"))
    if create.position is not None:
        verdict.notes.append(Worded("verdict-what-if"))
    if st.rules.book is not today(GAMES[st.rules.game], create.settings, replay.folders):
        verdict.notes.append(Worded("verdict-other-content"))
    if create.settings.code:
        verdict.notes.append(Worded("verdict-code"))
    bots = sum(1 for line in log if line.kind == "act" and _by_bot(line.body))
    if bots:
        verdict.notes.append(Worded("verdict-bots", n=bots))
    return verdict


def _by_bot(body: bytes) -> bool:
    """Whether a bot gave an answer."""
    act = log_lines.read_body(body)
    return isinstance(act, log_lines.Acted) and act.bot != ""
