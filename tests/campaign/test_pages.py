"""Pages: what is put into the braces of a text, as it is at that moment of the story."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from burgle.campaign import lines
from burgle.campaign.chronicle import Report, version_of
from burgle.campaign.log import found, fresh
from burgle.campaign.pack import read_pack
from burgle.campaign.pages import lid, names_in, pages_of
from burgle.campaign.play import begin
from burgle.chapters.book import Book
from burgle.cli.terminal.screen import Screen
from burgle.cli.terminal.seats import Seats
from burgle.cli.terminal.story import StoryTable
from burgle.game import Game
from burgle.kernel.engine import advance
from burgle.kernel.state import Event
from burgle.language.wording import narrate
from burgle.table.campaign_differences import differences
from burgle.table.pages import PageReader

ROOT = Path(__file__).resolve().parent.parent.parent / "campaigns"
PACK = read_pack(ROOT / "small-print")[0]
replace = msgspec.structs.replace


def last_game() -> Game:
    """The last game of a campaign, before anything has happened in it."""
    return begin(PACK, replace(fresh(PACK), next=10, chose={"sale": "sell", "shrines": "wake"}), ("a", "b"), 4)


def event(game: Game, code: str, a: str = "", b: str | int = "", sorts: tuple[str, str] = ("", "")) -> Event:
    """Something that happens, by its name."""
    things = game.state.rules.things
    numbers = [things[sort].index(str(x)) if sort else x or 0 for sort, x in zip(sorts, (a, b), strict=True)]
    kind = next(n for n, known in enumerate(game.state.rules.events) if known.code == code)
    return Event(kind, -1, int(numbers[0]), int(numbers[1]), -1)


def story(game: Game, passage: str, part: str) -> Event:
    """A part that is told."""
    return event(game, "story", passage, part, ("passage", "part"))


def test_the_receipt_has_the_tracks_as_they_stand() -> None:
    """Page 216 counts: tracks of the games before, and what the epilogue has added in the meantime."""
    game = last_game()
    now = replace(fresh(PACK), tracks={"returned": 11, "rival": 3})
    names = names_in(PACK, now, ["Ann", "Ben"], "", "en")
    moved = event(game, "track", "sacrificed", 2, ("track", ""))
    head, sent, tally = (story(game, "216", part) for part in ("a", "sent", "tally"))
    told = [page.text for page in pages_of(PACK, game.rules, [head, tally, sent, moved, sent], "en", names)]
    assert "Artifacts carried up: 11. Carried down again: 11." in told[0]
    assert "not done in time: 0." in told[1] and "entered as missed: 3." in told[1]
    assert "door: 0." in told[2] and "door: 2." in told[3] and "{" not in "".join(told)


def test_the_winner_in_an_epilogue_is_that_of_this_game() -> None:
    """Before the scores it is who won the game before; nobody if all came home with nothing."""
    game = last_game()
    reports = (Report(game=1, side="overworld", seats=("a", "b"), scores=(9, 5), winners=("a",)),)
    scored, page = event(game, "scored"), story(game, "201", "d")
    for winner, lang, mug in (
        ("Ben", "en", "Tonight: Ben"),
        ("", "en", "Tonight: nobody"),
        ("", "de", "Heute: niemand"),
    ):
        names = names_in(PACK, replace(fresh(PACK), reports=reports), ["Ann", "Ben"], "Ann", lang)
        first, last = pages_of(PACK, game.rules, [page, scored, page], lang, names, winner)
        assert mug.split()[-1] not in first.text and "Ann" in first.text and mug in last.text


def test_a_box_has_its_title_in_every_language() -> None:
    """And if a language has none, that of pack.toml."""
    assert [lid(PACK, "title", lang) for lang in ("en", "de", "fr")] == ["Small Print", "Kleingedrucktes", PACK.title]
    assert "Langfinger" in lid(PACK, "tagline", "de")


def test_what_nobody_has_named_is_called_so_in_every_language() -> None:
    """The preset is the pack's, in the reader's language; what somebody has written stays as it is written."""
    now = fresh(PACK)
    assert names_in(PACK, now, [], "", "en")["company"] == "Branch Nine"
    assert names_in(PACK, now, [], "", "de")["company"] == "Filiale neun"
    now = replace(now, wrote={**now.wrote, "company": "Owl & Sons"})
    assert names_in(PACK, now, [], "", "de")["company"] == "Owl & Sons"


def test_a_table_reads_the_same_pages() -> None:
    """The server's reader knows the state: tracks as they stand, and the winner of this game in its epilogue."""
    game = last_game()
    st = game.state.copy()
    zones = st.rules.zone_names
    reader = PageReader(PACK, fresh(PACK), ["Ann", "Ben"], ["Ann"], "en")
    st.zones[zones.index("tracks")] = [7 if key == "sacrificed" else 0 for key in st.rules.things["track"]]
    st.zones[zones.index("report")] = [3, 0, 1, 8, 1, 1]
    texts = [(reader.page(st, story(game, *where)) or {})["text"] for where in (("216", "sent"), ("201", "d"))]
    assert "door: 7." in texts[0] and "Tonight: Ben" in texts[1] and "{" not in "".join(texts)


