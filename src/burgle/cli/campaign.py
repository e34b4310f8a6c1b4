"""`burgle campaign new`, `play`, `member` and `name`: a campaign at this keyboard."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from burgle.cli import Failure
from burgle.cli.common import Flag, Lang, language_of

if TYPE_CHECKING:
    from burgle.campaign.chronicle import Character
    from burgle.campaign.file import CampaignFile
    from burgle.campaign.pack import Pack
    from burgle.campaign.tape import GameTape
    from burgle.game import Game

Which = Annotated[
    str | None, Parameter(help="Which campaign: its name here, or a file. Without it, the only one there is.")
]
ENDING = ".campaign"


def shelf() -> Path:
    """Where the campaigns of this device are kept."""
    from platformdirs import user_data_path

    return user_data_path("burgle", appauthor=False) / "campaigns"


def pack_named(name: str) -> Pack:
    """Find a pack by its id or folder."""
    from burgle.campaign.vault import find_pack, packs
    from burgle.content.tables import nearest

    try:
        return find_pack(name)
    except KeyError:
        known = list(packs())
        raise Failure(f"there is no campaign {name!r}{nearest(name, known)}; there are: {', '.join(known)}") from None


def path_of(name: str | None) -> Path:
    """Find the file of a campaign."""
    if name is None:
        there = sorted(shelf().glob(f"*{ENDING}"))
        if len(there) != 1:
            listed = ", ".join(path.stem for path in there) or "none yet: begin with `burgle campaign new three-nights`"
            raise Failure(
                f"say which campaign; there are: {listed}" if there else f"there are campaigns here: {listed}"
            )
        return there[0]
    return Path(name) if Path(name).is_file() else shelf() / f"{name}{ENDING}"


def campaign_named(name: str | None) -> CampaignFile:
    """Open a campaign."""
    from burgle.campaign.file import open_file
    from burgle.campaign.log import BadLog

    path = path_of(name)
    if not path.is_file():
        raise Failure(f"there is no campaign {name!r}; `burgle campaign show` lists them")
    try:
        return open_file(path)
    except BadLog as error:
        raise Failure(f"{path}: {error}") from None


def new(
    pack: str = "three-nights",
    *,
    title: str | None = None,
    name: str | None = None,
    players: str = "",
) -> int:
    """Begin a campaign. It is kept on this device; `burgle campaign play` plays its next game.

    Parameters
    ----------
    pack
        Which campaign, such as `three-nights`, or a folder of your own.
    title
        What you call it; without it, as the box.
    name
        Its name for commands; without it, that of the box, with a number if it is taken.
    players
        Who plays, separated by commas; characters are taken in the order of the box. `campaign member` changes that.
    """
    from burgle.campaign import lines
    from burgle.campaign.file import CampaignFile
    from burgle.campaign.log import found

    box = pack_named(pack)
    people = [one.strip() for one in players.split(",") if one.strip()] or ["Ann"]
    if len(people) > len(box.characters):
        raise Failure(f"{box.title} has {len(box.characters)} characters, and these are {len(people)} players")
    path = free_path(box.id if name is None else name, name is None)
    log = found(box, title or box.title)
    for character, player in zip(box.characters, people, strict=False):
        log.say(lines.Member(character=character, player=player))
    CampaignFile(log, path).save()
    print(f"{log.title} begins: {', '.join(people)}. Play with: burgle campaign play {path.stem}")
    return 0


def free_path(name: str, number: bool) -> Path:
    """Where a new campaign is kept; what is there is never written over."""
    path = shelf() / f"{name}{ENDING}"
    n = 2
    while path.exists():
        if not number:
            raise Failure(f"there is a campaign {name!r} already: give the new one another --name")
        path = shelf() / f"{name}-{n}{ENDING}"
        n += 1
    return path


def member(character: str, player: str = "", *, campaign: Which = None, called: str = "", left: Flag = False) -> int:
    """Take, name, hand over or leave a character, between games.

    Parameters
    ----------
    character
        Which one, by its key in the box, such as `b`.
    player
        Who plays it from now on.
    called
        What the character is called.
    left
        Nobody plays it any more; it may be taken again.
    """
    from burgle.campaign import lines

    say(campaign, lines.Member(character=character, player=player, name=called, left=left))
    print("written")
    return 0


def name(thing: str, *text: str, campaign: Which = None) -> int:
    """Give something its name: the company, an intern, whatever the story asks for.

    Parameters
    ----------
    thing
        What is named; `burgle campaign show` lists what waits for a name.
    text
        Its name.
    """
    from burgle.campaign import lines

    say(campaign, lines.Named(thing=thing, text=" ".join(text)))
    print("written")
    return 0


def say(campaign: str | None, body: object) -> CampaignFile:
    """Write a line into a campaign's log."""
    from burgle.campaign.log import BadLog

    file = campaign_named(campaign)
    try:
        file.log.say(body)  # type: ignore[arg-type]
    except BadLog as error:
        raise Failure(str(error)) from None
    file.save()
    return file


