"""`burgle play` and `burgle replay`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from burgle.cli import CHECK_FAILED, Failure
from burgle.cli.common import Flag, Lang, Options, Packs, language_of, options_of, spec_of

if TYPE_CHECKING:
    from burgle.game import Game

THINK_MILLIS = 1000  # that a bot may think about a question while somebody waits


def play(
    game: str | None = None,
    *,
    players: Annotated[int | None, Parameter(name=["--players", "-n"])] = None,
    seed: int | None = None,
    bots: str | None = None,
    thoughts: Flag = False,
    hotseat: Flag = False,
    names: str | None = None,
    layout: str | None = None,
    option: Options = None,
    pack: Packs = None,
    load: str | None = None,
    position: str | None = None,
    plain: Flag = False,
    lang: Lang = "en",
) -> int:
    """Play in the terminal against bots, or pass the keyboard around.

    Parameters
    ----------
    game
        Which game, such as `space`; see `burgle games`.
    players
        How many play, people and bots together; 4 by default.
    seed
        A number that fixes all chance, to play the same game again.
    bots
        Who sits at every other seat: greedy (the default) or random, or your own as `mypackage:MyBot`; a list such as
        `greedy,random` goes round.
    thoughts
        Bots who weigh plans (experts and masters) say at once why they did something; else after the game, as `thoughts`.
    hotseat
        People at every seat: the screen is hidden while the device is passed on.
    names
        The players' names, separated by commas.
    layout
        How the board is put together, where the game allows it, such as `HY,DC,ML`, or `random`.
    load
        Go on with a saved game; `last` is the one that was left without saving.
    position
        Begin with a position in one line, as `burgle position` and the terminal's `position` write it, or a file with one.
    plain
        Plain lines without colours or cursor tricks: for screen readers, ssh and scripts.
    """
    from burgle.cli.terminal.positions import eyes_of, position_text
    from burgle.cli.terminal.screen import open_screen
    from burgle.cli.terminal.seats import Seats
    from burgle.cli.terminal.table import TerminalTable

    language_of(lang)
    given = [name.strip() for name in names.split(",")] if names is not None else []
    if hotseat and bots is not None:
        raise Failure("--hotseat has people at every seat: leave out --bots")
    file: Path | None = None
    kept: dict[str, Any] = {}
    if load is not None:
        from burgle.cli.terminal import saves
        from burgle.saves import load as load_game

        if position is not None:
            raise Failure("--load and --position both say where to begin: leave one out")
        if players is not None or seed is not None or layout is not None or option:
            raise Failure("--load brings its own --players, --seed, --layout and --option: leave them out")
        text, kept, file = saves.read(load)
        played = load_game(text, pack)
        if game is not None and spec_of(game).id != played.rules.game:
            raise Failure(f"{load} is a game of {played.rules.game}, not of {game}")
        if load == saves.LAST:
            file = None
    elif position is not None:
        from burgle.saves import from_position

        if players is not None or layout is not None or option:
            raise Failure("--position brings its own --players, --layout and --option: leave them out")
        played = from_position(position_text(position), packs=pack or (), seed=seed)
        if game is not None and spec_of(game).id != played.rules.game:
            raise Failure(f"this is a position of {played.rules.game}, not of {game}")
    else:
        played = new_game_of(game, players, seed, options_of(layout, option), pack)
    with hang_up_as_interrupt():
        screen = open_screen(plain)
        next: Game | None = played
        while next is not None:
            kinds = seat_kinds(next.rules.players, bots, hotseat, kept, eyes_of(next.start))
            colours = next.rules.options.get("colours", "").split(",")
            called = seat_names(given if next is played else given[: len(kinds)], kept, len(kinds))
            seats = Seats(called, kinds, colours)
            table = TerminalTable(next, seats, minds(kinds, next.seed), screen, file, lang)
            table.reasons.at_once = thoughts
            table.run()
            next, file, kept = table.other, None, {}
    return 0


@contextmanager
def hang_up_as_interrupt() -> Iterator[None]:
    """Let a lost connection end a game like Ctrl-C does, so that it is kept."""
    import signal
    import threading

    def interrupt(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    names = [name for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        names = []
    before = {name: signal.signal(getattr(signal, name), interrupt) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def new_game_of(
    game: str | None, players: int | None, seed: int | None, options: dict[str, Any], packs: list[Path] | None
) -> Game:
    """Set a game up as the command line says."""
    from burgle.games import GAMES
    from burgle.starting import new_game

    spec = spec_of(game) if game is not None else next(iter(GAMES.values()))
    return new_game(
        spec.id, min(4, spec.players[1]) if players is None else players, seed, packs=packs or (), **options
    )


def seat_kinds(players: int, bots: str | None, hotseat: bool, kept: dict[str, Any], me: int = 0) -> list[str]:
    """Say for each seat which bot sits there; an empty word is a person, who sits at seat `me`."""
    from burgle.bots.loading import find_bot

    if hotseat:
        return [""] * players
    saved = kept.get("bots")
    if bots is None and isinstance(saved, list) and len(saved) == players and all(isinstance(k, str) for k in saved):
        wanted = saved
    else:
        named = [name.strip() for name in (bots or "greedy").split(",")]
        others = [named[i % len(named)] for i in range(players - 1)]
        wanted = [*others[:me], "", *others[me:]]
    for name in filter(None, wanted):
        find_bot(name)
    return wanted


def seat_names(given: list[str], kept: dict[str, Any], players: int) -> list[str]:
    """Name every seat: as given, as saved, or as the house does."""
    from burgle.language.alike import alike

    house = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]
    saved = kept.get("names")
    known = given or (saved if isinstance(saved, list) and all(isinstance(n, str) for n in saved) else [])
    names = [(known[seat] if seat < len(known) else "") or house[seat] for seat in range(players)]
    if len(given) > players:
        raise Failure(f"--names: {players} players need {players} different names")
    for seat, name in enumerate(names):
        for other in names[:seat]:
            if alike(name, other):
                raise Failure(f"--names: {name} looks like {other}, and {players} players need different names")
    return names


def minds(kinds: list[str], seed: int) -> dict[int, Any]:
    """Make the bots; each has a seed of its own that comes from that of the game."""
    from burgle.bots.loading import find_bot

    made = {seat: find_bot(kind)(seed % (1 << 64) * 8 + seat) for seat, kind in enumerate(kinds) if kind}
    for bot in made.values():
        bot.millis = THINK_MILLIS
    return made


def replay(
    file: Path,
    *,
    verify: Flag = False,
    seat: int | None = None,
    pack: Packs = None,
    lang: Lang = "en",
) -> int:
    """Tell a saved game from its beginning, or check that it still plays as it was played.

    Parameters
    ----------
    file
        A saved game.
    verify
        Only play it again and compare the position at the end; the exit code is 1 if it differs.
    seat
        Tell what this seat saw (1 is the first); without it, only what everybody saw.
    """
    from burgle.cli.terminal import saves
    from burgle.saves import LoadError, read_header
    from burgle.saves import load as load_game

    language_of(lang)
    text, kept, _ = saves.read(str(file))
    header = read_header(text)
    if verify:
        try:
            played = load_game(text, pack)
        except LoadError as error:
            raise Failure(f"{file}: {error}", CHECK_FAILED) from None
        print(f"{file}: fine, {len(header['codes'])} answers, hash {played.hash()}")
        return 0
    played = load_game(text, pack)
    players = played.rules.players
    if seat is not None and not 1 <= seat <= players:
        raise Failure(f"there is no seat {seat}; this game has seats 1 to {players}")
    tell_game(played, seat_names([], kept, players), -1 if seat is None else seat - 1, lang)
    return 0


def tell_game(played: Game, names: list[str], seat: int, lang: str = "en") -> None:
    """Print what happened in a game, turn by turn, and how it ended."""
    from itertools import groupby

    from burgle.cli.common import wide
    from burgle.cli.terminal import ending
    from burgle.cli.terminal.digest import Teller
    from burgle.cli.terminal.screen import wrap
    from burgle.cli.terminal.seats import Seats

    rules = played.rules
    seats = Seats(names, [""] * rules.players)
    teller = Teller(rules, seats, lang)
    say = teller.words.text
    turn = 0

    def turn_of(event: dict[str, Any]) -> int:
        nonlocal turn
        turn += 1 if event["code"] == "turn" else 0
        return turn

    for number, events in groupby(played.events(seat, lang=lang), turn_of):
        told = list(events)
        print(teller.sentence(told[0]) if number else say("set-up"))
        for line in teller.tell(told, seat, brief=False):
            print("\n".join(wrap(f"  {line}", wide())))
    if played.over:
        for result in ending.score_lines(rules, played.view(seat)["results"], seats, lang):
            print("\n".join(wrap(str(result), wide())))
    else:
        print(say("save-ends", {"who": seats.name(played.decision.who)}))
