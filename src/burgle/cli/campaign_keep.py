"""`burgle campaign rewind`, `branch`, `export`, `import`, `edition`, `verify`, `lint`, `skim`: campaigns kept and checked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from burgle.cli import CHECK_FAILED, Failure
from burgle.cli.campaign import Which, campaign_named, free_path, pack_named, paused, resumed, say, shelf
from burgle.cli.common import Json, print_json

if TYPE_CHECKING:
    from burgle.campaign.file import CampaignFile, PausedRow


def rewind(to: int, *, campaign: Which = None) -> int:
    """Go back to an earlier line of the history and play on from there; the later lines stay to be looked at.

    Parameters
    ----------
    to
        The number of the line, as `burgle campaign history` tells it.
    """
    from burgle.campaign import lines

    file = say(campaign, lines.GoBack(to=to))
    paused(file).unlink(missing_ok=True)
    print(f"back at line {to}: game {file.log.now.next} is next")
    return 0


def branch(at: int, name: str, *, campaign: Which = None, title: str | None = None) -> int:
    """Begin another telling from a line of the history; both go on, and neither knows the other.

    Parameters
    ----------
    at
        The number of the line.
    name
        The new campaign's name for commands.
    """
    from burgle.campaign.file import CampaignFile
    from burgle.campaign.log import BadLog
    from burgle.campaign.log import branch as new_branch

    log = campaign_named(campaign).log
    try:
        other = new_branch(log, at, title or f"{log.title} ({name})")
    except BadLog as error:
        raise Failure(str(error)) from None
    CampaignFile(other, free_path(name, False)).save()
    print(f"{other.title} begins with game {other.now.next}")
    return 0


def export(file: Path, *, campaign: Which = None) -> int:
    """Write a campaign with all its games into one file, which can be checked and imported elsewhere."""
    if file.exists():
        raise Failure(f"{file} is there already; choose another name")
    kept = campaign_named(campaign)
    if kept.log.running >= 0:
        kept.paused = left_so_far(kept)
    data = kept.data()
    try:
        file.write_bytes(data)
    except OSError as error:
        raise Failure(f"cannot write {file}: {error.strerror or error}") from None
    print(f"{file}: {len(data)} bytes")
    return 0


def left_so_far(kept: CampaignFile) -> PausedRow:
    """What the game that was left has changed for good; nothing, if it cannot be gone on with here."""
    from burgle.campaign.entries import entries_of
    from burgle.campaign.file import PausedRow

    try:
        game = resumed(kept)[0]
    except Failure:
        return PausedRow(paused=kept.log.running, entries=())
    return PausedRow(paused=kept.log.running, entries=tuple(entries_of(game.rules, game.state)))


def import_(file: Path, *, name: str | None = None) -> int:
    """Take over a campaign from a file, after everything in it was checked and every game played again."""
    from burgle.campaign.file import CampaignFile, read_file
    from burgle.campaign.log import BadLog
    from burgle.campaign.verify import verify_campaign

    try:
        found = read_file(file.read_bytes())
    except (OSError, BadLog) as error:
        raise Failure(f"{file}: {error}") from None
    problems = [verdict for verdict in verify_campaign(found.log, found.tapes) if verdict.problem]
    if problems:
        raise Failure(f"{file}: game {problems[0].game}: {problems[0].problem}", CHECK_FAILED)
    found.pause()
    for path in shelf().glob("*.campaign"):
        if campaign_named(path.stem).log.id == found.log.id:
            raise Failure(f"you have this campaign already, as {path.stem}")
    path = free_path(name or file.stem, name is None)
    whole = CampaignFile(found.log, path)
    whole.save()
    for line in sorted(found.tapes):
        whole.keep(found.tapes[line])
    print(f"{found.log.title}: {path.stem}")
    return 0


def edition(version: int = 0, *, campaign: Which = None) -> int:
    """Go on with another edition of the box, from the next game on; before that the whole campaign is exported.

    Parameters
    ----------
    version
        The edition; without it, the newest that there is.
    """
    from burgle.campaign import lines
    from burgle.campaign.vault import find_pack

    kept = campaign_named(campaign)
    now = kept.log.now
    try:
        pack = find_pack(now.pack, version)
    except KeyError:
        raise Failure(f"there is no edition {version} of {now.pack} here") from None
    if pack.version == now.version:
        print(f"{now.pack} {now.version} is what it is played with already")
        return 0
    if kept.log.running >= 0:
        raise Failure("a game is being played: first bring it to its end")
    assert kept.path is not None
    copy = kept.path.with_name(f"{kept.path.stem}-edition-{now.version}.export")
    copy.write_bytes(kept.data())
    say(campaign, lines.NewEdition(before=now.version, version=pack.version, digest=pack.digest))
    print(f"game {now.next} will be played with {now.pack} {pack.version}; as it was it is kept in {copy}")
    return 0


def verify(campaign: Which = None) -> int:
    """Check a campaign: the chain of its log, and every game played again to the same end."""
    return judge(campaign_named(campaign))


def verify_file(path: Path) -> int:
    """Check the file of a campaign, which stays as it is."""
    from burgle.campaign.file import LARGEST, read_file
    from burgle.campaign.log import BadLog

    try:
        with path.open("rb") as opened:
            return judge(read_file(opened.read(LARGEST + 1)))
    except BadLog as error:
        print(f"{path}: {error}")
        return CHECK_FAILED


def judge(file: CampaignFile) -> int:
    """Say of every game whether it holds."""
    from burgle.campaign.verify import verify_campaign

    bad = 0
    for verdict in verify_campaign(file.log, file.tapes):
        bad += bool(verdict.problem)
        told = verdict.problem or verdict.note or f"fine, {verdict.answers} answers"
        print(f"game {verdict.game}: {told}" if verdict.game else f"line {verdict.line}: {told}")
    return CHECK_FAILED if bad else 0


def lint(pack: str) -> int:
    """Check a campaign of your own: every reference, every text, what can be reached; each mistake with file and line.

    Parameters
    ----------
    pack
        The folder, or the name of one of the campaigns here.
    """
    from burgle.campaign.lint import lint_campaign
    from burgle.campaign.pack import MAIN
    from burgle.campaign.vault import workshop

    folder = Path(pack) if (Path(pack) / MAIN).is_file() else workshop() / pack
    if not (folder / MAIN).is_file():
        raise Failure(f"{pack}: a campaign is a folder with a {MAIN}")
    complaints = lint_campaign(folder)
    for complaint in complaints:
        print(complaint)
    mend = [complaint for complaint in complaints if not complaint.mild]
    print("fine" if not mend else f"{len(mend)} to mend")
    return CHECK_FAILED if mend else 0


def skim(
    pack: str,
    *,
    times: int = 20,
    players: int | None = None,
    seed: int = 1,
    notebook: Path | None = None,
    json: Json = False,
) -> int:
    """Play the story of whole campaigns without the walking, by several policies, and report what was reached.

    Parameters
    ----------
    times
        How many campaigns.
    players
        How many play; without it, 2, 3 and 4 in turn, and rosters that change.
    notebook
        A file that what has been done is written into, from time to time; with the same one it goes on where it stopped.
    """
    from burgle.campaign.skim_report import skim_many

    try:
        report = skim_many(pack_named(pack), times, players, seed, notebook)
    except ValueError as error:
        raise Failure(str(error)) from None
    if json:
        print_json(report.to_json())
    else:
        for line in report.lines():
            print(line)
    return CHECK_FAILED if report.faults else 0


def routes(pack: str, *, tries: int = 200, seed: int = 1) -> int:
    """Look for few routes that together reach everything in a pack, and print them as its routes.toml. For authors.

    Parameters
    ----------
    tries
        How many campaigns are skimmed in search of them.
    """
    from burgle.campaign.routes import covered, find_routes, to_reach, walk, write_routes

    box = pack_named(pack)
    missing, found = to_reach(box), find_routes(box, tries, seed)
    for route in found:
        done = walk(box, route)
        missing -= covered(done.entries, done.now)
    print(write_routes(found), end="")
    for item in sorted(missing):
        print(f"# no route to {item}")
    return CHECK_FAILED if missing else 0
