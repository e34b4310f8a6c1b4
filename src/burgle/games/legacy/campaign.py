"""What a campaign adds to the rulebook: the book, what it keeps, and what comes after the scores."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from burgle.chapters.ballots import Ballots
from burgle.chapters.book import Book
from burgle.chapters.cabinet import Cabinet
from burgle.chapters.closing import Closing
from burgle.chapters.contract_words import ContractWords
from burgle.chapters.contracts import Contracts
from burgle.chapters.dials import Dials
from burgle.chapters.gains import StoryGains
from burgle.chapters.litter import Litter
from burgle.chapters.markers import Markers
from burgle.chapters.records import Records
from burgle.chapters.remnants import Remnants
from burgle.chapters.stickers import Stickers
from burgle.chapters.storage import Storage
from burgle.chapters.story_counts import StoryCounts
from burgle.chapters.targets import Targets
from burgle.chapters.waypoints import Waypoints
from burgle.games.legacy.growth import growth_chapters
from burgle.games.legacy.modules import MODULES, SIDES
from burgle.games.spec import CampaignSpec
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

CAMPAIGN: Final = CampaignSpec(
    games=10,
    characters=4,
    closing=(
        "after turn",
        "deadlines",
        "score",
        "report",
        "after scoring",
        "epilogue",
        "reviews",
        "sort",
        "rival",
        "after closing",
    ),
    asking=("roles", "vault", "patrons"),
)
PHASES: Final = ["report", "epilogue", "reviews", "sort", "rival"]  # noted when they are done (L1-181)


def campaign_chapters(tables: Mapping[str, Any], types: list[str]) -> list[Chapter]:
    """List the chapters that only a campaign has; `types` are those of cards."""
    names = story_names(tables)
    storage = Storage(characters_in(tables), list(MODULES), list(SIDES))
    book = Book(storage, names, CAMPAIGN.reread)
    ballots = Ballots(storage, names["choice"], names["label"])
    records = Records(storage, names)
    ids, kinds, spots, where = stickers_in(tables)
    stickers = Stickers(storage, ballots, ids, kinds, spots, where, sticker_titles(tables))
    awake = [str(key) for key in tables["awake"]] if "awake" in tables else None
    targets = Targets(storage, book)
    litter, markers = Litter(), Markers(records)
    cabinet = Cabinet(storage, ballots, litter, "adventure", ["major", "minor"])
    prologues, epilogues = mission_passages(tables, names["passage"])
    closing = Closing(
        storage, book, ballots, records, targets, list(CAMPAIGN.closing), PHASES, prologues, epilogues
    )  # fmt: skip
    return [
        storage,
        book,
        ballots,
        records,
        stickers,
        cabinet,
        Remnants(cabinet, stickers),
        Waypoints(storage, book, stickers, awake),
        targets,
        StoryCounts(storage, names),
        StoryGains("gold", "exhausted"),
        *growth_chapters(tables, book, records, targets),
        litter,
        markers,
        *contract_chapters(tables, book, storage, markers),
        Dials(types, bool(entries_of(tables, "contract"))),
        closing,
    ]


def contract_chapters(tables: Mapping[str, Any], book: Book, storage: Storage, markers: Markers) -> list[Chapter]:
    """List the chapters about contracts, where there are any."""
    entries = entries_of(tables, "contract")
    if not entries:
        return []
    titles = [str(entry.get("name", entry["id"])) for entry in entries]
    contracts = Contracts([str(entry["id"]) for entry in entries], titles, book, storage, markers)
    return [contracts, ContractWords(contracts)]


def setup_steps(tables: Mapping[str, Any], steps: list[str]) -> list[str]:
    """List the steps of the set-up: the prologue is read first (L1-181), what contracts say behind step 14 (L1-193)."""
    if not has_campaign(tables):
        return steps
    found = ["prologue"]
    for step in steps:
        found.append(step)
        if step == "lay secrets":
            found.append("storage")
        elif step == "place pawns":
            found.append("appointments")  # so that what they change in a starting deck is in it
        elif step == "franchise":
            found.append("start bonus")
        elif step == "place shrines" and entries_of(tables, "contract"):
            found.append("contract set-up")
    return found


def end_steps(tables: Mapping[str, Any], steps: list[str]) -> list[str]:
    """List the steps of the end of a turn: contracts come first (L1-035), what passages have put off last."""
    if not has_campaign(tables):
        return steps
    at = steps.index("end choices") + 1
    last: list[str] = []
    for step in steps[at:]:
        last += ["close slots", step] if step == "refill" else [step]
    return [*steps[:at], *(["contracts"] if entries_of(tables, "contract") else []), *last, "after turn"]
