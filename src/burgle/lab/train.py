"""`burgle train`: play, learn, examine, and write the value of a game down with a report of how true it is."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

from burgle.bots import values
from burgle.bots.values import VALUES
from burgle.content.library import build_rules
from burgle.games import GAMES
from burgle.kernel.sense import sense_of
from burgle.kernel.value import Net4
from burgle.lab.fit import EPOCHS, HIDDEN, bend, fit, part_of
from burgle.lab.selfplay import Lesson, Playing, lessons
from burgle.lab.simulate import Progress
from burgle.lab.team import Team
from burgle.lab.truth import examine

Told = Callable[[str], None]
Watch = AbstractContextManager[Progress | None]
EVERY = 200  # games between two words about how far it has got
ENOUGH = 200  # games aside with so many players, for a bend of their own: fewer would bend it to their luck


def train(
    game: str,
    *,
    games: int,
    players: Sequence[int] = (),
    bots: Sequence[str] = ("greedy",),
    seed: int = 0,
    hidden: int = HIDDEN,
    epochs: int = EPOCHS,
    options: Mapping[str, Sequence[str]] | None = None,
    seconds: float = 0.0,
    tell: Told = print,
    team: Team | None = None,
    play: Playing | None = None,
    watch: Watch | None = None,
) -> tuple[str, dict[str, Any]]:
    """Train a value; give the file's text and its report. `seconds` is when no further game is begun; 0: all are played.

    `play` may know some games already (`LessonNotes.play`); `watch` shows while they are played how far that has got.
    """
    spec = GAMES[game]
    counts = tuple(players) or tuple(range(spec.players[0], spec.players[1] + 1))
    started = time.perf_counter()
    played: list[Lesson] = []
    with watch or nullcontext() as progress:
        for lesson in lessons(game, counts, games, bots, seed, options or {}, team, play):
            played.append(lesson)
            if progress is not None:
                progress(1)
            elif len(played) % EVERY == 0:
                tell(f"{len(played)} of {games} games in {time.perf_counter() - started:.0f} s")
            if seconds and time.perf_counter() - started > seconds:
                break
    rows = sum(len(lesson.rows) for lesson in played)
    tell(f"{len(played)} games, {rows} rows in {time.perf_counter() - started:.0f} s")
    return learned(
        game, counts, played, bots=bots, seed=seed, hidden=hidden, epochs=epochs, options=options, tell=tell
    )  # fmt: skip


def learned(
    game: str, counts: Sequence[int], played: Sequence[Lesson], *, bots: Sequence[str], seed: int, hidden: int = HIDDEN,
    epochs: int = EPOCHS, options: Mapping[str, Sequence[str]] | None = None, tell: Told = print,
) -> tuple[str, dict[str, Any]]:  # fmt: skip
    """Learn from games that were played; for each number of players the win head is bent by games of so many."""
    spec = GAMES[game]
    fitted = fit(played, hidden=hidden, epochs=epochs, seed=seed, tell=tell)
    rules = build_rules(spec, counts[0], {}, ())
    bends = {
        n: composed(fitted.net.bend, bend(fitted.net, aside))
        for n in sorted(set(counts))
        if len(aside := [one for one in played if one.players == n and part_of(one) == 1]) >= ENOUGH
    }
    nets = {n: bent(fitted.net, bends.get(n)) for n in counts}
    report: dict[str, Any] = {
        "game": game,
        "version": spec.version,
        "content": rules.content_hash,
        "players": list(counts),
        "bots": list(bots),
        "seed": seed,
        "options": {name: list(values) for name, values in (options or {}).items()},
        "games": len(played),
        "rows": sum(len(lesson.rows) for lesson in played),
        "hidden": hidden,
        "epochs": epochs,
        "truth": examine(fitted.net, fitted.unseen),
        "truth_by_players": {
            str(n): examine(nets[n], [one for one in fitted.unseen if one.players == n]) for n in sorted(set(counts))
        },
    }
    return values.written(fitted.net, sense_of(rules).names, report, bends), report


def bent(net: Net4, bend: list[float] | None) -> Net4:
    """A net with another bend of its win head, if there is one."""
    return net if bend is None else Net4(net.means, net.scales, net.hidden, net.heads, bend)


def bend_again(
    game: str, *, games: int, players: Sequence[int], bots: Sequence[str] = ("greedy",), seed: int = 0,
    options: Mapping[str, Sequence[str]] | None = None, tell: Told = print, team: Team | None = None,
    play: Playing | None = None, watch: Watch | None = None,
) -> tuple[str, dict[str, Any]]:  # fmt: skip
    """Bend the win head of a value that is there by fresh games with some numbers of players, and examine it on others.

    Gives the file's text, and for each number of players how true it was on the same unseen games before and after.
    """
    file, spec = VALUES[game], GAMES[game]
    if sense_of(build_rules(spec, players[0], {}, ())).names != file.names:
        raise ValueError(f"the rulebook of {spec.title} has other numbers than were learned: train anew")
    played: dict[int, list[Lesson]] = {n: [] for n in players}
    with watch or nullcontext() as progress:
        for at, lesson in enumerate(lessons(game, players, games, bots, seed, options or {}, team, play), 1):
            played[lesson.players].append(lesson)
            if progress is not None:
                progress(1)
            elif at % EVERY == 0:
                tell(f"{at} of {games} games")
    bends, found = dict(file.bends), dict(file.report.get("bent", {}))
    for n, those in played.items():
        before = file.net_for(n)
        bends[n] = composed(before.bend, bend(before, [one for one in those if part_of(one)]))
        after = bent(before, bends[n])
        unseen = [one for one in those if not part_of(one)]
        truths = {when: examine(net, unseen)["win"] for when, net in (("before", before), ("after", after))}
        found[str(n)] = {"games": len(those), "seed": seed, "bots": list(bots), **truths}
    return values.written(file.net, file.names, {**file.report, "bent": found}, bends), found


def composed(first: Sequence[float], then: Sequence[float]) -> list[float]:
    """One bend after another as one."""
    return [then[0] * first[0], then[0] * first[1] + then[1]]


def write(text: str, path: Path) -> None:
    """Write a value file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
