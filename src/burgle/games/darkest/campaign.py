"""What a campaign adds to the rulebook: the book, what it keeps, and what comes before and after the scores."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from burgle.chapters.ballots import Ballots
from burgle.chapters.book import Book
from burgle.chapters.cabinet import Cabinet
from burgle.chapters.closing import Closing
from burgle.chapters.contract_words import ContractWords
from burgle.chapters.contracts import Contracts
from burgle.chapters.filing import Filing
from burgle.chapters.gains import StoryGains
from burgle.chapters.litter import Litter
from burgle.chapters.markers import Markers
from burgle.chapters.put_off import PutOff
from burgle.chapters.records import Records
from burgle.chapters.remnants import Remnants
from burgle.chapters.slots import Slots
from burgle.chapters.stickers import Stickers
from burgle.chapters.storage import Storage
from burgle.chapters.story_counts import StoryCounts
from burgle.chapters.tallies import Tallies
from burgle.chapters.targets import Targets
from burgle.chapters.team import TeamScore
from burgle.chapters.tracks import Tracks
from burgle.chapters.waypoints import Waypoints
from burgle.games.darkest.journals import JournalEntry, Journals
from burgle.games.darkest.marks import Marks
from burgle.games.darkest.marks_of_table import TableMarks
from burgle.games.darkest.memorial import Prize
from burgle.games.darkest.milestones import Milestones
from burgle.games.darkest.newcomers import Newcomers
from burgle.games.darkest.scratches import Scratches
from burgle.games.darkest.sides import SIDES
from burgle.games.spec import CampaignSpec, PieceError
from burgle.games.story import (
    characters_in,
    entries_of,
    has_campaign,
    mission_passages,
    sticker_titles,
    stickers_in,
    story_names,
)
from burgle.kernel.rules import Chapter
from burgle.kernel.slots import KEYWORD

CLOSING: Final = (
    "after turn", "deadlines", "score", "report", "memorial", "after scoring", "put away", "epilogue", "growth",
    "slot 17A", "sort", "after closing",
)  # fmt: skip
CAMPAIGN: Final = CampaignSpec(
    games=12,
    characters=4,
    closing=CLOSING,
    shared_win=False,
    reread=True,
    contracts_first=False,
    beyond=("gold", "points", "lose", "secret", "gain"),  # what can still matter to who is off the clock (L2-197)
    own_characters=True,
    sheets="abcdefghijklmnopqrst",
    prize="employee_of_the_month",
    rests=True,
    slots=True,
    short_handed={2: ("002", "003"), 3: ("004",)},  # Burn the Midnight Oil
)
# Where rule slots lie in the set-up and in the end of a turn (L2-232, L2-235); 3A is behind the Prologue.
SLOTS_BEHIND: Final[Mapping[str, tuple[str, ...]]] = {
    "place marker": ("2A",), "fill bank": ("2B", "2C", "2D"), "lay out reserve": ("3B",), "deal row": ("3C",),
    "lay secrets": ("3D", "3E"), "first noise": ("3F",), "draw": ("10A",), "attack again": ("11A",),
}  # fmt: skip
PHASES: Final = ["report", "memorial", "put away", "epilogue", "sort"]  # noted when they are done (L2-203)


def campaign_chapters(tables: Mapping[str, Any], players: int, scratches: Scratches) -> list[Chapter]:
    """List the chapters that only a campaign has."""
    names = story_names(tables)
    scratches.storage = storage = Storage(characters_in(tables), [], list(SIDES))
    book = Book(storage, names, CAMPAIGN.reread, list(CAMPAIGN.beyond), hushed=True)
    ballots = Ballots(storage, names["choice"], names["label"])
    records = Records(storage, names, has_checks=False)
    ids, kinds, spots, where = stickers_in(tables)
    stickers = Stickers(storage, ballots, ids, kinds, spots, where, sticker_titles(tables))
    awake = [str(key) for key in tables["awake"]] if "awake" in tables else None
    targets = Targets(storage, book)
    litter, markers = Litter(), Markers(records, lasting=True)
    cabinet = Cabinet(
        storage, ballots, litter, "adventure", ["major", "minor", "ore"], arrives=True, reaches_out=True
    )  # fmt: skip
    prologues, epilogues = mission_passages(tables, names["passage"])
    closing = Closing(
        storage, book, ballots, records, targets, list(CAMPAIGN.closing), PHASES, prologues, epilogues,
        shared_win=CAMPAIGN.shared_win,
    )  # fmt: skip
    closing.by_lot = bool(tables["params"]["win_by_lot"])
    closing.team = team = TeamScore()
    contracts = contract_chapters(tables, players, book, storage, markers)
    growth = growth_chapters(tables, book, targets, scratches, contracts, team)
    return [
        storage,
        book,
        PutOff(),
        ballots,
        records,
        stickers,
        cabinet,
        Remnants(cabinet, stickers),
        Waypoints(storage, book, stickers, awake),
        targets,
        team,
        StoryCounts(storage, names),
        StoryGains("gold", "exhausted"),
        Tallies("hq"),
        *track_chapters(tables, storage),
        litter,
        markers,
        *contracts,
        *growth,
        *slot_chapters(tables, storage, stickers, targets, growth),
        closing,
    ]


def track_chapters(tables: Mapping[str, Any], storage: Storage) -> list[Chapter]:
    """List the chapter about tracks, where there are any."""
    entries = entries_of(tables, "track")
    keys = [str(entry["id"]) for entry in entries]
    titles = [str(entry.get("name", entry["id"])) for entry in entries]
    return [Tracks(keys, titles, storage)] if keys else []


def contract_chapters(
    tables: Mapping[str, Any], players: int, book: Book, storage: Storage, markers: Markers
) -> list[Chapter]:
    """List the chapters about contracts, where there are any."""
    entries = entries_of(tables, "contract")
    if not entries:
        return []
    titles = [str(entry.get("name", entry["id"])) for entry in entries]
    contracts = Contracts([str(entry["id"]) for entry in entries], titles, book, storage, markers, filed=True)
    return [contracts, ContractWords(contracts), Filing(contracts, list(CAMPAIGN.short_handed.get(players, ())))]


def growth_chapters(
    tables: Mapping[str, Any],
    book: Book,
    targets: Targets,
    scratches: Scratches,
    contracts: list[Chapter],
    team: TeamScore,
) -> list[Chapter]:
    """List the chapters about what grows: Journals, milestones, marks, the prize, and who has to catch up."""
    entries = entries_of(tables, "milestone")
    keys = [str(entry["id"]) for entry in entries]
    titles = [str(entry.get("name", entry["id"])) for entry in entries]
    journals = Journals(book, journals_in(tables, book))
    spaces, read_at = int(tables["params"]["milestones"]), [int(n) for n in tables["numbers"]["milestones_read"]]
    milestones = Milestones(book.storage, journals, keys, titles, spaces, read_at)
    marks = Marks(book.storage, milestones, scratches, [])
    kept = [chapter for chapter in contracts if isinstance(chapter, Contracts)]
    prize = Prize(book.storage, targets, marks, team, CAMPAIGN.prize)
    return [journals, milestones, marks, prize, Newcomers(marks, milestones, journals, kept[0] if kept else None)]


def slot_chapters(
    tables: Mapping[str, Any], storage: Storage, stickers: Stickers, targets: Targets, growth: list[Chapter]
) -> list[Chapter]:
    """List the chapter about rule slots, where there is anything to fill them with."""
    entries = entries_of(tables, "rule")
    marks = [chapter for chapter in growth if isinstance(chapter, Marks)]
    if not entries:
        return []
    names = [str(entry.get("name", "")) if entry.get("hook") == KEYWORD else "" for entry in entries]
    return [Slots([str(entry["id"]) for entry in entries], names, storage, stickers, targets, TableMarks(marks[0]))]


def journals_in(tables: Mapping[str, Any], book: Book) -> list[JournalEntry]:
    """List the entries of all Journals; where only the bare book is left nobody reads one."""
    found: list[JournalEntry] = []
    for entry in entries_of(tables, "passage"):
        if entry.get("kind") == "journal" and "character" in entry:
            key, character = str(entry["id"]), str(entry["character"])
            if character not in book.storage.characters:
                raise PieceError("passage", key, "character", f"there is no character {character!r}")
            passage, owner = book.names["passage"].index(key), book.storage.characters.index(character)
            letter, game, space = str(entry.get("letter", "")), int(entry.get("game", 0)), int(entry.get("space", 0))
            found.append(JournalEntry(passage, owner, letter, game, space))
    return found


def setup_steps(tables: Mapping[str, Any], steps: list[str]) -> list[str]:
    """List the steps of the set-up: the setup box first (L2-024), the Prologue as step 5, behind Bank and decks (L2-031)."""
    if not has_campaign(tables):
        return steps
    contracts = bool(entries_of(tables, "contract"))
    ruled = bool(entries_of(tables, "rule"))
    found = [*(["missed deadlines", "after scoring"] if contracts else []), "catch up", "setup box"]
    for step in steps:
        if step == "lay out reserve":
            found += ["prologue", "journals", *(["slot 3A"] if ruled else [])]
            found += ["short hand", "contract set-up"] if contracts else []
        elif step == "deal":
            found.append("deal prize")
        found.append(step)
        if step == "lay secrets":
            found.append("storage")
        elif step == "arrive":
            found.append("arrive extra")
        found += ["slot " + letter for letter in SLOTS_BEHIND.get(step, ())] if ruled else []
    return found


def end_steps(tables: Mapping[str, Any], steps: list[str]) -> list[str]:
    """List the steps of the end of a turn: contracts come last, with what passages have put off (L2-139, L2-151)."""
    if not has_campaign(tables):
        return steps
    found: list[str] = []
    for step in steps:
        found += ["close slots", step] if step == "refill" else [step]
        found += ["slot " + letter for letter in SLOTS_BEHIND.get(step, ())] if entries_of(tables, "rule") else []
    return [*found, *(["contracts"] if entries_of(tables, "contract") else []), "after turn"]
