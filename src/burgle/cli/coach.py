"""`burgle coach`: a finished game looked at again: who stood how, what was luck, and what could have been done better."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from burgle.cli import Failure
from burgle.cli.common import Json, Lang, Packs, language_of, print_json, wide
from burgle.cli.study import progress_bar

if TYPE_CHECKING:
    from burgle.coach.questions import Played
    from burgle.coach.report import CoachReport, Costly
    from burgle.language.words import Args, Words

REPLAY = b'{"burgle_replay"'
BARS = " ▁▂▃▄▅▆▇█"


def coach(
    file: Path,
    *,
    seat: int | None = None,
    seconds: Annotated[float, Parameter(show_default=True)] = 24.0,
    pack: Packs = None,
    lang: Lang = "en",
    as_json: Json = False,
) -> int:
    """Look at a finished game again: chances by turn, luck and decisions apart, and the decisions that cost most.

    Parameters
    ----------
    file
        A saved game that is over, or a downloaded one (.replay).
    seat
        Tell the costly decisions of this seat only (1 is the first).
    seconds
        How long the coach may think.
    """
    import msgspec

    from burgle.coach.coach import Coach

    language_of(lang)
    if not 1 <= seconds <= 3600:
        raise Failure("--seconds: between 1 and 3600")
    played, names = opened(file, pack)
    players = len(names)
    if seat is not None and not 1 <= seat <= players:
        raise Failure(f"there is no seat {seat}; this game has seats 1 to {players}")
    if not played.states[-1].over:
        raise Failure(f"{file}: this game is not over yet; the coach looks at finished ones")
    begun, done = time.monotonic(), 0
    with progress_bar(100, "coach") as progress:

        def tell(share: float) -> None:
            nonlocal done
            if progress is not None and int(share * 100) > done:
                progress(int(share * 100) - done)
                done = int(share * 100)

        found = Coach(played, clock=lambda: (time.monotonic() - begun) / seconds, tell=tell).report()
    if as_json:
        print_json(msgspec.to_builtins(found))
        return 0
    for line in told(found, played, names, -1 if seat is None else seat - 1, lang):
        print(line)
    return 0


def opened(file: Path, packs: Packs) -> tuple[Played, list[str]]:
    """A game from a save or from a downloaded file, and who played."""
    from burgle.coach.questions import Played

    try:
        data = file.read_bytes()
    except OSError as error:
        raise Failure(f"{file}: {error.strerror or error}") from None
    if data.lstrip().startswith(REPLAY):
        return replayed(file, data, packs)
    from burgle.cli.play import seat_names
    from burgle.cli.terminal import saves
    from burgle.saves import load as load_game

    text, kept, _ = saves.read(str(file))
    game = load_game(text, packs)
    answers = [(entry.seat, entry.code) for entry in game.log]
    return Played(game.positions, answers), seat_names([], kept, game.rules.players)


def replayed(file: Path, data: bytes, packs: Packs) -> tuple[Played, list[str]]:
    """A game that was downloaded from a table, with the tables that it brings along."""
    from burgle.content.gamebooks import shipped
    from burgle.table.replays import BadReplay, Replay, own_book, read
    from burgle.table.tape import Tape

    folders = {path.name: path for path in packs or ()}
    brought = own_book(data)
    try:
        replay = Replay(
            read(data),
            lambda names: tuple(folders[name] for name in names),
            lambda game: [*shipped(game), *([brought] if brought is not None else [])],
        )
        tape = Tape(replay)
    except BadReplay as error:
        raise Failure(f"{file}: {error}") from None
    except KeyError as error:
        raise Failure(f"this game needs the pack {error}; name its folder with --pack") from None
    return tape.played(), [chair.name for chair in tape.record.chairs]


def told(found: CoachReport, played: Played, names: list[str], seat: int, lang: str) -> list[str]:
    """All of it in words, with a small plot for each seat."""
    from burgle.cli.terminal.screen import wrap
    from burgle.language.words import TERMINAL, words_from

    say = words_from((TERMINAL,), lang)
    lines = [say.text("coach-chances", {"turns": len(found.outlooks) - 1})]
    broad = max(map(len, names))
    for at, name in enumerate(names):
        plot = "".join(BARS[round(one.win[at] * (len(BARS) - 1))] for one in found.outlooks)
        first, last = found.outlooks[0].win[at], found.outlooks[-2 if len(found.outlooks) > 1 else -1].win[at]
        lines.append(f"  {name:{broad}}  {percent(first, say):>4} {plot} {percent(last, say):>4}")
    lines += ["", say.text("coach-account")]
    for account in found.accounts:
        changes = {"luck": points(account.luck), "decisions": points(account.decisions)}
        ends = {"who": names[account.seat], "start": percent(account.start, say), "end": percent(account.end, say)}
        lines.append("  " + say.text("coach-account-line", {**ends, **changes}))
    lines += ["", *wrap(say.text("coach-account-note"), wide()), ""]
    shown = [one for one in found.costly if seat in (-1, one.seat)]
    lines.append(say.text("coach-costly" if shown else "coach-none"))
    for one in shown:
        lines += decision(one, played, names, say, lang)
    facts: Args = {"questions": found.questions, "weighed": found.weighed, "worlds": found.worlds}
    lines += ["", *wrap(say.text("coach-note" if found.learned else "coach-note-unlearned", facts), wide())]
    return lines


def decision(one: Costly, played: Played, names: list[str], say: Words, lang: str) -> list[str]:
    """A costly decision and the better way."""
    from burgle.cli.terminal.screen import wrap
    from burgle.coach.plans import typed
    from burgle.language.wording import round_of

    st = played.states[one.step]
    cost, error = round(one.regret * 100), round(one.error * 100)
    when = round_of(st.rules, one.turn)
    lines = [say.text("coach-decision", {"who": names[one.seat], "turn": when, "cost": cost, "error": error})]
    for id, plan in (("coach-chosen", one.chosen), ("coach-better", one.better)):
        deeds = "; ".join(typed(st, plan.codes))
        facts: Args = {
            "what": deeds,
            "win": percent(plan.win, say),
            "caught": percent(plan.caught, say),
            "points": round(plan.points),
        }
        lines += wrap("    " + say.text(id, facts), wide())
    return lines


def percent(chance: float, say: Words) -> str:
    """A chance as the language writes it, without decimals."""
    from burgle.cli.texts import share

    return share(chance, say.text)


def points(share: float) -> str:
    """A change of chances in hundredths, with its sign."""
    return f"{round(share * 100):+d}"