def play(
    campaign: Which = None,
    *,
    players: Annotated[int | None, Parameter(name=["--players", "-n"])] = None,
    bots: str = "greedy",
    only: str = "",
    seed: int | None = None,
    plain: Flag = False,
    lang: Lang = "en",
) -> int:
    """Play the next game of a campaign, or go on with the one that was left.

    Parameters
    ----------
    players
        How many sit at the table, bots included; without it, the members, and a bot if there is only one.
    bots
        Who plays characters that nobody has: a bot such as greedy or random, or `random,greedy` in turn.
    only
        The characters of the members who are here today, such as `a,c`; without it, all of them.
    seed
        A number that fixes all chance of this game.
    plain
        Plain lines without colours or cursor tricks: for screen readers, ssh and scripts.
    """
    from burgle.cli.play import hang_up_as_interrupt, minds
    from burgle.cli.terminal.screen import open_screen
    from burgle.cli.terminal.seats import Seats
    from burgle.cli.terminal.story import StoryTable

    language_of(lang)
    file = campaign_named(campaign)
    log = file.log
    if not log.now.next:
        print(f"{log.title} is over: this is a game with its copy. `burgle campaign free` also chooses the side.")
        return free(campaign, players=players or 2, bots=bots, seed=seed, plain=plain, lang=lang)
    game, tape, kinds = resumed(file) if log.running >= 0 else begun(file, players, bots, only, seed)
    now = log.states[log.running]
    called = [called_in(log.pack, now.character(key), lang) for key in tape]
    colours = [now.character(key).colour for key in tape]
    with hang_up_as_interrupt():
        table = StoryTable(game, Seats(called, kinds, colours), minds(kinds, game.seed), open_screen(plain), lang, log)
        table.answered = lambda: waiting(file, game, tape, kinds)
        try:
            table.answered()  # from its first question on there is something to go on with
            table.run()
        finally:
            kept(file, game, tape, kinds)
    return 0


def free(
    campaign: Which = None,
    *,
    side: str = "overworld",
    players: Annotated[int, Parameter(name=["--players", "-n"])] = 2,
    bots: str = "greedy",
    seed: int | None = None,
    plain: Flag = False,
    lang: Lang = "en",
) -> int:
    """Play with the copy of a finished campaign: the board, the cards and the decks as you have left them.

    Parameters
    ----------
    side
        The side of the board.
    players
        How many sit at the table, bots included.
    """
    from burgle.campaign.play import free_play
    from burgle.cli.play import hang_up_as_interrupt, minds
    from burgle.cli.terminal.screen import open_screen
    from burgle.cli.terminal.seats import Seats
    from burgle.cli.terminal.story import StoryTable

    language_of(lang)
    log = campaign_named(campaign).log
    if not log.now.copy:
        raise Failure(f"{log.title} is not over yet: game {log.now.next} is next")
    people = [one.key for one in log.now.characters if one.player][:players]
    seats = [*people, *[one.key for one in log.now.characters if one.key not in people]][:players]
    kinds = ["" if key in people else bots for key in seats]
    game = free_play(log.pack, log.now, seats, side, seed)
    called = [called_in(log.pack, log.now.character(key), lang) for key in seats]
    colours = [log.now.character(key).colour for key in seats]
    with hang_up_as_interrupt():
        StoryTable(game, Seats(called, kinds, colours), minds(kinds, game.seed), open_screen(plain), lang, log).run()
    return 0


