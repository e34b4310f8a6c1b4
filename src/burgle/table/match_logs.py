"""A game between bots as a table would have logged it, so that it can be watched, checked and played on from like any other."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

from burgle.arena.matches import Match, MatchGame, game_seed
from burgle.chain import LogLine
from burgle.content.library import build_rules, todays
from burgle.games import GAMES
from burgle.kernel.engine import decider
from burgle.starting import settled
from burgle.table import log_lines, play, share
from burgle.table.log_lines import Chair
from burgle.table.messages import COLOURS, TableSettings
from burgle.table.play import Draft
from burgle.table.record import Record
from burgle.table.replays import write
from burgle.table.rulebooks import edition

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")


def no_packs(names: Sequence[str]) -> tuple[Path, ...]:
    """Bots play with the game as it is."""
    return ()


def written(match: Match, game: MatchGame, at: int = 0) -> bytes:
    """Write a game of a series down as a replay file; its seed stands in it as a share code."""
    seed, spec = game_seed(match.seed, game.number, "game"), GAMES[match.game]
    options = dict(settled(spec, match.options, seed, todays(spec, ()).tables))
    rules = build_rules(spec, match.players, options, ())
    digest = hashlib.sha256(f"{match}/{game.number}".encode()).digest()
    table = f"lab-{digest.hex()[:12]}"
    code = share.share_code(match.game, match.players, options, [], seed, rules.content_hash)
    record = Record(table, digest, no_packs)
    settings = TableSettings(game=match.game, players=match.players, options=options, code=code)
    chairs = [
        Chair(name=name, colour=colour, controller="bot", bot=end.bot)
        for name, colour, end in zip(NAMES, COLOURS, game.seats, strict=False)
    ]
    lines: list[LogLine] = []

    def add(body: log_lines.AnyBody, seat: int = -1) -> None:
        lines.append(record.write(body, seat, at=at))

    add(
        log_lines.Create(
            form=log_lines.FORM,
            settings=settings,
            chairs=chairs,
            host=0,
            rules=edition(rules),
            content=rules.content_hash,
            commitment=share.commitment(digest, table, edition(rules), rules.content_hash),
        )
    )
    add(log_lines.Start(rules=edition(rules), content=rules.content_hash, options=dict(rules.options)))
    for answer in game.codes:
        st = record.state
        assert st is not None
        seat = decider(st)
        add(
            log_lines.Acted(decision=st.did, code=answer, gesture=record.seq + 1, bot=game.seats[seat].bot),
            seat,
        )
    end = Draft(record, -1, "", 0, at)
    play.finish(end)
    return write([*lines, *end.lines])