class Pen(Screen):
    """A screen at which somebody writes."""

    def __init__(self, written: str) -> None:
        super().__init__()
        self.written, self.asked = written, 0

    def ask(self, prompt: str = "> ") -> str | None:
        self.asked += 1
        return self.written


def test_a_name_is_asked_for_where_the_page_stands() -> None:
    """L1-173: what comes after it on the page has it; the campaign's log keeps it, and it is asked for once."""
    log = found(PACK, "ours", find=lambda name, version: PACK)
    log.say(lines.PlayGame(game=1, seats=("a", "b"), table="t", version=version_of(log.now)))
    game = begin(PACK, log.now, ("a", "b"), 4)
    wanted = event(game, "name_wanted", "security", 0, ("thing", ""))
    for signs, written, name in (("xx", "Ann", "somebody"), (" x", "", "somebody"), ("  ", "Ann", "Ann")):
        kinds = [kind.strip() for kind in signs]
        table = StoryTable(game, Seats(["Ann", "Ben"], kinds), {}, Pen(written), "en", log)
        told = table.page_lines([wanted, story(game, "214", "b"), *([wanted] if name == "Ann" else [])])
        assert f"The paper says {name}, and" in "\n".join(str(line) for line in told)
        assert log.now.wrote["security"] == name
    assert isinstance(table.screen, Pen) and table.screen.asked == 1


@pytest.mark.parametrize("ref", ["503", "504"])
def test_a_question_that_two_pages_ask_is_told_as_the_one_that_was_read(ref: str) -> None:
    """Whether the shrines are woken is asked of whoever got there, for 10 points; or of all, and nobody gets any."""
    game = last_game()
    st = game.state
    book = next(chapter for chapter in st.rules.chapters if isinstance(chapter, Book))
    st.events = []
    book.open(st, st.rules.things["passage"].index(ref), 0)
    advance(st)
    reader = PageReader(PACK, fresh(PACK), ["Ann", "Ben"], [], "en")
    asked = reader.question(st, 0)
    assert asked is not None and asked.ref == ref
    assert {one.label: one.hint for one in asked.labels}["seal"] == PACK.text("en", ref, "shrines.seal_hint")
    chosen = event(game, "choice", "shrines", "seal", ("choice", "label"))
    page = reader.page(st, chosen)
    assert page is not None and (page["ref"], page["title"]) == (f"{ref}.shrines.seal", PACK.text("en", ref, "title"))
    *_, told = pages_of(PACK, st.rules, [*st.events, chosen], "en", {})
    assert told.ref == f"{ref}.shrines.seal"
    here = replace(fresh(PACK), read=(ref,), chose={"shrines": "seal"})
    [about] = [one for one in differences(PACK, fresh(PACK), here, "en") if one.sort == "choices"]
    assert about.name == PACK.text("en", ref, "title")


@pytest.mark.parametrize(
    ("code", "a", "b", "sorts", "lang", "told"),
    [
        ("fetched", "card:c075", "deck", ("piece", "place"), "de", "Stamped Receipt kommt aus dem Lager: Stapel der Auslage."),
        ("sticker", "rival_agent", "A24", ("sticker", "spot"), "de", "Aufkleber „Tür, bezahlt“ auf Fire Door."),
        ("unlocked", "interns", 1, ("module", ""), "de", "Von jetzt an mit dabei: die Praktikanten."),
        ("track", "rival", 2, ("track", ""), "de", "Die Konkurrenz steht jetzt auf 2."),
        ("name_wanted", "company", 0, ("thing", ""), "de", "Gesucht wird ein Name: Die Firma."),
        ("written", "bathers", "found", ("thing", "value"), "en", ""),
        ("track", "sacrificed", 2, ("track", ""), "en", ""),
        ("note", "101", "lilies", ("passage", "note"), "en", ""),
        ("closing_step", "", 1, ("", ""), "en", ""),
    ],
)  # fmt: skip
def test_the_margin_and_the_log_call_things_by_their_names(
    code: str, a: str, b: str | int, sorts: tuple[str, str], lang: str, told: str
) -> None:
    """Never by keys; and what only conditions of the story read, nobody is told."""
    game = last_game()
    reader = PageReader(PACK, fresh(PACK), ["Ann", "Ben"], [], lang)
    happened = event(game, code, a, b, sorts)
    text = narrate(game.rules, happened, False, ["Ann", "Ben"], lang)
    assert reader.told(game.state, happened, {"text": text}, 0)["text"] == told