def called_in(pack: Pack, one: Character, lang: str) -> str:
    """What a seat is called: by the player, or by the character that nobody plays."""
    from burgle.campaign.pages import character_in

    return one.player or one.name or character_in(pack, one.key, lang)


def begun(
    file: CampaignFile, players: int | None, bots: str, only: str, seed: int | None
) -> tuple[Game, tuple[str, ...], list[str]]:
    """Begin the next game: members first, then bots for characters that nobody has."""
    from burgle.bots.loading import find_bot
    from burgle.campaign import lines
    from burgle.campaign.chronicle import version_of
    from burgle.campaign.log import BadLog
    from burgle.campaign.play import begin
    from burgle.campaign.tape import voters_of

    log = file.log
    here = [one.strip() for one in only.split(",") if one.strip()]
    people = [one.key for one in log.now.characters if one.player and (not here or one.key in here)]
    size = max(log.pack.spec.players[0], len(people)) if players is None else players
    hands = [one.key for one in log.now.characters if not one.player][: max(0, size - len(people))]
    seats = tuple([*people, *hands][:size])
    named = [one.strip() for one in bots.split(",")]
    for one in named:
        find_bot(one)
    kinds = ["" if key in people else named[n % len(named)] for n, key in enumerate(seats)]
    line = lines.PlayGame(game=log.now.next, seats=seats, table=f"here-{len(log.lines)}", version=version_of(log.now))
    try:
        log.say(line)
    except BadLog as error:
        raise Failure(str(error)) from None
    file.save()
    game = begin(log.pack, log.now, seats, seed, voters=voters_of(tuple(kinds)))
    return game, seats, kinds


def paused(file: CampaignFile) -> Path:
    """Where the game that is being played waits."""
    assert file.path is not None
    return file.path.with_suffix(".paused")


def resumed(file: CampaignFile) -> tuple[Game, tuple[str, ...], list[str]]:
    """Go on with the game that was left."""
    import msgspec

    from burgle.campaign.tape import BadTape, GameTape, played_again

    log = file.log
    try:
        tape = msgspec.json.decode(paused(file).read_bytes(), type=GameTape)
        if tape.tape != log.running:
            raise BadTape("what was kept is another game")
        game = played_again(log.pack, log.states[log.running], tape, events=True)
    except (OSError, msgspec.DecodeError, BadTape) as error:
        raise Failure(
            f"the game that was begun cannot be gone on with ({error}); `burgle campaign rewind` goes back before it"
        ) from None
    return game, tape.seats, list(tape.bots)


def waiting(file: CampaignFile, game: Game, seats: tuple[str, ...], kinds: list[str]) -> GameTape:
    """Write down how far a game is, and what was named in it: a power cut costs the last answer at most."""
    import os

    import msgspec

    from burgle.campaign import lines
    from burgle.campaign.tape import record

    begun = file.log.said[file.log.running]
    assert isinstance(begun, lines.PlayGame)
    tape = record(game, file.log.running, begun.table, seats, tuple(kinds))
    file.save()
    if not game.over:
        fresh = paused(file).with_suffix(".new")
        with fresh.open("wb") as out:
            out.write(msgspec.json.encode(tape))
            out.flush()
            os.fsync(out.fileno())  # or the new name might be on the disk before what it stands for
        os.replace(fresh, paused(file))
    return tape


def kept(file: CampaignFile, game: Game, seats: tuple[str, ...], kinds: list[str]) -> None:
    """Keep a game: as it was left, or closed into the chronicle."""
    from burgle.campaign import lines
    from burgle.campaign.tape import outcome

    log = file.log
    begun = log.said[log.running]
    assert isinstance(begun, lines.PlayGame)
    tape = waiting(file, game, seats, kinds)
    if not game.over:
        print(f"Game {begun.game} is kept. Go on with: burgle campaign play {file.path and file.path.stem}")
        return
    entries, scores, side = outcome(game)
    file.keep(tape)
    log.say(
        lines.CloseGame(game=begun.game, table=begun.table, head=tape.head, side=side, scores=scores, entries=entries)
    )
    if not log.now.next and not log.now.copy:
        log.say(lines.AllDone())
    file.save()
    with contextlib.suppress(OSError):
        paused(file).unlink()
    for thing in log.now.awaits:
        print(f"Something wants a name: burgle campaign name {thing} ...")
